"""`rulings help`: help on a command, or on the language of the examples."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import page


def run(settings: Settings, topic: str, run_app: Callable[[Sequence[str]], int]) -> int:
    """Show the language of the examples, or a command's help through `run_app`."""
    del settings
    if topic == "examples":
        page(api.example_language())
        return failures.OK
    return run_app([*topic.split(), "--help"])
