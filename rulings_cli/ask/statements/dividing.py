"""Several things asked at once: each is asked by itself, and the answers are put together."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.writing import PREFIXES

#: Asks that the second part of a question only repeats the other way round ("die or survive").
_ALIKE = (
    frozenset(("die", "survive", "kills", "survives")),
    frozenset(("resolves", "fizzles", "countered", "can_counter")),
    frozenset(("can", "can_thing", "legal")),
    frozenset(("enters_tapped", "enters_untapped")),
    frozenset(("taps", "untaps")),
)


def asked_one_by_one(statements: Sequence[Statement]) -> tuple[tuple[Statement, ...], ...]:
    """Give the statements once for each ask, with the others left out.

    What was asked before is taken up as spoken of; a deed that "can I" waits for is done where the
    later part asks what comes of it.
    """
    asks = [at for at, each in enumerate(statements) if each.kind == "ask"]
    if len(asks) == 1:
        return (tuple(statements),)
    return tuple(_only(statements, asks, number) for number in range(len(asks)))


def _only(
    statements: Sequence[Statement], asks: Sequence[int], number: int
) -> tuple[Statement, ...]:
    found: list[Statement] = []
    for at, each in enumerate(statements):
        if each.kind == "ask" and at != asks[number]:
            if at < asks[number]:
                found.append(each.evolve(kind="fact", name="spoken_of"))
            continue
        later = [one for one in asks if asks[number] < one <= at]
        if later and statements[later[-1]].name in PREFIXES:
            continue  # it belongs to what is asked later
        found.append(each)
    return tuple(found)


def all_at_once(statements: Sequence[Statement], options: Sequence[Option]) -> tuple[str, str]:
    """Give the verdict and the sentence that answer all parts together."""
    asks = [each for each in statements if each.kind == "ask"]
    says = " ".join(each.says for each in options)
    verdicts = [each.verdict for each in options]
    alike = any({each.name for each in asks} <= names for names in _ALIKE)
    if alike and verdicts[0] in ("yes", "no"):
        return verdicts[0], says
    if asks[1].joined_by == "or":
        return "outcome", says
    if set(verdicts) == {verdicts[0]} and verdicts[0] in ("yes", "no"):
        return verdicts[0], says
    if verdicts[0] in ("yes", "no") and not set(verdicts[1:]) & {"yes", "no"}:
        return verdicts[0], says
    return "outcome", says
