"""Questions about costs, before they are played: what is cast or activated, and in which way."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword
from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.described import HasType
from rulings_cli.abilities.effects import Choose, Modes
from rulings_cli.abilities.quantities import CountersOn
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import (
    AlternativeCost,
    AttackTax,
    CostChange,
    MayPayInstead,
    MayPlayFrom,
    MinimumCost,
)
from rulings_cli.ask.cards import Placed, adds_mana, has, lacking, named_ability
from rulings_cli.ask.plans.using import Use, _with_targets, ability_ref
from rulings_cli.ask.statements import (
    commander_tax,
    doing,
    free_cast,
    hybrid_halves,
    lent_flashback,
    own_conditions,
)
from rulings_cli.ask.statements.attack_costs import ask_attack, attacks_at_cost
from rulings_cli.ask.statements.foretold import is_foretelling
from rulings_cli.ask.statements.helping import WORDS, take
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import Handler, noun_of
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.special_costs import ask_special, bearer
from rulings_cli.ask.statements.ways_taken import add_way
from rulings_cli.ask.ways import ACTIVATED, ALTERNATIVE, OPTIONAL, SPECIAL, ZONE_OF
from rulings_cli.errors import NotSupported
from rulings_cli.terms.types import CREATURE_TYPES
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

#: What is done that costs something.
_PAID = ("cast", "activate", "equip", "cycle")
#: Parts of a thing that are an ability of it.
_ABILITIES = ("ability", "first ability", "second ability", "third ability", "last ability",
              "activate ability")  # fmt: skip


def _is_warded(scene: Scene) -> bool:
    """Tell whether something with ward was aimed at."""
    aimed = [one for each in scene.deeds for one in each.targets]
    return any(not isinstance(each, str) and each.has("ward") for each in aimed)


def _need_no_ward(scene: Scene, statement: Statement) -> None:
    """Refuse to ask for a cost where it may be what ward asks for."""
    if statement.name == "pays_any" and _is_warded(scene):
        raise Misfit("it is asked what ward asks for")
    if "pay" in statement.text.split() and _is_warded(scene):
        raise Unsaid("whether what ward asks for is counted was not said")


def _is_lent(scene: Scene, statement: Statement, noun: Noun | None) -> bool:
    """Ask for the flashback cost of what was given flashback; tell whether it is that."""
    if not scene.about.get("lent flashback") or lent_flashback.lent(scene, noun) is None:
        return False
    slots = (*(e for e in statement.slots if e[0] != "way"), ("way", lent_flashback.WORD))
    _cost_way(scene, statement.evolve(slots=slots))
    return True


def _cost(scene: Scene, statement: Statement) -> None:
    """Ask for the cost of casting or activating something; it is not done."""
    noun = statement.noun()
    _need_of_cost(scene, statement)
    if noun is None:
        _need_no_ward(scene, statement)
    if _is_lent(scene, statement, noun):
        return
    other = statement.noun("b")
    if (noun is None or noun.pronoun) and other is None and attacks_at_cost(scene):
        ask_attack(scene)
        return
    if other is not None:
        _put_beside(scene, other)
    if free_cast.is_asked(scene, noun):
        _ask_of(scene, free_cast.cast(scene))
        return
    if noun is not None and "activating" in statement.text.split():
        _ask_of(scene, _activated(scene, noun, "ability"))
        return
    if noun is not None and noun.part in _ABILITIES:
        _ask_of(scene, _activated(scene, noun, noun.part))
        return
    if noun is not None and any(e in ACTIVATED or e in SPECIAL for e in noun.keywords):
        raise Misfit("it is another cost of it that is asked for")
    used = [(each.noun, word) for each in scene.items if each.noun is not None
            for word in each.noun.keywords if word in ACTIVATED or word in SPECIAL]  # fmt: skip
    if used and (noun is None or noun.pronoun):
        cast = any(each.kind == "cast" and each.text for each in scene.deeds)
        cast = cast and used[-1][1] in SPECIAL
        if cast or used[-1][0].text.startswith(_DONE):
            raise Unsaid(f"what {used[-1][0].text!r} costs then is not planned yet")
        slots = (("a", used[-1][0]), ("way", used[-1][1]))
        _cost_way(scene, statement.evolve(slots=slots))
        return
    if (noun is None or noun.pronoun) and scene.about.get("said ability"):
        _cost_part(scene, statement)
        return
    if noun is None and _of_foretelling(scene, statement):
        return
    if noun is not None and noun.head == "card" and (noun.counted or noun.place):
        raise Misfit(f"{noun.text!r} is not what is cast")
    if noun is not None and noun.part:
        raise NotSupported(f"what is paid for {noun.text!r} is not planned yet")
    if noun is None and scene.about.get("cast together"):
        raise Misfit("what is paid for each of several things was not asked apart")
    deed = _done(scene, noun) or _with_x(scene, noun) or _cast(scene, noun, other)
    _ask_of(scene, deed)


def _of_foretelling(scene: Scene, statement: Statement) -> bool:
    """Ask what foretelling costs, where that is what was said last; tell whether it is."""
    last = scene.deeds[-1] if scene.deeds and "cast" not in statement.text.split() else None
    if last is None or last.item is None or last.item.noun is None:
        return False
    if "foretold" in last.text.split():
        raise Unsaid(f"what {last.text!r} costs then is not planned yet")
    if not is_foretelling(last):
        return False
    slots = (("a", last.item.noun), ("way", "foretell"))
    _cost_way(scene, statement.evolve(slots=slots))
    return True


def _need_of_cost(scene: Scene, statement: Statement) -> None:
    """Refuse what is asked of a tax, of ward, or of another way to cast something."""
    noun = statement.noun()
    if statement.name == "is_free" and statement.text.startswith(("can ", "may ")):
        _need_printed_free(scene, noun)
    taxed = "tax" in statement.text.split() and noun is None
    if taxed and commander_tax.is_meant(scene, statement):
        raise Misfit("it is the tax on a commander that is asked for")


def _need_printed_free(scene: Scene, noun: Noun | None) -> None:
    """Refuse "can I cast it for free" of what costs something: that asks for another way."""
    item = scene.bind(noun, "spell") if noun is not None else None
    cost = item.face.mana_cost if item is not None else None
    if cost is None or any(each != "0" for each in cost.symbols):
        raise Misfit("it is asked whether another way to cast it may be taken")


#: Words for what was done with a card before it is cast.
_DONE = ("foretold", "plotted", "suspended")


def _with_x(scene: Scene, noun: Noun | None) -> Deed | None:
    """Activate the ability whose X was said, where no spell that is cast has one."""
    unused = scene.about.get("unused")
    if not isinstance(unused, dict) or "X" not in unused:
        return None
    items = [scene.bind(noun)] if noun is not None and not noun.pronoun else scene.items
    for item in items:
        if doing.has_x(item):
            return None
    found = [each for each in items if _x_abilities(each)]
    if len(found) != 1 or found[0].noun is None:
        return None
    if found[0].zone not in ("", "battlefield"):
        return None
    return _unpaid(scene, scene.onto_battlefield(found[0]), _x_abilities(found[0])[0],
                   found[0].owner or "you")  # fmt: skip


def _x_abilities(item: Item) -> list[Placed]:
    from rulings_cli.ask.statements import using

    return [
        each
        for each in using.abilities_of(item)
        if isinstance(each.ability, ActivatedAbility)
        and any(isinstance(e, PayMana) and "X" in e.cost.symbols for e in walk(each.ability.cost))
    ]


def _costs_more(scene: Scene, statement: Statement) -> None:
    """Ask whether something costs more; of a commander, the tax is asked for."""
    named = statement.noun() or statement.noun("b")
    if "tax" in statement.text.split() and not named and commander_tax.is_meant(scene, statement):
        raise Misfit("it is the tax on a commander that is asked for")
    if commander_tax.counts_another(scene, statement.noun()) and statement.noun("b") is None:
        commander_tax.ask(scene, statement)
        return
    _cost(scene, statement)


def _cost_changed(scene: Scene, statement: Statement) -> None:
    """Ask whether a thing that changes costs changes that of another."""
    noun = statement.noun("b")
    if noun is None or not noun.is_card or not changes_costs(scene.bind(noun, "permanent")):
        raise Misfit("it is not asked about a cost")
    _cost(scene, statement)


def _cost_other(scene: Scene, statement: Statement) -> None:
    """Ask for the other cost that a card names itself (CR 118.9)."""
    noun = statement.noun()
    deed = _done(scene, noun) or _cast(scene, noun, None)
    if any(each.startswith(("for its", "without")) for each in deed.tails):
        raise Misfit("for what it is cast was said before")
    item = deed.item
    assert item is not None
    if not has(item.face.paragraphs, AlternativeCost):
        _need_lack(item, "alternative cost")
    deed.tails.append("for its alternative cost")
    _ask_of(scene, deed)


def _cost_part(scene: Scene, statement: Statement) -> None:
    """Ask for the cost of an ability that is told by what is said of it."""
    from rulings_cli.ask.statements.abilities_asked import chosen

    said = statement.get("p") or scene.about.get("said ability")
    if not isinstance(said, tuple) or not said[1]:
        raise Misfit("which ability is meant was not said")
    scene.about["said ability"] = said
    item = scene.bind(said[0])
    if set(said[1]) <= {"ability"}:
        _ask_of(scene, _activated(scene, said[0], "ability"))
        return
    each = chosen(scene, item, said[1])
    if not isinstance(each.ability, ActivatedAbility):
        raise Misfit("that ability is not activated")
    scene.onto_battlefield(item, item.owner)
    _ask_of(scene, _unpaid(scene, item, each, item.owner or "you"))


def _cost_untap(scene: Scene, statement: Statement) -> None:
    """Ask for the cost of the ability by which a permanent untaps itself."""
    noun = noun_of(statement)
    _cost_part(scene, statement.evolve(slots=(("p", (noun, ("untap",))),)))


def _cost_ability(scene: Scene, statement: Statement) -> None:
    """Ask for the cost of an activated ability."""
    noun = statement.noun()
    deed = None if noun is not None else _done(scene, None)
    if deed is None or deed.kind == "cast":
        deed = _activated(scene, noun or _last_permanent(scene), "ability")
    _ask_of(scene, deed)


def _cost_way(scene: Scene, statement: Statement) -> None:
    """Ask for the cost of casting or using something by its keyword."""
    word, noun, other = statement.word("way"), statement.noun(), statement.noun("b")
    if other is not None:
        _put_beside(scene, other)
    if word in SPECIAL:
        ask_special(scene, noun, word)
        return
    if noun is None and statement.name in _OF_ANY and not any(e.has(word) for e in scene.items):
        noun = _any(scene, word)
    if word in ACTIVATED:
        _ask_of(scene, _by_ability(scene, noun, word))
        return
    given = lent_flashback.lent(scene, noun) if word == lent_flashback.WORD else None
    if given is not None:
        noun = Noun(given.name, pronoun="it")
        scene.mean(noun, given)
        deed = _cast(scene, noun, other, word)
    else:
        _need_own(scene, noun, word)
        deed = _done(scene, noun) or _cast(scene, noun, other, word)
    item = deed.item
    assert item is not None
    if not item.has(word) and not (word == "kicker" and item.has("multikicker")):
        _need_lack(item, word)
    add_way(scene, deed, word)
    _ask_of(scene, deed)


def _need_own(scene: Scene, noun: Noun | None, word: str) -> None:
    """Refuse "its flashback" where a card is named that gives another one flashback."""
    said = noun is not None and not noun.pronoun
    if word == lent_flashback.WORD and not said and lent_flashback.giver(scene) is not None:
        raise Misfit("whose flashback is meant was not said")


#: Asks that are about any card with a keyword, where none is named.
_OF_ANY = frozenset(("way_less", "way_more", "way_n"))


def _any(scene: Scene, word: str) -> Noun:
    """Take some plain card with a keyword, whose cost for it has generic mana."""
    for least in range(9):
        try:
            card = scene.world.stock.pick(word, least=least)
        except NotSupported:
            continue
        costs = [e.cost for e in card.front.abilities if isinstance(e, Keyword) and e.name == word]
        paid = [e for cost in costs if cost is not None for e in walk(cost)]
        if any(isinstance(e, PayMana) and e.cost.symbols[:1] != ("0",)
               and e.cost.symbols[0].isdigit() for e in paid):  # fmt: skip
            noun = Noun(f"a card with {word}", head="card", keywords=(word,))
            item = scene.add(Item(card, card.front, noun, "you"))
            scene.mean(noun, item)
            scene.spoken.append(item)
            scene.assumptions.append(f"asked of {card.front.name}")
            return noun
    raise NotSupported(f"no plain card with {word} is at hand")


def _need_lack(item: Item, word: str) -> None:
    if item.card is None:
        raise Misfit(f"{item.name} has no {word}")
    lacking(item.card, item.face, f"{item.name} has no {word}", "keyword", "cost")


def _ask_of(scene: Scene, deed: Deed) -> None:
    said = scene.about.get("said ability")
    if said is not None and deed.kind != "activate":
        raise Misfit("an ability is spoken of, and not what it costs")
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"
    scene.about["a"] = deed.item
    scene.about["costs"] = scene.about["of costs"] = True
    x = take(scene, "X")
    if x is not None:
        if not _has_x(scene, deed):
            raise Misfit("there is no X")
        deed.tails.append(f"with X={x}")
    number = take(scene, "spells before")
    if isinstance(number, int):
        _cast_before(scene, deed, number)
    for word in WORDS:
        if deed.item is not None and deed.item.has(word):
            take(scene, word)
    noun = deed.item.noun if deed.item is not None else None
    for word in noun.keywords if noun is not None and deed.kind == "cast" else ():
        if (word in OPTIONAL or word in ALTERNATIVE) and deed.item is not None:
            if not deed.item.has(word):
                raise Misfit(f"{deed.item.name} has no {word}")
            add_way(scene, deed, word)
    if deed.kind == "cast":
        own_conditions.meet(scene, deed)
        hybrid_halves.choose(scene, deed)
        _name_its_type(scene, deed)
        _count_one(scene)
        _choose_modes(scene, deed)
    _let_be_free(scene, deed)


def _pays_part(scene: Scene, statement: Statement) -> None:
    """Ask whether an ability can be activated, its cost paid."""
    from rulings_cli.ask.statements import using
    from rulings_cli.ask.statements.abilities_asked import chosen

    said = statement.get("p")
    if not isinstance(said, tuple):
        told = tuple(e for e in ("untap", "tap") if e in statement.text.split())
        said = (statement.noun() or _last_permanent(scene), told[:1] or ("activate",))
    item = scene.bind(said[0], "permanent")
    scene.onto_battlefield(item, item.owner or "you")
    words = tuple(each for each in said[1] if each != "cost")
    each = chosen(scene, item, words) if words else None
    if each is None or not isinstance(each.ability, ActivatedAbility):
        raise Misfit("that ability is not activated")
    deed = using.activated(scene, item, each, item.owner or "you")
    deed.asked, scene.asked, scene.asks = True, deed, "can"
    scene.about["a"] = item


def _tax_nth(scene: Scene, statement: Statement) -> None:
    """Ask whether something makes the so-manieth spell of a turn cost more: a plain instant."""
    from rulings_cli.ask.statements.helping import leave_open

    if scene.deeds:
        raise Misfit("what is cast was said otherwise")
    _put_beside(scene, noun_of(statement, "b"))
    who = statement.word("whose") or "you"
    card = scene.world.stock.pick("instant", "plain", least=2)
    spell = scene.add(Item(card, card.front, None, who))
    leave_open(scene, "spells before", (statement.number("nth") or 1) - 1)
    scene.assumptions.append(f"asked of {spell.name}")
    _ask_of(scene, doing.cast_item(scene, spell, who))


def _count_one(scene: Scene) -> None:
    """Let what lowers costs by its own counters have one, where it is asked if it does so."""
    if getattr(scene.about.get("ask"), "name", "") != "costs_less":
        return
    for item in scene.permanents():
        for node in walk(item.face.paragraphs):
            if not isinstance(node, CostChange) or not isinstance(node.for_each, CountersOn):
                continue
            if isinstance(node.for_each.of, This) and not any("counter" in e for e in item.tails):
                item.tails.append(f"with 1 {node.for_each.kind} counter")
                scene.assumptions.append(f"{item.name} has one {node.for_each.kind} counter")


def _name_its_type(scene: Scene, deed: Deed) -> None:
    """Let the type chosen for what changes costs be one that the spell has, if none was said."""
    item = deed.item
    assert item is not None
    types = [each for each in item.face.subtypes if each in CREATURE_TYPES]
    for each in scene.permanents() if types else ():
        chooses = any(isinstance(e, Choose) and e.what == "creature type"
                      for e in walk(each.face.paragraphs))  # fmt: skip
        told = any(tail.startswith("naming ") for tail in each.tails)
        if chooses and not told and changes_costs(each):
            each.tails.append(f"naming {types[0]}")
            scene.assumptions.append(f"{types[0]} is chosen for {each.name}")


def _cast_before(scene: Scene, deed: Deed, number: int) -> None:
    """Let so many other spells have been cast in the turn, by the same player."""
    if any(each is not deed for each in scene.deeds):
        raise NotSupported("what else was cast in the turn was said otherwise")
    made = []
    for _ in range(number):
        taken = tuple(each.name for each in scene.items)
        card = scene.world.stock.pick("instant", "plain", other_than=taken, most=5)
        spell = scene.add(Item(card, card.front, None, deed.who))
        made.append(doing.cast_item(scene, spell, deed.who))
        scene.deeds.remove(made[-1])
    scene.deeds[:0] = made


def _choose_modes(scene: Scene, deed: Deed) -> None:
    """Choose the first modes of a spell, one or as many as was said, with their targets."""
    assert deed.item is not None
    nodes: list[Any] = [e for e in walk(deed.item.face.paragraphs) if isinstance(e, Modes)]
    number = take(scene, "modes")
    if not nodes or deed.targets or any(each.startswith("choosing") for each in deed.tails):
        return
    if len(nodes) != 1 or deed.who != "you":
        raise NotSupported(f"which modes of {deed.item.name} are chosen was not said")
    if "with entwine" in deed.tails:
        number = 0
    number = len(nodes[0].modes) if number == 0 else int(str(number or 1))
    targets = [each for mode in nodes[0].modes[:number] for each in mode.targets]
    modes = [f"mode {at}" for at in range(1, number + 1)]
    used = Use(deed.item.name, "")
    for each in targets:
        used = _with_targets(used, (each,), scene.world.stock)
    named = [each.removeprefix("targeting ") for each in used.tails]
    deed.tails.append(f"choosing {'; '.join(modes)}")
    if named:
        deed.tails.append(f"targeting {'; '.join(named)}")
    scene.given += [*used.given, *(f"you control {each}" for each in used.things)]
    if deed.item.has("escalate") or deed.item.has("entwine") or number > 1:
        scene.assumptions.append(f"the first {number} modes are chosen")


def _has_x(scene: Scene, deed: Deed) -> bool:
    """Tell whether what is paid has an X: a spell's cost, or that of the ability."""
    item = deed.item
    assert item is not None
    if deed.kind == "cast":
        return doing.has_x(item)
    placed = scene.about.get(f"ability {id(deed)}")
    paid = getattr(getattr(placed, "ability", None), "cost", None)
    costs = (
        [paid]
        if paid is not None
        else [
            each.cost
            for each in item.face.abilities
            if isinstance(each, Keyword) and deed.line == f"{item.name}'s {each.name} ability"
        ]
    )
    return any(
        isinstance(each, PayMana) and "X" in each.cost.symbols
        for cost in costs
        for each in walk(cost)
    )


