"""Mana whose limits rest on what a permanent names: it is made and spent (CR 106.6)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.mana import AnyColor
from rulings_cli.ask.cards import DropsOut, Placed, has, mana_abilities, need_understood
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put
from rulings_cli.ask.plans.casting import Cast, required_targets, with_targets
from rulings_cli.ask.plans.using import use
from rulings_cli.ask.positions.setting import asked_situation, chosen_kind, need_read, setting
from rulings_cli.ask.positions.situation import AskedThing, Situation
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES


def spend(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: make the mana with the permanent that names something, and cast the spell with it."""
    found = asked_situation(asked)
    source, target = _two(asked, found)
    card, spell = asked.card(source.slot), asked.card(target.slot)
    face = spell.front
    if face.mana_cost is None or face.is_a("land"):
        raise DropsOut(f"{face.name} is not cast")
    need_read(asked, source, "mana")
    need_understood(spell, face, "cost", "casting")
    colored = [each for each in mana_abilities(permanent_face(card)) if has(each.ability, AnyColor)]
    if len(colored) != 1:
        raise NotSupported(f"which mana of {card.front.name} is spent")
    yield _spent(asked, source, card, spell, colored[0])


def _two(asked: Asked, found: Situation) -> tuple[AskedThing, AskedThing]:
    """Give the permanent that names something, and the spell."""
    if len(found.things) != 2 or any(each.kind for each in found.things):
        raise DropsOut("which mana is spent on what")
    for source, target in (found.things, found.things[::-1]):
        if source.naming and not target.naming and mana_abilities(asked.card(source.slot).front):
            if chosen_kind(asked.card(source.slot).front) != "creature type":
                raise NotSupported("what is named")
            return source, target
    raise DropsOut("nothing names anything")


def _spent(
    asked: Asked, source: AskedThing, card: Card, spell: Card, ability: Placed
) -> PlannedExample:
    from rulings_cli.ask.positions.spending import _rest

    face = spell.front
    assert face.mana_cost is not None
    color = next((each for each in face.mana_cost.symbols if each in COLOR_NAMES), None)
    if color is None:
        raise NotSupported(f"which color is spent on {face.name}")
    used = use(card, ability, asked.stock, chooses=False)
    if used.things or used.given:
        raise NotSupported("a cost of another kind is not planned yet")
    there = setting(asked, [source])
    made = with_targets(Cast(face.name), required_targets(face), asked.stock)
    rest = lands_for(_rest(face.mana_cost, f"{{{color}}}"))
    things = (*rest, *made.things)
    name = permanent_face(card).name
    cast = made.line("you", f"paying with {'; '.join((f'{{{color}}} from {name}', *rest))}")
    given = (
        *there.given,
        *((f"you control {'; '.join(things)}",) if things else ()),
        *made.given,
        f"you hold {put(spell)}",
    )
    script = Script(given, (f"{used.when}, choosing {{{color}}}", cast))
    own = next(line for line in script.given if line.startswith(f"you control {name}"))
    others = [each for each in face.subtypes if each != source.naming]
    other = others[0] if others and source.naming not in face.subtypes else "Wall"
    changed = own.replace(f"naming {source.naming}", f"naming {other}")
    return PlannedExample(
        script,
        (
            Option(
                (f"{face.name} was cast",), "yes", f"{name}'s mana may be spent on {face.name}."
            ),
            Option(
                (f"{face.name} was not cast",),
                "no",
                f"{name}'s colored mana may not be spent on {face.name}.",
            ),
        ),
        (
            Change(f"{name} names {other}", script.replacing(own, changed)),
            *_alike(asked, script, face.name, source.naming, color, cast, rest, used.when),
        ),
        there.assumptions,
    )


def _alike(
    asked: Asked,
    script: Script,
    name: str,
    named: str,
    color: str,
    cast: str,
    rest: tuple[str, ...],
    when: str,
) -> Iterator[Change]:
    """Give the change to a creature spell of the type that is named."""
    from rulings_cli.ask.positions.spending import _rest

    del rest, when
    from rulings_cli.terms.mana import ManaCost

    try:
        other = asked.stock.pick("creature", named)
    except NotSupported:
        return
    cost = other.front.mana_cost
    symbols = [each for each in (cost.symbols if cost else ()) if each in COLOR_NAMES]
    if not symbols:
        return
    assert isinstance(cost, ManaCost)
    lands = lands_for(_rest(cost, f"{{{symbols[0]}}}"))
    source = cast.split(" from ", 1)[1].split(";")[0].strip()
    paying = "; ".join((f"{{{symbols[0]}}} from {source}", *lands))
    funds = (f"you control {'; '.join(lands)}",) if lands else ()
    given = (*(g for g in script.given if name not in g), *funds, f"you hold {other.name}")
    doing = script.when[0].replace(f"choosing {{{color}}}", f"choosing {{{symbols[0]}}}")
    it = other.front.name
    yield Change(
        f"{it} instead of {name}",
        Script(given, (doing, f"you cast {it}, paying with {paying}")),
        options=(
            Option((f"{it} was cast",), "yes", f"{it} is cast."),
            Option((f"{it} was not cast",), "no", f"{it} is not cast."),
        ),
    )
