"""Characteristics after all continuous effects (CR 613)."""

from __future__ import annotations

from payment_boards import (
    ARTIFACTS_YOU_CONTROL,
    CREATURES,
    FLYING,
    FOREST,
    LANDS,
    affects,
    board,
    card,
    creature,
    face,
    has_subtype,
    put,
    taps_for,
)

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.described import Described, HasKeyword, HasState, HasType
from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.mana import Symbols
from rulings_cli.abilities.quantities import CountOf, Number
from rulings_cli.abilities.references import AttachedTo, This, You
from rulings_cli.abilities.static import (
    ChangeColors,
    ChangeTypes,
    GainsControl,
    GrantAbilities,
    LoseAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
)
from rulings_cli.engine import layers
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.game import Game
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.zones import Zone

PLUS_ONE = ModifyPowerToughness(Number(1), Number(1))


def size(game: Game, id: int) -> tuple[int | None, int | None]:
    found = layers.characteristics(game, id)
    return (found.power, found.toughness)


def test_printed_values_without_effects() -> None:
    game = board()

    bear = put(game, creature(2, 2, FLYING, cost="{1}{G}", types="creature - Bear"))

    found = layers.characteristics(game, bear)
    assert (found.power, found.toughness) == (2, 2)
    assert found.colors == {"G"}
    assert found.subtypes == {"Bear"}
    assert found.abilities == (FLYING,)


def test_counters_apply_after_size_is_set() -> None:
    game = board()
    bear = put(game, creature(2, 2), counters=(("+1/+1", 2), ("-1/-1", 1)))
    put(game, card("enchantment", affects(CREATURES, SetPowerToughness(Number(0), Number(1)))))

    assert size(game, bear) == (1, 2)


def test_an_anthem_reaches_its_own_controllers_creatures_only() -> None:
    game = board()
    yours = CREATURES.evolve(controller=You())
    mine, theirs = put(game, creature(2, 2)), put(game, creature(2, 2), "opponent")
    put(game, card("enchantment", affects(yours, PLUS_ONE)))

    assert size(game, mine) == (3, 3)
    assert size(game, theirs) == (2, 2)


def test_a_construct_counts_itself_and_grows() -> None:
    game = board()
    sized = affects(
        This(),
        ModifyPowerToughness(Number(1), Number(1), for_each=CountOf(ARTIFACTS_YOU_CONTROL)),
    )
    construct = put(game, face("artifact creature - Construct", sized, power="0", toughness="0"))

    assert size(game, construct) == (1, 1)
    put(game, card("artifact"))
    assert size(game, construct) == (2, 2)


def test_later_timestamp_sets_the_size() -> None:
    game = board()
    bear = put(game, creature(2, 2))
    put(game, card("enchantment", affects(CREATURES, SetPowerToughness(Number(1), Number(1)))))
    put(game, card("enchantment", affects(CREATURES, SetPowerToughness(Number(4), Number(4)))))

    assert size(game, bear) == (4, 4)


def test_a_dependent_effect_waits_for_the_one_it_depends_on() -> None:
    game = board()
    bear = put(game, creature(2, 2))
    fliers = CREATURES.evolve(further=(HasKeyword("flying"),))
    put(game, card("enchantment", affects(fliers, GrantAbilities((Keyword("haste"),)))))
    put(game, card("enchantment", affects(CREATURES, GrantAbilities((FLYING,)))))

    assert Keyword("haste") in layers.characteristics(game, bear).abilities


def test_an_ability_that_is_removed_grants_nothing_in_a_later_layer() -> None:
    game = board()
    anthem = put(game, creature(2, 2, affects(CREATURES, PLUS_ONE)))
    put(game, card("enchantment", affects(CREATURES, LoseAbilities())))

    assert size(game, anthem) == (2, 2)


def test_an_effect_that_began_in_an_earlier_layer_goes_on() -> None:
    game = board()
    lands = put(game, FOREST)
    both = affects(
        LANDS,
        ChangeTypes(("creature",), adding=True),
        LoseAbilities(),
        SetPowerToughness(Number(1), Number(1)),
    )
    source = put(game, card("land", both))

    assert size(game, lands) == (1, 1)
    assert size(game, source) == (1, 1)
    assert layers.characteristics(game, source).abilities == ()


