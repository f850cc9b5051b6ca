"""The payment search finds a way exactly when some order of activations pays (CR 601.2g)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulings_cli import engine
from rulings_cli.abilities.abilities import (
    Ability,
    ActivatedAbility,
    Paragraph,
    StaticAbility,
    TriggeredAbility,
)
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.costs import (
    Cost,
    CostComponent,
    PayLife,
    PayMana,
    SacrificeObjects,
    SacrificeThis,
    TapObjects,
    TapThis,
)
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.effects import Add, Sentence
from rulings_cli.abilities.mana import (
    AnyColor,
    CouldProduce,
    ManaProduced,
    OneOf,
    Repeated,
    Symbols,
    TypeProduced,
)
from rulings_cli.abilities.quantities import CountOf, Number
from rulings_cli.abilities.references import You
from rulings_cli.abilities.spending import SpendOnly, ToCast
from rulings_cli.abilities.static import ManaInstead
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.engine import activating, paying, setup
from rulings_cli.engine.payment_search import Solving, solve
from rulings_cli.engine.plans import Following
from rulings_cli.engine.refusing import Refusal
from rulings_cli.game.actions import CastSpell, Done
from rulings_cli.game.choices import ChoiceNeeded, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PaymentContext
from rulings_cli.terms.mana import ManaCost, parse_mana_cost
from rulings_cli.terms.zones import Zone


def _of_type(name: str) -> Described:
    return Described(kinds=((HasType(name),),), controller=You())


def _adds(
    produced: ManaProduced | str, *costs: CostComponent | str, tap: bool = True, **more: Any
) -> ActivatedAbility:
    parts: list[CostComponent] = [
        PayMana(parse_mana_cost(each)) if isinstance(each, str) else each for each in costs
    ]
    if tap:
        parts.append(TapThis())
    what = Symbols(tuple(produced)) if isinstance(produced, str) else produced
    return ActivatedAbility(Cost(tuple(parts)), (Sentence((Add(what, **more),)),))


def _thing(types: str, *abilities: Ability, **more: Any) -> Face:
    paragraphs = tuple(Paragraph((each,)) for each in abilities)
    return Face(types, types=tuple(types.split()), paragraphs=paragraphs, **more)


def _either(*alternatives: str) -> OneOf:
    return OneOf(tuple(tuple(each) for each in alternatives))


ONLY_ARTIFACTS = SpendOnly((ToCast(Described(kinds=((HasType("artifact"),),), noun="spell")),))
BASICS = [_thing("land", _adds(each)) for each in "WUBR"]
DUAL = _thing("land", _adds(_either("W", "U")))
SIGNET = _thing("artifact", _adds("UB", "{1}"))
FILTER = _thing("land", _adds(_either("WW", "WU", "UU"), "{W/U}"))
PRISM = _thing("artifact", _adds(AnyColor(), "{1}"))
PAIR = _thing("land", _adds(_either("RR", "BB")))
TREASURE = _thing("artifact", _adds(AnyColor(among=("W", "U", "B")), SacrificeThis()))
ALTAR = _thing("artifact", _adds("CC", SacrificeObjects(_of_type("creature")), tap=False))
DORK = _thing("creature", _adds("G"), power="1", toughness="1")
CRADLE = _thing("land", _adds(Repeated(Symbols(("G",)), CountOf(_of_type("creature")))))
LIFE = _thing("land", _adds("B", PayLife(Number(1))))
STRICT = _thing("artifact", _adds("RR", restriction=ONLY_ARTIFACTS))
TAPPER = _thing("enchantment", _adds("U", TapObjects(_of_type("artifact")), tap=False))
MIRROR = _thing("land", _adds(CouldProduce(_of_type("land"))))
DOUBLER = _thing("enchantment", StaticAbility((ManaInstead(_of_type("land"), You(), 2),)))
WAKE = _thing(
    "enchantment",
    TriggeredAbility(
        TappedForMana(_of_type("land"), You()),
        (Sentence((Add(TypeProduced()),)),),
        word="whenever",
    ),
)
SOURCES = [
    *BASICS,
    DUAL,
    SIGNET,
    FILTER,
    PRISM,
    PAIR,
    TREASURE,
    ALTAR,
    DORK,
    CRADLE,
    LIFE,
    STRICT,
    TAPPER,
    MIRROR,
    DOUBLER,
    WAKE,
]
SYMBOLS = ["W", "U", "B", "R", "G", "C", "1", "2", "W/U", "2/B", "B/P"]

boards = st.lists(st.sampled_from(SOURCES), min_size=2, max_size=5)
costs = st.lists(st.sampled_from(SYMBOLS), min_size=1, max_size=4).map(
    lambda symbols: ManaCost(tuple(symbols))
)


def _position(board: list[Face]) -> Game:
    game = setup.new_game(life=1)
    for each in board:
        setup.put(game, each, Zone.BATTLEFIELD, "you")
    return game


def _runs(game: Game, source: int, index: int, given: tuple[Any, ...]) -> Iterator[Game]:
    """Activate an ability in every way, nothing inside it; alike answers are not collapsed."""
    fork = game.fork()
    try:
        activating.activate_mana_ability(fork, Tape(given), "you", source, index)
    except ChoiceNeeded as needed:
        options = ["done"] if needed.choice.kind == "mana abilities" else needed.choice.domain
        for answer in options:
            yield from _runs(game, source, index, (*given, answer))
    except Refusal:
        return
    else:
        yield fork


def _exactly(game: Game) -> tuple[Any, ...]:
    pool = sorted((unit.type, repr(unit.restrictions)) for unit in game.players["you"].mana)
    tapped = tuple((id, game.objects[id].tapped) for id in game.battlefield())
    return (tuple(pool), tapped, game.players["you"].life)


def _brute_force(game: Game, mana: ManaCost, context: PaymentContext) -> bool:
    seen: set[tuple[Any, ...]] = set()
    waiting = [game]
    while waiting:
        position = waiting.pop()
        if paying.can_pay_from_pool(position, "you", mana, context) is not None:
            return True
        for source, index in tuple(activating.mana_abilities_now(position, "you")):
            for after in _runs(position, source, index, ()):
                if _exactly(after) not in seen:
                    seen.add(_exactly(after))
                    waiting.append(after)
    return False


fewer = settings(max_examples=60, deadline=None, suppress_health_check=[HealthCheck.too_slow])


@fewer
@given(boards, costs, st.sampled_from(["artifact", "sorcery"]))
def test_the_search_equals_brute_force(board: list[Face], mana: ManaCost, kind: str) -> None:
    game = _position(board)
    spell = setup.put(game, _thing(kind, mana_cost=mana), Zone.STACK, "you")
    context = PaymentContext("cast", "you", spell)

    found = solve(game, Cost((PayMana(mana),)), context)

    assert (found is not None) == _brute_force(game, mana, context)


@fewer
@given(boards, costs, st.sampled_from(["artifact", "sorcery"]))
def test_a_plan_that_is_found_runs(board: list[Face], mana: ManaCost, kind: str) -> None:
    game = _position(board)
    plain = ManaCost(tuple(each for each in mana.symbols if "/" not in each))
    held = setup.put(game, _thing(kind, mana_cost=plain), Zone.HAND, "you")
    on_stack = game.fork()
    spell = setup.put(on_stack, game.objects[held].face, Zone.STACK, "you")
    plan = solve(on_stack, Cost((PayMana(plain),)), PaymentContext("cast", "you", spell))

    solved = engine.step(game, CastSpell("you", held), Tape(answerer=Solving()))

    assert isinstance(solved, Done) == (plan is not None)
    if plan is not None:
        followed = engine.step(game, CastSpell("you", held), Tape(answerer=Following(plan)))
        assert isinstance(followed, Done)
