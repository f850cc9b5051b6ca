"""Every keyword ability of CR 702 is carried out, or it is told when it may matter."""

from __future__ import annotations

import re
from pathlib import Path

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.static import Change, StaticEffect
from rulings_cli.engine import keyword_modules, keyword_moments, understanding
from rulings_cli.engine.built_keywords import BUILT, WHERE, is_built, kind_of

HEADING = re.compile(r"702\.(\d+)\. ([A-Z][^.\r\n]*)[\r\n]")
ENGINE = Path(understanding.__file__).parent
TESTS = Path(__file__).parents[1]
#: Actions that no text names, only a keyword's module.
_OF_KEYWORDS = frozenset(("give the gift", "increase your speed", "pair", "venture into Undercity"))


def _unit_tests() -> str:
    """Give the text of all unit tests, with spaces in the names of functions."""
    files = (TESTS / "unit").rglob("test_*.py")
    return "".join(each.read_text("utf-8").lower().replace("_", " ") for each in files)


def names(folder: Path) -> list[str]:
    """Give the names of CR 702's rules, in lower case; two of them share one rule."""
    text = max((folder / "cr").glob("MagicCompRules_2*.txt")).read_text("utf-8-sig")
    found = [name.strip().lower() for number, name in HEADING.findall(text) if int(number) > 1]
    return [each for one in found for each in one.split(" and ")]


def test_every_keyword_is_built_or_its_moments_are_told(shared_data: Path) -> None:
    found = names(shared_data)
    assert not is_built(Keyword("frobnication"))  # which loads all that enter keywords

    assert len(found) > 180
    assert {each for each in found if each not in BUILT and not keyword_moments.is_known(each)} == (
        set()
    )


def test_a_keyword_that_nobody_knows_matters_always() -> None:
    assert understanding.unbuilt(Keyword("frobnication")) is not None
    assert keyword_moments.moments_of("frobnication") == {"always"}


def test_every_keyword_that_is_carried_out_has_a_unit_test() -> None:
    assert not is_built(Keyword("frobnication"))  # which loads all that enter keywords
    unit = _unit_tests()

    assert {each for each in BUILT if not re.search(rf"(?:\b|\\n){re.escape(each)}", unit)} == set()


def test_every_keyword_action_has_a_unit_test() -> None:
    unit = _unit_tests()
    #: what only keywords say, by their own tests
    spoken = {each for each in keyword_modules.ACTIONS if each not in _OF_KEYWORDS}

    assert {each for each in spoken if each.split()[0].lower()[:6] not in unit} == set()


def test_variants_are_of_their_kind() -> None:
    assert kind_of("forestwalk") == "landwalk"
    assert kind_of("basic landcycling") == "typecycling"


def test_static_effects_that_nothing_reads_are_named() -> None:
    engine = "".join(
        each.read_text("utf-8")
        for each in ENGINE.rglob("*.py")
        if each.name not in ("understanding.py", "faces.py", "reading.py")
    )
    known = {each.__name__ for union in (StaticEffect, Change) for each in union.__args__}

    unread = {each for each in known if not re.search(rf"\b{each}\b", engine)}

    assert unread <= set(understanding.UNREAD), "nothing reads these: name them in UNREAD"
    assert not set(understanding.UNREAD) & (known - unread), "these are read: take them out"


def test_the_modules_that_enter_keywords_are_named() -> None:
    entering = {
        each.stem
        for each in ENGINE.rglob("*.py")
        if re.search(r"^(@carries_out|carried_out)\(", each.read_text("utf-8"), re.MULTILINE)
    }

    assert entering == set(WHERE)
