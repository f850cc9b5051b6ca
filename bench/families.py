"""Count how much of each family of mana text is compiled, from the lists of a census.

Usage: python bench/families.py SHARED [--missing]

SHARED is the folder with `census/` and `data/`. A family is a list of cards with the sentences
that belong to it; a card counts when every paragraph with such a sentence is compiled. A spending
predicate counts when a paragraph that it stands in is compiled: all its words are read then.
"""

from __future__ import annotations

import argparse
import json
import lzma
import re
from collections.abc import Iterator
from pathlib import Path

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.oracle.compiling import compile_face
from rulings_cli.oracle.saying import say_paragraph

#: Family → (file, first column begins with, second column begins with, goal in per cent).
FAMILIES = {
    "tapped-for-mana triggers": ("rules106.tsv", "106.12 trigger", "", 90),
    "production replacements": ("rules106.tsv", "106.12 replacement", "", 90),
    "could produce": ("rules106.tsv", "106.7", "", 90),
    "mana that persists": ("rules106.tsv", "106.4", "", 90),
    "spend only": ("restrictions.tsv", "D ", "R1 ", 90),
    "can't be spent": ("restrictions.tsv", "D ", "R2 ", 90),
    "riders when spent": ("restrictions.tsv", "D ", "R3 ", 90),
    "as though any color or type": ("restrictions.tsv", "D ", "R4 ", 90),
    "conversion of symbols": ("restrictions.tsv", "D ", "R10 ", 90),
    "payment memory": ("restrictions.tsv", "D ", "R8 ", 70),
}
#: What the first column of the rows of spending predicates begins with.
_PREDICATES = "A literal predicate"
_LIMIT = re.compile(r"spend (this|that) mana only|mana (can't|only)|spend only mana|can't spend")
_REMINDER = re.compile(r"\s*\([^()]*\)")


def rows(census: Path, family: str) -> Iterator[tuple[str, str]]:
    """Give the cards of a family with the sentence that makes them belong."""
    name, section, category, _ = FAMILIES[family]
    for line in (census / name).read_text(encoding="utf-8").splitlines()[1:]:
        cells = [each.strip('"').replace('""', '"') for each in line.split("\t")]
        if not cells[0].startswith(section) or not cells[1].startswith(category):
            continue
        if name == "rules106.tsv":
            yield cells[1], cells[2]
        else:
            yield from ((card, cells[3]) for card in cells[4].split("; "))


def readings(faces: list[dict[str, object]]) -> list[tuple[str, bool]]:
    """Give the printed paragraphs of a card's faces, each with whether it is compiled."""
    found = []
    for face in faces:
        text = str(face.get("text", ""))
        made = compile_face(
            str(face.get("faceName") or face["name"]),
            text,
            types=tuple(face["types"]),  # type: ignore[arg-type]
            subtypes=tuple(face["subtypes"]),  # type: ignore[arg-type]
            supertypes=tuple(face["supertypes"]),  # type: ignore[arg-type]
            layout=str(face["layout"]),
        )
        compiled = []
        for one in made:
            done = not any(isinstance(each, Uncompiled) for each in one.abilities)
            compiled += [done] * (say_paragraph(one).count("\n") + 1 if done else 1)
        printed = [each for each in _REMINDER.sub("", text).split("\n") if each.strip()]
        found += list(zip(printed, compiled, strict=False))
    return found


def is_compiled(sentence: str, paragraphs: list[tuple[str, bool]]) -> bool:
    """Tell whether the paragraphs that the sentence stands in are compiled."""
    key = _bare(sentence)
    held = [done for text, done in paragraphs if key in _bare(text)]
    return all(held) if held else all(done for _, done in paragraphs)


def predicates(census: Path) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Give each spending predicate of the census with the cards that it stands on."""
    for line in (census / "restrictions.tsv").read_text(encoding="utf-8").splitlines()[1:]:
        cells = [each.strip('"').replace('""', '"') for each in line.split("\t")]
        if cells[0].startswith(_PREDICATES):
            yield cells[3], tuple(cells[4].split("; "))


def is_read(paragraphs: list[tuple[str, bool]]) -> bool:
    """Tell whether the paragraphs that limit what mana may be spent on are compiled."""
    held = [done for text, done in paragraphs if _LIMIT.search(text.lower())]
    return bool(held) and all(held)


def count_predicates(
    shared: Path, cards_by_name: dict[str, list[dict[str, object]]], *, missing: bool
) -> None:
    """Print how many of the spending predicates are read, one by one where they are not."""
    found = [
        (text, cards, any(is_read(readings(cards_by_name[each])) for each in cards))
        for text, cards in predicates(shared / "census")
    ]
    for words, several in (("on several cards", True), ("on one card", False)):
        some = [each for each in found if (len(each[1]) > 1) == several]
        done = sum(each[2] for each in some)
        goal = 100 if several else 90
        share = 100 * done / max(len(some), 1)
        print(f"predicates {words}: {done} of {len(some)} ({share:.0f} %, goal {goal} %)")
        for text, cards, is_done in some if missing else ():
            if not is_done:
                print(f"   missing: {text}: {'; '.join(cards)}")


def _bare(text: str) -> str:
    """Leave out what a census writes otherwise: names, marks and small words of self-reference."""
    return " ".join(re.findall(r"[a-z{}0-9/+]{4,}", text.lower().replace("~", "")))[-60:]


def main() -> None:
    """Print a line for each family, and what is missing of it."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("shared", type=Path)
    parser.add_argument("--missing", action="store_true", help="list the cards that are missing")
    args = parser.parse_args()
    with lzma.open(args.shared / "data/mtgjson/AtomicCards.json.xz", "rt") as stream:
        cards = json.load(stream)["data"]
    by_front = {name.split(" // ")[0]: faces for name, faces in cards.items()}
    by_face = {face: faces for name, faces in cards.items() for face in name.split(" // ")}
    for family, (_, _, _, goal) in FAMILIES.items():
        done: dict[str, bool] = {}
        for card, sentence in rows(args.shared / "census", family):
            faces = cards.get(card) or by_front.get(card.split(" // ")[0])
            if faces:
                done[card] = done.get(card, True) and is_compiled(sentence, readings(faces))
        count = sum(done.values())
        share = 100 * count / max(len(done), 1)
        print(f"{family}: {count} of {len(done)} cards ({share:.0f} %, goal {goal} %)")
        if args.missing:
            print("   missing:", "; ".join(each for each, held in done.items() if not held))
    by_name = {**by_face, **by_front, **cards}
    count_predicates(args.shared, by_name, missing=args.missing)


if __name__ == "__main__":
    main()
