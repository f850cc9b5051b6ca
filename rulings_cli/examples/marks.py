"""Lines about designations of players and of the game: the monarch, speed, day and night."""

from __future__ import annotations

from typing import Final

from rulings_cli.engine import controlling_players, designations, monarch, speed
from rulings_cli.examples.lines import Line
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId

BLESSING: Final = "city's blessing"
#: The forms of the lines.
FORMS: Final = (
    "is_monarch",
    "has_initiative",
    "has_completed",
    "makes_decisions",
    "has_speed",
    "is_blessed",
    "is_day",
    "is_night",
)


def designate(game: Game, id: ObjectId, line: Line) -> None:
    """Give a permanent a designation or a level, as though it had had it before."""
    told = len(game.trace)
    if line.form == "has_level":
        designations.set_level(game, Tape(), id, line.get("number"))
    else:
        designations.designate(game, Tape(), id, line.get("designation"))
    game.waiting = ()
    del game.trace[told:]


def set_up(game: Game, line: Line) -> None:
    """Give a player or the game a designation, as though it had had it before."""
    from rulings_cli.engine import initiative

    told = len(game.trace)
    if line.form == "is_monarch":
        monarch.become(game, Tape(), line.get("player"))
    elif line.form == "has_initiative":
        game.marks = {**game.marks, "initiative": line.get("player")}
        initiative.stand_for(game, line.get("player"))
    elif line.form == "has_completed":
        name = designations.of_player("completed dungeons", line.get("player"))
        game.marks = {**game.marks, name: "a dungeon"}
    elif line.form == "makes_decisions":
        controlling_players.take(game, line.get("player"), line.get("whose"))
    elif line.form == "has_speed":
        speed.start(game, Tape(), line.get("whose"))
        name = designations.of_player("speed", line.get("whose"))
        game.marks = {**game.marks, name: str(line.get("number"))}
    elif line.form == "is_blessed":
        name = designations.of_player(BLESSING, line.get("player"))
        game.marks = {**game.marks, name: "yes"}
    else:
        game.marks = {**game.marks, "day or night": line.form.removeprefix("is_")}
    game.forget()
    del game.trace[told:]
