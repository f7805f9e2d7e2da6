/// Templates for tests and measurements: valid, realistic, and the same bytes for the same arguments on any machine.
package struct Corpus: Sendable {
  /// What a template is like.
  package enum Shape: Sendable, Hashable {
    /// Like the built-in templates in size and shape; all of them together use the whole format.
    case builtIn
    /// This many fields.
    case huge(fields: Int)
    /// A chain of this many calculations, from the first to the last field or backwards.
    case chain(length: Int, isBackwards: Bool = false, isSensitive: Bool = false)
    /// A circle of this many calculations, which the format forbids.
    case cycle(length: Int)
    /// One field with this many options.
    case options(count: Int)
  }

  package var shape: Shape
  /// The layout of every template; nil for all layouts in turn.
  package var layout: Layout?
  package var seed: UInt64

  package init(shape: Shape = .builtIn, layout: Layout? = .pretty, seed: UInt64 = 0) {
    self.shape = shape
    self.layout = layout
    self.seed = seed
  }

  /// The bytes of one template. They do not depend on how many there are.
  package func template(_ index: Int) -> [UInt8] {
    var planner = TemplatePlanner(random: SplitMix64(seed: seed, part: index))
    let plan =
      switch shape {
      case .builtIn: planner.template()
      case .huge(let fields): planner.huge(fields: fields)
      case .chain(let length, let isBackwards, let isSensitive):
        planner.chain(length: length, isBackwards: isBackwards, isSensitive: isSensitive)
      case .cycle(let length): planner.cycle(length: length)
      case .options(let count): planner.options(count: count)
      }
    return TemplateWriter.write(plan, layout: layout ?? .mixed(index), seed: planner.random.next())
  }

  /// The file name of a template: `t00000.json` and so on.
  package static func fileName(_ index: Int) -> String {
    let digits = String(index)
    return "t" + String(repeating: "0", count: max(0, 5 - digits.count)) + digits + ".json"
  }
}
