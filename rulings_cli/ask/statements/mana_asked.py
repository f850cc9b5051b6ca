"""What is asked of mana: how much, of which types, devotion; planned, and judged (CR 106, 605)."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulings_cli.abilities.costs import PayMana, SacrificeThis, TapObjects, TapThis
from rulings_cli.abilities.described import ChosenQuality
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.mana import (
    AnyColor,
    ChosenColor,
    CommanderIdentity,
    CouldProduce,
)
from rulings_cli.abilities.spending import SpendOnly
from rulings_cli.abilities.static import CostChange, EntersTapped, ManaInstead
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.ask.cards import Placed, has, mana_abilities, repeats, uncompiled_touching
from rulings_cli.ask.statements import (
    devotion_asked,
    doing,
    mana_bound,
    mana_changed,
    mana_hues,
    mana_kinds,
    mana_may_pay,
    mana_more,
    mana_paying,
    mana_used,
)
from rulings_cli.ask.statements.abilities_asked import PREPARED_ABILITIES
from rulings_cli.ask.statements.abilities_said import meant
from rulings_cli.ask.statements.ability_clauses import is_clause
from rulings_cli.ask.statements.free_asked import need_no_free_way
from rulings_cli.ask.statements.helped_symbols import prepare as helper_pays
from rulings_cli.ask.statements.mana_kept import PREPARED_KEPT
from rulings_cli.ask.statements.mana_needed import prepare as needed
from rulings_cli.ask.statements.mana_paying import settle_payment
from rulings_cli.ask.statements.mana_untold import (
    counts,
    need_condition_told,
    need_counted,
    need_told,
)
from rulings_cli.ask.statements.mana_values import PREPARED_VALUES
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import Handler, _is_done
from rulings_cli.ask.statements.preparing_notions import NOTIONS
from rulings_cli.ask.statements.preparing_open import OPEN
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.tapping import (
    ManaWay,
    can_make,
    has_mana_ability_there,
    id_of,
    let_be_tapped,
    maker_of,
    ordered,
    pay_for_use,
    position_of,
    refused,
    taken,
    tapped,
    tapped_by,
    ways_of,
)
from rulings_cli.ask.statements.using import activated, is_mana
from rulings_cli.ask.statements.words import plain
from rulings_cli.ask.stock import LAND_FOR
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS, COLORS_BY_NAME
from rulings_cli.terms.values import walk

#: Asks that are settled once the whole scene is there.
SETTLED = frozenset(("makes", "makes_amount", "makes_types"))


# --- before it is played ------------------------------------------------------------------------


def _asked(scene: Scene, statement: Statement) -> None:
    """Take in of what mana is asked; which ability makes it is settled when all is there."""
    noun = statement.noun()
    made = bool(scene.deeds) and all(map(_is_of_mana, scene.deeds))
    more = not {"extra", "additional", "bonus"}.isdisjoint(statement.text.split())
    if statement.name == "makes_amount" and more:
        raise Misfit("only what is made besides is asked for")
    if statement.name == "makes" and more and any(map(mana_more.is_more, scene.items)):
        raise Misfit("it is asked whether it makes more than without the other")
    if statement.text == "mana ?" and not made:
        raise Misfit("it may be a cost that is asked for")
    if noun is not None and noun.part not in ("", "mana", "mana ability"):
        raise NotSupported(f"what mana {noun.text!r} makes is not planned yet")
    by = statement.noun("b")
    if by is not None and not by.pronoun:
        scene.onto_battlefield(scene.bind(by, "permanent"), soft=True)
    if noun is not None:
        if _is_cut_short(noun, statement):
            raise Misfit(f"{noun.text!r} is part of what stands before it")
        item = _meant(scene, noun)
        if statement.name == "makes" and mana_more.is_more(item) and not can_make(item):
            raise NotSupported(f"{item.name} only adds to the mana of other things")
        if item.is_spell and not _is_done(scene, item):
            doing.cast_item(scene, item, item.owner or "you")
        if item.is_permanent and not _is_done(scene, item):
            scene.onto_battlefield(item, statement.word("who"), soft=True)
        scene.about["a"] = item
        worn = scene.bind(by) if by is not None and not by.pronoun else None
        if worn is not None and item.is_a("creature") and "holder" not in scene.about:
            scene.about["holder"] = item  # "does EQUIPMENT let a creature tap for mana"
            scene.put_on(worn)


def _is_cut_short(noun: Noun, statement: Statement) -> bool:
    """Tell whether a plain land stands amid a clause: "X with 3 basic | Swamps makes …"."""
    first = statement.text.startswith(noun.text)
    return first and not statement.begins and not noun.is_card and not noun.pronoun


def _meant(scene: Scene, noun: Noun) -> Item:
    """Give what a noun phrase means; "it" is the one's own thing whose mana is no plain land's."""
    able = [each for each in scene.spoken if can_make(each)]
    if noun.pronoun in ("mine", "theirs"):
        owner = "you" if noun.pronoun == "mine" else "opponent"
        able = [each for each in scene.items if can_make(each) and each.owner == owner]
        if len(able) != 1:
            raise Misfit(f"which one {noun.text!r} is was not said")
        return able[0]
    if noun.head == "creature" and noun.wears and not (noun.kinds or noun.pronoun):
        noun = noun.evolve(kinds=("mana",))  # one that makes mana is meant
    named = scene.about.get("named")
    if noun.pronoun == "it" and isinstance(named, Item) and can_make(named):
        return named if named in scene.items else scene.add(named)
    tapped_ones = [each.item for each in scene.deeds if _is_of_mana(each)]
    if noun.pronoun == "it" and len(tapped_ones) == 1 and able == tapped_ones:
        return able[0]
    if noun.pronoun not in ("it", "they", "them") or len(able) < 2:
        return scene.bind(noun, "permanent")
    best = [e for e in able if e.owner != "opponent" and not e.is_a("basic") and e.count == 1]
    if len(best) != 1:  # what looks at what the others make is asked about
        best = [each for each in able if has(each.face.paragraphs, CouldProduce)]
    if len(best) != 1:
        raise NotSupported(f"which one {noun.text!r} is was not said")
    return best[0]


def _or_mana(other: Handler) -> Handler:
    """Ask of the mana what is left open, where all that is done is to make mana."""

    def handler(scene: Scene, statement: Statement) -> None:
        if not (statement.text or scene.deeds) and _implies_types(scene):
            return
        counting = [e for e in scene.items if counts(e) and (e.noun is None or e.noun.is_card)]
        if scene.deeds and all(map(_is_of_mana, scene.deeds)):
            counting = []
        elif (first := _the_source(scene, statement)) is not None:
            counting = [first]
        elif scene.about.get("devoted") and len(counting) == 1 and not scene.deeds:
            pass
        elif scene.deeds or len(counting) != 1 or len(scene.items) == 1:
            other(scene, statement)
            return
        scene.about["ask"] = Statement("ask", "makes_amount", (), statement.text)
        if counting and not counting[0].is_permanent:
            doing.cast_item(scene, counting[0], counting[0].owner or "you")
        elif counting:
            scene.about["a"] = scene.onto_battlefield(counting[0])

    return handler


def _implies_types(scene: Scene) -> bool:
    """Ask of which types mana may be, where all that is said is what decides it."""
    able = [e for e in scene.items if has(e.face.paragraphs, CouldProduce) and can_make(e)]
    if len(able) != 1 or len(scene.items) == 1:
        return False
    scene.about["ask"] = Statement("ask", "makes_types", (), "")
    scene.about["a"] = scene.onto_battlefield(able[0])
    return True


def _choose_a_type(scene: Scene) -> None:
    """Choose a creature type for a land whose mana only a restriction speaks of."""
    for each in scene.items:
        chosen = any(one.startswith("naming ") for one in each.tails)
        if chosen or each.zone != "battlefield" or not can_make(each):
            continue
        others = [one for one in each.face.abilities if has(one, ChosenQuality)]
        if others and all(has(one, SpendOnly) for one in others):
            each.tails.append("naming Human")
            scene.assumptions.append(f"Human was chosen for {each.name}")


def _choose_what_is_no_matter(scene: Scene, statement: Statement) -> None:
    """Choose a color for an Aura that adds mana of it, where no color is asked about."""
    wanted = statement.get("made")
    if isinstance(wanted, WantedMana) and set(wanted.types) - {"C"}:
        return
    for each in scene.items:
        chosen = any(one.startswith("naming ") for one in each.tails)
        if each.is_a("Aura") and not chosen and has(each.face.paragraphs, ChosenColor):
            each.tails.append("naming red")
            scene.assumptions.append(f"red was chosen for {each.name}")
            scene.about["type chosen"] = True


def _the_source(scene: Scene, statement: Statement) -> Item | None:
    """Give the land of which it is asked how much: the first, or the only one."""
    if not (_is_all_of_mana(scene) and statement.text.startswith("how much")):
        return None
    able = [each for each in scene.items if can_make(each) and not mana_more.is_more(each)]
    if scene.items[0] in able or len(able) == 1:
        return able[0]
    return None


def _is_all_of_mana(scene: Scene) -> bool:
    """Tell whether only lands are named, and what changes the mana of others."""
    lands = all(
        each.is_a("land") or mana_more.is_more(each) or (not each.card and can_make(each))
        for each in scene.items
    )
    return len(scene.items) > 1 and lands and all(each.asked for each in scene.deeds)


def settle(scene: Scene) -> None:
    """Choose how the mana is made that is asked about, after all else in the scene."""
    statement = scene.about.get("ask")
    if not isinstance(statement, Statement) or scene.about.get("settled"):
        return
    if statement.name not in SETTLED:
        return
    scene.about["settled"] = True
    _choose_a_type(scene)
    if statement.name in ("makes_amount", "makes"):
        _choose_what_is_no_matter(scene, statement)
    for each in scene.items:
        if has(each.face.paragraphs, CommanderIdentity) and not _commander_of(scene, each.owner):
            _assume_commander(scene, statement, each)
    for deed in scene.deeds:
        if deed.kind == "cast" and any(each.startswith("for its") for each in deed.tails):
            raise Misfit("it may be the cost that is asked for")
    if statement.name == "makes_amount":
        _use_said_ability(scene)
    sources = _sources(scene)
    scene.about["mana sources"] = sources
    if not sources:
        adding = any(has(each.face.paragraphs, Add) for each in scene.items)
        if not (scene.deeds and adding) or statement.name != "makes_amount":
            raise Misfit("what makes the mana was not said")
        return
    wanted = statement.get("made")
    wanted = wanted if isinstance(wanted, WantedMana) else WantedMana()
    if len(sources) == 1:
        taken(scene, sources[0], statement.word("who"))
    if statement.name == "makes_amount":
        _settle_amount(scene, sources, wanted)
        return
    if len(sources) > 1:
        raise NotSupported("which of them makes the mana was not said")
    if _is_of_amount(scene, statement, sources[0]):
        scene.about["ask"] = Statement("ask", "makes_amount", (), statement.text)
        _settle_amount(scene, sources, wanted)
        return
    _settle_types(scene, statement, sources[0], wanted)


def _need_untapped(item: Item) -> None:
    """Abstain where a permanent came this turn, and may have come tapped (CR 614.1c)."""
    new = "since this turn" in item.tails and not item.is_a("creature")
    if new and has(item.face.paragraphs, EntersTapped):
        raise Unsaid(f"{item.name} may enter tapped")


def need_untapped(scene: Scene) -> None:
    """Abstain where it is asked whether what may have come tapped can be tapped."""
    deed = scene.asked
    if deed is None or deed.item is None or deed.kind not in ("activate", "tap"):
        return
    used = deed.ability
    if not isinstance(used, Placed) or has(getattr(used.ability, "cost", None), TapThis):
        _need_untapped(deed.item)


#: What asks for the types of the mana, and not for how much of them there is.
_OF_TYPES = frozenset(("color", "colors", "colour", "colours", "type", "types", "kind", "could"))


def _is_of_amount(scene: Scene, statement: Statement, item: Item) -> bool:
    """Tell whether "what does it make" has one answer, with all that is added to it."""
    if statement.name != "makes_types" or not _OF_TYPES.isdisjoint(statement.text.split()):
        return False
    if not any(has(e.face.paragraphs, ManaInstead, TappedForMana) for e in scene.items):
        return False
    return item.count == 1 and len({each.made for each in _ways(scene, item)}) == 1


def _settle_types(scene: Scene, statement: Statement, item: Item, wanted: WantedMana) -> None:
    """Choose a way in which a permanent makes mana of the type that is asked about."""
    pay_for_use(scene, item)
    let_be_tapped(scene, item)
    ways = _ways(scene, item)
    if not any(each.made for each in ways) and _is_plainly_asked(scene, statement, item, wanted):
        ways = _let_able(scene, item)
    if not any(each.made for each in ways):
        need_counted(scene, item)
    scene.about["a"], scene.about["types"] = item, _types(ways)
    if statement.name == "makes_types":
        need_told(scene, item)
        if ways and len(_types(ways)) == 1:  # other types may be out of reach there
            scene.about["only way"] = ways[0]
        return
    need_condition_told(scene, item)
    if not ways and mana_abilities(item.face) and has_mana_ability_there(scene, item):
        refused(scene, item)
    if ways:
        _need_untapped(item)
    fitting = [each for each in ways if _fits(each, ways, wanted)]
    if fitting and _makes_else(statement, ways, wanted):
        fitting = []
    if not fitting:
        _let_named_be_there(scene, item)
    if not fitting and (other := tapped_by(scene, item)) is not None:
        _tap_for(scene, statement, item, other, wanted)
        return
    for way in fitting[:1] or ways[:1]:
        tapped(scene, item, way, 1 if item.count > 1 else 0)
    scene.about["makes"] = bool(fitting)


def _assume_commander(scene: Scene, statement: Statement, item: Item) -> None:
    """Let there be a commander of one color, where it is only asked whether mana is made."""
    wanted = statement.get("made")
    if statement.name != "makes" or not isinstance(wanted, WantedMana) or wanted.types:
        raise NotSupported("it rests on the colors of a commander")
    card = scene.world.stock.pick("creature", "legendary")
    commander = scene.add(Item(card, card.front, None, item.owner or "you"))
    scene.place(commander, "command zone", item.owner or "you")
    scene.assumptions.append(f"{card.front.name} is the commander")


def _is_plainly_asked(scene: Scene, statement: Statement, item: Item, wanted: WantedMana) -> bool:
    """Tell whether it is asked if a thing makes mana, and nothing is said of what else is there."""
    said = scene.about["said"]
    assert isinstance(said, tuple)
    told = any(each.kind in ("fact", "event") and each.name != "topic" for each in said)
    alone = item.count == 1 and not (told or item.tails or scene.deeds or scene.given)
    noun = item.noun
    if noun is None or noun.mention is None:
        return False
    alone = alone and noun.text.replace(" '", "'").endswith(noun.mention.text.lower())
    limited = any(getattr(each.ability, "limits", ()) for each in mana_abilities(item.face))
    alone = alone and bool(mana_abilities(item.face)) and not limited
    return statement.name == "makes" and not wanted.types and alone and len(scene.items) == 1


def _let_able(scene: Scene, item: Item) -> tuple[ManaWay, ...]:
    """Let the least be there with which a thing makes mana (see CONTRACT.md)."""
    stock, mine = scene.world.stock, item.owner or "you"
    theirs = "opponent" if mine == "you" else "you"
    land, bear = scene.world.card(LAND_FOR["G"]), stock.pick("creature", "plain")
    tried = (
        (land, theirs, 1), (land, mine, 1), (bear, mine, 1), (stock.pick("enchantment"), mine, 1),
        (stock.pick("artifact", "mana"), mine, 1), (stock.pick("creature", "legendary"), mine, 1),
        (stock.pick("artifact", "mana"), mine, 3),
    )  # fmt: skip
    for card, owner, count in tried:
        other = scene.add(Item(card, card.front, None, owner))
        other.count = count
        scene.onto_battlefield(other, owner)
        if ways := tuple(each for each in _ways(scene, item) if each.made):
            whose = "you control" if owner == "you" else "the opponent controls"
            number = f"{count} " if count > 1 else ""
            scene.assumptions.append(f"{whose} {number}{card.front.name}")
            return ways
        scene.items.remove(other)
        scene.spoken = [each for each in scene.spoken if each is not other]
    raise NotSupported(f"what lets {item.name} make mana was not said")


def _let_named_be_there(scene: Scene, item: Item) -> None:
    """Let what a card names be there, too, where it makes mana of other things ("X on Y")."""
    named = scene.about.get("named")
    if not isinstance(named, Item) or named in scene.items:
        return
    if any(has(each.ability, TapObjects) for each in mana_abilities(named.face)):
        scene.onto_battlefield(scene.add(named), item.owner or "you")
        scene.assumptions.append(f"{named.name} is there, too")


def _tap_for(
    scene: Scene, statement: Statement, item: Item, other: Item, wanted: WantedMana
) -> None:
    """Let a permanent be tapped for the mana ability of another one."""
    if "tap" not in map(plain, statement.text.split()) or "only" in statement.text.split():
        raise NotSupported(f"whether it is tapped for {other.name} was not said")
    kinds = mana_abilities(other.face)
    taps = [nth for nth, each in enumerate(kinds, start=1) if has(each.ability, TapObjects)]
    ways = [each for each in _ways(scene, other) if each.of == 1 or each.nth in taps]
    fitting = [each for each in ways if _fits(each, ways, wanted)]
    scene.about["a"], scene.about["types"] = other, _types(ways)
    for way in fitting[:1] or ways[:1]:
        which = f"the first {item.name}" if item.count > 1 else scene.ref(item)
        tapped(scene, other, way).tails.append(f"tapping {which}")
    scene.about["makes"] = bool(fitting)


def _commander_of(scene: Scene, who: str) -> bool:
    return any(
        ("as commander" in each.tails or each.zone == "command zone") and each.owner == who
        for each in scene.items
    )


def settled_anew(scene: Scene) -> None:
    """Choose again how the mana is made, in a scene that was changed."""
    mana_changed.settled_anew(scene)
    if not scene.about.pop("settled", None):
        return
    scene.deeds = [each for each in scene.deeds if each.kind != "mana"]
    scene.about.pop("mana made", None)
    line = scene.about.pop("for use", None)
    scene.given = [each for each in scene.given if each != line]
    settle(scene)
    for each in mana_kinds.AGAIN:
        each(scene)
    settle_devotion(scene)


def pay_with_lands_there(scene: Scene) -> None:
    """Let abilities be paid with the lands that the question counts, and no others."""
    for deed in scene.deeds:
        if deed.kind != "activate" or not _are_counted(scene, deed):
            continue
        tails = [each for each in deed.tails if each.startswith("paying with ")]
        paid = {one for each in tails for one in each.removeprefix("paying with ").split("; ")}
        deed.tails = [each for each in deed.tails if each not in tails]
        scene.given = list(filter(None, (_without(line, paid) for line in scene.given)))


def _are_counted(scene: Scene, deed: Deed) -> bool:
    """Tell whether the question says which lands there are to pay with."""
    return any(
        each.is_a("land") and each.zone == "battlefield" and each.owner == deed.who
        and each is not deed.item
        and (each.is_a("basic") or (each.noun is not None and each.noun.counted))
        for each in scene.items
    )  # fmt: skip


def _without(line: str, things: set[str]) -> str:
    """Give a line of what somebody controls without some things; "" where none is left."""
    head, verb, held = line.partition(" control ")
    if not verb:
        head, verb, held = line.partition(" controls ")
    left = [each for each in held.split("; ") if each not in things]
    return line if not verb else f"{head}{verb}{'; '.join(left)}" if left else ""


def _is_taxed(scene: Scene) -> bool:
    """Tell whether an ability that makes no mana is used under what changes costs of abilities."""
    used = [each.ability for each in scene.deeds]
    plain = used and all(isinstance(e, Placed) and not has(e.ability, Add) for e in used)
    nodes = [e for each in scene.items for e in walk(each.face.paragraphs)]
    changes = (e for e in nodes if isinstance(e, CostChange) and not e.this)
    return bool(plain) and any(e.abilities_of or e.keyword for e in changes)


def need_settled(scene: Scene) -> None:
    """Abstain where it was not said for which mana a permanent is tapped."""
    asks = getattr(scene.about.get("ask"), "name", "")
    said = getattr(scene.about.get("ask"), "text", "").split()
    used = [each.ability for each in scene.deeds]
    adds = any(isinstance(each, Placed) and has(each.ability, Add) for each in used)
    makers = adds or any(
        counts(e) or mana_more.is_more(e) or (can_make(e) and not e.is_a("basic"))
        for e in scene.items
    )
    makers = makers or any(map(_may_add, scene.items))
    bare = asks == "cost_or" or (said[:2] == ["how", "much"] and len(said) < len("four"))
    if asks in ("cost", "cost_or") and bare and _is_all_of_mana(scene):
        raise Misfit("what is made is asked for, not what something costs")
    if asks in ("cost", "makes_types") and scene.about.get("devotion said"):
        raise Misfit("how much is made is asked for")
    of_mana = said in (["how", "much", "mana"], ["mana"], ["total", "mana"])
    pooled = any(" mana pool is " in each for each in scene.given)
    of_mana = of_mana or (bare and any(map(_may_add, scene.items)))
    if asks == "cost" and of_mana and (makers or pooled) and not _is_taxed(scene):
        raise Misfit("what is made is asked for, not what something costs")
    if asks == "cost" and scene.deeds and all(map(_is_of_mana, scene.deeds)):
        raise Misfit("what is made is asked for, not what something costs")
    if asks not in PREPARED_VALUES and (
        scene.about.get("on stack") or scene.about.get("no matter")
    ):
        raise Misfit("what is said of the spell is no matter of its mana value here")
    for each in scene.deeds:
        if each.kind == "tap" and not each.line and each.item is not None:
            if each.item.card is None and each.item.count == 1:
                _use_token(each, each.item)
                continue
            raise NotSupported(f"for which mana {each.item.name} is tapped was not said")


def _may_add(item: Item) -> bool:
    """Tell whether a permanent adds mana by any ability, or by a text that is not read."""
    unread = uncompiled_touching(item.face, "mana") is not None
    return item.is_permanent and (unread or has(item.face.paragraphs, Add))


def _use_token(deed: Deed, item: Item) -> None:
    """Let a token make mana of which nothing is asked."""
    who, s = ("you", "") if deed.who == "you" else ("the opponent", "s")
    chosen = ", choosing {W}" if has(item.face.paragraphs, AnyColor) else ""
    deed.kind, deed.line = "mana", f"{who} activate{s} NAME's mana ability{chosen}"


def _use_said_ability(scene: Scene) -> None:
    """Use the ability that was spoken of ("X +1"), where that makes no mana at once."""
    said = scene.about.get("said ability")
    if not isinstance(said, tuple) or scene.deeds:
        return
    item = scene.bind(said[0])
    found = meant(item, said[1])
    if len(found) != 1 or item.card is None:
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    if is_mana(scene, found[0]):
        if len(mana_abilities(item.face)) > 1 and any(map(is_clause, said[1])):
            raise NotSupported(f"how {item.name}'s mana is made is not planned yet")
        return
    if not has(found[0].ability, Add):
        raise Misfit("it makes no mana, and it may be its cost that is asked for")
    scene.onto_battlefield(item, item.owner or "you")
    activated(scene, item, found[0], item.owner or "you")


def _sources(scene: Scene) -> list[Item]:
    """Give what is tapped: what is asked about, what was said to be tapped, or what can be."""
    known = scene.about.get("mana sources")
    if isinstance(known, list):
        return known
    item = scene.about.get("a")
    told = [each for each in scene.deeds if _is_of_mana(each)]
    if told and (item is None or any(each.item is item for each in told)):
        for each in told:
            scene.deeds.remove(each)
        return [each.item for each in told if each.item is not None]
    if isinstance(item, Item):
        if not item.is_permanent:
            if item.zone and not _is_done(scene, item):
                raise Misfit(f"{item.name} is not on the battlefield")
            return []
        return [item]
    if scene.deeds:
        return []
    able = [each for each in scene.items if each.zone == "battlefield" and can_make(each)]
    able += _made_able(scene) if able else []
    best = [each for each in able if not each.is_a("basic") and each.count == 1]
    counting = [each for each in best if counts(each)]
    if _are_all_meant(scene, able, counting):
        return able
    best = counting if len(counting) == 1 else best
    if len(best) == 1 or len(able) == 1:
        return best if len(best) == 1 else able
    raise Misfit("which of them is tapped was not said")


def _made_able(scene: Scene) -> list[Item]:
    """Give the lands that make mana only by what is there (CR 305.6)."""
    lands = [e for e in scene.items if e.zone == "battlefield" and e.is_a("land")]
    return [e for e in lands if not can_make(e) and has_mana_ability_there(scene, e)]


def _costs_mana(item: Item) -> bool:
    """Tell whether mana is to be paid for all the mana that a permanent makes."""
    kinds = [getattr(each.ability, "cost", None) for each in mana_abilities(item.face)]
    return bool(kinds) and all(has(each, PayMana) for each in kinds)


def _are_all_meant(scene: Scene, able: list[Item], counting: list[Item]) -> bool:
    """Tell whether the mana of all that can be tapped is asked about, and of nothing alone."""
    asks = scene.about.get("ask")
    if len(able) < _TWO or not isinstance(asks, Statement) or asks.name != "makes_amount":
        return False
    words = {plain(each) for each in asks.text.split()}
    summed = not words.isdisjoint(_OF_ALL) or "how much" in asks.text
    summed_too = summed and not counting and any(map(_costs_mana, able))
    if summed_too or (counting and not words.isdisjoint(_OF_ALL)):
        raise Unsaid("whether all of them are tapped was not said")
    return summed and not counting and {e.owner for e in able} <= {"", "you"}


_TWO = 2
#: Words that ask for the mana of all that is there.
_OF_ALL = frozenset(("total", "altogether", "overall", "combined", "all"))


def _is_of_mana(deed: Deed) -> bool:
    """Tell whether something is done only to make mana with a permanent."""
    return deed.kind == "tap" or (deed.kind == "activate" and not deed.passes)


def _ways(scene: Scene, item: Item) -> tuple[ManaWay, ...]:
    game = position_of(scene)
    return _as_chosen(item, ways_of(game, id_of(scene, game, item), maker_of(scene, item)))


def _types(ways: Sequence[ManaWay]) -> tuple[str, ...]:
    """Give the types of mana that the permanent itself can make."""
    return ordered({each for way in ways for each in way.own})


def _fits(way: ManaWay, ways: Sequence[ManaWay], wanted: WantedMana) -> bool:
    """Tell whether a way makes the mana that is asked about."""
    types = _types(ways)
    if wanted.joined == "and" and not set(wanted.types) <= set(types):
        return False
    if wanted.joined == "different":
        return len(set(way.own) - {"C"}) >= (wanted.number or 2)
    counted = [each for each in way.made if not wanted.types or each in wanted.types]
    if wanted.joined == "or" and set(wanted.types) - set(types) not in (set(), set(wanted.types)):
        raise NotSupported("it makes one of them and not the other")
    own = [each for each in way.own if not wanted.types or each in wanted.types]
    if wanted.number is None or (wanted.number == 1 and not wanted.types):
        return bool(own)
    most = max(len([e for e in each.made if not wanted.types or e in wanted.types])
               for each in ways)  # fmt: skip
    if most > wanted.number:
        raise NotSupported("it makes more than that")
    return len(counted) == wanted.number


def _makes_else(statement: Statement, ways: Sequence[ManaWay], wanted: WantedMana) -> bool:
    """Tell whether other or more mana may be made, where it is asked for no more than that."""
    said = statement.text.lower().split()
    number = wanted.number or (1 if {"one", "1"} & set(said) else 0)
    more = number and any(len(each.made) > number for each in ways)
    if not more and (not wanted.types or set(_types(ways)) <= set(wanted.types)):
        return False
    if "just" in said:
        raise NotSupported("whether other mana is left out was not said")
    return "only" in said


def _settle_amount(scene: Scene, sources: list[Item], wanted: WantedMana) -> None:
    """Let each source make as much of the mana that is counted as it can, one after another."""
    scene.about["a"] = sources[0]
    scene.about.setdefault("type chosen", False)
    for item in sources:
        need_told(scene, item)
        if any(repeats(each.ability) for each in mana_abilities(item.face)):
            _use_often(scene, item, wanted)
            continue
        pay_for_use(scene, item)
        ways = _ways(scene, item)
        asks = scene.about["ask"]
        implied = isinstance(asks, Statement) and not asks.text
        if not ways and (implied or not can_make(item)):
            raise Misfit(f"{item.name} makes no mana itself")
        if not ways and len(sources) > 1:
            continue  # the others are tapped
        if not ways:
            scene.about["no way"] = item
            scene.given = [each for each in scene.given if each != scene.about.get("for use")]
            return
        best = _most(ways, wanted)
        if len({_counted(each.made, wanted) for each in ways}) > 1:
            scene.assumptions.append(f"as much as {item.name} can make there")
        if len({each.made for each in best}) > 1:
            scene.about["type chosen"] = True
        gone = any(has(each.ability, SacrificeThis) for each in mana_abilities(item.face))
        asks = scene.about["ask"]
        each_one = isinstance(asks, Statement) and not _EACH.isdisjoint(asks.text.split())
        for nth in range(1, (1 if each_one else item.count) + 1):
            which = 1 if gone else nth  # the others move up as it goes
            alone = item.count == 1 or (gone and nth == item.count)
            tapped(scene, item, best[0], 0 if alone else which, told=item.count > 1)


#: Words of an ask for what one of several makes.
_EACH = frozenset(("each", "apiece", "single"))
#: So often an ability is used that taps or gives up other things.
_MOST_USES = 16


def _use_often(scene: Scene, item: Item, wanted: WantedMana) -> None:
    """Use an ability as often as there is something to give for it (see CONTRACT.md)."""
    told = [each for each in scene.items if each is not item and each.zone == "battlefield"]
    if item.count > 1 or not any(each.noun and each.noun.counted for each in told):
        raise NotSupported(f"how often {item.name} is used was not said")
    for _ in range(_MOST_USES):
        ways = _ways(scene, item)
        if not ways:
            return
        best = _most(ways, wanted)
        if len({len(each.made) for each in ways}) > 1:
            raise NotSupported(f"which ability of {item.name} is used is a choice")
        if len({each.made for each in best}) > 1:
            scene.about["type chosen"] = True
        tapped(scene, item, best[0])
    raise NotSupported(f"how often {item.name} is used has no end")


def _most(ways: Sequence[ManaWay], wanted: WantedMana) -> list[ManaWay]:
    """Give the ways that make the most of the mana that is counted, by one ability."""
    amounts: dict[int, set[int]] = {}
    for each in ways:
        amounts.setdefault(each.nth, set()).add(_counted(each.made, wanted))
    best = max(max(each) for each in amounts.values())
    by = [nth for nth, each in amounts.items() if best in each]
    return [each for each in ways if each.nth in by and _counted(each.made, wanted) == best]


def _as_chosen(item: Item, ways: tuple[ManaWay, ...]) -> tuple[ManaWay, ...]:
    """Leave the ways in which the color is chosen that the question names for the permanent."""
    said = next((each.removeprefix("naming ") for each in item.tails if "naming" in each), "")
    if said not in COLORS_BY_NAME or not any(each.chosen for each in ways):
        return ways
    return tuple(each for each in ways if said in each.chosen or not each.chosen)


def _counted(made: Sequence[str], wanted: WantedMana) -> int:
    return len([each for each in made if not wanted.types or each in wanted.types])


# --- devotion -----------------------------------------------------------------------------------


def _devotion(scene: Scene, statement: Statement) -> None:
    """Count devotion by a land that makes as much mana (CR 700.5)."""
    wanted = statement.get("made") or statement.get("made2")
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    color = types[0] if len(types) == 1 else ""
    if len(types) > 1:
        devotion_asked.counted(scene, statement, types)
        return
    if color not in COLORS:
        raise NotSupported("devotion to other than one color is not planned yet")
    if statement.name == "gives_devotion":
        noun = statement.noun()
        if noun is None:
            raise Misfit("what adds to devotion was not said")
        scene.about["b"] = scene.onto_battlefield(scene.bind(noun, "permanent"), "you")
    card = scene.world.stock.pick("devotion-mana")
    land = scene.add(Item(card, card.front, None, "you"))
    scene.onto_battlefield(land, "you")
    scene.about["a"], scene.about["devotion"] = land, color


def settle_devotion(scene: Scene) -> None:
    """Tap the land that shows the devotion."""
    color = scene.about.get("devotion")
    land = scene.about.get("a")
    if color is None or not isinstance(land, Item) or scene.about.get("settled"):
        return
    scene.about["settled"] = True
    if not any(each.zone == "battlefield" and each is not land for each in scene.items):
        raise Misfit("what is there was not said")
    pay_for_use(scene, land)
    ways = [each for each in _ways(scene, land) if set(each.own) <= {color}]
    if not ways:
        raise NotSupported("no mana is made for that devotion")
    tapped(scene, land, max(ways, key=lambda each: len(each.own)))


PREPARED_MANA: dict[str, Handler] = {
    **PREPARED_ABILITIES,
    **PREPARED_VALUES,
    **PREPARED_KEPT,
    **mana_kinds.PREPARED,
    "pays": mana_paying.asked,
    "mana_bound": mana_bound.bound,
    "mana_free": mana_bound.bound,
    "helper_pays": helper_pays,
    "pool_pays": mana_hues.prepare,
    "mana_needed": needed,
    "mana_snow": mana_bound.bound,
    "made_becomes": mana_bound.becomes,
    "extra_pays": mana_may_pay.pays,
    "spell_copied": mana_used.copied,
    "copies_amount": mana_used.copied,
    **dict.fromkeys(sorted(SETTLED), _asked),
    "devotion": _devotion,
    "gives_devotion": _devotion,
    "happens": _or_mana(OPEN["happens"]),
    "how_much": _or_mana(NOTIONS["how_much"]),
}
SETTLING: tuple[Callable[[Scene], None], ...] = (
    *mana_kinds.FIRST,
    need_no_free_way, pay_with_lands_there, need_untapped, settle,
    *mana_kinds.AGAIN,
    settle_devotion, need_settled, settle_payment,
    mana_used.settle_spent, mana_bound.settle_bound,
)  # fmt: skip
