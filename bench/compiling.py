"""Measure compiling and saying, and find two readings: `python bench/compiling.py [--data DIR]`.

Compiles every face of the official file on one core, which says each reading too. Prints how much
of processor time a face takes, which other programs disturb less than a clock does, and the names
of faces with a text that has two readings that differ. The exit status is 1 if there is any.
"""

from __future__ import annotations

import argparse
import sys
import time
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from rulings_cli.abilities.abilities import Paragraph

ROOT = Path(__file__).resolve().parents[1]


def compiled(source: Path, every: int) -> tuple[dict[str, tuple[Paragraph, ...]], float]:
    """Compile every so-manieth card; give the paragraphs by face, and the processor's seconds."""
    from rulings_cli.official.atomic_cards import read_atomic_cards
    from rulings_cli.oracle.compiling import compile_face

    cards = list(read_atomic_cards(source))[::every]
    found = {}
    start = time.process_time()
    for card in cards:
        for face in card.faces:
            found[f"{face.name} of {card.name}"] = compile_face(
                face.name,
                face.text,
                types=face.types,
                subtypes=face.subtypes,
                supertypes=face.supertypes,
                layout=card.layout,
            )
    return found, time.process_time() - start


def two_readings(paragraphs: tuple[Paragraph, ...]) -> list[str]:
    """Give the reasons for which texts are unread that have two readings."""
    from rulings_cli.abilities.abilities import Uncompiled

    unread = [each for one in paragraphs for each in one.abilities if isinstance(each, Uncompiled)]
    return [each.reason for each in unread if "two readings" in each.reason]


def main() -> int:
    """Compile, and print what it took and what is ambiguous."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--data", type=Path, default=ROOT.parent / "shared" / "data")
    parser.add_argument("--every", type=int, default=1, help="only every so-manieth card")
    given = parser.parse_args()
    faces, took = compiled(given.data / "mtgjson" / "AtomicCards.json.xz", given.every)
    print("faces,seconds,ms_by_face,faces_a_second")
    print(f"{len(faces)},{took:.2f},{1000 * took / len(faces):.4f},{len(faces) / took:.0f}")
    unclear = {name: reasons for name, held in faces.items() if (reasons := two_readings(held))}
    for name, reasons in unclear.items():
        print(f"{name}: {'; '.join(reasons)}")
    return 1 if unclear else 0


if __name__ == "__main__":
    sys.path.insert(0, str(ROOT))
    sys.exit(main())
