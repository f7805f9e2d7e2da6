import KuriosaCommandLine

Programs.lint.main()
