"""`rulings cr`: a rule, a section or a glossary term of the imported rules, and who cites it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.settings import Settings, is_date
from rulings_cli.cli.terminal import complain, page, styled, uses_color, width, wrapped, write
from rulings_cli.errors import CorpusError, InputError

if TYPE_CHECKING:
    from rulings_cli.corpus.entries import Entry
    from rulings_cli.official.comprehensive_rules import GlossaryEntry, RuleText
    from rulings_cli.official.history import Moment
    from rulings_cli.official.store import RuleFamily


def run(
    settings: Settings, query: str, *, at: str = "", past: bool = False, as_json: bool = False
) -> int:
    """Show what the query names by its shape: a number of the rules, an example, or a term.

    `at` is the day whose edition is read; `past` shows what each edition made of the rule.
    """
    if at and not is_date(at):
        raise InputError(f"--at {at} is no date", "write it as 2026-06-19")
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    number = api.rule_number(query)
    if past:
        moments = rulings.history(number or query, at=at)
        _show(
            {"history": [_moment_data(each) for each in moments]},
            _history_lines(moments),
            as_json=as_json,
        )
        return failures.OK
    if not number:
        term = rulings.term(query, at=at)
        _show(_term_data(term), _term_lines(term), as_json=as_json)
        return failures.OK
    if "#" in number:
        text = rulings.official_example(number, at=at)
        lines = wrapped(f"{number} {text}", first="", indent="  ", columns=width())
        _show({"id": number, "text": text}, lines, as_json=as_json)
        return failures.OK
    return _rule(rulings, number, at, settings, as_json=as_json)


def _rule(rulings: api.Rulings, number: str, at: str, settings: Settings, *, as_json: bool) -> int:
    cited_by = rulings.citing(number)
    try:
        family = rulings.rule(number, at=at)
    except CorpusError as error:
        # Without the official text our own entries can still say what they make of a rule.
        if not cited_by:
            raise
        complain(failures.message(error))
        data: dict[str, Any] = {"number": number, "cited_by": [each.id for each in cited_by]}
        _show(data, list(_cited_lines(cited_by))[1:], as_json=as_json)
        return failures.OK
    data = {**_family_data(family), "cited_by": [each.id for each in cited_by]}
    lines = [*_family_lines(family, settings), *_cited_lines(cited_by)]
    _show(data, lines, as_json=as_json)
    return failures.OK


def _moment_data(each: Moment) -> dict[str, Any]:
    return {
        "edition": each.edition,
        "kind": each.kind,
        "number": each.number or None,
        "text": each.text or None,
    }


def _history_lines(moments: Iterable[Moment]) -> list[str]:
    lines: list[str] = []
    before = ""
    for each in moments:
        kind = {"new": "created", "same": "unchanged", "held": "as first held"}.get(
            each.kind, each.kind
        )
        lines.append(f"{each.edition}  {each.number:<9} {kind}".rstrip())
        if each.text and each.text != before and each.kind != "moved":
            for text in each.text.splitlines():
                lines += wrapped(text, first="    ", indent="    ", columns=width())
        before = each.text or before
    return lines


def _show(data: dict[str, Any], lines: list[str], *, as_json: bool) -> None:
    if as_json:
        import json

        write(json.dumps(data, ensure_ascii=False))
    else:
        page("\n".join(lines))


def _term_data(term: GlossaryEntry) -> dict[str, Any]:
    return {"term": term.term, "definition": term.definition}


def _term_lines(term: GlossaryEntry) -> list[str]:
    lines = [term.term]
    for each in term.definition.splitlines():
        lines += wrapped(each, first="  ", indent="  ", columns=width())
    return lines


def _family_data(family: RuleFamily) -> dict[str, Any]:
    return {
        "number": family.number,
        "edition": family.edition,
        "headings": [{"number": each.number, "title": each.title} for each in family.headings],
        "parents": [_rule_data(each) for each in family.parents],
        "rule": None if family.rule is None else _rule_data(family.rule),
        "subrules": [_rule_data(each) for each in family.subrules],
        "refers_to": list(family.refers_to),
        "referred_by": list(family.referred_by),
    }


def _rule_data(each: RuleText) -> dict[str, Any]:
    ids = [f"{each.number}#{at}" for at, _ in enumerate(each.examples, 1)]
    return {
        "number": each.number,
        "text": each.text,
        "examples": list(each.examples),
        "example_ids": ids,
    }


def _family_lines(family: RuleFamily, settings: Settings) -> Iterator[str]:
    color = uses_color(settings)
    above = " > ".join(f"{each.number} {each.title}" for each in family.headings)
    right = f"CR {family.edition}"
    gap = max(2, width() - len(above) - len(right))
    yield styled(above, "bold", color=color) + " " * gap + styled(right, "dim", color=color)
    shown = [*family.parents, *((family.rule,) if family.rule else ()), *family.subrules]
    for each in shown:
        is_it = family.rule is not None and each.number == family.number
        yield from _rule_lines(each, is_it=is_it, color=color)
    for what, numbers in (("See", family.refers_to), ("Seen from", family.referred_by)):
        if numbers:
            first = f"{what:<10}"
            yield ""
            yield from wrapped(", ".join(numbers), first=first, indent=" " * 10, columns=width())


def _rule_lines(each: RuleText, *, is_it: bool, color: bool) -> Iterator[str]:
    indent = "  " if each.number[-1:].isalpha() else ""
    for at, paragraph in enumerate(each.text.splitlines()):
        first = f"{indent}{each.number} " if at == 0 else f"{indent}  "
        lines = wrapped(paragraph, first=first, indent=indent + "  ", columns=width())
        if at == 0 and is_it:
            lines[0] = (
                indent
                + styled(each.number, "bold cyan", color=color)
                + lines[0][len(indent) + len(each.number) :]
            )
        yield from lines
    for at, example in enumerate(each.examples, 1):
        text = f"Example {each.number}#{at}: {example}"
        yield from wrapped(text, first=indent + "    ", indent=indent + "    ", columns=width())


def _cited_lines(entries: Iterable[Entry]) -> Iterator[str]:
    for at, each in enumerate(entries):
        if at == 0:
            yield ""
        first = "Cited by  " if at == 0 else " " * 10
        yield from wrapped(
            f"{each.id}: {each.title}", first=first, indent=" " * 12, columns=width()
        )
