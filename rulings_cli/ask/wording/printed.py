"""What a question says of its cards that is printed on them: a reason, or an aside.

"…, it's hybrid", "since she's legendary", "both colorless": where it is so of a card that the
question names, nothing is left out with it; where it is not so, or is no matter of what is
printed, it stays.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.ask.cards import keyword
from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.question import folded
from rulings_cli.ask.vocabulary import COLOR_GROUPS, NUMBERS, keywords, subtype
from rulings_cli.ask.world import World
from rulings_cli.terms.mana import colors_of_symbol, mana_value

_COLORS = {"white": "W", "blue": "U", "black": "B", "red": "R", "green": "G"}
_TYPES = ("artifact", "battle", "creature", "enchantment", "instant", "land", "planeswalker",
          "sorcery")  # fmt: skip
_SUPERTYPES = ("basic", "legendary", "snow", "world")
_SHORT = {"legend": "legendary", "pw": "planeswalker", "walker": "planeswalker"}
_REASON = r"because|cause|'cause|cuz|coz|bc|b/c|since|as|seeing as|given that|though|although"
_SUBJECT = (
    r"(?P<both>they(?:'re| are)? (?:both|all)|both|both are|all of them are|both of them are"
    r"|they(?:'re| are| have))"
    r"|(?:it|he|she|that|which|this|@\d+@)(?:'s| is| has| costs| counts as)?"
    r"|its(?: (?:mana )?cost is)?"
)
_CLAUSE = re.compile(rf"(?:(?:and|but|so|{_REASON}) )*(?:{_SUBJECT}) (?P<says>.+)", re.IGNORECASE)
#: Where a stretch of the question begins that may be an aside, and where it ends.
_BEGINS = re.compile(rf"[.,;:?!(–-]+\s+|[.,;:?!]\s*|\(|\s(?=(?:{_REASON}) )", re.IGNORECASE)
_ENDS = re.compile(r"[.,;:?!)]|\s-|$")
_EMPTY = frozenset(
    ("a", "an", "the", "all", "also", "and", "basically", "card", "cards", "itself", "just",
     "only", "obviously", "really", "technically", "too", "very", "spell", "spells", "symbol",
     "symbols", "mana", "cost", "colored", "in", "its", "is", "are", "has", "have", "after",
     "both", "actually", "already", "printed")
)  # fmt: skip
#: A word of a question, or its mark.
_ASKING = re.compile(
    r"\b(?:do|does|did|is|are|can|could|may|must|will|would|should|how|what|when|which|who|where)\b"
    r"|\?",
    re.IGNORECASE,
)
_SIZE = re.compile(r"[+-]?\d+/[+-]?\d+")


def without_printed(question: str, mentions: Iterable[Mention], world: World) -> str:
    """Give the question without what it says of its cards that is printed on them."""
    named = tuple(each for each in mentions if not each.is_word)
    if not named:
        return question
    text = folded(question)
    for start, end in sorted(_stretches(text, named), reverse=True):
        rest = f"{text[:start].rstrip(' ,;:-(')}{_mark(text, start, end)}{text[end:].lstrip(')')}"
        if _ASKING.search(rest) and _is_printed(text[start:end], start, named, world):
            text = " ".join(rest.split())
    return text


def _mark(text: str, start: int, end: int) -> str:
    """Give the mark that the stretch's left neighbour ends with: a question stays one."""
    before = text[:start].rstrip()
    kept = before[-1:] if before[-1:] in (".", "?", "!") else ""
    return "" if kept else ("" if text[end : end + 1] in (".", "?", "!", ",", ";", "") else ",")


def _stretches(text: str, named: Sequence[Mention]) -> Iterator[tuple[int, int]]:
    """Give the stretches between marks, and after words for a reason, but not the first."""
    for begins in _BEGINS.finditer(text):
        start = begins.end()
        if any(each.start < start < each.end for each in named):
            continue
        ends = next(
            each
            for each in _ENDS.finditer(text, start)
            if not any(one.start <= each.start() < one.end for one in named)
        )
        if ends.start() > start:
            yield start, ends.start()


def _is_printed(stretch: str, start: int, named: Sequence[Mention], world: World) -> bool:
    said, own = stretch, None
    for number, each in sorted(enumerate(named), key=lambda pair: -pair[1].start):
        if start <= each.start < start + len(stretch):
            at = each.start - start
            said = f"{said[:at]}@{number}@{said[at + len(each.text) :]}"
            own = each
    if _is_reminder(stretch, [world.card(name) for each in named for name in each.cards[:2]]):
        return True
    found = _CLAUSE.fullmatch(said.strip())
    if found is None or found["says"].count("@"):
        return False
    spoken = [own] if own is not None else [each for each in named if each.start < start]
    spoken = spoken[-2:] if found["both"] else spoken
    cards = [[world.card(name) for name in each.cards[:2]] for each in spoken]
    words = found["says"].lower().split()
    costs = "cost" in said[: found.start("says")].lower()
    true = [any(_all_printed(card, words, costs=costs) for card in each) for each in cards]
    return bool(true) and (all(true) if found["both"] else any(true))


