"""A reading of the statements, tried: composed, played, judged, and a change that flips it."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from itertools import product
from typing import Any

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.described import HasSubtype
from rulings_cli.ask.cards import DropsOut, NotUnderstood
from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.plan import Change, Option, PlannedExample
from rulings_cli.ask.playing import Evidence, play
from rulings_cli.ask.reading import Reading
from rulings_cli.ask.statements import (
    besides,
    commander_tax,
    judging,
    ordering,
    paid_twice,
    resting,
)
from rulings_cli.ask.statements.changing import OF_TRIGGERS
from rulings_cli.ask.statements.composing import composed
from rulings_cli.ask.statements.covering import Cover
from rulings_cli.ask.statements.dividing import all_at_once, asked_one_by_one
from rulings_cli.ask.statements.exploring import FIRST, KILLING, LAST, Wanted, Watched, filled
from rulings_cli.ask.statements.free_asked import OF_ANY_CAST, PLANS, planned
from rulings_cli.ask.statements.mana_asked import settled_anew
from rulings_cli.ask.statements.nouns import nouns_in
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import (
    CASTS_IT,
    Deed,
    Item,
    Scene,
    Unplanned,
    Unsaid,
    WantsMana,
)
from rulings_cli.ask.statements.writing import line_of, script_of
from rulings_cli.ask.world import World
from rulings_cli.errors import InputError, NotSupported
from rulings_cli.game.choices import IllegalAnswer
from rulings_cli.game.events import CeasedToExist, ZoneChanged
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

#: So many ways to take the names are tried, and so many changes.
_MOST_BINDINGS = 16


_MOST_CHANGES = 60


#: Lands more that a player may need where something makes spells cost more.
_MOST_LANDS = 4


#: What comes up where a plan finds nothing to take: it is not planned, then.
_UNPLANNED = (AssertionError, IllegalAnswer, LookupError, StopIteration, ValueError)


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
    cover = cover.evolve(statements=tuple(marked))
    ask = next(each for each in cover.statements if each.kind == "ask")
    reading = Reading(ask.name, "statements")
    shown = tuple((each.kind, each.text) for each in cover.statements)
    names = tuple(dict.fromkeys(each.name for each in cards.values()))
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
    except _UNPLANNED:
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
    except (InputError, *_UNPLANNED):
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
    """Play the statements; both ways, where a commander may be moved."""
    found = []
    for stays, case in enumerate(_CASES):
        scene = _planned(statements, cards, world)
        moved = scene.about.get("moved")
        if moved is not None and moved is bool(stays):
            continue  # the question says what becomes of it
        scene.about["stays"] = bool(stays)
        evidence = _evidence(scene, statements, cards, world, case)
        found.append(evidence)
        if not any("as commander" in e.tails or e.zone == "command zone" for e in scene.items):
            break
    first, *others = found
    if all(each.option.verdict == first.option.verdict for each in others):
        return (first.evolve(plan=first.plan.evolve(case="")),)
    return tuple(found)


def _evidence(
    scene: Scene,
    statements: tuple[Statement, ...],
    cards: dict[str, Card],
    world: World,
    case: str,
) -> Evidence:
    planned = scene.about.get("plan")
    if isinstance(planned, PlannedExample):
        return play(planned, world)
    resting.need_said(scene)
    resting.need_understood(scene)
    watched = _as_answers(scene, _ready(scene, world), world)
    _need_done(scene, watched)
    script, run = watched.script, watched.as_run()
    option = judging.picked(scene, run)
    if option is not None and watched.ordered:

        def under_last() -> tuple[Watched, Option | None]:
            other = composed(statements, cards, world)
            _like(other, scene)
            other.about["orders"] = LAST
            played = _ready(other, world)
            return played, judging.picked(other, played.as_run())

        watched, option = ordering.chosen(scene, (watched, option), under_last())
        script, run = watched.script, watched.as_run()
    if option is None:
        raise NotSupported("the example came out in a way that is not foreseen")
    _need_trigger(scene, run)
    _need_other_size(scene, run)
    _need_last_alone(scene, run)
    asks = scene.about.get("ask")
    asked = asks.name if isinstance(asks, Statement) else ""
    resting.need_no_token(scene, _left(watched), asked)
    _need_stable(scene, statements, cards, world, option)
    change = _flipping(scene, statements, cards, world, option)
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


def _as_answers(scene: Scene, play: Watched, world: World) -> Watched:
    """Take what comes too late after what was said before as done in response to it."""
    refused = {each.name for each in play.attempts}
    left = _off_battlefield(play)
    late = [
        at
        for at, each in enumerate(scene.deeds)
        if at and each.item is not None and not (each.response or each.asked)
        and (scene.deeds[at - 1].kind in ("cast", "activate") or _has_entered(scene.deeds[at - 1]))
        and (_comes_too_late(each, refused) or _befalls(each, scene.deeds[at - 1], left))
    ]  # fmt: skip
    if len(late) != 1:
        return play
    scene.about["answers"] = late[0]
    scene.deeds[late[0]].response = True
    answered = _ready(scene, world)
    if answered.attempts:
        scene.deeds[late[0]].response = False
        scene.about.pop("answers")
        return play
    item = scene.deeds[late[0]].item
    scene.assumptions.append(f"{item.name if item is not None else 'it'} is used in response")
    return answered


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


_CHANGES = ("NAME gains", "NAME gets", "NAME loses", "NAME becomes")


def _off_battlefield(play: Watched) -> set[str]:
    return {
        each.name
        for each in play.game.trace
        if isinstance(each, ZoneChanged | CeasedToExist) and each.from_ is Zone.BATTLEFIELD
    }


def _like(scene: Scene, first: Scene) -> None:
    """Take as in the first scene what is no part of the question's words."""
    scene.about["change"] = True
    scene.about["stays"] = first.about.get("stays")
    scene.about["orders"] = first.about.get("orders", FIRST)
    at = first.about.get("answers")
    if isinstance(at, int):
        scene.deeds[at].response = True


