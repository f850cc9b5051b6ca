"""Citations of CR 2xx."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

NAME_OF_THE_SOURCE = rule("201.5a", "refers only to the specific object")
OWN_NAME = rule("201.5b", "should be treated as the second name")
COLOR = rule("202.2", "regardless of the color of its frame")
MANA_VALUE = rule("202.3", "total amount of mana in its mana cost")
NO_MANA_COST = rule("202.3a", "object with no mana cost is 0")
BACK_FACE_MANA_VALUE = rule("202.3b", "had the mana cost of its front face")
MELDED_MANA_VALUE = rule("202.3c", "combined mana cost of the front faces of")
X_IN_MANA_VALUE = rule("202.3e", "X is treated as the number chosen for")
SETTING_TYPES = rule("205.1a", "replaces any existing card types")
KEEPING_TYPES = rule("205.1b", "types, supertypes, and subtypes are retained")
