"""The wheel carries all that an answer needs, and works from an empty folder."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import sysconfig
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Build the wheel and install it into a new environment; give its `rulings` command."""
    folder = tmp_path_factory.mktemp("wheel")
    run(
        [sys.executable, "-m", "build", "--wheel", "--no-isolation", "-o", str(folder), str(ROOT)],
        folder,
    )
    (wheel,) = folder.glob("*.whl")
    fresh = folder / "fresh"
    run([sys.executable, "-m", "venv", "--without-pip", str(fresh)], folder)
    python = fresh / "bin" / "python"
    pip = [sys.executable, "-m", "pip", "--quiet", "--python", str(python)]
    run([*pip, "install", "--no-deps", "--no-index", str(wheel)], folder)
    # The dependencies are those of this environment; its own .pth files are not read there.
    (site,) = fresh.glob("lib/python*/site-packages")
    (site / "dependencies.pth").write_text(sysconfig.get_path("purelib") + "\n")
    return fresh / "bin" / "rulings"


def run(command: list[str], folder: Path) -> subprocess.CompletedProcess[str]:
    shown = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    assert shown.returncode == 0, shown.stderr + shown.stdout
    return shown


def rulings(installed: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    empty = folder / "empty"
    empty.mkdir()
    environment = {key: held for key, held in os.environ.items() if key != "PYTHONPATH"}
    environment["RULINGS_HOME"] = str(folder / "home")
    return subprocess.run(
        [str(installed), *arguments], cwd=empty, env=environment, capture_output=True, text=True
    )


def test_the_installed_command_answers_from_an_empty_folder(
    installed: Path, tmp_path: Path
) -> None:
    shown = rulings(installed, tmp_path, "pay", "Codie", "Lightning Bolt", "--json")

    assert shown.returncode == 0, shown.stderr
    answer = json.loads(shown.stdout)
    assert (answer["verdict"], answer["status"]) == ("yes", "verified")
    # nothing is kept there but what can be built again
    assert {each.name for each in (tmp_path / "home").iterdir()} == {"index"}


def test_the_installed_command_checks_the_corpus_that_it_carries(
    installed: Path, tmp_path: Path
) -> None:
    shown = rulings(installed, tmp_path, "check")

    assert shown.returncode == 0, shown.stdout + shown.stderr
