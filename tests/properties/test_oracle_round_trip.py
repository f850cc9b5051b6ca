"""Saying a tree and compiling the words gives the tree again."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword, Paragraph
from rulings_cli.abilities.costs import (
    Cost,
    PayLife,
    PayMana,
    SacrificeObjects,
    SacrificeThis,
    TapObjects,
    TapThis,
)
from rulings_cli.abilities.described import (
    Another,
    Compare,
    Described,
    HasColor,
    HasKeyword,
    HasState,
    HasSubtype,
    HasType,
    IsNot,
    Quality,
)
from rulings_cli.abilities.effects import Add, Destroy, Draw, GainLife, Scry, Sentence
from rulings_cli.abilities.mana import AnyColor, OneOf, Repeated, Symbols
from rulings_cli.abilities.quantities import CountOf, Number
from rulings_cli.abilities.references import AnOpponent, Each, You
from rulings_cli.abilities.spending import SpendOnly, ToCast
from rulings_cli.oracle.compiling import Surroundings, compile_paragraph
from rulings_cli.oracle.saying import say
from rulings_cli.terms.mana import MANA_TYPES, ManaCost

ADJECTIVES: st.SearchStrategy[Quality] = st.sampled_from(
    (HasState("tapped"), HasState("attacking"), HasColor("R"), IsNot(HasType("artifact")))
)
KINDS: st.SearchStrategy[tuple[tuple[Quality, ...], ...]] = st.sampled_from(
    (
        ((HasType("creature"),),),
        ((HasType("artifact"), HasType("creature")),),
        ((HasSubtype("Elf"),), (HasSubtype("Time Lord"),)),
        ((HasType("artifact"),), (HasType("land"),), (HasType("enchantment"),)),
    )
)
QUALITIES: st.SearchStrategy[Quality] = st.sampled_from(
    (
        HasKeyword("flying"),
        Compare("power", ">=", Number(3)),
        Compare("mana value", "<=", Number(2)),
    )
)


@st.composite
def described(draw: st.DrawFn) -> Described:
    other = draw(st.sampled_from(((), (Another("another"),))))
    return Described(
        adjectives=(*other, *draw(st.lists(ADJECTIVES, max_size=1))),
        kinds=draw(KINDS),
        controller=draw(st.sampled_from((None, You(), AnOpponent()))),
        further=tuple(draw(st.lists(QUALITIES, max_size=1))),
    )


SYMBOLS = st.lists(st.sampled_from(MANA_TYPES), min_size=1, max_size=3).map(tuple)
MANA = st.one_of(
    SYMBOLS.map(Symbols),
    st.lists(SYMBOLS, min_size=2, max_size=3).map(lambda runs: OneOf(tuple(runs))),
    st.just(AnyColor()),
    st.integers(2, 5).map(lambda n: AnyColor(Number(n), "combination")),
    described().map(
        lambda what: Repeated(
            Symbols(("G",)), CountOf(what.evolve(adjectives=()), "for each"), "for each"
        )
    ),
)
SPELLS = st.sampled_from(
    (
        Described(kinds=((HasType("creature"),),), noun="spell"),
        Described(kinds=((HasSubtype("Aura"),), (HasSubtype("Equipment"),)), noun="spell"),
    )
)
ADDS = st.builds(
    lambda mana, spell: Add(mana, restriction=spell and SpendOnly((ToCast(spell),))),
    MANA,
    st.one_of(st.none(), SPELLS),
)
COMPONENTS = st.lists(
    st.one_of(
        st.just(TapThis()),
        st.integers(1, 5).map(lambda n: PayMana(ManaCost((str(n), "U")))),
        st.integers(1, 5).map(lambda n: PayLife(Number(n))),
        st.just(SacrificeThis()),
        described().map(SacrificeObjects),
        described().map(
            lambda what: TapObjects(what.evolve(adjectives=(HasState("untapped"),)), Number(2))
        ),
    ),
    min_size=1,
    max_size=3,
).map(lambda found: Cost(tuple(found)))
EFFECTS = st.one_of(
    ADDS,
    st.integers(1, 4).map(lambda n: Draw(count=Number(n))),
    st.integers(1, 9).map(lambda n: Scry(Number(n))),
    st.integers(1, 9).map(lambda n: GainLife(Number(n), You("you"))),
    described().map(lambda what: Destroy(Each(what.evolve(adjectives=()), "all"))),
)
ABILITIES = st.builds(
    ActivatedAbility,
    COMPONENTS,
    st.lists(EFFECTS.map(lambda one: Sentence((one,))), min_size=1, max_size=3).map(tuple),
)


@given(ABILITIES)
def test_activated_ability_survives_saying_and_compiling(ability: ActivatedAbility) -> None:
    paragraph = Paragraph((ability,))

    assert compile_paragraph(say(paragraph), Surroundings(("artifact",))) == paragraph


@given(st.lists(st.sampled_from(("flying", "haste", "first strike", "ward")), min_size=1))
def test_line_of_keywords_survives_saying_and_compiling(names: list[str]) -> None:
    cost = Cost((PayMana(ManaCost(("2",))),))
    line = Paragraph(tuple(Keyword(name, cost if name == "ward" else None) for name in names))

    assert compile_paragraph(say(line), Surroundings(("creature",))) == line
