"""The user's imported store: the publishers' texts in one file of the user's home folder.

The file is replaced as a whole or not at all, so a reader never sees half an import and a killed
import leaves the former store as it was. Nothing of it is ever part of the project.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulings_cli.corpus.folders import home_folder
from rulings_cli.corpus.names import squash
from rulings_cli.errors import CorpusError, NotSupported, UnknownCard, UnknownRule
from rulings_cli.official.comprehensive_rules import (
    GlossaryEntry,
    RulesDocument,
    RulesSection,
    RuleText,
    fold,
)
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    import sqlite3

Progress = Callable[[str], None]
Home = Path | str | None

FILE_NAME = "official.sqlite"
VERSION = 1
_ADD = "import the official files: rulings data add FILE…"


class OfficialRuling(Value):
    """One ruling as its publisher gives it; `source` is `official` or `scryfall`."""

    card: str
    date: str
    source: str
    text: str


class RuleFamily(Value):
    """What stands around a rule number: its headings, its parents, itself, its subrules.

    `rule` is None where the number is that of a heading (a chapter or section).
    """

    number: str
    edition: str
    headings: tuple[RulesSection, ...]
    parents: tuple[RuleText, ...]
    rule: RuleText | None
    subrules: tuple[RuleText, ...]


def store_path(home: Home = None) -> Path:
    """Give the path of the store, whether or not it exists."""
    return home_folder(home) / FILE_NAME


@contextmanager
def reading(home: Home = None) -> Iterator[sqlite3.Connection]:
    """Open the store for reading; a missing or damaged one is a CorpusError."""
    import sqlite3

    path = store_path(home)
    if not path.is_file():
        raise CorpusError(f"no official texts have been imported into {path.parent}", _ADD)
    connection = None
    try:
        connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode=ro&immutable=1", uri=True)
        (version,) = connection.execute("pragma user_version").fetchone()
        if version != VERSION:
            raise CorpusError(
                f"{path} was written by another version of rulings (layout {version})",
                _rebuild(path),
            )
        yield connection
    except sqlite3.DatabaseError as error:
        raise CorpusError(f"{path} is damaged: {error}", _rebuild(path)) from error
    finally:
        if connection is not None:
            connection.close()


def _rebuild(path: Path) -> str:
    return f"import the official files again (rulings data add FILE…); {path.name} is then replaced"


def status(home: Home = None) -> dict[str, Any]:
    """Describe the store: its editions, its cards and its rulings, with counts and hashes.

    An empty store has no editions and zero counts; only a damaged one is an error.
    """
    nothing = {"date": None, "version": None, "sha256": None}
    if not store_path(home).is_file():
        return {
            "editions": [],
            "cards": {"names": 0, "faces": 0, **nothing},
            "rulings": {"count": 0, "names": 0, "newest": None, "sources": []},
        }
    with reading(home) as store:
        editions = store.execute(
            "select date, rules, examples, glossary, sha256 from editions order by date"
        ).fetchall()
        sources = store.execute(
            "select kind, date, version, sha256, rulings from sources order by kind"
        ).fetchall()
        names, faces = store.execute(
            "select (select count(*) from cards), (select count(*) from faces)"
        ).fetchone()
        count, with_rulings, newest = store.execute(
            "select count(*), count(distinct card), max(date) from rulings"
        ).fetchone()
    keys = ("date", "rules", "examples", "glossary", "sha256")
    cards = next((row for row in sources if row[0] == "cards"), None)
    about = dict(zip(nothing, cards[1:4], strict=True)) if cards else nothing
    return {
        "editions": [dict(zip(keys, row, strict=True)) for row in editions],
        "cards": {"names": names, "faces": faces, **about},
        "rulings": {
            "count": count,
            "names": with_rulings,
            "newest": newest,
            "sources": [
                {"kind": row[0], "date": row[1], "sha256": row[3], "rows": row[4]}
                for row in sources
                if row[4]
            ],
        },
    }


def editions(home: Home = None) -> tuple[str, ...]:
    """Give the dates of the imported editions of the rules, oldest first."""
    with reading(home) as store:
        return tuple(row[0] for row in store.execute("select date from editions order by date"))


def _edition(store: sqlite3.Connection, date: str | None) -> str:
    """Choose the edition in force on `date`, the newest without one."""
    dates = [row[0] for row in store.execute("select date from editions order by date")]
    if not dates:
        raise CorpusError("no edition of the Comprehensive Rules has been imported", _ADD)
    if date is None:
        return str(dates[-1])
    held = [each for each in dates if each <= date]
    if not held:
        raise NotSupported(
            f"no edition as old as {date} is imported; the oldest is of {dates[0]}", ""
        )
    return str(held[-1])


def document(date: str | None = None, home: Home = None) -> RulesDocument:
    """Give a whole edition: the one in force on `date`, the newest without one."""
    with reading(home) as store:
        edition = _edition(store, date)
        return RulesDocument(
            date=edition,
            rules=_rules(store, edition, "1", ()),
            glossary=tuple(
                GlossaryEntry(*row)
                for row in store.execute(
                    "select term, definition from glossary where edition = ? order by position",
                    (edition,),
                )
            ),
            sections=_headings(store, edition, "1", ()),
        )


def _rules(
    store: sqlite3.Connection, edition: str, where: str, values: tuple[object, ...]
) -> tuple[RuleText, ...]:
    # `where` is one of the literals of this module; what the user typed is always bound.
    held = (edition, *values)
    examples: dict[str, list[str]] = {}
    for number, text in store.execute(
        f"select number, text from examples where edition = ? and {where} order by position",  # noqa: S608
        held,
    ):
        examples.setdefault(number, []).append(text)
    return tuple(
        RuleText(number, text, tuple(examples.get(number, ())))
        for number, text in store.execute(
            f"select number, text from rules where edition = ? and {where} order by position",  # noqa: S608
            held,
        )
    )


def _headings(
    store: sqlite3.Connection, edition: str, where: str, values: tuple[object, ...]
) -> tuple[RulesSection, ...]:
    return tuple(
        RulesSection(*row)
        for row in store.execute(
            f"select number, title from sections where edition = ? and {where} order by position",  # noqa: S608
            (edition, *values),
        )
    )


def tidy_number(number: str) -> str:
    """Give a rule number as the rules write it: `CR 605.3B.` is `605.3b`."""
    low = number.strip().lower()
    for each in ("comprehensive rule", "rule", "cr", "§"):
        low = low.removeprefix(each).strip()
    return low.rstrip(".")


def rule_text(number: str, date: str | None = None, home: Home = None) -> RuleText:
    """Give one rule or subrule of the edition in force on `date`; unknown ones are UnknownRule."""
    wanted = tidy_number(number)
    with reading(home) as store:
        edition = _edition(store, date)
        found = _rules(store, edition, "number = ?", (wanted,))
        if not found:
            raise _unknown_rule(store, edition, number)
        return found[0]


def rules_under(prefix: str, date: str | None = None, home: Home = None) -> RuleFamily:
    """Give a rule, section or chapter with its parents and what stands under it.

    The prefix is exact by parts: 702.1 has 702.1a under it, not 702.10; 702 has both.
    """
    wanted = tidy_number(prefix)
    with reading(home) as store:
        edition = _edition(store, date)
        section, _, rest = wanted.partition(".")
        parent = f"{section}.{rest.rstrip('abcdefghijklmnopqrstuvwxyz')}" if rest else ""
        above = (parent,) if parent and parent != wanted else ()
        rule = _rules(store, edition, "number = ?", (wanted,))
        heading_numbers = (section[:1], section)
        headings = _headings(store, edition, "number in (?, ?)", heading_numbers)
        if not rule and (rest or section not in {each.number for each in headings}):
            raise _unknown_rule(store, edition, prefix)
        # One digit names a chapter, three a section, a rule's subrules end in one letter.
        pattern = (
            f"{wanted}[a-z]" if rest else f"{wanted}*.*" if len(wanted) == 1 else f"{wanted}.*"
        )
        return RuleFamily(
            number=wanted,
            edition=edition,
            headings=headings,
            parents=_rules(store, edition, "number = ?", above) if above else (),
            rule=rule[0] if rule else None,
            subrules=_rules(store, edition, "number glob ?", (pattern,)),
        )


def _unknown_rule(store: sqlite3.Connection, edition: str, number: str) -> UnknownRule:
    wanted = tidy_number(number)
    known = [
        str(row[0])
        for row in store.execute(
            "select number from rules where edition = ? order by position", (edition,)
        )
    ]
    section = wanted.partition(".")[0]
    same = [each for each in known if each.startswith(f"{section}.")] or known
    near = sorted(same, key=lambda each: _distance(each, wanted))[:3]
    if not wanted[:1].isdigit():
        near = []
    return UnknownRule(f"{_shown(number)} is no rule of the Comprehensive Rules of {edition}", near)


def _distance(known: str, wanted: str) -> tuple[int, int, int]:
    one, other = _parts(known), _parts(wanted)
    return abs(one[0] - other[0]), abs(one[1] - other[1]), abs(one[2] - other[2])


def _parts(number: str) -> tuple[int, int, int]:
    section, _, rest = number.partition(".")
    digits = "".join(filter(str.isdigit, rest))[:6]
    letter = rest[len(digits) : len(digits) + 1]
    plain = "".join(filter(str.isdecimal, section))[:6]
    return int(plain or 0), int(digits or 0) if digits.isdecimal() else 0, ord(letter or "`") - 96


def _shown(text: str) -> str:
    kept = "".join(each if each.isprintable() else "?" for each in text.strip())
    return repr(kept if len(kept) <= 60 else kept[:57] + "…")


def glossary_entry(term: str, date: str | None = None, home: Home = None) -> GlossaryEntry:
    """Give the glossary's entry for a term; case, quotes and a remark in brackets do not count."""
    with reading(home) as store:
        edition = _edition(store, date)
        rows = store.execute(
            "select folded, term, definition from glossary where edition = ? order by position",
            (edition,),
        ).fetchall()
    wanted = fold(term)
    by_key: dict[str, tuple[str, str]] = {}
    for folded, name, definition in rows:
        by_key.setdefault(folded.partition(" (")[0], (name, definition))
        by_key[folded] = (name, definition)
    for each in (wanted, wanted.removesuffix("s"), wanted + "s"):
        if each in by_key:
            return GlossaryEntry(*by_key[each])
    from difflib import get_close_matches

    near = get_close_matches(wanted[:80], by_key, n=3)
    raise UnknownRule(
        f"{_shown(term)} is no term of the glossary of {edition}",
        tuple(by_key[each][0] for each in near),
    )


