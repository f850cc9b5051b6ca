"""The nearest changes of a scene, one thing at a time, to find one that flips the outcome."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeGuard

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.described import HasState, HasSubtype
from rulings_cli.abilities.static import CostChange, MinimumCost
from rulings_cli.ask.cards import DropsOut
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.statements import (
    abilities_asked,
    ability_aims,
    attack_costs,
    chapters,
    combat_notions,
    counted_values,
    discarding,
    fetched,
    fusing,
    hands,
    mana_changed,
    mana_kinds,
    midcast,
    resting,
    special_costs,
    spells_asked,
    tapped_instead,
    tapping_for,
)
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import CASTS_IT, PUT_THERE, Deed, Item, Scene
from rulings_cli.ask.statements.tapping import ONLY_SOURCE, another_source
from rulings_cli.ask.statements.triggering import OF_TRIGGERS
from rulings_cli.ask.statements.writing import PREFIXES
from rulings_cli.ask.stock import LAND_FOR
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.types import CREATURE_TYPES
from rulings_cli.terms.values import walk

#: What is changed, in words, and how, in a scene that was composed anew.
Tweak = tuple[str, Callable[[Scene], None]]


def tweaks(scene: Scene) -> Iterator[Tweak]:
    """Give the changes to try, the nearest first.

    Where "it" may be either of two things, another one in its place would show nothing.
    """
    item = scene.about.get("a")
    other = f"instead of {scene.ref(item)}" if _is_one_of_two(item, scene) else ""
    for words, tweak in _all_tweaks(scene):
        if not other or not words.endswith(other):
            yield words, tweak


def _is_one_of_two(item: object, scene: Scene) -> TypeGuard[Item]:
    """Tell whether it is asked if "it" is something: what is attached, or what it is on."""
    asks = scene.about.get("ask")
    if not isinstance(asks, Statement) or asks.name not in ("is_a", "is_both"):
        return False
    noun = asks.noun()
    pair = any(isinstance(item, Item) and _are_joined(scene, item, e) for e in scene.items)
    return pair and noun is not None and bool(noun.pronoun)


def _all_tweaks(scene: Scene) -> Iterator[Tweak]:
    if isinstance(scene.about.get("other target"), Item):
        yield "another target instead of the same one", _other_target
    yield from tapping_for.fits_instead(scene)
    yield from abilities_asked.tweaks(scene)
    yield from chapters.tweaks(scene)
    yield from ability_aims.tweaks(scene)
    if scene.about.get("pays"):
        yield "nothing is paid", _nothing_paid
    if any(each.begun for each in scene.deeds):
        yield "no spell is being cast", midcast.not_begun
    if scene.about.get("attack cost") is not None and scene.about.get("defender") is not None:
        yield "the player is attacked", attack_costs.at_the_player
    if scene.about.get("older"):
        yield "the other one has been there longer", resting.newer_first
    yield from spells_asked.tweaks(scene)
    yield from special_costs.tweaks(scene)
    if scene.about.get(ONLY_SOURCE) is not None:
        yield "there is other mana, too", another_source
    yield from combat_notions.tweaks(scene)
    if scene.about.get("costs"):
        yield from _other_costs(scene)
    yield from mana_kinds.tweaks(scene)
    yield from mana_changed.tweaks(scene)
    yield from fetched.tweaks(scene)
    yield from counted_values.tweaks(scene)
    yield from fusing.tweaks(scene)
    yield from discarding.tweaks(scene)
    yield from hands.tweaks(scene)
    if scene.asked is None:  # what is not there does nothing: that flips most of what happens
        yield from _places(scene)
    yield from _states(scene)
    yield from _ways(scene)
    if scene.asked is not None:
        yield from _moments(scene)
        yield from _places(scene)
    yield from _deeds(scene)
    yield from _sides(scene)
    if scene.asked is None:
        yield from _moments(scene)
    yield from _of_attacker(scene)
    asked = scene.asked
    if asked is not None and asked.item is not None and asked.item.zone == "found":
        yield f"{asked.item.name} is exiled then", _first_so("NAME is exiled")
    if scene.about.get("for turning up") in scene.given:
        yield "there is no mana for it", _without_its_mana
    yield from _there(scene)
    yield from _caused(scene)
    yield from tapped_instead.tweaks(scene)
    yield from _others(scene)
    yield from _aimed_elsewhere(scene)
    yield from _of_the_other(scene)
    if scene.about.get("held") and not scene.asks:
        yield "what is on the stack resolves", _let_resolve
    yield from _shrunk(scene)
    yield from _kept_alive(scene)
    yield from _that_looks_for_copies(scene)
    yield from _back_again(scene)
    for at, item in enumerate(scene.items):
        if item.zone == "battlefield" and item.card is not None and not item.token:
            yield f"{scene.ref(item)} has left the battlefield", _gone(at)


def _without_its_mana(scene: Scene) -> None:
    scene.given.remove(str(scene.about["for turning up"]))


def _shrunk(scene: Scene) -> Iterator[Tweak]:
    """Let a creature of which it is asked if it dies have counters that kill it (CR 704.5f)."""
    item = scene.about.get("a")
    asked = getattr(scene.about.get("ask"), "name", "")
    told = isinstance(item, Item) and item.is_a("creature") and item.count == 1
    if asked == "sacrificed" and told:
        yield "there is another creature, which is given up", _another_given_up
    if asked == "die" and "destroyed" in str(getattr(scene.about["ask"], "text", "")).split():
        for at, deed in enumerate(scene.deeds):
            if deed.item is item and "sacrifice" in deed.line:
                yield "it is destroyed, and not sacrificed", _destroyed_rather(at)
    if asked in _OF_LIFE and told:
        assert isinstance(item, Item)
        if item.zone == "battlefield" and item.face.abilities:
            yield f"{item.name} has lost its abilities", _stripped
        yield "it gets -9/-9 then", _weakened


def _destroyed_rather(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.deeds[at].line = "NAME is destroyed"

    return change


def _kept_alive(scene: Scene) -> Iterator[Tweak]:
    """Let something keep alive the tokens of which it is asked how many are left."""
    asks = scene.about.get("ask")
    if isinstance(asks, Statement) and not {"end", "wind"}.isdisjoint(asks.text.split()):
        anthem = scene.world.stock.pick("enchantment", "anthem").name
        side = "you control" if scene.about.get("who") == "you" else "the opponent controls"
        yield f"there is {anthem}, too", _with_given(f"{side} {anthem}")


def _that_looks_for_copies(scene: Scene) -> Iterator[Tweak]:
    """Let something be there that triggers for copies, too, where that is what is asked."""
    item = scene.about.get("a")
    if getattr(scene.about.get("ask"), "name", "") == "trigger_copy" and isinstance(item, Item):
        card = scene.world.stock.pick("creature", "magecraft")
        yield f"{card.name} instead of {item.name}", _instead(scene.items.index(item), card)


def _back_again(scene: Scene) -> Iterator[Tweak]:
    """Let a card leave and be put back, where it is asked if a token comes back (CR 111.8)."""
    item, asked = scene.about.get("a"), getattr(scene.about.get("ask"), "name", "")
    if asked != "comes_back" or not isinstance(item, Item) or not item.token:
        return
    card = scene.world.stock.pick("creature", "plain")
    left = [at for at, each in enumerate(scene.deeds) if each.item is item]
    if len(left) == 1 and scene.deeds[left[0]].kind == "happen":
        words = f"{card.name} is exiled and put back onto the battlefield instead"
        yield words, _flickered(scene.items.index(item), left[0], card)


def _flickered(at: int, place: int, card: Any) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        _as_card(at, card)(scene)
        item = scene.items[at]
        back = Deed("happen", item.owner, item, PUT_THERE)
        back.response = True
        scene.deeds[place : place + 1] = [Deed("happen", item.owner, item, "NAME is exiled"), back]

    return change


def _another_given_up(scene: Scene) -> None:
    item = scene.about["a"]
    assert isinstance(item, Item)
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("creature", "plain", other_than=taken)
    other = scene.add(Item(card, card.front, None, item.owner))
    scene.onto_battlefield(other, item.owner)
    scene.choices.insert(0, other.name)


def _stripped(scene: Scene) -> None:
    item = scene.about["a"]
    assert isinstance(item, Item)
    line = "NAME loses all abilities until end of turn"
    scene.deeds.insert(0, Deed("happen", item.owner, item, line))


def _weakened(scene: Scene) -> None:
    from rulings_cli.ask.statements import causing

    item = scene.about["a"]
    assert isinstance(item, Item)
    causing.happen(scene, item.owner, item, "NAME gets -9/-9 until end of turn")


_OF_LIFE = frozenset(("die", "survive", "stays", "die_or", "kills", "survives"))


def _of_the_other(scene: Scene) -> Iterator[Tweak]:
    """Ask it of what was copied; let what is attached die, and not what it is attached to."""
    asked = scene.about.get("a")
    if not isinstance(asked, Item):
        return
    if asked.copy_of is not None:
        yield f"it is asked of the {asked.copy_of.name} that is copied", _of_the_copied
    copied = scene.about.get("copied")
    if isinstance(copied, Item) and asked is scene.about.get("copier"):
        yield f"it is asked of the {copied.name} that is copied", _of_the_copied
    asks = scene.about.get("ask")
    if isinstance(asks, Statement) and asks.name == "may_command":
        yield f"{scene.ref(asked)} dies", _dies_rather
    for at, deed in enumerate(scene.deeds):
        fell = deed.line in (*_HAPPENINGS, "NAME is destroyed") and deed.item is not asked
        if fell and deed.item is not None and _are_joined(scene, asked, deed.item):
            words = deed.line.replace("NAME", scene.ref(asked))
            yield f"{words}, and not {scene.ref(deed.item)}", _befalls_asked(at)


def _aimed_elsewhere(scene: Scene) -> Iterator[Tweak]:
    """Aim what was aimed at its own source at a plain thing that fits."""
    from rulings_cli.ask.plans.using import _fitting
    from rulings_cli.ask.statements import causing, using

    item = scene.about.get("a")
    if not isinstance(item, Item) or scene.about.get("b") is not item or item.card is None:
        return
    held = [*(each.ability for each in using.abilities_of(item)), *causing.triggered(item)]
    for target in (each for ability in held for each in getattr(ability, "targets", ())):
        zone, side = using.zone_and_side(target)
        if target.what is None or zone not in ("battlefield", "graveyard"):
            continue
        card = _fitting(target.what, scene.world.stock, (item.name,))
        other = "opponent" if item.owner == "you" else "you"
        owner = other if side == "other" else item.owner
        yield f"{card.front.name} instead of itself", _at_another(card, zone, owner)


def _at_another(card: Any, zone: str, owner: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        other = scene.add(Item(card, card.front, None, owner))
        scene.place(other, zone, owner)
        scene.about["b"] = other
        item = scene.about["a"]
        if isinstance(item, Item) and item.zone != "battlefield":
            item.zone = ""
            scene.onto_battlefield(item)

    return change


def _are_joined(scene: Scene, one: Item, other: Item) -> bool:
    """Tell whether one of two things is attached to the other."""
    pairs = ((one, other), (other, one))
    return any(
        a.attached_to is b or any(deed.item is a and b in deed.targets for deed in scene.deeds)
        for a, b in pairs
    )


def _of_the_copied(scene: Scene) -> None:
    asked = scene.about["a"]
    if isinstance(asked, Item):
        scene.about["a"] = asked.copy_of or scene.about["copied"]


def _dies_rather(scene: Scene) -> None:
    item = scene.about["a"]
    if isinstance(item, Item):
        item.zone = ""
        scene.onto_battlefield(item)
        scene.deeds = [Deed("happen", item.owner, item, "NAME dies")]


def _befalls_asked(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        asked = scene.about["a"]
        if isinstance(asked, Item):
            scene.deeds[at].item = asked

    return change


def _let_resolve(scene: Scene) -> None:
    scene.about.pop("held", None)


def _of_attacker(scene: Scene) -> Iterator[Tweak]:
    """Let what would attack gain haste, or lose it; let a thing have what it is asked for."""
    asks, item = scene.about.get("ask"), scene.about.get("a")
    word = asks.word("kw") if isinstance(asks, Statement) and asks.name == "has_kw" else ""
    if word and isinstance(item, Item) and _comes_to_be_there(scene, item):
        line = f"{_GAINS} {word} until end of turn"
        yield line.replace("NAME", scene.ref(item)), _last_so(item.name, line)
    asked = scene.asked
    if asked is not None and asked.kind == "block" and isinstance(asked.targets[0], Item):
        line = "NAME loses all abilities until end of turn"
        name = scene.ref(asked.targets[0])
        yield line.replace("NAME", name), _loses_all(line)
    if asked is None or asked.kind != "attack" or asked.item is None or scene.asks not in PREFIXES:
        return
    name = scene.ref(asked.item)
    for line in ("NAME loses all abilities until end of turn", f"{_GAINS} haste until end of turn"):
        yield line.replace("NAME", name), _first_so(line)


def _comes_to_be_there(scene: Scene, item: Item) -> bool:
    """Tell whether a thing is on the battlefield from the beginning, or was put there."""
    put = any(each.item is item and each.line == PUT_THERE for each in scene.deeds)
    return put or item.zone == "battlefield"


def _last_so(name: str, line: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = next(each for each in scene.items if each.name == name)
        scene.deeds.append(Deed("happen", item.owner, item, line))

    return change


def _loses_all(line: str) -> Callable[[Scene], None]:
    """Let what would be blocked have no abilities by then."""

    def change(scene: Scene) -> None:
        asked = scene.asked
        assert asked is not None
        attacker = asked.targets[0]
        assert isinstance(attacker, Item)
        attack = next((e for e in scene.deeds if e.kind == "attack"), asked)
        first = Deed("happen", attacker.owner, attacker, line)
        scene.deeds.insert(scene.deeds.index(attack), first)

    return change


def _first_so(line: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        asked = scene.asked
        assert asked is not None
        scene.deeds.insert(scene.deeds.index(asked), Deed("happen", asked.who, asked.item, line))

    return change


_GAINS = "NAME gains"


def _there(scene: Scene) -> Iterator[Tweak]:
    """Let there be what was said not to be there."""
    for at, noun in enumerate(scene.lacking):
        if not noun.is_card and noun.head:
            yield f"there is such a {noun.head}", _with_such(at)


def _with_such(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        from rulings_cli.ask.statements.generic import generic

        noun = scene.lacking[at].evolve(another=False, definite=False, number=1, counted=False)
        item = scene.add(generic(scene, noun, "permanent"))
        scene.onto_battlefield(item, noun.owner or "you")

    return change


def _other_costs(scene: Scene) -> Iterator[Tweak]:
    """Change what is activated, where it is asked what that costs."""
    deed = scene.asked
    if deed is None or deed.item is None:
        return
    if deed.kind == "cast":
        if "without paying its mana cost" in deed.tails:
            yield f"{deed.item.name} is cast for its mana cost", _for_its_cost
        asked = getattr(scene.about.get("ask"), "name", "")
        if asked == "tax_nth" and len(scene.deeds) == 1:
            yield "another spell was cast before", _after_another
        if asked in ("cost_less", "less_or", "way_n", "taxed_n", "cost_or", "cost_over"):
            yield from _twice_there(scene)
        if asked in _COMPARED:
            yield from _other_spells(scene)
        if asked in ("cost_is", "cost_over"):
            yield from _dearer_spells(scene)
        yield from _none_there(scene)
        return
    if deed.item.card is not None and not deed.item.is_a("land"):
        yield f"{deed.item.name} is cast, rather", _as_a_spell
    for kind in ("equip", "cycling"):
        card = scene.world.stock.pick(kind, other_than=tuple(each.name for each in scene.items))
        yield f"{card.front.name}'s {kind} ability instead", _with_ability(card, kind)
    creature = scene.world.stock.pick("creature", "with-ability")
    yield f"{creature.front.name}'s ability instead", _with_own_ability(creature)
    yield from _dearer_abilities(scene, deed)


def _dearer_abilities(scene: Scene, deed: Deed) -> Iterator[Tweak]:
    """Let something make abilities cost more, or let one that costs so much be activated."""
    asks = scene.about.get("ask")
    number = asks.number() if isinstance(asks, Statement) else None
    if number is not None and number in _CYCLING:
        card = scene.world.stock.pick("cycling", f"for-{number}")
        yield f"{card.front.name}'s cycling ability instead", _with_ability(card, "cycling")
    dearer = scene.world.stock.pick("dearer-abilities")
    for at, each in enumerate(scene.items):
        beside = each is not deed.item and each.zone == "battlefield" and each.noun is not None
        if beside and each.card is not None:
            yield f"{dearer.front.name} instead of {each.name}", _other_card(at, dearer)


#: What the cycling abilities that are at hand cost.
_CYCLING = (1, 2, 3)


def _other_card(at: int, card: Any) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        item.card, item.face = card, card.front

    return change


#: Asks that compare what something costs with what it costs otherwise.
_COMPARED = ("costs_less", "taxed_n", "costs_kept", "cost_down", "cost_under", "tax_nth",
             "costs_more", "cost_less", "cost_changed", "way_less", "way_more", "way_n",
             "less_or")  # fmt: skip


def _for_its_cost(scene: Scene) -> None:
    assert scene.asked is not None
    tails = scene.asked.tails
    scene.asked.tails = [each for each in tails if each != "without paying its mana cost"]


def _after_another(scene: Scene) -> None:
    """Let one more spell have been cast in the turn."""
    from rulings_cli.ask.statements.costs_open import cast_before

    if scene.asked is None:
        raise NotSupported("nothing is cast")
    cast_before(scene, scene.asked, 1)


def _as_a_spell(scene: Scene) -> None:
    deed = scene.asked
    assert deed is not None
    assert deed.item is not None
    deed.kind, deed.line, deed.tails, deed.targets = "cast", "", [], []
    deed.item.zone, deed.item.tails, deed.item.lines = "hand", [], []


def _other_spells(scene: Scene) -> Iterator[Tweak]:
    """Let a plain card of another kind or color be cast instead, or one of every creature type."""
    taken = tuple(each.name for each in scene.items)
    if any(tail.startswith("naming ") for each in scene.items for tail in each.tails):
        card = scene.world.stock.pick("creature", "changeling", other_than=taken)
        yield f"{card.front.name} is cast instead", _cast_instead_of(card)
    for kind in _subtypes_sought(scene):
        try:
            card = scene.world.stock.pick("creature", kind, least=2, other_than=taken)
        except NotSupported:
            continue
        yield f"{card.front.name} is cast instead", _cast_instead_of(card)
    for kind in ("creature", "instant", "sorcery", "artifact", "enchantment"):
        for color in (None, *COLORS_BY_NAME.values()):
            try:
                card = scene.world.stock.pick(kind, least=2, other_than=taken, color=color)
            except NotSupported:
                continue
            yield f"{card.front.name} is cast instead", _cast_instead_of(card)


def _twice_there(scene: Scene) -> Iterator[Tweak]:
    """Let there be one more of what changes costs."""
    for at, item in enumerate(scene.items):
        changes = any(isinstance(e, CostChange) and not e.this for e in walk(item.face.paragraphs))
        if changes and item.zone == "battlefield" and item.card is not None and item.count == 1:
            yield f"another {item.name} is there", _doubled(at)


def _none_there(scene: Scene) -> Iterator[Tweak]:
    """Let nothing be there of several things that change costs: one may hide what another does."""
    found = [
        at
        for at, each in enumerate(scene.items)
        if each.zone == "battlefield"
        and any(
            isinstance(e, MinimumCost) or (isinstance(e, CostChange) and not e.this)
            for e in walk(each.face.paragraphs)
        )
    ]
    if len(found) > 1:
        yield "nothing there changes costs", _without_all(found)


def _without_all(places: Sequence[int]) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        for at in places:
            scene.items[at].zone, scene.items[at].lines = "", []

    return change


def _doubled(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        first = scene.items[at]
        other = scene.add(Item(first.card, first.face, first.noun, first.owner))
        scene.place(other, "battlefield", first.owner)
        other.tails = list(first.tails)

    return change


def _subtypes_sought(scene: Scene) -> Iterator[str]:
    """Give the creature types of the spells whose costs something there changes."""
    for item in scene.items:
        for node in walk(item.face.paragraphs):
            kinds = getattr(node.what, "kinds", ()) if isinstance(node, CostChange) else ()
            for each in (one for kind in kinds for one in kind):
                if isinstance(each, HasSubtype) and each.name in CREATURE_TYPES:
                    yield each.name


def _dearer_spells(scene: Scene) -> Iterator[Tweak]:
    """Let a plain card be cast that costs so much, or nearly, as is asked."""
    asks = scene.about.get("ask")
    number = asks.number() if isinstance(asks, Statement) else None
    taken = tuple(each.name for each in scene.items)
    for value in range(number, number + 3) if number is not None else ():
        for kind in ("creature", "instant", "sorcery"):
            try:
                card = scene.world.stock.pick(kind, least=value, most=value, other_than=taken)
            except NotSupported:
                continue
            yield f"{card.front.name} is cast instead", _cast_instead_of(card)


def _cast_instead_of(card: Any) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        deed = scene.asked
        assert deed is not None
        item = scene.add(Item(card, card.front, None, deed.who))
        scene.place(item, "hand", deed.who)
        deed.item, deed.tails, deed.targets = item, [], []
        if required_targets(card.front):
            raise NotSupported("what it targets is not planned")

    return change


def _with_ability(card: Any, kind: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        deed = scene.asked
        assert deed is not None
        item = scene.add(Item(card, card.front, None, deed.who))
        scene.place(item, "battlefield" if kind == "equip" else "hand", deed.who)
        deed.item, deed.line = item, f"{item.name}'s {kind} ability"
        deed.tails, deed.targets = [], []
        if kind == "equip":
            bear = scene.world.stock.pick("creature", "plain", other_than=(item.name,))
            holder = scene.add(Item(bear, bear.front, None, deed.who))
            scene.place(holder, "battlefield", deed.who)
            deed.targets.append(holder)

    return change


def _with_own_ability(card: Any) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        deed = scene.asked
        assert deed is not None
        item = scene.add(Item(card, card.front, None, deed.who))
        scene.place(item, "battlefield", deed.who)
        deed.item, deed.line = item, f"{item.name}'s ability"
        deed.tails, deed.targets = [], []

    return change


def _other_target(scene: Scene) -> None:
    other = scene.about["other target"]
    if scene.asked is not None and isinstance(other, Item):
        scene.asked.targets[-1] = other


def _nothing_paid(scene: Scene) -> None:
    scene.about["pays"] = False


def _states(scene: Scene) -> Iterator[Tweak]:
    """Change how a thing is: since when it is there, tapped, with which counters."""
    taps = _sees_tapping(scene)
    for at, item in enumerate(scene.items):
        if item.zone != "battlefield":
            continue
        for tail in item.tails:
            if tail == "as commander" and not _is_asked_of_commander(scene):
                continue
            yield _words(scene, item, f"without “{tail}”"), _without_tail(at, tail)
        attacks = scene.asked is not None and scene.asked.kind == "attack"
        attacks = attacks and scene.asked is not None and scene.asked.item is item
        sick = (item.is_a("creature") and taps) or attacks
        if sick and "since this turn" not in item.tails:
            name = scene.ref(item)
            yield (
                f"{name} came under its controller's control this turn",
                _with_tail(at, "since this turn"),
            )
        fights = scene.asked is not None and scene.asked.kind in ("attack", "block")
        fights = fights or scene.about.get("b") is item
        if "tapped" not in item.tails and taps and (item.face.paragraphs or fights):
            yield f"{scene.ref(item)} is tapped", _with_tail(at, "tapped")
        yield from _other_loyalty(scene, at, item)
        if item.token and item.card is not None:
            yield f"{item.name} is the card itself, no token", _as_itself(at)
        elif item.token:
            yield from _other_tokens(scene, at, item)
        if item.card is not None and _fights(scene, item):
            name = scene.ref(item)
            yield f"{name} has 9 +1/+1 counters", _with_tail(at, "with 9 +1/+1 counters")
        for number, line in enumerate(item.lines):
            for other in ("hexproof", "indestructible") if line.startswith(_GAINED) else ():
                if other not in line:
                    words = f"{scene.ref(item)} has {other} instead"
                    yield words, _other_line(at, number, f"{_GAINED} {other} until end of turn")
        for number in range(len(item.lines)):
            line = item.lines[number].replace("NAME", item.name).replace("TO", "it")
            yield f"not: {line}", _without_line(at, number)


def _is_asked_of_commander(scene: Scene) -> bool:
    asks = scene.about.get("ask")
    return isinstance(asks, Statement) and asks.word("type") == "commander"


#: Keyword abilities for which permanents are tapped.
_TAP_FOR = frozenset(("convoke", "crew", "enlist", "exert", "improvise", "saddle", "station"))


def _sees_tapping(scene: Scene) -> bool:
    """Tell whether something in a scene attacks, blocks, taps, or asks what is tapped.

    Where nothing does, neither that nor summoning sickness (CR 302.6) changes what happens.
    """
    deeds = [*scene.deeds, *filter(None, (scene.asked,))]
    if any(each.kind in ("attack", "block", "mana", "tap") for each in deeds):
        return True
    return any(item.is_a("land") or _taps(item) for item in scene.items)


def _taps(item: Item) -> bool:
    if any("tap" in each for each in item.lines) or not _TAP_FOR.isdisjoint(item.gained):
        return True
    return any(
        "tap" in type(node).__name__.lower()
        or (isinstance(node, HasState) and node.word in ("tapped", "untapped"))
        or (isinstance(node, Keyword) and node.name in _TAP_FOR)
        for node in walk(item.face.paragraphs)
    )


def _other_loyalty(scene: Scene, at: int, item: Item) -> Iterator[Tweak]:
    """Give a planeswalker of which that was said much more loyalty, or little."""
    for tail in item.tails:
        if tail.endswith((" loyalty counters", " loyalty counter")):
            for words in ("with 20 loyalty counters", "with 1 loyalty counter"):
                yield _words(scene, item, words), _with_other_tail(at, tail, words)


def _as_itself(at: int) -> Callable[[Scene], None]:
    """Let a token that is a copy of a card be that card."""

    def change(scene: Scene) -> None:
        item = scene.items[at]
        item.token = ""
        said = (f"{item.name} is in exile", f"is a copy of {item.name}")
        scene.given = [each for each in scene.given if not each.endswith(said)]

    return change


def _fights(scene: Scene, item: Item) -> bool:
    """Tell whether a creature meets another in combat, or is dealt damage."""
    return item.is_a("creature") and any(
        item in (each.item, *each.targets)
        for each in scene.deeds
        if each.kind == "block" or "damage" in each.line or "fights" in each.line
    )


_GAINED = "NAME has gained"


def _other_line(at: int, number: int, line: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.items[at].lines[number] = line

    return change


def _other_tokens(scene: Scene, at: int, item: Item) -> Iterator[Tweak]:
    """Give a token without its keywords, or of another size."""
    if "creature" in item.token and not item.lines:
        card = scene.world.stock.pick("creature", "plain")
        yield f"{card.name} instead of {scene.ref(item)}", _as_card(at, card)
    elif not item.is_a("creature") and item.is_a("artifact"):
        card = scene.world.stock.pick("artifact", "mana")
        yield f"{card.name} instead of {scene.ref(item)}", _as_card(at, card)
    plain, _, keywords = item.token.partition(" with ")
    if keywords:
        yield f"{scene.ref(item)} without {keywords}", _as_token(at, plain)
    each_one = keywords.split(", ") if ", " in keywords else []
    for one in each_one:
        left = ", ".join(each for each in each_one if each != one)
        yield f"{scene.ref(item)} without {one}", _as_token(at, f"{plain} with {left}")
    colors = [each for each in plain.split() if each in COLORS_BY_NAME]
    for color in colors:
        yield (
            f"{scene.ref(item)} is not {color}",
            _as_token(at, item.token.replace(f"{color} ", "", 1)),
        )
    size = next((each for each in plain.split() if "/" in each), "")
    if size:
        met = [_size_said(each) for each in scene.items if each is not item]
        for other in dict.fromkeys(("1/1", "5/5", "0/5", *filter(None, met), "9/9")):
            if other != size:
                yield (
                    f"{scene.ref(item)} is {other}",
                    _as_token(at, item.token.replace(size, other, 1)),
                )


def _size_said(item: Item) -> str:
    """Give the size that a token was described with, "" for none."""
    return next((each for each in item.token.split() if "/" in each), "")


def _as_card(at: int, card: object) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        item.token = ""
        item.card = card  # type: ignore[assignment]  # a Card of the stock
        item.face = card.front  # type: ignore[attr-defined]

    return change


def _as_token(at: int, words: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        from rulings_cli.examples.tokens import described

        item = scene.items[at]
        item.token = words
        item.face = described(words.removeprefix("a ").removeprefix("an "))

    return change


def _words(scene: Scene, item: Item, rest: str) -> str:
    return f"{scene.ref(item)} {rest}"


def _without_tail(at: int, tail: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.items[at].tails.remove(tail)

    return change


def _with_tail(at: int, tail: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.items[at].tails.append(tail)

    return change


def _with_other_tail(at: int, tail: str, other: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        tails = scene.items[at].tails
        tails[tails.index(tail)] = other

    return change


def _without_line(at: int, number: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        del scene.items[at].lines[number]

    return change


def _ways(scene: Scene) -> Iterator[Tweak]:
    """Change how something is done: without its kicker, for its cost, not in response."""
    for at, deed in enumerate(scene.deeds):
        for tail in deed.tails:
            if tail.startswith(("kicked", "with ", "for its ", "without paying", "paying ")):
                if tail.startswith("with X="):
                    yield "X is 0", _other_deed_tail(at, tail, "with X=0")
                    yield "X is 1", _other_deed_tail(at, tail, "with X=1")
                    continue
                yield f"not “{tail}”", _other_deed_tail(at, tail, "")
        if deed.kind == "cast" and "without paying its mana cost" not in deed.tails:
            try:
                card = scene.world.stock.pick("free-from-hand")
            except NotSupported:
                continue
            yield f"with {card.name}, without paying its mana cost", _freely(at, card)
        if deed.response:
            yield "not in response", _in_turn(at)
    for at, line in enumerate(scene.given):
        if line.startswith("your mana pool"):
            continue
        yield f"not: {line}", _without_given(at)
        if line.endswith("library is empty") and not any("draw" in e.line for e in scene.deeds):
            who = "you draw" if line.startswith("your") else "the opponent draws"
            yield f"{who} a card", _drawing(f"{who} 1 card")
        if line.endswith(("poison counter", "poison counters")) and " 9 " not in line:
            has = " ".join(line.split()[:-3])
            yield f"{has} 9 poison counters", _other_given(at, f"{has} 9 poison counters")
    for who in scene.life:
        yield f"at 20 life ({who})", _other_life(who, 20)
        yield f"at 1 life ({who})", _other_life(who, 1)
        yield f"at 40 life ({who})", _other_life(who, 40)
    for who in sorted(scene.empty_hand):
        card = scene.world.stock.pick("land", "basic")
        verb = "you hold" if who == "you" else "the opponent holds"
        yield f"{verb} {card.name}", _with_given(f"{verb} {card.name}")


def _moments(scene: Scene) -> Iterator[Tweak]:
    """Change in whose turn it is, and when in it."""
    if not scene.step:
        yield "it is the other player's turn", _other_turn
    elif scene.asks or len(scene.deeds) == 1:
        yield "it is the main phase before combat", _in_main_phase
        if scene.turn == "opponent":
            yield "it is the main phase of the other player's turn", _in_other_main_phase


def _other_deed_tail(at: int, tail: str, new: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.deeds[at].item
        if tail == "for its flashback cost" and item is not None:
            item.zone = "hand"  # it is cast from there as usual
            scene.deeds[at].tails = [e for e in scene.deeds[at].tails if e != "from your graveyard"]
        tails = scene.deeds[at].tails
        where = tails.index(tail)
        tails[where : where + 1] = [new] if new else []

    return change


def _freely(at: int, card: object) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        deed = scene.deeds[at]
        holder = Item(card, card.front, None, deed.who)  # type: ignore[arg-type, attr-defined]
        scene.onto_battlefield(scene.add(holder), deed.who)
        deed.tails = [e for e in deed.tails if not e.startswith(("paying", "with X="))]
        deed.tails.append("without paying its mana cost")

    return change


def _in_turn(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.deeds[at].response = False

    return change


def _without_given(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        del scene.given[at]

    return change


def _drawing(line: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.deeds.insert(0, Deed("happen", "", None, line))

    return change


def _other_given(at: int, line: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.given[at] = line

    return change


def _with_given(line: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.given.append(line)

    return change


def _other_life(who: str, number: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.life[who] = number

    return change


def _in_main_phase(scene: Scene) -> None:
    scene.step = ""


def _in_other_main_phase(scene: Scene) -> None:
    _in_main_phase(scene)
    _other_turn(scene)


def _other_turn(scene: Scene) -> None:
    scene.turn = "opponent" if scene.turn == "you" else "you"


def _places(scene: Scene) -> Iterator[Tweak]:
    """Let a permanent not be there: in a graveyard instead, or gone."""
    for at, item in enumerate(scene.items):
        if item.zone == "graveyard" and item.is_permanent and item.card is not None:
            yield f"{item.name} is cast from the hand instead", _cast_instead(at)
    for at, item in enumerate(scene.items):
        if item.zone == "library":
            yield f"{item.name} is in hand instead", _into_hand(at)
        asked = scene.asked
        elsewhere = item.zone in ("graveyard", "exile") and asked is not None
        theirs = asked is not None and item.zone == "hand" and asked.who != item.owner
        elsewhere = elsewhere or theirs
        if asked is not None and elsewhere and asked.item is item and asked.kind in _FROM_HAND:
            yield f"{item.name} is in hand instead", _in_hand(at)
        used = asked is not None and asked.item is item and asked.kind in ("cycle", "activate")
        if used and asked is not None and (item.zone == "hand" or asked.kind == "cycle"):
            yield f"{item.name} is in a graveyard instead", _elsewhere(at)
    for at, item in enumerate(scene.items):
        if item.zone != "battlefield":
            continue
        name = scene.ref(item)
        if item.card is not None and not item.token:
            whose = "your" if item.owner == "you" else "the opponent's"
            yield f"{name} is in {whose} graveyard", _elsewhere(at)
        else:
            yield f"{name} has left the battlefield", _gone(at)
        if item.count > 1:
            yield f"one {name} less", _counted(at, item.count - 1)
        if item.noun is not None and item.noun.counted:
            yield f"one {name} more", _counted(at, item.count + 1)


def _cast_instead(at: int) -> Callable[[Scene], None]:
    """Let a card be cast, and not come back from a graveyard."""

    def change(scene: Scene) -> None:
        item = scene.items[at]
        item.zone = "hand"
        places = [n for n, e in enumerate(scene.deeds) if e.item is item or item in e.targets]
        deed = Deed("cast", item.owner, item)
        scene.deeds[places[0] : places[0] + 1] = [deed]

    return change


_FROM_HAND = ("cast", "play")


def _in_hand(at: int) -> Callable[[Scene], None]:
    """Let what would be cast or played from somewhere else be in its player's hand."""

    def change(scene: Scene) -> None:
        item, deed = scene.items[at], scene.asked
        if deed is None:
            raise NotSupported("nothing is cast")
        item.zone, item.owner = "hand", deed.who
        deed.tails = [e for e in deed.tails if not e.startswith(("from ", "for its "))]

    return change


