"""The words of a question in their plain form, with the names that stand among them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from itertools import pairwise

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.expressions import Expression
from rulings_cli.ask.question import words_of
from rulings_cli.ask.vocabulary import NUMBERS, families, plain_nouns, written_out
from rulings_cli.ask.ways import way_said
from rulings_cli.terms.values import Value

#: Forms of one word, by the form that the rows are written in.
_FORMS = """
be: am is are was were been being 're r
do: does did doing done
have: has had having got
get: gets getting gotten
can: could may might able
will: would should shall gonna
cast: casts casting casted hardcast recast
play: plays playing played
resolve: resolves resolving resolved
tap: taps tapping
untap: untaps untapping
sacrifice: sac sacs sacrifices sacrificing sacrificed saccing sacced saced sacing sacked sacks sack
die: dies died dying
kill: kills killing killed
destroy: destroys destroying destroyed
exile: exiles exiling exiled
bounce: bounces bouncing bounced
return: returns returning returned
counter: counters countering countered
copy: copies copying copied
attack: attacks attacking attacked swing swings swinging swung
block: blocks blocking
blocker: blockers
attacker: attackers
connect: connects connecting connected
ping: pings pinging pinged
shoot: shoots shooting shot zap zaps
deal: deals dealing dealt
draw: draws drawing drew drawn
discard: discards discarding discarded pitch pitches pitching pitched
reveal: reveals revealing revealed
mill: mills milling milled
gain: gains gaining gained
lose: loses losing lost
eat: eats eating ate
take: takes taking took taken
trigger: triggers triggering triggered
fizzle: fizzles fizzled
suspend: suspends suspending suspended
dash: dashes dashing dashed
escape: escapes escaping escaped
unearth: unearths unearthing unearthed
embalm: embalms embalming embalmed
eternalize: eternalizes eternalizing eternalized
encore: encores encoring encored
scavenge: scavenges scavenging scavenged
disturb: disturbs disturbing disturbed
plot: plots plotting plotted
foretell: foretells foretelling foretold
bestow: bestows bestowing bestowed
blitz: blitzes blitzing blitzed
mutate: mutates mutating mutated
emerge: emerges emerging emerged
prowl: prowls prowling prowled
answer: answers answering answered
evoke: evokes evoking
mean: means meaning meant
fight: fights fighting fought
beat: beats beating beaten
target: targets targeting targeted
hit: hits hitting
flash: flashes flashing flashed
vs: versus v
proliferate: proliferates proliferating proliferated
populate: populates populating populated
enter: enters entering entered
leave: leaves leaving left
activate: activates activating activated
use: uses using used
pay: pays paying paid
spend: spends spending spent
cost: costs costing
mode: modes
delve: delves delving delved
convoke: convokes convoking convoked
improvise: improvises improvising improvised
owe: owes owing owed
spend: spends spending spent
recast: recasts recasting
fuse: fuses fusing
reduce: reduces reducing reduced
double: doubles doubling doubled
triple: triples tripling tripled
tax: taxes taxing taxed
put: puts putting
make: makes making made
become: becomes becoming became
come: comes coming came
go: goes going went gone
animate: animates animating animated
flicker: flickers flickering flickered blink blinks blinking blinked
reanimate: reanimates reanimated reanimating
transform: transforms transforming transformed flip flips flipped flipping
cycle: cycles cycling cycled
kick: kicks kicking
equip: equips equipping equipped
enchant: enchants enchanting enchanted
chump: chumps chumping chumped
phase: phases phasing phased
live: lives living lived
trample: tramples trampling trampled
other: others
through: thru
fall: falls falling fell
win: wins winning won
trade: trades trading traded
loot: loots looting looted
end: ends ending ended
redirect: redirects redirecting redirected
change: changes changing changed
regenerate: regenerates regenerating regenerated regen regens
stick: sticks
move: moves moving moved
pump: pumps pumping pumped
buff: buffs buffing buffed
shrink: shrinks shrinking shrank shrunk
burn: burns burning burned
drain: drains draining drained
crack: cracks cracking cracked
search: searches searching searched
steal: steals stealing stole stolen
stop: stops stopping stopped prevent prevents prevented
protect: protects protecting protected
save: saves saving saved
survive: survives surviving survived
wear: wears wearing
work: works working worked
count: counts counting counted
choose: chooses choosing chose chosen
name: names naming named
control: controls controlling controlled
see: sees seeing saw seen
produce: produces producing produced generate generates generating generated
color: colors colour colours
type: types
kind: kinds
contribute: contributes contributing contributed
fetch: fetches fetching fetched
give: gives giving gave given
let: lets letting
add: adds adding added
need: needs needing needed
stay: stays staying stayed
keep: keeps keeping kept
grow: grows growing grew
happen: happens happening happened
respond: responds responding responded
affect: affects affecting affected
apply: applies applied
turn: turns
spell: spells
token: tokens
card: cards
ability: abilities
copies: copys
opponent: opp opps opponents opponet
player: players
battlefield: bf
graveyard: gy yard graveyards bin
hand: hands
library: libraries
fetchland: fetchlands fetches
commander: general commanders
damage: dmg
etb: etbs etb'd
time: times
ward: warded
food: foods
symbol: symbols
anthem: anthems
lord: lords
ability-word: effects
point: points
cmc: mv
"""
#: Words that are no names, though cards are named so.
_NO_NAMES = frozenset(
    ("who", "what", "when", "where", "why", "there", "their", "they're", "down", "up", "one",
     "two", "death", "dead", "gone", "more", "most", "all", "and", "then", "this", "that", "off",
     "out", "over", "away")
)  # fmt: skip
#: What amounts are of: in small letters it is no card.
_MEASURED = frozenset(("life", "damage", "mana", "turn"))
#: Words in small letters that are a verb and what it is done to, though a card is named so.
_NO_NAME = (["deal", "damage"], ["the", "end"], ["end"], ["x"], ["X"], ["nobody"], ["Nobody"])


#: Kinds of cards that are called like one of them.
_ALSO_CARDS = frozenset(("anthem", "counterspell", "lord"))


def _is_plain_word(text: str) -> bool:
    """Tell whether a name that is also a word is no name here: a verb, or a kind of things."""
    low = text.lower()
    if text == low and low in _MEASURED:
        return True
    if low in _NO_NAMES or tuple(low.split()) in families():
        return True
    if text == low and way_said(low):
        return True  # "flash back"
    is_form = low in _plain_forms() or low in _verbs()
    return text == low and plain(low) not in _ALSO_CARDS and is_form


class Token(Value):
    """A word in its plain form, as it was written, and where it stands."""

    word: str
    text: str
    sure: bool = False  # whether it is part of a name for certain


class Text:
    """The question's tokens, and the names among them by the token they begin with."""

    __slots__ = ("known", "names", "tokens")

    def __init__(
        self, tokens: tuple[Token, ...], names: tuple[tuple[int, int, Mention], ...]
    ) -> None:
        self.tokens = tokens
        self.names = names  # from, to, name
        #: what was found to begin at a token, by the kind of slot
        self.known: dict[tuple[str, int], tuple[tuple[int, object], ...]] = {}

    def names_at(self, at: int) -> tuple[tuple[int, Mention], ...]:
        """Give the names that begin at a token, with the token after them."""
        return tuple((end, mention) for start, end, mention in self.names if start == at)


