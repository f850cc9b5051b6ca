"""Running examples: play, check every "then" where it stands, play each contrast."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Final

from rulings_cli.errors import ExampleSyntax, InputError, NotSupported
from rulings_cli.examples.checked import Check, refusal_words
from rulings_cli.examples.checking import check
from rulings_cli.examples.lines import ButIf, Example, Line
from rulings_cli.examples.naming import Cards
from rulings_cli.examples.playing import Attempt, Play
from rulings_cli.examples.reading import parse_line
from rulings_cli.examples.telling import TraceStep, all_rules, rules_of, steps
from rulings_cli.examples.understanding import asked_by, not_understood
from rulings_cli.terms.citations import Edition
from rulings_cli.terms.values import Value, field

#: Forms of "then" that speak of an action's being refused, by the verb of the action.
OF_REFUSAL: Final = {
    "casting": "casting",
    "cannot_cast": "casting",
    "was_not_cast": "casting",
    "was_cast": "casting",
    "activating": "activating",
    "cannot_activate": "activating",
    "playing": "playing",
    "cannot_suspend": "suspending",
    "cannot_foretell": "foretelling",
    "cannot_plot": "plotting",
    "cannot_companion": "bringing in",
}


class Failure(Value):
    """A line that came out otherwise: the line, what it expects, and what there is."""

    line: int
    expected: str
    got: str
    #: the last steps before it, and whether the text or rule is not built (NotSupported)
    last: tuple[TraceStep, ...] = field(default=(), compare=False)
    not_modelled: bool = False
    #: whether the line itself is wrong here, so that it is neither true nor false
    is_mistake: bool = False


class ContrastResult(Value):
    """How an example came out under one change: what then was so, and whether it differs as said.

    `failed` are the lines under the "but if" that were false; `differs` whether the lines of the
    example, taken together, were false under the change.
    """

    change: str
    outcome: str
    passed: bool
    line: int = 0
    differs: bool = True
    failed: tuple[Failure, ...] = ()
    not_modelled: bool = False


class RunResult(Value):
    """How an example came out. `rules` are all that its plays cite, contrasts and checks too."""

    id: str
    given: tuple[str, ...]
    steps: tuple[TraceStep, ...]
    passed: bool
    failed: tuple[Failure, ...]
    contrasts: tuple[ContrastResult, ...]
    rules: frozenset[str] = frozenset()

    @property
    def not_modelled(self) -> str:
        """Say what is not built that the example needs; "" if nothing is missing."""
        contrasts = (each for one in self.contrasts for each in one.failed)
        return next((e.got for e in (*self.failed, *contrasts) if e.not_modelled), "")


class Run:
    """One play of an example's lines, with what came out false and the rules that were used."""

    def __init__(self, play: Play) -> None:
        self.play = play
        self.failures: list[Failure] = []
        self.rules: set[str] = set()
        self.stopped = False

    # --- for those who plan examples --------------------------------------------------------

    @property
    def game(self) -> Any:
        """Give the position at the end, with its trace."""
        return self.play.position

    @property
    def refused(self) -> Any:
        """Give the last refusal of a "when" line, or None."""
        return self.play.attempts[-1].refused if self.play.attempts else None

    def holds(self, line: Line | str) -> Check:
        """Tell whether a "then" line is true at the end of the run."""
        if isinstance(line, str):
            line = parse_line(line.removeprefix("then "), keyword="then")
        found = check(self.play, line)
        self.rules.update(found.rules)
        return found

    def steps(self, *, full: bool = False) -> tuple[TraceStep, ...]:
        """Give the steps of the run, the refusals last; none where they can't be told."""
        try:
            told = steps(self.play.position, full=full)
        except NotSupported:
            return ()
        refused = tuple(_refused_step(each) for each in self.play.attempts)
        return (*told, *refused)

    def all_rules(self) -> frozenset[str]:
        """Give the rules of all facts, refusals and checks of the run."""
        refused = {
            number
            for each in self.play.attempts
            for number in (each.refused.rule.number, *(e.number for e in each.refused.because))
        }
        return all_rules(self.play.position.trace) | self.rules | refused

    # --- carrying out -----------------------------------------------------------------------

    def carry_out(self, script: tuple[Line, ...], later: tuple[Line, ...] = ()) -> None:
        """Carry out the lines in order; what comes out false is kept, an error ends the run.

        `later` are lines that will be carried out after these, and may answer their choices.
        """
        for at, line in enumerate(script):
            try:
                if line.keyword == "when":
                    rest = (*script[at + 1 :], *later)
                    following = next((each for each in rest if each.keyword == "when"), None)
                    self.play.do(line, following)
                else:
                    self._check(line)
            except (InputError, NotSupported) as error:
                missing = isinstance(error, NotSupported)
                self._fail(line, _words(error), not_modelled=missing, is_mistake=not missing)
                self.stopped = line.keyword == "when" or isinstance(error, NotSupported)
                if self.stopped:
                    return

    def _check(self, line: Line) -> None:
        found = check(self.play, line)
        self.rules.update(found.rules)
        self._look_at(line, found)
        if not found.ok:
            self._fail(line, f"{found.got}{self._declined()}")

    def _declined(self) -> str:
        """Say that an offer was declined for want of a line, which may be why it is otherwise."""
        if not self.play.declined:
            return ""
        you = self.play.declined[0] == "you"
        said = "you choose to do so" if you else "the opponent chooses to do so"
        return f" (an offer was declined: no line says “{said}”)"

    def _look_at(self, line: Line, found: Check) -> None:
        """Take note of how a line came out; a run that explains something does."""

    def _fail(
        self, line: Line, got: str, *, not_modelled: bool = False, is_mistake: bool = False
    ) -> None:
        last = self.steps()[-3:]
        self.failures.append(Failure(line.line, line.words, got, last, not_modelled, is_mistake))

    def unexpected_refusals(self, script: tuple[Line, ...]) -> None:
        """Count each "when" that was refused and that no later "then" speaks of as a failure."""
        for each in self.play.attempts:
            line = each.line
            if line is None or line not in script:
                continue
            later = script[script.index(line) + 1 :]
            if self.stopped and any(one.line > line.line for one in self.failures):
                later = ()
            if not any(OF_REFUSAL.get(_form(one)) == each.verb for one in later):
                self._fail(line, refusal_words(each.refused))

    def not_understood(self, script: tuple[Line, ...]) -> None:
        """Count each text that may matter to the lines and is not understood: an abstention."""
        try:
            found = tuple(not_understood(self.play.position, asked_by(script)))
        except NotSupported as error:
            found = ((error.what, "it is not built"),)
        for name, reason in found:
            got = f"not modelled: {name} has text that is not understood: {reason}"
            if name == "the library":
                got = f"not modelled: {reason}; say: given your library, from the top, is Island; …"
            self.failures.append(Failure(0, f"{name} is understood", got, (), True))


