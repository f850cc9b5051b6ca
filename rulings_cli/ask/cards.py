"""What a plan asks of a card's compiled trees; a card that lacks it drops out of the reading."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, NoReturn

from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    Keyword,
    LoyaltyAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
    Uncompiled,
)
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.described import HasColor, HasType
from rulings_cli.abilities.effects import Add, CastCard, DelayedTrigger, ExileUntil, PermitPlay
from rulings_cli.abilities.mana import CouldProduce
from rulings_cli.abilities.static import CostChange, MinimumCost
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.values import Value, walk


class DropsOut(Exception):
    """The card lacks what the question asks about, so it is not the one that is meant."""


class Placed(Value):
    """An ability and where it stands: the face, and its number among all that are printed."""

    face: Face
    ability: Value
    number: int  # counted from 1 over the paragraphs
    position: int = 0  # counted from 1 over those that are understood

    @property
    def is_activated(self) -> bool:
        """Tell whether it is an activated ability with a colon."""
        return isinstance(self.ability, ActivatedAbility)


def placed(face: Face) -> Iterator[Placed]:
    """Give the abilities of a face with their numbers; keywords of one line share one."""
    position = 0
    for number, paragraph in enumerate(face.paragraphs, start=1):
        for each in paragraph.abilities:
            position += not isinstance(each, Uncompiled)
            yield Placed(face, each, number, position)


def changes_costs(card: Card) -> bool:
    """Tell whether a card changes what others cost, or what is paid for them (CR 601.2f)."""
    kinds = (CostChange, MinimumCost)
    return any(isinstance(e, kinds) for face in card.faces for e in walk(face.paragraphs))


def _is_used(ability: Value) -> bool:
    """Tell whether a player activates it: with a colon, a loyalty cost, or a keyword like equip."""
    if isinstance(ability, Keyword):
        from rulings_cli.engine import keyword_modules

        return keyword_modules.activated(ability) is not None
    return isinstance(ability, ActivatedAbility | LoyaltyAbility)


def count_used(face: Face) -> int:
    """Give how many abilities of the face players activate."""
    return sum(_is_used(each) for each in face.abilities) + len(intrinsic(face))


def activated(face: Face) -> tuple[Placed, ...]:
    """Give the activated abilities of a face."""
    return tuple(each for each in placed(face) if each.is_activated)


def has(node: object, *kinds: type[Value]) -> bool:
    """Tell whether a tree holds a node of one of the kinds."""
    return not _kinds_in(node).isdisjoint(kinds)


#: Trees that were looked through, by their identity, with the kinds of their nodes.
_LOOKED_THROUGH: dict[int, tuple[object, frozenset[type]]] = {}
#: So many are kept.
_MOST_KEPT = 4096


def _kinds_in(node: object) -> frozenset[type]:
    """Give the kinds of all nodes of a tree, with the kinds that these are of."""
    known = _LOOKED_THROUGH.get(id(node))
    if known is None or known[0] is not node:
        if len(_LOOKED_THROUGH) >= _MOST_KEPT:
            _LOOKED_THROUGH.clear()
        kinds = {type(each) for each in walk(node)}
        known = node, frozenset(kind for each in kinds for kind in each.__mro__)
        _LOOKED_THROUGH[id(node)] = known
    return known[1]


def adds_mana(ability: Value) -> bool:
    """Tell whether the ability itself may add mana, not a delayed one or one that it gives."""
    body = getattr(ability, "body", ())
    return any(_adds(effect) for sentence in body for effect in sentence.effects)


def _adds(effect: object) -> bool:
    from rulings_cli.abilities.effects import ContinuousChange, CreateToken

    if isinstance(effect, Add):
        return True
    if isinstance(effect, DelayedTrigger | CreateToken | ContinuousChange):
        return False
    return has(effect, Add) and not has(effect, CreateToken)


def mana_abilities(face: Face) -> tuple[Placed, ...]:
    """Give the activated abilities without a target that add mana; the basic types' too."""
    printed = tuple(
        each
        for each in activated(face)
        if adds_mana(each.ability) and not each.ability.targets  # type: ignore[attr-defined]
    )
    return (*printed, *intrinsic(face))


