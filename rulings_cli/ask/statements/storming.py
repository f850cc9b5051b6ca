"""What counts for storm, and how many copies are made: spells cast before it (CR 702.40a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.helping import take
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_ASKS = """
counts_storm: count for|toward|towards|to|as|in|into|with [the|my] storm [count]
counts_storm: be count for|toward|towards|in|into|by|with [the|my] storm [count]
counts_storm: add|contribute [1] to [the|my] storm [count]
counts_storm: raise|increase|up|bump|grow|build [the|my] storm [count]
counts_storm: do|will <a> count for|toward|towards|to|as|in|into|with [the|my] storm [count]
counts_storm: do|will <a> add|contribute [1] to [the|my] storm [count]
counts_storm: do|will <a> raise|increase|up|bump|grow|build [the|my] storm [count]
counts_storm: be <a> count for|toward|towards|in|into|by|with [the|my] storm [count]
counts_storm: add|count [for|as] 1 to|for [the|my] storm [count]
counts_storm: count toward|towards|for my storm count
counts_storm: do|will storm [count] count|see|include|notice|care <a>
counts_storm: do|will storm [count] count|see|include|notice|care it|that|this
storm_way: do|will <kw> [spell|card|ability] count for|toward|towards|to|as|in|into|with [the|my] \
    storm [count]
storm_way: do|will <kw> [spell|card|ability] add|contribute [1] to [the|my] storm [count]
storm_way: do|will <kw> [spell|card|ability] raise|increase|up|bump|grow [the|my] storm [count]
storm_way: be <kw> [spell|card|ability] count for|toward|towards|in|into|by [the|my] storm [count]
storm_way: do|will a spell|card cast with|for|off|via <kw> [cost] count for|toward|towards|to|in \
    [the|my] storm [count]
storm_way: <kw> count for|toward|towards|to|in [the|my] storm [count]
storm_copies: do|will [a|the|its|it|my] [s] [storm|spell] copy [of] [from|by] [storm|it] \
    count for|toward|towards|to|as|in|into|with [the|my] [next] [storm] [count] [storm]
