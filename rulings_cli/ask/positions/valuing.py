"""The mana value of a card or permanent where the question has it (CR 202.3)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.ask.cards import need_understood, x_costs
from rulings_cli.ask.plan import Change, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put
from rulings_cli.ask.plans.casting import Cast
from rulings_cli.ask.plans.tokens import token_card
from rulings_cli.ask.positions.costing import targeted
from rulings_cli.ask.positions.setting import asked_situation
from rulings_cli.ask.positions.situation import AskedThing, Casting, Situation
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.examples.meld_cards import is_of_two_cards
from rulings_cli.terms.mana import COLOR_NAMES, mana_value

#: The lines that put a card into a zone.
_PLACES = {
    "hand": "you hold {}",
    "graveyard": "{} is in your graveyard",
    "exile": "{} is in exile",
    "library": "your library, from the top, is {}",
}


def value(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: put the card where the question has it, and look at its mana value."""
    found = asked_situation(asked)
    thing = _asked_about(found)
    if thing.kind or thing.shape:
        yield _of_thing(asked, found, thing)
        return
    card = asked.card(thing.slot)
    face = _face(card, thing)
    if found.casting.way in _FREELY:
        found = found.evolve(casting=found.casting.evolve(way="", free=True))
    if found.casting.way not in ("", *_SAME_COST):
        raise NotSupported("how it is cast")
    casting = found.casting
    zone = _zone(found, thing, card, face)
    if casting.spent is not None:
        if zone == "stack" and x_costs(face):
            casting = casting.evolve(x=_x_for(face, casting.spent))
        casting = casting.evolve(spent=None)
    script = _script(asked, zone, casting, thing, card, face)
    about: dict[str, object] = {
        "name": card.name,
        "face": face.name,
        "ask": found.goal.ask,
        "number": found.goal.number(),
        "other": found.goal.number("other"),
    }
    yield PlannedExample(
        script,
        (),
        tuple(_changes(asked, card, about)),
        (f"{face.name} is {_WORDS.get(zone, f'in your {zone}')}",),
        probe="position_value",
        about=tuple(about.items()),
    )


def _zone(found: Situation, thing: AskedThing, card: Card, face: Face) -> str:
    """Give where the card is: as it is said, on the stack where it is cast, else in the hand."""
    zone = found.zone or (thing.place if thing.place in ("stack", "battlefield") else "")
    zone = zone or ("battlefield" if thing.back else "")
    casting = found.casting
    casts = casting.free or casting.slot or casting.way or casting.alternative
    told = (casting.x, casting.spent, casting.life)
    if not zone and (casts or any(each is not None for each in told)):
        zone = "stack"
    if not zone and card.layout == "transform" and face is not card.front:
        zone = "battlefield"  # its mana value is that of its front everywhere (CR 202.3b)
    if card.layout == "meld" and is_of_two_cards(card.name):  # it is that only there
        if zone not in ("", "battlefield"):
            raise NotSupported(f"{face.name} is melded of two cards")
        zone = "battlefield"
    if not zone and len(card.faces) > 1 and face is not card.front:
        raise NotSupported("it rests on where it is")
    return zone or "hand"


def _script(
    asked: Asked, zone: str, casting: Casting, thing: AskedThing, card: Card, face: Face
) -> Script:
    """Give the lines that put it there."""
    if zone == "stack" and casting.free and not x_costs(face) and len(card.faces) == 1:
        return Script((f"the stack, from the top, is {face.name}",))
    if zone == "stack":
        if thing.mention is not None and thing.mention.text.lower() == face.name.lower():
            casting = casting.evolve(slot=thing.slot)  # the half that is cast is named
        return _cast(asked, card, face, casting)
    if zone == "battlefield":
        permanent_face(card) if face is card.front else None
        more = "" if face is card.front else f", showing {face.name}"
        for kind, count in thing.counters:
            more += f" with {count} {kind or _kind_of(face)} counters"
        return Script((f"you control {put(card)}{more}",))
    return Script((_PLACES[zone].format(put(card)),))


def _of_thing(asked: Asked, found: Situation, thing: AskedThing) -> PlannedExample:
    """Plan for a token, a token that is a copy, or what is face down (CR 202.3, 708.2a, 707.2)."""
    if found.zone not in ("", "battlefield") or found.casting != Casting() or thing.counters:
        raise NotSupported("where it is")
    about: dict[str, object] = {
        "face": "",
        "ask": found.goal.ask,
        "number": found.goal.number(),
        "other": found.goal.number("other"),
    }
    changes: list[Change] = []
    if thing.shape == "down":
        card = asked.stock.pick("morph") if thing.kind else asked.card(thing.slot)
        own = f"you control {put(card)}"
        script = Script((f"{own}, face down",))
        about["name"] = card.name
        up = Change(f"{card.front.name} is face up", Script((own,)), about=tuple(about.items()))
        changes.append(up)
    elif thing.shape == "token":
        card = asked.card(thing.slot)
        script = Script(
            (f"the opponent controls {put(card)}",),
            (f"you create a token that's a copy of {permanent_face(card).name}",),
        )
        about |= {"name": card.name, "kind": "token"}
    else:
        card = token_card(thing.kind)
        script = Script((f"you control a {thing.kind} token",))
        about |= {"name": card.name, "kind": "token"}
    name = str(about["name"])
    return PlannedExample(
        script,
        (),
        (*changes, *_changes(asked, card, {**about, "kind": "card", "name": name})),
        (f"{card.front.name} is on the battlefield",),
        probe="position_value",
        about=tuple(about.items()),
    )


