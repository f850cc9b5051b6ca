"""Whether an optional cost of a spell may be paid more than once (CR 118.8b, 702.33c)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from rulings_cli.abilities.costs import PayMana
from rulings_cli.ask.cards import keyword
from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.judging_deeds import _can
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

#: What is said for paying such a cost, and the keyword: in capitals in the patterns.
_WORDS = {
    "kick": "kicker", "kicked": "kicker", "kicker": "kicker", "kicking": "kicker",
    "multikick": "multikicker", "multikicker": "multikicker", "multikicked": "multikicker",
    "conspire": "conspire", "conspired": "conspire", "replicate": "replicate",
    "replicated": "replicate", "entwine": "entwine", "entwined": "entwine",
    "bargain": "bargain", "bargained": "bargain", "buyback": "buyback", "squad": "squad",
    "offspring": "offspring", "casualty": "casualty",
}  # fmt: skip
_ASKS = """
paid_often: can|may <who> PAID <a> OFTEN
paid_often: can|may <who> pay|use|do|activate [the] [additional] PAID [cost] OFTEN [on|for|with <a>]
paid_often: can|may <who> pay|use|do <a> ['s] PAID [cost] OFTEN
paid_often: can|may <who> PAID OFTEN [on|for|with|of <a>]
paid_often: can|may <a> be PAID OFTEN
paid_often: PAID <a> OFTEN [,] [legal|allowed|ok|fine|possible]
paid_often: PAID OFTEN on|for|with <a> [,] [legal|allowed|ok|fine|possible]
paid_often: can|may <who> cast <a> PAID OFTEN
paid_often: can|may <who> tap <n:number> creature to PAID <a> OFTEN
paid_often: can|may <who> sacrifice <n:number> creature to|for PAID <a> OFTEN
"""
_OFTEN = (
    "<often:number>",
    "<often:number> time",
    "several|multiple|many|more time",
    "more than once",
)


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for costs that would be paid more than once."""
    paid = "|".join(_WORDS)
    lines = [
        line.replace("PAID", paid).replace("OFTEN", often)
        for line in _ASKS.strip().splitlines()
        for often in _OFTEN
    ]
    return table("ask", "\n".join(lines), cost=8)


def _prepare(scene: Scene, statement: Statement) -> None:
    """Ask whether the spell may be cast with its cost paid so often."""
    said = next(each for each in statement.text.lower().split() if each in _WORDS)
    word = _WORDS[said]
    often = statement.number("often") or 2
    if often < 2:
        raise Misfit("it is paid once")
    noun = statement.noun()
    item = scene.bind(noun_of(statement), "spell") if noun is not None else _named(scene, word)
    names = ("kicker", "multikicker") if word == "kicker" else (word,)
    found = next((each for each in names if item.has(each)), "")
    if not found:
        raise Misfit(f"{item.name} has no {word}")
    if item.zone == "battlefield" and item.soft:
        item.zone = ""
    deed = doing.cast_item(scene, item, item.owner or statement.word("who") or "you")
    deed.tails = _tails(item, found, often)
    deed.asked = True
    scene.asked, scene.asks = deed, "can"
    scene.mana_fixed.add(deed.who)
    whose = "your" if deed.who == "you" else "the opponent's"
    scene.given.append(f"{whose} mana pool is {'{W}{U}{B}{R}{G}' * _MANY}")
    _give(scene, item, found)
    scene.about["paid"] = found


#: So much mana of each color there is.
_MANY = 8


def _tail(name: str, often: int) -> str:
    times = {1: "", 2: " twice"}.get(often, f" {often} times")
    return f"kicked{times}" if name.endswith("kicker") else f"with {name}{times}"


def _tails(item: Item, found: str, often: int) -> list[str]:
    """Say that a cost is paid so often: each of two kicker costs once is twice (CR 702.33c)."""
    kicker = keyword(item.face, found)
    if kicker is None or kicker.second_cost is None:
        return [_tail(found, often)]
    costs = [each.cost for each in walk(kicker) if isinstance(each, PayMana)]
    first, *others = (f"kicker {each}" for each in costs)
    if len(others) != 1:
        raise NotSupported(f"what the kicker costs of {item.name} are")
    return [_tail(first, 1), *(_tail(each, often - 1) for each in others if often > 1)]


def _named(scene: Scene, word: str) -> Item:
    """Give the spell that is spoken of, or a plain one with the keyword."""
    found = [each for each in scene.items if each.has(word) or each.has(f"multi{word}")]
    if len(found) == 1:
        return found[0]
    card = scene.world.stock.pick(word)
    return scene.add(Item(card, card.front, None, "you"))


def _give(scene: Scene, item: Item, name: str) -> None:
    """Let there be what such a cost is paid with, once."""
    kinds = {"conspire": ("creature", "plain"), "casualty": ("creature", "plain"),
             "bargain": ("artifact", "mana")}.get(name)  # fmt: skip
    for _ in range(2 if name == "conspire" else 1 if kinds else 0):
        taken = tuple(each.name for each in scene.items)
        color = next(iter(sorted(item.face.colors)), None) if name == "conspire" else None
        least = 4 if name == "casualty" else 0
        assert kinds is not None
        card = scene.world.stock.pick(*kinds, other_than=taken, color=color, least=least)
        scene.onto_battlefield(scene.add(Item(card, card.front, None, "you")), "you")


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let the cost be paid once, or be one that is paid only once."""
    found = scene.about.get("paid")
    if isinstance(found, str):
        yield "it is paid once", _once(found)
        yield "its cost is that of kicker", _kicker


def _once(name: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        assert scene.asked is not None
        assert scene.asked.item is not None
        scene.asked.tails = _tails(scene.asked.item, name, 1)

    return change


def _kicker(scene: Scene) -> None:
    deed = scene.asked
    assert deed is not None
    card = scene.world.stock.pick("creature", "kicker")
    item = scene.add(Item(card, card.front, None, deed.who))
    scene.place(item, "hand", deed.who)
    deed.item, deed.targets, deed.tails = item, [], ["kicked twice"]


PREPARED = {"paid_often": _prepare}
JUDGED = {"paid_often": _can}
