"""Which chapters of a Saga trigger, and what becomes of them (CR 714.2b, 113.7a)."""

from __future__ import annotations

import pytest

from rulings_cli.ask.asking import answer
from rulings_cli.ask.world import World


@pytest.mark.parametrize(
    ("question", "expected"),
    [
        ("history of benalia on chapter 1, I proliferate. do I get chapter 2?", "yes"),
        ("I cast history of benalia. do I get chapter 2?", "no"),
        (
            "eldest reborn on chapter 1, I cast contentious plan and proliferate it. chapter 2 "
            "now?",
            "yes",
        ),
        ("doubling season out, I cast history of benalia. do I get chapters 1 and 2?", "yes"),
        ("I cast history of benalia, do I get both chapters?", "no"),
        ("doubling season out, I play history of benalia. how many chapters trigger?", "2"),
        (
            "history of benalia chapter 1 trigger on the stack and they kill the saga. knight or "
            "no knight?",
            "yes",
        ),
        ("does proliferating my Eldest Reborn make the next chapter trigger?", "yes"),
        ("I proliferate Urza's Saga from II to III, does chapter three go off?", "yes"),
        ("I proliferate Binding the Old Gods on one lore counter, does chapter 3 trigger?", "no"),
        ("doubling season out, I cast history of benalia. does chapter III trigger?", "no"),
        ("does chapter two of History of Benalia trigger when I cast it?", "no"),
        ("History of Benalia under Vorinclex, Monstrous Raider, do both chapters fire?", "yes"),
        ("Binding the Old Gods with Doubling Season out, which chapters go off?", "outcome"),
        (
            "they go to chapter three on Urza's Saga, I Strip Mine it with the trigger up. do they "
            "still fetch?",
            "yes",
        ),
    ],
)
def test_chapters_trigger_as_lore_counters_reach_them(
    world: World, question: str, expected: str
) -> None:
    found = answer(question, world=world)
    assert expected in (found.verdict, found.value)
