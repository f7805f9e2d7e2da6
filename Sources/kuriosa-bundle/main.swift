import KuriosaCommandLine

Programs.bundle.main()
