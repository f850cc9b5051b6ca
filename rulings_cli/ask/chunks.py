"""The second stage: the question's words and names, gathered into the parts that play a role."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from rulings_cli.ask.lexicon import phrases
from rulings_cli.ask.question import words_of
from rulings_cli.ask.vocabulary import NUMBERS, subtype
from rulings_cli.terms.values import Value, field


class Mention(Value):
    """A card named in the question: where, as what it was written, and the cards it may be."""

    start: int
    end: int
    text: str
    cards: tuple[str, ...]
    how: str = "full"
    is_word: bool = False  # written like a plain word, so it may be none


class Item(Value):
    """A word or name with its concept; `gap` tells whether left-out words stand before it."""

    kind: str  # "word", "card", "keyword", "kind", "token", "subtype", "number", "unknown"
    concept: str
    text: str
    mention: Mention | None = None
    gap: bool = False
    breaks: bool = False  # whether a new clause begins with it
    opener: str = ""  # the word that began its clause, if it is a subordinate one


class Chunk(Value):
    """A part of the question in its role, such as MANA (of a card) or SICK (a card)."""

    role: str
    text: str
    card: Mention | None = None
    other: Mention | None = None
    word: str = ""
    number: int = 0
    breaks: bool = field(default=False, compare=False)  # whether a clause begins with it


#: Marks and words at which a new clause begins: no role reaches over them.
_CLAUSE = frozenset(
    (",", ";", ":", "?", ".", "!", "if", "when", "whenever", "while", "because", "but", "unless",
     "since", "once", "though", "although", "does", "do", "did")
)  # fmt: skip
#: The words among them with which a clause begins that is no question of its own.
_SUBORDINATE = frozenset(
    ("if", "when", "whenever", "while", "because", "unless", "since", "once", "though", "although")
)
#: Words that stand for a card named before; the owner's forms with their mark.
_PRONOUNS = {
    "it": "", "him": "", "he": "", "she": "", "his": "'s", "its": "'s", "her": "'s",
    "that card": "", "this card": "", "that spell": "", "this spell": "", "it's": "",
}  # fmt: skip
#: Players other than the one who asks.
_OTHERS = frozenset(("they", "he", "she"))
#: After these "don't" is no inversion.
_SUBJECTS = frozenset(("i", "you", "we", "they", "he", "she", "it", "opponent", "opponents"))
#: Words that join parts and ask nothing.
CONNECTING = frozenset(("with", "out", "control", "'s", "use", "work"))


class _Reader:
    """Gathers items from left to right."""

    def __init__(self, pronouns: str = "") -> None:
        self.items: list[Item] = []
        self.gap = False
        self.breaks = False
        self.opener = ""
        self.after_subject = False
        self.pronouns = pronouns
        self.clause = 0  # how many items stood before the clause

    def add(self, item: Item) -> None:
        """Take an item with what stood before it."""
        if item.concept == "'s" and (not self.items or self.items[-1].kind in ("word", "number")):
            return
        self.items.append(item.evolve(gap=self.gap, breaks=self.breaks, opener=self.opener))
        self.gap = self.breaks = False

    def _antecedent(self) -> Mention | None:
        """Give the card that a pronoun stands for: the last one before its clause, or the first."""
        before = self._named(self.items[: self.clause])
        named = before or self._named(self.items)
        if not named or not self.pronouns:
            return None
        return named[-1] if self.pronouns == "last" else named[0]

    def _named(self, items: list[Item]) -> list[Mention]:
        """Give the single cards named, not those of which there are several."""
        several = [False, *(each.kind == "number" and each.concept != "1" for each in items)]
        return [
            each.mention
            for each, many in zip(items, several, strict=False)
            if each.mention is not None and not many
        ]

    def _pronoun(self, words: list[str], at: int) -> int:
        """Take a pronoun as the card it stands for; give how many words it is."""
        for size in (2, 1):
            said = " ".join(words[at : at + size])
            meant = self._antecedent() if said in _PRONOUNS else None
            if meant is not None:
                self.add(Item("card", "CARD", meant.text, meant))
                if _PRONOUNS[said]:
                    self.add(Item("word", _PRONOUNS[said], _PRONOUNS[said]))
                return size
        return 0

    def words(self, words: list[str]) -> None:
        """Read a stretch of words by the longest phrases of the lexicon."""
        table = phrases()
        words = _apart(words)
        at = 0
        while at < len(words):
            if words[at] in _CLAUSE:
                self.breaks = True
                self.clause = len(self.items)
                self.opener = words[at] if words[at] in _SUBORDINATE else ""
            if not words[at][0].isalnum() and words[at] in _CLAUSE:
                at += 1
                continue
            if self.pronouns and (size := self._pronoun(words, at)):
                at += size
                continue
            known = table.get(words[at], {})
            longest = max((len(each) for each in known), default=0)
            for size in range(min(longest, len(words) - at), 0, -1):
                phrase = tuple(words[at : at + size])
                if phrase in known:
                    if known[phrase][1] == "control" and at and words[at - 1] in _OTHERS:
                        self.add(Item("word", "opponent", words[at - 1]))
                    self.after_subject = at > 0 and words[at - 1] in _SUBJECTS
                    self._phrase(*known[phrase], " ".join(phrase))
                    at += size
                    break
            else:
                self.add(_other_word(words[at]))
                at += 1

    def _phrase(self, kind: str, concept: str, text: str) -> None:
        if concept == "not-word":
            self._negation(text)
        elif concept == "-":
            self.gap = True
        else:
            self.add(Item(kind, concept, text))

    def _negation(self, text: str) -> None:
        """Take "doesn't": it inverts where it begins, negates in the main clause.

        What is negated in a condition is another position, which no phrasing knows.
        """
        if self.opener:
            self.add(Item("unknown", text, text))
        elif self.after_subject or (self.items and not self.breaks):
            self.add(Item("word", "not-word", text))


def items_of(text: str, mentions: Sequence[Mention], *, pronouns: str = "") -> list[Item]:
    """Give the question as items: names as they were found, words by the lexicon.

    `pronouns` tells what "it" and the like stand for: the "last" card named before, the "first",
    or nothing.
    """
    reader = _Reader(pronouns)
    at = 0
    for number, each in enumerate(mentions):
        between = words_of(text[at : each.start])
        if number and between == ["into"]:
            reader.add(Item("word", "hit", "into"))  # "A into B": A finds B
        else:
            reader.words(between)
        reader.add(Item("card", "CARD", each.text, each))
        at = each.end
    reader.words(words_of(text[at:]))
    return _without_statements(reader.items)


def _without_statements(items: list[Item]) -> list[Item]:
    """Give the items; a negation in another sentence than the question's is not understood."""
    ends = [at for at, each in enumerate(items) if each.breaks and not each.opener]
    return [
        each.evolve(kind="unknown")
        if each.concept == "not-word" and any(end > at for end in ends)
        else each
        for at, each in enumerate(items)
    ]


