"""Checking lines about what is allowed, what it costs, and what is a mana ability."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulings_cli.engine import layers
from rulings_cli.errors import NotSupported
from rulings_cli.examples import naming
from rulings_cli.examples.actions import SPECIAL
from rulings_cli.examples.checked import BATTLEFIELD, Check, numbers, one, refusal_words, symbols
from rulings_cli.examples.lines import Line, Ref
from rulings_cli.examples.playing import Play
from rulings_cli.examples.telling import all_rules
from rulings_cli.game.actions import Done, Refused
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.mana import symbol_mana_value


def _could_produce(play: Play, line: Line) -> Check:
    from rulings_cli.engine import mana
    from rulings_cli.terms.rules.mana import COULD_PRODUCE

    _abstain(play.position, "mana")
    found = mana.could_produce(play.position, one(play, line, BATTLEFIELD))
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
        found = outcome(play, line, verb)
        return _judged(found, wanted.kind, wanted.rule, len(play.game.trace))

    return of


def _can(verb: str, *, able: bool) -> Callable[[Play, Line], Check]:
    def of(play: Play, line: Line) -> Check:
        kind = "legal" if able else "illegal"
        found = outcome(play, line, verb)
        return _judged(found, kind, line.get("by", ""), len(play.game.trace))

    return of


def _turning_up(play: Play, line: Line) -> Check:
    """Judge whether a face-down permanent can be turned face up, as tried or as it would be."""
    wanted = line.get("verdict")
    since = len(play.game.trace)
    found: Refused | Done | None = play.refusal("turning face up", line.get("object").name)
    if found is None:
        found = play.try_turning_up(one(play, line, BATTLEFIELD))
    return _judged(found, wanted.kind, wanted.rule, since)


def outcome(play: Play, line: Line, verb: str) -> Refused | Done:
    """Give how an action came out, if it was tried just now and refused, else how it would."""
    refused = play.refusal(verb, line.get("action").object.name)
    return refused if refused is not None else play.try_action(line, verb)


def _judged(found: Refused | Done, kind: str, rule: str, since: int | None = None) -> Check:
    """Judge what came of a trial; `since` is where the trace of the trial begins."""
    if not isinstance(found, Refused):
        told = () if since is None else tuple(found.game.trace)[since:]
        return Check(kind == "legal", "legal", tuple(sorted(all_rules(told))))
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

    found = targeting_outcome(play, line)
    if line.form == "targeting":
        wanted = line.get("verdict")
        return _judged(found, wanted.kind, wanted.rule)
    kind = "legal" if line.form == "can_target" else "illegal"
    return _judged(found, kind, line.get("by", ""))


def _reversed(play: Play, line: Line) -> Check:
    """Tell whether the last action that was refused had begun, so that it was undone."""
    if not play.attempts:
        return Check(False, "nothing was refused")
    found = play.attempts[-1].refused
    by = numbers(found)
    rule = line.get("by", "")
    fits = not rule or any(each == rule or _is_part_of(each, rule) for each in by)
    return Check(found.reversed and fits, refusal_words(found), by)


#: Lines about actions and abilities, by their form.
ACTIONS: Final[dict[str, Callable[[Play, Line], Check]]] = {
    "casting": _verdict("casting"),
    "costs": _costs("casting"),
    "costs_player": _costs("casting"),
    "activating": _verdict("activating"),
    "activation_costs": _costs("activating"),
    "activation_costs_player": _costs("activating"),
    "playing": _verdict("playing"),
    "turning_up": _turning_up,
    "can_play": _can("playing", able=True),
    "cannot_play": _can("playing", able=False),
    "targeting": _targeting,
    "can_target": _targeting,
    "cannot_target": _targeting,
    "reversed": _reversed,
    "costs_to_cast": _costs("casting"),
    "can_cast": _can("casting", able=True),
    "cannot_cast": _can("casting", able=False),
    **{
        f"{able}_{word}": _can(verb, able=able == "can")
        for verb, word in SPECIAL.items()
        for able in ("can", "cannot")
    },
    "can_activate": _can("activating", able=True),
    "cannot_activate": _can("activating", able=False),
    "could_produce_nothing": _could_produce,
    "could_produce": _could_produce,
    "is_mana_ability": _mana_ability,
    "is_no_mana_ability": _mana_ability,
}
