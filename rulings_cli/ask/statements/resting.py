"""What a verdict may rest on that the question does not say: it is played otherwise, too."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import combinations
from typing import Any

from rulings_cli.abilities.abilities import ActivatedAbility, Keyword, StaticAbility, Uncompiled
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.conditions import DuringTurn
from rulings_cli.abilities.references import AnOpponent, EachOpponent, You
from rulings_cli.abilities.static import AlternativeCost, CantDraw, LoseAbilities
from rulings_cli.ask.cards import adds_mana, has, mana_abilities, x_costs
from rulings_cli.ask.statements import chosen_on_entering
from rulings_cli.ask.statements.helping import need_used
from rulings_cli.ask.statements.nouns import nouns_in
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Scene, Unplanned
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.values import walk

Tweak = Callable[[Scene], None]

#: Plain cards that differ from those that stand for a kind, by the kind.
_OTHERS = {
    "creature": (("creature", "plain", 4, 99, None), ("creature", "plain", 0, 99, "B")),
    "instant": (("instant", "plain", 5, 99, None),),
    "sorcery": (("sorcery", "plain", 4, 99, None),),
}


def need_said(scene: Scene) -> None:
    """Abstain where something is not said without which nothing can be answered."""
    need_used(scene)
    for item in scene.items:
        if item.zone == "battlefield" and not any(e.startswith("naming") for e in item.tails):
            _need_no_choice(item)
        if item.zone == "battlefield" and scene.asks:
            _need_no_comparison(item)
        if item.zone == "battlefield" and _may_be_unearthed(scene, item):
            raise NotSupported(f"whether {item.name} was unearthed was not said", "702.84a")
    _need_attached(scene)
    _need_own_abilities(scene)
    _need_whose_copied(scene)
    _need_no_idle(scene)
    _need_attacks(scene)
    _need_mana_used(scene)
    if scene.asks:
        _need_no_own_use(scene)
    _need_one_of_each_legend(scene)
    for item in scene.items:
        if item.zone == "graveyard" and not _is_said_to_lie(scene):
            _need_graveyard(scene, item)
    for deed in scene.deeds:
        if deed.kind != "cast" or deed.item is None:
            continue
        item = deed.item
        free = "without paying its mana cost" in deed.tails
        said = any(each.startswith("with X=") for each in deed.tails)
        if x_costs(item.face) and not said and not free:
            raise NotSupported(f"the X of {item.name} was not said")
        later_half = item.card is not None and item.card.layout == "aftermath"
        later_half = later_half and item.card is not None and item.face is not item.card.front
        if later_half and item.zone != "graveyard":
            raise NotSupported(f"from where {item.name} is cast was not said")


def _need_whose_copied(scene: Scene) -> None:
    """Abstain of amounts where whose spell is copied was not said, and casting it does more."""
    from rulings_cli.abilities.effects import CopySpell
    from rulings_cli.abilities.triggers import Casts
    from rulings_cli.ask.statements.readying import AMOUNTS

    if getattr(scene.about.get("ask"), "name", "") not in AMOUNTS:
        return
    if not any(has(each.face.paragraphs, Casts) for each in scene.permanents()):
        return
    cast = {id(each.item): each for each in scene.deeds if each.kind == "cast" and not each.text}
    for deed in scene.deeds:
        if deed.item is None or not has(deed.item.face.paragraphs, CopySpell):
            continue
        for each in (e for e in deed.targets if isinstance(e, Item)):
            made = cast.get(id(each))
            if made is not None and made.who != deed.who and not (each.noun and each.noun.owner):
                raise NotSupported(f"whose {each.name} is was not said")


def _may_be_unearthed(scene: Scene, item: Item) -> bool:
    """Tell whether a thing is only called one of a kind that is there for a turn: it may be so."""
    noun = item.noun
    told = noun is not None and not noun.is_card and "unearth" in noun.keywords
    return told and not any(each.item is item for each in scene.deeds if each.kind == "activate")


def _need_attacks(scene: Scene) -> None:
    """Abstain where others attack beside what does something as it attacks, and it does not."""
    from rulings_cli.abilities.triggers import Attacks
    from rulings_cli.ask.statements import causing

    item = scene.about.get("a")
    attacks = [e for e in scene.deeds if e.kind == "attack"]
    if not isinstance(item, Item) or not attacks or not item.is_a("creature"):
        return
    if any(item in (e.item, *e.targets) or e.who != item.owner for e in attacks):
        return
    events = [e for each in causing.triggered(item) for e in causing.events_of(each)]
    if any(isinstance(each, Attacks) and causing.is_self(each) for each in events):
        raise NotSupported(f"whether {item.name} attacks was not said")


def _is_given_for(deed: Deed, item: Item) -> bool:
    """Tell whether a thing is what is given up for something."""
    return deed.given_up is item or f"sacrificing {item.name}" in deed.tails


def _need_no_idle(scene: Scene) -> None:
    """Abstain where what is named beside something can only do anything if it is activated."""
    looped = getattr(scene.about.get("ask"), "name", "") == "infinite"  # where all is tried
    if scene.asks or scene.about.get("costs") or looped:
        return
    for item in scene.items:
        if _is_held_for_it(scene, item):
            raise NotSupported(f"whether {item.name} is cast was not said")
        if not _is_beside(scene, item) or item.tails or item.lines:
            continue
        if any(_is_given_for(each, item) for each in scene.deeds):
            continue
        if item.noun is not None and any(_is_said_in(item.noun.text, e.text) for e in scene.deeds):
            continue
        used = [each for each in item.face.abilities if not isinstance(each, Keyword)]
        if used and all(isinstance(e, ActivatedAbility) and not adds_mana(e) for e in used):
            raise NotSupported(f"whether {item.name} is used was not said")


def _is_held_for_it(scene: Scene, item: Item) -> bool:
    """Tell whether a player only has a spell, "but I have NAME", of which nothing is asked."""
    named = item.noun is not None and item.noun.is_card and item.noun.text in _owned_alone(scene)
    met = item in (scene.about.get("a"), scene.about.get("b"))
    used = any(item is each.item or item in (*each.targets, *each.beside) for each in scene.deeds)
    return item.zone == "hand" and item.is_spell and named and not (met or used)


def _owned_alone(scene: Scene) -> frozenset[str]:
    """Give how the things are called that a player is said to have, wherever."""
    said = scene.about.get("said")
    told = [each for each in said if each.name == "owned"] if isinstance(said, tuple) else []
    return frozenset(
        noun.text for each in told for _, value in each.slots for noun in nouns_in(value)
    )


#: Asks whether something may be copied, whatever it was given.
_OF_COPYING = frozenset(("copied", "targetable"))


def _need_own_abilities(scene: Scene) -> None:
    """Abstain where a thing of a kind stands for one, and what is there takes abilities away.

    A plain card was given what the kind has, and nothing takes away what it is given later (613.7).
    """
    lent = any("has gained" in line for each in scene.items for line in each.lines)
    copied = scene.about.get("copier") is not None  # what is given to a thing is not copied (707.2)
    if lent and copied and getattr(scene.about.get("ask"), "name", "") not in _OF_COPYING:
        raise Unplanned("whether it has that ability by itself was not said", "707.2")
    if lent and any(has(each.face.paragraphs, LoseAbilities) for each in scene.permanents()):
        raise Unplanned("whether it has that ability by itself was not said", "613.7")


def _is_said_in(name: str, text: str) -> bool:
    """Tell whether a thing is spoken of, by whole words, where something is said to be done."""
    return f" {name} " in f" {text} "


def _need_one_of_each_legend(scene: Scene) -> None:
    """Abstain of triggers where a player is said to have two of one legend (704.5j)."""
    from rulings_cli.ask.statements.triggering import OF_TRIGGERS

    if getattr(scene.about.get("ask"), "name", "") not in OF_TRIGGERS:
        return
    legends = [each for each in scene.permanents() if each.is_a("legendary")]
    for each in legends:
        alike = [e for e in legends if e.name == each.name and e.owner == each.owner]
        if each.count > 1 or len(alike) > 1:
            raise NotSupported(f"how there can be two of {each.name} was not said", "704.5j")


def _is_said_to_lie(scene: Scene) -> bool:
    """Tell whether the question says that something lies in a graveyard."""
    from rulings_cli.ask.statements.words import plain

    said = scene.about.get("said")
    told = [each for each in said if each.kind == "fact"] if isinstance(said, tuple) else []
    return any(plain(word) == "graveyard" for each in told for word in each.text.split())


def _need_graveyard(scene: Scene, item: Item) -> None:
    """Abstain of what is taken to lie in a graveyard, where no card is put into one."""
    from rulings_cli.abilities.static import ReplaceDying

    for each in scene.permanents():
        for node in walk(each.face.paragraphs):
            if not (isinstance(node, ReplaceDying) and node.from_anywhere):
                continue
            theirs = isinstance(getattr(node.what, "owner", None), AnOpponent | EachOpponent)
            if not theirs or each.owner != item.owner:
                raise NotSupported(f"how {item.name} came to a graveyard was not said")


#: Asks of which mana that makes a spell uncounterable may decide.
_OF_COUNTERING = frozenset(("countered", "counters_spell", "can_counter", "resolves", "fizzles"))


def _need_mana_used(scene: Scene) -> None:
    """Abstain where what is named makes mana with which a spell can't be countered."""
    from rulings_cli.abilities.mana import ManaRider

    if getattr(scene.about.get("ask"), "name", "") not in _OF_COUNTERING:
        return
    spent = scene.about.get("mana spent")
    if isinstance(spent, list) and spent:
        return
    for item in scene.items:
        riders = (e for e in walk(item.face.paragraphs) if isinstance(e, ManaRider))
        if item.zone == "battlefield" and any(each.kind == "uncounterable" for each in riders):
            raise NotSupported(f"whether mana of {item.name} is spent on it was not said")


