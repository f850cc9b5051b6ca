"""The replacement and prevention effects of each kind of event but entering (CR 614-615)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import Prevent, Regenerate
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import Each, ObjectRef, This
from rulings_cli.abilities.static import (
    CantEnter,
    CantGainLife,
    DamageCantBePrevented,
    EntersIfDiscarded,
    LifeCantChange,
    ManaInstead,
    PreventAlways,
    ReplaceCount,
    ReplaceDamage,
    ReplaceDying,
    ReplaceEntering,
    ReplaceLeaving,
)
from rulings_cli.engine import (
    combat,
    counters_for_damage,
    lasting,
    layers,
    looking_up,
    made_to_do,
    matching,
    no_counters,
    production,
    protected_players,
    quantities,
    statics,
)
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.context import Context
from rulings_cli.engine.replacement import Apply, Replacement
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import (
    RuleApplied,
    Would,
    WouldAddMana,
    WouldDealDamage,
    WouldDestroy,
    WouldDo,
    WouldDraw,
    WouldGainLife,
    WouldLoseLife,
    WouldMove,
    WouldPutCounters,
    WouldShuffle,
    WouldTap,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import COMMANDER_COMMAND_ZONE_INSTEAD
from rulings_cli.terms.rules.combat import REMOVED_FROM_COMBAT
from rulings_cli.terms.rules.costs import RESOURCES
from rulings_cli.terms.rules.general import (
    CANT_GAIN_LIFE,
    CANT_LOSE_LIFE,
    FINALITY_COUNTER,
    SHIELD_COUNTER,
    STUN_COUNTER,
)
from rulings_cli.terms.rules.keyword_actions import REGENERATING
from rulings_cli.terms.rules.keywords import (
    FLASHBACK,
    INDESTRUCTIBLE,
    MADNESS,
    PROTECTION_FROM_DAMAGE,
)
from rulings_cli.terms.rules.mana import PRODUCTION_REPLACED
from rulings_cli.terms.rules.replacing import (
    CANT_ENTER,
    CANT_HAPPEN,
    INSTEAD,
    PREVENTED,
    PREVENTION_SHIELD,
    PREVENTS_SOME,
    UNPREVENTABLE,
)
from rulings_cli.terms.rules.zones import CAST_CARD_FOUND
from rulings_cli.terms.zones import Zone


@carries_out("indestructible")
@implements(INDESTRUCTIBLE, CANT_GAIN_LIFE, CANT_LOSE_LIFE)
def why_impossible(game: Game, would: Would) -> RuleApplied | None:
    """Give the fact that an event can't happen (CR 614.17), or None."""
    if isinstance(would, WouldDestroy) and game.exists(would.object):
        abilities = layers.characteristics(game, would.object).abilities
        if any(isinstance(each, Keyword) and each.name == "indestructible" for each in abilities):
            because = (INDESTRUCTIBLE, CANT_HAPPEN)
            return RuleApplied(because, "it can't be destroyed", would.object)
    if isinstance(would, WouldGainLife | WouldLoseLife) and would.amount > 0:
        keeper = life_keeper(game, would.player)
        if keeper is not None:
            rule = CANT_GAIN_LIFE if isinstance(would, WouldGainLife) else CANT_LOSE_LIFE
            words = f"the life total of {would.player} can't change"
            return RuleApplied((rule, CANT_HAPPEN), words, keeper.id)
    if isinstance(would, WouldGainLife):
        for effect, source, context in statics.in_force(game, CantGainLife):
            if looking_up.player_matches(game, effect.who, would.player, context):
                because = (CANT_GAIN_LIFE, CANT_HAPPEN)
                return RuleApplied(because, f"{would.player} can't gain life", source.id)
    if isinstance(would, WouldDraw):
        return no_counters.why_no_draw(game, would.player)
    if isinstance(would, WouldPutCounters):
        return no_counters.why_none(game, would)
    if isinstance(would, WouldMove) and would.to == Zone.BATTLEFIELD:
        return _cant_enter(game, would)
    return None


