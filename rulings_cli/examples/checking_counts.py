"""What a player controls, as "then" lines count it: by name, as a token, or by description."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Final

from rulings_cli.abilities.described import Described
from rulings_cli.engine import layers, matching
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported, UnknownCard
from rulings_cli.examples import naming, phrases, tokens
from rulings_cli.examples.checked import BATTLEFIELD, Check
from rulings_cli.examples.lines import Line, Phrase, Thing
from rulings_cli.examples.playing import Play
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import GameObject


def _control(play: Play, line: Line) -> Check:
    player = line.get("player")
    counts = []
    ok = True
    for thing in line.get("things"):
        own = _own(play, player, thing)
        counts.append(f"{own} {thing.name}")
        ok = ok and (own == thing.count if thing.counted else own > 0)
    return Check(ok, f"{player} controls {'; '.join(counts)}")


def _no_control(play: Play, line: Line) -> Check:
    player = line.get("player")
    own = _own(play, player, phrases.thing(line.get("name")))
    return Check(not own, f"{player} controls {own} of them")


def _own(play: Play, player: str, thing: Thing) -> int:
    """Count what is meant among the permanents that a player controls."""
    game = play.position
    found = [each for each in _alike(play, thing) if _has_tails(game, each, thing)]
    return sum(layers.characteristics(game, each).controller == player for each in found)


def _alike(play: Play, thing: Thing) -> tuple[ObjectId, ...]:
    if thing.token and not thing.name.islower():
        return _tokens(play.position, thing)
    game, ref = play.position, phrases.ref(thing.name)
    named = not thing.token and bool(ref.kind or ref.whose or ref.nth)
    if named or _is_called(play, thing.name):
        return naming.find(game, ref, BATTLEFIELD)
    what = described(thing.name)
    if what is not None:
        return tuple(e for e in game.battlefield() if matching.matches(game, what, e, _ANY))
    if not naming.find(game, ref):
        raise naming.Unclear(
            f"nothing here and no card is called “{thing.name}”",
            "name a card, say “… token”, or describe permanents: “creatures”, “tapped Goblins”",
        )
    return naming.find(game, ref, BATTLEFIELD)


#: a description of permanents alone asks for no source and no player
_ANY: Final = Context(0, "you")


def _is_called(play: Play, name: str) -> bool:
    """Tell whether something here, or any card, has exactly that name."""
    if any(name in naming.names_of(each) for each in play.position.objects.values()):
        return True
    try:
        found = play.names.card(name)
    except UnknownCard:
        return False
    return name in (found.name, *(face.name for face in found.faces))


@cache
def described(text: str) -> Described | None:
    """Give what a text such as "green creatures with flying" describes; None if it does not."""
    from rulings_cli.oracle import costing, counting, describing, keywords, qualities
    from rulings_cli.oracle.phrases import Reader
    from rulings_cli.oracle.tokens import cut

    del (
        costing,
        counting,
        describing,
        keywords,
        qualities,
    )  # imported for the phrases that they register
    cut_text = cut(text)
    reader = Reader(cut_text)
    for category in ("things", "thing"):
        for found, end in reader.all(category, 0):
            if end == len(cut_text) and isinstance(found, Described) and found.controller is None:
                return found
    return None


def _tokens(game: Game, thing: Thing) -> tuple[ObjectId, ...]:
    found = [each for each in game.battlefield() if game.objects[each].kind == "token"]
    try:
        face = tokens.described(thing.name)
    except (naming.Unclear, NotSupported):
        return naming.find(game, phrases.ref(thing.name), BATTLEFIELD)
    return tuple(
        each
        for each in found
        if (now := layers.characteristics(game, each)).name == face.name
        and (not face.power or (str(now.power), str(now.toughness)) == (face.power, face.toughness))
    )


def _has_tails(game: Game, id: ObjectId, thing: Thing) -> bool:
    return all(TAILS[tail.form](game, game.objects[id], tail) for tail in thing.tails)


TAILS: Final[dict[str, Callable[[Game, GameObject, Phrase], bool]]] = {
    "tapped": lambda _, each, __: each.tapped,
    "untapped": lambda _, each, __: not each.tapped,
    "face_down": lambda _, each, __: each.face_down,
    "loyalty": lambda _, each, tail: each.counters_of("loyalty") == tail.get("number"),
    "counters": lambda _, each, tail: each.counters_of(tail.get("counters")) == tail.get("number"),
    "damage": lambda _, each, tail: each.marked_damage == tail.get("number"),
    "attached": lambda game, each, tail: (
        each.attached_to in naming.find(game, tail.get("object"), BATTLEFIELD)
    ),
    "owned": lambda _, each, tail: each.owner == tail.get("player"),
    "commander": lambda _, each, __: each.is_commander,
}

#: Lines about what a player controls, by their form.
COUNTS: Final[dict[str, Callable[[Play, Line], Check]]] = {
    "no_control": _no_control,
    "control": _control,
}
