"""Limits on casting and playing, what counters a spell, and mana whose loss hurts."""

from __future__ import annotations

import pytest
from casting_table import BEAR, FOREST, OPPONENT, SPARK, Table, face, shipped

from rulings_cli.abilities.costs import PayMana
from rulings_cli.engine import attacking, layers, turn
from rulings_cli.game.actions import PlayLand
from rulings_cli.game.events import Triggered
from rulings_cli.terms.zones import Zone

RELIC = face("Relic", "artifact", cost="{0}")
GIFT = face("Gift", "enchantment", cost="{0}")
NO = face("No", "instant", "Counter target spell.", cost="{U}")


def test_nothing_is_played_from_hand_under_a_ban_on_it(table: Table) -> None:
    table.put(face("Frenzy", "enchantment", "You can't play lands or cast spells from your hand."))
    land, spell = table.hand(FOREST), table.hand(RELIC)

    refused = table.do(PlayLand("you", land))
    assert refused is not None
    assert "Frenzy" in refused.reason
    assert table.cast(spell) is not None


def test_a_land_is_played_from_a_library_under_a_ban_on_the_hand(table: Table) -> None:
    table.put(
        face(
            "Frenzy",
            "enchantment",
            "You may play lands from the top of your library.\n"
            "You can't play lands or cast spells from your hand.",
        )
    )
    assert table.do(PlayLand("you", table.put(FOREST, Zone.LIBRARY))) is None


@pytest.mark.parametrize("zone", [Zone.GRAVEYARD, Zone.EXILE])
def test_a_card_is_cast_from_both_zones_that_it_names(table: Table, zone: Zone) -> None:
    text = "You may cast this card from your graveyard or from exile."
    returner = face("Returner", "creature - Goblin", text, cost="{0}", size=(2, 1))
    assert table.cast(table.put(returner, zone)) is None


def test_two_spells_each_turn_and_none_in_another_turn(table: Table) -> None:
    table.put(shipped("Fires of Invention"))
    for _ in range(2):
        assert table.cast(table.hand(RELIC)) is None
        table.resolve()
    assert table.cast(table.hand(RELIC)) is not None


def test_who_has_cast_one_casts_no_more_of_that_kind(table: Table) -> None:
    table.put(
        face(
            "Canon",
            "creature - Cleric",
            "Each player who has cast an enchantment spell this turn can't cast additional "
            "enchantment spells.",
            size=(2, 2),
        )
    )
    assert table.cast(table.hand(GIFT)) is None
    table.resolve()
    assert table.cast(table.hand(GIFT)) is not None
    assert table.cast(table.hand(RELIC)) is None


@pytest.mark.parametrize(("by", "draws"), [("you", 1), (OPPONENT, 0)])
def test_what_you_control_counters_a_spell(table: Table, by: str, draws: int) -> None:
    chief = "Whenever a spell or ability you control counters a spell, you gain 1 life."
    table.put(face("Chief", "creature - Wizard", chief, size=(1, 3)))
    table.mana("R")
    table.mana("U", by)
    assert table.cast(table.hand(SPARK), targets=(OPPONENT,)) is None
    spark = table.top()
    table.game.priority = by
    assert table.cast(table.hand(NO, by), by=by, targets=(spark,)) is None
    table.resolve()

    assert len(table.events(Triggered)) == draws


@pytest.mark.parametrize(("text", "life"), [("", 20), ("hurts", 17)])
def test_unspent_mana_hurts_only_where_an_effect_says_so(
    table: Table, text: str, life: int
) -> None:
    if text:
        burn = "A player losing unspent mana causes that player to lose that much life."
        table.put(face("Burn", "creature - Lizard", burn, size=(4, 4)))
    table.libraries()
    table.mana("GGG")

    turn.next_step(table.game, table.tape())
    assert table.game.players["you"].life == life


@pytest.mark.parametrize(("theirs", "less"), [(5, True), (4, False)])
def test_at_least_three_more_creatures(table: Table, theirs: int, less: bool) -> None:
    avatar = face(
        "Avatar",
        "creature - Avatar",
        "If an opponent controls at least three more creatures than you, this spell costs {6} "
        "less to cast.",
        cost="{6}{G}",
        size=(8, 8),
    )
    for _ in range(2):
        table.put(BEAR)
    for _ in range(theirs):
        table.put(BEAR, owner=OPPONENT)
    table.mana("G")
    assert (table.cast(table.hand(avatar)) is None) is less


