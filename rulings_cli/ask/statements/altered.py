"""What is altered while something waits on the stack: a color, a power, a type (CR 608.2b)."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.doing import _new
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.errors import NotSupported

_EVENTS = """
becomes_color: <a> [get|be] turn|become|go|make|change|dye|recolor [to|into] <color>
becomes_color: <a> 's color become|change|go [to|into] <color>
becomes_color: [<who>] turn|make|change|recolor <a> [to|into] <color>
becomes_color: [that|which|who] [get|be] turn|become|change [to|into] <color>
becomes_type: <a> [get|be] turn|become|make [into] [a|an] artifact|enchantment|land|legendary
becomes_type: [that|which|who] [get|be] turn|become legendary
becomes_kind: <a> [get|be] turn|become [into] a|an <t:quality> [type]
becomes_kind: [that|which|who] [get|be] turn|become [into] a|an <t:quality>
becomes_type: [that|which|who] [get|be] turn|become [into] [a|an] artifact|enchantment|land
becomes_power: <a> ['s] power [be|get] become|go|drop|drops|dropped|fall|shrink|reduce [down] \
    [to|below|under] <n>
becomes_power: <a> ['s] power be <n> [now]
becomes_power: <a> [get|be] [reduce|shrink|drop|drops|dropped|fall|go] [down] to <n> power
becomes_power: <a> [get|be] shrink|shrunk|reduce|pump|grow [down|up] to <n> power [or less]
becomes_power: shrink|shrunk|drop|drops|reduce|pump|grow [down|up] to <n> power
becomes_power: its|his|her|the [its] power [be|get] drop|drops|fall|go|shrink|become|reduce \
    [down] [to] <n>
untap_step: [that|which|who] untap [itself]
becomes_size: <a> [get|be] shrink|shrunk|reduce|pump|grow|turn|become [down|up] [to|into] [a] <size>
becomes_size: shrink|shrunk|reduce|pump|grow [down|up] to [a] <size>
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is altered."""
    return table("event", _EVENTS)


def _meant(scene: Scene, statement: Statement) -> Item:
    """Give the permanent that is altered: what is named, else what was aimed at last."""
    noun = statement.noun()
    if noun is not None:
        return scene.onto_battlefield(scene.bind(noun, "permanent"))
    aimed = [e for deed in scene.deeds for e in deed.targets if isinstance(e, Item)]
    if aimed:
        return aimed[-1]
    return scene.onto_battlefield(scene.bind(Noun("it", pronoun="it"), "permanent"))


def _color(scene: Scene, statement: Statement) -> Deed | None:
    item = _meant(scene, statement)
    line = f"NAME becomes {statement.word('color')} until end of turn"
    return _new(scene, "happen", item.owner or "you", item, line)


def _type(scene: Scene, statement: Statement) -> Deed | None:
    item = _meant(scene, statement)
    kind = next(e for e in reversed(statement.text.split()) if e.strip("s") in _TYPES).strip("s")
    if item.is_a(kind):
        raise Misfit(f"{item.name} is one already")
    if kind == "land" and item.is_a("creature"):
        raise NotSupported(f"whether {item.name} stays a creature was not said", "205.1b")
    article = {"land": "a ", "legendary": "a "}.get(kind, "an ")
    line = f"NAME becomes {article}{kind} until end of turn"
    return _new(scene, "happen", item.owner or "you", item, line)


_TYPES = ("artifact", "enchantment", "land", "legendary")


def _kind(scene: Scene, statement: Statement) -> Deed | None:
    """Let a creature become one of a creature type."""
    from rulings_cli.ask.vocabulary import subtype

    kind = statement.word("t")
    if not subtype(kind.lower()):
        raise Misfit(f"{kind} is no creature type")
    said = scene.about["said"]
    assert isinstance(said, tuple)
    if "into" in statement.text.split() and not any(each.name in _OF_TARGETS for each in said):
        raise Unsaid(f"what makes it a thing of type {kind}, and how large, was not said")
    item = _meant(scene, statement)
    article = "an" if kind[0].lower() in "aeiou" else "a"
    line = f"NAME becomes {article} {kind} until end of turn"
    return _new(scene, "happen", item.owner or "you", item, line)


#: Asks of targets, of which the type decides: what else it is does not matter.
_OF_TARGETS = frozenset(("fizzles", "resolves", "resolve_or", "targetable", "is_a", "works"))


def _power(scene: Scene, statement: Statement) -> Deed | None:
    """Change the power of a creature that is known to what is said."""
    item = _meant(scene, statement)
    wanted = statement.number() or 0
    words = statement.text.split()
    wanted -= "below" in words or "under" in words
    return _changed(scene, item, wanted, None)


def _size(scene: Scene, statement: Statement) -> Deed | None:
    power, _, toughness = statement.word("size").partition("/")
    return _changed(scene, _meant(scene, statement), int(power), int(toughness))


def _changed(scene: Scene, item: Item, power: int, toughness: int | None) -> Deed:
    now = (str(item.face.power), str(item.face.toughness))
    if not all(each.lstrip("-").isdigit() for each in now):
        raise Misfit(f"what size {item.name} has was not said")
    more = power - int(now[0])
    tougher = 0 if toughness is None else toughness - int(now[1])
    if not more and not tougher:
        raise Misfit(f"{item.name} is of that size")
    sign = "-" if more < 0 or (more == 0 and tougher < 0) else "+"
    change = f"{_signed(more, sign)}/{_signed(tougher, sign)}"
    return _new(scene, "happen", item.owner or "you", item, f"NAME gets {change} until end of turn")


def _signed(number: int, sign: str) -> str:
    return f"{sign}0" if not number else f"{number:+d}"


def _untaps(scene: Scene, statement: Statement) -> Deed | None:
    """Untap what was aimed at, where nothing else is named."""
    if not any(isinstance(e, Item) for deed in scene.deeds for e in deed.targets):
        raise NotSupported(f"{statement.text!r} is not planned yet")
    item = _meant(scene, statement.evolve(slots=()))
    return _new(scene, "happen", item.owner or "you", item, "NAME becomes untapped")


ACTS = {
    "becomes_type": _type,
    "becomes_kind": _kind,
    "untap_step": _untaps,
    "becomes_color": _color,
    "becomes_power": _power,
    "becomes_size": _size,
}
