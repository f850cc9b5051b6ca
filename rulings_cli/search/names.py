"""Find the names of cards inside a sentence, however they are written.

Every run of words is looked up by its squashed key; what overlaps is settled by length and by how
sure each finding is. Typing errors are looked for only around words that nothing explains.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING

from rulings_cli.corpus.names import squash
from rulings_cli.errors import Ambiguous, UnknownCard
from rulings_cli.search.vocabulary import nicknames, ordinary_words
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    from rulings_cli.corpus.names import NameEntry, NamesTable

# How sure a finding is, by how it was found; an ordinary word that is not written like a name
# counts for little.
_SURE = {"exact": 1.0, "nickname": 0.9, "short": 0.85, "start": 0.6, "typo": 0.7}
_WORD = 0.2
#: A word of so many letters that only one name begins with is that name in small letters, too.
_LONG_WORD = 7
_MOST_WORDS = 12
_MOST_LETTERS = 10_000


class NameMention(Value):
    """One place of a text that names a card, or one of several.

    `how`: `exact` (a full name or a face's), `short` (before the comma, a legend's first word, the
    only name that starts so), `nickname`, `typo`. `is_word` tells that the place is one ordinary
    word; `weight` (0 to 1) says how much it looks like a name all the same.
    """

    start: int
    end: int
    candidates: tuple[str, ...]
    how: str
    weight: float = 1.0
    is_word: bool = False


class _Token(Value):
    start: int
    end: int
    text: str
    key: str


def find_names(question: str, table: NamesTable) -> list[NameMention]:
    """Give the mentions of cards in a text, in order and without overlap.

    A mention of an ordinary word ("exile", "counter") is given too, with a low weight, so that
    the reader of the question can decide.
    """
    tokens = _tokens(question[:_MOST_LETTERS])
    found = [each for each in _exact_mentions(question, tokens, table) if _is_worth(each)]
    chosen = _settle(found)
    strange = _unexplained(tokens, chosen)
    if strange:
        from rulings_cli.search.typos import mend

        mended = [
            _mention(question, tokens, first, last, "typo", candidates)
            for first, last, candidates in mend(tokens, strange, chosen, table)
        ]
        if mended:
            chosen = _settle(found + mended)
    return sorted(chosen, key=lambda each: each.start)


def resolve_name(text: str, table: NamesTable) -> str:
    """Give the full name of the one card that `text` as a whole means.

    Several are Ambiguous with all their names; none is an UnknownCard with the nearest ones.
    """
    key = squash(text)
    entries = table.lookup(key)
    for candidates in (
        _of_kind(entries, "full", "face", surface=text.strip()),
        _nicknamed(key, table),
        _shortened(entries),
        _starting(key, table),
    ):
        if len(candidates) == 1:
            return candidates[0]
        if candidates:
            listed = "; ".join(candidates)
            raise Ambiguous(f"{text.strip()} may be any of these: {listed}", candidates)
    shown = "".join(each if each.isprintable() else "?" for each in text.strip())
    if len(shown) > 60:
        shown = shown[:60] + "…"
    raise UnknownCard(f"{shown!r} is no card in this corpus", nearest_names(text, table))


def nearest_names(text: str, table: NamesTable, n: int = 3) -> tuple[str, ...]:
    """Give the full names of the `n` cards whose names are nearest in spelling, nearest first."""
    from rulings_cli.search.typos import nearest

    return nearest(text, table, n)


def _tokens(text: str) -> list[_Token]:
    import re

    found = []
    for each in re.finditer(r"\{[^{}]{0,8}\}|[^\W_]+|_{3,}", text):
        word = each[0]
        if word[0] == "{":
            continue  # a mana symbol
        found.append(_Token(each.start(), each.end(), word, squash(word)))
    return found


def _exact_mentions(
    question: str, tokens: list[_Token], table: NamesTable
) -> Iterator[NameMention]:
    stops = {index for index, each in enumerate(tokens[:-1]) if _is_parted(question, tokens, index)}
    for first in range(len(tokens)):
        key = ""
        for last in range(first, min(first + _MOST_WORDS, len(tokens))):
            key += tokens[last].key
            yield from _at(question, tokens, first, last, key, table)
            if last in stops or not table.has_prefix(key):
                break


def _is_parted(question: str, tokens: list[_Token], index: int) -> bool:
    """Tell whether a name cannot go on from this word to the next one."""
    between = question[tokens[index].end : tokens[index + 1].start]
    return any(each in between for each in ";?\n") or len(between) > 4


def _at(
    question: str, tokens: list[_Token], first: int, last: int, key: str, table: NamesTable
) -> Iterator[NameMention]:
    """Give what a run of words means: as it stands, else as a plural."""
    surface = question[tokens[first].start : tokens[last].end]
    for each in (key, *_singulars(key)):
        entries = _as_written(table.lookup(each), surface)
        exact = _of_kind(entries, "full", "face", surface=surface)
        nicknamed = _nicknamed(each, table)
        short = tuple(e for e in _shortened(entries) if not _begins_others(e, each, table))
        if exact:
            # What players mostly mean by it stands after what it exactly is.
            is_face = not _of_kind(entries, "full")
            legends = _of_kind(entries, "short") if is_face else ()
            found = tuple(dict.fromkeys((*exact, *nicknamed, *legends)))
            yield _mention(question, tokens, first, last, "exact", found)
        elif nicknamed:
            yield _mention(question, tokens, first, last, "nickname", nicknamed)
        elif short:
            yield _mention(question, tokens, first, last, "short", short)
        if exact or nicknamed or short:
            return
    if tokens[first].key in ("the", "a", "an") or _is_ordinary(tokens[last].key):
        return
    for each in (key, *_singulars(key)):
        if found := _starting(each, table):
            yield _mention(question, tokens, first, last, "start", found)
            return


def _as_written(entries: Iterable[NameEntry], surface: str) -> list[NameEntry]:
    """Give the entries without the rebalanced cards, unless their hyphen is there.

    "a Teferi" is no "A-Teferi".
    """
    rebalanced = surface[:2].upper() == "A-"
    return [each for each in entries if rebalanced or not each.card.startswith("A-")]


def _singulars(key: str) -> tuple[str, ...]:
    """Give what a key may be the plural or the possessive of."""
    if len(key) < 4 or not key.endswith("s"):
        return ()
    found = [key[:-1]]
    if key.endswith("ies"):
        found.append(key[:-3] + "y")
    elif key.endswith("ves"):
        found += [key[:-3] + "f", key[:-3] + "fe"]
    if key.endswith("es"):
        found.append(key[:-2])
    return tuple(found)


def _of_kind(entries: Iterable[NameEntry], *kinds: str, surface: str = "") -> tuple[str, ...]:
    """Give the cards of the entries of the first kind that there is; an exact spelling decides."""
    # a name with a blank is said with it: "a Goblin" is none of a printed "____ Goblin"
    held = [each for each in entries if "_" not in each.card or not surface or "_" in surface]
    for kind in kinds:
        found = tuple(dict.fromkeys(each.card for each in held if each.how == kind))
        if found:
            exact = tuple(each for each in found if each.lower() == surface.lower())
            return exact or found
    return ()


def _shortened(entries: Iterable[NameEntry]) -> tuple[str, ...]:
    """Give all cards that the entries' short name is used for.

    Where a legend has the name before its comma, those that only begin with it are not meant.
    """
    held = list(entries)
    found = [each.card for each in held if each.how == "short"]
    if all(each.endswith(" Avatar") for each in found):  # many of these are in no deck
        found += [each.card for each in held if each.how == "first"]
    return tuple(dict.fromkeys(found))


def _begins_others(card: str, key: str, table: NamesTable) -> bool:
    """Tell whether the word behind "The" in a card's name is what other cards begin with."""
    if not card.startswith("The "):
        return False
    found = (each.card for each in table.starting_with(key, 12))
    return any(each != card and _starts_with_words(each, key) for each in found)


