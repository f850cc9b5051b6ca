"""Citations of CR 118, Costs."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

RESOURCES = rule("118.3", "without having the necessary resources")
UNPAYABLE = rule("118.6", "attempting to pay an unpayable cost is an")
ADDITIONAL_COSTS = rule("118.8a", "additional costs may be applied to a spell")
OPTIONAL_COSTS = rule("118.8b", "Some additional costs are optional")
ALTERNATIVE_COST = rule("118.9", "rather than paying the spell’s mana cost")
ONE_ALTERNATIVE_COST = rule("118.9a", "Only one alternative cost can be applied to")
ADDITIONAL_TO_ALTERNATIVE = rule("118.9d", "are applied to that alternative cost")
COST_ON_RESOLUTION = rule("118.12", "is a cost, paid when the spell or")
UNLESS = rule("118.12a", "may do something else")
