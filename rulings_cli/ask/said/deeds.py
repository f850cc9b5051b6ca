"""What a question says that one thing does to another, and whose that is.

An example in which these claims are not so answers another question.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rulings_cli.ask.answer import ShownExample
from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.expressions import Expression
from rulings_cli.ask.said.claiming import (
    CARD,
    WHOSE,
    Claim,
    acts,
    all_lines,
    card_of,
    is_named,
    tells,
)

_THING = (
    r"(?:land|creature|commander|artifact|enchantment|permanent|planeswalker|spell|token|guy"
    r"|\d/\d)s?\b"
)
#: Words of an example that show a thing killed, or that it stays there.
_KILLED = r"destroy|\bdie[sd]?\b|target|^then .* is on the battlefield$"
#: A thing may be sacrificed for its own ability.
_GIVEN_UP = "sacrific|activate"
_DEEDS = {
    "destroy": _KILLED, "kill": _KILLED,
    "exile": "exil|target", "sacrifice": _GIVEN_UP, "sac": _GIVEN_UP, "discard": "discard",
    "bounce": "hand|returned|target", "counter": "counter|target", "copy": "cop(?:y|ie[sd])|target",
    "target": "target", "tap": "tap", "steal": "control|target",
}  # fmt: skip
_ASKS = r"\b(?:can|could|may|does|do|will|would) "
#: An ability is spoken of behind a card: nothing is done to the card itself.
_NO_ABILITY = r"(?!'s? (?:\w+ ){0,2}(?:ability|activation)\b)"
#: A card that does something to a card or a thing.
_DOES = Expression(
    rf"{_ASKS}{CARD} ({'|'.join(_DEEDS)})s? (?:{WHOSE} |my own |another )?"
    rf"(?:{CARD}{_NO_ABILITY}|\w* ?{_THING})",
    "can ",
    "could ",
    "may ",
    "does ",
    "do ",
    "will ",
    "would ",
)
#: What one card is asked to do to another.
_DONE_TO = Expression(
    rf"{CARD} (?:(?:on|at|with) (?:\S+ ){{1,4}}?)?"
    r"(?:destroy|kill|exile|bounce|counter|steal|copy)s? "
    rf"(?:{WHOSE} |another |target )?{CARD}{_NO_ABILITY}",
    "destroy",
    "kill",
    "exile",
    "bounce",
    "counter",
    "steal",
    "copy",
)
#: Something that you do to a card.
_YOURS = "|".join(each for each in _DEEDS if each != "tap")
_DO = Expression(
    rf"{_ASKS}i ({_YOURS}) (?:{WHOSE} |my own )?{CARD}",
    "can i",
    "could i",
    "may i",
    "does i",
    "do i",
    "will i",
    "would i",
)
_MY_OWN = Expression(
    rf"\bmy own (?:{CARD}|\w* ?{_THING})",
    "my own",
)
_THEIR_THING = Expression(
    rf"\b(?:opponent's|opp's|his|her|their) (?:own )?(?:\w+ )?{_THING}",
    "opponent's",
    "opp's",
    "his",
    "her",
    "their",
)
#: What nobody may: to sacrifice what another player controls (CR 701.21a).
_SACRIFICED = Expression(
    r"\bcan i sac(?:rifice)? (?:(?:my )?opponent's|opp's|his|her|their)\b",
    "can i sac",
)
#: What is tapped for a keyword's cost, and not for mana (CR 702.122a, 702.171a).
_CREWED = Expression(
    r"\btap\b.* to (?:crew|saddle|station)\b",
    "crew",
    "saddle",
    "station",
)
_A_SPELL = Expression(
    r"\btarget an? (?:\w+ )?spell\b",
    "target",
)
_TRIGGER_FOR = Expression(
    rf"\btriggers? (?:for|off) (?:{WHOSE} )?{CARD}",
    "trigger",
)
_CAST_ON = Expression(
    rf"\b(?:cast|use|play) (?:a |an |my )?{CARD} on (?:it|him|her)\s*(?:[?.]|$)",
    "cast",
    "use",
    "play",
)
_PITCHED = Expression(
    rf"\bpitch(?:ing|ed)? (?:an? |my )?{CARD}",
    "pitch",
)
#: What nobody has priority in (CR 117.2e): no example has something done then.
_MEANWHILE = Expression(
    r"\b(?:can|could|may|do|does)\b.*\bwhile\b[^,.;?]*\b(?:resolves|resolving)\b",
    "while",
)
#: Equipment that is on something, or a creature that wears some.
_EQUIPPED = Expression(
    rf"{CARD},? (?:(?:is|was|are|already|currently) )*equipped\b(?! (?:by|with)\b)",
    "equipped",
)
#: What is looked for, which only using the ability is not.
_TO_FIND = Expression(
    r"\bto (?:find|fetch|search for|look for|tutor for) (?:an? |my |the )",
    "to find",
    "to fetch",
    "to search",
    "to look",
    "to tutor",
)
#: A card that a player gets, which casting what should find it is not, nor drawing none.
_GETS = Expression(
    r"\b(?:do|does|will|would) (?:i|he|she|they|my opponent) (?:still )?(?:get|find) "
    r"(?:an? |the |my |that )?card\b(?! back)",
    "get",
    "find",
)
#: What happens to several things together, which two deeds in a row are not.
_AT_ONCE = Expression(
    r"\b(?:at once|at the same time|simultaneously|together)\b",
    "at once",
    "same time",
    "simultaneously",
    "together",
)
_NEXT_TURN = Expression(
    r"\bnext turn\b",
    "next turn",
)
_THEIR_TURN = Expression(
    r"\b(?:it is|it's|its) (?:the |my )?(?:his|her|their|opponent's|opp's) turn\b",
    " turn",
)
_FRESH = Expression(
    r"\bthe turn (?:it|he|she|they) (?:comes?|came|enters?|entered)\b",
    "the turn",
)


def of_deeds(text: str, cards: tuple[Mention, ...]) -> Iterator[Claim]:
    """Give what is done by what to what, whose it is, and when."""
    for found in _DONE_TO.finditer(text):
        yield found[0], acts(card_of(found, cards))
    for found in _DOES.finditer(text):
        yield found[0], acts(cards[int(found[1])].cards)
        yield found[0], tells((), _DEEDS[found[2].lower()])
    for found in _DO.finditer(text):
        yield found[0], tells((), _DEEDS[found[1].lower()])
    if _MY_OWN.search(text) and not re.search(
        r"\b(?:opponent|opp|his|their|in response to)\b", text, re.IGNORECASE
    ):
        for number, each in enumerate(cards):
            yield f"my own … @{number}@", _not_theirs(each.cards)
    for found in _THEIR_THING.finditer(text):
        yield found[0], tells((), r"^(?:given |when )?the opponent\b|\bthe opponent's\b")
    for pattern, words in (
        (_SACRIFICED, "can't"),
        (_CREWED, r"crew|saddle|station"),
        (_A_SPELL, r"\bcast|\bstack\b"),
        (_PITCHED, r"\b(?:exiling|discarding) |for its \w+ cost|\bis reversed"),
        (_MEANWHILE, r"\bas \S.* resolves|\bwhile \S.* resolves|^(?:when )?you pay \S+ with "),
        (_TO_FIND, r"\bfind|\bfound\b|\bsearch|\bfetch|\blibrary\b"),
        (_GETS, r"\bfind|\bfound\b|\bdr[ae]ws? (?:[1-9]|an? )|in your hand\b"),
        (_EQUIPPED, r"\battached to\b|\bequip"),
        (_NEXT_TURN, r"\bturn (?:begins|ends)|next turn|next .* step|upkeep"),
        (_THEIR_TURN, r"opponent's .*(?:turn|step|phase)|the opponent attacks|next turn"),
        (_FRESH, r"this turn|onto the battlefield|\bcasts?\b"),
    ):
        for found in pattern.finditer(text):
            yield found[0], tells((), words)
    for found in _AT_ONCE.finditer(text):
        yield found[0], _not_one_by_one
    for found in _CAST_ON.finditer(text) if len(cards) == 2 else ():
        yield found[0], _together(*(each.cards for each in cards))
    for found in _TRIGGER_FOR.finditer(text):
        yield found[0], tells((), "trigger")
        yield found[0], acts(card_of(found, cards))


def _together(*both: tuple[str, ...]) -> Callable[[ShownExample], bool]:
    """Tell whether a line speaks of both cards, or one of them is on what "it" is."""
    return lambda shown: any(
        all(is_named(line, names) for names in both)
        or (" is attached to " in line and any(is_named(line, names) for names in both))
        for line in all_lines(shown)
    )


def _not_one_by_one(shown: ShownExample) -> bool:
    """Tell whether nothing is sacrificed in several steps, one after another."""
    deeds = [
        each for each in shown.lines if re.match(r"when you sacrifice\b|when .* sacrifices ", each)
    ]
    return len(deeds) < 2


def _not_theirs(names: tuple[str, ...]) -> Callable[[ShownExample], bool]:
    """Tell whether the card is not the opponent's."""
    theirs = re.compile(r"^(?:given |when )?the opponent (?:controls?|holds?|casts?)\b")
    return lambda shown: (
        not any(
            theirs.match(line) and is_named(line, names) for line in (*shown.given, *shown.lines)
        )
    )
