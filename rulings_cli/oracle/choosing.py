"""Modes: "choose one —" with its bullets, and the modes of spree ⇄ `Modes` (CR 700.2, 702.172)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.effects import Mode, Modes
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair

#: How many modes are chosen: words → (minimum, maximum), 99 for as many as there are.
_HEADS: Final = {
    "choose one": (1, 1),
    "choose two": (2, 2),
    "choose three": (3, 3),
    "choose four": (4, 4),
    "choose one or both": (1, 2),
    "choose one or more": (1, 99),
    "choose up to one": (0, 1),
    "choose up to two": (0, 2),
    "choose up to three": (0, 3),
    "choose up to four": (0, 4),
    "choose any number": (0, 99),
    "choose one that hasn't been chosen": (1, 1),
    "choose one that hasn't been chosen this turn": (1, 1),
    "spree": (1, 99),
    "tiered": (1, 1),
}


_IF_KICKED: Final = ". if this spell was kicked , choose any number instead ."


def _read_modes(reader: Reader, at: int) -> Iterator[Found]:
    for words, (low, high) in _HEADS.items():
        start = reader.here(at, *words.split())
        if start < 0:
            continue
        kicked = reader.here(start, *_IF_KICKED.split())
        if kicked >= 0:
            for modes, end in _more_modes(reader, (), kicked):
                yield Modes(modes, low, high, words, kicked=(0, 99)), end
        if words not in ("spree", "tiered"):
            if reader.tokens[start] != "—":
                continue
            start += 1
        if reader.tokens[start] == "\n":
            for modes, end in _more_modes(reader, (), start):
                yield Modes(modes, low, high, words), end


def _more_modes(
    reader: Reader, found: tuple[Mode, ...], at: int
) -> Iterator[tuple[tuple[Mode, ...], int]]:
    if reader.tokens[at] == "" and found:
        yield found, at
        return
    if reader.tokens[at] != "\n" or reader.tokens[at + 1] not in ("•", "+"):
        reader.stopped(at)
        return
    for opening, start in _openings(reader, at + 2):
        for body, end in reader.all("sentences", start):
            if reader.tokens[end] in ("\n", ""):
                yield from _more_modes(reader, (*found, opening.evolve(body=body)), end)


def _openings(reader: Reader, at: int) -> Iterator[tuple[Mode, int]]:
    """Read what stands before a mode's body: nothing, a cost, or a name and a cost."""
    yield Mode(()), at
    dash = at
    while reader.tokens[dash] not in ("—", ".", "\n", "") and dash < at + 8:
        dash += 1
    if reader.tokens[dash] != "—":
        return
    for cost, end in reader.all("mana cost", at):
        if end == dash:
            yield Mode((), cost=Cost((PayMana(cost),))), dash + 1
            return
    words = " ".join(reader.raw[at:dash])
    yield Mode((), words=words), dash + 1
    for cost, end in reader.all("mana cost", dash + 1):
        if reader.tokens[end] == "—":
            yield Mode((), cost=Cost((PayMana(cost),)), words=words), end + 1


def _say_modes(sayer: Sayer, node: Modes) -> Words | None:
    words = node.words.split()
    mark = "+" if node.words == "spree" else "•"
    if node.kicked is not None:
        words += _IF_KICKED.split()
    elif node.words not in ("spree", "tiered"):
        words.append("—")
    for mode in node.modes:
        words += ["\n", mark]
        if mode.words:
            words += [*mode.words.replace(",", " ,").split(), "—"]
        if mode.cost is not None:
            words += [*sayer.say("cost", mode.cost), "—"]
        words += Sayer(mode.targets or sayer.targets).say("sentences", mode.body)
    return words


pair("effect", Modes, _read_modes, _say_modes, first="choose spree tiered")
