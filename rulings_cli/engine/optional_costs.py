"""Optional additional costs (CR 118.8b): kicker, buyback and their like, chosen in 601.2b."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Ability, Keyword
from rulings_cli.abilities.costs import (
    Cost,
    CostComponent,
    PayMana,
    SacrificeObjects,
    TapObjects,
    TapPower,
)
from rulings_cli.abilities.described import Compare, Described, HasState, HasType, SharesQuality
from rulings_cli.abilities.quantities import AnyNumber, Number, ThatMuch
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.static import AdditionalCost, CostChange
from rulings_cli.engine import costs_of_actions, layers, matching, permissions, proposing, statics
from rulings_cli.engine.built_keywords import carried_out, carries_out
from rulings_cli.engine.proposal import Proposal
from rulings_cli.game.choices import Choice, NumberBetween, OneOption, SubsetOf
from rulings_cli.game.events import RuleApplied
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.costs import ADDITIONAL_COSTS, OPTIONAL_COSTS
from rulings_cli.terms.rules.keyword_actions import BEHOLDING, COLLECTING_EVIDENCE
from rulings_cli.terms.rules.keywords import (
    ASSIST,
    BUYBACK,
    CASUALTY,
    CONSPIRE,
    ENTWINE,
    GIFT,
    GIFT_PROMISED,
    KICKED,
    KICKER,
    MULTIKICKER,
    OFFSPRING,
    REPLICATE,
    SPLICE,
    SQUAD,
    TEAMWORK,
)
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone

#: Keywords whose cost may be paid once beside the cost, and those paid any number of times.
ONCE = ("buyback", "entwine", "offspring")
OFTEN = ("multikicker", "replicate", "squad")


RULE_OF = {
    "assist": ASSIST,
    "behold": BEHOLDING,
    "collect": COLLECTING_EVIDENCE,
    "buyback": BUYBACK,
    "casualty": CASUALTY,
    "conspire": CONSPIRE,
    "entwine": ENTWINE,
    "gift": GIFT,
    "kicker": KICKER,
    "multikicker": MULTIKICKER,
    "offspring": OFFSPRING,
    "replicate": REPLICATE,
    "splice": SPLICE,
    "squad": SQUAD,
    "teamwork": TEAMWORK,
}
carried_out((*ONCE, *OFTEN))


class Offer(Value):
    """An optional cost by its name in `CastRecord.optional`; `often` any number of times."""

    name: str
    cost: Cost
    often: bool = False
    card: ObjectId | None = None  # what is spliced onto the spell


def offers(proposal: Proposal, abilities: tuple[Ability, ...]) -> Iterator[Offer]:
    """Give the optional additional costs that the abilities of a spell offer."""
    for each in abilities:
        if isinstance(each, Keyword):
            yield from _of_keyword(each)
    yield from _spliced(proposal)
    for index, effect in enumerate(
        permissions.stated(proposal.game, abilities, AdditionalCost, proposal.context)
    ):
        if effect.optional:
            names = (costs_of_actions.optional_name(each) for each in effect.cost.components)
            name = next((each for each in names if each), f"additional cost {index + 1}")
            yield Offer(name, effect.cost)


_SPLICE = "splice onto"


@implements(SPLICE)
@carries_out("splice")
def _spliced(proposal: Proposal) -> Iterator[Offer]:
    """Give the cards in hand that can be spliced onto the spell (CR 702.47a)."""
    game = proposal.game
    subtypes = {each.lower() for each in layers.characteristics(game, proposal.what).subtypes}
    for id in game.in_zone(Zone.HAND, proposal.player):
        for each in layers.characteristics(game, id).abilities:
            if not isinstance(each, Keyword) or not each.name.startswith(_SPLICE):
                continue
            if each.cost is not None and _is_onto(proposal, each, subtypes):
                yield Offer(f"splice {game.get(id).name}", each.cost, card=id)


def _is_onto(proposal: Proposal, keyword: Keyword, subtypes: set[str]) -> bool:
    """Tell whether a card may be spliced onto such a spell: "onto Arcane", or another quality."""
    if keyword.quality is None:
        return keyword.name.removeprefix(_SPLICE).strip() in subtypes
    spell = proposal.game.get(proposal.what)
    return matching.fits(proposal.game, keyword.quality, spell, proposal.context)


def _splice(proposal: Proposal, spell: ObjectId, card: ObjectId) -> None:
    """Let the spell gain the rules text of a card that is revealed from the hand (702.47c)."""
    game = proposal.game
    added = game.get(card).face.paragraphs
    face = game.get(spell).face
    proposal.mark(face=face.evolve(paragraphs=(*face.paragraphs, *added)))
    words = f"{game.get(card).name} is revealed and spliced onto it"
    game.emit(RuleApplied((SPLICE,), words, spell))


@carries_out("kicker", "casualty", "bargain", "conspire", "gift", "teamwork")
def _of_keyword(each: Keyword) -> Iterator[Offer]:
    if each.name == "kicker" and each.cost is not None:
        if each.second_cost is None:
            yield Offer("kicker", each.cost)
        else:
            yield Offer(f"kicker {_mana(each.cost)}", each.cost)
            yield Offer(f"kicker {_mana(each.second_cost)}", each.second_cost)
    elif each.name in ONCE and each.cost is not None:
        yield Offer(each.name, each.cost)
    elif each.name in OFTEN and each.cost is not None:
        yield Offer(each.name, each.cost, often=True)
    elif each.name == "casualty" and each.amount is not None:
        power = Compare("power", ">=", each.amount)
        what = Described(kinds=((HasType("creature"),),), further=(power,))
        yield Offer("casualty", Cost((SacrificeObjects(what),)))
    elif each.name == "conspire":
        alike = Described(
            kinds=((HasType("creature"),),),
            controller=You(),
            further=(SharesQuality("color", This("it")),),
        )
        yield Offer("conspire", Cost((TapObjects(alike, Number(2)),)))
    elif each.name == "teamwork" and each.amount is not None:
        team = Described(kinds=((HasType("creature"),),), controller=You())
        yield Offer("teamwork", Cost((TapPower(team, each.amount),)))
    elif each.name in ("assist", "gift"):
        yield Offer(each.name, Cost())
    elif each.name == "bargain":
        kinds = ((HasType("artifact"),), (HasType("enchantment"),), (HasState("token"),))
        yield Offer("bargain", Cost((SacrificeObjects(Described(kinds=kinds)),)))


def _mana(cost: Cost) -> str:
    return "".join(str(each.cost) for each in cost.components if isinstance(each, PayMana))


@implements(ADDITIONAL_COSTS, OPTIONAL_COSTS, KICKER, MULTIKICKER, KICKED, BUYBACK, ENTWINE)
def choose(proposal: Proposal, spell: ObjectId, abilities: tuple[Ability, ...]) -> None:
    """Ask which optional costs will be paid, and how often (CR 601.2b)."""
    offered = {each.name: each for each in offers(proposal, abilities)}
    if not offered:
        return
    choice = Choice(
        "optional costs",
        proposal.player,
        OPTIONAL_COSTS,
        SubsetOf(tuple(offered), 0, len(offered)),
        "which optional costs to pay",
        spell,
    )
    paid: list[str] = []
    for name in proposing.ask(proposal, choice, "it has no such optional cost"):
        offer = offered[name]
        times = _how_often(proposal, offer, spell) if offer.often else 1
        if offer.card is not None:
            _splice(proposal, spell, offer.card)
        if name == "gift":
            _promise(proposal, spell)
        paid += [name] * times
        proposal.additional = (*proposal.additional, *[offer.cost] * times)
    _announce_numbers(proposal, spell)
    record = proposal.game.get(spell).cast
    assert record is not None
    proposal.mark(cast=record.evolve(optional=tuple(paid)))
    if paid:
        rules = (RULE_OF[each] for each in (name.split()[0] for name in paid) if each in RULE_OF)
        proposal.tell("optional costs", ", ".join(paid), *dict.fromkeys((OPTIONAL_COSTS, *rules)))


@implements(OPTIONAL_COSTS)
def _announce_numbers(proposal: Proposal, spell: ObjectId) -> None:
    """Announce how many are exiled, sacrificed or tapped where that changes the cost (601.2b)."""
    if not any(
        isinstance(change.for_each, ThatMuch) and change.for_each.words.endswith(" this way")
        for change, _ in statics.own(proposal.game, spell, CostChange)
    ):
        return
    announced = 0
    costs: list[Cost] = []
    for cost in proposal.additional:
        components: list[CostComponent] = []
        for each in cost.components:
            count = getattr(each, "count", None)
            if isinstance(count, AnyNumber):
                domain = NumberBetween(count.least, None)
                player, words = proposal.player, "how many are given up to pay the cost"
                asked = Choice("number", player, OPTIONAL_COSTS, domain, words, spell)
                many = proposal.tape.ask(asked, proposal.game)
                announced += many
                components.append(each.evolve(count=Number(many)))
            else:
                components.append(each)
        costs.append(Cost(tuple(components)))
    proposal.additional = tuple(costs)
    proposal.context = proposal.context.evolve(lately=announced)


@implements(GIFT, GIFT_PROMISED)
def _promise(proposal: Proposal, spell: ObjectId) -> None:
    """Choose the opponent who gets the gift; that is the cost (CR 702.174a, k)."""
    opponents = proposal.game.opponents_of(proposal.player)
    words = "to whom the gift is promised"
    choice = Choice("opponent", proposal.player, GIFT, OneOption(opponents), words, spell)
    chosen = opponents[0] if len(opponents) == 1 else proposal.tape.ask(choice, proposal.game)
    kept = proposal.game.get(spell).chosen
    proposal.mark(chosen=(*kept, ("gift", chosen)))
    proposal.tell("gift", f"the gift is promised to {chosen}", GIFT, GIFT_PROMISED)


def _how_often(proposal: Proposal, offer: Offer, spell: ObjectId) -> int:
    choice = Choice(
        "number",
        proposal.player,
        OPTIONAL_COSTS,
        NumberBetween(1, None),
        f"how often to pay the {offer.name} cost",
        spell,
    )
    times: int = proposal.tape.ask(choice, proposal.game)
    return times
