"""Further phrases, by theme: importing this module registers them, in order."""

from __future__ import annotations

from rulings_cli.oracle import chances, fighting_more, further_doing, lasting_more

__all__ = ["chances", "fighting_more", "further_doing", "lasting_more"]
