"""Conditions about designations and about what a keyword's choice was (CR 702, 725, 731)."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.engine import designations, looking_up, monarch, quantities, speed
from rulings_cli.engine.context import Context
from rulings_cli.game.game import Game


def _paid(name: str) -> Callable[[Game, Context], bool]:
    """Tell whether an optional cost was paid for the spell, or the permanent that it became."""

    def test(game: Game, context: Context) -> bool:
        record = quantities.spell_of(game, context).cast
        return record is not None and name in record.optional

    return test


def _blessed(game: Game, context: Context) -> bool:
    return designations.has(game, context.controller, "city's blessing")


def _is_monarch(game: Game, context: Context) -> bool:
    return monarch.who(game) == context.controller


def _has_completed_a_dungeon(game: Game, context: Context) -> bool:
    return designations.has(game, context.controller, "completed dungeons")


def _has_max_speed(game: Game, context: Context) -> bool:
    return speed.of(game, context.controller) == speed.MOST


def _is(word: str) -> Callable[[Game, Context], bool]:
    """Tell whether the source is, or last was, designated so."""

    def test(game: Game, context: Context) -> bool:
        return designations.is_designated(game, looking_up.source_of(game, context).id, word)

    return test


def _tribute_not_paid(game: Game, context: Context) -> bool:
    return ("tribute", "paid") not in looking_up.source_of(game, context).chosen


def _won_clash(_game: Game, context: Context) -> bool:
    return bool(context.did)


def _tempted(least: int) -> Callable[[Game, Context], bool]:
    """Tell whether the Ring has tempted the player so often (CR 701.54c)."""

    def test(game: Game, context: Context) -> bool:
        times = game.marks.get(designations.of_player("ring", context.controller), "0")
        return int(times) >= least

    return test


COUNTED = {"ring tempted you": _tempted}
TESTS: dict[str, Callable[[Game, Context], bool]] = {
    "city's blessing": _blessed,
    "no city's blessing": lambda game, context: not _blessed(game, context),
    "evidence collected": _paid("collect evidence"),
    "gift promised": _paid("gift"),
    "teamwork": _paid("teamwork"),
    "less than max speed": lambda game, context: not _has_max_speed(game, context),
    "max speed": _has_max_speed,
    "dungeon completed": _has_completed_a_dungeon,
    "initiative": lambda game, context: game.marks.get("initiative") == context.controller,
    "monarch": _is_monarch,
    "monstrous": _is("monstrous"),
    "tribute not paid": _tribute_not_paid,
    "you win": _won_clash,
    "day": lambda game, _context: designations.day_or_night(game) == "day",
    "night": lambda game, _context: designations.day_or_night(game) == "night",
    "neither day nor night": lambda game, _context: not designations.day_or_night(game),
}