def intrinsic(face: Face) -> tuple[Placed, ...]:
    """Give the mana abilities that basic land types bring (CR 305.6)."""
    from rulings_cli.engine.faces import intrinsic_abilities

    found = intrinsic_abilities(frozenset(face.subtypes)) if face.is_a("land") else ()
    return tuple(Placed(face, each, 0, index) for index, each in enumerate(found, start=1))


def uncompiled_touching(face: Face, *touches: str) -> Uncompiled | None:
    """Give the first paragraph that is not understood and may concern one of these."""
    for each in face.uncompiled:
        if set(each.touches).intersection(touches):
            return each
    return None


def need_understood(card: Card, face: Face, *touches: str) -> None:
    """Raise NotSupported where text that is not understood may matter to these."""
    found = uncompiled_touching(face, *touches)
    if found is not None:
        raise NotUnderstood(card.name, face, found)
    if card.partial and "face" in touches:
        raise NotSupported(f"{card.name} has a face that the pool does not hold")


def need_no_choice(name: str, tree: object) -> None:
    """Raise NotSupported where what a card does rests on a choice that no plan makes."""
    from rulings_cli.abilities.described import ChosenQuality
    from rulings_cli.abilities.mana import ChosenColor, ColorOf, ColorsAmong, CommanderIdentity
    from rulings_cli.abilities.static import AsEnters, EntersAsCopy

    chosen = (ChosenQuality, AsEnters, EntersAsCopy, ChosenColor, CommanderIdentity)
    if has(tree, *chosen, ColorsAmong, ColorOf):
        raise NotSupported(f"it rests on what is chosen for {name}, which is not planned yet")


def need_unconditional(name: str, tree: object, *kinds: type[Value]) -> None:
    """Raise NotSupported where nodes of these kinds hold only under a condition."""
    for node in walk(tree):
        inside = [each for kind in kinds for each in walk(node) if isinstance(each, kind)]
        own = [getattr(node, each, None) for each in ("during", "condition", "for_each")]
        if isinstance(node, kinds) and any(each is not None for each in own):
            raise NotSupported(f"it rests on when {name} says so, which is not planned yet")
        if inside and not isinstance(node, kinds) and getattr(node, "condition", None) is not None:
            raise NotSupported(f"it rests on a condition of {name}, which is not planned yet")


def lacking(card: Card, face: Face, reason: str, *touches: str) -> NoReturn:
    """Say that the card lacks what is asked about; text not understood may still have it."""
    clause = uncompiled_touching(face, *touches)
    if clause is not None:
        raise MayLack(card.name, face, clause)
    raise DropsOut(reason)


#: Keywords that let a card be cast for no mana, or for less of it, by themselves.
_CHEAPER = frozenset(
    ("affinity", "convoke", "delve", "improvise", "assist", "suspend", "rebound", "evoke", "emerge",
     "flashback", "escape", "miracle", "madness", "spectacle", "surge", "prowl", "plot", "foretell",
     "dash", "blitz", "cascade", "impending", "offering", "undaunted", "mutate", "bestow",
     "disturb")
)  # fmt: skip


def need_no_cheaper_way(name: str, face: Face) -> None:
    """Raise NotSupported where the card may be cast for no mana by what it says (CR 118.9)."""
    from rulings_cli.abilities.static import AlternativeCost, CostChange, MayPlayFrom
    from rulings_cli.terms.mana import mana_value

    symbols = face.mana_cost.symbols if face.mana_cost is not None else ()
    keywords = {each.name for each in face.abilities if isinstance(each, Keyword)}
    if (
        not mana_value(face.mana_cost)
        or any("P" in each for each in symbols)
        or keywords & _CHEAPER
        or has(face.paragraphs, AlternativeCost, MayPlayFrom, Uncompiled)
        or any(isinstance(each, CostChange) and each.this for each in walk(face.paragraphs))
    ):
        raise NotSupported(f"whether {name} costs no mana by what it says itself")


