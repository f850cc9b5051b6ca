"""How the mana of a thing is made, which mana of it is meant, and what the thing says about it."""

from __future__ import annotations

from rulings_cli.abilities.mana import ManaRider
from rulings_cli.abilities.spending import SpendOnly
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.ask.cards import has, mana_abilities
from rulings_cli.ask.statements.mana_meant import MeantMana
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.tapping import (
    ManaWay,
    can_make,
    id_of,
    pay_for_use,
    position_of,
    ways_of,
)
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS, COLORS_BY_NAME, ManaCost
from rulings_cli.terms.values import walk


def makes_mana(deed: Deed) -> bool:
    """Tell whether in a deed a thing only makes its mana."""
    return deed.kind in ("tap", "mana") or (deed.kind == "activate" and not deed.passes)


def has_riders(item: Item) -> bool:
    """Tell whether mana of a thing does something to what it is spent on."""
    return any(isinstance(e, ManaRider) for p in mana_abilities(item.face) for e in walk(p.ability))


def bound_by(item: Item) -> tuple[SpendOnly, ...]:
    """Give the limits that a thing sets on the mana that it makes."""
    return tuple(
        each
        for placed in mana_abilities(item.face)
        for each in walk(placed.ability)
        if isinstance(each, SpendOnly)
    )


def maker(scene: Scene, meant: MeantMana) -> Item:
    """Give what is tapped for the mana: what limits its mana, else the one that makes any."""
    of = scene.about.get("of")
    if meant.which != "extra" and isinstance(of, Item):
        if not can_make(of):
            raise Misfit(f"{of.name} makes no mana")
        return of
    able = [e for e in scene.items if e.zone == "battlefield" and can_make(e) and e.count == 1]
    if meant.which == "it" and len(able) > 1:
        raise Unsaid("whose mana is meant was not said")
    telling = [each for each in able if bound_by(each)]
    best = telling if len(telling) == 1 else able
    if len(best) != 1:
        raise Misfit("what makes the mana was not said")
    return best[0]


def ways_meant(scene: Scene, item: Item, words: tuple[str, ...]) -> list[ManaWay]:
    """Give the ways to make the mana that is meant; what else it costs is there, too."""
    pay_for_use(scene, item)
    game = position_of(scene)
    ways = ways_of(game, id_of(scene, game, item), item.owner or "you")
    if not ways and not scene.about.get("given for mana"):
        scene.about["given for mana"] = True
        card = scene.world.stock.pick("creature", "plain")
        scene.onto_battlefield(scene.add(Item(card, card.front, None, item.owner)), item.owner)
        return ways_meant(scene, item, words)
    letters = set() if "extra" in words else letters_of(words)
    fitting = [each for each in ways if not letters or set(each.own) <= letters]
    if not fitting:
        raise NotSupported(f"{item.name} makes no such mana there")
    return fitting


def best_way(item: Item, ways: list[ManaWay], left: ManaCost) -> ManaWay:
    """Give the way to make mana with a rider or limit, if there is one, and most of the cost."""
    abilities = mana_abilities(item.face)

    def rank(way: ManaWay) -> tuple[bool, int]:
        ability = abilities[way.nth - 1].ability if way.nth <= len(abilities) else None
        telling = ability is not None and any(
            isinstance(each, ManaRider | SpendOnly) for each in walk(ability)
        )
        return telling, len([each for each in set(way.own) if each in left.symbols])

    return max(ways, key=rank)


def added(scene: Scene, item: Item, way: ManaWay) -> tuple[tuple[str, ...], str]:
    """Give the mana that something else adds as a thing is tapped, and what adds it."""
    more = list(way.made)
    for each in way.own:
        more.remove(each)
    sources = adders(scene, item)
    if not more or len(sources) != 1:
        raise NotSupported("what adds that mana is not told apart")
    return tuple(more), scene.ref(sources[0])


def adders(scene: Scene, item: Item) -> list[Item]:
    """Give what else adds mana as a thing is tapped for mana."""
    return [
        each
        for each in scene.items
        if each is not item and has(each.face.paragraphs, TappedForMana)
    ]


def letters_of(words: tuple[str, ...]) -> set[str]:
    """Give the types of mana that words say; none where they say none."""
    letters = {COLORS_BY_NAME[each] for each in words if each in COLORS_BY_NAME}
    if "colorless" in words or "colourless" in words:
        letters.add("C")
    if any(each in ("colored", "coloured") for each in words):
        letters |= set(COLORS)
    return letters


def choose(scene: Scene, item: Item) -> None:
    """Let something be chosen for a permanent of which that is asked, where it was not said."""
    from rulings_cli.ask.positions.setting import chosen_kind

    kind = chosen_kind(item.face) if item.zone == "battlefield" else ""
    if kind in _CHOICES and not any("naming" in each for each in item.tails):
        item.tails.append(f"naming {_CHOICES[kind]}")
        scene.assumptions.append(f"{_CHOICES[kind]} is chosen for {item.name}")


_CHOICES = {"creature type": "Elf", "color": "green"}
