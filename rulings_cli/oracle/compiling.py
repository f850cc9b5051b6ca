"""Compile Oracle text: paragraphs of a face → trees that say the same text again.

A paragraph counts as compiled only if saying its tree gives the normalised text. Whatever else
happens (no reading, a reading that says other words, two different readings) makes it
`Uncompiled`, with the reason and with what its words may touch.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from hashlib import blake2b
from typing import Any, Final

from rulings_cli.abilities.abilities import (
    TOUCHES,
    Keyword,
    Paragraph,
    SpellAbility,
    StaticAbility,
    Uncompiled,
)
from rulings_cli.abilities.described import ChosenQuality
from rulings_cli.abilities.effects import Choose, Target
from rulings_cli.oracle import cleaving, grammar  # noqa: F401  # it registers the phrases
from rulings_cli.oracle.binding import speaking_of
from rulings_cli.oracle.marked import of_class_level
from rulings_cli.oracle.normalising import lengthened, normalise, shortened
from rulings_cli.oracle.paragraphs import is_of_spell, read_keywords
from rulings_cli.oracle.phrases import Reader, Unsayable
from rulings_cli.oracle.saying import say_paragraph
from rulings_cli.oracle.targeting import Introduced, Pronoun
from rulings_cli.oracle.tokens import cut
from rulings_cli.oracle.touching import touches
from rulings_cli.oracle.unread import cost_of, makes_of
from rulings_cli.terms.values import Value, walk


class Surroundings(Value):
    """What a paragraph's reading depends on besides its words: the face's types and layout."""

    types: tuple[str, ...] = ()
    subtypes: tuple[str, ...] = ()
    layout: str = "normal"

    @property
    def is_spell(self) -> bool:
        """Tell whether the face is an instant or sorcery."""
        return "instant" in self.types or "sorcery" in self.types


#: What a part of an unread paragraph is read in.
_PART: Final = Surroundings(("artifact",), (), "part of a paragraph")
Playable = Callable[[Paragraph], bool]


def _never(_: Paragraph) -> bool:
    return False


def compile_face(
    name: str,
    text: str,
    *,
    types: tuple[str, ...] = (),
    subtypes: tuple[str, ...] = (),
    supertypes: tuple[str, ...] = (),
    layout: str = "normal",
    is_playable: Playable = _never,
) -> tuple[Paragraph, ...]:
    """Compile the text of a face; types and supertypes in any case, subtypes as printed."""
    lowered = tuple(each.lower() for each in types)
    legendary = "legendary" in [each.lower() for each in supertypes]
    context = Surroundings(lowered, subtypes, layout)
    found = []
    level = 1
    before: tuple[Target, ...] = ()
    for printed in normalise(text, name, is_legendary=legendary, long=True):
        each = shortened(printed)
        made = compile_paragraph(each, context)
        if before and context.is_spell and _is_unread(made):
            with speaking_of(before):
                made = _compile(each, context)
        before = _targets_of(made) or before
        if "Class" in subtypes:
            level, made = _in_level(level, made)
        if "\n" in each and any(isinstance(one, Uncompiled) for one in made.abilities):
            (whole,) = (one for one in made.abilities if isinstance(one, Uncompiled))
            head, *_ = each.split("\n")
            found += [
                _with_what_it_makes(_not_read(line, whole.reason, head), line, context)
                for line in each.split("\n")
            ]
            continue
        if each != printed == lengthened(each):
            made = made.evolve(long=True)
        found.append(made.evolve(playable=True) if is_playable(made) else made)
    return tuple(found)


def _is_unread(paragraph: Paragraph) -> bool:
    return any(isinstance(each, Uncompiled) for each in paragraph.abilities)


def _targets_of(paragraph: Paragraph) -> tuple[Target, ...]:
    """Give the targets of a paragraph of a spell, of which the next one may speak."""
    found = [each.targets for each in paragraph.abilities if isinstance(each, SpellAbility)]
    return found[-1] if found else ()


def _in_level(level: int, made: Paragraph) -> tuple[int, Paragraph]:
    """Give the level that a Class's next paragraphs are of, and what the paragraph is in it."""
    (only, *others) = made.abilities
    if isinstance(only, Keyword) and only.name == "class level":
        return only.amount.n, made  # type: ignore[union-attr]  # it is a number (CR 716.2)
    if level == 1 or others or isinstance(only, Uncompiled):
        return level, made
    return level, made.evolve(abilities=(of_class_level(only, level),))


