"""Names in the code are the rules' own words of today."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import rulings_cli
from rulings_cli.official.comprehensive_rules import read_rules

PACKAGE = Path(rulings_cli.__file__).parent
# Obsolete terms of the glossary that are plain English as well.
PLAIN_ENGLISH = {
    "during",
    "permanently",
    "legend",
    "summon",
    "redirect",
    "set aside",
    "caster",
    "removed",
}
OURS = ("fizzle", "etb", "cmc", "damage assignment order")
DRAWERS = frozenset(("utils", "helpers", "helper", "manager", "handler", "misc"))


def identifiers() -> Iterator[tuple[Path, str]]:
    """Give every name that the package binds, as words in lower case with blanks around."""
    for path in sorted(PACKAGE.rglob("*.py")):
        yield path, spaced(path.stem)
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef | ast.ClassDef):
                yield path, spaced(node.name)
            elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
                yield path, spaced(node.id)
            elif isinstance(node, ast.arg):
                yield path, spaced(node.arg)


def spaced(name: str) -> str:
    words = re.sub(r"(?<=[a-z0-9])(?=[A-Z])", " ", name).replace("_", " ")
    return f" {' '.join(words.lower().split())} "


def used(words: set[str]) -> set[str]:
    return {
        f"{path.relative_to(PACKAGE)}: {name.strip()}"
        for path, name in identifiers()
        for each in words
        if f" {each} " in name
    }


def test_no_identifier_uses_an_obsolete_term(shared_data: Path) -> None:
    newest = max((shared_data / "cr").glob("MagicCompRules_*.txt"))
    glossary = read_rules(newest.read_bytes(), newest.name).glossary
    obsolete = {
        term.strip().lower().replace("-", " ")
        for each in glossary
        if each.term.endswith("(Obsolete)")
        for term in each.term.removesuffix("(Obsolete)").split(",")
    }

    assert len(obsolete) > 25
    assert not used((obsolete | set(OURS)) - PLAIN_ENGLISH)


def test_no_module_or_class_is_a_drawer_for_anything() -> None:
    modules = {spaced(path.stem).strip() for path in PACKAGE.rglob("*.py")}
    classes = {
        spaced(node.name).strip()
        for path in PACKAGE.rglob("*.py")
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }

    assert not {each for each in modules | classes if not DRAWERS.isdisjoint(each.split())}
