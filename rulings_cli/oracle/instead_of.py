"""What is done instead of drawing, gaining life, losing life or losing the game (CR 614.1a)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.conditions import DuringTurn
from rulings_cli.abilities.effects import GainLife, LoseLife, Sentence, SkipThatDraw
from rulings_cli.abilities.references import AnOpponent, APlayer, You
from rulings_cli.abilities.static import InsteadOf
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import after_first_draw, words_in

#: Whose event: the words, who it is, and how they are spoken of again.
_WHO: Final[dict[str, tuple[Any, str, str]]] = {
    "you": (You(), "you", "your"),
    "an opponent": (AnOpponent(), "they", "their"),
    "a player": (APlayer(), "they", "their"),
}
_YOUR_TURN: Final = DuringTurn(You(), words="during your turn")
_EVENTS: Final = ("draw a card", "gain life", "lose life", "lose the game")


def _read(reader: Reader, at: int) -> Iterator[Found]:
    for who, (player, they, their) in _WHO.items():
        for event in _EVENTS:
            start = reader.here(at, "if", *who.split(), "would", *event.split())
            if start < 0:
                continue
            plain = InsteadOf(event, player, (), words=who)
            yield from _read_comma(reader, start, plain)
            if event == "draw a card":
                first = words_in(after_first_draw(they, their))
                after = reader.here(start, *first)
                if after >= 0:
                    yield from _read_comma(reader, after, plain.evolve(after_first=True))
            after = reader.here(start, "during", "your", "turn")
            if after >= 0:
                yield from _read_comma(reader, after, plain.evolve(condition=_YOUR_TURN))
            after = reader.here(start, "while")
            for condition, end in reader.all("condition", after) if after >= 0 else ():
                yield from _read_comma(reader, end, plain.evolve(condition=condition))


def _read_comma(reader: Reader, at: int, made: InsteadOf) -> Iterator[Found]:
    start = reader.here(at, ",")
    if start < 0:
        return
    front = reader.here(start, "instead")
    for sentence, end in reader.all("sentence", front) if front >= 0 else ():
        yield from _go_on(reader, end, made.evolve(body=(sentence,), front=True))
    for sentence, end in reader.all("sentence", start):
        after = reader.here(end, "instead")
        if after >= 0:
            yield from _go_on(reader, after, made.evolve(body=(sentence,)))


def _go_on(reader: Reader, at: int, made: InsteadOf) -> Iterator[Found]:
    if _is_only_more(made):
        return
    yield made, at
    if reader.tokens[at] == "." and reader.tokens[at + 1 : at + 2] not in ([], [""], ["\n"]):
        for further, end in reader.all("sentences", at + 1):
            if reader.tokens[end - 1] == ".":
                yield made.evolve(body=(*made.body, *further)), end - 1


def _is_only_more(made: InsteadOf) -> bool:
    """Tell whether it is another amount of the same: `ReplaceCount` says that."""
    effects = made.body[0].effects
    same = {"gain life": GainLife, "lose life": LoseLife}.get(made.event)
    return (
        same is not None
        and len(effects) == 1
        and isinstance(effects[0], same)
        and made.event == "gain life"
        and made.condition is None
        and made.who == You()
    )


def _say(sayer: Sayer, node: InsteadOf) -> Words | None:
    _, they, their = _WHO[node.words]
    words = ["if", *node.words.split(), "would", *node.event.split()]
    if node.after_first:
        words += words_in(after_first_draw(they, their))
    if node.condition == _YOUR_TURN:
        words += ["during", "your", "turn"]
    elif node.condition is not None:
        words += ["while", *sayer.say("condition", node.condition)]
    words.append(",")
    first: Sentence = node.body[0]
    said = sayer.say("sentence", first)
    words += ["instead", *said] if node.front else [*said, "instead"]
    if node.body[1:]:
        words += [".", *sayer.say("sentences", node.body[1:])[:-1]]
    return words


pair("static", InsteadOf, _read, _say, first="if")


def _read_skip(reader: Reader, at: int) -> Iterator[Found]:
    end = reader.here(at, "skip", "that", "draw")
    if end >= 0:
        yield SkipThatDraw(), end
    for player, middle in reader.all("player", at):
        after = reader.here(middle, "skips", "that", "draw")
        if after >= 0:
            yield SkipThatDraw(player), after


def _say_skip(sayer: Sayer, node: SkipThatDraw) -> Words:
    if node.who == You():
        return ["skip", "that", "draw"]
    return [*sayer.say("player", node.who), "skips", "that", "draw"]


pair("effect", SkipThatDraw, _read_skip, _say_skip, first="skip <player>")
