"""The words for things and for what they are: one table, for every reader of questions.

What a thing may be called, how it may be, which part of it is meant; numbers, colors, subtypes.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rulings_cli.terms.values import Value

NUMBERS = {
    "zero": 0, "one": 1, "two": 2, "three": 3, "four": 4, "five": 5, "six": 6, "seven": 7,
    "eight": 8, "nine": 9, "ten": 10, "eleven": 11, "twelve": 12, "thirteen": 13, "fourteen": 14,
    "fifteen": 15, "sixteen": 16, "seventeen": 17, "eighteen": 18, "nineteen": 19, "twenty": 20,
    "dozen": 12,
}  # fmt: skip

#: Kinds of counters that players have (CR 122.1).
COUNTERS_OF_PLAYERS = frozenset(("experience", "energy", "poison", "rad"))

#: Names of pairs and threes of colors.
COLOR_GROUPS = {
    "azorius": "WU", "dimir": "UB", "rakdos": "BR", "gruul": "RG", "selesnya": "GW",
    "orzhov": "WB", "izzet": "UR", "golgari": "BG", "boros": "RW", "simic": "GU",
    "bant": "GWU", "esper": "WUB", "grixis": "UBR", "jund": "BRG", "naya": "RGW",
    "abzan": "WBG", "jeskai": "URW", "sultai": "BGU", "mardu": "RWB", "temur": "GUR",
}  # fmt: skip

#: What is written together or without its sign, by what it is written out.
_TOGETHER = """
i am: i'm im
i have: i've ive
i will: i'll i'd id
it is: it's
it will: it'll
he is: he's hes
she is: she's shes
they are: they're theyre
they have: they've
that is: that's thats
that will: that'll
there is: there's theres
there will: there'll
we are: we're
we have: we've
you are: you're
you have: you've
what is: what's whats
who is: who's
who will: who'll
who have: who've
where is: where's wheres
how is: how's
when is: when's
here is: here's
let us: let's lets
do not: don't dont never
does not: doesn't doesnt
did not: didn't didnt
is not: isn't isnt
are not: aren't arent
was not: wasn't wasnt
were not: weren't
will not: won't wont
would not: wouldn't
should not: shouldn't
can not: can't cant cannot
could not: couldn't
has not: hasn't
have not: haven't
had not: hadn't
want to: wanna
going to: gonna
have to: gotta
it 's: its
because: bc b/c
with: w/
"""


@cache
def written_out() -> dict[str, str]:
    """Give what is written together by what it stands for: "i'm" is "i am"."""
    return {form: long for long, forms in _together() for form in forms}


def signed() -> dict[str, str]:
    """Give what is written together without its sign, with it: "dont" is "don't"."""
    return {form: forms[0] for _, forms in _together() for form in forms if "'" not in form}


def _together() -> Iterator[tuple[str, list[str]]]:
    for line in _TOGETHER.strip().splitlines():
        long, _, forms = line.partition(": ")
        yield long, forms.split()


#: Nouns for kinds of cards and permanents, one kind a line: how it is called in a reading, what
#: the stock lists it under ("-" before a keyword that it has), and the nouns for it, with their
#: plurals. "~" marks a noun that is a verb, too: something must stand before it.
_NOUNS = """
creature | creature | creature, guy, dude, critter, beater, fatty
artifact | artifact | artifact
enchantment | enchantment | enchantment
planeswalker | planeswalker | planeswalker, walker, pw
battle | battle | battle
instant | instant | instant
sorcery | sorcery | sorcery
land | land | land
permanent | permanent | permanent
Aura | Aura | aura
Equipment | Equipment | equipment
Saga | Saga | saga
Vehicle | Vehicle | vehicle
modal double-faced card | mdfc | mdfc, modal double-faced card, modal double faced card
double-faced card | mdfc | double-faced card, double faced card, dfc
split card | split | split card
mana dork | creature mana | mana dork, dork, mana creature, mana guy
mana rock | artifact mana | mana rock, ~rock, mana artifact
mox | artifact mox | mox, moxen
artifact land | artifact land | artifact land, artifact-land
land drop | land basic | land drop, landdrop
fetchland | land fetchland | fetchland, fetch land, ~fetch
shockland | land shockland | shockland, shock land
dual land | land dual | dual land, dual, dual-land
manland | land manland | manland, man land, creature land, man-land, creature-land, creatureland
bounceland | land bounceland | bounceland, bounce land, karoo, bounce-land
tapland | land tapland | tapland, tap land, guildgate
painland | land painland | painland, pain land
scryland | land scryland | scryland, scry land
checkland | land checkland | checkland, check land
fastland | land fastland | fastland, fast land
triome | land triome | triome, triland, tri land, tri-land
signet | artifact signet | signet
talisman | artifact talisman | talisman
legend | creature legendary | legend
morph | creature morph | ~morph
trampler | creature -trample | trampler
flier | creature -flying | flyer, flier
lifelinker | creature -lifelink | lifelinker
deathtoucher | creature -deathtouch | deathtoucher
haster | creature -haste | haster
defender | creature -defender | defender
islandwalker | creature -islandwalk | islandwalker
swampwalker | creature -swampwalk | swampwalker
forestwalker | creature -forestwalk | forestwalker
mountainwalker | creature -mountainwalk | mountainwalker
infector | creature -infect | infecter, infector
reacher | creature -reach | reacher
first striker | creature -first_strike | first striker, first-striker, firststriker
double striker | creature -double_strike | double striker, double-striker, doublestriker
changeling | creature -changeling | changeling
burn spell | instant damage | burn spell, ~burn
removal spell | instant removal | removal spell, kill spell
bounce spell | instant bounce | bounce spell
counterspell | counterspell | counterspell, counter spell, counter magic, countermagic
sweeper | sorcery sweeper | sweeper, board wipe, boardwipe, wrath effect, ~wipe
"""

#: Predefined tokens (CR 111.10) by the words for them.
_TOKENS = """
Treasure | treasure | treasure, treasure token
Powerstone | powerstone | powerstone, powerstone token
Gold | gold | gold token
Clue | clue | clue, clue token
Food | food | food token
Blood | blood | blood token
Map | map | map token
"""
#: Things that only a description names.
_ONLY_DESCRIBED = """
- | land basic | basic
- | land nonbasic | nonbasic
- | creature plain | vanilla guy, vanilla creature
"""
#: Kinds that are made of others.
_SEVERAL = """
noncreature: noncreature | noncreature spell | noncreature spells
instant or sorcery: instant or sorcery | instants or sorceries | instants and sorceries
instant or sorcery: instant and sorcery | noncreature instant
commander: commander spell
"""

#: Words before a head that say nothing of it, or how definite it is and whose.
_BEFORE = """
determiner: the that this those these said
loose: a an any some each every all of random single lone big little lonely lowly measly poor
loose: regular ordinary same very huge fresh-faced good old trusty whole entire actual tiny small
loose: large massive giant puny stupid silly crappy cheap fat juicy nice cool existing remaining
loose: last leftover certain plain-old run-of-the-mill typical standard usual particular boring
loose: average extra
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
#: What a thing may be said to be; the second list as it is written, unchanged.
_SAID_OF_IT = """
quality: tapped untapped legendary basic nonbasic snow nontoken noncreature nonartifact
quality: colorless multicolored
quality: monocolored split fresh sick ground nonflying evoked kicked vanilla random plain normal
quality: unblocked free animate only uncounterable crewed uncrewed
state: attacking blocking transformed flipped face-down facedown manifested cloaked morphed
"""
#: Adjectives for a keyword that a thing has; the keywords themselves may stand so, too.
_HAVING = {
    "hasty": "haste", "warded": "ward", "indestructable": "indestructible", "shrouded": "shroud",
    "trampling": "trample", "lifelinking": "lifelink", "first-strike": "first strike",
    "double-strike": "double strike", "first-striking": "first strike", "flash": "flash",
    "double-striking": "double strike", "menacing": "menace", "vigilant": "vigilance",
    "suspended": "suspend",
}  # fmt: skip
#: Words that are keywords no more once they stand before a noun: "crew member", "a station".
_NO_KEYWORD = frozenset(("epic", "companion", "partner", "station", "sneak", "craft", "plot"))


