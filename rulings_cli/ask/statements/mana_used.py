"""Mana of a thing that is spent on a spell.

The mana is made before the spell is cast and pays what it can of it, lands the rest; what its
riders then do is seen as it happens (CR 106.6).
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import CopySpell
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import commander_tax, storming
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.mana_making import (
    added,
    best_way,
    bound_by,
    choose,
    has_riders,
    letters_of,
    makes_mana,
    ways_meant,
)
from rulings_cli.ask.statements.mana_meant import MeantMana
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.tapping import (
    can_make,
    tapped,
)
from rulings_cli.ask.statements.ways_taken import add_way
from rulings_cli.ask.vocabulary import subtype
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS, ManaCost

if TYPE_CHECKING:
    from rulings_cli.ask.plan import Option
    from rulings_cli.ask.playing import Run


#: What is spent in a scene: the casting, the thing whose mana it is, and which mana is meant.
_Spent = tuple[Deed, Item, tuple[str, ...]]


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
    if statement.name == "spent_back":
        if not spell.has("flashback"):
            raise Misfit(f"{spell.name} has no flashback")
        add_way(scene, deed, "flashback")
    scene.beside.append(source)  # the rest is about the spell
    all_spent(scene).append((deed, source, words))
    scene.about["spent settled"] = False
    return deed


def all_spent(scene: Scene) -> list[_Spent]:
    """Give what is spent in the scene so far, to which more may be added."""
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
        return with_generic(scene, noun)
    cast = [e.item for e in scene.deeds if e.kind == "cast" and e.item is not None]
    cast = cast or [each for each in scene.spoken if each.is_spell]
    if len(cast) == 1:
        return cast[0]
    card = scene.world.stock.pick("sorcery", "plain", least=2)
    return scene.add(Item(card, card.front, None, "you"))


def with_generic(scene: Scene, noun: Noun) -> Item:
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


def spells(scene: Scene) -> list[Item]:
    """Give the spells on which mana of a thing was said to be spent."""
    found = scene.about.get("mana spent")
    spent = found if isinstance(found, list) else []
    return list(dict.fromkeys(deed.item for deed, _, _ in spent))


#: Asks of what the mana that is spent on a spell may give to it.
_OF_RIDERS = frozenset(("has_kw", "counters_amount"))


def settle_spent(scene: Scene) -> None:
    """Make the mana that is spent, and pay the rest with lands."""
    _take_taps(scene)
    spent = all_spent(scene) if "mana spent" in scene.about else []
    asks = scene.about.get("ask")
    if not spent and isinstance(asks, Statement) and asks.name in _OF_RIDERS:
        for each in filter(has_riders, scene.permanents()):
            raise NotSupported(f"whether mana of {each.name} is spent was not said")
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
            all_spent(scene).append((later[0], item, words))
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


#: What is said of a spell that is cast from the graveyard.
_FLASHED_BACK = frozenset(("for its flashback cost", "from your graveyard"))


def _other_cost(scene: Scene, deed: Deed) -> ManaCost:
    """Give what the casting comes to by the way that was said."""
    from rulings_cli.ask.statements import midcast
    from rulings_cli.ask.statements.writing import line_of, script_of

    deed.begun = True
    try:
        found = midcast.total(scene, script_of(scene).given, (line_of(scene, deed),))
    finally:
        deed.begun = False
    if not found:
        raise NotSupported(f"what {deed.item.name if deed.item else 'it'} costs in all")
    return ManaCost(found)


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
    if others and not tax and all(each in _FLASHED_BACK for each in others):
        left, others = _other_cost(scene, deed), []
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
            choose(scene, each)
        if letters_of(words) == {"C"}:
            choose(scene, item)
        ways = ways_meant(scene, item, words)
        for nth in range(1, item.count + 1):
            way = best_way(item, ways, left)
            tapped(scene, item, way, nth if item.count > 1 else 0)
            own, name = way.own, item.name if item.count > 1 else scene.ref(item)
            if "extra" in words:
                own, name = added(scene, item, way)
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
