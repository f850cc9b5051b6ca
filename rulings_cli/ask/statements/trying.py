"""A reading of the statements, tried: composed, played, judged, and a change that flips it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from rulings_cli.abilities import effects
from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.described import HasSubtype
from rulings_cli.abilities.static import GrantAbilities
from rulings_cli.ask.cards import DropsOut, NotUnderstood, has
from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.plan import Option, PlannedExample
from rulings_cli.ask.playing import Evidence, play
from rulings_cli.ask.reading import Reading
from rulings_cli.ask.statements import (
    commander_tax,
    exploring,
    judging,
    modes_said,
    ordering,
    paid_twice,
    players_said,
    resting,
)
from rulings_cli.ask.statements.composing import composed
from rulings_cli.ask.statements.covering import Cover
from rulings_cli.ask.statements.dividing import all_at_once, asked_one_by_one
from rulings_cli.ask.statements.doing import HARM
from rulings_cli.ask.statements.exploring import LAST, Watched
from rulings_cli.ask.statements.free_asked import OF_ANY_CAST, PLANS, planned
from rulings_cli.ask.statements.judging_events import is_counted
from rulings_cli.ask.statements.mana_asked import settled_anew
from rulings_cli.ask.statements.nouns import nouns_in
from rulings_cli.ask.statements.proving import differs_under, flipping, need_stable
from rulings_cli.ask.statements.readying import UNPLANNED, anew, need_done, off_battlefield, ready
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import (
    Deed,
    Item,
    Scene,
    Unplanned,
    Unsaid,
)
from rulings_cli.ask.statements.triggering import OF_TRIGGERS
from rulings_cli.ask.world import World
from rulings_cli.errors import InputError, NotSupported
from rulings_cli.game.events import ZoneChanged
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

#: So many ways to take the names are tried.
_MOST_BINDINGS = 16


class Answered(Value):
    """One way to read the question as statements, and what came of it."""

    reading: Reading
    read: tuple[tuple[str, str], ...]
    evidence: tuple[Evidence, ...] = ()
    dropped: str = ""
    missing: NotSupported | None = None
    cards: tuple[str, ...] = ()
    #: what the answer is to several asks at once, "" where there is only one
    verdict: str = ""
    says: str = ""


def proved_first(found: list[Answered]) -> list[Answered]:
    """Give the ways to read it; one that shows nothing gives way to one that does."""
    proved = [each for each in found if any(one.contrast is not None for one in each.evidence)]
    if not proved:
        return found
    return [
        each
        for each in found
        if not each.evidence or any(one.contrast is not None for one in each.evidence)
    ]


def of_cover(cover: Cover, world: World) -> Iterator[Answered]:
    """Give what comes of a cover with every way to take its names."""
    for cards in _bindings(cover, world):
        yield _tried(cover, cards, world)


def _mentions(cover: Cover) -> Iterator[Mention]:
    for statement in cover.statements:
        for noun in nouns_in(tuple(value for _, value in statement.slots)):
            if noun.mention is not None:
                yield noun.mention


#: Types of cards that are in no deck (CR 108.2b, 311 to 315): hardly anybody means them.
_IN_NO_DECK = frozenset(("vanguard", "plane", "phenomenon", "scheme", "conspiracy", "dungeon"))


def _played_with(names: tuple[str, ...], world: World) -> tuple[str, ...]:
    """Give the cards of a name that are in decks, where it may mean others, too."""
    if len(names) == 1:
        return names
    kept = (e for e in names if _IN_NO_DECK.isdisjoint(world.card(e).front.types))
    return tuple(kept) or names


def _bindings(cover: Cover, world: World) -> Iterator[dict[str, Card]]:
    """Give every way to take the names; one that may mean a card named elsewhere means that."""
    slots: dict[str, tuple[str, ...]] = {}
    sure = {each.cards[0] for each in _mentions(cover) if len(each.cards) == 1}
    for each in _mentions(cover):
        known = tuple(one for one in each.cards if one in sure and each.how != "nickname")
        slots.setdefault(each.text.lower(), known or _played_with(each.cards, world))
    for count, chosen in enumerate(product(*slots.values())):
        if count >= _MOST_BINDINGS:
            return
        yield {key: world.card(name) for key, name in zip(slots, chosen, strict=True)}


def _tried(cover: Cover, cards: Mapping[str, Card], world: World) -> Answered:
    marked = commander_tax.marked(paid_twice.marked(list(cover.statements)))
    ask = next(each for each in marked if each.kind == "ask")
    reading = Reading(ask.name, "statements")
    shown = tuple((each.kind, each.text) for each in marked)
    names = tuple(dict.fromkeys(each.name for each in cards.values()))
    try:
        cover = cover.evolve(statements=players_said.settled(marked))
    except DropsOut as reason:
        return Answered(reading, shown, dropped=str(reason), cards=names)
    if ask.name in PLANS:
        found = _played_free(cover, cards, world, shown)
        if ask.name not in OF_ANY_CAST or found.evidence:
            return found
    try:
        parts = asked_one_by_one(cover.statements)
        answers = [
            tuple(
                one
                for statements in _asked_apart(part, cards)
                for one in _played(statements, dict(cards), world)
            )
            for part in parts
        ]
    except DropsOut as reason:
        return Answered(reading, shown, dropped=str(reason), cards=names)
    except NotSupported as missing:
        return Answered(reading, shown, missing=missing, cards=names)
    except InputError as error:
        why_not = NotSupported(f"an example of it can't be played: {error.message}")
        return Answered(reading, shown, missing=why_not, cards=names)
    except UNPLANNED:
        why_not = Unplanned("an example of it can't be planned")
        return Answered(reading, shown, missing=why_not, cards=names)
    evidence = tuple(one for each in answers for one in each)
    if len(parts) == 1:
        return Answered(reading, shown, evidence, cards=names)
    if any(len(each) != 1 for each in answers):
        return Answered(reading, shown, missing=NotSupported("too much is asked"), cards=names)
    verdict, says = all_at_once(cover.statements, tuple(each[0].option for each in answers))
    return Answered(reading, shown, evidence, cards=names, verdict=verdict, says=says)


def _played_free(
    cover: Cover, cards: Mapping[str, Card], world: World, shown: tuple[tuple[str, str], ...]
) -> Answered:
    """Play what is asked of a free cast."""
    names = tuple(dict.fromkeys(each.name for each in cards.values()))
    reading = Reading(next(e.name for e in cover.statements if e.kind == "ask"), "statements")
    try:
        reading, plans = planned(cover.statements, cards, world)
        evidence = tuple(play(each, world) for each in plans if not each.optional)
    except DropsOut as reason:
        return Answered(reading, shown, dropped=str(reason), cards=names)
    except NotSupported as missing:
        return Answered(reading, shown, missing=missing, cards=names)
    except (InputError, *UNPLANNED):
        return Answered(reading, shown, missing=Unplanned("it can't be planned"), cards=names)
    return Answered(reading, shown, evidence, cards=names)


def _asked_apart(
    statements: tuple[Statement, ...], cards: Mapping[str, Card]
) -> Iterator[tuple[Statement, ...]]:
    """Give the statements once for each thing of which the same is asked ("for X? for Y?")."""
    further = [each for each in statements if each.name == "also_for"]
    plain = tuple(each for each in statements if each.name != "also_for")
    ask = next(each for each in plain if each.kind == "ask")
    if ask.name == "is_a" and all(_asks_for_it(each, ask, cards) for each in further):
        yield plain  # "does it count as an Island for NAME"
        return
    told = next((e for e in plain if e.kind == "event" and e.name in _OF_CARDS), None)
    if further and ask.name != "trigger_for" and (ask.name not in OF_TRIGGERS or told is None):
        raise DropsOut("nothing was asked of another thing")
    yield plain
    for each in further:
        of, slot = (ask, "b") if ask.name == "trigger_for" or told is None else (told, "a")
        slots = tuple(one for one in of.slots if one[0] != slot)
        other = of.evolve(slots=(*slots, (slot, each.get("b"))))
        yield tuple(other if one is of else one for one in plain)


#: Events of a card, which may be another card ("when I cast X? and for Y?").
_OF_CARDS = frozenset(("cast", "enter", "play_land"))


def _asks_for_it(for_what: Statement, ask: Statement, cards: Mapping[str, Card]) -> bool:
    """Tell whether a card's text asks for the subtype of which it is asked if a thing has it."""
    noun, wanted = for_what.noun("b"), ask.word("type")
    if noun is None or noun.mention is None or not wanted:
        return False
    card = cards.get(noun.mention.text.lower())
    return card is not None and any(
        isinstance(each, HasSubtype) and each.name.lower() == wanted.lower()
        for face in card.faces
        for each in walk(face.paragraphs)
    )


