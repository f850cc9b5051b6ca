"""Play random faces that count as playable: `python bench/faces.py [--faces N] [--seed N]`.

Each face is put in a position with a bit of everything, cast or played, its abilities are
activated, it attacks, a turn goes round, and it dies. Prints each face with what happened, for a
reader to hold against the card's text; `--quiet` prints only what is not supported or crashes. The
exit status is 1 where a face that counts as playable meets text or a rule that is not built.
"""

from __future__ import annotations

import argparse
import random
import sys
import traceback
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from rulings_cli import engine
from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.cards import Card
from rulings_cli.corpus.pool import Pool
from rulings_cli.engine import activating, attacking, layers, performing, setup
from rulings_cli.engine.refusing import Refusal
from rulings_cli.errors import NotSupported
from rulings_cli.examples import telling
from rulings_cli.game.actions import (
    ActivateAbility,
    CastSpell,
    DeclareAttackers,
    Done,
    PassPriority,
    PlayLand,
)
from rulings_cli.game.choices import (
    NO_ANSWER,
    Choice,
    DivisionOf,
    IllegalAnswer,
    NumberBetween,
    OneOption,
    OrderOf,
    SubsetOf,
    Tape,
)
from rulings_cli.game.events import ChoiceMade, WouldDestroy
from rulings_cli.game.game import Game
from rulings_cli.terms.zones import Zone

POOL = Path(__file__).resolve().parents[1] / "corpus" / "pool.jsonl.xz"
YOU, OTHER = "you", "opponent"
#: What stands, lies and is held on either side.
BOARD = (
    *("Plains", "Island", "Swamp", "Mountain", "Forest", "Forest"),
    *("Grizzly Bears", "Serra Angel", "Elvish Warrior", "Ornithopter", "Hill Giant"),
    *("Sol Ring", "Bonesplitter", "Glorious Anthem"),
)
GRAVEYARD = (
    "Grizzly Bears",
    "Lightning Bolt",
    "Divination",
    "Forest",
    "Sol Ring",
    "Glorious Anthem",
)
HAND = ("Giant Growth", "Grizzly Bears", "Forest", "Sol Ring")
LIBRARY = ("Forest", "Grizzly Bears", "Lightning Bolt", "Sol Ring", "Island", "Serra Angel") * 2


class Seen:
    """What happened to one face: lines to read, and what was not supported."""

    def __init__(self, name: str) -> None:
        self.name = name
        self.lines: list[str] = []
        self.missing: list[str] = []
        self.crashes: list[str] = []


def position(pool: Pool) -> Game:
    """Give a main phase of yours with a bit of everything on either side."""
    game = setup.new_game()
    for player in (YOU, OTHER):
        for name in BOARD:
            setup.put(game, pool.card(name), Zone.BATTLEFIELD, player)
        for zone, names in (
            (Zone.GRAVEYARD, GRAVEYARD),
            (Zone.HAND, HAND),
            (Zone.LIBRARY, LIBRARY),
        ):
            for name in names:
                setup.put(game, pool.card(name), zone, player)
    return game


def with_mana(game: Game) -> Game:
    """Give the position with mana enough of every type for you."""
    game = game.fork()
    game.update_player(YOU, mana=())
    setup.put_mana(game, YOU, *"WUBRGC" * 5)
    return game


def answerer(chance: random.Random) -> Callable[[Choice, Game], Any]:
    """Answer every choice: do what may be done, choose as many as may be, else by chance."""

    def answer(choice: Choice, game: Game) -> Any:  # noqa: ARG001 - as every answerer
        domain = choice.domain
        if choice.kind == "mana abilities":
            return "done"
        if choice.kind == "may":
            return True
        if choice.kind == "pay":
            return choice.about[1]
        if choice.kind == "alternative cost" and isinstance(domain, OneOption):
            return "" if "" in domain.options else domain.options[0]
        if choice.kind in ("random order", "shuffle", "order triggers"):
            return domain.options  # type: ignore[union-attr]
        if isinstance(domain, OneOption):
            return chance.choice(domain.options) if domain.options else NO_ANSWER
        if isinstance(domain, SubsetOf):
            return _subset(choice, domain, chance)
        if isinstance(domain, NumberBetween):
            high = 2 if domain.highest is None else min(2, domain.highest)
            return max(domain.lowest, high)
        if isinstance(domain, DivisionOf):
            return _division(domain)
        return domain.options if isinstance(domain, OrderOf) else "Grizzly Bears"

    return answer