def test_the_second_such_spell_of_the_turn(table: Table) -> None:
    second = "if it's the second Bear spell you cast this turn"
    text = f"Whenever you cast a spell, {second}, draw a card."
    table.put(face("Second", "enchantment", text))
    table.libraries()
    table.mana("GGGGGGU")
    for what, triggered in ((BEAR, 0), (RELIC, 0), (BEAR, 1), (BEAR, 1)):
        table.cast(table.hand(what))
        assert len(table.events(Triggered)) == triggered
        while table.game.stack():
            table.resolve()


def test_each_of_two_players_draws(table: Table) -> None:
    table.libraries()
    huddle = face("Huddle", "sorcery", "Two target players each draw a card.", cost="{U}")
    table.mana("U")
    assert table.cast(table.hand(huddle), targets=("you", OPPONENT)) is None
    table.resolve()
    assert table.names(Zone.HAND) == table.names(Zone.HAND, OPPONENT) == ["Left"]


def test_a_legendary_and_blue_creature(table: Table) -> None:
    bear = table.put(BEAR)
    text = "Enchant creature\nEnchanted creature is legendary and gets +1/+1."
    wings = face("Wings", "enchantment - Aura", text)
    table.put(wings, attached_to=bear)
    dye = face("Dye", "instant", "Target creature becomes blue until end of turn.", cost="{U}")
    table.mana("U")
    assert table.cast(table.hand(dye), targets=(bear,)) is None
    table.resolve()
    found = layers.characteristics(table.game, bear)
    assert found.supertypes == {"legendary"}
    assert found.colors == {"U"}


@pytest.mark.parametrize(("by", "counters"), [("you", 2), (OPPONENT, 0)])
def test_who_puts_the_counters_decides_how_many(table: Table, by: str, counters: int) -> None:
    many = "on a permanent or player"
    each = "of each of those kinds of counters on that permanent or player instead"
    text = (
        f"If you would put one or more counters {many}, put twice that many {each}.\n"
        f"If an opponent would put one or more counters {many}, they put half that many {each}, "
        "rounded down."
    )
    table.put(face("Raider", "creature - Praetor", text, size=(6, 6)))
    bear = table.put(BEAR)
    boon = face("Boon", "instant", "Put a +1/+1 counter on target creature.", cost="{G}")
    table.mana("G", by)
    table.game.priority = by
    assert table.cast(table.hand(boon, by), by=by, targets=(bear,)) is None
    table.resolve()
    assert table.game.get(bear).counters_of("+1/+1") == counters


def test_what_your_permanent_enters_with_is_doubled(table: Table) -> None:
    many = "on a permanent or player"
    each = "of each of those kinds of counters on that permanent or player instead"
    text = f"If you would put one or more counters {many}, put twice that many {each}."
    table.put(face("Raider", "creature - Praetor", text, size=(6, 6)))
    hydra = face(
        "Hydra",
        "creature - Hydra",
        "This creature enters with three +1/+1 counters on it.",
        cost="{0}",
        size=(0, 0),
    )
    assert table.cast(table.hand(hydra)) is None
    table.resolve()
    (found,) = (e for e in table.game.battlefield() if table.game.get(e).name == "Hydra")
    assert table.game.get(found).counters_of("+1/+1") == 6


def test_a_spell_that_says_so_is_colorless_on_the_stack_and_in_hand(table: Table) -> None:
    text = "Ghost is colorless.\nGhost deals 3 damage to any target."
    ghost = table.hand(face("Ghost", "instant", text, cost="{R}"))
    assert layers.characteristics(table.game, ghost).colors == frozenset()
    table.mana("R")
    assert table.cast(ghost, targets=(OPPONENT,)) is None
    assert layers.characteristics(table.game, table.top()).colors == frozenset()


def test_a_tax_of_x_is_paid_for_each_attacker(table: Table) -> None:
    for _ in range(2):
        table.put(GIFT, owner=OPPONENT)
    table.put(shipped("Sphere of Safety"), owner=OPPONENT)
    pairs = tuple((table.put(BEAR), OPPONENT) for _ in range(2))

    cost = attacking.cost_to_attack(table.game, pairs)
    assert [str(each.cost) for each in cost.components if isinstance(each, PayMana)] == ["{3}"] * 2