def _need_no_own_use(scene: Scene) -> None:
    """Abstain where something is sacrificed that has an ability for which it is sacrificed."""
    from rulings_cli.abilities.costs import SacrificeThis
    from rulings_cli.abilities.static import CantActivate, CantCast
    from rulings_cli.ask.cards import has

    for deed in scene.deeds:
        item = deed.item
        used = deed.kind == "activate" and item is not None and item.assumed and not deed.asked
        if used and item is not None and has(item.face.paragraphs, CantCast, CantActivate):
            raise NotSupported(f"it rests on who controls {item.name}")
        happens = deed.kind == "happen" and "sacrific" in deed.line
        if happens and item is not None and has(item.face.paragraphs, SacrificeThis):
            raise NotSupported(f"whether {item.name} is sacrificed for its ability was not said")


def _need_attached(scene: Scene) -> None:
    """Abstain where a named Equipment or Aura lies about, attached to nothing that was said."""
    for item in scene.items:
        worn = item.is_a("Equipment") or item.is_a("Aura")
        if not worn or item.zone != "battlefield" or item.noun is None or not item.noun.is_card:
            continue
        told = item in (scene.about.get("a"), scene.about.get("b"))
        told = told or item.attached_to is not None
        used = any(item is each.item or item in each.targets for each in scene.deeds)
        others = [each for each in scene.permanents() if each is not item]
        may_lie = item.is_a("Aura") and bool(others)
        if not (told or used) and (may_lie or any(each.is_a("creature") for each in others)):
            raise Unplanned(f"to what {item.name} is attached was not said")


