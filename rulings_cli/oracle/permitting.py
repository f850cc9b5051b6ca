"""Permissions and prohibitions to cast, play and activate (CR 101.2, 601.3, 602.5)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.described import CastFrom, Described, ExiledWith, IsAmong
from rulings_cli.abilities.references import (
    EachPlayer,
    You,
)
from rulings_cli.abilities.static import (
    AdditionalLandPlays,
    AsThoughAnyMana,
    AsThoughFlash,
    CanBeCommander,
    CantActivate,
    CantCast,
    CantGainLife,
    CantPlayLands,
    CastLimit,
    CastThisFrom,
    DamageCantBePrevented,
    EntersInState,
    HasHexproof,
    ManaAsThough,
    ManaPersists,
    MaximumHandSize,
    MayBeginOnBattlefield,
    MayNotUntap,
    MayPayInstead,
    MayPlayFrom,
    OwnFlash,
    PlayWithTopRevealed,
    SkipsStep,
    UntapsInOthersUntapStep,
)
from rulings_cli.oracle.allowing import payment_words
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import FOR_LIFE, words_in
from rulings_cli.terms.mana import COLOR_NAMES, MANA_TYPES, ManaCost
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Step, Zone

#: The protection that a player may have (CR 702.16j).
EVERYTHING: Final = "protection from everything"


def _read_protected(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you have protection from the chosen card name", "you gain protection from red"."""
    for verb in ("have", "gain"):
        start = reader.here(at, "you", verb)
        for keyword, end in reader.all("keyword", start) if start >= 0 else ():
            if keyword.name == "protection" and f"protection from {keyword.words}" != EVERYTHING:
                yield HasHexproof(keyword="protection", words=verb, protection=keyword), end


def _say_protected(sayer: Sayer, node: HasHexproof) -> Words | None:
    if node.protection is None:
        return None
    return ["you", node.words, *sayer.say("keyword", node.protection)]


pair("static", HasHexproof, _read_protected, _say_protected, first="you")

# casting

phrase("static", CantCast, "<who:player> can't cast <what:things>")
phrase("static", MayNotUntap, "you may choose not to untap <of:self> during your untap step")
phrase(
    "static",
    UntapsInOthersUntapStep,
    "untap <what:object> during each other player's untap step",
)
phrase("static", CantCast, "<who:player> can't cast <what:things> <during:time>")
phrase("static", CantPlayLands, "<who:player> can't play lands")
constants(
    "static",
    {
        "~ can be your commander": CanBeCommander(),
        "you may cast this card from your graveyard": CastThisFrom(Zone.GRAVEYARD),
        "you may cast this card from exile": CastThisFrom(Zone.EXILE),
        "you have no maximum hand size": MaximumHandSize(),
        "players have no maximum hand size": MaximumHandSize(EachPlayer("players")),
        "you have hexproof": HasHexproof(),
        "you gain hexproof": HasHexproof(words="gain"),
        "you gain protection from everything": HasHexproof(keyword=EVERYTHING, words="gain"),
        "you have shroud": HasHexproof(keyword="shroud"),
        "play with the top card of your library revealed": PlayWithTopRevealed(),
        "you may look at the top card of your library any time": PlayWithTopRevealed(look=True),
        "you may play an additional land on each of your turns": AdditionalLandPlays(),
        "you may play two additional lands on each of your turns": AdditionalLandPlays(2),
        "each player may play an additional land during each of their turns": AdditionalLandPlays(
            who=EachPlayer(), words="during"
        ),
        "each player may play an additional land on each of their turns": AdditionalLandPlays(
            who=EachPlayer()
        ),
        "each player can't cast more than one spell each turn": CastLimit(EachPlayer()),
        "you can cast only one more spell": CastLimit(You("you"), more=True),
        "you can't cast more than one spell each turn": CastLimit(You("you")),
        "you may spend mana as though it were mana of any color": AsThoughAnyMana(),
        "you may spend mana as though it were mana of any type": AsThoughAnyMana(any_type=True),
        "players may spend mana as though it were mana of any color": AsThoughAnyMana(
            EachPlayer("players")
        ),
        "players don't lose unspent mana as steps and phases end": ManaPersists(
            EachPlayer("players")
        ),
        "you don't lose unspent mana as steps and phases end": ManaPersists(You("you")),
    },
)
for _step in (Step.UNTAP, Step.UPKEEP, Step.DRAW):
    constants(
        "static",
        {
            f"skip your {_step.words}": SkipsStep(_step),
            f"players skip their {_step.words}s": SkipsStep(_step, EachPlayer("players")),
        },
    )
