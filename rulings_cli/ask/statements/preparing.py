"""What is asked, before it is played: the things it speaks of, and the events that it implies."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any

from rulings_cli.abilities import triggers
from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.ask.statements import acting
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported

Handler = Callable[[Scene, Statement], None]


def prepare(scene: Scene, statement: Statement, rest: Sequence[Statement]) -> None:
    """Take in what is asked; a prefix ("can I") waits for the deed that follows."""
    scene.about["ask"] = statement
    if statement.name in ("can", "can_thing"):
        if not any(each.kind == "event" for each in rest):
            raise Misfit("what could be done is not said")
        scene.asks = statement.name
        scene.ask_who = statement.word("who")
        return
    handler = PREPARED.get(statement.name)
    if handler is None:
        raise NotSupported(f"{statement.text!r} is not planned yet")
    handler(scene, statement)


def noun_of(statement: Statement, slot: str = "a") -> Noun:
    """Give the noun phrase in a slot; there must be one."""
    found = statement.noun(slot)
    if found is None:
        raise Misfit("nothing is asked about")
    return found


def _thing(want: str = "", *, soft: bool = True) -> Handler:
    """Give the handler of a question about one thing."""

    def handler(scene: Scene, statement: Statement) -> None:
        noun = statement.noun()
        if noun is None:
            item = _last(scene, want)
        else:
            item = scene.bind(noun, want)
        if noun is not None and noun.part in ("mana", "mana ability"):
            raise Misfit("mana is asked about elsewhere")
        if soft and item.is_permanent and not item.zone and not _is_done(scene, item):
            scene.onto_battlefield(item, soft=True)
        scene.about["a"] = item

    return handler


def _last(scene: Scene, want: str) -> Item:
    for each in reversed(scene.spoken):
        if want == "creature" and not each.is_a("creature"):
            continue
        if want == "spell" and not (each.is_spell or _is_done(scene, each)):
            continue
        if want == "permanent" and not each.is_permanent:
            continue
        return each
    raise Misfit("nothing was said before")


def _is_done(scene: Scene, item: Item) -> bool:
    return any(each.item is item for each in scene.deeds)


def events_of(item: Item) -> tuple[Any, ...]:
    """Give the events on which abilities of a thing trigger."""
    return tuple(
        each.event for each in item.face.abilities if isinstance(each, TriggeredAbility)
    )


#: What happens to a thing, by the event that an ability looks for.
_BY_EVENT = (
    (triggers.Casts, "cast"),
    (triggers.Enters, "enter"),
    (triggers.Dies, "die"),
    (triggers.LeavesBattlefield, "leave"),
    (triggers.PlayerSacrifices, "sacrifice"),
    (triggers.PlayerDiscards, "discard"),
    (triggers.Attacks, "attack"),
)


def _trigger_for(scene: Scene, statement: Statement) -> None:
    """Let happen to the second thing what the first one's ability looks for."""
    noun, other = noun_of(statement), noun_of(statement, "b")
    watcher = scene.bind(noun, "permanent")
    scene.onto_battlefield(watcher, soft=True)
    kinds = [name for kind, name in _BY_EVENT if _looks_for(watcher, kind)]
    if not kinds:
        _no_trigger(watcher)
    if len(kinds) > 1:
        kinds = [each for each in kinds if each != "enter" or "cast" not in kinds]
    if len(kinds) > 1:
        raise NotSupported(f"{watcher.name} triggers on several things")
    kind = kinds[0]
    scene.about["a"] = watcher
    item = scene.bind(other, "spell" if kind == "cast" else "permanent")
    if kind == "enter" and not item.is_permanent:
        raise Misfit(f"{item.name} does not enter the battlefield")
    if kind in ("enter", "cast") and item.is_a("land"):
        kind = "enter" if kind == "enter" else "cast"
    if kind in ("cast", "enter") and not item.token and not item.is_a("land"):
        acting.cast_item(scene, item, item.owner or "you")
        return
    acting.act(
        scene, Statement("event", kind, (("a", other),), statement.text, statement.start)
    )


def _looks_for(item: Item, kind: type) -> bool:
    from rulings_cli.terms.values import walk

    return any(isinstance(node, kind) for event in events_of(item) for node in walk(event))


