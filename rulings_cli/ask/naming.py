"""Names in the question: the search room's finder, as mentions that the reading works with."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import pairwise
from typing import Any

from rulings_cli.ask.anaphora import taken_up
from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.expressions import Expression
from rulings_cli.ask.vocabulary import NUMBERS, subtype
from rulings_cli.ask.world import Lately


def finder(table: Any) -> Callable[[str], tuple[Mention, ...]]:
    """Give a function that finds the mentions of cards in a sentence, by a table of names."""

    def find(question: str) -> tuple[Mention, ...]:
        of, *names = _lately.get(question, (None,))
        if of is table:
            return tuple(names)
        from rulings_cli.search.names import find_names

        found_names = find_names(question, table)
        mentions = (one for e in found_names for one in _faces(_mention(question, e)))
        known = tuple(
            each
            for each in mentions
            if each.text not in NUMBERS
            and not _is_part(question, each)
            and not _is_verb(question, each)
            and not _is_apart(each)
        )
        kin = _kin(question, known, table)
        kin = (*kin, *_beside(question, (*known, *kin)))
        places = {each.start for each in kin}
        known = (*(each for each in known if each.start not in places), *kin)
        found = taken_up(question, tuple(_with_initials(question, each) for each in known))
        found = _without_owners(found)
        _lately[question] = (table, *found)
        return found

    return find


#: What may stand before a name that leaves out the owner whom another name has.
_BEFORE_KIN = Expression(
    r"(?:\b(?:and|with|plus|the|both|a|no|without|one|or|counting|including)|[,+&:])\s*$"
)


def _kin(question: str, found: tuple[Mention, ...], table: Any) -> tuple[Mention, ...]:
    """Give the names that leave out an owner named before: "Urza's Mine and Tower"."""
    from rulings_cli.search.names import find_names

    owners = {re.split(r"(?<=['’]s) ", each.cards[0])[0] for each in found if len(each.cards) == 1}
    owners = {each for each in owners if each.endswith("'s")}
    kin: list[Mention] = []
    for word in re.finditer(r"[A-Za-z]+", question) if owners else ():
        over = [e for e in found if e.start < word.end() and word.start() < e.end]
        if any(each.text != word[0] or each.how == "exact" for each in over):
            continue
        if not (word[0][0].isupper() or _BEFORE_KIN.search(question[: word.start()])):
            continue
        for owner in owners:
            name = f"{owner} {word[0].title()}"
            named = [each for each in find_names(name, table) if each.candidates == (name,)]
            if named and named[0].end - named[0].start == len(name):
                kin.append(Mention(word.start(), word.end(), word[0], (name,), "again"))
    return tuple(kin)


#: What stands before a nickname that is a plain word, too, where the name is meant.
_BEFORE_NICKNAME = Expression(r"\b(?:an?|one|two|three|four|\d|another|my|their|the)\s+$")


def _beside(question: str, found: tuple[Mention, ...]) -> tuple[Mention, ...]:
    """Give the nicknames that another word beside them makes plain: "a Mine and a Tower"."""
    from rulings_cli.search.vocabulary import nicknames_beside

    named = [each for each in found if each.how == "exact"]
    words = [
        (each.start(), each.end(), each[0].lower())
        for each in re.finditer(r"[A-Za-z]+", question)
        if not any(one.start < each.end() and each.start() < one.end for one in named)
    ]
    said = {word for _, _, word in words}
    more: list[Mention] = []
    for nickname, name, beside in nicknames_beside() if len(said) > 1 else ():
        if nickname.split()[0] not in said or said.isdisjoint(beside):
            continue
        for each in re.finditer(rf"\b{nickname}\b", question, re.IGNORECASE):
            start, end = each.span()
            free = not any(one.start < end and start < one.end for one in named)
            if free and (each[0][0].isupper() or _BEFORE_NICKNAME.search(question[:start])):
                more.append(Mention(start, end, each[0], (name,), "nickname", False))
    return tuple(more)


#: The names of the questions asked last, and in which table: several readers ask for them.
_lately = Lately(32)


def _is_part(question: str, found: Mention) -> bool:
    """Tell whether the words are a plain noun with "of": "at the end of his turn"."""
    plain = re.fullmatch(r"the [a-z]+", found.text) is not None
    return plain and question[found.end :].startswith(" of ")


#: What is done to things, in words that are names of cards as well.
_VERBS = frozenset(("blink", "flicker", "exile", "sacrifice", "regenerate"))
#: Who does it, and what it is done to.
_WHO_DOES = Expression(r"(?:^|[\s,.])(?:i|we|you|he|she|they|opp|opponent)\s+$")
_DONE_TO = Expression(r"\s+(?:my|your|his|her|their|our|the|an?|it|this|that)\b")


def _is_verb(question: str, found: Mention) -> bool:
    """Tell whether a word says what is done: "I blink my NAME"."""
    if found.text not in _VERBS or not _WHO_DOES.search(question[: found.start]):
        return False
    return _DONE_TO.match(question, found.end) is not None


def _is_apart(found: Mention) -> bool:
    """Tell whether an article and a noun only look like a name when joined: "a way"."""
    return found.text.startswith("a ") and any(
        face.lower() == found.text.replace(" ", "")
        for name in found.cards
        for face in name.split(" // ")
    )


def _faces(found: Mention) -> tuple[Mention, ...]:
    """Give the two faces of a card that a comma parts: "on NAME, HALF" speaks of one and asks."""
    front, comma, back = found.text.partition(", ")
    if " " not in front:
        return (found,)  # the name of a split card, as some write it
    if not comma or f"{front} // {back}".lower() not in map(str.lower, found.cards):
        return (found,)
    middle = found.start + len(front)
    return (
        found.evolve(text=front, end=middle, how="exact"),
        found.evolve(text=back, start=middle + 2, how="exact"),
    )


def _mention(question: str, found: Any) -> Mention:
    end = found.end
    while end > found.start and question[end - 1] in "'’":
        end -= 1
    for possessive in ("'s", "’s"):
        if question[found.start : end].endswith(possessive):
            end -= 2
            break
    text = question[found.start : end]
    is_word = found.is_word and found.weight < 0.5
    if is_word and found.how == "exact" and text.istitle() and _is_type(text):
        is_word = _is_of_kind(question, found.start, end)
    return Mention(
        found.start,
        end,
        text,
        found.candidates,
        found.how,
        is_word or (found.how in ("short", "start") and _is_type(text)),
    )


def _without_owners(found: tuple[Mention, ...]) -> tuple[Mention, ...]:
    """Leave out whoever owns what a card is called: "Marit Lage" is not Marit Lage's Slumber."""
    owners: set[int] = set()
    for one, other in pairwise(found):
        together = f"{one.text} {other.text}'s ".lower()
        near = one.cards == other.cards and other.start == one.end + 1
        if near and one.cards[0].lower().startswith(together):
            owners |= {one.start, other.start}
    return tuple(each for each in found if each.start not in owners)