def _x_for(face: Face, spent: int) -> int:
    """Give the X that so much mana pays for."""
    symbols = face.mana_cost.symbols if face.mana_cost is not None else ()
    number = symbols.count("X")
    rest = spent - mana_value(face.mana_cost)
    if not number or rest < 0 or rest % number:
        raise NotSupported(f"what X is when {spent} mana is spent on {face.name}")
    return rest // number


def _kind_of(face: Face) -> str:
    from rulings_cli.ask.positions.setting import _counter_kind

    return _counter_kind(face)


#: Ways to cast a spell that do not change its mana cost (CR 118.9c, 601.2f).
_SAME_COST = (
    "kicker", "multikicker", "buyback", "entwine", "replicate", "evoke", "overload", "flashback",
    "dash", "blitz", "spectacle", "surge", "awaken",
)  # fmt: skip
#: Ways to cast it without paying its mana cost, which changes nothing of it (CR 202.3).
_FREELY = ("suspend", "rebound", "cascade", "plot")
#: Those that are paid instead of the mana cost.
_INSTEAD = _SAME_COST[5:]

_WORDS = {"stack": "on the stack", "battlefield": "on the battlefield", "exile": "in exile"}


def _asked_about(found: Situation) -> AskedThing:
    things = [each for each in found.things if each.kind != "card"]  # exiled for delve
    if len(things) != 1:
        raise NotSupported("whose mana value is asked about")
    return things[0]


def _face(card: Card, thing: AskedThing) -> Face:
    """Give the face that is named or turned up."""
    if thing.back:
        if len(card.faces) < 2:
            raise NotSupported(f"{card.name} has no other side")
        return card.faces[1]
    text = thing.mention.text.lower() if thing.mention is not None else ""
    names = [(each, each.name.lower()) for each in card.faces]
    return next((each for each, name in names if text in (name, name.split(",")[0])), card.front)


def _cast(asked: Asked, card: Card, face: Face, casting: Casting) -> Script:
    if face.mana_cost is None or face.is_a("land"):
        raise NotSupported(f"{face.name} is not cast")
    if face is not card.front and card.layout not in ("split", "modal_dfc", "adventure", "omen"):
        raise NotSupported(f"{face.name} is not cast from a hand")
    if len(card.faces) > 1 and card.layout == "split" and face is card.front and not casting.slot:
        raise NotSupported("it rests on the half that is cast")
    need_understood(card, face, "casting", "cost")
    x = 0 if casting.free else casting.x
    if not x_costs(face):
        x = None
    elif x is None:
        raise NotSupported("it rests on X")
    made = targeted(face, asked)
    if casting.way in _INSTEAD or casting.alternative:
        return _instead(asked, card, face, casting, made)
    lands = lands_for(face.mana_cost, x=x or 0)
    things = "; ".join((*lands, *made.things))
    own = (f"you control {things}",) if things else ()
    more = (f"with X={x}",) if x else ()
    return Script((*own, *made.given, f"you hold {put(card)}"), (made.line("you", *more),))


def _instead(asked: Asked, card: Card, face: Face, casting: Casting, made: Cast) -> Script:
    """Give the cast for another cost, with all the mana that it may take."""
    things = "; ".join(made.things)
    own = (f"you control {things}",) if things and casting.way != "overload" else ()
    where = f"you hold {put(card)}"
    if casting.way == "flashback":
        where = f"{put(card)} is in your graveyard"
    targets = f" targeting {made.targets}" if made.targets and casting.way != "overload" else ""
    way = casting.way or "alternative"
    pitched: tuple[str, ...] = ()
    if casting.alternative:
        color = next((e for e in face.mana_cost.symbols if e in COLOR_NAMES), None)  # type: ignore[union-attr]  # it is cast
        pitched = (f"you hold {asked.stock.pick('plain', color=color).name}",)
    pool = f"your mana pool is {'{W}{U}{B}{R}{G}{C}' * 3}"
    line = f"you cast {face.name}{targets} for its {way} cost"
    return Script((*own, *made.given, where, *pitched, pool), (line,))


def _changes(asked: Asked, card: Card, about: dict[str, object]) -> Iterator[Change]:
    values = {mana_value(each.mana_cost) for each in card.faces}
    values.add(sum(mana_value(each.mana_cost) for each in card.faces))
    number = about["number"]
    wanted = [each for each in range(1, 8) if each not in values]
    if isinstance(number, int) and number:
        wanted.append(number)
    for least in wanted:
        try:
            other = asked.stock.pick("plain", least=least, most=least).name
        except NotSupported:
            continue
        yield Change(
            f"{other} instead of {card.name}",
            Script((f"you hold {other}",)),
            about=tuple({**about, "name": other, "face": other}.items()),
        )
