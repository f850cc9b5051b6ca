from __future__ import annotations

from pathlib import Path

import pytest

from rulings_cli.abilities.cards import Card, Face
from rulings_cli.corpus.names import NamesTable
from rulings_cli.errors import Ambiguous, UnknownCard
from rulings_cli.search.names import find_names, nearest_names, resolve_name

LEGENDS = """Codie, Vociferous Codex
Codsworth, Handy Helper
Urza, Lord High Artificer
Urza, Chief Artificer
Urza, Prince of Kroog
Norin the Wary
Koth of the Hammer
Koth, Fire of Resistance
The Gitrog Monster
Vorinclex, Voice of Hunger
Urborg, Tomb of Yawgmoth
Dark Confidant
"""
OTHERS = """Lightning Bolt
Lightning Blow
Grizzly Bears
Reflecting Pool
Sword of Fire and Ice
Fire // Ice
Start // Fire
Wear // Tear
Emeria's Call // Emeria, Shattered Skyclave
Vorinclex // The Grand Evolution
Lim-Dûl's Vault
Jötun Grunt
Lion's Eye Diamond
Force of Will
Krark-Clan Ironworks
Urza's Saga
Urborg
Exile
Counterspell
Six
Opt
X
Shock
Mana Leak
Chaos Wand
Circle of Protection: Red
The Command Zone
There // They're // Their
The One Ring
Skirsdag High Priest
Llanowar Elves
Elvish Mystic
Fyndhorn Elves
A-Codie, Vociferous Codex
"""


def card(name: str, *, legend: bool) -> Card:
    face = Face(name, supertypes=("legendary",) if legend else (), types=("creature",))
    return Card(name, "normal", (face,))


TABLE = NamesTable.of_cards(
    [card(each, legend=True) for each in LEGENDS.splitlines()]
    + [card(each, legend=False) for each in OTHERS.splitlines()]
)

# Each question with what is named in it: surface → first candidate, in order.
QUESTIONS = {
    "can Codie mana pay for Lightning Bolt": "Codie → Codie, Vociferous Codex; "
    "Lightning Bolt → Lightning Bolt",
    "CAN CODIE PAY FOR LIGHTNING BOLT": "CODIE → Codie, Vociferous Codex; "
    "LIGHTNING BOLT → Lightning Bolt",
    "codie vs grizzly bears": "codie → Codie, Vociferous Codex; grizzly bears → Grizzly Bears",
    "what is codie's ability": "codie's → Codie, Vociferous Codex",
    "what is codies ability": "codies → Codie, Vociferous Codex",
    "Codie, Lightning Bolt": "Codie → Codie, Vociferous Codex; Lightning Bolt → Lightning Bolt",
    "codie vociferous codex": "codie vociferous codex → Codie, Vociferous Codex",
    "does a vociferous codex count": "vociferous codex → Codie, Vociferous Codex",
    "two Reflecting Pools alone": "Reflecting Pools → Reflecting Pool",
    "the Grizzly Bears' power": "Grizzly Bears' → Grizzly Bears",
    "reflecting pool's mana": "reflecting pool's → Reflecting Pool",
    "lim duls vault": "lim duls vault → Lim-Dûl's Vault",
    "a Lim-Dul's Vault or limduls vault": "Lim-Dul's Vault → Lim-Dûl's Vault; "
    "limduls vault → Lim-Dûl's Vault",
    "jotun grunt": "jotun grunt → Jötun Grunt",
    "emerias call with codie": "emerias call → Emeria's Call // Emeria, Shattered Skyclave; "
    "codie → Codie, Vociferous Codex",
    "can I cast Wear // Tear": "Wear // Tear → Wear // Tear",
    "can I cast wear": "",
    "can I cast Wear": "Wear → Wear // Tear",
    "what is Fire": "Fire → Fire // Ice",
    "circle of protection: red": "circle of protection: red → Circle of Protection: Red",
    "does LED work mid cast": "LED → Lion's Eye Diamond",
    "KCI and fow": "KCI → Krark-Clan Ironworks; fow → Force of Will",
    "bolt my bob": "bolt → Lightning Bolt; bob → Dark Confidant",
    "tap a mana dork": "mana dork → Elvish Mystic",
    "shock me": "shock → Shock",
    "urza's saga and urza": "urza's saga → Urza's Saga; urza → Urza, Chief Artificer",
    "norin is gone": "norin → Norin the Wary",
    "koth animates it": "koth → Koth, Fire of Resistance",
    "gitrog monster": "gitrog monster → The Gitrog Monster",
    "does vorinclex add mana": "vorinclex → Vorinclex // The Grand Evolution",
    "blood moon and urborg": "urborg → Urborg",
    "the one ring": "the one ring → The One Ring",
    "put it into the command zone": "",
    "is their devotion mine": "",
    "Skirsdag works": "Skirsdag → Skirsdag High Priest",
    "exile it, opt to kick six spells": "",
    "I cast Exile": "Exile → Exile",
    "Exile": "Exile → Exile",
    "I cast Counterspell": "Counterspell → Counterspell",
    "cast with X=5 for {X}{C/B}": "",
    "what costs {R}": "",
    "grizly bears": "grizly bears → Grizzly Bears",
    "codie and grizzly beras": "codie → Codie, Vociferous Codex; grizzly beras → Grizzly Bears",
    "lightnig bolt": "lightnig bolt → Lightning Bolt",
    "lightning blot": "lightning blot → Lightning Bolt",
    "lightningbolt": "lightningbolt → Lightning Bolt",
    "swrod of fire and ice": "swrod of fire and ice → Sword of Fire and Ice",
    "Sword of Fire and Ice": "Sword of Fire and Ice → Sword of Fire and Ice",
    "codswoth mana": "codswoth → Codsworth, Handy Helper",
    "refelcting pool": "refelcting pool → Reflecting Pool",
    "manaleak": "manaleak → Mana Leak",
    "chaos wnad": "chaos wnad → Chaos Wand",
    "xyzzy plugh": "",
    "Codie? Wand": "Codie → Codie, Vociferous Codex",
    "": "",
    "?!": "",
    "4 8 15": "",
    "\x00\x01": "",
}


