"""The commander tax: how often a commander was cast, and what it costs for that (CR 903.8)."""

from __future__ import annotations

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.static import MayPayInstead, MayPlayFrom
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import put, short
from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.asks_costs import COST_ASKS
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.tax_ways import own_way
from rulings_cli.ask.stock import lands_for
from rulings_cli.ask.ways import ACTIVATED
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

#: Statements that tell no more than how often a commander was cast, and what became of it.
_TOLD = frozenset(
    ("cast_before", "nth_cast", "uncast", "commander", "topic", "cast", "cast_by", "from_zone",
     "freely", "free", "connect", "leave", "die", "reanimated", "enter", "counter", "exile",
     "to_command", "if", "keywords", "kw_alone", "alternative", "later",
     "again", "there", "spoken_of", "flicker", "after", "lets", "by_keyword")
)  # fmt: skip
#: What ends a cast, so that the commander was cast once where no more is said.
_ENDED = frozenset(("die", "counter", "leave", "exile"))
#: What moves a commander, and is no cast of it.
_MOVED = frozenset(("reanimated", "enter", "leave", "flicker", "uncast"))
#: What puts a commander onto the battlefield, and is no cast.
_PUT = frozenset(("reanimated", "enter", "flicker"))
#: Asks of what is paid for one cast, and of whether it counts for the next.
TAX_ASKS = frozenset(("tax", "tax_due", "tax_up", "tax_skipped"))
_TAX = 2


def is_meant(scene: Scene, statement: Statement) -> bool:
    """Tell whether it is the tax on a commander that is asked about."""
    said = scene.about.get("said")
    told = said if isinstance(said, tuple) else ()
    return (
        "commander" in statement.text.split()
        or any(_is_commander(each) for each in scene.items)
        or any(each.name in ("cast_before", "nth_cast", "uncast") for each in told)
    )


def _is_commander(item: Item) -> bool:
    noun = item.noun
    named = noun is not None and (noun.head == "commander" or "commander" in noun.qualities)
    return named or "as commander" in item.tails or item.zone == "command zone"


# --- what is told -------------------------------------------------------------------------------


def cast_before(scene: Scene, statement: Statement) -> None:
    """Count how often a commander was cast; it is in the command zone now."""
    denied = any(e in _NOT or e.endswith("n't") for e in statement.text.lower().split())
    number = 0 if denied else statement.number()
    nth = statement.number("nth")
    other, often = statement.noun("b"), statement.number("m")
    if other is not None and denied:
        number, often = statement.number(), 0  # "A twice, and B never"
    last = scene.about.get("last")
    died = isinstance(last, Statement) and last.name == "die" and statement.text.endswith("time")
    if died and not any(_is_commander(each) for each in scene.items):
        raise Misfit("it is said how often something died")
    if other is not None and often is not None:
        _count(scene, statement.evolve(slots=(("a", other),)), often)
    if nth is not None and _has_ended(scene, statement):
        item = commander_of(scene, statement.noun())
        scene.deeds = [each for each in scene.deeds if each.item is not item]
        item.zone = ""
        _count(scene, statement, nth)
    elif nth is not None:
        _count(scene, statement, nth - 1)
    else:
        _count(scene, statement, 1 if number is None else number)


def _has_ended(scene: Scene, statement: Statement) -> bool:
    """Tell whether it is said what became of that cast: "it got countered the first time"."""
    said = scene.about.get("said")
    told = [e for e in said if e.kind != "filler"] if isinstance(said, tuple) else []
    at = next((n for n, each in enumerate(told) if each is statement), 0)
    return at > 0 and told[at - 1].name in _ENDED and "time" in statement.text.split()


#: Words that say that something was not done.
_NOT = frozenset(("not", "never", "havent", "hasnt", "didnt", "dont"))


def _count(scene: Scene, statement: Statement, number: int) -> None:
    item = commander_of(scene, statement.noun())
    if number < 0:
        raise Misfit("it was not cast so often")
    counts = _counts(scene)
    if any(each is item and often != number for each, often in counts):
        raise NotSupported("how often the commander was cast is said twice")
    scene.about["tax counts"] = (*counts, (item, number))
    deed = next((e for e in scene.deeds if e.kind == "cast" and e.item is item), None)
    if deed is not None and item.zone == "hand" and not deed.in_hand:
        item.zone = ""
        deed.tails.append("from the command zone")
    scene.place(item, "command zone", item.owner or "you")
    item.tails = [each for each in item.tails if each != "as commander"]
    lines = _lines(number)
    item.lines += [each for each in lines if each not in item.lines]
    if deed is None and statement.name == "nth_cast" and _is_of_events(scene):
        doing.cast_item(scene, item, item.owner)  # what comes of that cast is asked


