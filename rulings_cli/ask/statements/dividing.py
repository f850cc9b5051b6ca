"""Several things asked at once: each is asked by itself, and the answers are put together."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Misfit
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
    if any(statements[at].name == AGAIN for at in asks):
        return _asked_again(statements, asks)
    for at in asks[:-1]:
        if statements[at].name in PREFIXES and at + 1 in asks and not statements[at + 1].begins:
            raise Misfit(f"what {statements[at].text!r} asks was not said")  # "get to survive"
    return tuple(_only(statements, asks, number) for number in range(len(asks)))


#: The ask of the same of another thing: "does it stop A? and B?".
AGAIN = "asks_again"


def _asked_again(
    statements: Sequence[Statement], asks: Sequence[int]
) -> tuple[tuple[Statement, ...], ...]:
    """Give the statements once for each thing of which the same is asked."""
    first = [at for at in asks if statements[at].name != AGAIN]
    if len(first) != 1 or first[0] != asks[0]:
        raise Misfit("of what the same is asked was not said")
    plain = tuple(each for each in statements if each.name != AGAIN)
    found = [plain]
    for each in (statements[at] for at in asks[1:]):
        at = _told(plain)
        noun = each.noun("b") or each.noun()
        slot = _alike(plain[at], each)
        if noun is None or plain[at].noun(slot) is None or plain[at].noun("c") is not None:
            raise Misfit("of what the same is asked was not said")
        slots = tuple((k, noun if k == slot else value) for k, value in plain[at].slots)
        found.append((*plain[:at], plain[at].evolve(slots=slots), *plain[at + 1 :]))
    return tuple(found)


def _alike(first: Statement, again: Statement) -> str:
    """Give the slot of what another thing is named for: one that is named so, too."""
    if again.noun("b") is not None and first.noun("b") is not None:
        return "b"
    noun, thing, other = again.noun(), first.noun(), first.noun("b")
    if noun is None or thing is None or other is None:
        return "a" if thing is not None else "b"
    return "b" if noun.is_card == other.is_card != thing.is_card else "a"


def _told(statements: Sequence[Statement]) -> int:
    """Give the statement of which the thing is another: the ask, or the deed that it waits for."""
    at = next(n for n, each in enumerate(statements) if each.kind == "ask")
    if statements[at].name not in PREFIXES or statements[at].noun() is not None:
        return at
    return next((n for n in range(at, len(statements)) if statements[n].kind == "event"), at)


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
