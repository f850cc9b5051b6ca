"""Costs that tapping pays: convoke and improvise, and whether mana may be spent at all."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.ask.cards import (
    DropsOut,
    keyword,
    x_costs,
)
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, put
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.positions.classifying import can_be_played
from rulings_cli.ask.positions.costing import targeted
from rulings_cli.ask.positions.setting import asked_situation, need_read, setting
from rulings_cli.ask.positions.situation import AskedThing, Situation
from rulings_cli.ask.stock import LAND_FOR, lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES, ManaCost
from rulings_cli.terms.values import walk

# --- which symbol a tapped permanent pays ---------------------------------------------------------


def helpsym(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: lands pay all but one such symbol; a permanent is tapped for it (702.51a, 702.126a)."""
    found = asked_situation(asked)
    wanted = (str(found.goal.get("mana")), str(found.goal.get("other") or ""))
    for symbol in (each for each in wanted if each):
        yield _for_symbol(asked, found, symbol.strip("{}"))


def _for_symbol(asked: Asked, found: Situation, symbol: str) -> PlannedExample:
    word, granter = _helping(asked, found)
    spell = _with_help(asked, found, word, granter is not None, symbol)
    face = spell.front
    assert face.mana_cost is not None
    colors = str(found.goal.get("who") or "").strip("{}").split("}{")
    made = targeted(face, asked)
    x = "with X=1" if x_costs(face) else ""
    rest = list(face.mana_cost.symbols)
    rest.remove(symbol)
    lands = _lands_for(asked, rest, symbol)
    thing, name = _tapped(asked, word, colors, symbol)
    there = setting(asked, [granter] if granter is not None else [])
    if granter is not None and not face.is_a("artifact"):
        changer = f"you control {asked.stock.pick('makes-artifacts').name}"
        there = there.evolve(more=(*there.more, changer))
    own = f"you control {'; '.join((thing, *lands, *made.things))}"
    given = (*there.given, own, *made.given, f"you hold {put(spell)}")
    paying = f"paying with {'; '.join(lands)}" if lands else ""
    line = made.line("you", *(each for each in (x, f"tapping {name}", paying) if each))
    script = Script(given, (line,))
    pool = f"your mana pool is {{{symbol}}}" if symbol != "S" else ""
    more = (f"you control {asked.stock.pick('land', 'snow').name}",) if symbol == "S" else (pool,)
    whole = made.line("you", *(each for each in (x,) if each))
    return PlannedExample(
        script,
        (
            Option(
                (f"{face.name} was cast", f"{name} is tapped"),
                "yes",
                f"{name} may be tapped for {word} to pay {{{symbol}}} of {face.name}.",
                outcome=f"it pays {{{symbol}}}",
            ),
            Option(
                (f"{face.name} was not cast",),
                "no",
                f"Tapped for {word}, {name} does not pay {{{symbol}}} of {face.name}.",
                outcome=f"it does not pay {{{symbol}}}",
            ),
        ),
        (
            Change(
                f"{name} is tapped",
                script.replacing(own, own.replace(thing, f"{thing}, tapped", 1)),
            ),
            Change(f"{'; '.join(more)} too", Script((*given, *more), (whole,))),
        ),
        (f"tried with {face.name}",),
    )


def _lands_for(asked: Asked, symbols: list[str], other_than: str) -> tuple[str, ...]:
    """Give lands for a cost; those that pay what is generic or X can't pay the symbol."""
    generic = sum(int(each) if each.isdigit() else 1 for each in symbols if each in "X0123456789")
    colored = ManaCost(tuple(each for each in symbols if each not in "X0123456789"))
    plain = LAND_FOR["U"] if other_than == "C" else asked.stock.pick("colorless-mana").name
    return (*lands_for(colored), *((f"{generic} {plain}",) if generic else ()))


def _helping(asked: Asked, found: Situation) -> tuple[str, AskedThing | None]:
    """Give the keyword that is meant, and the permanent that gives it to spells."""
    word = str(found.goal.get("helps") or found.casting.way or "")
    granter = None
    for each in (each for each in found.things if not each.kind):
        face = asked.card(each.slot).front
        own = next((one for one in _HELPS if keyword(face, one) is not None), "")
        gives = next((one for one in _HELPS if _gives(face, one)), "")
        if own or gives:
            if word not in ("", own or gives):
                raise DropsOut(f"{face.name} has no {word}")
            word = own or gives
        granter = each if gives else granter
    if word not in _HELPS:
        raise DropsOut("nothing is tapped for the spell")
    return word, granter


_HELPS = ("convoke", "improvise")


def _gives(face: Face, word: str) -> bool:
    return any(
        isinstance(each, Keyword) and each.name == word and each not in face.abilities
        for each in walk(face.paragraphs)
    )