def _form(line: Line) -> str:
    if line.form == "not":
        from rulings_cli.examples.reading import negated

        return negated(line).form
    return line.form


def _refused_step(each: Attempt) -> TraceStep:
    refused = each.refused
    numbers = dict.fromkeys((refused.rule.number, *(e.number for e in refused.because)))
    how = "is reversed" if refused.reversed else "is refused"
    return TraceStep(f"{each.verb} {each.name} {how}: {refused.reason}", tuple(numbers))


def _words(error: Exception) -> str:
    if isinstance(error, NotSupported):
        return f"not modelled: {error.what}" + (f" ({error.rule})" if error.rule else "")
    hint = getattr(error, "hint", "")
    return f"{error}; {hint}" if hint else str(error)


def play(
    given: Iterable[Line | str],
    when: Iterable[Line | str],
    cards: Cards,
    edition: Edition | None = None,
    *,
    seed: int = 0,
    lenient: bool = False,
) -> Run:
    """Play lines without checking anything; InputError and NotSupported are raised.

    `lenient` takes the first legal way wherever the lines leave something open.
    """
    script = tuple(_line(each, "when") for each in when)
    start = tuple(_line(each, "given") for each in given)
    one = Play(start, cards, edition or Edition(), seed=seed, lenient=lenient)
    for at, line in enumerate(script):
        following = script[at + 1] if at + 1 < len(script) else None
        one.do(line, following)
    return Run(one)


def _line(text: Line | str, keyword: str) -> Line:
    if isinstance(text, Line):
        return text
    return parse_line(text.removeprefix(f"{keyword} ").strip(), keyword=keyword)


def run_example(
    example: Example,
    cards: Cards,
    edition: Edition | None = None,
    seed: int = 0,
    *,
    full: bool = False,
) -> RunResult:
    """Play an example and each of its contrasts; `full` tells every step, priority too."""
    rules = edition or Edition()
    main = _run(example, cards, rules, seed)
    contrasts = []
    used = set(main.all_rules()) if main.play is not None else set()
    for each in example.contrasts:
        found, numbers = _contrast(example, each, cards, rules, seed)
        contrasts.append(found)
        used |= numbers
    failed = tuple(main.failures)
    passed = not failed and all(each.passed for each in contrasts)
    told = main.steps(full=full) if main.play is not None else ()
    given = tuple(each.text for each in example.given)
    return RunResult(example.id, given, told, passed, failed, tuple(contrasts), frozenset(used))


