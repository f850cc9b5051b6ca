"""Judging what became of a thing: its zone, size, types, counters."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.ask.answer import Step
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import ZoneChanged
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
from rulings_cli.ask.statements.judged import (
    Judge,
    _either,
    _facts,
    _item,
    _opposite,
    _player,
    _size_of,
    _things_of,
    _value,
)


def _died(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    item = _item(scene)
    if item.count > 1:
        return _all_died(run, item)
    name = scene.ref(item)
    if "destroyed" in statement.text.split():  # to be sacrificed is something else (701.21a)
        yes = f"{name} was destroyed"
        return _either(yes, f"not: {yes}", f"{name} is destroyed", f"{name} is not destroyed")
    there = scene.about.get("only as it is there")
    left = not scene.about.get("change") and run.holds(f"{name} is on the battlefield")
    if isinstance(there, Item) and left:
        raise NotSupported(f"whether {there.name} does it in combat was not said")
    if item.token:
        dies, lives = _either(
            (f"{name} died",), (f"{name} is on the battlefield",), f"{name} dies",
            f"{name} survives",
        )  # fmt: skip
        gone = (f"{name} did not die", f"{name} is not on the battlefield")
        says = (
            f"{name} ceases to exist"
            if "gone" in statement.text.split()
            else (f"{name} ceases to exist, and does not die")
        )
        verdict = "yes" if "gone" in statement.text.split() else "no"
        told = Option(gone, verdict, f"{verdict.title()}: {says}.", outcome=says)
        return (dies, lives, *((told,) if "kill" not in statement.text else ()))
    found = _either(
        (f"{name} died", f"{name} is not on the battlefield"),
        (f"{name} did not die", f"{name} is on the battlefield"),
        f"{name} dies",
        f"{name} does not die",
    )
    if not scene.deeds or scene.deeds[-1].kind != "happen":
        return found
    gone = (f"{name} did not die", f"{name} is not on the battlefield")  # it is elsewhere (700.4)
    says = f"{name} goes elsewhere and does not die"
    return (*found, Option(gone, "no", f"No: {says}.", outcome=says))


def _all_died(run: Run, item: Item) -> tuple[Option, ...]:
    """Tell whether several alike died: all of them, or none."""
    who = f"{_player(item.owner)} control{'' if item.owner == 'you' else 's'}"
    if any(
        each.name == item.name and each.from_ is Zone.BATTLEFIELD and each.to is not Zone.GRAVEYARD
        for each in _facts(run, "ZoneChanged")
    ):
        raise NotSupported(f"{item.name} goes elsewhere")
    left = sum(
        each.name == item.name and each.controller == item.owner
        for each in map(run.game.get, run.game.battlefield())
    )
    some = "none of them dies" if left == item.count else f"{item.count - left} of them die"
    return _either(
        f"{who} no {item.name}", f"{who} {max(1, left)} {item.name}", "all of them die", some
    )


def _survives(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a permanent is still there; what is exiled has neither survived nor died."""
    found = _opposite(_died(scene, run, statement))
    item = _item(scene)
    if item.token or item.count > 1:
        return found
    name = scene.ref(item)
    gone = (f"{name} is in exile", f"{name} did not die")
    return (*found, Option(gone, "no", f"No: {name} is exiled.", outcome=f"{name} is exiled"))


