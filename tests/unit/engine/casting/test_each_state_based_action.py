"""Every state-based action that is built, one test for each letter of CR 704.5 and 704.6."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, SPARK, YOU, Table, card, face

from rulings_cli.engine import layers, performing, priority, resolving, speed
from rulings_cli.engine.state_based import perform_state_based_actions
from rulings_cli.game.choices import ChoiceNeeded, Tape
from rulings_cli.game.events import (
    Lost,
    StateBasedActionsPerformed,
    WouldCreateToken,
    WouldDealDamage,
    WouldDraw,
)
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Zone

BECAUSE = (DRAW,)
GRACE = face("Grace", "enchantment - Aura", "Enchant creature")
CURSE = face("Bad Luck", "enchantment - Aura Curse", "Enchant opponent")
HALO = face(
    "Halo", "instant", "Until your next turn, you gain protection from everything.", cost="{0}"
)
BLADE = face("Blade", "artifact - Equipment", "Equip {1}")
QUEEN = face("Queen", "legendary creature - Human", size=(2, 2))
VOW = face("Vow", "enchantment - Saga", "I — You gain 1 life.\nII — You gain 2 life.")
DREAMER = face(
    "Dreamer", "creature - Human", "Dreamer can't have more than seven dream counters on it.",
    size=(4, 1),
)  # fmt: skip
ENGINE = face("Engine", "artifact", "Start your engines!")
SIEGE = card(
    face("Siege of Gulls", "battle - Siege", defense="3"),
    face("Great Gull", "creature - Bird", "Flying", size=(4, 4)),
    layout="transform",
)


def settle(table: Table, *answers: object) -> list[str]:
    """Perform state-based actions once; give the rules by which there were any."""
    tape = Tape(answers) if answers else table.tape()
    before = len(table.game.trace)
    perform_state_based_actions(table.game, tape)
    return [
        rule.number
        for fact in table.game.trace[before:]
        if isinstance(fact, StateBasedActionsPerformed)
        for rule in fact.because
        if rule.number.startswith(("704.5", "704.6"))
    ]


def hit(table: Table, to: object, amount: int, what: object = SPARK, **how: object) -> None:
    source = table.put(what, **how)  # type: ignore[arg-type]  # a face
    would = WouldDealDamage(BECAUSE, source, to, amount)  # type: ignore[arg-type]  # an id
    performing.perform(table.game, table.tape(), would)


def loses(table: Table) -> list[str]:
    return [each.player for each in table.game.trace if isinstance(each, Lost)]


def test_704_5a_a_player_with_no_life_loses(table: Table) -> None:
    table.game.update_player(YOU, life=0)

    assert settle(table) == ["704.5a"]
    assert loses(table) == [YOU]


def test_704_5b_a_player_who_drew_from_nothing_loses(table: Table) -> None:
    performing.perform(table.game, table.tape(), WouldDraw(BECAUSE, OPPONENT))

    assert settle(table) == ["704.5b"]
    assert loses(table) == [OPPONENT]


def test_704_5c_a_player_with_ten_poison_counters_loses(table: Table) -> None:
    table.game.update_player(YOU, counters=(("poison", 9),))
    assert settle(table) == []

    table.game.update_player(YOU, counters=(("poison", 10),))
    assert settle(table) == ["704.5c"]


def test_704_5d_a_token_elsewhere_ceases_to_exist(table: Table) -> None:
    facts = performing.perform(table.game, table.tape(), WouldCreateToken(BECAUSE, YOU, BEAR))
    (token,) = performing.created(facts)
    performing.move(table.game, table.tape(), token, Zone.HAND, because=BECAUSE)

    assert settle(table) == ["704.5d"]
    assert table.names(Zone.HAND) == []


def test_704_5e_a_copy_of_a_spell_elsewhere_ceases_to_exist(table: Table) -> None:
    table.put(SPARK, Zone.GRAVEYARD, kind="copy")

    assert settle(table) == ["704.5e"]
    assert table.names(Zone.GRAVEYARD) == []


def test_704_5f_a_creature_without_toughness_is_put_into_the_graveyard(table: Table) -> None:
    wall = face("Wall", "creature - Wall", "Indestructible", size=(0, 2))
    table.put(wall, counters=(("-1/-1", 2),))

    assert settle(table) == ["704.5f"]
    assert table.names(Zone.GRAVEYARD) == ["Wall"]


def test_704_5g_lethal_damage_destroys(table: Table) -> None:
    table.put(BEAR, marked_damage=2)
    table.put(BEAR, marked_damage=1)

    assert settle(table) == ["704.5g"]
    assert table.names(Zone.BATTLEFIELD) == ["Meadow Bear"]


def test_704_5h_any_damage_by_deathtouch_destroys(table: Table) -> None:
    giant = table.put(face("Giant", "creature - Giant", size=(8, 8)))
    hit(table, giant, 1, face("Snake", "creature - Snake", "Deathtouch", size=(1, 1)))

    assert settle(table) == ["704.5h"]
    assert table.names(Zone.BATTLEFIELD) == ["Snake"]


def test_704_5i_a_planeswalker_without_loyalty_goes(table: Table) -> None:
    sage = table.put(face("Sage", "planeswalker - Jace", loyalty="3"))
    hit(table, sage, 3)

    assert settle(table) == ["704.5i"]


def test_704_5j_one_of_two_legends_of_a_name_stays(table: Table) -> None:
    first, second = table.put(QUEEN), table.put(QUEEN)
    table.put(QUEEN, owner=OPPONENT)

    assert settle(table, first) == ["704.5j"]
    assert first in table.game.battlefield()
    assert second not in table.game.battlefield()
    assert len(table.game.battlefield()) == 2


def test_704_5k_only_the_newest_world_stays(table: Table) -> None:
    plane = face("Old Plane", "enchantment")
    table.put(plane.evolve(supertypes=("world",)))
    table.put(plane.evolve(name="New Plane", supertypes=("world",)), owner=OPPONENT)

    assert settle(table) == ["704.5k"]
    assert table.names(Zone.BATTLEFIELD) == ["New Plane"]


def test_704_5m_an_aura_on_what_it_cannot_enchant_goes(table: Table) -> None:
    table.put(GRACE, attached_to=table.put(face("Field", "land")))
    table.put(GRACE, attached_to=table.put(BEAR))
    table.put(GRACE)

    assert settle(table) == ["704.5m"]
    assert table.names(Zone.BATTLEFIELD).count("Grace") == 1


@pytest.mark.parametrize("owner", [YOU, OPPONENT])
def test_704_5m_an_aura_on_a_player_whom_it_cannot_enchant_goes(table: Table, owner: str) -> None:
    curse = table.put(CURSE)
    table.game.update(curse, enchants=OPPONENT)
    assert settle(table) == []

    if owner == OPPONENT:  # now it is on its own controller
        table.game.update(curse, controller=OPPONENT)
    else:
        table.game.priority = OPPONENT
        table.cast(table.hand(HALO, OPPONENT), by=OPPONENT)
        resolving.resolve_top(table.game, table.tape())

    assert settle(table) == ["704.5m"]
    assert table.names(Zone.GRAVEYARD) == ["Bad Luck"]


def test_704_5n_an_equipment_on_no_creature_stays_unattached(table: Table) -> None:
    blade = table.put(BLADE, attached_to=table.put(face("Field", "land")))

    assert settle(table) == ["704.5n"]
    assert table.game.get(blade).attached_to is None


def test_704_5p_what_is_no_attachment_becomes_unattached(table: Table) -> None:
    bear = table.put(BEAR, attached_to=table.put(BEAR))

    assert settle(table) == ["704.5p"]
    assert table.game.get(bear).attached_to is None


def test_704_5q_opposite_counters_go_in_pairs(table: Table) -> None:
    bear = table.put(BEAR, counters=(("+1/+1", 3), ("-1/-1", 1)))

    assert settle(table) == ["704.5q"]
    assert table.game.get(bear).counters == (("+1/+1", 2),)


def test_704_5r_counters_over_a_limit_are_removed(table: Table) -> None:
    dreamer = table.put(DREAMER, counters=(("dream", 9),))

    assert settle(table) == ["704.5r"]
    assert table.game.get(dreamer).counters == (("dream", 7),)


def test_704_5s_a_finished_saga_is_sacrificed(table: Table) -> None:
    table.put(VOW, counters=(("lore", 1),))
    table.put(VOW, counters=(("lore", 2),))

    assert settle(table) == ["704.5s"]
    assert table.names(Zone.BATTLEFIELD) == ["Vow"]


def test_704_5v_a_battle_without_defense_goes(table: Table) -> None:
    battle = table.put(SIEGE)
    table.game.update(battle, counters=())

    assert settle(table) == ["704.5v"]


def test_704_5v_a_siege_waits_for_its_ability_and_is_cast_transformed(table: Table) -> None:
    battle = table.put(SIEGE)
    hit(table, battle, 3, zone=Zone.GRAVEYARD)
    assert settle(table) == []

    priority.receive(table.game, table.tape(), YOU)
    table.resolve(may=True)
    table.resolve()

    (gull,) = table.game.battlefield()
    assert layers.characteristics(table.game, gull).name == "Great Gull"


def test_704_5w_and_x_a_siege_has_an_opponent_as_its_protector(table: Table) -> None:
    battle = table.put(SIEGE)
    table.game.update(battle, chosen=(("protector", YOU),))

    settle(table)

    assert dict(table.game.get(battle).chosen)["protector"] == OPPONENT


def test_704_5y_only_the_newest_role_of_a_player_stays(table: Table) -> None:
    bear = table.put(BEAR)
    role = face("Old Role", "enchantment - Aura Role", "Enchant creature")
    table.put(role, attached_to=bear)
    table.put(role.evolve(name="New Role"), attached_to=bear)
    table.put(role.evolve(name="Their Role"), owner=OPPONENT, attached_to=bear)

    assert settle(table) == ["704.5y"]
    assert table.names(Zone.BATTLEFIELD) == ["Meadow Bear", "New Role", "Their Role"]


def test_704_5z_speed_begins_at_one(table: Table) -> None:
    table.put(ENGINE)

    settle(table)

    assert speed.of(table.game, YOU) == 1


def test_704_6c_21_combat_damage_by_one_commander(table: Table) -> None:
    queen = table.put(QUEEN, is_commander=True)
    for amount in (11, 10):
        would = WouldDealDamage(BECAUSE, queen, OPPONENT, amount, combat=True)
        performing.perform(table.game, table.tape(), would)
    table.game.update_player(OPPONENT, life=40)

    assert settle(table) == ["704.6c"]
    assert loses(table) == [OPPONENT]


def test_704_6d_a_commander_in_the_graveyard_may_return(table: Table) -> None:
    queen = table.put(QUEEN, is_commander=True)
    performing.move(table.game, table.tape(), queen, Zone.GRAVEYARD, because=BECAUSE)
    with pytest.raises(ChoiceNeeded):
        perform_state_based_actions(table.game.fork(), Tape())

    assert settle(table, True) == ["704.6d"]
    assert table.names(Zone.COMMAND) == ["Queen"]
