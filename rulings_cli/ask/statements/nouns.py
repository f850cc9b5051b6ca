"""Noun phrases: what a stretch of words says of a thing, read from left to right."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.statements.words import Text
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.values import Value, field


class Noun(Value):
    """A thing as the question says it.

    `head` is the plain noun ("creature", "spell", "Mountain"), "" where a card is named; `part`
    what of it is meant ("trigger", "etb", "second ability", "mana"); `pronoun` the word that takes
    up a thing said before.
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
    counters: tuple[int, str] = (0, "")  # how many, and of which kind if that is said
    weight: int = field(default=0, compare=False)

    @property
    def is_card(self) -> bool:
        """Tell whether a card is named."""
        return self.mention is not None


_DETERMINERS = frozenset(("the", "that", "this", "those", "these", "said"))
_LOOSE = frozenset(
    ("a", "an", "any", "some", "each", "every", "all", "of", "random", "single", "lone", "big",
     "little", "lonely", "lowly", "measly", "poor", "regular", "ordinary", "same", "very", "huge",
     "fresh-faced", "good", "old", "trusty", "whole", "entire")
)  # fmt: skip
_ANOTHER = frozenset(("another", "second", "2nd", "other", "different"))
_MINE = frozenset(("my", "our", "your", "own"))
_THEIRS = frozenset(("their", "his", "her", "enemy", "opposing"))
_PRONOUNS = frozenset(
    (
        "it",
        "they",
        "them",
        "him",
        "he",
        "she",
        "himself",
        "itself",
        "herself",
        "themselves",
        "mine",
        "theirs",
    )
)
#: Types and other nouns that tell what a thing is.
HEADS = frozenset(
    ("creature", "land", "artifact", "enchantment", "planeswalker", "instant", "sorcery", "spell",
     "permanent", "token", "card", "commander", "blocker", "attacker", "equipment", "aura",
     "vehicle", "saga", "battle",
     "treasure", "clue", "food", "blood", "map", "gold", "powerstone", "nonland", "role",
     "anthem", "counterspell", "fetchland", "target")
)  # fmt: skip
_TYPES = frozenset(
    ("creature", "land", "artifact", "enchantment", "planeswalker", "instant", "sorcery")
)
_QUALITIES = frozenset(
    ("tapped", "untapped", "attacking", "blocking", "legendary", "basic", "nonbasic", "snow",
     "nontoken", "noncreature", "colorless", "multicolored", "monocolored", "split", "fresh",
     "sick", "ground", "nonflying", "evoked", "kicked", "vanilla", "random", "plain", "normal",
     "unblocked", "free", "animate")
)  # fmt: skip
KEYWORDS = frozenset(
    ("flying", "hexproof", "shroud", "indestructible", "trample", "deathtouch", "lifelink",
     "vigilance", "haste", "reach", "menace", "defender", "undying", "persist", "ward", "flash",
     "infect", "wither", "prowess", "exalted", "fear", "intimidate", "shadow", "horsemanship",
     "exploit", "evoke", "miracle", "heroic", "fuse", "strive", "cascade", "storm", "modular",
     "annihilator", "unearth", "flashback", "suspend", "morph", "convoke", "delve", "affinity",
     "cycling", "overload", "dash", "blitz", "escape", "spectacle", "surge", "emerge", "prowl",
     "kicker", "madness", "dredge", "rebound", "buyback", "bestow", "changeling",
     "devoid", "aftermath", "adventure", "landfall", "split", "double-strike", "first-strike")
)  # fmt: skip
_ROLES = frozenset(("wicked", "monster", "royal", "sorcerer", "cursed", "virtuous"))
#: Nouns for what has a keyword.
BEARERS = {
    "trampler": "trample", "tramplers": "trample", "flyer": "flying", "flier": "flying",
    "flyers": "flying", "fliers": "flying", "lifelinker": "lifelink", "deathtoucher": "deathtouch",
}  # fmt: skip
_PARTS = (
    ("target",), ("target", "creature"), ("creature",),
    ("etb", "exile", "trigger"), ("etb", "exile"),
    ("etb", "trigger"), ("etb", "ability"), ("enter", "trigger"), ("enter", "ability"),
    ("attack", "trigger"), ("death", "trigger"), ("leave", "trigger"), ("ltb", "trigger"),
    ("die", "trigger"), ("cast", "trigger"), ("upkeep", "trigger"), ("mana", "ability"),
    ("first", "ability"), ("second", "ability"), ("third", "ability"), ("last", "ability"),
    ("activate", "ability"), ("static", "ability"), ("loyalty", "ability"),
    ("triggered", "ability"), ("etb",), ("trigger",), ("ability",), ("effect",), ("static",),
)  # fmt: skip


