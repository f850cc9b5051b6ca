"""The combat damage step: assigning damage and dealing it (CR 510)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.static import AssignsOtherDamage
from rulings_cli.engine import banding, combat, layers, performing, statics
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.game.choices import Choice, DivisionOf, OneOption, Tape
from rulings_cli.game.combat import Attacker, Blocker
from rulings_cli.game.events import RuleApplied, WouldDealDamage
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import Characteristics
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.combat import (
    ASSIGNING_DAMAGE,
    BLOCKED_DAMAGE,
    BLOCKER_DAMAGE,
    DAMAGE_IS_POWER,
    DEALING_DAMAGE,
    DEATHTOUCH_IS_LETHAL,
    DOUBLE_STRIKE,
    FIRST_STRIKE,
    NOTHING_ATTACKED,
    SECOND_DAMAGE_STEP,
    TRAMPLE,
    TRAMPLE_OVER,
    TRAMPLE_WITHOUT_BLOCKERS,
    UNBLOCKED_DAMAGE,
)

Recipient = ObjectId | PlayerId
_TRAMPLES_OVER = ("trample over planeswalkers",)


class _Assigned:
    """What has been assigned so far, to tell what more is lethal damage (CR 702.19b)."""

    def __init__(self) -> None:
        self.woulds: list[WouldDealDamage] = []

    def to(self, recipient: Recipient) -> int:
        """Give how much has been assigned to it."""
        return sum(each.amount for each in self.woulds if each.to == recipient)

    def by_deathtouch(self, game: Game, recipient: Recipient) -> bool:
        """Tell whether a source with deathtouch has assigned it any."""
        return any(
            each.to == recipient and combat.has_keyword(game, each.source, "deathtouch")
            for each in self.woulds
        )


@implements(ASSIGNING_DAMAGE, DEALING_DAMAGE)
def deal(game: Game, tape: Tape) -> None:
    """Assign all combat damage of this step, then deal it all at once (510.1, 510.2)."""
    striking = _who_strikes(game)
    fight = combat.now(game)
    assigned = _Assigned()
    attackers = [each for each in fight.attackers if each.object in striking]
    # what tramples last may count what the others have assigned (CR 510.1e, 702.19b)
    for attacker in sorted(attackers, key=lambda each: _tramples(game, each.object)):
        by = banding.divides_for_attacker(game, attacker)
        shares = tuple(_of_attacker(game, _as_it_chooses(game, tape, attacker)))
        if by is not None:  # it is divided among the blocking creatures
            shares = tuple(each for each in shares if each.is_blocker)
        _assign(game, tape, assigned, attacker.object, shares, by)
    for blocker in fight.blockers:
        if blocker.object in striking:
            by = banding.divides_for_blocker(game, blocker)
            _assign(game, tape, assigned, blocker.object, tuple(_of_blocker(blocker)), by)
    if assigned.woulds:
        performing.perform_all(game, tape, assigned.woulds)
    else:
        game.emit(RuleApplied((ASSIGNING_DAMAGE,), "no combat damage is assigned"))


@carries_out("first strike", "double strike")
@implements(FIRST_STRIKE, DOUBLE_STRIKE, SECOND_DAMAGE_STEP)
def _who_strikes(game: Game) -> frozenset[ObjectId]:
    """Give the creatures that assign combat damage in this step (CR 510.4)."""
    fight = combat.now(game)
    attacking = frozenset(each.object for each in fight.attackers)
    fighting = attacking | frozenset(each.object for each in fight.blockers)
    swift = frozenset(
        each for each in fighting if combat.has_keyword(game, each, "first strike", "double strike")
    )
    steps = fight.damage_steps + 1
    if steps == 1 and swift:
        combat.put(game, fight.evolve(damage_steps=steps, struck=tuple(sorted(swift))))
        words = "only creatures with first strike or double strike assign combat damage"
        game.emit(RuleApplied((SECOND_DAMAGE_STEP, FIRST_STRIKE, DOUBLE_STRIKE), words))
        return swift
    combat.put(game, fight.evolve(damage_steps=steps))
    struck = frozenset(fight.struck or ())
    return frozenset(
        each
        for each in fighting
        if each not in struck or combat.has_keyword(game, each, "double strike")
    )


@implements(SECOND_DAMAGE_STEP)
def is_another_step_due(game: Game) -> bool:
    """Tell whether a second combat damage step follows the one that ends (CR 510.4)."""
    fight = combat.now(game)
    return fight.struck is not None and fight.damage_steps == 1


# --- assigning --------------------------------------------------------------------------------


class _Share:
    """Who may be assigned damage by one creature, and by which rule."""

    __slots__ = ("is_blocker", "recipient", "rules")

    def __init__(self, recipient: Recipient, *rules: Rule, is_blocker: bool = True) -> None:
        self.recipient = recipient
        self.rules = rules
        self.is_blocker = is_blocker


@carries_out("trample")  # of the other kind only what is as 702.19b and 702.19e
@implements(UNBLOCKED_DAMAGE, BLOCKED_DAMAGE, TRAMPLE, TRAMPLE_WITHOUT_BLOCKERS)
def _of_attacker(game: Game, attacker: Attacker) -> Iterator[_Share]:
    """Give whom an attacking creature may assign damage: blockers first, then what it attacks."""
    attacked = _attacked(game, attacker)
    if not attacker.blocked:
        rules = (UNBLOCKED_DAMAGE,)
        if attacked is None:
            words = "it attacks nothing any more, so it assigns no combat damage"
            game.emit(RuleApplied((*rules, NOTHING_ATTACKED), words, attacker.object))
        else:
            yield _Share(attacked, *rules, is_blocker=False)
        return
    for each in attacker.blockers:
        yield _Share(each, BLOCKED_DAMAGE)
    if _tramples(game, attacker.object) and attacked is not None:
        rule = TRAMPLE if attacker.blockers else TRAMPLE_WITHOUT_BLOCKERS
        yield _Share(attacked, rule, is_blocker=False)
    elif not attacker.blockers:
        words = "no creature blocks it any more, so it assigns no combat damage"
        game.emit(RuleApplied((BLOCKED_DAMAGE,), words, attacker.object))


def _as_it_chooses(game: Game, tape: Tape, attacker: Attacker) -> Attacker:
    """Let its controller have it assign damage as though it weren't blocked, where that may be."""
    changes = statics.changes_on(game, attacker.object, AssignsOtherDamage)
    if not attacker.blocked or all(change.how != "unblocked" for change, _, _ in changes):
        return attacker
    player = layers.characteristics(game, attacker.object).controller
    prompt = "does it assign its damage as though it weren't blocked"
    domain = OneOption((False, True))
    asked = Choice("as unblocked", player, UNBLOCKED_DAMAGE, domain, prompt, attacker.object)
    return attacker.evolve(blocked=False) if tape.ask(asked, game) else attacker


