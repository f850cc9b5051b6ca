"""Every form of the vocabulary is carried out: no line can be written that nothing reads."""

from __future__ import annotations

from rulings_cli.examples import checking, happening, playing, setting_up
from rulings_cli.examples.checking_counts import TAILS as TAILS_CHECKED
from rulings_cli.examples.reading import READERS
from rulings_cli.examples.vocabulary import FORMS, GIVEN, SLOTS, THEN, THING_TAILS, WHEN


def test_every_given_is_set_up() -> None:
    assert set(setting_up.SET_UP) == {each.name for each in GIVEN}


def test_every_when_is_played_or_answers() -> None:
    names = {each.name for each in WHEN}

    played = {name for name in names if happening.is_happening(name)}
    assert played | set(playing.PLAYED) | set(playing.ANSWERS) | {"choose"} == names


def test_every_then_is_checked() -> None:
    assert set(checking.CHECKS) == {each.name for each in THEN} - {"not"}


def test_every_tail_of_a_thing_is_set_up() -> None:
    fighting = {"attacking", "blocking"}
    elsewhere = {"this_turn", "other_turn", "owned", "attached", "targets", "cast_by", *fighting}

    assert set(setting_up.TAILS) | elsewhere == {each.name for each in THING_TAILS}


def test_tails_that_are_checked_are_tails() -> None:
    assert set(TAILS_CHECKED) <= {each.name for each in THING_TAILS}


def test_every_slot_has_a_reader_or_is_plain_text() -> None:
    plain = {"name", "value", "counters", "size", "change", "date", "zone", "designation"}

    assert set(SLOTS) == (set(READERS) - {"tails"}) | plain


def test_names_of_forms_are_unique_within_a_keyword() -> None:
    for forms in FORMS.values():
        names = [each.name for each in forms]
        assert len(names) == len(set(names))
