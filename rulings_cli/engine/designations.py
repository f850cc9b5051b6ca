"""Designations: what a permanent or player is marked as, without being a characteristic.

Renowned, monstrous, suspected, saddled, goaded and the like (CR 701, 702). A mark without a
duration stays until the permanent leaves the battlefield (a new object has none, CR 400.7).
"""

from __future__ import annotations

from rulings_cli.abilities.abilities import Ability, Paragraph
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.durations import Duration
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import (
    CLASS_STAYS_AT_ITS_LEVEL,
    INITIATIVE_TRIGGERS,
    LEVEL_ONE,
    MONARCH_TRIGGERS,
)
from rulings_cli.terms.rules.keyword_actions import THE_RING
from rulings_cli.terms.rules.keywords import SPEED_RISES
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

_SO = "yes"
#: What a Class's level is called among what is chosen for it.
LEVEL = "class level"
#: The objects that stand for abilities without a source, and the rules that give those.
STANDS_FOR = {
    "Speed": SPEED_RISES,
    "The Initiative": INITIATIVE_TRIGGERS,
    "The Monarch": MONARCH_TRIGGERS,
    "The Ring": THE_RING,
}


class Designated(Value):
    """A mark that lasts for a duration, in `LastingEffect.changes`: "saddled", "goaded"."""

    word: str


def designate(game: Game, tape: Tape, id: ObjectId, word: str, *because: Rule) -> bool:
    """Mark a permanent for as long as it stays; tell whether it was not marked before."""
    from rulings_cli.engine import performing  # it asks here, too

    if is_designated(game, id, word):
        return False
    game.update(id, chosen=(*game.objects[id].chosen, (word, _SO)))
    performing.record(game, tape, RuleApplied(because, f"it becomes {word}", id))
    return True


def undesignate(game: Game, tape: Tape, id: ObjectId, word: str, *because: Rule) -> None:
    """Take a mark away from a permanent."""
    from rulings_cli.engine import performing  # it asks here, too

    if is_designated(game, id, word):
        kept = tuple(each for each in game.objects[id].chosen if each != (word, _SO))
        game.update(id, chosen=kept)
        performing.record(game, tape, RuleApplied(because, f"it is {word} no longer", id))


def designate_for(
    game: Game,
    ids: tuple[ObjectId, ...],
    word: str,
    duration: Duration,
    *because: Rule,
    source: ObjectId,
    controller: PlayerId,
    changes: tuple[Value, ...] = (),
    context: Value | None = None,
) -> None:
    """Mark permanents for a duration, with the changes that the mark brings."""
    from rulings_cli.engine import performing  # it asks here, too

    marks = (Designated(word), *changes)
    lasting = LastingEffect(0, source, controller, marks, duration, objects=ids, context=context)
    words = f"it is {word} for some time"
    performing.begin(game, lasting, words=words, because=because)


def is_designated(game: Game, id: ObjectId, word: str) -> bool:
    """Tell whether a permanent is marked so, for good or for a time."""
    return (word, _SO) in game.get(id).chosen or any(by_whom(game, id, word))


@implements(LEVEL_ONE)
def level_of(permanent: GameObject) -> int:
    """Give the level of a Class, which is 1 where none was gained (CR 716.2d)."""
    return int(dict(permanent.chosen).get(LEVEL, "1"))


@implements(CLASS_STAYS_AT_ITS_LEVEL)
def set_level(game: Game, tape: Tape, id: ObjectId, level: int, *because: Rule) -> None:
    """Let a Class become a level; that stays for as long as it stays."""
    from rulings_cli.engine import performing  # it asks here, too

    kept = tuple(each for each in game.objects[id].chosen if each[0] != LEVEL)
    game.update(id, chosen=(*kept, (LEVEL, str(level))))
    performing.record(game, tape, RuleApplied(because, f"it becomes level {level}", id))


# --- of players and of the game ------------------------------------------------------------------


def mark(game: Game, tape: Tape, name: str, value: str, words: str, *because: Rule) -> bool:
    """Give the game a designation, or a player one; tell whether it was another before."""
    from rulings_cli.engine import performing  # it asks here, too

    if game.marks.get(name) == value:
        return False
    game.marks = {**game.marks, name: value}
    game.forget()
    performing.record(game, tape, RuleApplied(because, words))
    return True


def day_or_night(game: Game) -> str:
    """Give "day" or "night", "" while it is neither (CR 731.1)."""
    return game.marks.get("day or night", "")


def of_player(word: str, player: PlayerId) -> str:
    """Give the name of a player's designation among those of the game."""
    return f"{word} of {player}"


def stand_for(game: Game, player: PlayerId, name: str, abilities: tuple[Ability, ...]) -> None:
    """Let an object in the command zone stand for abilities that have no source, once a player."""
    if any(
        each.name == name and each.owner == player
        for each in map(game.get, game.in_zone(Zone.COMMAND))
    ):
        return
    face = Face(name, paragraphs=tuple(Paragraph((each,)) for each in abilities))
    new = GameObject(
        game.new_id(), face, Zone.COMMAND, player, player, kind="emblem", timestamp=game.tick()
    )
    game.place(new)


def has(game: Game, player: PlayerId, word: str) -> bool:
    """Tell whether a player has a designation that several may have at once."""
    return of_player(word, player) in game.marks


def together(game: Game, id: ObjectId, word: str) -> tuple[ObjectId, ...]:
    """Give the permanents that are marked so together with this one, itself included."""
    for effect in game.effects.values():
        if id in effect.objects and Designated(word) in effect.changes:
            return effect.objects
    return ()


def by_whom(game: Game, id: ObjectId, word: str) -> tuple[PlayerId, ...]:
    """Give the controllers of the effects that mark a permanent so for a time."""
    return tuple(
        dict.fromkeys(
            effect.controller
            for effect in game.effects.values()
            if id in effect.objects and Designated(word) in effect.changes
        )
    )
