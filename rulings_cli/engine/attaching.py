"""Attaching Auras, Equipment and Fortifications (CR 701.3, 301.5, 303.4)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.static import AttachesOnlyTo
from rulings_cli.engine import (
    bodies,
    layers,
    matching,
    performing,
    protected_players,
    statics,
    targeting,
)
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.context import Context
from rulings_cli.engine.refusing import Illegal
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import NothingHappened, WouldAttach
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import Characteristics
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.card_types import (
    AURA_CREATURE,
    AURA_DOESNT_MOVE,
    CANT_EQUIP,
    EQUIPMENT_DOESNT_MOVE,
    EQUIPMENT_TO_CREATURE,
)
from rulings_cli.terms.rules.keyword_actions import ATTACH_ILLEGAL, ATTACHING
from rulings_cli.terms.rules.keywords import (
    ENCHANT,
    PROTECTION_FROM_AURAS,
    PROTECTION_FROM_EQUIPMENT,
)
from rulings_cli.terms.zones import Zone

ATTACHMENTS = frozenset(("Aura", "Equipment", "Fortification"))


@implements(ATTACHING, ATTACH_ILLEGAL)
def attach(
    game: Game,
    tape: Tape,
    attachment: ObjectId,
    to: ObjectId,
    *,
    because: tuple[Rule, ...],
    source: ObjectId | None = None,
) -> bool:
    """Attach an object to another if it legally can be; else nothing moves. Tell whether it did."""
    illegal = can_attach(game, attachment, to)
    if illegal is not None:
        subtypes = layers.characteristics(game, attachment).subtypes
        stays = (ATTACH_ILLEGAL, AURA_DOESNT_MOVE) if "Aura" in subtypes else (ATTACH_ILLEGAL,)
        rules = tuple(dict.fromkeys((*stays, illegal.rule, *illegal.because)))
        game.emit(NothingHappened(rules, illegal.reason, attachment))
        return False
    if game.get(attachment).attached_to == to:
        why = "it is attached to that object already"
        game.emit(NothingHappened((ATTACH_ILLEGAL,), why, attachment))
        return False
    would = WouldAttach((ATTACHING, *because), attachment, to, source)
    return bool(performing.perform(game, tape, would))


@implements(
    ATTACHING,
    EQUIPMENT_TO_CREATURE,
    EQUIPMENT_DOESNT_MOVE,
    CANT_EQUIP,
    AURA_CREATURE,
    AURA_DOESNT_MOVE,
)
def can_attach(game: Game, attachment: ObjectId, to: ObjectId) -> Illegal | None:
    """Give why one object can't be attached to the other, or None where it can."""
    if not game.exists(attachment) or not game.exists(to):
        return Illegal(ATTACH_ILLEGAL, "one of them is gone")
    what = layers.characteristics(game, attachment)
    if game.get(attachment).zone is not Zone.BATTLEFIELD or not what.subtypes & ATTACHMENTS:
        return Illegal(ATTACH_ILLEGAL, "it is no Aura, Equipment or Fortification in play")
    host = layers.characteristics(game, to)
    if "Aura" in what.subtypes:
        return _cant_enchant(game, attachment, to, what)
    if game.get(to).zone is not Zone.BATTLEFIELD:
        return Illegal(ATTACH_ILLEGAL, "it is no permanent")
    if attachment == to:
        return Illegal(CANT_EQUIP, "it can't be attached to itself")
    if "creature" in what.types and not _reconfigures(what):
        return Illegal(CANT_EQUIP, "an Equipment that is a creature can't equip anything")
    kind = "creature" if "Equipment" in what.subtypes else "land"
    if kind not in host.types:
        return Illegal(EQUIPMENT_TO_CREATURE, f"it can be attached to a {kind} only")
    for limit, context in statics.own(game, attachment, AttachesOnlyTo):
        if not matching.matches(game, limit.to, to, context):
            return Illegal(EQUIPMENT_DOESNT_MOVE, "its text says to what it can be attached")
    return _protected(game, attachment, to, PROTECTION_FROM_EQUIPMENT)


def _reconfigures(what: Characteristics) -> bool:
    return any(isinstance(e, Keyword) and e.name == "reconfigure" for e in what.abilities)


@carries_out("enchant")
@implements(ENCHANT)
def _cant_enchant(
    game: Game, aura: ObjectId, to: ObjectId, what: Characteristics
) -> Illegal | None:
    """Give why an Aura can't enchant an object (CR 303.4, 702.5)."""
    if aura == to or "creature" in what.types:
        return Illegal(
            AURA_CREATURE, "an Aura that is a creature, or itself, can't be enchanted by it"
        )
    context = Context(aura, what.controller)
    for each in what.abilities:
        if isinstance(each, Keyword) and each.name == "enchant":
            target = bodies.enchant_target(each)
            if targeting.fits(game, target, to, context) is not None:
                return Illegal(AURA_DOESNT_MOVE, "it can't enchant that object", (ENCHANT,))
    return _protected(game, aura, to, PROTECTION_FROM_AURAS)


@implements(ENCHANT, PROTECTION_FROM_AURAS)
def cant_enchant_player(game: Game, aura: ObjectId, player: PlayerId) -> Illegal | None:
    """Give why an Aura can't enchant a player, or not any more (CR 303.4, 702.16c)."""
    what = layers.characteristics(game, aura)
    context = Context(aura, what.controller)
    for each in what.abilities:
        if isinstance(each, Keyword) and each.name == "enchant":
            target = bodies.enchant_target(each)
            if targeting.fits(game, target, player, context) is not None:
                return Illegal(AURA_DOESNT_MOVE, "it can't enchant that player", (ENCHANT,))
    protecting = protected_players.by_what(game, player, aura)
    if protecting is not None:
        return Illegal(PROTECTION_FROM_AURAS, protecting[1], by=protecting[0].id)
    return None


@implements(PROTECTION_FROM_AURAS, PROTECTION_FROM_EQUIPMENT)
def _protected(game: Game, attachment: ObjectId, to: ObjectId, rule: Rule) -> Illegal | None:
    """Give why protection keeps the attachment off (CR 702.16c-d)."""
    if game.get(to).zone is not Zone.BATTLEFIELD:
        return None
    host = layers.characteristics(game, to)
    context = Context(to, host.controller)
    for each in host.abilities:
        if (
            isinstance(each, Keyword)
            and each.name == "protection"
            and targeting.source_has_quality(game, each, attachment, context)
        ):
            return Illegal(rule, "it has protection from that", by=to)
    return None