def _need_no_choice(item: Item) -> None:
    """Abstain where a permanent's text speaks of what was chosen for it."""
    from rulings_cli.abilities.described import ChosenQuality
    from rulings_cli.abilities.effects import Choose
    from rulings_cli.abilities.mana import ChosenColor
    from rulings_cli.abilities.quantities import Colors

    for ability in item.face.abilities:
        if has(ability, ChosenQuality, ChosenColor) and not has(ability, Choose, Colors):
            raise NotSupported(f"it rests on what is chosen for {item.name}")


def need_understood(scene: Scene) -> None:
    """Abstain where a permanent has text that is not understood and may concern other things."""
    from rulings_cli.ask.cards import NotUnderstood

    for item in scene.items:
        if item.card is None or item.zone in ("library", "found"):
            continue
        if not item.is_permanent and not _is_open(scene):
            asks = getattr(scene.about.get("ask"), "name", "")
            found = _unread(item, "forbids") if asks in _OF_COUNTERING else None
            if found is not None and item is scene.about.get("a"):
                raise NotUnderstood(item.card.name, item.face, found)
            continue
        if _is_of_kinds(scene) and item is scene.about.get("a"):
            continue  # what the ability itself is was looked at
        if _matters_by_its_color(scene, item):
            continue
        asked = scene.asked
        cast = asked is not None and asked.item is item and asked.kind == "cast"
        if scene.about.get("costs") and cast and item.zone != "battlefield":
            continue  # what its own text does to its cost is looked at apart
        if _is_met_on_stack(scene, item):
            continue  # what it does once it has resolved is no matter
        if _is_of_size(scene) and item in (scene.about.get("a"), scene.about.get("b")):
            found = _unread(item, *_OF_SIZE)
            if found is not None:
                raise NotUnderstood(item.card.name, item.face, found)
            continue  # what else it has is no matter of its own size
        found = _unread(item, "others", "forbids")
        costs = scene.about.get("costs")  # what a text concerns there is looked at apart
        if found is None and not costs and (_is_beside(scene, item) or _is_open(scene)):
            # it is named since it matters, so all of its text may
            found = next((e for e in item.face.uncompiled if not _is_idle(scene, item, e)), None)
        if found is not None:
            raise NotUnderstood(item.card.name, item.face, found)


#: What a text of a spell concerns that may keep it from being cast, or from being countered.
_OF_CASTS = ("casting", "cost", "forbids", "targets", "activation")


def _is_met_on_stack(scene: Scene, item: Item) -> bool:
    """Tell whether it is asked if something that is cast is countered, whatever else it does."""
    asked = getattr(scene.about.get("ask"), "name", "")
    cast = any(each.item is item and each.kind == "cast" for each in scene.deeds)
    met = asked in ("countered", "counters_spell") and item is scene.about.get("a")
    seen = asked in ("has_kw", "mv", "mv_is") and bool(scene.about.get("held"))
    met = met or (seen and item is scene.about.get("a"))
    met = met or (asked == "trigger" and item is not scene.about.get("a"))
    return cast and met and _unread(item, *_OF_CASTS) is None


