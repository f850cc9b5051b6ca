"""The example language: what is written in it, and what a reader is told when it is not."""

from __future__ import annotations

import pytest

from rulings_cli.errors import ExampleSyntax
from rulings_cli.examples import phrases
from rulings_cli.examples.formatting import format_example, format_line, format_page
from rulings_cli.examples.helping import help_text
from rulings_cli.examples.reading import parse_example, parse_line
from rulings_cli.examples.vocabulary import ACTION_TAILS, FORMS, THING_TAILS, Form

#: In a "but if" these say the same as a given line, which is tried first.
_SAME_AS_GIVEN = {"gains": "gained", "becomes": "became"}

GOOD = """\
given you control 2 Forest
when  you activate Forest
then  your mana pool is {G}
but if Forest is tapped
"""


def forms() -> list[tuple[str, Form]]:
    return [(keyword, form) for keyword, some in FORMS.items() for form in some]


@pytest.mark.parametrize(("keyword", "form"), forms(), ids=lambda each: getattr(each, "name", each))
def test_sample_of_each_form_is_read_by_that_form(keyword: str, form: Form) -> None:
    found = parse_line(form.example, keyword=keyword)

    expected = _SAME_AS_GIVEN.get(form.name, form.name) if keyword == "but if" else form.name
    assert found.form == expected


@pytest.mark.parametrize("form", THING_TAILS, ids=lambda each: each.name)
def test_sample_of_each_tail_of_a_thing_is_read(form: Form) -> None:
    assert phrases.thing(form.example).tail(form.name) is not None


@pytest.mark.parametrize("form", ACTION_TAILS, ids=lambda each: each.name)
def test_sample_of_each_tail_of_an_action_is_read(form: Form) -> None:
    line = parse_line(form.example, keyword="when")

    assert line.get("action").tail(form.name) is not None


def test_help_names_every_form() -> None:
    text = help_text()

    for _, form in forms():
        assert form.pattern in text
        assert form.example in text


@pytest.mark.parametrize(
    ("line", "column", "nearest"),
    [
        ("given you contol Old Book", 11, "control"),
        ("wen you cast Small Spark", 1, "when"),
        ("then Old Book is tappd", 18, "tapped"),
        ("then casting Old Book is illegl", 26, "illegal"),
        ("but if Old Book came under your control thsi turn", 41, "this"),
    ],
)
def test_typing_error_is_shown_with_its_column_and_the_nearest_word(
    line: str, column: int, nearest: str
) -> None:
    with pytest.raises(ExampleSyntax) as caught:
        parse_line(line, path="page.md", line=7)

    assert (caught.value.path, caught.value.line, caught.value.column) == ("page.md", 7, column)
    assert nearest in caught.value.hint


@pytest.mark.parametrize("symbols", ["{1}", "{2}{G}", "{S}", "{G/W}", "{X}"])
@pytest.mark.parametrize("keyword", ["given", "then"])
def test_pool_holds_mana_of_the_six_types_only(keyword: str, symbols: str) -> None:
    with pytest.raises(ExampleSyntax, match="goes on like this"):
        parse_line(f"{keyword} your mana pool is {symbols}")


def test_empty_pool_is_said_in_words_or_by_zero() -> None:
    for symbols in ("empty", "{0}"):
        assert parse_line(f"given your mana pool is {symbols}").get("mana") == ()


def test_name_with_a_comma_and_tails_is_split_at_the_tails() -> None:
    line = parse_line("when you activate Old Book, Bound in Brass, paying with 4 Island")

    act = line.get("action")
    assert act.object.name == "Old Book, Bound in Brass"
    assert act.tail("paying").get("things")[0].count == 4


def test_name_in_quotes_is_kept_whole() -> None:
    line = parse_line('when you cast "Stay with Me" targeting the opponent')

    assert line.get("action").object.name == "Stay with Me"


def test_thing_has_count_state_and_tails() -> None:
    thing = phrases.thing("3 tapped Plain Bear with 2 +1/+1 counters, since this turn")

    assert (thing.name, thing.count, thing.counted) == ("Plain Bear", 3, True)
    assert [each.form for each in thing.tails] == ["tapped", "counters", "this_turn"]


def test_object_may_be_told_apart_by_owner_number_and_place() -> None:
    ref = phrases.ref("the opponent's second Plain Bear")
    other = phrases.ref("Plain Bear in your graveyard")

    assert (ref.whose, ref.nth, ref.name) == ("opponent", 2, "Plain Bear")
    assert other.place is not None
    assert (other.place.zone, other.place.whose) == ("graveyard", "you")


def test_ability_is_named_after_its_object() -> None:
    ref = phrases.ref("Old Book's second mana ability")

    assert (ref.name, ref.part, ref.part_nth, ref.part_kind) == ("Old Book", "ability", 2, "mana")


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("given you control Forest\nbut if Forest is tapped", "has no 'then'"),
        ("given you control Forest\nthen Forest is untapped", "has no 'but if'"),
        (f"{GOOD}given you hold Forest", "'given' stands before"),
        ("then Forest is tapped\ngiven you hold Forest", "'given' stands before"),
    ],
)
def test_example_without_its_parts_in_order_is_an_error(text: str, message: str) -> None:
    with pytest.raises(ExampleSyntax, match=message):
        parse_example(text)


def test_lines_after_a_contrast_belong_to_it() -> None:
    example = parse_example(f"{GOOD}then activating Forest is illegal\nbut if you have 3 life")

    first, second = example.contrasts
    assert [each.form for each in first.then] == ["activating"]
    assert second.then == ()


def test_format_is_canonical_and_stays_so() -> None:
    text = "given  you control  Forest ;Island.\n\nwhen you activate Forest\n# remark"

    found = format_example(text)

    assert found == "given you control Forest; Island\n\nwhen  you activate Forest\n# remark"
    assert format_example(found) == found


def test_format_straightens_quotes() -> None:
    assert format_line("given the opponent\u2019s library is empty").endswith(
        "opponent's library is empty"
    )


def test_format_of_a_page_leaves_prose_alone() -> None:
    bullets = "- id:  b\n- seed: rule-1|rule-2"
    page = f"# A\n\n## B\n\n{bullets}\n\nSome  prose.\n\n```example b\n{GOOD}```\n"

    found = format_page(page)

    assert "- id: b\n- seed: rule-1 | rule-2\n" in found
    assert "Some  prose." in found
    assert format_page(found) == found
