"""What triggers because a keyword's cost was paid: evoke, replicate, casualty, squad (CR 702)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.effects import CopySpell, CreateToken, Effect, Sacrifice, Sentence
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Bound, This, You
from rulings_cli.abilities.triggers import Casts, Enters
from rulings_cli.engine import layers, triggering
from rulings_cli.errors import NotSupported
from rulings_cli.game.effects import WaitingTrigger
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.keywords import CASUALTY, EVOKE, OFFSPRING, REPLICATE, SQUAD


@implements(REPLICATE, CASUALTY)
def as_cast(game: Game, spell: ObjectId) -> None:
    """Let the copying abilities of a spell trigger, whose costs were paid."""
    record = game.get(spell).cast
    if record is None:
        return
    for name, rule in (("replicate", REPLICATE), ("casualty", CASUALTY)):
        times = record.optional.count(name)
        if times:
            copy = CopySpell(Bound("triggering", "it"), new_targets=True, count=Number(times))
            _trigger(game, spell, copy, rule, entered=False)


@implements(EVOKE, SQUAD, OFFSPRING)
def as_entered(game: Game, permanent: ObjectId) -> None:
    """Let the abilities of a permanent trigger that ask how it was cast."""
    record = game.get(permanent).cast
    if record is None:
        return
    if record.alternative == "evoke":
        _trigger(game, permanent, Sacrifice(This("it")), EVOKE, entered=True)
    times = record.optional.count("squad")
    if times:
        tokens = CreateToken(count=Number(times), copy_of=This("it"))
        _trigger(game, permanent, tokens, SQUAD, entered=True)
    if "offspring" in record.optional:
        raise NotSupported("a token that is a copy except for its size", str(OFFSPRING))


def _trigger(game: Game, id: ObjectId, effect: Effect, rule: Rule, *, entered: bool) -> None:
    event = Enters(This()) if entered else Casts(You(), This())
    waiting = WaitingTrigger(
        TriggeredAbility(event, (Sentence((effect,)),)),
        id,
        layers.snapshot(game, id),
        game.get(id).controller,
        bound=(("triggering", (id,)),),
    )
    triggering.wait(game, waiting, because=(rule,))
