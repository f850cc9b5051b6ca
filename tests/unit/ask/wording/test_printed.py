"""What a question says of its cards that is printed on them is left out; nothing else is."""

from __future__ import annotations

import pytest

from rulings_cli.ask.naming import finder
from rulings_cli.ask.wording.printed import without_printed
from rulings_cli.ask.world import World

ASIDES = """
does Doom Blade kill Dark Confidant, it's black? | does Doom Blade kill Dark Confidant?
does Doom Blade kill Dark Confidant? he's a black creature | does Doom Blade kill Dark Confidant?
can I pay for Kitchen Finks? its just hybrid | can I pay for Kitchen Finks?
does Vindicate cost less since it's white AND black? | does Vindicate cost less?
can I pitch Ulamog to Kozilek? both colorless | can I pitch Ulamog to Kozilek?
does Wrath of God kill Darksteel Colossus? it's indestructible | does Wrath of God kill Darksteel Colossus?
can Fatal Push kill Tarmogoyf - it's a 2 drop? | can Fatal Push kill Tarmogoyf?
"""  # noqa: E501
KEPT = """
does Doom Blade kill Dark Confidant, it's white?
does Doom Blade kill Dark Confidant, it's tapped?
does Doom Blade kill Dark Confidant if it's black?
does Shatter kill Mutavault? it's a creature
it's black?
is Dark Confidant black?
can I bolt Tarmogoyf with Serra Angel out? it has 3 counters
can I pitch Ulamog to Dark Confidant? both colorless
"""


@pytest.mark.parametrize("line", ASIDES.strip().splitlines())
def test_what_is_printed_is_left_out(line: str, world: World) -> None:
    question, rest = line.split(" | ")
    assert without_printed(question, finder(world.cards.names())(question), world) == rest


@pytest.mark.parametrize("question", KEPT.strip().splitlines())
def test_what_is_not_printed_stays(question: str, world: World) -> None:
    assert without_printed(question, finder(world.cards.names())(question), world) == question
