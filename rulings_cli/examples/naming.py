"""Finding the cards and objects that the lines of an example name."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, Final

from rulings_cli.abilities import effects
from rulings_cli.abilities.abilities import ActivatedAbility, Keyword, LoyaltyAbility
from rulings_cli.abilities.cards import Card
from rulings_cli.engine import layers
from rulings_cli.errors import InputError, NotSupported, UnknownCard
from rulings_cli.examples.lines import Place, Ref
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import OWN_ZONES, Zone

Cards = Callable[[str], Card]
#: What a card is called of which an example says only that it is there.
UNKNOWN: Final = "an unknown card"
#: What an ability does, by the word for it before "trigger": its source may have others there.
DOES: Final[dict[str, type]] = {
    "sacrifice": effects.Sacrifice, "draw": effects.Draw, "exile": effects.Exile,
    "destroy": effects.Destroy, "damage": effects.DealDamage, "token": effects.CreateToken,
}  # fmt: skip
#: The zones by the words of a place.
ZONES: Final = {
    "hand": Zone.HAND,
    "library": Zone.LIBRARY,
    "graveyard": Zone.GRAVEYARD,
    "exile": Zone.EXILE,
    "command": Zone.COMMAND,
    "outside": Zone.OUTSIDE,
    "stack": Zone.STACK,
    "battlefield": Zone.BATTLEFIELD,
}
#: Where an object is looked for when the line does not say where.
ANYWHERE: Final = (
    Zone.BATTLEFIELD,
    Zone.STACK,
    Zone.HAND,
    Zone.COMMAND,
    Zone.EXILE,
    Zone.GRAVEYARD,
    Zone.LIBRARY,
    Zone.OUTSIDE,
)


class Unclear(InputError):
    """A line names something that is not there, or that it does not say well enough."""


class Names:
    """The cards of one example, by full and short name."""

    __slots__ = ("_cards", "_found")

    def __init__(self, cards: Cards) -> None:
        self._cards = cards
        self._found: dict[str, Card] = {}

    def copy(self) -> Names:
        """Give the same names, to which others may be added."""
        found = Names(self._cards)
        found._found = self._found.copy()
        return found

    def card(self, name: str) -> Card:
        """Give the card of that name, or of the short name of a card that was named before."""
        known = self._found.get(name)
        if known is not None:
            return known
        try:
            found = self._cards(name)
        except UnknownCard:
            short = [each for full, each in self._found.items() if is_short_for(name, full)]
            if not short:
                raise
            found = short[0]
        if found.layout == "meld" and found.melded is None:
            from rulings_cli.examples.meld_cards import with_what_it_becomes

            found = with_what_it_becomes(found, self._cards)
        self._found[name] = self._found[found.name] = found
        return found

    def with_defense(self, name: str, defense: int) -> None:
        """Give a battle the defense that the card data lacks, for this example (CR 310.4a)."""
        found = self.card(name)
        front, *others = found.faces
        if front.defense is not None or not front.is_a("battle"):
            raise Unclear(f"{found.name} has no defense that would have to be told")
        found = found.evolve(faces=(front.evolve(defense=str(defense)), *others))
        self._found[name] = self._found[found.name] = found


def is_short_for(short: str, full: str) -> bool:
    """Tell whether a name is the beginning of another, up to a comma or a whole word."""
    return full.startswith(short) and full[len(short) : len(short) + 1] in (",", " ")


def names_of(each: GameObject) -> tuple[str, ...]:
    """Give the names that an object answers to: its own, its card's, those of the faces."""
    card = each.card
    if card is None or each.kind != "card":
        return (each.name,)
    return (each.name, card.name, *(face.name for face in card.faces))


def _is_named(each: GameObject, ref: Ref, *, exactly: bool) -> bool:
    if each.on_stack is not None:
        return ref.part != "" and _is_named(each.on_stack.source_was, ref, exactly=exactly)
    names = names_of(each)
    if ref.kind == "token":
        if each.kind != "token":
            return False
        return ref.name in ("", *names) or f"{ref.name} Token" in names or _described(each, ref)
    if ref.kind == "copy" and each.kind not in ("copy", "token"):
        return False
    if exactly:
        return ref.name in names or (each.kind == "token" and f"{ref.name} Token" in names)
    return any(is_short_for(ref.name, full) for full in names)


