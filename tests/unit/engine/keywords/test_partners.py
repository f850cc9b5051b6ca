"""Which two cards may be commanders together (CR 702.124)."""

from __future__ import annotations

from keyword_table import card

from rulings_cli.engine.keywords.partner import together

LONELY = card("legendary creature 2/2", name="Lonely")
ONE = card("legendary creature 2/2", "partner", name="One")
TWO = card("legendary creature 2/2", "partner", name="Two")
BACKED = card("legendary creature 2/2", "choose a Background", name="Backed")
DEBT = card("legendary enchantment — Background", name="Debt")
PAL = card("legendary creature 2/2", "partner with Chum", name="Pal")
CHUM = card("legendary creature 2/2", "partner with Pal", name="Chum")


def test_both_need_partner() -> None:
    assert together(ONE, TWO)[0]
    assert not together(ONE, LONELY)[0]


def test_partner_with_needs_each_others_name() -> None:
    allowed, rule = together(CHUM, PAL)
    assert allowed
    assert str(rule) == "702.124j"


def test_partner_abilities_cannot_be_combined() -> None:
    allowed, rule = together(ONE, PAL)
    assert not allowed
    assert str(rule) == "702.124f"


def test_a_background_goes_with_who_chooses_one() -> None:
    assert together(BACKED, DEBT)[0]
    assert not together(ONE, DEBT)[0]


def test_a_doctors_companion_needs_a_plain_time_lord_doctor() -> None:
    friend = card("legendary creature — Human 1/1", "doctor's companion", name="Friend")
    doctor = card("legendary creature — Time Lord Doctor 3/3", name="Doctor")

    assert together(friend, doctor.evolve(subtypes=("Time Lord", "Doctor")))[0]
    assert not together(friend, doctor.evolve(subtypes=("Time Lord", "Doctor", "Human")))[0]


def test_friends_forever_need_the_same_text() -> None:
    friend = card("legendary creature 1/1", "partner—Friends forever", name="Friend")
    other = card("legendary creature 1/1", "partner—Friends forever", name="Other")

    assert together(friend, other)[0]
    assert not together(friend, ONE)[0]
