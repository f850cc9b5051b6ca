"""Facts that say who has what where, or of what there is only so much, become the position."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from rulings_cli.ask.statements import devotion_asked, mana_more, mana_timed, restated
from rulings_cli.ask.statements.abilities_more import GIVEN_MORE
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import listed
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.values import walk


def _placed(scene: Scene, statement: Statement) -> None:
    """Put things where they are."""
    said, _, zone = statement.word("at").partition(" ")
    whose = statement.word("whose") or statement.word("who") or (said if zone else "")
    if not zone and any(word in statement.text.split() for word in ("across",)):
        whose = "opponent"
    for at, noun in enumerate(listed(statement)):
        if noun.place:
            raise Misfit("where it is was said")
        if zone == "graveyard" and noun.is_card and at < len(listed(statement)) - 1:
            _need_no_lender(scene, noun)
        owner = noun.owner or whose
        if not zone:
            if noun.is_card and not _may_be_there(scene, noun):
                raise Misfit(f"{noun.text!r} is never on the battlefield")
            _held(scene, noun, owner)
        elif zone in ("hand", "graveyard", "exile", "command zone"):
            several = noun.counted and noun.number > 1 and not noun.is_card
            if zone == "hand" and several and len(listed(statement)) > 1:
                raise Misfit("what of it is in the hand was not said")
            scene.place(scene.bind(noun), zone, owner)
        else:
            raise Misfit(f"what is in the {zone} in which order was not said")


def _need_no_lender(scene: Scene, noun: Noun) -> None:
    """Take "NAME and NAME in my graveyard" for one there and one on the battlefield.

    That is so where the first lets cards be played from there.
    """
    from rulings_cli.abilities.static import MayPlayFrom
    from rulings_cli.ask.cards import has

    if has(scene.face_of(noun).paragraphs, MayPlayFrom):
        raise Misfit(f"{noun.text!r} is not in the graveyard")


def _owned(scene: Scene, statement: Statement) -> None:
    """Let a player have things."""
    whose = statement.word("who") or statement.word("whose") or "opponent"
    there = not statement.word("who") or statement.text.split()[-1] in _THERE
    for noun in listed(statement):
        if there and noun.is_card and not _may_be_there(scene, noun):
            raise Misfit(f"{noun.text!r} is never on the battlefield")
        _held(scene, noun, whose)


#: Words at the end by which what is spoken of is on the battlefield.
_THERE = frozenset(("board", "field", "battlefield", "table", "side", "play"))


def _may_be_there(scene: Scene, noun: Noun) -> bool:
    from rulings_cli.terms.types import PERMANENT_TYPES

    return any(not PERMANENT_TYPES.isdisjoint(e.types) for e in scene.card_of(noun).faces)


def _held(scene: Scene, noun: Noun, owner: str) -> None:
    if noun.is_card and _is_cast_by_other(scene, scene.card_of(noun).name, owner):
        noun = noun.evolve(another=True)
    item = scene.bind(noun, "permanent")
    if noun.place and item.zone:
        return  # "NAME in my graveyard"
    if item.is_spell:
        scene.place(item, "hand", owner)
        return
    scene.onto_battlefield(item, owner)
    scene.say_owner(item, owner)


def _is_cast_by_other(scene: Scene, name: str, owner: str) -> bool:
    """Tell whether the other player casts a card of that name, so that it is another one."""
    return any(
        each.kind in ("cast", "play") and each.who != owner
        for each in scene.deeds
        if each.item is not None and each.item.name == name
    )


def _owned_too(scene: Scene, statement: Statement) -> None:
    """Let a player have so many of what the other has: "he has 4 creatures, I have 3"."""
    last = scene.about.get("last")
    found = last.get("list") if isinstance(last, Statement) else None
    number, who = statement.number(), statement.word("who")
    if not isinstance(found, tuple) or len(found) != 1 or not number:
        raise Misfit("of what there are so many was not said")
    noun = found[0]
    if noun.is_card or not noun.counted or not isinstance(last, Statement) or (
        last.word("who") in ("", who)):  # fmt: skip
        raise Misfit("of what there are so many was not said")
    _held(scene, noun.evolve(number=number, owner=who, another=True), who)


def _in_hand(scene: Scene, statement: Statement) -> None:
    for noun in listed(statement):
        scene.place(scene.bind(noun), "hand", statement.word("who"))


def _open(scene: Scene, statement: Statement) -> None:
    """Let a player have so many lands that are untapped, of the colors that are needed."""
    number = statement.number()
    if not number:
        raise NotSupported("no mana is there")
    scene.open_lands[statement.word("who") or "you"] = number


def _more_mana(scene: Scene, statement: Statement) -> None:
    """Let more mana be in the pool than was said right before."""
    begins = "your mana pool is "
    at = next((n for n, each in enumerate(scene.given) if each.startswith(begins)), None)
    if at is None:
        raise Misfit("no mana was said to be there before")
    scene.given[at] += statement.word("mana")


def _turn_number(scene: Scene, statement: Statement) -> None:
    scene.assumptions.append(f"nothing rests on which turn it is ({statement.text})")


def _only(scene: Scene, statement: Statement) -> None:
    """Let something be the only one of its kind that a player has."""
    kind, thing = statement.noun(), statement.noun("b")
    if kind is None or thing is None or kind.is_card or _is_told(kind):
        raise Misfit("of what it is the only one was not said")
    owner = statement.word("whose") or statement.word("who") or thing.owner or "you"
    item = scene.bind(thing, "permanent")
    if not _fits(scene, item, kind.evolve(definite=True)):
        raise Misfit(f"{item.name} is no {kind.head}")
    _held(scene, thing, owner)
    scene.alone.append((item, kind))


#: What may be said of a kind of thing besides its colors: the types that cards have.
_TYPES = frozenset(
    ("legendary", "basic", "nonbasic", "snow", "artifact", "creature", "enchantment")
)


def _fits(scene: Scene, item: Item, kind: Noun) -> bool:
    """Tell whether a thing is of a kind, and of its colors and types."""
    colors = {COLORS_BY_NAME[each] for each in kind.qualities if each in COLORS_BY_NAME}
    types = _TYPES.intersection(kind.qualities) - {"nonbasic"}
    if "nonbasic" in kind.qualities and item.is_a("basic"):
        return False
    return scene.fits(item, kind) and colors <= set(item.face.colors) and all(map(item.is_a, types))


def _is_told(kind: Noun) -> bool:
    """Tell whether more is said of a kind of thing than its colors and types."""
    kept = tuple(e for e in kind.qualities if e not in COLORS_BY_NAME and e not in _TYPES)
    return kind.evolve(qualities=kept).is_described


def _is_anything(kind: Noun) -> bool:
    """Tell whether any permanent is of a kind: the one beside those that were named is meant."""
    return kind.head == "permanent" and not kind.is_described


def need_alone(scene: Scene) -> None:
    """Raise NotSupported where there is another thing of a kind of which there is only one."""
    for noun in scene.lacking:
        for each in scene.items:
            if each.zone == "battlefield" and each.noun is None and scene.fits(each, noun):
                raise NotSupported(f"{each.name} is there, though there should be no {noun.text}")
    for only, kind in scene.alone:
        for each in scene.items:
            alike = each.zone == "battlefield" and each.owner == only.owner
            alike = alike and not (_is_anything(kind) and each.noun and each.noun.is_card)
            alike = alike and each is not scene.about.get("a")  # of which it is asked beside that
            if each is not only and alike and _fits(scene, each, kind):
                raise NotSupported(f"{each.name} is there, though only {only.name} should be")


def _counters_on(scene: Scene, statement: Statement) -> None:
    from rulings_cli.ask.statements.staging import begin_with, own_counter

    noun = statement.noun()
    assert noun is not None
    item = scene.onto_battlefield(scene.bind(noun, "permanent"))
    number = statement.number()
    if number is None or item.count > 1:
        raise Misfit("on what the counters are was not said")
    begin_with(scene, item, number, statement.word("kind") or own_counter(item))


def _imprinted(scene: Scene, statement: Statement) -> None:
    card, host = statement.noun(), statement.noun("b")
    assert card is not None
    assert host is not None
    if not host.is_card:
        raise Misfit("what is exiled with what was not said")
    labels = [each.label for each in scene.face_of(host).paragraphs]
    if (
        "imprint" not in statement.text
        and " with " not in statement.text
        and ("Imprint" not in labels)
    ):
        _bearing(scene, statement, card, host)
        return
    item = scene.bind(card)
    if item.zone == "battlefield" or item is scene.about.get("a"):
        item = scene.bind(card.evolve(another=True))  # another one of that name
    exile_with(scene, item, scene.onto_battlefield(scene.bind(host, "permanent")))


def _bearing(scene: Scene, statement: Statement, noun: Noun, host: Noun) -> None:
    """Let what changes costs be there, which is said to bear on a thing: "Heartstone on NAME"."""
    from rulings_cli.ask.statements.costs_of import changes_costs

    item = scene.bind(noun)
    worn = item.is_a("Aura") or item.is_a("Equipment")
    if " on " not in statement.text or worn or not item.is_permanent or not changes_costs(item):
        raise Misfit(f"nothing is imprinted on {host.text}")
    scene.onto_battlefield(item, item.owner)
    borne = scene.bind(host)
    if borne.is_permanent and not borne.zone:
        scene.onto_battlefield(borne, borne.owner, soft=True)


def exile_with(scene: Scene, item: Item, host: Item) -> None:
    """Let a permanent have exiled a card, if its text speaks of such cards."""
    if not speaks_of_exiled(host):
        from rulings_cli.ask.statements import holding

        if not holding.holds(host):
            raise Misfit(f"{host.name} exiles no card")
        holding.hold(scene, item, host)
        return
    if not item.owner:
        item.is_whose_unsaid = True
    scene.place(item, "exile", item.owner or host.owner)
    item.lines.append("NAME is exiled with TO")
    item.attached_to = host


def speaks_of_exiled(host: Item) -> bool:
    """Tell whether a permanent's text speaks of cards that it has exiled."""
    from rulings_cli.abilities.described import ExiledBy, ExiledWith
    from rulings_cli.abilities.references import Bound

    return any(
        isinstance(each, ExiledWith | ExiledBy)
        or (isinstance(each, Bound) and each.name.startswith("exiled"))
        for each in walk(host.face.paragraphs)
    )


