extension Registry {
  static let catalog: [Rule] = []
}
