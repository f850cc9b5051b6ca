"""Play random games from seeds with compiled cards: `python bench/random_play.py [--games N]`.

Prints how many games ended how, and how long 100 turns took. The rules of the house are looked at
as the games go on (`check`): a game that breaks one, or crashes, is told with its seed, and the
exit status is 1. A game of more steps than `--steps` is left off there, told, and counted apart.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections import Counter
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rulings_cli import engine
from rulings_cli.abilities.cards import Card
from rulings_cli.corpus.pool import Pool
from rulings_cli.engine import layers, setup, state_based
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import Action, CastSpell, Done, PassPriority, PlayLand, Refused
from rulings_cli.game.choices import (
    NO_ANSWER,
    Choice,
    DivisionOf,
    NumberBetween,
    OneOption,
    OrderOf,
    SubsetOf,
    Tape,
)
from rulings_cli.game.game import Game
from rulings_cli.official.playability import is_playable
from rulings_cli.terms.types import BASIC_LAND_TYPES
from rulings_cli.terms.zones import Zone

POOL = Path(__file__).resolve().parents[1] / "corpus" / "pool.jsonl.xz"
PLAYERS = ("Ana", "Nico")
GAMES_WITH_THE_SAME_CARDS = 50
STEPS = 4000
_PERMANENTS = {"artifact", "creature", "enchantment", "land", "planeswalker"}


def playable_cards(count: int, seed: int = 0) -> tuple[Card, ...]:
    """Give so many cards of the pool that are compiled and played whole, mostly creatures."""
    pool = Pool.open(POOL)
    names = sorted({row[0] for row in pool.names().rows() if row[1] == "full"})
    chance = random.Random(seed)
    found: list[Card] = []
    while len(found) < count:
        card = pool.cards(chance.choice(names))[:1]
        if card and _is_wanted(card[0], chance):
            found.append(card[0])
    return tuple(found)


def _is_wanted(card: Card, chance: random.Random) -> bool:
    face = card.faces[0]
    if len(card.faces) > 1 or face.mana_cost is None:
        return False
    types = set(face.types)
    if not types & (_PERMANENTS | {"instant", "sorcery"}):
        return False
    if "creature" not in types and chance.random() < 0.4:
        return False
    return all(is_playable(each) for each in face.paragraphs)


def new_game(cards: tuple[Card, ...], chance: random.Random) -> Game:
    """Give a game about to begin its first main phase: decks, hands, and some lands in play."""
    game = setup.new_game(players=PLAYERS, active=PLAYERS[0])
    pool = Pool.open(POOL)
    lands = [pool.card(each) for each in BASIC_LAND_TYPES]
    for player in PLAYERS:
        for land in lands:
            setup.put(game, land, Zone.BATTLEFIELD, player)
        for _ in range(3):
            _put_permanent(game, chance.choice(cards), player)
        for zone, count in ((Zone.LIBRARY, 30), (Zone.HAND, 6)):
            for _ in range(count):
                card = chance.choice(lands if chance.random() < 0.3 else cards)
                setup.put(game, card, zone, player)
    return game


def _put_permanent(game: Game, card: Card, player: str) -> None:
    if "creature" in card.faces[0].types:
        setup.put(game, card, Zone.BATTLEFIELD, player)


# --- choosing ---------------------------------------------------------------------------------


def random_answerer(chance: random.Random) -> Any:
    """Give an answerer that answers every choice by chance."""
    asked = 0

    def answer(choice: Choice, game: Game) -> Any:  # noqa: ARG001 - as every answerer
        nonlocal asked
        domain = choice.domain
        if choice.kind == "mana abilities":
            asked += 1
            assert isinstance(domain, OneOption)
            is_done = asked > 12 or len(domain.options) == 1 or chance.random() < 0.15
            return "done" if is_done else chance.choice(domain.options[1:])
        if isinstance(domain, OneOption):
            return chance.choice(domain.options) if domain.options else NO_ANSWER
        if isinstance(domain, SubsetOf):
            most = min(domain.maximum, len(domain.options))
            if most < domain.minimum:
                return NO_ANSWER
            return tuple(chance.sample(domain.options, chance.randint(domain.minimum, most)))
        if isinstance(domain, OrderOf):
            return tuple(chance.sample(domain.options, len(domain.options)))
        if isinstance(domain, NumberBetween):
            top = domain.lowest + 3
            return chance.randint(
                domain.lowest, top if domain.highest is None else min(top, domain.highest)
            )
        if isinstance(domain, DivisionOf):
            return _division(domain, chance)
        return "Forest"

    return answer


def _division(domain: DivisionOf, chance: random.Random) -> tuple[int, ...]:
    shares = [0] * len(domain.among)
    left = domain.amount
    for at, least in enumerate(domain.least):
        shares[at] = min(least, left)
        left -= shares[at]
    able = len(shares) if all(s >= m for s, m in zip(shares, domain.least, strict=False)) else -1
    for _ in range(left):
        shares[chance.randrange(able if able > 0 else len(shares) - 1)] += 1
    return tuple(shares)


def choose(actions: list[Action], chance: random.Random) -> Action:
    """Choose an action: lands first, then spells, and passing often enough."""
    lands = [each for each in actions if isinstance(each, PlayLand)]
    spells = [each for each in actions if isinstance(each, CastSpell)]
    passing = [each for each in actions if isinstance(each, PassPriority)]
    if lands:
        return chance.choice(lands)
    if spells and chance.random() < 0.5:
        return chance.choice(spells)
    if passing and chance.random() < 0.8:
        return passing[0]
    return chance.choice(actions)


# --- playing ----------------------------------------------------------------------------------


class Played:
    """How a game came out: "over", "turns", "steps", or what is not supported; its length."""

    def __init__(self) -> None:
        self.end = ""
        self.steps = 0
        self.turns = 0
        self.refused = 0
        self.trace: list[Any] = []


def play(
    cards: tuple[Card, ...], seed: int, *, turns: int, every: int = 1, steps: int = STEPS
) -> Played:
    """Play one game; the invariants are checked after every so many steps (AssertionError)."""
    chance = random.Random(seed)
    game = new_game(cards, chance)
    first = game.turn
    played = Played()
    while not engine.is_over(game) and game.turn < first + turns:
        before = len(game.trace)
        after = _step(game, chance, played)
        assert len(game.trace) == before, "the parent of a fork was disturbed"
        if after is None:
            break
        game = after
        played.steps += 1
        if played.steps % every == 0:
            check(game)
        if played.steps >= steps:
            played.end = "steps"
            break
    played.turns = game.turn - first
    played.end = played.end or ("over" if engine.is_over(game) else "turns")
    played.trace = game.trace
    return played


def _step(game: Game, chance: random.Random, played: Played) -> Game | None:
    """Take a random action, another one where it is refused; None where nothing is supported."""
    assert game.priority is not None, "nobody can act"
    try:
        actions = list(engine.legal_actions(game, game.priority))
    except NotSupported as unknown:
        played.end = str(unknown)
        return None
    assert actions, "there is no legal action"
    while actions:
        action = choose(actions, chance)
        tape = Tape((), random_answerer(chance))
        try:
            found = engine.step(game, action, tape)
        except NotSupported as unknown:
            played.end = str(unknown)
            actions.remove(action)
            continue
        if isinstance(found, Done):
            played.end = ""
            return found.game
        assert isinstance(found, Refused)
        assert found.rule.number
        played.refused += 1
        if not isinstance(action, PassPriority):
            actions.remove(action)
    return None


def check(game: Game) -> None:
    """Look at what is always so (STYLE 2.13): AssertionError where it is not."""
    placed = [id for ids in game.zones.values() for id in ids]
    assert len(placed) == len(set(placed)), "an object is in two zones"
    assert set(placed) == set(game.objects), "an object is in no zone"
    assert all(id < game.next_id for id in placed), "an id is reused"
    assert not set(placed) & set(game.last_known), "what is gone is still there"
    if game.combat is not None:
        fighting = {each.object for each in (*game.combat.attackers,)}
        fighting |= {each.object for each in (*game.combat.blockers,)}
        assert fighting <= set(game.battlefield()), "what is gone still fights"
    if not engine.is_over(game) and not game.declaring:
        twin = game.fork()
        settled = not state_based.perform_state_based_actions(twin, Tape((), lambda *_: NO_ANSWER))
        assert settled, "state-based actions are left over"
    fresh = game.fork()
    fresh.cache = {}
    for id in game.battlefield():
        assert layers.characteristics(fresh, id) == layers.characteristics(game, id), "stale cache"


def main() -> int:
    """Play the games that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2000)
    parser.add_argument("--turns", type=int, default=15)
    parser.add_argument("--steps", type=int, default=STEPS)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--cards", type=int, default=400)
    given = parser.parse_args()
    cards: tuple[Card, ...] = ()
    ends: Counter[str] = Counter()
    wrong = turns = steps = 0
    took = 0.0
    for seed in range(given.seed, given.seed + given.games):
        dealt = seed - seed % GAMES_WITH_THE_SAME_CARDS
        if not cards or seed == dealt:
            cards = playable_cards(given.cards, dealt)
        start = time.perf_counter()
        try:
            played = play(cards, seed, turns=given.turns, every=10, steps=given.steps)
        except Exception as error:
            wrong += 1
            print(f"seed {seed}: {type(error).__name__}: {error}", flush=True)
            continue
        took += time.perf_counter() - start
        if played.end == "steps":
            print(f"seed {seed}: {played.steps} steps in {played.turns} turns", flush=True)
        ends[played.end] += 1
        turns += played.turns
        steps += played.steps
    for end, count in ends.most_common():
        print(f"{count:5} {end}")
    print(
        f"{turns} turns, {steps} steps in {took:.1f} s: {100 * took / max(1, turns):.2f} s per 100"
    )
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
