"""What mana a source can make, made by playing it: every choice of it, as units of mana.

One lenient play of a source shows what is made, with the limits of its use; what else could have
been chosen is seen from the ability's tree and the position before (CR 106, 605).
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations, combinations_with_replacement
from math import comb
from typing import TYPE_CHECKING, Any

from rulings_cli.abilities.abilities import StaticAbility
from rulings_cli.abilities.effects import Add, Choose, If, May, Modes
from rulings_cli.abilities.mana import (
    AnyColor,
    ChosenColor,
    ColorOf,
    ColorsAmong,
    CommanderIdentity,
    CouldProduce,
    EitherMana,
    OneOf,
    Repeated,
    Symbols,
    TypeProduced,
)
from rulings_cli.abilities.quantities import AnyNumber
from rulings_cli.ask.cards import NotCarriedOut
from rulings_cli.ask.inert import is_inert, tells
from rulings_cli.ask.plan import Script
from rulings_cli.ask.plans.boards import Needed
from rulings_cli.ask.plans.sources import MOST_USES, Source
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit
from rulings_cli.terms.mana import COLOR_NAMES, COLORS, MANA_TYPES
from rulings_cli.terms.values import Value, walk

if TYPE_CHECKING:
    from rulings_cli.ask.world import World

#: How many ways of using a source several times are all looked at.
_MOST_TOGETHER = 200
#: How many choices of one use are looked at.
_MOST_CHOICES = 300


class Made(Value):
    """Mana that a source can make: what is chosen for each use, and the units."""

    choices: tuple[str, ...]
    units: tuple[ManaUnit, ...]

    @property
    def times(self) -> int:
        """Give how often the source is used."""
        return len(self.choices)


class Supply:
    """A source on its least board: the position after its use, and every way the mana may be."""

    def __init__(
        self, source: Source, world: World, needed: Needed, also: tuple[str, ...] = ()
    ) -> None:
        """Play the source once; `also` are further lines of the position."""
        from rulings_cli.ask.playing import look_ahead

        self.source = source
        run = look_ahead(Script((*source.setting(), *also), source.doing()), world)
        self.position: Game = run.game
        _need_carried_out(self.position)
        made = of_source(self.position, source.title if source.only_own else "")
        #: whether the mana may be otherwise than in the ways that were looked at
        self.leaves_open = not (source.pooled or source.settled) and any(
            isinstance(each, AnyNumber | May | Modes) for each in walk(source.instructions)
        )
        self.once = tuple(self._choices(made, world, needed))

    def _choices(self, made: tuple[ManaUnit, ...], world: World, needed: Needed) -> Iterator[Made]:
        source, plain = self.source, Made(("",), made)
        if source.pooled or source.settled:
            yield plain
            return
        adds = _adds(source)
        nodes = walk(source.instructions)
        if any(isinstance(each, Choose) and each.what == "color" for each in nodes):
            yield from _by_playing(source, world)
            return
        found = _outcomes(source, adds[0].mana, made, world) if made and len(adds) == 1 else None
        if found is None:
            self.leaves_open = self.leaves_open or (bool(made) and any(map(_leaves_open, adds)))
            yield plain
            return
        for types in _worth_trying(found, needed):
            units = tuple(
                made[min(at, len(made) - 1)].evolve(type=each) for at, each in enumerate(types)
            )
            said = "".join(f"{{{each}}}" for each in types) if len(found) > 1 else ""
            yield Made((said,), units)

    @property
    def units(self) -> Iterator[ManaUnit]:
        """Give every unit of mana that may be made by one use."""
        for each in self.once:
            yield from each.units

    @property
    def key(self) -> object:
        """Give what tells this mana from that of other supplies, for any payment."""
        made = frozenset(
            tuple((unit.type, unit.restrictions, unit.snow) for unit in each.units)
            for each in self.once
        )
        return (made, self.source.repeats)

    @property
    def is_inert(self) -> bool:
        """Tell whether nothing in the position changes what others cost or may do."""
        game = self.position
        static = (
            effect
            for id in game.battlefield()
            for ability in game.get(id).face.abilities
            if isinstance(ability, StaticAbility)
            for effect in ability.effects
        )
        if any(map(tells, game.effects.values())) or not game.step.is_main_phase:
            return False
        return all(map(is_inert, static))

    @property
    def makes_mana(self) -> bool:
        """Tell whether any mana is made on this board."""
        return any(each.units for each in self.once)

    def made(self, times: int = 1, wanted: tuple[str, ...] = ()) -> Iterator[Made]:
        """Give the ways the mana may be after so many uses.

        Where there are very many, those that serve the symbols `wanted` one after another.
        """
        if times == 1:
            yield from self.once
            return
        few = self.once if len(self.once) <= 6 else self.once[:6]
        if comb(len(few) + times - 1, times) <= _MOST_TOGETHER:
            yield from map(_joined, combinations_with_replacement(few, times))
            return
        serving = [_serving(few, symbol) for symbol in wanted]
        chosen = [each for each in serving if each is not None][:times]
        for rest in few:
            yield _joined((*chosen, *(rest,) * (times - len(chosen))))

    @property
    def most_uses(self) -> int:
        """Give how often it may be used for one payment."""
        return MOST_USES if self.source.repeats else 1


def _joined(chosen: tuple[Made, ...]) -> Made:
    """Give several uses as one."""
    return Made(
        tuple(choice for each in chosen for choice in each.choices),
        tuple(unit for each in chosen for unit in each.units),
    )


def _serving(few: tuple[Made, ...], symbol: str) -> Made | None:
    """Give the first use whose mana is of a type that a symbol asks for."""
    parts = symbol.split("/")
    return next((one for one in few if any(unit.type in parts for unit in one.units)), None)


def _need_carried_out(game: Game) -> None:
    """Abstain where a text that is not carried out may matter to the mana or to casting."""
    from rulings_cli.examples.understanding import ASKED, gaps

    for gap in gaps(game, frozenset(("mana", *ASKED["casting"]))):
        raise NotCarriedOut(gap)


def of_source(game: Game, only: str) -> tuple[ManaUnit, ...]:
    """Give the mana in your pool; only that of the source of this name, if one is said."""
    return tuple(
        each
        for each in game.players["you"].mana
        if not only or getattr(each.source_was, "name", "") == only
    )


def _adds(source: Source) -> list[Any]:
    """Give the instructions to add mana; what is added instead of them only under a condition."""
    nodes = list(walk(source.instructions))
    under = {id(one) for each in nodes if isinstance(each, If) for one in walk(each.effects)}
    found = [each for each in nodes if isinstance(each, Add)]
    return [each for each in found if id(each) not in under] or found


def _leaves_open(add: Any) -> bool:
    """Tell whether an instruction leaves the type of its mana to a choice."""
    kinds = (AnyColor, OneOf, EitherMana, ColorsAmong, ColorOf, CouldProduce, CommanderIdentity)
    return any(isinstance(each, kinds) for each in walk(add.mana))


def _worth_trying(found: list[tuple[str, ...]], needed: Needed) -> list[tuple[str, ...]]:
    """Leave out, where there are many, what is of colors that the cost does not ask for."""
    if len(found) <= _MOST_CHOICES:
        return found
    wanted = {*needed.colors, "C"} if needed.colors else {found[0][0]}
    kept = [each for each in found if wanted.issuperset(each)]
    return kept[:_MOST_CHOICES] or found[:_MOST_CHOICES]


def _outcomes(
    source: Source, mana: Any, made: tuple[ManaUnit, ...], world: World
) -> list[tuple[str, ...]] | None:
    """Give what types the mana may be of; None where only what was made is known."""
    count = len(made)
    if isinstance(mana, Symbols | ChosenColor | TypeProduced) or (
        isinstance(mana, Repeated) and isinstance(mana.what, Symbols)
    ):
        return None
    if isinstance(mana, OneOf):
        return [_sorted(each) for each in mana.alternatives]
    if isinstance(mana, Repeated) and isinstance(mana.what, OneOf):
        single = [each[0] for each in mana.what.alternatives if len(each) == 1]
        if len(single) == len(mana.what.alternatives):
            return [_sorted(each) for each in combinations_with_replacement(single, count)]
    if isinstance(mana, AnyColor):
        if mana.mode == "one":
            return [(each,) * count for each in mana.among]
        choose = combinations if mana.mode == "different" else combinations_with_replacement
        return [_sorted(each) for each in choose(mana.among, count)]
    return _by_the_engine(source, mana, world)


def _sorted(types: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(sorted(types, key=MANA_TYPES.index))


def _by_the_engine(source: Source, mana: Any, world: World) -> list[tuple[str, ...]] | None:
    """Give the outcomes in the position before the use, as the engine counts them."""
    from rulings_cli.ask.playing import run_of
    from rulings_cli.engine import mana as producing
    from rulings_cli.engine import outcomes
    from rulings_cli.engine.context import Context

    game = run_of(Script(source.setting()), world).game
    for id in game.battlefield():
        if game.get(id).name.removesuffix(" Token") == source.name:
            context = Context(id, "you")
            try:
                found = outcomes.outcomes(
                    game, mana, context, "you", lambda each: producing.could_produce(game, each)
                )
            except NotSupported:
                return None
            return None if found is None else list(found)
    return None


def _by_playing(source: Source, world: World) -> Iterator[Made]:
    """Give what is made for each color that is chosen as the ability resolves."""
    from rulings_cli.ask.playing import run_of

    for color in COLORS:
        said = COLOR_NAMES[color]
        try:
            run = run_of(Script(source.setting(), source.doing((said,))), world)
        except NotSupported:
            continue
        units = run.game.players["you"].mana
        if units:
            yield Made((said,), units)
