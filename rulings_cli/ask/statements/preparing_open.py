"""Open questions, before they are played: of what they are asked."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli.abilities.abilities import ActivatedAbility, StaticAbility
from rulings_cli.abilities.effects import DealDamage
from rulings_cli.abilities.triggers import Casts
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import causing, doing
from rulings_cli.ask.statements.causing import happen
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import _is_done, _is_named, _last, _thing, aimed_at
from rulings_cli.ask.statements.preparing_events import _known
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import CASTS_IT, Deed, Item, Misfit, Scene
from rulings_cli.ask.ways import ACTIVATED, way_said
from rulings_cli.errors import NotSupported


def _happens(scene: Scene, statement: Statement) -> None:
    """Ask what comes of what was done; of two things at least, or of what was said to be done."""
    _cast_what_was_found(scene)
    named = [each for each in scene.items if each.noun is not None]
    creatures = [each for each in named if each.is_a("creature") and each.zone == "battlefield"]
    doubled = [e for e in named if e.is_a("legendary") and e.count > 1]
    if not scene.deeds and doubled and doubled[0].zone == "battlefield":
        happen(scene, "you", None, "you pass").passes = False  # the position is looked at (704.3)
    if not (scene.deeds or statement.text) and _changes_costs(scene):
        _ask_cost(scene)
        return
    if not statement.text and _only_named(scene) and not _changes_costs(scene):
        raise Misfit("nothing is asked")
    there = all(each.zone == "battlefield" for each in named)
    if not scene.deeds and statement.text and len(named) > 1 and creatures and there:
        who = scene.turn or "you"
        line = "you pass" if who == "you" else "the opponent passes"
        happen(scene, who, None, line).passes = False
    if not scene.deeds:
        from rulings_cli.ask.statements.completing import _activate_for_counters

        _activate_for_counters(scene)
    if scene.about.get("against") and not scene.deeds and len(creatures) == 1:
        _cast_against(scene, creatures[0], named)
    if not scene.deeds and len(creatures) == 1 and len(named) > 1 and not statement.text:
        # nothing happens: what can be asked of the position is how large the one creature is
        noun = creatures[0].noun
        if noun is None or not (noun.is_card or noun.size):
            raise Misfit("how large something is that was only spoken of is not asked")
        scene.about["a"] = creatures[0]
        scene.about["ask"] = Statement("ask", "size", (), "size")
        scene.about["size implied"] = True
        return
    if not scene.deeds or not (named or statement.text):
        raise NotSupported("what is done was not said")
    if not statement.text and _may_be_of_costs(scene):
        _ask_cost(scene)
        return
    cards = {each.card.name for each in named if each.card is not None and _is_named(each)}
    if not statement.text and len(cards) < 2 and not (scene.about.get("against") and named[1:]):
        raise Misfit("nothing is asked")


def _cast_against(scene: Scene, item: Item, named: Sequence[Item]) -> None:
    """Cast a creature card that something which looks at spells is said to stand against."""
    others = [each for each in named if each is not item and each.is_permanent]
    if not any(has(each.face.paragraphs, Casts) for each in others):
        raise Misfit("how large something is is not asked against another thing")
    item.zone, item.soft = "", False
    doing.cast_item(scene, item, item.owner or "you")


def _only_named(scene: Scene) -> bool:
    """Tell whether nothing but the names of cards was said."""
    said = scene.about.get("said")
    return isinstance(said, tuple) and all(
        each.name == "topic" and not each.joined for each in said if each.kind != "ask"
    )


def _ask_cost(scene: Scene) -> None:
    """Ask what it costs, where only what is cast was said, and what changes that."""
    from rulings_cli.ask.statements.preparing_costs import COSTS

    if [each.kind for each in scene.deeds] not in ([], ["cast"]) or not _changes_costs(scene):
        raise Misfit("it may be the cost that is asked for")
    used = [
        (each.noun, word)
        for each in scene.items
        for word in (each.noun.keywords if each.noun is not None else ())
        if way_said(word) in ACTIVATED
    ]
    scene.about["implied cost"] = True
    asked = Statement("ask", "cost", (), "")
    if len(used) == 1 and not scene.deeds:
        asked = Statement("ask", "cost_way", (("a", used[0][0]), ("way", used[0][1])), "")
    scene.about["ask"] = asked
    COSTS[asked.name](scene, asked)


def _may_be_of_costs(scene: Scene) -> bool:
    """Tell whether something changes what is paid, or another way to pay is said."""
    ways = ("exiling", "discarding", "sacrificing", "paying", "for its")
    return _changes_costs(scene) or any(
        each.startswith(ways) for deed in scene.deeds for each in deed.tails
    )


def _changes_costs(scene: Scene) -> bool:
    """Tell whether a permanent there, or what is cast itself, changes what is paid."""
    from rulings_cli.abilities.static import CostChange, MinimumCost

    cast = [each.item for each in scene.deeds if each.kind == "cast" and each.item is not None]
    return any(
        has(each.face.paragraphs, CostChange, MinimumCost) or each.has("affinity")
        for each in (*scene.permanents(), *cast)
        if each.noun is not None
    )


def _cast_what_was_found(scene: Scene) -> None:
    """Let a card be cast that may be cast now: a suspended one without counters."""
    from rulings_cli.ask.statements.acting_spells import cast_found

    waits = isinstance(scene.about.get("found"), Item)
    if waits and not any(each.line.startswith(CASTS_IT) for each in scene.deeds):
        cast_found(scene, Noun("it", pronoun="it"))


def _of_thing(scene: Scene, statement: Statement) -> None:
    """Ask what became of one thing."""
    noun = statement.noun("b") or statement.noun()
    if noun is None:
        item = _moved(scene) or aimed_at(scene) or _last(scene, "")
    else:
        if noun.part and noun.part not in ("target", "target creature", "creature"):
            raise NotSupported(f"what becomes of {noun.text!r} is not planned yet")
        item = _known(scene, noun, "")
        if noun.pronoun:
            item = _moved(scene) or aimed_at(scene) or item
    if not scene.deeds and noun is not None and _is_put_away(noun):
        scene.onto_battlefield(item, item.owner or "you")
        causing.happen(scene, "you", None, "you pass").passes = False
    if not scene.deeds and noun is not None and _are_under(scene, item):
        scene.onto_battlefield(item, item.owner or "you")
        causing.happen(scene, "you", None, "you pass").passes = False  # it is looked at once
        scene.about["under"] = True
    if not scene.deeds:
        raise NotSupported("what is done was not said")
    if item.is_permanent and not item.zone and not _is_done(scene, item):
        scene.onto_battlefield(item, soft=True)
    scene.about["a"] = item


def _are_under(scene: Scene, item: Item) -> bool:
    """Tell whether all that is named beside a thing are permanents, whose static abilities work."""
    others = [each for each in scene.items if each is not item and each.noun is not None]
    there = all(each.is_permanent and each.zone == "battlefield" for each in others)
    works = [each for each in others if _works_always(each)]
    return there and item.is_permanent and bool(works) and works == others


def _works_always(item: Item) -> bool:
    """Tell whether a permanent has static abilities, and none that are activated."""
    kinds = [type(e) for e in item.face.abilities]
    return StaticAbility in kinds and ActivatedAbility not in kinds


def _is_put_away(noun: Noun) -> bool:
    """Tell whether a thing is put into a graveyard for what it is: for no loyalty or toughness."""
    return (0, "loyalty") in noun.counters or noun.size.endswith("/0")


def _moved(scene: Scene) -> Item | None:
    """Give what was done something to last, where that is surely what is asked about."""
    about = scene.about.get("goes on about")
    if isinstance(about, Item):
        return about
    deed = scene.deeds[-1] if scene.deeds else None
    if deed is None:
        return None
    if deed.kind == "happen" and deed.item is not None and "NAME" in deed.line:
        return deed.item
    spells = [e for e in deed.targets if isinstance(e, Item) and _is_done(scene, e)]
    return spells[0] if len(spells) == 1 and spells[0].zone != "battlefield" else None


def _need_whose_aura(scene: Scene, statement: Statement) -> None:
    """Abstain of who gets something where whose an Aura on the opponent's thing is was not said."""
    if statement.name == "who_dies":
        return
    for each in scene.items:
        on = each.attached_to
        told = each.noun is None or each.noun.owner
        if isinstance(on, Item) and on.owner == each.owner == "opponent" and not told:
            raise NotSupported(f"whose {each.name} is was not said")


