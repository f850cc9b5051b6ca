"""Casting without paying the mana cost: X, alternative and additional costs (CR 118.9, 107.3b)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import (
    Cost,
    CostComponent,
    DiscardCards,
    PayMana,
    SacrificeObjects,
)
from rulings_cli.abilities.effects import CastCard, GainFlashback, PermitPlay
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.static import AdditionalCost, MayPayInstead, MayPlayFrom
from rulings_cli.ask.cards import DropsOut, FreePlay, Placed, keyword, lacking, x_costs
from rulings_cli.ask.plan import Change, Guard, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put, short
from rulings_cli.ask.plans.casting import Cast, cast
from rulings_cli.ask.plans.exposing import Exposed, expose
from rulings_cli.ask.stock import also_controlling, lands_for, merged
from rulings_cli.ask.ways import ALTERNATIVE, OPTIONAL, ZONE_OF
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import walk

#: When a card is cast that was given flashback.
FLASHBACK = "flashback"


def _cards(asked: Asked) -> tuple[Card | None, Card]:
    """Give the card that lets another be cast for free, if one is named, and that other card."""
    if "hit" in asked.cards:
        prize = asked.card_or_none("hit.other")
        if prize is None and asked.word("keyword") in ALTERNATIVE:
            prize = asked.stock.pick(asked.word("keyword"), "spell")
        if prize is None:
            raise NotSupported("the question does not say which card is found")
        return asked.card("hit"), prize
    target = asked.card_or_none("target")
    if target is None and asked.word("keyword"):
        target = asked.stock.pick(asked.word("keyword"), "spell")
    return asked.card_or_none("source"), target or asked.card("target")


def _free(asked: Asked) -> tuple[Exposed, Cast]:
    source, prize = _cards(asked)
    made = cast(prize, asked.stock, free=True, anywhere=True)
    if source is None:
        source = asked.stock.pick("free-caster")
    try:
        return expose(source, prize, asked.stock), made
    except DropsOut:
        if free_plays_of(source) or not casts_free(source):
            raise
    except NotSupported:
        if not casts_free(source):
            raise  # how it finds a card is not planned; what it may cast then is alike
    other = asked.stock.pick("free-caster")
    found = expose(other, prize, asked.stock)
    alike = f"{source.name} lets it be cast without paying its mana cost, as {other.name} does"
    return found.evolve(assumptions=(*found.assumptions, alike)), made


def free_plays_of(card: Card) -> bool:
    """Tell whether the card itself finds what is cast."""
    from rulings_cli.ask.cards import free_plays

    try:
        return bool(free_plays(card))
    except (DropsOut, NotSupported):
        return False


def casts_free(card: Card) -> bool:
    """Tell whether an effect of the card lets another be cast without paying its mana cost."""
    return any(
        (isinstance(node, CastCard | PermitPlay | MayPlayFrom) and node.free)
        or isinstance(node, MayPayInstead)
        or (isinstance(node, Keyword) and node.name in ("cascade", "discover"))
        for face in card.faces
        for node in walk(face.paragraphs)
    )


def _cast_line(exposed: Exposed, made: Cast, *more: str, lands: tuple[str, ...] = ()) -> str:
    targets = f" targeting {made.targets}" if made.targets else ""
    tails = list(more)
    if lands:
        tails.append(f"paying with {'; '.join(lands)}")
    tail = "".join(f", {each}" for each in tails)
    if exposed.during_resolution:
        return f"you cast it{targets}{tail}"
    if exposed.play.during == FLASHBACK:
        return f"you cast {exposed.prize}{targets}, for its flashback cost{tail}"
    return f"you cast {exposed.prize}{targets}, without paying its mana cost{tail}"


def _script(exposed: Exposed, made: Cast, line: str, *given: str) -> Script:
    things = [f"you control {'; '.join(made.things)}"] if made.things else []
    when = (*exposed.script.when, *(() if exposed.during_resolution else exposed.settle), line)
    return Script((*exposed.script.given, *things, *made.given, *given), when)


def free_x(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: cast it for free with X as 0, and try 1."""
    exposed, made = _free(asked)
    source, prize = _cards(asked)
    del source
    if not x_costs(prize.front):
        raise DropsOut(f"{prize.name} has no {{X}} in its mana cost")
    it = exposed.prize
    zero = _script(exposed, made, _cast_line(exposed, made, "with X=0"))
    one = _script(exposed, made, _cast_line(exposed, made, "with X=1"))
    paid = cast(prize, asked.stock, x=1)
    control = f"you control {'; '.join((*paid.lands, *paid.things))}"
    bought = Script(
        (control, *paid.given, f"you hold {put(prize)}"), (paid.line("you", "with X=1"),)
    )
    yield PlannedExample(
        zero,
        (
            Option(
                (f"{it} was cast with X=0",),
                "value",
                f"X is 0: the mana cost of {it} isn't paid, so 0 is the only choice.",
                value="0",
                outcome="it is cast with X=0",
                guards=(Guard(one, (f"not: {it} was cast with X=1",)),),
            ),
            Option(
                (f"{it} was cast with X=0",),
                "value",
                "X may be any number.",
                value="any number",
                outcome="it is cast with the X that is chosen",
            ),
        ),
        (
            Change(f"{it} is cast from your hand for its mana cost, with X=1", bought),
            Change("with X=1", one),
        ),
        exposed.assumptions,
    )


