"""The codes of findings, each with its page: what it means, a page that has it, and one mended."""

from __future__ import annotations

from typing import Final

from rulings_cli.errors import NotFound
from rulings_cli.terms.values import Value


class Code(Value):
    """One code: its name, what is wrong, why that matters, what to do, and two pages.

    `failing` and `fixed` are whole pages of a corpus; a test checks that the first has a finding
    of this code and the second has none.
    """

    code: str
    name: str
    title: str
    why: str
    failing: str
    fixed: str


_PAGE: Final = """\
# {page}

- reviewed: {reviewed}

## A title

- id: {id}
{bullets}

Words of our own.

```example {example}
{lines}
```
"""
_LINES: Final = """\
given you control Forest
when  you activate Forest
then  your mana pool is {G}
but if Forest is tapped"""


def _page(
    *,
    bullets: str = '- cr: 605.3b "doesn\'t go on the stack"',
    lines: str = _LINES,
    id: str = "forest-adds-mana",
    example: str = "forest-for-mana",
    page: str = "Forest",
    reviewed: str = "2026-11-30, CR 2026-06-19",
) -> str:
    return _PAGE.format(
        page=page, reviewed=reviewed, id=id, bullets=bullets, example=example, lines=lines
    )


_GOOD: Final = _page()


def _changed(old: str, new: str) -> str:
    assert old in _LINES
    return _page(lines=_LINES.replace(old, new))


def _without_example(text: str) -> str:
    return text[: text.index("```example")]


