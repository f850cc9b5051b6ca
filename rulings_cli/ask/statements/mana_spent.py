"""Mana of a thing, and what it is to pay for, as a question speaks of them."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.statements.nouns import Noun, nouns_at
from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.ask.vocabulary import of_kind
from rulings_cli.terms.mana import COLORS_BY_NAME, MANA_TYPES

#: Mana of a thing: the thing, the words that tell which mana, and whether "mana" was said.
SaidMana = tuple[Noun, tuple[str, ...], bool]
#: What is paid for: the thing (None for a keyword's cost alone), and what of it.
SaidCost = tuple[Noun | None, str]

#: Words for mana that something else adds, or that is made more.
EXTRA = frozenset(
    ("extra", "bonus", "additional", "added", "add", "double", "triple", "copy", "second",
     "doubled", "other", "duplicate", "tripled", "copied", "free")
)  # fmt: skip
_OF_MANA = frozenset(
    ("colored", "colorless", "colourless", "coloured", "any-color", "first", "second", "restricted",
     "generated", "made", "own", "extra", "just", "only",
     "all", "alone", "unrestricted", "created", "ritual", *EXTRA,
     *COLORS_BY_NAME, *(letter.lower() * n for letter in MANA_TYPES for n in (2, 3)))
)  # fmt: skip
_COLORED = frozenset((*COLORS_BY_NAME, "colorless", "colourless", "colored", "coloured"))
_FROM = frozenset(("from", "of", "off", "by", "with", "through"))
_MADE = frozenset(("make", "produce", "add", "give", "get", "create", "generated", "come"))
_SKIPPED = frozenset(("the", "any", "some", "that", "this", "extra", "a"))
#: Predefined tokens that make mana.
SOURCES = frozenset(("treasure", "powerstone", "gold"))
_SOURCES = SOURCES | {"token"}


def mana_of_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read "X's colored mana", "the mana X makes", "green mana from X", or "X" alone."""
    alone = word_at(text, at) in ("just", "only")
    if word_at(text, at) == "only" and word_at(text, at - 1) not in _BEFORE_ALONE:
        return
    for end, (noun, said, told) in _after_the_thing(text, at + alone):
        yield end, (noun, (*said, *(("only",) if alone else ())), told)
    words: list[str] = []
    place = at
    while place < len(text.tokens) and place - at < 5:
        word = word_at(text, place)
        if word == "mana":
            yield from _thing_after(text, place + 1, tuple(words))
            return
        if words and words[-1] in _COLORED and word in _FROM and place > at:
            yield from _thing_after(text, place, tuple(words))
            return
        if word in _OF_MANA:
            words.append(word)
        elif word not in _SKIPPED and not word.isdigit():
            return
        place += 1


#: What stands before mana that alone is to pay; "can only X pay" asks for something else.
_BEFORE_ALONE = frozenset(("with", "using", "off", "spend", "use", "of"))


def _after_the_thing(text: Text, at: int) -> Iterator[tuple[int, SaidMana]]:
    for end, noun in nouns_at(text, at):
        if not _may_make_mana(noun):
            continue
        if noun.part == "mana":
            yield end, (noun.evolve(part=""), (), True)
            continue
        if noun.part:
            continue
        if not noun.pronoun:
            yield end, (noun, (), False)
        place = end + (word_at(text, end) in ("'s", ","))
        words: list[str] = []
        while len(words) < 4 and (
            word_at(text, place) in _OF_MANA
            or word_at(text, place).isdigit()
            or word_at(text, place) in ("and", "or", "of", "any", "color", "type")
        ):
            words.append(word_at(text, place))
            place += 1
        apart = word_at(text, end) == ","  # "X naming Elf, colored mana for Y"
        symbols = bool(words) and len(set(words[-1])) == 1 and not apart  # "X's BB"
        symbols = symbols or bool(words and words[-1] in _COLORED and not apart)
        if apart and not words:
            continue
        if word_at(text, place) == "mana" or symbols:
            end = place + (not symbols or word_at(text, place) == "mana")
            said = tuple(each for each in words if each in _OF_MANA or each.isdigit())
            yield end, (noun, said, True)


def _thing_after(text: Text, place: int, words: tuple[str, ...]) -> Iterator[tuple[int, object]]:
    """Read the thing whose mana it is: "from X", "that X makes", "made by X", "X makes"."""
    start = place
    while word_at(text, place) in ("that", "i", "you", "which", "be", "they") and place - start < 3:
        place += 1
    verb = word_at(text, place) in _MADE
    place += verb
    preposition = word_at(text, place) in _FROM
    place += preposition
    place += word_at(text, place) in ("tap", "sacrifice", "use", "activate")
    for end, noun in nouns_at(text, place):
        if noun.part or not _may_make_mana(noun):
            continue
        if preposition:
            yield end, (noun, words, True)
        elif word_at(text, end) in _MADE:
            yield end + 1, (noun, words, True)
        elif word_at(text, end) == "tap" and word_at(text, end + 1) == "for":
            yield end + 2, (noun, words, True)


def _may_make_mana(noun: Noun) -> bool:
    return noun.is_card or noun.head in _SOURCES or bool(noun.pronoun)


#: Words before "cost" with which that of an ability is meant.
_OF_ABILITIES = frozenset(("ability", "activation", "pump", "snow", "animation", "activated",
                           "untap", "draw", "activate"))  # fmt: skip
_COST_WORDS = frozenset(("cost", "part", "trigger", "tax", "payment", "symbol", "pip"))