def _matters_by_its_color(scene: Scene, item: Item) -> bool:
    """Tell whether a thing is only named for its colors, by which another makes mana."""
    from rulings_cli.abilities.mana import ColorsAmong, CommanderIdentity

    maker, asked = scene.about.get("a"), getattr(scene.about.get("ask"), "name", "")
    if asked not in ("makes", "makes_types") or not isinstance(maker, Item) or item is maker:
        return False
    if any(item is each.item or item in each.targets for each in scene.deeds):
        return False
    if "as commander" in item.tails and has(maker.face.paragraphs, CommanderIdentity):
        return True
    return has(maker.face.paragraphs, ColorsAmong) and _unread(item, "mana", "others") is None


def _is_idle(scene: Scene, item: Item, text: Uncompiled) -> bool:
    """Tell whether text is an ability that nobody activates, of what matters by what is so."""
    used = any(each.item is item for each in scene.deeds) or item is scene.about.get("a")
    is_so = any(isinstance(each, StaticAbility) for each in item.face.abilities)
    return text.cost is not None and "activated" in text.touches and is_so and not used


def _unread(item: Item, *touches: str) -> Uncompiled | None:
    """Give text that is not understood and may concern these.

    An ability that would have to be activated is none of it: the one that is activated is read.
    """
    for each in item.face.uncompiled:
        idle = each.cost is not None and "activated" in each.touches and "mana" not in each.touches
        if not idle and set(each.touches).intersection(touches):
            return each
    return None


#: What a text concerns that may change the size of what it is on.
_OF_SIZE = ("size", "counters", "abilities", "copy", "enters", "forbids")


def _is_of_size(scene: Scene) -> bool:
    """Tell whether only sizes are asked about, of things that were there from the beginning."""
    asked = getattr(scene.about.get("ask"), "name", "")
    return asked in ("size", "sizes", "size_is", "toughness_amount", "power_amount") and not (
        scene.deeds
    )


def _is_of_kinds(scene: Scene) -> bool:
    """Tell whether it is asked of which kind an ability is."""
    asked = getattr(scene.about.get("ask"), "name", "")
    item = scene.about.get("a")
    of_value = asked in ("mv", "mv_is") and getattr(item, "zone", "") != "battlefield"
    return of_value or asked in ("is_mana", "uses_stack", "responds")


def _is_open(scene: Scene) -> bool:
    """Tell whether it is asked openly what comes of it all: then all of a text may matter."""
    asked = scene.about.get("ask")
    return getattr(asked, "name", "") in ("happens", "happens_to", "what_is")


def _is_beside(scene: Scene, item: Item) -> bool:
    """Tell whether a named permanent is only there beside what is done and asked."""
    if item.zone != "battlefield" or item.noun is None or not item.noun.is_card:
        return False
    if item in (scene.about.get("a"), scene.about.get("b")):
        return False
    return not any(item is each.item or item in each.targets for each in scene.deeds)


def _need_no_comparison(item: Item) -> None:
    """Abstain where what may be cast is compared with an amount that was not said."""
    from rulings_cli.abilities.described import Compare
    from rulings_cli.abilities.quantities import Number
    from rulings_cli.abilities.static import CantCast

    for node in walk(item.face.paragraphs):
        if isinstance(node, CantCast) and any(
            isinstance(each, Compare) and not isinstance(each.amount, Number) for each in walk(node)
        ):
            raise NotSupported(f"it rests on an amount that {item.name} asks for")


def unsaid(scene: Scene) -> Iterator[Tweak]:
    """Give changes of what the question leaves open: under each the verdict must be the same."""
    for at, item in enumerate(scene.items):
        yield from _other_cards(scene, at, item)
        yield from _other_descriptions(at, item)
        yield from _other_sizes(at, item)
    yield from _other_counts(scene)
    yield from _counted_among(scene)
    yield from _other_abilities(scene)
    yield from _other_lives(scene)
    yield from _other_players(scene)
    if _rests_on_turn(scene):
        yield _other_turn
    yield from chosen_on_entering.others(scene)
    if any(_limits_draws(each) for each in scene.permanents()):
        yield _drew_before
    if scene.about.get("blocker unsaid"):
        yield from (_two_blockers, _flying_blocker)
    if scene.about.get("life unsaid"):
        yield _more_life
    if _may_be_paid_for(scene):
        yield _ward_paid
    if scene.about.get("x unsaid"):
        asks = scene.about.get("ask")
        least = int(isinstance(asks, Statement) and "x" in asks.text.split())
        of_life = isinstance(asks, Statement) and asks.name in _OF_SURVIVING
        most = _KILLS_ANY if of_life else 7
        yield from (_with_x(number) for number in (least, 1, most))  # "draw X" is of some X
    if any(_speaks_of_lands(each) for each in scene.items):
        yield _more_lands