_ALL: Final = (
    Code(
        "R001",
        "unknown-rule",
        "a cited rule does not exist",
        "Rules are renumbered and removed with new editions; a number that leads nowhere proves "
        "nothing. Look the rule up by its words and cite its number of today.",
        _page(bullets='- cr: 605.9z "doesn\'t go on the stack"'),
        _GOOD,
    ),
    Code(
        "R002",
        "anchor-elsewhere",
        "the anchor does not stand in the cited rule",
        "Numbers stay while their text moves elsewhere, so the few words beside a number are what "
        "is checked. Either the number or the words are wrong.",
        _page(bullets='- cr: 605.3b "is put onto the stack"'),
        _GOOD,
    ),
    Code(
        "R003",
        "not-recorded",
        "a citation is neither imported nor recorded",
        "Without an imported edition citations are verified by anchors.tsv, which this one is not "
        "in. Import the Comprehensive Rules and write the record.",
        _page(bullets='- cr: 605.3b "go on the stack"'),
        _GOOD,
    ),
    Code(
        "R004",
        "long-anchor",
        "an anchor has more than eight words",
        "An anchor identifies a passage, it does not quote it: the rules are their publisher's.",
        _page(bullets='- cr: 605.3b "one two three four five six seven eight nine"'),
        _GOOD,
    ),
    Code(
        "R005",
        "reworded",
        "a cited rule was reworded since the review",
        "The anchor still stands there, but the rule's text is not the one that was reviewed. Read "
        "it again; if the entry still holds, give it the new date.",
        _page(reviewed="2022-05-01, CR 2022-04-29"),
        _GOOD,
    ),
    Code(
        "R006",
        "card-reworded",
        "a card of the entry reads otherwise than when it was reviewed",
        "The imported card file is newer than the pool, and this card's text is not the one that "
        "its trees were made from. It is looked for only where cards are imported.",
        _GOOD,
        _GOOD,
    ),
    Code(
        "R010",
        "syntax",
        "a line is not in the language of pages or examples",
        "What is not understood is not checked. The message says where the line stops fitting and "
        "what could stand there: see rulings help examples.",
        _changed("when  you activate", "when  you aktivate"),
        _GOOD,
    ),
    Code(
        "R011",
        "no-id",
        "an entry or example has no id, or one that is none",
        "Ids name what is run, cited and linked: small letters, digits and dashes.",
        _page(example="Forest for mana"),
        _GOOD,
    ),
    Code(
        "R012",
        "double-id",
        "an id is used twice",
        "An id must lead to one place.",
        f"{_GOOD}\n{_without_example(_GOOD).split('2026-06-19', 1)[1].strip()}\n\n"
        f"```example another-forest\n{_LINES}\n```\n",
        _GOOD,
    ),
    Code(
        "R013",
        "no-example",
        "an entry has no example",
        "A ruling is a test: without an example that is played nothing is proved.",
        f"{_without_example(_GOOD)}\n## Another\n\n- id: another\n\n"
        f"```example another\n{_LINES}\n```\n",
        _GOOD,
    ),
    Code(
        "R020",
        "example-fails",
        "an example comes out otherwise",
        "Either the entry is wrong, or the engine is. The message has the line and what there is "
        "instead; rulings run --trace full shows every step with its rule.",
        _changed("is {G}", "is {R}"),
        _GOOD,
    ),
    Code(
        "R021",
        "contrast-fails",
        "a line under a “but if” is false",
        "What is said to be so under the change is not so.",
        _page(lines=f"{_LINES}\nthen  activating Forest is legal"),
        _page(lines=f"{_LINES}\nthen  activating Forest is illegal"),
    ),
    Code(
        "R022",
        "no-contrast",
        "a “but if” makes no difference",
        "A contrast is the nearest change that flips the outcome. If the example comes out the "
        "same, it does not show what decides.",
        _changed("but if Forest is tapped", "but if you have 3 life"),
        _GOOD,
    ),
    Code(
        "R023",
        "not-modelled",
        "an example needs a text or rule that is not built",
        "The engine abstains rather than guess. The entry proves nothing until that is built: "
        "choose other cards, or wait.",
        _page(lines=_LINES.replace("Forest", "Half-Read Grove")),
        _GOOD,
    ),
    Code(
        "R024",
        "unplayed-rule",
        "a cited rule is not among the rules of the plays",
        "An entry cites what its examples show. A rule that is worth reading but that no example "
        "plays is written as - read: with the reason.",
        _page(bullets='- cr: 605.3b "doesn\'t go on the stack" | 104.3a "concede"'),
        _page(
            bullets='- cr: 605.3b "doesn\'t go on the stack"\n'
            '- read: 104.3a "concede", a player may always do so'
        ),
    ),
    Code(
        "R030",
        "unknown-card",
        "an example names a card that is not in the pool",
        "Given lines have the full Oracle name.",
        _page(lines=_LINES.replace("given you control Forest", "given you control Forrest")),
        _GOOD,
    ),
    Code(
        "R031",
        "seed-missing",
        "a seed has no entry with an example",
        "The corpus must cover every seed rule and ruling. It is looked for only where a whole "
        "corpus is checked.",
        _GOOD,
        _GOOD,
    ),
    Code(
        "R032",
        "unknown-seed",
        "an entry claims a seed that is none",
        "Seeds are rule-1 to rule-8, codie-1 to codie-11, codsworth-1 to codsworth-5, wand-1 to "
        "wand-6, urza-1 to urza-6.",
        _page(bullets="- seed: codie-99"),
        _page(bullets="- seed: codie-7"),
    ),
    Code(
        "R040",
        "answered-otherwise",
        "a question is not answered as its entry expects",
        "Entries with a verdict are questions whose answer is known. Either the expectation is "
        "wrong, or the answerer is; an abstention counts as well.",
        _page(bullets="- ask: can Forest mana pay for Forest\n- verdict: yes"),
        _GOOD,
    ),
)
CODES: Final = {each.code: each for each in _ALL}


def explain(code: str) -> str:
    """Give the page of a code as Markdown; an unknown one is NotFound."""
    wanted = code.strip().upper()
    found = CODES.get(wanted) or next((e for e in _ALL if e.name == code.strip().lower()), None)
    if found is None:
        from difflib import get_close_matches

        raise NotFound(f"{code} is no code of a check", get_close_matches(wanted, CODES, n=3))
    return (
        f"# {found.code} {found.name}\n\n{found.title[:1].upper()}{found.title[1:]}.\n\n"
        f"{found.why}\n\n## It is found here\n\n{_quoted(found.failing)}\n\n"
        f"## Mended\n\n{_quoted(found.fixed)}\n"
    )


def _quoted(page: str) -> str:
    return f"````markdown\n{page.rstrip()}\n````"
