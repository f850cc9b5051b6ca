"""Abilities that attach one permanent to another: their targets and what they do (CR 701.3)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import ActivatedAbility
from rulings_cli.abilities.effects import Attach
from rulings_cli.ask.cards import Placed, has, lacking, placed
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, short
from rulings_cli.ask.plans.using import Use, use


def _attacher(asked: Asked, slot: str) -> tuple[Placed, Use]:
    card = asked.card(slot)
    face = permanent_face(card)
    for each in placed(face):
        if isinstance(each.ability, ActivatedAbility) and has(each.ability, Attach):
            if len(each.ability.targets) == 2:
                return each, use(card, each, asked.stock)
            break
    return lacking(card, face, f"{short(card)} attaches nothing to anything", "activation")


def _position(asked: Asked, used: Use, kind: str) -> tuple[str, str, str, tuple[str, ...]]:
    """Give the attachment, the creature to move it to, where it is now, and what pays."""
    equipment = asked.stock.pick(kind if kind in ("Aura", "Equipment") else "Aura").name
    first = asked.stock.pick("creature", "plain", least=2).name
    second = asked.stock.pick("creature", "plain", least=2, other_than=(first,)).name
    funds = tuple(each for each in used.things if each.partition(" ")[0].isdigit())
    return equipment, second, first, funds


def _line(used: Use, attachment: str, creature: str) -> str:
    tails = [each for each in used.tails if not each.startswith("targeting")]
    return ", ".join((f"you activate {used.ref}", f"targeting {attachment}; {creature}", *tails))


def attach_target_illegal(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: the ability has two targets, the creature dies in response, it resolves."""
    _, used = _attacher(asked, "source")
    kind = asked.word("moved") or "Aura"
    attachment, creature, holder, funds = _position(asked, used, kind)
    own = f"you control {'; '.join((used.source, creature, holder, *funds))}"
    given = (own, f"you control {attachment} attached to {holder}", *used.given)
    dies = f"{creature} dies"
    script = Script(given, (_line(used, attachment, creature), dies, "the stack resolves"))
    if asked.said("resolve", "fizzle") and not asked.said("attach-word", "stay", "go"):
        yield _with_one_legal(used, script, dies, f"{attachment} is exiled")
        return
    yield PlannedExample(
        script,
        (
            Option(
                (f"{attachment} is still attached to {holder}",),
                "no",
                "The creature is an illegal target when the ability resolves, so the ability moves "
                "nothing: what was to move stays where it was.",
                outcome=f"{attachment} stays attached to {holder}",
            ),
            Option(
                (f"{attachment} is not attached to anything",),
                "yes",
                "It comes off.",
                outcome=f"{attachment} is attached to nothing",
            ),
            Option(
                (f"{attachment} is attached to {creature}",),
                "yes",
                "It moves.",
                outcome=f"{attachment} moves to {creature}",
            ),
        ),
        (Change(f"not: {dies}", script.without(dies)),),
        (f"{attachment} was attached to another creature before",),
    )


def _with_one_legal(used: Use, script: Script, dies: str, gone: str) -> PlannedExample:
    """Give the plan of whether it resolves at all: it does with one legal target (CR 608.2b)."""
    ref = f"{used.source}'s ability"
    return PlannedExample(
        script,
        (
            Option(
                (f"{ref} resolved",),
                "yes",
                "One target is still legal, so the ability resolves; it moves nothing.",
                outcome="it resolves",
            ),
            Option((f"{ref} did not resolve",), "no", "It does not resolve."),
        ),
        (Change(f"{gone}, too", script.replacing(dies, dies, gone)),),
        ("the other target is still legal",),
    )