def _rests_on_turn(scene: Scene) -> bool:
    """Tell whether something may be cast for another cost in some turns only, and none was said."""
    deed = scene.asked
    if deed is None or deed.kind != "cast" or deed.item is None or len(scene.deeds) > 1:
        return False
    open_turn = (not scene.turn or scene.turn_assumed) and deed.item.is_instant
    return open_turn and any(
        isinstance(each, AlternativeCost) and isinstance(each.condition, DuringTurn)
        for each in walk(deed.item.face.paragraphs)
    )


def _other_turn(scene: Scene) -> None:
    """Let it be the other player's turn."""
    asked = scene.asked
    scene.turn = "opponent" if asked is not None and asked.who == "you" else "you"


def _other_abilities(scene: Scene) -> Iterator[Tweak]:
    """Take each other ability of a permanent of which none was named."""
    found = scene.about.get("rather")
    for each in found if isinstance(found, tuple) else ():
        yield _with_ability(each)


def _with_ability(each: Any) -> Tweak:
    def change(scene: Scene) -> None:
        from rulings_cli.ask.statements.using import another

        another(scene, each)

    return change


#: Nouns that leave open which card of the kind is meant: "a bear" is a 2/2.
_PLAIN = frozenset(
    ("creature", "permanent", "spell", "card", "instant", "sorcery", "blocker", "attacker",
     "commander")
)  # fmt: skip


def _only_blocks(scene: Scene, item: Item) -> bool:
    """Tell whether no more was said of a thing than that it blocks."""
    noun = item.noun
    said = noun is not None and (noun.is_card or noun.size or noun.keywords or noun.qualities)
    said = said or (noun is not None and noun.head not in ("", "creature", "blocker"))
    blocks = any(each.item is item and each.kind == "block" for each in scene.deeds)
    return blocks and not (said or item.token or item.lines)


def _other_cards(scene: Scene, at: int, item: Item) -> Iterator[Tweak]:
    """Take other plain cards for a thing of which only the kind was said."""
    noun = item.noun
    if _only_blocks(scene, item):
        for least, most in (
            (8, 99),
            (5, 99),
            (0, 0),
        ):  # that it blocks was said, and not how large it is
            yield _as_card(at, scene.world.stock.pick("creature", "plain", least=least, most=most))
    if noun is None or noun.is_card or item.token or item.card is None:
        return
    if "face down" in item.tails:
        return  # it was said to be one that may be turned up, or is 2/2 whatever it is
    asked = getattr(scene.about.get("ask"), "name", "")
    if noun.head == "commander" and asked in _OF_STOPPING:
        for value in (2, 3, 4, 5):  # what counters it may ask for its mana value
            stock = scene.world.stock
            yield _as_card(at, stock.pick("creature", "legendary", least=value, most=value))
    lacks = [COLORS_BY_NAME[e[3:]] for e in noun.qualities if e[3:] in COLORS_BY_NAME]
    if lacks and len(lacks) == len(noun.qualities):
        for other in sorted(set("WUBRG") - set(lacks)):
            yield _as_card(at, scene.world.stock.pick("creature", "plain", color=other))
    if noun.size or noun.keywords or noun.qualities or noun.pronoun or noun.head not in _PLAIN:
        return
    if any(e.item is item and e.targets and e.kind == "cast" for e in scene.deeds):
        return  # another one may not have that target
    if noun.mana_value is not None:
        return
    others = _OTHERS.get(_kind_of(item), ())
    if _is_burned(scene, item):
        others = (*others, ("creature", "plain", 0, 1, None))
    for *kinds, least, most, color in others:
        taken = tuple(each.name for each in scene.items)
        try:
            card = scene.world.stock.pick(
                *kinds, least=least, most=most, color=color, other_than=taken
            )
        except NotSupported:
            continue
        yield _as_card(at, card)


def _is_burned(scene: Scene, item: Item) -> bool:
    """Tell whether damage is dealt to a creature that something was put on: it may die by it."""
    from rulings_cli.abilities.effects import DealDamage

    used = [e for e in scene.deeds if item in e.targets and e.item is not None]
    burns = any(e.item is not None and has(e.item.face.paragraphs, DealDamage) for e in used)
    return burns and (len(used) > 1 or any(each.attached_to is item for each in scene.items))


#: Asks whether something keeps a spell from being cast or from resolving.
_OF_STOPPING = frozenset(("stops", "counters_spell", "countered"))
#: The size of a creature token of which none is said.
UNSAID_SIZE = "2/2"


