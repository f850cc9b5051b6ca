"""Citations of CR 613: how continuous effects interact."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

LAYERS = rule("613.1", "applied in a series of layers")
CONTROL_LAYER = rule("613.1b", "Control-changing effects are applied")
TEXT_LAYER = rule("613.1c", "Text-changing effects are applied")
TYPE_LAYER = rule("613.1d", "Type-changing effects are applied")
COLOR_LAYER = rule("613.1e", "Color-changing effects are applied")
ABILITY_LAYER = rule("613.1f", "Ability-adding effects, keyword counters")
DEFINING_FIRST = rule("613.3", "apply effects from characteristic-defining abilities first")
DEFINING_SIZE = rule("613.4a", "characteristic-defining abilities that define power")
SET_SIZE = rule("613.4b", "set power and/or toughness to a specific number")
MODIFY_SIZE = rule("613.4c", "counters that modify power and/or toughness")
SWITCH_SIZE = rule("613.4d", "switch a creature")
SAME_SET = rule("613.6", "to the same set of objects")
TIMESTAMPS = rule("613.7", "is usually done using a timestamp system")
TRANSFORMING_TIMESTAMP = rule("613.7g", "each time it transforms or converts")
STATIC_TIMESTAMP = rule("613.7a", "whichever is later")
DEPENDENCY_OVERRIDES = rule("613.8", "it will override the timestamp system")
DEPENDENCY = rule("613.8a", "same layer (and, if applicable, sublayer)")
DEPENDENCY_ORDER = rule("613.8b", "waits to apply until just after")
REEVALUATED = rule("613.8c", "order of remaining effects is reevaluated")
