"""What is done before a player has paid for a spell: nobody has priority then (CR 117.3c)."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene

#: What is more said of a deed: that it is done before a player pays. What is given up is checked
#: against what the spell asks for.
_WITH = """
before_paid: before <w:player> [can|get|get to] [actually] pay|pays [for] [it|that|the] \
    [mana|cost|costs]
before_paid: before <w:player> [can|get|get to] [actually] finish|finishes casting|paying|cast [it]
before_paid: before <w:player> [can|get|get to] [actually] delve|delves|convoke|convokes \
    [it|them|anything|away] [away]
before_paid: before <w:player> [can|get|get to] [actually] exile|exiles|delve|delves \
    [the|their|his|her|all|of] [the|their|his|her] card|cards|yard|graveyard \
    [to|for|with] [delve]
before_paid: before <w:player> [can|get|get to] [actually] sacrifice|discard it|that|the|a \
    [<t:word>] [to|for] [pay|cast] [for] [it|the] [cost|costs]
before_paid: before <w:player> have pay|paid [for] [it|that|the] [mana|cost|costs]
before_paid: while <w:player> be [still] [in] [the] [middle] [of] \
    cast|casting|paying|pay|announcing [for] [it|that]
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is done before a spell is paid for."""
    return table("with", _WITH, cost=5)


def note(scene: Scene, statement: Statement) -> None:
    """Keep who has not paid yet."""
    scene.about["before paid"] = statement.word("w")


def settle(scene: Scene) -> None:
    """Let the casting stand still before it is paid for, and ask there."""
    payer, asked = scene.about.get("before paid"), scene.asked
    if payer is None:
        return
    spells = [each for each in scene.deeds if each.kind == "cast" and each is not asked]
    fits = len(spells) == 1 and len(scene.deeds) == 2 and asked is not None
    said = scene.about.get("ask")
    asks = said.name if isinstance(said, Statement) else scene.asks
    if not fits or asks not in ("can", "can_thing") or scene.asks not in ("can", "can_thing"):
        raise Misfit("what is not paid yet was not said")
    spell = spells[0]
    assert asked is not None
    if spell.who != payer or asked.who == payer or asked.kind not in ("cast", "activate"):
        raise Misfit("it is another one who acts before it is paid for")
    spell.begun = asked.response = True
    _need_there(scene, asked)


def _need_there(scene: Scene, asked: Deed) -> None:
    """Let what would be hit be there: it is given up only as the costs are paid."""
    for each in asked.targets:
        if isinstance(each, Item) and not each.zone:
            scene.onto_battlefield(each)
