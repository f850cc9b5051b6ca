"""Texts about mana and costs that are played: how often, what was spent, one or more."""

from __future__ import annotations

import pytest
from casting_table import SPARK, Table, face

from rulings_cli.abilities.cards import Face
from rulings_cli.engine import layers, turn
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.zones import Step, Zone

ISLAND = face("Quiet Shore", "basic land - Island")


def size(table: Table, id: ObjectId) -> tuple[int | None, int | None]:
    found = layers.characteristics(table.game, id)
    return found.power, found.toughness


@pytest.mark.parametrize(("mana", "counters"), [("WUU", 3), ("WUC", 3), ("WUB", 0), ("WWW", 0)])
def test_an_ability_knows_what_was_spent_to_activate_it(
    table: Table, mana: str, counters: int
) -> None:
    text = (
        "{3}: This creature gets +3/+3 until end of turn. If exactly two colors of mana were"
        " spent to activate this ability, put three +1/+1 counters on it instead."
    )
    golem = table.put(face("Golem", "artifact creature", text, size=(1, 1)))
    table.mana(mana)

    table.activate(golem)
    table.resolve()

    assert table.game.get(golem).counters_of("+1/+1") == counters
    assert size(table, golem) == (4, 4)


@pytest.mark.parametrize("whom", ["Target creature", "This creature"])
def test_the_fourth_resolution_of_an_ability_in_a_turn_is_counted(table: Table, whom: str) -> None:
    text = (
        f"{{R}}: {whom} gets +1/+0 until end of turn. If this is the fourth time this ability"
        " has resolved this turn, add {G}{G}."
    )
    seeker = table.put(face("Seeker", "creature", text, size=(1, 1)))
    pools = []
    for _ in range(5):
        table.mana("R")
        table.activate(seeker, targets=(seeker,))
        if table.game.stack():
            table.resolve()
        pools.append(table.pool())

    assert pools == ["", "", "", "GG", "GG"]


def test_an_ability_is_activated_no_more_often_than_it_says(table: Table) -> None:
    text = "{1}: Add {B} or {R}. Activate no more than twice each turn."
    cinder = table.put(face("Cinder", "creature", text, size=(1, 1)))
    table.mana("CCC")

    refusals = [table.activate(cinder, mana=("B",)) for _ in range(3)]

    assert [each is None for each in refusals] == [True, True, False]
    assert refusals[2] is not None
    assert refusals[2].rule.number == "602.5b"


def test_an_ability_that_was_activated_too_often_ends_it(table: Table) -> None:
    text = (
        "{1}: Add {W}. If this ability has been activated two or more times this turn, sacrifice"
        " this creature."
    )
    priest = table.put(face("Priest", "creature", text, size=(1, 1)))
    table.mana("CC")

    table.activate(priest)
    there_after_one = priest in table.game.battlefield()
    table.activate(priest)

    assert there_after_one
    assert priest not in table.game.battlefield()


@pytest.mark.parametrize(("number", "pool"), [(1, "C"), (3, "CCC")])
def test_one_or_more_counters_are_removed_as_a_cost(table: Table, number: int, pool: str) -> None:
    text = "{T}, Remove one or more dream counters from ~: Add that much {C}."
    dreamer = table.put(face("Dreamer", "artifact", text), counters=(("dream", 3),))

    assert table.activate(dreamer, number=number) is None

    assert table.pool() == pool
    assert table.game.get(dreamer).counters_of("dream") == 3 - number


def test_no_counter_is_not_one_or_more(table: Table) -> None:
    text = "{T}, Remove one or more dream counters from ~: Add that much {C}."
    dreamer = table.put(face("Dreamer", "artifact", text))

    assert table.activate(dreamer) is not None


def test_life_lost_this_turn_is_counted(table: Table) -> None:
    text = "{T}: Add {R} for each 1 life your opponents have lost this turn."
    altar = table.put(face("Altar", "artifact", text))
    table.mana("R")
    table.cast(table.hand(SPARK), targets=("opponent",))
    table.resolve()

    table.activate(altar)

    assert table.pool() == "RR"


