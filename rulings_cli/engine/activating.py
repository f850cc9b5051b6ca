"""Activating activated abilities (CR 602), loyalty abilities (606) and mana abilities (605.3)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Any

from rulings_cli.abilities.abilities import (
    Ability,
    ActivatedAbility,
    Keyword,
    LoyaltyAbility,
)
from rulings_cli.abilities.costs import (
    Cost,
    PayMana,
    PutCountersCost,
    RemoveCounters,
    TapThis,
    UntapThis,
)
from rulings_cli.abilities.quantities import AnyNumber, Number, VariableX
from rulings_cli.abilities.references import This
from rulings_cli.engine import (
    activation_limits,
    bodies,
    keeping,
    keyword_modules,
    layers,
    mana_abilities,
    moving,
    paying,
    performing,
    proposing,
    quantities,
    resolving,
    reversing,
    riders,
    statics,
    triggering,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.proposal import Proposal
from rulings_cli.engine.refusing import Illegal, Refusal, refuse
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import ActivateAbility, Refused
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import AbilityActivated
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext, PlayerId
from rulings_cli.game.objects import AbilityOnStack
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.activating import (
    ABILITY_ON_STACK,
    AS_CASTING,
    LOYALTY_COST,
    ONLY_CONTROLLER,
)
from rulings_cli.terms.rules.mana_abilities import NO_STACK, NOT_AGAIN, WHENEVER_MANA_IS_ASKED
from rulings_cli.terms.values import of_kinds
from rulings_cli.terms.zones import Zone

Activated = ActivatedAbility | LoyaltyAbility


# --- the action -------------------------------------------------------------------------------


@implements(AS_CASTING)
def activate(game: Game, tape: Tape, action: ActivateAbility) -> Refused | None:
    """Activate an ability; give why it is not allowed, or None when it is activated."""
    begun = False
    start = len(game.trace)
    try:
        refused = can_activate(game, action.player, action.object, action.index)
        if refused is not None:
            return refused
        begun = True
        statics.note_what_may_forbid(game, "activation")
        _activate(game, tape, action)
    except Refusal as stopped:
        refused = stopped.refused
        if not begun:
            return refused
        rules = _rules_of(game, action.object, action.index)
        return reversing.whole(game, start, refused, *rules)
    return None


def _activate(game: Game, tape: Tape, action: ActivateAbility) -> None:
    ability = ability_at(game, action.object, action.index)
    if is_mana_ability(game, action.object, ability):
        because = (WHENEVER_MANA_IS_ASKED,)
        activate_mana_ability(
            game, tape, action.player, action.object, action.index, because=because
        )
        return
    proposal = _put_on_stack(game, tape, action, ability)  # 602.2a
    proposing.follow_steps_b_to_d(proposal)  # 602.2b, as 601.2b-d
    proposing.follow_steps_f_to_h(proposal)  # 601.2f-h
    rules = (AS_CASTING, *_of_keyword(proposal), *_why_no_mana_ability(game, ability))
    _become_activated(proposal, action, rules)  # 601.2i


def _why_no_mana_ability(game: Game, ability: Activated) -> tuple[Rule, ...]:
    """Give the rules by which an ability that could add mana uses the stack (CR 605.5a)."""
    if not mana_abilities.adds_mana(ability.body):
        return ()
    return mana_abilities.classify(ability, game.edition).rules


def activate_mana_ability(
    game: Game,
    tape: Tape,
    player: PlayerId,
    source: ObjectId,
    index: int,
    *,
    because: tuple[Rule, ...] = (),
) -> None:
    """Activate a mana ability, which resolves at once (CR 605.3b); raise Refusal if it can't be.

    `because` are the rules that let it be activated in the middle of something.
    """
    ability = ability_at(game, source, index)
    action = ActivateAbility(player, source, index)
    _run_mana_ability(game, tape, action, ability, because)
    triggering.resolve_mana_abilities(game, tape)


@implements(NO_STACK, NOT_AGAIN)
def _run_mana_ability(
    game: Game,
    tape: Tape,
    action: ActivateAbility,
    ability: Activated,
    because: tuple[Rule, ...],
) -> None:
    key = (action.object, action.index)
    game.activating = (*game.activating, key)
    context = Context(
        action.object,
        action.player,
        source_was=layers.snapshot(game, action.object),
        tapping=any(isinstance(each, TapThis) for each in cost_of(ability).components),
    )
    proposal = _proposal(game, tape, action, ability, context)
    proposing.follow_steps_b_to_d(proposal)
    proposing.follow_steps_f_to_h(proposal)
    status = mana_abilities.is_mana_ability(game, action.object, ability)[1]
    _become_activated(proposal, action, (NO_STACK, *status, *because))
    body = bodies.part_of(ability).body
    amount = _amount_paid(game, ability, proposal.context)
    resolving.run(game, tape, body, proposal.context.evolve(amount=amount))
    game.activating = tuple(each for each in game.activating if each != key)


def _amount_paid(game: Game, ability: Activated, context: Context) -> int | None:
    """Give how many counters a cost of "one or more" has taken off: "that much" in its effect."""
    for each in cost_of(ability).components:
        if isinstance(each, RemoveCounters) and isinstance(each.count, AnyNumber):
            return quantities.taken_off(game, context)
    return None


# --- 602.2a -----------------------------------------------------------------------------------


@implements(ABILITY_ON_STACK)
def _put_on_stack(game: Game, tape: Tape, action: ActivateAbility, ability: Activated) -> Proposal:
    """Put the ability onto the stack as an object that is no card (CR 602.2a)."""
    on_stack = AbilityOnStack(
        ability,
        action.object,
        layers.snapshot(game, action.object),
    )
    id = moving.put_ability_on_stack(game, on_stack, action.player)
    context = bodies.context_of(game, id)
    return _proposal(game, tape, action, ability, context)


def _proposal(
    game: Game, tape: Tape, action: ActivateAbility, ability: Activated, context: Context
) -> Proposal:
    printed = printed_at(game, action.object, action.index)
    keyword = printed.name if isinstance(printed, Keyword) else ""
    return Proposal(
        game,
        tape,
        action,
        context,
        what=printed,
        parts=(bodies.part_of(ability),),
        base=cost_of(ability),
        payment=PaymentContext("activate", action.player, action.object, printed, keyword),
    )


# --- 601.2i, for abilities --------------------------------------------------------------------


def _of_keyword(proposal: Proposal) -> tuple[Rule, ...]:
    """Give the rule of a keyword that stands for the ability."""
    return keyword_modules.rule_of(proposal.payment.keyword)


def _become_activated(
    proposal: Proposal, action: ActivateAbility, because: tuple[Rule, ...]
) -> None:
    game, source = proposal.game, action.object
    id = proposal.object
    if id is not None and game.exists(id) and (proposal.paid or proposal.payments):
        on_stack = game.get(id).on_stack
        assert on_stack is not None
        paid = (("paid", proposal.paid),) if proposal.paid else ()
        bound = (*on_stack.bound, *paid)
        amount = _amount_paid(game, on_stack.ability, proposal.context)  # type: ignore[arg-type]
        on_stack = on_stack.evolve(bound=bound, payments=proposal.payments, amount=amount)
        game.update(id, on_stack=on_stack)
    if game.exists(source):
        used = (*game.get(source).used, (action.index, game.turn))
        game.update(source, used=used)
    riders.of_spent_mana(game, proposal.payment, proposal.payments, id)
    performing.record(
        game,
        proposal.tape,
        AbilityActivated(
            because,
            action.player,
            source,
            action.index,
            on_stack=id,
            name=game.get(source).name,
            is_mana_ability=id is None,
        ),
    )


# --- which abilities there are ----------------------------------------------------------------


def printed_at(game: Game, source: ObjectId, index: int) -> Any:
    """Give the ability at an index as it is printed; None where there is none."""
    abilities = layers.characteristics(game, source).abilities
    at = index % keyword_modules.SECOND
    return abilities[at] if 0 <= at < len(abilities) else None


def activated_at(game: Game, source: ObjectId, index: int) -> Activated | None:
    """Give the activated ability at an index of the object's abilities; None if it is none."""
    found = printed_at(game, source, index)
    if index >= keyword_modules.SECOND:
        return keyword_modules.activated_second(found) if isinstance(found, Keyword) else None
    if isinstance(found, ActivatedAbility | LoyaltyAbility):
        return found
    return keyword_modules.activated(found) if isinstance(found, Keyword) else None


