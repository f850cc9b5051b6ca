"""Give the promised gift to the chosen opponent (CR 702.174d-i)."""

from __future__ import annotations

from rulings_cli.abilities.described import Described, HasState, HasSubtype
from rulings_cli.abilities.effects import (
    CreateToken,
    Draw,
    Effect,
    ExtraTurn,
    KeywordAction,
    TokenDescription,
)
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import ThatPlayer
from rulings_cli.engine import looking_up, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import GIFT_EFFECT, GIFT_FIRST

RULE = GIFT_EFFECT

_FISH = TokenDescription(Number(1), Number(1), ("U",), types=("creature",), subtypes=("Fish",))
_OCTOPUS = _FISH.evolve(power=Number(8), toughness=Number(8), subtypes=("Octopus",))


def is_built(effect: KeywordAction) -> bool:
    """Know the gifts by their names."""
    return effect.words in GIFTS


GIFTS: dict[str, Effect] = {
    "a card": Draw(ThatPlayer()),
    "a Food": CreateToken(TokenDescription(predefined="Food"), who=ThatPlayer()),
    "a Treasure": CreateToken(TokenDescription(predefined="Treasure"), who=ThatPlayer()),
    "a tapped Fish": CreateToken(_FISH, who=ThatPlayer(), tapped=True),
    "an Octopus": CreateToken(_OCTOPUS, who=ThatPlayer()),
    "an extra turn": ExtraTurn(ThatPlayer()),
}


def name_of(quality: Described | None, words: str) -> str:
    """Give the name of a gift from the keyword's parameters, "" for one that is not known."""
    if quality is None:
        return words
    if quality == Described(noun="card"):
        return "a card"
    kinds = [each for kind in quality.kinds for each in kind if isinstance(each, HasSubtype)]
    if len(kinds) != 1:
        return ""
    tapped = "tapped " if HasState("tapped") in quality.adjectives else ""
    article = "an" if kinds[0].name[0] in "AEIO" else "a"
    return f"{article} {tapped}{kinds[0].name}"


@implements(GIFT_EFFECT, GIFT_FIRST)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Do it for the opponent who was chosen as the cost was paid."""
    chosen = dict(looking_up.source_of(game, context).chosen).get("gift")
    if chosen is None:
        return context
    is_spell = context.this is not None and game.get(context.this).on_stack is None
    rules = (GIFT_EFFECT, GIFT_FIRST) if is_spell else (GIFT_EFFECT,)
    told = RuleApplied(rules, f"{chosen} is given {effect.words}", context.source)
    performing.record(game, tape, told)
    bound = context.bind_player("that player", chosen)
    return execute(game, tape, GIFTS[effect.words], bound)
