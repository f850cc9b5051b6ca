"""How permanents enter the battlefield (CR 614.1c-d, 614.12, 303.4f, 306.5b, 310.4b, 714.3a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.effects import Choose, CopyException, If, KeywordAction
from rulings_cli.abilities.quantities import Colors, Number, Quantity, VariableX
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import (
    AsEnters,
    EntersAsCopy,
    EntersOnlyIf,
    EntersTapped,
    EntersWithCounters,
    ReplaceCount,
)
from rulings_cli.engine import (
    battles,
    choosing,
    conditions,
    layers,
    looking_up,
    matching,
    quantities,
    statics,
)
from rulings_cli.engine.arriving import Arrival
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.context import Context
from rulings_cli.engine.replacement import COPY, Apply, Replacement
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import Would, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext
from rulings_cli.game.objects import CHOSEN_BY, GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import (
    COPIABLE_VALUES,
    COPY_EXTRA,
    ENTERS_AS_A_COPY,
    SAGA_ENTERS,
)
from rulings_cli.terms.rules.card_types import (
    DEFENSE_COUNTERS,
    LOYALTY_COUNTERS,
)
from rulings_cli.terms.rules.general import COUNTERS_AS_IT_ENTERS
from rulings_cli.terms.rules.keywords import (
    FADING,
    GRAFT,
    MODULAR,
    RAVENOUS,
    SUNBURST,
    VANISHING,
)
from rulings_cli.terms.rules.replacing import (
    AS_IT_WOULD_EXIST,
    CHOSEN_BEFORE_ENTERING,
    COPY_FIRST,
    ENTERS_TAPPED,
    ENTERS_WITH,
    INSTEAD,
)
from rulings_cli.terms.rules.symbols import X_OF_SPELL_THAT_ENTERED
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone


def how_it_enters(game: Game, would: WouldMove) -> Iterator[Replacement]:
    """Give the effects that modify how the object enters the battlefield.

    Each of several that are the same has its own effect: two riders of mana, two instances of a
    keyword (CR 614.5).
    """
    alike: dict[object, int] = {}
    for each in _modifying(game, would):
        before = alike.get(each.key, 0)
        alike[each.key] = before + 1
        if before:
            each.key = (each.key, before)
        yield each


@implements(AS_IT_WOULD_EXIST)
def _modifying(game: Game, would: WouldMove) -> Iterator[Replacement]:
    if would.to != Zone.BATTLEFIELD:
        return
    from rulings_cli.engine import entering_keywords  # they perform, and that asks here

    arrival = Arrival(game, would)
    if arrival.id is None:
        return
    yield from _only_if(arrival)
    yield from _tapped(arrival)
    yield from _with_counters(arrival)
    yield from entering_keywords.of_keywords(arrival)
    yield from _as_it_enters(arrival)
    yield from battles.as_it_enters(arrival)
    yield from _as_a_copy(arrival)
    if would.copied_with:
        yield _with_counters_of_copy(arrival)
    if would.counters:
        yield from _more_counters(arrival)


def _key(kind: str, node: Value, source: GameObject) -> object:
    return (kind, source.card or source.face, source.id, node)


# --- only if something is done ------------------------------------------------------------------


@implements(CHOSEN_BEFORE_ENTERING)
def _only_if(arrival: Arrival) -> Iterator[Replacement]:
    for node, source, context in arrival.effects(EntersOnlyIf):
        assert isinstance(node, EntersOnlyIf)
        yield Replacement(
            _key("only if", node, source if source.id != arrival.id else arrival.was),
            "something is done, or it is put into the graveyard instead",
            (INSTEAD, CHOSEN_BEFORE_ENTERING),
            _enter_only_if(node, context),
            source=_told(arrival, source),
        )


def _enter_only_if(node: EntersOnlyIf, context: Context) -> Apply:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldMove)
        if _pays(game, tape, node.cost, context, optional=node.optional):
            return (would,)
        return (would.evolve(to=Zone.GRAVEYARD),)

    return apply


# --- tapped -----------------------------------------------------------------------------------


@implements(ENTERS_TAPPED)
def _tapped(arrival: Arrival) -> Iterator[Replacement]:
    game = arrival.game
    for node, source, context in arrival.effects(EntersTapped):
        assert isinstance(node, EntersTapped)
        if node.unless is not None and conditions.holds(game, node.unless, context):
            continue
        if node.only_if is not None and not conditions.holds(game, node.only_if, context):
            continue
        yield Replacement(
            _key("tapped", node, source if source.id != arrival.id else arrival.was),
            "it enters tapped",
            (ENTERS_TAPPED,),
            _enter_tapped(node, context),
            source=_told(arrival, source),
            commutes=node.unless_pay is None,
        )


def _told(arrival: Arrival, source: GameObject) -> ObjectId:
    """Give the id to name in the trace: the preview's newcomer has none that is known."""
    return arrival.would.object if source.id == arrival.id else source.id