def may_be_activated(game: Game, source: ObjectId) -> Iterator[int]:
    """Give the indices of the activated abilities that work in the zone the object is in."""
    zone = game.objects[source].zone
    for index, ability in _forms(layers.characteristics(game, source).abilities):
        if getattr(ability, "zone", Zone.BATTLEFIELD) is zone:
            yield index


@lru_cache(maxsize=4096)
def _forms(abilities: tuple[Ability, ...]) -> tuple[tuple[int, Activated], ...]:
    """Give the activated abilities among some abilities by their index, keywords written out."""
    found: list[tuple[int, Activated]] = []
    for at, each in enumerate(abilities):
        if isinstance(each, ActivatedAbility | LoyaltyAbility):
            found.append((at, each))
        elif isinstance(each, Keyword):
            first = keyword_modules.activated(each)
            second = keyword_modules.activated_second(each)
            if first is not None:
                found.append((at, first))
            if second is not None:
                found.append((at + keyword_modules.SECOND, second))
    return tuple(found)


def ability_at(game: Game, source: ObjectId, index: int) -> Activated:
    """Give the activated ability at an index; raise where there is none or it is not built."""
    found = activated_at(game, source, index)
    if found is None:
        printed = printed_at(game, source, index)
        if isinstance(printed, Keyword):
            raise NotSupported(f"activating {printed.name}", "702")
        action = ActivateAbility(game.get(source).controller, source, index)
        refuse(ONLY_CONTROLLER, "it has no such activated ability", action=action)
    return found


