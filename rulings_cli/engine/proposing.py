"""What casting a spell and activating an ability have in common: CR 601.2b-h, and 602.2b."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.conditions import Condition
from rulings_cli.abilities.costs import (
    Cost,
    EitherCost,
    ExertThis,
    ExileThis,
    OtherCost,
    PayMana,
    RevealThis,
    SacrificeThis,
    TapThis,
    UntapThis,
)
from rulings_cli.abilities.effects import Modes
from rulings_cli.abilities.quantities import VariableX
from rulings_cli.engine import (
    activating,
    bodies,
    conditions,
    cost_words,
    costs,
    costs_of_actions,
    dividing,
    layers,
    mode_memory,
    paying,
    targeting,
)
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.proposal import Proposal
from rulings_cli.engine.refusing import Refusal, refuse
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import Refused
from rulings_cli.game.choices import (
    Choice,
    IllegalAnswer,
    NumberBetween,
    OneOption,
    SubsetOf,
    Tape,
)
from rulings_cli.game.events import (
    BecameTapped,
    CostDetermined,
    CostPaid,
    Event,
    RuleApplied,
    ZoneChanged,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.additional import MODE_AGAIN, MODE_COSTS, MODES
from rulings_cli.terms.rules.casting import (
    ANNOUNCING,
    MANA_ABILITIES_WHILE_CASTING,
    PAYING_TOTAL_COST,
    TOTAL_COST,
)
from rulings_cli.terms.rules.costs import (
    ADDITIONAL_TO_ALTERNATIVE,
    PAID_WITH_THE_COST,
    UNPAYABLE,
)
from rulings_cli.terms.rules.keyword_actions import REVEALING
from rulings_cli.terms.rules.keywords import ESCALATE
from rulings_cli.terms.rules.mana_abilities import WHENEVER_MANA_IS_ASKED
from rulings_cli.terms.rules.resolving import CAST_WHILE_RESOLVING
from rulings_cli.terms.rules.symbols import X_ANNOUNCED, X_IS_ZERO
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

DONE = "done"


# --- 601.2b: announcing -----------------------------------------------------------------------


def ask(proposal: Proposal, choice: Choice, wrong: str) -> Any:
    """Ask; an answer that the rules don't allow is refused by the rule that asks."""
    try:
        return proposal.tape.ask(choice, proposal.game)
    except IllegalAnswer as stopped:
        refused = Refused(proposal.action, choice.rule, wrong)
        raise Refusal(refused) from stopped


@implements(MODES)
def announce_modes(proposal: Proposal) -> None:
    """Choose the modes, if it is modal (CR 601.2b, 700.2a)."""
    for part in proposal.parts:
        modal = bodies.modes_of(part.body)
        if modal is None:
            continue
        maximum, minimum = modal.maximum, modal.minimum
        if modal.kicked is not None and "kicker" in _optional_of(proposal):
            minimum, maximum = modal.kicked  # though it is paid later (CR 601.4)
        if modal.instead is not None and _holds(proposal, modal.instead.condition):
            minimum, maximum = modal.instead.minimum, modal.instead.maximum
        if "entwine" in _optional_of(proposal):
            maximum = minimum = len(modal.modes)
        legal = tuple(
            index
            for index, mode in enumerate(modal.modes)
            if targeting.are_enough(proposal.game, mode.targets, proposal.context)
            and mode_memory.may_be_chosen(proposal.game, proposal.object, modal, index)
        )
        choice = Choice(
            "modes",
            proposal.player,
            MODES,
            SubsetOf(legal, minimum, min(maximum, len(modal.modes))),
            modal.words,
            (proposal.object, modal),
        )
        if len(legal) < (min(minimum, 1) if modal.again else minimum):
            refuse(MODES, "too few modes have legal targets", action=proposal.action)
        chosen = ask(proposal, choice, "such modes can't be chosen") if not modal.again else ()
        if modal.again:
            chosen = _again(proposal, modal, legal, minimum)
        proposal.modes = tuple(sorted(chosen))
        proposal.mark(modes=proposal.modes)
        mode_memory.note(proposal.game, proposal.object, modal, proposal.modes)
        proposal.tell("modes", ", ".join(str(each + 1) for each in proposal.modes), MODES)
        proposal.additional = (
            *proposal.additional,
            *(cost for e in proposal.modes if (cost := modal.modes[e].cost) is not None),
            *_escalated(proposal),
        )