def _counts(scene: Scene) -> tuple[tuple[Item, int], ...]:
    """Give how often each commander was cast, as far as that was said."""
    found = scene.about.get("tax counts")
    return found if isinstance(found, tuple) else ()


def counts_another(scene: Scene, noun: Noun | None) -> bool:
    """Tell whether it was said of another commander how often that was cast."""
    if noun is None or not noun.is_card:
        return False
    item = scene.bind(noun)
    return any(each is not item for each, _ in _counts(scene))


def may_be_meant(scene: Scene, noun: Noun | None) -> bool:
    """Tell whether a legend is named behind a commander without a name, which may be that one."""
    if noun is None or not noun.is_card:
        return False
    counted = [each.noun for each, often in _counts(scene) if often and each.noun is not None]
    nameless = [each for each in counted if not each.is_card]
    item = scene.bind(noun)
    return bool(nameless) and item.is_a("legendary") and "as commander" not in item.tails


def _cast_so_often(scene: Scene, item: Item, statement: Statement) -> int | None:
    """Give how often a commander was cast: it is counted for each alone (CR 903.8)."""
    counts = _counts(scene)
    own = next((often for each, often in counts if each is item), None)
    if own is not None or not counts:
        return statement.number() if own is None else own
    scene.assumptions.append(f"{item.name} was not cast before")
    return 0


#: What is asked of what comes of a cast, and not of what it costs.
_OF_EVENTS = frozenset(
    ("gets_amount", "gets", "trigger", "triggers_n", "happens", "times_triggered", "draw_amount",
     "counters_amount", "damage_amount", "size", "gets_counters", "has_counter")
)  # fmt: skip


def _is_of_events(scene: Scene) -> bool:
    said = scene.about.get("said")
    asks = [e.name for e in said if e.kind == "ask"] if isinstance(said, tuple) else []
    return bool(asks) and asks[-1] in _OF_EVENTS


def _lines(number: int) -> tuple[str, ...]:
    return (f"you have cast NAME from the command zone {_times(number)}",) if number else ()


def _times(number: int) -> str:
    return {1: "once", 2: "twice"}.get(number, f"{number} times")


def uncast(scene: Scene, statement: Statement) -> None:
    """Take what became of a commander that is no cast from the command zone."""
    said = scene.about.get("said")
    asks = {each.name for each in said} if isinstance(said, tuple) else set()
    ninjutsu = "ninjutsu" in statement.text
    if asks.isdisjoint(TAX_ASKS) and (asks.isdisjoint(COST_ASKS) or not ninjutsu):
        raise Misfit("it is not asked what it costs to cast a commander")
    item = commander_of(scene, statement.noun())
    if asks.isdisjoint(TAX_ASKS) and not _counts(scene):
        _count(scene, statement, 0)  # it is no cast (CR 903.8)
    scene.about["uncast"] = True
    if "bounce" in statement.text or statement.text.endswith("hand"):
        scene.about["tax hand"] = item


def commander_of(scene: Scene, noun: Noun | None) -> Item:
    """Give the commander that is spoken of; a plain one where it was not named."""
    if noun is not None and not noun.pronoun:
        item = _asked_of(scene, noun) or scene.bind(noun)
        if not item.is_a("creature") and not item.is_a("planeswalker"):
            raise Misfit(f"{item.name} is no commander")
        return item
    known = [each for each in scene.items if _is_commander(each)]
    known = known or [e for e in scene.items if e.is_a("legendary") and e.is_a("creature")]
    said = scene.about.get("said")
    asked = [e.noun() for e in said if e.kind == "ask"] if isinstance(said, tuple) else []
    if len(known) > 1 and asked and asked[-1] is not None and asked[-1].is_card:
        return scene.bind(asked[-1])  # it is said of the one that is asked about
    if len(known) > 1 and noun is not None and scene.bind(noun) in known:
        return scene.bind(noun)
    if len(known) > 1:
        raise Misfit("which commander is meant was not said")
    if known:
        return known[0]
    if asked and asked[-1] is not None and asked[-1].head == "commander":
        return scene.bind(asked[-1])
    return scene.bind(Noun("my commander", head="commander", owner="you"))