def word_at(text: Text, at: int) -> str:
    """Give the word at a place, "" where none stands, or what is surely a name or the like."""
    if at >= len(text.tokens) or text.tokens[at].sure:
        return ""
    return text.tokens[at].word


@cache
def _plain_forms() -> dict[str, str]:
    found: dict[str, str] = {}
    for line in _FORMS.strip().splitlines():
        plain, _, forms = line.partition(": ")
        found |= dict.fromkeys(forms.split(), plain)
    return plain_nouns() | found


@cache
def _verbs() -> frozenset[str]:
    return frozenset(_plain_forms().values())


@cache
def plain(word: str) -> str:
    """Give a word in its plain form.

    >>> plain("casting"), plain("opp"), plain("three")
    ('cast', 'opponent', '3')
    """
    if word in NUMBERS:
        return str(NUMBERS[word])
    return _plain_forms().get(word, word)


def text_of(question: str, mentions: Sequence[Mention]) -> Text:
    """Give the tokens of a question and the names found in it."""
    tokens: list[Token] = []
    names: list[tuple[int, int, Mention]] = []
    at = 0
    for each in sorted(mentions, key=lambda one: one.start):
        zone = each.text.lower().endswith("command zone")
        word = each.is_word or each.how == "nickname"
        word = word or (" " in each.text and bool(way_said(each.text)))
        is_plain = each.text.split() in _NO_NAME or (word and _is_plain_word(each.text))
        is_plain = is_plain or _is_of_kind(each, question)
        in_size = each.how == "typo" and question[each.end : each.end + 1] == "/"
        if each.start < at or zone or is_plain or in_size:
            continue
        tokens += _tokens(question[at : each.start])
        start = len(tokens)
        tokens += [
            one.evolve(sure=not (each.is_word or each.how == "typo" or each.text in _verbs()))
            for one in _tokens(question[each.start : each.end])
        ]
        names.append((start, len(tokens), each))
        at = each.end
    tokens += _tokens(question[at:])
    tokens = [*tokens[:1], *(_as_verb(one, two) for one, two in pairwise(tokens))]
    return _without(tokens, names, (*_wishes(tokens), *_negations(tokens)))


def _is_of_kind(mention: Mention, question: str) -> bool:
    """Tell whether a name is the first word for a kind of things: "a shock land"."""
    if " " in mention.text:
        return False
    behind = question[mention.end : mention.end + 8].split(None, 1)
    word = behind[0].strip(".,:;?!").lower() if behind else ""
    return word[:4] == "land" and (mention.text.lower(), word) in families()


def _as_verb(before: Token, token: Token) -> Token:
    """Give "fetches" as the verb that it is behind who does it: "NAME fetches two lands"."""
    does = before.sure or before.word in ("it", "he", "she", "opponent", "that", "trigger")
    return token.evolve(word="fetch") if token.text == "fetches" and does else token


