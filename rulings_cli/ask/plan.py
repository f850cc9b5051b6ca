"""Plans: the example that decides a reading, what it may come to, and how it might be changed."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from rulings_cli.ask.answer import Step
from rulings_cli.terms.values import Value, field


class Script(Value):
    """What an example sets up and does, in the lines of the example language."""

    given: tuple[str, ...]
    when: tuple[str, ...] = ()

    def without(self, *lines: str) -> Script:
        """Give the script without these lines."""
        return Script(
            tuple(each for each in self.given if each not in lines),
            tuple(each for each in self.when if each not in lines),
        )

    def replacing(self, old: str, *new: str) -> Script:
        """Give the script with other lines in the place of one."""
        return Script(_replaced(self.given, old, new), _replaced(self.when, old, new))

    def also_given(self, *lines: str) -> Script:
        """Give the script with more lines about the position."""
        return Script((*self.given, *lines), self.when)


def _replaced(lines: tuple[str, ...], old: str, new: tuple[str, ...]) -> tuple[str, ...]:
    return tuple(one for each in lines for one in (new if each == old else (each,)))


class Guard(Value):
    """A second run that an outcome rests on: its script, and lines that are then true."""

    script: Script
    then: tuple[str, ...]


class Option(Value):
    """One thing the run may come to: lines that are then true, and what the answer would be.

    `says` is the answer's sentence. The first option whose lines all hold is the outcome, if its
    guards hold too.
    """

    then: tuple[str, ...]
    verdict: str
    says: str
    value: str | None = None
    outcome: str = ""
    guards: tuple[Guard, ...] = ()
    amount: int | None = None
    detail: Value | None = None  # answer.Detail
    steps: tuple[Step, ...] = ()  # what the judgement rests on

    @property
    def words(self) -> str:
        """Give the outcome in a few words, for contrasts."""
        return self.outcome or "; ".join(self.then)

    @property
    def came_to(self) -> tuple[str, str | None]:
        """Give the verdict and the value, or what is told where it is neither, to compare."""
        return self.verdict, self.words if self.verdict == "outcome" else self.value


class Change(Value):
    """One changed thing, as "but if" would say it, and the script with the change."""

    words: str
    script: Script
    #: the outcomes under the change, or the probe's arguments, where the changed example speaks of
    #: other things; it then differs if it comes to another verdict or value
    options: tuple[Option, ...] = ()
    about: tuple[tuple[str, object], ...] = ()


class PlannedExample(Value):
    """A planned example: what is played, what it may come to, and the changes to try.

    `probe` names a function of `probes` that makes the options from the position after the run,
    with `about` as its arguments; without one the `options` are all there is.
    """

    script: Script
    options: tuple[Option, ...] = ()
    changes: tuple[Change, ...] = ()
    assumptions: tuple[str, ...] = ()
    probe: str = ""
    about: tuple[tuple[str, object], ...] = ()
    cards: tuple[str, ...] = ()
    read: tuple[tuple[str, str], ...] = ()
    #: whether a change is judged by the probe's verdict instead of the outcome's lines
    by_verdict: bool = False
    #: which of the things that the question leaves open it plays; the answer may depend on it
    case: str = ""
    #: whether it only adds to what another plan decides, and is left out where it can't be played
    optional: bool = False
    #: gives further changes, if those before do not flip the outcome: a function without arguments
    more_changes: Callable[[], Iterable[Change]] | None = field(default=None, compare=False)
