"""Mana of a thing that is spent on a spell, and what binds the mana that a question speaks of.

The mana is made before the spell is cast and pays what it can of it, lands the rest; what its
riders then do is seen as it happens (CR 106.6).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulings_cli.abilities.described import HasSubtype, HasType
from rulings_cli.abilities.effects import CopySpell
from rulings_cli.abilities.mana import ManaRider
from rulings_cli.abilities.spending import SpendOnly
from rulings_cli.abilities.triggers import TappedForMana
from rulings_cli.ask.cards import has, mana_abilities
from rulings_cli.ask.statements import commander_tax, storming
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.mana_meant import MeantMana
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.tapping import (
    ManaWay,
    can_make,
    id_of,
    pay_for_use,
    position_of,
    tapped,
    ways_of,
)
from rulings_cli.ask.vocabulary import subtype
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import CostPaid
from rulings_cli.terms.mana import COLORS, COLORS_BY_NAME, ManaCost
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.plan import Option
    from rulings_cli.ask.playing import Run

#: What is spent in a scene: the casting, the thing whose mana it is, and which mana is meant.
_Spent = tuple[Deed, Item, tuple[str, ...]]


# --- spent on a spell ---------------------------------------------------------------------------


def spend(scene: Scene, statement: Statement) -> Deed:
    """Cast a spell with mana of a thing."""
    if scene.asks:
        raise Misfit("what the mana of a thing pays for is asked elsewhere")
    source, words = _source(scene, statement)
    noun = statement.noun("b")
    if noun is not None and noun.part:
        raise Misfit(f"{noun.text!r} is not cast")
    if statement.number("nth") is not None and noun is not None:
        commander_tax.cast_before(scene, statement.evolve(slots=(*statement.slots, ("a", noun))))
    spell = _spell(scene, noun)
    who = statement.word("who") or source.owner or "you"
    if spell is source or spell.token or spell.is_a("land"):
        raise Misfit(f"{spell.name} is not cast with mana")
    scene.onto_battlefield(source, source.owner or who)
    scene.deeds = [e for e in scene.deeds if e.item is not source or not makes_mana(e)]
    if "as commander" in spell.tails and (spell.soft or not spell.zone):
        spell.tails.remove("as commander")  # it is cast from the command zone (CR 903.8)
        spell.zone = ""
        scene.place(spell, "command zone", who)
    deed = cast_item(scene, spell, who)
    scene.beside.append(source)  # the rest is about the spell
    _all_spent(scene).append((deed, source, words))
    scene.about["spent settled"] = False
    return deed


def makes_mana(deed: Deed) -> bool:
    """Tell whether in a deed a thing only makes its mana."""
    return deed.kind in ("tap", "mana") or (deed.kind == "activate" and not deed.passes)


def _all_spent(scene: Scene) -> list[_Spent]:
    found = scene.about.setdefault("mana spent", [])
    assert isinstance(found, list)
    return found


def _source(scene: Scene, statement: Statement) -> tuple[Item, tuple[str, ...]]:
    """Give the thing whose mana is spent, and the words that say which mana of it."""
    said, meant = statement.get("from"), statement.get("m")
    noun = statement.noun()
    if noun is not None:
        said = (noun, (), True)
    elif isinstance(meant, MeantMana) and meant.noun is not None:
        said = (meant.noun, meant.words, True)
    if isinstance(said, tuple) and not said[0].pronoun:
        item = scene.bind(said[0], "permanent")
        if not can_make(item):
            raise Misfit(f"{item.name} makes no mana")
        tells = bool(bound_by(item)) or has_riders(item)
        if not said[2] and not (tells and not _names_type(item, statement)):
            raise Misfit(f"whether mana of {item.name} is meant was not said")
        return item, said[1]
    words = said[1] if isinstance(said, tuple) else ()
    if isinstance(meant, MeantMana):
        words = (*meant.words, *(("all",) if meant.which == "all" else ()))
    able = [each for each in scene.spoken if can_make(each)]
    if len(able) > 1 and "all" not in words:
        raise Misfit("whose mana is spent was not said")
    telling = [each for each in able if has_riders(each) or bound_by(each)]
    best = telling if len(telling) == 1 else able
    if len(best) != 1:
        raise Misfit("whose mana is spent was not said")
    return best[0], words


def _names_type(item: Item, statement: Statement) -> bool:
    """Tell whether "A on Elf" says what was chosen for A."""
    from rulings_cli.ask.statements.staging import chooses_type

    noun = statement.noun("b")
    return chooses_type(item) and noun is not None and bool(subtype(noun.text.lower()))


def _spell(scene: Scene, noun: Noun | None) -> Item:
    """Give the spell on which it is spent; a plain one where none was said."""
    if noun is not None:
        return _with_generic(scene, noun)
    cast = [e.item for e in scene.deeds if e.kind == "cast" and e.item is not None]
    cast = cast or [each for each in scene.spoken if each.is_spell]
    if len(cast) == 1:
        return cast[0]
    card = scene.world.stock.pick("sorcery", "plain", least=2)
    return scene.add(Item(card, card.front, None, "you"))


def has_riders(item: Item) -> bool:
    """Tell whether mana of a thing does something to what it is spent on."""
    return any(isinstance(e, ManaRider) for p in mana_abilities(item.face) for e in walk(p.ability))


def bound_by(item: Item) -> tuple[SpendOnly, ...]:
    """Give the limits that a thing sets on the mana that it makes."""
    return tuple(
        each
        for placed in mana_abilities(item.face)
        for each in walk(placed.ability)
        if isinstance(each, SpendOnly)
    )


def spells(scene: Scene) -> list[Item]:
    """Give the spells on which mana of a thing was said to be spent."""
    found = scene.about.get("mana spent")
    spent = found if isinstance(found, list) else []
    return list(dict.fromkeys(deed.item for deed, _, _ in spent))


def settle_spent(scene: Scene) -> None:
    """Make the mana that is spent, and pay the rest with lands."""
    _take_taps(scene)
    spent = _all_spent(scene) if "mana spent" in scene.about else []
    if not spent or scene.about.get("spent settled"):
        return
    scene.about["spent settled"] = True
    for deed in dict.fromkeys(each for each, _, _ in spent):
        _pay(scene, deed, [(item, words) for each, item, words in spent if each is deed])


def _take_taps(scene: Scene) -> None:
    """Take "I tap A for green and cast B" as B cast with that mana, where it does something."""
    for at, deed in enumerate(scene.deeds):
        item = deed.item
        if not makes_mana(deed) or item is None or not has_riders(item) or not deed.text:
            continue
        later = [e for e in scene.deeds[at + 1 :] if e.kind == "cast" and e.who == deed.who]
        if len(later) == 1 and not later[0].tails and "mana spent" not in scene.about:
            words = tuple(each for each in deed.text.lower().split() if letters_of((each,)))
            scene.deeds.remove(deed)
            _all_spent(scene).append((later[0], item, words))
            return


def unsettle_spent(scene: Scene) -> None:
    """Take back how the mana was made, in a scene that was changed."""
    if not scene.about.get("spent settled"):
        return
    scene.about["spent settled"] = False
    lines = scene.about.pop("spent lines", [])
    assert isinstance(lines, list)
    for deed, tail, given in lines:
        deed.tails = [each for each in deed.tails if each != tail]
        scene.given = [each for each in scene.given if each != given]
    scene.deeds = [each for each in scene.deeds if each.kind != "mana"]
    scene.about.pop("mana made", None)


def settled_anew(scene: Scene) -> None:
    """Make the mana anew, in a scene that was changed."""
    unsettle_spent(scene)
    settle_spent(scene)
    unsettle_bound(scene)
    settle_bound(scene)


def _pay(scene: Scene, deed: Deed, sources: list[tuple[Item, tuple[str, ...]]]) -> None:
    from rulings_cli.ask.positions.spending import _rest, _spendable
    from rulings_cli.ask.stock import lands_for

    assert deed.item is not None
    left = deed.item.face.mana_cost
    tax = 2 * _times_cast(scene, deed.item)
    if left is not None and tax:
        left = ManaCost((str(tax), *left.symbols))
    there = ("with X=", "from the command zone")
    others = [each for each in deed.tails if not each.startswith(there)]
    left = _without_halves(left) if left is not None else None
    if left is None or others or any(each in "YZ" or "/" in each for each in left.symbols):
        raise NotSupported(f"what is paid for {deed.item.name} is not planned yet")
    if "X" in left.symbols:
        said = next((each for each in deed.tails if each.startswith("with X=")), "with X=2")
        number = said.removeprefix("with X=")
        left = ManaCost(tuple(number if each == "X" else each for each in left.symbols))
        if said not in deed.tails:
            deed.tails.append(said)
            scene.assumptions.append("X is 2")
    at = scene.deeds.index(deed)
    later = scene.deeds[at:]
    scene.deeds[at:] = []
    paid: list[str] = []
    for item, words in sources:
        for each in scene.items if "extra" in words else ():
            _choose(scene, each)
        if letters_of(words) == {"C"}:
            _choose(scene, item)
        ways = _ways(scene, item, words)
        for nth in range(1, item.count + 1):
            way = _best(item, ways, left)
            tapped(scene, item, way, nth if item.count > 1 else 0)
            own, name = way.own, item.name if item.count > 1 else scene.ref(item)
            if "extra" in words:
                own, name = _added(scene, item, way)
            made = "".join(f"{{{each}}}" for each in own)
            if _rest(left, made) == left and not (deed.may_fail and left.symbols and own):
                raise NotSupported(f"the mana of {item.name} pays nothing of {deed.item.name}")
            if _rest(left, made) == left:  # it is tried for one symbol
                left, made = ManaCost(left.symbols[1:]), f"{{{own[0]}}}"
                paid.append(f"{made} from {name}")
                scene.about["tried with"] = name
                continue
            spent = _spendable(left, made)
            if spent != made and ("all" in words or has(item.face.paragraphs, CopySpell)):
                raise Unsaid(f"not all of the mana is spent on {deed.item.name}")
            left = _rest(left, spent)
            paid.append(f"{spent} from {name}")
    scene.deeds += later
    lands = lands_for(left)
    side = "you control" if deed.who == "you" else "the opponent controls"
    given = f"{side} {'; '.join(lands)}" if lands else ""
    if given:
        scene.given.append(given)
    tail = f"paying with {'; '.join((*paid, *lands))}"
    deed.tails.append(tail)
    lines = scene.about.setdefault("spent lines", [])
    assert isinstance(lines, list)
    lines.append((deed, tail, given))
    scene.mana_fixed.add(deed.who)


def _without_halves(cost: ManaCost) -> ManaCost:
    """Give a cost with each hybrid symbol paid by its first color (CR 107.4e)."""
    return ManaCost(
        tuple(
            next((half for half in each.split("/") if half in COLORS), each)
            if "/" in each and "P" not in each.split("/")
            else each
            for each in cost.symbols
        )
    )


def _times_cast(scene: Scene, item: Item) -> int:
    """Give how often a commander was cast from the command zone before, as far as that was said."""
    counts = scene.about.get("tax counts")
    return sum(often for each, often in counts if each is item) if isinstance(counts, tuple) else 0


def _added(scene: Scene, item: Item, way: ManaWay) -> tuple[tuple[str, ...], str]:
    """Give the mana that something else adds as a thing is tapped, and what adds it."""
    more = list(way.made)
    for each in way.own:
        more.remove(each)
    adders = _adders(scene, item)
    if not more or len(adders) != 1:
        raise NotSupported("what adds that mana is not told apart")
    return tuple(more), scene.ref(adders[0])


def _adders(scene: Scene, item: Item) -> list[Item]:
    """Give what else adds mana as a thing is tapped for mana."""
    return [
        each
        for each in scene.items
        if each is not item and has(each.face.paragraphs, TappedForMana)
    ]


def _ways(scene: Scene, item: Item, words: tuple[str, ...]) -> list[ManaWay]:
    """Give the ways to make the mana that is meant; what else it costs is there, too."""
    pay_for_use(scene, item)
    game = position_of(scene)
    ways = ways_of(game, id_of(scene, game, item), item.owner or "you")
    if not ways and not scene.about.get("given for mana"):
        scene.about["given for mana"] = True
        card = scene.world.stock.pick("creature", "plain")
        scene.onto_battlefield(scene.add(Item(card, card.front, None, item.owner)), item.owner)
        return _ways(scene, item, words)
    letters = set() if "extra" in words else letters_of(words)
    fitting = [each for each in ways if not letters or set(each.own) <= letters]
    if not fitting:
        raise NotSupported(f"{item.name} makes no such mana there")
    return fitting


def _best(item: Item, ways: list[ManaWay], left: ManaCost) -> ManaWay:
    """Give the way to make mana with a rider or limit, if there is one, and most of the cost."""
    abilities = mana_abilities(item.face)

    def rank(way: ManaWay) -> tuple[bool, int]:
        ability = abilities[way.nth - 1].ability if way.nth <= len(abilities) else None
        telling = ability is not None and any(
            isinstance(each, ManaRider | SpendOnly) for each in walk(ability)
        )
        return telling, len([each for each in set(way.own) if each in left.symbols])

    return max(ways, key=rank)


def letters_of(words: tuple[str, ...]) -> set[str]:
    """Give the types of mana that words say; none where they say none."""
    letters = {COLORS_BY_NAME[each] for each in words if each in COLORS_BY_NAME}
    if "colorless" in words or "colourless" in words:
        letters.add("C")
    if any(each in ("colored", "coloured") for each in words):
        letters |= set(COLORS)
    return letters


# --- whether it is copied -----------------------------------------------------------------------


def copied(scene: Scene, statement: Statement) -> None:
    """Ask of a spell that was cast whether it is copied, or of mana whether it copies one."""
    if statement.get("from") is not None:
        spend(scene, statement)
    storming.before(scene)
    cast = [e.item for e in scene.deeds if e.kind == "cast" and e.item is not None]
    noun = statement.noun()
    item = scene.bind(noun, "spell") if noun is not None else cast[-1] if cast else None
    if item is None or item not in cast:
        raise Misfit("which spell is cast was not said")
    scene.about["a"] = item


def shields(scene: Scene, statement: Statement) -> None:
    """Ask whether mana keeps a spell from being countered: it is spent, and an effect counters."""
    from rulings_cli.ask.statements.preparing_spells import counterable

    spend(scene, statement)
    counterable(scene, statement)


def gives(scene: Scene, statement: Statement) -> None:
    """Ask whether mana gives the permanent on which it is spent a counter or a keyword."""
    deed = spend(scene, statement)
    scene.about["a"] = deed.item
    name = "has_kw" if statement.word("kw") else "has_counter"
    scene.about["ask"] = statement.evolve(name=name)


def copied_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a spell was copied, or how often."""
    from rulings_cli.ask.plan import Option

    item = scene.about["a"]
    assert isinstance(item, Item)
    name = item.name
    none = f"{name} was not copied"
    number = int(str(run.check(none).got).removeprefix("it was copied ").partition(" ")[0])
    if statement.name == "copies_amount":
        line = f"{name} was copied {number} times" if number else none
        says = f"{name} is copied {number} times" if number else f"{name} is not copied"
        return (Option((line,), "value", f"{says}.", value=str(number), outcome=says,
                       amount=number),)  # fmt: skip
    yes = f"{name} is copied"
    return (
        Option((f"not: {none}",), "yes", f"Yes: {yes}.", outcome=yes),
        Option((none,), "no", f"No: {name} is not copied.", outcome=none),
    )


