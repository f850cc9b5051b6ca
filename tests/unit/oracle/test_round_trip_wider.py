"""Further wordings that many cards share, on made-up texts: each compiles and is said again."""

from __future__ import annotations

import pytest

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.oracle.compiling import Surroundings, compile_paragraph
from rulings_cli.oracle.saying import say

#: How the first card of each of a player's draw steps is left out.
_AFTER_FIRST = "except the first one you draw in each of your draw steps"

#: Parts of longer texts.
_IF_TOKENS = "If one or more tokens would be created"
_YOURS = "under your control"
_IT_INSTEAD = "exile it instead."
_EACH_KIND = "each of those kinds of counters"
_MOST = "the most votes"
_YARD = "your graveyard"
_CAST_SO = "cast this way"
_AT_FIRST = "your starting life total"
_NONCOMBAT = "deals noncombat damage"
_SOME = "one or more counters"
_EITHER = "target creature or planeswalker"
_THEN_DRAW = "then draw"

TEXTS = (
    # objects that are chosen and no targets
    ("sorcery", "Choose a Goat you control. It gains flying until end of turn."),
    ("sorcery", "Each opponent chooses a Goat they control. You gain control of those creatures."),
    # life totals
    ("sorcery", "Double your life total."),
    ("sorcery", "Exchange life totals with target opponent."),
    ("creature", "{1}: Exchange target opponent's life total with this creature's power."),
    ("creature", f"As long as you have at least 3 life more than {_AT_FIRST}, ~ has flying."),
    ("creature", f"As long as your life total is greater than {_AT_FIRST}, ~ has flying."),
    (
        "sorcery",
        "Create a number of 1/1 red Goat creature tokens equal to two plus your life total.",
    ),
    ("creature", f"Whenever a source you control {_NONCOMBAT} to an opponent, draw a card."),
    (
        "sorcery",
        "If you've cast another spell named ~ this game, draw a card. Otherwise, put ~ into its "
        "owner's library seventh from the top.",
    ),
    (
        "enchantment",
        "During each of your turns, you may play a land and cast a Goat spell of each permanent "
        "type from your graveyard.",
    ),
    (
        "creature",
        f"You may cast Goat spells from {_YARD}. If a spell {_CAST_SO} would be put into {_YARD}, "
        "exile it instead.",
    ),
    # votes, piles and options
    (
        "sorcery",
        "Starting with you, each player votes for a Goat you don't control. Exile each permanent "
        f"with {_MOST} or tied for most votes.",
    ),
    ("creature", "While voting, you get an additional vote."),
    (
        "sorcery",
        "Separate all lands target player controls into two piles. That player sacrifices all "
        "lands in the pile of their choice.",
    ),
    ("sorcery", "Create a Clue token or a Food token."),
    ("instant", "Target Goat gets +X/+X or -X/-X until end of turn, where X is your life total."),
    (
        "sorcery",
        "Target player mills two cards. If two Goat cards that share a color were milled this "
        "way, repeat this process.",
    ),
    # tokens that would be created
    (
        "enchantment",
        f"{_IF_TOKENS} {_YOURS}, those tokens plus an additional Food token are created instead.",
    ),
    (
        "enchantment",
        f"{_IF_TOKENS}, twice that many of those tokens are created instead.",
    ),
    (
        "enchantment",
        f"If one or more creature tokens would be created {_YOURS}, that many 1/1 white Goat "
        "creature tokens with flying are created instead.",
    ),
    ("artifact", "If you would create a Food, Clue, or Gold token, instead create one of each."),
    (
        "artifact",
        "If you would create one or more Food tokens, instead create those tokens plus an "
        "additional Clue token.",
    ),
    # events of players, and lists of events
    ("creature", "Whenever an opponent draws their second card each turn, you gain 1 life."),
    ("creature", "Whenever an opponent searches their library, you gain 1 life."),
    ("creature", "Whenever you create a token, you gain 1 life."),
    ("creature", "Whenever you create or sacrifice a token, you gain 1 life."),
    (
        "creature",
        "Whenever an opponent sacrifices a Goat or discards a land card, you may put that card "
        f"from a graveyard onto the battlefield {_YOURS}.",
    ),
    ("creature", "Whenever a Goat dies, or a card leaves your graveyard, you gain 1 life."),
    (
        "creature",
        "Whenever ~ attacks an opponent, you may put a Goat creature card from your hand onto the "
        "battlefield tapped and attacking that opponent.",
    ),
    # counters
    ("sorcery", "Remove up to three counters from target Goat."),
    ("sorcery", "Destroy target Goat with no counters on it."),
    ("sorcery", "Destroy each Goat without an ice counter on it."),
    ("creature", "When ~ dies, if it had counters on it, put its counters on target Goat."),
    (
        "creature",
        f"If you would put {_SOME} on a Goat you control, put that many plus one of "
        f"{_EACH_KIND} on that creature instead.",
    ),
    # exiled instead
    (
        "creature",
        "If a nontoken Goat would die, instead exile that card and you gain 1 life.",
    ),
    ("creature", "If a Goat you control would die, instead exile it with an ice counter on it."),
    ("creature", "If a permanent would be put into a graveyard, exile it instead."),
    (
        "instant",
        f"~ deals 2 damage to {_EITHER}. If that creature or "
        f"planeswalker would die this turn, {_IT_INSTEAD}",
    ),
    # hands and libraries
    (
        "sorcery",
        f"Shuffle the cards from your hand into your library, {_THEN_DRAW} that many cards.",
    ),
    ("enchantment", "At the beginning of your draw step, draw two additional cards."),
    (
        "sorcery",
        "Search your library for a Goat card, reveal it, then shuffle and put the card on top.",
    ),
    ("creature", "{1}: Put this card from exile onto the battlefield tapped."),
    ("creature", "Creatures without flying or reach can't block."),
    # attached as they enter
    ("creature", "When ~ enters, create a Wicked Role token attached to target Goat you control."),
    ("sorcery", "Create a Young Hero Role token attached to up to one target creature."),
    ("sorcery", "For each Goat your opponents control, create a Cursed Role token attached to it."),
    (
        "enchantment",
        "When a Goat enters, return this card from your graveyard to the battlefield attached to "
        "it.",
    ),
    # draws beside the first one of a draw step; steps that all skip
    (
        "creature",
        f"Whenever you draw a card {_AFTER_FIRST}, you gain 1 life.",
    ),
    ("enchantment", "Players skip their untap steps."),
    ("artifact", "Players skip their upkeep steps."),
    # the greatest and the least
    (
        "sorcery",
        "Each opponent sacrifices a creature with the greatest power among creatures they control.",
    ),
    ("sorcery", "Exile target Goat with the lowest toughness among creatures on the battlefield."),
    (
        "sorcery",
        "Target opponent discards a card with the greatest mana value among cards in their hand.",
    ),
    ("sorcery", "Destroy all creatures that aren't legendary."),
    ("sorcery", "Exile all permanents that are one or more colors."),
    # processes that are repeated
    ("sorcery", "Draw a card, then you lose 1 life. Repeat this process two more times."),
    ("sorcery", "Draw a card. You may repeat this process any number of times."),
    ("sorcery", "Repeat the following process X times. You gain 1 life."),
    (
        "sorcery",
        "You gain 1 life. If you control a Goat, draw a card and repeat this process.",
    ),
    (
        "sorcery",
        "Each opponent loses 2 life unless that player sacrifices a Goat of their choice or "
        "discards a card.",
    ),
    # damage that a source would deal
    ("instant", "Prevent all damage target instant or sorcery spell would deal this turn."),
    ("instant", "Prevent all combat damage that Goats would deal this turn."),
    ("instant", "Prevent all damage a red source of your choice would deal to you this turn."),
    ("planeswalker", "[+1]: Until your next turn, prevent all damage target permanent would deal."),
    # events
    ("creature", "Whenever you play a card from exile, you gain 1 life."),
    ("creature", "Whenever a player plays a land or casts a spell, you gain 1 life."),
    ("creature", "Whenever a player plays a Cave, you gain 1 life."),
    ("creature", "Whenever you're dealt combat damage, draw that many cards."),
    ("creature", "Whenever an opponent is dealt noncombat damage, you gain that much life."),
    ("creature", "Whenever this creature is dealt combat damage, you gain that much life."),
    ("creature", "At end of combat on your turn, if you attacked this turn, draw a card."),
    # what was exiled or tapped for it
    ("creature", "This creature enters with a charge counter on it for each card exiled with it."),
    ("creature", "When this creature enters, untap each creature that convoked it."),
    ("sorcery", "Each creature that convoked this spell gets +1/+1 until end of turn."),
    # untap steps and mana
    ("sorcery", "Goats target player controls don't untap during that player's next untap step."),
    ("sorcery", "Goats don't untap during target player's next untap step."),
    ("sorcery", "Target player loses all unspent mana."),
    # copies that others make
    (
        "sorcery",
        "Destroy target Goat. Each opponent may copy this spell and may choose a new target for "
        "that copy.",
    ),
    # either of two cards
    (
        "sorcery",
        "Discard a card, then return a Goat card or a land card from your graveyard to your hand.",
    ),
    ("sorcery", "Return target Goat card or card with flash from your graveyard to your hand."),
    # names, differences, players that were dealt damage
    ("artifact", "As this artifact enters, choose a nonbasic land card name."),
    ("sorcery", "Choose a card name. Target player discards all cards with that name."),
    (
        "creature",
        "When ~ enters, if you have fewer than two cards in hand, draw cards equal to the "
        "difference.",
    ),
    ("sorcery", "If target opponent has more cards in hand than you, you gain 3 life."),
    ("sorcery", "Draw cards equal to the number of opponents who were dealt damage this turn."),
    (
        "creature",
        "This spell costs {2} less to cast for each opponent who was dealt damage this turn.",
    ),
    (
        "creature",
        "Whenever you cast a spell, reveal the top card of your library. Draw a card if it has the "
        "same mana value as the revealed card.",
    ),
    # totals, and what can't be had
    (
        "sorcery",
        "Search your library for any number of Goat cards with total mana value 6 or less, put "
        "them into your hand, then shuffle.",
    ),
    ("sorcery", "Destroy target creature with total power and toughness 5 or less."),
    ("creature", "Goats your opponents control lose trample and can't have or gain trample."),
    ("enchantment", "All lands lose all abilities except mana abilities."),
    ("enchantment", 'The "legend rule" doesn\'t apply.'),
    ("creature", "You can't cast ~ unless an opponent lost life this turn."),
    # you and yours, and keywords that something has or had
    ("enchantment", "You and Goats you control have protection from Dragons."),
    ("instant", "You and permanents you control gain hexproof from red until end of turn."),
    ("instant", "Draw a card if an opponent has cast a red spell this turn."),
    ("creature", "Whenever a Goat you control dies, if it didn't have trample, draw a card."),
    ("creature", "Whenever you discard a card, if it has madness, you gain 1 life."),
    # one card of each kind, and either of two protections
    (
        "sorcery",
        "Search your library for a basic Forest card and a Goat card, reveal those cards, put them "
        "into your hand, then shuffle.",
    ),
    (
        "instant",
        "Target Goat gains protection from lands or from the color of your choice until end of "
        "turn.",
    ),
    ("instant", "Unattach target Equipment."),
    ("creature", "As long as ~ is on the battlefield, it has flying."),
    # what it is then
    ("creature", "As long as ~ has a charge counter on it, it's a land."),
    ("artifact", "As long as you control a Goat, it's an artifact creature."),
)


@pytest.mark.parametrize(("kind", "text"), TEXTS)
def test_the_text_is_read_and_said_again(kind: str, text: str) -> None:
    made = compile_paragraph(text, Surroundings((kind,)))

    assert not any(isinstance(each, Uncompiled) for each in made.abilities), made
    assert say(made) == text