def _planned(statements: tuple[Statement, ...], cards: dict[str, Card], world: World) -> Scene:
    try:
        return composed(statements, cards, world)
    except (NotUnderstood, Unsaid):
        raise
    except NotSupported as missing:
        raise Unplanned(missing.what, missing.rule) from missing


#: What may become of a commander that would go elsewhere (CR 903.9a): both are played.
_CASES = ("the commander goes to the command zone", "the commander stays where it is put")


def _played(
    statements: tuple[Statement, ...], cards: dict[str, Card], world: World
) -> tuple[Evidence, ...]:
    """Play the statements; with each mode of a spell, where that was not said."""
    composed = _planned(statements, cards, world)
    try:
        return _in_cases(composed)
    except exploring.ModeUnsaid:
        found = [_in_cases(each) for each in modes_said.with_each_mode(composed)]
        if not found or len({one.option.verdict for each in found for one in each}) > 1:
            raise
        return found[0]


def _in_cases(composed: Scene) -> tuple[Evidence, ...]:
    """Play a scene; both ways, where a commander may be moved."""
    found = []
    for stays, case in enumerate(_CASES):
        scene = composed.copy()
        moved = scene.about.get("moved")
        if moved is not None and moved is bool(stays):
            continue  # the question says what becomes of it
        scene.about["stays"] = bool(stays)
        evidence = _evidence(scene, composed, case)
        found.append(evidence)
        if not any("as commander" in e.tails or e.zone == "command zone" for e in scene.items):
            break
    if len(found) == 1:
        return tuple(_in_each_order(scene, composed, found[0]))
    first, *others = found
    if all(each.option.verdict == first.option.verdict for each in others):
        return (first.evolve(plan=first.plan.evolve(case="")),)
    return tuple(found)


