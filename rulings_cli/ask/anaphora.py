"""Words that take up a card named elsewhere in the question by a part of its name: "the Feeder"."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.question import folded
from rulings_cli.ask.vocabulary import NUMBERS, subtype

if TYPE_CHECKING:
    from rulings_cli.ask.reading import Finder
    from rulings_cli.ask.world import World

#: What stands before a word that takes something up; a player's own thing may be another one.
POINTING = frozenset(("the", "that", "this"))
_OWNING = frozenset(("my", "his", "her", "their", "your"))
#: After these a name stands as the subject: "does artist trigger".
_ASKING = frozenset(("does", "is", "can", "will", "would", "if", "when"))
#: After these a capital begins a sentence, or names a kind.
_NEW = frozenset(("", ".", "?", "!", ":", "a", "an", "another", "each", "every", "any", *NUMBERS))
#: Words that are too common to take up a name by being part of it.
_COMMON = frozenset(
    ("of", "the", "and", "to", "in", "for", "from", "with", "on", "at", "a", "an", "is", "it",
     "power", "time", "end", "step", "whole", "same", "right", "left", "way", "mind", "kind",
     "pool", "blood", "gold", "food", "map", "clue", "one", "last", "first", "game", "damage")
)  # fmt: skip
_SHORTEST, _SHORTEST_TAIL = 3, 5
#: How such a word names a card.
AGAIN = "again"
#: What a thing that begins a sentence is said to do.
_DOES = re.compile(r"\s+(?:taps|makes|gives|produces|adds|dies|triggers|attacks|costs|enters)\b")
_WORD = re.compile(r"[A-Za-z]+(?:-[A-Za-z]+)*|\d+|[.?!:]")


def taken_up(question: str, found: Sequence[Mention]) -> tuple[Mention, ...]:
    """Give the names with the words that take up one of them as that card."""
    named = _named(found)
    if not named:
        return tuple(found)
    full = tuple(_of_its_full_name(each, found, question) for each in found)
    full = tuple(_as_tail(each, question, named) for each in full)
    more = tuple(_merged(question, list(_words_for(question, full, named))))
    return tuple(sorted((*full, *more), key=lambda each: each.start)) if more else full


def with_kinds(find: Finder, world: World) -> Finder:
    """Give a finder to which "the saga" is the Saga that is named, and not a card called so.

    Nor is "channel" one beside a card that has such an ability.
    """

    def found(text: str) -> tuple[Mention, ...]:
        names = find(text)
        names = tuple(e for e in names if not _is_ability(e, names, world))
        kinds = {each: subtype(each.text.lower().removeprefix("the ")) for each in names}
        return tuple(
            each
            for each in names
            if not (kinds[each] and each.how in ("nickname", AGAIN) and each.text.islower())
            or not any(
                one.cards != each.cards and len(one.cards) == 1
                and kinds[each] in world.card(one.cards[0]).front.subtypes
                for one in names
            )
        )  # fmt: skip

    return found


def _is_ability(mention: Mention, names: Sequence[Mention], world: World) -> bool:
    """Tell whether a plain word is the name of an ability of a card that is named beside it."""
    word = mention.text.lower()
    if not mention.is_word or word != mention.text or len(names) == 1:
        return False
    from rulings_cli.ask.parts import labelled

    sure = (each for each in names if not each.is_word and len(each.cards) == 1)
    return any(labelled(world.card(each.cards[0]), word) for each in sure)


def _named(found: Sequence[Mention]) -> dict[str, frozenset[str]]:
    """Give the cards that are surely named, and the words of their names."""
    sure = (e for e in found if len(e.cards) == 1 and not e.is_word and e.how != "typo")
    return {
        each.cards[0]: frozenset(re.findall(r"[a-z]+", folded(each.cards[0]).lower())) - _COMMON
        for each in sure
    }


def _of_its_full_name(mention: Mention, found: Sequence[Mention], question: str) -> Mention:
    """Give a part of a name that stands in full elsewhere as that card: "NAME ..., the mox".

    What would be another card's nickname, or a typing error, is such a part, too; behind "the",
    so is what would be the short name of another card.
    """
    words = mention.text.lower().split()
    is_pointed = mention.text.startswith("the ") and len(words) == 2  # and no name: "the ring"
    words = words[1:] if is_pointed else words
    is_named = mention.how in ("exact", "face") and not _is_plain_word(mention.text)
    is_named = is_named and not is_pointed and not _is_short_pointed(mention, question)
    same = {
        one.cards
        for one in found
        if one.how == "exact" and len(one.cards) == 1 and not is_named
        if len(one.text.split()) > len(words) and one.cards != mention.cards
        if set(words) <= set(one.text.lower().replace(",", "").split())
        if mention.how != "nickname" or one.start < mention.start  # it stands for its own card
    }
    alike = len(same) == 1 and not set(next(iter(same))) & set(mention.cards)
    return mention.evolve(cards=next(iter(same)), is_word=False) if alike else mention


def _is_short_pointed(mention: Mention, question: str) -> bool:
    """Tell whether a word behind "the" is no card's whole name, but only a short one."""
    low = mention.text.lower()
    before = question[: mention.start].lower().split()[-1:]
    whole = any(low == folded(each).lower() for each in mention.cards)
    return bool(POINTING.intersection(before)) and not whole


