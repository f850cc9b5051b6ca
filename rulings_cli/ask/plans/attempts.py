"""Things that a player tries: casting for free from a zone, activating while casting (CR 601)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.cards import Placed, free_plays, named_ability, need_understood
from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.plans.asked import Asked, permanent_face, put, short
from rulings_cli.ask.plans.casting import cast, required_targets
from rulings_cli.ask.plans.using import use
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported


def cast_free_from(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with what lets cards be cast for free, try the card from the zone that is named."""
    holder = asked.card("holder")
    permanent_face(holder)
    need_understood(holder, holder.front, "casting", "others")
    free_plays(holder)
    if asked.said("command-zone") or (asked.said("commander") and not asked.said("hand")):
        card = asked.card_or_none("target") or asked.stock.pick("creature", "legendary")
        where = f"{put(card)} is in your command zone"
    else:
        card = asked.card_or_none("target") or asked.stock.pick(asked.word("target"), "plain")
        where = f"{put(card)} is in your graveyard" if asked.said("graveyard") else ""
        where = where or f"you hold {put(card)}"
    made = cast(card, asked.stock, free=True)
    things = (f"you control {'; '.join(made.things)}",) if made.things else ()
    own = f"you control {short(holder)}"
    it = made.name
    script = Script((own, where, *things, *made.given), (made.line("you", _FREE),))
    hand = script.replacing(where, f"you hold {put(card)}")
    yield PlannedExample(
        script,
        (
            Option(
                (f"{it} was cast",),
                "yes",
                f"{it} can be cast without paying its mana cost with {short(holder)}.",
                outcome=f"{it} was cast",
            ),
            Option(
                (f"{it} was not cast",),
                "no",
                f"{short(holder)} does not let it be cast for free from there.",
                outcome=f"{it} can't be cast",
            ),
        ),
        (
            Change(f"{short(holder)} has left the battlefield", script.without(own)),
            Change(f"{it} is in your hand", hand),
        ),
        (where,),
    )


_FREE = "without paying its mana cost"


def activate_while_casting(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: begin to cast a spell, and see whether the ability can be activated meanwhile."""
    chunk = asked.chunk("source")
    word = asked.word("source")
    card = _used_while_casting(asked, word)
    face = permanent_face(card)
    token = card.layout == "token"
    if token or (chunk is not None and (chunk.role == "TAPPED" or word == "mana-ability")):
        word = ""
    spell = asked.stock.pick("instant", "plain", least=2, other_than=(short(card),))
    made = cast(spell, asked.stock)
    for each in named_ability(card, face, word):
        used = use(card, each, asked.stock, floating=True, name=face.name if token else "")
        if token:
            used = used.evolve(thing=f"a {face.name.removesuffix(' Token')} token")
        if used.hand:
            raise NotSupported("an ability that discards is not planned here yet")
        line = used.control()
        given = (
            line,
            *used.given,
            f"you control {'; '.join(made.lands)}",
            f"you hold {spell.name}",
        )
        begin = made.evolve(lands=()).line().replace("you cast", "you begin to cast", 1)
        script = Script(given, (begin, used.when))
        yield PlannedExample(
            script,
            (),
            (
                Change("no spell is being cast", Script(given, (used.when,))),
                *used.changes(script, line),
            ),
            used.assumptions,
            probe="activated_meanwhile",
            about=(
                ("ref", used.ref),
                ("source", used.source),
                ("why", _refused_while_casting(each, used.ref)),
            ),
            by_verdict=True,
        )


def _used_while_casting(asked: Asked, word: str) -> Card:
    """Give the card, or the predefined token, whose ability is used."""
    card = asked.card_or_none("source")
    if card is not None or not word:
        return asked.card("source")
    from rulings_cli.ask.plans.tokens import token_card

    return token_card(word)


def _refused_while_casting(each: Placed, ref: str) -> str:
    """Say why an ability can't be activated then: it is no mana ability, or limits its timing."""
    from rulings_cli.engine.mana_abilities import classify
    from rulings_cli.terms.citations import Edition

    if classify(each.ability, Edition()).is_mana_ability:
        return f"{ref} limits when it may be activated: not while a spell is being cast."
    return f"While a spell is being cast only mana abilities may be activated, and {ref} is none."


def ward_on_spell(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: the spell targets a creature with ward, and nobody pays."""
    spell = asked.card("source")
    need_understood(spell, spell.front, "casting", "targets", "cost")
    targets = required_targets(spell.front)
    thing = asked.card_or_none("thing") or asked.stock.pick("creature", "ward")
    name, it = short(spell), short(thing)
    made = cast(spell, asked.stock, x=1).evolve(things=(), given=())
    made = made.evolve(targets=it if targets else "")
    cost = spell.front.mana_cost
    lands = lands_for(cost) if cost is not None else ()
    own = f"the opponent controls {put(thing)}"
    mine = (f"you control {'; '.join(lands)}",) if lands else ()
    script = Script((own, *mine, f"you hold {put(spell)}"), (made.line(), "all players pass"))
    plain = asked.stock.pick("creature", "plain", other_than=(it,)).name
    yield PlannedExample(
        script,
        (
            Option(
                (f"{name} was countered",),
                "yes",
                f"Ward counters {name} unless its cost is paid.",
                outcome=f"{name} is countered",
            ),
            Option(
                (f"{name} was cast", f"{name} was not countered"),
                "no",
                f"{name} resolves although nobody pays for ward.",
                outcome=f"{name} resolves",
            ),
        ),
        (
            Change(f"{plain} instead of {it}", _instead(script, it, plain)),
            *_other_spell(asked, own, it, name),
        ),
        (f"{it} has ward, and nothing is paid",),
    )


def _instead(script: Script, it: str, other: str) -> Script:
    return Script(
        tuple(each.replace(it, other) for each in script.given),
        tuple(each.replace(f"targeting {it}", f"targeting {other}") for each in script.when),
    )


def _other_spell(asked: Asked, own: str, it: str, name: str) -> Iterator[Change]:
    """Give the same with another spell, which ward may counter."""
    other = asked.stock.pick("instant", "targeted", "damage", other_than=(name,))
    made = cast(other, asked.stock).evolve(things=(), given=(), targets=it)
    lands = f"you control {'; '.join(made.lands)}"
    countered, resolves = f"{made.name} was countered", f"{made.name} was not countered"
    yield Change(
        f"{made.name} instead of {name}",
        Script((own, lands, f"you hold {made.name}"), (made.line(), "all players pass")),
        (
            Option((countered,), "yes", "", outcome=f"{made.name} is countered"),
            Option((resolves,), "no", "", outcome=f"{made.name} resolves"),
        ),
    )


def activate_without_hand(asked: Asked) -> Iterator[PlannedExample]:
    """Plan: with no card in hand, see whether the ability can be activated."""
    card = asked.card("source")
    face = permanent_face(card)
    for each in named_ability(card, face, asked.word("source")):
        used = use(card, each, asked.stock, floating=True)
        line = used.control()
        script = Script((line, *used.given))
        can, cannot = f"you can activate {used.line}", f"you can't activate {used.line}"
        if used.hand:
            raise NotSupported("which card is discarded is not planned here yet")
        yield PlannedExample(
            script,
            (
                Option((can,), "yes", f"{used.ref} needs no card in hand.", outcome=can),
                Option((cannot,), "no", f"{used.ref} can't be activated then.", outcome=cannot),
            ),
            used.changes(script, line),
            ("you have no card in hand",),
        )
