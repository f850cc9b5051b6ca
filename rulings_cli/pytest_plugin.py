"""The pytest plugin: `pytest corpus` plays every example, and every "but if", as a test.

It collects Markdown files that hold fenced blocks of the example language. A failure shows the
file and line, what is expected, what there is, and the last steps with their rules. Nothing of
the engine is imported before such a file is met, since the plugin loads in every run of pytest.

`@pytest.mark.cr("704.5f")` is a claim: the test fails when nothing that it plays cites the rule.
`--rule-coverage` lists at the end how many tests cite each implemented rule.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

if TYPE_CHECKING:
    from rulings_cli.corpus.entries import Block
    from rulings_cli.examples.lines import Example
    from rulings_cli.examples.running import ContrastResult, Failure, RunResult

_HAS_EXAMPLE = re.compile(
    r"^(```+|~~~+) ?example [a-z0-9-]+\s*\n\s*(given|when|then|#)", re.MULTILINE
)


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the options of the plugin."""
    parser.addoption(
        "--rule-coverage",
        action="store_true",
        help="list for each implemented rule how many tests cite it",
    )
    parser.addini("rulings_corpus", "the folder whose card pool examples are played with", "string")


def pytest_configure(config: pytest.Config) -> None:
    """Make the marker known."""
    config.addinivalue_line("markers", "cr(number): the rule that the test is about")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Iterator[None]:
    """Watch the rules that a test cites, where it claims some or all are counted."""
    claimed = [number for each in item.iter_markers("cr") for number in each.args]
    counted = item.config.getoption("--rule-coverage")
    if not claimed and not counted:
        return (yield)
    from rulings_cli.checks.watching import not_cited, watching

    with watching() as seen:
        found = yield
    if isinstance(item, ExampleItem):
        seen |= item.played.result.rules
    for number in seen if counted else ():
        item.config.stash.setdefault(_TESTS, {}).setdefault(number, set()).add(item.nodeid)
    if missing := not_cited(claimed, seen):
        pytest.fail(f"nothing that it plays cites {', '.join(missing)}", pytrace=False)
    return found


def pytest_terminal_summary(terminalreporter: Any, config: pytest.Config) -> None:
    """List the implemented rules with the number of their tests, where that is asked."""
    if not config.getoption("--rule-coverage"):
        return
    from rulings_cli.checks.watching import table

    tests: dict[str, set[str]] = config.stash.get(_TESTS, {})
    rows = tuple(table(tests))
    terminalreporter.section("rule coverage")
    for number, count, place in rows:
        terminalreporter.line(f"{number:10} {count:5}  {place}")
    zero = sum(not count for _, count, _ in rows)
    terminalreporter.line(f"{len(rows)} rules are implemented, {zero} of them without a test")


def pytest_collect_file(file_path: Path, parent: pytest.Collector) -> pytest.Collector | None:
    """Collect Markdown pages that hold examples."""
    if file_path.suffix != ".md":
        return None
    try:
        text = file_path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError):
        return None
    if _HAS_EXAMPLE.search(text) is None:
        return None
    page: ExamplePage = ExamplePage.from_parent(parent, path=file_path)
    return page


#: Which tests cite each rule, by its number.
_TESTS: pytest.StashKey[dict[str, set[str]]] = pytest.StashKey()


class NotHeld(Exception):
    """An example or contrast came out otherwise; the message is all that is shown."""