def _both_died(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether two creatures died; with one alive it is no, whichever that is."""
    del run, statement
    one, other = scene.ref(_item(scene)), scene.ref(_item(scene, "b"))
    ends = {True: "died", False: "is on the battlefield"}
    return tuple(
        Option(
            (f"{one} {ends[first]}", f"{other} {ends[second]}"),
            "yes" if first and second else "no",
            f"{'Yes' if first and second else 'No'}: {_fates(one, other, first, second)}.",
            outcome=_fates(one, other, first, second),
        )
        for first in (True, False)
        for second in (True, False)
    )


def _fates(one: str, other: str, first: bool, second: bool) -> str:
    if first and second:
        return "both die"
    if not (first or second):
        return "neither dies"
    return f"only {one if first else other} dies"


def _token_goes(scene: Scene, run: Run, zone: str) -> tuple[Option, ...]:
    """Tell that a token is in no other zone than the battlefield for long (CR 111.7)."""
    name = scene.ref(_item(scene))
    if zone == "graveyard":
        raise NotSupported("a token goes there, and ceases to exist right after", "111.7")
    gone = f"not: {name} is on the battlefield"
    if not run.holds(gone) or not _facts(run, "CeasedToExist"):
        raise NotSupported("the token stays where it is")
    ceases = f"{name} ceases to exist"
    return (Option((gone,), "no", f"No: {ceases}.", outcome=ceases),)


def _goes_to(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a card is in the zone that is asked about."""
    zone = statement.word("zone").partition(" ")[2]
    if _item(scene).token:
        return _token_goes(scene, run, zone)
    places = {"graveyard": "in WHOSE graveyard", "hand": "in WHOSE hand", "exile": "in exile"}
    if _item(scene).zone != "library":
        places["library"] = "in WHOSE library"
    cast = any(each.kind == "cast" and each.item is _item(scene) for each in scene.deeds)
    elsewhere = _item(scene).zone in ("hand", "graveyard", "exile", "library")
    if zone == "battlefield" and (cast or elsewhere) and _item(scene).is_permanent:
        places[zone] = "on the battlefield"
    if zone not in places:
        raise NotSupported(f"whether something goes to the {zone} is not judged yet")
    whose = _said_whose(statement, zone)
    if whose and whose != _item(scene).owned_by and zone != "exile":
        name, own = scene.ref(_item(scene)), {"you": "your", "opponent": "the opponent's"}
        here = f"{name} is {places[zone].replace('WHOSE', own[_item(scene).owned_by])}"
        not_so = f"{name} is not in {own[whose]} {zone}"
        return (
            Option((here,), "no", f"No: {here}.", outcome=here),
            Option((not_so,), "no", f"No: {not_so}.", outcome=not_so),
        )
    there, not_there = _in_zone(places[zone], f"goes to {zone}")(scene, run, statement)
    name = _item(scene).name
    been = any(e.name == name and e.to.name.lower() == zone for e in _facts(run, "ZoneChanged"))
    if been and not run.holds(there.then[0]):
        raise NotSupported(f"{name} goes there and on from there")
    return there, not_there


def _goes_on_top(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a card is on top of its owner's library."""
    del run, statement
    item = _item(scene)
    if item.token:
        raise NotSupported("a token is in no library", "111.7")
    whose = "your" if item.owner == "you" else "the opponent's"
    line = f"{scene.ref(item)} is on top of {whose} library"
    return _either(line, f"not: {line}", line, line.replace(" is on ", " is not on "))


def _said_whose(statement: Statement, zone: str) -> str:
    """Give whose zone is said: "my graveyard"."""
    words = statement.text.split()
    at = next((n for n, each in enumerate(words) if each.startswith(zone[:5])), 0)
    before = words[at - 1] if at else ""
    if before in ("my", "mine", "our"):
        return "you"
    theirs = statement.word("zone").startswith("opponent")
    return "opponent" if theirs else ""


def _in_zone(place: str, words: str) -> Judge:
    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        item = _item(scene)
        name = scene.ref(item)
        gone = [e for e in _facts(run, "CeasedToExist") if e.from_ is not Zone.STACK]
        gone = [each for each in gone if each.name == item.name]
        if gone and item.token and place == "in exile":
            went = gone[0].from_ is Zone.EXILE
            line = f"{name} did not die" if went else f"not: {name} is on the battlefield"
            says = f"{name} {'is' if went else 'is not'} exiled, and ceases to exist"
            verdict = "yes" if went else "no"
            known = scene.bound.get(id(statement.noun())) if statement.name == "exiles" else None
            by = f"{known[1].name} does not exile {name}" if known else says
            steps = () if went else (Step(by, ("614.6",)),)
            told = Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says)
            return (told.evolve(steps=steps),)
        if gone:
            raise NotSupported(f"{item.name} leaves and ceases to exist, as a token does")
        whose = "your" if item.owned_by == "you" else "the opponent's"
        where = place.replace("WHOSE", whose)
        there, not_there = f"{name} is {where}", f"{name} is not {where}"
        return _either(there, not_there, f"{name} {words}", f"{name} is not {where}")

    return judge


def _attached(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    name = scene.ref(_item(scene))
    other = scene.about.get("b")
    if isinstance(other, Item):
        line = f"{name} is attached to {scene.ref(other)}"
        found = _either(line, f"not: {line}", line, f"{name} is not attached to it")
    else:
        found = _either(
            f"not: {name} is not attached", f"{name} is not attached", f"{name} is attached",
            f"{name} is not attached",
        )  # fmt: skip
    gone = f"{name} is not on the battlefield"
    return (Option((gone,), "no", f"No: {gone}.", outcome=gone), *found)


def _falls_off(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a thing is attached no more to what it was attached to."""
    if any(each.words.endswith("phases out") for each in _facts(run, "RuleApplied")):
        raise NotSupported("what is phased out stays attached, and is not looked at", "702.26g")
    found = _attached(scene, run, statement)
    name = scene.ref(_item(scene))
    return tuple(
        each.evolve(
            verdict="no" if each.verdict == "yes" else "yes",
            says=f"No: {name} stays attached." if each.verdict == "yes" else
            f"Yes: {each.outcome}.",
        )
        for each in found
    )  # fmt: skip


def _moved(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a card has left the zone that it was in."""
    del statement
    item = _item(scene)
    name, whose = scene.ref(item), "your" if item.owner == "you" else "the opponent's"
    place = "exile" if item.zone == "exile" else f"{whose} {item.zone}"
    here = f"{name} is in {place}"
    del run
    return _either(f"not: {here}", here, f"{name} leaves {place}", f"{name} stays in {place}")


def _legend(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a legendary permanent went because there were two of its name (704.5j)."""
    del statement
    from rulings_cli.terms.rules.state_based import LEGEND_RULE

    for each in scene.items:
        name = scene.ref(each)
        gone = [
            one
            for one in _facts(run, "ZoneChanged")
            if any(rule.number == LEGEND_RULE.number for rule in one.because)
        ]
        if gone and any(one.name == each.name for one in gone):
            return (Option((f"{name} died",), "yes", f"Yes: one {name} is put into its owner's "
                           "graveyard.", outcome=f"{name} goes"),)  # fmt: skip
    items = [each for each in scene.items if each.zone == "battlefield" or each.zone == "hand"]
    lines = tuple(f"{scene.ref(each)} did not die" for each in items)
    no = "No: it does not apply."
    looked = (Step("no player controls two of them", (LEGEND_RULE.number,)),)
    return (Option(lines, "no", no, outcome="the legend rule has nothing", steps=looked),)


def _keeps_both(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether all legends stay that are there, where the legend rule may take one."""
    (found,) = _legend(scene, run, statement)
    if found.verdict == "yes":
        return (found.evolve(verdict="no", says=f"No: {found.outcome}."),)
    legends = [each for each in scene.items if each.is_a("legendary")]
    if sum(each.count for each in legends) <= 1:
        raise Misfit("it is not asked of two legends")
    here = tuple(f"{scene.ref(each)} is on the battlefield" for each in legends)
    return (found.evolve(then=here, verdict="yes", says=f"Yes: {found.outcome}."),)


def _moves_away(scene: Scene, statement: Statement) -> bool:
    """Tell whether the thing that should save another takes it off the battlefield."""
    from rulings_cli.abilities.effects import Exile, ReturnToHand
    from rulings_cli.ask.cards import has

    known = scene.bound.get(id(statement.noun()))
    moves = (Exile, ReturnToHand)
    return known is not None and has(known[1].face.paragraphs, *moves)


def _protected(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    name = scene.ref(_item(scene))
    attacker = scene.about.get("b")
    if isinstance(attacker, Item):
        source = scene.ref(attacker)
        dealt = sum(each.amount for each in _facts(run, "DamageDealt"))
        line = f"{source} dealt {dealt} damage to {name}"
        verdict = "no" if dealt else "yes"
        return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)
    if _item(scene).token:  # one that leaves in any way is gone (111.7)
        here = f"{name} is on the battlefield"
        return _either(here, f"not: {here}", f"{name} is saved", f"{name} is gone")
    here = f"{name} is on the battlefield"
    if _moves_away(scene, statement):
        here = f"{name} is not in exile"
        if run.holds(f"{name} is in exile"):
            raise NotSupported("it rests on whether it is looked at before it returns")
    return (
        Option((f"{name} did not die", here), "yes",
               f"Yes: {name} is saved.", outcome=f"{name} is saved"),
        Option((f"not: {name} did not die",), "no", f"No: {name} dies.", outcome=f"{name} dies"),
        Option((f"{name} is in exile",), "no", f"No: {name} is exiled.", outcome="it is exiled"),
        Option((f"{name} is not on the battlefield",), "no", f"No: {name} is gone.",
               outcome="it leaves the battlefield"),
    )  # fmt: skip


def _deck_legal(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    name, leader = _item(scene).name, _item(scene, "b").name
    yes = f"{name} may be in the deck of {leader}"
    return _either(yes, f"{name} may not be in the deck of {leader}", yes, f"not of {leader}")


def _can_have(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether two permanents stay: both of one name, or one of each (CR 704.5j)."""
    del run
    name = _item(scene).name
    second = _item(scene, "b").name if statement.noun("b") is not None else name
    if second != name:
        other = f"{second} is on the battlefield"
        here = (f"{name} is on the battlefield", other)
        return (
            Option(here, "yes", "Yes: both stay.", outcome="both stay"),
            Option((f"not: {other}",), "no", "No: one of them goes.", outcome="one of them goes"),
        )
    both = f"you control 2 {name}"
    return _either(both, f"you control 1 {name}", "both stay", "only one of them stays")


def _power(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    name, wanted = scene.ref(_item(scene)), statement.number()
    power = _size_of(run, name).partition("/")[0]
    if wanted is not None:
        line, verdict = f"{name} has power {power}", "yes" if wanted == int(power) else "no"
        return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)
    return _value(f"{name} has power {power}", power, f"{name} has power {power}", int(power))


def _sacrificed(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    name = scene.ref(_item(scene))
    yes = f"{name} was sacrificed"
    return _either(yes, f"not: {yes}", f"{name} is sacrificed", f"{name} is not sacrificed")


def _that_left(scene: Scene, run: Run) -> Item | None:
    """Give the one thing that left the battlefield."""
    names = {
        each.name
        for each in _facts(run, "ZoneChanged", "CeasedToExist")
        if each.from_ is Zone.BATTLEFIELD
    }
    found = [each for each in scene.items if each.zone == "battlefield" and each.name in names]
    return found[0] if len(found) == 1 else None


def _back(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    item = _item(scene)
    if scene.about.get("from hand") is item:
        return _returned_to_hand(scene, item)
    noun = statement.noun()
    lies = item.zone in ("graveyard", "exile")
    if (noun is None or noun.pronoun) and not lies:
        item = _that_left(scene, run) or item
    name = scene.ref(item)
    left = [
        each
        for each in _facts(run, "ZoneChanged", "CeasedToExist")
        if each.from_ is Zone.BATTLEFIELD and each.name == item.name
    ]
    if not (left or lies):
        raise NotSupported(f"{name} does not leave the battlefield")
    whose = "your" if item.owner == "you" else "the opponent's"
    held = f"{name} is in {whose} hand"
    found = [each for each in _facts(run, "ZoneChanged") if each.name == item.name]
    again = any(each.from_ is Zone.GRAVEYARD and each.to is Zone.HAND for each in found)
    if again and run.holds(held):
        return (Option((held,), "yes", f"Yes: {held}.", outcome=f"{name} comes back"),)
    return _either(
        f"{name} is on the battlefield",
        f"{name} is not on the battlefield",
        f"{name} comes back",
        f"{name} does not come back",
    )


def _returned_to_hand(scene: Scene, item: Item) -> tuple[Option, ...]:
    """Tell whether a card that was exiled from a hand is there again."""
    name, whose = scene.ref(item), "your" if item.owner == "you" else "the opponent's"
    there, gone = f"{name} is in {whose} hand", f"{name} is in exile"
    return _either(there, gone, there, f"{name} stays in exile")


def _copied_by(scene: Scene, item: Item) -> Item | None:
    """Give what a thing entered as a copy of: it was lost under that name."""
    copied = scene.about.get("copied")
    return copied if scene.about.get("copier") is item and isinstance(copied, Item) else None


def _get_back(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a player who lost a permanent controls it in the end."""
    who, item = statement.word("who"), _item(scene)
    if scene.about.get("from hand") is item:
        return _returned_to_hand(scene, item)
    names = {item.name} | {e.name for e in (_copied_by(scene, item),) if e is not None}
    lost = any(
        each.name in names and each.from_ is Zone.BATTLEFIELD for each in _facts(run, "ZoneChanged")
    ) or _facts(run, "ControlChanged")
    if not lost and not scene.about.get("change"):
        raise NotSupported(f"{item.name} was never lost")
    whose = "your" if who == "you" else "the opponent's"
    if run.holds(f"{scene.ref(item)} is in {whose} hand"):
        if _facts(run, "ControlChanged"):
            raise NotSupported("it rests on whether a card in hand is meant")
        held = f"{scene.ref(item)} is in {whose} hand"
        return (Option((held,), "yes", f"Yes: {held}.", outcome=held),)
    player = "you" if who == "you" else "the opponent"
    line = f"{player} control{'' if who == 'you' else 's'} {item.name}"
    back = [e for e in _facts(run, "ZoneChanged") if e.name in names]
    if len(names) > 1 and any(e.to is Zone.BATTLEFIELD and e.from_ is not Zone.STACK for e in back):
        raise NotSupported(f"what {item.name} copies as it comes back was not said")
    again = any(e.from_ is Zone.EXILE and e.to is Zone.BATTLEFIELD for e in back)
    if again and not run.holds(f"{scene.ref(item)} is on the battlefield"):
        raise NotSupported(f"{item.name} comes back, and leaves again")
    return _either(line, f"not: {line}", line, f"{player} {'do' if who == 'you' else 'does'} not "
                   f"control {item.name}")  # fmt: skip


def _copied(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a permanent became a copy of another."""
    del statement
    item, other = _item(scene), _item(scene, "b")
    number = "2 " if other.owner == item.owner else ""
    s = "" if item.owner == "you" else "s"
    yes = f"{_player(item.owner)} control{s} {number}{other.name}"
    left = [each for each in _facts(run, "ZoneChanged") if each.from_ is Zone.BATTLEFIELD]
    if any(each.name == other.name for each in left):
        raise NotSupported(f"{other.name} leaves before it is copied")
    told = f"it does not copy {other.name}"
    copies, not_so = _either(yes, f"not: {yes}", f"it copies {other.name}", told)
    step = Step(f"{item.name} enters, and does not copy {other.name}", ("707.5",))
    return copies, not_so.evolve(steps=(step,))


def _may_command(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a commander is in the command zone after all."""
    del run, statement
    name = scene.ref(_item(scene))
    yes, no = f"{name} is in the command zone", f"{name} is not in the command zone"
    return _either(yes, no, yes, no)


def _removed(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a permanent is gone from the battlefield."""
    del run, statement
    name = scene.ref(_item(scene))
    here = f"{name} is on the battlefield"
    return _either(f"not: {here}", here, f"{name} is gone", f"{name} stays on the battlefield")


def _stays(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a permanent is still on the battlefield."""
    return _opposite(_removed(scene, run, statement))


def _beats(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether one creature kills another and survives."""
    target, noun = _item(scene), statement.noun()
    known = scene.bound.get(id(noun))
    if known is None or target.count > 1 or known[1].count > 1:
        raise NotSupported("which two meet was not said")
    one, other = scene.ref(known[1]), scene.ref(target)
    ends = {True: "died", False: "is on the battlefield"}
    del run
    return tuple(
        Option(
            (f"{one} {ends[first]}", f"{other} {ends[second]}"),
            "yes" if second and not first else "no",
            f"{'Yes' if second and not first else 'No'}: {_fates(one, other, first, second)}.",
            outcome=_fates(one, other, first, second),
        )
        for first in (True, False)
        for second in (True, False)
    )


def _size(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    name = scene.ref(_item(scene))
    if scene.about.get("change") and run.holds(f"{name} is not a creature"):
        return _value(f"{name} is not a creature", "none", f"{name} is no creature")
    size = _size_of(run, name)
    return _value(f"{name} is {size}", size, f"{name} is {size}")


def _size_is(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    name, size = scene.ref(_item(scene)), statement.word("size")
    real = _size_of(run, name)
    return _either(
        f"{name} is {size}", f"not: {name} is {size}", f"{name} is {size}", f"{name} is {real}"
    )


def _is_a(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    name, quality = scene.ref(_item(scene)), statement.word("type")
    an = "an" if quality[0].lower() in "aeiou" else "a"
    if quality == "unblocked":
        return _either(f"{name} is unblocked", f"{name} is blocked", "it is", "it is not")
    if quality == "blocked":
        return _either(f"{name} is blocked", f"{name} is unblocked", "it is", "it is not")
    if quality in ("tapped", "untapped"):
        other = "untapped" if quality == "tapped" else "tapped"
        return _either(
            f"{name} is {quality}", f"{name} is {other}", f"it is {quality}", f"it is {other}"
        )
    from rulings_cli.terms.mana import COLORS_BY_NAME

    said = quality if quality in (*COLORS_BY_NAME, *_ADJECTIVES) else f"{an} {quality}"
    if not run.holds(f"{name} is {said}"):
        _need_told(scene, run, quality)
    return _either(
        f"{name} is {said}", f"{name} is not {said}", f"{name} is {said}", f"{name} is not {said}"
    )


#: Qualities that are said of a thing without an article, beside colors.
_ADJECTIVES = ("legendary", "basic", "snow", "colorless")


def _need_told(scene: Scene, run: Run, quality: str) -> None:
    """Abstain where what is only described may have been so from the beginning, and still be."""
    from rulings_cli.engine import layers

    item = _item(scene)
    noun = item.noun
    if getattr(scene.about.get("ask"), "name", "") == "made_so" or scene.about.get("change"):
        return  # what another thing makes of it is asked, whatever it is itself
    # a token of the rules is told of by its name (CR 111.10)
    told = item.is_a(quality) or (item.token and bool(item.face.paragraphs))
    if item.zone != "battlefield" or noun is None or noun.is_card or told:
        return
    if "still" not in noun.text and quality in noun.qualities:
        return
    now = layers.characteristics(run.game, _things_of(scene, run, item))
    if {*now.types, *now.subtypes} == {*item.face.types, *item.face.subtypes} and (
        set(now.colors) == set(item.face.colors)
    ):
        raise NotSupported(f"whether {noun.text!r} is {quality} was not said")


def _has(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run
    name, word = scene.ref(_item(scene)), statement.word("kw") or "flying"
    if {"lose", "loses"} & set(statement.text.split()):
        if not (_item(scene).has(word) or _gives_itself(_item(scene), word)):
            raise NotSupported(f"{name} does not have {word} from the beginning")
        return _either(
            f"{name} does not have {word}", f"{name} has {word}", f"{name} loses {word}",
            f"{name} still has {word}",
        )  # fmt: skip
    return _either(
        f"{name} has {word}", f"{name} does not have {word}", f"{name} has {word}",
        f"{name} does not have {word}",
    )  # fmt: skip


def _gives_itself(item: Item, keyword: str) -> bool:
    """Tell whether a thing's own text speaks of the keyword: it gains that as it is animated."""
    held = (each for each in walk(item.face.paragraphs) if isinstance(each, Keyword))
    return any(each.name == keyword for each in held)


def _tapped(yes: str, no: str) -> Judge:
    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        del run, statement
        name = scene.ref(_item(scene))
        return _either(f"{name} is {yes}", f"{name} is {no}", f"it is {yes}", f"it is {no}")

    return judge


def _untaps(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether what was tapped is so no more; what never was tapped untaps nowhere."""
    name = scene.ref(_item(scene))
    begun = any(name in line and ", tapped" in line for line in run.script.given)
    begun = begun or _entered_tapped(run, _item(scene))
    if not begun and not any(f"{name} becomes tapped" in each.text for each in run.steps()):
        raise NotSupported(f"how {name} was tapped was not said")
    return _tapped("untapped", "tapped")(scene, run, statement)


def _entered_tapped(run: Run, item: Item) -> bool:
    """Tell whether a thing of that name came onto the battlefield tapped."""
    return any(
        isinstance(each, ZoneChanged) and each.tapped and each.name == item.name
        for each in run.game.trace
    )
