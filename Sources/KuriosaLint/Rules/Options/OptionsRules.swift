extension Registry {
  static let options: [Rule] = []
}
