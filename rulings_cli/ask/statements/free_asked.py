"""What is asked of a spell that a card lets be cast for nothing: further costs, and its X."""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import TYPE_CHECKING

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.effects import CopySpell
from rulings_cli.abilities.quantities import VariableX
from rulings_cli.abilities.static import EntersWithCounters, MayPlayFrom
from rulings_cli.ask.cards import DropsOut, keyword, x_costs
from rulings_cli.ask.chunks import Chunk
from rulings_cli.ask.reading import Reading
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Misfit, Scene, Unsaid
from rulings_cli.ask.ways import ALTERNATIVE, ZONE_OF
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.plan import PlannedExample
    from rulings_cli.ask.world import World

#: What is asked, and the planner that plays it.
PLANS = {
    "free_way": "optional_cost",
    "free_must": "additional_cost",
    "free_skips": "additional_cost_skipped",
    "free_x": "free_x",
    "free_x_may": "may_choose_x",
    "way_free": "way_is_free",
    "way_pays": "way_is_paid",
    "counters_amount": "free_x",
}
#: Asks that are about any cast, and of a free one where something lets it be cast so.
OF_ANY_CAST = frozenset(("way_free", "way_pays", "counters_amount"))
#: Statements of casts for nothing where no card is named that lets it be cast so.
_FREELY = frozenset(("cascade", "freely", "suspends"))
#: Statements that say no more than that one card lets the other be cast.
_TELLING = frozenset(
    ("topic", "ability_topic", "there", "placed", "owned", "imprinted", "cast", "cast_by", "by_it",
     "cascade", "copy", "freely", "free", "exile", "exiled_by", "trigger_up", "attack", "connect",
     "spoken_of", "card_at", "cast_at", "into", "to", "hits", "in_zone", "from_zone", "if",
     "later", "again", "chosen")
)  # fmt: skip


def planned(
    statements: tuple[Statement, ...], cards: Mapping[str, Card], world: World
) -> tuple[Reading, tuple[PlannedExample, ...]]:
    """Give the reading for the planner of free casts, and its plans."""
    from rulings_cli.ask.plans import planner
    from rulings_cli.ask.plans.asked import Asked

    ask = next(each for each in statements if each.kind == "ask")
    if ask.declared and ask.name.startswith("free_x"):
        raise Misfit("that is told, and not asked")
    more = [each for each in statements if each is not ask]
    if any(each.name not in _TELLING for each in more):
        raise Misfit("more is said of it than what is cast by what")
    nouns = [n for each in statements for n in nouns_in(tuple(v for _, v in each.slots))]
    named: dict[str, tuple[Card, Noun]] = {}
    for noun in nouns:
        if noun.mention is not None:
            card = cards[noun.mention.text.lower()]
            named.setdefault(card.name, (card, noun))
    way = ask.word("way")
    alone = any(each.name in _FREELY or "cascade" in each.text.split() for each in more)
    source, prize = _roles(tuple(named.values()), ask.name, way, alone=alone)
    free_asked = any(each.name == "freely" and each.start > ask.start for each in more)
    if ask.name not in OF_ANY_CAST and free_asked:
        raise NotSupported("whether that is free is another question than whether it may be")
    if ask.name == "free_x_may" and re.search(r"(?<!than )\b(?:0|zero)$", ask.text):
        raise NotSupported("whether X may be 0 is not planned here yet")
    slots: list[tuple[str, Chunk]] = []
    bound: dict[str, Card] = {}
    for key, found in (("source", source), ("target", prize)):
        if found is not None and found[1].mention is not None:
            bound[key] = found[0]
            slots.append((key, Chunk("CARD", found[1].text, found[1].mention)))
    if way:
        slots.append(("keyword", Chunk("KEYWORD", way, word=way)))
    intent = _INTENTS.get(ask.name, "x_value")
    copied = ask.name == "free_must" and source is not None and not _lends(source[0])
    if copied and _is_of_both(ask, more):
        raise Unsaid("whether it is asked of the spell or of its copy")
    reading = Reading(intent, "copied_cost" if copied else PLANS[ask.name], tuple(slots))
    return reading, tuple(planner(reading.plan)(Asked(reading, bound, world)))


_Named = tuple[Card, Noun]
_INTENTS = {
    "free_must": "must_pay", "free_skips": "must_pay",
    "free_way": "optional_cost", "way_free": "must_pay",
    "way_pays": "must_pay",
}  # fmt: skip


