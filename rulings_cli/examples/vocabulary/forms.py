"""What a line form and a slot are, and the kinds of slots."""

from __future__ import annotations

from typing import Final

from rulings_cli.terms.values import Value


class Form(Value):
    """One kind of line: its name for the runner, how it is written, what it says, a sample."""

    keyword: str
    name: str
    pattern: str
    help: str
    example: str


class Slot(Value):
    """One kind of slot: the regular expression of its text, and what to write there."""

    expression: str
    help: str


KEYWORDS: Final = ("given", "when", "then", "but if")

_WHOSE = r"your|the opponent's|opponent's"

#: The expressions are coarse, so that they compile fast; the readers of slots are exact.
SLOTS: Final = {
    "player": Slot(r"you|the opponent|opponent", "you, or the opponent"),
    "whose": Slot(_WHOSE, "your, or the opponent's"),
    "things": Slot(r".+", "things, separated by ;"),
    "object": Slot(r".+?", "an object"),
    "objects": Slot(r".+?", "objects, separated by ;"),
    "action": Slot(r".+?", "what it is done with, and how"),
    "name": Slot(r".+?", "a name"),
    "values": Slot(r".+", "what is chosen, separated by ;"),
    "value": Slot(r".+", "what is chosen"),
    "mana": Slot(r"\{\S+\}|empty", "mana symbols such as {1}{R}, or empty"),
    "unspent": Slot(
        r"(?:\{[WUBRGC]\})+|\{0\}|empty", "mana of one of the six types such as {C}{R}, or empty"
    ),
    "number": Slot(r"\d+|[a-z]+", "a number"),
    "total": Slot(r"-?\d+|[a-z]+", "a life total, which may be below 0"),
    "times": Slot(r"\w+(?: times)?", "once, twice or a number of times"),
    "counters": Slot(r"[+-]\d+/[+-]\d+|[a-z][a-z' -]*?", "a kind of counter"),
    "size": Slot(r"-?\d+/-?\d+", "a size such as 1/1"),
    "shares": Slot(r".+", "shares of damage, such as 1 damage to Wall of Wood; 2 damage to you"),
    "change": Slot(r"[+-]\d+/[+-]\d+", "a change of size such as +3/+3"),
    "place": Slot(r"(?:in|on|nowhere)\b.*", "a place such as in your graveyard"),
    "zone": Slot(
        r"the command zone|exile|the graveyard|your graveyard|your hand|your library",
        "a zone to cast from",
    ),
    "step": Slot(r"[a-z][a-z ]+", "a step or phase"),
    "verdict": Slot(
        r"(?:legal|illegal|reversed)(?: by [\d.]+[a-z]?)?",
        "legal, illegal, illegal by RULE, reversed or reversed by RULE",
    ),
    "by": Slot(r"(?: by [\d.]+[a-z]?)?", "by RULE"),
    "keyword": Slot(r".+?", "a keyword ability such as ward {2}"),
    "quality": Slot(r"[A-Za-z][A-Za-z' -]*?", "a color, card type, subtype or supertype"),
    "designation": Slot(
        r"monstrous|renowned|saddled|solved|suspected", "a designation such as monstrous"
    ),
    "color": Slot(r"white|blue|black|red|green", "a color"),
    "date": Slot(r"\d{4}-\d\d-\d\d", "a day such as 2026-06-19"),
    "line": Slot(r".+", "a line of the example"),
}
