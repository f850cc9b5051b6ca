"""Any text at all is read as a line of an example, or refused with its place; nothing else."""

from __future__ import annotations

from hypothesis import given
from hypothesis import strategies as st

from rulings_cli.corpus.entries import read_page
from rulings_cli.errors import ExampleSyntax
from rulings_cli.examples.formatting import format_line
from rulings_cli.examples.reading import parse_line
from rulings_cli.examples.vocabulary import FORMS

SAMPLES = [f"{keyword} {form.example}" for keyword, some in FORMS.items() for form in some]
WORDS = sorted({word for each in SAMPLES for word in each.split()})
LINES = st.lists(st.sampled_from(WORDS), min_size=1, max_size=12).map(" ".join)


def refusal(text: str) -> ExampleSyntax | None:
    """Give why a text is no line, or None where it is one; any other error is a defect."""
    try:
        parse_line(text, path="page.md", line=3)
    except ExampleSyntax as error:
        return error
    return None


@given(st.one_of(LINES, st.text(min_size=1).filter(str.strip)))
def test_line_is_read_or_refused_with_its_place(text: str) -> None:
    error = refusal(text)

    if error is not None:
        assert error.line == 3
        assert 1 <= error.column <= len(text) + 1


@given(st.sampled_from(SAMPLES), st.integers(min_value=0), st.sampled_from(WORDS))
def test_sample_with_a_word_put_in_is_read_or_refused(sample: str, at: int, word: str) -> None:
    words = sample.split()
    words.insert(at % (len(words) + 1), word)

    error = refusal(" ".join(words))

    assert error is None or error.message


@given(st.sampled_from(SAMPLES), st.lists(st.sampled_from(["", " ", "  "]), min_size=12))
def test_formatting_keeps_what_a_line_says(sample: str, blanks: list[str]) -> None:
    words = sample.split(" ")
    spaced = "".join(f"{word} {blank}" for word, blank in zip(words, blanks * 3, strict=False))

    found = format_line(spaced)

    assert parse_line(found) == parse_line(sample)
    assert format_line(found) == found


@given(st.text())
def test_any_page_is_read(text: str) -> None:
    entries, problems = read_page(text, "page.md")

    assert all(each.line >= 1 for each in (*entries, *problems))
