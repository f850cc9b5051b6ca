"""Further phrases, by theme: importing this module registers them, in order."""

from __future__ import annotations

from rulings_cli.oracle import chances, deciding, fighting_more, further_doing, lasting_more

__all__ = ["chances", "deciding", "fighting_more", "further_doing", "lasting_more"]
