import KuriosaJSON

extension FuzzTarget {
  /// Any bytes give a sound tree, with every fault inside the text; both parsers make the same of it.
  static let parser = FuzzTarget(name: "parser", isPair: false) { source in
    let (tree, recovered) = (JSONTree(parsing: source), JSONTree(recovering: source))
    var problems = Problems()
    problems.expect(tree.nodes == recovered.nodes && tree.flags == recovered.flags, "the parsers do not agree")
    return TreeChecks.problems(tree) + problems.list
  }
}
