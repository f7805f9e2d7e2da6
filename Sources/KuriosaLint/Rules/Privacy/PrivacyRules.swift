extension Registry {
  static let privacy: [Rule] = []
}
