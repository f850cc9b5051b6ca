"""What is in a hand besides the card that is cast: nothing, where it was the last one there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.terms.mana import COLOR_NAMES

_PIECES = {
    "LAST": "only|last|sole|single|final",
    "HAND": "[left] [in] [my] [hand] [left]",
    "CAST": "[that] [<who>] [am|be] [try] [to] [cast|casting]",
}
_FACTS = """
last_card: <a> be the|my LAST [<h:color>] card HAND
last_card: <a> be all <who> have [left] [in] [my] [hand]
last_card: [the|my] LAST [<h:color>] card HAND be <a> CAST
last_card: [my] [whole|entire] hand be [just|only] <a> CAST
last_card: <a> as the|my LAST [<h:color>] card HAND
last_card: with <a> as the|my LAST [<h:color>] card HAND
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for the last card in a hand."""
    return table("fact", with_pieces(_FACTS, _PIECES), cost=6)


def _last_card(scene: Scene, statement: Statement) -> None:
    """Let a card be in a hand with no other card there."""
    noun = noun_of(statement)
    if not noun.is_card:
        raise Misfit("the last card in hand was not named")
    item = scene.bind(noun)
    who = item.owner or statement.word("who") or "you"
    scene.place(item, "hand", who)
    item.soft = True
    scene.empty_hand.add(who)
    scene.focus = item


STAGED = {"last_card": _last_card}


def itself(scene: Scene, deed: Deed) -> None:
    """Give up a card for itself: it is on the stack, and nothing else is there (CR 601.2a)."""
    scene.empty_hand.add(deed.who)


def settle(scene: Scene) -> None:
    """Let nothing be given up from a hand that is empty."""
    asked = scene.asked
    if asked is None or asked.kind not in ("activate", "cast"):
        return
    for who in sorted(scene.empty_hand):
        given = asked.given_up
        if asked.who == who and given is None:
            _keep_nothing(scene, asked)
        if asked.who != who or not isinstance(given, Item) or given.zone != "hand":
            continue
        if given.noun is not None and given.noun.is_card:
            raise Misfit(f"{given.name} is in no empty hand")
        asked.tails = [each for each in asked.tails if "ITEM" not in each]
        said = f"{given.name} is exiled for"
        scene.assumptions = [e for e in scene.assumptions if not e.startswith(said)]
        given.zone = ""


def _keep_nothing(scene: Scene, deed: Deed) -> None:
    """Take away the cards that a cost would discard or exile: the hand is empty."""
    holds = "you hold " if deed.who == "you" else "the opponent holds "
    held = {e.removeprefix(holds) for e in scene.given if e.startswith(holds)}
    unsaid = [e for e in scene.items if e.noun is None and e.zone == "hand" and e.owner == deed.who]
    held |= {each.name for each in unsaid}
    for verb in ("discarding ", "exiling "):
        for tail in [each for each in deed.tails if each.startswith(verb)]:
            names = set(tail.removeprefix(verb).split("; "))
            if names <= held or verb == "discarding ":
                deed.tails.remove(tail)
                scene.given = [e for e in scene.given if e.removeprefix(holds) not in names]
                for each in unsaid:
                    each.zone = "" if each.name in names else each.zone


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes: there is another card in the hand, of a color of the spell."""
    asked = scene.asked
    item = asked.item if asked is not None else None
    if item is None or item.face.mana_cost is None:
        return
    colors = [each for each in item.face.mana_cost.symbols if each in COLOR_NAMES]
    taken = tuple(each.name for each in scene.items)
    for who in sorted(scene.empty_hand):
        for color in dict.fromkeys(colors):
            card = scene.world.stock.pick("plain", "spell", color=color, other_than=taken)
            verb = "you hold" if who == "you" else "the opponent holds"
            line = f"{verb} {card.front.name}"
            yield line, _holding(line)


def _holding(line: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.given.append(line)

    return change
