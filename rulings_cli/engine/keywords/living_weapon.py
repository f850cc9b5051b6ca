"""Living weapon: it comes with a Germ that it equips (CR 702.92)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.effects import Attach, CreateToken, Sentence, TokenDescription
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound, This
from rulings_cli.abilities.triggers import Enters
from rulings_cli.terms.rules.keywords import LIVING_WEAPON

RULE = LIVING_WEAPON


def triggered(keyword: Keyword) -> TriggeredAbility:  # noqa: ARG001 - as the others
    """Create the Germ and attach it."""
    subtypes = ("Phyrexian", "Germ")
    germ = TokenDescription(Number(0), Number(0), ("B",), types=("creature",), subtypes=subtypes)
    return equipping(germ)


def equipping(token: TokenDescription) -> TriggeredAbility:
    """Create a token and attach this to it."""
    effects = (CreateToken(token), Attach(This(), Bound("created", "it")))
    return TriggeredAbility(Enters(This()), (Sentence(effects, ", then"),))