def _division(domain: DivisionOf) -> Any:
    shares = [0] * len(domain.among)
    for at in range(domain.amount):
        shares[at % len(shares)] += 1
    return tuple(shares) if domain.contains(tuple(shares)) else next(iter(domain))


def _subset(choice: Choice, domain: SubsetOf, chance: random.Random) -> Any:
    most = min(domain.maximum, len(domain.options))
    if most < domain.minimum:
        return NO_ANSWER
    if choice.kind == "optional costs":
        most = min(most, 1)
    if choice.kind in ("attackers", "blockers"):
        most = domain.minimum
    return tuple(chance.sample(domain.options, most))


class Play:
    """One face being played."""

    def __init__(self, pool: Pool, card: Card, face: int, seed: int) -> None:
        self.card = card
        self.face = face
        self.chance = random.Random(seed)
        self.seen = Seen(card.faces[face].name)
        self.start = position(pool)
        self.pool = pool

    def run(self) -> Seen:
        """Play it in every way."""
        types = self.card.faces[self.face].types
        self.try_it("cast", self.cast)
        if not {"instant", "sorcery"} & set(types):
            self.try_it("activate", self.activate)
            self.try_it("turn", self.turn_goes_round)
            self.try_it("die", self.die)
        return self.seen

    def try_it(self, what: str, how: Callable[[], Iterator[Game]]) -> None:
        """Try one way, telling what happened or why not."""
        self.seen.lines.append(f"  [{what}]")
        try:
            for _ in how():
                pass
        except NotSupported as missing:
            self.seen.missing.append(f"{what}: {missing}")
            self.seen.lines.append(f"    NOT SUPPORTED: {missing}")
        except (Refusal, IllegalAnswer) as stopped:
            self.seen.lines.append(f"    stopped: {stopped!r}"[:200])
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            told = f"{type(error).__name__}: {error} ({Path(where.filename).name}:{where.lineno})"
            self.seen.crashes.append(f"{what}: {told}")
            self.seen.lines.append(f"    CRASH: {told}")

    def tape(self) -> Tape:
        """Give a tape that answers by itself."""
        return Tape((), answerer(self.chance))

    def step(self, game: Game, action: Any) -> Game | None:
        """Take an action and tell its facts."""
        before = len(game.trace)
        found = engine.step(game, action, self.tape())
        if not isinstance(found, Done):
            self.seen.lines.append(f"    refused: {found.rule.number} {found.reason}")
            return None
        self.tell(found.game, before)
        return found.game

    def tell(self, game: Game, before: int) -> None:
        """Tell the facts since a place in the trace, and what was noted as not modelled."""
        for each in telling.steps(game, since=before):
            if not each.text.startswith(("CR", "priority")):
                self.seen.lines.append(f"    {each.text}")
        for fact in game.trace[before:]:
            if isinstance(fact, ChoiceMade):
                self.seen.lines.append(f"    chose {fact.what}: {fact.value}")
        for unknown in game.unplayable:
            words = str(getattr(unknown, "reason", unknown))
            if words not in self.seen.missing:
                self.seen.missing.append(words)
                self.seen.lines.append(f"    NOTED: {words}")

    def settle(self, game: Game | None) -> Game | None:
        """Pass until the stack is empty."""
        for _ in range(12):
            if game is None or engine.is_over(game):
                return None
            if not game.zones.get((Zone.STACK, "")) and not any(
                each.zone is Zone.STACK for each in game.objects.values()
            ):
                return game
            assert game.priority is not None
            game = self.step(game, PassPriority(game.priority))
        return game

    def cast(self) -> Iterator[Game]:
        """Cast the spell, or play the land, and let it resolve."""
        game = self.start.fork()
        if self._needs_a_spell():
            game = self._with_their_spell(game)
        card = setup.put(game, self.card, Zone.HAND, YOU)
        if "land" in self.card.faces[self.face].types:
            after = self.step(game, PlayLand(YOU, card, self.face))
        else:
            after = self.step(with_mana(game), CastSpell(YOU, card, self.face))
        after = self.settle(after)
        if after is not None:
            yield after

    def _needs_a_spell(self) -> bool:
        face = self.card.faces[self.face]
        return "instant" in face.types and "noun='spell'" in repr(face.paragraphs)

    def _with_their_spell(self, game: Game) -> Game:
        setup.put_mana(game, OTHER, *"RRRR")
        spell = setup.put(game, self.pool.card("Lightning Bolt"), Zone.HAND, OTHER)
        game.priority = OTHER
        after = self.step(game, CastSpell(OTHER, spell))
        if after is None:
            return game
        return self.step(after, PassPriority(OTHER)) or after

    def in_play(self) -> tuple[Game, int]:
        """Give the position with the permanent on your battlefield since before."""
        game = self.start.fork()
        face = self.card.faces[self.face]
        host = None
        if "Aura" in face.subtypes:
            host = next(
                each
                for each in game.battlefield()
                if "creature" in layers.characteristics(game, each).types
            )
        counters = (("charge", 3), ("+1/+1", 2)) if "counter" in repr(face.paragraphs) else ()
        id = setup.put(
            game,
            self.card,
            Zone.BATTLEFIELD,
            YOU,
            face=self.face,
            attached_to=host,
            counters=counters,
            chosen=(("creature type", "Bear"), ("color", "G")),
        )
        return game, id

    def activate(self) -> Iterator[Game]:
        """Activate each of its abilities once, in a position of its own, wherever it works."""
        game, id = self.in_play()
        where = [(game, id)]
        for zone in (Zone.HAND, Zone.GRAVEYARD):
            other = self.start.fork()
            where.append((other, setup.put(other, self.card, zone, YOU)))
        for each, source in where:
            ready = with_mana(each)
            for index in activating.may_be_activated(ready, source):
                if activating.can_activate(ready, YOU, source, index) is not None:
                    continue
                self.seen.lines.append(f"    ability {index} in {each.get(source).zone.words}:")
                after = self.settle(self.step(ready, ActivateAbility(YOU, source, index)))
                if after is not None:
                    yield after

    def turn_goes_round(self) -> Iterator[Game]:
        """Attack with it if it can, and go on until your next main phase."""
        game: Game | None
        game, id = self.in_play()
        if not any(
            isinstance(each, TriggeredAbility) or "creature" in self.card.faces[self.face].types
            for each in layers.characteristics(game, id).abilities
        ):
            return
        attacked = False
        for _ in range(60):
            if game is None or engine.is_over(game):
                return
            if game.declaring == "attackers" and not attacked:
                attacked = True
                if attacking.why_cant_attack(game, YOU, id) is None:
                    game = self.step(game, DeclareAttackers(YOU, ((id, OTHER),))) or game
                    continue
            assert game.priority is not None
            game = self.step(game, PassPriority(game.priority))
            if game is not None and game.active_player == YOU and game.turn > 3:
                break
        if game is not None:
            yield game

    def die(self) -> Iterator[Game]:
        """Destroy it, and let what triggers resolve."""
        game, id = self.in_play()
        before = len(game.trace)
        from rulings_cli.engine import priority

        performing.perform(game, self.tape(), WouldDestroy((), id))
        priority.receive(game, self.tape(), YOU)
        self.tell(game, before)
        after = self.settle(game)
        if after is not None:
            yield after


