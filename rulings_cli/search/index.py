"""Search texts by what they say: our entries, rules and glossary, rulings, cards.

Each kind of document has a small index of its own in the user's cache. Bodies are not stored: a
hit is read from its source.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from rulings_cli.corpus.folders import index_folder
from rulings_cli.errors import CorpusError
from rulings_cli.search import ranking
from rulings_cli.search.documents import Document, Hit
from rulings_cli.search.intents import rules_asked_for
from rulings_cli.search.queries import Group, SearchQuery, function_words, parse_query
from rulings_cli.search.sealed import Notice, sealed
from rulings_cli.search.snippets import marks_of, snippet_of

if TYPE_CHECKING:
    from typing import Protocol

    from rulings_cli.search.documents import Source

    class Engine(Protocol):
        """An open index of documents of one kind."""

        size: int

        def frequency(self, word: str) -> int: ...  # noqa: D102  # documents that have it
        def words(self) -> Iterator[str]: ...  # noqa: D102  # all of them
        def best(  # noqa: D102  # ids with scores
            self, asked: SearchQuery, groups: Sequence[Group], limit: int
        ) -> dict[str, float]: ...


# Kinds that are too many for whoosh; see full_text.py for what was measured.
_MANY = frozenset({"ruling", "card"})
# So many of each kind get the second look, and so many groups of words find them, while they
# stand in no more than that share of the documents.
_CANDIDATES = 25
_CANDIDATES_OF_MANY = 12
_FINDING = (8, 0.3)
_FINDING_IN_MANY = (4, 0.06)


def search(
    query: str,
    sources: Sequence[Source],
    *,
    folder: Path | None = None,
    limit: int = 10,
    notice: Notice | None = None,
) -> list[Hit]:
    """Give the documents of the sources that fit a query best, best first; see `Searcher`."""
    return Searcher(sources, folder=folder, notice=notice).search(query, limit=limit)


def prepare(
    sources: Sequence[Source], *, folder: Path | None = None, notice: Notice | None = None
) -> None:
    """Build the indexes of the sources that lack one, so that the next search need not."""
    searcher = Searcher(sources, folder=folder, notice=notice)
    for source in sources:
        searcher.engine(source)


class Searcher:
    """Sources with their indexes, opened when they are first asked; it belongs to one thread."""

    def __init__(
        self,
        sources: Sequence[Source],
        *,
        folder: Path | None = None,
        notice: Notice | None = None,
    ) -> None:
        self.sources = tuple(sources)
        self._folder = folder or index_folder()
        self.notice = notice or _silent
        self._engines: dict[str, Engine] = {}

    def search(self, query: str, *, limit: int = 10) -> list[Hit]:
        """Give the documents that fit a query best, best first.

        Fields (`card: cr: kw: source: is:`) and quoted phrases must hold; other words rank. An
        index that must be built is announced through `notice`; where the cache cannot be written
        the index is made in memory. A query without a word is an InputError.
        """
        asked = parse_query(query)
        intent = {} if asked.fields else _intent(asked)
        found: list[tuple[float, Document]] = []
        for source in self.sources:
            count = _CANDIDATES_OF_MANY if source.kind in _MANY else _CANDIDATES
            found += self._ranked(asked, source, intent, max(limit, count))
        found.sort(key=lambda pair: (-pair[0], pair[1].kind, pair[1].id))
        chosen = (found if asked.fields else ranking.mixed(found))[:limit]
        near = self._neighbours([document for _, document in chosen])
        return [self._hit(asked, score, document, near) for score, document in chosen]

    def _ranked(
        self, asked: SearchQuery, source: Source, intent: dict[str, float], limit: int
    ) -> list[tuple[float, Document]]:
        engine = self.engine(source)
        finding = _FINDING_IN_MANY if source.kind in _MANY else _FINDING
        weighed = ranking.weigh(asked, engine.size, engine.frequency, *finding)
        found = engine.best(asked, weighed.finding, limit)
        wanted = dict.fromkeys(found)
        if source.kind == "rule":
            wanted |= dict.fromkeys(intent)
        return ranking.rank(asked, weighed, found, source.documents_of(list(wanted)), intent)

    def _neighbours(self, documents: Iterable[Document]) -> dict[str, tuple[tuple[str, str], ...]]:
        keys = [each.id for each in documents if each.kind == "rule"]
        source = next((each for each in self.sources if each.kind == "rule"), None)
        return source.neighbours(keys) if source is not None and keys else {}

    def _hit(
        self,
        asked: SearchQuery,
        score: float,
        document: Document,
        near: dict[str, tuple[tuple[str, str], ...]],
    ) -> Hit:
        text = snippet_of(document.text, asked)
        neighbours = near.get(document.id, ()) if document.kind == "rule" else ()
        marks = marks_of(text, asked)
        return Hit(
            document.kind, document.id, document.title, text, round(score, 3), marks, neighbours
        )

    def did_you_mean(self, query: str) -> str:
        """Give the query with words that no text has put right, or nothing if there is none."""
        asked = parse_query(query)
        engines = [self.engine(each) for each in self.sources]
        unknown = [
            word
            for word in asked.words
            if word.isalpha()
            and len(word) > 3
            and word not in function_words()
            and not any(engine.frequency(word) for engine in engines)
        ]
        corrected = {word: near for word in unknown if (near := _nearest(word, engines))}
        return " ".join(corrected.get(word, word) for word in asked.words) if corrected else ""

    def engine(self, source: Source) -> Engine:
        """Open the index of a source, built anew where it is missing, old or damaged."""
        known = self._engines.get(source.kind)
        if known is None:
            known = self._engines[source.kind] = self._opened(source)
        return known

    def _opened(self, source: Source) -> Engine:
        from rulings_cli.search import full_text, whoosh_index

        many = source.kind in _MANY
        layout = full_text.LAYOUT if many else whoosh_index.layout()
        build = full_text.build if many else whoosh_index.build
        place = self._folder / _folder_name(source.kind, source.fingerprint)
        keep = [_folder_name(source.kind, each) for each in source.kept]
        try:
            sealed(
                place,
                layout,
                lambda folder: build(source.documents(), folder),
                self.notice,
                what=source.kind,
                keep=keep,
            )
            return full_text.opened(place) if many else whoosh_index.opened(place)
        except CorpusError as error:
            self.notice(f"{error}; the index is made in memory this time")
        except Exception as error:
            if type(error).__module__ != "sqlite3":
                raise
            self.notice(f"{place} cannot be written: {error}; the index is made in memory")
        documents = source.documents()
        return full_text.in_memory(documents) if many else whoosh_index.in_memory(documents)


def _intent(asked: SearchQuery) -> dict[str, float]:
    """Give the rules that a query is after: by its words together, and by what they stand for."""
    found = rules_asked_for(list(asked.words))
    meant = [each for each in asked.groups if each.alternatives[0] not in function_words()]
    for each in meant:
        for number in each.alternatives[1:]:
            if number[:3].isdigit():
                found[number] = max(found.get(number, 0.0), 1.0 / len(meant))
    return found


def _folder_name(kind: str, fingerprint: str) -> str:
    return f"{kind}-{fingerprint[:16]}"


def _silent(_: str) -> None:
    return None


def _nearest(word: str, engines: Sequence[Engine]) -> str:
    """Give the word of the texts that is nearest to a misspelt one; the commonest of equals."""
    from rapidfuzz import process
    from rapidfuzz.distance import OSA

    most = 1 if len(word) < 6 else 2
    best: tuple[int, int, str] | None = None
    for engine in engines:
        near = [each for each in engine.words() if abs(len(each) - len(word)) <= most]
        for each, distance, _ in process.extract(
            word, near, scorer=OSA.distance, score_cutoff=most, limit=8
        ):
            key = (int(distance), -engine.frequency(each), each)
            best = key if best is None else min(best, key)
    return best[2] if best else ""
