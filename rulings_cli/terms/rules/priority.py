"""Citations of CR 117, Timing and Priority."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

TURNING_UP = rule("116.2b", "Turning a face-down creature face up")
SUSPENDING = rule("116.2f", "could begin to cast that card")
COMPANION_ACTION = rule("116.2g", "put that card from outside the game into")
FORETELLING = rule("116.2h", "exile that card face down")
PLOTTING = rule("116.2k", "a card with plot in their hand")
ACTIONS_NEED_PRIORITY = rule("117.1", "The player with priority may cast spells")
TIMING_OF_SPELLS = rule("117.1a", "may cast an instant spell any time they")
TIMING_OF_ABILITIES = rule("117.1b", "activate an activated ability any time they have")
TIMING_OF_MANA_ABILITIES = rule("117.1d", "activate a mana ability whenever they have priority")
ACTIVE_PLAYER_FIRST = rule("117.3a", "active player receives priority at the beginning")
AFTER_RESOLVING = rule("117.3b", "active player receives priority after a spell or")
AFTER_ACTING = rule("117.3c", "that player receives priority afterward")
PASSING = rule("117.3d", "chooses not to take any actions")
ALL_PASSED = rule("117.4", "if all players pass in succession")
BEFORE_PRIORITY = rule("117.5", "Each time a player would get priority")
