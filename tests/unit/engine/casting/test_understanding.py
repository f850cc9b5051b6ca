"""Text that is not carried out: whether it may matter to a run or to what is asked."""

from __future__ import annotations

from typing import Any

import pytest
from casting_table import BEAR, Table, face

from rulings_cli.abilities.abilities import Keyword, Paragraph, TriggeredAbility, Uncompiled
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.effects import Draw, Sentence
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import Attacks
from rulings_cli.engine import understanding
from rulings_cli.engine.built_keywords import BUILT

CASTING = frozenset(("casting", "cost", "timing"))


def with_text(*abilities: Any, kind: str = "creature") -> Face:
    size = (2, 2) if kind == "creature" else None
    bear = face("Odd Bear", kind, "", cost="{G}", size=size)
    return bear.evolve(paragraphs=tuple(Paragraph((each,)) for each in abilities))


def told(table: Table, asked: frozenset[str] | None = frozenset()) -> list[str]:
    return [each.name for each in understanding.gaps(table.game, asked=asked)]


def unread(*touches: str) -> Uncompiled:
    return Uncompiled("0", "no reading", touches)


def test_a_keyword_that_is_not_built_matters_as_its_permanent_enters(table: Table) -> None:
    id_ = table.hand(with_text(Keyword("space sculptor")))
    table.mana("G")
    assert told(table) == []

    table.cast(id_)
    table.resolve()

    assert told(table) == ["Odd Bear"]


def test_a_keyword_of_combat_does_not_matter_without_combat(
    table: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delitem(BUILT, "flying", raising=False)
    monkeypatch.delitem(BUILT, "reach", raising=False)
    table.put(with_text(Keyword("flying"), Keyword("reach")))
    table.cast(table.hand(BEAR), pay=())

    assert told(table) == []
    assert told(table, frozenset(("combat",))) == ["Odd Bear", "Odd Bear"]
    understanding.unbuilt.cache_clear()  # other tests need to know that they are built


def test_a_trigger_of_combat_does_not_matter_without_combat(table: Table) -> None:
    table.put(with_text(TriggeredAbility(Attacks(This()), (Sentence((Draw(),)),))))

    assert told(table, CASTING) == []


def test_a_prohibition_that_is_not_read_matters_to_casting_only(table: Table) -> None:
    table.put(with_text(unread("others", "turn", "forbids"), kind="artifact"))

    assert told(table, CASTING) == ["Odd Bear"]
    assert told(table, frozenset(("life",))) == []


def test_an_activated_ability_that_is_not_read_matters_to_nobody(table: Table) -> None:
    table.put(with_text(unread("activation", "zones")))

    assert told(table, CASTING) == []


def test_text_about_chance_that_is_not_read_matters_once_a_coin_is_flipped(table: Table) -> None:
    """It may replace the flip (CR 614.1a)."""
    table.put(with_text(unread("chance")))
    coin = face("Coin", "sorcery", "Flip a coin. If you win the flip, draw a card.", cost="{R}")
    spell = table.hand(coin)
    table.mana("R")
    table.cast(spell)
    assert told(table, frozenset(("life",))) == []

    table.resolve(coin=False)

    assert told(table, frozenset(("life",))) == ["Odd Bear"]


def test_a_trigger_about_dice_matters_once_a_die_is_rolled(table: Table) -> None:
    bear = face("Odd Bear", "creature", "Whenever you roll one or more dice, draw a card.")
    table.put(bear)
    spell = table.hand(face("Die", "sorcery", "Roll a d20.\n1—20 | Draw a card.", cost="{R}"))
    table.mana("R")
    table.cast(spell)
    assert told(table) == []

    table.resolve(die=3)

    assert told(table) == ["Odd Bear"]


def test_a_trigger_that_is_not_read_matters_once_something_could_resolve(table: Table) -> None:
    table.put(with_text(unread("triggers", "life")))
    spell = table.hand(face("Spark", "sorcery", "You gain 1 life.", cost="{R}"))
    table.mana("R")
    table.cast(spell)
    assert told(table, frozenset(("mana",))) == []

    table.resolve()

    assert told(table, frozenset(("mana",))) == ["Odd Bear"]


def test_a_gap_says_whose_text_it_is_and_where(table: Table) -> None:
    table.put(with_text(Keyword("trample"), Keyword("solved"), kind="artifact"))

    (gap,) = understanding.gaps(table.game)

    assert gap.words == "Odd Bear (paragraph 2): solved is not built"
