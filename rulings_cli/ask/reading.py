"""Question → readings: which intent, with what in its slots. No reading decides anything."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Sequence
from itertools import combinations, pairwise

from rulings_cli.ask.chunks import Chunk, Item, Mention, chunks_of, items_of, loosened
from rulings_cli.ask.intents import all_intents
from rulings_cli.ask.phrasing import Fit, fits, may_fit
from rulings_cli.ask.question import words_of
from rulings_cli.terms.values import Value

#: Finds the names in a sentence.
Finder = Callable[[str], Sequence[Mention]]

#: Whom a tag at the end of a question takes up ("…, can't it?").
_SUBJECTS = frozenset(("he", "i", "I", "it", "she", "they", "we", "you"))


class Reading(Value):
    """One way to understand the question.

    `slots` are pairs of a slot's name and its chunk; `words` the other concepts that were said;
    `negated` whether it was asked in the negative ("so I can't …"), which the answer's sentence
    takes up while the verdict answers the positive core.
    """

    intent: str
    plan: str
    slots: tuple[tuple[str, Chunk], ...] = ()
    words: frozenset[str] = frozenset()
    asks: str = "positive"
    negated: bool = False
    closeness: int = 0
    #: what is on the battlefield besides, as the question says
    board: tuple[Chunk, ...] = ()
    #: what is there, done and asked, where the question was read by its parts
    situation: Value | None = None

    def slot(self, name: str) -> Chunk | None:
        """Give the first chunk in a slot, or None."""
        return next((chunk for key, chunk in self.slots if key == name), None)

    def all_in(self, name: str) -> tuple[Chunk, ...]:
        """Give all chunks in a slot."""
        return tuple(chunk for key, chunk in self.slots if key == name)


class Unread(Value):
    """Why no phrasing fits: the words that no line of the lexicon knows, and the rest."""

    unknown: tuple[str, ...]
    chunks: tuple[Chunk, ...]


def read(question: str, find: Finder) -> tuple[Reading, ...] | Unread:
    """Give the readings of the question, the closest first, or what was in the way.

    It is read as plainly as can be: pronouns stand for a card, and misspelt words are mended, only
    where no phrasing fits without.
    """
    question = _without_tag(question)
    mentions = tuple(each for each in find(question) if _is_near_enough(each))
    names = tuple(each for each in mentions if not _is_plain_word(each))
    sure = tuple(each for each in names if not each.is_word)
    written = tuple(each for each in mentions if each in names or _is_written_as_name(each))
    unread: Unread | None = None
    tries = dict.fromkeys((sure, names, written, _without_slips(sure)))
    for each_try in tries:
        for wording in _wordings(question, each_try):
            found = tuple(
                one
                for items in wording
                for one in _of_items(items)
                if not (_asks_of_others(question) and _is_theirs(one))
                and not (one.intent == "pay_for" and _was_cast_with(question, mentions))
            )
            if found:
                return tuple(sorted(dict.fromkeys(found), key=lambda each: -each.closeness))
            items = wording[0]
            unread = unread or Unread(
                tuple(each.text for each in items if each.kind == "unknown"),
                tuple(chunks_of(items)),
            )
    assert unread is not None
    return unread


def _was_cast_with(question: str, mentions: Sequence[Mention]) -> bool:
    """Tell whether a card is what another spell was cast with: "a spell that was cast with X"."""
    found = _CAST_WITH.search(question)
    return found is not None and any(each.start == found.end() for each in mentions)


_CAST_WITH = re.compile(
    r"\b(?:a|an|the|his|her|their) (?:\w+ )?(?:spell|creature)(?: that (?:was|is))? cast "
    r"(?:with|off|using|through) ",
    re.IGNORECASE,
)


def _asks_of_others(question: str) -> bool:
    """Tell whether it asks what "they" can do: the opponent, where one was spoken of."""
    words = words_of(question)
    pairs = set(pairwise(words))
    return any(
        (verb, who) in pairs or (who, verb) in pairs
        for verb in ("can", "can't", "could", "may", "do", "does", "cast", "would")
        for who in ("they", "he", "she")
    )


def _is_theirs(reading: Reading) -> bool:
    """Tell whether an opponent's permanent is part of the reading."""
    return any(each.role == "THEIRS" for _, each in reading.slots) or any(
        each.role == "THEIRS" for each in reading.board
    )


#: Up to this length, most words are one letter away from some name.
_SHORT_WORD = 5


def _is_near_enough(mention: Mention) -> bool:
    """Tell whether a misspelt name is one: a short plain word is near many names.

    Its letters must be swapped, doubled or missing; another word has other letters.
    """
    word = mention.text.lower()
    if mention.how != "typo" or " " in word or mention.text[0].isupper():
        return True
    names = {part for card in mention.cards for part in words_of(card)}
    same_start = {each for each in names if each[:1] == word[:1]}
    if len(word) > _SHORT_WORD:
        return bool(same_start)
    return any(
        sorted(each) == sorted(word) or set(word) == set(each) or _misses_one(word, each)
        for each in same_start
    )


def _misses_one(word: str, name: str) -> bool:
    """Tell whether the word is the name without one of its letters."""
    return any(name[:at] + name[at + 1 :] == word for at in range(len(name)))


def _without_slips(mentions: Sequence[Mention]) -> tuple[Mention, ...]:
    """Give the mentions without single words that are nearly a card's name, and nearly a word."""
    from rulings_cli.ask.mending import meant

    return tuple(
        each
        for each in mentions
        if each.how != "typo" or each.text[0].isupper() or meant(each.text) is None
    )