def test_basic_land_types_give_mana_abilities() -> None:
    game = board()

    forest = put(game, FOREST)

    assert layers.characteristics(game, forest).abilities == (taps_for("G"),)


def test_setting_a_basic_land_type_takes_the_rules_text_away() -> None:
    game = board()
    tower = put(game, card("land", taps_for("C"), Keyword("hexproof")))
    granted = affects(LANDS, GrantAbilities((Keyword("shroud"),)))
    put(game, card("enchantment", granted))
    put(game, card("enchantment", affects(LANDS, ChangeTypes(subtypes=("Mountain",)))))

    found = layers.characteristics(game, tower)

    assert found.subtypes == {"Mountain"}
    assert found.abilities == (taps_for("R"), Keyword("shroud"))


def test_every_basic_land_type_in_addition_keeps_the_rules_text() -> None:
    game = board()
    tower = put(game, card("land", taps_for("C")))
    all_types = ChangeTypes(every="basic land type", adding=True)
    put(game, card("enchantment", affects(LANDS, all_types)))

    found = layers.characteristics(game, tower).abilities

    assert found == (taps_for("C"), *(taps_for(each) for each in "WUBRG"))


def test_becoming_an_artifact_creature_keeps_other_types() -> None:
    game = board()
    what = put(game, card("enchantment - Aura"))
    changed = ChangeTypes(("artifact", "creature"))
    put(game, card("enchantment", affects(has_subtype("Aura"), changed)))

    found = layers.characteristics(game, what)

    assert found.types == {"artifact", "creature", "enchantment"}
    assert found.subtypes == {"Aura"}


def test_changeling_is_every_creature_type_everywhere() -> None:
    game = board()
    shifter = creature(1, 1, Keyword("changeling"))

    in_hand = put(game, shifter, zone=Zone.HAND)

    assert {"Elf", "Goblin"} <= layers.characteristics(game, in_hand).subtypes


def test_devoid_is_colorless() -> None:
    game = board()

    spell = put(game, creature(1, 1, Keyword("devoid"), cost="{U}"), zone=Zone.STACK)

    assert layers.characteristics(game, spell).colors == frozenset()


def test_commanders_have_a_granted_keyword() -> None:
    game = board()
    commanders = Described(kinds=((HasState("commander"),),), controller=You())
    ward = Keyword("ward", cost=Cost((PayMana(ManaCost(("2",))),)))
    put(game, creature(2, 2, affects(commanders, GrantAbilities((ward,)))))

    general = put(game, creature(3, 3), is_commander=True)
    other = put(game, creature(3, 3))

    assert ward in layers.characteristics(game, general).abilities
    assert ward not in layers.characteristics(game, other).abilities


def test_an_attached_permanent_changes_its_host_only() -> None:
    game = board()
    bear, other = put(game, creature(2, 2)), put(game, creature(2, 2))
    sword = card("artifact - Equipment", affects(AttachedTo("equipped creature"), PLUS_ONE))
    put(game, sword, attached_to=bear)

    assert size(game, bear) == (3, 3)
    assert size(game, other) == (2, 2)


def test_control_changes_before_anything_that_asks_for_it() -> None:
    game = board()
    bear = put(game, creature(2, 2), "opponent")
    aura = card("enchantment - Aura", affects(AttachedTo("enchanted creature"), GainsControl()))
    put(game, aura, attached_to=bear)
    put(game, card("enchantment", affects(CREATURES.evolve(controller=You()), PLUS_ONE)))

    assert layers.characteristics(game, bear).controller == "you"
    assert size(game, bear) == (3, 3)


def test_an_effect_of_a_resolution_keeps_to_its_objects() -> None:
    game = board()
    bear = put(game, creature(2, 2))
    game.effects[9] = LastingEffect(
        9, bear, "you", (PLUS_ONE,), UntilEndOfTurn(), objects=(bear,), timestamp=game.tick()
    )
    later = put(game, creature(2, 2))

    assert size(game, bear) == (3, 3)
    assert size(game, later) == (2, 2)


def test_a_colorless_thing_becomes_white() -> None:
    game = board()
    relic = put(game, card("artifact"))
    artifacts = Described(kinds=((HasType("artifact"),),))
    put(game, card("enchantment", affects(artifacts, ChangeColors(("W",)))))

    assert layers.characteristics(game, relic).colors == {"W"}


