"""What came of the mana that a question asks about: how much, which types, devotion."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import ActivatedAbility, ActivationLimit
from rulings_cli.abilities.costs import SacrificeObjects
from rulings_cli.abilities.mana import (
    AnyColor,
    ColorsAmong,
    CouldProduce,
    EitherMana,
    OneOf,
)
from rulings_cli.abilities.static import CantActivate
from rulings_cli.ask.answer import Step
from rulings_cli.ask.cards import adds_mana, has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import mana_kinds
from rulings_cli.ask.statements.abilities_asked import JUDGED_ABILITIES
from rulings_cli.ask.statements.ability_aims import JUDGED_AIMS
from rulings_cli.ask.statements.helped_symbols import judge as helper_judged
from rulings_cli.ask.statements.judged import Judge, _facts
from rulings_cli.ask.statements.mana_bound import becomes_judged, bound_judged, snow_judged
from rulings_cli.ask.statements.mana_hues import judge as hues_judged
from rulings_cli.ask.statements.mana_kept import JUDGED_KEPT
from rulings_cli.ask.statements.mana_may_pay import pays_judged
from rulings_cli.ask.statements.mana_needed import judge as needed_judged
from rulings_cli.ask.statements.mana_untold import COUNTS
from rulings_cli.ask.statements.mana_used import copied_judged
from rulings_cli.ask.statements.mana_values import JUDGED_VALUES
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import (
    ManaWay,
    id_of,
    maker_of,
    ordered,
)
from rulings_cli.ask.statements.working import takes_abilities
from rulings_cli.errors import NotSupported
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

#: Mana of which the type is a choice.
_OPEN = (AnyColor, OneOf, EitherMana, ColorsAmong)


def _pool(run: Run, who: str) -> tuple[str, ...]:
    return ordered(each.type for each in run.game.players[who].mana)


def _symbols(types: Sequence[str]) -> str:
    return "".join(f"{{{each}}}" for each in types)


def _pool_line(run: Run, who: str) -> str:
    whose = "your" if who == "you" else "the opponent's"
    return f"{whose} mana pool is {_symbols(_pool(run, who)) or 'empty'}"


def _maker(scene: Scene) -> str:
    item = scene.about.get("a")
    return maker_of(scene, item) if isinstance(item, Item) and item.is_permanent else "you"


def _amount(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell how much mana was made: of the color that is counted, or in all."""
    who = _maker(scene)
    wanted = statement.get("made")
    wanted = wanted if isinstance(wanted, WantedMana) else WantedMana()
    if wanted.joined:
        raise NotSupported("mana of several types is counted")
    made = _pool(run, who)
    _need_as_seen(scene, made)
    if not any(each.kind == "mana" for each in scene.deeds):
        made = _added(run, who, made)
        done = [each.item for each in scene.deeds if each.item is not None]
        if any(has(each.face.paragraphs, *_OPEN) for each in done):
            scene.about["type chosen"] = True
    counted = tuple(each for each in made if not wanted.types or each in wanted.types)
    tries = any(each.kind == "mana" for each in scene.deeds) or scene.about.get("no way")
    if not tries and not _facts(run, "ManaAdded"):
        raise Misfit("nothing makes mana")
    symbols = _symbols(counted)
    open_type = scene.about.get("type chosen") and not wanted.types
    value = str(len(counted)) if open_type else symbols or "nothing"
    says = f"{len(counted)} mana: {symbols}" if counted else "no such mana"
    line = _pool_line(run, who)
    return (
        Option((line,), "value", f"{says[:1].upper()}{says[1:]}.", value=value,
               outcome=says, amount=len(counted)),
    )  # fmt: skip


def _need_as_seen(scene: Scene, pool: Sequence[str]) -> None:
    """Abstain where the example makes other mana than was seen before: a choice is not told."""
    made = scene.about.get("mana made")
    if isinstance(made, list) and ordered(made) != tuple(pool):
        raise NotSupported("how that mana is made is not planned yet")


def _added(run: Run, who: str, pool: Sequence[str]) -> tuple[str, ...]:
    """Give the mana that spells and abilities added, apart from that of lands that pay for them."""
    facts = [each for each in _facts(run, "ManaAdded") if each.player == who and not each.tapped]
    found = ordered(unit.type for each in facts for unit in each.units)
    if any(found.count(each) > pool.count(each) for each in set(found)):
        raise NotSupported("some of the mana is spent or gone")
    return found


def _stops_uses(item: Item) -> bool:
    """Tell whether a permanent keeps abilities of others from being activated."""
    return takes_abilities(item) or has(item.face.paragraphs, CantActivate)


def _could(scene: Scene, run: Run) -> tuple[str, ...]:
    from rulings_cli.engine import mana

    item = scene.about["a"]
    assert isinstance(item, Item)
    return ordered(mana.could_produce(run.game, id_of(scene, run.game, item)))


