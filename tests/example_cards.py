"""Made-up cards for the tests of examples and checks: facts and short texts of our own."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import cache

from rulings_cli.abilities.abilities import ActivatedAbility, Paragraph
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.abilities.costs import Cost, TapThis
from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.effects import Add, Sentence
from rulings_cli.abilities.mana import CouldProduce
from rulings_cli.abilities.references import You
from rulings_cli.errors import UnknownCard
from rulings_cli.oracle.compiling import compile_face
from rulings_cli.terms.mana import colors_of_cost, parse_mana_cost

#: name: (mana cost, type line, size, text)
_CARDS = {
    "Forest": ("", "basic land Forest", "", ""),
    "Island": ("", "basic land Island", "", ""),
    "Mountain": ("", "basic land Mountain", "", ""),
    "Mossy Elder": ("{G}", "creature Elf", "1/1", "{T}: Add {G}."),
    "Plain Bear": ("{1}{G}", "creature Bear", "2/2", ""),
    "Small Spark": ("{R}", "instant", "", "Small Spark deals 3 damage to any target."),
    "Slow Spark": ("{R}", "sorcery", "", "Slow Spark deals 3 damage to any target."),
    "Deep Thought": ("{2}{U}", "sorcery", "", "Draw two cards."),
    "Old Book, Bound in Brass": (
        "{3}",
        "artifact",
        "",
        "You can't cast permanent spells.\n{4}, {T}: Add {W}{U}{B}{R}{G}.",
    ),
    "Looking Pool": ("", "land", "", ""),
    "Swelling Ooze": ("{X}{G}", "creature Ooze", "0/0", "~ enters with X +1/+1 counters on it."),
    "Half-Read Grove": ("", "land", "", "{T}: Add {G}.\nFrobnicate all mana that lands would add."),
    "Strong Arm": ("{1}", "artifact Equipment", "", "Equipped creature gets +2/+0.\nEquip {1}"),
    "Loud Spark": ("{R}", "instant", "", "Kicker {2}\nLoud Spark deals 1 damage to any target."),
    "Gift of Plenty": ("{2}{G}", "enchantment", "", "When ~ enters, you may draw a card."),
    "Narrow Lamp": (
        "{2}",
        "artifact",
        "",
        "{T}: Add {C}{C}. Spend this mana only to cast artifact spells.",
    ),
    "Red Tide": ("{2}{R}", "enchantment", "", "Nonbasic lands are Mountains."),
    "Warm Song": ("{1}{W}", "enchantment", "", "Creatures you control get +1/+1."),
    "Warded Ox": ("{2}", "creature Ox", "2/4", "Ward {2}"),
}

#: abilities given as trees, where a text would be that of a real card
_LANDS_YOU_CONTROL = Described(kinds=((HasType("land"),),), controller=You())
_TREES = {
    "Looking Pool": (
        Paragraph(
            (
                ActivatedAbility(
                    Cost((TapThis(),)), (Sentence((Add(CouldProduce(_LANDS_YOU_CONTROL)),)),)
                ),
            )
        ),
    )
}


@cache
def card(name: str) -> Card:
    """Give a made-up card by its name."""
    if name not in _CARDS:
        raise UnknownCard(f"{name} is no card", [each for each in _CARDS if each[:2] == name[:2]])
    return made_up(name, *_CARDS[name])


def with_cards(table: Mapping[str, tuple[str, str, str, str]]) -> Callable[[str], Card]:
    """Give a reader of these made-up cards and of the usual ones."""
    own = {name: made_up(name, *facts) for name, facts in table.items()}
    return lambda name: own[name] if name in own else card(name)


def made_up(name: str, cost: str, line: str, size: str, text: str) -> Card:
    """Make a card of a mana cost, a type line (subtypes with a capital), a size and a text."""
    words = line.split()
    supertypes = tuple(each for each in words if each in ("basic", "legendary", "snow"))
    types = tuple(each for each in words if each.islower() and each not in supertypes)
    subtypes = tuple(each for each in words if not each.islower())
    mana_cost = parse_mana_cost(cost) if cost else None
    power, _, toughness = size.partition("/")
    paragraphs = compile_face(name, text, types=types, subtypes=subtypes, supertypes=supertypes)
    paragraphs += _TREES.get(name, ())
    face = Face(
        name,
        mana_cost,
        colors_of_cost(mana_cost),
        supertypes,
        types,
        subtypes,
        power or None,
        toughness or None,
        paragraphs=paragraphs,
    )
    return Card(name, "normal", (face,))


def cards() -> list[Card]:
    """Give all made-up cards."""
    return [card(each) for each in _CARDS]
