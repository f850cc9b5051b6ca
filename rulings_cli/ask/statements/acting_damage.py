"""Events of damage that is dealt, and of sizes and colors that change until end of turn."""

from __future__ import annotations

from rulings_cli.ask.statements.doing import _new, _noun, who_before
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def _deal(scene: Scene, statement: Statement) -> Deed | None:
    """Let a source deal an amount of damage to a permanent or a player."""
    number, _, keyword = statement.word("dealt").partition(" ")
    number = number or str(statement.number() or "")
    noun, whom = statement.noun("b"), statement.word("whom")
    target = scene.bind(noun, "permanent") if noun is not None else None
    if target is None and not whom:
        whom = who_before(scene) if scene.about.get("last") is not None else ""
    if target is None and not whom:
        if scene.subject is None or not scene.subject.is_permanent:
            raise Misfit("to what the damage is dealt was not said")
        target = scene.subject
    if target is not None:
        scene.onto_battlefield(target, target.owner or "you")
    side = target.owner if target is not None else whom
    source = _source(scene, statement, "opponent" if side == "you" else "you", keyword)
    if not number:  # as much as its power
        number = str(source.face.power)
        if not number.isdigit() or source.is_spell:
            raise NotSupported(f"how much {source.name} deals was not said")
    if source.is_spell:
        return _by_spell(scene, source, target, whom, int(number))
    line = f"NAME deals {number} damage to {_said(whom) or 'TO'}"
    deed = _new(scene, "happen", source.owner, source, line)
    deed.targets = [target] if target is not None else []
    if target is not None:
        scene.subject = scene.focus = target
    return deed


def _said(whom: str) -> str:
    return {"you": "you", "opponent": "the opponent"}.get(whom, "")


def _source(scene: Scene, statement: Statement, side: str, keyword: str) -> Item:
    """Give what deals the damage: a creature without other qualities where none was said."""
    noun = statement.noun()
    if noun is None:
        keywords = tuple(filter(None, keyword.split()))
        noun = Noun("the source", head="creature", size="1/1", keywords=keywords, another=True,
                    owner=side)  # fmt: skip
    elif keyword:
        raise NotSupported("whether its source has that from itself was not said")
    item = scene.bind(noun)
    if not item.is_spell:
        scene.onto_battlefield(item, item.owner or side)
    return item


def _by_spell(
    scene: Scene, spell: Item, target: Item | None, whom: str, number: int
) -> Deed | None:
    """Cast the spell whose damage is spoken of, if its text says so much."""
    from rulings_cli.abilities.effects import DealDamage
    from rulings_cli.abilities.quantities import Number
    from rulings_cli.ask.statements.doing import aim_at, cast_item

    nodes = [each for each in walk(spell.face.paragraphs) if isinstance(each, DealDamage)]
    if not any(each.amount == Number(number) for each in nodes):
        raise NotSupported(f"{spell.name} does not deal {number} damage by itself")
    side = target.owner if target is not None else whom
    deed = cast_item(scene, spell, spell.owner or ("opponent" if side == "you" else "you"))
    if target is not None:
        aim_at(scene, deed, target)
    else:
        deed.targets.append(_said(whom))
    return deed


def _pumped(scene: Scene, statement: Statement) -> Item:
    noun = _noun(statement)
    mean_own(scene, noun, statement.word("who") or "you")
    return scene.bind(noun, "creature")


def mean_own(scene: Scene, noun: Noun, who: str) -> None:
    """Take "it" for a player's own creature that fights, where that player helps one of two."""
    fighting = {
        id(e.item): e.item
        for e in scene.deeds
        if e.kind in ("attack", "block") and e.item is not None and e.item.owner == who
    }
    if noun.pronoun != "it" or len(fighting) != 1:
        return
    (own,) = fighting.values()
    if scene.bind(noun, "creature").owner not in ("", who):
        scene.mean(noun, own)