@implements(CANT_ENTER)
def _cant_enter(game: Game, would: WouldMove) -> RuleApplied | None:
    """Give the fact that a permanent can't enter, as it would exist there (CR 614.17d).

    A card that is spoken of where it lies is looked at there; face down it is none of those, but
    it would be a creature.
    """
    limits = tuple(statics.in_force(game, CantEnter))
    if not limits:
        return None
    from rulings_cli.engine.arriving import Arrival  # it needs this module

    arrival = Arrival(game, would)
    if arrival.id is None:
        return None
    card = game.get(would.object) if would.token is None else None
    for limit, source, context in limits:
        lies = card is not None and card.zone in (limit.what.zone, limit.other)
        if limit.what.zone is not None and not lies:
            continue
        what = limit.what.evolve(zone=None, noun="") if limit.what.zone else limit.what
        if card is not None and lies and not would.face_down:
            is_meant = matching.fits(game, what, card, context)
        else:
            is_meant = arrival.fits(what, context)
        if is_meant:
            because = (CANT_ENTER, CANT_HAPPEN)
            return RuleApplied(because, "it can't enter the battlefield", source.id)
    return None


def life_keeper(game: Game, player: PlayerId) -> GameObject | None:
    """Give what says that the player's life total can't change, or None."""
    for effect, source, context in statics.in_force(game, LifeCantChange):
        if looking_up.player_matches(game, effect.who, player, context):
            return source
    return None


# --- moving -----------------------------------------------------------------------------------


def of_moves(game: Game, would: WouldMove) -> Iterator[Replacement]:
    """Give the effects that send an object elsewhere than it would go."""
    if would.token is not None or not game.exists(would.object):
        return
    old = game.objects[would.object]
    if would.to == Zone.GRAVEYARD:
        yield from _instead_of_graveyard(game, would, old)
    if old.zone == Zone.BATTLEFIELD and would.to not in (Zone.EXILE, Zone.BATTLEFIELD):
        yield from _instead_of_leaving(game, old)
    if would.to == Zone.BATTLEFIELD:
        yield from _instead_of_entering(game, would, old)
    by_flashback = old.cast is not None and old.cast.alternative == "flashback"
    if by_flashback and old.zone == Zone.STACK and would.to not in (Zone.EXILE, Zone.STACK):
        yield _elsewhere("flashback", Zone.EXILE, "it is exiled instead", FLASHBACK, old)
    by_effect = None if old.cast is None else old.cast.exiled_by
    if by_effect is not None and old.zone == Zone.STACK and would.to == Zone.GRAVEYARD:
        words = "it is exiled instead"
        yield _elsewhere(("cast this way", by_effect), Zone.EXILE, words, INSTEAD, old)
    if old.is_commander and would.to in (Zone.HAND, Zone.LIBRARY):
        yield _command_zone(old)


@implements(FLASHBACK, FINALITY_COUNTER)
def _elsewhere(key: object, to: Zone, words: str, rule: Rule, old: GameObject) -> Replacement:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldMove)
        return (would.evolve(to=to, position=""),)

    return Replacement((key, old.id), words, (rule,), apply, source=old.id)


def _instead_of_leaving(game: Game, old: GameObject) -> Iterator[Replacement]:
    """Give the effects that exile a permanent instead of putting it anywhere else (CR 614.1a)."""
    words = "it is exiled instead"
    for effect in game.effects.values():
        if old.id in effect.objects and any(isinstance(e, ReplaceLeaving) for e in effect.changes):
            yield _elsewhere(("leaving", effect.id), Zone.EXILE, words, INSTEAD, old)
    for node, source, context in statics.in_force(game, ReplaceLeaving):
        if isinstance(node.what, Described):
            fits = matching.matches(game, node.what, old.id, context)
        else:
            fits = old.id in looking_up.objects_of(game, node.what, context)
        if fits and game.exists(context.source):
            yield _elsewhere(("leaving", source.id, node), Zone.EXILE, words, INSTEAD, old)


def _instead_of_entering(game: Game, would: WouldMove, old: GameObject) -> Iterator[Replacement]:
    """Give the effects that exile what would enter, as it would be there (CR 614.12)."""
    effects = tuple(statics.in_force(game, ReplaceEntering))
    if not effects:
        return
    from rulings_cli.engine.arriving import Arrival  # it needs this module

    arrival = Arrival(game, would)
    was_cast = old.zone == Zone.STACK and old.was_cast
    for node, source, context in effects:
        if arrival.id is None or (node.uncast and was_cast):
            continue
        if arrival.fits(node.what, context):
            key = ("entering", source.id, node)
            yield _elsewhere(key, Zone.EXILE, "it is exiled instead", INSTEAD, old)


