"""Clauses as frames: a verb, its voice, and its arguments in whatever order they stand.

Every word of a clause fills a place of the verb's sense, or is one of the words that say nothing;
otherwise the frame does not fit.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import (
    TIMES,
    Phrasing,
    Slots,
    Statement,
    found_at,
    matches,
    often_at,
)
from rulings_cli.ask.statements.senses import Role, Sense, is_participle, senses, stems
from rulings_cli.ask.statements.subjects import EMPTY, Left, back, lefts, stand, subjects_before
from rulings_cli.ask.statements.words import Text
from rulings_cli.terms.values import Value

#: How far-fetched a frame is; that "just" says nothing; that a statement asks; that "A blocked"
#: tells what A did.
_COST, _JUST, _DECLARED, _PAST = 10, 3, 9, 3


Filled = tuple[tuple[int, str, object], ...]
Frame = tuple[int, tuple[Statement, ...], int]


#: How often something is done: any event may say it.
_OFTEN = Role("times", ("+",), "times", True)


def _may_be_often(sense: Sense) -> bool:
    return sense.kind == "event" and all(each.slot != "times" for each in sense.roles)


class _Right(Value):
    """How far a clause was read after its verb, what is filled, and what may still come."""

    at: int
    roles: tuple[Role, ...]
    particle: tuple[str, ...]
    filled: Filled
    passive: bool
    objects: bool = True  # whether an object may come: none does after a preposition

    def filling(self, role: Role, start: int, end: int, value: object) -> _Right:
        """Give what is read with a role filled."""
        return self.evolve(
            at=end,
            roles=tuple(each for each in self.roles if each is not role),
            filled=(*self.filled, (start, role.slot, value)),
            objects=self.objects and self.at == start,
        )


def frames_at(text: Text, at: int) -> tuple[Frame, ...]:
    """Give the clauses that begin at a token: to where, what they say, how far-fetched."""
    known = text.known.get(("frame", -1))
    if known is None:
        text.known[("frame", -1)] = ()
        found: dict[int, list[tuple[int, object]]] = {}
        for start, frame in _frames(text):
            found.setdefault(start, []).append((frame[0], frame))
        for start, frames in found.items():
            text.known[("frame", start)] = tuple(frames)
    return tuple(each for _, each in text.known.get(("frame", at), ()))  # type: ignore[misc]


def _frames(text: Text) -> Iterator[tuple[int, Frame]]:
    for at, token in enumerate(text.tokens):
        if not token.sure:
            for verb in (each for each in stems(token) if each in senses()):
                for left in lefts(text, at, is_participle(token)):
                    for sense in senses()[verb]:
                        yield from _clauses(text, sense, left, at, at + 1, None)
            if token.text in ("castable", "playable"):
                yield from _castable(text, at)
            elif token.text.endswith(("able", "ible")):
                yield from _able(text, at)
        for end, noun in found_at(text, "thing", at):
            yield from _named(text, at, end, noun)


def _able(text: Text, at: int) -> Iterator[tuple[int, Frame]]:
    """Give "is X counterable by Y" as "can X be countered by Y"."""
    stem = text.tokens[at].text[:-4]
    verbs = dict.fromkeys((stem, f"{stem}e", stem[:-1] if stem[-2:-1] == stem[-1:] else stem))
    for left in lefts(text, at, True):
        if left.passive and (left.asks == "be" or left.subject is not None):
            for sense in (each for verb in verbs for each in senses().get(verb, ())):
                can = left.evolve(asks="can", declared=False)
                yield from _clauses(text, sense, can, at, at + 1, None)


def _castable(text: Text, at: int) -> Iterator[tuple[int, Frame]]:
    """Give "X castable?" and "is X castable?" as what is asked of casting it."""
    it: object = Noun("it", pronoun="it")
    before = back(text, at, EMPTY)
    found = [(at, it), *((begins, noun) for begins, (_, noun) in subjects_before(text, before))]
    for begins, noun in found:
        if not isinstance(noun, Noun):
            continue
        start = begins - (begins > 0 and text.tokens[begins - 1].word == "be")
        said = " ".join(each.text for each in text.tokens[start : at + 1])
        can = Statement("ask", "can", (("who", noun.owner or "you"),), said, start)
        cast = Statement("event", "cast", (("a", noun),), said, start)
        yield start, (at + 1, (can, cast), _COST + _DECLARED)


def _named(text: Text, at: int, end: int, noun: object) -> Iterator[tuple[int, Frame]]:
    """Give the clauses whose verb, or whose noun for what is done, is the name of a card."""
    for sense in senses().get(NOUN, ()):
        yield from _clauses(text, sense, Left(at), at, end, noun)
    if not isinstance(noun, Noun) or noun != Noun(noun.text, mention=noun.mention):
        return
    if noun.text.islower() and _is_term(noun):
        return
    for left in lefts(text, at, True, alone=False):
        for sense in senses().get(NAME, ()):
            yield from _clauses(text, sense, left, at, end, noun)


def _is_term(noun: Noun) -> bool:
    """Tell whether a name in small letters is a verb of the game: "find", "unearth", "level up"."""
    from rulings_cli.ask.lexicon import phrases

    concept, _ = phrases().get(noun.text.split()[0], {}).get(tuple(noun.text.split()), ("", ""))
    halves = noun.mention is not None and all(" // " in each for each in noun.mention.cards)
    nickname = noun.mention is not None and noun.mention.how == "nickname"
    return concept == "keyword" or halves or (nickname and noun.text in senses())


#: What stands for a verb that is a card's name, and for a clause that has only a noun.
NAME, NOUN = "NAME", "NOUN"


def _clauses(
    text: Text, sense: Sense, left: Left, at: int, end: int, verb: object
) -> Iterator[tuple[int, Frame]]:
    """Give the statements that a sense makes with what stands around its verb."""
    if not left.voices & sense.voices:
        return
    if left.subject is None and text.tokens[at].text == "left":
        return  # "no loyalty left" tells how much there is
    asks_if = left.asks == "can" and left.passive and not sense.asked
    if left.asks:
        fits = asks_if or left.asks in sense.asked
    else:
        fits = left.declared if sense.asked else left.told
        aims = sense.asked == ("can",) or sense.name == "targetable"
        fits = fits and not (sense.asked and aims and left.passive and not left.possible)
    if not fits:
        return
    roles = (*sense.roles, _OFTEN) if _may_be_often(sense) else sense.roles
    read: _Right | None = _Right(end, roles, sense.particle, (), left.passive)
    if verb is not None:
        read = _fill(read, "v", at, verb, "thing")
    if left.subject is not None and read is not None:
        kind, value = left.subject
        if kind == "several" and _is_singular(text, at):
            return  # "A and B dies" says it of B
        read = _fill(read, "o" if left.passive else "s", left.start, value, kind)
    if read is None:
        return
    for last in _rights(text, read.evolve(objects=True)):
        if all(each.optional for each in last.roles):
            frame = _made(text, sense, left, last)
            if verb is None and not left.passive and len(last.filled) <= 1:
                frame = (*frame[:2], frame[2] + _PAST * is_participle(text.tokens[at]))
            if not asks_if:
                yield left.start, frame
            elif any(slot == "who" for slot, _ in frame[1][0].slots):
                yield left.start, (frame[0], _possible(frame[1][0]), frame[2])
            elif sense.name in _BY_ITS_PLAYER:
                told = frame[1][0]
                noun = told.noun()
                who = noun.owner if noun is not None else ""
                if not who and sense.name not in _BY_ITS_CONTROLLER:
                    who = "you"
                made = told.evolve(slots=(*told.slots, ("who", who))) if who else told
                yield left.start, (frame[0], _possible(made), frame[2])


#: Verbs before another one that say that it is done by, or to, one thing.
_SINGULAR = frozenset(("is", "was", "gets", "has"))


def _is_singular(text: Text, at: int) -> bool:
    """Tell whether a verb, or the one before it, is that of one thing."""
    verb, before = text.tokens[at], text.tokens[at - 1] if at else None
    if before is not None and before.text in _SINGULAR and not before.sure:
        return True
    return verb.text.endswith("s") and verb.text != verb.word and not verb.text.endswith("ss")


#: What the player does whose it is, where nobody is said to: "can X be activated".
_BY_ITS_PLAYER = frozenset(
    ("cast", "activate", "cycle", "tap", "discard_to", "sacrifice_to", "return_for")
)
#: Of these the controller is whoever the question said it is, the one who asks if nobody.
_BY_ITS_CONTROLLER = frozenset(("activate", "tap"))


def _made(text: Text, sense: Sense, left: Left, read: _Right) -> Frame:
    here = text.tokens[left.start : read.at]
    filled = sorted((each for each in read.filled if each[1] != "-"), key=_place)
    slots: Slots = tuple((slot, value) for _, slot, value in filled)
    declared = bool(sense.asked) and not left.asks
    cost = _COST + sum(value.weight for _, value in slots if isinstance(value, Noun))
    cost += _JUST * sum(each.word == "just" for each in here) + _DECLARED * declared
    said = " ".join(each.text for each in here)
    made = Statement(sense.kind, sense.name, slots, said, left.start, declared=declared)
    return read.at, (made,), cost


def _possible(told: Statement) -> tuple[Statement, ...]:
    """Give "can X be done by Y" as "can Y" and "do X"."""
    who = tuple(each for each in told.slots if each[0] == "who")
    rest = tuple(each for each in told.slots if each[0] != "who")
    return Statement("ask", "can", who, told.text, told.start), told.evolve(slots=rest)


def _place(filled: tuple[int, str, object]) -> tuple[int, str]:
    return filled[0], filled[1]


def _fill(read: _Right | None, place: str, start: int, value: object, kind: str) -> _Right | None:
    """Give what is read with the role of a place filled; None where there is none for it."""
    for role in read.roles if read is not None else ():
        if place in role.places and role.kind == kind and read is not None:
            return read.filling(role, start, read.at, value)
    return None


# --- what stands after it -------------------------------------------------------------------


def _rights(text: Text, read: _Right) -> Iterator[_Right]:
    """Give how a clause may go on and end after its verb."""
    at = read.at
    if not read.particle:
        yield read
    if not read.passive and read.objects:
        for role in read.roles:
            for end, value in _fills(text, role.kind, at) if "o" in role.places else ():
                yield from _rights(text, read.filling(role, at, end, value))
    if at >= len(text.tokens) or text.tokens[at].sure:
        return
    if read.particle and stand(text, at, read.particle):
        after = read.evolve(at=at + len(read.particle), particle=())
        yield from _rights(text, after)
    if text.tokens[at].word in EMPTY and at + 1 < len(text.tokens):
        yield from _rights(text, read.evolve(at=at + 1))
    if read.particle:
        return
    for role in read.roles:
        for place in role.places:
            words = _preposition(place, read.passive)
            if place == "+" or (words and stand(text, at, words)):
                begins = at + len(words)
                if words and begins < len(text.tokens) and text.tokens[begins].word in _ONLY:
                    begins += not text.tokens[begins].sure
                for end, value in _fills(text, role.kind, begins):
                    yield from _rights(text, read.filling(role, begins, end, value))


#: Words before what something is done with that say that nothing else is: nothing else is said.
_ONLY = frozenset(("just", "only", "solely"))


def _preposition(place: str, passive: bool) -> tuple[str, ...]:
    """Give the words before what fills a place; () for the subject and the object."""
    if place == "s":
        return ("by",) if passive else ()
    return () if place in ("o", "v", "+") else tuple(place.split("_"))


#: Phrases that fill a place, by the kind that they are.
_PHRASES = {
    "hand": Phrasing("fact", "", "[my|it|their|his|her|the] ['s] [owner] ['s] hand"),
    "yard": Phrasing("fact", "", "[my|it|their|his|her|the] ['s] [owner] ['s] graveyard"),
    "field": Phrasing("fact", "", "[the] battlefield"),
    "command": Phrasing("fact", "", "[the] command zone"),
    "last": Phrasing("fact", "", "last turn"),
    "this": Phrasing("fact", "", "this turn"),
    "eot": Phrasing("fact", "", "end of [the] turn"),
    "target": Phrasing("fact", "", "[the] target"),
    "attacker": Phrasing("fact", "", "[a|an] attacker"),
}


def _fills(text: Text, kind: str, at: int) -> Iterator[tuple[int, object]]:
    """Give what may fill a role of a kind from a token on."""
    if kind in _PHRASES:
        yield from matches(_PHRASES[kind], text, at)
    elif kind == "times":
        yield from often_at(text, at)
    elif kind == "number" and at < len(text.tokens) and text.tokens[at].word in TIMES:
        return  # it says how often, not how many
    else:
        yield from found_at(text, kind, at)
