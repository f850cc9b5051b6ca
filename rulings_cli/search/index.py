"""Search texts by what they say: the only importer of whoosh.

Each kind of document has a small index of its own in the user's cache. An index is built beside
its place, sealed with a manifest of hashes, and renamed; one that is missing, out of date or
damaged is built again. Bodies are not stored: a hit is read from its source.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulings_cli.corpus.folders import exclusive, index_folder, writing
from rulings_cli.corpus.names import squash
from rulings_cli.errors import CorpusError
from rulings_cli.search.documents import FIELDS, Document, Hit
from rulings_cli.search.queries import (
    Group,
    SearchQuery,
    function_words,
    parse_query,
    snippet_of,
    words_of,
)

if TYPE_CHECKING:
    from whoosh.index import Index

    from rulings_cli.search.documents import Source

Notice = Callable[[str], None]

_LAYOUT = 1
_MANIFEST = "manifest.json"
# A word in more than this share of the documents ranks hits but finds none by itself.
_COMMON = 0.12
# Our own entries answer questions; rules and rulings are what they rest on.
_BOOSTS = {"entry": 1.4, "rule": 1.1, "ruling": 0.9, "card": 0.7}


def search(
    query: str,
    sources: Sequence[Source],
    *,
    folder: Path | None = None,
    limit: int = 10,
    notice: Notice | None = None,
) -> list[Hit]:
    """Give the documents of the sources that fit a query best, best first.

    Fields (`card: cr: kw: source: is:`) and quoted phrases must hold; other words rank. An index
    that must be built is announced through `notice`; where the cache cannot be written the index
    is made in memory. A query without a word is an InputError.
    """
    asked = parse_query(query)
    hits: list[Hit] = []
    for source in sources:
        hits += _search_one(asked, source, folder or index_folder(), limit, notice or _silent)
    return sorted(hits, key=lambda each: (-each.score, each.kind, each.id))[:limit]


def _silent(_: str) -> None:
    return None


def _search_one(
    asked: SearchQuery, source: Source, folder: Path, limit: int, notice: Notice
) -> list[Hit]:
    index = open_index(source, folder, notice)
    hits = []
    with index.searcher() as searcher:
        wanted = _whoosh_query(asked, searcher)
        found = [(each["id"], each.score) for each in searcher.search(wanted, limit=limit)]
    for key, score in found:
        document = source.document(key)
        if document is not None:
            text = snippet_of(document.text, asked)
            boosted = float(score or 0) * _BOOSTS.get(source.kind, 1.0)
            hits.append(Hit(source.kind, key, document.title, text, round(boosted, 3)))
    return hits


def prepare(
    sources: Sequence[Source], *, folder: Path | None = None, notice: Notice | None = None
) -> None:
    """Build the indexes of the sources that lack one, so that the next search need not."""
    for source in sources:
        open_index(source, folder or index_folder(), notice or _silent)


def open_index(source: Source, folder: Path, notice: Notice) -> Index:
    """Open the index of a source, built anew where it is missing, old or damaged."""
    place = folder / f"{source.kind}-{source.fingerprint[:16]}"
    if (index := _opened(place)) is not None:
        return index
    try:
        with exclusive(folder):
            if (index := _opened(place)) is not None:  # another process was faster
                return index
            if place.exists():
                notice(f"the search index at {place} is damaged; it is built again")
            else:
                notice(f"building the search index of {source.kind} texts, once")
            _build_at(source, place)
            _sweep(folder, source.kind, place)
        index = _opened(place)
        if index is None:
            raise CorpusError(f"the index at {place} cannot be read back")
    except CorpusError as error:
        notice(f"{error}; the index is made in memory this time")
        return _in_memory(source)
    return index


def _opened(place: Path) -> Index | None:
    """Open an index if every file of it is as its manifest says."""
    import json

    try:
        manifest = json.loads((place / _MANIFEST).read_text("utf-8"))
        if manifest["layout"] != _layout():
            return None
        if not all(_is_sound(place / name, *held) for name, held in manifest["files"].items()):
            return None
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return None
    index: Index = _library("index").open_dir(str(place), readonly=True)
    return index


def _is_sound(path: Path, sha: str, size: int, written: int) -> bool:
    """Tell whether a file is as it was sealed; one that was touched since is read through."""
    found = path.stat()
    if (found.st_size, found.st_mtime_ns) == (size, written):
        return True
    return _hash(path) == sha


def _seal(path: Path) -> tuple[str, int, int]:
    found = path.stat()
    return _hash(path), found.st_size, found.st_mtime_ns


def _layout() -> str:
    version = import_module("whoosh").__version__
    return f"{_LAYOUT}, whoosh {'.'.join(map(str, version))}"


def _library(name: str) -> Any:
    """Import a module of whoosh, whose types are not complete."""
    return import_module(f"whoosh.{name}")


def _hash(path: Path) -> str:
    import hashlib

    return hashlib.sha256(path.read_bytes()).hexdigest()


def _build_at(source: Source, place: Path) -> None:
    import json
    import shutil

    partial = place.with_name(f"{place.name}.partial")
    with writing(place):
        shutil.rmtree(partial, ignore_errors=True)
        partial.mkdir(parents=True)
        try:
            index = _library("index").create_in(str(partial), _schema())
            _fill(index, source.documents())
            names = sorted(each.name for each in partial.iterdir() if "LOCK" not in each.name)
            files = {name: _seal(partial / name) for name in names}
            manifest = {"layout": _layout(), "files": files}
            (partial / _MANIFEST).write_text(json.dumps(manifest), "utf-8")
            shutil.rmtree(place, ignore_errors=True)
            partial.rename(place)
        finally:
            shutil.rmtree(partial, ignore_errors=True)


def _sweep(folder: Path, kind: str, kept: Path) -> None:
    """Remove the indexes of the same kind that nothing asks for any more."""
    import shutil

    for each in folder.glob(f"{kind}-*"):
        if each != kept:
            shutil.rmtree(each, ignore_errors=True)


def _in_memory(source: Source) -> Index:
    index: Index = _library("filedb.filestore").RamStorage().create_index(_schema())
    _fill(index, source.documents())
    return index


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


def _fill(index: Index, documents: Iterable[Document]) -> None:
    writer = index.writer(limitmb=128)
    for each in documents:
        title = words_of(each.title)
        words = [*title, *words_of(each.text)]
        fields = {name: " ".join(_field_terms(name, held)) for name, held in each.fields}
        writer.add_document(
            id=each.id,
            title=" ".join(_stems(title)),
            words=" ".join(words),
            # A word that is its own stem is found as a word.
            stems=" ".join(
                stem for stem, word in zip(_stems(words), words, strict=True) if stem != word
            ),
            **fields,
        )
    writer.commit()


def _stems(words: Iterable[str]) -> list[str]:
    return [_stem(word) for word in words]


@lru_cache(maxsize=50_000)
def _stem(word: str) -> str:
    return str(_library("lang.porter").stem(word)) if word.isalpha() else word


def _field_terms(name: str, values: Iterable[str]) -> list[str]:
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


def _whoosh_query(asked: SearchQuery, searcher: Any) -> Any:
    query = _library("query")
    must: list[Any] = [_field_query(name, value) for name, value in asked.fields]
    must += [query.Phrase("words", each.split(), boost=2.0) for each in asked.phrases]
    rare = [_group_query(each) for each in asked.groups if not _is_common(each, searcher)]
    common = [_group_query(each) for each in asked.groups if _is_common(each, searcher)]
    ranked: Any = query.Or(rare or common) if rare or common else None
    if rare and common:
        ranked = query.AndMaybe(ranked, query.Or(common))
    if not must:
        return ranked
    # A phrase or a field finds by itself; loose words beside it only rank.
    needed = query.And(must)
    return needed if ranked is None else query.AndMaybe(needed, ranked)


def _field_query(name: str, value: str) -> Any:
    query = _library("query")
    if name == "cr":
        return query.Term("cr", value.lower().rstrip("."))
    key = squash(value)
    return query.Prefix("card", key) if name == "card" else query.Term(name, key)


def _group_query(group: Group) -> Any:
    query = _library("query")
    found: list[Any] = []
    for rank, each in enumerate(group.alternatives):
        words = each.split()
        weight = 1.0 if rank == 0 else 0.8
        if len(words) > 1:
            found.append(query.Phrase("words", words, boost=2.0 * weight))
            continue
        stem = _stem(each)
        found += [
            query.Term("words", each, boost=1.2 * weight),
            query.Term("stems", stem, boost=weight),
        ]
        if stem != each:
            found.append(query.Term("words", stem, boost=weight))
        if each not in function_words():
            found.append(query.Term("title", stem, boost=2.0 * weight))
    words = group.alternatives[0].split()
    if len(words) > 1:
        found += [query.Term("words", each, boost=0.5) for each in words]
    return query.Or(found)


def _is_common(group: Group, searcher: Any) -> bool:
    words = group.alternatives[0].split()
    if len(group.alternatives) > 1 or len(words) > 1:
        return False
    if words[0] in function_words():
        return True
    documents = searcher.doc_count_all()
    return bool(
        documents and searcher.doc_frequency("words", words[0]) > max(3, documents * _COMMON)
    )
