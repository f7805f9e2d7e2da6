extension Registry {
  static let syntax: [Rule] = [.tooLarge, .missingComma]
}
