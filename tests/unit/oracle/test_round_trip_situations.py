"""Texts that situations turn on, on made-up cards: each compiles and its tree says it again."""

from __future__ import annotations

import pytest

from rulings_cli.abilities.abilities import StaticAbility, Uncompiled
from rulings_cli.abilities.static import MayPlayFrom
from rulings_cli.oracle.compiling import Surroundings, compile_paragraph
from rulings_cli.oracle.saying import say

TEXTS = (
    (
        "creature",
        "This creature saddles Mounts and crews Vehicles as though its power were 3 greater.",
    ),
    ("creature", "This creature crews Vehicles using its toughness rather than its power."),
    (
        "creature",
        "Whenever this creature is dealt damage, look at that many cards from the top of your "
        "library.",
    ),
    (
        "creature",
        "Whenever this creature is dealt damage, its controller exiles that many cards from "
        "the top of their library.",
    ),
    (
        "land",
        "{T}: Draw a card. Activate only if an opponent was dealt 7 or more damage this turn.",
    ),
    ("land", "{T}: You may play the exiled card without paying its mana cost."),
    (
        "land",
        "{T}: Draw a card. Activate only if you attacked with three or more creatures this turn.",
    ),
    ("creature", "This creature gets +1/+1 as long as a library has ten or fewer cards in it."),
    (
        "creature",
        "When this creature dies, the exiled card's owner may cast that card without paying its "
        "mana cost.",
    ),
    (
        "artifact",
        "As long as ~ is attached to a Goat, you may play lands and cast Goat spells from the "
        "top of your library.",
    ),
    ("sorcery", "Until end of turn, you may play lands and cast Goat spells from your graveyard."),
    (
        "sorcery",
        "If a Goat card would be put into your graveyard from anywhere this turn, exile it "
        "instead.",
    ),
    ("sorcery", "You may cast target instant card from your graveyard this turn."),
    ("sorcery", "Exile up to two target nonland, nontoken permanents."),
    (
        "sorcery",
        "Look at the top four cards of your library. Put up to two of them on top of your "
        "library and the rest into your graveyard.",
    ),
    ("sorcery", "Destroy target artifact, target creature, target Goat, and target land."),
    ("sorcery", "If an opponent has more life than you, you gain 3 life."),
    ("sorcery", "If target opponent controls fewer lands than you, draw a card."),
    (
        "creature",
        "As long as you've discarded a card this turn, you may pay {B} to cast this spell.",
    ),
    (
        "enchantment",
        "At the beginning of your end step, if you didn't attack this turn, draw a card.",
    ),
    (
        "enchantment",
        "At the beginning of your upkeep, if there are 40 or more charge counters on ~, you win "
        "the game.",
    ),
    (
        "enchantment",
        "At the beginning of the end step, if no Goats are on the battlefield, sacrifice ~.",
    ),
    ("creature", "Whenever an ability of enchanted creature is activated, draw a card."),
    ("land", "{T}: Put your commander into your hand from the command zone."),
    ("creature", "{2}{G}: Put ~ onto the battlefield from the command zone."),
    ("sorcery", "Destroy target land with a basic land type."),
    (
        "sorcery",
        "Sacrifice any number of Goats. Search your library for up to that many Goat cards, put "
        "them onto the battlefield, then shuffle.",
    ),
    (
        "sorcery",
        "Any number of target players each lose 1 life and sacrifice a Goat of their choice.",
    ),
    ("artifact", "Each spell costs {1} more to cast except during its controller's turn."),
    ("sorcery", "This spell costs {1} less to cast during your turn."),
    (
        "instant",
        "If an opponent cast three or more spells this turn, "
        "you may pay {2} rather than pay this spell's mana cost.",
    ),
    (
        "instant",
        "If an opponent had a red creature enter the battlefield under their control this turn, "
        "you may pay {W} rather than pay this spell's mana cost.",
    ),
    (
        "instant",
        "If an opponent drew four or more cards this turn, "
        "you may pay {G} rather than pay this spell's mana cost.",
    ),
    (
        "creature",
        "If a Goat you control attacking causes a triggered ability of an artifact you control "
        "to trigger, that ability triggers an additional time.",
    ),
    (
        "creature",
        "If a triggered ability of another Goat you control triggers, "
        "it triggers an additional time.",
    ),
    ("creature", "When this creature enters, if its surge cost was paid, draw a card."),
    ("sorcery", "If the {1}{B} cost was paid, an opponent draws a card."),
    (
        "sorcery",
        "~ deals 2 damage divided as you choose among two targets. If this spell's "
        "flashback cost was paid, it deals 4 damage divided as you choose among those permanents "
        "and/or players instead.",
    ),
    ("instant", "The next creature spell you cast this turn can't be countered."),
    ("instant", "The next Goat spell you cast this turn can be cast as though it had flash."),
    ("creature", "{T}: The next spell you cast this turn has convoke."),
    (
        "creature",
        "{T}: The next Goat spell you cast this turn costs {X} less to cast, "
        "where X is twice the number of lands you control as this ability resolves.",
    ),
    ("instant", "Any number of target nonland permanents you control phase out."),
    ("sorcery", "You gain life equal to the life you've lost this turn."),
    (
        "enchantment",
        "Whenever you cast a Goat spell with a mana cost that contains {X}, double the value of X.",
    ),
    (
        "enchantment",
        "Whenever you cast a Goat spell, if that spell's mana cost or that ability's activation "
        "cost contains {X}, draw a card.",
    ),
    (
        "enchantment",
        "Whenever you cast a Goat spell or activate an ability, copy that spell or ability.",
    ),
    ("creature", "Whenever you expend 8, draw a card."),
    ("enchantment", "Your life total can't change."),
    ("artifact", "~ can be attached only to a legendary creature."),
    (
        "enchantment",
        "Whenever a Goat becomes tapped or enchanted player activates an artifact's ability "
        "without {T} in its activation cost, draw a card.",
    ),
    (
        "artifact",
        "Whenever equipped creature becomes tapped or an opponent activates an ability of "
        "equipped creature without {T} in its activation cost, you gain 1 life.",
    ),
    ("planeswalker", "Prevent all damage that would be dealt to ~ during your turn."),
    (
        "creature",
        "You may have this creature enter as a copy of a Goat you control, except it enters with "
        "three additional +1/+1 counters on it if it's a creature, it enters with two additional "
        "loyalty counters on it if it's a planeswalker, and it has flying.",
    ),
    (
        "instant",
        "Copy target Goat spell you control, except it isn't legendary if the spell is legendary.",
    ),
    (
        "enchantment",
        "Goats you control are the chosen type. The same is true for Goat spells you "
        "control and Goat cards you own that aren't on the battlefield.",
    ),
    ("instant", "Change the target of target spell or ability with a single target."),
    ("creature", "When this creature enters, change the target of target spell to this creature."),
    (
        "creature",
        "For each {R} in a cost, you may pay 2 life rather than pay that mana.",
    ),
    ("artifact", "You may play lands and cast Goat spells from the top of your library."),
    (
        "creature",
        "If a card you didn't control would be put into your graveyard from anywhere, "
        "exile it instead.",
    ),
    ("enchantment", "Creatures you control are the chosen type."),
    ("enchantment", "All Goats and all Oxen are 2/2 white Goat creatures."),
    ("enchantment", "Goats you control are 1/1 green Elf creatures that are still lands."),
    (
        "enchantment",
        "All Swamps and all Goats are 1/1 black Goat creatures and Swamp lands "
        "in addition to their other types.",
    ),
    (
        "enchantment",
        "Enchanted permanent is a Goat artifact creature with base power and toughness 3/4 and "
        "has vigilance, and it loses all other abilities, card types, and creature types.",
    ),
    (
        "enchantment",
        'Enchanted permanent is a colorless land with "{T}: Add {C}" '
        "and loses all other card types and abilities.",
    ),
    (
        "enchantment",
        "Enchanted land is a 3/1 red Goat creature with haste. It's still a land.",
    ),
    (
        "planeswalker",
        "During your turn, ~ is a 4/4 Goat creature with indestructible "
        "that's still a planeswalker.",
    ),
    ("creature", "This creature is the chosen type in addition to its other types."),
    (
        "sorcery",
        "Create a 1/1 red Goblin creature token, a 2/2 green Bear creature token, and a Treasure "
        "token.",
    ),
    ("creature", "{0}: Change a target of target spell or ability to this creature."),
    (
        "artifact",
        "All cards that aren't on the battlefield, spells, and permanents are colorless.",
    ),
    ("enchantment", "If a creature would enter and it wasn't cast, exile it instead."),
    ("enchantment", "Counters can't be put on artifacts, creatures, or lands."),
    ("creature", "Creatures you control can't have -1/-1 counters put on them."),
    (
        "instant",
        "Destroy target creature if it has power 2 or less instead if it's your turn.",
    ),
    ("instant", "Target spell can't be countered."),
    ("artifact", "When this artifact has no brick counters on it, sacrifice it."),
)


@pytest.mark.parametrize(("kind", "text"), TEXTS)
def test_text_compiles_and_its_tree_says_it_again(kind: str, text: str) -> None:
    paragraph = compile_paragraph(text, Surroundings((kind,)))

    assert not [each.reason for each in paragraph.abilities if isinstance(each, Uncompiled)]
    assert say(paragraph) == text


@pytest.mark.parametrize(
    "text",
    [
        "You may cast Goat spells from the top of your library.",
        "You may play lands and cast Goat spells from the top of your library.",
    ],
)
def test_spells_from_a_library_are_cast_for_life(text: str) -> None:
    paragraph = compile_paragraph(text, Surroundings(("artifact",)))
    (ability,) = paragraph.abilities
    assert isinstance(ability, StaticAbility)
    *lands, spells = ability.effects
    assert isinstance(spells, MayPlayFrom)
    for_life = ability.evolve(effects=(*lands, spells.evolve(for_life=True)))

    said = say(paragraph.evolve(abilities=(for_life,)))

    assert said.startswith(f"{text} If you cast a spell this way, pay life")
    assert compile_paragraph(said, Surroundings(("artifact",))).abilities == (for_life,)
