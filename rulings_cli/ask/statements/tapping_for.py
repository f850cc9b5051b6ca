"""Tapping one thing for another: for an ability's cost, for crew, for convoke and improvise.

None of them has the tap symbol of what is tapped, so summoning sickness plays no part (CR 302.6).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rulings_cli.abilities.abilities import ActivatedAbility
from rulings_cli.abilities.costs import TapObjects, TapThis
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.static import GrantAbilities
from rulings_cli.ask.cards import Placed, has, mana_abilities
from rulings_cli.ask.plans.things import may_be
from rulings_cli.ask.plans.using import _thing
from rulings_cli.ask.statements import doing, using
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.words import plain
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import walk

#: What a keyword of a spell lets its player tap (CR 702.51, 702.126).
_HELPED = {"convoke": "creature", "improvise": "artifact"}


def takes_tapped(item: Item) -> bool:
    """Tell whether something else may be tapped for it: for an ability, for crew, for its cost."""
    if item.is_spell or item.zone == "hand":
        return any(item.has(each) for each in _HELPED)
    return bool(_abilities(item)) or item.has("crew") or any(item.has(e) for e in _HELPED)


def lends_mana(item: Item) -> bool:
    """Tell whether a permanent gives others an ability that makes mana."""
    granted = [each for each in walk(item.face.paragraphs) if isinstance(each, GrantAbilities)]
    return item.is_permanent and any(isinstance(one, Add) for one in walk(tuple(granted)))


def for_which(scene: Scene, item: Item) -> Item | None:
    """Give the one thing of the scene for which another is tapped."""
    tool = scene.about.get("letting")
    found = [each for each in scene.items if each is not item and takes_tapped(each)]
    if isinstance(tool, Item):
        found = [each for each in found if each is tool]
    return found[0] if len(found) == 1 else None


def tap_for(scene: Scene, item: Item, other: Item, who: str) -> Deed:
    """Tap a thing for what another thing does."""
    if other.has("crew") and not other.is_spell:
        scene.onto_battlefield(item, who)
        return using.crew(scene, other, item)
    if _abilities(other):
        return _for_ability(scene, item, other, who)
    word = next((each for each in _HELPED if other.has(each)), "")
    if not word:
        raise Misfit(f"nothing is tapped for {other.name}")
    return for_spell(scene, item, other, who, word)


def _abilities(item: Item) -> list[Placed]:
    if not item.is_permanent:
        return []
    return [
        each
        for each in using.abilities_of(item)
        if isinstance(each.ability, ActivatedAbility) and has(each.ability.cost, TapObjects)
    ]


def _for_ability(scene: Scene, item: Item, other: Item, who: str) -> Deed:
    """Activate the ability, the thing among what is tapped; others fill up their number."""
    found = _abilities(other)
    if len(found) != 1:
        raise NotSupported(f"which ability of {other.name} is meant was not said")
    cost = getattr(found[0].ability, "cost", None)
    component = next(each for each in walk(cost) if isinstance(each, TapObjects))
    number = component.count.n if isinstance(component.count, Number) else 1
    if _is_plural(item):
        item.count = number
    if item.count > number:
        raise NotSupported(f"{item.count} {item.name} for one cost is not planned yet")
    scene.onto_battlefield(other, who)
    scene.onto_battlefield(item, who)
    before = len(scene.given)
    deed = using.activated(scene, other, found[0], who)
    said = [each for each in deed.tails if each.startswith("tapping ")]
    deed.tails = [each for each in deed.tails if not each.startswith("tapping ")]
    names = said[0].removeprefix("tapping ").split("; ") if said else []
    if "tapped" in item.tails or may_be(item.face, component.what) is False:
        itself = may_be(other.face, component.what) is not False and not has(cost, TapThis)
        aimed = any(each.startswith("targeting ") for each in deed.tails)
        if aimed or (itself and number == item.count):
            raise NotSupported(f"what else may be tapped for {other.name}")
        _drop(scene, before, names, names[item.count + itself :])
        if "tapped" not in item.tails:
            scene.about["fits instead"] = item, component.what
        return deed  # with the thing there is one too few
    left = names[item.count :]
    _drop(scene, before, names, left)
    deed.tails.append(f"tapping {'; '.join([item.name] * item.count + left)}")
    deed.given_up = item
    return deed


def fits_instead(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the change that something is tapped that may be."""
    known = scene.about.get("fits instead")
    if not isinstance(known, tuple):
        return
    item, what = known
    words = _thing(what, scene.world.stock, (item.name,))
    at = scene.items.index(item)

    def change(scene: Scene) -> None:
        from rulings_cli.examples.tokens import described

        item = scene.items[at]
        is_token = words.endswith(" token")
        item.card = None if is_token else scene.world.card(words)
        item.token = words if is_token else ""
        item.face = described(words.removeprefix("a ")) if item.card is None else item.card.front

    yield f"{words} instead of {item.name}", change