@cache
def _subtypes() -> dict[str, str]:
    from rulings_cli.terms.types import SUBTYPES

    found = {}
    for each in SUBTYPES:
        low = each.lower()
        found[low] = each
        found.setdefault(low + "s", each)
        if low.endswith("y"):
            found.setdefault(low[:-1] + "ies", each)
        if low.endswith("f"):
            found.setdefault(low[:-1] + "ves", each)
    return found


def subtype(word: str) -> str:
    """Give the subtype that a word names, as it is printed; "" for none."""
    return _subtypes().get(word, "")


def nouns_at(text: Text, at: int) -> Iterator[tuple[int, Noun]]:
    """Give the noun phrases that begin at a token, each with the token after it."""
    start = at
    noun = Noun("")
    tokens = text.tokens
    while at <= len(tokens):
        if at == len(tokens):
            if noun.another and at > start and not noun.size:
                yield at, noun.evolve(head="same", text=_said(text, start, at))
            elif noun.size or (noun.head and noun.keywords):
                said = _said(text, start, at)
                yield at, noun.evolve(head="creature", text=said, weight=2)
            return
        yield from _ends(text, start, at, noun)
        further = _modifier(text, at, noun)
        if further is None:
            return
        at, noun = further


def _said(text: Text, start: int, end: int) -> str:
    return " ".join(each.text for each in text.tokens[start:end])


def _ends(text: Text, start: int, at: int, noun: Noun) -> Iterator[tuple[int, Noun]]:
    """Give the phrases whose head stands here."""
    word = text.tokens[at].word
    for end, mention in text.names_at(at):
        weight = _weight(mention, at)
        found = noun.evolve(mention=mention, weight=weight)
        yield from _with_parts(text, start, end, found)
    if text.tokens[at].sure:
        return
    if word in _PRONOUNS and start == at:
        yield from _with_parts(text, start, at + 1, noun.evolve(pronoun=word))
    elif word == "copy" and noun.definite and start + 1 == at:
        yield at + 1, noun.evolve(head="copy", text=_said(text, start, at + 1))
    elif word in ("blocker", "attacker") and (noun.size or noun.keywords):
        yield from _with_parts(text, start, at + 1, _headed(noun, "creature"))
    elif word in _KINDS_OF_CARD and (start == at or _is_named(text, at)):
        return
    elif word in HEADS:
        yield from _with_parts(text, start, at + 1, _headed(noun, word))
    elif word in BEARERS:
        found = noun.evolve(head="creature", keywords=(*noun.keywords, BEARERS[word]))
        yield from _with_parts(text, start, at + 1, found)
    elif word == "dork" or (word in ("dork", "rock") and noun.qualities):
        yield at + 1, noun.evolve(head="creature", text=_said(text, start, at + 1))
    elif noun.another and at > start and (word in _ONES or word in _STOPS):
        yield at + (word in _ONES), noun.evolve(head="same", text=_said(text, start, at))
    elif word == "other" and noun.counted and not _is_head(text, at + 1):
        yield from _with_parts(text, start, at + 1, noun.evolve(head="creature", another=True))
    elif subtype(word):
        yield from _with_parts(text, start, at + 1, noun.evolve(head=subtype(word)))
    elif word in _ROLES and at + 1 < len(text.tokens) and text.tokens[at + 1].word == "role":
        yield at + 2, noun.evolve(head="role", token=True, text=_said(text, start, at + 2))
    elif noun.head == "creature" and noun.keywords:
        yield at, noun.evolve(text=_said(text, start, at))
    elif noun.size:
        weight = 0 if noun.keywords else 2
        yield from _with_parts(text, start, at, noun.evolve(head="creature", weight=weight))


#: Kinds of cards that are also names: one is meant after "a" and the like only.
_KINDS_OF_CARD = frozenset(("anthem", "counterspell", "fetchland"))


#: What may stand for the noun after "another", and what may follow it at once.
_ONES = frozenset(("1", "copy", "one"))
_STOPS = frozenset((",", ".", "?", "!", ";", "and", "then", "what"))


