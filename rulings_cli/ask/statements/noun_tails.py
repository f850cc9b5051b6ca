"""What may follow the head of a noun phrase: how it is, whose, where, with what; in any order."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.ask.statements.words import Text, Token
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.types import CARD_TYPES

if TYPE_CHECKING:
    from rulings_cli.ask.statements.nouns import Noun
    from rulings_cli.ask.statements.rows import Phrasing, Slots

#: name: pattern, one a line (see `rows.compiled`); "with" may be "and" after another of them.
_TAILS = """
keyword: with|having <kw>
keyword: with|having <kw> [,] and <kw2:keyword>
keyword: with|having <kw> , <kw2:keyword> [,] and <kw3:keyword>
keyword: that have <kw>
keyword_size: with <kw> <size>
keyword_size: with <kw> and <kw2:keyword> <size>
lacking: without <kw>
counters: with|having <n> counter [left|remaining] [on it|him|her]
counters: with|having <n> <kind> counter [left|remaining] [on it|him|her]
counters: with|having the <kind> counter [on it|him|her]
counters: that|which [only] have <n> counter [on it|him|her]
counters: that|which [only] have <n> <kind> counter [on it|him|her]
some_counters: with [some|a few|several|all its|his] [+1/+1] counters [on it|him|her]
some_counters: that|which have [some] [+1/+1] counters [on it|him|her]
loyalty: with|at|on|having <n> loyalty [counter] [leave|left]
damaged: with|having <n> damage [mark|marked] [on it|him|her]
damaged: that|which have [take] <n> damage [on it|him|her]
level: at|on <n> [loyalty] [counter]
level: with <n> loyalty
worn: wear|carrying|holding|wielding|sporting <b>
worn: wear|carrying|holding|wielding|sporting <b> and <c>
worn: equip|enchant with|by <b>
worn: equip|enchant with|by <b> and <c>
worn: with <b> on it|him|her
worn: with <b> and <c> on it|him|her
worn: with <b> attached [to it|him|her]
worn: with <b> and <c> attached [to it|him|her]
worn: that|which be [also] equip|enchant with|by <b>
worn: that|which wear|have <b> [on it|him|her]
owner: <who> control|own
owner: [that|which] <who> already have|control|own [out|in play]
owner: that|which <who> control|own
owner: that|which <who> have [out|in play]
owner: of <whosever>
copying: of <b>
copying: [that|which] [be] copy <b>
copying: as [a] copy of <b>
copying: [that|which] [be] [a] copy of <b>
copying_on: on <b>
unowned: [that|which] <who> do not control|own|have
mine: of my|our own
side: on my side [of the board|battlefield|table|field]
side: on <whose> side [of the board|battlefield|table|field]
side: on <whose> board|field|battlefield
side: across the table
side: across from me
side: on the other side [of the board|battlefield|table|field]
side: under <whose> control
long: [that|which] <who> [have] have since [my] last turn
long: [that|which] <who> [have] have|control for <n> turn
long: [that|which] <who> cast|play|drop last turn
long: from last turn
long: [that|which] [be] cast|play last turn
fresh: [that|which] <who> just make|create
fresh: [that|which] [be] make|create this turn
fresh: [that|which] <who> just cast|play|drop
fresh: [that|which] <who> [just] cast|play|make|create|get|drop this turn
fresh: that|which [just] enter|come [in|down|out] this turn
fresh: that|which just enter|come [in|down|out]
fresh: that|which just enter the battlefield
fresh: that|which [just] enter the battlefield this turn
fresh: that|which be just cast|play
fresh: that|which [have] [just] be [just] flash in
fresh: [that|which] [be] cast|play this turn
flashed: [that|which] <who> [just] flash in at|on|during|in [the] [end] [of] <whose> [end] \
    [step|turn]
