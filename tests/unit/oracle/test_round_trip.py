"""Short made-up texts, one a phrase: each compiles, and its tree says the same words again."""

from __future__ import annotations

import pytest

from rulings_cli.abilities.abilities import Paragraph, Uncompiled
from rulings_cli.oracle.compiling import Surroundings, compile_paragraph
from rulings_cli.oracle.saying import say

PERMANENT = (
    "Flying, vigilance",
    "Ward {2}",
    "Ward—Pay 3 life.",
    "Protection from red and from blue",
    "Affinity for artifacts",
    "Enchant creature",
    "Equip Knight {1}",
    "Suspend 3—{1}{U}",
    "{T}: Add {G}.",
    "{T}: Add {W} or {U}.",
    "{1}, {T}: Add {R}{R}, {R}{G}, or {G}{G}.",
    "{T}: Add one mana of any color.",
    "Tap an untapped Goat you control: Add two mana in any combination of colors.",
    "{T}: Add {B} for each Swamp you control.",
    "{T}: Add an amount of {R} equal to this creature's power.",
    "{T}: Add X mana of any one color, where X is this creature's toughness.",
    "{T}: Add one mana of any type that a Goat you control could produce.",
    "{T}: Add {U}. Spend this mana only to cast Wizard spells.",
    "{T}: Add {C}. Spend this mana only to activate abilities of artifacts.",
    "{T}, Pay 1 life: Add {B}. Activate only if you control two or more Swamps.",
    "Sacrifice a Goblin: Add {R}{R}.",
    "Tap two untapped Elves you control: Add {G}{G}{G}.",
    "{2}, Discard a card: Draw two cards.",
    "{T}, Remove a charge counter from ~: ~ deals 2 damage to any target.",
    "{3}: Return this card from your graveyard to your hand.",
    "Whenever you tap a Forest for mana, add an additional {G}.",
    "Whenever enchanted land is tapped for mana, its controller adds an additional {U}.",
    "If you tap a land for mana, it produces twice as much of that mana instead.",
    "If a Forest is tapped for mana, it produces {R} instead of any other type.",
    "Creatures you control get +1/+1 and have flying.",
    "If damage would be dealt to ~, prevent that damage and remove that many +1/+1 counters from "
    "it.",
    "If noncombat damage would be dealt to you, put that many delay counters on ~ instead.",
    "Prevent all damage that would be dealt to you and Goats you control by sources you don't "
    "control.",
    "You have protection from the chosen card name.",
    "Protection from spells that are one or more colors",
    "Spells and abilities your opponents control can't cause you to discard cards.",
    "When you play another land, sacrifice ~.",
    "{T}: You may cast Goat spells this turn as though they had flash.",
    "If you control two or more other lands, this land enters tapped.",
    "Creatures entering or dying don't cause abilities to trigger.",
    "Goat cards in graveyards and libraries can't enter.",
    "Players can't cast spells from graveyards or libraries.",
    "Whenever a Goat you control attacks, ~ deals 1 damage to the player or planeswalker it's "
    "attacking.",
    "Whenever ~ attacks, create a 1/1 white Goat creature token that's attacking.",
    "Whenever ~ is dealt damage, it deals that much damage to the chosen player.",
    "Whenever a creature is exiled from the battlefield, draw a card.",
    "~ can't be blocked except by creatures with flying or reach.",
    "Whenever you discard a card, exile that card from your graveyard.",
    "Goats you control can attack as though they didn't have defender.",
    "~ gets +1/+1 for each experience counter you have.",
    "If a source would deal damage to an opponent, that source deals double that damage to that "
    "opponent instead.",
    "Untap all Goats you control during each other player's untap step.",
    "Whenever a Goat you control enters, if you control at least five other Goats, draw two cards.",
    "When this card is put into your graveyard from your library, draw two cards.",
    "Whenever one or more Goat cards are put into your graveyard from anywhere, draw a card.",
    "Untap this artifact during each other player's untap step.",
    "Enchanted creature can't attack or block.",
    'Lands you control have "{T}: Add one mana of any color."',
    "As long as you control a Swamp, this creature has deathtouch.",
    "Red spells you cast cost {1} less to cast.",
    "Artifact spells your opponents cast cost {2} more to cast.",
    "You may cast Wizard spells as though they had flash.",
    "Players can't cast noncreature spells.",
    "You may play lands from your graveyard.",
    "This land enters tapped unless you control a Plains or an Island.",
    "As this land enters, you may pay 7 life. If you don't, it enters tapped.",
    "As this artifact enters, choose a color.",
    "This creature enters with X +1/+1 counters on it.",
    "When ~ enters, create a 1/1 white Soldier creature token.",
    "Whenever another Zombie you control dies, each opponent loses 1 life and you gain 1 life.",
    "At the beginning of each end step, you may pay {7}. If you do, scry 6.",
    "When this creature dies, you may draw a card.",
    "Whenever this creature attacks, it gets +2/+0 until end of turn.",
    "{5}: Exile the top six cards of your library. You may play those cards this turn.",
)
SPELL = (
    "Draw two cards.",
    "Destroy target nonblack creature.",
    "Destroy all artifacts and enchantments.",
    "Counter target noncreature spell.",
    "Create a 1/1 green Goat creature token. If this spell was kicked, create five of those tokens "
    "instead.",
    "Discard up to two cards, then draw that many cards.",
    "Each player loses life equal to the greatest number of cards a player discarded this way.",
    "At the beginning of your next upkeep, pay {3}{U}. If you don't, you lose the game.",
    "Counter target triggered ability or colorless spell.",
    "Counter target spell, activated ability, or triggered ability.",
    "Counter target spell unless its controller pays {3}.",
    "~ deals 3 damage to target creature or planeswalker.",
    "~ deals X damage to any target.",
    "Target creature gets +3/+3 until end of turn.",
    "Target player draws a card and loses 1 life.",
    "Return target permanent to its owner's hand.",
    "Exile target creature. Its controller gains 2 life.",
    "Put two +1/+1 counters on target creature you control.",
    "Search your library for a Forest card, put it into your hand, then shuffle.",
    "This spell costs {2} less to cast for each Dragon you control.",
    "As an additional cost to cast this spell, sacrifice a creature.",
    "You may pay 4 life rather than pay this spell's mana cost.",
    "This spell can't be countered.",
    "Choose one —\n• Draw a card.\n• Target creature gains haste until end of turn.",
    "Spree\n+ {1} — Draw a card.\n+ {2} — Destroy target artifact.",
)
CONTEXTS = [(text, Surroundings(("creature",))) for text in PERMANENT]
CONTEXTS += [(text, Surroundings(("sorcery",))) for text in SPELL]


