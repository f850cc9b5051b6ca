"""Further paragraphs of a spell: they speak of its targets, and may happen instead (614.15)."""

from __future__ import annotations

from casting_table import BEAR, OPPONENT, YOU, Table, face

PLUS = face(
    "Plus",
    "instant",
    "Add {B}{B}.\nBrightness — Add {B}{B}{B}{B} instead if you control an artifact.",
    cost="{0}",
)
JAB = face(
    "Jab",
    "instant",
    "Jab deals 2 damage to any target.\n"
    "Brightness — Jab deals 5 damage instead if you control an artifact.",
    cost="{0}",
)
PUSH = face(
    "Push",
    "instant",
    "Destroy target creature if it has mana value 1 or less.\n"
    "Brightness — Destroy that creature if it has mana value 3 or less instead if you control an "
    "artifact.",
    cost="{0}",
)
LAMP = face("Lamp", "artifact")
OX = face("Ox", "creature", cost="{2}", size=(3, 3))


def test_what_happens_instead_is_not_added_to_the_first(table: Table) -> None:
    table.cast(table.hand(PLUS))
    table.resolve()
    assert table.pool() == "BB"

    table.put(LAMP)
    table.cast(table.hand(PLUS))
    table.resolve()
    assert table.pool() == "BBBBBB"


def test_more_damage_is_dealt_to_the_same_target(table: Table) -> None:
    table.put(LAMP)
    table.cast(table.hand(JAB), targets=(OPPONENT,))
    table.resolve()

    assert table.game.players[OPPONENT].life == 15
    assert table.game.players[YOU].life == 20


def test_a_condition_within_what_happens_instead(table: Table) -> None:
    ox = table.put(OX)
    table.cast(table.hand(PUSH), targets=(ox,))
    table.resolve()
    assert table.game.exists(ox)

    table.put(LAMP)
    table.cast(table.hand(PUSH), targets=(ox,))
    table.resolve()
    assert not table.game.exists(ox)


def test_a_paragraph_with_targets_of_its_own_speaks_of_those(table: Table) -> None:
    two = face(
        "Two",
        "instant",
        "Tap target creature.\nDestroy target artifact. Its controller gains 1 life.",
        cost="{0}",
    )
    bear, lamp = table.put(BEAR, owner=OPPONENT), table.put(LAMP)
    table.cast(table.hand(two), targets=[(bear,), (lamp,)])
    table.resolve()

    assert table.game.players[YOU].life == 21


def test_a_target_spell_cannot_be_countered(table: Table) -> None:
    hush = face("Hush", "instant", "Target spell can't be countered.", cost="{0}")
    halt = face("Halt", "instant", "Counter target spell.", cost="{0}")
    table.cast(table.hand(JAB), targets=(OPPONENT,))
    jab = table.top()
    table.cast(table.hand(hush), targets=(jab,))
    table.resolve()
    table.cast(table.hand(halt), targets=(jab,))
    table.resolve()

    assert table.game.exists(jab)


def test_two_tokens_are_created_by_one_verb(table: Table) -> None:
    pair = face(
        "Pair",
        "sorcery",
        "Create a 1/1 red Goblin creature token and a 2/2 green Bear creature token with haste.",
        cost="{0}",
    )
    table.cast(table.hand(pair))
    table.resolve()

    names = [table.game.get(each).name for each in table.game.battlefield()]
    assert names == ["Goblin Token", "Bear Token"]
