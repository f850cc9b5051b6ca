"""Search for a payment by repeating learned steps: no position is played on the way (601.2g).

What needs no mana and competes with nothing is matched with the symbols of the cost, as simple
sources are; the rest is tried in every order that makes a difference.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, NamedTuple

from rulings_cli.engine import activating, paying
from rulings_cli.engine.assigning import ManaSlot
from rulings_cli.engine.mana_steps import ManaStep
from rulings_cli.engine.plans import Activation, Plan, key_of
from rulings_cli.engine.sources import SimpleSource, SourceWay, kind_of_permanent
from rulings_cli.engine.supplies import activation_of, distinct_ways
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, PaymentContext, PlayerId

#: States that one search may look at before it abstains.
_MOST_STATES = 30_000
#: Mana of one kind beyond what the cost asks for that is told apart.
_ROOM = 12


class State(NamedTuple):
    """What has changed since the search began: the pool, what is tapped and gone, life."""

    units: tuple[ManaUnit, ...]
    tapped: frozenset[ObjectId]
    gone: frozenset[ObjectId]
    life: int


#: Gives a plan that simple sources and the mana in the pool make from a state.
Match = Callable[[tuple[SimpleSource, ...], State], Plan | None]


class Stepping:
    """One search by steps: the simple sources, the other steps, and what tells states apart."""

    def __init__(
        self,
        game: Game,
        player: PlayerId,
        simple: tuple[SimpleSource, ...],
        steps: tuple[ManaStep, ...],
        needed: tuple[int, int],
        *,
        life_matters: bool,
    ) -> None:
        self.game = game
        self.player = player
        #: how much mana the cost asks for, paid the shortest way and the longest
        self.least, self.most = needed
        self.life_matters = life_matters or any(each.needs_life for each in steps)
        free, self.steps = self._split(steps)
        self.simple = (*simple, *free)
        self.kinds = self._kinds()
        self.wallets: dict[tuple[ObjectId, int], _Wallet] = {}

    # --- what competes with nothing -------------------------------------------------------------

    def _split(
        self, steps: tuple[ManaStep, ...]
    ) -> tuple[tuple[SimpleSource, ...], tuple[ManaStep, ...]]:
        """Give the objects all of whose steps are free as simple sources, and the other steps."""
        wanted = Counter(id for each in steps for id in {*each.taps, *each.gives} - {each.object})
        by_object: dict[ObjectId, list[ManaStep]] = {}
        for each in steps:
            by_object.setdefault(each.object, []).append(each)
        free: list[SimpleSource] = []
        others: list[ManaStep] = []
        for id, its in by_object.items():
            if wanted[id] or not all(self._is_free(each) for each in its):
                others += its
            else:
                ways = {e.units: SourceWay(e.index, (), e.units, False, e.answers) for e in its}
                free.append(SimpleSource(id, tuple(ways.values())))
        return tuple(free), tuple(others)

    def _is_free(self, step: ManaStep) -> bool:
        only_itself = step.taps | step.gives == {step.object}
        return not step.slots and only_itself and not (step.life and self.life_matters)

    def _kinds(self) -> dict[ObjectId, int]:
        """Give each object that is spoken of the number of its kind."""
        does: dict[ObjectId, list[Any]] = {}
        for step in self.steps:
            does.setdefault(step.object, []).append(
                (step.index, step.slots, tuple(map(_alike, step.units)), step.life)
            )
            for id in step.taps | step.gives:
                does.setdefault(id, [])
        for source in self.simple:
            does.setdefault(source.object, []).append(source.kind)
        numbers: dict[Any, int] = {}
        return {
            id: numbers.setdefault((kind_of_permanent(self.game, id), tuple(its)), len(numbers))
            for id, its in does.items()
        }

    # --- searching ------------------------------------------------------------------------------

    def plans(self, match: Match) -> Iterator[Plan]:
        """Give a plan for each state from which the rest can be paid at once."""
        player = self.game.players[self.player]
        start = State(player.mana, frozenset(), frozenset(), player.life)
        seen = {self._signature(start)}
        waiting: list[tuple[State, tuple[Activation, ...]]] = [(start, ())]
        for state, before in waiting:
            plan = match(self._left(state), state)
            if plan is not None:
                yield plan.evolve(activations=(*before, *plan.activations))
            for after, activations in self._following(state):
                if not self._may_be_enough(after):
                    continue
                signature = self._signature(after)
                if signature not in seen:
                    seen.add(signature)
                    waiting.append((after, (*before, *activations)))
            if len(seen) > _MOST_STATES:
                raise NotSupported("so many ways to make mana", "601.2g")

    def _left(self, state: State) -> tuple[SimpleSource, ...]:
        used = state.tapped | state.gone
        return tuple(each for each in self.simple if each.object not in used)

    def _signature(self, state: State) -> tuple[Any, ...]:
        most = self.most + _ROOM
        pool = Counter(map(_alike, state.units))
        kinds: Counter[tuple[int, bool]] = Counter()
        for id, kind in self.kinds.items():
            if id not in state.gone:
                kinds[kind, id in state.tapped] += 1
        return (
            frozenset((key, min(count, most)) for key, count in pool.items()),
            frozenset(kinds.items()),
            state.life if self.life_matters else 0,
        )

    def _may_be_enough(self, state: State) -> bool:
        """Tell whether all mana that is left might do, were no ability to cost any."""
        most = len(state.units)
        if most >= self.least:
            return True
        for source in self._left(state):
            most += max(len(way.units) for way in source.ways)
        # every use of a step takes at least one thing, and nothing is taken twice
        best: dict[tuple[bool, ObjectId], int] = {}
        for step in self.steps:
            if not self._can(state, step):
                continue
            taken = [(True, id) for id in step.taps] + [(False, id) for id in step.gives]
            if not taken:
                return True
            for each in taken:
                best[each] = max(best.get(each, 0), len(step.units))
        return most + sum(best.values()) >= self.least

    @staticmethod
    def _can(state: State, step: ManaStep) -> bool:
        return (
            step.object not in state.gone
            and not (step.taps & (state.tapped | state.gone))
            and not (step.gives & state.gone)
            and state.life >= step.needs_life
        )

    def _following(self, state: State) -> Iterator[tuple[State, tuple[Activation, ...]]]:
        tried: set[Any] = set()
        for step in self.steps:
            if not self._can(state, step):
                continue
            same = self._same(state, step)
            if same in tried:
                continue
            tried.add(same)
            for simple, rest, paid in self._fundings(state, step):
                tapped = state.tapped | step.taps | {source.object for source, _ in simple}
                after = State(
                    (*rest, *step.units), tapped, state.gone | step.gives, state.life + step.life
                )
                paying_it = (("pay", tuple(map(key_of, paid))),) if step.slots else ()
                halves = tuple(each for each in step.answers if each[0] == "hybrid")
                others = tuple(each for each in step.answers if each[0] != "hybrid")
                answers = (*halves, *paying_it, *others)
                yield (
                    after,
                    (
                        *(activation_of(source, way) for source, way in simple),
                        Activation(step.object, step.index, answers),
                    ),
                )

    def _same(self, state: State, step: ManaStep) -> Any:
        """Give what steps have in common that lead to the same kind of state."""
        taken = Counter(
            (self.kinds[id], id in state.tapped, id in step.taps, id in step.gives)
            for id in step.taps | step.gives
        )
        return (
            self.kinds[step.object],
            step.index,
            step.slots,
            tuple(map(_alike, step.units)),
            frozenset(taken.items()),
        )

    def _fundings(
        self, state: State, step: ManaStep
    ) -> Iterator[
        tuple[
            tuple[tuple[SimpleSource, SourceWay], ...],
            tuple[ManaUnit, ...],
            tuple[ManaUnit, ...],
        ]
    ]:
        """Give how the mana of a step may be paid: sources used for it, what is left, what paid."""
        if not step.slots:
            yield (), state.units, ()
            return
        left = tuple(
            each for each in self._left(state) if each.object not in step.taps | step.gives
        )
        wallet = self._wallet(step)
        for count in range(len(step.slots) + 1):
            for chosen in distinct_ways(left, count):
                units = (*state.units, *(unit for _, way in chosen for unit in way.units))
                for rest, paid in _payments(wallet.can, units, step.slots):
                    yield chosen, rest, paid

    def _wallet(self, step: ManaStep) -> _Wallet:
        key = (step.object, step.index)
        if key not in self.wallets:
            self.wallets[key] = _Wallet(self.game, self.player, step)
        return self.wallets[key]


class _Wallet:
    """What mana may be spent on one ability, asked once for each kind of mana."""

    def __init__(self, game: Game, player: PlayerId, step: ManaStep) -> None:
        printed = activating.printed_at(game, step.object, step.index)
        self.game = game
        self.context = PaymentContext("activate", player, step.object, printed)
        self.cost = activating.cost_of(activating.ability_at(game, step.object, step.index))
        self.purse = paying.Purse(game, (), self.context, self.cost)
        self.allowed: dict[tuple[Any, ...], bool] = {}

    def can(self, unit: ManaUnit, slot: ManaSlot) -> bool:
        """Tell whether a unit may be spent on the slot."""
        if unit.restrictions:
            kind = _alike(unit)
            if kind not in self.allowed:
                self.allowed[kind] = self.purse.allows(self.game, unit, self.context, self.cost)
            if not self.allowed[kind]:
                return False
        return self.purse.can(unit, slot)


def _alike(unit: ManaUnit) -> tuple[Any, ...]:
    return (unit.type, unit.restrictions, unit.riders, unit.snow)


def _payments(
    can: Callable[[ManaUnit, ManaSlot], bool],
    units: tuple[ManaUnit, ...],
    slots: tuple[ManaSlot, ...],
) -> Iterator[tuple[tuple[ManaUnit, ...], tuple[ManaUnit, ...]]]:
    """Give every different choice of units that pays the slots: what is left, and what paid."""
    if not slots:
        yield units, ()
        return
    tried: set[Any] = set()
    for at, unit in enumerate(units):
        kind = _alike(unit)
        if kind in tried:
            continue
        tried.add(kind)
        if not can(unit, slots[0]):
            continue
        for rest, paid in _payments(can, (*units[:at], *units[at + 1 :]), slots[1:]):
            yield rest, (unit, *paid)