def _types_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell which types of mana a permanent could produce (CR 106.7)."""
    del statement
    item = scene.about["a"]
    assert isinstance(item, Item)
    found = _could(scene, run)
    if set(found) != set(scene.about["types"]):  # type: ignore[call-overload]
        if isinstance(scene.about.get("only way"), ManaWay):
            return _by_one_way(scene, run, item)
        raise NotSupported("what it could produce is not what it makes there")
    name = scene.ref(item)
    if not found:
        line = f"{name} could produce no mana"
        return (Option((line,), "value", f"{line}.", value="nothing", outcome=line, amount=0),)
    line = f"{name} could produce {_symbols(found)}"
    value = _symbols(found)
    return (Option((line,), "value", f"{line}.", value=value, outcome=line),)


def _made_of(scene: Scene) -> tuple[str, ...]:
    """Give what a permanent could make that is gone when it has made it."""
    found = scene.about["types"]
    assert isinstance(found, tuple)
    return found


def _by_one_way(scene: Scene, run: Run, item: Item) -> tuple[Option, ...]:
    """Tell the one type that can be made there, where the costs of others can't be paid."""
    del run
    types = scene.about["types"]
    assert isinstance(types, tuple)
    way = scene.about["only way"]
    assert isinstance(way, ManaWay)
    name = scene.ref(item)
    lines = (f"you can activate {way.line(name)}",)
    says = f"{name} makes {_symbols(types)} there: nothing else can be paid for"
    return (Option(lines, "value", f"{says}.", value=_symbols(types), outcome=says),)


def _is_other_told(scene: Scene, item: Item) -> bool:
    """Tell whether anything is said of what is there besides."""
    said = scene.about["said"]
    assert isinstance(said, tuple)
    others = item.count > 1 or any(each is not item for each in scene.items)
    return others or any(each.kind == "fact" and each.name != "topic" for each in said)


def _makes(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a permanent makes the mana that is asked about."""
    item = scene.about["a"]
    assert isinstance(item, Item)
    who, name = maker_of(scene, item), scene.ref(item)
    wanted = statement.get("made")
    assert isinstance(wanted, WantedMana)
    if statement.word("who") not in ("", who):
        raise NotSupported(f"who gets mana by {name} beside its controller is not planned yet")
    if has(item.face.paragraphs, CouldProduce, ColorsAmong) and not _is_other_told(scene, item):
        raise NotSupported(f"what else there is, by which {name} makes mana, was not said")
    here = run.holds(f"{name} is on the battlefield")
    game_types = _could(scene, run) if here else _made_of(scene)
    line = _pool_line(run, who)
    made = _pool(run, who)
    _need_as_seen(scene, made)
    could = f"{name} could produce {_symbols(game_types) or 'no mana'}"
    if scene.about.get("makes"):
        says = f"{name} makes {_symbols(made)}"
        lines = (line, could) if wanted.joined == "and" and here else (line,)
        return (Option(lines, "yes", f"Yes: {says}.", outcome=says),)
    rests = has(item.face.paragraphs, CouldProduce, ColorsAmong, ActivationLimit, *COUNTS)
    rests = rests or any(_stops_uses(each) for each in scene.permanents() if each is not item)
    if "work" in statement.text and not (made or rests or scene.lacking):
        raise NotSupported(f"what lets {name} make mana was not said")
    says = f"{name} makes {_symbols(made)}" if made else f"{name} makes no mana there"
    tried = next((each for each in scene.deeds if each.kind == "mana" and each.may_fail), None)
    used = [e for e in item.face.abilities if isinstance(e, ActivatedAbility) and adds_mana(e)]
    if tried is not None and any(each.zone is not Zone.BATTLEFIELD for each in used):
        raise NotSupported(f"{name} makes its mana from elsewhere")
    if tried is not None and has(item.face.paragraphs, SacrificeObjects) and not scene.lacking:
        raise NotSupported(f"what is sacrificed for {name} was not said")
    if tried is not None:
        what = tried.line.partition(" activate")[2].removeprefix("s ").strip()
        illegal = f"activating {what.replace('NAME', name)} is illegal"
        return (Option((line, illegal), "no", f"No: {says}: {{reason}}.", outcome=says),)
    step = Step(could, ("106.7",))
    lines = (line, *((could,) if here else ()))
    other = not made or (wanted.types and not set(made) <= set(wanted.types))
    told = could if other and (made or not game_types) else says
    return (Option(lines, "no", f"No: {told}.", outcome=says, steps=(step,)),)


def _devotion_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell the devotion by the mana that is made for it."""
    del scene, statement
    number = len(_pool(run, "you"))
    line = _pool_line(run, "you")
    says = f"the devotion is {number}"
    return (Option((line,), "value", f"{says}.", value=str(number), outcome=says, amount=number),)


JUDGED_MANA: dict[str, Judge] = {
    **JUDGED_ABILITIES,
    **JUDGED_AIMS,
    **JUDGED_VALUES,
    **JUDGED_KEPT,
    **mana_kinds.JUDGED,
    "mana_bound": bound_judged,
    "mana_free": bound_judged,
    "helper_pays": helper_judged,
    "pool_pays": hues_judged,
    "mana_needed": needed_judged,
    "mana_snow": snow_judged,
    "made_becomes": becomes_judged,
    "extra_pays": pays_judged,
    "spell_copied": copied_judged,
    "copies_amount": copied_judged,
    "makes": _makes,
    "makes_amount": _amount,
    "makes_types": _types_judged,
    "devotion": _devotion_judged,
    "gives_devotion": _devotion_judged,
}