def _enter_tapped(node: EntersTapped, context: Context) -> Apply:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldMove)
        if node.unless_pay is not None and _pays(game, tape, node.unless_pay, context):
            return (would,)
        return (would.evolve(tapped=True),)

    return apply


@implements(CHOSEN_BEFORE_ENTERING)
def _pays(game: Game, tape: Tape, cost: Cost, context: Context, *, optional: bool = True) -> bool:
    """Ask whether the player pays for how it enters, where that is optional, and let them pay."""
    from rulings_cli.engine import paying, payments

    payment = PaymentContext("resolution", context.controller, context.source)
    for each in cost.components:
        if paying.can_pay_component(game, each, payment) is not None:
            return False
    asked = Choice(
        "may",
        context.controller,
        CHOSEN_BEFORE_ENTERING,
        OneOption((True, False)),
        prompt="whether to pay for how it enters",
        about=cost,
    )
    if optional and not tape.ask(asked, game):
        return False
    payments.pay_while_resolving(game, tape, context.controller, cost, context, kind="resolution")
    return True


# --- with counters ----------------------------------------------------------------------------


@implements(ENTERS_WITH, COUNTERS_AS_IT_ENTERS)
def _with_counters(arrival: Arrival) -> Iterator[Replacement]:
    for kind, count, rule in _intrinsic(arrival):
        node = EntersWithCounters(kind, count, This())
        yield _counters(arrival, node, arrival.was, arrival.own_context(), rule)
    for found, source, context in arrival.effects(EntersWithCounters):
        assert isinstance(found, EntersWithCounters)
        holds = found.condition is None or conditions.holds(arrival.game, found.condition, context)
        if holds:
            was = arrival.was if source.id == arrival.id else source
            yield _counters(arrival, found, was, context, ENTERS_WITH)


def _rules_of_count(count: Quantity, rule: Rule, context: Context) -> tuple[Rule, ...]:
    """Add the rule that tells X, where the count has it and the spell chose it (107.3m)."""
    has_x = bool(context.x) and any(isinstance(each, VariableX) for each in walk(count))
    return (rule, X_OF_SPELL_THAT_ENTERED) if has_x else (rule,)


def _counters(
    arrival: Arrival, node: EntersWithCounters, source: GameObject, context: Context, rule: Rule
) -> Replacement:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldMove)
        count = quantities.amount(game, node.count, context)
        if count <= 0:
            return (would,)
        held = dict(would.counters)
        held[node.kind] = held.get(node.kind, 0) + count
        return (would.evolve(counters=tuple(held.items())),)

    return Replacement(
        _key("counters", node, source),
        f"it enters with {node.kind} counters",
        _rules_of_count(node.count, rule, context),
        apply,
        source=arrival.would.object if source is arrival.was else source.id,
        commutes=not any(True for _ in _more_counters(arrival)),
    )


_COUNTERS_OF_KEYWORD: dict[str, tuple[str, Rule]] = {
    "fading": ("fade", FADING),
    "graft": ("+1/+1", GRAFT),
    "modular": ("+1/+1", MODULAR),
    "vanishing": ("time", VANISHING),
}