def _in_each_order(scene: Scene, composed: Scene, found: Evidence) -> Iterator[Evidence]:
    """Give what was played, and what comes of it with the other timestamps where that differs."""
    for first, second, later in resting.other_timestamps(scene):
        if differs_under(later, scene, composed, found.option):
            other = composed.copy()
            later(other)
            settled_anew(other)
            yield found.evolve(plan=found.plan.evolve(case=f"{second} came after {first}"))
            yield _evidence(other, composed, f"{first} came after {second}")
            return
    yield found.evolve(plan=found.plan.evolve(case=""))


def _evidence(scene: Scene, composed: Scene, case: str) -> Evidence:
    """Play a scene; `composed` is the same before anything was settled about it."""
    world = scene.world
    planned = scene.about.get("plan")
    if isinstance(planned, PlannedExample):
        return play(planned, world)
    resting.need_said(scene)
    resting.need_understood(scene)
    watched = _as_answers(scene, ready(scene))
    need_done(scene, watched)
    watched = _sooner(scene, watched)
    script, run = watched.script, watched.as_run()
    option = judging.picked(scene, run)
    if option is not None and watched.ordered:

        def under_last() -> tuple[Watched, Option | None]:
            other = anew(composed, scene)
            other.about["orders"] = LAST
            played = ready(other)
            return played, judging.picked(other, played.as_run())

        watched, option = ordering.chosen(scene, (watched, option), under_last())
        script, run = watched.script, watched.as_run()
    if option is None:
        raise NotSupported("the example came out in a way that is not foreseen")
    if option.value == "0" and any(e.assumed and e.count > 1 for e in scene.permanents()):
        raise NotSupported("whose those are that were counted was not said")
    _need_trigger(scene, run)
    _need_other_size(scene, run)
    _need_last_alone(scene, run)
    asks = scene.about.get("ask")
    asked = asks.name if isinstance(asks, Statement) else ""
    resting.need_no_token(scene, _left(watched), asked)
    need_stable(scene, composed, option)
    change = flipping(scene, composed, option, script)
    watched.keep(world)
    plan = PlannedExample(
        script,
        judging.options(scene, run),
        (change,) if change is not None else (),
        tuple(scene.assumptions),
        cards=tuple(each.card.name for each in scene.items if each.card is not None),
        by_verdict=True,
        case=case,
    )
    return play(plan, world)


