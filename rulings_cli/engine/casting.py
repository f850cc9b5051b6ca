"""Casting spells (CR 601): read `_follow_the_steps` from top to bottom as 601.2a-i."""

from __future__ import annotations

from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.described import Compare, Described
from rulings_cli.abilities.static import AdditionalCost
from rulings_cli.engine import (
    assist,
    bodies,
    helping_creatures,
    keyword_costs,
    layers,
    matching,
    next_spells,
    optional_costs,
    other_ways,
    own_flash,
    performing,
    permissions,
    prohibitions,
    proposing,
    reversing,
    riders,
    statics,
)
from rulings_cli.engine.beginning import (
    CHOSEN_FACES,
    Casting,
    begin,
    can_begin,
    can_begin_by_way,
    shown_face,
    way_while_resolving,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.permissions import Way
from rulings_cli.engine.proposal import Proposal
from rulings_cli.engine.refusing import Refusal, refuse
from rulings_cli.game.actions import CastSpell, Refused
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import CastingBegan, SpellCast
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext, PlayerId
from rulings_cli.game.objects import CastRecord
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.casting import (
    ANNOUNCING,
    BECOMES_CAST,
    CASTING,
    CHECKING_LEGALITY,
    MAY_BEGIN,
    NO_LONGER_ALLOWED,
    PROPOSING,
)
from rulings_cli.terms.rules.characteristics import X_IN_MANA_VALUE
from rulings_cli.terms.rules.costs import (
    ADDITIONAL_TO_ALTERNATIVE,
    ALTERNATIVE_COST,
    ONE_ALTERNATIVE_COST,
)
from rulings_cli.terms.rules.general import CONTROLLER_OF_SPELL
from rulings_cli.terms.rules.keywords import CAST_FACE_DOWN, FUSE
from rulings_cli.terms.rules.resolving import CAST_WHILE_RESOLVING
from rulings_cli.terms.types import PERMANENT_TYPES
from rulings_cli.terms.zones import Zone

# --- the action -------------------------------------------------------------------------------


@implements(CASTING)
def cast(game: Game, tape: Tape, action: CastSpell) -> Refused | None:
    """Cast a card as a spell; give why it is not allowed, or None when it is cast."""
    return _cast(game, tape, action, only=None)


@implements(CAST_WHILE_RESOLVING)
def cast_during_resolution(
    game: Game,
    tape: Tape,
    player: PlayerId,
    card_id: ObjectId,
    *,
    way: Way,
) -> Refused | ObjectId:
    """Cast a card while something resolves: no priority is needed, its type sets no time (608.2g).

    `way` comes of `way_while_resolving`.
    Gives the spell's id, or why it can't be cast; then the game is as it was before.
    """
    before = game.fork()
    refused = _cast(game, tape, CastSpell(player, card_id), only=way)
    if refused is not None:
        restore(game, before)
        return refused
    return game.stack()[-1]


def restore(game: Game, before: Game) -> None:
    """Put the position back as it was (CR 733.1)."""
    for name in Game.__slots__:
        setattr(game, name, getattr(before, name))


def _cast(game: Game, tape: Tape, action: CastSpell, *, only: Way | None) -> Refused | None:
    begun = False
    start = len(game.trace)
    try:
        casting = begin(game, tape, action, only=only)
        begun = True
        _follow_the_steps(game, tape, casting)
    except Refusal as stopped:
        refused = stopped.refused
        return reversing.whole(game, start, refused) if begun else refused
    return None


def _follow_the_steps(game: Game, tape: Tape, casting: Casting) -> None:
    proposal = _propose(game, tape, casting)  # 601.2a
    _choose_alternative_cost(proposal, casting)  # 601.2b
    _choose_additional_costs(proposal)
    proposing.announce_x(proposal)
    proposing.announce_modes(proposal)
    proposing.announce_hybrid(proposal)
    proposing.choose_targets(proposal)  # 601.2c
    proposing.divide(proposal)  # 601.2d
    _check_legality(proposal, casting)  # 601.2e
    proposing.determine_total_cost(proposal)  # 601.2f
    assist.offer(proposal)
    proposing.activate_mana_abilities(proposal)  # 601.2g
    proposing.pay(proposal)  # 601.2h
    _become_cast(proposal, casting)  # 601.2i


# --- 601.2a ------------------------------------------------------------------------------------


@implements(PROPOSING, CONTROLLER_OF_SPELL)
def _propose(game: Game, tape: Tape, casting: Casting) -> Proposal:
    """Move the card to the stack (CR 601.2a)."""
    action = casting.action
    card = game.get(action.card).card
    rules = [PROPOSING]
    resolving_now = any(each.rule is CAST_WHILE_RESOLVING for each in casting.ways)
    if resolving_now:
        rules.append(CAST_WHILE_RESOLVING)
    if card is not None and card.layout in CHOSEN_FACES:
        rules.append(CHOSEN_FACES[card.layout])
    held = game.get(action.card)
    used = None if resolving_now else own_flash.used_now(game, casting.position, casting.spell)
    shown = shown_face(held, casting.face)
    fused = card is not None and casting.face == len(card.faces)
    rules += [*([FUSE] if fused else []), *own_flash.rules_of(used)]
    rules += [CONTROLLER_OF_SPELL] if held.owner != action.player else []
    spell = performing.move(
        game,
        tape,
        action.card,
        Zone.STACK,
        because=tuple(rules),
        controller=action.player,
        face=None if card is None else 0 if fused else casting.face,
        cause="cast",
    )
    if spell is None:
        refuse(PROPOSING, "it can't be put onto the stack", action=action)
    record = CastRecord(action.player, casting.from_zone)
    game.update(spell, cast=record, face=shown)
    if used is not None:
        own_flash.mark(game, spell, used)
    game.emit(CastingBegan(tuple(rules), action.player, spell, casting.from_zone))
    next_spells.begin_to_apply(game, spell)
    _note_what_is_not_understood(game, spell)
    statics.note_what_may_forbid(game, "casting", "cost", "timing")
    context = Context(spell, action.player, this=spell)
    return Proposal(
        game,
        tape,
        action,
        context,
        what=spell,
        parts=(),
        base=None,
        payment=PaymentContext("cast", action.player, spell),
    )


def _note_what_is_not_understood(game: Game, spell: ObjectId) -> None:
    """Note text that may ask for targets or modes: whether those exist is not known.

    A permanent spell has none, but an Aura spell does (CR 115.1b).
    """
    found = layers.characteristics(game, spell)
    if found.types & PERMANENT_TYPES and "Aura" not in found.subtypes:
        return
    unread = tuple(
        each
        for each in found.uncompiled
        if "targets" in getattr(each, "touches", ()) and each not in game.unplayable
    )
    if unread:
        game.unplayable = (*game.unplayable, *unread)


# --- 601.2b ------------------------------------------------------------------------------------


@implements(ANNOUNCING, ALTERNATIVE_COST, ONE_ALTERNATIVE_COST, CAST_FACE_DOWN)
def _choose_alternative_cost(proposal: Proposal, casting: Casting) -> None:
    """Announce which cost is paid rather than the mana cost, if any (CR 601.2b, 118.9a)."""
    ways = casting.ways
    if len(ways) > 1:
        ways = tuple(sorted(ways, key=lambda way: len(way.once)))  # keep what is used up
        by_name = {each.alternative: each for each in reversed(ways)}
        names = tuple(dict.fromkeys(each.alternative for each in ways))
        chosen = names[0]
        if len(names) > 1:
            choice = Choice(
                "alternative cost",
                proposal.player,
                ALTERNATIVE_COST,
                OneOption(names),
                "which cost to pay rather than the mana cost",
                proposal.object,
            )
            chosen = proposing.ask(proposal, choice, "that cost can't be applied to it")
        way = _of_one_type(proposal, by_name[chosen], ways)
    else:
        way = ways[0]
    spell = proposal.object
    assert spell is not None
    record = proposal.game.get(spell).cast
    assert record is not None
    proposal.mark(
        cast=record.evolve(
            alternative=way.alternative,
            permission=way.permission,
            any_mana=way.any_mana,
            once=way.once,
            exiled_by=way.exiled_by,
        )
    )
    if way.form:
        proposal.mark(**other_ways.changes_of(way.form, proposal.game.get(spell)))
    proposal.alternative = way.alternative
    if way.only is not None and way.context is not None:
        proposal.only = (way.only, way.context)
    proposal.base = way.cost if way.cost is not None else _mana_cost(proposal.game, spell)
    proposal.additional = way.additional
    helping_creatures.choose(proposal)
    if way.alternative:
        rule = permissions.OFFERED.get(way.alternative, way.rule)
        how = (CAST_FACE_DOWN,) if way.form == "face down" else ()
        proposal.tell("alternative cost", way.alternative, ALTERNATIVE_COST, rule, *how)
    proposal.parts = bodies.parts_of(proposal.game, spell)


def _of_one_type(proposal: Proposal, way: Way, ways: tuple[Way, ...]) -> Way:
    """Let the player choose for which of its card types a permission is used up."""
    by_type = {
        key[1]: each
        for each in ways
        for key in each.once
        if isinstance(key, tuple) and way.once and each.alternative == way.alternative
    }
    if len(by_type) < 2:
        return way
    prompt = "for which of its card types it is cast"
    domain = OneOption(tuple(by_type))
    choice = Choice("type", proposal.player, MAY_BEGIN, domain, prompt, proposal.object)
    return by_type[proposing.ask(proposal, choice, "it can't be cast for that type")]


def _mana_cost(game: Game, spell: ObjectId) -> Cost | None:
    cost = layers.characteristics(game, spell).mana_cost
    return None if cost is None else Cost((PayMana(cost),))


@implements(ADDITIONAL_TO_ALTERNATIVE)
def _choose_additional_costs(proposal: Proposal) -> None:
    """Gather what must be paid beside the cost, and ask what may be (CR 601.2b, 118.8)."""
    spell = proposal.object
    assert spell is not None
    abilities = layers.characteristics(proposal.game, spell).abilities
    for each in permissions.stated(proposal.game, abilities, AdditionalCost, proposal.context):
        if not each.optional:
            proposal.additional = (*proposal.additional, each.cost)
    proposal.additional += own_flash.cost_of(proposal.game, spell)
    optional_costs.choose(proposal, spell, abilities)
    proposal.parts = bodies.parts_of(proposal.game, spell)


# --- 601.2e ------------------------------------------------------------------------------------


@implements(CHECKING_LEGALITY, NO_LONGER_ALLOWED)
def _check_legality(proposal: Proposal, casting: Casting) -> None:
    """See that the spell as proposed may be cast (CR 601.2e, 601.6)."""
    spell = proposal.object
    assert spell is not None
    illegal = prohibitions.prohibited(
        proposal.game, proposal.player, spell, proposal.context, as_proposed=True
    )
    if illegal is not None:
        raise Refusal(illegal.refused(casting.action))
    what, context = proposal.only or (Described(), proposal.context)
    for each in what.further:  # with the X that was chosen
        is_value = isinstance(each, Compare) and each.what == "mana value"
        if is_value and not matching.has_quality(proposal.game, each, spell, context):
            value = layers.mana_value(proposal.game, spell)
            words = f"what lets it be cast lets no spell of mana value {value} be cast"
            because = (X_IN_MANA_VALUE,)
            refuse(CHECKING_LEGALITY, words, because=because, action=casting.action)


# --- 601.2i ------------------------------------------------------------------------------------


@implements(BECOMES_CAST)
def _become_cast(proposal: Proposal, casting: Casting) -> None:
    """Keep how the spell was cast, and let it become cast (CR 601.2i)."""
    game, spell = proposal.game, proposal.object
    assert spell is not None
    record = game.get(spell).cast
    assert record is not None
    game.update(
        spell,
        cast=record.evolve(
            x=proposal.context.x,
            modes=proposal.modes,
            total=proposal.total,
            payments=proposal.payments,
            paid=proposal.paid,
        ),
    )
    if casting.from_zone is Zone.COMMAND:
        _count_commander(game, proposal.player, spell)
    if record.permission is not None:
        permissions.use(game, record.permission)
    riders.of_spent_mana(game, proposal.payment, proposal.payments)
    name = game.get(spell).name
    performing.record(game, proposal.tape, SpellCast((BECOMES_CAST,), proposal.player, spell, name))
    keyword_costs.as_cast(game, spell)


def _count_commander(game: Game, player: PlayerId, spell: ObjectId) -> None:
    card = game.get(spell).card
    name = card.name if card is not None else game.get(spell).name
    counts = dict(game.players[player].commander_casts)
    counts[name] = counts.get(name, 0) + 1
    game.update_player(player, commander_casts=tuple(counts.items()))


__all__ = ["can_begin", "can_begin_by_way", "cast", "cast_during_resolution", "way_while_resolving"]
