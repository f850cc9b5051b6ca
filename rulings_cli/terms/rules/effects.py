"""Citations of CR 6xx that have no module of their own."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

DOES_AS_MUCH_AS_POSSIBLE = rule("609.3", "it does only as much as possible")
ONE_SHOT = rule("610.1", "A one-shot effect does something just once")
UNTIL_EVENT = rule("610.3", "cause an object to change zones “until” a")
DURATION = rule("611.2a", "lasts as long as stated by the spell")
NEVER_BEGINS = rule("611.2b", "duration never starts, the effect does nothing")
NEXT_SPELL = rule("611.2f", "they apply to that spell")
SET_IS_FIXED = rule("611.2c", "won’t change")
AS_THOUGH_MANA = rule("609.4b", "affects only how the player may pay a")
LINKED_TO_EXILED = rule("607.2a", "these abilities are linked")
LINKED_TO_PUT = rule("607.2c", "put onto the battlefield as a result of")
UNDEFINED_CHOICE = rule("607.5a", "choice is considered to be “undefined.”")
CHOOSING_A_SOURCE = rule("609.7a", "they may choose a permanent; a spell on")
TEXT_CHANGE = rule("612.1", "change an object’s text")
ONLY_WORDS_USED_SO = rule("612.2", "used in the correct way")
OWN_TEXT_ONLY = rule("612.3", "can’t be modified by text-changing effects")
