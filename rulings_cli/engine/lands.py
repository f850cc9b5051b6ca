"""Playing lands (CR 305, 116.2a)."""

from __future__ import annotations

from rulings_cli.abilities.static import AdditionalLandPlays, CantPlayLands
from rulings_cli.engine import layers, looking_up, performing, permissions, statics
from rulings_cli.engine.refusing import Illegal, Refusal, refuse
from rulings_cli.game.actions import PlayLand, Refused
from rulings_cli.game.choices import Choice, OneOption, Tape
from rulings_cli.game.events import LandPlayed
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.additional import LAND_FACE
from rulings_cli.terms.rules.card_types import (
    LAND_COUNT,
    LAND_ON_OWN_TURN,
    LANDS_A_TURN,
    PLAYING_A_LAND,
)
from rulings_cli.terms.rules.general import CANT_WINS
from rulings_cli.terms.rules.keyword_actions import PLAYING_A_CARD
from rulings_cli.terms.rules.priority import ACTIONS_NEED_PRIORITY
from rulings_cli.terms.zones import Zone


@implements(PLAYING_A_LAND, LAND_FACE)
def play(game: Game, tape: Tape, action: PlayLand) -> Refused | None:
    """Play a land card; give why it is not allowed, or None when it is on the battlefield."""
    try:
        _play(game, tape, action)
    except Refusal as stopped:
        return stopped.refused
    return None


def _play(game: Game, tape: Tape, action: PlayLand) -> None:
    refused = can_play(game, action.player, action.card, action.face)
    if refused is not None:
        raise Refusal(refused.evolve(action=action))
    face = _choose_face(game, tape, action)
    _use_permission(game, action)
    _put_down(game, tape, action, face)


def _put_down(game: Game, tape: Tape, action: PlayLand, face: int | None) -> None:
    """Put the land onto the battlefield as one that is played."""
    count = game.players[action.player].lands_played
    game.update_player(action.player, lands_played=count + 1)
    land = performing.move(
        game,
        tape,
        action.card,
        Zone.BATTLEFIELD,
        because=(PLAYING_A_LAND,),
        controller=action.player,
        face=face,
        cause="play",
    )
    if land is not None:
        name = game.get(land).name
        performing.record(game, tape, LandPlayed((PLAYING_A_LAND,), action.player, land, name))


@implements(PLAYING_A_CARD)
def play_during_resolution(
    game: Game, tape: Tape, player: PlayerId, card: ObjectId
) -> Refused | None:
    """Play a land as an effect that resolves allows; give why it can't be, or None (CR 305.2-3)."""
    refused = cant_play_during_resolution(game, player, card)
    if refused is None:
        action = PlayLand(player, card)
        _put_down(game, tape, action, _choose_face(game, tape, action))
    return refused


def cant_play_during_resolution(game: Game, player: PlayerId, card: ObjectId) -> Refused | None:
    """Give why the player can't play a land while something resolves, or None."""
    illegal = _barred(game, player, game.get(card).zone)
    return None if illegal is None else illegal.refused(PlayLand(player, card))


def land_faces(game: Game, card_id: ObjectId) -> tuple[int, ...]:
    """Give the faces of a card that may be played as a land (CR 712.12)."""
    found = game.get(card_id)
    if found.card is None:
        return (0,) if found.face.is_a("land") else ()
    faces = found.card.faces if found.card.layout == "modal_dfc" else found.card.faces[:1]
    return tuple(index for index, each in enumerate(faces) if each.is_a("land"))


def _choose_face(game: Game, tape: Tape, action: PlayLand) -> int | None:
    faces = land_faces(game, action.card)
    if game.get(action.card).card is None:
        return None
    if action.face is not None:
        return action.face
    if len(faces) == 1:
        return faces[0]
    choice = Choice("face", action.player, LAND_FACE, OneOption(faces), "which face", action.card)
    face: int = tape.ask(choice, game)
    return face


def _use_permission(game: Game, action: PlayLand) -> None:
    ways = _ways(game, action.player, action.card, action.face)
    for each in sorted(ways, key=lambda way: len(way.once)):  # keep what is used up
        if each.permission is not None:
            permissions.use(game, each.permission)
        permissions.use_once(game, action.player, each.once)
        return


def _ways(
    game: Game, player: PlayerId, card_id: ObjectId, face: int | None = None
) -> list[permissions.Way]:
    """Give the ways to play a card as a land, with this face or any that is one."""
    card = game.get(card_id).card
    lands: list[GameObject | None] = [None]
    if card is not None and len(card.faces) > 1:
        faces = land_faces(game, card_id) if face is None else (face,)
        lands = [layers.with_face(game, card_id, card.faces[each]) for each in faces]
    found = (permissions.permissions_to_play(game, player, card_id, land=each) for each in lands)
    return [way for ways in found for way in ways if way.play]


def can_play(
    game: Game, player: PlayerId, card_id: ObjectId, face: int | None = None
) -> Refused | None:
    """Give why the player can't play the card as a land now, or None."""
    action = PlayLand(player, card_id, face)
    try:
        if not game.exists(card_id):
            refuse(PLAYING_A_LAND, "there is no such card", action=action)
        faces = land_faces(game, card_id)
        if not faces or (face is not None and face not in faces):
            refuse(PLAYING_A_LAND, "it is no land", action=action)
        if not _ways(game, player, card_id, face):
            zone = game.get(card_id).zone.words
            refuse(PLAYING_A_LAND, f"nothing allows to play it from the {zone}", action=action)
        illegal = _not_now(game, player, game.get(card_id).zone)
        if illegal is not None:
            raise Refusal(illegal.refused(action))
    except Refusal as stopped:
        return stopped.refused
    return None


@implements(PLAYING_A_LAND, LANDS_A_TURN)
def _not_now(game: Game, player: PlayerId, zone: Zone) -> Illegal | None:
    """Give why the player can't play any land from a zone now (CR 305.1-3)."""
    if game.active_player != player:
        return _barred(game, player, zone)
    if game.priority != player:
        return Illegal(ACTIONS_NEED_PRIORITY, "only a player who has priority may play a land")
    why = permissions.not_sorcery_time(game, player)
    if why:
        return Illegal(PLAYING_A_LAND, f"a land is played in a main phase, empty stack: {why}")
    return _barred(game, player, zone)


@implements(LAND_COUNT, LAND_ON_OWN_TURN)
def _barred(game: Game, player: PlayerId, zone: Zone) -> Illegal | None:
    """Give why the player can't play any land this turn, for whatever reason (CR 305.2b, 305.3)."""
    if game.active_player != player:
        return Illegal(LAND_ON_OWN_TURN, "a land can't be played on another player's turn")
    for effect, source, its in statics.in_force(game, CantPlayLands):
        barred = effect.zone is None or effect.zone is zone
        if barred and looking_up.player_matches(game, effect.who, player, its):
            return Illegal(CANT_WINS, f"{source.name} says so", by=source.id)
    allowed = lands_allowed(game, player)
    if game.players[player].lands_played >= allowed:
        return Illegal(LAND_COUNT, f"{player} has played {allowed} land this turn already")
    return None


def lands_allowed(game: Game, player: PlayerId) -> int:
    """Give how many lands the player may play this turn (CR 305.2)."""
    more = sum(
        effect.count
        for effect, _, its in statics.in_force(game, AdditionalLandPlays)
        if looking_up.player_matches(game, effect.who, player, its)
    )
    return 1 + more
