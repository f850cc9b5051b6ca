"""Measure imports, indexes and searches: `python bench/imports.py [--data DIR] [-n 5]`.

Prints lines of `name,seconds,cpu_seconds,peak_mb`; each import is a process of its own. The file
four times as large repeats all cards under other names. Then warm queries, and sizes.
"""

from __future__ import annotations

import argparse
import lzma
import os
import resource
import statistics
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]


def measured(name: str, work: Callable[[], object]) -> None:
    """Do some work in a process of its own and print what it took."""
    begun = time.monotonic()
    child = os.fork()
    if child == 0:
        work()
        os._exit(0)
    _, status, used = os.wait4(child, 0)
    took = time.monotonic() - begun
    assert status == 0, name
    cpu = used.ru_utime + used.ru_stime
    print(f"{name},{took:.2f},{cpu:.2f},{used.ru_maxrss / 1024:.0f}", flush=True)


def four_times(source: Path, target: Path) -> None:
    """Write an AtomicCards file with every card four times, under four names."""
    import json

    with lzma.open(source) as packed:
        held = json.load(packed)
    with target.open("w", encoding="utf-8") as stream:
        stream.write('{"meta": {"date": "2031-01-01", "version": "large"}, "data": {')
        first = True
        for copy in range(4):
            for name, rows in held["data"].items():
                other = name if copy == 0 else f"{name} {copy}"
                changed = [
                    {**row, "name": other, "text": f"{row.get('text', '')} {copy}"} for row in rows
                ]
                stream.write(("" if first else ",\n") + json.dumps(other) + ": ")
                stream.write(json.dumps(changed, ensure_ascii=False))
                first = False
        stream.write("}}")


def size(folder: Path) -> str:
    """Give the size of all files in a folder, in MB."""
    total = sum(each.stat().st_size for each in folder.rglob("*") if each.is_file())
    return f"{total / 1e6:.1f}"


def main() -> int:
    """Measure and print."""
    from rulings_cli.official.documents import imported_sources
    from rulings_cli.official.importing import add_files
    from rulings_cli.search.index import Searcher, prepare

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("-n", type=int, default=5, help="how often each query is asked")
    given = parser.parse_args()
    cards = given.data / "mtgjson" / "AtomicCards.json.xz"
    rules = sorted((given.data / "cr").glob("*.txt"))
    print("name,seconds,cpu_seconds,peak_mb")
    with tempfile.TemporaryDirectory() as folder:
        home, large = Path(folder, "home"), Path(folder, "large.json")
        measured("bare start", lambda: None)
        measured("CR", lambda: add_files(rules[-1:], home))
        measured("all other CRs", lambda: add_files(rules[:-1], home))
        measured("AtomicCards", lambda: add_files([cards], home))
        bulk = given.data / "scryfall" / "rulings.json.xz"
        measured("Scryfall rulings", lambda: add_files([bulk], home))
        measured("AtomicCards again", lambda: add_files([cards], home))
        sources = imported_sources(home=home)
        for each in sources:
            measured(f"index of {each.kind}", lambda each=each: prepare([each], folder=home / "i"))  # type: ignore[misc]
        print(f"store and indexes: {size(home)} MB")
        searcher = Searcher(sources, folder=home / "i")
        lines = (ROOT / "tests" / "unit" / "search" / "queries.tsv").read_text("utf-8")
        queries = [line.split("\t")[0] for line in lines.splitlines() if line[:1] != "#"]
        times = []
        for query in queries:
            searcher.search(query)
            several = []
            for _ in range(given.n):
                begun = time.process_time()
                searcher.search(query)
                several.append(1000 * (time.process_time() - begun))
            times.append(min(several))
        times.sort()
        print(
            f"warm queries: median {statistics.median(times):.1f} ms, "
            f"90 % {times[len(times) * 9 // 10]:.1f} ms, slowest {times[-1]:.1f} ms of CPU"
        )
        four_times(cards, large)
        other = Path(folder, "other")
        measured(f"AtomicCards x 4 ({size(Path(folder))} MB)", lambda: add_files([large], other))
    print(f"peak of this process: {resource.getrusage(resource.RUSAGE_SELF).ru_maxrss / 1024:.0f}")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
