"""What one word says of an object: tapped, attacking, historic and so on."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final, TypeAlias

from rulings_cli.abilities.described import HasState
from rulings_cli.engine import combat, layers
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import (
    Attacked,
    DamageDealt,
    Drew,
    Event,
    TokenCreated,
    TurnBegan,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import Characteristics, GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import HISTORIC
from rulings_cli.terms.rules.resolving import LAST_KNOWN_INFORMATION
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

_OUTLAWS = frozenset(("Assassin", "Mercenary", "Pirate", "Rogue", "Warlock"))
_PARTY = frozenset(("Cleric", "Rogue", "Warrior", "Wizard"))

#: The designations of permanents, marked by `engine.designations`.
DESIGNATIONS = (
    *("renowned", "monstrous", "suspected", "saddled", "goaded", "detained"),
    *("solved", "prepared", "paired", "manifested", "cloaked"),
)

_State: TypeAlias = Callable[[Game, GameObject, Characteristics], bool]


#: Said of a card whose ability works in the command zone, too (CR 113.6b, "eminence").
EMINENT: Final = "in the command zone or on the battlefield"


def is_eminent(condition: Value | None) -> bool:
    """Tell whether a condition says that the ability works in the command zone, too."""
    return any(isinstance(each, HasState) and each.word == EMINENT for each in walk(condition))


def has_state(game: Game, each: GameObject, found: Characteristics, word: str) -> bool:
    """Tell whether the word is true of the object; a word that is not modelled abstains."""
    test = _STATES.get(_plain(word))
    if test is None:
        raise NotSupported(f"the state {word!r} of an object")
    return test(game, each, found)


def _plain(word: str) -> str:
    return word.strip().removeprefix("that are ")


def is_known(word: str) -> bool:
    """Tell whether the state is modelled; "milled this way" is what an effect has bound."""
    verb, this_way, _ = word.partition(" this way")
    return verb in _DONE_THIS_WAY if this_way else _plain(word) in _STATES


#: What an effect's earlier part may have done to objects: the names that it binds them to.
_DONE_THIS_WAY = frozenset(
    (
        "countered",
        "dealt damage",
        "destroyed",
        "discarded",
        "drawn",
        "exiled",
        "milled",
        "permitted",
        "revealed",
        "sacrificed",
    )
)


@implements(HISTORIC)
def _is_historic(_game: Game, _each: GameObject, found: Characteristics) -> bool:
    return "artifact" in found.types or "legendary" in found.supertypes or "Saga" in found.subtypes


def _has_attached(kind: str) -> _State:
    def test(game: Game, each: GameObject, _found: Characteristics) -> bool:
        return any(kind in found.subtypes for found in _attached(game, each))

    return test


@implements(LAST_KNOWN_INFORMATION)
def _attached(game: Game, each: GameObject) -> Iterator[Characteristics]:
    """Give what is attached to it, or was as it left the battlefield (CR 608.2h)."""
    if game.exists(each.id):
        for id in game.battlefield():
            if game.objects[id].attached_to == each.id:
                yield layers.characteristics(game, id)
        return
    for id in each.attachments:
        yield layers.characteristics_of(game, game.get(id))


@implements(LAST_KNOWN_INFORMATION)
def _in_combat(word: str, test: Callable[[Game, ObjectId], bool]) -> _State:
    """Ask what it is in combat, or was as it left the battlefield (CR 608.2h)."""
    return lambda game, each, _found: (
        test(game, each.id) or (word in each.fought and not game.exists(each.id))
    )


def _is_modified(game: Game, each: GameObject, found: Characteristics) -> bool:
    """Counters, an Equipment, or an Aura of its own controller (CR 700.9)."""
    return (
        bool(each.counters)
        or _has_attached("Equipment")(game, each, found)
        or any(
            "Aura" in one.subtypes and one.controller == found.controller
            for one in _attached(game, each)
        )
    )


def _has_mana_ability(game: Game, each: GameObject, found: Characteristics) -> bool:
    """Tell whether it has an ability that is a mana ability (CR 605.1)."""
    from rulings_cli.engine import mana_abilities

    return any(
        mana_abilities.is_mana_ability(game, each.id, ability)[0] for ability in found.abilities
    )


def _is_first_drawn(game: Game, each: GameObject, _found: Characteristics) -> bool:
    """Tell whether it is the first card that its owner drew this turn (CR 702.94a)."""
    first = 0
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            break
        if isinstance(fact, Drew) and fact.player == each.owner:
            first = fact.card
    return first == each.id


def _this_turn(game: Game) -> Iterator[Event]:
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            return
        yield fact


def _entered_this_turn(game: Game, each: GameObject, found: Characteristics) -> bool:
    """Tell whether it entered this turn, or was set up as having come this turn.

    What has only come under another player's control has not entered (CR 613.1b).
    """
    for fact in _this_turn(game):
        if isinstance(fact, ZoneChanged) and fact.new == each.id:
            return fact.to is Zone.BATTLEFIELD
        if isinstance(fact, TokenCreated) and fact.object == each.id:
            return True
    began = game.players[game.active_player].turn_began
    taken = each.held_by is not None or found.controller != each.controller
    return each.was is None and not taken and each.controlled_since > began


def _was_damaged(game: Game, each: GameObject, _found: Characteristics) -> bool:
    return each.marked_damage > 0 or any(
        isinstance(fact, DamageDealt) and fact.to == each.id for fact in _this_turn(game)
    )


def _is_new(game: Game, each: GameObject, found: Characteristics) -> bool:
    """Tell whether it came under control since its controller's last upkeep (CR 702.30a)."""
    return each.controlled_since > game.players[found.controller].turn_began_before


