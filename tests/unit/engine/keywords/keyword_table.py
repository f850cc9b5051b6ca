"""A table with two players on which cards with keywords are played, for tests of keywords."""

from __future__ import annotations

from typing import Any

from rulings_cli import engine
from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.engine import activating, choosing, layers, performing, priority, setup, turn
from rulings_cli.game.actions import (
    Action,
    ActivateAbility,
    CastSpell,
    DeclareAttackers,
    DeclareBlockers,
    Done,
    PassPriority,
    Refused,
    TakeSpecialAction,
)
from rulings_cli.game.choices import Choice, Tape
from rulings_cli.game.events import WouldDraw
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import Characteristics
from rulings_cli.oracle.compiling import compile_face
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Step, Zone


def card(type_line: str, text: str = "", *, name: str = "Thing", cost: str = "") -> Face:
    """Give a made-up face: card("artifact creature — Bear 2/2", "flying", cost="1G")."""
    types, _, rest = type_line.partition(" — ")
    words = (rest or types).split()
    size = words.pop().split("/") if "/" in words[-1] else None
    subtypes = tuple(words) if rest else ()
    kinds = [each for each in (types.split() if rest else words) if each not in _SUPERTYPES]
    supertypes = tuple(each for each in types.split() if each in _SUPERTYPES)
    capitalised = "\n".join(each[:1].upper() + each[1:] for each in text.splitlines())
    paragraphs = compile_face(
        name, capitalised, types=tuple(kinds), subtypes=subtypes, supertypes=supertypes
    )
    for each in paragraphs:
        for ability in each.abilities:
            assert not isinstance(ability, Uncompiled), (text, ability.reason)
    return Face(
        name,
        ManaCost(tuple(cost)) if cost else None,
        supertypes=supertypes,
        types=tuple(kinds),
        subtypes=subtypes,
        power=size[0] if size else None,
        toughness=size[1] if size else None,
        paragraphs=paragraphs,
    )


_SUPERTYPES = ("legendary", "basic", "snow")


def double(front: Face, back: Face, layout: str = "transform") -> Card:
    """Give a card of two faces."""
    return Card(front.name, layout, (front, back))


BEAR = card("creature — Bear 2/2", name="Bear")
GIANT = card("creature — Giant 5/5", name="Giant")
MOUSE = card("creature — Mouse 1/1", name="Mouse")
FIELD = card("land", name="Field")
ROCK = card("artifact", name="Rock")


