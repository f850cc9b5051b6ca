"""Rows of the table of wordings: what people say, a tab, and how it is said plainly.

A row is made of words. `a|b` is either, `(a)` may be missing, `@name` stands for the words that
the row `@name` lists, `^` is where a clause begins, `$` where a sentence ends,
`<!a|b` is where no such word stands before, `>!a|b` where none follows. In capitals,
with a digit where there are several: `CARD` is a card's name (`LAND`, `CREATURE`, `SPELL`, … a
card of that type), `CARDS` names that are listed, `THINGS` permanents
with how many of each ("two CARD and four artifacts"), `N` a number, `MANA` mana symbols, and `REST`
words up to the next mark. The plain side takes them up by the same names, and any element by its
number (`$1` is the first), and `=A_NAME` is a card; where it is `-` the words are left out. `slash`
is the mark.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import TypeAlias

from rulings_cli.ask.rows_by_word import Indexed, RowsByWord, indexed
from rulings_cli.corpus.prepared import prepared
from rulings_cli.terms.values import Value

#: Cards of a type: how a row calls them, and the types that a card may have.
TYPES = {
    "LAND": ("land",),
    "CREATURE": ("creature",),
    "SPELL": ("instant", "sorcery"),
    "ARTIFACT": ("artifact",),
    "ENCHANTMENT": ("enchantment",),
    "ATTACHED": ("Aura", "Equipment"),
    "AURA": ("Aura",),
    "EQUIPMENT": ("Equipment",),
    "PERMANENT": ("artifact", "creature", "enchantment", "land", "planeswalker", "battle"),
}
#: What stands for cards with {X} in their mana costs.
X_COSTS = ("{X}",)
TYPES["XSPELL"] = X_COSTS
#: An instant or sorcery whose name is a verb in the past: "bolted".
TYPES["SPELLED"] = TYPES["SPELL"]
#: A permanent whose name is a verb in the past, as it is used on something: "Hexmaged".
TYPES["USED"] = ("creature", "artifact", "land", "enchantment")
_SLOTS = frozenset(("CARDS", "THINGS", "CARD", "N", "MANA", "REST", *TYPES))


class RowPart(Value):
    """One element of a row: the words that may stand there, or the slot that is filled there."""

    words: frozenset[str] = frozenset()
    slot: str = ""  # what fills it: CARD, N, …
    name: str = ""  # how the plain side calls it
    optional: bool = False
    number: str = ""

    @property
    def is_word(self) -> bool:
        """Tell whether one word must stand there."""
        return not (self.slot or self.optional)


Lists = dict[str, frozenset[str]]


class WordingRow:
    """A wording and its plain words; `plain` holds words and names of slots.

    Its parts are read when they are needed: few rows begin with a word of the question.
    """

    __slots__ = ("_lists", "_parts", "begins", "place", "plain", "said", "weight")

    def __init__(self, said: tuple[str, ...], plain: tuple[str, ...], lists: Lists) -> None:
        self.said = said
        self.plain = plain
        self._lists = lists
        self._parts: list[RowPart] = []
        self.weight = sum(map(_weight, said))
        self.place = (0, False, 0)  # among all rows, the weightiest first
        self.begins = self._first()  # the words of which one must stand first; none for others

    def _first(self) -> frozenset[str]:
        first = next((each for each in self.said if each != "^" and each[:2] not in _BESIDE), "$")
        is_word = first != "$" and _weight(first) >= _WORDS
        return _words(first, self._lists) if is_word else frozenset()

    def part(self, place: int) -> RowPart:
        """Give an element of the wording; those behind it are read when they are needed."""
        read = self._parts
        while len(read) <= place:
            read.append(_part(self.said[len(read)], self._lists, f"${len(read) + 1}"))
        return read[place]

    @property
    def names(self) -> tuple[str, ...]:
        """Give the cards that the plain words name themselves."""
        named = (each[1:] for each in self.plain if each[0] == "=" and len(each) > 1)
        return tuple(each.replace("_", " ") for each in named)

    @property
    def parts(self) -> tuple[RowPart, ...]:
        """Give the elements of the wording."""
        return tuple(map(self.part, range(len(self.said))))


def _needed(said: Iterable[str], lists: Lists) -> Iterator[frozenset[str]]:
    """Give for each word that must stand somewhere the ways to say it."""
    for each in said:
        if each not in ("^", "$") and each[:2] not in _BESIDE and _weight(each) >= _WORDS:
            yield _words(each, lists)


#: A row as it is written: what is said, the plain words, the lists, and what it weighs more.
UnreadRow: TypeAlias = tuple[str, str, Lists, int]


def rows_of(text: str, more: int = 0) -> Iterator[UnreadRow]:
    """Give the rows of a table; lines without a tab and those after # are passed over."""
    lists: Lists = {}
    for line in text.splitlines():
        said, tab, plain = line.partition("\t")
        if line.startswith("#") or not tab or not said.strip():
            continue
        if said.startswith("@") and " " not in said.strip():
            lists[said.strip()] = frozenset(plain.replace("|", " ").split())
            continue
        plainly = "" if plain.strip() == "-" else plain
        for way in said.split(" / "):
            for each in ways(way) if "(" in way else (way,):
                yield each, plainly, lists, more


