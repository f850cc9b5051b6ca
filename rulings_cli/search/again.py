"""A card that is spoken of again, by a word of the name that was said before ("the Bauble")."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rulings_cli.corpus.names import squash

if TYPE_CHECKING:
    from rulings_cli.search.names import NameMention

#: What stands before the last word of a name that is an ordinary word: "the doll", "does artist".
_BEFORE = frozenset(
    ("the", "my", "his", "her", "their", "your", "that", "this", "our", "does", "is", "can", "will",
     "would", "if", "when")
)  # fmt: skip
#: What may stand after it: no noun that it would only describe.
_AFTER = """
    is are was were does do did die dies get gets go goes come comes still to with for on in
    into from itself and or if when while then too also trigger triggers resolve resolves enter
    enters leave leaves become becomes stay stays survive survives see sees have has can could
    will would as at be after before even untap untaps make makes count counts counter counters
"""
#: Words of the game, and of time and place, that are never short for a name.
_TERMS = """
    spell card token mana ability counter copy trigger player opponent turn game stack hand
    graveyard library exile battlefield life damage color commander deck top bottom cost target
    control attack block combat step phase untap upkeep end draw power toughness time world way
    day night dead first second third last next other source part rest whole half effect
"""


def spoken_again(
    words: Sequence[tuple[int, int, str]], named: Iterable[NameMention], ordinary: frozenset[str]
) -> Iterator[tuple[int, NameMention]]:
    """Give the words, by their index, that name a card again, and the mention before.

    `words` are from where to where, and the word in lower case.
    """
    sure = [each for each in named if len(each.candidates) == 1 and not each.is_word]
    for index, (start, end, word) in enumerate(words):
        if len(word) < 4 or word in _TERMS.split() or _is_type(word):
            continue
        before = [each for each in sure if each.end <= start and _has(each, word, ordinary)]
        within = [each for each in sure if each.start <= start < each.end]
        if len({each.candidates for each in before}) != 1:
            continue
        if any(end - start < each.end - each.start - 2 or each.how == "exact" for each in within):
            continue
        if word not in ordinary or _is_meant(words, index):
            yield index, before[-1]


def _has(mention: NameMention, word: str, ordinary: frozenset[str]) -> bool:
    """Tell whether a name has the word: anywhere, or as its last where it is an ordinary one."""
    name = mention.candidates[0].split(" // ")[0].split(",")[0].replace("-", " ")
    parts = [squash(each.removesuffix("'s")) for each in name.split()]
    return len(parts) > 1 and word in (parts if word not in ordinary else parts[-1:])


def _is_meant(words: Sequence[tuple[int, int, str]], index: int) -> bool:
    """Tell whether an ordinary word stands as a name does: after "the", and before no noun."""
    if not index or words[index - 1][2] not in _BEFORE:
        return False
    if index + 1 == len(words):
        return True
    _, end, _ = words[index]
    start, _, word = words[index + 1]
    return start - end > 1 or word == "s" or word in _AFTER.split()


def _is_type(word: str) -> bool:
    from rulings_cli.terms.types import CARD_TYPES, SUBTYPES, SUPERTYPES

    types = {each.lower() for each in (*CARD_TYPES, *SUBTYPES, *SUPERTYPES)}
    return word in types or word.removesuffix("s") in types