@implements(MODE_AGAIN)
def _again(proposal: Proposal, modal: Modes, legal: tuple[int, ...], count: int) -> tuple[int, ...]:
    """Choose so many modes, one after another, of which each may be chosen again (CR 700.2d)."""
    about = (proposal.object, modal)
    asked = (
        Choice("mode", proposal.player, MODES, OneOption(legal), modal.words, about)
        for _ in range(count)
    )
    return tuple(ask(proposal, each, "such a mode can't be chosen") for each in asked)


def _holds(proposal: Proposal, condition: Condition) -> bool:
    return conditions.holds(proposal.game, condition, proposal.context)


@carries_out("escalate", "spree", "tiered")
@implements(MODE_COSTS, ESCALATE)
def _escalated(proposal: Proposal) -> tuple[Cost, ...]:
    """Give the cost that escalate adds for each mode beyond the first (CR 702.120a)."""
    if not isinstance(proposal.what, int):
        return ()
    abilities = layers.characteristics(proposal.game, proposal.what).abilities
    return tuple(
        each.cost
        for each in abilities
        if isinstance(each, Keyword) and each.name == "escalate" and each.cost is not None
        for _ in proposal.modes[1:]
    )


def _optional_of(proposal: Proposal) -> tuple[str, ...]:
    if proposal.object is None:
        return ()
    record = proposal.game.get(proposal.object).cast
    return record.optional if record is not None else ()


@implements(X_ANNOUNCED, X_IS_ZERO)
def announce_x(proposal: Proposal) -> None:
    """Choose X, if a cost that will be paid has it (CR 601.2b, 107.3a-b)."""
    if not any(_has_x(each) for each in proposal.costs):
        if proposal.object is not None and has_x_in_mana_cost(proposal.game, proposal.object):
            proposal.context = proposal.context.evolve(x=0)
            proposal.mark(x=0)
            proposal.tell("X", "0", X_IS_ZERO)
        return
    choice = Choice(
        "x", proposal.player, X_ANNOUNCED, NumberBetween(0, None), "choose X", proposal.object
    )
    x = proposal.tape.ask(choice, proposal.game)
    proposal.context = proposal.context.evolve(x=x)
    proposal.payment = proposal.payment.evolve(x=x)
    proposal.mark(x=x)
    proposal.tell("X", str(x), X_ANNOUNCED)


def _has_x(cost: Cost) -> bool:
    return any(
        isinstance(each, VariableX) or (isinstance(each, ManaCost) and "X" in each.symbols)
        for each in walk(cost)
    )


def has_x_in_mana_cost(game: Game, id: ObjectId) -> bool:
    """Tell whether the spell's mana cost has an X in it."""
    found = game.get(id)
    if found.on_stack is not None or found.face.mana_cost is None:
        return False
    return "X" in found.face.mana_cost.symbols


@implements(ANNOUNCING)
def announce_hybrid(proposal: Proposal) -> None:
    """Choose one of several costs, and how hybrid and Phyrexian symbols are paid (601.2b)."""
    if proposal.base is not None:
        proposal.base = _announced(proposal, proposal.base)
    proposal.additional = tuple(_announced(proposal, each) for each in proposal.additional)


