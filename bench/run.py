"""Measure speed, apart from the tests: `python bench/run.py [--data DIR] [--only WORD] [-n N]`.

Prints lines of `name,median_ms,min_ms,n,ratio_to_bare_start`. A command is a whole cold
process of this interpreter; the bare start is `python -c pass`, measured between the others. What
is timed within one process has a ratio too, so that machines can be compared.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
COMMANDS = {
    "pay": ["pay", "Codie", "Lightning Bolt"],
    "pay refused": ["pay", "Codie", "Grizzly Bears", "--json"],
    "pay for activate": ["pay", "Codsworth", "Skullclamp", "--for", "equip"],
    "card": ["card", "Codie"],
    "ask": ["ask", "can Codie mana pay for Lightning Bolt"],
    "ask with typos": ["ask", "can codei mana pay for grizly bears"],
    "search": ["search", "mana ability"],
    "run": ["run", "codie-mid-cast"],
    "check": ["check"],
    "help": ["--help"],
}
# As the installed script starts.
START = "from rulings_cli.cli.main import main; main()"
Row = tuple[str, list[float]]


def milliseconds(work: Callable[[], object]) -> float:
    """Give how long one call takes."""
    start = time.perf_counter()
    work()
    return (time.perf_counter() - start) * 1000


def process(arguments: list[str], environment: dict[str, str]) -> Callable[[], object]:
    """Give a call that runs one process to its end, from the checkout."""

    def work() -> object:
        return subprocess.run(
            arguments, cwd=ROOT, env=environment, capture_output=True, check=False
        )

    return work


def cold(count: int, only: str, environment: dict[str, str]) -> Iterator[Row]:
    """Measure whole processes; each command takes turns with the bare start."""
    bare = process([sys.executable, "-c", "pass"], environment)
    bares: list[float] = []
    rows: list[Row] = []
    for name, words in COMMANDS.items():
        if only not in name:
            continue
        command = process([sys.executable, "-c", START, *words], environment)
        command()  # byte code is written once
        times = []
        for _ in range(count):
            bares.append(milliseconds(bare))
            times.append(milliseconds(command))
        rows.append((f"cold {name}", times))
    yield "bare start", bares or [milliseconds(bare) for _ in range(count)]
    yield from rows


def examples(count: int) -> Iterator[Row]:
    """Measure each example of the corpus with its contrasts, warm, in this process."""
    from rulings_cli import api

    rulings = api.Rulings()
    slowest = ("", 0.0)
    times: list[float] = []
    for _, block in rulings.entries.blocks():
        play = partial(rulings.run, block.id)
        play()
        taken = min(milliseconds(play) for _ in range(max(1, count // 3)))
        times.append(taken)
        slowest = max(slowest, (block.id, taken), key=lambda each: each[1])
    if times:
        yield "example with contrasts warm", times
        yield f"slowest: {slowest[0]}", [slowest[1]]


def questions(count: int) -> Iterator[Row]:
    """Measure questions answered one after the other in this process."""
    from rulings_cli import api

    rulings = api.Rulings()
    ask = partial(rulings.ask, "can Codie mana pay for Lightning Bolt")
    ask()
    yield "ask warm", [milliseconds(ask) for _ in range(count)]


def compiling(data: Path) -> Iterator[Row]:
    """Measure compiling and saying a face, by processor time, in a process of its own."""
    program = [sys.executable, str(ROOT / "bench" / "compiling.py"), "--data", str(data)]
    told = subprocess.run(program, capture_output=True, text=True, check=False).stdout.splitlines()
    if len(told) > 1:
        faces, seconds, by_face, a_second = told[1].split(",")
        yield "compile and say by face", [float(by_face)]
        print(f"bench: {faces} faces in {seconds} s: {a_second} a second", file=sys.stderr)
        print(*told[2:], sep="\n", end="", file=sys.stderr)


def pool(data: Path) -> Iterator[Row]:
    """Measure building the pool once, from the official file."""
    from rulings_cli import api

    source = data / "mtgjson" / "AtomicCards.json.xz"
    if not source.is_file():
        print(f"bench: no {source}, so the pool is not measured", file=sys.stderr)
        return
    with tempfile.TemporaryDirectory() as folder:
        target = Path(folder, "pool.jsonl.xz")
        start = time.perf_counter()
        counts = api.build_pool(source, target)
        took = (time.perf_counter() - start) * 1000
        yield "pool build", [took]
        print(
            f"bench: pool of {target.stat().st_size:,} bytes, {counts.compiled:,} of "
            f"{counts.paragraphs:,} paragraphs compiled, "
            f"{1000 * counts.paragraphs / took:,.0f} paragraphs a second",
            file=sys.stderr,
        )


def main() -> int:
    """Measure what was asked for and print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--only", default="", help="only commands with this word, and no rest")
    parser.add_argument("-n", type=int, default=10, help="how often each is run")
    given = parser.parse_args()
    environment = {
        key: held for key, held in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"
    }
    rows = list(cold(given.n, given.only, environment))
    if not given.only:
        rows += [*questions(given.n), *examples(given.n)]
        rows += [*compiling(given.data), *pool(given.data)]
    bare = statistics.median(rows[0][1])
    print("name,median_ms,min_ms,n,ratio_to_bare_start")
    for name, times in rows:
        median = statistics.median(times)
        print(f"{name},{median:.2f},{min(times):.2f},{len(times)},{median / bare:.2f}")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
