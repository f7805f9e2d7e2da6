import KuriosaCorpus
import KuriosaJSON
import KuriosaSource
import KuriosaTemplates
import Testing

@Suite("the layout of templates, on 1,000 generated ones in all layouts")
struct TemplateLayoutCorpusTests {
  private static let layout = TemplateLayout.layout

  @Test("format(format(x)) = format(x), and both say the same", arguments: 0..<20)
  func generated(_ part: Int) throws {
    let corpus = Corpus(layout: nil, seed: 5)
    for index in part * 50..<part * 50 + 50 {
      let tree = JSONTree(parsing: SourceText(corpus.template(index)))
      let once = try Self.layout.format(tree).get()
      let formatted = JSONTree(parsing: once)
      #expect(formatted.hasSameContent(as: tree))
      #expect(try Self.layout.format(formatted).get().bytes == once.bytes)
      if index.isMultiple(of: 10) {
        #expect(try formatted.canonicalForm().get() == tree.canonicalForm().get())
        #expect(longLines(formatted.source) == [])
      }
    }
  }

  @Test("a template that differs only by white space becomes the same file", arguments: 0..<20)
  func sameFile(_ index: Int) throws {
    let layouts: [Layout] = [.minified, .pretty, .four, .tabs, .crlf]
    let files = try layouts.map { layout in
      try Self.layout.format(JSONTree(parsing: SourceText(Corpus(layout: layout).template(index)))).get().bytes
    }
    #expect(Set(files).count == 1)
  }

  /// Lines with several members or elements that have more than 120 columns.
  private func longLines(_ source: SourceText) -> [String] {
    source.bytes.split(separator: UInt8(ascii: "\n"))
      .filter { line in line.count { $0 & 0xC0 != 0x80 } > DocumentLayout.width }
      .map { String(decoding: $0, as: UTF8.self) }
      .filter { $0.contains("\", \"") }
  }
}
