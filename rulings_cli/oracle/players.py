"""Players, whose things are meant, and where: "from an opponent's graveyard"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.effects import Target
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import (
    AIMED_AT,
    ActivePlayer,
    AnOpponent,
    APlayer,
    AttachedTo,
    Both,
    ChosenObjects,
    ChosenPlayer,
    ControllerOf,
    DefendingPlayer,
    Each,
    EachOpponent,
    EachPlayer,
    EnchantedPlayer,
    OpponentsOf,
    OpponentsWith,
    OwnerOf,
    TargetObject,
    TargetPlayer,
    ThatPlayer,
    This,
    You,
    YouAnd,
)
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Wordings,
    Words,
    constants,
    include,
    pair,
)
from rulings_cli.oracle.targeting import TARGET_PLAYERS, Introduced, Pronoun, split
from rulings_cli.terms.zones import Zone

# players

constants(
    "player",
    {
        "you": You("you"),
        "each player": EachPlayer(),
        "all players": EachPlayer("all players"),
        "players": EachPlayer("players"),
        "each opponent": EachOpponent(),
        "each other player": EachOpponent("each other player"),
        "your opponents": EachOpponent("your opponents"),
        "an opponent": AnOpponent(),
        "a player": APlayer(),
        "any player": APlayer("any player"),
        "a player of your choice": APlayer("a player of your choice"),
        "that player": ThatPlayer(),
        AIMED_AT: ThatPlayer(AIMED_AT),
        "enchanted player": EnchantedPlayer(),
        "the player": ThatPlayer("the player"),
        "that opponent": ThatPlayer("that opponent"),
        "they": ThatPlayer("they"),
        "them": ThatPlayer("them"),
        "each of that player's opponents": OpponentsOf(ThatPlayer()),
        "each opponent who has three or more poison counters": OpponentsWith("poison", 3),
        "defending player": DefendingPlayer(),
        "the active player": ActivePlayer(),
        "the chosen player": ChosenPlayer(),
    },
)
_CONTROLLERS: Final = (
    "its",
    "that creature's",
    "that permanent's",
    "that spell's",
    "that land's",
    "that artifact's",
    "that card's",
    "the exiled card's",
    "that planeswalker's",
    "that enchantment's",
    "that source's",
    "~'s",
    "enchanted creature's",
    "enchanted permanent's",
    "enchanted land's",
    "equipped creature's",
    "their",
)


_CONTROLLER_WORDS: Final = Wordings(
    {
        f"{whose} {noun}": (whose, noun, kind)
        for whose in _CONTROLLERS
        for noun, kind in (
            ("controller", ControllerOf),
            ("owner", OwnerOf),
            ("controllers", ControllerOf),
            ("owners", OwnerOf),
        )
    }
)


def _read_of_object(reader: Reader, at: int) -> Iterator[Found]:
    for (whose, noun, kind), end in _CONTROLLER_WORDS.read(reader, at):
        yield kind(_object_of_possessive(whose, at), f"{whose} {noun}"), end


def _object_of_possessive(whose: str, at: int) -> Any:
    bare = whose.removesuffix("'s")
    if bare == "~":
        return This()
    if bare.startswith(("enchanted", "equipped")):
        return AttachedTo(bare)
    return Pronoun({"its": "it", "their": "them"}.get(bare, bare), at)


def _say_of_object(_: Sayer, node: ControllerOf | OwnerOf) -> Words | None:
    return split(node.words)


pair(
    "player",
    (ControllerOf, OwnerOf),
    _read_of_object,
    _say_of_object,
    first=_CONTROLLER_WORDS.first,
)

#: Who holds objects in a noun phrase, without articles of a subject: "creatures you control".
constants("holder", {"your team": You("your team")})
include("holder", "player")


_PLURAL: Final = (
    *("they", "them", "those", "these", "both", "all ", "players", "your opponents"),
    "the exiled cards",
)


def is_third_person(node: object, targets: tuple[Any, ...] = ()) -> bool:
    """Tell whether a verb after the player or object ends in s; `targets` are those of the body."""
    if isinstance(node, You | YouAnd | Both):
        return False
    words = getattr(node, "words", "")
    if isinstance(node, TargetObject) and not words and node.index < len(targets):
        held = targets[node.index]
        return bool(held.maximum == 1) or held.words.startswith("each")
    if isinstance(node, Each):
        return words in ("each", "each of")
    if isinstance(node, ChosenObjects):
        return node.count is None or node.count == Number(1)
    if isinstance(node, Introduced):
        return node.target.maximum == 1
    return not words.startswith(_PLURAL)


# possessives and zones

_POSSESSIVES: Final = {
    "your": You(),
    "their": ThatPlayer("they"),
    "that player's": ThatPlayer(),
    "each player's": EachPlayer(),
    "each opponent's": EachOpponent(),
    "an opponent's": AnOpponent(),
    "a player's": APlayer(),
    "defending player's": DefendingPlayer(),
    "enchanted player's": EnchantedPlayer(),
    "the active player's": ActivePlayer(),
    "the chosen player's": ChosenPlayer(),
    "your opponents'": EachOpponent("your opponents"),
    "each of those opponents'": ThatPlayer("each of those opponents"),
}


_POSSESSIVE_WORDS: Final = Wordings(_POSSESSIVES)


def _read_possessive(reader: Reader, at: int) -> Iterator[Found]:
    yield from _POSSESSIVE_WORDS.read(reader, at)
    for owner in ("owner", "controller"):
        kind = OwnerOf if owner == "owner" else ControllerOf
        for whose in ("its", "their", "that card's"):
            end = reader.here(at, *whose.split())
            if end >= 0 and reader.tokens[end] in (f"{owner}'s", f"{owner}s'"):
                of = _object_of_possessive(whose, at)
                yield kind(of, f"{whose} {reader.tokens[end]}"), end + 1
    for noun in TARGET_PLAYERS:
        end = reader.here(at, "target", f"{noun}'s")
        if end >= 0:
            yield Introduced(Target(player=noun), at), end


def _say_possessive(sayer: Sayer, node: object) -> Words | None:
    if isinstance(node, OwnerOf | ControllerOf):
        return node.words.split() if node.words.endswith(("'s", "s'")) else None
    for words, who in _POSSESSIVES.items():
        if who == node and getattr(who, "words", "") == getattr(node, "words", ""):
            return words.split()
    if isinstance(node, Introduced | TargetPlayer):
        said = sayer.say("player", node)
        return [*said[:-1], f"{said[-1]}'s"]
    return None


pair(
    "possessive",
    (
        *{type(each) for each in _POSSESSIVES.values()},
        OwnerOf,
        ControllerOf,
        Introduced,
        TargetPlayer,
    ),
    _read_possessive,
    _say_possessive,
    first=f"its their that target {_POSSESSIVE_WORDS.first}",
)

_OWN_ZONES: Final = {"graveyard": Zone.GRAVEYARD, "hand": Zone.HAND, "library": Zone.LIBRARY}
_OWN_ZONE_WORDS: Final = {zone: word for word, zone in _OWN_ZONES.items()}
_OTHER_PLACES: Final = {
    "on the battlefield": (Zone.BATTLEFIELD, "on", None),
    "in exile": (Zone.EXILE, "in", None),
    "from exile": (Zone.EXILE, "from", None),
    "in a graveyard": (Zone.GRAVEYARD, "in", APlayer()),
    "from a graveyard": (Zone.GRAVEYARD, "from", APlayer()),
    "in graveyards": (Zone.GRAVEYARD, "in", None),
    "from graveyards": (Zone.GRAVEYARD, "from", None),
    "in all graveyards": (Zone.GRAVEYARD, "in", EachPlayer()),
    "in each graveyard": (Zone.GRAVEYARD, "in each", None),
    "from all graveyards": (Zone.GRAVEYARD, "from", EachPlayer()),
    "from a single graveyard": (Zone.GRAVEYARD, "from a single", None),
    "from outside the game": (Zone.OUTSIDE, "from", None),
    "in the command zone": (Zone.COMMAND, "in", None),
    "from the command zone": (Zone.COMMAND, "from", None),
    "on the stack": (Zone.STACK, "on", None),
    "from the top of your library": (Zone.LIBRARY, "from the top of", You()),
    "on top of your library": (Zone.LIBRARY, "on top of", You()),
}


_OTHER_PLACE_WORDS: Final = Wordings(_OTHER_PLACES)


def _read_place(reader: Reader, at: int) -> Iterator[Found]:
    yield from _OTHER_PLACE_WORDS.read(reader, at)
    preposition = reader.tokens[at]
    if preposition in ("in", "from"):
        for of, end in reader.all("possessive", at + 1):
            zone = _OWN_ZONES.get(reader.tokens[end])
            if zone is not None:
                yield (zone, preposition, of), end + 1


def _say_place(sayer: Sayer, node: tuple[Zone, str, object]) -> Words | None:
    for words, place in _OTHER_PLACES.items():
        if place == node:
            return words.split()
    zone, preposition, of = node
    if zone not in _OWN_ZONE_WORDS or of is None:
        return None
    return [preposition, *sayer.say("possessive", of), _OWN_ZONE_WORDS[zone]]


pair("zone place", tuple, _read_place, _say_place, first="in from on")
