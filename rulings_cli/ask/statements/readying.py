"""A scene, made ready: played with its choices answered and with the lands that it needs."""

from __future__ import annotations

from typing import Any

from rulings_cli.ask.statements import besides, judging
from rulings_cli.ask.statements.exploring import FIRST, KILLING, Wanted, Watched, filled
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import CASTS_IT, Scene, WantsMana
from rulings_cli.ask.statements.writing import line_of, script_of
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import IllegalAnswer
from rulings_cli.game.events import CeasedToExist, Lost, ZoneChanged
from rulings_cli.terms.zones import Zone

#: Lands more that a player may need where something makes spells cost more.
_MOST_LANDS = 4

#: What comes up where a plan finds nothing to take: it is not planned, then.
UNPLANNED = (AssertionError, IllegalAnswer, LookupError, StopIteration, ValueError)


def anew(composed: Scene, first: Scene) -> Scene:
    """Give the scene as it was composed, taken as in the first where the words leave it open."""
    scene = composed.copy()
    scene.about["change"] = True
    scene.about["stays"] = first.about.get("stays")
    scene.about["orders"] = first.about.get("orders", FIRST)
    older = first.about.get("older")
    if isinstance(older, tuple) and all(each in first.items for each in older):
        scene.about["older"] = tuple(scene.items[first.items.index(each)] for each in older)
    at = first.about.get("answers")
    if isinstance(at, int):
        scene.deeds[at].response = True
    return scene


def ready(scene: Scene) -> Watched:
    """Play the scene with its choices answered, and with the lands that its costs need."""
    scene.judged = None
    wanted = _wanted(scene)
    extra: dict[str, int] = {}
    while True:
        play = filled(
            script_of(scene, extra),
            scene.world,
            wanted,
            accepts=bool(scene.about.get("pays")),
            stays=bool(scene.about.get("stays")),
            divides=_divides(scene),
            loosely=bool(scene.about.get("change")),
            apart=str(scene.about.get("apart", "")),
            orders=str(scene.about.get("orders", FIRST)),
        )
        if _runs_out_of_cards(scene, play) or _runs_out_of_life(scene, play):
            continue
        short = _lacks_mana(scene, play)
        if not short or extra.get(short, 0) >= _MOST_LANDS:
            return play
        extra[short] = extra.get(short, 0) + 1


#: So many cards a library has where more are drawn than are there otherwise.
_MANY_CARDS = 60


def _runs_out_of_cards(scene: Scene, play: Watched) -> bool:
    """Let libraries be large where one of which nothing was said has no more cards to draw."""
    lost = any(
        rule.number == DRAWS_FROM_NOTHING for each in play.game.trace for rule in each.because
    )
    told = any(" library" in line for line in play.script.given)
    if not lost or told:
        return False
    for whose in ("your", "the opponent's"):
        scene.given.append(f"{whose} library has {_MANY_CARDS} cards")
    return True


#: So much life a player has of whom it is asked how much comes of something.
_MUCH_LIFE = 1000
#: Asks of amounts, which go on where a player with little life would have lost.
AMOUNTS = frozenset(
    ("damage_amount", "damage_from", "damage_taken", "damaged_n", "deals_n", "how_much",
     "how_much_lost", "life_amount", "lifegain", "gain_n", "loses", "drains", "drains_n",
     "draw_amount",
     "gets_amount", "made_amount", "times_triggered", "times_from", "times_drained", "count_or",
     "triggers_n")
)  # fmt: skip


def _runs_out_of_life(scene: Scene, play: Watched) -> bool:
    """Let players have much life where one of which nothing was said loses before all is done."""
    asks = scene.about.get("ask")
    if not isinstance(asks, Statement) or asks.name not in AMOUNTS or scene.life:
        return False
    lost = {
        each.player
        for each in play.game.trace
        if isinstance(each, Lost) and any(rule.number == _NO_LIFE for rule in each.because)
    }
    lines = [
        f"{'you have' if who == 'you' else 'the opponent has'} {_MUCH_LIFE} life" for who in lost
    ]
    if not lost or any(each in scene.given for each in lines):
        return False
    scene.given += lines
    return True


#: The rule by which a player without life loses.
_NO_LIFE = "704.5a"
#: The rule about drawing from a library with too few cards.
DRAWS_FROM_NOTHING = "121.4"


def _divides(scene: Scene) -> str:
    """Give how an attacker divides its damage among what blocks it; "" where that decides."""
    said = scene.about.get("divides")
    if isinstance(said, str):
        return said
    return KILLING