def _instead_of_graveyard(game: Game, would: WouldMove, old: GameObject) -> Iterator[Replacement]:
    if would.cause == "discard" and old.zone == Zone.HAND and _has_madness(game, old):
        yield _elsewhere("madness", Zone.EXILE, "it is exiled as it is discarded", MADNESS, old)
    if would.cause == "discard" and old.zone == Zone.HAND:
        for entering, context in statics.own(game, old.id, EntersIfDiscarded):
            if made_to_do.by_a(game, entering.by, context):
                yield _enters_instead(entering, old)
    if old.zone == Zone.BATTLEFIELD and old.counters_of("finality"):
        words = "it is exiled instead, for its finality counter"
        yield _elsewhere("finality", Zone.EXILE, words, FINALITY_COUNTER, old)
    for node, source, context in statics.in_force(game, ReplaceDying):
        if _dies_so(game, node, old, context):
            yield _replaces_dying(node, source, would, context)
    if old.zone != Zone.BATTLEFIELD:
        for node, context in statics.own(game, old.id, ReplaceDying):
            if node.from_anywhere and isinstance(node.what, This):
                yield _replaces_dying(node, old, would, context)


def _enters_instead(node: EntersIfDiscarded, old: GameObject) -> Replacement:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldMove)
        counters = (*would.counters, *((node.counters,) if node.counters else ()))
        return (would.evolve(to=Zone.BATTLEFIELD, controller=old.owner, counters=counters),)

    words = "it is put onto the battlefield instead"
    return Replacement(("discarded", old.id, node), words, (INSTEAD,), apply, source=old.id)


@carries_out("madness")
def _has_madness(game: Game, old: GameObject) -> bool:
    abilities = layers.characteristics(game, old.id).abilities
    return any(isinstance(each, Keyword) and each.name == "madness" for each in abilities)


def _dies_so(game: Game, node: ReplaceDying, old: GameObject, context: Context) -> bool:
    if old.zone != Zone.BATTLEFIELD and not node.from_anywhere:
        return False
    if isinstance(node.what, Described):
        if node.what.noun == "card" and old.kind != "card":
            return False
        return matching.fits(game, node.what, old, context)
    if isinstance(node.what, This):
        return old.id == context.source
    meant = looking_up.objects_of(game, node.what, context)
    return old.id in meant or (old.zone is Zone.STACK and _was_one_of(game, old, meant))


@implements(CAST_CARD_FOUND)
def _was_one_of(game: Game, spell: GameObject, meant: tuple[ObjectId, ...]) -> bool:
    """Tell whether the spell is a card that the effect has let a player cast (CR 400.7h)."""
    was = spell.was
    while was is not None and was not in meant:
        before = game.last_known.get(was)
        was = before.was if before is not None else None
    return was is not None


def _replaces_dying(
    node: ReplaceDying, source: GameObject, would: WouldMove, context: Context
) -> Replacement:
    key = ("dying", source.id, node, would.object)

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldMove)
        if node.to == Zone.LIBRARY and node.position:
            return (would.evolve(to=Zone.LIBRARY, position=node.position),)
        if node.to == Zone.LIBRARY:
            owner = game.objects[would.object].owner
            moved = would.evolve(to=Zone.LIBRARY, position="bottom")
            return (moved, WouldShuffle(would.because, owner, source.id))
        exiled_with = source.id if node.to is Zone.EXILE else None
        moved = would.evolve(to=node.to, position="", exiled_with=exiled_with)
        if node.counter:
            count = quantities.amount(game, node.counters, context)
            moved = moved.evolve(counters=(*would.counters, (node.counter, count)))
        done = (WouldDo((INSTEAD,), node.further, context, key),) if node.further else ()
        return (moved, *done)

    words = f"it goes to {node.to.words} instead"
    return Replacement(key, words, (INSTEAD,), apply, source=source.id)


@implements(COMMANDER_COMMAND_ZONE_INSTEAD)
def _command_zone(old: GameObject) -> Replacement:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldMove)
        asked = Choice(
            "may",
            old.owner,
            COMMANDER_COMMAND_ZONE_INSTEAD,
            OneOption((True, False)),
            prompt=f"whether {old.name} goes to the command zone instead",
            about=old.id,
        )
        if not tape.ask(asked, game):
            return (would,)
        return (would.evolve(to=Zone.COMMAND, position=""),)

    words = "it goes to the command zone instead"
    rules = (COMMANDER_COMMAND_ZONE_INSTEAD,)
    return Replacement(("commander", old.id), words, rules, apply, source=old.id)