def _wordings(question: str, mentions: Sequence[Mention]) -> Iterator[list[list[Item]]]:
    """Give the question's items: as they stand, with pronouns resolved, with words mended.

    A pronoun may stand for the last card named before or for the first: both are read. Where a name
    is set before the question ("A: can it …") it stands for that.
    """
    plain = items_of(question, mentions)
    if _begins_with_topic(question, mentions):
        taken_up = items_of(question, mentions, pronouns="first")
        if taken_up != plain:
            yield [_without_topic(taken_up)]
            return
    resolved = [items_of(question, mentions, pronouns=each) for each in ("last", "first")]
    resolved = [each for each in resolved if each != plain]
    yield [plain]
    if resolved:
        yield resolved
    if any(each.kind == "unknown" for each in plain):
        from rulings_cli.ask.mending import mended

        yield from ([better] for each in (plain, *resolved) if (better := mended(each)) is not None)


#: Marks that set a name apart from the question about it.
_SET_APART = ("-", "–", "—", ":", ",", ".")


def _begins_with_topic(question: str, mentions: Sequence[Mention]) -> bool:
    """Tell whether a name stands before the question, as in "A: can it …"."""
    if not mentions or question[: mentions[0].start].strip():
        return False
    return question[mentions[0].end :].lstrip().startswith(_SET_APART)


def _without_topic(items: list[Item]) -> list[Item]:
    """Give the items without the name before the question if a pronoun takes it up."""
    first, *others = items
    return others if any(each.mention == first.mention for each in others) else items


#: Among the words of a reading: that somebody was said to control something.
HAVING = "having"


def _of_items(items: Sequence[Item]) -> tuple[Reading, ...]:
    """Give the readings of the items; what is only there beside may be left to the position."""
    chunks = chunks_of(items, control=True)
    held = [each for each in chunks if each.role in ("OUT", "THEIRS")]
    if held:
        found = _readings(chunks)
        if found:
            return found
    plain = chunks_of(items)
    found = _readings(plain)
    if found and any(each.concept == "control" for each in items):
        return tuple(each.evolve(words=each.words | {HAVING}) for each in found)
    if found:
        return found
    for taken_apart in loosened(_once(plain)):
        loose = _once(taken_apart)
        if sum(each.role == "CARD" for each in loose) > 1:
            continue  # nothing would tell which of them is which
        found = _readings(loose)
        if found:
            return found
    readings: list[Reading] = []
    for count in range(1, len(held) + 1):
        for beside in combinations(held, count):
            left = [each for each in chunks if each not in beside]
            readings += [each.evolve(board=beside) for each in _readings(left)]
        if readings:
            return tuple(readings)
    return ()


def _without_tag(question: str) -> str:
    """Leave out a tag in the negative ("…, can't it?"): what goes before it is positive."""
    body, comma, tag = question.rstrip(" ?!.").rpartition(",")
    words = tag.replace("\u2019", "'").split()
    if comma and len(words) == 2 and words[0].endswith("n't") and words[1] in _SUBJECTS:
        return f"{body}?"
    return question


def _is_plain_word(mention: Mention) -> bool:
    """Tell whether a name is a word, or words, that questions are made of ("exile", "turn")."""
    return all(each.kind not in ("unknown", "subtype") for each in items_of(mention.text, ()))


def _is_written_as_name(mention: Mention) -> bool:
    """Tell whether such a word is set off by a capital inside the question."""
    return mention.start > 0 and len(mention.text) > 1 and mention.text[0].isupper()


def _readings(gathered: Sequence[Chunk]) -> tuple[Reading, ...]:
    chunks, negated = _positive(_once(gathered))
    found: list[Reading] = []
    for intent in all_intents():
        best: tuple[Fit, ...] = ()
        for line in may_fit(intent.lines, chunks):
            ways = fits(line, chunks)
            if ways and (not best or ways[0].closeness > best[0].closeness):
                best = ways
        found += [
            Reading(
                intent.name,
                intent.plan,
                each.slots,
                each.words,
                intent.asks,
                negated,
                each.closeness,
            )
            for each in best
            if not _tells_only(intent.name, each)
        ]
    return tuple(sorted(found, key=lambda each: -each.closeness))


def _tells_only(intent: str, fit: Fit) -> bool:
    """Tell whether that an ability is countered is told, and something else asked of it."""
    words = fit.words
    told = intent == "respond" and "counter-it" in words and len(words) > 1
    named = any(slot == "ability" and chunk.role == "CARD" for slot, chunk in fit.slots)
    return told and named and words.isdisjoint(("can", "cannot", "respond", "what"))


def _once(chunks: Sequence[Chunk]) -> list[Chunk]:
    """Give the chunks without bare names that another chunk names as well."""
    kept: list[Chunk] = []
    for index, each in enumerate(chunks):
        later = chunks[index + 1 :]
        if _is_bare(each):
            others = [*kept, *(one for one in later if one.role != "CARD")]
            if each.role == "OUT":
                others = [one for one in (*kept, *later) if one.role != "OUT"]
            if any(_cards(each) == _cards(one) for one in others):
                continue
        kept.append(each)
    return kept


def _is_bare(chunk: Chunk) -> bool:
    """Tell whether it only names a card, or says that one is there."""
    return chunk.role == "CARD" or (chunk.role == "OUT" and chunk.number < 2)


def _cards(chunk: Chunk) -> tuple[str, ...]:
    return chunk.card.cards if chunk.card is not None else ()


def _positive(chunks: Sequence[Chunk]) -> tuple[list[Chunk], bool]:
    """Give the chunks of the positive core, and whether the question was negated."""
    words = {each.word for each in chunks if each.role == "word"}
    if words.isdisjoint(("cannot", "not-word")):
        return list(chunks), False
    return [
        each.evolve(word="can") if each.role == "word" and each.word == "cannot" else each
        for each in chunks
        if each.role != "word" or each.word != "not-word"
    ], True
