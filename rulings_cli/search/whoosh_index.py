"""The index of rules, glossary and entries: whoosh keeps it, BM25F over its postings ranks.

Whoosh's own matchers take a tenth of a second for a long question; reading the postings of its
words and adding them up takes milliseconds.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from importlib import import_module
from math import log
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulings_cli.corpus.names import squash
from rulings_cli.search.documents import FIELDS, Document
from rulings_cli.search.queries import Group, SearchQuery
from rulings_cli.search.words import stem_of, stems_of, words_of

if TYPE_CHECKING:
    from whoosh.index import Index

_LAYOUT = 2
# BM25F: how much a word counts by where it stands, and how much a long text is held against it.
_WEIGHTS = {"title": 2.0, "words": 1.2, "stems": 1.0}
_SATURATION = 1.2
_LENGTH = 0.6


def layout() -> str:
    """Name the layout of the files, which is also that of the library."""
    version = import_module("whoosh").__version__
    return f"{_LAYOUT}, whoosh {'.'.join(map(str, version))}"


def _library(name: str) -> Any:
    """Import a module of whoosh, whose types are not complete."""
    return import_module(f"whoosh.{name}")


def _schema() -> Any:
    fields = _library("fields")
    # Texts come in as words that are split and folded already: nothing is dropped, no stop words.
    plain = _library("analysis").RegexTokenizer(r"\S+")
    return fields.Schema(
        id=fields.ID(stored=True, unique=True),
        title=fields.TEXT(analyzer=plain, phrase=False),
        words=fields.TEXT(analyzer=plain, phrase=True),
        stems=fields.TEXT(analyzer=plain, phrase=False),
        **dict.fromkeys(FIELDS, fields.KEYWORD),
    )


def build(documents: Iterable[Document], folder: Path) -> None:
    """Write an index of the documents into an empty folder."""
    _fill(_library("index").create_in(str(folder), _schema()), documents)


def opened(folder: Path) -> WhooshIndex:
    """Open the index in a folder."""
    return WhooshIndex(_library("index").open_dir(str(folder), readonly=True))


def in_memory(documents: Iterable[Document]) -> WhooshIndex:
    """Make an index that is gone with the process."""
    index = _library("filedb.filestore").RamStorage().create_index(_schema())
    _fill(index, documents)
    return WhooshIndex(index)


def _fill(index: Index, documents: Iterable[Document]) -> None:
    writer = index.writer(limitmb=128)
    for each in documents:
        title = words_of(each.title)
        words = [*title, *words_of(each.text)]
        fields = {name: " ".join(field_terms(name, held)) for name, held in each.fields}
        writer.add_document(
            id=each.id,
            title=" ".join(stems_of(title)),
            words=" ".join(words),
            # A word that is its own stem is found as a word.
            stems=" ".join(
                stem for stem, word in zip(stems_of(words), words, strict=True) if stem != word
            ),
            **fields,
        )
    writer.commit()


def field_terms(name: str, values: Iterable[str]) -> list[str]:
    """Give the terms under which a field's values are found: a rule also under its parents."""
    if name == "card":
        return [squash(part) for each in values for part in (each, *each.split(" // "))]
    if name == "cr":
        return [term for each in values for term in _rule_terms(each)]
    return [squash(each) for each in values]


def _rule_terms(number: str) -> list[str]:
    section, _, rest = number.lower().partition(".")
    digits = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
    terms = [section[:1], section, f"{section}.{digits}", f"{section}.{rest}"]
    return list(dict.fromkeys(each.rstrip(".") for each in terms))


