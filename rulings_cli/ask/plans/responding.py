"""Whether players may respond to a card: to the spell, or to its mana ability (CR 117.3)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.cards import mana_abilities
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put, short
from rulings_cli.ask.plans.casting import cast, castable_faces
from rulings_cli.ask.plans.mana_abilities import respond
from rulings_cli.ask.reading import HAVING
from rulings_cli.errors import NotSupported


def respond_to_card(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: cast the card, and let the opponent respond; if it makes mana, play that, too."""
    card = asked.card("target")
    if card.front.is_a("land") and asked.said("cast", "play"):
        raise NotSupported("playing a land uses no stack, which is not planned here yet")
    if asked.said("cast") and not asked.said("opponent"):
        raise NotSupported("whether it is the answer, or what is answered, was not said")
    is_spell = card.front.is_a("instant") or card.front.is_a("sorcery")
    if not is_spell and (asked.said(HAVING) or _is_there(asked)):
        raise NotSupported(f"what is answered while {short(card)} is there was not said")
    answers = bool(mana_abilities(card.front))
    if answers and asked.said("cast"):
        raise NotSupported(f"whether {short(card)} as a spell is meant was not said")
    faces = castable_faces(card)[:1]
    for face in faces:
        case = f"to {short(card)} as a spell" if answers else ""
        yield _to_the_spell(asked, face.name).evolve(case=case)
    if answers:
        inner = Asked(asked.reading, {**asked.cards, "ability": card}, asked.world)
        for plan in respond(inner):
            case = f"to the mana ability of {short(card)}"
            yield plan.evolve(case=case if faces else "")


def _is_there(asked: Asked) -> bool:
    """Tell whether the card was said to be out: "with NAME out"."""
    chunk = asked.reading.slot("target")
    return chunk is not None and chunk.card is not None and chunk.text != chunk.card.text


def _to_the_spell(asked: Asked, name: str) -> PlannedExample:
    card = asked.card("target")
    made = cast(card, asked.stock)
    answer = asked.stock.pick("instant", "plain", other_than=(short(card),))
    other = cast(answer, asked.stock)
    held = f"the opponent controls {'; '.join(other.lands)}"
    own = (f"you control {'; '.join((*made.lands, *made.things))}",) if made.lands else ()
    given = (*own, *made.given, held, f"you hold {put(card)}", f"the opponent holds {answer.name}")
    script = Script(given, (made.line(), "you pass"))
    can = f"the opponent can cast {answer.name}"
    return PlannedExample(
        script,
        (
            Option(
                (f"{name} was cast", "the opponent has priority", can),
                "yes",
                f"{name} is a spell on the stack, and each player may act before it resolves.",
                outcome=can,
            ),
            Option(
                (f"{name} was cast", f"the opponent can't cast {answer.name}"),
                "no",
                f"Nobody may cast anything while {name} is on the stack.",
                outcome=f"the opponent can't cast {answer.name}",
            ),
        ),
        (Change(f"{name} has resolved", Script(given, (made.line(), "all players pass"))),),
        ("the opponent has an instant and the mana for it",),
    )
