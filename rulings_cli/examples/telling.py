"""Telling a run in plain words: each fact of the trace as a step, with the rules that made it."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable
from typing import Any, Final

from rulings_cli.game.events import Event
from rulings_cli.game.game import Game
from rulings_cli.terms.mana import MANA_TYPES
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


class TraceStep(Value):
    """One step of a run: what happened, in words, and the numbers of its rules."""

    text: str
    rules: tuple[str, ...] = ()


#: Facts that only a full trace tells.
_SMALL: Final = frozenset(
    (
        "AttackersDeclared",
        "BecameBlocked",
        "BlockersDeclared",
        "PriorityReceived",
        "BecameTarget",
        "StateBasedActionsPerformed",
        "CastingBegan",
        "StepBegan",
    )
)


def steps(game: Game, *, full: bool = False, since: int = 0) -> tuple[TraceStep, ...]:
    """Give the trace as steps; a short trace leaves out priority and other small print."""
    found: list[TraceStep] = []
    for each in game.trace[since:]:
        if not full and _is_small(game, each):
            continue
        words = told(game, each)
        if words:
            found.append(TraceStep(words, rules_of(each)))
    return tuple(found)


def _is_small(game: Game, event: Any) -> bool:
    """Tell whether only a full trace tells a fact: priority, and costs that take no mana."""
    kind = type(event).__name__
    if kind == "CostPaid":
        return not event.payments
    if kind == "CostDetermined":
        each = game.objects.get(event.object) or game.last_known.get(event.object)
        return each is not None and each.zone is Zone.BATTLEFIELD
    return kind in _SMALL or any(each.number == "117.4" for each in event.because)


def rules_of(event: Event) -> tuple[str, ...]:
    """Give the numbers of an event's rules, each once."""
    return tuple(dict.fromkeys(each.number for each in event.because))


def all_rules(events: Iterable[Event]) -> frozenset[str]:
    """Give the numbers of all rules that a trace cites."""
    return frozenset(each.number for event in events for each in event.because)


def told(game: Game, event: Any) -> str:
    """Say one fact; "" for one that says nothing to a reader."""
    say = _SAY.get(type(event).__name__)
    return say(game, event) if say is not None else _plain(event)


def _plain(event: Any) -> str:
    name = type(event).__name__
    words = "".join(f" {each.lower()}" if each.isupper() else each for each in name).strip()
    about = getattr(event, "words", "") or getattr(event, "name", "")
    return f"{words}: {about}" if about else words


def named(game: Game, id: Any) -> str:
    """Name an object or player, there or gone."""
    if isinstance(id, str):
        return {"opponent": "the opponent"}.get(id, id)
    each = game.objects.get(id) or game.last_known.get(id)
    if each is None:
        return "something"
    if each.on_stack is not None:
        kind = {"activated": "ability", "delayed": "delayed trigger"}.get(
            each.on_stack.kind, "trigger"
        )
        return f"{possessive(each.on_stack.source_was.name)} {kind}"
    if each.kind == "copy":
        return f"the copy of {each.name}"
    return each.name or "a face-down object"


def possessive(name: str) -> str:
    """Say whose something is.

    >>> possessive("Plains"), possessive("Forest")
    ("Plains'", "Forest's")
    """
    return f"{name}'" if name.endswith("s") else f"{name}'s"


def _who(player: str, verb: str) -> str:
    """Say what a player does: you draw, the opponent draws."""
    if player == "you":
        return f"you {verb}"
    first, _, rest = verb.partition(" ")
    irregular = {"have": "has", "do": "does"}.get(first)
    third = irregular or (f"{first}es" if first.endswith(("s", "sh", "ch")) else f"{first}s")
    return f"the opponent {third}{' ' + rest if rest else ''}"


#: A player by the name alone, as the engine calls them.
_NAME_ALONE: Final = re.compile(r"(?<!the )(?<!an )(?<!each )(?<!target )(?<!your )\bopponent\b")