@carries_out("sunburst")
@implements(LOYALTY_COUNTERS, DEFENSE_COUNTERS, SAGA_ENTERS)
def _intrinsic(arrival: Arrival) -> Iterator[tuple[str, Quantity, Rule]]:
    """Give the counters that types and keywords bring: loyalty, defense, lore and the like."""
    assert arrival.id is not None
    now = layers.characteristics(arrival.preview, arrival.id)
    face = arrival.preview.objects[arrival.id].face
    for kind, type_, printed, rule in (
        ("loyalty", "planeswalker", face.loyalty, LOYALTY_COUNTERS),
        ("defense", "battle", face.defense, DEFENSE_COUNTERS),
    ):
        if type_ == "battle" and type_ in now.types and printed is None:
            raise NotSupported(f"the defense of {face.name}, which the data lacks", "310.4b")
        if type_ in now.types and printed is not None:
            x = arrival.own_context().x or 0
            yield kind, Number(int(printed) if printed.isdigit() else x), rule
    reads_ahead = any(getattr(each, "name", "") == "read ahead" for each in now.abilities)
    if "Saga" in now.subtypes and not reads_ahead:
        yield "lore", Number(1), SAGA_ENTERS
    for each in now.abilities:
        if not isinstance(each, Keyword):
            continue
        if each.name in _COUNTERS_OF_KEYWORD and each.amount:
            kind, rule = _COUNTERS_OF_KEYWORD[each.name]
            yield kind, each.amount, rule
        elif each.name == "sunburst":
            is_creature = "creature" in face.types
            yield "+1/+1" if is_creature else "charge", Colors(spent=True), SUNBURST
        elif each.name == "ravenous":
            yield "+1/+1", VariableX(), RAVENOUS


@implements(INSTEAD)
def _more_counters(arrival: Arrival) -> Iterator[Replacement]:
    """Give the effects that put more counters on it than it would get (CR 122.6, 614.16)."""
    assert arrival.id is not None
    controller = layers.characteristics(arrival.preview, arrival.id).controller
    for node, source, context in statics.in_force(arrival.preview, ReplaceCount):
        if node.what != "counters":
            continue
        if node.by is not None:
            applies = looking_up.player_matches(arrival.preview, node.by, controller, context)
        elif node.on is None:
            applies = source.id != arrival.id and looking_up.player_matches(
                arrival.preview, node.who, controller, context
            )
        elif source.id == arrival.id:
            applies = isinstance(node.on, This)  # its own effect on itself (CR 614.12)
        else:
            applies = arrival.fits(node.on, context)
        if not applies:
            continue
        yield Replacement(
            _key("more counters", node, source),
            "it enters with more counters",
            (INSTEAD, AS_IT_WOULD_EXIST) if source.id == arrival.id else (INSTEAD,),
            _multiplied(node),
            source=source.id,
        )


def _multiplied(node: ReplaceCount) -> Apply:
    from rulings_cli.engine import replacements  # they ask here how it enters

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldMove)
        counters = tuple(
            (kind, replacements.another_number(node, n) if node.kind in ("", kind) else n)
            for kind, n in would.counters
        )
        return (would.evolve(counters=counters),)

    return apply


# --- choices and copies -----------------------------------------------------------------------


@implements(CHOSEN_BEFORE_ENTERING)
def _as_it_enters(arrival: Arrival) -> Iterator[Replacement]:
    for node, source, context in arrival.effects(AsEnters):
        assert isinstance(node, AsEnters)
        yield Replacement(
            _key("as enters", node, arrival.was if source.id == arrival.id else source),
            "a choice is made as it enters",
            (ENTERS_WITH, CHOSEN_BEFORE_ENTERING),
            _make_choices(node, context, source.face.name),
            source=_told(arrival, source),
            commutes=True,
        )


def _make_choices(node: AsEnters, context: Context, by: str) -> Apply:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldMove)
        for effect in node.effects:
            if isinstance(effect, If) and isinstance(effect.effects[0], KeywordAction):
                _become_day(game, tape, effect, context)
                continue
            if not isinstance(effect, Choose):
                raise NotSupported(
                    f"{type(effect).__name__} as a permanent enters", str(CHOSEN_BEFORE_ENTERING)
                )
            asked = choosing.choice_of(
                game,
                effect.what,
                context.controller,
                CHOSEN_BEFORE_ENTERING,
                about=would.object,
                words=effect.words,
            )
            chosen = (effect.what, str(tape.ask(asked, game)))
            would = would.evolve(chosen=(*would.chosen, chosen, (CHOSEN_BY, by)))
        return (would,)

    return apply


