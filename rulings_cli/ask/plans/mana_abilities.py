"""Is it a mana ability, does it use the stack, and may anyone respond (CR 605)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.abilities import ActivatedAbility, TriggeredAbility, Uncompiled
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import ExileThis, SacrificeThis, TapThis
from rulings_cli.abilities.effects import Counter
from rulings_cli.abilities.mana import ChosenColor
from rulings_cli.abilities.references import This
from rulings_cli.abilities.static import AsEnters
from rulings_cli.abilities.triggers import Enters
from rulings_cli.ask.cards import (
    DropsOut,
    Placed,
    activated,
    adds_mana,
    has,
    named_ability,
    uncompiled_touching,
)
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, short
from rulings_cli.ask.plans.casting import required_targets
from rulings_cli.ask.plans.using import Use, ability_ref, use
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES


def is_mana_ability(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: use the ability, and see by its kind and the stack what it is."""
    yield from _plans(asked, "yes", "no")


def uses_stack(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: use the ability, and see whether it goes on the stack."""
    yield from _plans(asked, "no", "yes")


def respond(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: use the ability, and see whether anyone gets priority before it resolves."""
    _need_one_kind(asked)
    yield from _plans(asked, "no", "yes")


def _need_one_kind(asked: Asked) -> None:
    """Abstain where a card is only activated or tapped, which is not only done for mana."""
    card = asked.card_or_none("ability")
    if card is None or asked.word("ability") or asked.said("mana", "mana-ability"):
        return
    chunk = asked.chunk("ability")
    if chunk is not None and chunk.role in ("MANA", "TOKEN"):
        return
    meant = activated(permanent_face(card))
    if asked.said("tap") or (chunk is not None and chunk.role == "TAPPED"):
        meant = tuple(each for each in meant if has(each.ability, TapThis))
    kinds = {adds_mana(each.ability) for each in meant}
    if len(kinds) > 1 or uncompiled_touching(permanent_face(card), "activation"):
        raise NotSupported(f"which ability of {short(card)} is answered was not said")


def _plans(asked: Asked, if_mana: str, if_not: str) -> Iterator[PlannedExample]:
    _need_counterspell(asked)
    chunk = asked.chunk("ability")
    if chunk is not None and chunk.card is None:
        from rulings_cli.ask.plans.tokens import token_card

        card = token_card(chunk.word)
        source = f"a {chunk.word} token"
        face = card.front
    else:
        card = asked.card("ability")
        face = permanent_face(card)
        source = short(card)
    word = asked.word("ability")
    if chunk is not None and chunk.role in ("TAPPED", "MANA", "TOKEN"):
        word = "mana"
    if chunk is not None and chunk.role == "CARD" and asked.said("mana", "tap", "mana-ability"):
        word = "mana"
    if asked.said("first", "second", "third", "last"):
        word = next(each for each in ("first", "second", "third", "last") if asked.said(each))
    if asked.said("enters"):
        word = "enters"
    found = named_ability(card, face, word)
    if asked.chunk("kind") is not None:
        # "sacrificing a creature to it": the ability of which that is the cost
        found = tuple(each for each in found if _takes(each.ability))
    _need_counters_abilities(asked, found)
    for each in found:
        if isinstance(each.ability, ActivatedAbility):
            yield _activated(asked, each, source, (if_mana, if_not))
        else:
            yield _triggered(card, each, (if_mana, if_not))


def _need_counterspell(asked: Asked) -> None:
    """Let a card drop out as the response if nothing of it is said to counter anything."""
    using = asked.card_or_none("using")
    if using is not None and not has(using.front.paragraphs, Counter, Uncompiled):
        raise DropsOut(f"{short(using)} counters nothing")


def _need_counters_abilities(asked: Asked, found: tuple[Placed, ...]) -> None:
    """Abstain where what counters only spells is to counter an ability on the stack."""
    using = asked.card_or_none("using")
    targets = required_targets(using.front) if using is not None else ()
    spells = targets and all(e.what is not None and e.what.noun == "spell" for e in targets)
    if using is not None and spells and not all(adds_mana(each.ability) for each in found):
        raise NotSupported(f"{short(using)} counters spells, no abilities", "115.1")


def _triggered(card: Card, each: Placed, verdicts: tuple[str, str]) -> PlannedExample:
    """Plan for an ability that triggers as its permanent enters; others are not planned yet."""
    ability = each.ability
    if not isinstance(ability, TriggeredAbility) or not _enters(ability):
        raise NotSupported("this kind of ability is not classified by a play yet")
    name = short(card)
    comes = f"{name} is put onto the battlefield"
    script = Script((), (comes,))
    ref = f"{name}'s trigger"
    if_mana, if_not = verdicts
    return PlannedExample(
        script,
        (
            Option(
                (f"{ref} is a mana ability", "the stack is empty"),
                if_mana,
                f"{_cap(ref)} is a mana ability: it resolves at once, without the stack.",
                outcome="it resolves at once",
            ),
            Option(
                (f"{ref} is not a mana ability", f"the stack, from the top, is {ref}"),
                if_not,
                f"{_cap(ref)} is no mana ability: it goes on the stack, and players may respond.",
                outcome="it waits on the stack",
            ),
        ),
        (Change(f"not: {comes}", script.without(comes)),),
        cards=(card.name,),
    )


def _enters(ability: TriggeredAbility) -> bool:
    return isinstance(ability.event, Enters) and isinstance(ability.event.what, This)


def _activated(
    asked: Asked, each: Placed, source: str, verdicts: tuple[str, str]
) -> PlannedExample:
    card = asked.card_or_none("ability")
    name = short(card) if card is not None else source.removeprefix("a ").removesuffix(" token")
    if card is None:
        from rulings_cli.ask.plans.tokens import token_card

        card = token_card(asked.word("ability"))
    used = _use(card, each, asked, name)
    used = used.evolve(ref=ability_ref(name, each), thing=source if source != name else "")
    line = used.control()
    given = [line, *used.given]
    if used.hand:
        given.append(f"you hold {'; '.join(used.hand)}")
    script = Script(tuple(given), (used.when,))
    ref = used.ref
    if_mana, if_not = verdicts
    stays = not has(each.ability.cost, SacrificeThis, ExileThis)  # type: ignore[attr-defined]
    is_one = (f"{ref} is a mana ability",) if stays else ()
    # what triggers as it goes may wait on the stack by then; the mana is there all the same
    empty = ("the stack is empty",) if stays or not _has_trigger(each.face) else ()
    is_none = (f"{ref} is not a mana ability",) if stays else ()
    return PlannedExample(
        script,
        (
            Option(
                (*is_one, *empty, "not: your mana pool is empty"),
                if_mana,
                f"{_cap(ref)} is a mana ability: it resolves at once, without the stack.",
                outcome="it resolves at once; nobody gets priority",
            ),
            Option(
                (*is_none, f"the stack, from the top, is {ref}"),
                if_not,
                f"{_cap(ref)} is no mana ability: it goes on the stack, and players may respond.",
                outcome="it waits on the stack",
            ),
        ),
        used.changes(script, line),
        used.assumptions,
        cards=(card.name,),
    )


def _use(card: Card, each: Placed, asked: Asked, name: str) -> Use:
    """Give a use of the ability; a color that it lets its player choose does not matter here."""
    try:
        return use(card, each, asked.stock, name=name)
    except NotSupported:
        if not has(each.ability, ChosenColor) or has(each.face.paragraphs, AsEnters):
            raise
    used = use(card, each, asked.stock, name=name, chooses=False)
    devoted = asked.stock.pick("creature", "plain", color="G").name
    return used.evolve(
        tails=(*used.tails, f"choosing {COLOR_NAMES['G']}"),
        things=(*used.things, devoted),
        assumptions=(*used.assumptions, f"you control {devoted}"),
    )


def _takes(ability: object) -> bool:
    from rulings_cli.abilities.costs import SacrificeObjects, TapObjects

    return has(getattr(ability, "cost", None), SacrificeObjects, TapObjects)


def _has_trigger(face: Face) -> bool:
    return any(isinstance(each, TriggeredAbility) for each in face.abilities)


def _cap(text: str) -> str:
    return text[:1].upper() + text[1:]


__all__ = ["DropsOut", "is_mana_ability", "respond", "uses_stack"]
