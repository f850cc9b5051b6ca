"""Whether a card may begin to be cast, by which face and in which ways (CR 601.3, 712.11)."""

from __future__ import annotations

from typing import Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.costs import Cost
from rulings_cli.abilities.described import Described
from rulings_cli.engine import (
    faces,
    layers,
    matching,
    other_ways,
    permissions,
    prohibitions,
)
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.context import Context
from rulings_cli.engine.permissions import Way
from rulings_cli.engine.refusing import Illegal, Refusal, refuse
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import CastSpell, Refused
from rulings_cli.game.choices import Choice, IllegalAnswer, OneOption, Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import CastRecord, GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import (
    CAST_AS_ADVENTURE,
    CHOSEN_FACE,
    CHOSEN_HALF,
    ONLY_THAT_FACE,
)
from rulings_cli.terms.rules.card_types import LAND_IS_NO_SPELL
from rulings_cli.terms.rules.casting import (
    ANNOUNCING,
    MAY_BEGIN,
    OTHER_CHARACTERISTICS,
)
from rulings_cli.terms.rules.costs import (
    ALTERNATIVE_COST,
    ONE_ALTERNATIVE_COST,
)
from rulings_cli.terms.rules.keywords import FUSE
from rulings_cli.terms.rules.priority import ACTIONS_NEED_PRIORITY
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


class Casting:
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


def way_while_resolving(
    *,
    free: bool,
    source: ObjectId | None,
    only: Described | None = None,
    context: Context | None = None,
    instead: tuple[str, Cost] | None = None,
) -> Way:
    """Give the way to cast a card as an effect says, without its mana cost where it is free.

    `instead` names a keyword and the cost that is paid for it, as madness and miracle have it.
    """
    alternative, cost = instead or (("free", Cost()) if free else ("", None))
    return Way(CAST_WHILE_RESOLVING, alternative, cost, source=source, only=only, context=context)


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
    indices = _faces(game, action.card) if action.face is None else (action.face,)
    last: Refused | None = None
    for face in indices:
        try:
            _ways_of(game, action.evolve(face=face), face, None)
        except Refusal as stopped:
            last = stopped.refused
        else:
            return None
    return last


def _faces(game: Game, card_id: ObjectId) -> tuple[int, ...]:
    """Give the indices of the faces or halves that the card may be cast by (709.3, 712.11)."""
    found = game.get(card_id)
    card = found.card
    if card is None or card.layout not in CHOSEN_FACES:
        return (0,)
    return tuple(range(len(card.faces) + _may_be_fused(found)))


@implements(FUSE)
@carries_out("fuse")
def _may_be_fused(found: GameObject) -> bool:
    """Tell whether both halves of a split card in a hand may be cast together (CR 702.102a)."""
    return (
        found.card is not None
        and found.card.layout == "split"
        and found.zone is Zone.HAND
        and any(
            isinstance(each, Keyword) and each.name == "fuse"
            for half in found.card.faces
            for each in half.abilities
        )
    )


def shown_face(found: GameObject, face: int) -> Face:
    """Give the face or half by its index; the one after the last is both halves, fused."""
    if found.card is None:
        return found.face
    if face == len(found.card.faces) and _may_be_fused(found):
        return faces.combined_face(found.card)
    return found.card.faces[face]


@implements(ONLY_THAT_FACE, CHOSEN_HALF, OTHER_CHARACTERISTICS)
def as_on_stack(
    game: Game, player: PlayerId, card_id: ObjectId, face: int
) -> tuple[Game, ObjectId]:
    """Give a position in which the card is a spell with that face up, and the spell's id.

    Whether a card may be cast is asked of what it would be on the stack (CR 601.3, 712.11c).
    """
    shown = shown_face(game.get(card_id), face)
    position = game.fork()
    card = position.remove(card_id)
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


def _ways_of(game: Game, action: CastSpell, face: int, permission: Way | None) -> Casting:
    """Give how the card may be cast by that face; raise Refusal where it may not."""
    card = game.get(action.card)
    halves = 0 if card.card is None else len(card.card.faces) + _may_be_fused(card)
    if card.card is not None and not 0 <= face < halves:
        raise NotSupported("a face that the card's data lacks", "712.8")
    shown = shown_face(card, face)
    if shown.is_a("land") and not _may_be_face_down(shown):
        refuse(LAND_IS_NO_SPELL, "a land can't be cast as a spell", action=action)
    position, spell = as_on_stack(game, action.player, action.card, face)
    prohibitions.understood(position, spell, ("casting", "cost"))
    found = layers.characteristics(position, spell)
    context = Context(spell, action.player, this=spell)
    if permission is not None:
        _see_that_it_is_allowed(position, spell, permission, action)
        ways = (
            permission,
            *permissions.offered(position, permission, found, context, card.zone),
        )
    else:
        ways = permissions.ways_to_cast(game, position, action.player, action.card, spell)
        ways = _of_this_half(card, face, ways)
    if shown.is_a("land"):
        ways = tuple(each for each in ways if each.form == "face down")
    if not ways:
        _refuse_zone(game, action)
    ways = _chosen_alternative(action, ways, found.abilities)
    ways = _allowed_forms(game, position, spell, ways, permission)
    return Casting(action, face, ways, position, spell, card.zone)


