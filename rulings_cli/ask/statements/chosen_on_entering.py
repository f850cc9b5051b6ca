"""Players and names that are chosen as a permanent enters, where the question leaves them out."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.effects import Choose
from rulings_cli.abilities.references import ChosenPlayer
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.terms.values import walk

#: The line by which a player is chosen for a permanent.
_OPPONENT, _YOU = "NAME names the opponent", "NAME names you"


def choose(scene: Scene, item: Item, who: str) -> None:
    """Let a player be the one who was chosen, as it is said."""
    if not any(isinstance(e, Choose) and e.what == "player" for e in walk(item.face.paragraphs)):
        raise Misfit(f"no player is chosen for {item.name}")
    if who == "you" and not item.owner:
        scene.say_owner(item, "opponent")  # whoever is named by it has it against them
    scene.onto_battlefield(item).lines.append(_YOU if who == "you" else _OPPONENT)


def settle(scene: Scene) -> None:
    """Choose whom the question asks about, or else the opponent, where a player is chosen."""
    line = _YOU if _asked_of(scene) == "you" else _OPPONENT
    for item in scene.permanents():
        if is_said(item):
            continue
        if has(item.face.paragraphs, ChosenPlayer) and item.count == 1:
            item.lines.append(line)
            if _asked_of(scene):
                scene.assumptions.append(line.replace("NAME", item.name))
    _name_the_other(scene)


#: Asks of what a thing stops: then it is of what is named by it.
_STOPPING = frozenset(("stops", "stops_cast", "hinders", "keeps_from"))


def _name_the_other(scene: Scene) -> None:
    """Let the name that is chosen be that of the one other card that is named, if it may be."""
    from rulings_cli.ask.plans.stopping import may_name
    from rulings_cli.ask.positions.setting import chosen_kind

    for item in scene.permanents():
        if chosen_kind(item.face) != "name" or any(e.startswith("naming ") for e in item.tails):
            continue
        others = [each for each in scene.items if each is not item and each.noun is not None]
        named = [each for each in others if each.noun and each.noun.is_card]
        asks = getattr(scene.about.get("ask"), "name", "")
        if not named and asks in _STOPPING:  # one of a kind stands for all of it
            used = scene.asked.item if scene.asked is not None else scene.about.get("a")
            named = [each for each in others if each is used and each.card is not None]
        if len({each.face.name for each in named}) != 1 or named[0].card is None:
            continue
        name = named[0].face.name
        if not may_name(item.face, named[0].card):
            scene.assumptions.append(f"{item.name} can't name {name}")
            name = scene.world.stock.pick("creature", "plain", other_than=(name,)).name
        item.tails.append(f"naming {name}")
        scene.assumptions.append(f"{name} is named by {item.name}")


def _asked_of(scene: Scene) -> str:
    """Give the player of whom it is asked what comes of it for them."""
    asks = scene.about.get("ask")
    return (asks.word("who") or asks.word("whom")) if isinstance(asks, Statement) else ""


def others(scene: Scene) -> Iterator[Callable[[Scene], None]]:
    """Give the other choices: under each the verdict must be the same."""
    for at, item in enumerate(scene.items):
        if _OPPONENT in item.lines and not (_asked_of(scene) or is_said(item)):
            yield _chosen_instead(at)


def is_said(item: Item) -> bool:
    """Tell whether the question says which player was chosen."""
    return item.noun is not None and item.noun.naming in ("you", "opponent")


def _chosen_instead(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item: Item = scene.items[at]
        item.lines = [_YOU if each == _OPPONENT else each for each in item.lines]

    return change
