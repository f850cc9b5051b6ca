"""The table of executors: which function performs which kind of instruction."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Any, Final, TypeVar

from rulings_cli.abilities.effects import UnlessPays
from rulings_cli.abilities.quantities import WhereX
from rulings_cli.abilities.references import ControllerOf, Each, OwnerOf
from rulings_cli.engine import looking_up, quantities
from rulings_cli.engine.context import Context
from rulings_cli.engine.instructions import how_many
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Tape
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.symbols import X_DEFINED_BY_TEXT
from rulings_cli.terms.values import Value, of_kinds

Executor = Callable[[Game, Tape, Any, Context], Context]
_E = TypeVar("_E", bound=Executor)

#: Filled by the modules, each of which is imported when the first of its instructions is met.
EXECUTORS: dict[type[Value], Executor] = {}

#: The modules, and the kinds of instruction that each carries out.
_CARRIED_OUT = {
    "cards": """Draw SkipThatDraw Discard DiscardThose Mill Shuffle Scry LookAtTop Reveal
        RevealHand LookAtHand ShuffleInto ChooseCard SearchLibrary ExileFound ExileTop
        ExileUntil""",
    "chances": "FlipCoin RollDie ResultTable DoubleCounters MultiplyPower",
    "changing_targets": "ChangeTarget",
    "combat": "RemoveFromCombat",
    "damage": "DealDamage Fight Prevent",
    "deciding": "Vote VillainousChoice EitherEffect ChooseObject",
    "exchanging": "ExchangeControl Flip",
    "flow": """May OncePerTurn MayPay UnlessPays If ForEach Modes ChooseTarget Choose
        KeywordAction""",
    "lasting": """ContinuousChange GainControl PermitPlay PermitLook DelayedTrigger BecomeReflexive
        Regenerate DoesntUntap NextSpell ApplyStatic GainFlashback""",
    "mana": "Add NoteMana DoubleUnspentMana LoseUnspentMana",
    "melding": "Meld",
    "new_targets": "ChooseNewTargets",
    "permanents": """Tap Untap Destroy MoveCounters Sacrifice PutCounters PutThoseCounters
        RemoveCountersFrom Attach Unattach CreateToken Transform""",
    "piles": "SeparatePiles ChoosePile",
    "life_totals": "DoubleLife ExchangeLife",
    "players": "GainLife LoseLife SetLifeTotal GivePlayerCounters WinGame GetEmblem",
    "redirecting": "Redirect",
    "repeating": "RepeatProcess",
    "spells": "Counter CantBeCountered CopySpell DoubleX CastCard",
    "turns": "ExtraTurn ExtraPhases SkipStep ControlPlayer EndTheTurn",
    "zones": "Exile ExileWithCounters ReturnToHand PutOntoBattlefield PutIntoZone",
}
#: In which module each kind of instruction is carried out, by name.
MODULES: Final = {kind: module for module, kinds in _CARRIED_OUT.items() for kind in kinds.split()}


def executes(kind: type[Value]) -> Callable[[_E], _E]:
    """Mark a function as the executor of one kind of instruction; two of them are an error."""

    def mark(function: _E) -> _E:
        if kind in EXECUTORS:
            raise ValueError(f"two executors for {kind.__name__}")
        EXECUTORS[kind] = function
        return function

    return mark


def executor_of(kind: type[Value]) -> Executor:
    """Give what carries out a kind of instruction, from the module that has it."""
    if kind.__name__ not in MODULES:
        raise NotSupported(f"the instruction {kind.__name__} is not built")
    import_module(f"rulings_cli.engine.instructions.{MODULES[kind.__name__]}")
    return EXECUTORS[kind]


def execute(game: Game, tape: Tape, effect: Value, context: Context) -> Context:
    """Perform one instruction; give the context for those that follow it."""
    executor = EXECUTORS.get(type(effect)) or executor_of(type(effect))
    context = _naming_who(game, effect, _with_x(game, effect, context))
    affected, begun = _affected(game, effect, context), len(game.trace)
    context = how_many.note(game, effect, begun, executor(game, tape, effect, context))
    return context if affected is None else context.bind("affected", affected)


def _naming_who(game: Game, effect: Value, context: Context) -> Context:
    """Let "that player" be whose controller or owner did this, where nobody else was spoken of."""
    first = effect.effects[0] if isinstance(effect, UnlessPays) else effect
    who = getattr(first, "who", None) or getattr(first, "to", None)
    if not isinstance(who, ControllerOf | OwnerOf) or context.targets:
        return context
    if any(name == "that player" for name, _ in context.player_bound):
        return context
    players = looking_up.players_of(game, who, context)
    return context.bind_player("that player", players[0]) if len(players) == 1 else context


@implements(X_DEFINED_BY_TEXT)
def _with_x(game: Game, effect: Value, context: Context) -> Context:
    """Give X the value that the instruction defines, which the text after it speaks of, too."""
    if not _NESTING.isdisjoint(type(effect)._fields):
        return context
    for each in [one for one in of_kinds(effect, WhereX) if one.letter == "X"][:1]:
        try:
            return context.evolve(x=quantities.amount(game, each, context))
        except NotSupported:  # the instruction itself says so, if it needs it
            return context
    return context


#: Fields of instructions that hold other instructions, each of which is carried out by itself.
_NESTING: Final = frozenset(("effects", "body", "modes", "rows", "otherwise"))


def speaking_of(game: Game, effects: Iterable[Value], context: Context) -> Context:
    """Let later parts speak of what instructions are about that are not carried out."""
    for each in effects:
        affected = _affected(game, each, context)
        if affected is not None:
            context = context.bind("affected", affected)
    return context


def _affected(game: Game, effect: Value, context: Context) -> tuple[ObjectId, ...] | None:
    """Give all that an instruction is about, which "they" and "those creatures" speak of then."""
    for name in type(effect)._fields:
        held = getattr(effect, name)
        if isinstance(held, Each) and held.what.noun != "spell":
            try:
                return looking_up.objects_of(game, held, context)
            except NotSupported:  # the instruction itself says so, if it needs them
                return None
    return None


def execute_all(game: Game, tape: Tape, effects: Iterable[Value], context: Context) -> Context:
    """Perform instructions one after another."""
    for each in effects:
        context = execute(game, tape, each, context)
    return context