def _tax(scene: Scene, statement: Statement) -> None:
    """Cast a plain commander that was cast from the command zone before (CR 903.8)."""
    if scene.deeds:
        raise Misfit("it is said what is cast")
    beside = statement.noun("b")
    if beside is not None:
        _put_beside(scene, beside)
        _need_any_commander(scene.bind(beside))
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("creature", "legendary", "plain", other_than=taken)
    item = scene.add(Item(card, card.front, None, "you"))
    scene.place(item, "command zone", "you")
    item.lines.append("you have cast NAME from the command zone twice")
    scene.assumptions.append(f"{item.name} is the commander, and was cast twice before")
    _ask_of(scene, doing.cast_item(scene, item, "you"))


def _need_any_commander(item: Item) -> None:
    """Abstain where a card changes the cost of some commanders and not of others."""
    for node in walk(item.face.paragraphs):
        kinds = getattr(getattr(node, "what", None), "kinds", ())
        if isinstance(node, CostChange) and kinds and (HasType("creature"),) not in kinds:
            raise NotSupported(f"it rests on what the commander is for {item.name}")


def _attack_tax(scene: Scene, statement: Statement) -> None:
    """Ask for the tax of attacking, or for that on a commander."""
    if attacks_at_cost(scene):
        ask_attack(scene)
    elif commander_tax.is_meant(scene, statement):
        commander_tax.ask(scene, statement)
    else:
        raise NotSupported("the tax is not planned yet")


