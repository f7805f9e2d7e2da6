extension Registry {
  static let localization: [Rule] = []
}
