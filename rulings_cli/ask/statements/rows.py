"""Rows: phrasings with slots, and where they match in a question's words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from functools import cache

from rulings_cli.ask.statements.abilities_said import abilities_at
from rulings_cli.ask.statements.chapters import chapter_at
from rulings_cli.ask.statements.mana_meant import kinds_at, meant_at, only_kinds_at
from rulings_cli.ask.statements.mana_moments import moment_at
from rulings_cli.ask.statements.mana_spent import act_paid_at, mana_of_at, paid_at
from rulings_cli.ask.statements.mana_wanted import wanted_at
from rulings_cli.ask.statements.noun_tails import value_at
from rulings_cli.ask.statements.nouns import Noun, keyword_at, nouns_at
from rulings_cli.ask.statements.ways_said import nth_at, special_at, way_at
from rulings_cli.ask.statements.words import Text, plain, word_at
from rulings_cli.ask.vocabulary import families, subtype
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.types import BASIC_LAND_TYPES, CREATURE_TYPES
from rulings_cli.terms.values import Value

Slots = tuple[tuple[str, object], ...]

YOU = frozenset(("i", "we", "me", "us", "you"))
OTHER = frozenset(
    ("opponent", "they", "he", "she", "someone", "somebody", "him", "them", "anyone", "anybody")
)
_TYPES = frozenset(
    ("creature", "land", "artifact", "enchantment", "planeswalker", "permanent", "legendary",
     "token", "basic", "commander", "equipment", "aura", "colorless", "tapped", "untapped",
     "blocked", "unblocked", "snow",
     "noncreature", "nonbasic", "instant", "sorcery", "attacking", "summoning")
)  # fmt: skip


_BASIC_TYPES = frozenset(each.lower() for each in BASIC_LAND_TYPES)


class Element(Value):
    """One place of a pattern: words, or a slot; it may be left out."""

    words: frozenset[str] = frozenset()
    slot: str = ""
    kind: str = ""
    optional: bool = False
    group: tuple[Element, ...] = ()


#: Words with which a whole question begins: what begins otherwise and ends it is a word alone.
_WHOLE = frozenset(("do", "be", "will", "can", "may", "what", "how", "which", "who", "where"))


class Phrasing:
    """A phrasing: what kind of statement it makes, its name, and its pattern.

    `kind` is "fact", "event", "with" (more about the last), "mark", "ask" or "filler"; `declared`
    tells whether it states what is asked ("so it dies?"). The pattern is read when it is needed:
    most phrasings begin with a word that the question does not have.
    """

    __slots__ = ("_pattern", "cost", "declared", "kind", "name", "said")

    def __init__(
        self, kind: str, name: str, said: str, cost: int = 10, declared: bool = False
    ) -> None:
        self.kind = kind
        self.name = name
        self.said = said
        self.cost = cost
        self.declared = declared
        self._pattern: tuple[Element, ...] = ()

    @property
    def pattern(self) -> tuple[Element, ...]:
        """Give the elements of the pattern."""
        if not self._pattern:
            self._pattern = compiled(self.said)
        return self._pattern

    def needed(self) -> Iterator[frozenset[str]]:
        """Give for each word that the pattern can't do without the ways to say it."""
        depth = 0
        for said in self.said.split():
            if depth or said[0] in "[<":
                depth += said.count("[") - said.count("]")
                continue
            needed = _element(said.partition("[")[0]).words
            depth += said.count("[") - said.count("]")
            if needed not in (_END, _MARK):
                yield needed

    @property
    def is_bare(self) -> bool:
        """Tell whether it asks with a noun or a verb alone ("dies?", "a Zombie?")."""
        begins = self.said.partition(" ")[0].partition("|")[0]
        return self.kind == "ask" and self.said.endswith(" ?") and begins not in _WHOLE

    def first_words(self) -> frozenset[str]:
        """Give the words of which one must stand first; none where it begins otherwise."""
        first = self.said.split(None, 1)[0]
        return frozenset() if first[0] in "[<" else _element(first.partition("[")[0]).words


