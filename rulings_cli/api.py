"""The supported import surface: ask, look up, play and check, from Python.

Everything here may be relied upon; the rooms below may change.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Iterator, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any

from rulings_cli.corpus.places import corpus_path
from rulings_cli.errors import InputError, NotFound
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    from pathlib import Path

    from rulings_cli.abilities.cards import Card, Face
    from rulings_cli.ask.answer import Answer
    from rulings_cli.ask.matrix import Table
    from rulings_cli.ask.world import World
    from rulings_cli.checks.coverage import Coverage
    from rulings_cli.checks.difference import Difference
    from rulings_cli.checks.findings import Report
    from rulings_cli.checks.pool_coverage import PoolCoverage
    from rulings_cli.checks.stale import Staleness
    from rulings_cli.corpus.entries import Block, Corpus, Entry
    from rulings_cli.corpus.pool import Pool
    from rulings_cli.examples.halts import Halt
    from rulings_cli.examples.layer_table import LayerRow
    from rulings_cli.examples.lines import Example
    from rulings_cli.examples.running import RunResult
    from rulings_cli.examples.why_not import WhyNot
    from rulings_cli.official.building import Counts
    from rulings_cli.official.card_rulings import Ruling
    from rulings_cli.official.comprehensive_rules import GlossaryEntry
    from rulings_cli.official.fetching import Fetched
    from rulings_cli.official.history import Moment
    from rulings_cli.official.importing import Imported
    from rulings_cli.official.store import RuleFamily
    from rulings_cli.search.documents import Hit
    from rulings_cli.search.index import Searcher
    from rulings_cli.terms.citations import Edition

Progress = Callable[[str], None]


def edition_on(date: str = "") -> Edition:
    """Give the edition of the rules to play by: the one in force on a day, or the newest.

    >>> edition_on("2026-07-01").amendments
    ()
    """
    from rulings_cli.terms.citations import Edition

    newest = Edition()
    return newest.on(date) if date else newest


class Rulings:
    """A corpus with its cards and edition, ready to be asked; parts are loaded when needed."""

    def __init__(self, corpus: Path | str = "", *, as_of: str = "") -> None:
        self._path = corpus_path(str(corpus))
        self._date = as_of or None
        self._searching: tuple[object, Searcher] | None = None

    @property
    def folder(self) -> Path:
        """Give the folder of the corpus."""
        from pathlib import Path

        return Path(self._path)

    @cached_property
    def edition(self) -> Edition:
        """Give the edition of the rules that is played; a day before the oldest is NotSupported."""
        return edition_on(self._date or "")

    @cached_property
    def pool(self) -> Pool:
        """Give the card pool of the corpus; a missing or damaged one is a CorpusError."""
        from rulings_cli.corpus.pool import Pool

        return Pool.open(self._path)

    @cached_property
    def entries(self) -> Corpus:
        """Give all entries of the corpus, with what is wrong in its pages."""
        from rulings_cli.corpus.entries import read_corpus

        return read_corpus([self.folder])

    def card(self, name: str) -> Card:
        """Give the card that a name means, short or misspelt; else Ambiguous or UnknownCard."""
        from rulings_cli.search.names import resolve_name

        return self.pool.card(resolve_name(name, self.pool.names()))

    def ask(self, question: str, *, facts: Sequence[str] = ()) -> Answer:
        """Answer a question in plain words; text that is no question at all is an InputError.

        `facts` are lines of the example language that are true in the position besides.
        """
        from rulings_cli.ask.asking import answer

        world = self.world.with_facts(*facts) if facts else self.world
        return self._as_of_today(answer(question, world=world))

    def check_fact(self, fact: str) -> None:
        """Raise an InputError where a fact is none that a position can have."""
        from rulings_cli.ask.board import check_fact

        check_fact(fact, self.world)

    def explained(self, question: str) -> Iterator[str]:
        """Give a line for what each stage of answering makes of a question."""
        from rulings_cli.ask.explaining import explained

        return explained(question, world=self.world)

    def pay(
        self, source: str, target: str, *, what: str = "cast", beside: Sequence[str] = ()
    ) -> Answer:
        """Answer whether the mana of one card can pay for another; `what` is what is paid.

        `beside` names permanents that are there too ("Blood Moon", "opponent's Blood Moon").
        """
        from rulings_cli.ask.paying import pay

        found = pay(source, target, for_=what, world=self.world, beside=beside)
        return self._as_of_today(found)

    def pay_matrix(
        self, sources: Iterable[str], targets: Iterable[str], *, what: str = "cast"
    ) -> Table:
        """Give every pair of sources and targets as a preview, by the code that `pay` plays."""
        from rulings_cli.ask.matrix import Table

        return Table(sources, targets, for_=what, world=self.world)

    def _as_of_today(self, found: Answer) -> Answer:
        """Give an answer as stale where newer imported texts do not bear it out any more."""
        if found.status != "verified" or self._staleness is None:
            return found
        names = [name for _, name in found.reading]
        reasons = self._staleness.reasons(found.rules, names)
        if not reasons:
            return found
        summary = f"{found.summary} But since this was reviewed, {'; '.join(reasons)}."
        return found.evolve(status="stale", summary=summary.strip())

    @cached_property
    def _staleness(self) -> Staleness | None:
        """Give what tells stale answers; None where nothing is imported."""
        from rulings_cli.corpus.folders import home_path

        if not os.path.isfile(os.path.join(home_path(), "official.sqlite")):  # noqa: PTH113, PTH118  # pathlib costs 8 ms at every start
            return None
        from rulings_cli.checks.stale import Staleness

        return Staleness(self.pool, self.folder, self.edition, until=self._date or "")

    @cached_property
    def world(self) -> World:
        """Give what the answerer may draw on."""
        from rulings_cli.ask.links import Links
        from rulings_cli.ask.world import World

        return World(self.pool, edition=self.edition, entries=Links(self._path))

    def said(self) -> Iterator[tuple[str, str, list[Said]]]:
        """Give every face of the pool: its card's name, its own name, and what its trees say."""
        for card in self.pool:
            for face in card.faces:
                yield card.name, face.name, said(face)

    def rulings_on(self, card: Card) -> list[Ruling]:
        """Give the rulings on a card, newest first: our entries, and the imported official ones.

        Each official one says whether an entry of ours, played now, proves it.
        """
        from rulings_cli.official.card_rulings import rulings_on

        found = rulings_on(card, self.folder)
        if all(each.id for each in found):
            return found
        from rulings_cli.checks.proving import with_proofs

        return with_proofs(
            found,
            card.name,
            self.entries.entries,
            folder=self.folder,
            cards=self.pool.card,
            edition=self.edition,
        )

    def related(self, card: Card) -> list[Entry]:
        """Give the entries on rules and topics whose examples play a card."""
        from rulings_cli.checks.proving import related

        return related(card.name, self.folder)

    def search(self, query: str, *, limit: int = 10, tell: Progress | None = None) -> list[Hit]:
        """Give what fits a query best among our entries and the imported texts, best first.

        `tell` gets a line of text where an index has to be built.
        """
        return self._searcher(tell).search(query, limit=limit)

    def did_you_mean(self, query: str) -> str:
        """Give a query with words that nothing has put right, or nothing where all are known."""
        return self._searcher(None).did_you_mean(query)

    def _searcher(self, tell: Progress | None) -> Searcher:
        """Give the open indexes, anew where other texts have been imported since."""
        from threading import get_ident

        from rulings_cli.official.documents import imported_sources
        from rulings_cli.official.entry_documents import entry_source
        from rulings_cli.official.opening import stamp
        from rulings_cli.search.index import Searcher

        held = (stamp(), get_ident())  # an open index belongs to one thread
        if self._searching is None or self._searching[0] != held:
            sources = [entry_source(self.entries.entries), *imported_sources(self._date)]
            self._searching = (held, Searcher(sources))
        searcher = self._searching[1]
        if tell is not None:
            searcher.notice = tell
        return searcher

    def rule(self, number: str, *, at: str = "") -> RuleFamily:
        """Give an imported rule or section with what stands around it; else UnknownRule.

        `at` is a day: the edition in force then is read, not the newest.
        """
        from rulings_cli.official.store import rules_under

        return rules_under(number, at or self._date)

    def term(self, name: str, *, at: str = "") -> GlossaryEntry:
        """Give the imported glossary's entry for a term; one that it lacks is an UnknownRule."""
        from rulings_cli.official.store import glossary_entry

        return glossary_entry(name, at or self._date)

    def official_example(self, id: str, *, at: str = "") -> str:
        """Give an official example by its id, such as 605.1a#1; else UnknownRule."""
        from rulings_cli.official.store import example_text

        return example_text(id, at or self._date)

    def history(self, number: str, *, at: str = "") -> tuple[Moment, ...]:
        """Give what became of a rule in every imported edition, the oldest first."""
        from rulings_cli.official.history import history

        return history(number, at or self._date)

    def cr_diff(self, old: str, new: str, *, fix: bool = False) -> Difference:
        """Compare two editions (dates of imported ones, or files) and list what they touch.

        With `fix` the numbers of moved rules are changed in the pages of the corpus, and what the
        newer edition bears out is written into its record of anchors.
        """
        from rulings_cli.checks.difference import difference, record_edition

        found = difference(old, new, self.entries, fix=fix)
        if fix:
            record_edition(new, self.folder)
        return found

    def run(self, name: str, *, change: Sequence[str] = (), full: bool = False) -> list[RunResult]:
        """Play the examples of an entry, or the one example, of that id; else NotFound.

        `change` are facts to be changed in what is given, and then no contrast is played; `full`
        keeps the small print of the trace.
        """
        return [self._played(each, change, full=full) for each in self._blocks(name)]

    def _blocks(self, name: str) -> list[Block]:
        from rulings_cli.corpus.entries import instances

        entry = self.entries.entry(name)
        if entry is None:
            of_one_card = [block for _, block in self.entries.blocks() if block.id == name]
            if not of_one_card:
                raise self._unknown_example(name)
            return of_one_card
        blocks = [each for block in entry.examples for each in instances(entry, block)]
        return [each for each in blocks if each.id == name] or blocks

    def run_text(
        self, text: str, path: str, *, change: Sequence[str] = (), full: bool = False
    ) -> list[RunResult]:
        """Play the examples of a page, or bare lines; wrong syntax is an ExampleSyntax.

        `path` is how messages call the text.
        """
        return [self._played(each, change, full=full) for each in self._blocks_in(text, path)]

    def _blocks_in(self, text: str, path: str) -> list[Block]:
        from rulings_cli.corpus.entries import Block, instances, read_page

        if not any(line.startswith("```") for line in text.splitlines()):
            return [Block("", text, path, 1)]
        entries, problems = read_page(text, path)
        if problems:
            first = problems[0]
            raise InputError(f"{path}:{first.line}: {first.message}", first.hint)
        return [
            each
            for entry in entries
            for block in entry.examples
            for each in instances(entry, block)
        ]

    def _played(self, block: Block, change: Sequence[str], *, full: bool) -> RunResult:
        from rulings_cli.examples.running import run_example

        return run_example(self._read(block, change), self.pool.card, self.edition, full=full)

    def _read(self, block: Block, change: Sequence[str] = ()) -> Example:
        from rulings_cli.examples.changing import changed
        from rulings_cli.examples.reading import parse_example, parse_line

        example = parse_example(block.text, block.path, block.line, block.id)
        for each in change:
            example = changed(example, parse_line(each, keyword="but if", path="--set"))
        return example.evolve(contrasts=()) if change else example

    def halts(
        self, name: str, text: str | None = None, *, change: Sequence[str] = (), full: bool = False
    ) -> Iterator[tuple[str, Iterator[Halt]]]:
        """Give each example of an entry (or of a page's text) with a halt after each line."""
        from rulings_cli.examples.halts import halts

        for each in self._examples(name, text, change):
            yield each.id, halts(each, self.pool.card, self.edition, full=full)

    def why_not(self, name: str, text: str | None = None) -> list[tuple[str, WhyNot | None]]:
        """Give each example of an entry with its first refusal, and what would lift it.

        None where the example and its contrasts are refused nothing.
        """
        from rulings_cli.examples.why_not import why_not

        return [
            (each.id, why_not(each, self.pool.card, self.edition))
            for each in self._examples(name, text)
        ]

    def layers(
        self, name: str, thing: str, text: str | None = None
    ) -> list[tuple[str, tuple[LayerRow, ...]]]:
        """Give, for each example of an entry, what the layers make of an object at its end."""
        from rulings_cli.examples.layer_table import layer_table

        return [
            (each.id, layer_table(each, thing, self.pool.card, self.edition))
            for each in self._examples(name, text)
        ]

    def _examples(
        self, name: str, text: str | None, change: Sequence[str] = ()
    ) -> Iterator[Example]:
        """Give the examples of an entry, one example by its id, or those of a page's text."""
        for each in self._blocks(name) if text is None else self._blocks_in(text, name):
            yield self._read(each, change)

    def _unknown_example(self, name: str) -> NotFound:
        from difflib import get_close_matches

        known = {each.id for each in self.entries.entries}
        known |= {block.id for _, block in self.entries.blocks()}
        near = get_close_matches(name, sorted(known), n=3)
        return NotFound(f"{name!r} is no example and no entry", near)

    def check(
        self,
        path: Path | str = "",
        *,
        select: Sequence[str] = (),
        ignore: Sequence[str] = (),
        jobs: int = 1,
    ) -> Report:
        """Check the corpus, or the pages of a file or folder, and give what is wrong with them.

        `select` and `ignore` are beginnings of codes; `jobs` processes share the playing.
        """
        from pathlib import Path

        from rulings_cli.checks.checking import check
        from rulings_cli.checks.stale import card_texts
        from rulings_cli.corpus.pool import FILE_NAME, Pool

        target = Path(path) if path else self.folder
        pool = Pool.open(target) if (target / FILE_NAME).is_file() else self.pool
        return check(
            [target],
            cards=pool.card,
            edition=self.edition,
            select=select,
            ignore=ignore,
            jobs=jobs,
            world=self.world,
            texts=card_texts(pool),
        )

    def coverage(self) -> Coverage:
        """Play every example of the corpus and count what is covered."""
        from rulings_cli.checks.coverage import cover

        pool = self.pool.header.get("counts") or {}
        entries = self.entries.entries
        return cover(entries, self.pool.card, self.edition, held=data_status(), pool=pool)

    def pool_coverage(self) -> PoolCoverage:
        """Count what of the pool is read and played, and what would add the most faces next."""
        from rulings_cli.checks.pool_coverage import cover_pool

        return cover_pool(self.pool)

    def citing(self, number: str) -> list[Entry]:
        """Give our entries that cite a rule, or one under it."""
        return [
            each
            for each in self.entries.entries
            if any(is_under(cited.number, number) for cited in (*each.cr, *each.read))
        ]