def _put_beside(scene: Scene, noun: Noun) -> None:
    """Let what would change the cost be there."""
    if noun.part not in ("", "effect", "static", "static ability", "ability"):
        raise NotSupported(f"what {noun.text!r} has to do with a cost is not planned yet")
    item = scene.bind(noun, "permanent")
    if not item.is_permanent:
        raise NotSupported(f"what {item.name} has to do with a cost is not planned yet")
    scene.onto_battlefield(item, soft=True)
    scene.about["b"] = item


def _done(scene: Scene, noun: Noun | None) -> Deed | None:
    """Give what was said to be done, if it is that of which it is asked."""
    paid = [each for each in scene.deeds if each.kind in _PAID]
    if noun is None or noun.pronoun:
        return paid[-1] if paid else None
    item = scene.bind(noun)
    return next((each for each in reversed(paid) if each.item is item), None)


def _cast(scene: Scene, noun: Noun | None, beside: Noun | None, way: str = "") -> Deed:
    """Cast what is asked about: what is named, or the one thing that changes no costs."""
    if noun is not None and not noun.pronoun:
        item = scene.bind(noun, "spell")
    else:
        item = _meant(scene, way)
    if item.is_a("land") and not item.is_spell:
        raise Misfit(f"{item.name} is a land and is not cast")
    if item.zone == "battlefield" and item.soft:
        item.zone, item.soft = "", False
    if item.zone == "battlefield":
        if noun is None or noun.pronoun or beside is None:
            return _activated(scene, noun or _last_permanent(scene), "ability")
        raise Misfit(f"{item.name} is on the battlefield")
    if item.token:
        raise Misfit("a token is not cast")
    if item.zone == "graveyard" and not _may_leave_graveyard(scene, item):
        raise Misfit(f"{item.name} is not cast from a graveyard")
    deed = doing.cast_item(scene, item, item.owner or "you")
    for word in noun.keywords if noun is not None and noun.is_card else ():
        if word in OPTIONAL or word in ALTERNATIVE:
            add_way(scene, deed, word)
    return deed