def _asked_of(scene: Scene, noun: Noun) -> Item | None:
    """Give the card whose cost is asked, where "my commander" was cast and no other is named."""
    said = scene.about.get("said")
    asks = [e for e in said if e.kind == "ask"] if isinstance(said, tuple) else []
    asked = asks[0].noun() if len(asks) == 1 and asks[0].name in COST_ASKS else None
    if noun.head != "commander" or noun.is_card or asked is None or asked.part:
        return None
    if not _is_legend(scene, asked) or any(_is_commander(each) for each in scene.items):
        return None
    if noun.owner == "opponent" and asked.owner != "you":
        raise Unsaid("whether that is the commander was not said")
    if "opponent" in (noun.owner, asked.owner):
        return None
    item = scene.bind(asked)
    scene.mean(noun, item)
    scene.assumptions.append(f"{item.name} is your commander")
    return item


def _is_legend(scene: Scene, noun: Noun) -> bool:
    """Tell whether a card may be a commander (CR 903.3)."""
    face = scene.face_of(noun) if noun.is_card else None
    if face is None or "legendary" not in face.supertypes:
        return False
    return bool({"creature", "planeswalker"} & set(face.types))


def marked(statements: list[Statement]) -> list[Statement]:
    """Give "X's ability from the command zone: do I pay the tax" as asked of that ability."""
    at = next((n for n, e in enumerate(statements) if e.name == "ability_topic"), None)
    ask = next((each for each in statements if each.kind == "ask"), None)
    if at is None or ask is None or ask.name != "tax_due" or ask.noun() is not None:
        return statements
    zone = statements[at + 1]
    if zone.name != "from_zone" or "command zone" not in zone.text:
        return statements
    asked = ask.evolve(slots=(*ask.slots, ("p", statements[at].get("p"))))
    kept = (each for each in statements if each is not statements[at] and each is not zone)
    return [asked if each is ask else each for each in kept]


# --- what is asked ------------------------------------------------------------------------------


def ask(scene: Scene, statement: Statement) -> None:
    """Plan what a commander costs there, with the tax or without it."""
    said = scene.about.get("said")
    _take_told(scene, statement, said if isinstance(said, tuple) else ())
    part = statement.get("p")
    if isinstance(part, tuple):
        scene.about["plan"] = _by_activated(scene, scene.bind(part[0]), part[1])
        return
    spoken = statement.noun()
    if spoken is not None and spoken.part:
        raise Misfit("it is asked of an ability, and not of the commander")
    item = commander_of(scene, spoken)
    noun = item.noun
    unsaid = noun is not None and noun.head == "commander" and not noun.owner
    if (item.owner == "opponent" and not unsaid) or item.count > 1:
        raise NotSupported("what another player's commander costs is not planned yet")
    scene.about["a"] = item
    casts = [each for each in scene.deeds if each.kind == "cast" and each.item is item]
    used = _used(item, told=said if isinstance(said, tuple) else ())
    if used and statement.name == "tax_skipped":
        raise NotSupported("whether it is cast at all was not said")
    if used:
        scene.about["plan"] = _by_ability(scene, item, statement, used)
        return
    left = [e for e in said if e.name == "leave"] if isinstance(said, tuple) else []
    if any("hand" in each.text.split() for each in left):
        scene.about["tax hand"] = item
    hand = scene.about.get("tax hand") is item or any(each.in_hand for each in casts)
    hand = hand and not (statement.name == "tax" and _counts(scene))
    if statement.name == "tax_up":
        scene.about["plan"] = _raised(scene, item, casts)
        return
    free = _free_source(scene, item, any("without" in tail for e in casts for tail in e.tails))
    number = _cast_so_often(scene, item, statement)
    if number is None and statement.name == "tax" and not hand:
        ended = [each for each in said if each.name in _ENDED] if isinstance(said, tuple) else []
        if len(ended) > 1:
            raise NotSupported("whether it was cast again between was not said")
        number = len(casts) or (1 if ended else None)
    if number is None and statement.name == "tax" and not hand:
        raise NotSupported("how often the commander was cast was not said")
    if number is None:
        number = 1
        scene.assumptions.append(f"{item.name} was cast from the command zone once before")
    way = own_way(scene, item, casts)
    scene.about["plan"] = _plan(scene, item, statement, number, hand=hand, free=free, way=way)


