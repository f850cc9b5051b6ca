"""A table to cast at: made-up cards from short texts, answers by kind, and what came out."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.corpus.pool import Pool
from rulings_cli.engine import choosing, priority, resolving, setup, step
from rulings_cli.game.actions import ActivateAbility, CastSpell, Done, Refused
from rulings_cli.game.choices import NO_ANSWER, Choice, Tape
from rulings_cli.game.events import Event
from rulings_cli.game.game import Game
from rulings_cli.oracle.compiling import compile_face
from rulings_cli.terms.mana import colors_of_cost, parse_mana_cost
from rulings_cli.terms.zones import Step, Zone

YOU = "you"
OPPONENT = "opponent"


def face(
    name: str,
    kind: str,
    text: str = "",
    *,
    cost: str = "",
    size: tuple[int, int] | None = None,
    **printed: Any,
) -> Face:
    """Give a face of a type line such as "legendary creature - Elf" and a short text."""
    line, _, subtypes = kind.partition(" - ")
    words = line.split()
    supertypes = tuple(each for each in words if each in ("legendary", "basic", "snow"))
    types = tuple(each for each in words if each not in supertypes)
    mana_cost = parse_mana_cost(cost) if cost else None
    paragraphs = compile_face(
        name, text, types=types, subtypes=tuple(subtypes.split()), supertypes=supertypes
    )
    assert not [each for p in paragraphs for each in p.abilities if hasattr(each, "digest")], text
    return Face(
        name,
        mana_cost,
        colors_of_cost(mana_cost),
        supertypes,
        types,
        tuple(subtypes.split()),
        None if size is None else str(size[0]),
        None if size is None else str(size[1]),
        paragraphs=paragraphs,
        **printed,
    )


def card(*faces: Face, layout: str = "normal") -> Card:
    """Give a card of these faces."""
    return Card(" // ".join(each.name for each in faces), layout, faces)


@cache
def _shipped() -> Pool:
    return Pool.open(Path(__file__).resolve().parents[4] / "corpus")


def shipped(name: str, *, cost: str = "") -> Face:
    """Give the front of a card of the pool that the project ships, at another cost if you like."""
    found = _shipped().card(name).front
    return found.evolve(mana_cost=parse_mana_cost(cost)) if cost else found


class Table:
    """A position in your main phase, and answers for the choices by their kind."""

    def __init__(self, step_: Step = Step.PRECOMBAT_MAIN, active: str = YOU) -> None:
        self.game: Game = setup.new_game(step=step_, active=active)
        self.game.priority = YOU
        self.asked: list[Choice] = []

    def put(
        self, what: Face | Card, zone: Zone = Zone.BATTLEFIELD, owner: str = YOU, **how: Any
    ) -> int:
        """Put an object somewhere."""
        return setup.put(
            self.game, what if isinstance(what, Card) else card(what), zone, owner, **how
        )

    def libraries(self) -> None:
        """Give each player cards to draw."""
        for player in self.game.turn_order:
            for _ in range(5):
                self.put(face("Left", "artifact"), Zone.LIBRARY, player)

    def hand(self, what: Face | Card, owner: str = YOU) -> int:
        """Put a card into a hand."""
        return self.put(what, Zone.HAND, owner)

    def mana(self, types: str, player: str = YOU, **how: Any) -> None:
        """Put mana into a pool: "WUU"."""
        setup.put_mana(self.game, player, *types, **how)

    def tape(self, **answers: Any) -> Tape:
        """Give a tape that answers by kind (spaces as underscores); a list is used up in order."""
        waiting = {
            kind.replace("_", " "): list(given) if isinstance(given, list) else [given]
            for kind, given in answers.items()
        }
        default = choosing.default_answerer()

        def answer(choice: Choice, game: Game) -> Any:
            self.asked.append(choice)
            if waiting.get(choice.kind):
                return waiting[choice.kind].pop(0)
            if choice.kind == "mana abilities":
                return "done"
            if choice.kind == "optional costs":
                return ()
            if choice.kind == "alternative cost":
                return choice.domain.options[0]
            if choice.kind == "pay":
                return choice.about[1]
            found = default(choice, game)
            return found if found is not NO_ANSWER else NO_ANSWER

        return Tape(answerer=answer)

    def cast(
        self,
        id_: int,
        *,
        by: str = YOU,
        face: int | None = None,
        alternative: str = "",
        **answers: Any,
    ) -> Refused | None:
        """Cast a card; keep the new position, or give the refusal."""
        return self.do(CastSpell(by, id_, face, alternative), **answers)

    def activate(
        self, id_: int, index: int = 0, *, by: str = YOU, **answers: Any
    ) -> Refused | None:
        """Activate an ability."""
        return self.do(ActivateAbility(by, id_, index), **answers)

    def do(self, action: Any, **answers: Any) -> Refused | None:
        """Take an action; keep the new position, or give the refusal."""
        outcome = step(self.game, action, self.tape(**answers))
        if isinstance(outcome, Done):
            self.game = outcome.game
            return None
        assert isinstance(outcome, Refused)
        return outcome

    def resolve(self, **answers: Any) -> None:
        """Let the top of the stack resolve, and put what triggers onto the stack."""
        tape = self.tape(**answers)
        resolving.resolve_top(self.game, tape)
        priority.receive(self.game, tape, self.game.active_player)

    def top(self) -> int:
        """Give the object on top of the stack."""
        return self.game.stack()[-1]

    def names(self, zone: Zone, player: str = YOU) -> list[str]:
        """Give the names in a zone."""
        key = player if zone in (Zone.HAND, Zone.LIBRARY, Zone.GRAVEYARD) else ""
        return [self.game.get(each).name for each in self.game.in_zone(zone, key)]

    def pool(self, player: str = YOU) -> str:
        """Give the types in a pool."""
        return "".join(each.type for each in self.game.players[player].mana)

    def events(self, kind: type[Event]) -> list[Any]:
        """Give the facts of a kind."""
        return [each for each in self.game.trace if isinstance(each, kind)]


BEAR = face("Meadow Bear", "creature - Bear", cost="{1}{G}", size=(2, 2))
ISLAND = face("Quiet Shore", "basic land - Island")
FOREST = face("Quiet Wood", "basic land - Forest")
SPARK = face("Small Spark", "instant", "Small Spark deals 2 damage to any target.", cost="{R}")
RITE = face("Slow Rite", "sorcery", "Draw a card.", cost="{1}{U}")
