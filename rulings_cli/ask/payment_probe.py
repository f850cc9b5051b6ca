"""What a position with the mana in it says about paying: verdict, detail and sentence."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings_cli.ask.answer import Blocked, Detail, Step
from rulings_cli.ask.cards import NotUnderstood, uncompiled_touching
from rulings_cli.ask.payment import Judgement, judgement
from rulings_cli.ask.plan import Option
from rulings_cli.ask.plans.pairings import Planned, combined, telling_one
from rulings_cli.ask.prospects import found_elsewhere, found_in, placed
from rulings_cli.ask.purposes import Purpose
from rulings_cli.ask.supplies import of_source
from rulings_cli.errors import NotSupported
from rulings_cli.game.mana_pool import ManaUnit
from rulings_cli.terms.mana import MANA_TYPES, ManaCost
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.abilities.cards import Card
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.world import World


def payment(
    run: Run,
    world: World,
    *,
    source: str,
    target: str,
    purposes: tuple[Purpose, ...],
    whole: bool,
    for_: str,
    planned: Planned | None,
    only: str = "",
    rests: str = "",
) -> tuple[Option, ...]:
    """Judge the position after the mana was made.

    `planned` is what the preview found over all ways: the purpose that stands for the verdict, the
    verdict, that of each purpose, and the types of the mana. Without it, in a changed run, each
    purpose is judged by the mana that is there.
    """
    game = run.game
    units = of_source(game, only)
    found = found_in(game, target, purposes[0].zone)
    if found is None and planned is not None:
        found = found_elsewhere(game, target)
    if found is None:
        return (_another(game, whole),)
    if planned is None:
        judged = [judgement(game, found, each, units) for each in purposes]
        verdicts = tuple(each.verdict(whole=whole) for each in judged)
        verdict = combined(verdicts, any_one=for_ != "cast")
        chosen = judged[telling_one(verdicts, verdict)]
        pooled = game.players["you"].mana
        return (_option(chosen, verdict, source, target, whole=whole, pooled=pooled),)
    at, verdict, verdicts, types = planned
    chosen = judgement(game, found, purposes[at], units)
    made = tuple(each.type for each in chosen.units)
    if sorted(made) != sorted(types) or chosen.verdict(whole=whole) != verdicts[at]:
        raise NotSupported("the example came out otherwise than its preview")
    card = world.card(target)
    need_understood(card, chosen, verdict)
    also = _also(game, card, purposes, for_, units)
    pooled = game.players["you"].mana
    option = _option(chosen, verdict, source, target, whole=whole, also=also, pooled=pooled)
    if rests and verdict == "depends":
        could = f"{_symbols(types)} {_could(chosen)}".replace("could pay", "pays")
        option = option.evolve(says=f"It depends: if {rests}, {could}; if not, it is no.")
    return (option,)


def _another(game: Any, whole: bool) -> Option:
    """Judge the card that stands in the target's place in a changed run: its cast."""
    cards = [id for id in game.in_zone(Zone.HAND, "you") if game.get(id).card is not None]
    if not cards:
        raise NotSupported("what is paid for is not there")
    id, name = cards[-1], game.get(cards[-1]).name
    judged = judgement(game, id, Purpose(f"casting {name}"), game.players["you"].mana)
    if any(unit.restrictions for unit in judged.units):
        whole = False
    return _option(judged, judged.verdict(whole=whole), "", name, whole=whole)


def _also(
    game: Any,
    target: Card,
    purposes: tuple[Purpose, ...],
    for_: str,
    units: tuple[ManaUnit, ...],
) -> tuple[tuple[str, str], ...]:
    """Give what else of the card the mana could pay for, as far as that can be begun."""
    from rulings_cli.ask.purposes import other_purposes

    found: dict[str, str] = {}
    for name, purpose in other_purposes(target, for_):
        if purpose in purposes or any(name == each.keyword for each in purposes):
            continue
        try:
            position, id = placed(game, target, purpose)
            judged = judgement(position, id, purpose, units)
        except NotSupported:
            continue
        if judged.verdict(whole=False) == "yes" and found.get(name) != "in full":
            found[name] = judged.pays
    return tuple(found.items())