def _take_told(scene: Scene, statement: Statement, told: tuple[Statement, ...]) -> None:
    """Take up whence the commander is cast; refuse what has nothing to do with the tax."""
    for each in told:
        if each.name in ("in_zone", "in_hand") and each.text.split()[-1] == "hand":
            scene.about["tax hand"] = commander_of(scene, each.noun())
        elif each.kind == "mark" and each.text == "first":
            continue  # it is told what was before that cast
        elif each.evolve(name=statement.name) != statement and each.name not in _TOLD:
            raise NotSupported(f"what {each.text!r} has to do with the tax is not planned yet")
    back = [each.text for each in told if each.name == "uncast"]
    put = any(each.name in _PUT for each in told)
    put = put or any(stem in each for each in back for stem in ("reanimat", "flicker", "blink"))
    cast = any(each.kind == "cast" for each in scene.deeds) or _counts(scene)
    if statement.name == "tax_due" and put and not cast:
        raise NotSupported("whether it is cast afterwards was not said")


def _free_source(scene: Scene, item: Item, freely: bool) -> Card | None:
    """Give what lets a commander be cast for another cost, if something does."""
    from rulings_cli.ask.plans.free_casts import casts_free

    counted = [each for each, _ in _counts(scene)]
    others = [
        each
        for each in scene.items
        if each is not item and each.noun is not None and each not in counted
    ]
    for each in others:
        ways = [e for e in walk(each.face.paragraphs) if isinstance(e, MayPayInstead)]
        held = [e for e in walk(each.face.paragraphs) if isinstance(e, MayPlayFrom) and e.free]
        if any(way.zone is Zone.HAND for way in held):
            raise NotSupported(f"{each.name} lets nothing be cast from a command zone")
        if ways and each.card is not None and not ways[0].what.further:
            return each.card
        if each.card is None or not casts_free(each.card):
            raise NotSupported(f"what {each.name} has to do with the tax is not planned yet")
    if not freely and not others:
        return None
    found: Card = scene.world.stock.pick("free-commander")
    return found


def _used(item: Item, told: tuple[Statement, ...]) -> str:
    """Give the keyword by which a commander is put onto the battlefield and not cast."""
    own = [e.name for e in item.face.abilities if isinstance(e, Keyword) and e.name in ACTIVATED]
    words = " ".join(each.text.lower() for each in told)
    return next((each for each in own if each.rpartition(" ")[2] in words), "")


def _by_ability(scene: Scene, item: Item, statement: Statement, keyword: str) -> PlannedExample:
    """Plan what using a commander's ability costs, however often it was cast (CR 903.8)."""
    known = next((often for each, often in _counts(scene) if each is item), None)
    card, printed = _costing(item, item.card)
    if ACTIVATED[keyword] != "command zone" or (item.zone and item.zone != "command zone"):
        raise NotSupported(f"what {keyword} has to do with the tax is not planned yet")
    name, number = short(card), known or 1
    attacker = scene.world.stock.pick("creature", "plain", other_than=(name,)).name
    there = (f"{put(card)} is in your command zone", f"you control {attacker}")
    history = tuple(each.replace("NAME", name) for each in _lines(number))
    script = Script(
        (*there, *history), (f"you attack with {attacker}", "the opponent does not block")
    )
    cost = next(
        each.cost.symbols
        for ability in item.face.abilities
        if isinstance(ability, Keyword) and ability.name == keyword
        for each in walk(ability.cost)
        if isinstance(each, PayMana)
    )
    paid = statement.name != "tax"
    ref, tax = f"{name}'s {keyword} ability", _TAX * number
    says = f"{ref} is activated, and {name} is not cast: it costs {_with_tax(cost, 0)}"
    taxed = f"{ref} costs {_with_tax(cost, tax)}"
    options = (
        Option((f"activating {ref} costs {_with_tax(cost, 0)}",), "no" if paid else "value",
               f"{says}.", value=None if paid else "{0}", outcome=says, amount=None if paid else 0),
        Option((f"activating {ref} costs {_with_tax(cost, tax)}",), "yes" if paid else "value",
               f"{taxed}.", value=None if paid else f"{{{tax}}}", outcome=taxed),
    )  # fmt: skip
    told = f"casting {name} costs {_with_tax(printed, tax)}"
    cast = Option(
        (told,), "yes" if paid else "value", f"{told}: the tax is {{{tax}}}.",
        value=None if paid else f"{{{tax}}}", outcome=told, amount=None if paid else tax,
    )  # fmt: skip
    changed = Script((there[0], *history))
    changes = (Change(f"{name} is cast from the command zone", changed, options=(cast,)),)
    return PlannedExample(script, options, changes, tuple(scene.assumptions))


