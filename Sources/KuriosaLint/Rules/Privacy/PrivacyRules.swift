extension Registry {
  static let privacy: [Rule] = [.missingSensitive, .exampleOnSensitiveField]
}
