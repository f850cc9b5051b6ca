"""Numbers of a card: its mana value where it is, and its total cost (CR 202.3, 601.2f)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.references import AnOpponent, EachOpponent
from rulings_cli.abilities.static import CostChange, MinimumCost
from rulings_cli.ask.cards import need_no_choice, need_unconditional, need_understood
from rulings_cli.ask.plan import Change, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put, short
from rulings_cli.ask.plans.casting import cast, castable_faces
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def mana_value(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: put the card where the question has it, and look at its mana value."""
    card = asked.card("target")
    if asked.said("uses-stack", "cast"):
        yield _on_the_stack(asked, card)
        return
    chunk = asked.chunk("target")
    text = chunk.card.text.lower() if chunk is not None and chunk.card is not None else ""
    if any(each.name.lower() == text for each in card.faces[1:]):
        raise NotSupported("it rests on where the card is")
    name = f'"{card.name}"' if " // " in card.name else card.name
    if asked.said("graveyard"):
        line = f"{name} is in your graveyard"
    elif asked.said("exile-zone", "exiled"):
        line = f"{name} is in exile"
    else:
        line = f"you hold {name}"
    other = _other_value(asked, card)
    yield PlannedExample(
        Script((line,), ()),
        (),
        (
            Change(
                f"{other} instead of {card.name}",
                Script((line.replace(name, other),), ()),
                about=(("name", other), ("other", "")),
            ),
        ),
        (f"{card.name} is {'in your hand' if 'hold' in line else line.split(' is ')[-1]}",),
        probe="mana_value_of",
        about=(("name", card.name), ("other", other)),
    )


def _on_the_stack(asked: Asked, card: Card) -> PlannedExample:
    """Plan: cast the card, as the face that is named, and look at the spell (CR 202.3, 709.4)."""
    chunk = asked.chunk("target")
    text = chunk.text.lower() if chunk is not None else ""
    named = [each for each in card.faces if each.name.lower() == text]
    if not named and len(card.faces) > 1:
        raise NotSupported("it rests on the face that is cast")
    face = named[0] if named else card.front
    if face.mana_cost is not None and "X" in face.mana_cost.symbols:
        raise NotSupported("it rests on X")
    if face is not card.front and face not in castable_faces(card):
        raise NotSupported(f"{face.name} is not cast from a hand")
    made = cast(card, asked.stock, face=face)
    things = "; ".join((*made.lands, *made.things))
    own = (f"you control {things}",) if things else ()
    script = Script((*own, *made.given, f"you hold {put(card)}"), (made.line(),))
    other = asked.stock.pick("plain", least=7, other_than=(made.name,)).name
    return PlannedExample(
        script,
        (),
        (
            Change(
                f"{other} in your hand instead",
                Script((f"you hold {other}",)),
                about=(("name", other), ("other", "")),
            ),
        ),
        (f"{face.name} is on the stack",),
        probe="mana_value_of",
        about=(("name", card.name), ("other", other)),
    )


def _other_value(asked: Asked, card: Card) -> str:
    from rulings_cli.terms.mana import mana_value as value_of

    value = sum(value_of(each.mana_cost) for each in card.faces)
    front = value_of(card.front.mana_cost)
    for least in range(1, 8):
        if least not in (value, front):
            return asked.stock.pick("plain", least=least, most=least).name
    return asked.stock.pick("plain").name


def _of_opponents(node: object) -> bool:
    """Tell whether a change of costs is only for the opponents of its controller, or for you."""
    return isinstance(node, CostChange) and any(
        isinstance(each, AnOpponent | EachOpponent) for each in walk((node.who, node.what))
    )


def total_cost(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: hold the card with the other in play, and determine its total cost."""
    card = asked.card("target")
    holder = asked.card_or_none("source")
    need_understood(card, card.front, "cost")
    if card.front.mana_cost is not None and "X" in card.front.mana_cost.symbols:
        raise NotSupported("it rests on X")
    made = cast(card, asked.stock, free=True)
    name = made.name
    given = [f"you hold {name}", *made.given]
    changes: list[Change] = []
    if made.things:
        given.append(f"you control {'; '.join(made.things)}")
    if holder is not None:
        need_understood(holder, permanent_face(holder), "cost", "others", "casting")
        paragraphs = permanent_face(holder).paragraphs
        need_no_choice(short(holder), paragraphs)
        need_unconditional(short(holder), paragraphs, CostChange, MinimumCost)
        own = f"you control {short(holder)}"
        if asked.said("opponent"):
            own = f"the opponent controls {short(holder)}"
        elif any(_of_opponents(each) for each in walk(paragraphs)):
            raise NotSupported(f"it rests on who controls {short(holder)}")
        script = Script((own, *given), ())
        changes.append(Change(f"{short(holder)} has left the battlefield", script.without(own)))
    else:
        script = Script(tuple(given), ())
    other = asked.stock.pick("plain", least=1, other_than=(name,)).name
    changes.append(
        Change(
            f"{other} instead of {name}",
            Script(tuple(each.replace(name, other) for each in script.given), ()),
            about=(("name", other), ("action", other), ("other", "")),
        )
    )
    target = f" targeting {made.targets}" if made.targets else ""
    yield PlannedExample(
        script,
        (),
        tuple(changes),
        (),
        probe="total_cost_of",
        about=(("name", name), ("action", f"{name}{target}"), ("other", other)),
    )
