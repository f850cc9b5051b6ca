"""From the question to the answer: verdicts are the engine's, and each is proved by a play."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from rulings_cli.ask.answer import STATUSES, VERDICTS, Answer
from rulings_cli.ask.asking import answer, answers
from rulings_cli.ask.world import World
from rulings_cli.errors import InputError

MUCH = "{W}{W}{U}{U}{B}{B}{R}{R}{G}{G}"


def is_proved(found: Answer) -> bool:
    example = found.examples[0]
    return (
        found.status == "verified"
        and example.generated
        and example.passed
        and any(step.rules for step in example.steps)
        and any(each.passed for each in example.contrast)
    )


@pytest.mark.parametrize(
    ("question", "verdict", "value"),
    [
        ("can Codie mana pay for Lightning Bolt", "yes", None),
        ("can Codie mana pay for Grizzly Bears", "no", None),
        ("is Codie mana enough for Cruel Ultimatum", "no", None),
        ("can Codie mana help pay for Cruel Ultimatum", "yes", None),
        ("can Codie mana pay for Bonecrusher Giant", "depends", None),
        ("can Codie mana pay for a land", "value", "nothing"),
        ("can Codsworth mana pay for equip", "no", None),
        ("can Codsworth mana pay for an Aura", "yes", None),
        ("is Chromatic Sphere's ability a mana ability", "no", None),
        ("can they respond to Urza's mana ability", "no", None),
        ("can I respond to Chaos Wand's ability", "yes", None),
        ("does Mirari's Wake trigger when I tap Codie for mana", "no", None),
        ("does Mirari's Wake trigger if I tap a land for mana", "yes", None),
        ("can I cast the card Codie exiled on my next turn", "no", None),
        ("can I cast the card Codie exiled later this turn", "yes", None),
        ("can I cast the spell exiled with Chaos Wand later this turn", "no", None),
        ("can I cast instants with Codie out", "yes", None),
        ("does Codie stop me from casting creatures", "yes", None),
        ("what is X if I cast Blaze for free with Urza", "value", "0"),
        ("can I overload Cyclonic Rift off Codie", "no", None),
        ("can I kick Rite of Replication off Codie", "yes", None),
        ("do I have to discard if I cast Tormenting Voice off Codie", "yes", None),
        ("can a summoning sick Codie tap for mana", "no", None),
        ("can I tap a summoning sick Ornithopter for mana with Urza", "yes", None),
        ("how big is Urza's Construct if I have two other artifacts", "value", "3/3"),
        ("if I don't cast the Chaos Wand card does it stay exiled", "no", None),
        ("if I don't cast the card exiled with Codie does it stay in exile?", "yes", None),
        ("what can Reflecting Pool produce with Llanowar Wastes", "value", "{B}{G}{C}"),
        ("what is the mana value of Fire // Ice", "value", "4"),
        ("can I cast the card exiled by Warehouse Thief on my next turn", "yes", None),
        ("can I cast the card exiled by Chandra, Pyromaster on my next turn", "no", None),
        ("can I play a second land exiled with Urza", "no", None),
        ("does Stony Silence stop Codie", "yes", None),
        ("does Stony Silence stop Urza's mana ability", "no", None),
        ("can Codsworth attach my opponent's Equipment", "no", None),
        ("can I move my aura from my opponent's creature with Codsworth", "yes", None),
        ("codsworth's ability: both targets are illegal, does it resolve", "no", None),
        ("does Codie's trigger resolve if the spell gets countered", "yes", None),
        ("can Urza tap Bonesplitter for mana", "yes", None),
        ("can Urza tap a land for mana", "no", None),
        ("does tapping an artifact with Urza count as tapping it for mana", "no", None),
        ("can Codie with haste tap for mana the turn it enters", "yes", None),
        ("what mana can Exotic Orchard make if my opponent has only Forests", "value", "{G}"),
        ("how much mana does Codie make with Mana Reflection", "value", MUCH),
        ("how much does Opt cost with Thalia, Guardian of Thraben out", "value", "{1}{U}"),
    ],
)
def test_the_answer_is_right_and_proved(
    question: str, verdict: str, value: str | None, world: World
) -> None:
    found = answer(question, world=world)
    assert (found.verdict, found.value) == (verdict, value), found.summary
    assert is_proved(found)


@pytest.mark.parametrize(
    "question",
    [
        "is Codie a good card",
        "who won the last pro tour",
        "what does Urza's ability do",
        "can Codie mana flibber Lightning Bolt",
        "can I cast a sorcery with Lavinia, Azorius Renegade out",
        "does Chaos Wand stop at a creature",
        "can I tap a Llanowar Elves I got on my opponent's turn",
    ],
)
def test_what_is_not_understood_is_unknown(question: str, world: World) -> None:
    found = answer(question, world=world)
    assert found.verdict == "unknown"
    assert found.status in ("not_understood", "not_modelled")
    assert found.summary


def test_an_ambiguous_name_is_read_as_the_card_that_has_what_is_asked(world: World) -> None:
    found = answer("can Urza's mana pay for Counterspell", world=world)
    assert found.verdict == "yes"
    assert any("Urza, Lord High Artificer" in each for each in found.assumptions)


def test_readings_that_differ_give_no_verdict(world: World) -> None:
    found = answer("can I cast an instant exiled with Urza on my opponent's turn", world=world)
    assert found.verdict == "unknown"


def test_the_json_has_the_promised_keys(world: World) -> None:
    found = answer("can Codie mana pay for Lightning Bolt", world=world).to_json()
    assert found["schema"] == 1
    assert found["question"] == "can Codie mana pay for Lightning Bolt"
    assert found["reading"]["intent"] == "pay_for"
    assert found["reading"]["source"] == "Codie, Vociferous Codex"
    assert found["verdict"] in VERDICTS
    assert found["status"] in STATUSES
    assert found["detail"]["pays"] == "in full"
    assert found["detail"]["covers"] == "{R}"
    for key in ("value", "summary", "because", "rules", "rulings", "examples", "assumptions"):
        assert key in found
    assert found["edition"]["cr"] == "2026-06-19"
    assert found["rules"] == sorted(found["rules"], key=_number)


def _number(rule: str) -> tuple[int, int, str]:
    section, _, rest = rule.partition(".")
    digits = "".join(each for each in rest if each.isdigit())
    return int(section), int(digits or 0), rest[len(digits) :]


def test_many_questions_are_answered_in_order_bad_ones_with_their_error(world: World) -> None:
    lines = ["can Codie mana pay for Opt", "", "is Codie a good card", "\x00"]
    found = list(answers(lines, world=world))
    assert isinstance(found[0], Answer)
    assert isinstance(found[1], InputError)
    assert isinstance(found[2], Answer)
    assert isinstance(found[3], InputError)


def test_answers_are_given_one_by_one(world: World) -> None:
    def lines() -> Iterator[str]:
        yield "can Codie mana pay for Opt"
        raise AssertionError("the second question was read before the first was answered")

    assert isinstance(next(answers(lines(), world=world)), Answer)


def test_two_questions_in_one_are_not_answered_by_half(world: World) -> None:
    words = "can i use a fresh creature for Springleaf Drum? and with Paradise Mantle?"
    found = answer(words, world=world)

    assert found.verdict == "outcome"
    assert found.summary.startswith("Yes: you can activate Springleaf Drum's ability")
    assert "No: " in found.summary


def test_two_questions_of_which_one_is_not_read_are_not_answered(world: World) -> None:
    words = "can i use a fresh creature for Springleaf Drum? and why is that so?"
    assert answer(words, world=world).verdict == "unknown"
