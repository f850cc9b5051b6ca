"""Resolving spells and abilities (CR 608)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword, TriggeredAbility
from rulings_cli.abilities.conditions import YouDo
from rulings_cli.abilities.effects import (
    Effect,
    If,
    KeywordAction,
    May,
    PutOntoBattlefield,
    SearchLibrary,
    Sentence,
)
from rulings_cli.engine import (
    bodies,
    conditions,
    instructions,
    keyword_costs,
    keyword_modules,
    keyword_triggers,
    layers,
    leaving_the_stack,
    losing,
    merging,
    moving,
    other_ways,
    performing,
    prohibitions,
    targeting,
    tokens,
)
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import dispatch, how_many, repeating
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import WaitingTrigger
from rulings_cli.game.events import (
    DidNotResolve,
    NothingHappened,
    ResolutionBegan,
    Resolved,
    RuleApplied,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import AbilityOnStack, GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import COPY_OF_PERMANENT_SPELL
from rulings_cli.terms.rules.general import SOURCE_INDEPENDENT
from rulings_cli.terms.rules.keywords import BESTOW_ENDS_RESOLVING, SNEAK_ATTACKS
from rulings_cli.terms.rules.mana_abilities import RESOLVES_AT_ONCE
from rulings_cli.terms.rules.replacing import SELF_REPLACEMENT
from rulings_cli.terms.rules.resolving import (
    AURA_RESOLVES,
    BECOMES_PERMANENT,
    CANT_BECOME_PERMANENT,
    COPY_BECOMES_TOKEN,
    IN_ORDER,
    INTERVENING_IF_CHECKED,
    PERMANENT_SPELL_TARGET,
    SPELL_TO_GRAVEYARD,
    TARGETS_CHECKED,
    TOP_RESOLVES,
)
from rulings_cli.terms.types import PERMANENT_TYPES
from rulings_cli.terms.zones import Zone


@implements(TOP_RESOLVES)
def resolve_top(game: Game, tape: Tape) -> None:
    """Let the object on top of the stack resolve (CR 608.1)."""
    id = game.stack()[-1]
    found = game.get(id)
    name = bodies.name_of(found)
    if found.on_stack is None:
        prohibitions.understood(game, id, _matters(found))
    game.resolving = id
    gone = found.on_stack is not None and not _source_has(game, found.on_stack)
    rules = (TOP_RESOLVES, SOURCE_INDEPENDENT) if gone else (TOP_RESOLVES,)
    game.emit(ResolutionBegan(rules, id, name))
    if _if_is_not_met(game, id):
        why = "the condition after “if” is no longer met"
        game.emit(NothingHappened((INTERVENING_IF_CHECKED,), why, id))
        moving.cease(game, id, (INTERVENING_IF_CHECKED,))
    elif _check_targets(game, id) or _goes_on(game, id):
        _resolve(game, tape, id)
        performing.record(game, tape, Resolved((TOP_RESOLVES,), id, name))
    else:
        _do_not_resolve(game, tape, id, name)
    game.resolving = None


@implements(SOURCE_INDEPENDENT)
def _source_has(game: Game, on_stack: AbilityOnStack) -> bool:
    """Tell whether the source is still there and has the ability that resolves (CR 113.7a)."""
    if not game.exists(on_stack.source):
        return False
    if on_stack.kind not in ("triggered", "activated"):
        return True
    for each in layers.characteristics(game, on_stack.source).abilities:
        written = keyword_triggers.written_out(each)
        form = keyword_modules.activated(each) if isinstance(each, Keyword) else None
        second = keyword_triggers.second_of(each)
        if on_stack.ability in (each, form, second, written[0] if written is not None else None):
            return True
    return False


def _matters(found: GameObject) -> tuple[str, ...]:
    """Give what of an instant's or sorcery's text must be understood to resolve it: all."""
    from rulings_cli.abilities.abilities import TOUCHES

    return () if set(found.face.types) & PERMANENT_TYPES else TOUCHES


@implements(INTERVENING_IF_CHECKED)
def _if_is_not_met(game: Game, id: ObjectId) -> bool:
    found = game.get(id)
    if found.on_stack is None or not isinstance(found.on_stack.ability, TriggeredAbility):
        return False
    condition = found.on_stack.ability.condition
    if condition is None:
        return False
    return not conditions.holds(game, condition, bodies.context_of(game, id))


@implements(TARGETS_CHECKED, PERMANENT_SPELL_TARGET)
def _check_targets(game: Game, id: ObjectId) -> bool:
    """Take illegal targets away; tell whether it resolves: some target is legal, or it has none."""
    found = game.get(id)
    if not any(found.targets):
        return True
    parts = bodies.parts_of(game, id)
    needed = bodies.all_targets(parts, found.modes)
    legal = targeting.still_legal(game, needed, found.targets, bodies.context_of(game, id))
    for before, after in zip(found.targets, legal, strict=True):
        for each in before:
            if each not in after:
                why = f"the target {_named(game, each)} is illegal"
                game.emit(NothingHappened((TARGETS_CHECKED,), why, id))
    game.update(id, targets=legal)
    return any(legal)


def _goes_on(game: Game, id: ObjectId) -> bool:
    """Let a spell that had a target as it was cast go on as a creature spell without it."""
    return _ceases_to_be_bestowed(game, id) or merging.ceases_to_mutate(game, id)


@implements(BESTOW_ENDS_RESOLVING)
def _ceases_to_be_bestowed(game: Game, id: ObjectId) -> bool:
    """Let a bestowed Aura spell without its target go on resolving as a creature (702.103e)."""
    found = game.get(id)
    if not other_ways.is_bestowed(found) or found.card is None:
        return False
    game.update(id, face=found.card.front)
    words = "it ceases to be bestowed: it resolves as a creature spell"
    game.emit(RuleApplied((BESTOW_ENDS_RESOLVING,), words, id))
    return True


def _named(game: Game, each: ObjectId | str) -> str:
    return each if isinstance(each, str) else game.get(each).name


def _do_not_resolve(game: Game, tape: Tape, id: ObjectId, name: str) -> None:
    game.emit(DidNotResolve((TARGETS_CHECKED,), id, name))
    leaving_the_stack.leave(
        game, tape, id, Zone.GRAVEYARD, because=(TARGETS_CHECKED,), cause="not resolved"
    )


def _resolve(game: Game, tape: Tape, id: ObjectId) -> None:
    found = game.get(id)
    merges_with = merging.merges_with(found)
    if merges_with is not None:
        merging.merge(game, tape, id, merges_with)
        return
    if found.on_stack is None and layers.characteristics(game, id).types & PERMANENT_TYPES:
        _enter(game, tape, id)
        return
    _follow_instructions(game, tape, id)
    if not game.exists(id):
        return
    leaving_the_stack.leave_as_resolved(game, tape, id, because=(SPELL_TO_GRAVEYARD,))


@implements(IN_ORDER)
def _follow_instructions(game: Game, tape: Tape, id: ObjectId) -> None:
    """Follow the instructions in the order written (CR 608.2c)."""
    found = game.get(id)
    context = bodies.context_of(game, id)
    if found.on_stack is not None:
        asked = getattr(found.on_stack.ability, "condition", None)
        context = how_many.asked(game, asked, context)
    # a delayed trigger without targets speaks of those of the effect that made it, and a further
    # paragraph of a spell of those of the paragraph before it
    spoken_of = () if found.on_stack is None else context.targets
    at = 0
    parts = bodies.parts_of(game, id)
    for place, part in enumerate(parts):
        count = len(bodies.targets_with_modes(part, found.modes))
        if count:
            spoken_of = context.targets[at : at + count]
        own = context.evolve(targets=spoken_of)
        following = parts[place + 1].body if place + 1 < len(parts) else ()
        before = parts[place - 1].body if place else ()
        body = _not_replaced(game, tokens.of_those(part.body, before), following, own)
        context = run(game, tape, body, own).evolve(targets=context.targets)
        at += count


@implements(SELF_REPLACEMENT)
def _not_replaced(
    game: Game, body: tuple[Sentence, ...], following: tuple[Sentence, ...], context: Context
) -> tuple[Sentence, ...]:
    """Leave out what the next paragraph says happens "instead" (CR 608.2c)."""
    if not body or not _is_replaced(game, following[:1], context):
        return body
    effects = following[0].effects
    (replaced,) = (each for each in effects if isinstance(each, If) and each.instead)
    if replaced.trailing and len(body) > 1:
        raise NotSupported("“instead” of one of several sentences of a paragraph", "614.15")
    words = "what the next paragraph says happens instead"
    game.emit(RuleApplied((SELF_REPLACEMENT,), words, context.source))
    return ()


def run(game: Game, tape: Tape, body: tuple[Sentence, ...], context: Context) -> Context:
    """Perform the sentences of a body in order.

    "Instead" replaces the sentence before it; "otherwise" is for when the condition before failed.
    """
    held = False
    offered = -1
    body = tokens.of_those(tokens.with_their_text(body))
    for index, sentence in enumerate(body):
        if losing.is_over(game):
            break  # the game ends immediately (CR 104.1)
        if index == offered or (_is_otherwise(sentence) and held):
            continue
        following = body[index + 1 : index + 2]
        if _begins_with_a_clash(sentence, following):
            context = instructions.execute(game, tape, sentence.effects[0], context)
            sentence = sentence.evolve(effects=sentence.effects[1:])
        if _is_replaced(game, following, context):
            words = "what the next sentence says happens instead"
            elsewhere = _put_elsewhere(sentence, following)
            if elsewhere is not None or _is_part_of_what_was_declined(game, sentence, context):
                offered = index + 1
                sentence = elsewhere or sentence
            elif _may_be_declined(following):
                offered = index + 1
                context = instructions.execute_all(game, tape, following[0].effects, context)
            if elsewhere is None and (offered != index + 1 or context.did):
                game.emit(RuleApplied((SELF_REPLACEMENT,), words, context.source))
                instead = following[0].effects
                context = how_many.replaced(game, sentence.effects, instead, context)
                context = dispatch.speaking_of(game, sentence.effects, context)
                continue
        for place, effect in enumerate(sentence.effects):
            if isinstance(effect, If):
                held = conditions.holds(game, effect.condition, context)
            context = instructions.execute(game, tape, effect, context)
            if context.again is not None:
                before = sentence.effects[:place]
                again, ends = repeating.process(body, index, before, effect)
                context = _repeated(game, tape, again, body[index + 1 :], context, ends=ends)
                if ends:
                    return context
    return context


def _repeated(
    game: Game,
    tape: Tape,
    process: tuple[Sentence, ...],
    following: tuple[Sentence, ...],
    context: Context,
    *,
    ends: bool,
) -> Context:
    """Follow a process as often again as the instruction before said."""
    times = context.again or 0
    context = repeating.checked(context, () if ends else following)
    for _ in range(times):
        context = run(game, tape, process, context)
    return context


def _begins_with_a_clash(sentence: Sentence, following: tuple[Sentence, ...]) -> bool:
    """Tell whether "if you win, … instead" speaks of a clash that the sentence begins with."""
    first = sentence.effects[0] if len(sentence.effects) > 1 else None
    return (
        isinstance(first, KeywordAction)
        and first.name.startswith("clash")
        and any(
            isinstance(effect, If) and effect.instead
            for each in following
            for effect in each.effects
        )
    )


def _is_part_of_what_was_declined(game: Game, sentence: Sentence, context: Context) -> bool:
    """Tell whether "if you do, …" wasn't done, so that nothing is done instead of it either."""
    only = sentence.effects[0] if len(sentence.effects) == 1 else None
    return (
        isinstance(only, If)
        and isinstance(only.condition, YouDo)
        and not conditions.holds(game, only.condition, context)
    )


