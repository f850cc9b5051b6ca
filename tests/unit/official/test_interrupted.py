"""Imports that are killed, doubled or starved of disk: what was there stays, the next run works."""

from __future__ import annotations

import os
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from rulings_cli.official import store
from rulings_cli.official.documents import imported_sources
from rulings_cli.official.importing import add_files
from rulings_cli.official.status import status
from rulings_cli.search.index import search

ROOT = Path(__file__).resolve().parents[3]
IMPORT = """
import sys
from rulings_cli.official.documents import imported_sources
from rulings_cli.official.importing import add_files
from rulings_cli.search.index import prepare
home, *files = sys.argv[1:]
add_files(files, home)
prepare(imported_sources(home=home))
"""
READ_ONLY = """
import os, sys
from rulings_cli.errors import CorpusError
from rulings_cli.official.documents import imported_sources
from rulings_cli.official.importing import add_files
from rulings_cli.search.index import search
from pathlib import Path
home, scratch, known, other = map(Path, sys.argv[1:])
for place in (scratch, home):
    # The first round loads all modules, which an ordinary user may not be able to read.
    if place == home and os.getuid() == 0:
        os.setgid(65534)
        os.setuid(65534)
    hits = search("mana ability", imported_sources(home=place), folder=place / "index")
    again = add_files([known], place)
    try:
        add_files([other], place)
        said = "written"
    except CorpusError as error:
        said = str(error)
print(hits[0].kind, again[0].changed, said)
"""
#: bench/kills.py does it fifty times with the whole card file.
KILLS = int(os.environ.get("RULINGS_KILLS", "6"))


@pytest.fixture
def files(shared_data: Path) -> list[Path]:
    names = ["cr/MagicCompRules_20260619.txt", "mtgjson/AtomicCards_sample_5.3.0_20260301.json"]
    return [shared_data / each for each in names]


@pytest.fixture
def held(shared_data: Path, home: Path) -> Path:
    """Give a home that holds an older edition."""
    add_files([shared_data / "cr" / "MagicCompRules_20250207.txt"])
    return home


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """Give a folder that every user may read."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder


def started(
    code: str, *arguments: Path, before: Callable[[], object] | None = None
) -> subprocess.Popen[bytes]:
    return subprocess.Popen(
        [sys.executable, "-c", code, *map(str, arguments)],
        cwd=ROOT,
        preexec_fn=before,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )


def test_killed_at_any_moment_nothing_is_lost(held: Path, files: list[Path]) -> None:
    chance = random.Random(7)
    begun = time.monotonic()
    assert started(IMPORT, held.with_name("other"), *files).wait(120) == 0
    takes = time.monotonic() - begun

    for _ in range(KILLS):
        running = started(IMPORT, held, *files)
        time.sleep(chance.uniform(0.0, takes))
        running.send_signal(signal.SIGKILL)
        running.communicate()
        assert "2025-02-07" in store.editions()
        assert store.rule_text("605.3b", "2025-02-07").text
        if len(store.editions()) == 2:
            assert status()["cards"]["names"] > 80

    add_files(files)
    assert [each["date"] for each in status()["editions"]] == ["2025-02-07", "2026-06-19"]
    assert search("605.3b", imported_sources(), folder=held / "index")[0].id == "605.3b"
    assert not list(held.rglob("*.partial"))


@pytest.mark.parametrize("most", [4_000, 400_000, 1_500_000])
def test_a_full_disk_leaves_the_former_store(held: Path, files: list[Path], most: int) -> None:
    before = store.store_path().read_bytes()

    running = started(
        IMPORT,
        held,
        *files,
        before=lambda: resource.setrlimit(resource.RLIMIT_FSIZE, (most, most)),
    )
    _, said = running.communicate(timeout=120)

    assert running.returncode != 0
    assert b"cannot be written" in said
    assert store.store_path().read_bytes() == before
    assert not list(held.glob("*.partial"))
    assert len(add_files(files)) == 2


def test_several_importers_at_once_all_succeed(held: Path, files: list[Path]) -> None:
    running = [started(IMPORT, held, each) for each in (*files, *files)]

    assert [each.wait(180) for each in running] == [0, 0, 0, 0]
    assert len(store.editions()) == 2
    assert status()["cards"]["names"] > 80
    for each in running:
        each.communicate()


def test_a_store_that_cannot_be_written_is_read(open_folder: Path, files: list[Path]) -> None:
    homes = [open_folder / "home", open_folder / "scratch"]
    for each in homes:
        add_files(files[:1], home=each)
    (homes[0] / "official.sqlite").chmod(0o444)
    (homes[0] / ".lock").chmod(0o444)
    homes[0].chmod(0o555)
    known, other = (Path(shutil.copy(each, open_folder)) for each in files)

    running = started(READ_ONLY, *homes, known, other)
    told, wrong = running.communicate(timeout=120)

    assert told.startswith(b"rule False "), wrong.decode()
    assert b"permission denied" in told
    homes[0].chmod(0o755)
    assert store.editions(homes[0]) == ("2026-06-19",)
