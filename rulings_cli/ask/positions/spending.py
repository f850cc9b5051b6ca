"""What mana does once it is made: its riders, whether it pays a symbol, when it is still bound."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.effects import Add
from rulings_cli.ask.cards import DropsOut, Placed, has, lacking, mana_abilities
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put
from rulings_cli.ask.plans.casting import Cast, required_targets, with_targets
from rulings_cli.ask.plans.using import Use, chosen_mana, use
from rulings_cli.ask.positions.producing import _makes
from rulings_cli.ask.positions.setting import asked_situation, need_read, setting
from rulings_cli.ask.positions.situation import AskedThing, Situation
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES, ManaCost
from rulings_cli.terms.values import walk

# --- riders ---------------------------------------------------------------------------------------


def rider(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: cast a spell with mana of the permanent, and see what that does to it (CR 106.6)."""
    found = asked_situation(asked)
    source = _source(asked, found)
    card = asked.card(source.slot)
    name = permanent_face(card).name
    wanted = found.tapping.mana if found.tapping is not None else ""
    abilities = _with_riders(card, wanted)
    for target in _spells(asked, found):
        for each in abilities:
            yield _spent(asked, found, source, name, each, target, wanted)


def _source(asked: Asked, found: Situation) -> AskedThing:
    slot = found.goal.slot("source") or (found.tapping.slot if found.tapping else "")
    if slot:
        return found.thing(slot)
    able = [
        e for e in found.things if not e.kind and mana_abilities(asked.card(e.slot).front)
    ]  # fmt: skip
    if len(able) != 1:
        raise DropsOut("whose mana is spent")
    return able[0]


def _with_riders(card: Card, wanted: str) -> tuple[Placed, ...]:
    face = permanent_face(card)
    held = mana_abilities(face)
    if not held:
        lacking(card, face, f"{face.name} has no mana ability", "mana")
    if wanted:
        held = tuple(each for each in held if _makes(each, wanted))
    elif bound := tuple(each for each in held if _has_rider(each)):
        held = bound
    if not held:
        raise DropsOut(f"{face.name} makes no such mana")
    return held


def _has_rider(each: Placed) -> bool:
    return any(
        getattr(node, "riders", ()) or "Rider" in type(node).__name__ for node in walk(each.ability)
    )


def _spells(asked: Asked, found: Situation) -> tuple[Card, ...]:
    """Give the spell that is cast with it: the card, or plain ones of the kind."""
    slot = found.goal.slot("one") or found.casting.slot
    if slot and not found.thing(slot).kind:
        return (asked.card(slot),)
    kind = found.thing(slot).kind if slot else "spell"
    if kind == "spell":
        return (asked.stock.pick("sorcery", "plain", least=2),)
    return (asked.stock.pick(*kind.split(" or ")[:1], "plain", least=2),)


def _spent(
    asked: Asked,
    found: Situation,
    source: AskedThing,
    name: str,
    each: Placed,
    target: Card,
    wanted: str,
) -> PlannedExample:
    need_read(asked, source, "mana")
    face = target.front
    cost = face.mana_cost
    if cost is None or any(e in ("X", "Y", "Z") or "/" in e for e in cost.symbols):
        raise NotSupported(f"what is paid for {face.name}")
    used = use(asked.card(source.slot), each, asked.stock, floating=True, chooses=False)
    chosen = chosen_mana(each.ability, cost)
    if chosen:
        used = used.evolve(tails=(*used.tails, f"choosing {wanted or '; '.join(chosen)}"))
    made = _spendable(cost, _made(each, used, wanted))
    others = [e for e in found.things if e.slot != found.casting.slot and e.place != "cast"]
    others = [e for e in others if e.slot != found.goal.slot("one")]
    there = setting(asked, others, for_=target)
    if used.things:
        raise NotSupported("a cost of another kind is not planned yet")
    spell = with_targets(Cast(face.name), required_targets(face), asked.stock)
    rest = lands_for(_rest(cost, made))
    given = (
        *there.given,
        *used.given,
        *((f"you control {'; '.join((*rest, *spell.things))}",) if rest or spell.things else ()),
        *spell.given,
        f"you hold {put(target)}",
    )
    paying = "; ".join((f"{made} from {name}", *rest))
    cast = spell.line("you", f"paying with {paying}")
    after, options = _asked_of(found.goal.ask, face.name)
    script = Script(given, (used.when, cast, after))
    lands = lands_for(cost)
    plain = Script(
        (*given, f"you control {'; '.join(lands)}"),
        (spell.line("you", f"paying with {'; '.join(lands)}"), after),
    )
    return PlannedExample(
        script,
        options,
        (
            Change(f"only lands pay for {face.name}", plain),
            *there.changes(script),
            *_bound(asked, source, each, script, target),
        ),
        there.assumptions,
        cards=(asked.card(source.slot).name,),
    )