@cache
def of_kind(kind: str) -> frozenset[str]:
    """Give the words of a kind."""
    if kind == "keyword":
        return frozenset(each for each in keywords() if " " not in each)
    return frozenset(
        word
        for line in (_BEFORE + _HEADS + _SAID_OF_IT).splitlines()
        if line.startswith(f"{kind}: ")
        for word in line.partition(": ")[2].split()
    )


@cache
def keywords() -> dict[str, str]:
    """Give the keywords by what they are called, in words that stand for themselves too."""
    from rulings_cli.terms.keywords import PLAIN, WITH_COST, WITH_NUMBER
    from rulings_cli.terms.types import BASIC_LAND_TYPES

    walks = (f"{each.lower()}walk" for each in (*BASIC_LAND_TYPES, "desert"))
    words = (
        "landfall",
        "heroic",
        "strive",
        "affinity",
        "adventure",
        "split",
        "revolt",
        "magecraft",
    )
    names = (*PLAIN, *WITH_COST, *WITH_NUMBER, *walks, *words, "landwalk", "forestwalk")
    return {each: each for each in names if each not in _NO_KEYWORD} | _HAVING


def _forms(noun: str) -> Iterator[str]:
    """Give a noun and its plural forms, however they are spelt."""
    yield noun
    if noun.endswith("y") and noun[-2:-1] not in "aeiou":
        yield f"{noun[:-1]}ies"
        return
    yield f"{noun}es" if noun.endswith(("ch", "sh", "s", "x")) else f"{noun}s"
    if noun.endswith("f"):
        yield f"{noun[:-1]}ves"