class Statement(Value):
    """A stretch of the question read by a row."""

    kind: str
    name: str
    slots: Slots
    text: str
    start: int = 0
    joined: bool = False  # whether "and" or the like stands right before it
    joined_by: str = ""  # that word; or "that", where it goes on about what stands before it
    declared: bool = False
    begins: bool = True  # whether a clause begins with it

    def noun(self, slot: str = "a") -> Noun | None:
        """Give the noun phrase in a slot."""
        found = self.get(slot)
        return found if isinstance(found, Noun) else None

    def get(self, slot: str) -> object:
        """Give what stands in a slot, None for nothing."""
        return next((value for key, value in self.slots if key == slot), None)

    def number(self, slot: str = "n") -> int | None:
        """Give the number in a slot."""
        found = self.get(slot)
        return found if isinstance(found, int) else None

    def word(self, slot: str) -> str:
        """Give the word in a slot, "" for nothing."""
        found = self.get(slot)
        return found if isinstance(found, str) else ""


def compiled(pattern: str) -> tuple[Element, ...]:
    """Give the elements of a pattern.

    `a|b` either word, `[…]` may be left out, `<a>` a thing, `<n>` a number, `<who>` a player and
    so on (see `_SLOTS`); `<b:n>` names the slot b.
    """
    found: list[Element] = []
    words = pattern.replace("[", " [ ").replace("]", " ] ").split()
    stack: list[list[Element]] = [found]
    for each in words:
        if each == "[":
            stack.append([])
        elif each == "]":
            group = tuple(stack.pop())
            stack[-1].append(_left_out(group))
        else:
            stack[-1].append(_element(each))
    return tuple(found)


@cache
def _left_out(group: tuple[Element, ...]) -> Element:
    """Give elements that may be left out together."""
    return Element(optional=True, group=group)


@cache
def _element(said: str) -> Element:
    """Give a slot, or words."""
    if said.startswith("<"):
        slot, _, kind = said.strip("<>").partition(":")
        return Element(slot=slot, kind=kind or _KIND_OF.get(slot, "thing"))
    return Element(frozenset(plain(word) for word in said.split("|")))


_KIND_OF = {
    "n": "number", "m": "number", "who": "player", "whom": "player", "size": "size",
    "mana": "mana", "color": "color", "zone": "zone", "kw": "keyword", "type": "quality",
    "whose": "whose", "step": "step", "word": "word", "type2": "quality", "kind": "counter",
    "value": "value", "whosever": "whosever", "list": "list", "items": "items",
    "trig": "triggering", "made": "made",
    "chapter": "chapter",
    "several": "several", "dealt": "damage", "p": "ability of",
    "t": "paid for",
    "way": "way", "special": "special", "nth": "nth", "often": "often",
}  # fmt: skip


def with_pieces(lines: str, pieces: Mapping[str, str]) -> str:
    """Give the lines of a table with the words for which its pieces in capitals stand."""
    for piece, words in pieces.items():
        lines = lines.replace(piece, words)
    return lines


def table(kind: str, lines: str, *, cost: int = 10) -> tuple[Phrasing, ...]:
    """Give the rows of a table of lines "name: pattern"; several patterns are parted by " || "."""
    rows: list[Phrasing] = []
    adverbs = "[still|both|all|also|even|actually|really|just|then|now|ever]"
    for line in lines.strip().splitlines():
        if not line.strip() or line.startswith("#"):
            continue
        name, _, patterns = line.partition(": ")
        for pattern in patterns.split(" || "):
            words = pattern
            if kind == "ask" and pattern.startswith(("do <", "do [")):
                words = f"do|will {pattern.removeprefix('do ')}"
            if kind == "ask" and "still|" not in pattern:
                for slot in ("<who> ", "<a> "):
                    if slot in words:
                        words = words.replace(slot, f"{slot}{adverbs} ", 1)
                        break
            rows.append(Phrasing(kind, name.strip(), words, cost))
            if kind == "ask":
                rows.extend(
                    Phrasing(kind, name.strip(), said, cost + 9, True)
                    for said in _declared(name.strip(), words, adverbs)
                )
    return tuple(rows)


_ASKED = ("do", "will", "can", "could", "would", "may", "be")


