"""Whatever a user types or has on the disk: a message, the right exit status, no traceback."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from rulings_cli import api
from rulings_cli.ask.answer import Answer
from rulings_cli.cli import main

ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-m", "rulings_cli.cli"]
ABACUS = "Abacus of Ten Thousand Beads"


class Shown:
    """What a command wrote, and its exit status."""

    def __init__(self, status: int, out: str, err: str) -> None:
        self.status = status
        self.out = out
        self.err = err


Rulings = Callable[..., Shown]


@pytest.fixture
def corpus(made_up_corpus: Path, home: Path, tmp_path: Path) -> Path:
    """Give a corpus of its own, which the test may break."""
    return Path(shutil.copytree(made_up_corpus, tmp_path / "corpus"))


@pytest.fixture
def rulings(corpus: Path, capfd: pytest.CaptureFixture[str]) -> Rulings:
    def run(*arguments: str) -> Shown:
        capfd.readouterr()
        status = main.run(["--corpus", str(corpus), *arguments])
        shown = capfd.readouterr()
        assert "Traceback" not in shown.err
        return Shown(status, shown.out, shown.err)

    return run


def test_a_misspelt_card_names_the_nearest(rulings: Rulings) -> None:
    shown = rulings("card", "Abacus of Ten Thousnd Beds Xyz")

    assert shown.status == 1
    assert f"did you mean {ABACUS}" in shown.err
    assert shown.out == ""


@pytest.mark.parametrize("text", ["", "   ", "\x00", "\x1b[31m", "?" * 100_000, "word " * 30_000])
def test_text_that_is_no_question_is_bad_input(rulings: Rulings, text: str) -> None:
    shown = rulings("ask", "--", text)

    assert shown.status == 2
    assert shown.err.startswith("rulings: ")
    assert len(shown.err) < 400
    assert "\x1b" not in shown.err


def test_a_question_that_is_not_understood_is_status_3(rulings: Rulings) -> None:
    shown = rulings("ask", "why is the sky blue")

    assert shown.status == 3
    assert shown.out.startswith("UNKNOWN")


def test_a_question_about_a_card_that_does_not_exist_is_no_answer(rulings: Rulings) -> None:
    shown = rulings("ask", "can Zzyzx Qwrt mana pay for Ember Notice")

    assert shown.status in {1, 3}
    assert shown.out.startswith("UNKNOWN")


def test_a_batch_answers_every_line_whatever_it_holds(rulings: Rulings, tmp_path: Path) -> None:
    lines = [f"can {ABACUS} mana pay for Ember Notice", "", "\x07", "é" * 20_000, "why"]
    file = tmp_path / "questions"
    file.write_bytes("\n".join(lines).encode() + b"\n\xff\xfe\n")

    shown = rulings("ask", "--batch", str(file), "--json")

    answers = [json.loads(line) for line in shown.out.splitlines()]
    assert shown.status == 0
    assert [each["question"] for each in answers][:5] == lines
    assert [("error" in each) for each in answers][:5] == [False, True, True, True, False]
    assert len(answers) == 6
    assert all(each["verdict"] == "unknown" for each in answers[1:])


def test_a_fault_of_one_line_leaves_the_other_lines_their_answers(
    rulings: Rulings, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    answered = api.Rulings.ask

    def ask(self: api.Rulings, question: str) -> Answer:
        if question == "broken":
            raise KeyError("a gear")
        return answered(self, question)

    monkeypatch.setattr(api.Rulings, "ask", ask)
    file = tmp_path / "questions"
    file.write_text("why\nbroken\nwhy\n")

    shown = rulings("ask", "--batch", str(file), "--json")

    answers = [json.loads(line) for line in shown.out.splitlines()]
    assert [each["question"] for each in answers] == ["why", "broken", "why"]
    assert answers[1]["error"]["what"] == "a fault in rulings: KeyError: 'a gear'"
    assert "1 of the lines met a fault" in shown.err
    assert shown.status == 0


def test_a_batch_that_is_not_there_is_bad_input(rulings: Rulings) -> None:
    assert rulings("ask", "--batch", "/nowhere/at/all").status == 2


def test_a_question_beside_a_batch_is_bad_input(rulings: Rulings) -> None:
    assert rulings("ask", "--batch", "-", "why").status == 2


@pytest.mark.parametrize(
    ("text", "what"),
    [
        ("given you control Island\nwhen  you activat Island\n", ":2:11: "),
        ("given you control Island\nthen  your mana pool is empty\n", "but if"),
        ("given you control Island\nwhen  you activate Island\nbut if Island is tapped\n", "then"),
        ("gibberish\n", ":1:1: "),
        ("", "then"),
        ("\x00\x01\n", ":1:1: "),
    ],
)
def test_a_malformed_example_says_where(
    rulings: Rulings, tmp_path: Path, text: str, what: str
) -> None:
    file = tmp_path / "example.txt"
    file.write_text(text)

    shown = rulings("run", str(file))

    assert shown.status == 2
    assert what in shown.err


def test_an_example_with_an_unknown_card_says_which(rulings: Rulings, tmp_path: Path) -> None:
    file = tmp_path / "example.txt"
    file.write_text("given you control Zzyzx\nthen  Zzyzx is untapped\nbut if Zzyzx is tapped\n")

    shown = rulings("run", str(file))

    assert shown.status in {1, 2}
    assert "Zzyzx" in shown.out + shown.err


def test_a_missing_pool_says_how_to_build_it(rulings: Rulings, corpus: Path) -> None:
    (corpus / "pool.jsonl.xz").unlink()

    shown = rulings("pay", ABACUS, "Ember Notice")

    assert shown.status == 2
    assert "rulings pool build" in shown.err


@pytest.mark.parametrize("keep", [0, 10, 0.5])
def test_a_damaged_pool_says_so_and_is_left_as_it_is(
    rulings: Rulings, corpus: Path, keep: float
) -> None:
    path = corpus / "pool.jsonl.xz"
    held = path.read_bytes()
    cut = held[: int(len(held) * keep) if keep < 1 else int(keep)]
    path.write_bytes(cut)

    shown = rulings("pool", "say")

    assert shown.status == 2
    assert "pool" in shown.err
    assert path.read_bytes() == cut


def test_flipped_bytes_in_the_pool_are_noticed(rulings: Rulings, corpus: Path) -> None:
    path = corpus / "pool.jsonl.xz"
    held = bytearray(path.read_bytes())
    for at in range(200, len(held), 97):
        held[at] ^= 0xFF
    path.write_bytes(bytes(held))

    assert rulings("pool", "say").status == 2


def test_a_damaged_index_is_built_again(rulings: Rulings, home: Path) -> None:
    first = rulings("search", "casting")
    for path in (home / "index").rglob("*"):
        if path.is_file():
            path.write_bytes(b"rubbish")

    again = rulings("search", "casting")

    assert first.status == again.status == 0
    assert again.out == first.out


def test_a_home_that_cannot_be_written_does_not_stop_a_search(
    rulings: Rulings, home: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home.write_text("a file where a folder should be")

    assert rulings("search", "casting").status == 0
    assert rulings("pay", ABACUS, "Ember Notice").status == 0


def test_a_home_that_cannot_be_written_stops_an_import_with_a_hint(
    rulings: Rulings, home: Path, shared_data: Path
) -> None:
    home.write_text("a file where a folder should be")
    rules = max((shared_data / "cr").glob("*.txt"))

    shown = rulings("data", "add", str(rules))

    assert shown.status == 2
    assert "RULINGS_HOME" in shown.err


def test_two_processes_may_build_the_index_at_once(corpus: Path, home: Path) -> None:
    environment = {**os.environ, "RULINGS_HOME": str(home)}
    started = [
        subprocess.Popen(
            [*COMMAND, "--corpus", str(corpus), "search", "casting"],
            cwd=ROOT,
            env=environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )
        for _ in range(3)
    ]

    shown = [each.communicate() for each in started]

    assert [each.returncode for each in started] == [0, 0, 0]
    assert len({out for out, _ in shown}) == 1
    assert not any("Traceback" in err for _, err in shown)


def test_an_empty_corpus_has_nothing_to_check(
    tmp_path: Path, rulings: Rulings, corpus: Path
) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()

    assert rulings("check", str(empty)).status == 2


def test_a_page_that_cannot_be_read_is_status_2(rulings: Rulings, corpus: Path) -> None:
    (corpus / "cards" / "broken.md").write_bytes(b"# \xff\xfe\n")

    assert rulings("check").status == 2


def test_an_answer_may_be_cut_by_its_reader(corpus: Path, home: Path) -> None:
    command = " ".join(["exec", *COMMAND, "--corpus", str(corpus), "card", f"'{ABACUS}'"])
    shown = subprocess.run(
        ["bash", "-c", f"set -o pipefail; ({command}) | head -1"],
        cwd=ROOT,
        capture_output=True,
        text=True,
    )

    assert shown.returncode == 0
    assert shown.stdout.count("\n") == 1
    assert shown.stderr == ""
