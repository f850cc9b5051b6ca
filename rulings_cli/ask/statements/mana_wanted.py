"""Mana as a question speaks of it: "red", "3 mana", "any color", "{U} or {B}"."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.terms.mana import COLORS, COLORS_BY_NAME, MANA_TYPES
from rulings_cli.terms.values import Value


class WantedMana(Value):
    """Mana that is asked about: of which types, how much, and whether each type or any will do.

    `types` are letters, () where the type is no matter; `joined` is "and", "or", "different" (so
    many colors at once), or "" for one.
    """

    types: tuple[str, ...] = ()
    number: int | None = None
    joined: str = ""


#: Ways to speak of every color, and of mana of whatever type; the longest first.
_ANY_COLOR = tuple(
    tuple(each.split())
    for each in (
        "mana of any 1 color", "mana of any color", "mana of every color", "mana of all color",
        "any color of mana", "any color mana", "all 5 color of mana", "all 5 color mana",
        "every color of mana", "all 5 color", "any 1 color", "any color", "every color",
        "all color", "all the color", "5 color", "5 color mana", "rainbow mana", "wubrg",
        "mana of any type", "any type of mana", "any type",
    )
)  # fmt: skip
_BEFORE = frozenset(("1", "a", "an", "some", "additional", "extra", "more", "of", "only", "just"))
_LETTERS = {**COLORS_BY_NAME, "colorless": "C", "generic": "C"}


def wanted_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Give the mana that a stretch of words speaks of."""
    start = at
    while word_at(text, at) in _BEFORE and at - start < 2:
        at += 1
    yield from _any_color(text, at)
    if word_at(text, at).isdigit() and word_at(text, at + 1) == "different":
        end = at + 2 + (word_at(text, at + 2) in ("color", "type"))
        end += 2 * (word_at(text, end) == "of" and word_at(text, end + 1) == "mana")
        yield end, WantedMana((), int(word_at(text, at)), "different")
    for end, letters, number, joined in _typed(text, at):
        yield end, WantedMana(letters, number, joined)
    if start != at:
        at = start
    number = int(word_at(text, at)) if word_at(text, at).isdigit() else None
    place = at + (number is not None)
    place += word_at(text, place) in ("any", "extra", "more", "additional", "total", "some", "a")
    if word_at(text, place) == "anything" and place == at and _ends(text, place + 1):
        yield place + 1, WantedMana()
    if word_at(text, place) == "mana" and word_at(text, place + 1) not in (
        "of",
        "ability",
        "value",
    ):
        yield place + 1, WantedMana((), number)


def _ends(text: Text, at: int) -> bool:
    return at >= len(text.tokens) or word_at(text, at) in ("?", ".", ",", "at")


def _any_color(text: Text, at: int) -> Iterator[tuple[int, object]]:
    for words in _ANY_COLOR:
        if all(word_at(text, at + n) == word for n, word in enumerate(words)):
            yield at + len(words), WantedMana(COLORS, None, "and")
            return


def _typed(text: Text, at: int) -> Iterator[tuple[int, tuple[str, ...], int | None, str]]:
    """Read types one by one: "red", "2 green", "{U}{B}", "white or blue"."""
    number = None
    if word_at(text, at).isdigit():
        number, at = int(word_at(text, at)), at + 1
    letters: list[str] = []
    joined = ""
    while found := _letters(word_at(text, at)):
        if len(found) > 1 and letters:
            return
        letters += found
        at += 1
        after = word_at(text, at)
        if after == "mana":
            at += 1
        elif after in ("and", "or", "/") and _letters(word_at(text, at + 1)):
            joined = "or" if after == "or" else "and"
            at += 1
            continue
        elif after.startswith("{") and not joined and _letters(after) == found:
            continue
        break
    if not letters or (joined and len(set(letters)) < len(letters)):
        return
    symbols = len(letters) > 1 and not joined
    if symbols and len(set(letters)) == 1:
        number, letters = len(letters), letters[:1]
    elif symbols:
        joined = "and"
    yield at, tuple(dict.fromkeys(letters)), number, joined


def _letters(word: str) -> list[str]:
    if word in _LETTERS:
        return [_LETTERS[word]]
    if word.startswith("{"):
        inside = word.upper().strip("{}").split("}{")
        return inside if all(each in MANA_TYPES for each in inside) else []
    if word and word.strip("wubrgc") == "" and (len(set(word)) == 1 or _is_run(word)):
        return list(word.upper())
    return []


def _is_run(word: str) -> bool:
    """Tell whether letters are symbols written together, some of them alike: "rrrggg"."""
    runs = [word.count(each) for each in set(word)]
    return len(word) > len("wwu") and max(runs) > 1 and "".join(sorted(word)) not in _PLAIN_WORDS


#: The letters of plain words that are made of them.
_PLAIN_WORDS = frozenset(("brrr", "grrr", "crru", "brru"))
