import Testing

@testable import KuriosaTemplates

@Suite struct LanguageTagTests {
  @Test(
    "language, script and region in their usual case are right",
    arguments: [
      "en", "de", "fr", "it", "es", "fil", "pt-BR", "zh-Hans", "sr-Latn-RS", "es-419", "sr-XK", "de-CH", "zh-Hant-TW",
      "ca-valencia", "de-1996", "de-CH-1901", "de-x-mine", "en-u-ca-buddhist", "en-Qaaa-QM",
    ])
  func right(tag: String) {
    #expect(LanguageTag.check(tag.utf8) == nil)
  }

  @Test(
    "a fault is told with the tag to write",
    arguments: [
      ("pt_BR", .malformed, "pt_BR", "pt-BR"),
      ("de ", .malformed, "de ", "de"),
      ("\tDE", .malformed, "\tDE", "de"),
      ("de--CH", .malformed, "de--CH", "de-CH"),
      ("de-", .malformed, "de-", "de"),
      ("zh-TW-Hant", .malformed, "zh-TW-Hant", "zh-Hant-TW"),
      ("ger", .unknownLanguage, "ger", "de"),
      ("deu", .unknownLanguage, "deu", "de"),
      ("eng", .unknownLanguage, "eng", "en"),
      ("jp", .unknownLanguage, "jp", "ja"),
      ("German", .unknownLanguage, "German", "de"),
      ("indonesian", .unknownLanguage, "indonesian", "id"),
      ("EN", .wrongCase, "EN", "en"),
      ("pt-br", .wrongCase, "br", "pt-BR"),
      ("zh-hans", .wrongCase, "hans", "zh-Hans"),
      ("zh-HANT-tw", .wrongCase, "HANT", "zh-Hant-TW"),
      ("zh-CHS", .unknownScript, "CHS", "zh-Hans"),
      ("zh-CHT", .unknownScript, "CHT", "zh-Hant"),
      ("en-UK", .unknownRegion, "UK", "en-GB"),
      ("en-USA", .unknownRegion, "USA", "en-US"),
      ("iw", .deprecated, "iw", "he"),
      ("in-ID", .deprecated, "in", "id-ID"),
      ("my-BU", .deprecated, "BU", "my-MM"),
      ("zh-yue", .deprecated, "yue", "yue"),
      ("de-Latn", .superfluousScript, "Latn", "de"),
      ("de-latn-ch", .wrongCase, "latn", "de-CH"),
      ("EN_uk", .malformed, "EN_uk", "en-GB"),
    ] as [(String, LanguageTagFault.Kind, String, String)])
  func mendable(tag: String, kind: LanguageTagFault.Kind, subtag: String, suggestion: String) {
    let fault = LanguageTag.check(tag.utf8)
    #expect(fault?.kind == kind)
    #expect(fault?.subtag == subtag)
    #expect(fault?.suggestion == suggestion)
    #expect(LanguageTag.check(suggestion.utf8) == nil)
  }

  @Test(
    "nothing is proposed where nobody can know what was meant",
    arguments: [
      ("", .malformed), ("-", .malformed), ("dé", .malformed), ("en.US", .malformed), ("de-toolongpart", .malformed),
      ("de-a", .malformed), ("xx", .unknownLanguage), ("english!", .malformed), ("q", .unknownLanguage),
      ("und", .unknownLanguage), ("x-mine", .unknownLanguage), ("de-Abcd", .unknownScript), ("de-AB", .unknownRegion),
      ("de-999", .unknownRegion), ("sr-YU", .deprecated), ("sr-SU", .deprecated),
    ] as [(String, LanguageTagFault.Kind)])
  func hopeless(tag: String, kind: LanguageTagFault.Kind) {
    let fault = LanguageTag.check(tag.utf8)
    #expect(fault?.kind == kind)
    #expect(fault?.suggestion == nil)
  }

  @Test("the languages of two letters are those of the registry that are in use") func shortLanguages() {
    var count = 0
    for first in UInt8.min...0x7F {
      for second in UInt8.min...0x7F {
        let tag = [first, second]
        let isCurrent = LanguageTable.language(tag)?.isCurrent == true
        if LanguageTable.isShortLanguage(tag) != isCurrent { Issue.record("\(tag)") }
        if isCurrent { count += 1 }
      }
    }
    #expect(count == 184)
  }

  @Test("languages have an English name and a likely script") func names() {
    #expect(LanguageTable.englishName(ofLanguage: "de".utf8) == "German")
    #expect(LanguageTable.englishName(ofLanguage: "DE".utf8) == nil)
    #expect(LanguageTable.likelyScript(ofLanguage: "ja".utf8) == "Jpan")
    #expect(LanguageTable.likelyScript(ofLanguage: "fr".utf8) == "Latn")
  }
}
