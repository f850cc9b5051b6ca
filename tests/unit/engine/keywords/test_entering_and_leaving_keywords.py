"""Keywords that trigger as permanents enter, leave or die (CR 702)."""

from __future__ import annotations

from keyword_table import BEAR, GIANT, MOUSE, Table, card

from rulings_cli.engine import setup, states
from rulings_cli.terms.zones import Step, Zone

CHAMPION = card("creature — Goblin 5/5", "champion a Goblin", name="Chief")
GOBLIN = card("creature — Goblin 1/1", name="Goblin")


def is_paired(table: Table, id: int) -> bool:
    return states.has_state(table.game, table.game.get(id), table.of(id), "paired")


def test_hideaway_exiles_one_card_face_down_and_puts_the_rest_at_the_bottom(table: Table) -> None:
    top = table.library(BEAR, GIANT, MOUSE, card("land", name="Last"))
    table.answers["exile"] = (top[1],)

    table.enters(card("land", "hideaway 3", name="Den"))

    (hidden,) = table.game.in_zone(Zone.EXILE)
    assert table.game.objects[hidden].name == "Giant"
    assert table.game.objects[hidden].face_down
    assert table.names(Zone.LIBRARY, "Ana") == ["Last", "Bear", "Mouse"]


def test_backup_gives_another_creature_the_abilities_below(table: Table) -> None:
    bear = table.ana(BEAR)
    table.answers["targets"] = (bear,)

    table.enters(card("creature 1/1", "backup 1\nflying\nlifelink"))

    assert table.counters(bear) == 1
    assert table.has(bear, "flying")
    assert table.has(bear, "lifelink")
    assert not table.has(bear, "backup")


def test_backup_on_itself_gives_only_the_counters(table: Table) -> None:
    table.answers["targets"] = lambda choice, game: (game.battlefield()[-1],)

    helper = table.enters(card("creature 1/1", "backup 1\nflying"))

    assert table.counters(helper) == 1
    assert [getattr(each, "name", "") for each in table.of(helper).abilities].count("flying") == 1


def test_soulbond_pairs_with_a_creature_that_is_there(table: Table) -> None:
    bear = table.ana(BEAR)
    table.answers["may"] = True

    angel = table.enters(card("creature 3/3", "soulbond"))

    assert is_paired(table, angel)
    assert is_paired(table, bear)


def test_soulbond_pairs_with_a_creature_that_comes(table: Table) -> None:
    angel = table.ana(card("creature 3/3", "soulbond"))
    table.answers["may"] = True

    bear = table.enters(BEAR)

    assert is_paired(table, angel)
    assert is_paired(table, bear)


def test_a_pair_is_parted_when_one_leaves(table: Table) -> None:
    bear = table.ana(BEAR)
    table.answers["may"] = True
    angel = table.enters(card("creature 3/3", "soulbond"))

    table.dies(bear)

    assert not is_paired(table, angel)


def test_a_champion_exiles_another_until_it_leaves(table: Table) -> None:
    table.ana(GOBLIN)
    table.answers["may"] = True

    champion = table.enters(CHAMPION)
    assert table.names(Zone.EXILE) == ["Goblin"]
    table.dies(champion)

    assert len(table.named("Goblin")) == 1


def test_a_champion_of_nobody_is_sacrificed(table: Table) -> None:
    table.ana(GOBLIN)
    table.answers["may"] = False

    gone = table.move(table.ana(CHAMPION, Zone.HAND), Zone.BATTLEFIELD)

    assert not table.game.exists(gone)
    assert len(table.named("Goblin")) == 1


def test_recover_takes_the_card_back_for_its_cost(table: Table) -> None:
    table.ana(card("instant", "recover {1}", name="Memory"), Zone.GRAVEYARD)
    table.mana("C")
    table.answers["may"] = True

    table.dies(table.ana(BEAR))

    assert table.names(Zone.HAND, "Ana") == ["Memory"]


def test_recover_exiles_the_card_where_nothing_is_paid(table: Table) -> None:
    table.ana(card("instant", "recover {1}", name="Memory"), Zone.GRAVEYARD)
    table.answers["may"] = False

    table.dies(table.ana(BEAR))

    assert table.names(Zone.EXILE) == ["Memory"]


def test_living_metal_is_a_creature_in_its_controllers_turn(table: Table) -> None:
    car = table.ana(card("artifact — Vehicle 4/4", "living metal"))
    assert "creature" in table.of(car).types

    table.goes_on_to(Step.UPKEEP, "Nico")

    assert "creature" not in table.of(car).types


def test_myriad_sends_a_copy_against_each_other_opponent(table: Table) -> None:
    table.game = setup.new_game(players=("Ana", "Nico", "Olga"), active="Ana")
    hero = table.ana(card("creature 2/2", "myriad", name="Hero"))
    table.answers["may"] = True

    table.attacks(hero)

    both = table.named("Hero")
    assert len(both) == 2
    from rulings_cli.engine import combat

    attacked = [combat.now(table.game).attacker(each) for each in both]
    assert [each.attacking for each in attacked if each is not None] == ["Nico", "Olga"]
    table.goes_on_to(Step.POSTCOMBAT_MAIN)
    assert len(table.named("Hero")) == 1


def test_myriad_against_one_opponent_makes_no_copy(table: Table) -> None:
    hero = table.ana(card("creature 2/2", "myriad", name="Hero"))

    table.attacks(hero)

    assert len(table.named("Hero")) == 1


def test_partner_with_fetches_the_other_card(table: Table) -> None:
    (found, _) = table.library(card("creature 1/1", name="Pal"), BEAR)
    table.answers.update(targets=("Ana",), may=True, card=(found,))

    table.enters(card("legendary creature 1/1", "partner with Pal", name="Friend"))

    assert table.names(Zone.HAND, "Ana") == ["Pal"]
