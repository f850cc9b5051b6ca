"""The third stage: a question fits a line or it does not."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from rulings_cli.ask.chunks import Chunk
from rulings_cli.ask.intents import all_intents
from rulings_cli.ask.intents.intent import Intent
from rulings_cli.ask.lexicon import phrases
from rulings_cli.ask.phrasing import Fit, fits, may_fit, parts_of
from rulings_cli.ask.plans import planner

CAN = Chunk("word", "can", word="can")
PAY = Chunk("word", "pay", word="pay")
MANA = Chunk("MANA", "Ana's mana")
BOB = Chunk("CARD", "Bob")
CID = Chunk("CARD", "Cid")


def fit(line: str, chunks: Sequence[Chunk]) -> Fit | None:
    return next(iter(fits(line, chunks)), None)


def test_order_does_not_matter() -> None:
    line = "can pay MANA=source CARD=target"
    assert fit(line, [BOB, PAY, CAN, MANA]) is not None


def test_a_word_that_the_line_does_not_expect_is_another_question() -> None:
    assert fit("can MANA=source CARD=target", [CAN, PAY, MANA, BOB]) is None


def test_only_lines_with_all_that_is_said_need_to_be_read() -> None:
    whole = "can pay MANA=source CARD=target"
    lines = ("can pay CARD=target", whole, "can MANA=source CARD=target")
    assert may_fit(lines, [CAN, PAY, MANA, BOB]) == [whole]


def test_what_may_be_missing_may_be_missing() -> None:
    line = "[can] MANA=source CARD=target [pay]"
    assert fit(line, [MANA, BOB]) is not None
    assert fit(line, [CAN, MANA, BOB, PAY]) is not None


def test_slots_are_filled_in_the_question_s_order() -> None:
    found = fit("can pay CARD=source CARD=target", [CAN, PAY, BOB, CID])
    assert found is not None
    assert dict(found.slots) == {"source": BOB, "target": CID}


def test_a_slot_with_a_star_takes_several() -> None:
    found = fit("can CARD=each*", [CAN, BOB, CID])
    assert found is not None
    assert [chunk for _, chunk in found.slots] == [BOB, CID]


def test_a_slot_may_ask_for_a_word() -> None:
    ward = Chunk("KEYWORD", "ward", word="ward")
    kicker = Chunk("KEYWORD", "kick", word="kicker")
    assert fit("KEYWORD:ward=keyword", [ward]) is not None
    assert fit("KEYWORD:ward=keyword", [kicker]) is None


@pytest.mark.parametrize("intent", all_intents(), ids=lambda each: f"{each.name}-{each.plan}")
def test_every_phrasing_names_known_words_and_a_plan(intent: Intent) -> None:
    assert planner(intent.plan)
    concepts = {concept for table in phrases().values() for _, concept in table.values()} | {"'s"}
    for line in intent.lines:
        for part in parts_of(line):
            for word in part.words:
                name = word.partition(":")[0]
                assert name.isupper() or word in concepts, f"{word!r} in {line!r}"
