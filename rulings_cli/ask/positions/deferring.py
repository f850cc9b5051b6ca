"""What another planner decides, where the cards themselves say which of them is which."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.static import MayPlayFrom
from rulings_cli.ask.cards import DropsOut, has, keyword, mana_abilities
from rulings_cli.ask.chunks import Chunk
from rulings_cli.ask.plan import PlannedExample
from rulings_cli.ask.plans import planner
from rulings_cli.ask.plans.asked import Asked
from rulings_cli.ask.positions.setting import asked_situation
from rulings_cli.ask.positions.situation import AskedThing
from rulings_cli.ask.reading import Reading
from rulings_cli.ask.ways import ALTERNATIVE
from rulings_cli.errors import NotSupported


def loosepay(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: the one that makes mana is the source, the other what the mana is spent on."""
    found = asked_situation(asked)
    if found.goal.ask == "way" and not (found.tapping and found.casting.way):
        raise DropsOut("no cost besides is spoken of")
    named = [each for each in found.things if not each.kind]
    kinds = [each for each in found.things if each.kind]
    if len(named) != 2 or kinds:
        raise DropsOut("which mana is spent on what")
    source, target = named
    if not mana_abilities(asked.card(source.slot).front):
        source, target = target, source
    if not mana_abilities(asked.card(source.slot).front):
        raise DropsOut("none of them makes mana")
    if _differs(source) or _differs(target):
        raise DropsOut("more is said of them")
    before = source.mention is not None and target.mention is not None
    before = before and target.mention.start < source.mention.start  # type: ignore[union-attr]
    if before and found.tapping and found.tapping.slot == source.slot and not found.casting.slot:
        raise DropsOut("it is only tapped for mana")
    words = {"pay", "mana", *(("so-much",) if found.goal.get("so-much") else ())}
    slots = {"source": source, "target": target}
    keyword = found.casting.way
    yield from _defer(asked, "pay_for", slots, words, keyword=keyword)


def freeway(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: one card lets the other be cast for nothing, and that has the further cost."""
    from rulings_cli.ask.plans.free_casts import casts_free, free_plays_of

    found = asked_situation(asked)
    named = [each for each in found.things if not each.kind]
    word = found.casting.way or ("kicker" if found.casting.kicked else "")
    if word and len(named) == 1 and named[0].place == "found" and not _differs(named[0]):
        slots = {"target": named[0]}
        yield from _defer(asked, "optional_cost", slots, {"cast", "free"}, keyword=word)
        return
    if len(named) != 2 or not word:
        raise DropsOut("no further cost of a free cast is asked about")
    having = [each for each in named if keyword(asked.card(each.slot).front, word) is not None]
    if len(having) != 1:
        raise DropsOut(f"which card has {word}")
    target = having[0]
    source = next(each for each in named if each is not target)
    card = asked.card(source.slot)
    if not (casts_free(card) or free_plays_of(card)):
        raise DropsOut(f"{card.name} lets nothing be cast for free")
    if _differs(source) or _differs(target):
        raise DropsOut("more is said of them")
    there = source.place == "battlefield" and has(card.front.paragraphs, MayPlayFrom)
    if there and word in ALTERNATIVE and not found.casting.free:
        raise NotSupported(f"whether {card.name} is used for it was not said")
    slots = {"source": source, "target": target}
    yield from _defer(asked, "optional_cost", slots, {"cast", "free"}, keyword=word)


def _differs(thing: AskedThing) -> bool:
    return bool(thing.counters or thing.naming or thing.tapped or thing.back or thing.on)


def _defer(
    asked: Asked,
    plan: str,
    slots: Mapping[str, AskedThing],
    words: set[str],
    *,
    keyword: str = "",
) -> Iterator[PlannedExample]:
    """Let the planner of that name decide, with the cards in its slots."""
    chunks: list[tuple[str, Chunk]] = []
    cards: dict[str, Card] = {}
    for name, thing in slots.items():
        assert thing.mention is not None
        role = "MANA" if name == "source" and plan == "pay_for" else "CARD"
        chunks.append((name, Chunk(role, thing.mention.text, thing.mention)))
        cards[name] = asked.card(thing.slot)
    if keyword:
        chunks.append(("keyword", Chunk("KEYWORD", keyword, word=keyword)))
    reading = Reading(asked.reading.intent, plan, tuple(chunks), frozenset(words))
    yield from planner(plan)(Asked(reading, cards, asked.world))