def _described(each: GameObject, ref: Ref) -> bool:
    """Tell whether a token has the type that it is called by: "the creature token"."""
    return ref.name in each.face.types or ref.name in each.face.subtypes


def _is_part(each: GameObject, ref: Ref) -> bool:
    if each.on_stack is None:
        return ref.part == ""
    if ref.part == "":
        return False
    found = each.on_stack
    if ref.part == "ability":
        return found.kind == "activated"
    if found.kind == "activated":
        return False
    if ref.part_kind in DOES:
        return any(isinstance(one, DOES[ref.part_kind]) for one in walk(found.ability))
    return found.kind == "delayed" if ref.part_kind == "delayed" else True


def find(game: Game, ref: Ref, zones: Iterable[Zone] = ANYWHERE) -> tuple[ObjectId, ...]:
    """Give the objects of a name, in the order of the zones; exact names before short ones."""
    if ref.place is not None:
        zones = (ZONES[ref.place.zone],)
    there = [each for zone in zones for each in in_zone(game, zone)]
    for exactly in (True, False):
        found = [
            each
            for each in there
            if _is_part(game.objects[each], ref)
            and _is_named(game.objects[each], ref, exactly=exactly)
            and _is_whose(game, game.objects[each], ref)
        ]
        if found:
            return _nth(tuple(found), ref.part_nth if ref.part and not ref.nth else ref.nth)
    return ()


def _nth(found: tuple[ObjectId, ...], nth: int) -> tuple[ObjectId, ...]:
    if nth == 0:
        return found
    return found[nth - 1 : nth] if nth > 0 else found[-1:]


def in_zone(game: Game, zone: Zone) -> tuple[ObjectId, ...]:
    """Give what is in a zone of all players, the active one first; the stack from its top."""
    if zone in OWN_ZONES:
        return tuple(one for each in game.apnap() for one in game.in_zone(zone, each))
    return game.stack()[::-1] if zone is Zone.STACK else game.in_zone(zone)


def _is_whose(game: Game, each: GameObject, ref: Ref) -> bool:
    whose = ref.whose or (ref.place.whose if ref.place is not None else "")
    if not whose or whose == "owner":
        return True
    if each.zone is Zone.BATTLEFIELD:
        return layers.characteristics(game, each.id).controller == whose
    return (each.controller if each.zone is Zone.STACK else each.owner) == whose


def one(game: Game, ref: Ref, zones: Iterable[Zone] = ANYWHERE) -> ObjectId:
    """Give the object that is meant; of several alike the first; Unclear if there is none."""
    found = find(game, ref, zones)
    if not found:
        raise Unclear(f"there is no {ref.text} ({_where(zones)})", _there(game, ref))
    return found[0]


def _where(zones: Iterable[Zone]) -> str:
    there = tuple(zones)
    return "anywhere" if there == ANYWHERE else ", ".join(each.words for each in there)


def _there(game: Game, ref: Ref) -> str:
    """Say where things of that name are after all, or else what there is."""
    bare = ref.evolve(whose="", nth=0, place=None, part="", part_kind="", part_nth=0, kind="")
    alike = find(game, bare)
    if alike:
        said = "; ".join(
            f"{_whose(game, each)} {game.objects[each].name} is {_place_of(game, each)}"
            for each in alike[:4]
        )
        return f"{said}; say “your”, “the opponent's” or “the second” to tell them apart"
    names = dict.fromkeys(each.name for each in game.objects.values() if each.name != UNKNOWN)
    return f"there are: {', '.join(filter(None, names))}"


def _place_of(game: Game, id: ObjectId) -> str:
    zone = game.objects[id].zone
    if zone in (Zone.BATTLEFIELD, Zone.STACK):
        return f"on the {zone.words}"
    return "in exile" if zone is Zone.EXILE else f"in a {zone.words}"


def _whose(game: Game, id: ObjectId) -> str:
    each = game.objects[id]
    on_table = each.zone in (Zone.BATTLEFIELD, Zone.STACK)
    who = layers.characteristics(game, id).controller if on_table else each.owner
    return "your" if who == "you" else "the opponent's"


