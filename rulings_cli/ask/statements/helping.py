"""What pays for a part of a cost besides mana: cards for delve, creatures, artifacts (CR 702)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.ask.plan import Guard
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Misfit, Scene
from rulings_cli.ask.statements.writing import action_of, script_of
from rulings_cli.ask.stock import LAND_FOR
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.plan import Script

#: Keywords by which something else than mana pays, and what that is.
_HELPERS = {"convoke": "creature", "improvise": "artifact", "waterbend": "artifact"}


WORDS = ("delve", *_HELPERS)


def leave_open(scene: Scene, key: str, value: object) -> None:
    """Keep what was said for what is asked of it; `need_used` refuses what nothing asked for."""
    unused = scene.about.setdefault("unused", {})
    assert isinstance(unused, dict)
    unused[key] = value


def take(scene: Scene, key: str) -> object:
    """Give what was said for later, which is used now; None for nothing."""
    unused = scene.about.get("unused")
    if not isinstance(unused, dict) or key not in unused:
        return None
    used = scene.about.setdefault("used", {})
    assert isinstance(used, dict)
    used[key] = unused.pop(key)
    return used[key]


def need_used(scene: Scene) -> None:
    """Abstain where something was said that nothing that is asked looks at."""
    unused = scene.about.get("unused")
    if isinstance(unused, dict) and not scene.about.get("of costs"):
        for word in WORDS:  # what pays for a spell changes nothing else of it
            asked = scene.asked is not None and scene.asked.item is not None
            if word in unused and not (asked and scene.asked.item.has(word)):  # type: ignore[union-attr]
                unused.pop(word)
                scene.assumptions.append(f"what pays for it by {word} is no matter")
    if isinstance(unused, dict) and any(each.startswith("x of ") for each in unused):
        raise Misfit("of what X is said is read otherwise")
    if isinstance(unused, dict) and unused:
        raise NotSupported(f"what {next(iter(unused))} has to do with it is not planned yet")


# --- what is said ------------------------------------------------------------------------------


def _delved(scene: Scene, statement: Statement) -> None:
    """Exile so many cards for delve."""
    noun = statement.noun("b")
    if noun is not None:
        from rulings_cli.ask.statements import doing

        item = scene.bind(noun, "spell")
        if item.zone == "battlefield" and item.soft:
            item.zone, item.soft = "", False
        if not any(each.item is item for each in scene.deeds):
            doing.cast_item(scene, item, item.owner or "you")
    number = statement.number()
    if number is None or not any(each.has("delve") for each in scene.items):
        raise Misfit("nothing has delve")
    leave_open(scene, "delve", number)


def _helped(scene: Scene, statement: Statement) -> None:
    """Tap things for a spell with convoke or the like."""
    found = statement.get("items") or statement.get("list")
    word = next((each for each in _HELPERS if any(e.has(each) for e in scene.items)), "")
    if not word or not isinstance(found, tuple):
        raise Misfit("nothing is paid for by tapping")
    number = 0
    for noun in found:
        assert isinstance(noun, Noun)
        item = scene.bind(noun, "permanent")
        scene.onto_battlefield(item, "you")
        if not item.is_a(_HELPERS[word]):
            raise NotSupported(f"{item.name} is not tapped for {word}")
        number += item.count
    leave_open(scene, word, number)


def _modes(scene: Scene, statement: Statement) -> None:
    """Choose so many modes; 0 is all of them."""
    number = statement.number()
    leave_open(scene, "modes", 0 if number is None else number)


def _spells_before(scene: Scene, statement: Statement) -> None:
    """Let other spells have been cast in the turn before what is asked about."""
    number, nth = statement.number(), statement.number("nth")
    if scene.asks and scene.asked is None:
        raise Misfit("it is asked whether it may be cast, and not told")
    if statement.word("who") not in ("", "you"):
        raise NotSupported("what others have cast is not planned yet")
    leave_open(scene, "spells before", number if number is not None else (nth or 1) - 1)


HELPS = {"spells_before": _spells_before, "delved": _delved, "helped": _helped, "modes": _modes}


# --- what is left to pay -----------------------------------------------------------------------


def left_to_pay(
    scene: Scene, deed: Deed, total: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[Guard, ...], str]:
    """Give what mana is left to pay, what proves it, and what pays the rest ("" for nothing)."""
    item = deed.item
    if deed.kind != "cast" or item is None:
        return total, (), ""
    for word in WORDS:
        if not item.has(word):
            continue
        number = _number(scene, deed, word)
        if not number:
            continue
        left = _less(total, number, generic_only=word in ("delve", "improvise"))
        return left, _guards(scene, deed, left, number, word), word
    return total, (), ""


def _number(scene: Scene, deed: Deed, word: str) -> int:
    """Give how many things the question says are exiled or tapped for it, or are there."""
    used = scene.about.get("used")
    said = used.get(word) if isinstance(used, dict) else None
    if isinstance(said, int):
        return said
    zone = "graveyard" if word == "delve" else "battlefield"
    kind = _HELPERS.get(word, "")
    return sum(
        each.count
        for each in scene.items
        if each.zone == zone
        and each.owner == deed.who
        and each.noun is not None
        and each is not deed.item
        and (not kind or each.is_a(kind))
        and "tapped" not in each.tails
    )


def _less(total: tuple[str, ...], number: int, *, generic_only: bool) -> tuple[str, ...]:
    left: list[str] = []
    for each in total:
        if each.isdigit():
            rest = max(0, int(each) - number)
            number = max(0, number - int(each))
            left += [str(rest)] if rest else []
        else:
            left.append(each)
    if number and left and not generic_only:
        raise NotSupported("which colors of mana creatures pay for was not said")
    return tuple(left)


def _guards(
    scene: Scene, deed: Deed, left: tuple[str, ...], number: int, word: str
) -> tuple[Guard, ...]:
    """Give the plays that prove what is left: it is enough, and one mana less is not."""
    pool = "".join(f"{{{each}}}" if not each.isdigit() else "{C}" * int(each) for each in left)
    script = script_of(scene, scene.extra)
    if word == "delve" and not any(each.zone == "graveyard" for each in scene.items):
        names = "; ".join([LAND_FOR["U"]] * number)
        whose = "your" if deed.who == "you" else "the opponent's"
        script = script.also_given(f"{names} {'are' if number > 1 else 'is'} in {whose} graveyard")
    who = "you" if deed.who == "you" else "the opponent"
    action = action_of(scene, deed)
    found = [Guard(_with(script, who, pool), (f"{who} can cast {action}",))]
    if pool:
        less = _with(script, who, pool[: pool.rindex("{")])
        found.append(Guard(less, (f"{who} can't cast {action}",)))
    return tuple(found)


def _with(script: Script, who: str, mana: str) -> Script:
    whose = "your" if who == "you" else "the opponent's"
    return script.also_given(f"{whose} mana pool is {mana}") if mana else script
