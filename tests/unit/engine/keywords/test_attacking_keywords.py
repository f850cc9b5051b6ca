"""Keywords that trigger as a creature attacks (CR 702)."""

from __future__ import annotations

from keyword_table import BEAR, GIANT, MOUSE, Table, card

from rulings_cli.terms.zones import Step

TRAINEE = card("creature — Human 1/1", "training")
NINE = card("creature — Elder 9/9", "rampage 2")


def test_training_needs_a_stronger_creature_that_attacks_too(table: Table) -> None:
    trainee, bear = table.ana(TRAINEE), table.ana(BEAR)

    table.attacks(trainee, bear)

    assert table.counters(trainee) == 1


def test_training_alone_or_beside_an_equal_does_nothing(table: Table) -> None:
    trainee, mouse = table.ana(TRAINEE), table.ana(MOUSE)
    table.ana(GIANT)

    table.attacks(trainee, mouse)

    assert table.counters(trainee) == 0


def test_dethrone_asks_who_has_the_most_life(table: Table) -> None:
    usurper = table.ana(card("creature 2/2", "dethrone"))
    table.game.update_player("Nico", life=20)

    table.attacks(usurper)

    assert table.counters(usurper) == 1


def test_dethrone_is_silent_where_the_attacker_leads(table: Table) -> None:
    usurper = table.ana(card("creature 2/2", "dethrone"))
    table.game.update_player("Nico", life=19)

    table.attacks(usurper)

    assert table.counters(usurper) == 0


def test_melee_counts_attacked_opponents(table: Table) -> None:
    soldier, bear = table.ana(card("creature 2/2", "melee")), table.ana(BEAR)

    table.attacks(soldier, bear)

    assert table.size(soldier) == (3, 3)


def test_melee_does_not_count_a_planeswalker(table: Table) -> None:
    soldier = table.ana(card("creature 2/2", "melee"))
    walker = table.nico(card("legendary planeswalker"), counters=(("loyalty", 3),))

    assert table.attack((soldier, walker)) is None
    table.settle()

    assert table.size(soldier) == (2, 2)


def test_rampage_counts_blockers_beyond_the_first(table: Table) -> None:
    elder = table.ana(NINE)
    first, second, third = table.nico(BEAR), table.nico(BEAR), table.nico(BEAR)
    table.attacks(elder)

    assert table.block((first, elder), (second, elder), (third, elder)) is None
    table.settle()

    assert table.size(elder) == (13, 13)


def test_rampage_gives_nothing_for_one_blocker(table: Table) -> None:
    elder, guard = table.ana(NINE), table.nico(BEAR)
    table.attacks(elder)

    assert table.block((guard, elder)) is None
    table.settle()

    assert table.size(elder) == (9, 9)


def test_provoke_untaps_a_creature_that_must_block_it(table: Table) -> None:
    beast, guard = table.ana(card("creature 5/3", "provoke")), table.nico(BEAR, tapped=True)
    other = table.ana(MOUSE)
    table.answers.update(targets=lambda choice, game: (guard,), may=True)
    table.attacks(beast, other)

    assert not table.game.objects[guard].tapped
    refused = table.block((guard, other))
    assert refused is not None
    assert str(refused.rule) == "509.1c"
    assert table.block((guard, beast)) is None


def test_mobilize_brings_attacking_warriors_until_the_end_step(table: Table) -> None:
    captain = table.ana(card("creature 2/2", "mobilize 2"))

    table.attacks(captain)

    warriors = table.named("Warrior Token")
    assert [table.game.objects[each].tapped for each in warriors] == [True, True]
    table.strike()
    assert table.life("Nico") == 16
    table.goes_on_to(Step.END)
    table.settle()
    assert table.named("Warrior Token") == []
