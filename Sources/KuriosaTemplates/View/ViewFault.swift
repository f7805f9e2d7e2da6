import KuriosaJSON

/// Something the reader expected and did not find. Each is reported once, by the rule for its kind.
public struct ViewFault: Sendable, Hashable {
  public enum Kind: Sendable, Hashable {
    /// An object lacks a key it must have; the node is the object.
    case missingKey(String, object: String)
    /// A key the format does not have there; the node is the key.
    case unknownKey(object: String, known: [String])
    /// An unknown key that is a likely misspelling of a missing required one; the node is the key.
    case misspelledKey(meant: String, object: String)
    /// A value of the wrong type; the node is the value.
    case wrongType(ExpectedType, name: String)
    /// A word that is none of the words the format knows there; the node is the string.
    case unknownWord(WordList)
    /// `countsDown` on a quantity field; the node is the key.
    case legacyKey
    /// An operand with none or several of its keys; the node is the object.
    case operandKeys(count: Int)
  }

  public enum ExpectedType: Sendable, Hashable {
    case text, number, boolean, list, object, localizedText, template
  }

  /// The lists of words of the format.
  public enum WordList: Sendable, Hashable {
    case fieldType, showcase, operation, itemAmount, measurement
  }

  public let kind: Kind
  public let node: NodeIndex
}
