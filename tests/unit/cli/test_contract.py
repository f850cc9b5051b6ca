"""What CONTRACT promises of exit statuses and of the shapes of JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulings_cli import api
from rulings_cli.ask.answer import Answer
from rulings_cli.cli import failures, main

ABACUS = "Abacus of Ten Thousand Beads"
KEYS = {
    "schema",
    "question",
    "reading",
    "verdict",
    "value",
    "status",
    "summary",
    "because",
    "rules",
    "rulings",
    "examples",
    "assumptions",
    "not_understood",
    "edition",
    "elapsed_ms",
}
Run = Callable[..., tuple[int, str]]


@pytest.fixture
def run(made_up_corpus: Path, home: Path, capfd: pytest.CaptureFixture[str]) -> Run:
    def rulings(*arguments: str) -> tuple[int, str]:
        status = main.run(["--corpus", str(made_up_corpus), *arguments])
        return status, capfd.readouterr().out

    return rulings


@pytest.mark.parametrize(
    ("status", "expected"),
    [
        ("verified", 0),
        ("no_example", 3),
        ("not_modelled", 3),
        ("not_understood", 3),
        ("contradicted", 4),
        ("stale", 4),
        ("not_found", 1),
    ],
)
@pytest.mark.parametrize("verdict", ["yes", "no"])
def test_the_exit_status_is_that_of_the_answer(
    run: Run, monkeypatch: pytest.MonkeyPatch, status: str, expected: int, verdict: str
) -> None:
    answer = Answer("why", verdict=verdict, status=status)
    monkeypatch.setattr(api.Rulings, "ask", lambda _, question: answer)
    monkeypatch.setattr(api.Rulings, "pay", lambda _, source, target, *, what, beside: answer)

    assert run("ask", "why")[0] == expected
    assert run("pay", "one", "other")[0] == expected


def test_every_status_of_an_answer_has_an_exit_status() -> None:
    from rulings_cli.ask.answer import STATUSES

    assert set(failures.OF_STATUS) == set(STATUSES)


def check_answer(answer: dict[str, Any]) -> None:
    assert set(answer) >= KEYS
    assert answer["schema"] == 1
    for example in answer["examples"]:
        assert example["generated"] is True
        assert example["passed"] is True
        assert all(set(step) == {"text", "rules"} for step in example["steps"])
        assert all(set(each) == {"change", "outcome", "passed"} for each in example["contrast"])
    assert set(answer["edition"]) >= {"cr", "amendments"}


def test_an_answer_is_one_object(run: Run) -> None:
    status, out = run("ask", f"can {ABACUS} mana pay for Ember Notice", "--json")

    answer = json.loads(out)
    check_answer(answer)
    assert status == 0
    assert out.count("\n") == 1
    assert (answer["verdict"], answer["status"]) == ("yes", "verified")
    assert answer["reading"]["intent"] == "pay_for"
    assert set(answer["detail"]) >= {"may_spend", "may_begin", "pays", "covers", "also"}
    assert (answer["detail"]["pays"], answer["detail"]["covers"]) == ("in full", "{R}")


def test_pay_gives_the_same_object_and_says_what_is_paid(run: Run) -> None:
    _, out = run("pay", "Clerk of Brass", "Tin Tally", "--for", "activate", "--json")

    answer = json.loads(out)
    check_answer(answer)
    assert answer["verdict"] == "no"
    assert answer["reading"]["for"] == "activate"


def test_plain_words_and_options_run_the_same_command(run: Run) -> None:
    plain = run("card", ABACUS)
    main_options = run("card", ABACUS, "--color", "never")

    assert plain == main_options


def test_an_example_is_one_object_with_what_failed(run: Run) -> None:
    status, out = run("run", "abacus-while-casting-1", "--json", "--set", f"{ABACUS} is tapped")

    result = json.loads(out)
    assert status == 1
    assert set(result) >= {"id", "given", "steps", "passed", "contrast", "failed"}
    assert set(result["failed"][0]) == {"line", "expected", "got"}


def test_a_held_example_is_status_0(run: Run) -> None:
    assert run("run", "abacus-while-casting-1")[0] == 0


def test_text_that_is_not_modelled_is_status_3(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "example.txt"
    lines = [
        "given you hold Riddle of the Unread Page",
        "given you control 3 Island",
        "when  you cast Riddle of the Unread Page",
        "then  the stack is empty",
        "but if Island is tapped",
    ]
    file.write_text("\n".join(lines))

    assert run("run", str(file), "--trace", "none")[0] in {1, 3}


def test_the_pool_is_said_a_face_a_line(run: Run) -> None:
    status, out = run("pool", "say", "--jsonl")

    rows = {row["face"]: row for row in map(json.loads, out.splitlines())}
    assert status == 0
    assert rows["Tin Tally"]["paragraphs"] == [
        {"text": "{2}, {T}: Draw a card.", "compiled": True, "playable": True}
    ]
    assert rows["Riddle of the Unread Page"]["paragraphs"] == [
        {"text": None, "compiled": False, "playable": False}
    ]


def test_the_imported_data_is_described(run: Run) -> None:
    status, out = run("data", "status", "--json")

    assert status == 0
    assert set(json.loads(out)) >= {"editions", "cards", "rulings"}


def test_an_imported_edition_is_counted(run: Run, shared_data: Path) -> None:
    newest = max((shared_data / "cr").glob("*.txt"))

    status, _ = run("data", "add", str(newest), "-q")

    (edition,) = json.loads(run("data", "status", "--json")[1])["editions"]
    assert status == 0
    expected = {"date": "2026-06-19", "rules": 3153, "examples": 277, "glossary": 735}
    assert {key: edition[key] for key in expected} == expected
    assert len(edition["sha256"]) == 64
    assert run("cr", "702.1")[1].count("702.10") == 0
    assert run("cr", "trample")[0] == 0
    assert run("cr", "999.9")[0] == 1


def test_what_is_covered_is_counted(run: Run) -> None:
    status, out = run("coverage", "--json")

    counts = json.loads(out)
    assert status == 0
    assert set(counts) == {"rules", "official_examples", "rulings", "pool", "seeds"}
    assert counts["rules"]["implemented"] > 100
    assert counts["rules"]["exercised"] > 5


def test_what_is_covered_of_the_pool_is_counted_with_what_would_add_most(run: Run) -> None:
    status, out = run("coverage", "--pool", "--json")

    counts = json.loads(out)
    assert status == 0
    assert counts["playable"] <= counts["said"] <= counts["faces"]
    assert counts["paragraphs_playable"] <= counts["paragraphs_said"] <= counts["paragraphs"]
    assert all(each["added"] >= each["alone"] for each in counts["next"])
    assert run("coverage", "--pool")[1].startswith("faces ")


def test_a_clean_corpus_is_status_0_and_a_finding_status_1(run: Run) -> None:
    assert run("check", "--ignore", "R0")[0] == 0
    assert run("check", "--select", "R024,R003")[0] == 1


def test_a_day_before_the_oldest_edition_is_abstained_from(run: Run) -> None:
    assert run("--as-of", "1999-01-01", "pay", ABACUS, "Ember Notice")[0] == 3


def test_the_edition_is_that_of_the_day(run: Run) -> None:
    question = f"can {ABACUS} mana pay for Ember Notice"

    _, out = run("ask", question, "--json", "--as-of", "2026-07-01")

    assert json.loads(out)["edition"]["amendments"] == []


def test_a_project_chooses_its_corpus(
    run: Run, made_up_corpus: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "pyproject.toml").write_text(f'[tool.rulings]\ncorpus = "{made_up_corpus}"\n')
    monkeypatch.chdir(tmp_path)

    assert main.run(["card", ABACUS]) == 0


def test_explain_tells_what_each_stage_did_on_stderr(
    made_up_corpus: Path, home: Path, capfd: pytest.CaptureFixture[str]
) -> None:
    question = f"can {ABACUS} mana pay for Ember Notice"

    assert main.run(["--corpus", str(made_up_corpus), "ask", question, "--explain"]) == 0

    shown = capfd.readouterr()
    stages = [line.split()[0] for line in shown.err.splitlines()]
    assert shown.out.startswith("YES")
    assert list(dict.fromkeys(stages))[:4] == ["name", "reading", "binding", "plan"]