def paid_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read what is paid for, and from which zone: "X's kicker", "cycling X", "X from my hand"."""
    for end, (noun, what) in _paid(text, at):
        yield end, (noun, what)
        whose = word_at(text, end) == "from" and word_at(text, end + 1) in _WHOSE
        zone = word_at(text, end + 1 + whose)
        if noun is not None and word_at(text, end) == "from" and zone in _ZONES:
            yield end + 2 + whose, (noun.evolve(place=f"you {zone}"), what)


def act_paid_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read what is done with a keyword that costs mana: "cycle X", "equipping a X"."""
    keyword, end = _keyword(text, at)
    told = word_at(text, at - 1) in ("for", "to", "on", "into", "toward", "towards")
    if told and word_at(text, at) in ("untap", "untapping", "animate", "animating"):
        keyword, end = "activate", at + 1  # by its own ability
    if not keyword:
        return
    end += word_at(text, end) == "up"
    for last, noun in nouns_at(text, end):
        if not noun.part:
            yield last, (noun, keyword)


_WHOSE = frozenset(("my", "the", "your", "his", "their", "a", "an"))
_ZONES = frozenset(("hand", "graveyard", "exile"))


def _paid(text: Text, at: int) -> Iterator[tuple[int, SaidCost]]:
    start = at
    while word_at(text, at) in ("the", "a", "an", "its", "his", "their", "my") and at - start < 2:
        at += 1
    keyword, end = _keyword(text, at)
    if keyword:
        after = end + (word_at(text, end) in _COST_WORDS)
        yield after, (None, keyword)
        told = word_at(text, after) in ("of", "on", "for", "from", "with")
        place = after + told
        for last, noun in nouns_at(text, place):
            if not noun.part and (told or noun.is_card or word_at(text, place) in _WHOSE):
                yield last, (noun, keyword)
    place = at + (word_at(text, at) in ("activated", "activation"))
    if word_at(text, place) == "ability" and word_at(text, place + 1) in ("of", "on", "from"):
        for last, noun in nouns_at(text, place + 2):
            if not noun.part:
                yield last, (noun, "activate")
    for end, noun in nouns_at(text, start):
        if noun.part.endswith("ability"):
            yield end, (noun.evolve(part=""), "activate")
        if noun.part:
            continue
        yield end, (noun, "")
        place = end + (word_at(text, end) == "'s")
        keyword, last = _keyword(text, place)
        if keyword:
            yield last + (word_at(text, last) in _COST_WORDS), (noun, keyword)
        what = word_at(text, place) if place > end else ""
        if what in _OF_ABILITIES and word_at(text, place + 1) == "cost":
            yield place + 2, (noun, "activate")
        elif what in ("ability", "activation"):
            yield place + 1, (noun, "activate")
        if word_at(text, end) == "spell":
            yield end + 1, (noun, "")


def _keyword(text: Text, at: int) -> tuple[str, int]:
    """Give the keyword whose cost is meant, also as a verb: "equipping"."""
    word = word_at(text, at)
    said = text.tokens[at].text if at < len(text.tokens) else ""
    for each in (word, _VERBS.get(said, ""), _VERBS.get(word, "")):
        if each in _PAID or (each in of_kind("keyword") and each not in _UNPAID):
            return each, at + 1
    return "", at


_PAID = frozenset(("kicker", "multikicker", "equip", "ward", "cycling", "buyback", "entwine",
                   "replicate", "level", "fortify", "echo", "ninjutsu", "channel", "unearth",
                   "morph", "megamorph", "disguise", "foretell", "suspend", "flashback", "evoke",
                   "overload", "dash", "embalm", "eternalize", "outlast", "adapt", "monstrosity",
                   "bestow", "escape", "madness", "miracle", "spectacle", "surge", "prowl",
                   "emerge", "transmute", "reinforce", "scavenge", "encore", "craft", "plot",
                   "squad", "offspring", "mutate", "blitz", "crew", "boast", "bloodrush",
                   "exhaust", "forecast", "transfigure", "renew", "reconfigure"))  # fmt: skip
_UNPAID = frozenset(("flying", "hexproof", "shroud", "indestructible", "trample", "deathtouch",
                     "lifelink", "vigilance", "haste", "reach", "menace", "defender", "flash",
                     "split", "changeling", "devoid", "convoke", "delve", "affinity",
                     "storm", "cascade", "landfall", "adventure"))  # fmt: skip
_VERBS = {"equipping": "equip", "equip": "equip", "cycle": "cycling", "kick": "kicker",
          "kicking": "kicker", "kicked": "kicker", "leveling": "level", "unearthing": "unearth",
          "overloading": "overload", "suspending": "suspend", "foretelling": "foretell",
          "morphing": "morph", "unmorph": "morph", "unmorphing": "morph", "dashing": "dash",
          "flashing-back": "flashback", "evoking": "evoke", "evoke": "evoke",
          "plotting": "plot", "warded": "ward", "channeling": "channel", "equips": "equip",
          "unmorphs": "morph", "level-up": "level", "ninjutsuing": "ninjutsu",
          "bestowing": "bestow", "embalming": "embalm", "scavenging": "scavenge",
          "escaping": "escape", "reinforcing": "reinforce", "transmuting": "transmute",
          "fortifying": "fortify", "crafting": "craft", "boasting": "boast",
          "bloodrushing": "bloodrush", "disturbing": "disturb", "mutating": "mutate"}  # fmt: skip
