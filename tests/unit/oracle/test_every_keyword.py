"""Every keyword ability and keyword action of the rules has a node, and is said back."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.abilities.cards import Paragraph
from rulings_cli.official.playability import is_playable
from rulings_cli.oracle.compiling import compile_face

HEADING = re.compile(r"(70[12])\.(\d+)\. ([A-Z][^.\r\n]*)[\r\n]")
#: How a keyword's line may look, with its name in the place of the braces.
FORMS = (
    *("{}", "{} ¤1", "{} 2", "{} ¤1, ¤2", "{}—Sacrifice a creature.", "{} creature", "{} from red"),
    *("{} 2—¤1", "{} for artifacts", "{}—Nonhuman creature", "Forest{}", "Plains{}", "Goblin {}"),
    *("{} onto Arcane ¤1", "{} — ¤1: Draw a card.", "{} — Flying", "{} ¤1 — 1/1", "{} an Elf"),
    *("{} — When this creature enters, draw a card.", "{} — Create a Treasure token."),
    "{}\n+ ¤1 — Draw a card.\n+ ¤2 — You gain 2 life.",
    "{}\n• Low — ¤1 — Draw a card.\n• High — ¤2 — You gain 2 life.",
    *("{} — This creature has flying.", "{} ¤1 — Draw a card."),
)
#: Keywords whose names have capitals inside.
SPELLED = {
    "for mirrodin!": "For Mirrodin!",
    "more than meets the eye": "More Than Meets the Eye",
}
TYPES = ("creature", "instant", "enchantment", "artifact")
#: The instructions that are no more than what the rules of casting and of zones say.
PLAIN = frozenset(("activate", "cast", "play", "create", "tap and untap", "exile"))
#: A sentence for each of the others.
ACTIONS = {
    "attach": "Attach this Equipment to target creature you control.",
    "behold": "As an additional cost to cast this spell, behold an Elf.",
    "counter": "Counter target spell.",
    "destroy": "Destroy target creature.",
    "discard": "Discard a card.",
    "double": "Double the number of +1/+1 counters on target creature.",
    "exchange": "Exchange control of target creature and target artifact.",
    "fight": "Target creature you control fights target creature you don't control.",
    "goad": "Goad target creature.",
    "investigate": "Investigate.",
    "mill": "Mill two cards.",
    "regenerate": "Regenerate target creature.",
    "reveal": "Reveal the top card of your library.",
    "sacrifice": "Sacrifice a creature.",
    "scry": "Scry 2.",
    "search": "Search your library for a card, put it into your hand, then shuffle.",
    "shuffle": "Shuffle your library.",
    "surveil": "Surveil 2.",
    "transform": "Transform this creature.",
    "convert": "Convert this creature.",
    "fateseal": "Fateseal 2.",
    "clash": "Clash with an opponent.",
    "planeswalk": "Planeswalk.",
    "set in motion": "Set this scheme in motion.",
    "abandon": "Abandon this scheme.",
    "proliferate": "Proliferate.",
    "detain": "Detain target creature.",
    "populate": "Populate.",
    "monstrosity": "Monstrosity 3.",
    "bolster": "Bolster 2.",
    "manifest": "Manifest the top card of your library.",
    "support": "Support 2.",
    "exert": "You may exert this creature as it attacks.",
    "explore": "This creature explores.",
    "assemble": "Assemble a Contraption.",
    "adapt": "Adapt 2.",
    "amass": "Amass Orcs 2.",
    "learn": "Learn.",
    "venture into the dungeon": "Venture into the dungeon.",
    "connive": "This creature connives.",
    "open an attraction": "Open an Attraction.",
    "roll to visit your attractions": "Roll to visit your Attractions.",
    "incubate": "Incubate 2.",
    "the ring tempts you": "The Ring tempts you.",
    "time travel": "Time travel.",
    "discover": "Discover 3.",
    "cloak": "Cloak the top card of your library.",
    "collect evidence": "You may collect evidence 4. If you do, draw a card.",
    "suspect": "Suspect target creature.",
    "forage": "You may forage. If you do, draw a card.",
    "manifest dread": "Manifest dread.",
    "endure": "This creature endures 2.",
    "harness": "Harness this artifact.",
    "airbend": "Airbend target creature.",
    "earthbend": "Earthbend 2.",
    "blight": "Blight 2.",
    "heal": "Heal all damage on target creature.",
    "triple": "Triple target creature's power until end of turn.",
    "meld": (
        "When this creature enters, if you both own and control this creature and a creature "
        "named Brass Wing, exile them, then meld them into Brass Colossus."
    ),
    "vote": (
        "Starting with you, each player votes for bread or roses. For each bread vote, draw a card."
    ),
    "face a villainous choice": (
        "Target opponent faces a villainous choice — That player loses 2 life, or you draw a card."
    ),
    "waterbend": "Waterbend ¤3: Draw a card.",
}


def names(folder: Path, chapter: str) -> list[str]:
    """Give the names of the rules of a chapter, in lower case; two names may share one rule."""
    text = max((folder / "cr").glob("MagicCompRules_2*.txt")).read_text("utf-8-sig")
    found = [
        name.strip().lower()
        for held, number, name in HEADING.findall(text)
        if held == chapter and int(number) > 1
    ]
    split = [each for one in found for each in one.split(" and ")] if chapter == "702" else found
    return list(dict.fromkeys(split))


def compiled(line: str, kind: str) -> tuple[Paragraph, ...]:
    """Give the paragraphs of a card with the line; ¤1 stands for one generic mana."""
    text = re.sub(r"¤(\d)", r"{\1}", line)
    made = compile_face("Brass Golem", text, types=(kind,), subtypes=(), is_playable=is_playable)
    return tuple(made)


def is_read(paragraphs: tuple[Paragraph, ...]) -> bool:
    return bool(paragraphs) and not any(
        isinstance(each, Uncompiled) for one in paragraphs for each in one.abilities
    )


def has_node(name: str) -> bool:
    """Tell whether some line with the keyword is read and said back, with its name in the tree."""
    for form in FORMS:
        line = form.replace("{}", SPELLED.get(name, name))
        for kind in TYPES:
            made = compiled(line[0].upper() + line[1:], kind)
            if is_read(made) and name in repr([each.abilities for each in made]).lower():
                return True
    return False


def test_every_keyword_ability_has_a_node(shared_data: Path) -> None:
    found = names(shared_data, "702")

    assert len(found) > 180
    assert {each for each in found if not has_node(each)} == set()


def test_every_keyword_action_is_listed_here(shared_data: Path) -> None:
    assert set(names(shared_data, "701")) == {*ACTIONS, *PLAIN}


@pytest.mark.parametrize("name", ACTIONS)
def test_a_keyword_action_has_a_node(name: str) -> None:
    line = ACTIONS[name]

    assert any(is_read(compiled(line, kind)) for kind in ("instant", "creature", "artifact"))
