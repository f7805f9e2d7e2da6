import KuriosaJSON

extension TemplateReader {
  func readField(_ node: NodeIndex, _ window: TreeWindow, _ view: inout TemplateView) {
    let firstFault = view.faults.count
    let part = readObject(node, Self.fieldKeys, FieldKey.self, window, &view)
    var field = FieldPart(part: part)
    let index = view.fields.count
    view.expectString(FieldKey.key, part)
    let type = view.value(.type, of: part)
    if view.expect(.string, .text, type, FieldKey.type), !view.tree.isDamaged(type) {
      field.type = FieldType.table.find(type, in: view.tree)
      if field.type == nil { view.faults.append(ViewFault(kind: .unknownWord(.fieldType), node: type)) }
    }
    field.label = readText(.label, part, .fieldLabel, window, &view, field: index)
    view.expectString(FieldKey.section, part)
    field.isRequired = view.expectBoolean(FieldKey.required, part)
    field.isSensitive = view.expectBoolean(FieldKey.sensitive, part)
    field.isIdentifying = view.expectBoolean(FieldKey.identifying, part)
    field.isHidden = view.expectBoolean(FieldKey.hidden, part)
    if let type = field.type { readKeys(of: type, &field, index, firstFault, window, &view) }
    view.fields.append(field)
  }

  /// Reads the keys that belong to the type. What does not belong to it is not looked into: it is one finding, whatever
  /// it holds.
  private func readKeys(
    of type: FieldType, _ field: inout FieldPart, _ index: Int, _ firstFault: Int, _ window: TreeWindow,
    _ view: inout TemplateView
  ) {
    let part = field.part
    view.noteKeys(of: type, part, faultsFrom: firstFault)
    switch type {
    case .dropdown, .multipleChoice, .quantity: readOptions(&field, index, window, &view)
    case .measurement:
      field.measurement = view.expectWord(
        MeasurementKind.self, .measurement, view.value(.measurement, of: part), "measurement")
      readUnitHint(&field, window, &view)
    case .rating: view.expect(.number, .number, view.value(.ratingMax, of: part), "ratingMax")
    case .number:
      field.suffix = readText(.suffix, part, .suffix, window, &view, field: index)
      field.example = readText(.example, part, .example, window, &view, field: index)
    case .text:
      _ = view.expectBoolean(FieldKey.multiline, part)
      field.example = readText(.example, part, .example, window, &view, field: index)
    case .calculation: field.formula = readFormula(view.value(.formula, of: part), window, &view)
    case .date, .currency, .checkbox, .url, .relation: break
    }
  }

  private func readOptions(_ field: inout FieldPart, _ index: Int, _ window: TreeWindow, _ view: inout TemplateView) {
    let list = view.value(.options, of: field.part)
    guard view.expect(.array, .list, list, "options") else { return }
    let first = view.options.count
    var isSound = !view.tree.isDamaged(list)
    for element in view.tree.elements(of: list) {
      guard view.expect(.object, .object, element, "an option") else {
        isSound = false
        continue
      }
      let part = readObject(element, Self.optionKeys, OptionKey.self, window, &view)
      view.expectString(OptionKey.id, part)
      let label = readText(.label, part, .optionLabel, window, &view, field: index)
      let isHidden = view.expectBoolean(OptionKey.hidden, part)
      view.options.append(OptionPart(part: part, label: label, isHidden: isHidden))
    }
    field.options = first..<view.options.count
    field.hasSoundOptions = isSound
  }

  private func readUnitHint(_ field: inout FieldPart, _ window: TreeWindow, _ view: inout TemplateView) {
    let node = view.value(.unitHint, of: field.part)
    guard view.expect(.object, .object, node, "unitHint") else { return }
    let part = readObject(node, Self.unitHintKeys, UnitHintKey.self, window, &view)
    for key in UnitHintKey.allCases { view.expectString(key, part) }
    field.unitHint = part
  }

  private func readFormula(_ node: NodeIndex, _ window: TreeWindow, _ view: inout TemplateView) -> FormulaPart? {
    guard view.expect(.object, .object, node, "formula") else { return nil }
    let part = readObject(node, Self.formulaKeys, FormulaKey.self, window, &view)
    let left = readOperand(view.value(.left, of: part), window, &view)
    let operation = view.expectWord(
      CalculationOperation.self, .operation, view.value(.operation, of: part), "operation")
    let right = readOperand(view.value(.right, of: part), window, &view)
    return FormulaPart(part: part, left: left, operation: operation, right: right)
  }

  private func readOperand(_ node: NodeIndex, _ window: TreeWindow, _ view: inout TemplateView) -> OperandPart {
    let unsound = OperandPart(node: node, kind: .unsound, value: .none)
    guard view.expect(.object, .object, node, "an operand") else { return unsound }
    let faults = view.faults.count
    let part = readObject(node, Self.operandKeys, OperandKey.self, window, &view)
    let count = part.keys.nonzeroBitCount
    guard count == 1 else {
      if !view.tree.isDamaged(node), view.faults.count == faults || count > 1 {
        view.faults.append(ViewFault(kind: .operandKeys(count: count), node: node))
      }
      return unsound
    }
    if part.has(.item) {
      let value = view.value(.item, of: part)
      guard let amount = view.expectWord(ItemAmount.self, .itemAmount, value, "item") else { return unsound }
      return OperandPart(node: node, kind: .item(amount), value: value)
    }
    let isField = part.has(.field)
    let value = view.value(isField ? .field : .number, of: part)
    guard view.expect(isField ? .string : .number, isField ? .text : .number, value, isField ? "field" : "number"),
      !view.tree.isDamaged(value)
    else { return unsound }
    return OperandPart(node: node, kind: isField ? .field(value) : .number(value), value: value)
  }
}
