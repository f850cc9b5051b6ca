"""A question in plain English before anyone reads it: what players say, as the rules say it.

A rewriting keeps who does what to what and when; what carries no fact is left out. All of it is
recorded, with the places of the user's own words.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulings_cli.ask.anaphora import AGAIN, POINTING
from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.vocabulary import subtype
from rulings_cli.ask.wording.rewriting import IsA, Rewriting, is_plain, rewritten
from rulings_cli.ask.wording.rows import X_COSTS, table
from rulings_cli.ask.wording.sentences import composed
from rulings_cli.ask.wording.words import SaidWord, text_of, words_of
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
    words, named = _in_full(words_of(question, mentions), is_a)
    words, done = rewritten(words, table(), is_a)
    words, told = composed(words)
    words, more = rewritten(words, table(), is_a)
    if not (named or done or told):
        return Wording(question, tuple(mentions))
    text, found = text_of(words)
    return Wording(text, found, (*named, *done, *told, *more))


Words = tuple[SaidWord, ...]


def _in_full(words: Words, is_a: IsA) -> tuple[Words, tuple[Rewriting, ...]]:
    """Give the words with what takes up one named card, by its name or kind, as its full name."""
    found: list[SaidWord] = []
    done: list[Rewriting] = []
    for each in words:
        pointed = bool(found) and found[-1].text in POINTING
        card = _taken_up(each, words, is_a, pointed=pointed)
        if card is None:
            found.append(each)
            continue
        start = found.pop().start if pointed else each.start
        name = card.cards[0]
        mention = card.evolve(text=name)
        found.append(SaidWord("card", name.lower(), start, each.end, name, mention))
        done.append(Rewriting(start, each.end, name))
    return tuple(found), tuple(done)


def _taken_up(word: SaidWord, words: Words, is_a: IsA, *, pointed: bool) -> Mention | None:
    """Give the card that a word takes up: by a part of its name, or "the snake" by its kind."""
    if word.mention is not None:
        return word.mention if word.mention.how == AGAIN else None
    kind = subtype(word.text) if pointed else ""
    kind = kind if kind.lower() == word.text else ""  # "the Goblins" are more than one card
    kind = kind if kind.lower() == word.text.lower() else ""  # several are not one card
    sure = (each.mention for each in words if each.mention is not None and not is_plain(each))
    named = {each.cards: each for each in sure if len(each.cards) == 1} if kind else {}
    of_kind = [each for each in named.values() if is_a(each, (kind,))]
    return of_kind[0] if len(of_kind) == 1 else None


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
