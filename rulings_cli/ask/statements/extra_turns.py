"""Extra turns: what is asked of the turn that a spell gives, and what untaps in it (CR 500.7)."""

from __future__ import annotations

from functools import cache

from rulings_cli.abilities import effects, static
from rulings_cli.abilities.described import Described, HasSubtype, HasSupertype, HasType
from rulings_cli.abilities.references import AttachedTo
from rulings_cli.ask.cards import has
from rulings_cli.ask.plans.things import counts_itself
from rulings_cli.ask.statements import causing, doing
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import Handler, noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

#: The moment: the main phase of the turn that was given.
_MARKS = """
extra_turn: on|during|in|into|through|throughout|for my|the|that|this extra|additional|bonus turn
"""
_ASKS = """
untaps_own: do|will <who> [still|also] [get to] untap <a>
untaps_own: do|will <who> [still|also] [get to] untap
"""
#: A turn that is spoken of before the card that gives it, or without one.
_EVENTS = """
takes_turn: <who> take|get an|the extra|additional turn [with|from|off|via|by|using <a>]
"""
#: The line by which the next turn of the one who asks begins.
NEXT_TURN = "it is your next turn"
#: How the line ends by which the step begins that comes next after an untap step.
_STEP = " next upkeep step"


@cache
def marks() -> tuple[Phrasing, ...]:
    """Give the rows for the moment."""
    return table("mark", _MARKS, cost=4)


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked, and for the turn that is taken."""
    return (*table("ask", _ASKS), *table("event", _EVENTS))


def come(scene: Scene, name: str) -> None:
    """Let the next turn come, or the extra one."""
    if name == "extra_turn":
        take(scene)
    elif not scene.about.get("turn passed"):
        scene.deeds.append(Deed("happen", "", None, NEXT_TURN))


def take(scene: Scene) -> None:
    """Let the extra turn come that somebody's spell gives."""
    given = [e for e in scene.deeds if e.item is not None and _gives_turn(e.item)]
    if len(given) != 1 or given[0].kind != "cast":
        raise NotSupported("what gives the extra turn was not said")
    if given[0].who != "you" or scene.turn not in ("", "you"):
        raise NotSupported("an extra turn of another player is not planned yet")
    item = given[0].item
    if item is not None and causing.wants_target(item) and not given[0].targets:
        given[0].targets.append("you")
        scene.assumptions.append("the spell targets the player who would take the turn")
    if not any(each.line == NEXT_TURN for each in scene.deeds):
        scene.deeds.append(Deed("happen", "", None, NEXT_TURN))


def _gives_turn(item: Item) -> bool:
    return has(item.face.paragraphs, effects.ExtraTurn)


def takes_turn(scene: Scene, statement: Statement) -> Deed | None:
    """Let a player cast what gives an extra turn: the card that is named, or a plain one."""
    noun, who = statement.noun(), statement.word("who") or "you"
    if noun is None:
        card = scene.world.stock.pick("extra-turn")
        item = scene.add(Item(card, card.front, None, who))
    else:
        item = scene.bind(noun)
    if not _gives_turn(item) or not item.is_spell:
        raise Misfit(f"{item.name} gives no turn")
    deed = doing.cast_item(scene, item, who)
    take(scene)
    return deed


def _untaps_own(scene: Scene, statement: Statement) -> None:
    """Ask whether what a player has untaps: a land, where nothing is named."""
    who = statement.word("who") or "you"
    noun = statement.noun() or Noun("my lands", head="land", owner=who)
    item = scene.bind(noun, "permanent")
    if item.is_spell:
        raise Misfit(f"{item.name} does not untap")
    scene.about["a"] = scene.onto_battlefield(item, noun.owner or who)
    scene.about["ask"] = statement.evolve(name="untaps")
    if not scene.deeds and all(each is item for each in scene.items):
        scene.deeds.append(Deed("happen", "", None, NEXT_TURN))
    fights = any(each.kind in ("attack", "block", "damage") for each in scene.deeds)
    scene.about["was tapped"] = fights and noun.head == "land"