def _is_head(text: Text, at: int) -> bool:
    """Tell whether a noun stands there."""
    word = text.tokens[at].word if at < len(text.tokens) else ""
    return word in HEADS or bool(subtype(word)) or bool(text.names_at(at))


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
    """Give the phrase, and the phrase for a part of it ("X's trigger")."""
    tokens = text.tokens
    yield at, noun.evolve(text=_said(text, start, at))
    further = _with_keywords(text, start, at, noun)
    if further is not None:
        yield further
        yield from _controlled(text, start, further[0], further[1])
    if not noun.is_card and not noun.pronoun and at + 1 < len(tokens):
        yield from _such_as(text, start, at, noun)
    counted = _with_counters(text, start, at, noun)
    if counted is not None:
        yield counted
    yield from _controlled(text, start, at, noun)
    yield from _sick(text, start, at, noun)
    if noun.mention is not None and at < len(tokens) and tokens[at].word == "token":
        token = noun.evolve(token=True, text=_said(text, start, at + 1))
        yield at + 1, token
    after = at + (at < len(tokens) and tokens[at].word == "'s")
    for words in _PARTS:
        end = after + len(words)
        here = tokens[after:end]
        if tuple(e.word for e in here) == words and not any(e.sure for e in here):
            yield end, noun.evolve(part=" ".join(words), text=_said(text, start, end))


def _controlled(text: Text, start: int, at: int, noun: Noun) -> Iterator[tuple[int, Noun]]:
    """Give the phrase with "(that) I control" after it."""
    words = [each.word for each in text.tokens[at : at + 5]]
    place = 1 if words[:1] == ["that"] else 0
    if words[place : place + 1] in (["i"], ["you"]):
        owner, place = "you", place + 1
    elif words[place : place + 2] in (["my", "opponent"], ["an", "opponent"]):
        owner, place = "opponent", place + 2
    elif words[place : place + 1] == ["opponent"]:
        owner, place = "opponent", place + 1
    else:
        return
    end = at + place + 1
    if words[place : place + 1] in (["control"], ["own"]):
        yield end, noun.evolve(owner=owner, text=_said(text, start, end))
    elif words[place : place + 1] == ["just"] and words[place + 1 : place + 2] in _COMING:
        fresh = (*noun.qualities, "fresh")
        yield end + 1, noun.evolve(owner=owner, qualities=fresh, text=_said(text, start, end + 1))
    elif words[place : place + 3] in (["cast", "this", "turn"], ["play", "this", "turn"]):
        fresh = (*noun.qualities, "fresh")
        yield end + 2, noun.evolve(owner=owner, qualities=fresh, text=_said(text, start, end + 2))


_COMING = (["cast"], ["play"], ["drop"])


def _sick(text: Text, start: int, at: int, noun: Noun) -> Iterator[tuple[int, Noun]]:
    """Give the phrase with "with summoning sickness" after it."""
    words = [each.word for each in text.tokens[at : at + 3]]
    if words == ["with", "summoning", "sickness"]:
        sick = (*noun.qualities, "sick")
        yield at + 3, noun.evolve(qualities=sick, text=_said(text, start, at + 3))


def _with_keywords(text: Text, start: int, at: int, noun: Noun) -> tuple[int, Noun] | None:
    """Give the phrase with "with hexproof", "with protection from red" after its head."""
    words = [each.word for each in text.tokens[at : at + 6]]
    if not words or words[0] not in ("with", "having", "without") or noun.pronoun:
        return None
    if words[0] == "without":
        return _without_keyword(text, start, at, noun)
    found: list[str] = []
    place = 1
    while place < len(words):
        word = words[place]
        after = words[place + 1] if place + 1 < len(words) else ""
        if word in ("double", "first") and after == "strike":
            found.append(f"{word} strike")
            place += 2
        elif word == "protection" and after == "from" and place + 2 < len(words):
            found.append(f"protection from {words[place + 2]}")
            place += 3
        elif word in KEYWORDS:
            found.append(word)
            place += 1
        else:
            break
        if place + 1 < len(words) and words[place] == "and" and words[place + 1] in KEYWORDS:
            place += 1
        else:
            break
    if not found:
        return None
    end = at + place
    said = noun.evolve(keywords=(*noun.keywords, *found), text=_said(text, start, end))
    return end, said


def _such_as(text: Text, start: int, at: int, noun: Noun) -> Iterator[tuple[int, Noun]]:
    """Give the card that stands for a kind: "a flyer like NAME" is that card."""
    if text.tokens[at].word != "like" or noun.token:
        return
    for end, mention in text.names_at(at + 1):
        said = _said(text, start, end)
        keywords = () if noun.size else noun.keywords
        yield end, noun.evolve(mention=mention, head="", size="", keywords=keywords, text=said)


