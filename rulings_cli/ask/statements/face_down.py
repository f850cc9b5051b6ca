"""Face-down permanents: manifested and cloaked cards, turning them face up, which side is up."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.doing import Handler, _new, _noun, _verb, _who, controller_of
from rulings_cli.ask.statements.prepared import Handler as Preparer
from rulings_cli.ask.statements.prepared import _thing
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost, parse_mana_cost

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

#: Keywords for a cost for which a face-down creature is turned face up.
MASKS = ("morph", "megamorph", "disguise")
#: How a card is said to have been put face down by an effect.
HIDDEN = frozenset(("manifested", "cloaked"))


def hide(scene: Scene, item: Item, how: str) -> None:
    """Let a card have been manifested or cloaked."""
    if item.token or item.copy_of is not None:
        raise Misfit(f"{item.name} is no card that is put face down")
    if how not in item.tails:
        item.tails.append(how)
    scene.onto_battlefield(item)


def _manifest(scene: Scene, statement: Statement) -> Deed | None:
    """Begin with a card that a player, or what is named, has manifested or cloaked."""
    noun, maker = _noun(statement), statement.noun("b")
    item = scene.bind(noun, "permanent")
    who = _who(scene, statement, noun.owner)
    if maker is not None:
        who = scene.onto_battlefield(scene.bind(maker, "permanent")).owner
    item.owner = item.owner or who
    cloaked = any(each.startswith("cloak") for each in statement.text.lower().split())
    hide(scene, item, "cloaked" if cloaked else "manifested")
    scene.subject = scene.focus = item
    return None


def _turn_up(scene: Scene, statement: Statement) -> Deed | None:
    """Turn a face-down creature face up, the cost paid (CR 702.37e, 701.40b)."""
    from rulings_cli.ask.stock import lands_for

    noun = _noun(statement)
    if "without" in noun.text.split():
        raise NotSupported(f"what {noun.text!r} is turned face up by was not said")
    item = scene.bind(noun, "creature")
    hidden = not HIDDEN.isdisjoint(item.tails)
    word = next((each for each in MASKS if item.has(each)), "")
    if not word and not hidden:
        raise Misfit(f"{item.name} is not turned face up")
    who = _who(scene, statement, noun.owner or item.owner)
    taken = any(e.kind != "happen" for e in scene.deeds) and controller_of(scene, item) == who
    scene.onto_battlefield(item, item.owner if taken else who)
    if not hidden and "face down" not in item.tails:
        item.tails.append("face down")
    told = statement.word("mana")
    cost = parse_mana_cost(told) if told else _cost(item, word)
    if cost is not None:
        side = "you control" if who == "you" else "the opponent controls"
        scene.given.append(f"{side} {'; '.join(lands_for(cost))}")
        scene.about["for turning up"] = scene.given[-1]
    return _new(scene, "happen", who, item, _verb(who, "turn", "NAME face up"))


def _cost(item: Item, word: str) -> ManaCost | None:
    from rulings_cli.ask.statements.writing import keyword_cost

    if word:
        return keyword_cost(item, word)
    return item.face.mana_cost


def stays_down(scene: Scene, statement: Statement) -> None:
    """Take "… face down" behind what befalls a permanent: it is so then."""
    del statement
    item = scene.subject or scene.focus
    if item is None or item.zone != "battlefield":
        raise Misfit("what is face down was not said")
    if not item.is_hidden and "face down" not in item.tails:
        if not any(item.has(each) for each in MASKS):
            raise Misfit(f"{item.name} is not put face down by itself")
        item.tails.append("face down")


def _side_up(scene: Scene, statement: Statement) -> None:
    """Ask which side of a permanent is up."""
    _thing("permanent")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    if item.noun is not None and "morph" in item.noun.kinds and item.zone == "battlefield":
        item.tails.append("face down")  # "my morph" is one that is face down
    if not item.is_hidden and "face down" not in item.tails:
        raise NotSupported(f"how {item.name} would be face down was not said")


def _judge(*, up: bool) -> Callable[[Scene, Run, Statement], tuple[Option, ...]]:
    """Give the judge of which side is up."""

    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        from rulings_cli.ask.statements.judged import _either, _item

        del run, statement
        name = _item(scene).name
        yes, no = f"{name} is face up", f"{name} is face down"
        yes, no = (yes, no) if up else (no, yes)
        return _either(yes, no, yes, no)

    return judge


ACTED: dict[str, Handler] = {"turn_up": _turn_up, "manifest": _manifest}
PREPARED: dict[str, Preparer] = {"face_up": _side_up, "face_down": _side_up}
JUDGED = {"face_up": _judge(up=True), "face_down": _judge(up=False)}
