"""Reading what stands in the slots of a line: things, objects, actions, mana, places."""

from __future__ import annotations

import re
from functools import cache
from typing import Final

from rulings_cli.examples.lines import Act, Phrase, Place, Ref, Thing, Verdict
from rulings_cli.examples.patterns import matches, pieces
from rulings_cli.examples.vocabulary import ACTION_TAILS, THING_TAILS, Form
from rulings_cli.terms.mana import COLORS_BY_NAME, parse_mana_cost
from rulings_cli.terms.types import CARD_TYPES, SUBTYPES, SUPERTYPES
from rulings_cli.terms.zones import Step


class NoReading(Exception):
    """The text of a slot is not of the slot's kind."""


_NUMBERS: Final = {
    word: number
    for number, word in enumerate(
        ("no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten")
    )
} | {"a": 1, "an": 1}
_ORDINALS: Final = {
    "first": 1,
    "second": 2,
    "third": 3,
    "fourth": 4,
    "fifth": 5,
    "sixth": 6,
    "other": -1,
    "last": -1,
}
_NTH = "|".join(_ORDINALS)
_PART: Final = re.compile(
    rf"(?P<of>.+?)(?:'s|(?<=s)') (?:(?P<nth>{_NTH}) )?(?P<kind>(?:[a-z]+ )*?)"
    r"(?P<part>trigger|ability)"
)
_WHOSE: Final = re.compile(r"(your|the opponent's|opponent's) ")
#: Several of a name, in lower case or digits: no card's name begins so.
_SOME: Final = re.compile(r"(?P<count>[2-9]|1\d|two|three|four|five|six) (?P<name>[A-Z\"].*)")
_WHICH: Final = re.compile(rf"(?:the |a )?(?:(?P<nth>{_NTH}) )?(?P<copy>copy of )?(?P<name>.+)")
_IN: Final = re.compile(
    r"(.+) ((?:in|on) (?:exile|the stack|the battlefield|the command zone"
    r"|(?:your|the opponent's|opponent's) (?:hand|library|graveyard)))"
)
_THING: Final = re.compile(
    rf"(?:(?P<count>\d+|another|{'|'.join(each for each in _NUMBERS if each != 'no')}) )?"
    r"(?:(?P<state>tapped|untapped|face-down) )?(?P<name>.+)"
)
_STEPS: Final = {
    "main phase": Step.PRECOMBAT_MAIN,
    "first main phase": Step.PRECOMBAT_MAIN,
    "second main phase": Step.POSTCOMBAT_MAIN,
}


@cache
def _place() -> re.Pattern[str]:
    whose = r"(?:your|the opponent's|opponent's|its owner's)"
    return re.compile(
        rf"in exile(?: face up| face down)?|in {whose} (?:hand|library|graveyard|command zone)"
        rf"|in the command zone|on the stack|on (?:the )?(?:top|bottom) of {whose} library"
        rf"|on the battlefield(?: under {whose} control)?"
    )


def player(text: str) -> str:
    """Read a player, or whose something is: "you" or "opponent"."""
    return "you" if text in ("you", "your") else "opponent"


def number(text: str) -> int:
    """Read a number in digits or a word."""
    if text.isdigit():
        return int(text)
    if text not in _NUMBERS:
        raise NoReading(text)
    return _NUMBERS[text]


def total(text: str) -> int:
    """Read a life total, which may be below 0 (CR 119.6)."""
    return -number(text[1:]) if text.startswith("-") else number(text)


def times(text: str) -> int:
    """Read once, twice, 3 times."""
    if text in ("once", "twice"):
        return 1 if text == "once" else 2
    return number(text.removesuffix(" times"))


def mana(text: str) -> tuple[str, ...]:
    """Read mana symbols; "empty" is none."""
    if text == "empty":
        return ()
    try:
        return parse_mana_cost(text).symbols
    except ValueError:
        raise NoReading(text) from None