def _bound(
    asked: Asked, source: AskedThing, each: Placed, script: Script, target: Card
) -> Iterator[Change]:
    """Give the changes in which mana with a rider is spent, the right type named."""
    from rulings_cli.ask.plans.using import ability_ref
    from rulings_cli.ask.positions.setting import chosen_kind

    card = asked.card(source.slot)
    name = permanent_face(card).name
    if _has_rider(each) or chosen_kind(permanent_face(card)) != "creature type":
        return
    color = next((e for e in _symbols(target) if e in COLOR_NAMES), "W")
    for other in mana_abilities(permanent_face(card)):
        if not _has_rider(other):
            continue
        for named in target.front.subtypes[:1]:
            given = tuple(
                f"you control {name}, naming {named}"
                if line.startswith(f"you control {name}")
                else line
                for line in script.given
            )
            cast = script.when[1].replace(" from ", "§", 1)
            head, _, tail = cast.partition("paying with ")
            when = (
                f"you activate {ability_ref(name, other)}, choosing {{{color}}}",
                f"{head}paying with {{{color}}} from {tail.partition('§')[2]}",
                *script.when[2:],
            )
            yield Change(f"{color} from its ability for {named} spells", Script(given, when))


def _made(each: Placed, used: Use, wanted: str) -> str:
    """Give the mana that one use makes."""
    chosen = next((t for t in used.tails if t.startswith("choosing ")), "")
    if chosen:
        return chosen.removeprefix("choosing ").split("; ")[0]
    for node in walk(each.ability):
        if isinstance(node, Add):
            symbols: Any = getattr(node.mana, "symbols", ())
            if symbols:
                return "".join(f"{{{one}}}" for one in symbols)
    if wanted:
        return wanted
    raise NotSupported("what mana is made")


def _spendable(cost: ManaCost, made: str) -> str:
    """Give the part of the mana that the cost takes."""
    left, spent = cost, ""
    for each in made.strip("{}").split("}{"):
        rest = _rest(left, f"{{{each}}}")
        if rest != left:
            left, spent = rest, f"{spent}{{{each}}}"
    return spent or made


def _rest(cost: ManaCost, made: str) -> ManaCost:
    """Give what is left of a cost when the mana has paid its part."""
    left = list(cost.symbols)
    for each in made.strip("{}").split("}{"):
        if each in left:
            left.remove(each)
            continue
        for at, symbol in enumerate(left):
            if symbol.isdigit() and int(symbol):
                left[at] = str(int(symbol) - 1)
                break
    return ManaCost(tuple(each for each in left if each != "0"))


def _asked_of(ask: str, name: str) -> tuple[str, tuple[Option, ...]]:
    """Give the line that shows it, and the outcomes."""
    if ask in ("uncounterable", "counterable"):
        yes, no = ("yes", "no") if ask == "uncounterable" else ("no", "yes")
        return f"{name} is countered", (
            Option(
                (f"{name} was not countered",),
                yes,
                f"{name} can't be countered: the mana that was spent on it says so.",
                outcome="it is not countered",
            ),
            Option((f"{name} was countered",), no, f"{name} can be countered."),
        )
    if ask == "counter":
        return f"{name} resolves", (
            Option((f"{name} has no counters",), "no", f"{name} enters without counters."),
            Option(
                (f"not: {name} has no counters",),
                "yes",
                f"{name} enters with counters: the mana that was spent on it says so.",
            ),
        )
    return f"{name} resolves", (
        Option((f"{name} has haste",), "yes", f"{name} has haste."),
        Option((f"{name} does not have haste",), "no", f"{name} has no haste."),
    )


# --- what pays which symbol -----------------------------------------------------------------------