@implements(LOYALTY_COST)
def cost_of(ability: Activated) -> Cost:
    """Give an activation cost; a loyalty ability's is loyalty counters (CR 606.4)."""
    if isinstance(ability, ActivatedAbility):
        return ability.cost
    sign, digits = ability.amount[:1], ability.amount.lstrip("+-\N{MINUS SIGN}")
    count = VariableX() if digits == "X" else Number(int(digits))
    if sign in ("-", "\N{MINUS SIGN}"):
        return Cost((RemoveCounters("loyalty", count, This()),))
    return Cost((PutCountersCost("loyalty", count, This()),)) if digits != "0" else Cost()


def is_mana_ability(game: Game, source: ObjectId, ability: Activated) -> bool:
    """Tell whether the ability is a mana ability in this game's edition (CR 605.1a)."""
    return mana_abilities.is_mana_ability(game, source, ability, game.edition)[0]


def mana_abilities_of(game: Game, player: PlayerId) -> Iterator[tuple[ObjectId, int]]:
    """Give every mana ability of what is in play, or in the player's hand and graveyard."""
    key = ("mana abilities", player)
    cache = keeping.kept(game)
    found = cache.get(key)
    if found is None:
        found = cache[key] = tuple(_mana_abilities_of(game, player))
    return iter(found)


def _mana_abilities_of(game: Game, player: PlayerId) -> Iterator[tuple[ObjectId, int]]:
    ids = (
        *game.battlefield(),
        *game.in_zone(Zone.HAND, player),
        *game.in_zone(Zone.GRAVEYARD, player),
        *(each for each in game.in_zone(Zone.COMMAND) if game.objects[each].kind == "emblem"),
    )
    for source in ids:
        for index in range(len(layers.characteristics(game, source).abilities)):
            ability = activated_at(game, source, index)
            if ability is not None and is_mana_ability(game, source, ability):
                yield source, index


def mana_abilities_now(game: Game, player: PlayerId) -> Iterator[tuple[ObjectId, int]]:
    """Give the mana abilities that the player could begin to activate while mana is asked for."""
    for source, index in mana_abilities_of(game, player):
        if cant_activate(game, player, source, index, paying_mana=True) is None:
            yield source, index


# --- whether it may begin: 602.5 ----------------------------------------------------------------


def can_activate(game: Game, player: PlayerId, source: ObjectId, index: int) -> Refused | None:
    """Give why the player can't begin to activate the ability with priority, or None."""
    illegal = cant_activate(game, player, source, index, paying_mana=False)
    if illegal is None:
        return None
    refused = illegal.refused(ActivateAbility(player, source, index))
    return refused.evolve(because=(*refused.because, *_rules_of(game, source, index)))


def _rules_of(game: Game, source: ObjectId, index: int) -> tuple[Rule, ...]:
    """Give the rule of the keyword that the ability is, if it is one."""
    if not game.exists(source):
        return ()
    printed = printed_at(game, source, index)
    return keyword_modules.rule_of(printed.name) if isinstance(printed, Keyword) else ()


def why_no_mana_ability(game: Game, player: PlayerId, source: ObjectId, index: int) -> Refused:
    """Give why this can't be activated in the middle of paying (CR 605.3a)."""
    illegal = cant_activate(game, player, source, index, paying_mana=True)
    assert illegal is not None
    return illegal.refused(ActivateAbility(player, source, index))


def cant_activate(
    game: Game, player: PlayerId, source: ObjectId, index: int, *, paying_mana: bool
) -> Illegal | None:
    """Give why an ability can't be activated now; `paying_mana` while a mana payment is asked."""
    if not game.exists(source):
        return Illegal(ONLY_CONTROLLER, "the object is gone")
    ability = activated_at(game, source, index)
    if ability is None:
        return Illegal(ONLY_CONTROLLER, "it has no such activated ability")
    is_mana = is_mana_ability(game, source, ability)
    use = activation_limits.ActivationTry(player, source, index, ability, is_mana, paying_mana)
    return activation_limits.check(game, use) or _unpayable_part(game, use)


def _unpayable_part(game: Game, use: activation_limits.ActivationTry) -> Illegal | None:
    """Give why a part of the cost other than mana can't be paid even now (CR 118.3)."""
    printed = printed_at(game, use.source, use.index)
    context = PaymentContext("activate", use.player, use.source, printed)
    for each in cost_of(use.ability).components:
        if isinstance(each, PayMana | TapThis | UntapThis):
            continue
        if of_kinds(each, VariableX):  # X is announced later (601.2b)
            continue
        found = paying.can_pay_component(game, each, context)
        if found is not None:
            return found
    return None