class Table:
    """Ana's turn; Nico is her opponent. `answers` are given by the kind of the choice."""

    def __init__(self) -> None:
        self.game: Game = setup.new_game(players=("Ana", "Nico"), active="Ana")
        self.answers: dict[str, Any] = {"mana abilities": "done"}
        self.asked: list[Choice] = []

    # --- putting ---------------------------------------------------------------------------

    def ana(self, face: Face | Card, zone: Zone = Zone.BATTLEFIELD, **fields: Any) -> ObjectId:
        """Put a permanent (or a card elsewhere) of Ana's."""
        return setup.put(self.game, face, zone, "Ana", **fields)

    def nico(self, face: Face | Card, zone: Zone = Zone.BATTLEFIELD, **fields: Any) -> ObjectId:
        """Put a permanent (or a card elsewhere) of Nico's."""
        return setup.put(self.game, face, zone, "Nico", **fields)

    def library(self, *faces: Face, player: str = "Ana") -> tuple[ObjectId, ...]:
        """Put cards into a library, the first on top."""
        return tuple(setup.put(self.game, each, Zone.LIBRARY, player) for each in faces)

    def mana(self, *types: str, player: str = "Ana") -> None:
        """Put mana into a pool."""
        setup.put_mana(self.game, player, *types)

    # --- doing -----------------------------------------------------------------------------

    def tape(self) -> Tape:
        """Give a tape that answers by the kind of the choice, else as chance or force would."""
        default = choosing.default_answerer()

        def answer(choice: Choice, game: Game) -> Any:
            self.asked.append(choice)
            if choice.kind not in self.answers:
                return default(choice, game)
            given = self.answers[choice.kind]
            if isinstance(given, list):
                return given.pop(0) if given else default(choice, game)
            return given(choice, game) if callable(given) else given

        return Tape(answerer=answer)

    def take(self, action: Action) -> Refused | None:
        """Take an action; give the refusal, if it is refused."""
        found = engine.step(self.game, action, self.tape())
        if isinstance(found, Done):
            self.game = found.game
            return None
        return found

    def cast(
        self, id: ObjectId, alternative: str = "", player: str = "Ana", face: int = 0
    ) -> Refused | None:
        """Cast a card; the mana must be in the pool already."""
        self.answers.setdefault("optional costs", ())
        self.answers["alternative cost"] = alternative
        return self.take(CastSpell(player, id, face, alternative))

    def activate(self, id: ObjectId, index: int | None = None) -> Refused | None:
        """Activate an ability, the first where no index is said."""
        if index is None:
            index = next(activating.may_be_activated(self.game, id))
        player = layers.characteristics(self.game, id).controller
        return self.take(ActivateAbility(player, id, index))

    def special(self, id: ObjectId, kind: str) -> Refused | None:
        """Take a special action."""
        return self.take(TakeSpecialAction("Ana", id, kind))

    def move(self, id: ObjectId, to: Zone, **fields: Any) -> ObjectId:
        """Move an object, and let what triggers resolve."""
        self.game = self.game.fork()
        new = performing.move(self.game, self.tape(), id, to, because=(DRAW,), **fields)
        self.settle()
        assert new is not None
        return new

    def enters(self, face: Face | Card, **fields: Any) -> ObjectId:
        """Let a card enter from Ana's hand, and let what triggers resolve."""
        return self.move(self.ana(face, Zone.HAND), Zone.BATTLEFIELD, **fields)

    def dies(self, id: ObjectId) -> ObjectId:
        """Put a permanent into the graveyard."""
        return self.move(id, Zone.GRAVEYARD)

    def draw(self, player: str = "Ana") -> None:
        """Let a player draw a card."""
        self.game = self.game.fork()
        performing.perform(self.game, self.tape(), WouldDraw((DRAW,), player))
        self.settle()

    def settle(self) -> None:
        """Let everything on the stack resolve."""
        from rulings_cli.engine import resolving

        self.game = self.game.fork()
        tape = self.tape()
        priority.settle(self.game, tape)
        while self.game.stack():
            resolving.resolve_top(self.game, tape)
            priority.settle(self.game, tape)

    def goes_on_to(self, step: Step, player: str | None = None) -> None:
        """Let everybody pass until the step begins."""
        self.game = self.game.fork()
        for each in self.game.turn_order:
            if not self.game.in_zone(Zone.LIBRARY, each):  # nobody loses by drawing
                self.library(*[card("artifact", name="Left")] * 5, player=each)
        turn.advance_to(self.game, self.tape(), step, player)

    def all_pass(self) -> None:
        """Let both players pass once."""
        first = self.game.priority
        assert first is not None
        assert self.take(PassPriority(first)) is None
        if self.game.passed:
            assert self.game.priority is not None
            assert self.take(PassPriority(self.game.priority)) is None

    # --- combat ----------------------------------------------------------------------------

    def attack(self, *ids: ObjectId | tuple[ObjectId, Any]) -> Refused | None:
        """Let Ana's creatures attack Nico, or what a pair says."""
        if self.game.step is not Step.DECLARE_ATTACKERS:
            self.goes_on_to(Step.DECLARE_ATTACKERS)
        pairs = tuple(each if isinstance(each, tuple) else (each, "Nico") for each in ids)
        return self.take(DeclareAttackers("Ana", pairs))

    def attacks(self, *ids: ObjectId) -> None:
        """Attack, and let what triggers resolve."""
        assert self.attack(*ids) is None
        self.settle()

    def block(self, *pairs: tuple[ObjectId, ObjectId]) -> Refused | None:
        """Let Nico's creatures block, as pairs with what they block."""
        if self.game.step is Step.DECLARE_ATTACKERS:
            self.all_pass()
        if self.game.declaring != "blockers":
            assert not pairs
            return None
        return self.take(DeclareBlockers("Nico", pairs))

    def strike(self) -> None:
        """Go on until combat damage has been dealt and what it triggers has resolved."""
        if self.game.step is not Step.DECLARE_BLOCKERS or self.game.declaring:
            self.block()
        self.settle()
        self.all_pass()
        self.settle()

    # --- looking ---------------------------------------------------------------------------

    def of(self, id: ObjectId) -> Characteristics:
        """Give what an object is after all effects."""
        return layers.characteristics(self.game, id)

    def size(self, id: ObjectId) -> tuple[int | None, int | None]:
        """Give power and toughness."""
        return self.of(id).power, self.of(id).toughness

    def counters(self, id: ObjectId, kind: str = "+1/+1") -> int:
        """Give how many counters of a kind are on it."""
        return self.game.get(id).counters_of(kind)

    def life(self, player: str) -> int:
        """Give a life total."""
        return self.game.players[player].life

    def names(self, zone: Zone, player: str = "") -> list[str]:
        """Give the names of the objects in a zone."""
        found = self.game.in_zone(zone, player)
        return [self.game.objects[each].name for each in found]

    def named(self, name: str) -> list[ObjectId]:
        """Give the permanents with a name, after all effects."""
        return [each for each in self.game.battlefield() if self.of(each).name == name]

    def has(self, id: ObjectId, keyword: str) -> bool:
        """Tell whether it has a keyword ability."""
        return any(getattr(each, "name", "") == keyword for each in self.of(id).abilities)
