extension Registry {
  static let formulas: [Rule] = []
}
