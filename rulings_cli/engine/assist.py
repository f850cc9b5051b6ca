"""Assist: another player helps to pay the generic mana of a spell (CR 702.132)."""

from __future__ import annotations

from rulings_cli.abilities.costs import Cost, CostComponent, PayMana
from rulings_cli.engine import paying, proposing
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.proposal import Proposal
from rulings_cli.game.choices import Choice, NumberBetween, OneOption
from rulings_cli.game.mana_pool import PaymentContext, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.casting import MANA_ABILITIES_WHILE_CASTING
from rulings_cli.terms.rules.keywords import ASSIST


@carries_out("assist")
@implements(ASSIST)
def offer(proposal: Proposal) -> None:
    """Let the chosen player activate mana abilities and pay for some of the generic mana."""
    record = proposal.game.get(proposal.what).cast
    most = sum(_generic(each) for each in proposal.total.components)
    if record is None or "assist" not in record.optional or not most:
        return
    helper = _helper(proposal)
    game, tape = proposal.game, proposal.tape
    payment = PaymentContext("cast", helper, proposal.what)
    whole = Cost((PayMana(ManaCost((str(most),))),))
    proposing.chance_for_mana_abilities(
        game, tape, helper, whole, payment, rule=MANA_ABILITIES_WHILE_CASTING
    )
    most = min(most, len(game.players[helper].mana))
    domain = NumberBetween(0, most)
    words = "for how much of the generic mana to pay"
    choice = Choice("number", helper, ASSIST, domain, words, proposal.what)
    count = tape.ask(choice, game) if most else 0
    if count:
        part = Cost((PayMana(ManaCost((str(count),))),))
        paying.choose_payment(game, tape, part, payment, (ASSIST,))
        proposal.total = _without(proposal.total, count)


def _helper(proposal: Proposal) -> PlayerId:
    others = tuple(each for each in proposal.game.apnap() if each != proposal.player)
    choice = Choice("player", proposal.player, ASSIST, OneOption(others), "who assists")
    return others[0] if len(others) == 1 else proposal.tape.ask(choice, proposal.game)


def _generic(component: CostComponent) -> int:
    if not isinstance(component, PayMana):
        return 0
    return sum(int(each) for each in component.cost.symbols if each.isdigit())


def _without(total: Cost, count: int) -> Cost:
    """Give the total cost without so much of its generic mana."""
    components: list[CostComponent] = []
    for each in total.components:
        if not isinstance(each, PayMana):
            components.append(each)
            continue
        symbols = []
        for symbol in each.cost.symbols:
            if symbol.isdigit():
                less = min(count, int(symbol))
                count -= less
                symbols += [str(int(symbol) - less)] if int(symbol) > less else []
            else:
                symbols.append(symbol)
        components.append(each.evolve(cost=ManaCost(tuple(symbols or ["0"]))))
    return Cost(tuple(components))
