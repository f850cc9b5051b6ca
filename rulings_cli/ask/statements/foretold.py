"""Foretold cards: exiled face down in one turn, and cast from there in a later one (CR 702.143)."""

from __future__ import annotations

from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import parse_mana_cost

#: What the game goes on with before a foretold card is cast.
_LATER = "later turn"


def _is_foretold(scene: Scene, item: Item) -> bool:
    """Tell whether a card is said to be foretold: by its name, or by what was done with it."""
    noun = item.noun
    named = noun is not None and "foretell" in noun.keywords
    named = named and noun is not None and (noun.is_card or "foretold" in noun.text.split())
    return named or _foretelling(scene, item) is not None


def _foretelling(scene: Scene, item: Item) -> Deed | None:
    return next((e for e in scene.deeds if e.item is item and is_foretelling(e)), None)


def is_foretelling(deed: Deed) -> bool:
    """Tell whether a card is foretold there."""
    return deed.line in ("you foretell NAME", "the opponent foretells NAME")


def foretell(scene: Scene, item: Item, who: str) -> Deed:
    """Foretell a card from the hand for {2}, in its player's turn (702.143a)."""
    if not item.has("foretell"):
        raise Misfit(f"{item.name} has no foretell")
    if scene.turn not in ("", who):
        raise NotSupported("a card is foretold in one's own turn only", "702.143a")
    item.zone = "" if item.soft else item.zone
    scene.place(item, "hand", who)
    side = "you control" if who == "you" else "the opponent controls"
    scene.given.append(f"{side} {'; '.join(lands_for(parse_mana_cost('{2}')))}")
    scene.turn = who
    line = "you foretell NAME" if who == "you" else "the opponent foretells NAME"
    deed = Deed("happen", who, item, line)
    scene.deeds.append(deed)
    return deed


def let_be_foretold(scene: Scene, item: Item, who: str) -> bool:
    """Let a card that is said to be foretold be so in an earlier turn; tell whether it is."""
    if not _is_foretold(scene, item):
        return False
    said = scene.about.get("said")
    if isinstance(said, tuple) and any(e.name == "if" and "turn" in e.text.split() for e in said):
        raise Misfit("in which turn it is cast matters here")
    if _foretelling(scene, item) is None:
        foretell(scene, item, who)
    whose = "your" if who == "you" else "the opponent's"
    later = Deed("happen", "", None, f"it is {whose} next turn")
    scene.deeds.append(later)
    scene.about[_LATER] = later
    return True


def take_back(scene: Scene, item: Item) -> None:
    """Take back that a card was foretold and what came after it: its own cost is asked for."""
    later = scene.about.pop(_LATER, None)
    if _foretelling(scene, item) is not None:
        lands = "; ".join(lands_for(parse_mana_cost("{2}")))
        scene.given[:] = [each for each in scene.given if not each.endswith(f" {lands}")]
    scene.deeds[:] = [each for each in scene.deeds if each.item is not item and each is not later]


def waits_for_turn(scene: Scene) -> bool:
    """Tell whether a foretold card is cast in a later turn, as far as was said."""
    return scene.about.get(_LATER) in scene.deeds


def same_turn(scene: Scene, statement: Statement) -> None:
    """Take it that a card is cast in the turn in which it was foretold."""
    later = scene.about.pop(_LATER, None)
    if not isinstance(later, Deed) or later not in scene.deeds:
        raise Misfit(f"of what {statement.text!r} is said was not said")
    scene.deeds.remove(later)
