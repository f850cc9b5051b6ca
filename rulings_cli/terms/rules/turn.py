"""Citations of section 5: the turn, its phases and steps."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

PHASES = rule("500.1", "A turn consists of five phases")
STEP_ENDS = rule("500.2", "all players pass in succession")
STEP_ENDS_WITHOUT_PRIORITY = rule("500.3", "step in which no players receive priority ends")
EXPIRES_AS_STEP_BEGINS = rule("500.4", "last until that step or phase")
MANA_EMPTIES = rule("500.5", "unspent mana left in a player")
EXPIRES_AS_PHASE_ENDS = rule("500.5a", "expire at the end of the combat phase")
AT_THE_BEGINNING = rule("500.6", "that phase or step trigger")
EXTRA_TURNS = rule("500.7", "give a player extra turns")
EXTRA_PHASES = rule("500.8", "adding the phases directly after the specified phase")
SKIPPING = rule("500.11", "proceed past it as though")
UNTAP_STEP = rule("502.3", "active player determines which permanents they control will")
NO_PRIORITY_IN_UNTAP = rule("502.4", "No player receives priority during the untap")
UPKEEP = rule("503.1", "upkeep step has no turn-based actions")
DRAW_STEP = rule("504.1", "the active player draws a card")
MAIN_PHASE = rule("505.1", "two main phases in a turn")
LORE_COUNTERS = rule("505.4", "puts a lore counter on each Saga")
ONE_LAND = rule("505.6b", "may play one land card from their hand")
COMBAT_STEPS = rule("506.1", "steps are skipped if no creatures are declared")
BEGINNING_OF_COMBAT = rule("507.2", "the active player gets priority")
ATTACKERS = rule("508.1", "the active player declares attackers")
NO_ATTACKERS = rule("508.8", "skip the declare blockers and combat damage steps")
END_OF_COMBAT = rule("511.1", "end of combat step has no turn-based actions")
END_STEP = rule("513.1", "end step has no turn-based actions")
DISCARDING_DOWN = rule("514.1", "more cards than their maximum hand size")
CLEANUP = rule("514.2", "effects end")
NO_PRIORITY_IN_CLEANUP = rule("514.3", "no player receives priority during the cleanup step")
ANOTHER_CLEANUP = rule("514.3a", "another cleanup step begins")
