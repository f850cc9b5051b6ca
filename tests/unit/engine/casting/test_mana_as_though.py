"""Casting what was exiled, and mana that counts as other mana (CR 609.4b, 118.14)."""

from __future__ import annotations

import pytest
from altered_faces import altered
from casting_table import BEAR, FOREST, OPPONENT, SPARK, Table, face

from rulings_cli.abilities.effects import PermitPlay
from rulings_cli.abilities.static import AsThoughAnyMana, MayPlayFrom
from rulings_cli.game.actions import PlayLand
from rulings_cli.terms.zones import Zone

DRAGON = face("Grey Dragon", "creature - Dragon", cost="{2}{R}{R}", size=(4, 4))
WASTE = face("Pale Thing", "creature", cost="{C}", size=(1, 1))
ANY_TYPE = "mana of any type can be spent to cast"


def spell(table: Table, text: str, **altering: object) -> None:
    """Cast and resolve a free sorcery with the text, and with these fields of its permission."""
    deed = face("Deed", "sorcery", text, cost="{0}")
    table.cast(table.hand(altered(deed, PermitPlay, **altering)))
    table.resolve(card=0)


def exiled(table: Table, name: str) -> int:
    (found,) = [
        each for each in table.game.in_zone(Zone.EXILE) if table.game.get(each).name == name
    ]
    return found


@pytest.mark.parametrize(
    ("payment", "altering", "mana", "expected"),
    [
        (f", and {ANY_TYPE} that spell", {}, "WWCC", True),
        (f", and {ANY_TYPE} that spell", {"any_color": True}, "WWCC", True),
        ("", {}, "WWCC", False),
        (f". {ANY_TYPE.capitalize()} a spell this way", {}, "WWCC", True),
        (f", and {ANY_TYPE} that spell", {"any_color": True, "of_mana": "C"}, "CCWW", True),
        (f", and {ANY_TYPE} that spell", {"any_color": True, "of_mana": "C"}, "WWWC", False),
    ],
)
def test_an_exiled_card_is_cast_with_the_mana_that_may_be_spent(
    table: Table, payment: str, altering: dict[str, object], mana: str, expected: bool
) -> None:
    table.put(DRAGON, Zone.LIBRARY, OPPONENT)
    spell(
        table,
        "Exile the top card of target opponent's library. Until your next turn, you may play that"
        f" card{payment}.",
        **altering,
    )
    table.mana(mana)

    refused = table.cast(exiled(table, "Grey Dragon"))

    assert (refused is None) == expected


def test_mana_of_any_color_does_not_pay_for_colorless_mana(table: Table) -> None:
    table.put(WASTE, Zone.LIBRARY, OPPONENT)
    spell(
        table,
        "Exile the top card of target opponent's library. Until your next turn, you may play that"
        f" card, and {ANY_TYPE} that spell.",
        any_color=True,
    )
    table.mana("W")

    assert table.cast(exiled(table, "Pale Thing")) is not None


def test_a_player_chooses_a_fitting_exiled_card_to_play(table: Table) -> None:
    for each in (DRAGON, SPARK):
        table.put(each, Zone.GRAVEYARD, OPPONENT)
    spell(
        table,
        "Exile all opponents' graveyards. Choose a creature card exiled this way. You may cast that"
        f" card until your next turn, and {ANY_TYPE} that spell.",
        any_color=True,
    )
    table.mana("WWWW")

    assert table.cast(exiled(table, "Small Spark"), targets=("opponent",)) is not None
    assert table.cast(exiled(table, "Grey Dragon")) is None


def test_cards_exiled_with_a_permanent_are_played_while_it_is_there(table: Table) -> None:
    text = (
        "You may play lands and cast spells from among cards exiled with ~. Mana of any type can be"
        " spent to cast spells this way."
    )
    thief = face("Thief", "creature", text, size=(1, 1))
    thief = table.put(altered(thief, MayPlayFrom, lambda each: each.mana, mana="color"))
    held = [
        table.put(each, Zone.EXILE, OPPONENT, exiled_with=thief) for each in (FOREST, SPARK, BEAR)
    ]
    table.mana("WCC")

    refusals = [
        table.do(PlayLand("you", held[0])),
        table.cast(held[1], targets=("opponent",)),
    ]
    table.resolve()
    refusals.append(table.cast(held[2]))
    other = table.put(SPARK, Zone.EXILE, OPPONENT)
    table.mana("R")

    assert [each is None for each in refusals] == [True, True, True]
    assert table.cast(other, targets=("opponent",)) is not None


