"""Further phrases, by theme: importing this module registers them, in order."""

from __future__ import annotations

from rulings_cli.oracle import (
    allowing_more,
    asking_more,
    chances,
    deciding,
    fighting_more,
    further_doing,
    lasting_more,
    preventing,
    prohibiting,
    this_way,
    you_and_yours,
)

__all__ = [
    "allowing_more",
    "asking_more",
    "chances",
    "deciding",
    "fighting_more",
    "further_doing",
    "lasting_more",
    "preventing",
    "prohibiting",
    "this_way",
    "you_and_yours",
]
