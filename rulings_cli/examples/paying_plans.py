"""How an example pays: which mana abilities are activated, and which mana is spent."""

from __future__ import annotations

import re
from typing import Any, Final

from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.engine import layers
from rulings_cli.engine.plans import Plan, units_as_answer
from rulings_cli.examples import naming, phrases
from rulings_cli.examples.lines import Ref, Thing
from rulings_cli.examples.naming import Unclear
from rulings_cli.game.choices import NO_ANSWER, Choice
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, PaymentContext
from rulings_cli.terms.mana import parse_mana_cost

DONE: Final = "done"
_MANA: Final = re.compile(r"((?:\{[^{}\s]+\})+)(?: from (.+))?")


class _Following:
    """A plan while it is carried out: the next activation, and the answers that it has left."""

    __slots__ = ("about", "answers", "at", "plan")

    def __init__(self, plan: Plan, about: object) -> None:
        self.plan = plan
        self.about = about
        self.at = 0
        self.answers: list[tuple[str, Any]] = []

    @property
    def done(self) -> bool:
        """Tell whether nothing is left to activate."""
        return self.at > len(self.plan.activations)

    def next(self) -> Any:
        """Give the next activation, or that it is done."""
        self.at += 1
        if self.done:
            return DONE
        found = self.plan.activations[self.at - 1]
        self.answers = list(found.answers)
        return ("activate", found.object, found.index)


class Payer:
    """Answers the choices of payments: by a search, or with what the line pays with.

    A mana ability that a line activates while another cost is paid has a payment of its own, so
    plans are kept by depth.
    """

    __slots__ = ("plans",)

    def __init__(self) -> None:
        self.plans: dict[int, _Following] = {}

    def mana_abilities(
        self,
        choice: Choice,
        game: Game,
        paying: tuple[Thing, ...] | None,
        tapping: tuple[Ref, ...] = (),
    ) -> Any:
        """Give the mana ability to activate next, or that it is enough.

        `tapping`: what the line taps instead of paying mana, where the spell has convoke or so.
        """
        depth = len(game.activating)
        if any(at < depth and not each.done for at, each in self.plans.items()):
            return DONE  # a plan has put the mana for its abilities into the pool before
        following = self.plans.get(depth)
        if following is None or following.done or following.about != choice.about:
            following = _Following(_plan(choice, game, paying, tapping), choice.about)
            self.plans[depth] = following
        return following.next()

    def planned(self, choice: Choice, game: Game) -> Any:
        """Give the answer that a plan has for a choice inside one of its abilities, or None."""
        for following in self.plans.values():
            if following.answers and following.answers[0][0] == choice.kind:
                _, answer = following.answers.pop(0)
                if choice.kind == "pay":
                    answer = units_as_answer(choice, game, answer)
                return None if answer is NO_ANSWER else answer
        return None

    def instead(self, choice: Choice, game: Game) -> Any:
        """Give what a plan taps or exiles instead of paying mana (convoke and the like)."""
        following = self.plans.get(len(game.activating))
        if following is None or not isinstance(choice.about, str):
            return None
        return dict(following.plan.instead).get(choice.about, ())

    def pay(self, choice: Choice, game: Game, paying: tuple[Thing, ...] | None) -> Any:
        """Give which mana pays: what the line names, else what was planned, else the default."""
        named = _named_units(choice, game, paying or ())
        if named is not None:
            return named
        following = self.plans.get(len(game.activating))
        if following is not None and following.plan.pay:
            found = units_as_answer(choice, game, following.plan.pay)
            if found is not NO_ANSWER and choice.domain.contains(found):
                return found
        return next(iter(choice.domain))


def _plan(
    choice: Choice, game: Game, paying: tuple[Thing, ...] | None, tapping: tuple[Ref, ...]
) -> Plan:
    from rulings_cli.engine import payment_search

    using = None if paying is None else frozenset(_sources(game, choice.player, paying))
    total, context = _payment_of(choice, game)
    helping = _helping(game, total, context, tapping)
    if helping:
        found = _plan_for_rest(game, total, context, helping, using)
        if found is not None:
            return found
        using = (frozenset(game.objects) if using is None else using) - helping.keys()
    floating = game.players[choice.player].mana
    if using and floating and not any(_MANA.fullmatch(each.name) for each in paying or ()):
        return _with_named(game, total, context, using)
    return payment_search.solve(game, total, context, using=using) or Plan()


