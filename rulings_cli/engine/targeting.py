"""Targets (CR 115): which are legal, choosing them (601.2c), and checking them again (608.2b)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.effects import Target
from rulings_cli.abilities.static import CantBe, HasHexproof
from rulings_cli.engine import (
    layers,
    looking_up,
    matching,
    performing,
    protected_players,
    statics,
)
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.context import Context
from rulings_cli.engine.refusing import Illegal, Refusal
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import Refused
from rulings_cli.game.choices import Choice, IllegalAnswer, SubsetOf, Tape
from rulings_cli.game.events import BecameTarget
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.casting import CHOOSING_TARGETS
from rulings_cli.terms.rules.general import CANT_WINS
from rulings_cli.terms.rules.keywords import (
    HEXPROOF,
    HEXPROOF_FROM,
    HEXPROOF_PLAYER,
    PROTECTION_FROM_TARGETING,
    SHROUD,
)
from rulings_cli.terms.rules.resolving import TARGETS_CHECKED
from rulings_cli.terms.rules.targets import ANY_TARGET, NOT_ITSELF, ONLY_PERMANENTS
from rulings_cli.terms.rules.zones import TRIGGER_FINDS_NEW_OBJECT
from rulings_cli.terms.zones import Zone

Candidate = ObjectId | PlayerId
ANY_TARGET_TYPES = frozenset(("creature", "planeswalker", "battle"))


# --- choosing -------------------------------------------------------------------------------


@implements(CHOOSING_TARGETS)
def choose_targets(
    game: Game,
    tape: Tape,
    object_id: ObjectId,
    targets: tuple[Target | None, ...],
    context: Context,
    *,
    by: PlayerId | None = None,
) -> tuple[tuple[Candidate, ...], ...]:
    """Let the controller, or another player, choose the targets of a spell or ability.

    A requirement that is None asks for nothing (CR 702.33g). Raises Refusal where there are too
    few legal targets, or an answer holds an illegal one.
    """
    chosen: list[tuple[Candidate, ...]] = []
    for index, requirement in enumerate(targets):
        if requirement is None:
            chosen.append(())
            continue
        requirement = counted(requirement, context)
        bound = context.evolve(targets=tuple(chosen))
        taken = _others_than(game, requirement, bound, chosen)
        chosen.append(_choose_one(game, tape, object_id, index, requirement, bound, taken, by))
    found = tuple(chosen)
    if object_id in game.objects:
        game.update(object_id, targets=found)
    _tell(game, tape, object_id, context.controller, found)
    return found


def is_other(
    game: Game, requirement: Target, candidate: Candidate, context: Context
) -> Illegal | None:
    """Give why a candidate is not "another" target, or None where it is, or need not be."""
    if candidate not in _others_than(game, requirement, context, []):
        return None
    return Illegal(CHOOSING_TARGETS, "another one than the source itself is asked for")


@implements(TRIGGER_FINDS_NEW_OBJECT)
def _others_than(
    game: Game, requirement: Target, context: Context, chosen: list[tuple[Candidate, ...]]
) -> frozenset[Candidate]:
    """Give what "another target" leaves out: the targets before it, or else the source itself.

    Targets of another kind are not what it is another than. Another card is none that the source,
    or the object of the event, has become (CR 400.7e).
    """
    if not requirement.another:
        return frozenset()
    before = frozenset(each for some in chosen for each in some)
    meant = {context.source}
    if requirement.what is not None and requirement.what.noun == "card":
        meant.update(context.objects_bound("triggering"))
        meant.update(id for id, each in game.objects.items() if each.was in meant)
    host = looking_up.source_of(game, context).attached_to
    if requirement.any_target and host is not None:  # "enchanted creature … any other target"
        meant.add(host)
    of_its_kind = any(_is_of_its_kind(game, requirement, each, context) for each in before)
    return before if of_its_kind else before | meant


def _is_of_its_kind(game: Game, requirement: Target, each: Candidate, context: Context) -> bool:
    """Tell whether a target chosen before is of the kind that "another target" asks for."""
    if requirement.any_target:
        return True
    if isinstance(each, str):
        return bool(requirement.player)
    what = requirement.what
    return what is not None and matching.fits(game, what, game.get(each), context)


def counted(requirement: Target, context: Context) -> Target:
    """Give the requirement with X targets counted (CR 601.2c); -1 stands for X there."""
    if requirement.minimum >= 0 and requirement.maximum >= 0:
        return requirement
    x = context.x or 0
    least, most = requirement.minimum, requirement.maximum
    return requirement.evolve(minimum=x if least < 0 else least, maximum=x if most < 0 else most)


def are_enough(game: Game, targets: tuple[Target, ...], context: Context) -> bool:
    """Tell whether there are legal targets for every requirement, another one where it says so."""
    found: set[Candidate] = set()
    different = 0
    for each in (counted(one, context) for one in targets):
        legal = set(_known_candidates(game, each, context))
        groups = _groups(game, each, tuple(legal))
        if groups and max(map(len, groups)) < each.minimum:
            return False
        if each.another and not found:
            legal -= _others_than(game, each, context, [])
        if len(legal) < each.minimum:
            return False
        found |= legal
        different = different + each.minimum if each.another else max(different, each.minimum)
        if len(found) < different:
            return False
    return True


def _known_candidates(game: Game, requirement: Target, context: Context) -> tuple[Candidate, ...]:
    """Give the candidates; none where none is needed and they depend on a target chosen first."""
    try:
        return tuple(candidates(game, requirement, context))
    except NotSupported:
        if requirement.minimum:
            raise
        return ()


def _choose_one(
    game: Game,
    tape: Tape,
    object_id: ObjectId,
    index: int,
    requirement: Target,
    context: Context,
    taken: frozenset[Candidate],
    by: PlayerId | None = None,
) -> tuple[Candidate, ...]:
    legal = tuple(each for each in candidates(game, requirement, context) if each not in taken)
    groups = _groups(game, requirement, legal)
    if groups:
        groups = tuple(each for each in groups if len(each) >= requirement.minimum)
        legal = tuple(each for each in legal if any(each in some for some in groups))
    if len(legal) < requirement.minimum:
        raise Refusal(
            Illegal(CHOOSING_TARGETS, f"there is no legal target for “{words_of(requirement)}”")
            .refused(requirement)
            .evolve(by=_who_hides(game, requirement, context))
            .evolve(because=_what_hides(game, requirement, context))
        )
    most = min(requirement.maximum, len(legal))
    weights, total = matching.together(game, requirement.what, legal, context)
    choice = Choice(
        "targets",
        by or context.controller,
        CHOOSING_TARGETS,
        SubsetOf(legal, requirement.minimum, most, groups, weights=weights, total=total),
        f"choose {words_of(requirement)}",
        (object_id, index, requirement),
    )
    if requirement.maximum == 0 or (not legal and requirement.minimum == 0):
        return ()
    try:
        answer: tuple[Candidate, ...] = tape.ask(choice, game)
    except IllegalAnswer as wrong:
        raise Refusal(_why_not(game, requirement, wrong.answer, context, taken)) from wrong
    return answer


def _groups(
    game: Game, requirement: Target, legal: tuple[Candidate, ...]
) -> tuple[tuple[Candidate, ...], ...]:
    """Give the groups of one of which all the targets must be, where the text says so."""
    return matching.groups(game, requirement.what, tuple(e for e in legal if isinstance(e, int)))


def _why_not(
    game: Game,
    requirement: Target,
    answer: object,
    context: Context,
    taken: frozenset[Candidate],
) -> Refused:
    """Give the refusal of an answer that holds an illegal target."""
    given = answer if isinstance(answer, tuple) else (answer,)
    for each in given:
        if each in taken:
            return Illegal(CHOOSING_TARGETS, "it is chosen already").refused(requirement)
        if isinstance(each, int | str):
            illegal = is_legal_target(game, requirement, each, context)
            if illegal is not None:
                return illegal.refused(requirement)
    if len(set(given)) < len(given):
        return Illegal(CHOOSING_TARGETS, "the same one can't be chosen twice").refused(requirement)
    if requirement.minimum <= len(given) <= requirement.maximum and requirement.what is not None:
        return Illegal(CHOOSING_TARGETS, "they are not all in one graveyard").refused(requirement)
    return Illegal(CHOOSING_TARGETS, f"not the right number of targets: {len(given)}").refused(
        requirement
    )


def _tell(
    game: Game,
    tape: Tape,
    object_id: ObjectId,
    player: PlayerId,
    chosen: tuple[tuple[Candidate, ...], ...],
) -> None:
    for each in dict.fromkeys(one for some in chosen for one in some):
        performing.record(
            game,
            tape,
            BecameTarget(because=(CHOOSING_TARGETS,), player=player, object=object_id, target=each),
        )


def words_of(requirement: Target) -> str:
    """Say what a target must be, for a prompt."""
    if requirement.words:
        return requirement.words
    if requirement.any_target:
        return "any target"
    if requirement.what is None:
        return f"target {requirement.player or 'player'}"
    return "target"


# --- what is legal --------------------------------------------------------------------------


def candidates(game: Game, requirement: Target, context: Context) -> Iterator[Candidate]:
    """Give every legal target, objects first, each once."""
    for each in dict.fromkeys(_fitting(game, requirement, context)):
        if forbidden(game, each, context) is None:
            yield each


def _fitting(game: Game, requirement: Target, context: Context) -> Iterator[Candidate]:
    if requirement.what is not None:
        for each in matching.objects(game, requirement.what, context):
            if fits(game, requirement, each, context) is None:
                yield each
    if requirement.any_target:
        for each in game.battlefield():
            if _is_any_target(game, each):
                yield each
    if requirement.any_target or requirement.player or requirement.what is None:
        for player in game.turn_order:
            if fits(game, requirement, player, context) is None:
                yield player


@implements(ANY_TARGET)
def _is_any_target(game: Game, id: ObjectId) -> bool:
    return game.get(id).zone is Zone.BATTLEFIELD and bool(
        layers.characteristics(game, id).types & ANY_TARGET_TYPES
    )


@implements(TARGETS_CHECKED, NOT_ITSELF, ONLY_PERMANENTS)
def is_legal_target(
    game: Game, requirement: Target, candidate: Candidate, context: Context
) -> Illegal | None:
    """Give why the object or player is no legal target, or None where it is one."""
    return fits(game, requirement, candidate, context) or forbidden(game, candidate, context)


def fits(game: Game, requirement: Target, candidate: Candidate, context: Context) -> Illegal | None:
    """Give why the candidate is not what the word "target" asks for (CR 115.1, 601.2c)."""
    if isinstance(candidate, str):
        return _player_fits(game, requirement, candidate, context)
    if not game.exists(candidate):
        return Illegal(TARGETS_CHECKED, "it is no longer in the zone it was in")
    if candidate == context.this:
        return Illegal(NOT_ITSELF, "a spell or ability can't target itself")
    if requirement.any_target:
        if _is_any_target(game, candidate):
            return None
        return Illegal(ANY_TARGET, "it is no creature, player, planeswalker or battle")
    if requirement.what is not None and matching.matches(
        game, requirement.what, candidate, context
    ):
        return None
    return Illegal(CHOOSING_TARGETS, f"it is not what “{words_of(requirement)}” asks for")


def _player_fits(
    game: Game, requirement: Target, player: PlayerId, context: Context
) -> Illegal | None:
    if player not in game.turn_order or game.players[player].has_lost:
        return Illegal(TARGETS_CHECKED, "that player is no longer in the game")
    if requirement.any_target:
        return None
    kind = requirement.player
    if not kind and requirement.what is not None:
        return Illegal(CHOOSING_TARGETS, "a player is not what is asked for")
    if kind == "opponent" and player == context.controller:
        return Illegal(CHOOSING_TARGETS, "the target must be an opponent")
    return None


# --- what forbids it ------------------------------------------------------------------------


@implements(HEXPROOF, HEXPROOF_FROM, SHROUD, PROTECTION_FROM_TARGETING)
def forbidden(game: Game, candidate: Candidate, context: Context) -> Illegal | None:
    """Give what stops the spell or ability from targeting it: shroud, hexproof, protection."""
    if isinstance(candidate, str):
        return _player_forbidden(game, candidate, context)
    if game.get(candidate).zone is not Zone.BATTLEFIELD:
        return None
    found = layers.characteristics(game, candidate)
    hostile = found.controller != context.controller
    for ability in found.abilities:
        if isinstance(ability, Keyword):
            illegal = _keyword_forbids(game, ability, candidate, context, hostile=hostile)
            if illegal is not None:
                return illegal
    return _cant_be_targeted(game, candidate, context)


@carries_out("hexproof", "shroud")
def _keyword_forbids(
    game: Game, ability: Keyword, candidate: ObjectId, context: Context, *, hostile: bool
) -> Illegal | None:
    if ability.name == "shroud":
        return Illegal(SHROUD, "it has shroud", by=candidate)
    if ability.name.startswith("hexproof") and hostile:
        if ability.quality is None and ability.name == "hexproof" and not ability.words:
            return Illegal(HEXPROOF, "it has hexproof", by=candidate)
        if _has_quality(game, ability, candidate, context):
            return Illegal(HEXPROOF_FROM, "it has hexproof from such sources", by=candidate)
    if ability.name == "protection" and _has_quality(game, ability, candidate, context):
        return Illegal(PROTECTION_FROM_TARGETING, "it has protection from it", by=candidate)
    return None


def _has_quality(game: Game, ability: Keyword, candidate: ObjectId, context: Context) -> bool:
    """Tell whether the source has the quality of a protection or hexproof ability (702.16a)."""
    source = context.this if _is_spell(game, context) else context.source
    if source is None:
        return False
    protected = Context(candidate, layers.characteristics(game, candidate).controller)
    return source_has_quality(game, ability, source, protected)


def _is_spell(game: Game, context: Context) -> bool:
    if context.this is None:
        return False
    found = game.objects.get(context.this)
    return found is not None and found.on_stack is None


def source_has_quality(game: Game, ability: Keyword, source: ObjectId, context: Context) -> bool:
    """Tell whether one object has the quality; the context is that of what has the ability."""
    from rulings_cli.engine import chosen_qualities

    if ability.quality is None:
        return chosen_qualities.holds(game, ability, source, context)
    if ability.quality.noun == "spell" and not matching.is_spell(game.get(source)):
        return False
    return matching.fits(game, ability.quality, game.get(source), context)


def _cant_be_targeted(game: Game, candidate: ObjectId, context: Context) -> Illegal | None:
    """Give what says so; "your opponents" are those of whoever the effect belongs to."""
    player = context.controller
    for change, source, its in statics.changes_on(game, candidate, CantBe):
        if change.what == "be the target" and change.by is not None:
            if _is_kept_from_targeting(game, change, context, its):
                words = "an effect says that it can't be the target of such a spell"
                return Illegal(CANT_WINS, words, by=source)
            continue
        said = f"{change.what} {change.words}"
        if "target" in said and (player != its.controller or "opponent" not in said):
            return Illegal(CANT_WINS, "an effect says that it can't be the target", by=source)
    return None


def _is_kept_from_targeting(game: Game, change: CantBe, context: Context, its: Context) -> bool:
    """Tell whether it is such a spell, or an ability of such a source where those count, too."""
    assert change.by is not None
    if _is_spell(game, context) and context.this is not None:
        return matching.fits(game, change.by, game.get(context.this), its)
    if "abilities" not in change.words or context.source is None:
        return False
    return matching.fits(game, change.by.evolve(noun="source"), game.get(context.source), its)


@implements(HEXPROOF_PLAYER)
def _player_forbidden(game: Game, player: PlayerId, context: Context) -> Illegal | None:
    used = context.this if _is_spell(game, context) else context.source
    for effect, source, its in statics.in_force(game, HasHexproof):
        if not looking_up.player_matches(game, effect.who, player, its):
            continue
        if effect.keyword == "shroud":
            return Illegal(SHROUD, "that player has shroud", by=source.id)
        if effect.keyword == "hexproof" and player != context.controller:
            return Illegal(HEXPROOF_PLAYER, "that player has hexproof", by=source.id)
        if effect.keyword != "hexproof from" or player == context.controller or used is None:
            continue
        quality = effect.protection
        if isinstance(quality, Keyword) and source_has_quality(game, quality, used, its):
            return Illegal(HEXPROOF_PLAYER, "that player has hexproof from it", by=source.id)
    protecting = None if used is None else protected_players.by_what(game, player, used)
    if protecting is not None:
        return Illegal(PROTECTION_FROM_TARGETING, protecting[1], by=protecting[0].id)
    return None


def _who_hides(game: Game, requirement: Target, context: Context) -> ObjectId | None:
    """Give the one object whose effect hides what would be a target, if there is one."""
    found = {
        illegal.by
        for each in _fitting(game, requirement, context)
        if (illegal := forbidden(game, each, context)) is not None
    }
    return found.pop() if len(found) == 1 else None


def _what_hides(game: Game, requirement: Target, context: Context) -> tuple[Rule, ...]:
    """Give the rules by which what would be a target is none."""
    found = (forbidden(game, each, context) for each in _fitting(game, requirement, context))
    return tuple(dict.fromkeys(each.rule for each in found if each is not None))


# --- checking again -------------------------------------------------------------------------


@implements(TARGETS_CHECKED)
def still_legal(
    game: Game,
    targets: tuple[Target, ...],
    chosen: tuple[tuple[Candidate, ...], ...],
    context: Context,
) -> tuple[tuple[Candidate, ...], ...]:
    """Give the chosen targets without those that have become illegal (CR 608.2b)."""
    found: list[tuple[Candidate, ...]] = []
    for requirement, some in zip(targets, chosen, strict=True):
        bound = context.evolve(targets=tuple(found))
        found.append(
            tuple(each for each in some if is_legal_target(game, requirement, each, bound) is None)
        )
    return tuple(found)
