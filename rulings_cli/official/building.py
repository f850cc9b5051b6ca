"""Build the card pool from an official file: facts and compiled trees, and none of the text."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

from rulings_cli.abilities.abilities import Paragraph, Uncompiled
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.corpus.pool import write_pool
from rulings_cli.errors import InputError
from rulings_cli.official.atomic_cards import (
    PrintedCard,
    PrintedFace,
    read_atomic_cards,
    read_header,
)
from rulings_cli.official.files import digest
from rulings_cli.terms.mana import ManaCost, parse_mana_cost
from rulings_cli.terms.values import Value

Progress = Callable[[str], None]

#: What the rules call by another name today (CR 308).
_TYPES_TODAY = {"tribal": "kindred"}
_EVERY = 5000


class Counts(Value):
    """How much of the text is understood, in faces and in paragraphs of rules text."""

    cards: int = 0
    faces: int = 0
    compiled_faces: int = 0
    playable_faces: int = 0
    paragraphs: int = 0
    compiled: int = 0
    playable: int = 0


def build_pool(source: Path, target: Path, progress: Progress | None = None) -> Counts:
    """Write the pool of all cards in an AtomicCards file and say how much was understood.

    The same file gives the same bytes. `progress` gets one line of text now and then.
    """
    say = progress or (lambda _: None)
    header = read_header(source)
    cards = []
    for card in _cards(source):
        cards.append(card)
        if len(cards) % _EVERY == 0:
            say(f"{len(cards):,} cards compiled")
    if not cards:
        raise InputError(f"{source} holds no card", "give MTGJSON's AtomicCards file")
    counts = _count(cards)
    about = {
        "date": header.date,
        "version": header.version,
        "sha256": digest(source),
        "counts": {each: getattr(counts, each) for each in type(counts)._fields},
    }
    say(f"writing {target}")
    write_pool(target, cards, about)
    return counts


def _cards(source: Path) -> Iterator[Card]:
    for printed in read_atomic_cards(source):
        yield card_of(printed)


def card_of(printed: PrintedCard) -> Card:
    """Give a card as the pool holds it: its facts, and its text compiled paragraph by paragraph."""
    return Card(
        name=printed.name,
        layout=printed.layout,
        faces=tuple(_face_of(each, printed) for each in printed.faces),
        color_identity=frozenset(color for each in printed.faces for color in each.color_identity),
        partial=printed.partial,
    )


def _face_of(printed: PrintedFace, card: PrintedCard) -> Face:
    cost, missing = _mana_cost(printed)
    return Face(
        name=printed.name,
        mana_cost=cost,
        colors=frozenset(printed.colors),
        supertypes=tuple(each.lower() for each in printed.supertypes),
        types=tuple(_TYPES_TODAY.get(each.lower(), each.lower()) for each in printed.types),
        subtypes=printed.subtypes,
        power=printed.power,
        toughness=printed.toughness,
        loyalty=printed.loyalty,
        defense=printed.defense,
        paragraphs=_compiled(printed, card) + missing,
        color_indicator=frozenset(printed.color_indicator),
    )


def _mana_cost(printed: PrintedFace) -> tuple[ManaCost | None, tuple[Paragraph, ...]]:
    """Read a mana cost; symbols that the rules do not have leave a mark that touches the cost."""
    if not printed.mana_cost:
        return None, ()
    try:
        return parse_mana_cost(printed.mana_cost), ()
    except ValueError as error:
        symbols = tuple(printed.mana_cost.strip("{}").split("}{"))
        mark = Uncompiled(digest="", reason=str(error), touches=("cost",))
        return ManaCost(symbols), (Paragraph((mark,)),)


def _compiled(printed: PrintedFace, card: PrintedCard) -> tuple[Paragraph, ...]:
    from rulings_cli.official import playability
    from rulings_cli.oracle.compiling import compile_face

    is_whole = playability.is_given_whole(printed.types, printed.defense)

    def is_playable(paragraph: Paragraph) -> bool:
        lacks_a_face = card.partial and playability.needs_its_other_face(paragraph)
        return is_whole and not lacks_a_face and playability.is_playable(paragraph)

    return compile_face(
        printed.name,
        printed.text,
        types=printed.types,
        subtypes=printed.subtypes,
        supertypes=printed.supertypes,
        layout=card.layout,
        is_playable=is_playable,
    )


def _count(cards: list[Card]) -> Counts:
    totals: dict[str, int] = dict.fromkeys(Counts._fields, 0)
    totals["cards"] = len(cards)
    for face in (face for card in cards for face in card.faces):
        compiled = [is_compiled(each) for each in face.paragraphs]
        playable = [each.playable for each in face.paragraphs]
        totals["faces"] += 1
        totals["compiled_faces"] += all(compiled)
        totals["playable_faces"] += all(playable)
        totals["paragraphs"] += len(compiled)
        totals["compiled"] += sum(compiled)
        totals["playable"] += sum(playable)
    return Counts(**totals)


def is_compiled(paragraph: Paragraph) -> bool:
    """Tell whether all of a paragraph is understood."""
    return not any(isinstance(each, Uncompiled) for each in paragraph.abilities)
