"""A board on which two players fight, for tests of combat."""

from __future__ import annotations

from typing import Any

from rulings_cli import engine
from rulings_cli.abilities.abilities import Ability, Keyword, Paragraph, StaticAbility
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import Affects, Change
from rulings_cli.engine import choosing, combat, setup, turn
from rulings_cli.game.actions import (
    Action,
    DeclareAttackers,
    DeclareBlockers,
    Done,
    PassPriority,
    Refused,
)
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.zones import Step, Zone


def creature(
    power: int, toughness: int, *said: str | Ability | Change, name: str = "Fighter", **printed: Any
) -> Face:
    """Give a made-up creature with keywords, abilities, and changes of itself."""
    abilities: list[Ability] = []
    for each in said:
        if isinstance(each, str):
            abilities.append(Keyword(each))
        elif isinstance(each, Ability):
            abilities.append(each)
        else:
            abilities.append(StaticAbility((Affects(This(), (each,)),)))
    return Face(
        name,
        None,
        types=printed.pop("types", ("creature",)),
        power=str(power),
        toughness=str(toughness),
        paragraphs=tuple(Paragraph((each,)) for each in abilities),
        **printed,
    )


class Fight:
    """Ana's turn, in which her creatures may attack Nico."""

    def __init__(self) -> None:
        self.game: Game = setup.new_game(players=("Ana", "Nico"), active="Ana")

    def ana(self, face: Face, **fields: Any) -> ObjectId:
        """Put a permanent under Ana's control."""
        return setup.put(self.game, face, Zone.BATTLEFIELD, "Ana", **fields)

    def nico(self, face: Face, **fields: Any) -> ObjectId:
        """Put a permanent under Nico's control."""
        return setup.put(self.game, face, Zone.BATTLEFIELD, "Nico", **fields)

    def take(self, action: Action, *answers: Any) -> Refused | None:
        """Take an action; give the refusal, if it is refused."""
        found = engine.step(self.game, action, Tape(answers, choosing.default_answerer()))
        if isinstance(found, Done):
            self.game = found.game
            return None
        return found

    def attack(self, *pairs: Any, answers: tuple[Any, ...] = ()) -> Refused | None:
        """Go to the declaration of attackers and declare them: ids, or pairs with what they attack.

        Nico is attacked where nothing is said.
        """
        if self.game.step is not Step.DECLARE_ATTACKERS:
            self.game = self.game.fork()
            turn.advance_to(
                self.game, Tape((), choosing.default_answerer()), Step.DECLARE_ATTACKERS
            )
        chosen = tuple(each if isinstance(each, tuple) else (each, "Nico") for each in pairs)
        return self.take(DeclareAttackers("Ana", chosen), *answers)

    def block(self, *pairs: tuple[ObjectId, ObjectId]) -> Refused | None:
        """Let all pass until blockers are declared, and declare them."""
        if self.game.step is Step.DECLARE_ATTACKERS:
            self.all_pass()
        return self.take(DeclareBlockers("Nico", pairs))

    def all_pass(self, *answers: Any) -> None:
        """Let both players pass."""
        first = self.game.priority
        assert first is not None
        assert self.take(PassPriority(first)) is None
        if self.game.passed:
            assert self.game.priority is not None
            assert self.take(PassPriority(self.game.priority), *answers) is None

    def strike(self, *answers: Any) -> None:
        """Let all pass until combat damage has been dealt."""
        if self.game.declaring == "blockers":
            self.block()
        self.all_pass(*answers)

    def life(self, player: str) -> int:
        """Give a player's life total."""
        return self.game.players[player].life

    def is_there(self, id: ObjectId) -> bool:
        """Tell whether it is still on the battlefield."""
        return id in self.game.battlefield()

    def fights(self, id: ObjectId) -> bool:
        """Tell whether it attacks or blocks."""
        return combat.is_attacking(self.game, id) or combat.is_blocking(self.game, id)
