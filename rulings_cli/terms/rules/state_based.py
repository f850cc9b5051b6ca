"""Citations of section 704: state-based actions."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

STATE_BASED_ACTIONS = rule("704.3", "performs all applicable state-based actions simultaneously")
NO_LIFE = rule("704.5a", "0 or less life")
DREW_FROM_EMPTY_LIBRARY = rule("704.5b", "attempted to draw a card from a library")
POISONED = rule("704.5c", "ten or more poison counters")
STRAY_TOKEN = rule("704.5d", "token is in a zone other than")
STRAY_COPY = rule("704.5e", "copy of a spell is in a zone")
NO_TOUGHNESS = rule("704.5f", "toughness 0 or less")
LETHAL_DAMAGE = rule("704.5g", "has been dealt lethal damage and is destroyed")
DEATHTOUCH = rule("704.5h", "dealt damage by a source with deathtouch")
NO_LOYALTY = rule("704.5i", "planeswalker has loyalty 0")
LEGEND_RULE = rule("704.5j", "two or more legendary permanents with the same")
WORLD_RULE = rule("704.5k", "permanents have the supertype world")
AURA_UNATTACHED = rule("704.5m", "Aura is attached to an illegal object")
EQUIPMENT_UNATTACHED = rule("704.5n", "it becomes unattached from that permanent or player")
NOT_ATTACHABLE = rule("704.5p", "battle or creature is attached to an object")
COUNTERS_CANCEL = rule("704.5q", "both a +1/+1 counter and a -1/-1 counter")
TOO_MANY_COUNTERS = rule("704.5r", "all but N of those counters are removed")
SAGA_FINISHED = rule("704.5s", "greater than or equal to its final chapter")
NO_DEFENSE = rule("704.5v", "battle has defense 0")
DUNGEON_FINISHED = rule("704.5t", "marker is on the bottommost room of a")
NO_PROTECTOR = rule("704.5w", "no player in the game designated as its")
PROTECTED_BY_CONTROLLER = rule("704.5x", "controller is also its designated protector")
ROLES = rule("704.5y", "more than one Role controlled by the same")
SPEED = rule("704.5z", "has no speed, that player’s speed becomes 1")
COMMANDER_DAMAGE = rule("704.6c", "21 or more combat damage by the same")
COMMANDER_RETURNS = rule("704.6d", "its owner may put it into the command")
SAME_RESULT = rule("704.7", "would have the same result at the same")
KNOWN_BEFORE = rule("704.8", "last known information is derived from the game")