def _helping(
    game: Game, total: Cost, context: PaymentContext, tapping: tuple[Ref, ...]
) -> dict[ObjectId, frozenset[str]]:
    """Give what is tapped instead of paying mana (CR 702.51a), with the colors that it may pay."""
    from rulings_cli.engine import instead_of_mana

    keywords = instead_of_mana.keywords_of(game, context, total) if tapping else ()
    able: dict[ObjectId, frozenset[str]] = {}
    for keyword in keywords:
        if keyword != "delve":
            able = {**dict(instead_of_mana.available(game, context, keyword)), **able}
    helping: dict[ObjectId, frozenset[str]] = {}
    for ref in tapping if able else ():
        found = (each for each in naming.find(game, ref) if each in able and each not in helping)
        one = next(found, None)
        if one is not None:
            helping[one] = able[one]
    return helping


def _plan_for_rest(
    game: Game,
    total: Cost,
    context: PaymentContext,
    helping: dict[ObjectId, frozenset[str]],
    using: frozenset[ObjectId] | None,
) -> Plan | None:
    """Give a plan for what is left of the mana when all of these have helped, if there is one."""
    from rulings_cli.engine import costs, instead_of_mana, payment_search

    dry = game.fork()
    for each in helping:
        dry.update(each, tapped=True)
    others = tuple(each for each in total.components if not isinstance(each, PayMana))
    rests = instead_of_mana.without(costs.mana_of(total), list(helping.values()))
    for rest in dict.fromkeys(rests):
        left = total.evolve(components=(PayMana(rest), *others))
        found = next(payment_search.ways(dry, context.player, left, context, using=using), None)
        if found is not None and not found.instead:
            return found
    return None


def _with_named(
    game: Game, total: Any, context: PaymentContext, using: frozenset[ObjectId]
) -> Plan:
    """Give a plan that takes what the line names before the mana that is in the pool.

    Of the plans that need mana of the pool too, one that uses all that is named comes first; where
    none of it can be used, the line is Unclear.
    """
    from rulings_cli.engine import payment_search

    dry = game.fork()
    dry.update_player(context.player, mana=())
    found = payment_search.solve(dry, total, context, using=using)
    if found is not None:
        return found
    most: Plan | None = None
    for each in payment_search.ways(game, context.player, total, context, using=using):
        if most is None or len(_used(each)) > len(_used(most)):
            most = each
        if using <= _used(each):
            break
    if most is not None and not _used(most) & using:
        name = game.get(min(using)).name
        raise Unclear(f"{name} pays nothing of it", "leave out what it is to be paid with")
    return most or Plan()


def _used(plan: Plan) -> frozenset[ObjectId]:
    return frozenset((*plan.sources, *(one for _, held in plan.instead for one in held)))


def _payment_of(choice: Choice, game: Game) -> tuple[Any, PaymentContext]:
    from rulings_cli.engine import payment_search

    if not isinstance(choice.about, tuple) and game.activating:
        source, index = game.activating[-1]
        ability = layers.characteristics(game, source).abilities[index]
        return choice.about, PaymentContext("activate", choice.player, source, ability)
    return payment_search.payment_of(choice, game)


def _named_units(choice: Choice, game: Game, paying: tuple[Thing, ...]) -> Any:
    """Give the units that "{R} from Codie" names, if they are as many as are asked for."""
    left = [
        each
        for each in game.players[choice.player].mana
        if each.serial in getattr(choice.domain, "options", ())
    ]
    found: list[int] = []
    for thing in paying:
        said = _MANA.fullmatch(thing.name)
        if said is None:
            continue
        for symbol in parse_mana_cost(said[1]).symbols:
            unit = next((e for e in left if e.type == symbol and _is_from(game, e, said[2])), None)
            if unit is not None:
                left.remove(unit)
                found.append(unit.serial)
    return tuple(found) if found and choice.domain.contains(tuple(found)) else None


def _is_from(game: Game, unit: ManaUnit, name: str | None) -> bool:
    if name is None:
        return True
    each = game.objects.get(unit.source) or game.last_known.get(unit.source)
    if each is None:
        return False
    names = naming.names_of(each)
    return any(name == full or naming.is_short_for(name, full) for full in names)


def _sources(game: Game, player: str, paying: tuple[Thing, ...]) -> tuple[ObjectId, ...]:
    """Give the permanents and cards that "paying with 4 Island; Codie" names."""
    found: list[ObjectId] = []
    for thing in paying:
        if _MANA.fullmatch(thing.name):
            continue
        ref = phrases.ref(thing.name)
        own = [
            each
            for each in naming.find(game, ref)
            if each not in found and layers.characteristics(game, each).controller == player
        ]
        if not own:
            found.append(naming.one(game, ref))
            continue
        untapped = [each for each in own if not game.objects[each].tapped]
        found += (untapped + [each for each in own if each not in untapped])[: thing.count]
    return tuple(found)