@implements(TRAMPLE_OVER)
def _attacked(game: Game, attacker: Attacker) -> Recipient | None:
    """Give what it attacks; with trample over planeswalkers what is beyond one that is gone."""
    if attacker.attacking is None and combat.has_keyword(game, attacker.object, *_TRAMPLES_OVER):
        return attacker.defending
    return attacker.attacking


def _tramples(game: Game, id: ObjectId) -> bool:
    return combat.has_keyword(game, id, "trample", *_TRAMPLES_OVER)


@implements(BLOCKER_DAMAGE)
def _of_blocker(blocker: Blocker) -> Iterator[_Share]:
    for each in blocker.blocking:
        yield _Share(each, BLOCKER_DAMAGE)


@implements(DAMAGE_IS_POWER)
def _assign(
    game: Game,
    tape: Tape,
    assigned: _Assigned,
    source: ObjectId,
    shares: tuple[_Share, ...],
    by: tuple[PlayerId, Rule] | None,
) -> None:
    """Assign a creature's combat damage, divided as its controller or another player chooses."""
    found = layers.characteristics(game, source)
    power = _amount(game, source, found)
    if power <= 0 or not shares:
        return
    recipients = tuple(each.recipient for each in shares)
    least = _least(game, assigned, source, shares)
    answer: tuple[int, ...] = (power,)
    if len(shares) > 1:
        domain = DivisionOf(power, recipients, least)
        choice = Choice(
            "combat damage",
            found.controller if by is None else by[0],
            shares[-1].rules[0] if by is None else by[1],
            domain,
            f"how {found.name} divides {power} combat damage",
            source,
        )
        answer = tape.ask(choice, game)
    for each, amount in zip(shares, answer, strict=True):
        if amount:
            because = (ASSIGNING_DAMAGE, DAMAGE_IS_POWER, *each.rules, DEALING_DAMAGE)
            assigned.woulds.append(
                WouldDealDamage(because, source, each.recipient, amount, combat=True)
            )


def _amount(game: Game, source: ObjectId, found: Characteristics) -> int:
    """Give how much it assigns: its power, unless an effect says otherwise (CR 510.1a)."""
    amount = found.power or 0
    for change, _, _ in statics.changes_on(game, source, AssignsOtherDamage):
        if change.how != "unblocked":
            amount = 0 if change.how == "none" else (found.toughness or 0)
    return amount


@implements(DEATHTOUCH_IS_LETHAL)
def _least(
    game: Game, assigned: _Assigned, source: ObjectId, shares: tuple[_Share, ...]
) -> tuple[int, ...]:
    """Give what each blocker must be assigned before what is attacked may be (CR 702.19b)."""
    if shares[-1].is_blocker:
        return ()
    deadly = combat.has_keyword(game, source, "deathtouch")
    found = []
    for each in shares[:-1]:
        assert isinstance(each.recipient, int)
        lethal = _lethal(game, each.recipient) - assigned.to(each.recipient)
        if assigned.by_deathtouch(game, each.recipient):
            lethal = 0
        found.append(max(0, min(lethal, 1) if deadly else lethal))
    return tuple(found)


def _lethal(game: Game, id: ObjectId) -> int:
    """Give the damage that is lethal for a creature besides what is marked on it (CR 120.6)."""
    found = layers.characteristics(game, id)
    return (found.toughness or 0) - game.objects[id].marked_damage
