"""State-based actions: gathered from one position, performed together (CR 704).

Not here: what only other variants or parts that are not built need (space sculptor, 704.5u; of
704.6 only Commander is built). `test_each_state_based_action.py` plays every one that is here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.abilities import ChapterAbility, Keyword
from rulings_cli.abilities.static import CantHaveCounters, NoLegendRule
from rulings_cli.engine import (
    battles,
    layers,
    losing,
    matching,
    moving,
    performing,
    quantities,
    statics,
)
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import (
    DamageDealt,
    StateBasedActionsPerformed,
    Would,
    WouldAttach,
    WouldDestroy,
    WouldLose,
    WouldMove,
    WouldPutCounters,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import Characteristics, GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import COMMANDER_RETURNS_BY_CHOICE
from rulings_cli.terms.rules.keyword_actions import SACRIFICING
from rulings_cli.terms.rules.keywords import BESTOW_ENDS_UNATTACHED, INDESTRUCTIBLE
from rulings_cli.terms.rules.state_based import (
    AURA_UNATTACHED,
    COMMANDER_DAMAGE,
    COMMANDER_RETURNS,
    COUNTERS_CANCEL,
    DEATHTOUCH,
    DREW_FROM_EMPTY_LIBRARY,
    DUNGEON_FINISHED,
    EQUIPMENT_UNATTACHED,
    LEGEND_RULE,
    LETHAL_DAMAGE,
    NO_DEFENSE,
    NO_LIFE,
    NO_LOYALTY,
    NO_PROTECTOR,
    NO_TOUGHNESS,
    NOT_ATTACHABLE,
    POISONED,
    PROTECTED_BY_CONTROLLER,
    ROLES,
    SAGA_FINISHED,
    SAME_RESULT,
    SPEED,
    STATE_BASED_ACTIONS,
    STRAY_COPY,
    STRAY_TOKEN,
    TOO_MANY_COUNTERS,
    WORLD_RULE,
)
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class _Cease(Value):
    """A token or copy ceases to exist."""

    because: tuple[Rule, ...]
    object: ObjectId


_Action = Would | _Cease
_Gather = Callable[[Game, Tape], Iterator[_Action]]
_GATHERERS: list[_Gather] = []


def _state_based_action(*rules: Rule) -> Callable[[_Gather], _Gather]:
    """Enter a function among those that gather actions."""

    def mark(gather: _Gather) -> _Gather:
        _GATHERERS.append(implements(*rules)(gather))
        return gather

    return mark


@implements(STATE_BASED_ACTIONS)
def perform_state_based_actions(game: Game, tape: Tape) -> bool:
    """Perform all that apply now as a single event; give whether there were any (CR 704.3)."""
    gathered = [each for gather in _GATHERERS for each in gather(game, tape)]
    actions = _without_repeats([each for each in gathered if not _cant_lose(game, each)])
    _start_over(game)
    if not actions:
        return False
    woulds = [each for each in actions if isinstance(each, Would)]
    facts = performing.perform_all(game, tape, woulds)
    for each in actions:
        if isinstance(each, _Cease):
            moving.cease(game, each.object, each.because)
    if not facts and len(woulds) == len(actions):
        return False  # replacement effects have left nothing of it
    rules = tuple(dict.fromkeys(rule for each in actions for rule in each.because))
    words = f"{len(actions)} state-based action{'s' if len(actions) > 1 else ''}"
    game.emit(StateBasedActionsPerformed((STATE_BASED_ACTIONS, *rules), words))
    return True


def _cant_lose(game: Game, action: _Action) -> bool:
    return (
        isinstance(action, WouldLose) and losing.keeps_from_losing(game, action.player) is not None
    )


@implements(SAME_RESULT)
def _without_repeats(actions: list[_Action]) -> list[_Action]:
    """Let each permanent leave once, and each player lose once (CR 704.7).

    Being put into a graveyard goes before destruction.
    """
    kept: dict[object, _Action] = {}
    for each in actions:
        key: object = each
        if isinstance(each, WouldMove | WouldDestroy):
            key = ("leaves", each.object)
            earlier = kept.get(key)
            if isinstance(earlier, WouldMove):
                continue
        if isinstance(each, WouldLose):
            key = ("loses", each.player)
            earlier = kept.get(key)
            if isinstance(earlier, WouldLose):
                because = (*earlier.because, *each.because, SAME_RESULT)
                each = earlier.evolve(because=because)
        kept[key] = each
    leaving = {key[1] for key in kept if isinstance(key, tuple)}
    return [
        each
        for each in kept.values()
        if not (isinstance(each, WouldAttach) and each.object in leaving)
    ]


def _start_over(game: Game) -> None:
    """Note that the conditions "since the last check" have been looked at."""
    for each in game.players.values():
        if each.drew_from_empty:
            game.update_player(each.id, drew_from_empty=False)
    for permanent in game.battlefield():
        if game.objects[permanent].deathtouched:
            game.update(permanent, deathtouched=False)
    game.checked = game.clock


def _permanents(game: Game, kind: str) -> Iterator[tuple[GameObject, Characteristics]]:
    for each, now in layers.permanents(game):
        if kind in now.types:
            yield game.objects[each], now


# --- players ----------------------------------------------------------------------------------


@_state_based_action(NO_LIFE, DREW_FROM_EMPTY_LIBRARY, POISONED)
def _player_loses(game: Game, tape: Tape) -> Iterator[_Action]:  # noqa: ARG001 - as the others
    for each in game.players.values():
        if each.has_lost:
            continue
        if each.life <= 0 and not losing.life_is_no_loss(game, each.id):
            yield WouldLose((NO_LIFE,), each.id, "0 or less life")
        if each.drew_from_empty:
            words = "drew from a library with no cards in it"
            yield WouldLose((DREW_FROM_EMPTY_LIBRARY,), each.id, words)
        if dict(each.counters).get("poison", 0) >= 10:
            yield WouldLose((POISONED,), each.id, "ten or more poison counters")


@_state_based_action(COMMANDER_DAMAGE)
def _commander_has_dealt_21(game: Game, tape: Tape) -> Iterator[_Action]:  # noqa: ARG001
    if not any(each.is_commander for each in game.objects.values()):
        return
    dealt: dict[tuple[PlayerId, str], int] = {}
    for fact in game.trace:
        if isinstance(fact, DamageDealt) and fact.combat and isinstance(fact.to, str):
            source = game.get(fact.source)
            if source.is_commander:
                key = (fact.to, f"{source.owner}'s {source.name}")
                dealt[key] = dealt.get(key, 0) + fact.amount
    for (player, _), amount in dealt.items():
        if amount >= 21 and not game.players[player].has_lost:
            yield WouldLose((COMMANDER_DAMAGE,), player, "21 combat damage by one commander")


@_state_based_action(SPEED)
def _speed_begins(game: Game, tape: Tape) -> Iterator[_Action]:
    """Start the engines; nothing else waits for it, so it is done at once (CR 704.5z)."""
    from rulings_cli.engine import keeping, speed

    if "start your engines!" not in keeping.texts_of(game).keywords:
        return
    for id in game.battlefield():
        now = layers.characteristics(game, id)
        starts = any(
            isinstance(each, Keyword) and each.name == "start your engines!"
            for each in now.abilities
        )
        if starts and not speed.of(game, now.controller):
            speed.start(game, tape, now.controller)
    yield from ()


# --- what can't stay --------------------------------------------------------------------------


@_state_based_action(STRAY_TOKEN, STRAY_COPY)
def _stray_token_or_copy_ceases(game: Game, tape: Tape) -> Iterator[_Action]:  # noqa: ARG001
    for each in game.objects.values():
        if each.kind == "token" and each.zone != Zone.BATTLEFIELD:
            yield _Cease((STRAY_TOKEN,), each.id)
        if each.kind == "copy" and each.zone not in (Zone.STACK, Zone.BATTLEFIELD):
            yield _Cease((STRAY_COPY,), each.id)


@_state_based_action(NO_TOUGHNESS, LETHAL_DAMAGE, DEATHTOUCH)
def _creature_dies(game: Game, tape: Tape) -> Iterator[_Action]:  # noqa: ARG001
    for each, now in _permanents(game, "creature"):
        toughness = now.toughness or 0
        if toughness <= 0:
            yield WouldMove((NO_TOUGHNESS,), each.id, Zone.GRAVEYARD, cause="dies")
        elif _is_indestructible(now):
            continue
        elif each.marked_damage >= toughness:
            yield WouldDestroy((LETHAL_DAMAGE,), each.id)
        elif each.deathtouched:
            yield WouldDestroy((DEATHTOUCH,), each.id)


@implements(INDESTRUCTIBLE)
def _is_indestructible(now: Characteristics) -> bool:
    """Tell whether it ignores the actions that check for lethal damage (CR 702.12b)."""
    return any(
        isinstance(each, Keyword) and each.name == "indestructible" for each in now.abilities
    )


@_state_based_action(NO_LOYALTY, NO_DEFENSE)
def _planeswalker_or_battle_is_used_up(game: Game, tape: Tape) -> Iterator[_Action]:  # noqa: ARG001
    for each, _ in _permanents(game, "planeswalker"):
        if not each.counters_of("loyalty"):
            yield WouldMove((NO_LOYALTY,), each.id, Zone.GRAVEYARD, cause="dies")
    for each, _ in _permanents(game, "battle"):
        if not each.counters_of("defense") and not _has_ability_in_flight(game, each.id):
            yield WouldMove((NO_DEFENSE,), each.id, Zone.GRAVEYARD)


def _has_ability_in_flight(game: Game, id: ObjectId) -> bool:
    """Tell whether an ability of it has triggered but not yet left the stack."""
    on_stack = (game.objects[each].on_stack for each in game.stack())
    return any(each.source == id for each in game.waiting) or any(
        each is not None and each.source == id and each.kind == "triggered" for each in on_stack
    )


def _is_spared(game: Game, id: ObjectId) -> bool:
    """Tell whether the legend rule doesn't apply to a permanent."""
    return any(
        matching.matches(game, effect.what, id, context)
        for effect, _, context in statics.in_force(game, NoLegendRule)
    )


