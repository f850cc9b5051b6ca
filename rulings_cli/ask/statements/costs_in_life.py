"""Questions about paying life to cast: for Phyrexian mana, or for another cost."""

from __future__ import annotations

from rulings_cli.abilities.static import (
    AlternativeCost,
    AttackTax,
)
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import (
    doing,
)
from rulings_cli.ask.statements.costs_of import cast_of, done
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def can_life(scene: Scene, statement: Statement) -> None:
    """Ask whether something can be cast with life: for Phyrexian mana, or for another cost."""
    from rulings_cli.ask.statements.adding import _by_life

    noun, number = statement.noun(), statement.number()
    if statement.declared and statement.word("who") == "opponent":
        raise Misfit("what another player pays is told, and not asked")
    if "life" not in statement.text and not scene.life:
        raise Misfit("life was not spoken of")
    if any(has(each.face.paragraphs, AttackTax) for each in scene.items):
        raise NotSupported("whether life pays for attacking is not planned yet")
    known = () if noun is not None else reversed(scene.spoken)
    cast = [each.item for each in scene.deeds if each.kind == "cast"]
    able = [e for e in known if e.noun and e.noun.is_card and e not in cast and _takes_life(e)]
    if able and cast:
        deed = doing.cast_item(scene, able[0], able[0].owner or "you")
    else:
        deed = done(scene, noun) or cast_of(scene, noun, None)
    item = deed.item
    assert item is not None
    if deed.kind != "cast" or any(each.startswith(("for its", "without")) for each in deed.tails):
        raise Misfit("it is not cast so")
    halves = [e for e in (item.face.mana_cost.symbols if item.face.mana_cost else ())
              if e.endswith("/P")]  # fmt: skip
    if halves and (number is None or 0 < number <= 2 * len(halves)):
        deed.tails.append(f"paying {number if number is not None else 2 * len(halves)} life")
    elif _by_life(item, number):
        deed.tails.append("for its alternative cost")
        _need_condition_told(scene, item)
    else:
        raise Misfit(f"no such life is paid for {item.name}")
    deed.asked, scene.asked, scene.asks = True, deed, "can"
    scene.about["a"], scene.about["of costs"] = item, True


def _takes_life(item: Item) -> bool:
    """Tell whether a card may be cast with life: for Phyrexian mana, or for another cost."""
    from rulings_cli.ask.statements.adding import _by_life

    symbols = item.face.mana_cost.symbols if item.face.mana_cost is not None else ()
    return any(each.endswith("/P") for each in symbols) or _by_life(item, None)


def _need_condition_told(scene: Scene, item: Item) -> None:
    """Abstain where another cost asks for something that was not said to be so, or not so."""
    own = [each for each in walk(item.face.paragraphs) if isinstance(each, AlternativeCost)]
    said = scene.about.get("said")
    told = isinstance(said, tuple) and any(
        each.name in ("none", "owned", "there", "placed", "turn") for each in said
    )
    if any(each.condition is not None for each in own) and not told:
        raise NotSupported(f"whether what {item.name} asks for is so")
