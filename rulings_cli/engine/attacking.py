"""Declaring attackers, from 508.1a to 508.1m (CR 508)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.costs import Cost, CostComponent
from rulings_cli.abilities.static import AttackTax, CanAlso, CantBe, CombatLimit, MustDo
from rulings_cli.engine import (
    banding,
    combat,
    costs,
    declaring,
    designations,
    exerting,
    layers,
    looking_up,
    performing,
    priority,
    reversing,
    statics,
    turn,
)
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.declaring import ATTACKING, MOST_LISTED
from rulings_cli.engine.keywords import enlist
from rulings_cli.engine.refusing import Illegal, refuse
from rulings_cli.game.actions import DeclareAttackers, Refused
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.combat import Attacker
from rulings_cli.game.events import Attacked, AttackersDeclared, Event, RuleApplied, WouldTap
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PaymentContext, PlayerId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import REVERSED
from rulings_cli.terms.rules.card_types import SUMMONING_SICK
from rulings_cli.terms.rules.combat import (
    AFTER_ATTACKERS,
    ALONE,
    ATTACK_COST,
    ATTACK_REQUIREMENTS,
    ATTACK_RESTRICTIONS,
    ATTACK_TRIGGERS,
    ATTACKERS_TAP,
    ATTACKS,
    BECOMES_ATTACKING,
    CHOOSING_ATTACKED,
    CHOOSING_ATTACKERS,
    DEFENDER,
    ENTERS_ATTACKING,
    ENTERS_UNBLOCKED,
    MANA_FOR_ATTACKING,
    NOT_A_CREATURE,
    NOT_ITS_ATTACKER,
    ONLY_CREATURES,
    PAYING_TO_ATTACK,
    VIGILANCE,
)
from rulings_cli.terms.rules.keyword_actions import GOADED, GOADED_ATTACKS
from rulings_cli.terms.rules.turn import ATTACKERS
from rulings_cli.terms.zones import Step

Pairs = tuple[tuple[ObjectId, ObjectId | PlayerId], ...]


@implements(ATTACKERS)
def declare(game: Game, tape: Tape, action: DeclareAttackers) -> Refused | None:
    """Declare attackers; the active player gets priority after that (CR 508.2)."""
    too_early = declaring.why_not_now(game, ATTACKING, action)
    if too_early is not None:
        return too_early
    player = action.player
    pairs = declaring.chosen(
        game, tape, ATTACKING, player, action.attackers, possible(game, player)
    )
    illegal = why_illegal(game, action.player, pairs) or banding.why_illegal(
        game, pairs, action.bands
    )
    if illegal is not None:
        return declaring.refused(illegal, action)
    game.declaring = ""
    game.priority = None
    if not pairs:
        game.emit(RuleApplied((ATTACKERS,), f"{action.player} declares no attackers"))
    else:
        _attack(game, tape, action.evolve(attackers=pairs), pairs)
    priority.receive(game, tape, game.active_player, because=(AFTER_ATTACKERS,))
    return None


def _attack(game: Game, tape: Tape, action: DeclareAttackers, pairs: Pairs) -> None:
    """Follow 508.1f to 508.1m for attackers that may be declared."""
    before = game.fork()
    _tap(game, tape, pairs)
    enlist.as_attacking(game, tape, action.player, tuple(id for id, _ in pairs))
    exerting.as_they_attack(game, tape, tuple(id for id, _ in pairs), action.player)
    _pay(game, tape, action, pairs)
    still = tuple(
        (id, to)
        for id, to in pairs
        if game.exists(id) and layers.characteristics(game, id).controller == action.player
    )
    _become_attacking(game, action.player, still)
    combat.put(game, combat.now(game).evolve(bands=action.bands))
    _tell(game, tape, before, action.player, still)


@carries_out("vigilance")
@implements(ATTACKERS_TAP, VIGILANCE)
def _tap(game: Game, tape: Tape, pairs: Pairs) -> None:
    """Tap the chosen creatures, which is no cost (CR 508.1f)."""
    tapping: list[WouldTap] = []
    for id, _ in pairs:
        if combat.has_keyword(game, id, "vigilance"):
            game.emit(RuleApplied((VIGILANCE,), "attacking doesn't cause it to tap", id))
        else:
            tapping.append(WouldTap((ATTACKERS_TAP,), id))
    performing.perform_all(game, tape, tapping)


@implements(BECOMES_ATTACKING)
def _become_attacking(game: Game, player: PlayerId, pairs: Pairs) -> None:
    fight = combat.now(game)
    new = []
    for id, to in pairs:
        defending = combat.defending_for(game, to)
        if defending is not None:
            new.append(Attacker(id, to, defending, player))
    combat.put(game, fight.evolve(attackers=(*fight.attackers, *new), attacked=True))


@implements(ATTACK_TRIGGERS, ATTACKS, ALONE)
def _tell(game: Game, tape: Tape, before: Game, player: PlayerId, pairs: Pairs) -> None:
    """Tell that they were declared, all at once, and let abilities trigger on it (508.1m)."""
    because = (ATTACKERS, BECOMES_ATTACKING)
    facts: list[Event] = [AttackersDeclared((ATTACKERS,), player, tuple(id for id, _ in pairs))]
    for id, to in pairs:
        each = combat.now(game).attacker(id)
        if each is not None:
            alone = len(pairs) == 1
            facts.append(Attacked(because, player, id, to, each.defending, alone))
    performing.record_all(game, tape, tuple(facts), before)


# --- costs to attack --------------------------------------------------------------------------


@implements(ATTACK_COST)
def cost_to_attack(game: Game, pairs: Pairs) -> Cost:
    """Give the total cost to attack, for each creature that attacks what is taxed (508.1h)."""
    parts: list[CostComponent] = []
    for tax, source, context in statics.in_force(game, AttackTax):
        for _, to in pairs:
            if _is_taxed(game, tax, to, looking_up.players_of(game, tax.whom, context)):
                parts += costs.counted(game, tax.cost, context).components
                game.emit(RuleApplied((ATTACK_COST,), f"{source.name} adds to it", source.id))
    return Cost(tuple(parts))


def _is_taxed(
    game: Game, tax: AttackTax, to: ObjectId | PlayerId, whom: tuple[PlayerId, ...]
) -> bool:
    if isinstance(to, str):
        return to in whom
    found = layers.characteristics(game, to)
    return tax.planeswalkers and "planeswalker" in found.types and found.controller in whom


@implements(MANA_FOR_ATTACKING, PAYING_TO_ATTACK)
def _pay(game: Game, tape: Tape, action: DeclareAttackers, pairs: Pairs) -> None:
    """Pay what attacking costs, mana abilities first; raises Refusal where it isn't paid."""
    from rulings_cli.engine import paying, proposing

    total = cost_to_attack(game, pairs)
    if not total.components:
        return
    total = paying.announce(game, tape, total, action.player, None)
    payment = PaymentContext("attack", action.player)
    begun = len(game.trace)
    if proposing.includes_mana(total):
        proposing.chance_for_mana_abilities(
            game, tape, action.player, total, payment, rule=MANA_FOR_ATTACKING
        )
    unpaid = paying.why_not(game, total, payment)
    if unpaid is not None:
        reversing.see_that_it_can_be(game, begun)
        refuse(
            PAYING_TO_ATTACK,
            f"the cost to attack is not paid: {unpaid.reason}",
            action=action,
            because=(unpaid.rule, ATTACK_COST, REVERSED),
        )
    paying.choose_payment(game, tape, total, payment, (PAYING_TO_ATTACK,))


