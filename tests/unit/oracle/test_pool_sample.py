"""A sample of the real cards: enough is said back, little touches casting."""

from __future__ import annotations

import json
from pathlib import Path

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.oracle.compiling import compile_face

SAMPLE = "mtgjson/AtomicCards_sample_5.3.0_20260301.json"


def test_half_of_the_paragraphs_of_a_real_sample_are_said_back(shared_data: Path) -> None:
    cards = json.loads((shared_data / SAMPLE).read_text(encoding="utf-8"))["data"]
    whole = said = touching = 0

    for faces in cards.values():
        for face in faces:
            types = tuple(face.get("types", ()))
            found = compile_face(face["name"], face.get("text", ""), types=types)
            whole += len(found)
            for each in (one for paragraph in found for one in paragraph.abilities):
                said += not isinstance(each, Uncompiled)
                touching += isinstance(each, Uncompiled) and "casting" in each.touches

    assert said > whole / 2
    assert touching < whole / 12
