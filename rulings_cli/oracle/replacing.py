"""What replaces events: mana production, entering, dying, attacking taxes (CR 614)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import Described, HasType, IsAmong
from rulings_cli.abilities.durations import ForTheRestOfTheGame, UntilEndOfTurn
from rulings_cli.abilities.effects import ApplyStatic
from rulings_cli.abilities.mana import AnyColor, ChosenColor, Symbols
from rulings_cli.abilities.references import (
    APlayer,
    You,
)
from rulings_cli.abilities.static import (
    AttackTax,
    ManaInstead,
    PreventAlways,
    ReplaceCount,
    ReplaceDying,
)
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Words,
    constants,
    pair,
)
from rulings_cli.oracle.targeting import Pronoun
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.mana import COLOR_NAMES
from rulings_cli.terms.zones import Zone

# mana


_ALL_ADD: Final = "instead all players add that mana"
_WHITE_INSTEAD: Final = "that would add colored mana instead add that much white mana"
_CHOSEN_INSTEAD: Final = "produce mana of the chosen color instead of any other color"
constants(
    "some color",
    {
        "mana of a color of your choice": AnyColor(words="a color of your choice"),
        "one mana of a color of your choice": AnyColor(words="one of your choice"),
        "mana of the chosen color": ChosenColor(words="the chosen color"),
        "colorless mana": Symbols(("C",)),
    },
)


def _read_instead(reader: Reader, at: int) -> Iterator[Found]:
    for what, who, words, middle in _tapped(reader, at):
        for factor, factor_words in ((2, "twice"), (3, "three times")):
            end = reader.here(
                middle,
                "it",
                "produces",
                *factor_words.split(),
                *words_in("as much of that mana instead"),
            )
            if end >= 0 and words != "two or more":
                yield ManaInstead(what, who, factor, words=words), end
        start = reader.here(middle, "it", "produces")
        if start >= 0:
            some = [(mana, end, "|some") for mana, end in reader.all("some color", start)]
            plain = [(mana, end, "") for mana, end in reader.all("mana", start)]
            for mana, end, mark in plain + some:
                for tail in ("instead of any other type and amount", "instead of any other type"):
                    after = reader.here(end, *tail.split())
                    if after >= 0 and words == "two or more":
                        yield ManaInstead(what, None, 1, mana, words, words=f"|{tail}{mark}"), after
                    elif after >= 0:
                        yield ManaInstead(what, who, 1, mana, words=f"{words}|{tail}{mark}"), after


def _tapped(reader: Reader, at: int) -> Iterator[tuple[Described, Any, str, int]]:
    if reader.tokens[at] != "if":
        return
    for what, end in reader.all("a thing", at + 1):
        after = reader.here(end, *words_in("is tapped for mana ,"))
        if after >= 0:
            yield what, None, "", after
        after = reader.here(end, *words_in("is tapped for two or more mana ,"))
        if after >= 0:
            yield what, None, "two or more", after
    for opening, who in (("you tap", You("you")), ("a player taps", APlayer())):
        start = reader.here(at + 1, *opening.split())
        if start >= 0:
            for what, end in reader.all("a thing", start):
                after = reader.here(end, "for", "mana", ",")
                if after >= 0:
                    yield what, who, opening, after


def _say_instead(sayer: Sayer, node: ManaInstead) -> Words | None:
    if node.mana == "colored" or node.words in ("all players", "target"):
        return None
    what = sayer.say("a thing", node.what)
    opening, _, tail = node.words.partition("|")
    if node.mana == "two or more":
        words = ["if", *what, *words_in("is tapped for two or more mana ,")]
    elif opening:
        words = ["if", *opening.split(), *what, "for", "mana", ","]
    else:
        words = ["if", *what, *words_in("is tapped for mana ,")]
    words += ["it", "produces"]
    if node.becomes is not None:
        tail, _, colorless = tail.partition("|")
        said = sayer.try_say("some color", node.becomes)
        if said is None or (isinstance(node.becomes, Symbols) and not colorless):
            said = sayer.say("mana", node.becomes)
        return [*words, *said, *tail.split()]
    factor = {2: "twice", 3: "three times"}.get(node.factor)
    if factor is None:
        return None
    return [*words, *factor.split(), *words_in("as much of that mana instead")]


pair("static", ManaInstead, _read_instead, _say_instead, first="if")


constants(
    "static",
    {
        f"if a player would add mana , {_ALL_ADD}": ManaInstead(
            Described(noun="source"), APlayer(), tapped=False, words="all players"
        ),
        f"spells and abilities you control {_WHITE_INSTEAD}": ManaInstead(
            Described(noun="source", controller=You()),
            becomes=Symbols(("W",)),
            mana="colored",
            tapped=False,
            words="spells and abilities",
        ),
        f"lands tapped for mana {_CHOSEN_INSTEAD}": ManaInstead(
            Described(kinds=((HasType("land"),),)),
            becomes=ChosenColor(),
            mana="colored",
            words="lands tapped",
        ),
    },
)


def _read_target_instead(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if target Plains is tapped for mana, it produces … instead of white mana"."""
    if reader.tokens[at] != "if":
        return
    for target, middle in reader.all("target object", at + 1):
        start = reader.here(middle, *words_in("is tapped for mana , it produces"))
        for mana, begun in reader.all("some color", start) if start >= 0 else ():
            for letter, color in COLOR_NAMES.items():
                end = reader.here(begun, "instead", "of", color, "mana")
                if end >= 0:
                    what = Described(further=(IsAmong(target),))
                    made = ManaInstead(what, becomes=mana, mana=letter, words="target")
                    yield ApplyStatic(made, ForTheRestOfTheGame()), end