def _roles(
    named: tuple[_Named, ...], asked: str, way: str, *, alone: bool
) -> tuple[_Named | None, _Named | None]:
    """Give the card that lets another be cast for nothing, and that other one."""
    from rulings_cli.ask.plans.free_casts import casts_free, gives_flashback

    if not 1 <= len(named) <= 2:
        raise Misfit("what lets what be cast was not said")
    free = [each for each in named if casts_free(each[0])]
    if asked in ("free_must", "free_skips") and not free:
        free = [each for each in named if gives_flashback(each[0])]
    if asked == "free_must" and not free:
        free = [each for each in named if _copies(each[0])]
    if len(free) == 2:  # the first lets the second be cast
        free = free[:1]
    if not free and alone and len(named) == 1:
        return None, _able(named[0], asked, way)
    if len(free) != 1:
        raise Misfit("nothing lets anything be cast for nothing")
    others = [each for each in named if each is not free[0]]
    if not others:
        if asked != "free_way":
            raise Misfit("what is cast was not said")
        return free[0], None
    return free[0], _able(others[0], asked, way)


def _is_of_both(ask: Statement, more: list[Statement]) -> bool:
    """Tell whether what a spell takes may be asked of the spell that was cast and then copied."""
    again = any(each.name == "again" for each in more) or not _OF_A_COPY.isdisjoint(
        ask.text.split()
    )
    return not again and any(each.name == "cast" and each.word("who") == "you" for each in more)


#: Words by which what is asked for is asked for once more.
_OF_A_COPY = frozenset(("too", "also", "again", "second", "2nd", "another", "copy", "twice"))


def _lends(card: Card) -> bool:
    """Tell whether a card lets another be cast, and does not copy it."""
    from rulings_cli.ask.plans.free_casts import casts_free, gives_flashback

    return casts_free(card) or gives_flashback(card)


def _copies(card: Card) -> bool:
    return any(isinstance(node, CopySpell) for node in walk(card.front.paragraphs))


def _enters_with_x(face: Face) -> bool:
    return any(
        isinstance(node, EntersWithCounters) and isinstance(node.count, VariableX)
        for node in walk(face.paragraphs)
    )


def _able(named: _Named, asked: str, way: str) -> _Named:
    """Give what is cast for nothing, if it has the cost or the X that is asked about."""
    face = named[0].front
    if asked in ("free_way", "way_free", "way_pays") and keyword(face, way) is None:
        raise DropsOut(f"{face.name} has no {way}")
    if asked == "counters_amount" and not _enters_with_x(face):
        raise DropsOut(f"{face.name} does not enter with X counters")
    if asked in ("free_x", "free_x_may", "counters_amount") and not x_costs(face):
        raise DropsOut(f"{face.name} has no X in its mana cost")
    return named


#: Costs in place of the mana cost, for cards that are cast from the hand.
_ODD_WAYS = frozenset(f"for its {each} cost" for each in ALTERNATIVE if each not in ZONE_OF)


def _need_no_finder(scene: Scene) -> None:
    """Drop out where it may be meant that something with cascade finds what is cast."""
    asked = scene.asked
    if asked is None or asked.item is None or asked.kind != "cast" or asked.item.zone != "hand":
        return
    used = [each.item for each in scene.deeds]
    for item in scene.items:
        named = item.noun is not None and item.noun.is_card and item not in used
        if named and (item.has("cascade") or item.has("discover")):
            raise Misfit(f"whether {item.name} finds it was not said")


def need_no_free_way(scene: Scene) -> None:
    """Drop out where it may be meant that a spell is cast for nothing, with a cost or an X.

    What lets it be cast so is there: the question is whether both may be done (CR 118.9a, 107.3b).
    """
    _need_no_finder(scene)
    for deed in scene.deeds:
        odd = [each for each in deed.tails if each in _ODD_WAYS or each.startswith("with X=")]
        odd = [each for each in odd if each != "with X=0"]
        if deed is not scene.asked or deed.kind != "cast" or not odd:
            continue
        if any("without paying" in each for each in deed.tails):
            continue
        for item in scene.items:
            mine = item.zone == "battlefield" and item.owner == deed.who
            if mine and item is not deed.item and _lets_cast_free(item.face.paragraphs):
                raise Misfit(f"whether it is cast for nothing with {item.name} was not said")


def _lets_cast_free(printed: object) -> bool:
    return any(isinstance(node, MayPlayFrom) and node.free for node in walk(printed))
