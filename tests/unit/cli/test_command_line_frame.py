"""The frame of the command line: options, exit status, errors, pipes."""

from __future__ import annotations

import io
import os
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from rulings_cli.cli import failures, main, terminal
from rulings_cli.cli.settings import Settings, checked, common_first
from rulings_cli.errors import (
    Ambiguous,
    CorpusError,
    ExampleSyntax,
    InputError,
    NotSupported,
    RulingsError,
    UnknownCard,
    UnknownRule,
)

ROOT = Path(__file__).parents[3]
COMMAND = [sys.executable, "-m", "rulings_cli.cli"]


def test_common_options_may_stand_before_and_after_the_command() -> None:
    after = common_first(["data", "status", "-q", "--color", "never", "--json"])

    assert after == ["-q", "--color", "never", "data", "status", "--json"]


def test_what_follows_two_dashes_is_no_option() -> None:
    assert common_first(["ask", "--", "-q", "--corpus"]) == ["ask", "--", "-q", "--corpus"]


def test_an_option_at_the_end_without_its_value_stays_for_the_parser() -> None:
    assert common_first(["card", "--corpus"]) == ["--corpus", "card"]


@pytest.mark.parametrize("date", ["yesterday", "2026-13-01", "2026-1-1", "20260619", "²026-01-01"])
def test_a_day_that_is_none_is_bad_input(date: str) -> None:
    with pytest.raises(InputError, match="is no date"):
        checked(Settings(as_of=date))


@pytest.mark.parametrize(
    ("error", "status"),
    [
        (InputError("x"), 2),
        (ExampleSyntax("x", path="a", line=1, column=1), 2),
        (UnknownCard("x"), 1),
        (UnknownRule("x"), 1),
        (Ambiguous("x", ("a", "b")), 3),
        (NotSupported("x"), 3),
        (CorpusError("x"), 2),
    ],
)
def test_every_kind_of_error_has_its_exit_status(error: RulingsError, status: int) -> None:
    assert failures.exit_status(error) == status


def test_a_message_says_what_and_what_to_do() -> None:
    error = UnknownCard("Grizly Bears is no card in this corpus", ("Grizzly Bears",))

    assert failures.message(error) == (
        "rulings: Grizly Bears is no card in this corpus; did you mean Grizzly Bears?"
    )


def test_a_message_is_one_line_and_shows_control_characters_escaped() -> None:
    assert failures.message(InputError("a\x1b[31mb\nc")) == "rulings: a\\x1b[31mb c"


@pytest.mark.parametrize(
    "arguments",
    [
        ["frobnicate"],
        ["pay", "one"],
        ["pay"],
        ["--color", "pink", "data", "status"],
        ["data", "add"],
        ["data", "add", "/nowhere/at/all"],
        ["--corpus", "/nowhere/at/all", "card", "x"],
        ["data", "status", "--nonsense"],
        ["ask"],
        [],
    ],
)
def test_wrong_usage_is_status_2_and_says_so_on_stderr(
    arguments: list[str], capsys: pytest.CaptureFixture[str], home: Path
) -> None:
    assert main.run(arguments) == 2

    shown = capsys.readouterr()
    assert shown.out == ""
    assert shown.err
    assert "Traceback" not in shown.err


def test_a_reader_that_leaves_is_no_error(home: Path) -> None:
    command = subprocess.Popen(
        [*COMMAND, "help", "pay"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        cwd=ROOT,
    )
    assert command.stdout is not None
    assert command.stderr is not None
    command.stdout.close()

    shown = command.stderr.read()
    command.stderr.close()

    assert command.wait() == 0
    assert shown == b""


def test_a_full_disk_under_the_answer_is_said() -> None:
    if not os.path.exists("/dev/full"):  # noqa: PTH110
        pytest.skip("no such device here")
    with open("/dev/full", "w") as full:  # noqa: PTH123
        shown = subprocess.run(
            [*COMMAND, "--help"], stdout=full, stderr=subprocess.PIPE, text=True, cwd=ROOT
        )

    assert shown.returncode == 2
    assert "cannot be written" in shown.stderr
    assert "Traceback" not in shown.stderr


def test_a_closed_standard_output_is_no_traceback() -> None:
    shown = subprocess.run(
        ["sh", "-c", 'exec "$0" "$@" >&-', *COMMAND, "--help"],
        stderr=subprocess.PIPE,
        text=True,
        cwd=ROOT,
    )

    assert "Traceback" not in shown.stderr


def test_an_interrupt_is_status_130(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr(main, "_parsed", interrupted)

    assert main.run(["data", "status"]) == 130


class _Terminal(io.StringIO):
    def isatty(self) -> bool:
        return True


def test_color_needs_a_terminal_that_does_not_refuse_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("NO_COLOR", raising=False)
    monkeypatch.setenv("TERM", "xterm")
    assert not terminal.uses_color(Settings())
    monkeypatch.setattr(sys, "stdout", _Terminal())
    assert terminal.uses_color(Settings())

    monkeypatch.setenv("TERM", "dumb")
    assert not terminal.uses_color(Settings())
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setenv("NO_COLOR", "1")
    assert not terminal.uses_color(Settings())
    assert terminal.uses_color(Settings(color="always"))


def test_wrapped_text_keeps_to_its_columns() -> None:
    lines = terminal.wrapped("word " * 40, first="CR       ", indent=" " * 9, columns=50)

    assert len(lines) == 5
    assert all(len(line) <= 50 for line in lines)
    assert lines[1].startswith(" " * 9 + "word")


@pytest.fixture
def small_terminal(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> Path:
    """Make standard output a terminal of five rows, with a pager that writes what it gets."""
    paged = tmp_path / "paged"
    program = f"import sys, pathlib; pathlib.Path({str(paged)!r}).write_text(sys.stdin.read())"
    monkeypatch.setenv("PAGER", shlex.join([sys.executable, "-c", program]))
    monkeypatch.setenv("TERM", "xterm")
    monkeypatch.setattr(terminal, "size", lambda: (80, 5))
    return paged


def test_what_is_longer_than_the_screen_goes_through_the_pager(
    small_terminal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.page("line\n" * 9 + "last")

    assert small_terminal.read_text() == "line\n" * 9 + "last\n"
    assert capsys.readouterr().out == ""


def test_what_fits_the_screen_needs_no_pager(
    small_terminal: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    terminal.page("one\ntwo")

    assert not small_terminal.exists()
    assert capsys.readouterr().out == "one\ntwo\n"


def test_a_pager_that_is_not_there_is_done_without(
    small_terminal: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAGER", "/nowhere/at/all")

    terminal.page("line\n" * 9 + "last")

    assert capsys.readouterr().out.endswith("last\n")
