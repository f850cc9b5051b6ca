"""Set up a position: put objects where they are, without events, triggers or replacements."""

from __future__ import annotations

from functools import lru_cache
from typing import Any

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, ObjectId, PlayerId
from rulings_cli.game.objects import CHOSEN_BY, GameObject
from rulings_cli.terms.citations import Edition
from rulings_cli.terms.zones import Step, Zone

#: Since when a permanent has been under its controller's control (CR 302.6).
SINCE = ("before", "opponent's turn", "this turn")


def new_game(
    edition: Edition | None = None,
    players: tuple[PlayerId, ...] = ("you", "opponent"),
    active: PlayerId = "you",
    *,
    step: Step = Step.PRECOMBAT_MAIN,
    life: int = 20,
) -> Game:
    """Give an empty position in a turn of the active player, who has priority.

    The clock leaves room for what came under control before the most recent turns began: each
    player's turn has begun once, the active player's last.
    """
    game = Game(edition if edition is not None else Edition(), players)
    game.active_player = game.priority = active
    at = players.index(active)
    began = 1
    for each in (*players[at + 1 :], *players[:at], active):
        game.update_player(each, turn_began=began, life=life)
        began += 2
    game.clock = began
    game.turn = len(players)
    game.step = step
    return game


def put(
    game: Game,
    card: Card | Face,
    zone: Zone,
    owner: PlayerId,
    *,
    controller: PlayerId | None = None,
    tapped: bool = False,
    counters: tuple[tuple[str, int], ...] = (),
    attached_to: ObjectId | None = None,
    since: str = "before",
    face: int = 0,
    at: int | None = None,
    kind: str = "card",
    is_commander: bool = False,
    chosen: tuple[tuple[str, str], ...] = (),
    **fields: Any,
) -> ObjectId:
    """Put an object into a zone (`at`: its place there) as if it had been there; give its id.

    A planeswalker or battle without such counters gets its printed loyalty or defense.
    """
    card = _one(card)
    shown = card.faces[face] if isinstance(card, Card) else card
    new = GameObject(
        game.new_id(),
        shown,
        zone,
        owner,
        controller if controller is not None else owner,
        card if isinstance(card, Card) else None,
        kind,
        tapped=tapped,
        counters=_with_printed(shown, counters) if zone == Zone.BATTLEFIELD else counters,
        attached_to=attached_to,
        controlled_since=_since(game, since),
        timestamp=game.tick(),
        is_commander=is_commander,
        chosen=(*chosen, (CHOSEN_BY, shown.name)) if chosen else (),
        **fields,
    )
    game.place(new, at=at)
    game.checked = game.clock
    return new.id


@lru_cache(maxsize=4096)
def _one(card: Card | Face) -> Card | Face:
    """Give the first card that was equal to this one: what is known of it is found at once."""
    return card


def _since(game: Game, since: str) -> int:
    """Give the clock at which control began: between the turns that `new_game` has stamped."""
    if since not in SINCE:
        raise ValueError(f"since when? {since!r} is none of {', '.join(SINCE)}")
    began = game.players[game.active_player].turn_began
    return {"before": 0, "opponent's turn": began - 1, "this turn": game.clock}[since]


def _with_printed(face: Face, counters: tuple[tuple[str, int], ...]) -> tuple[tuple[str, int], ...]:
    """Add the counters with which a planeswalker or battle enters (CR 306.5b, 310.4b)."""
    for kind, printed in (("loyalty", face.loyalty), ("defense", face.defense)):
        given = any(each == kind for each, _ in counters)
        if printed is not None and printed.isdigit() and int(printed) and not given:
            counters = (*counters, (kind, int(printed)))
        elif kind == "defense" and printed is None and face.is_a("battle") and not given:
            raise NotSupported(f"the defense of {face.name}, which the data lacks", "310.4b")
    return counters


def put_mana(game: Game, player: PlayerId, *types: str, **fields: Any) -> tuple[ManaUnit, ...]:
    """Put mana of the types into a pool, from a source that is not told (id 0)."""
    fields.setdefault("source", 0)
    units = tuple(ManaUnit(each, serial=game.new_id(), **fields) for each in types)
    game.update_player(player, mana=(*game.players[player].mana, *units))
    return units
