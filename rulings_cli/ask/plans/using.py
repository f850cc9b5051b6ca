"""How to use an activated ability in an example: what its cost and targets need, and its line."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility, LoyaltyAbility
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import (
    Cost,
    DiscardCards,
    ExertThis,
    ExileObjects,
    ExileThis,
    MillCost,
    PayEnergy,
    PayLife,
    PayMana,
    PutCountersCost,
    RemoveCounters,
    ReturnObjects,
    SacrificeObjects,
    SacrificeThis,
    TapObjects,
    TapThis,
    UntapObjects,
    UntapThis,
)
from rulings_cli.abilities.described import Described, HasColor, HasSubtype, HasType, IsNot
from rulings_cli.abilities.effects import Add, Target
from rulings_cli.abilities.mana import AnyColor, OneOf
from rulings_cli.abilities.quantities import AnyNumber, Number, VariableX
from rulings_cli.abilities.references import This
from rulings_cli.ask.cards import Placed, count_used, mana_abilities, need_no_choice
from rulings_cli.ask.plan import Change, Script
from rulings_cli.ask.plans.things import may_be
from rulings_cli.ask.stock import LAND_FOR, Stock, lands_for, merged
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import VARIABLES, ManaCost
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class Use(Value):
    """One use of an ability: what must be there, how it is said, what may go wrong.

    `things` are permanents you need, `hand` cards; `line` is what follows "you activate".
    """

    source: str
    ref: str
    things: tuple[str, ...] = ()
    hand: tuple[str, ...] = ()
    given: tuple[str, ...] = ()
    tails: tuple[str, ...] = ()
    assumptions: tuple[str, ...] = ()
    thing: str = ""  # how a line puts the source there, if not by its name
    taps_itself: bool = False
    is_creature: bool = False

    @property
    def put(self) -> str:
        """Give the words that put the source there."""
        return self.thing or self.source

    @property
    def line(self) -> str:
        """Give the action's words."""
        return ", ".join((self.ref, *self.tails)) if self.tails else self.ref

    @property
    def when(self) -> str:
        """Give the line that does it."""
        return f"you activate {self.line}"

    def control(self, tail: str = "", *more: str) -> str:
        """Give the line of what you control; `tail` says more of the source itself."""
        own = f"{self.put}, {tail}" if tail else self.put
        return f"you control {'; '.join((own, *merged((*self.things, *more))))}"

    def changes(self, script: Script, plain: str) -> tuple[Change, ...]:
        """Give what may stop the use, nearest first; `plain` is the line of what you control."""
        found: list[Change] = []
        if self.taps_itself and self.is_creature:
            found.append(
                Change(
                    f"{self.source} came under your control this turn",
                    script.replacing(
                        plain, plain.replace(self.put, self.put + ", since this turn", 1)
                    ),
                )
            )
        if self.taps_itself:
            found.append(
                Change(
                    f"{self.source} is tapped",
                    script.replacing(plain, plain.replace(self.put, self.put + ", tapped", 1)),
                )
            )
        for each in self.things:
            found.append(Change(f"not: you control {each}", _without_thing(script, plain, each)))
            if each[:1].isdigit() and f"paying with {each}" in self.tails:
                tapped = plain.replace(each, f"{each}, tapped", 1)
                found.append(Change(f"{each} is tapped", script.replacing(plain, tapped)))
        found.append(
            Change(
                f"{self.source} has left the battlefield", _without_thing(script, plain, self.put)
            )
        )
        return tuple(found)


def _without_thing(script: Script, line: str, thing: str) -> Script:
    head, _, things = line.partition(" control ")
    left = [each for each in things.split("; ") if each != thing and each.split(",")[0] != thing]
    if not left:
        return script.without(line)
    return script.replacing(line, f"{head} control {'; '.join(left)}")


def ability_ref(card: str, each: Placed) -> str:
    """Give the words for an activated ability in a line: "NAME's second ability"."""
    if count_used(each.face) == 1:
        return f"{card}'s ability"
    if each.number == 0:
        printed = [one for one in mana_abilities(each.face) if one.number]
        return f"{card}'s {_NTH[len(printed) + each.position]} mana ability"
    return f"{card}'s {_NTH[each.position]} ability"


def ability_nth(number: int) -> str:
    """Give the word for a number of an ability: "second"."""
    return _NTH[number]


