import KuriosaCommandLine

Programs.kuriosa.main()
