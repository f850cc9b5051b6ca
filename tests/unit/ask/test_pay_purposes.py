"""What `--for` may name: parts of a cost, payments that effects ask for, abilities by a word."""

from __future__ import annotations

import pytest

from rulings_cli.ask.matrix import preview
from rulings_cli.ask.paying import pay
from rulings_cli.ask.world import World


def judged(source: str, target: str, for_: str, world: World) -> tuple[str, str]:
    found = pay(source, target, for_=for_, world=world)
    assert found.status == "verified"
    assert found.detail is not None
    return found.value or found.verdict, found.detail.covers


@pytest.mark.parametrize(
    ("source", "target", "for_", "wanted"),
    [
        ("Forest", "Atraxa, Praetors' Voice", "commander tax", ("yes", "{1}")),
        ("Forest", "Propaganda", "attack tax", ("yes", "{1}")),
        ("Codsworth", "Propaganda", "attack tax", ("no", "{2}")),
        ("Forest", "Mana Leak", "unless", ("yes", "{1}")),
        ("Forest", "Basilica Screecher", "extort", ("no", "")),
        ("Plains", "Basilica Screecher", "extort", ("yes", "{W/B}")),
        ("Island", "Wizard Class", "class level", ("yes", "{1}")),
        ("Mountain", "Fearless Pup", "boast", ("yes", "{1}")),
        ("Forest", "Blinding Flare", "strive", ("no", "")),
        ("Mountain", "Blinding Flare", "strive", ("yes", "{R}")),
        ("Forest", "Phantom Interference", "spree", ("yes", "{1}")),
        ("Forest", "Gluttonous Cyclops", "monstrosity", ("yes", "{1}")),
        ("Forest", "Elvish Aberration", "cycling", ("yes", "{1}")),
        ("Island", "Shinen of Flight's Wings", "channel", ("yes", "{U}")),
        ("Forest", "Smuggler's Copter", "crew", ("nothing", "")),
        ("Island", "Radical Idea", "jump-start", ("yes", "{1}")),
        ("Forest", "Azorius Signet", "activate", ("yes", "{1}")),
        ("Forest", "Llanowar Elves", "activate", ("nothing", "")),
        ("Forest", "Willbender", "turn face up", ("yes", "{1}")),
        ("Eldrazi Spawn", "Sol Ring", "cast", ("yes", "{1}")),
        ("Vibranium", "Grizzly Bears", "cast", ("no", "{1}")),
    ],
)
def test_what_is_paid_for_may_be_named(
    source: str, target: str, for_: str, wanted: tuple[str, str], world: World
) -> None:
    assert judged(source, target, for_, world) == wanted
    assert preview(source, target, for_=for_, world=world).verdict == wanted[0]


def test_only_the_kicker_is_paid_where_it_is_named(world: World) -> None:
    """A part of the cost counts alone, not the rest of the total cost (CR 601.2f)."""
    assert judged("Mountain", "Aether Figment", "kicker", world) == ("yes", "{1}")
    assert judged("Forest", "Into the Roil", "kicker", world) == ("yes", "{1}")
    assert judged("Forest", "Overload", "kicker", world) == ("yes", "{1}")


def test_mana_of_combat_casts_no_sorcery(world: World) -> None:
    source = "Tesak, Judith's Hellhound"

    assert pay(source, "Lightning Bolt", world=world).verdict == "yes"
    assert pay(source, "Grizzly Bears", world=world).verdict == "no"


def test_a_creator_of_treasures_makes_their_mana(world: World) -> None:
    found = pay("Dire Fleet Hoarder", "Grizzly Bears", world=world)

    assert found.verdict == "yes"
    assert "Dire Fleet Hoarder has created a Treasure token" in found.assumptions


def test_a_hand_that_is_discarded_for_the_mana_casts_nothing(world: World) -> None:
    diamond = "Lion's Eye Diamond"

    assert pay(diamond, "Opt", world=world).verdict == "no"
    assert pay(diamond, "Think Twice", for_="flashback", world=world).verdict == "yes"


@pytest.mark.parametrize(
    ("target", "line"),
    [
        ("Counterspell", "the stack, from the top, is the opponent's Reach Through Mists"),
        ("Essence Scatter", "the stack, from the top, is the opponent's Grizzly Bears"),
        ("Angelic Favor", "it is your declare attackers step"),
        ("Necrologia", "it is your end step"),
    ],
)
def test_a_spell_that_asks_for_a_time_or_a_spell_has_it(
    target: str, line: str, world: World
) -> None:
    found = pay("Command Tower", target, world=world)

    assert found.status == "verified"
    assert line in found.examples[0].given
    assert line in found.assumptions
    assert "your main phase, the stack is empty" not in found.assumptions


def test_what_is_destroyed_for_the_mana_uses_none_of_it(world: World) -> None:
    assert pay("Culling Ritual", "Bonesplitter", for_="equip", world=world).verdict == "no"
    assert pay("Culling Ritual", "Mindslaver", for_="activate", world=world).verdict == "yes"
    assert pay("Culling Ritual", "Grizzly Bears", world=world).verdict == "yes"


@pytest.mark.parametrize("source", ["Sozin's Comet", "Fire Nation Attacks"])
def test_a_spell_that_gives_firebending_makes_its_mana(source: str, world: World) -> None:
    assert pay(source, "Lightning Bolt", world=world).verdict == "yes"
    assert pay(source, "Grizzly Bears", world=world).verdict == "no"  # it is combat