def _announced(proposal: Proposal, cost: Cost) -> Cost:
    components: list[Any] = []
    for each in cost.components:
        if isinstance(each, EitherCost):
            components += _one_of(proposal, each).components
        elif isinstance(each, OtherCost) and not costs_of_actions.is_built(each.words):
            raise NotSupported(f"a cost that is not built: {each.words}", "118.1")
        else:
            components.append(each)
    return paying.announce(
        proposal.game, proposal.tape, Cost(tuple(components)), proposal.player, proposal.object
    )


def _one_of(proposal: Proposal, either: EitherCost) -> Cost:
    options = tuple(range(len(either.costs)))
    choice = Choice(
        "optional costs",
        proposal.player,
        ANNOUNCING,
        OneOption(options),
        "choose which cost to pay",
        either,
    )
    found: int = proposal.tape.ask(choice, proposal.game)
    return either.costs[found]


# --- 601.2c-d: targets ------------------------------------------------------------------------


def choose_targets(proposal: Proposal) -> None:
    """Choose the targets (CR 601.2c)."""
    needed = bodies.required(proposal.game, proposal.parts, proposal.modes, proposal.context)
    if not needed:
        return
    try:
        chosen = targeting.choose_targets(
            proposal.game, proposal.tape, proposal.object or 0, needed, proposal.context
        )
    except Refusal as stopped:
        raise Refusal(stopped.refused.evolve(action=proposal.action)) from stopped
    proposal.context = proposal.context.evolve(targets=chosen)


def divide(proposal: Proposal) -> None:
    """Announce how damage is divided among targets (CR 601.2d)."""
    if proposal.object is not None:
        dividing.divide(
            proposal.game,
            proposal.object,
            proposal.parts,
            proposal.modes,
            proposal.context,
            ask=lambda choice: ask(proposal, choice, "it can't be divided like this"),
            action=proposal.action,
        )


# --- 601.2f-h: the total cost, mana abilities, paying -----------------------------------------


@implements(TOTAL_COST, PAID_WITH_THE_COST)
def determine_total_cost(proposal: Proposal) -> None:
    """Work out and lock in the total cost (CR 601.2f)."""
    if proposal.base is None:
        refuse(UNPAYABLE, "it has no mana cost, so it can't be paid", action=proposal.action)
    proposal.total = costs.total_cost(
        proposal.game,
        proposal.what,
        proposal.base,
        proposal.alternative,
        proposal.additional,
        proposal.context,
    )
    rules = (TOTAL_COST, *costs.rules_of(proposal.game, proposal.what, proposal.context))
    more = proposal.additional or len(rules) > 1 or proposal.total != proposal.base
    if proposal.alternative and more:
        rules = (*rules, ADDITIONAL_TO_ALTERNATIVE)
    if proposal.additional:
        rules = (*rules, PAID_WITH_THE_COST)
    about = proposal.object or proposal.context.source
    proposal.game.emit(CostDetermined(rules, about, cost_words.in_words(proposal.total)))


def includes_mana(total: Cost) -> bool:
    """Tell whether a cost includes a mana payment (CR 601.2g); {0} asks for none (CR 118.5)."""
    return any(
        isinstance(each, PayMana) and any(symbol != "0" for symbol in each.cost.symbols)
        for each in total.components
    )


def activate_mana_abilities(proposal: Proposal) -> None:
    """Give the player the chance to activate mana abilities (CR 601.2g)."""
    if includes_mana(proposal.total):
        chance_for_mana_abilities(
            proposal.game,
            proposal.tape,
            proposal.player,
            proposal.total,
            proposal.payment,
            rule=MANA_ABILITIES_WHILE_CASTING,
        )