_NTH = ("", "first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth")


def use(
    card: Card,
    each: Placed,
    stock: Stock,
    *,
    name: str = "",
    x: int = 1,
    needed: ManaCost | None = None,
    floating: bool = False,
    chooses: bool = True,
) -> Use:
    """Give how to use the ability with the least that its cost and targets need.

    With `floating` the mana for it is in the pool, so that no land is tapped for it. Without
    `chooses` the caller says what is chosen, for the ability and for its permanent.
    """
    source = name or card.name.split(" // ")[0]
    ability: Any = each.ability
    if isinstance(ability, LoyaltyAbility):
        return _loyalty(Use(source, ability_ref(source, each)), ability, stock)
    if not isinstance(ability, ActivatedAbility):
        raise NotSupported(f"{source}'s ability is no activated ability, so nobody activates it")
    if chooses and ability.zone != Zone.BATTLEFIELD:
        raise NotSupported(f"an ability used in the {ability.zone.words} is not planned yet")
    if chooses:
        need_no_choice(source, (ability.body, ability.cost, ability.targets))
    found = Use(source, ability_ref(source, each), is_creature=each.face.is_a("creature"))
    found = _with_targets(found, ability.targets, stock)
    found = _with_cost(found, ability.cost, stock, x, floating=floating)
    if each.face.toughness == "0":
        found = found.evolve(given=tuple(_one_more(line, found.source) for line in found.given))
    chosen = chosen_mana(ability, needed) if chooses else ()
    if chosen:
        found = found.evolve(tails=(*found.tails, f"choosing {'; '.join(chosen)}"))
    return found


def _one_more(line: str, source: str) -> str:
    """Give a line of counters with one more: without it the creature would die of the cost."""
    said = line.removeprefix(f"{source} has ").split()
    if said == line.split() or said[1:] != ["+1/+1", "counters"] or not said[0].isdigit():
        return line
    return f"{source} has {int(said[0]) + 1} +1/+1 counters"


def _loyalty(found: Use, ability: LoyaltyAbility, stock: Stock) -> Use:
    """Give how to use a loyalty ability, with loyalty enough for it."""
    amount = ability.amount.lstrip("-+\u2212")
    if not amount.isdigit():
        raise NotSupported("a loyalty ability with X is not planned yet")
    given = f"{found.source} has {int(amount) + 1} loyalty counters"
    return _with_targets(found.evolve(given=(given,)), ability.targets, stock)


def chosen_mana(ability: Any, needed: ManaCost | None) -> tuple[str, ...]:
    """Give the mana to choose where the ability leaves a choice: what serves the cost best."""
    wanted = [part for symbol in (needed.symbols if needed else ()) for part in symbol.split("/")]
    for sentence in getattr(ability, "body", ()):
        for effect in sentence.effects:
            if not isinstance(effect, Add):
                continue
            mana = effect.mana
            if isinstance(mana, OneOf):
                best = max(mana.alternatives, key=lambda each: _served(each, wanted))
                return ("".join(f"{{{each}}}" for each in best),)
            if isinstance(mana, AnyColor):
                return _any_color(mana, wanted)
    return ()


def _any_color(mana: AnyColor, wanted: list[str]) -> tuple[str, ...]:
    number = mana.amount.n if isinstance(mana.amount, Number) else 1
    ranked = sorted(mana.among, key=lambda each: -wanted.count(each))
    if mana.mode == "one" or number == 1:
        return (f"{{{ranked[0]}}}",)
    if mana.mode == "different":
        return tuple(f"{{{each}}}" for each in ranked[:number])
    picked = [each for each in wanted if each in mana.among][:number]
    picked += [ranked[0]] * (number - len(picked))
    return tuple(f"{{{each}}}" for each in picked)


def _served(symbols: tuple[str, ...], wanted: list[str]) -> int:
    left = list(wanted)
    count = 0
    for each in symbols:
        if each in left:
            left.remove(each)
            count += 1
    return count


def _with_mana(found: Use, cost: ManaCost, x: int, *, floating: bool) -> Use:
    if floating:
        return found.evolve(given=(*found.given, f"your mana pool is {_plain(cost, x)}"))
    lands = lands_for(cost, x=x)
    if any(symbol in VARIABLES for symbol in cost.symbols):
        found = found.evolve(tails=(*found.tails, f"with X={x}"))
    if not lands:
        return found
    return found.evolve(
        things=(*found.things, *lands), tails=(*found.tails, f"paying with {'; '.join(lands)}")
    )


