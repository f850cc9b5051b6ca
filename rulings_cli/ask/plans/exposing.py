"""Positions in which a card's ability has found another card and lets it be cast."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.ask.cards import DropsOut, FreePlay, free_plays
from rulings_cli.ask.plan import Script
from rulings_cli.ask.plans.asked import short
from rulings_cli.ask.plans.using import Use, use
from rulings_cli.ask.stock import Stock, lands_for
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

    @property
    def during_resolution(self) -> bool:
        """Tell whether the card is cast while the ability resolves, or never."""
        return self.play.during == "resolution"


def expose(source: Card, prize: Card | None, stock: Stock, *, kind: str = "", lands: int = 0) -> Exposed:
    """Give the script that makes `source` find `prize`, or a plain card of the kind."""
    play = free_plays(source)[0]
    if prize is None:
        prize = _prize(play, stock, kind)
    elif not _may_find(play, prize.front):
        raise DropsOut(f"{source.name} does not stop at {prize.name}")
    if play.trigger is not None:
        return _by_next_spell(source, play, prize, stock, lands)
    return _by_ability(source, play, prize, stock, lands)


def _prize(play: FreePlay, stock: Stock, kind: str) -> Card:
    if kind in ("", "card-word", "spell-word", "instant or sorcery"):
        kind = "sorcery" if play.until is not None or not play.play else "sorcery"
    if kind == "permanent":
        kind = "creature"
    return stock.pick(kind, "plain") if kind in ("instant", "sorcery", "creature") else stock.pick(kind)


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


def _by_ability(source: Card, play: FreePlay, prize: Card, stock: Stock, lands: int) -> Exposed:
    used = use(source, play.ability, stock)
    name = short(prize)
    del lands
    line = used.control()
    library = "your" if play.library == "you" else "the opponent's"
    rest = "" if play.shuffles else f"; {stock.pick('land', 'basic').name}"
    given = (line, *used.given, f"{library} library, from the top, is {name}{rest}")
    when = (used.when, "the top of the stack resolves")
    return Exposed(play, used.source, name, Script(given, when), (), line, used.assumptions)


def _by_next_spell(source: Card, play: FreePlay, prize: Card, stock: Stock, lands: int) -> Exposed:
    used = use(source, play.ability, stock)
    value = _mana_value(prize)
    first = stock.pick("instant", "plain", least=value + 1, other_than=(short(prize),))
    cost: Any = first.front.mana_cost
    funds = lands_for(cost)
    line = used.control("", *funds)
    name = short(prize)
    given = (
        line,
        *used.given,
        f"you hold {first.name}",
        f"your library, from the top, is {name}; {stock.pick('land', 'basic').name}",
    )
    when = (
        used.when,
        f"you cast {first.name}, paying with {'; '.join(funds)}",
        "the top of the stack resolves",
    )
    settle = (f"{first.name} resolves",)
    assumptions = (*used.assumptions, f"the next spell you cast is {first.name}")
    return Exposed(play, used.source, name, Script(given, when), settle, line, assumptions)


def _mana_value(card: Card) -> int:
    if card.layout in ("split", "aftermath"):
        return sum(mana_value(each.mana_cost) for each in card.faces)
    return mana_value(card.front.mana_cost)
