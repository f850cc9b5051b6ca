"""Whether mana stays in a pool as the game goes on (CR 106.4, 500.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulings_cli.abilities.costs import AddManaCost
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import mana_triggered
from rulings_cli.ask.statements.judged import Judge
from rulings_cli.ask.statements.mana_moments import PHASES
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.prepared import Handler
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import MANA_TYPES
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Step

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


def _asked(scene: Scene, statement: Statement) -> None:
    """Let mana be in the pool, and let the game go on."""
    if statement.word("who") == "opponent":
        raise NotSupported("an opponent's mana is not planned yet")
    told = _is_told(scene, statement)
    floats = told or not FLOATING.isdisjoint(statement.text.lower().split())
    if statement.word("step"):
        scene.step, scene.turn = statement.word("step"), "you"
    elif not scene.step and any(map(_makes_in_upkeep, scene.items)):
        scene.step, scene.turn = "upkeep step", "you"
    moment = statement.word("moment") or str(scene.about.get("float until") or "")
    early = scene.step in ("upkeep step", "draw step")
    late = scene.step == "end step" and moment == PHASES["turn"]
    theirs = scene.turn == "opponent" and not late
    if theirs or (scene.step and not (early or late or "main" in scene.step)):
        raise NotSupported("when the mana is made is not planned yet")
    item = _source(scene, statement)
    maker = None if scene.step else mana_triggered.maker(scene, item)
    done = floats or maker or any(each.kind == "cast" for each in scene.deeds)
    if scene.deeds and not done:
        raise Misfit("how the mana is made was said otherwise")
    if maker is not None:
        mana_triggered.make(scene, maker, moment)
    elif item is not None:
        if not item.is_spell:
            raise NotSupported(f"the mana of {item.name} is not planned yet here")
        if not scene.deeds:
            from rulings_cli.ask.statements.doing import cast_item

            cast_item(scene, item, "you")
    elif (floats or not scene.deeds) and not told:
        _put_in_pool(scene, statement)
    scene.turn = scene.turn or "you"
    scene.about["mana kept"] = True
    if not AT_ONCE.isdisjoint(statement.text.lower().split()):
        if not scene.deeds:
            raise Misfit("what happens to the mana was not said")
        scene.about["at once"] = True
        return
    if scene.deeds and floats and not statement.word("moment"):
        raise NotSupported("when the mana is lost was not said")
    _go_on(scene, statement, moment, early=early)


def _is_told(scene: Scene, statement: Statement) -> bool:
    """Tell whether mana was said to be in the pool; "it" is no mana otherwise."""
    said = statement.text.lower().split()
    told = any(each.startswith("your mana pool") for each in scene.given)
    later = statement.name == "mana_stays" and statement.word("moment")
    if not (told or later or OF_IT.isdisjoint(said) or "mana" in said):
        raise Misfit("no mana was spoken of")
    return told


def _put_in_pool(scene: Scene, statement: Statement) -> None:
    wanted = statement.get("from") or statement.get("made")
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    if len(types) > 1:
        raise NotSupported("which mana it is was not said")
    _need_no_color(scene, types)
    if statement.name in _TYPED and statement.get("from") is None:
        raise Misfit("which mana it is was not said")
    scene.given.append(f"your mana pool is {{{types[0] if types else 'G'}}}")


def _go_on(scene: Scene, statement: Statement, moment: str, *, early: bool) -> None:
    """Let the game go on to the moment, or to the end of the phase."""
    line = moment or PHASES["combat"]
    if not early and any(each in line for each in ("draw step", "precombat")):
        raise Misfit("that time has come already")
    if scene.step == "precombat main phase":
        scene.step = ""  # it is so without a word
    if early and line == PHASES["combat"] and "combat" not in statement.text.split():
        line = PHASES["draw step"] if scene.step == "upkeep step" else PHASES["main phase"]
    deed = Deed("happen", "", None, line)
    deed.text = "the game goes on"
    scene.deeds.append(deed)


#: Words for mana that was spoken of before, and for when nothing else happens in between.
OF_IT = frozenset(("it", "them", "that", "those", "they"))
FLOATING = frozenset(("floating", "unspent", "unused", "leftover"))
AT_ONCE = frozenset(("immediately", "instantly", "away", "once", "straightaway"))


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the phase end, where it is asked what becomes of mana at once."""
    if scene.about.get("at once"):
        yield "the phase ends", _phase_ends


