"""Players who have protection: from what, and by what effect (CR 702.16)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.static import HasHexproof
from rulings_cli.engine import looking_up, statics
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject

EVERYTHING = "protection from everything"


def by_what(game: Game, player: PlayerId, from_: ObjectId) -> tuple[GameObject, str] | None:
    """Give whose effect protects a player from an object, and in what words; None for no such."""
    from rulings_cli.engine import targeting  # it asks this, too

    for effect, source, context in statics.in_force(game, HasHexproof):
        if not looking_up.player_matches(game, effect.who, player, context):
            continue
        if effect.keyword == EVERYTHING:
            return source, f"that player has {EVERYTHING}"
        keyword = effect.protection
        if not isinstance(keyword, Keyword) or keyword.name != "protection":
            continue
        if targeting.source_has_quality(game, keyword, from_, context):
            return source, "that player has protection from it"
    return None
