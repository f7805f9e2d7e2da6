extension Registry {
  static let sections: [Rule] = []
}