def unspent(text: str) -> tuple[str, ...]:
    """Read mana that lies in a pool, of the six types (CR 106.1b); {0} is none."""
    return tuple(each for each in mana(text) if each != "0")


def step(text: str) -> Step:
    """Read a step or phase by its name in the rules."""
    if text in _STEPS:
        return _STEPS[text]
    for each in Step:
        if text in (each.words, each.words.removesuffix(" step")):
            return each
    raise NoReading(text)


def place(text: str) -> Place:
    """Read a place such as "in your graveyard" or "on the bottom of its owner's library"."""
    if text == "nowhere":
        return Place("nowhere")
    if text == "outside the game":
        return Place("outside")
    if not _place().fullmatch(text):
        raise NoReading(text)
    words = text.removeprefix("in ").removeprefix("on ").removeprefix("the ")
    position = face = whose = ""
    for each in ("top", "bottom"):
        if words.startswith(f"{each} of "):
            position, words = each, words.removeprefix(f"{each} of ")
    for each in ("up", "down"):
        if words.endswith(f" face {each}"):
            face, words = each, words.removesuffix(f" face {each}")
    words, _, under = words.partition(" under ")
    owner = under.removesuffix(" control")
    for each, who in (
        ("your ", "you"),
        ("the opponent's ", "opponent"),
        ("opponent's ", "opponent"),
        ("its owner's ", "owner"),
    ):
        if words.startswith(each) or f"{owner} " == each:
            whose, words = who, words.removeprefix(each)
    return Place("command" if words == "command zone" else words, whose, position, face)


def verdict(text: str) -> Verdict:
    """Read "illegal by 601.3" and the like."""
    kind, _, rule = text.partition(" by ")
    return Verdict(kind, rule)


def keyword(text: str) -> str:
    """Read a keyword ability; its text begins with a small letter and is no counter."""
    if not text[0].islower() or re.search(r"counters?$|^(?:no|been|come|cast|a|an) ", text):
        raise NoReading(text)
    return text


def quality(text: str) -> str:
    """Read a color, card type, supertype or subtype."""
    if text in COLORS_BY_NAME or text in ("colorless", "multicolored", "permanent"):
        return text
    if text in SUBTYPES or all(map(_is_quality, text.split())):
        return text
    raise NoReading(text)


def _is_quality(word: str) -> bool:
    return any(word in each for each in (CARD_TYPES, SUPERTYPES, SUBTYPES, COLORS_BY_NAME))


def values(text: str) -> tuple[str, ...]:
    """Read what stands between semicolons."""
    return tuple(each.strip() for each in text.split(";") if each.strip())


@cache
def ref(text: str) -> Ref:
    """Read how an object is named; see `Ref`."""
    if text in ("you", "opponent", "the opponent"):
        return Ref(player(text), text, kind="player")
    if text.startswith('"') and text.endswith('"'):
        return Ref(text[1:-1], text)
    if part := _PART.fullmatch(text):
        of = ref(part["of"])
        return of.evolve(
            text=text,
            part=part["part"],
            part_nth=_ORDINALS.get(part["nth"] or "", 0),
            part_kind=part["kind"].strip(),
        )
    where = None
    if found := _IN.fullmatch(text):
        text, where = found[1], place(found[2])
    whose = ""
    rest = text
    if found := _WHOSE.match(text):
        whose, rest = player(found[1]), text[found.end() :]
    which = _WHICH.fullmatch(rest)
    if which is None:
        raise NoReading(text)
    name, kind = which["name"], "copy" if which["copy"] else ""
    for each in ("token", "spell", "copy"):
        if name.endswith(f" {each}"):
            name, kind = name.removesuffix(f" {each}"), each
    name = name.strip('"')
    return Ref(name, text, whose, _ORDINALS.get(which["nth"] or "", 0), kind, place=where)


