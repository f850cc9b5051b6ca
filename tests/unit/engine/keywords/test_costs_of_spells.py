"""Keywords that add to what a spell costs, or let it cost something else (CR 702)."""

from __future__ import annotations

from keyword_table import BEAR, GIANT, MOUSE, ROCK, Table, card, double

from rulings_cli.terms.zones import Step, Zone

LIFE = "You gain 1 life."


def test_bargain_sacrifices_an_artifact(table: Table) -> None:
    table.ana(ROCK)
    spell = table.ana(card("sorcery", f"bargain\n{LIFE}", cost="G"), Zone.HAND)
    table.mana("G")
    table.answers["optional costs"] = ("bargain",)

    assert table.cast(spell) is None

    assert table.named("Rock") == []


def test_casualty_copies_the_spell_for_a_creature(table: Table) -> None:
    table.ana(BEAR)
    spell = table.ana(card("sorcery", f"casualty 2\n{LIFE}", cost="G"), Zone.HAND)
    table.mana("G")
    table.answers["optional costs"] = ("casualty",)

    assert table.cast(spell) is None
    table.settle()

    assert table.life("Ana") == 22
    assert table.named("Bear") == []


def test_casualty_asks_for_enough_power(table: Table) -> None:
    table.ana(MOUSE)
    spell = table.ana(card("sorcery", f"casualty 2\n{LIFE}", cost="G"), Zone.HAND)
    table.mana("G")
    table.answers["optional costs"] = ("casualty",)

    assert table.cast(spell) is not None


MODES = "Choose one —\n• You gain 1 life.\n• You gain 5 life."


def test_entwine_chooses_both_modes(table: Table) -> None:
    spell = table.ana(card("sorcery", f"{MODES}\nentwine {{2}}", cost="G"), Zone.HAND)
    table.mana("G", "C", "C")
    table.answers.update({"optional costs": ("entwine",), "modes": (0, 1)})

    assert table.cast(spell) is None
    table.settle()

    assert table.life("Ana") == 26


def test_escalate_pays_for_each_mode_beyond_the_first(table: Table) -> None:
    text = "escalate {1}\nChoose one or more —\n• You gain 1 life.\n• You gain 5 life."
    spell = table.ana(card("sorcery", text, cost="G"), Zone.HAND)
    table.mana("G")
    table.answers["modes"] = (0, 1)
    assert table.cast(spell) is not None

    table.mana("C")

    assert table.cast(spell) is None


def test_undaunted_costs_less_for_each_opponent(table: Table) -> None:
    spell = table.ana(card("sorcery", f"undaunted\n{LIFE}", cost="2G"), Zone.HAND)
    table.mana("G", "C")

    assert table.cast(spell) is None


def test_squad_makes_a_token_for_each_payment(table: Table) -> None:
    spell = table.ana(card("creature 1/1", "squad {1}", name="Guard", cost="G"), Zone.HAND)
    table.mana("G", "C", "C")
    table.answers.update({"optional costs": ("squad",), "number": 2})

    assert table.cast(spell) is None
    table.settle()

    assert len(table.named("Guard")) == 3


def test_spectacle_needs_an_opponent_who_lost_life(table: Table) -> None:
    spell = table.ana(card("sorcery", f"spectacle {{R}}\n{LIFE}", cost="5R"), Zone.HAND)
    bear = table.ana(BEAR)
    table.mana("R")
    assert table.cast(spell, "spectacle") is not None
    table.attacks(bear)
    table.strike()
    table.goes_on_to(Step.POSTCOMBAT_MAIN)
    table.mana("R")

    assert table.cast(spell, "spectacle") is None


def test_prowl_needs_combat_damage_by_a_creature_of_its_type(table: Table) -> None:
    text = f"prowl {{B}}\n{LIFE}"
    spell = table.ana(card("kindred sorcery — Rogue", text, cost="5B"), Zone.HAND)
    rogue = table.ana(card("creature — Rogue 1/1"))
    table.mana("B")
    assert table.cast(spell, "prowl") is not None
    table.attacks(rogue)
    table.strike()
    table.goes_on_to(Step.POSTCOMBAT_MAIN)
    table.mana("B")

    assert table.cast(spell, "prowl") is None


