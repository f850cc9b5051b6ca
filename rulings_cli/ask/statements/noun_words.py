"""The words that noun phrases are made of, by what they say of a thing."""

from __future__ import annotations

from functools import cache

#: Words before a head that say nothing of it, or how definite it is and whose.
_BEFORE = """
determiner: the that this those these said
loose: a an any some each every all of random single lone big little lonely lowly measly poor
loose: regular ordinary same very huge fresh-faced good old trusty whole entire actual
another: another second 2nd other different
you: my our your own
opponent: their his her enemy opposing
"""
#: Words that tell what a thing is.
_HEADS = """
type: creature land artifact enchantment planeswalker instant sorcery
head: creature land artifact enchantment planeswalker instant sorcery spell permanent token card
head: commander blocker attacker equipment aura vehicle saga battle treasure clue food blood map
head: gold powerstone nonland role anthem counterspell fetchland target
pronoun: it they them him he she himself itself herself themselves mine theirs
role: wicked monster royal sorcerer cursed virtuous
"""
#: What a thing may be said to be or to have; the second list as it is written, unchanged.
_SAID_OF_IT = """
quality: tapped untapped legendary basic nonbasic snow nontoken noncreature colorless multicolored
quality: monocolored split fresh sick ground nonflying evoked kicked vanilla random plain normal
quality: unblocked free animate
state: attacking blocking transformed flipped face-down facedown
keyword: flying hexproof shroud indestructible trample deathtouch lifelink vigilance haste reach
keyword: menace defender undying persist ward flash infect wither prowess exalted fear intimidate
keyword: shadow horsemanship exploit evoke miracle heroic fuse strive cascade storm modular
keyword: annihilator unearth flashback suspend morph convoke delve affinity cycling overload dash
keyword: blitz escape spectacle surge emerge prowl kicker madness dredge rebound buyback bestow
keyword: changeling devoid aftermath adventure landfall split double-strike first-strike
"""


@cache
def of_kind(kind: str) -> frozenset[str]:
    """Give the words of a kind."""
    return frozenset(
        word
        for line in (_BEFORE + _HEADS + _SAID_OF_IT).splitlines()
        if line.startswith(f"{kind}: ")
        for word in line.partition(": ")[2].split()
    )


#: Nouns for a kind of things: what they are, as the stock lists them, with "-" for a keyword.
_FAMILIES = """
dork: creature mana
mana dork: creature mana
mana creature: creature mana
rock: artifact mana
mana rock: artifact mana
fetch land: land fetchland
shockland: land shockland
shock land: land shockland
dual: land dual
dual land: land dual
manland: land manland
man land: land manland
creature land: land manland
artifact land: artifact land
signet: artifact signet
talisman: artifact talisman
basic: land basic
legend: creature legendary
morph: creature morph
split card: split
mdfc: mdfc
modal double-faced card: mdfc
trampler: creature -trample
flyer: creature -flying
flier: creature -flying
lifelinker: creature -lifelink
deathtoucher: creature -deathtouch
first striker: creature -first_strike
double striker: creature -double_strike
"""


@cache
def families() -> dict[tuple[str, ...], tuple[str, ...]]:
    """Give the nouns for a kind of things, and what such a thing is."""
    found: dict[tuple[str, ...], tuple[str, ...]] = {}
    for line in _FAMILIES.strip().splitlines():
        said, _, kinds = line.partition(": ")
        words = tuple(said.split())
        found[words] = found[(*words[:-1], f"{words[-1]}s")] = tuple(kinds.split())
    return found


#: Parts of a thing that a question may mean: its trigger, an ability, what it is aimed at.
PARTS = tuple(
    tuple(each.split())
    for each in """
target | target creature | creature | etb exile trigger | etb exile | etb trigger | etb ability
enter trigger | enter ability | attack trigger | death trigger | leave trigger | ltb trigger
die trigger | cast trigger | upkeep trigger | mana ability | first ability | second ability
third ability | last ability | activate ability | static ability | loyalty ability
triggered ability | etb | trigger | ability | effect | static
""".replace("\n", " | ").split("|")
    if each.strip()
)


@cache
def _subtypes() -> dict[str, str]:
    from rulings_cli.terms.types import SUBTYPES

    found = {}
    for each in SUBTYPES:
        low = each.lower()
        found[low] = each
        found.setdefault(low + "s", each)
        if low.endswith("y"):
            found.setdefault(low[:-1] + "ies", each)
        if low.endswith("f"):
            found.setdefault(low[:-1] + "ves", each)
    return found


def subtype(word: str) -> str:
    """Give the subtype that a word names, as it is printed; "" for none."""
    return _subtypes().get(word, "")
