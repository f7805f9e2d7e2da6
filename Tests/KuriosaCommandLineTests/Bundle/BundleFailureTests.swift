import KuriosaCommandLine
import KuriosaSource
import Testing

#if os(Linux)
  /// Whether a file system of a few kilobytes can be had.
  private let canMount: Bool = {
    let words = ["unshare", "-rm", "sh", "-c", "mount -t tmpfs -o size=64k tmpfs /mnt"]
    return (try? ChildProcess.run(words.map { FilePath($0) }))?.status == 0
  }()

  @Suite("whatever fails, the old catalog stays whole or the new one is there, and the next run leaves nothing hidden")
  struct BundleFailureTests {
    private let fixture: BundleFixture
    private var folder: TemporaryFolder { fixture.folder }

    /// `old` and `new` are templates, `out` is the catalog of `old`. `$old` and `$new` are the digests.
    private let start = """
      build() { $program --no-config -q "$@" >/dev/null; }
      build old -o out && old=$(sum out) && build new -o whole && new=$(sum whole) && test "$old" != "$new" || exit 99
      check() {
        now=$(sum out) || { echo "after $1: $now"; exit 1; }
        case $now in "$old" | "$new") ;; *) echo "after $1: another catalog"; exit 1;; esac
      }
      # How many calls of a kind come before those that write: the last 14 are looked at.
      reading() {
        strace -f -qq -o trace -e trace=$1 $program --no-config -q new -o out >/dev/null 2>&1
        build old -o out; calls=$(wc -l <trace); echo $((calls > 14 ? calls - 14 : 0))
      }
      after() {
        build old -o out || { echo "after $1: the next run fails"; exit 1; }
        test "$(sum out)" = "$old" || { echo "after $1: the next run writes something else"; exit 1; }
        test -z "$(strays .)" || { echo "after $1: the next run leaves $(strays .)"; exit 1; }
      }

      """

    init() throws {
      fixture = try BundleFixture()
      for number in 1...2 { try folder.write("old/\(number).json", BundleFixture.template(number)) }
      for number in 2...4 { try folder.write("new/\(number).json", BundleFixture.template(number, version: 2)) }
    }

    private func expectWhole(_ script: String, asOrdinaryUser: Bool = false) throws {
      let end = try fixture.run(start + script, asOrdinaryUser: asOrdinaryUser)
      #expect(end.status == 0, "\(end.outputText)\(end.errorText)")
      #expect(end.outputText == "", "\(end.outputText)")
    }

    private static let needsInjection = "SKIPPED: strace can't make system calls fail here"

    @Test("each system call that can fail fails once", .enabled(if: canInjectFaults, Comment(rawValue: needsInjection)))
    func failures() throws {
      try expectWhole(
        """
        for call in mkdir write fchmod syncfs renameat2 fsync flock openat; do
          n=$(reading $call); first=$n
          while :; do
            n=$((n + 1))
            strace -f -qq -o trace -e trace=$call -e inject=$call:error=ENOSPC:when=$n \
              $program --no-config -q new -o out >/dev/null 2>errors
            status=$?
            check "$call $n"
            grep -q INJECTED trace || break
            case $status in
              0) test "$(sum out)" = "$new" || { echo "$call $n: success without the catalog"; exit 1; };;
              127) ;; # the system could not load the program
              2) test -s errors || { echo "$call $n: no message"; exit 1; };;
              *) echo "$call $n: status $status"; exit 1;;
            esac
            case $call in
              mkdir | write | fchmod | syncfs | renameat2)
                test -z "$(strays .)" || { echo "$call $n leaves $(strays .)"; exit 1; };;
            esac
            after "$call $n"
          done
          test $n -gt $((first + 1)) || { echo "$call never failed"; exit 1; }
        done
        """)
    }

    @Test("killed at each system call", .enabled(if: canInjectFaults, Comment(rawValue: needsInjection)))
    func killedAtEachCall() throws {
      try expectWhole(
        """
        for call in mkdir write fchmod syncfs renameat2 fsync flock unlink rmdir close; do
          n=$(reading $call); first=$n
          while :; do
            n=$((n + 1))
            strace -f -qq -o trace -e trace=$call -e inject=$call:signal=KILL:when=$n \
              $program --no-config -q new -o out >/dev/null 2>&1
            status=$?
            check "the kill at $call $n"
            test $status = 0 && break
            after "the kill at $call $n"
          done
          test $n -gt $((first + 1)) || { echo "never killed at $call"; exit 1; }
        done
        """)
    }

    @Test("killed at random moments, 240 times")
    func killedAtRandom() throws {
      try expectWhole(
        """
        killed=0
        for n in $(seq 240); do
          $program --no-config -q new -o out >/dev/null 2>&1 & process=$!
          sleep 0.0$(shuf -i 0-29 -n 1 | sed 's/^.$/0&/')
          kill -$(shuf -e KILL KILL TERM -n 1) $process 2>/dev/null
          wait $process || killed=$((killed + 1))
          check "kill $n"
          if [ $((n % 8)) = 0 ]; then after "kill $n"; fi
        done 2>/dev/null
        after "all kills"
        test $killed -gt 40 || echo "only $killed of 240 were killed in time"
        """)
    }

    @Test(
      "where two folders can't be exchanged they are moved; a kill in between is mended by the next run",
      .enabled(if: canInjectFaults, Comment(rawValue: needsInjection)))
    func withoutExchange() throws {
      try expectWhole(
        """
        inject="strace -f -qq -o /dev/null -e inject=renameat2:error=ENOSYS"
        $inject $program --no-config -q new -o out >/dev/null || echo 'no success without exchange'
        test "$(sum out)" = "$new" || echo 'not the new catalog'
        test -z "$(strays .)" || echo "$(strays .) is left"
        after "the moves"
        for n in 1 2; do
          $inject -e inject=rename:error=EIO:when=$n $program --no-config -q new -o out >/dev/null 2>&1 && echo "move $n did not fail"
          test "$(sum out)" = "$old" || echo "after a failed move $n the old catalog is not back"
          after "the failed move $n"
          $inject -e inject=rename:signal=KILL:when=$n $program --no-config -q new -o out >/dev/null 2>&1
          # A run that finds errors puts the old folder back as well.
          mkdir broken; echo '{' >broken/x.json; build broken -o out; rm -r broken
          test "$(sum out)" = "$old" || echo "after a kill at move $n the next run did not put the old catalog back"
          test -z "$(strays .)" || echo "the next run leaves $(strays .)"
          after "the kill at move $n"
        done
        """)
    }

    @Test("a limit on the size of files")
    func sizeLimit() throws {
      try expectWhole(
        """
        for blocks in 0 1; do
          (ulimit -f $blocks; $program --no-config -q new -o out 2>&1 >/dev/null | grep -q 'file too large') \
            || echo "no message with $blocks blocks"
          test "$(sum out)" = "$old" || echo "the old catalog is gone with $blocks blocks"
          test -z "$(strays .)" || echo "$(strays .) is left"
        done
        """)
    }

    @Test("a full disk", .enabled(if: canMount, "SKIPPED: no file system can be mounted here"))
    func fullDisk() throws {
      try expectWhole(
        """
        export program; mkdir disk
        for size in 32 36 40 44 48; do
          unshare -rm sh -c '
            mount -t tmpfs -o size='$size'k tmpfs disk && cp -R out disk/out && cp -R disk/out before || exit 9
            $program --no-config -q new -o disk/out >/dev/null 2>errors; status=$?
            if [ $status = 0 ]; then diff -r disk/out whole; else diff -r disk/out before; fi || echo "'$size'k: neither old nor new"
            [ $status = 0 ] || grep -q "no space left on device" errors || { echo "'$size'k: status $status"; cat errors; }
            ls -A disk | grep "^[.]"; rm -r before; echo $status >>statuses; true' || echo "$size was not tried"
        done
        grep -q 2 statuses || echo 'the disk was never full'
        """)
    }

    @Test("no permission", .enabled(if: canTestPermissions))
    func permissions() throws {
      folder.shell("chmod 777 \"$1\"", folder.path)
      try expectWhole(
        """
        mkdir p && cp -R out p/out && chmod 555 p
        $program --no-config -q new -o p/out 2>&1 >/dev/null \
          | grep -q 'p/out: its folder can.t be written to: permission denied' || echo 'no message'
        test "$(sum p/out)" = "$old" || echo 'the old catalog is gone'
        $program --no-config -q new -o p/fresh >/dev/null 2>&1; test $? = 2 || echo 'no status 2'
        test "$(ls -A p)" = out || echo "p has $(ls -A p)"
        chmod 755 p; chmod 000 p/out
        $program --no-config -q new -o p/out 2>&1 >/dev/null | grep -q 'p/out: permission denied' || echo 'no message about p/out'
        chmod 555 p/out
        $program --no-config -q new -o p/out >/dev/null || echo 'a folder that is read-only itself can be replaced'
        test "$(sum p/out)" = "$new" && test -z "$(strays p)" || echo 'not the new catalog alone'
        """, asOrdinaryUser: true)
    }

    @Test("several at a time: one of them wins, whole")
    func concurrent() throws {
      try expectWhole(
        """
        for round in $(seq 10); do
          for n in 1 2 3; do build old -o out & build new -o out & done
          wait
          check "round $round"
          test -z "$(strays .)" || { echo "round $round leaves $(strays .)"; exit 1; }
        done
        """)
    }

    @Test("folders of other names beside the output are left alone")
    func others() throws {
      try folder.write(".kuriosa-0123456789abcdef-1-0.new/file", "x")
      try folder.write(".kuriosa/file", "x")
      try expectWhole(
        "build new -o out; test -f .kuriosa/file && test -f .kuriosa-0123456789abcdef-1-0.new/file || echo gone")
    }
  }
#endif
