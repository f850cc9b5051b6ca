"""Whether a spell may be given another target: it must be legal for its controller (CR 115.7)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import ChangeTarget, ChooseNewTargets, Draw
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

#: Words that many patterns share, in capitals.
_PIECES = {
    "SEND": "send|throw|point|aim|redirect|bounce|turn|fire|shoot|move|change|deflect|pass|fling|"
            "toss|chuck|swing|put|steer|reflect",
    "AT": "to|at|onto|into|on|towards|against",
    "TAKE": "redirect|steal|take|eat|absorb|soak|grab|pull|snag|catch|intercept",
    "AIMED": "[aim|aimed|target|go|going|point|pointed|cast] [at|to|on]",
    "BACK": "[right|straight] [back|around]",
}  # fmt: skip
_ASKS = """
redirects: can|may <who> SEND it|that|this BACK AT <aim>
redirects: can|may <who> SEND [the] spell|target BACK AT <aim>
redirects: can|may <who> SEND [its] its target BACK AT <aim>
redirects: can|may <who> make it|that target|hit|kill|destroy|counter <c>
redirects: can|may <who> make it|that target|hit <whom>
redirects: can|may <who> [choose] target|choose <aim> as [the|its] [its] new target
redirects: can|may it|that be SEND BACK AT <aim>
redirects: can|may the new target be <aim>
redirects_caster: can|may <who> SEND it|that|this BACK AT the|its|it|his ['s] caster|owner
redirects_caster: can|may <who> SEND it|that|this back $
redirects_caster: can|may <who> make it|that target|hit the|its|it ['s] caster|owner|controller
redirects: can|may <who> SEND <b> BACK AT <aim> with|using|via|by|through <a>
redirects_caster: can|may <who> SEND <b> BACK AT the|its|it ['s] caster|owner|controller \
    with|using|via|by|through <a>
redirects: can|may <who> <a> <b> BACK AT <aim>
redirects_caster: can|may <who> <a> <b> BACK AT the|its|it ['s] caster|owner|controller
redirects: can|may <who> use|cast|activate|play <a> to SEND <b> BACK AT <aim>
redirects: can|may|do|will <who> use|cast|activate|play <a> to make <b> target|hit <aim>
redirects: can|may|will <a> make <b> target|hit <aim>
redirects: can|may <who> make <b> target|hit <aim> with|using|via|by|through <a>
redirects: can|may <who> use|cast|activate|play <a> to change [the] target of <b> to <aim>
redirects: can|may <who> use|cast|activate|play <a> to change <b> 's target to <aim>
redirects: can|may <who> change [the] target of <b> to <aim> with|using|via|by <a>
redirects: can|may <who> change <b> 's target to <aim> with|using|via|by <a>
redirects: can|may|will <a> change [the] target of <b> to <aim>
redirects: can|may|will <a> change <b> 's target to <aim>
redirects_self: can|may|will <a> make <b> target itself|it
redirects_self: can|may|will <a> change <b> 's target to itself|it
redirects_self: can|may|will|do <a> TAKE <b>
redirects_self: can|may|will|do <a> TAKE <b> AIMED <aim>
redirects_self: can|may|will|do <a> TAKE <b> to itself|it|himself
redirects_self: can|may|will|do <a> TAKE|change the target of <b> [to] [it|itself]
redirects_self: can|may|will <a> redirect|steal|take|eat it|that [to|onto] [itself]
redirects_self: can|may|will <a> redirect
redirects_self: can|may <who> use|activate <a> on|against|for <b>
redirects_self: can|may <who> use|activate <a> to TAKE <b> [to|onto] [it|itself]
"""
_EVENTS = """
redirect_any: [a] redirect [spell|effect] on|against|at <b>
redirect_vs: <a> vs|against|versus <b> AIMED <aim>
redirect_vs: <a> vs|against|versus <b>
redirect_vs: <a> on <b> aim|aimed|pointed|going at|to|for <aim>
"""
_FILLERS = """
-: in [a] 1v1|duel|1-v-1|two-player|heads-up
-: in [a] two|2 player game
-: 1v1
"""


def _spelled(lines: str) -> str:
    """Give rows with their pieces; where either is aimed at, one each for a thing and a player."""
    return "\n".join(
        line.replace("<aim>", aim)
        for line in with_pieces(lines, _PIECES).split("\n")
        for aim in (("<c>", "<whom>") if "<aim>" in line else ("",))
    )


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for new targets."""
    return (
        *table("ask", _spelled(_ASKS)),
        *table("event", _spelled(_EVENTS)),
        *table("filler", _FILLERS),
    )


def changes(item: Item) -> bool:
    """Tell whether a thing changes the targets of spells."""
    return has(item.face.paragraphs, ChangeTarget, ChooseNewTargets)


# --- what is said ------------------------------------------------------------------------------


def _any(scene: Scene, statement: Statement) -> Deed | None:
    """Cast a plain spell that changes targets."""
    card = scene.world.stock.pick("redirect")
    tool = scene.add(Item(card, card.front, None, "you"))
    spell = _spell(scene, statement.noun("b"))
    return _use(scene, tool, spell)


def _against(scene: Scene, statement: Statement) -> Deed | None:
    """Take up what changes targets, and the spell that it is used on."""
    noun = statement.noun()
    if noun is None or not noun.is_card:
        raise Misfit("nothing that changes targets is named")
    tool = scene.bind(noun)
    if not changes(tool):
        raise Misfit(f"{tool.name} changes no target")
    spell = _spell(scene, statement.noun("b"))
    _aim(scene, spell, statement)
    scene.about["redirected"] = (tool, spell)
    return _use(scene, tool, spell)


def _spell(scene: Scene, noun: Noun | None) -> Item:
    if noun is None or noun.part:
        raise Misfit("which spell is meant was not said")
    item = scene.bind(noun, "spell")
    if not any(each.item is item and each.kind == "cast" for each in scene.deeds):
        if item.zone == "battlefield" and item.soft:
            item.zone = ""
        if not (item.is_spell or item.is_a("Aura")):
            raise Misfit(f"{item.name} is no spell that is aimed")
        doing.cast_item(scene, item, item.owner or "opponent")
    return item


def _cast_of(scene: Scene, item: Item) -> Deed:
    found = next((e for e in scene.deeds if e.item is item and e.kind == "cast"), None)
    if found is None:
        raise Misfit(f"{item.name} is not cast")
    return found


def _aim(scene: Scene, spell: Item, statement: Statement) -> None:
    """Aim the spell at what the question says it is aimed at."""
    deed = _cast_of(scene, spell)
    noun, whom = statement.noun("c"), statement.word("whom")
    if deed.targets or (noun is None and not whom) or (noun is not None and noun.pronoun):
        return
    if whom:
        deed.targets.append("you" if whom == "you" else "the opponent")
    elif noun is not None:
        doing.aim(scene, deed, noun)


def _use(scene: Scene, tool: Item, spell: Item) -> Deed:
    """Use what changes targets on a spell, by the player who did not cast that."""
    from rulings_cli.ask.statements import using

    cast = _cast_of(scene, spell)
    who = "opponent" if cast.who == "you" else "you"
    known = next(
        (e for e in scene.deeds if e.item is tool and e.kind in ("cast", "activate")), None
    )
    if known is None and tool.is_spell:
        known = doing.cast_item(scene, tool, tool.owner or who)
    elif known is None:
        own = [
            e for e in using.abilities_of(tool) if has(e.ability, ChangeTarget, ChooseNewTargets)
        ]
        if len(own) != 1:
            raise Misfit(f"{tool.name} has no one ability that changes targets")
        if tool.soft:
            tool.zone = ""
        scene.onto_battlefield(tool, tool.owner or who)
        known = using.activated(scene, tool, own[0], who, ())
    if spell not in known.targets:
        known.targets.append(spell)
    scene.deeds.remove(known)
    scene.deeds.insert(scene.deeds.index(cast) + 1, known)
    known.response = known.may_fail = True
    return known


ACTS = {"redirect_any": _any, "redirect_vs": _against}


# --- before it is played ------------------------------------------------------------------------


def _prepare(scene: Scene, statement: Statement) -> None:
    """Let the spell be cast and the other used on it; what it may target is looked at there."""
    tool, spell = _meant(scene, statement)
    itself = statement.name == "redirects_self"
    if itself:
        _aim(scene, spell, statement)
    cast = _cast_of(scene, spell)
    _aim_at_some(scene, cast)
    deed = _use(scene, tool, spell)
    if statement.name == "redirects_caster":
        target: Item | str = _player(cast.who)
    elif itself:
        target = tool
    elif statement.word("whom"):
        target = _player(statement.word("whom"))
    else:
        noun = statement.noun("c")
        assert noun is not None
        target = scene.bind(noun)
        if target is not tool and target.is_permanent and not _is_done(scene, target):
            scene.onto_battlefield(target, target.owner or cast.who)
    waits = tool.is_spell and targets_spells(spell)  # it still does as it resolves (CR 608.2n)
    if isinstance(target, Item) and itself and not (tool.is_permanent or waits):
        raise Misfit(f"{tool.name} is no target")
    scene.about["a"], scene.about["tool"], scene.about["new target"] = spell, deed, target
    scene.about["held"] = True


def targets_spells(tool: Item) -> bool:
    """Tell whether what a spell targets is on the stack."""
    from rulings_cli.ask.plans.casting import required_targets
    from rulings_cli.ask.statements.using import zone_and_side

    wanted = required_targets(tool.face)
    return bool(wanted) and wanted[0].what is not None and zone_and_side(wanted[0])[0] == "stack"


def _aim_at_some(scene: Scene, deed: Deed) -> None:
    """Aim a spell of which no target was said at a plain permanent, where it wants one."""
    from rulings_cli.ask.plans.casting import required_targets
    from rulings_cli.ask.plans.using import _fitting
    from rulings_cli.ask.statements.using import zone_and_side

    assert deed.item is not None
    for each in required_targets(deed.item.face)[len(deed.targets) :]:
        zone, side = zone_and_side(each)
        if each.any_target or each.player or each.what is None or zone != "battlefield":
            return
        taken = tuple(one.name for one in scene.items)
        card = _fitting(each.what, scene.world.stock, taken)
        item = scene.add(Item(card, card.front, None, ""))
        other = "opponent" if deed.who == "you" else "you"
        scene.onto_battlefield(item, deed.who if side == "own" else other)
        deed.targets.append(item)


def settle(scene: Scene) -> None:
    """Choose the other player as the new target of a spell, where none was said."""
    for deed in scene.deeds:
        item = deed.item
        if deed.kind not in ("cast", "activate") or item is None or not changes(item):
            continue
        _choose_player(scene, deed)


def _choose_player(scene: Scene, deed: Deed) -> None:
    """Let the other player be the new target of what was aimed at one."""
    spell = deed.targets[0] if deed.targets else None
    if not isinstance(spell, Item) or scene.about.get("held"):
        return
    if scene.about.get("new target told"):
        return
    cast = next((e for e in scene.deeds if e.item is spell and e.kind == "cast"), None)
    if cast is None or cast.targets[:1] not in (["you"], ["the opponent"]):
        return
    asked = f"{spell.name} is aimed at whom it is asked of"
    unsaid = cast.is_player_unsaid or asked in scene.assumptions
    if has(spell.face.paragraphs, Draw) and unsaid:
        cast.targets[:1] = [_player(cast.who)]  # who casts it wants the cards
    new = "opponent" if cast.targets[0] == "you" else "you"
    scene.choices.insert(0, f"player {new}")
    scene.assumptions.append(f"the new target of {spell.name} is the other player")


def answers(scene: Scene, item: Item, who: str) -> Deed | None:
    """Use a permanent that changes targets on what another player has just cast."""
    last = scene.deeds[-1] if scene.deeds else None
    if last is None or last.kind != "cast" or last.who == who or last.item is None:
        return None
    if not changes(item) or item.is_spell:
        return None
    scene.choices.insert(0, item.name)
    return _use(scene, item, last.item)


def _is_done(scene: Scene, item: Item) -> bool:
    return any(each.item is item for each in scene.deeds)


def _player(who: str) -> str:
    return "you" if who == "you" else "the opponent"


def _meant(scene: Scene, statement: Statement) -> tuple[Item, Item]:
    """Give what changes the target, and the spell whose target that is."""
    noun, other = statement.noun(), statement.noun("b")
    tools = [each for each in scene.items if changes(each)]
    if noun is not None and not noun.pronoun:
        tools = [scene.bind(noun)]
    if len(tools) != 1 or not changes(tools[0]):
        raise Misfit("what changes the target was not said")
    if other is not None and not other.pronoun:
        return tools[0], _spell(scene, other)
    aimed = [
        one
        for each in scene.deeds
        for one in each.targets
        if each.item is tools[0] and isinstance(one, Item)
    ]
    cast = [e.item for e in scene.deeds if e.kind == "cast" and e.item not in (None, tools[0])]
    found = aimed or cast
    if len(found) != 1 or found[0] is None:
        raise Misfit("which spell is meant was not said")
    if not any(each.item is found[0] for each in scene.deeds):
        doing.cast_item(scene, found[0], found[0].owner or "opponent")
    return tools[0], found[0]


PREPARED = {"redirects": _prepare, "redirects_caster": _prepare, "redirects_self": _prepare}


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let it be another target that is looked at."""
    target = scene.about.get("new target")
    if target is None:
        return
    for who in ("you", "the opponent"):
        if target != who:
            yield f"{who} instead", _instead_player(who)
    for kinds in (("creature", "plain"), ("land", "basic")):
        card = scene.world.stock.pick(*kinds)
        yield f"{card.name} instead", _instead(kinds)


def _instead_player(who: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.about["new target"] = who

    return change


def _instead(kinds: tuple[str, ...]) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        taken = tuple(each.name for each in scene.items)
        card = scene.world.stock.pick(*kinds, other_than=taken)
        item = scene.add(Item(card, card.front, None, "opponent"))
        scene.onto_battlefield(item, "opponent")
        scene.about["new target"] = item

    return change


# --- after it was played ------------------------------------------------------------------------


def _judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the spell may have that target, and whether it can be aimed at itself."""
    del statement
    spell, deed, target = (scene.about[each] for each in ("a", "tool", "new target"))
    assert isinstance(spell, Item)
    assert isinstance(deed, Deed)
    assert deed.item is not None
    name = scene.ref(target) if isinstance(target, Item) else str(target)
    tool = deed.item.name
    if any(each.name == tool for each in run.play.attempts):
        line = f"{tool} can't target {spell.name}"
        return (Option((line,), "no", f"No: {line}.", outcome=line),)
    line = f"{spell.name} can target {name}"
    says = f"{spell.name} can't target {name}"
    return (
        Option((line,), "yes", f"Yes: {line}.", outcome=line),
        Option((f"not: {line}",), "no", f"No: {says}.", outcome=says),
    )


JUDGED = {"redirects": _judge, "redirects_caster": _judge, "redirects_self": _judge}
