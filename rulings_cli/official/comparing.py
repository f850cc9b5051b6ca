"""Two editions of the rules compared: which rules moved, were edited, came and went.

Numbers tell little, since they are given anew when a rule comes in between; the text does. A rule
of the newer edition is the successor of the older one whose text is the most alike.
"""

from __future__ import annotations

import itertools
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping

from rulings_cli.official.comprehensive_rules import RulesDocument, RuleText, fold
from rulings_cli.terms.values import Value

#: How alike two texts must be, in parts of 1, to be one rule edited: where the number stayed, and
#: where it did not.
_SAME_PLACE = 0.45
_OTHER_PLACE = 0.6
_FEW_WORDS = 4


class RuleChange(Value):
    """What became of a rule: `same`, `moved`, `edited`, `moved and edited`, `new` or `gone`.

    `older` and `newer` are its numbers, "" where it was not there; `alike` from 0 to 1.
    """

    kind: str
    older: str
    newer: str
    alike: float = 1.0


def compare(older: RulesDocument, newer: RulesDocument) -> tuple[RuleChange, ...]:
    """Give what became of every rule, in the order of the newer edition; those gone at the end."""
    pairs = _Pairs(older.rules, newer.rules)
    pairs.by_text()
    pairs.by_place()
    pairs.by_likeness()
    return tuple(pairs.changes())


def _bare(text: str) -> str:
    """Give a text for comparing, without the numbers of other rules that it mentions."""
    import re

    return re.sub(r"\b\d{3}(?:\.\d+[a-z]?)?(?:-(?:\d+|[a-z])\b)?", "#", fold(text))


class _Pairs:
    """Old rules and new ones as they are matched, the surest pairs first."""

    def __init__(self, older: Iterable[RuleText], newer: Iterable[RuleText]) -> None:
        self.old = {each.number: _bare(each.text) for each in older}
        self.new = {each.number: _bare(each.text) for each in newer}
        self.found: dict[str, tuple[str, float]] = {}
        self.taken: set[str] = set()

    def _match(self, older: str, newer: str, alike: float) -> None:
        self.found[newer] = (older, alike)
        self.taken.add(older)

    def by_text(self) -> None:
        """Match the rules of equal text: at the same number, else in the order they stand in."""
        places: dict[str, list[str]] = defaultdict(list)
        for number, text in self.old.items():
            if self.new.get(number) == text:
                self._match(number, number, 1.0)
            else:
                places[text].append(number)
        for number, text in self.new.items():
            if number not in self.found and places.get(text):
                self._match(places[text].pop(0), number, 1.0)

    def by_place(self) -> None:
        """Match what stayed at its number and is still much the same."""
        for number, text in self.new.items():
            if number in self.found or number in self.taken or number not in self.old:
                continue
            alike = _likeness(self.old[number], text)
            if alike >= max(_SAME_PLACE, self._best_elsewhere(text)):
                self._match(number, number, alike)

    def _best_elsewhere(self, text: str) -> float:
        """Give how alike the most alike of the other rules that are left is, less a little."""
        best = max((alike for _, alike in self._near(text)), default=0.0)
        return best - 0.1

    def by_likeness(self) -> None:
        """Match the most alike of what is left, whatever its number."""
        left = [each for each in self.new if each not in self.found]
        pairs = [
            (alike, older, newer)
            for newer in left
            for older, alike in self._near(self.new[newer])
            if alike >= _OTHER_PLACE
        ]
        for alike, older, newer in sorted(pairs, key=lambda each: (-each[0], each[1:])):
            if newer not in self.found and older not in self.taken:
                self._match(older, newer, alike)

    def _near(self, text: str) -> Iterable[tuple[str, float]]:
        """Give old rules that share words with a text and are not matched, with their likeness."""
        words = set(text.split())
        if len(words) < _FEW_WORDS:
            return []
        shared: Counter[str] = Counter()
        for word in words:
            numbers = self._by_word().get(word, ())
            if len(numbers) <= 400:
                shared.update(numbers)
        near = [(number, count) for number, count in shared.most_common(12)]
        return [
            (number, _likeness(self.old[number], text))
            for number, _ in near
            if number not in self.taken
        ]

    def _by_word(self) -> Mapping[str, list[str]]:
        known: dict[str, list[str]] | None = getattr(self, "_words", None)
        if known is None:
            known = defaultdict(list)
            for number, text in self.old.items():
                if number not in self.taken:
                    for word in set(text.split()):
                        known[word].append(number)
            self._words = known
        return known

    def changes(self) -> Iterable[RuleChange]:
        """Give what became of every rule."""
        for number, text in self.new.items():
            if number not in self.found:
                yield RuleChange("new", "", number, 0.0)
                continue
            older, alike = self.found[number]
            edited = self.old[older] != text
            moved = older != number
            kind = "moved and edited" if edited and moved else "edited" if edited else ""
            yield RuleChange(kind or ("moved" if moved else "same"), older, number, round(alike, 3))
        for number in self.old:
            if number not in self.taken:
                yield RuleChange("gone", number, "", 0.0)


def _likeness(one: str, other: str) -> float:
    """Give how alike two texts are by the pairs of words they share, from 0 to 1."""
    first, second = _pairs_of(one), _pairs_of(other)
    total = sum(first.values()) + sum(second.values())
    return 2 * sum((first & second).values()) / total if total else 0.0


def _pairs_of(text: str) -> Counter[tuple[str, str]]:
    words = ["", *text.split()]
    return Counter(itertools.pairwise(words))
