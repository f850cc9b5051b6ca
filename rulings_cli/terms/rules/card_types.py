"""Citations of CR 3xx."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

EQUIPMENT_TO_CREATURE = rule("301.5", "can be attached to a creature")
EQUIPMENT_DOESNT_MOVE = rule("301.5b", "the Equipment doesn’t move")
CANT_EQUIP = rule("301.5c", "An Equipment can’t equip itself")
SUMMONING_SICK = rule("302.6", "under its controller’s control continuously since")
AURA_TARGET = rule("303.4a", "An Aura spell requires a target")
AURA_CREATURE = rule("303.4d", "An Aura that’s also a creature can’t enchant")
AURA_ENTERS_OTHERWISE = rule("303.4f", "that player chooses what it will enchant as")
AURA_HAS_NOTHING = rule("303.4g", "there is no legal object or player for")
AURA_DOESNT_MOVE = rule("303.4j", "can’t legally enchant, the Aura doesn’t move")
PLAYING_A_LAND = rule("305.1", "may play a land card from their hand")
LANDS_A_TURN = rule("305.2", "A player can normally play one land")
LAND_COUNT = rule("305.2b", "equal to or less than the number of")
LAND_ON_OWN_TURN = rule("305.3", "if it isn’t their turn")
BASIC_LAND_TYPES_HAVE_MANA_ABILITIES = rule("305.6", "has the intrinsic ability")
SETTING_LAND_TYPES = rule("305.7", "land no longer has its old land type")
LAND_IS_NO_SPELL = rule("305.9", "It can’t be cast as a spell")
LOYALTY_COUNTERS = rule("306.5b", "enters with a number of loyalty counters")
LOYALTY_ON_BATTLEFIELD = rule("306.5c", "number of loyalty counters on it")
SORCERY_TIMING = rule("307.1", "may cast a sorcery card from their hand")
SORCERY_CANT_ENTER = rule("307.4", "Sorceries can’t enter the battlefield")
AS_SORCERY = rule("307.5", "the stack must be empty")
DEFENSE_COUNTERS = rule("310.4b", "enters with a number of defense counters")
ROOM_ABILITY = rule("309.4c", "you move your venture marker into this room")
DUNGEON_COMPLETED = rule("309.7", "completes a dungeon as that dungeon card is")
PROTECTOR = rule("310.8", "player designated as its protector")
PROTECTOR_OF_SIEGE = rule("310.11a", "choose its protector from among their opponents")
SIEGE_IS_DEFEATED = rule("310.11b", "last defense counter is removed from this permanent")
DEFENSE_ON_BATTLEFIELD = rule("310.4c", "number of defense counters on it")
