"""What an answer rests on: it is the same whatever was left open, and a change flips it."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import islice

from rulings_cli.ask.cards import DropsOut
from rulings_cli.ask.plan import Change, Option, Script
from rulings_cli.ask.statements import besides, judging, resting
from rulings_cli.ask.statements.exploring import FIRST, LAST
from rulings_cli.ask.statements.mana_asked import settled_anew
from rulings_cli.ask.statements.readying import UNPLANNED, anew, need_done, ready
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Scene, Unplanned
from rulings_cli.errors import InputError, NotSupported

#: So many changes are tried.
_MOST_CHANGES = 60

#: Asks of death: an attacker's damage is divided so that as many die as can, and otherwise, too,
#: where it is not asked what that attacker kills.
_OF_DEATH = frozenset(
    ("die", "survive", "die_or", "stays", "lost", "keeps", "survives", "kills", "beats",
     "both_die", "trades", "who_dies", "any_dies")
)  # fmt: skip
_KILLING = frozenset(("kills", "beats", "both_die", "trades", "who_dies", "any_dies", "kills_all"))


def need_stable(first: Scene, composed: Scene, option: Option) -> None:
    """Abstain where the verdict is another by what the question leaves open."""
    was = _came_to(first, option)
    asks = first.about.get("ask")
    if first.about.get("x unsaid") and isinstance(asks, Statement) and asks.name == "happens":
        return  # the X is told as assumed, and all that comes of it

    def under(tweak: resting.Tweak) -> tuple[str, str | None] | None:
        return _verdict_under(tweak, first, composed)

    def changed(tweak: resting.Tweak) -> Scene:
        scene = anew(composed, first)
        tweak(scene)
        return scene

    if option.verdict == "yes" and isinstance(asks, Statement) and asks.name in _MAY:
        besides.need_same_outcome(first, changed, ready)
        besides.need_effect(first, changed, ready)
    besides.need_own_target(first)
    for tweak in (*resting.unsaid(first), *_other_divisions(first)):
        if under(tweak) not in (None, was):
            raise NotSupported("it rests on what the question does not say")
    for name, gone in resting.letting(first) if option.verdict == "yes" else ():
        if under(gone) == was:
            raise Unplanned(f"it is so without {name}, too")
    if option.verdict == "yes":
        besides.need_needed(first, lambda tweak: under(tweak) == was)
    for name, moved in _of_nobody(first):
        if under(moved) not in (None, was):
            raise NotSupported(f"it rests on who controls {name}")
    for name, moved in resting.opposed(first):
        if under(moved) not in (None, was):
            raise NotSupported(f"it rests on who controls {name}")
    for name, moved, gone in resting.sides(first):
        # a permanent that changes nothing where it is, and something on the other side
        if under(moved) not in (None, was) and under(gone) == was:
            raise NotSupported(f"it rests on who controls {name}")


def _divided(how: str) -> resting.Tweak:
    def change(scene: Scene) -> None:
        scene.about["divides"] = how

    return change


def _other_divisions(scene: Scene) -> Iterator[resting.Tweak]:
    """Give other ways to divide an attacker's damage, where several block it."""
    asks, item = scene.about.get("ask"), scene.about.get("a")
    assert isinstance(asks, Statement)
    blockers = [each for each in scene.deeds if each.kind == "block"]
    several = len(blockers) > 1 or any(e.item is not None and e.item.count > 1 for e in blockers)
    all_of_it = isinstance(item, Item) and item.count > 1
    if several and not all_of_it and asks.name not in _KILLING:
        yield from (_divided(FIRST), _divided(LAST))


def _of_nobody(scene: Scene) -> Iterator[tuple[str, resting.Tweak]]:
    """Give the other side to a creature that nobody was said to control, where all are hit."""
    asks, item = scene.about.get("ask"), scene.about.get("a")
    swept = any(e.kind == "cast" and e.item is not None and not e.targets for e in scene.deeds)
    if not isinstance(asks, Statement) or asks.name not in _OF_DEATH or not swept:
        return
    if not isinstance(item, Item) or item.noun is None or item.zone != "battlefield":
        return
    if item.noun.is_card or item.noun.owner or not item.assumed:
        return
    at = scene.items.index(item)
    other = "opponent" if item.owner == "you" else "you"

    def change(scene: Scene) -> None:
        scene.items[at].owner = other

    yield item.name, change


#: Asks for what may be done, where that it works is meant, too.
_MAY = frozenset(("can", "can_thing"))


def _came_to(scene: Scene, option: Option) -> tuple[str, str | None]:
    """Give what it comes to; whose zone is nothing that it rests on, where nobody was said."""
    asks = scene.about.get("ask")
    verdict, value = option.came_to
    if isinstance(asks, Statement) and asks.name == "where" and value is not None:
        value = value.replace("the opponent's ", "").replace("your ", "")
    return verdict, value


def differs_under(tweak: resting.Tweak, first: Scene, composed: Scene, option: Option) -> bool:
    """Tell whether it comes to something else under a change that can be played."""
    return _verdict_under(tweak, first, composed) not in (None, _came_to(first, option))


def _verdict_under(
    tweak: resting.Tweak, first: Scene, composed: Scene
) -> tuple[str, str | None] | None:
    """Give the verdict and value under a change, None where it can't be played."""
    scene = anew(composed, first)
    try:
        tweak(scene)
        settled_anew(scene)
        watched = ready(scene)
        need_done(scene, watched)
        other = judging.picked(scene, watched.as_run())
    except (NotSupported, DropsOut, InputError, *UNPLANNED):
        return None
    return None if other is None else _came_to(first, other)


def flipping(first: Scene, composed: Scene, option: Option, script: Script) -> Change | None:
    """Give the nearest change under which the answer that the script gave is another."""
    changes = first.world.kept.changes
    played = (script, first.about.get("ask"), first.about.get("stays"), option)
    if played not in changes:
        changes[played] = _flipping(first, composed, option)
    found: Change | None = changes[played]
    return found


def _flipping(first: Scene, composed: Scene, option: Option) -> Change | None:
    from rulings_cli.ask.playing import _flips
    from rulings_cli.ask.statements.changing import tweaks

    weak: Change | None = None
    for words, tweak in islice(tweaks(anew(composed, first)), _MOST_CHANGES):
        scene = anew(composed, first)
        try:
            tweak(scene)
            settled_anew(scene)
            watched = ready(scene)
            run = watched.as_run()
            other = judging.picked(scene, run)
        except (NotSupported, DropsOut, InputError, *UNPLANNED):
            continue
        if other is None or not _flips(option, other) or run.unplayable():
            continue
        change = Change(words, watched.script, options=(other,))
        if not run.play.attempts:
            watched.keep(scene.world)
            return change
        weak = weak or change
    return weak
