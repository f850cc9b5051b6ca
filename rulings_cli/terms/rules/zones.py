"""Citations of section 4: zones and what happens to an object that changes them."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

OWNERS_ZONE = rule("400.3", "goes to its owner")
NO_INSTANT_ON_BATTLEFIELD = rule("400.4a", "instant or sorcery card would enter the battlefield")
NEW_OBJECT = rule("400.7", "becomes a new object")
CHANGES_FOLLOW_THE_SPELL = rule("400.7a", "continue to apply to the permanent")
SPELL_THAT_BECAME_IT = rule("400.7d", "information about the spell that became that permanent")
TRIGGER_FINDS_NEW_OBJECT = rule("400.7e", "can find the new object that it became")
CAST_CARD_FOUND = rule("400.7h", "card becomes after it moves to the stack")
EFFECT_FINDS_MOVED = rule("400.7j", "other parts of that effect can find that")
FROM_OUTSIDE = rule("400.11a", "in a player’s sideboard are outside the")
GRAVEYARD_TOP = rule("404.1", "is put on top of its")
ABILITY_ON_STACK = rule("405.1", "without any card associated with it")
FACE_UP_IN_EXILE = rule("406.3", "by default, kept face up")
