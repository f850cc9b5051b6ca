"""Payments of every kind, on one board: what mana may be asked to pay for (CR 106.6)."""

from __future__ import annotations

from typing import Any

from payment_boards import board, card, creature, put

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.effects import Draw, Sentence
from rulings_cli.abilities.quantities import Number
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PaymentContext
from rulings_cli.game.objects import CastRecord
from rulings_cli.terms.mana import parse_mana_cost
from rulings_cli.terms.zones import Zone

YOU = "you"
HAND, GRAVEYARD, EXILE = Zone.HAND, Zone.GRAVEYARD, Zone.EXILE


def mana(text: str) -> Cost:
    return Cost((PayMana(parse_mana_cost(text)),))


def ability(cost: str, label: str = "") -> ActivatedAbility:
    return ActivatedAbility(mana(cost), (Sentence((Draw(),)),), label=label)


def keyword(name: str, cost: str = "") -> Keyword:
    return Keyword(name, mana(cost) if cost else None)


FLYING = Keyword("flying")
CHANGELING = Keyword("changeling")

#: Name → the card that is cast, how it is cast, and what its total cost is.
SPELLS: dict[str, tuple[Card, dict[str, Any]]] = {
    "artifact": (card("artifact", ability("{1}"), cost="{2}"), {}),
    "Equipment": (card("artifact - Equipment", keyword("equip", "{2}"), cost="{1}"), {}),
    "Vehicle": (card("artifact - Vehicle", keyword("crew"), cost="{3}"), {}),
    "Myr": (creature(1, 1, types="artifact creature - Myr", cost="{2}"), {}),
    "Elf": (creature(2, 2, types="creature - Elf", cost="{1}{G}"), {}),
    "Angel": (creature(4, 4, FLYING, types="creature - Angel", cost="{3}{W}{W}"), {}),
    "changeling": (
        creature(1, 1, CHANGELING, types="creature - Shapeshifter", cost="{1}{U}"),
        {},
    ),
    "changeling instant": (
        card("kindred instant - Shapeshifter", CHANGELING, cost="{2}{W}"),
        {},
    ),
    "instant": (card("instant", cost="{U}"), {}),
    "gold instant": (card("instant", cost="{W}{U}"), {}),
    "kicked sorcery": (
        card("sorcery", keyword("kicker", "{2}"), cost="{R}"),
        {"total": "{2}{R}", "optional": ("kicker",)},
    ),
    "X creature": (
        creature(0, 0, FLYING, types="creature - Hydra", cost="{X}{G}"),
        {"total": "{3}{G}", "x": 3},
    ),
    "X sorcery": (card("sorcery", cost="{X}{R}"), {"total": "{1}{R}", "x": 1}),
    "planeswalker": (card("legendary planeswalker - Chandra", cost="{2}{R}{R}"), {}),
    "legendary Dragon": (
        creature(5, 5, FLYING, types="legendary creature - Dragon", cost="{1}{U}{B}{R}"),
        {},
    ),
    "commander": (
        creature(3, 3, FLYING, types="legendary creature - Human", cost="{G}{W}"),
        {"zone": Zone.COMMAND, "is_commander": True},
    ),
    "opponent's commander": (
        creature(3, 3, FLYING, types="legendary creature - Human", cost="{W}"),
        {"owner": "opponent", "zone": EXILE, "is_commander": True},
    ),
    "opponent's instant": (
        card("instant", cost="{B}"),
        {"owner": "opponent", "zone": EXILE},
    ),
    "Aura": (card("enchantment - Aura", cost="{W}"), {}),
    "Room": (card("enchantment - Room", cost="{4}{U}"), {}),
    "Eldrazi": (creature(8, 8, FLYING, types="creature - Eldrazi", cost="{8}"), {}),
    "devoid": (
        creature(2, 2, Keyword("devoid"), types="creature - Eldrazi", cost="{1}{R}"),
        {},
    ),
    "face-down": (
        creature(4, 4, keyword("morph", "{2}{R}"), types="creature - Beast", cost="{4}{R}"),
        {"total": "{3}", "face_down": True, "alternative": "morph"},
    ),
    "flashback": (
        card("sorcery", keyword("flashback", "{2}{B}"), cost="{B}"),
        {"total": "{2}{B}", "zone": GRAVEYARD, "alternative": "flashback"},
    ),
    "disturb": (
        creature(1, 1, FLYING, types="creature - Spirit", cost="{1}{W}"),
        {"total": "{1}{W}", "zone": GRAVEYARD, "alternative": "disturb"},
    ),
    "foretold": (
        card("instant", keyword("foretell", "{1}{U}"), cost="{3}{U}"),
        {"total": "{1}{U}", "zone": EXILE, "alternative": "foretell"},
    ),
    "Omen": (card("sorcery - Omen", cost="{2}{U}"), {}),
}

