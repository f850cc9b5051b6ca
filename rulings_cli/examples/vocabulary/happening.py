"""The "when" lines of what happens as though an effect did it."""

from __future__ import annotations

from typing import Final

from rulings_cli.examples.vocabulary.forms import Form

HAPPENING: Final = (
    Form(
        "when",
        "destroyed",
        "{object} is destroyed",
        "as though an effect destroyed it",
        "Codsworth is destroyed",
    ),
    Form("when", "dies", "{object} dies", "as though it were destroyed", "Grizzly Bears dies"),
    Form(
        "when",
        "sacrificed",
        "{object} is sacrificed",
        "by its controller",
        "Blood Pet is sacrificed",
    ),
    Form(
        "when", "exiled", "{object} is exiled", "as though an effect exiled it", "Codie is exiled"
    ),
    Form(
        "when",
        "leaves",
        "{object} leaves the battlefield",
        "to its owner's hand, as though an effect returned it",
        "Codie leaves the battlefield",
    ),
    Form(
        "when",
        "returned",
        "{object} is returned to its owner's hand",
        "as though an effect returned it",
        "Cavern of Souls is returned to its owner's hand",
    ),
    Form(
        "when",
        "enters",
        "{action} (is put onto|enters) the battlefield [under {whose} control]",
        "as though an effect put it there; it comes from any zone, or from outside",
        "Grizzly Bears is put onto the battlefield",
    ),
    Form(
        "when",
        "put_into_graveyard",
        "{object} is put into its owner's graveyard",
        "as though an effect put it there",
        "Opt is put into its owner's graveyard",
    ),
    Form(
        "when",
        "countered",
        "{object} is countered",
        "a spell or ability on the stack, as though an effect countered it",
        "Lightning Bolt is countered",
    ),
    Form(
        "when",
        "copied",
        "{object} is copied",
        "a spell on the stack, as though an effect of its controller copied it",
        "Endless One is copied",
    ),
    Form(
        "when",
        "token_copy",
        "{player} create[s] a token that's a copy of {object}",
        "as though an effect made the token",
        "you create a token that's a copy of Endless One",
    ),
    Form(
        "when", "becomes_tapped", "{object} becomes tapped", "by an effect", "Island becomes tapped"
    ),
    Form(
        "when",
        "becomes_untapped",
        "{object} becomes untapped",
        "by an effect",
        "Codie becomes untapped",
    ),
    Form(
        "when",
        "becomes_attached",
        "{object} becomes attached to {object:to}",
        "by an effect",
        "Bonesplitter becomes attached to Grizzly Bears",
    ),
    Form(
        "when",
        "counters_put",
        "{number} {counters} counter[s] (is|are) put on {object}",
        "by an effect",
        "2 +1/+1 counters are put on Grizzly Bears",
    ),
    Form(
        "when",
        "counters_removed",
        "{number} {counters} counter[s] (is|are) removed from {object}",
        "by an effect",
        "a +1/+1 counter is removed from Grizzly Bears",
    ),
    Form(
        "when",
        "sacrifices",
        "{player} sacrifice[s] {object}",
        "by an effect",
        "the opponent sacrifices Grizzly Bears",
    ),
    Form(
        "when",
        "mills",
        "{player} mill[s] {number} card[s]",
        "by an effect",
        "you mill 2 cards",
    ),
    Form(
        "when",
        "creates",
        "{player} create[s] {things}",
        "tokens by description, by an effect",
        "you create 2 Treasure token; a 1/1 white Soldier creature token",
    ),
    Form(
        "when",
        "fights",
        "{object} fights {object:other}",
        "by an effect; each deals damage equal to its power to the other",
        "Grizzly Bears fights Hill Giant",
    ),
    Form("when", "draws", "{player} draw[s] {number} card[s]", "by an effect", "you draw 2 cards"),
    Form("when", "discards", "{player} discard[s] {object}", "by an effect", "you discard Shock"),
    Form("when", "gains_life", "{player} gain[s] {number} life", "by an effect", "you gain 3 life"),
    Form("when", "loses_life", "{player} lose[s] {number} life", "by an effect", "you lose 3 life"),
    Form(
        "when",
        "dealt_damage",
        "{object} deals {number} damage to {object:to}",
        "by an effect of the source",
        "Codie deals 2 damage to the opponent",
    ),
    Form(
        "when",
        "gains_control",
        "{player} gain[s] control of {object}",
        "by an effect without end",
        "the opponent gains control of Codie",
    ),
    Form(
        "when",
        "gains",
        "{object} gains {keyword} until end of turn",
        "a keyword ability, by an effect",
        "Grizzly Bears gains protection from red until end of turn",
    ),
    Form(
        "when",
        "loses_all",
        "{object} loses all abilities until end of turn",
        "by an effect",
        "Grizzly Bears loses all abilities until end of turn",
    ),
    Form(
        "when",
        "loses",
        "{object} loses {keyword} until end of turn",
        "a keyword ability, by an effect",
        "Waterfall Aerialist loses flying until end of turn",
    ),
    Form(
        "when",
        "resized",
        "{object} gets {change} until end of turn",
        "by an effect",
        "Grizzly Bears gets -2/-2 until end of turn",
    ),
    Form(
        "when",
        "becomes_color",
        "{object} becomes {quality} until end of turn",
        "a color, instead of its own, by an effect",
        "Grizzly Bears becomes red until end of turn",
    ),
    Form(
        "when",
        "becomes",
        "{object} becomes (an|a) {quality} until end of turn",
        "a card type, supertype or subtype is added, by an effect",
        "Forest becomes a creature until end of turn",
    ),
)