def _say_target_instead(sayer: Sayer, node: ApplyStatic) -> Words | None:
    held = node.effect
    if not isinstance(held, ManaInstead) or held.words != "target":
        return None
    (among,) = held.what.further
    assert isinstance(among, IsAmong)
    said = ["if", *sayer.say("target object", among.of)]
    mana = sayer.say("some color", held.becomes)
    middle = [*words_in("is tapped for mana , it produces"), *mana]
    return [*said, *middle, "instead", "of", COLOR_NAMES[held.mana], "mana"]


pair("effect", ApplyStatic, _read_target_instead, _say_target_instead, first="if")


# dying, attacking


def _read_dying(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] != "if":
        return
    for category in ("self", "a thing"):
        for what, middle in reader.all(category, at + 1):
            for words, anywhere in (("would die", False), (_TO_ANY_GRAVEYARD, True)):
                end = reader.here(middle, *words.split(), *_EXILED_INSTEAD)
                if end >= 0:
                    yield ReplaceDying(what, Zone.EXILE, anywhere), end
    yield from _read_into_library(reader, at + 1)
    end = reader.here(at + 1, *_CARD_OR_TOKEN)
    if end >= 0:
        yield ReplaceDying(Described(), Zone.EXILE, True, "card or token"), end


_TO_ANY_GRAVEYARD: Final = "would be put into a graveyard from anywhere"
_EXILED_INSTEAD: Final = words_in(", exile it instead")
_CARD_OR_TOKEN: Final = (*words_in(f"a card or token {_TO_ANY_GRAVEYARD}"), *_EXILED_INSTEAD)


def _read_into_library(reader: Reader, at: int) -> Iterator[Found]:
    for what, middle in reader.all("self", at):
        end = reader.here(middle, *words_in("would die , put it on top of its owner's library"))
        after = reader.here(end, "instead") if end >= 0 else -1
        if after >= 0:
            yield ReplaceDying(what, Zone.LIBRARY, position="top"), after
        start = reader.here(middle, *words_in(f"{_TO_ANY_GRAVEYARD} ,"))
        for opening, words in ((("reveal", "~", "and"), "reveal"), ((), "")):
            begun = reader.here(start, *opening, "shuffle") if start >= 0 else -1
            for it in ("it", "~"):
                tail = words_in("into its owner's library instead")
                end = reader.here(begun, it, *tail) if begun >= 0 else -1
                if end >= 0:
                    yield ReplaceDying(what, Zone.LIBRARY, True, f"{words}|{it}"), end


def _say_dying(sayer: Sayer, node: ReplaceDying) -> Words | None:
    if node.counter or node.further:
        return None
    if node.words == "card or token":
        return ["if", *_CARD_OR_TOKEN]
    if node.to is Zone.LIBRARY:
        words = ["if", *sayer.say("self", node.what)]
        if node.position == "top":
            return [*words, *words_in("would die , put it on top of its owner's library instead")]
        opening, _, it = node.words.partition("|")
        words += words_in(f"{_TO_ANY_GRAVEYARD} ,")
        words += ["reveal", "~", "and"] if opening else []
        return [*words, "shuffle", it, *words_in("into its owner's library instead")]
    if node.words or node.to is not Zone.EXILE:
        return None
    said = sayer.try_say("self", node.what) or sayer.say("a thing", node.what)
    verb = _TO_ANY_GRAVEYARD if node.from_anywhere else "would die"
    return ["if", *said, *verb.split(), *_EXILED_INSTEAD]


pair("static", ReplaceDying, _read_dying, _say_dying, first="if")


def _read_tax(reader: Reader, at: int) -> Iterator[Found]:
    from rulings_cli.abilities.costs import Cost, PayMana

    for planeswalkers, words in _TAXES.items():
        opening, _, closing = words.partition(" … ")
        start = reader.here(at, *opening.split())
        if start >= 0:
            for cost, middle in reader.all("mana cost", start):
                end = reader.here(middle, *closing.split())
                if end >= 0:
                    yield AttackTax(Cost((PayMana(cost),)), planeswalkers=planeswalkers), end


