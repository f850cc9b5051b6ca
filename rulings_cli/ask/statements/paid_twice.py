"""One thing both for mana and for a cost: mana abilities are activated before costs are paid.

What a mana ability sacrifices, exiles or taps is no more there, or untapped, as the costs of the
spell or the ability are paid (CR 601.2g, 601.2h, 602.2b).
"""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING, Any

from rulings_cli.abilities.costs import PayMana, SacrificeObjects
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.mana import AnyColor, Symbols
from rulings_cli.abilities.quantities import VariableX
from rulings_cli.abilities.static import AdditionalCost
from rulings_cli.ask.cards import Placed, adds_mana, has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import midcast, using
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.pitching import taken_for
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.ways_taken import add_way
from rulings_cli.ask.statements.writing import line_of, script_of
from rulings_cli.ask.stock import LAND_FOR, lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

#: The canonical ways to say it; the table of wordings leads to them.
_ASKS = """
paid_own: can <who> spend <a> by <b> on it 's own ability
paid_own: can <who> spend <a> by <b> on it 's own <mana> ability
paid_own: can <who> spend <a> on it 's own ability
paid_own: can <who> spend <a> on it 's own <mana> ability
paid_twice: can <who> spend <a> by <b> and give it to <c>
paid_twice: can <who> spend <a> and give it to <c>
paid_twice: can <who> USE <a> FOR_MANA AND GIVE <b> TO <c> TOO
paid_twice: can <who> USE <a> FOR_MANA AND GIVE SAME <b> TO <c> 's OTHER [cost] TOO
paid_twice: can <who> USE <a> for [the] tax|mana ON <d> AND GIVE SAME <b> TO <c> OTHERS TOO
paid_twice: can <who> USE <a> FOR_MANA TO <c> AND GIVE <b> [TO] THE_COST TOO
paid_twice: can <who> USE <a> FOR_MANA TO <c> AND GIVE that|this [TO] THE_COST TOO
paid_twice: can <who> USE <a> FOR_MANA TO <c> AND GIVE <b> TO [the|its] OTHER cost TOO
paid_twice: can <who> USE <a> FOR_MANA TO <c> AND [also] GIVE SAME <b> TO <d> OTHERS TOO
paid_twice: can <who> USE <a> FOR_MANA AND [also] TO <c> OTHERS TOO
paid_twice: can SAME <a> [both] [help] pay for|cast <c> 's mana [cost] AND be THE_COST TOO
paid_twice: can <who> USE <a> FOR_MANA AND GIVE <b> [TO] THE_COST [of|for|to <c>] TOO
paid_twice: can <who> USE <a> FOR_MANA AND [also] as THE_COST [of|for|to <c>] TOO
paid_twice: can <who> USE <a> to [help] pay|cast [for] <c> AND GIVE <b> [TO <d>] TOO
paid_twice: can <who> USE <a> to [help] pay|cast [for] <c> AND GIVE <b> [TO] THE_COST [of|for <d>]
paid_twice: can <who> GIVE <a> TO <c> AND USE <b> FOR_MANA TOO
paid_twice: can <a> [both] [help] pay for|cast <c> AND be THE_COST TOO
paid_twice: can <a> [both] be USED FOR_MANA AND [be] given|sacrificed|discarded TO <c> TOO
paid_twice: can <a> [that] <who> GIVE TO <c> [still] [also] tap|make FOR_MANA [for <d>] TOO
paid_twice: can <who> use|spend|put <a:mana-of> TO <c> AND GIVE <b> TO <d> TOO
paid_twice: <a> [both] for [the|its] mana AND [as] THE_COST of|for|to <c>
paid_twice: <c> ,|:|- [can <who>] GET <a> FOR_MADE AND GIVE SAME <b> [TO <d>] OTHERS TOO ENDS
paid_twice: <c> ,|:|- [can <who>] GET <a> FOR_MADE AND it|that be [also] THE_COST ENDS
paid_twice: GET <a> FOR_MADE TO <c> AND GIVE SAME <b> [TO <d>] OTHERS TOO ENDS
paid_twice: GET <a> FOR_MADE AND GIVE SAME <b> TO <c> OTHERS TOO ENDS
paid_twice: can <who> GET <a> TO <c> AND GIVE SAME <b> TO <d> OTHERS TOO
paid_twice: be it LEGAL [for me] to GET <a> [FOR_MADE] TO <c> AND GIVE SAME <b> TO <d> OTHERS TOO
paid_twice: be it LEGAL [for me] to GET <a> FOR_MADE AND GIVE SAME <b> TO <c> OTHERS TOO
paid_twice: can SAME <a> be given|sacrificed|discarded TO <c> AND [still|also] tap|make|give|add \
    FOR_MADE [for it|<d>] TOO
paid_twice: [when|if|by|while] [i] GIVE <a> TO <c> , do <who> [also|still] get|have [the|it|that] \
    ['s] <made> [from it] TOO
paid_twice: can <who> GIVE <a> TO <c> AND [still|also] get|have [the|it|that] ['s] <made> \
    [from it] TOO
paid_own: can <who> USE <a> FOR_MANA [to] [help] pay|activate [for] it 's own OWN
paid_own: can <who> USE <a> FOR_MANA [and] [use|spend|put] [that] [mana] [to|for|on] it 's own OWN
paid_own: tap <a> FOR_MANA [to] [help] pay|activate [for] it 's own OWN
paid_own: can <a> [own] mana [help] pay for it 's [own] OWN
paid_own: can <a> 's [own] mana [help] pay for it 's [own] OWN
paid_own: can <a> [help] pay for it 's own OWN
"""
_PIECES = {
    "GET": "tap|use|crack|sacrifice|spend|exile",
    "FOR_MADE": "[for] [the|its|some] <made> [first]",
    "LEGAL": "legal|ok|okay|fine|allowed|possible|kosher",
    "ENDS": "[.|,] [and] [is|do] [that] legal|ok|okay|fine|allowed|possible|kosher|works|work|?",
    "USED": "tapped|used|cracked|sacrificed",
    "USE": "[both] [also|still|first] tap|use|crack|activate|sacrifice|spend",
    "FOR_MANA": "[for] [the|its|their|his|her] mana [for it] [first]",
    "AND": "and|then|but|, [also|then|still|afterwards]",
    "GIVE": "sacrifice|discard|pitch|use|count|feed|give|have|return|bounce",
    "SAME": "[that|the|those|my] [very|exact] [same]",
    "OTHERS": "['s] [the|its] [additional|alternative|alternate|alt|other] [cost]",
    "OTHER": "[additional|alternative|alternate|alt|other]",
    "ON": "on|for|of",
    "THE_COST": "[be] [the|its|an|a] [additional|required|same] sacrifice|cost|discard|fodder",
    "TOO": "[too|both|as well] [at|in the same time|spell|cast] [for it]",
    "TO": "to|for|as|with|into|toward|towards [pay|cast|cover] [for]",
    "OWN": "[draw|pump|other|second|activated|sacrifice|sac] [card] ability|draw|cost",
}  # fmt: skip


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked."""
    lines = re.sub(r"[A-Z][A-Z_]+", lambda found: _PIECES[found.group()], _ASKS)
    return table("ask", lines, cost=6)


#: What asks whether a thing makes mana, as a whole or as what is done.
_MAKES = frozenset(("makes", "can", "can_thing"))
_USES = frozenset(("tap", "activate", "use_ability", "helped"))


def marked(statements: list[Statement]) -> list[Statement]:
    """Give "S sacrificing A: can I tap A for mana first" as asked of both uses of A."""
    at = next((n for n, e in enumerate(statements) if e.kind == "ask"), None)
    if at is None or statements[at].name not in _MAKES:
        return statements
    ask, before, after = statements[at], statements[:at], statements[at + 1 :]
    given = next((e for e in before if e.kind == "with" and _gives_up(e)), None)
    spell = next((e for e in before if e.name in ("topic", "cast") and e.noun()), None)
    used = ask if ask.name == "makes" else next((e for e in after if e.name in _USES), None)
    if given is None or spell is None or used is None or used.noun() is None:
        return statements
    known = (given, spell, used)
    if any(not _says_nothing(e) for e in (*before, *after) if not any(e is one for one in known)):
        return statements
    thing = given.noun() or given.noun("b")
    slots = (("who", "you"), ("a", thing), ("b", used.noun()), ("c", spell.noun()))
    kept = [each for each in before if each.kind == "filler"]
    text = f"{used.text} and sacrifice"
    return [*kept, Statement("ask", "paid_twice", slots, text, ask.start)]


def _gives_up(statement: Statement) -> bool:
    """Tell whether something is said to be given up for a spell: "sacrificing A", "off A"."""
    words = statement.text.split()
    return statement.name == "sacrificing" or (statement.name == "free" and words[0] == "off")


def _says_nothing(statement: Statement) -> bool:
    """Tell whether no more is said than that both are for one spell."""
    noun = statement.noun() or statement.noun("b")
    if statement.name == "also_for":
        return noun is not None and bool(noun.pronoun)
    first = statement.kind == "mark" and statement.text == "first"
    return statement.kind == "filler" or first or statement.name in ("alternative", "kw_alone")


def _asked(scene: Scene, statement: Statement) -> None:
    """Begin the spell or the ability, make the mana meanwhile, and pay."""
    if statement.word("who") == "opponent":
        raise NotSupported("what another player pays with is not planned yet")
    source = _source(statement)
    thing = scene.bind(source, "permanent" if source.pronoun else "")
    own = statement.name == "paid_own"
    spell = thing if own else _for_what(scene, thing, statement.noun("c"))
    if has(spell.face.paragraphs, Add) and not own and not _AGAIN & set(statement.text.split()):
        raise Misfit(f"{spell.name} makes mana, too")
    if any(each.item is not spell or each.tails for each in scene.deeds):
        raise NotSupported("what is done besides is not planned yet")
    scene.deeds.clear()
    by = statement.noun("b")
    outlet = None if by is None or _is_again(by, thing) else scene.bind(by, "permanent")
    outlet = None if outlet is thing else outlet
    if outlet is not None and "by" not in statement.text.split():
        raise Misfit("it is one thing that is used for both")
    if own:
        scene.onto_battlefield(thing, "you")
        begun, cost = _own(scene, thing, statement.word("mana"))
    else:
        begun, cost = _given_to(scene, thing, spell)
    _pay(scene, thing, outlet, begun, cost)


#: What says that the thing is used again: "and sacrifice it", "and then feed it".
_AGAIN = frozenset(("and", "then", "but", "both", "same"))


def _source(statement: Statement) -> Noun:
    """Give the thing that makes the mana: "A", or "A's mana"."""
    found = statement.get("a")
    noun = found[0] if isinstance(found, tuple) else found
    if not isinstance(noun, Noun):
        raise Misfit("what is used for both was not said")
    return noun


def _is_again(noun: Noun, thing: Item) -> bool:
    """Tell whether a phrase speaks of the thing again, by a part of its name or what it is."""
    if noun.pronoun:
        return True
    kind = noun.head.lower()
    return noun.definite and bool(kind) and (kind in thing.name.lower() or thing.is_a(noun.head))


def _for_what(scene: Scene, thing: Item, noun: Noun | None) -> Item:
    """Give the spell or the permanent for which the thing is given up."""
    if noun is not None and not noun.pronoun:
        return scene.bind(noun)
    found = [e for e in scene.items if e is not thing and e.noun is not None and e.noun.is_card]
    if len(found) != 1:
        raise Misfit("for what it is given up was not said")
    return found[0]


def _pay(scene: Scene, thing: Item, outlet: Item | None, begun: Deed, cost: ManaCost) -> None:
    """Make the mana while the casting stands still, and pay the cost with it and with lands."""
    if outlet is None and _is_idle(thing):
        _begin(scene, thing, begun, None, f"you pay {cost}{_by_others(scene, cost)}")
        return
    made, pay = made_for(scene, outlet or thing, thing if outlet is not None else None, cost)
    _begin(scene, thing, begun, made, pay)


def made_for(scene: Scene, maker: Item, given_up: Item | None, cost: ManaCost) -> tuple[Deed, str]:
    """Make mana for a cost; give that deed, and the line that pays with it and with lands."""
    from rulings_cli.ask.positions.spending import _made, _rest, _spendable

    before = len(scene.given)
    if maker.card is None:
        made, produced = _by_token(scene, maker, cost)
    else:
        made, each = _mana(scene, maker, given_up)
        produced = _spendable(cost, _made(each, _used(scene, maker, each, cost), ""))
        made.tails = _chosen(scene, maker, each, cost, made.tails)
    scene.given[before:] = [e for e in scene.given[before:] if "mana pool" not in e]
    rest = lands_for(_rest(cost, produced))
    scene.mana_fixed.add("you")
    if rest:
        scene.given.append(f"you control {'; '.join(rest)}")
    paying = f" with {'; '.join(rest)}" if rest else ""
    return made, f"you pay {cost}{paying}"


def _by_token(scene: Scene, maker: Item, cost: ManaCost) -> tuple[Deed, str]:
    """Let a token make mana of the cost's color."""
    found = [each for each in using.abilities_of(maker) if adds_mana(each.ability)]
    if len(found) != 1:
        raise NotSupported("what the token makes is not planned yet")
    scene.onto_battlefield(maker, "you")
    line = "you activate NAME's mana ability"
    if has(found[0].ability, AnyColor):
        color = next((each for each in cost.symbols if each in LAND_FOR), "W")
        line = f"{line}, choosing {{{color}}}"
    elif has(found[0].ability, Symbols):
        (color,) = (one for each in walk(found[0].ability) if isinstance(each, Symbols)
                    for one in each.symbols)  # fmt: skip
    else:
        raise NotSupported("what the token makes is not planned yet")
    deed = Deed("mana", "you", maker, line)
    scene.deeds.append(deed)
    return deed, f"{{{color}}}"


