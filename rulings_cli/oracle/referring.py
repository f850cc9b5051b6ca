"""Players and objects that a text speaks of: "each opponent", "target creature", "that card"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import (
    CastFrom,
    ChosenQuality,
    Compare,
    Described,
    HasCostSymbol,
    HasCounter,
    HasKeyword,
    HasState,
    HasSupertype,
    IsAmong,
    IsNot,
    Named,
    SharesQuality,
    TargetsObject,
)
from rulings_cli.abilities.effects import AnyTarget, Target
from rulings_cli.abilities.quantities import AnyNumber, Number, Quantity, ValueOf, VariableX
from rulings_cli.abilities.references import (
    ActivePlayer,
    AnOpponent,
    APlayer,
    AttachedTo,
    Bound,
    ChosenObjects,
    ControllerOf,
    DefendingPlayer,
    Each,
    EachOpponent,
    EachPlayer,
    OwnerOf,
    TargetObject,
    TargetPlayer,
    ThatPlayer,
    This,
    You,
)
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Wordings,
    Words,
    constants,
    include,
    never,
    pair,
    phrase,
)
from rulings_cli.oracle.vocabulary import NUMBER_WORDS, NUMBERS
from rulings_cli.terms.values import Value, field
from rulings_cli.terms.zones import Zone


class Introduced(Value):
    """A target where the text first speaks of it, until the ability numbers its targets."""

    target: Target
    at: int = field(compare=False)


class Pronoun(Value):
    """A mention of something spoken of before, until the ability knows which."""

    words: str
    at: int = field(compare=False)


# targets

_TARGET_PLAYERS: Final = ("player", "opponent")


def _read_target(reader: Reader, at: int) -> Iterator[Found]:
    for number, begun in _target_numbers(reader, at):
        for another, after in _another(reader, begun):
            yield from _target_nouns(reader, after, number, another=another)
    for words, another in (("any target", False), ("any other target", True)):
        end = reader.here(at, *words.split())
        if end >= 0:
            yield Target(any_target=True, another=another), end


#: The written number of targets: words → (minimum, maximum, wording kept).
_TARGET_COUNTS: Final = {
    "": (1, 1),
    "up to one": (0, 1),
    "up to two": (0, 2),
    "up to three": (0, 3),
    "up to four": (0, 4),
    "up to five": (0, 5),
    "two": (2, 2),
    "three": (3, 3),
    "four": (4, 4),
    "one or two": (1, 2),
    "one, two, or three": (1, 3),
    "any number of": (0, 99),
    "one or more": (1, 99),
    "each of up to two": (0, 2),
    "each of up to three": (0, 3),
    "each of two": (2, 2),
    "each of one or two": (1, 2),
    "each of any number of": (0, 99),
    "each of up to x": (0, -1),
    "each of x": (-1, -1),
    "x": (-1, -1),
    "up to x": (0, -1),
}
_COUNT_WORDS: Final = {
    held: words for words, held in _TARGET_COUNTS.items() if not words.startswith("each")
}


def _target_numbers(reader: Reader, at: int) -> Iterator[tuple[tuple[int, int, str], int]]:
    for words, number in _TARGET_COUNTS.items():
        end = reader.here(at, *words.replace(",", " ,").split()) if words else at
        if end >= 0 and reader.tokens[end] in ("target", "another", "other"):
            yield (*number, "each" if words.startswith("each") else ""), end


def _another(reader: Reader, at: int) -> Iterator[tuple[bool, int]]:
    if reader.tokens[at] == "target":
        yield False, at + 1
    elif reader.tokens[at + 1] == "target":
        yield True, at + 2


def _target_nouns(
    reader: Reader, at: int, number: tuple[int, int, str], *, another: bool
) -> Iterator[Found]:
    low, high, each = number
    many = high != 1
    for player in _TARGET_PLAYERS:
        if reader.tokens[at] == (player + "s" if many else player):
            yield Target(None, player, False, low, high, another, each), at + 1
            if not many and reader.here(at + 1, "or", "planeswalker") >= 0:
                what = Described(kinds=((_type("planeswalker"),),))
                yield Target(what, player, False, low, high, another, "player first"), at + 3
    for what, end in reader.all("things" if many else "thing", at):
        yield Target(what, "", False, low, high, another, each), end
        if not many and reader.here(end, "or", "player") >= 0:
            yield Target(what, "player", False, low, high, another), end + 2


def _type(name: str) -> Any:
    from rulings_cli.abilities.described import HasType

    return HasType(name)


def _say_target(sayer: Sayer, node: Target) -> Words | None:
    if node.any_target:
        return ["any", "other", "target"] if node.another else ["any", "target"]
    counted = _COUNT_WORDS.get((node.minimum, node.maximum))
    if counted is None:
        return None
    words = ["X" if each == "x" else each for each in counted.replace(",", " ,").split()]
    if node.words == "each":
        words = ["each", "of", *words]
    if node.another:
        words.append("another" if not words else "other")
    words.append("target")
    many = node.maximum != 1
    what = [] if node.what is None else sayer.say("things" if many else "thing", node.what)
    who = [node.player + ("s" if many else "")] if node.player else []
    if not what or not who:
        return words + what + who
    if node.words == "player first":
        return [*words, *who, "or", *what]
    return [*words, *what, "or", *who]


pair("target", Target, _read_target, _say_target)


def _read_introduced(reader: Reader, at: int, *, player: bool | None) -> Iterator[Found]:
    for target, end in reader.all("target", at):
        if player is None or player == is_player_target(target):
            yield Introduced(target, at), end


def is_player_target(target: Target) -> bool:
    """Tell whether only players can be the target."""
    return target.what is None and bool(target.player)


def is_mixed_target(target: Target) -> bool:
    """Tell whether objects and players can be the target."""
    return target.any_target or (target.what is not None and bool(target.player))


def _say_by_index(sayer: Sayer, node: TargetObject | TargetPlayer | AnyTarget) -> Words | None:
    if node.words:
        return _split(node.words)
    if node.index >= len(sayer.targets):
        return None
    return sayer.say("target", sayer.targets[node.index])


def _split(words: str) -> Words:
    return words.replace("~'s", "~ 's").replace(",", " ,").split()


def _say_introduced(sayer: Sayer, node: Introduced) -> Words | None:
    return sayer.say("target", node.target)


_OPEN_TARGET = "target another any up two three four one x each"

pair(
    "player",
    (Introduced, TargetPlayer),
    lambda reader, at: _read_introduced(reader, at, player=True),
    lambda sayer, node: (
        _say_introduced(sayer, node) if isinstance(node, Introduced) else _say_by_index(sayer, node)
    ),
    first=_OPEN_TARGET,
)
pair(
    "target object",
    (Introduced, TargetObject),
    lambda reader, at: _read_introduced(reader, at, player=False),
    lambda sayer, node: (
        _say_introduced(sayer, node) if isinstance(node, Introduced) else _say_by_index(sayer, node)
    ),
    first=_OPEN_TARGET,
)
pair(
    "any target",
    (Introduced, AnyTarget),
    lambda reader, at: _read_introduced(reader, at, player=None),
    lambda sayer, node: (
        _say_introduced(sayer, node) if isinstance(node, Introduced) else _say_by_index(sayer, node)
    ),
    first=_OPEN_TARGET,
)

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
        "that player": ThatPlayer(),
        "that opponent": ThatPlayer("that opponent"),
        "they": ThatPlayer("they"),
        "them": ThatPlayer("them"),
        "defending player": DefendingPlayer(),
        "the active player": ActivePlayer(),
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
    "that planeswalker's",
    "that enchantment's",
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
    return _split(node.words)


pair(
    "player",
    (ControllerOf, OwnerOf),
    _read_of_object,
    _say_of_object,
    first=" ".join(_CONTROLLER_WORDS.by_first),
)

#: Who holds objects in a noun phrase, without articles of a subject: "creatures you control".
include("holder", "player")


def is_third_person(node: object) -> bool:
    """Tell whether a verb after the player or object ends in s."""
    if isinstance(node, You):
        return False
    words = getattr(node, "words", "")
    if isinstance(node, Each):
        return words == "each"
    if isinstance(node, ChosenObjects):
        return node.count is None or node.count == Number(1)
    if isinstance(node, Introduced):
        return node.target.maximum == 1
    return not words.startswith(
        ("they", "them", "those", "all ", "players", "your opponents", "these", "the exiled cards")
    )


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
    "the active player's": ActivePlayer(),
    "your opponents'": EachOpponent("your opponents"),
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
    for noun in _TARGET_PLAYERS:
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
    "from all graveyards": (Zone.GRAVEYARD, "from", EachPlayer()),
    "from a single graveyard": (Zone.GRAVEYARD, "from a single", None),
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

# objects

_THIS_NOUNS: Final = [
    "creature",
    "land",
    "artifact",
    "enchantment",
    "aura",
    "equipment",
    "vehicle",
    "spell",
    "card",
    "permanent",
    "planeswalker",
    "saga",
    "class",
    "case",
    "room",
    "token",
    "battle",
    "siege",
    "fortification",
    "mount",
    "spacecraft",
    "planet",
]
_CAPITAL = {"aura", "equipment", "vehicle", "saga", "class", "case", "room", "siege", "mount"} | {
    "fortification",
    "spacecraft",
    "planet",
}


def this_words(noun: str) -> str:
    """Give "this creature" or "this Aura": subtypes have a capital."""
    return f"this {noun.capitalize() if noun in _CAPITAL else noun}"


constants("self", {"~": This()})
constants("self", {this_words(each): This(this_words(each)) for each in _THIS_NOUNS})
constants(
    "attached",
    {
        f"{how} {what}": AttachedTo(f"{how} {what}")
        for how, whats in (
            ("enchanted", "creature permanent land artifact planeswalker player Forest Island"),
            ("enchanted", "Mountain Plains Swamp enchantment Vehicle Equipment"),
            ("equipped", "creature permanent"),
            ("fortified", "land"),
        )
        for what in whats.split()
    },
)

_PRONOUNS: Final = (
    "it",
    "them",
    "they",
    "that creature",
    "that card",
    "that spell",
    "that permanent",
    "that land",
    "that artifact",
    "that token",
    "that enchantment",
    "that planeswalker",
    "that Aura",
    "that Equipment",
    "that Vehicle",
    "that ability",
    "that object",
    "that source",
    "that spell or ability",
    "those creatures",
    "those cards",
    "those permanents",
    "those tokens",
    "those lands",
    "the token",
    "the tokens",
    "the exiled card",
    "the exiled cards",
    "the creature",
    "the copy",
    "the card",
    "the revealed card",
    "the discarded card",
    "the milled card",
    "the chosen card",
    "the countered spell",
    "the chosen creature",
    "the sacrificed creature",
    "the sacrificed artifact",
    "the sacrificed permanent",
    "the sacrificed land",
    "the exiled creature",
    "the tapped creature",
    "the returned creature",
    "the other",
    "the rest",
    "itself",
    "each other card exiled this way",
    "the exiled cards that weren't cast this way",
    "the cards exiled this way",
    "cards exiled this way",
    "the card exiled this way",
)
_PRONOUNS_BY_FIRST: dict[str, list[tuple[str, list[str]]]] = {}
for _each in _PRONOUNS:
    _PRONOUNS_BY_FIRST.setdefault(_each.split()[0], []).append((_each, _each.lower().split()))


def _read_pronoun(reader: Reader, at: int) -> Iterator[Found]:
    for words, tokens in _PRONOUNS_BY_FIRST.get(reader.tokens[at], ()):
        end = reader.here(at, *tokens)
        if end >= 0:
            yield Pronoun(words, at), end


def _say_mention(_: Sayer, node: Pronoun | Bound) -> Words | None:
    return node.words.split()


pair(
    "pronoun",
    (Pronoun, Bound),
    _read_pronoun,
    _say_mention,
    first=" ".join(_PRONOUNS_BY_FIRST),
)
# "it" that turned out to be this object, a target, or what this is attached to
pair(
    "pronoun",
    (This, TargetObject),
    never,
    lambda _sayer, node: _split(node.words) if node.words not in ("", "~") else None,
    first="",
)

include("object", "self", "attached", "target object", "pronoun")


def _read_each(reader: Reader, at: int) -> Iterator[Found]:
    word = reader.tokens[at]
    if word == "each":
        for what, end in reader.all("thing", at + 1):
            yield Each(what), end
    elif word == "all":
        for what, end in reader.all("things", at + 1):
            yield Each(what, "all"), end
    else:
        for what, end in reader.all("things", at):
            yield Each(what, ""), end


def _say_each(sayer: Sayer, node: Each) -> Words | None:
    if node.words == "each":
        return ["each", *sayer.say("thing", node.what)]
    return [*node.words.split(), *sayer.say("things", node.what)]


def _read_chosen(reader: Reader, at: int) -> Iterator[Found]:
    for what, end in reader.all("a thing", at):
        yield ChosenObjects(what), end
    up_to = reader.here(at, "up", "to")
    start = max(at, up_to)
    for count, after in reader.all("count", start):
        category = "thing" if count == Number(1) else "things"
        for what, end in reader.all(category, after):
            yield ChosenObjects(what, count, up_to >= 0), end


def _say_chosen(sayer: Sayer, node: ChosenObjects) -> Words | None:
    if node.count is None:
        return sayer.say("a thing", node.what)
    words = ["up", "to"] if node.up_to else []
    category = "thing" if node.count == Number(1) else "things"
    return [*words, *sayer.say("count", node.count), *sayer.say(category, node.what)]


pair("group", Each, _read_each, _say_each)
pair("chosen", ChosenObjects, _read_chosen, _say_chosen)
include("object", "group", "chosen")

# counts


def _read_count(reader: Reader, at: int) -> Iterator[Found]:
    word = reader.tokens[at]
    if word in NUMBERS:
        yield Number(NUMBERS[word]), at + 1
    elif word == "x":
        yield VariableX(), at + 1
    elif word == "any" and reader.here(at, "any", "number", "of") >= 0:
        yield AnyNumber(), at + 3


def _say_count(_: Sayer, node: Quantity) -> Words | None:
    if isinstance(node, Number):
        return [NUMBER_WORDS[node.n]] if 0 <= node.n < len(NUMBER_WORDS) else None
    if isinstance(node, VariableX):
        return [node.letter]
    return ["any", "number", "of"]


pair("count", (Number, VariableX, AnyNumber), _read_count, _say_count)

# qualities after the noun

phrase("quality", HasKeyword, "with <name:keyword name>")
pair(
    "quality",
    IsNot,
    lambda reader, at: (
        (IsNot(HasKeyword(name)), end) for name, end in reader.all("keyword name", at + 1)
    ),
    lambda _sayer, node: (
        ["without", *node.quality.name.split()] if isinstance(node.quality, HasKeyword) else None
    ),
    first="without",
)
_COMPARED = "with {what=mana value|power|toughness|base power|power or toughness|total power}"
phrase("quality", Compare, f"{_COMPARED} <amount:digits> or less", relation="<=")
phrase("quality", Compare, f"{_COMPARED} <amount:digits> or greater", relation=">=")
phrase("quality", Compare, f"{_COMPARED} <amount:digits>", relation="=")
phrase("quality", Compare, f"{_COMPARED} less than or equal to <amount:amount>", relation="<=")
phrase("quality", Compare, f"{_COMPARED} greater than or equal to <amount:amount>", relation=">=")
phrase("quality", Compare, f"{_COMPARED} equal to <amount:amount>", relation="=")
phrase("quality", Compare, f"{_COMPARED} less than <amount:amount>", relation="<")
phrase("quality", Compare, f"{_COMPARED} greater than <amount:amount>", relation=">")
constants(
    "quality",
    {
        "with lesser mana value": Compare(
            "mana value",
            "<",
            ValueOf("mana value", Bound("triggering", "that spell")),
            "with lesser mana value",
        ),
        "with lesser power": Compare(
            "power", "<", ValueOf("power", Bound("triggering", "it")), "with lesser power"
        ),
        "of the chosen type": ChosenQuality("creature type", "of the chosen type"),
        "of the chosen color": ChosenQuality("color", "of the chosen color"),
        "with the chosen name": ChosenQuality("name", "with the chosen name"),
        "of that color": ChosenQuality("color", "of that color"),
        "of that type": ChosenQuality("creature type", "of that type"),
        "with {X} in its mana cost": HasCostSymbol("X"),
        "with {X} in their mana costs": HasCostSymbol("X", "their"),
        "with {X} in their mana cost": HasCostSymbol("X", "their cost"),
        "that's attacking you": HasState("attacking you"),
        "attacking you": HasState("attacking you "),
        "that was dealt damage this turn": HasState("dealt damage this turn"),
        "that were dealt damage this turn": HasState("dealt damage this turn "),
        "that entered this turn": HasState("entered this turn"),
        "that attacked this turn": HasState("attacked this turn"),
        "that attacked or blocked this turn": HasState("attacked or blocked this turn"),
        "that isn't legendary": IsNot(HasSupertype("legendary")),
        "that's tapped and attacking": HasState("tapped and attacking"),
    },
)


def _say_cast_from(_sayer: Sayer, node: CastFrom) -> Words | None:
    return node.words.split()


def _read_cast_from(reader: Reader, at: int) -> Iterator[Found]:
    end = reader.here(at, "from", "anywhere", "other", "than", "your", "hand")
    if end >= 0:
        yield CastFrom(Zone.HAND, True, "from anywhere other than your hand"), end
    for (zone, preposition, _), end in reader.all("zone place", at):
        if preposition.startswith("from"):
            yield CastFrom(zone, words=" ".join(reader.tokens[at:end])), end


pair("cast from", CastFrom, _read_cast_from, _say_cast_from, first="from")
pair("quality", CastFrom, never, _say_cast_from, first="")
phrase("quality", HasCounter, "with a <kind:counter kind> counter on {words=*it|them}")
phrase("quality", HasCounter, "with counters on {words=*it|them}", kind="")
phrase("quality", HasCounter, "with a counter on it", kind="", words="a")
phrase("quality", HasCounter, "with one or more counters on {words=one or more}", kind="")
phrase("quality", HasCounter, "with an <kind:counter kind> counter on it", words="an")
phrase("quality", TargetsObject, "that {words=targets|target} <what:aimed>")
phrase("quality", TargetsObject, "that {words=targets|target} only <what:aimed>", only=True)
include("aimed", "self", "a thing", "aimed player")
constants("aimed player", {"you": You("you"), "a player": APlayer()})
phrase("quality", SharesQuality, "{words=with the same name as} <with_:object>", what="name")
phrase("quality", IsAmong, "from among <of:pronoun>")
phrase("quality", SharesQuality, "that {words=*shares|share} a <what:shared> with <with_:object>")
constants("shared", {})
phrase("quality", Named, "named <name:proper name>")


def _read_shared(reader: Reader, at: int) -> Iterator[Found]:
    for words in ("creature type", "color", "card type", "land type", "mana value", "name"):
        end = reader.here(at, *words.split())
        if end >= 0:
            yield words, end


pair("shared", str, _read_shared, lambda _, node: node.split())


def _read_name(reader: Reader, at: int) -> Iterator[Found]:
    small = ("of", "the", "to", "and", "in", "from", "a", "for", "at", "with", "by", ",")
    end = at
    while reader.raw[end : end + 1] and (
        reader.raw[end][:1].isupper() or (reader.raw[end] in small and end > at)
    ):
        end += 1
        if reader.raw[end - 1][:1].isupper():
            yield " ".join(reader.raw[at:end]).replace(" ,", ","), end


pair("proper name", str, _read_name, lambda _, node: node.replace(",", " ,").split())
