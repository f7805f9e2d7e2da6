/// "A calculation that uses a sensitive field, directly or through another calculation, is sensitive itself; the editor
/// sets this whenever a field changes."
public enum SensitiveFields {
  /// For each field whether it is sensitive, by its own mark or by what it uses. The item's own amounts are not sensitive
  /// (decision 28).
  public static func effective(_ fields: [Template.Field]) -> [Bool] {
    CalculationGraph(fields).reaching(fields.map(\.isSensitive))
  }

  /// The fields with the mark set where it has to be. It is never taken away. A sensitive field has no example: "never on
  /// sensitive fields".
  public static func set(in fields: [Template.Field]) -> [Template.Field] {
    zip(fields, effective(fields)).map { field, isSensitive in
      var field = field
      field.isSensitive = isSensitive
      if isSensitive { field.example = nil }
      return field
    }
  }
}
