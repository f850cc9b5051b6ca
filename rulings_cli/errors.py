"""What can go wrong, as types; only the user's mistakes and honest abstentions are errors here.

A refusal by the rules is no exception: the engine returns `Refused`.
"""

from __future__ import annotations

from collections.abc import Sequence


class RulingsError(Exception):
    """Base of everything that the command line shows without a traceback."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickle what it holds, not how it was made: it may come from another process."""
        return _as_it_was, (type(self), self.args, self.__dict__)


def _as_it_was(
    kind: type[RulingsError], args: tuple[object, ...], held: dict[str, object]
) -> RulingsError:
    error = kind.__new__(kind, *args)
    error.__dict__.update(held)
    return error


class InputError(RulingsError):
    """The user's text cannot be used; `hint` says what to do instead."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.message = message
        self.hint = hint


class NotFound(InputError):
    """Nothing of that name or number is known; `nearest` lists what is close to it."""

    def __init__(self, message: str, nearest: Sequence[str] = (), hint: str = "") -> None:
        near = f"did you mean {', or '.join(nearest)}?" if nearest else ""
        super().__init__(message, hint or near)
        self.nearest = tuple(nearest)


class UnknownCard(NotFound):
    """No card of the corpus has that name."""


class UnknownRule(NotFound):
    """No rule or glossary term of the edition has that number or name."""


class ExampleSyntax(InputError):
    """A line of an example is not in the language; line and column count from 1."""

    def __init__(
        self, message: str, *, path: str, line: int, column: int, expected: Sequence[str] = ()
    ) -> None:
        near = f"expected {', or '.join(expected)}" if expected else ""
        super().__init__(f"{path}:{line}:{column}: {message}", near)
        self.path = path
        self.line = line
        self.column = column
        self.expected = tuple(expected)


class Ambiguous(RulingsError):
    """The text has several meanings; `readings` lists them all."""

    def __init__(self, message: str, readings: Sequence[str]) -> None:
        super().__init__(message)
        self.readings = tuple(readings)


class NotSupported(RulingsError):
    """An honest abstention: a clause that is not compiled, a rule that is not built."""

    def __init__(self, what: str, rule: str = "") -> None:
        super().__init__(what)
        self.what = what
        self.rule = rule


class CorpusError(RulingsError):
    """A file of the corpus or the pool is missing, unreadable or damaged."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


class CitationError(RulingsError):
    """A citation of ours names a rule or an anchor that the edition does not have."""