def untap_step_of(who: str) -> str:
    """Give the line by which a player's next untap step is over."""
    whose = "your" if who == "you" else "the opponent's"
    return f"it is {whose}{_STEP}"


def untaps_by(scene: Scene, statement: Statement, by: Item) -> None:
    """Ask whether a thing untaps in the other player's untap step by what is there."""
    item = scene.bind(noun_of(statement, "b"), "permanent")
    if any(each.line != NEXT_TURN and not each.line.endswith(_STEP) for each in scene.deeds):
        raise NotSupported("what happens besides is not planned yet")
    scene.onto_battlefield(by, by.owner or "you")
    scene.onto_battlefield(item, item.owner or by.owner)
    other = "opponent" if item.owner == "you" else "you"
    scene.deeds[:] = [Deed("happen", "", None, untap_step_of(other))]
    scene.turn = item.owner
    scene.about["a"] = item
    scene.about["ask"] = statement.evolve(name="untaps")


def settle(scene: Scene) -> None:
    """Begin with what is asked about tapped, where it is seen whether it untaps in a turn."""
    asks, item = scene.about.get("ask"), scene.about.get("a")
    if not isinstance(asks, Statement) or asks.name != "untaps" or not isinstance(item, Item):
        return
    _every_step(scene, item)
    moments = [e for e in scene.deeds if e.line == NEXT_TURN]
    steps = [e for e in scene.deeds if e.line.endswith(_STEP)]
    if not moments and any(e.item is not None and _gives_turn(e.item) for e in scene.deeds):
        take(scene)
        moments = scene.deeds[-1:]
    if moments or steps:
        _need_told(scene, item)
    if steps and len(scene.deeds) == 1 and steps[0].line != untap_step_of(item.owner):
        scene.turn = item.owner  # the other player's untap step is the next one
    quiet = all(each.item is not item and item not in each.targets for each in scene.deeds)
    seen = (moments or scene.about.get("was tapped")) and item.owner == "you"
    if (seen or steps) and quiet and "tapped" not in item.tails:
        item.tails.append("tapped")
        scene.assumptions.append(f"{item.name} was tapped")


def _every_step(scene: Scene, item: Item) -> None:
    """Take each untap step for the one that is not the own: in that not everything untaps."""
    said = scene.about.get("said")
    steps = [each for each in said if each.name == "step"] if isinstance(said, tuple) else []
    words = {word for each in steps for word in each.text.split() if "untap" in each.text}
    if not words.isdisjoint(("each", "every")) and all("next" in e.line for e in scene.deeds):
        other = "opponent" if item.owner == "you" else "you"
        scene.deeds[:] = [Deed("happen", "", None, untap_step_of(other))]


def _need_told(scene: Scene, item: Item) -> None:
    """Abstain where what untaps rests on which things are meant, or on how many there are."""
    named = item.noun is not None and item.noun.is_card
    for each in scene.permanents():
        for node in walk(each.face.paragraphs) if each is not item else ():
            if isinstance(node, static.UntapLimit) and counts_itself(item.face, node.what):
                raise NotSupported("how many things there are to untap was not said")
            if isinstance(node, static.Affects) and has(node, static.DoesntUntapInUntapStep):
                attached = isinstance(node.of, AttachedTo)
                if not (named or attached or _is_told(item, getattr(node.of, "what", None))):
                    raise NotSupported(f"what {item.name} is was not said")


def _is_told(item: Item, what: object) -> bool:
    """Tell whether the words for a thing say all that an effect asks of what it affects."""
    if not isinstance(what, Described) or what.further or item.noun is None:
        return False
    words = {each.lower() for each in (item.noun.head, *item.noun.qualities)}
    asked = [e.name.lower() for e in walk(what) if isinstance(e, HasType | HasSubtype)]
    basic = any(isinstance(each, HasSupertype) for each in walk(what))
    return all(each in words for each in asked) and (
        not basic or not words.isdisjoint(("basic", "nonbasic"))
    )


PREPARED: dict[str, Handler] = {"untaps_own": _untaps_own}
ACTS = {"takes_turn": takes_turn}
