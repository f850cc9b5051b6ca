"""Where mana comes from in an example: the card, what its ability needs, and the lines.

Every way of a card to make mana of its own is given: mana abilities of each face, other abilities
that add mana and use the stack, spells. Which of them serves a payment best is seen by making the
mana (`ask.supplies`).
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    LoyaltyAbility,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
    Uncompiled,
)
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import SacrificeObjects
from rulings_cli.abilities.effects import Add, CreateToken, Destroy
from rulings_cli.abilities.quantities import ThatMuch
from rulings_cli.abilities.references import Each, This
from rulings_cli.abilities.static import AdditionalCost, GrantAbilities
from rulings_cli.abilities.triggers import Enters, TappedForMana
from rulings_cli.ask.cards import (
    DropsOut,
    Placed,
    adds_mana,
    has,
    lacking,
    mana_abilities,
    placed,
    repeats,
)
from rulings_cli.ask.plan import Change, Script
from rulings_cli.ask.plans.asked import short
from rulings_cli.ask.plans.boards import Board, Needed, boards
from rulings_cli.ask.plans.casting import Cast, cast
from rulings_cli.ask.plans.lent import lent
from rulings_cli.ask.plans.pooled import makes, pooled
from rulings_cli.ask.plans.things import several, thing_for
from rulings_cli.ask.plans.using import Use, use
from rulings_cli.ask.stock import Stock, merged
from rulings_cli.errors import NotSupported
from rulings_cli.terms.types import PERMANENT_TYPES
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.world import World

#: The most uses of an ability whose cost taps or gives up other things (see CONTRACT.md).
MOST_USES = 16


class Source(Value):
    """A way to make a card's mana: what must be there, and what is done.

    `used` and `placed` are there for an ability that is activated; `lines` for all others. `name`
    is the source's; `board` what else the least board needs.
    """

    card: Card
    name: str
    used: Use | None = None
    placed: Placed | None = None
    board: Board = Board()
    lines: tuple[str, ...] = ()
    own: str = ""
    given: tuple[str, ...] = ()
    resolves: bool = False
    told: tuple[str, ...] = ()
    by_another: bool = False
    only_own: bool = False
    adding: tuple[Value, ...] = ()
    pooled: bool = False  # the mana is there from the beginning
    settled: bool = False  # its lines say which mana is made

    @property
    def instructions(self) -> tuple[Value, ...]:
        """Give the abilities whose instructions add the mana."""
        return (self.placed.ability,) if self.placed is not None else self.adding

    @property
    def title(self) -> str:
        """Give the name of what the mana is said to be of."""
        return short(self.card) if self.by_another else self.name

    @property
    def repeats(self) -> bool:
        """Tell whether it may be used as often as the payment needs."""
        return self.placed is not None and _repeats(self.placed)

    def control(self, times: int = 1) -> str:
        """Give the line of what you control, or nothing."""
        if self.used is None:
            return self.own
        used = self._for(times)
        if self._elsewhere:
            things = merged((*used.things, *self.board.things))
            return f"you control {'; '.join(things)}" if things else ""
        return used.control(", ".join(self.board.tails), *self.board.things)

    def setting(self, times: int = 1) -> tuple[str, ...]:
        """Give the given lines, that of what you control first."""
        control = self.control(times)
        lines = [*((control,) if control else ()), *self.given, *self.board.given]
        if self.used is not None:
            lines += self._for(times).given
            hand = [*self.used.hand]
            if self._elsewhere == "hand":
                hand.insert(0, self.used.put)
            elif self._elsewhere:
                lines.append(f"{self.used.put} is in your {self._elsewhere}")
            if hand:
                lines.append(f"you hold {'; '.join(hand)}")
        return tuple(lines)

    def doing(self, choices: tuple[str, ...] = ("",)) -> tuple[str, ...]:
        """Give the when lines: one use for each choice (what is said after "choosing")."""
        if self.used is None:
            return (*self.lines, *(f"you choose {each}" for each in choices if each))
        lines: list[str] = []
        for each in choices:
            if self.resolves:
                lines += [self.used.when, "the stack resolves"]
                lines += [f"you choose {each}"] if each else []
            else:
                said = (f"choosing {each}",) if each else ()
                lines.append(self.used.evolve(tails=(*self.used.tails, *said)).when)
        return tuple(lines)

    def assumptions(self, times: int = 1) -> tuple[str, ...]:
        """Give what is assumed to be there."""
        used = self._for(times).assumptions if self.used is not None else ()
        return (*used, *self.board.told, *self.told)

    def changes(self, script: Script, times: int = 1) -> tuple[Change, ...]:
        """Give what may stop the use, nearest first."""
        control = self.control(times)
        if self.used is None or not control:
            return ()
        return self._for(times).changes(script, control)

    @property
    def _elsewhere(self) -> str:
        ability = self.placed.ability if self.placed is not None else None
        zone = getattr(ability, "zone", Zone.BATTLEFIELD)
        return {Zone.HAND: "hand", Zone.GRAVEYARD: "graveyard"}.get(zone, "")

    def _for(self, times: int) -> Use:
        """Give the use with the things for several uses: each taps or gives up another one."""
        used = self.used
        assert used is not None
        if times == 1:
            return used
        if any(each.endswith(" counters") for each in used.given):
            given = tuple(each.replace(" has 1 ", f" has {times} ") for each in used.given)
            return used.evolve(given=given, assumptions=given)
        if not used.things:
            return used
        first, *rest = used.things
        things = several(first, times)
        return used.evolve(things=(things, *rest), assumptions=(f"you control {things}",))


def _repeats(each: Placed) -> bool:
    return isinstance(each.ability, ActivatedAbility) and repeats(each.ability)


def sources(card: Card, stock: Stock, needed: Needed) -> tuple[Source, ...]:
    """Give every way in which the card makes mana; one that makes none drops out.

    A way that can't be planned is left out while another can; without any, it says why.
    """
    found: list[Source] = []
    failed: list[NotSupported] = []
    for face in _faces(card):
        for way in _ways(card, face):
            try:
                found += way(stock, needed) or way.pooled(needed)
            except NotSupported as reason:
                found += (others := way.pooled(needed))
                failed += [] if others else [reason]
    if failed and not found:
        raise failed[0]
    return tuple(found) or _by_tokens(card, stock, needed)


def unplanned(card: Card, stock: Stock, needed: Needed) -> NotSupported | None:
    """Give why one of the card's ways to make mana can't be planned, or None."""
    for face in _faces(card):
        for way in _ways(card, face):
            try:
                way(stock, needed)
            except NotSupported as reason:
                if not way.pooled(needed):
                    return reason
    return None


def instead(source: Source, needed: Needed) -> list[Source]:
    """Give the mana of a source in the pool, for where its making comes to nothing or is open."""
    found: list[Source] = []
    for face in source.card.faces if not source.pooled else ():
        for ability in face.abilities:
            if any(one is each for one in walk(ability) for each in source.instructions):
                found += _pooled(source.card, face, ability, needed)
    return found


def changed_sources(
    card: Card, needed: Needed, also: tuple[str, ...], world: World
) -> tuple[Source, ...]:
    """Give the ways of a permanent whose abilities the position changes; none where it does not."""
    if not also:
        return ()
    from rulings_cli.ask.plans.changed import changed

    found = changed(card, needed, also, world)
    if found is not None and not found:
        raise DropsOut(f"{short(card)} makes no mana there")
    return tuple(
        Source(
            card,
            short(card),
            lines=(each.line,),
            own=each.own,
            adding=(each.adding,),
            settled=True,
        )
        for each in found or ()
    )


def _pooled(card: Card, face: Face, ability: Value, needed: Needed) -> list[Source]:
    return [
        Source(
            card,
            face.name,
            own=each.own,
            given=each.given,
            told=each.told,
            adding=(each.adding,),
            pooled=True,
        )
        for each in pooled(card, face, ability, needed)
    ]


def _by_tokens(card: Card, stock: Stock, needed: Needed) -> tuple[Source, ...]:
    """Give the mana of a predefined token that the card creates, if it has none of its own."""
    from rulings_cli.ask.plans.tokens import token_card

    names = dict.fromkeys(
        each.token.predefined
        for face in card.faces
        for each in walk(face.paragraphs)
        if isinstance(each, CreateToken) and each.token is not None and each.token.predefined
    )
    found: list[Source] = []
    for name in names:
        try:
            ways = sources(token_card(name), stock, needed)
        except DropsOut:
            continue
        told = (f"{short(card)} has created a {name} token",)
        found += [each.evolve(told=(*told, *each.told)) for each in ways]
    if not found:
        _lacking(card)
    return tuple(found)


def _faces(card: Card) -> tuple[Face, ...]:
    several_faces = card.layout in ("modal_dfc", "transform", "split", "flip", "aftermath")
    return card.faces if several_faces else card.faces[:1]


class _Way:
    """A planned way, made when it is asked for."""

    def __init__(self, card: Card, each: Placed | None, face: Face, *, makes: bool = True) -> None:
        self.card, self.each, self.face = card, each, face
        self._makes = makes  # whether making the mana is planned at all

    def pooled(self, needed: Needed) -> list[Source]:
        """Give the mana as it may be in the pool."""
        abilities: list[Value] = list(self.face.abilities)
        if self.each is not None:
            abilities = [self.each.ability]
        elif not PERMANENT_TYPES.isdisjoint(self.face.types):
            abilities = [each for each in abilities if _lent(each)]
        return [one for each in abilities for one in _pooled(self.card, self.face, each, needed)]

    def __call__(self, stock: Stock, needed: Needed) -> list[Source]:
        if not self._makes:
            return self.pooled(needed)
        if self.each is None:
            if PERMANENT_TYPES.isdisjoint(self.face.types):
                return _spells(self.card, self.face, stock)
            return list(_by_others(self.card, self.face, stock, needed))
        if isinstance(self.each.ability, TriggeredAbility):
            return _entering(self.card, self.each)
        return list(_permanent(self.card, self.each, stock, needed))


def _ways(card: Card, face: Face) -> Iterator[_Way]:
    if card.layout != "token" and PERMANENT_TYPES.isdisjoint(face.types):
        if any(isinstance(each, SpellAbility) and has(each, Add) for each in face.abilities):
            yield _Way(card, None, face)
        elif any(isinstance(each, SpellAbility) and makes(each) for each in face.abilities):
            yield _Way(card, None, face, makes=False)  # it gives keywords that add mana
        for each in placed(face):
            if isinstance(each.ability, Uncompiled) and makes(each.ability):
                yield _Way(card, each, face, makes=False)
        return
    found = mana_abilities(face)
    for each in found:
        yield _Way(card, each, face)
    lends = face is card.front and _lends(face)
    for each in placed(face):
        if any(each.ability is one.ability for one in found) or not makes(each.ability):
            continue
        if adds_mana(each.ability) and (
            isinstance(each.ability, ActivatedAbility | LoyaltyAbility) or _enters(each.ability)
        ):
            yield _Way(card, each, face)
        elif not (lends and _lent(each.ability)):
            yield _Way(card, each, face, makes=False)
    if lends:
        yield _Way(card, None, face)


def _lends(face: Face) -> bool:
    """Tell whether it lets others make mana, or adds to what they make."""
    return any(map(_lent, face.abilities))


def _lent(ability: object) -> bool:
    return (
        isinstance(ability, StaticAbility | TriggeredAbility)
        and not _enters(ability)
        and has(ability, Add)
        and has(ability, GrantAbilities, TappedForMana)
    )


def _by_others(card: Card, face: Face, stock: Stock, needed: Needed) -> Iterator[Source]:
    for each in lent(card, face, stock, needed):
        yield Source(
            card,
            each.used.source,
            each.used,
            each.placed,
            each.board,
            by_another=True,
            only_own=each.only_own,
        )


def _enters(ability: object) -> bool:
    return (
        isinstance(ability, TriggeredAbility)
        and isinstance(ability.event, Enters)
        and isinstance(ability.event.what, This)
    )


def _lacking(card: Card) -> None:
    """Say that the card makes no mana; one that only gives or causes it is not planned yet."""
    for face in card.faces:
        if any(has(each, Add) for each in face.abilities):
            raise NotSupported(f"the mana that {short(card)} gives to others is not planned yet")
    for face in card.faces:
        lacking_here = f"{short(card)} makes no mana"
        try:
            lacking(card, face, lacking_here, "mana", "tokens")
        except DropsOut:
            continue
    raise DropsOut(f"{short(card)} makes no mana")


def _permanent(card: Card, each: Placed, stock: Stock, needed: Needed) -> Iterator[Source]:
    name = each.face.name.removesuffix(" Token") if card.layout == "token" else each.face.name
    used = use(card, each, stock, name=name, chooses=False)
    if card.layout == "token":
        used = used.evolve(thing=f"a {name} token")
    elif each.face is not card.front:
        used = used.evolve(thing=f"{name}, showing {name}")
    elif " // " in card.name:
        used = used.evolve(thing=f'"{card.name}"')
    for board in boards(each, card, name, stock, needed):
        yield Source(card, name, used, each, board, resolves=_uses_stack(each))


def _uses_stack(each: Placed) -> bool:
    from rulings_cli.engine import mana_abilities as engine
    from rulings_cli.terms.citations import Edition

    return not engine.classify(each.ability, Edition()).is_mana_ability


def _entering(card: Card, each: Placed) -> list[Source]:
    """Give the mana of a trigger as the permanent enters; it resolves before it is spent."""
    name = each.face.name
    lines = (f"{name} is put onto the battlefield", "the stack resolves")
    return [Source(card, name, lines=lines, adding=(each.ability,))]


def _spells(card: Card, face: Face, stock: Stock) -> list[Source]:
    """Give the mana of an instant or sorcery: it is cast and resolves before it is spent."""
    made = _with_additional(cast(card, stock, face=face), face, stock)
    things = merged((*made.lands, *made.things, *_destroyed(face, made, stock)))
    own = f"you control {'; '.join(things)}" if things else ""
    given = (*made.given, f"you hold {made.name}")
    return [
        Source(
            card,
            made.name,
            lines=(made.line(), f"{made.name} resolves"),
            own=own,
            given=given,
            adding=tuple(each for each in face.abilities if isinstance(each, SpellAbility)),
        )
    ]


def _destroyed(face: Face, made: Cast, stock: Stock) -> tuple[str, ...]:
    """Give one thing for "add {B} for each permanent destroyed this way" to destroy."""
    nodes = list(walk(face.paragraphs))
    if not any(isinstance(each, ThatMuch) and "destroyed" in each.words for each in nodes):
        return ()
    for each in nodes:
        if isinstance(each, Destroy) and isinstance(each.what, Each):
            return (thing_for(each.what.what, stock, (made.name,)),)
    return ()


def _with_additional(made: Cast, face: Face, stock: Stock) -> Cast:
    """Give the cast with what its additional costs give up (CR 601.2b)."""
    costs = [each for each in walk(face.paragraphs) if isinstance(each, AdditionalCost)]
    for cost in costs:
        for each in cost.cost.components if not cost.optional else ():
            if not isinstance(each, SacrificeObjects):
                raise NotSupported("an additional cost of this kind is not planned yet")
            thing = thing_for(each.what, stock, (made.name,))
            made = made.evolve(
                things=(*made.things, thing), tails=(*made.tails, f"sacrificing {thing}")
            )
    return made
