"""Noun phrases: what a stretch of words says of a thing, read from left to right."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.statements.chapters import chapter_at, ends_at
from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.ask.vocabulary import (
    COLOR_GROUPS,
    NUMBERS,
    PARTS,
    families,
    keywords,
    of_kind,
    subtype,
    verbs_too,
)
from rulings_cli.ask.ways import ACTIVATED, ALTERNATIVE
from rulings_cli.terms.mana import COLOR_NAMES, COLORS_BY_NAME
from rulings_cli.terms.values import Value, field


class Noun(Value):
    """A thing as the question says it.

    `head` is the plain noun ("creature", "spell", "Mountain"), "" where a card is named; `part`
    what of it is meant ("trigger", "etb", "second ability", "mana"); `pronoun` the word that takes
    up a thing said before; `kinds` what the stock lists a thing of its kind under.
    """

    text: str
    mention: Mention | None = None
    head: str = ""
    number: int = 1
    counted: bool = False
    owner: str = ""
    qualities: tuple[str, ...] = ()
    keywords: tuple[str, ...] = ()
    size: str = ""
    pronoun: str = ""
    definite: bool = False
    another: bool = False
    token: bool = False
    part: str = ""
    counters: tuple[tuple[int, str], ...] = ()  # how many, and of which kind if that is said
    weight: int = field(default=0, compare=False)
    kinds: tuple[str, ...] = ()
    mana_value: int | None = None
    wears: tuple[Noun, ...] = ()  # what is attached to it
    naming: str = ""  # the color or type chosen for it
    named: tuple[Noun, ...] = ()  # the card chosen for it
    place: str = ""  # whose zone, and which: "you hand"
    under: tuple[Noun, ...] = ()  # what exiled it
    owned: str = ""  # its owner, where another player controls it
    copying: tuple[Noun, ...] = ()  # what it enters as a copy of
    befallen: str = ""  # the event that was done to it: "a countered NAME"
    sized_by: str = ""  # "power" or "toughness" where only that is said of its size

    @property
    def is_card(self) -> bool:
        """Tell whether a card is named."""
        return self.mention is not None

    @property
    def is_described(self) -> bool:
        """Tell whether more is said of it than what it is, and whose."""
        said = (self.qualities, self.keywords, self.size, self.counters, self.wears, self.naming)
        more = (self.named, self.place, self.under, self.owned, self.copying, self.befallen)
        return any((*said, *more))


def nouns_in(value: object) -> Iterator[Noun]:
    """Give the noun phrases in what stands in a slot, with those that they speak of."""
    if isinstance(value, tuple):
        for each in value:
            yield from nouns_in(each)
    elif isinstance(value, Noun):
        yield value
        yield from nouns_in((value.wears, value.named, value.under, value.copying))
    elif isinstance(value, Value):
        yield from nouns_in(getattr(value, "noun", None))


def nouns_at(text: Text, at: int) -> Iterator[tuple[int, Noun]]:
    """Give the noun phrases that begin at a token, each with the token after it."""
    start = at
    noun = Noun("")
    tokens = text.tokens
    chapter = chapter_at(text, at)
    if chapter is not None:
        yield from _of_saga(text, at, *chapter)
        return
    yield from _ability_alone(text, at)
    if word_at(text, at) == "each" and word_at(text, at + 1) == "1":
        yield at + 2, Noun(_said(text, at, at + 2), pronoun="each")
    yield from _one_of(text, at)
    while at <= len(tokens):
        if at == len(tokens):
            if noun.another and at > start and not noun.size:
                yield at, noun.evolve(head="same", text=_said(text, start, at))
            elif noun.size or (noun.head and noun.keywords):
                said = _said(text, start, at)
                yield at, noun.evolve(head="creature", text=said, weight=2)
            return
        if at == start > 0 and word_at(text, at) == "of" and _is_head(text, at - 1):
            return  # what stands before it is of it
        yield from _ends(text, start, at, noun)
        further = _modifier(text, at, noun)
        if further is None:
            return
        at, noun = further


#: Parts of a thing that may be spoken of without it: "the trigger", "his etb ability".
_ALONE = tuple(
    each for each in PARTS if each[-1] in ("trigger", "ability", "etb", "ping", "activation")
)
_BEFORE_ALONE = frozenset(("the", "that", "this", "his", "her", "their", "my"))
_FAR_FETCHED = 3
#: What may stand behind "her" where she is meant, and nothing of hers.
_AFTER_HER = frozenset(
    ("", ".", ",", "?", ";", "and", "then", "on", "to", "for", "while", "with", "again", "this",
     "twice", "in", "at", "back", "before", "after", "from")
)  # fmt: skip


def _is_pinging(text: Text, at: int) -> bool:
    """Tell whether somebody is said to ping, or to have cracked something."""
    said = text.tokens[at].text if at < len(text.tokens) else ""
    return said in ("pings", "pinged", "cracks", "cracked")


def _ability_alone(text: Text, at: int) -> Iterator[tuple[int, Noun]]:
    """Give an ability of the thing that was spoken of: "the trigger"."""
    if word_at(text, at) not in _BEFORE_ALONE:
        return
    start = at + 1 + (word_at(text, at + 1) == "own")
    for words in _ALONE:
        end = start + len(words)
        if tuple(word_at(text, each) for each in range(start, end)) == words:
            part, said = " ".join(words), _said(text, at, end)
            yield end, Noun(said, pronoun="it", part=part, weight=_FAR_FETCHED)
            yield from _of_that(text, at, end, part)


def _one_of(text: Text, at: int) -> Iterator[tuple[int, Noun]]:
    """Give "one of them", and "one" alone before what befalls it: one of several alike."""
    if not (word_at(text, at) == "1" and text.tokens[at].text == "one"):
        return
    after = word_at(text, at + 1)
    if after == "of" and word_at(text, at + 2) in _SEVERAL:
        yield at + 3, Noun(_said(text, at, at + 3), pronoun="one of")
    elif after in _BEFALLS or (at and _is_done(text, at - 1)):
        yield at + 1, Noun("one", pronoun="one of", weight=_FAR_FETCHED)


def _is_done(text: Text, at: int) -> bool:
    """Tell whether the word before says what is done to "one": "I kill one with NAME"."""
    return not text.tokens[at].sure and text.tokens[at].word in _DONE


_DONE = frozenset(
    ("kill", "destroy", "exile", "bounce", "block", "tap", "burn", "chump", "sacrifice", "return",
     "flicker", "remove")
)  # fmt: skip
_SEVERAL = frozenset(("them", "those", "these"))
_BEFALLS = frozenset(("get", "be", "die", "leave"))


def _of_saga(text: Text, start: int, end: int, part: str) -> Iterator[tuple[int, Noun]]:
    """Give a chapter of the Saga that stands behind it, or of the one spoken of."""
    named = start > 0 and (text.tokens[start - 1].sure or word_at(text, start - 1) == "'s")
    for each in () if named else ends_at(text, end):
        yield each, Noun(_said(text, start, each), pronoun="it", part=part)
    yield from _of_that(text, start, end, part)


def _of_that(text: Text, start: int, end: int, part: str) -> Iterator[tuple[int, Noun]]:
    """Give a part of the thing that stands behind it: "the trigger of X"."""
    if word_at(text, end) in ("of", "on", "from"):
        for last, noun in nouns_at(text, end + 1):
            if not noun.part and not noun.pronoun:
                yield last, noun.evolve(part=part, text=_said(text, start, last))


def _said(text: Text, start: int, end: int) -> str:
    return " ".join(each.text for each in text.tokens[start:end])


def _ends(text: Text, start: int, at: int, noun: Noun) -> Iterator[tuple[int, Noun]]:
    """Give the phrases whose head stands here."""
    for end, mention in text.names_at(at):
        if noun.counted and (mention.text in _MEASURES or _lists(text, start, at)):
            continue
        found = noun.evolve(mention=mention, weight=_weight(mention, at))
        yield from _with_parts(text, start, end, found)
    if text.tokens[at].sure:
        return
    word = text.tokens[at].word
    family = _family(text, start, at, noun)
    if word in of_kind("pronoun") and start == at:
        yield from _with_parts(text, start, at + 1, noun.evolve(pronoun=word))
    elif word == "her" and start == at and word_at(text, at + 1) in _AFTER_HER:
        yield at + 1, noun.evolve(pronoun="she", text=_said(text, start, at + 1))
    elif word in ("copy", "fork", "forked") and noun.definite and start + 1 == at:
        end = at + 1 + (word_at(text, at + 1) in _ONES or word_at(text, at + 1) == "spell")
        if word == "copy" or end > at + 1:
            yield end, noun.evolve(head="copy", text=_said(text, start, end))
    elif word == "attacker" and (noun.size or noun.keywords):
        attacks = _is_so(noun, "attacking").evolve(head="creature")
        yield from _with_parts(text, start, at + 1, attacks)
    elif word in _BODIES and (noun.size or noun.keywords):
        yield from _with_parts(text, start, at + 1, noun.evolve(head="creature"))
    elif family is not None:
        yield from _with_parts(text, start, *family)
    elif word in _KINDS_OF_CARD and (_is_named(text, at) or (start == at and _is_a_name(text, at))):
        return
    elif word in of_kind("head"):
        yield from _with_parts(text, start, at + 1, _headed(noun, word))
    elif word == "split" and word_at(text, at + 1) == "second" and not _is_head(text, at + 2):
        spell = noun.evolve(head="spell", keywords=(*noun.keywords, "split second"), weight=2)
        yield at + 2, spell.evolve(text=_said(text, start, at + 2))
    else:
        yield from _other_ends(text, start, at, noun)


def _lists(text: Text, start: int, at: int) -> bool:
    """Tell whether a kind in the plural stands before a name: "two creatures NAME and NAME"."""
    word = text.tokens[at - 1].text.lower()
    return at > start and word.endswith("s") and word[:-1] in _LISTED_KINDS


#: What a list of names may be a list of.
_LISTED_KINDS = frozenset(
    ("artifact", "card", "creature", "enchantment", "land", "legend", "permanent", "planeswalker",
     "spell")
)  # fmt: skip


def _other_ends(text: Text, start: int, at: int, noun: Noun) -> Iterator[tuple[int, Noun]]:
    """Give the phrases whose head here is a subtype, or was said before."""
    word = text.tokens[at].word
    if noun.another and at > start and (word in _ONES or _stops(text, at, noun)):
        yield at + (word in _ONES), noun.evolve(head="same", text=_said(text, start, at))
    elif word == "other" and noun.counted and not _is_head(text, at + 1):
        yield from _with_parts(text, start, at + 1, noun.evolve(head="creature", another=True))
    elif subtype(word):
        # one thing of a kind has an article: what stands bare may be the name of a card
        bare = start == at and (subtype(word).lower() == word or _ends_a_name(text, at))
        named = bare and text.names_at(at)  # bare, "the wall" may be meant
        kind = noun.evolve(
            head=subtype(word), weight=_NAMED if named else noun.weight,
            definite=noun.definite or bare,
        )  # fmt: skip
        yield from _with_parts(text, start, at + 1, kind)
    elif word in of_kind("role") and at + 1 < len(text.tokens) and word_at(text, at + 1) == "role":
        yield at + 2, noun.evolve(head="role", token=True, text=_said(text, start, at + 2))
    elif noun.head == "creature" and noun.keywords:
        yield from _with_parts(text, start, at, noun)
    elif noun.size:
        weight = 0 if noun.keywords else 2
        yield from _with_parts(text, start, at, noun.evolve(head="creature", weight=weight))


def _ends_a_name(text: Text, at: int) -> bool:
    """Tell whether a card named before is called so in short: by one end of its name."""
    said = text.tokens[at].text.lower()
    return any(
        end <= at and said in (mention.text.lower().split()[0], mention.text.lower().split()[-1])
        for _, end, mention in text.names
    )


#: Nouns that say nothing more of what was described before them.
_BODIES = frozenset(("blocker", "attacker", "chump", "body", "thing", "boy", "chumper"))
#: How far-fetched it is that a kind is meant where a name may be.
_NAMED = 16
#: What is counted and no card, though cards are named so.
_MEASURES = frozenset(("life", "damage", "mana", "turn", "turns", "time", "times"))
#: Kinds of cards that are also names: one is meant after "a" and the like only.
_KINDS_OF_CARD = frozenset(("anthem", "counterspell", "fetchland"))
#: Those that are a card's whole name, so that one that stands bare is that card.
_CALLED_SO = frozenset(("counterspell",))
#: What may stand for the noun after "another", and what may follow it at once.
_ONES = frozenset(("1", "copy", "one"))
_STOPS = frozenset((",", ".", "?", "!", ";", "and", "then", "what"))
#: Words with which a clause goes on about "the other".
_GOES_ON = frozenset(
    ("still", "also", "be", "get", "go", "take", "die", "survive", "live", "stay", "come", "lose",
     "have", "do", "will", "can", "end", "return", "too", "in", "put", "deal", "hit", "land")
)  # fmt: skip


def _stops(text: Text, at: int, noun: Noun) -> bool:
    """Tell whether no noun stands behind "another", or "the other": "does the other still die"."""
    word = text.tokens[at].word
    goes_on = noun.definite and word in _GOES_ON
    return word in _STOPS or (goes_on and word_at(text, at - 1) == "other")


def _family(text: Text, start: int, at: int, noun: Noun) -> tuple[int, Noun] | None:
    """Give the phrase whose head is the noun for a kind of things: "mana rock", "flyer"."""
    for size in (2, 1):
        said = tuple(word_at(text, at + index) for index in range(size))
        kinds = families().get(said)
        if kinds is None or (size == 1 and _is_one(text, at) and start == at):
            continue
        if size == 1 and said[0] in verbs_too() and start in (at, -1):
            continue
        keywords = tuple(each[1:].replace("_", " ") for each in kinds if each[0] == "-")
        plainly = tuple(each for each in kinds if each[0] != "-")
        return at + size, noun.evolve(
            head=plainly[0] if plainly[0] in of_kind("head") else "card",
            kinds=(*noun.kinds, *plainly[plainly[0] in of_kind("head") :]),
            keywords=(*noun.keywords, *keywords),
        )
    number = _number(word_at(text, at).partition("-drop")[0])
    if number is not None and "-drop" in word_at(text, at):
        return at + 1, noun.evolve(head="creature", mana_value=number)
    if word_at(text, at) == "drop" and noun.counted and noun.number < _MOST_DROP:
        return at + 1, noun.evolve(head="creature", mana_value=noun.number, number=1, counted=False)
    return None


_MOST_DROP = 8


def _is_one(text: Text, at: int) -> bool:
    """Tell whether a single card may be named there."""
    return any(len(mention.cards) == 1 for _, mention in text.names_at(at))


def _number(word: str) -> int | None:
    return int(word) if word.isdigit() else NUMBERS.get(word)


def _is_head(text: Text, at: int) -> bool:
    """Tell whether a noun stands there."""
    word = text.tokens[at].word if at < len(text.tokens) else ""
    return word in of_kind("head") or bool(subtype(word)) or bool(text.names_at(at))


def _is_a_name(text: Text, at: int) -> bool:
    """Tell whether a kind of cards that stands bare is the name of a card, too."""
    return text.tokens[at].word in _CALLED_SO or bool(text.names_at(at))


def _is_named(text: Text, at: int) -> bool:
    """Tell whether a name with a capital letter stands there."""
    return any(mention.text[:1].isupper() for _, mention in text.names_at(at))


def _weight(mention: Mention, at: int) -> int:
    """Give how far-fetched it is that a name is meant."""
    if mention.is_word:
        return 2 if mention.text[0].isupper() and at else 14
    return 6 if mention.how == "typo" else 0


def _headed(noun: Noun, word: str) -> Noun:
    if word == "token":
        return noun.evolve(head=noun.head or "token", token=True)
    if word == "nonland":
        return noun.evolve(head="permanent", qualities=(*noun.qualities, "nonland"))
    return noun.evolve(head=word)


def _with_parts(text: Text, start: int, at: int, noun: Noun) -> Iterator[tuple[int, Noun]]:
    """Give the phrase, with what follows its head, and for a part of it ("X's trigger")."""
    from rulings_cli.ask.statements.noun_tails import tails

    tokens = text.tokens
    yield at, noun.evolve(text=_said(text, start, at))
    if not noun.pronoun:
        for end, found in tails(text, at, noun):
            yield end, found.evolve(text=_said(text, start, end))
    if noun.mention is not None and word_at(text, at) == "token":
        end = at + 1 + (word_at(text, at + 1) == "copy")
        yield end, noun.evolve(token=True, text=_said(text, start, end))
    after = at + (at < len(tokens) and tokens[at].word == "'s")
    after += after > at and word_at(text, after) == "own"
    chapter = chapter_at(text, after)
    if chapter is not None:
        for end in ends_at(text, chapter[0]):
            yield end, noun.evolve(part=chapter[1], text=_said(text, start, end))
    for words in PARTS if not _is_pinging(text, at) else ():
        if words[-1] in ("creature", "target") and not (noun.is_card or after > at):
            continue
        end = after + len(words)
        here = tokens[after:end]
        if tuple(e.word for e in here) == words and not any(e.sure for e in here):
            yield end, noun.evolve(part=" ".join(words), text=_said(text, start, end))


def _modifier(text: Text, at: int, noun: Noun) -> tuple[int, Noun] | None:
    """Give the phrase with the word here taken as a modifier of its head."""
    token = text.tokens[at]
    word, after = token.word, text.tokens[at + 1].word if at + 1 < len(text.tokens) else ""
    if token.sure:
        return None
    if word in of_kind("determiner"):
        return at + 1, noun.evolve(definite=True)
    if word in ("just", "only", "exactly") and after.isdigit():
        return at + 1, noun
    if word == "chump" and (after == "blocker" or "/" in after):
        return at + 1, noun
    if word in of_kind("loose"):
        return None if word == "of" and noun.is_described else (at + 1, noun)
    if word in of_kind("another") or (word == "more" and noun.counted):
        return at + 1, noun.evolve(another=True)
    return (
        _owned(text, at, noun)
        or _number_of(text, at, noun)
        or (None if word.isdigit() else _description(text, token.text, at, noun))
    )


def _owned(text: Text, at: int, noun: Noun) -> tuple[int, Noun] | None:
    """Give the phrase with whose thing it is: "my", "his own", "my opponent's"."""
    word = word_at(text, at)
    if word == "own" and noun.owner:
        return at + 1, noun
    if noun.qualities or noun.keywords or noun.head or noun.kinds:
        return None  # "elks my 5/5" tells what is done to it
    for owner in ("you", "opponent"):
        if word in of_kind(owner):
            return at + 1, noun.evolve(owner=owner, definite=True)
    if word == "opponent":
        return at + 1 + (word_at(text, at + 1) == "'s"), noun.evolve(owner="opponent")
    return None


def _number_of(text: Text, at: int, noun: Noun) -> tuple[int, Noun] | None:
    """Give the phrase with how many there are: "two", "a pair of", "both"; or its mana value."""
    word, after = word_at(text, at), word_at(text, at + 1)
    for said in _TOKEN_COPY:
        if tuple(word_at(text, at + n) for n in range(len(said))) == said:
            return at + len(said), noun.evolve(token=True)
    if word == "copy" and after == "of" and noun.counted:
        return at + 2, noun
    if word in ("pair", "couple") and not noun.counted:
        return at + 1 + (after == "of"), noun.evolve(number=2, counted=True)
    if word == "both":
        return at + 1, noun.evolve(number=2, counted=True)
    if word.isdigit() and after in ("mana", "cmc") and _is_head(text, at + 2):
        return at + 2, noun.evolve(mana_value=int(word))
    if after == "power" and word.isdigit() and not noun.size and _is_head(text, at + 2):
        return at + 2, noun.evolve(size=f"{word}/{word}", sized_by="power")
    if word.isdigit() and not noun.counted:  # one of two is not two
        return at + 1, noun.evolve(number=int(word), counted=True)
    return None


#: What stands before the name of a card that a token is a copy of.
_TOKEN_COPY = (
    ("token", "copy", "of"), ("copy", "token", "of"), ("token", "that", "be", "a", "copy", "of"),
    ("token", "copying"),
)  # fmt: skip


#: Participles for how a spell was cast.
_CAST_SO = {
    "flashbacked": "flashback", "overloaded": "overload", "escaped": "escape", "dashed": "dash",
    "blitzed": "blitz", "bestowed": "bestow", "foretold": "foretell",
}  # fmt: skip


#: Participles for what was done to a thing, and the event that it is.
_BEFALLEN = {
    "countered": "counter", "reanimated": "reanimated", "flickered": "flicker",
    "blinked": "flicker", "bounced": "leave", "milled": "mill", "discarded": "discard",
}  # fmt: skip


def _description(text: Text, said: str, at: int, noun: Noun) -> tuple[int, Noun] | None:
    """Give the phrase with what the words here say of the thing."""
    word, after = word_at(text, at), word_at(text, at + 1)
    if word == "summoning" and after == "sick":
        return at + 2, _is_so(noun, "sick")
    told = _told(text, said, at, noun)
    if told is not None:
        return told
    power = _number(word.removesuffix("-power")) if not noun.size else None
    if power is not None and (word.endswith("-power") or after == "power"):
        end = at + 1 + (after == "power")
        sized = noun.evolve(size=f"{power}/{power}", sized_by="power")
        return (end, sized) if _is_head(text, end) else None
    if word == "split" and after == "second":
        generic = word_at(text, at + 2) in of_kind("head")
        return at + 2, noun.evolve(keywords=(*noun.keywords, "split second")) if generic else noun
    if word == "mono" or _colors_in(word):
        return _colored(text, at, noun)
    lacking = _not_so(text, at)
    if lacking is not None:
        return lacking[0], _is_so(noun, f"non{lacking[1]}")
    bearer = _family(text, -1, at, noun)  # "a first striker 2/1"
    if bearer is not None and bearer[1].keywords != noun.keywords:
        return bearer
    if said in of_kind("state") or (word, after) == ("face", "down"):
        down = word.startswith("face") or said == "morphed"
        return at + 1 + (word == "face"), _is_so(noun, "face-down" if down else said)
    if word in of_kind("quality") or said in _CAST_WAYS:
        return at + 1, _is_so(noun, said if said in _CAST_WAYS else word)
    for end, keyword in keyword_at(text, at):
        cast_so = said.endswith("ed") and said != "flashed"
        if cast_so and keyword in ALTERNATIVE.union(ACTIVATED) - {"equip"}:
            return None  # "an embalmed X" was made so: it does not only have the keyword
        more = word_at(text, end) in ("and", "+", "plus", ",")
        if more and any(_goes_on_to_head(text, later) for later, _ in keyword_at(text, end + 1)):
            end += 1  # "a lifelink and double strike 3/3"
        return end, noun.evolve(keywords=(*noun.keywords, keyword))
    if word in of_kind("type") or word == "commander":
        return at + 1, _is_so(noun, word)
    if subtype(word):
        return at + 1, _is_so(noun, subtype(word))
    left, slash, right = word.partition("/")
    if slash and left.isdigit() and right.isdigit():
        return at + 1, noun.evolve(size=word)
    return _valued(text, at, noun)


def _valued(text: Text, at: int, noun: Noun) -> tuple[int, Noun] | None:
    """Give the phrase with a mana value: "two-drop creature", "3-mana"."""
    number, _, kind = word_at(text, at).rpartition("-")
    if kind not in ("drop", "mana") or (kind == "drop" and not _is_head(text, at + 1)):
        return None
    value = _number(number)
    return None if value is None else (at + 1, noun.evolve(mana_value=value))


def _told(text: Text, said: str, at: int, noun: Noun) -> tuple[int, Noun] | None:
    """Give the phrase with a word for how a thing came to be so: "new", "flashbacked"."""
    word, after = word_at(text, at), word_at(text, at + 1)
    if word == "gold" and _is_head(text, at + 1):
        return at + 1, _is_so(noun, "multicolored")
    if word == "new" or (word == "freshly" and after in ("cast", "play")):
        return at + 1 + (word == "freshly"), _is_so(noun, "fresh")
    if said in ("enchanted", "equipped"):
        return at + 1, _is_so(noun, said)
    if said in _CAST_SO:
        return at + 1, noun.evolve(keywords=(*noun.keywords, _CAST_SO[said]))
    if said == "stolen":
        theirs = noun.owner == "opponent"
        owner, owned = ("opponent", "you") if theirs else ("you", "opponent")
        return at + 1, noun.evolve(owner=owner, owned=owned)
    sure = at + 1 < len(text.tokens) and text.tokens[at + 1].sure
    if said in _BEFALLEN and (sure or _is_head(text, at + 1)):
        return at + 1, noun.evolve(befallen=_BEFALLEN[said], weight=noun.weight + 4)
    if said == "unearthed":
        return at + 1, _is_so(noun, said).evolve(keywords=(*noun.keywords, "unearth"))
    return None


def _goes_on_to_head(text: Text, at: int) -> bool:
    """Tell whether a size, a noun or one more keyword stands there."""
    left, slash, right = word_at(text, at).partition("/")
    sized = bool(slash) and left.isdigit() and right.isdigit()
    return sized or _is_head(text, at) or any(True for _ in keyword_at(text, at))


def _not_so(text: Text, at: int) -> tuple[int, str] | None:
    """Give what a thing is said not to be: "nonblack", "non-artifact", "non legendary"."""
    word, after = word_at(text, at), word_at(text, at + 1)
    if word in ("non", "non-"):
        return (at + 2, after) if _is_told(after) else None
    rest = word.removeprefix("non").lstrip("-")
    told = rest != word and word not in of_kind("quality") and _is_told(rest)
    return (at + 1, rest) if told else None


def _is_told(word: str) -> bool:
    """Tell whether a thing may be said not to be so: a color, a type, a supertype."""
    return word in COLORS_BY_NAME or word in of_kind("type") or word in ("legendary", "token")


def keyword_at(text: Text, at: int) -> Iterator[tuple[int, str]]:
    """Read a keyword as it is written: "first strike", "hasty", "pro-red"."""
    words = [each.text for each in text.tokens[at : at + 3] if not each.sure]
    for size in range(len(words), 0, -1):
        found = keywords().get(" ".join(words[:size]))
        if found is not None:
            yield at + size, found
            return
    if words[:1] in (["protection"], ["pro"]):
        place = at + 1 + (words[1:2] == ["from"])
        said = word_at(text, place)
        if said in COLORS_BY_NAME or said in _PROTECTED_FROM:
            yield place + 1, f"protection from {_PROTECTED_FROM.get(said, said)}"
    elif words[:1] == ["flashed-back"] or words[:2] == ["flashed", "back"]:
        yield at + 1 + (words[0] == "flashed"), "flashback"  # "my flashed back NAME"
    elif word_at(text, at) == "trample":
        yield at + 1, "trample"  # "does it trample", "tramples"
    elif words and words[0].endswith(("ed", "ing")) and word_at(text, at) in keywords():
        yield at + 1, keywords()[word_at(text, at)]  # "is it dashed"


#: Words before a name for how a card is cast, which are verbs elsewhere.
_CAST_WAYS = frozenset(("pitched", "fused", "delved", "convoked", "improvised", "melded"))
#: What a thing may have protection from beside colors, in its plain form.
_PROTECTED_FROM = {
    "artifact": "artifacts", "creature": "creatures", "enchantment": "enchantments",
    "instant": "instants", "sorcery": "sorceries", "planeswalker": "planeswalkers",
    "everything": "everything", "colorless": "colorless", "multicolored": "multicolored",
    "monocolored": "monocolored",
}  # fmt: skip


def _is_so(noun: Noun, *qualities: str) -> Noun:
    return noun.evolve(qualities=(*noun.qualities, *qualities))


def _colors_in(word: str) -> tuple[str, ...]:
    """Give the colors that one word names: "mono-red", "white-blue", "izzet"."""
    if word in COLOR_GROUPS:
        return tuple(COLOR_NAMES[each] for each in COLOR_GROUPS[word])
    parts = word.removeprefix("mono-").replace("/", "-").split("-")
    return tuple(parts) if all(each in COLORS_BY_NAME for each in parts) else ()


def _colored(text: Text, at: int, noun: Noun) -> tuple[int, Noun] | None:
    """Take colors: "mono green", "red and white", "izzet"."""
    word, after = word_at(text, at), word_at(text, at + 1)
    if word == "mono":
        return (at + 1, noun) if after in COLORS_BY_NAME else None
    colors = _colors_in(word)
    if len(colors) > 1:
        return at + 1, _is_so(noun, *colors)
    word = word.removeprefix("mono-")
    joins = after in ("and", "or") and word_at(text, at + 2) in COLORS_BY_NAME
    return at + 1 + (joins and after == "and"), _is_so(noun, word)
