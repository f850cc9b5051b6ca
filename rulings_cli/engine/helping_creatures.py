"""Creatures that are chosen as a cost is announced, for emerge and harmonize (CR 702)."""

from __future__ import annotations

from rulings_cli.abilities.costs import Cost, CostComponent, SacrificeObjects, TapObjects
from rulings_cli.abilities.described import Described, HasState, HasType, IsAmong
from rulings_cli.abilities.references import Bound, You
from rulings_cli.abilities.static import CostChange
from rulings_cli.engine import layers, matching, proposing
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.proposal import Proposal
from rulings_cli.engine.refusing import refuse
from rulings_cli.game.choices import Choice, SubsetOf
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.keywords import EMERGE_CHOICE, HARMONIZE_CHOICE

#: How the choice is kept on the spell, in `GameObject.chosen`.
_HELPING = "helping creature"
_CREATURE = Described(kinds=((HasType("creature"),),), controller=You())
_UNTAPPED = _CREATURE.evolve(adjectives=(HasState("untapped"),))
_THAT_ONE = IsAmong(Bound("helping", "it"))


@implements(EMERGE_CHOICE, HARMONIZE_CHOICE)
@carries_out("emerge", "harmonize")
def choose(proposal: Proposal) -> None:
    """Choose which creature is sacrificed for emerge, or tapped for harmonize (601.2b)."""
    if proposal.alternative == "emerge":
        _choose(proposal, _CREATURE, "sacrifice", 1, EMERGE_CHOICE)
    elif proposal.alternative == "harmonize":
        _choose(proposal, _UNTAPPED, "tap", 0, HARMONIZE_CHOICE)


def _choose(proposal: Proposal, what: Described, kind: str, least: int, rule: Rule) -> None:
    options = matching.objects(proposal.game, what, proposal.context)
    if len(options) < least:
        refuse(rule, f"there is no creature to {kind}", action=proposal.action)
    choice = Choice(
        kind,
        proposal.player,
        rule,
        SubsetOf(options, least, 1),
        f"which creature to {kind}",
        (proposal.object, proposal.alternative),
    )
    chosen: tuple[ObjectId, ...] = proposing.ask(proposal, choice, f"it can't be chosen to {kind}")
    if not chosen:
        return
    spell = proposal.object
    assert spell is not None
    kept = proposal.game.get(spell).chosen
    proposal.mark(chosen=(*kept, (_HELPING, str(chosen[0]))))
    proposal.payment = proposal.payment.evolve(bound=(("helping", chosen),))
    that = Described(further=(_THAT_ONE,))
    part: CostComponent = SacrificeObjects(that) if kind == "sacrifice" else TapObjects(that)
    proposal.additional = (*proposal.additional, Cost((part,)))


def reduction(game: Game, spell: ObjectId) -> CostChange | None:
    """Give by how much generic mana the chosen creature makes the spell cheaper."""
    found = game.get(spell)
    chosen = dict(found.chosen).get(_HELPING)
    if chosen is None or found.cast is None:
        return None
    id = int(chosen)
    if found.cast.alternative == "emerge":
        amount = layers.mana_value(game, id)
    else:
        amount = max(0, layers.characteristics(game, id).power or 0)
    return CostChange(ManaCost((str(amount),)), less=True, this=True)
