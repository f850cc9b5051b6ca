"""Running examples: what is set up, played, checked and contrasted."""

from __future__ import annotations

import pytest
from example_cards import card, with_cards

from rulings_cli.errors import InputError, UnknownCard
from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import RunResult, play, run_example, to_json


def run(text: str) -> RunResult:
    return run_example(parse_example(text, "page.md", 1, "it"), card)


def held(text: str) -> None:
    result = run(text)
    assert result.passed, (result.failed, result.contrasts)


def test_mana_ability_of_a_creature_needs_time() -> None:
    held(
        """\
given you control Mossy Elder
when  you activate Mossy Elder
then  your mana pool is {G}
but if Mossy Elder came under your control this turn
then  activating Mossy Elder is illegal by 302.6
"""
    )


def test_casting_stands_still_while_mana_abilities_are_activated() -> None:
    held(
        """\
given you control Old Book, Bound in Brass; 4 Island
given you hold Small Spark
when  you begin to cast Small Spark targeting the opponent
when  you activate Old Book, paying with 4 Island
then  your mana pool is {W}{U}{B}{R}{G}
then  nobody received priority since Old Book was activated
when  you pay {R}
then  your mana pool is {W}{U}{B}{G}
then  the stack, from the top, is Small Spark
but if Old Book is tapped
then  activating Old Book is illegal
then  casting Small Spark is reversed by 733.1
"""
    )


def test_prohibition_is_told_with_its_rule() -> None:
    held(
        """\
given you control Old Book, Bound in Brass; 2 Forest
given you hold Plain Bear
then  casting Plain Bear is illegal by 601.3
but if Old Book has left the battlefield
then  casting Plain Bear is legal
"""
    )


def test_one_mana_less_makes_a_spell_too_dear() -> None:
    held(
        """\
given you control 3 Island
given you hold Deep Thought
then  you can cast Deep Thought
but if you control 2 Island
then  you can't cast Deep Thought
"""
    )


def test_another_type_of_card_flips_timing() -> None:
    held(
        """\
given you control Mountain
given you hold Small Spark
given it is the opponent's turn
then  casting Small Spark targeting the opponent is legal
but if Slow Spark instead of Small Spark
then  casting Slow Spark targeting the opponent is illegal by 117.1a
"""
    )


def test_spell_resolves_and_goes_to_the_graveyard() -> None:
    held(
        """\
given you control Mountain
given you hold Small Spark
when  you cast Small Spark targeting the opponent
when  the stack resolves
then  the opponent has 17 life
then  Small Spark is in your graveyard
then  Small Spark resolved
but if not: the stack resolves
then  Small Spark is on the stack
"""
    )


def test_may_that_no_line_answers_is_declined() -> None:
    held(
        """\
given you control 3 Forest
given you hold Gift of Plenty
given your library, from the top, is Forest
when  you cast Gift of Plenty
when  the stack resolves
then  you have 0 cards in hand
but if you choose to do so
then  you have 1 card in hand
"""
    )


def test_contrast_may_go_on_where_the_example_ends() -> None:
    held(
        """\
given you control 3 Forest
given you hold Gift of Plenty
given your library, from the top, is Forest
when  you cast Gift of Plenty
when  the stack resolves
then  you have 0 cards in hand
but if you control 2 Forest; Island
when  you choose to do so
then  you have 1 card in hand
"""
    )


def test_could_produce_is_a_least_fixed_point() -> None:
    held(
        """\
given you control 2 Looking Pool
then  the first Looking Pool could produce no mana
but if you control another Forest
then  the first Looking Pool could produce {G}
"""
    )


def test_x_of_a_spell_becomes_counters() -> None:
    held(
        """\
given you control 3 Forest
given you hold Swelling Ooze
when  you cast Swelling Ooze with X=2
when  the stack resolves
then  Swelling Ooze is 2/2
then  Swelling Ooze has 2 +1/+1 counters
but if you cast Swelling Ooze with X=1
then  Swelling Ooze is 1/1
"""
    )


def test_event_of_a_contrast_happens_before_all_else() -> None:
    held(
        """\
given you control Mossy Elder
then  Mossy Elder is on the battlefield
but if Mossy Elder is destroyed
then  Mossy Elder is in your graveyard
"""
    )


