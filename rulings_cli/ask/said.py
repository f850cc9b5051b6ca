"""What a question says of a card by name, held against the examples that were played for it.

The readers build an example each in its own way, so this asks of whatever came out: is the card
where the question puts it, tapped if it says so, with the player it names, gone if it left, and as
many as it counts? An example that says otherwise answers another question.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator
from itertools import chain, combinations

from rulings_cli.ask.answer import ShownExample
from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.question import folded

#: A card's name in the text that is looked through: its number between two of these.
_SIGN = "@"
_CARD = r"@(\d+)@"
_WHOSE = r"(?:my|his|her|their|your|the|an?|opponent's|opp's|my opponent's|its owner's)"
_STILL = (
    r"(?:(?:is|are|was|were|that's|which is|sits|sitting|stuck|lies|only|still|just|already) )*"
)
_NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}

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

_IN_PLACE = re.compile(
    rf"{_CARD},? {_STILL}(?:in|on) (?:{_WHOSE} )?({'|'.join(_PLACES)})\b", re.IGNORECASE
)
_TAPPED = re.compile(
    rf"\btapped (?:@\d+@ (?:and|or) )?{_CARD}|{_CARD},? (?:(?:is|are|already) )*tapped\b"
    r"(?! for| to| by| out)",
    re.IGNORECASE,
)
_NONE = re.compile(
    rf"\b(?:no|without(?: an?)?|(?:don't|doesn't|do not|does not) (?:have|control)) {_CARD}",
    re.IGNORECASE,
)
_COUNTED = re.compile(
    rf"(?<![/\w])(\d+|{'|'.join(_NUMBERS)}) (?:tapped |untapped )?{_CARD}", re.IGNORECASE
)
_LOST = re.compile(
    r"^(?:and |then |but |so )*(?:i|he|she|they|(?:my )?(?:opponent|opp)) "
    r"(?:then |just |have |has )*"
    r"(?:sacrifice[sd]?|sac(?:s|ed|ced)?|destroy(?:s|ed)?|bounce[sd]?|kill(?:s|ed)?|exile[sd]?|"
    rf"remove[sd]?) (?:{_WHOSE} )?{_CARD}(?! (?:to|for|with))"
    rf"|{_CARD} (?:(?:is|was|got|gets|has|been|just|already) )*(?:destroyed|exiled|sacrificed|"
    r"bounced|removed|killed|dies|died|dead|gone|leaves the battlefield|left the battlefield)\b",
    re.IGNORECASE,
)
_ASKS = re.compile(r"\b(?:do|does|did|is|are|can|could|may|will|would|should|if|when|what|how)\b")
_MINE = re.compile(
    rf"\bmy (?:own )?(?:(?:un)?tapped |attacking |blocking |other )?{_CARD}"
    rf"|\bi (?:also )?(?:have|control|cast|play|hold) (?:my |an? |the )?{_CARD}|{_CARD} of mine\b",
    re.IGNORECASE,
)
_THEIRS = re.compile(
    rf"(?:\bopponents?'?s?'?|\bopp's|\bhis|\bher|\btheir) (?:own )?{_CARD}"
    r"|\b(?:opponent|opp|he|she|they) (?:also )?(?:has|have|controls?|casts?|plays?) (?:an? |the )?"
    rf"{_CARD}|{_CARD},? (?:is )?on (?:the other|their|his|her|my opponent's) side",
    re.IGNORECASE,
)
#: What a card is supposed to be, at the end of a question.
_SUPPOSED = re.compile(
    r"\bif (?:it|he|she|they)(?:'s|'re| is| are) (?:an? |also )*"
    r"(white|blue|black|red|green|colorless|(?:un)?tapped|attacking|blocking|legendary|"
    r"token|artifact|creature|enchantment|land|indestructible|hexproof)\b",
    re.IGNORECASE,
)
#: Whose permanent you would use, and for which mana.
_USED = re.compile(
    r"\bcan i (?:tap|use|activate|crack|sac|sacrifice) "
    rf"(?:(?:my )?opponent's|opp's|his|her|their) {_CARD}",
    re.IGNORECASE,
)
_COLORS = {
    "white": r"\{W\}|white", "blue": r"\{U\}|blue", "black": r"\{B\}|black",
    "red": r"\{R\}|\bred\b", "green": r"\{G\}|green", "colorless": r"\{C\}|colorless",
}  # fmt: skip
_FOR_COLOR = re.compile(rf"\btap (?:\S+ ){{0,3}}{_CARD} for ({'|'.join(_COLORS)})\b", re.IGNORECASE)
#: What one card is asked to do to another.
_DONE_TO = re.compile(
    rf"{_CARD} (?:(?:on|at|with) (?:\S+ ){{1,4}}?)?"
    r"(?:destroy|kill|exile|bounce|counter|steal|copy)s? "
    rf"(?:{_WHOSE} |another |target )?{_CARD}",
    re.IGNORECASE,
)
_ANOTHER = re.compile(rf"\b(?:another|a second) {_CARD}", re.IGNORECASE)
_OWN = re.compile(rf"\bmy own {_CARD}", re.IGNORECASE)
_COMMANDER = re.compile(
    r"\bcast(?:s|ing)? (?:my|his|her|their|the|an?|your) commander\b", re.IGNORECASE
)
_CLAUSE = re.compile(r"[^.,;:!?()]+[.,;:!?()]?")
_PLAYER_HAS = re.compile(r"(?:you|the opponent) (?:controls?|holds?) ")
#: A state that no card's name stands beside, and the words of an example that have it.
_STATES = (
    ("phased out", "phase"), ("face-down", "face.down"), ("face down", "face.down"),
    ("fizzled", "no legal target|illegal"),
)  # fmt: skip


Claim = tuple[str, Callable[[ShownExample], bool]]


def unsaid(question: str, mentions: Iterable[Mention], examples: tuple[ShownExample, ...]) -> str:
    """Give what the question says that is so in none of the examples, in its words; "" if none."""
    cards = tuple(each for each in mentions if not each.is_word or each.text.istitle())
    text = _signed(folded(question), cards)
    from rulings_cli.ask.said_deeds import of_deeds
    from rulings_cli.ask.said_uses import of_uses

    own = (_of_clauses(text, cards), _owners(text, cards), _states(text))
    claims = (*own, of_uses(text, cards), of_deeds(text, cards))
    for said, holds in chain.from_iterable(claims):
        if examples and not any(holds(each) for each in examples):
            return _plain(said, cards)
    return ""


# --- claims -----------------------------------------------------------------------------------


def _of_clauses(text: str, cards: tuple[Mention, ...]) -> Iterator[Claim]:
    """Give what single clauses say of one card: where it is, its state, its number, its end."""
    for clause in _CLAUSE.findall(text):
        clause = clause.strip()
        for found in _IN_PLACE.finditer(clause):
            if not _asked(clause, found):
                yield found[0], _tells(_card_of(found, cards), _PLACES[found[2].lower()])
        for found in _TAPPED.finditer(clause):
            if not _asked(clause, found):
                yield found[0], _tells(_card_of(found, cards), "tap", before=True)
        for found in _NONE.finditer(clause):
            yield found[0], _lacks(_card_of(found, cards))
        for found in _COUNTED.finditer(clause):
            number = _NUMBERS.get(found[1].lower()) or int(found[1])
            if number > 1:
                yield found[0], _counts(_card_of(found, cards), number)
        for found in _DONE_TO.finditer(clause):
            yield found[0], _happens_to(_card_of(found, cards))
        for found in _ANOTHER.finditer(clause):
            names = _card_of(found, cards)
            if sum(each.cards == names for each in cards) > 1:
                yield found[0], _counts(names, 2)
        for found in _USED.finditer(clause):
            yield found[0], _tells(_card_of(found, cards), r"\byou\b.*(?:activate|tap|sacrifice)")
        for found in _FOR_COLOR.finditer(clause):
            yield found[0], _tells((), f"could produce|{_COLORS[found[2].lower()]}")
        found_lost = _LOST.search(clause)
        if found_lost and not clause.endswith("?") and not _ASKS.search(clause.lower()):
            yield found_lost[0], _tells(_card_of(found_lost, cards), _GONE)


def _asked(clause: str, found: re.Match[str]) -> bool:
    """Tell whether a clause asks what the words found say: "is it in exile?"."""
    before = clause[: found.start()].lower().split()
    return clause.endswith("?") and bool(before) and before[-1] in ("is", "are", "does", "be")


def _states(text: str) -> Iterator[Claim]:
    for said, word in _STATES:
        if said in text.lower():
            yield said, _tells((), word)
    for found in _SUPPOSED.finditer(text):
        yield found[0], _tells((), found[1], before=True)
    for found in _COMMANDER.finditer(text):
        yield found[0], _tells((), "command zone")


def _owners(text: str, cards: tuple[Mention, ...]) -> Iterator[Claim]:
    """Give, for each two cards whose players are named, that an example tells them apart alike."""
    whose: dict[tuple[str, ...], set[bool]] = {}
    said: dict[tuple[str, ...], str] = {}
    for mine, pattern in ((True, _MINE), (False, _THEIRS)):
        for found in pattern.finditer(text):
            names = _card_of(found, cards)
            whose.setdefault(names, set()).add(mine)
            said[names] = found[0]
    if not any(False in mine for mine in whose.values()):
        for found in _OWN.finditer(text):
            for each in cards:
                yield found[0], _apart(_card_of(found, cards), each.cards, apart=False)
    sure = [(names, next(iter(mine))) for names, mine in whose.items() if len(mine) == 1]
    for (one, mine), (other, too) in combinations(sure, 2):
        yield f"{said[one]} … {said[other]}", _apart(one, other, apart=mine != too)


# --- what an example says ---------------------------------------------------------------------


def _tells(
    names: tuple[str, ...], words: str, *, before: bool = False
) -> Callable[[ShownExample], bool]:
    """Tell whether a line of the example says the words, of the card if there is one.

    With `before`, a line of the position or of what is done, not what came of it.
    """
    pattern = re.compile(words, re.IGNORECASE)
    lines = _begun if before else _all
    return lambda shown: any(_names(line, names) and pattern.search(line) for line in lines(shown))


def _happens_to(names: tuple[str, ...]) -> Callable[[ShownExample], bool]:
    """Tell whether something is done to the card, or looked at, besides that it is there."""

    def holds(shown: ShownExample) -> bool:
        lines = [each for each in shown.lines if not each.startswith(("given ", "but "))]
        steps = (each.text for each in shown.steps)
        return any(_names(line, names) for line in (*lines, *steps))

    return holds


def _lacks(names: tuple[str, ...]) -> Callable[[ShownExample], bool]:
    return lambda shown: not any(_has(line, names) for line in shown.given)


def _counts(names: tuple[str, ...], number: int) -> Callable[[ShownExample], bool]:
    """Tell whether so many of a card are there, or are told of in one line."""
    several = re.compile(rf"\b(?:{number}|{number - 1} (?:other|more))\b")

    def holds(shown: ShownExample) -> bool:
        there = sum(_number_in(line, names) for line in shown.given)
        told = (line for line in _all(shown) if _names(line, names))
        return there >= number or any(several.search(line) for line in told)

    return holds


def _number_in(line: str, names: tuple[str, ...]) -> int:
    """Give how many of a card a line of the position puts somewhere."""
    things = [each.split(" attached to ")[0] for each in _PLAYER_HAS.sub("", line).split("; ")]
    things = [each for each in things if _names(each, names)]
    numbers = [re.match(r"\d+", each) for each in things]
    return sum(int(each[0]) if each else 1 for each in numbers)


def _apart(
    one: tuple[str, ...], other: tuple[str, ...], *, apart: bool
) -> Callable[[ShownExample], bool]:
    """Tell whether two cards are with different players, or the example does not say."""

    def holds(shown: ShownExample) -> bool:
        players = [
            {line.startswith("you") for line in shown.given if _has(line, names)}
            for names in (one, other)
        ]
        if not all(len(each) == 1 for each in players):
            return True
        return (players[0] != players[1]) == apart

    return holds


def _has(line: str, names: tuple[str, ...]) -> bool:
    """Tell whether a line of the position says that a player has the card."""
    return bool(_PLAYER_HAS.match(line)) and _names(line, names)


def _names(line: str, names: tuple[str, ...]) -> bool:
    low = line.lower()
    return not names or any(face in low for each in names for face in each.lower().split(" // "))


def _begun(shown: ShownExample) -> Iterator[str]:
    """Give the lines of the position and of what is done."""
    yield from shown.given
    yield from (line for line in shown.lines if line.startswith(("given ", "when ")))


def _all(shown: ShownExample) -> Iterator[str]:
    """Give every line but the changes that are tried, and every step."""
    yield from shown.given
    yield from (line for line in shown.lines if not line.startswith("but "))
    yield from (step.text for step in shown.steps)


# --- names in the text ------------------------------------------------------------------------


def _signed(text: str, cards: tuple[Mention, ...]) -> str:
    """Give the text with each card's name as its number between signs."""
    text = text.replace(_SIGN, " ")
    for number, each in sorted(enumerate(cards), key=lambda pair: -pair[1].start):
        text = f"{text[: each.start]}{_SIGN}{number}{_SIGN}{text[each.end :]}"
    return text


def _plain(said: str, cards: tuple[Mention, ...]) -> str:
    return re.sub(_CARD, lambda found: cards[int(found[1])].text, said)


def _card_of(found: re.Match[str], cards: tuple[Mention, ...]) -> tuple[str, ...]:
    """Give the names that the card found may have."""
    return cards[int(re.findall(_CARD, found[0])[-1])].cards
