"""Noun phrases are made of pieces, and each piece combines with each other."""

from __future__ import annotations

import pytest

from rulings_cli.ask.naming import finder
from rulings_cli.ask.reading import Finder
from rulings_cli.ask.statements.nouns import Noun, nouns_at
from rulings_cli.ask.statements.scene import Scene
from rulings_cli.ask.statements.words import text_of
from rulings_cli.ask.statements.writing import _things
from rulings_cli.ask.world import World

#: What is said before or after the head ("…" stands for it), and the words that it becomes.
QUALIFIERS = {
    "…": ("", ""),
    "tapped …": (", tapped", ""),
    "untapped …": ("", ""),
    "summoning sick …": (", since this turn", ""),
    "… that came in this turn": (", since this turn", ""),
    "… with summoning sickness": (", since this turn", ""),
    "… with two +1/+1 counters on it": (", with 2 +1/+1 counters", ""),
    "… that has a charge counter on it": (", with 1 charge counter", ""),
    "… with the -1/-1 counter": (", with 1 -1/-1 counter", ""),
    "… with flying": ("", "flying"),
    "hexproof …": ("", "hexproof"),
    "… with trample and lifelink": ("", "trample lifelink"),
    "… wearing Leather Armor": ("", "Leather Armor"),
    "… with Holy Strength on it": ("", "Holy Strength"),
    "tapped … with a +1/+1 counter and flying": (", tapped, with 1 +1/+1 counter", "flying"),
}
#: Heads, and the things they are played with.
HEADS = {
    "Grizzly Bears": "Grizzly Bears",
    "Isamaru": "Isamaru, Hound of Konda",
    "creature": "Grizzly Bears",
    "guy": "Grizzly Bears",
    "4/4": "a 4/4 Soldier creature token",
    "3/3 red token": "a 3/3 red Soldier creature token",
    "red creature": "Gray Ogre",
    "mono white creature": "Savannah Lions",
    "red and white creature": "a 2/2 red white Soldier creature token",
    "artifact creature": "Memnite",
    "Elf": "Elvish Warrior",
    "legendary creature": "Isamaru, Hound of Konda",
    "mana dork": "Llanowar Elves",
    "4-drop": "Hill Giant",
}
#: Whose it is, before it or after it.
OWNERS = {
    "my …": "you control",
    "his …": "the opponent controls",
    "opp's …": "the opponent controls",
    "the … I control": "you control",
    "the … they control": "the opponent controls",
    "the … on their side": "the opponent controls",
    "a … across the table": "the opponent controls",
    "a … of mine": "you control",
}
#: Tokens of a size are made with their keywords; other things gain them.
TOKENS = [thing for said, thing in HEADS.items() if "/" in said]
GAINED = ("flying", "hexproof", "trample", "lifelink")


def nouns_of(said: str, find: Finder) -> list[Noun]:
    """Give the ways to read all the words as one noun phrase."""
    text = text_of(said, find(said))
    return [noun for end, noun in nouns_at(text, 0) if end == len(text.tokens)]


def position(said: str, world: World) -> list[set[str]]:
    """Give the lines of the position for each way to read a noun phrase."""
    find = finder(world.cards.names())
    cards = {each.text.lower(): world.card(each.cards[0]) for each in find(said)}
    found = []
    for noun in nouns_of(said, find):
        scene = Scene(world, cards)
        item = scene.bind(noun, "permanent")
        scene.onto_battlefield(item)
        found.append(set(_things(scene)))
    return found


def expected(thing: str, verb: str, tails: str, more: str) -> set[str]:
    """Give the lines that the pieces make together."""
    name = thing if thing[:2] != "a " else "Soldier Token"
    gains = [each for each in more.split() if each in GAINED]
    worn = more if more and not gains else ""
    if thing in TOKENS and gains:
        thing, gains = f"{thing} with {', '.join(gains)}", []
    lines = {f"{verb} {thing}{tails}"}
    lines |= {f"{name} has gained {each} until end of turn" for each in gains}
    return lines | ({f"{verb} {worn}", f"{worn} is attached to {name}"} if worn else set())


@pytest.mark.parametrize("owner", OWNERS)
def test_every_piece_combines_with_every_other(world: World, owner: str) -> None:
    """The position that is made holds what each of the pieces says, and nothing else."""
    wrong = []
    for qualifier, (tails, more) in QUALIFIERS.items():
        for head, thing in HEADS.items():
            said = owner.replace("…", qualifier.replace("…", head))
            found = position(said, world)
            wanted = expected(thing, OWNERS[owner], tails, more)
            if not found or any(each != wanted for each in found):
                wrong.append((said, wanted, found))
    assert not wrong, f"{len(wrong)}: {wrong[:3]}"