def _who_dies(scene: Scene, statement: Statement) -> None:
    _need_whose_aura(scene, statement)
    if not scene.deeds:
        raise NotSupported("what is done was not said")


def _first(scene: Scene, statement: Statement) -> None:
    """Ask for the order of what is on the stack: nothing resolves."""
    for slot in ("a", "b"):
        noun = statement.noun(slot)
        if noun is not None:
            scene.bind(noun)
    cast = [each for each in scene.deeds if each.kind in ("cast", "activate")]
    if len(cast) < 2:
        raise NotSupported("what is on the stack was not said")
    for each in cast[1:]:
        each.response = True
    scene.about["held"] = True


def _who_gets_token(scene: Scene, statement: Statement) -> None:
    """Ask who gets a token of a kind."""
    noun = statement.noun()
    if noun is None or noun.is_card or noun.pronoun or noun.part or not scene.deeds:
        raise Misfit("no kind of token is named")
    scene.about["kind"] = noun


def _transforms(scene: Scene, statement: Statement) -> None:
    """Ask of what has another face to show, where "it" is meant."""
    noun = statement.noun()
    if noun is None or noun.pronoun:
        turning = [e for e in scene.spoken if e.card is not None and e.card.layout == "transform"]
        if len(turning) != 1:
            raise Misfit("what has another face was not said")
        scene.about["a"] = turning[0]
        if not turning[0].zone and not _is_done(scene, turning[0]):
            scene.onto_battlefield(turning[0], soft=True)
        return
    _thing("permanent")(scene, statement)


