"""What a question says is spent, and on what; when it is done; what is done with which card.

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
    SYMBOLS,
    WHOSE,
    Claim,
    all_lines,
    card_of,
    is_named,
    tells,
)

_MAY = r"\b(?:can|could|may) (?:i|we|you|he|she|they|(?:my )?(?:opponent|opp)) "
_WITH = rf"(?:with|using|via) (?:{WHOSE} )?{CARD}"
#: A source that is to pay: some step must use it.
_SPENDING = Expression(
    rf"{CARD},? (?:(?:is|was) )?(?:naming|named|set to|on|choosing) \w+,? "
    r"(?:(?:cast|activate|pay|be used)\b)",
    "naming",
    "named",
    "set to",
    "on ",
    "choosing",
)
#: Whose permanent you would use, and for which mana.
_USED = Expression(
    rf"\bcan i (?:tap|use|activate|crack) (?:(?:my )?opponent's|opp's|his|her|their) {CARD}",
    "can i",
)
_THEY_TAP = Expression(
    r"\b(?:they|he|she|(?:my |an |the )?(?:opponent|opp)) "
    rf"(?:taps?|tapped) (?:{WHOSE} )?{CARD}(?! to )"
    r"(?=.*\b(?:do|does|will|would) (?:they|he|she|(?:my |an |the )?(?:opponent|opp)) )",
    " tap",
)
_FOR_COLOR = Expression(
    rf"\btap (?:\S+ ){{0,3}}{CARD} for ({'|'.join(SYMBOLS)})\b",
    "tap ",
)
#: How much of a source's mana pays, and for which part of a cost.
_MUCH_MANA = Expression(
    rf"{CARD}'s? (two|three|four|2|3|4) (?:\w+ )?mana\b(?! (?:\w+ )?(?:ability|cost)\b)",
    "mana",
)
_BOTH_MANA = Expression(
    rf"\bboth (?:mana (?:from|of) {CARD}|(?:of )?{CARD}'s? mana\b)",
    "both",
)
_PARTS = {**SYMBOLS, "generic": r"\d+", "colored": "[WUBRG]"}
_PART_OF_COST = Expression(
    rf"\bfor {CARD}'s? ({'|'.join(_PARTS)})\b",
    "for ",
)
_PITCHED = Expression(
    rf"\b(?:pitch(?:es|ed|ing)?|by exiling) (?:{WHOSE} )?{CARD}(?! to {CARD} and)",
    "pitch",
    "by exiling",
)
_IN_UNTAP = Expression(
    r"\b(?:cast|activate|respond|use|flash|play|tap)\b.*\b(?:during|in|on) "
    rf"(?:{WHOSE} )?(?:own )?untap(?: step)?\b",
    "untap",
)
#: What an ability costs, and not its card.
_ABILITY_COSTS = Expression(
    rf"{CARD}(?:'s)? (?:\w+ )?ability\b.*\b(?:costs?\b|how much)|\bcosts? (?:me )?to activate\b",
    "ability",
    "activate",
)
#: In which way something is asked to be cast.
_WAYS = ("overload", "kick", "evoke", "escalate", "entwine", "buyback", "flashback", "bestow")
_IN_A_WAY = Expression(
    rf"{_MAY}(?:also |still )?({'|'.join(_WAYS)})\b",
    "overload",
    "kick",
    "evoke",
    "escalate",
    "entwine",
    "buyback",
    "flashback",
    "bestow",
)
_LANDS_FROM = Expression(
    r"\bplay (?:an? |\w+ )?lands? (?:from|off|out)\b",
    "land",
)
_BOUNCED = Expression(
    rf"{_MAY}bounce (?:{WHOSE} )?{CARD} {_WITH}|{CARD} (?:be|gets?) bounced",
    "bounce",
)
_COUNTERED = Expression(
    rf"{_MAY}counter (?:{WHOSE} )?{CARD} {_WITH}",
    "counter ",
)
#: A thing that is to stay while it is used.
_KEPT = Expression(
    r"\bwithout (?:sacrificing|sacking|saccing|cracking|popping)\b",
    "without ",
)
#: A trigger that is one more.
_ONE_MORE = Expression(
    r"\b(?:another|a second|the second) (?:etb )?trigger\b|\btrigger again\b",
    "trigger",
)


def of_uses(text: str, cards: tuple[Mention, ...]) -> Iterator[Claim]:
    """Give what is to pay, and for what; when it is done; what is done with a card."""
    for found in _KEPT.finditer(text):
        yield found[0], _gives_up_nothing
    for found in _ONE_MORE.finditer(text):
        yield found[0], _triggers_anew
    for found in _SPENDING.finditer(text):
        yield found[0], tells(card_of(found, cards), r"\bactivat|\bfrom |\bpaying with")
    for found in _USED.finditer(text):
        yield found[0], tells(card_of(found, cards), r"\byou\b.*(?:activate|tap)")
    for found in _THEY_TAP.finditer(text):
        yield found[0], _not_yours(card_of(found, cards))
    for found in _FOR_COLOR.finditer(text):
        color = found[2].lower()
        words = rf"could produce|\{{{SYMBOLS[color]}\}}|\b{color}\b"
        yield found[0], tells((), words)
    for found in _MUCH_MANA.finditer(text):
        number = NUMBERS.get(found[2].lower()) or int(found[2])
        yield found[0], tells((), rf"mana pool is (?:\{{\w\}}){{{number},}}")
    for found in _BOTH_MANA.finditer(text):
        yield found[0], tells((), r"mana pool is (?:\{\w\}){2,}")
    for found in _PART_OF_COST.finditer(text):
        symbol = _PARTS[found[2].lower()]
        yield found[0], tells((), rf"\b(?:can pay|pays) (?:\{{\w+\}})*\{{{symbol}\}}")
    for found in _PITCHED.finditer(text):
        yield found[0], tells(card_of(found, cards), r"\bexil")
    for pattern, words in (
        (_ABILITY_COSTS, "activat"), (_IN_UNTAP, "untap step"),
        (_LANDS_FROM, r"\bplay(?:s|ing|ed)?\b"),
        (_BOUNCED, r"(?<!in )(?:my|your|owner's|opponent's) hand\b|returned"),
    ):  # fmt: skip
        for found in pattern.finditer(text):
            yield found[0], tells((), words)
    for found in _IN_A_WAY.finditer(text):
        yield found[0], tells((), found[1])
    for found in _COUNTERED.finditer(text):
        one, other = (cards[int(each)].cards for each in re.findall(CARD, found[0]))
        yield found[0], _together(one, other)


def _together(one: tuple[str, ...], other: tuple[str, ...]) -> Callable[[ShownExample], bool]:
    """Tell whether a line of the example names both cards."""
    return lambda shown: any(
        is_named(line, one) and is_named(line, other) for line in all_lines(shown)
    )


def _not_yours(names: tuple[str, ...]) -> Callable[[ShownExample], bool]:
    """Tell whether it is not you who uses the card."""
    yours = tells(names, r"^when you activate\b")
    return lambda shown: not yours(shown)


def _gives_up_nothing(shown: ShownExample) -> bool:
    """Tell whether nothing is sacrificed, or would be to do what is asked (CR 701.21).

    It may also be looked at whether something is.
    """
    if any(e.startswith("then ") and e.endswith("was sacrificed") for e in shown.lines):
        return True
    return not any(rule.startswith("701.21") for each in shown.steps for rule in each.rules)


def _triggers_anew(shown: ShownExample) -> bool:
    """Tell whether what triggers does so more than once, or had been there before."""
    told = [each.text.removesuffix(" triggers") for each in shown.steps]
    found = [e for e, each in zip(told, shown.steps, strict=True) if e != each.text]
    there = re.compile(r"given (?:you control|the opponent controls) ")
    return not found or any(
        found.count(name) > 1 or any(there.match(e) and name in e for e in shown.lines)
        for name in found
    )