def _as_tail(mention: Mention, question: str, named: dict[str, frozenset[str]]) -> Mention:
    """Give a nickname as the card named before whose name ends so: "Mutavault ..., the Vault"."""
    low = mention.text.lower()
    before = question[: mention.start].lower().split()[-1:]
    if mention.how != "nickname" or not low.isalpha() or not POINTING.intersection(before):
        return mention
    tails = [
        card
        for card, parts in named.items()
        if card not in mention.cards and len(low) >= _SHORTEST_TAIL
        if any(part.endswith(low) and part != low for part in parts)
    ]
    return mention.evolve(cards=tuple(tails), how=AGAIN) if len(tails) == 1 else mention


def _is_plain_word(text: str) -> bool:
    """Tell whether a card's whole name is written as one plain word: "does warden trigger"."""
    return text.isalpha() and text.islower() and not subtype(text) and not _is_ordinary(text)


def _words_for(
    question: str, found: Sequence[Mention], named: dict[str, frozenset[str]]
) -> Iterator[Mention]:
    before = ""
    for each in _WORD.finditer(folded(question)):
        inside = any(one.start < each.end() and each.start() < one.end for one in found)
        said = each[0]
        if not inside and len(said) >= _SHORTEST and said[0].isalpha():
            begins = before in ("", ".", "?", "!") and said[0].isupper()
            if begins and _DOES.match(question, each.end()):
                before = "does"  # "NAME of there is out. Name taps for"
            card = _meant(said, before, named)
            if card:
                yield Mention(each.start(), each.end(), said, (card,), AGAIN)
        before = said.lower() if not inside else "@"


def _meant(said: str, before: str, named: dict[str, frozenset[str]]) -> str:
    """Give the one card that a word takes up, "" for none."""
    low = said.lower()
    by_name = [card for card, parts in named.items() if low in parts]
    is_pointed = before in POINTING or (before in _OWNING | _ASKING and not subtype(low))
    if not by_name and is_pointed and len(low) >= _SHORTEST_TAIL:
        by_name = [
            card
            for card, parts in named.items()
            if any(part.endswith(low) and part != low for part in parts)
        ]
    if len(by_name) != 1:
        return ""
    is_name = said[0].isupper() and before not in _NEW and not subtype(low)
    if is_name or (is_pointed and not (_is_of_questions(low) or subtype(low))):
        return by_name[0]
    is_new = before in _NEW - {""} or subtype(low) or _is_ordinary(low)
    if by_name[0].lower().split()[0] == low and not (is_new or is_pointed):
        return by_name[0]  # a name's first word, which is no word otherwise: "mox"
    return "" if is_new or is_pointed or len(low) < _SHORTEST_TAIL else by_name[0]


def _is_of_questions(word: str) -> bool:
    """Tell whether questions are made of the word: "land", "counter", "treasure"."""
    from rulings_cli.ask.lexicon import phrases
    from rulings_cli.ask.statements.words import plain

    known = phrases()
    return any((each,) in known.get(each, {}) for each in (word, plain(word)))


def _is_ordinary(word: str) -> bool:
    from rulings_cli.search.vocabulary import ordinary_words

    return _is_of_questions(word) or word in ordinary_words()


def _merged(question: str, words: list[Mention]) -> Iterator[Mention]:
    """Give words of one card's name that stand side by side as one."""
    held: Mention | None = None
    for each in words:
        if held is not None and each.cards == held.cards and each.start == held.end + 1:
            held = held.evolve(end=each.end, text=question[held.start : each.end])
            continue
        if held is not None:
            yield held
        held = each
    if held is not None:
        yield held