def faces(pool: Pool, count: int, seed: int) -> Iterator[tuple[Card, int]]:
    """Draw so many playable faces, each once."""
    names = sorted({row[0] for row in pool.names().rows() if row[1] == "full"})
    chance = random.Random(seed)
    chance.shuffle(names)
    for name in names:
        found = pool.cards(name)[:1]
        if not found:
            continue
        card = found[0]
        at = chance.randrange(len(card.faces))
        paragraphs = card.faces[at].paragraphs
        if paragraphs and all(each.playable for each in paragraphs):
            yield card, at
            count -= 1
            if not count:
                return


def main() -> int:
    """Play the faces that the command line asks for."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faces", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--quiet", action="store_true")
    given = parser.parse_args()
    pool = Pool.open(POOL)
    missing: Counter[str] = Counter()
    crashes: Counter[str] = Counter()
    for number, (card, face) in enumerate(faces(pool, given.faces, given.seed), start=1):
        seen = Play(pool, card, face, given.seed + number).run()
        missing.update(each.partition(": ")[2] or each for each in seen.missing)
        crashes.update(each.partition(": ")[2] for each in seen.crashes)
        if not given.quiet:
            print(f"{number}. {seen.name}", *seen.lines, sep="\n")
        elif seen.missing or seen.crashes:
            print(f"{number}. {seen.name}: {'; '.join((*seen.missing, *seen.crashes))}")
    for kind, counted in (("not supported", missing), ("crash", crashes)):
        for words, count in counted.most_common():
            print(f"{count:5} {kind}: {words}")
    return 1 if missing or crashes else 0


if __name__ == "__main__":
    sys.exit(main())