constants(
    "static",
    {
        f"you don't lose unspent {color} mana as steps and phases end": ManaPersists(
            You("you"), (letter,)
        )
        for letter, color in COLOR_NAMES.items()
    },
)
phrase(
    "static",
    AsThoughFlash,
    "<who:player> may cast <what:things> as though they had flash",
)
_OWN_FLASH: Final = "you may cast this spell as though it had flash"
_CAST_LATE: Final = "you cast it any time a sorcery couldn't have been cast"
_SACRIFICED: Final = "sacrifices it at the beginning of the next cleanup step"
phrase("static", OwnFlash, _OWN_FLASH)
phrase("static", OwnFlash, f"{_OWN_FLASH} if <condition:condition>")
phrase("static", OwnFlash, f"{_OWN_FLASH} if you pay <more:mana cost> more to cast it")
constants(
    "static",
    {
        f"{_OWN_FLASH} . if {_CAST_LATE} , the controller of the permanent it becomes "
        f"{_SACRIFICED}": OwnFlash(sacrificed=True)
    },
)
for _any, _is_type in (("any color", False), ("any type", True)):
    phrase(
        "static",
        AsThoughAnyMana,
        f"you may spend mana as though it were mana of {_any} to cast <for_what:things>",
        any_type=_is_type,
    )
    phrase(
        "static",
        AsThoughAnyMana,
        f"you may spend mana as though it were mana of {_any} to activate abilities of"
        " <for_what:things>",
        any_type=_is_type,
        abilities=True,
    )
    phrase(
        "static",
        AsThoughAnyMana,
        f"you may spend mana as though it were mana of {_any} to activate"
        " {words=those} abilities",
        any_type=_is_type,
        abilities=True,
    )
    for _to in ("activate", "pay the activation costs of"):
        phrase(
            "static",
            AsThoughAnyMana,
            f"you may spend mana as though it were mana of {_any} to {_to} <of:whose> abilities",
            any_type=_is_type,
            abilities=True,
            words=_to,
        )
phrase(
    "static",
    AsThoughAnyMana,
    "mana of any type can be spent to activate <of:whose> abilities",
    any_type=True,
    abilities=True,
    words="can be",
)
phrase(
    "static",
    AsThoughAnyMana,
    "you {words=can} spend mana of any type to cast <for_what:things>",
    any_type=True,
)


_SPEND: Final = "mana as though it were"
constants(
    "static",
    {
        f"you may spend {color} {_SPEND} mana of any color": ManaAsThough((letter,), "any color")
        for letter, color in COLOR_NAMES.items()
    }
    | {
        f"you may spend {color} {_SPEND} {name} mana": ManaAsThough((letter,), other)
        for letter, color in COLOR_NAMES.items()
        for other, name in COLOR_NAMES.items()
    },
)


def _read_of_its_abilities(reader: Reader, at: int) -> Iterator[Found]:
    """Read "… to pay the activation costs of ~'s abilities" after mana of one color."""
    for letter, color in COLOR_NAMES.items():
        opening = f"you may spend {color} {_SPEND} mana of any color to"
        start = reader.here(at, *opening.split())
        for to in ("activate", "pay the activation costs of") if start >= 0 else ():
            begun = reader.here(start, *to.split())
            for of, middle in reader.all("whose", begun) if begun >= 0 else ():
                if reader.tokens[middle] == "abilities":
                    made = ManaAsThough((letter,), "any color", of=of, words=to)
                    yield made, middle + 1


def _say_of_its_abilities(sayer: Sayer, node: ManaAsThough) -> Words | None:
    if node.of is None:
        return None
    color = COLOR_NAMES[node.types[0]]
    opening = f"you may spend {color} {_SPEND} mana of any color to {node.words}"
    return [*opening.split(), *sayer.say("whose", node.of), "abilities"]


