"""Normalise Oracle text: the closed list of what is changed before it is read.

1. Curly quotes become straight ones; the minus sign and short dashes a hyphen (not the long dash).
2. Reminder text, which stands in parentheses, is removed (CR 207.2).
3. The card's own name becomes "~", by whole words; so do the short names of legends: the part
   before a comma, before " of ", " the ", or the first word, where the text uses it as a name.
4. "enters the battlefield" becomes "enters", and its like with "tapped", "under", "with".
5. White space is single; a paragraph is a line; empty lines are left out. A bulleted mode is a
   line of its own and stays with the paragraph above it; so do the lines of a level (CR 711.2)
   and of a results table (CR 706.3).

Ability words and flavor words before a dash are kept here; the compiler takes them as a label.
"""

from __future__ import annotations

import re
from typing import Final

_CHARACTERS: Final = str.maketrans({"’": "'", "‘": "'", "“": '"', "”": '"', "−": "-", "–": "-"})  # noqa: RUF001  # the very marks that are meant
_REMINDER: Final = re.compile(r"\s*\([^()]*\)")
_SPACE: Final = re.compile(r"[ \t]{2,}|\t")
_RESULT: Final = re.compile(r"\d+(?:—\d+|\+)? \| ")
_ENTERS: Final = re.compile(r"\b([Ee]nters?|[Ee]ntering|[Ee]ntered) the battlefield\b(?! under)")


_SHORT: Final = re.compile(r"\b([Ee]nters?|[Ee]ntering|[Ee]ntered)\b(?! the battlefield| under)")


def lengthened(text: str) -> str:
    """Give a text with "enters the battlefield" for "enters", as it was printed before."""
    return _SHORT.sub(r"\1 the battlefield", text)


def shortened(text: str) -> str:
    """Give a text with "enters" for "enters the battlefield", as it is printed today."""
    return _ENTERS.sub(r"\1", text) if " the battlefield" in text else text


def normalise(
    text: str, face_name: str, *, is_legendary: bool = False, long: bool = False
) -> tuple[str, ...]:
    """Give the normalised paragraphs of a face's text; `long` leaves "enters the battlefield"."""
    paragraphs = _paragraphs(text, face_name, is_legendary=is_legendary)
    return paragraphs if long else tuple(shortened(each) for each in paragraphs)


def _paragraphs(text: str, face_name: str, *, is_legendary: bool) -> tuple[str, ...]:
    plain = text if text.isascii() else text.translate(_CHARACTERS)
    while "(" in plain:
        shorter = _REMINDER.sub("", plain)
        if shorter == plain:
            break
        plain = shorter
    own = own_names(face_name.translate(_CHARACTERS), is_legendary=is_legendary)
    for name in own:
        if name in plain:
            mark = _OWN_SHORT if name not in (own[0], own[0].removeprefix("A-")) else _OWN
            plain = mark.sub("~", plain.replace(name, _NAME)).replace(_NAME, name)
    lines = [_SPACE.sub(" ", line.strip()) for line in plain.split("\n")]
    paragraphs: list[str] = []
    for line in lines:
        in_level = paragraphs and paragraphs[-1].startswith("LEVEL ")
        in_level = in_level and not line.startswith("LEVEL ")
        # a number and a plus are a station symbol where no die is rolled before (CR 721.2)
        in_table = (
            bool(_RESULT.match(line)) and bool(paragraphs) and "roll" in paragraphs[-1].lower()
        )
        if line and paragraphs and (in_level or in_table or line.startswith(("•", "+ {"))):
            paragraphs[-1] += f"\n{line}"
        elif line:
            paragraphs.append(line)
    return tuple(paragraphs)


#: A short name is a kind of object in "a Gideon planeswalker" and part of another in "named …".
_NOT_AFTER: Final = (
    r"(?<!\ba )(?<!\ban )(?<!\bnamed )(?<!\bother )(?<!\beach )(?<!(?<!\bthat )\btarget )"
)
_NOT_BEFORE: Final = r"(?! (?:planeswalker|creature|token|card|spell|permanent|artifact)s?\b)"


#: Stands for a name where it is looked for, so that one pattern does for all names.
_NAME: Final = "\ufffc"
_OWN: Final = re.compile(rf"(?<![\w'-]){_NAME}(?![\w-])")
_OWN_SHORT: Final = re.compile(f"{_NOT_AFTER}{_OWN.pattern}{_NOT_BEFORE}")


_COMMON: Final = frozenset(
    [
        "the",
        "of",
        "and",
        "a",
        "an",
        "in",
        "to",
        "for",
        "with",
        "from",
        "on",
        "at",
        "all",
        "every",
        "each",
        "any",
        "no",
        "one",
        "two",
    ]
)


def own_names(face_name: str, *, is_legendary: bool = False) -> tuple[str, ...]:
    """Give the names by which a face's text speaks of itself, longest first."""
    names = [face_name]
    if face_name.startswith("A-"):  # a digital version, whose text has the name without that
        face_name = face_name[2:]
        names.append(face_name)
    if "," in face_name:
        names.append(face_name.split(",")[0])
    elif is_legendary:
        marks = (" of ", " the ", " from ", " and ")
        names += [face_name.split(mark)[0] for mark in marks if mark in face_name]
        first = face_name.split(" ")[0]
        if first.lower() not in _COMMON and len(first) > 2:
            names.append(first)
    if is_legendary and "," in face_name:
        first = face_name.split(",")[0].split(" ")[0]
        if first.lower() not in _COMMON and len(first) > 2:
            names.append(first)
    return tuple(sorted(dict.fromkeys(names), key=len, reverse=True))