# --- what binds it ------------------------------------------------------------------------------


def bound(scene: Scene, statement: Statement) -> None:
    """Ask whether mana may be spent on some things only; it is made when all is there."""
    meant, said = statement.get("m"), statement.get("from")
    if isinstance(said, tuple):
        meant = MeantMana("own", None if said[0].pronoun else said[0], said[1])
    elif meant is None:
        meant = MeantMana("it")
    assert isinstance(meant, MeantMana)
    if meant.noun is not None:
        item = scene.bind(meant.noun, "permanent")
        scene.onto_battlefield(item, item.owner or "you")
        scene.about["of"] = item
    elif meant.which == "it" and not any(map(can_make, scene.items)):
        raise Misfit("no mana was spoken of")
    scene.about["meant"] = meant


def settle_bound(scene: Scene) -> None:
    """Make the mana of which it is asked what binds it."""
    meant = scene.about.get("meant")
    if not isinstance(meant, MeantMana) or scene.about.get("bound settled"):
        return
    kept = [each for each in scene.deeds if not makes_mana(each)]
    if any(each.kind != "cast" for each in kept):
        raise NotSupported("what else is done is not planned yet with that mana")
    scene.about["bound settled"] = True
    scene.deeds = kept
    item = _maker(scene, meant)
    if meant.which == "it" and letters_of(meant.words) and _adders(scene, item):
        raise NotSupported("whether the mana that is added is meant was not said")
    scene.about["a"] = item
    for each in scene.items:
        _choose(scene, each)
    words = meant.words or scene.about.get("kept words", ())
    words = words if meant.which != "extra" and isinstance(words, tuple) else ()
    way = _best(item, _ways(scene, item, words), ManaCost(()))
    tapped(scene, item, way)
    if scene.about.get("mana kept on"):
        deed = Deed("happen", "", None, "your beginning of combat step begins")
        deed.text = "the game goes on"
        scene.deeds.append(deed)


