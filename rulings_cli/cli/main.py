"""The entry point of the command line: run one command and leave with its exit status."""

from __future__ import annotations

import gc
import os
import sys
from collections.abc import Sequence

from rulings_cli.cli import failures, terminal
from rulings_cli.cli.settings import Settings
from rulings_cli.errors import InputError, RulingsError

# Commands that may be nothing but words and --json, with the number of their arguments; the
# words of those that take one may stand apart.
_PLAIN = {"ask": 1, "pay": 2, "card": 1, "cr": 1, "search": 1, "run": 1}
#: Those whose words are names: one may not stand apart from the next.
_NAMES = frozenset(("pay", "run"))
#: Those that write nothing and play at most one example.
_BRIEF = frozenset(("ask", "pay", "card", "cr"))
#: Options by which such a command answers much at once.
_MANY = frozenset(("--batch", "--matrix"))


def main() -> None:
    """Run the command line of this process and exit.

    A command that only answers leaves at once: its objects need no collecting and no taking down,
    which would take a sixth of its time.
    """
    arguments = sys.argv[1:]
    if not arguments or arguments[0] not in _BRIEF or not _MANY.isdisjoint(arguments):
        sys.exit(run(arguments))
    gc.disable()
    status = run(arguments)
    sys.stderr.flush()
    os._exit(status)


def run(arguments: Sequence[str]) -> int:
    """Run a command line and give its exit status; errors of ours become one line on stderr."""
    terminal.prepare_streams()
    try:
        status = _prompted(arguments)
        if status is None:
            status = _plain(arguments)
        if status is None:
            status = _parsed(arguments)
        sys.stdout.flush()
    except RulingsError as error:
        status = _reported(error)
    except BrokenPipeError:
        _drop_output()  # whoever read the answer has enough
        status = failures.OK
    except OSError as error:
        if error.filename is not None:
            raise
        # A stream, not a file: the disk or the device under the answer takes no more.
        _drop_output()
        why = (error.strerror or str(error)).lower()
        status = _reported(InputError(f"the answer cannot be written: {why}"))
    except KeyboardInterrupt:
        status = failures.INTERRUPTED
    return status


def _reported(error: RulingsError) -> int:
    try:
        sys.stdout.flush()
    except OSError:
        _drop_output()
    terminal.complain(failures.message(error))
    return failures.exit_status(error)


def _drop_output() -> None:
    """Let what is still held back go nowhere, so that nothing fails at exit."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())


def _prompted(arguments: Sequence[str]) -> int | None:
    """Open the prompt where nothing is said and a person sits there, or give None."""
    if arguments or not terminal.is_terminal() or not sys.stdin or not sys.stdin.isatty():
        return None
    from rulings_cli.cli import prompt

    return prompt.run(Settings())


def _plain(arguments: Sequence[str]) -> int | None:
    """Run a command line without options (but --json and --for), or give None.

    It calls what the parser would call, and spares a third of a short command's time.
    """
    words = [each for each in arguments[1:] if each != "--json"]
    options: dict[str, str] = {}
    if list(arguments[:1]) == ["pay"] and "--for" in words[:-1]:
        at = words.index("--for")
        options["what"] = words[at + 1]
        del words[at : at + 2]
    wanted = _PLAIN.get(arguments[0]) if arguments else None
    if not words or wanted is None or any(each.startswith("-") for each in words):
        return None
    if arguments[0] not in _NAMES:
        words = [" ".join(words)]
    if len(words) != wanted:
        return None
    from importlib import import_module

    command = import_module(f"rulings_cli.cli.{arguments[0]}")
    return int(command.run(Settings(), *words, as_json="--json" in arguments, **options))


def _parsed(arguments: Sequence[str]) -> int:
    from rulings_cli.cli.app import run_app

    return run_app(arguments)
