"""Which facts of combat are the events that triggered abilities wait for (CR 508.3, 509.3)."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any, Final

from rulings_cli.abilities.references import EnchantedPlayer
from rulings_cli.abilities.triggers import (
    Attacks,
    AttacksWith,
    BecomesBlocked,
    Blocks,
    IsUnblocked,
    OtherEvent,
)
from rulings_cli.engine import combat, layers, looking_up
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import (
    Attacked,
    AttackersDeclared,
    BecameBlocked,
    BecameUnblocked,
    BlockedCreature,
    CountersPut,
    Event,
    RuleApplied,
    ZoneChanged,
)
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import UNLOCKED
from rulings_cli.terms.rules.card_types import DUNGEON_COMPLETED
from rulings_cli.terms.rules.combat import (
    ALONE,
    ATTACKS,
    ATTACKS_UNBLOCKED,
    BECOMES_BLOCKED_TRIGGER,
    BLOCKED_BY_A_CREATURE,
    BLOCKS,
    BLOCKS_A_CREATURE,
    PLAYER_ATTACKS,
)
from rulings_cli.terms.rules.keyword_actions import (
    COLLECTING_EVIDENCE,
    FORAGING,
    MONSTROUS,
    RING_HAS_TEMPTED,
)
from rulings_cli.terms.rules.keywords import HAUNT_TRIGGERS, MUTATES, MUTATES_TRIGGER
from rulings_cli.terms.rules.symbols import ENERGY
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.engine.trigger_events import Look, Occurrence

#: Keyword actions as events: the rule that is applied, and what is told of the player.
_DONE_BY_YOU: Final = {
    "you collect evidence": (COLLECTING_EVIDENCE, "collects evidence"),
    "you complete a dungeon": (DUNGEON_COMPLETED, "completes a dungeon"),
    "you forage": (FORAGING, "forages"),
    "the Ring tempts you": (RING_HAS_TEMPTED, "is tempted by the Ring"),
}
_GETS_ENERGY: Final = "you get one or more {E}"
HAUNTED_DIES: Final = frozenset(
    ("the creature it haunts dies", "the creature this card haunts dies")
)
#: Events that are compiled to their words only, and are noticed here.
OTHER_EVENTS: Final = frozenset(
    (
        "you attack",
        "a player attacks",
        "an opponent attacks you or yours",
        "~ attacks and isn't blocked",
        *HAUNTED_DIES,
        *_DONE_BY_YOU,
        _GETS_ENERGY,
        "you unlock this door",
        "you fully unlock a Room",
        "~ becomes monstrous",
        "this creature becomes monstrous",
        "~ mutates",
        "this creature mutates",
    )
)


def _occurrence(
    rules: tuple[Rule, ...],
    objects: tuple[ObjectId, ...],
    player: PlayerId | None,
    opposing: tuple[ObjectId, ...] = (),
) -> Occurrence:
    from rulings_cli.engine.trigger_events import Occurrence

    named = (("opposing", opposing),) if opposing else ()
    return Occurrence(rules, objects, (), player, named=named)


@implements(ATTACKS)
def _attacks(event: Attacks, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, Attacked) or (event.alone and not fact.alone):
        return None
    if not look.fits(event.what, fact.object):
        return None
    if event.words == "you":
        if fact.attacking != look.context.controller:
            return None
    elif event.words == "you or yours":
        if look.context.controller not in (fact.attacking, _controller(look, fact.attacking)):
            return None
    elif event.words == "enchanted player":
        if fact.attacking not in looking_up.players_of(look.game, EnchantedPlayer(), look.context):
            return None
    elif event.words in ("one of your opponents", "an opponent"):
        if fact.attacking not in look.game.opponents_of(look.context.controller):
            return None
    elif event.words == "a player":
        if not isinstance(fact.attacking, str):
            return None
    elif event.words:
        raise NotSupported(f"a trigger on attacking {event.words}", "508.3a")
    rules = (ATTACKS, ALONE) if event.alone else (ATTACKS,)
    return _occurrence(rules, (fact.object,), fact.defending)


def _controller(look: Look, attacked: ObjectId | PlayerId) -> PlayerId | None:
    """Give who controls the planeswalker that is attacked."""
    if isinstance(attacked, str):
        return None
    found = layers.characteristics(look.game, attacked)
    return found.controller if "planeswalker" in found.types else None


@implements(BLOCKS, BLOCKS_A_CREATURE)
def _blocks(event: Blocks, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, BlockedCreature) or not look.fits(event.what, fact.object):
        return None
    if event.blocked is not None:
        if not look.fits(event.blocked, fact.attacker):
            return None
        return _occurrence((BLOCKS_A_CREATURE,), (fact.object,), fact.player, (fact.attacker,))
    if fact.attacker != fact.attackers[0]:
        return None
    return _occurrence((BLOCKS,), (fact.object,), fact.player, fact.attackers)


@implements(BECOMES_BLOCKED_TRIGGER, BLOCKED_BY_A_CREATURE)
def _becomes_blocked(event: BecomesBlocked, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, BecameBlocked) or not look.fits(event.what, fact.object):
        return None
    player = _defending(look, fact.object)
    if event.by is not None:
        if not look.fits(event.by, fact.blocker):
            return None
        return _occurrence((BLOCKED_BY_A_CREATURE,), (fact.object,), player, (fact.blocker,))
    if fact.blocker != fact.blockers[0]:
        return None
    return _occurrence((BECOMES_BLOCKED_TRIGGER,), (fact.object,), player, fact.blockers)


@implements(ATTACKS_UNBLOCKED)
def _is_unblocked(event: IsUnblocked, fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, BecameUnblocked) or not look.fits(event.what, fact.object):
        return None
    attacker = combat.now(look.game).attacker(fact.object)
    if event.words and (attacker is None or not isinstance(attacker.attacking, str)):
        return None
    return _occurrence((ATTACKS_UNBLOCKED,), (fact.object,), _defending(look, fact.object))


def _defending(look: Look, attacker: ObjectId) -> PlayerId | None:
    return combat.defending_player(look.game, attacker)


@implements(PLAYER_ATTACKS)
def _attacks_with(event: AttacksWith, fact: Event, look: Look) -> Occurrence | None:
    """Count the declared attackers that are meant, those alone that attack whom is meant."""
    if not isinstance(fact, AttackersDeclared) or not look.is_player(event.who, fact.player):
        return None
    found = tuple(
        each.object
        for each in combat.now(look.game).attackers
        if each.object in fact.attackers
        and (event.what is None or look.fits(event.what, each.object))
        and (event.whom is None or _attacks_whom(event, each.attacking, look))
    )
    if len(found) < max(1, event.minimum):
        return None
    occurrence = _occurrence((PLAYER_ATTACKS,), found, _defending(look, found[0]))
    return occurrence.evolve(amount=len(found))  # "draw that many cards"


def _attacks_whom(event: AttacksWith, attacked: object, look: Look) -> bool:
    return isinstance(attacked, str) and look.is_player(event.whom, attacked)


def _attacks_you_or_yours(fact: Event, look: Look) -> Occurrence | None:
    """Tell whether an opponent attacks the player or a planeswalker that the player controls."""
    you = look.context.controller
    if not isinstance(fact, AttackersDeclared) or fact.player == you:
        return None
    found = tuple(
        each.object
        for each in combat.now(look.game).attackers
        if each.object in fact.attackers and _is_you_or_yours(look, each.attacking)
    )
    return _occurrence((PLAYER_ATTACKS,), found, fact.player) if found else None


def _is_you_or_yours(look: Look, attacked: object) -> bool:
    if not isinstance(attacked, int):
        return attacked == look.context.controller
    found = layers.characteristics(look.game, attacked)
    return "planeswalker" in found.types and found.controller == look.context.controller


@implements(PLAYER_ATTACKS, ATTACKS_UNBLOCKED)
def _other(event: OtherEvent, fact: Event, look: Look) -> Occurrence | None:
    if event.words == "an opponent attacks you or yours":
        return _attacks_you_or_yours(fact, look)
    attacking = event.words in ("you attack", "a player attacks")
    if attacking and isinstance(fact, AttackersDeclared):
        if event.words == "you attack" and fact.player != look.context.controller:
            return None
        if not fact.attackers:
            return None
        return _occurrence((PLAYER_ATTACKS,), fact.attackers, fact.player)
    if event.words == "~ attacks and isn't blocked" and isinstance(fact, BecameUnblocked):
        if fact.object != look.context.source:
            return None
        return _occurrence((ATTACKS_UNBLOCKED,), (fact.object,), _defending(look, fact.object))
    if event.words.endswith(" becomes monstrous"):
        is_it = isinstance(fact, RuleApplied) and fact.words == "it becomes monstrous"
        if not is_it or fact.about != look.context.source:  # type: ignore[attr-defined]  # is_it
            return None
        return _occurrence((MONSTROUS,), (look.context.source,), None)
    if event.words == "you unlock this door":
        return _unlocks_as_it_enters(fact, look)
    if event.words.endswith(" mutates"):
        return _mutates(fact, look)
    if event.words in HAUNTED_DIES:
        return _haunted_dies(fact, look)
    if event.words == _GETS_ENERGY:
        return _gets_energy(fact, look)
    if event.words in _DONE_BY_YOU:
        return _done_by_you(event.words, fact, look)
    return None


@implements(ENERGY)
def _gets_energy(fact: Event, look: Look) -> Occurrence | None:
    you = look.context.controller
    if not isinstance(fact, CountersPut) or (fact.on, fact.kind) != (you, "energy"):
        return None
    return _occurrence((ENERGY,), (), you).evolve(amount=fact.amount) if fact.amount > 0 else None


def _done_by_you(words: str, fact: Event, look: Look) -> Occurrence | None:
    """Tell whether the ability's controller did it; the fact tells who did."""
    rule, verb = _DONE_BY_YOU[words]
    you = look.context.controller
    if not isinstance(fact, RuleApplied) or fact.because != (rule,):
        return None
    return _occurrence((rule,), (), you) if fact.words == f"{you} {verb}" else None


