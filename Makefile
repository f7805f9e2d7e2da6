# Everything a developer does. `make lint` and `make test` need the Swift toolchain and nothing else.

PREFIX ?= /usr/local
PROGRAMS = kuriosa-lint kuriosa-bundle kuriosa
RELEASE = .build-release
TESTS = .build-tests
# Types are found by calls, not by their names: a program that checks one template takes a quarter fewer instructions.
RELEASE_BUILD = swift build -c release --scratch-path $(RELEASE) \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
# Self-contained programs on Linux: no Swift libraries are needed where they run, and they start in about a millisecond.
# All modules are optimized as one when they are linked.
ifeq ($(shell uname -s),Linux)
RELEASE_BUILD += -Xswiftc -static-executable -Xswiftc -use-ld=lld --experimental-lto-mode full
endif

.PHONY: lint build test check bench fuzz sanitize hostile format accept new-rule install clean documentation

lint: build
	$(RELEASE)/release/kuriosa-lint Templates/

build:
	$(RELEASE_BUILD) --product kuriosa-lint
	$(RELEASE_BUILD) --product kuriosa-bundle
	$(RELEASE_BUILD) --product kuriosa

test:
	swift test --scratch-path $(TESTS)

# What continuous integration runs.
check: test lint
	swift format lint --strict --recursive Package.swift Sources Tests
	$(RELEASE)/release/kuriosa-lint --strict Templates/
	$(RELEASE)/release/kuriosa format --check Templates/

format:
	swift format --in-place --recursive Package.swift Sources Tests

# Rewrites the expectations of the fixtures and the generated documentation. Read the difference before you commit it.
accept:
	KURIOSA_ACCEPT=1 swift test --scratch-path $(TESTS)

# make new-rule NAME=fields/some-defect
new-rule:
	swift run --scratch-path $(TESTS) kuriosa-dev new-rule $(NAME)

bench: build
	$(RELEASE_BUILD) --product kuriosa-dev
	python3 Sources/kuriosa-dev/Bench/bench.py $(RELEASE)/release

# Every target of Sources/kuriosa-dev/Fuzz for a minute, for SECONDS, or for RUNS inputs; TARGETS="parser lint" chooses
# some. SANITIZERS=fuzzer leaves the address sanitizer out and is several times as fast.
SECONDS = 60
SANITIZERS = fuzzer,address
# Without trace-cmp, which costs a third of the time: only the mutations of libFuzzer use it, and the targets have their own.
COVERAGE = edge,inline-8bit-counters,pc-table,indirect-calls
FUZZ = .build-fuzz
fuzz:
	KURIOSA_FUZZ=1 swift build -c release --scratch-path $(FUZZ)/$(SANITIZERS) -Xswiftc -sanitize=$(SANITIZERS) \
	  -Xswiftc -sanitize-coverage=$(COVERAGE) --product KuriosaFuzz
	Sources/kuriosa-dev/Fuzz/fuzz.sh $(FUZZ) $(SANITIZERS) $(if $(RUNS),-runs=$(RUNS),-max_total_time=$(SECONDS)) $(TARGETS)

# All tests under the address sanitizer, those that run in parallel under the thread sanitizer. The programs bring their
# own stack for signals, which a sanitizer must not take for one of its own; its status 1 would be that of findings.
sanitize:
	SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0:use_sigaltstack=0:exitcode=99 \
	  swift test --scratch-path .build-address --sanitize=address
	SWIFT_BACKTRACE=enable=no TSAN_OPTIONS=use_sigaltstack=0 swift test --scratch-path .build-thread --sanitize=thread \
	  --filter 'ParallelRun|Determinism|LintProcess|FormatProcess|FileCase'

# Hostile inputs in full size for every command, with the programs of `make build`.
hostile: build
	KURIOSA_HOSTILE=1 swift test --scratch-path $(TESTS) --filter Hostile

install: build
	install -d $(DESTDIR)$(PREFIX)/bin
	for program in $(PROGRAMS); do install -m 755 $(RELEASE)/release/$$program $(DESTDIR)$(PREFIX)/bin/; done

clean:
	rm -rf .build $(RELEASE) $(TESTS) $(FUZZ) .build-address .build-thread
