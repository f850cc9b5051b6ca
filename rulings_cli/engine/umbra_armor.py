"""Umbra armor: an Aura that is destroyed instead of what it enchants (CR 702.89)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.engine import layers
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.replacement import Apply, Replacement
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import Would, WouldDestroy
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.keywords import UMBRA_ARMOR


@implements(UMBRA_ARMOR)
@carries_out("umbra armor", "totem armor")
def of_destruction(game: Game, would: WouldDestroy) -> Iterator[Replacement]:
    """Give the Auras with umbra armor that are on the permanent that would be destroyed."""
    for aura in game.battlefield():
        if game.objects[aura].attached_to != would.object:
            continue
        abilities = layers.characteristics(game, aura).abilities
        if any(
            isinstance(e, Keyword) and e.name in ("umbra armor", "totem armor") for e in abilities
        ):
            yield Replacement(
                ("umbra armor", aura),
                "the Aura is destroyed instead",
                (UMBRA_ARMOR,),
                _destroy_aura(aura),
                source=aura,
            )


def _destroy_aura(aura: ObjectId) -> Apply:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldDestroy)
        game.update(would.object, marked_damage=0, deathtouched=False)
        return (WouldDestroy((UMBRA_ARMOR,), aura, would.source),)

    return apply