class ExamplePage(pytest.File):
    """One page: its examples, a topic's once for each card, and their contrasts."""

    def collect(self) -> Iterator[pytest.Item]:
        """Give an item for each example and one for each of its contrasts."""
        from rulings_cli.corpus.entries import instances, read_page

        entries, problems = read_page(self.path.read_text(encoding="utf-8"), str(self.path))
        for each in problems:
            yield ProblemItem.from_parent(
                self, name=f"{each.code}:{each.line}", line=each.line, message=each.message
            )
        for entry in entries:
            for block in entry.examples:
                for one in instances(entry, block):
                    yield from self._items(one)

    def _items(self, block: Block) -> Iterator[pytest.Item]:
        from rulings_cli.errors import ExampleSyntax
        from rulings_cli.examples.reading import parse_example

        try:
            example = parse_example(block.text, self.shown, block.line, block.id)
        except ExampleSyntax as error:
            message = f"{error.message}\n{error.hint}".rstrip()
            yield ProblemItem.from_parent(self, name=block.id, line=error.line, message=message)
            return
        played = _Played(self, example)
        yield ExampleItem.from_parent(self, name=block.id, played=played)
        for at, each in enumerate(example.contrasts):
            name = f"{block.id}[but if {each.change.text}]"
            yield ContrastItem.from_parent(self, name=name, played=played, at=at)

    @property
    def shown(self) -> str:
        """Give the path as it is shown, from where pytest was started."""
        try:
            return str(self.path.relative_to(self.config.invocation_params.dir))
        except ValueError:
            return str(self.path)

    @cached_property
    def cards(self) -> Any:
        """Give the reader of cards: of the folder that is set, else of the page's corpus."""
        from rulings_cli.checks.checking import corpus_root, pool_reader

        chosen = self.config.getini("rulings_corpus")
        root = self.config.rootpath / chosen if chosen else corpus_root([self.path])
        return pool_reader(root)


class _Played:
    """One example that is played when its first item runs."""

    def __init__(self, page: ExamplePage, example: Example) -> None:
        self.page = page
        self.example = example

    @cached_property
    def result(self) -> RunResult:
        """Give how the example came out."""
        from rulings_cli.examples.running import run_example

        return run_example(self.example, self.page.cards)


class _Item(pytest.Item):
    """What all items share: how a failure is shown, without a Python traceback."""

    line = 1

    def repr_failure(self, excinfo: Any, style: Any = None) -> Any:
        """Show what came out otherwise; a defect of ours keeps its traceback."""
        from rulings_cli.errors import RulingsError

        if isinstance(excinfo.value, NotHeld | RulingsError):
            hint = getattr(excinfo.value, "hint", "")
            return f"{excinfo.value}\n{hint}".rstrip()
        return super().repr_failure(excinfo, style)

    def reportinfo(self) -> tuple[Path, int, str]:
        """Give where the item stands."""
        return self.path, self.line - 1, self.name


class ProblemItem(_Item):
    """A page or example that cannot be read: it always fails."""

    def __init__(self, *, line: int, message: str, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.line = line
        self.message = message

    def runtest(self) -> None:
        """Fail with what is wrong."""
        raise NotHeld(self.message)


class ExampleItem(_Item):
    """One example, its contrasts aside."""

    def __init__(self, *, played: _Played, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.played = played
        self.line = played.example.line

    def runtest(self) -> None:
        """Play the example; each line that is false is told."""
        failed = self.played.result.failed
        if failed:
            raise NotHeld("\n".join(_told(self.played.example, each) for each in failed))


class ContrastItem(_Item):
    """One "but if" of an example."""

    def __init__(self, *, played: _Played, at: int, **kwargs: Any) -> None:
        super().__init__(**kwargs)
        self.played = played
        self.at = at
        self.line = played.example.contrasts[at].change.line

    def runtest(self) -> None:
        """Play the example with the change; it must come out otherwise, and as is said."""
        result = self.played.result.contrasts[self.at]
        if result.passed:
            return
        told = [_told(self.played.example, each) for each in result.failed]
        raise NotHeld("\n".join(told or [self._same(result)]))

    def _same(self, result: ContrastResult) -> str:
        where = f"{self.played.example.path}:{result.line}"
        if self.played.result.failed:
            return f"{where}: but if {result.change}\n  the example itself fails"
        return (
            f"{where}: but if {result.change}\n"
            "  expected  the example comes out otherwise\n"
            "  got       the same"
        )


def _told(example: Example, failure: Failure) -> str:
    lines = [
        f"{example.path}:{failure.line or example.line}: {example.id}",
        f"  expected  {failure.expected}",
        f"  got       {failure.got}",
    ]
    for step in failure.last:
        rules = f" ({', '.join(step.rules)})" if step.rules else ""
        lines.append(f"  before    {step.text}{rules}")
    return "\n".join(lines)