class WhooshIndex:
    """An open index; it is used by one thread."""

    def __init__(self, index: Index) -> None:
        self._reader: Any = index.reader()
        self._index = index
        self._made_searcher: Any = None
        self.size: int = self._reader.doc_count_all()
        self._average = max(1.0, self._reader.field_length("words") / max(1, self.size))
        self._postings: dict[tuple[str, str], dict[int, float]] = {}
        self._lengths: dict[int, int] = {}

    def frequency(self, word: str) -> int:
        """Give in how many documents a word, or its stem, occurs."""
        stem = stem_of(word)
        found = max(self._reader.doc_frequency("words", each) for each in (word, stem))
        return max(int(found), int(self._reader.doc_frequency("stems", stem)))

    def words(self) -> Iterator[str]:
        """Give every word of the index."""
        for each in self._reader.lexicon("words"):
            yield each.decode() if isinstance(each, bytes) else str(each)

    def best(self, asked: SearchQuery, groups: Sequence[Group], limit: int) -> dict[str, float]:
        """Give the documents that fit best by these groups, by id with their scores.

        Phrases and fields of the query must hold.
        """
        needed = self._needed(asked)
        scores: dict[int, float] = dict.fromkeys(needed or (), 0.0)
        for group in groups:
            for document, score in self._scored(group, needed):
                scores[document] = scores.get(document, 0.0) + score
        first = sorted(scores, key=lambda each: (-scores[each], each))[:limit]
        return {self._reader.stored_fields(each)["id"]: scores[each] for each in first}

    @property
    def _searcher(self) -> Any:
        """Give what phrases are looked up with; making it costs a tenth of a cold search."""
        if self._made_searcher is None:
            self._made_searcher = self._index.searcher()
        return self._made_searcher

    def _needed(self, asked: SearchQuery) -> set[int] | None:
        """Give the documents for which all fields and phrases hold; None where there is none."""
        found: list[set[int]] = [self._with_field(*each) for each in asked.fields]
        for each in asked.phrases:
            phrase = _library("query").Phrase("words", each.split())
            found.append(set(phrase.docs(self._searcher)))
        return set.intersection(*found) if found else None

    def _with_field(self, name: str, value: str) -> set[int]:
        if name == "cr":
            return set(self._of("cr", value.lower().rstrip(".")))
        key = squash(value)
        if name != "card":
            return set(self._of(name, key))
        terms = self._reader.expand_prefix("card", key)
        return {at for each in terms for at in self._of("card", each)}

    def _of(self, field: str, term: str | bytes) -> dict[int, float]:
        """Give the documents in which a term occurs, and how often."""
        text = term.decode() if isinstance(term, bytes) else term
        known = self._postings.get((field, text))
        if known is None:
            known = {}
            if self._reader.doc_frequency(field, text):
                matcher = self._reader.postings(field, text)
                while matcher.is_active():
                    known[matcher.id()] = matcher.weight()
                    matcher.next()
            self._postings[field, text] = known
        return known

    def _scored(self, group: Group, needed: set[int] | None) -> Iterator[tuple[int, float]]:
        counts: dict[int, float] = {}
        typed = group.alternatives[0].split()
        apart = [(each, 0.4) for each in typed] if len(typed) > 1 else []
        meant = [(each, 1.0 if at == 0 else 0.8) for at, each in enumerate(group.alternatives)]
        for each, weight in (*meant, *apart):
            for document, count in self._counted(each).items():
                counts[document] = max(counts.get(document, 0.0), weight * count)
        seldom = log(1 + (self.size - len(counts) + 0.5) / (len(counts) + 0.5))
        for document, count in counts.items():
            if needed is None or document in needed:
                length = self._length_of(document) / self._average
                held = count + _SATURATION * (1 - _LENGTH + _LENGTH * length)
                yield document, seldom * count * (_SATURATION + 1) / held

    def _length_of(self, document: int) -> int:
        known = self._lengths.get(document)
        if known is None:
            known = self._lengths[document] = self._reader.doc_field_length(document, "words")
        return known

    def _counted(self, alternative: str) -> dict[int, float]:
        """Give the weighted counts of a word, or of words in a row, by document."""
        words = alternative.split()
        if len(words) == 1:
            return self._counted_word(alternative)
        known = self._postings.get(("words in a row", alternative))
        if known is None:
            query = _library("query").Phrase("words", words)
            known = dict.fromkeys(query.docs(self._searcher), 1.5 * _WEIGHTS["words"])
            self._postings["words in a row", alternative] = known
        return known

    def _counted_word(self, word: str) -> dict[int, float]:
        stem = stem_of(word)
        counts: dict[int, float] = {}
        wanted = {("title", stem), ("words", word), ("words", stem), ("stems", stem)}
        if word[:3].isdigit():
            wanted.add(("cr", word.rstrip(".")))
        for field, term in wanted:
            weight = _WEIGHTS.get(field, 3.0)
            for document, count in self._of(field, term).items():
                counts[document] = counts.get(document, 0.0) + weight * count
        return counts