def _is_goaded(game: Game, each: GameObject) -> bool:
    from rulings_cli.engine import attacking

    return bool(attacking.goaded_by(game, each.id))


def _is_designated(word: str) -> _State:
    def test(game: Game, each: GameObject, _found: Characteristics) -> bool:
        from rulings_cli.engine import designations

        return designations.is_designated(game, each.id, word)

    return test


def _with_mana_value(parity: int) -> _State:
    def test(game: Game, each: GameObject, _found: Characteristics) -> bool:
        return layers.mana_value_of(game, each) % 2 == parity

    return test


_STATES: dict[str, _State] = {
    "with an even mana value": _with_mana_value(0),
    "with an odd mana value": _with_mana_value(1),
    "with even mana values": _with_mana_value(0),
    "with odd mana values": _with_mana_value(1),
    **{word: _is_designated(word) for word in DESIGNATIONS},
    "goaded": lambda game, each, _found: _is_goaded(game, each),
    "ring-bearer": lambda _game, each, found: ("ring-bearer", found.controller) in each.chosen,
    "first drawn this turn": _is_first_drawn,
    "new since the last upkeep": _is_new,
    "entered this turn": _entered_this_turn,
    "dealt damage this turn": _was_damaged,
    "tapped": lambda _game, each, _found: each.tapped,
    "untapped": lambda _game, each, _found: not each.tapped,
    "token": lambda _game, each, _found: each.kind == "token",
    "nontoken": lambda _game, each, _found: each.kind != "token",
    "face-down": lambda _game, each, _found: each.face_down,
    "face-up": lambda _game, each, _found: not each.face_down,
    "commander": lambda _game, each, _found: each.is_commander,
    "historic": _is_historic,
    "outlaw": lambda _game, _each, found: not found.subtypes.isdisjoint(_OUTLAWS),
    "party": lambda _game, _each, found: not found.subtypes.isdisjoint(_PARTY),
    "kicked": lambda _game, each, _found: (
        each.cast is not None and any("kicker" in name for name in each.cast.optional)
    ),
    "enchanted": _has_attached("Aura"),
    "equipped": _has_attached("Equipment"),
    "modified": _is_modified,
    "with no abilities": lambda _game, _each, found: not (found.abilities or found.uncompiled),
    "with a mana ability": _has_mana_ability,
    "in a public zone": lambda _game, each, _found: (
        each.zone not in (Zone.HAND, Zone.LIBRARY) and not each.face_down
    ),
    # an activation that put nothing on the stack is that of a mana ability (605.3b)
    "with a single target": lambda _game, each, _found: sum(map(len, each.targets)) == 1,
    "not on the battlefield": lambda _game, each, _found: each.zone is not Zone.BATTLEFIELD,
    "mana": lambda _game, each, _found: each.on_stack is None,
    "activated": lambda _game, each, _found: (
        each.on_stack is not None and each.on_stack.kind == "activated"
    ),
    "triggered": lambda _game, each, _found: (
        each.on_stack is not None and each.on_stack.kind != "activated"
    ),
    EMINENT: lambda _game, each, _found: each.zone in (Zone.COMMAND, Zone.BATTLEFIELD),
    "exiled": lambda _game, each, _found: each.zone is Zone.EXILE,
    "suspended": lambda _game, each, found: (
        each.zone is Zone.EXILE
        and each.counters_of("time") > 0
        and any(getattr(ability, "name", "") == "suspend" for ability in found.abilities)
    ),
    "attacking": _in_combat("attacking", lambda game, id: combat.is_attacking(game, id)),
    "attacking alone": _in_combat(
        "attacking", lambda game, id: combat.is_attacking(game, id) and combat.is_alone(game)
    ),
    "blocking": _in_combat("blocking", lambda game, id: combat.is_blocking(game, id)),
    "blocked": _in_combat("blocked", lambda game, id: combat.is_blocked(game, id) is True),
    "unblocked": _in_combat("unblocked", lambda game, id: combat.is_blocked(game, id) is False),
    "attacked this turn": lambda game, each, _found: attacked_this_turn(game, each.id),
}


def attacked_this_turn(game: Game, id: ObjectId) -> bool:
    """Tell whether it was declared as an attacker this turn (CR 508.4: not put there attacking)."""
    for fact in reversed(game.trace):
        if isinstance(fact, TurnBegan):
            return False
        if isinstance(fact, Attacked) and fact.object == id:
            return True
    return False