def check_codes() -> tuple[str, ...]:
    """Give every code of the check, sorted."""
    from rulings_cli.checks.codes import CODES

    return tuple(sorted(CODES))


def explain(code: str) -> str:
    """Give the page of a code of the check; one that is none is NotFound."""
    from rulings_cli.checks.codes import explain as page_of

    return page_of(code)


def report_as(report: Report, form: str) -> str:
    """Give a report as `text`, `json`, `github`, `sarif` or `junit`."""
    from rulings_cli.checks.formats import FORMATS

    return FORMATS[form](report)


def run_as_json(result: RunResult) -> dict[str, Any]:
    """Give how an example came out as JSON data: an element of an answer's `examples`."""
    from rulings_cli.examples.running import to_json

    return to_json(result)


def rule_number(query: str) -> str:
    """Give the rule number that a query is, tidied, or nothing where it is none.

    >>> rule_number("CR 605.3B."), rule_number("trample")
    ('605.3b', '')
    """
    from rulings_cli.official.store import tidy_number

    number = tidy_number(query)
    return number if number[:1].isdigit() else ""


def is_under(number: str, prefix: str) -> bool:
    """Tell whether a rule is the one named or stands under it, part by part.

    >>> is_under("702.10b", "702.10"), is_under("702.10", "702.1"), is_under("702.10", "7")
    (True, False, True)
    """
    if not number.startswith(prefix):
        return False
    rest = number[len(prefix) :]
    return not (rest and prefix[-1:].isdigit() and rest[0].isdigit() and len(prefix) > 1)


