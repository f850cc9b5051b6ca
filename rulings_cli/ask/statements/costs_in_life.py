"""Questions about paying life to cast: for Phyrexian mana, or for another cost."""

from __future__ import annotations

from rulings_cli.abilities.static import (
    AlternativeCost,
    AttackTax,
    LifeForMana,
)
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import (
    doing,
)
from rulings_cli.ask.statements.costs_of import cast_of, done
from rulings_cli.ask.statements.pitching import by_life, pitch_any, way_to_pitch
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.stock import LAND_FOR, lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.values import walk


def can_life(scene: Scene, statement: Statement) -> None:
    """Ask whether something can be cast with life: for Phyrexian mana, or for another cost."""
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
    if _pays_for_symbols(scene, deed, statement):
        deed.asked, scene.asked, scene.asks = True, deed, "can"
        scene.about["a"], scene.about["of costs"] = item, True
        return
    halves = [e for e in (item.face.mana_cost.symbols if item.face.mana_cost else ())
              if e.endswith("/P")]  # fmt: skip
    if halves and (number is None or 0 < number <= 2 * len(halves)):
        deed.tails.append(f"paying {number if number is not None else 2 * len(halves)} life")
        if not _NOTHING_ELSE.isdisjoint(statement.text.split()):
            scene.mana_fixed.add(deed.who)
    elif by_life(item, number):
        if way_to_pitch(item):
            deed = pitch_any(scene, deed)
        else:
            deed.tails.append("for its alternative cost")
        _need_condition_told(scene, item)
    else:
        raise Misfit(f"no such life is paid for {item.name}")
    deed.asked, scene.asked, scene.asks = True, deed, "can"
    scene.about["a"], scene.about["of costs"] = item, True


def _pays_for_symbols(scene: Scene, deed: Deed, statement: Statement) -> bool:
    """Let life pay for symbols of a color by what is there, and for no more (CR 118.3, 107.4).

    "For four life" is all that is paid; "pay two life for it" leaves the rest to lands.
    """
    nodes = [e for i in scene.permanents() if i.owner == deed.who for e in walk(i.face.paragraphs)]
    letters = {each.symbol for each in nodes if isinstance(each, LifeForMana)}
    item, number = deed.item, statement.number()
    if not letters or item is None or item.face.mana_cost is None:
        return False
    symbols = item.face.mana_cost.symbols
    rest = tuple(each for each in symbols if each not in letters)
    if len(rest) == len(symbols) or any("/" in each or each == "X" for each in symbols):
        raise Misfit(f"no such life is paid for {item.name}")
    words = statement.text.split()
    casts = "cast" in words or "play" in words
    most = None if casts else _LIFE * (len(symbols) - len(rest))
    if number is not None and (number % _LIFE or number > (most or number)):
        raise NotSupported("for how many symbols life is paid was not said")
    scene.mana_fixed.add(deed.who)
    if number is not None:
        scene.life.setdefault(deed.who, number)
    if not casts:
        other = next(LAND_FOR[each] for each in LAND_FOR if each not in letters)
        generic = sum(int(each) for each in rest if each.isdigit())
        lands = lands_for(ManaCost(tuple(each for each in rest if not each.isdigit())))
        lands = (*lands, *((f"{generic} {other}",) if generic else ()))
        side = "you control" if deed.who == "you" else "the opponent controls"
        scene.given += [f"{side} {'; '.join(lands)}"] if lands else []
    return True


#: Words by which nothing but life is paid: "for just 4 life", "for 4 life and no mana".
_NOTHING_ELSE = frozenset(("just", "only", "no", "nothing", "alone"))
#: How much life pays for one symbol.
_LIFE = 2


def _takes_life(item: Item) -> bool:
    """Tell whether a card may be cast with life: for Phyrexian mana, or for another cost."""
    symbols = item.face.mana_cost.symbols if item.face.mana_cost is not None else ()
    return any(each.endswith("/P") for each in symbols) or by_life(item, None)


def _need_condition_told(scene: Scene, item: Item) -> None:
    """Abstain where another cost asks for something that was not said to be so, or not so."""
    own = [each for each in walk(item.face.paragraphs) if isinstance(each, AlternativeCost)]
    said = scene.about.get("said")
    told = isinstance(said, tuple) and any(
        each.name in ("none", "owned", "there", "placed", "turn") for each in said
    )
    if any(each.condition is not None for each in own) and not told:
        raise NotSupported(f"whether what {item.name} asks for is so")