class NotUnderstood(NotSupported):
    """A clause of a card that is not compiled matters to the answer."""

    def __init__(self, card: str, face: Face, clause: Uncompiled) -> None:
        self.card = card
        self.where = f"paragraph {paragraph_number(face, clause)}"
        self.clause = clause
        super().__init__(f"{card}'s {self.where} is not understood: {clause.reason}")


class MayLack(NotUnderstood):
    """The card seems to lack what is asked about, but not all of its text is understood."""


class NotCarriedOut(NotUnderstood):
    """A text that is not compiled or not built may have mattered in the run."""

    def __init__(self, gap: Any) -> None:
        self.card = gap.name
        self.where = gap.where
        self.clause = gap
        NotSupported.__init__(self, gap.words)


def paragraph_number(face: Face, clause: Uncompiled) -> int:
    """Give which paragraph of the face a clause is, from 1."""
    for number, paragraph in enumerate(face.paragraphs, start=1):
        if clause in paragraph.abilities:
            return number
    return 0


def named_ability(card: Card, face: Face, word: str) -> tuple[Placed, ...]:
    """Give the abilities that a word picks out ("second", "last", "mana", "attach", "")."""
    held = tuple(placed(face))
    if word in ("mana", "mana-ability"):
        found = tuple(each for each in held if adds_mana(each.ability))
        found = found or intrinsic(face)
    elif word == "attach-word":
        from rulings_cli.abilities.effects import Attach

        found = tuple(each for each in held if has(each.ability, Attach))
    elif word == "attack-word":
        from rulings_cli.abilities.triggers import Attacks

        found = tuple(each for each in held if has(each.ability, Attacks))
    elif word == "enters":
        from rulings_cli.abilities.triggers import Enters

        found = tuple(each for each in held if isinstance(_event(each.ability), Enters))
    elif word == "tap":
        found = tuple(each for each in held if _taps(each.ability))
    elif word in _ORDINALS:
        found = _at(face, held, _ORDINALS[word])
    else:
        found = tuple(each for each in held if each.is_activated) or intrinsic(face)
        found = found or tuple(each for each in held if isinstance(each.ability, TriggeredAbility))
    if not found:
        touched = {"mana": "mana", "mana-ability": "mana", "attach-word": "activation"}.get(word)
        touches = (touched,) if touched else ("activation", "triggers", "mana")
        lacking(card, face, f"{card.name} has no such ability", *touches)
    return found


def _event(ability: Value) -> Value | None:
    return ability.event if isinstance(ability, TriggeredAbility) else None


def _taps(ability: Value) -> bool:
    from rulings_cli.abilities.costs import TapObjects, TapThis

    return isinstance(ability, ActivatedAbility) and has(ability.cost, TapThis, TapObjects)


_ORDINALS = {"first": 1, "second": 2, "third": 3, "last": -1}


def _at(face: Face, held: tuple[Placed, ...], number: int) -> tuple[Placed, ...]:
    count = len(face.paragraphs)
    wanted = count if number == -1 else number
    found = tuple(each for each in held if each.number == wanted)
    for each in found:
        if isinstance(each.ability, Uncompiled):
            raise NotUnderstood(face.name, face, each.ability)
    if found and all(not isinstance(each.ability, Keyword | StaticAbility) for each in found):
        return found
    # "second ability" may also count the activated and triggered ones only
    usable = [
        each
        for each in held
        if isinstance(each.ability, ActivatedAbility | LoyaltyAbility | TriggeredAbility)
    ]
    at = number - 1 if number > 0 else -1
    if usable and at < len(usable) and (not found or number == -1):
        return (usable[at],)
    return found


def repeats(ability: Any) -> bool:
    """Tell whether one use leaves the permanent able to do it again (see CONTRACT.md)."""
    from rulings_cli.abilities.costs import (
        ExileObjects,
        ExileThis,
        RemoveCounters,
        SacrificeObjects,
        SacrificeThis,
        TapObjects,
        TapThis,
        UntapThis,
    )

    components = ability.cost.components
    if any(
        isinstance(each, TapThis | UntapThis | SacrificeThis | ExileThis) for each in components
    ):
        return False
    others = TapObjects | SacrificeObjects | RemoveCounters | ExileObjects
    return any(isinstance(each, others) for each in components)


