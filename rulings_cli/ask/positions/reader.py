"""The readings of a question whose parts all belong to one position."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulings_cli.ask.chunks import Chunk, Mention
from rulings_cli.ask.positions.covering import covers
from rulings_cli.ask.positions.gathering import situation
from rulings_cli.ask.positions.situation import Situation
from rulings_cli.ask.positions.words import tokens_of
from rulings_cli.ask.reading import Reading

#: The name of the intent, by the kind of goal and what it asks.
_INTENTS = {
    "cost": "total_cost",
    "amount": "mana_amount",
    "types": "mana_type",
    "restricted": "mana_restricted",
    "rider": "mana_restricted",
    "paysym": "pay_for",
    "devotion": "mana_amount",
    "entering": "mana_amount",
    "sick": "summoning_sick",
    "manaab": "is_mana_ability",
    "splitsec": "can_pay",
    "named": "stops",
    "midcast": "respond",
    "respond": "respond",
}


def readings(question: str, mentions: Sequence[Mention]) -> tuple[Reading, ...]:
    """Give the readings, or none where the words are not all understood."""
    for chosen in _choices(mentions):
        found = tuple(
            read
            for parts in covers(tokens_of(question, chosen))
            if (each := situation(parts)) is not None
            and (read := _reading(_loosely(each, question))) is not None
        )
        if found:
            return tuple(dict.fromkeys(found))
    return ()


def _choices(mentions: Sequence[Mention]) -> Iterator[tuple[Mention, ...]]:
    """Give the names to take as names: first without plain words, basic lands aside."""
    from rulings_cli.ask.reading import _is_near_enough, _is_plain_word
    from rulings_cli.terms.types import BASIC_LAND_TYPES

    near = [each for each in mentions if _is_near_enough(each)]
    plain = {id(each): _is_plain_word(each) for each in near}
    lands = {each.lower() for each in BASIC_LAND_TYPES}
    is_land = {id(each): each.text.lower().rstrip("s") in lands for each in near}
    tries = (
        tuple(e for e in near if is_land[id(e)] or not (e.is_word or plain[id(e)])),
        tuple(e for e in near if is_land[id(e)] or not plain[id(e)]),
        tuple(e for e in near if len(e.text) > 1),
    )
    yield from dict.fromkeys(tries)


#: Words that say whether amounts or types are asked for.
_EXACT = ("how much", "how many", "color", "colour", "type", "kind", "=")


def _loosely(found: Situation, question: str) -> Situation:
    """Mark a bare "what mana": the amount where it is fixed, the types where there is a choice."""
    goal = found.goal
    asks = goal.kind in ("amount", "types") and goal.ask == "what"
    if not asks or any(each in question.lower() for each in _EXACT):
        return found
    return found.evolve(goal=goal.evolve(held=(*goal.held, ("loose", True))))


def _reading(found: Situation) -> Reading | None:
    if found.goal.kind == "respond" and not (found.tapping or found.goal.slot("one")):
        return None
    named = [each.mention for each in found.things if each.mention is not None]
    slots = tuple(("card", Chunk("CARD", each.text, each)) for each in named)
    return Reading(
        _INTENTS[found.goal.kind], "position", slots, situation=found, closeness=len(slots)
    )
