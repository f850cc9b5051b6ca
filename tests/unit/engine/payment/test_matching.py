"""Qualities that look at other objects: what a spell targets, what something is attached to."""

from __future__ import annotations

from payment_boards import CREATURES, FOREST, ISLAND, LANDS, board, card, creature, put

from rulings_cli.abilities.described import (
    Described,
    HasState,
    HasSubtype,
    IsAmong,
    IsAttachedTo,
    TargetsObject,
)
from rulings_cli.abilities.quantities import CountThisTurn, DistinctAmong, ManaSpent
from rulings_cli.abilities.references import Bound, This, You
from rulings_cli.engine import matching, quantities
from rulings_cli.engine.context import Context
from rulings_cli.game.events import SpellCast
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, Payment
from rulings_cli.game.objects import CastRecord
from rulings_cli.terms.zones import Zone


def spell_targeting(game: Game, *targets: int | str) -> int:
    id_ = put(game, card("instant", name="Aimed"), "opponent", Zone.STACK)
    game.update(id_, targets=(targets,))
    return id_


def targets(game: Game, spell: int, what: object, *, only: bool = False) -> bool:
    described = Described(noun="spell", further=(TargetsObject(what, only),))  # type: ignore[arg-type]
    return matching.matches(game, described, spell, Context(0, "you"))


def test_a_spell_targets_you_or_a_creature_of_yours() -> None:
    game = board()
    bear = put(game, creature(2, 2))
    at_you, at_bear = spell_targeting(game, "you"), spell_targeting(game, bear)
    yours = CREATURES.evolve(controller=You())

    assert targets(game, at_you, You())
    assert not targets(game, at_bear, You())
    assert targets(game, at_bear, yours)
    assert not targets(game, at_you, yours)


def test_only_counts_every_target_that_was_chosen() -> None:
    game = board()
    bear = put(game, creature(2, 2))

    assert targets(game, spell_targeting(game, bear), CREATURES, only=True)
    assert not targets(game, spell_targeting(game, bear, "you"), CREATURES, only=True)


def test_a_target_that_is_gone_is_ignored() -> None:
    game = board()
    bear = put(game, creature(2, 2))
    spell = spell_targeting(game, bear)
    game.remove(bear)

    assert not targets(game, spell, CREATURES)


def test_what_is_attached_to_this() -> None:
    game = board()
    bear = put(game, creature(2, 2))
    aura = put(game, card("enchantment - Aura"), attached_to=bear)
    put(game, card("enchantment - Aura"))
    auras = Described(kinds=((HasSubtype("Aura"),),), further=(IsAttachedTo(This()),))

    assert matching.objects(game, auras, Context(bear, "you")) == (aura,)


def test_one_among_those_spoken_of() -> None:
    game = board()
    first, second = put(game, FOREST), put(game, FOREST)
    among = LANDS.evolve(further=(IsAmong(Bound("revealed", "them")),))
    context = Context(0, "you").bind("revealed", (second,))

    assert matching.objects(game, among, context) == (second,)
    assert first != second


def test_different_types_names_and_mana_values_are_counted() -> None:
    game = board()
    for each in (FOREST, FOREST, ISLAND):
        put(game, each)
    context = Context(0, "you")

    def count(what: str) -> int:
        return quantities.amount(game, DistinctAmong(what, LANDS), context)

    assert [count(e) for e in ("basic land types", "different names", "mana values")] == [2, 2, 1]


def test_how_much_mana_was_spent_is_told_by_kind() -> None:
    game = board()
    units = [ManaUnit(each, 0, snow=each == "G") for each in "RRGC"]
    record = CastRecord("you", Zone.HAND, payments=tuple(Payment("1", each) for each in units))
    spell = put(game, card("sorcery"), zone=Zone.STACK, cast=record)
    context = Context(spell, "you", this=spell)

    def spent(kind: str, *symbols: str) -> int:
        return quantities.amount(game, ManaSpent(This(), kind, symbols), context)

    assert [spent(e) for e in ("mana", "colored", "colors", "same color")] == [4, 3, 2, 2]
    assert [spent("symbols", "R"), spent("symbols", "S"), spent("symbols", "R", "R", "G")] == [
        2,
        1,
        1,
    ]


def test_spells_cast_this_turn_are_counted_without_this_one() -> None:
    game = board()
    first, second = (put(game, card("instant"), zone=Zone.STACK) for _ in range(2))
    for each in (first, second):
        game.emit(SpellCast((), "you", each, "it"))
    others = CountThisTurn("cast", You(), None, other=True)

    assert quantities.amount(game, others, Context(second, "you")) == 1
    assert quantities.amount(game, others.evolve(other=False), Context(second, "you")) == 2


def test_what_entered_and_was_dealt_damage_this_turn() -> None:
    game = board()
    old, new = put(game, creature(2, 2)), put(game, creature(2, 2), since="this turn")
    game.update(old, marked_damage=1)

    def are(word: str) -> tuple[int, ...]:
        what = CREATURES.evolve(further=(HasState(word),))
        return matching.objects(game, what, Context(0, "you"))

    assert are("entered this turn") == (new,)
    assert are("dealt damage this turn") == (old,)
