"""Checking examples: each is read, its cards are known, it holds, and its contrasts differ."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.checks.findings import Finding
from rulings_cli.corpus.entries import Block, Entry, instances
from rulings_cli.errors import Ambiguous, ExampleSyntax, UnknownCard
from rulings_cli.examples.lines import Example, Line, Thing
from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import ContrastResult, RunResult, run_example
from rulings_cli.terms.citations import Edition
from rulings_cli.terms.values import Value

Cards = Callable[[str], Card]


class PlayedEntry(Value):
    """How an entry's examples came out: findings, rules used, counts."""

    findings: tuple[Finding, ...] = ()
    used: frozenset[str] = frozenset()
    examples: int = 0
    contrasts: int = 0
    #: whether all were played to the end, so that `used` is complete
    complete: bool = True


def play_entry(entry: Entry, cards: Cards, edition: Edition | None = None) -> PlayedEntry:
    """Play all examples of an entry, a topic's once for each card it applies to."""
    findings: list[Finding] = []
    used: set[str] = set()
    examples = contrasts = 0
    complete = True
    for each in (one for block in entry.examples for one in instances(entry, block)):
        examples += 1
        result = _play(each, cards, edition, findings)
        if result is None:
            complete = False
            continue
        used |= result.rules
        contrasts += len(result.contrasts)
        complete = complete and not result.not_modelled
        findings += _of_result(each, result)
    return PlayedEntry(tuple(findings), frozenset(used), examples, contrasts, complete)


def _play(
    block: Block, cards: Cards, edition: Edition | None, findings: list[Finding]
) -> RunResult | None:
    try:
        example = parse_example(block.text, block.path, block.line, block.id)
    except ExampleSyntax as error:
        message = error.message.split(": ", 1)[-1]
        findings.append(Finding("R010", block.path, error.line, error.column, message, error.hint))
        return None
    unknown = tuple(_unknown_cards(example, cards))
    if unknown:
        findings += unknown
        return None
    return run_example(example, cards, edition)


def _unknown_cards(example: Example, cards: Cards) -> Iterator[Finding]:
    for line in example.given:
        for thing in _things(line):
            if thing.token:
                continue
            try:
                cards(thing.name)
            except (UnknownCard, Ambiguous) as error:
                hint = getattr(error, "hint", "")
                yield Finding("R030", example.path, line.line, line.column, str(error), hint)


def _things(line: Line) -> tuple[Thing, ...]:
    """Give the things of a line that puts cards where they are by their full names."""
    placing = ("control", "hold", "library", "zone", "exiled_with")
    return line.get("things", ()) if line.form in placing else ()


def _of_result(block: Block, result: RunResult) -> Iterator[Finding]:
    """Give the findings of one example; what is not modelled speaks for all that follows."""
    missing = tuple(each for each in result.failed if each.not_modelled)
    for each in missing or result.failed:
        code = "R023" if each.not_modelled else "R020"
        yield Finding(
            code,
            block.path,
            each.line or block.line,
            1,
            f"{block.id}: {each.expected} - {each.got}",
            f"see it: rulings run {block.id} --trace full",
        )
    for contrast in result.contrasts:
        if not missing:
            yield from _of_contrast(block, contrast, has_failed=bool(result.failed))


def _of_contrast(block: Block, found: ContrastResult, *, has_failed: bool) -> Iterator[Finding]:
    line = found.line or block.line
    if found.not_modelled:
        message = f"{block.id}: but if {found.change} - {found.outcome}"
        yield Finding("R023", block.path, line, 1, message, "wait for the rule, or choose another")
        return
    for each in found.failed:
        message = f"{block.id}: but if {found.change}: {each.expected} - {each.got}"
        yield Finding("R021", block.path, each.line or line, 1, message, "")
    if not found.differs and not found.failed and not has_failed:
        message = f"{block.id}: but if {found.change} - the example comes out the same"
        hint = "choose the nearest change that flips it"
        yield Finding("R022", block.path, line, 1, message, hint)
