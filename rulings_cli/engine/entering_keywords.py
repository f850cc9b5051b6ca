"""Keyword abilities that change how a permanent enters: riot, devour and the like (CR 702).

Each is a replacement effect (CR 614.1c, 614.12); its choices are made as the permanent enters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.quantities import Number, VariableX
from rulings_cli.abilities.references import You
from rulings_cli.engine import keyword_modules, layers, matching, performing
from rulings_cli.engine.arriving import Arrival
from rulings_cli.engine.built_keywords import carried_out
from rulings_cli.engine.context import Context
from rulings_cli.engine.replacement import Apply, Replacement
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Choice, OneOption, SubsetOf, Tape
from rulings_cli.game.events import DamageDealt, TurnBegan, Would, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, PlayerId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.keyword_actions import SACRIFICING
from rulings_cli.terms.rules.keywords import (
    AMPLIFY,
    BLOODTHIRST,
    BLOODTHIRST_X,
    DEVOUR,
    RIOT,
    TRIBUTE,
    UNLEASH,
)
from rulings_cli.terms.rules.replacing import ENTERS_WITH
from rulings_cli.terms.zones import Zone

#: How a keyword changes the event: the permanent on its way, the keyword, which of its instances.
_Maker = Callable[[Arrival, Keyword], Apply]


@implements(RIOT, UNLEASH, BLOODTHIRST, BLOODTHIRST_X, DEVOUR, TRIBUTE, AMPLIFY)
def of_keywords(arrival: Arrival) -> Iterator[Replacement]:
    """Give the effects of its own keywords on how the permanent enters; each instance works."""
    assert arrival.id is not None
    for at, each in enumerate(layers.characteristics(arrival.preview, arrival.id).abilities):
        found = _maker_of(each) if isinstance(each, Keyword) else None
        if found is None or not isinstance(each, Keyword):
            continue
        make, rule = found
        yield Replacement(
            ("keyword", arrival.was.card or arrival.was.face, at),
            f"{each.name} applies as it enters",
            (rule, ENTERS_WITH),
            make(arrival, each),
            source=arrival.would.object,
            commutes=True,
        )


def _maker_of(keyword: Keyword) -> tuple[_Maker, Rule] | None:
    """Give how a keyword changes the arrival: by the table here, or by its own module."""
    if keyword.name in _MAKERS:
        return _MAKERS[keyword.name]
    make = keyword_modules.part(keyword.name, "enters")
    rules = keyword_modules.rule_of(keyword.name)
    return (make, rules[0]) if callable(make) and rules else None


def _with_counters(would: WouldMove, count: int) -> WouldMove:
    held = dict(would.counters)
    held["+1/+1"] = held.get("+1/+1", 0) + count
    return would.evolve(counters=tuple(held.items())) if count > 0 else would


def _number(keyword: Keyword) -> int:
    if isinstance(keyword.amount, Number):
        return keyword.amount.n
    raise NotSupported(f"{keyword.name} without a plain number")


def _controller(arrival: Arrival) -> PlayerId:
    assert arrival.id is not None
    return layers.characteristics(arrival.preview, arrival.id).controller


def _may(
    game: Game, tape: Tape, player: PlayerId, rule: Rule, would: WouldMove, words: str
) -> bool:
    options = OneOption((True, False))
    return bool(tape.ask(Choice("may", player, rule, options, words, would.object), game))


# --- a counter or something else ---------------------------------------------------------------


def _riot(arrival: Arrival, keyword: Keyword) -> Apply:  # noqa: ARG001 - as the others
    player = _controller(arrival)

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldMove)
        words = "whether it enters with a +1/+1 counter, else it gains haste"
        if _may(game, tape, player, RIOT, would, words):
            return (_with_counters(would, 1),)
        return (would.evolve(gains=(*would.gains, Keyword("haste"))),)

    return apply


def _unleash(arrival: Arrival, keyword: Keyword) -> Apply:  # noqa: ARG001
    player = _controller(arrival)

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldMove)
        words = "whether it enters with a +1/+1 counter"
        unleashed = _may(game, tape, player, UNLEASH, would, words)
        return (_with_counters(would, int(unleashed)),)

    return apply


def _tribute(arrival: Arrival, keyword: Keyword) -> Apply:
    count = _number(keyword)
    player = _controller(arrival)

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldMove)
        opponents = game.opponents_of(player)
        asked = Choice("opponent", player, TRIBUTE, OneOption(opponents), "who may pay tribute")
        chosen = opponents[0] if len(opponents) == 1 else tape.ask(asked, game)
        words = f"whether tribute is paid: {count} more +1/+1 counters"
        if not _may(game, tape, chosen, TRIBUTE, would, words):
            return (would,)
        paid = _with_counters(would, count)
        return (paid.evolve(chosen=(*paid.chosen, ("tribute", "paid"))),)

    return apply


# --- counters for what happened or is given up -------------------------------------------------


def _bloodthirst(arrival: Arrival, keyword: Keyword) -> Apply:
    player = _controller(arrival)

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldMove)
        dealt = _damage_to_opponents(game, player)
        if isinstance(keyword.amount, VariableX):
            return (_with_counters(would, dealt),)
        return (_with_counters(would, _number(keyword) if dealt else 0),)

    return apply


def _damage_to_opponents(game: Game, player: PlayerId) -> int:
    """Give how much damage the player's opponents were dealt this turn."""
    opponents = game.opponents_of(player)
    dealt = 0
    for each in reversed(game.trace):
        if isinstance(each, TurnBegan):
            break
        if isinstance(each, DamageDealt) and each.to in opponents:
            dealt += each.amount
    return dealt


