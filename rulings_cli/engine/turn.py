"""The turn: its phases and steps, and the turn-based actions (CR 500-514, 703)."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.static import SkipsExtraTurns
from rulings_cli.engine import (
    combat,
    combat_damage,
    controlling_players,
    ending_combat,
    lasting,
    looking_up,
    losing,
    performing,
    priority,
    statics,
)
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.context import Context
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, SubsetOf, Tape
from rulings_cli.game.combat import Combat
from rulings_cli.game.events import (
    ManaEmptied,
    RuleApplied,
    StepBegan,
    TurnBegan,
    WouldDraw,
    WouldLoseLife,
    WouldMove,
    WouldPutCounters,
    WouldTap,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import SKIPS_TO_CLEANUP
from rulings_cli.terms.rules.card_types import SUMMONING_SICK
from rulings_cli.terms.rules.combat import BLOCKERS
from rulings_cli.terms.rules.keyword_actions import DISCARDING
from rulings_cli.terms.rules.priority import ACTIVE_PLAYER_FIRST
from rulings_cli.terms.rules.replacing import INSTEAD, SKIP_WAITS
from rulings_cli.terms.rules.turn import (
    ANOTHER_CLEANUP,
    AT_THE_BEGINNING,
    ATTACKERS,
    BEGINNING_OF_COMBAT,
    CLEANUP,
    COMBAT_STEPS,
    DISCARDING_DOWN,
    DRAW_STEP,
    END_OF_COMBAT,
    END_STEP,
    EXPIRES_AS_PHASE_ENDS,
    EXPIRES_AS_STEP_BEGINS,
    EXTRA_PHASES,
    EXTRA_TURNS,
    LORE_COUNTERS,
    MAIN_PHASE,
    MANA_EMPTIES,
    NO_ATTACKERS,
    NO_PRIORITY_IN_UNTAP,
    PHASES,
    SKIPPING,
    UNTAP_STEP,
    UPKEEP,
)
from rulings_cli.terms.zones import Step, Zone

#: The rule that each step or phase is of.
RULE_OF: dict[Step, Rule] = {
    Step.UNTAP: UNTAP_STEP,
    Step.UPKEEP: UPKEEP,
    Step.DRAW: DRAW_STEP,
    Step.PRECOMBAT_MAIN: MAIN_PHASE,
    Step.BEGINNING_OF_COMBAT: BEGINNING_OF_COMBAT,
    Step.DECLARE_ATTACKERS: COMBAT_STEPS,
    Step.DECLARE_BLOCKERS: COMBAT_STEPS,
    Step.COMBAT_DAMAGE: COMBAT_STEPS,
    Step.END_OF_COMBAT: END_OF_COMBAT,
    Step.POSTCOMBAT_MAIN: MAIN_PHASE,
    Step.END: END_STEP,
    Step.CLEANUP: CLEANUP,
}


#: The last step of each phase but the ending phase.
LAST_STEPS = (Step.DRAW, Step.PRECOMBAT_MAIN, Step.END_OF_COMBAT, Step.POSTCOMBAT_MAIN)


def next_step(game: Game, tape: Tape) -> None:
    """End the step or phase and begin the next one, up to where a player has priority.

    Or has to declare attackers or blockers; who has yet to do so declares none, if that is legal.
    """
    if game.declaring:
        declare_what_is_required(game, tape)
    _end_step(game, tape)
    # a cleanup step in which players had priority is followed by another one (CR 514.3a)
    _go_on_from(game, tape, Step.CLEANUP if game.step == Step.CLEANUP else _following(game))


@implements(SKIPS_TO_CLEANUP)
def end_early(game: Game, tape: Tape) -> None:
    """Go straight to the cleanup step, since an effect has ended the turn (CR 724.1d)."""
    game.emit(RuleApplied((SKIPS_TO_CLEANUP,), "the turn ends: the cleanup step begins"))
    _end_step(game, tape)
    game.turn_ends = False
    game.next_phases = ()
    _go_on_from(game, tape, Step.CLEANUP)


def _go_on_from(game: Game, tape: Tape, following: Step) -> None:
    """Begin a step, and further ones until a player has priority."""
    while not _begin_step(game, tape, following) and not losing.is_over(game):
        _end_step(game, tape)
        turn_ended = game.step == Step.CLEANUP
        following = _following(game)
        if turn_ended:
            _begin_turn(game)


def advance_to(game: Game, tape: Tape, step: Step, player: PlayerId | None = None) -> None:
    """Let everybody pass until the step begins (of the player's turn, where one is given).

    What goes onto the stack meanwhile resolves; in the step itself nothing has resolved yet.
    """
    from rulings_cli.engine import resolving

    for _ in range(1000):
        if losing.is_over(game):
            return
        if game.stack():
            turn_was = game.turn
            resolving.resolve_top(game, tape)
            priority.receive(game, tape, game.active_player)
            if game.turn == turn_was:
                continue
        else:
            next_step(game, tape)
        if game.step == step and player in (None, game.active_player):
            return
    raise NotSupported(f"the {step.words}, which never comes", NO_ATTACKERS.number)


@implements(EXTRA_PHASES)
def _following(game: Game) -> Step:
    """Give the step after this one; combat without attackers skips two (CR 508.8)."""
    if game.step == Step.CLEANUP:
        return Step.UNTAP
    if game.next_phases and game.step in LAST_STEPS:
        first, *others = game.next_phases
        game.next_phases = tuple(others)
        return first
    if game.step == Step.DECLARE_ATTACKERS and not combat.now(game).attacked:
        game.emit(RuleApplied((NO_ATTACKERS,), "no creature attacks"))
        return Step.END_OF_COMBAT
    if game.step == Step.COMBAT_DAMAGE and combat_damage.is_another_step_due(game):
        return Step.COMBAT_DAMAGE
    return Step(game.step + 1)


@implements(MANA_EMPTIES)
def _end_step(game: Game, tape: Tape) -> None:
    """Empty the mana pools as a step or phase ends (CR 106.4, 500.5); combat may end with it."""
    game.declaring = ""
    if game.step == Step.END_OF_COMBAT or (game.turn_ends and game.combat is not None):
        ending_combat.end(game)
    for player in game.apnap():
        held = game.players[player].mana
        kept = _persisting(game, player, held)
        lost = tuple(each for each in held if all(each.serial != one.serial for one in kept))
        if lost or kept != held:
            game.update_player(player, mana=kept)
        if lost:
            game.emit(ManaEmptied((MANA_EMPTIES,), player, lost))
            lose_life_for_mana(game, tape, player, len(lost))


def lose_life_for_mana(game: Game, tape: Tape, player: PlayerId, amount: int) -> None:
    """Let the player lose life for the mana that was lost, where an effect says so."""
    from rulings_cli.abilities.static import LosingManaHurts
    from rulings_cli.engine import looking_up, statics

    for node, source, context in statics.in_force(game, LosingManaHurts):
        if looking_up.player_matches(game, node.who, player, context):
            performing.perform(
                game, tape, WouldLoseLife((MANA_EMPTIES,), player, amount, source.id)
            )


def _persisting(game: Game, player: PlayerId, held: tuple[ManaUnit, ...]) -> tuple[ManaUnit, ...]:
    """Give the mana that an effect keeps, changed where the effect says so."""
    from rulings_cli.abilities.static import ManaPersists
    from rulings_cli.engine import looking_up, statics

    kept: dict[int, ManaUnit] = {each.serial: each for each in held if _persists(game, each)}
    for node, source, context in statics.in_force(game, ManaPersists) if held else ():
        if not looking_up.player_matches(game, node.who, player, context):
            continue
        words = "unspent mana becomes another type" if node.becomes else "unspent mana is kept"
        game.emit(RuleApplied((MANA_EMPTIES,), words, source.id))
        for each in held:
            if each.serial not in kept and (not node.types or each.type in node.types):
                kept[each.serial] = each.evolve(type=node.becomes) if node.becomes else each
    return tuple(kept[each.serial] for each in held if each.serial in kept)


@implements(EXPIRES_AS_PHASE_ENDS)
def _persists(game: Game, unit: ManaUnit) -> bool:
    """Tell whether the effect that keeps the mana still lasts (CR 500.5a, 514.2)."""
    ended = ["end of combat"] if _combat_ends(game) else []
    ended += ["end of turn"] if game.step == Step.CLEANUP else []
    return any(each.kind == "persists" and each.until not in ended for each in unit.riders)


def _combat_ends(game: Game) -> bool:
    """Tell whether the combat phase ends with the step that ends now (CR 511.3, 724.1)."""
    in_combat = Step.BEGINNING_OF_COMBAT <= game.step <= Step.END_OF_COMBAT
    return game.step == Step.END_OF_COMBAT or (game.turn_ends and in_combat)


@implements(PHASES)
def _begin_turn(game: Game) -> None:
    """Begin the next player's turn: the clock of summoning sickness, land plays (CR 305.2)."""
    because = _give_turn(game)
    controlling_players.end(game)
    game.turn += 1
    began = game.players[game.active_player].turn_began
    game.update_player(
        game.active_player, turn_began_before=began, turn_began=game.tick(), lands_played=0
    )
    game.forget()
    game.emit(TurnBegan(because, game.active_player, game.turn))
    lasting.end_as_turn_begins(game, (EXPIRES_AS_STEP_BEGINS,))
    controlling_players.begin(game)


@implements(SKIPPING, INSTEAD)
def _skips_extra_turn(game: Game, player: PlayerId) -> bool:
    """Tell, and note, whether a player skips the extra turn that they would begin."""
    for node, source, context in statics.in_force(game, SkipsExtraTurns):
        if looking_up.player_matches(game, node.who, player, context):
            words = f"{player} skips the extra turn"
            game.emit(RuleApplied((SKIPPING, INSTEAD), words, source.id))
            return True
    return False


@implements(EXTRA_TURNS)
def _give_turn(game: Game) -> tuple[Rule, ...]:
    """Make the player active whose turn is next: an extra one, or the next in turn order."""
    left = [each for each in game.turn_order if not game.players[each].has_lost]
    order = left or list(game.turn_order)  # where nobody is left the game is over (104.4a)
    regular = game.regular_player or game.active_player
    extra = [each for each in game.extra_turns if each in order]
    while extra:
        player = extra.pop()
        game.extra_turns = tuple(extra)
        if not _skips_extra_turn(game, player):
            game.regular_player = regular
            game.active_player = player
            return (PHASES, EXTRA_TURNS)
    at = order.index(regular) if regular in order else -1
    game.regular_player = ""
    game.extra_turns = ()
    game.active_player = order[(at + 1) % len(order)]
    return (PHASES,)


@implements(AT_THE_BEGINNING, NO_PRIORITY_IN_UNTAP, SKIPPING)
def _begin_step(game: Game, tape: Tape, step: Step) -> bool:
    """Begin a step: its triggers, its turn-based actions; give whether a player has priority."""
    game.step = step
    game.forget()
    if _is_skipped(game, step):
        if step is Step.BEGINNING_OF_COMBAT:  # nothing of that phase happens
            game.step = Step.END_OF_COMBAT
        return False
    if step is Step.END:
        lasting.end_as_end_step_begins(game, (EXPIRES_AS_STEP_BEGINS,))
    performing.record(game, tape, StepBegan((RULE_OF[step],), step, game.active_player))
    action = _TURN_BASED_ACTIONS.get(step)
    if action is not None:
        action(game, tape)
    if step == Step.UNTAP:
        return False
    if step == Step.CLEANUP and not priority.settle(game, tape):
        return False
    if _must_declare(game, tape, step):
        return True
    because = (ANOTHER_CLEANUP,) if step == Step.CLEANUP else (ACTIVE_PLAYER_FIRST,)
    priority.receive(game, tape, game.active_player, because=because)
    return True


@implements(ATTACKERS, BLOCKERS)
def _must_declare(game: Game, tape: Tape, step: Step) -> bool:
    """Let a player declare attackers or blockers now, if any creature can (CR 508.1, 509.1)."""
    from rulings_cli.engine import attacking, blocking

    if step == Step.DECLARE_ATTACKERS:
        if next(attacking.possible(game, game.active_player), None) is None:
            return False
        game.declaring, game.priority = "attackers", game.active_player
        return True
    if step == Step.DECLARE_BLOCKERS:
        player = blocking.defending(game)
        if player is None or next(blocking.possible(game, player), None) is None:
            words = "no creature can block"
            game.emit(RuleApplied((BLOCKERS,), words))
            blocking.become_blocking(game, tape, player or game.active_player, ())
            return False
        game.declaring, game.priority = "blockers", player
        return True
    return False


def declare_what_is_required(game: Game, tape: Tape) -> None:
    """Declare no attackers or blockers, or those that attack or block if able (CR 508.1d)."""
    from rulings_cli.engine import attacking, blocking

    if game.declaring == "attackers":
        attacking.declare_what_is_required(game, tape)
    else:
        blocking.declare_what_is_required(game, tape)


def _is_skipped(game: Game, step: Step) -> bool:
    from rulings_cli.abilities.static import SkipsStep
    from rulings_cli.engine import looking_up, statics

    if _skips_once(game, step):
        return True
    for node, source, context in statics.in_force(game, SkipsStep):
        if node.step == step and looking_up.player_matches(
            game, node.who, game.active_player, context
        ):
            game.emit(RuleApplied((SKIPPING,), f"the {step.words} is skipped", source.id))
            return True
    return False


@implements(SKIP_WAITS)
def _skips_once(game: Game, step: Step) -> bool:
    """Tell whether an effect skips this step, and use it up for the player (CR 614.10a)."""
    from rulings_cli.abilities.effects import SkipStep

    for effect in tuple(game.effects.values()):
        if game.active_player not in effect.players:
            continue
        if any(isinstance(each, SkipStep) and each.step == step for each in effect.changes):
            players = tuple(each for each in effect.players if each != game.active_player)
            if players:
                game.effects[effect.id] = effect.evolve(players=players)
            else:
                del game.effects[effect.id]
            game.forget()
            words = f"the {step.words} is skipped"
            game.emit(RuleApplied((SKIPPING, SKIP_WAITS), words, effect.source))
            return True
    return False


# --- turn-based actions (CR 703.4) ------------------------------------------------------------


def _untap(game: Game, tape: Tape) -> None:
    """Untap what the active player controls, all at once (CR 502.3)."""
    from rulings_cli.engine import day_and_night, layers, phasing

    phasing.in_untap_step(game, tape)
    day_and_night.check(game, tape)
    kept = _staying_tapped(game) | _kept_tapped_by_choice(game, tape)
    besides = _untapping_besides(game)  # what keeps permanents tapped is of their own untap step
    able = tuple(
        each
        for each in game.battlefield()
        if game.objects[each].tapped
        and (
            each not in kept
            if layers.characteristics(game, each).controller == game.active_player
            else each in besides
        )
    )
    beyond = _beyond_what_may_untap(game, tape, able)
    untapping = [WouldTap((UNTAP_STEP,), each, untap=True) for each in able if each not in beyond]
    performing.perform_all(game, tape, untapping)


def _untapping_besides(game: Game) -> set[ObjectId]:
    """Give what untaps in this untap step of another player than its ability's controller."""
    from rulings_cli.abilities.static import UntapsInOthersUntapStep
    from rulings_cli.engine import looking_up, statics

    found: set[ObjectId] = set()
    for node, _, context in statics.in_force(game, UntapsInOthersUntapStep):
        if context.controller != game.active_player:
            found.update(looking_up.objects_of(game, node.what, context))
    return found


def _staying_tapped(game: Game) -> set[ObjectId]:
    """Give what doesn't untap in this untap step, and use up the effects that said so once."""
    from rulings_cli.abilities.effects import DoesntUntap
    from rulings_cli.abilities.static import Affects, DoesntUntapInUntapStep
    from rulings_cli.engine import looking_up, statics

    kept: set[ObjectId] = set()
    for node, _, context in statics.in_force(game, Affects):
        if any(isinstance(each, DoesntUntapInUntapStep) for each in node.changes):
            kept.update(looking_up.objects_of(game, node.of, context))
    for effect in tuple(game.effects.values()):
        if any(isinstance(each, DoesntUntapInUntapStep) for each in effect.changes):
            kept.update(effect.objects)
        for once in (each for each in effect.changes if isinstance(each, DoesntUntap)):
            if once.who is not None and game.active_player not in effect.players:
                continue
            if once.who is not None and not isinstance(effect.context, Context):
                kept.update(effect.objects)
                lasting.end(game, effect, (UNTAP_STEP,))
                continue
            if isinstance(effect.context, Context):  # all that is so described now (611.2c)
                if once.who is not None or effect.controller == game.active_player:
                    kept.update(looking_up.objects_of(game, once.what, effect.context))
                    lasting.end(game, effect, (UNTAP_STEP,))
                continue
            now = _controlled_by_active(game, effect.objects)
            kept.update(now)
            left = tuple(each for each in effect.objects if each not in now)
            lasting.keep_for(game, effect, left, (UNTAP_STEP,))
    return kept


def _kept_tapped_by_choice(game: Game, tape: Tape) -> set[ObjectId]:
    """Ask which of the permanents that need not untap do (CR 502.3)."""
    from rulings_cli.abilities.static import MayNotUntap
    from rulings_cli.engine import looking_up, statics

    free = {
        each
        for node, _, context in statics.in_force(game, MayNotUntap)
        for each in _controlled_by_active(game, looking_up.objects_of(game, node.of, context))
        if game.objects[each].tapped
    }
    if not free:
        return set()
    asked = Choice(
        "untap",
        game.active_player,
        UNTAP_STEP,
        SubsetOf(tuple(sorted(free)), 0, len(free)),
        prompt="which of these untap",
    )
    return free - set(tape.ask(asked, game))


def _beyond_what_may_untap(game: Game, tape: Tape, able: tuple[ObjectId, ...]) -> set[ObjectId]:
    """Ask which permanents untap where only so many of a kind may (CR 502.3)."""
    from rulings_cli.abilities.static import UntapLimit
    from rulings_cli.engine import looking_up, matching, statics

    beyond: set[ObjectId] = set()
    theirs = _controlled_by_active(game, able)
    for limit, _, context in statics.in_force(game, UntapLimit):
        if not looking_up.player_matches(game, limit.who, game.active_player, context):
            continue
        limited = tuple(
            each
            for each in able
            if each in theirs
            and each not in beyond
            and matching.matches(game, limit.what, each, context)
        )
        if len(limited) <= limit.count:
            continue
        domain = SubsetOf(limited, limit.count, limit.count)
        words = "which of these untap"
        asked = Choice("untap", game.active_player, UNTAP_STEP, domain, prompt=words)
        beyond |= set(limited) - set(tape.ask(asked, game))
    return beyond


def _controlled_by_active(game: Game, ids: tuple[ObjectId, ...]) -> set[ObjectId]:
    from rulings_cli.engine import layers

    return {
        each
        for each in ids
        if each in game.battlefield()
        and layers.characteristics(game, each).controller == game.active_player
    }


def _draw(game: Game, tape: Tape) -> None:
    performing.perform(game, tape, WouldDraw((DRAW_STEP,), game.active_player))


@implements(LORE_COUNTERS)
def _add_lore_counters(game: Game, tape: Tape) -> None:
    from rulings_cli.abilities.abilities import ChapterAbility
    from rulings_cli.engine import layers

    woulds = []
    for each in game.battlefield():
        now = layers.characteristics(game, each)
        is_saga = "Saga" in now.subtypes and now.controller == game.active_player
        if is_saga and any(isinstance(one, ChapterAbility) for one in now.abilities):
            woulds.append(WouldPutCounters((LORE_COUNTERS,), each, "lore", 1))
    performing.perform_all(game, tape, woulds)


def _begin_combat(game: Game, tape: Tape) -> None:  # noqa: ARG001 - as the others
    combat.put(game, Combat())


@implements(DISCARDING_DOWN, CLEANUP)
def _clean_up(game: Game, tape: Tape) -> None:
    """Discard down to the maximum hand size, then remove damage and end effects together."""
    _discard_down(game, tape)
    for each in game.battlefield():
        if game.objects[each].marked_damage:
            game.update(each, marked_damage=0)
            game.emit(RuleApplied((CLEANUP,), "the damage marked on it is removed", each))
    lasting.end_at_cleanup(game, (CLEANUP,))


def _discard_down(game: Game, tape: Tape) -> None:
    player = game.active_player
    hand = game.in_zone(Zone.HAND, player)
    most = maximum_hand_size(game, player)
    if most is None or len(hand) <= most:
        return
    count = len(hand) - most
    asked = Choice(
        "discard",
        player,
        DISCARDING_DOWN,
        SubsetOf(hand, count, count),
        prompt=f"which {count} of their cards {player} discards",
    )
    because = (DISCARDING_DOWN, DISCARDING)
    discarded = [
        WouldMove(because, each, Zone.GRAVEYARD, cause="discard") for each in tape.ask(asked, game)
    ]
    performing.perform_all(game, tape, discarded)


def maximum_hand_size(game: Game, player: PlayerId) -> int | None:
    """Give the player's maximum hand size, None where they have none (CR 402.2)."""
    from rulings_cli.abilities.static import MaximumHandSize
    from rulings_cli.engine import looking_up, statics

    size: int | None = 7
    for node, _, context in statics.in_force(game, MaximumHandSize):
        if looking_up.player_matches(game, node.who, player, context):
            size = node.size
    return size


_TURN_BASED_ACTIONS: dict[Step, Callable[[Game, Tape], None]] = {
    Step.UNTAP: _untap,
    Step.DRAW: _draw,
    Step.PRECOMBAT_MAIN: _add_lore_counters,
    Step.BEGINNING_OF_COMBAT: _begin_combat,
    Step.COMBAT_DAMAGE: combat_damage.deal,
    Step.CLEANUP: _clean_up,
}


@carries_out("haste")
@implements(SUMMONING_SICK)
def is_summoning_sick(game: Game, id: ObjectId) -> bool:
    """Tell whether a creature came under control since its controller's turn began (CR 302.6)."""
    from rulings_cli.engine import layers

    now = layers.characteristics(game, id)
    if "creature" not in now.types:
        return False
    if any(isinstance(each, Keyword) and each.name == "haste" for each in now.abilities):
        return False
    return game.objects[id].controlled_since > game.players[now.controller].turn_began
