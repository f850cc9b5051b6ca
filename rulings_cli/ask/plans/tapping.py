"""Whether an attachment still works while it is tapped (CR 110.5, 301.5)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import Keyword, StaticAbility
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.costs import TapObjects
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import AttachedTo
from rulings_cli.abilities.static import Affects, GrantAbilities, ModifyPowerToughness
from rulings_cli.ask.cards import DropsOut, has, named_ability, need_understood
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, short
from rulings_cli.ask.plans.using import Use, use
from rulings_cli.errors import NotSupported


def works_tapped(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: tap an attached Equipment, by an ability's cost if one is named, and look at both."""
    thing = asked.card_or_none("thing") or asked.stock.pick(asked.word("thing") or "Equipment")
    name = short(thing)
    creature = asked.stock.pick("creature", "plain", least=2, other_than=(name,))
    holder = creature.name
    works, bare = _given_by(thing, creature)
    own = f"you control {name} attached to {holder}"
    if asked.card_or_none("source") is None:
        script = Script((f"you control {holder}", own, f"{name} is tapped"))
    else:
        used = _tapping(asked, name)
        line = f"you control {'; '.join((used.source, holder, *used.things[1:]))}"
        script = Script((line, own, *used.given), (used.when,))
    yield PlannedExample(
        script,
        (
            Option(
                (f"{name} is tapped", works),
                "yes",
                f"{name} works while it is tapped: nothing in its text says otherwise.",
                outcome=works,
            ),
            Option(
                (f"{name} is tapped", bare),
                "no",
                f"{name} does nothing while it is tapped.",
                outcome=bare,
            ),
        ),
        (Change(f"{name} is attached to nothing", script.replacing(own, f"you control {name}")),),
        (f"{name} is attached to {holder}",),
    )


def _given_by(thing: Card, creature: Card) -> tuple[str, str]:
    """Give the lines that are true while the attachment works, and while it does not."""
    face = permanent_face(thing)
    if not has(face.paragraphs, AttachedTo):
        raise DropsOut(f"{short(thing)} is attached to nothing")
    need_understood(thing, face, "abilities", "others", "power")
    holder = creature.name
    base = (int(creature.front.power or 0), int(creature.front.toughness or 0))
    for change in _changes(thing):
        match change:
            case ModifyPowerToughness(power=Number(n=power), toughness=Number(n=toughness)):
                bigger = f"{holder} is {base[0] + power}/{base[1] + toughness}"
                return bigger, f"{holder} is {base[0]}/{base[1]}"
            case GrantAbilities(abilities=(Keyword(cost=None, amount=None) as given, *_)):
                return f"{holder} has {given.name}", f"{holder} does not have {given.name}"
    raise NotSupported(f"what {short(thing)} does for what it is attached to is not planned yet")


def _changes(thing: Card) -> Iterator[object]:
    """Give the changes that the text makes, always, to what the attachment is attached to."""
    for each in thing.front.abilities:
        for effect in each.effects if isinstance(each, StaticAbility) else ():
            if isinstance(effect, Affects) and isinstance(effect.of, AttachedTo):
                yield from effect.changes


def _tapping(asked: Asked, name: str) -> Use:
    """Give the use of an ability whose cost taps something, with the attachment tapped for it."""
    source = asked.card("source")
    for each in named_ability(source, permanent_face(source), "tap"):
        if has(each.ability, TapObjects):
            used = use(source, each, asked.stock)
            plain = used.things[0]
            tails = tuple(one.replace(plain, name) for one in used.tails)
            return used.evolve(things=(name, *used.things[1:]), tails=tails)
    raise DropsOut(f"{short(source)} taps nothing else for its ability")
