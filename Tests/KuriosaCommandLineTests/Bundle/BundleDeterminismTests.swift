import KuriosaCommandLine
import KuriosaSource
import KuriosaTemplates
import Testing

#if os(Linux)
  @Suite("the same templates give the same bytes")
  struct BundleDeterminismTests {
    private let fixture: BundleFixture
    private var folder: TemporaryFolder { fixture.folder }

    init() throws {
      fixture = try BundleFixture()
    }

    @Test("in 20 processes: any order, folder, locale, umask, time zone, hash seed and number of jobs")
    func processes() throws {
      let script = """
        set -e
        cp -R "$1" first; mkdir second; for f in $(ls "$1" | shuf); do cp "$1/$f" second; done
        cp "$2" first; cp "$2" second
        for n in $(seq 20); do
          case $((n % 3)) in 0) locale=C;; 1) locale=de_DE.UTF-8;; 2) locale=tr_TR.UTF-8;; esac
          case $((n % 4)) in 0) umask 022;; 1) umask 077;; 2) umask 000;; 3) umask 027;; esac
          if [ $((n % 2)) = 0 ]; then files=first; else files=$(ls second/*.json | shuf); fi
          if [ $((n % 5)) = 0 ]; then export SWIFT_DETERMINISTIC_HASHING=1; else unset SWIFT_DETERMINISTIC_HASHING; fi
          TZ=Etc/GMT-$((n % 12)) LC_ALL=$locale LANG=$locale $program -q --no-config --jobs $((n % 4 + 1)) $files -o out >/dev/null
          sum out >>digests; cat out/* | sha256sum >>bytes
          if [ $((n % 7)) = 0 ]; then rm -rf out; fi
        done
        sort -u digests | wc -l; sort -u bytes | wc -l; ls out | wc -l
        """
      let kites = try folder.write("kites.json", BundleFixture.template(1))
      let end = try fixture.run(script, BundleFixture.builtIns, kites)
      #expect(end.outputText == "1\n1\n37\n", "\(end.errorText)")
    }

    @Test("CRLF, a byte order mark, other white space and reordered keys in the sources")
    func sources() throws {
      let script = """
        set -e
        mkdir crlf; for f in "$1"/*.json; do sed 's/$/\\r/' "$f" >"crlf/$(basename "$f")"; done
        mkdir bom; for f in "$1"/*.json; do { printf '\\357\\273\\277'; tr -d '\\n' <"$f"; } >"bom/$(basename "$f")"; done
        for source in "$1" crlf bom reversed; do $program -q --no-config "$source" -o out >/dev/null; sum out >>digests; done
        sort -u digests | wc -l
        """
      for builtin in BuiltinTemplate.allCases {
        let file = BundleFixture.builtIns.appending(builtin.fileName.utf8)
        guard case .text(let source) = try FileReader.read(file) else { continue }
        let value = try #require(JSONValue(parsing: source.bytes))
        try folder.write("reversed/\(builtin.fileName)", BundleFixture.reversed(value).text)
      }
      let end = try fixture.run(script, BundleFixture.builtIns)
      #expect(end.outputText == "1\n", "\(end.errorText)")
    }

    @Test("the built-in templates: all 34, each group in the app's order")
    func builtIns() throws {
      #expect(try fixture.run("$program --no-config -q \"$1\" -o out && sum out", BundleFixture.builtIns).status == 0)
      let index = try #require(fixture.read("out/catalog.json").flatMap { JSONValue(parsing: $0.utf8) })
      func texts(_ value: JSONValue?) -> [String] { value?.elements?.compactMap(\.string) ?? [] }
      let groups = index["groups"]?.elements ?? []
      #expect(
        groups.map { $0["id"]?.string } == [
          "wear_and_carry", "coins_and_paper", "art_music_and_play", "drinks_and_scents", "gear_and_nature",
          "start_empty",
        ])
      #expect(
        texts(groups.first?["templates"])
          == ["watch", "jewelry", "sneaker", "handbag", "pen", "knife"].map { "builtin.\($0)" })
      #expect(
        texts(index["suggestedOnly"])
          == ["strap", "optic", "lens", "ink", "console", "sealed_product"].map { "builtin.\($0)" })
      #expect(index["wishlist"]?.string == "builtin.wishlist")
      let ids = index["templates"]?.elements?.compactMap { $0["id"]?.string } ?? []
      #expect(ids.count == 34 && ids == ids.sorted())
    }
  }
#endif
