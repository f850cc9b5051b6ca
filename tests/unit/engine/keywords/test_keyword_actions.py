"""Keyword actions (CR 701)."""

from __future__ import annotations

from keyword_table import BEAR, FIELD, GIANT, MOUSE, Table, card

from rulings_cli.abilities.cards import Face
from rulings_cli.engine import attacking, setup, states
from rulings_cli.terms.zones import Step, Zone


def doing(text: str) -> Face:
    """Give a creature that does something as it enters."""
    return card("creature 1/1", f"When ~ enters, {text}.", name="Doer")


# --- explore and connive -----------------------------------------------------------------------


def test_exploring_puts_a_land_into_the_hand(table: Table) -> None:
    table.library(FIELD, BEAR)

    scout = table.enters(doing("it explores"))

    assert table.names(Zone.HAND, "Ana") == ["Field"]
    assert table.counters(scout) == 0


def test_exploring_grows_for_another_card_that_may_go_to_the_graveyard(table: Table) -> None:
    table.library(BEAR)
    table.answers["may"] = True

    scout = table.enters(doing("it explores"))

    assert table.counters(scout) == 1
    assert table.names(Zone.GRAVEYARD, "Ana") == ["Bear"]


def test_exploring_with_an_empty_library_grows_too(table: Table) -> None:
    scout = table.enters(doing("it explores"))

    assert table.counters(scout) == 1


def test_conniving_grows_for_a_discarded_nonland_card(table: Table) -> None:
    table.library(BEAR)

    spy = table.enters(doing("it connives"))

    assert table.names(Zone.GRAVEYARD, "Ana") == ["Bear"]
    assert table.counters(spy) == 1


def test_conniving_does_not_grow_for_a_land(table: Table) -> None:
    table.library(FIELD)

    spy = table.enters(doing("it connives"))

    assert table.counters(spy) == 0


# --- counters ----------------------------------------------------------------------------------


def test_bolster_finds_the_least_toughness(table: Table) -> None:
    table.ana(GIANT)
    mouse = table.ana(card("creature 3/1"))
    table.nico(card("creature 0/0 "), counters=(("+1/+1", 1),))

    table.enters(card("creature 5/6", "When ~ enters, bolster 2."))

    assert table.counters(mouse) == 2


def test_adapt_looks_for_counters_as_it_resolves(table: Table) -> None:
    fish = table.ana(card("creature 2/2", "{U}: Adapt 3."))
    table.mana("U", "U")

    assert table.activate(fish) is None
    assert table.activate(fish) is None
    table.settle()

    assert table.counters(fish) == 3


def test_monstrosity_happens_once(table: Table) -> None:
    hydra = table.ana(card("creature 2/2", "{G}: Monstrosity 3."))
    table.mana("G", "G")

    assert table.activate(hydra) is None
    table.settle()
    assert table.activate(hydra) is None
    table.settle()

    assert table.counters(hydra) == 3
    assert states.has_state(table.game, table.game.get(hydra), table.of(hydra), "monstrous")


def test_enduring_gives_counters_or_a_spirit_of_that_size(table: Table) -> None:
    table.answers["may"] = [True, False]

    first = table.enters(doing("it endures 2"))
    table.enters(doing("it endures 3"))

    assert table.counters(first) == 2
    (spirit,) = table.named("Spirit Token")
    assert table.size(spirit) == (3, 3)


# --- tokens and cards --------------------------------------------------------------------------


def test_populate_copies_a_creature_token(table: Table) -> None:
    table.ana(BEAR, kind="token")
    table.ana(GIANT)

    table.enters(doing("populate"))

    assert len(table.named("Bear")) == 2
    assert len(table.named("Giant")) == 1


def test_populate_without_a_creature_token_does_nothing(table: Table) -> None:
    table.ana(BEAR)

    table.enters(doing("populate"))

    assert len(table.named("Bear")) == 1


def test_an_incubator_hatches_with_its_counters(table: Table) -> None:
    table.enters(doing("incubate 3"))
    (egg,) = table.named("Incubator Token")
    assert "creature" not in table.of(egg).types

    table.mana("C", "C")
    assert table.activate(egg) is None
    table.settle()

    assert table.of(egg).name == "Phyrexian Token"
    assert table.size(egg) == (3, 3)


def test_discovering_casts_a_cheap_card_or_keeps_it(table: Table) -> None:
    dear = card("creature 7/7", name="Dear", cost="9")
    table.library(dear, FIELD, card("creature 1/1", name="Cheap", cost="3"), BEAR)
    table.answers["may"] = False

    table.enters(doing("discover 3"))

    assert table.names(Zone.HAND, "Ana") == ["Cheap"]
    assert sorted(table.names(Zone.LIBRARY, "Ana")) == ["Bear", "Dear", "Field"]