pair("static", ManaAsThough, _read_of_its_abilities, _say_of_its_abilities, first="you")
constants(
    "static",
    {
        f"you may spend other mana only as though it were {words} mana": ManaAsThough(
            tuple(each for each in MANA_TYPES if each != "W"), letter, only=True
        )
        for words, letter in (("colorless", "C"),)
    },
)
phrase("static", EntersInState, "<what:self> enters {state=prepared|transformed}")
phrase("static", CantGainLife, "<who:player> can't gain life")
_BEGIN = "you may begin the game with it on the battlefield"
phrase("static", MayBeginOnBattlefield, f"if <what:self> is in your opening hand , {_BEGIN}")
constants(
    "static",
    {
        "damage can't be prevented": DamageCantBePrevented(),
        "players play with the top card of their libraries revealed": PlayWithTopRevealed(
            EachPlayer("players")
        ),
    },
)
phrase(
    "static",
    MayPayInstead,
    "you may <cost:paid> rather than pay the mana cost for <what:things>",
)
_FOR_NOTHING = Cost((PayMana(ManaCost(("0",))),))


def _read_for_nothing(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you may cast spells with … without paying their mana costs", from wherever."""
    start = reader.here(at, "you", "may", "cast")
    for what, middle in reader.all("things", start) if start >= 0 else ():
        end = reader.here(middle, *words_in("without paying their mana costs"))
        named = isinstance(what, Described) and what.noun == "spell"
        if end >= 0 and named and not any(isinstance(e, CastFrom | IsAmong) for e in what.further):
            yield MayPayInstead(_FOR_NOTHING, what, free=True), end


def _say_for_nothing(sayer: Sayer, node: MayPayInstead) -> Words | None:
    if not node.free or node.once_each_turn:
        return None
    words = sayer.say("things", node.what)
    return ["you", "may", "cast", *words, *words_in("without paying their mana costs")]


pair("static", MayPayInstead, _read_for_nothing, _say_for_nothing, first="you")
phrase(
    "static",
    MayPayInstead,
    "once each turn , you may <cost:paid> rather than pay the mana cost for <what:a thing>",
    once_each_turn=True,
)
phrase(
    "static",
    MayPayInstead,
    "you may <cost:paid> rather than pay the mana cost for <what:things> , where X is that spell's"
    " {x=mana value}",
)


def _is_placed(node: Value) -> bool:
    return isinstance(node, Described) and node.zone is Zone.EXILE


def read_play_from(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you may cast creature spells from your graveyard"."""
    start = reader.here(at, "you", "may")
    if start < 0 or reader.tokens[start] not in ("play", "cast"):
        return
    play = reader.tokens[start] == "play"
    for what, end in reader.all("things", start + 1):
        zone = what.zone
        for each in what.further:
            if isinstance(each, CastFrom) and not each.negated:
                zone = each.zone
        if zone is None:
            inside = any(isinstance(each, ExiledWith) or _is_placed(each) for each in walk(what))
            zone = Zone.EXILE if inside else None
        if zone is None:
            continue
        made = MayPlayFrom(You("you"), what, zone, play)
        yield made, end
        for (mana, short), after in reader.all("as what mana", end):
            yield made.evolve(mana=mana, words=short), after
        life = reader.here(end, *FOR_LIFE)
        if life >= 0:
            yield made.evolve(for_life=True), life
        free = reader.here(end, "without", "paying", "their", "mana", "costs")
        if free >= 0:
            yield MayPlayFrom(You("you"), what, zone, play, True), free


def _say_play_from(sayer: Sayer, node: MayPlayFrom) -> Words | None:
    if node.exiles or node.each_type:
        return None
    if node.top_only or node.once or node.more is not None:
        return None
    if node.for_life:
        plain = _say_play_from(sayer, node.evolve(for_life=False))
        return plain and [*plain, *FOR_LIFE]
    words = ["you", "may", "play" if node.play else "cast", *sayer.say("things", node.what)]
    payment = payment_words(node.words)
    return words + (words_in("without paying their mana costs") if node.free else payment)


pair("static", MayPlayFrom, read_play_from, _say_play_from, first="you")

# activating

phrase(
    "static",
    CantActivate,
    "activated abilities of <of:things> can't be activated",
)
phrase(
    "static",
    CantActivate,
    "activated abilities of <of:things> can't be activated unless they're mana abilities",
    except_mana=True,
)
