"""Citations of CR 608, Resolving Spells and Abilities."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

TOP_RESOLVES = rule("608.1", "the spell or ability on top of the")
INTERVENING_IF_CHECKED = rule("608.2a", "has an intervening “if” clause")
TARGETS_CHECKED = rule("608.2b", "checks whether the targets are still legal")
IN_ORDER = rule("608.2c", "follows its instructions in the order written")
CHOICES_WHILE_RESOLVING = rule("608.2d", "can’t choose an option that’s illegal or impossible")
CAST_WHILE_RESOLVING = rule("608.2g", "cast a spell during resolution")
LAST_KNOWN_INFORMATION = rule("608.2h", "the answer is determined only once")
SPELL_TO_GRAVEYARD = rule("608.2n", "the spell is put into its owner’s graveyard")
BECOMES_PERMANENT = rule("608.3a", "enters the battlefield under the control of the")
PERMANENT_SPELL_TARGET = rule("608.3b", "resolving has a target, it checks whether")
AURA_RESOLVES = rule("608.3c", "attached to the player or object it was")
CANT_BECOME_PERMANENT = rule("608.3e", "can’t put it onto the battlefield")
COPY_BECOMES_TOKEN = rule("608.3f", "will become a token permanent as it is")
PROCESSED_TOGETHER = rule("608.2f", "each such action is processed simultaneously")
