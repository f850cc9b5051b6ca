"""Casting face down, bestowed, for a madness cost, on a later turn and in other ways (CR 702)."""

from __future__ import annotations

from typing import Any

import pytest
from casting_table import BEAR, FOREST, SPARK, Table, card, face
from casting_trees import with_abilities

from rulings_cli.abilities.abilities import StaticAbility
from rulings_cli.abilities.conditions import Controls
from rulings_cli.abilities.described import Described, HasSubtype, HasType
from rulings_cli.abilities.references import EachPlayer, You
from rulings_cli.abilities.static import CantCast, CastThisFrom
from rulings_cli.engine import layers, turn
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import TakeSpecialAction
from rulings_cli.terms.zones import Step, Zone

LURKER = face("Lurker", "creature - Beast", "Morph {1}{G}", cost="{4}{G}{G}", size=(5, 5))
GIANT = face("Giant Lurker", "creature - Beast", "Megamorph {G}", cost="{6}", size=(6, 6))
NYMPH = face(
    "Nymph",
    "enchantment creature - Nymph",
    "Bestow {2}{G}\nEnchanted creature gets +1/+1.",
    cost="{G}",
    size=(1, 1),
)
DASHER = face("Dasher", "creature - Goblin", "Dash {1}{R}", cost="{3}{R}", size=(3, 1))
MAD = face(
    "Mad Spark", "instant", "Mad Spark deals 3 damage to any target.\nMadness {R}", cost="{5}"
)
SEER = face("Seer", "sorcery", "Draw a card.\nForetell {U}", cost="{3}{U}")
SCHEME = face("Scheme", "sorcery", "Draw a card.\nPlot {1}{U}", cost="{3}{U}")
SLOW = face("Slow One", "creature - Elf", "Suspend 2—{G}", cost="{5}{G}", size=(4, 4))
AGAIN = face("Again", "instant", "You gain 2 life.\nRebound", cost="{W}")
NO_CREATURES = with_abilities(
    face("No Creatures", "enchantment"),
    StaticAbility(
        (CantCast(EachPlayer(), Described(kinds=((HasType("creature"),),), noun="spell")),)
    ),
)


def take(table: Table, kind: str, id_: int, **answers: Any) -> Any:
    return table.do(TakeSpecialAction("you", id_, kind), **answers)


def fill_libraries(table: Table) -> None:
    for player in ("you", "opponent"):
        for _ in range(8):
            table.put(FOREST, Zone.LIBRARY, player)


def test_a_card_is_cast_face_down_and_turned_face_up(table: Table) -> None:
    table.mana("CCC")
    assert table.cast(table.hand(LURKER), alternative="morph") is None
    assert table.game.get(table.top()).face_down
    table.resolve()
    (lurker,) = table.game.battlefield()
    hidden = layers.characteristics(table.game, lurker)
    assert (hidden.name, hidden.power, hidden.mana_cost) == ("", 2, None)

    table.mana("GC")
    assert take(table, "turn face up", lurker) is None
    assert layers.characteristics(table.game, lurker).power == 5
    assert table.pool() == ""


def test_megamorph_puts_a_counter_on_it(table: Table) -> None:
    table.mana("CCCG")
    table.cast(table.hand(GIANT), alternative="megamorph")
    table.resolve()
    (giant,) = table.game.battlefield()
    assert take(table, "turn face up", giant) is None

    assert layers.characteristics(table.game, giant).power == 7


def test_a_face_down_spell_is_a_creature_spell_whatever_the_card_is(table: Table) -> None:
    table.put(NO_CREATURES)
    table.mana("CCC")
    refused = table.cast(table.hand(LURKER), alternative="morph")

    assert refused is not None
    assert refused.rule.number == "601.3"


def test_a_bestowed_spell_is_no_creature_spell(table: Table) -> None:
    table.put(NO_CREATURES)
    bear = table.put(BEAR)
    table.mana("CCGG")
    assert table.cast(table.hand(NYMPH), targets=(bear,)) is None
    table.resolve()

    assert layers.characteristics(table.game, bear).power == 3
    aura = next(e for e in table.game.battlefield() if table.game.get(e).attached_to == bear)
    assert "creature" not in layers.characteristics(table.game, aura).types


def test_a_bestowed_aura_becomes_a_creature_when_its_host_is_gone(table: Table) -> None:
    bear = table.put(BEAR)
    table.mana("CCGR")
    table.cast(table.hand(NYMPH), alternative="bestow", targets=(bear,))
    table.resolve()
    table.cast(table.hand(SPARK), targets=(bear,))
    table.resolve()  # 3/3 lives
    table.mana("R")
    table.cast(table.hand(SPARK), targets=(bear,))
    table.resolve()

    (nymph,) = table.game.battlefield()
    assert layers.characteristics(table.game, nymph).types >= {"creature", "enchantment"}


