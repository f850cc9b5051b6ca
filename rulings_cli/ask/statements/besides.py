"""Whether what else is there changes what comes of a spell that may be cast, or of an ability."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.effects import CastCard, Counter, Sacrifice, Target
from rulings_cli.abilities.static import AsThoughFlash, MayPayInstead, MayPlayFrom
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.exploring import Watched
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import InputError, NotSupported
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

#: A scene composed anew, under a change; and what comes of playing it.
Anew = Callable[[Callable[[Scene], None]], Scene]
Ready = Callable[[Scene], Watched]


def need_same_outcome(first: Scene, anew: Anew, ready: Ready) -> None:
    """Abstain where a permanent that lets it be done changes what becomes of the target.

    "NAME out, can I reanimate OTHER?" asks whether that works, and not only whether it is legal.
    """
    deed = first.asked
    if deed is None or deed.kind not in ("cast", "activate"):
        return
    aims = [each for each in deed.targets if isinstance(each, Item)]
    beside = [at for at, each in enumerate(first.items) if _is_beside(each, [deed.item, *aims])]
    names = tuple(each.name for each in aims)
    if not (names and beside):
        return
    was = _ends(anew(_as_it_is), ready, names)
    for at in beside if was is not None else ():
        if _ends(anew(_without(at)), ready, names) not in (None, was):
            raise NotSupported(f"what comes of it is otherwise with {first.items[at].name}")


def need_effect(first: Scene, anew: Anew, ready: Ready) -> None:
    """Abstain where a spell may be aimed at a thing, and then nothing comes of it.

    "Can I NAME a 4-drop?" asks whether that does what it does, and not only whether it is legal.
    """
    from rulings_cli.ask.statements.working import done_by

    deed = first.asked
    if deed is None or deed.kind != "cast" or deed.item is None or not deed.item.is_spell:
        return
    said = [plain(each) for each in deed.text.split()]
    legally = not _LEGALLY.isdisjoint(said)
    if said and said[0] in _GIVEN_UP and deed.tails:
        return
    if first.about.get("aimed only"):
        return  # what can't be countered may be aimed at as any other spell
    if not deed.targets or (legally and not has(deed.item.face.paragraphs, Counter)):
        return
    scene = anew(_as_it_is)
    asked = scene.asked
    if asked is None or asked.item is None:
        return
    asked.asked, scene.asked, scene.asks = False, None, ""
    scene.about["ask"] = Statement("ask", "happens", (), "")
    try:
        run = ready(scene).as_run()
    except (NotSupported, InputError, AssertionError, LookupError, ValueError):
        return
    if not done_by(run, asked.item):
        raise NotSupported(f"{asked.item.name} may be cast so, and nothing comes of it")


def need_own_target(first: Scene) -> None:
    """Abstain where a player is made to sacrifice something, and that is what it is said to be.

    "Can I NAME a hexproof creature?" is no question of targets: the player is what it targets.
    """
    deed = first.asked
    if deed is None or deed.kind != "cast" or deed.item is None or not deed.item.is_spell:
        return
    gives_up = has(deed.item.face.paragraphs, Sacrifice)
    aims = [each for each in walk(deed.item.face.paragraphs) if isinstance(each, Target)]
    at_things = any(isinstance(each, Item) for each in deed.targets)
    if gives_up and at_things and aims and all(each.player for each in aims):
        raise NotSupported(f"{deed.item.name} targets a player, and not what is sacrificed")


def need_needed(first: Scene, alike: Callable[[Callable[[Scene], None]], bool]) -> None:
    """Abstain where something may be cast without what is said to let it, or for less mana.

    "NAME out, can I cast it for five mana" asks of the cost that NAME brings in.
    """
    deed = first.asked
    if deed is None or deed.kind != "cast":
        return
    for at, each in enumerate(first.items):
        lets = _is_beside(each, [deed.item]) and has(each.face.paragraphs, *_LETTING)
        if lets and alike(_without(at)):
            raise NotSupported(f"it may be cast without {each.name}, too")
    told = first.about.get("said")
    paid = isinstance(told, tuple) and any(each.name in _PAID for each in told)
    lands = next((each for each in deed.tails if each.startswith(_PAYING)), "")
    if paid and lands and not any("X=" in each for each in deed.tails):
        for less in _each_less(lands.removeprefix(_PAYING).split("; ")):
            if alike(_paying(first.deeds.index(deed), lands, less)):
                raise NotSupported("it may be cast for less mana than is said")


def need_befallen(scene: Scene, play: Watched) -> None:
    """Abstain where something is said to be exiled or countered, and stays where it is."""
    told = scene.about.get("said")
    asks = getattr(scene.about.get("ask"), "name", "")
    if scene.asks or asks in _OF_WHAT_BEFALLS or not isinstance(told, tuple):
        return
    gone = {
        getattr(each, "name", "")
        for each in play.game.trace
        if type(each).__name__ in ("ZoneChanged", "CeasedToExist", "Countered")
    }
    for each in told:
        known = scene.bound.get(id(each.noun()))
        said = each.name == "exiled_by" and not _BEFALLING.isdisjoint(each.text.split())
        if said and known is not None and known[1].name not in gone:
            raise NotSupported(f"nothing befalls {known[1].name} there")


#: Participles of what takes a thing from where it is, and asks of whether it does.
_BEFALLING = frozenset(("exiled", "bounced", "countered", "returned", "flickered", "blinked"))
_OF_WHAT_BEFALLS = frozenset(
    ("exiles", "exiled", "bounces", "countered", "counters_spell", "fizzles", "resolves", "stays",
     "resolve_or", "works", "legal")
)  # fmt: skip


#: What lets a spell be cast for other costs, from elsewhere or at other times.
_LETTING = (MayPayInstead, MayPlayFrom, AsThoughFlash, CastCard)
#: Statements that say which mana is paid, and how a deed tells it.
_PAID, _PAYING = frozenset(("paid", "pay")), "paying with "


def _each_less(lands: list[str]) -> Iterator[list[str]]:
    """Give the lands that are paid with, less one of each kind."""
    for at, said in enumerate(lands):
        number, _, name = said.partition(" ")
        rest = [f"{int(number) - 1} {name}"] if number.isdigit() and int(number) > 1 else []
        if number.isdigit():
            yield [*lands[:at], *rest, *lands[at + 1 :]]


def _paying(at: int, lands: str, less: list[str]) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        tails = [each for each in scene.deeds[at].tails if each != lands]
        scene.deeds[at].tails = [*tails, _PAYING + "; ".join(less)] if less else tails
        if not less:
            scene.mana_fixed.add(scene.deeds[at].who)
            scene.given = [e for e in scene.given if lands.removeprefix(_PAYING) not in e]

    return change


#: Verbs with which it is asked only whether something may be done.
_LEGALLY = frozenset(("cast", "target", "aim", "point", "play"))
#: Verbs with which it is asked whether something may be given up for it.
_GIVEN_UP = frozenset(("sacrifice", "discard", "exile"))


def _is_beside(item: Item, done: list[Item | None]) -> bool:
    """Tell whether a named permanent is only there beside what is done."""
    named = item.noun is not None and item.noun.is_card
    return named and item.zone == "battlefield" and item not in done


def _as_it_is(scene: Scene) -> None:
    del scene


def _without(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        item.zone, item.tails, item.lines = "", [], []

    return change


def _ends(scene: Scene, ready: Ready, names: tuple[str, ...]) -> int | None:
    """Give how many things of some names are on the battlefield once it was done.

    None where it can't be played.
    """
    if scene.asked is None:
        return None
    scene.asked.asked, scene.asked, scene.asks = False, None, ""
    scene.about["ask"] = Statement("ask", "happens", (), "")
    try:
        game = ready(scene).game
    except (NotSupported, InputError, AssertionError, LookupError, ValueError):
        return None
    return sum(e.zone is Zone.BATTLEFIELD for e in game.objects.values() if e.name in names)