def _become_day(game: Game, tape: Tape, effect: If, context: Context) -> None:
    """Let it become day as the permanent enters, if it's neither day nor night (CR 731.1a)."""
    from rulings_cli.engine.instructions import execute_all

    if conditions.holds(game, effect.condition, context):
        execute_all(game, tape, effect.effects, context)


@implements(COPY_FIRST)
def _as_a_copy(arrival: Arrival) -> Iterator[Replacement]:
    for node, context in arrival.copies():
        yield Replacement(
            _key("copy", node, arrival.was),
            "it may enter as a copy",
            (ENTERS_AS_A_COPY, COPIABLE_VALUES, COPY_FIRST, *_of_exception(node)),
            _enter_as_copy(node, context),
            source=arrival.would.object,
            rank=COPY,
        )


def _of_exception(node: EntersAsCopy) -> tuple[Rule, ...]:
    from rulings_cli.engine import copying

    if node.except_ is None:
        return ()
    looked_at = (AS_IT_WOULD_EXIST,) if node.except_.counters_if else ()
    return (*copying.rules_of(node.except_), *looked_at)


@implements(ENTERS_AS_A_COPY, COPIABLE_VALUES)
def _enter_as_copy(node: EntersAsCopy, context: Context) -> Apply:
    from rulings_cli.engine import copying

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldMove)
        if node.others is not None:
            values = copying.copiable(game, context.source)
            return (would.evolve(copied=values, copied_with=()),)
        found = matching.objects(game, node.of, context)
        options = (*found, None) if node.optional else found
        if not found:
            return (would,)
        asked = Choice(
            "copy",
            context.controller,
            ENTERS_AS_A_COPY,
            OneOption(options),
            prompt="what it enters as a copy of",
            about=would.object,
        )
        chosen = tape.ask(asked, game)
        if chosen is None:
            return (would,)
        return (_copied(game, node, context, would, chosen),)

    return apply


def _copied(
    game: Game, node: EntersAsCopy, context: Context, would: WouldMove, chosen: ObjectId
) -> WouldMove:
    """Give the event with the values of what is copied, and with what the exception says."""
    from rulings_cli.engine import copying

    face = copying.copiable(game, chosen)
    except_ = node.except_
    would = would.evolve(tapped=would.tapped or node.tapped)
    if except_ is None:
        return would.evolve(copied=face, copied_with=())
    amount: Callable[[Quantity], int] = lambda each: quantities.amount(  # noqa: E731
        game, each, context
    )
    was = would.copied or (would.token or game.get(would.object)).face
    with_: tuple[tuple[str, int], ...] = ()
    if except_.counter and except_.counters is not None:
        with_ = ((except_.counter, amount(except_.counters)),)
    made = copying.excepted(face, except_, amount, own=was)
    if except_.counters_if:
        with_ = (*with_, *_counters_of_types(game, except_, would.evolve(copied=made), amount))
    return would.evolve(copied=made, copied_with=with_)


@implements(AS_IT_WOULD_EXIST)
def _counters_of_types(
    game: Game, except_: CopyException, would: WouldMove, amount: Callable[[Quantity], int]
) -> Iterator[tuple[str, int]]:
    """Give the counters for the types that it would have on the battlefield (CR 614.12)."""
    arrival = Arrival(game, would)
    assert arrival.id is not None
    types = layers.characteristics(arrival.preview, arrival.id).types
    for kind, count, type_ in except_.counters_if:
        if type_ in types:
            yield kind, amount(count)


@implements(COPY_EXTRA)
def _with_counters_of_copy(arrival: Arrival) -> Replacement:
    """Let it enter with the counters that the last copy effect says (CR 707.9e)."""

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldMove)
        held = dict(would.counters)
        for kind, count in would.copied_with:
            held[kind] = held.get(kind, 0) + count
        return (would.evolve(counters=tuple(held.items()), copied_with=()),)

    return Replacement(
        ("counters of a copy", arrival.would.object),
        "it enters with counters, as the copy effect says",
        (ENTERS_WITH, COPY_EXTRA),
        apply,
        source=arrival.would.object,
        commutes=not any(True for _ in _more_counters(arrival)),
    )
