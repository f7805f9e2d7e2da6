import KuriosaTemplates
import Testing

@Suite struct DidYouMeanTests {
  @Test("the nearest word is meant") func nearest() {
    #expect(FieldType.closest(to: "nubmer") == "number")
    #expect(FieldType.closest(to: "dropdwon") == "dropdown")
    #expect(FieldType.closest(to: "tex") == "text")
    #expect(ShowcaseMode.closest(to: "passpartout") == "passepartout")
    #expect(StandardField.closest(to: "purchase_prices") == "purchase_price")
  }

  @Test("case, hyphens, underscores and spaces do not count") func separators() {
    #expect(FieldType.closest(to: "multipleChoice") == "multiple_choice")
    #expect(FieldType.closest(to: "Multiple-Choice") == "multiple_choice")
    #expect(ItemAmount.closest(to: "purchase_price") == "purchasePrice")
    #expect(DidYouMean.closest(to: "unit_hint", among: ["units", "unitHint"]) == "unitHint")
  }

  @Test("a third of the length may differ, at least one step") func limit() {
    #expect(DidYouMean.closest(to: "abcdef", among: ["abcxyf"]) == "abcxyf")
    #expect(DidYouMean.closest(to: "abcdef", among: ["abxyzf"]) == nil)
    #expect(DidYouMean.closest(to: "cn", among: ["cm"]) == "cm")
    #expect(DidYouMean.closest(to: "x", among: ["m", "g", "l"]) == nil)
    #expect(DidYouMean.closest(to: "", among: ["m", ""]) == nil)
    #expect(DidYouMean.closest(to: "zzz", among: []) == nil)
  }

  @Test("an exchange of neighbours is one step") func exchange() {
    #expect(DidYouMean.closest(to: "ba", among: ["ab"]) == "ab")
    #expect(DidYouMean.closest(to: "formual", among: ["formula"]) == "formula")
  }

  @Test("of equally near words the first wins, a nearer one beats it") func ties() {
    #expect(DidYouMean.closest(to: "cut", among: ["cat", "cot"]) == "cat")
    #expect(DidYouMean.closest(to: "cut", among: ["cot", "cat"]) == "cot")
    #expect(DidYouMean.closest(to: "cut", among: ["cat", "cot", "Cut"]) == "Cut")
  }
}