def is_described(item: Item) -> bool:
    """Tell whether a token stands for a creature that was not said to be one."""
    noun = item.noun
    return bool(item.token) and noun is not None and bool(noun.size) and not noun.token


def _other_descriptions(at: int, item: Item) -> Iterator[Tweak]:
    """Take another color and another type for a creature of which neither was said."""
    noun = item.noun
    if noun is None or not is_described(item) or " creature" not in item.token:
        return
    if any(each in COLORS_BY_NAME for each in noun.qualities):
        return
    yield _as_token(at, item.token.replace(noun.size, f"{noun.size} black", 1))
    if "artifact" not in item.token:
        yield _as_token(at, item.token.replace(" creature", " artifact creature", 1))


def _other_sizes(at: int, item: Item) -> Iterator[Tweak]:
    """Take other sizes for a token of which none was said, or only its power or toughness."""
    noun = item.noun
    plain = f"a {UNSAID_SIZE} "
    if noun is not None and noun.sized_by and item.token:
        power, _, toughness = noun.size.partition("/")
        for other in ("1", "9"):
            size = f"{power}/{other}" if noun.sized_by == "power" else f"{other}/{toughness}"
            yield _as_token(at, item.token.replace(noun.size, size, 1))
        return
    if noun is None or noun.size or noun.is_card or not item.token.startswith(plain):
        return
    for size in ("1/1", "4/5"):
        yield _as_token(at, item.token.replace(plain, f"a {size} ", 1))


def _other_counts(scene: Scene) -> Iterator[Tweak]:
    """Take a creature larger whose size counts what was not said to be anywhere (CR 604.3)."""
    asks = scene.about.get("ask")
    if not isinstance(asks, Statement) or asks.name not in _OF_DEATH or scene.given:
        return
    used = [each.item for each in scene.deeds]
    if any(each not in used and "*" not in (each.face.toughness or "") for each in scene.items):
        return  # what it counts may be among the other things that are there
    for at, item in enumerate(scene.items):
        said = item.noun is not None and item.noun.size
        if "*" in (item.face.toughness or "") and not (said or item.tails):
            yield _counted(at)


def _counted_among(scene: Scene) -> Iterator[Tweak]:
    """Take what is asked about as one of so many things: "does Mox Opal work with 2 artifacts"."""
    item = scene.about.get("a") or (scene.asked and scene.asked.item)
    if not isinstance(item, Item) or not item.is_permanent or scene.about.get("apart"):
        return
    if not any(getattr(each.ability, "limits", ()) for each in mana_abilities(item.face)):
        return
    for at, each in enumerate(scene.items):
        noun = each.noun
        among = each is not item and each.count > 1 and noun is not None and not noun.another
        if among and noun is not None and not noun.is_card and scene.fits(item, noun):
            yield _one_fewer(at)


def _one_fewer(at: int) -> Tweak:
    def change(scene: Scene) -> None:
        scene.items[at].count -= 1

    return change


def _counted(at: int) -> Tweak:
    def change(scene: Scene) -> None:
        scene.items[at].tails.append("with 4 +1/+1 counters")

    return change


def _as_token(at: int, words: str) -> Tweak:
    def change(scene: Scene) -> None:
        from rulings_cli.examples.tokens import described

        scene.items[at].token = words
        scene.items[at].face = described(words.removeprefix("a ").removeprefix("an "))

    return change


def need_no_token(scene: Scene, left: frozenset[str], asked: str) -> None:
    """Abstain where it matters that a token stands for a creature of which only the size is said.

    `left` names what left for a hand, a library or exile; what is asked of mere death is the same.
    """
    for item in scene.items:
        if not is_described(item):
            continue
        others = [each for each in scene.items if each is not item]
        if scene.about.get("costs"):  # what is cast triggers nothing yet
            others = [each for each in others if each is not scene.about.get("a")]
        if any(_counts_mana(each) for each in others):
            raise NotSupported("it rests on a mana value, or on whether a token is meant")
        if asked == "comes_back" or (item.name in left and asked not in _OF_DEATH):
            raise NotSupported("it rests on whether a token is meant")


#: Asks that are answered alike for a token and for a card that leaves.
_OF_DEATH = frozenset(
    ("die", "survive", "survives", "kills", "both_die", "exiles", "bounces", "exiled",
     "damage_amount", "damaged", "unhurt", "damaged_n", "damaged_by",
     "life_amount", "lifegain", "gains", "gain_n", "who_gains")
)  # fmt: skip


def _counts_mana(item: Item) -> bool:
    """Tell whether a text speaks of mana values, or of what is no token."""
    return any(
        getattr(each, "what", "") == "mana value"
        or getattr(each, "word", "") in ("token", "nontoken")
        for each in walk(item.face.paragraphs)
    )


def _kind_of(item: Item) -> str:
    return next((each for each in ("creature", "instant", "sorcery") if item.is_a(each)), "")


