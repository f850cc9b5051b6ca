"""More of what lasts: while something remains, delayed triggers of this turn, exchanges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import PutThereThisTurn
from rulings_cli.abilities.durations import AsLongAsControlled, AsLongAsRemains, UntilEndOfTurn
from rulings_cli.abilities.effects import (
    DelayedTrigger,
    ExchangeControl,
    Flip,
    PutIntoZone,
    ShuffleInto,
)
from rulings_cli.abilities.quantities import Half, LifeTotalOf
from rulings_cli.abilities.references import Both, OwnerOf, ThatPlayer, You
from rulings_cli.abilities.triggers import BecomesAttached, Counters, MadeToDiscard
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, pair
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.zones import Zone

# while something remains

_SELVES: Final = (
    *("~", "this creature", "this artifact", "this enchantment", "this Equipment"),
    *("this Saga", "this Aura", "this land", "this Vehicle"),
)
constants(
    "duration",
    {
        f"for as long as {what} remains {state}": AsLongAsRemains(state, what)
        for what in _SELVES
        for state in ("on the battlefield", "tapped")
        if (what, state) != ("~", "tapped")
    },
)

constants(
    "duration",
    {
        f"for as long as you control {what}": AsLongAsControlled(
            f"for as long as you control {what}"
        )
        for what in _SELVES[2:]
    },
)

# what happens later this turn


def _read_this_turn(reader: Reader, at: int) -> Iterator[Found]:
    """Read "when that creature dies this turn, …", "whenever a creature blocks this turn, …"."""
    word = reader.tokens[at]
    if word not in ("when", "whenever"):
        return
    for event, middle in reader.all("event", at + 1):
        body = reader.here(middle, "this", "turn", ",")
        for sentences, end in reader.all("waiting sentences", body) if body >= 0 else ():
            once = word == "when"
            lasts = UntilEndOfTurn("this turn")
            yield DelayedTrigger(event, sentences, once, lasts, f"{word} this turn"), end


def _say_this_turn(sayer: Sayer, node: DelayedTrigger) -> Words | None:
    word, _, rest = node.words.partition(" ")
    if rest != "this turn":
        return None
    event = sayer.say("event", node.event)
    body = Sayer(node.targets or sayer.targets).say("waiting sentences", node.body)
    return [word, *event, "this", "turn", ",", *body]


pair("delayed", DelayedTrigger, _read_this_turn, _say_this_turn, first="when whenever")

# control, flipping, halves

phrase("vp", ExchangeControl, "exchange control of <first:object> and <second:object>")


def _read_exchange(reader: Reader, at: int) -> Iterator[Found]:
    """Read "exchange control of two target creatures"."""
    start = reader.here(at, "exchange", "control", "of")
    for both, end in reader.all("object", start) if start >= 0 else ():
        if not isinstance(both, Both):
            yield ExchangeControl(both, None), end


def _say_exchange(sayer: Sayer, node: ExchangeControl) -> Words | None:
    if node.second is not None:
        return None
    return ["exchange", "control", "of", *sayer.say("object", node.first)]


pair("vp", ExchangeControl, _read_exchange, _say_exchange, first="exchange")
phrase("vp", Flip, "flip <what:object>")


def _read_half(reader: Reader, at: int) -> Iterator[Found]:
    """Read "half their life, rounded up" as an amount of life."""
    for whose, who in (("your", You()), ("their", ThatPlayer("they"))):
        for rounded in ("up", "down"):
            end = reader.here(at, "half", whose, "life", ",", "rounded", rounded)
            if end >= 0:
                yield Half(LifeTotalOf(who), rounded), end


def _say_half(_: Sayer, node: Half) -> Words | None:
    if not isinstance(node.of, LifeTotalOf):
        return None
    whose = "your" if node.of.of == You() else "their"
    return ["half", whose, "life", ",", "rounded", node.rounded]


pair("life", Half, _read_half, _say_half, first="half")
constants(
    "quality",
    {
        "that was put there from the battlefield this turn": PutThereThisTurn(Zone.BATTLEFIELD),
        "that were put there from the battlefield this turn": PutThereThisTurn(Zone.BATTLEFIELD),
        "that was put there from anywhere this turn": PutThereThisTurn(),
    },
)

# further events

phrase("event", BecomesAttached, "<what:self> becomes attached to <to:a thing>")
phrase("event", Counters, "a spell or ability <who:holder> control+ counters <what:a thing>")
phrase(
    "event",
    MadeToDiscard,
    "a spell or ability <by:holder> controls causes you to discard <what:self>",
)

# what an owner does with it


def _read_owner_puts(reader: Reader, at: int) -> Iterator[Found]:
    """Read "the owner of target creature shuffles it into their library"."""
    start = reader.here(at, "the", "owner", "of")
    for what, middle in reader.all("target object", start) if start >= 0 else ():
        end = reader.here(middle, "shuffles", "it", "into", "their", "library")
        if end >= 0:
            yield ShuffleInto(what, who=OwnerOf(what, "the owner of"), words="owner"), end
        end = reader.here(middle, *_TOP_OR_BOTTOM)
        if end >= 0:
            who = OwnerOf(what, "the owner of")
            yield PutIntoZone(what, Zone.LIBRARY, "top or bottom", who=who, words="owner"), end


_TOP_OR_BOTTOM: Final = words_in("puts it on their choice of the top or bottom of their library")


def _say_owner_puts(sayer: Sayer, node: ShuffleInto | PutIntoZone) -> Words | None:
    if node.words != "owner":
        return None
    opening = ["the", "owner", "of", *sayer.say("target object", node.what)]
    if isinstance(node, ShuffleInto):
        return [*opening, "shuffles", "it", "into", "their", "library"]
    return [*opening, *_TOP_OR_BOTTOM]


pair("effect", (ShuffleInto, PutIntoZone), _read_owner_puts, _say_owner_puts, first="the")
