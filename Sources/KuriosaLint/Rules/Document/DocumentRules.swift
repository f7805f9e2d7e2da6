extension Registry {
  static let document: [Rule] = [.unknownKey]
}
