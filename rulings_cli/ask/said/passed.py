"""What a question says that is easily passed over: how often, for what, whose, and how many.

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
    NUMBERS,
    WHOSE,
    Claim,
    acts,
    card_of,
    counts,
    tells,
)

#: Something used more than once: whatever is said to be there may let it be.
_USED_AGAIN = Expression(
    r"\b(?:can|could|may) (?:i|we|you|he|she|they) (?:tap|use|activate|untap)\b[^?]*"
    r"\b(?:twice|again|two times|a second time|(?:two|three) times)\b",
    "twice",
    "again",
    "times",
    "second time",
)
#: What mana that is made is to pay for: it does not matter to making it.
_MADE_FOR = Expression(
    r"\b(?:make|produce|add|get|give)s?\b(?: \w+){0,3} for (?:an?|my) (?!mana)\w+",
    " for a",
    " for my",
)
#: So many triggers of one card are asked about, and not so many of that card.
_TRIGGERS = re.compile(rf"\b({'|'.join(NUMBERS)}) {CARD}(?:'s)? triggers\b", re.IGNORECASE)
#: So many things that must be given up.
_GIVEN_UP = Expression(
    r"\b(?:have to|has to|need to|must|forced to) (sac|sacrifice|discard|exile) "
    rf"(?:{'|'.join(NUMBERS)}|both|\d+)\b",
    "have to",
    "has to",
    "need to",
    "must",
    "forced to",
)
#: Whose the mana is, and whose what is sacrificed.
_GIVES_ME = Expression(r"\b(?:give|make|net|get|add)s? (?:me|us)\b", " me", " us")
_I_SACRIFICE = Expression(
    r"\b(?:do|must|will|would) i (?:have to |need to )?sac(?:rifice)?\b", " i sac", " to sac"
)
#: What is in force, and so no card in hand; what life is gained by.
_UNDER = Expression(rf"\b(?:under|beneath) (?:{WHOSE} |my own )?{CARD}", "under", "beneath")
_LIFE_FROM = Expression(r"\bgain(?:s|ed|ing)? life (?:from|by|off)\b", "life ")
_SACRIFICED = re.compile(r"then (.+) was sacrificed$")
_WITHOUT = Expression(
    r"\bwithout (?:the|its|that|this|their|his|her) (?:abilit|effect|trigger)\w*", "without"
)


def of_passed(text: str, cards: tuple[Mention, ...]) -> Iterator[Claim]:
    """Give what is said besides, that a reader may pass over."""
    for found in _USED_AGAIN.finditer(text):
        for each in cards:
            yield found[0], acts(each.cards)
    for found in _MADE_FOR.finditer(text):
        yield found[0], tells((), r"\bcast|\bpay")
    for found in _TRIGGERS.finditer(text):
        yield found[0], _fewer(cards[int(found[2])].cards, NUMBERS[found[1].lower()])
    for found in _GIVEN_UP.finditer(text):
        yield found[0], tells((), rf"\b{found[1][:3]}\w*ing (?:.* and |\d|both)")
    if _WITHOUT.search(text):
        yield "without it", lambda _: False
    if _GIVES_ME.search(text):
        yield "to me", lambda shown: not _is_only_theirs(shown)
    for found in _I_SACRIFICE.finditer(text):
        yield found[0], lambda shown: not _they_sacrifice(shown)
    for found in _UNDER.finditer(text):
        yield found[0], _none_tells(card_of(found, cards), "^(?:you hold|when you cast) ")
    for found in _LIFE_FROM.finditer(text):
        yield found[0], _none_tells((), r"^when you gain \d+ life$")


def _none_tells(names: tuple[str, ...], words: str) -> Callable[[ShownExample], bool]:
    """Tell whether no line of the example says the words of the card."""
    said = tells(names, words)
    return lambda shown: not said(shown)


def _is_only_theirs(shown: ShownExample) -> bool:
    """Tell whether it is the opponent who gets mana, and not you."""
    pools = [e for e in shown.lines if e.startswith("then ") and "mana pool is" in e]
    return bool(pools) and all("the opponent's mana pool" in line for line in pools)


def _they_sacrifice(shown: ShownExample) -> bool:
    """Tell whether what is sacrificed is the opponent's."""
    gone = [found[1] for line in shown.lines if (found := _SACRIFICED.match(line))]
    theirs = [line for line in shown.given if line.startswith("the opponent controls")]
    mine = [line for line in shown.given if line.startswith("you control")]
    return any(
        any(each in line for line in theirs) and not any(each in line for line in mine)
        for each in gone
    )


def _fewer(names: tuple[str, ...], number: int) -> Callable[[ShownExample], bool]:
    """Tell whether there are not so many of the card."""
    so_many = counts(names, number)
    return lambda shown: not so_many(shown)