@_state_based_action(LEGEND_RULE)
def _legend_rule(game: Game, tape: Tape) -> Iterator[_Action]:
    named: dict[tuple[PlayerId, str], list[ObjectId]] = {}
    for each, now in layers.permanents(game):
        if "legendary" in now.supertypes and now.name and not _is_spared(game, each):
            named.setdefault((now.controller, now.name), []).append(each)
    for player in game.apnap():
        for (controller, name), ids in named.items():
            if controller != player or len(ids) < 2:
                continue
            asked = Choice(
                "legend",
                player,
                LEGEND_RULE,
                OneOption(tuple(ids)),
                prompt=f"which {name} stays with {player}",
            )
            kept = tape.ask(asked, game)
            for each in ids:
                if each != kept:
                    yield WouldMove((LEGEND_RULE,), each, Zone.GRAVEYARD)


@_state_based_action(DUNGEON_FINISHED)
def _dungeon_is_completed(game: Game, tape: Tape) -> Iterator[_Action]:
    """Complete dungeons; nothing else waits for it, so it is done at once (CR 704.5t)."""
    if any("dungeon" in game.objects[each].face.types for each in game.in_zone(Zone.COMMAND)):
        from rulings_cli.engine import dungeons

        dungeons.complete_what_is_at_the_bottom(game, tape, DUNGEON_FINISHED)
    yield from ()