# --- legality ---------------------------------------------------------------------------------


def why_illegal(game: Game, player: PlayerId, pairs: Pairs) -> Illegal | None:
    """Give why the declaration is illegal, but for costs that are not paid (508.1a to 508.1d)."""
    if len({id for id, _ in pairs}) < len(pairs):
        return Illegal(CHOOSING_ATTACKED, "each creature attacks one player or permanent")
    for id, to in pairs:
        illegal = why_cant_attack(game, player, id) or why_cant_attack_it(game, player, id, to)
        if illegal is not None:
            return illegal
    return (
        declaring.too_many(game, ATTACKING, pairs)
        or declaring.alone(game, ATTACKING, pairs)
        or _requirement_disobeyed(game, player, pairs)
        or _goaded_elsewhere(game, player, pairs)
        or _attacks_no_player(game, player, pairs)
    )


@implements(ONLY_CREATURES, CHOOSING_ATTACKERS, SUMMONING_SICK)
def why_cant_attack(game: Game, player: PlayerId, id: ObjectId) -> Illegal | None:
    """Give why a permanent can't attack at all, or None."""
    unable = declaring.why_unable(game, ATTACKING, player, id)
    if unable is not None:
        return unable
    if turn.is_summoning_sick(game, id):
        whose = "your" if player == "you" else f"{player}'s"
        reason = f"{game.objects[id].name} has not been under {whose} control since the turn began"
        return Illegal(SUMMONING_SICK, reason, (CHOOSING_ATTACKERS,), by=id)
    return _restricted(game, id)