def _choose(scene: Scene, item: Item) -> None:
    """Let something be chosen for a permanent of which that is asked, where it was not said."""
    from rulings_cli.ask.positions.setting import chosen_kind

    kind = chosen_kind(item.face) if item.zone == "battlefield" else ""
    if kind in _CHOICES and not any("naming" in each for each in item.tails):
        item.tails.append(f"naming {_CHOICES[kind]}")
        scene.assumptions.append(f"{_CHOICES[kind]} is chosen for {item.name}")


_CHOICES = {"creature type": "Elf", "color": "green"}


def unsettle_bound(scene: Scene) -> None:
    """Make the mana anew, in a scene that was changed."""
    if scene.about.pop("bound settled", None):
        scene.deeds = [each for each in scene.deeds if each.kind == "cast"]
        scene.about.pop("mana made", None)


def _maker(scene: Scene, meant: MeantMana) -> Item:
    """Give what is tapped for the mana: what limits its mana, else the one that makes any."""
    of = scene.about.get("of")
    if meant.which != "extra" and isinstance(of, Item):
        if not can_make(of):
            raise Misfit(f"{of.name} makes no mana")
        return of
    able = [e for e in scene.items if e.zone == "battlefield" and can_make(e) and e.count == 1]
    if meant.which == "it" and len(able) > 1:
        raise Unsaid("whose mana is meant was not said")
    telling = [each for each in able if bound_by(each)]
    best = telling if len(telling) == 1 else able
    if len(best) != 1:
        raise Misfit("what makes the mana was not said")
    return best[0]