def test_two_effects_have_a_condition_each(table: Table) -> None:
    text = (
        "You gain 3 life if {G} was spent to cast this spell, and each opponent loses 2 life if {B}"
        " was spent to cast this spell."
    )
    skies = table.hand(face("Skies", "sorcery", text, cost="{1}{G/B}"))
    table.mana("BC")

    table.cast(skies, hybrid="B")
    table.resolve()

    lives = [table.game.players[each].life for each in ("you", "opponent")]
    assert lives == [20, 18]


def test_a_static_ability_may_work_in_the_graveyard(table: Table) -> None:
    text = 'As long as this card is in your graveyard, Islands you control have "{T}: Add {G}."'
    island = table.put(ISLAND)
    portal = table.put(face("Portal", "land", text), Zone.GRAVEYARD)

    with_it = len(layers.characteristics(table.game, island).abilities)
    table.game.remove(portal)
    table.game.forget()

    assert with_it == len(layers.characteristics(table.game, island).abilities) + 1


def test_an_effect_lasts_until_the_card_is_cast_from_exile(table: Table) -> None:
    text = (
        '{2}, Exile this card from your hand: Target land gains "{T}: Add {R}" until this card'
        " is cast from exile. You gain 1 life. You may cast this card for as long as it remains"
        " exiled."
    )
    outlaw = table.hand(face("Outlaw", "creature", text, cost="{G}", size=(2, 2)))
    island = table.put(ISLAND)
    table.mana("CC")

    table.activate(outlaw, targets=(island,))
    table.resolve()
    (exiled,) = table.game.in_zone(Zone.EXILE)
    gained = len(layers.characteristics(table.game, island).abilities)
    table.mana("G")
    refused = table.cast(exiled)

    assert refused is None
    assert (gained, len(layers.characteristics(table.game, island).abilities)) == (2, 1)


@pytest.mark.parametrize(
    ("text", "answers", "pool"),
    [
        ("{T}: Add {W}, {U}{U}, and {B}.", {}, "WUUB"),
        (
            "{T}: Add X {G} or X {W}, where X is the number of lands you control.",
            {"mana": ("W",)},
            "W",
        ),
        ("{T}: Add {C} for each of your opponents who lost life this turn.", {}, ""),
    ],
)
def test_unusual_amounts_of_mana(
    table: Table, text: str, answers: dict[str, object], pool: str
) -> None:
    table.put(ISLAND)
    stone = table.put(face("Stone", "artifact", text))

    table.activate(stone, **answers)

    assert table.pool() == pool


@pytest.mark.parametrize(("cost", "pool"), [("{2}{W}", "WCC"), ("{X}{R}", "R"), ("", "")])
def test_mana_equal_to_a_mana_cost(table: Table, cost: str, pool: str) -> None:
    host = table.put(face("Host", "creature", cost=cost, size=(1, 1)))
    text = "Enchant creature\n{T}: Add mana equal to enchanted creature's mana cost."
    aura = table.put(face("Echo", "enchantment - Aura", text), attached_to=host)

    table.activate(aura, 1)

    assert sorted(table.pool()) == sorted(pool)


def test_only_one_more_spell_may_be_cast(table: Table) -> None:
    table.mana("RRRR")
    feat = face("Feat", "instant", "You can cast only one more spell this turn.", cost="{R}")
    table.cast(table.hand(SPARK), targets=("opponent",))
    table.resolve()

    table.cast(table.hand(feat))
    table.resolve()
    refusals = [table.cast(table.hand(SPARK), targets=("opponent",)) for _ in range(2)]

    assert [each is None for each in refusals] == [True, False]


def test_an_additional_mana_of_a_snow_land(table: Table) -> None:
    text = (
        "Whenever an Island is tapped for mana, its controller adds an additional {U}. If that"
        " Island is snow, its controller adds an additional {U}{U} instead."
    )
    table.put(face("Flurry", "enchantment", text))
    plain = table.put(ISLAND)
    snowy = table.put(face("Cold Shore", "basic snow land - Island"))

    table.activate(plain)
    first = table.pool()
    table.activate(snowy)

    assert (first, table.pool()) == ("UU", "UUUUU")


