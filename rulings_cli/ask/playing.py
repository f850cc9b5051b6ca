"""The fourth stage: a plan is played, and the engine says which of its outcomes came about."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from rulings_cli.ask.answer import Step
from rulings_cli.ask.plan import Change, Guard, Option, PlannedExample, Script
from rulings_cli.ask.world import World
from rulings_cli.errors import Ambiguous, ExampleSyntax, InputError, NotSupported
from rulings_cli.terms.values import Value


def stands_still(play: Any, script: Script) -> bool:
    """Tell whether a spell was only begun: it waits where mana abilities may be activated."""
    if play.pending is None or play.pending.choice.kind != "mana abilities":
        return False
    done = [each for each in script.when if " choose" not in each]
    return bool(done) and done[-1].split(" to cast ")[0].endswith((" begin", " begins"))


class Run:
    """One run of a script: the play, with what the rules refused in it."""

    def __init__(self, script: Script, world: World) -> None:
        from rulings_cli.examples.running import play as played

        self.script = script
        self._run = played(script.given, script.when, world.card, world.edition, lenient=True)
        self.play = self._run.play
        self._told: dict[str, Any] = {}
        if not stands_still(self.play, script):
            self.play.finish()

    @property
    def game(self) -> Any:
        """Give the position at the end."""
        return self.play.position

    def check(self, line: str) -> Any:
        """Give how a "then" line comes out at the end."""
        if line not in self._told:
            self._told[line] = self._run.holds(line)
        return self._told[line]

    def holds(self, line: str) -> bool:
        """Tell whether a "then" line is true at the end; what it names may be gone."""
        try:
            return bool(self.check(line).ok)
        except ExampleSyntax:
            raise
        except InputError:
            return False

    def unplayable(self) -> tuple[Any, ...]:
        """Give what the engine met that is not understood or not built."""
        found: tuple[Any, ...] = self.game.unplayable
        return found

    def steps(self) -> tuple[Step, ...]:
        """Give what happened, each with its rules; what was refused stands last."""
        return tuple(Step(each.text, tuple(each.rules)) for each in self._run.steps())


class ContrastRun(Value):
    """A change that was tried, and what came of it."""

    change: Change
    outcome: str


class Evidence(Value):
    """What the run of a plan showed: its outcome, its steps, and the change that flips it."""

    plan: PlannedExample
    option: Option
    steps: tuple[Step, ...]
    contrast: ContrastRun | None


def play(plan: PlannedExample, world: World, *, contrast: bool = True) -> Evidence:
    """Play a plan and the changes, up to the first that comes out otherwise."""
    run = run_of(plan.script, world)
    options = _options(plan, run, world)
    option = _outcome(options, run, world)
    if option is None:
        raise NotSupported("the example came out in a way that the plan does not foresee")
    _need_carried_out(plan, option, run)
    option = option.evolve(says=option.says.replace("{reason}", _reason(option, run)))
    steps = (*run.steps(), *_checks(option, run), *option.steps)
    flipped = _contrast(plan, option, world) if contrast else None
    return Evidence(plan, option, steps, flipped)


def _need_carried_out(plan: PlannedExample, option: Option, run: Run) -> None:
    """Abstain where a text that is not carried out may matter to the run or to what is asked."""
    from rulings_cli.ask.cards import NotCarriedOut
    from rulings_cli.examples.reading import parse_line
    from rulings_cli.examples.understanding import ASKED, asked_by, gaps

    asked = asked_by(parse_line(each, keyword="then") for each in option.then)
    if asked is not None and plan.probe == "payment":
        asked |= frozenset(ASKED["casting"])
    for gap in gaps(run.game, asked):
        raise NotCarriedOut(gap)
    for met in run.unplayable():
        if isinstance(met, str):  # what is not compiled is among the gaps, where it matters
            raise NotSupported(f"the example met what is not built: {met}")


def _reason(option: Option, run: Run) -> str:
    """Give why the rules refuse what the outcome's lines say can't be done."""
    if "{reason}" not in option.says:
        return ""
    for each in reversed(option.then):
        got = str(run.check(each).got)
        if got.startswith(("illegal", "reversed")):
            return got.partition(": ")[2] or got
    return "the rules refuse it"


def look_ahead(script: Script, world: World) -> Run:
    """Play a script that may well be the one that is shown; it is kept for a while."""
    run = world.kept.runs[script] = run_of(script, world)
    return run


def run_of(script: Script, world: World) -> Run:
    """Play a script; what can't be written or played is NotSupported."""
    kept = world.kept.runs.pop(script, None)
    if kept is not None:
        found: Run = kept
        return found
    with what_cannot_be_played():
        return Run(script, world)