class FreePlay(Value):
    """How a card lets a player cast or play cards it finds: by which ability, and when.

    `during` is "resolution" (CastCard) or "permission" (PermitPlay); `library` whose library it
    looks in ("you" or "opponent"); `trigger` tells that a delayed trigger on the next spell does
    it; `until` the description of what it stops at, None for the top card.
    """

    ability: Placed
    during: str
    library: str
    free: bool
    play: bool
    trigger: DelayedTrigger | None = None
    until: Value | None = None
    duration: Value | None = None
    shuffles: bool = False


def free_plays(card: Card) -> tuple[FreePlay, ...]:
    """Give the ways in which a card finds cards of a library and lets them be played."""
    found: list[FreePlay] = []
    for face in card.faces:
        for each in placed(face):
            play = _free_play(each)
            if play is not None:
                found.append(play)
    if not found:
        for face in card.faces:
            lacking(card, face, f"{card.name} lets nobody play a card that it finds", "casting")
    return tuple(found)


def _free_play(each: Placed) -> FreePlay | None:
    from rulings_cli.abilities.effects import ExileTop, Shuffle
    from rulings_cli.abilities.references import TargetPlayer, ThatPlayer

    if isinstance(each.ability, StaticAbility):
        return _free_from_hand(each)
    if isinstance(each.ability, Uncompiled | Keyword):
        return None
    nodes = list(walk(each.ability))
    permits: list[Any] = [one for one in nodes if isinstance(one, PermitPlay | CastCard)]
    finds: list[Any] = [one for one in nodes if isinstance(one, ExileUntil | ExileTop)]
    if not permits or not finds:
        return None
    permit, find = permits[0], finds[0]
    whose = find.who if isinstance(find, ExileUntil) else find.of
    other = isinstance(whose, TargetPlayer | ThatPlayer)
    trigger = next((one for one in nodes if isinstance(one, DelayedTrigger)), None)
    is_permit = isinstance(permit, PermitPlay)
    return FreePlay(
        each,
        "permission" if is_permit else "resolution",
        "opponent" if other else "you",
        permit.free,
        is_permit and permit.play,
        trigger,
        find.until if isinstance(find, ExileUntil) else None,
        permit.duration if is_permit else None,
        any(isinstance(one, Shuffle) for one in nodes),
    )


def _free_from_hand(each: Placed) -> FreePlay | None:
    from rulings_cli.abilities.static import MayPlayFrom
    from rulings_cli.terms.zones import Zone

    for effect in each.ability.effects:  # type: ignore[attr-defined]
        if isinstance(effect, MayPlayFrom) and effect.free and effect.zone is Zone.HAND:
            return FreePlay(each, "permission", "", True, effect.play)
    return None


def x_costs(face: Face) -> bool:
    """Tell whether the mana cost has a variable symbol."""
    return face.mana_cost is not None and any(
        symbol in ("X", "Y", "Z") for symbol in face.mana_cost.symbols
    )


def could_produce_nodes(face: Face) -> bool:
    """Tell whether the face makes mana of types that other permanents could produce."""
    return any(has(each.ability, CouldProduce) for each in mana_abilities(face))


def keyword(face: Face, name: str) -> Keyword | None:
    """Give the keyword ability of that name."""
    for each in face.abilities:
        if isinstance(each, Keyword) and each.name == name:
            return each
    return None


def is_protected(face: Face, quality: str) -> bool:
    """Tell whether a face has protection from a color or from cards of a type, so printed."""
    color = COLORS_BY_NAME.get(quality)
    return any(
        (isinstance(one, HasColor) and one.color == color)
        or (isinstance(one, HasType) and quality in (one.name, f"{one.name}s"))
        for each in face.abilities
        if isinstance(each, Keyword) and each.name == "protection"
        for one in walk(each.quality)
    )


def spell_targets(face: Face) -> tuple[Any, ...]:
    """Give the target requirements of an instant or sorcery, or of an Aura's enchant ability."""
    found: list[Any] = []
    for each in face.abilities:
        if isinstance(each, SpellAbility):
            found += each.targets
    return tuple(found)
