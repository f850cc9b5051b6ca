"""Which action a line means: the card or object, the ability, the face, the alternative cost."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Card
from rulings_cli.examples import naming
from rulings_cli.examples.hints import Hints
from rulings_cli.examples.lines import Act, Ref
from rulings_cli.examples.naming import Unclear
from rulings_cli.game.actions import Action, ActivateAbility, CastSpell, PlayLand, TakeSpecialAction
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.zones import Zone

_CASTABLE: Final = (
    Zone.HAND,
    Zone.COMMAND,
    Zone.EXILE,
    Zone.GRAVEYARD,
    Zone.LIBRARY,
    Zone.OUTSIDE,
)
_ACTIVATABLE: Final = (Zone.BATTLEFIELD, Zone.HAND, Zone.GRAVEYARD, Zone.EXILE, Zone.COMMAND)


#: Special actions with a card, by the verb that names them as they are tried.
SPECIAL: Final = {
    "suspending": "suspend",
    "foretelling": "foretell",
    "plotting": "plot",
    "bringing in": "companion",
}


def action_of(verb: str, act: Act, player: str, game: Game) -> tuple[Action, Hints]:
    """Give the action that a line means, and what it says of the choices."""
    if verb == "activating":
        source = source_of(game, act.object, player)
        index = ability_of(game, player, source, act, paying_mana=False)
        return ActivateAbility(player, source, index), Hints(act.tails)
    card = _card(game, act, player)
    face = _face(game, card, act)
    hints = Hints(act.tails, named=act.object.name)
    if verb in SPECIAL:
        return TakeSpecialAction(player, card, SPECIAL[verb]), hints
    if verb == "playing":
        return PlayLand(player, card, face), hints
    return CastSpell(player, card, face, _alternative(act)), hints


def _card(game: Game, act: Act, player: str) -> ObjectId:
    where = act.tail("from")
    zones: Iterable[Zone] = _CASTABLE if where is None else (_zone_of(where.get("zone")),)
    found = naming.find(game, act.object, zones)
    own = [each for each in found if game.objects[each].owner == player]
    if not own and not found:
        return naming.one(game, act.object, zones)
    return (own or list(found))[0]


def source_of(game: Game, ref: Ref, player: str) -> ObjectId:
    """Give the object whose ability is meant: the player's own first, an untapped one first."""
    bare = ref.evolve(part="", part_kind="", part_nth=0)
    for zone in _ACTIVATABLE:
        found = naming.find(game, bare, (zone,))
        own = [each for each in found if game.objects[each].controller == player]
        ready = [each for each in own if not game.objects[each].tapped]
        if ready or own or found:
            return (ready or own or list(found))[0]
    return naming.one(game, bare, _ACTIVATABLE)


def ability_of(game: Game, player: str, source: ObjectId, act: Act, *, paying_mana: bool) -> int:
    """Give which ability is meant: the named one, else the only one that fits."""
    from rulings_cli.engine import activating

    found = naming.ability_indices(game, source, act.object)
    if not found:
        name = game.objects[source].name
        raise Unclear(f"{name} has no such activated ability", _abilities_there(game, source))
    if len(found) == 1:
        return found[0]
    if paying_mana:
        found = _kept(found, lambda at: _is_mana(game, source, at))
    found = _kept(found, lambda at: _makes(game, player, source, at, act))
    found = _kept(found, lambda at: _asks_for(game, source, at, act))
    legal = [
        at
        for at in found
        if activating.cant_activate(game, player, source, at, paying_mana=paying_mana) is None
    ]
    found = tuple(legal) or found
    if len(found) > 1 and not _all_alike(game, source, found):
        name = game.objects[source].name
        raise Unclear(
            f"{name} has {len(found)} abilities that this could be",
            f"say which: {name}'s second ability",
        )
    return found[0]