def _may_leave_graveyard(scene: Scene, item: Item) -> bool:
    """Tell whether something lets a card be cast from a graveyard."""
    return any(item.has(each) for each in ZONE_OF) or any(
        has(each.face.paragraphs, MayPlayFrom) for each in (item, *scene.permanents())
    )


def _meant(scene: Scene, way: str) -> Item:
    """Give the one thing that may be what is cast: what changes costs itself is there for that."""
    known = [e for e in scene.items if e.noun is not None and not e.token and not e.is_a("land")]
    if scene.about.get("implied cost"):
        for each in scene.beside:  # "A with B": B is cast under A, or with it there
            each.soft = each.soft or (not each.tails and not changes_costs(each))
    known = [e for e in known if e.zone != "battlefield" or e.soft]
    if way:
        known = [each for each in known if each.has(way)] or known
    named = [each for each in known if each.noun is not None and each.noun.is_card] or known
    plain = [each for each in named if not changes_costs(each)]
    plain = plain or [each for each in known if not changes_costs(each)]
    left = [
        each
        for each in plain or named
        if not (each.is_permanent and not each.soft and each.zone == "battlefield")
    ]
    if len(left) != 1:
        raise Misfit("which of the cards is cast was not said")
    return left[0]


def changes_costs(item: Item) -> bool:
    """Tell whether a thing changes what others cost, or lets another cost be paid."""
    return any(
        isinstance(each, MinimumCost | MayPlayFrom | MayPayInstead)
        or (isinstance(each, CostChange) and not each.this)
        for each in walk(item.face.paragraphs)
    )