def test_kicker_is_part_of_one_total_cost() -> None:
    held(
        """\
given you control 3 Mountain
given you hold Loud Spark
then  casting Loud Spark kicked costs {2}{R}
but if Small Spark instead of Loud Spark
then  casting Small Spark costs {R}
"""
    )


def test_token_by_description() -> None:
    held(
        """\
given you control a 1/1 white Soldier creature token
then  Soldier token is 1/1
then  Soldier token is white
but if Soldier token has 1 +1/+1 counter
then  Soldier token is 2/2
"""
    )


def test_ward_is_a_keyword_ability() -> None:
    held(
        """\
given you control Warded Ox
then  Warded Ox has ward {2}
but if Plain Bear instead of Warded Ox
then  Plain Bear does not have ward {2}
"""
    )


def test_next_turn_makes_a_creature_ready() -> None:
    held(
        """\
given you control Mossy Elder, since this turn
when  it is your next turn
then  Mossy Elder is not summoning sick
but if not: it is your next turn
then  Mossy Elder is summoning sick
"""
    )


def test_false_line_tells_line_expected_and_got() -> None:
    result = run(
        """\
given you control Forest
when  you activate Forest
then  your mana pool is {R}
but if Forest is tapped
"""
    )

    assert not result.passed
    failure = result.failed[0]
    assert (failure.line, failure.expected, failure.got) == (3, "then your mana pool is {R}", "{G}")
    assert failure.last


def test_contrast_that_changes_nothing_does_not_pass() -> None:
    result = run(
        """\
given you control Forest
then  Forest is untapped
but if you have 3 life
"""
    )

    assert not result.failed
    assert [each.differs for each in result.contrasts] == [False]
    assert not result.passed


def test_mistake_under_a_change_is_no_contrast() -> None:
    result = run(
        """\
given you control Mossy Elder
when  you activate Mossy Elder
then  your mana pool is {G}
but if Forest instead of Mossy Elder
but if not: you control Mossy Elder
"""
    )
    second = result.contrasts[1]
    assert not second.passed
    assert second.failed[0].is_mistake
    assert "there is no Mossy Elder" in second.outcome
    assert not result.passed


def test_nothing_resolves_where_a_change_takes_the_spell_away() -> None:
    held(
        """\
given you control Mountain
given you hold Small Spark
when  you cast Small Spark targeting the opponent
when  the stack resolves
then  Small Spark resolved
but if Mountain is tapped
then  Small Spark was not cast
"""
    )


def test_refused_when_that_no_line_speaks_of_is_a_failure() -> None:
    result = run(
        """\
given you control Forest, tapped
when  you activate Forest
then  your mana pool is empty
but if you have 3 life
"""
    )

    assert "illegal" in result.failed[0].got


def test_text_that_is_not_understood_is_an_abstention() -> None:
    result = run(
        """\
given you control Half-Read Grove
then  Half-Read Grove could produce {G}
but if Forest instead of Half-Read Grove
"""
    )

    assert "not understood" in result.not_modelled


def test_tail_that_nothing_asks_for_is_an_error() -> None:
    result = run(
        """\
given you control Forest
when  you activate Forest targeting the opponent
then  your mana pool is {G}
but if Forest is tapped
"""
    )

    assert "nothing asked for this: the opponent" in result.failed[0].got


def test_rules_of_a_run_are_those_of_its_trace_and_refusals() -> None:
    result = run(
        """\
given you control Mossy Elder
when  you activate Mossy Elder
then  your mana pool is {G}
but if Mossy Elder came under your control this turn
"""
    )

    assert {"605.3b", "302.6"} <= result.rules


def test_same_example_gives_the_same_steps() -> None:
    text = """\
given you control 2 Forest; Mossy Elder
when  you activate Mossy Elder
then  your mana pool is {G}
but if Mossy Elder is tapped
"""

    assert run(text) == run(text)


def test_json_has_the_shape_of_the_contract() -> None:
    data = to_json(run("given you control Forest\nthen Forest is tapped\nbut if you have 3 life"))

    assert set(data) == {"id", "generated", "given", "steps", "passed", "contrast", "failed"}
    assert data["failed"][0] == {"line": 2, "expected": "then Forest is tapped", "got": "untapped"}


def test_planned_lines_are_played_without_an_example() -> None:
    run_ = play(["you control Forest"], ["you activate Forest"], card)

    assert run_.holds("your mana pool is {G}").ok
    assert not run_.holds("Forest is untapped").ok
    assert run_.refused is None


