"""Which text in a position is not carried out, and whether it may have mattered.

Text is not carried out where it is not compiled (`Uncompiled`), or where no module has a rule for
what it says: a keyword that is not built, an event that nothing looks for, a static effect that
nothing reads. Instructions need no telling: who performs one that is not built raises NotSupported.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from rulings_cli.abilities import triggers
from rulings_cli.abilities.abilities import (
    TOUCHES,
    Keyword,
    StaticAbility,
    TriggeredAbility,
    Uncompiled,
)
from rulings_cli.abilities.cards import Face
from rulings_cli.engine import (  # the register is filled where keywords are carried out
    attacking,  # noqa: F401
    blocking,  # noqa: F401
    casting,  # noqa: F401
    combat,
    combat_damage,  # noqa: F401
    entering_keywords,  # noqa: F401
    evasion,  # noqa: F401
    keyword_moments,
    layers,
    resolving,  # noqa: F401
    trigger_events,
    turn,  # noqa: F401
)
from rulings_cli.engine.built_keywords import is_built, kind_of
from rulings_cli.engine.happenings import Happenings
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Step, Zone

#: Static effects and changes that nothing reads, and the topic to which each may matter; "never"
#: where it changes nothing that is played. A test finds those that are missing here.
UNREAD: Final = {
    "ActivateWhenever": "activation",
    "AnyNumberInDeck": "never",  # decks are not built here
    "CanBeCommander": "never",
    "EntersInState": "enters",
    "MayBeginOnBattlefield": "never",
    "PlayWithTopRevealed": "never",
}
#: What "can't be …" and "must …" say that some procedure asks for.
_ASKED_FOR: Final = ("counter", "target", "sacrifice", "attack", "block", "activated")
#: Trigger events that nothing looks for: by words of theirs, the topics that they may be about.
_OTHER_EVENTS: Final = (
    ("attack", "combat"),
    ("block", "combat"),
    ("enlist", "combat"),
    ("exploit", "enters"),
    ("cycle", "activation"),
    ("monstrous", "activation"),
    ("crewed", "activation"),
    ("unlock", "never"),
    ("mutates", "never"),
    ("specializes", "never"),
    ("dungeon", "never"),
    ("dice", "chance"),
    ("roll", "chance"),
    ("coin", "chance"),
    ("the Ring", "never"),
    ("face up", "never"),
    ("transforms", "resolving"),
    ("phases", "turn"),
    ("scry", "resolving"),
    ("surveil", "resolving"),
    ("counters", "counters"),
    ("plays a land", "playing"),
    ("play a land", "playing"),
    ("crime", "targets"),
    ("expend", "cost"),
    ("gain life", "life"),
)
#: What text may be about of which no word tells it.
_UNTOUCHED: Final = frozenset(("types", "colors", "name", "control"))
#: What somebody may be forbidden to do, or what may cost more or less.
_ACTIONS: Final = frozenset(("casting", "cost", "playing", "activation", "targets", "mana"))
#: What an event may be about although no word of `TOUCHES` tells so.
_UNTOLD: Final = frozenset(("casting", "tapping", "playing", "countering", "attaching"))


#: Everything that may be asked about.
TOPICS: Final = frozenset(TOUCHES)


class Gap(Value):
    """A text that is not carried out and may have mattered: whose, which paragraph, and why."""

    object: ObjectId
    name: str
    where: str
    reason: str
    clause: Value

    @property
    def words(self) -> str:
        """Say it in one line."""
        return f"{self.name} ({self.where}): {self.reason}"


def gaps(
    game: Game, *, asked: frozenset[str] | None = None, tried: frozenset[ObjectId] = frozenset()
) -> Iterator[Gap]:
    """Give the texts that are not carried out and may matter to the run, or to what is asked.

    `asked` are the topics of `abilities.TOUCHES` that are asked about, None for everything;
    `tried` the cards that somebody tried to cast.
    """
    ran = Happenings(game)
    ran.cast |= tried
    told: set[tuple[str, Value]] = set()
    for each in (*game.objects.values(), *game.last_known.values()):
        if each.zone is Zone.LIBRARY or each.on_stack is not None:
            continue
        for clause in _clauses(game, each):
            key = (each.name, clause)
            if key not in told and _matters(each, clause, ran, asked):
                told.add(key)
                yield _gap(each, clause)


def _clauses(game: Game, each: GameObject) -> Iterator[Value]:
    """Give what of an object's text is not carried out: what it has now, or had at the last."""
    now = layers.characteristics_of(game, each)
    yield from now.uncompiled
    for ability in now.abilities:
        # whether a keyword is built is asked where its moment came
        if isinstance(ability, Keyword) or unbuilt(ability) is not None:
            yield ability


@lru_cache(maxsize=4096)
def unbuilt(ability: Value) -> tuple[str, str] | None:
    """Give the moment or topic at which an ability that is not built may matter, and its words.

    None where every part that the engine doesn't stop at by itself is built.
    """
    if isinstance(ability, Keyword):
        return None if is_built(ability) else ("keyword", f"{ability.name} is not built")
    if isinstance(ability, TriggeredAbility):
        return _unbuilt_event(ability.event)
    if isinstance(ability, StaticAbility):
        for effect in ability.effects:
            for each in (effect, *getattr(effect, "changes", ())):
                topic = _unread(each)
                if topic != "never":
                    return topic, f"what it says ({type(each).__name__}) is not built"
    return None


