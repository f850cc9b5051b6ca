"""`rulings pay`: can the mana of one card pay for another, with no language in the way."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.answers import screen
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import complain, page, say, write
from rulings_cli.errors import InputError


def run(
    settings: Settings,
    source: str,
    target: str,
    *,
    as_json: bool = False,
    what: str = "cast",
    beside: Sequence[str] = (),
) -> int:
    """Say whether the source's mana can pay for the target; `what` is what is paid."""
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    answer = rulings.pay(source, target, what=what, beside=beside).to_json()
    if as_json:
        import json

        write(json.dumps(answer, ensure_ascii=False))
    else:
        page(screen(answer, settings))
    return failures.OF_STATUS[answer["status"]]


def run_matrix(settings: Settings, sources: str, targets: str, *, what: str = "cast") -> int:
    """Say it of every pair of two files with a name a line, as JSON Lines."""
    import json

    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    table = rulings.pay_matrix(_names(sources), _names(targets), what=what)
    for pair in table:
        write(json.dumps(pair.to_json(), ensure_ascii=False))
    for error in table.errors:
        hint = f" ({error.hint})" if error.hint else ""
        complain(f"rulings: {error}{hint}")
    played = table.played()
    for pair, verdict in played.differ:
        complain(f"rulings: {pair.source} -> {pair.target}: {pair.verdict}, played {verdict}")
    say(f"rulings: {played.played} of {table.count} pairs were played", settings)
    return failures.NOTHING_FOUND if table.errors or played.differ else failures.OK


def _names(file: str) -> list[str]:
    """Give the names in a file, one a line; empty lines are none."""
    try:
        with open(file, encoding="utf-8") as stream:  # noqa: PTH123  # pathlib costs 8 ms at start
            return [line.strip() for line in stream if line.strip()]
    except (OSError, UnicodeDecodeError) as error:
        raise InputError(
            f"{file} cannot be read: {error}", "give files with a name a line"
        ) from error