def _as_card(at: int, card: Card) -> Tweak:
    def change(scene: Scene) -> None:
        scene.items[at].card = card
        scene.items[at].face = card.front

    return change


def _may_be_paid_for(scene: Scene) -> bool:
    """Tell whether ward may be paid for or not, and nothing was said of it."""
    asked = getattr(scene.about.get("ask"), "name", "")
    if asked not in ("resolves", "fizzles", "resolve_or", "countered"):
        return False
    if scene.about.get("no mana") or scene.about.get("unpaid"):
        return False
    return any(
        isinstance(each, Item) and each.has("ward") and each.owner != deed.who
        for deed in scene.deeds
        for each in deed.targets
    )


def _limits_draws(item: Item) -> bool:
    """Tell whether a text lets players draw no more than so many cards each turn."""
    nodes = walk(item.face.paragraphs)
    return any(isinstance(each, CantDraw) and each.more_than for each in nodes)


def _drew_before(scene: Scene) -> None:
    """Let whoever's turn it may be have drawn in the draw step, unless that is told (CR 504.1)."""
    from rulings_cli.ask.statements.first_drawn import drew

    slow = (e.who for e in scene.deeds if e.kind == "cast" and e.item and not e.item.is_instant)
    turn = scene.turn or next(slow, "")
    for who, verb in (("you", "you draw "), ("opponent", "the opponent draws ")):
        told = any(each.line.startswith(verb) for each in scene.deeds)
        if not told and turn in (who, ""):
            drew(scene, who)


def _ward_paid(scene: Scene) -> None:
    """Let whoever casts have the mana for ward, and pay it."""
    land = scene.world.stock.pick("land", "basic").name
    scene.about["pays"] = True
    scene.given += [f"you control 4 {land}", f"the opponent controls 4 {land}"]


def _more_life(scene: Scene) -> None:
    """Let more life be gained or lost where it was not said how much."""
    line = str(scene.about["life unsaid"])
    for deed in scene.deeds:
        if deed.line == line:
            deed.line = line.replace("1 life", "3 life")


#: Asks of what an X may kill, and an X that does where nothing keeps the creature alive.
_OF_SURVIVING = frozenset(
    ("kills", "die", "survive", "survives", "stays", "protects", "who_dies", "dead")
)
_KILLS_ANY = 19


def _with_x(number: int) -> Tweak:
    """Take another X for each spell of which none was said."""

    def change(scene: Scene) -> None:
        from rulings_cli.ask.statements.completing import UNSAID_X

        for deed in scene.deeds:
            if deed.kind == "cast" and UNSAID_X in deed.tails:
                deed.tails[deed.tails.index(UNSAID_X)] = f"with X={number}"

    return change


def _speaks_of_lands(item: Item) -> bool:
    """Tell whether a text speaks of lands, of which only those that pay are there.

    A land does if it changes each land.
    """
    from rulings_cli.abilities.described import HasType
    from rulings_cli.abilities.references import Each

    if item.noun is None or not item.noun.is_card:
        return False
    within = walk(item.face.paragraphs)
    if item.is_a("land"):
        within = (one for each in within if isinstance(each, Each) for one in walk(each))
    return any(isinstance(each, HasType) and each.name == "land" for each in within)


def _more_lands(scene: Scene) -> None:
    if any(each.head == "land" or "land" in each.kinds for each in scene.lacking):
        return  # the question says that there are none
    named = tuple(each.name for each in scene.items)
    lacking = tuple(name for each in scene.lacking if each.mention for name in each.mention.cards)
    land = scene.world.stock.pick("land", "basic", other_than=(*named, *lacking)).name
    said = {e.owner for e in scene.items if e.is_a("land") and e.zone == "battlefield"}
    for who, controls in (("you", "you control"), ("opponent", "the opponent controls")):
        if who not in said:  # or which lands the player has
            scene.given.append(f"{controls} 3 {land}")


#: Asks that may rest on which player a spell is aimed at.
_OF_PLAYERS = frozenset(
    ("size", "size_is", "sizes", "is_a", "has_kw", "power_amount", "toughness_amount", "die",
     "survive", "stays", "can_thing")
)  # fmt: skip


def _other_players(scene: Scene) -> Iterator[Tweak]:
    """Aim a spell that targets a player at the other one, where that was not said."""

    def other(at: int) -> Tweak:
        def change(scene: Scene) -> None:
            swapped = {"you": "the opponent", "the opponent": "you"}
            deed = scene.deeds[at]
            deed.targets = [swapped.get(e, e) if isinstance(e, str) else e for e in deed.targets]

        return change

    if getattr(scene.about.get("ask"), "name", "") in _OF_PLAYERS:
        for at, deed in enumerate(scene.deeds):
            if deed.is_player_unsaid:
                yield other(at)


