"""Citations of CR 107."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

NEVER_NEGATIVE = rule("107.1b", "yields a negative number, zero is used")
X_ANNOUNCED = rule("107.3a", "chooses and announces the value of X")
X_IS_ZERO = rule("107.3b", "the only legal choice for X is 0")
X_WHERE_IT_IS_NOT_DEFINED = rule("107.3f", "chooses the value of X at the appropriate")
X_DEFINED_BY_TEXT = rule("107.3i", "all instances of X on an object have")
X_OF_SPELL_THAT_ENTERED = rule("107.3m", "the same as the value of X for")
TAP_SYMBOL = rule("107.5", "tap symbol")
UNTAP_SYMBOL = rule("107.6", "untap symbol")
COLORED_SYMBOL = rule("107.4a", "only with the appropriate color of mana")
GENERIC_SYMBOL = rule("107.4b", "can be paid with any type of mana")
COLORLESS_SYMBOL = rule("107.4c", "can be paid only with one colorless mana")
HYBRID_SYMBOL = rule("107.4e", "can be paid in one of two ways")
PHYREXIAN_SYMBOL = rule("107.4f", "one mana of its color or by paying")
SNOW_SYMBOL = rule("107.4h", "any type produced by a snow source")
ENERGY = rule("107.14", "It represents one energy counter")
