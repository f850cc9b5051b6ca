"""Words that take up a card named elsewhere in the question: a part of its name, or its kind."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulings_cli.ask.vocabulary import subtype
from rulings_cli.ask.wording.rewriting import IsA, Rewriting, is_plain
from rulings_cli.ask.wording.words import SaidWord

Words = tuple[SaidWord, ...]
#: What stands before a word that takes something up; the first few are left out with it.
_LEFT_OUT = frozenset(("the", "that", "this"))
_DEFINITE = _LEFT_OUT | {"my", "his", "her", "their", "your"}
#: Words that are too common to take up a name by being part of it.
_COMMON = frozenset(
    ("spell", "card", "creature", "land", "artifact", "enchantment", "instant", "sorcery",
     "planeswalker", "permanent", "token", "turn", "mana", "stack", "life", "hand", "game",
     "player", "opponent", "ability", "trigger", "cost", "tax", "copy", "damage", "counter",
     "counters", "graveyard", "library", "battlefield", "commander", "of", "the", "and", "to",
     "in", "for", "from", "with", "on", "at", "a", "an", "is", "it", "power", "one", "two",
     "three", "first", "second", "last", "time", "end", "step", "other", "whole", "same",
     "right", "left", "way", "mind", "kind", "blood")
)  # fmt: skip
_SHORTEST_TAIL = 5


def taken_up(words: Words, is_a: IsA) -> tuple[Words, tuple[Rewriting, ...]]:
    """Give the words with each that takes up one named card as that card, and what was put."""
    named = _named(words)
    done: list[Rewriting] = []
    found: list[SaidWord] = []
    for at, each in enumerate(words):
        meant = _meant(words, at, named, is_a) if named else None
        if meant is None:
            found.append(each)
            continue
        start = each.start
        if found and found[-1].text in _LEFT_OUT and found[-1].kind == "word":
            start = found.pop().start
        found.append(meant.evolve(start=start, end=each.end))
        done.append(Rewriting(start, each.end, meant.said))
    return tuple(found), tuple(done)


def _named(words: Words) -> tuple[SaidWord, ...]:
    """Give the words that surely name one card, each card once."""
    sure = {
        each.mention.cards[0]: each
        for each in reversed(words)
        if each.mention is not None and len(each.mention.cards) == 1 and not is_plain(each)
    }
    return tuple(reversed(sure.values()))


def _meant(words: Words, at: int, named: Sequence[SaidWord], is_a: IsA) -> SaidWord | None:
    word = words[at]
    text = word.text.removesuffix("s") if word.text.endswith("ss") else word.text
    if word.mention is not None and not (is_plain(word) or word.mention.how == "short"):
        return None
    if word.kind not in ("word", "card") or text in _COMMON or not text.isalpha():
        return None
    definite = at > 0 and words[at - 1].text in _DEFINITE
    if not definite and not _is_written_as_name(words, at):
        return _bare(words, at, text, named)
    others = [each for each in named if each is not word]
    by_name = [each for each in others if text in _parts_of(each)]
    if not by_name and definite:
        by_name = [each for each in others if _ends_so(each, text)]
    if len(by_name) == 1:
        return by_name[0]
    if by_name or not definite:
        return None
    by_kind = [each for each in others if each.mention and is_a(each.mention, (text.title(),))]
    return by_kind[0] if len(by_kind) == 1 else None


#: After these a clause begins, or the thing that a verb is of stands.
_BEFORE_BARE = frozenset(
    (",", ".", ";", "and", "but", "then", "if", "when", "once", "after", "does", "do", "will", "is",
     "kill", "killed", "kills", "destroy")
)  # fmt: skip
#: Verbs after which nothing but a thing can have stood.
_AFTER_BARE = frozenset(("gets", "dies", "is", "got", "leaves", "died", "comes", "survives",
                         "stays", "die", "leave", "survive", "back"))  # fmt: skip
_SHORTEST_BARE = 4


def _bare(words: Words, at: int, text: str, named: Sequence[SaidWord]) -> SaidWord | None:
    """Give the card that a part of its name alone takes up: "…, priest gets exiled"."""
    if at == 0 or at + 1 >= len(words) or len(text) < _SHORTEST_BARE:
        return None
    if words[at - 1].text not in _BEFORE_BARE or words[at + 1].text not in _AFTER_BARE:
        return None
    found = [each for each in named if each is not words[at] and text in _parts_of(each)]
    permanent = [each for each in found if not text.endswith("s")]
    return permanent[0] if len(permanent) == 1 == len(found) else None


#: After these a capital begins a sentence, or names a kind.
_NEW = frozenset((".", "?", "!", ":", "a", "an", "another", "each", "every", "any"))


def _is_written_as_name(words: Words, at: int) -> bool:
    """Tell whether a capital inside a sentence makes the word a name, and no kind of card."""
    before, word = words[at - 1], words[at]
    if (
        not at
        or before.kind == "number"
        or before.text in _NEW
    ):
        return False
    return word.said[:1].isupper() and len(word.said) > 3 and not subtype(word.said.lower())


def _parts_of(word: SaidWord) -> frozenset[str]:
    assert word.mention is not None
    return frozenset(_letters(word.mention.cards[0]))


def _letters(name: str) -> Iterator[str]:
    for part in name.lower().replace("-", " ").replace(",", " ").split():
        if part not in _COMMON:
            yield part


def _ends_so(word: SaidWord, text: str) -> bool:
    """Tell whether a word of the name ends so: "the howler"."""
    return len(text) >= _SHORTEST_TAIL and any(
        part.endswith(text) and part != text for part in _parts_of(word)
    )
