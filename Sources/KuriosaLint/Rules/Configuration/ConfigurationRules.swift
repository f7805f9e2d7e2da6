extension Registry {
  static let configuration: [Rule] = [
    .configurationUnknownKey, .configurationWrongType, .configurationUnknownRule, .configurationInvalidValue,
    .configurationMissingKey, .configurationExpiredException, .configurationUnusedException,
  ]
}
