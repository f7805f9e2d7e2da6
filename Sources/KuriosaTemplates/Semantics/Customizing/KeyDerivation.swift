/// Keys of fields.
public enum KeyDerivation {
  /// The key of a new field: "derived from the label: diacritics removed, lowercase ASCII letters and digits, other
  /// characters become `_`, prefixed with `field_` if it does not start with a letter, suffixed `_2`, `_3`, … if taken".
  ///
  /// Diacritics are the code points of NFD with a combining class; every other code point that is no letter or digit of
  /// ASCII in lower case becomes one `_`, and nothing is trimmed or collapsed (decision 39).
  ///
  /// - Parameter taken: the keys of all fields, hidden ones included.
  public static func key(from label: String, taken: [String]) -> String {
    let key = base(of: label)
    let taken = Set(taken)
    guard taken.contains(key) else { return key }
    var number = 2
    while taken.contains("\(key)_\(number)") { number += 1 }
    return "\(key)_\(number)"
  }

  private static func base(of label: String) -> String {
    var key = ""
    for scalar in Normalization.nfd(label.unicodeScalars) where CanonicalMapping.combiningClass(scalar) == 0 {
      for lowercase in scalar.properties.lowercaseMapping.unicodeScalars {
        key.unicodeScalars.append(isAllowed(lowercase) ? lowercase : "_")
      }
    }
    let startsWithLetter = key.unicodeScalars.first.map { ("a"..."z").contains($0) } ?? false
    return startsWithLetter ? key : "field_" + key
  }

  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    ("a"..."z").contains(scalar) || ("0"..."9").contains(scalar)
  }
}
