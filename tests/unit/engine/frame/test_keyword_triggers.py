"""Keywords that are triggered abilities, played (CR 702)."""

from __future__ import annotations

from made_up_cards import BEAR, face

from rulings_cli.abilities.abilities import Keyword, SpellAbility
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.effects import GainLife, Sentence
from rulings_cli.abilities.quantities import Number
from rulings_cli.engine import performing, priority, resolving, setup
from rulings_cli.game.choices import Choice, Tape
from rulings_cli.game.events import SpellCast, StepBegan
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ManaUnit, Payment
from rulings_cli.game.objects import CastRecord
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.general import DRAW
from rulings_cli.terms.zones import Step, Zone

BECAUSE = (DRAW,)
GAIN_ONE = SpellAbility((Sentence((GainLife(Number(1)),)),))


def put_and_move(game: Game, tape: Tape, keyword: Keyword, to: Zone, **fields: object) -> int:
    """Move a creature with the keyword onto or off the battlefield; resolve what triggers."""
    thing = face("Thing", "artifact creature", keyword, size=(2, 2), subtypes=("Equipment",))
    start = Zone.HAND if to is Zone.BATTLEFIELD else Zone.BATTLEFIELD
    id = setup.put(game, thing, start, "Ana", **fields)  # type: ignore[arg-type]
    new = performing.move(game, tape, id, to, because=BECAUSE)
    resolve_all(game, tape)
    assert new is not None
    return new


def resolve_all(game: Game, tape: Tape) -> None:
    priority.settle(game, tape)
    while game.stack():
        resolving.resolve_top(game, tape)
        priority.settle(game, tape)


def cast(game: Game, tape: Tape, spell: int) -> None:
    performing.record(game, tape, SpellCast(BECAUSE, "Ana", spell, "spell"))
    priority.settle(game, tape)


def test_undying_returns_once_with_its_counter(game: Game, tape: Tape) -> None:
    gone = put_and_move(game, tape, Keyword("undying"), Zone.GRAVEYARD)

    (back,) = game.battlefield()
    assert not game.exists(gone)
    assert game.objects[back].counters == (("+1/+1", 1),)

    performing.move(game, tape, back, Zone.GRAVEYARD, because=BECAUSE)
    resolve_all(game, tape)
    assert game.battlefield() == ()


def test_persist_does_not_return_with_a_minus_counter_on_it(game: Game, tape: Tape) -> None:
    put_and_move(game, tape, Keyword("persist"), Zone.GRAVEYARD, counters=(("-1/-1", 1),))

    assert game.battlefield() == ()


def test_afterlife_creates_flying_spirits(game: Game, tape: Tape) -> None:
    put_and_move(game, tape, Keyword("afterlife", amount=Number(2)), Zone.GRAVEYARD)

    assert [game.objects[each].face.subtypes for each in game.battlefield()] == [("Spirit",)] * 2


def test_living_weapon_brings_a_germ_and_equips_it(game: Game, tape: Tape) -> None:
    weapon = face("Weapon", "artifact", Keyword("living weapon"), subtypes=("Equipment",))
    grown = setup.put(game, face("Song", "enchantment"), Zone.BATTLEFIELD, "Ana")
    card = setup.put(game, weapon, Zone.HAND, "Ana")

    new = performing.move(game, tape, card, Zone.BATTLEFIELD, because=BECAUSE)
    priority.settle(game, tape)
    resolving.resolve_top(game, tape)

    assert new is not None
    assert game.objects[new].attached_to not in (None, grown)
    priority.settle(game, tape)
    assert game.objects[new].attached_to is None


def test_evolve_needs_a_greater_newcomer(game: Game, tape: Tape) -> None:
    grower = face("Grower", "creature", Keyword("evolve"), size=(1, 1))
    id = setup.put(game, grower, Zone.BATTLEFIELD, "Ana")

    for _ in range(2):
        card = setup.put(game, BEAR, Zone.HAND, "Ana")
        performing.move(game, tape, card, Zone.BATTLEFIELD, because=BECAUSE)
        resolve_all(game, tape)

    assert game.objects[id].counters == (("+1/+1", 1),)