def _as_answers(scene: Scene, play: Watched) -> Watched:
    """Take what comes too late after what was said before as done in response to it."""
    refused = {each.name for each in play.attempts}
    left = off_battlefield(play)
    late = [
        at
        for at, each in enumerate(scene.deeds)
        if at and each.item is not None and not (each.response or each.asked)
        and (scene.deeds[at - 1].kind in ("cast", "activate") or _has_entered(scene.deeds[at - 1]))
        and (
            _comes_too_late(each, refused)
            or _befalls(each, scene.deeds[at - 1], left)
            or _shields(scene, each, scene.deeds[at - 1])
        )
    ]  # fmt: skip
    if len(late) != 1:
        return play
    scene.about["answers"] = late[0]
    scene.deeds[late[0]].response = True
    answered = ready(scene)
    if answered.attempts:
        scene.deeds[late[0]].response = False
        scene.about.pop("answers")
        return play
    item = scene.deeds[late[0]].item
    scene.assumptions.append(f"{item.name if item is not None else 'it'} is used in response")
    return answered


def _sooner(scene: Scene, play: Watched) -> Watched:
    """Take what is asked about as done in response, where only then it can be done.

    "He casts A, can I cast B" is asked while A is on the stack, unless A is said to resolve.
    """
    deed = scene.asked
    if deed is None or deed.response or scene.asks != "can" or deed not in scene.deeds[1:]:
        return play
    at = scene.deeds.index(deed)
    before = scene.deeds[at - 1]
    waits = before.kind in _ON_STACK and before.who != deed.who and deed.kind in _ON_STACK
    words = set(before.text.lower().split())
    if before.kind == "cast" and before.item is not None and not before.item.is_spell:
        return play  # what the permanent does once it is there is asked about
    if not waits or not before.text or not words.isdisjoint(_RESOLVED):
        return play
    if deed.item is not None and deed.item.zone == "found":
        return play  # it is where it went as that resolved
    if _is_allowed(scene, play) or not _has_moved(deed, play):
        return play
    deed.response, scene.about["answers"] = True, at
    sooner = ready(scene)
    if not _is_allowed(scene, sooner):
        deed.response = False
        scene.about.pop("answers")
        return ready(scene)
    scene.assumptions.append("it is done in response")
    return sooner


def _has_moved(deed: Deed, play: Watched) -> bool:
    """Tell whether what is to be used has gone elsewhere by what was done before."""
    return deed.item is not None and any(
        isinstance(each, ZoneChanged) and each.name == deed.item.name for each in play.game.trace
    )


_ON_STACK = frozenset(("cast", "activate"))
#: Words by which a spell or ability is said to have resolved, or to be past.
_RESOLVED = frozenset(
    ("resolve", "resolves", "resolved", "resolving", "land", "lands", "landed", "stick", "sticks",
     "after", "already")
)  # fmt: skip


