"""Time counters on exiled cards, counters one by one, and where countered spells go."""

from __future__ import annotations

from example_cards import with_cards

from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import run_example

_THEN = "If that spell is countered this way,"
_COUNTERED = f"Counter target spell. {_THEN}"
_LATER = "instead of putting it into its owner's graveyard."
_CARDS = with_cards(
    {
        "Waiting Ox": (
            "",
            "creature Ox",
            "3/3",
            "Suspend 2—{G}\nWhenever a time counter is removed from this card while it's exiled, "
            "you gain 2 life.",
        ),
        "Hasty Ox": (
            "",
            "creature Ox",
            "3/3",
            "Suspend 3—{G}\nSacrifice a Bear: Remove a time counter from ~. Activate only if this "
            "card is suspended.",
        ),
        "Not Yet": (
            "{G}",
            "instant",
            "",
            "Counter target spell. If the spell is countered this way, exile it with two time "
            f"counters on it {_LATER} If it doesn't have suspend, it gains suspend.",
        ),
        "Take Back": (
            "{G}",
            "instant",
            "",
            f"{_COUNTERED} put it into its owner's hand instead of into that player's graveyard.",
        ),
        "Shut Out": (
            "{G}",
            "instant",
            "",
            f"Counter target spell unless its controller pays {{4}}. {_THEN} exile it {_LATER}",
        ),
        "Growing Sage": (
            "{G}",
            "creature Elf",
            "1/1",
            "Whenever a +1/+1 counter is put on this creature, you gain 1 life.",
        ),
        "Small Meal": ("{G}", "instant", "", "Put a +1/+1 counter on target creature."),
        "Double Meal": ("{G}", "instant", "", "Put two +1/+1 counters on target creature."),
    }
)


def holds(text: str) -> None:
    result = run_example(parse_example(text, "page.md", 1, "it"), _CARDS)
    assert result.passed, (result.failed, result.contrasts)


def test_it_triggers_for_each_time_counter_in_exile() -> None:
    holds(
        """\
given you control Forest
given you hold Waiting Ox
given your library has 9 cards
given the opponent's library has 9 cards
when  you suspend Waiting Ox
when  it is your next upkeep
when  the stack resolves
then  Waiting Ox has 1 time counter
then  you have 22 life
but if Island instead of Forest
then  you can't suspend Waiting Ox
"""
    )


def test_last_counter_lets_it_be_cast_whatever_removes_it() -> None:
    holds(
        """\
given you control Forest; 3 Plain Bear
given you hold Hasty Ox
when  you suspend Hasty Ox
when  you activate Hasty Ox sacrificing the first Plain Bear
when  the stack resolves
when  you activate Hasty Ox sacrificing the first Plain Bear
when  the stack resolves
then  Hasty Ox has 1 time counter
when  you activate Hasty Ox sacrificing Plain Bear
when  the top of the stack resolves
when  the top of the stack resolves
when  you choose to cast it
when  the stack resolves
then  Hasty Ox is on the battlefield
then  Hasty Ox has haste
but if you decline
then  Hasty Ox is in exile
"""
    )


def test_spell_countered_into_exile_gains_suspend() -> None:
    holds(
        """\
given you control Forest
given you hold Not Yet
given your library has 9 cards
given the opponent's library has 9 cards
given the stack, from the top, is the opponent's Plain Bear
when  you cast Not Yet targeting Plain Bear
when  the stack resolves
then  Plain Bear is in exile
then  Plain Bear has 2 time counters
when  it is the opponent's next upkeep
when  the stack resolves
then  Plain Bear has 1 time counter
but if Take Back instead of Not Yet
then  Plain Bear is in the opponent's hand
"""
    )


def test_spell_that_is_not_paid_for_is_exiled() -> None:
    holds(
        """\
given you control Forest
given you hold Shut Out
given the stack, from the top, is the opponent's Plain Bear
when  you cast Shut Out targeting Plain Bear
when  the stack resolves
then  Plain Bear is in exile
but if the opponent controls 4 Forest
when  the opponent pays
then  Plain Bear is on the battlefield
"""
    )


def test_it_triggers_for_each_counter_put_at_once() -> None:
    holds(
        """\
given you control Forest; Growing Sage
given you hold Double Meal
when  you cast Double Meal targeting Growing Sage
when  the stack resolves
then  you have 22 life
but if Small Meal instead of Double Meal
then  you have 21 life
"""
    )