@pytest.mark.parametrize("question", QUESTIONS)
def test_names_are_found_in_a_question(question: str) -> None:
    found = [each for each in find_names(question, TABLE) if each.weight >= 0.5]

    shown = [f"{question[each.start : each.end]} → {each.candidates[0]}" for each in found]
    assert "; ".join(shown) == QUESTIONS[question]


def test_a_short_name_of_several_cards_lists_them_all() -> None:
    (mention,) = find_names("is urza legendary", TABLE)

    assert mention.how == "short"
    assert [each.split(",")[0] for each in mention.candidates] == ["Urza"] * 3


def test_a_face_of_two_cards_lists_both() -> None:
    (mention,) = find_names("Fire", TABLE)

    assert mention.candidates == ("Fire // Ice", "Start // Fire")


def test_an_ordinary_word_is_given_with_a_low_weight() -> None:
    (mention,) = find_names("may I exile it", TABLE)

    assert (mention.candidates, mention.is_word) == (("Exile",), True)
    assert mention.weight < 0.5


def test_what_a_name_is_used_for_stands_after_what_it_is() -> None:
    (mention,) = find_names("does urborg matter", TABLE)

    assert mention.candidates == ("Urborg", "Urborg, Tomb of Yawgmoth")


def test_users_may_add_nicknames(home: Path) -> None:
    home.mkdir()
    (home / "nicknames.tsv").write_text("# mine\nthe zapper\tShock\nLED\tOpt\nbroken\n", "utf-8")

    found = find_names("the zapper or LED", TABLE)

    assert [each.candidates for each in found] == [("Shock",), ("Opt",)]


def test_a_very_long_question_is_read_in_part() -> None:
    assert len(find_names("codie and lightning bolt " * 40_000, TABLE)) < 1000


@pytest.mark.parametrize(
    ("text", "name"),
    [
        ("CODIE", "Codie, Vociferous Codex"),
        ("wear/tear", "Wear // Tear"),
        ("tear", "Wear // Tear"),
        ("urborg", "Urborg"),
        ("exile", "Exile"),
        ("bob", "Dark Confidant"),
        ("Skirsdag", "Skirsdag High Priest"),
        ("  lightning   bolt ", "Lightning Bolt"),
    ],
)
def test_a_slot_is_resolved_to_one_card(text: str, name: str) -> None:
    assert resolve_name(text, TABLE) == name


def test_an_ambiguous_slot_lists_all_its_cards() -> None:
    with pytest.raises(Ambiguous) as caught:
        resolve_name("Urza", TABLE)

    assert len(caught.value.readings) == 3


@pytest.mark.parametrize("text", ["Grizly Bears", "grizzly bear s x"])
def test_an_unknown_slot_names_what_is_near(text: str) -> None:
    with pytest.raises(UnknownCard) as caught:
        resolve_name(text, TABLE)

    assert "Grizzly Bears" in caught.value.nearest


@pytest.mark.parametrize("text", ["", "   ", "\x00\x1b[31m", "x" * 100_000, "____", "{T}"])
def test_nonsense_in_a_slot_is_an_unknown_card(text: str) -> None:
    with pytest.raises(UnknownCard) as caught:
        resolve_name(text, TABLE)

    assert len(str(caught.value)) < 120
    assert str(caught.value).isprintable()


def test_nearest_names_are_sorted_by_nearness() -> None:
    assert nearest_names("lightning bol", TABLE, 2) == ("Lightning Bolt", "Lightning Blow")
    assert nearest_names("", TABLE) == ()
