"""Names as keys: what is left of a card's name when spelling, case and accents do not count."""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING

from rulings_cli.terms.values import Value

# Letters that no decomposition turns into ASCII.
_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "ł": "l", "đ": "d", "þ": "th"})


def squash(name: str) -> str:
    """Give a name in lower case, ASCII letters and digits only; a name of none of them is itself.

    >>> squash("Lim-Dûl's Vault"), squash("Wear // Tear")
    ('limdulsvault', 'weartear')
    """
    low = name.lower()
    if not low.isascii():
        from unicodedata import normalize

        low = normalize("NFKD", low.translate(_LETTERS)).encode("ascii", "ignore").decode()
    return "".join(filter(str.isalnum, low)) or name.strip()


if TYPE_CHECKING:
    from typing import Protocol

    class NamedFace(Protocol):
        """What a table of names reads of a face."""

        @property
        def supertypes(self) -> Sequence[str]: ...  # noqa: D102  # as the class says

        @property
        def types(self) -> Sequence[str]: ...  # noqa: D102  # as the class says

    class Named(Protocol):
        """What a table of names reads of a card."""

        @property
        def name(self) -> str: ...  # noqa: D102  # as the class says

        @property
        def layout(self) -> str: ...  # noqa: D102  # as the class says

        @property
        def faces(self) -> Sequence[NamedFace]: ...  # noqa: D102  # as the class says


class NameEntry(Value):
    """One way to write a card's name: the squashed key, what it is, and the card's full name.

    `how`: `full`, `face` (a part of an `A // B` name), `short` (before the comma, after it, without
    a leading "The"), `first` (a legend's first word).
    """

    key: str
    how: str
    card: str


class NamesTable:
    """All names of the pool by squashed key, in blocks that are read when they are needed."""

    def __init__(
        self,
        first_keys: Sequence[str],
        read: Callable[[int], Sequence[Sequence[str]]],
        read_words: Callable[[], Iterable[str]],
        read_lengths: Callable[[], dict[int, list[str]]],
    ) -> None:
        self._first_keys = first_keys
        self._read = read
        self._read_words = read_words
        self._read_lengths = read_lengths
        self._blocks: dict[int, tuple[list[str], Sequence[Sequence[str]]]] = {}
        self._words: frozenset[str] | None = None
        self._by_length: dict[int, list[str]] = {}

    @classmethod
    def of_cards(cls, cards: Iterable[Named]) -> NamesTable:
        """Make a table of some cards in memory."""
        rows = name_rows(cards)
        words = name_words(row[2] for row in rows)
        first = [rows[0][0] if rows else ""]
        return cls(first, lambda _: rows, lambda: words, lambda: by_length(rows))

    def lookup(self, key: str) -> list[NameEntry]:
        """Give the entries of one squashed key, full names before faces before short names."""
        keys, rows = self._block(self._block_of(key))
        at = bisect_left(keys, key)
        end = at
        while end < len(keys) and keys[end] == key:
            end += 1
        return [NameEntry(*row) for row in rows[at:end]]

    def starting_with(self, prefix: str, most: int = 20) -> list[NameEntry]:
        """Give at most `most` entries whose key starts with `prefix`, in order."""
        found: list[NameEntry] = []
        block = self._block_of(prefix)
        while block < len(self._first_keys) and len(found) < most:
            keys, rows = self._block(block)
            at = bisect_left(keys, prefix)
            while at < len(keys) and keys[at].startswith(prefix) and len(found) < most:
                found.append(NameEntry(*rows[at]))
                at += 1
            if at < len(keys):
                break
            block += 1
        return found

    def has_prefix(self, prefix: str) -> bool:
        """Tell whether any key starts with `prefix`."""
        block = self._block_of(prefix)
        keys, _ = self._block(block)
        at = bisect_left(keys, prefix)
        if at < len(keys):
            return keys[at].startswith(prefix)
        following = block + 1
        return following < len(self._first_keys) and self._first_keys[following].startswith(prefix)

    def rows(self) -> Iterator[Sequence[str]]:
        """Give every entry as (key, how, card), in order; this reads the whole table."""
        for block in range(len(self._first_keys)):
            yield from self._block(block)[1]

    def keys_by_length(self) -> dict[int, list[str]]:
        """Give the keys of full names and faces by their length."""
        if not self._by_length:
            self._by_length = self._read_lengths()
        return self._by_length

    def words(self) -> frozenset[str]:
        """Give every word that occurs in a name, squashed."""
        if self._words is None:
            self._words = frozenset(self._read_words())
        return self._words

    def _block_of(self, key: str) -> int:
        # The writer keeps all entries of one key in one block.
        return max(bisect_right(self._first_keys, key) - 1, 0)

    def _block(self, index: int) -> tuple[list[str], Sequence[Sequence[str]]]:
        known = self._blocks.get(index)
        if known is None:
            rows = self._read(index) if index < len(self._first_keys) else ()
            known = self._blocks[index] = ([row[0] for row in rows], rows)
        return known