storm_copies: be [a|the|its|my] [storm] copy count for|toward|towards|in [the|my] storm [count]
storm_copies: do|will [the|my] copy add|contribute to [the|my] storm [count]
storm_amount: how many <b> copy [do <who> get|make|have]
storm_amount: how many copy do|will <a> make|create|get
storm_amount: how many copy do|will storm make|create|give
storm_amount: how many time do|will <a> get copy
storm_amount: copy ?
storm_amount: what be [the|my] storm [count]
storm_amount: [the|my] storm count ?
storm_amount: storm for how many|much
storm_amount: storm for ?
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of storm."""
    return table("ask", _ASKS)


# --- before it is played ------------------------------------------------------------------------


def _stormer(scene: Scene) -> Item | None:
    """Give the spell with storm that is spoken of."""
    return next((each for each in scene.items if each.has("storm")), None)


def _cast_storm(scene: Scene) -> Item:
    """Cast a spell with storm, the one that is spoken of or a plain one, after all else."""
    found = _stormer(scene)
    if found is None:
        card = scene.world.stock.pick("storm", other_than=tuple(e.name for e in scene.items))
        found = scene.add(Item(card, card.front, None, "you"))
    if not any(each.item is found and each.kind == "cast" for each in scene.deeds):
        before = len(scene.deeds)
        doing.cast_item(scene, found, "you")
        for each in scene.deeds[before:]:
            each.response = False
    scene.about["a"] = found
    return found


def _cast_plain(scene: Scene, number: int, at: int = 0) -> None:
    """Cast so many plain spells, before the deed at a place."""
    for _ in range(number):
        taken = tuple(each.name for each in scene.items)
        card = scene.world.stock.pick("instant", "plain", other_than=taken)
        spell = scene.add(Item(card, card.front, None, "you"))
        before = len(scene.deeds)
        deed = doing.cast_item(scene, spell, "you")
        del scene.deeds[before:]
        scene.deeds.insert(at, deed)


def _counts(scene: Scene, statement: Statement) -> None:
    """Let what is said be done, and nothing else, before a spell with storm."""
    noun = statement.noun()
    if noun is not None and not noun.pronoun:
        _do(scene, noun)
    if not scene.deeds:
        raise Misfit("what would count was not said")
    if all(each.kind == "cast" and each.item is _stormer(scene) for each in scene.deeds):
        raise NotSupported("what would count was not said")
    cast = [
        each
        for each in scene.deeds
        if each.kind == "cast" and each.item is not None and not each.item.has("storm")
    ]
    said = scene.about["said"]
    assert isinstance(said, tuple)
    copied = any(each.kind == "event" and each.name == "copy" for each in said)
    scene.about["others cast"] = max(0, len(cast) - (not copied))
    _cast_storm(scene)


def _do(scene: Scene, noun: Noun) -> None:
    """Cast or play what a noun phrase means."""
    if noun.part:
        raise NotSupported(f"what {noun.text!r} has to do with storm is not planned yet")
    if noun.keywords:
        raise Misfit("how it is used was said")
    item = scene.bind(noun, "spell")
    if any(each.item is item for each in scene.deeds):
        return
    who = item.owner or "you"
    if item.is_a("land"):
        doing.play_land(scene, item, who)
    elif item.has("storm"):
        raise NotSupported("what counts for another storm is not planned yet")
    else:
        if item.zone == "battlefield" and item.soft:
            item.zone = ""
        doing.cast_item(scene, item, who)


#: How a card with a keyword is used by it: a tail of its casting, or a deed of its own.
_TAILS = {"flashback": "for its flashback cost", "evoke": "for its evoke cost", "kicker": "kicked",
          "buyback": "with buyback", "overload": "for its overload cost",
          "bestow": "for its bestow cost", "morph": "for its morph cost"}  # fmt: skip


def _way(scene: Scene, statement: Statement) -> None:
    """Use a plain card by its keyword before a spell with storm."""
    from rulings_cli.ask.statements import acting

    word = statement.word("kw")
    if scene.deeds:
        raise Misfit("what would count was said")
    if word not in (*_TAILS, "cycling", "suspend", "cascade"):
        raise NotSupported(f"what {word} has to do with storm is not planned yet")
    card = scene.world.stock.pick(word)
    item = scene.add(Item(card, card.front, None, "you"))
    if word in ("cycling", "suspend"):
        it = Noun("it", pronoun="it")
        scene.mean(it, item)
        name = "cycle" if word == "cycling" else "suspends"
        acting.act(scene, Statement("event", name, (("a", it),), ""))
    else:
        if word == "flashback":
            scene.place(item, "graveyard", "you")
        deed = doing.cast_item(scene, item, "you")
        deed.tails = [_TAILS[word]] if word in _TAILS else []
    scene.deeds[0].text = f"{item.name} is used for its {word}"
    _cast_storm(scene)


def _copies(scene: Scene, statement: Statement) -> None:
    """Let a spell be copied before a spell with storm: it counts once all the same."""
    del statement
    if scene.deeds:
        raise Misfit("which copies are meant was not said")
    card = scene.world.stock.pick("instant", "plain")
    spell = scene.add(Item(card, card.front, None, "you"))
    deed = doing.cast_item(scene, spell, "you")
    copied = Deed("happen", "", spell, "NAME is copied")
    copied.response = True
    scene.deeds.append(copied)
    del deed
    scene.about["others cast"] = 1
    _cast_storm(scene)


def _amount(scene: Scene, statement: Statement) -> None:
    """Count the copies of the spell that is spoken of; its storm is what makes them."""
    noun = statement.noun("b") or statement.noun()
    item = scene.bind(noun, "spell") if noun is not None and noun.is_card else _stormer(scene)
    if "storm" in statement.text.split() and (item is None or not item.has("storm")):
        item = _cast_storm(scene)
    if item is None:
        raise Misfit("what is copied was not said")
    if item.has("storm"):
        before(scene)
    elif not any(each.item is item for each in scene.deeds):
        doing.cast_item(scene, item, item.owner or "you")
    scene.about["a"] = item


def before(scene: Scene) -> None:
    """Cast the spell with storm that is spoken of, and what was said to be cast before."""
    if _stormer(scene) is None:
        return
    item = _cast_storm(scene)
    _cast_again(scene)
    number = take(scene, "spells before")
    at = next(n for n, each in enumerate(scene.deeds) if each.item is item)
    _cast_plain(scene, number if isinstance(number, int) else 0, at)


def _cast_again(scene: Scene) -> None:
    """Cast a spell as often as it is named ("NAME, NAME, then NAME2")."""
    said = scene.about["said"]
    assert isinstance(said, tuple)
    met: set[str] = set()
    for each in said:
        noun = each.noun()
        if each.kind not in ("fact", "event") or noun is None or not noun.is_card:
            continue
        card = scene.card_of(noun)
        if card.name in met and (card.front.is_a("instant") or card.front.is_a("sorcery")):
            item = scene.add(Item(card, card.front, noun, "you"))
            before = len(scene.deeds)
            deed = doing.cast_item(scene, item, "you")
            del scene.deeds[before:]
            first = next(n for n, e in enumerate(scene.deeds) if e.item and e.item.card is card)
            scene.deeds.insert(first, deed)
        met.add(card.name)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give what changes how many copies there are: one spell more is cast before."""
    asks = scene.about.get("ask")
    if (
        isinstance(asks, Statement)
        and asks.name in (*PREPARED, "copies_amount")
        and _stormer(scene) is not None
    ):
        yield "another spell is cast before", lambda scene: _cast_plain(scene, 1)


PREPARED = {
    "counts_storm": _counts,
    "storm_way": _way,
    "storm_copies": _copies,
    "storm_amount": _amount,
}


# --- after it was played ------------------------------------------------------------------------


def _number(run: Run, item: Item) -> int:
    """Give how many copies of a thing were made on the stack."""
    got = str(run.check(f"{item.name} was not copied").got)
    return int(got.removeprefix("it was copied ").partition(" ")[0])


def _line(name: str, number: int) -> str:
    times = {0: "was not copied", 1: "was copied", 2: "was copied twice"}
    return f"{name} {times.get(number, f'was copied {number} times')}"


def _counted(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether there are more copies than other spells were cast."""
    del statement
    item = scene.about["a"]
    assert isinstance(item, Item)
    others = scene.about.get("others cast", 0)
    number = _number(run, item)
    assert isinstance(others, int)
    verdict = "yes" if number > others else "no"
    outcome = f"{item.name} is copied {number} times" if number else f"{item.name} is not copied"
    return (Option((_line(item.name, number),), verdict, f"{verdict.title()}: {outcome}.",
                   outcome=outcome),)  # fmt: skip


def _amounted(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    item = scene.about["a"]
    assert isinstance(item, Item)
    number = _number(run, item)
    return (
        Option((_line(item.name, number),), "value", f"{number} copies.", value=str(number),
               outcome=str(number), amount=number),
    )  # fmt: skip


JUDGED = {
    "counts_storm": _counted,
    "storm_way": _counted,
    "storm_copies": _counted,
    "storm_amount": _amounted,
}
