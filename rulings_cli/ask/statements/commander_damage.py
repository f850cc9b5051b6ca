"""Whether something deals commander damage: so much of it that a player would lose (CR 903.10a)."""

from __future__ import annotations

from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import DealDamage, Fight
from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.judged import _either, _item, _player, _things_of
from rulings_cli.ask.statements.prepared import noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

#: What is said of damage by which a player loses (CR 903.10a).
_PIECES = {
    "COUNT": "[still|also|even] count|go|add|matter [up] to|as|for|toward|towards|against",
    "WHAT": "[the|my|his|their] 21|lethal|commander [commander|point|points] [damage|loss] "
    "[total|rule|tally|clock]",
}
_ASKS = """
deals_commander_damage: do|will|can <a> [still] deal|do [any] commander damage [to <whom>]
deals_commander_damage: do|will [the] [combat] damage from <a> [still] count as commander damage
deals_commander_damage: do|will <a> 's [combat] damage [still] count as commander damage
deals_commander_damage: do|will [all] <a> 's [<kw>] [combat] damage COUNT WHAT
deals_commander_damage: do|will [the|that|this] [<kw>] [combat] damage [from <a>] COUNT WHAT
deals_commander_damage: do|will it|that|this [damage] COUNT WHAT
deals_commander_damage: be [it|that] [still] commander damage
deals_commander_damage: [be] [that] [still] commander damage ?
"""
#: Life that is more than the damage, and what makes an attacker deal it.
_LIFE, _LARGER = 100, "21 +1/+1 counters are put on NAME"


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of commander damage."""
    return table("ask", with_pieces(_ASKS, _PIECES))


def _asked(scene: Scene, statement: Statement) -> None:
    """Let it deal 21 combat damage to a player with more life; it attacks, if it does not."""
    item = scene.bind(noun_of(statement), "creature") if statement.noun() else _attacker(scene)
    kw = statement.word("kw")
    if kw and not item.has(kw):
        raise Misfit(f"{item.name} does not have {kw}")
    told = statement.noun()
    new = told is not None and item.noun is told and not told.is_card and told.head != "commander"
    if item.count > 1 or not item.is_permanent or new:
        raise Misfit("one creature is meant that was spoken of")
    _need_combat(scene)
    scene.onto_battlefield(item, item.owner or "you")
    other = statement.word("whom") or ("opponent" if item.owner == "you" else "you")
    side = "opponent" if other == "you" else "you"  # it may have changed sides
    fights = any(each.kind in ("attack", "block", "damage") for each in scene.deeds)
    if fights and _attacker(scene) is not item:
        raise Misfit(f"{item.name} does not attack")
    scene.turn = scene.turn or side
    larger = Deed("happen", item.owner, item, _LARGER)
    attack = next((each for each in scene.deeds if each.kind == "attack"), None)
    at = scene.deeds.index(attack) if attack is not None else len(scene.deeds)
    scene.deeds.insert(at, larger)
    if attack is None:
        if any(each.item is item and each.kind == "cast" for each in scene.deeds):
            whose = "your" if side == "you" else "the opponent's"
            scene.deeds.append(Deed("happen", "", None, f"it is {whose} next turn"))
        scene.deeds.append(Deed("attack", side, item))
        scene.deeds[-1].may_fail = True
    scene.life[other] = _LIFE
    scene.about["a"], scene.about["who"] = item, other


def _need_combat(scene: Scene) -> None:
    """Abstain where other damage is dealt as well, which may be meant (CR 903.10a)."""
    others = (each for each in scene.deeds if each.kind not in ("attack", "block", "damage"))
    for each in others:
        told = "fight" in each.line or "deal" in each.line
        if told or (each.item is not None and has(each.item.face.paragraphs, DealDamage, Fight)):
            raise NotSupported("which damage is meant was not said", "903.10a")


def _attacker(scene: Scene) -> Item:
    attack = next((each for each in scene.deeds if each.kind == "attack"), None)
    if attack is not None and attack.item is not None:
        return attack.item
    found = [each for each in scene.items if "as commander" in each.tails]
    if attack is not None or len(found) != 1 or not found[0].is_a("creature"):
        raise Misfit("what deals the damage was not said")
    return found[0]


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether that much damage makes the player lose, who has life left."""
    del statement
    if run.play.attempts and _is_creature(scene, run):
        raise NotSupported("why it does not attack is another matter")
    name, who = scene.ref(_item(scene)), _player(str(scene.about["who"]))
    has = "have" if who == "you" else "has"
    found = _either(
        f"{who} {has} lost the game", f"{who} {has} not lost the game",
        f"{name} deals commander damage", f"what {name} deals is no commander damage",
    )  # fmt: skip
    return tuple(each.evolve(steps=(Step(each.outcome, ("903.10a",)),)) for each in found)


def _is_creature(scene: Scene, run: Run) -> bool:
    from rulings_cli.engine import layers

    id = _things_of(scene, run, _item(scene))
    return "creature" in layers.characteristics(run.game, id).types


PREPARED = {"deals_commander_damage": _asked}
JUDGED = {"deals_commander_damage": _judged}