def _apart(words: list[str]) -> list[str]:
    """Give the words with "4-drop" as the number and the word that it is made of."""
    parts = [(each, *each.partition("-")) for each in words]
    return [
        one
        for each, head, _, tail in parts
        for one in (
            (head, tail)
            if tail in ("drop", "drops") and (head.isdigit() or head in NUMBERS)
            else (each,)
        )
    ]


def _other_word(word: str) -> Item:
    if word == "'s":
        return Item("word", "'s", word)
    if word in NUMBERS or word.isdigit():
        return Item("number", str(NUMBERS.get(word, word)), word)
    if found := subtype(word):
        return Item("subtype", found, word)
    return Item("unknown", word, word)


#: How items gather into a role, the first that fits wins. A pattern's words are concepts or kinds
#: in capitals; `?` may be missing; `!` must follow without a word between; `a/b` is either.
_ROLES = """
ABILITY: first/second/third/last/attach-word/mana/attack-word ability with CARD/TOKEN
ABILITY: first/second/third/last/attach-word/mana ability CARD/TOKEN
ABILITY: mana-ability with CARD/TOKEN
ABILITY: ability with CARD/TOKEN
ABILITY: CARD/TOKEN 's? first/second/third/last/attach-word/mana/attack-word mana-ability/ability
ABILITY: with? CARD/TOKEN 's? attach-word ability
ABILITY: with CARD/TOKEN 's? first/second/third/last/mana/attack-word mana-ability/ability
ABILITY: with? CARD/TOKEN 's mana-ability/ability
ABILITY: CARD/TOKEN mana-ability!/ability!
ABILITY: CARD/TOKEN 's enters trigger/ability?
ABILITY: CARD/TOKEN enters! trigger!/ability!
ABILITY: enters ability/trigger with? CARD
ABILITY: CARD/TOKEN 's activate ability?
ABILITY: CARD/TOKEN 's tap ability
TAPPED: tap/crack CARD/TOKEN 's? mana
TAPPED: CARD/TOKEN tap mana
TAPPED: tap/crack CARD/TOKEN
MANA: with mana with CARD/TOKEN
MANA: mana with CARD/TOKEN
MANA: with CARD/TOKEN 's? mana!
MANA: CARD/TOKEN 's mana
MANA: CARD/TOKEN mana!
MANA: mana CARD/TOKEN
EXILED: KIND/spell-word/card-word/CARD exiled with CARD
EXILED: KIND/spell-word/card-word with CARD exiled
EXILED: KIND/spell-word/card-word CARD exiled
EXILED: exiled KIND/spell-word/card-word with CARD
EXILED: exiled CARD with CARD
EXILED: exiled with CARD
EXILED: CARD 's exiled card-word/spell-word/KIND?
EXILED: CARD exiled card-word
EXILED: CARD card-word!
EXILED: card-word with CARD
EXILED: KIND/spell-word/card-word hit with CARD
EXILED: KIND/spell-word/card-word CARD hit
HIT: CARD hit CARD
HIT: CARD exiled CARD
HIT: hit CARD with CARD
SICK: sick CARD
SICK: sick KIND/SUBTYPE KIND? token?
SICK: cast/play CARD this-turn
OUT: with CARD out
OUT: CARD out
OUT: control CARD out?
OUT: under CARD 's?
THEIRS: opponent control CARD out?
THEIRS: opponent 's? CARD out
OUT: control NUMBER CARD out?
OUT: with NUMBER CARD out?
FREE: with CARD 's free cast?
FREE: with? CARD 's trigger/effect
FREE: with CARD free cast
WITH: with CARD
XIS: with? x is-sign? NUMBER
"""