def attach_both_illegal(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: both targets go in response, so the ability does not resolve."""
    _, used = _attacher(asked, "source")
    attachment, creature, holder, funds = _position(asked, used, "Equipment")
    own = f"you control {'; '.join((used.source, creature, holder, *funds))}"
    given = (own, f"you control {attachment} attached to {holder}", *used.given)
    dies, gone = f"{creature} dies", f"{attachment} is exiled"
    script = Script(given, (_line(used, attachment, creature), dies, gone, "the stack resolves"))
    ref = f"{used.source}'s ability"
    what = asked.said("what")
    yield PlannedExample(
        script,
        (
            Option(
                (f"{ref} did not resolve",),
                "outcome" if what else "no",
                "All its targets are illegal, so the ability does not resolve.",
                value="it does not resolve" if what else None,
                outcome="it does not resolve",
            ),
            Option(
                (f"{ref} resolved",),
                "outcome" if what else "yes",
                "It resolves.",
                value="it resolves" if what else None,
                outcome="it resolves",
            ),
        ),
        (
            Change(f"not: {gone}", script.without(gone)),
            Change(f"not: {dies}", script.without(dies)),
        ),
    )


def attach_target(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: target an attachment that an opponent controls."""
    _, used = _attacher(asked, "holder")
    kind = asked.word("kind") or "Equipment"
    attachment, creature, holder, funds = _position(asked, used, kind)
    own = f"you control {'; '.join((used.source, creature, *funds))}"
    theirs = f"the opponent controls {attachment}"
    given = (own, theirs, f"the opponent controls {holder}")
    line = _line(used, attachment, creature)
    script = Script(given, (line,))
    yield PlannedExample(
        script,
        _target_options(used, attachment),
        (
            Change(
                f"you control {attachment}", script.replacing(theirs, f"you control {attachment}")
            ),
        ),
        (),
    )


def attach_to_theirs(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: target an opponent's creature as what the attachment is to be moved to."""
    _, used = _attacher(asked, "holder")
    attachment, creature, _, funds = _position(asked, used, asked.word("kind") or "Equipment")
    own = f"you control {'; '.join((used.source, *funds))}"
    mine = f"you control {attachment}"
    if asked.stock.pick(asked.word("kind") or "Equipment").front.is_a("enchantment"):
        holder = asked.stock.pick("creature", "plain", other_than=(creature,)).name
        own, mine = f"{own}; {holder}", f"you control {attachment} attached to {holder}"
    theirs = f"the opponent controls {creature}"
    script = Script((own, mine, theirs), (_line(used, attachment, creature),))
    yield PlannedExample(
        script,
        (
            Option(
                (f"the stack, from the top, is {used.ref}",),
                "yes",
                f"{creature} is a legal target, whoever controls it.",
                outcome="the ability is activated",
            ),
            Option(
                ("the stack is empty",),
                "no",
                f"{creature} is no legal target while an opponent controls it.",
                outcome="the ability can't be activated so",
            ),
        ),
        (Change(f"you control {creature}", script.replacing(theirs, f"you control {creature}")),),
    )


def attach_from(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: target your own attachment on an opponent's creature."""
    _, used = _attacher(asked, "holder")
    kind = asked.word("kind") or "Aura"
    attachment, creature, holder, funds = _position(asked, used, kind)
    own = f"you control {'; '.join((used.source, creature, *funds))}"
    theirs = f"the opponent controls {holder}"
    mine = f"you control {attachment} attached to {holder}"
    line = _line(used, attachment, creature)
    script = Script((own, theirs, mine), (line,))
    their_own = f"the opponent controls {attachment} attached to {holder}"
    yield PlannedExample(
        script,
        _target_options(used, attachment),
        (Change(their_own, script.replacing(mine, their_own)),),
        (f"you control the {kind}",),
    )


def _target_options(used: Use, attachment: str) -> tuple[Option, ...]:
    return (
        Option(
            (f"the stack, from the top, is {used.ref}",),
            "yes",
            f"{attachment} is a legal target: wherever it is attached, you control it.",
            outcome="the ability is activated",
        ),
        Option(
            ("the stack is empty",),
            "no",
            f"{attachment} is no legal target: you must control what is to be attached.",
            outcome="the ability can't be activated so",
        ),
    )


def attach_again(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: move the attachment to the creature that it is already attached to (CR 701.3b)."""
    _, used = _attacher(asked, "source")
    kind = next((each.word for each in asked.reading.all_in("kind") if each.word != "creature"), "")
    attachment, creature, other, funds = _position(asked, used, kind or "Equipment")
    own = f"you control {'; '.join((used.source, creature, other, *funds))}"
    there = f"you control {attachment} attached to {creature}"
    elsewhere = f"you control {attachment} attached to {other}"
    script = Script(
        (own, there, *used.given), (_line(used, attachment, creature), "the stack resolves")
    )
    resolved = f"{used.source}'s ability resolved"
    moves = (
        Option(
            (resolved, f"{attachment} is attached to {creature}"),
            "yes",
            f"{attachment} moves to {creature}.",
            outcome=f"{attachment} moves to {creature}",
        ),
    )
    yield PlannedExample(
        script,
        (
            Option(
                (resolved, f"{attachment} is still attached to {creature}"),
                "no",
                "The ability resolves, but what is already attached to that permanent is not "
                "moved: nothing happens.",
                outcome=f"{attachment} stays attached to {creature}",
            ),
        ),
        (
            Change(
                f"{attachment} was attached to {other}",
                script.replacing(there, elsewhere),
                options=moves,
            ),
        ),
        (f"{attachment} is attached to {creature} already",),
    )
