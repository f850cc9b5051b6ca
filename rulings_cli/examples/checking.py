"""Checking the "then" lines of an example against the position where they stand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any, Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.engine import layers
from rulings_cli.errors import NotSupported
from rulings_cli.examples import naming, tokens
from rulings_cli.examples.keyword_texts import said
from rulings_cli.examples.lines import Line, Phrase, Ref, Thing
from rulings_cli.examples.playing import Attempt, Play
from rulings_cli.examples.reading import negated
from rulings_cli.game.actions import Done, Refused
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.mana import COLOR_NAMES, MANA_TYPES, symbol_mana_value
from rulings_cli.terms.rules.zones import FACE_UP_IN_EXILE
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

BATTLEFIELD: Final = (Zone.BATTLEFIELD,)


class Check(Value):
    """How a "then" line came out: whether it is true, what there is instead, by which rules."""

    ok: bool
    got: str
    rules: tuple[str, ...] = ()


def check(play: Play, line: Line) -> Check:
    """Tell whether a "then" line is true now."""
    if line.form == "not":
        found = check(play, negated(line))
        return found.evolve(ok=not found.ok)
    return CHECKS[line.form](play, line)


def numbers(refused: Refused) -> tuple[str, ...]:
    """Give the numbers of the rules of a refusal, the deciding one first."""
    return tuple(dict.fromkeys((refused.rule.number, *(e.number for e in refused.because))))


def refusal_words(refused: Refused) -> str:
    """Say a refusal: illegal by its rule, and why."""
    how = "reversed" if refused.reversed else "illegal"
    return f"{how} by {', '.join(numbers(refused))}: {refused.reason}"


# --- mana -------------------------------------------------------------------------------------


def symbols(types: Any) -> str:
    """Say mana, in the order of W U B R G C."""
    order = sorted(types, key=lambda each: MANA_TYPES.index(each) if each in MANA_TYPES else 9)
    return "".join(f"{{{each}}}" for each in order) or "empty"


def _pool(play: Play, line: Line) -> Check:
    game = play.position
    units = game.players[line.get("whose")].mana
    source = line.get("object")
    if source is not None:
        units = tuple(e for e in units if _is_from(e.source_was, game, e.source, source))
    types = tuple(each.type for each in units)
    wanted = tuple(each for each in line.get("mana") if each != "0")
    return Check(sorted(types) == sorted(wanted), symbols(types))


def _is_from(was: object, game: Game, id: ObjectId, ref: Ref) -> bool:
    each = was if isinstance(was, GameObject) else game.objects.get(id)
    if each is None:
        return False
    names = naming.names_of(each)
    return any(ref.name == full or naming.is_short_for(ref.name, full) for full in names)


def _could_produce(play: Play, line: Line) -> Check:
    from rulings_cli.engine import mana
    from rulings_cli.terms.rules.mana import COULD_PRODUCE

    _abstain(play.position, "mana")
    found = mana.could_produce(play.position, _one(play, line, BATTLEFIELD))
    wanted = set(line.get("mana", ()))
    return Check(found == wanted, symbols(found), (COULD_PRODUCE.number,))


def _abstain(game: Game, *touching: str) -> None:
    """Abstain where a permanent has text that is not understood and may touch the matter."""
    from rulings_cli.engine import statics

    for id, text in statics.not_understood(game, *touching):
        name = game.objects[id].name
        raise NotSupported(f"{name} has text that is not understood: {text.reason}")


def _mana_ability(play: Play, line: Line) -> Check:
    from rulings_cli.engine import mana_abilities

    game, ref = play.position, line.get("object")
    bare = ref.evolve(part="", part_kind="", part_nth=0)
    id = naming.one(game, bare)
    indices = naming.ability_indices(game, id, ref) if ref.part != "trigger" else ()
    abilities = layers.characteristics(game, id).abilities
    chosen = _of_ability(game, id, ref, indices, abilities)
    found, rules = mana_abilities.is_mana_ability(game, id, chosen, game.edition)
    is_one = "a mana ability" if found else "not a mana ability"
    got = f"{is_one} by {', '.join(each.number for each in rules)}"
    return Check(found is (line.form == "is_mana_ability"), got, tuple(e.number for e in rules))


def _of_ability(
    game: Game, id: ObjectId, ref: Ref, indices: tuple[int, ...], abilities: tuple[Any, ...]
) -> Any:
    from rulings_cli.abilities.abilities import TriggeredAbility
    from rulings_cli.engine import activating

    if ref.part == "trigger":
        triggered = [each for each in abilities if isinstance(each, TriggeredAbility)]
        at = ref.part_nth - 1 if ref.part_nth > 0 else -1
        if triggered:
            return triggered[at]
    if not indices:
        raise naming.Unclear(f"{game.get(id).name} has no such ability")
    if len(indices) > 1:
        name = game.get(id).name
        raise naming.Unclear(f"{name} has several abilities", f"say which: {name}'s second ability")
    return activating.activated_at(game, id, indices[0])


# --- legality ---------------------------------------------------------------------------------


def _verdict(verb: str) -> Callable[[Play, Line], Check]:
    def of(play: Play, line: Line) -> Check:
        wanted = line.get("verdict")
        return _judged(outcome(play, line, verb), wanted.kind, wanted.rule)

    return of


def _can(verb: str, *, able: bool) -> Callable[[Play, Line], Check]:
    def of(play: Play, line: Line) -> Check:
        kind = "legal" if able else "illegal"
        return _judged(outcome(play, line, verb), kind, line.get("by", ""))

    return of


def outcome(play: Play, line: Line, verb: str) -> Refused | Done:
    """Give how an action came out, if it was tried last and refused, else how it would now."""
    name = line.get("action").object.name
    for each in reversed(play.attempts):
        if each.verb == verb and each.name == name:
            return each.refused
    return play.try_action(line, verb)


def _judged(found: Refused | Done, kind: str, rule: str) -> Check:
    if not isinstance(found, Refused):
        return Check(kind == "legal", "legal")
    by = numbers(found)
    right = kind == "illegal" or (kind == "reversed" and found.reversed)
    fits = not rule or any(each == rule or _is_part_of(each, rule) for each in by)
    return Check(right and fits, refusal_words(found), by)


def _is_part_of(number: str, rule: str) -> bool:
    """Tell whether a number is a subrule of a rule: 302.6 is no part of 302.60, 601.2b of 601.2."""
    return number.startswith(rule) and number[len(rule) :].isalpha()


def _costs(verb: str) -> Callable[[Play, Line], Check]:
    def of(play: Play, line: Line) -> Check:
        from rulings_cli.examples.costing import total_of

        total, rules = total_of(play, line, verb)
        wanted = tuple(each for each in line.get("cost") if each != "0")
        same = _cost_key(total) == _cost_key(wanted)
        return Check(same, "".join(f"{{{each}}}" for each in total) or "{0}", rules)

    return of


def _cost_key(cost: tuple[str, ...]) -> tuple[int, tuple[str, ...]]:
    generic = sum(symbol_mana_value(each) for each in cost if each.isdigit())
    return generic, tuple(sorted(each for each in cost if not each.isdigit()))


def _targeting(play: Play, line: Line) -> Check:
    from rulings_cli.examples.costing import targeting_outcome

    wanted = line.get("verdict")
    return _judged(targeting_outcome(play, line), wanted.kind, wanted.rule)


# --- what has happened ------------------------------------------------------------------------


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


# --- places -----------------------------------------------------------------------------------


def _place(play: Play, line: Line) -> Check:
    game, place = play.position, line.get("place")
    is_there = []
    for ref in line.get("objects"):
        found = naming.find(game, ref.evolve(place=None))
        if place.zone == "nowhere":
            is_there.append(not found)
        else:
            is_there.append(any(naming.is_at(game, each, place) for each in found))
    got = "; ".join(f"{each.text} is {naming.where(game, each)}" for each in line.get("objects"))
    ok = all(is_there) if line.form == "place" else not any(is_there)
    return Check(ok, got)


def _stack(play: Play, line: Line) -> Check:
    game = play.position
    there = game.stack()[::-1]
    wanted = line.get("objects", ())
    ok = len(there) == len(wanted) and all(
        each in naming.find(game, ref.evolve(nth=0, part_nth=0), (Zone.STACK,))
        for each, ref in zip(there, wanted, strict=True)
    )
    return Check(ok, "; ".join(stack_words(game, each) for each in there) or "empty")


def stack_words(game: Game, id: ObjectId) -> str:
    """Say what an object on the stack is."""
    each = game.objects[id]
    if each.on_stack is None:
        return each.name if each.kind != "copy" else f"copy of {each.name}"
    kind = {"activated": "ability", "delayed": "delayed trigger"}.get(each.on_stack.kind, "trigger")
    return f"{each.on_stack.source_was.name}'s {kind}"


def _library(play: Play, line: Line) -> Check:
    game = play.position
    there = game.in_zone(Zone.LIBRARY, line.get("whose"))
    wanted = line.get("objects", ())
    ok = len(there) == len(wanted) and all(
        each in naming.find(game, ref, (Zone.LIBRARY,))
        for each, ref in zip(there, wanted, strict=True)
    )
    return Check(ok, "; ".join(game.objects[each].name for each in there) or "empty")


def _size_of(zone: Zone | None, slot: str) -> Callable[[Play, Line], Check]:
    def of(play: Play, line: Line) -> Check:
        where = zone
        if where is None:
            where = Zone.LIBRARY if " library has " in line.text else Zone.GRAVEYARD
        held = play.position.in_zone(where, line.get(slot, "") if slot else "")
        return Check(len(held) == line.get("number"), f"{len(held)} cards")

    return of


def _control(play: Play, line: Line) -> Check:
    game, player = play.position, line.get("player")
    counts = []
    ok = True
    for thing in line.get("things"):
        found = [each for each in _alike(game, thing) if _has_tails(game, each, thing)]
        own = [e for e in found if layers.characteristics(game, e).controller == player]
        counts.append(f"{len(own)} {thing.name}")
        ok = ok and (len(own) == thing.count if thing.counted else bool(own))
    return Check(ok, f"{player} controls {'; '.join(counts)}")


def _no_control(play: Play, line: Line) -> Check:
    from rulings_cli.examples import phrases

    game, player = play.position, line.get("player")
    found = naming.find(game, phrases.ref(line.get("name")), BATTLEFIELD)
    own = [each for each in found if layers.characteristics(game, each).controller == player]
    return Check(not own, f"{player} controls {len(own)} of them")


def _alike(game: Game, thing: Thing) -> tuple[ObjectId, ...]:
    from rulings_cli.examples import phrases

    if not thing.token:
        return naming.find(game, phrases.ref(thing.name), BATTLEFIELD)
    found = [each for each in game.battlefield() if game.objects[each].kind == "token"]
    try:
        face = tokens.described(thing.name)
    except naming.Unclear:
        return naming.find(game, phrases.ref(thing.name), BATTLEFIELD)
    return tuple(
        each
        for each in found
        if (now := layers.characteristics(game, each)).name == face.name
        and (not face.power or (str(now.power), str(now.toughness)) == (face.power, face.toughness))
    )


def _has_tails(game: Game, id: ObjectId, thing: Thing) -> bool:
    return all(_TAILS[tail.form](game, game.objects[id], tail) for tail in thing.tails)


_TAILS: Final[dict[str, Callable[[Game, GameObject, Phrase], bool]]] = {
    "tapped": lambda _, each, __: each.tapped,
    "untapped": lambda _, each, __: not each.tapped,
    "face_down": lambda _, each, __: each.face_down,
    "counters": lambda _, each, tail: each.counters_of(tail.get("counters")) == tail.get("number"),
    "damage": lambda _, each, tail: each.marked_damage == tail.get("number"),
    "attached": lambda game, each, tail: (
        each.attached_to in naming.find(game, tail.get("object"), BATTLEFIELD)
    ),
    "owned": lambda _, each, tail: each.owner == tail.get("player"),
    "commander": lambda _, each, __: each.is_commander,
}


# --- one object -------------------------------------------------------------------------------


def _one(play: Play, line: Line, zones: Any = naming.ANYWHERE) -> ObjectId:
    return naming.one(play.position, line.get("object"), zones)


def _tapped(play: Play, line: Line) -> Check:
    tapped = play.position.objects[_one(play, line, BATTLEFIELD)].tapped
    return Check(tapped is (line.form == "is_tapped"), "tapped" if tapped else "untapped")


def _face_down(play: Play, line: Line) -> Check:
    each = play.position.objects[_one(play, line)]
    rules = (FACE_UP_IN_EXILE.number,) if each.zone is Zone.EXILE else ()
    got = "face down" if each.face_down else "face up"
    return Check(each.face_down is (line.form == "is_face_down"), got, rules)


def _attached(play: Play, line: Line) -> Check:
    game = play.position
    to = game.objects[_one(play, line, BATTLEFIELD)].attached_to
    got = "attached to nothing" if to is None else f"attached to {game.get(to).name}"
    if line.form == "attached_nothing":
        return Check(to is None, got)
    return Check(to in naming.find(game, line.get("to"), BATTLEFIELD), got)


def _sick(play: Play, line: Line) -> Check:
    from rulings_cli.engine import turn
    from rulings_cli.terms.rules.card_types import SUMMONING_SICK

    sick = turn.is_summoning_sick(play.position, _one(play, line, BATTLEFIELD))
    got = "summoning sick" if sick else "not summoning sick"
    return Check(sick is (line.form == "is_sick"), got, (SUMMONING_SICK.number,))


def _counters(play: Play, line: Line) -> Check:
    each = play.position.objects[_one(play, line)]
    got = ", ".join(f"{n} {kind} counters" for kind, n in each.counters) or "no counters"
    if line.form == "no_counters":
        return Check(not each.counters_of(""), got)
    return Check(each.counters_of(line.get("counters")) == line.get("number"), got)


def _player_counters(play: Play, line: Line) -> Check:
    held = dict(play.position.players[line.get("player")].counters)
    got = held.get(line.get("counters"), 0)
    return Check(got == line.get("number"), f"{got} {line.get('counters')} counters")


def _mana_value(play: Play, line: Line) -> Check:
    from rulings_cli.terms.rules.characteristics import MANA_VALUE, X_IN_MANA_VALUE

    id = _one(play, line)
    found = layers.mana_value(play.position, id)
    counts_x = play.position.objects[id].zone is Zone.STACK and play.position.objects[id].x
    rules = (MANA_VALUE.number, *((X_IN_MANA_VALUE.number,) if counts_x else ()))
    return Check(found == line.get("number"), f"mana value {found}", rules)


def _size(play: Play, line: Line) -> Check:
    id = _one(play, line)
    now = layers.characteristics(play.position, id)
    got = f"{now.power}/{now.toughness}"
    return Check(got == line.get("size"), got, _rules_of(play, id))


def _rules_of(play: Play, id: ObjectId) -> tuple[str, ...]:
    return tuple(each.number for each in layers.rules_of(play.position, id))


def _has(play: Play, line: Line) -> Check:
    id = _one(play, line)
    now = layers.characteristics(play.position, id)
    own = [each for each in now.abilities if isinstance(each, Keyword)]
    wanted = tokens.keyword(line.get("keyword"))
    found = any(each.evolve(words=wanted.words) == wanted for each in own)
    got = ", ".join(map(said, own)) or "no keyword abilities"
    return Check(found is (line.form == "has"), got, _rules_of(play, id))


def _is(play: Play, line: Line) -> Check:
    id = _one(play, line)
    now = layers.characteristics(play.position, id)
    word = line.get("quality")
    colors = {COLOR_NAMES[each] for each in now.colors}
    held = {*now.types, *now.supertypes, *now.subtypes, *colors}
    if not colors:
        held.add("colorless")
    if len(colors) > 1:
        held.add("multicolored")
    found = word in held or all(each in held for each in word.split())
    if now.all_creature_types and not found:
        from rulings_cli.terms.types import CREATURE_TYPES

        found = word in CREATURE_TYPES
    return Check(found is (line.form == "is"), " ".join(sorted(held)), _rules_of(play, id))


# --- players and turns ------------------------------------------------------------------------


def _life(play: Play, line: Line) -> Check:
    found = play.position.players[line.get("player")].life
    return Check(found == line.get("number"), f"{found} life")


def _lost(play: Play, line: Line) -> Check:
    why = play.position.players[line.get("player")].has_lost
    return Check(bool(why) is (line.form == "lost"), f"lost: {why}" if why else "has not lost")


def _turn(play: Play, line: Line) -> Check:
    game = play.position
    right = game.active_player == line.get("whose")
    step = line.get("step")
    whose = "your" if game.active_player == "you" else "the opponent's"
    return Check(right and step in (None, game.step), f"it is {whose} {game.step.words}")


#: How each form of "then" is checked; a test compares the keys with the vocabulary.
CHECKS: Final[dict[str, Callable[[Play, Line], Check]]] = {
    "pool": _pool,
    "stack": _stack,
    "stack_empty": _stack,
    "casting": _verdict("casting"),
    "costs": _costs("casting"),
    "activating": _verdict("activating"),
    "activation_costs": _costs("activating"),
    "playing": _verdict("playing"),
    "targeting": _targeting,
    "can_cast": _can("casting", able=True),
    "cannot_cast": _can("casting", able=False),
    "can_activate": _can("activating", able=True),
    "cannot_activate": _can("activating", able=False),
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
    "no_priority_since": _no_priority,
    "no_priority": _no_priority,
    "could_produce_nothing": _could_produce,
    "could_produce": _could_produce,
    "is_mana_ability": _mana_ability,
    "is_no_mana_ability": _mana_ability,
    "attached_nothing": _attached,
    "is_attached": _attached,
    "place": _place,
    "not_place": _place,
    "is_tapped": _tapped,
    "is_untapped": _tapped,
    "is_face_up": _face_down,
    "is_face_down": _face_down,
    "is_sick": _sick,
    "is_not_sick": _sick,
    "no_counters": _counters,
    "player_counters": _player_counters,
    "has_counters": _counters,
    "has_mana_value": _mana_value,
    "size": _size,
    "life": _life,
    "hand_size": _size_of(Zone.HAND, "player"),
    "zone_size": _size_of(None, "whose"),
    "exile_size": _size_of(Zone.EXILE, ""),
    "no_library": _library,
    "library": _library,
    "lost": _lost,
    "not_lost": _lost,
    "no_control": _no_control,
    "control": _control,
    "not_has": _has,
    "has": _has,
    "step": _turn,
    "turn": _turn,
    "is_not": _is,
    "is": _is,
}

__all__ = ["Attempt", "Check", "check", "numbers", "refusal_words"]