@implements(UNLOCKED)
def _unlocks_as_it_enters(fact: Event, look: Look) -> Occurrence | None:
    """Tell whether the half that the ability is on was cast: it enters unlocked (CR 709.5d).

    A locked half is never unlocked here later: the data has the left halves of Rooms alone.
    """
    if not isinstance(fact, ZoneChanged) or fact.from_ is not Zone.STACK:
        return None
    if fact.to is not Zone.BATTLEFIELD or fact.new != look.context.source:
        return None
    return _occurrence((UNLOCKED,), (fact.new,), fact.player)


@implements(HAUNT_TRIGGERS)
def _haunted_dies(fact: Event, look: Look) -> Occurrence | None:
    """Tell whether the creature died that a card in exile haunts; it need not be one still."""
    if not isinstance(fact, ZoneChanged) or fact.to is not Zone.GRAVEYARD:
        return None
    haunting = look.game.objects.get(look.context.source)
    if fact.from_ is not Zone.BATTLEFIELD or haunting is None:
        return None
    if ("haunts", str(fact.object)) not in haunting.chosen:
        return None
    return _occurrence((HAUNT_TRIGGERS,), (fact.object,), None)


@implements(MUTATES_TRIGGER)
def _mutates(fact: Event, look: Look) -> Occurrence | None:
    if not isinstance(fact, RuleApplied) or fact.because[:1] != (MUTATES,):
        return None
    if fact.about is None or fact.about != look.context.source:
        return None
    return _occurrence((MUTATES_TRIGGER,), (fact.about,), None)


#: How each kind of combat event is matched.
MATCHERS: Final[dict[type[Any], Callable[[Any, Event, Any], Occurrence | None]]] = {
    Attacks: _attacks,
    AttacksWith: _attacks_with,
    BecomesBlocked: _becomes_blocked,
    Blocks: _blocks,
    IsUnblocked: _is_unblocked,
    OtherEvent: _other,
}
#: The facts of combat that can make anything trigger, and the trigger events that each may be.
EVENTS_OF: Final[dict[type[Event], frozenset[type[Any]]]] = {
    Attacked: frozenset((Attacks,)),
    AttackersDeclared: frozenset((AttacksWith, OtherEvent)),
    BecameBlocked: frozenset((BecomesBlocked,)),
    BecameUnblocked: frozenset((IsUnblocked, OtherEvent)),
    BlockedCreature: frozenset((Blocks,)),
}