def bound_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether all of the mana that is meant is bound to some things."""
    from rulings_cli.ask.plan import Option

    meant, item = scene.about["meant"], scene.about["a"]
    assert isinstance(meant, MeantMana)
    assert isinstance(item, Item)
    units = run.game.players["you"].mana
    own = [each for each in units if getattr(each.source_was, "name", "") == item.face.name]
    others = [each for each in units if each not in own]
    if meant.which == "extra":
        counted = others or (own if _adds(scene, item) else [])
    elif meant.which == "all":
        counted = list(units)
    else:
        counted = own
    if not counted:
        raise NotSupported("there is no such mana")
    held = all(each.restrictions for each in counted)
    if not held and any(each.restrictions for each in counted) and meant.which != "all":
        raise NotSupported("some of the mana is bound, and some is not")
    if held:
        _need_kinds(scene, statement)
    _need_one_way(item, meant)
    line = f"your mana pool is {''.join(f'{{{each.type}}}' for each in units)}"
    is_yes = held is (statement.name == "mana_bound")
    says = "that mana may be spent on some things only" if held else "no limit is set on that mana"
    return (
        Option((line,), "yes" if is_yes else "no", f"{'Yes' if is_yes else 'No'}: {says}.",
               outcome=says),
    )  # fmt: skip


def _need_one_way(item: Item, meant: MeantMana) -> None:
    """Abstain where a thing makes mana that is bound, and mana that is not, and either is meant."""
    limits = {has(each.ability, SpendOnly) for each in mana_abilities(item.face)}
    if len(limits) > 1 and not meant.words and meant.which == "own":
        raise NotSupported(f"which mana of {item.name} is meant was not said")


def snow_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the mana is of a snow source (CR 107.4h)."""
    from rulings_cli.ask.plan import Option

    del statement
    item = scene.about["a"]
    assert isinstance(item, Item)
    units = run.game.players["you"].mana
    own = [each for each in units if getattr(each.source_was, "name", "") == item.face.name]
    meant = scene.about.get("meant")
    if isinstance(meant, MeantMana) and meant.which == "extra":
        own = [each for each in units if each not in own]
    elif len(own) < len(units):
        own = []
    makers = {getattr(each.source_was, "name", "") for each in own}
    if len(makers) != 1:
        raise NotSupported("whose mana that is was not said")
    snow = all(each.snow for each in own)
    line = f"your mana pool is {''.join(f'{{{each.type}}}' for each in units)}"
    says = f"{makers.pop()} is {'a' if snow else 'no'} snow source"
    verdict = "yes" if snow else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says),)