def _called(scene: Scene, statement: Statement) -> None:
    """Let a thing be what it is called now: "his creature is a black 1/1 with flying"."""
    from rulings_cli.ask.statements.describing import said_to_be

    noun, said = statement.noun(), statement.noun("b")
    assert noun is not None
    assert said is not None
    if said.is_card or said.pronoun or said.part or said.definite or said.counted or said.another:
        raise Misfit(f"{noun.text!r} is not described by {said.text!r}")
    said_to_be(scene, scene.bind(noun, "permanent"), said)


def _so(scene: Scene, statement: Statement) -> None:
    """Let a thing be of a color or type, or have a keyword: "if he is red"."""
    from rulings_cli.ask.statements.describing import said_to_be

    noun = statement.noun()
    assert noun is not None
    word, keyword = statement.word("type"), statement.word("kw")
    said = Noun(
        statement.text,
        qualities=(word,) if word else (),
        keywords=(keyword,) if keyword else (),
    )
    said_to_be(scene, scene.bind(noun, "permanent"), said)


def at_sorcery_speed(scene: Scene, deed: Deed) -> bool:
    """Tell whether something may only be done in a main phase, and in whose turn was not said."""
    item = deed.item
    open_turn = not scene.turn or scene.turn_assumed
    slow = item is not None and not (item.is_instant or item.has("flash"))
    return open_turn and slow and deed.kind in ("cast", "play")