def _by_activated(scene: Scene, item: Item, words: tuple[str, ...]) -> PlannedExample:
    """Plan what an ability costs that works in the command zone: it is no cast (CR 903.8)."""
    found = [
        (each, part.cost.symbols)
        for each in item.face.abilities
        if isinstance(each, ActivatedAbility) and each.zone is Zone.COMMAND
        for part in walk(each.cost)
        if isinstance(part, PayMana)
    ]
    if len(found) != 1 or item.card is None or not set(words) <= {"ability", "activated"}:
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    name, cost = short(item.card), found[0][1]
    _, printed = _costing(item, item.card)
    zone = f"{put(item.card)} is in your command zone"
    history = tuple(each.replace("NAME", name) for each in _lines(1))
    script = Script((zone, *history))
    taxed, plain = _with_tax(cost, _TAX), _with_tax(cost, 0)
    says = f"{name}'s ability is activated, and {name} is not cast: it costs {plain}"
    options = (
        Option((f"activating {name}'s ability costs {plain}",), "no", f"{says}.", outcome=says),
        Option((f"activating {name}'s ability costs {taxed}",), "yes", f"It costs {taxed}.",
               outcome=f"it costs {taxed}"),
    )  # fmt: skip
    told = f"casting {name} costs {_with_tax(printed, _TAX)}"
    cast = Option((told,), "yes", f"{told}: the tax is {{{_TAX}}}.", outcome=told)
    change = Change(f"{name} is cast from the command zone", script, options=(cast,))
    return PlannedExample(script, options, (change,), tuple(scene.assumptions))


#: What moves a commander otherwise than a cast, by how it is said.
_MOVES = {
    "reanimated": ("reanimat",),
    "flickered": ("flicker", "blink"),
    "returned": ("bounc", "return"),
}


def _moved(said: tuple[Statement, ...]) -> str:
    """Tell how a commander was moved otherwise than by a cast."""
    words = " ".join(each.text for each in said if each.name in _MOVED)
    if not words:
        raise NotSupported("what would raise the tax was not said")
    for name, stems in _MOVES.items():
        if any(stem in words for stem in stems):
            return name
    raise NotSupported("how the commander was moved is not planned yet")


def _raised(scene: Scene, item: Item, casts: list[Deed]) -> PlannedExample:
    """Plan: it is done, the commander goes to the command zone, and is looked at there."""
    said = scene.about.get("said")
    told = said if isinstance(said, tuple) else ()
    for each in scene.items:
        named = each is not item and each.noun is not None and each.noun.is_card
        if named and (each.is_permanent or not each.is_spell):
            raise NotSupported(f"what {each.name} has to do with the tax is not planned yet")
    held = all(each.in_hand for each in casts)
    how = ("held" if held else "cast") if casts else _moved(told)
    countered = any(each.name == "counter" for each in told)
    card, symbols = _costing(item, item.card)
    name = short(card)
    lands = f"you control {'; '.join(lands_for(ManaCost(symbols)))}"
    cast = (f"you cast {name}",)
    ended = (f"{name} is returned to its owner's hand", "you choose to do so")
    gone = ("is countered",) if countered else ("resolves", "is returned to its owner's hand")
    resolved = (*(f"{name} {each}" for each in gone), "you choose to do so")
    owned = f"{name} is your commander"
    put_there = f"{name} is put onto the battlefield"
    from_zone = Script((f"{put(card)} is in your command zone", lands), (*cast, *resolved))
    scripts = {
        "cast": from_zone,
        "held": Script((f"you hold {put(card)}", owned, lands), (*cast, *resolved)),
        "reanimated": Script((f"{put(card)} is in your graveyard", owned), (put_there, *ended)),
        "flickered": Script(
            (f"you control {put(card)}, as commander",),
            (f"{name} is exiled", "you decline", put_there, *ended),
        ),
        "returned": Script((f"you control {put(card)}, as commander",), ended),
    }
    changed = {"cast": ("it is cast from the hand", scripts["held"])}
    words, other = changed.get(how, ("it is cast from the command zone", from_zone))
    options = tuple(
        Option(
            (f"casting {name} costs {cost}",),
            verdict,
            f"The tax is {{{tax}}}: {name} costs {cost} the next time.",
            outcome=f"the tax is {{{tax}}}",
            amount=tax,
        )
        for verdict, tax in (("yes", _TAX), ("no", 0))
        for cost in (_with_tax(symbols, tax),)
    )
    return PlannedExample(scripts[how], options, (Change(words, other),), tuple(scene.assumptions))