def becomes(scene: Scene, statement: Statement) -> None:
    """Ask whether mana that is made is of another type than that for which a thing is tapped."""
    noun, wanted = statement.noun(), statement.get("made")
    meant = MeantMana("it", noun, _words_of(wanted))
    told = [each for each in scene.deeds if each.item is not None and makes_mana(each)]
    if noun is not None and noun.pronoun and told:
        noun = None
    if noun is None and len(told) == 1 and told[0].item is not None:
        scene.about["of"] = told[0].item
        words = (each for each in told[0].text.lower().split() if letters_of((each,)))
        meant = meant.evolve(noun=None, words=tuple(words))
    elif noun is not None:
        item = scene.bind(noun, "permanent")
        scene.onto_battlefield(item, item.owner or "you")
        scene.about["of"] = item
    if not meant.words:
        raise Misfit("for which mana it is tapped was not said")
    scene.about["meant"] = meant


def _words_of(wanted: object) -> tuple[str, ...]:
    names = {letter: name for name, letter in COLORS_BY_NAME.items()}
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    return tuple(names.get(each, "colorless") for each in types) if len(types) == 1 else ()


def becomes_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the mana is of the type that is asked about."""
    from rulings_cli.ask.plan import Option

    del scene
    other = statement.get("made2")
    types = set(other.types) if isinstance(other, WantedMana) else set()
    units = [each.type for each in run.game.players["you"].mana]
    if len(types) != 1 or not units:
        raise NotSupported("what it is asked to become was not said")
    symbols = "".join(f"{{{each}}}" for each in units)
    is_so = set(units) == types
    says = f"the mana is {symbols}"
    return (
        Option((f"your mana pool is {symbols}",), "yes" if is_so else "no",
               f"{'Yes' if is_so else 'No'}: {says}.", outcome=says),
    )  # fmt: skip


def _adds(scene: Scene, item: Item) -> bool:
    """Tell whether something else there makes more of what a thing makes."""
    return any(each is not item and each.zone == "battlefield" for each in scene.items)


def _need_kinds(scene: Scene, statement: Statement) -> None:
    """Abstain where the mana is bound to other spells than those that are spoken of."""
    kinds = statement.get("kinds")
    if not isinstance(kinds, tuple) or not kinds:
        return
    item = scene.about["a"]
    assert isinstance(item, Item)
    allowed = {
        str(getattr(node, "name", "")).lower()
        for limit in bound_by(item)
        for node in walk(limit)
        if isinstance(node, HasType | HasSubtype)
    }
    chosen = " ".join(item.tails).lower()
    others = allowed - set(kinds) if "only" in statement.text.split() else set()
    if others or not all(each in allowed or each in chosen for each in kinds):
        raise NotSupported(f"what else the mana of {item.name} may be spent on")


# --- what the mana that another adds may pay for ------------------------------------------------


def pays(scene: Scene, statement: Statement) -> None:
    """Ask whether mana that is spoken of, and not named by its source, may be spent on a spell."""
    meant, cost = statement.get("m"), statement.get("t")
    assert isinstance(meant, MeantMana)
    assert isinstance(cost, tuple)
    noun, purpose = cost
    if purpose or noun is None:
        raise Misfit("what is paid for is asked elsewhere")
    if meant.which != "extra" and not any(e.tails for e in scene.items if can_make(e)):
        if meant.noun is not None:
            raise Misfit("what a thing's mana pays for is asked elsewhere")
        if meant.which == "it" and meant.words:
            raise Misfit("whose mana that is was not said")
    if scene.about.get("mana kept on"):  # as long as it is kept, its limits are what matters
        later = [each for each in scene.deeds if each.kind == "happen"]
        scene.about["passing"] = bool(later)
        scene.deeds = [each for each in scene.deeds if each not in later]
    if scene.deeds and not all(map(makes_mana, scene.deeds)):
        raise NotSupported("what else is done is not planned yet with that mana")
    if meant.noun is not None:
        item = scene.bind(meant.noun, "permanent")
        scene.onto_battlefield(item, item.owner or "you")
        scene.about["of"] = item
    spell = _with_generic(scene, noun)
    if spell.is_a("land") or spell.token:
        raise Misfit(f"{spell.name} is not cast with mana")
    source = _maker(scene, meant)
    scene.deeds = []
    deed = cast_item(scene, spell, "you")
    deed.may_fail = True
    which = ("extra",) if meant.which == "extra" else ()
    _all_spent(scene).append((deed, source, (*which, *meant.words)))
    scene.about["spent settled"] = False
    scene.about["a"] = spell


def _with_generic(scene: Scene, noun: Noun) -> Item:
    """Give the spell that is meant; of a kind a plain one whose cost any mana pays in part."""
    from rulings_cli.ask.statements.mana_paying import _kinds

    spells = [e for e in scene.spoken if e.is_spell]
    if noun.pronoun and len(spells) == 1:
        return spells[0]
    if noun.is_card or noun.pronoun or noun.definite:
        return scene.bind(noun, "spell")
    several = "multicolored" in noun.qualities
    kept = tuple(each for each in noun.qualities if each != "multicolored")
    kinds = _kinds(noun.evolve(qualities=kept))
    card = scene.world.stock.pick(*kinds, "plain", least=3, several_colors=several)
    item = scene.add(Item(card, card.front, noun, "you"))
    scene.mean(noun, item)
    scene.spoken.append(item)
    return item


def pays_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the spell was cast with that mana."""
    from rulings_cli.ask.plan import Option

    del statement
    item = scene.about["a"]
    assert isinstance(item, Item)
    yes, no = f"{item.name} was cast", f"{item.name} was not cast"
    if scene.about.get("passing") and run.holds(yes):
        raise NotSupported("whether the mana is still there then is not planned yet")
    tried = scene.about.get("tried with")
    if isinstance(tried, str) and run.holds(yes) and tried not in _paid_with(run):
        says = f"{tried}'s mana pays for no symbol of {item.name}: other mana has paid"
        return (Option((yes,), "no", f"No: {says}.", outcome=says),)
    return (
        Option((yes,), "yes", f"Yes: that mana may be spent on {item.name}.", outcome=yes),
        Option((no,), "no", f"No: that mana may not be spent on {item.name}.", outcome=no),
    )