class _Kind(Value):
    """A kind of things: its name, what the stock lists it under, and its nouns."""

    name: str
    listed: tuple[str, ...]
    nouns: tuple[str, ...]

    @property
    def is_head(self) -> bool:
        """Tell whether it is one that other words are said of: "creature", "land"."""
        return len(self.listed) == 1 and self.listed[0].lower() in of_kind("head")

    def forms(self) -> Iterator[tuple[str, ...]]:
        """Give the words of its nouns."""
        for noun in self.nouns:
            yield from (tuple(each.split()) for each in _forms(noun.removeprefix("~")))


@cache
def _kinds(table: str) -> tuple[_Kind, ...]:
    rows = (line.split(" | ") for line in table.splitlines() if line)
    return tuple(_Kind(a, tuple(b.split()), tuple(c.split(", "))) for a, b, c in rows)


@cache
def families() -> dict[tuple[str, ...], tuple[str, ...]]:
    """Give the nouns for a kind of things, and what such a thing is."""
    return {
        words: kind.listed
        for kind in _kinds(_NOUNS + _ONLY_DESCRIBED)
        if not kind.is_head
        for words in kind.forms()
    }


@cache
def verbs_too() -> frozenset[str]:
    """Give the nouns for things that are also verbs."""
    return frozenset(
        words[0]
        for kind in _kinds(_NOUNS + _ONLY_DESCRIBED)
        for noun in kind.nouns
        if noun.startswith("~")
        for words in kind.evolve(nouns=(noun,)).forms()
    )


@cache
def plain_nouns() -> dict[str, str]:
    """Give the head that a single word stands for: plurals and slang ("dudes", "pw")."""
    return {
        words[0]: kind.listed[0].lower()
        for kind in _kinds(_NOUNS + _TOKENS)
        if kind.is_head
        for words in kind.forms()
        if len(words) == 1
    }


@cache
def kind_phrases() -> dict[tuple[str, ...], str]:
    """Give the phrases for kinds of cards, and how each kind is called."""
    found = {
        tuple(each.split()): name
        for name, _, said in (line.partition(": ") for line in _SEVERAL.strip().splitlines())
        for each in said.split(" | ")
    }
    for kind in _kinds(_NOUNS):
        found |= dict.fromkeys(kind.forms(), kind.name)
        if kind.is_head:
            tails = ("spell", "spells", "card", "cards") if kind.name != "land" else ("card",)
            found |= {(kind.nouns[0], each): kind.name for each in tails}
    return {
        words: name
        for words, name in found.items()
        if len(words) > 1 or words[0] not in verbs_too() - _NOT_VERBS
    }


#: Forms of such nouns that are hardly verbs.
_NOT_VERBS = frozenset(("fetches", "rocks", "morphs"))


@cache
def token_phrases() -> dict[tuple[str, ...], str]:
    """Give the phrases for predefined tokens, and how each is called."""
    return {words: kind.name for kind in _kinds(_TOKENS) for words in kind.forms()}


@cache
def listed(name: str) -> tuple[str, ...]:
    """Give what the stock lists a kind under, by how it is called.

    >>> listed("mana dork"), listed("instant")
    (('creature', 'mana'), ('instant',))
    """
    return next((each.listed for each in _kinds(_NOUNS) if each.name == name), (name,))


#: Parts of a thing that a question may mean: its trigger, an ability, what it is aimed at.
PARTS = tuple(
    tuple(each.split())
    for each in """
target | target creature | creature | etb exile trigger | etb exile | etb trigger | etb ability
enter trigger | enter ability | attack trigger | death trigger | leave trigger | ltb trigger
die trigger | cast trigger | upkeep trigger | mana ability | first ability | second ability
third ability | last ability | activate ability | static ability | loyalty ability
exile trigger | persist trigger | undying trigger | return trigger | delayed trigger
enter the battlefield trigger | enter the battlefield ability | come into play trigger
triggered ability | etb | trigger | ability | effect | static
mana trigger | draw trigger | token trigger | lifegain trigger | damage trigger
sacrifice trigger | sac trigger | evoke trigger | evoke sacrifice trigger | evoke sac trigger
landfall trigger | landfall ability | landfall | end step trigger | end step sacrifice trigger
untap ability | draw ability | damage ability | ping ability | flicker ability | sacrifice ability
ping | activation | crack
""".replace("\n", " | ").split("|")
    if each.strip()
)


@cache
def _subtypes() -> dict[str, str]:
    from rulings_cli.terms.types import SUBTYPES

    found = {
        form: each for each in SUBTYPES for form in (*_forms(each.lower()), f"{each.lower()}s")
    }
    found |= {each.lower(): each for each in SUBTYPES}
    return found | {form: each for said, each in _SLANG.items() for form in _forms(said)}


_SLANG = {"gobbo": "Goblin", "gob": "Goblin", "dino": "Dinosaur", "vamp": "Vampire"}


def subtype(word: str) -> str:
    """Give the subtype that a word names, as it is printed; "" for none.

    >>> subtype("elves"), subtype("zombie"), subtype("table")
    ('Elf', 'Zombie', '')
    """
    return _subtypes().get(word, "")
