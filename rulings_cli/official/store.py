"""The rules of the imported editions: rules, what stands around them, and the glossary."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.errors import UnknownRule
from rulings_cli.official.comprehensive_rules import (
    GlossaryEntry,
    RulesDocument,
    RulesSection,
    RuleText,
    fold,
)
from rulings_cli.official.opening import (
    Home,
    Progress,
    edition_on,
    editions,
    reading,
    shown,
    store_path,
)
from rulings_cli.official.references import Reference, example_id
from rulings_cli.official.status import status
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    import sqlite3

__all__ = [
    "Home",
    "Progress",
    "RuleFamily",
    "document",
    "editions",
    "glossary_entry",
    "reading",
    "rule_text",
    "rules_under",
    "status",
    "store_path",
    "tidy_number",
    "unresolved",
]


class RuleFamily(Value):
    """What stands around a rule number: its headings, its parents, itself, its subrules.

    `rule` is None where the number is that of a heading (a chapter or section). `refers_to` and
    `referred_by` are the cross-references of the rule itself; the latter may be examples
    (`605.1a#1`) and terms (`glossary Mana Ability`).
    """

    number: str
    edition: str
    headings: tuple[RulesSection, ...]
    parents: tuple[RuleText, ...]
    rule: RuleText | None
    subrules: tuple[RuleText, ...]
    refers_to: tuple[str, ...] = ()
    referred_by: tuple[str, ...] = ()


def document(date: str | None = None, home: Home = None) -> RulesDocument:
    """Give a whole edition: the one in force on `date`, the newest without one."""
    with reading(home) as store:
        edition = edition_on(store, date)
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
        edition = edition_on(store, date)
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
        edition = edition_on(store, date)
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
            refers_to=_refs(store, edition, "target", "source", wanted),
            referred_by=_refs(store, edition, "source", "target", wanted),
        )


def _refs(
    store: sqlite3.Connection, edition: str, wanted: str, known: str, number: str
) -> tuple[str, ...]:
    # `wanted` and `known` are columns, named by this module alone.
    return tuple(
        str(row[0])
        for row in store.execute(
            f"select {wanted} from refs where edition = ? and {known} = ? order by {wanted}",  # noqa: S608
            (edition, number),
        )
    )


def unresolved(date: str | None = None, home: Home = None) -> tuple[Reference, ...]:
    """Give the mentions of rules that the edition does not have; the publisher's slips."""
    with reading(home) as store:
        edition = edition_on(store, date)
        return tuple(
            Reference(source, target, found=False)
            for source, target in store.execute(
                "select source, target from refs where edition = ? and not found", (edition,)
            )
        )


def example_text(example: str, date: str | None = None, home: Home = None) -> str:
    """Give an official example by its id, such as `605.1a#1`; an unknown one is UnknownRule."""
    number, _, position = example.partition("#")
    rule = rule_text(number, date, home)
    known = [example_id(rule.number, at) for at, _ in enumerate(rule.examples, 1)]
    wanted = f"{rule.number}#{position.strip()}"
    if wanted in known:
        return rule.examples[known.index(wanted)]
    raise UnknownRule(f"{shown(example)} is no example of the rules", known)


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
    return UnknownRule(f"{shown(number)} is no rule of the Comprehensive Rules of {edition}", near)


def _distance(known: str, wanted: str) -> tuple[int, int, int]:
    one, other = _parts(known), _parts(wanted)
    return abs(one[0] - other[0]), abs(one[1] - other[1]), abs(one[2] - other[2])


def _parts(number: str) -> tuple[int, int, int]:
    section, _, rest = number.partition(".")
    digits = "".join(filter(str.isdigit, rest))[:6]
    letter = rest[len(digits) : len(digits) + 1]
    plain = "".join(filter(str.isdecimal, section))[:6]
    return int(plain or 0), int(digits or 0) if digits.isdecimal() else 0, ord(letter or "`") - 96


def glossary_entry(term: str, date: str | None = None, home: Home = None) -> GlossaryEntry:
    """Give the glossary's entry for a term; case, quotes and a remark in brackets do not count."""
    with reading(home) as store:
        edition = edition_on(store, date)
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
        f"{shown(term)} is no term of the glossary of {edition}",
        tuple(by_key[each][0] for each in near),
    )