def _last_permanent(scene: Scene) -> Noun:
    for each in reversed(scene.spoken):
        if each.is_permanent and each.noun is not None and not changes_costs(each):
            return each.noun
    raise Misfit("of which ability it is asked was not said")


# --- abilities that are activated --------------------------------------------------------------


def _activated(scene: Scene, noun: Noun, part: str) -> Deed:
    """Activate the ability that is meant, the one of several that costs mana."""
    from rulings_cli.ask.statements import using

    item = scene.bind(noun.evolve(part=""), "permanent") if noun.part else scene.bind(noun)
    who = item.owner or "you"
    able = [e for e in using.abilities_of(item) if isinstance(e.ability, ActivatedAbility)]
    held = [each for each in able if _may_cost(each)] or (able if scene.about.get("b") else [])
    if part not in ("ability", "activate ability"):
        word = part.partition(" ")[0]
        held = [
            each for each in held if item.card and each in named_ability(item.card, item.face, word)
        ]
    costing = [each for each in held if has(each.ability, PayMana)]
    if not held:
        raise Misfit(f"{item.name} has no ability that could cost mana")
    if len(costing) != 1 and len(held) != 1:
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    scene.onto_battlefield(item, who)
    return _unpaid(scene, item, (costing if len(costing) == 1 else held)[0], who)


