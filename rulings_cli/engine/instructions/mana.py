"""Adding mana (CR 106.3, 106.4)."""

from __future__ import annotations

from rulings_cli.abilities.effects import Add, DoubleUnspentMana, LoseUnspentMana, NoteMana
from rulings_cli.engine import looking_up, mana, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions.dispatch import executes
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import ManaEmptied, WouldAddMana
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.mana import INTO_THE_POOL, PRODUCING_MANA
from rulings_cli.terms.rules.turn import MANA_EMPTIES


@executes(Add)
def add(game: Game, tape: Tape, effect: Add, context: Context) -> Context:
    """Add mana; it comes of tapping for mana where the ability is such a one (106.12)."""
    mana.add(game, tape, effect, context, tapped=context.tapping)
    return context


@executes(NoteMana)
def note_mana(game: Game, tape: Tape, effect: NoteMana, context: Context) -> Context:
    """Note what mana was spent to activate the ability, on the object that it is on."""
    del tape, effect
    held = game.get(context.this).on_stack if context.this is not None else None
    spent = () if held is None else (each.unit for each in held.payments if each.unit is not None)
    noted = "".join(each.type for each in spent)
    if game.exists(context.source) and noted:
        kept = tuple(e for e in game.get(context.source).chosen if e[0] != "noted mana")
        game.update(context.source, chosen=(*kept, ("noted mana", noted)))
    return context


@executes(DoubleUnspentMana)
@implements(PRODUCING_MANA)
def double_unspent_mana(
    game: Game, tape: Tape, effect: DoubleUnspentMana, context: Context
) -> Context:
    """Add as much mana of each type as is in the pool; no limit on spending comes with it."""
    source = looking_up.source_of(game, context)
    for player in looking_up.players_of(game, effect.who, context):
        held = game.players[player].mana
        units = tuple(ManaUnit(each.type, source.id, source) for each in held)
        because = (PRODUCING_MANA, INTO_THE_POOL)
        would = WouldAddMana(because, player, units, source.id, context.tapping)
        performing.perform(game, tape, would)
    return context


@executes(LoseUnspentMana)
@implements(MANA_EMPTIES)
def lose_unspent_mana(game: Game, tape: Tape, effect: LoseUnspentMana, context: Context) -> Context:
    """Empty the mana pools of players, whatever keeps mana as steps and phases end."""
    from rulings_cli.engine import turn

    for player in looking_up.players_of(game, effect.who, context):
        lost = game.players[player].mana
        if lost:
            game.update_player(player, mana=())
            game.emit(ManaEmptied((MANA_EMPTIES,), player, lost))
            turn.lose_life_for_mana(game, tape, player, len(lost))
    return context
