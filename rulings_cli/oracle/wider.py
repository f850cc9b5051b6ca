"""Further phrases, by theme: importing this module registers them, in order."""

from __future__ import annotations

from rulings_cli.oracle import chances, further_doing

__all__ = ["chances", "further_doing"]
