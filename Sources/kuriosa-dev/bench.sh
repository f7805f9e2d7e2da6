#!/usr/bin/env bash
# Times whole runs of kuriosa-lint on the built-ins and on generated corpora, with one job and with one for each core.
# Usage: bench.sh FOLDER_OF_PROGRAMS
set -euo pipefail
programs=$1
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$programs/kuriosa-dev" corpus --output "$work/pretty" --count 10000 --layout pretty >/dev/null
"$programs/kuriosa-dev" corpus --output "$work/mixed" --count 10000 --layout mixed >/dev/null

# best FOLDER JOBS: seconds and peak memory (KB) of the fastest of five runs.
best() {
  for _ in 1 2 3 4 5; do
    /usr/bin/time -f '%e %M' "$programs/kuriosa-lint" --no-config --quiet --jobs "$2" "$1" 2>&1 >/dev/null | tail -n 1
  done | sort -n | head -n 1
}

printf '%s\n' "$(uname -sm), $(nproc) cores, $(date +%Y-%m-%d)"
printf '| files | size | jobs | seconds | MB/s | peak MB |\n| --- | --- | --- | --- | --- | --- |\n'
for folder in Templates "$work/pretty" "$work/mixed"; do
  files=$(find "$folder" -name '*.json' | wc -l)
  bytes=$(find "$folder" -name '*.json' -printf '%s\n' | awk '{sum += $1} END {print sum}')
  for jobs in 1 "$(nproc)"; do
    read -r seconds memory < <(best "$folder" "$jobs")
    awk -v name="$(basename "$folder")" -v files="$files" -v bytes="$bytes" -v jobs="$jobs" -v seconds="$seconds" \
      -v memory="$memory" 'BEGIN {
        rate = seconds > 0.005 ? sprintf("%.0f", bytes / seconds / 1e6) : "–"
        printf "| %s, %d | %.1f MB | %d | %.2f | %s | %.0f |\n", name, files, bytes / 1e6, jobs, seconds, rate, memory / 1024
      }'
  done
done
