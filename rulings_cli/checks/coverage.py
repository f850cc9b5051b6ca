"""What is covered: rules built and exercised, official statements backed by a run, the pool."""

from __future__ import annotations

import importlib
import pkgutil
from collections.abc import Iterable, Mapping
from typing import Any

from rulings_cli.checks.playing import Cards, PlayedEntry, play_entry
from rulings_cli.checks.seeds import SEEDS
from rulings_cli.corpus.entries import Entry
from rulings_cli.terms.citations import Edition, implemented_rules
from rulings_cli.terms.values import Value


class Coverage(Value):
    """The counts that `rulings coverage` prints.

    What is counted `of` is None where the official texts are not imported. `read` counts the
    citations that no example plays and that an entry gives a reason for.
    """

    implemented: int
    exercised: int
    read: int
    rulings_proved: int
    rulings_of: int | None
    examples_played: int
    examples_of: int | None
    seeds_proved: int
    pool: tuple[tuple[str, int], ...] = ()

    def to_json(self) -> dict[str, Any]:
        """Give the counts as JSON data."""
        return {
            "rules": {
                "implemented": self.implemented,
                "exercised": self.exercised,
                "read": self.read,
            },
            "official_examples": {"played": self.examples_played, "of": self.examples_of},
            "rulings": {"proved": self.rulings_proved, "of": self.rulings_of},
            "pool": dict(self.pool),
            "seeds": {"proved": self.seeds_proved, "of": len(SEEDS)},
        }


def cover(
    entries: Iterable[Entry],
    cards: Cards,
    edition: Edition,
    *,
    held: Mapping[str, Any],
    pool: Mapping[str, int],
) -> Coverage:
    """Play every example and count; `held` describes the imported texts as the store does."""
    import_engine()
    played = [(each, play_entry(each, cards, edition)) for each in entries]
    proved = [each for each, result in played if _is_proof(result)]
    editions = held["editions"]
    return Coverage(
        implemented=len(implemented_rules()),
        exercised=len(frozenset().union(*(result.used for _, result in played))),
        read=len({cited.number for each, _ in played for cited in each.read}),
        rulings_proved=sum(each.source.startswith("official,") for each in proved),
        rulings_of=held["rulings"]["count"] or None,
        examples_played=sum(each.source.startswith("official example") for each in proved),
        examples_of=editions[-1]["examples"] if editions else None,
        seeds_proved=len({seed for each in proved for seed in each.seed}),
        pool=(
            ("faces", pool.get("faces", 0)),
            ("said_back", pool.get("compiled_faces", 0)),
            ("playable", pool.get("playable_faces", 0)),
        ),
    )


def _is_proof(result: PlayedEntry) -> bool:
    return result.examples > 0 and result.complete and not result.findings


def import_engine() -> None:
    """Import every module of the engine, so that all that is implemented is known."""
    package = importlib.import_module("rulings_cli.engine")
    for each in pkgutil.walk_packages(package.__path__, "rulings_cli.engine."):
        importlib.import_module(each.name)
