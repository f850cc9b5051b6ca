"""What is searched: documents as plain values, and where they come from."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import TYPE_CHECKING

from rulings_cli.terms.values import Value

#: What stands before and after a document: pairs of an id and the beginning of its text.
Neighbours = tuple[tuple[str, str], ...]

if TYPE_CHECKING:
    from typing import Protocol

    class Source(Protocol):
        """A collection of documents of one kind, with a fingerprint that changes when it does."""

        @property
        def kind(self) -> str: ...  # noqa: D102  # as the class says

        @property
        def fingerprint(self) -> str: ...  # noqa: D102  # as the class says

        def documents(self) -> Iterable[Document]: ...  # noqa: D102  # all of them

        @property
        def kept(self) -> Sequence[str]: ...  # noqa: D102  # fingerprints that may be asked again

        def documents_of(self, keys: Sequence[str]) -> dict[str, Document]: ...  # noqa: D102  # by id

        def neighbours(self, keys: Sequence[str]) -> dict[str, Neighbours]: ...  # noqa: D102  # by id


# What a query can ask a document for by name, as in `cr:605.3b`.
FIELDS = ("card", "cr", "kw", "source", "is")


class Document(Value):
    """One thing that can be found: a rule, an entry, a ruling, a card.

    `fields` holds what `card: cr: kw: source: is:` ask for, as pairs of a field and its values;
    cards by name, rules by number.
    """

    kind: str
    id: str
    title: str
    text: str
    fields: tuple[tuple[str, tuple[str, ...]], ...] = ()


class Hit(Value):
    """One document that a search found; `snippet` is the part of its text that fits best.

    `marks` are where words of the query stand in the snippet, pairs of start and end.
    `neighbours` are the rules before and after a rule, pairs of number and beginning.
    """

    kind: str
    id: str
    title: str
    snippet: str
    score: float
    marks: tuple[tuple[int, int], ...] = ()
    neighbours: Neighbours = ()


class ListSource:
    """A source of documents that are at hand in memory; its fingerprint is that of its content."""

    def __init__(self, kind: str, documents: Sequence[Document]) -> None:
        self.kind = kind
        self._documents = {each.id: each for each in documents}
        self._fingerprint = ""

    @property
    def fingerprint(self) -> str:
        """Give a hash of all documents."""
        if not self._fingerprint:
            import hashlib

            sha = hashlib.sha256()
            for each in self._documents.values():
                sha.update(repr((each.id, each.title, each.text, each.fields)).encode())
            self._fingerprint = sha.hexdigest()
        return self._fingerprint

    def documents(self) -> Iterable[Document]:
        """Give all documents."""
        return self._documents.values()

    @property
    def kept(self) -> Sequence[str]:
        """Give no other fingerprints: documents in memory have one form."""
        return ()

    def documents_of(self, keys: Sequence[str]) -> dict[str, Document]:
        """Give the documents with those ids."""
        return {each: self._documents[each] for each in keys if each in self._documents}

    def neighbours(self, keys: Sequence[str]) -> dict[str, Neighbours]:  # noqa: ARG002  # as all sources
        """Give no neighbours: documents in memory have no order."""
        return {}


def as_fields(values: Mapping[str, Iterable[str]]) -> tuple[tuple[str, tuple[str, ...]], ...]:
    """Give a mapping of fields in the shape that a document holds; empty ones are left out."""
    pairs = ((name, tuple(held)) for name, held in values.items())
    return tuple((name, held) for name, held in pairs if held)
