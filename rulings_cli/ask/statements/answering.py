"""Questions as statements: read, composed, played, judged, and a change found that flips it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rulings_cli.ask.cards import NotUnderstood, changes_costs
from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.expressions import Expression
from rulings_cli.ask.reading import Finder, _is_near_enough
from rulings_cli.ask.statements.covering import Cover, covers, stopped_at
from rulings_cli.ask.statements.words import plain, text_of
from rulings_cli.ask.world import World
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.statements.trying import Answered

#: How much farther fetched than the likeliest a reading may be.
_FARTHEST = 22


def read(question: str, find: Finder) -> tuple[Cover, ...]:
    """Give the likeliest ways to cover the question with statements; () for none."""
    question = _rooted(_without_asides(question, find), find)
    mentions = tuple(each for each in find(question) if _is_near_enough(each))
    text = text_of(question, mentions)
    found = covers(text)
    _unread[:] = stopped_at(text)
    if not found:
        return ()
    best = found[0].cost
    near = tuple(each for each in found if each.cost <= best + _FARTHEST)
    open_asks = (each for each in found[len(near) :] if _asks_nothing(each))
    return (*near, *tuple(open_asks)[:1])


def _asks_nothing(cover: Cover) -> bool:
    """Tell whether nothing is asked in words, so that what happens is meant."""
    return any(each.name == "happens" and not each.text for each in cover.statements)


#: The words of the question read last from which on it was not understood, if it was not.
_unread: list[str] = []
#: So many words tell where that was.
_SHOWN = 3


def unread(unknown: Sequence[str]) -> str:
    """Give where the last question was not understood; one of the unknown words if that is it."""
    words = [each for each in unknown if each in _unread and plain(each) == each]
    return f"the word {words[0]!r}" if words else " ".join(_unread[:_SHOWN])


def _without_asides(question: str, find: Finder) -> str:
    """Give the question with what stands in brackets said plainly: "a guy (NAME)" is NAME."""
    if "(" not in question:
        return question
    import re

    from rulings_cli.ask.vocabulary import of_kind

    def plainly(found: re.Match[str]) -> str:
        generic, inside = found.group(1) or "", found.group(2).strip()
        words = inside.lower().replace(" strike", "-strike").split(", ")
        if re.fullmatch(r"\d+ (?:\S+ )?counters?", inside.lower()):
            return f"{generic} with {inside} "
        if inside.lower() in ("tapped", "untapped", "summoning sick"):
            return f"{generic} that is {inside} "
        if all(each in of_kind("keyword") for each in words):
            return f"{generic} with {inside} "
        named = [each for each in find(inside) if each.text == inside]
        if generic and named and not named[0].is_word:
            return f" {inside} "
        return found.group(0)

    return re.sub(rf"({_GENERIC})?\s*\(([^()]{{3,40}})(?:\)|$)", plainly, question)


#: A thing that is only described, before its name in brackets.
_GENERIC = (
    r"(?:\b(?:a|an|my|his|her|their|the|some|one)\s)?(?:\b[A-Za-z]+\s)?"
    r"\b(?:guy|creature|dude|critter|flyer|flier|spell|card|thing|blocker|attacker|fetch|land|dual"
    r"|fetchland|artifact|rock|dork|enchantment|equipment|aura|planeswalker|walker|commander)"
)


def _unsigned(question: str, find: Finder) -> str:
    """Give "they NAME'd it" with the plain name, and "a NAME'd creature" as one with it on it."""
    import re

    ends = {each.end for each in find(question)}  # "NAME'd" is the name used as a verb
    signs = [e for e in _VERBED.finditer(question) if e.start() in ends]
    for each in reversed(signs):
        name = next(one.text for one in find(question) if one.end == each.start())
        before, after = question[: each.start()], question[each.end() :]
        worn = re.match(r"\s+(creature|guy|dude|permanent|land|token|commander|bear)s?\b", after)
        start = each.end() + len(after) - len(after.lstrip())
        named = [one for one in find(question) if one.start == start > each.end()]
        if worn is None and named:
            said = question[named[0].start : named[0].end]
            worn = re.match(rf"\s+{re.escape(said)}", after)
        if worn is not None:  # "a NAME'd creature" is one with that on it
            before = before[: len(before) - len(name)].rstrip()
            question = f"{before}{worn.group()} with {name} on it{after[worn.end() :]}".lstrip()
        else:
            question = before + after
    return question


_VERBED = Expression(r"['’]e?d\b", "'d", "’d", "'ed", "’ed")


def _rooted(question: str, find: Finder) -> str:
    """Give the question with names that are used as verbs in their plain form: "bolted"."""
    import re

    question = _third_person(_unsigned(question, find), find)
    named = [each for each in find(question) if each.how != "typo"]  # "shocked" is no Shocker
    places = [
        each
        for each in _PARTICIPLE.finditer(question)
        if each.group().lower() not in _PLAIN_PARTICIPLES
        and not any(one.start <= each.start() < one.end for one in named)
    ]
    for each in places:
        question = _with_last_word(question, each.group(), each.start(), find)
    for word in dict.fromkeys(each[0] for each in places):
        low = word.lower()
        if plain(low) != low or _is_name(find(low)):
            continue
        for root in (low[:-2], low[:-1], low[:-3]):
            found = find(root)
            if len(found) != 1 or found[0].text != root:
                continue
            # a name that is written as one may be used as a verb, as a nickname may
            before = question.lower().partition(low)[0]
            told = re.search(_DONE_TO, question[: len(before)]) is not None
            as_name = found[0].how == "exact" and (word[0].isupper() or told)
            if found[0].how == "nickname" or as_name:
                question = re.sub(rf"\b{word}\b", root, question)
                break
    return question


_PARTICIPLE = Expression(r"\b[a-z]{3,}ed\b", "ed")


def _third_person(question: str, find: Finder) -> str:
    """Give a short name that is used as a verb without its "s": "he icys my creature"."""
    for each in reversed(tuple(_DOES.finditer(question))):
        word = each.group(1)
        if plain(word) != word or _is_name(find(word)):
            continue
        for root in (word[:-1], word[:-2], f"{word[:-3]}y"):
            found = find(root)
            if len(found) == 1 and found[0].text == root and found[0].how != "typo":
                question = f"{question[: each.start(1)]}{root}{question[each.end(1) :]}"
                break
    return question


#: Who does it, a word in the form of a verb, and what it is done to.
_DOES = Expression(
    r"\b(?:opponent|opp|he|she|they|who)\s+([a-z]{3,}s)\s+(?:my|me|it|him|her|a|an|the|his|our)\b",
    "opp",
    "he ",
    "they ",
    "who ",
)


def _with_last_word(question: str, word: str, at: int, find: Finder) -> str:
    """Give a name of several words in its plain form whose last is used so: "Path to Exiled"."""
    if question[at : at + len(word)] != word:
        return question  # a word before it was changed
    for root in (word[:-1], word[:-2]):
        said = question[:at] + root + question[at + len(word) :]
        for one in find(said):
            if one.start < at and one.end == at + len(root) and one.how == "exact":
                return said
    return question


def _is_name(found: Sequence[Mention]) -> bool:
    return any(each.how != "typo" for each in found)


#: What stands before what is done to something: "gets shocked".
_DONE_TO = r"(?i)\b(?:gets?|got|is|are|was|were|been|being)\s+$"
#: Words of questions that end so and mean themselves.
_PLAIN_PARTICIPLES = frozenset(("blocked", "countered", "tapped", "kicked", "need", "red", "bed"))


def answered(
    question: str, find: Finder, world: World, *, several: bool = False
) -> Iterator[Answered]:
    """Give the ways to read the question with what was played, up to the first that fits.

    A reading that no example is planned for gives way to one that is farther fetched. With
    `several`, it is read as one that asks several things.
    """
    groups = tuple(_groups(tuple(e for e in read(question, find) if not several or _is_of_two(e))))
    if not groups:
        return
    from rulings_cli.ask.statements.scene import Unplanned
    from rulings_cli.ask.statements.trying import of_cover, proved_first

    unplanned: list[Answered] = []
    for group in groups:
        found = proved_first([one for cover in group for one in of_cover(cover, world)])
        left = by_what_matters([each for each in found if not each.dropped], world)
        planned = [each for each in left if not isinstance(each.missing, Unplanned)]
        if planned:
            yield from planned
            return
        unplanned += left
    yield from unplanned


def by_what_matters(found: Sequence[Answered], world: World) -> list[Answered]:
    """Give the ways to read it; where a name may be that of several cards, one that plays a part.

    A card is meant if its going would change the answer, and another of its name changes nothing.
    """
    told = [each for each in found if each.evidence]
    if len({each.evidence[0].option.came_to for each in told}) < 2:
        return _without_unread(found, told)
    common = set.intersection(*(set(each.cards) for each in told))
    changing = [each for each in told if _changes_by(each, set(each.cards) - common)]
    if not changing and any("cast" in text for _, text in told[0].read):
        changing = [
            each
            for each in told
            if any(changes_costs(world.card(name)) for name in set(each.cards) - common)
        ]
    if not changing or len(changing) == len(told):
        return list(found)
    return [each for each in found if each not in told or each in changing]


def _without_unread(found: Sequence[Answered], told: Sequence[Answered]) -> list[Answered]:
    """Leave out a card whose text is not read, where another of its name plays a part."""
    unread = [each for each in found if isinstance(each.missing, NotUnderstood)]
    others = {
        name
        for each in unread
        if isinstance(each.missing, NotUnderstood)
        for name in set(each.cards)
        if name.partition(" // ")[0] == each.missing.card
    }
    if not told or not unread or any(others & set(each.cards) for each in told):
        return list(found)
    apart = [set(each.cards) - set(unread[0].cards) for each in told]
    if not all(
        len(one) == 1 and _changes_by(each, one) for one, each in zip(apart, told, strict=True)
    ):
        return list(found)
    return [each for each in found if each not in unread]


def _changes_by(found: Answered, names: set[str]) -> bool:
    """Tell whether the answer is another without one of the cards."""
    said = [each.contrast.change.words for each in found.evidence if each.contrast is not None]
    said = [words for words in said if " instead of " not in words]  # it is there no more or less
    shorts = {each.partition(" // ")[0].partition(",")[0] for each in names}
    return any(one in words for one in shorts for words in said)


def _is_of_two(cover: Cover) -> bool:
    """Tell whether two things are asked, both in words."""
    return sum(each.kind == "ask" and bool(each.text) for each in cover.statements) > 1


def _groups(found: tuple[Cover, ...]) -> Iterator[list[Cover]]:
    for cost in sorted({each.cost for each in found}):
        yield [each for each in found if each.cost == cost]


def why(found: NotSupported | None) -> tuple[str, str, str]:
    """Give the card, the place and the reason of what is missing."""
    if found is None:
        return "", "", "it was not played"
    if isinstance(found, NotUnderstood):
        return found.card, found.where, found.clause.reason
    return "", f"rule {found.rule}" if found.rule else "", found.what
