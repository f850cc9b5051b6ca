"""What a "when" line lets happen as though an effect did it: deaths, exiles, counters, turns."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final

from rulings_cli.abilities.durations import ForTheRestOfTheGame, UntilEndOfTurn
from rulings_cli.abilities.effects import (
    ContinuousChange,
    CopySpell,
    Counter,
    CreateToken,
    Flip,
    Transform,
)
from rulings_cli.abilities.references import Bound
from rulings_cli.abilities.static import BecomesCopy
from rulings_cli.engine import layers, performing, priority, turn
from rulings_cli.engine.context import Context
from rulings_cli.examples import naming, tokens
from rulings_cli.examples.effects import EFFECTS, begin_effect
from rulings_cli.examples.lines import Act, Line, Ref
from rulings_cli.examples.naming import Names, Unclear
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import (
    Would,
    WouldCreateToken,
    WouldDealDamage,
    WouldDestroy,
    WouldDraw,
    WouldGainLife,
    WouldLoseLife,
    WouldMove,
    WouldPutCounters,
    WouldTap,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.rules.effects import ONE_SHOT
from rulings_cli.terms.rules.keyword_actions import DISCARDING, EXILING, SACRIFICING
from rulings_cli.terms.zones import Step, Zone

_BECAUSE: Final = (ONE_SHOT,)
_IT: Final = Bound("chosen", words="it")
_ON_BATTLEFIELD: Final = (Zone.BATTLEFIELD,)


def happens(game: Game, tape: Tape, line: Line, names: Names) -> None:
    """Let what the line says happen in the game, then give a player priority again."""
    if line.form in _TURNS:
        _TURNS[line.form](game, tape, line)
        return
    if line.form in EFFECTS:
        begin_effect(game, line)
    elif line.form in _OTHERS:
        _OTHERS[line.form](game, tape, line, names)
    elif line.form == "draws":  # one at a time (121.2)
        for _ in range(line.get("number")):
            performing.perform(game, tape, WouldDraw(_BECAUSE, line.get("player")))
    else:
        performing.perform_all(game, tape, tuple(_PROPOSALS[line.form](game, line)))
    priority.receive(game, tape, game.priority or game.active_player)


def is_happening(form: str) -> bool:
    """Tell whether a "when" line of that form lets something happen that nobody does."""
    tables = (_PROPOSALS, EFFECTS, _OTHERS, _TURNS)
    return form == "draws" or any(form in each for each in tables)


# --- events ---------------------------------------------------------------------------------


def _there(game: Game, line: Line, slot: str = "object") -> ObjectId:
    return naming.one(game, line.get(slot), _ON_BATTLEFIELD)


def _destroyed(game: Game, line: Line) -> list[Would]:
    return [WouldDestroy(_BECAUSE, _there(game, line))]


def _sacrificed(game: Game, line: Line) -> list[Would]:
    because = (*_BECAUSE, SACRIFICING)
    id = _there(game, line)
    player = line.get("player")
    if player is not None and layers.characteristics(game, id).controller != player:
        whose = "your" if player == "you" else "the opponent's"
        ref = line.get("object")
        ref = ref.evolve(whose=player, text=f"{whose} {ref.text}")
        id = naming.one(game, ref, _ON_BATTLEFIELD)
    return [WouldMove(because, id, Zone.GRAVEYARD, cause="sacrifice")]


def _exiled(game: Game, line: Line) -> list[Would]:
    return [WouldMove((*_BECAUSE, EXILING), naming.one(game, line.get("object")), Zone.EXILE)]


def _to_hand(game: Game, line: Line) -> list[Would]:
    return [WouldMove(_BECAUSE, naming.one(game, line.get("object")), Zone.HAND)]


def _leaves(game: Game, line: Line) -> list[Would]:
    return [WouldMove(_BECAUSE, _there(game, line), Zone.HAND)]


def _to_graveyard(game: Game, line: Line) -> list[Would]:
    return [WouldMove(_BECAUSE, naming.one(game, line.get("object")), Zone.GRAVEYARD)]


def _discarded(game: Game, line: Line) -> list[Would]:
    held = naming.one(game, line.get("object"), (Zone.HAND,))
    return [WouldMove((*_BECAUSE, DISCARDING), held, Zone.GRAVEYARD, cause="discard")]


def _tapped(game: Game, line: Line) -> list[Would]:
    return [WouldTap(_BECAUSE, _there(game, line), untap=line.form == "becomes_untapped")]


def _counters(game: Game, line: Line) -> list[Would]:
    on = naming.one_or_player(game, line.get("object"))
    sign = -1 if line.form == "counters_removed" else 1
    return [WouldPutCounters(_BECAUSE, on, line.get("counters"), sign * line.get("number"))]


def _mills(game: Game, line: Line) -> list[Would]:
    top = game.in_zone(Zone.LIBRARY, line.get("player"))[: line.get("number")]
    return [WouldMove(_BECAUSE, each, Zone.GRAVEYARD, cause="mill") for each in top]


def _creates(_game: Game, line: Line) -> list[Would]:
    return [
        WouldCreateToken(_BECAUSE, line.get("player"), tokens.described(each.name), each.count)
        for each in line.get("things")
    ]


def _fights(game: Game, line: Line) -> list[Would]:
    one, other = _there(game, line), _there(game, line, "other")
    powers = {each: layers.characteristics(game, each).power for each in (one, other)}
    return [
        WouldDealDamage(_BECAUSE, by, to, max(0, int(powers[by] or 0)))
        for by, to in ((one, other), (other, one))
    ]


def _life(_game: Game, line: Line) -> list[Would]:
    kind = WouldGainLife if line.form == "gains_life" else WouldLoseLife
    return [kind(_BECAUSE, line.get("player"), line.get("number"))]


def _damage(game: Game, line: Line) -> list[Would]:
    source = naming.one(game, line.get("object"))
    to = naming.one_or_player(game, line.get("to"))
    return [WouldDealDamage(_BECAUSE, source, to, line.get("number"))]


_PROPOSALS: Final[dict[str, Callable[[Game, Line], list[Would]]]] = {
    "destroyed": _destroyed,
    "dies": _destroyed,
    "sacrificed": _sacrificed,
    "exiled": _exiled,
    "leaves": _leaves,
    "returned": _to_hand,
    "put_into_graveyard": _to_graveyard,
    "discards": _discarded,
    "becomes_tapped": _tapped,
    "becomes_untapped": _tapped,
    "counters_put": _counters,
    "counters_removed": _counters,
    "sacrifices": _sacrificed,
    "mills": _mills,
    "creates": _creates,
    "fights": _fights,
    "gains_life": _life,
    "loses_life": _life,
    "dealt_damage": _damage,
}


# --- entering, countering, copying ----------------------------------------------------------


def _enters(game: Game, tape: Tape, line: Line, names: Names) -> None:
    act: Act = line.get("action")
    ref = act.object
    outside = tuple(each for each in naming.ANYWHERE if each is not Zone.BATTLEFIELD)
    found = naming.find(game, ref, outside)
    player = line.get("whose", "")
    id = found[0] if found else _from_outside(game, ref, names, player or "you")
    performing.move(
        game, tape, id, Zone.BATTLEFIELD, because=_BECAUSE, **_arrival(game, act, id, player)
    )


def _arrival(game: Game, act: Act, id: ObjectId, player: str) -> dict[str, Any]:
    fields: dict[str, Any] = {"controller": player or game.get(id).owner}
    face = act.tail("face")
    card = game.get(id).card
    if card is not None:
        named = act.object.name if face is None else face.get("name")
        fields["face"] = next((at for at, e in enumerate(card.faces) if e.name == named), 0)
    return fields


def _from_outside(game: Game, ref: Ref, names: Names, owner: str) -> ObjectId:
    """Put a card that the example has nowhere into exile, to be put onto the battlefield."""
    from rulings_cli.engine import setup

    if ref.kind == "token":
        raise Unclear("a token is created, not put onto the battlefield", "say: you create …")
    return setup.put(game, names.card(ref.name), Zone.EXILE, owner)


def _execute(game: Game, tape: Tape, effect: Any, id: ObjectId, controller: str) -> None:
    """Carry out one instruction about one object, as though an effect of the player said so."""
    from rulings_cli.engine import instructions

    context = Context(id, controller).bind("chosen", (id,))
    instructions.execute(game, tape, effect, context)


def _attached(game: Game, tape: Tape, line: Line, _names: Names) -> None:
    """Attach it; where it legally can't be, it doesn't move (CR 701.3b, 303.4j)."""
    from rulings_cli.engine import attaching

    attaching.attach(game, tape, _there(game, line), _there(game, line, "to"), because=_BECAUSE)


def _countered(game: Game, tape: Tape, line: Line, _names: Names) -> None:
    id = naming.one(game, line.get("object"), (Zone.STACK,))
    _execute(game, tape, Counter(_IT), id, game.get(id).controller)


def _copied(game: Game, tape: Tape, line: Line, _names: Names) -> None:
    id = naming.one(game, line.get("object"), (Zone.STACK,))
    _execute(game, tape, CopySpell(_IT), id, game.get(id).controller)


def _transforms(game: Game, tape: Tape, line: Line, _names: Names) -> None:
    id = _there(game, line)
    _execute(game, tape, Transform(_IT), id, game.get(id).controller)


def _phases_out(game: Game, tape: Tape, line: Line, _names: Names) -> None:
    from rulings_cli.engine import phasing

    phasing.phase_out(game, tape, (_there(game, line),), *_BECAUSE)


def _flips(game: Game, tape: Tape, line: Line, _names: Names) -> None:
    id = _there(game, line)
    _execute(game, tape, Flip(_IT), id, game.get(id).controller)


def _turned(game: Game, _tape: Tape, line: Line, _names: Names) -> None:
    """Turn it face down or up (CR 708.2a, 708.8); a double-faced permanent stays (712.16)."""
    id = _there(game, line)
    card = game.get(id).card
    if card is not None and card.layout in ("transform", "modal_dfc", "meld"):
        return
    game.update(id, face_down=line.text.endswith("down"))


def _becomes_copy(game: Game, tape: Tape, line: Line, _names: Names) -> None:
    from rulings_cli.engine import instructions

    id, other = _there(game, line), _there(game, line, "other")
    context = Context(id, game.get(id).controller).bind("chosen", (id,)).bind("other", (other,))
    lasts = line.text.endswith("until end of turn")
    change = BecomesCopy(Bound("other", words="it"))
    duration = UntilEndOfTurn() if lasts else ForTheRestOfTheGame()
    instructions.execute(game, tape, ContinuousChange(_IT, (change,), duration), context)


def _token_copy(game: Game, tape: Tape, line: Line, _names: Names) -> None:
    id = naming.one(game, line.get("object"))
    _execute(game, tape, CreateToken(copy_of=_IT), id, line.get("player"))


_OTHERS: Final[dict[str, Callable[[Game, Tape, Line, Names], None]]] = {
    "becomes_attached": _attached,
    "enters": _enters,
    "countered": _countered,
    "copied": _copied,
    "token_copy": _token_copy,
    "transforms": _transforms,
    "flips": _flips,
    "phases_out": _phases_out,
    "turned_face": _turned,
    "becomes_copy": _becomes_copy,
}


# --- turns ------------------------------------------------------------------------------------


def _next_turn(game: Game, tape: Tape, line: Line) -> None:
    _advance(game, tape, Step.PRECOMBAT_MAIN, line.get("whose"), later=True)


def _turn_passes(game: Game, tape: Tape, line: Line) -> None:
    later = "next" in line.text.split()
    _advance(game, tape, line.get("step"), line.get("whose"), later=later)


def _step_begins(game: Game, tape: Tape, line: Line) -> None:
    _advance(game, tape, line.get("step"), game.active_player, later=False)


def _combat_ends(game: Game, tape: Tape, _line: Line) -> None:
    _advance(game, tape, Step.POSTCOMBAT_MAIN, game.active_player, later=False)


def _turn_ends(game: Game, tape: Tape, _line: Line) -> None:
    _advance(game, tape, Step.UPKEEP, None, later=True)  # of whoever takes the next turn (500.7)


def _advance(game: Game, tape: Tape, step: Step, player: str | None, *, later: bool) -> None:
    before = game.turn
    turn.advance_to(game, tape, step, player)
    if later and game.turn == before:
        turn.advance_to(game, tape, step, player)


_TURNS: Final[dict[str, Callable[[Game, Tape, Line], None]]] = {
    "next_turn": _next_turn,
    "turn_passes": _turn_passes,
    "step_begins": _step_begins,
    "whose_step": _turn_passes,
    "combat_ends": _combat_ends,
    "turn_ends": _turn_ends,
}
