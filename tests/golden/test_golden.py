"""The command line byte for byte, with made-up cards.

Each file under `cases/` is a session: lines that start with `$ ` are commands, what follows is
what they print (`! ` before a line of standard error), and `= N` their exit status if it is
not 0. `pytest --update-expected` writes the files anew; read the difference like code.
"""

from __future__ import annotations

import os
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

HERE = Path(__file__).parent
ROOT = HERE.parents[1]
CASES = sorted((HERE / "cases").glob("*.txt"))
SCREENS = ("ask", "card", "pay", "run")
# What differs from run to run or from machine to machine.
TIME = re.compile(r"\b(run in )\d+( ms) +")
ELAPSED = re.compile(r'("elapsed_ms": )[\d.]+')


def rulings(
    arguments: list[str], corpus: Path, folder: Path, text: str = ""
) -> subprocess.CompletedProcess[str]:
    environment = {
        **os.environ,
        "RULINGS_HOME": str(folder / "home"),
        "PYTHONPATH": str(ROOT),
        "COLUMNS": "100",
    }
    return subprocess.run(
        [sys.executable, "-m", "rulings_cli.cli", "--corpus", str(corpus), *arguments],
        cwd=HERE,
        env=environment,
        input=text,
        capture_output=True,
        text=True,
    )


def played(session: str, corpus: Path, folder: Path) -> str:
    """Run the commands of a session and give it as it now is."""
    lines: list[str] = []
    for line in session.splitlines():
        if not line.startswith("$ "):
            continue
        if lines:
            lines.append("")
        lines.append(line)
        piped, _, command = line[2:].rpartition(" | ")
        text = "".join(f"{each}\n" for each in shlex.split(piped)[1:])
        shown = rulings(shlex.split(command)[1:], corpus, folder, text)
        lines += [each.rstrip() for each in shown.stdout.splitlines()]
        lines += [f"! {each}" for each in shown.stderr.splitlines()]
        if shown.returncode:
            lines.append(f"= {shown.returncode}")
    text = "\n".join(lines) + "\n"
    text = TIME.sub(r"\1N\2  ", text.replace(str(corpus), "CORPUS").replace(str(folder), "FOLDER"))
    return ELAPSED.sub(r"\1N", text)


@pytest.mark.parametrize("case", CASES, ids=lambda each: each.stem)
def test_the_command_line_prints_what_it_printed(
    case: Path, made_up_corpus: Path, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    expected = case.read_text(encoding="utf-8")

    found = played(expected, made_up_corpus, tmp_path)

    if request.config.getoption("--update-expected"):
        case.write_text(found, encoding="utf-8")
        return
    assert found == expected


def test_no_screen_is_wider_than_a_hundred_columns() -> None:
    wide = [
        f"{case.name}: {line}"
        for case in CASES
        if case.stem in SCREENS
        for line in case.read_text(encoding="utf-8").splitlines()
        if len(line) > 100 and line[:2] not in {"$ ", "! "} and not line.startswith("{")
    ]

    assert {case.stem for case in CASES} > set(SCREENS)
    assert not wide