class Said(Value):
    """One printed line as its tree says it; `text` is None where it is not understood."""

    text: str | None
    playable: bool = False
    reason: str = ""
    touches: tuple[str, ...] = ()


def said(face: Face) -> list[Said]:
    """Give the printed lines of a face as their trees say them, in order."""
    from rulings_cli.abilities.abilities import Uncompiled
    from rulings_cli.oracle.saying import say_paragraph

    found = []
    for each in face.paragraphs:
        missing = [one for one in each.abilities if isinstance(one, Uncompiled)]
        if missing:
            touches = dict.fromkeys(touch for one in missing for touch in one.touches)
            found.append(Said(None, False, missing[0].reason, tuple(touches)))
            continue
        text = say_paragraph(each).replace("~", _short_name(face))
        found += [Said(line, each.playable) for line in text.split("\n")]
    return found


def _short_name(face: Face) -> str:
    """Give the name by which a face's text calls itself (CR 201.5c)."""
    is_legendary = "legendary" in face.supertypes
    name = face.name.removeprefix("A-")
    return name.partition(",")[0] if is_legendary else name


def add_data(
    files: Iterable[Path | str],
    progress: Progress | None = None,
    meter: Callable[[str, int, int], None] | None = None,
) -> list[Imported]:
    """Import official files into the user's store, all of them or none, and index them.

    `progress` gets lines of text, `meter` which file is read, bytes read and bytes in all.
    """
    from rulings_cli.official.documents import imported_sources
    from rulings_cli.official.importing import add_files
    from rulings_cli.search.index import prepare

    done = add_files(files, progress=progress, meter=meter)
    prepare(imported_sources(), notice=progress)
    return done


def fetch_data(
    names: Sequence[str] = (),
    progress: Progress | None = None,
    meter: Callable[[str, int, int], None] | None = None,
) -> list[Fetched]:
    """Download official files by name (cr, cards, rulings, oracle-cards) into the user's home.

    This alone opens a socket. What cannot be had is a FetchFailed, and nothing is imported.
    """
    from rulings_cli.official.fetching import fetch

    return fetch(names, say=progress, meter=meter)


def data_status() -> dict[str, Any]:
    """Describe what is imported: editions, cards and rulings with dates, counts and hashes."""
    from rulings_cli.official.status import status

    return status()


def pool_path(corpus: Path | str = "") -> Path:
    """Give where the pool of a corpus lies, or would lie."""
    from pathlib import Path

    from rulings_cli.corpus.pool import FILE_NAME

    return Path(corpus_path(str(corpus))) / FILE_NAME


def build_pool(source: Path, target: Path, progress: Progress | None = None) -> Counts:
    """Build a pool from an AtomicCards file and say how much of it is understood."""
    from rulings_cli.official.building import build_pool as build

    return build(source, target, progress)


def example_language() -> str:
    """Give the help text of the language in which examples are written."""
    from rulings_cli.examples.helping import help_text

    return help_text()
