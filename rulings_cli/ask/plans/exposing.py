"""Positions in which a card's ability has found another card and lets it be cast."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import SpellAbility, TriggeredAbility
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.references import This
from rulings_cli.abilities.triggers import Enters
from rulings_cli.ask.cards import DropsOut, FreePlay, free_plays
from rulings_cli.ask.plan import Script
from rulings_cli.ask.plans.asked import put, short
from rulings_cli.ask.plans.casting import cast
from rulings_cli.ask.plans.using import use
from rulings_cli.ask.stock import Stock, lands_for, merged
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import mana_value
from rulings_cli.terms.values import Value


class Exposed(Value):
    """The script up to the moment when the found card may be cast, and what it rests on.

    `settle` are the lines after which sorceries may be cast again (the stack is empty).
    """

    play: FreePlay
    source: str
    prize: str
    script: Script
    settle: tuple[str, ...] = ()
    control: str = ""
    assumptions: tuple[str, ...] = ()
    is_land: bool = False

    @property
    def during_resolution(self) -> bool:
        """Tell whether the card is cast while the ability resolves, or never."""
        return self.play.during == "resolution"


def expose(
    source: Card, prize: Card | None, stock: Stock, *, kind: str = "", at_instant: bool = False
) -> Exposed:
    """Give the script that makes `source` find `prize`, or a plain card of the kind."""
    play = free_plays(source)[0]
    if prize is None:
        prize = _prize(stock, kind)
    elif not _may_find(play, prize.front):
        raise DropsOut(f"{source.name} does not stop at {prize.name}")
    if not play.library:
        found = _from_hand(source, play, prize)
    elif play.trigger is not None:
        found = _by_next_spell(source, play, prize, stock, at_instant=at_instant)
    else:
        found = _by_ability(source, play, prize, stock)
    return found.evolve(is_land=prize.front.is_a("land"))


def _prize(stock: Stock, kind: str) -> Card:
    if kind in ("", "card-word", "spell-word", "instant or sorcery"):
        kind = "sorcery"
    if kind == "permanent":
        kind = "creature"
    return (
        stock.pick(kind, "plain")
        if kind in ("instant", "sorcery", "creature")
        else stock.pick(kind)
    )


def _may_find(play: FreePlay, face: Face) -> bool:
    """Tell by the types whether the search stops at the card; the run decides the rest."""
    from rulings_cli.abilities.described import Described, HasType

    if not isinstance(play.until, Described):
        return True
    wanted = [
        quality.name
        for kind in play.until.kinds
        for quality in kind
        if isinstance(quality, HasType) and quality.name != "permanent"
    ]
    return not wanted or any(face.is_a(each) for each in wanted)


def _by_ability(source: Card, play: FreePlay, prize: Card, stock: Stock) -> Exposed:
    """Use the ability that finds the card: a player's, a spell's, or one on entering."""
    funds = _funds(play, prize)
    library = "your" if play.library == "you" else "the opponent's"
    rest = "" if play.shuffles else f"; 9 {stock.pick('land', 'basic').name}"
    found = f"{library} library, from the top, is {put(prize)}{rest}"
    ability, name = play.ability.ability, short(source)
    if isinstance(ability, SpellAbility):
        made = cast(source, stock)
        line = _control(*made.lands, *made.things, *funds)
        given = (line, *made.given, f"you hold {put(source)}", found)
        script = Script(tuple(each for each in given if each), (made.line(), f"{name} resolves"))
        return Exposed(play, name, short(prize), script, (), line)
    if isinstance(ability, TriggeredAbility):
        if not isinstance(ability.event, Enters) or not isinstance(ability.event.what, This):
            raise NotSupported("this kind of trigger is not planned yet")
        line = _control(*funds)
        given = (line, found) if line else (found,)
        when = (f"{name} is put onto the battlefield", "the top of the stack resolves")
        return Exposed(play, name, short(prize), Script(given, when), (), line)
    used = use(source, play.ability, stock)
    line = used.control("", *funds)
    given = (line, *used.given, found)
    when = (used.when, "the top of the stack resolves")
    return Exposed(play, used.source, short(prize), Script(given, when), (), line, used.assumptions)


def _control(*things: str) -> str:
    return f"you control {'; '.join(merged(things))}" if things else ""


def _funds(play: FreePlay, prize: Card) -> tuple[str, ...]:
    """Give lands for the found card where it has to be paid for."""
    cost = prize.front.mana_cost
    return () if play.free or cost is None else lands_for(cost, x=1)


def _from_hand(source: Card, play: FreePlay, prize: Card) -> Exposed:
    name, line = short(prize), f"you control {short(source)}"
    return Exposed(play, short(source), name, Script((line, f"you hold {put(prize)}")), (), line)


def _by_next_spell(
    source: Card, play: FreePlay, prize: Card, stock: Stock, *, at_instant: bool
) -> Exposed:
    """Cast as the next spell one that uses up the ability's own mana."""
    used = use(source, play.ability, stock)
    made = _made(play.ability.ability)
    least = max(_mana_value(prize) + 1, len(made))
    first, x = _first_spell(stock, least, short(prize), at_instant=at_instant)
    cost: Any = first.front.mana_cost
    spell = cast(first, stock, x=x)
    line = used.control("", *_unpaid(cost, made, x), *spell.things, *_funds(play, prize))
    name = short(prize)
    below = stock.pick("land", "basic").name
    given = (
        line,
        *used.given,
        *spell.given,
        f"you hold {first.name}",
        f"your library, from the top, is {put(prize)}; 9 {below}",
    )
    tail = f", with X={x}" if x else ""
    target = f" targeting {spell.targets}" if spell.targets else ""
    when = (used.when, f"you cast {first.name}{target}{tail}", "the top of the stack resolves")
    settle = (f"{first.name} resolves",)
    assumptions = (*used.assumptions, f"the next spell you cast is {first.name}")
    return Exposed(play, used.source, name, Script(given, when), settle, line, assumptions)