def test_planned_line_that_is_refused_gives_the_refusal() -> None:
    run_ = play(["you control Forest, tapped"], ["you activate Forest"], card)

    assert run_.refused is not None


@pytest.mark.parametrize(
    ("given", "when", "error"),
    [
        (["you control Nothing Known"], [], UnknownCard),
        (["you control Forest"], ["you cast Island"], InputError),
        (["Forest is tapped"], [], InputError),
    ],
)
def test_lines_about_what_is_not_there_are_input_errors(
    given: list[str], when: list[str], error: type[Exception]
) -> None:
    with pytest.raises(error):
        play(given, when, card)


def test_refusal_counts_only_while_the_position_is_the_same() -> None:
    held(
        """\
given you control Mossy Elder, tapped
when  you activate Mossy Elder
then  activating Mossy Elder is illegal by 107.5
when  Mossy Elder becomes untapped
then  activating Mossy Elder is legal
but if not: Mossy Elder becomes untapped
then  activating Mossy Elder is illegal by 107.5
"""
    )


def test_stack_may_be_set_up_with_targets() -> None:
    held(
        """\
given you control Plain Bear
given the stack, from the top, is the opponent's Small Spark targeting Plain Bear
when  the stack resolves
then  Plain Bear is in your graveyard
then  Small Spark is in the opponent's graveyard
but if Plain Bear gains protection from red until end of turn
then  Small Spark did not resolve
"""
    )


def test_mana_in_the_pool_has_the_limits_of_its_source() -> None:
    held(
        """\
given you control Narrow Lamp, tapped
given your mana pool is {C}{C} from Narrow Lamp
given you hold Strong Arm
when  you cast Strong Arm
then  your mana pool is {C} from Narrow Lamp
but if Warded Ox instead of Strong Arm
then  casting Warded Ox is reversed by 106.6
"""
    )


def test_costs_say_what_is_to_be_paid() -> None:
    held(
        """\
given you control Strong Arm; Plain Bear; Island
then  activating Strong Arm's equip ability targeting Plain Bear costs {1}
when  you activate Strong Arm targeting Plain Bear
when  the stack resolves
then  Strong Arm is attached to Plain Bear
then  Plain Bear is 4/2
but if not: you activate Strong Arm targeting Plain Bear
then  Strong Arm is not attached
"""
    )


def test_equipment_does_not_move_to_what_it_cannot_equip() -> None:
    held(
        """\
given you control Strong Arm attached to Plain Bear; Plain Bear; Mossy Elder; Island
when  Strong Arm becomes attached to Island
then  Strong Arm is attached to Plain Bear
but if Strong Arm becomes attached to Mossy Elder
then  Strong Arm is attached to Mossy Elder
"""
    )


def test_what_a_line_pays_with_goes_before_floating_mana() -> None:
    held(
        """\
given you control Mountain
given you hold Small Spark
given your mana pool is {R}
when  you cast Small Spark targeting the opponent, paying with Mountain
then  your mana pool is {R}
then  Mountain is tapped
but if you cast Small Spark targeting the opponent, paying with {R}
then  Mountain is untapped
"""
    )


def test_a_source_that_pays_nothing_is_an_error() -> None:
    result = run(
        """\
given you control Forest
given you hold Small Spark
given your mana pool is {R}
when  you cast Small Spark targeting the opponent, paying with Forest
then  Forest is tapped
but if Forest is tapped
"""
    )

    assert not result.passed
    assert any("pays nothing of it" in str(each) for each in result.failed)


def test_a_change_may_take_away_what_an_answer_answers() -> None:
    held(
        """\
given you control 3 Forest
given you hold Gift of Plenty
given your library has 3 cards
when  you cast Gift of Plenty
when  the stack resolves
when  you accept
then  you drew 1 card
but if Plain Bear instead of Gift of Plenty
then  you drew 0 cards
"""
    )


def test_what_a_change_took_away_is_not_activated() -> None:
    held(
        """\
given you control Mossy Elder; Mountain
when  you activate Mossy Elder
then  your mana pool is {G}
but if Mossy Elder has left the battlefield
then  your mana pool is empty
"""
    )


