"""Whether something makes more mana when it is tapped, for another thing is there (CR 106.12).

The mana that is made is compared with what the same use makes without the other thing.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import TriggeredAbility
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.described import Another, HasState, HasSubtype, HasSupertype
from rulings_cli.abilities.quantities import Colors, DistinctAmong
from rulings_cli.abilities.static import ManaInstead, ModifyPowerToughness
from rulings_cli.abilities.triggers import CausesMana, TappedForMana
from rulings_cli.ask.cards import adds_mana, has, mana_abilities
from rulings_cli.ask.plan import Guard, Option
from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.abilities_said import meant
from rulings_cli.ask.statements.mana_untold import COUNTS, counts, looks_around
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import (
    can_make,
    id_of,
    let_be_sacrificed,
    ordered,
    pay_for_use,
    position_of,
    tapped,
    ways_of,
)
from rulings_cli.ask.statements.using import activated, is_mana
from rulings_cli.ask.statements.words import plain
from rulings_cli.ask.stock import LAND_FOR
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

#: Words that many patterns share, in capitals.
_PIECES = {
    "GIVE": "give|make|produce|add|grant|generate [me|him|her|them|us|my] [opponent]",
    "MORE": "[still] an|a|the|any|my [1|2] extra|additional|bonus|second|added|more",
    "MULTIPLY": "double|triple|multiply|doubled|tripled|multiplied",
    "COUNT": "count|counted|add",
    "FROM": "from|for|off|with|by|on|when|if|out [of] [i] [tap]",
}
_ASKS = """
more_mana: do|will|can <who> get|have|make|receive MORE [<made>] [FROM <a>]
more_mana: do|will|can <who> get|have|make|receive MORE mana [FROM <a>] [FROM <b>]
more_mana: do|will|can <who> [still] get|have extra|additional|bonus|more [<made>] [FROM <a>]
more_mana: do|will|can <who> [still] get|have|make <made> extra|more|additional [FROM <a>]
more_mana: [any|an|the|a] extra|additional|bonus|more [<made>] [FROM <a>] ?
more_mana: [do|will] <b> GIVE MORE [<made>] [FROM <a>]
more_mana: [do|will] <b> GIVE extra|additional|bonus|more [<made>] [FROM <a>]
more_mana: [do|will] <a> tap for MORE [<made>]
more_mana: do|will <a> get|have MORE [<made>] [from|off|by|with <b>]
more_mana: [do|will] <a> tap for extra|additional|bonus|more [<made>] [with <b>]
more_mana: [do|will] <b> [also|still] MULTIPLY [the] [mana] [from|of|off] <a> ['s] [mana]
more_mana: [do|will] <b> [also|still] MULTIPLY [the] [mana] [from|of|off] <p>
more_mana: be [the] [mana] [from|of|off] <a> ['s] [mana] MULTIPLY [by|with|under <b>]
more_mana: do|will [the] [mana] [from|of|off] <a> ['s] [mana] get|be MULTIPLY [by|with|under <b>]
more_mana: do|will <a> [mana] get|be MULTIPLY [by|with|under <b>]
counts_for: do|will|can <b> [still|also] COUNT [as [a] <type>] for|toward|with|to|on <a> ['s] [mana]
counts_for: do|will|can <b> [still|also] COUNT [as [a] <type>] when|if|as i tap <a>
counts_for: do|will <a> [still|also] count|see|include <b> [too|itself]
counts_for: do|will <b> [still|also] give|make <a> more|extra mana
counts_for: <b> COUNT for|toward|towards <a> ?
counts_for: do|will it|that|this [still|also|now] count for|toward|towards|with <a>
tron: be|is [<whose>] tron [still|now|even] on|active|online|live|assembled|working|complete|up
tron: do|will <who> [still|now|even|already] have|control|get tron [on|assembled|online]
tron: be|is that|this|it [still|now|already] tron
no_tron: do|will <who> lose tron
"""
_EFFECT = "effect|spell|card|ability|something|trigger"
_FACTS = """
other_mana: [an|some|another] EFFECT make <a> tap for <made> [instead]
other_mana: [an|some|another] EFFECT make <a> make|produce|add <made> [instead]
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of mana that is more."""
    lines = with_pieces(_ASKS, _PIECES)
    return (*table("ask", lines), *table("fact", _FACTS.replace("EFFECT", _EFFECT)))


def other_mana(scene: Scene, statement: Statement) -> None:
    """Let a basic land make mana of another type by an effect that does just that."""
    noun, wanted = statement.noun(), statement.get("made")
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    if noun is None or len(types) != 1:
        raise Misfit("which mana it makes instead was not said")
    item = scene.onto_battlefield(scene.bind(noun, "permanent"), noun.owner or "you")
    if not item.is_a("basic"):
        raise NotSupported("what makes it produce other mana was not said")
    card = scene.world.stock.pick("other-mana")
    other = scene.add(Item(card, card.front, None, item.owner or "you"))
    scene.onto_battlefield(other, item.owner or "you")
    scene.about["stand-in"] = other
    scene.about["more source"], scene.about["types told"] = item, types
    scene.assumptions.append(f"{card.front.name} is what makes it so")


#: What changes or adds to the mana that others make.
_MORE = (ManaInstead, TappedForMana, CausesMana)


def is_more(item: Item) -> bool:
    """Tell whether a thing changes or adds to the mana that others make."""
    return changes_mana(item.face)


def changes_mana(face: Face) -> bool:
    """Tell whether a card changes or adds to the mana that others make."""
    return has(face.paragraphs, *_MORE)


def _adds(item: Item) -> bool:
    """Tell whether a thing makes more mana, and not only mana of another type."""
    changes = (e for e in walk(item.face.paragraphs) if isinstance(e, ManaInstead))
    return has(item.face.paragraphs, *_MORE[1:]) or any(e.becomes is None for e in changes)


def _asked(scene: Scene, statement: Statement) -> None:
    """Take in what is said to make the mana, and what is said to make it more."""
    nouns = [noun for slot in ("b", "a") if (noun := statement.noun(slot)) is not None]
    for noun in sorted(nouns, key=lambda each: bool(each.pronoun)):  # "does X count itself"
        _bound(scene, noun)
    said = statement.get("p")
    if isinstance(said, tuple):
        _use_said(scene, *said)
    if scene.deeds and not all(_may_stand(each.kind) for each in scene.deeds):
        raise NotSupported("what happens besides the mana is not planned yet here")
    scene.about["more"] = statement


def ask_altered(scene: Scene, statement: Statement) -> None:
    """Ask whether a thing makes other mana, or more, for another is there."""
    nouns = statement.noun("a"), statement.noun("b")
    source, more = (scene.bind(each, "permanent") for each in nouns if each is not None)
    if not alters(more, source):
        raise Misfit(f"{more.name} changes no mana of {source.name}")
    scene.about["ask"] = asked = statement.evolve(name="alters_mana")
    _asked(scene, asked)


def _ask_tron(scene: Scene, statement: Statement) -> None:
    """Tap the first of those lands that look for each other, which players call by that name."""
    who = statement.word("who") or statement.word("whose") or "you"
    lands = [e for e in scene.items if "Urza's" in e.face.subtypes and can_make(e)]
    lands = [e for e in lands if e.zone == "battlefield" and (e.owner or who) == who]
    lands.sort(key=lambda each: each.count)
    if not lands or scene.deeds:
        raise Misfit("which of those lands are there was not said")
    scene.about["a"] = lands[0]
    scene.about["more"], scene.about["more parts"] = statement, (lands[0], lands[0])


def _judge_tron(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell by how much mana one of the lands makes: with the others there it is more than one."""
    from rulings_cli.ask.statements.mana_judged import _pool_line

    source = known(scene)[0]
    who = source.owner or "you"
    made = _counted(run, who, ())
    verdict = "yes" if (len(made) > 1) == (statement.name == "tron") else "no"
    says = f"{source.name} makes {_said(made)}"
    return (Option((_pool_line(run, who),), verdict, f"{verdict.title()}: {says}.", outcome=says),)


def _with_another(card: Card) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        other = scene.add(Item(card, card.front, None, known(scene)[0].owner or "you"))
        scene.onto_battlefield(other, other.owner)

    return change


def alters(more: Item, source: Item) -> bool:
    """Tell whether all that one thing may change of another is the mana that it makes."""
    grows = source.is_a("creature") and has(more.face.paragraphs, ModifyPowerToughness)
    return is_more(more) and can_make(source) and source is not more and not grows


def _may_stand(kind: str) -> bool:
    return kind in ("tap", "cast", "activate", "mana")


def _use_said(scene: Scene, noun: Noun, words: tuple[str, ...]) -> None:
    """Use the ability that is meant; it may be no mana ability at all."""
    item = scene.bind(noun, "permanent")
    scene.onto_battlefield(item, soft=True)
    if is_more(item):
        scene.about["more adds"] = item
        return
    found = [each for each in meant(item, words) if adds_mana(each.ability)]
    if len(found) != 1:
        raise Misfit(f"which ability of {item.name} makes mana was not said")
    if not is_mana(scene, found[0]):
        activated(scene, item, found[0], item.owner or "you")
    scene.about["more source"] = item


def _bound(scene: Scene, noun: Noun) -> Item:
    if noun.part not in ("", "mana", "mana ability"):
        raise NotSupported(f"what mana {noun.text!r} makes is not planned yet")
    item = scene.bind(noun)
    if item.is_spell:
        if not any(each.item is item for each in scene.deeds):
            doing.cast_item(scene, item, item.owner or "you")
    elif item.is_permanent:
        scene.onto_battlefield(item, soft=True)
    return item


def parts(scene: Scene) -> tuple[Item, Item]:
    """Give the one thing that makes the mana, and the one that may make it more."""
    statement = scene.about["more"]
    assert isinstance(statement, Statement)
    if statement.name == "counts_for":
        return _counted_for(scene, statement)
    told = [each.item for each in scene.deeds if each.kind in ("tap", "mana") and each.item]
    used = scene.about.get("more source")
    told += [used] if isinstance(used, Item) else []
    told += [
        each.item for each in scene.deeds
        if each.kind == "activate" and each.item and not each.passes
    ]  # fmt: skip
    if (both := _of_added(scene, statement)) is not None:
        return both
    named = [
        bound[1]
        for slot in ("a", "b")
        if (noun := statement.noun(slot)) is not None and (bound := scene.bound.get(id(noun)))
    ]
    others = [each for each in scene.items if each.zone == "battlefield"]
    adding = [each.item for each in scene.deeds if each.kind == "cast" and each.item]
    spells = [e for e in adding if e.is_spell and is_more(e)]
    other = scene.about.get("stand-in")
    more = [each for each in (*others, *spells) if is_more(each) and each is not other]
    asked_more = [each for each in more if each in named and each not in told]
    more = asked_more or [each for each in more if each not in told]
    more = [each for each in more if _adds(each)] or more
    if len(more) != 1:
        raise NotSupported("which of them makes more of the mana was not said")
    able = [each for each in others if each is not more[0] and can_make(each)]
    source = told or [each for each in named if each is not more[0]] or _likeliest(able)
    if len(source) != 1:
        raise Misfit("what makes the mana was not said")
    return source[0], more[0]


def _of_added(scene: Scene, statement: Statement) -> tuple[Item, Item] | None:
    """Give a land for whose mana one thing adds some, and what may make that more, too."""
    nouns = (statement.noun("a"), statement.noun("b"))
    things = [scene.bind(each) for each in nouns if each is not None]
    spoken = scene.about.get("more adds")
    things = [spoken, *things] if isinstance(spoken, Item) else things
    if len(things) != len(nouns) or scene.deeds:
        return None
    adds, more = things
    if adds is more or not (is_more(adds) and is_more(more)) or can_make(adds):
        return None
    for name in LAND_FOR.values():
        card = scene.world.card(name)
        land = scene.add(Item(card, card.front, None, adds.owner or "you"))
        scene.onto_battlefield(land, adds.owner or "you")
        if adds.is_a("Aura"):
            scene.about["holder"] = land
            scene.put_on(adds)
        game = position_of(scene)
        ways = ways_of(game, id_of(scene, game, land), land.owner or "you")
        if any(len(each.made) > len(each.own) for each in ways):
            scene.about["added by"] = adds
            scene.assumptions.append(f"tried with {name}")
            return land, more
        scene.items.remove(land)
        adds.lines = [each for each in adds.lines if not each.endswith("attached to TO")]
        adds.attached_to = None
        scene.spoken = [each for each in scene.spoken if each is not land]
    raise NotSupported(f"what {adds.name} adds mana for is not planned yet")


def _counted_for(scene: Scene, statement: Statement) -> tuple[Item, Item]:
    """Give what makes mana for each of some things, and what may be one of them."""
    nouns = statement.noun("a"), statement.noun("b")
    if nouns[1] is None:
        source = scene.bind(nouns[0]) if nouns[0] is not None else None
        spoken = [each for each in scene.spoken if each is not source and each.is_permanent]
        if source is None or len(spoken) != 1 or not counts(source):
            raise Misfit("what may be counted was not said")
        return source, spoken[0]
    source, other = (scene.bind(noun) for noun in nouns if noun is not None)
    if not counts(source):
        raise Misfit(f"{source.name} makes no mana for each of some things")
    return source, _second_of(scene, source) if source is other else other


def _second_of(scene: Scene, source: Item) -> Item:
    """Give another one of the same card: it is counted if the one that is tapped is."""
    nodes = [node for each in mana_abilities(source.face) for node in walk(each.ability)]
    tells_apart = any(
        isinstance(e, Another) or (isinstance(e, HasState) and e.word in ("tapped", "untapped"))
        for e in nodes
    )
    worn = any(each.attached_to is source for each in scene.items)
    plain = source.card is not None and not source.tails and source.count == 1 and not scene.deeds
    by_kind = any(isinstance(e, Colors | DistinctAmong) for e in nodes)
    if tells_apart or by_kind or worn or not plain or source.is_a("legendary"):
        raise NotSupported(f"whether {source.name} counts itself is not planned yet")
    second = scene.add(Item(source.card, source.face, None, source.owner))
    scene.assumptions.append(f"a second {source.name} shows whether it is counted")
    return scene.onto_battlefield(second, source.owner or "you")


def _known(scene: Scene) -> tuple[Item, Item] | None:
    found = scene.about.get("more parts")
    return found if isinstance(found, tuple) else None


def known(scene: Scene) -> tuple[Item, Item]:
    """Give what makes the mana, and what may make it more."""
    found = _known(scene)
    if found is None:
        raise NotSupported("what makes the mana was not said")
    return found


def _likeliest(able: list[Item]) -> list[Item]:
    plain = [each for each in able if each.noun is not None]
    return plain if len(plain) == 1 else able


def settle(scene: Scene) -> None:
    """Let the one thing make mana, as it was said to be tapped."""
    from rulings_cli.ask.statements.mana_asked import _settle_amount

    statement = scene.about.get("more")
    if not isinstance(statement, Statement) or scene.about.get("settled"):
        return
    if statement.name not in PREPARED_MORE:
        return
    scene.about["settled"] = True
    source, more = _known(scene) or parts(scene)
    scene.about["more parts"] = source, more
    uses = [e for e in scene.deeds if e.item is source and (e.kind == "tap" or not e.passes)]
    scene.deeds = [each for each in scene.deeds if each not in uses]
    wanted = statement.get("made")
    wanted = wanted if isinstance(wanted, WantedMana) else WantedMana()
    if source.count > 1:
        raise NotSupported("how much each of several makes is not planned yet")
    if not source.is_permanent:
        raise NotSupported(f"{source.name} is not tapped for mana")
    if any(each.item is source for each in scene.deeds):
        return  # an ability that goes on the stack makes it
    told = scene.about.get("types told")
    types = {each for use in uses for each in _types_said(use)}
    types |= set(told) if isinstance(told, tuple) else set()
    if types:
        _use_for(scene, source, types)
    elif statement.name == "counts_for":
        _use_what_counts(scene, source)
    elif fed := let_be_sacrificed(scene, source):
        game = position_of(scene)
        ways = ways_of(game, id_of(scene, game, source), source.owner or "you")
        if ways:
            tapped(scene, source, ways[0]).tails.append(f"sacrificing {fed}")
    else:
        _settle_amount(scene, [source], WantedMana(wanted.types, None, ""))


def _types_said(use: Deed) -> tuple[str, ...]:
    """Give the types of mana for which a thing is said to be tapped."""
    said = " ".join((use.line.partition(" for ")[2], *use.tails)).lower()
    return tuple(
        kind
        for word, kind in _LETTERS.items()
        if word in said.split() or f"{{{kind.lower()}}}" in said
    )


_LETTERS = {**COLORS_BY_NAME, "colorless": "C"}


def _use_for(scene: Scene, source: Item, types: set[str]) -> None:
    """Let a thing be tapped for mana of a type, with most of all that is made."""
    game = position_of(scene)
    ways = ways_of(game, id_of(scene, game, source), source.owner or "you")
    fitting = [each for each in ways if set(each.own) == types]
    if not fitting:
        raise NotSupported(f"{source.name} does not make that mana itself")
    tapped(scene, source, max(fitting, key=lambda each: len(each.made)))


def _use_what_counts(scene: Scene, source: Item) -> None:
    """Let a thing make mana by its ability that counts things."""
    kinds = mana_abilities(source.face)
    counting = [nth for nth, each in enumerate(kinds, start=1) if has(each.ability, *COUNTS)]
    pay_for_use(scene, source)
    game = position_of(scene)
    all_ways = ways_of(game, id_of(scene, game, source), source.owner or "you")
    ways = [each for each in all_ways if len(kinds) == 1 or each.nth in counting]
    if len(counting) > 1 or not ways:
        raise NotSupported(f"{source.name} can't be used so there")
    tapped(scene, source, max(ways, key=lambda each: len(each.made)))


@contextmanager
def without(scene: Scene, item: Item) -> Iterator[None]:
    """Let a thing not be there for a while."""
    zone, deeds = item.zone, scene.deeds
    held = [e for e in scene.items if e.attached_to is item]
    zones = [each.zone for each in held]
    for each in (item, *held):
        each.zone = ""
    scene.deeds = [each for each in deeds if each.item is not item]
    try:
        yield
    finally:
        item.zone, scene.deeds = zone, deeds
        for each, there in zip(held, zones, strict=True):
            each.zone = there


def judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the mana is more than what the same use makes without the other thing."""
    from rulings_cli.ask.statements.exploring import watched
    from rulings_cli.ask.statements.mana_judged import _pool_line
    from rulings_cli.ask.statements.writing import script_of

    source, more = known(scene)
    _need_land_told(source, more)
    if not any(each.kind == "mana" or each.item is source for each in scene.deeds):
        raise NotSupported(f"{source.name} makes no mana there")
    extra = scene.extra
    with without(scene, more):
        plain = script_of(scene, extra)
    script_of(scene, extra)
    play = watched(plain, scene.world)
    if play.attempts:
        raise NotSupported(f"{source.name} makes no mana without {more.name}")
    owner = source.owner or "you"
    who = statement.word("who") or owner  # whoever is asked about
    wanted = statement.get("made")
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    baseline = play.as_run()
    made, before = _counted(run, who, types), _counted(baseline, who, types)
    adds = scene.about.get("added by")
    if isinstance(adds, Item):
        made, before = (_of_source(scene, each, who, adds) for each in (run, baseline))
    line, guard = _pool_line(run, who), Guard(play.script, (_pool_line(baseline, who),))
    maker = f"{source.name} makes" if who == owner else _GETS[who]
    says = f"{maker} {_said(made)}, and {_said(before)} without {more.name}"
    rests = statement.name == "more_mana" and not made and counts(source)
    rests = rests or (statement.name == "alters_mana" and looks_around(source.face))
    if rests and made == before:
        raise NotSupported(f"how much mana {source.name} makes was not said")
    more_by, said = len(made) - len(before), _more_said(statement, len(before))
    if statement.name == "alters_mana":
        verdict = "yes" if made != before else "no"
    else:
        verdict = "yes" if (more_by > 0 if said is None else more_by == said) else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says, guards=(guard,)),)


def _need_land_told(source: Item, more: Item) -> None:
    """Abstain where only some lands are seen, and which one is tapped was not said."""
    noun = source.noun
    if noun is None or noun.is_card or noun.pronoun or not source.is_a("land"):
        return
    told = any(each[:1].isupper() or each in ("basic", "snow") for each in noun.qualities)
    seen = [e.event for e in more.face.abilities if isinstance(e, TriggeredAbility)]
    if not told and has(tuple(seen), HasSubtype, HasSupertype):
        raise NotSupported(f"it rests on which land is tapped for {more.name}")


#: How many times as much mana is spoken of, by the word for it.
_TIMES = {"double": 2, "triple": 3}


def _more_said(statement: Statement, before: int) -> int | None:
    """Give how much more mana is asked about, None where any is."""
    wanted, number = statement.get("made"), statement.number()
    times = [_TIMES[e] for e in map(plain, statement.text.split()) if e in _TIMES]
    if number is None and times:
        return (times[0] - 1) * before
    return wanted.number if number is None and isinstance(wanted, WantedMana) else number


_GETS = {"you": "you get", "opponent": "the opponent gets"}


def _counted(run: Run, who: str, types: tuple[str, ...]) -> tuple[str, ...]:
    pool = ordered(each.type for each in run.game.players[who].mana)
    return tuple(each for each in pool if not types or each in types)


def _of_source(scene: Scene, run: Run, who: str, item: Item) -> tuple[str, ...]:
    """Give the mana that came from one permanent."""
    source = id_of(scene, run.game, item)
    return ordered(each.type for each in run.game.players[who].mana if each.source == source)


def _said(types: tuple[str, ...]) -> str:
    return "".join(f"{{{each}}}" for each in types) or "no such mana"


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let a basic land be tapped in the place of what makes mana by the stack."""
    found = _known(scene)
    source = found[0] if found is not None else None
    statement = scene.about.get("more")
    if isinstance(statement, Statement) and statement.name.endswith("tron"):
        there = tuple(each.name for each in scene.items)
        for card in scene.world.stock.all_of("tron", other_than=there):
            yield f"{card.front.name} is there, too", _with_another(card)
    if found is not None and found[1].is_permanent and found[1] in scene.items:
        yield f"{found[1].name} is not there", _not_there(scene.items.index(found[1]))
        if found[1].count == 1 and not found[1].is_a("legendary"):
            yield f"there are two {found[1].name}", second(scene.items.index(found[1]))
    if isinstance(scene.about.get("stand-in"), Item):
        yield "nothing makes it produce other mana", _as_printed
    if scene.about.get("added by") is not None:
        yield "the mana of the land itself is looked at", _of_all
    if found is not None and isinstance(statement, Statement) and statement.name == "counts_for":
        at = scene.items.index(found[1])
        stock = scene.world.stock
        cards = [scene.world.card(each) for each in LAND_FOR.values()]
        cards += [stock.pick(each, "plain") for each in ("creature", "artifact")]
        cards.append(stock.pick("enchantment"))
        for card in cards:
            yield f"{card.name} instead of {found[1].name}", _counting(at, card)
    for each in scene.items:
        if (
            source is not None
            and each.zone == "exile"
            and each.card is not None
            and each.is_a("land")
        ):
            at = scene.items.index(source)
            yield f"{each.name} is tapped instead of {source.name}", _tapping(at, each.card)
    if source is None or not any(each.item is source for each in scene.deeds):
        return
    at = scene.items.index(source)
    others = [scene.world.card(name) for name in LAND_FOR.values()]
    others += [scene.world.stock.pick(kind, "mana") for kind in ("artifact", "creature")]
    for card in others:
        yield f"{card.name} is tapped instead of {source.name}", _tapping(at, card)


def _not_there(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.items[at].zone = ""

    return change


def second(at: int) -> Callable[[Scene], None]:
    """Give the change that there are two of a thing."""

    def change(scene: Scene) -> None:
        scene.items[at].count = 2

    return change


def _as_printed(scene: Scene) -> None:
    other = scene.about["stand-in"]
    assert isinstance(other, Item)
    other.zone = ""
    scene.about.pop("types told")


def _of_all(scene: Scene) -> None:
    scene.about.pop("added by", None)


def _counting(at: int, card: Card) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        item.card, item.face, item.token, item.tails = card, card.front, "", []
        item.owner = "you"

    return change


def _tapping(at: int, card: Card) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        scene.deeds = [each for each in scene.deeds if each.item is not item]
        item.card, item.face, item.tails, item.token = card, card.front, [], ""

    return change


PREPARED_MORE: dict[str, Handler] = {
    "more_mana": _asked, "counts_for": _asked, "alters_mana": ask_altered, "tron": _ask_tron,
    "no_tron": _ask_tron,
}  # fmt: skip
JUDGED_MORE: dict[str, Judge] = {
    "more_mana": judged, "counts_for": judged, "alters_mana": judged, "tron": _judge_tron,
    "no_tron": _judge_tron,
}  # fmt: skip
