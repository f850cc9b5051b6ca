"""Keywords of creatures and their equipment: damage, counters, tokens, evasion (CR 702)."""

from __future__ import annotations

from keyword_table import BEAR, GIANT, MOUSE, Table, card

from rulings_cli.terms.zones import Zone


def test_infect_gives_poison_to_players_and_minus_counters_to_creatures(table: Table) -> None:
    first, second = (table.ana(card("creature 2/2", "infect")) for _ in range(2))
    guard = table.nico(GIANT)
    table.attacks(first, second)
    assert table.block((guard, first)) is None

    table.strike()

    assert dict(table.game.players["Nico"].counters) == {"poison": 2}
    assert table.life("Nico") == 20
    assert table.counters(guard, "-1/-1") == 2


def test_toxic_gives_poison_beside_the_damage(table: Table) -> None:
    rat = table.ana(card("creature 1/1", "toxic 2"))

    table.attacks(rat)
    table.strike()

    assert dict(table.game.players["Nico"].counters) == {"poison": 2}
    assert table.life("Nico") == 19


def test_wither_deals_damage_as_counters(table: Table) -> None:
    imp, guard = table.ana(card("creature 2/2", "wither")), table.nico(GIANT)
    table.attacks(imp)
    assert table.block((guard, imp)) is None

    table.strike()

    assert table.counters(guard, "-1/-1") == 2
    assert table.game.objects[guard].marked_damage == 0


def test_ingest_exiles_the_top_card_of_that_player(table: Table) -> None:
    table.library(BEAR, GIANT, player="Nico")
    maw = table.ana(card("creature 1/1", "ingest"))

    table.attacks(maw)
    table.strike()

    assert table.names(Zone.EXILE) == ["Bear"]


def test_frenzy_pumps_an_unblocked_attacker(table: Table) -> None:
    sliver = table.ana(card("creature 1/1", "frenzy 2"))
    table.attacks(sliver)

    table.block()
    table.settle()

    assert table.size(sliver) == (3, 1)


def test_landwalk_cannot_be_blocked_where_there_is_such_a_land(table: Table) -> None:
    elf = table.ana(card("creature 1/1", "forestwalk"))
    guard = table.nico(GIANT)
    table.attacks(elf)
    table.nico(card("land — Forest", name="Wood"))
    table.game.forget()

    table.block()

    assert table.game.declaring == ""
    assert table.game.exists(guard)


def test_an_unleashed_creature_cannot_block(table: Table) -> None:
    from rulings_cli.engine import blocking

    table.answers["may"] = True
    demon = table.enters(card("creature 2/2", "unleash"))

    assert table.counters(demon) == 1
    assert blocking.why_cant_block(table.game, "Ana", demon) is not None


def test_ravenous_draws_for_five_or_more(table: Table) -> None:
    table.library(BEAR)
    beast = card("creature 0/0", "ravenous", name="Beast", cost="XG")
    spell = table.ana(beast, Zone.HAND)
    table.mana("G", *("C",) * 5)
    table.answers["x"] = 5

    assert table.cast(spell) is None
    table.settle()

    (entered,) = table.named("Beast")
    assert table.counters(entered) == 5
    assert table.names(Zone.HAND, "Ana") == ["Bear"]


def test_exploit_may_sacrifice_a_creature(table: Table) -> None:
    mouse = table.ana(MOUSE)
    table.answers.update(may=True, sacrifice=(mouse,))

    table.enters(card("creature 2/2", "exploit"))

    assert table.names(Zone.GRAVEYARD, "Ana") == ["Mouse"]


def test_fabricate_makes_servos_or_counters(table: Table) -> None:
    table.answers["may"] = [True, False]

    first = table.enters(card("creature 1/1", "fabricate 2"))
    table.enters(card("creature 1/1", "fabricate 2"))

    assert table.counters(first) == 2
    assert len(table.named("Servo Token")) == 2


def test_modular_passes_its_counters_on(table: Table) -> None:
    heir = table.ana(card("artifact creature 1/1"))
    table.answers.update(targets=(heir,), may=True)
    worker = table.enters(card("artifact creature 0/0", "modular 2"))

    table.dies(worker)

    assert table.counters(heir) == 2


def test_outlast_taps_for_a_counter(table: Table) -> None:
    monk = table.ana(card("creature 1/1", "outlast {W}"))
    table.mana("W")

    assert table.activate(monk) is None
    table.settle()

    assert table.counters(monk) == 1
    assert table.game.objects[monk].tapped


def test_soulshift_returns_a_cheap_spirit(table: Table) -> None:
    spirit = table.ana(card("creature — Spirit 1/1", name="Ghost", cost="2"), Zone.GRAVEYARD)
    table.answers.update(targets=(spirit,), may=True)

    table.dies(table.ana(card("creature 2/2", "soulshift 3")))

    assert table.names(Zone.HAND, "Ana") == ["Ghost"]


def test_for_mirrodin_brings_a_rebel_that_is_equipped(table: Table) -> None:
    blade = table.enters(card("artifact — Equipment", "for Mirrodin!"))

    (rebel,) = table.named("Rebel Token")
    assert table.game.objects[blade].attached_to == rebel
    assert table.size(rebel) == (2, 2)


def test_job_select_brings_a_hero(table: Table) -> None:
    staff = table.enters(card("artifact — Equipment", "job select"))

    (hero,) = table.named("Hero Token")
    assert table.game.objects[staff].attached_to == hero


def test_a_fortification_is_attached_to_a_land(table: Table) -> None:
    walls = table.ana(card("artifact — Fortification", "fortify {1}"))
    land = table.ana(card("land"))
    table.mana("C")
    table.answers["targets"] = (land,)

    assert table.activate(walls) is None
    table.settle()

    assert table.game.objects[walls].attached_to == land


def test_umbra_armor_once_called_totem_armor_goes_in_place_of_the_enchanted_creature(
    table: Table,
) -> None:
    from rulings_cli.engine import performing
    from rulings_cli.game.events import WouldDestroy
    from rulings_cli.terms.rules.general import DRAW

    bear = table.ana(BEAR)
    aura = table.ana(card("enchantment — Aura", "enchant creature\numbra armor"), attached_to=bear)
    table.game = table.game.fork()

    performing.perform(table.game, table.tape(), WouldDestroy((DRAW,), bear))

    assert table.game.exists(bear)
    assert not table.game.exists(aura)