def _with_cost(found: Use, cost: Cost, stock: Stock, x: int, *, floating: bool = False) -> Use:
    for component in cost.components:
        if isinstance(component, PayMana):
            found = _with_mana(found, component.cost, x, floating=floating)
        elif isinstance(component, TapThis):
            found = found.evolve(taps_itself=True)
        elif isinstance(component, TapObjects | SacrificeObjects) or _exiles_permanents(component):
            names = _others(component, found, stock)
            verb = {TapObjects: "tapping", SacrificeObjects: "sacrificing"}.get(
                type(component), "exiling"
            )
            found = found.evolve(
                things=(*found.things, *_counted(names)),
                tails=(*found.tails, f"{verb} {'; '.join(_named(names))}"),
                assumptions=(*found.assumptions, f"you control {', '.join(_counted(names))}"),
            )
        elif isinstance(component, DiscardCards) and not component.hand and not component.this:
            card = (
                stock.pick("land", "basic")
                if component.what is None
                else _fitting(component.what, stock)
            )
            found = found.evolve(
                hand=(*found.hand, card.name), tails=(*found.tails, f"discarding {card.name}")
            )
        elif isinstance(component, RemoveCounters) and isinstance(component.of, This):
            number = component.count.n if isinstance(component.count, Number) else x
            kind = component.kind or "charge"
            if isinstance(component.count, AnyNumber):
                found = found.evolve(tails=(*found.tails, f"choosing {x}"))
            elif isinstance(component.count, VariableX):
                found = found.evolve(tails=(*found.tails, f"with X={x}"))
            found = found.evolve(
                given=(*found.given, f"{found.source} has {number} {kind} counters"),
                assumptions=(*found.assumptions, f"{found.source} has {number} {kind} counters"),
            )
        elif isinstance(component, PayEnergy):
            energy = component.amount.n if isinstance(component.amount, Number) else x
            line = f"you have {energy} energy counters"
            found = found.evolve(given=(*found.given, line), assumptions=(*found.assumptions, line))
        elif isinstance(component, UntapObjects):
            names = tuple(f"{each}, tapped" for each in _others(component, found, stock))
            found = found.evolve(
                things=(*found.things, *names),
                assumptions=(*found.assumptions, f"you control {', '.join(names)}"),
            )
        elif isinstance(component, UntapThis):
            line = f"{found.source} is tapped"
            found = found.evolve(given=(*found.given, line), assumptions=(*found.assumptions, line))
        elif isinstance(component, ExileObjects) and component.from_zone in _CARD_ZONES:
            names = _others(component, found, stock)
            told = _cards_there(component.from_zone, names)
            found = found.evolve(
                hand=(*found.hand, *(names if component.from_zone is Zone.HAND else ())),
                given=(*found.given, *(told if component.from_zone is not Zone.HAND else ())),
                tails=(*found.tails, f"exiling {'; '.join(names)}"),
                assumptions=(*found.assumptions, *told),
            )
        elif (
            isinstance(
                component,
                SacrificeThis | PayLife | ExileThis | MillCost | ExertThis | PutCountersCost,
            )
            or (isinstance(component, ReturnObjects) and component.what is None)
            or (isinstance(component, DiscardCards) and (component.hand or component.this))
        ):
            continue
        else:
            raise NotSupported(f"a cost of the kind {type(component).__name__} is not planned yet")
    return found


_CARD_ZONES = (Zone.HAND, Zone.GRAVEYARD)


def _cards_there(zone: Zone, names: tuple[str, ...]) -> tuple[str, ...]:
    said = "; ".join(names)
    if zone is Zone.HAND:
        return (f"you hold {said}",)
    return (f"{said} {'are' if len(names) > 1 else 'is'} in your graveyard",)


def _exiles_permanents(component: object) -> bool:
    return isinstance(component, ExileObjects) and component.from_zone is Zone.BATTLEFIELD


def _plain(cost: ManaCost, x: int) -> str:
    """Give plain mana that pays a cost."""
    types = {name: color for color, name in LAND_FOR.items()}
    symbols: list[str] = []
    for each in lands_for(cost, x=x):
        number, _, land = each.partition(" ")
        symbols += [types[land]] * int(number)
    return "".join(f"{{{each}}}" for each in symbols)


