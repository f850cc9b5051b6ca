"""Whether something can be repeated without end: a loop is looked for, and played twice (732.2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import ActivatedAbility, Uncompiled
from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.effects import Add, Tap, Untap
from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import mana_more, resting
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import ordered, position_of
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.looping import Loop, Tries

_ASKS = """
infinite: be that|this|it|they [then] [an] infinite [loop|combo]
infinite: be that|this|it|they [then] infinite <made>
infinite: be that|this|it|they [a] loop
infinite: <a> [alone|by] [itself] , infinite [<made>] [?]
infinite: be <a> [alone|by] [itself] [a|an] infinite [<made>] [loop|combo] [?]
infinite: do|will|can <a> alone|by [itself] go|make|give|get [me] infinite [<made>]
infinite: [=] infinite [loop|combo] [?]
infinite: [=] infinite <made> [?]
infinite: do|will|can <who> go|loop infinite
infinite: do|will|can <who> go|get|have|make [for] infinite <made>
infinite: can <who> loop that|this|them|it
infinite: do that|this|it|they go|make|give|get [me] infinite [<made>]
infinite: do|will|can <a> go|make|give|get [me] infinite [<made>]
infinite: do|will|can <a> BESIDE <b> go|make|give|get|produce|form [me] [an] infinite [<made>] \
[loop|combo]
infinite: be <a> BESIDE <b> [a|an] infinite [<made>] [loop|combo] [?]
infinite: do|will|can <who> go|get|have|make|produce infinite [<made>] with|from|using <a> \
BESIDE <b>
infinite: do|will|can <who> go|get|have|make|produce infinite [<made>] with|from|using <a>
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of loops."""
    return table("ask", _ASKS.replace("BESIDE", "and|with|plus|+"))


#: Mana that is there to begin with, where nothing can be begun without any.
_TO_BEGIN = ("", "{C}{C}{C}", "{W}{U}{B}{R}{G}")


def ask(scene: Scene, statement: Statement) -> None:
    """Put all that is named there; what is repeated is found once everything is."""
    for slot in ("a", "b"):
        noun = statement.noun(slot)
        if noun is not None and not noun.pronoun:
            scene.bind(noun)
    for each in sorted(scene.items, key=_is_worn):
        if each.is_permanent and not each.zone:
            if _is_worn(each):
                scene.about["holder"] = _holder(scene, each)
            scene.onto_battlefield(each, "you", soft=True)
        elif _is_worn(each) and each.attached_to is None:
            scene.about["holder"] = _holder(scene, each)
            scene.put_on(each)
    scene.about["loop"] = statement


def _is_worn(item: Item) -> bool:
    return item.is_a("Aura") or item.is_a("Equipment")


def _holder(scene: Scene, worn: Item) -> Item:
    """Give the one thing that an Aura or Equipment may be on."""
    kind = "creature" if worn.is_a("Equipment") else ""
    others = [e for e in scene.items if not _is_worn(e) and (not kind or e.is_a(kind))]
    if len(others) != 1:
        raise Misfit(f"what {worn.name} is attached to was not said")
    return others[0]


def settle(scene: Scene) -> None:
    """Let the loop be played twice, so that what is done but once does not pass for one."""
    from rulings_cli.ask.statements.looping import Tries

    if scene.about.get("loop") is None:
        return
    if scene.deeds or any(not each.is_permanent for each in scene.items):
        raise NotSupported("a loop with spells or events in it is not planned yet")
    permanents = [each for each in scene.items if each.zone == "battlefield"]
    if not permanents:
        raise Misfit("what is repeated was not said")
    resting.need_understood(scene)
    mana, loop = _found(scene)
    if isinstance(loop, Tries) and not (loop.all_ and loop.lines and _only_taps(scene)):
        raise NotSupported("no loop was found, which does not show that there is none")
    if mana:
        scene.given.append(f"your mana pool is {mana}")
    scene.about["loop of"] = loop
    lines = loop.lines if isinstance(loop, Tries) else (*loop.first, *loop.again, *loop.again)
    for action in lines:
        deed = Deed("mana", "you", None, f"you activate {action}")
        deed.text = action
        deed.may_fail = True
        scene.deeds.append(deed)
    if isinstance(loop, Tries):
        return
    after = position_of(scene)
    scene.about["loop pool"] = ordered(each.type for each in after.players["you"].mana)
    scene.about["loop tapped"] = tuple(
        (scene.ref(each), "tapped" if _is_tapped(scene, after, each) else "untapped")
        for each in permanents
        if each.count == 1
    )


def _costs_colors(scene: Scene) -> bool:
    """Tell whether an ability there, also one that is given, costs mana of a color."""
    return any(
        isinstance(cost, PayMana) and not set("".join(cost.cost.symbols)).isdisjoint(COLORS)
        for item in scene.items
        for cost in walk(item.face.paragraphs)
    )


def _only_taps(scene: Scene) -> bool:
    """Tell whether nothing there triggers, moves or is cast, so that uses of abilities are all."""
    from rulings_cli.ask.statements.causing import triggered

    made = (Add, Untap, Tap)
    for item in scene.items:
        if item.zone != "battlefield" or has(item.face.paragraphs, Uncompiled):
            return False
        if triggered(item) and not mana_more.is_more(item):
            return False
        for each in item.face.abilities:
            if isinstance(each, ActivatedAbility) and not has(each, *made):
                return False
    return True


def _found(scene: Scene) -> tuple[str, Loop | Tries]:
    """Give the mana that is needed to begin, and the loop, or what is done without one."""
    from rulings_cli.ask.statements.looping import Loop, Tries, loop_of
    from rulings_cli.ask.statements.writing import script_of

    key = ("loop", script_of(scene))
    if key not in scene.world.kept.loops:
        found: tuple[str, Loop | Tries] = ("", Tries((), False))
        all_ = True
        for mana in _TO_BEGIN if _costs_colors(scene) else _TO_BEGIN[:2]:
            if mana:
                scene.given.append(f"your mana pool is {mana}")
            loop = loop_of(position_of(scene), "you")
            if mana:
                scene.given.pop()
            found = (mana, loop)
            if isinstance(loop, Loop):
                break
            all_ = all_ and loop.all_
        if isinstance(found[1], Tries):
            found = (found[0], found[1].evolve(all_=all_))
        scene.world.kept.loops[key] = found
    known: tuple[str, Loop | Tries] = scene.world.kept.loops[key]
    return known


def _is_tapped(scene: Scene, game: object, item: Item) -> bool:
    from rulings_cli.ask.statements.tapping import id_of

    return bool(game.objects[id_of(scene, game, item)].tapped)  # type: ignore[attr-defined,arg-type]


def judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the position is as it was, with more mana than before, each time."""
    from rulings_cli.ask.statements.looping import Tries

    wanted = statement.get("made")
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    loop = scene.about["loop of"]
    if isinstance(loop, Tries):
        return (_none(run),)
    pool = scene.about["loop pool"]
    now = ordered(each.type for each in run.game.players["you"].mana)
    line = f"your mana pool is {_symbols(now) or 'empty'}"
    if types and not set(types) <= set(pool):  # type: ignore[call-overload]
        raise NotSupported("the loop that was found makes other mana")
    again = "; ".join(loop.again)  # type: ignore[attr-defined]
    says = f"{again}: that comes back to where it began, with more mana each time"
    standing = tuple(f"{name} is {how}" for name, how in scene.about["loop tapped"])  # type: ignore[attr-defined]
    if now == pool and not run.play.attempts:
        step = Step(says, ("732.2a",))
        return (Option((line, *standing), "yes", f"Yes: {says}.", outcome=says, steps=(step,)),)
    return (
        Option((line,), "no", "No: doing the same does not come back with more mana.",
               outcome="the same does not come back with more mana"),
    )  # fmt: skip


