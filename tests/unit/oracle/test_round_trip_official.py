"""Texts that the rules' own examples turn on, on made-up cards: each tree says its text again."""

from __future__ import annotations

import pytest

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.oracle.compiling import Surroundings, compile_paragraph
from rulings_cli.oracle.saying import say

_COPY = "You may have this creature enter as a copy of any creature you control"
TEXTS = (
    ("creature", f"{_COPY}, except it's 5/5."),
    ("creature", f"{_COPY}, except it's a 1/1 green Frog."),
    ("creature", f"{_COPY}, except it isn't legendary and it has flying."),
    ("creature", f"{_COPY}, except it's an artifact in addition to its other types."),
    ("creature", f"{_COPY}, except it enters with two additional +1/+1 counters on it."),
    ("creature", "You may have this creature enter as a copy of an artifact you control."),
    ("creature", "Creatures you control enter as a copy of this creature."),
    (
        "creature",
        "Whenever another creature you control dies, this creature becomes a copy of that "
        "creature, "
        "except it has flying and this ability.",
    ),
    (
        "creature",
        "{2}: This creature becomes a copy of target creature until end of turn, "
        "except it's 1/4 and has flying.",
    ),
    (
        "sorcery",
        "Create a token that's a copy of target creature, except it has reach and flying.",
    ),
    ("instant", "Switch target creature's power and toughness until end of turn."),
    ("artifact", "{2}: Switch this creature's power and toughness until end of turn."),
    (
        "enchantment",
        "If a Goat you control would deal damage to a creature, "
        "it deals that much damage plus 3 to that creature instead.",
    ),
    (
        "enchantment",
        "If a Goat you control would deal combat damage to an opponent, "
        "it deals triple that damage instead.",
    ),
    ("creature", "If a source would deal damage to a Goat you control, prevent 2 of that damage."),
    ("artifact", "No more than two creatures can attack each combat."),
    ("artifact", "No more than one creature can block each combat."),
    ("enchantment", "Artifacts can't enter."),
    ("creature", "Your opponents can't block with creatures with odd mana values."),
    ("creature", "Red spells and white spells you cast cost {1} less to cast."),
    ("sorcery", "Destroy target artifact and target land. They can't be regenerated."),
    ("land", "{T}: Choose a color of a creature you control. Add one mana of that color."),
    ("artifact", "When this artifact enters, each of that player's opponents draws a card."),
    ("artifact", "If this artifact would die, put it on top of its owner's library instead."),
    ("creature", "Snow swampwalk"),
    (
        "instant",
        "Target Goat and each other Goat that shares a color with it gain haste until end of turn.",
    ),
    (
        "creature",
        "{T}: Prevent the next 2 damage that would be dealt to target Goat and each other Goat "
        "that shares a color with it this turn.",
    ),
    (
        "sorcery",
        "Exile target land. Search its controller's graveyard, hand, and library for any "
        "number of Goat cards with the same name as that land and exile them. You gain 1 life.",
    ),
    (
        "sorcery",
        "Target player reveals their hand. You choose a card other than a basic land card "
        "from it. That player discards that card.",
    ),
    (
        "sorcery",
        "Search your library for up to three basic land cards, reveal those cards, put one "
        "onto the battlefield and the other into your graveyard, then shuffle.",
    ),
    (
        "creature",
        "Whenever you attack, look at the top five cards of your library. Put one into your "
        "graveyard and the other into your hand.",
    ),
    (
        "creature",
        "When this creature enters, create a 1/1 red Goblin creature token. Exile that token "
        "when this creature leaves the battlefield.",
    ),
    ("sorcery", "Exchange control of two target creatures."),
    ("enchantment", "Cumulative upkeep—Draw a card."),
    ("creature", "If you would draw a card, you may skip that draw instead."),
    ("artifact", "If a player would draw a card, that player skips that draw instead."),
    ("creature", "If an opponent would gain life, that player loses that much life instead."),
    (
        "creature",
        "If you would gain life while your library has no cards in it, draw a card instead.",
    ),
    (
        "artifact",
        "When this artifact enters, shuffle your hand, your graveyard, and all permanents you "
        "own into your library.",
    ),
    (
        "creature",
        "When this creature enters, you may sacrifice a land. "
        "When you do, this creature deals 2 damage to any target.",
    ),
)


@pytest.mark.parametrize(("kind", "text"), TEXTS)
def test_text_compiles_and_its_tree_says_it_again(kind: str, text: str) -> None:
    paragraph = compile_paragraph(text, Surroundings((kind,)))

    assert not [each.reason for each in paragraph.abilities if isinstance(each, Uncompiled)]
    assert say(paragraph) == text
