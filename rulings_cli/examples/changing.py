"""Making the one change of a "but if": the givens and the script as they then are."""

from __future__ import annotations

import re
from typing import Final

from rulings_cli.errors import ExampleSyntax
from rulings_cli.examples.lines import Act, Example, Line, Ref, Thing
from rulings_cli.examples.naming import is_short_for
from rulings_cli.examples.reading import negated, parse_line

#: Given lines that list things and where they are.
_PLACING: Final = {
    "control": "player",
    "hold": "player",
    "library": "whose",
    "zone": "",
    "exiled_with": "",
}
#: Given lines of which there is one of a kind (for each player): a new one replaces the old.
_SINGLE: Final = {
    "life": ("life", "player"),
    "pool": ("pool", "whose"),
    "turn": ("turn", ""),
    "step": ("turn", ""),
    "lands_played": ("lands", "player"),
    "library": ("library", "whose"),
    "no_library": ("library", "whose"),
    "library_size": ("library", "whose"),
    "hand_size": ("hand size", "player"),
    "stack": ("stack", ""),
    "priority": ("priority", ""),
    "player_counters": ("counters", "player"),
    "commander_casts": ("casts", "player"),
    "is_monarch": ("monarch", ""),
    "has_initiative": ("initiative", ""),
    "is_blessed": ("blessing", "player"),
    "has_speed": ("speed", "whose"),
    "is_day": ("daytime", ""),
    "is_night": ("daytime", ""),
    "edition": ("edition", ""),
    "has_defense": ("defense", "name"),
    "has_level": ("level", "object"),
}
#: When lines that take each other's place.
_FAMILIES: Final = {
    "begin_cast": "cast",
    "begin_activate": "activate",
    "cast_it": "answer",
    "accept": "answer",
    "decline": "answer",
    "choose": "answer",
    "win_flip": "answer",
    "lose_flip": "answer",
    "pay_it": "answer",
    "pay_not": "answer",
    "resolve_all": "resolve",
    "resolve_top": "resolve",
    "resolves": "resolve",
    "all_pass": "resolve",
    "attack_in_band": "attack",
    "attack_one": "attack",
    "attacks": "attack",
    "block_one": "block",
    "blocks": "block",
    "no_block": "block",
    "tap_for": "activate",
    "equip": "activate",
    "cycle": "activate",
    "combat_damage": "turn",
    "combat_ends": "turn",
    "turn_ends": "turn",
    "whose_step": "turn",
    "next_turn": "turn",
    "turn_passes": "turn",
    "step_begins": "turn",
}


#: How a line says that something is not there: "you control no Forest".
_NO: Final = "no "


def changed(example: Example, change: Line) -> Example:
    """Give the example with the change made; ExampleSyntax where it changes nothing."""
    if names := _named_no(change):
        return _without_named(example, change, names)
    if change.form == "left":
        return _without_thing(example, change, change.get("object"))
    if change.form == "instead":
        return _instead(example, change)
    if change.form == "not":
        return _without(example, change, negated(change))
    if change.form in _SINGLE or change.form in _PLACING or not _is_action(change):
        return _with_given(example, change)
    return _with_action(example, change)


def _named_no(change: Line) -> tuple[str, ...]:
    """Give what "you control no Forest" takes away: it speaks of no card that is called so."""
    things = change.get("things", ()) if change.form in _PLACING else ()
    return tuple(each.name[len(_NO) :] for each in things if each.name.startswith(_NO))


def _without_named(example: Example, change: Line, names: tuple[str, ...]) -> Example:
    if change.form == "control":
        for name in names:
            ref = Ref(name, text=name, whose=change.get("player"))
            example = _without_thing(example, change, ref)
        return example
    text = change.text
    for name in names:
        text = text.replace(f"{_NO}{name}", name)
    gone = parse_line(text, keyword="given", path=example.path, line=change.line)
    return _without(example, change, gone)


