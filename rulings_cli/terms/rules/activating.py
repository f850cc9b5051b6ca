"""Citations of CR 602, Activating Activated Abilities, and CR 606, Loyalty Abilities."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

ACTIVATION_INSTRUCTIONS = rule("602.1b", "may restrict when a player can activate the")
ONLY_CONTROLLER = rule("602.2", "Only an object’s controller")
ABILITY_ON_STACK = rule("602.2a", "created on the stack as an object that’s")
AS_CASTING = rule("602.2b", "identical to the process for casting a spell")
PROHIBITED = rule("602.5", "can’t begin to activate an ability that’s prohibited")
SUMMONING_SICKNESS = rule("602.5a", "since the start of their most recent turn")
LIMITED_USE = rule("602.5b", "has a restriction on its use")
AS_A_SORCERY = rule("602.5d", "follow the timing rules for casting a sorcery")
AS_AN_INSTANT = rule("602.5e", "follow the timing rules for casting an instant")
LOYALTY_TIMING = rule("606.3", "no player has previously activated a loyalty ability")
LOYALTY_COST = rule("606.4", "put on or remove from that permanent a")
ENOUGH_LOYALTY = rule("606.6", "has at least that many loyalty counters on")
