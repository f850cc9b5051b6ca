"""Playing the "when" lines of an example: actions, priority, and what is left open between."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulings_cli import engine
from rulings_cli.examples import naming, setting_up
from rulings_cli.examples.actions import ability_of, action_of, source_of
from rulings_cli.examples.answering import CLOSED, Answerer
from rulings_cli.examples.hints import Hints
from rulings_cli.examples.lines import Act, Line, Phrase, Ref
from rulings_cli.examples.naming import Cards, Unclear
from rulings_cli.examples.paying_plans import DONE
from rulings_cli.examples.procedures import (
    Pending,
    Procedure,
    attempt,
    everybody_passes,
    in_priority,
    pass_until,
    with_ways_to_pay,
)
from rulings_cli.examples.short_lines import FIGHTS, SHORT, in_full
from rulings_cli.examples.understanding import abstain_on_trial
from rulings_cli.examples.written_answers import fitting
from rulings_cli.game.actions import (
    Done,
    PassPriority,
    Refused,
    TakeSpecialAction,
)
from rulings_cli.game.choices import Choice, ChoiceNeeded, Tape
from rulings_cli.game.events import BecameTapped, ManaAdded, NothingHappened, SpellCast, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Edition
from rulings_cli.terms.rules.costs import ONE_ALTERNATIVE_COST
from rulings_cli.terms.rules.priority import ACTIONS_NEED_PRIORITY
from rulings_cli.terms.rules.symbols import X_IS_ZERO
from rulings_cli.terms.zones import Zone

#: When lines that answer a choice which the line before left open, by the kinds they answer.
ANSWERS: Final[dict[str, frozenset[str]]] = {
    "accept": frozenset(("may", "copy")),
    "decline": frozenset(("may", "copy")),
    "cast_it": frozenset(("may",)),
    "pay_it": frozenset(("may",)),
    "pay_not": frozenset(("may",)),
    "pay": frozenset(("may",)),
    "order": frozenset(("order triggers",)),
    "win_flip": frozenset(("coin",)),
    "lose_flip": frozenset(("coin",)),
    "assign": frozenset(("combat damage",)),
}


class Attempt:
    """An action that the rules refused: what was tried, with what, and why not.

    `game` is the position that it was tried in, set as it is kept.
    """

    __slots__ = ("game", "line", "name", "refused", "verb")

    def __init__(self, verb: str, name: str, refused: Refused, line: Line | None) -> None:
        self.game: Game | None = None
        self.verb = verb
        self.name = name
        self.refused = refused
        self.line = line


class Play:
    """One run of an example: the position now, and what the rules refused on the way."""

    def __init__(
        self,
        given: tuple[Line, ...],
        cards: Cards,
        edition: Edition,
        *,
        seed: int = 0,
        lenient: bool = False,
        change: Line | None = None,
        concludes: bool = False,
    ) -> None:
        self.names, self.game = setting_up.set_up(given, cards, edition)
        self.pending: Pending | None = None
        self.attempts: list[Attempt] = []
        #: what the trace held when the last action began
        self.since = 0
        #: and what it held when the action before that began
        self.before = 0
        self.seed = seed
        self.lenient = lenient
        #: the "but if" that may have taken away what the lines wait for
        self.change = change
        #: whether lines of its own say what is then so, without a thing that was taken away
        self.concludes = concludes
        self._next: Line | None = None
        #: who declined an offer in the last action because no line said what they do
        self.declined: list[str] = []
        #: the choices of the last action that had one answer only
        self._last_forced: list[tuple[Choice, Game, Any]] = []

    @property
    def position(self) -> Game:
        """Give the position now; inside an unfinished action it is only to be read."""
        return self.game if self.pending is None else self.pending.so_far

    def do(self, line: Line, following: Line | None = None) -> None:
        """Carry out one "when" line; `following` is the next one, which may answer a choice."""
        line = in_full(line)
        self._next = following
        if self._was_taken_away(line):
            return
        if self.pending is not None:
            if self._goes_on(line):
                return
            self.finish()
        self.before, self.since = self.since, len(self.game.trace)
        PLAYED.get(line.form, Play._happen)(self, line)

    def finish(self) -> None:
        """Finish an action that is half done: pay with what there is, decline what is optional."""
        while self.pending is not None:
            pending, self.pending = self.pending, None
            pending.answerer.pausing = False
            pending.answerer.casts_now = False
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
        if not _may_answer(line, pending.choice.kind):
            return False
        if line.form == "choose" and self._says_what_was_forced(pending, line):
            return True  # there was no other choice, and the next one is still to be answered
        if pending.choice.kind == "copy" and line.form == "accept":
            return True  # which object it enters as a copy of is still to be said
        self._continue(pending, self._answer(line, pending), Hints(_tails(line)), line)
        return True

    def _answer(self, line: Line, pending: Pending) -> Any:
        form = line.form
        if form in ("decline", "pay_not"):
            return _no(pending.choice)
        if form in ("accept", "cast_it", "pay_it", "pay"):
            return True
        if form in ("win_flip", "lose_flip"):
            if line.get("player") != pending.choice.player:
                raise Unclear("another player flips the coin", "who flips it wins or loses (705.2)")
            return form == "win_flip"
        if form == "order":
            hints = Hints()
            hints.order = list(line.get("objects"))
            answerer = Answerer([hints])
            return answerer(pending.choice, pending.so_far)
        if form == "assign":
            from rulings_cli.examples.fighting import shares_of

            return shares_of(pending.so_far, pending.choice, line)
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
        pending.answerer.pays_now = line.form in ("pay", "pay_it")
        pending.answerer.halves = []
        pending.answerer.casts_now = line.form == "cast_it"
        wrong = _not_possible(pending, hints, line)
        if wrong is None:
            self.pending = None
            answers = (*pending.answers, answer)
            self._run(pending.procedure, pending.answerer, pending.line, answers)
            wrong = self._other_x(hints, line)
        if wrong is not None:
            pending.answerer.hints.pop(0)
            self.pending = pending
            self._keep(wrong)

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
        source = source_of(game, act.object, player)
        index = ability_of(game, player, source, act, paying_mana=True)
        refused = None
        if activating.cant_activate(game, player, source, index, paying_mana=True) is not None:
            refused = activating.why_no_mana_ability(game, player, source, index)
        if refused is not None:
            self._keep(Attempt("activating", act.object.name, refused, line))
            return
        before = self.pending
        tried = len(self.attempts)
        self._continue(pending, ("activate", source, index), Hints(act.tails), line)
        if len(self.attempts) > tried:
            # the activation failed, not the casting: it goes on as before (CR 733.1)
            failed = self.attempts.pop()
            self._keep(Attempt("activating", act.object.name, failed.refused, line))
            pending.answerer.hints.pop(0)
            self.pending = before

    def _pay_inside(self, line: Line, pending: Pending) -> None:
        from rulings_cli.examples.lines import Thing

        hints = Hints()
        things = line.get("things") or (Thing("".join(f"{{{each}}}" for each in line.get("mana"))),)
        hints.paying = things
        answerer = pending.answerer
        answerer.pausing = False
        answer: Any = DONE
        if not all(each.name.startswith("{") for each in things):
            # it names sources, which are tapped first
            answer = answerer.payer.mana_abilities(pending.choice, pending.so_far, things)
        self._continue(pending, answer, hints, line)

    # --- running an action ----------------------------------------------------------------------

    def _keep(self, refused: Attempt) -> None:
        refused.game = self.game
        self.attempts.append(refused)

    def refusal(self, verb: str, name: str) -> Refused | None:
        """Give why an action was refused that was tried in the position as it still is."""
        for each in reversed(self.attempts):
            if each.verb == verb and each.name == name and each.game is self.game:
                return each.refused
        return None

    def _is_open(self, kind: str) -> bool:
        return self._next is not None and _may_answer(self._next, kind)

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
        self._last_forced = answerer.forced
        self.declined = answerer.declined
        try:
            result = attempt(procedure, tape)
        except ChoiceNeeded as needed:
            self.pending = Pending(procedure, tuple(tape.answers), needed, answerer, line)
            return
        if isinstance(result, Refused):
            self._keep(Attempt(_verb(line), _name(line), result, line))
        else:
            self.game = result.game
            if self.change is None or line.line == self.change.line:
                self._check_all_was_asked(answerer)

    # --- actions --------------------------------------------------------------------------------

    def try_action(self, line: Line, verb: str, *, player: str = "you") -> Refused | Done:
        """Tell how an action that a "then" line speaks of would come out now; nothing changes."""
        act: Act = line.get("action")
        waiting = self.pending.line if self.pending is not None else None
        begun = waiting is not None and waiting.form in _BEGUN
        own = waiting is not None and begun and waiting.get("player") == line.get("player", player)
        if waiting is not None and verb == "activating" and (own or not begun):
            return self._try_inside(act, line.get("player", player))
        action, hints = action_of(verb, act, line.get("player", player), self.position)
        if begun:
            reason = "nobody has priority until what was begun is paid for"
            return Refused(action, ACTIONS_NEED_PRIORITY, reason)
        answerer = Answerer([hints], lenient=True, seed=self.seed)
        game = self.game
        result = with_ways_to_pay(
            lambda tape: in_priority(game, action, tape), answerer, lambda: Hints(act.tails)
        )
        assert isinstance(result, Done | Refused)
        if isinstance(result, Done):
            abstain_on_trial(result.game, game, verb)
            hinted = answerer.hints[0] if answerer.hints else hints
            if hinted.x not in (None, 0) and "x" not in hinted.asked:
                reason = f"X can only be 0, not {hinted.x}: the mana cost is not paid"
                return Refused(action, X_IS_ZERO, reason)
            self._check_all_was_asked(answerer, result.game)
        return result

    def try_turning_up(self, id: ObjectId) -> Refused | Done:
        """Tell how turning a permanent face up would come out now; nothing changes."""
        from rulings_cli.engine import layers

        player = layers.characteristics(self.position, id).controller
        action = TakeSpecialAction(player, id, "turn face up")
        answerer = Answerer([Hints(())], lenient=True, seed=self.seed)
        found = with_ways_to_pay(
            lambda tape: in_priority(self.game, action, tape), answerer, lambda: Hints(())
        )
        assert isinstance(found, Done | Refused)
        return found

    def _try_inside(self, act: Act, player: str) -> Refused | Done:
        from rulings_cli.engine import activating

        game = self.position
        source = source_of(game, act.object, player)
        index = ability_of(game, player, source, act, paying_mana=True)
        if activating.cant_activate(game, player, source, index, paying_mana=True) is None:
            return Done(game)
        return activating.why_no_mana_ability(game, player, source, index)

    # --- lines ----------------------------------------------------------------------------------

    def _act(self, line: Line) -> None:
        player = line.get("player")
        action, hints = action_of(_verb(line), line.get("action"), player, self.game)
        game = self.game
        pausing = line.form in _BEGUN
        answerer = self._answerer(hints, pausing=pausing)

        def procedure(tape: Tape) -> Done | Refused:
            return in_priority(game, action, tape)

        if pausing:
            self._run(procedure, answerer, line)
            return
        act: Act = line.get("action")
        named = act.object.name
        found = with_ways_to_pay(procedure, answerer, lambda: Hints(act.tails, named=named))
        if isinstance(found, Pending):
            found.line = line
            self.pending = found
        elif isinstance(found, Refused):
            self._keep(Attempt(_verb(line), named, found, line))
        else:
            before, self.game = self.game, found.game
            wrong = self._other_x(answerer.hints[0], line)
            if wrong is not None:
                self.game = before
                self._keep(wrong)
            elif self.change is None or line.line == self.change.line:
                self._check_all_was_asked(answerer)

    def _pass(self, line: Line) -> None:
        game, player = self.game, line.get("player")
        action = PassPriority(player)
        self._run(lambda tape: engine.step(game, action, tape), self._answerer(Hints()), line)

    def _all_pass(self, line: Line) -> None:
        game = self.game
        if line.form == "resolve_top" and not game.stack():
            self._nothing_resolves()
            return
        self._run(lambda tape: everybody_passes(game, tape), self._answerer(Hints()), line)

    def _resolve(self, line: Line) -> None:
        game = self.game
        goal = None
        if line.form == "resolves":
            ref = line.get("object")
            if self.change and not naming.find(game, ref, (Zone.STACK,)):
                return  # the change has taken it away
            goal = naming.one(game, ref, (Zone.STACK,))
        elif not game.stack():
            self._nothing_resolves()
            return
        self._run(lambda tape: pass_until(game, goal, tape), self._answerer(Hints()), line)

    def _was_taken_away(self, line: Line) -> bool:
        """Tell whether a line acts with a thing that the change took away: then nothing is done."""
        gone = self.change
        ref = None if gone is None else _acting(line)
        if gone is None or ref is None or not self.concludes or not _is_without(gone, ref):
            return False
        return not naming.find(self.game, ref, tuple(Zone))

    def _nothing_resolves(self) -> None:
        """Let nothing resolve where a change took away what would; else it is a mistake."""
        if not self.change and not self.attempts:
            raise Unclear(
                "the stack is empty: nothing can resolve",
                "leave the line out, or look whether the line before puts something on the stack",
            )

    def _happen(self, line: Line) -> None:
        from rulings_cli.examples import happening

        if not happening.is_happening(line.form):
            if line.form in ("cast_it", "accept") and self._was_impossible(line):
                return
            if line.form == "choose" and self._was_forced(line):
                return
            if self.change is not None and line.line != self.change.line:
                return  # the change has taken away what it answers
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

    def _fight(self, line: Line) -> None:
        from rulings_cli.examples.fighting import FIGHTING

        game = self.game
        nobody = game.combat is None or not game.combat.attackers
        if nobody and line.form == "combat_damage" and (self.change or self.attempts):
            return  # nobody attacks after all
        self._run(lambda tape: FIGHTING[line.form](game, line, tape), self._answerer(Hints()), line)

    def _check_all_was_asked(self, answerer: Answerer, tried: Game | None = None) -> None:
        """Raise Unclear where a line says something that its action, done or tried, never asked."""
        game = self.game if tried is None else tried
        told = game.trace[self.since if tried is None else len(self.game.trace) :]
        tapped = [game.get(e.object).name for e in told if isinstance(e, BecameTapped)]
        moved = [each.name for each in told if isinstance(each, ZoneChanged)]
        made = "".join(each.type for e in told if isinstance(e, ManaAdded) for each in e.units)
        left = ", ".join(filter(None, (e.unused((*tapped, *moved), made) for e in answerer.hints)))
        if left and not (answerer.lenient and tried is None):
            raise Unclear(f"nothing asked for this: {left}", "leave it out")

    def _was_forced(self, line: Line) -> bool:
        """Tell whether a "you choose …" says what was chosen anyway, being the only option."""
        for choice, game, answer in self._last_forced:
            found = fitting(choice, game, line.get("values"))
            if found is not None and found[0] == answer:
                return True
        return False

    def _says_what_was_forced(self, pending: Pending, line: Line) -> bool:
        answers = fitting(pending.choice, pending.so_far, line.get("values")) is not None
        return not answers and self._was_forced(line)

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
        self._keep(Attempt("casting", name, refused, line))
        return True


def _no(choice: Choice) -> Any:
    """Give the answer that is a no: the option that is nothing, where False is none of them."""
    options = getattr(choice.domain, "options", ())
    return next((each for each in options if not each), False)


def _acting(line: Line) -> Ref | None:
    """Give what a line acts with: what is cast, activated or played, or does something."""
    act = line.get("action")
    found = act.object if isinstance(act, Act) else line.get("object")
    return found if isinstance(found, Ref) else None


def _is_without(change: Line, ref: Ref) -> bool:
    """Tell whether a "but if" takes away what `ref` names."""
    from rulings_cli.examples.changing import taken_away

    return any(
        naming.is_short_for(ref.name, each) or ref.name == each for each in taken_away(change)
    )


#: Lines that begin what stands still where mana abilities may be activated.
_BEGUN: Final = ("begin_cast", "begin_activate")


def _may_answer(line: Line, kind: str) -> bool:
    """Tell whether a line answers a choice of that kind."""
    if line.form == "choose":
        return kind not in CLOSED and kind not in ("may", "order triggers", "coin")
    return kind in ANSWERS.get(line.form, ())


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


_VERBS: Final = {
    "activate": "activating",
    "begin_activate": "activating",
    "play": "playing",
    "turn_up": "turning face up",
    "suspend": "suspending",
    "foretell": "foretelling",
    "plot": "plotting",
    "bring_in": "bringing in",
    **dict.fromkeys(("attack", "attack_in_band", "attack_one", "attacks"), "attacking"),
    **dict.fromkeys(("block", "block_one", "blocks", "no_block"), "blocking"),
}


def _verb(line: Line) -> str:
    return _VERBS.get(line.form, "casting")


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


PLAYED: Final[dict[str, Callable[[Play, Line], None]]] = {
    "begin_cast": Play._act,
    "begin_activate": Play._act,
    "cast": Play._act,
    "activate": Play._act,
    "play": Play._act,
    **dict.fromkeys(("suspend", "foretell", "plot", "bring_in"), Play._act),
    **dict.fromkeys(FIGHTS, Play._fight),
    **dict.fromkeys(SHORT, Play._act),
    "pass": Play._pass,
    "all_pass": Play._all_pass,
    "resolve_top": Play._all_pass,
    "resolve_all": Play._resolve,
    "resolves": Play._resolve,
}