# --- mana, tokens, counters, life -------------------------------------------------------------


@implements(PRODUCTION_REPLACED)
def of_mana(game: Game, would: WouldAddMana) -> Iterator[Replacement]:
    """Give what changes the production of mana; `mana` orders those effects (CR 106.12b)."""
    from rulings_cli.engine import mana

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldAddMana)
        return (mana.replace_production(game, tape, would),)

    def to_all(game: Game, _tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldAddMana)
        return tuple(would.evolve(player=each) for each in game.apnap())

    found = tuple(statics.in_force(game, ManaInstead))
    for effect, by, _ in found:
        if effect.words == production.ALL_PLAYERS:
            words = "all players add that mana instead"
            yield Replacement(("all mana", by.id), words, (INSTEAD,), to_all, source=by.id)
    source = next((each.id for effect, each, _ in found if effect.words != "all players"), None)
    if source is not None and would.source is not None:
        words = "it produces other mana instead"
        yield Replacement("mana", words, (PRODUCTION_REPLACED, INSTEAD), apply, source=source)


def _counts(game: Game, what: str, player: PlayerId) -> Iterator[tuple[ReplaceCount, GameObject]]:
    for node, source, context in statics.in_force(game, ReplaceCount):
        if node.what == what and looking_up.player_matches(game, node.who, player, context):
            yield node, source


def another_number(node: ReplaceCount, amount: int) -> int:
    """Give how many an effect makes of so many."""
    return amount // 2 if node.half else amount * node.factor + node.plus


def _more(node: ReplaceCount, source: GameObject, words: str) -> Replacement:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        amount = another_number(node, would.amount)  # type: ignore[attr-defined]  # those have it
        return (would.evolve(amount=amount),)

    return Replacement(
        ("count", source.id, node),
        words,
        (INSTEAD,),
        apply,
        source=source.id,
        commutes=not node.plus and not node.half,
    )


def of_life(game: Game, would: WouldGainLife) -> Iterator[Replacement]:
    """Give the effects that let a player gain more life."""
    for node, source in _counts(game, "life", would.player):
        yield _more(node, source, "another amount of life is gained")


def of_counters(game: Game, would: WouldPutCounters) -> Iterator[Replacement]:
    """Give the effects that put more counters on a permanent or player."""
    if would.amount <= 0:
        return
    on = would.on
    player = on if isinstance(on, str) else layers.characteristics(game, on).controller
    for node, source, context in statics.in_force(game, ReplaceCount):
        if node.what != "counters" or node.kind not in ("", would.kind):
            continue
        if node.by is not None:
            applies = looking_up.player_matches(game, node.by, _who_puts(game, would), context)
            if node.on is not None:
                applies = applies and isinstance(on, int) and _is_meant(game, node.on, on, context)
        elif node.words == "get":  # what a player gets
            applies = isinstance(on, str) and looking_up.player_matches(game, node.who, on, context)
        elif node.on is None:
            # "an effect would put": what is paid is no effect (CR 609.1)
            is_effect = isinstance(on, int) and RESOURCES not in would.because
            applies = is_effect and looking_up.player_matches(game, node.who, player, context)
        else:
            applies = isinstance(on, int) and _is_meant(game, node.on, on, context)
        if applies:
            yield _more(node, source, "another number of counters is put")


def _who_puts(game: Game, would: WouldPutCounters) -> PlayerId:
    """Give who puts the counters: who controls what puts them, or what they are put on."""
    if would.source is not None:
        return layers.characteristics(game, would.source).controller
    on = would.on
    return on if isinstance(on, str) else layers.characteristics(game, on).controller


def _is_meant(game: Game, what: ObjectRef | Described, id: ObjectId, context: Context) -> bool:
    """Tell whether an object is meant, also one that is just entering."""
    if isinstance(what, Described):
        return matching.fits(game, what, game.get(id), context)
    return id in looking_up.objects_of(game, what, context)


# --- damage, destruction, untapping -----------------------------------------------------------


@implements(PREVENTED, SHIELD_COUNTER)
def of_damage(game: Game, would: WouldDealDamage) -> Iterator[Replacement]:
    """Give the effects that prevent damage or change its amount; 0 damage is no event (614.7a)."""
    if would.amount <= 0:
        return
    unpreventable = _is_unpreventable(game, would)
    if not unpreventable:
        yield from _preventions(game, would)
    yield from counters_for_damage.of_damage(game, would, unpreventable=unpreventable)
    for node, source, context in statics.in_force(game, ReplaceDamage):
        if _changes_damage(game, node, would, context):
            yield _changed_damage(node, source, context)


