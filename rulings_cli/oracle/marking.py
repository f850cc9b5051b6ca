"""Counters, keyword actions, choices and copies (CR 122, 701) ⇄ their nodes."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from rulings_cli.abilities.described import Described, HasType
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import (
    ApplyStatic,
    Choose,
    CopySpell,
    ExileWithCounters,
    GivePlayerCounters,
    KeywordAction,
    MoveCounters,
    PutCounters,
    PutThoseCounters,
    RemoveCountersFrom,
    Target,
)
from rulings_cli.abilities.quantities import CountersOn, Number, ThatMuch, VariableX, WhereX
from rulings_cli.abilities.references import This, You
from rulings_cli.abilities.static import EntersWithCounters
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Wordings, Words, constants, pair
from rulings_cli.oracle.targeting import Introduced
from rulings_cli.oracle.templates import phrase
from rulings_cli.oracle.vocabulary import article
from rulings_cli.terms.values import Value

_A_COLOR: Final = Choose("color")
pair(
    "vp",
    Choose,
    lambda reader, at: (
        (Choose("color"), end) for end in (reader.here(at, "chooses", "a", "color"),) if end >= 0
    ),
    lambda sayer, node: ["chooses", "a", "color"] if sayer.third and node == _A_COLOR else None,
    first="chooses",
)

# counters


def _read_counters(reader: Reader, at: int) -> Iterator[Found]:
    """Read "a +1/+1 counter", "two charge counters", "X …" as (kind, count)."""
    if reader.tokens[at] in ("a", "an"):
        for kind, end in reader.all("counter kind", at + 1):
            if reader.tokens[end] == "counter":
                yield (kind, Number(1)), end + 1
    counts = list(reader.all("count", at))
    if reader.here(at, "that", "many") >= 0:
        counts.append((ThatMuch("that many"), at + 2))
    for count, middle in counts:
        for kind, end in reader.all("counter kind", middle):
            noun = "counter" if count == Number(1) else "counters"
            if reader.tokens[end] == noun:
                held = Number(1, "one") if count == Number(1) else count
                yield (kind, held), end + 1


def _say_counters(sayer: Sayer, node: tuple[str, Value]) -> Words | None:
    kind, count = node
    said = sayer.say("counter kind", kind)
    if count == Number(1):
        opening = getattr(count, "words", "") or _counter_article(kind)
        return [opening, *said, "counter"]
    if isinstance(count, ThatMuch):
        return [*count.words.split(), *said, "counters"]
    plain = sayer.try_say("count", count)
    return None if plain is None else [*plain, *said, "counters"]


def _counter_article(kind: str) -> str:
    return article(kind) if kind[:1] not in "+-" else "a"


pair("counters", tuple, _read_counters, _say_counters, first="a an that <count>")


def _read_additional(reader: Reader, at: int) -> Iterator[Found]:
    """Read "an additional +1/+1 counter", "two additional charge counters"."""
    start = reader.here(at, "an", "additional")
    for kind, end in reader.all("counter kind", start) if start >= 0 else ():
        if reader.tokens[end] == "counter":
            yield (kind, Number(1)), end + 1
    for count, middle in reader.all("count", at):
        if reader.tokens[middle] == "additional":
            for kind, end in reader.all("counter kind", middle + 1):
                if reader.tokens[end] == "counters":
                    yield (kind, count), end + 1


def _say_additional(sayer: Sayer, node: tuple[str, Value]) -> Words:
    kind = sayer.say("counter kind", node[0])
    if node[1] == Number(1):
        return ["an", "additional", *kind, "counter"]
    return [*sayer.say("count", node[1]), "additional", *kind, "counters"]


pair("additional counters", tuple, _read_additional, _say_additional, first="an <count>")


def _read_it_enters(reader: Reader, at: int) -> Iterator[Found]:
    """Read "that creature enters with an additional +1/+1 counter on it" in a body."""
    for what, middle in reader.all("pronoun", at):
        start = reader.here(middle, "enters", "with")
        for (kind, count), end in reader.all("additional counters", start) if start >= 0 else ():
            after = reader.here(end, "on", "it")
            if after >= 0:
                made = EntersWithCounters(kind, count, what, True)
                yield ApplyStatic(made, ForTheRestOfTheGame()), after


def _say_it_enters(sayer: Sayer, node: ApplyStatic) -> Words | None:
    held = node.effect
    if not isinstance(held, EntersWithCounters) or isinstance(held.what, Described):
        return None
    counters = sayer.say("additional counters", (held.kind, held.count))
    return [*sayer.say("pronoun", held.what), "enters", "with", *counters, "on", "it"]


pair("effect", ApplyStatic, _read_it_enters, _say_it_enters, first="<pronoun>")


def _put_counters(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("put", "puts"):
        return
    for (kind, count), middle in reader.all("counters", at + 1):
        if reader.tokens[middle] != "on":
            continue
        for on, end in reader.all("object", middle + 1):
            yield PutCounters(kind, on, count), end
            if count == Number(1) and reader.here(end, "for", "each") >= 0:
                for each, after in reader.all("each amount", end + 2):
                    yield PutCounters(kind, on, each, "for each"), after


def _put_a_number(reader: Reader, at: int) -> Iterator[Found]:
    """Read "put a number of charge counters on ~ equal to its power"."""
    start = reader.here(at + 1, "a", "number", "of")
    for kind, middle in reader.all("counter kind", start) if start >= 0 else ():
        after = reader.here(middle, "counters", "on")
        for on, end in reader.all("object", after) if after >= 0 else ():
            begun = reader.here(end, "equal", "to")
            for amount, finish in reader.all("amount", begun) if begun >= 0 else ():
                yield PutCounters(kind, on, amount, "a number of"), finish


def _say_put_a_number(sayer: Sayer, node: PutCounters) -> Words | None:
    if node.words != "a number of":
        return None
    opening = ["puts" if sayer.third else "put", "a", "number", "of"]
    kind = [*sayer.say("counter kind", node.kind), "counters", "on"]
    amount = sayer.say("amount", node.count)
    return [*opening, *kind, *sayer.say("object", node.on), "equal", "to", *amount]


pair("vp", PutCounters, _put_a_number, _say_put_a_number, first="put puts")


def _say_put_counters(sayer: Sayer, node: PutCounters) -> Words | None:
    if node.words in ("a number of", "divided"):
        return None
    verb = "puts" if sayer.third else "put"
    each = node.words == "for each"
    counters = sayer.say("counters", (node.kind, Number(1) if each else node.count))
    words = [verb, *counters, "on", *sayer.say("object", node.on)]
    return words + (["for", "each", *sayer.say("each amount", node.count)] if each else [])


pair("vp", PutCounters, _put_counters, _say_put_counters, first="put puts")


def _read_distribute(reader: Reader, at: int) -> Iterator[Found]:
    """Read "distribute three +1/+1 counters among one, two, or three target creatures"."""
    for (kind, count), middle in reader.all("counters", at + 1):
        if reader.tokens[middle] == "among":
            for on, end in reader.all("any target", middle + 1):
                yield PutCounters(kind, on, count, "divided"), end


def _say_distribute(sayer: Sayer, node: PutCounters) -> Words | None:
    if node.words != "divided":
        return None
    verb = "distributes" if sayer.third else "distribute"
    counters = sayer.say("counters", (node.kind, node.count))
    return [verb, *counters, "among", *sayer.say("object", node.on)]


pair("vp", PutCounters, _read_distribute, _say_distribute, first="distribute distributes")


phrase("vp", PutThoseCounters, "put+ {words=those|its} counters on <on:object>")


def _remove_counters(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("remove", "removes"):
        return
    up_to = reader.here(at + 1, "up", "to")
    start = max(at + 1, up_to)
    counts = [(kind, count, end) for (kind, count), end in reader.all("counters", start)]
    for kind, count, middle in (*counts, *_any_counters(reader, start)):
        if reader.tokens[middle] == "from":
            for of, end in reader.all("object", middle + 1):
                yield RemoveCountersFrom(kind, of, count, up_to=up_to >= 0), end


def _any_counters(reader: Reader, at: int) -> Iterator[tuple[str, Value, int]]:
    """Read "a counter", "three counters", "any number of counters", of whatever kinds."""
    if reader.here(at, "a", "counter") >= 0:
        yield "", Number(1), at + 2
    for count, end in reader.all("count", at):
        if reader.tokens[end] == "counters":
            yield "", count, end + 1


def _say_any_counters(sayer: Sayer, count: Value) -> Words:
    return ["a", "counter"] if count == Number(1) else [*sayer.say("count", count), "counters"]


def _read_remove_all(reader: Reader, at: int) -> Iterator[Found]:
    """Read "remove all charge counters from ~": as many as there are."""
    start = reader.here(at, "remove", "all")
    if start < 0:
        return
    kinds = [*reader.all("counter kind", start), ("", start)]
    for kind, middle in kinds:
        begun = reader.here(middle, "counters", "from")
        for of, end in reader.all("object", begun) if begun >= 0 else ():
            yield RemoveCountersFrom(kind, of, CountersOn(kind, of)), end


def _read_remove_those(reader: Reader, at: int) -> Iterator[Found]:
    """Read "remove those counters": all of the kind that were just counted on this permanent."""
    end = reader.here(at, "remove", "those", "counters")
    for kind in _counted_here(reader.tokens[:at]) if end >= 0 else ():
        this = This("it")
        yield RemoveCountersFrom(kind, this, CountersOn(kind, this), "those counters"), end


def _counted_here(tokens: Sequence[str]) -> Iterator[str]:
    """Give the kind of counters of which "if there are three or more … on it" has spoken."""
    for place in range(len(tokens) - 3, 1, -1):
        if tokens[place] != "counters" or tokens[place + 1] != "on":
            continue
        kind = tokens[place - 1]
        put = [at for at in range(1, place) if tokens[at] in ("counter", "counters")]
        if tokens[place - 3 : place - 1] == ["or", "more"] and any(
            tokens[at - 1] == kind and tokens[at + 1] == "on" and tokens[at + 2] in ("this", "~")
            for at in put
        ):
            yield kind
        return


def _say_remove_all(sayer: Sayer, node: RemoveCountersFrom) -> Words | None:
    if node.words == "those counters":
        return ["remove", "those", "counters"]
    if not isinstance(node.count, CountersOn):
        return None
    kind = sayer.say("counter kind", node.kind) if node.kind else []
    return ["remove", "all", *kind, "counters", "from", *sayer.say("object", node.of)]


pair("vp", RemoveCountersFrom, _read_remove_all, _say_remove_all, first="remove")
pair("vp", RemoveCountersFrom, _read_remove_those, lambda _sayer, _node: None, first="remove")


def _read_exile_with(reader: Reader, at: int) -> Iterator[Found]:
    """Read "exile ~ with three time counters on it"."""
    if reader.tokens[at] == "exile":
        for what, middle in reader.all("object", at + 1):
            if reader.tokens[middle] == "with":
                for (kind, count), end in reader.all("counters", middle + 1):
                    after = reader.here(end, "on", "it")
                    if after >= 0:
                        yield ExileWithCounters(what, kind, count), after


def _say_exile_with(sayer: Sayer, node: ExileWithCounters) -> Words:
    counters = sayer.say("counters", (node.kind, node.count))
    return ["exile", *sayer.say("object", node.what), "with", *counters, "on", "it"]


pair("vp", ExileWithCounters, _read_exile_with, _say_exile_with, first="exile")


def _say_remove(sayer: Sayer, node: RemoveCountersFrom) -> Words | None:
    if isinstance(node.count, CountersOn) or node.words:
        return None
    verb = "removes" if sayer.third else "remove"
    if node.kind:
        counters = sayer.say("counters", (node.kind, node.count))
    else:
        counters = _say_any_counters(sayer, node.count)
    up_to = ["up", "to"] if node.up_to else []
    return [verb, *up_to, *counters, "from", *sayer.say("object", node.of)]


pair("vp", RemoveCountersFrom, _remove_counters, _say_remove, first="remove removes")


def _give_counters(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] not in ("get", "gets"):
        return
    for (kind, count), end in reader.all("counters", at + 1):
        yield GivePlayerCounters(kind, count), end
    run = reader.tokens[at + 1]
    if run.startswith("{e}") and run.replace("{e}", "") == "":
        yield GivePlayerCounters("energy", Number(len(run) // 3), You()), at + 2
    if reader.here(at + 1, "x", "{e}") >= 0:
        yield GivePlayerCounters("energy", VariableX(), You()), at + 3
    start = reader.here(at + 1, "an", "amount", "of", "{e}", "equal", "to")
    for amount, end in reader.all("amount", start) if start >= 0 else ():
        yield GivePlayerCounters("energy", amount, You()), end


def _say_give(sayer: Sayer, node: GivePlayerCounters) -> Words | None:
    verb = "gets" if sayer.third else "get"
    if node.kind == "energy" and isinstance(node.count, Number):
        return [verb, "{E}" * node.count.n]
    if node.kind == "energy" and isinstance(node.count, VariableX | WhereX):
        return [verb, *sayer.say("digits", node.count), "{E}"]
    if node.kind == "energy":
        return [
            verb,
            *["an", "amount", "of", "{E}", "equal", "to"],
            *sayer.say("amount", node.count),
        ]
    return [verb, *sayer.say("counters", (node.kind, node.count))]


pair("vp", GivePlayerCounters, _give_counters, _say_give, first="get gets")

# keyword actions

_ACTIONS: Final = (
    "proliferate",
    "investigate",
    "populate",
    "explore",
    "detain",
    "connive",
    "learn",
    "manifest dread",
    "manifest the top card of your library",
    "venture into the dungeon",
    "incubate",
    "the Ring tempts you",
    "discover",
    "adapt",
    "monstrosity",
    "bolster",
    "fateseal",
    "time travel",
    "clash with an opponent",
    "cloak the top card of your library",
    "forage",
    "endure",
    "suspect",
    "collect evidence",
    "become the monarch",
    "take the initiative",
    "planeswalk",
    "set this scheme in motion",
    "abandon this scheme",
    "assemble a Contraption",
    "open an Attraction",
    "roll to visit your Attractions",
)


_ACTION_WORDS: Final = Wordings({each: each for each in _ACTIONS})
_THIRD_WORDS: Final = {
    "explore": "explores",
    "connive": "connives",
    "investigate": "investigates",
    "proliferate": "proliferates",
    "become the monarch": "becomes the monarch",
}
_THIRD_ACTIONS: Final = Wordings({said: action for action, said in _THIRD_WORDS.items()})


def _read_action(reader: Reader, at: int) -> Iterator[Found]:
    for words, end in _ACTION_WORDS.read(reader, at):
        yield KeywordAction(words), end
        for count, after in reader.all("digits", end):
            yield KeywordAction(words, count), after
        if reader.tokens[end] == "twice":
            yield KeywordAction(words, words="twice"), end + 1
    for words, end in _THIRD_ACTIONS.read(reader, at):
        yield KeywordAction(words), end


def _say_action(sayer: Sayer, node: KeywordAction) -> Words | None:
    if node.of is not None or node.name not in _ACTIONS:
        return None
    third = _THIRD_WORDS.get(node.name) if sayer.third else None
    words = (third or node.name).split()
    if node.count is not None:
        words += sayer.say("digits", node.count)
    return [*words, *node.words.split()]


pair(
    "vp",
    KeywordAction,
    _read_action,
    _say_action,
    first=f"{_ACTION_WORDS.first} {_THIRD_ACTIONS.first}",
)
phrase("effect", KeywordAction, "<of:object> endures <count:digits>", name="endure")
phrase("effect", KeywordAction, "<of:object> connives <count:digits>", name="connives")
phrase("vp", KeywordAction, "amass {words=Zombies|Orcs|Birds} <count:digits>", name="amass")
_A_CREATURE: Final = Described(kinds=((HasType("creature"),),))
_TARGETED: Final = {
    # "another" means nothing to a spell, which is no creature (CR 701.41a)
    "support": Target(_A_CREATURE, minimum=0, another=True),
    "earthbend": Target(Described(kinds=((HasType("land"),),), controller=You())),
}


def _read_targeted(reader: Reader, at: int) -> Iterator[Found]:
    """Read actions with targets that the rules tell, not the text (CR 701.41, 701.66)."""
    name = reader.tokens[at]
    for count, end in reader.all("digits", at + 1):
        target = _TARGETED[name]
        if name == "support":
            target = target.evolve(maximum=count.n if isinstance(count, Number) else -1)
        yield KeywordAction(name, count, Introduced(target, at)), end  # type: ignore[arg-type]  # bound later


def _say_targeted(sayer: Sayer, node: KeywordAction) -> Words | None:
    if node.name not in _TARGETED or node.of is None or node.count is None:
        return None
    return [node.name, *sayer.say("digits", node.count)]


pair("vp", KeywordAction, _read_targeted, _say_targeted, first=" ".join(_TARGETED))
phrase("vp", KeywordAction, "blight <count:digits>", name="blight")
phrase("vp", KeywordAction, "airbend <of:object>", name="airbend")
phrase("effect", KeywordAction, "<of:object> explores", name="explores")
phrase("effect", KeywordAction, "<of:object> connives", name="connives")
phrase("vp", KeywordAction, "exert <of:self> as it attacks", name="exert as it attacks")
phrase("vp", KeywordAction, "tap or untap <of:object>", name="tap or untap")
phrase("vp", KeywordAction, "goad <of:object>", name="goad")
phrase("vp", KeywordAction, "harness <of:self>", name="harness")
phrase("vp", KeywordAction, "heal all damage on <of:object>", name="heal all damage on")
phrase("vp", KeywordAction, "detain <of:object>", name="detain")
phrase("vp", KeywordAction, "suspect <of:object>", name="suspect")
phrase("effect", KeywordAction, "<of:object> phases out", name="phases out")
phrase("effect", KeywordAction, "<of:object> phase out", name="phase out")
phrase("effect", KeywordAction, "<of:object> becomes prepared", name="becomes prepared")

# choices and copies

for _what in (
    "a creature type",
    "a color",
    "a card name",
    "a basic land type",
    "a player",
    "an opponent",
    "a nonland card name",
    "a card type",
    "a land type",
    "odd or even",
    "a number",
    "a creature card name",
    "an artifact card name",
    "a nonbasic land card name",
    "a noncreature , nonland card name",
    "a nonartifact , nonland card name",
    "any card name",
    "a color other than white",
    "a color other than blue",
    "a color other than black",
    "a color other than red",
    "a color other than green",
    "an opponent at random",
    "a player at random",
):
    constants(
        "vp",
        {
            f"choose {_what}": Choose(
                _what.removeprefix("a ")
                .removeprefix("an ")
                .removeprefix("any ")
                .split(" other")[0]
                .split(" at ")[0],
                _what,
            )
        },
    )
phrase("vp", CopySpell, "copy <what:object>[<except_:copy exception>]")
phrase(
    "vp",
    CopySpell,
    "copy <what:object>[<except_:copy exception>] . you may choose new targets for the copy",
    new_targets=True,
)
phrase(
    "vp",
    CopySpell,
    "copy <what:object> and you may choose new targets for the {words=copy|copies}",
    new_targets=True,
)
phrase(
    "vp",
    CopySpell,
    "copy <what:object> , and you may choose new targets for the copy",
    new_targets=True,
    words=", and",
)

phrase(
    "vp",
    CopySpell,
    "copy <what:object> and may choose {words=a new target for that copy|a new target for the copy"
    "|new targets for that copy|new targets for the copy they control}",
    new_targets=True,
)

# moving counters


def _read_move(reader: Reader, at: int) -> Iterator[Found]:
    """Read "move a +1/+1 counter from ~ onto target creature", "move all counters from …"."""
    counts = [(kind, count, end) for (kind, count), end in reader.all("counters", at + 1)]
    counts += _any_counters(reader, at + 1)
    start = reader.here(at + 1, "all")
    for kind, end in (*reader.all("counter kind", start), ("", start)) if start >= 0 else ():
        counts += [(kind, None, end + 1)] if reader.tokens[end] == "counters" else []
    for kind, count, middle in counts:
        for first, end in reader.all("object", middle + 1):
            begun = reader.here(end, "onto")
            if reader.tokens[middle] == "from" and begun >= 0:
                for second, after in reader.all("object", begun):
                    yield MoveCounters(kind, first, second, count), after


def _say_move(sayer: Sayer, node: MoveCounters) -> Words:
    if node.count is None:
        kind = sayer.say("counter kind", node.kind) if node.kind else []
        counters = ["all", *kind, "counters"]
    elif not node.kind:
        counters = _say_any_counters(sayer, node.count)
    else:
        counters = sayer.say("counters", (node.kind, node.count))
    first, second = sayer.say("object", node.from_), sayer.say("object", node.onto)
    return ["moves" if sayer.third else "move", *counters, "from", *first, "onto", *second]


pair("vp", MoveCounters, _read_move, _say_move, first="move moves")