def _wanted(scene: Scene) -> Wanted:
    """Give the names of things that open choices should take: what the question names."""
    targets = [
        each.name for deed in scene.deeds for each in deed.targets if not isinstance(each, str)
    ]
    named = [each.name for each in scene.items if each.noun is not None]
    return tuple(dict.fromkeys((*scene.choices, *targets))), tuple(dict.fromkeys(named))


def _lacks_mana(scene: Scene, play: Watched) -> str:
    """Give who can't pay for what they do; "" where that is not so."""
    if any(each.kind == "mana" for each in scene.deeds):
        return ""  # how the mana is made was seen before
    for attempt in play.attempts:
        if _is_want_of_mana(attempt.refused):
            who = str(getattr(attempt.refused.action, "player", "you"))
            return "" if who in scene.mana_fixed else who
    deed = scene.asked
    if not scene.asks or deed is None or deed.kind not in ("cast", "activate"):
        return ""
    if deed.who in scene.mana_fixed:
        return ""
    run = play.as_run()
    try:
        options = judging.options(scene, run)
    except WantsMana:
        return deed.who
    for each in options:
        if each.verdict == "no" and each.then and run.holds(each.then[0]):
            got = str(run.check(each.then[0]).got)
            return deed.who if any(rule in got for rule in _WANT_OF_MANA) else ""
    return ""


#: The rules by which something is refused for want of mana.
_WANT_OF_MANA = ("118.3", "601.2h", "602.2b")


def _is_want_of_mana(refused: Any) -> bool:
    numbers = (refused.rule.number, *(each.number for each in refused.because))
    return any(each.startswith(_WANT_OF_MANA) for each in numbers)


def need_done(scene: Scene, play: Watched) -> None:
    """Abstain where something that the question says is done is not possible."""
    free = {each.item.name for each in scene.deeds if each.may_fail and each.item is not None}
    if any(each.line.startswith(CASTS_IT) for each in scene.deeds):
        free.add("it")
    free |= {line_of(scene, e) for e in scene.deeds if e.may_fail and e.kind == "attack"}
    _need_dead(scene, play)
    if scene.about.get("meanwhile") and not scene.about.get("change") and not play.game.stack():
        raise NotSupported("nothing waits on the stack there")
    if "exiled from the top" in scene.about and not scene.about.get("change"):
        from rulings_cli.ask.statements.exiling_top import need_exiled

        need_exiled(scene, play)
    besides.need_befallen(scene, play)
    asks = scene.about.get("ask")
    by_tool = isinstance(asks, Statement) and asks.name in _BY_TOOL
    for attempt in play.attempts:
        # what is no legal target is not killed: that much is an answer
        if by_tool and _is_aimed_at_asked(scene, attempt) and _is_of_targets(attempt.refused):
            continue
        if attempt.name not in free or (by_tool and not _is_of_targets(attempt.refused)):
            raise NotSupported(
                f"{attempt.verb} {attempt.name} is refused there: {attempt.refused.reason}"
            )


def _is_aimed_at_asked(scene: Scene, attempt: Any) -> bool:
    """Tell whether what was refused is the one use that is asked about: "does A kill basics"."""
    victim, deeds = scene.about.get("a"), scene.deeds
    alone = len(deeds) == 1 and deeds[0].kind == "activate" and deeds[0].item is not None
    return alone and victim in deeds[0].targets and attempt.name == deeds[0].item.name  # type: ignore[union-attr]


def _need_dead(scene: Scene, play: Watched) -> None:
    """Abstain where something that is said to die does not leave the battlefield."""
    left = off_battlefield(play)
    for deed in scene.deeds:
        if deed.item is scene.about.get("copier"):
            continue  # it has another name there
        if deed.line == "NAME dies" and deed.item is not None and deed.item.name not in left:
            raise NotSupported(f"{deed.item.name} does not die there")


_BY_TOOL = frozenset(
    ("kills", "exiles", "bounces", "works", "countered", "counters_spell", "removes")
)
#: The rules by which something is no legal target.
_OF_TARGETS = ("115.", "601.2c", "702.11", "702.16", "702.18")


def _is_of_targets(refused: Any) -> bool:
    return bool(refused.rule.number.startswith(_OF_TARGETS))


def off_battlefield(play: Watched) -> set[str]:
    """Give the names of what left the battlefield."""
    return {
        each.name
        for each in play.game.trace
        if isinstance(each, ZoneChanged | CeasedToExist) and each.from_ is Zone.BATTLEFIELD
    }
