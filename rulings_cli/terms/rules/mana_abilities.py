"""Citations of CR 605, Mana Abilities."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

ACTIVATED_MANA_ABILITY = rule("605.1a", "doesn’t require a target")
TRIGGERED_MANA_ABILITY = rule("605.1b", "from mana being added to a player’s mana")
REMAINS_MANA_ABILITY = rule("605.2", "remains a mana ability even if the game")
WHENEVER_MANA_IS_ASKED = rule("605.3a", "whenever they are casting a spell or activating")
NO_STACK = rule("605.3b", "doesn’t go on the stack")
NOT_AGAIN = rule("605.3c", "can’t be activated again until it has resolved")
RESOLVES_AT_ONCE = rule("605.4a", "without waiting for priority")
TARGET_IS_NO_MANA_ABILITY = rule("605.5a", "An ability with a target is not")
