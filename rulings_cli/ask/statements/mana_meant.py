"""Which mana a question speaks of: "the extra green", "all six mana", "X's bonus mana", "it"."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.statements.mana_spent import EXTRA, mana_of_at
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.ask.vocabulary import subtype
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.values import Value


class MeantMana(Value):
    """Mana that is spoken of: "own" of a thing, "extra", "all" or "it"; whose, and its colors."""

    which: str
    noun: Noun | None = None
    words: tuple[str, ...] = ()


_BEFORE = frozenset(
    ("the", "that", "this", "my", "any", "of", "a", "an", "its", "their", "leftover", "unspent",
     "floating", "float", "unused", "restricted")
)  # fmt: skip
_ALL = frozenset(("all", "both", "every", "each"))
_PRONOUNS = frozenset(("it", "that", "they", "this", "those", "these"))


def meant_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Give the mana that a stretch of words speaks of."""
    start, which = at, ""
    while word_at(text, at) in _BEFORE | _ALL or word_at(text, at).isdigit():
        which = "all" if word_at(text, at) in _ALL else which
        if at - start > 3:
            return
        at += 1
    counted = at > start and word_at(text, at - 1).isdigit()
    for end, said in mana_of_at(text, at):
        assert isinstance(said, tuple)
        noun, words, told = said
        if told and noun.pronoun:
            yield end, MeantMana("it", None, words)
        elif told:
            extra = not EXTRA.isdisjoint(words)
            yield end, MeantMana("extra" if extra else which or "own", noun, words)
    words = []
    place = at
    while place - at < 4:
        word = word_at(text, place)
        if word in EXTRA or word in COLORS_BY_NAME or word in ("colorless", "own"):
            words.append(word)
        elif not word.isdigit():
            break
        place += 1
    extra = not EXTRA.isdisjoint(words)
    kind = "extra" if extra else "all" if which or counted else "it"
    if word_at(text, place) in ("mana", "one", "unit"):
        yield place + 1, MeantMana(kind, None, tuple(words))
    elif words and (extra or counted or which or word_at(text, at - 1) in ("the", "its", "that")):
        yield place, MeantMana(kind, None, tuple(words))
    casts = word_at(text, at) == "they" and word_at(text, at + 1) in ("cast", "pay")  # players do
    pronoun = word_at(text, at) in _PRONOUNS and not casts
    if at == start and pronoun and word_at(text, at + 1) != "mana":
        yield at + 1, MeantMana("it")
    if which and at - start in (1, 2):
        yield at, MeantMana("all")


#: Words that stand for spells of whatever kind was chosen.
_CHOSEN = frozenset(
    (
        "chosen",
        "choose",
        "named",
        "name",
        "that",
        "my",
        "the",
        "its",
        "same",
        "only",
        "just",
        "1",
        "a",
    )
)
_KINDS = frozenset(
    (
        "creature",
        "artifact",
        "colorless",
        "enchantment",
        "instant",
        "sorcery",
        "planeswalker",
        "legendary",
        "multicolored",
        "dragon",
        "noncreature",
    )
)


def kinds_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read on what it may be spent: "artifact spells", "my creature type", "Eldrazi"."""
    start, kinds = at, []
    while at - start < 7:
        word = word_at(text, at)
        plain = word.removesuffix("s")
        if word.removesuffix("-type") in _KINDS and word.endswith("-type"):
            yield at + 1, ()
            return
        if plain in _KINDS and word_at(text, at + 1) == "type":
            at += 2
            yield at, ()
            return
        if plain in _KINDS or word in _KINDS:
            kinds.append(plain if plain in _KINDS else word)
        elif subtype(word):
            kinds.append(subtype(word).lower())
        elif word in ("spell", "card", "stuff", "thing", "cast", "type") and at > start:
            yield at + 1, tuple(kinds)
        elif word not in _CHOSEN and word not in ("and", "or"):
            break
        at += 1
        if kinds:
            yield at, tuple(kinds)


def only_kinds_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read on what alone it may be spent, in one word: "creature-only", "artifact-spells-only"."""
    word = word_at(text, at)
    if word.endswith("-only"):
        said = word.removesuffix("-only").split("-")
        kinds = [each.removesuffix("s") for each in said if each.removesuffix("s") in _KINDS]
        if kinds:
            yield at + 1, tuple(kinds)
