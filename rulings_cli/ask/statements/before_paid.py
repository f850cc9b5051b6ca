"""What is done before a player has paid for a spell: nobody has priority then (CR 117.3c)."""

from __future__ import annotations

from functools import cache

from rulings_cli.abilities.costs import SacrificeObjects
from rulings_cli.abilities.static import AdditionalCost
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.words import plain
from rulings_cli.terms.values import walk

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


#: What says that something is sacrificed, where no trigger is named.
_BEING = frozenset(("be", "get", "it's", "he's", "she's", "they're"))


def is_before(scene: Scene, statement: Statement) -> bool:
    """Keep that it is done before what a spell or an ability asks for is sacrificed to it."""
    words = set(map(plain, statement.text.split()))
    if not {"before", "sacrifice"} <= words:
        return False
    found = [
        each
        for each in scene.deeds
        if each.item is not None and each.kind in ("cast", "activate") and asks_for_it(each)
    ]
    if len(found) == 1:
        scene.about["before paid"] = found[0].who
    elif not words.isdisjoint(_BEING) and not any(
        "for its evoke cost" in each.tails for each in scene.deeds
    ):
        raise Misfit("for what it is sacrificed was not said")
    return len(found) == 1


def asks_for_it(deed: Deed) -> bool:
    """Tell whether something is sacrificed as a cost of what is cast or activated."""
    if deed.kind == "cast":
        paragraphs = deed.item.face.paragraphs if deed.item is not None else ()
        costs = tuple(each for each in walk(paragraphs) if isinstance(each, AdditionalCost))
        return has(costs, SacrificeObjects)
    return has(getattr(getattr(deed.ability, "ability", None), "cost", None), SacrificeObjects)


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


def as_given_up(scene: Scene, item: Item, who: str) -> None:
    """Let a creature of which it is asked if a player keeps it be what that gives up for a spell.

    Where it was not said who casts that spell, it is the player who would lose the creature.
    """
    payers = [each for each in scene.deeds if each.kind == "cast" and asks_for_it(each)]
    noun = item.noun
    if len(payers) != 1 or noun is None or noun.is_card or noun.pronoun or payers[0].asked:
        return
    spell = payers[0]
    if spell.who != who and spell.item is not None and spell.item.assumed:
        scene.change_sides()
    if spell.who == who and item.owner in ("", who):
        scene.onto_battlefield(item, who)