def _first_spell(
    stock: Stock, least: int, other_than: str, *, at_instant: bool
) -> tuple[Card, int]:
    """Give a spell of at least that mana value, and its X: one that draws nothing if possible."""
    only = ("instant",) if at_instant else ()
    for kinds in (("life",), ("spell", "plain"), ("spell",)):
        try:
            return stock.pick(*kinds, *only, least=least, other_than=(other_than,)), 0
        except NotSupported:
            continue
    card = stock.pick("spell-x", other_than=(other_than,))
    return card, max(1, least)


def _made(ability: Any) -> tuple[str, ...]:
    """Give the mana that the ability adds, where the text writes it out."""
    from rulings_cli.abilities.effects import Add
    from rulings_cli.abilities.mana import Symbols

    for sentence in ability.body:
        for effect in sentence.effects:
            if isinstance(effect, Add) and isinstance(effect.mana, Symbols):
                return effect.mana.symbols
    return ()


def _unpaid(cost: Any, made: tuple[str, ...], x: int) -> tuple[str, ...]:
    """Give lands for what the mana that was made does not pay."""
    from rulings_cli.terms.mana import ManaCost

    left = list(made)
    rest: list[str] = []
    generic = 0
    for symbol in cost.symbols:
        if symbol in left:
            left.remove(symbol)
        elif symbol.isdigit() or symbol == "X":
            generic += int(symbol) if symbol.isdigit() else x
        else:
            rest.append(symbol)
    over = max(0, generic - len(left))
    return lands_for(ManaCost((*((str(over),) if over else ()), *rest)))


def _mana_value(card: Card) -> int:
    if card.layout in ("split", "aftermath"):
        return sum(mana_value(each.mana_cost) for each in card.faces)
    return mana_value(card.front.mana_cost)