def in_main_phase(scene: Scene, deed: Deed, phase: str) -> None:
    """Let something be done in a main phase of the turn of the player who does it."""
    scene.turn, scene.turn_assumed = deed.who, False
    scene.step = phase


def _declared(scene: Scene, statement: Statement) -> None:
    """Let a creature of the other player attack before what is asked about."""
    if any(each.kind == "attack" for each in scene.deeds):
        return
    asked = scene.asked
    if asked is None or any(each is not asked for each in scene.deeds):
        raise NotSupported("what attacks was not said")
    step = "declare" in statement.text or "attacker" in statement.text
    if not step and at_sorcery_speed(scene, asked):
        in_main_phase(scene, asked, "postcombat main phase")
        return
    who = "opponent" if asked.who == "you" else "you"
    if scene.turn and not scene.turn_assumed and scene.turn != who:
        who = scene.turn
    card = scene.world.stock.pick("creature", "plain")
    attacker = scene.add(Item(card, card.front, None, who))
    scene.onto_battlefield(attacker, who)
    scene.turn, scene.turn_assumed = who, False
    scene.deeds.insert(0, Deed("attack", who, attacker))
    asked.response = True


def _undeclared(scene: Scene, statement: Statement) -> None:
    """Let what is asked be done as combat of the other player's turn begins."""
    del statement
    asked = scene.asked
    if asked is None or any(each is not asked for each in scene.deeds) or scene.step:
        raise NotSupported("when that is done was said otherwise")
    if at_sorcery_speed(scene, asked):
        in_main_phase(scene, asked, "precombat main phase")
        return
    if not scene.turn or scene.turn_assumed:
        scene.turn, scene.turn_assumed = "opponent" if asked.who == "you" else "you", False
    scene.step = "beginning of combat step"


GIVEN: dict[str, Callable[[Scene, Statement], None]] = {
    "placed": _placed, "owned": _owned, "owned_too": _owned_too, "in_hand": _in_hand, "open": _open,
    "declared": _declared, "undeclared": _undeclared,
    "more_mana": _more_mana, "turn_number": _turn_number, "only": _only,
    "counters_on": _counters_on, "imprinted": _imprinted, "called": _called, "so": _so,
    "makes_so": restated.makes_so, **mana_timed.STAGED_TIMED,
    **devotion_asked.STAGED_DEVOTION, "other_mana": mana_more.other_mana,
    **GIVEN_MORE,
}  # fmt: skip


def left_open(scene: Scene, who: str, paid_with: Sequence[str]) -> Iterator[str]:
    """Give the lands that there are beside those that are paid with."""
    number = scene.open_lands[who]
    used = sum(int(each.partition(" ")[0]) for each in paid_with)
    if used > number:
        raise NotSupported(f"{number} lands do not pay for it")
    if number > used:
        yield f"{number - used} {scene.world.stock.pick('land', 'basic').name}"