def _is_idle(thing: Item) -> bool:
    """Tell whether a card in the hand makes no mana from there."""
    return thing.zone == "hand" and not is_of_hand(thing)


def is_of_hand(thing: Item) -> bool:
    """Tell whether a card makes mana from the hand."""
    found = [each for each in using.abilities_of(thing) if adds_mana(each.ability)]
    return any(getattr(each.ability, "zone", None) is Zone.HAND for each in found)


def _by_others(scene: Scene, cost: ManaCost) -> str:
    """Let lands be there that make no mana of the cost's colors."""
    name = next((land for color, land in LAND_FOR.items() if color not in cost.symbols), "")
    lands = f"{len(cost.symbols)} {name}"
    scene.mana_fixed.add("you")
    scene.given.append(f"you control {lands}")
    return f" with {lands}"


def _begin(scene: Scene, thing: Item, begun: Deed, made: Deed | None, pay: str) -> None:
    scene.deeds.append(Deed("happen", "you", None, pay))
    begun.begun = True
    for deed in scene.deeds:
        deed.may_fail = True
        deed.response = deed is not begun
    scene.about["held"] = True
    scene.about["a"], scene.about["paid twice"] = thing, (begun, made)


def _own(scene: Scene, thing: Item, symbols: str) -> tuple[Deed, ManaCost]:
    """Activate the ability of the thing that costs mana, or that mana."""
    found = []
    for each in using.abilities_of(thing):
        cost = _mana_of(each)
        if cost is not None and (not symbols or str(cost) == symbols):
            found.append((each, cost))
    if len(found) != 1:
        raise NotSupported(f"which ability of {thing.name} is meant was not said")
    each, cost = found[0]
    deed = using.activated(scene, thing, each, "you")
    deed.tails = [one for one in deed.tails if not one.startswith("paying with ")]
    lands = lands_for(cost)
    scene.given = list(filter(None, (_without(line, lands) for line in scene.given)))
    deed.passes = True
    return deed, cost


