"""`pytest corpus`: examples and contrasts are tests, and failures read like the corpus."""

from __future__ import annotations

import subprocess
import sys
from importlib.metadata import entry_points
from pathlib import Path

import pytest
from example_cards import cards

from rulings_cli.checks.codes import CODES
from rulings_cli.corpus.pool import FILE_NAME, write_pool

pytest_plugins = ["pytester"]
#: the plugin may be imported already, so that its assertions are not rewritten
QUIET = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
ROOT = Path(__file__).resolve().parents[2]
GOOD = CODES["R020"].fixed
FAILING = CODES["R020"].failing
SAME = CODES["R022"].failing


@pytest.fixture
def corpus(pytester: pytest.Pytester) -> Path:
    """Give a folder with a pool of made-up cards, for pages."""
    folder = pytester.path / "corpus"
    folder.mkdir()
    write_pool(folder / FILE_NAME, cards(), {})
    return folder


def run(pytester: pytest.Pytester, corpus: Path, page: str, *more: str) -> pytest.RunResult:
    (corpus / "page.md").write_text(page, encoding="utf-8")
    is_installed = any(each.name == "rulings" for each in entry_points(group="pytest11"))
    loading = () if is_installed else ("-p", "rulings_cli.pytest_plugin", *QUIET)
    return pytester.runpytest_inprocess(*loading, "-p", "no:cacheprovider", *more, "corpus")


def test_example_and_each_contrast_are_items(pytester: pytest.Pytester, corpus: Path) -> None:
    result = run(pytester, corpus, GOOD, "-v")

    result.assert_outcomes(passed=2)
    result.stdout.fnmatch_lines(
        [
            "corpus/page.md::forest-for-mana PASSED*",
            "corpus/page.md::forest-for-mana[[]but if Forest is tapped[]] PASSED*",
        ]
    )


def test_failure_shows_place_expected_got_and_last_steps(
    pytester: pytest.Pytester, corpus: Path
) -> None:
    result = run(pytester, corpus, FAILING)

    result.assert_outcomes(failed=1, passed=1)
    result.stdout.fnmatch_lines(
        [
            "*corpus/page.md:15: forest-for-mana",
            "*expected  then your mana pool is {R}",
            "*got       {G}",
            "*before    you get {G} from Forest (*106.3*)",
        ]
    )
    result.stdout.no_fnmatch_line("*Traceback*")
    result.stdout.no_fnmatch_line("*.py:*")


def test_contrast_that_comes_out_the_same_fails(pytester: pytest.Pytester, corpus: Path) -> None:
    result = run(pytester, corpus, SAME)

    result.assert_outcomes(passed=1, failed=1)
    result.stdout.fnmatch_lines(["*page.md:16: but if you have 3 life", "*got       the same"])


def test_syntax_error_is_a_failing_item_with_its_line(
    pytester: pytest.Pytester, corpus: Path
) -> None:
    result = run(pytester, corpus, CODES["R010"].failing)

    result.assert_outcomes(failed=1)
    result.stdout.fnmatch_lines(["*page.md:14:11: *aktivate*", "*expected activate*"])


def test_other_markdown_is_not_collected(pytester: pytest.Pytester, corpus: Path) -> None:
    result = run(pytester, corpus, "# Notes\n\n```example\nof something else\n```\n")

    result.assert_outcomes()


def test_missing_pool_is_told_without_a_traceback(pytester: pytest.Pytester, corpus: Path) -> None:
    (corpus / FILE_NAME).write_bytes(b"no pool")

    result = run(pytester, corpus, GOOD)

    result.stdout.fnmatch_lines(["*pool*"])
    result.stdout.no_fnmatch_line("*Traceback*")


def test_loading_the_plugin_imports_nothing_else_of_ours() -> None:
    code = (
        "import sys, rulings_cli.pytest_plugin;"
        "print(sorted(each for each in sys.modules if each.startswith('rulings_cli')))"
    )

    shown = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert shown.stdout.strip() == "['rulings_cli', 'rulings_cli.pytest_plugin']"