def taken_away(change: Line) -> tuple[str, ...]:
    """Give the names of what a "but if" takes off the battlefield or out of another zone."""
    if change.form == "left":
        return (change.get("object").name.removeprefix("the "),)
    if change.form == "not":
        return tuple(each.name for each in negated(change).get("things", ()))
    return _named_no(change)


def _is_action(change: Line) -> bool:
    from rulings_cli.examples.vocabulary import GIVEN

    return all(each.name != change.form for each in GIVEN)


def _as_given(change: Line) -> Line:
    return Line(change.form, change.slots, "given", change.text, change.line, change.column)


# --- a changed given ------------------------------------------------------------------------


def _with_given(example: Example, change: Line) -> Example:
    given = example.given
    if change.form in _SINGLE:
        given = tuple(each for each in given if not _same_kind(each, change))
    if change.form in _PLACING:
        for thing in change.get("things"):
            if not thing.another:
                given = _moved_away(given, thing, change)
    return example.evolve(given=(*given, _as_given(change)))


def _same_kind(each: Line, change: Line) -> bool:
    kind, slot = _SINGLE[change.form]
    if each.form not in _SINGLE or _SINGLE[each.form][0] != kind:
        return False
    other = _SINGLE[each.form][1]
    if change.form == "player_counters" and each.get("counters") != change.get("counters"):
        return False
    return not slot or each.get(other) == change.get(slot)


def _moved_away(given: tuple[Line, ...], thing: Thing, change: Line) -> tuple[Line, ...]:
    """Take a thing out of where it was: from lines of the same kind first, else from any."""
    holders = [each for each in given if each.form in _PLACING and _lists(each, thing.name)]
    same = [each for each in holders if each.form == change.form and _whose(each) == _whose(change)]
    return tuple(
        smaller
        for each in given
        for smaller in (_less(each, thing.name) if each in (same or holders) else (each,))
    )


def _whose(line: Line) -> str:
    return str(line.get(_PLACING[line.form], "")) if _PLACING[line.form] else ""


def _lists(line: Line, name: str) -> bool:
    return any(_same_name(each.name, name) for each in line.get("things"))


def _same_name(one: str, other: str) -> bool:
    return one == other or is_short_for(one, other) or is_short_for(other, one)


def _less(line: Line, name: str) -> tuple[Line, ...]:
    """Give the line without the things of that name, or nothing where it has no other."""
    left = tuple(each for each in line.get("things") if not _same_name(each.name, name))
    if not left:
        return ()
    slots = tuple((key, left if key == "things" else value) for key, value in line.slots)
    return (line.evolve(slots=slots),)


# --- something gone ---------------------------------------------------------------------------


def _without_thing(example: Example, change: Line, ref: Ref) -> Example:
    name = re.sub(r"^the ", "", ref.name) + (" token" if ref.kind == "token" else "")
    holders = [
        each
        for each in example.given
        if each.form == "control" and _lists(each, name) and ref.whose in ("", each.get("player"))
    ]
    if not holders:
        raise _nothing_changed(example, change, f"no given line has {ref.text} on the battlefield")
    given = tuple(
        smaller
        for each in example.given
        for smaller in (_less(each, name) if each in holders else (each,))
    )
    return example.evolve(given=tuple(each for each in given if not _speaks_of(each, name)))


def _speaks_of(line: Line, name: str) -> bool:
    """Tell whether a line is only about the state of an object of that name."""
    ref = line.get("object")
    about_it = isinstance(ref, Ref) and _same_name(ref.name, name)
    return about_it and line.form not in (*_PLACING, *_SINGLE)


