"""Kill imports at random moments: `python bench/kills.py [--data DIR] [-n 50] [--seed 1]`.

Each run imports rules, cards and rulings and builds the indexes in a process that is killed at a
random moment; after each the store must hold what it held, whole. At the end a run that nobody
kills must finish the work.
"""

from __future__ import annotations

import argparse
import os
import random
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path

ROOT = Path(__file__).resolve().parents[1]
START = "from rulings_cli.cli.main import main; main()"


def importing(files: list[Path], home: Path) -> subprocess.Popen[bytes]:
    """Start an import of the files into a home."""
    return subprocess.Popen(
        [sys.executable, "-c", START, "-q", "data", "add", *map(str, files)],
        cwd=ROOT,
        env={**os.environ, "RULINGS_HOME": str(home)},
        stdout=subprocess.DEVNULL,
        stderr=subprocess.PIPE,
    )


def main() -> int:
    """Kill, look, and kill again."""
    from rulings_cli.official.documents import imported_sources
    from rulings_cli.official.importing import add_files
    from rulings_cli.official.status import status
    from rulings_cli.search.index import search

    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("-n", type=int, default=50, help="how many runs are killed")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    names = ["cr/MagicCompRules_20260619.txt", "mtgjson/AtomicCards.json.xz"]
    files = [given.data / each for each in (*names, "scryfall/rulings.json.xz")]
    chance = random.Random(given.seed)
    with tempfile.TemporaryDirectory() as folder:
        begun = time.monotonic()
        assert importing(files, Path(folder, "whole")).wait() == 0
        takes = time.monotonic() - begun
        home = Path(folder, "home")
        add_files([given.data / "cr" / "MagicCompRules_20250207.txt"], home)
        finished = 0
        for _ in range(given.n):
            running = importing(files, home)
            time.sleep(chance.uniform(0.0, takes))
            running.send_signal(signal.SIGKILL)
            running.communicate()
            held = status(home)
            counts = [(each["date"], each["rules"]) for each in held["editions"]]
            assert counts[0] == ("2025-02-07", 3022), counts
            whole = len(counts) == 2
            assert held["cards"]["names"] == (34655 if whole else 0), held["cards"]
            assert held["rulings"]["count"] == (47626 if whole else 0)
            finished += whole
            if whole:  # begin again from the small store
                shutil.rmtree(home)
                add_files([given.data / "cr" / "MagicCompRules_20250207.txt"], home)
        assert importing(files, home).wait() == 0
        (hit, *_) = search("605.3b", imported_sources(home=home), folder=home / "index")
        assert hit.id == "605.3b"
        left = [each.name for each in home.rglob("*.partial")]
        assert not left, left
        print(f"{given.n} killed within {takes:.1f} s, {finished} after the import: nothing lost")
    return 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
