"""What something is as it enters: counters by X, and the size of a token (CR 107.3m, 613.4)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import ActivatedAbility, TriggeredAbility
from rulings_cli.abilities.effects import CreateToken
from rulings_cli.abilities.quantities import VariableX
from rulings_cli.abilities.static import EntersWithCounters
from rulings_cli.abilities.triggers import BeginningOf, Enters
from rulings_cli.ask.cards import DropsOut, has, lacking, need_understood, placed, x_costs
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, short
from rulings_cli.ask.plans.casting import cast
from rulings_cli.ask.plans.using import use
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def entering_counters(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: cast it with that X, let it resolve, and count the counters."""
    card = asked.card("target")
    face = permanent_face(card)
    need_understood(card, face, "enters", "counters", "cost")
    if not x_costs(face):
        raise DropsOut(f"{short(card)} has no {{X}} in its mana cost")
    counters = [each for each in walk(face.paragraphs) if isinstance(each, EntersWithCounters)]
    kind = counters[0].kind if counters else "+1/+1"
    chunk = asked.chunk("x")
    cost = face.mana_cost.symbols if face.mana_cost is not None else ()
    if cost.count("X") > 1 and not asked.said("x"):
        raise NotSupported("whether that is X or all that is paid was not said")
    x = chunk.number if chunk is not None else 1
    name = short(card)
    yield PlannedExample(
        _cast_with(asked, x),
        (),
        (Change(f"with X={x + 1}", _cast_with(asked, x + 1)),),
        (),
        probe="counters_on",
        about=(("name", name), ("kind", kind), ("x", x)),
    )


def _cast_with(asked: Asked, x: int) -> Script:
    made = cast(asked.card("target"), asked.stock, x=x)
    lands = (f"you control {'; '.join(made.lands)}",) if made.lands else ()
    line = made.line("you", f"with X={x}")
    return Script((*lands, f"you hold {made.name}"), (line, f"{made.name} resolves"))


def token_size(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: let the card make its token, and look how big it is."""
    card = asked.card("source")
    face = permanent_face(card)
    token = asked.word("token")
    makers = [
        each
        for each in placed(face)
        if any(
            isinstance(one, CreateToken)
            and one.token is not None
            and (not token or token in one.token.subtypes)
            for one in walk(each.ability)
        )
    ]
    if not makers:
        lacking(card, face, f"{short(card)} makes no such token", "tokens")
    maker = makers[0]
    name = short(card)
    made = next(
        one.token for one in walk(maker.ability) if isinstance(one, CreateToken) and one.token
    )
    what = made.name or " ".join(made.subtypes)
    if isinstance(maker.ability, TriggeredAbility) and has(maker.ability.event, Enters):
        script = Script((), (f"{name} is put onto the battlefield", "the stack resolves"))
    elif isinstance(maker.ability, TriggeredAbility) and isinstance(
        maker.ability.event, BeginningOf
    ):
        begins = f"the {maker.ability.event.step.words} begins"
        script = Script((f"you control {name}",), (begins, "the stack resolves"))
    elif isinstance(maker.ability, ActivatedAbility):
        used = use(card, maker, asked.stock)
        script = Script((used.control(), *used.given), (used.when, "the stack resolves"))
    else:
        raise NotSupported("a token that this kind of ability makes is not planned yet")
    if asked.chunk("number") is not None and asked.word("kind"):
        number = asked.chunk("number").number  # type: ignore[union-attr]
        thing = asked.stock.pick(asked.word("kind"), other_than=(name,)).name
        script = script.also_given(f"you control {number} {thing}")
    kinds = [kind for kind in ("artifact", "creature", "land", "enchantment") if kind in made.types]
    extra = [asked.stock.pick(each, other_than=(name,)).name for each in (*kinds, "land")]
    yield PlannedExample(
        script,
        (),
        tuple(
            Change(f"you also control {each}", script.also_given(f"you control {each}"))
            for each in dict.fromkeys(extra)
        ),
        ("you control nothing else",),
        probe="size_of",
        about=(("name", what),),
    )


def counts_itself(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: the token is there alone; if it is bigger than 0/0 it counts itself."""
    for plan in token_size(asked):
        name = dict(plan.about)["name"]
        yield plan.evolve(
            options=(
                Option((f"{name} is 1/1",), "yes", "It counts itself, so alone it is 1/1."),
                Option((f"not: {name} is 1/1",), "no", "It does not count itself."),
            ),
            probe="",
        )


def put_without_casting(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: put the permanent onto the battlefield by an effect, so that no X was chosen."""
    card = asked.card("target")
    face = permanent_face(card)
    counters = [each for each in walk(face.paragraphs) if isinstance(each, EntersWithCounters)]
    if not x_costs(face) or not counters or not isinstance(counters[0].count, VariableX):
        lacking(card, face, f"{short(card)} has no counters by X", "enters", "counters")
    name = short(card)
    comes = f"{name} is put onto the battlefield"
    there = f"{name} has no counters" if face.toughness != "0" else f"{name} is in your graveyard"
    yield PlannedExample(
        Script((f"you hold {name}",), (comes,)),
        (
            Option(
                (there, f"{name} was not cast"),
                "value",
                "None: it was not cast, so X is 0 for it.",
                value="0",
                outcome="no counters",
            ),
        ),
        (Change(f"{name} is cast with X=2", _cast_with(asked, 2)),),
    )