def _left(play: Watched) -> frozenset[str]:
    """Give the names of what left for a hand, a library or exile."""
    gone = (Zone.HAND, Zone.LIBRARY, Zone.EXILE)
    return frozenset(
        each.name
        for each in play.game.trace
        if isinstance(each, ZoneChanged) and each.to in gone and each.from_ is not Zone.LIBRARY
    )


def _ready(scene: Scene, world: World) -> Watched:
    """Play the scene with its choices answered, and with the lands that its costs need."""
    wanted = _wanted(scene)
    extra: dict[str, int] = {}
    while True:
        play = filled(
            script_of(scene, extra),
            world,
            wanted,
            accepts=bool(scene.about.get("pays")),
            stays=bool(scene.about.get("stays")),
            divides=_divides(scene),
            loosely=bool(scene.about.get("change")),
            apart=str(scene.about.get("apart", "")),
            orders=str(scene.about.get("orders", FIRST)),
        )
        if _runs_out_of_cards(scene, play):
            continue
        short = _lacks_mana(scene, play)
        if not short or extra.get(short, 0) >= _MOST_LANDS:
            return play
        extra[short] = extra.get(short, 0) + 1


#: Asks of death: an attacker's damage is divided so that as many die as can, and otherwise, too,
#: where it is not asked what that attacker kills.
_OF_DEATH = frozenset(
    ("die", "survive", "die_or", "stays", "lost", "keeps", "survives", "kills", "beats",
     "both_die", "trades", "who_dies", "any_dies")
)  # fmt: skip
_KILLING = frozenset(("kills", "beats", "both_die", "trades", "who_dies", "any_dies", "kills_all"))


def _need_last_alone(scene: Scene, run: Any) -> None:
    """Abstain where spells before the one that is counted made something trigger, too."""
    if scene.about.get("nth", 1) == 1:
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


#: So many cards a library has where more are drawn than are there otherwise.
_MANY_CARDS = 60


def _runs_out_of_cards(scene: Scene, play: Watched) -> bool:
    """Let libraries be large where one of which nothing was said has no more cards to draw."""
    lost = any(
        rule.number == DRAWS_FROM_NOTHING for each in play.game.trace for rule in each.because
    )
    told = any(" library" in line for line in play.script.given)
    if not lost or told:
        return False
    for whose in ("your", "the opponent's"):
        scene.given.append(f"{whose} library has {_MANY_CARDS} cards")
    return True


#: The rule about drawing from a library with too few cards.
DRAWS_FROM_NOTHING = "121.4"


def _divides(scene: Scene) -> str:
    """Give how an attacker divides its damage among what blocks it; "" where that decides."""
    said = scene.about.get("divides")
    if isinstance(said, str):
        return said
    return KILLING


def _divided(how: str) -> resting.Tweak:
    def change(scene: Scene) -> None:
        scene.about["divides"] = how

    return change


