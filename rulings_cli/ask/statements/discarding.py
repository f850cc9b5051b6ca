"""Discarding a card to what makes a player discard: the spell or ability is what causes it."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.effects import Discard, DiscardThose, Target
from rulings_cli.abilities.quantities import Number
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.doing import _new, _verb, cast_item
from rulings_cli.ask.statements.scene import Deed, Item, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import Value, walk


def tool_before(scene: Scene, item: Item) -> Deed | None:
    """Give what was just said to be cast or used, if it makes a player discard cards."""
    deed = scene.deeds[-1] if scene.deeds else None
    if deed is None or deed.item is None or deed.item is item or scene.asks:
        return None
    made = deed.kind in ("cast", "activate") and has(deed.item.face.paragraphs, *_DISCARDS)
    return deed if made else None


_DISCARDS = (Discard, DiscardThose)


def chosen(scene: Scene, item: Item, tool: Deed, who: str) -> Deed | None:
    """Let what was cast or used make a player discard the card."""
    assert tool.item is not None
    aimed = _is_aimed(tool.item)
    who = who or (_other(tool.who) if aimed else tool.who)
    _hold(scene, item, who, _number(tool.item), scene.about.get("discarded"))
    if tool.kind == "cast" and aimed and not tool.targets and not tool.item.is_permanent:
        tool.targets.append("you" if who == "you" else "the opponent")
    _take(scene, item)
    return None


def by_spell(scene: Scene, item: Item, tool: Item, who: str) -> Deed | None:
    """Cast the spell that makes a player discard a card: the other player's, if it is aimed."""
    aimed, number = _is_aimed(tool), _number(tool)
    if scene.asks and item.count != number:
        raise NotSupported(f"{number} cards are discarded so, and not {item.count}")
    if number > 1 and not aimed and not scene.asks:
        scene.about[f"told {tool.card.name if tool.card is not None else ''}"] = True
        scene.items.remove(tool)  # that a spell makes them do so is all that matters
        return _new(scene, "happen", who, item, _verb(who, "discard", "NAME"))
    _hold(scene, item, who, number, scene.about.get("discarded"))
    caster = tool.owner or (_other(who) if aimed else who)
    deed = cast_item(scene, tool, caster)
    if aimed and not deed.targets:
        deed.targets.append("you" if who == "you" else "the opponent")
    _take(scene, item)
    return deed if scene.asks else None


def _other(who: str) -> str:
    return "opponent" if who == "you" else "you"


def _parts(tool: Item) -> Iterator[Value]:
    """Give all that those of its abilities say which make a player discard."""
    for paragraph in tool.face.paragraphs:
        if has(paragraph, *_DISCARDS):
            yield from walk(paragraph)


def _is_aimed(tool: Item) -> bool:
    return any(isinstance(each, Target) and bool(each.player) for each in _parts(tool))


def _number(tool: Item) -> int:
    """Give how many cards it makes a player discard."""
    found = [each for each in _parts(tool) if isinstance(each, _DISCARDS)]
    counts = (getattr(each, "count", None) for each in found)
    return sum(each.n if isinstance(each, Number) else 1 for each in counts)


def _hold(scene: Scene, item: Item, who: str, number: int, listed: object) -> None:
    """Let a player hold just the card, and as many others as are discarded with it."""
    scene.place(item, "hand", who)
    for _ in range(number - (listed if isinstance(listed, int) else 1)):
        taken = tuple(each.name for each in scene.items)
        card = scene.world.stock.pick("instant", "plain", other_than=taken)
        scene.place(scene.add(Item(card, card.front, None, who)), "hand", who)


def _take(scene: Scene, item: Item) -> None:
    scene.choices.insert(0, item.name)
    scene.about["made to discard"] = item
    if not scene.asks:
        scene.subject = scene.focus = item  # the sentence goes on about what is discarded


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the other player cast or use what makes a player discard a card, or cast another one."""
    if scene.about.get("made to discard") is None:
        return
    for at, deed in enumerate(scene.deeds):
        if deed.item is None or not has(deed.item.face.paragraphs, *_DISCARDS):
            continue
        other = _other(deed.who)
        who = "you cast" if other == "you" else "the opponent casts"
        words = who if deed.kind == "cast" else who.replace("cast", "use")
        yield f"{words} {deed.item.name}", _by_the_other(at, other)
        card = scene.world.stock.pick("made-to-discard")
        if card.front.name != deed.item.name:
            yield f"{who} {card.front.name} instead", _by_another(at, card, other)


def _by_the_other(at: int, who: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        deed = scene.deeds[at]
        deed.who = scene.turn = who
        if deed.item is not None:
            deed.item.owner = who

    return change


def _by_another(at: int, card: Card, who: str) -> Callable[[Scene], None]:
    """Let a player cast a plain spell that makes the other player discard cards."""

    def change(scene: Scene) -> None:
        spell = scene.add(Item(card, card.front, None, who))
        scene.place(spell, "hand", who)
        deed = Deed("cast", who, spell)
        deed.targets.append("you" if who == "opponent" else "the opponent")
        scene.deeds[at] = deed
        scene.turn = who

    return change
