"""Casting spells (CR 601): read `_follow_the_steps` from top to bottom as 601.2a-i."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.static import AdditionalCost
from rulings_cli.engine import (
    bodies,
    keyword_costs,
    layers,
    optional_costs,
    performing,
    permissions,
    prohibitions,
    proposing,
    riders,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.permissions import Way
from rulings_cli.engine.proposal import Proposal
from rulings_cli.engine.refusing import Refusal, refuse
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import CastSpell, Refused
from rulings_cli.game.choices import Choice, IllegalAnswer, OneOption, Tape
from rulings_cli.game.events import CastingBegan, SpellCast
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext, PlayerId
from rulings_cli.game.objects import CastRecord, GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import (
    CAST_AS_ADVENTURE,
    CHOSEN_FACE,
    CHOSEN_HALF,
    ONLY_THAT_FACE,
    REVERSED,
)
from rulings_cli.terms.rules.card_types import LAND_IS_NO_SPELL
from rulings_cli.terms.rules.casting import (
    ANNOUNCING,
    BECOMES_CAST,
    CASTING,
    CHECKING_LEGALITY,
    MAY_BEGIN,
    NO_LONGER_ALLOWED,
    OTHER_CHARACTERISTICS,
    PROPOSING,
)
from rulings_cli.terms.rules.costs import (
    ADDITIONAL_TO_ALTERNATIVE,
    ALTERNATIVE_COST,
    ONE_ALTERNATIVE_COST,
)
from rulings_cli.terms.rules.resolving import CAST_WHILE_RESOLVING
from rulings_cli.terms.zones import Zone

#: Layouts whose faces or halves the player chooses between, and the rule that lets them.
CHOSEN_FACES: dict[str, Rule] = {
    "modal_dfc": CHOSEN_FACE,
    "split": CHOSEN_HALF,
    "aftermath": CHOSEN_HALF,
    "adventure": CAST_AS_ADVENTURE,
    "omen": CAST_AS_ADVENTURE,
}


class _Casting:
    """What is known of a casting before it begins: the card, the face and the way."""

    __slots__ = ("action", "face", "from_zone", "may_choose_way", "position", "spell", "ways")

    def __init__(
        self,
        action: CastSpell,
        face: int,
        ways: tuple[Way, ...],
        position: Game,
        spell: ObjectId,
        from_zone: Zone,
    ) -> None:
        self.action = action
        self.face = face
        self.ways = ways
        self.position = position
        self.spell = spell
        self.from_zone = from_zone


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
    free: bool,
    because: tuple[Rule, ...],
    source: ObjectId | None = None,
) -> Refused | ObjectId:
    """Cast a card while something resolves: no priority is needed, its type sets no time (608.2g).

    Gives the spell's id, or why it can't be cast; then the game is as it was before.
    """
    way = way_while_resolving(free=free, source=source)
    del because
    before = game.fork()
    refused = _cast(game, tape, CastSpell(player, card_id), only=way)
    if refused is not None:
        restore(game, before)
        return refused
    return game.stack()[-1]


def way_while_resolving(*, free: bool, source: ObjectId | None) -> Way:
    """Give the way to cast a card as an effect says, without its mana cost where it is free."""
    alternative, cost = ("free", Cost()) if free else ("", None)
    return Way(CAST_WHILE_RESOLVING, alternative, cost, source=source)


def restore(game: Game, before: Game) -> None:
    """Put the position back as it was (CR 733.1)."""
    for name in Game.__slots__:
        setattr(game, name, getattr(before, name))


@implements(REVERSED)
def _cast(game: Game, tape: Tape, action: CastSpell, *, only: Way | None) -> Refused | None:
    begun = False
    try:
        casting = _begin(game, tape, action, only=only)
        begun = True
        _follow_the_steps(game, tape, casting)
    except Refusal as stopped:
        refused = stopped.refused
        if not begun:
            return refused
        return refused.evolve(reversed=True, because=(*refused.because, REVERSED))
    return None


def _follow_the_steps(game: Game, tape: Tape, casting: _Casting) -> None:
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
    proposing.activate_mana_abilities(proposal)  # 601.2g
    proposing.pay(proposal)  # 601.2h
    _become_cast(proposal, casting)  # 601.2i


# --- before it begins: 601.3 --------------------------------------------------------------------


@implements(MAY_BEGIN)
def can_begin(
    game: Game,
    player: PlayerId,
    card_id: ObjectId,
    face: int | None = None,
    permission: Way | None = None,
) -> Refused | None:
    """Give why the player can't begin to cast the card by this face (any, if None), or None.

    A `permission` makes it a casting during a resolution (CR 608.2g).
    """
    action = CastSpell(player, card_id, face)
    if not game.exists(card_id):
        return Refused(action, MAY_BEGIN, "there is no such card")
    refusals = []
    for each in _faces(game, card_id) if face is None else (face,):
        refused = _cant_begin(game, action.evolve(face=each), each, permission)
        if refused is None:
            return None
        refusals.append(refused)
    spells = [each for each in refusals if each.rule is not LAND_IS_NO_SPELL]
    return (spells or refusals)[0]


def can_begin_by_way(game: Game, action: CastSpell) -> Refused | None:
    """Give why an action can't begin, its alternative cost considered."""
    refused = can_begin(game, action.player, action.card, action.face)
    if refused is not None:
        return refused
    faces = _faces(game, action.card) if action.face is None else (action.face,)
    last: Refused | None = None
    for face in faces:
        try:
            _ways_of(game, action.evolve(face=face), face, None)
        except Refusal as stopped:
            last = stopped.refused
        else:
            return None
    return last


