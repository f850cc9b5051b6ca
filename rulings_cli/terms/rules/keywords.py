"""Citations of CR 702, Keyword Abilities."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

ENCHANT = rule("702.5a", "what an Aura spell can target")
EQUIP = rule("702.6a", "Attach this permanent to target creature you control")
FLASH = rule("702.8a", "any time you could cast an instant")
HEXPROOF = rule("702.11b", "the target of spells or abilities your opponents")
HEXPROOF_PLAYER = rule("702.11c", "“Hexproof” on a player means")
HEXPROOF_FROM = rule("702.11d", "a variant of the hexproof ability")
PROTECTION_FROM_TARGETING = rule("702.16b", "can’t be targeted by spells with the stated")
PROTECTION_FROM_AURAS = rule("702.16c", "can’t be enchanted by Auras that have the")
PROTECTION_FROM_EQUIPMENT = rule("702.16d", "can’t be equipped by Equipment that have the")
SHROUD = rule("702.18a", "can’t be the target of spells or abilities")
WARD = rule("702.21a", "becomes the target of a spell or ability")
BUYBACK = rule("702.27a", "put this spell into its owner’s hand instead")
CYCLING = rule("702.29a", "Discard this card: Draw a card")
KICKER = rule("702.33a", "You may pay an additional [cost] as you")
MULTIKICKER = rule("702.33c", "any number of times as you cast this")
KICKED = rule("702.33d", "that spell has been “kicked.”")
KICKED_TARGETS = rule("702.33g", "chooses those targets only if that spell was")
FLASHBACK = rule("702.34a", "cast this card from your graveyard if the")
ENTWINE = rule("702.42a", "entwine")
EVOKE = rule("702.74a", "You may cast this card by paying")
RETRACE = rule("702.81a", "discarding a land card as an additional cost")
CASCADE = rule("702.85a", "exile cards from the top of your library")
OVERLOAD = rule("702.96a", "replacing all instances of the word")
OVERLOAD_NO_TARGETS = rule("702.96b", "won’t require any targets")
PROWESS = rule("702.108a", "Whenever you cast a noncreature spell")
JUMP_START = rule("702.133a", "by discarding a card as an additional cost")
ESCAPE = rule("702.138a", "functions while the card with escape is in")
SPREE = rule("702.172a", "pay the costs associated with those modes")