def test_freerunning_needs_combat_damage_by_an_assassin(table: Table) -> None:
    spell = table.ana(card("sorcery", f"freerunning {{B}}\n{LIFE}", cost="5B"), Zone.HAND)
    killer = table.ana(card("creature — Assassin 1/1"))
    table.attacks(killer)
    table.strike()
    table.goes_on_to(Step.POSTCOMBAT_MAIN)
    table.mana("B")

    assert table.cast(spell, "freerunning") is None


def test_web_slinging_returns_a_tapped_creature(table: Table) -> None:
    table.ana(BEAR, tapped=True)
    spell = table.ana(card("creature 2/2", "web-slinging {W}", name="Hero", cost="4W"), Zone.HAND)
    table.mana("W")

    assert table.cast(spell, "web-slinging") is None
    table.settle()

    assert table.names(Zone.HAND, "Ana") == ["Bear"]
    assert len(table.named("Hero")) == 1


def test_a_prototype_is_smaller_and_cheaper(table: Table) -> None:
    text = "prototype {1}{U} — 2/1"
    golem = card("artifact creature 7/7", text, name="Golem", cost="7")
    spell = table.ana(golem, Zone.HAND)
    table.mana("U", "C")

    assert table.cast(spell, "prototype") is None
    table.settle()

    (entered,) = table.named("Golem")
    assert table.size(entered) == (2, 1)
    assert table.of(entered).colors == {"U"}


def test_a_disguised_card_has_ward_until_it_is_turned_up(table: Table) -> None:
    spy = card("creature 4/4", "disguise {1}{G}", name="Spy", cost="4G")
    spell = table.ana(spy, Zone.HAND)
    table.mana("C", "C", "C")

    assert table.cast(spell, "disguise") is None
    table.settle()

    (hidden,) = table.game.battlefield()
    assert table.has(hidden, "ward")
    table.mana("G", "C")
    assert table.special(hidden, "turn face up") is None
    assert table.size(hidden) == (4, 4)


def test_fused_halves_are_one_spell(table: Table) -> None:
    left = card("sorcery", f"{LIFE}\nfuse", name="Left", cost="G")
    right = card("sorcery", "You gain 5 life.\nfuse", name="Right", cost="R")
    spell = table.ana(double(left, right, "split"), Zone.HAND)
    table.mana("G", "R")

    assert table.cast(spell, face=2) is None
    table.settle()

    assert table.life("Ana") == 26


def test_warp_exiles_the_permanent_at_the_end_step(table: Table) -> None:
    spell = table.ana(card("creature 3/3", "warp {R}", name="Star", cost="4R"), Zone.HAND)
    table.mana("R")
    assert table.cast(spell, "warp") is None
    table.settle()
    assert len(table.named("Star")) == 1

    table.goes_on_to(Step.END)
    table.settle()

    assert table.names(Zone.EXILE) == ["Star"]


def test_blitz_gives_haste_and_a_card_as_it_dies(table: Table) -> None:
    table.library(GIANT)
    spell = table.ana(card("creature 3/3", "blitz {R}", name="Boss", cost="4R"), Zone.HAND)
    table.mana("R")
    assert table.cast(spell, "blitz") is None
    table.settle()
    (boss,) = table.named("Boss")
    assert table.has(boss, "haste")

    table.goes_on_to(Step.END)
    table.settle()

    assert table.names(Zone.GRAVEYARD, "Ana") == ["Boss"]
    assert table.names(Zone.HAND, "Ana") == ["Giant"]


def test_transmute_finds_a_card_of_the_same_mana_value(table: Table) -> None:
    spell = table.ana(card("sorcery", f"{LIFE}\ntransmute {{1}}{{B}}", cost="2B"), Zone.HAND)
    right, _ = table.library(card("artifact", name="Right", cost="2"), BEAR)
    right_cost = card("artifact", name="Same", cost="1B")
    same = table.library(right_cost.evolve(mana_cost=table.game.objects[spell].face.mana_cost))
    table.mana("B", "C")
    table.answers["card"] = same

    assert table.activate(spell) is None
    table.settle()

    assert table.names(Zone.HAND, "Ana") == ["Same"]
    assert right != same[0]


def test_typecycling_finds_a_card_of_the_type(table: Table) -> None:
    spell = table.ana(card("creature 1/1", "basic landcycling {1}", name="Guide"), Zone.HAND)
    found, _ = table.library(card("basic land", name="Woods"), card("land", name="Field"))
    table.mana("C")
    table.answers["card"] = (found,)

    assert table.activate(spell) is None
    table.settle()

    assert table.names(Zone.HAND, "Ana") == ["Woods"]
