"""Modes: "choose one —" with its bullets, and the modes of spree ⇄ `Modes` (CR 700.2, 702.172)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.effects import Mode, Modes, ModesInstead
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import words_in

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
            for modes, end in more_modes(reader, (), kicked):
                yield Modes(modes, low, high, words, kicked=(0, 99)), end
        for other, begun in _read_instead(reader, start) if kicked < 0 else ():
            for modes, end in more_modes(reader, (), begun):
                yield Modes(modes, low, high, words, instead=other), end
        again = reader.here(start, *_AGAIN)
        for modes, end in more_modes(reader, (), again) if again >= 0 else ():
            yield Modes(modes, low, high, words, again=True), end
        if words not in ("spree", "tiered"):
            if reader.tokens[start] != "—":
                continue
            start += 1
        if reader.tokens[start] == "\n":
            for modes, end in more_modes(reader, (), start):
                yield Modes(modes, low, high, words), end


_AGAIN: Final = words_in(". you may choose the same mode more than once .")
#: How many are chosen instead: words → (minimum, maximum).
_INSTEAD: Final = {
    "you may choose both": (1, 2),
    "you may choose two": (1, 2),
    "choose both": (2, 2),
    "choose one or more": (1, 99),
    "choose any number": (0, 99),
}
_AS_CAST: Final = ("as", "you", "cast", "this", "spell")


def _read_instead(reader: Reader, at: int) -> Iterator[tuple[ModesInstead, int]]:
    """Read "… if you control a commander as you cast this spell, …" of the number of modes."""
    start = reader.here(at, ".", "if")
    for condition, middle in reader.all("conditions", start) if start >= 0 else ():
        cast = reader.here(middle, *_AS_CAST)
        for begun, when in ((middle, ""), (cast, "as cast")):
            after = reader.here(begun, ",") if begun >= 0 else -1
            for words, (low, high) in _INSTEAD.items() if after >= 0 else ():
                end = reader.here(after, *words.split(), "instead", ".")
                if end >= 0:
                    yield ModesInstead(condition, low, high, f"{words}|{when}"), end


def _say_instead(sayer: Sayer, node: ModesInstead) -> Words:
    words, _, when = node.words.partition("|")
    cast = _AS_CAST if when else ()
    condition = sayer.say("conditions", node.condition)
    return [".", "if", *condition, *cast, ",", *words.split(), "instead", "."]


def more_modes(
    reader: Reader, found: tuple[Mode, ...], at: int
) -> Iterator[tuple[tuple[Mode, ...], int]]:
    """Read the lines of modes to the end of the paragraph."""
    if reader.tokens[at] == "" and found:
        yield found, at
        return
    if reader.tokens[at] != "\n" or reader.tokens[at + 1] not in ("•", "+"):
        reader.stopped(at)
        return
    for opening, start in _openings(reader, at + 2):
        for body, end in reader.all("sentences", start):
            if reader.tokens[end] in ("\n", ""):
                yield from more_modes(reader, (*found, opening.evolve(body=body)), end)


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
    elif node.instead is not None:
        words += _say_instead(sayer, node.instead)
    elif node.again:
        words += _AGAIN
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
