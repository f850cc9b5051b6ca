"""Copies and how they differ: "becomes a copy of …, except it has this ability" (CR 707.9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.effects import CopyException, ThisAbility
from rulings_cli.abilities.static import BecomesCopy
from rulings_cli.oracle.creating import read_colors, say_colors
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, listed, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import SUBTYPE_WORDS, SUPERTYPE_WORDS, TYPE_WORDS, article
from rulings_cli.terms.values import Value

#: How a part begins: the words, and what kind of part follows.
_OPENINGS: Final = (
    ("it's", "is"),
    ("it is", "is"),
    ("he's", "is"),
    ("she's", "is"),
    ("they're", "are"),
    ("is", "is"),
    ("it has", "has"),
    ("they have", "has"),
    ("has", "has"),
    ("it isn't", "isn't"),
    ("the copy isn't", "isn't"),
    ("it's not", "isn't"),
    ("isn't", "isn't"),
    ("they aren't", "isn't"),
    ("its name is", "name"),
    ("his name is", "name"),
    ("her name is", "name"),
    ("it doesn't copy that creature's", "own"),
    ("it enters with", "enters"),
    ("enters with", "enters"),
    ("the copy is", "is"),
    ("that the copy is", "is"),
    ("the token has", "has"),
    ("the token is", "is"),
    ("the token isn't", "isn't"),
)
_JOINERS: Final = ("and", ", and", ",")
_IF_SPELL_IS: Final = ("if", "the", "spell", "is")
#: What it is in addition to, and the mark that is kept for it.
_ADDING: Final = {
    "in addition to its other types": "+types",
    "in addition to its other colors and types": "+colors",
    "in addition to its other creature types": "+creature",
    "in addition to his other types": "+his",
    "in addition to her other types": "+her",
    "in addition to their other types": "+their",
}
_ADDED: Final = {mark: said for said, mark in _ADDING.items()}


def _read_exception(reader: Reader, at: int) -> Iterator[Found]:
    start = reader.here(at, ",", "except")
    if start >= 0:
        yield from _read_parts(reader, start, CopyException(), "")


def _read_parts(reader: Reader, at: int, so_far: CopyException, joiner: str) -> Iterator[Found]:
    for index, (opening, kind) in enumerate(_OPENINGS):
        start = reader.here(at, *opening.split())
        if start < 0:
            continue
        lead = f"{joiner} {index}".strip()
        words = f"{so_far.words}|{lead}" if so_far.words else lead
        for fields, end in _PARTS[kind](reader, start):
            if "counters_if" in fields:
                fields["counters_if"] = (*so_far.counters_if, *fields["counters_if"])
            made = so_far.evolve(words=f"{words}{fields.pop('said', '')}", **fields)
            yield made, end
            for more in _JOINERS:
                after = reader.here(end, *more.split())
                if after >= 0:
                    yield from _read_parts(reader, after, made, more)


def _read_is(reader: Reader, at: int) -> Iterator[tuple[dict[str, Any], int]]:
    """Read "a 4/4 black Zombie artifact in addition to its other types", "7/7", "red"."""
    tokens = reader.tokens
    start = at + (tokens[at] in ("a", "an"))
    supertypes: tuple[str, ...] = ()
    while tokens[start] in SUPERTYPE_WORDS:
        supertypes, start = (*supertypes, tokens[start]), start + 1
        if tokens[start] == "and" and tokens[start + 1] in SUPERTYPE_WORDS:
            start += 1
    for size, middle in [*reader.all("size", start), ((None, None), start)]:
        colors, here = read_colors(reader, middle)
        subtypes: tuple[str, ...] = ()
        while tokens[here] in SUBTYPE_WORDS and tokens[here] not in TYPE_WORDS:
            subtypes, here = (*subtypes, SUBTYPE_WORDS[tokens[here]]), here + 1
        types: tuple[str, ...] = ()
        while tokens[here] in TYPE_WORDS:
            types, here = (*types, tokens[here]), here + 1
        if here == at or (here == start and tokens[at] in ("a", "an")):
            continue
        fields: dict[str, Any] = {"supertypes": supertypes, "types": types, "subtypes": subtypes}
        if colors is not None:
            fields["colors"] = colors
        if size != (None, None):
            fields["power"], fields["toughness"] = size
        said = " a" if tokens[at] in ("a", "an") else ""
        if not subtypes and not types and not supertypes:
            yield {**fields, "said": said}, here
        if subtypes and not types and not supertypes:
            yield {**fields, "said": said, "only": True}, here
        for adding, mark in _ADDING.items():
            end = reader.here(here, *adding.split())
            if end >= 0:
                yield {**fields, "said": f"{said} {mark}"}, end


def _read_has(reader: Reader, at: int) -> Iterator[tuple[dict[str, Any], int]]:
    for granted, end in reader.all("copy's abilities", at):
        keywords = tuple(each for each in granted if isinstance(each, Keyword))
        abilities = tuple(each for each in granted if not isinstance(each, Keyword))
        if granted == (*keywords, *abilities):
            yield {"keywords": keywords, "abilities": abilities}, end


def _read_isnt(reader: Reader, at: int) -> Iterator[tuple[dict[str, Any], int]]:
    word = reader.tokens[at]
    if word in SUPERTYPE_WORDS:
        yield {"lacks": (word,)}, at + 1
        end = reader.here(at + 1, *_IF_SPELL_IS, word)
        if end >= 0:  # what a spell that isn't legendary lacks anyway
            yield {"lacks": (word,), "said": f" {' '.join(_IF_SPELL_IS)}"}, end


def _read_name(reader: Reader, at: int) -> Iterator[tuple[dict[str, Any], int]]:
    if reader.tokens[at] == "~":
        yield {"name": "~"}, at + 1


def _read_own(reader: Reader, at: int) -> Iterator[tuple[dict[str, Any], int]]:
    if reader.tokens[at] == "color":
        yield {"own": ("color",)}, at + 1


def _read_enters(reader: Reader, at: int) -> Iterator[tuple[dict[str, Any], int]]:
    for (kind, count), end in reader.all("additional counters", at):
        after = reader.here(end, "on", "it")
        if after < 0:
            continue
        yield {"counter": kind, "counters": count}, after
        start = reader.here(after, "if", "it's", "a")
        if start >= 0 and reader.tokens[start] in TYPE_WORDS:
            type_ = reader.tokens[start]
            said = f" if {type_}"
            yield {"counters_if": ((kind, count, type_),), "said": said}, start + 1


_PARTS: Final = {
    "is": _read_is,
    "are": _read_is,
    "has": _read_has,
    "isn't": _read_isnt,
    "name": _read_name,
    "own": _read_own,
    "enters": _read_enters,
}


def _say_exception(sayer: Sayer, node: CopyException) -> Words | None:
    words: Words = [",", "except"]
    for each in node.words.split("|"):
        found = _opening_of(each)
        if found is None:
            return None
        lead, kind, rest = found
        body = _say_part(sayer, node, kind, rest)
        if body is None:
            return None
        words += [*lead.split(), *body]
    return words


def _opening_of(said: str) -> tuple[str, str, str] | None:
    """Take what a part was said with apart: how it begins, its kind, and the rest."""
    words = said.split()
    at = next((index for index, each in enumerate(words) if each.isdigit()), None)
    if at is None or int(words[at]) >= len(_OPENINGS):
        return None
    opening, kind = _OPENINGS[int(words[at])]
    return " ".join([*words[:at], opening]), kind, " ".join(words[at + 1 :])


def _say_part(sayer: Sayer, node: CopyException, kind: str, rest: str) -> Words | None:
    if kind == "has":
        return sayer.say("copy's abilities", (*node.keywords, *node.abilities))
    if kind == "isn't":
        return [*node.lacks, *(rest.split() and [*_IF_SPELL_IS, *node.lacks])]
    if kind == "name":
        return ["~"]
    if kind == "own":
        return list(node.own)
    if kind == "enters" and rest:
        one = next(each for each in node.counters_if if rest.endswith(f" {each[2]}"))
        body = sayer.say("additional counters", one[:2])
        return [*body, "on", "it", "if", "it's", "a", one[2]]
    if kind == "enters":
        return [*sayer.say("additional counters", (node.counter, node.counters)), "on", "it"]
    words: Words = []
    for index, each in enumerate(node.supertypes):
        words += ["and", each] if index and not (node.types or node.subtypes) else [each]
    if node.power is not None:
        words += sayer.say("size", (node.power, node.toughness))
    if node.colors is not None:
        words += say_colors(node.colors)
    words += [*node.subtypes, *node.types]
    if rest == "a" or rest.startswith("a "):
        words = [article(words[0]), *words]
        rest = rest[2:]
    return [*words, *_ADDED.get(rest, rest).split()]


def _read_this_ability(reader: Reader, at: int) -> Iterator[Found]:
    end = reader.here(at, "this", "ability")
    if end >= 0:
        yield ThisAbility(), end
    yield from reader.all("granted one", at)


def _say_this_ability(sayer: Sayer, node: Value) -> Words | None:
    return ["this", "ability"] if isinstance(node, ThisAbility) else sayer.say("granted one", node)


pair("copy's ability", Value, _read_this_ability, _say_this_ability)
listed("copy's abilities", "copy's ability")
pair("copy exception", CopyException, _read_exception, _say_exception, first=",")
phrase(
    "change",
    BecomesCopy,
    "become+ {words=*a copy|copies} of <of:object>[<except_:copy exception>]",
)
