"""Rows put to work on a question's words: where a row fits, its plain words take the place."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.vocabulary import of_kind, plain_nouns, subtype
from rulings_cli.ask.wording.rows import TYPES, RowPart, Rows, Table, WordingRow
from rulings_cli.ask.wording.words import ENDS, PARTS, SaidWord, word_of
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.values import Value

#: Tells whether the card that a mention names has one of these types.
IsA = Callable[[Mention, tuple[str, ...]], bool]
Words = tuple[SaidWord, ...]
#: How often the rows go over the words, each time taking up what the last time put there.
_ROUNDS = 4


class Rewriting(Value):
    """Words of the question, by their places in it, and the plain words in their place."""

    start: int
    end: int
    plain: str


def rewritten(words: Words, rows: Table, is_a: IsA) -> tuple[Words, tuple[Rewriting, ...]]:
    """Give the words with every row put to work, and what was put where."""
    done: list[Rewriting] = []
    for _ in range(_ROUNDS):
        here = rows.among(each.text for each in words)
        changed = tuple(_once(words, here, is_a, done))
        if changed == words:
            break
        words = changed
    return words, tuple(done)


def _once(words: Words, rows: Rows, is_a: IsA, done: list[Rewriting]) -> Iterator[SaidWord]:
    at = 0
    while at < len(words):
        found = next(
            (
                (row, *fit)
                for row in rows[words[at].text]
                if (fit := _fit(row, 0, words, at, is_a)) is not None
                and all(each.made != row.plain for each in words[at : fit[0]])
                and not (row.names and _says_who_has(row, words))
            ),
            None,
        )
        if found is None or found[1] == at:
            yield words[at]
            at += 1
            continue
        row, end, slots = found
        plain = tuple(_plain(row, words[at], words[end - 1], slots))
        if [each.text for each in plain] != [each.text for each in words[at:end]]:
            said = " ".join(each.said or each.text for each in plain)
            done.append(Rewriting(words[at].start, words[end - 1].end, said))
        yield from plain
        at = end


def _says_who_has(row: WordingRow, words: Words) -> bool:
    """Tell whether it is said that somebody has one of the cards that a row would put there."""
    return any(
        one.kind == "card"
        and one.made != row.plain
        and one.mention is not None
        and one.mention.cards[0] in row.names
        and any(each.text in _HAVING for each in words[max(0, at - 2) : at])
        for at, one in enumerate(words)
    )


_HAVING = frozenset(("control", "controls", "have", "has", "got", "own", "owns"))


def _plain(
    row: WordingRow, first: SaidWord, last: SaidWord, slots: Mapping[str, Words]
) -> Iterator[SaidWord]:
    for each in row.plain:
        if each in slots:
            yield from slots[each]
        elif each == "BE":
            several = sum(one.kind == "card" for one in slots.get("CARDS", ())) > 1
            yield word_of("are" if several else "is", first.start, last.end)
        elif each[0] == "=" and len(each) > 1:
            yield _card(each[1:].replace("_", " "), first.start, last.end, row.plain)
        elif each[0] == "$" or (each.isalnum() and each.isupper() and len(each) > 1):
            continue  # what may be missing, and is
        else:
            yield word_of(each, first.start, last.end).evolve(made=row.plain)


def _card(name: str, start: int, end: int, made: tuple[str, ...]) -> SaidWord:
    """Give a card that a row names: "=NAME", its words joined by "_"."""
    mention = Mention(start, end, name, (name,), "exact", False)
    return SaidWord("card", name.lower(), start, end, name, mention).evolve(made=made)


def _fit(
    row: WordingRow, first: int, words: Words, at: int, is_a: IsA
) -> tuple[int, dict[str, Words]] | None:
    """Give where the row ends whose elements fit from here, and what fills its slots."""
    slots: dict[str, Words] = {}
    for place in range(first, len(row.said)):
        part = row.part(place)
        if part.is_word:
            if at == len(words) or not _stands(part, words[at], is_a):
                return None
            slots[part.number] = slots[part.name] = words[at : at + 1]
            at += 1
            continue
        for end in _ends(part, words, at, is_a):
            found = _fit(row, place + 1, words, end, is_a)
            if found is not None:
                if end > at:
                    slots[part.number] = slots[part.name] = words[at:end]
                return found[0], {**slots, **found[1]}
        return None
    return at, slots


def _ends(part: RowPart, words: Words, at: int, is_a: IsA) -> Iterator[int]:
    """Give where one element may end that begins here."""
    if part.slot == "^":
        if at == 0 or words[at - 1].text in PARTS:
            yield at
        return
    if part.slot == "$":
        if at == len(words) or words[at].text in ENDS:
            yield at
        return
    if part.slot in ("<!", ">!"):
        beside = at - 1 if part.slot == "<!" else at
        if not 0 <= beside < len(words) or words[beside].text not in part.words:
            yield at
        return
    if part.slot == "REST":
        yield from _rests(words, at)
    elif part.slot == "THINGS":
        yield from _things(words, at, is_a)
    elif part.slot == "CARDS":
        yield from _lists(words, at)
    elif at < len(words) and _stands(part, words[at], is_a):
        yield at + 1
    if part.optional:
        yield at


def _stands(part: RowPart, word: SaidWord, is_a: IsA) -> bool:
    if part.words:
        if word.kind == "card":
            return word.text in part.words and (is_plain(word) or _is_also_a_word(word))
        return word.text in part.words
    if part.slot == "N":
        return word.kind == "number" or word.text in ("x", "a", "an")
    if part.slot == "MANA":
        return word.kind == "mana"
    if word.mention is None:
        return False
    if part.slot == "CARD":
        return not (is_plain(word) and word.text in _ASKING)
    if part.slot in ("SPELLED", "USED") and not word.text.endswith("ed"):
        return False
    return not is_plain(word) and is_a(word.mention, TYPES[part.slot])


#: Words that ask, though a card is named so.
_ASKING = frozenset(("who", "what", "when", "where", "why"))


def is_plain(word: SaidWord) -> bool:
    """Tell whether a name is only a word that is written like one."""
    mention = word.mention
    return mention is not None and (
        mention.is_word or (mention.how == "typo" and word.said.islower())
    )


def _is_also_a_word(word: SaidWord) -> bool:
    """Tell whether a name is a single word that is not written as one: "drain", "fork"."""
    return word.said.islower() and " " not in word.said


def _rests(words: Words, at: int) -> Iterator[int]:
    """Give the ends of a stretch of words without a mark, the longest first."""
    end = at
    while end < len(words) and words[end].text not in PARTS:
        end += 1
    yield from range(end, at, -1)


def _lists(words: Words, at: int) -> Iterator[int]:
    """Give the ends of a list of names ("A, B and C"), the longest first."""
    ends: list[int] = []
    while at < len(words) and words[at].mention is not None and not is_plain(words[at]):
        ends.append(at + 1)
        at += 1
        while at < len(words) and words[at].text in (",", "and", "+", "&", "plus"):
            at += 1
    yield from reversed(ends)


def is_thing(word: str) -> bool:
    """Tell whether it is a noun for permanents that may be counted: "creatures", "elves"."""
    return bool(subtype(word)) or plain_nouns().get(word) in _PERMANENTS or word in _TOKENS


_PERMANENTS = frozenset(
    ("creature", "land", "artifact", "enchantment", "permanent", "planeswalker", "treasure")
)
_TOKENS = frozenset(("tokens",))


def is_modifier(word: str) -> bool:
    """Tell whether it may stand before such a noun, and says which are meant."""
    return (
        word in of_kind("quality")
        or word in of_kind("type")
        or word in COLORS_BY_NAME
        or word in ("other", "single", "more")
    )


_JOINTS = frozenset((",", "and", "+", "&", "plus"))


def _things(words: Words, at: int, is_a: IsA) -> Iterator[int]:
    """Give the ends of a list of permanents with how many there are, the longest first."""
    ends: list[int] = []
    while True:
        end = _thing(words, at, is_a)
        if end is None:
            break
        ends.append(end)
        at = end
        while at < len(words) and words[at].text in _JOINTS:
            at += 1
        if at == end:
            break
    yield from reversed(ends)


def _thing(words: Words, at: int, is_a: IsA) -> int | None:
    while at < len(words) and (
        words[at].kind == "number" or words[at].text in ("a", "an", "my", "only", "just")
    ):
        at += 1
    while at < len(words) and words[at].kind == "word" and is_modifier(words[at].text):
        at += 1
    if at == len(words):
        return None
    word = words[at]
    if word.kind == "word":
        return at + 1 if is_thing(word.text) else None
    named = word.mention is not None and not is_plain(word)
    return at + 1 if named and word.mention and is_a(word.mention, TYPES["PERMANENT"]) else None