def _other_divisions(scene: Scene) -> Iterator[resting.Tweak]:
    """Give other ways to divide an attacker's damage, where several block it."""
    asks, item = scene.about.get("ask"), scene.about.get("a")
    assert isinstance(asks, Statement)
    blockers = [each for each in scene.deeds if each.kind == "block"]
    several = len(blockers) > 1 or any(e.item is not None and e.item.count > 1 for e in blockers)
    all_of_it = isinstance(item, Item) and item.count > 1
    if several and not all_of_it and asks.name not in _KILLING:
        yield from (_divided(FIRST), _divided(LAST))


def _wanted(scene: Scene) -> Wanted:
    """Give the names of things that open choices should take: what the question names."""
    targets = [
        each.name for deed in scene.deeds for each in deed.targets if not isinstance(each, str)
    ]
    named = [each.name for each in scene.items if each.noun is not None]
    return tuple(dict.fromkeys((*scene.choices, *targets))), tuple(dict.fromkeys(named))


def _lacks_mana(scene: Scene, play: Watched) -> str:
    """Give who can't pay for what they do; "" where that is not so."""
    if any(each.kind == "mana" for each in scene.deeds):
        return ""  # how the mana is made was seen before
    for attempt in play.attempts:
        if _is_want_of_mana(attempt.refused):
            who = str(getattr(attempt.refused.action, "player", "you"))
            return "" if who in scene.mana_fixed else who
    deed = scene.asked
    if not scene.asks or deed is None or deed.kind not in ("cast", "activate"):
        return ""
    if deed.who in scene.mana_fixed:
        return ""
    run = play.as_run()
    try:
        options = judging.options(scene, run)
    except WantsMana:
        return deed.who
    for each in options:
        if each.verdict == "no" and each.then and run.holds(each.then[0]):
            got = str(run.check(each.then[0]).got)
            return deed.who if any(rule in got for rule in _WANT_OF_MANA) else ""
    return ""


#: The rules by which something is refused for want of mana.
_WANT_OF_MANA = ("118.3", "601.2h", "602.2b")


def _is_want_of_mana(refused: Any) -> bool:
    numbers = (refused.rule.number, *(each.number for each in refused.because))
    return any(each.startswith(_WANT_OF_MANA) for each in numbers)


def _need_done(scene: Scene, play: Watched) -> None:
    """Abstain where something that the question says is done is not possible."""
    free = {each.item.name for each in scene.deeds if each.may_fail and each.item is not None}
    if any(each.line.startswith(CASTS_IT) for each in scene.deeds):
        free.add("it")
    free |= {line_of(scene, e) for e in scene.deeds if e.may_fail and e.kind == "attack"}
    _need_dead(scene, play)
    besides.need_befallen(scene, play)
    asks = scene.about.get("ask")
    by_tool = isinstance(asks, Statement) and asks.name in _BY_TOOL
    for attempt in play.attempts:
        # what is no legal target is not killed: that much is an answer
        if attempt.name not in free or (by_tool and not _is_of_targets(attempt.refused)):
            raise NotSupported(
                f"{attempt.verb} {attempt.name} is refused there: {attempt.refused.reason}"
            )


def _need_dead(scene: Scene, play: Watched) -> None:
    """Abstain where something that is said to die does not leave the battlefield."""
    left = _off_battlefield(play)
    for deed in scene.deeds:
        if deed.item is scene.about.get("copier"):
            continue  # it has another name there
        if deed.line == "NAME dies" and deed.item is not None and deed.item.name not in left:
            raise NotSupported(f"{deed.item.name} does not die there")


_BY_TOOL = frozenset(
    ("kills", "exiles", "bounces", "works", "countered", "counters_spell", "removes")
)
#: The rules by which something is no legal target.
_OF_TARGETS = ("115.", "601.2c", "702.11", "702.16", "702.18")


def _is_of_targets(refused: Any) -> bool:
    return bool(refused.rule.number.startswith(_OF_TARGETS))


