"""Making mana in a scene: every way in which a permanent's mana abilities can be used there.

The ways are found by using each ability in a fork of the position, with every answer to its
choices (CR 605.3); the example then shows the one that is wanted.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from typing import Any

from rulings_cli.abilities.costs import PayMana, SacrificeObjects, TapObjects
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.quantities import Number
from rulings_cli.ask.cards import has, mana_abilities
from rulings_cli.ask.plans.things import may_be, several, thing_for
from rulings_cli.ask.plans.using import ability_nth
from rulings_cli.ask.statements.own_conditions import let_control
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.game.game import Game
from rulings_cli.terms.mana import COLOR_NAMES, MANA_TYPES
from rulings_cli.terms.values import Value, walk

#: So many ways of using one ability are looked at, and so many choices of one use.
_MOST_WAYS, _MOST_ANSWERS = 80, 12
#: Choices that tell what mana is made: every answer to them is tried.
_ORDER = "order replacement"
_OF_MANA = frozenset(("mana", "color", "x", "number", "mana type", "type", _ORDER))


class ManaWay(Value):
    """One way to use a mana ability: which one, what is chosen, and the mana then in the pool.

    `nth` counts the permanent's mana abilities; `own` is the mana of the permanent itself, `made`
    all that is new there; `chosen` the words for what is chosen; `keeps` whether the mana that
    was there before still is.
    """

    nth: int
    of: int
    chosen: tuple[str, ...]
    own: tuple[str, ...]
    made: tuple[str, ...]
    x: int = 0
    keeps: bool = False

    def line(self, name: str) -> str:
        """Give the action of an example line."""
        which = f"{ability_nth(self.nth)} mana ability" if self.of > 1 else "mana ability"
        tails = [f"with X={self.x}"] if self.x else []
        tails += [f"choosing {'; '.join(self.chosen)}"] if self.chosen else []
        return ", ".join((f"{name}'s {which}", *tails))


def ways_of(game: Game, id: int, who: str) -> tuple[ManaWay, ...]:
    """Give every way in which a player can make mana with a permanent now."""
    from rulings_cli.engine import activating

    game = game.fork()
    game.priority = who
    mine = [index for source, index in activating.mana_abilities_of(game, who) if source == id]
    return tuple(
        way
        for nth, index in enumerate(_as_printed(game, id, mine), start=1)
        for way in _ways(game, id, who, index, nth, len(mine))
    )


def _as_printed(game: Game, id: int, indices: list[int]) -> list[int]:
    """Give abilities in the order in which a line counts them: those that are printed first."""
    from rulings_cli.engine import layers

    abilities = layers.characteristics(game, id).abilities
    printed = tuple(game.objects[id].face.abilities)
    return sorted(indices, key=lambda index: abilities[index] not in printed)


def _ways(game: Game, id: int, who: str, index: int, nth: int, of: int) -> Iterator[ManaWay]:
    from rulings_cli import engine
    from rulings_cli.game.actions import ActivateAbility, Refused
    from rulings_cli.game.choices import ChoiceNeeded, IllegalAnswer, Tape

    before = game.players[who].mana
    open_: list[tuple[Any, ...]] = [()]
    found: dict[tuple[str, ...], ManaWay] = {}
    tried = 0
    while open_:
        answers = open_.pop()
        tried += 1
        if tried > _MOST_WAYS * 4:
            raise NotSupported("there are too many ways to make that mana")
        tape = Tape(answers)
        try:
            done = engine.step(game, ActivateAbility(who, id, index), tape)
        except ChoiceNeeded as needed:
            tried_of = answers_to(needed.choice, _OF_MANA, _MOST_WAYS, _MOST_ANSWERS)
            open_ += [(*answers, each) for each in tried_of]
            continue
        except IllegalAnswer:
            continue
        if isinstance(done, Refused):
            continue
        way = _way(done.game, before, (id, who, nth, of), tape)
        found.setdefault(way.made, way)
    yield from found.values()


def answers_to(choice: Any, kinds: Collection[str], most: int, most_others: int) -> tuple[Any, ...]:
    """Give the answers to try to a choice, the first of them last.

    Of a choice of the kinds all are tried, up to a number, of another what plainly answers it.
    """
    from itertools import islice

    from rulings_cli.engine.choosing import default_answerer
    from rulings_cli.game.choices import NO_ANSWER

    if choice.kind in kinds:
        return tuple(islice(iter(choice.domain), most))[::-1]
    plain = default_answerer()(choice, None)  # type: ignore[arg-type]  # it looks at no position
    if plain is not NO_ANSWER:
        return (plain,)
    if choice.kind == "mana abilities":
        return ("done",)
    return tuple(islice(iter(choice.domain), most_others))[::-1]


def _way(game: Game, before: Any, use: tuple[int, str, int, int], tape: Any) -> ManaWay:
    id, who, nth, of = use
    units = game.players[who].mana
    new = [each for each in units if each not in before]
    chosen: list[tuple[str, Any]] = [
        (c.kind, game.objects[answer].name if c.kind == _ORDER else answer)
        for c, answer in tape.asked
        if c.kind in _OF_MANA
    ]
    return ManaWay(
        nth,
        of,
        tuple(_said(answer) for kind, answer in chosen if kind != "x"),
        ordered(each.type for each in new if each.source == id),
        ordered(each.type for each in new),
        next((answer for kind, answer in chosen if kind == "x"), 0),
        bool(before) and len(new) < len(units),
    )


def ordered(types: Any) -> tuple[str, ...]:
    """Give types of mana in their order."""
    return tuple(sorted(types, key=MANA_TYPES.index))


def _said(answer: Any) -> str:
    """Say an answer to a choice of mana as a line does."""
    if isinstance(answer, tuple):
        return "".join(f"{{{each}}}" for each in answer)
    if answer in MANA_TYPES:
        return COLOR_NAMES.get(answer, "{C}")
    return str(answer)


# --- in a scene ---------------------------------------------------------------------------------


def position_of(scene: Scene) -> Game:
    """Give the position of the scene after what is done in it."""
    from rulings_cli.ask.statements.exploring import filled, watched
    from rulings_cli.ask.statements.writing import script_of

    found = scene.about.get("fetched")
    if isinstance(found, Item):
        play = filled(script_of(scene), scene.world, ((found.name,), ()))
    else:
        play = watched(script_of(scene), scene.world)
    if play.attempts:
        raise NotSupported(f"{play.attempts[0].name} is refused there")
    game: Game = play.game
    return game


def id_of(scene: Scene, game: Game, item: Item) -> int:
    """Give the permanent that a thing of the scene is; the first of several alike."""
    from rulings_cli.examples import naming, phrases
    from rulings_cli.terms.zones import Zone

    name = f"the first {item.name}" if item.count > 1 else scene.ref(item)
    found = naming.find(game, phrases.ref(name), (Zone.BATTLEFIELD,))
    if len(found) != 1:
        raise NotSupported(f"{item.name} is not on the battlefield when it is tapped")
    return int(found[0])


def taken(scene: Scene, item: Item, asker: str) -> None:
    """Let a permanent that another player has gained control of be tapped by that player."""
    from rulings_cli.engine.looking_up import controller_of

    owner = item.owner or "you"
    scene.about.pop("mana by", None)
    if not any(item is each.item or item in each.targets for each in scene.deeds):
        return
    try:
        game = position_of(scene)
        controller = str(controller_of(game, id_of(scene, game, item)))
    except NotSupported:
        return  # it is gone, or what is done is refused: that is seen as it is tapped
    if controller != owner and asker in ("", controller):
        scene.about["mana by"] = controller


def maker_of(scene: Scene, item: Item) -> str:
    """Give who taps a permanent for mana."""
    return str(scene.about.get("mana by") or item.owner or "you")


#: The one thing that makes mana, where a question says that there is no other.
ONLY_SOURCE = "only source"


def only_source(scene: Scene, statement: Statement) -> None:
    """Let a permanent be the only thing of its player that makes mana."""
    noun = statement.noun()
    item = scene.bind(noun, "permanent") if noun is not None else None
    if item is None or not mana_abilities(item.face):
        raise Misfit("what makes no mana is no source of it")
    scene.onto_battlefield(item, "you")
    scene.about[ONLY_SOURCE] = item
    scene.mana_fixed.add(item.owner or "you")


def another_source(scene: Scene) -> None:
    """Let there be other mana, too."""
    scene.about.pop(ONLY_SOURCE, None)


def pay_for_use(scene: Scene, item: Item) -> None:
    """Let the mana be there that the mana abilities of a permanent cost, if they cost any."""
    from rulings_cli.ask.plans.using import _plain

    if any(each.startswith("your mana pool") for each in scene.given):
        return
    if scene.about.get(ONLY_SOURCE) is item:
        return  # nothing is there that its abilities could be paid with
    costs = [
        component.cost
        for each in mana_abilities(item.face)
        for component in getattr(getattr(each.ability, "cost", None), "components", ())
        if isinstance(component, PayMana)
    ]
    if len(costs) > 1:
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    if costs:
        whose = "your" if item.owner != "opponent" else "the opponent's"
        scene.about["for use"] = line = f"{whose} mana pool is {_plain(costs[0], 1)}"
        scene.given.append(line)


def let_be_tapped(scene: Scene, item: Item) -> None:
    """Let the things be there that an ability taps beside its own, where none was spoken of."""
    who = item.owner or "you"
    for each in mana_abilities(item.face):
        for cost in walk(getattr(each.ability, "cost", None)):
            if not isinstance(cost, TapObjects) or not isinstance(cost.count, Number):
                continue
            fit = [e for e in scene.permanents() if e.owner == who and may_be(e.face, cost.what)]
            missing = cost.count.n - sum(e.count for e in fit)
            if missing <= 0 or any(e is not item and e.noun is not None for e in fit):
                continue
            taken = tuple(e.name for e in scene.items)
            thing = thing_for(cost.what, scene.world.stock, taken)
            let_control(scene, who, several(thing, missing))


def tapped_by(scene: Scene, item: Item) -> Item | None:
    """Give the permanent whose mana ability taps one thing such as this one, if there is one."""
    found = []
    cast = [e.item for e in scene.deeds if e.kind in ("cast", "play") and e.item is not None]
    for each in (*scene.permanents(), *(e for e in cast if e.is_permanent)):
        kinds = mana_abilities(each.face) if each is not item else ()
        costs = [e for ability in kinds for e in walk(getattr(ability.ability, "cost", None))]
        taps = [
            cost
            for cost in costs
            if isinstance(cost, TapObjects) and may_be(item.face, cost.what) is not False
        ]
        if taps and each.owner != item.owner and each.assumed:
            raise NotSupported(f"it rests on who controls {each.name}")
        if taps and each.owner == item.owner:
            found.append((each, taps[0]))
    if len(found) > 1 or any(cost.count != Number(1) for _, cost in found):
        raise NotSupported("for what it is tapped was not said")
    return found[0][0] if found else None


def let_be_sacrificed(scene: Scene, item: Item) -> str:
    """Let there be one thing for what a mana ability sacrifices, and give it; "" for none.

    Where the question counts things that may be sacrificed, those are meant.
    """
    who, kinds = item.owner or "you", mana_abilities(item.face)
    costs = [e for each in kinds for e in walk(each.ability) if isinstance(e, SacrificeObjects)]
    told = [e for e in scene.permanents() if e.noun is not None and not e.noun.is_card]
    if len(kinds) != 1 or len(costs) != 1 or told or costs[0].count != Number(1):
        return ""
    taken = tuple(each.name for each in scene.items)
    thing = thing_for(costs[0].what, scene.world.stock, taken)
    let_control(scene, who, several(thing, 1))
    return thing


def tapped(scene: Scene, item: Item, way: ManaWay, nth: int = 0, *, told: bool = False) -> Deed:
    """Let a permanent, the nth of several alike, make mana in one way, after all else."""
    if way.keeps and scene.about.get("for use") in scene.given:
        scene.given.remove(str(scene.about["for use"]))
    deed = Deed("mana", maker_of(scene, item), None if nth or told else item)
    deed.passes = False
    who, s = ("you", "") if deed.who == "you" else ("the opponent", "s")
    name = f"the {ability_nth(nth)} {item.name}" if nth else item.name if told else "NAME"
    deed.line = f"{who} activate{s} {way.line(name)}"
    deed.text = f"{item.name} makes mana"
    scene.deeds.append(deed)
    made = scene.about.setdefault("mana made", [])
    assert isinstance(made, list)
    made += way.made
    return deed


def refused(scene: Scene, item: Item) -> None:
    """Try a mana ability of a permanent that can't be activated, to see why not."""
    of = len(mana_abilities(item.face))
    first = 1 if item.count > 1 else 0
    tapped(scene, item, ManaWay(1, of, (), (), ()), first).may_fail = True


def has_mana_ability_there(scene: Scene, item: Item) -> bool:
    """Tell whether a permanent still has a mana ability after what was done."""
    from rulings_cli.engine import layers

    game = position_of(scene)
    now = layers.characteristics(game, id_of(scene, game, item))
    return any(has(each, Add) for each in now.abilities)


def can_make(item: Item) -> bool:
    """Tell whether a permanent has a mana ability of its own."""
    return item.is_permanent and bool(mana_abilities(item.face))
