"""Summoning sickness and the tap symbol (CR 302.6, 107.5)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.costs import TapObjects
from rulings_cli.abilities.static import EntersTapped
from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import DropsOut, Placed, has, named_ability
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, short
from rulings_cli.ask.plans.becoming import has_haste
from rulings_cli.ask.plans.using import Use, use
from rulings_cli.errors import NotSupported
from rulings_cli.terms.rules.card_types import SUMMONING_SICK
from rulings_cli.terms.rules.symbols import TAP_SYMBOL
from rulings_cli.terms.values import walk

#: Without one of these words a question about haste asks whether the permanent has it.
_USES = ("activate", "can", "mana", "sick", "tap", "turn", "use", "with")


def summoning_sick(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: use the ability with the permanent, or what it taps, new this turn."""
    source = asked.card_or_none("source")
    if asked.said("haste") and not asked.said(*_USES):
        yield from has_haste(asked)
        return
    other = asked.card_or_none("source 2")
    if source is not None and other is not None and other.name != source.name:
        # "can a sick A be tapped for B"
        asked = Asked(asked.reading, {"source": other, "tapped": source}, asked.world)
        source = other
    if source is None and other is not None:
        raise DropsOut(f"what {short(other)} has to do with it")
    if source is None:
        kinds = [each.word for each in asked.reading.all_in("kind")] or [asked.word("source")]
        source = asked.stock.pick(*(each for each in kinds if each), "mana")
    face = permanent_face(source)
    word = asked.word("source")
    if asked.said("mana") or word in ("", "mana-ability") or _role(asked) in ("MANA", "TAPPED"):
        word = "mana"
    tapped = asked.card_or_none("tapped")
    if tapped is None and has(face.paragraphs, EntersTapped):
        raise NotSupported(f"{face.name} may enter tapped")
    for each in named_ability(source, face, word):
        used = use(source, each, asked.stock)
        if tapped is not None or asked.chunk("tapped") is not None:
            yield _other_is_sick(asked, each, used)
        else:
            yield _itself_is_sick(used, haste=asked.said("haste"))


def _role(asked: Asked) -> str:
    chunk = asked.chunk("source")
    return chunk.role if chunk is not None else ""


def _itself_is_sick(used: Use, *, haste: bool) -> PlannedExample:
    line = used.control("since this turn")
    hasty = f"{used.source} has gained haste until end of turn"
    given = (line, *used.given, hasty) if haste else (line, *used.given)
    script = Script(given, (used.when,))
    without = (Change(f"not: {hasty}", script.without(hasty)),) if haste else ()
    return PlannedExample(
        script,
        _options(used, used.source),
        (
            *without,
            Change(
                f"{used.source} came under your control in the opponent's turn",
                script.replacing(line, used.control("since the opponent's turn")),
            ),
            Change(f"{used.source} is tapped", script.replacing(line, used.control("tapped"))),
            *(
                Change(
                    f"not: you control {each}",
                    script.replacing(line, line.replace(f"; {each}", "")),
                )
                for each in used.things
            ),
        ),
        (f"{used.source} came under your control this turn",),
    )


def _other_is_sick(asked: Asked, each: Placed, used: Use) -> PlannedExample:
    if not any(isinstance(one, TapObjects) for one in walk(each.ability)):
        raise DropsOut(f"{used.source} taps nothing else for its ability")
    tapped = asked.card_or_none("tapped")
    if tapped is None:
        kind = asked.word("tapped") or "creature"
        try:
            tapped = asked.stock.pick(
                *(("artifact", "creature") if kind == "creature" else (kind,))
            )
        except NotSupported:
            tapped = asked.stock.pick("artifact", "creature")
    other = short(tapped)
    plain = used.things[0]
    tails = tuple(each.replace(plain, other) for each in used.tails)
    used = used.evolve(things=(f"{other}, since this turn", *used.things[1:]), tails=tails)
    line = used.control()
    script = Script((line, *used.given), (used.when,))
    return PlannedExample(
        script,
        _options(used, other),
        (
            Change(
                f"{other} is tapped",
                script.replacing(line, line.replace("since this turn", "tapped")),
            ),
            Change(
                f"{other} came under your control in the opponent's turn",
                script.replacing(
                    line, line.replace("since this turn", "since the opponent's turn")
                ),
            ),
        ),
        (f"{other} came under your control this turn, {used.source} before it",),
    )


def tap_other(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: use the ability by tapping the thing in question, attached or not."""
    source = asked.card("source")
    found = False
    for each in named_ability(source, permanent_face(source), "tap"):
        if not any(isinstance(one, TapObjects) for one in walk(each.ability)):
            continue
        found = True
        used = use(source, each, asked.stock)
        tapped = asked.card_or_none("tapped") or asked.stock.pick(
            asked.word("tapped") or "artifact"
        )
        other, plain = short(tapped), used.things[0]
        tails = tuple(one.replace(plain, other) for one in used.tails)
        given: tuple[str, ...] = ()
        if asked.said("attach-word"):
            holder = asked.stock.pick("creature", "plain", least=2).name
            given = (f"you control {holder}", f"{other} is attached to {holder}")
        used = used.evolve(things=(other, *used.things[1:]), tails=tails)
        line = used.control()
        script = Script((line, *given), (used.when,))
        swapped = Script((line.replace(other, plain, 1),), (used.when.replace(other, plain),))
        changes = used.changes(script, line)
        if other != plain:
            instead = f"{plain} instead of {other}"
            changes = (Change(instead, swapped, options=_tap_options(used, plain)), *changes)
        tapped_before = line.replace(other, f"{other}, tapped", 1)
        yield PlannedExample(
            script,
            _tap_options(used, other),
            (
                *changes[:1],
                Change(f"{other} is tapped", script.replacing(line, tapped_before)),
                *changes[1:],
            ),
        )
    if not found:
        raise DropsOut(f"{short(source)} taps nothing else for its ability")


def _tap_options(used: Use, other: str) -> tuple[Option, ...]:
    return (
        Option(
            ("not: your mana pool is empty", f"{other} is tapped"),
            "yes",
            f"{other} may be tapped for {used.ref}.",
            outcome=f"{other} is tapped for it",
        ),
        Option(
            ("your mana pool is empty",),
            "no",
            f"{other} can't be tapped for {used.ref}.",
            outcome=f"{other} can't be tapped for it",
        ),
    )


def _options(used: Use, who: str) -> tuple[Option, ...]:
    empty = "your mana pool is empty"
    return (
        Option(
            (f"not: {empty}",),
            "yes",
            f"{who} may be used for it although it is new: the cost has no tap symbol of its own."
            if who != used.source
            else f"{who} may be used for mana at once.",
            outcome="mana is made",
            steps=(
                Step(
                    f"no tap symbol of {who} is in the cost, so summoning sickness plays no part",
                    (SUMMONING_SICK.number, TAP_SYMBOL.number),
                ),
            )
            if who != used.source
            else (),
        ),
        Option(
            (empty, f"you can't activate {used.line}"),
            "no",
            f"{who} is summoning sick: its controller has not controlled it continuously since "
            "their turn began, and the cost has the tap symbol.",
            outcome="it can't be activated",
        ),
    )
