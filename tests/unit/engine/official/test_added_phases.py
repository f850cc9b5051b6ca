"""Phases that are added to a turn, and turns that follow another (CR 500.7, 500.8, 723)."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_AFTER = "After this phase, there is"
_CONTROL = "you gain control of target opponent"
_EXTRA = "After that turn, that player takes an extra turn."
_CARDS = with_cards(
    {
        "War Drum": (
            "{2}",
            "artifact",
            "",
            f"{{G}}: Untap all creatures you control. {_AFTER.replace('phase', 'main phase')} an "
            "additional combat phase followed by an additional main phase.",
        ),
        "Keen Bear": (
            "{1}{G}",
            "creature Bear",
            "2/2",
            "Whenever ~ attacks, if it's the first combat phase of the turn, untap it. "
            f"{_AFTER} an additional combat phase.",
        ),
        "Puppeteer": (
            "{G}",
            "creature Elf",
            "1/1",
            f"When you cast this spell, {_CONTROL} during that player's next turn. {_EXTRA}",
        ),
        "Long Days": ("{G}", "sorcery", "", "Take two extra turns after this one."),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_combat_and_main_phase_come_after_the_main_phase() -> None:
    holds(
        """\
given you control War Drum; Forest; Plain Bear
when  you attack with Plain Bear
when  combat damage is dealt
when  combat ends
when  you activate War Drum
when  the stack resolves
when  you attack with Plain Bear
when  combat damage is dealt
then  the opponent has 16 life
when  combat ends
then  it is your postcombat main phase
but if Plain Bear has 1 +1/+1 counter
then  the opponent has 14 life
"""
    )


def test_only_the_first_combat_adds_another() -> None:
    holds(
        """\
given you control Keen Bear
when  you attack with Keen Bear
when  the stack resolves
then  Keen Bear is untapped
when  combat damage is dealt
when  you attack with Keen Bear
then  Keen Bear's trigger is not on the stack
then  Keen Bear is tapped
when  combat damage is dealt
when  the end step begins
then  the opponent has 16 life
but if Keen Bear has 1 +1/+1 counter
then  the opponent has 14 life
"""
    )


def test_player_who_was_controlled_takes_an_extra_turn() -> None:
    holds(
        """\
given you control Forest
given you hold Puppeteer
given your library has 9 cards
given the opponent's library has 9 cards
when  you cast Puppeteer
when  the stack resolves
when  the turn ends
then  it is the opponent's turn
when  the turn ends
then  it is the opponent's turn
when  the turn ends
then  it is your turn
but if Island instead of Forest
then  casting Puppeteer is illegal
"""
    )


def test_two_extra_turns() -> None:
    holds(
        """\
given you control Forest
given you hold Long Days
given your library has 9 cards
given the opponent's library has 9 cards
when  you cast Long Days
when  the stack resolves
when  the turn ends
when  the turn ends
then  it is your turn
when  the turn ends
then  it is the opponent's turn
but if Island instead of Forest
then  casting Long Days is illegal
"""
    )