#: What a reminder says: that Phyrexian mana is paid with life, and which mana extort asks for.
_OF_LIFE = re.compile(
    r"(?:(?:you|i|we|they) (?:can|may|could) )?(?:just )?pay(?:ing)? (?:\d |two )?life "
    r"(?:for|instead of) (?:the |its |each |that )?phyrexian(?: (?:mana|symbols?|part|pips?))?",
    re.IGNORECASE,
)
_OF_EXTORT = re.compile(
    r"(?:the |its )?extort(?:'s)?(?: reminder(?: text)?)? (?:shows|has|uses|contains|mentions) "
    r"(?:a |the )?(?:w/b|\{w/b\}|b/w|white/black|black/white|hybrid|black)(?: mana| hybrid)*"
    r"(?: symbols?| pips?| mana)?",
    re.IGNORECASE,
)


def _is_reminder(stretch: str, cards: Sequence[Card]) -> bool:
    """Tell whether a stretch only says what a reminder on one of the cards says."""
    said = stretch.strip()
    if _OF_LIFE.fullmatch(said):
        return any(e.endswith("/P") for card in cards for e in _symbols(card.front))
    extorts = any(keyword(card.front, "extort") is not None for card in cards)
    return extorts and _OF_EXTORT.fullmatch(said) is not None


def _symbols(face: Face) -> tuple[str, ...]:
    return face.mana_cost.symbols if face.mana_cost is not None else ()


def _all_printed(card: Card, words: Sequence[str], *, costs: bool = False) -> bool:
    """Tell whether every word says what is printed on a card; one at least must say something.

    With `costs` a color is that of the mana it costs: a card without a color costs red mana, too.
    """
    face, at, says = card.front, 0, False
    while at < len(words):
        taken = next(
            (size for size in (3, 2, 1) if _is_of(card, face, words[at : at + size], size)), 0
        )
        if not taken and costs and _COLORS.get(words[at]) in _symbols(face):
            taken = 1
        says = says or bool(taken)
        if not taken and words[at] not in _EMPTY:
            return False
        at += taken or 1
    return says


def _is_of(card: Card, face: Face, words: Sequence[str], size: int) -> bool:
    """Tell whether so many words together are printed on a face."""
    if len(words) < size:
        return False
    if size > 1:
        said = " ".join(words)
        return keyword(face, keywords().get(said, "")) is not None or _is_value(face, words)
    return _is_word_of(card, face, _SHORT.get(words[0], words[0]))


def _is_word_of(card: Card, face: Face, word: str) -> bool:
    parts = re.split(r"[/-]", word)
    colors = [_COLORS.get(each) or (each.upper() if each in "wubrg" else "") for each in parts]
    if all(colors) and len(word) > 1:
        return frozenset(colors) <= face.colors
    if word in COLOR_GROUPS:
        return face.colors == frozenset(COLOR_GROUPS[word])
    if word in _TYPES:
        return face.is_a(word)
    if word in _SUPERTYPES:
        return word in face.supertypes
    if _SIZE.fullmatch(word):
        return f"{face.power}/{face.toughness}" == word
    symbols = face.mana_cost.symbols if face.mana_cost is not None else ()
    if word == "colorless":
        return not face.colors
    if word in ("multicolor", "multicolored", "gold"):
        return len(face.colors) > 1
    if word == "hybrid":
        return any(len(colors_of_symbol(each)) > 1 for each in symbols)
    kind = subtype(word)
    if kind:
        return kind in face.subtypes
    name = keywords().get(word, "")
    return bool(name) and any(keyword(each, name) is not None for each in card.faces)


def _is_value(face: Face, words: Sequence[str]) -> bool:
    """Tell whether "3 cmc", "mana value 3" or "3 mana" is the face's mana value."""
    said = [each for each in words if each in NUMBERS or each.isdigit()]
    rest = " ".join(each for each in words if each not in said)
    if len(said) != 1 or rest not in ("mana value", "cmc", "mv", "mana", "drop"):
        return False
    return mana_value(face.mana_cost) == (NUMBERS.get(said[0]) or int(said[0]))
