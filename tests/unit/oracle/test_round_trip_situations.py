"""Texts that situations turn on, on made-up cards: each compiles and its tree says it again."""

from __future__ import annotations

import pytest

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.oracle.compiling import Surroundings, compile_paragraph
from rulings_cli.oracle.saying import say

TEXTS = (
    ("artifact", "Each spell costs {1} more to cast except during its controller's turn."),
    ("sorcery", "This spell costs {1} less to cast during your turn."),
    (
        "instant",
        "If an opponent cast two or more spells this turn, "
        "you may pay {0} rather than pay this spell's mana cost.",
    ),
    (
        "instant",
        "If an opponent had a red creature enter the battlefield under their control this turn, "
        "you may pay {W} rather than pay this spell's mana cost.",
    ),
    (
        "instant",
        "If an opponent drew three or more cards this turn, "
        "you may pay {R} rather than pay this spell's mana cost.",
    ),
    (
        "creature",
        "If a creature you control attacking causes a triggered ability of a permanent you control "
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
        "~ deals 2 damage divided as you choose among any number of targets. If this spell's "
        "madness cost was paid, it deals X damage divided as you choose among those permanents "
        "and/or players instead.",
    ),
    ("instant", "The next creature spell you cast this turn can't be countered."),
    ("instant", "The next sorcery spell you cast this turn can be cast as though it had flash."),
    ("creature", "{T}: The next spell you cast this turn has convoke."),
    (
        "creature",
        "{T}: The next instant or sorcery spell you cast this turn costs {X} less to cast, "
        "where X is the number of Goats you control as this ability resolves.",
    ),
    ("instant", "Any number of target nonland permanents you control phase out."),
    ("sorcery", "You gain life equal to the life you've lost this turn."),
    (
        "enchantment",
        "Whenever you cast a permanent spell with a mana cost that contains {X}, "
        "double the value of X.",
    ),
    (
        "enchantment",
        "Whenever you cast an instant or sorcery spell or activate an ability, if that spell's "
        "mana cost or that ability's activation cost contains {X}, copy that spell or ability. "
        "You may choose new targets for the copy.",
    ),
    ("creature", "Whenever you expend 8, draw a card."),
    ("enchantment", "Your life total can't change."),
    ("artifact", "~ can be attached only to a legendary creature."),
    (
        "enchantment",
        "Whenever an artifact an opponent controls becomes tapped or an opponent activates an "
        "artifact's ability without {T} in its activation cost, you gain 1 life.",
    ),
    ("planeswalker", "Prevent all damage that would be dealt to ~ during your turn."),
    (
        "creature",
        "You may have this creature enter as a copy of a creature or planeswalker you control, "
        "except it enters with an additional +1/+1 counter on it if it's a creature, it enters "
        "with an additional loyalty counter on it if it's a planeswalker, and it isn't legendary.",
    ),
    (
        "instant",
        "Copy target creature spell you control, except it isn't legendary if the spell is "
        "legendary.",
    ),
    (
        "enchantment",
        "Creatures you control are the chosen type. The same is true for creature spells you "
        "control and creature cards you own that aren't on the battlefield.",
    ),
    ("instant", "Change the target of target spell or ability with a single target."),
    ("creature", "When this creature enters, change the target of target spell to this creature."),
    (
        "creature",
        "For each {B} in a cost, you may pay 2 life rather than pay that mana.",
    ),
    (
        "artifact",
        "You may play lands and cast spells from the top of your library. If you cast a spell this "
        "way, pay life equal to its mana value rather than pay its mana cost.",
    ),
    (
        "creature",
        "If a card you didn't control would be put into an opponent's graveyard from anywhere, "
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
        "Enchanted creature is an Insect artifact creature with base power and toughness 0/1 and "
        "has indestructible, and it loses all other abilities, card types, and creature types.",
    ),
    (
        "enchantment",
        'Enchanted permanent is a colorless land with "{T}: Add {C}" '
        "and loses all other card types and abilities.",
    ),
    (
        "enchantment",
        "Enchanted land is a 2/2 blue Elemental creature with flying. It's still a land.",
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
