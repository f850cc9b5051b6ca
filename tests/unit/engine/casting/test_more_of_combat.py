"""Exerting, luring, toughness as damage, exchanges, flipping, and what happens later this turn."""

from __future__ import annotations

import pytest
from casting_table import BEAR, OPPONENT, SPARK, Table, card, face

from rulings_cli.engine import blocking, combat, layers, turn
from rulings_cli.game.actions import DeclareAttackers, DeclareBlockers
from rulings_cli.game.events import DamageDealt
from rulings_cli.terms.zones import Step

RUNNER = face(
    "Runner",
    "creature - Cat",
    "You may exert this creature as it attacks. When you do, you gain 3 life.",
    size=(2, 2),
)
LURE = face(
    "Tempter", "creature - Elf", "All creatures able to block this creature do so.", size=(1, 1)
)
SHELL = face(
    "Shell",
    "creature - Turtle",
    "Each Turtle you control assigns combat damage equal to its toughness rather than its power.",
    size=(0, 4),
)
CALLER = face(
    "Caller",
    "creature - Elf",
    "{1}: Target creature blocks this creature this turn if able.",
    size=(1, 1),
)
GIANT = face(
    "Giant",
    "creature - Giant",
    "You may have Giant assign its combat damage as though it weren't blocked.",
    size=(5, 5),
)
SWAP = face(
    "Swap", "sorcery", "Exchange control of target creature and target artifact.", cost="{U}"
)
ROCK = face("Rock", "artifact")
BOND = face(
    "Bond",
    "creature - Spirit",
    "Soulbond\nAs long as this creature is paired with another creature, both creatures have "
    "menace.",
    cost="{W}",
    size=(1, 1),
)
OMEN = face(
    "Omen",
    "instant",
    "Target creature gets -1/+0 until end of turn. When that creature dies this turn, you gain 2 "
    "life.",
    cost="{B}",
)
KEEPER = face(
    "Keeper",
    "creature - Wizard",
    "{T}: Gain control of target artifact for as long as this creature remains tapped.",
    size=(1, 1),
)
MONK = card(
    face("Monk", "creature - Monk", "{1}: Flip this creature.", cost="{1}{W}", size=(1, 1)),
    face("Old Master", "legendary creature - Monk", "Flying", size=(3, 3)),
    layout="flip",
)


def attack(table: Table, *ids: int, **answers: object) -> None:
    turn.advance_to(table.game, table.tape(), Step.DECLARE_ATTACKERS, "you")
    pairs = tuple((each, OPPONENT) for each in ids)
    assert table.do(DeclareAttackers("you", pairs), **answers) is None


@pytest.mark.parametrize(("exerted", "life"), [(True, 23), (False, 20)])
def test_a_creature_may_be_exerted_as_it_attacks(table: Table, exerted: bool, life: int) -> None:
    table.libraries()
    runner = table.put(RUNNER)

    attack(table, runner, may=exerted)
    while table.game.stack():
        table.resolve()

    assert table.game.players["you"].life == life
    turn.advance_to(table.game, table.tape(attackers=(), blockers=()), Step.UPKEEP, OPPONENT)
    turn.advance_to(table.game, table.tape(attackers=(), blockers=()), Step.UPKEEP, "you")
    assert table.game.get(runner).tapped is exerted


def test_all_that_are_able_block_what_lures_them(table: Table) -> None:
    lure = table.put(LURE)
    blockers = [table.put(BEAR, owner=OPPONENT) for _ in range(2)]
    attack(table, lure)
    turn.advance_to(table.game, table.tape(), Step.DECLARE_BLOCKERS)

    one = blocking.why_illegal(table.game, OPPONENT, ((blockers[0], lure),))
    both = blocking.why_illegal(table.game, OPPONENT, tuple((each, lure) for each in blockers))

    assert one is not None
    assert both is None


