"""Events of several things at once: they die, enter, or are cast one after another."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli.abilities import triggers
from rulings_cli.abilities.effects import PutOntoBattlefield
from rulings_cli.ask.cards import has
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.doing import Handler, _who, cast_item, play_land
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.ways_taken import need_way_told
from rulings_cli.errors import NotSupported

#: So many alike are taken one by one.
_MOST = 7


def apart(scene: Scene, item: Item) -> list[Item]:
    """Give several alike as things of their own."""
    if item.count > _MOST:
        raise NotSupported("so many at once are not planned yet")
    if item.lines:
        raise NotSupported("what is so of one of several alike is not planned yet")
    alike = [item]
    for _ in range(item.count - 1):
        more = Item(item.card, item.face, item.noun, item.owner)
        more.zone, more.soft, more.token = item.zone, item.soft, item.token
        more.tails, more.gained, more.assumed = list(item.tails), list(item.gained), item.assumed
        scene.items.insert(scene.items.index(alike[-1]) + 1, more)
        alike.append(more)
    item.count = 1
    return alike


def all_happen(scene: Scene, items: Sequence[Item], line: str, who: str = "") -> Deed:
    """Let the same happen to several things at once: what looks for it sees all of them.

    One after the other they leave, with what looks for it last, or enter, with that first, and
    nothing resolves in between; that is the same where no more than one looks for it (603.10a).
    """
    enters = line == "NAME is put onto the battlefield"
    looks = [each for each in items if _looks_on(each, enters=enters)]
    scene.about["at once"] = True
    if len(looks) > 1:
        return _returned(scene, items) if enters else _swept(scene, items, line)
    others = [each for each in items if each not in looks]
    order = [*looks, *others] if enters else [*reversed(others), *looks]
    last: Deed | None = None
    for each in order:
        made = causing.happen(scene, who or each.owner or "you", each, line)
        made.response = last is not None
        last = made
    assert last is not None
    return last


def _returned(scene: Scene, items: Sequence[Item]) -> Deed:
    """Let a spell return all creature cards, where those are the ones that enter."""
    lie = [each for each in scene.items if each.zone == "graveyard"]
    if lie or not all(each.is_a("creature") for each in items):
        raise NotSupported("that several that look for it do so at once is not planned yet")
    for each in items:
        each.zone = ""
        scene.place(each, "graveyard", each.owner or "you")
    card = scene.world.stock.pick("sorcery", "mass-return")
    return cast_item(scene, scene.add(Item(card, card.front, None, "you")), "you")


def _swept(scene: Scene, items: Sequence[Item], line: str) -> Deed:
    """Let a spell destroy all creatures, where those are the ones that die."""
    there = [each for each in scene.permanents() if each.is_a("creature")]
    if line != "NAME dies" or any(each not in items for each in there):
        raise NotSupported("that several that look for it do so at once is not planned yet")
    card = scene.world.stock.pick("sorcery", "sweeper")
    return cast_item(scene, scene.add(Item(card, card.front, None, "you")), "you")


_GOING = (triggers.Dies, triggers.LeavesBattlefield, triggers.ZoneChange, triggers.PlayerSacrifices)
_COMING = (triggers.Enters,)


def _looks_on(item: Item, *, enters: bool) -> bool:
    """Tell whether a thing triggers when another one leaves or enters."""
    kinds = _COMING if enters else _GOING
    return any(
        isinstance(event, kinds) and not causing.is_self(event)
        for ability in causing.all_triggered(item)
        for event in causing.events_of(ability)
    )


def _bound(scene: Scene, statement: Statement, want: str) -> list[Item]:
    """Give the things that a statement lists, each by itself."""
    found = statement.get("several")
    if not isinstance(found, tuple):
        raise Misfit("several things are meant")
    items: list[Item] = []
    for noun in found:
        assert isinstance(noun, Noun)
        if noun.part:
            raise Misfit(f"that does not happen to {noun.text!r}")
        another = bool(items) and not (noun.is_card or noun.pronoun or noun.definite)
        items += apart(scene, scene.bind(noun.evolve(another=True) if another else noun, want))
    return items


def _all(line: str) -> Handler:
    """Give the handler of something that befalls several permanents together."""

    def handler(scene: Scene, statement: Statement) -> Deed | None:
        items = _bound(scene, statement, "permanent")
        for each in items:
            scene.onto_battlefield(each, each.owner or "you")
        return all_happen(scene, items, line, statement.word("who"))

    return handler


def _enter_all(scene: Scene, statement: Statement) -> Deed | None:
    items = _bound(scene, statement, "permanent")
    if any(each.token for each in items):
        raise NotSupported("that tokens enter together with cards is not planned yet")
    for each in items:
        if not each.is_permanent:
            raise Misfit(f"{each.name} does not enter the battlefield")
        scene.place(each, "hand", each.owner or "you")
    return all_happen(scene, items, "NAME is put onto the battlefield")


def _discards_all(scene: Scene, statement: Statement) -> Deed | None:
    """Let a player discard several cards, to what is said or by some effect."""
    from rulings_cli.ask.statements.acting_spells import _discard_to
    from rulings_cli.ask.statements.acting_things import _discard

    deed: Deed | None = None
    found = statement.get("several")
    scene.about["discarded"] = len(found) if isinstance(found, tuple) else 1
    for noun in found if isinstance(found, tuple) else ():
        told = statement.evolve(slots=(*statement.slots, ("a", noun)))
        if statement.noun("b") is not None:
            _discard_to(scene, told)
            continue
        before, deed = deed, _discard(scene, told)
        if before is not None and deed is not None:
            deed.response = True  # all of them are discarded at once
    return deed


def _cast_all(scene: Scene, statement: Statement) -> Deed | None:
    for each in nouns_in(tuple(value for _, value in statement.slots)):
        need_way_told(scene, each)
    return cast_each(scene, _bound(scene, statement, "spell"), _who(scene, statement))


def cast_each(scene: Scene, items: Sequence[Item], who: str) -> Deed:
    """Let several cards be cast, or played, one after another."""
    lands = [each for each in items if each.is_a("land")]
    if len(lands) > 1 and not scene.asks:
        raise NotSupported("more than one land is not played in a turn", "305.2")
    from rulings_cli.ask.statements.completing import counts_casts

    scene.about["cast together"] = True
    named = scene.deeds[-1] if scene.deeds else None
    made = [
        play_land(scene, each, who) if each in lands else cast_item(scene, each, who)
        for each in items
    ]
    # what counts the spells of the turn was only named: it is cast after those that are told of
    is_named = named is not None and not named.text and named.kind == "cast"
    if is_named and named is not None and named.item is not None and counts_casts(named.item):
        scene.deeds.remove(named)
        scene.deeds.append(named)
    return made[-1]


def _die_with(scene: Scene, statement: Statement) -> Deed | None:
    """Let a thing die together with others."""
    items: list[Item] = []
    for slot in ("a", "b"):
        noun = statement.noun(slot)
        if noun is None or noun.part:
            raise Misfit("who dies was not said")
        items += apart(scene, scene.bind(noun, "permanent"))
    for each in items:
        scene.onto_battlefield(each, each.owner or "you")
    return all_happen(scene, items, "NAME dies")


def _die_to(scene: Scene, statement: Statement) -> Deed | None:
    """Let a spell be cast that destroys several things which are there."""
    for each in _bound(scene, statement, "permanent"):
        scene.onto_battlefield(each, each.owner or "you")
    noun = statement.noun("b")
    spell = scene.bind(noun, "spell") if noun is not None else None
    if spell is None or not spell.is_spell or required_targets(spell.face):
        raise Misfit("what destroys them all was not said")
    who = noun.owner if noun is not None else ""
    return cast_item(scene, spell, who or spell.owner or "you")


#: Words for which spell of a turn it is.
_NTH = {"first": 1, "second": 2, "2nd": 2, "third": 3, "3rd": 3, "fourth": 4, "4th": 4}


def nth_of(statement: Statement) -> int:
    """Give which spell of the turn is spoken of."""
    return next(_NTH[each] for each in statement.text.split() if each in _NTH)


def _nth_cast(scene: Scene, statement: Statement) -> Deed | None:
    """Let a player cast as many plain spells of a kind as the last of them is counted."""
    noun, who = statement.noun(), statement.word("whose") or "you"
    if noun is None or noun.is_card or noun.head not in _SPELLS or scene.asks:
        raise Misfit("no spell is counted")
    return _cast_up_to(scene, noun, who, nth_of(statement))


def _cast_up_to(scene: Scene, noun: Noun, who: str, nth: int) -> Deed | None:
    """Let a player cast plain spells of a kind until so many are cast."""
    item = scene.bind(noun.evolve(another=True, owner=who, definite=False), "spell")
    before = scene.about.get("nth", 0)
    item.count = nth - (before if isinstance(before, int) else 0)
    if item.count < 1:
        raise Misfit("that spell was cast before")
    scene.about |= {"nth": nth, "nth of": noun.evolve(owner=who)}
    return cast_each(scene, apart(scene, item), who)


def _nth_is(scene: Scene, statement: Statement) -> Deed | None:
    """Let a spell be cast that is told to be the so-manieth of the turn."""
    noun, who = statement.noun(), statement.word("whose") or "you"
    if noun is None or not noun.is_card or scene.asks:
        raise Misfit("which spell it is was not said")
    deed = cast_item(scene, scene.bind(noun, "spell"), who)
    cast_before(scene, deed, nth_of(statement) - 1)
    return deed


def cast_counted(scene: Scene, statement: Statement, noun: Noun) -> bool:
    """Let a spell be cast that is spoken of by its number; tell whether it is one."""
    if not noun.another or noun.is_card or not set(statement.text.split()) & _NTH.keys():
        return False
    before = scene.about.get("nth of")
    if noun.head == "same" and isinstance(before, Noun) and noun.owner in ("", before.owner):
        noun = before
    if noun.head not in _SPELLS:
        return False
    _cast_up_to(scene, noun, noun.owner or "you", nth_of(statement))
    return True


_SPELLS = frozenset(("spell", "creature", "instant", "sorcery", "artifact", "enchantment"))


def cast_before(scene: Scene, deed: Deed, number: int) -> None:
    """Let so many plain spells be cast before one."""
    at = scene.deeds.index(deed)
    for _ in range(number):
        taken = tuple(each.name for each in scene.items)
        card = scene.world.stock.pick("instant", "plain", other_than=taken)
        spell = scene.add(Item(card, card.front, None, deed.who))
        made = cast_item(scene, spell, deed.who)
        scene.deeds.remove(made)
        scene.deeds.insert(at, made)
        at += 1


def _returns_all(scene: Scene, statement: Statement) -> Deed | None:
    """Let a spell without targets put several cards from graveyards onto the battlefield."""
    noun, several = statement.noun(), statement.get("several")
    assert isinstance(several, tuple)
    if noun is None or not noun.is_card:
        raise Misfit("what brings them back was not said")
    spell = scene.bind(noun, "spell")
    back = has(spell.face.paragraphs, PutOntoBattlefield)
    if not spell.is_spell or not back or required_targets(spell.face):
        raise Misfit(f"{spell.name} does not bring back several")
    who = _who(scene, statement, spell.owner)
    for each in several:
        item = scene.bind(each, "creature")
        if item.count > 1 or not item.is_permanent:
            raise Misfit(f"{each.text!r} can't come back so")
        item.zone = "" if item.soft else item.zone
        scene.place(item, "graveyard", item.owner or who)
    scene.about["at once"] = True
    return cast_item(scene, spell, who)


ALL: dict[str, Handler] = {
    "returns_all": _returns_all,
    "discards_all": _discards_all,
    "die_with": _die_with,
    "die_to_all": _die_to,
    "nth_cast": _nth_cast,
    "nth_is": _nth_is,
    "die_all": _all("NAME dies"),
    "sacrifice_all": _all("NAME is sacrificed"),
    "exile_all": _all("NAME is exiled"),
    "leave_all": _all("NAME leaves the battlefield"),
    "enter_all": _enter_all,
    "cast_all": _cast_all,
}
