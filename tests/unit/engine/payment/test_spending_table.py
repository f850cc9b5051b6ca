"""Every spending predicate against payments of every kind (CR 106.6)."""

from __future__ import annotations

import json
import lzma
import re
from functools import lru_cache
from pathlib import Path
from typing import Any

import pytest
import spending_table
from payment_boards import card, put
from spending_payments import new_board, payments

from rulings_cli.abilities.described import Described, Quality
from rulings_cli.abilities.spending import Restriction
from rulings_cli.engine import spending
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit
from rulings_cli.oracle.compiling import compile_face
from rulings_cli.terms.values import walk

ROWS = [
    *(("spend this mana only to", *row) for row in spending_table.ONLY_TO.items()),
    *(("spend this mana only on", *row) for row in spending_table.ONLY_ON.items()),
    *(
        ("this mana can't be spent to", words, spending_table.EVERYTHING - held)
        for words, held in spending_table.NOT_TO.items()
    ),
]


@lru_cache(maxsize=1)
def position() -> tuple[Game, int, dict[str, Any]]:
    game = new_board()
    chosen = (("creature type", "Elf"), ("color", "R"))
    source = put(game, card("artifact", name="Prism"), chosen=chosen)
    return game, source, payments(game)


def restriction(text: str) -> Restriction:
    (paragraph,) = compile_face("Prism", f"{{T}}: Add {{G}}. {text[:1].upper() + text[1:]}.")
    found = [each for each in walk(paragraph) if isinstance(each, Restriction)]
    assert len(found) == 1, paragraph
    return found[0]


def allowed(limit: Restriction) -> set[str]:
    game, source, every = position()
    unit = ManaUnit("G", source, game.get(source), (limit,))
    return {
        name
        for name, (context, total) in every.items()
        if spending.may_spend(game, unit, context, total)[0]
    }


def test_the_table_speaks_of_every_payment() -> None:
    assert set(position()[2]) == spending_table.EVERYTHING


@pytest.mark.parametrize(("opening", "words", "expected"), ROWS)
def test_mana_may_be_spent_on_what_its_limit_names(
    opening: str, words: str, expected: set[str]
) -> None:
    found = allowed(restriction(f"{opening} {words}"))

    assert found - expected == set()
    assert expected - found == set()


def kind_of(predicate: Any) -> tuple[Any, ...]:
    """Give what must be asked to judge a predicate: its fields, types and names left out."""
    qualities = frozenset(
        (type(each).__name__, getattr(each, "what", getattr(each, "word", "")))
        for each in walk(predicate)
        if isinstance(each, Quality)
    )
    described = [each for each in walk(predicate) if isinstance(each, Described)]
    asked = [(each.noun, each.zone, each.owns_not) for each in described]
    named = [getattr(predicate, name, "") for name in ("kind", "keyword", "permanents", "symbol")]
    return (type(predicate).__name__, *named, qualities, *asked)


def kinds_of(tree: Any) -> set[tuple[Any, ...]]:
    return {kind_of(on) for each in walk(tree) if isinstance(each, Restriction) for on in each.on}


def test_every_kind_of_predicate_on_a_card_is_in_the_table(shared_data: Path) -> None:
    held = {
        kind for opening, words, _ in ROWS for kind in kinds_of(restriction(f"{opening} {words}"))
    }
    with lzma.open(shared_data / "mtgjson" / "AtomicCards.json.xz", "rt") as stream:
        cards = json.load(stream)["data"]

    missing = {
        (kind, name)
        for name, faces in cards.items()
        for face in faces
        if re.search(r"spen[dt] (this|that|to)|[Cc]an't be spent", face.get("text", ""))
        for kind in kinds_of(compile_face(face.get("faceName", name), face["text"]))
        if kind not in held
    }

    assert missing == set()


def test_what_was_chosen_is_known_after_the_source_is_gone() -> None:
    game, source, every = position()
    limit = restriction("spend this mana only to cast creature spells of the chosen type")
    unit = ManaUnit("G", source, game.get(source), (limit,))
    gone = game.fork()
    gone.zones = {key: tuple(id for id in ids if id != source) for key, ids in gone.zones.items()}
    gone.objects = {id: each for id, each in gone.objects.items() if id != source}
    gone.cache = {}

    assert spending.may_spend(gone, unit, *every["Elf"])[0]
    assert not spending.may_spend(gone, unit, *every["Angel"])[0]