def _others(component: Any, found: Use, stock: Stock) -> tuple[str, ...]:
    """Give other things for a cost, by words that put them there and that name them."""
    count = component.count.n if isinstance(component.count, Number) else 1
    names: list[str] = []
    for _ in range(count):
        names.append(_thing(component.what, stock, (found.source, *names)))
    return tuple(names)


def _thing(what: Described, stock: Stock, other_than: tuple[str, ...]) -> str:
    try:
        return _fitting(what, stock, other_than).name
    except NotSupported:
        from rulings_cli.ask.plans.things import thing_for

        return thing_for(what, stock, other_than)


def _counted(names: tuple[str, ...]) -> tuple[str, ...]:
    """Give things with those that are alike together."""
    from rulings_cli.ask.plans.things import several

    return tuple(several(each, names.count(each)) for each in dict.fromkeys(names))


def _named(things: tuple[str, ...]) -> tuple[str, ...]:
    """Give the names of things: that of a token from its description.

    >>> _named(("Grizzly Bears", "a 1/1 green Elf creature token"))
    ('Grizzly Bears', 'Elf Token')
    """
    return tuple(
        f"{each.split()[-3]} Token" if each.endswith(" creature token") else each for each in things
    )


def _fitting(what: Described, stock: Stock, other_than: tuple[str, ...] = ()) -> Card:
    """Give a plain card that fits a description by its types."""
    kinds: list[str] = []
    color: str | None = None
    nonbasic = False
    for quality in (*what.adjectives, *(what.kinds[0] if what.kinds else ())):
        if isinstance(quality, HasType | HasSubtype):
            kinds.append(quality.name)
        elif isinstance(quality, HasColor):
            color = quality.color
        elif isinstance(quality, IsNot):
            nonbasic = nonbasic or getattr(quality.quality, "name", "") == "basic"
    if not kinds or kinds == ["permanent"]:
        kinds = ["creature"]
    if nonbasic and kinds == ["land"]:
        kinds = ["fetchland"]
    if kinds == ["enchantment"] and color is None:
        kinds.append("nonAura")  # one that is attached to nothing does not stay there
    card = stock.pick(*kinds, other_than=other_than, color=color)
    return card if may_be(card.front, what) is not False else _another_kind(what, stock, other_than)


#: Kinds of plain cards that are tried for what is described by what it is not.
_PLAIN = (
    ("creature", "plain"), ("instant", "plain"), ("sorcery", "plain"), ("artifact", "mana"),
    ("enchantment",), ("land", "basic"), ("creature", "legendary"),
)  # fmt: skip
#: Mana values from which on plain creatures are tried, for what is to be large.
_LARGE = (4, 5, 6, 7, 8)


def _another_kind(what: Described, stock: Stock, other_than: tuple[str, ...]) -> Card:
    tried = (*((each, 0) for each in _PLAIN), *((("creature", "plain"), each) for each in _LARGE))
    for kinds, least in tried:
        try:
            card = stock.pick(*kinds, least=least, other_than=other_than)
        except NotSupported:
            continue
        if may_be(card.front, what):
            return card
    raise NotSupported("no plain card that fits is at hand to play the example with")


def _with_targets(found: Use, targets: tuple[Target, ...], stock: Stock) -> Use:
    if not targets:
        return found
    named: list[str] = []
    things: list[str] = []
    for each in targets:
        if each.any_target or each.player or each.what is None:
            named.append("the opponent")
            continue
        card = _fitting(each.what, stock, (found.source, *found.things, *things))
        if each.what.zone is Zone.GRAVEYARD:
            found = found.evolve(given=(*found.given, f"{card.name} is in your graveyard"))
            named.append(card.name)
            continue
        if each.what.zone not in (None, Zone.BATTLEFIELD):
            raise NotSupported(f"a target in the {each.what.zone.words} is not planned yet")
        things.append(card.name)
        named.append(card.name)
        if any(getattr(one, "word", "") == "attacking" for one in each.what.adjectives):
            found = found.evolve(given=(*found.given, f"{card.name} is attacking"))
    return found.evolve(
        things=(*found.things, *things),
        tails=(*found.tails, f"targeting {'; '.join(named)}"),
    )