def _unread(effect: Value) -> str:
    """Give the topic of a static effect that nothing reads; "never" where it is read."""
    name = type(effect).__name__
    if name in ("CantBe", "MustDo"):
        what: str = effect.what  # type: ignore[attr-defined]
        said = f"{what} {getattr(effect, 'words', '')}"
        if what in combat.ASKED_FOR or any(each in said for each in _ASKED_FOR):
            return "never"
        return "zones"
    return UNREAD.get(name, "never")


def _unbuilt_event(event: Value) -> tuple[str, str] | None:
    for each in trigger_events.alternatives(event):  # type: ignore[arg-type]
        if isinstance(each, triggers.BecomesTrue):  # engine.triggering looks for those itself
            continue
        inner = each.event if isinstance(each, triggers.While) else each
        if not trigger_events.is_matched(inner):
            words = getattr(inner, "words", "") or type(inner).__name__
            topic = _topic_of_event(inner)
            if topic != "never":
                return topic, f"whether {words} is not asked by any rule that is built"
    return None


def _topic_of_event(event: Value) -> str:
    fighting = triggers.Attacks | triggers.Blocks | triggers.BecomesBlocked
    if isinstance(event, fighting | triggers.IsUnblocked | triggers.AttacksWith):
        return "combat"
    if isinstance(event, triggers.LeavesGraveyard):
        return "zones"
    if isinstance(event, triggers.CausesMana):
        return "mana"
    words = getattr(event, "words", "")
    return next((topic for word, topic in _OTHER_EVENTS if word in words), "always")


# --- whether it mattered ------------------------------------------------------------------------


def _matters(
    each: GameObject, clause: Value, ran: Happenings, asked: frozenset[str] | None
) -> bool:
    if isinstance(clause, Keyword):
        moments = keyword_moments.moments_of(kind_of(clause.name))
        came = any(_came(each, one, ran, asked) for one in moments)
        return came and not is_built(clause)
    if each.zone is not Zone.BATTLEFIELD or each.face_down:
        return False
    if isinstance(clause, Uncompiled):
        if _is_of_casting(clause):
            return False
        if "Saga" in each.face.subtypes and "keyword" in clause.touches:  # a chapter ability
            return _trigger_matters(frozenset(clause.touches), ran, asked)
        return _uncompiled_matters(clause, ran, asked)
    found = unbuilt(clause)
    assert found is not None
    topic = found[0]
    if isinstance(clause, TriggeredAbility):
        return topic in ran.topics or (topic == "always" and bool(ran.topics))
    return topic in ("always", *ran.topics, *(asked or ()))


def _is_of_casting(clause: Uncompiled) -> bool:
    """Tell whether a text is about casting its own card only, which the battlefield knows not."""
    touched = frozenset(clause.touches)
    return "casting" in touched and ("keyword" in touched or "others" not in touched)


def _came(each: GameObject, moment: str, ran: Happenings, asked: frozenset[str] | None) -> bool:
    """Tell whether the moment of a keyword came in the run, for an object that has it."""
    on_battlefield = each.zone is Zone.BATTLEFIELD and not each.face_down
    if moment == "cast":
        return each.id in ran.cast
    if moment == "resolves":
        return each.id in ran.resolved
    if moment in ("draw", "discard"):
        drew = "cards" in ran.topics and each.zone is not Zone.BATTLEFIELD
        return drew if moment == "draw" else each.id in ran.discarded
    if moment == "dies":
        return bool(ran.died) and (on_battlefield or each.zone is Zone.GRAVEYARD)
    if not on_battlefield:
        return False
    return {
        "always": True,
        "combat": "combat" in ran.topics or "combat" in (asked or ()),
        "enters": each.id in ran.entered,
        "another enters": "enters" in ran.topics,
        "upkeep": Step.UPKEEP in ran.steps,
        "untap": Step.UNTAP in ran.steps or Step.UPKEEP in ran.steps,
        "destroyed": ran.destroyed,
        "damage": "damage" in ran.topics,
        "spell": "casting" in ran.topics,
    }.get(moment, False)


def _uncompiled_matters(clause: Uncompiled, ran: Happenings, asked: frozenset[str] | None) -> bool:
    touched = frozenset(clause.touches) or _UNTOUCHED
    if "triggers" in touched:
        return _trigger_matters(touched, ran, asked)
    about = ran.topics | (TOPICS if asked is None else asked)
    if "activation" in touched and ("activated" in touched or "forbids" not in touched):
        return False
    if "combat" in touched and "combat" not in ran.topics | (asked or frozenset()):
        if not touched & {"others", "casting", "cost", "mana"}:
            return False
        touched -= {"combat"}
    return bool(touched & about) or ("forbids" in touched and bool(_ACTIONS & about))


def _trigger_matters(
    touched: frozenset[str], ran: Happenings, asked: frozenset[str] | None
) -> bool:
    """Tell whether an ability may have triggered, and its triggering may have been seen.

    What triggers waits until a player would get priority, unless it is a mana ability.
    """
    if not ran.topics & (touched | _UNTOLD):
        return False
    seen = asked is None or "triggers" in asked or "resolving" in ran.topics
    return seen or ("mana" in touched and "mana" in ran.topics)


def _gap(each: GameObject, clause: Value) -> Gap:
    found = None if isinstance(clause, Uncompiled) else unbuilt(clause)
    reason = found[1] if found is not None else str(getattr(clause, "reason", ""))
    return Gap(each.id, each.name, paragraph_of(each.face, clause), reason, clause)


def paragraph_of(face: Face, clause: Value) -> str:
    """Say which paragraph of the face a clause is; that it was granted where it is none."""
    for number, paragraph in enumerate(face.paragraphs, start=1):
        if clause in paragraph.abilities:
            return f"paragraph {number}"
    return "an ability it was given"