def _of_players(words: str) -> str:
    """Say what the engine tells of a player by name: you draw, the opponent draws."""
    first, _, rest = words.partition(" ")
    if first == "you":
        verb, *others = rest.split(" ", 1)
        plain = {"has": "have", "does": "do", "is": "are"}.get(verb)
        if plain is None and verb.endswith("s") and not verb.endswith("ss"):
            plain = verb[:-2] if verb.endswith(("ches", "shes", "sses")) else verb[:-1]
        words = " ".join((first, plain or verb, *others))
    return _NAME_ALONE.sub("the opponent", words)


def _shuffled(player: str) -> str:
    return f"{_who(player, 'shuffle')} {'your' if player == 'you' else 'their'} library"


def _mana(units: Any) -> str:
    types = sorted((each.type for each in units), key=MANA_TYPES.index)
    return "".join(f"{{{each}}}" for each in types)


def _zone(event: Any) -> str:
    whose = "your" if event.player == "you" else "the opponent's"
    if event.to is Zone.BATTLEFIELD:
        return "onto the battlefield"
    if event.to is Zone.EXILE:
        return "into exile"
    if event.to is Zone.STACK:
        return "onto the stack"
    return f"into {whose} {event.to.words}"


def _moved(_game: Game, event: Any) -> str:
    if event.cause == "cast":
        return f"{event.name} goes onto the stack"
    if event.cause == "draw":
        return ""
    how = {
        "sacrifice": "is sacrificed",
        "destroy": "is destroyed",
        "discard": "is discarded",
        "mill": "is milled",
        "counter": "is countered and goes",
    }.get(event.cause, "goes")
    return f"{event.name} {how} {_zone(event)}".replace("sacrificed into", "sacrificed, into")


def _drew(game: Game, event: Any) -> str:
    return f"{_who(event.player, 'draw')} {named(game, event.card)}"


def _mana_added(game: Game, event: Any) -> str:
    source = "" if not event.source else f" from {named(game, event.source)}"
    return f"{_who(event.player, 'get')} {_mana(event.units)}{source}"


def _life(_game: Game, event: Any) -> str:
    if event.paid:
        return f"{_who(event.player, 'pay')} {-event.amount} life"
    verb = "gain" if event.amount > 0 else "lose"
    return f"{_who(event.player, verb)} {abs(event.amount)} life"


def _counters(game: Game, event: Any) -> str:
    number = abs(event.amount)
    kind = f"{number} {event.kind} counter{'' if number == 1 else 's'}"
    how = "put on" if event.amount > 0 else "removed from"
    return f"{kind} {how} {named(game, event.on)}"


def _attached(game: Game, event: Any) -> str:
    if event.to is None:
        return f"{named(game, event.object)} becomes unattached"
    return f"{named(game, event.object)} becomes attached to {named(game, event.to)}"


def _paid(game: Game, event: Any) -> str:
    units = [each.unit for each in event.payments if each.unit is not None]
    spent = _mana(units) if units else ""
    paid = f" {spent}" if spent else " the cost"
    return f"{_who(event.player, 'pay')}{paid} for {named(game, event.object)}"


def _activated(game: Game, event: Any) -> str:
    kind = "mana ability" if event.is_mana_ability else "ability"
    whose = possessive(event.name or named(game, event.object))
    return f"{_who(event.player, 'activate')} {whose} {kind}"


def _choice(_game: Game, event: Any) -> str:
    what = {"order triggers": "the order of the triggers"}.get(event.what, event.what)
    return f"{_who(event.player, 'choose')} {what}: {event.value}"


_NAMED: Final = ("object", "source", "on", "to", "target", "about", "card")


def _sentence(template: str) -> Callable[[Game, Any], str]:
    def say(game: Game, event: Any) -> str:
        fields = {key: getattr(event, key) for key in type(event)._fields}
        for key in (*_NAMED, "attacking", "attacker", "blocker"):
            if isinstance(fields.get(key), int | str) and key in fields:
                fields[key] = named(game, fields[key])
        return template.format(**fields)

    return say