@_state_based_action(NO_PROTECTOR, PROTECTED_BY_CONTROLLER)
def _protectors_are_chosen(game: Game, tape: Tape) -> Iterator[_Action]:
    """Choose protectors; nothing else waits for it, so it is done at once (CR 704.5w-x)."""
    battles.choose_protectors(game, tape)
    yield from ()


@_state_based_action(WORLD_RULE)
def _world_rule(game: Game, tape: Tape) -> Iterator[_Action]:  # noqa: ARG001
    worlds = [
        game.objects[each] for each, now in layers.permanents(game) if "world" in now.supertypes
    ]
    newest = max((each.timestamp for each in worlds), default=0)
    for each in worlds:
        if len(worlds) > 1 and each.timestamp != newest:
            yield WouldMove((WORLD_RULE,), each.id, Zone.GRAVEYARD)


@_state_based_action(SAGA_FINISHED)
def _finished_saga_is_sacrificed(game: Game, tape: Tape) -> Iterator[_Action]:  # noqa: ARG001
    for each, now in _permanents(game, "enchantment"):
        chapters = [
            chapter
            for ability in now.abilities
            if isinstance(ability, ChapterAbility)
            for chapter in ability.chapters
        ]
        if "Saga" not in now.subtypes or not chapters:
            continue
        if each.counters_of("lore") >= max(chapters) and not _has_ability_in_flight(game, each.id):
            because = (SAGA_FINISHED, SACRIFICING)
            yield WouldMove(because, each.id, Zone.GRAVEYARD, cause="sacrifice")


