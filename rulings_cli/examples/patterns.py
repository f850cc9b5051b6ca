"""Patterns of the vocabulary as regular expressions: matching, and where a line goes wrong."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache

from rulings_cli.examples.vocabulary import SLOTS, Form

_PIECE = re.compile(
    r"\{(\w+)(?::(\w+))?\}|(\s?)\[([^\]]+)\]|\(([^)]+)\)|([^{\[(]+?)(?=\s?\[|[{(]|$)"
)


class Piece:
    """One piece of a pattern: its expression, and what is expected there in words."""

    __slots__ = ("expected", "expression", "literal")

    def __init__(self, expression: str, expected: tuple[str, ...], literal: str = "") -> None:
        self.expression = expression
        self.expected = expected
        self.literal = literal


def slot_kinds(form: Form) -> dict[str, str]:
    """Give the kind of each slot of a form by the slot's name."""
    return {
        each.group(2) or each.group(1): each.group(1)
        for each in re.finditer(r"\{(\w+)(?::(\w+))?\}", form.pattern)
    }


@cache
def pieces(pattern: str) -> tuple[Piece, ...]:
    """Split a pattern into slots, literal words, optional and alternative pieces."""
    found: list[Piece] = []
    for kind, name, space, optional, either, literal in _PIECE.findall(pattern):
        if kind:
            found.append(_slot(kind, name or kind))
        elif optional:
            inner = "|".join(_expression(each) for each in optional.split("|"))
            found.append(Piece(f"(?:{space}(?:{inner}))?", ()))
        elif either:
            ways = tuple(either.split("|"))
            found.append(Piece(f"(?:{'|'.join(map(_expression, ways))})", ways))
        else:
            found.append(
                Piece(re.escape(literal), (literal.strip(),) if literal.strip() else (), literal)
            )
    return tuple(found)


def _slot(kind: str, name: str) -> Piece:
    slot = SLOTS.get(kind)
    if slot is None:  # {tails}: whatever follows, read by the tails of actions
        return Piece(f"(?P<{name}>.*)", ("how it is done",))
    return Piece(f"(?P<{name}>{slot.expression})", (slot.help,))


def _expression(pattern: str) -> str:
    return "".join(each.expression for each in pieces(pattern))


@cache
def literals(form: Form) -> tuple[str, ...]:
    """Give the literals that a text of the form holds, for a look that compiles nothing."""
    return tuple(each.literal for each in pieces(form.pattern) if each.literal)


@cache
def compiled(form: Form) -> re.Pattern[str]:
    """Give a form's whole expression."""
    return re.compile(_expression(form.pattern))


@cache
def _literals(pattern: str) -> tuple[str, ...]:
    return tuple(each.literal for each in pieces(pattern) if each.literal)


def _may_fit(form: Form, text: str) -> bool:
    """Tell by a quick look whether the literal words of a form stand in the text, in order."""
    at = 0
    for literal in _literals(form.pattern):
        at = text.find(literal, at)
        if at < 0:
            return False
        at += len(literal)
    return True


def matches(forms: tuple[Form, ...], text: str) -> Iterator[tuple[Form, dict[str, str]]]:
    """Give every form that the whole text fits, with the texts of its slots, in order."""
    for form in forms:
        if _may_fit(form, text):
            found = compiled(form).fullmatch(text)
            if found is not None:
                yield form, {k: v for k, v in found.groupdict().items() if v is not None}


def diagnose(forms: tuple[Form, ...], text: str) -> tuple[int, tuple[str, ...]]:
    """Give where the text stops fitting (counted from 0) and what is expected there.

    Of all forms the ones that fit furthest decide. A slot that could take anything counts only
    together with the words after it.
    """
    furthest, expected = 0, list[str]()
    for form in forms:
        at, wanted = _fits(form, text)
        if at > furthest:
            furthest, expected = at, []
        if at == furthest:
            expected += [each for each in wanted if each not in expected]
    return furthest, tuple(expected)


def _fits(form: Form, text: str) -> tuple[int, tuple[str, ...]]:
    parts = [word for part in pieces(form.pattern) for word in _words(part)]
    best = (0, next((each.expected for each in parts if each.expected), ()))
    so_far = ""
    for index, part in enumerate(parts):
        so_far += part.expression.replace(">.+)", ">.+?)")
        found = re.match(so_far, text)
        if found is None:
            break
        wanted = next((each.expected for each in parts[index + 1 :] if each.expected), ())
        if part.literal.strip() or _is_closed_slot(part):
            best = (len(text[: found.end()].rstrip()), wanted)
    return best


def _words(part: Piece) -> list[Piece]:
    """Split a literal piece into its words, so that a line may stop fitting at each of them."""
    words = re.findall(r"\s*\S+\s*$|\s*\S+|\s+", part.literal)
    return [
        Piece(re.escape(each), (each.strip(),) if each.strip() else (), each) for each in words
    ] or [part]


def _is_closed_slot(part: Piece) -> bool:
    return "(?P<" in part.expression and not re.search(r">\.|\*\?", part.expression)