def _nicknamed(key: str, table: NamesTable) -> tuple[str, ...]:
    """Give the cards of a nickname, those that the table knows."""
    names = nicknames().get(key, ())
    return tuple(
        each for each in names if any(entry.card == each for entry in table.lookup(squash(each)))
    )


def _starting(key: str, table: NamesTable) -> tuple[str, ...]:
    """Give the one card whose name starts with these whole words, if there is just one."""
    if len(key) < 5:
        return ()
    found = {
        each.card
        for each in table.starting_with(key, 12)
        if not each.card.startswith("A-") and _starts_with_words(each.card, key)
    }
    return tuple(found) if len(found) == 1 else ()


def _starts_with_words(name: str, key: str) -> bool:
    for part in name.split(" // "):
        built = ""
        for word in part.replace("-", " ").split():
            built += squash(word)
            if built == key:
                return True
            if len(built) > len(key):
                break
    return False


def _is_ordinary(key: str) -> bool:
    """Tell whether a word, or what it is a form of, is ordinary English or a number."""
    words = ordinary_words()
    if key in words or key.isdigit():
        return True
    if any(each in words for each in _singulars(key)):
        return True
    for ending in ("ing", "ed", "er"):
        stem = key.removesuffix(ending)
        if stem != key and len(stem) > 2:
            return any(each in words for each in (stem, stem + "e", stem[:-1]))
    return False