class _NoPlay(Run):
    """A run whose position could not be set up."""

    def __init__(self, failure: Failure) -> None:
        self.play = None  # type: ignore[assignment]  # there is none
        self.failures = [failure]
        self.rules = set()
        self.stopped = True

    def all_rules(self) -> frozenset[str]:
        """Give no rules."""
        return frozenset()


def _run(
    example: Example,
    cards: Cards,
    edition: Edition,
    seed: int,
    later: tuple[Line, ...] = (),
    *,
    change: Line | None = None,
) -> Run:
    try:
        one = Play(example.given, cards, edition, seed=seed, change=change, concludes=bool(later))
    except (InputError, NotSupported) as error:
        first = example.given[0] if example.given else example.script[0]
        line = _culprit(example, error) or first
        return _NoPlay(
            Failure(line.line, line.words, _words(error), (), isinstance(error, NotSupported))
        )
    run = Run(one)
    run.carry_out(example.script, later)
    run.unexpected_refusals(example.script)
    run.not_understood((*example.script, *later))
    run.failures.sort(key=lambda each: each.line)
    return run


def _culprit(example: Example, error: Exception) -> Line | None:
    """Find the given line that an error of setting up speaks of, by the words it quotes."""
    text = str(error)
    for each in example.given:
        for _, value in each.slots:
            for thing in value if isinstance(value, tuple) else (value,):
                name = getattr(thing, "name", "")
                if name and name in text:
                    return each
    return None


def _contrast(
    example: Example, each: ButIf, cards: Cards, edition: Edition, seed: int
) -> tuple[ContrastResult, frozenset[str]]:
    from rulings_cli.examples.changing import changed

    change = each.change
    try:
        other = changed(example, change)
    except ExampleSyntax as error:
        failure = Failure(change.line, change.words, error.message)
        found = ContrastResult(change.text, error.message, False, change.line, False, (failure,))
        return found, frozenset()
    run = _run(other, cards, edition, seed, each.then, change=change)
    missing = next((one for one in run.failures if one.not_modelled), None)
    wrong = missing or _mistake(run, other, each)
    if wrong is not None or run.play is None:
        failure = wrong or run.failures[0]
        found = ContrastResult(
            change.text, failure.got, False, change.line, False, (failure,), missing is not None
        )
        return found, frozenset()
    after = Run(run.play)
    after.carry_out(each.then)
    differs = bool(run.failures) or _differs_now(run.play, other, each)
    outcome = _outcome(run, each)
    failed = tuple(after.failures)
    result = ContrastResult(
        change.text,
        outcome,
        differs and not failed,
        change.line,
        differs,
        failed,
        any(one.not_modelled for one in failed),
    )
    return result, run.all_rules() | after.rules


def _mistake(run: Run, example: Example, each: ButIf) -> Failure | None:
    """Give the line that cannot be carried out under the change: that is no contrast.

    A "then" of the example may speak of what is not there under the change, where the change has
    "then" lines of its own.
    """
    done = {line.line for line in example.script if line.keyword == "when"}
    return next(
        (one for one in run.failures if one.is_mistake and (one.line in done or not each.then)),
        None,
    )


def _differs_now(played: Play, example: Example, each: ButIf) -> bool:
    """Tell whether the last "then" lines are false after the contrast's own "when" lines."""
    if not any(line.keyword == "when" for line in each.then):
        return False
    last = Run(played)
    for line in reversed(example.script):
        if line.keyword == "when":
            break
        last.carry_out((line,))
    return bool(last.failures)


def _outcome(run: Run, each: ButIf) -> str:
    """Say in a few words what is so under the change."""
    if each.then:
        return "; ".join(line.text for line in each.then if line.keyword == "then")
    if not run.failures:
        return "the same"
    refused = run.play.attempts
    if refused:
        return f"{refused[-1].verb} {refused[-1].name} is {refusal_words(refused[-1].refused)}"
    first = run.failures[0]
    return f"not “{first.expected.removeprefix('then ')}”: {first.got}"


def to_json(result: RunResult) -> dict[str, Any]:
    """Give the JSON object of `rulings run`: an element of `examples`, with what failed."""
    failed = [*result.failed, *(one for each in result.contrasts for one in each.failed)]
    return {
        "id": result.id,
        "generated": False,
        "given": list(result.given),
        "steps": [{"text": each.text, "rules": list(each.rules)} for each in result.steps],
        "passed": result.passed,
        "contrast": [
            {"change": each.change, "outcome": each.outcome, "passed": each.passed}
            for each in result.contrasts
        ],
        "failed": [
            {"line": each.line, "expected": each.expected, "got": each.got} for each in failed
        ],
    }


__all__ = ["Run", "RunResult", "play", "rules_of", "run_example", "to_json"]
