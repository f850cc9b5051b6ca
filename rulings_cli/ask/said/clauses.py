"""What single clauses of a question say of a card: where it is, whose, in what state, how many."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import combinations

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.expressions import Expression
from rulings_cli.ask.said.claiming import (
    CARD,
    NUMBERS,
    WHOSE,
    Claim,
    are_apart,
    card_of,
    counts,
    is_theirs,
    lacks,
    tells,
)

_STILL = (
    r"(?:(?:is|are|was|were|that's|which is|sits|sitting|stuck|lies|only|still|just|already) )*"
)

#: Where a question puts a card, and the words of an example that put it there.
_PLACES = {
    "hand": "hand|holds?",
    "graveyard": "graveyard", "yard": "graveyard", "gy": "graveyard", "bin": "graveyard",
    "library": "library", "deck": "library",
    "exile": "exiled?", "command zone": "command zone", "stack": "stack|casts?",
}  # fmt: skip
_GONE = (
    "sacrific|destroy|exile|graveyard|hand|dies|died|left|leaves|counter|discard|ceases"
    "|command zone"
)

_IN_PLACE = Expression(
    rf"{CARD},? {_STILL}(?:in|on) (?:{WHOSE} )?({'|'.join(_PLACES)})\b",
    *_PLACES,
)
_TAPPED = Expression(
    rf"\btapped (?:@\d+@ (?:and|or) )?{CARD}|{CARD},? (?:(?:is|are|already) )*tapped\b"
    r"(?! (?:my|his|her|their|the|an?|another)\b)"
    r"(?! for| to| by| out)",
    "tapped",
)
_NONE = Expression(
    rf"\b(?:no|without(?: an?)?|(?:don't|doesn't|do not|does not) (?:have|control)) {CARD}",
    "no ",
    "without",
    "n't ",
    "not ",
)
_COUNTED = re.compile(
    rf"(?<![/\w])(\d+|{'|'.join(NUMBERS)}) (?:tapped |untapped )?{CARD}", re.IGNORECASE
)
_LOST = Expression(
    r"^(?:and |then |but |so )*(?:i|he|she|they|(?:my )?(?:opponent|opp)) "
    r"(?:then |just |have |has )*"
    r"(?:sacrifice[sd]?|sac(?:s|ed|ced)?|destroy(?:s|ed)?|bounce[sd]?|kill(?:s|ed)?|exile[sd]?|"
    rf"remove[sd]?) (?:{WHOSE} )?{CARD}(?! (?:to|for|with))"
    rf"|{CARD} (?:(?:is|was|got|gets|has|been|just|already) )*(?:destroyed|exiled|sacrificed|"
    r"bounced|removed|killed|dies|died|dead|gone|leaves the battlefield|left the battlefield)\b",
    "sac",
    "destroy",
    "bounce",
    "kill",
    "exile",
    "remove",
    "dies",
    "died",
    "dead",
    "gone",
    "leaves",
    "left",
)
#: What stands before a card that is only on the one that is lost.
_WORN = Expression(
    r"\b(?:equipped with|enchanted (?:with|by)|wearing|carrying|holding|with)(?: my| an?| the)? ?$",
    "equipped",
    "enchanted",
    "wearing",
    "carrying",
    "holding",
    "with",
)
_ASKS = re.compile(r"\b(?:do|does|did|is|are|can|could|may|will|would|should|if|when|what|how)\b")
_MINE = Expression(
    rf"\bmy (?:own )?(?:(?:un)?tapped |attacking |blocking |other )?{CARD}"
    rf"|\bi (?:also )?(?:have|control|cast|play|hold) (?:my |an? |the )?{CARD}|{CARD} of mine\b",
    "my ",
    "i ",
    "mine",
)
_THEIRS = Expression(
    rf"(?:\bopponents?'?s?'?|\bopp's|\bhis|\bher|\btheir) (?:own )?{CARD}"
    r"|\b(?:opponent|opp|he|she|they) (?:also )?(?:has|have|controls?|casts?|plays?) (?:an? |the )?"
    rf"{CARD}|{CARD},? (?:is )?on (?:the other|their|his|her|my opponent's) side",
    "opponent",
    "opp",
    "his",
    "her",
    "their",
    "he ",
    "she ",
    "they ",
    "other",
)
#: What a card is supposed to be, at the end of a question.
_SUPPOSED = Expression(
    r"\bif (?:it|he|she|they)(?:'s|'re| is| are) (?:an? |also )*"
    r"(white|blue|black|red|green|colorless|(?:un)?tapped|attacking|blocking|legendary|"
    r"token|artifact|creature|enchantment|land|indestructible|hexproof)\b",
    "if ",
)
_ANOTHER = Expression(
    rf"\b(?:another|a second) {CARD}",
    "another",
    "a second",
)
_COMMANDER = Expression(
    r"\bcast(?:s|ing)? (?:my|his|her|their|the|an?|your) commander\b"
    r"(?! from (?:my |the |his |her |their |a )?(?:graveyard|yard|exile|hand|library)\b)",
    "commander",
)
_CLAUSE = re.compile(r"[^.,;:!?()]+[.,;:!?()]?")
#: Something of the opponent's that is only described.
_THEIR_THING = Expression(
    r"\b(?:creatures?|guys?|dudes?|tokens?|lands?|artifacts?|enchantments?|permanents?|spells?)"
    r" of (?:his|hers|theirs)\b",
    "of his",
    "of hers",
    "of theirs",
)
#: Where something is that is only described.
_THING_IN_PLACE = Expression(
    rf"(?<!\bno )(?<!\bthe )\b(?:creature|land|artifact|spell|permanent)s? (?:cards? )?(?:in|from) "
    rf"(?:{WHOSE} )?({'|'.join(_PLACES)})\b",
    *_PLACES,
)
#: How lines tell that something is, or is cast, face down.
_FACE_DOWN = "face.down|for its (?:mega)?morph|for its disguise|manifested|cloaked"
#: A state that no card's name stands beside, and the words of an example that have it.
_STATES = (
    ("phased out", "phase"), ("face-down", _FACE_DOWN), ("face down", _FACE_DOWN),
    ("token copy", "cop(?:y|ies)"), ("token copies", "cop(?:y|ies)"),
    ("fizzled", "no legal target|illegal"),
)  # fmt: skip


def of_clauses(text: str, cards: tuple[Mention, ...]) -> Iterator[Claim]:
    """Give what single clauses say of one card: where it is, its state, its number, its end."""
    for clause in _CLAUSE.findall(text):
        clause = clause.strip()
        for found in _IN_PLACE.finditer(clause):
            if not _asked(clause, found):
                yield found[0], tells(card_of(found, cards), _PLACES[found[2].lower()])
        for found in _TAPPED.finditer(clause):
            if not _asked(clause, found):
                yield found[0], tells(card_of(found, cards), "tap", before=True)
        for found in _NONE.finditer(clause):
            yield found[0], lacks(card_of(found, cards))
        for found in _COUNTED.finditer(clause):
            number = NUMBERS.get(found[1].lower()) or int(found[1])
            if number > 1:
                yield found[0], counts(card_of(found, cards), number)
        for found in _ANOTHER.finditer(clause):
            names = card_of(found, cards)
            if sum(each.cards == names for each in cards) > 1:
                yield found[0], counts(names, 2)
        found_lost = _LOST.search(clause)
        if found_lost and _WORN.search(clause[: found_lost.start()]):
            found_lost = None
        if found_lost and not clause.endswith("?") and not _ASKS.search(clause.lower()):
            yield found_lost[0], tells(card_of(found_lost, cards), _GONE)


def _asked(clause: str, found: re.Match[str]) -> bool:
    """Tell whether a clause asks what the words found say: "is it in exile?"."""
    before = clause[: found.start()].lower().split()
    return clause.endswith("?") and bool(before) and before[-1] in ("is", "are", "does", "be")


def of_states(text: str) -> Iterator[Claim]:
    """Give the states and suppositions that stand beside no card's name."""
    for said, word in _STATES:
        if said in text.lower():
            yield said, tells((), word)
    for found in _SUPPOSED.finditer(text):
        yield found[0], tells((), found[1], before=True)
    for found in _THING_IN_PLACE.finditer(text):
        yield found[0], tells((), _PLACES[found[1].lower()])
    for found in _THEIR_THING.finditer(text):
        yield found[0], tells((), r"^(?:when )?the opponent\b")
    for found in _COMMANDER.finditer(text):
        yield found[0], tells((), "command zone")


def of_owners(text: str, cards: tuple[Mention, ...]) -> Iterator[Claim]:
    """Give that what is the opponent's is not yours, and that an example tells two cards apart."""
    whose: dict[tuple[str, ...], set[bool]] = {}
    said: dict[tuple[str, ...], str] = {}
    for mine, pattern in ((True, _MINE), (False, _THEIRS)):
        for found in pattern.finditer(text):
            names = card_of(found, cards)
            whose.setdefault(names, set()).add(mine)
            said[names] = found[0]
    sure = [(names, next(iter(mine))) for names, mine in whose.items() if len(mine) == 1]
    for names, mine in sure:
        if not mine:
            yield said[names], is_theirs(names)
    for (one, mine), (other, too) in combinations(sure, 2):
        yield f"{said[one]} … {said[other]}", are_apart(one, other, apart=mine != too)
