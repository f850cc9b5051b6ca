"""What a question says the cards do: "X makes my Y a land"; it is looked up on the board."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import Ability, Keyword, StaticAbility, TriggeredAbility
from rulings_cli.abilities.described import ChosenQuality
from rulings_cli.abilities.static import BecomesA, ChangeTypes, GrantAbilities, LoseAbilities
from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import has, intrinsic
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import wearing
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import Value, walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

_ASKS = """
made_so: do|will|can <b> [also|still|even] make|turn <a> [into] <type> [too]
keeps_abilities: do|will <a> [still] keep|retain|have [all|any] [of] [its|it|their] ['s] ability
keeps_abilities: have <a> [still] [all|any] [of] [its|it] ['s] ability
loses_abilities: do|will <a> [still] lose [all|any] [of] [its|it|their|the] ['s] [other|own] ability
loses_abilities: do|will <b> make <a> lose [all|any] [of] [its|it|their|the] ['s] ability
loses_abilities: do|will <b> remove|strip [all] <a> 's ability
around: do|will|can <b> [still] get|work around|past|through <a>
around: do|will|can <b> [still] beat|help|work against|under|with <a>
loses_abilities: be <a> blank|blanked|vanilla
loses_abilities: do|will <b> [also|even] blank|neuter <a>
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of what the cards make of each other."""
    return table("ask", _ASKS)


def makes_so(scene: Scene, statement: Statement) -> None:
    """Put the one and the other there; whether the one makes the other so is seen then."""
    by, noun = statement.noun("b"), statement.noun()
    assert by is not None
    assert noun is not None
    if by.pronoun or not by.is_card:
        raise Misfit("what makes it so was not said")
    maker = scene.bind(by)
    item = scene.bind(noun, "permanent")
    quality = statement.word("type")
    if _acts(maker, quality):
        raise Misfit(f"{maker.name} has to be used to make it so")
    if maker.is_a("Aura"):
        wearing.attach(scene, item, by)
    elif not maker.is_permanent:
        raise Misfit(f"{maker.name} makes nothing so as long as it is there")
    scene.onto_battlefield(maker, soft=True)
    scene.onto_battlefield(item, noun.owner or maker.owner)
    claim(scene, item, quality)


def turned(scene: Scene, statement: Statement) -> Deed:
    """Use on a thing what makes it so, whoever does that: "NAME turns my X into an Elk"."""
    from rulings_cli.ask.statements.causing import use_on

    by, noun = statement.noun("b"), statement.noun()
    if by is None or noun is None:
        raise Misfit("what is made so was not said")
    quality, maker, item = statement.word("type"), scene.bind(by), scene.bind(noun, "permanent")
    if not _acts(maker, quality):
        raise Misfit(f"{maker.name} is not used to make it so")
    mine = item.owner == "you" and not item.assumed
    who = statement.word("who") or maker.owner or ("opponent" if mine else "you")
    scene.onto_battlefield(item, item.owner or who)
    return use_on(scene, maker, who, item, lambda ability: _makes(ability, quality))


def _acts(maker: Item, quality: str) -> bool:
    """Tell whether something makes others so once: it is cast or activated, or it triggers."""
    changing = [each for each in maker.face.abilities if _makes(each, quality)]
    return bool(changing) and not any(isinstance(each, StaticAbility) for each in changing)


def _makes(ability: Ability, quality: str) -> bool:
    return any(
        quality in (*getattr(each, "types", ()), *getattr(each, "subtypes", ()))
        for node in walk(ability)
        if isinstance(node, ChangeTypes | BecomesA)
        for each in (node, getattr(node, "what", node))
    )


def claim(scene: Scene, item: Item, quality: str) -> None:
    """Keep what the question says that a thing is: a type, or a size."""
    claims = scene.about.setdefault("claims", [])
    assert isinstance(claims, list)
    claims.append((item, quality))


def settle(scene: Scene) -> None:
    """Abstain where something is not what the question says the cards make of it."""
    _let_act(scene)
    claims = scene.about.get("claims")
    if not isinstance(claims, list) or scene.about.get("claims seen"):
        return
    scene.about["claims seen"] = True
    for item, quality in claims:
        if not is_so(scene, item, quality):
            raise NotSupported(f"{item.name} is no {quality} there")


#: What is asked of what one thing makes of another, and what makes it that.
_OF_ANOTHER = frozenset(("made_so", "keeps_abilities", "loses_abilities"))
_CHANGES = (LoseAbilities, ChangeTypes, BecomesA)


def _let_act(scene: Scene) -> None:
    """Attach the one thing to the other, or use it on that, where it changes others only so."""
    from rulings_cli.ask.statements.causing import use_on

    asks, item = scene.about.get("ask"), scene.about.get("a")
    if not isinstance(asks, Statement) or asks.name not in _OF_ANOTHER or scene.deeds:
        return
    noun = asks.noun("b")
    if noun is None or not isinstance(item, Item):
        return
    maker = scene.bind(noun)
    changes = [each for each in maker.face.abilities if has(each, *_CHANGES)]
    if maker.is_a("Aura") or maker.is_a("Equipment"):
        scene.about["holder"] = item
        scene.put_on(maker)
    elif changes and not any(isinstance(each, StaticAbility) for each in changes):
        if item.assumed and any(isinstance(each, TriggeredAbility) for each in changes):
            raise NotSupported(f"whose {item.name} is was not said")
        use_on(scene, maker, maker.owner or "you", item)


def is_so(scene: Scene, item: Item, quality: str) -> bool:
    """Tell whether a permanent has a type, subtype, supertype or size in the position."""
    from rulings_cli.ask.statements.tapping import id_of, position_of
    from rulings_cli.engine import layers

    if "/" in quality:  # a size is what it is before anything is done
        from rulings_cli.ask.plan import Script
        from rulings_cli.ask.statements.exploring import watched
        from rulings_cli.ask.statements.writing import script_of

        game = watched(Script(script_of(scene).given, ()), scene.world).game
        now = layers.characteristics(game, id_of(scene, game, item))
        return quality == f"{now.power}/{now.toughness}"
    game = position_of(scene)
    now = layers.characteristics(game, id_of(scene, game, item))
    return quality in (*now.types, *now.subtypes, *now.supertypes)


# --- what is asked ------------------------------------------------------------------------------


def _abilities(scene: Scene, statement: Statement) -> None:
    """Ask whether a thing has what is printed on it, with what else is there."""
    noun, by = statement.noun(), statement.noun("b")
    if scene.deeds:
        raise NotSupported("what happens besides is not planned yet here")
    for each in (by, noun):
        if each is not None:
            scene.onto_battlefield(scene.bind(each, "permanent"), soft=True)
    item = scene.bind(noun) if noun is not None else None
    if item is None or item.card is None or not _printed(item):
        raise Misfit("what has abilities was not said")
    if sum(each.zone == "battlefield" for each in scene.items) < len((item, "another")):
        raise Misfit("what takes its abilities was not said")
    if has(item.face.paragraphs, ChosenQuality) and not any("naming" in e for e in item.tails):
        item.tails.append("naming Human")
    scene.about["a"] = item


def _printed(item: Item) -> list[Value]:
    """Give the printed abilities, with what basic land types bring (CR 305.6)."""
    printed = (e for e in item.face.abilities if not isinstance(e, Keyword) or e.name != "enchant")
    return [*printed, *(each.ability for each in intrinsic(item.face))]


def _abilities_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the printed abilities are all there, or all gone."""
    from rulings_cli.ask.statements.tapping import id_of
    from rulings_cli.engine import layers

    item = scene.about["a"]
    assert isinstance(item, Item)
    now = layers.characteristics(run.game, id_of(scene, run.game, item)).abilities
    printed = _printed(item)
    left = [each for each in printed if each in now]
    if left and len(left) < len(printed):
        raise NotSupported("some of its abilities are left")
    loses = statement.name == "loses_abilities"
    name = scene.ref(item)
    says = f"{name} has its abilities" if left else f"{name} has lost its abilities"
    verdict = "no" if bool(left) == loses else "yes"
    line = f"{name} is on the battlefield" if now else f"{name} has no abilities"
    rule = "613.1f" if left else "305.7" if now and item.is_a("land") else "113.10"
    step = Step(says, (rule,))
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says, steps=(step,)),)


def _around(scene: Scene, statement: Statement) -> None:
    """Let a plain nonbasic land be there, with what hinders it and what may help it."""
    nouns = (statement.noun("b"), statement.noun())
    if scene.deeds or any(each is None or each.pronoun for each in nouns):
        raise Misfit("what gets around what was not said")
    things = [scene.bind(each, "permanent") for each in nouns if each is not None]
    for each in things:
        scene.onto_battlefield(each, "you", soft=True)
    if not has(things[0].face.paragraphs, GrantAbilities, ChangeTypes):
        raise Misfit(f"{things[0].name} gives lands nothing")
    taken = tuple(each.name for each in things)
    card = scene.world.stock.pick("land", "nonbasic", other_than=taken)
    land = scene.add(Item(card, card.front, None, "you"))
    scene.about["a"] = scene.onto_battlefield(land, "you")
    scene.about["around"] = tuple(things)
    scene.assumptions.append(f"tried with {card.front.name}")


def _around_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the land makes all that it makes with the one alone."""
    del statement
    from rulings_cli.ask.statements.exploring import watched
    from rulings_cli.ask.statements.mana_more import without
    from rulings_cli.ask.statements.tapping import id_of, ordered
    from rulings_cli.ask.statements.writing import script_of
    from rulings_cli.engine import mana

    land, pair = scene.about["a"], scene.about["around"]
    assert isinstance(land, Item)
    assert isinstance(pair, tuple)
    tool: Item = pair[0]
    hinder: Item = pair[1]

    def types() -> set[str]:
        game = watched(script_of(scene), scene.world).game
        return set(mana.could_produce(game, id_of(scene, game, land)))

    there = set(mana.could_produce(run.game, id_of(scene, run.game, land)))
    with without(scene, hinder):
        alone = types()
        with without(scene, tool):
            gained = alone - types()
    with without(scene, tool):
        hindered = types()
    items = list(scene.items)
    first, second = scene.items.index(tool), scene.items.index(hinder)
    scene.items[first], scene.items[second] = hinder, tool
    otherwise = types()
    scene.items[:] = items
    if not gained or not (gained <= there or there == hindered):
        raise NotSupported(f"how {tool.name} would get around {hinder.name}")
    if otherwise != there:
        raise Unsaid(f"it rests on which of {tool.name} and {hinder.name} came first")
    symbols = "".join(f"{{{each}}}" for each in ordered(there)) or "no mana"
    line = f"{scene.ref(land)} could produce {symbols}"
    verdict = "no" if there == hindered else "yes"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


PREPARED_CLAIMS: dict[str, Handler] = {
    "keeps_abilities": _abilities,
    "loses_abilities": _abilities,
    "around": _around,
}
JUDGED_CLAIMS: dict[str, Judge] = {
    "keeps_abilities": _abilities_judged,
    "loses_abilities": _abilities_judged,
    "around": _around_judged,
}
