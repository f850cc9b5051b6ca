"""Citations of CR 115, Targets."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

ONLY_PERMANENTS = rule("115.2", "Only permanents are legal targets for spells")
ONCE_FOR_EACH_TARGET = rule("115.3", "The same target can’t be chosen multiple")
ANY_TARGET = rule("115.4", "may be creatures, players, planeswalkers, or battles")
NOT_ITSELF = rule("115.5", "is an illegal target for itself")
UP_TO_REQUIRES = rule("115.6", "still said to require targets")
CHANGING_TARGETS = rule("115.7a", "changed only to another legal target")
CHANGING_ONE = rule("115.7b", "only one of those targets may be changed")
NEW_TARGETS = rule("115.7d", "choose new targets")
WHAT_A_SPELL_TARGETS = rule("115.9b", "checks the current state of that")