@pytest.mark.parametrize(("top", "expected"), [(ISLAND, 2), (SPARK, 1)])
def test_what_lies_on_top_of_the_library_decides(table: Table, top: Face, expected: int) -> None:
    text = "As long as the top card of your library is an Island card, this creature gets +1/+1."
    seer = table.put(face("Seer", "creature", text, size=(1, 1)))
    table.put(top, Zone.LIBRARY)

    assert size(table, seer) == (expected, expected)


@pytest.mark.parametrize("began", [Step.UPKEEP, Step.PRECOMBAT_MAIN])
def test_the_next_main_phase_is_either(began: Step) -> None:
    table = Table(began)
    text = "At the beginning of your next main phase, add {C}{C}."
    for _ in range(2):
        table.put(ISLAND, Zone.LIBRARY)
    table.cast(table.hand(face("Drain", "instant", text, cost="{0}")))
    table.resolve()
    game = table.game.fork()
    following = {Step.UPKEEP: Step.PRECOMBAT_MAIN, Step.PRECOMBAT_MAIN: Step.POSTCOMBAT_MAIN}

    turn.advance_to(game, table.tape(), following[began])
    waiting = len(game.stack()) + len(game.waiting)

    assert waiting == 1


def test_spells_cast_this_turn_cannot_be_countered(table: Table) -> None:
    text = "Creature spells you cast this turn can't be countered."
    table.cast(table.hand(face("Call", "instant", text, cost="{0}")))
    table.resolve()
    table.cast(table.hand(face("Bear", "creature", cost="{0}", size=(2, 2))))
    creature = table.top()
    stop = face("Stop", "instant", "Counter target spell.", cost="{0}")
    table.cast(table.hand(stop), targets=(creature,))

    table.resolve()

    assert table.game.stack() == (creature,)


@pytest.mark.parametrize("who", ["you", "opponent"])
def test_a_player_of_ones_choice_gets_the_mana(table: Table, who: str) -> None:
    chimes = table.put(face("Chimes", "artifact", "{T}: A player of your choice adds {C}."))

    table.activate(chimes, player=who)

    assert table.pool(who) == "C"


def test_land_types_and_abilities_are_lost(table: Table) -> None:
    text = 'Enchant land\nEnchanted land loses all land types and abilities and has "{T}: Add {C}."'
    land = table.put(face("Cold Shore", "snow land - Island Gate", "{T}: Draw a card."))
    table.put(face("Blight", "enchantment - Aura", text), attached_to=land)

    found = layers.characteristics(table.game, land)
    table.activate(land)

    assert (found.types, found.supertypes) == ({"land"}, {"snow"})
    assert found.subtypes == frozenset()
    assert len(found.abilities) == 1
    assert table.pool() == "C"


@pytest.mark.parametrize(("counters", "pool"), [((), "U"), ((("charge", 1),), "UUUU")])
def test_more_mana_of_that_type(
    table: Table, counters: tuple[tuple[str, int], ...], pool: str
) -> None:
    text = (
        "{T}: Add one mana of any type that an Island you control could produce. If this creature"
        " has a charge counter on it, add four mana of that type instead."
    )
    table.put(ISLAND)
    druid = table.put(face("Druid", "creature", text, size=(0, 2)), counters=counters)

    table.activate(druid)

    assert table.pool() == pool


@pytest.mark.parametrize(("active", "triggers"), [("opponent", 1), ("you", 0)])
def test_the_first_spell_in_each_opponents_turn(active: str, triggers: int) -> None:
    table = Table(active=active)
    table.game.priority = "you"
    text = "Whenever you cast your first spell during each opponent's turn, draw a card."
    table.put(face("Faerie", "creature", text, size=(1, 1)))
    table.mana("RR")

    found = []
    for _ in range(2):
        table.cast(table.hand(SPARK), targets=("opponent",))
        found.append(len(table.game.stack()) - 1)
        while table.game.stack():
            table.put(ISLAND, Zone.LIBRARY)
            table.resolve()
        table.game.priority = "you"

    assert found == [triggers, 0]
