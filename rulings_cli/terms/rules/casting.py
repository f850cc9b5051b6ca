"""Citations of CR 601, Casting Spells."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

CASTING = rule("601.2", "follows the steps listed below, in order")
PROPOSING = rule("601.2a", "moves that card (or that copy of a")
ANNOUNCING = rule("601.2b", "the player announces the mode choice")
CHOOSING_TARGETS = rule("601.2c", "announces their choice of an appropriate object")
DIVIDING = rule("601.2d", "the player announces the division")
CHECKING_LEGALITY = rule("601.2e", "checks to see if the proposed spell can")
TOTAL_COST = rule("601.2f", "determines the total cost of the spell")
MANA_ABILITIES_WHILE_CASTING = rule("601.2g", "chance to activate mana abilities")
PAYING_TOTAL_COST = rule("601.2h", "The player pays the total cost")
BECOMES_CAST = rule("601.2i", "then the spell becomes cast")
MAY_BEGIN = rule("601.3", "no rule or effect prohibits that player from")
PROHIBITED_QUALITIES = rule("601.3a", "prohibits a player from casting a spell with")
FLASH_BY_QUALITIES = rule("601.3b", "certain qualities as though it had flash")
FLASH_FOR_A_COST = rule("601.3c", "only if an alternative or additional cost is")
FLASH_ON_CONDITION = rule("601.3d", "have flash only if certain conditions are met")
OTHER_CHARACTERISTICS = rule("601.3e", "considered to determine if a card or copy")
NO_LONGER_ALLOWED = rule("601.6", "no longer allowed to cast a spell after")
