"""What is said beside the question: greetings, whose question it is, what somebody thinks of it.

The rows are those lines of `wordings.tsv` that begin with a sign: `~` a whole clause, `~>` what a
sentence begins with, `~<` what it ends with. `a|b` is either, `(a b)` may be missing, `@name` is
one of the words that the row `@name` lists, `@name*` any number of them. What is left out is
whole clauses, beginnings and ends, so that no number, owner or negation of the question goes.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from functools import cache

from rulings_cli.ask.question import folded
from rulings_cli.terms.values import Value

_WORD = re.compile(r"[a-z0-9]+(?:['/-][a-z0-9]+)*|\.\.\.|[.?!:;,()]|(?<=\s)-+(?=\s)|\{[^}]*\}|\S")
_MARKS = frozenset((".", "...", "?", "!", ":", ";", ",", "(", ")", "-", "--"))


class _Word(Value):
    text: str
    start: int
    end: int


Row = tuple[str, ...]


def without_beside(question: str) -> str:
    """Give the question without what is said beside it; the same text where there is nothing.

    >>> without_beside("Quick one: my buddy says no. does it die? thanks!")
    'does it die?'
    """
    words = [_Word(each[0], each.start(), each.end()) for each in _found(question)]
    gone: set[int] = set()
    for start, end in _clauses(words):
        if _whole(words[start:end]):
            gone.update(range(start, end + 1))
    if not gone:
        return _trimmed(question, words)
    return _trimmed_again(question, words, gone)


def _found(question: str) -> Iterator[re.Match[str]]:
    return _WORD.finditer(folded(question).lower())


def _trimmed_again(question: str, words: list[_Word], gone: set[int]) -> str:
    """Give the question without some clauses; a mark that asks stays for what is before it."""
    kept: list[str] = []
    at = 0
    for number, word in enumerate(words):
        if number not in gone:
            continue
        before = number - 1
        while before in gone:
            before -= 1
        piece = question[at : word.start]
        if word.text == "?" and (before < 0 or words[before].text != "?"):
            kept = [*kept, piece] if piece.strip() else kept
            text = "".join(kept).rstrip(" ,;:-.(")
            kept = [text + "?"] if text else []
        else:
            kept.append(piece if number - 1 not in gone else "")
        at = word.end
    kept.append(question[at:])
    text = " ".join("".join(kept).split()).strip(" ,;:-(").removeprefix(")").strip()
    again = [_Word(each[0], each.start(), each.end()) for each in _found(text)]
    return _trimmed(text, again) if again else question


def _trimmed(question: str, words: list[_Word]) -> str:
    """Give the question without what its sentences begin and end with beside what they say."""
    start, end = 0, len(words)
    while end and words[end - 1].text in _MARKS:
        end -= 1
    asks = any(each.text == "?" for each in words[end:])
    first, last = _beginning(words, start, end), _ending(words, start, end)
    if first >= last:
        return question
    if (first, last) == (start, end):
        return question
    text = question[words[first].start : words[last - 1].end]
    return f"{text}?" if asks or last < end else text + question[words[last - 1].end :]


def _beginning(words: Sequence[_Word], at: int, end: int) -> int:
    """Give where the question begins after what is said before it."""
    while True:
        found = max(_ends_of(words, at, end, "~>"), default=at)
        while found < end and found > at and words[found].text in (",", ":", "-", "...", "--"):
            found += 1
        if found == at:
            return at
        at = found


def _ending(words: Sequence[_Word], at: int, end: int) -> int:
    """Give where the question ends before what is said after it."""
    texts = [each.text for each in words[:end]]
    changed = True
    while changed:
        changed = False
        for start in range(max(at + 1, end - _LONGEST), end):
            if any(one == end for one in _ends_of(words, start, end, "~<")):
                end, changed = start, True
                while end > at and texts[end - 1] in (",", "-", "--", "...", "?", ".", "!", "("):
                    end -= 1
                break
    return end


_LONGEST = 7


def _clauses(words: Sequence[_Word]) -> Iterator[tuple[int, int]]:
    """Give the stretches between marks, from and to."""
    start = 0
    for at in range(len(words) + 1):
        if at == len(words) or words[at].text in _MARKS:
            if at > start:
                yield start, at
            start = at + 1


def _whole(words: Sequence[_Word]) -> bool:
    """Tell whether a clause says nothing of the question."""
    at = 0
    while at < len(words):
        found = max(
            (*_ends_of(words, at, len(words), "~"), *_ends_of(words, at, len(words), "~>")),
            default=at,
        )
        if found == at:
            break
        at = found
    return at == len(words)


def _ends_of(words: Sequence[_Word], at: int, end: int, sign: str) -> Iterator[int]:
    """Give where each row of a sign ends that stands here."""
    lists, rows = _rows()
    texts = [each.text for each in words[at:end]]
    for said in rows.get((sign, texts[0]), ()) if texts else ():
        for row in _ways_of(said):
            for size in _match(row, texts, 0, lists):
                yield at + size


def _match(row: Row, texts: Sequence[str], at: int, lists: dict[str, frozenset[str]]) -> set[int]:
    if not row:
        return {at}
    first, rest = row[0], row[1:]
    found: set[int] = set()
    if first.startswith(">!"):
        none = texts[at : at + 1] and texts[at] in first[2:].split("|")
        return set() if none else _match(rest, texts, at, lists)
    if first.endswith("*"):
        found |= _match(rest, texts, at, lists)
    if at < len(texts) and texts[at] in _words_of(first.rstrip("*"), lists):
        found |= _match(row if first.endswith("*") else rest, texts, at + 1, lists)
    return found


def _words_of(said: str, lists: dict[str, frozenset[str]]) -> frozenset[str]:
    words: set[str] = set()
    for each in said.split("|"):
        words |= lists[each] if each.startswith("@") else {each}
    return frozenset(words)


@cache
def _rows() -> tuple[dict[str, frozenset[str]], dict[tuple[str, str], list[str]]]:
    """Read the rows with a sign, by the sign and the words that they may begin with."""
    from rulings_cli.corpus.folders import home_path
    from rulings_cli.search.vocabulary import own_text, shipped_text

    lists: dict[str, frozenset[str]] = {}
    rows: dict[tuple[str, str], list[str]] = {}
    text = f"{shipped_text('wordings.tsv')}\n{own_text(home_path(), 'wordings.tsv')}"
    for line in text.splitlines():
        if line.startswith("@"):
            name, tab, words = line.partition("\t")
            if tab:
                lists[name.strip()] = frozenset(words.replace("|", " ").split())
            continue
        sign, space, said = line.partition(" ")
        if sign not in ("~", "~>", "~<") or not space:
            continue
        for way in said.split(" / "):
            for word in _beginning_words(way, lists):
                rows.setdefault((sign, word), []).append(way)
    return lists, rows


def _ways(said: str) -> Iterator[str]:
    """Give a row with and without each group in brackets."""
    before, bracket, rest = said.partition("(")
    if not bracket:
        yield said
        return
    inside, _, after = rest.partition(")")
    for each in _ways(after):
        yield f"{before}{inside}{each}"
        yield f"{before}{each}"


@cache
def _ways_of(said: str) -> tuple[Row, ...]:
    """Give the ways to say a row: with and without each group in brackets."""
    return tuple(tuple(each.split()) for each in _ways(said))


def _beginning_words(said: str, lists: dict[str, frozenset[str]]) -> set[str]:
    """Give the words that a row may begin with: those up to the first that can't be missing."""
    found: set[str] = set()
    depth = begun = 0
    for each in said.replace("(", " ( ").replace(")", " ) ").split():
        if each in "()":
            depth += 1 if each == "(" else -1
            begun = 0
        elif not begun:
            found |= _words_of(each.rstrip("*"), lists)
            begun = not each.endswith("*")
            if begun and not depth:
                break
    return found