def _into_hand(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        item.zone = "hand"
        if scene.asked is not None and scene.asked.item is item:
            item.owner = scene.asked.who
        for held in scene.library.values():
            if item in held:
                held.remove(item)

    return change


def _elsewhere(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        item.zone = "graveyard"
        item.tails = []
        _unattached(scene, item)

    return change


def _gone(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        item.zone = ""
        _unattached(scene, item)

    return change


def _unattached(scene: Scene, item: Item) -> None:
    item.lines = []
    for each in scene.items:
        if each.attached_to is item:
            each.lines = []


def _counted(at: int, number: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.items[at].count = number

    return change


def _deeds(scene: Scene) -> Iterator[Tweak]:
    """Let something else happen to a thing, or let something not be done."""
    for at, deed in enumerate(scene.deeds):
        if deed.kind == "happen" and deed.line in _HAPPENINGS and deed.item is not None:
            for line in _HAPPENINGS:
                if line != deed.line:
                    yield line.replace("NAME", scene.ref(deed.item)), _happening(at, line)
    for at in range(1, len(scene.deeds)):
        first, second = scene.deeds[at - 1 : at + 1]
        if not (first.response or second.response or second.asked):
            yield f"{_plainly(scene, second)} before", _earlier(at)
    for at, deed in enumerate(scene.deeds[1:]):
        first = scene.deeds[at]
        if deed.line == PUT_THERE and first.item is deed.item and first.line == "NAME is exiled":
            yield f"not: {deed.text or _plainly(scene, deed)}", _undone(at, 2)
    for at, deed in enumerate(scene.deeds):
        if deed.kind == "mana":
            continue
        seen = deed.line != "the turn ends" or scene.about.get("mana kept")
        seen = seen or scene.about.get("animated")
        if not deed.asked and seen:  # else nothing could be seen of it
            yield f"not: {deed.text or _plainly(scene, deed)}", _undone(at)


def _plainly(scene: Scene, deed: Deed) -> str:
    """Say what is done that the question did not say."""
    from rulings_cli.ask.statements.writing import line_of

    return line_of(scene, deed).partition(", paying with")[0]


_HAPPENINGS = (
    "NAME dies",
    "NAME is sacrificed",
    "NAME is exiled",
    "NAME leaves the battlefield",
)


def _happening(at: int, line: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.deeds[at].line = line

    return change


def _earlier(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.deeds[at - 1 : at + 1] = [scene.deeds[at], scene.deeds[at - 1]]

    return change


def _undone(at: int, number: int = 1) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        del scene.deeds[at : at + number]

    return change


def _sides(scene: Scene) -> Iterator[Tweak]:
    """Let another player control a permanent."""
    for at, item in enumerate(scene.items):
        if item.zone == "battlefield":
            other = "opponent" if item.owner == "you" else "you"
            who = "you control" if other == "you" else "the opponent controls"
            yield f"{who} {item.name}", _other_side(at, other)


def _other_side(at: int, owner: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.items[at].owner = owner

    return change


#: What plain cards are tried in the place of one: kinds of the stock.
_KINDS = (
    ("instant", "targeted", "removal"),
    ("creature", "plain"),
    ("creature", "artifact", "plain"),
    ("creature", "legendary"),
    ("artifact", "mana"),
    ("enchantment", "Aura"),
    ("land", "basic"),
    ("land", "nonbasic"),
    ("instant", "plain"),
    ("sorcery", "plain"),
    ("instant", "targeted"),
    ("planeswalker",),
    ("creature", "ward"),
    ("enchantment", "Saga"),
    ("artifact", "Equipment"),
)


def _others(scene: Scene) -> Iterator[Tweak]:
    """Put a plain card in the place of a thing, or of two of one name."""
    for at, item in enumerate(scene.items):
        alike = tuple(n for n, e in enumerate(scene.items) if e.name == item.name and e.zone)
        if len(alike) == 2 and alike[0] == at and item.card is not None and item.is_permanent:
            card = scene.world.stock.pick("creature", "artifact", "plain", other_than=(item.name,))
            yield f"two {card.name} instead of two {item.name}", _both_instead(alike, card)
    wanted = tuple(_asked_for(scene))
    found = scene.about.get("found")
    if isinstance(found, Item):
        card = scene.world.stock.pick("instant", "plain", other_than=(found.name,))
        yield f"{card.name} instead of {found.name}", _found_instead(card)
    copier = scene.about.get("copier")
    if isinstance(copier, Item) and copier in scene.items:
        plainly = scene.world.stock.several("copier")
        for card in plainly if copier.name not in {each.name for each in plainly} else ():
            yield f"{card.name} instead of {copier.name}", _instead(scene.items.index(copier), card)
    for at, item in enumerate(scene.items):
        if not item.zone or (item.token and not wanted):
            continue
        yield from _other_values(scene, at, item)
        for kinds, color in (*wanted, *((each, None) for each in _KINDS)):
            try:
                card = scene.world.stock.pick(*kinds, other_than=(item.name,), color=color)
            except NotSupported:
                continue
            if item.zone == "battlefield" and card.front.types[0] in ("instant", "sorcery"):
                continue
            if kinds[0] == "land" and any(
                each.item is item and each.kind != "mana" for each in scene.deeds
            ):
                continue
            change = _as_card(at, card) if item.token else _instead(at, card)
            yield f"{card.name} instead of {item.name}", change
        yield from _cast_rather(scene, at, item)


#: What is asked of how often something triggers: another event of its kind makes it more.
_OFTEN = frozenset(
    ("returned_n", "returned_amount", "doubles", "triggers_n", "trigger_word_n", "transforms",
     "counters_is")
)  # fmt: skip


def _caused(scene: Scene) -> Iterator[Tweak]:
    """Let that happen instead which a triggered ability of a thing asked about looks for."""
    from rulings_cli.ask.statements import causing

    asks = scene.about.get("ask")
    if not isinstance(asks, Statement) or asks.name not in OF_TRIGGERS or not scene.deeds:
        return
    about = scene.about.get("a")
    for at, item in enumerate(scene.items):
        if isinstance(about, Item) and item is not about:
            continue
        for nth in range(len(causing.all_triggered(item))):
            more = asks.name in _OFTEN
            held = list(scene.deeds)
            try:
                _cause(scene, at, nth, more=more)
                words = f"{_plainly(scene, scene.deeds[-1])} {'as well' if more else 'instead'}"
            except (NotSupported, DropsOut, LookupError):
                continue
            finally:
                scene.deeds[:] = held
            yield words, _caused_so(at, nth, more=more)


def _cause(scene: Scene, at: int, nth: int, *, more: bool) -> None:
    from rulings_cli.ask.statements import causing

    item = scene.items[at]
    ability = causing.all_triggered(item)[nth]
    if not more:
        scene.deeds.clear()
        scene.turn = causing.side_of(item, causing.events_of(ability)[0])
    if any(causing.is_self(each) for each in causing.events_of(ability)):
        item.soft = True
    causing.cause(scene, item, ability)


def _caused_so(at: int, nth: int, *, more: bool) -> Callable[[Scene], None]:
    return lambda scene: _cause(scene, at, nth, more=more)


def _other_values(scene: Scene, at: int, item: Item) -> Iterator[Tweak]:
    """Put plain cards of other mana values in the place of one of which that was said."""
    noun = item.noun
    if noun is None or noun.mana_value is None or item.card is None:
        return
    kind = next((e for e in ("creature", "instant", "sorcery") if item.is_a(e)), "")
    for value in (1, 2, 3, 4, 6) if kind else ():
        try:
            card = scene.world.stock.pick(kind, "plain", least=value, most=value)
        except NotSupported:
            continue
        if value != noun.mana_value:
            yield f"{card.name} instead of {item.name}", _instead(at, card)


def _asked_for(scene: Scene) -> Iterator[tuple[tuple[str, ...], str | None]]:
    """Give the kinds and the color of plain cards that have what is asked for."""
    asks = scene.about.get("ask")
    if not isinstance(asks, Statement):
        return
    if asks.name == "is_a":
        quality = asks.word("type")
        color = COLORS_BY_NAME.get(quality)
        yield (("creature",) if color else (quality,)), color
    elif asks.name == "makes":
        yield from _lands_that_make(getattr(asks.get("made"), "types", ()))
    elif asks.name == "trigger_copy":
        yield ("creature", "magecraft"), None  # that is of copies, too
    elif asks.name == "has_kw" and asks.word("kw"):
        yield ("creature", asks.word("kw").replace(" ", "-")), None


def _lands_that_make(types: tuple[str, ...]) -> Iterator[tuple[tuple[str, ...], str | None]]:
    """Give the lands that make mana of a type, or of whatever type."""
    if len(types) == 1 and types[0] in LAND_FOR:
        yield ("land", "basic", LAND_FOR[types[0]]), None
    elif types:
        yield ("colorless-mana" if types == ("C",) else "any-color",), None


def _cast_rather(scene: Scene, at: int, item: Item) -> Iterator[Tweak]:
    """Let a creature be cast where a land is played."""
    deeds = [n for n, each in enumerate(scene.deeds) if each.item is item and each.kind == "play"]
    if not deeds:
        return
    card = scene.world.stock.pick("creature", "plain")

    def change(scene: Scene) -> None:
        _instead(at, card)(scene)
        deed = scene.deeds[deeds[0]]
        deed.kind, deed.passes = "cast", True

    yield f"{card.name} is cast instead of playing {item.name}", change


def _both_instead(places: tuple[int, ...], card: object) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        for at in places:
            scene.items[at].card = card  # type: ignore[assignment]  # a Card of the stock
            scene.items[at].face = card.front  # type: ignore[attr-defined]

    return change


def _found_instead(card: object) -> Callable[[Scene], None]:
    """Let cascade find another card, which is cast."""

    def change(scene: Scene) -> None:
        found = scene.about["found"]
        for item in (found, *(each for each in scene.items if each.zone == "found")):
            if isinstance(item, Item):
                item.card = card  # type: ignore[assignment]  # a Card of the stock
                item.face = card.front  # type: ignore[attr-defined]
        for deed in scene.deeds:
            if deed.line.startswith(CASTS_IT):
                deed.line = deed.line.partition(" as ")[0]

    return change


def _instead(at: int, card: object) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        item.card = card  # type: ignore[assignment]  # a Card of the stock
        item.face = card.front  # type: ignore[attr-defined]
        item.tails = [each for each in item.tails if each in ("since this turn", "tapped")]
        for deed in scene.deeds:
            if deed.item is item:
                deed.tails = [e for e in deed.tails if e.startswith("without paying")]
                if not _targets(item):
                    deed.targets = []

    return change


def _targets(item: Item) -> bool:
    from rulings_cli.ask.plans.casting import required_targets

    return bool(required_targets(item.face))