def test_controlling_no_such_thing_takes_it_away() -> None:
    held(
        """\
given you control 2 Mountain; Mossy Elder
given you hold Plain Bear
then  you can cast Plain Bear
but if you control no Mossy Elder
then  you cannot cast Plain Bear
"""
    )


def test_several_of_a_name_are_counted() -> None:
    found = parse_example(
        "given you control Forest\nwhen  you cast Plain Bear sacrificing 2 Forest; Island\n"
        "then  Plain Bear was cast\nbut if Forest is tapped",
        "page.md",
        1,
        "it",
    )
    (tail,) = found.script[0].get("action").tails
    assert [each.name for each in tail.get("objects")] == ["Forest", "Forest", "Island"]


def test_what_a_line_pays_tells_which_ability_is_meant() -> None:
    lamps = with_cards(
        {"Twin Lamp": ("{2}", "artifact", "", "{T}: Add {C}.\n{1}, {T}: Add {R}{R}{R}.")}
    )
    text = """\
given you control Twin Lamp; Forest
when  you activate Twin Lamp, paying with Forest
then  your mana pool is {R}{R}{R}
but if you activate Twin Lamp choosing {C}
then  your mana pool is {C}
"""
    result = run_example(parse_example(text, "page.md", 1, "it"), lamps)
    assert result.passed, (result.failed, result.contrasts)


def test_one_symbol_stands_for_as_much_mana_of_a_type() -> None:
    fields = with_cards({"Lush Field": ("", "land", "", "{T}: Add three mana of any one color.")})
    text = """\
given you control Lush Field
when  you activate Lush Field choosing {G}
then  your mana pool is {G}{G}{G}
but if you activate Lush Field choosing {W}{W}{W}
then  your mana pool is {W}{W}{W}
"""
    result = run_example(parse_example(text, "page.md", 1, "it"), fields)
    assert result.passed, (result.failed, result.contrasts)


def test_triggers_of_one_thing_are_ordered_by_their_numbers() -> None:
    bells = with_cards(
        {
            "Twin Bell": (
                "{1}",
                "artifact",
                "",
                "When ~ enters, you gain 1 life.\nWhen ~ enters, each player's life total "
                "becomes 5.",
            )
        }
    )
    text = """\
given you control 2 Mountain
given you hold Twin Bell
when  you cast Twin Bell
when  the top of the stack resolves
when  you put Twin Bell's first trigger; Twin Bell's second trigger on the stack in that order
when  the stack resolves
then  you have 6 life
but if you put Twin Bell's second trigger; Twin Bell's first trigger on the stack in that order
then  you have 5 life
"""
    result = run_example(parse_example(text, "page.md", 1, "it"), bells)
    assert result.passed, (result.failed, result.contrasts)


def test_a_card_is_suspended_foretold_or_plotted() -> None:
    cards = with_cards(
        {
            "Slow Bolt": (
                "{4}{R}",
                "sorcery",
                "",
                "Suspend 2—{R}\nDraw a card.",
            ),
            "Far Sight": ("{3}{U}", "sorcery", "", "Draw a card.\nForetell {U}"),
        }
    )
    text = """\
given you control 3 Mountain
given you hold Slow Bolt; Far Sight
then  you can suspend Slow Bolt
then  you can foretell Far Sight
when  you suspend Slow Bolt
then  Slow Bolt is in exile
then  Slow Bolt has 2 time counters
when  you foretell Far Sight
then  Far Sight is in exile
but if you control no Mountain
then  you can't suspend Slow Bolt
"""
    result = run_example(parse_example(text, "page.md", 1, "it"), cards)
    assert result.passed, (result.failed, result.contrasts)


def test_life_that_is_paid_says_x() -> None:
    cards = with_cards(
        {
            "Grim Tide": (
                "{B}",
                "sorcery",
                "",
                "As an additional cost to cast this spell, pay X life.\n"
                "All creatures get -X/-X until end of turn.",
            ),
            "Swamp": ("", "basic land Swamp", "", ""),
        }
    )
    text = """\
given you control Swamp; Plain Bear
given you hold Grim Tide
when  you cast Grim Tide paying 2 life
when  the stack resolves
then  Plain Bear died
but if you cast Grim Tide paying 1 life
then  Plain Bear is on the battlefield
"""
    result = run_example(parse_example(text, "page.md", 1, "it"), cards)
    assert result.passed, (result.failed, result.contrasts)
