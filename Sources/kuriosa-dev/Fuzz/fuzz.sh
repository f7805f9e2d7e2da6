#!/usr/bin/env bash
# fuzz.sh FOLDER SANITIZERS LIMIT [TARGET ...]: links what was built in FOLDER/SANITIZERS with libFuzzer and runs each
# target up to the limit, -runs=N or -max_total_time=SECONDS. What was found interesting stays in FOLDER/corpus/TARGET for
# the next run, which starts with it; an input that fails lies in FOLDER/failures.
set -euo pipefail
folder=$1 sanitizers=$2 limit=$3
shift 3
[ $# -gt 0 ] || set -- parser canonical format lint fixes reports configuration evolution
export SWIFT_BACKTRACE=enable=no ASAN_OPTIONS=detect_leaks=0
root=$(cd "$(dirname "$0")/../../.." && pwd)

program=$folder/$sanitizers/kuriosa-fuzz
swiftc -sanitize="$sanitizers" -o "$program" "$folder/$sanitizers/release/libKuriosaFuzz.a" \
  -Xlinker --undefined=LLVMFuzzerCustomMutator
mkdir -p "$folder/failures"
failed=()
for target in "$@"; do
  corpus=$folder/corpus/$target
  if [ ! -d "$corpus" ]; then
    mkdir -p "$corpus"
    KURIOSA_FUZZ=$target KURIOSA_FUZZ_SEEDS=$corpus "$program"
    case $target in
      configuration | evolution) ;;
      *) for file in "$root"/Fixtures/lint/*/*.json "$root"/Fixtures/lint/*.json; do
           [ -f "$file" ] && [ "$(wc -c <"$file")" -lt 4096 ] && cp "$file" "$corpus/$(basename "$(dirname "$file")")"
         done || true ;;
    esac
  fi
  echo "$target:"
  KURIOSA_FUZZ=$target "$program" "$limit" -max_len=4096 -timeout=20 -rss_limit_mb=2048 -entropic=0 \
    -print_final_stats=1 -verbosity=0 -artifact_prefix="$folder/failures/$target-" "$corpus" 2>"$folder/$target.log" \
    || failed+=("$target")
  grep -E 'number_of_executed_units|average_exec_per_sec|peak_rss_mb' "$folder/$target.log" || tail -n 20 "$folder/$target.log"
done
[ ${#failed[@]} -eq 0 ] || { echo "failed: ${failed[*]}; the inputs are in $folder/failures"; exit 1; }