def need_understood(card: Card, judged: Judgement, verdict: str) -> None:
    """Abstain where text of the target that is not understood may turn the verdict."""
    if verdict == "no" and (not judged.may_begin or not judged.may_spend):
        return
    face = card.faces[judged.purpose.face]
    if judged.purpose.kind in ("activate", "cost") and verdict in ("no", "nothing"):
        for each in face.uncompiled:  # another ability may be paid for
            if "activated" in each.touches and (each.cost is None or "mana" in each.touches):
                raise NotUnderstood(card.name, face, each)
    is_cast = judged.purpose.kind == "cast"
    touches = ("casting", "cost") if is_cast else ("activation",)
    if is_cast or (judged.purpose.kind == "activate" and judged.purpose.ability is None):
        clause = uncompiled_touching(face, *touches)
        if clause is not None:
            raise NotUnderstood(card.name, face, clause)


def _symbols(types: Any) -> str:
    return "".join(f"{{{each}}}" for each in sorted(types, key=MANA_TYPES.index))


def _option(
    judged: Judgement,
    verdict: str,
    source: str,
    target: str,
    *,
    whole: bool,
    also: tuple[tuple[str, str], ...] = (),
    pooled: tuple[ManaUnit, ...] = (),
) -> Option:
    pool = _symbols(unit.type for unit in judged.units)
    held = _symbols(unit.type for unit in pooled or judged.units)
    total = str(judged.total)
    if whole and verdict == "no" and judged.may_begin and judged.may_spend and "/P" in total:
        raise NotSupported("whether life pays for a part of it was not said", "107.4f")
    blocked = None
    if not judged.may_begin and judged.refused is not None:
        blocked = Blocked(judged.refused.rule.number, judged.blocked_by)
    elif judged.units and not judged.may_spend and judged.total is not None:
        from rulings_cli.terms.rules.mana import RESTRICTED_MANA

        blocked = Blocked(RESTRICTED_MANA.number, source)
    detail = Detail(
        judged.may_spend, judged.may_begin, judged.pays, str(judged.covers), also, blocked
    )
    value = None
    shown = verdict
    if verdict == "nothing":
        shown, value = "value", "nothing"
    return Option(
        (f"your mana pool is {held or 'empty'}",),
        shown,
        _sentence(judged, verdict, source, target.split(" // ")[0], pool, whole=whole),
        value,
        outcome=_short(judged, verdict, pool),
        detail=detail,
        steps=_steps(judged, pool),
    )


def _short(judged: Judgement, verdict: str, pool: str) -> str:
    if not judged.units:
        return "no mana is made"
    if not judged.may_begin:
        return f"{judged.purpose.words} can't be begun"
    if verdict == "nothing":
        return "there is no mana to pay"
    if not judged.may_spend:
        return f"{pool} may not be spent on {judged.purpose.words}"
    return f"{pool} pays {judged.covers or 'nothing'} of {judged.total}"


def _sentence(
    judged: Judgement, verdict: str, source: str, target: str, pool: str, *, whole: bool
) -> str:
    what = judged.purpose.words
    could = _could(judged)
    if judged.total is None:
        return f"{target} has no mana cost, so it can't be cast that way; nothing can pay for it."
    if verdict == "nothing":
        extra = "" if judged.may_begin else f" ({judged.blocked_by or 'a rule'} stops it anyway)"
        return f"Nothing is paid: the cost of {what} holds no mana{extra}."
    if not judged.may_begin:
        why = f"{judged.blocked_by} stops {what}" if judged.blocked_by else _why_not(judged)
        return f"{why}: it can't be begun. The mana alone {could}."
    if not judged.units:
        return f"{source} makes no mana there."
    if not judged.may_spend:
        return f"{source}'s mana may not be spent on {what}. Without that limit it {could}."
    if judged.pays == "nothing":
        return f"{source} makes {pool}, and none of it pays any part of {judged.total}."
    if verdict == "depends":
        return f"It depends: for {what} the mana {could}, for another card, face or way it is no."
    if verdict == "no" and whole:
        return f"Not alone: {source}'s {pool} covers {judged.covers} of {judged.total}."
    limit = _limit(judged)
    return f"{source}'s mana {limit}, and {pool} {could.replace('could pay', 'pays')}."


