"""Checking a corpus: each code is found where its page says so, and mended pages are clean."""

from __future__ import annotations

import json
from pathlib import Path
from xml.etree import ElementTree

import pytest
from example_cards import card

from rulings_cli.checks.checking import check
from rulings_cli.checks.citations import Rules
from rulings_cli.checks.codes import CODES, Code, explain
from rulings_cli.checks.findings import Report
from rulings_cli.checks.formats import FORMATS
from rulings_cli.checks.record import Recorded, digest, read_record, write_record
from rulings_cli.corpus.entries import read_corpus
from rulings_cli.errors import InputError, NotFound

#: Rules of our own wording that have the anchors of the pages.
TEXTS = {
    "605.3b": "Such an ability doesn\u2019t go on the stack, says this made-up rule.",
    "104.3a": "Whoever wants may concede, says this made-up rule.",
}
EDITION = "2026-06-19"
RULES = Rules(EDITION, (), TEXTS.get)
REWORDED = Recorded("2022-04-29", "605.3b", "doesn't go on the stack", "of an older text")


def checked(folder: Path, page: str, rules: Rules = RULES, **options: object) -> Report:
    folder.mkdir(exist_ok=True)
    (folder / "page.md").write_text(page, encoding="utf-8")
    return check([folder], cards=card, rules=rules, **options)  # type: ignore[arg-type]


def rules_for(code: Code) -> Rules:
    """Give what the pages of a code are held against: the record alone, or an older one too."""
    if code.code == "R003":
        return Rules(EDITION, (Recorded(EDITION, "605.3b", "doesn't go on the stack", "…"),))
    return RULES.evolve(record=(REWORDED,)) if code.code == "R005" else RULES


def pages() -> list[Code]:
    """Give the codes whose pages need nothing but themselves: no corpus, answerer or import."""
    return [each for each in CODES.values() if each.code not in ("R006", "R031", "R040")]


@pytest.mark.parametrize("code", pages(), ids=lambda each: each.code)
def test_page_of_a_code_has_it(code: Code, tmp_path: Path) -> None:
    report = checked(tmp_path, code.failing, rules_for(code))

    assert code.code in {each.code for each in report.findings}


@pytest.mark.parametrize("code", pages(), ids=lambda each: each.code)
def test_mended_page_of_a_code_is_clean(code: Code, tmp_path: Path) -> None:
    report = checked(tmp_path, code.fixed, rules_for(code))

    assert report.clean, report.findings
    assert report.examples == 1


def test_whole_corpus_must_cover_every_seed(tmp_path: Path) -> None:
    (tmp_path / "anchors.tsv").write_text("# no line yet\n", encoding="utf-8")

    report = checked(tmp_path, CODES["R032"].fixed, RULES)

    missing = [each.message for each in report.findings if each.code == "R031"]
    assert len(missing) == 35
    assert not any("codie-7" in each for each in missing)


def test_finding_names_path_line_and_column(tmp_path: Path) -> None:
    report = checked(tmp_path, CODES["R010"].failing)

    found = report.findings[0]
    assert found.path.endswith("page.md")
    assert (found.line, found.column) == (14, 11)
    assert "activate" in found.hint


def test_record_stands_in_for_the_rules(tmp_path: Path) -> None:
    checked(tmp_path, CODES["R020"].fixed)
    corpus = read_corpus([tmp_path])

    count = write_record(tmp_path, corpus, EDITION, TEXTS.get)

    held = Rules(EDITION, read_record(tmp_path))
    report = checked(tmp_path, CODES["R020"].fixed, held, ignore=["R031"])
    assert count == 1
    assert report.clean
    assert report.notes == (
        f"citations verified by record only ({EDITION}): no rules are imported",
    )
    assert read_record(tmp_path)[0].sha256 == digest(TEXTS["605.3b"])


def test_record_keeps_other_editions(tmp_path: Path) -> None:
    checked(tmp_path, CODES["R020"].fixed)
    corpus = read_corpus([tmp_path])

    write_record(tmp_path, corpus, "2022-04-29", TEXTS.get)
    write_record(tmp_path, corpus, EDITION, TEXTS.get)

    assert [each.edition for each in read_record(tmp_path)] == ["2022-04-29", EDITION]


def test_codes_may_be_selected_and_ignored(tmp_path: Path) -> None:
    page = CODES["R020"].failing

    assert checked(tmp_path, page, ignore=["R02"]).clean
    assert checked(tmp_path, page, select=["R00"]).clean
    assert not checked(tmp_path, page, select=["R02"]).clean


def test_corpus_without_an_example_is_bad_input(tmp_path: Path) -> None:
    with pytest.raises(InputError, match="no example"):
        checked(tmp_path, "# Nothing\n")


def test_several_processes_find_the_same(tmp_path: Path) -> None:
    first = CODES["R020"].failing
    second = first.replace("forest-", "other-")
    third = CODES["R020"].fixed.replace("forest-", "third-")
    (tmp_path / "b.md").write_text(second, encoding="utf-8")
    (tmp_path / "c.md").write_text(third, encoding="utf-8")

    alone = checked(tmp_path, first)
    together = checked(tmp_path, first, jobs=2)

    assert alone == together
    assert [each.code for each in alone.findings] == ["R020", "R020"]


def test_topic_is_played_for_each_card(tmp_path: Path) -> None:
    page = CODES["R020"].fixed.replace("Forest", "CARD").replace("# CARD", "# Lands")
    page = page.replace("- id:", "- applies to: Forest | Mossy Elder\n- id:")

    report = checked(tmp_path, page)

    assert report.clean, report.findings
    assert report.examples == 2


def test_every_format_holds_the_finding(tmp_path: Path) -> None:
    report = checked(tmp_path, CODES["R001"].failing)
    shown = {name: render(report) for name, render in FORMATS.items()}

    assert "page.md:8:7: R001" in shown["text"]
    assert json.loads(shown["json"])["findings"][0]["code"] == "R001"
    assert shown["github"].startswith("::error file=")
    assert json.loads(shown["sarif"])["runs"][0]["results"][0]["ruleId"] == "R001"
    assert ElementTree.fromstring(shown["junit"]).get("failures") == str(len(report.findings))


def test_clean_report_says_so(tmp_path: Path) -> None:
    report = checked(tmp_path, CODES["R020"].fixed)

    assert FORMATS["text"](report).startswith(
        "nothing is wrong: 1 entries, 1 examples, 1 contrasts"
    )
    assert 'failures="0"' in FORMATS["junit"](report)


@pytest.mark.parametrize("code", CODES)
def test_page_explains_with_a_failing_and_a_mended_page(code: str) -> None:
    page = explain(code.lower())

    assert page.startswith(f"# {code} {CODES[code].name}\n")
    assert page.count("````markdown") == 2


def test_unknown_code_names_the_nearest() -> None:
    with pytest.raises(NotFound) as caught:
        explain("R0020")

    assert "R020" in caught.value.nearest
