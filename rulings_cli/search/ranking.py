"""The second look at what an index found: how much of the query it covers, and how closely."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from math import log

from rulings_cli.search.documents import Document
from rulings_cli.search.queries import Group, SearchQuery, function_words
from rulings_cli.search.words import stem_of, stems_of, words_of
from rulings_cli.terms.values import Value

#: A word in more than this share of the documents ranks hits but finds none by itself.
COMMON = 0.12
# Our own entries answer questions; rules and rulings are what they rest on.
_BOOSTS = {"entry": 1.2, "rule": 1.3, "ruling": 0.75, "card": 0.5}
# What a rule that the question's intent asks for gains; a text with every word of a query once
# has about 1.
_INTENT = 0.6
_EXACT = 5.0
_UNDER = 3.0


class Weighed(Value):
    """The groups of a query as one kind of documents has them, each with its weight."""

    finding: tuple[Group, ...]
    weights: tuple[tuple[Group, float], ...]


def weigh(
    asked: SearchQuery, size: int, frequency: Callable[[str], int], most: int, enough: float
) -> Weighed:
    """Tell the groups that find from those that only rank, by how seldom their words are.

    At most so many find, the seldomest, and after the second no more than come to a share of
    `enough` of all documents; the others rank what is found.
    """
    weights: list[tuple[Group, float]] = []
    rare: list[tuple[int, Group]] = []
    common: list[tuple[int, Group]] = []
    for each in asked.groups:
        count = min((frequency(word) for word in each.alternatives[0].split()), default=0)
        weight = log(1 + (size - count + 0.5) / (count + 0.5))
        function = _is_function(each)
        weights.append((each, 0.1 * weight if function else weight))
        is_common = function or (len(each.alternatives) == 1 and count > max(3, size * COMMON))
        (common if is_common else rare).append((count, each))
    chosen = sorted(rare or common, key=lambda pair: pair[0])[:most]
    return Weighed(tuple(_needed(chosen, size * enough)), tuple(weights))


def _needed(chosen: Sequence[tuple[int, Group]], enough: float) -> Iterator[Group]:
    """Give groups, the seldomest first, until they stand in enough documents; at least two."""
    total = 0
    for at, (count, group) in enumerate(chosen):
        if at < 2 or total + count <= enough:
            yield group
        total += count


def _is_function(group: Group) -> bool:
    return len(group.alternatives) == 1 and group.alternatives[0] in function_words()


def rank(
    asked: SearchQuery,
    weighed: Weighed,
    found: Mapping[str, float],
    documents: Mapping[str, Document],
    intent: Mapping[str, float],
) -> list[tuple[float, Document]]:
    """Score the documents that were found, by id with the scores of the index; best first."""
    pairs = _pairs(asked, weighed)
    total = sum(weight for _, weight in weighed.weights) or 1.0
    numbers = [each for each in asked.words if each[:3].isdigit()]
    scored: list[tuple[float, Document]] = []
    for key, document in documents.items():
        words = [*words_of(document.title), *words_of(document.text)]
        stems = stems_of(words)
        held = {*words, *stems}
        covered = sum(weight for group, weight in weighed.weights if _holds(group, held))
        near = _nearness(pairs, stems)
        # In parts of what the query could earn, so that kinds of all sizes compare.
        score = (found.get(key, 0.0) * (0.35 + 0.65 * covered / total) + near) / total
        if document.kind == "rule":
            score += _INTENT * intent.get(key, 0.0)
        score *= _BOOSTS.get(document.kind, 1.0)
        score += max((_as_number(key, each) for each in numbers), default=0.0)
        scored.append((score, document))
    return sorted(scored, key=lambda pair: (-pair[0], pair[1].kind, pair[1].id))


def _as_number(key: str, number: str) -> float:
    """Give what a rule gains where the query has its number, or that of a rule it is under."""
    if key == number:
        return _EXACT
    rest = key[len(number) :]
    is_under = key.startswith(number) and not (number[-1].isdigit() and rest[:1].isdigit())
    return _UNDER if is_under else 0.0


def _holds(group: Group, held: set[str]) -> bool:
    return any(
        all(word in held or stem_of(word) in held for word in each.split())
        for each in group.alternatives
    )


def _pairs(asked: SearchQuery, weighed: Weighed) -> dict[tuple[str, str], float]:
    """Give the stems that stand side by side in the query, with what finding them so is worth."""
    by_word = {group.alternatives[0]: weight for group, weight in weighed.weights}
    found: dict[tuple[str, str], float] = {}
    for first, second in pairwise(asked.words):
        if first not in function_words() and second not in function_words():
            worth = (by_word.get(first, 3.0) + by_word.get(second, 3.0)) / 2
            found[stem_of(first), stem_of(second)] = 0.5 * worth
    return found


def _nearness(pairs: Mapping[tuple[str, str], float], stems: Sequence[str]) -> float:
    if not pairs:
        return 0.0
    side_by_side = set(pairwise(stems))
    return sum(worth for pair, worth in pairs.items() if pair in side_by_side)


def mixed(found: Sequence[tuple[float, Document]]) -> list[tuple[float, Document]]:
    """Order what was found so that no kind but rules has more of five in a row than its share.

    Rulings and cards are ten times as many as rules, and our entries speak as questions do;
    without this they would hide the rule they rest on.
    """
    queues = {share: [pair for pair in found if _share(pair) == share] for share in _SHARES}
    chosen: list[tuple[float, Document]] = []
    while any(queues.values()):
        recent = [_share(pair) for pair in chosen[-4:]]
        open_ = [each for each in queues if queues[each] and recent.count(each) < _SHARES[each]]
        best = max(open_ or filter(queues.get, queues), key=lambda each: queues[each][0][0])
        chosen.append(queues[best].pop(0))
    return chosen


#: How many of five in a row may be of a kind.
_SHARES = {"rule": 5, "entry": 2, "text": 1}


def _share(pair: tuple[float, Document]) -> str:
    return pair[1].kind if pair[1].kind in _SHARES else "text"
