"""A question in plain English before anyone reads it: what players say, as the rules say it.

A rewriting keeps who does what to what and when; what carries no fact is left out. All of it is
recorded, with the places of the user's own words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.wording.rewriting import IsA, Rewriting, rewritten
from rulings_cli.ask.wording.rows import X_COSTS, table
from rulings_cli.ask.wording.sentences import composed
from rulings_cli.ask.wording.words import text_of, words_of
from rulings_cli.ask.world import World
from rulings_cli.errors import InputError, UnknownCard
from rulings_cli.terms.values import Value

Finder = Callable[[str], Sequence[Mention]]


class Wording(Value):
    """A question in plain words: its text, the names in it, and each rewriting in order."""

    text: str
    mentions: tuple[Mention, ...]
    rewritings: tuple[Rewriting, ...] = ()

    def finder(self, find: Finder) -> Finder:
        """Give what finds the names in this wording: they are known from the question."""
        return lambda text: self.mentions if text == self.text else find(text)


def worded(question: str, mentions: Sequence[Mention], is_a: IsA) -> Wording:
    """Give the question in plain words."""
    words = words_of(question, mentions)
    words, done = rewritten(words, table(), is_a)
    words, told = composed(words)
    words, more = rewritten(words, table(), is_a)
    if not (done or told):
        return Wording(question, tuple(mentions))
    text, found = text_of(words)
    return Wording(text, found, (*done, *told, *more))


def types_in(world: World) -> IsA:
    """Give what tells whether the card that a mention names is of one of several types."""

    def is_a(mention: Mention, types: tuple[str, ...]) -> bool:
        if not mention.cards:
            return False
        try:
            faces = world.card(mention.cards[0]).faces
        except (InputError, UnknownCard):
            return False
        if types == X_COSTS:
            return any("X" in (each.mana_cost.symbols if each.mana_cost else ()) for each in faces)
        return any(each.is_a(kind) or kind in each.subtypes for each in faces for kind in types)

    return is_a
