"""Citations of CR 106, Mana."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

PRODUCING_MANA = rule("106.3", "instructs a player to add that mana")
INTO_THE_POOL = rule("106.4", "goes into a player’s mana pool")
UNDEFINED_TYPE = rule("106.5", "it produces no mana instead")
RESTRICTED_MANA = rule("106.6", "restrict how that mana can be spent")
RIDER = rule("106.6a", "will apply to all mana produced")
COULD_PRODUCE = rule("106.7", "would produce if the ability were to resolve")
HYBRID_PRODUCED = rule("106.8", "that player chooses one half of that symbol")
PHYREXIAN_PRODUCED = rule("106.9", "one mana of the color of that symbol")
GENERIC_PRODUCED = rule("106.10", "that much colorless mana is added")
SNOW_PRODUCED = rule("106.11", "one or more snow mana symbols")
TAPPED_FOR_MANA = rule("106.12", "activate a mana ability of that permanent")
TRIGGERS_ON_TAPPING_FOR_MANA = rule("106.12a", "whenever such a mana ability resolves")
PRODUCTION_REPLACED = rule("106.12b", "modifies the mana production event")