@carries_out("defender")
@implements(ATTACK_RESTRICTIONS, DEFENDER)
def _restricted(game: Game, id: ObjectId) -> Illegal | None:
    """Give the restriction that keeps a creature from attacking anything."""
    if combat.has_keyword(game, id, "defender") and not _as_though_no_defender(game, id):
        return Illegal(DEFENDER, "it has defender", (ATTACK_RESTRICTIONS,), id)
    for change, source, _ in statics.changes_on(game, id, CantBe):
        if change.what in ("attack", "attack or block"):
            return Illegal(ATTACK_RESTRICTIONS, "an effect says that it can't attack", by=source)
    return None


def _as_though_no_defender(game: Game, id: ObjectId) -> bool:
    return any(
        change.what.endswith(("as though it didn't have defender", "they didn't have defender"))
        for change, _, _ in statics.changes_on(game, id, CanAlso)
    )


@implements(CHOOSING_ATTACKED)
def why_cant_attack_it(
    game: Game, player: PlayerId, id: ObjectId, to: ObjectId | PlayerId
) -> Illegal | None:
    """Give why a creature can't attack this player or permanent, or None."""
    defending = dict(combat.defenders(game, player)).get(to)
    if defending is None:
        return Illegal(CHOOSING_ATTACKED, "that can't be attacked", by=id)
    for change, source, context in statics.changes_on(game, id, CantBe):
        if change.what.startswith("attack you") and _is_yours(
            game, to, context.controller, planeswalkers="planeswalkers" in change.what
        ):
            return Illegal(ATTACK_RESTRICTIONS, "it can't attack that player", by=source)
    return None


def _is_yours(
    game: Game, to: ObjectId | PlayerId, player: PlayerId, *, planeswalkers: bool
) -> bool:
    if isinstance(to, str):
        return to == player
    found = layers.characteristics(game, to)
    return planeswalkers and "planeswalker" in found.types and found.controller == player


@implements(ATTACK_REQUIREMENTS)
def _requirement_disobeyed(game: Game, player: PlayerId, pairs: Pairs) -> Illegal | None:
    """Give a requirement that could be obeyed with the rest of the declaration (CR 508.1d).

    A creature whose attack would cost something is not required to attack.
    """
    chosen = {id for id, _ in pairs}
    limits = [
        each.count for each, *_ in statics.in_force(game, CombatLimit) if each.what == "attack"
    ]
    if limits:
        return _too_few_of_the_required(game, player, chosen, min(limits))
    for id in game.battlefield():
        if id in chosen or (source := required_by(game, id)) is None:
            continue
        if why_cant_attack(game, player, id) is not None:
            continue
        for to, _ in combat.defenders(game, player):
            if not isinstance(to, str) and _attacks_a_player(game, id) is not None:
                continue
            more = (*pairs, (id, to))
            if why_cant_attack_it(game, player, id, to) is None and _is_free(game, more, to):
                reason = f"{game.objects[id].name} attacks if able"
                return Illegal(ATTACK_REQUIREMENTS, reason, by=source)
    return None