def _is_unpreventable(game: Game, would: WouldDealDamage) -> bool:
    """Tell whether an effect says that such damage can't be prevented (CR 615.12)."""
    return any(
        (would.combat or not node.combat)
        and (
            node.source is None or matching.fits(game, node.source, game.get(would.source), context)
        )
        for node, _, context in statics.in_force(game, DamageCantBePrevented)
    )


@implements(UNPREVENTABLE)
def _preventions(game: Game, would: WouldDealDamage) -> Iterator[Replacement]:
    """Give what may prevent damage; nothing is used up by damage that can't be prevented."""
    if isinstance(would.to, int) and game.get(would.to).counters_of("shield"):
        yield _shield(game.get(would.to), prevents=True)
    yield from _of_protection(game, would)
    for effect in game.effects.values():
        for node in effect.changes:
            if isinstance(node, Prevent) and _protects(game, effect, node, would):
                yield _prevention(effect, node)
    for always, source, context in statics.in_force(game, PreventAlways):
        if _always_prevents(game, always, would, context):
            yield Replacement(
                ("prevention", source.id, always),
                "the damage is prevented",
                (PREVENTED,),
                _prevent_all,
                source=source.id,
                commutes=True,
            )


def _always_prevents(
    game: Game, node: PreventAlways, would: WouldDealDamage, context: Context
) -> bool:
    if (node.combat and not would.combat) or (node.noncombat and would.combat):
        return False
    if node.source is not None and not matching.fits(
        game, node.source, game.get(would.source), context
    ):
        return False
    if isinstance(would.to, str):
        who = node.who
        if who is not None and looking_up.player_matches(game, who, would.to, context):
            return True
    if node.of is None:
        return False
    concerned = {"to": (would.to,), "by": (would.source,)}.get(node.which, (would.to, would.source))
    return any(each in concerned for each in looking_up.objects_of(game, node.of, context))


@carries_out("protection")
@implements(PROTECTION_FROM_DAMAGE)
def _of_protection(game: Game, would: WouldDealDamage) -> Iterator[Replacement]:
    """Give what prevents damage to a permanent with protection from its source (CR 702.16e)."""
    from rulings_cli.engine import targeting  # it needs performing, which needs this

    if isinstance(would.to, str):
        yield from _of_protected_player(game, would.to, would.source)
    if not isinstance(would.to, int) or would.to not in game.battlefield():
        return
    now = layers.characteristics(game, would.to)
    context = Context(would.to, now.controller)
    for each in now.abilities:
        if (
            isinstance(each, Keyword)
            and each.name == "protection"
            and targeting.source_has_quality(game, each, would.source, context)
        ):
            yield Replacement(
                ("protection", would.to, each),
                "the damage is prevented by protection",
                (PREVENTED, PROTECTION_FROM_DAMAGE),
                _prevent_all,
                source=would.to,
                commutes=True,
            )


def _of_protected_player(game: Game, player: PlayerId, from_: ObjectId) -> Iterator[Replacement]:
    protecting = protected_players.by_what(game, player, from_)
    if protecting is not None:
        source, _ = protecting
        yield Replacement(
            ("protection", player, source.id),
            "the damage is prevented by protection",
            (PREVENTED, PROTECTION_FROM_DAMAGE),
            _prevent_all,
            source=source.id,
            commutes=True,
        )


def _prevent_all(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
    return ()


def _changes_damage(
    game: Game, node: ReplaceDamage, would: WouldDealDamage, context: Context
) -> bool:
    if node.source is not None and not matching.matches(game, node.source, would.source, context):
        return False
    if node.combat and would.combat is not (node.combat == "combat"):
        return False
    if node.to is None:
        return True
    if (
        node.to_player is not None
        and isinstance(would.to, str)
        and looking_up.player_matches(game, node.to_player, would.to, context)
    ):
        return True
    if isinstance(node.to, Described):
        return isinstance(would.to, int) and matching.fits(
            game, node.to, game.get(would.to), context
        )
    return isinstance(would.to, str) and looking_up.player_matches(game, node.to, would.to, context)


def _changed_damage(node: ReplaceDamage, source: GameObject, context: Context) -> Replacement:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldDealDamage)
        if node.prevent or 0 < would.amount <= node.less:
            return ()
        if node.less:
            return (would.evolve(amount=would.amount - node.less),)
        plus = quantities.amount(game, node.plus, context)
        return (would.evolve(amount=would.amount * node.factor + plus),)

    prevents = node.prevent or node.less
    words = "that damage is prevented" if prevents else "another amount of damage is dealt"
    rules = (PREVENTED, PREVENTS_SOME) if node.less else (PREVENTED,) if prevents else (INSTEAD,)
    return Replacement(
        ("damage", source.id, node),
        words,
        rules,
        apply,
        source=source.id,
        commutes=node.prevent or not (node.less or node.plus != Number(0)),
    )


