"""Citations of CR 603, Handling Triggered Abilities."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

TRIGGERS = rule("603.2", "that ability automatically triggers")
TRIGGERS_MORE_TIMES = rule("603.2d", "that ability triggers that many times")
STEP_TRIGGERS = rule("603.2b", "When a phase or step begins")
ONCE_EACH_EVENT = rule("603.2c", "triggers only once each time its trigger event")
PUT_ON_STACK = rule("603.3", "its controller puts it on the stack")
TRIGGER_CONTROLLER = rule("603.3a", "controlled by the player who controlled its source")
TRIGGER_ORDER = rule("603.3b", "on the stack in any order they choose")
TRIGGER_MODES = rule("603.3c", "announces the mode choice when putting the ability")
TRIGGER_TARGETS = rule("603.3d", "the ability is simply removed from the stack")
INTERVENING_IF = rule("603.4", "the ability checks whether the stated condition is")
ENTERS = rule("603.6a", "trigger when a permanent enters the battlefield")
ONLY_ONCE_EACH_TURN = rule("603.2h", "has not yet taken the indicated action")
LEAVES = rule("603.6c", "moves from the battlefield to another zone")
DELAYED_TRIGGER = rule("603.7a", "created during the resolution of spells or abilities")
DELAYED_ONCE = rule("603.7b", "will trigger only once")
DELAYED_CONTROLLER = rule("603.7d", "source of that delayed triggered ability is that")
STATE_TRIGGERS = rule("603.8", "trigger as soon as the game state")
LOOKS_BACK = rule("603.10a", "zone-change triggers look back in time")
REFLEXIVE = rule("603.12", "checked immediately after being created")