def may_choose_x(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: try to cast it for free with an X that is not 0."""
    for plan in free_x(asked):
        zero = plan.options[0]
        yield plan.evolve(
            options=(
                zero.evolve(verdict="no", value=None, says=f"No. {zero.says}"),
                plan.options[1].evolve(verdict="yes", value=None),
            )
        )


#: Roles of what something is cast by, and not only with it there.
_BY = frozenset(("WITH", "FREE", "ABILITY"))


def optional_cost(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: find the card, and cast it for free with the further cost."""
    word = asked.word("keyword")
    if asked.said("free") and not asked.said("can"):
        raise NotSupported("whether it is free is another question than whether it may be used")
    _, prize = _cards(asked)
    ability = keyword(prize.front, word)
    if ability is None:
        lacking(prize, prize.front, f"{prize.name} has no {word}", "keyword", "cost")
    parts = ability.cost.components if ability.cost is not None else ()
    if word in OPTIONAL and not (parts and all(isinstance(e, PayMana) for e in parts)):
        raise NotSupported(f"what is given up for {word} on a free cast is not planned yet")
    by = asked.card_or_none("source")
    if by is not None and gives_flashback(by):
        if not (prize.front.is_a("instant") or prize.front.is_a("sorcery")):
            raise DropsOut(f"{by.name} does not give {prize.name} flashback")
        exposed, made = _from_graveyard(asked)
    else:
        exposed, made = _free(asked)
    if exposed.play.during != FLASHBACK and not exposed.play.library and word in ALTERNATIVE:
        source = asked.chunk("source")
        told = source is None or source.role in _BY or asked.said("free")
        if not told and word in ZONE_OF:
            raise NotSupported(f"whether it is cast from the hand or with {word} was not said")
        plan = _alternative(exposed, made, word, ())
        if not told:
            way = f"it is cast with {short(asked.card('source'))}, and not for mana alone"
            plan = plan.evolve(assumptions=(*plan.assumptions, way))
        yield plan
        return
    mana = _mana_of(ability.cost)
    lands = lands_for(mana) if mana is not None else ()
    if word in ALTERNATIVE:
        yield _alternative(exposed, made, word, lands)
    elif word in OPTIONAL:
        tail = "kicked" if word in ("kicker", "multikicker") else f"with {word}"
        yield _optional(exposed, made, word, tail, lands)
    else:
        raise NotSupported(f"{word} on a free cast is not planned yet")


def _mana_of(cost: Cost | None) -> ManaCost | None:
    for each in cost.components if cost is not None else ():
        if isinstance(each, PayMana):
            return each.cost
    return None


def _richer(exposed: Exposed, lands: tuple[str, ...]) -> Exposed:
    """Give the position with more lands."""
    if not lands:
        return exposed
    more = also_controlling(exposed.control, *lands)
    script = exposed.script.replacing(exposed.control, more)
    return exposed.evolve(script=script, control=more)


def _alternative(exposed: Exposed, made: Cast, word: str, lands: tuple[str, ...]) -> PlannedExample:
    exposed = _richer(exposed, lands)
    targets = "" if word == "overload" or not made.targets else f" targeting {made.targets}"
    pay = f", paying with {'; '.join(lands)}" if lands else ""
    name = "it" if exposed.during_resolution else exposed.prize
    script = _script(exposed, made, f"you cast {name}{targets} for its {word} cost{pay}")
    plain = _script(exposed, made, _cast_line(exposed, made))
    return PlannedExample(
        script,
        (
            Option(
                (f"{exposed.prize} was cast",),
                "yes",
                f"The {word} cost may be paid there.",
                outcome="it was cast",
            ),
            Option(
                (f"{exposed.prize} was not cast",),
                "no",
                f"{word.title()} is an alternative cost, and {_already(exposed)} is one already; "
                "only one may be used.",
                outcome="it can't be cast so",
            ),
        ),
        (Change(f"without {word}", plain),),
        exposed.assumptions,
    )


def _already(exposed: Exposed) -> str:
    """Give the alternative cost for which it is cast anyway."""
    flashed = exposed.play.during == FLASHBACK
    return "flashback" if flashed else "casting a spell without paying its mana cost"


def _besides(exposed: Exposed) -> str:
    return "with flashback, too" if exposed.play.during == FLASHBACK else "on a free cast"


def _optional(
    exposed: Exposed, made: Cast, word: str, tail: str, lands: tuple[str, ...]
) -> PlannedExample:
    bare = exposed
    exposed = _richer(exposed, lands)
    paid = () if exposed.play.during == FLASHBACK else lands  # or with all that is there
    line = _cast_line(exposed, made, tail, lands=paid)
    script = _script(exposed, made, line)
    return PlannedExample(
        script,
        (
            Option(
                (f"{exposed.prize} was cast",),
                "yes",
                f"{word.title()} is an additional cost, and those may be paid {_besides(exposed)}.",
                outcome=f"it was cast with {word}",
            ),
            Option(
                (f"{exposed.prize} was not cast",),
                "no",
                f"{word.title()} can't be used there.",
                outcome="it can't be cast so",
            ),
        ),
        (
            Change(f"not: you control {'; '.join(lands)}", _script(bare, made, line)),
            Change(
                "nothing pays for it",
                _script(bare, made, _cast_line(bare, made, tail)),
            ),
            Change(f"without {word}", _script(exposed, made, _cast_line(exposed, made))),
        ),
        (f"you can pay the {word} cost", *exposed.assumptions),
    )


def way_is_free(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: whether a further cost of a free cast is free, too: it is cast unpaid, and paid."""
    yield from _paid_besides(asked, "no", "yes")


def way_is_paid(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: whether a further cost of a free cast must be paid."""
    yield from _paid_besides(asked, "yes", "no")


def _paid_besides(asked: Asked, paid: str, free: str) -> Iterator[PlannedExample]:
    word = asked.word("keyword")
    if word not in OPTIONAL:
        raise DropsOut(f"{word} is no further cost")
    for plan in optional_cost(asked):
        yes, _ = plan.options
        unpaid = next(each for each in plan.changes if each.words == "nothing pays for it")
        lacks = (yes.then[0].replace(" was cast", " was not cast"),)
        told = f"{word.title()} is an additional cost: it must be paid on a free cast, too."
        yield plan.evolve(
            options=(
                yes.evolve(verdict=paid, says=told, guards=(Guard(unpaid.script, lacks),)),
                yes.evolve(verdict=free, says=f"{word.title()} is not paid for."),
            ),
            changes=plan.changes[1:],
        )


def _with_nothing_else(asked: Asked, component: object) -> tuple[Exposed, Cast]:
    """Give a free cast in which nothing else is there that the cost could take."""
    source, prize = _cards(asked)
    takes = isinstance(component, SacrificeObjects)
    lets = source is not None and any(
        isinstance(node, MayPlayFrom) for node in walk(source.front.paragraphs)
    )
    fits = source is not None and (lets or not casts_free(source))
    if not takes or fits:
        found, made = _free(asked)
        return found, aimed_elsewhere(made) if takes else made
    other = asked.stock.pick("free-from-hand")
    found = expose(other, prize, asked.stock)
    it = source.name if source is not None else "what finds it"
    alike = f"{it} lets it be cast without paying its mana cost, as {other.name} does"
    made = cast(prize, asked.stock, free=True, anywhere=True)
    return found.evolve(assumptions=(*found.assumptions, alike)), aimed_elsewhere(made)


def aimed_elsewhere(made: Cast) -> Cast:
    """Let what a spell targets be the other player's: it is not given up for it."""
    if not made.things:
        return made
    theirs = f"the opponent controls {'; '.join(made.things)}"
    return made.evolve(things=(), given=(*made.given, theirs))


def gives_flashback(card: Card) -> bool:
    """Tell whether a card gives others flashback."""
    return any(
        isinstance(node, GainFlashback) for face in card.faces for node in walk(face.paragraphs)
    )


def _from_graveyard(asked: Asked) -> tuple[Exposed, Cast]:
    """Give a cast from the graveyard by flashback that a card gives, with the mana for it."""
    source, prize = _cards(asked)
    assert source is not None
    if source.front.is_a("creature"):
        source = asked.stock.pick("gives-flashback")
    made, mana = aimed_elsewhere(cast(prize, asked.stock, anywhere=True)), prize.front.mana_cost
    own = lands_for(mana) if mana is not None else ()
    given = [f"{put(prize)} is in your graveyard"]
    if source.front.is_a("instant") or source.front.is_a("sorcery"):
        first = cast(source, asked.stock)
        own = (*own, *first.lands)
        given += [f"you hold {put(source)}", *first.given]
        when = (first.line(), f"{short(source)} resolves")
    else:
        when = (f"{short(source)} is put onto the battlefield", "the top of the stack resolves")
    control = f"you control {'; '.join(merged(own))}"
    script = Script((*((control,) if own else ()), *given), when)
    play = FreePlay(Placed(source.front, source.front, 1), FLASHBACK, "", False, False)
    exposed = Exposed(play, short(source), short(prize), script, (), control)
    return exposed, made


def mandatory(prize: Card) -> CostComponent:
    """Give what a card takes besides its mana cost whenever it is cast (CR 601.2f)."""
    costs = [
        each.cost
        for each in walk(prize.front.paragraphs)
        if isinstance(each, AdditionalCost) and not each.optional
    ]
    if not costs:
        lacking(prize, prize.front, f"{prize.name} has no additional cost", "cost", "casting")
    return costs[0].components[0]


def additional_cost(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: cast a card with a mandatory additional cost for free, and without what it takes."""
    _, prize = _cards(asked)
    component = mandatory(prize)
    source = asked.card_or_none("source")
    lends = source is not None and gives_flashback(source)
    exposed, made = _from_graveyard(asked) if lends else _with_nothing_else(asked, component)
    if isinstance(component, DiscardCards):
        count = component.count.n if isinstance(component.count, Number) else 1
        thing = asked.stock.pick("creature", "plain").name
        more = [asked.stock.pick("creature", "plain", other_than=(thing,)).name][: count - 1]
        given, tail = (
            f"you hold {'; '.join((thing, *more))}",
            f"discarding {'; '.join((thing, *more))}",
        )
    elif isinstance(component, SacrificeObjects):
        from rulings_cli.ask.plans.using import _fitting

        thing = _fitting(component.what, asked.stock).name
        given, tail = f"you control {thing}", f"sacrificing {thing}"
    else:
        raise NotSupported("this kind of additional cost on a free cast is not planned yet")
    script = _script(exposed, made, _cast_line(exposed, made, tail), given)
    bare = _script(exposed, made, _cast_line(exposed, made))
    yield PlannedExample(
        script,
        (
            Option(
                (f"{exposed.prize} was cast", f"{thing} is in your graveyard"),
                "yes",
                f"The additional cost of {exposed.prize} must be paid on a free cast, too.",
                outcome="it was cast, and the cost was paid",
                guards=(Guard(bare, (f"{exposed.prize} was not cast",)),),
            ),
            Option(
                (f"{exposed.prize} was cast",),
                "no",
                "The additional cost need not be paid.",
                outcome="it was cast",
            ),
        ),
        (Change(f"not: {given}", bare),),
        exposed.assumptions,
    )


def additional_cost_skipped(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: whether the additional cost of a free cast need not be paid."""
    opposite = {"yes": "no", "no": "yes"}
    for each in additional_cost(asked):
        yield each.evolve(
            options=tuple(one.evolve(verdict=opposite[one.verdict]) for one in each.options)
        )


__all__ = ["additional_cost", "additional_cost_skipped", "free_x", "may_choose_x",
           "optional_cost", "short", "way_is_free", "way_is_paid"]  # fmt: skip
