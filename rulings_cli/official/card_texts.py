"""Whether a card reads today as it did when the pool was built, told without keeping its text."""

from __future__ import annotations

from collections.abc import Iterable
from hashlib import blake2b
from typing import Any

from rulings_cli.abilities.abilities import Paragraph, Uncompiled
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.errors import CorpusError, UnknownCard
from rulings_cli.official.cards_held import face_texts, file_of
from rulings_cli.official.opening import Home
from rulings_cli.terms.values import Value


class Reworded(Value):
    """A card whose imported text is not the one that its trees were made from."""

    card: str
    face: str
    date: str


def reworded(card: Card, pool: dict[str, Any], home: Home = None) -> Reworded | None:
    """Give the first face of a card that the imported card files have in other words, or None.

    `pool` is the header of the pool that the card is from: what was imported from the very file
    that the pool was built from is not compared. Nothing is said of a card that is not imported,
    nor of one whose imported file is older than the pool.
    """
    try:
        file = file_of(card.name, home)
        if file is None or file.sha256 == pool.get("sha256") or file.date < str(pool.get("date")):
            return None
        texts = dict(face_texts(card.name, home))
    except (CorpusError, UnknownCard):
        return None
    for face in card.faces:
        text = texts.get(face.name)
        if text is not None and not is_as_printed(face, text):
            return Reworded(card.name, face.name, file.date)
    return None


def is_as_printed(face: Face, text: str) -> bool:
    """Tell whether a face's trees say a printed text, and no more than it."""
    from rulings_cli.oracle.normalising import normalise

    printed = normalise(text, face.name, is_legendary="legendary" in face.supertypes)
    said, digests = _said(face.paragraphs)
    lines = {line for each in printed for line in (each, *each.split("\n"))}
    known = all(_is_known(each, said, digests) for each in printed)
    return known and all(each in lines for each in said)


def _is_known(paragraph: str, said: set[str], digests: set[str]) -> bool:
    if paragraph in said or not digests.isdisjoint(_digests_of(paragraph)):
        return True
    lines = paragraph.split("\n")
    return len(lines) > 1 and all(_is_known(each, said, digests) for each in lines)


def _digests_of(text: str) -> set[str]:
    """Give the digests under which the pool may hold a text: with its label, and without."""
    forms = {text, text.partition(" — ")[2]}
    return {blake2b(each.encode(), digest_size=8).hexdigest() for each in forms if each}


def _said(paragraphs: Iterable[Paragraph]) -> tuple[set[str], set[str]]:
    """Give what the trees say, and the digests of the paragraphs that are not understood."""
    from rulings_cli.oracle.phrases import Unsayable
    from rulings_cli.oracle.saying import say_paragraph

    said: set[str] = set()
    digests: set[str] = set()
    for each in paragraphs:
        missing = [one for one in each.abilities if isinstance(one, Uncompiled)]
        digests |= {one.digest for one in missing}
        if not missing:
            try:
                said.add(say_paragraph(each))
            except Unsayable:  # a phrase that is gone since the pool was built
                continue
    return said, digests