def _devour(arrival: Arrival, keyword: Keyword) -> Apply:
    count = _number(keyword)
    player = _controller(arrival)
    what = keyword.quality or Described(kinds=((HasType("creature"),),))

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldMove)
        context = Context(would.object, player)
        there = matching.objects(game, what.evolve(controller=You()), context)
        asked = Choice(
            "sacrifice",
            player,
            DEVOUR,
            SubsetOf(there, 0, len(there)),
            "what is devoured",
            would.object,
        )
        devoured: tuple[ObjectId, ...] = tape.ask(asked, game) if there else ()
        because = (DEVOUR, SACRIFICING)
        sacrificed = tuple(
            WouldMove(because, each, Zone.GRAVEYARD, cause="sacrifice") for each in devoured
        )
        performing.perform_all(game, tape, sacrificed)
        return (_with_counters(would, count * len(devoured)),)

    return apply


def _amplify(arrival: Arrival, keyword: Keyword) -> Apply:
    count = _number(keyword)
    player = _controller(arrival)
    assert arrival.id is not None
    now = layers.characteristics(arrival.preview, arrival.id)

    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:
        assert isinstance(would, WouldMove)
        held = tuple(
            each
            for each in game.in_zone(Zone.HAND, player)
            if each != would.object and _share_a_type(game, each, now.subtypes)
        )
        asked = Choice(
            "reveal",
            player,
            AMPLIFY,
            SubsetOf(held, 0, len(held)),
            "which cards are revealed",
            would.object,
        )
        revealed = tape.ask(asked, game) if held else ()
        return (_with_counters(would, count * len(revealed)),)

    return apply


def _share_a_type(game: Game, card: ObjectId, types: frozenset[str]) -> bool:
    found = layers.characteristics(game, card)
    return "creature" in found.types and bool(found.subtypes & types or found.all_creature_types)


_MAKERS: dict[str, tuple[_Maker, Rule]] = {
    "amplify": (_amplify, AMPLIFY),
    "bloodthirst": (_bloodthirst, BLOODTHIRST),
    "devour": (_devour, DEVOUR),
    "riot": (_riot, RIOT),
    "tribute": (_tribute, TRIBUTE),
    "unleash": (_unleash, UNLEASH),
}
carried_out(_MAKERS, lambda keyword: isinstance(keyword.amount, Number | VariableX | None))
