#!/usr/bin/env bash
# fuzz.sh BUILD SECONDS [TARGET ...]: links what lies in the folder BUILD with libFuzzer and runs each target.
# What was found interesting stays in BUILD/corpus/TARGET for the next run; an input that fails in BUILD/failures.
set -euo pipefail
build=$1 seconds=$2
shift 2
[ $# -gt 0 ] || set -- parser canonical format lint fixes reports configuration evolution
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
root=$(cd "$(dirname "$0")/../../.." && pwd)

swiftc -sanitize=fuzzer,address -o "$build/kuriosa-fuzz" "$build/release/libKuriosaFuzz.a" \
  -Xlinker --undefined=LLVMFuzzerCustomMutator
mkdir -p "$build/failures"
failed=()
for target in "$@"; do
  corpus=$build/corpus/$target
  if [ ! -d "$corpus" ]; then
    mkdir -p "$corpus"
    KURIOSA_FUZZ=$target KURIOSA_FUZZ_SEEDS=$corpus "$build/kuriosa-fuzz"
    case $target in
      configuration | evolution) ;;
      *) for file in "$root"/Fixtures/lint/*/*.json "$root"/Fixtures/lint/*.json; do
           [ -f "$file" ] && [ "$(wc -c <"$file")" -lt 4096 ] && cp "$file" "$corpus/$(basename "$(dirname "$file")")"
         done || true ;;
    esac
  fi
  echo "$target:"
  KURIOSA_FUZZ=$target "$build/kuriosa-fuzz" -max_total_time="$seconds" -max_len=4096 -timeout=20 -rss_limit_mb=2048 \
    -print_final_stats=1 -verbosity=0 -artifact_prefix="$build/failures/$target-" "$corpus" 2>"$build/$target.log" \
    || failed+=("$target")
  grep -E 'number_of_executed_units|average_exec_per_sec|peak_rss_mb' "$build/$target.log" || tail -n 20 "$build/$target.log"
done
[ ${#failed[@]} -eq 0 ] || { echo "failed: ${failed[*]}; the inputs are in $build/failures"; exit 1; }
