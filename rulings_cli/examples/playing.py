"""Playing the "when" lines of an example: actions, priority, and what is left open between."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from itertools import product
from typing import Any, Final

from rulings_cli import engine
from rulings_cli.examples import happening, naming, setting_up
from rulings_cli.examples.answering import OPEN, Answerer, Hints, fitting
from rulings_cli.examples.lines import Act, Line, Phrase, Ref
from rulings_cli.examples.naming import Cards, Names, Unclear
from rulings_cli.examples.paying_plans import DONE, Payer
from rulings_cli.game.actions import (
    Action,
    ActivateAbility,
    CastSpell,
    Done,
    PassPriority,
    PlayLand,
    Refused,
)
from rulings_cli.game.choices import Choice, ChoiceNeeded, IllegalAnswer, Tape
from rulings_cli.game.events import BecameTapped, NothingHappened, SpellCast, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Edition
from rulings_cli.terms.rules.costs import ONE_ALTERNATIVE_COST
from rulings_cli.terms.rules.symbols import X_IS_ZERO
from rulings_cli.terms.zones import Zone

Procedure = Callable[[Tape], "Done | Refused"]
#: When lines that answer a choice which the line before left open, by the kinds they answer.
_ANSWERS: Final[dict[str, frozenset[str]]] = {
    "accept": frozenset(("may",)),
    "decline": frozenset(("may",)),
    "cast_it": frozenset(("may",)),
    "pay_it": frozenset(("may",)),
    "pay_not": frozenset(("may",)),
    "pay": frozenset(("may",)),
    "order": frozenset(("order triggers",)),
    "choose": OPEN - {"may", "order triggers"},
}
_CASTABLE: Final = (Zone.HAND, Zone.COMMAND, Zone.EXILE, Zone.GRAVEYARD, Zone.LIBRARY)
_ACTIVATABLE: Final = (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)
_FROM: Final = {
    "the command zone": Zone.COMMAND,
    "exile": Zone.EXILE,
    "the graveyard": Zone.GRAVEYARD,
    "your graveyard": Zone.GRAVEYARD,
    "your hand": Zone.HAND,
    "your library": Zone.LIBRARY,
}


class Attempt:
    """An action that the rules refused: what was tried, with what, and why not."""

    __slots__ = ("line", "name", "refused", "verb")

    def __init__(self, verb: str, name: str, refused: Refused, line: Line | None) -> None:
        self.verb = verb
        self.name = name
        self.refused = refused
        self.line = line


class Pending:
    """An action that is half done: how to go on with it, and the position it stands at."""

    __slots__ = ("answerer", "answers", "choice", "line", "procedure", "so_far", "verb")

    def __init__(
        self,
        procedure: Procedure,
        answers: tuple[Any, ...],
        needed: ChoiceNeeded,
        answerer: Answerer,
        line: Line,
    ) -> None:
        self.procedure = procedure
        self.answers = answers
        self.choice: Choice = needed.choice
        self.so_far: Game = needed.so_far
        self.answerer = answerer
        self.line = line


class Play:
    """One run of an example: the position now, and what the rules refused on the way."""

    def __init__(
        self,
        given: tuple[Line, ...],
        cards: Cards,
        edition: Edition,
        *,
        script: tuple[Line, ...] = (),
        seed: int = 0,
        lenient: bool = False,
    ) -> None:
        self.names = Names(cards)
        turns_pass = any(each.form in ("next_turn", "turn_passes") for each in script)
        self.game = setting_up.set_up(given, self.names, edition, turns_pass=turns_pass)
        self.pending: Pending | None = None
        self.attempts: list[Attempt] = []
        #: what the trace held when the last action began
        self.since = 0
        #: and what it held when the action before that began
        self.before = 0
        self.seed = seed
        self.lenient = lenient
        self._next: Line | None = None

    @property
    def position(self) -> Game:
        """Give the position now; inside an unfinished action it is only to be read."""
        return self.game if self.pending is None else self.pending.so_far

    def do(self, line: Line, following: Line | None = None) -> None:
        """Carry out one "when" line; `following` is the next one, which may answer a choice."""
        self._next = following
        if self.pending is not None:
            if self._goes_on(line):
                return
            self.finish()
        self.before, self.since = self.since, len(self.game.trace)
        _DO.get(line.form, Play._happen)(self, line)

    def finish(self) -> None:
        """Finish an action that is half done: pay with what there is, decline what is optional."""
        while self.pending is not None:
            pending, self.pending = self.pending, None
            pending.answerer.pausing = False
            pending.answerer.is_open = lambda _: False
            self._run(pending.procedure, pending.answerer, pending.line, pending.answers)

    # --- going on with what was left open -------------------------------------------------------

    def _goes_on(self, line: Line) -> bool:
        pending = self.pending
        assert pending is not None
        if pending.choice.kind == "mana abilities":
            if line.form == "activate":
                self._activate_inside(line, pending)
                return True
            if line.form == "pay":
                self._pay_inside(line, pending)
                return True
            return False
        if pending.choice.kind not in _ANSWERS.get(line.form, ()):
            return False
        self._continue(pending, self._answer(line, pending), Hints(_tails(line)), line)
        return True

    def _answer(self, line: Line, pending: Pending) -> Any:
        form = line.form
        if form in ("decline", "pay_not"):
            return False
        if form in ("accept", "cast_it", "pay_it", "pay"):
            return True
        if form == "order":
            hints = Hints()
            hints.order = list(line.get("objects"))
            answerer = Answerer([hints])
            return answerer(pending.choice, pending.so_far)
        found = fitting(pending.choice, pending.so_far, line.get("values"))
        if found is None:
            asked = pending.choice.prompt or pending.choice.kind
            options = ", ".join(map(str, list(getattr(pending.choice.domain, "options", ()))[:8]))
            raise Unclear(f"{line.text!r} is no answer to: {asked}", f"it may be: {options}")
        return found[0]

    def _continue(self, pending: Pending, answer: Any, hints: Hints, line: Line) -> None:
        """Go on with an action; where this line turns out illegal it stays as it was."""
        pending.answerer.hints.insert(0, hints)
        pending.answerer.is_open = self._is_open
        wrong = _not_possible(pending, hints, line)
        if wrong is None:
            self.pending = None
            answers = (*pending.answers, answer)
            self._run(pending.procedure, pending.answerer, pending.line, answers)
            wrong = self._other_x(hints, line)
        if wrong is not None:
            pending.answerer.hints.pop(0)
            self.pending = pending
            self.attempts.append(wrong)

    def _other_x(self, hints: Hints, line: Line) -> Attempt | None:
        """Give the refusal of an X that was not asked for, since it can only be 0 (CR 107.3b)."""
        if hints.x in (None, 0) or "x" in hints.asked or self.pending is not None:
            return None
        for each in reversed(self.game.trace):
            if isinstance(each, SpellCast):
                reason = f"X can only be 0, not {hints.x}: the mana cost is not paid"
                refused = Refused(PassPriority(each.player), X_IS_ZERO, reason)
                return Attempt("casting", each.name, refused, line)
        return None

    def _activate_inside(self, line: Line, pending: Pending) -> None:
        """Activate a mana ability while mana is asked for; an illegal one is just not done."""
        from rulings_cli.engine import activating

        act: Act = line.get("action")
        game, player = pending.so_far, line.get("player")
        source = self._source(game, act.object, player)
        index = self._ability(game, player, source, act, paying_mana=True)
        refused = None
        if activating.cant_activate(game, player, source, index, paying_mana=True) is not None:
            refused = activating.why_no_mana_ability(game, player, source, index)
        if refused is not None:
            self.attempts.append(Attempt("activating", act.object.name, refused, line))
            return
        before = self.pending
        tried = len(self.attempts)
        self._continue(pending, ("activate", source, index), Hints(act.tails), line)
        if len(self.attempts) > tried:
            # the activation failed, not the casting: it goes on as before (CR 733.1)
            failed = self.attempts.pop()
            self.attempts.append(Attempt("activating", act.object.name, failed.refused, line))
            pending.answerer.hints.pop(0)
            self.pending = before

    def _pay_inside(self, line: Line, pending: Pending) -> None:
        from rulings_cli.examples.lines import Thing

        hints = Hints()
        things = line.get("things") or (Thing("".join(f"{{{each}}}" for each in line.get("mana"))),)
        hints.paying = things
        pending.answerer.pausing = False
        self._continue(pending, DONE, hints, line)

    # --- running an action ----------------------------------------------------------------------

    def _is_open(self, kind: str) -> bool:
        return self._next is not None and kind in _ANSWERS.get(self._next.form, ())

    def _answerer(self, hints: Hints, *, pausing: bool = False) -> Answerer:
        return Answerer(
            [hints],
            is_open=self._is_open,
            pausing=pausing,
            lenient=self.lenient,
            seed=self.seed,
        )

    def _run(
        self,
        procedure: Procedure,
        answerer: Answerer,
        line: Line,
        answers: tuple[Any, ...] = (),
    ) -> None:
        tape = Tape(answers, answerer)
        try:
            result = attempt(procedure, tape)
        except ChoiceNeeded as needed:
            self.pending = Pending(procedure, tuple(tape.answers), needed, answerer, line)
            return
        if isinstance(result, Refused):
            self.attempts.append(Attempt(_verb(line), _name(line), result, line))
        else:
            self.game = result.game
            self._check_all_was_asked(answerer)

    # --- actions --------------------------------------------------------------------------------

    def try_action(self, line: Line, verb: str, *, player: str = "you") -> Refused | Done:
        """Tell how an action that a "then" line speaks of would come out now; nothing changes."""
        act: Act = line.get("action")
        if self.pending is not None and verb == "activating":
            return self._try_inside(act, line.get("player", player))
        action, hints = self.action_of(verb, act, line.get("player", player), self.position)
        answerer = Answerer([hints], lenient=True, seed=self.seed)
        game = self.game
        result = _with_ways_to_pay(
            lambda tape: in_priority(game, action, tape), answerer, lambda: Hints(act.tails)
        )
        assert isinstance(result, Done | Refused)
        return result

    def _try_inside(self, act: Act, player: str) -> Refused | Done:
        from rulings_cli.engine import activating

        game = self.position
        source = self._source(game, act.object, player)
        index = self._ability(game, player, source, act, paying_mana=True)
        if activating.cant_activate(game, player, source, index, paying_mana=True) is None:
            return Done(game)
        return activating.why_no_mana_ability(game, player, source, index)

    def action_of(self, verb: str, act: Act, player: str, game: Game) -> tuple[Action, Hints]:
        """Give the action that a line means, and what it says of the choices."""
        if verb == "activating":
            source = self._source(game, act.object, player)
            index = self._ability(game, player, source, act, paying_mana=False)
            return ActivateAbility(player, source, index), Hints(act.tails)
        card = self._card(game, act, player)
        face = _face(game, card, act)
        hints = Hints(act.tails, named=act.object.name)
        if verb == "playing":
            return PlayLand(player, card, face), hints
        return CastSpell(player, card, face, _alternative(act)), hints

    def _card(self, game: Game, act: Act, player: str) -> ObjectId:
        where = act.tail("from")
        zones: Iterable[Zone] = _CASTABLE if where is None else (_FROM[where.get("zone")],)
        found = naming.find(game, act.object, zones)
        own = [each for each in found if game.objects[each].owner == player]
        if not own and not found:
            return naming.one(game, act.object, zones)
        return (own or list(found))[0]

    def _source(self, game: Game, ref: Ref, player: str) -> ObjectId:
        bare = ref.evolve(part="", part_kind="", part_nth=0)
        for zone in _ACTIVATABLE:
            found = naming.find(game, bare, (zone,))
            own = [each for each in found if game.objects[each].controller == player]
            ready = [each for each in own if not game.objects[each].tapped]
            if ready or own or found:
                return (ready or own or list(found))[0]
        return naming.one(game, bare, _ACTIVATABLE)

    def _ability(
        self, game: Game, player: str, source: ObjectId, act: Act, *, paying_mana: bool
    ) -> int:
        """Give which ability is meant: the named one, else the only one that fits."""
        from rulings_cli.engine import activating

        found = naming.ability_indices(game, source, act.object)
        if not found:
            raise Unclear(f"{game.objects[source].name} has no such activated ability")
        if len(found) == 1:
            return found[0]
        if paying_mana:
            found = _kept(found, lambda at: _is_mana(game, source, at))
        found = _kept(found, lambda at: _makes(game, player, source, at, act))
        legal = [
            at
            for at in found
            if activating.cant_activate(game, player, source, at, paying_mana=paying_mana) is None
        ]
        found = tuple(legal) or found
        if len(found) > 1 and not _all_alike(game, source, found):
            name = game.objects[source].name
            raise Unclear(
                f"{name} has {len(found)} abilities that this could be",
                f"say which: {name}'s second ability",
            )
        return found[0]

    # --- lines ----------------------------------------------------------------------------------

    def _act(self, line: Line) -> None:
        player = line.get("player")
        action, hints = self.action_of(_verb(line), line.get("action"), player, self.game)
        game = self.game
        pausing = line.form == "begin_cast"
        answerer = self._answerer(hints, pausing=pausing)

        def procedure(tape: Tape) -> Done | Refused:
            return in_priority(game, action, tape)

        if pausing:
            self._run(procedure, answerer, line)
            return
        act: Act = line.get("action")
        named = act.object.name
        found = _with_ways_to_pay(procedure, answerer, lambda: Hints(act.tails, named=named))
        if isinstance(found, Pending):
            found.line = line
            self.pending = found
        elif isinstance(found, Refused):
            self.attempts.append(Attempt(_verb(line), named, found, line))
        else:
            before, self.game = self.game, found.game
            wrong = self._other_x(answerer.hints[0], line)
            if wrong is not None:
                self.game = before
                self.attempts.append(wrong)
            else:
                self._check_all_was_asked(answerer)

    def _pass(self, line: Line) -> None:
        game, player = self.game, line.get("player")
        action = PassPriority(player)
        self._run(lambda tape: engine.step(game, action, tape), self._answerer(Hints()), line)

    def _all_pass(self, line: Line) -> None:
        game = self.game
        if line.form == "resolve_top" and not game.stack():
            raise Unclear("the stack is empty: nothing can resolve")
        self._run(lambda tape: _everybody_passes(game, tape), self._answerer(Hints()), line)

    def _resolve(self, line: Line) -> None:
        game = self.game
        goal = None
        if line.form == "resolves":
            goal = naming.one(game, line.get("object"), (Zone.STACK,))
        elif not game.stack():
            raise Unclear("the stack is empty: nothing can resolve")
        self._run(lambda tape: _pass_until(game, goal, tape), self._answerer(Hints()), line)

    def _happen(self, line: Line) -> None:
        if not happening.is_happening(line.form):
            if line.form in ("cast_it", "accept") and self._was_impossible(line):
                return
            raise Unclear(
                f"nothing was asked that {line.text!r} could answer",
                "it stands right after the line whose choice it answers",
            )
        game, names = self.game, self.names

        def procedure(tape: Tape) -> Done:
            fork = game.fork()
            happening.happens(fork, tape, line, names)
            return Done(fork)

        self._run(procedure, self._answerer(Hints()), line)

    def _check_all_was_asked(self, answerer: Answerer) -> None:
        """Raise Unclear where a line says something that its action never asked."""
        told = self.game.trace[self.since :]
        tapped = [self.game.get(e.object).name for e in told if isinstance(e, BecameTapped)]
        moved = [each.name for each in told if isinstance(each, ZoneChanged)]
        left = ", ".join(filter(None, (e.unused((*tapped, *moved)) for e in answerer.hints)))
        if left and not answerer.lenient:
            raise Unclear(f"nothing asked for this: {left}", "leave it out")

    def _was_impossible(self, line: Line) -> bool:
        """Count a "you cast it" that was not even offered as a refused casting (CR 608.2d)."""
        told = [
            each for each in self.game.trace[self.before :] if isinstance(each, NothingHappened)
        ]
        if not told:
            return False
        last = told[-1]
        name = self.game.get(last.about).name if last.about is not None else "it"
        refused = Refused(PassPriority("you"), last.because[0], last.reason, last.because[1:])
        self.attempts.append(Attempt("casting", name, refused, line))
        return True


def _not_possible(pending: Pending, hints: Hints, line: Line) -> Attempt | None:
    """Give the refusal of another alternative cost where one applies already (CR 118.9a)."""
    effects: tuple[Any, ...] = getattr(pending.choice.about, "effects", ())
    is_free = bool(effects) and getattr(effects[0], "free", False)
    if not hints.alternative or not is_free:
        return None
    moved = [each for each in pending.so_far.trace if isinstance(each, ZoneChanged)]
    name = moved[-1].name if moved else "it"
    reason = f"it is cast without paying its mana cost, so not for its {hints.alternative} cost"
    refused = Refused(PassPriority(pending.choice.player), ONE_ALTERNATIVE_COST, reason)
    return Attempt("casting", name, refused, line)


def attempt(procedure: Procedure, tape: Tape) -> Done | Refused:
    """Run an action; an answer that the rules do not allow is a refusal by the asking rule."""
    try:
        return procedure(tape)
    except IllegalAnswer as wrong:
        reason = f"that is no legal choice: {wrong.choice.prompt or wrong.choice.kind}"
        return Refused(PassPriority(wrong.choice.player), wrong.choice.rule, reason)


def _with_ways_to_pay(
    procedure: Procedure, answerer: Answerer, hints: Callable[[], Hints]
) -> Done | Refused | Pending:
    """Run an action, trying the ways to pay its hybrid symbols until one succeeds."""
    tape = Tape((), answerer)
    try:
        first = attempt(procedure, tape)
    except ChoiceNeeded as needed:
        return Pending(procedure, tuple(tape.answers), needed, answerer, _NO_LINE)
    hybrid = [choice for choice, _ in tape.asked if choice.kind == "hybrid"]
    if isinstance(first, Done) or not hybrid:
        return first
    sizes = [range(len(list(each.domain))) for each in hybrid[:5]]
    for ways in list(product(*sizes))[1:]:
        answerer.hints[:] = [hints()]
        answerer.payer = Payer()
        answerer.tried = ways
        tape = Tape((), answerer)
        try:
            found = attempt(procedure, tape)
        except ChoiceNeeded as needed:
            return Pending(procedure, tuple(tape.answers), needed, answerer, _NO_LINE)
        if isinstance(found, Done):
            return found
    return first


_NO_LINE: Final = Line("", (), "when", "")


def in_priority(game: Game, action: Any, tape: Tape) -> Done | Refused:
    """Take an action; a player who has priority before them and could pass, passes first."""
    other = game.priority
    if other not in (None, action.player) and action.player not in game.passed:
        passed = engine.step(game, PassPriority(other), tape)
        if isinstance(passed, Done) and passed.game.priority == action.player:
            game = passed.game
    return engine.step(game, action, tape)


def _everybody_passes(game: Game, tape: Tape) -> Done | Refused:
    for _ in game.turn_order:
        if game.priority is None:
            raise Unclear("nobody has priority")
        result = engine.step(game, PassPriority(game.priority), tape)
        if isinstance(result, Refused):
            return result
        game = result.game
        if not game.passed:
            break
    return Done(game)


def _pass_until(game: Game, goal: ObjectId | None, tape: Tape) -> Done | Refused:
    for _ in range(500):
        if not game.stack() or (goal is not None and goal not in game.stack()):
            return Done(game)
        result = _everybody_passes(game, tape)
        if isinstance(result, Refused):
            return result
        game = result.game
    raise Unclear("the stack does not become empty: something goes on for ever")


def _verb(line: Line) -> str:
    return {"activate": "activating", "play": "playing"}.get(line.form, "casting")


def _name(line: Line) -> str:
    act = line.get("action")
    if isinstance(act, Act):
        return act.object.name
    ref = line.get("object")
    return ref.name if isinstance(ref, Ref) else line.text


def _tails(line: Line) -> tuple[Phrase, ...]:
    found = line.get("tails", ())
    things = line.get("things")
    return (*found, *((Phrase("paying", (("things", things),)),) if things else ()))


def _alternative(act: Act) -> str:
    found = act.tail("alternative")
    if found is not None:
        return str(found.get("name"))
    return "free" if act.tail("free") is not None else ""


def _face(game: Game, card: ObjectId, act: Act) -> int | None:
    named = act.tail("face")
    name = act.object.name if named is None else named.get("name")
    held = game.objects[card].card
    if held is None or len(held.faces) == 1:
        return None
    return next((at for at, each in enumerate(held.faces) if each.name == name), None)


def _kept(found: tuple[int, ...], fits: Callable[[int], bool]) -> tuple[int, ...]:
    return tuple(each for each in found if fits(each)) or found


def _is_mana(game: Game, source: ObjectId, index: int) -> bool:
    from rulings_cli.engine import activating

    ability = activating.activated_at(game, source, index)
    return ability is not None and activating.is_mana_ability(game, source, ability)


def _makes(game: Game, player: str, source: ObjectId, index: int, act: Act) -> bool:
    """Tell whether an ability makes the mana that the line chooses, where it chooses any."""
    from rulings_cli.engine import activating, mana
    from rulings_cli.engine.context import Context

    choosing = act.tail("choosing")
    wanted = {
        letter
        for each in (() if choosing is None else choosing.get("values"))
        if each.startswith("{")
        for letter in each.strip("{}").split("}{")
    }
    if not wanted:
        return True
    ability = activating.activated_at(game, source, index)
    return wanted <= mana.producible(game, ability, Context(source, player))


def _all_alike(game: Game, source: ObjectId, found: tuple[int, ...]) -> bool:
    from rulings_cli.engine import layers

    abilities = layers.characteristics(game, source).abilities
    return len({abilities[each] for each in found}) == 1


_DO: Final[dict[str, Callable[[Play, Line], None]]] = {
    "begin_cast": Play._act,
    "cast": Play._act,
    "activate": Play._act,
    "play": Play._act,
    "pass": Play._pass,
    "all_pass": Play._all_pass,
    "resolve_top": Play._all_pass,
    "resolve_all": Play._resolve,
    "resolves": Play._resolve,
}