@pytest.mark.parametrize(("text", "context"), CONTEXTS)
def test_text_compiles_and_its_tree_says_it_again(text: str, context: Surroundings) -> None:
    paragraph = compile_paragraph(text, context)

    assert not [each.reason for each in paragraph.abilities if isinstance(each, Uncompiled)]
    assert say(paragraph) == text


def test_name_stands_where_the_text_speaks_of_its_own_card() -> None:
    paragraph = compile_paragraph("~ gains haste until end of turn.", Surroundings(("instant",)))

    assert say(paragraph, "Grull") == "Grull gains haste until end of turn."


@pytest.mark.parametrize("text", ["Flibber the gibbet.", "Draw a gibbet.", "{T}: Gibbet."])
def test_text_that_is_not_read_says_where_it_stopped(text: str) -> None:
    (only,) = compile_paragraph(text, Surroundings(("sorcery",))).abilities

    assert isinstance(only, Uncompiled)
    assert "stopped" in only.reason
    assert only.at > 0


def test_mention_that_could_mean_two_things_is_not_compiled() -> None:
    text = "Destroy target creature and target artifact. Its controller draws a card."

    (only,) = compile_paragraph(text, Surroundings(("sorcery",))).abilities

    assert isinstance(only, Uncompiled)


def test_no_more_than_three_words_of_the_text_are_kept_of_what_is_not_read() -> None:
    text = "Flibber the gibbet and the wobbly snark."

    (only,) = compile_paragraph(text, Surroundings(("sorcery",))).abilities

    assert isinstance(only, Uncompiled)
    assert "wobbly snark" not in repr(only)


def test_paragraph_of_two_sentences_is_two_static_abilities() -> None:
    text = "Creatures you control get +1/+1. You have no maximum hand size."

    paragraph = compile_paragraph(text, Surroundings(("enchantment",)))

    assert isinstance(paragraph, Paragraph)
    assert len(paragraph.abilities) == 2
