import KuriosaCommandLine
import KuriosaSource
import Testing

/// A fresh folder with a git repository in it, for one test. Needs no configuration of git.
struct GitFolder {
  let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
    try git("init -q")
  }

  /// Runs git in the folder; arguments are words of a shell.
  func git(_ arguments: String) throws {
    let script = """
      cd "$1" && git -c user.name=Tester -c user.email=tester@example.invalid -c init.defaultBranch=main \
        -c commit.gpgsign=false -c protocol.file.allow=always \(arguments)
      """
    try #require(folder.shell(script, folder.path) == 0, "git \(arguments)")
  }

  /// Commits everything that lies in the folder.
  func commit(_ message: String = "state") throws {
    try git("add -A")
    try git("commit -q --allow-empty -m '\(message)'")
  }
}
