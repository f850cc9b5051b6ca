"""The card pool: every card of the game in one file that is read a block at a time.

The file is a chain of xz streams, so any xz tool unpacks it; unpacked it is JSON Lines. First
comes one line with the header and the index, then the cards by squashed name, 128 to a stream and
one a line, then the names in blocks, and last the words that occur in names. A block that was
unpacked once is kept as it was read (`prepared`).
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import TYPE_CHECKING, Any

from rulings_cli.corpus.names import NamesTable, by_length, name_rows, name_words, squash
from rulings_cli.corpus.prepared import prepared
from rulings_cli.errors import Ambiguous, CorpusError, UnknownCard

if TYPE_CHECKING:
    from pathlib import Path

    from rulings_cli.abilities.cards import Card

FILE_NAME = "pool.jsonl.xz"
VERSION = 1
CARDS_IN_BLOCK = 128
NAMES_IN_BLOCK = 128
# A block unpacks to far less than this; a small window makes starting the decoder cheap.
_WINDOW = 1 << 18
_HEAD = 1 << 15
_HINT = "build it from MTGJSON's AtomicCards: rulings pool build FILE"


def write_pool(path: Path | str, cards: Iterable[Card], header: dict[str, Any]) -> None:
    """Write a pool of the cards; the file appears whole or not at all.

    The same cards and header give the same bytes. `header` is any JSON object.
    """
    from pathlib import Path

    from rulings_cli.corpus.folders import exclusive, flush_to_disk, writing
    from rulings_cli.terms.values import to_data

    target = Path(path)
    held = sorted(cards, key=lambda card: (squash(card.name), card.name))
    lines = [(squash(each.name), _line(_name_first(to_data(each)))) for each in held]
    card_blocks = [
        (block[0][0], _packed("".join(line for _, line in block)))
        for block in _blocks(lines, CARDS_IN_BLOCK)
    ]
    rows = name_rows(held)
    name_blocks = [
        (block[0][0], _packed(_line({"names": block}))) for block in _blocks(rows, NAMES_IN_BLOCK)
    ]
    words = _packed(_line({"words": " ".join(name_words(row[2] for row in rows))}))
    index = {
        "pool": VERSION,
        "header": {**header, "cards": len(held)},
        "cards": [[key, len(block)] for key, block in card_blocks],
        "names": [[key, len(block)] for key, block in name_blocks],
        "words": len(words),
    }
    with exclusive(target.parent), writing(target):
        partial = target.with_name(target.name + ".partial")
        with partial.open("wb") as stream:
            stream.write(_packed(_line(index)))
            for _, block in (*card_blocks, *name_blocks):
                stream.write(block)
            stream.write(words)
        flush_to_disk(partial)
        partial.replace(target)


def _line(data: Any) -> str:
    import json

    return json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n"


def _name_first(data: dict[str, Any]) -> dict[str, Any]:
    # The reader finds a card's line by its start, without parsing the others of the block.
    return {"@": data["@"], "name": data["name"], **data}


def _packed(text: str) -> bytes:
    import lzma

    filters = [{"id": lzma.FILTER_LZMA2, "preset": 6, "dict_size": _WINDOW}]
    return lzma.compress(text.encode(), check=lzma.CHECK_CRC32, filters=filters)


def _blocks(rows: Sequence[Any], size: int) -> Iterator[Sequence[Any]]:
    """Split sorted rows into blocks; rows of one key stay together."""
    start = 0
    while start < len(rows):
        end = min(start + size, len(rows))
        while end < len(rows) and rows[end][0] == rows[end - 1][0]:
            end += 1
        yield rows[start:end]
        start = end


class Pool:
    """An open pool. Reading one card costs a bisect and one block."""

    def __init__(self, path: str, index: dict[str, Any], start: int) -> None:
        self.path = path
        self.header: dict[str, Any] = index["header"]
        self._card_keys, self._card_places, start = _places(index["cards"], start)
        self._name_keys, self._name_places, start = _places(index["names"], start)
        self._words_place = (start, int(index["words"]))
        self._cards: dict[str, Card] = {}
        self._names: NamesTable | None = None

    @classmethod
    def open(cls, path: Path | str) -> Pool:
        """Open a pool file (or the one in a folder); a missing or damaged one is a CorpusError."""
        import os

        path = os.fspath(path)
        try:
            if os.path.isdir(path):  # noqa: PTH112  # pathlib costs 8 ms at every start
                path = os.path.join(path, FILE_NAME)  # noqa: PTH118
            index, start = prepared("pool/index", (path,), lambda: _index(path))
            if index["pool"] != VERSION:
                raise CorpusError(f"the card pool {path} was written by another version", _HINT)
            return cls(path, index, start)
        except FileNotFoundError as error:
            raise CorpusError(f"there is no card pool at {path}", _HINT) from error
        except OSError as error:
            why = (error.strerror or str(error)).lower()
            raise CorpusError(f"the card pool {path} cannot be read: {why}", _HINT) from error
        except (ValueError, TypeError, KeyError, EOFError) as error:
            raise _damaged(path, error) from error

    def __len__(self) -> int:
        return int(self.header["cards"])

    def __iter__(self) -> Iterator[Card]:
        """Give every card, by squashed name."""
        for place in self._card_places:
            for line in self._lines(place):
                yield self._card_of(line)

    def card(self, name: str) -> Card:
        """Give the card with that name, or with a face of that name; spelling is squashed.

        None is an UnknownCard; a face of several cards, or several cards of one spelling, is
        Ambiguous.
        """
        found = self.cards(name)
        if len(found) > 1:
            readings = tuple(each.name for each in found)
            raise Ambiguous(f"{name.strip()} may be {' or '.join(readings)}", readings)
        return found[0]

    def cards(self, name: str) -> tuple[Card, ...]:
        """Give all cards that a name means, at least one; none is an UnknownCard."""
        known = self._cards.get(name)
        if known is not None:
            return (known,)
        key = squash(name)
        found = self._full(key)
        exact = tuple(each for each in found if each.name.lower() == name.strip().lower())
        found = exact or found
        if not found or found[0].layout == "vanguard":
            found = self._by_entries(key, found)
        if not found:
            shown = "".join(each if each.isprintable() else "?" for each in name.strip())
            raise UnknownCard(f"{shown[:80]!r} is no card in this pool")
        if len(found) == 1:
            self._cards[name] = found[0]
        return found

    def _by_entries(self, key: str, vanguard: tuple[Card, ...]) -> tuple[Card, ...]:
        """Give the cards with a face of that name, or, for a vanguard, all that share its name."""
        how = "short" if vanguard else "face"
        names = dict.fromkeys(each.card for each in self.names().lookup(key) if each.how == how)
        return tuple(card for each in names for card in self._full(squash(each)))

    def names(self) -> NamesTable:
        """Give the table of all names; its blocks are read when they are needed."""
        if self._names is None:
            self._names = NamesTable(
                self._name_keys, self._name_block, self._name_words, self._names_by_length
            )
        return self._names

    def _full(self, key: str) -> tuple[Card, ...]:
        block = bisect_right(self._card_keys, key) - 1
        if block < 0:
            return ()
        lines = self._kept(f"cards-{block}", lambda: self._by_key(self._card_places[block]))
        return tuple(self._card_of(line) for line in lines.get(key, ()))

    def _kept(self, name: str, make: Callable[[], Any]) -> Any:
        return prepared(f"pool/{name}", (self.path,), make)

    def _lines(self, place: tuple[int, int]) -> list[str]:
        return _stream_at(self.path, place).splitlines()

    def _by_key(self, place: tuple[int, int]) -> dict[str, list[str]]:
        """Give the lines of a block of cards by squashed name, without parsing all of them."""
        from json import JSONDecoder

        decode = JSONDecoder().raw_decode
        found: dict[str, list[str]] = {}
        for line in self._lines(place):
            try:
                name = str(decode(line, line.index('"name":"') + 7)[0])
            except ValueError as error:
                raise _damaged(self.path, error) from error
            found.setdefault(squash(name), []).append(line)
        return found

    def _card_of(self, line: str) -> Card:
        import json

        import rulings_cli.abilities.cards  # registers every kind of node
        from rulings_cli.terms.values import from_data

        try:
            card = from_data(json.loads(line))
        except (ValueError, TypeError, KeyError) as error:
            raise _damaged(self.path, error) from error
        if not isinstance(card, rulings_cli.abilities.cards.Card):
            raise _damaged(self.path, TypeError("a line is no card"))
        return card

    def _name_block(self, index: int) -> Sequence[Sequence[str]]:
        place = self._name_places[index]
        names: Sequence[Sequence[str]] = self._kept(
            f"names-{index}", lambda: self._of_stream(place, "names", list)
        )
        return names

    def _name_words(self) -> Iterable[str]:
        place = self._words_place
        words: Iterable[str] = self._kept(
            "words", lambda: frozenset(self._of_stream(place, "words", str).split())
        )
        return words

    def _names_by_length(self) -> dict[int, list[str]]:
        found: dict[int, list[str]] = self._kept("lengths", lambda: by_length(self._name_rows()))
        return found

    def _name_rows(self) -> Iterator[Sequence[str]]:
        for place in self._name_places:
            yield from self._of_stream(place, "names", list)

    def _of_stream(self, place: tuple[int, int], key: str, kind: type[Any]) -> Any:
        import json

        try:
            held = json.loads(_stream_at(self.path, place))[key]
            if not isinstance(held, kind):
                raise TypeError(f"{key} are no {kind.__name__}")
        except (ValueError, TypeError, KeyError) as error:
            raise _damaged(self.path, error) from error
        return held


def _places(rows: list[list[Any]], start: int) -> tuple[list[str], list[tuple[int, int]], int]:
    keys, places = [], []
    for key, size in rows:
        keys.append(str(key))
        places.append((start, int(size)))
        start += int(size)
    return keys, places, start


def _index(path: str) -> tuple[Any, int]:
    """Give what the first stream holds, and the offset at which the next one starts."""
    import json
    import lzma

    decoder = lzma.LZMADecompressor(lzma.FORMAT_XZ)
    unpacked = []
    read = 0
    with open(path, "rb") as stream:  # noqa: PTH123  # pathlib costs 8 ms at every start
        while not decoder.eof:
            block = stream.read(_HEAD)
            if not block:
                raise EOFError("it breaks off in its index")
            read += len(block)
            try:
                unpacked.append(decoder.decompress(block))
            except lzma.LZMAError as error:
                raise ValueError(str(error)) from error
    return json.loads(b"".join(unpacked).decode()), read - len(decoder.unused_data)


def _stream_at(path: str, place: tuple[int, int]) -> str:
    import lzma

    try:
        with open(path, "rb") as stream:  # noqa: PTH123  # as above
            stream.seek(place[0])
            packed = stream.read(place[1])
        decoder = lzma.LZMADecompressor(lzma.FORMAT_XZ)
        unpacked = decoder.decompress(packed)
        if not decoder.eof:
            raise EOFError("it breaks off")
        return unpacked.decode()
    except (lzma.LZMAError, EOFError, ValueError) as error:
        raise _damaged(path, error) from error
    except OSError as error:
        why = (error.strerror or str(error)).lower()
        raise CorpusError(f"the card pool {path} cannot be read: {why}", _HINT) from error


def _damaged(path: str, error: Exception) -> CorpusError:
    return CorpusError(f"the card pool {path} is damaged or of another version: {error}", _HINT)