def _paid_with(run: Run) -> set[str]:
    """Give the names of what made the mana with which costs were paid."""
    payments = [e for paid in run.game.trace if isinstance(paid, CostPaid) for e in paid.payments]
    return {getattr(e.unit.source_was, "name", "") for e in payments if e.unit is not None}


def floats(scene: Scene, statement: Statement) -> None:
    """Take in whose mana floats; it is made when it is asked about."""
    meant = statement.get("m")
    if not isinstance(meant, MeantMana) or meant.noun is None:
        raise Misfit("whose mana floats was not said")
    item = scene.bind(meant.noun, "permanent")
    if not can_make(item):
        raise Misfit(f"{item.name} makes no mana")
    scene.onto_battlefield(item, item.owner or "you")


def kept(scene: Scene, statement: Statement) -> None:
    """Take in that something keeps unspent mana as the game goes on."""
    noun, meant = statement.noun(), statement.get("m")
    if noun is None:
        raise Misfit("what keeps the mana was not said")
    keeper = scene.bind(noun, "permanent")
    scene.onto_battlefield(keeper, keeper.owner or "you")
    if can_make(keeper):
        raise Misfit(f"{keeper.name} makes mana")
    if isinstance(meant, MeantMana) and meant.noun is not None:
        item = scene.bind(meant.noun, "permanent")
        scene.onto_battlefield(item, item.owner or "you")
    scene.about["mana kept on"] = True
    scene.about["kept words"] = meant.words if isinstance(meant, MeantMana) else ()


