"""The run that the README shows is the run that the command prints."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
README = ROOT / "README.md"
QUESTION = "can Codie mana pay for Lightning Bolt"
SHOWN = re.compile(rf'(?<=\$ rulings ask "{QUESTION}"\n).*?(?=```)', re.DOTALL)
TIME = re.compile(r"\b(run in )\d+( ms) +")


def test_the_readme_shows_a_real_run(tmp_path: Path, request: pytest.FixtureRequest) -> None:
    found = subprocess.run(
        [sys.executable, "-m", "rulings_cli.cli", "ask", QUESTION],
        cwd=ROOT,
        env={**os.environ, "RULINGS_HOME": str(tmp_path / "home")},
        capture_output=True,
        text=True,
        check=True,
    ).stdout
    readme = README.read_text(encoding="utf-8")
    shown = SHOWN.search(readme)
    assert shown is not None

    if request.config.getoption("--update-expected"):
        README.write_text(SHOWN.sub(lambda _: found, readme, count=1), encoding="utf-8")
        return
    assert TIME.sub(r"\1N\2  ", shown[0]) == TIME.sub(r"\1N\2  ", found)