def _faces(game: Game, card_id: ObjectId) -> tuple[int, ...]:
    """Give the indices of the faces or halves that the card may be cast by (709.3, 712.11)."""
    card = game.get(card_id).card
    if card is None or card.layout not in CHOSEN_FACES:
        return (0,)
    return tuple(range(len(card.faces)))


@implements(ONLY_THAT_FACE, CHOSEN_HALF, OTHER_CHARACTERISTICS)
def as_on_stack(
    game: Game, player: PlayerId, card_id: ObjectId, face: int
) -> tuple[Game, ObjectId]:
    """Give a position in which the card is a spell with that face up, and the spell's id.

    Whether a card may be cast is asked of what it would be on the stack (CR 601.3, 712.11c).
    """
    position = game.fork()
    card = position.remove(card_id)
    shown = card.card.faces[face] if card.card is not None else card.face
    record = CastRecord(player, card.zone)
    now = card.evolve(
        id=position.new_id(),
        face=shown,
        zone=Zone.STACK,
        controller=player,
        face_down=False,
        cast=record,
        was=card_id,
    )
    position.place(now)
    return position, now.id


def _cant_begin(game: Game, action: CastSpell, face: int, permission: Way | None) -> Refused | None:
    try:
        _ways_of(game, action, face, permission)
    except Refusal as stopped:
        return stopped.refused
    return None


def _ways_of(game: Game, action: CastSpell, face: int, permission: Way | None) -> _Casting:
    """Give how the card may be cast by that face; raise Refusal where it may not."""
    card = game.get(action.card)
    if card.card is not None and not 0 <= face < len(card.card.faces):
        raise NotSupported("a face that the card's data lacks", "712.8")
    shown = card.card.faces[face] if card.card is not None else card.face
    if shown.is_a("land"):
        refuse(LAND_IS_NO_SPELL, "a land can't be cast as a spell", action=action)
    position, spell = as_on_stack(game, action.player, action.card, face)
    prohibitions.understood(position, spell, ("casting", "cost"))
    found = layers.characteristics(position, spell)
    context = Context(spell, action.player, this=spell)
    if permission is not None:
        ways = (permission, *permissions.offered(position, permission, found, context))
    else:
        ways = permissions.ways_to_cast(game, position, action.player, action.card, spell)
        ways = _of_this_half(card, face, ways)
    if not ways:
        _refuse_zone(game, action)
    illegal = (
        permissions.bad_time_to_cast(game, action.player, spell, position)
        if permission is None
        else None
    ) or prohibitions.prohibited(position, action.player, spell, context)
    if illegal is not None:
        raise Refusal(illegal.refused(action))
    ways = _chosen_alternative(action, ways, found.abilities)
    return _Casting(action, face, ways, position, spell, card.zone)


def _of_this_half(card: GameObject, face: int, ways: tuple[Way, ...]) -> tuple[Way, ...]:
    """Leave out what this half doesn't allow.

    The half with aftermath is cast only from a graveyard (CR 702.127a); a card that was exiled by
    its Adventure is not cast as one again by that permission (CR 715.3d).
    """
    if card.card is None:
        return ways
    if card.card.layout == "aftermath" and face > 0:
        return ways if card.zone is Zone.GRAVEYARD else ()
    if card.card.layout in ("adventure", "omen") and face > 0:
        return tuple(each for each in ways if each.source != card.id)
    return ways


def _refuse_zone(game: Game, action: CastSpell) -> None:
    zone = game.get(action.card).zone
    refuse(
        MAY_BEGIN,
        f"no rule or effect allows {action.player} to cast it from where it is ({zone.words})",
        action=action,
    )


@implements(ONE_ALTERNATIVE_COST)
def _chosen_alternative(
    action: CastSpell, ways: tuple[Way, ...], abilities: tuple[object, ...]
) -> tuple[Way, ...]:
    """Keep the ways with the alternative cost that the action names, if it names one."""
    wanted = action.alternative
    if not wanted:
        return ways
    found = tuple(each for each in ways if each.alternative == wanted)
    if found:
        return found
    has_it = any(isinstance(each, Keyword) and each.name == wanted for each in abilities)
    if has_it and ways and all(each.alternative for each in ways):
        refuse(
            ONE_ALTERNATIVE_COST,
            f"it is cast for another alternative cost already ({ways[0].alternative}), "
            f"so {wanted} can't be applied",
            action=action,
            by=ways[0].source,
        )
    if has_it and wanted in permissions.NOT_BUILT:
        raise NotSupported(f"casting for its {wanted} cost", "118.9")
    raise Refusal(Refused(action, ALTERNATIVE_COST, f"it can't be cast for {wanted}"))


