"""Answers to choices that do not matter, and the closed list of what may be asked.

The kinds of `Choice`, with their domains:

- "face" (OneOption of face indices), "alternative cost" (OneOption of names, "" for none),
  "optional costs" (SubsetOf of names), "x" (NumberBetween), "modes" (SubsetOf of indices),
  "targets" (SubsetOf of ids and players), "hybrid" (OneOption), "mana abilities" (OneOption of
  ("activate", id, index) or "done"), "pay" (an assignment): casting and activating;
- "tap", "sacrifice", "discard", "exile", "pay life", "division": what a cost or effect takes;
- "may" (OneOption of True and False; `about` tells what), "number", "color", "creature type",
  "basic land type", "land type", "card type", "odd or even", "opponent", "player", "card", "name",
  "pile", "anchor word", "mana", "attach", "word" (of a text), "merge" (OneOption: on top or on the
  bottom): what an effect leaves open;
- "order triggers" (OrderOf of positions), "order replacement" (OneOption of positions), "legend"
  (OneOption of ids: the one to keep), "copy" (OneOption of ids, None for no copy), "untap"
  (SubsetOf of ids);
- "attackers" and "blockers" (SubsetOf of pairs; OneOption of tuples of them where only what is
  required is declared), "combat damage" (DivisionOf; `about` the creature that assigns it);
- "random order", "shuffle" (OrderOf of ids): chance, asked of nobody; "coin" (OneOption: True
  for a flip that is won) and "die" (NumberBetween): chance that a question could be about.

`default_answerer` answers chance, the order of triggers, choices with one option, and untaps all
that may untap. It never answers "may" or any other choice that a question could be about.
"""

from __future__ import annotations

from typing import Any

from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import (
    NO_ANSWER,
    Answerer,
    AnyName,
    Choice,
    Domain,
    NumberBetween,
    OneOption,
    OrderOf,
    SubsetOf,
)
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.terms.citations import Rule
from rulings_cli.terms.mana import COLORS, COLORS_BY_NAME
from rulings_cli.terms.types import BASIC_LAND_TYPES, CARD_TYPES, CREATURE_TYPES, LAND_TYPES

KINDS = (
    "face",
    "alternative cost",
    "optional costs",
    "x",
    "modes",
    "targets",
    "hybrid",
    "mana abilities",
    "pay",
    "tap",
    "sacrifice",
    "discard",
    "exile",
    "pay life",
    "division",
    "may",
    "number",
    "color",
    "creature type",
    "basic land type",
    "land type",
    "card type",
    "odd or even",
    "opponent",
    "player",
    "card",
    "name",
    "pile",
    "anchor word",
    "mana",
    "attach",
    "word",
    "merge",
    "order triggers",
    "order replacement",
    "legend",
    "copy",
    "untap",
    "attackers",
    "blockers",
    "combat damage",
    "random order",
    "shuffle",
    "coin",
    "die",
)
#: Answered by chance; the default answerer may give any order.
CHANCE = ("random order", "shuffle")


#: What `Choose` may name, with the kind of the choice that asks for it.
_KIND_OF = {
    "creature type": "creature type",
    "color": "color",
    "card name": "name",
    "nonland card name": "name",
    "creature card name": "name",
    "artifact card name": "name",
    "nonbasic land card name": "name",
    "noncreature , nonland card name": "name",
    "nonartifact , nonland card name": "name",
    "player": "player",
    "card type": "card type",
    "land type": "land type",
    "odd or even": "odd or even",
    "opponent": "opponent",
    "basic land type": "basic land type",
    "number": "number",
    "anchor word": "anchor word",
}


NAMED = frozenset(_KIND_OF)


def choice_of(
    game: Game, what: str, player: PlayerId, rule: Rule, *, about: Any = None, words: str = ""
) -> Choice:
    """Give the choice of a color, creature type, name … that an effect leaves to a player.

    `words` is how the text says it, where that leaves out a color: "a color other than black".
    """
    kind = _KIND_OF.get(what)
    if kind is None:
        raise NotSupported(f"choosing a {what}", str(rule))
    domains: dict[str, Domain] = {
        "creature type": OneOption(tuple(sorted(CREATURE_TYPES))),
        "color": OneOption(_colors_but(words)),
        "name": AnyName("card name"),
        "card type": OneOption(CARD_TYPES),
        "land type": OneOption(tuple(sorted(LAND_TYPES))),
        "odd or even": OneOption(("odd", "even")),
        "opponent": OneOption(game.opponents_of(player)),
        "player": OneOption(game.turn_order),
        "basic land type": OneOption(tuple(BASIC_LAND_TYPES)),
        "number": NumberBetween(),
        "anchor word": OneOption(tuple(words.split(" or "))),
    }
    return Choice(kind, player, rule, domains[kind], prompt=f"which {what}", about=about)


def _colors_but(words: str) -> tuple[str, ...]:
    _, _, color = words.partition(" other than ")
    return tuple(each for each in COLORS if each != COLORS_BY_NAME.get(color))


def default_answerer(seed: int = 0) -> Answerer:
    """Give an answerer for chance and for order; with seed 0 every order is as it was given."""
    state = seed

    def answer(choice: Choice, game: Game) -> Any:  # noqa: ARG001 - an answerer may look at it
        nonlocal state
        domain = choice.domain
        if choice.kind in CHANCE and isinstance(domain, OrderOf):
            order, state = permuted(domain.options, state)
            return order
        if choice.kind == "order triggers" and isinstance(domain, OrderOf):
            return domain.options
        if choice.kind == "untap" and isinstance(domain, SubsetOf):
            return domain.options if domain.maximum >= len(domain.options) else NO_ANSWER
        return forced(choice)

    return answer


def forced(choice: Choice) -> Any:
    """Give the only legal answer to a choice, or NO_ANSWER where there are several."""
    domain = choice.domain
    if choice.kind == "mana abilities":
        return NO_ANSWER
    if isinstance(domain, OneOption) and len(domain.options) == 1:
        return domain.options[0]
    if isinstance(domain, SubsetOf) and domain.minimum == len(domain.options):
        return domain.options
    return NO_ANSWER


def permuted(options: tuple[Any, ...], state: int) -> tuple[tuple[Any, ...], int]:
    """Give the options in an order that the state decides, and the next state; 0 changes nothing.

    A linear congruential generator and the shuffle of Fisher and Yates: repeatable everywhere.
    """
    if state == 0:
        return options, 0
    order = list(options)
    for last in range(len(order) - 1, 0, -1):
        state = (state * 6364136223846793005 + 1442695040888963407) % 2**64
        at = (state >> 33) % (last + 1)
        order[last], order[at] = order[at], order[last]
    return tuple(order), state or 1