def _why_not(judged: Judgement) -> str:
    """Say which rule stops it, for a refusal that is no object's."""
    if judged.refused is None:
        return f"A rule stops {judged.purpose.words}"
    return f"Rule {judged.refused.rule.number} stops {judged.purpose.words} there"


def _limit(judged: Judgement) -> str:
    bound = any(unit.restrictions for unit in judged.units)
    return "may be spent on it" if bound else "has no spending limit"


def _could(judged: Judgement) -> str:
    if judged.pays == "in full":
        return f"could pay {judged.total} in full"
    if judged.pays == "in part":
        return f"could pay {judged.covers} of {judged.total}"
    return f"could pay no part of {judged.total}"


def _steps(judged: Judgement, pool: str) -> tuple[Step, ...]:
    from rulings_cli.terms.rules.casting import TOTAL_COST
    from rulings_cli.terms.rules.mana import RESTRICTED_MANA

    steps: list[Step] = []
    if judged.total is not None and judged.total.symbols:
        steps.append(
            Step(
                f"the total cost of {judged.purpose.words} is {judged.total}", (TOTAL_COST.number,)
            )
        )
    if judged.units and not judged.may_spend and judged.total is not None:
        steps.append(
            Step(f"{pool} may not be spent on {judged.purpose.words}", (RESTRICTED_MANA.number,))
        )
    elif judged.units and judged.pays != "nothing":
        steps.append(
            Step(f"{pool} can pay {judged.covers} of {judged.total}", _symbol_rules(judged.covers))
        )
    if judged.refused is not None:
        numbers = (judged.refused.rule.number, *(each.number for each in judged.refused.because))
        steps.append(
            Step(
                f"{judged.purpose.words} is refused: {judged.refused.reason}",
                tuple(dict.fromkeys(numbers)),
            )
        )
    if judged.purpose.keyword:
        steps.append(_keyword_step(judged))
    return tuple(steps)


def _keyword_step(judged: Judgement) -> Step:
    from rulings_cli.terms.rules import keywords

    wanted = judged.purpose.keyword.upper().replace(" ", "_").replace("-", "_")
    found = getattr(keywords, wanted, None)
    rules = (found.number,) if found is not None else ()
    return Step(f"what is paid for is {judged.purpose.words}", rules)


def _symbol_rules(covers: ManaCost) -> tuple[str, ...]:
    from rulings_cli.terms.rules.costs import PAYING_MANA
    from rulings_cli.terms.rules.symbols import (
        COLORED_SYMBOL,
        COLORLESS_SYMBOL,
        GENERIC_SYMBOL,
        HYBRID_SYMBOL,
        PHYREXIAN_SYMBOL,
        SNOW_SYMBOL,
    )

    rules: dict[str, None] = {}
    for symbol in covers.symbols:
        if symbol.isdigit():
            rule = GENERIC_SYMBOL
        elif symbol == "C":
            rule = COLORLESS_SYMBOL
        elif symbol == "S":
            rule = SNOW_SYMBOL
        elif symbol.endswith("/P"):
            rule = PHYREXIAN_SYMBOL
        else:
            rule = HYBRID_SYMBOL if "/" in symbol else COLORED_SYMBOL
        rules[rule.number] = None
    return (*rules, PAYING_MANA.number)