def _mention(
    question: str,
    tokens: list[_Token],
    first: int,
    last: int,
    how: str,
    candidates: tuple[str, ...],
) -> NameMention:
    start, end = tokens[first].start, tokens[last].end
    tail = question[end : end + 2].lower()
    if tail[:1] in ("'", "\u2019") and (tail[1:] == "s" or not tail[1:].isalnum()):
        end += 2 if tail[1:] == "s" else 1  # the possessive belongs to the name
    words = [each.key for each in tokens[first : last + 1]]
    if len(words) > 1 and words[-1] == "s":
        words.pop()
    is_word = all(map(_is_ordinary, words))
    weight = _SURE[how]
    if not _is_written_as_name(question, tokens, first, last):
        if is_word:
            phrase = "".join(words[1:] if words[0] == "the" and len(words) > 1 else words)
            weight *= _WORD if phrase in ordinary_words() or len(words) == 1 else 0.8
        elif how in ("start", "typo") and len(words) == 1 and tokens[first].text.islower():
            long = how == "start" and len(words[0]) >= _LONG_WORD
            weight *= 0.85 if long else 0.75
    found = "short" if how == "start" else how
    return NameMention(start, end, candidates, found, weight, is_word and len(words) == 1)


def _is_written_as_name(question: str, tokens: list[_Token], first: int, last: int) -> bool:
    """Tell whether capitals set these words off, or they are the whole text."""
    if first == 0 and last == len(tokens) - 1:
        return True
    if len(tokens[first].text) == 1:
        return False  # X and the colors' letters are capitals anyway
    long = [each for each in tokens if len(each.text) > 3]
    shouted = sum(each.text[:1].isupper() for each in long) * 2 > len(long) + 1 and len(long) > 2
    if shouted or not tokens[first].text[:1].isupper():
        return False
    before = question[: tokens[first].start].rstrip(" \"'(\u201c\u2018")
    return bool(before) and before[-1] not in ".?!:\n"


def _is_worth(mention: NameMention) -> bool:
    """Tell whether to keep a mention: an ordinary word that merely begins a name is none."""
    return mention.how != "short" or mention.weight >= 0.5


def _settle(mentions: Iterable[NameMention]) -> list[NameMention]:
    """Choose among overlapping mentions: the longer and surer ones first."""
    ranked = sorted(
        mentions, key=lambda each: (-(each.end - each.start) * each.weight, each.start, each.how)
    )
    chosen: list[NameMention] = []
    for each in ranked:
        if all(each.end <= other.start or each.start >= other.end for other in chosen):
            chosen.append(each)
    return chosen


def _unexplained(tokens: list[_Token], chosen: list[NameMention]) -> list[int]:
    """Give the indexes of the words that are neither ordinary nor inside a found name."""
    return [
        index
        for index, each in enumerate(tokens)
        if len(each.key) >= 4
        and not _is_ordinary(each.key)
        and not any(
            one.start <= each.start and each.end <= one.end and one.weight >= 0.5 for one in chosen
        )
    ]