def _none(run: Run) -> Option:
    """Tell that there is no such loop: everything that can be done was looked at."""
    now = ordered(each.type for each in run.game.players["you"].mana)
    line = f"your mana pool is {_symbols(now) or 'empty'}"
    says = "whatever is activated there, it does not come back to where it began with more mana"
    step = Step(says, ("732.2a",))
    return Option((line,), "no", f"No: {says}.", outcome="no loop makes more mana", steps=(step,))


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let there be a second one of what is there, or what makes all mana more."""
    from rulings_cli.ask.statements.looping import Tries

    if not isinstance(scene.about.get("loop of"), Tries):
        return
    for at, item in enumerate(scene.items):
        if (
            item.count == 1
            and item.card is not None
            and not (item.is_a("legendary") or _is_worn(item))
        ):
            yield f"there are two {item.name}", _anew(mana_more.second(at))
    card = scene.world.stock.pick("doubler")
    taken = any(each.name == card.front.name for each in scene.items)
    if not taken:

        def more(scene: Scene) -> None:
            scene.onto_battlefield(scene.add(Item(card, card.front, None, "you")), "you")

        yield f"you control {card.name} too", _anew(more)


def _anew(change: Callable[[Scene], None]) -> Callable[[Scene], None]:
    """Give a change after which the loop is looked for again."""

    def changed(scene: Scene) -> None:
        scene.deeds.clear()
        scene.given = [each for each in scene.given if not each.startswith("your mana pool")]
        change(scene)
        settle(scene)

    return changed


def _symbols(types: tuple[str, ...]) -> str:
    return "".join(f"{{{each}}}" for each in types)


PREPARED = {"infinite": ask}
JUDGED = {"infinite": judged}
