"""Citations of CR 7xx not in their own modules."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

MODES = rule("700.2a", "chooses the mode(s) as part of casting that")
MODE_COSTS = rule("700.2h", "that the mode has an additional cost that")
DEVOTION = rule("700.5", "equal to the number of mana symbols")
CRIME = rule("700.13", "spell or ability targets at least one opponent")
HISTORIC = rule("700.6", "legendary supertype, the artifact card type")
COPIABLE_VALUES = rule("707.2", "acquires the copiable values of the original object")
ENTERS_AS_A_COPY = rule("707.5", "becomes a copy as it enters the battlefield")
COPY_EXCEPTION = rule("707.9", "modifications or exceptions to the copying process")
COPYING_A_SPELL = rule("707.10", "put a copy of it onto the stack")
NEW_TARGETS_FOR_COPY = rule("707.10c", "may choose new targets for the copy")
CASTING_A_COPY = rule("707.12", "instructs a player to cast a copy of")
FACE_DOWN = rule("708.2", "no characteristics other than those listed")
TURNED_FACE_UP = rule("708.8", "its copiable values revert to its normal")
CHOSEN_HALF = rule("709.3a", "Only the chosen half is evaluated to")
COMBINED_HALVES = rule("709.4", "its two halves combined")
FRONT_FACE_ONLY = rule("712.8a", "only the characteristics of its front face")
CHOSEN_FACE = rule("712.11b", "chooses which face they are casting before putting")
ONLY_THAT_FACE = rule("712.11c", "Only the face that will be face")
LAND_FACE = rule("712.12", "chooses one of its faces that’s a land")
STAYS_IN_ZONE = rule("712.14b", "front face isn’t a permanent card, the card")
CHAPTERS = rule("714.2b", "lore counters are put onto this Saga")
SAGA_ENTERS = rule("714.3a", "This Saga enters with a lore counter on")
CAST_AS_ADVENTURE = rule("715.3", "whether they play the card normally or as")
ADVENTURE_CHARACTERISTICS = rule(
    "715.3a", "only the alternative characteristics are evaluated to see"
)
ADVENTURE_EXILED = rule("715.3d", "its controller exiles it")
PROTOTYPED = rule("718.3b", "alternative set of power, toughness, and mana")
THE_TURN_ENDS = rule("724.1", "When an effect ends the turn")
WAITING_TRIGGERS_CEASE = rule("724.1a", "those abilities cease to exist")
STACK_IS_EXILED = rule("724.1b", "Exile every object on the stack")
SKIPS_TO_CLEANUP = rule("724.1d", "straight to the cleanup step")
REVERSED = rule("733.1", "the entire action is reversed")
COLOR_IDENTITY = rule("903.4", "determine what cards can be in a deck")
COMMANDER_FROM_COMMAND_ZONE = rule("903.8", "cast a commander they own from the command")
COMMANDER_RETURNS_BY_CHOICE = rule("903.9a", "its owner may put it into the command")
COMMANDER_COMMAND_ZONE_INSTEAD = rule("903.9b", "put into its owner")
COMMANDER_DAMAGE_TOTAL = rule("903.10a", "21 or more combat damage by the same")
