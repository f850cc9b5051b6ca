"""What mana that another adds, that floats, or that is kept may pay for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.mana_making import maker, makes_mana
from rulings_cli.ask.statements.mana_meant import MeantMana
from rulings_cli.ask.statements.mana_used import all_spent, with_generic
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import (
    can_make,
)
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import CostPaid

if TYPE_CHECKING:
    from rulings_cli.ask.plan import Option
    from rulings_cli.ask.playing import Run


def pays(scene: Scene, statement: Statement) -> None:
    """Ask whether mana that is spoken of, and not named by its source, may be spent on a spell."""
    meant, cost = statement.get("m"), statement.get("t")
    assert isinstance(meant, MeantMana)
    assert isinstance(cost, tuple)
    noun, purpose = cost
    if purpose or noun is None:
        raise Misfit("what is paid for is asked elsewhere")
    if meant.which != "extra" and not any(e.tails for e in scene.items if can_make(e)):
        if meant.noun is not None:
            raise Misfit("what a thing's mana pays for is asked elsewhere")
        if meant.which == "it" and meant.words:
            raise Misfit("whose mana that is was not said")
    if scene.about.get("mana kept on"):  # as long as it is kept, its limits are what matters
        later = [each for each in scene.deeds if each.kind == "happen"]
        scene.about["passing"] = bool(later)
        scene.deeds = [each for each in scene.deeds if each not in later]
    if scene.deeds and not all(map(makes_mana, scene.deeds)):
        raise NotSupported("what else is done is not planned yet with that mana")
    if meant.noun is not None:
        item = scene.bind(meant.noun, "permanent")
        scene.onto_battlefield(item, item.owner or "you")
        scene.about["of"] = item
    spell = with_generic(scene, noun)
    if spell.is_a("land") or spell.token:
        raise Misfit(f"{spell.name} is not cast with mana")
    source = maker(scene, meant)
    scene.deeds = []
    deed = cast_item(scene, spell, "you")
    deed.may_fail = True
    which = ("extra",) if meant.which == "extra" else ()
    all_spent(scene).append((deed, source, (*which, *meant.words)))
    scene.about["spent settled"] = False
    scene.about["a"] = spell


def pays_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the spell was cast with that mana."""
    from rulings_cli.ask.plan import Option

    del statement
    item = scene.about["a"]
    assert isinstance(item, Item)
    yes, no = f"{item.name} was cast", f"{item.name} was not cast"
    if scene.about.get("passing") and run.holds(yes):
        raise NotSupported("whether the mana is still there then is not planned yet")
    tried = scene.about.get("tried with")
    if isinstance(tried, str) and run.holds(yes) and tried not in _paid_with(run):
        says = f"{tried}'s mana pays for no symbol of {item.name}: other mana has paid"
        return (Option((yes,), "no", f"No: {says}.", outcome=says),)
    return (
        Option((yes,), "yes", f"Yes: that mana may be spent on {item.name}.", outcome=yes),
        Option((no,), "no", f"No: that mana may not be spent on {item.name}.", outcome=no),
    )


def _paid_with(run: Run) -> set[str]:
    """Give the names of what made the mana with which costs were paid."""
    payments = [e for paid in run.game.trace if isinstance(paid, CostPaid) for e in paid.payments]
    return {getattr(e.unit.source_was, "name", "") for e in payments if e.unit is not None}


def floats(scene: Scene, statement: Statement) -> None:
    """Take in whose mana floats; it is made when it is asked about."""
    meant = statement.get("m")
    if not isinstance(meant, MeantMana) or meant.noun is None:
        raise Misfit("whose mana floats was not said")
    item = scene.bind(meant.noun, "permanent")
    if not can_make(item):
        raise Misfit(f"{item.name} makes no mana")
    scene.onto_battlefield(item, item.owner or "you")


def kept(scene: Scene, statement: Statement) -> None:
    """Take in that something keeps unspent mana as the game goes on."""
    noun, meant = statement.noun(), statement.get("m")
    if noun is None:
        raise Misfit("what keeps the mana was not said")
    keeper = scene.bind(noun, "permanent")
    scene.onto_battlefield(keeper, keeper.owner or "you")
    if can_make(keeper):
        raise Misfit(f"{keeper.name} makes mana")
    if isinstance(meant, MeantMana) and meant.noun is not None:
        item = scene.bind(meant.noun, "permanent")
        scene.onto_battlefield(item, item.owner or "you")
    scene.about["mana kept on"] = True
    scene.about["kept words"] = meant.words if isinstance(meant, MeantMana) else ()