def _put_elsewhere(sentence: Sentence, following: tuple[Sentence, ...]) -> Sentence | None:
    """Give the sentence with a search that puts "that card onto the battlefield instead"."""
    (effect,) = following[0].effects[:1]
    then = effect.effects if isinstance(effect, If) else ()
    put = then[0] if len(then) == 1 else None
    if not isinstance(put, PutOntoBattlefield) or getattr(put.what, "name", "") != "found":
        return None

    def changed(one: Effect) -> Effect:
        if isinstance(one, May):
            return one.evolve(effects=tuple(map(changed, one.effects)))
        if isinstance(one, SearchLibrary):
            return one.evolve(to=Zone.BATTLEFIELD, tapped=put.tapped)
        return one

    found = tuple(map(changed, sentence.effects))
    return sentence.evolve(effects=found) if found != sentence.effects else None


def _may_be_declined(following: tuple[Sentence, ...]) -> bool:
    """Tell whether "you may … instead" leaves the sentence before it to who declines.

    "Instead you may …" takes its place in any case.
    """
    return any(
        isinstance(effect, If)
        and effect.instead
        and effect.words != "!"
        and len(effect.effects) == 1
        and isinstance(effect.effects[0], May)
        for sentence in following
        for effect in sentence.effects
    )


def _is_otherwise(sentence: Sentence) -> bool:
    return sentence.opening.lower().startswith("otherwise")


