extension [String] {
  /// `a, b, c`. What `joined` gives; that makes a start of the program search through all its types, so what is put
  /// together at every start uses this.
  package var separatedByCommas: String {
    dropFirst().reduce(first ?? "") { $0 + ", " + $1 }
  }
}
