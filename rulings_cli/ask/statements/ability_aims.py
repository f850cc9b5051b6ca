"""What is aimed at an ability: spells and abilities that counter or copy it (CR 115, 605.3b)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, cast

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.described import HasState
from rulings_cli.abilities.effects import CopySpell, Counter
from rulings_cli.ask.cards import Placed, has, placed
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import using
from rulings_cli.ask.statements.abilities_asked import (
    chosen,
    hold_trigger,
    is_mana_ability,
)
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.judging_deeds import can_plainly
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.preparing_events import put_on_stack
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ABILITY = frozenset(("ability", "activation", "effect", "ping", "crack"))
_TRIGGER = frozenset(("trigger", "etb"))
#: Words that do not tell which ability of a thing is meant.
_ANY = frozenset(("activation", "triggered", "crack"))
_ASKS = frozenset(("counters_spell", "targetable", "does_to"))
_DONE_TO_IT = (Counter, CopySpell)
#: How lines name the ability that is aimed at, whether it is a mana ability, and whose it is.
Aimed = tuple[str, bool, str]


def aim_at_ability(scene: Scene, statement: Statement) -> bool:
    """Ask whether something can be aimed at an ability, where that is what is spoken of."""
    noun, tool_noun = statement.noun("b"), statement.noun()
    if statement.name not in _ASKS or noun is None or tool_noun is None:
        return False
    last = noun.part.split()[-1:]
    if not last or last[0] not in _ABILITY | _TRIGGER:
        return False
    if statement.name == "does_to" and "copy" not in map(plain, statement.text.split()):
        return False
    tool = scene.bind(tool_noun, "" if statement.name == "counters_spell" else "spell")
    if statement.name != "targetable" and (scene.deeds or not is_aimed(tool)):
        return False
    if scene.deeds or not is_aimed(tool):
        raise NotSupported("what else is done there is not planned yet")
    who = statement.word("who") or tool.owner or "you"
    if tool.is_spell and not scene.turn and not tool.is_instant:
        raise NotSupported("a sorcery answers nothing")
    scene.about["aims"] = _ability(scene, tool, noun, who)
    aim(scene, tool, who)
    scene.about["ask"] = statement.evolve(name="aims")
    return True


def is_aimed(tool: Item) -> bool:
    """Tell whether a thing counters or copies what it is aimed at."""
    return has(_able(tool), *_DONE_TO_IT)


def _ability(scene: Scene, tool: Item, noun: Noun, who: str) -> Aimed:
    """Let an ability be used or trigger; what can wait on the stack waits there."""
    words = tuple(e for e in noun.part.split() if e not in _ANY)
    harms = any(has(each, Counter) for each in _able(tool))
    side = noun.owner or (_other(who) if harms else who)
    item = scene.bind(noun.evolve(part="", owner=side), "permanent")
    each = chosen(scene, item, words)
    is_mana = is_mana_ability(scene, each)
    if isinstance(each.ability, TriggeredAbility):
        if is_mana:
            hold_trigger(scene, item, each)
        else:
            put_on_stack(scene, noun.evolve(owner=side), _other(side))
        return f"{scene.ref(item)}'s trigger", is_mana, side
    if item.card is None:
        raise NotSupported("the ability of a token is not planned yet")
    owner = item.owner or side
    deed = using.activated(scene, scene.onto_battlefield(item, owner), each, owner)
    deed.passes = False
    return deed.line.replace(item.name, scene.ref(item), 1), is_mana, owner


def aim(scene: Scene, tool: Item, who: str) -> None:
    """Try to aim a spell, or a permanent's ability, at the ability that was used."""
    ref, *_ = cast("Aimed", scene.about["aims"])
    if tool.is_spell:
        deed = cast_item(scene, tool, who)
    else:
        able = next(each for each in using.abilities_of(tool) if has(each.ability, *_DONE_TO_IT))
        deed = using.activated(scene, scene.onto_battlefield(tool, who), able, who, ())
        deed.tails = [e for e in deed.tails if not e.startswith("targeting")]
    deed.targets = [ref]
    deed.response = deed.asked = True
    scene.asked, scene.asks = deed, "can"


def _able(tool: Item) -> tuple[object, ...]:
    return tool.face.paragraphs if tool.is_spell else using.abilities_of(tool)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the change that an ability of the other kind is aimed at."""
    if scene.about.get("aims") is not None and scene.asked is not None:
        _, is_mana, _ = cast("Aimed", scene.about["aims"])
        other = "waits on the stack" if is_mana else "is a mana ability"
        yield f"the ability of another thing is used, which {other}", _at_another


def _at_another(scene: Scene) -> None:
    """Aim at an ability of the other kind: one that waits, or one that is over at once."""
    asked, (_, is_mana, side) = scene.asked, cast("Aimed", scene.about["aims"])
    assert asked is not None
    assert asked.item is not None
    kind = ("artifact", "mana")
    if is_mana:
        kind = ("creature", "landfall" if _only_at_triggers(asked.item) else "activation")
    card = scene.world.stock.pick(*kind, other_than=(asked.item.name,))
    item = scene.onto_battlefield(scene.add(Item(card, card.front, None, side)), side)
    scene.deeds.clear()
    if "landfall" in kind:
        hold_trigger(scene, item, next(e for e in placed(item.face) if _is_triggered(e)))
        ref = f"{scene.ref(item)}'s trigger"
    else:
        deed = using.activated(scene, item, using.abilities_of(item)[0], side)
        deed.passes = False
        ref = deed.line.replace(item.name, scene.ref(item), 1)
    scene.about["aims"] = ref, not is_mana, side
    aim(scene, asked.item, asked.who)


def _only_at_triggers(tool: Item) -> bool:
    """Tell whether what a thing is aimed at must have triggered."""
    words = {e.word for each in _able(tool) for e in walk(each) if isinstance(e, HasState)}
    return "triggered" in words and "activated" not in words


def _is_triggered(each: Placed) -> bool:
    return isinstance(each.ability, TriggeredAbility)


def _other(who: str) -> str:
    return "opponent" if who == "you" else "you"


def judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether it could be aimed; what can wait must have waited on the stack."""
    del statement
    ref, is_mana, _ = cast("Aimed", scene.about["aims"])
    waits = "the stack is empty" if is_mana else "not: the stack is empty"
    says = f"No: {ref} is a mana ability, which never waits on the stack." if is_mana else ""
    return tuple(
        each.evolve(then=(*each.then, waits), says=(says or each.says))
        if each.verdict == "no"
        else each
        for each in can_plainly(scene, run)
    )


JUDGED_AIMS = {"aims": judged}