def test_a_card_is_cast_as_an_ability_resolves_with_mana_of_any_type(table: Table) -> None:
    table.put(SPARK, Zone.GRAVEYARD, OPPONENT)
    text = (
        "When this creature enters, you may cast target instant card from an opponent's graveyard,"
        f" and {ANY_TYPE} that spell."
    )
    table.cast(table.hand(face("Mage", "creature", text, cost="{0}", size=(1, 1))))
    table.mana("G")
    table.resolve(targets=(table.game.in_zone(Zone.GRAVEYARD, OPPONENT)[0],))

    table.resolve(may=True, targets=("opponent",))

    assert [table.game.get(each).name for each in table.game.stack()] == ["Small Spark"]
    assert table.pool() == ""


@pytest.mark.parametrize(("mana", "expected"), [("W", True), ("G", False), ("R", False)])
def test_other_mana_is_only_colorless(table: Table, mana: str, expected: bool) -> None:
    text = (
        "You may spend white mana as though it were red mana. You may spend other mana only as"
        " though it were colorless mana."
    )
    table.put(face("Dawn", "enchantment", text))
    table.mana(mana)

    refused = table.cast(table.hand(SPARK), targets=("opponent",))

    assert (refused is None) == expected


@pytest.mark.parametrize("mana", ["U", "G"])
def test_mana_for_the_abilities_of_one_object(table: Table, mana: str) -> None:
    text = (
        "{R}: This creature gets +1/+1 until end of turn.\n"
        "You may spend green mana as though it were mana of any color to activate Shaper's"
        " abilities."
    )
    shaper = table.put(face("Shaper", "creature", text, size=(1, 1)))
    other = table.put(face("Other", "creature", text.split("\n")[0], size=(1, 1)))
    table.mana(mana + mana)

    assert (table.activate(shaper) is None) == (mana == "G")
    assert table.activate(other) is not None


@pytest.mark.parametrize("cost", ["", "Sacrifice another creature: "])
def test_the_spell_that_was_allowed_is_exiled_afterwards(table: Table, cost: str) -> None:
    text = (
        f"{cost or '{0}: '}Exile target red card from an opponent's graveyard. Until your next"
        f" turn, you may cast it, and {ANY_TYPE} it. If that spell would be put into an opponent's"
        " graveyard, exile it instead."
    )
    mage = table.put(face("Mage", "creature", text, size=(1, 1)))
    bear = table.put(BEAR)
    there = table.put(SPARK, Zone.GRAVEYARD, OPPONENT)
    table.activate(mage, targets=(there,), sacrifice=(bear,))
    table.resolve()
    table.mana("W")

    refused = table.cast(exiled(table, "Small Spark"), targets=("opponent",))
    table.resolve()

    assert refused is None
    assert table.names(Zone.EXILE) == ["Small Spark"]
    assert table.names(Zone.GRAVEYARD, OPPONENT) == []


def test_a_card_is_chosen_from_a_hand_or_a_graveyard(table: Table) -> None:
    table.hand(FOREST, OPPONENT)
    table.put(SPARK, Zone.GRAVEYARD, OPPONENT)
    spell_ = face(
        "Urge",
        "sorcery",
        "Target player reveals their hand. You choose an instant card from that player's graveyard"
        f" or hand and exile it. Until your next turn, you may cast that card, and {ANY_TYPE} that"
        " spell.",
        cost="{0}",
    )
    spell_ = altered(spell_, PermitPlay, any_color=True)
    table.cast(table.hand(spell_), targets=("opponent",))
    table.resolve()
    table.mana("W")

    assert table.cast(exiled(table, "Small Spark"), targets=("opponent",)) is None


@pytest.mark.parametrize(("owner", "expected"), [(OPPONENT, True), ("you", False)])
def test_mana_for_spells_or_abilities_of_what_others_own(
    table: Table, owner: str, expected: bool
) -> None:
    text = (
        "You can spend mana of any type to cast spells you don't own or to activate abilities of"
        " artifacts you control but don't own."
    )
    drake = face("Drake", "creature", text, size=(1, 1))
    table.put(altered(drake, AsThoughAnyMana, any_type=False))
    font = face("Font", "artifact", "{R}: You gain 2 life.")
    held = table.put(font, owner=owner, controller="you")
    table.mana("W")

    assert (table.activate(held) is None) == expected


@pytest.mark.parametrize(("mana", "expected"), [("WWWW", True), ("WWW", False)])
def test_a_spell_may_be_cast_for_its_mana_value(table: Table, mana: str, expected: bool) -> None:
    text = (
        "You may pay {X} rather than pay the mana cost for Dragon spells you cast, where X is that"
        " spell's mana value."
    )
    table.put(face("Cat", "creature", text, size=(2, 1)))
    table.mana(mana)

    refused = table.cast(table.hand(DRAGON), alternative="Cat cost", alternative_cost="Cat cost")

    assert (refused is None) == expected
