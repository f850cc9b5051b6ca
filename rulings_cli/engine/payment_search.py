"""Find out whether and how a cost can be paid: a search, not a greedy tapper (CR 601.2g-h, 605.3a).

Simple sources are matched with the symbols; only what interacts is activated in order, through
the same procedures that play it, so a plan that is found is a plan that runs.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from functools import partial
from itertools import combinations, product
from typing import Any

from rulings_cli.abilities.costs import Cost, PayLife, PayMana, TapObjects, TapThis
from rulings_cli.engine import (
    activating,
    assigning,
    components,
    costs,
    exploring,
    instead_of_mana,
    looking_up,
    matching,
    paying,
    quantities,
    statics,
)
from rulings_cli.engine.assigning import ManaSlot
from rulings_cli.engine.context import Context
from rulings_cli.engine.mana_steps import steps_of
from rulings_cli.engine.plans import Activation, Following, Plan
from rulings_cli.engine.sources import SimpleSource, kind_of_permanent, sources_of
from rulings_cli.engine.stepping import State, Stepping
from rulings_cli.engine.supplies import (
    Helps,
    Supply,
    activation_of,
    distinct_ways,
    plan_of,
    supplies_of,
)
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import (
    NO_ANSWER,
    Answerer,
    Choice,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, PaymentContext, PlayerId

#: Positions that one search may look at before it abstains.
_MOST_POSITIONS = 3000


def solve(
    game: Game,
    total: Cost,
    context: PaymentContext,
    *,
    using: frozenset[ObjectId] | None = None,
) -> Plan | None:
    """Give a plan that pays the total cost, or None if there is none; the shortest search first.

    `using`: only the mana abilities of these objects (besides what is in the pool).
    """
    found = next(ways(game, context.player, total, context, using=using), None)
    if found is None:
        _abstain_on_unknown_text(game, context.player, using)
    return found


def _abstain_on_unknown_text(
    game: Game, player: PlayerId, using: frozenset[ObjectId] | None
) -> None:
    """Raise where a "no" may be wrong: text about mana that is not understood."""
    for id, _ in statics.not_understood(game, "mana"):
        if looking_up.controller_of(game, id) == player and (using is None or id in using):
            raise NotSupported(f"what {game.objects[id].name} says about mana", "106")


def ways(
    game: Game,
    player: PlayerId,
    total: Cost,
    context: PaymentContext,
    *,
    using: frozenset[ObjectId] | None = None,
) -> Iterator[Plan]:
    """Give plans that pay the total cost, one for each position from which simple sources do.

    Raises NotSupported where the search grows too large to be sure of a no.
    """
    search = _Search(game, player, total, context, using)
    stepping = search.stepping(game)
    if stepping is not None:
        yield from stepping.plans(partial(search.match_from, game))
        return
    plan = search.with_simple_sources(game)
    if plan is not None:
        yield plan
    seen = {search.signature(game)}
    waiting: deque[tuple[Game, tuple[Activation, ...]]] = deque([(game, ())])
    while waiting:
        position, before = waiting.popleft()
        for after, activations in search.branches(position):
            signature = search.signature(after)
            if signature in seen:
                continue
            seen.add(signature)
            way = (*before, *activations)
            plan = search.with_simple_sources(after)
            if plan is not None:
                yield plan.evolve(activations=(*way, *plan.activations))
            waiting.append((after, way))
        if len(seen) > _MOST_POSITIONS:
            raise NotSupported("so many ways to make mana", "601.2g")


class _Search:
    """One question: can this player pay this cost."""

    __slots__ = ("context", "game", "least", "mana", "most", "player", "total", "using")

    def __init__(
        self,
        game: Game,
        player: PlayerId,
        total: Cost,
        context: PaymentContext,
        using: frozenset[ObjectId] | None,
    ) -> None:
        self.game = game
        self.player = player
        self.total = total
        self.context = context
        self.using = using
        self.mana = paying.with_life(game, costs.mana_of(total), context)
        sizes = [len(each.slots) for each in assigning.demands(self.mana)]
        self.least, self.most = min(sizes, default=0), max(sizes, default=0)

    def signature(self, game: Game) -> tuple[Any, ...]:
        """Give what two positions have in common that allow the same payments."""
        player = game.players[self.player]
        pool: dict[Any, int] = {}
        for unit in player.mana:
            key = (unit.type, unit.restrictions, unit.riders, unit.snow)
            pool[key] = pool.get(key, 0) + 1
        most = self.most + 12
        permanents: dict[Any, int] = {}
        for id in game.objects:
            kind = kind_of_permanent(game, id)
            permanents[kind] = permanents.get(kind, 0) + 1
        return (
            frozenset((key, min(count, most)) for key, count in pool.items()),
            frozenset(permanents.items()),
            player.life,
            player.counters,
        )

    # --- learned steps ----------------------------------------------------------------------

    def stepping(self, game: Game) -> Stepping | None:
        """Give the search by learned steps, where it can tell whether the cost can be paid."""
        if not all(isinstance(e, PayMana | TapThis | PayLife) for e in self.total.components):
            return None
        if not self._others_payable(game):
            return None
        found = sources_of(game, self.player, self.using)
        steps = steps_of(game, self.player, found.others)
        if steps is None:
            return None
        kept = self._this()
        return Stepping(
            game,
            self.player,
            tuple(each for each in found.simple if each.object not in kept),
            tuple(each for each in steps if not kept & (each.taps | each.gives)),
            (self.least, self.most),
            life_matters=self._life() > 0 or any("P" in each for each in self.mana.symbols),
        )

    def match_from(self, game: Game, simple: tuple[SimpleSource, ...], state: State) -> Plan | None:
        """Give a plan that needs only simple sources and the pool of a state."""
        life = state.life - self._life()
        if life < 0:
            return None
        kept = self._this() | state.tapped | state.gone
        return self._match(game, simple, kept, state.units, life)

    def _where(self) -> Context:
        """Give the context in which the cost is paid."""
        context = self.context
        return Context(context.object or 0, self.player, x=context.x, bound=context.bound)

    def _this(self) -> frozenset[ObjectId]:
        """Give what must stay untapped, since the cost says {T}."""
        taps = any(isinstance(each, TapThis) for each in self.total.components)
        return frozenset((self.context.object or 0,)) if taps else frozenset()

    def _life(self) -> int:
        """Give the life that the cost itself asks for."""
        context = self._where()
        return sum(
            quantities.amount(self.game, each.amount, context)
            for each in self.total.components
            if isinstance(each, PayLife)
        )

    # --- simple sources ---------------------------------------------------------------------

    def with_simple_sources(self, game: Game) -> Plan | None:
        """Give a plan that needs simple sources only, from this position."""
        if not self._others_payable(game):
            return None
        found = sources_of(game, self.player, self.using).simple
        for kept in self._reservations(game):
            simple = tuple(each for each in found if each.object not in kept)
            player = game.players[self.player]
            plan = self._match(game, simple, kept, player.mana, player.life)
            if plan is not None:
                return plan
        return None

    def _others_payable(self, game: Game) -> bool:
        return all(
            components.can_pay(game, each, self.context) is None
            for each in self.total.components
            if not isinstance(each, PayMana)
        )

    def _reservations(self, game: Game) -> Iterator[frozenset[ObjectId]]:
        """Give sets of permanents that must stay untapped for the rest of the cost."""
        this = self._this()
        tapped = [each for each in self.total.components if isinstance(each, TapObjects)]
        if not tapped:
            yield this
            return
        context = self._where()
        options = [
            combinations(
                [
                    id
                    for id in matching.objects(game, each.what, context)
                    if not game.objects[id].tapped and id not in this
                ],
                quantities.amount(game, each.count, context),
            )
            for each in tapped
        ]
        for chosen in product(*options):
            kept = this.union(*chosen)
            if len(kept) == len(this) + sum(len(each) for each in chosen):
                yield kept

    def _match(
        self,
        game: Game,
        simple: tuple[SimpleSource, ...],
        kept: frozenset[ObjectId],
        units: tuple[ManaUnit, ...],
        life: int,
    ) -> Plan | None:
        pool = [Supply((unit,)) for unit in units]
        helping: dict[ObjectId, Helps] = {}
        for keyword in instead_of_mana.keywords_of(game, self.context, self.total):
            found_now = instead_of_mana.available(game, self.context, keyword)
            if keyword == "waterbend":
                making = {each.object for each in simple}
                found_now = tuple(sorted(found_now, key=lambda each: each[0] in making))
                found_now = found_now[: costs.waterbent(self.total)]
            for id, colors in found_now:
                if id not in kept:
                    helping[id] = (*helping.get(id, ()), (keyword, colors))
        purse = paying.Purse(game, (), self.context, self.total)
        for supplies in supplies_of(simple, helping):
            found = self._fill(game, purse, [*pool, *supplies], life)
            if found is not None:
                return found
        return None

    def _fill(
        self,
        game: Game,
        purse: paying.Purse,
        supplies: list[Supply],
        life: int,
    ) -> Plan | None:
        allowed = {
            unit: purse.allows(game, unit, self.context, self.total)
            for supply in supplies
            for unit in supply.units
            if unit.restrictions or purse.limits
        }

        def unit_for(supply: Supply, slot: ManaSlot) -> ManaUnit | None:
            for unit in supply.units:
                if allowed.get(unit, True) and purse.can(unit, slot):
                    return unit
            return None

        def can(supply: Supply, slot: ManaSlot) -> bool:
            return unit_for(supply, slot) is not None or bool(supply.keyword_for(slot))

        for demand in assigning.demands(self.mana):
            if demand.life > life:
                continue
            found = assigning.fill(demand.slots, supplies, can)
            if found is not None:
                return plan_of(
                    (supplies[index], unit_for(supplies[index], slot), slot)
                    for slot, index in ((demand.slots[at], found[at]) for at in sorted(found))
                )
        return None

    # --- interacting sources ----------------------------------------------------------------

    def branches(self, game: Game) -> Iterator[tuple[Game, tuple[Activation, ...]]]:
        """Give every position after one more interacting ability, simple ones paying for it."""
        sources = sources_of(game, self.player, self.using)
        tried: set[Any] = set()
        for id, index in sources.others:
            kind = (kind_of_permanent(game, id), index)
            if kind in tried:
                continue
            tried.add(kind)
            ability = activating.ability_at(game, id, index)
            for before in self._fundings(game, sources.simple, id, activating.cost_of(ability)):
                ready = exploring.run_all(game, self.player, before)
                if ready is None:
                    continue
                for after, activation in exploring.activations(ready, self.player, id, index):
                    yield after, (*before, activation)

    def _fundings(
        self, game: Game, simple: tuple[SimpleSource, ...], id: ObjectId, cost: Cost
    ) -> Iterator[tuple[Activation, ...]]:
        """Give the sets of simple sources that may be activated so that the pool pays a cost."""
        mana = costs.mana_of(cost)
        size = max((len(each.slots) for each in assigning.demands(mana)), default=0)
        context = PaymentContext("activate", self.player, id)
        pool = game.players[self.player].mana
        for count in range(size + 1):
            for chosen in distinct_ways(simple, count):
                units = [unit for _, way in chosen for unit in way.units]
                if paying.can_pay_from_pool(
                    game, self.player, mana, context, total=cost, units=(*pool, *units)
                ):
                    yield tuple(activation_of(source, way) for source, way in chosen)


# --- answering ------------------------------------------------------------------------------------


class Solving:
    """Answers the choices of every payment by searching for a plan when it is asked for mana.

    Hand it to a tape as its answerer; what is no choice of a payment goes to `otherwise`.
    """

    __slots__ = ("following", "otherwise", "total", "using")

    def __init__(
        self, otherwise: Answerer | None = None, *, using: frozenset[ObjectId] | None = None
    ) -> None:
        self.otherwise = otherwise
        self.using = using
        self.following: Following | None = None
        self.total: Any = None

    def __call__(self, choice: Choice, game: Game) -> Any:
        """Answer a choice of a payment; where no plan pays, nothing is activated."""
        if choice.kind == "mana abilities" and not game.activating:
            if self.following is None or self.following.done or self.total != choice.about:
                self.total = choice.about
                total, context = payment_of(choice, game)
                plan = solve(game, total, context, using=self.using)
                self.following = Following(plan or Plan(), self.otherwise)
            return self.following(choice, game)
        if self.following is not None:
            found = self.following(choice, game)
            if found is not NO_ANSWER:
                return found
        if choice.kind == "pay":
            return next(iter(choice.domain))
        return NO_ANSWER if self.otherwise is None else self.otherwise(choice, game)


def payment_of(choice: Choice, game: Game) -> tuple[Cost, PaymentContext]:
    """Give what a choice of kind "mana abilities" is about: the total cost and what it pays for."""
    if isinstance(choice.about, tuple):
        total, context = choice.about
        return total, context
    stack = game.stack()
    if not stack:
        return choice.about, PaymentContext("resolution", choice.player)
    top = game.objects[stack[-1]]
    if top.on_stack is not None:
        ability = top.on_stack
        context = PaymentContext(
            "activate", choice.player, ability.source, ability.ability, x=top.x
        )
        return choice.about, context
    return choice.about, PaymentContext("cast", choice.player, top.id, x=top.x)
