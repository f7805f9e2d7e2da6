import KuriosaJSON

extension FuzzTarget {
  /// Any bytes give a sound tree, with every fault inside the text.
  static let parser = FuzzTarget(name: "parser", isPair: false) { source in
    TreeChecks.problems(JSONTree(parsing: source))
  }
}