def _is_replaced(game: Game, following: tuple[Sentence, ...], context: Context) -> bool:
    """Tell whether the next sentence says that something else happens instead (CR 608.2c)."""
    return any(
        isinstance(effect, If)
        and effect.instead
        and conditions.holds(game, effect.condition, context)
        for sentence in following
        for effect in sentence.effects
    )


@implements(RESOLVES_AT_ONCE)
def resolve_triggered_mana_ability(game: Game, tape: Tape, waiting: WaitingTrigger) -> None:
    """Resolve a triggered mana ability at once, without the stack (CR 605.4a)."""
    ability = waiting.ability
    assert isinstance(ability, TriggeredAbility)
    start = waiting.context if isinstance(waiting.context, Context) else None
    context = (start or Context(waiting.source, waiting.controller)).evolve(
        source=waiting.source,
        controller=waiting.controller,
        source_was=waiting.source_was,
        bound=waiting.bound,
        player_bound=waiting.player_bound,
        amount=waiting.amount,
        event_was=waiting.was,
        produced=waiting.produced,
    )
    if ability.condition is None or conditions.holds(game, ability.condition, context):
        run(game, tape, ability.body, how_many.asked(game, ability.condition, context))


# --- permanent spells ---------------------------------------------------------------------------


@implements(BECOMES_PERMANENT, AURA_RESOLVES, COPY_BECOMES_TOKEN, COPY_OF_PERMANENT_SPELL)
def _enter(game: Game, tape: Tape, id: ObjectId) -> None:
    """Put a permanent spell onto the battlefield (CR 608.3)."""
    found = game.get(id)
    host = _host(game, id)
    enchanted = _enchanted_player(game, id)
    because = [BECOMES_PERMANENT]
    if host is not None or enchanted:
        because.append(AURA_RESOLVES)
    if found.kind == "copy":
        because += [COPY_BECOMES_TOKEN, COPY_OF_PERMANENT_SPELL]
    new = performing.move(
        game,
        tape,
        id,
        Zone.BATTLEFIELD,
        because=tuple(because),
        controller=found.controller,
        attached_to=host,
        enchants=enchanted,
        face_down=found.face_down,
        cause="resolve",
        tapped=_is_sneaked(found),
    )
    if new is None and game.exists(id) and game.get(id).zone is Zone.STACK:
        leaving_the_stack.leave(
            game, tape, id, Zone.GRAVEYARD, because=(CANT_BECOME_PERMANENT,), cause="resolve"
        )
    if new is not None and game.exists(new) and game.get(new).zone is Zone.BATTLEFIELD:
        keyword_costs.as_entered(game, new)
        if _is_sneaked(found):
            _attack_in_its_place(game, tape, found, new)


