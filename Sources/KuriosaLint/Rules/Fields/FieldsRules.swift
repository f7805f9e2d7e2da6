extension Registry {
  static let fields: [Rule] = []
}
