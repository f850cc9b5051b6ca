"""`python -m rulings_cli.cli` is the command."""

from __future__ import annotations

from rulings_cli.cli.main import main

main()
