"""Can the mana of one card pay for another: the question with no language in the way."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from time import perf_counter

from rulings_cli.ask.answer import Answer
from rulings_cli.ask.chunks import Chunk, Mention
from rulings_cli.ask.lexicon import KEYWORDS, TOKENS
from rulings_cli.ask.reading import Reading
from rulings_cli.ask.world import World
from rulings_cli.errors import InputError
from rulings_cli.terms.values import Value


class Pair(Value):
    """One pair of a matrix, as a preview: the verdict, how far the mana pays, and what stops it."""

    source: str
    target: str
    for_: str
    verdict: str
    pays: str = ""
    covers: str = ""
    rule: str = ""

    def to_json(self) -> dict[str, str | None]:
        """Give the pair as one line of `pay --matrix`."""
        return {
            "source": self.source,
            "target": self.target,
            "for": self.for_,
            "verdict": self.verdict,
            "pays": self.pays or None,
            "covers": self.covers or None,
            "rule": self.rule or None,
        }


def pay(
    source: str, target: str, *, for_: str = "cast", world: World, whole: bool = False
) -> Answer:
    """Answer whether the source's mana can pay for the target; unknown names are errors."""
    from rulings_cli.ask.asking import settle, try_reading

    started = perf_counter()
    reading = reading_of(source, target, for_, world, whole=whole)
    tried = list(try_reading(reading, world, extras=False))
    found = settle(f"pay {source} {target}", tried, world)
    return found.evolve(
        question=f"can {source}'s mana pay for {target}",
        reading=(*found.reading, ("for", for_)),
        elapsed_ms=round((perf_counter() - started) * 1000, 1),
    )


def reading_of(
    source: str, target: str, for_: str, world: World, *, whole: bool = False
) -> Reading:
    """Give the reading that a question in words would have had."""
    words = {"pay"} | ({"whole"} if whole else set())
    slots = [("source", _chunk(source, "MANA", world)), ("target", _chunk(target, "CARD", world))]
    if for_ == "activate":
        words.add("activate")
    elif for_ != "cast":
        slots.append(("keyword", Chunk("KEYWORD", for_, word=_keyword(for_))))
    return Reading("pay_for", "pay_for", tuple(slots), frozenset(words))


def _keyword(for_: str) -> str:
    known = {line.partition(": ")[0] for line in KEYWORDS.strip().splitlines()}
    word = for_.strip().lower()
    if word not in known:
        hint = "it may be cast, activate, or a keyword ability such as equip, kicker or ward"
        raise InputError(f"{for_!r} is nothing that mana pays for", hint)
    return word


def _chunk(name: str, role: str, world: World) -> Chunk:
    from rulings_cli.search.names import find_names, resolve_name

    text = name.strip()
    for line in TOKENS.strip().splitlines() if role == "MANA" else ():
        token, _, said = line.partition(": ")
        if text.lower() in (token.lower(), *said.split(" | ")):
            return Chunk(role, text, word=token)
    table = world.cards.names()
    for each in find_names(text, table):
        if each.start == 0 and each.end == len(text) and each.how != "typo":
            return Chunk(role, text, Mention(0, len(text), text, each.candidates))
    full = resolve_name(text, table)
    return Chunk(role, text, Mention(0, len(text), text, (full,)))


def matrix(
    sources: Iterable[str], targets: Iterable[str], *, for_: str = "cast", world: World
) -> Iterator[Pair | InputError]:
    """Give every pair, judged by the same code but without a contrast; bad names as errors."""
    names = list(targets)
    for source in sources:
        for target in names:
            try:
                yield preview(source, target, for_=for_, world=world)
            except InputError as error:
                yield error


def preview(source: str, target: str, *, for_: str = "cast", world: World) -> Pair:
    """Judge one pair without looking for a change that flips it."""
    from rulings_cli.ask.answer import Detail
    from rulings_cli.ask.asking import try_reading

    reading = reading_of(source, target, for_, world)
    tried = [each for each in try_reading(reading, world, contrast=False) if not each.dropped]
    decided = [each for each in tried if each.missing is None or not each.may_lack]
    if not decided or any(each.missing is not None for each in decided):
        return Pair(source, target, for_, "unknown")
    if len({each.outcome for each in decided}) > 1:
        return Pair(source, target, for_, "unknown")
    option = decided[0].evidence[0].option
    detail = option.detail if isinstance(option.detail, Detail) else None
    return Pair(
        source,
        target,
        for_,
        option.verdict if option.value is None else str(option.value),
        detail.pays if detail is not None else "",
        detail.covers if detail is not None else "",
        detail.blocked_by.rule if detail is not None and detail.blocked_by is not None else "",
    )