def test_what_has_left_is_known_as_it_last_was() -> None:
    game = board()
    bear = put(game, creature(2, 2))
    put(game, card("enchantment", affects(CREATURES, PLUS_ONE)))

    layers.freeze(game, bear)
    game.remove(bear)

    assert size(game, bear) == (3, 3)


def test_a_face_down_permanent_is_a_plain_creature() -> None:
    game = board()

    hidden = put(game, creature(5, 5, FLYING, cost="{4}{U}"), face_down=True)

    found = layers.characteristics(game, hidden)
    assert (found.name, found.power, found.toughness) == ("", 2, 2)
    assert found.abilities == ()
    assert layers.mana_value(game, hidden) == 0


def split_card() -> Card:
    left = face("instant", name="Left", cost="{1}{R}")
    right = face("sorcery", name="Right", cost="{U}{U}")
    return Card("Left // Right", "split", (left, right))


def test_a_split_card_is_both_halves_elsewhere_and_one_on_the_stack() -> None:
    game = board()

    in_exile = put(game, split_card(), zone=Zone.EXILE)
    spell = put(game, split_card(), zone=Zone.STACK, face=1)

    assert layers.characteristics(game, in_exile).types == {"instant", "sorcery"}
    assert layers.mana_value(game, in_exile) == 4
    assert layers.characteristics(game, spell).types == {"sorcery"}
    assert layers.mana_value(game, spell) == 2


def double_faced(layout: str) -> Card:
    front = face("creature", name="Front", cost="{2}{G}", power="1", toughness="1")
    back = face("sorcery", name="Back", cost="{4}{R}" if layout == "modal_dfc" else "")
    return Card("Front // Back", layout, (front, back))


def test_a_double_faced_card_has_only_its_front_face_in_hand() -> None:
    game = board()

    held = put(game, double_faced("modal_dfc"), zone=Zone.HAND, face=1)

    assert layers.characteristics(game, held).name == "Front"


def test_mana_value_of_a_back_face() -> None:
    game = board()

    transformed = put(game, double_faced("transform"), face=1)
    modal = put(game, double_faced("modal_dfc"), zone=Zone.STACK, face=1)

    assert layers.mana_value(game, transformed) == 3
    assert layers.mana_value(game, modal) == 5


def test_x_counts_on_the_stack_only() -> None:
    game = board()
    fireball = card("sorcery", cost="{X}{R}")

    assert layers.mana_value(game, put(game, fireball, zone=Zone.STACK, x=3)) == 4
    assert layers.mana_value(game, put(game, fireball, zone=Zone.GRAVEYARD)) == 1


def test_a_card_counts_symbols_as_produced() -> None:
    assert taps_for("G") == taps_for(Symbols(("G",)))


def test_the_rules_that_make_it_what_it_is_are_told() -> None:
    game = board()
    bear = put(game, creature(2, 2), counters=(("+1/+1", 1),))
    plain = put(game, creature(2, 2))
    held = put(game, double_faced("modal_dfc"), zone=Zone.HAND, face=1)
    split = put(game, split_card(), zone=Zone.EXILE)

    def numbers(id: int) -> list[str]:
        return [each.number for each in layers.rules_of(game, id)]

    assert numbers(bear) == ["613.4c", "122.1a"]
    assert numbers(plain) == []
    assert numbers(held) == ["712.8a"]
    assert numbers(split) == ["709.4"]
    put(game, card("enchantment", affects(CREATURES, SetPowerToughness(Number(0), Number(1)))))
    assert numbers(plain) == ["613.4b"]


def test_creatures_with_no_abilities_are_told_by_the_layers() -> None:
    game = board()
    plain, flier = put(game, creature(2, 2)), put(game, creature(2, 2, FLYING))
    bare = CREATURES.evolve(adjectives=(HasState("with no abilities"),))
    put(game, card("enchantment", affects(bare, ModifyPowerToughness(Number(2), Number(2)))))

    sizes = [layers.characteristics(game, each).power for each in (plain, flier)]
    assert sizes == [4, 2]


def test_losing_all_other_abilities_spares_what_the_effect_gives() -> None:
    game = board()
    beast = put(game, creature(3, 3, Keyword("trample")))
    changes = (GrantAbilities((FLYING,)), LoseAbilities(others=True))
    put(game, card("enchantment", affects(CREATURES, *changes)))

    assert layers.characteristics(game, beast).abilities == (FLYING,)
