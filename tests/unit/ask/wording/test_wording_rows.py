"""The signs of the table of wordings."""

from __future__ import annotations

from rulings_cli.ask.wording.rewriting import rewritten
from rulings_cli.ask.wording.rows import Table, indexed_rows, rows_of, table
from rulings_cli.ask.wording.words import text_of, words_of


def said(row: str, question: str) -> str:
    words, _ = rewritten(
        words_of(question, ()), Table(indexed_rows(rows_of(row))), lambda _, __: False
    )
    return text_of(words)[0]


def test_any_of_several_words() -> None:
    assert said("opp|foe\topponent", "my foe and my opp") == "my opponent and my opponent"


def test_what_may_be_missing() -> None:
    assert said("cough up (all) N\tpay N", "cough up all 3, cough up 2") == "pay 3, pay 2"


def test_several_wordings_in_one_row() -> None:
    assert (
        said("gy / bin\tgraveyard", "from the bin to the gy")
        == "from the graveyard to the graveyard"
    )


def test_where_a_clause_begins_and_a_sentence_ends() -> None:
    assert said("^ so\t-", "so is it so?") == "is it so?"
    assert said("now $\t-", "now or now?") == "now or?"


def test_not_after_a_word() -> None:
    assert said("<!in play\tcast", "play it in play") == "cast it in play"


def test_elements_by_their_number() -> None:
    assert said("in|on the yard\t$1 the graveyard", "in the yard") == "in the graveyard"


def test_a_longer_row_goes_before() -> None:
    rows = "at N\twith N life\nat N o'clock\tlater"
    assert said(rows, "at 3") == "with 3 life"


def test_a_row_is_not_put_to_work_on_its_own_words() -> None:
    assert said("fetch\tfetch land", "a fetch") == "a fetch land"


def test_each_number_names_an_element() -> None:
    for row in table().rows():
        for word in row.plain:
            if word.startswith("$"):
                assert word in {each.number for each in row.parts}, row.plain
