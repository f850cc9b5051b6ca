"""Convoke, improvise, delve, waterbend: other things instead of mana (CR 702.51, 701.67).

They come after the total cost is locked in and are no additional or alternative costs.
"""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import Cost
from rulings_cli.engine import costs, layers, performing
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.game.choices import Choice, SubsetOf, Tape
from rulings_cli.game.events import WouldMove, WouldTap
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId, Payment, PaymentContext
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import COLORS, ManaCost
from rulings_cli.terms.rules.keyword_actions import WATERBENDING, WATERBENT_PART
from rulings_cli.terms.rules.keywords import AFTER_TOTAL_CONVOKE, CONVOKE, DELVE, IMPROVISE
from rulings_cli.terms.zones import Zone

#: A helper and the symbols that it may pay, besides generic mana.
_Helper = tuple[ObjectId, frozenset[str]]


def keywords_of(game: Game, context: PaymentContext, total: Cost) -> tuple[str, ...]:
    """Give which of the keywords help to pay: those of the spell, and waterbend of the cost."""
    return (*_of_spell(game, context), *(("waterbend",) if costs.waterbent(total) else ()))


def _of_spell(game: Game, context: PaymentContext) -> tuple[str, ...]:
    if context.kind != "cast" or context.object is None:
        return ()
    held = {
        each.name
        for each in layers.characteristics(game, context.object).abilities
        if isinstance(each, Keyword)
    }
    return tuple(each for each in ("convoke", "improvise", "delve") if each in held)


#: What is tapped for each keyword.
_TAPPED = {
    "convoke": {"creature"},
    "improvise": {"artifact"},
    "waterbend": {"artifact", "creature"},
}
_RULES = {
    "convoke": CONVOKE,
    "improvise": IMPROVISE,
    "delve": DELVE,
    "waterbend": WATERBENDING,
}


def available(game: Game, context: PaymentContext, keyword: str) -> tuple[_Helper, ...]:
    """Give what the player could tap or exile for the keyword, with the colors it may pay."""
    if keyword == "delve":
        graveyard = game.in_zone(Zone.GRAVEYARD, context.player)
        return tuple((id, frozenset()) for id in graveyard)
    kinds = _TAPPED[keyword]
    return tuple(
        (id, found.colors if keyword == "convoke" else frozenset())
        for id in game.battlefield()
        for found in (layers.characteristics(game, id),)
        if kinds & found.types
        and found.controller == context.player
        and not game.objects[id].tapped
    )


@carries_out("convoke", "improvise", "delve")
@implements(CONVOKE, AFTER_TOTAL_CONVOKE, IMPROVISE, DELVE, WATERBENDING, WATERBENT_PART)
def offer(
    game: Game, tape: Tape, mana: ManaCost, context: PaymentContext, total: Cost
) -> tuple[tuple[ManaCost, ...], tuple[Payment, ...]]:
    """Ask what is tapped or exiled instead of mana; give what may be left to pay, best first.

    The choices are of kind "tap" and "exile"; an answer is a tuple of objects, none as well.
    Several costs are left where a creature could pay its color or generic mana.
    """
    left: tuple[ManaCost, ...] = (mana,)
    payments: list[Payment] = []
    for keyword in keywords_of(game, context, total):
        found = dict(available(game, context, keyword))
        most = max((_payable(cost, found) for cost in left), default=0)
        if keyword == "waterbend":
            most = min(most, costs.waterbent(total))
        if not found or not most:
            continue
        rule = _RULES[keyword]
        choice = Choice(
            "exile" if keyword == "delve" else "tap",
            context.player,
            rule,
            SubsetOf(tuple(found), 0, min(most, len(found))),
            prompt=f"what to {'exile' if keyword == 'delve' else 'tap'} for {keyword}",
            about=keyword,
        )
        chosen: tuple[ObjectId, ...] = tape.ask(choice, game)
        left = tuple(
            dict.fromkeys(
                rest for cost in left for rest in without(cost, [found[each] for each in chosen])
            )
        )
        _use(game, tape, keyword, chosen, rule, context.object)
        payments += [Payment(keyword, helper=each) for each in chosen]
    return left, tuple(payments)


def _payable(cost: ManaCost, found: dict[ObjectId, frozenset[str]]) -> int:
    colors = frozenset().union(*found.values()) if found else frozenset()
    return sum(
        int(symbol) if symbol.isdigit() else int(symbol in COLORS and symbol in colors)
        for symbol in cost.symbols
    )


def without(cost: ManaCost, chosen: list[frozenset[str]]) -> Iterator[ManaCost]:
    """Give every cost that is left when each helper pays one symbol: all must pay something."""
    if not chosen:
        yield cost
        return
    for index, symbol in enumerate(cost.symbols):
        if symbol in chosen[0]:
            rest = (*cost.symbols[:index], *cost.symbols[index + 1 :])
            yield from without(ManaCost(rest), chosen[1:])
        elif symbol.isdigit() and int(symbol):
            smaller = (*cost.symbols[:index], str(int(symbol) - 1), *cost.symbols[index + 1 :])
            yield from without(ManaCost(smaller), chosen[1:])


def _use(
    game: Game,
    tape: Tape,
    keyword: str,
    chosen: tuple[ObjectId, ...],
    rule: Rule,
    spell: ObjectId | None,
) -> None:
    if keyword == "delve":  # what is exiled so is "exiled with" the spell (CR 702.66)
        performing.perform_all(
            game,
            tape,
            [WouldMove((rule,), id, Zone.EXILE, cause="exile", exiled_with=spell) for id in chosen],
        )
    else:
        rules = (rule, AFTER_TOTAL_CONVOKE) if keyword == "convoke" else (rule,)
        performing.perform_all(game, tape, [WouldTap(rules, id) for id in chosen])
