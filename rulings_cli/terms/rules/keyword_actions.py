"""Citations of CR 701, Keyword Actions."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

ATTACHING = rule("701.3a", "means to take it from where it currently")
ATTACH_ILLEGAL = rule("701.3b", "the Aura, Equipment, or Fortification doesn’t move")
UNATTACHING = rule("701.3d", "move it away from that creature")
COUNTERING = rule("701.6a", "A countered spell is put into its owner’s")
CREATING = rule("701.7a", "put the specified number of tokens with the")
DESTROYING = rule("701.8a", "move it from the battlefield to its owner’s")
DISCARDING = rule("701.9a", "move it from its owner’s hand to that")
EXILING = rule("701.13a", "move it to the exile zone from wherever")
FIGHTING = rule("701.14a", "deals damage equal to its power to the")
NO_FIGHT = rule("701.14b", "neither of them fights or deals damage")
INVESTIGATING = rule("701.16a", "means “Create a Clue token.”")
MILLING = rule("701.17a", "puts that many cards from the top of")
REGENERATING = rule("701.19a", "The next time [permanent] would be destroyed this")
REVEALING = rule("701.20a", "show that card to all players")
LOOKING = rule("701.20e", "shown only to the specified player")
SACRIFICING = rule("701.21a", "moves it from the battlefield directly to its")
SCRYING = rule("701.22a", "put any number of them on the bottom")
SEARCHING = rule("701.23a", "find a card that matches the given description")
NEED_NOT_FIND = rule("701.23b", "isn’t required to find some or all of")
SHUFFLING = rule("701.24a", "randomize the cards within it")
SURVEILLING = rule("701.25a", "put any number of them into your graveyard")
TAPPING = rule("701.26a", "Only untapped permanents can be tapped")
UNTAPPING = rule("701.26b", "Only tapped permanents can be untapped")
TRANSFORMING = rule("701.27a", "turn it over so that its other face")
PROLIFERATING = rule("701.34a", "choose any number of permanents and/or players that")