def _no_trigger(item: Item) -> None:
    from rulings_cli.ask.cards import lacking

    if item.card is None:
        raise Misfit(f"{item.name} does not trigger")
    lacking(item.card, item.face, f"{item.name} has no such triggered ability", "triggers")


def _trigger(scene: Scene, statement: Statement) -> None:
    _thing("permanent")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    noun = statement.noun()
    if noun is not None and noun.part in ("etb", "etb trigger", "enter trigger"):
        if not _is_done(scene, item) and not scene.deeds:
            item.zone = ""
            acting.cast_item(scene, item, item.owner or "you")
    if not scene.deeds:
        raise NotSupported("what might make it trigger was not said")


def _trigger_ward(scene: Scene, statement: Statement) -> None:
    """Let the ability target a creature with ward of the other player."""
    from rulings_cli.ask.statements import using

    noun = statement.noun()
    source = scene.bind(noun) if noun is not None else _last(scene, "")
    warded = next((each for each in scene.items if each.has("ward")), None)
    if warded is None:
        card = scene.world.stock.pick("creature", "ward")
        warded = scene.add(Item(card, card.front, None, "opponent"))
        scene.onto_battlefield(warded, "opponent")
    scene.spoken.append(warded)
    scene.about["a"] = warded
    if scene.deeds and any(warded in each.targets for each in scene.deeds):
        return
    it = Noun("it", pronoun="it")
    who = "you" if warded.owner == "opponent" else "opponent"
    if source.is_spell:
        deed = acting.cast_item(scene, source, who)
        acting.aim(scene, deed, it)
    elif noun is not None and noun.part.startswith(("etb", "enter")):
        using.enter_at(scene, source, who, it)
    else:
        using.activate_at(scene, source, who, it)


def _draw(scene: Scene, statement: Statement) -> None:
    scene.about["who"] = statement.word("who") or "you"
    if not scene.deeds:
        raise NotSupported("what might make somebody draw was not said")


def _who(scene: Scene, statement: Statement) -> None:
    scene.about["who"] = statement.word("who") or "you"


def _gets(scene: Scene, statement: Statement) -> None:
    """Ask for a token of a kind."""
    noun = statement.noun("b") or noun_of(statement)
    if noun.is_card or noun.part or noun.pronoun:
        raise Misfit("no kind of token is named")
    scene.about["kind"] = noun
    scene.about["who"] = statement.word("who") or "you"
    if not scene.deeds:
        raise NotSupported("what might make the token was not said")


def _by_tool(verb: str) -> Handler:
    """Give the handler of "does A kill B": A is used on B."""

    def handler(scene: Scene, statement: Statement) -> None:
        tool, other = noun_of(statement), noun_of(statement, "b")
        if tool.pronoun and _tool_done(scene, tool):
            target = scene.bind(other, "permanent")
            if not target.zone:
                raise Misfit("it was not aimed at that")
            scene.about["a"] = target
            return
        acting.act(
            scene,
            statement.evolve(kind="event", name="cast_at"),
        )
        target = scene.bind(other)
        scene.about["a"] = target
        scene.about["verb"] = verb

    return handler


def _tool_done(scene: Scene, noun: Noun) -> bool:
    item = scene.bind(noun)
    return _is_done(scene, item)


def _targetable(scene: Scene, statement: Statement) -> None:
    tool = scene.bind(noun_of(statement), "spell")
    target_noun = noun_of(statement, "b")
    who = statement.word("who") or tool.owner or "you"
    if not tool.zone:
        if tool.is_spell or tool.is_a("Aura"):
            scene.place(tool, "hand", who)
        else:
            scene.onto_battlefield(tool, who)
    target = scene.bind(target_noun, "permanent")
    if not target.zone:
        if not target.is_permanent:
            raise NotSupported("a spell or card as target is not planned yet")
        scene.onto_battlefield(target, target.owner or "opponent")
    scene.about["a"], scene.about["b"] = tool, target


def _costs(scene: Scene, statement: Statement) -> None:
    """Ask for the cost of casting something; it is not cast."""
    noun = statement.noun("b") or statement.noun()
    item: Item | None = None
    for deed in scene.deeds:
        if deed.kind == "cast":
            item = deed.item
    if noun is not None:
        item = scene.bind(noun, "spell")
    if item is None:
        item = next((each for each in reversed(scene.spoken) if each.zone != "battlefield"), None)
    if item is None:
        raise Misfit("what is cast was not said")
    if not _is_done(scene, item):
        item.soft = item.soft or not item.zone
        if item.zone == "battlefield" and item.soft:
            item.zone = ""
        acting.cast_item(scene, item, item.owner or "you")
    deed = next(each for each in scene.deeds if each.item is item)
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"
    scene.about["a"] = item