def _of_life(scene: Scene, statement: Statement) -> None:
    said = next(iter(scene.life)) if len(scene.life) == 1 else "you"
    scene.about["who"] = statement.word("who") or statement.word("whose") or said
    if not scene.deeds:
        raise NotSupported("what is done was not said")
    for each in scene.deeds:
        deals = each.item is not None and has(each.item.face.paragraphs, DealDamage)
        if deals and each.kind == "cast" and not each.targets and each.who == scene.about["who"]:
            raise NotSupported("whom the damage would be dealt to was not said")


def _wins(scene: Scene, statement: Statement) -> None:
    fights = any(each.kind == "block" or "fights" in each.line for each in scene.deeds)
    if fights and statement.text.lower() in ("who wins", "who loses", "which wins"):
        scene.about["ask"] = statement.evolve(name="who_dies")  # of the two that meet
    if not scene.deeds and set(scene.life.values()) == {0} and len(scene.life) == _BOTH:
        scene.deeds.append(Deed("happen", "", None, "you pass"))  # both are looked at (704.3)
        scene.deeds[-1].passes = False
    if not scene.deeds:
        raise NotSupported("what is done was not said")


_BOTH = 2


def _sizes(scene: Scene, statement: Statement) -> None:
    """Ask for the sizes of two things."""
    for slot in ("a", "b"):
        noun = statement.noun(slot)
        if noun is None:
            raise Misfit("of which two it is asked was not said")
        item = scene.bind(noun, "creature")
        if item.is_permanent and not item.zone and not _is_done(scene, item):
            scene.onto_battlefield(item, soft=True)
        scene.about[slot] = item


def _what_is(scene: Scene, statement: Statement) -> None:
    """Ask what a permanent is after what was done."""
    noun = statement.noun()
    if noun is None or not scene.deeds:
        raise Misfit("what has changed was not said")
    _thing("permanent")(scene, statement)


def _of_itself(scene: Scene, statement: Statement) -> None:
    """Ask for the colors, types or abilities of a permanent."""
    _thing("permanent")(scene, statement)
    item = scene.about["a"]
    if not isinstance(item, Item) or item.count > 1:
        raise Misfit("of which thing it is asked was not said")
    if item.card is None and not scene.deeds:
        raise NotSupported("what a thing is that is only described was not said")


def _which_of(scene: Scene, statement: Statement) -> None:
    """Ask which of two things somebody gets: tokens, mana, cards, life."""
    nouns = [statement.noun("a"), statement.noun("b")]
    if "mana" in statement.text.split():
        nouns.pop()
    if any(each is None or each.is_card or each.pronoun or each.part for each in nouns):
        raise Misfit("no two kinds of things are named")
    if not scene.deeds:
        raise NotSupported("what is done was not said")
    scene.about["who"] = statement.word("who") or "you"


OPEN = {
    "sizes": _sizes,
    "who_gains": _who_dies,
    "who_does": _who_dies,
    "who_gets_token": _who_gets_token,
    "transforms": _transforms,
    "what_is": _what_is,
    "what_type": _of_itself,
    "what_color": _of_itself,
    "has_abilities": _of_itself,
    "which_of": _which_of,
    "gone": _of_thing,
    "happens": _happens,
    "happens_to": _of_thing,
    "who_dies": _who_dies,
    "where": _of_thing,
    "whose": _of_thing,
    "who_controls": _of_thing,
    "first": _first,
    "life_total": _of_life,
    "toughness_amount": _thing("creature"),
    "power_toughness": _thing("creature"),
    "wins": _wins,
    "is_draw": _wins,
}
