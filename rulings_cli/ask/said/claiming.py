"""Claims of a question about its cards, and how an example is asked whether it is so.

A claim is what the question says, in its words, and what tells of an example whether it holds.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from rulings_cli.ask.answer import ShownExample
from rulings_cli.ask.chunks import Mention

Claim = tuple[str, Callable[[ShownExample], bool]]

#: A card's name in the text that is looked through: its number between two of these.
SIGN = "@"
CARD = r"@(\d+)@"
WHOSE = r"(?:my|his|her|their|your|the|an?|opponent's|opp's|my opponent's|its owner's)"
NUMBERS = {"two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7, "eight": 8}
#: The colors and colorless, as the words of a question, and their symbols.
SYMBOLS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G", "colorless": "C"}


_PLAYER_HAS = re.compile(r"(?:you|the opponent) (?:controls?|holds?) ")


def tells(
    names: tuple[str, ...], words: str, *, before: bool = False
) -> Callable[[ShownExample], bool]:
    """Tell whether a line of the example says the words, of the card if there is one.

    With `before`, a line of the position or of what is done, not what came of it.
    """
    pattern = re.compile(words, re.IGNORECASE)
    lines = _begun if before else all_lines
    return lambda shown: any(
        is_named(line, names) and pattern.search(line) for line in lines(shown)
    )


#: A contrast in which something is there no more.
_GONE = re.compile(r"but if .* (?:is in \S+(?: \S+)? graveyard|has left the battlefield)$")


def acts(names: tuple[str, ...]) -> Callable[[ShownExample], bool]:
    """Tell whether the card does something, or something is done with it or asked of it."""

    def holds(shown: ShownExample) -> bool:
        lines = [each for each in shown.lines if not each.startswith(("given ", "but "))]
        lines += [each for each in shown.lines if _GONE.match(each)]  # without it, it is not so
        return any(is_named(line, names) for line in (*lines, *(e.text for e in shown.steps)))

    return holds


def lacks(names: tuple[str, ...]) -> Callable[[ShownExample], bool]:
    """Tell whether nobody has the card in the position."""
    return lambda shown: not any(_has(line, names) for line in shown.given)


def counts(names: tuple[str, ...], number: int) -> Callable[[ShownExample], bool]:
    """Tell whether so many of a card are there, or are told of in one line."""
    several = re.compile(rf"\b(?:{number}|{number - 1} (?:other|more))\b")

    def holds(shown: ShownExample) -> bool:
        there = sum(_number_in(line, names) for line in shown.given)
        told = (line for line in all_lines(shown) if is_named(line, names))
        return there >= number or any(several.search(line) for line in told)

    return holds


def _number_in(line: str, names: tuple[str, ...]) -> int:
    """Give how many of a card a line of the position puts somewhere."""
    things = [each.split(" attached to ")[0] for each in _PLAYER_HAS.sub("", line).split("; ")]
    things = [each for each in things if is_named(each, names)]
    numbers = [re.match(r"\d+", each) for each in things]
    return sum(int(each[0]) if each else 1 for each in numbers)


def are_apart(
    one: tuple[str, ...], other: tuple[str, ...], *, apart: bool
) -> Callable[[ShownExample], bool]:
    """Tell whether two cards are with different players, or the example does not say."""

    def holds(shown: ShownExample) -> bool:
        players = [
            {line.startswith("you") for line in shown.given if _has(line, names)}
            for names in (one, other)
        ]
        if not all(len(each) == 1 for each in players):
            return True
        return (players[0] != players[1]) == apart

    return holds


def is_theirs(names: tuple[str, ...]) -> Callable[[ShownExample], bool]:
    """Tell whether an opponent has the card in the position, or it does not say who does."""

    def holds(shown: ShownExample) -> bool:
        having = [line for line in shown.given if _has(line, names)]
        return not having or any(not line.startswith("you") for line in having)

    return holds


def _has(line: str, names: tuple[str, ...]) -> bool:
    """Tell whether a line of the position says that a player has the card."""
    return bool(_PLAYER_HAS.match(line)) and is_named(line, names)


def is_named(line: str, names: tuple[str, ...]) -> bool:
    """Tell whether a line names the card by one of these names; any line does if there are none."""
    low = line.lower()
    return not names or any(face in low for each in names for face in each.lower().split(" // "))


def _begun(shown: ShownExample) -> Iterator[str]:
    """Give the lines of the position and of what is done."""
    yield from shown.given
    yield from (line for line in shown.lines if line.startswith(("given ", "when ")))


def all_lines(shown: ShownExample) -> Iterator[str]:
    """Give every line but the changes that are tried, and every step."""
    yield from shown.given
    yield from (line for line in shown.lines if not line.startswith("but "))
    yield from (step.text for step in shown.steps)


def card_of(found: re.Match[str], cards: tuple[Mention, ...]) -> tuple[str, ...]:
    """Give the names that the card found may have."""
    return cards[int(re.findall(CARD, found[0])[-1])].cards