def _without(line: str, things: tuple[str, ...]) -> str:
    head, verb, held = line.partition("you control ")
    if not verb:
        return line
    left = [each for each in held.split("; ") if each not in things]
    return f"{head}{verb}{'; '.join(left)}" if left else ""


def _mana_of(each: Placed) -> ManaCost | None:
    parts = walk(getattr(each.ability, "cost", None))
    return next((one.cost for one in parts if isinstance(one, PayMana)), None)


#: How something is given up for a spell.
_VERBS = ("sacrificing", "discarding", "returning")


def _given_to(scene: Scene, thing: Item, item: Item) -> tuple[Deed, ManaCost]:
    """Begin the spell, or the ability, for which the thing is given up; give what is to be paid."""
    if not item.is_spell and any(True for _ in _abilities(item)):
        return _ability(scene, thing, item)
    deed = cast_item(scene, item, "you")
    for verb in _VERBS:
        try:
            way = taken_for(deed, verb)
        except Misfit:
            continue
        if way:
            if way == "alternative":
                return deed, _returned(scene, thing, deed, verb)
            add_way(scene, deed, way)
        return deed, _begun_with(scene, thing, deed, verb)
    raise Misfit(f"nothing is given up for {item.name}")


def _returned(scene: Scene, thing: Item, deed: Deed, verb: str) -> ManaCost:
    """Return the thing for the spell's other cost, and tell what mana is to be paid besides."""
    if verb != "returning":
        raise NotSupported("what else is paid for it is not planned yet")
    scene.onto_battlefield(thing, "you")
    deed.tails.append("for its alternative cost")
    deed.given_up = thing
    return _total_of(scene, deed)


