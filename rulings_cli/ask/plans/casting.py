"""How to cast a card in an example: its lands, its targets, and the line that does it."""

from __future__ import annotations

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.described import Described
from rulings_cli.abilities.effects import Target
from rulings_cli.ask.cards import keyword, need_understood, spell_targets
from rulings_cli.ask.chunks import Chunk
from rulings_cli.ask.stock import Stock, lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class Cast(Value):
    """A cast: the card's name, what pays for it, what else must be there, and the tails."""

    name: str
    lands: tuple[str, ...] = ()
    things: tuple[str, ...] = ()  # permanents of yours that are targets
    given: tuple[str, ...] = ()
    tails: tuple[str, ...] = ()
    targets: str = ""

    def line(self, who: str = "you", *more: str) -> str:
        """Give the line that casts it; `more` are further tails."""
        verb = "cast" if who == "you" else "casts"
        tails = [*more, *self.tails]
        if self.lands:
            tails.append(f"paying with {'; '.join(self.lands)}")
        target = f" targeting {self.targets}" if self.targets else ""
        return f"{who} {verb} {self.name}{target}" + "".join(f", {each}" for each in tails)


def cast(
    card: Card,
    stock: Stock,
    *,
    face: Face | None = None,
    cost: ManaCost | None = None,
    free: bool = False,
    x: int = 1,
    anywhere: bool = False,
) -> Cast:
    """Give how to cast a card, by its front face unless another is said.

    With `anywhere` its targets may be spells of the opponent and cards in your graveyard.
    """
    shown = face or card.front
    need_understood(card, shown, "casting", "cost")
    name = (
        shown.name if card.layout in ("modal_dfc", "split", "adventure", "aftermath") else card.name
    )
    name = name.split(" // ")[0] if shown is card.front else name
    mana = cost if cost is not None else shown.mana_cost
    lands = () if free or mana is None else lands_for(mana, x=x)
    made = Cast(name, lands)
    return with_targets(made, required_targets(shown), stock, anywhere=anywhere)


#: Layouts whose other face can be cast from a hand as well (CR 709.3, 712.11b, 715.3).
_SEVERAL_WAYS = ("adventure", "modal_dfc", "omen", "split")


def castable_faces(card: Card) -> tuple[Face, ...]:
    """Give the faces as which the card can be cast from a hand; lands are not cast."""
    faces = card.faces if card.layout in _SEVERAL_WAYS else card.faces[:1]
    return tuple(each for each in faces if not each.is_a("land"))


def meant_faces(card: Card, chunk: Chunk | None) -> tuple[Face, ...]:
    """Give the faces that can be cast: only the one that the question names, if it names one."""
    from rulings_cli.ask.plans.pairings import named_face

    faces = castable_faces(card)
    named = named_face(chunk.card.text, card) if chunk is not None and chunk.card else None
    if named is None or card.faces[named].is_a("land"):
        return faces
    if card.faces[named] not in faces:
        raise NotSupported(f"{card.faces[named].name} is not cast from a hand")
    return (card.faces[named],)


def required_targets(face: Face) -> tuple[Target, ...]:
    """Give what the spell must target; an Aura what it would enchant."""
    found = tuple(each for each in spell_targets(face) if each.minimum)
    enchant = keyword(face, "enchant")
    if enchant is not None and enchant.quality is not None:
        found = (*found, Target(enchant.quality))
    return found


def with_targets(
    made: Cast, targets: tuple[Target, ...], stock: Stock, *, anywhere: bool = False
) -> Cast:
    """Give the cast with a legal target for each requirement, put there if need be."""
    from rulings_cli.ask.plans.using import _fitting

    names: list[str] = []
    things: list[str] = []
    given: list[str] = []
    for each in targets:
        if each.any_target or each.player or each.what is None:
            names.append("the opponent")
            continue
        what = each.what
        if anywhere and (what.zone in (Zone.STACK, Zone.GRAVEYARD) or what.noun == "spell"):
            line = "{} is in your graveyard"
            if what.zone is not Zone.GRAVEYARD:
                line = "the stack, from the top, is {} controlled by the opponent"
            card = _elsewhere(what, stock, (made.name, *names))
            names.append(card.name)
            given.append(line.format(card.name))
            continue
        if what.zone is Zone.STACK or what.noun == "spell":
            raise NotSupported("a spell that targets a spell is not planned yet")
        if what.zone not in (None, Zone.BATTLEFIELD):
            raise NotSupported(f"a target in the {what.zone.words} is not planned yet")
        card = _fitting(what, stock, (made.name, *names))
        names.append(card.name)
        if what.controls_not or (what.controller is not None and _is_opponent(what.controller)):
            given.append(f"the opponent controls {card.name}")
        else:
            things.append(card.name)
    return made.evolve(things=tuple(things), given=tuple(given), targets="; ".join(names))


def _elsewhere(what: Described, stock: Stock, taken: tuple[str, ...]) -> Card:
    """Give a plain card that fits what is targeted on the stack or in a graveyard."""
    from rulings_cli.ask.plans.things import may_be

    for kind in ("instant", "creature", "sorcery", "artifact"):
        card = stock.pick(kind, "plain", least=2, other_than=taken)
        if may_be(card.front, what.evolve(zone=None, noun="card")) is not False:
            return card
    raise NotSupported("no plain card that fits is at hand to play the example with")


def _is_opponent(who: object) -> bool:
    from rulings_cli.abilities.references import AnOpponent, EachOpponent

    return isinstance(who, AnOpponent | EachOpponent)
