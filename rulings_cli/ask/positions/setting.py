"""The position of a situation: what is there, on which side, in the lines of an example."""

from __future__ import annotations

from collections.abc import Iterable, Iterator

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.effects import PutOntoBattlefield
from rulings_cli.abilities.references import AnOpponent, EachOpponent
from rulings_cli.abilities.static import CostChange
from rulings_cli.ask.cards import DropsOut, has, need_understood
from rulings_cli.ask.plan import Change, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put
from rulings_cli.ask.plans.things import several
from rulings_cli.ask.positions.situation import AskedThing, Situation
from rulings_cli.ask.stock import LAND_FOR, Stock
from rulings_cli.ask.vocabulary import COUNTERS_OF_PLAYERS
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import Value, walk


class Setting(Value):
    """Lines of what is there, each with the name of the card it puts, and what is assumed."""

    lines: tuple[tuple[str, str], ...] = ()
    more: tuple[str, ...] = ()
    assumptions: tuple[str, ...] = ()

    @property
    def given(self) -> tuple[str, ...]:
        """Give the lines."""
        return (*(line for _, line in self.lines), *self.more)

    def changes(self, script: Script) -> Iterator[Change]:
        """Give the changes that take one thing away, with what is said of it."""
        for name, line in self.lines:
            if any(other.endswith(f" attached to {name}") for _, other in self.lines):
                continue
            about = [each for each in self.more if each.startswith((name, f'"{name}"'))]
            yield Change(f"{name} has left the battlefield", script.without(line, *about))


def asked_situation(asked: Asked) -> Situation:
    """Give the situation of the reading."""
    found = asked.reading.situation
    assert isinstance(found, Situation)
    return found


def setting(
    asked: Asked,
    things: Iterable[AskedThing],
    *,
    for_: Card | None = None,
    around: tuple[AskedThing, ...] = (),
) -> Setting:
    """Give the lines that put the things there; what a thing names may serve the card `for_`.

    What is `around` has its own lines: the things may be attached to it.
    """
    lines: list[tuple[str, str]] = []
    more: list[str] = []
    assumed: list[str] = []
    held = sorted(things, key=lambda each: bool(each.on))
    for thing in held:
        if not thing.number:
            continue  # there is none of it
        if thing.kind == "card":
            continue  # it is no permanent
        if thing.kind:
            words = several(described(thing.kind, asked.stock), thing.number)
            verb = "the opponent controls" if thing.owner == "opponent" else "you control"
            lines.append((words, f"{verb} {words}"))
            continue
        card = asked.card(thing.slot)
        face = permanent_face(card)
        name = face.name
        owner = thing.owner or _likely_owner(face, name, assumed)
        words = put(card)
        if thing.back:
            face = _back(card)
            words = f"{put(card)}, showing {face.name}"
            name = face.name
        if chosen_kind(face) == "card type":
            raise NotSupported(f"it rests on the card type that is chosen for {name}")
        naming = thing.naming or _named(face, name, for_, assumed)
        need_understood(card, face, "name")  # what it does to what is named rests on that
        if naming and not thing.owner and has(face.paragraphs, EachOpponent):
            raise NotSupported(f"it rests on who controls {name}")
        if naming:
            words += f", naming {naming.lower() if naming.islower() else naming}"
        if thing.tapped:
            words += ", tapped"
        for said, count in thing.counters:
            kind = said or _counter_kind(face)
            if kind in COUNTERS_OF_PLAYERS:
                whose = "the opponent has" if owner == "opponent" else "you have"
                more.append(f"{whose} {count} {kind} counters")
            else:
                words += f" with {count} {kind} counters"
        words += _attached(asked, thing, face, [*held, *around])
        number = f"{thing.number} " if thing.number > 1 else ""
        verb = "you control" if owner != "opponent" else "the opponent controls"
        lines.append((name, f"{verb} {number}{words}"))
        if thing.commander:
            more.append(f"{name} is {'your' if owner != 'opponent' else 'the opponent'} commander")
    return Setting(tuple(lines), tuple(more), tuple(assumed))


_ATTACHABLE = frozenset(("Aura", "Equipment", "Fortification"))


def _attached(asked: Asked, thing: AskedThing, face: Face, held: list[AskedThing]) -> str:
    """Give the words for what it is attached to; an Aura is never without (CR 704.5m)."""
    if not thing.on:
        if "Aura" in face.subtypes:
            raise NotSupported(f"what {face.name} is attached to")
        return ""
    if not _ATTACHABLE & set(face.subtypes):
        with_it = [e for e in held if e.on == thing.on and not e.kind and e.slot != thing.slot]
        if not any(_ATTACHABLE & set(asked.card(e.slot).front.subtypes) for e in with_it):
            raise NotSupported(f"what {face.name} has to do with it")
        return ""
    holder = next((each for each in held if each.slot == thing.on), None)
    if holder is None or holder.kind or holder.number > 1 or holder.back:
        raise NotSupported(f"what {face.name} is attached to")
    if has(face.paragraphs, PutOntoBattlefield):
        raise NotSupported(f"what {face.name} is put on comes with it, and is new there")
    return f" attached to {permanent_face(asked.card(holder.slot)).name}"


