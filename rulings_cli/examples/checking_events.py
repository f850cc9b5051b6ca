"""Checking lines about what has happened: the trace of the play."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from rulings_cli.engine import controlling_players
from rulings_cli.examples import naming
from rulings_cli.examples.checked import Check
from rulings_cli.examples.lines import Line, Ref
from rulings_cli.examples.playing import Play
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.rules.additional import COPYING_A_SPELL, DECIDES
from rulings_cli.terms.zones import Zone


def _facts(play: Play, kinds: tuple[str, ...], *, since: int = 0) -> Iterator[Any]:
    for each in play.position.trace[since:]:
        if type(each).__name__ in kinds:
            yield each


def _is_meant(play: Play, id: ObjectId, ref: Ref) -> bool:
    """Tell whether an object, there or gone, is the one that the line names."""
    game = play.position
    each = game.objects.get(id) or game.last_known.get(id)
    if each is None or (each.on_stack is not None) != (ref.part != ""):
        return False
    if each.on_stack is not None:
        delayed = ref.part_kind == "delayed"
        if (ref.part == "ability") != (each.on_stack.kind == "activated"):
            return False
        if delayed and each.on_stack.kind != "delayed":
            return False
        each = each.on_stack.source_was
    if ref.kind == "copy" and each.kind != "copy":
        return False
    names = (*naming.names_of(each), *((each.name.removesuffix(" Token"),)))
    return any(ref.name == full or naming.is_short_for(ref.name, full) for full in names)


def _happened(*kinds: str, yes: bool = True, words: str = "") -> Callable[[Play, Line], Check]:
    def of(play: Play, line: Line) -> Check:
        ref = line.get("object")
        found = [each for each in _facts(play, kinds) if _is_meant(play, each.object, ref)]
        rules = tuple(rule.number for each in found for rule in each.because)
        got = f"{ref.text} {words if found else f'never {words}'}"
        return Check(bool(found) is yes, got, rules)

    return of


def _did_not_resolve(play: Play, line: Line) -> Check:
    found = _happened("Resolved", words="resolved")(play, line)
    stopped = _happened("DidNotResolve", "Countered", words="stopped")(play, line)
    return Check(not found.ok, found.got, stopped.rules)


def _cast_with_x(play: Play, line: Line) -> Check:
    game, ref = play.position, line.get("object")
    for each in _facts(play, ("SpellCast",)):
        if _is_meant(play, each.object, ref):
            spell = game.objects.get(each.object) or game.last_known[each.object]
            return Check(spell.x == line.get("number"), f"X={spell.x}")
    return Check(False, f"{ref.text} was not cast")


def _triggered(play: Play, line: Line) -> Check:
    ref: Ref = line.get("object")
    bare = ref.evolve(part="", part_kind="", part_nth=0)
    found = [each for each in _facts(play, ("Triggered",)) if _is_meant(play, each.source, bare)]
    wanted = 0 if line.form == "did_not_trigger" else line.get("times", 1)
    rules = tuple(rule.number for each in found for rule in each.because)
    return Check(len(found) == wanted, f"it triggered {len(found)} times", rules)


def _copied(play: Play, line: Line) -> Check:
    """See how often a spell or ability was copied on the stack (CR 707.10)."""
    found = [
        each
        for each in _facts(play, ("RuleApplied",))
        if COPYING_A_SPELL in each.because and _is_meant(play, each.about, line.get("object"))
    ]
    wanted = 0 if line.form == "was_not_copied" else line.get("times", 1)
    rules = (COPYING_A_SPELL.number,) if found else ()
    return Check(len(found) == wanted, f"it was copied {len(found)} times", rules)


def _no_priority(play: Play, line: Line) -> Check:
    trace: list[Any] = list(play.position.trace)
    start = play.since
    if line.form == "no_priority_since":
        kinds = ("SpellCast", "AbilityActivated", "PutOnStack")
        ref: Ref = line.get("object")
        bare = ref.evolve(part="", part_kind="", part_nth=0)
        starts = [
            at + 1
            for at, each in enumerate(trace)
            if type(each).__name__ in kinds
            and (_is_meant(play, each.object, bare) or _is_meant(play, each.object, ref))
        ]
        if not starts:
            return Check(False, f"{ref.text} was not {line.text.split()[-1]}")
        start = starts[-1]
    got = [each for each in trace[start:] if type(each).__name__ == "PriorityReceived"]
    who = ", ".join(dict.fromkeys(each.player for each in got))
    return Check(not got, f"{who} received priority" if got else "nobody received priority")


_CHANGES: Final = (
    "ManaAdded",
    "ZoneChanged",
    "LifeChanged",
    "DamageDealt",
    "CountersPut",
    "TokenCreated",
    "Attached",
    "Drew",
    "Shuffled",
    "EffectBegan",
)


def _nothing(play: Play, _line: Line) -> Check:
    """Tell whether the last action changed nothing, apart from what leaves the stack."""
    trace = play.position.trace
    start = play.since
    for at in range(len(trace) - 1, play.since - 1, -1):
        if type(trace[at]).__name__ == "ResolutionBegan":
            start = at
            break
    found = [
        each
        for each in _facts(play, _CHANGES, since=start)
        if not (type(each).__name__ == "ZoneChanged" and each.from_ is Zone.STACK)
    ]
    rules = tuple(
        rule.number
        for each in _facts(play, ("NothingHappened", "NoManaAdded"), since=start)
        for rule in each.because
    )
    from rulings_cli.examples.telling import told

    got = "; ".join(told(play.position, each) for each in found[:3]) or "nothing happened"
    return Check(not found, got, rules)


def _left(causes: tuple[str, ...], *, yes: bool = True) -> Callable[[Play, Line], Check]:
    """Ask whether an object left the battlefield for a graveyard, by one of the causes."""

    def of(play: Play, line: Line) -> Check:
        found = [
            each
            for each in _facts(play, ("ZoneChanged",))
            if each.from_ is Zone.BATTLEFIELD
            and (each.to is Zone.GRAVEYARD or each.cause == "sacrifice")
            and (not causes or each.cause in causes)
            and _is_meant(play, each.object, line.get("object"))
        ]
        rules = tuple(rule.number for each in found for rule in each.because)
        got = f"it went to a graveyard ({found[0].cause})" if found else "it did not"
        return Check(bool(found) is yes, got, rules)

    return of


def _dealt(play: Play, line: Line) -> Check:
    """Add up the damage that a source dealt to an object or player."""
    to: Ref = line.get("to")
    found = [
        each
        for each in _facts(play, ("DamageDealt",))
        if _is_meant(play, each.source, line.get("object"))
        and (
            each.to == to.name
            if to.kind == "player"
            else isinstance(each.to, int) and _is_meant(play, each.to, to)
        )
    ]
    total = sum(each.amount for each in found)
    rules = tuple(rule.number for each in found for rule in each.because)
    return Check(total == line.get("number"), f"{total} damage", rules)


def _life_changed(play: Play, line: Line) -> Check:
    sign = 1 if line.form == "gained_life" else -1
    found = [
        each
        for each in _facts(play, ("LifeChanged",))
        if each.player == line.get("player") and each.amount * sign > 0
    ]
    total = sum(each.amount * sign for each in found)
    rules = tuple(rule.number for each in found for rule in each.because)
    return Check(total == line.get("number"), f"{total} life", rules)


def _drew(play: Play, line: Line) -> Check:
    found = [each for each in _facts(play, ("Drew",)) if each.player == line.get("player")]
    rules = tuple(rule.number for each in found for rule in each.because)
    return Check(len(found) == line.get("number"), f"{len(found)} drawn", rules)


def _shuffled(play: Play, line: Line) -> Check:
    found = [each for each in _facts(play, ("Shuffled",)) if each.player == line.get("whose")]
    rules = tuple(rule.number for each in found for rule in each.because)
    got = f"it was shuffled {len(found)} times" if found else "it was not shuffled"
    return Check(bool(found) is (line.form == "was_shuffled"), got, rules)


def _choosable(play: Play, line: Line) -> Check:
    """Tell whether what is asked now allows an answer."""
    from rulings_cli.examples.written_answers import fitting

    wanted = line.form == "can_choose"
    if play.pending is None:
        return Check(not wanted, "nothing is asked")
    choice = play.pending.choice
    asked_one = controlling_players.decider(play.pending.so_far, choice.player)
    found = asked_one == line.get("player") and fitting(
        choice, play.pending.so_far, line.get("values")
    )
    asked = choice.prompt or choice.kind
    got = f"{asked_one} is asked: {asked}"
    rules = (choice.rule, *((DECIDES,) if asked_one != choice.player else ()))
    return Check(bool(found) is wanted, got, tuple(each.number for each in rules))


#: Lines about what has happened, by their form.
EVENTS: Final[dict[str, Callable[[Play, Line], Check]]] = {
    "nothing": _nothing,
    "resolved": _happened("Resolved", words="resolved"),
    "did_not_resolve": _did_not_resolve,
    "was_countered": _happened("Countered", words="was countered"),
    "was_not_countered": _happened("Countered", yes=False, words="was countered"),
    "was_cast": _happened("SpellCast", words="was cast"),
    "was_not_cast": _happened("SpellCast", yes=False, words="was cast"),
    "was_cast_with_x": _cast_with_x,
    "triggered": _triggered,
    "did_not_trigger": _triggered,
    "was_copied": _copied,
    "was_not_copied": _copied,
    "died": _left(()),
    "did_not_die": _left((), yes=False),
    "was_destroyed": _left(("destroy",)),
    "was_sacrificed": _left(("sacrifice",)),
    "dealt_damage": _dealt,
    "gained_life": _life_changed,
    "lost_life": _life_changed,
    "drew": _drew,
    "was_shuffled": _shuffled,
    "was_not_shuffled": _shuffled,
    "can_choose": _choosable,
    "cannot_choose": _choosable,
    "no_priority_since": _no_priority,
    "no_priority": _no_priority,
}
