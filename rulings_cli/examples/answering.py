"""Answering the choices of the engine from what the lines of an example say.

A choice is answered by the tails of its line, else by a default where that is harmless (the only
option, chance, an untold "may" is declined), else it stays open for the next "when" line.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.effects import CastCard
from rulings_cli.engine import choosing, layers
from rulings_cli.engine.optional_costs import OFTEN
from rulings_cli.examples import naming
from rulings_cli.examples.hints import Hints, is_among
from rulings_cli.examples.lines import Ref, Thing
from rulings_cli.examples.naming import Unclear
from rulings_cli.examples.paying_plans import Payer
from rulings_cli.examples.written_answers import fitting
from rulings_cli.game.choices import NO_ANSWER, Choice, OneOption, OrderOf, SubsetOf
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PaymentContext
from rulings_cli.terms.mana import ManaCost

#: Choices that a line answers by its tails or a default does; all others may stay open.
CLOSED: Final = frozenset(
    (
        "mana abilities",
        "pay",
        "hybrid",
        "x",
        "optional costs",
        "alternative cost",
        "shuffle",
        "random order",
        "untap",
    )
)


class Answerer:
    """Answers the choices of one action; `lenient` takes the first way where a line says none.

    `pausing`: the outermost "mana abilities" choice stays open, for a casting that was begun.
    `is_open(kind)`: whether the next line of the script will answer a choice of that kind.
    """

    __slots__ = (
        "casts_now",
        "declined",
        "forced",
        "halves",
        "hints",
        "is_open",
        "lenient",
        "path",
        "pausing",
        "payer",
        "pays_now",
        "seed",
        "taken",
    )

    def __init__(
        self,
        hints: list[Hints],
        *,
        is_open: Callable[[str], bool] = lambda _: False,
        pausing: bool = False,
        lenient: bool = False,
        seed: int = 0,
    ) -> None:
        self.hints = hints
        #: what could be answered in one way only, and was: the choice, where, and the answer
        self.declined: list[str] = []
        self.forced: list[tuple[Choice, Game, Any]] = []
        #: whether a line pays now what an effect asks for, and how it pays hybrid symbols
        self.pays_now = False
        #: whether a line casts what is offered, though another offer comes before that one
        self.casts_now = False
        self.halves: list[str] = []
        self.is_open = is_open
        self.pausing = pausing
        self.lenient = lenient
        self.seed = seed
        self.payer = Payer()
        #: which option to take at each choice that any way will do for, as far as it is set
        self.path: tuple[int, ...] = ()
        #: which option was taken at each of them, and of how many
        self.taken: list[tuple[int, int]] = []

    def restart(self, hints: Hints, path: tuple[int, ...]) -> None:
        """Begin anew, to try another way."""
        self.hints[:] = [hints]
        self.payer = Payer()
        self.path = path
        self.taken = []

    def next_path(self) -> tuple[int, ...] | None:
        """Give the next way to try: the last choice that has another option takes it."""
        for at in range(len(self.taken) - 1, -1, -1):
            index, size = self.taken[at]
            if index + 1 < size:
                return (*(each for each, _ in self.taken[:at]), index + 1)
        return None

    def _any(self, options: tuple[Any, ...]) -> Any:
        at = len(self.taken)
        index = self.path[at] if at < len(self.path) else 0
        self.taken.append((index, len(options)))
        return options[index]

    def __call__(self, choice: Choice, game: Game) -> Any:
        """Give the answer, or NO_ANSWER to leave the action unfinished."""
        special = _SPECIAL.get(choice.kind)
        if special is not None:
            answer = special(self, choice, game)
            if answer is not None:
                return answer
        planned = self.payer.planned(choice, game)
        if planned is not None:
            return planned
        answer = self._from_values(choice, game)
        if answer is not NO_ANSWER:
            return answer
        answer = choosing.forced(choice)
        if answer is not NO_ANSWER:
            self.forced.append((choice, game, answer))
            return answer
        return self._undecided(choice, game)

    def _undecided(self, choice: Choice, game: Game) -> Any:
        if self.casts_now and choice.kind == "may" and _offers_to_cast(choice):
            return True
        if choice.kind not in CLOSED and self.is_open(choice.kind):
            return NO_ANSWER
        if choice.kind == "may":
            self.declined.append(choice.player)
            return False
        if choice.kind == "copy" and None in getattr(choice.domain, "options", ()):
            return None  # "you may have it enter as a copy": declined
        if isinstance(choice.domain, SubsetOf):
            options, minimum = choice.domain.options, choice.domain.minimum
            domain_is_whole = choice.domain.maximum >= len(options)
            alike = {_alike(game, each) for each in options}
            if minimum == 0 and choice.kind != "untap":
                return ()
            if choice.kind == "untap" and domain_is_whole:
                return options
            if self.lenient or len(alike) == 1 or choice.kind == "tap":
                self.forced.append((choice, game, options[:minimum]))
                return options[:minimum]
        if isinstance(choice.domain, OneOption) and (
            self.lenient
            or choice.kind in ("face", "alternative cost", "optional costs")
            or _all_alike(game, _what_is_ordered(choice))
        ):
            return choice.domain.options[0]
        if isinstance(choice.domain, OrderOf):
            return choice.domain.options
        if self.lenient and choice.kind in ("x", "number"):
            return max(0, getattr(choice.domain, "lowest", 0))
        asked = choice.prompt or choice.kind
        raise Unclear(
            f"the line does not say what is chosen: {asked} ({choice.rule.number})",
            _HINTS.get(choice.kind, "say it with “choosing …”, or with “you choose …” after it"),
        )

    # --- by kind ------------------------------------------------------------------------------

    def _targets(self, choice: Choice, game: Game) -> Any:
        domain = choice.domain
        assert isinstance(domain, SubsetOf)
        for hints in self.hints:
            if hints.targets:
                taken = hints.targets[: max(1, domain.maximum)]
                del hints.targets[: len(taken)]
                found: list[int | str] = []
                for each in taken:
                    found.append(self._target(game, each, domain, found))
                return tuple(found)
        return None

    def _target(
        self, game: Game, ref: Ref, domain: SubsetOf, others: Sequence[int | str]
    ) -> int | str:
        """Give what is meant; of several with one name those that are no target yet."""
        if ref.kind == "player":
            return ref.name
        found = [each for each in naming.find(game, ref) if each not in others]
        fitting = [each for each in found if each in domain.options]
        return fitting[0] if fitting else naming.one(game, ref)

    def _x(self, choice: Choice, game: Game) -> Any:
        for hints in self.hints:
            if hints.x is not None and "x" not in hints.asked:
                hints.asked.add("x")
                return hints.x
        # "paying 3 life" says X where only life is paid with it
        spell = game.objects.get(choice.about) if isinstance(choice.about, int) else None
        cost = spell.face.mana_cost if spell is not None else None
        in_mana = cost is None or "X" in cost.symbols
        return None if in_mana else next((e.life for e in self.hints if e.life), None)

    def _face(self, choice: Choice, game: Game) -> Any:
        card = game.get(choice.about).card if isinstance(choice.about, int) else None
        for hints in self.hints:
            for index, face in enumerate(card.faces if card is not None else ()):
                if face.name == hints.face:
                    return index
        return self._any(tuple(choice.domain)) if isinstance(choice.domain, OneOption) else None

    def _alternative(self, choice: Choice, _game: Game) -> Any:
        assert isinstance(choice.domain, OneOption)
        options = choice.domain.options
        return self._any(tuple(sorted(options, key=bool)))

    def _optional(self, choice: Choice, _game: Game) -> Any:
        if not isinstance(choice.domain, SubsetOf):
            return self._either(choice)
        wanted = []
        for hints in self.hints:
            names = [*hints.names, *(["kicker", "multikicker"] if hints.kicked else [])]
            names += ["additional cost"] if hints.given_up else []
            for each in choice.domain.options:
                name = next((one for one in names if str(each).startswith(one)), None)
                if name is not None and each not in wanted:
                    once = str(each).split()[0] not in OFTEN
                    wanted += [each] * (hints.kicked if once and hints.kicked > 1 else 1)
                    if name in hints.names:
                        hints.names.remove(name)
                    if hints.kicked:
                        hints.asked.add("kicked")
        return tuple(wanted)

    def _either(self, choice: Choice) -> Any:
        """Choose between costs by what the line gives up: the first that it can be for."""
        costs = getattr(choice.about, "costs", ())
        for index, cost in enumerate(costs):
            kinds = " ".join(type(each).__name__ for each in cost.components)
            for hints in self.hints:
                if (
                    (hints.sacrificing and "Sacrifice" in kinds)
                    or (hints.discarding and "Discard" in kinds)
                    or (hints.exiling and "Exile" in kinds)
                    or (hints.life is not None and "Life" in kinds)
                ):
                    return index
        return None

    def _division(self, _choice: Choice, _game: Game) -> Any:
        for hints in self.hints:
            if hints.dividing and "dividing" not in hints.asked:
                hints.asked.add("dividing")
                return hints.dividing
        return None

    def _number(self, _choice: Choice, _game: Game) -> Any:
        for each in self.hints:
            if each.kicked or each.given_up:
                return each.kicked or len(each.given_up)
        return None

    def _hybrid(self, choice: Choice, game: Game) -> Any:
        """Choose how a symbol is paid; the ways are tried in turn (see `procedures`)."""
        assert isinstance(choice.domain, OneOption)
        if not game.activating:  # else it says what mana the ability produces
            said = self._from_values(choice, game)
            if said is not NO_ANSWER:
                return said
        options = choice.domain.options
        if self.pays_now:
            return self._payable_half(choice, game, options)
        for hints in self.hints:
            if hints.life:
                paid = [each for each in options if "life" in str(each).lower()]
                if paid:
                    hints.life -= 2
                    return paid[0]
            elif hints.paying:  # then nothing is paid with life that the line does not say
                options = tuple(e for e in options if "life" not in str(e).lower()) or options
        return self._any(options)

    def _payable_half(self, choice: Choice, game: Game, options: tuple[Any, ...]) -> Any:
        """Choose the first way that can be paid together with those chosen before it."""
        from rulings_cli.engine import payment_search

        context = PaymentContext("resolution", choice.player)
        for each in options:
            if each != "life":
                total = Cost((PayMana(ManaCost((*self.halves, each))),))
                if payment_search.solve(game, total, context) is not None:
                    self.halves.append(each)
                    return each
        return options[-1]

    @property
    def _paying(self) -> tuple[Thing, ...] | None:
        return next((each.paying for each in self.hints if each.paying is not None), None)

    def _mana_abilities(self, choice: Choice, game: Game) -> Any:
        if self.pausing and not game.activating:
            return NO_ANSWER
        tapping = tuple(each for hints in self.hints for each in hints.tapping)
        return self.payer.mana_abilities(choice, game, self._paying, tapping)

    def _pay(self, choice: Choice, game: Game) -> Any:
        planned = self.payer.planned(choice, game)
        return self.payer.pay(choice, game, self._paying) if planned is None else planned

    def _order_triggers(self, choice: Choice, _game: Game) -> Any:
        refs = next((each.order for each in self.hints if each.order), None)
        if not refs or not isinstance(choice.domain, OrderOf):
            return None
        left = list(choice.domain.options)
        order = []
        for ref in refs:
            its = [e for e in choice.domain.options if _is_source(choice.about[e].source_was, ref)]
            named = its[ref.part_nth - 1 : ref.part_nth] if ref.part_nth else its
            for each in named:
                if each in left:
                    order.append(each)
                    left.remove(each)
                    break
        refs.clear()
        return (*order, *left)

    def _chance(self, choice: Choice, _game: Game) -> Any:
        assert isinstance(choice.domain, OrderOf)
        order, self.seed = choosing.permuted(choice.domain.options, self.seed)
        return order

    def _taken(self, slot: str) -> Callable[[Choice, Game], Any]:
        def answer(choice: Choice, game: Game) -> Any:
            domain = choice.domain
            refs = next((getattr(e, slot) for e in self.hints if getattr(e, slot)), None)
            if not refs or not isinstance(domain, SubsetOf):
                return None
            chosen: list[Any] = []
            while refs and len(chosen) < domain.maximum:
                ref = refs.pop(0)
                found = [e for e in naming.find(game, ref) if e not in chosen]
                legal = [e for e in found if e in domain.options]
                chosen.append((legal or found or [naming.one(game, ref)])[0])
            return tuple(chosen)

        return answer

    def _from_values(self, choice: Choice, game: Game) -> Any:
        for hints in self.hints:
            found = fitting(choice, game, tuple(hints.values))
            if found is not None:
                answer, used = found
                for each in used:
                    hints.values.remove(each)
                return answer
        return NO_ANSWER


def _alike(game: Game, option: Any) -> Any:
    """Give what an option looks like, so that identical objects count as one."""
    if isinstance(option, int) and option in game.objects:
        each = game.objects[option]
        now = layers.characteristics(game, option)
        return (each.name, each.zone, now.controller, each.tapped, each.counters)
    return option


def _offers_to_cast(choice: Choice) -> bool:
    offered = getattr(choice.about, "effects", ())
    return any(isinstance(each, CastCard) for each in offered[:1])


def _what_is_ordered(choice: Choice) -> tuple[Any, ...]:
    """Give the options, or the permanents whose effects they are the places of."""
    if choice.kind == "order replacement" and isinstance(choice.about, tuple):
        return tuple(choice.about[1])
    assert isinstance(choice.domain, OneOption)
    return choice.domain.options


def _all_alike(game: Game, options: tuple[Any, ...]) -> bool:
    """Tell whether the options are objects that look the same, so that any of them will do."""
    objects = [each for each in options if isinstance(each, int) and each in game.objects]
    if len(objects) < len(options) or any(isinstance(each, bool) for each in options):
        return False
    return len({_alike(game, each) for each in options}) == 1


def _is_source(each: Any, ref: Ref) -> bool:
    return is_among(ref, naming.names_of(each))


def _tapped(at: Answerer, choice: Choice, game: Game) -> Any:
    named = at._taken("tapping")(choice, game)
    return at.payer.instead(choice, game) if named is None else named


def _sacrificed(at: Answerer, choice: Choice, game: Game) -> Any:
    return at._taken("sacrificing")(choice, game)


def _discarded(at: Answerer, choice: Choice, game: Game) -> Any:
    return at._taken("discarding")(choice, game)


def _exiled(at: Answerer, choice: Choice, game: Game) -> Any:
    named = at._taken("exiling")(choice, game)
    return at.payer.instead(choice, game) if named is None else named


#: Kinds of choices that are read in a way of their own; None goes on to the usual way.
_SPECIAL: Final[dict[str, Callable[[Answerer, Choice, Game], Any]]] = {
    "targets": Answerer._targets,
    "x": Answerer._x,
    "face": Answerer._face,
    "alternative cost": Answerer._alternative,
    "optional costs": Answerer._optional,
    "number": Answerer._number,
    "division": Answerer._division,
    "hybrid": Answerer._hybrid,
    "mana abilities": Answerer._mana_abilities,
    "pay": Answerer._pay,
    "order triggers": Answerer._order_triggers,
    "shuffle": Answerer._chance,
    "random order": Answerer._chance,
    "tap": _tapped,
    "sacrifice": _sacrificed,
    "discard": _discarded,
    "exile": _exiled,
}
_HINTS: Final = {
    "combat damage": "say after it: Grizzly Bears assigns 1 damage to …; 1 damage to …",
    "division": "say it with “dividing 1; 2”, in the order of the targets",
    "targets": "say it with “targeting …”",
    "x": "say it with “with X=2”",
    "coin": "say it in the line after: you win the flip, or you lose the flip",
    "modes": "say it with “choosing mode 1”",
    "mana": "say it with “choosing {G}”",
    "color": "say it with “choosing red”, or with “you choose red” after it",
}