def _tax(scene: Scene, statement: Statement) -> None:
    del statement
    raise NotSupported("the tax is not planned yet")


def _respond(scene: Scene, statement: Statement) -> None:
    del scene, statement
    raise NotSupported("whether somebody can respond is not planned yet")


def _legal(scene: Scene, statement: Statement) -> None:
    """Ask whether what was done last is allowed."""
    del statement
    if not scene.deeds:
        raise Misfit("nothing was done")
    deed = next((each for each in reversed(scene.deeds) if each.kind != "happen"), None)
    if deed is None or deed is not scene.deeds[-1]:
        raise NotSupported("whether that is allowed is not planned yet")
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"


def _counterable(scene: Scene, statement: Statement) -> None:
    """Let a spell be countered by a plain counterspell."""
    noun = statement.noun("b") or statement.noun()
    item = scene.bind(noun, "spell") if noun is not None else _last(scene, "spell")
    if not _is_done(scene, item):
        item.soft = item.soft or item.zone == ""
        acting.cast_item(scene, item, item.owner or "opponent")
    deed = Deed("happen", "you", item, "NAME is countered")
    deed.response = True
    scene.deeds.append(deed)
    scene.about["a"] = item


def _done_spell(scene: Scene, statement: Statement) -> None:
    noun = statement.noun()
    item = scene.bind(noun, "spell") if noun is not None else _last_done(scene)
    if not _is_done(scene, item):
        raise Misfit(f"{item.name} was not cast")
    scene.about["a"] = item


def _last_done(scene: Scene) -> Item:
    for each in reversed(scene.deeds):
        if each.kind in ("cast", "activate") and each.item is not None:
            return each.item
    raise Misfit("nothing was cast")


def _fizzles(scene: Scene, statement: Statement) -> None:
    """Ask of the first spell, which something in response may have left without a target."""
    noun = statement.noun()
    if noun is not None:
        _done_spell(scene, statement)
        return
    first = next((each for each in scene.deeds if each.kind in ("cast", "activate")), None)
    if first is None or first.item is None:
        raise Misfit("nothing was cast")
    scene.about["a"] = first.item


def _life_paid(scene: Scene, statement: Statement) -> None:
    scene.about["who"] = statement.word("who") or "you"
    scene.about["pays"] = True
    if not scene.deeds:
        raise NotSupported("what is paid for was not said")


def _damage(scene: Scene, statement: Statement) -> None:
    scene.about["who"] = statement.word("who") or statement.word("whom") or "opponent"
    noun = statement.noun()
    if noun is not None:
        scene.about["a"] = scene.bind(noun)
    if not scene.deeds:
        raise NotSupported("what deals the damage was not said")


PREPARED: dict[str, Handler] = {
    "trigger": _trigger, "trigger_for": _trigger_for, "trigger_ward": _trigger_ward,
    "draw": _draw, "draw_amount": _draw, "gains": _draw, "loses": _draw, "life_amount": _draw,
    "gets": _gets, "gets_amount": _gets,
    "die": _thing("permanent"), "survive": _thing("permanent"),
    "comes_back": _thing("permanent"), "size": _thing("creature"),
    "size_is": _thing("creature"), "is_a": _thing("permanent"), "is_both": _thing("permanent"),
    "has_kw": _thing("permanent"), "untaps": _thing("permanent"),
    "enters_tapped": _thing("permanent"), "enters_untapped": _thing("permanent"),
    "kills": _by_tool("die"), "exiles": _by_tool("exile"), "bounces": _by_tool("bounce"),
    "counters_spell": _by_tool("counter"), "targetable": _targetable,
    "cost": _costs, "cost_is": _costs, "is_free": _costs, "tax": _tax,
    "can_counter": _counterable, "countered": _done_spell, "resolves": _done_spell,
    "fizzles": _fizzles, "legal": _legal, "respond": _respond, "pays_life": _life_paid,
    "damage_amount": _damage, "counters_amount": _thing("permanent"),
    "times_triggered": _trigger, "count_or": _thing("permanent"),
    "win": _who, "lose": _who,
}  # fmt: skip