def test_a_bestowed_spell_without_its_target_resolves_as_a_creature(table: Table) -> None:
    bear = table.put(BEAR)
    table.mana("CCGR")
    table.cast(table.hand(NYMPH), alternative="bestow", targets=(bear,))
    table.cast(table.hand(SPARK), targets=(bear,))
    table.resolve()
    table.resolve()

    (nymph,) = table.game.battlefield()
    assert layers.characteristics(table.game, nymph).power == 1


def test_dash_gives_haste_and_returns_it(table: Table) -> None:
    fill_libraries(table)
    table.mana("RC")
    assert table.cast(table.hand(DASHER), alternative="dash") is None
    table.resolve()
    (dasher,) = table.game.battlefield()
    assert not turn.is_summoning_sick(table.game, dasher)

    turn.advance_to(table.game, table.tape(), Step.END)
    table.resolve()
    assert "Dasher" in table.names(Zone.HAND)


@pytest.mark.parametrize("casts", [True, False])
def test_a_discarded_card_with_madness_may_be_cast(table: Table, casts: bool) -> None:
    table.hand(MAD)
    discarding = face("Toss", "sorcery", "Discard a card.", cost="{B}")
    table.mana("BR")
    table.cast(table.hand(discarding))
    table.resolve()
    assert table.names(Zone.EXILE) == ["Mad Spark"]

    table.resolve(may=casts, targets=("opponent",))
    if casts:
        table.resolve()
    assert table.game.players["opponent"].life == (17 if casts else 20)
    assert "Mad Spark" in table.names(Zone.GRAVEYARD)


def test_a_foretold_card_waits_for_a_later_turn(table: Table) -> None:
    fill_libraries(table)
    table.mana("CCU")
    seer = table.hand(SEER)
    assert take(table, "foretell", seer) is None
    (exiled,) = table.game.in_zone(Zone.EXILE)
    assert table.game.get(exiled).face_down
    assert table.cast(exiled) is not None

    turn.advance_to(table.game, table.tape(), Step.PRECOMBAT_MAIN, "you")
    table.mana("U")
    assert table.cast(exiled) is None


def test_a_plotted_card_is_cast_free_on_a_later_turn_as_a_sorcery(table: Table) -> None:
    fill_libraries(table)
    table.mana("CU")
    assert take(table, "plot", table.hand(SCHEME)) is None
    (exiled,) = table.game.in_zone(Zone.EXILE)
    assert table.cast(exiled) is not None

    turn.advance_to(table.game, table.tape(), Step.UPKEEP, "you")
    assert table.cast(exiled) is not None
    turn.advance_to(table.game, table.tape(), Step.PRECOMBAT_MAIN, "you")
    assert table.cast(exiled) is None


def test_a_suspended_creature_is_cast_with_haste(table: Table) -> None:
    fill_libraries(table)
    table.mana("G")
    assert take(table, "suspend", table.hand(SLOW)) is None
    for _ in range(2):
        turn.advance_to(table.game, table.tape(may=True), Step.UPKEEP, "you")
        table.resolve()
    table.resolve(may=True)
    table.resolve()

    there = [e for e in table.game.battlefield() if table.game.get(e).name == "Slow One"]
    assert there
    assert not turn.is_summoning_sick(table.game, there[0])


def test_a_spell_rebounds_once(table: Table) -> None:
    fill_libraries(table)
    table.mana("W")
    table.cast(table.hand(AGAIN))
    table.resolve()
    assert table.names(Zone.EXILE) == ["Again"]

    turn.advance_to(table.game, table.tape(), Step.UPKEEP, "you")
    table.resolve(may=True)
    table.resolve()
    assert table.game.players["you"].life == 24
    assert table.names(Zone.GRAVEYARD) == ["Again"]


def test_echo_is_paid_once(table: Table) -> None:
    fill_libraries(table)
    ringer = face("Ringer", "creature - Elf", "Echo {G}", cost="{G}", size=(2, 2))
    table.mana("G")
    table.cast(table.hand(ringer))
    table.resolve()
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, "you")
    table.mana("G")
    table.resolve(may=True)
    assert table.names(Zone.BATTLEFIELD) == ["Ringer"]
    turn.advance_to(table.game, table.tape(), Step.UPKEEP, "you")

    assert not table.game.stack()


def test_a_miracle_is_cast_for_its_cost_as_the_first_card_drawn(table: Table) -> None:
    wonder = face("Wonder", "sorcery", "You gain 5 life.\nMiracle {W}", cost="{7}{W}")
    table.put(wonder, Zone.LIBRARY)
    table.mana("UCW")
    table.cast(table.hand(face("Look", "instant", "Draw a card.", cost="{1}{U}")))
    table.resolve()
    table.resolve(may=True)
    table.resolve()

    assert table.game.players["you"].life == 25


