"""Players who search their libraries while another player has a hand in it (CR 701.23, 723.2)."""

from __future__ import annotations

from rulings_cli.abilities.static import ControlsSearchers, ExilesWhatIsFound
from rulings_cli.engine import controlling_players, looking_up, performing, statics
from rulings_cli.game.choices import Choice, Tape
from rulings_cli.game.events import Event, RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import CONTROLLED_WHILE, DECIDES
from rulings_cli.terms.rules.keyword_actions import EXILING, SEARCHING
from rulings_cli.terms.zones import Zone


@implements(CONTROLLED_WHILE)
def find(game: Game, tape: Tape, choice: Choice) -> tuple[ObjectId, ...]:
    """Ask what is found, the last who controls a player while they search deciding for them."""
    found: tuple[ObjectId, ...]
    controllers = [
        (context.controller, source.id)
        for node, source, context in statics.in_force(game, ControlsSearchers)
        if looking_up.player_matches(game, node.who, choice.player, context)
    ]
    if not controllers:
        found = tape.ask(choice, game)
        return found
    controller, source = controllers[-1]
    words = f"{controller} controls {choice.player} during the search"
    game.emit(RuleApplied((CONTROLLED_WHILE, DECIDES), words, source))
    marks = game.marks
    controlling_players.take(game, controller, choice.player)
    found = tape.ask(choice, game)
    game.marks = marks
    game.forget()
    return found


def exile(
    game: Game, tape: Tape, player: PlayerId, found: tuple[ObjectId, ...]
) -> tuple[Event, ...] | None:
    """Exile what was found instead of putting it anywhere, where an effect says so; else None."""
    from rulings_cli.engine.instructions import acting, dispatch  # they search, too

    exiling = [
        each
        for each in statics.in_force(game, ExilesWhatIsFound)
        if looking_up.player_matches(game, each[0].who, player, each[2])
    ]
    if not exiling:
        return None
    node, source, context = exiling[-1]
    moves = [
        acting.move_of(each, Zone.EXILE, context, SEARCHING, EXILING, exiled_with=source.id)
        for each in found
    ]
    facts = tuple(performing.perform_all(game, tape, moves))
    dispatch.execute(game, tape, node.then, context.bind("exiled", acting.arrived(facts)))
    return facts