def paysym(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: hold a plain card with such a symbol, the mana in the pool, and see (CR 107.4)."""
    found = asked_situation(asked)
    if found.goal.ask == "loose":
        found = _with_source(asked, found)
    if found.goal.slot("source"):
        if "}{" in str(found.goal.get("symbol")):
            raise NotSupported("several symbols at once")
        yield _by_permanents(asked, found)
        return
    mana, symbol = str(found.goal.get("mana")), str(found.goal.get("symbol"))
    letters = symbol.strip("{}").split("}{")
    if len(set(letters)) != 1 or len(set(mana.strip("{}").split("}{"))) != 1:
        raise NotSupported("several symbols at once")
    card = _with_symbol(asked, letters[0])
    for each in found.things:
        need_read(asked, each, "mana", "others", "cost")
    things = tuple(e.evolve(tapped=e.tapped or _taps(asked, e)) for e in found.things)
    there = setting(asked, things)
    number = sum(int(e) if e.isdigit() else 1 for e in _symbols(card))
    pool = f"your mana pool is {mana[:3] * number}"
    right = f"your mana pool is {f'{{{letters[0]}}}' * number}"
    hold = f"you hold {card.name}"
    script = Script((*there.given, pool, hold))
    yield PlannedExample(
        script,
        (
            Option(
                (f"casting {card.name} is legal",),
                "yes",
                f"Yes: with {mana[:3]} alone {card.name}, which costs {card.front.mana_cost}, "
                "can be cast.",
            ),
            Option(
                (f"casting {card.name} is illegal",),
                "no",
                f"No: {mana[:3]} does not pay {{{letters[0]}}} of {card.name}.",
            ),
        ),
        (
            *there.changes(script),
            Change(right, Script((*there.given, right, hold))),
            *(Change(line, Script((*there.given, line, hold))) for line in _pools(number)),
        ),
        there.assumptions,
    )


def _with_source(asked: Asked, found: Situation) -> Situation:
    """Give the situation with the one permanent that makes mana as the source of it."""
    able = [
        each
        for each in found.things
        if not each.kind and mana_abilities(asked.card(each.slot).front)
    ]
    if len(able) != 1 or len(found.things) > 2:
        raise DropsOut("whose mana pays for which symbol")
    symbol = ("symbol", found.goal.get("mana"))
    others = tuple(("of", each.slot) for each in found.things if each.slot != able[0].slot)
    return found.evolve(
        goal=found.goal.evolve(ask="", held=(symbol, ("source", able[0].slot), *others))
    )


def _by_permanents(asked: Asked, found: Situation) -> PlannedExample:
    """Plan: hold a plain card with the symbol, and as many of the permanent as it needs."""
    source = found.thing(found.goal.slot("source"))
    letters = str(found.goal.get("symbol")).strip("{}").split("}{")
    if source.kind or len(set(letters)) != 1:
        raise NotSupported("what pays for which symbol")
    card = asked.card(source.slot)
    abilities = mana_abilities(permanent_face(card))
    if not abilities:
        lacking(card, card.front, f"{card.front.name} has no mana ability", "mana")
    need_read(asked, source, "mana")
    if len(abilities) > 1 or _has_rider(abilities[0]):
        raise NotSupported(f"which mana of {card.front.name} is spent")
    of = found.goal.slot("of")  # the card whose cost holds it; a plain one does as well
    if of and letters[0] not in _symbols(asked.card(of)) and letters[0] != "S":
        raise NotSupported(f"no {{{letters[0]}}} is in the cost of {asked.card(of).name}")
    others = tuple(each for each in found.things if each.slot not in (source.slot, of))
    for each in others:
        need_read(asked, each, "mana", "others", "cost")
    there = setting(asked, others)
    spell = _with_symbol(asked, letters[0])
    number = sum(int(e) if e.isdigit() else 1 for e in _symbols(spell))
    own, hold = f"you control {number} {card.front.name}", f"you hold {spell.name}"
    script = Script((*there.given, own, hold))
    right = f"your mana pool is {f'{{{letters[0]}}}' * number}"
    name = permanent_face(card).name
    rights = () if letters[0] == "S" else (Change(right, script.also_given(right)),)
    return PlannedExample(
        script,
        (
            Option(
                (f"casting {spell.name} is legal",),
                "yes",
                f"{name} can pay {{{letters[0]}}}: with it alone {spell.name} can be cast.",
            ),
            Option(
                (f"casting {spell.name} is illegal",),
                "no",
                f"{name} does not pay {{{letters[0]}}} of {spell.name}.",
            ),
        ),
        (
            *rights,
            *there.changes(script),
            Change(f"not: {own}", script.without(own)),
            *_snow(asked, hold),
        ),
        (*there.assumptions, f"tried with {spell.name}"),
    )


def _snow(asked: Asked, hold: str) -> Iterator[Change]:
    """Give the change that a snow land pays."""
    land = asked.stock.pick("land", "snow").name
    yield Change(f"{land} instead", Script((f"you control 3 {land}", hold)))


def _pools(number: int) -> tuple[str, ...]:
    return tuple(f"your mana pool is {f'{{{each}}}' * number}" for each in ("G", "R", "C"))


def _symbols(card: Card) -> tuple[str, ...]:
    return card.front.mana_cost.symbols if card.front.mana_cost is not None else ()


def _with_symbol(asked: Asked, letter: str) -> Card:
    """Give a plain card whose cost holds the symbol."""
    if letter in COLOR_NAMES:
        for kind in ("creature", "sorcery", "instant", "enchantment"):
            try:
                card: Card = asked.stock.pick(kind, "plain", color=letter)
            except NotSupported:
                continue
            if letter in _symbols(card):
                return card
    if letter in ("C", "S"):
        found: Card = asked.stock.pick("colorless-cost" if letter == "C" else "snow-cost")
        return found
    raise NotSupported(f"no plain card costs {{{letter}}}")


def _taps(asked: Asked, thing: AskedThing) -> bool:
    """Tell whether it could make mana of its own, which is not asked about."""
    return not thing.kind and has(asked.card(thing.slot).front.paragraphs, Add)


# --- devotion -------------------------------------------------------------------------------------


def devotion(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: count the devotion by an ability that makes as much mana (CR 700.5)."""
    found = asked_situation(asked)
    letter = str(found.goal.get("mana")).strip("{}")
    if letter not in COLOR_NAMES:
        raise NotSupported("devotion to what")
    meter = asked.stock.pick("devotion-mana")
    there = setting(asked, found.things)
    counted = [
        each
        for each in mana_abilities(meter.front)
        if any("Devotion" in type(node).__name__ for node in walk(each.ability))
    ]
    if not counted:
        raise NotSupported("nothing plain counts devotion")
    each = counted[0]
    used = use(meter, each, asked.stock, floating=True, chooses=False)
    when = f"{used.when}, choosing {COLOR_NAMES[letter]}"
    script = Script((*there.given, f"you control {meter.name}", *used.given), (when,))
    yield PlannedExample(
        script,
        (),
        (
            *_fronts(asked, found, script),
            *there.changes(script),
            *_of_color(asked, script, letter),
        ),
        (*there.assumptions, f"you control {meter.name} to count it"),
        probe="position_mana",
        about=(
            ("name", meter.name),
            ("ask", f"devotion-{found.goal.ask}"),
            ("number", found.goal.number()),
        ),
    )


def _of_color(asked: Asked, script: Script, letter: str) -> Iterator[Change]:
    """Give the change in which a plain creature of the color is there, too."""
    line = f"you control {asked.stock.pick('creature', 'plain', color=letter).name}"
    yield Change(f"{line} too", script.also_given(line))


def _fronts(asked: Asked, found: Situation, script: Script) -> Iterator[Change]:
    """Give the changes in which the front face of what is turned over is up."""
    for thing in found.things:
        if thing.back:
            front = setting(asked, [thing.evolve(back=False)]).given[0]
            back = setting(asked, [thing]).given[0]
            yield Change("its front face is up", script.replacing(back, front))


# --- while a spell is cast ------------------------------------------------------------------------


def midcast(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: begin to cast the spell, sacrifice the other for mana, and pay (CR 601.2g, 601.6)."""
    found = asked_situation(asked)
    spell, source = asked.card(found.casting.slot), asked.card(found.goal.slot("source"))
    what = asked.card(found.goal.slot("what"))
    name, given_up = permanent_face(source).name, permanent_face(what).name
    face = spell.front
    if face.mana_cost is None or required_targets(face):
        raise NotSupported(f"what {face.name} needs")
    board = [each for each in found.things if each.slot != found.casting.slot]
    for thing in board:
        need_read(asked, thing, "mana", "others", "casting")
    there = setting(asked, board, for_=spell)
    abilities = [e for e in mana_abilities(source.front) if _sacrifices(e)]
    if not abilities:
        lacking(source, source.front, f"{name} sacrifices nothing for mana", "mana")
    zone = found.casting.zone
    where = f"{put(spell)} is in your {zone}" if zone == "graveyard" else f"you hold {put(spell)}"
    from_ = f" from your {zone}" if zone == "graveyard" else ""
    for each in abilities:
        used = use(source, each, asked.stock, floating=True, needed=face.mana_cost)
        tails = [t for t in used.tails if not t.startswith("sacrificing ")]
        line = ", ".join((f"you activate {used.ref}", *tails, f"sacrificing {given_up}"))
        made = _spendable(face.mana_cost, _made(each, used, ""))
        lands = lands_for(_rest(face.mana_cost, made))
        paying = f" with {'; '.join(lands)}" if lands else ""
        script = Script(
            (*there.given, *((f"you control {'; '.join(lands)}",) if lands else ()), where),
            (f"you begin to cast {face.name}{from_}", line, f"you pay {face.mana_cost}{paying}"),
        )
        yield PlannedExample(
            script,
            (
                Option(
                    (f"{face.name} was cast", f"{given_up} was sacrificed"),
                    "yes",
                    f"{given_up} may be sacrificed while {face.name} is being cast, and the "
                    "casting goes on.",
                ),
                Option((f"{face.name} was not cast",), "no", f"{face.name} is not cast then."),
            ),
            (Change(f"not: {line}", script.without(line)), *there.changes(script)),
            there.assumptions,
        )


def _sacrifices(each: Placed) -> bool:
    from rulings_cli.abilities.costs import SacrificeObjects

    return has(getattr(each.ability, "cost", None), SacrificeObjects)
