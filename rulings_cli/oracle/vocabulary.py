"""The forms of words: plurals, articles, numbers in words, colors and the names of types."""

from __future__ import annotations

from typing import Final

from rulings_cli.terms.mana import COLOR_NAMES
from rulings_cli.terms.types import CARD_TYPES, SUBTYPES, SUPERTYPES


def words_in(table: str) -> list[str]:
    """Give the words of a table that is written as one text."""
    return table.split()


def after_first_draw(they: str, their: str) -> str:
    """Give the words that leave out the first card of each draw step of a player (CR 504.1)."""
    return f"except the first one {they} draw in each of {their} draw steps"


NUMBER_WORDS: Final = words_in(
    "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen "
    "fifteen sixteen seventeen eighteen nineteen twenty"
)
NUMBERS: Final = {word: n for n, word in enumerate(NUMBER_WORDS)}
ORDINALS: Final = {
    word: n + 1 for n, word in enumerate(words_in("first second third fourth fifth sixth seventh"))
}

_SAME_IN_PLURAL = frozenset(
    words_in("""
    Plains Merfolk Moonfolk Treefolk Kithkin Eldrazi Samurai Equipment Kor Myr Djinn Sheep Fish
    Elk Squid Inkling's Homarid's Dauthi Soltari Thalakos Nephilim Vedalken Mongoose Praetor's
    Urza's Food's Aetherborn Graveborn Astartes Custodes Bison Moogle's Seraphim Viashino Naga
    Tyranid's Aurochs Beeble's Rhino's Series outlaw's Beast's Jellyfish Starfish Lhurgoyf's Ninja's
    Graveyard's Camarid's Shi'ar Kree
    """)
) - {"Mongoose"}
_PLURALS = {
    "Elf": "Elves",
    "Dwarf": "Dwarves",
    "Wolf": "Wolves",
    "Werewolf": "Werewolves",
    "Mouse": "Mice",
    "Child": "Children",
    "Ox": "Oxen",
    "Fungus": "Fungi",
    "Homunculus": "Homunculi",
    "Octopus": "Octopuses",
    "Pegasus": "Pegasi",
    "Cyclops": "Cyclopes",
    "Thief": "Thieves",
    "Locus": "Loci",
    "Human": "Humans",
    "German": "Germans",
    "Time Lord": "Time Lords",
    "Efreet": "Efreet",
    "Ninja": "Ninjas",
    "Wildebeest": "Wildebeest",
    "Case": "Cases",
    "staff": "staves",
    "Mercenary": "Mercenaries",
    "Fox": "Foxes",
    "Class": "Classes",
}


def plural(word: str) -> str:
    """Give the plural of a noun: "creatures", "sorceries", "Elves"."""
    if word in _PLURALS:
        return _PLURALS[word]
    if word in _SAME_IN_PLURAL:
        return word
    if word.endswith("y") and word[-2] not in "aeiou":
        return word[:-1] + "ies"
    if word.endswith("man") and word not in ("Human", "Shaman", "Talisman"):
        return word[:-3] + "men"
    if word.endswith(("s", "sh", "ch", "x", "z")):
        return word + "es"
    return word + "s"


def article(word: str) -> str:
    """Give "a" or "an" for the word that follows."""
    low = word.lower()
    if low.startswith(("uni", "one", "eu", "use", "ut", "u.")):
        return "a"
    if low.startswith(("hour", "honor", "heir")) or low in ("x", "8", "11", "18"):
        return "an"
    if low.startswith(("8/", "11/", "x/", "18/")):
        return "an"
    return "an" if low[:1] in "aeiou" else "a"


TYPE_NOUNS: Final = tuple(
    each for each in CARD_TYPES if each not in ("phenomenon", "scheme", "vanguard")
)
COLOR_LETTERS: Final = {name: letter for letter, name in COLOR_NAMES.items()}
SUPERTYPE_WORDS: Final = frozenset(SUPERTYPES)

#: Lower-case words → (canonical subtype, is plural), longest names first by word count.
SUBTYPE_WORDS: Final[dict[str, str]] = {each.lower(): each for each in SUBTYPES}
SUBTYPE_PLURALS: Final[dict[str, str]] = {plural(each).lower(): each for each in SUBTYPES}
TYPE_WORDS: Final[dict[str, str]] = {each: each for each in TYPE_NOUNS}
TYPE_PLURALS: Final[dict[str, str]] = {plural(each): each for each in TYPE_NOUNS}

#: Said in a sentence of its own: what is paid for spells that an effect lets a player cast.
FOR_LIFE: Final = (
    *words_in(". if you cast a spell this way , pay life"),
    *words_in("equal to its mana value rather than pay its mana cost"),
)