def _declared(name: str, words: str, adverbs: str) -> Iterator[str]:
    """Give the patterns that state what a pattern asks: "do <a> die" is "<a> die"."""
    verb, _, rest = words.partition(" ")
    first, _, rest = rest.partition(" ")
    if verb.split("|")[0] not in _ASKED or first not in ("<a>", "<b>", "<p>", "<who>"):
        return
    after = rest.removeprefix(adverbs).strip()
    if name in ("can", "can_thing"):
        if verb.split("|")[0] == "can":
            yield f"{first} can|may [not] {adverbs}"
    elif verb == "be":
        yield f"{first} be [not] {adverbs} {after}".strip()
    elif after:
        yield f"{first} {adverbs} [do|will|can] [not] {adverbs} {after}"


#: What stands in a pattern for the end of a sentence.
_END = frozenset("$")
_MARK = frozenset("?")


def matches(row: Phrasing, text: Text, at: int) -> Iterator[tuple[int, Slots]]:
    """Give every way in which a row matches from a token on."""
    yield from _match(row.pattern, text, at, (), row.kind == "event")


def _match(
    pattern: Sequence[Element], text: Text, at: int, slots: Slots, acts: bool
) -> Iterator[tuple[int, Slots]]:
    place, at = _past_words(pattern, text, at, acts)
    if place < 0:
        return
    if place == len(pattern):
        yield at, slots
        return
    first, rest = pattern[place], pattern[place + 1 :]
    if first.group:
        for end, found in _match(first.group, text, at, slots, acts):
            yield from _match(rest, text, end, found, acts)
        yield from _match(rest, text, at, slots, acts)
        return
    if first.words == _END:
        if at == len(text.tokens) or text.tokens[at].word in ("?", "."):
            yield from _match(rest, text, at, slots, acts)
        return
    if first.words == _MARK and at == len(text.tokens):
        yield from _match(rest, text, at, slots, acts)  # nobody need type the sign
        return
    if first.words:
        if at < len(text.tokens):
            token = text.tokens[at]
            if token.word in first.words and not token.sure:
                for end in _ends(text, at + 1, acts):
                    yield from _match(rest, text, end, slots, acts)
        return
    for end, value in found_at(text, first.kind, at):
        for further in _ends(text, end, acts):
            yield from _match(rest, text, further, (*slots, (first.slot, value)), acts)


def _past_words(pattern: Sequence[Element], text: Text, at: int, acts: bool) -> tuple[int, int]:
    """Pass the words at the pattern's start: how many, and where it goes on; -1 where one is not.

    It ends before what may stand there in several ways.
    """
    for place, element in enumerate(pattern):
        if not element.words or element.words in (_END, _MARK):
            return place, at
        if at >= len(text.tokens):
            return -1, at
        token = text.tokens[at]
        if token.word not in element.words or token.sure:
            return -1, at
        ends = _ends(text, at + 1, acts)
        if len(ends) > 1:
            return place, at
        at = ends[0]
    return len(pattern), at


#: Words that may stand anywhere within a clause and change nothing.
_SKIPPED = frozenset(
    ("exactly", "already", "actually", "really", "simply", "immediately", "currently", "happily",
     "also", "somehow", "suddenly")
)  # fmt: skip
#: Verbs before another verb that only tell when it is done.
_TENSES = frozenset(("will", "have"))


def _ends(text: Text, at: int, acts: bool) -> tuple[int, ...]:
    """Give where the next part of a pattern may begin: some words are passed over."""
    if at >= len(text.tokens) - 1:
        return (at,)
    token, after = text.tokens[at], text.tokens[at + 1]
    if token.sure or after.sure:
        return (at,)
    skipped = token.word in _SKIPPED
    if acts and not skipped and at:
        skipped = token.word in _TENSES and after.word not in ("to", "a", "an", "the")
        skipped = skipped or (token.word == "be" and after.text.endswith("ing"))
    return (at, at + 1) if skipped else (at,)


def found_at(text: Text, kind: str, at: int) -> tuple[tuple[int, object], ...]:
    """Give what may stand in a slot of a kind from a token on; it is looked for once."""
    key = (kind, at)
    found = text.known.get(key)
    if found is None:
        found = text.known[key] = tuple(_SLOTS[kind](text, at))
    return found


def _number(text: Text, at: int) -> Iterator[tuple[int, object]]:
    word = word_at(text, at)
    if word.isdigit():
        yield at + 1, int(word)
    elif word in ("a", "an", "another"):
        yield at + 1, 1
    elif word == "no":
        yield at + 1, 0
    elif word in ("once", "twice"):
        yield at + 1, 1 if word == "once" else 2


