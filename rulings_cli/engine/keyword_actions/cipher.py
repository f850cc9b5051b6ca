"""Encode a card on a creature, and cast copies of it (CR 702.99)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import CastCard, KeywordAction, May, Sentence
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import APlayer, Bound, This, You
from rulings_cli.abilities.static import GrantAbilities
from rulings_cli.abilities.triggers import DealsDamage
from rulings_cli.engine import matching, performing
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import acting
from rulings_cli.engine.instructions.dispatch import execute
from rulings_cli.engine.leaving_the_stack import leave
from rulings_cli.game.choices import Choice, SubsetOf, Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import CIPHER
from rulings_cli.terms.zones import Zone

RULE = CIPHER

_YOUR_CREATURE = Described(kinds=((HasType("creature"),),), controller=You())
_COPYING = May((CastCard(Bound("encoded", "the copy"), copy=True),))


@implements(CIPHER)
def perform(game: Game, tape: Tape, effect: KeywordAction, context: Context) -> Context:
    """Encode the resolving spell; or, with a number, cast a copy of the card of that id."""
    if effect.count is not None:
        card = acting.amount(game, tape, effect.count, context)
        if not game.exists(card) or game.get(card).zone is not Zone.EXILE:
            acting.nothing(game, "the encoded card is in exile no longer", rule=CIPHER)
            return context
        return execute(game, tape, _COPYING, context.bind("encoded", (card,)))
    spell = context.source
    if not game.exists(spell) or game.get(spell).kind != "card":
        acting.nothing(game, "it is represented by no card", spell, rule=CIPHER)
        return context
    options = matching.objects(game, _YOUR_CREATURE, context)
    domain = SubsetOf(options, 0, min(1, len(options)))
    words = "on which creature the card is encoded"
    choice = Choice("card", context.controller, CIPHER, domain, words, spell)
    for creature in tape.ask(choice, game) if options else ():
        _encode(game, tape, spell, creature, context)
    return context


def _encode(game: Game, tape: Tape, spell: ObjectId, creature: ObjectId, context: Context) -> None:
    because = acting.because(CIPHER)
    card = leave(game, tape, spell, Zone.EXILE, because=because, cause="resolve")
    if card is None or game.get(card).zone is not Zone.EXILE:
        return
    casting = KeywordAction("cipher", Number(card))
    event = DealsDamage(This("this creature"), to=APlayer(), combat=True)
    ability = TriggeredAbility(event, (Sentence((casting,)),), word="whenever")
    lasting = LastingEffect(
        0,
        card,
        context.controller,
        (GrantAbilities((ability,)),),
        ForTheRestOfTheGame(),
        objects=(creature,),
    )
    performing.begin(game, lasting, words="the card is encoded on it", because=(CIPHER,))