#: Name → the object whose ability is activated, where it is, the ability's cost and keyword.
ABILITIES: dict[str, tuple[Card, Zone, Any]] = {
    "of artifact": (card("artifact"), Zone.BATTLEFIELD, ability("{1}")),
    "of artifact card": (card("artifact"), GRAVEYARD, ability("{3}")),
    "of Elf": (
        creature(1, 1, types="creature - Elf", cost="{G}"),
        Zone.BATTLEFIELD,
        ability("{G}"),
    ),
    "of creature card": (
        creature(1, 1, types="creature - Bear", cost="{G}"),
        HAND,
        keyword("cycling", "{2}"),
    ),
    "of changeling": (
        creature(1, 1, CHANGELING, types="creature - Shapeshifter", cost="{U}"),
        Zone.BATTLEFIELD,
        ability("{2}"),
    ),
    "of land": (card("land"), Zone.BATTLEFIELD, ability("{4}")),
    "equip": (card("artifact - Equipment"), Zone.BATTLEFIELD, keyword("equip", "{2}")),
    "power-up": (
        creature(1, 1, types="creature - Human", cost="{R}"),
        Zone.BATTLEFIELD,
        ability("{4}{R}", "power-up"),
    ),
    "class level": (
        card("enchantment - Class", cost="{W}"),
        Zone.BATTLEFIELD,
        Keyword("class level", mana("{2}{W}"), Number(2)),
    ),
    "X ability": (
        creature(1, 1, types="creature - Bear", cost="{G}"),
        Zone.BATTLEFIELD,
        ability("{X}{G}"),
    ),
    "of Dragon": (
        creature(4, 4, types="legendary creature - Dragon", cost="{4}{R}"),
        Zone.BATTLEFIELD,
        ability("{R}"),
    ),
    "of Eldrazi": (
        creature(8, 8, types="creature - Eldrazi"),
        Zone.BATTLEFIELD,
        ability("{2}"),
    ),
    "{C} ability": (
        creature(1, 1, types="creature - Bear", cost="{G}"),
        Zone.BATTLEFIELD,
        ability("{1}{C}"),
    ),
}

#: Name → the kind of payment, for which object, with what cost and further fields.
OTHERS: dict[str, tuple[str, Card, Zone, str, dict[str, Any]]] = {
    "ward": ("ward", creature(1, 1), Zone.BATTLEFIELD, "{2}", {}),
    "unless pays": ("resolution", card("instant"), Zone.STACK, "{2}", {}),
    "unless pays X": ("resolution", card("instant"), Zone.STACK, "{2}", {"x": 2}),
    "cumulative upkeep": ("cumulative upkeep", card("artifact"), Zone.BATTLEFIELD, "{1}", {}),
    "morph": (
        "turn face up",
        creature(4, 4, keyword("morph", "{2}{R}"), types="creature - Beast"),
        Zone.BATTLEFIELD,
        "{2}{R}",
        {"face_down": True},
    ),
    "megamorph": (
        "turn face up",
        creature(4, 4, keyword("megamorph", "{5}"), types="creature - Beast"),
        Zone.BATTLEFIELD,
        "{5}",
        {"face_down": True},
    ),
    "disguise": (
        "turn face up",
        creature(2, 2, keyword("disguise", "{W}"), types="creature - Human"),
        Zone.BATTLEFIELD,
        "{W}",
        {"face_down": True},
    ),
    "manifested": (
        "turn face up",
        creature(2, 2, types="creature - Bear", cost="{1}{G}"),
        Zone.BATTLEFIELD,
        "{1}{G}",
        {"face_down": True, "chosen": (("manifested", "yes"),)},
    ),
    "foretelling": ("foretell", card("instant", keyword("foretell", "{U}")), HAND, "{2}", {}),
    "unlocking": ("unlock", card("enchantment - Room"), Zone.BATTLEFIELD, "{3}{U}", {}),
    "suspending": ("special action", card("sorcery"), HAND, "{R}", {}),
    "attacking": ("attack", creature(1, 1), Zone.BATTLEFIELD, "{2}", {}),
}


def payments(game: Game) -> dict[str, tuple[PaymentContext, Cost]]:
    """Put everything onto one board; give each payment with its total cost."""
    found = {name: _cast(game, *each) for name, each in SPELLS.items()}
    for name, (what, zone, used) in ABILITIES.items():
        id = put(game, what, zone=zone)
        name_of = used.name if isinstance(used, Keyword) else ""
        assert used.cost is not None
        found[name] = (PaymentContext("activate", YOU, id, used, name_of), used.cost)
    for name, (kind, what, zone, total, more) in OTHERS.items():
        id = put(game, what, zone=zone, chosen=more.get("chosen", ()))
        x = more.get("x")
        if more.get("face_down"):
            game.update(id, face_down=True)
        found[name] = (PaymentContext(kind, YOU, id, x=x), mana(total))
    return found


def _cast(game: Game, what: Card, how: dict[str, Any]) -> tuple[PaymentContext, Cost]:
    owner = how.get("owner", YOU)
    id = put(
        game,
        what,
        owner,
        Zone.STACK,
        controller=YOU,
        is_commander=how.get("is_commander", False),
    )
    record = CastRecord(
        YOU,
        how.get("zone", HAND),
        x=how.get("x"),
        alternative=how.get("alternative", ""),
        optional=how.get("optional", ()),
    )
    game.update(id, cast=record, x=how.get("x"), face_down=how.get("face_down", False))
    printed = what.faces[0].mana_cost
    total = mana(how.get("total", str(printed)))
    return PaymentContext("cast", YOU, id, x=how.get("x")), total


def new_board() -> Game:
    """Give an empty board."""
    return board()