def by_length(rows: Iterable[Sequence[str]]) -> dict[int, list[str]]:
    """Give the keys of full names and faces by their length."""
    found: dict[int, list[str]] = {}
    for key, how, _ in rows:
        if how in ("full", "face"):
            found.setdefault(len(key), []).append(key)
    return found


_ORDER = ("full", "face", "short", "first")


def name_rows(cards: Iterable[Named]) -> list[tuple[str, str, str]]:
    """Give every way to write the names of the cards as (key, how, card), sorted by key.

    A face that has the name of another card is not listed: that name means the other card. Nor is
    the face of a reversible card if another card has it, since it is that card printed twice. A
    vanguard (CR 313) is listed as one of those that a short name may mean.
    """
    held = list(cards)
    full = {squash(each.name) for each in held}
    found = {
        (squash(each.name), "short" if each.layout == "vanguard" else "full", each.name)
        for each in held
    }
    faces: set[str] = set()
    for each in sorted(held, key=lambda card: card.layout == "reversible_card"):
        keys = {squash(part) for part in _parts(each)}
        for key in keys - full:
            if each.layout != "reversible_card" or key not in faces:
                found.add((key, "face", each.name))
        faces |= keys
    for each in held:
        for how, part in short_names(each):
            key = squash(part)
            if key and not any((key, other, each.name) in found for other in _ORDER):
                found.add((key, how, each.name))
    return sorted(found, key=lambda row: (row[0], _ORDER.index(row[1]), row[2]))


def _parts(card: Named) -> tuple[str, ...]:
    """Give the names of a card's own faces; a meld card's last part is another permanent."""
    parts = card.name.split(" // ")
    if card.layout == "meld":
        return (parts[0],)
    return tuple(parts) if len(parts) > 1 else ()


def short_names(card: Named) -> Iterator[tuple[str, str]]:
    """Give the shorter names that players use for a card, each with its `how`.

    Rebalanced (`A-`) cards have none.
    """
    if card.name.startswith("A-") or card.layout == "reversible_card":
        return
    for index, name in enumerate(_parts(card) or (card.name,)):
        face = card.faces[index] if index < len(card.faces) else None
        before, comma, after = name.partition(",")
        if comma:
            yield "short", before
            for each in _epithet(after.strip()):
                yield "short", each
        if name.startswith("The "):
            yield "short", name[4:]
        is_legend = face is not None and "legendary" in face.supertypes
        if is_legend and face is not None and {"creature", "planeswalker"} & set(face.types):
            words = before.removeprefix("The ").split()
            if len(words) > 1:
                yield "first", words[0]


def _epithet(after: str) -> Iterator[str]:
    """Give what stands after the comma, where it is long enough to name the card by itself."""
    plain = after.removeprefix("the ").removeprefix("The ")
    if " " in plain and len(plain) >= 10:
        yield plain


def name_words(names: Iterable[str]) -> list[str]:
    """Give every word of some names, squashed and sorted, each once."""
    words = {squash(word) for name in names for word in name.replace("-", " ").split()}
    return sorted(word for word in words if word.isalnum())