@contextmanager
def what_cannot_be_played() -> Iterator[None]:
    """Let what a script can't write or play be NotSupported: then there is no answer."""
    try:
        yield
    except ExampleSyntax as error:
        raise NotSupported(f"an example of it can't be written: {error.message}") from error
    except InputError as error:
        raise NotSupported(f"an example of it can't be played: {error.message}") from error
    except Ambiguous as error:
        raise NotSupported(f"an example of it can't be played: {error}") from error


def _options(plan: PlannedExample, run: Run, world: World) -> tuple[Option, ...]:
    if not plan.probe:
        return plan.options
    from rulings_cli.ask import probes

    found: tuple[Option, ...] = getattr(probes, plan.probe)(run, world, **dict(plan.about))
    return found


def _outcome(options: tuple[Option, ...], run: Run, world: World) -> Option | None:
    for option in options:
        if all(run.holds(each) for each in option.then) and all(
            _guarded(each, world) for each in option.guards
        ):
            return option
    return None


def _guarded(guard: Guard, world: World) -> bool:
    run = run_of(guard.script, world)
    return all(run.holds(each) for each in guard.then)


def _checks(option: Option, run: Run) -> tuple[Step, ...]:
    """Give the lines that decided as steps, where the check itself rests on rules."""
    steps: list[Step] = []
    for each in option.then:
        found = run.check(each)
        if found.rules:
            steps.append(Step(each, tuple(dict.fromkeys(found.rules))))
    return tuple(steps)


def _contrast(plan: PlannedExample, option: Option, world: World) -> ContrastRun | None:
    """Give the first change under which the outcome's lines are false together."""
    for change in _changes(plan):
        try:
            run = run_of(change.script, world)
            if plan.by_verdict or change.options or change.about:
                own = plan.evolve(
                    options=change.options or plan.options, about=change.about or plan.about
                )
                other = _outcome(_options(own, run, world), run, world)
                if other is not None and _flips(option, other):
                    return ContrastRun(change, other.words)
                continue
            held = all(run.holds(each) for each in option.then)
        except NotSupported:
            continue
        if not held:
            return ContrastRun(change, _words(option, run))
    return None


def _changes(plan: PlannedExample) -> Iterator[Change]:
    yield from plan.changes
    if plan.more_changes is not None:
        yield from plan.more_changes()


def _flips(option: Option, other: Option) -> bool:
    """Tell whether another verdict is the opposite: a yes and a no, or mana to pay and none."""
    if {option.verdict, other.verdict} <= {"yes", "no"}:
        return option.verdict != other.verdict
    return option.verdict in ("value", "depends", "outcome") and option.came_to != other.came_to


def _words(option: Option, run: Run) -> str:
    """Say how the changed run came out: what was refused, or what is no longer so."""
    if run.play.attempts:
        from rulings_cli.examples.checking import refusal_words

        attempt = run.play.attempts[-1]
        return f"{attempt.verb} {attempt.name} is {refusal_words(attempt.refused)}"
    for each in option.then:
        if not run.holds(each):
            try:
                return str(run.check(each).got) or f"not: {each}"
            except InputError:
                return f"not: {each}"
    return f"not: {option.words}"