def _need_stable(
    first: Scene,
    statements: tuple[Statement, ...],
    cards: dict[str, Card],
    world: World,
    option: Option,
) -> None:
    """Abstain where the verdict is another by what the question leaves open."""
    was = _came_to(first, option)
    asks = first.about.get("ask")
    if first.about.get("x unsaid") and isinstance(asks, Statement) and asks.name == "happens":
        return  # the X is told as assumed, and all that comes of it

    def under(tweak: resting.Tweak) -> tuple[str, str | None] | None:
        return _verdict_under(tweak, first, statements, cards, world)

    def anew(tweak: resting.Tweak) -> Scene:
        scene = composed(statements, cards, world)
        _like(scene, first)
        tweak(scene)
        return scene

    if option.verdict == "yes" and isinstance(asks, Statement) and asks.name in _MAY:
        besides.need_same_outcome(first, anew, lambda scene: _ready(scene, world))
        besides.need_effect(first, anew, lambda scene: _ready(scene, world))
    besides.need_own_target(first)
    for tweak in (*resting.unsaid(first), *_other_divisions(first)):
        if under(tweak) not in (None, was):
            raise NotSupported("it rests on what the question does not say")
    for name, gone in resting.letting(first) if option.verdict == "yes" else ():
        if under(gone) == was:
            raise Unplanned(f"it is so without {name}, too")
    if option.verdict == "yes":
        besides.need_needed(first, lambda tweak: under(tweak) == was)
    for name, moved in _of_nobody(first):
        if under(moved) not in (None, was):
            raise NotSupported(f"it rests on who controls {name}")
    for name, moved in resting.opposed(first):
        if under(moved) not in (None, was):
            raise NotSupported(f"it rests on who controls {name}")
    for name, moved, gone in resting.sides(first):
        # a permanent that changes nothing where it is, and something on the other side
        if under(moved) not in (None, was) and under(gone) == was:
            raise NotSupported(f"it rests on who controls {name}")


def _of_nobody(scene: Scene) -> Iterator[tuple[str, resting.Tweak]]:
    """Give the other side to a creature that nobody was said to control, where all are hit."""
    asks, item = scene.about.get("ask"), scene.about.get("a")
    swept = any(e.kind == "cast" and e.item is not None and not e.targets for e in scene.deeds)
    if not isinstance(asks, Statement) or asks.name not in _OF_DEATH or not swept:
        return
    if not isinstance(item, Item) or item.noun is None or item.zone != "battlefield":
        return
    if item.noun.is_card or item.noun.owner or not item.assumed:
        return
    at = scene.items.index(item)
    other = "opponent" if item.owner == "you" else "you"

    def change(scene: Scene) -> None:
        scene.items[at].owner = other

    yield item.name, change


#: Asks for what may be done, where that it works is meant, too.
_MAY = frozenset(("can", "can_thing"))


def _came_to(scene: Scene, option: Option) -> tuple[str, str | None]:
    """Give what it comes to; whose zone is nothing that it rests on, where nobody was said."""
    asks = scene.about.get("ask")
    verdict, value = option.came_to
    if isinstance(asks, Statement) and asks.name == "where" and value is not None:
        value = value.replace("the opponent's ", "").replace("your ", "")
    return verdict, value


def _verdict_under(
    tweak: resting.Tweak,
    first: Scene,
    statements: tuple[Statement, ...],
    cards: dict[str, Card],
    world: World,
) -> tuple[str, str | None] | None:
    """Give the verdict and value under a change, None where it can't be played."""
    scene = composed(statements, cards, world)
    _like(scene, first)
    try:
        tweak(scene)
        settled_anew(scene)
        watched = _ready(scene, world)
        _need_done(scene, watched)
        other = judging.picked(scene, watched.as_run())
    except (NotSupported, DropsOut, InputError, *_UNPLANNED):
        return None
    return None if other is None else _came_to(first, other)


def _flipping(
    first: Scene,
    statements: tuple[Statement, ...],
    cards: dict[str, Card],
    world: World,
    option: Option,
) -> Change | None:
    """Give the nearest change under which the answer is another."""
    from rulings_cli.ask.playing import _flips
    from rulings_cli.ask.statements.changing import tweaks

    weak: Change | None = None
    plain = composed(statements, cards, world)
    _like(plain, first)
    for count, (words, tweak) in enumerate(tweaks(plain)):
        if count >= _MOST_CHANGES:
            break
        scene = composed(statements, cards, world)
        _like(scene, first)
        try:
            tweak(scene)
            settled_anew(scene)
            watched = _ready(scene, world)
            run = watched.as_run()
            other = judging.picked(scene, run)
        except (NotSupported, DropsOut, InputError, *_UNPLANNED):
            continue
        if other is None or not _flips(option, other) or run.unplayable():
            continue
        change = Change(words, watched.script, options=(other,))
        if not run.play.attempts:
            return change
        weak = weak or change
    return weak
