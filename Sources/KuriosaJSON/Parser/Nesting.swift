import KuriosaSource

extension JSONParser {
  struct MendedNesting {
    /// Offset of the opening bracket that was not closed.
    let opener: Int
    /// Offset where it should have been.
    let end: Int
  }

  /// Finds the object inside `outer` whose closing brace is indented less than the line that opened it: this one was not
  /// closed, and the brace is that of an object around it. Ends it before its first member that is not indented more than
  /// that line, and lets each object around it end at the brace of the one inside. Nil where the layout tells nothing.
  ///
  /// `outer` is an object that is about to end without a brace of its own.
  mutating func mendNesting(of outer: Int) -> MendedNesting? {
    guard nodes[outer].kind == .object, let inner = misindentedObject(in: outer) else { return nil }
    let around = (outer + 1..<inner.node).filter { Int(nodes[$0].next) > inner.node && !isKey($0) }
    guard around.allSatisfy({ nodes[$0].kind == .object }), isKey(inner.node - 1),
      Int(nodes[around.first ?? inner.node].next) == nodes.count
    else { return nil }
    var (end, next) = ownEnd(of: inner.node, indentation: inner.indentation)
    let mended = MendedNesting(opener: Int(nodes[inner.node].start), end: end)
    for node in [inner.node] + around.reversed() {
      let old = (Int(nodes[node].end), Int(nodes[node].next))
      nodes.setEnd(node, end)
      nodes.setNext(node, next)
      nodes.setNext(node - 1, next)
      nodes.insert([.damaged, .mayRepeatKeys], at: node)
      (end, next) = old
    }
    nodes.insert(.mayRepeatKeys, at: outer)
    return mended
  }

  /// The first object to be closed, in the order of the text, by a brace on a line of its own that is indented less than
  /// the line that the object starts in.
  private func misindentedObject(in outer: Int) -> (node: Int, indentation: Int)? {
    var found: (node: Int, indentation: Int)?
    for index in outer + 1..<max(nodes.count, outer + 1) where nodes[index].kind == .object {
      let node = nodes[index]
      if let found, node.end > nodes[found.node].end { continue }
      guard let closing = lookAhead.indentation(of: Int(node.end) - 1),
        let opening = lookAhead.lineIndentation(of: Int(node.start)), closing < opening
      else { continue }
      found = (index, opening)
    }
    return found
  }

  /// Where an object should have ended: behind its last member that is indented more than its first line. Also the node
  /// behind that member.
  private func ownEnd(of object: Int, indentation: Int) -> (end: Int, next: Int) {
    var end = Int(nodes[object].start) + 1
    var key = object + 1
    while key < Int(nodes[object].next) {
      if key > object + 1, let own = lookAhead.indentation(of: Int(nodes[key].start)), own <= indentation { break }
      end = Int(nodes[key + 1].end)
      key = Int(nodes[key].next)
    }
    return (end, key)
  }
}
