"""Tokens and searches: "create two 1/1 white Soldier creature tokens" ⇄ `CreateToken` (CR 111)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.effects import CreateToken, TokenDescription
from rulings_cli.abilities.quantities import CountOf, Number, ThatMuch
from rulings_cli.abilities.static import BecomesA
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Wordings, Words, pair
from rulings_cli.oracle.vocabulary import (
    COLOR_LETTERS,
    SUBTYPE_PLURALS,
    SUBTYPE_WORDS,
    SUPERTYPE_WORDS,
    TYPE_PLURALS,
    TYPE_WORDS,
    article,
    plural,
    words_in,
)

#: Tokens whose characteristics the rules give (CR 111.10).
PREDEFINED: Final = frozenset(
    words_in(
        "treasure food gold clue blood powerstone map junk lander incubator mutagen shard vibranium"
    )
)

#: Role tokens, by their names (CR 111.10j-r).
ROLES: Final = tuple(
    f"{each} Role"
    for each in ("Cursed", "Monster", "Royal", "Sorcerer", "Virtuous", "Wicked", "Young Hero")
)
_ROLE_WORDS: Final = Wordings({each: each for each in ROLES}, spaced=True)


def read_token(reader: Reader, at: int, *, many: bool) -> Iterator[tuple[TokenDescription, int]]:
    """Read the characteristics of a token, or of tokens, with the word for them."""
    tokens = reader.tokens
    noun = "tokens" if many else "token"
    if tokens[at] in PREDEFINED and tokens[at + 1] == noun:
        yield TokenDescription(predefined=tokens[at].capitalize()), at + 2
        return
    for role, end in _ROLE_WORDS.read(reader, at):
        if tokens[end] == noun:
            yield TokenDescription(predefined=role), end + 1
            return
    supertypes: tuple[str, ...] = ()
    while tokens[at] in SUPERTYPE_WORDS:
        supertypes, at = (*supertypes, tokens[at]), at + 1
    for (power, toughness), start in [*reader.all("size", at), ((None, None), at)]:
        colors, here = read_colors(reader, start)
        subtypes: tuple[str, ...] = ()
        while tokens[here] in SUBTYPE_WORDS and tokens[here] not in TYPE_WORDS:
            subtypes, here = (*subtypes, SUBTYPE_WORDS[tokens[here]]), here + 1
        late = tokens[here] == "snow"
        here += late
        types: tuple[str, ...] = ()
        while tokens[here] in TYPE_WORDS:
            types, here = (*types, tokens[here]), here + 1
        if tokens[here] != noun or not types:
            continue
        above = (*supertypes, "snow") if late else supertypes
        base = TokenDescription(power, toughness, colors or (), above, types, subtypes)
        if colors is None:
            base = base.evolve(words="no color")
        yield from _with_abilities(reader, here + 1, base)


def read_colors(reader: Reader, at: int) -> tuple[tuple[str, ...] | None, int]:
    """Read the colors before a noun: None where none are spoken of; and the place after."""
    tokens = reader.tokens
    if tokens[at] == "colorless":
        return (), at + 1
    found: list[str] = []
    while tokens[at] in COLOR_LETTERS:
        found.append(COLOR_LETTERS[tokens[at]])
        at += 1
        if tokens[at] in ("and", ",") and tokens[at + 1] in COLOR_LETTERS:
            at += 1
        elif tokens[at] == "," and tokens[at + 1] == "and":
            at += 2
    return (tuple(found) if found else None), at


def _with_abilities(
    reader: Reader, at: int, base: TokenDescription
) -> Iterator[tuple[TokenDescription, int]]:
    yield base, at
    if reader.tokens[at] == "named":
        for name, end in reader.all("proper name", at + 1):
            yield from _with_abilities(reader, end, base.evolve(name=name))
    base_start = reader.here(at, "with", "base", "power", "and", "toughness")
    if base_start >= 0 and base.power is None:
        for (power, toughness), end in reader.all("size", base_start):
            sized = base.evolve(power=power, toughness=toughness, words=f"{base.words}|base")
            yield from _with_abilities(reader, end, sized)
    each_start = reader.here(at, *_EACH_EQUAL)
    if each_start >= 0 and base.power is None:
        for amount, end in reader.all("amount", each_start):
            words = f"{base.words}|base"
            yield base.evolve(power=amount, toughness=amount, words=words), end
    if reader.tokens[at] == "with":
        for granted, end in reader.all("granted", at + 1):
            keywords = tuple(each for each in granted if isinstance(each, Keyword))
            abilities = tuple(each for each in granted if not isinstance(each, Keyword))
            yield base.evolve(keywords=keywords, abilities=abilities), end


_EACH_EQUAL: Final = words_in("with power and toughness each equal to")


def say_token(sayer: Sayer, node: TokenDescription, *, many: bool) -> Words | None:
    """Give the words for the characteristics of a token, or of tokens."""
    noun = "tokens" if many else "token"
    if node.predefined:
        return [*node.predefined.split(), noun]
    late = node.supertypes == ("snow",)
    words = [] if late else list(node.supertypes)
    if node.power is not None:
        words += sayer.say("size", (node.power, node.toughness))
    names = {letter: name for name, letter in COLOR_LETTERS.items()}
    if not node.colors and node.words != "no color":
        words.append("colorless")
    for index, each in enumerate(node.colors):
        if index and len(node.colors) > 2:
            words.append(",")
        if index and index == len(node.colors) - 1:
            words.append("and")
        words.append(names[each])
    words += [*node.subtypes, *node.supertypes[: int(late)], *node.types, noun]
    if node.name:
        words += ["named", *sayer.say("proper name", node.name)]
    granted = (*node.keywords, *node.abilities)
    return words + (["with", *sayer.say("granted", granted)] if granted else [])


def _read_create(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("create", "creates"):
        return
    yield from _read_named_first(reader, at + 1)
    for count, start in _numbers(reader, at + 1):
        many = count != Number(1)
        copy = reader.here(
            start, *("tokens that're copies of" if many else "token that's a copy of").split()
        )
        if many:
            copy = max(copy, reader.here(start, *words_in("tokens that are copies of")))
        if copy >= 0:
            for of, end in reader.all("object", copy):
                made = CreateToken(None, count, copy_of=of)
                yield from _create_tail(reader, end, made)
                for except_, after in reader.all("copy exception", end):
                    yield made.evolve(except_=except_), after
        those = reader.here(start, "of", "those", "tokens")
        if those >= 0 and isinstance(count, Number):
            yield CreateToken(None, count, words=OF_THOSE), those
        attacking = reader.here(start, "tapped", "and", "attacking")
        for token, end in read_token(reader, attacking, many=many) if attacking >= 0 else ():
            made = CreateToken(token, count, tapped=True, attacking=True, words=_ATTACKING_FIRST)
            if getattr(count, "words", "") != "a number of":
                yield made, end
        tapped = reader.tokens[start] == "tapped"
        for token, end in read_token(reader, start + tapped, many=many):
            yield from _create_tail(reader, end, CreateToken(token, count, tapped=tapped))


def _read_more_tokens(reader: Reader, at: int) -> Iterator[Found]:
    """Read "a 4/4 white Rhino creature token" after another token that is created."""
    for count, start in _numbers(reader, at):
        if getattr(count, "words", "") != "a number of":
            for token, end in read_token(reader, start, many=count != Number(1)):
                yield CreateToken(token, count, words=ALSO), end


#: The mark of a token that is created with the one before, by the same verb.
ALSO: Final = "also"


def _say_more_tokens(sayer: Sayer, node: CreateToken) -> Words | None:
    if node.words != ALSO:
        return None
    said = _say_create(sayer, node.evolve(words=""))
    return None if said is None else said[1:]


def _read_named_first(reader: Reader, at: int) -> Iterator[Found]:
    """Read "create Boo, a legendary 1/1 red Hamster creature token"."""
    end = at
    while end < at + 6 and (reader.raw[end][:1].isupper() or reader.raw[end] == "~"):
        end += 1
    if end == at or reader.tokens[end] != "," or reader.tokens[end + 1] not in ("a", "an"):
        return
    name = " ".join(reader.raw[at:end])
    for token, after in read_token(reader, end + 2, many=False):
        if not token.name:
            named = token.evolve(name=name)
            yield from _create_tail(reader, after, CreateToken(named, words=_NAMED_FIRST))


#: The mark of tokens that are as those that the sentence before creates.
OF_THOSE: Final = "of those"
_ATTACKING_FIRST: Final = "attacking first"
_NAMED_FIRST: Final = "named first"


def _numbers(reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
    if reader.tokens[at] in ("a", "an"):
        yield Number(1), at + 1
    yield from reader.all("count", at)
    if reader.here(at, "that", "many") >= 0:
        yield ThatMuch("that many"), at + 2
    end = reader.here(at, "a", "number", "of")
    if end >= 0:
        yield CountOf(None, "a number of"), end  # type: ignore[arg-type]  # filled by the tail


def _create_tail(reader: Reader, at: int, made: CreateToken) -> Iterator[Found]:
    if getattr(made.count, "words", "") == "a number of":
        if reader.here(at, "equal", "to") >= 0:
            for amount, end in reader.all("amount", at + 2):
                yield made.evolve(count=amount, words="a number of"), end
        return
    yield made, at
    for words in ("that's tapped and attacking", "that are tapped and attacking"):
        end = reader.here(at, *words.split())
        if end >= 0:
            yield made.evolve(attacking=True, tapped=True, words=words), end
    for words in ("that's attacking", "that are attacking"):
        end = reader.here(at, *words.split())
        if end >= 0:
            yield made.evolve(attacking=True, words=words), end
    attached = reader.here(at, "attached", "to")
    for host, end in reader.all("object", attached) if attached >= 0 else ():
        yield made.evolve(attached=host), end
    if made.count == Number(1) and reader.here(at, "for", "each") >= 0:
        for each, end in reader.all("each amount", at + 2):
            yield made.evolve(count=each, words="for each"), end


def _say_create(sayer: Sayer, node: CreateToken) -> Words | None:
    if node.words == ALSO:
        return None
    verb = "creates" if sayer.third else "create"
    if node.words == OF_THOSE:
        return [verb, *sayer.say("count", node.count), "of", "those", "tokens"]
    count = Number(1) if node.words == "for each" else node.count
    many = count != Number(1)
    if node.copy_of is not None:
        opening = "tokens that are copies of" if many else "token that's a copy of"
        body = [*opening.split(), *sayer.say("object", node.copy_of)]
        if node.except_ is not None:
            body += sayer.say("copy exception", node.except_)
    elif node.token is not None and node.words == _NAMED_FIRST:
        said = say_token(sayer, node.token.evolve(name=""), many=False)
        if said is None:
            return None
        return [verb, *node.token.name.split(), ",", article(said[0]), *said]
    elif node.token is not None:
        said = say_token(sayer, node.token, many=many)
        if said is None:
            return None
        body = ["tapped", *said] if node.tapped and not node.attacking else said
        if node.words == _ATTACKING_FIRST:
            body = ["tapped", "and", "attacking", *said]
    else:
        return None
    if node.words == "a number of":
        return [verb, "a", "number", "of", *body, "equal", "to", *sayer.say("amount", count)]
    if not many:
        number = [article(body[0])]
    elif isinstance(count, ThatMuch):
        number = count.words.split()
    else:
        number = sayer.say("count", count)
    tail: Words = node.words.split() if node.attacking else []
    tail = [] if node.words == _ATTACKING_FIRST else tail
    if node.words == "for each":
        tail = ["for", "each", *sayer.say("each amount", node.count)]
    if node.attached is not None:
        tail = ["attached", "to", *sayer.say("object", node.attached)]
    return [verb, *number, *body, *tail]


def _read_becomes(reader: Reader, at: int) -> Iterator[Found]:
    """Read "becomes a 3/3 Elemental creature with haste that's still a land" as a change."""
    verb = _VERBS.get(reader.tokens[at])
    if verb is None:
        return
    third = reader.tokens[at] in ("becomes", "is")
    start = at + 1 + (reader.tokens[at + 1] in ("a", "an"))
    for (power, toughness), middle in [*reader.all("size", start), ((None, None), start)]:
        colors, here = read_colors(reader, middle)
        subtypes, types, here = _types_there(reader, here, third=third)
        if not types and not (subtypes and power is None):
            continue
        base = TokenDescription(power, toughness, colors or (), (), types, subtypes)
        base = base.evolve(words="no color") if colors is None else base
        for named, after in ((base, here), *_second_nouns(reader, here, base, third=third)):
            for what, end in _with_abilities(reader, after, named):
                if verb == "be" and _is_only_types(what):
                    continue  # said of types alone: a change of types
                yield BecomesA(what, verb=verb), end
                joined = "and" if what.keywords or what.abilities else "with"
                every = reader.here(end, joined, "all", "creature", "types")
                if every >= 0:
                    yield BecomesA(what, verb=verb, every="creature type"), every
                    end = every
                for keeps in _KEEPS:
                    finish = reader.here(end, *keeps.split())
                    if finish >= 0:
                        kind = "creature type" if every >= 0 else ""
                        yield BecomesA(what, keeps, verb, kind), finish


_VERBS: Final = {"becomes": "become", "become": "become", "is": "be", "are": "be"}
_SAID: Final = {"become": ("become", "becomes"), "be": ("are", "is")}


def _types_there(
    reader: Reader, at: int, *, third: bool
) -> tuple[tuple[str, ...], tuple[str, ...], int]:
    """Give subtypes and types that stand at the place, and the place after them."""
    subtypes: tuple[str, ...] = ()
    table = SUBTYPE_WORDS if third else {**SUBTYPE_WORDS, **SUBTYPE_PLURALS}
    while reader.tokens[at] in table and reader.tokens[at] not in TYPE_WORDS:
        subtypes, at = (*subtypes, table[reader.tokens[at]]), at + 1
    types: tuple[str, ...] = ()
    names = TYPE_WORDS if third else {**TYPE_WORDS, **TYPE_PLURALS}
    while reader.tokens[at] in names:
        types, at = (*types, names[reader.tokens[at]]), at + 1
    return subtypes, types, at


def _second_nouns(
    reader: Reader, at: int, base: TokenDescription, *, third: bool
) -> Iterator[tuple[TokenDescription, int]]:
    """Read "and Forest lands" after "1/1 Elf creatures": both at once."""
    if reader.tokens[at] != "and" or not base.types:
        return
    subtypes, types, end = _types_there(reader, at + 1, third=third)
    if types:
        words = f"{base.words}|{len(base.subtypes)} {len(base.types)}"
        yield (
            base.evolve(
                subtypes=(*base.subtypes, *subtypes), types=(*base.types, *types), words=words
            ),
            end,
        )


def _is_only_types(what: TokenDescription) -> bool:
    return what.power is None and what.words == "no color" and not (what.keywords or what.abilities)


#: Said in a sentence of its own after the duration.
STILL_A_LAND: Final = "it's still a land"
#: The same of one land and of several.
STILL: Final = (STILL_A_LAND, "they're still lands")
_KEEPS: Final = (
    "that's still a land",
    ". it's still a land",
    ". they're still lands",
    "that are still lands",
    "that's still a planeswalker",
    "in addition to its other types",
    "in addition to its other colors and types",
    "in addition to its other creature types",
    "in addition to its other land types",
    "in addition to their other types",
    "and loses all other card types",
    "and loses all other card types and creature types",
)


def _say_becomes(sayer: Sayer, node: BecomesA) -> Words | None:
    what = node.what
    if not isinstance(what, TokenDescription) or what.name or what.supertypes or what.predefined:
        return None
    words: Words = []
    sized = what.words.endswith("|base")
    equal = sized and sayer.try_say("size", (what.power, what.toughness)) is None
    if what.power is not None and not sized:
        words += sayer.say("size", (what.power, what.toughness))
    words += say_colors(what.colors, what.words)
    verb = _SAID[node.verb][sayer.third]
    names = _say_nouns(what, third=sayer.third)
    words = [verb, article((words + names)[0]), *words] if sayer.third else [verb, *words]
    words += names
    if equal:
        words += [*_EACH_EQUAL, *sayer.say("amount", what.power)]
    elif sized:
        size = sayer.say("size", (what.power, what.toughness))
        words += ["with", "base", "power", "and", "toughness", *size]
    granted = (*what.keywords, *what.abilities)
    if granted:
        words += ["with", *sayer.say("granted", granted)]
    if node.every:
        words += ["and" if granted else "with", "all", "creature", "types"]
    return words + ([] if node.keeps in STILL else node.keeps.split())


def _say_nouns(what: TokenDescription, *, third: bool) -> Words:
    """Give the subtypes and types, in two nouns where the text has two."""
    _, _, counts = what.words.removesuffix("|base").partition("|")
    if not counts:
        names = [*what.subtypes, *what.types]
        return names if third else [*names[:-1], plural(names[-1])]
    subtypes, types = map(int, counts.split())
    first = what.evolve(
        subtypes=what.subtypes[:subtypes], types=what.types[:types], words="no color"
    )
    second = what.evolve(
        subtypes=what.subtypes[subtypes:], types=what.types[types:], words="no color"
    )
    return [*_say_nouns(first, third=third), "and", *_say_nouns(second, third=third)]


def say_colors(colors: tuple[str, ...], said: str = "") -> Words:
    """Say the colors of what is described; `said` "no color" where none were spoken of."""
    if not colors:
        return [] if said.startswith("no color") else ["colorless"]
    names = {letter: name for name, letter in COLOR_LETTERS.items()}
    words: Words = []
    for index, each in enumerate(colors):
        words += ["and"] if index and index == len(colors) - 1 else []
        words.append(names[each])
    return words


pair("change", BecomesA, _read_becomes, _say_becomes, first=" ".join(_VERBS))
pair("create", CreateToken, _read_create, _say_create, first="create creates")
pair("more tokens", CreateToken, _read_more_tokens, _say_more_tokens)
