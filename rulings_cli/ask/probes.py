"""What the position at the end of a run shows, as the outcomes that a plan left open."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings_cli.ask.plan import Option, Script
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import MANA_TYPES

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.world import World


def _pool(run: Run) -> str:
    types = [unit.type for unit in run.game.players["you"].mana]
    return "".join(f"{{{each}}}" for each in sorted(types, key=MANA_TYPES.index))


def _permanent(run: Run, name: str) -> int:
    game = run.game
    for id in game.battlefield():
        each = game.get(id)
        if each.name in (name, f"{name} Token") or (
            each.card is not None and each.card.name.split(" // ")[0] == name
        ):
            return int(id)
    raise NotSupported(f"there is no {name} on the battlefield at the end of the example")


def any_mana(run: Run, world: World, *, name: str, is_looker: bool) -> tuple[Option, ...]:
    """See whether any mana is in the pool."""
    del world
    made = _pool(run)
    if made:
        return (
            Option(
                (f"your mana pool is {made}",), "yes", f"Yes: {name} makes {made}.", outcome=made
            ),
        )
    why = (
        f"No type of mana can be defined for {name}, and mana of an undefined type is not produced."
        if is_looker
        else f"{name} makes no mana there."
    )
    return (Option(("your mana pool is empty",), "no", why, outcome="no mana"),)


def mana_types(run: Run, world: World, *, name: str, owned: str) -> tuple[Option, ...]:
    """See which types of mana the permanent could produce now."""
    from rulings_cli.engine import mana

    del world, owned
    found = mana.could_produce(run.game, _permanent(run, name))
    if not found:
        return (
            Option(
                (f"{name} could produce no mana",),
                "value",
                f"Nothing: there is no type of mana that {name} could produce now.",
                value="nothing",
                outcome="no type of mana",
            ),
        )
    said = "".join(f"{{{each}}}" for each in sorted(found, key=MANA_TYPES.index))
    return (
        Option(
            (f"{name} could produce {said}",),
            "value",
            f"{name} can make mana of these types: {said}.",
            value=said,
            outcome=said,
        ),
    )


def mana_made(
    run: Run, world: World, *, name: str, chosen: bool, depends: bool = False
) -> tuple[Option, ...]:
    """See how much mana was made; it depends where what is counted is left open."""
    del world
    made = _pool(run)
    count = len(run.game.players["you"].mana)
    line = f"your mana pool is {made or 'empty'}"
    if depends:
        says = (
            f"It depends on what is counted: with nothing else there {name} makes {made or 'none'}."
        )
        return (Option((line,), "depends", says, outcome=made or "no mana", amount=count),)
    return (
        Option(
            (line,),
            "value",
            f"{name} makes {count} mana with one use, such as {made}."
            if chosen and made
            else f"{name} makes {made or 'no mana'} with one use.",
            value=str(count) if chosen and made else made or "nothing",
            outcome=made or "no mana",
            amount=count,
        ),
    )


def more_mana(
    run: Run, world: World, *, without: Script, watcher: str, ref: str, asks_trigger: bool
) -> tuple[Option, ...]:
    """See whether the permanent changes what is produced; it replaces, and never triggers."""
    from rulings_cli.ask.playing import Run as Again

    plain = _pool(Again(without, world))
    made = _pool(run)
    if made != plain:
        return (
            Option(
                (f"your mana pool is {made}", f"{watcher} did not trigger"),
                "no" if asks_trigger else "yes",
                f"It does not trigger, it replaces: {ref} makes {made} instead of {plain}.",
                outcome=made,
            ),
        )
    return (
        Option(
            (f"your mana pool is {made or 'empty'}", f"{watcher} did not trigger"),
            "no",
            f"{watcher} changes nothing of what {ref} makes.",
            outcome=made or "no mana",
        ),
    )


def counters_on(run: Run, world: World, *, name: str, kind: str, x: int) -> tuple[Option, ...]:
    """See how many counters the permanent has."""
    del world
    found = run.game.get(_permanent(run, name)).counters_of(kind)
    line = f"{name} has {found} {kind} counters" if found else f"{name} has no counters"
    return (
        Option(
            (line,),
            "value",
            f"{found}: the X of the spell that became it ({x}) counts as it enters.",
            value=str(found),
            outcome=f"{found} {kind} counters",
        ),
    )


def size_of(run: Run, world: World, *, name: str) -> tuple[Option, ...]:
    """See the power and toughness of the permanent."""
    from rulings_cli.engine import layers

    del world
    found = layers.characteristics(run.game, _permanent(run, name))
    size = f"{found.power}/{found.toughness}"
    return (
        Option(
            (f"{name} is {size}",),
            "value",
            f"The {name} is {size}.",
            value=size,
            outcome=size,
        ),
    )


def payment(run: Run, world: World, **about: Any) -> tuple[Option, ...]:
    """See whether the mana in the pool can pay for the target."""
    from rulings_cli.ask.payment_probe import payment as judged

    return judged(run, world, **about)


def position_cost(run: Run, world: World, **about: Any) -> tuple[Option, ...]:
    """See what a spell costs in the position, and answer what is asked of it."""
    from rulings_cli.ask.positions.judging import position_cost as judged

    return judged(run, world, **about)


def position_mana(run: Run, world: World, **about: Any) -> tuple[Option, ...]:
    """See what mana is made in the position, and answer what is asked of it."""
    from rulings_cli.ask.positions.made import position_mana as judged

    return judged(run, world, **about)


def position_counters(run: Run, world: World, **about: Any) -> tuple[Option, ...]:
    """See with how many counters a permanent entered."""
    from rulings_cli.ask.positions.made import position_counters as judged

    return judged(run, world, **about)


def position_use(run: Run, world: World, **about: Any) -> tuple[Option, ...]:
    """See whether an ability may be activated."""
    from rulings_cli.ask.positions.judging import position_use as judged

    return judged(run, world, **about)


def position_fits(run: Run, world: World, **about: Any) -> tuple[Option, ...]:
    """See whether a card is what a text asks for."""
    from rulings_cli.ask.positions.judging import position_fits as judged

    return judged(run, world, **about)


def position_value(run: Run, world: World, **about: Any) -> tuple[Option, ...]:
    """See the mana value of a card where the position has it."""
    from rulings_cli.ask.positions.made import position_value as judged

    return judged(run, world, **about)


def activated_meanwhile(
    run: Run, world: World, *, ref: str, source: str, why: str
) -> tuple[Option, ...]:
    """See whether the rules refused the ability while the spell was being cast."""
    del world
    if any(each.refused for each in run.play.attempts):
        line = f"{source} is on the battlefield"
        return (Option((line,), "no", why, outcome="it can't be activated"),)
    return (Option(("it is your turn",), "yes", f"{ref} is a mana ability.", outcome="it is used"),)
