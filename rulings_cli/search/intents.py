"""What a question is after, told by its words, and the rules that a search adds for it."""

from __future__ import annotations

from typing import Final

from rulings_cli.search.words import stem_of

# Words that all must be there (| between those of which one is enough) → rules to look for, the
# first counts most. Words are compared by their stems.
_INTENTS: Final[tuple[tuple[str, tuple[str, ...]], ...]] = (
    ("mana pay|spend|use|cast|afford", ("605.1a", "605.3a", "106.6", "118.3", "601.2g")),
    ("mana ability is|be|count", ("605.1a", "605.1b", "605.5")),
    ("mana ability|mana respond|stack|counter|response|interrupt", ("605.3b", "605.1a")),
    ("can|may|able mana while|during|middle cast|spell", ("605.3a", "601.2g")),
    ("mana any|which|what type|color could|produce", ("106.7", "106.5")),
    ("mana pool|float|empty|lose|unspent|burn", ("106.4", "500.5")),
    ("summoning|sick tap|attack|use|activate|haste", ("302.6", "702.10b")),
    ("mana value x|split|flip|token|copy|double-faced|melded", ("202.3", "202.3e", "202.3d")),
    ("commander tax|cost|again|twice|more", ("903.8",)),
    ("commander command|zone dies|die|exile|return|graveyard|back", ("903.9a", "903.9b")),
    ("land each|per|many|second|extra|additional turn|play|drop", ("305.2", "305.2a")),
    ("can't|cannot may|can|another|says|effect win|another|conflict|beat|over", ("101.2",)),
    ("x cost|mana hand|graveyard|library|exile|value", ("107.3g", "202.3e")),
    ("copy|copied|copying|clone counter|tapped|attached|aura", ("707.2",)),
    ("creature came|new|entered|fresh|just attack|tap", ("302.6",)),
    ("kick|kicker|kicked|overload|flashback|alternative|additional free|without|instead|cost",
     ("118.9d", "118.9a", "601.2b")),
    ("legend|legendary two|both|same|copy|second|another", ("704.5j",)),
    ("target illegal|gone|leave|sacrifice|dies|fizzle|remove", ("608.2b",)),
    ("respond|response split", ("702.61a",)),
    ("copy|copied x|mode|target|kicked spell", ("707.10", "707.10c")),
    ("trample deathtouch", ("702.19b", "702.2c")),
    ("hexproof|shroud|ward|protection target", ("702.11b", "702.18a", "702.21a", "702.16b")),
    ("zero|0 toughness", ("704.5f",)),
    ("lethal|damage marked|dies|destroy toughness|indestructible", ("704.5g", "702.12b")),
    ("replacement|replace order|first|two|both|choose", ("616.1",)),
    ("trigger order|same|simultaneously|both|which first|order|time", ("603.3b",)),
)  # fmt: skip


def rules_asked_for(words: list[str]) -> dict[str, float]:
    """Give the rules that belong to what the words ask for, with weights up to 1."""
    held = {stem_of(each) for each in words} | set(words)
    found: dict[str, float] = {}
    for cue, rules in _INTENTS:
        if all(_said(part, held) for part in cue.split()):
            for rank, number in enumerate(rules):
                found[number] = max(found.get(number, 0.0), 1.0 / (1 + 0.35 * rank))
    return found


def _said(part: str, held: set[str]) -> bool:
    return any(each in held or stem_of(each) in held for each in part.split("|"))
