"""The end of combat step: what ends with the combat phase (CR 511)."""

from __future__ import annotations

from rulings_cli.engine import combat, lasting
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.combat import ALL_REMOVED, END_OF_COMBAT_EFFECTS


@implements(ALL_REMOVED, END_OF_COMBAT_EFFECTS)
def end(game: Game) -> None:
    """Remove everything from combat as its last step ends; its effects expire (511.2, 511.3)."""
    fight = combat.now(game)
    if fight.attackers or fight.blockers:
        game.emit(RuleApplied((ALL_REMOVED,), "everything is removed from combat"))
    combat.put(game, None)
    lasting.end_after_combat(game, (END_OF_COMBAT_EFFECTS,))