#: Words that may stand anywhere without parting what belongs together.
_FLOATING = frozenset(("whole", "help"))


#: The elements of a row: the words that may stand there, whether it may be missing, and whether
#: nothing may be left out before it.
_Elements = tuple[tuple[frozenset[str], bool, bool], ...]


@cache
def _compiled() -> list[tuple[str, _Elements]]:
    rows = []
    for line in _ROLES.strip().splitlines():
        role, _, pattern = line.partition(": ")
        parts = []
        for word in pattern.split():
            optional, strict = word.endswith("?"), word.endswith("!")
            parts.append((frozenset(word.rstrip("?!").split("/")), optional, strict))
        rows.append((role, tuple(parts)))
    return rows


@cache
def _beginning(names: tuple[str, str]) -> list[tuple[str, _Elements]]:
    """Give the rows that an item of that concept and kind may begin."""
    return [row for row in _compiled() if any(_may_begin(row[1], each) for each in names)]


def _may_begin(elements: _Elements, word: str) -> bool:
    for words, optional, _ in elements:
        if word in words:
            return True
        if not optional:
            return False
    return False


def chunks_of(items: Sequence[Item], *, control: bool = False) -> list[Chunk]:
    """Give the question as chunks, every item in one of them.

    With `control` what somebody "controls" or "has" is a part of the position (OUT); without it
    these words are left out.
    """
    if not control:
        items = _without_control(items)
    floating = [each for each in items if each.concept in _FLOATING]
    items = [each for each in items if each.concept not in _FLOATING]
    chunks = [_plain(each) for each in floating]
    at = 0
    while at < len(items):
        best: tuple[int, str] | None = None
        for role, pattern in _beginning(_names(items[at])):
            size = _fits(items, at, pattern)
            if size and (best is None or size > best[0]):
                best = (size, role)
        if best is None:
            chunks.append(_plain(items[at]).evolve(breaks=items[at].breaks))
            at += 1
        else:
            taken = items[at : at + best[0]]
            held = best[1] == "OUT" and taken[0].concept == "control"
            held = held or best[1] == "THEIRS"
            gathered = _gathered(best[1], taken)
            if gathered.role == "OUT" and not held and taken[0].gap and not taken[0].breaks:
                _all_out(chunks)
            chunks.append(
                gathered.evolve(breaks=taken[0].breaks, **({"word": "control"} if held else {}))
            )
            at += best[0]
            while held and (more := _also_held(items, at)):
                chunks.append(_gathered(best[1], items[at : at + more]).evolve(word="control"))
                at += more
    return chunks


def _all_out(chunks: list[Chunk]) -> None:
    """Take "with A" as being out, where "and B out" follows."""
    if chunks and chunks[-1].role == "WITH":
        chunks[-1] = chunks[-1].evolve(role="OUT")