def _unpaid(scene: Scene, item: Item, each: Placed, who: str) -> Deed:
    """Give the deed of activating with what it targets alone: nothing is paid for it."""
    ref = ability_ref(item.name, each)
    ability: Any = each.ability
    if item.card is None or ability.zone != Zone.BATTLEFIELD:
        raise NotSupported(f"what {ref} costs is not planned yet")
    used = _with_targets(Use(item.name, ref), ability.targets, scene.world.stock)
    deed = Deed("activate", who, item, ref)
    deed.tails += used.tails
    side = "you control" if who == "you" else "the opponent controls"
    if who != "you" and used.tails:
        raise NotSupported("what the opponent's ability targets is not planned yet here")
    scene.given += [*used.given, *([f"{side} {'; '.join(used.things)}"] if used.things else [])]
    scene.about[f"ability {id(deed)}"] = each
    scene.deeds.append(deed)
    return deed


def _may_cost(each: Placed) -> bool:
    ability = each.ability
    return isinstance(ability, ActivatedAbility) and (
        has(ability.cost, PayMana) or not adds_mana(ability)
    )


def _by_ability(scene: Scene, noun: Noun | None, word: str) -> Deed:
    """Use the activated ability of a keyword, from the zone where it works."""
    item = bearer(scene, noun, word)
    own = [e.name for e in item.face.abilities if isinstance(e, Keyword)]
    if word == "cycling" and word not in own:
        word = next((each for each in own if each.endswith("cycling")), word)
    if word not in own:
        _need_lack(item, word)
    said = next((e for e in scene.deeds if e.item is item and e.kind in ("equip", "cycle")), None)
    if said is not None:
        return said
    who = item.owner or "you"
    zone = ACTIVATED.get(word, "hand")
    if item.zone != zone:
        item.soft = item.soft or not item.zone
        scene.place(item, zone, who)
    deed = Deed("activate", who, item, f"{item.name}'s {word} ability")
    scene.deeds.append(deed)
    if word in ("equip", "reconfigure", "scavenge"):
        bear = scene.world.stock.pick("creature", "plain", other_than=(item.name,))
        holder = scene.add(Item(bear, bear.front, None, who))
        scene.place(holder, "battlefield", who)
        deed.targets.append(holder)
    return deed