def _protects(game: Game, effect: LastingEffect, node: Prevent, would: WouldDealDamage) -> bool:
    """Tell whether a prevention effect of a resolution applies to this damage."""
    if node.combat and not would.combat:
        return False
    context = effect.context
    if not isinstance(context, Context):
        context = Context(effect.source, effect.controller)
    if isinstance(node.to, Each) and node.amount is None:  # whatever is so described (611.2c)
        if would.to not in looking_up.objects_of(game, node.to, context):
            return False
    elif node.to is not None and would.to not in (*effect.objects, *effect.players):
        return False
    if node.source is None:
        return True
    return would.source in looking_up.objects_of(game, node.source, context)


@implements(PREVENTED, PREVENTION_SHIELD, PREVENTS_SOME)
def _prevention(effect: LastingEffect, node: Prevent) -> Replacement:
    """Prevent damage; a shield with an amount is used up by it (CR 615.7)."""

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldDealDamage)
        if node.amount is None:
            if node.once:
                lasting.use_up(game, effect, node, None)
            return ()
        assert isinstance(node.amount, Number), "the amount of a shield is fixed as it begins"
        prevented = min(node.amount.n, would.amount)
        left = node.evolve(amount=Number(node.amount.n - prevented))
        lasting.use_up(game, effect, node, left if node.amount.n > prevented else None)
        if prevented == would.amount:
            return ()
        return (would.evolve(amount=would.amount - prevented),)

    rules = (PREVENTED,) if node.amount is None else (PREVENTED, PREVENTION_SHIELD)
    key = ("prevent", effect.id)
    return Replacement(key, "damage is prevented", rules, apply, source=effect.source)


def _shield(old: GameObject, *, prevents: bool) -> Replacement:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        return (WouldPutCounters((SHIELD_COUNTER,), old.id, "shield", -1),)

    words = "the damage is prevented" if prevents else "a shield counter is removed instead"
    return Replacement(("shield", old.id), words, (SHIELD_COUNTER,), apply, source=old.id)


@implements(REGENERATING)
def of_destruction(game: Game, would: WouldDestroy) -> Iterator[Replacement]:
    """Give the shields of a permanent that would be destroyed."""
    if not game.exists(would.object):
        return
    old = game.objects[would.object]
    if would.source is not None and old.counters_of("shield"):
        yield _shield(old, prevents=False)
    if would.no_regeneration:
        return
    for effect in game.effects.values():
        shields = any(isinstance(each, Regenerate) for each in effect.changes)
        if shields and would.object in effect.objects:
            yield Replacement(
                ("regenerate", effect.id),
                "it regenerates instead",
                (REGENERATING,),
                _regenerate(effect, old.id),
                source=effect.source,
                commutes=True,
            )


def _regenerate(effect: LastingEffect, id: ObjectId) -> Apply:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        left = tuple(each for each in effect.objects if each != id)
        lasting.keep_for(game, effect, left, (REGENERATING,))
        game.update(id, marked_damage=0, deathtouched=False)
        if combat.is_attacking(game, id) or combat.is_blocking(game, id):
            combat.remove(game, id, (REGENERATING, REMOVED_FROM_COMBAT))
        return (WouldTap((REGENERATING,), id, effect.source),)

    return apply


@implements(STUN_COUNTER)
def of_untapping(game: Game, would: WouldTap) -> Iterator[Replacement]:
    """Give the stun counter of a permanent that would become untapped."""
    if not would.untap or not game.exists(would.object):
        return
    old = game.objects[would.object]
    if old.tapped and old.counters_of("stun"):

        def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
            return (WouldPutCounters((STUN_COUNTER,), old.id, "stun", -1),)

        words = "a stun counter is removed instead"
        yield Replacement(("stun", old.id), words, (STUN_COUNTER,), apply, source=old.id)