def ways(said: str) -> Iterator[str]:
    """Give a row with and without each group of several words that may be missing."""
    at = said.find("(")
    while at >= 0:
        end = said.find(")", at)
        if " " in said[at:end]:
            yield from ways(said[:at] + said[at + 1 : end] + said[end + 1 :])
            yield from ways(said[:at] + said[end + 1 :])
            return
        at = said.find("(", end)
    yield said


def _part(word: str, lists: Lists, number: str) -> RowPart:
    optional = word.startswith("(") and word.endswith(")")
    word = word[1:-1] if optional else word
    if word.startswith(("<!", ">!")):
        return RowPart(frozenset(word[2:].split("|")), word[:2], "", False, number)
    slot = word.rstrip("0123456789")
    if slot in _SLOTS:
        return RowPart(frozenset(), slot, word, optional, number)
    if word in ("^", "$"):
        return RowPart(frozenset(), word, "", False, number)
    return RowPart(_words(word, lists), "", "", optional, number)


def _words(said: str, lists: Lists) -> frozenset[str]:
    words: set[str] = set()
    for each in said.split("|"):
        words |= lists[each] if each.startswith("@") else {"/" if each == "slash" else each}
    return frozenset(words)


#: What an element weighs that words or marks must stand for.
_WORDS = 3
#: What begins an element for what does not stand beside the row.
_BESIDE = ("<!", ">!")


def _weight(word: str) -> int:
    """Tell how much an element says of where the row fits: a longer row goes before others."""
    if word[0] == "(" and word[-1] == ")":
        return 1
    return 2 if word.rstrip("0123456789") in _SLOTS else _WORDS


class Table:
    """All rows, by a word that they need."""

    __slots__ = ("_rows",)

    def __init__(self, rows: Indexed) -> None:
        self._rows = RowsByWord(rows, _read)

    def rows(self) -> Iterator[WordingRow]:
        """Give all rows, in the order of the table."""
        return iter(self._rows)

    def among(self, words: Iterable[str]) -> Rows:
        """Give the rows that may fit somewhere among these words."""
        there = frozenset(words)
        rows = sorted(self._rows.among(there), key=lambda each: each.place)
        return {
            each: [row for row in rows if not row.begins or each in row.begins] for each in there
        }


def indexed_rows(rows: Iterable[UnreadRow]) -> Indexed:
    """Give rows as they are written, and where they are found."""
    unread = tuple(
        (said, plain, {each: words for each, words in lists.items() if each in said}, more)
        for said, plain, lists, more in rows
    )
    return indexed(unread, [tuple(_needed(said.split(), lists)) for said, _, lists, _ in unread])


def _read(at: int, unread: UnreadRow) -> WordingRow:
    said, plain, lists, more = unread
    row = WordingRow(tuple(said.split()), tuple(plain.split()), lists)
    row.weight += more
    row.place = (-row.weight, not row.begins, at)
    return row


#: By each word of a question the rows that may fit where it stands, the weightiest first.
Rows = dict[str, list[WordingRow]]


_WORDINGS = "wordings.tsv"


@cache
def _table(home: str) -> Table:
    from rulings_cli.ask import rows_by_word
    from rulings_cli.search.vocabulary import own_path, shipped_path

    made_by = (__file__, rows_by_word.__file__)
    sources = (*made_by, shipped_path(_WORDINGS), own_path(home, _WORDINGS))
    return Table(prepared("wordings", sources, lambda: _indexed(home)))


def _indexed(home: str) -> Indexed:
    from rulings_cli.search.vocabulary import own_text, shipped_text

    text = shipped_text(_WORDINGS)
    lists = "\n".join(line for line in text.splitlines() if line.startswith("@"))
    own = rows_of(f"{lists}\n{own_text(home, _WORDINGS)}", more=100)
    return indexed_rows((*own, *rows_of(text)))


def table() -> Table:
    """Give the shipped rows, and before them those of the user's own `wordings.tsv`."""
    from rulings_cli.corpus.folders import home_path

    return _table(home_path())