def _by(verb: str, rest: str = "") -> Callable[[Game, Any], str]:
    tail = _sentence(rest)
    return lambda game, event: f"{_who(event.player, verb)}{tail(game, event)}"


def _token_created(_game: Game, event: Any) -> str:
    name = event.name.removesuffix(" Token")
    article = "an" if name[:1] in "AEIOU" else "a"
    return f"{article} {name} token is created"


def _ceased(game: Game, event: Any) -> str:
    each = game.objects.get(event.object) or game.last_known.get(event.object)
    gone = "leaves the stack" if each is not None and each.on_stack else "ceases to exist"
    return f"{named(game, event.object)} {gone}"


def _tapped(game: Game, event: Any) -> str:
    how = "becomes untapped" if event.untapped else "becomes tapped"
    return f"{named(game, event.object)} {how}"


def _step_began(_game: Game, event: Any) -> str:
    whose = "your" if event.player == "you" else "the opponent's"
    return f"{whose} {event.step.words} begins"


def _turn_began(_game: Game, event: Any) -> str:
    return f"{'your' if event.player == 'you' else 'the opponent' + chr(39) + 's'} turn begins"


#: How each kind of fact is said; what is not here is said plainly.
_SAY: Final[dict[str, Callable[[Game, Any], str]]] = {
    "ZoneChanged": _moved,
    "Drew": _drew,
    "ManaAdded": _mana_added,
    "NoManaAdded": _sentence("{source} produces no mana"),
    "ManaEmptied": lambda _, event: f"{_who(event.player, 'lose')} unspent {_mana(event.units)}",
    "DamageDealt": _sentence("{source} deals {amount} damage to {to}"),
    "LifeChanged": _life,
    "BecameTapped": _tapped,
    "CountersPut": _counters,
    "TokenCreated": _token_created,
    "Shuffled": lambda _, event: _shuffled(event.player),
    "Attached": _attached,
    "CastingBegan": _by("begin", " to cast {object}"),
    "ChoiceMade": _choice,
    "BecameTarget": _sentence("{object} targets {target}"),
    "CostDetermined": _sentence("the total cost is {words}"),
    "CostPaid": _paid,
    "SpellCast": _sentence("{name} is cast"),
    "AbilityActivated": _activated,
    "Triggered": _sentence("{name} triggers"),
    "PutOnStack": _sentence("{object} goes onto the stack"),
    "ResolutionBegan": _sentence("{object} begins to resolve"),
    "Resolved": _sentence("{object} has resolved"),
    "AttackersDeclared": _by("declare", " attackers"),
    "Attacked": _sentence("{object} attacks {attacking}"),
    "BlockersDeclared": _by("declare", " blockers"),
    "BlockedCreature": _sentence("{object} blocks {attacker}"),
    "BecameBlocked": _sentence("{object} becomes blocked by {blocker}"),
    "BecameUnblocked": _sentence("{object} is unblocked"),
    "RemovedFromCombat": _sentence("{object} is removed from combat"),
    "DidNotResolve": _sentence("{object} does not resolve: all its targets are illegal"),
    "Countered": _sentence("{object} is countered"),
    "CeasedToExist": _ceased,
    "NothingHappened": _sentence("nothing happens: {reason}"),
    "LandPlayed": _by("play", " {name}"),
    "PriorityReceived": _by("receive", " priority"),
    "StepBegan": _step_began,
    "TurnBegan": _turn_began,
    "StateBasedActionsPerformed": _sentence("state-based actions: {words}"),
    "EffectBegan": lambda _, event: _of_players(event.words),
    "EffectEnded": _sentence("{words}"),
    "RuleApplied": lambda _, event: _of_players(event.words),
    "Reversed": _sentence("{words}"),
    "Lost": lambda _, event: f"{_who(event.player, 'lose')} the game: {event.words}",
}