def _with_help(asked: Asked, found: Situation, word: str, granted: bool, symbol: str) -> Card:
    """Give the spell: the one that is named, or a plain one with such a symbol in its cost."""
    named = [
        asked.card(each.slot)
        for each in found.things
        if not each.kind and keyword(asked.card(each.slot).front, word) is not None
    ]
    if len(named) == 1:
        cost = named[0].front.mana_cost
        if cost is None or symbol not in cost.symbols:
            raise NotSupported(f"{named[0].name} has no {{{symbol}}} in its cost")
        return named[0]
    if granted and symbol in ("S", "C"):
        return asked.stock.pick("colorless-cost" if symbol == "C" else "snow-cost")
    if symbol not in COLOR_NAMES:
        raise NotSupported(f"no plain spell with {word} costs {{{symbol}}}")
    return asked.stock.pick(word, color=symbol)


def _tapped(asked: Asked, word: str, colors: list[str], symbol: str) -> tuple[str, str]:
    """Give the permanent that is tapped, in the words that put it there, and its name."""
    if word == "improvise":
        name = asked.stock.pick("artifact", "plain").name
        return name, name
    names = [COLOR_NAMES[each] for each in colors if each in COLOR_NAMES]
    if colors == ["C"]:
        return "a 1/1 colorless Construct artifact creature token", "Construct Token"
    if not names and symbol not in COLOR_NAMES:
        names = ["white"]  # whatever its color: it pays generic mana or mana of a color
    if not names:
        raise NotSupported("of what color the creature is")
    return f"a 1/1 {' and '.join(names)} Human creature token", "Human Token"


# --- a keyword that another gives -----------------------------------------------------------------


def convoking(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with what gives convoke there, tap plain creatures for the generic mana (702.51)."""
    found = asked_situation(asked)
    spell, source = asked.card(found.goal.slot("one")), found.thing(found.goal.slot("source"))
    face = spell.front
    if face.mana_cost is None or required_targets(face) or keyword(face, "convoke"):
        raise NotSupported(f"what {face.name} needs")
    generic = sum(int(each) for each in face.mana_cost.symbols if each.isdigit())
    colored = ManaCost(tuple(each for each in face.mana_cost.symbols if not each.isdigit()))
    if not generic or "X" in colored.symbols:
        raise NotSupported(f"{face.name} has no generic mana in its cost")
    need_read(asked, source, "casting", "cost", "others", "keyword")
    there = setting(asked, [source])
    names: list[str] = []
    for _ in range(generic):
        taken = (face.name, *names)
        names.append(asked.stock.pick("creature", "plain", other_than=taken).name)
    lands = lands_for(colored)
    paying = f", paying with {'; '.join(lands)}" if lands else ""
    own = f"you control {'; '.join((*names, *lands))}"
    line = f"you cast {face.name}, tapping {'; '.join(names)}{paying}"
    script = Script((*there.given, own, f"you hold {put(spell)}"), (line,))
    if found.goal.ask == "breaks" and not can_be_played(asked, script):
        raise NotSupported(f"{face.name} can't be cast so at all")
    yes, no = ("no", "yes") if found.goal.ask == "breaks" else ("yes", "no")
    yield PlannedExample(
        script,
        (
            Option(
                (f"{face.name} was cast", f"{names[0]} is tapped"),
                yes,
                f"{face.name} may be cast so: tapping a creature for convoke spends no mana.",
                outcome="it is cast",
            ),
            Option((f"{face.name} was not cast",), no, f"{face.name} can't be cast so."),
        ),
        tuple(there.changes(script)),
        there.assumptions,
    )


# --- mana at all ----------------------------------------------------------------------------------


def anymana(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: hold the card with all the mana it could cost, and see whether it can be cast."""
    found = asked_situation(asked)
    slot = found.goal.slot("one")
    card: Card = asked.card(slot)
    face = card.front
    if face.mana_cost is None or required_targets(face) or keyword(face, "enchant"):
        raise NotSupported(f"what {face.name} needs")
    if any(each in ("X", "Y", "Z") for each in face.mana_cost.symbols):
        raise NotSupported("it rests on X")
    pool = f"your mana pool is {'{W}{U}{B}{R}{G}{C}' * 4}"
    hold = f"you hold {put(card)}"
    script = Script((pool, hold))
    other = asked.stock.pick("creature", "plain", other_than=(face.name,)).name
    yield PlannedExample(
        script,
        (
            Option(
                (f"casting {face.name} is legal",),
                "yes",
                f"{face.name} can be cast with mana alone.",
            ),
            Option(
                (f"casting {face.name} is illegal",),
                "no",
                f"With all the mana in the world {face.name} can't be cast: no mana may be spent "
                "on it.",
            ),
        ),
        (
            Change(f"not: {pool}", script.without(pool)),
            Change(
                f"{other} instead of {face.name}",
                Script((pool, f"you hold {other}")),
                options=(Option((f"casting {other} is legal",), "yes", f"{other} can be cast."),),
            ),
        ),
        ("you have mana of every kind, and nothing else",),
    )