def _costing(item: Item, card: Card | None) -> tuple[Card, tuple[str, ...]]:
    """Give the card of a commander and the mana it costs, if that is known."""
    if card is None or card.front.mana_cost is None or "X" in card.front.mana_cost.symbols:
        raise NotSupported(f"what {item.name} costs is not planned yet")
    return card, card.front.mana_cost.symbols


def _plan(
    scene: Scene,
    item: Item,
    statement: Statement,
    number: int,
    *,
    hand: bool,
    free: Card | None,
    way: tuple[str, tuple[str, ...]] | None,
) -> PlannedExample:
    """Give the example: the commander where it is cast from, and what that costs."""
    card = item.card
    if free is not None and item.noun is not None and not item.noun.is_card:
        card = scene.world.stock.pick("creature", "legendary", "Zombie")
        scene.assumptions.append(f"{short(card)} is cast for another cost with {free.name}")
    card, printed = _costing(item, card)
    name = short(card)
    printed = _instead(free) if free is not None else printed
    tail = " for its alternative cost" if free is not None else ""
    if way is not None:
        if free is not None:
            raise NotSupported("it is cast in two ways at once")
        tail, printed = f" {way[0]}", way[1]
    control: tuple[str, ...] = (f"you control {free.name}",) if free is not None else ()
    zone = (f"{put(card)} is in your command zone",)
    held = (f"you hold {put(card)}", f"{name} is your commander")
    for partner, often in _counts(scene):
        if partner is not item:
            control += (f"{partner.put} is in your command zone",)
            control += tuple(each.replace("NAME", partner.name) for each in _lines(often))
    history = tuple(each.replace("NAME", name) for each in _lines(number))
    tax = 0 if hand else _TAX * number
    script = Script((*control, *(held if hand else zone), *history))
    line = f"casting {name}{tail} costs {_with_tax(printed, tax)}"
    says = f"The tax is {{{tax}}}: {name} costs {_with_tax(printed, tax)} in all."
    paid = statement.name != "tax"
    said = statement.number() if statement.name == "cost_less" else None
    verdict = _told(statement, tax, said)
    option = Option(
        (line,), verdict, says, value=None if paid else f"{{{tax}}}", outcome=says[:-1],
        amount=None if paid else tax,
    )  # fmt: skip
    if hand:
        words, other = f"{name} is cast from the command zone", _TAX * number
        changed = Script((*control, *zone, *history))
    elif number and said in (None, tax):
        words, other, changed = f"not: {history[0]}", 0, Script((*control, *zone))
    else:
        often = max(1, (said or 0) // _TAX)
        words, other = f"{name} was cast from the command zone {_times(often)}", _TAX * often
        more = (each.replace("NAME", name) for each in _lines(often))
        changed = Script((*control, *zone, *more))
    told = f"The tax is {{{other}}}"
    otherwise = Option(
        (f"casting {name}{tail} costs {_with_tax(printed, other)}",),
        _told(statement, other, said),
        f"{told}.",
        value=None if paid else f"{{{other}}}",
        outcome=told,
        amount=None if paid else other,
    )
    return PlannedExample(
        script, (option,), (Change(words, changed, options=(otherwise,)),), tuple(scene.assumptions)
    )


def _told(statement: Statement, tax: int, said: int | None) -> str:
    """Give the verdict on a tax of so much, or on one of just what was said."""
    if statement.name == "tax":
        return "value"
    due = bool(tax) and said in (None, tax)
    return "yes" if due != (statement.name == "tax_skipped") else "no"


def _instead(source: Card) -> tuple[str, ...]:
    """Give the mana that is paid instead with what a card lets be paid."""
    ways = [each for each in walk(source.front.paragraphs) if isinstance(each, MayPayInstead)]
    paid = [each for way in ways for each in way.cost.components if isinstance(each, PayMana)]
    if len(paid) != 1:
        raise NotSupported(f"what is paid with {source.name} is not planned yet")
    return paid[0].cost.symbols


def _with_tax(symbols: tuple[str, ...], tax: int) -> str:
    """Give a cost with so much generic mana more."""
    generic = sum(int(each) for each in symbols if each.isdigit()) + tax
    colored = [each for each in symbols if not each.isdigit()]
    found = (*((str(generic),) if generic else ()), *colored)
    return "".join(f"{{{each}}}" for each in found) or "{0}"


__all__ = ["TAX_ASKS", "ask", "cast_before", "commander_of", "is_meant", "uncast"]
