"""Made-up cards whose abilities are written as trees, in the words of no card."""

from __future__ import annotations

from casting_table import face

from rulings_cli.abilities.abilities import (
    Ability,
    ActivatedAbility,
    ActivationLimit,
    Paragraph,
    SpellAbility,
    StaticAbility,
)
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.conditions import ObjectIs
from rulings_cli.abilities.costs import Cost, PayMana, TapThis
from rulings_cli.abilities.described import (
    Compare,
    Described,
    HasSubtype,
    HasSupertype,
    HasType,
)
from rulings_cli.abilities.durations import UntilEndOfTurn
from rulings_cli.abilities.effects import (
    Add,
    Attach,
    CastCard,
    DelayedTrigger,
    Effect,
    Exile,
    ExileTop,
    ExileUntil,
    If,
    LookAtTop,
    May,
    PermitPlay,
    PutIntoZone,
    PutOntoBattlefield,
    SearchLibrary,
    Sentence,
    Shuffle,
    Target,
)
from rulings_cli.abilities.mana import Symbols
from rulings_cli.abilities.quantities import Number, ValueOf
from rulings_cli.abilities.references import Bound, TargetObject, TargetPlayer, You
from rulings_cli.abilities.static import CantCast
from rulings_cli.abilities.triggers import Casts
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.zones import Zone

SPELL = Described(noun="spell")
INSTANT_OR_SORCERY = ((HasType("instant"),), (HasType("sorcery"),))
FOUND = Bound("found", "that card")
REVEALED = Bound("revealed", "it")
UNTIL_END_OF_TURN = UntilEndOfTurn()
CHEAPER = Compare("mana value", "<", ValueOf("mana value", Bound("triggering", "that spell")))


def mana(amount: str, *, tap: bool = True) -> Cost:
    """Give the cost of so much generic mana, and of tapping."""
    paid = PayMana(ManaCost((amount,)))
    return Cost((paid, TapThis()) if tap else (paid,))


def body(*effects: Effect) -> tuple[Sentence, ...]:
    """Give a body of one sentence for each effect."""
    return tuple(Sentence((each,)) for each in effects)


def with_abilities(plain: Face, *abilities: Ability) -> Face:
    """Give the face with these abilities."""
    return plain.evolve(paragraphs=tuple(Paragraph((each,)) for each in abilities))


def rite(name: str, cost: str, *effects: Effect, target: Target | None = None) -> Face:
    """Give a sorcery that does this."""
    targets = () if target is None else (target,)
    return with_abilities(face(name, "sorcery", cost=cost), SpellAbility(body(*effects), targets))


def to_library(what: Bound) -> PutIntoZone:
    """Give the instruction to put cards at the bottom in a random order."""
    return PutIntoZone(what, Zone.LIBRARY, "bottom", "random")


LATE = DelayedTrigger(
    Casts(You(), SPELL),
    body(
        ExileUntil(Described(kinds=INSTANT_OR_SORCERY, noun="card", further=(CHEAPER,))),
        PermitPlay(FOUND, UNTIL_END_OF_TURN, free=True),
        to_library(Bound("others", "the others")),
    ),
    duration=UNTIL_END_OF_TURN,
)
LATE_MANA = ActivatedAbility(mana("4"), body(Add(Symbols(("W", "U", "B", "R", "G"))), LATE))
#: Forbids permanent spells; its mana comes with a delayed trigger that digs.
BOOK = with_abilities(
    face("Chatty Book", "legendary artifact creature - Book", cost="{3}", size=(1, 4)),
    StaticAbility((CantCast(You(), Described(kinds=((HasType("permanent"),),), noun="spell")),)),
    LATE_MANA,
)
#: Digs in an opponent's library and lets the card be cast at once.
WAND = with_abilities(
    face("Odd Wand", "artifact"),
    ActivatedAbility(
        mana("4"),
        body(
            ExileUntil(Described(kinds=INSTANT_OR_SORCERY, noun="card"), TargetPlayer()),
            May((CastCard(FOUND),)),
            to_library(Bound("uncast", "the rest")),
        ),
        (Target(player="opponent"),),
    ),
)
#: Exiles the top card and lets it be played until end of turn.
URN = with_abilities(
    face("Deep Urn", "artifact"),
    ActivatedAbility(
        mana("5", tap=False),
        body(Shuffle(), ExileTop(), PermitPlay(FOUND, UNTIL_END_OF_TURN, play=True, free=True)),
    ),
)
#: Moves an Aura or Equipment of yours to a creature of yours.
HELPER = with_abilities(
    face("Kind Helper", "artifact creature - Robot", size=(3, 3)),
    ActivatedAbility(
        Cost((TapThis(),)),
        body(Attach(TargetObject(0), TargetObject(1))),
        (
            Target(
                Described(
                    kinds=((HasSubtype("Aura"),), (HasSubtype("Equipment"),)), controller=You()
                )
            ),
            Target(Described(kinds=((HasType("creature"),),), controller=You())),
        ),
        (ActivationLimit("sorcery"),),
    ),
)
SEEK = rite(
    "Seek Ground",
    "{G}",
    SearchLibrary(
        Described((HasSupertype("basic"),), ((HasType("land"),),), noun="card"),
        to=Zone.BATTLEFIELD,
        tapped=True,
    ),
)
DIG_ONCE = with_abilities(
    face("Dig Once", "sorcery", cost="{G}"),
    SpellAbility(
        (
            Sentence((LookAtTop(Number(1), reveal=True),)),
            Sentence(
                (
                    If(
                        ObjectIs(REVEALED, Described(kinds=((HasType("land"),),), noun="card")),
                        (PutOntoBattlefield(REVEALED),),
                    ),
                )
            ),
            Sentence((PutIntoZone(REVEALED, Zone.HAND),), opening="otherwise ,"),
        )
    ),
)
TAKE_ONE = rite(
    "Take One",
    "{U}",
    LookAtTop(Number(3)),
    PutIntoZone(Bound("revealed", "one of them"), Zone.HAND),
    PutIntoZone(Bound("rest", "the rest"), Zone.LIBRARY, "bottom", "any"),
)
BLINK = rite(
    "Blink",
    "{W}",
    Exile(TargetObject(0)),
    PutOntoBattlefield(TargetObject(0), verb="return"),
    target=Target(Described(kinds=((HasType("creature"),),), controller=You())),
)