def _let_be_free(scene: Scene, deed: Deed) -> None:
    """Cast it as something there lets it be cast, where no way was said."""
    said = any(e.startswith(("for its", "without paying")) for e in deed.tails)
    if said or deed.kind != "cast" or deed.item is None or deed.item.zone != "hand":
        return
    for each in scene.permanents():
        if each.owner != deed.who or each.noun is None:
            continue
        for node in walk(each.face.paragraphs):
            if isinstance(node, MayPlayFrom) and node.free and node.zone is Zone.HAND:
                deed.tails.append("without paying its mana cost")
                return
            if isinstance(node, MayPayInstead):
                raise NotSupported("it rests on which of two costs is paid instead")


def _can_life(scene: Scene, statement: Statement) -> None:
    """Ask whether something can be cast with life: for Phyrexian mana, or for another cost."""
    from rulings_cli.ask.statements.adding import _by_life

    noun, number = statement.noun(), statement.number()
    if statement.declared and statement.word("who") == "opponent":
        raise Misfit("what another player pays is told, and not asked")
    if "life" not in statement.text and not scene.life:
        raise Misfit("life was not spoken of")
    if any(has(each.face.paragraphs, AttackTax) for each in scene.items):
        raise NotSupported("whether life pays for attacking is not planned yet")
    known = () if noun is not None else reversed(scene.spoken)
    cast = [each.item for each in scene.deeds if each.kind == "cast"]
    able = [e for e in known if e.noun and e.noun.is_card and e not in cast and _takes_life(e)]
    if able and cast:
        deed = doing.cast_item(scene, able[0], able[0].owner or "you")
    else:
        deed = _done(scene, noun) or _cast(scene, noun, None)
    item = deed.item
    assert item is not None
    if deed.kind != "cast" or any(each.startswith(("for its", "without")) for each in deed.tails):
        raise Misfit("it is not cast so")
    halves = [e for e in (item.face.mana_cost.symbols if item.face.mana_cost else ())
              if e.endswith("/P")]  # fmt: skip
    if halves and (number is None or 0 < number <= 2 * len(halves)):
        deed.tails.append(f"paying {number if number is not None else 2 * len(halves)} life")
    elif _by_life(item, number):
        deed.tails.append("for its alternative cost")
        _need_condition_told(scene, item)
    else:
        raise Misfit(f"no such life is paid for {item.name}")
    deed.asked, scene.asked, scene.asks = True, deed, "can"
    scene.about["a"], scene.about["of costs"] = item, True