def test_storm_copies_for_each_spell_before_it(game: Game, tape: Tape) -> None:
    for _ in range(2):
        spell = setup.put(game, face("Small", "instant"), Zone.STACK, "Ana")
        cast(game, tape, spell)
    storm = setup.put(game, face("Storm", "sorcery", Keyword("storm"), GAIN_ONE), Zone.STACK, "Ana")

    cast(game, tape, storm)
    resolve_all(game, tape)

    assert game.players["Ana"].life == 23


def test_prowess_grows_for_noncreature_spells(game: Game, tape: Tape) -> None:
    from rulings_cli.engine import layers

    monk = face("Monk", "creature", Keyword("prowess"), size=(1, 1))
    id = setup.put(game, monk, Zone.BATTLEFIELD, "Ana")

    for kind in ("instant", "creature"):
        spell = setup.put(game, face("Spell", kind, size=(1, 1)), Zone.STACK, "Ana")
        cast(game, tape, spell)
    while game.stack() and game.objects[game.stack()[-1]].on_stack is None:
        performing.move(game, tape, game.stack()[-1], Zone.EXILE, because=BECAUSE)
    resolve_all(game, tape)

    assert layers.characteristics(game, id).power == 2


def test_cascade_exiles_until_a_cheaper_card_and_offers_it(game: Game) -> None:
    big = face("Wave", "sorcery", Keyword("cascade"), GAIN_ONE, cost=("3",))
    small = face("Drop", "sorcery", GAIN_ONE, cost=("1",))
    dear = face("Dear", "sorcery", GAIN_ONE, cost=("5",))
    for each in (dear, small, BEAR):
        setup.put(game, each, Zone.LIBRARY, "Ana")
    spell = setup.put(game, big, Zone.STACK, "Ana")

    def answer(choice: object, game: Game) -> object:
        return {"may": True}.get(choice.kind, getattr(choice.domain, "options", None))  # type: ignore[attr-defined]

    tape = Tape(answerer=answer)  # type: ignore[arg-type]
    cast(game, tape, spell)
    resolving.resolve_top(game, tape)

    assert [game.objects[each].name for each in game.stack()] == ["Wave", "Drop"]
    assert [game.objects[each].name for each in game.in_zone(Zone.LIBRARY, "Ana")] == [
        "Bear",
        "Dear",
    ]


def test_cumulative_upkeep_is_paid_for_each_age_counter(game: Game) -> None:
    keyword = Keyword("cumulative upkeep", cost=Cost((PayMana(ManaCost(("1",))),)))
    id = setup.put(
        game, face("Frost", "artifact", keyword), Zone.BATTLEFIELD, "Ana", counters=(("age", 1),)
    )
    setup.put_mana(game, "Ana", "C", "C", "C")
    answers = {"may": True, "mana abilities": "done"}

    def answer(choice: Choice, game: Game) -> object:
        return answers.get(choice.kind) or next(iter(choice.domain))

    tape = Tape(answerer=answer)
    performing.record(game, tape, StepBegan(BECAUSE, Step.UPKEEP, "Ana"))
    resolve_all(game, tape)

    assert game.exists(id)
    assert len(game.players["Ana"].mana) == 1
    assert game.objects[id].counters == (("age", 2),)


def test_fading_permanent_is_sacrificed_when_it_has_no_counter_left(game: Game, tape: Tape) -> None:
    id = setup.put(
        game,
        face("Wisp", "artifact", Keyword("fading", amount=Number(1))),
        Zone.BATTLEFIELD,
        "Ana",
        counters=(("fade", 1),),
    )

    for there in (True, False):
        performing.record(game, tape, StepBegan(BECAUSE, Step.UPKEEP, "Ana"))
        resolve_all(game, tape)
        assert game.exists(id) is there


def test_sunburst_counts_the_colors_that_were_spent(game: Game, tape: Tape) -> None:
    units = [ManaUnit(each, 0, serial=n) for n, each in enumerate("WUUC")]
    paid = tuple(Payment("1", each) for each in units)
    record = CastRecord("Ana", Zone.HAND, payments=paid)
    sun = face("Sun", "artifact", Keyword("sunburst"))
    spell = setup.put(game, sun, Zone.STACK, "Ana", cast=record)

    new = performing.move(game, tape, spell, Zone.BATTLEFIELD, because=BECAUSE)

    assert new is not None
    assert game.objects[new].counters == (("charge", 2),)