_CACHE: dict[tuple[str, bool], Paragraph] = {}
_LABEL: Final = re.compile(r"([A-Z][^—.:,\n\"{}]{2,40}) — (?=\S)")
_CHAPTER_LABEL: Final = re.compile(r"((?:[IVX]+, )*[IVX]+) — ([A-Z][^—.:,\n\"{}]{2,40}) — (?=\S)")
_NOT_LABELS: Final = frozenset(
    (
        *("choose one", "choose two", "choose one or both", "choose up to", "companion"),
        *("boast", "exhaust", "power-up", "forecast", "max speed", "solved", "to solve"),
        "visit",
    )
)


def compile_paragraph(text: str, context: Surroundings) -> Paragraph:
    """Compile one normalised paragraph; what is not read is an `Uncompiled` inside."""
    key = (text, context.is_spell)
    found = _CACHE.get(key)
    if found is None:
        found = _CACHE[key] = _compile(text, context)
    return found


def _with_brackets(text: str, context: Surroundings) -> Paragraph:
    """Compile a paragraph of a spell with cleave: with the words in brackets, and without them."""
    read = compile_paragraph(cleaving.whole(text), context)
    without = compile_paragraph(cleaving.cleft(text), context)
    for each in (read, without):
        first = each.abilities[0]
        if isinstance(first, Uncompiled):
            digest = blake2b(text.encode(), digest_size=8).hexdigest()
            return each.evolve(abilities=(first.evolve(digest=digest),))
    whole, *others = read.abilities
    cleft, *further = without.abilities
    if others or further or not isinstance(whole, SpellAbility):
        return _not_read(text, "words in brackets that are no spell ability")
    made = whole.evolve(cleaved=cleft, brackets=cleaving.places(text))
    return read.evolve(abilities=(made,))


def _compile(text: str, context: Surroundings) -> Paragraph:
    if context.is_spell and "[" in text:
        return _with_brackets(text, context)
    label, body = _label(text)
    reader = Reader(cut(body))
    exact: list[Paragraph] = []
    others: list[str] = []
    for each in _readings(reader, context):
        made = each.evolve(label=label)
        if made in exact:
            continue
        try:
            said = say_paragraph(made)
        except Unsayable:
            continue
        if said == text and _is_bound(made):
            exact.append(made)
        else:
            others.append(said)
    if len(exact) == 1:
        return exact[0]
    unread = _uncompiled(text, label, reader, exact, others)
    return _with_what_it_makes(unread, text, context)


def _with_what_it_makes(unread: Paragraph, text: str, context: Surroundings) -> Paragraph:
    """Give an unread paragraph with what of it adds mana, if so much is read."""
    (clause,) = unread.abilities
    is_part = context.layout == _PART.layout
    if is_part or not isinstance(clause, Uncompiled):
        return unread
    if not {"mana", "tokens"} & set(clause.touches):
        return unread
    makes = makes_of(text, lambda part: compile_paragraph(part, _PART))
    return unread.evolve(abilities=(clause.evolve(makes=makes),)) if makes else unread


def _is_bound(paragraph: Paragraph) -> bool:
    """Tell whether no mention is left in keywords, which alone are not bound as they are read."""
    if not _knows_that_name(paragraph):
        return False
    keywords = [each for each in paragraph.abilities if isinstance(each, Keyword)]
    return not any(isinstance(each, Introduced | Pronoun) for each in walk(tuple(keywords)))


def _knows_that_name(paragraph: Paragraph) -> bool:
    """Tell whether "with that name" speaks of a name that is chosen, not of that of an object."""
    named = [each for each in walk(paragraph.abilities) if isinstance(each, ChosenQuality)]
    if all(each.words != "with that name" for each in named):
        return True
    chosen = (each for each in walk(paragraph.abilities) if isinstance(each, Choose))
    return any(each.what.endswith("card name") for each in chosen)