def _with_counters(text: Text, start: int, at: int, noun: Noun) -> tuple[int, Noun] | None:
    """Give the phrase with "with two counters" or "with a +1/+1 counter on it" after its head."""
    words = [each.word for each in text.tokens[at : at + 6]]
    if not words or words[0] not in ("with", "having") or noun.pronoun:
        return None
    number = 1 if words[1:2] in (["a"], ["an"], ["the"]) else int(words[1]) if words[1:2] and words[
        1].isdigit() else 0  # fmt: skip
    kind, place = "", 2
    if words[2:3] and words[2] != "counter":
        kind, place = words[2], 3
    if not number or words[place : place + 1] != ["counter"]:
        return None
    end = at + place + 1
    if words[place + 1 : place + 3] in (["on", "it"], ["on", "him"], ["on", "her"]):
        end += 2
    return end, noun.evolve(counters=(number, kind), text=_said(text, start, end))


def _without_keyword(text: Text, start: int, at: int, noun: Noun) -> tuple[int, Noun] | None:
    """Give the phrase with "without flying" after it: what is only described has no other."""
    words = [each.word for each in text.tokens[at + 1 : at + 3]]
    found = " ".join(words) if words[1:] == ["strike"] else "".join(words[:1])
    known = found in KEYWORDS or found in ("double strike", "first strike")
    if not known or noun.is_card or found in noun.keywords:
        return None
    end = at + 1 + len(found.split())
    return end, noun.evolve(text=_said(text, start, end))


def _modifier(text: Text, at: int, noun: Noun) -> tuple[int, Noun] | None:
    """Give the phrase with the word here taken as a modifier of its head."""
    token = text.tokens[at]
    word, after = token.word, text.tokens[at + 1].word if at + 1 < len(text.tokens) else ""
    if token.sure:
        return None
    if word in _DETERMINERS:
        return at + 1, noun.evolve(definite=True)
    if word in _LOOSE:
        return at + 1, noun
    if word in _ANOTHER:
        return at + 1, noun.evolve(another=True)
    if word in _MINE:
        return at + 1, noun.evolve(owner="you", definite=True)
    if word in _THEIRS:
        return at + 1, noun.evolve(owner="opponent", definite=True)
    if word == "opponent":
        return (at + 2 if after == "'s" else at + 1), noun.evolve(owner="opponent")
    if word in ("copy", "copies") and after == "of" and noun.counted:
        return at + 2, noun
    if word.isdigit():
        return at + 1, noun.evolve(number=int(word), counted=True)
    if word == "both":
        return at + 1, noun.evolve(number=2, counted=True)
    return _description(text, word, after, at, noun)


def _description(text: Text, word: str, after: str, at: int, noun: Noun) -> tuple[int, Noun] | None:
    if word == "summoning" and after == "sick":
        return at + 2, noun.evolve(qualities=(*noun.qualities, "sick"))
    if word == "new" or (word == "freshly" and after in ("cast", "play")):
        fresh = (*noun.qualities, "fresh")
        return at + 1 + (word == "freshly"), noun.evolve(qualities=fresh)
    if word == "split" and after == "second":
        return at + 2, noun
    if word in ("double", "first") and after == "striker":
        found = (*noun.keywords, f"{word} strike")
        return at + 2, noun.evolve(head="creature", keywords=found)
    if word in ("double", "first") and after == "strike":
        return at + 2, noun.evolve(keywords=(*noun.keywords, f"{word} strike"))
    if word in ("mono", "monocolored") and after in COLORS_BY_NAME:
        return at + 1, noun
    if word in COLORS_BY_NAME or word in _QUALITIES:
        return at + 1, noun.evolve(qualities=(*noun.qualities, word))
    if word in KEYWORDS:
        return at + 1, noun.evolve(keywords=(*noun.keywords, word))
    if word in _TYPES or word == "commander":
        return at + 1, noun.evolve(qualities=(*noun.qualities, word))
    if subtype(word):
        return at + 1, noun.evolve(qualities=(*noun.qualities, subtype(word)))
    left, slash, right = word.partition("/")
    if slash and left.lstrip("+-").isdigit() and right.lstrip("+-").isdigit():
        return at + 1, noun.evolve(size=word)
    if word in ("protection", "pro") and (after == "from" or after in COLORS_BY_NAME):
        place = at + 1 + (after == "from")
        color = text.tokens[place].word if place < len(text.tokens) else ""
        if color not in COLORS_BY_NAME:
            return None
        return place + 1, noun.evolve(keywords=(*noun.keywords, f"protection from {color}"))
    if word == "mana" and after == "dork":
        return at + 1, noun.evolve(qualities=(*noun.qualities, "mana"))
    return None
