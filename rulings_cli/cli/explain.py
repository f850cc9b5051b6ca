"""`rulings explain`: the page of a code of the check."""

from __future__ import annotations

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import page


def run(settings: Settings, code: str) -> int:
    """Show what a code means, why it matters, and a page that has it beside one mended."""
    del settings
    page(api.explain(code).rstrip("\n"))
    return failures.OK