def rulings_of(card_name: str, home: Home = None) -> tuple[OfficialRuling, ...]:
    """Give a card's official rulings, newest first; an unknown card is an UnknownCard."""
    with reading(home) as store:
        found: dict[tuple[str, str], OfficialRuling] = {}
        for name in _cards(store, card_name):
            for row in store.execute(
                "select card, date, source, texts.text from rulings "
                "join texts on id = rulings.text where card = ? order by rulings.rowid",
                (name,),
            ):
                ruling = OfficialRuling(*row)
                found.setdefault((ruling.date, fold(ruling.text)), ruling)
    return tuple(sorted(found.values(), key=lambda each: each.date, reverse=True))


def all_rulings(home: Home = None) -> Iterator[OfficialRuling]:
    """Give every imported ruling, by card and date."""
    with reading(home) as store:
        for row in store.execute(
            "select card, date, source, texts.text from rulings join texts on id = rulings.text "
            "order by card, date, rulings.rowid"
        ):
            yield OfficialRuling(*row)


def face_texts(card_name: str, home: Home = None) -> tuple[tuple[str, str], ...]:
    """Give the printed text of each face of a card as pairs of face name and text."""
    with reading(home) as store:
        return tuple(
            (str(face), str(text))
            for name in _cards(store, card_name)
            for face, text in store.execute(
                "select name, text from faces where card = ? order by side", (name,)
            )
        )


def _cards(store: sqlite3.Connection, card_name: str) -> tuple[str, ...]:
    """Find the full names that a name means: a card's, else the cards with a face called so."""
    key = squash(card_name)
    rows = store.execute("select name from cards where key = ? order by name", (key,)).fetchall()
    exact = [row for row in rows if row[0].lower() == card_name.strip().lower()]
    rows = exact or rows
    if not rows:
        rows = store.execute(
            "select distinct card from faces where key = ? order by card", (key,)
        ).fetchall()
    if not rows:
        (any_card,) = store.execute("select count(*) from cards").fetchone()
        if not any_card:
            raise CorpusError("no official card texts have been imported", _ADD)
        raise UnknownCard(f"{_shown(card_name)} is no card in the imported files")
    return tuple(str(row[0]) for row in rows)