def _below(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read a life total below 0: "-3"."""
    if word_at(text, at) == "minus" and word_at(text, at + 1).isdigit():
        yield at + 2, -int(word_at(text, at + 1))


def _total(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read a life total, which may be below 0."""
    yield from _number(text, at)
    yield from _below(text, at)


def _player(text: Text, at: int) -> Iterator[tuple[int, object]]:
    word = word_at(text, at)
    if word in ("the", "that", "it", "its"):
        from rulings_cli.ask.statements.players_said import player_of_at

        yield from player_of_at(text, at)
    if word in ("my", "the", "a", "an", "another", "each", "your") and word_at(text, at + 1) in (
        "opponent",
        "player",
    ):
        yield at + 2, "opponent"
    elif word in ("the", "a") and _is_some_player(text, at + 1):
        yield at + 3, "opponent"
    elif word in YOU or word in ("myself", "ourselves"):
        yield at + 1, "you"
    elif word in _FACE and word_at(text, at - 1) not in ("the", *_OF_SOMEBODY):
        yield at + 1, "opponent"
    elif word == "my" and word_at(text, at + 1) == "own" and word_at(text, at + 2) in _FACE:
        yield at + 3, "you"
    elif word in ("the", *_OF_SOMEBODY) and word_at(text, at + 1) in _FACE:
        yield at + 2, "you" if word in ("my", "own") else "opponent"
    elif word in OTHER or (word == "player" and word_at(text, at - 1) in ("to", "the")):
        yield at + 1, "opponent"


#: How the player is called who is not the one who asks.
_WHICH_PLAYER = frozenset(("chosen", "other", "defending", "attacked", "targeted", "damaged"))


def _is_some_player(text: Text, at: int) -> bool:
    """Tell whether the other player stands there: "chosen player", "defending opponent"."""
    which = text.tokens[at].text if at < len(text.tokens) else ""
    return which in _WHICH_PLAYER and word_at(text, at + 1) in ("player", "opponent")


#: What is said for the player whose it is: "bolt their face".
_FACE = frozenset(("face", "dome"))
_OF_SOMEBODY = ("my", "own", "their", "his", "her")


def _whose(text: Text, at: int) -> Iterator[tuple[int, object]]:
    word = word_at(text, at)
    skip = at + (word in ("my", "the", "an"))
    skip += skip > at and word_at(text, skip) in ("only", "one", "1", "sole", "single")
    if word_at(text, skip) == "opponent":
        yield skip + 1 + (word_at(text, skip + 1) == "'s"), "opponent"
    elif word in ("my", "our", "your"):
        yield at + 1 + (word_at(text, at + 1) == "own"), "you"
    elif word in ("their", "his", "her"):
        yield at + 1, "opponent"


def _side(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read whose side something is on: "my control", "his side"."""
    for end, whose in _whose(text, at):
        if word_at(text, end) in ("control", "side"):
            yield end + 1, whose


def _size(text: Text, at: int) -> Iterator[tuple[int, object]]:
    word = word_at(text, at)
    left, slash, right = word.partition("/")
    if slash and left.lstrip("+-").isdigit() and right.lstrip("+-").isdigit():
        yield at + 1, word


def _mana(text: Text, at: int) -> Iterator[tuple[int, object]]:
    symbols = ""
    while True:
        word = word_at(text, at)
        if word.isdigit() and _color_letter(word_at(text, at + 1)):
            symbols += f"{{{_color_letter(word_at(text, at + 1))}}}" * int(word)
            at += 1
        elif word.startswith("{"):
            symbols += word.upper()
        elif not symbols and _is_cost(word):
            number = word.rstrip("wubrgc")
            symbols = f"{{{number}}}" + "".join(f"{{{e.upper()}}}" for e in word[len(number) :])
        elif word and word.strip("wubrgc") == "" and not symbols:
            symbols = "".join(f"{{{each.upper()}}}" for each in word)
        elif _color_letter(word):
            symbols += f"{{{_color_letter(word)}}}"
        elif symbols and _is_letter(text, at) and word_at(text, at - 1) in (",", "and"):
            symbols += f"{{{text.tokens[at].text.upper()}}}"
        elif not (symbols and word in (",", "and") and _continues(text, at + 1)):
            break
        at += 1
    if symbols:
        yield at, symbols


def _color_letter(word: str) -> str:
    return "C" if word == "colorless" else COLORS_BY_NAME.get(word, "")


def _is_cost(word: str) -> bool:
    """Tell whether a word is a cost as it is written without signs: "2uu"."""
    number = word.rstrip("wubrgc")
    return number.isdigit() and number != word


def _is_letter(text: Text, at: int) -> bool:
    """Tell whether the letter of a color stands there, as it is written."""
    return at < len(text.tokens) and text.tokens[at].text in tuple("wubrgc")


def _continues(text: Text, at: int) -> bool:
    at += word_at(text, at) == "and"
    word = word_at(text, at)
    if _is_letter(text, at):
        return True
    word = word_at(text, at + 1) if word.isdigit() else word
    return bool(_color_letter(word)) or word.startswith("{")


def _color(text: Text, at: int) -> Iterator[tuple[int, object]]:
    if word_at(text, at) in COLORS_BY_NAME:
        yield at + 1, word_at(text, at)


def _zone(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read where something is: "in my graveyard" without its preposition."""
    whose = "you"
    word = word_at(text, at)
    if word in ("the", "a", "any", "my", "your"):
        at += 1 + (word_at(text, at + 1) == "own")
        word = word_at(text, at)
    if word in ("their", "his", "her", "opponent"):
        whose = "opponent"
        at += 1 + (word_at(text, at + 1) == "'s")
        word = word_at(text, at)
    if word == "command" and word_at(text, at + 1) == "zone":
        yield at + 2, f"{whose} command zone"
    elif word in ("graveyard", "hand", "library", "exile", "stack", "battlefield"):
        yield at + 1, f"{whose} {word}"
    elif word == "play" and word_at(text, at - 1) in ("in", "into"):
        yield at + 1, f"{whose} battlefield"


def _ability(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read a keyword, or the noun for what has it: "a flier"."""
    yield from keyword_at(text, at)
    start = at + (word_at(text, at) in ("a", "an"))
    for size in (1, 2):
        kinds = families().get(tuple(word_at(text, start + index) for index in range(size)), ())
        if len(kinds) > 1 and kinds[1].startswith("-"):
            yield start + size, kinds[1][1:].replace("_", " ")


def _quality(text: Text, at: int) -> Iterator[tuple[int, object]]:
    start = at
    while word_at(text, at) in ("a", "an", "the", "still", "also", "both"):
        at += 1
    if word_at(text, at) in ("my", "your", "their", "his", "her"):
        at += word_at(text, at + 1) == "commander"
    if at - start > 2:
        return
    word = word_at(text, at)
    if not word and at < len(text.tokens):
        said = text.tokens[at].text.lower()
        if said in _BASIC_TYPES or said.removesuffix("s") in _BASIC_TYPES:
            word = said  # it is a card's name, too
    if word in _TYPES or word in COLORS_BY_NAME:
        yield at + 1, word
    elif subtype(word):
        yield at + 1, subtype(word)


#: The steps and phases, by the words that name them.
_STEP_NAMES: dict[tuple[str, ...], str] = {
    ("upkeep", "step"): "upkeep step", ("upkeep",): "upkeep step", ("draw", "step"): "draw step",
    ("end", "step"): "end step", ("end", "of", "turn"): "end step", ("eot",): "end step",
    ("endstep",): "end step", ("end", "phase"): "end step",
    ("main", "phase"): "precombat main phase", ("main",): "precombat main phase",
    ("1", "main", "phase"): "precombat main phase", ("1", "main"): "precombat main phase",
    ("first", "main", "phase"): "precombat main phase", ("first", "main"): "precombat main phase",
    ("second", "main", "phase"): "postcombat main phase",
    ("second", "main"): "postcombat main phase", ("2nd", "main"): "postcombat main phase",
    ("untap", "step"): "untap step", ("untap",): "untap step",
    ("combat",): "beginning of combat step", ("combat", "step"): "beginning of combat step",
    ("combat", "phase"): "beginning of combat step",
    ("beginning", "of", "combat"): "beginning of combat step",
}  # fmt: skip


def _step(text: Text, at: int) -> Iterator[tuple[int, object]]:
    for size in (3, 2, 1):
        said = tuple(word_at(text, at + index) for index in range(size))
        if said in _STEP_NAMES:
            yield at + size, _STEP_NAMES[said]
            return


def _colors_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    from rulings_cli.ask.statements.commander_colors import colors_at

    return colors_at(text, at)


def _help_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    from rulings_cli.ask.statements.helped_symbols import help_at

    return help_at(text, at)


def _part_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    from rulings_cli.ask.statements.helped_symbols import part_at

    return part_at(text, at)


def _price(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read what is paid: "3", "nothing", "1U"; "a" and "another" say no price."""
    word, letter = word_at(text, at), text.tokens[at].text if at < len(text.tokens) else ""
    if word.isdigit():
        yield at + 1, int(word)
    elif word in _NOTHING:
        yield at + 1, 0
    elif letter == "r" and word == "be":
        yield at + 1, "{R}"
    elif word_at(text, at + 1) in ("single", "lone") and word_at(text, at + 2) == "mana":
        yield at + 2, 1
    yield from _mana(text, at)


#: What is said where nothing is paid.
_NOTHING = frozenset(("nothing", "free", "none", "nada", "zilch"))


def _modes_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    said = word_at(text, at)
    joined = any(each.word in _OF_MODES and not each.sure for each in text.tokens)
    if said not in _MODES and not (joined and (said != "," or text.names_at(at))):
        return
    from rulings_cli.ask.statements.modes_said import modes_at

    yield from modes_at(text, at)


#: Words by which a question speaks of modes, and how modes are called that begin so.
_OF_MODES = frozenset(("plus", "mode", "choose"))
_MODES = frozenset(
    ("counter", "draw", "bounce", "tap", "burn", "discard", "drain", "destroy", "exile",
     "lifegain", "edict", "kill", "return", "regrow", "damage", "loot")
)  # fmt: skip


def _hue(text: Text, at: int) -> Iterator[tuple[int, object]]:
    from rulings_cli.ask.statements.mana_hues import hue_at

    return hue_at(text, at)


def _mana_kind(text: Text, at: int) -> Iterator[tuple[int, object]]:
    from rulings_cli.ask.statements.mana_needed import kind_at

    return kind_at(text, at)


def _subtype(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read a creature type, though a card may be called so, too: "on Elf"."""
    at += text.tokens[at].text.lower() in ("a", "an", "the") if at < len(text.tokens) else 0
    said = text.tokens[at].text.lower() if at < len(text.tokens) else ""
    if subtype(said) in CREATURE_TYPES:
        yield at + 1, said


def _one_word(text: Text, at: int) -> Iterator[tuple[int, object]]:
    word = word_at(text, at)
    if word and word[0].isalpha():
        yield at + 1, word


def _counter(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read the kind of a counter: "charge", "+1/+1"."""
    yield from _size(text, at)
    if word_at(text, at) != "counter":
        yield from _one_word(text, at)


def _whosever(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read "mine", "my opponent's"."""
    word = word_at(text, at)
    if word in ("mine", "ours"):
        yield at + 1, "you"
    elif word in ("theirs", "his", "hers"):
        yield at + 1, "opponent"
    at += word in ("my", "the", "an")
    if word_at(text, at) == "opponent" and word_at(text, at + 1) == "'s":
        yield at + 2, "opponent"


def _list(text: Text, at: int, *, commas: bool = False) -> Iterator[tuple[int, object]]:
    """Read things that are there together: "A, B and C"; after commas alone only if they may."""
    for end, first in found_at(text, "thing", at):
        yield end, (first,)
        joined = word_at(text, end)
        if joined == "," and word_at(text, end + 1) in _JOINING:
            end, joined = end + 1, word_at(text, end + 1)
        if (joined, word_at(text, end + 1)) in _JOINING_TWO:
            end, joined = end + 1, "and"
        if joined in _JOINING:
            for last, others in _list(text, end + 1, commas=commas):
                assert isinstance(others, tuple)
                yield last, (first, *others)
        elif joined == ",":
            for last, others in _list(text, end + 1, commas=commas):
                assert isinstance(others, tuple)
                if commas or len(others) > 1:
                    yield last, (first, *others)


_JOINING = frozenset(("and", "plus", "+"))
_JOINING_TWO = frozenset((("along", "with"), ("together", "with"), ("alongside", "of")))


def _items(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read the things of a list after a colon."""
    return _list(text, at, commas=True)


def _several(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read at least two things that do something, or have it done to them, together."""
    for end, found in found_at(text, "list", at):
        if isinstance(found, tuple) and len(found) > 1:
            yield end, found


#: Words before "damage" that say nothing of it.
_OF_DAMAGE = frozenset(("combat", "noncombat", "burn", "more", "total", "regular", "unpreventable"))


def _damage(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read an amount of damage, with the keyword of its source: "1 deathtouch damage"."""
    word = word_at(text, at)
    if not word.isdigit():
        return
    said, at = word, at + 1
    if word_at(text, at) == "point" and word_at(text, at + 1) == "of":
        at += 2
    while word_at(text, at) in (*_OF_DAMAGE, "deathtouch", "infect", "wither", "lifelink"):
        said += "" if word_at(text, at) in _OF_DAMAGE else f" {word_at(text, at)}"
        at += 1
    if word_at(text, at) == "damage":
        yield at + 1, said


def _helper(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read a keyword with which something else than mana pays."""
    if word_at(text, at) in ("convoke", "improvise", "delve"):
        yield at + 1, word_at(text, at)


def _count(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read a number that ends a clause, of mana: "tap for three"."""
    from rulings_cli.ask.statements.mana_wanted import WantedMana

    word, after = word_at(text, at), word_at(text, at + 1)
    ends = at + 1 >= len(text.tokens) or text.tokens[at + 1].text in (",", ".", "?", ":", ";")
    if word.isdigit() and (ends or after in ("with", "now", "if", "then", "under", "or")):
        yield at + 1, WantedMana((), int(word))


def _either(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read two amounts of mana of which one is asked for."""
    from rulings_cli.ask.statements.mana_either import either_at

    return either_at(text, at)


def _helping(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read a keyword for which things are tapped."""
    if word_at(text, at) in ("convoke", "improvise"):
        yield at + 1, word_at(text, at)


def _triggering(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read the name of a triggered ability: "landfall", "prowess"."""
    from rulings_cli.ask.statements.triggering import ability_word_at

    return ability_word_at(text, at)


def _chapter(text: Text, at: int) -> Iterator[tuple[int, object]]:
    found = chapter_at(text, at)
    if found is not None:
        yield found[0], int(found[1].split()[1])


def _amount(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read how much damage it is: "for 3", "for 3 damage each"."""
    for end, number in _number(text, at):
        end += word_at(text, end) == "damage"
        yield end + (word_at(text, end) in ("each", "apiece")), number


#: Words for how often something is done.
TIMES = {"once": 1, "twice": 2, "thrice": 3}


def often_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Give how often something is done: "twice", "three times"."""
    words = [each.word for each in text.tokens[at : at + 2]]
    if words and words[0] in TIMES:
        yield at + 1, TIMES[words[0]]
    elif len(words) == 2 and words[0].isdigit() and words[1] == "time":
        yield at + 2, int(words[0])


_SLOTS = {
    "amount": _amount,
    "moment": moment_at, "ability of": abilities_at, "mana-of": mana_of_at, "paid for": paid_at,
    "act-paid": act_paid_at,
    "mana-meant": meant_at, "bound-kinds": kinds_at, "only-kinds": only_kinds_at,
    "subtype": _subtype,
    "colors": _colors_at, "mana-kind": _mana_kind, "hue": _hue, "helping-what": _help_at,
    "cost-part": _part_at, "price": _price,
    "several": _several, "triggering": _triggering, "damage": _damage, "way": way_at, "nth": nth_at,
    "often": often_at, "special": special_at,
    "thing": nouns_at, "number": _number, "below": _below, "total": _total,
    "player": _player, "whose": _whose, "side": _side, "size": _size,
    "mana": _mana, "color": _color, "zone": _zone, "keyword": keyword_at, "quality": _quality,
    "step": _step, "word": _one_word, "ability": _ability, "counter": _counter,
    "whosever": _whosever,
    "chapter": _chapter, "helping": _helping, "either": _either, "count": _count, "helper": _helper,
    "value": value_at, "modes": _modes_at, "list": _list, "items": _items, "made": wanted_at,
}  # fmt: skip
