extension Registry {
  static let suggestions: [Rule] = []
}