#: What a line says of an activation, and the kind of cost that asks for it.
_SAID: Final = {
    "sacrificing": "Sacrifice",
    "discarding": "Discard",
    "exiling": "Exile",
    "paying": "PayMana",
}


def _asks_for(game: Game, source: ObjectId, at: int, act: Act) -> bool:
    """Tell whether an ability asks for all that the line says: targets, and what is given up."""
    from rulings_cli.engine import activating

    ability = activating.activated_at(game, source, at)
    components = getattr(getattr(ability, "cost", None), "components", ())
    costs = [type(each).__name__ for each in components]
    if act.tail("targets") is not None and not getattr(ability, "targets", ()):
        return False
    return all(
        act.tail(said) is None or any(each.startswith(kind) for each in costs)
        for said, kind in _SAID.items()
    )


def _abilities_there(game: Game, source: ObjectId) -> str:
    """Say which of an object's abilities are activated, counted as printed."""
    name = game.objects[source].name
    bare = Ref(name, name, part="ability")
    found = naming.ability_indices(game, source, bare)
    if not found:
        return "it has no activated ability now"
    abilities = [
        at for at in range(12) if naming.ability_indices(game, source, bare.evolve(part_nth=at + 1))
    ]
    places = ", ".join(_NTH[at] for at in abilities if at < len(_NTH))
    return f"of its abilities the {places} can be activated: {name}'s {_NTH[abilities[0]]} ability"


_NTH: Final = ("first", "second", "third", "fourth", "fifth", "sixth")


def _alternative(act: Act) -> str:
    found = act.tail("alternative")
    if found is not None:
        name = str(found.get("name"))
        return {"alternative": "alternative cost", "mana": "mana cost"}.get(name, name)
    return "free" if act.tail("free") is not None else ""


def _face(game: Game, card: ObjectId, act: Act) -> int | None:
    named = act.tail("face")
    name = act.object.name if named is None else named.get("name")
    held = game.objects[card].card
    if held is None or len(held.faces) == 1:
        return None
    if named is not None and name == " // ".join(each.name for each in held.faces):
        return _both_halves(held)
    return next((at for at, each in enumerate(held.faces) if each.name == name), None)


def _both_halves(card: Card) -> int:
    """Give the number by which both halves of a split card are cast together (CR 702.102a)."""
    abilities = [each for face in card.faces for each in face.abilities]
    if not any(isinstance(each, Keyword) and each.name == "fuse" for each in abilities):
        raise Unclear(f"{card.name} has no fuse", "name the half that is cast")
    return len(card.faces)


def _kept(found: tuple[int, ...], fits: Callable[[int], bool]) -> tuple[int, ...]:
    return tuple(each for each in found if fits(each)) or found


def _is_mana(game: Game, source: ObjectId, index: int) -> bool:
    from rulings_cli.engine import activating

    ability = activating.activated_at(game, source, index)
    return ability is not None and activating.is_mana_ability(game, source, ability)


def _makes(game: Game, player: str, source: ObjectId, index: int, act: Act) -> bool:
    """Tell whether an ability makes the mana that the line chooses, where it chooses any."""
    from rulings_cli.engine import activating, mana
    from rulings_cli.engine.context import Context

    choosing = act.tail("choosing")
    wanted = {
        letter
        for each in (() if choosing is None else choosing.get("values"))
        if each.startswith("{")
        for letter in each.strip("{}").split("}{")
    }
    if not wanted:
        return True
    ability = activating.activated_at(game, source, index)
    return wanted <= mana.producible(game, ability, Context(source, player))


def _all_alike(game: Game, source: ObjectId, found: tuple[int, ...]) -> bool:
    from rulings_cli.engine import layers

    abilities = layers.characteristics(game, source).abilities
    return len({abilities[each] for each in found}) == 1


def _zone_of(text: str) -> Zone:
    """Give the zone that "from exile" or "from your hand" names."""
    word = text.removeprefix("the ").removeprefix("your ")
    return naming.ZONES["command" if word == "command zone" else word]
