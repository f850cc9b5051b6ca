"""Text-changing effects: words of an object's own text become other words (CR 612, 613.1c).

A text is a tree here, so a word is changed where the tree holds it as what it is: a color word as
a color, a basic land type or creature type as a subtype. Names and mana symbols are no such words.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Any, Final, TypeVar

from rulings_cli.abilities.abilities import Keyword, Paragraph
from rulings_cli.abilities.described import HasColor, HasKeyword, HasSubtype, Named
from rulings_cli.abilities.effects import (
    Choose,
    CopyException,
    Meld,
    Mode,
    TokenDescription,
)
from rulings_cli.abilities.mana import AnyColor, OneOf, Symbols
from rulings_cli.abilities.quantities import Devotion, UnspentMana
from rulings_cli.abilities.references import AttachedTo
from rulings_cli.abilities.spending import OnlyMana
from rulings_cli.abilities.static import (
    ChangeColors,
    ChangeText,
    ChangeTypes,
    ManaAsThough,
    ManaInstead,
    ManaPersists,
)
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.mana import COLORS_BY_NAME, ManaCost
from rulings_cli.terms.rules.effects import ONLY_WORDS_USED_SO, TEXT_CHANGE
from rulings_cli.terms.rules.resolving import CHOICES_WHILE_RESOLVING
from rulings_cli.terms.types import BASIC_LAND_TYPES, CREATURE_TYPES
from rulings_cli.terms.values import Value, fields_of

_T = TypeVar("_T")

#: Where a tree holds color words, as letters.
_COLORS: Final[dict[type[Value], frozenset[str]]] = {
    HasColor: frozenset(("color",)),
    ChangeColors: frozenset(("colors",)),
    CopyException: frozenset(("colors",)),
    TokenDescription: frozenset(("colors",)),
    Devotion: frozenset(("colors",)),
    ManaAsThough: frozenset(("types", "becomes")),
    ManaInstead: frozenset(("mana",)),
    ManaPersists: frozenset(("types",)),
    OnlyMana: frozenset(("types",)),
    UnspentMana: frozenset(("type",)),
}
#: Where it holds subtypes. What a token is called is a name only where the text names it (612.2a).
_SUBTYPES: Final[dict[type[Value], frozenset[str]]] = {
    HasSubtype: frozenset(("name",)),
    ChangeTypes: frozenset(("subtypes",)),
    CopyException: frozenset(("subtypes",)),
    TokenDescription: frozenset(("subtypes",)),
}
#: Keywords that are made of a subtype: "forestwalk", "wizardcycling".
_WITHIN_KEYWORDS: Final = ("walk", "cycling")
#: Where a tree keeps words as they are written, to which the change applies as to any text.
_WRITTEN: Final = (AttachedTo, Choose)
#: Nodes of which the strings are names, symbols or flavor: never changed (CR 612.2).
_NAMES: Final = (AnyColor, ManaCost, Meld, Mode, Named, OneOf, Paragraph, Symbols)


@implements(TEXT_CHANGE, ONLY_WORDS_USED_SO)
def changed(node: _T, *changes: ChangeText) -> _T:
    """Give a piece of text with words changed; NotSupported where it isn't taken apart enough."""
    for each in changes:
        node = _changed(node, each)
    return node


def type_line(subtypes: frozenset[str], change: ChangeText) -> frozenset[str]:
    """Give the subtypes of a type line with a word changed."""
    if change.kinds == ("color word",) or change.old not in subtypes:
        return subtypes
    return subtypes - {change.old} | {change.new}


def _changed(node: Any, change: ChangeText) -> Any:
    if isinstance(node, Value):
        return _of_value(node, change)
    if isinstance(node, tuple | frozenset):
        return type(node)(_changed(each, change) for each in node)
    return node


@lru_cache(maxsize=2048)
def _of_value(node: Value, change: ChangeText) -> Value:
    """Give a node with a word changed, the same node where nothing in it changes."""
    found: dict[str, Any] = {}
    for name in fields_of(node):
        held = getattr(node, name)
        new = _of_field(node, name, held, change)
        if new != held:
            found[name] = new
    return node.evolve(**found) if found else node


def _of_field(node: Value, name: str, held: Any, change: ChangeText) -> Any:
    table = _COLORS if change.kinds == ("color word",) else _SUBTYPES
    if name in table.get(type(node), ()):
        old, new = _as_held(change)
        if isinstance(held, tuple):
            return tuple(dict.fromkeys(new if each == old else each for each in held))
        return new if held == old else held
    if not isinstance(held, str):
        return _changed(held, change)
    if isinstance(node, Keyword | HasKeyword) and name == "name":
        return _within_keyword(held, change)
    if isinstance(node, _NAMES) or (isinstance(node, TokenDescription) and name == "name"):
        return held
    return _of_words(node, held, change)


def _as_held(change: ChangeText) -> tuple[str, str]:
    if change.kinds == ("color word",):
        return COLORS_BY_NAME[change.old], COLORS_BY_NAME[change.new]
    return change.old, change.new


def _within_keyword(name: str, change: ChangeText) -> str:
    for ending in _WITHIN_KEYWORDS:
        if name == change.old.lower() + ending:
            return change.new.lower() + ending
    return name


def _of_words(node: Value, words: str, change: ChangeText) -> str:
    """Change a word in words that are kept as written, or say that they are not taken apart."""
    pattern = rf"\b(non-?)?{re.escape(change.old)}(e?s)?\b"
    found = re.search(pattern, words, re.IGNORECASE)
    if found is None:
        return words
    if isinstance(node, _WRITTEN):
        return words.replace(change.old, change.new)
    raise NotSupported(f"a changed text with “{found[0]}” in words that aren't taken apart", "612")


# --- what is chosen -------------------------------------------------------------------------


def words_of(kind: str) -> tuple[str, ...]:
    """Give the words of a kind, as they are printed."""
    match kind:
        case "color word":
            return tuple(COLORS_BY_NAME)
        case "basic land type":
            return tuple(BASIC_LAND_TYPES)
        case "creature type":
            return tuple(sorted(CREATURE_TYPES))
    raise NotSupported(f"a text change of a {kind}", "612.1")


@implements(CHOICES_WHILE_RESOLVING)
def chosen(game: Game, tape: Tape, change: ChangeText, context: Context) -> ChangeText:
    """Let the controller choose the word that is replaced and, if need be, the one replacing it."""

    def ask(words: tuple[str, ...], prompt: str) -> str:
        domain = OneOption(words)
        rule, source = CHOICES_WHILE_RESOLVING, context.source
        answer: str = tape.ask(
            Choice("word", context.controller, rule, domain, prompt=prompt, about=source), game
        )
        return answer

    words = tuple(each for kind in change.kinds for each in words_of(kind) if each != change.new)
    old = ask(words, "which word is replaced")
    kind = next(each for each in change.kinds if old in words_of(each))
    others = tuple(each for each in words_of(kind) if each not in (old, change.never))
    new = change.new or ask(others, f"which {kind} takes the place of {old}")
    return ChangeText((kind,), old, new)