# --- changes ------------------------------------------------------------------------------------


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes to try: lands pay for all of it; other mana is made."""
    from rulings_cli.ask.statements import helped_symbols, mana_hues

    yield from mana_hues.tweaks(scene)
    yield from helped_symbols.tweaks(scene)
    if scene.about.get("mana spent"):
        yield "only lands pay", _by_lands
        yield from _of_its_type(scene)
    if scene.about.get("meant"):
        for kinds in (("land", "basic"), ("bound-mana",), ("land", "snow"), ("makes-colorless",)):
            yield "something else makes the mana", _made_by(kinds)


def _of_its_type(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the change that a creature spell of the commander's type is cast."""
    for item in scene.items:
        told = "as commander" in item.tails or item.zone == "command zone"
        for kind in item.face.subtypes if told else ():
            yield f"the spell is a creature spell of the type {kind}", _cast_of(kind)


def _cast_of(kind: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        unsettle_spent(scene)
        spell = _all_spent(scene)[0][0].item
        assert spell is not None
        taken = tuple(each.name for each in scene.items)
        card = scene.world.stock.pick("creature", kind, other_than=taken)
        spell.card, spell.face = card, card.front

    return change


def _by_lands(scene: Scene) -> None:
    unsettle_spent(scene)
    for deed, _, _ in _all_spent(scene):
        scene.mana_fixed.discard(deed.who)
    scene.about.pop("mana spent")


def _made_by(kinds: tuple[str, ...]) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        unsettle_bound(scene)
        card = scene.world.stock.pick(*kinds)
        item = scene.about["a"]
        assert isinstance(item, Item)
        meant = scene.about["meant"]
        assert isinstance(meant, MeantMana)
        gone = [item, *(_adders(scene, item) if meant.which == "extra" else ())]
        for each in gone:
            each.zone = ""
        scene.items = [each for each in scene.items if each not in gone]
        other = scene.add(Item(card, card.front, None, item.owner or "you"))
        scene.onto_battlefield(other, item.owner or "you")
        scene.about["of"] = other
        which = "own" if meant.which == "extra" else meant.which
        scene.about["meant"] = meant.evolve(which=which, words=())
        settle_bound(scene)

    return change