def refs(text: str) -> tuple[Ref, ...]:
    """Read objects between semicolons: "Memnite", "2 Memnite; the Soldier token"."""
    found: list[Ref] = []
    for each in values(text):
        some = _SOME.fullmatch(each)
        if some is None:
            found.append(ref(each))
        else:
            found += [ref(some["name"])] * number(some["count"])
    return tuple(found)


def shares(text: str) -> tuple[tuple[int, Ref], ...]:
    """Read shares of damage: "1 damage to Codie; 2 damage to the opponent"."""
    found = []
    for each in values(text):
        amount, _, to = each.partition(" damage to ")
        if not to:
            amount, _, to = each.partition(" to ")
        if not to or not amount.isdigit():
            raise NoReading(text)
        found.append((int(amount), ref(to)))
    return tuple(found)


def things(text: str) -> tuple[Thing, ...]:
    """Read what a line lists, between semicolons."""
    return tuple(thing(each) for each in values(text))


@cache
def thing(text: str) -> Thing:
    """Read one thing: how many, which, and its tails."""
    name, tails = split_tails(THING_TAILS, text)
    found = _THING.fullmatch(name)
    if found is None:
        raise NoReading(text)
    count, name = found["count"], found["name"]
    if found["state"]:
        tails = (Phrase(found["state"].replace("-", "_")), *tails)
    if count is not None:
        name = re.sub(r"\btokens(?=$| with )", "token", name)
    described = re.fullmatch(r"(?:.+ )?token(?: with .+)?", name) is not None
    how_many = 1 if count in (None, "another") else number(count)
    return Thing(
        name.strip('"'),
        how_many,
        counted=count not in (None, "a", "an", "another"),
        another=count == "another",
        token=described,
        tails=tails,
    )


@cache
def act(text: str) -> Act:
    """Read what an action is done with, and the tails that say how."""
    name, tails = split_tails(ACTION_TAILS, text)
    return Act(ref(name), tails)


def action_tails(text: str) -> tuple[Phrase, ...]:
    """Read tails that stand alone."""
    rest, tails = split_tails(ACTION_TAILS, f"it{text}")
    if rest != "it":
        raise NoReading(text)
    return tails


def split_tails(forms: tuple[Form, ...], text: str) -> tuple[str, tuple[Phrase, ...]]:
    """Split a text into a name and the tails that follow it; a name in quotes is kept whole."""
    start = text.index('"', 1) if text.startswith('"') and '"' in text[1:] else 0
    cuts = [each.start() for each in _marks(forms).finditer(text, start)]
    for index, cut in enumerate(cuts):
        if cut > 0 and (tails := _tails(forms, text, (*cuts[index:], len(text)))) is not None:
            return text[:cut].strip(), tails
    return text.strip().rstrip(","), ()


def _tails(forms: tuple[Form, ...], text: str, cuts: tuple[int, ...]) -> tuple[Phrase, ...] | None:
    """Read all of the text from the first cut on; each tail goes to the nearest cut it can."""
    if len(cuts) == 1:
        return ()
    for index in range(1, len(cuts)):
        read = _tail(forms, text[cuts[0] : cuts[index]].lstrip(", "))
        if read is not None and (rest := _tails(forms, text, cuts[index:])) is not None:
            return (read, *rest)
    return None


def _tail(forms: tuple[Form, ...], text: str) -> Phrase | None:
    from rulings_cli.examples.reading import read_phrase

    for form, slots in matches(forms, text):
        read = read_phrase(form, slots)
        if read is not None and not (form.name == "with_cost" and not _is_words(slots["name"])):
            return read
    return None


def _is_words(name: str) -> bool:
    """Tell whether a name is of a keyword, such as "kicker {W}", and not of a card."""
    return re.sub(r"\{[^}]*\}", "", name).islower()


@cache
def _marks(forms: tuple[Form, ...]) -> re.Pattern[str]:
    words = {pieces(each.pattern)[0].literal.strip() for each in forms}
    either = "|".join(re.escape(each) for each in sorted(words, key=len, reverse=True))
    return re.compile(rf",? (?=(?:{either})(?![\w'-]))")