def _takes_life(item: Item) -> bool:
    """Tell whether a card may be cast with life: for Phyrexian mana, or for another cost."""
    from rulings_cli.ask.statements.adding import _by_life

    symbols = item.face.mana_cost.symbols if item.face.mana_cost is not None else ()
    return any(each.endswith("/P") for each in symbols) or _by_life(item, None)


def _need_condition_told(scene: Scene, item: Item) -> None:
    """Abstain where another cost asks for something that was not said to be so, or not so."""
    own = [each for each in walk(item.face.paragraphs) if isinstance(each, AlternativeCost)]
    said = scene.about.get("said")
    told = isinstance(said, tuple) and any(
        each.name in ("none", "owned", "there", "placed", "turn") for each in said
    )
    if any(each.condition is not None for each in own) and not told:
        raise NotSupported(f"whether what {item.name} asks for is so")


COSTS: dict[str, Handler] = {
    "can_life": _can_life,
    "tax": _attack_tax,
    "tax_nth": _tax_nth,
    "pays_part": _pays_part,
    "tax_due": _attack_tax,
    "tax_up": _attack_tax,
    "cost": _cost,
    "cost_way": _cost_way,
    "cost_ability": _cost_ability,
    "cost_part": _cost_part,
    "cost_untap": _cost_untap,
    "cost_other": _cost_other,
    "cost_is": _cost,
    "cost_or": _cost,
    "less_or": _cost,
    "cost_less": _cost,
    "cost_changed": _cost_changed,
    "costs_less": _cost,
    "costs_more": _costs_more,
    "way_less": _cost_way,
    "way_more": _cost_way,
    "way_free": _cost_way,
    "way_n": _cost_way,
    "way_is": _cost_way,
    "way_pays": _cost_way,
    "is_free": _cost,
    "tax_less": _tax,
    "tax_more": _tax,
    "pays_any": _cost,
}