# --- attachments and counters -----------------------------------------------------------------


@_state_based_action(AURA_UNATTACHED, EQUIPMENT_UNATTACHED, NOT_ATTACHABLE)
def _illegal_attachment(game: Game, tape: Tape) -> Iterator[_Action]:  # noqa: ARG001
    from rulings_cli.engine import attaching, other_ways

    for id, now in layers.permanents(game):
        each = game.objects[id]
        if "Aura" in now.subtypes:
            if each.enchants and each.attached_to is None:
                if attaching.cant_enchant_player(game, id, each.enchants):
                    yield WouldMove((AURA_UNATTACHED,), id, Zone.GRAVEYARD)
                continue
            if each.attached_to is None or attaching.can_attach(game, id, each.attached_to):
                if other_ways.is_bestowed(each):
                    yield WouldAttach((BESTOW_ENDS_UNATTACHED,), id, None)
                    continue
                yield WouldMove((AURA_UNATTACHED,), id, Zone.GRAVEYARD)
        elif each.attached_to is None:
            continue
        elif now.subtypes & {"Equipment", "Fortification"}:
            if attaching.can_attach(game, id, each.attached_to):
                yield WouldAttach((EQUIPMENT_UNATTACHED,), id, None)
        else:
            yield WouldAttach((NOT_ATTACHABLE,), id, None)


@_state_based_action(ROLES)
def _older_role_goes(game: Game, tape: Tape) -> Iterator[_Action]:  # noqa: ARG001
    newest: dict[tuple[object, PlayerId], GameObject] = {}
    older: list[GameObject] = []
    for each, now in _permanents(game, "enchantment"):
        if "Role" not in now.subtypes or each.attached_to is None:
            continue
        key = (each.attached_to, now.controller)
        held = newest.get(key)
        newest[key] = each if held is None or each.timestamp > held.timestamp else held
        if held is not None:
            older.append(held if newest[key] is each else each)
    for each in older:
        yield WouldMove((ROLES,), each.id, Zone.GRAVEYARD)


@_state_based_action(COUNTERS_CANCEL)
def _counters_cancel(game: Game, tape: Tape) -> Iterator[_Action]:  # noqa: ARG001
    for id in game.battlefield():
        each = game.objects[id]
        count = min(each.counters_of("+1/+1"), each.counters_of("-1/-1"))
        if count:
            yield WouldPutCounters((COUNTERS_CANCEL,), id, "+1/+1", -count)
            yield WouldPutCounters((COUNTERS_CANCEL,), id, "-1/-1", -count)


@_state_based_action(TOO_MANY_COUNTERS)
def _too_many_counters(game: Game, tape: Tape) -> Iterator[_Action]:  # noqa: ARG001
    for effect, source, context in statics.in_force(game, CantHaveCounters):
        if effect.more_than is not None:
            over = source.counters_of(effect.kind) - quantities.amount(
                game, effect.more_than, context
            )
            if over > 0:
                yield WouldPutCounters((TOO_MANY_COUNTERS,), source.id, effect.kind, -over)


@_state_based_action(COMMANDER_RETURNS, COMMANDER_RETURNS_BY_CHOICE)
def _commander_returns(game: Game, tape: Tape) -> Iterator[_Action]:
    """Ask the owner of a commander that has come into a graveyard or exile since the last check."""
    for each in tuple(game.objects.values()):
        new = each.timestamp > game.checked
        if not each.is_commander or not new or each.zone not in (Zone.GRAVEYARD, Zone.EXILE):
            continue
        asked = Choice(
            "may",
            each.owner,
            COMMANDER_RETURNS_BY_CHOICE,
            OneOption((True, False)),
            prompt=f"whether {each.name} goes to the command zone",
            about=each.id,
        )
        if tape.ask(asked, game):
            because = (COMMANDER_RETURNS, COMMANDER_RETURNS_BY_CHOICE)
            yield WouldMove(because, each.id, Zone.COMMAND)