def _begin(game: Game, tape: Tape, action: CastSpell, *, only: Way | None) -> _Casting:
    """Choose the face to cast and see that it may be begun (CR 601.3, 709.3, 712.11b)."""
    if not game.exists(action.card):
        refuse(MAY_BEGIN, "there is no such card", action=action)
    faces = _faces(game, action.card)
    if action.face is not None:
        return _ways_of(game, action, action.face, only)
    if len(faces) == 1:
        return _ways_of(game, action.evolve(face=faces[0]), faces[0], only)
    legal = tuple(e for e in faces if _cant_begin(game, action.evolve(face=e), e, only) is None)
    if not legal:
        refused = can_begin(game, action.player, action.card, None, only)
        assert refused is not None
        raise Refusal(refused.evolve(action=action))
    card = game.get(action.card).card
    assert card is not None
    rule = CHOSEN_FACES[card.layout]
    choice = Choice(
        "face", action.player, rule, OneOption(legal), "which face to cast", action.card
    )
    try:
        face = tape.ask(choice, game)
    except IllegalAnswer as wrong:
        if isinstance(wrong.answer, int):
            _ways_of(game, action.evolve(face=wrong.answer), wrong.answer, only)
        raise
    return _ways_of(game, action.evolve(face=face), face, only)


# --- 601.2a ------------------------------------------------------------------------------------


@implements(PROPOSING)
def _propose(game: Game, tape: Tape, casting: _Casting) -> Proposal:
    """Move the card to the stack (CR 601.2a)."""
    action = casting.action
    spell = performing.move(
        game,
        tape,
        action.card,
        Zone.STACK,
        because=(PROPOSING,),
        controller=action.player,
        face=casting.face if game.get(action.card).card is not None else None,
        cause="cast",
    )
    if spell is None:
        refuse(PROPOSING, "it can't be put onto the stack", action=action)
    record = CastRecord(action.player, casting.from_zone)
    game.update(spell, cast=record)
    game.emit(CastingBegan((PROPOSING,), action.player, spell, casting.from_zone))
    _note_what_is_not_understood(game, spell)
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
    """Note text that may ask for targets or modes: whether those exist is not known."""
    unread = tuple(
        each
        for each in layers.characteristics(game, spell).uncompiled
        if "targets" in getattr(each, "touches", ()) and each not in game.unplayable
    )
    if unread:
        game.unplayable = (*game.unplayable, *unread)


# --- 601.2b ------------------------------------------------------------------------------------


@implements(ANNOUNCING, ALTERNATIVE_COST, ONE_ALTERNATIVE_COST)
def _choose_alternative_cost(proposal: Proposal, casting: _Casting) -> None:
    """Announce which cost is paid rather than the mana cost, if any (CR 601.2b, 118.9a)."""
    ways = casting.ways
    if len(ways) > 1:
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
        way = by_name[chosen]
    else:
        way = ways[0]
    spell = proposal.object
    assert spell is not None
    record = proposal.game.get(spell).cast
    assert record is not None
    proposal.mark(
        cast=record.evolve(
            alternative=way.alternative, permission=way.permission, any_mana=way.any_mana
        )
    )
    proposal.alternative = way.alternative
    proposal.base = way.cost if way.cost is not None else _mana_cost(proposal.game, spell)
    proposal.additional = way.additional
    if way.alternative:
        proposal.tell("alternative cost", way.alternative, ALTERNATIVE_COST)
    proposal.parts = bodies.parts_of(proposal.game, spell)


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
    optional_costs.choose(proposal, spell, abilities)


# --- 601.2e ------------------------------------------------------------------------------------


@implements(CHECKING_LEGALITY, NO_LONGER_ALLOWED)
def _check_legality(proposal: Proposal, casting: _Casting) -> None:
    """See that the spell as proposed may be cast (CR 601.2e, 601.6)."""
    spell = proposal.object
    assert spell is not None
    illegal = prohibitions.prohibited(
        proposal.game, proposal.player, spell, proposal.context, as_proposed=True
    )
    if illegal is not None:
        raise Refusal(illegal.refused(casting.action))


# --- 601.2i ------------------------------------------------------------------------------------


@implements(BECOMES_CAST)
def _become_cast(proposal: Proposal, casting: _Casting) -> None:
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
        game.permissions.pop(record.permission, None)
    riders.of_spent_mana(game, proposal.tape, proposal.payment, proposal.payments)
    name = game.get(spell).name
    performing.record(game, proposal.tape, SpellCast((BECOMES_CAST,), proposal.player, spell, name))
    keyword_costs.as_cast(game, spell)


def _count_commander(game: Game, player: PlayerId, spell: ObjectId) -> None:
    card = game.get(spell).card
    name = card.name if card is not None else game.get(spell).name
    counts = dict(game.players[player].commander_casts)
    counts[name] = counts.get(name, 0) + 1
    game.update_player(player, commander_casts=tuple(counts.items()))