#: What a clause begins after, and the verbs that begin a question.
_BEGINS = frozenset((",", ".", ":", ";", "?", "!", "so", "wait"))
_VERBS = frozenset(("do", "be", "can", "will", "have", "should"))


def _negations(tokens: list[Token]) -> Iterator[int]:
    """Give where the "not" of "isn't it …" stands: what is asked is its positive core."""
    for at in range(1, len(tokens) - 1):
        begins = at == 1 or tokens[at - 2].word in _BEGINS
        asks = begins and tokens[at - 1].word in _VERBS and tokens[at].word == "not"
        asks = asks and tokens[at].text != "never"
        if asks and not tokens[at].sure and tokens[at + 1].word not in _BEGINS:
            yield at


#: Verbs that only say that somebody means to do what follows: "wants to", "tries to".
_WISHING = frozenset(
    ("want", "wants", "wanted", "try", "tries", "tried", "trying", "decide", "decides", "decided",
     "like", "attempt", "attempts", "plan", "plans", "intend", "intends", "proceed", "proceeds",
     "manage", "manages", "hope", "hopes")
)  # fmt: skip


def _wishes(tokens: list[Token]) -> Iterator[int]:
    """Give where words stand that only say that something is meant to be done."""
    for at, token in enumerate(tokens[:-1]):
        after = tokens[at + 1]
        if token.sure or after.sure:
            continue
        if (token.text in _WISHING and after.word == "to" and at) or (
            token.word == "end" and after.word == "up" and _is_gerund(tokens[at + 2 : at + 3])
        ):
            yield from (at, at + 1)


def _is_gerund(tokens: list[Token]) -> bool:
    return bool(tokens) and tokens[0].text.endswith("ing")


def _without(
    tokens: list[Token], names: list[tuple[int, int, Mention]], left_out: Iterable[int]
) -> Text:
    """Give the text without some of its words."""
    gone = set(left_out)
    places = [0]
    for at in range(len(tokens)):
        places.append(places[-1] + (at not in gone))
    kept = tuple(each for at, each in enumerate(tokens) if at not in gone)
    return Text(kept, tuple((places[a], places[b], each) for a, b, each in names))


def _tokens(text: str) -> list[Token]:
    found: list[Token] = []
    for word in words_of(_with_signs(text)):
        found += [Token(plain(part), word) for part in _apart(word).split()]
    return found


def _apart(word: str) -> str:
    """Give a word written out; "gonna" and "lets" are taken for verbs of their own."""
    return word if word in _KEPT else written_out().get(word, word)


#: What stays one word; "etb'd" is what is done.
_KEPT = frozenset(("gonna", "lets"))


#: Words for being on the battlefield, of which "'s" before them says that it is so.
_THERE = "out|around|in play|on (?:the )?(?:board|battlefield|field|table)"


_FIGHTS = Expression(r"\b(?:attack|block|swing|fight|combat)")
_AFTER_X = Expression(r"\bx/(\d)s?\b", "x/")
#: What "+2 him" costs is loyalty; "+2/+2" and "+1 counter" are no such thing.
_LOYALTY = r"\d+(?![/\d])(?!\s+(?:mana|counter|life|power))"
#: How signs and short forms are written out, one after the other.
_SIGNS = (
    (Expression(r"\bpro-(?=[a-z])", "pro-"), "pro "),
    (Expression(r"\b(there|here)['’]s\b", "here's", "here’s"), r"\1 is"),
    (Expression(r"\b(have|has|had|['’]ve)\s+got(ten)?\b", "got"), r"\1"),
    (Expression(r"(?<=\w)['’]s\s+got\b(?!\s+\w+ed\b)", "got"), " has"),
    (Expression(rf"(?<!pponent)['’]s (?=(?:still )?(?:{_THERE})\b)", "'s ", "’s "), " is "),
    (Expression("&", "&"), " and "),
    (Expression("w/ ", "w/ "), "with "),
    (Expression(r"(?<![\w/+\-])\+(?![\d])", "+"), " plus "),
    (Expression(r"(\d/\d)s\b", "/"), r"\1"),
    (Expression(r"(?<=\s)[\-\u2013\u2014](?=\s)", " - ", " \u2013 ", " \u2014 "), " , "),
    (Expression(r"(?<![\w/+\-])[\-\u2212](?=\d+(?![/\d]))", "-", "\u2212"), " minus "),
    (Expression(r"( (?:minus|plus) \d+)s\b", "minus ", "plus "), r"\1"),  # "he -2s"
    (Expression(rf"(?<![\w/+\-])\+(?={_LOYALTY})", "+"), "plus "),
    (Expression(r"[()\"]", "(", ")", '"'), " , "),
)


def _with_signs(text: str) -> str:
    """Write out the signs that join and change: plus, slash, minus before a number."""
    if _AFTER_X.search(text) and not _FIGHTS.search(text):
        text = _AFTER_X.sub(r"\1/\1", text)  # "an x/1" has toughness 1
    for sign, plainly in _SIGNS:
        text = sign.sub(plainly, text)
    return text
