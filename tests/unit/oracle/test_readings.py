"""Sentences that could be read in two ways have one reading, the one that the rules give."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.official.atomic_cards import read_atomic_cards
from rulings_cli.oracle.compiling import compile_face

#: Every so-manieth card of the pool is looked at.
SAMPLE = 12
#: What is ambiguous, a sentence, and what its tree must hold.
SENTENCES = [
    (
        "a time at the end is that of what an intervening if allows, not of the if",
        "creature",
        "When this creature enters, if you control an Elf, return it to your hand at the "
        "beginning of the next end step.",
        "condition=Controls(who=You(words='you')",
    ),
    (
        "a duration at the end belongs to each change before it that has none",
        "instant",
        "Target creature gets +1/+1 and gains flying until end of turn.",
        "changes=(ModifyPowerToughness(power=Number(n=1), toughness=Number(n=1)), GrantAbilities",
    ),
    (
        "it, of a spell that targets the creature itself, is the creature",
        "creature",
        "Whenever you cast a spell that targets this creature, put three charge counters on it.",
        "on=This(words='it')",
    ),
    (
        "a time within a change is that change's own",
        "instant",
        "Target creature gets +2/+2 until end of turn and must be blocked this turn if able.",
        "duration=UntilEndOfTurn(words='within')",
    ),
    (
        "and/or lets both be chosen among the kinds",
        "instant",
        "Destroy up to two target artifacts and/or enchantments.",
        "kinds=((HasType(name='artifact'),), (HasType(name='enchantment'),))",
    ),
    (
        "what stands after 'you control' describes the creature still",
        "instant",
        "Untap target creature you control with flying.",
        "controller=You(words='you'), further=(HasKeyword(name='flying'),)",
    ),
    (
        "that player is the one of the event",
        "creature",
        "Whenever this creature deals damage to an opponent, that player discards two cards.",
        "Discard(who=ThatPlayer(), count=Number(n=2))",
    ),
    (
        "that player is the last one named, here the target",
        "sorcery",
        "Target player draws two cards. That player loses 2 life.",
        "Sentence(effects=(LoseLife(amount=Number(n=2), who=ThatPlayer()),))",
    ),
    (
        "it is the source of an ability of an object, not the player's card",
        "creature",
        "Whenever this creature attacks, it gets +1/+0 until end of turn.",
        "of=This(words='it')",
    ),
    (
        "during your turn is when spells are not cast",
        "creature",
        "Your opponents can't cast spells during your turn.",
        "during=DuringTurn(whose=You(), words='during your turn')",
    ),
    (
        "damage to and by one object is prevented by one instruction",
        "creature",
        "{U}: Prevent all damage that would be dealt to and dealt by this creature this turn.",
        "Prevent(to=This(words='this creature'), both=True)",
    ),
    (
        "what a copy is except for goes on after and",
        "artifact",
        "{1}: Create a token that's a copy of target creature, except it's 1/1 and it has flying.",
        "Keyword(name='flying'),), words='0|and 6'))",
    ),
    (
        "a plain verb after they is theirs",
        "creature",
        "Whenever this creature deals combat damage to a player, they draw a card and lose 1 life.",
        "LoseLife(amount=Number(n=1), who=ThatPlayer(words='they'))",
    ),
    (
        "a plain verb after you and another player is theirs together",
        "instant",
        "Destroy target creature. You and its controller each draw a card and lose 2 life.",
        "LoseLife(amount=Number(n=2), who=YouAnd(other=ControllerOf(",
    ),
    (
        "the villainous choice ends with its second option",
        "creature",
        "When this creature dies, each opponent faces a villainous choice — That player loses 2 "
        "life, or you gain 1 life and you draw a card.",
        "second=(GainLife(amount=Number(n=1)), Draw())",
    ),
]


def abilities(text: str, kind: str) -> list[object]:
    made = compile_face("Brass Golem", text, types=(kind,))
    return [each for one in made for each in one.abilities]


@pytest.mark.parametrize(
    ("kind", "text", "held"), [each[1:] for each in SENTENCES], ids=[each[0] for each in SENTENCES]
)
def test_an_ambiguous_sentence_has_one_reading(kind: str, text: str, held: str) -> None:
    found = abilities(text, kind)

    assert not any(isinstance(each, Uncompiled) for each in found), found
    assert held in repr(found)


def unclear(folder: Path) -> Iterator[str]:
    """Give the names of the sampled faces that have a paragraph with two readings."""
    cards = list(read_atomic_cards(folder / "mtgjson" / "AtomicCards.json.xz"))
    for card in cards[::SAMPLE]:
        for face in card.faces:
            made = compile_face(
                face.name,
                face.text,
                types=face.types,
                subtypes=face.subtypes,
                supertypes=face.supertypes,
                layout=card.layout,
            )
            reasons = [getattr(each, "reason", "") for one in made for each in one.abilities]
            if any("two readings" in each for each in reasons):
                yield face.name


def test_no_card_of_a_sample_has_two_readings(shared_data: Path) -> None:
    assert list(unclear(shared_data)) == []