def _too_few_of_the_required(
    game: Game, player: PlayerId, chosen: set[ObjectId], most: int
) -> Illegal | None:
    """Give a requirement that is not obeyed though so many creatures may attack (CR 508.1d)."""
    required = [
        (id, source)
        for id in game.battlefield()
        if (source := required_by(game, id)) is not None
        and why_cant_attack(game, player, id) is None
    ]
    obeyed = sum(id in chosen for id, _ in required)
    if obeyed >= min(most, len(required)):
        return None
    id, source = next(each for each in required if each[0] not in chosen)
    reason = f"{game.objects[id].name} attacks if able"
    return Illegal(ATTACK_REQUIREMENTS, reason, by=source)


@implements(GOADED)
def goaded_by(game: Game, id: ObjectId) -> tuple[PlayerId, ...]:
    """Give the players who have goaded a creature, be it by a static ability (CR 701.15a)."""
    static = (
        context.controller
        for change, _, context in statics.changes_on(game, id, MustDo)
        if change.what == "are goaded"
    )
    return tuple(dict.fromkeys((*designations.by_whom(game, id, "goaded"), *static)))


@implements(GOADED_ATTACKS)
def _goaded_elsewhere(game: Game, player: PlayerId, pairs: Pairs) -> Illegal | None:
    """Give the goaded creature that could attack a player who has not goaded it (CR 701.15b)."""
    for id, to in pairs:
        by = goaded_by(game, id)
        if not by or (isinstance(to, str) and to not in by):
            continue
        for other, _ in combat.defenders(game, player):
            if not isinstance(other, str) or other in by:
                continue
            more = tuple((one, other if one == id else its) for one, its in pairs)
            if why_cant_attack_it(game, player, id, other) is None and _is_free(game, more, other):
                reason = f"{game.objects[id].name} is goaded: it attacks another player if able"
                return Illegal(GOADED_ATTACKS, reason, (ATTACK_REQUIREMENTS,), by=id)
    return None


@implements(ATTACK_REQUIREMENTS)
def _attacks_no_player(game: Game, player: PlayerId, pairs: Pairs) -> Illegal | None:
    """Give the creature that attacks something else though it is to attack an opponent."""
    for id, to in pairs:
        source = None if isinstance(to, str) else _attacks_a_player(game, id)
        for other in game.opponents_of(player) if source is not None else ():
            more = tuple((one, other if one == id else its) for one, its in pairs)
            if why_cant_attack_it(game, player, id, other) is None and _is_free(game, more, other):
                reason = f"{game.objects[id].name} attacks that opponent if able"
                return Illegal(ATTACK_REQUIREMENTS, reason, by=source)
    return None


def _attacks_a_player(game: Game, id: ObjectId) -> ObjectId | None:
    """Give the object whose effect says that it attacks an opponent if able, and nothing else."""
    for change, source, _ in statics.changes_on(game, id, MustDo):
        if change.what.startswith("attack an opponent "):
            return source
    return None


def _is_free(game: Game, pairs: Pairs, to: ObjectId | PlayerId) -> bool:
    if declaring.too_many(game, ATTACKING, pairs) is not None:
        return False
    return declaring.alone(game, ATTACKING, pairs) is None and not any(
        _is_taxed(game, tax, to, looking_up.players_of(game, tax.whom, context))
        for tax, _, context in statics.in_force(game, AttackTax)
    )


def required_by(game: Game, id: ObjectId) -> ObjectId | None:
    """Give the object whose effect says that a creature attacks if able."""
    for change, source, _ in statics.changes_on(game, id, MustDo):
        if change.what.startswith("attack ") or change.what == "are goaded":
            return source
    return None


# --- put onto the battlefield attacking --------------------------------------------------------


