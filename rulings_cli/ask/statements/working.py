"""Asking whether something works: whether anything comes of a spell or an ability."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings_cli.abilities.abilities import StaticAbility
from rulings_cli.abilities.effects import Prevent
from rulings_cli.abilities.static import CantActivate, ChangeTypes, LoseAbilities
from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import causing, doing
from rulings_cli.ask.statements.judged import _item
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import _is_done, _last_done
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

#: What is done where a spell or an ability does something.
_DONE = (
    "ZoneChanged", "CeasedToExist", "Drew", "ManaAdded", "DamageDealt", "LifeChanged",
    "BecameTapped", "CountersPut", "TokenCreated", "Shuffled", "Attached", "ControlChanged",
    "Countered", "EffectBegan", "Lost", "RemovedFromCombat",
)  # fmt: skip


def prepare(scene: Scene, statement: Statement) -> None:
    """Ask of what was cast last, or let the first thing be used on the second."""
    noun, other = statement.noun(), statement.noun("b")
    if other is not None:
        _use(scene, statement)
        return
    taken_up = noun is None or noun.pronoun
    cast = [each for each in scene.deeds if each.kind == "cast" and each.item is not None]
    aimed = [one for each in cast for one in each.targets]
    if taken_up and len(cast) > 1 and not any(each.item in aimed for each in cast):
        raise NotSupported("which of the spells is meant was not said")
    named = [each for each in scene.spoken if each.card is not None and each.is_permanent]
    if taken_up and not scene.deeds and len(named) > 1:
        item = named[-1]  # "A and my B, does it still work"
    else:
        item = _last_done(scene) if noun is None or taken_up else scene.bind(noun, "spell")
    if item.is_spell and any(e.combat for e in _prevents(item)):
        _stop_damage(scene, statement, item)
        return
    if not _is_done(scene, item):
        if not item.is_spell:
            _activate(scene, statement, item)
            return
        doing.cast_item(scene, item, item.owner or "you")
    scene.about["a"] = item


def _prevents(item: Item) -> list[Prevent]:
    return [each for each in walk(item.face.paragraphs) if isinstance(each, Prevent)]


def _stop_damage(scene: Scene, statement: Statement, item: Item) -> None:
    """Ask of what prevents combat damage whether it does, while something attacks."""
    from rulings_cli.ask.statements.preparing_uses import _stops_damage

    it = Noun("it", pronoun="it")
    scene.mean(it, item)
    asked = statement.evolve(name="stops_damage", slots=(("a", it),))
    _stops_damage(scene, asked)
    scene.about["ask"] = asked


def _activate(scene: Scene, statement: Statement, item: Item) -> None:
    """Ask of a permanent whether what is activated of it may be: nothing else of it works."""
    from rulings_cli.ask.statements import using

    found = using.abilities_of(item)
    others = [e for e in scene.permanents() if e is not item and e.noun is not None]
    told = bool(others or scene.lacking or scene.alone)
    if not found or len({using.is_mana(scene, each) for each in found}) > 1 or scene.deeds:
        raise Misfit(f"{item.name} was not cast")
    takes = any(map(takes_abilities, others))
    stopped = takes or any(has(each.face.paragraphs, CantActivate) for each in others)
    does_more = causing.triggered(item) or has(item.face.paragraphs, StaticAbility)
    if not told or (does_more and not stopped):
        raise NotSupported(f"what of {item.name} should work was not said")
    if using.is_mana(scene, found[0]) and not takes:
        _make_mana(scene, statement, item)
        return
    deed = using.activated(scene, scene.onto_battlefield(item), found[0], item.owner or "you")
    deed.asked, scene.asked, scene.asks = True, deed, "can"
    scene.about["ask"] = statement.evolve(name="can")


def takes_abilities(item: Item) -> bool:
    """Tell whether a thing may take away what others have in their text (CR 305.7)."""
    return any(
        isinstance(each, LoseAbilities)
        or (isinstance(each, ChangeTypes) and bool(each.subtypes) and not each.adding)
        for each in walk(item.face.paragraphs)
    )


def _make_mana(scene: Scene, statement: Statement, item: Item) -> None:
    """Ask of what only makes mana whether it makes any."""
    from rulings_cli.ask.statements.mana_wanted import WantedMana
    from rulings_cli.ask.statements.preparing import PREPARED

    it = Noun("it", pronoun="it")
    scene.mean(it, item)
    slots = (("a", statement.noun() or it), ("made", WantedMana()))
    asked = statement.evolve(name="makes", slots=slots)
    scene.about["ask"] = asked
    PREPARED["makes"](scene, asked)


def _use(scene: Scene, statement: Statement) -> None:
    """Use a spell on what it is asked to work on; it need not be a legal target."""
    noun, other = statement.noun(), statement.noun("b")
    if noun is None or other is None or not noun.is_card or scene.deeds:
        raise Misfit("what should work was not said")
    tool = scene.bind(noun)
    if not tool.is_spell:
        raise NotSupported(f"on what {tool.name} works is not planned yet")
    if any(each.combat for each in _prevents(tool)) and other.is_card:
        against = scene.bind(other, "permanent")
        scene.onto_battlefield(against, against.owner or "opponent")
        _stop_damage(scene, statement, tool)
        return
    on_stack = any(zone == "stack" for zone in _zones(tool))
    target = scene.bind(other, "spell" if on_stack else "permanent")
    who = tool.owner or ("opponent" if target.owner == "you" else "you")
    if not target.owner and not on_stack:
        target.owner = "opponent" if who == "you" else "you"
    deed = causing.use_on(scene, tool, who, target)
    deed.may_fail = True
    scene.about["a"] = tool


def _zones(tool: Item) -> list[str]:
    from rulings_cli.ask.plans.casting import required_targets
    from rulings_cli.ask.statements.using import zone_and_side

    return [zone_and_side(each)[0] for each in required_targets(tool.face)]


def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether something was done as it resolved."""
    del statement
    item = _item(scene)
    name = scene.ref(item)
    if not run.holds(f"{name} resolved"):
        line = f"{name} did not resolve"
        return (Option((line,), "no", f"No: {name} does not resolve.", outcome=line),)
    resolved = f"{name} resolved"
    if done_by(run, item):
        said = f"{name} resolves and does what it says"
        return (Option((resolved,), "yes", f"Yes: {said}.", outcome=said),)
    said = f"{name} resolves, and nothing comes of it"
    step = (Step("nothing comes of it", ("608.2c",)),)
    return (Option((resolved,), "no", f"No: {said}.", outcome=said, steps=step),)


def done_by(run: Run, item: Item) -> list[Any]:
    """Give what was done while a spell or an ability of that name resolved."""
    found: list[Any] = []
    resolving = ""
    for each in run.game.trace:
        kind = type(each).__name__
        if kind == "ResolutionBegan":
            resolving = each.name
        elif kind in ("Resolved", "DidNotResolve"):
            resolving = ""
        own = getattr(each, "name", "") == item.name
        if resolving == item.name and kind in _DONE and not (kind == "ZoneChanged" and own):
            found.append(each)
    return found