def _without(example: Example, change: Line, gone: Line) -> Example:
    if gone.keyword == "when":
        left = tuple(
            each for each in example.script if not (each.keyword == "when" and _same(each, gone))
        )
        if left == example.script:
            raise _nothing_changed(example, change, "no 'when' line says that")
        return example.evolve(script=left)
    given = tuple(each for each in example.given if not _same(each, gone))
    if given == example.given and gone.form in _PLACING:
        for thing in gone.get("things"):
            before = given
            given = _thing_gone(given, gone, thing)
            if given == before:
                raise _nothing_changed(example, change, f"no given line has {thing.name} there")
    elif given == example.given and gone.form in _SINGLE:
        given = tuple(each for each in given if not _same_kind(each, gone))
    if given != example.given:
        return example.evolve(given=given)
    # a line that may be a given may also be what is done
    left = tuple(each for each in example.script if each.text != gone.text)
    if left == example.script:
        raise _nothing_changed(example, change, "no given line says that")
    return example.evolve(script=left)


def _same(each: Line, gone: Line) -> bool:
    return each.form == gone.form and each.slots == gone.slots


def _thing_gone(given: tuple[Line, ...], gone: Line, thing: Thing) -> tuple[Line, ...]:
    return tuple(
        smaller
        for each in given
        for smaller in (
            _less(each, thing.name)
            if each.form == gone.form and _whose(each) == _whose(gone)
            else (each,)
        )
    )


# --- another card, another action ---------------------------------------------------------------


def _instead(example: Example, change: Line) -> Example:
    old, new = change.get("old").strip('"'), change.get("new").strip('"')
    pattern = re.compile(rf"(?<![\w-]){re.escape(old)}(?![\w-])")

    def swap(line: Line) -> Line:
        text = pattern.sub(lambda _: new, line.text)
        if text == line.text:
            return line
        return parse_line(text, keyword=line.keyword, path=example.path, line=line.line)

    found = example.evolve(
        given=tuple(map(swap, example.given)), script=tuple(map(swap, example.script))
    )
    if found.given == example.given and found.script == example.script:
        raise _nothing_changed(example, change, f"no line names {old}")
    return found


def _with_action(example: Example, change: Line) -> Example:
    """Put the line in the place of the closest of its kind, else before all others.

    An event of an object takes the place of an event of the same object; an answer that nothing
    like it is there for answers the last line. What a player does replaces what a player does.
    """
    from rulings_cli.examples.happening import is_happening

    new = Line(change.form, change.slots, "when", change.text, change.line, change.column)
    actions = [each for each in example.script if each.keyword == "when"]
    alike = [each for each in actions if _is_alike(each, new)]
    if alike:
        old = max(enumerate(alike), key=lambda pair: (_closeness(pair[1], new), pair[0]))[1]
        return example.evolve(script=tuple(new if e is old else e for e in example.script))
    if is_happening(new.form) and _family(new) != "turn":
        return example.evolve(script=(new, *example.script))
    if not actions:
        raise _nothing_changed(example, change, "the example has no 'when' line to replace")
    if _family(new) == "answer":
        at = example.script.index(actions[-1]) + 1
        return example.evolve(script=(*example.script[:at], new, *example.script[at:]))
    return example.evolve(script=tuple(new if e is actions[-1] else e for e in example.script))


def _closeness(each: Line, new: Line) -> int:
    """Count what two lines share: who does it, and with what."""
    return sum(
        (
            each.get("player") == new.get("player"),
            _object(each) is not None and _object(each) == _object(new),
            2 * (_family(new) == "answer" and (each.form == "choose") is (new.form == "choose")),
        )
    )


def _object(line: Line) -> Ref | None:
    act = line.get("action")
    found = act.object if isinstance(act, Act) else line.get("object")
    return found if isinstance(found, Ref) else None


def _family(line: Line) -> str:
    return _FAMILIES.get(line.form, line.form)


def _is_alike(each: Line, new: Line) -> bool:
    from rulings_cli.examples.happening import is_happening

    if _family(each) == _family(new):
        return True
    both = is_happening(each.form) and is_happening(new.form)
    return both and isinstance(new.get("object"), Ref) and each.get("object") == new.get("object")


def _nothing_changed(example: Example, change: Line, why: str) -> ExampleSyntax:
    return ExampleSyntax(
        f"this 'but if' changes nothing: {why}",
        path=example.path,
        line=change.line,
        column=change.column,
    )