@implements(ENTERS_ATTACKING, ENTERS_UNBLOCKED, NOT_A_CREATURE, NOT_ITS_ATTACKER)
def put_attacking(
    game: Game,
    tape: Tape,
    ids: tuple[ObjectId, ...],
    attacked: ObjectId | PlayerId | None = None,
) -> None:
    """Let what has just entered be attacking, without having attacked (CR 508.4).

    Its controller chooses what it attacks where there is more than one thing and `attacked` does
    not say it.
    """
    for id in ids:
        if id not in game.battlefield() or not game.step.is_combat:
            continue
        found = layers.characteristics(game, id)
        is_able = "creature" in found.types and "battle" not in found.types
        if not is_able or found.controller != game.active_player:
            words = "it is never considered to be attacking"
            game.emit(RuleApplied((NOT_A_CREATURE, NOT_ITS_ATTACKER), words, id))
            continue
        options = tuple(
            to for to, _ in combat.defenders(game, found.controller) if attacked in (None, to)
        )
        if not options:
            words = "what it would attack can't be attacked now"
            game.emit(RuleApplied((ENTERS_ATTACKING,), words, id))
            continue
        choice = Choice(
            "attackers",
            found.controller,
            ENTERS_ATTACKING,
            OneOption(options),
            "what it attacks",
            id,
        )
        to = options[0] if len(options) == 1 else tape.ask(choice, game)
        defending = combat.defending_for(game, to)
        assert defending is not None
        fight = combat.now(game)
        is_late = game.step >= Step.DECLARE_BLOCKERS
        blocked = False if is_late else None
        new = Attacker(id, to, defending, found.controller, blocked=blocked)
        combat.put(game, fight.evolve(attackers=(*fight.attackers, new), attacked=True))
        because = (ENTERS_ATTACKING, ENTERS_UNBLOCKED) if is_late else (ENTERS_ATTACKING,)
        game.emit(RuleApplied(because, f"{found.name} is attacking", id))


# --- which declarations there are -------------------------------------------------------------


def possible(game: Game, player: PlayerId) -> Iterator[tuple[ObjectId, ObjectId | PlayerId]]:
    """Give each creature that can attack with each thing that it can attack."""
    there = tuple(combat.defenders(game, player))
    for id in game.battlefield():
        if why_cant_attack(game, player, id) is None:
            for to, _ in there:
                if why_cant_attack_it(game, player, id, to) is None:
                    yield id, to


def declarations(game: Game, player: PlayerId) -> Iterator[DeclareAttackers]:
    """Give legal declarations: all where they are few, else none, single ones and all together."""
    pairs = tuple(possible(game, player))
    for some in _selections(pairs):
        if why_illegal(game, player, some) is None:
            yield DeclareAttackers(player, some)


def _selections(pairs: Pairs) -> Iterator[Pairs]:
    by_creature: dict[ObjectId, list[ObjectId | PlayerId]] = {}
    for id, to in pairs:
        by_creature.setdefault(id, []).append(to)
    count = 1
    for each in by_creature.values():
        count *= len(each) + 1
    if count <= MOST_LISTED:
        yield from _all_selections(tuple(by_creature.items()))
        return
    must = tuple((id, tos[0]) for id, tos in by_creature.items())
    yield ()
    yield from ((pair,) for pair in pairs)
    yield must


def _all_selections(
    left: tuple[tuple[ObjectId, list[ObjectId | PlayerId]], ...],
) -> Iterator[Pairs]:
    if not left:
        yield ()
        return
    (id, tos), *rest = left
    for others in _all_selections(tuple(rest)):
        yield others
        for to in tos:
            yield ((id, to), *others)


@implements(ATTACK_REQUIREMENTS)
def declare_what_is_required(game: Game, tape: Tape) -> None:
    """Declare no attackers, or those that attack if able; which is asked where it is open."""
    player = game.active_player
    pairs: Pairs = ()
    if why_illegal(game, player, pairs) is not None:
        must = tuple(each for each in possible(game, player) if required_by(game, each[0]))
        options = tuple(
            each for each in _selections(must) if why_illegal(game, player, each) is None
        )
        choice = Choice(
            "attackers", player, ATTACK_REQUIREMENTS, OneOption(options), "which creatures attack"
        )
        pairs = tape.ask(choice, game)
    refused = declare(game, tape, DeclareAttackers(player, pairs))
    assert refused is None, refused
