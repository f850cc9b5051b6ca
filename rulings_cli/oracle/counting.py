"""Amounts: "the number of artifacts you control", "twice its power" ⇄ quantities (CR 107)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.described import Another
from rulings_cli.abilities.quantities import (
    Colors,
    ComparedDifference,
    CountersOfPlayer,
    CountersOn,
    CountOf,
    CountThisTurn,
    Devotion,
    DistinctAmong,
    Greatest,
    Half,
    LifeTotalOf,
    Number,
    Product,
    StartingLifeTotal,
    Sum,
    ThatMuch,
    Total,
    UnspentMana,
    ValueOf,
    VariableX,
    WhereX,
)
from rulings_cli.abilities.references import (
    AttachedTo,
    Bound,
    EachOpponent,
    TargetObject,
    ThatPlayer,
    This,
    You,
)
from rulings_cli.oracle.phrases import (
    Found,
    Reader,
    Sayer,
    Wordings,
    Words,
    constants,
    include,
    never,
    pair,
)
from rulings_cli.oracle.targeting import Introduced, Pronoun
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import COLOR_LETTERS, NUMBERS, words_in
from rulings_cli.terms.mana import COLOR_NAMES
from rulings_cli.terms.values import Value


def _read_digits(reader: Reader, at: int) -> Iterator[Found]:
    word = reader.tokens[at]
    if word.isdigit():
        yield Number(int(word)), at + 1
    elif word == "x":
        yield VariableX(), at + 1


def _say_digits(sayer: Sayer, node: object) -> Words | None:
    if isinstance(node, Number):
        return [str(node.n)] if node.n >= 0 else None
    if isinstance(node, WhereX):
        sayer.where.append(node)
    return [node.letter]  # type: ignore[attr-defined]  # VariableX and WhereX


pair("digits", (Number, VariableX, WhereX), _read_digits, _say_digits, first="# x")


def _say_where(sayer: Sayer, node: WhereX) -> Words | None:
    sayer.where.append(node)
    return [node.letter]


pair("count", WhereX, never, _say_where, first="")

# of one object

_CHARACTERISTICS: Final = ("power", "toughness", "mana value", "loyalty", "base power")
_WHOSE: Final = {
    "its": "it",
    "that creature's": "that creature",
    "that card's": "that card",
    "that spell's": "that spell",
    "the spell's": "the spell",
    "the creature's": "the creature",
    "that permanent's": "that permanent",
    "that artifact's": "that artifact",
    "the sacrificed creature's": "the sacrificed creature",
    "the sacrificed artifact's": "the sacrificed artifact",
    "the sacrificed permanent's": "the sacrificed permanent",
    "the exiled creature's": "the exiled creature",
    "the exiled card's": "the exiled card",
    "the exiled cards'": "the exiled cards",
    "the discarded card's": "the discarded card",
    "the revealed card's": "the revealed card",
    "the tapped creature's": "the tapped creature",
    "the returned creature's": "the returned creature",
}


_WHOSE_WORDS: Final = Wordings(_WHOSE)


def _read_whose(reader: Reader, at: int) -> Iterator[Found]:
    for words, end in _WHOSE_WORDS.read(reader, at):
        yield Pronoun(words, at), end
    if reader.here(at, "~", "'s") >= 0:
        yield This(), at + 2
    for how in ("enchanted", "equipped"):
        if reader.tokens[at] == how and reader.tokens[at + 1].endswith("'s"):
            yield AttachedTo(f"{how} {reader.tokens[at + 1][:-2]}"), at + 2
    if reader.tokens[at] == "this" and reader.tokens[at + 1].endswith("'s"):
        yield This(f"this {reader.raw[at + 1][:-2]}"), at + 2
    if reader.tokens[at] == "target" and reader.tokens[at + 1] == "creature's":
        from rulings_cli.abilities.described import Described, HasType
        from rulings_cli.abilities.effects import Target

        yield Introduced(Target(Described(kinds=((HasType("creature"),),))), at), at + 2


def _say_whose(sayer: Sayer, node: Value) -> Words | None:
    words = getattr(node, "words", "")
    if words == "it":
        return ["its"]
    if isinstance(node, Introduced | TargetObject) and not words:
        said = sayer.say("target object", node)
        return [*said[:-1], f"{said[-1]}'s"]
    if words == "~":
        return ["~", "'s"]
    parts = words.split()
    ending = "'" if words.endswith(" cards") else "'s"
    return [*parts[:-1], f"{parts[-1]}{ending}"]


pair(
    "whose",
    (Pronoun, Bound, This, AttachedTo, TargetObject, Introduced),
    _read_whose,
    _say_whose,
    first=f"~ this target enchanted equipped {_WHOSE_WORDS.first}",
)

_PLAIN = "{what=power|toughness|mana value|loyalty|base power}"
phrase("amount", ValueOf, "<of:whose> {what=power|toughness|mana value|loyalty|base power}")
phrase("amount", CountOf, "the number of <what:things>")
phrase("amount", CountersOn, "the number of <kind:counter kind> counters on <of:object>")
phrase("amount", CountersOn, "the number of counters on <of:object>", kind="")
_DISTINCT = "basic land types|card types|creature types|colors|different names|mana values"
phrase("amount", DistinctAmong, f"the number of {{what={_DISTINCT}}} among <among:things>")
for _one, _many in (
    ("basic land type", "basic land types"),
    ("card type", "card types"),
    ("creature type", "creature types"),
    ("different power", "powers"),
):
    phrase(
        "each amount",
        DistinctAmong,
        f"{_one} among <among:things>",
        what=_many,
        words="for each",
    )
phrase("amount", LifeTotalOf, "your life total", of=You())
constants("amount", {"the difference": ComparedDifference()})
constants("amount", {"your starting life total": StartingLifeTotal()})
phrase("amount", CountersOfPlayer, "the number of <kind:counter kind> counters you have", of=You())
phrase("each amount", CountersOfPlayer, "<kind:counter kind> counter you have", of=You())
phrase("amount", Greatest, "the greatest {what=power|toughness|mana value} among <among:things>")
phrase("amount", Total, "the total {what=power|toughness|mana value} of <among:things>")
phrase("amount", Sum, "<first:digits> plus <second:amount>")
phrase("amount", Sum, "<second:base amount> plus <first:digits>", words="amount plus")
phrase("amount", Sum, "<second:digits> plus <first:count>", words="X plus")
for _number in ("one", "two", "three", "four", "five"):
    phrase(
        "amount",
        Sum,
        f"{_number} plus <second:amount>",
        first=Number(NUMBERS[_number]),
        words="plus in words",
    )
phrase("amount", Product, "{words=*twice} <of:amount>", factor=2)
phrase("amount", Product, "three times <of:amount>", factor=3, words="three times")
phrase("amount", Half, "half <of:base amount> , rounded {rounded=up|down}")
phrase("amount", Devotion, "your devotion to <colors:color list>", of=You())
phrase("amount", ThatMuch, "{words=that damage|the damage dealt this way|the life lost this way}")
phrase("amount", ThatMuch, "{words=the excess damage}")
_PAID: Final = "the amount of {E} paid this way"
constants("amount", {_PAID: ThatMuch(_PAID)})
constants("each amount", {"{E} paid this way": ThatMuch("{E} paid this way")})
phrase("base amount", CountOf, "the number of <what:things>")
phrase("base amount", CountersOn, "the number of <kind:counter kind> counters on <of:object>")
phrase("amount", ValueOf, "the number of times <of:self> has mutated", what="times mutated")
phrase("base amount", ValueOf, "<of:whose> {what=power|toughness|mana value|loyalty}")
phrase("base amount", LifeTotalOf, "your life total", of=You())
phrase(
    "base amount", Greatest, "the greatest {what=power|toughness|mana value} among <among:things>"
)
include("amount", "digits")


def _read_colors(reader: Reader, at: int) -> Iterator[Found]:
    first = COLOR_LETTERS.get(reader.tokens[at])
    if first is None:
        end = reader.here(at, "that", "color")
        if end >= 0:
            yield ("chosen",), end
        return
    yield (first,), at + 1
    if reader.tokens[at + 1] == "and" and reader.tokens[at + 2] in COLOR_LETTERS:
        yield (first, COLOR_LETTERS[reader.tokens[at + 2]]), at + 3


def _say_colors(_: Sayer, node: tuple[str, ...]) -> Words | None:
    if node == ("chosen",):
        return ["that", "color"]
    names = {letter: name for name, letter in COLOR_LETTERS.items()}
    return " and ".join(names[each] for each in node).split()


pair("color list", tuple, _read_colors, _say_colors, first=" ".join((*COLOR_LETTERS, "that")))

# after "for each"


def _read_each_thing(reader: Reader, at: int) -> Iterator[Found]:
    """Read a thing that is counted; a count of what happened "this way" is an amount by itself."""
    counted = {end for _, end in reader.all("this way", at)}
    for what, end in reader.all("thing", at):
        if end not in counted:
            yield CountOf(what, "for each"), end


pair(
    "each amount",
    CountOf,
    _read_each_thing,
    lambda sayer, node: sayer.say("thing", node.what) if node.words == "for each" else None,
    first="<thing>",
)
phrase("each amount", CountersOn, "<kind:counter kind> counter on <of:object>", words="for each")
constants(
    "each amount",
    {
        "creature you attacked with this turn": ThatMuch("creature you attacked with this turn"),
    },
)
phrase("each amount", CountersOn, "counter on <of:object>", kind="", words="for each")
phrase(
    "this way",
    ThatMuch,
    "{words=<kind> counter removed this way|charge counter removed this way"
    "|storage counter removed this way|counter removed this way|card discarded this way"
    "|creature sacrificed this way|card revealed this way|card exiled this way"
    "|permanent destroyed this way|creature destroyed this way|permanent sacrificed this way"
    "|land sacrificed this way|card returned this way|creature tapped this way"
    "|permanent returned this way|artifact sacrificed this way|card milled this way"
    "|life lost this way|creature exiled this way|token created this way|1 life lost this way"
    "|time it was kicked|time ~ was kicked|time this spell was kicked|time it has mutated}",
)
include("each amount", "this way")
phrase(
    "amount",
    ThatMuch,
    "the number of times {words=it's been cast from the command zone this game"
    "|you've cast your commander from the command zone this game}",
)

phrase("each amount", Colors, "color among <among:things>")
constants(
    "each amount",
    {
        "of your opponents": ThatMuch("of your opponents"),
        "of your opponents who lost life this turn": ThatMuch(
            "of your opponents who lost life this turn"
        ),
        "opponent you have": ThatMuch("opponent you have"),
        "opponent": ThatMuch("opponent"),
        "1 life your opponents have lost this turn": CountThisTurn(
            "life lost", EachOpponent(), words="|life"
        ),
        "1 life you've lost this turn": CountThisTurn("life lost", You(), words="|life"),
    },
)

for _letter, _color in COLOR_NAMES.items():
    constants("each amount", {f"unspent {_color} mana you have": UnspentMana(_letter, You())})
_DONE: Final[dict[str, tuple[Any, str]]] = {
    "you've cast this turn": (You(), "cast"),
    "that player has cast this turn": (ThatPlayer(), "cast"),
    "you've drawn this turn": (You(), "drawn"),
    "you've discarded this turn": (You(), "discarded"),
}


def _read_this_turn(reader: Reader, at: int) -> Iterator[Found]:
    """Read "other spell that player has cast this turn", "card you've drawn this turn"."""
    for category, opening in (("thing", ""), ("things", "the number of")):
        start = reader.here(at, *opening.split())
        for what, middle in reader.all(category, start) if start >= 0 else ():
            other = what.adjectives == (Another("other"),)
            plain = what.evolve(adjectives=()) if other else what
            for words, (who, kind) in _DONE.items():
                end = reader.here(middle, *words.split())
                if end >= 0 and (kind == "cast") == (what.noun == "spell"):
                    said = f"{opening}|{words}"
                    yield CountThisTurn(kind, who, plain, other, words=said), end


def _say_this_turn(sayer: Sayer, node: CountThisTurn) -> Words | None:
    if node.what is None:
        return None
    opening, _, words = node.words.partition("|")
    what = sayer.say("things" if opening else "thing", node.what)
    return [*opening.split(), *(["other"] if node.other else []), *what, *words.split()]


pair("each amount", CountThisTurn, _read_this_turn, _say_this_turn, first="<thing>")
pair("amount", CountThisTurn, _read_this_turn, _say_this_turn, first="the")
_COUNTER_KINDS: Final = frozenset(
    words_in("""
    charge loyalty time age verse storage depletion mining fade level quest lore oil page spore
    stun shield brick egg flying finality ice tide pressure gold divinity study growth knowledge
    filibuster fuse hatchling plague blood bounty burden credit corpse doom dream energy
    experience feather feeding fungus funk ghostform harmony healing hunger hour incarnation
    indestructible deathtouch lifelink trample vigilance menace reach haste hexproof
    double first infection intervention ki luck magnet mannequin manifestation matrix memory mine
    mire music muster net omen ore pain paralyzation petal petrification phylactery pin polyp
    poison prey pupa rad rally rust scream scroll shell shred silver sleight slime slumber soot
    soul spark strife supply theft ticket tower training trap treasure unity velocity vitality
    void volatile vortex vow voyage wage watch water winch wind wish wreck arrow arrowhead aim
    awakening bait blaze blight book carrion coin component crystal cube currency death delay
    descent devotion discovery doubloon elixir enlightened eon eruption everything exposure
    eyeball fate fetch flame flood foreshadow glyph gem hit hone hoofprint impostor incubation
    influence ingenuity ingredient invitation isolation javelin judgment landmark midway
    necrodermis nest night palliation pyre ritual ruin scryer suspect task tesla
    trailblazer wickerfolk worthiness stash revival rev possession point plot intellect intel
    film crank cage burrow bribery atom duty hope spite rejection acorn fellowship
    plan collection kick defense rope dread fire corruption shadow echo hourglass sleep phyresis
    stroopwafel loot bloodstain bore unlock bloodline resonance pause reprieve chorus husk ribbon
    saurian traffic story release day takeover hack eyestalk conqueror invasion chip curse blessing
    fury milk despair art croak bargle hole valor aegis primeval brain skewer cell shoe shy glass
    rebuilding ember globe spooky knickknack hatching contested stall manabond stash fetch
    """)
)


def _read_counter_kind(reader: Reader, at: int) -> Iterator[Found]:
    word = reader.tokens[at]
    if word[:1] in "+-" and "/" in word:
        yield reader.raw[at], at + 1
    elif reader.here(at, "first", "strike") >= 0 or reader.here(at, "double", "strike") >= 0:
        yield f"{word} strike", at + 2
    elif word in _COUNTER_KINDS:
        yield word, at + 1


pair(
    "counter kind",
    str,
    _read_counter_kind,
    lambda _, node: node.split(),
    first=" ".join((*_COUNTER_KINDS, "+", "-1/-1", "first", "double")),
)
