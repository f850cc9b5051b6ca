"""What mana may be spent on (CR 106.6) ⇄ spending predicates."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.described import Described, ExiledWith, HasState, HasType
from rulings_cli.abilities.references import You
from rulings_cli.abilities.spending import (
    CantSpend,
    GenericPart,
    OnlyMana,
    SpendOnly,
    ToActivate,
    ToCast,
    ToPayContaining,
    ToPayCost,
)
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, pair
from rulings_cli.oracle.producing import symbols_of
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import words_in
from rulings_cli.terms.mana import COLOR_NAMES

# spending

phrase("predicate", ToCast, "cast <spell:things>")
phrase("predicate", ToCast, "cast <spell:a thing>", words="a")
phrase("predicate", ToCast, "<spell:a thing>", words="bare a")
phrase("predicate", ToCast, "<spell:things>", words="bare")
phrase("predicate", ToActivate, "activate abilities of <source:source things>", permanents=False)
phrase("predicate", ToActivate, "activate abilities of <source:permanent things>")
phrase("predicate", ToActivate, "activate an ability of <source:a permanent>", words="a")
phrase(
    "predicate",
    ToActivate,
    "activate an ability of <source:a source>",
    permanents=False,
    words="a",
)
phrase("predicate", ToActivate, "activate abilities", permanents=False)
phrase("predicate", ToActivate, "activate an ability", permanents=False, words="a")
phrase("predicate", ToActivate, "activate {keyword=equip|power-up} abilities", permanents=False)
phrase(
    "predicate",
    ToActivate,
    "activate an {keyword=equip} ability",
    permanents=False,
    words="a",
)
phrase("predicate", ToPayContaining, "{words=*costs that contain} <symbol:one symbol>")
phrase("predicate", ToPayContaining, "pay costs that contain <symbol:one symbol>", words="pay")
phrase(
    "predicate",
    ToPayContaining,
    "pay a cost that contains <symbol:one symbol>",
    words="pay a",
)
constants(
    "predicate",
    {
        "pay cumulative upkeep costs": ToPayCost("cumulative upkeep"),
        "turn permanents face up": ToPayCost("turn face up"),
        "turn a permanent face up": ToPayCost("turn face up", None, "a permanent"),
        "pay a mana cost to turn a manifested creature face up": ToPayCost(
            "turn face up",
            Described((HasState("manifested"),), ((HasType("creature"),),)),
        ),
        "cast your commander": ToCast(
            Described(kinds=((HasState("commander"),),), noun="spell", owner=You()),
            "your commander",
        ),
        "turn creatures face up": ToPayCost(
            "turn face up", Described(kinds=((HasType("creature"),),)), "creatures"
        ),
        "pay morph costs": ToPayCost("morph"),
        "pay a morph cost": ToPayCost("morph", None, "a"),
        "unlock doors": ToPayCost("unlock"),
        "unlock a door": ToPayCost("unlock", None, "a"),
        "pay a disturb cost": ToPayCost("disturb"),
        "pay disturb costs": ToPayCost("disturb", None, "s"),
        "foretell cards": ToPayCost("foretell"),
        "foretell a card from your hand": ToPayCost("foretell", None, "a"),
        "gain Class levels": ToPayCost("class level"),
        "gain a Class level": ToPayCost("class level", None, "a"),
        "pay generic mana costs": GenericPart(),
    },
)


def _read_last_exiled(reader: Reader, at: int) -> Iterator[Found]:
    """Read "cast the last card exiled with this artifact"."""
    start = reader.here(at, *_LAST_EXILED)
    for by, end in reader.all("self", start) if start >= 0 else ():
        yield ToCast(Described(noun="spell", further=(ExiledWith(by, last=True),))), end


_LAST_EXILED = words_in("cast the last card exiled with")


def _say_last_exiled(sayer: Sayer, node: ToCast) -> Words | None:
    further = node.spell.further if node.spell is not None else ()
    if len(further) != 1 or not isinstance(further[0], ExiledWith) or not further[0].last:
        return None
    return [*_LAST_EXILED, *sayer.say("self", further[0].by)]


pair("predicate", ToCast, _read_last_exiled, _say_last_exiled, first="cast")


def _read_symbol(reader: Reader, at: int) -> Iterator[Found]:
    found = symbols_of(reader.tokens[at])
    if found is not None and len(found) == 1:
        yield found[0], at + 1


pair("one symbol", str, _read_symbol, lambda _, node: [f"{{{node}}}"], first="{")


def _sources(category: str, base: str, *, source: bool) -> None:
    def read(reader: Reader, at: int) -> Iterator[Found]:
        for what, end in reader.all(base, at):
            if (what.noun == "source") == source:
                yield what, end

    first = f"<{base.replace(' ', '_')}>"
    pair(category, Described, read, lambda sayer, node: sayer.say(base, node), first=first)


_sources("source things", "things", source=True)
_sources("permanent things", "things", source=False)
_sources("a source", "a thing", source=True)
_sources("a permanent", "a thing", source=False)


def _read_predicates(reader: Reader, at: int) -> Iterator[Found]:
    """Give lists of predicates as (predicates, joiner)."""
    for first, end in reader.all("predicate", at):
        yield ((first,), ""), end
        yield from _more_predicates(reader, (first,), end)


def _more_predicates(reader: Reader, found: tuple[object, ...], at: int) -> Iterator[Found]:
    for joiner in (", or to", "or to", ", or", "or", ",", ", to", "and"):
        end = reader.here(at, *joiner.split())
        if end < 0:
            continue
        for more, after in reader.all("predicate", end):
            both = (*found, more)
            if "or" in joiner or joiner == "and":
                yield (both, joiner), after
            for (all_, last), finish in _more_predicates(reader, both, after):
                yield (all_, f"{joiner}|{last}"), finish


pair(
    "predicates",
    tuple,
    _read_predicates,
    lambda sayer, node: _say_predicates(sayer, *node),
    first="<predicate>",
)


def _say_predicates(sayer: Sayer, on: tuple[object, ...], joiner: str) -> Words:
    joints = joiner.split("|")
    words = sayer.say("predicate", on[0])
    for joint, each in zip(joints, on[1:], strict=False):
        words += [*joint.split(), *sayer.say("predicate", each)]
    return words


_SPEND = (
    ("spend this mana only to", SpendOnly, ""),
    ("spend this mana only on", SpendOnly, "on"),
    ("this mana can't be spent to", CantSpend, ""),
    ("that mana can't be spent to", CantSpend, "that"),
    ("you can't spend this mana to", CantSpend, "you"),
    ("spend that mana only to", SpendOnly, "that"),
)


def _read_restriction(reader: Reader, at: int) -> Iterator[Found]:
    for opening, kind, mark in _SPEND:
        end = reader.here(at, *opening.split())
        if end >= 0:
            for (on, joiner), after in reader.all("predicates", end):
                yield kind(on, f"{mark}:{joiner}" if (mark or joiner) else ""), after


def _say_restriction(sayer: Sayer, node: SpendOnly | CantSpend) -> Words | None:
    mark, _, joiner = node.words.partition(":")
    for opening, kind, wanted in _SPEND:
        if kind is type(node) and mark == wanted:
            return [*opening.split(), *_say_predicates(sayer, node.on, joiner or "or")]
    return None


pair(
    "restriction",
    (SpendOnly, CantSpend),
    _read_restriction,
    _say_restriction,
    first="spend this that you",
)


# what mana may pay a cost

constants(
    "only mana",
    {
        "you can't spend mana to cast this spell": OnlyMana(nothing=True),
        "spend only mana of the chosen color to activate this ability": OnlyMana(chosen=True),
        "spend only colored mana on X": OnlyMana(tuple(COLOR_NAMES), on_x=True),
        **{
            f"spend only {name} mana on X": OnlyMana((letter,), on_x=True)
            for letter, name in COLOR_NAMES.items()
        },
        **{
            f"spend only {name} and/or {other} mana on X": OnlyMana((letter, more), on_x=True)
            for letter, name in COLOR_NAMES.items()
            for more, other in COLOR_NAMES.items()
            if letter != more
        },
    },
)
phrase("only mana", OnlyMana, "spend only mana produced by <source:things> to cast this spell")
phrase(
    "only mana this way",
    OnlyMana,
    "spend only mana produced by <source:things> to cast it this way",
    words="this way",
)
include("static", "only mana")
