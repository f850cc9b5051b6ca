"""`rulings cr`: a rule, a section or a glossary term of the imported rules, and who cites it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import complain, page, styled, uses_color, width, wrapped, write
from rulings_cli.errors import CorpusError

if TYPE_CHECKING:
    from rulings_cli.corpus.entries import Entry
    from rulings_cli.official.comprehensive_rules import GlossaryEntry, RuleText
    from rulings_cli.official.store import RuleFamily


def run(settings: Settings, query: str, *, as_json: bool = False) -> int:
    """Show what the query names by its shape: a number of the rules, or a term of the glossary."""
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    number = api.rule_number(query)
    if not number:
        term = rulings.term(query)
        _show(_term_data(term), _term_lines(term), as_json=as_json)
        return failures.OK
    cited_by = rulings.citing(number)
    try:
        family = rulings.rule(number)
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
    }


def _rule_data(each: RuleText) -> dict[str, Any]:
    return {"number": each.number, "text": each.text, "examples": list(each.examples)}


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
    for example in each.examples:
        text = example if example.startswith("Example") else f"Example: {example}"
        yield from wrapped(text, first=indent + "    ", indent=indent + "    ", columns=width())


def _cited_lines(entries: Iterable[Entry]) -> Iterator[str]:
    for at, each in enumerate(entries):
        if at == 0:
            yield ""
        first = "Cited by  " if at == 0 else " " * 10
        yield from wrapped(
            f"{each.id}: {each.title}", first=first, indent=" " * 12, columns=width()
        )