def _begun_with(scene: Scene, thing: Item, deed: Deed, verb: str) -> ManaCost:
    """Give the thing up for the spell, and tell what its total cost comes to."""
    item = deed.item
    assert item is not None
    if verb == "discarding":
        scene.place(thing, "hand", "you")
    else:
        scene.onto_battlefield(thing, "you")
    if any(
        isinstance(each, VariableX)
        for node in walk(item.face.paragraphs)
        if isinstance(node, AdditionalCost)
        for each in walk(node)
    ):
        deed.tails.append("with X=1")
    deed.tails.append(f"{verb} ITEM")
    deed.given_up = thing
    if any(each.startswith(("for its", "kicked")) for each in deed.tails):
        return _total_of(scene, deed)
    cost = item.face.mana_cost
    if cost is None:
        raise Misfit(f"{item.name} has no mana cost")
    return cost


def _total_of(scene: Scene, deed: Deed) -> ManaCost:
    """Give the mana of the total cost as the casting determines it."""
    deed.begun = True
    for target in deed.targets:
        if isinstance(target, Item) and not target.zone:
            scene.onto_battlefield(target)
    found = midcast.total(scene, script_of(scene).given, (line_of(scene, deed),))
    if not found:
        raise NotSupported("what it costs in all")
    return ManaCost(found)


