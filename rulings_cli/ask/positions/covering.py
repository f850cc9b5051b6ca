"""The parts that cover a question: every word belongs to a part, or joins parts."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from rulings_cli.ask.positions import asks, further_parts
from rulings_cli.ask.positions.asks import JOINING
from rulings_cli.ask.positions.parts import DEEDS, FACTS, FILLERS, GOALS
from rulings_cli.ask.positions.patterns import (
    ByFirst,
    Found,
    Line,
    Taken,
    all_known,
    compiled,
    matches,
)
from rulings_cli.ask.positions.words import AskedWord
from rulings_cli.terms.values import Value


class Segment(Value):
    """A stretch of the question: what kind of part it is, and what stands in its places."""

    kind: str
    held: Found
    start: int
    end: int

    def get(self, key: str) -> object:
        """Give what stands in a place, or None."""
        return dict(self.held).get(key)

    def text(self, key: str) -> str:
        """Give what stands in a place as text."""
        found = dict(self.held).get(key)
        return "" if found is None else str(found)


#: What a part costs, and a word between parts: fewer parts are the likelier reading.
_PART, _FILLER, _BARE = 10, 3, 16
#: How much dearer than the simplest a loose cover may be.
_SLACK = 0
#: How many covers of one place are kept.
MOST = 6


@cache
def _lines() -> tuple[Line, ...]:
    goals = (GOALS + further_parts.GOALS).splitlines()
    return (*_facts(), *(_line(each) for each in goals if each))


@cache
def _tight() -> ByFirst:
    return ByFirst(_lines())


@cache
def _loose() -> ByFirst:
    return ByFirst((*_facts(), ("ability", (), "ABILITY=card"), *_atoms()))


@cache
def _facts() -> tuple[Line, ...]:
    facts = (FACTS + DEEDS + further_parts.FACTS).splitlines()
    return (*(_line(each) for each in facts if each), ("bare", (), "CARDS"))


@cache
def _atoms() -> tuple[Line, ...]:
    return (*(_line(each) for each in asks.lines()), ("some", (), "SOME"))


def _line(line: str) -> Line:
    head, _, pattern = line.partition(": ")
    kind, *fixed = head.split()
    held = tuple((key, value) for key, _, value in (e.partition("=") for e in fixed))
    return kind, held, pattern


GOAL_KINDS = frozenset(
    line.split()[0].rstrip(":")
    for line in (GOALS + further_parts.GOALS).splitlines()
    if line.strip()
) | {"countered"}


#: How a spell is cast, said with no question: what does it cost?
_IMPLY_COST = frozenset(("alternative", "free", "kicked", "life", "tax", "via", "way", "x"))
IMPLIED = Segment("cost", (("ask", "what"),), 0, 0)
IMPLIED_AMOUNT = Segment("amount", (("ask", "what"),), 0, 0)
HARDLY = (
    Segment("cost", (("ask", ""),), 0, 0),
    Segment("amount", (("ask", ""),), 0, 0),
    Segment("may", (("ask", ""),), 0, 0),
    Segment("types", (("ask", ""),), 0, 0),
    Segment("countered", (("ask", ""),), 0, 0),
)


def implies(parts: Sequence[Segment]) -> bool:
    """Tell whether a cost or amount is asked only because nothing else is."""
    return IMPLIED in parts or IMPLIED_AMOUNT in parts


def covers(
    tokens: Sequence[AskedWord], *, loosely: bool = False
) -> tuple[tuple[Segment, ...], ...]:
    """Give the ways to cover the tokens with parts that hold one goal, the simplest only.

    Loosely, what is asked is put together from single words, and words that join may stand
    anywhere.
    """
    if not all_known(tokens):
        return ()
    memo: _Memo = {len(tokens): [(0, ())]}
    if loosely:
        _fill(tokens, 0, memo, _loose(), FILLERS | JOINING, {})
        whole = [each for each in memo[0] if any(part.kind == "atom" for part in each[1])]
        least = min((cost for cost, _ in whole), default=0)
        return tuple(parts for cost, parts in whole if cost <= least + _SLACK)
    _fill(tokens, 0, memo, _tight(), FILLERS, {})
    whole = [each for each in memo[0] if any(part.kind in GOAL_KINDS for part in each[1])]
    whole = whole or [(cost, (*parts, goal)) for cost, parts in memo[0] for goal in _implied(parts)]
    least = min((cost for cost, _ in whole), default=0)
    return tuple(parts for cost, parts in whole if cost == least)


def _implied(parts: Sequence[Segment]) -> tuple[Segment, ...]:
    """Give what is asked where only a position is said."""
    kinds = [part.kind for part in parts]
    if "convoked" in kinds:
        return HARDLY[2:3]
    if any(kind in _IMPLY_COST for kind in kinds):
        return (IMPLIED, HARDLY[2], HARDLY[4]) if "board" in kinds else (IMPLIED,)
    if "tap" in kinds and set(kinds) <= {"tap", "board", "bare", "attached"} and len(kinds) > 1:
        return (IMPLIED_AMOUNT,)
    return HARDLY if "board" in kinds else ()


_Memo = dict[int, list[tuple[int, tuple[Segment, ...]]]]


def _fill(
    tokens: Sequence[AskedWord],
    at: int,
    memo: _Memo,
    lines: ByFirst,
    fillers: frozenset[str],
    taken: Taken,
) -> None:
    """Find the covers of the tokens from a place on; what can't be reached is not looked at."""
    if at in memo:
        return
    memo[at] = []
    filler = tokens[at].text in fillers and tokens[at].kind != "card"
    found: list[Segment] = []
    for kind, fixed, pattern in lines.at(tokens[at]):
        found += [
            Segment(kind, (*fixed, *held), at, end)
            for end, held in matches(compiled(pattern), tokens, at, taken)
            if end > at
        ]
    for end in {each.end for each in found} | ({at + 1} if filler else set()):
        _fill(tokens, end, memo, lines, fillers, taken)
    memo[at] = _best(tokens[at], found, memo, at + 1 if filler else 0)


def _best(
    token: AskedWord, parts: Sequence[Segment], memo: _Memo, after_filler: int
) -> list[tuple[int, tuple[Segment, ...]]]:
    found: dict[tuple[Segment, ...], int] = {}
    if after_filler:
        cost = 0 if token.kind == "mark" else _FILLER
        for more, others in memo[after_filler]:
            found[others] = more + cost
    for part in parts:
        is_goal = part.kind in GOAL_KINDS
        for more, others in memo[part.end]:
            if is_goal and any(each.kind in GOAL_KINDS for each in others):
                continue
            cost = more + (_BARE if part.kind == "bare" else _PART)
            whole = (part, *others)
            found[whole] = min(cost, found.get(whole, cost))
    ranked = sorted(found.items(), key=lambda each: each[1])
    with_goal = [each for each in ranked if any(p.kind in GOAL_KINDS for p in each[0])][:MOST]
    without = [each for each in ranked if all(p.kind not in GOAL_KINDS for p in each[0])][:MOST]
    return [(cost, parts) for parts, cost in (*with_goal, *without)]