def _is_allowed(scene: Scene, play: Watched) -> bool:
    """Tell whether what is asked about can be done in a play."""
    option = judging.picked(scene, play.as_run())
    wanted = "no" if scene.about.get("hinders") else "yes"
    return option is not None and option.verdict == wanted


def _has_entered(deed: Deed) -> bool:
    """Tell whether something has entered by resolving, and what it triggers waits."""
    return deed.kind == "happen" and deed.line == "NAME resolves"


def _comes_too_late(deed: Deed, refused: set[str]) -> bool:
    """Tell whether what may be done at any time is refused there."""
    item = deed.item
    if item is None or item.name not in refused:
        return False
    return deed.kind == "activate" or (deed.kind == "cast" and item.is_instant)


def _befalls(deed: Deed, before: Deed, left: set[str]) -> bool:
    """Tell whether something befalls what has left by the spell before."""
    if deed.kind != "happen" or deed.item not in before.targets or deed.item is None:
        return False
    return deed.item.name in left and deed.line.startswith(_CHANGES)


def _shields(scene: Scene, deed: Deed, before: Deed) -> bool:
    """Tell whether it would save what the other player's spell harms, were it done in time."""
    if before.kind != "cast" or deed.kind not in _ON_STACK or before.who == deed.who:
        return False
    if before.item is None or deed.item is None or not has(before.item.face.paragraphs, *HARM):
        return False
    said = scene.about.get("said")
    marks = [each.name for each in said if each.kind == "mark"] if isinstance(said, tuple) else []
    if not _IN_TURN.isdisjoint(marks):
        return False
    shields = (effects.Prevent, effects.Regenerate)
    granted = [e for e in walk(deed.item.face.paragraphs) if isinstance(e, GrantAbilities)]
    names = {e.name for one in granted for e in walk(one.abilities) if isinstance(e, Keyword)}
    return has(deed.item.face.paragraphs, *shields) or not _SAVING.isdisjoint(names)


#: What says that one thing is done after another.
_IN_TURN = frozenset(("later", "after", "resolved", "turn_end", "next_turn"))
#: Keywords that save from what a spell does.
_SAVING = frozenset(("hexproof", "indestructible", "protection", "shroud"))
_CHANGES = ("NAME gains", "NAME gets", "NAME loses", "NAME becomes")


def _left(play: Watched) -> frozenset[str]:
    """Give the names of what left for a hand, a library or exile."""
    gone = (Zone.HAND, Zone.LIBRARY, Zone.EXILE)
    return frozenset(
        each.name
        for each in play.game.trace
        if isinstance(each, ZoneChanged) and each.to in gone and each.from_ is not Zone.LIBRARY
    )


def _need_last_alone(scene: Scene, run: Any) -> None:
    """Abstain where spells before the one that is counted made something trigger, too."""
    asks = scene.about.get("ask")
    if not is_counted(scene) or (isinstance(asks, Statement) and asks.name == "trigger"):
        return
    kinds = [type(each).__name__ for each in run.game.trace]
    last = max((at for at, kind in enumerate(kinds) if kind == "SpellCast"), default=0)
    if "Triggered" in kinds[:last]:
        raise NotSupported("what the spells before it made happen is not told apart")


def _need_trigger(scene: Scene, run: Any) -> None:
    """Abstain where what was taken to happen does not make that trigger which should do it."""
    from rulings_cli.ask.statements.judged import times

    item = scene.about.get("implied")
    if isinstance(item, Item) and len(scene.deeds) == 1 and scene.deeds[0].item is not None:
        told = scene.deeds[0].item
        if told.noun is None and times(run, scene.ref(item)) == 0:
            raise NotSupported(f"what makes {item.name} trigger was not said")


def _need_other_size(scene: Scene, run: Any) -> None:
    """Abstain where nothing is asked, and what is named changes no creature's size."""
    from rulings_cli.ask.statements.judging_open import size_line

    item = scene.about.get("a")
    implied = scene.about.get("size implied") and isinstance(item, Item)
    if implied and isinstance(item, Item) and not size_line(run, item, scene.ref(item)):
        raise NotSupported("what is asked was not said")