def _abilities(item: Item) -> Iterator[tuple[Placed, ManaCost]]:
    """Give the abilities that ask for mana and for something to be sacrificed."""
    for each in using.abilities_of(item):
        cost = _mana_of(each)
        if cost is not None and has(getattr(each.ability, "cost", None), SacrificeObjects):
            yield each, cost


def _ability(scene: Scene, thing: Item, item: Item) -> tuple[Deed, ManaCost]:
    """Begin the ability of a permanent that asks for mana and for the thing."""
    scene.onto_battlefield(item, "you")
    scene.onto_battlefield(thing, "you")
    found = list(_abilities(item))
    if len(found) != 1:
        raise Misfit(f"no one ability of {item.name} asks for both")
    each, cost = found[0]
    before = len(scene.given)
    deed = using.activated(scene, item, each, "you")
    dropped = [e for e in deed.tails if e.startswith(("paying with ", "sacrificing "))]
    deed.tails = [e for e in deed.tails if e not in dropped]
    names = tuple(one for e in dropped for one in e.partition(" ")[2].split("; "))
    names = tuple(each.removeprefix("with ") for each in names)
    kept = (_without(line, names) for line in scene.given[before:])
    scene.given[before:] = list(filter(None, kept))
    deed.tails.append("sacrificing ITEM")
    deed.given_up = thing
    deed.passes = True
    return deed, cost


#: Limits on when an ability is activated, which all hold while a spell is cast.
_TIMES = frozenset(("sorcery", "instant"))


def _mana(scene: Scene, maker: Item, given_up: Item | None) -> tuple[Deed, Placed]:
    """Activate the mana ability: of the thing itself, or of what it is sacrificed to."""
    found = [each for each in using.abilities_of(maker) if adds_mana(each.ability)]
    found = [
        each
        for each in found
        if has(getattr(each.ability, "cost", None), SacrificeObjects) is (given_up is not None)
    ]
    found = [e for e in found if using.is_mana(scene, e)]
    if not found:
        raise Misfit(f"{maker.name} makes no mana so")
    each = found[0]
    if any(limit.kind not in _TIMES for limit in getattr(each.ability, "limits", ())):
        raise NotSupported(f"what {maker.name} asks for before it makes mana is not planned yet")
    if getattr(each.ability, "zone", Zone.BATTLEFIELD) is Zone.BATTLEFIELD:
        if maker.zone == "hand":
            raise NotSupported(f"{maker.name} is not on the battlefield")
        scene.onto_battlefield(maker, "you")
    else:
        if maker.zone != "hand":
            raise NotSupported(f"from where {maker.name} is used was not said")
        deed = Deed("activate", "you", maker, f"{maker.name}'s ability")
        scene.deeds.append(deed)
        return deed, each
    before = len(scene.given)
    deed = using.activated(scene, maker, each, "you")
    if given_up is not None:
        del scene.given[before:]
        deed.tails = [one for one in deed.tails if not one.startswith("sacrificing ")]
        deed.tails.append("sacrificing ITEM")
        deed.given_up = given_up
    return deed, each


