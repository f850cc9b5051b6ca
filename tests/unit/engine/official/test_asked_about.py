"""Moved counters, goading for good, escaping with counters, and what each player does in turn."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_PROTECTED = "gain protection from everything"
_AIM = "choose new targets for the copy"
_REST = "the rest on the bottom"
_CHOOSE = "You choose a card from it"
_CARDS = with_cards(
    {
        "Lender": (
            "{1}{G}",
            "creature Ox",
            "0/0",
            "{G}: Move a +1/+1 counter from this creature onto target creature.",
        ),
        "Taunt": ("{1}", "enchantment Aura", "", "Enchant creature\nEnchanted creature is goaded."),
        "Riser": (
            "{3}{G}",
            "creature Ox",
            "3/3",
            "Escape—{G}, Exile a card from your graveyard.\n"
            "This creature escapes with two +1/+1 counters on it.",
        ),
        "Turning": (
            "{G}",
            "sorcery",
            "",
            "Each player exiles all Bear cards from their graveyard, then sacrifices all Elves "
            "they control, then puts all cards they exiled this way onto the battlefield.",
        ),
        "Shelter": (
            "{G}",
            "instant",
            "",
            f"Until your next turn, your life total can't change and you {_PROTECTED}.",
        ),
        "Old Master": (
            "{3}",
            "legendary creature Bear",
            "2/2",
            "As long as ~ is in the command zone or on the battlefield, other Bear spells you cast "
            "cost {1} less to cast.",
        ),
        "Dig Up": (
            "{G}",
            "sorcery",
            "",
            "Reveal cards from the top of your library until you reveal a Bear card. Put that "
            f"card onto the battlefield and {_REST} of your library in any order.",
        ),
        "Pick": (
            "{G}",
            "sorcery",
            "",
            f"Target opponent reveals their hand. {_CHOOSE} with mana value 2 or greater. That "
            "player discards that card.",
        ),
        "Away": (
            "{G}",
            "instant",
            "",
            "Return target spell or nonland permanent to its owner's hand.",
        ),
        "Late Riser": (
            "{G}",
            "creature Ox",
            "1/1",
            "~ enters with two +1/+1 counters on it if you didn't cast it from your hand.",
        ),
        "Gamble": (
            "{G}",
            "enchantment",
            "",
            "Whenever you cast an instant or sorcery spell, flip a coin. If you win the flip, copy "
            f"that spell, and you may {_AIM}.",
        ),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_counter_moves_only_if_there_is_one() -> None:
    holds(
        """\
given you control Lender; Plain Bear; Forest
given Lender has 2 +1/+1 counters
when  you activate Lender targeting Plain Bear
when  the stack resolves
then  Plain Bear is 3/3
then  Lender is 1/1
but if you activate Lender targeting Lender
then  Lender is 2/2
"""
    )


def test_static_goading_makes_it_attack() -> None:
    holds(
        """\
given you control Plain Bear
given the opponent controls Taunt
given Taunt is attached to Plain Bear
when  the end step begins
then  Plain Bear is tapped
but if Plain Bear came under your control this turn
then  Plain Bear is untapped
"""
    )


def test_counters_only_for_what_escaped() -> None:
    holds(
        """\
given you control 4 Forest
given Riser; Deep Thought are in your graveyard
when  you cast Riser
when  the stack resolves
then  Riser is 5/5
but if you hold Riser
then  Riser is 3/3
"""
    )


def test_each_player_exiles_sacrifices_and_puts_their_own() -> None:
    holds(
        """\
given you control Forest; Mossy Elder
given you hold Turning
given Plain Bear is in the opponent's graveyard
when  you cast Turning
when  the stack resolves
then  the opponent controls Plain Bear
then  Mossy Elder is in your graveyard
but if Plain Bear is in your graveyard
then  you control Plain Bear
"""
    )


def test_two_static_effects_for_a_time() -> None:
    holds(
        """\
given you control Forest
given you hold Shelter
given the opponent controls Mountain
given the opponent holds Small Spark
when  you cast Shelter
when  the stack resolves
then  the opponent can't cast Small Spark targeting you
but if Deep Thought instead of Shelter
then  casting Deep Thought is illegal
"""
    )


def test_copy_after_a_flip() -> None:
    holds(
        """\
given you control Gamble; Mountain
given you hold Small Spark
when  you cast Small Spark targeting the opponent
when  the top of the stack resolves
when  you win the flip
when  the stack resolves
then  the opponent has 14 life
but if you lose the flip
then  the opponent has 17 life
"""
    )


def test_ability_that_works_in_the_command_zone_too() -> None:
    holds(
        """\
given Old Master is in your command zone
given you control Forest
given you hold Plain Bear
then  casting Plain Bear is legal
but if Old Master is in your graveyard
then  casting Plain Bear is illegal
"""
    )


def test_rest_goes_to_the_bottom_without_a_verb() -> None:
    holds(
        """\
given you control Forest
given your library, from the top, is Small Spark; Plain Bear; Island
given you hold Dig Up
when  you cast Dig Up
when  the stack resolves
then  you control Plain Bear
then  your library has 2 cards
but if your library, from the top, is Small Spark; Mossy Elder; Island
then  your library has 3 cards
"""
    )


def test_card_is_chosen_by_its_mana_value() -> None:
    holds(
        """\
given you control Forest
given you hold Pick
given the opponent holds Plain Bear; Small Spark
when  you cast Pick targeting the opponent
when  the stack resolves
then  Plain Bear is in the opponent's graveyard
but if the opponent holds Plain Bear; Deep Thought
when  you choose Deep Thought
then  Deep Thought is in the opponent's graveyard
"""
    )


def test_spell_or_nonland_permanent() -> None:
    holds(
        """\
given you control Forest
given you hold Away
given the opponent controls Island; Plain Bear
given the stack, from the top, is the opponent's Small Spark targeting you
then  casting Away targeting Island is illegal
then  casting Away targeting Plain Bear is legal
then  casting Away targeting Small Spark is legal
but if Island instead of Forest
then  casting Away targeting Small Spark is illegal
"""
    )


def test_counters_where_it_was_not_cast_from_the_hand() -> None:
    holds(
        """\
given you hold Late Riser
when  Late Riser is put onto the battlefield
then  Late Riser is 3/3
but if Plain Bear instead of Late Riser
then  Plain Bear is 2/2
"""
    )


def test_no_counters_where_it_was_cast_from_the_hand() -> None:
    holds(
        """\
given you control Forest
given you hold Late Riser
when  you cast Late Riser
when  the stack resolves
then  Late Riser is 1/1
but if Riser instead of Late Riser
then  casting Riser is illegal
"""
    )