flashed: [that|which] <who> [just] flash in at|on|during|in <whose> turn
flashed: [that|which] <who> [just] flash in at|on [the] end of [the|last] turn
bare: that|which have lose [all] [it|his|her|its|their] ['s] ability
bare: that|which lose [all] [it|his|her|its|their] ['s] ability
bare: without ability
face_up: [be] face up
face_up: turned [face] up
persisted: that|which [have] already persist|persisted|undied [once]
persisted: that|which have persist|persisted|undied [once]
face_down: [that|which] [be] face down|face-down|facedown
face_down: face-down
face_down: [that|which] [be|being] cast|play face down|face-down|facedown
face_down_costing: whose|with real|actual|printed|true|face-up [mana] cost|value|cmc [be] [of] <n>
flashed: that|which [have] [be] flash in at|on|during|in [the|my|an] [opponent] ['s] \
    [end] [of] [their|the] [turn|step]
befell: [that|which] <who> [have] [just] reanimate|flicker|counter|steal|take
befell: [that|which] <who> [have] [just] reanimate|flicker|counter|steal|take this turn
off_suspend: that|which [just] come|be off suspend
sick: with summoning sickness
sick: that|which have summoning sickness
sick: that|which be [still] summoning sick
state: that|which be [already|still|currently] tapped|untapped
state: untapped
taps_for: that|which [only|just] tap for <made>
taps_for: that|which [only|just] make|produce|add <made>
place: in <zone>
place: on top of <whose> library
exiled: imprint on|under|with <b>
exiled: exile with|by|under|on <b>
exiled: under <b>
naming: name|choosing <value>
naming_player: [that|which] [have] name|choose|choosing <whom>
naming: set to|on <value>
naming: on <value>
naming: [set] to <value>
value: with|of mana value [of] <n>
value: with|of cmc [of] <n>
value: that|which cost <n> [mana]
power: with|of power <n>
power: with <n> power
toughness: with|of toughness <n>
toughness: with <n> toughness
counting: count|including|included itself|herself|himself|it|him|her|them|one
so: that|which be [also] <type>
attacking: that|which [be] [have] [just] attack [this|last|my] [turn]
like: like <b>
turned: that|which have [already] [be] transform
turned: that|which be [already] transform
cast_x: [be] cast|play|cascaded [for|with|at|where|into] x = <n>
cast_x: with|for|at|where x = <n>
cast_x: x = <n>
cast_x_for: for <n>
delved: [be] delve [with|for|away|by] <n> [card]
kicked: [be] kick|kicked|multikicked <n:often>
"""


@cache
def _by_first_word() -> dict[str, tuple[Phrasing, ...]]:
    """Give the tails by the word that they begin with; "" for those that begin otherwise."""
    from rulings_cli.ask.statements.rows import Phrasing

    found: dict[str, list[Phrasing]] = {}
    for line in _TAILS.strip().splitlines():
        name, _, pattern = line.partition(": ")
        for said in _ways(pattern):
            row = Phrasing("tail", name, said)
            for word in row.first_words() or ("",):
                found.setdefault(word, []).append(row)
            if said.startswith(("with ", "with|")):
                more = Phrasing("tail", name, f"and {said.partition(' ')[2]}")
                found.setdefault("and", []).append(more)
    return {word: tuple(rows) for word, rows in found.items()}


def _ways(pattern: str) -> tuple[str, ...]:
    """Give a pattern with and without the word in brackets that it begins with."""
    if not pattern.startswith("["):
        return (pattern,)
    first, _, rest = pattern.partition("] ")
    return (f"{first[1:]} {rest}", *_ways(rest))


#: So many tails follow a head.
_MOST = 4


def tails(text: Text, at: int, noun: Noun, said: int = 0) -> Iterator[tuple[int, Noun]]:
    """Give the phrase with each that may be said of it after its head, one after another."""
    if at >= len(text.tokens) or said >= _MOST:
        return
    token = text.tokens[at]
    known = _by_first_word()
    for row in (*(() if token.sure else known.get(token.word, ())), *known[""]):
        if token.word == "and" and not said:
            continue
        for end, found in _applied(row, text, at, noun):
            yield end, found
            yield from tails(text, end, found, said + 1)


def _applied(row: Phrasing, text: Text, at: int, noun: Noun) -> Iterator[tuple[int, Noun]]:
    from rulings_cli.ask.statements.rows import matches

    for end, slots in matches(row, text, at):
        said = text.tokens[at:end]
        found = _HANDLERS[row.name](noun, slots, tuple(each.word for each in said))
        if found is None or (row.name == "counters" and _is_uncounted(found, said)):
            continue
        if row.name == "copying" and said[0].text in ("copies", "copy"):
            continue  # it is said that it does
        after = text.tokens[end].word if end < len(text.tokens) else ""
        if row.name in ("level", "cast_x_for") and after in _OF_OTHERS:
            continue
        if row.name == "befell" and after in _BY_WHAT:
            continue
        yield end, found


#: Words that go on to say with what something was done.
_BY_WHAT = frozenset(("with", "using", "via", "by", "off", "from", "through"))
#: What a number before it is of, where it is no counters: "at 3 life".
_OF_OTHERS = frozenset(("life", "mana", "power", "toughness", "card", "land", "creature", "damage"))


def _is_uncounted(noun: Noun, said: Sequence[Token]) -> bool:
    """Tell whether there are several counters, and how many was not said."""
    return noun.counters[-1][0] == 1 and any(each.text == "counters" for each in said)


def _get(slots: Slots, *keys: str) -> tuple[object, ...]:
    return tuple(value for key, value in slots if key in keys)


def _keyword(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del words
    found = tuple(str(value) for _, value in slots)
    return noun.evolve(keywords=(*noun.keywords, *found))


def _keyword_size(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take the size that stands behind its keywords: "a guy with trample 3/3"."""
    if noun.is_card or noun.size:
        return None
    size = next(str(value) for key, value in slots if key == "size")
    rest = tuple(each for each in slots if each[0] != "size")
    found = _keyword(noun, rest, words)
    return found and found.evolve(size=size)


def _lacking(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take "without flying": what is only described has no other keyword than those said."""
    del words
    return None if noun.is_card or slots[0][1] in noun.keywords else noun


def _counters(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    number = next(iter(_get(slots, "n")), 1)
    kind = str(next(iter(_get(slots, "kind")), ""))
    if not isinstance(number, int) or ("only" in words and noun.counters):
        return None
    if not number and not noun.is_card:
        return None
    return noun.evolve(counters=(*noun.counters, (number, kind)))


def _some_counters(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take "with counters" as two of them: how many there are was not said."""
    del slots, words
    if noun.is_card or noun.counters or noun.head not in ("creature", "token", "permanent"):
        return None
    return noun.evolve(counters=((2, "+1/+1"),), qualities=(*noun.qualities, "some-counters"))


def _loyalty(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    number = slots[0][1]
    kind = noun.is_card or noun.head == "planeswalker"
    if not isinstance(number, int) or not kind or noun.counters:
        return None
    del words
    return noun.evolve(counters=((number, "loyalty"),))


def _damaged(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del words
    number = slots[0][1]
    if not isinstance(number, int) or any(kind == "damage" for _, kind in noun.counters):
        return None
    return noun.evolve(counters=(*noun.counters, (number, "damage")))


def _level(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take "at 3" as so many counters of the kind that a card has."""
    number = next(iter(_get(slots, "n")), None)
    if not noun.is_card or noun.counters or not isinstance(number, int):
        return None
    kind = "loyalty" if "loyalty" in words else ""
    return noun.evolve(counters=((number, kind),))


def _worn(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    from rulings_cli.ask.statements.nouns import Noun

    del words
    found = tuple(each for each in _get(slots, "b", "c") if isinstance(each, Noun))
    theirs = any(each.owner and not each.definite for each in found)  # it is the holder's owner
    if theirs or any(each.pronoun or each.part for each in found):
        return None
    return noun.evolve(wears=(*noun.wears, *found))


def _owner(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    who = str(slots[0][1])
    if noun.owner and noun.owner != who:
        return None
    del words
    return noun.evolve(owner=who)


def _taps_for(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take a land that makes mana of a type for a plain one that does."""
    from rulings_cli.ask.stock import LAND_FOR

    del words
    types: tuple[str, ...] = getattr(slots[0][1], "types", ())
    if noun.head != "land" or noun.kinds or len(types) != 1:
        return None
    kinds = ("colorless-mana",) if types[0] == "C" else ("basic", LAND_FOR[types[0]])
    return noun.evolve(kinds=kinds)


def _unowned(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    if "own" in words:
        return None  # a player may control what another one owns (108.3)
    other = "opponent" if str(slots[0][1]) == "you" else "you"
    return _owner(noun, (("who", other),), words)


def _mine(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del slots, words
    return noun.evolve(owner="you") if noun.owner != "opponent" else None


def _side(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    who = str(next(iter(_get(slots, "whose")), ""))
    who = who or ("you" if words[:3] == ("on", "my", "side") else "opponent")
    if noun.owner and noun.owner != who:
        return noun.evolve(owner=who, owned=noun.owner) if words[0] == "under" else None
    return noun.evolve(owner=who, place=noun.place or f"{who}|battlefield")


def _long(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take what has been there since an earlier turn, as things are of which nothing is said."""
    del words
    who = str(next(iter(_get(slots, "who")), ""))
    return (
        None if who and noun.owner and noun.owner != who else noun.evolve(owner=noun.owner or who)
    )


def _fresh(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del words
    who = str(next(iter(_get(slots, "who")), ""))
    if who and noun.owner and noun.owner != who:
        return None
    return noun.evolve(owner=noun.owner or who, qualities=(*noun.qualities, "fresh"))


def _flashed(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take what was put in during the turn before, the other player's."""
    del words
    who, whose = (str(next(iter(_get(slots, key)), "")) for key in ("who", "whose"))
    who = who or noun.owner or "you"
    if noun.owner and noun.owner != who:
        return None
    since = "fresh" if who == whose else "turn-before"
    return noun.evolve(owner=who, qualities=(*noun.qualities, since))


def _bare(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del slots
    lost = noun.is_card and words[0] != "without"
    return noun.evolve(qualities=(*noun.qualities, "bare")) if lost else None


def _face_up(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del slots, words
    return None if "face-down" in noun.qualities else noun  # it is so anyway


def _face_down(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del slots, words
    return noun.evolve(qualities=(*noun.qualities, "face-down"))


def _face_down_costing(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take what a face-down thing costs as it is printed: that is no matter (CR 708.2)."""
    del slots, words
    return noun if "face-down" in noun.qualities else None


def _persisted(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take what has come back by its persist or undying: it has that counter."""
    del slots
    kind = "+1/+1" if "undied" in words else "-1/-1"
    return noun.evolve(counters=((1, kind),)) if not noun.counters else None


def _sick(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del slots, words
    return noun.evolve(qualities=(*noun.qualities, "sick"))


#: What a player is said to have done with a thing, by the verb.
_BEFELL = {"reanimate": "reanimated", "flicker": "flicker", "counter": "counter"}


def _off_suspend(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take what was suspended, and is cast as its last counter is removed (CR 702.62a)."""
    del slots, words
    said = noun.evolve(befallen="last_counter", weight=noun.weight + 4)
    return said.evolve(keywords=(*noun.keywords, "suspend")) if not noun.befallen else None


def _befell(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take what somebody did with it before: "a creature I stole", "the creature I reanimated"."""
    who = str(next(iter(_get(slots, "who")), ""))
    if noun.befallen or noun.owned or noun.number > 1 or who not in ("you", "opponent"):
        return None
    other = "opponent" if who == "you" else "you"
    verb = next((_BEFELL[each] for each in words if each in _BEFELL), "")
    if not verb:  # it was taken
        stolen = noun.evolve(owner=who, owned=other, qualities=(*noun.qualities, "fresh"))
        return stolen if noun.owner in ("", other) else None
    owner = noun.owner or (other if verb == "counter" else who)
    return noun.evolve(befallen=verb, owner=owner, weight=noun.weight + 4)


def _state(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del slots
    return noun.evolve(qualities=(*noun.qualities, words[-1]))


def _place(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    zone = str(next(iter(_get(slots, "zone")), "library"))
    whose, zone = zone.rpartition(" ")[0].partition(" ")[0], zone.partition(" ")[2] or zone
    if noun.place or zone in ("stack", "battlefield") or (
        zone == "library" and words[:2] != ("on", "top")
    ):  # fmt: skip
        return None
    said = {"my", "your"} & set(words) or whose == "opponent"
    whose = str(next(iter(_get(slots, "whose")), whose if said else ""))
    return noun.evolve(place=f"{whose}|{zone}")


def _exiled(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del words
    from rulings_cli.ask.statements.nouns import Noun

    host = slots[0][1]
    if not isinstance(host, Noun) or host.pronoun or noun.under:
        return None
    return noun.evolve(under=(host,))


def _copying(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take "a NAME of it" and "NAME copying it" as NAME having entered as a copy of it."""
    from rulings_cli.ask.statements.nouns import Noun

    del words
    copied = slots[0][1]
    if not isinstance(copied, Noun) or copied.pronoun in ("mine", "theirs"):
        return None  # "a NAME of mine" is whose it is
    if not noun.is_card or noun.copying or copied.part:
        return None
    return noun.evolve(copying=(copied,))


def _copying_on(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take "NAME on it" so, too, where nothing else can be meant."""
    found = _copying(noun, slots, words)
    if found is None or found.copying[0].pronoun:
        return None  # "with an Aura on it"
    return found.evolve(weight=found.weight + _FAR_FETCHED)


#: How far-fetched it is that what is "on" a thing copies it.
_FAR_FETCHED = 6


def _naming(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take what was chosen for a permanent: a color, a creature type, a card's name."""
    from rulings_cli.ask.statements.nouns import Noun

    value = slots[0][1]
    if not noun.is_card or noun.naming or noun.named:
        return None
    if isinstance(value, Noun):
        plainly = value.is_card and value == Noun(value.text, mention=value.mention)
        return noun.evolve(named=(value,)) if plainly and words[0] == "name" else None
    return noun.evolve(naming=str(value))


def _naming_player(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take which player was chosen for a permanent."""
    del words
    free = noun.is_card and not noun.naming and not noun.named
    return noun.evolve(naming=str(slots[0][1])) if free else None


def _value(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del words
    number = slots[0][1]
    if noun.is_card or noun.mana_value is not None or not isinstance(number, int):
        return None
    return noun.evolve(mana_value=number)


def _power(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take "with power 4" and "with toughness 4": a creature of that size, the other open."""
    number = slots[0][1]
    if noun.is_card or noun.size:
        return None
    sized_by = "power" if "power" in words else "toughness"
    return noun.evolve(size=f"{number}/{number}", sized_by=sized_by)


def _counting(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take "four Elves counting herself": three others."""
    del slots, words
    if not noun.counted or noun.number < _FEWEST_COUNTED or noun.is_card:
        return None
    return noun.evolve(number=noun.number - 1, another=True)


#: So many must there be that it is one of them, and there are others.
_FEWEST_COUNTED = 2


def _so(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del words
    return noun.evolve(qualities=(*noun.qualities, str(slots[0][1])))


def _attacking(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    del slots, words
    return noun.evolve(qualities=(*noun.qualities, "attacking"))


def _like(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Give the card that stands for a kind: "a flyer like NAME" is that card."""
    from rulings_cli.ask.statements.nouns import Noun

    del words
    card = slots[0][1]
    plainly = isinstance(card, Noun) and card == Noun(card.text, mention=card.mention)
    if not isinstance(card, Noun) or not plainly or noun.is_card or noun.token:
        return None
    keywords = () if noun.size else noun.keywords
    return noun.evolve(mention=card.mention, head="", size="", keywords=keywords)


def _turned(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take "that has transformed" as what a thing is now."""
    del slots, words
    return noun.evolve(qualities=(*noun.qualities, "transformed")) if noun.is_card else None


def _cast_x(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take "cast for X=2" as the X that a card is cast with."""
    del words
    number = slots[0][1]
    told = any(each.startswith("x=") for each in noun.qualities)
    if not noun.is_card or told or not isinstance(number, int):
        return None
    return noun.evolve(qualities=(*noun.qualities, f"x={number}"))


def _cast_x_for(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take "NAME for 5" so, too, where a clause goes on about it: "NAME for 5 kills it"."""
    found = _cast_x(noun, slots, words)
    return found and found.evolve(weight=found.weight + _FAR_FETCHED)


def _delved(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take "delved for 5" as how a card is paid for."""
    del words
    number = slots[0][1]
    if not noun.is_card or not isinstance(number, int):
        return None
    return noun.evolve(qualities=(*noun.qualities, f"delve={number}"))


def _kicked(noun: Noun, slots: Slots, words: tuple[str, ...]) -> Noun | None:
    """Take "kicked twice" as how a card is cast."""
    del words
    number = slots[0][1]
    if not noun.is_card or not isinstance(number, int) or "kicked" in noun.qualities:
        return None
    return noun.evolve(qualities=(*noun.qualities, f"kicked={number}"))


_HANDLERS = {
    "copying": _copying, "copying_on": _copying_on,
    "face_down_costing": _face_down_costing,
    "keyword": _keyword, "keyword_size": _keyword_size, "face_up": _face_up, "bare": _bare,
    "face_down": _face_down, "persisted": _persisted, "some_counters": _some_counters,
    "flashed": _flashed, "damaged": _damaged, "loyalty": _loyalty, "lacking": _lacking,
    "counters": _counters, "worn": _worn, "unowned": _unowned, "taps_for": _taps_for,
    "owner": _owner, "mine": _mine,
    "side": _side,
    "fresh": _fresh, "long": _long, "sick": _sick,
    "befell": _befell, "off_suspend": _off_suspend, "state": _state, "level": _level,
    "place": _place,
    "exiled": _exiled, "naming": _naming, "naming_player": _naming_player,
    "value": _value, "like": _like, "power": _power,
    "toughness": _power, "counting": _counting, "so": _so, "attacking": _attacking,
    "turned": _turned, "cast_x": _cast_x, "cast_x_for": _cast_x_for,
    "delved": _delved, "kicked": _kicked,
}  # fmt: skip


def value_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read what may be chosen: a color, a creature type, a name."""
    from rulings_cli.ask.statements.nouns import nouns_at
    from rulings_cli.ask.vocabulary import subtype

    start = at
    while at < len(text.tokens) and text.tokens[at].word in ("a", "an", "the"):
        at += 1
    if at >= len(text.tokens):
        return
    word = text.tokens[at].word
    if word in COLORS_BY_NAME or word in CARD_TYPES:
        yield at + 1, word
    elif subtype(word):
        yield at + 1, subtype(word)
    elif start == at:
        yield from nouns_at(text, at)