_UNLESS: Final = "unless their controller pays … for each"
#: Whether attacking a planeswalker is taxed too → the words around the cost.
_TAXES: Final = {
    False: f"creatures can't attack you {_UNLESS} creature they control that's attacking you",
    True: f"creatures can't attack you or planeswalkers you control {_UNLESS} of those creatures",
}


def _say_tax(sayer: Sayer, node: AttackTax) -> Words:
    opening, _, closing = _TAXES[node.planeswalkers].partition(" … ")
    return [*opening.split(), *sayer.say("cost", node.cost), *closing.split()]


pair("static", AttackTax, _read_tax, _say_tax, first="creatures")


def _read_dying_now(reader: Reader, at: int) -> Iterator[Found]:
    """Read "if that creature would die this turn, exile it instead" in a body."""
    for category in ("pronoun", "a thing"):
        for what, middle in reader.all(category, at + 1):
            end = reader.here(middle, *words_in("would die this turn , exile it instead"))
            if end >= 0:
                yield ApplyStatic(ReplaceDying(what), UntilEndOfTurn("this turn")), end


def _say_dying_now(sayer: Sayer, node: ApplyStatic) -> Words | None:
    held = node.effect
    if not isinstance(held, ReplaceDying) or held.from_anywhere:
        return None
    said = sayer.try_say("pronoun", held.what) or sayer.try_say("a thing", held.what)
    return said and ["if", *said, *words_in("would die this turn , exile it instead")]


pair("effect", ApplyStatic, _read_dying_now, _say_dying_now, first="if")

# how much


_MUCH: Final = {
    "you gain that much life plus 1 instead": (1, 1),
    "you gain that much life plus 2 instead": (1, 2),
    "you gain twice that much life instead": (2, 0),
}


def _read_more_life(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, *words_in("if you would gain life ,"))
    for words, (factor, plus) in _MUCH.items() if start >= 0 else ():
        end = reader.here(start, *words.split())
        if end >= 0:
            yield ReplaceCount("life", You("you"), factor, plus), end


def _say_more_life(_: Sayer, node: ReplaceCount) -> Words | None:
    found = next((k for k, held in _MUCH.items() if held == (node.factor, node.plus)), None)
    if node.what != "life" or found is None:
        return None
    return [*words_in("if you would gain life ,"), *found.split()]


pair("static", ReplaceCount, _read_more_life, _say_more_life, first="if")


def _read_prevent_all(reader: Reader, at: int) -> Iterator[Found]:
    """Read "prevent all damage that would be dealt to ~" as a static ability."""
    for noun, kinds in _PREVENTED.items():
        start = reader.here(at, "prevent", "all", *noun.split(), "that", "would", "be", "dealt")
        if start < 0:
            continue
        for preposition in ("to", "by", "to and dealt by"):
            begun = reader.here(start, *preposition.split())
            for what, end in reader.all("affected", begun) if begun >= 0 else ():
                if not isinstance(what, Pronoun):
                    yield from _by_sources(reader, PreventAlways(what, preposition, **kinds), end)
        you = reader.here(start, "to", "you")
        if you >= 0:
            yield from _by_sources(reader, PreventAlways(None, who=You("you"), **kinds), you)
        begun = reader.here(you, "and") if you >= 0 else -1
        for what, end in reader.all("affected", begun) if begun >= 0 else ():
            if not isinstance(what, Pronoun):
                yield from _by_sources(reader, PreventAlways(what, who=You("you"), **kinds), end)


_PREVENTED: Final[dict[str, dict[str, Any]]] = {
    "damage": {},
    "combat damage": {"combat": True},
    "noncombat damage": {"noncombat": True},
}


def _by_sources(reader: Reader, made: PreventAlways, at: int) -> Iterator[Found]:
    yield made, at
    start = reader.here(at, "by") if made.which == "to" else -1
    for source, end in reader.all("things", start) if start >= 0 else ():
        yield made.evolve(source=source), end


def _say_prevent_all(sayer: Sayer, node: PreventAlways) -> Words:
    kinds = {"noncombat": True} if node.noncombat else {"combat": True} if node.combat else {}
    noun = next(words for words, held in _PREVENTED.items() if held == kinds)
    words = ["prevent", "all", *noun.split(), "that", "would", "be", "dealt", *node.which.split()]
    words += ["you"] if node.who is not None else []
    words += ["and"] if node.who is not None and node.of is not None else []
    words += sayer.say("affected", node.of) if node.of is not None else []
    return [*words, *(["by", *sayer.say("things", node.source)] if node.source else [])]


pair("static", PreventAlways, _read_prevent_all, _say_prevent_all, first="prevent")
