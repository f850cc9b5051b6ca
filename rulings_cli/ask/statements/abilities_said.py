"""An ability as a question speaks of it: "X's red mana trigger", "X's channel", "X chapter 3"."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from rulings_cli.abilities import effects, triggers
from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    Keyword,
    LoyaltyAbility,
    TriggeredAbility,
)
from rulings_cli.abilities.costs import (
    DiscardCards,
    ExileThis,
    PayMana,
    SacrificeObjects,
    SacrificeThis,
    UntapThis,
)
from rulings_cli.ask.cards import Placed, adds_mana, has, intrinsic, placed
from rulings_cli.ask.statements.ability_clauses import TYPES, does, doing_at, done_at, is_clause
from rulings_cli.ask.statements.nouns import Noun, nouns_at
from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.ask.vocabulary import of_kind
from rulings_cli.terms.mana import COLORS_BY_NAME, mana_value
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.statements.scene import Item

#: So many words may tell an ability apart.
_MOST = 5


#: Words that stand for the ability itself, and words that say nothing of which.
_HEADS = frozenset(("ability", "trigger", "effect", "etb", "chapter", "mode", "part", "clause",
                    "thing"))  # fmt: skip
_EMPTY = frozenset(("'s", "the", "a", "its", "own", "for", "of", "itself", "that", "on", "to"))
_ORDINALS = {"first": 1, "1st": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "last": -1,
             "bottom": -1, "top": 1, "middle": 2}  # fmt: skip

_EVENTS: dict[str, tuple[type, ...]] = {
    "attack": (triggers.Attacks,),
    "etb": (triggers.Enters,),
    "enter": (triggers.Enters,),
    "cast": (triggers.Casts,),
    "die": (triggers.Dies,),
    "death": (triggers.Dies,),
    "upkeep": (triggers.BeginningOf,),
}
_EFFECTS: dict[str, tuple[type, ...]] = {
    "draw": (effects.Draw,), "untap": (effects.Untap,), "damage": (effects.DealDamage,),
    "ping": (effects.DealDamage,), "counter": (effects.Counter,), "destroy": (effects.Destroy,),
    "search": (effects.SearchLibrary,), "tutor": (effects.SearchLibrary,),
    "token": (effects.CreateToken,), "treasure": (effects.CreateToken,),
    "scry": (effects.Scry,), "mill": (effects.Mill,),
    "lifegain": (effects.GainLife,), "life": (effects.GainLife, effects.LoseLife),
    "drain": (effects.LoseLife,), "regenerate": (effects.Regenerate,),
    "flicker": (effects.Exile,),
    "cantrip": (effects.Draw,), "reveal": (effects.Reveal,), "copy": (effects.CopySpell,),
    "pump": (effects.ContinuousChange,),
}  # fmt: skip
_COSTS: dict[str, tuple[type, ...]] = {
    "sacrifice": (SacrificeThis, SacrificeObjects), "crack": (SacrificeThis,),
    "discard": (DiscardCards,), "exile": (ExileThis,),
}  # fmt: skip

#: Words that only stand for an ability with such a label, or with such a keyword.
_LABELS = frozenset(("channel", "equip", "crew", "outlast", "level", "boast", "firebending",
                     "mobilize", "metalcraft", "threshold", "landfall", "parley", "domain",
                     "delirium", "ferocious", "formidable", "hellbent", "exhaust", "raid",
                     "revolt", "morbid", "constellation", "magecraft", "inspired", "coven",
                     "bloodrush", "grandeur", "eerie", "survival", "valiant"))  # fmt: skip


@cache
def _keyword_words() -> frozenset[str]:
    return frozenset((*of_kind("keyword"), *_LABELS))


@cache
def _describing() -> frozenset[str]:
    return frozenset((*_HEADS, *_ORDINALS, *_EVENTS, *_EFFECTS, *_COSTS, *COLORS_BY_NAME,
                      *_keyword_words(), "mana", "filter", "filtering", "activate", "tap",
                      "triggered", "static", "loyalty", "make", "produce", "add", "colorless",
                      "use", "ramp", "plus", "minus", "ritual", "extra", "bonus", "additional",
                      *TYPES))  # fmt: skip


def abilities_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Give the abilities that a stretch of words speaks of."""
    for end, said in doing_at(text, at):
        for last, (noun, words) in _of_a_thing(text, end):
            yield last, (noun, (said, *words))
    yield from _of_a_thing(text, at)