def _is_sneaked(spell: GameObject) -> bool:
    return spell.cast is not None and spell.cast.alternative == "sneak"


@implements(SNEAK_ATTACKS)
def _attack_in_its_place(game: Game, tape: Tape, spell: GameObject, new: ObjectId) -> None:
    """Let a permanent attack what the creature attacked that its sneak cost returned."""
    from rulings_cli.engine import attacking, combat

    paid = spell.cast.paid if spell.cast is not None else ()
    for each in reversed(combat.now(game).removed):
        if each.object in paid and each.attacking is not None:
            attacking.put_attacking(game, tape, (new,), each.attacking)
            return


def _enchanted_player(game: Game, id: ObjectId) -> PlayerId:
    """Give the player that an Aura spell targets, "" where there is none (CR 303.4a)."""
    abilities = layers.characteristics(game, id).abilities
    if not any(isinstance(each, Keyword) and each.name == "enchant" for each in abilities):
        return ""
    chosen = (each for some in game.get(id).targets for each in some if isinstance(each, str))
    return next(chosen, "")


def _host(game: Game, id: ObjectId) -> ObjectId | None:
    """Give the object that an Aura spell targets, which it will be attached to (CR 608.3c)."""
    abilities = layers.characteristics(game, id).abilities
    if not any(isinstance(each, Keyword) and each.name == "enchant" for each in abilities):
        return None
    for some in game.get(id).targets:
        for each in some:
            if isinstance(each, int):
                return each
    return None
