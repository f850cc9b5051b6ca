"""What a question takes back: "A… no wait, B" asks B alone, where what is taken back is clear."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence

from rulings_cli.ask.chunks import Mention

#: Words that take back what is before them in their sentence.
_MARKER = re.compile(
    r"(?:\bno,? wait\b|\bwait,? no\b|\bnever ?mind\b|\b(?:skip|scratch|forget) (?:it|that)\b"
    r"|(?<=\.\.\.) plain(?=:)|(?<=…) plain(?=:))[\s,.:;!-]*",
    re.IGNORECASE,
)
#: What the sentence breaks off with before them.
_BROKEN_OFF = re.compile(r"(?:\.\.\.|…|[?!.]|\s-+|—|–)\s*$")
_SENTENCE = re.compile(r"(?<!\.)[.?!](?=\s)(?!\.)")
#: Words of the rest that would take up what was taken back.
_TAKING_UP = re.compile(
    r"\b(?:it|its|it's|him|his|her|hers|he|she|they|them|their|this|these|those|instead|too|also"
    r"|same|again|another|others?|one|ones|there|both|with that|that one)\b",
    re.IGNORECASE,
)
#: Signs that the rest asks for itself.
_ASKS = re.compile(
    r"\?|\b(?:can|does|do|is|are|will|may|must|how|what|which|who|when|where)\b", re.IGNORECASE
)

#: The rest only changes a part of what was said.
_GOES_ON = re.compile(r"(?:on|to|at|into|onto|for|of|from|by|and|or|but)\b", re.IGNORECASE)

Finder = Callable[[str], Sequence[Mention]]


def standing(question: str, find: Finder) -> str:
    """Give the question without what it takes back; "" where it is not clear what that is."""
    while (marker := _MARKER.search(question)) is not None:
        before, rest = question[: marker.start()], question[marker.end() :]
        if not _BROKEN_OFF.search(before) and before.strip():
            return ""  # what stands before a comma may be taken back in part only
        if not _is_whole(rest, find):
            return ""
        question = _without_last_sentence(before) + rest
    return question.strip()


def _is_whole(rest: str, find: Finder) -> bool:
    """Tell whether the rest asks by itself: of a name, to which its own pronouns go."""
    names = [each.end for each in find(rest) if not each.is_word]
    if not names or not _ASKS.search(rest) or _GOES_ON.match(rest):
        return False
    for each in _TAKING_UP.finditer(rest):
        before = [end for end in names if end <= each.start()]
        if not before or re.search(r"[.?!;]", rest[before[-1] : each.start()]):
            return False
    return True


def _without_last_sentence(before: str) -> str:
    """Give the sentences before the one that is taken back."""
    bare = before.rstrip(" .?!…-—–,:;")
    ends = [each.end() for each in _SENTENCE.finditer(bare)]
    return f"{bare[: ends[-1]]} " if ends else ""
