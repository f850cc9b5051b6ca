"""Continuous effects of resolutions, with their durations, and permissions (CR 611)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from rulings_cli.abilities.described import ExiledWith, IsAmong
from rulings_cli.abilities.durations import (
    AsLongAsControlled,
    ForTheRestOfTheGame,
    UntilCast,
    UntilEndOfCombat,
    UntilEndOfTurn,
    UntilEndOfYourNextTurn,
    UntilYourNextEndStep,
    UntilYourNextTurn,
    WhileInZone,
)
from rulings_cli.abilities.effects import (
    ApplyStatic,
    ContinuousChange,
    CreateToken,
    DoesntUntap,
    GetEmblem,
    SearchLibrary,
    TokenDescription,
)
from rulings_cli.abilities.references import ControllerOf, Each, This, You
from rulings_cli.abilities.static import (
    Affects,
    BecomesA,
    BecomesChosen,
    BecomesCopy,
    CanAlso,
    CantBe,
    CantBlockIt,
    ChangeColors,
    ChangeTypes,
    GrantAbilities,
    LoseAbilities,
    MaximumHandSize,
    MayPlayFrom,
    ModifyPowerToughness,
    MustBlockIt,
    MustDo,
    PreventAlways,
    ReplaceDying,
    SetPowerToughness,
)
from rulings_cli.oracle.changing import is_defining_color
from rulings_cli.oracle.creating import STILL, STILL_A_LAND
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, constants, include, listed, pair
from rulings_cli.oracle.players import is_third_person
from rulings_cli.oracle.templates import phrase
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

# durations

constants(
    "duration",
    {
        "until end of turn": UntilEndOfTurn(),
        "this turn": UntilEndOfTurn("this turn"),
        "until your next turn": UntilYourNextTurn(),
        "until the end of your next turn": UntilEndOfYourNextTurn(),
        "for as long as you control ~": AsLongAsControlled("for as long as you control ~"),
        "for as long as you control this creature": AsLongAsControlled(
            "for as long as you control this creature"
        ),
        "for as long as ~ remains tapped": AsLongAsControlled("for as long as ~ remains tapped"),
        "for as long as it remains exiled": WhileInZone("for as long as it remains exiled"),
        "for as long as that card remains exiled": WhileInZone(
            "for as long as that card remains exiled"
        ),
        "for as long as they remain exiled": WhileInZone("for as long as they remain exiled"),
        "for as long as those cards remain exiled": WhileInZone(
            "for as long as those cards remain exiled"
        ),
        "until your next end step": UntilYourNextEndStep(),
        "until this card is cast from exile": UntilCast(),
        "until end of combat": UntilEndOfCombat(),
        "this combat": UntilEndOfCombat(words="this combat"),
    },
)
constants(
    "leading duration",
    {
        "until end of turn ,": UntilEndOfTurn(leads=True),
        "this turn ,": UntilEndOfTurn("this turn", leads=True),
        "until your next turn ,": UntilYourNextTurn(leads=True),
        "until the end of your next turn ,": UntilEndOfYourNextTurn(leads=True),
        "until your next end step ,": UntilYourNextEndStep(leads=True),
        "until end of combat ,": UntilEndOfCombat(leads=True),
        "for as long as you control ~ ,": AsLongAsControlled("for as long as you control ~", True),
        "for as long as it remains exiled ,": WhileInZone("for as long as it remains exiled", True),
        "for as long as those cards remain exiled ,": WhileInZone(
            "for as long as those cards remain exiled", True
        ),
        "for as long as that card remains exiled ,": WhileInZone(
            "for as long as that card remains exiled", True
        ),
    },
)


#: The duration of what has its time within: "attacks this turn if able".
WITHIN: Final = UntilEndOfTurn("within")


def has_own_time(changes: tuple[Value, ...]) -> bool:
    """Tell whether a change says by itself that it is of this turn or combat."""
    return any(
        isinstance(each, MustDo | CanAlso)
        and (" this turn" in each.what or "this combat" in each.what)
        for each in changes
    )


#: Changes that may be said without a duration.
_LASTING: Final = (
    MustDo,
    GrantAbilities,
    LoseAbilities,
    BecomesA,
    BecomesChosen,
    BecomesCopy,
    ChangeTypes,
    ChangeColors,
    SetPowerToughness,
)


def _read_continuous(reader: Reader, at: int) -> Iterator[Found]:
    for of, middle in (*reader.all("object", at), *reader.all("object pair", at)):
        for changes, end in reader.all("changes", middle):
            for duration, after in reader.all("duration", end):
                made = ContinuousChange(of, changes, duration)
                yield made, after
                yield from _after_duration(reader, made, after)
            if has_own_time(changes):
                yield ContinuousChange(of, changes, WITHIN), end
            elif isinstance(of, This) and all(map(is_defining_color, changes)):
                continue  # "this is colorless": what the card is in every zone (CR 604.3)
            elif any(isinstance(each, _LASTING) for each in changes):
                yield ContinuousChange(of, changes, ForTheRestOfTheGame()), end
    for duration, start in reader.all("leading duration", at):
        for of, middle in reader.all("object", start):
            for changes, end in reader.all("changes", middle):
                made = ContinuousChange(of, changes, duration)
                yield made, end
                after = reader.here(end, *STILL_A_LAND.split())
                first = changes[0]
                quoted = reader.tokens[end - 1] == '"'
                if isinstance(first, BecomesA) and quoted and after >= 0:
                    kept = (first.evolve(keeps=STILL_A_LAND), *changes[1:])
                    yield made.evolve(changes=kept, words="still quoted"), after


def _after_duration(reader: Reader, made: ContinuousChange, at: int) -> Iterator[Found]:
    """Read what may follow the duration: "for each …", "It's still a land"."""
    first = made.changes[0]
    if reader.here(at, "for", "each") >= 0 and isinstance(first, ModifyPowerToughness):
        for each, end in reader.all("each amount", at + 2):
            changes = (first.evolve(for_each=each), *made.changes[1:])
            yield made.evolve(changes=changes, words="for each"), end
    if isinstance(first, BecomesCopy) and first.except_ is None:
        for except_, end in reader.all("copy exception", at):
            changes = (first.evolve(except_=except_), *made.changes[1:])
            yield made.evolve(changes=changes, words="except"), end
    if isinstance(first, BecomesA):
        for still in STILL:
            end = reader.here(at, ".", *still.split())
            if end >= 0:
                yield still_so(made, still), end


def still_so(made: ContinuousChange, still: str, words: str = "still") -> ContinuousChange:
    """Let what a land becomes leave it a land, as a sentence of its own says."""
    first = made.changes[0]
    return made.evolve(changes=(first.evolve(keeps=still), *made.changes[1:]), words=words)


#: How it is marked that such a sentence comes after "where X is …".
WHERE_STILL: Final = "where still"


def _say_continuous(sayer: Sayer, node: ContinuousChange) -> Words | None:
    if node.words in ("lure", "whose", "it's", "they're") or isinstance(
        node.changes[0], MustBlockIt | CantBlockIt
    ):
        return None
    said = sayer.try_say("object", node.of) or sayer.try_say("object pair", node.of)
    if said is None:
        return None
    first = node.changes[0]
    if node.words == "for each" and isinstance(first, ModifyPowerToughness):
        plain = node.evolve(changes=(first.evolve(for_each=None), *node.changes[1:]), words="")
        words = _say_continuous(sayer, plain)
        each = sayer.say("each amount", first.for_each)
        return None if words is None else [*words, "for", "each", *each]
    if node.words == "except" and isinstance(first, BecomesCopy):
        plain = node.evolve(changes=(first.evolve(except_=None), *node.changes[1:]), words="")
        words = _say_continuous(sayer, plain)
        return None if words is None else [*words, *sayer.say("copy exception", first.except_)]
    if node.words == "still quoted":
        words = _say_continuous(sayer, node.evolve(words=""))
        return None if words is None else [*words, *STILL_A_LAND.capitalize().split()]
    if node.words == WHERE_STILL:
        return _say_continuous(sayer, node.evolve(words=""))
    if node.words == "still" and isinstance(first, BecomesA):
        words = _say_continuous(sayer, node.evolve(words=""))
        return None if words is None else [*words, ".", *first.keeps.split()]
    changes = sayer.with_number(
        "changes", node.changes, third=is_third_person(node.of, sayer.targets)
    )
    if getattr(node.duration, "leads", False):
        return [*sayer.say("leading duration", node.duration), *said, *changes]
    if isinstance(node.duration, ForTheRestOfTheGame) or node.duration == WITHIN:
        return [*said, *changes]
    return [*said, *changes, *sayer.say("duration", node.duration)]


pair(
    "effect",
    ContinuousChange,
    _read_continuous,
    _say_continuous,
    first="<object> <leading_duration>",
)


def _read_doesnt_untap(reader: Reader, at: int) -> Iterator[Found]:
    for what, middle in reader.all("object", at):
        if reader.tokens[middle] in ("doesn't", "don't"):
            for words in (
                "untap during its controller's next untap step",
                "untap during your next untap step",
                "untap during their controller's next untap step",
                "untap during their controllers' next untap steps",
            ):
                end = reader.here(middle + 1, *words.split())
                if end >= 0:
                    yield DoesntUntap(what, words), end
            start = reader.here(middle + 1, "untap", "during")
            for who, after in reader.all("possessive", start) if start >= 0 else ():
                end = reader.here(after, *_NEXT_UNTAP_STEP)
                if end >= 0 and not isinstance(who, You | ControllerOf):
                    yield DoesntUntap(what, "", who), end


_NEXT_UNTAP_STEP: Final = ("next", "untap", "step")


def _say_doesnt_untap(sayer: Sayer, node: DoesntUntap) -> Words | None:
    verb = "doesn't" if is_third_person(node.what, sayer.targets) else "don't"
    words = [*sayer.say("object", node.what), verb]
    if node.who is None:
        return [*words, *node.words.split()]
    return [*words, "untap", "during", *sayer.say("possessive", node.who), *_NEXT_UNTAP_STEP]


pair("effect", DoesntUntap, _read_doesnt_untap, _say_doesnt_untap, first="<object>")

include("vp", "create", "search")

__all__ = ["ControllerOf", "CreateToken", "SearchLibrary", "TokenDescription", "listed"]


_REST: Final = ("for", "the", "rest", "of", "the", "game")


def _read_apply(reader: Reader, at: int) -> Iterator[Found]:
    for effect, middle in reader.all("static", at):
        plain = isinstance(effect, PreventAlways) or _is_about_exiled(effect)
        if not plain and not isinstance(effect, Affects):
            for duration, end in reader.all("duration", middle):
                yield ApplyStatic(effect, duration), end
        rest = reader.here(middle, *_REST)
        if rest >= 0 and isinstance(effect, MaximumHandSize):
            yield ApplyStatic(effect, ForTheRestOfTheGame()), rest
    for duration, start in reader.all("leading duration", at):
        for effect, end in reader.all("static", start):
            if not isinstance(effect, Affects) and not _is_about_exiled(effect):
                yield ApplyStatic(effect, duration), end
                for joiner in ("and", ", and"):
                    other = reader.here(end, *joiner.split())
                    for more, last in reader.all("static", other) if other >= 0 else ():
                        if not isinstance(more, Affects):
                            yield ApplyStatic(effect, duration, more, joiner), last
        for (first, second, how), end in reader.all("two effects", start):
            if how == _LANDS_AND and not _is_about_exiled(second):
                yield ApplyStatic(first, duration, second, how), end


#: How "play lands and cast spells from …" is told from two effects that are said in full.
_LANDS_AND: Final = "lands and"


def _read_uncounterable(reader: Reader, at: int) -> Iterator[Found]:
    """Read "creature spells you cast this turn can't be countered"."""
    for what, middle in reader.all("things", at):
        end = reader.here(middle, "this", "turn", *_UNCOUNTERABLE)
        if end >= 0 and what.noun == "spell":
            effect = Affects(Each(what, ""), (CantBe("be countered"),), "this turn")
            yield ApplyStatic(effect, UntilEndOfTurn("this turn")), end


_UNCOUNTERABLE: Final = ("can't", "be", "countered")


def _say_uncounterable(sayer: Sayer, node: ApplyStatic) -> Words | None:
    held = node.effect
    if not isinstance(held, Affects) or held.words != "this turn" or not isinstance(held.of, Each):
        return None
    return [*sayer.say("things", held.of.what), "this", "turn", *_UNCOUNTERABLE]


pair("effect", ApplyStatic, _read_uncounterable, _say_uncounterable, first="<things>")


def _read_target_uncounterable(reader: Reader, at: int) -> Iterator[Found]:
    """Read "target spell can't be countered", for as long as it is a spell."""
    for what, middle in reader.all("target object", at):
        end = reader.here(middle, *_UNCOUNTERABLE)
        if end >= 0:
            changes = (CantBe("be countered"),)
            yield ContinuousChange(what, changes, ForTheRestOfTheGame()), end


def _say_target_uncounterable(sayer: Sayer, node: ContinuousChange) -> Words | None:
    if node.changes != (CantBe("be countered"),):
        return None
    if not isinstance(node.duration, ForTheRestOfTheGame):
        return None
    return [*sayer.say("target object", node.of), *_UNCOUNTERABLE]


pair(
    "effect",
    ContinuousChange,
    _read_target_uncounterable,
    _say_target_uncounterable,
    first="<target_object>",
)


def _is_about_exiled(effect: Value) -> bool:
    """Tell whether it lets exiled cards be played: a resolution permits single cards instead."""
    if not isinstance(effect, MayPlayFrom) or effect.zone is not Zone.EXILE:
        return False
    return any(isinstance(each, IsAmong | ExiledWith) for each in walk(effect.what))


def _say_apply(sayer: Sayer, node: ApplyStatic) -> Words | None:
    if isinstance(node.effect, ReplaceDying) and getattr(node.duration, "words", "") == "this turn":
        return None  # "would die this turn"
    if node.words == "within":
        return None  # "cast spells this turn as though …"
    if node.words == _LANDS_AND:
        said = sayer.try_say("two effects", (node.effect, node.more, node.words))
    else:
        said = sayer.try_say("static", node.effect)
    if said is None:
        return None
    if node.more is not None and node.words != _LANDS_AND:
        said = [*said, *node.words.split(), *sayer.say("static", node.more)]
    if isinstance(node.effect, MaximumHandSize) and isinstance(node.duration, ForTheRestOfTheGame):
        return [*said, *_REST]
    if getattr(node.duration, "leads", False):
        return [*sayer.say("leading duration", node.duration), *said]
    return [*said, *sayer.say("duration", node.duration)]


pair("effect", ApplyStatic, _read_apply, _say_apply, first="<static> <leading_duration>")
phrase("vp", GetEmblem, "get+ an emblem with <abilities:granted>")
