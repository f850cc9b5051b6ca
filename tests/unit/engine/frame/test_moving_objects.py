"""Zone changes (CR 400.7) and their facts."""

from __future__ import annotations

from made_up_cards import BEAR, face

from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.engine import performing, setup
from rulings_cli.game.choices import Tape
from rulings_cli.game.effects import LastingEffect
from rulings_cli.game.events import WouldCreateToken, WouldMove, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.terms.rules.zones import NEW_OBJECT
from rulings_cli.terms.zones import Zone

BECAUSE = (NEW_OBJECT,)


def test_object_that_moves_becomes_a_new_object(game: Game, tape: Tape) -> None:
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", tapped=True, counters=(("+1/+1", 1),))

    new = performing.move(game, tape, bear, Zone.HAND, because=BECAUSE)

    assert new is not None
    assert new != bear
    assert game.objects[new].was == bear
    assert game.objects[new].counters == ()
    assert not game.exists(bear)
    assert game.last_known[bear].tapped


def test_object_that_leaves_is_known_as_it_was(game: Game, tape: Tape) -> None:
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana", counters=(("+1/+1", 1),))

    performing.move(game, tape, bear, Zone.GRAVEYARD, because=BECAUSE)

    known = game.last_known[bear].known
    assert known is not None
    assert (known.power, known.toughness) == (3, 3)


def test_fact_names_both_objects_and_the_rules(game: Game, tape: Tape) -> None:
    bear = setup.put(game, BEAR, Zone.HAND, "Ana")

    new = performing.move(game, tape, bear, Zone.GRAVEYARD, because=BECAUSE, cause="discard")

    fact = game.trace[-1]
    assert fact == ZoneChanged(
        BECAUSE, bear, new, Zone.HAND, Zone.GRAVEYARD, "Bear", "Ana", cause="discard"
    )


def test_instant_stays_where_it_is(game: Game, tape: Tape) -> None:
    bolt = setup.put(game, face("Bolt", "instant"), Zone.GRAVEYARD, "Ana")

    new = performing.move(game, tape, bolt, Zone.BATTLEFIELD, because=BECAUSE)

    assert new is None
    assert game.in_zone(Zone.GRAVEYARD, "Ana") == (bolt,)


def test_permanent_goes_to_its_owners_graveyard(game: Game, tape: Tape) -> None:
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Nico", controller="Ana")

    new = performing.move(game, tape, bear, Zone.GRAVEYARD, because=BECAUSE)

    assert game.in_zone(Zone.GRAVEYARD, "Nico") == (new,)


def test_effects_on_a_permanent_spell_follow_it(game: Game, tape: Tape) -> None:
    spell = setup.put(game, BEAR, Zone.STACK, "Ana")
    effect = LastingEffect(0, spell, "Ana", (), UntilEndOfTurn(), objects=(spell,))
    id = performing.begin(game, effect, words="it grows", because=BECAUSE)

    bear = performing.move(game, tape, spell, Zone.BATTLEFIELD, because=BECAUSE)

    assert game.effects[id].objects == (bear,)


def test_token_that_has_left_stays_there(game: Game, tape: Tape) -> None:
    facts = performing.perform(game, tape, WouldCreateToken(BECAUSE, "Ana", BEAR))
    (token,) = performing.created(facts)
    gone = performing.move(game, tape, token, Zone.EXILE, because=BECAUSE)
    assert gone is not None

    back = performing.move(game, tape, gone, Zone.BATTLEFIELD, because=BECAUSE)

    assert back is None
    assert game.objects[gone].zone == Zone.EXILE


def test_fork_is_not_disturbed(game: Game, tape: Tape) -> None:
    bear = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana")
    twin = game.fork()

    performing.perform(twin, tape, WouldMove(BECAUSE, bear, Zone.GRAVEYARD))

    assert game.battlefield() == (bear,)
    assert game.trace == []


def test_what_comes_back_as_the_same_object_is_not_gone(game: Game) -> None:
    id = setup.put(game, BEAR, Zone.BATTLEFIELD, "Ana")
    kept = game.remove(id)

    game.place(kept)

    assert id not in game.last_known
