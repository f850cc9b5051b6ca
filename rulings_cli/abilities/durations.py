"""How long: durations of effects (CR 611.2)."""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.described import Described
from rulings_cli.terms.values import Value


class UntilEndOfTurn(Value):
    """Until end of turn; `words` "this turn" where the text says so. `leads`: said first."""

    words: str = "until end of turn"
    leads: bool = False


class UntilYourNextTurn(Value):
    """Until the controller's next turn begins."""

    leads: bool = False


class UntilEndOfYourNextTurn(Value):
    """Until the end of the controller's next turn."""

    leads: bool = False


class UntilYourNextEndStep(Value):
    """Until the controller's next end step begins."""

    leads: bool = False


class UntilEndOfCombat(Value):
    """Until end of combat (CR 511.2); `words` "this combat" where the text says so."""

    leads: bool = False
    words: str = ""


class AsLongAsControlled(Value):
    """For as long as the controller controls the source, or it remains tapped and so on."""

    words: str
    leads: bool = False


class WhileInZone(Value):
    """For as long as the object stays where it is: "for as long as it remains exiled"."""

    words: str
    leads: bool = False


class AsLongAsRemains(Value):
    """For as long as the source remains on the battlefield, or remains tapped.

    `state`: "on the battlefield" or "tapped"; `what` how the source is said.
    """

    state: str
    what: str = "this creature"


class WhilePaired(Value):
    """For as long as two creatures remain creatures under the controller's control (702.95a)."""


class UntilCast(Value):
    """Until the card that the ability is on is cast from exile."""

    words: str = "until this card is cast from exile"


class TurnsYouAttacked(Value):
    """During any turn in which the controller attacked with such creatures, declared (CR 508.1).

    `what` None: with the source; `least` of them at the same time.
    """

    what: Described | None
    least: int = 1
    leads: bool = True


class ForTheRestOfTheGame(Value):
    """No stated end (CR 611.2a)."""


Duration: TypeAlias = (
    UntilCast
    | UntilEndOfTurn
    | UntilYourNextTurn
    | UntilEndOfYourNextTurn
    | UntilYourNextEndStep
    | UntilEndOfCombat
    | AsLongAsControlled
    | WhileInZone
    | WhilePaired
    | AsLongAsRemains
    | TurnsYouAttacked
    | ForTheRestOfTheGame
)