def test_toughness_is_assigned_as_damage(table: Table) -> None:
    shell = table.put(SHELL)
    attack(table, shell)

    turn.advance_to(table.game, table.tape(blockers=()), Step.COMBAT_DAMAGE)

    assert [each.amount for each in table.events(DamageDealt)] == [4]


@pytest.mark.parametrize(("owner", "swapped"), [(OPPONENT, True), ("you", False)])
def test_control_is_exchanged_only_between_two_players(
    table: Table, owner: str, swapped: bool
) -> None:
    bear, rock = table.put(BEAR), table.put(ROCK, owner=owner)
    swap = table.hand(SWAP)
    table.mana("U")
    table.cast(swap, targets=[(bear,), (rock,)])

    table.resolve()

    controllers = {layers.characteristics(table.game, each).controller for each in (bear, rock)}
    assert controllers == ({"you", OPPONENT} if swapped else {"you"})
    assert (layers.characteristics(table.game, bear).controller == OPPONENT) is swapped


def test_both_paired_creatures_have_it(table: Table) -> None:
    bear = table.put(BEAR)
    bond = table.hand(BOND)
    table.mana("W")
    table.cast(bond)
    while table.game.stack():
        table.resolve(may=True, card=(bear,))

    assert combat.has_keyword(table.game, bear, "menace")


def test_a_death_later_this_turn_is_noticed(table: Table) -> None:
    bear = table.put(BEAR)
    omen, spark = table.hand(OMEN), table.hand(SPARK)
    table.mana("BR")
    table.cast(omen, targets=(bear,))
    table.resolve()
    table.cast(spark, targets=(bear,))
    while table.game.stack():
        table.resolve()

    assert table.game.players["you"].life == 22


def test_control_ends_as_the_source_untaps(table: Table) -> None:
    table.libraries()
    keeper, rock = table.put(KEEPER), table.put(ROCK, owner=OPPONENT)
    table.activate(keeper, targets=(rock,))
    table.resolve()
    assert layers.characteristics(table.game, rock).controller == "you"

    turn.advance_to(table.game, table.tape(attackers=(), blockers=()), Step.UPKEEP, OPPONENT)
    turn.advance_to(table.game, table.tape(attackers=(), blockers=()), Step.UPKEEP, "you")

    assert layers.characteristics(table.game, rock).controller == OPPONENT


def test_a_flipped_permanent_keeps_its_cost(table: Table) -> None:
    monk = table.put(MONK)
    table.mana("C")
    table.activate(monk)

    table.resolve()

    found = layers.characteristics(table.game, monk)
    assert (found.name, found.power, str(found.mana_cost)) == ("Old Master", 3, "{1}{W}")


def test_a_creature_is_called_to_block_a_certain_one(table: Table) -> None:
    caller, bear = table.put(CALLER), table.put(BEAR, owner=OPPONENT)
    other = table.put(BEAR)
    table.mana("C")
    assert table.activate(caller, targets=(bear,)) is None
    table.resolve()
    attack(table, caller, other)
    turn.advance_to(table.game, table.tape(), Step.DECLARE_BLOCKERS)

    assert blocking.why_illegal(table.game, OPPONENT, ((bear, other),)) is not None
    assert blocking.why_illegal(table.game, OPPONENT, ((bear, caller),)) is None


@pytest.mark.parametrize(("passed", "life"), [(True, 15), (False, 20)])
def test_damage_is_assigned_as_though_it_were_not_blocked(
    table: Table, passed: bool, life: int
) -> None:
    giant, bear = table.put(GIANT), table.put(BEAR, owner=OPPONENT)
    attack(table, giant)
    turn.advance_to(table.game, table.tape(), Step.DECLARE_BLOCKERS)
    assert table.do(DeclareBlockers(OPPONENT, ((bear, giant),))) is None

    turn.advance_to(table.game, table.tape(as_unblocked=passed), Step.COMBAT_DAMAGE)

    assert table.game.players[OPPONENT].life == life