@implements(MANA_ABILITIES_WHILE_CASTING, WHENEVER_MANA_IS_ASKED)
def chance_for_mana_abilities(
    game: Game,
    tape: Tape,
    player: PlayerId,
    total: Cost,
    payment: PaymentContext,
    *,
    rule: Rule,
) -> None:
    """Ask which mana ability to activate, again and again, until the player is done.

    The choice is about what is paid for: the pair of the total cost and the payment.
    """
    while True:
        options = tuple(activating.mana_abilities_now(game, player))
        choice = Choice(
            "mana abilities",
            player,
            rule,
            OneOption((DONE, *(("activate", source, index) for source, index in options))),
            "activate a mana ability",
            (total, payment),
        )
        try:
            answer = tape.ask(choice, game)
        except IllegalAnswer as wrong:
            raise Refusal(_why_no_mana_ability(game, player, wrong.answer)) from wrong
        if answer == DONE:
            return
        meanwhile = (CAST_WHILE_RESOLVING,) if game.resolving is not None else ()
        because = tuple(dict.fromkeys((WHENEVER_MANA_IS_ASKED, rule, *meanwhile)))
        activating.activate_mana_ability(game, tape, player, answer[1], answer[2], because=because)


def _why_no_mana_ability(game: Game, player: PlayerId, answer: object) -> Any:
    if isinstance(answer, tuple) and len(answer) == 3:
        return activating.why_no_mana_ability(game, player, answer[1], answer[2])
    raise TypeError(f"no answer to what mana ability to activate: {answer!r}")


@implements(PAYING_TOTAL_COST)
def pay(proposal: Proposal) -> None:
    """Pay the total cost (CR 601.2h), and keep which mana paid what and what was given up."""
    started = len(proposal.game.trace)
    try:
        paying.choose_payment(
            proposal.game,
            proposal.tape,
            proposal.total,
            proposal.payment,
            (PAYING_TOTAL_COST,),
        )
    except Refusal as stopped:
        because = (*stopped.refused.because, PAYING_TOTAL_COST)
        refused = stopped.refused.evolve(action=proposal.action, because=because)
        raise Refusal(refused) from stopped
    facts = tuple(proposal.game.trace[started:])
    proposal.payments = tuple(
        one for each in facts if isinstance(each, CostPaid) for one in each.payments
    )
    proposal.paid = taken(facts, proposal.context.source, proposal.total)
    if proposal.paid:
        proposal.context = proposal.context.bind("paid", proposal.paid)


#: What a cost asks of the source itself, which is not "the sacrificed creature" of its text.
_OF_THE_SOURCE = (TapThis, UntapThis, SacrificeThis, ExileThis, RevealThis, ExertThis)


def taken(facts: tuple[Event, ...], this: ObjectId, cost: Cost) -> tuple[ObjectId, ...]:
    """Give what a payment tapped, sacrificed, discarded, exiled or revealed.

    The source is not meant where the cost asks for it by itself. A permanent is named by its
    former id, since its last known information may be asked for (CR 608.2h); a card from another
    zone by what it became.
    """
    asked = (each for each in cost.components if not isinstance(each, PayMana))
    its_own = any(isinstance(e, _OF_THE_SOURCE) or getattr(e, "this", False) for e in asked)
    source = this if its_own else None
    found: list[ObjectId] = []
    for each in facts:
        if isinstance(each, ZoneChanged) and each.object != source:
            former = each.from_ is Zone.BATTLEFIELD or each.new is None
            found.append(each.object if former or each.new is None else each.new)
        elif isinstance(each, BecameTapped) and each.object != source:
            found.append(each.object)
        elif isinstance(each, RuleApplied) and REVEALING in each.because and each.about != source:
            found += [each.about] if each.about is not None else []
    return tuple(dict.fromkeys(found))


def follow_steps_b_to_d(proposal: Proposal) -> None:
    """Announce and choose, in the order of CR 601.2b-d."""
    announce_x(proposal)
    announce_modes(proposal)
    announce_hybrid(proposal)
    choose_targets(proposal)
    divide(proposal)


def follow_steps_f_to_h(proposal: Proposal) -> None:
    """Determine the total cost and pay it, in the order of CR 601.2f-h."""
    determine_total_cost(proposal)
    activate_mana_abilities(proposal)
    pay(proposal)