def need_read(asked: Asked, thing: AskedThing, *touches: str) -> None:
    """Abstain where text of a permanent that is not understood may matter."""
    if not thing.kind:
        card = asked.card(thing.slot)
        need_understood(card, permanent_face(card), *touches)


def need_apart(asked: Asked, things: Iterable[AskedThing]) -> None:
    """Abstain where a card named may be one of the things that are counted."""
    held = tuple(things)
    for some in (each for each in held if each.kind and not each.others):
        for thing in (each for each in held if not each.kind):
            face = asked.card(thing.slot).front
            kind = "creature" if some.is_creature else some.kind
            if face.is_a(kind.lower()) or kind in face.subtypes:
                raise NotSupported(f"whether {face.name} is one of the things counted")


def described(kind: str, stock: Stock) -> str:
    """Give the words for a plain thing of a kind."""
    from rulings_cli.terms.mana import COLOR_NAMES
    from rulings_cli.terms.types import CREATURE_TYPES

    if " creature token" in kind:
        return f"a {kind}"
    color = kind.removesuffix(" land")
    if color != kind:
        for letter, name in COLOR_NAMES.items():
            if name == color:
                return LAND_FOR[letter]
        return stock.pick("colorless-mana").name
    if kind == "land":
        return stock.pick("land", "basic").name
    if kind in ("mana dork", "mana rock"):
        return stock.pick("creature" if kind == "mana dork" else "artifact", "mana").name
    if kind in CREATURE_TYPES:
        return f"a 1/1 white {kind} creature token"
    from rulings_cli.engine.predefined_tokens import PREDEFINED

    if kind in PREDEFINED:
        return f"a {kind} token"
    if kind == "artifact land":
        return stock.pick("artifact", "land", "mana").name
    if kind == "fetchland":
        return stock.pick("fetchland").name
    if kind[0].isupper():
        raise NotSupported(f"no plain {kind} is at hand")
    return stock.pick(kind).name


def _likely_owner(face: Face, name: str, assumed: list[str]) -> str:
    """Give whose it is where nothing is said: what only burdens opponents is an opponent's."""
    changes = [node for node in walk(face.paragraphs) if isinstance(node, CostChange)]
    if changes and all(
        any(isinstance(each, AnOpponent | EachOpponent) for each in walk((node.who, node.what)))
        for node in changes
    ):
        assumed.append(f"the opponent controls {name}")
        return "opponent"
    return "you"


def _back(card: Card) -> Face:
    if len(card.faces) < 2 or card.layout not in ("transform", "modal_dfc", "flip"):
        raise DropsOut(f"{card.name} has no other side")
    return card.faces[1]


def _named(face: Face, name: str, for_: Card | None, assumed: list[str]) -> str:
    """Give what a permanent names where the question leaves it open: a type of the card."""
    what = chosen_kind(face)
    if not what:
        return ""
    if what == "creature type" and for_ is not None:
        from rulings_cli.terms.types import CREATURE_TYPES

        types = [each for each in for_.front.subtypes if each in CREATURE_TYPES]
        if types:
            assumed.append(f"{name} names {types[0]}")
            return types[0]
    raise NotSupported(f"it rests on what is chosen for {name}")


def chosen_kind(face: Face) -> str:
    """Give what is chosen as the permanent enters: "creature type", "color", or nothing."""
    from rulings_cli.abilities.described import ChosenQuality
    from rulings_cli.abilities.mana import ChosenColor
    from rulings_cli.abilities.static import AsEnters, EntersAsCopy

    for node in walk(face.paragraphs):
        if isinstance(node, ChosenQuality):
            return node.what
        if isinstance(node, ChosenColor):
            return "color"
        if isinstance(node, EntersAsCopy):
            return "what it copies"
    return "something" if has(face.paragraphs, AsEnters) and _chooses(face) else ""


def _chooses(face: Face) -> bool:
    from rulings_cli.abilities.static import AsEnters

    return any(
        "choose" in node.words.lower() or any("Choose" in type(e).__name__ for e in walk(node))
        for node in walk(face.paragraphs)
        if isinstance(node, AsEnters)
    )


def _counter_kind(face: Face) -> str:
    """Give the one kind of counters that the text of a permanent speaks of."""
    kinds = {
        kind
        for node in walk(face.paragraphs)
        if "Counter" in type(node).__name__
        and isinstance(kind := getattr(node, "kind", None), str)
        and kind
    }
    if len(kinds) != 1:
        raise NotSupported(f"of which kind the counters on {face.name} are")
    return str(kinds.pop())
