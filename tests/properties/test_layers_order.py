"""Characteristics depend on timestamps and dependency, not on how objects are stored (CR 613)."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as st

from rulings_cli.abilities.abilities import Keyword, Paragraph, StaticAbility
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.described import Described, HasColor, HasKeyword, HasType
from rulings_cli.abilities.quantities import CountOf, Number
from rulings_cli.abilities.references import Each, This
from rulings_cli.abilities.static import (
    Affects,
    Change,
    ChangeColors,
    ChangeTypes,
    GrantAbilities,
    LoseAbilities,
    ModifyPowerToughness,
    SetPowerToughness,
)
from rulings_cli.engine import layers, setup
from rulings_cli.game.game import Game
from rulings_cli.terms.zones import Zone

CREATURES = Described(kinds=((HasType("creature"),),))
LANDS = Described(kinds=((HasType("land"),),))
FLIERS = CREATURES.evolve(further=(HasKeyword("flying"),))
WHITE = CREATURES.evolve(adjectives=(HasColor("W"),))
FLYING = Keyword("flying")
described = st.sampled_from([CREATURES, LANDS, FLIERS, WHITE])
changes = st.sampled_from(
    [
        ModifyPowerToughness(Number(1), Number(1)),
        ModifyPowerToughness(Number(1), Number(0), for_each=CountOf(CREATURES)),
        SetPowerToughness(Number(0), Number(2)),
        GrantAbilities((FLYING,)),
        LoseAbilities(),
        LoseAbilities((FLYING,)),
        ChangeColors(("W",)),
        ChangeTypes(("creature",), adding=True),
        ChangeTypes(subtypes=("Mountain",)),
    ]
)


def _thing(types: str, of: Described | This, change: Change) -> Face:
    what = Each(of) if isinstance(of, Described) else of
    ability = StaticAbility((Affects(what, (change,)),))
    return Face(
        "Thing", types=(types,), power="1", toughness="1", paragraphs=(Paragraph((ability,)),)
    )


things = st.builds(_thing, st.sampled_from(["creature", "land", "enchantment"]), described, changes)
boards = st.lists(things, min_size=1, max_size=5)


def _position(board: list[Face]) -> Game:
    game = setup.new_game()
    for each in board:
        setup.put(game, each, Zone.BATTLEFIELD, "you")
    return game


def _all(game: Game) -> dict[int, object]:
    return {id: layers.characteristics(game, id) for id in sorted(game.objects)}


@settings(max_examples=60, deadline=None)
@given(boards, st.randoms(use_true_random=False))
def test_the_order_of_storage_does_not_matter(board: list[Face], random: object) -> None:
    game = _position(board)
    shuffled = game.fork()
    ids = list(game.objects)
    random.shuffle(ids)  # type: ignore[attr-defined]  # a Random of hypothesis
    shuffled.objects = {id: game.objects[id] for id in ids}
    shuffled.zones = {
        key: tuple(each for each in ids if each in held) for key, held in game.zones.items()
    }
    shuffled.cache = {}

    assert _all(game) == _all(shuffled)


@settings(max_examples=60, deadline=None)
@given(boards, things)
def test_what_is_kept_equals_what_is_worked_out_again(board: list[Face], more: Face) -> None:
    game = _position(board)
    _all(game)
    setup.put(game, more, Zone.BATTLEFIELD, "you")
    kept = _all(game)

    again = game.fork()
    again.cache = {}

    assert kept == _all(again)
