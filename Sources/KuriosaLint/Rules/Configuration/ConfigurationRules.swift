extension Registry {
  static let configuration: [Rule] = [
    .configurationUnknownKey, .configurationWrongType, .configurationUnknownName, .configurationInvalidValue,
    .configurationMissingKey, .configurationExpiredException, .configurationUnusedException,
  ]
}
