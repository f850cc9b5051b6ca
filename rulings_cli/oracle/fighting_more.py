"""More of combat: exerting, luring, blocking it, and what damage is assigned (CR 508-510)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.conditions import ObjectIs
from rulings_cli.abilities.described import Described, HasState, InCombatWith
from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import ContinuousChange
from rulings_cli.abilities.references import BothPaired, This
from rulings_cli.abilities.static import (
    Affects,
    AssignsOtherDamage,
    HelpsWithPower,
    LuresBlockers,
)
from rulings_cli.abilities.triggers import Exerts
from rulings_cli.oracle.activating import bound
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.waiting import player_event

# exerting

player_event(Exerts, "exert", "what", "a thing")


def _read_exert(reader: Reader, at: int) -> Iterator[Found]:
    """Read "you may exert this creature as it attacks. When you do, …" (CR 701.43d)."""
    start = reader.here(at, "you", "may", "exert")
    for what, middle in reader.all("self", start) if start >= 0 else ():
        for pronoun in ("it", "he", "she", "they"):
            verb = "attack" if pronoun == "they" else "attacks"
            body = reader.here(middle, "as", pronoun, verb, ".", "when", "you", "do", ",")
            for sentences, end in reader.all("sentences", body) if body >= 0 else ():
                event = Exerts(what, optional=True)
                yield TriggeredAbility(event, sentences, words=pronoun), end


def _say_exert(_sayer: Sayer, node: TriggeredAbility) -> Words | None:
    if not isinstance(node.event, Exerts) or not node.event.optional:
        return None
    inner = Sayer(node.targets)
    verb = "attack" if node.words == "they" else "attacks"
    opening = ["you", "may", "exert", *inner.say("self", node.event.what), "as", node.words, verb]
    return [*opening, ".", "when", "you", "do", ",", *inner.say("sentences", node.body)]


pair(
    "triggered",
    TriggeredAbility,
    lambda reader, at: bound(reader, _read_exert(reader, at)),
    _say_exert,
    first="you",
)

# luring


def _read_lure(reader: Reader, at: int) -> Iterator[Found]:
    """Read "all creatures able to block this creature do so" as (attacker, who blocks)."""
    start = reader.here(at, "all")
    for by, middle in reader.all("things", start) if start >= 0 else ():
        begun = reader.here(middle, "able", "to", "block")
        for category in ("self", "attached", "pronoun", "target object") if begun >= 0 else ():
            for what, end in reader.all(category, begun):
                yield (what, by, category), end


pair("lure", tuple, _read_lure, lambda _sayer, _node: None, first="all")


def _read_lure_static(reader: Reader, at: int) -> Iterator[Found]:
    for (what, by, category), middle in reader.all("lure", at):
        end = reader.here(middle, "do", "so")
        if end >= 0 and category in ("self", "attached"):
            yield Affects(what, (LuresBlockers(by),), "lure"), end


def _say_lure_static(sayer: Sayer, node: Affects) -> Words | None:
    (only, *others) = node.changes
    if not isinstance(only, LuresBlockers) or others:
        return None
    what = sayer.try_say("self", node.of) or sayer.say("attached", node.of)
    return ["all", *sayer.say("things", only.by), "able", "to", "block", *what, "do", "so"]


pair("static", Affects, _read_lure_static, _say_lure_static, first="all")


def _read_lure_effect(reader: Reader, at: int) -> Iterator[Found]:
    for (what, by, _), middle in reader.all("lure", at):
        end = reader.here(middle, "this", "turn", "do", "so")
        if end >= 0:
            lasts = UntilEndOfTurn("this turn")
            yield ContinuousChange(what, (LuresBlockers(by),), lasts, "lure"), end


def _say_lure_effect(sayer: Sayer, node: ContinuousChange) -> Words | None:
    if node.words != "lure":
        return None
    (only,) = node.changes
    assert isinstance(only, LuresBlockers)
    words = ["all", *sayer.say("things", only.by), "able", "to", "block"]
    return [*words, *sayer.say("object", node.of), "this", "turn", "do", "so"]


pair("effect", ContinuousChange, _read_lure_effect, _say_lure_effect, first="all")

# what is blocking it, and what damage is assigned

_HOW: Final = "blocking or blocked by|blocking|blocked by"
phrase("quality", InCombatWith, f"{{how={_HOW}}} <with_:fought>")
phrase("quality", InCombatWith, f"that's {{how={_HOW}}} <with_:fought>", words="that's")
include("fought", "self", "attached", "pronoun")
_RATHER: Final = "assign+ combat damage equal to its toughness rather than its power"
phrase("change", AssignsOtherDamage, _RATHER, how="toughness")
phrase("change", AssignsOtherDamage, "assign+ no combat damage", how="none")

# how it crews and saddles

_HELPS: Final = {
    "crew+ Vehicles": ("crew",),
    "saddle+ Mounts": ("saddle",),
    "saddle+ Mounts and crew+ Vehicles": ("saddle", "crew"),
}
for _verbs, _to in _HELPS.items():
    _greater = f"{_verbs} as though its power were <more:digits> greater"
    phrase("change", HelpsWithPower, _greater, to=_to)
    _toughness = f"{_verbs} using its toughness rather than its power"
    phrase("change", HelpsWithPower, _toughness, to=_to, by_toughness=True)

# pairs

constants(
    "condition",
    {
        f"{each} is paired with another creature": ObjectIs(
            This(each), Described(adjectives=(HasState("paired"),)), words=f"{each} paired"
        )
        for each in ("~", "this creature")
    },
)


def _read_both(reader: Reader, at: int) -> Iterator[Found]:
    for words in ("both creatures", "each of those creatures"):
        end = reader.here(at, *words.split())
        if end >= 0:
            yield BothPaired(words), end


pair(
    "affected",
    BothPaired,
    _read_both,
    lambda _sayer, node: node.words.split(),
    first="both each",
)
