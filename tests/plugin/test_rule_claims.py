"""`@pytest.mark.cr(...)` is a claim that is checked, and `--rule-coverage` counts the tests."""

from __future__ import annotations

from importlib.metadata import entry_points

import pytest

pytest_plugins = ["pytester"]
#: the plugin may be imported already, so that its assertions are not rewritten
QUIET = ("-W", "ignore::pytest.PytestAssertRewriteWarning")
A_TEST = """
    import pytest
    from rulings_cli.game.events import NothingHappened
    from rulings_cli.game.game import Game
    from rulings_cli.terms.citations import Edition
    from rulings_cli.terms.rules.mana import UNDEFINED_TYPE

    @pytest.mark.cr("{claimed}")
    def test_something():
        game = Game(Edition(), ("you", "opponent"))
        game.emit(NothingHappened((UNDEFINED_TYPE,), "a reason"))
"""


def run(pytester: pytest.Pytester, *more: str) -> pytest.RunResult:
    is_installed = any(each.name == "rulings" for each in entry_points(group="pytest11"))
    loading = () if is_installed else ("-p", "rulings_cli.pytest_plugin", *QUIET)
    return pytester.runpytest_inprocess(*loading, "-p", "no:cacheprovider", *more)


@pytest.mark.parametrize(("claimed", "passes"), [("106.5", True), ("704.5f", False)])
def test_claim_is_checked(pytester: pytest.Pytester, claimed: str, passes: bool) -> None:
    pytester.makepyfile(A_TEST.format(claimed=claimed))

    result = run(pytester)

    result.assert_outcomes(passed=int(passes), failed=int(not passes))
    if not passes:
        result.stdout.fnmatch_lines(["*nothing that it plays cites 704.5f*"])


def test_rule_coverage_lists_every_implemented_rule(pytester: pytest.Pytester) -> None:
    pytester.makepyfile("def test_nothing(): pass")

    result = run(pytester, "--rule-coverage")

    result.stdout.fnmatch_lines(["*rule coverage*", "601.2*", "*rules are implemented*"])