def _used(scene: Scene, maker: Item, each: Placed, cost: ManaCost) -> Any:
    from rulings_cli.ask.plans.using import use

    if maker.card is None:
        raise NotSupported("what a token makes is not planned yet")
    there = getattr(each.ability, "zone", Zone.BATTLEFIELD) is Zone.BATTLEFIELD
    return use(maker.card, each, scene.world.stock, name=maker.name, needed=cost, chooses=there)


def _chosen(scene: Scene, maker: Item, each: Placed, cost: ManaCost, tails: list[str]) -> list[str]:
    """Choose the mana that serves the cost."""
    wanted = [e for e in _used(scene, maker, each, cost).tails if e.startswith("choosing ")]
    return [*(e for e in tails if not e.startswith("choosing ")), *wanted]


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether what was begun is on the stack."""
    del run, statement
    begun, made = _both(scene)
    thing = scene.about["a"]
    assert isinstance(thing, Item)
    assert begun.item is not None
    name = begun.item.name
    what = f"{name} is cast" if begun.kind == "cast" else f"{name}'s ability is activated"
    why = f"{thing.name} is gone as the costs are paid"
    if made is None:
        why = f"{thing.name} is given up only as the costs are paid, after mana was made"
    outlet = made.item if made is not None else None
    stays = (
        () if outlet is None or outlet is thing else (f"{scene.ref(outlet)} is on the battlefield",)
    )
    on_stack = ("not: the stack is empty", *stays)  # it was not given up instead
    return (
        Option(on_stack, "yes", f"Yes: {what}, and paid for.", outcome=what),
        Option(("the stack is empty",), "no", f"No: {why}.", outcome=f"not: {what}"),
    )


def _both(scene: Scene) -> tuple[Deed, Deed | None]:
    """Give what was begun, and what made the mana meanwhile, if anything could."""
    found = scene.about["paid twice"]
    assert isinstance(found, tuple)
    begun, made = found
    assert isinstance(begun, Deed)
    assert made is None or isinstance(made, Deed)
    return begun, made


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes: another thing is given up for the mana, or no mana is made so."""
    if "paid twice" not in scene.about:
        return
    thing = scene.about["a"]
    if scene.about["paid twice"][1] is None and isinstance(thing, Item):  # type: ignore[index]
        yield f"{thing.name} is in your graveyard before", _there_before
    yield "the mana is made by something else", _by_lands


def _there_before(scene: Scene) -> None:
    """Let another card be given up, and the thing lie in the graveyard."""
    begun, _ = _both(scene)
    thing = scene.about["a"]
    assert isinstance(thing, Item)
    card = scene.world.stock.pick(
        "creature", "plain", other_than=tuple(e.name for e in scene.items)
    )
    other = scene.add(Item(card, card.front, None, "you"))
    scene.place(other, "hand", "you")
    thing.zone = "graveyard"
    begun.given_up = other


def _by_lands(scene: Scene) -> None:
    """Let lands make all of the mana."""
    begun, made = _both(scene)
    item = begun.item
    cost = item.face.mana_cost if item is not None and begun.kind == "cast" else None
    if cost is None:
        each = begun.ability
        cost = _mana_of(each) if isinstance(each, Placed) else None
    if cost is None:
        raise NotSupported("what it costs")
    if made is not None:
        scene.deeds.remove(made)
    lands = "; ".join(lands_for(cost))
    scene.given.append(f"you control {lands}")
    scene.deeds[-1].line = f"you pay {cost} with {lands}"


PREPARED: dict[str, Handler] = {"paid_own": _asked, "paid_twice": _asked}
JUDGED: dict[str, Judge] = {"paid_own": _judged, "paid_twice": _judged}
