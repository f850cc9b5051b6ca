"""`rulings card`: a card's facts, its abilities as their trees say them, and its rulings."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import page, styled, uses_color, width, wrapped, write

if TYPE_CHECKING:
    from rulings_cli.abilities.cards import Card, Face


def run(settings: Settings, name: str, *, as_json: bool = False) -> int:
    """Show the one card that a name means; several are Ambiguous, none an UnknownCard."""
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    card = rulings.card(name)
    data = _data(card, rulings)
    if as_json:
        import json

        write(json.dumps(data, ensure_ascii=False))
    else:
        page("\n".join(_lines(data, color=uses_color(settings))))
    return failures.OK


def _data(card: Card, rulings: api.Rulings) -> dict[str, Any]:
    return {
        "name": card.name,
        "layout": card.layout,
        "color_identity": _colors(card.color_identity),
        "partial": card.partial,
        "faces": [_face_data(each) for each in card.faces],
        "rulings": [
            {
                "id": each.id,
                "source": each.source,
                "date": each.date,
                "text": each.text,
                "status": each.status,
                "proved_by": each.proof or None,
            }
            for each in rulings.rulings_on(card)
        ],
        "related": [{"id": each.id, "title": each.title} for each in rulings.related(card)],
    }


def _face_data(face: Face) -> dict[str, Any]:
    from rulings_cli.terms.mana import mana_value

    return {
        "name": face.name,
        "mana_cost": None if face.mana_cost is None else str(face.mana_cost),
        "mana_value": mana_value(face.mana_cost),
        "colors": _colors(face.colors),
        "type_line": _type_line(face),
        "power": face.power,
        "toughness": face.toughness,
        "loyalty": face.loyalty,
        "defense": face.defense,
        "paragraphs": [
            {
                "text": each.text,
                "compiled": each.text is not None,
                "playable": each.playable,
                "reason": each.reason,
                "touches": list(each.touches),
            }
            for each in api.said(face)
        ],
    }


def _colors(colors: frozenset[str]) -> list[str]:
    return [each for each in "WUBRG" if each in colors]


def _type_line(face: Face) -> str:
    words = " ".join(each.title() for each in (*face.supertypes, *face.types))
    return f"{words} — {' '.join(face.subtypes)}" if face.subtypes else words


def _lines(data: dict[str, Any], *, color: bool) -> Iterator[str]:
    for at, face in enumerate(data["faces"]):
        if at:
            yield ""
        yield from _face_lines(face, color=color)
    if data["partial"]:
        yield ""
        yield "One of its faces is not in the pool; what depends on it is not answered."
    yield from _ruling_lines(data["rulings"], color=color)
    if data["related"]:
        yield ""
        yield styled("Related", "bold", color=color)
    for each in data["related"]:
        text = f"{each['id']}: {each['title']}"
        yield from wrapped(text, first="  ", indent="    ", columns=width())


def _face_lines(face: dict[str, Any], *, color: bool) -> Iterator[str]:
    name = face["name"]
    cost = face["mana_cost"] or ""
    gap = max(2, width() - len(name) - len(cost))
    yield (styled(name, "bold", color=color) + " " * gap + cost).rstrip()
    sizes = [face["loyalty"], face["defense"]]
    if face["power"] is not None:
        sizes.insert(0, f"{face['power']}/{face['toughness']}")
    kind = face["type_line"]
    size = " ".join(each for each in sizes if each is not None)
    gap = max(2, width() - len(kind) - len(size))
    yield f"{kind}{' ' * gap}{size}".rstrip()
    for each in face["paragraphs"]:
        if each["text"] is None:
            touches = f"; touches {', '.join(each['touches'])}" if each["touches"] else ""
            text = f"[not understood: {each['reason']}{touches}]"
            shown = wrapped(text, first="  ", indent="  ", columns=width())
            yield from (styled(line, "yellow", color=color) for line in shown)
            continue
        yield from wrapped(each["text"], first="  ", indent="  ", columns=width())


def _ruling_lines(rulings: list[dict[str, Any]], *, color: bool) -> Iterator[str]:
    if not rulings:
        return
    yield ""
    yield styled("Rulings", "bold", color=color)
    for each in rulings:
        about = " · ".join(part for part in (each["status"], each["id"]) if part)
        first = f"  {each['date'] or 'undated':<12}"
        text = f"{each['text']} [{about}]" if about else each["text"]
        yield from wrapped(text, first=first, indent=" " * 14, columns=width())
