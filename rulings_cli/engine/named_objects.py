"""Abilities that name another object: the name means that object alone (CR 201.5a)."""

from __future__ import annotations

from typing import Any, Final

from rulings_cli.abilities.costs import ExileThis, SacrificeThis
from rulings_cli.abilities.described import Named
from rulings_cli.abilities.effects import DealDamage
from rulings_cli.abilities.references import Particular, This
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.characteristics import NAME_OF_THE_SOURCE, OWN_NAME
from rulings_cli.terms.values import Value, walk

_NAMING: Final = (This, SacrificeThis, ExileThis)

#: Which abilities name what grants them: by identity, since equal ones may be worded otherwise.
_KNOWN: Final[dict[int, tuple[Value, frozenset[str]]]] = {}


@implements(NAME_OF_THE_SOURCE)
def particular(game: Game, ability: Any, source: ObjectId) -> Any:
    """Give an ability as the object has it to which the source grants it.

    The name of the source means the source; "this creature" and the like the object that has
    the ability. "It" means the source where nothing but its name has been spoken of.
    """
    meant = _words_for_the_source(ability)
    return _with(ability, source, game.get(source).name, meant) if meant else ability


@implements(OWN_NAME)
def its_own(ability: Any) -> Any:
    """Give an ability so that its own name means the object that gains it (CR 201.5b)."""
    if isinstance(ability, This | SacrificeThis | ExileThis):
        return ability.evolve(words="this permanent") if ability.words == "~" else ability
    if isinstance(ability, tuple):
        return tuple([its_own(each) for each in ability])
    if not isinstance(ability, Value):
        return ability
    changes = {each: its_own(getattr(ability, each)) for each in type(ability)._fields}
    if isinstance(ability, DealDamage) and ability.source is None:
        changes["source"] = This("this permanent")
    return ability.evolve(**changes)


def _words_for_the_source(ability: Value) -> frozenset[str]:
    """Give the words that mean what grants the ability; none where it doesn't name it."""
    known = _KNOWN.get(id(ability))
    if known is not None and known[0] is ability:
        return known[1]
    parts = tuple(walk(ability))
    words = [part.words for part in parts if isinstance(part, _NAMING)]
    found: frozenset[str] = frozenset()
    if "~" in words or any(isinstance(each, DealDamage) and each.source is None for each in parts):
        spoken_of = any(each.startswith("this ") for each in words)
        found = frozenset(("~",) if spoken_of else ("~", "it"))
    elif any(isinstance(part, Named) and part.name == "~" for part in parts):
        found = frozenset(("~",))
    if len(_KNOWN) > 1000:
        _KNOWN.clear()
    _KNOWN[id(ability)] = (ability, found)
    return found


def _with(node: Any, source: ObjectId, name: str, meant: frozenset[str]) -> Any:
    if isinstance(node, This):
        return Particular(source, node.words) if node.words in meant else node
    if isinstance(node, Named):
        return Named(name) if node.name == "~" else node
    if isinstance(node, SacrificeThis | ExileThis):
        return node.evolve(of=Particular(source, "~")) if node.words in meant else node
    if isinstance(node, tuple):
        made_all = tuple([_with(each, source, name, meant) for each in node])
        same = all(made is each for made, each in zip(made_all, node, strict=True))
        return node if same else made_all
    if not isinstance(node, Value):
        return node
    changes = {
        each: made
        for each in type(node)._fields
        if (made := _with(held := getattr(node, each), source, name, meant)) is not held
    }
    if isinstance(node, DealDamage) and node.source is None:  # "~ deals 2 damage"
        changes["source"] = Particular(source, "~")
    return node.evolve(**changes) if changes else node
