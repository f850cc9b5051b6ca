"""Absorb: some damage from each source is prevented (CR 702.64)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.engine import keeping, layers
from rulings_cli.engine.replacement import Apply, Replacement
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import Would, WouldDealDamage
from rulings_cli.game.game import Game
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import ABSORB
from rulings_cli.terms.rules.replacing import PREVENTED

RULE = ABSORB


@implements(ABSORB)
def of_damage(game: Game, would: WouldDealDamage) -> Iterator[Replacement]:
    """Give what each instance prevents of damage to the creature (CR 702.64b-c)."""
    if would.amount <= 0 or not isinstance(would.to, int):
        return
    if "absorb" not in keeping.texts_of(game).keywords or would.to not in game.battlefield():
        return
    for at, each in enumerate(layers.characteristics(game, would.to).abilities):
        if isinstance(each, Keyword) and each.name == "absorb":
            yield Replacement(
                ("absorb", would.to, at),
                "some of the damage is absorbed",
                (ABSORB, PREVENTED),
                _less(getattr(each.amount, "n", 0)),
                source=would.to,
                commutes=True,
            )


def _less(amount: int) -> Apply:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldDealDamage)
        left = would.amount - amount
        return (would.evolve(amount=left),) if left > 0 else ()

    return apply