def one_or_player(game: Game, ref: Ref) -> ObjectId | str:
    """Give the object or player that is meant."""
    return ref.name if ref.kind == "player" else one(game, ref)


def is_at(game: Game, id: ObjectId, place: Place) -> bool:
    """Tell whether an object is at a place."""
    each = game.objects[id]
    if place.zone == "nowhere" or ZONES[place.zone] is not each.zone:
        return False
    if place.face and each.face_down is not (place.face == "down"):
        return False
    if place.position:
        library = game.in_zone(Zone.LIBRARY, each.owner)
        if id != library[0 if place.position == "top" else -1]:
            return False
    return place.whose in ("", "owner") or _is_whose(game, each, Ref("", "", place.whose))


def where(game: Game, ref: Ref) -> str:
    """Say where the objects of a name are."""
    ref = ref.evolve(place=None)
    found = [game.objects[each] for each in find(game, ref)]
    return ", ".join(dict.fromkeys(_place_words(game, each) for each in found)) or "nowhere"


def _place_words(game: Game, each: GameObject) -> str:
    whose = "your" if each.owner == "you" else "the opponent's"
    if each.zone is Zone.BATTLEFIELD:
        controller = layers.characteristics(game, each.id).controller
        return f"on the battlefield under {'your' if controller == 'you' else whose} control"
    if each.zone is Zone.STACK:
        return "on the stack"
    if each.zone is Zone.EXILE:
        return f"in exile face {'down' if each.face_down else 'up'}"
    return f"in {whose} {each.zone.words}"


def ability_indices(game: Game, id: ObjectId, ref: Ref) -> tuple[int, ...]:
    """Give which activated abilities of an object a line may mean, as indices of its abilities.

    "second ability" counts all of its abilities as printed; "second mana ability" and the like
    count those of the kind.
    """
    from rulings_cli.engine import activating

    abilities = layers.characteristics(game, id).abilities
    printed = tuple(game.objects[id].face.abilities)
    counted = [
        index
        for index, each in sorted(enumerate(abilities), key=lambda pair: pair[1] not in printed)
        if not ref.part_kind
        or (
            (form := activating.activated_at(game, id, index)) is not None
            and _is_of_kind(game, id, each, form, ref.part_kind)
        )
    ]
    if ref.part_nth:
        counted = counted[ref.part_nth - 1 : ref.part_nth] if ref.part_nth > 0 else counted[-1:]
    found = tuple(
        _form_there(game, id, each)
        for each in counted
        if activating.activated_at(game, id, each) is not None
    )
    unread = layers.characteristics(game, id).uncompiled
    if not unread:
        return found
    sure = _stand_above(game, id, found, unread) if ref.part_nth > 0 else ref.part_nth == 0
    if not (found and sure):
        # what is not understood may be an ability: neither count past it nor say there is none
        reason = getattr(unread[0], "reason", "")
        raise NotSupported(f"{game.get(id).name} has text that is not understood: {reason}")
    return found


def _form_there(game: Game, id: ObjectId, index: int) -> int:
    """Give an ability of two forms in that which works where the object is."""
    from rulings_cli.engine import activating, keyword_modules

    there = tuple(activating.may_be_activated(game, id))
    second = index + keyword_modules.SECOND
    return second if index not in there and second in there else index


def _stand_above(game: Game, id: ObjectId, found: tuple[int, ...], unread: Any) -> bool:
    """Tell whether what is meant is printed above all text that is not understood."""
    from rulings_cli.engine import keyword_modules

    abilities = layers.characteristics(game, id).abilities
    printed = [each for one in game.objects[id].face.paragraphs for each in one.abilities]
    if not all(each in printed for each in unread):
        return False
    above = printed[: min(map(printed.index, unread))]
    return all(abilities[at % keyword_modules.SECOND] in above for at in found)


def _is_of_kind(
    game: Game,
    id: ObjectId,
    printed: object,
    form: ActivatedAbility | LoyaltyAbility,
    kind: str,
) -> bool:
    if kind in ("", "activated"):
        return True
    if kind == "mana":
        from rulings_cli.engine import activating

        return activating.is_mana_ability(game, id, form)
    if kind == "loyalty":
        return isinstance(form, LoyaltyAbility)
    return isinstance(printed, Keyword) and printed.name == kind
