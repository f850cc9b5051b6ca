"""What is so from the beginning is read in any wording, order and punctuation."""

from __future__ import annotations

from itertools import permutations

import pytest

from rulings_cli.ask.cards import DropsOut
from rulings_cli.ask.naming import finder
from rulings_cli.ask.statements.answering import read
from rulings_cli.ask.statements.composing import composed
from rulings_cli.ask.statements.trying import _bindings
from rulings_cli.ask.statements.writing import script_of
from rulings_cli.ask.wording.canonical import types_in, worded
from rulings_cli.ask.world import World
from rulings_cli.errors import NotSupported

ASK = "what happens if I cast Divination"
#: The wordings of a given, and the lines that it becomes.
GIVENS = {
    "Blood Moon out | Blood Moon in play | with Blood Moon on board | Blood Moon on my side"
    " | I've got Blood Moon | Blood Moon down | I control Blood Moon | my board: Blood Moon": (
        "you control Blood Moon",
    ),
    "their Serra Angel is out | opponent has Serra Angel | across the table Serra Angel"
    " | Serra Angel on their side | opp: Serra Angel | their board: Serra Angel": (
        "the opponent controls Serra Angel",
    ),
    "they control Serra Angel and two Grizzly Bears"
    " | Serra Angel and two Grizzly Bears on their side": (
        "the opponent controls Serra Angel",
        "the opponent controls 2 Grizzly Bears",
    ),
    "I'm at 5 life | I have 5 life left | my life total is 5 | me at 5 life": ("you have 5 life",),
    "they're at 2 | opponent on 2 life | he's at 2 life": ("the opponent has 2 life",),
    "graveyards hold a creature and a land | a creature and a land in my graveyard"
    " | there's a creature and a land in my yard": (
        "Grizzly Bears is in your graveyard",
        "Forest is in your graveyard",
    ),
    "two +1/+1 counters on my Grizzly Bears | my Grizzly Bears with two +1/+1 counters"
    " | Grizzly Bears has two +1/+1 counters": (
        "you control Grizzly Bears, with 2 +1/+1 counters",
    ),
    "Shock under Isochron Scepter | Isochron Scepter imprinting Shock"
    " | Isochron Scepter with Shock on it": (
        "Shock is exiled with Isochron Scepter",
        "you control Isochron Scepter",
    ),
    "hand: Shock | I hold Shock | with Shock in hand": ("you hold Shock",),
    "BRG floating | with BRG floating": ("your mana pool is {B}{R}{G}",),
    "four lands up | 4 open | I have 4 mana open": ("you control 3 Island; 1 Forest",),
    "my only creature is Grizzly Bears | only creature is Grizzly Bears": (
        "you control Grizzly Bears",
    ),
}
PAIRS = [(said, lines) for says, lines in GIVENS.items() for said in says.split(" | ")]


def givens_of(question: str, world: World) -> set[str]:
    """Give the lines of the position of the likeliest reading that makes one."""
    find = finder(world.cards.names())
    wording = worded(question, find(question), types_in(world))
    for text, names in ((question, find), (wording.text, wording.finder(find))):
        for cover in read(text, names):
            for cards in _bindings(cover, world):
                try:
                    return set(script_of(composed(cover.statements, cards, world)).given)
                except (DropsOut, NotSupported):
                    continue
    return set()


@pytest.mark.parametrize(("said", "lines"), PAIRS)
def test_a_given_is_read_before_and_after_what_is_asked(
    world: World, said: str, lines: tuple[str, ...]
) -> None:
    for question in (f"{said}. {ASK}?", f"{said}, {ASK}?", f"{ASK}? ({said})", f"{said}: {ASK}"):
        assert set(lines) <= givens_of(question, world), question


def test_a_step_is_said_before_what_is_done(world: World) -> None:
    for said in ("it's his end step", "on his end step", "his end step"):
        assert "it is the opponent's end step" in givens_of(f"{said}. {ASK}?", world)


def test_givens_stand_in_any_order(world: World) -> None:
    some = (
        ("Blood Moon out", "you control Blood Moon"),
        ("I'm at 5 life", "you have 5 life"),
        ("their Serra Angel is out", "the opponent controls Serra Angel"),
        ("Shock in my hand", "you hold Shock"),
    )
    for order in permutations(some):
        question = f"{'; '.join(each[0] for each in order)}. {ASK}?"
        assert {each[1] for each in some} <= givens_of(question, world), question