def _may_be_face_down(face: Face) -> bool:
    return any(
        isinstance(each, Keyword) and each.name in other_ways.FACE_DOWN_KEYWORDS
        for each in face.abilities
    )


@implements(OTHER_CHARACTERISTICS)
def _allowed_forms(
    game: Game, position: Game, spell: ObjectId, ways: tuple[Way, ...], permission: Way | None
) -> tuple[Way, ...]:
    """Keep the ways in whose form the spell may be cast now; refuse where there is none."""
    player = position.get(spell).controller
    context = Context(spell, player, this=spell)
    illegal: dict[str, Illegal | None] = {}
    for form in dict.fromkeys(each.form for each in ways):
        formed = position
        if form:
            formed = position.fork()
            formed.update(spell, **other_ways.changes_of(form, position.get(spell)))
        wrong = None
        if form in other_ways.AS_AN_INSTANT:
            if game.priority != player:
                wrong = Illegal(ACTIONS_NEED_PRIORITY, "only a player who has priority may do so")
        elif permission is None:
            wrong = permissions.bad_time_to_cast(game, player, spell, formed)
        illegal[form] = wrong or prohibitions.prohibited(formed, player, spell, context)
    allowed = tuple(each for each in ways if illegal[each.form] is None)
    if not allowed:
        first = next(each for each in illegal.values() if each is not None)
        raise Refusal(first.refused(CastSpell(player, position.get(spell).was or 0)))
    return allowed


def _see_that_it_is_allowed(
    position: Game, spell: ObjectId, permission: Way, action: CastSpell
) -> None:
    """Refuse where the effect lets only other spells be cast, as cascade does (CR 702.85a)."""
    only, context = permission.only, permission.context
    if only is None or context is None:
        return
    if not matching.fits(position, only, position.get(spell), context):
        refuse(MAY_BEGIN, "the effect does not let such a spell be cast", action=action)


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


def _rule_of(alternative: str) -> tuple[Rule, ...]:
    found = permissions.OFFERED.get(alternative)
    return () if found is None else (found,)


#: What an action names as its alternative cost where it wants none.
MANA_COST: Final = "mana cost"
#: A cost that has no name of its own.
NAMELESS_COST: Final = "alternative cost"


@implements(ONE_ALTERNATIVE_COST)
def _chosen_alternative(
    action: CastSpell, ways: tuple[Way, ...], abilities: tuple[object, ...]
) -> tuple[Way, ...]:
    """Keep the ways with the alternative cost that the action names, if it names one."""
    wanted = action.alternative
    if not wanted:
        return ways
    if wanted == MANA_COST:
        usual = tuple(each for each in ways if not each.alternative)
        if not usual:
            refuse(MAY_BEGIN, "it can't be cast for its mana cost now", action=action)
        return usual
    found = tuple(each for each in ways if each.alternative == wanted)
    if not found and wanted == NAMELESS_COST:  # what another object offers, named for that
        found = tuple(each for each in ways if each.alternative.endswith(" cost"))
    if found:
        return found
    has_it = any(isinstance(each, Keyword) and each.name == wanted for each in abilities)
    if has_it and ways and all(each.alternative for each in ways):
        refuse(
            ONE_ALTERNATIVE_COST,
            f"it is cast for another alternative cost already ({ways[0].alternative}), "
            f"so {wanted} can't be applied",
            action=action,
            because=(ANNOUNCING, *_rule_of(wanted)),
            by=ways[0].source,
        )
    raise Refusal(Refused(action, ALTERNATIVE_COST, f"it can't be cast for {wanted}"))


def begin(game: Game, tape: Tape, action: CastSpell, *, only: Way | None) -> Casting:
    """Choose the face to cast and see that it may be begun (CR 601.3, 709.3, 712.11b)."""
    if not game.exists(action.card):
        refuse(MAY_BEGIN, "there is no such card", action=action)
    indices = _faces(game, action.card)
    if action.face is not None:
        return _ways_of(game, action, action.face, only)
    if len(indices) == 1:
        return _ways_of(game, action.evolve(face=indices[0]), indices[0], only)
    legal = tuple(e for e in indices if _cant_begin(game, action.evolve(face=e), e, only) is None)
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
