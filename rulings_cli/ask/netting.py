"""What is left of mana that is made, once what it costs to make it is paid."""

from __future__ import annotations

import re

from rulings_cli.ask.answer import Answer
from rulings_cli.ask.world import World

#: What asks for what is left; it is a verb, or stands before what is left.
NET = re.compile(r"\bnet(?:s|ting)?\b")
_MADE = re.compile(r"(?:you get|the opponent gets) ((?:\{\w+\})+) from (.+)")
_PAID = re.compile(r"(?:you pay|the opponent pays) ((?:\{\w+\})+) for (.+)")
_SYMBOL = re.compile(r"\{(\w+)\}")


def netted(found: Answer, world: World) -> Answer:
    """Give how much mana is left, where it was asked how much is made."""
    if found.verdict != "value" or found.amount is None:
        return found
    steps = [each.text for each in found.examples[0].steps] if found.examples else []
    made = [match for each in steps if (match := _MADE.fullmatch(each))]
    if not made:
        return found
    name = made[-1][2]
    if world.cards.card(name).front.is_a("artifact"):
        return found.left_open(f"whether what {name} costs is to be paid, too, was not said")
    paid = sum(
        len(_SYMBOL.findall(match[1]))
        for each in steps
        if (match := _PAID.fullmatch(each)) and match[2] == name
    )
    if not paid and any(map(_PAID.fullmatch, steps)):
        return found.left_open(f"what is paid for {name} was not told apart")
    if not paid:
        return found
    if len(_SYMBOL.findall(made[-1][1])) != found.amount:
        return found.left_open("what of the mana is paid, and what is left, was not said")
    left = found.amount - paid
    if left < 0:
        return found.left_open(f"{name} costs more mana than it makes")
    types = set(_SYMBOL.findall(made[-1][1]))
    value = "".join(f"{{{each}}}" * left for each in types) if len(types) == 1 else str(left)
    says = f"{found.amount} mana for {paid}: {left} more than before."
    return found.evolve(amount=left, value=value or "nothing", summary=says)
