"""Citations of CR 118, Costs."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

RESOURCES = rule("118.3", "without having the necessary resources")
UNPAYABLE = rule("118.6", "attempting to pay an unpayable cost is an")
PAID_WITH_THE_COST = rule("118.8", "must pay at the same time they pay")
ADDITIONAL_COSTS = rule("118.8a", "additional costs may be applied to a spell")
OPTIONAL_COSTS = rule("118.8b", "Some additional costs are optional")
ALTERNATIVE_COST = rule("118.9", "rather than paying the spell’s mana cost")
ONE_ALTERNATIVE_COST = rule("118.9a", "Only one alternative cost can be applied")
MANA_COST_STAYS = rule("118.9c", "doesn't change a spell's mana cost")
ADDITIONAL_TO_ALTERNATIVE = rule("118.9d", "are applied to that alternative cost")
COST_ON_RESOLUTION = rule("118.12", "is a cost, paid when the spell or")
UNLESS = rule("118.12a", "may do something else")
PAYING_MANA = rule("118.3a", "removing the indicated mana from a player")
PAYING_LIFE_AS_COST = rule("118.3b", "subtracting the indicated amount of life")
REDUCED = rule("118.7", "may be changed or reduced by effects")
REDUCES_GENERIC = rule("118.7a", "only the generic mana component of that cost")
REDUCES_COLORED = rule("118.7b", "the cost is reduced by that amount of")
REDUCES_BEYOND_COLOR = rule("118.7c", "generic mana component is reduced by the difference")
ONE_COST_EACH = rule("118.10", "Each payment of a cost applies to")
SEVERAL_WAYS = rule("118.13", "mana symbols that can be paid in multiple")
ANY_TYPE_CAN_BE_SPENT = rule("118.14", "mana of any type can be spent")
PAID_THOUGH_REPLACED = rule("118.11", "the cost has still been paid")
