"""Checking lines about objects: where they are and what they are like."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import Described, HasColor
from rulings_cli.engine import designations, layers, looking_up
from rulings_cli.engine.context import Context
from rulings_cli.examples import naming, tokens
from rulings_cli.examples.checked import BATTLEFIELD, Check, one, symbols
from rulings_cli.examples.checking_counts import COUNTS
from rulings_cli.examples.checking_marks import MARKS
from rulings_cli.examples.keyword_texts import is_name, said
from rulings_cli.examples.lines import Line
from rulings_cli.examples.playing import Play
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.mana import COLOR_NAMES
from rulings_cli.terms.rules.zones import FACE_UP_IN_EXILE
from rulings_cli.terms.zones import Zone


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


_SIZED: Final = {
    "library": Zone.LIBRARY,
    "graveyard": Zone.GRAVEYARD,
    "hand": Zone.HAND,
}


def _size_of(zone: Zone | None, slot: str) -> Callable[[Play, Line], Check]:
    def of(play: Play, line: Line) -> Check:
        where = zone
        if where is None:
            where = next(each for word, each in _SIZED.items() if f" {word} has " in line.text)
        held = play.position.in_zone(where, line.get(slot, "") if slot else "")
        return Check(len(held) == line.get("number"), f"{len(held)} cards")

    return of


def _tapped(play: Play, line: Line) -> Check:
    tapped = play.position.objects[one(play, line, BATTLEFIELD)].tapped
    return Check(tapped is (line.form == "is_tapped"), "tapped" if tapped else "untapped")


def _face_down(play: Play, line: Line) -> Check:
    each = play.position.objects[one(play, line)]
    rules = (FACE_UP_IN_EXILE.number,) if each.zone is Zone.EXILE else ()
    got = "face down" if each.face_down else "face up"
    return Check(each.face_down is (line.form == "is_face_down"), got, rules)


def _attached(play: Play, line: Line) -> Check:
    game = play.position
    to = game.objects[one(play, line, BATTLEFIELD)].attached_to
    got = "attached to nothing" if to is None else f"attached to {game.get(to).name}"
    if line.form == "attached_nothing":
        return Check(to is None, got)
    zones = (Zone.GRAVEYARD,) if to is not None and to not in game.battlefield() else BATTLEFIELD
    return Check(to in naming.find(game, line.get("to"), zones), got)


def _sick(play: Play, line: Line) -> Check:
    from rulings_cli.engine import turn
    from rulings_cli.terms.rules.card_types import SUMMONING_SICK

    sick = turn.is_summoning_sick(play.position, one(play, line, BATTLEFIELD))
    got = "summoning sick" if sick else "not summoning sick"
    return Check(sick is (line.form == "is_sick"), got, (SUMMONING_SICK.number,))


def _counters(play: Play, line: Line) -> Check:
    each = play.position.objects[one(play, line)]
    got = ", ".join(f"{n} {kind} counters" for kind, n in each.counters) or "no counters"
    if line.form == "no_counters":
        return Check(not each.counters_of(""), got)
    kind = "loyalty" if line.form == "has_loyalty" else line.get("counters")
    return Check(each.counters_of(kind) == line.get("number"), got)


def _phased_out(play: Play, line: Line) -> Check:
    from rulings_cli.terms.rules.keywords import PHASED_OUT

    away = [each.object.name for each in play.position.phased_out]
    name = line.get("name")
    found = any(each == name or each.startswith(f"{name},") for each in away)
    return Check(found, f"phased out: {', '.join(away) or 'nothing'}", (PHASED_OUT.number,))


def _level(play: Play, line: Line) -> Check:
    from rulings_cli.terms.rules.additional import CLASS_STAYS_AT_ITS_LEVEL

    found = designations.level_of(play.position.objects[one(play, line, BATTLEFIELD)])
    rules = (CLASS_STAYS_AT_ITS_LEVEL.number,)
    return Check(found == line.get("number"), f"level {found}", rules)


def _designated(play: Play, line: Line) -> Check:
    word = line.get("designation")
    found = designations.is_designated(play.position, one(play, line, BATTLEFIELD), word)
    return Check(found is (line.form == "is_designated"), word if found else f"not {word}")


def _commander(play: Play, line: Line) -> Check:
    from rulings_cli.terms.rules.additional import COMMANDER_DESIGNATION

    each = play.position.objects[one(play, line)]
    got = "a commander" if each.is_commander else "no commander"
    wanted = line.form == "is_commander"
    return Check(each.is_commander is wanted, got, (COMMANDER_DESIGNATION.number,))


def _in_deck(play: Play, line: Line) -> Check:
    from rulings_cli.engine import color_identity

    commander = play.position.objects[one(play, line)].card
    if commander is None:
        raise naming.Unclear("a token is no commander")
    card = play.names.card(line.get("name").strip('"'))
    found, rules = color_identity.may_be_in_deck(card, commander)
    lacking = sorted(card.color_identity - commander.color_identity)
    got = f"its identity has {symbols(lacking)} too" if lacking else "it may"
    return Check(found is (line.form == "in_deck"), got, tuple(each.number for each in rules))


def _mana_cost(play: Play, line: Line) -> Check:
    cost = layers.characteristics(play.position, one(play, line)).mana_cost
    if cost is None or line.form == "no_mana_cost":
        return Check((cost is None) is (line.form == "no_mana_cost"), f"mana cost {cost}")
    found, wanted = sorted(cost.symbols), sorted(line.get("mana"))
    return Check(found == wanted, "".join(f"{{{each}}}" for each in cost.symbols))


def _damage(play: Play, line: Line) -> Check:
    got = play.position.objects[one(play, line, BATTLEFIELD)].marked_damage
    return Check(got == line.get("number"), f"{got} damage")


def _player_counters(play: Play, line: Line) -> Check:
    held = dict(play.position.players[line.get("player")].counters)
    got = held.get(line.get("counters"), 0)
    return Check(got == line.get("number"), f"{got} {line.get('counters')} counters")


def _mana_value(play: Play, line: Line) -> Check:
    from rulings_cli.terms.rules.characteristics import MANA_VALUE, X_IN_MANA_VALUE
    from rulings_cli.terms.rules.costs import MANA_COST_STAYS

    id = one(play, line)
    found = layers.mana_value(play.position, id)
    each = play.position.objects[id]
    counts_x = each.zone is Zone.STACK and each.x
    rules = (MANA_VALUE.number, *((X_IN_MANA_VALUE.number,) if counts_x else ()))
    if each.cast is not None and each.cast.alternative:
        rules = (*rules, MANA_COST_STAYS.number)
    return Check(found == line.get("number"), f"mana value {found}", rules)


def _size(play: Play, line: Line) -> Check:
    id = one(play, line)
    now = layers.characteristics(play.position, id)
    got = f"{now.power}/{now.toughness}"
    return Check(got == line.get("size"), got, _rules_of(play, id))


def _number(of: str) -> Callable[[Play, Line], Check]:
    def check(play: Play, line: Line) -> Check:
        id = one(play, line)
        found = getattr(layers.characteristics(play.position, id), of)
        return Check(found == line.get("number"), f"{of} {found}", _rules_of(play, id))

    return check


def _sized(play: Play, line: Line) -> Check:
    size, quality = _size(play, line), _is(play, line)
    return Check(size.ok and quality.ok, f"{size.got} {quality.got}", quality.rules)


def _named(play: Play, line: Line) -> Check:
    id = one(play, line)
    found = layers.characteristics(play.position, id).name
    return Check(found == line.get("name"), f"named {found}", _rules_of(play, id))


def _no_abilities(play: Play, line: Line) -> Check:
    id = one(play, line)
    now = layers.characteristics(play.position, id)
    count = len(now.abilities) + len(tuple(now.uncompiled))
    return Check(not count, f"{count} abilities", _rules_of(play, id))


def _rules_of(play: Play, id: ObjectId) -> tuple[str, ...]:
    return tuple(each.number for each in layers.rules_of(play.position, id))


def _as_chosen(play: Play, id: ObjectId, ability: Keyword) -> Keyword:
    """Give protection from the chosen color as protection from the color that was chosen."""
    if ability.words != "the chosen color":
        return ability
    color = looking_up.chosen_color(play.position, Context(id, play.position.get(id).controller))
    if not color:
        return ability
    return Keyword(ability.name, quality=Described(adjectives=(HasColor(color),)))


def _has(play: Play, line: Line) -> Check:
    id = one(play, line)
    now = layers.characteristics(play.position, id)
    own = [each for each in now.abilities if isinstance(each, Keyword)]
    text = line.get("keyword")
    if is_name(text):  # without its cost or number: any of that name
        found = any(each.name == text for each in own)
    else:
        wanted = tokens.keyword(text)
        own = [_as_chosen(play, id, each) for each in own]
        found = any(each.evolve(words=wanted.words) == wanted for each in own)
    got = ", ".join(map(said, own)) or "no keyword abilities"
    return Check(found is (line.form == "has"), got, _rules_of(play, id))


def _is(play: Play, line: Line) -> Check:
    id = one(play, line)
    now = layers.characteristics(play.position, id)
    word = line.get("quality")
    colors = {COLOR_NAMES[each] for each in now.colors}
    held = {*now.types, *now.supertypes, *now.subtypes, *colors}
    if not colors:
        held.add("colorless")
    if len(colors) > 1:
        held.add("multicolored")
    if play.position.get(id).is_commander:
        held.add("commander")  # it is an attribute of the card (CR 903.3)
    found = word in held or all(each in held for each in word.split())
    if now.all_creature_types and not found:
        from rulings_cli.terms.types import CREATURE_TYPES

        found = word in CREATURE_TYPES
    return Check(found is (line.form != "is_not"), " ".join(sorted(held)), _rules_of(play, id))


#: Lines about objects, by their form.
OBJECTS: Final[dict[str, Callable[[Play, Line], Check]]] = {
    "stack": _stack,
    "stack_empty": _stack,
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
    "has_loyalty": _counters,
    "is_phased_out": _phased_out,
    "has_level": _level,
    "is_designated": _designated,
    "is_not_designated": _designated,
    **MARKS,
    "has_mana_value": _mana_value,
    "has_mana_cost": _mana_cost,
    "no_mana_cost": _mana_cost,
    "is_commander": _commander,
    "is_no_commander": _commander,
    "in_deck": _in_deck,
    "not_in_deck": _in_deck,
    "damage": _damage,
    "power": _number("power"),
    "toughness": _number("toughness"),
    "sized": _sized,
    "is_named": _named,
    "no_abilities": _no_abilities,
    "size": _size,
    "hand_size": _size_of(Zone.HAND, "player"),
    "zone_size": _size_of(None, "whose"),
    "exile_size": _size_of(Zone.EXILE, ""),
    "no_library": _library,
    "library": _library,
    **COUNTS,
    "not_has": _has,
    "has": _has,
    "is_not": _is,
    "is": _is,
}