def _of_a_thing(text: Text, at: int) -> Iterator[tuple[int, tuple[Noun, tuple[str, ...]]]]:
    """Give the abilities spoken of by the thing that has them, and what stands behind it."""
    for end, noun in nouns_at(text, at):
        told = noun.head in ("treasure", "powerstone", "gold")
        if not (noun.is_card or noun.pronoun or told):
            continue
        words = noun.part.split()
        noun = noun.evolve(part="")
        yield end, (noun, tuple(words))
        place = end
        while place < len(text.tokens) and len(words) < _MOST and not text.tokens[place].sure:
            done = tuple(done_at(text, place))
            for end, more in done:
                yield end, (noun, (*words, *more))
            if done:
                place, more = done[-1]
                words += more
                continue
            end = _often_at(text, place)
            if end > place and words:
                place = end
                yield place, (noun, tuple(words))
                continue
            token = text.tokens[place]
            number = token.word.lstrip("+-").isdigit()
            if token.word not in _describing() and token.word not in _EMPTY and not number:
                break
            if number and token.word.isdigit() and text.tokens[place - 1].word == "for":
                break  # an X, or what is paid
            if token.word.isdigit() and word_at(text, place + 1) == "mana":
                place += 2
                words.append(f"{{{token.word}}}")
                yield place, (noun, tuple(words))
                continue
            if token.word == "to" and word_at(text, place + 1) in _keyword_words():
                break  # what its mana is to pay for
            place += 1
            if token.word not in _EMPTY:
                words.append(token.word)
                yield place, (noun, tuple(words))


#: How often an ability is there for its player: "each turn", "on every spell", "next turn".
_EACH = frozenset(("each", "every", "next", "per"))
_OFTEN = frozenset(("turn", "upkeep", "spell", "cast", "phase", "main", "combat", "attack"))


def _often_at(text: Text, at: int) -> int:
    """Give the place after words that only say how often it is used, or that place."""
    place = at + (word_at(text, at) in ("on", "for", "at", "during"))
    place += word_at(text, place) in ("the", "my", "your")
    if word_at(text, place) not in _EACH:
        return at
    place += 1
    start = place
    while word_at(text, place) in _OFTEN:
        place += 1
    return place if place > start else at


def meant(item: Item, words: tuple[str, ...]) -> tuple[Placed, ...]:
    """Give the abilities of a thing that words may mean; all that are used, for none."""
    held = (*placed(item.face), *intrinsic(item.face))
    if "chapter" in words:
        return ()
    for at, word in enumerate(words):
        number = _ORDINALS.get(word)
        if number is not None:
            kind = tuple(each for each in words[at + 1 :] if each not in _HEADS)
            counted = [each for each in held if _fits(each, kind)]
            return tuple(counted[number - 1 :][:1] if number > 0 else counted[-1:])
    found = tuple(each for each in held if _fits(each, words))
    used = [each for each in found if isinstance(each.ability, ActivatedAbility | LoyaltyAbility)]
    told = not {"trigger", "triggered", *_EVENTS}.isdisjoint(words)
    return tuple(used) if used and not told else found


def printed(item: Item, words: tuple[str, ...]) -> tuple[Placed, ...]:
    """Give what stands in the paragraph that words count, where static ones count as well."""
    said = [each for each in words if each not in _HEADS and each not in _EMPTY]
    number = _ORDINALS.get(said[0], 0) if len(said) == 1 else 0
    if number < 1:
        return ()
    return tuple(e for e in placed(item.face) if e.number == number and _fits(e, ()))


def counts(words: tuple[str, ...]) -> bool:
    """Tell whether words count the abilities of a thing: "second ability"."""
    return any(each in _ORDINALS for each in words)


def _fits(each: Placed, words: tuple[str, ...]) -> bool:
    ability: Any = each.ability
    if not isinstance(ability, ActivatedAbility | LoyaltyAbility | TriggeredAbility | Keyword):
        return False
    if isinstance(ability, Keyword):
        return ability.name in words
    label = each.face.paragraphs[each.number - 1].label.lower() if each.number else ""
    return all(word == label or _is_said(ability, word) for word in words)


def _is_said(ability: Any, word: str) -> bool:
    """Tell whether a word may be said of an ability."""
    if is_clause(word):
        return does(ability, word)
    if word in ("trigger", "triggered"):
        return isinstance(ability, TriggeredAbility)
    if word in ("activate", "tap", "crack", "use") and not isinstance(ability, ActivatedAbility):
        return False
    if word in ("mana", "filter", "filtering", "colorless", "ramp", "ritual", *COLORS_BY_NAME):
        return adds_mana(ability)
    if word in _EVENTS:
        return isinstance(ability, TriggeredAbility) and has(ability.event, *_EVENTS[word])
    if word == "untap" and has(getattr(ability, "cost", None), UntapThis):
        return True
    if word in _EFFECTS:
        return has(getattr(ability, "body", ()), *_EFFECTS[word])
    if word in _COSTS and not isinstance(ability, TriggeredAbility):
        return has(getattr(ability, "cost", None), *_COSTS[word])
    if word in of_kind("keyword") or word in _LABELS:
        return False
    if word[0] == "{":
        return isinstance(ability, ActivatedAbility) and _mana_asked(ability) == int(word[1:-1])
    sign = word.lstrip("+-")
    if sign.isdigit() or word in ("loyalty", "plus", "minus"):
        return isinstance(ability, LoyaltyAbility) and (
            not sign.isdigit() or ability.amount.lstrip("+-\u2212") == sign
        )
    return True


def _mana_asked(ability: ActivatedAbility) -> int:
    """Give how much mana the activation cost of an ability holds."""
    return sum(mana_value(each.cost) for each in walk(ability.cost) if isinstance(each, PayMana))