def _label(text: str) -> tuple[str, str]:
    """Give the flavor word or ability word of a text, and the text without it (CR 207.2c-d)."""
    chapter = _CHAPTER_LABEL.match(text)
    if chapter and chapter[2].lower() not in _NOT_LABELS:
        return chapter[2], f"{chapter[1]} — {text[chapter.end() :]}"
    found = _LABEL.match(text)
    if not found or found[1].lower() in _NOT_LABELS or re.match(r"[IVX, ]+$", found[1]):
        return "", text
    if found[1].endswith(" a villainous choice"):
        return "", text
    return found[1], text[found.end() :]


def _readings(reader: Reader, context: Surroundings) -> Iterator[Paragraph]:
    end = len(reader.raw)
    for keywords, separator, after in read_keywords(reader, 0):
        if after == end or (after == end - 1 and reader.tokens[after] == "."):
            yield Paragraph(keywords, separator=separator)
    for category in ("marked", "class level", "activated", "loyalty", "chapter", "triggered"):
        for ability, after in reader.all(category, 0):
            if after == end:
                yield Paragraph((ability,))
    for abilities, after in reader.all("anchored", 0):
        if after == end:
            yield Paragraph(abilities)
    for abilities in _statics(reader, 0, end):
        if not context.is_spell or all(is_of_spell(each) for each in abilities):
            yield Paragraph(abilities)
    if context.is_spell:
        for ability, after in reader.all("spell", 0):
            if after == end:
                yield Paragraph((ability,))


def _statics(reader: Reader, at: int, end: int) -> Iterator[tuple[StaticAbility, ...]]:
    for one, after in reader.all("static ability", at):
        if after == end:
            yield (one,)
        else:
            for more in _statics(reader, after, end):
                yield (one, *more)


def _uncompiled(
    text: str, label: str, reader: Reader, exact: list[Paragraph], said: list[str]
) -> Paragraph:
    place = min(reader.furthest, len(reader.raw) - 1)
    if len(exact) > 1:
        reason = f"two readings: {_difference(exact[0], exact[1])}"
    elif said:
        reason = f"a reading says other words: {_other_words(text, said[0])}"
    elif reader.unclear and place >= len(reader.raw) - 1:
        reason = f"unclear what {_three_words(reader.unclear)!r} stands for"
    else:
        stopped = " ".join(reader.raw[place : place + 3])
        reason = f"no reading: stopped at {_three_words(stopped)!r}"
    digest = blake2b(text.encode(), digest_size=8).hexdigest()
    cost = cost_of(text, reader)
    return Paragraph((Uncompiled(digest, reason, touches(text), place + 1, cost),), label)


def _three_words(text: str) -> str:
    """Give no more than three words of a text; one token in brackets may hold many."""
    return " ".join(text.split()[:3])


def _not_read(line: str, reason: str, head: str = "") -> Paragraph:
    """Give one printed line of a paragraph with modes that is not read as a whole.

    A mode happens only when the ability is used, or triggers, that the first line begins.
    """
    digest = blake2b(line.encode(), digest_size=8).hexdigest()
    moments = {"activation", "activated", "triggers"}
    touched = {*touches(line), *(moments.intersection(touches(head)) if head else ())}
    kept = tuple(each for each in TOUCHES if each in touched)
    return Paragraph((Uncompiled(digest, f"modes: {reason}", kept),))


def _difference(one: Any, other: Any) -> str:
    """Name the kinds of node in which two trees first differ."""
    if type(one) is not type(other) or not isinstance(one, Value | tuple):
        return f"{_kind(one)} or {_kind(other)}"
    if isinstance(one, tuple):
        for first, second in zip(one, other, strict=False):
            if first != second:
                return _difference(first, second)
        return f"{len(one)} or {len(other)} parts"
    for name in type(one)._compared:
        first, second = getattr(one, name), getattr(other, name)
        if first != second:
            inner = _difference(first, second)
            return inner if isinstance(first, Value | tuple) else f"{_kind(one)}.{name} {inner}"
    return _kind(one)


def _kind(node: Any) -> str:
    return type(node).__name__ if isinstance(node, Value | tuple) else repr(node)[:24]


def _other_words(text: str, said: str) -> str:
    for one, other in zip(text.split(), said.split(), strict=False):
        if one != other:
            return f"{other!r} for {one!r}"
    return "fewer or more words"
