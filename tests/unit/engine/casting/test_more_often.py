"""What makes abilities trigger once more (CR 603.2d), and types and abilities that are chosen."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, YOU, Table, face

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.engine import layers, performing
from rulings_cli.game.events import WouldDestroy
from rulings_cli.terms.rules.keyword_actions import DESTROYING

MOURNER = face(
    "Mourner", "creature - Elf", "Whenever a creature dies, you gain 1 life.", size=(1, 1)
)
DOUBLER = face(
    "Doubler",
    "creature",
    "If a creature dying causes a triggered ability of a creature you control to trigger, "
    "that ability triggers an additional time.",
    size=(1, 1),
)
CAPTAIN = face(
    "Captain",
    "creature",
    "If a triggered ability of an Elf you control triggers, it triggers an additional time.",
    size=(1, 1),
)
SIGN = face(
    "Sign",
    "enchantment",
    "Creatures you control are the chosen type in addition to their other types.",
)
BADGE = face("Badge", "enchantment", "Creatures you control are the chosen type.")
GIFT = face(
    "Gift",
    "instant",
    "Target creature gains your choice of flying or haste until end of turn.",
    cost="{0}",
)


def waiting_after_death(table: Table, *ids: int) -> int:
    woulds = [WouldDestroy((DESTROYING,), each) for each in ids]
    performing.perform_all(table.game, table.tape(), woulds)
    return len(table.game.waiting)


def test_a_death_triggers_once_more(table: Table) -> None:
    table.put(MOURNER)
    table.put(DOUBLER)
    bear = table.put(BEAR)

    assert waiting_after_death(table, bear) == 2


def test_what_dies_with_it_triggers_once_more_too(table: Table) -> None:
    mourner = table.put(MOURNER)
    doubler = table.put(DOUBLER)

    assert waiting_after_death(table, mourner, doubler) == 4


def test_abilities_of_what_another_controls_trigger_once(table: Table) -> None:
    table.put(MOURNER, owner=OPPONENT)
    table.put(DOUBLER)
    bear = table.put(BEAR)

    assert waiting_after_death(table, bear) == 1


def test_any_trigger_of_a_kind_of_creature(table: Table) -> None:
    table.put(MOURNER)
    table.put(CAPTAIN)
    bear = table.put(BEAR)

    assert waiting_after_death(table, bear) == 2


def test_the_chosen_type_is_added_or_replaces(table: Table) -> None:
    sign = table.put(SIGN, chosen=(("creature type", "Elf"),))
    bear = table.put(BEAR)
    assert {"Elf", "Bear"} <= layers.characteristics(table.game, bear).subtypes

    table.game.remove(sign)
    table.put(BADGE, chosen=(("creature type", "Elf"),))

    assert "Bear" not in layers.characteristics(table.game, bear).subtypes


def test_one_of_several_abilities_is_chosen_as_it_resolves(table: Table) -> None:
    bear = table.put(BEAR)
    table.cast(table.hand(GIFT), targets=(bear,))

    table.resolve(name="haste")

    found = layers.characteristics(table.game, bear).abilities
    assert [each.name for each in found if isinstance(each, Keyword)] == ["haste"]
    assert layers.characteristics(table.game, bear).controller == YOU


def test_only_abilities_of_others_do_not_trigger(table: Table) -> None:
    hush = face(
        "Hush",
        "enchantment",
        "Permanents entering don't cause abilities of permanents your opponents control to "
        "trigger.",
    )
    bell = face("Bell", "enchantment", "Whenever a creature enters, you gain 1 life.")
    for owner in (YOU, OPPONENT):
        table.put(bell, owner=owner)
    table.put(hush)
    table.cast(table.hand(face("Cub", "creature", cost="{0}", size=(1, 1))))
    table.resolve()

    assert len(table.game.stack()) == 1
