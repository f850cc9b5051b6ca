"""What an ability is said to do, in the words a question describes it with: "removing a counter".

A verb in "-ing" stands before the thing ("sacrificing NAME") or after it ("NAME putting a counter
on itself for {G}"), and the mana it makes beside it ("NAME's BBBB").
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities import costs, effects
from rulings_cli.abilities.described import HasType
from rulings_cli.abilities.mana import OneOf, Symbols
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.mana_wanted import WantedMana, wanted_at
from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.ask.vocabulary import of_kind, subtype
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.values import Value, walk

#: What verbs that describe an ability stand for among its costs and effects.
_DOES: dict[str, tuple[type[Value], ...]] = {
    "sacrificing": (costs.SacrificeThis, costs.SacrificeObjects),
    "saccing": (costs.SacrificeThis, costs.SacrificeObjects),
    "cracking": (costs.SacrificeThis,),
    "popping": (costs.SacrificeThis,),
    "removing": (costs.RemoveCounters,),
    "pulling": (costs.RemoveCounters,),
    "putting": (costs.PutCountersCost, effects.PutCounters),
    "discarding": (costs.DiscardCards,),
    "exiling": (costs.ExileThis, costs.ExileObjects, effects.Exile),
    "paying": (costs.PayLife, costs.PayEnergy, costs.PayMana),
    "revealing": (costs.RevealObjects, costs.RevealThis, effects.Reveal),
    "returning": (costs.ReturnObjects,),
    "bouncing": (costs.ReturnObjects,),
    "milling": (costs.MillCost, effects.Mill),
    "untapping": (costs.UntapThis, costs.UntapObjects, effects.Untap),
    "tapping": (costs.TapThis, costs.TapObjects, costs.TapPower),
    "adding": (effects.Add,),
    "making": (effects.Add,),
    "producing": (effects.Add,),
    "giving": (effects.Add,),
}
#: The same verbs said of a player: "I pull a counter off NAME".
_SAID_OF_PLAYERS = {
    "sacrifice": "sacrificing", "sac": "sacrificing", "remove": "removing", "pull": "pulling",
    "discard": "discarding", "exile": "exiling", "pay": "paying", "reveal": "revealing",
    "tap": "tapping", "return": "returning", "bounce": "bouncing", "mill": "milling",
    "feed": "sacrificing",
}  # fmt: skip
_PLAYERS = frozenset(("i", "we", "you", "they", "he", "she", "opponent", "me"))
#: Words that say what such a verb does it to, and no more of which ability it is.
_OBJECTS = frozenset(
    ("a", "an", "the", "its", "his", "her", "it", "itself", "himself", "herself", "my", "1",
     "counter", "charge", "life", "card", "of", "another", "any", "token",
     "permanent", "-0/-1", "+1/+1", "-1/-1", "basic", "mana", "other", "hand", "their",
     "some", "all", "your", "player", "opponent", "whole", "entire")
)  # fmt: skip
#: Card types that an ability speaks of: "NAME's land ability".
TYPES = frozenset(("land", "creature", "artifact", "instant", "sorcery", "enchantment"))
#: The sign before mana that an ability is said to make, among the words that describe it.
_MAKES = "makes:"
_MOST_OBJECTS = 5
#: What stands between what something is done to and the thing: "creatures to NAME".
_BEFORE_THING = frozenset(("from", "off", "on", "to", "with", "through"))


def doing_at(text: Text, at: int) -> Iterator[tuple[int, str]]:
    """Read a verb that may stand before the thing, with what it is done to."""
    said = _verb_at(text, at)
    if not said:
        return
    at += 1
    yield at, said
    start = at
    while at - start < _MOST_OBJECTS and (_is_object(text, at) or word_at(text, at) == "for"):
        at += 1
        if word_at(text, at - 1) in _BEFORE_THING:
            yield at, said


def _verb_at(text: Text, at: int) -> str:
    """Give the verb in "-ing" that stands there, or one said of a player, as that."""
    if at >= len(text.tokens) or text.tokens[at].sure:
        return ""
    said = text.tokens[at].text
    if said in _DOES:
        return said
    return _SAID_OF_PLAYERS.get(said, "") if word_at(text, at - 1) in _PLAYERS and at else ""


def _is_object(text: Text, at: int) -> bool:
    """Tell whether a word stands there that only says what something is done to."""
    word = word_at(text, at)
    said = word in _OBJECTS or word.isdigit() or word in COLORS_BY_NAME
    said = said or word in _BEFORE_THING
    return said or word in of_kind("head") or bool(word and subtype(word))


def done_at(text: Text, at: int) -> Iterator[tuple[int, tuple[str, ...]]]:
    """Read what follows a thing: a verb with its object, or the mana that is made."""
    said = text.tokens[at].text if at < len(text.tokens) and not text.tokens[at].sure else ""
    if said in _DOES:
        words = [said]
        yield at + 1, (said,)
        place = at + 1
        while place - at <= _MOST_OBJECTS and _is_object(text, place):
            word = word_at(text, place)
            words += [word] if word in TYPES else []
            place += 1
            yield place, tuple(words)
        return
    told = said in ("for", "makes", "making")
    symbols = word_at(text, at + told)
    if symbols.startswith("{") or (len(symbols) > 1 - told and _is_of_one_color(symbols)):
        for end, wanted in wanted_at(text, at + told):
            if isinstance(wanted, WantedMana):
                yield end, (f"{_MAKES}{''.join(wanted.types * (wanted.number or 1))}",)
    elif told and symbols in ("mana", "any"):
        for end, wanted in wanted_at(text, at + told):
            if isinstance(wanted, WantedMana):
                yield end, (_MAKES,)


def _is_of_one_color(word: str) -> bool:
    return len(set(word)) == 1 and word.strip("wubrgc") == ""


def is_clause(word: str) -> bool:
    """Tell whether a word stands for what an ability does."""
    return word in _DOES or word in TYPES or word.startswith(_MAKES)


def does(ability: Any, word: str) -> bool:
    """Tell whether an ability does what such a word stands for."""
    if word in _DOES:
        return has(ability, *_DOES[word])
    if word in TYPES:
        return any(isinstance(each, HasType) and each.name == word for each in walk(ability))
    return _makes(ability, word.removeprefix(_MAKES))


def _makes(ability: Any, symbols: str) -> bool:
    """Tell whether an ability adds such mana; of whatever it chooses, it may."""
    added = [each.mana for each in walk(ability) if isinstance(each, effects.Add)]
    if not symbols:
        return bool(added)
    wanted = sorted(symbols)
    for each in added:
        if isinstance(each, Symbols):
            if sorted(each.symbols) == wanted:
                return True
        elif isinstance(each, OneOf):
            if any(sorted(one) == wanted for one in each.alternatives):
                return True
        else:
            return True
    return False
