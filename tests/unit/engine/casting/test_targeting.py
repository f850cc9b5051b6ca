"""Targets (CR 115, 601.2c, 608.2b) and what forbids them."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, SPARK, YOU, Table, face

from rulings_cli.game.events import BecameTarget, DidNotResolve
from rulings_cli.terms.zones import Zone

SMITE = face("Smite", "instant", "Destroy target creature.", cost="{B}")
TWO = face(
    "Double Trouble",
    "instant",
    "Destroy target artifact. Destroy target creature.",
    cost="{B}",
)
ROCK = face("Old Rock", "artifact")


def hidden(text: str) -> object:
    return face("Hidden One", "creature - Ghost", text, size=(1, 1))


@pytest.mark.parametrize(
    ("text", "owner", "rule"),
    [
        ("Shroud", OPPONENT, "702.18a"),
        ("Shroud", YOU, "702.18a"),
        ("Hexproof", OPPONENT, "702.11b"),
        ("Hexproof", YOU, None),
        ("Protection from black", OPPONENT, "702.16b"),
        ("Protection from black", YOU, "702.16b"),
        ("Protection from red", OPPONENT, None),
        ("Protection from instants", OPPONENT, "702.16b"),
        ("Protection from everything", OPPONENT, "702.16b"),
        ("Flying", OPPONENT, None),
    ],
)
def test_what_forbids_a_target(table: Table, text: str, owner: str, rule: str | None) -> None:
    ghost = table.put(hidden(text), owner=owner)  # type: ignore[arg-type]
    table.put(BEAR)
    smite = table.hand(SMITE)
    table.mana("B")

    refused = table.cast(smite, targets=[(ghost,)])

    assert (refused.rule.number if refused is not None else None) == rule
    if refused is not None:
        assert refused.by == ghost
        assert refused.reversed


def test_spell_without_a_legal_target_is_not_cast(table: Table) -> None:
    smite = table.hand(SMITE)
    table.mana("B")

    refused = table.cast(smite)

    assert refused is not None
    assert refused.rule.number == "601.2c"


def test_hexproof_that_hides_the_only_target_is_named(table: Table) -> None:
    ghost = table.put(hidden("Hexproof"), owner=OPPONENT)  # type: ignore[arg-type]
    table.mana("B")

    refused = table.cast(table.hand(SMITE))

    assert refused is not None
    assert refused.by == ghost


def test_target_is_told(table: Table) -> None:
    bear = table.put(BEAR, owner=OPPONENT)
    table.mana("B")

    table.cast(table.hand(SMITE), targets=[(bear,)])

    assert [each.target for each in table.events(BecameTarget)] == [bear]


def test_spell_whose_only_target_is_gone_does_not_resolve(table: Table) -> None:
    bear = table.put(BEAR, owner=OPPONENT)
    table.mana("BB")
    table.cast(table.hand(SMITE), targets=[(bear,)])
    table.cast(table.hand(SMITE), targets=[(bear,)])

    table.resolve()
    table.resolve()

    assert len(table.events(DidNotResolve)) == 1
    assert table.names(Zone.GRAVEYARD) == ["Smite", "Smite"]


def test_spell_with_one_illegal_target_does_the_rest(table: Table) -> None:
    bear = table.put(BEAR, owner=OPPONENT)
    rock = table.put(ROCK, owner=OPPONENT)
    table.mana("BB")
    table.cast(table.hand(TWO), targets=[(rock,), (bear,)])
    table.cast(table.hand(SMITE), targets=[(bear,)])

    table.resolve()
    table.resolve()

    assert table.events(DidNotResolve) == []
    assert table.game.battlefield() == ()


def test_any_target_is_a_creature_or_player_and_no_artifact(table: Table) -> None:
    rock, bear = table.put(ROCK), table.put(BEAR)
    table.mana("RRR")

    refused = table.cast(table.hand(SPARK), targets=[(rock,)])

    assert refused is not None
    assert refused.rule.number == "115.4"
    assert table.cast(table.hand(SPARK), targets=[(bear,)]) is None
    assert table.cast(table.hand(SPARK), targets=[(OPPONENT,)]) is None


def test_aura_spell_targets_what_it_can_enchant(table: Table) -> None:
    aura = face("Warm Cloak", "enchantment - Aura", "Enchant creature", cost="{W}")
    bear, rock = table.put(BEAR), table.put(ROCK)
    table.mana("WW")

    refused = table.cast(table.hand(aura), targets=[(rock,)])

    assert refused is not None
    assert table.cast(table.hand(aura), targets=[(bear,)]) is None
    table.resolve()
    cloak = table.game.battlefield()[-1]
    assert table.game.get(cloak).attached_to == bear


def test_countered_spell_goes_to_the_graveyard(table: Table) -> None:
    no = face("Simple No", "instant", "Counter target spell.", cost="{U}")
    bear = table.hand(BEAR)
    table.mana("GGU")
    table.cast(bear)

    table.cast(table.hand(no), targets=[(table.top(),)])
    table.resolve()

    assert table.game.stack() == ()
    assert sorted(table.names(Zone.GRAVEYARD)) == ["Meadow Bear", "Simple No"]


def test_ward_counters_unless_its_controller_is_paid(table: Table) -> None:
    ghost = table.put(hidden("Ward {2}"), owner=OPPONENT)  # type: ignore[arg-type]
    table.mana("BBB")
    table.cast(table.hand(SMITE), targets=[(ghost,)])
    assert len(table.game.stack()) == 2

    paying = Table()
    paying.game = table.game.fork()
    paying.resolve(may=True)
    table.resolve(may=False)

    assert table.game.stack() == ()
    assert table.pool() == "BB"
    assert len(paying.game.stack()) == 1
    assert paying.pool() == ""


@pytest.mark.parametrize(("type_line", "is_legal"), [("creature", True), ("enchantment", False)])
def test_a_type_said_last_is_meant_of_each_subtype(
    table: Table, type_line: str, *, is_legal: bool
) -> None:
    herald = face("Herald", "instant", "Tap target Elf or Soldier creature.", cost="{0}")
    size = (1, 1) if is_legal else None
    elf = table.put(face("Elf Thing", f"{type_line} - Elf", size=size))

    assert (table.cast(table.hand(herald), targets=(elf,)) is None) is is_legal
