"""The supported import surface: ask, look up, play and check, from Python.

Everything here may be relied upon; the rooms below may change.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulings_cli.errors import CorpusError, NotSupported

if TYPE_CHECKING:
    from rulings_cli.corpus.pool import Pool
    from rulings_cli.official.comprehensive_rules import GlossaryEntry
    from rulings_cli.official.importing import Imported
    from rulings_cli.official.store import RuleFamily
    from rulings_cli.terms.citations import Edition

Progress = Callable[[str], None]


def corpus_folder(given: Path | str = "") -> Path:
    """Give the folder of the corpus: the one given, the project's own choice, or the packaged one.

    A project chooses with `corpus = "…"` under [tool.rulings] in the pyproject.toml of the
    working folder. A folder that is not there is a CorpusError.
    """
    found = Path(given) if given else _chosen() or _packaged()
    if not found.is_dir():
        raise CorpusError(f"there is no corpus at {found}", "name a folder with --corpus")
    return found


def _packaged() -> Path:
    package = Path(__file__).parent
    inside = package / "_corpus"
    return inside if inside.is_dir() else package.parent / "corpus"


def _chosen() -> Path | None:
    try:
        written = Path("pyproject.toml").read_bytes()
    except OSError:
        return None
    if b"[tool.rulings]" not in written:
        return None
    import tomllib

    try:
        held = tomllib.loads(written.decode())["tool"]["rulings"]
    except ValueError as error:
        raise CorpusError(f"pyproject.toml cannot be read: {error}", "mend it") from error
    chosen = held.get("corpus")
    return Path(chosen) if isinstance(chosen, str) else None


def edition_on(date: str = "") -> Edition:
    """Give the edition of the rules to play by: the one in force on a day, or the newest.

    >>> edition_on("2026-07-01").amendments
    ()
    """
    from rulings_cli.terms.citations import Edition

    newest = Edition()
    if not date:
        return newest
    if date < newest.cr:
        raise NotSupported(f"{date} is before {newest.cr}, the oldest edition that is played")
    kept = tuple(each for each in newest.amendments if each.split()[-1] <= date)
    return newest.evolve(as_of=date, amendments=kept)


class Rulings:
    """A corpus with its cards and edition, ready to be asked; parts are loaded when needed."""

    def __init__(self, corpus: Path | str = "", *, as_of: str = "") -> None:
        self.folder = corpus_folder(corpus)
        self._date = as_of or None

    @cached_property
    def edition(self) -> Edition:
        """Give the edition of the rules that is played; a day before the oldest is NotSupported."""
        return edition_on(self._date or "")

    @cached_property
    def pool(self) -> Pool:
        """Give the card pool of the corpus; a missing or damaged one is a CorpusError."""
        from rulings_cli.corpus.pool import Pool

        return Pool.open(self.folder)

    def rule(self, number: str) -> RuleFamily:
        """Give an imported rule or section with its parents and subrules; else UnknownRule."""
        from rulings_cli.official.store import rules_under

        return rules_under(number, self._date)

    def term(self, name: str) -> GlossaryEntry:
        """Give the imported glossary's entry for a term; one that it lacks is an UnknownRule."""
        from rulings_cli.official.store import glossary_entry

        return glossary_entry(name, self._date)

    def citing(self, number: str) -> list[Any]:  # noqa: ARG002
        """Give our entries that cite a rule, or one under it."""
        return []


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


def add_data(files: Iterable[Path | str], progress: Progress | None = None) -> list[Imported]:
    """Import official files into the user's store, all of them or none."""
    from rulings_cli.official.importing import add_files

    return add_files(files, progress=progress)


def data_status() -> dict[str, Any]:
    """Describe what is imported: editions, cards and rulings with counts and hashes."""
    from rulings_cli.official.store import status

    return status()