def _without_control(items: Sequence[Item]) -> list[Item]:
    """Give the items without "control", a gap in its place."""
    kept: list[Item] = []
    gap = breaks = False
    for each in items:
        if each.concept == "control":
            gap, breaks = True, breaks or each.breaks
            continue
        kept.append(each.evolve(gap=each.gap or gap, breaks=each.breaks or breaks))
        gap = breaks = False
    return kept


def _also_held(items: Sequence[Item], at: int) -> int:
    """Give how many items more are a thing in a list of what somebody controls."""
    numbered = at < len(items) and items[at].kind == "number"
    card = at + numbered
    if card >= len(items) or items[card].kind != "card" or not items[at].gap:
        return 0
    if items[at].breaks and not numbered:
        return 0
    if card + 1 < len(items) and items[card + 1].concept in ("'s", "mana", "ability"):
        return 0
    return 1 + numbered


def _names(item: Item) -> tuple[str, str]:
    return (item.concept, item.kind.upper())


def _fits(items: Sequence[Item], at: int, pattern: _Elements) -> int:
    start = at
    for words, optional, strict in pattern:
        here = items[at] if at < len(items) else None
        fits = here is not None and not words.isdisjoint(_names(here))
        if (
            here is not None
            and fits
            and not (strict and here.gap)
            and not (at > start and here.breaks)
        ):
            at += 1
        elif not optional:
            return 0
    return at - start


def _plain(item: Item) -> Chunk:
    if item.kind == "card":
        return Chunk("CARD", item.text, item.mention)
    if item.kind == "number":
        return Chunk("NUMBER", item.text, word=item.concept, number=int(item.concept))
    if item.kind == "word":
        return Chunk("word", item.text, word=item.concept)
    return Chunk(item.kind.upper(), item.text, word=item.concept)


#: The words of a role that say more about it: kept as the chunk's `word`.
_TELLING = frozenset(
    (
        "first",
        "second",
        "third",
        "last",
        "attach-word",
        "mana",
        "mana-ability",
        "attack-word",
        "enters",
        "tap",
    )
)


def _gathered(role: str, items: Sequence[Item]) -> Chunk:
    cards = [each.mention for each in items if each.mention is not None]
    text = " ".join(each.text for each in items).replace(" 's", "'s")
    words = [each.concept for each in items if each.kind in ("kind", "token", "subtype")]
    if role == "ABILITY":
        words = [each.concept for each in items if each.concept in _TELLING] + words
    if role == "ABILITY" and any(each.kind == "token" for each in items):
        words = [each.concept for each in items if each.kind == "token"]
    if role == "TAPPED" and not words and items[-1].concept == "mana":
        words = ["mana"]
    numbers = [int(each.concept) for each in items if each.kind == "number"]
    card = cards[-1] if role == "EXILED" and cards else (cards[0] if cards else None)
    if role == "HIT" and items[0].concept == "hit":
        cards.reverse()
        card = cards[0]
    other = None
    if len(cards) > 1:
        other = cards[0] if role == "EXILED" else cards[1]
    return Chunk(role, text, card, other, words[0] if words else "", numbers[0] if numbers else 0)


#: Roles that say the same in parts: the words that they gather, beside the card.
_LOOSE = {
    "TAPPED": ("tap",),
    "SICK": ("sick",),
    "MANA": ("mana",),
    "OUT": (),
    "ABILITY": ("ability",),
}


def loosened(chunks: Sequence[Chunk]) -> Iterator[list[Chunk]]:
    """Give the chunks with roles taken apart into a card and words, one role and then all."""
    at = [index for index, each in enumerate(chunks) if _may_loosen(each)]
    for some in [(each,) for each in at] + ([tuple(at)] if len(at) > 1 else []):
        yield [
            part
            for index, each in enumerate(chunks)
            for part in (_parts(each) if index in some else (each,))
        ]


def _may_loosen(chunk: Chunk) -> bool:
    return (
        chunk.role in _LOOSE
        and chunk.card is not None
        and chunk.other is None
        and (chunk.role != "ABILITY" or not chunk.word)
    )


def _parts(chunk: Chunk) -> Iterator[Chunk]:
    for number, word in enumerate(_LOOSE[chunk.role]):
        yield Chunk("word", word, word=word, breaks=chunk.breaks and not number)
    if chunk.number:
        yield Chunk("NUMBER", str(chunk.number), word=str(chunk.number), number=chunk.number)
    yield Chunk("CARD", chunk.text, chunk.card)
    if chunk.role == "TAPPED" and chunk.word == "mana":
        yield Chunk("word", "mana", word="mana")