_INITIALS = re.compile(r"\s+([A-Za-z]{2,4})\b")


def _with_initials(question: str, mention: Mention) -> Mention:
    """Give a name of several cards with the initials behind it that tell one: "Gideon AoZ"."""
    behind = _INITIALS.match(question, mention.end) if len(mention.cards) > 1 else None
    if behind is None:
        return mention
    said = behind[1]
    called = [name for name in mention.cards if _initials(name) == said.lower()]
    if len(called) != 1 or (said.islower() and said in _LITTLE_WORDS):
        return mention
    text = question[mention.start : behind.end()]
    return Mention(mention.start, behind.end(), text, (called[0],), "nickname", False)


def _initials(name: str) -> str:
    """Give the first letters of what follows the first part of a name."""
    rest = name.partition(", ")[2] or name.partition(" ")[2]
    return "".join(word[0] for word in rest.split()).lower()


#: Words that may well follow a name and mean themselves.
_LITTLE_WORDS = frozenset(
    ("at", "on", "in", "is", "it", "to", "of", "and", "has", "as", "or", "the", "by", "up", "his",
     "hit", "was", "may", "can", "out", "for", "with", "that", "then")
)  # fmt: skip


#: What stands before a creature type, and what behind one: "another Nightmare", "Nightmare token".
_BEFORE_TYPE = Expression(r"\b(?:an?|another|other|each|every|all|any|no|target|\d+)\s+$")
_AFTER_TYPE = Expression(r"\s+(?:(?:creature\s+)?(?:tokens?|cards?)|creatures?|spells?)\b")


def _is_of_kind(question: str, start: int, end: int) -> bool:
    """Tell whether a capitalized word that names a card and a type names the type where it is."""
    return bool(_BEFORE_TYPE.search(question[:start]) or _AFTER_TYPE.match(question[end:]))


def _is_type(text: str) -> bool:
    """Tell whether a word names a subtype: "a Goblin" is hardly short for a legend's name."""
    return bool(subtype(text.lower()))