def _phase_ends(scene: Scene) -> None:
    scene.deeds.append(Deed("happen", "", None, PHASES["combat"]))


def _source(scene: Scene, statement: Statement) -> Item | None:
    """Give what makes the mana, where that is said."""
    noun, said = statement.noun(), statement.get("of")
    if isinstance(said, tuple):
        if not said[2]:
            raise Misfit("no mana is spoken of")
        noun = said[0]
    return scene.bind(noun) if noun is not None else None


def _makes_in_upkeep(item: Item) -> bool:
    """Tell whether a thing makes its mana in its controller's upkeep."""
    if has(item.face.paragraphs, AddManaCost):
        return True  # only a cumulative upkeep is paid so
    return any(
        has(each, Add)
        and any(isinstance(e, BeginningOf) and e.step is Step.UPKEEP for e in walk(each))
        for each in item.face.abilities
    )


def _need_no_color(scene: Scene, types: tuple[str, ...]) -> None:
    """Abstain where something speaks of mana of a type, and the mana's was not said."""
    if not types and any(
        getattr(node, "color", "") in MANA_TYPES or getattr(node, "types", ())
        for item in scene.items
        for node in walk(item.face.paragraphs)
        if "Mana" in type(node).__name__
    ):
        raise NotSupported("of which color the mana is was not said")


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether any of the mana is left."""
    added = any(type(each).__name__ == "ManaAdded" for each in run.game.trace)
    if scene.about.get("kept from") is not None and not added:
        raise NotSupported("no mana is made there")
    left = "".join(f"{{{each.type}}}" for each in run.game.players["you"].mana)
    stays = statement.name == "mana_stays"
    kept, gone = "the mana is still there", "the mana is gone"
    return (
        Option((f"your mana pool is {left or '{G}'}",), "yes" if stays else "no",
               f"{'Yes' if stays else 'No'}: {kept}.", outcome=kept),
        Option(("your mana pool is empty",), "no" if stays else "yes",
               f"{'No' if stays else 'Yes'}: {gone}.", outcome=gone),
    )  # fmt: skip


def _type_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the mana is of a type, and no other, as the game has gone on."""
    wanted = statement.get("made")
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    if len(types) != 1:
        raise NotSupported("of which type the mana is asked to be was not said")
    pool = [each.type for each in run.game.players["you"].mana]
    if not pool:
        gone = "the mana is gone then"
        return (Option(("your mana pool is empty",), "no", f"No: {gone}.", outcome=gone),)
    was = next(each for each in scene.given if each.startswith("your mana pool"))
    held = "".join(f"{{{each}}}" for each in pool)
    is_so = set(pool) == set(types)
    if statement.name == "becomes_type" and f"{{{types[0]}}}" in was:
        raise NotSupported("it is of that type already")
    says = f"the mana is {held} then"
    verdict = "yes" if is_so else "no"
    return (
        Option((f"your mana pool is {held}",), verdict, f"{verdict.title()}: {says}.",
               outcome=says),
    )  # fmt: skip


def _fate_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell what has become of the mana."""
    del scene, statement
    left = "".join(f"{{{each.type}}}" for each in run.game.players["you"].mana)
    says = f"the mana is {left} then" if left else "the mana is gone then"
    line = f"your mana pool is {left or 'empty'}"
    return (Option((line,), "outcome", f"{says[:1].upper()}{says[1:]}.", outcome=says),)


_TYPED = ("keeps_type", "becomes_type")
PREPARED_KEPT: dict[str, Handler] = {
    **dict.fromkeys(("mana_stays", "mana_goes", "mana_fate", *_TYPED), _asked),
}
JUDGED_KEPT: dict[str, Judge] = {
    "mana_stays": _judged,
    "mana_goes": _judged,
    "mana_fate": _fate_judged,
    **dict.fromkeys(_TYPED, _type_judged),
}