def test_a_discovered_card_may_be_cast_free(table: Table) -> None:
    table.library(card("creature 1/1", name="Cheap", cost="3"))
    table.answers["may"] = True

    table.enters(doing("discover 3"))

    assert len(table.named("Cheap")) == 1


def test_learning_may_discard_to_draw(table: Table) -> None:
    table.library(GIANT)
    table.ana(BEAR, Zone.HAND)
    table.answers["may"] = True

    table.enters(doing("learn"))

    assert table.names(Zone.HAND, "Ana") == ["Giant"]


def test_time_travel_adds_and_removes_time_counters(table: Table) -> None:
    clock, egg = (table.ana(card("artifact"), counters=(("time", 2),)) for _ in range(2))
    table.answers["card"] = [(clock,), (egg,)]

    table.enters(doing("time travel"))

    assert (table.counters(clock, "time"), table.counters(egg, "time")) == (3, 1)


# --- marks on permanents ------------------------------------------------------------------------


def test_a_suspected_creature_has_menace_and_cannot_block(table: Table) -> None:
    suspect = table.nico(BEAR)
    table.answers["targets"] = (suspect,)
    attacker = table.ana(MOUSE)

    table.enters(doing("suspect target creature"))

    assert table.has(suspect, "menace")
    table.attacks(attacker)
    table.block()
    assert table.game.step is Step.DECLARE_BLOCKERS
    assert table.game.declaring == ""


def test_a_detained_creature_cannot_attack_block_or_use_its_abilities(table: Table) -> None:
    prisoner = table.nico(card("creature 2/2", "{0}: Draw a card."))
    table.answers["targets"] = (prisoner,)

    table.enters(doing("detain target creature"))

    table.game = table.game.fork()
    table.game.priority = "Nico"
    refused = table.activate(prisoner)
    assert refused is not None
    assert attacking.why_cant_attack(table.game, "Nico", prisoner) is not None
    table.goes_on_to(Step.UPKEEP, "Ana")
    assert attacking.why_cant_attack(table.game, "Nico", prisoner) is None


def test_a_goaded_creature_must_attack_somebody_else_if_it_can(table: Table) -> None:
    table.game = setup.new_game(players=("Ana", "Nico", "Olga"), active="Ana")
    brute = table.nico(BEAR)
    table.answers["targets"] = (brute,)
    table.enters(doing("goad target creature"))
    table.goes_on_to(Step.DECLARE_ATTACKERS, "Nico")

    none = attacking.why_illegal(table.game, "Nico", ())
    at_goader = attacking.why_illegal(table.game, "Nico", ((brute, "Ana"),))

    assert none is not None
    assert at_goader is not None
    assert str(at_goader.rule) == "701.15b"
    assert attacking.why_illegal(table.game, "Nico", ((brute, "Olga"),)) is None


def test_a_goaded_creature_attacks_its_goader_where_there_is_nobody_else(table: Table) -> None:
    brute = table.nico(BEAR)
    table.answers["targets"] = (brute,)
    table.enters(doing("goad target creature"))
    table.goes_on_to(Step.DECLARE_ATTACKERS, "Nico")

    assert attacking.why_illegal(table.game, "Nico", ()) is not None
    assert attacking.why_illegal(table.game, "Nico", ((brute, "Ana"),)) is None


def test_tap_or_untap_is_chosen_as_it_resolves(table: Table) -> None:
    bear = table.nico(BEAR)
    table.answers.update(targets=(bear,), may=True)

    table.enters(doing("tap or untap target creature"))

    assert table.game.objects[bear].tapped


def test_investigating_makes_a_clue_that_is_worth_a_card(table: Table) -> None:
    table.library(BEAR)
    table.enters(doing("investigate"))
    (clue,) = table.named("Clue Token")
    table.mana("C", "C")

    assert table.activate(clue) is None
    table.settle()

    assert table.names(Zone.HAND, "Ana") == ["Bear"]
    assert table.named("Clue Token") == []


def test_fatesealing_puts_an_opponents_card_at_the_bottom(table: Table) -> None:
    top, _ = table.library(BEAR, GIANT, player="Nico")
    table.answers["card"] = (top,)

    table.enters(doing("fateseal 1"))

    assert table.names(Zone.LIBRARY, "Nico") == ["Giant", "Bear"]


def test_proliferating_adds_one_of_each_kind(table: Table) -> None:
    bear = table.ana(BEAR, counters=(("+1/+1", 2), ("charge", 1)))
    table.answers["card"] = (bear,)

    table.enters(doing("proliferate"))

    assert (table.counters(bear), table.counters(bear, "charge")) == (3, 2)
