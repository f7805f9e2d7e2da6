extension Registry {
  static let formulas: [Rule] = [
    .formulaCycle, .unknownFormulaField, .unknownOperation, .unknownItemAmount, .operandKeys, .operandType,
    .neverAResult, .plainNumberWithMeasurement, .mixedUnits, .removedItemAmount, .numberOutOfRange, .tooManyDigits,
    .requiredCalculation, .identifyingCalculation,
  ]
}
