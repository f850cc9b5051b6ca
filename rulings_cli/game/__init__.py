"""The position: objects, zones, players, mana, stack, events, choices; it decides nothing."""