def _is_plural(item: Item) -> bool:
    """Tell whether several are spoken of, and not how many: "new elves"."""
    noun = item.noun
    if noun is None or noun.counted or noun.is_card:
        return False
    head = noun.head.lower()
    return any(plain(each) == head and each != head for each in noun.text.lower().split())


def _drop(scene: Scene, before: int, names: Sequence[str], left: Sequence[str]) -> None:
    """Put only so many of what would be tapped there as still is."""
    from rulings_cli.ask.plans.things import several

    kept = []
    for line in scene.given[before:]:
        head, verb, things = line.partition(" control")
        s, _, things = things.partition(" ")
        told = things.split("; ") if verb else []
        others = [each for each in told if not any(_is_of(each, name) for name in names)]
        again = [e for e in told if e not in others and any(_is_of(e, name) for name in left)]
        words = [several(_one(each), sum(_is_of(each, e) for e in left)) for each in again]
        if not verb:
            kept.append(line)
        elif others or words:
            kept.append(f"{head} control{s} {'; '.join((*others, *words))}")
    scene.given[before:] = kept


def _one(words: str) -> str:
    number, _, rest = words.partition(" ")
    if not number.isdigit():
        return words
    return f"a {rest}" if " token" in rest else rest


def _is_of(words: str, name: str) -> bool:
    """Tell whether the words of a given line put a thing of that name there."""
    said = _one(words)
    if name.endswith(" Token"):
        return f" {name.removesuffix(' Token')} creature token" in said
    return said == name


def for_spell(
    scene: Scene, item: Item, other: Item, who: str, word: str, *, made: int = 0, said: bool = False
) -> Deed:
    """Cast the spell, the thing tapped for one mana of it, with just the rest of the mana.

    So much of the rest was `made` already; `said` whether the keyword itself was named.
    """
    if not said and not item.is_a(_HELPED[word]) and mana_abilities(item.face):
        raise NotSupported(f"{item.name} may be tapped for mana instead")
    if not any(each.item is item for each in scene.deeds):
        scene.onto_battlefield(item, item.owner or who)
    if other.zone == "battlefield" and other.soft:
        other.zone, other.soft = "", False
    item.count = 2 if _is_plural(item) else item.count
    cost = other.face.mana_cost
    deed = doing.cast_item(scene, other, who)
    if cost is None or who in scene.mana_fixed:
        raise NotSupported(f"with which mana {other.name} is cast")
    symbols = cost.symbols
    if "X" in symbols:
        x = item.count + made if symbols.count("X") == 1 else 1
        deed.tails.append(f"with X={x}")
        symbols = (str(x * symbols.count("X")), *(each for each in symbols if each != "X"))
    left = _left(symbols, item, generic_only=word == "improvise", made=made)
    lands = "; ".join(lands_for(ManaCost(left)))
    scene.mana_fixed.add(who)
    if lands:
        scene.given.append(f"{'you control' if who == 'you' else 'the opponent controls'} {lands}")
        deed.tails.append(f"paying with {lands}")
    deed.tails.append(f"tapping {'; '.join([item.name] * item.count)}")
    deed.given_up = item
    return deed


def left_of(symbols: tuple[str, ...], number: int) -> tuple[str, ...]:
    """Give a cost with so much less generic mana."""
    left: list[str] = []
    for each in symbols:
        paid = min(number, int(each)) if each.isdigit() else 0
        number -= paid
        left.append(str(int(each) - paid) if each.isdigit() else each)
    if number:
        raise NotSupported("there is too little generic mana in the cost")
    return tuple(each for each in left if each != "0")


def _left(
    symbols: tuple[str, ...], item: Item, *, generic_only: bool, made: int
) -> tuple[str, ...]:
    """Give the mana that is left to pay where things are tapped for the rest."""
    number, left = item.count, list(symbols)
    for at, each in enumerate(left):
        if each.isdigit():
            paid = min(number, int(each))
            number -= paid
            left[at] = str(int(each) - paid)
        elif not each.isalpha() or len(each) > 1:
            raise NotSupported("what is tapped for such a cost is not planned yet")
    for each in item.face.colors if not generic_only else ():
        while number and each in left:
            left.remove(each)
            number -= 1
    if number:
        raise NotSupported("what is tapped pays for more than there is")
    return left_of(tuple(left), made)