def _two_blockers(scene: Scene) -> None:
    """Let two creatures block where it was not said what blocks."""
    if scene.asked is not None and scene.asked.item is not None:
        scene.asked.item.count = 2


def _flying_blocker(scene: Scene) -> None:
    """Let what blocks fly where it was not said what blocks."""
    if scene.asked is not None and scene.asked.item is not None:
        scene.asked.item.lines.append("NAME has gained flying until end of turn")


def newer_first(scene: Scene) -> None:
    """Let the one of two permanents that came later have been there longer (613.7)."""
    older = scene.about["older"]
    assert isinstance(older, tuple)
    scene.about["older"] = (older[1], older[0])


def other_timestamps(scene: Scene) -> Iterator[tuple[str, str, Tweak]]:
    """Give each two permanents that change others, and the later of them as there longer (613.7).

    What was there from the beginning has no order that the question said.
    """
    from rulings_cli.abilities.static import Affects

    if scene.about.get("older"):
        return
    found = [
        at
        for at, each in enumerate(scene.items)
        if each.zone == "battlefield"
        and any(isinstance(node, Affects) for node in walk(each.face.paragraphs))
    ]  # fmt: skip

    def swapped(first: int, second: int) -> Tweak:
        def change(scene: Scene) -> None:
            scene.about["older"] = (scene.items[second], scene.items[first])

        return change

    if len(found) <= _MOST_ORDERED:
        for first, second in combinations(found, 2):
            yield scene.items[first].name, scene.items[second].name, swapped(first, second)


#: Among how many permanents orders are looked at.
_MOST_ORDERED = 3


def _other_lives(scene: Scene) -> Iterator[Tweak]:
    """Take other life totals where a text speaks of what may be so or not."""
    if not any(_is_conditional(each) for each in scene.items if each.zone == "battlefield"):
        return
    for who in ("you", "opponent"):
        if who not in scene.life:
            yield _life(who, 40)
            yield _life(who, 4)


def _is_conditional(item: Item) -> bool:
    """Tell whether a text holds only under a condition on life."""
    from rulings_cli.abilities.quantities import LifeTotalOf

    return any(isinstance(each, LifeTotalOf) for each in walk(item.face.paragraphs))


def _life(who: str, number: int) -> Tweak:
    def change(scene: Scene) -> None:
        scene.life[who] = number

    return change


def sides(scene: Scene) -> Iterator[tuple[str, Tweak, Tweak]]:
    """Give each named permanent that nobody was said to control: moved over, and gone."""
    for at, item in enumerate(scene.items):
        named = item.noun is not None and item.noun.is_card
        if _looks_across(scene, item):
            continue  # "does X trigger for my opponent's Y" is asked by whom X belongs to
        if named and item.assumed and item.zone == "battlefield" and item.card is not None:
            yield item.name, _swapped((at,)), _gone(at)


def _looks_across(scene: Scene, item: Item) -> bool:
    """Tell whether a thing of its asker is asked to trigger for what an opponent has or does."""
    from rulings_cli.ask.statements.triggering import OF_TRIGGERS

    asks = getattr(scene.about.get("ask"), "name", "")
    if asks not in OF_TRIGGERS or item is not scene.about.get("a") or item.owner != "you":
        return False
    theirs = any(e.owner == "opponent" and not e.assumed for e in scene.items)
    return theirs or any(each.who == "opponent" and each.text for each in scene.deeds)


def letting(scene: Scene) -> Iterator[tuple[str, Tweak]]:
    """Give the permanent of which it is asked what it lets be done or stops: gone."""
    for at, item in enumerate(scene.items):
        if item is scene.about.get("letting") and item.zone == "battlefield":
            yield item.name, _gone(at)


def opposed(scene: Scene) -> Iterator[tuple[str, Tweak]]:
    """Give each permanent that is the opponent's only since it burdens opponents: moved over."""
    for at, item in enumerate(scene.items):
        if item in scene.opposed:
            yield item.name, _swapped((at,))


def _gone(at: int) -> Tweak:
    def change(scene: Scene) -> None:
        scene.items[at].zone = "graveyard"
        scene.items[at].tails = []
        scene.items[at].lines = []

    return change


def _swapped(places: tuple[int, ...]) -> Tweak:
    def change(scene: Scene) -> None:
        for at in places:
            item = scene.items[at]
            item.owner = "opponent" if item.owner == "you" else "you"

    return change


def speaks_of_opponents_only(item: Item) -> bool:
    """Tell whether a permanent's text concerns opponents, and not its controller's things."""
    nodes: list[Any] = list(walk(item.face.paragraphs))
    theirs = any(isinstance(each, AnOpponent | EachOpponent) for each in nodes) or any(
        getattr(each, "controls_not", False) for each in nodes
    )
    return theirs and not any(isinstance(each, You) for each in nodes)
