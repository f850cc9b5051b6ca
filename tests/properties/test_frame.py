"""Laws of the position that hold whatever happens (CR 400.7, 704.3)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rulings_cli.abilities.cards import Face
from rulings_cli.engine import choosing, performing, priority, setup, turn
from rulings_cli.engine.state_based import perform_state_based_actions
from rulings_cli.game.choices import NO_ANSWER, Choice, Tape
from rulings_cli.game.events import (
    BecameTapped,
    CeasedToExist,
    CountersPut,
    Event,
    LifeChanged,
    TokenCreated,
    Would,
    WouldCreateToken,
    WouldDealDamage,
    WouldDestroy,
    WouldDraw,
    WouldMove,
    WouldPutCounters,
    WouldShuffle,
    WouldTap,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Zone

BECAUSE = (DRAW,)
BEAR = Face("Bear", types=("creature",), power="2", toughness="2")
QUEEN = BEAR.evolve(name="Queen", supertypes=("legendary",))
ROCK = Face("Rock", types=("artifact",))
BOLT = Face("Bolt", types=("instant",))
PLAYERS = ("Ana", "Nico")
ZONES = st.sampled_from([each for each in Zone if each is not Zone.STACK])

Step = tuple[str, int, Zone, int]
STEPS = st.lists(
    st.tuples(
        st.sampled_from(
            ["move", "draw", "destroy", "damage", "counters", "token", "tap", "shuffle", "check"]
        ),
        st.integers(0, 30),
        ZONES,
        st.integers(-2, 3),
    ),
    max_size=25,
)


def any_answer(choice: Choice, game: Game) -> object:
    """Answer with the first legal answer there is."""
    found = choosing.default_answerer(7)(choice, game)
    return next(iter(choice.domain)) if found is NO_ANSWER else found


def start() -> Game:
    game = setup.new_game(players=PLAYERS, active="Ana")
    for player in PLAYERS:
        for zone in (Zone.LIBRARY, Zone.HAND, Zone.BATTLEFIELD):
            for face in (BEAR, QUEEN, ROCK, BOLT):
                if not (face is BOLT and zone is Zone.BATTLEFIELD):
                    setup.put(game, face, zone, player, is_commander=face is QUEEN)
    return game


def proposal(game: Game, step: Step) -> Would | None:
    kind, number, zone, amount = step
    player = PLAYERS[number % 2]
    ids = tuple(game.objects)
    id = ids[number % len(ids)]
    permanents = game.battlefield()
    target = permanents[number % len(permanents)] if permanents else None
    if kind == "move":
        return WouldMove(BECAUSE, id, zone)
    if kind == "draw":
        return WouldDraw(BECAUSE, player)
    if kind == "shuffle":
        return WouldShuffle(BECAUSE, player)
    if kind == "token":
        return WouldCreateToken(BECAUSE, player, BEAR, max(amount, 0))
    if target is None:
        return None
    if kind == "destroy":
        return WouldDestroy(BECAUSE, target)
    if kind == "damage":
        return WouldDealDamage(BECAUSE, target, player if amount < 1 else target, amount)
    if kind == "counters":
        return WouldPutCounters(BECAUSE, target, "+1/+1" if number % 2 else "-1/-1", amount)
    return WouldTap(BECAUSE, target, untap=amount < 0)


def play(game: Game, steps: list[Step]) -> Game:
    for step in steps:
        tape = Tape(answerer=any_answer)
        would = None if step[0] == "check" else proposal(game, step)
        if would is not None:
            performing.perform(game, tape, would)
        else:
            priority.settle(game, tape)
    return game


def snapshot(game: Game) -> object:
    return (
        dict(game.objects),
        dict(game.zones),
        dict(game.players),
        tuple(game.trace),
        game.next_id,
        dict(game.last_known),
    )


@given(STEPS)
@settings(max_examples=60, deadline=None)
def test_each_object_is_in_exactly_one_zone(steps: list[Step]) -> None:
    game = play(start(), steps)

    placed = [id for ids in game.zones.values() for id in ids]
    assert sorted(placed) == sorted(game.objects)
    for key, ids in game.zones.items():
        assert all(game.key_of(game.objects[each]) == key for each in ids)


@given(STEPS)
@settings(max_examples=60, deadline=None)
def test_ids_are_never_used_again(steps: list[Step]) -> None:
    game = play(start(), steps)

    assert not set(game.objects) & set(game.last_known)
    assert all(each < game.next_id for each in (*game.objects, *game.last_known))
    olds = [each.was for each in game.objects.values() if each.was is not None]
    assert len(olds) == len(set(olds))
    assert all(each in game.last_known for each in olds)


@given(STEPS, STEPS)
@settings(max_examples=40, deadline=None)
def test_fork_never_disturbs_its_parent(first: list[Step], second: list[Step]) -> None:
    game = play(start(), first)
    before = snapshot(game)

    play(game.fork(), second)

    assert snapshot(game) == before


@given(STEPS)
@settings(max_examples=60, deadline=None)
def test_state_based_actions_reach_a_fixpoint(steps: list[Step]) -> None:
    game = play(start(), steps)
    tape = Tape(answerer=any_answer)

    rounds = 0
    while perform_state_based_actions(game, tape):
        rounds += 1
        assert rounds < 10

    settled = snapshot(game)
    assert not perform_state_based_actions(game, tape)
    assert snapshot(game) == settled


@given(STEPS)
@settings(max_examples=30, deadline=None)
def test_same_proposals_and_answers_give_the_same_trace(steps: list[Step]) -> None:
    assert play(start(), steps).trace == play(start(), steps).trace


@given(STEPS)
@settings(max_examples=30, deadline=None)
def test_every_fact_has_its_rules(steps: list[Step]) -> None:
    game = play(start(), steps)
    game.update_player("Ana", life=20, has_lost="")
    game.update_player("Nico", life=20, has_lost="")
    turn.next_step(game, Tape(answerer=any_answer))

    assert all(each.because for each in game.trace)


def places(game: Game) -> dict[int, tuple[Zone, bool, dict[str, int]]]:
    return {
        each.id: (each.zone, each.tapped, dict(each.counters)) for each in game.objects.values()
    }


def rebuilt(game: Game, trace: list[Event]) -> dict[int, tuple[Zone, bool, dict[str, int]]]:
    """Give where each object is, whether tapped, with which counters, by the facts alone."""
    found = {
        each.id: (each.zone, each.tapped, dict(each.counters)) for each in game.objects.values()
    }
    for fact in trace:
        match fact:
            case ZoneChanged(object=old, new=new) if new is not None:
                del found[old]
                found[new] = (fact.to, fact.tapped, dict(fact.counters))
            case TokenCreated():
                found[fact.object] = (Zone.BATTLEFIELD, fact.tapped, dict(fact.counters))
            case CeasedToExist():
                del found[fact.object]
            case BecameTapped():
                zone, _, counters = found[fact.object]
                found[fact.object] = (zone, not fact.untapped, counters)
            case CountersPut(on=int() as on):
                zone, tapped, counters = found[on]
                left = counters.get(fact.kind, 0) + fact.amount
                counters = {**counters, fact.kind: left}
                found[on] = (zone, tapped, {kind: n for kind, n in counters.items() if n})
    return found


@given(STEPS)
@settings(max_examples=60, deadline=None)
def test_position_can_be_rebuilt_from_the_trace(steps: list[Step]) -> None:
    game = play(start(), steps)

    assert rebuilt(start(), game.trace) == places(game)
    for player in PLAYERS:
        changes = [
            e.amount for e in game.trace if isinstance(e, LifeChanged) and e.player == player
        ]
        assert game.players[player].life == 20 + sum(changes)