def _pump_by(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature get +3/+3 or -2/-2 until end of turn."""
    change = statement.word("size")
    left, _, right = change.partition("/")
    if left[:1] not in "+-" or right[:1] not in "+-":
        raise Misfit("a change of size is written with its sign")
    item = scene.onto_battlefield(_pumped(scene, statement))
    return _new(scene, "happen", item.owner, item, f"NAME gets {change} until end of turn")


def _grown_to(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature get as much as makes it so large until end of turn."""
    item = scene.onto_battlefield(_pumped(scene, statement))
    maker = statement.noun("b")
    if maker is not None:
        scene.onto_battlefield(scene.bind(maker, "permanent"), item.owner or "you", soft=True)
    sizes = (item.face.power, item.face.toughness, *statement.word("size").split("/"))
    done = any(each.kind not in ("attack", "block") for each in scene.deeds)
    if done or item.lines or not all(str(each).isdigit() for each in sizes):
        raise NotSupported(f"how large {item.name} was before was not said")
    power, toughness, *large = (int(str(each)) for each in sizes)
    change = f"{large[0] - power:+}/{large[1] - toughness:+}"
    return _new(scene, "happen", item.owner, item, f"NAME gets {change} until end of turn")


_WHOSE = {"you": "your", "opponent": "the opponent's"}
_DRAWS = {"you": "you draw", "opponent": "the opponent draws"}


def _draw_empty(scene: Scene, statement: Statement) -> Deed | None:
    """Let a player draw from a library without cards."""
    who = statement.word("who") or "you"
    scene.given.append(f"{_WHOSE[who]} library is empty")
    return _new(scene, "happen", who, None, f"{_DRAWS[who]} 1 card")


def _pump_self(scene: Scene, statement: Statement) -> Deed | None:
    """Use the one ability by which a creature makes itself larger."""
    from rulings_cli.abilities.static import ModifyPowerToughness
    from rulings_cli.ask.cards import has
    from rulings_cli.ask.statements.using import abilities_of, activated

    item = scene.onto_battlefield(scene.bind(_noun(statement), "creature"))
    found = [
        each
        for each in abilities_of(item)
        if has(each.ability, ModifyPowerToughness) and not getattr(each.ability, "targets", ())
    ] if item.card is not None else []  # fmt: skip
    if len(found) != 1:
        raise Misfit(f"{item.name} has no one ability that makes it larger")
    return activated(scene, item, found[0], item.owner)


def _commander_damage(scene: Scene, statement: Statement) -> Deed | None:
    """Let a commander deal so much combat damage to a player, who has more life than that."""
    who, number = statement.word("who") or "you", statement.number() or 0
    other = "opponent" if who == "you" else "you"
    card = scene.world.stock.pick("creature", "legendary")
    item = scene.add(Item(card, card.front, None, other))
    power = int(str(card.front.power))
    if number <= power:
        raise NotSupported("so little commander damage is not planned yet")
    item.tails += ["as commander", f"with {number - power} +1/+1 counters"]
    scene.onto_battlefield(item, other)
    scene.life.setdefault(who, 40)
    scene.turn = scene.turn or other
    scene.deeds.append(Deed("attack", other, item))
    scene.assumptions.append("one commander deals it as combat damage in one attack, at 40 life")
    return _new(scene, "damage", "", None, "combat damage is dealt")


def _two_commanders(scene: Scene, statement: Statement) -> Deed | None:
    """Let two commanders deal combat damage to a player in one attack (CR 903.10a)."""
    first = _commander_damage(scene, statement)
    attack = scene.deeds[-2]
    more = statement.number("m") or statement.number() or 0
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("creature", "legendary", other_than=taken)
    item = scene.add(Item(card, card.front, None, attack.who))
    power = int(str(card.front.power))
    if more <= power:
        raise NotSupported("so little commander damage is not planned yet")
    item.tails += ["as commander", f"with {more - power} +1/+1 counters"]
    scene.onto_battlefield(item, attack.who)
    attack.beside.append(item)
    scene.assumptions[-1] = "both attack at once, at 40 life"
    return first


def _commander_more(scene: Scene, statement: Statement) -> Deed | None:
    """Let the same commander deal more damage after some: it is counted together (903.10a)."""
    noun = statement.noun()
    if noun is not None and noun.head != "commander":
        raise Misfit("whether it is a commander was not said")
    number = (statement.number() or 0) + (statement.number("m") or 0)
    slots = (("who", statement.word("who") or statement.word("whom") or "you"), ("n", number))
    return _commander_damage(scene, statement.evolve(slots=slots))


DAMAGED = {
    "commander_more": _commander_more,
    "two_commanders": _two_commanders,
    "pump_self": _pump_self,
    "commander_damage": _commander_damage,
    "draw_empty": _draw_empty,
    "deal": _deal,
    "pump_by": _pump_by,
    "grown_to": _grown_to,
}
