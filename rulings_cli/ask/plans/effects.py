"""What a spell does to a permanent: whether it may target it, and whether that dies of it."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.effects import Destroy
from rulings_cli.abilities.static import BecomesA
from rulings_cli.ask.cards import DropsOut, has, need_no_choice, need_understood
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put, short
from rulings_cli.ask.plans.casting import cast, required_targets
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def can_target(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: hold the spell, and see whether the permanent is a legal target for it."""
    spell, thing = asked.card("source"), asked.card("thing")
    _need_spell(spell)
    _need_no_animation(thing)
    need_understood(spell, spell.front, "targets", "casting")
    need_understood(thing, thing.front, "targets", "others")
    if not required_targets(spell.front):
        raise DropsOut(f"{short(spell)} needs no target")
    for who, case in (("the opponent controls", "an opponent's"), ("you control", "your own")):
        yield _target(asked, spell, thing, who).evolve(case=case)


def _target(asked: Asked, spell: Card, thing: Card, who: str) -> PlannedExample:
    source, it = short(spell), short(thing)
    own = f"{who} {put(thing)}"
    script = Script((own, f"you hold {put(spell)}"))
    can, cannot = f"{source} can target {it}", f"{source} can't target {it}"
    plain = asked.stock.pick("creature", "plain", other_than=(it,)).name
    others = [plain, *(asked.stock.pick(each).name for each in ("artifact", "enchantment"))]
    changes = [
        Change(
            f"{other} instead of {it}",
            Script((f"{who} {other}", f"you hold {put(spell)}")),
            (
                Option(
                    (f"{source} can target {other}",), "yes", "", outcome=f"{other} is a target"
                ),
                Option((f"{source} can't target {other}",), "no", "", outcome=f"{other} is none"),
            ),
        )
        for other in others
    ]
    changes.append(
        Change(
            f"{it} has shroud",
            script.also_given(f"{it} has gained shroud until end of turn"),
        )
    )
    return PlannedExample(
        script,
        (
            Option((can,), "yes", f"{it} is a legal target for {source}.", outcome=can),
            Option((cannot,), "no", f"{it} is no legal target for {source}.", outcome=cannot),
        ),
        tuple(changes),
        (own,),
    )


def kills(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: the spell resolves, aimed at the permanent if it has a target: and look."""
    spell, thing = asked.card("source"), asked.card("thing")
    _need_spell(spell)
    _need_no_animation(thing)
    need_understood(spell, spell.front, "casting", "cost", "targets")
    need_no_choice(short(spell), spell.front.paragraphs)
    targets = required_targets(spell.front)
    if len(targets) > 1:
        raise NotSupported("a spell with several targets is not planned here yet")
    if "*" in (thing.front.toughness or "") and not has(spell.front.paragraphs, Destroy):
        raise NotSupported(f"how large {short(thing)} is was not said", "604.3")
    source, it = short(spell), short(thing)
    made = cast(spell, asked.stock, x=1).evolve(targets=it if targets else "", things=(), given=())
    cost = spell.front.mana_cost
    if cost is not None and "X" in cost.symbols:
        raise NotSupported("how large X is decides it")
    lands = f"you control {'; '.join(lands_for(cost))}" if cost is not None else ""
    own = f"the opponent controls {put(thing)}"
    given = tuple(each for each in (own, lands, f"you hold {put(spell)}") if each)
    script = Script(given, (made.line(), "all players pass"))
    plain = asked.stock.pick("creature", "plain", other_than=(it,)).name
    other = Script(
        tuple(each.replace(own, f"the opponent controls {plain}") for each in given),
        tuple(each.replace(f"targeting {it}", f"targeting {plain}") for each in script.when),
    )
    yield PlannedExample(
        script,
        (
            Option(
                (f"{source} was cast", f"{it} died"), "yes", f"{it} dies.", outcome=f"{it} dies"
            ),
            Option(
                (f"{source} was cast", f"{it} did not die", own),
                "no",
                f"{it} does not die of {source}.",
                outcome=f"{it} stays on the battlefield",
            ),
            *_no_target(source, it, bool(targets)),
        ),
        (
            Change(
                f"{plain} instead of {it}",
                other,
                (
                    Option((f"{plain} died",), "yes", "", outcome=f"{plain} dies"),
                    Option((f"{plain} did not die",), "no", "", outcome=f"{plain} does not die"),
                ),
            ),
            Change(
                f"{it} has indestructible",
                script.also_given(f"{it} has gained indestructible until end of turn"),
            ),
            Change(f"{source} is countered", _countered(script, source)),
        ),
        (own,),
    )


def _no_target(source: str, it: str, is_targeted: bool) -> tuple[Option, ...]:
    """Give the outcome that the spell can't be aimed at it at all."""
    if not is_targeted:
        return ()
    cannot = f"{source} can't target {it}"
    says = f"{it} is no legal target for {source}."
    return (Option((f"{source} was not cast", cannot), "no", says, outcome=cannot),)


def _countered(script: Script, source: str) -> Script:
    return script.replacing("all players pass", f"{source} is countered")


def _need_no_animation(thing: Card) -> None:
    """Abstain where a land makes itself a creature: it was not said whether it is one then."""
    face = permanent_face(thing)
    if face.is_a("land") and any(isinstance(each, BecomesA) for each in walk(face.paragraphs)):
        raise NotSupported(f"whether {short(thing)} is a creature then was not said")


def _need_spell(card: Card) -> None:
    if not (card.front.is_a("instant") or card.front.is_a("sorcery")):
        raise DropsOut(f"{short(card)} is no instant or sorcery")