def test_a_card_cast_from_the_graveyard_by_disturb_is_its_back_face(table: Table) -> None:
    front = face("Guest", "creature - Human", "Disturb {W}", cost="{1}{W}", size=(2, 2))
    back = face("Ghost", "creature - Spirit", "Flying", size=(1, 1), color_indicator=frozenset("W"))
    guest = table.put(card(front, back, layout="transform"), Zone.GRAVEYARD)
    table.mana("W")
    assert table.cast(guest) is None
    assert table.game.get(table.top()).name == "Ghost"
    assert layers.mana_value(table.game, table.top()) == 2
    table.resolve()

    assert table.names(Zone.BATTLEFIELD) == ["Ghost"]


def test_offspring_makes_a_small_copy(table: Table) -> None:
    parent = face("Parent", "creature - Mouse", "Offspring {1}", cost="{G}", size=(3, 3))
    table.mana("GC")
    table.cast(table.hand(parent), optional_costs=("offspring",))
    table.resolve()
    table.resolve()

    sizes = [layers.characteristics(table.game, each).power for each in table.game.battlefield()]
    assert sorted(sizes) == [1, 3]  # type: ignore[type-var]  # creatures have power


def test_both_halves_of_a_split_card_are_cast_fused(table: Table) -> None:
    left = face("Mend", "sorcery", "You gain 3 life.\nFuse", cost="{W}")
    right = face("Maul", "sorcery", "Maul deals 2 damage to any target.\nFuse", cost="{R}")
    split = table.hand(card(left, right, layout="split"))
    table.mana("WR")
    assert table.cast(split, face=2, targets=("opponent",)) is None
    assert layers.mana_value(table.game, table.top()) == 2
    table.resolve()

    lives = [table.game.players[each].life for each in ("you", "opponent")]
    assert lives == [23, 18]
    assert table.pool() == ""


def test_fused_halves_are_cast_from_a_hand_only(table: Table) -> None:
    half = face("Mend", "sorcery", "You gain 3 life.\nFuse", cost="{W}")
    split = table.put(card(half, half, layout="split"), Zone.EXILE)
    with pytest.raises(NotSupported):
        table.cast(split, face=2)


def test_a_card_is_spliced_onto_an_arcane_spell(table: Table) -> None:
    text = "You gain 1 life.\nSplice onto Arcane {W}"
    spliced = table.hand(face("Thread", "instant - Arcane", text, cost="{3}{W}"))
    main = table.hand(face("Knot", "instant - Arcane", "Draw a card.", cost="{U}"))
    table.put(FOREST, Zone.LIBRARY)
    table.mana("UW")
    assert table.cast(main, optional_costs=("splice Thread",)) is None
    table.resolve()

    assert table.game.players["you"].life == 21
    assert table.names(Zone.GRAVEYARD) == ["Knot"]
    assert table.game.get(spliced).zone is Zone.HAND


def test_a_card_says_from_where_it_may_be_cast(table: Table) -> None:
    with_bear = Controls(You(), Described(kinds=((HasSubtype("Bear"),),), controller=You()))
    crawler = with_abilities(
        face("Crawler", "creature - Zombie", cost="{B}", size=(2, 1)),
        StaticAbility((CastThisFrom(Zone.GRAVEYARD, with_bear),), zone=Zone.GRAVEYARD),
    )
    crawling = table.put(crawler, Zone.GRAVEYARD)
    table.mana("B")
    assert table.cast(crawling) is not None

    table.put(BEAR)
    assert table.cast(crawling) is None


def test_emerge_is_cheaper_by_the_sacrificed_creature(table: Table) -> None:
    horror = face("Horror", "creature - Horror", "Emerge {5}{U}", cost="{9}", size=(6, 6))
    bear = table.put(BEAR)
    table.mana("CCCU")
    assert table.cast(table.hand(horror), alternative="emerge", sacrifice=(bear,)) is None

    assert not table.game.exists(bear)
    assert table.pool() == ""


def test_emerge_needs_a_creature_to_sacrifice(table: Table) -> None:
    horror = face("Horror", "creature", "Emerge {5}", cost="{7}", size=(5, 5))

    refused = table.cast(table.hand(horror), alternative="emerge")

    assert refused is not None
    assert refused.reason == "there is no creature to sacrifice"


@pytest.mark.parametrize(("helped", "mana"), [(True, "G"), (False, "CCG")])
def test_harmonize_is_cheaper_by_the_power_of_a_tapped_creature(
    table: Table, *, helped: bool, mana: str
) -> None:
    song = face("Song", "sorcery", "You gain 2 life.\nHarmonize {2}{G}", cost="{4}{G}")
    bear = table.put(BEAR, since="this turn")
    table.mana(mana)
    sung = table.put(song, Zone.GRAVEYARD)
    assert table.cast(sung, tap=(bear,) if helped else ()) is None
    table.resolve()

    assert table.game.get(bear).tapped is helped
    assert table.names(Zone.EXILE) == ["Song"]
