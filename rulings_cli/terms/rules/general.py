"""Citations of section 1 that have no module of their own."""

from __future__ import annotations

from rulings_cli.terms.citations import rule

CANT_WINS = rule("101.2", "the “can’t” effect takes precedence")
IMPOSSIBLE_IGNORED = rule("101.3", "that’s impossible to perform is ignored")
APNAP = rule("101.4", "Active Player, Nonactive Player (APNAP) order")
WINS_WHEN_OPPONENTS_LEFT = rule("104.2a", "opponents have all left the game")
TOKEN_CREATED = rule("111.2", "player who creates a token is its owner")
TOKEN_CHARACTERISTICS = rule("111.3", "functionally equivalent to the characteristic values")
TOKEN_CEASES = rule("111.7", "zone other than the battlefield ceases to exist")
TOKEN_STAYS = rule("111.8", "it remains in its current zone instead")
PREDEFINED_TOKEN = rule("111.10", "create a predefined token")
LIFE_ADJUSTED = rule("119.3", "life total is adjusted accordingly")
PAYING_LIFE = rule("119.4", "subtracted from their life total")
DAMAGE_LOSES_LIFE = rule("120.3a", "causes that player to lose that much life")
DAMAGE_INFECTS = rule("120.3b", "give the player that many poison counters")
DAMAGE_REMOVES_LOYALTY = rule("120.3c", "loyalty counters to be removed from that planeswalker")
DAMAGE_WITHERS = rule("120.3d", "put that many -1/-1 counters on")
DAMAGE_IS_MARKED = rule("120.3e", "damage to be marked on that creature")
DAMAGE_LIFELINK = rule("120.3f", "controller to gain that much life")
DAMAGE_TOXIC = rule("120.3g", "total toxic value")
DAMAGE_REMOVES_DEFENSE = rule("120.3h", "defense counters to be removed from that battle")
NO_DAMAGE = rule("120.8", "would deal 0 damage")
DRAW = rule("121.1", "top card of their library into their hand")
DRAW_FROM_EMPTY_LIBRARY = rule("121.4", "library with no cards in it")
SHIELD_COUNTER = rule("122.1c", "remove a shield counter from it")
STUN_COUNTER = rule("122.1d", "remove a stun counter from it")
FINALITY_COUNTER = rule("122.1h", "finality counters")
COUNTERS_AS_IT_ENTERS = rule("122.6", "given counters as it enters the battlefield")
