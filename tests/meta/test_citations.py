"""The house itself: what we cite exists, and says what we think it says."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import rulings_cli.terms.rules
from rulings_cli.official.comprehensive_rules import RulesDocument, fold, read_rules
from rulings_cli.terms.citations import declared_rules

PACKAGE = Path(rulings_cli.terms.rules.__file__).parents[2]
CITED = re.compile(r"\(CR ([^)]*)\)")
NUMBER = re.compile(r"\d{3}(?:\.\d+[a-z]?)?")


@pytest.fixture(scope="module")
def rules(shared_data: Path) -> RulesDocument:
    newest = max((shared_data / "cr").glob("MagicCompRules_*.txt"))
    return read_rules(newest.read_bytes(), newest.name)


def sources() -> Iterator[tuple[Path, str]]:
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path.relative_to(PACKAGE), path.read_text(encoding="utf-8")


def test_every_anchor_occurs_in_the_rule_that_it_cites(rules: RulesDocument) -> None:
    for each in pkgutil.iter_modules(rulings_cli.terms.rules.__path__):
        importlib.import_module(f"rulings_cli.terms.rules.{each.name}")
    texts = {each.number: fold(each.text) for each in rules.rules}

    wrong = [
        f"{each.number} {each.anchor!r}"
        for each in declared_rules().values()
        if fold(each.anchor) not in texts.get(each.number, "")
    ]

    assert not wrong


def test_every_number_in_a_comment_or_docstring_exists(rules: RulesDocument) -> None:
    known = {each.number for each in rules.rules} | {each.number for each in rules.sections}

    wrong = [
        f"{path}: {number}"
        for path, text in sources()
        for cited in CITED.findall(text)
        for number in NUMBER.findall(cited)
        if number not in known
    ]

    assert not wrong


def test_citations_are_declared_in_the_rules_room_only() -> None:
    strays = [
        f"{path}:{node.lineno}"
        for path, text in sources()
        if path.parts[:2] != ("terms", "rules")
        for node in ast.walk(ast.parse(text))
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule"
    ]

    assert not strays
