import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  /// Builds the package in `Fixtures/app`, which uses the plugins. The first time that takes minutes: the programs are built
  /// for it. They are kept in `.build-app`.
  @Suite(
    "the plugins in the package of an app",
    .enabled(if: hasCommand("swift") && hasCommand("git"), "SKIPPED: the Swift toolchain is not installed"))
  struct AppPackageTests {
    private static let root: FilePath = BundleFixture.builtIns.folder

    /// `$app` is a copy of the package that can be changed.
    private static let start = """
      root=$1; program=$2; app=$root/.build-app/package
      rm -rf "$app"; mkdir -p "$app"; cp -R "$root/Fixtures/app/." "$app"
      sed -i "s|path: \\"../..\\"|path: \\"$root\\"|" "$app/Package.swift"
      build() { swift build --package-path "$app" --scratch-path "$root/.build-app/build" >"$app/log" 2>&1; }
      plugin() { swift package --package-path "$app" --scratch-path "$root/.build-app/build" "$@" 2>&1; }
      run() { "$root/.build-app/build/debug/app"; }

      """

    private func run(_ script: String) throws -> ChildProcess.End {
      let words = ["sh", "-c", Self.start + script, "sh"].map { FilePath($0) }
      return try ChildProcess.run(words + [Self.root, try BuiltProgram("kuriosa-bundle").path])
    }

    @Test("the catalog comes into the resources, an error fails the build, the commands lint and format")
    func plugins() throws {
      let end = try run(
        """
        templates=$app/Sources/app/Templates
        build || { echo 'the package is not built'; tail -n 40 "$app/log"; exit 1; }
        grep warning "$app/log"
        run >"$app/first" && head -n 1 "$app/first"; tail -n 1 "$app/first" >"$app/last"
        "$program" -q "$templates" -o "$app/direct" | cmp - "$app/last"
        sed -i 's/"section": "[a-z]*"/"section": "nowhere"/' "$templates/watch.json"
        build && echo 'an error does not fail the build'
        grep -q 'fields/unknown-section' "$app/log" || { echo 'the finding is not shown'; tail -n 20 "$app/log"; }
        plugin lint-templates --format short Sources/app/Templates >"$app/findings" && echo 'lint succeeds on an error'
        grep -q 'Templates/watch.json:.*fields/unknown-section' "$app/findings" || cat "$app/findings"
        cp "$root/Templates/watch.json" "$root/Templates/lens.json" "$templates"
        build && run | grep -c '^builtin'
        rm "$templates/lens.json" "$templates/strap.json"
        build && run | grep -c '^builtin'
        tr -d '\\n' <"$root/Templates/watch.json" >"$templates/watch.json"
        plugin --allow-writing-to-package-directory format-templates Sources/app/Templates >"$app/format" || cat "$app/format"
        cmp "$templates/watch.json" "$root/Templates/watch.json"
        """)
      #expect(end.outputText == "wear_and_carry builtin.watch\n4\n2\n", "\(end.outputText)\(end.errorText)")
    }
  }
#endif
