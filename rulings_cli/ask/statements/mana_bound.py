"""What the mana that a question speaks of is: bound to some things, of a snow source, of a type."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.abilities.described import HasSubtype, HasType
from rulings_cli.abilities.spending import SpendOnly
from rulings_cli.ask.cards import has, mana_abilities
from rulings_cli.ask.statements.mana_making import (
    adders,
    best_way,
    bound_by,
    choose,
    letters_of,
    maker,
    makes_mana,
    ways_meant,
)
from rulings_cli.ask.statements.mana_meant import MeantMana
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import (
    can_make,
    tapped,
)
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME, ManaCost
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.plan import Option
    from rulings_cli.ask.playing import Run


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
    item = maker(scene, meant)
    if meant.which == "it" and letters_of(meant.words) and adders(scene, item):
        raise NotSupported("whether the mana that is added is meant was not said")
    scene.about["a"] = item
    for each in scene.items:
        choose(scene, each)
    words = meant.words or scene.about.get("kept words", ())
    words = words if meant.which != "extra" and isinstance(words, tuple) else ()
    way = best_way(item, ways_meant(scene, item, words), ManaCost(()))
    tapped(scene, item, way)
    if scene.about.get("mana kept on"):
        deed = Deed("happen", "", None, "your beginning of combat step begins")
        deed.text = "the game goes on"
        scene.deeds.append(deed)


def unsettle_bound(scene: Scene) -> None:
    """Make the mana anew, in a scene that was changed."""
    if scene.about.pop("bound settled", None):
        scene.deeds = [each for each in scene.deeds if each.kind == "cast"]
        scene.about.pop("mana made", None)


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
