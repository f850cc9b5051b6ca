"""What a question about a cost must tell: what it rests on otherwise is left open."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.conditions import DidThisTurn
from rulings_cli.abilities.described import HasColor, HasSubtype, HasType
from rulings_cli.abilities.quantities import CountThisTurn
from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import (
    AlternativeCost,
    CostChange,
    MinimumCost,
)
from rulings_cli.ask.cards import (
    DropsOut,
    NotUnderstood,
    has,
    uncompiled_touching,
)
from rulings_cli.ask.costs_shown import need_one_total
from rulings_cli.ask.statements.cost_totals import (
    OF_COSTS,
    asked_deed,
    face_of_deed,
    is_way_said,
    lowers_itself,
    statement_of,
    total_of_deed,
    total_without,
    what_is_there,
    worth,
)
from rulings_cli.ask.statements.fusing import is_fused
from rulings_cli.ask.statements.scene import Deed, Item, Scene, Unplanned
from rulings_cli.ask.statements.writing import action_of
from rulings_cli.errors import NotSupported
from rulings_cli.terms.types import CARD_TYPES
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

#: Keywords that only instants and sorceries have, or only creatures (CR 702).
_OF_ONE_TYPE = frozenset(
    ("flashback", "overload", "buyback", "jump-start", "entwine", "escalate", "splice", "storm",
     "aftermath", "rebound", "cleave", "strive", "spree", "evoke", "dash", "blitz", "mutate",
     "unearth", "morph", "megamorph", "disguise", "offspring", "echo")
)  # fmt: skip


def need_said(scene: Scene, run: Run) -> None:
    """Abstain where the cost rests on what the question leaves open, or on text not understood."""
    asked = asked_deed(scene).item
    for item in scene.items:
        if item.card is None or item.zone in ("library", "found"):
            continue
        touches = ("cost",) if item is asked else ("cost", "others", "casting", "enters")
        found = uncompiled_touching(item.face, *touches) if item.zone or item is asked else None
        if found is not None:
            raise NotUnderstood(item.card.name, item.face, found)
    _need_kind_told(scene)
    _need_own_reason(scene, run)
    _need_one_face(scene)
    _need_free_x(asked_deed(scene))
    if asked_deed(scene).kind == "cast":
        need_one_total(face_of_deed(asked_deed(scene)))
    _need_all_matter(scene, run)
    _need_counted(scene, run)
    _need_whose(scene, run)
    _need_aim(scene)
    _take_own_way(scene, run)


def _need_kind_told(scene: Scene) -> None:
    """Abstain where only spells of a kind cost more or less, and of what kind it is is not said."""
    item = asked_deed(scene).item
    noun = item.noun if item is not None else None
    if noun is None or noun.is_card or noun.head not in ("spell", "card"):
        return
    told = {each.lower().removeprefix("non") for each in (*noun.kinds, *noun.qualities)}
    typed = not told.isdisjoint(CARD_TYPES) or any(e in _OF_ONE_TYPE for e in noun.keywords)
    for each in what_is_there(scene):
        for node in walk(each.face.paragraphs):
            if not isinstance(node, CostChange | MinimumCost) or getattr(node, "this", False):
                continue
            what = getattr(node, "what", None)
            if (noun.owner or asked_deed(scene).is_freely) and _looks_at(scene, each, node):
                continue
            kinds = [one for one in walk(what) if isinstance(one, HasType | HasColor | HasSubtype)]
            open_kinds = [one for one in kinds if not (typed and isinstance(one, HasType))]
            if any(str(getattr(one, "name", "")).lower() not in told for one in open_kinds):
                raise NotSupported(f"it rests on what kind of spell {each.name} looks at")


def _looks_at(scene: Scene, holder: Item, node: CostChange | MinimumCost) -> bool:
    """Tell whether, where it is asked whose spells cost more, the one that is cast shows it.

    It is one that the permanent looks at, or whatever its kind is, it is the wrong player's.
    """
    from rulings_cli.ask.plans.things import may_be

    deed = asked_deed(scene)
    if not isinstance(node, CostChange) or deed.item is None or node.what is None:
        return False
    if isinstance(node.who, You) and holder.owner not in ("", deed.who):
        return True
    if node.less or has(node.what, HasColor, HasSubtype):
        return False
    if may_be(deed.item.face, node.what) is not True:
        return False
    scene.assumptions.append(f"the spell is one that {holder.name} looks at")
    return True


def _need_own_reason(scene: Scene, run: Run) -> None:
    """Drop out where a name may mean several cards, and this one's cost rests on nothing told."""
    deed = asked_deed(scene)
    noun = deed.item.noun if deed.item is not None else None
    mention = noun.mention if noun is not None else None
    told = [each for each in scene.permanents() if each is not deed.item and each.noun is not None]
    if mention is None or len(mention.cards) < 2 or not told or deed.kind != "cast":
        return
    if scene.about.get("change"):
        return
    if any(has(each.face.paragraphs, *OF_COSTS) for each in told) or deed.targets:
        return
    symbols = total_of_deed(scene, run)[1]
    if not lowers_itself(deed, symbols) and symbols == total_without(scene):
        raise DropsOut("nothing that is told changes what it costs")


def _need_free_x(deed: Deed) -> None:
    """Abstain where an X is said of a spell whose X can only be 0 (CR 107.3b)."""
    x = [e for e in deed.tails if e.startswith("with X=") and e != "with X=0"]
    own = any(isinstance(each, AlternativeCost) for each in walk(face_of_deed(deed).paragraphs))
    free = "without paying its mana cost" in deed.tails
    if x and (free or ("for its alternative cost" in deed.tails and not own)):
        raise NotSupported("X can only be 0 where the mana cost is not paid")


def _take_own_way(scene: Scene, run: Run) -> None:
    """Cast a card for the other cost that it names, where what that asks for is said to be so."""
    deed = asked_deed(scene)
    own = _conditional(deed)
    if own is None or is_way_said(deed) or statement_of(scene).name == "is_free":
        return
    way = "without paying its mana cost" if own.free else "for its alternative cost"
    if run.holds(f"casting {action_of(scene, deed)}, {way} is illegal by 118.9"):
        more = [e for e in scene.items if e.noun is not None and e is not deed.item]
        told = is_condition_told(scene, "none") or scene.about.get("change")
        if (more or len(scene.deeds) > 1) and not told:
            raise NotSupported(f"whether what {face_of_deed(deed).name} asks for is so")
        return
    deed.tails.append(way)


#: Facts that say that something is not so, or whose turn it is.
_TOLD = ("none", "turn", "step")


def is_condition_told(scene: Scene, *facts: str) -> bool:
    """Tell whether it is said, by one of these facts, that what a card asks for is not so."""
    said = scene.about.get("said")
    told = isinstance(said, tuple) and any(each.name in (facts or _TOLD) for each in said)
    return told or _are_commanders_away(scene)


def _are_commanders_away(scene: Scene) -> bool:
    """Tell whether the commanders that are spoken of are elsewhere than on the battlefield."""
    died = [each.item for each in scene.deeds if each.line == "NAME dies"]
    named = [
        each
        for each in scene.items
        if each.zone == "command zone" or (each.noun is not None and each.noun.head == "commander")
    ]
    return bool(named) and all(e in died or e.zone not in ("", "battlefield") for e in named)


def _conditional(deed: Deed) -> AlternativeCost | None:
    """Give the other cost that a card names, if it is one that asks for something."""
    own = [
        each for each in walk(face_of_deed(deed).paragraphs) if isinstance(each, AlternativeCost)
    ]
    return own[0] if len(own) == 1 and own[0].condition is not None else None


def _need_all_matter(scene: Scene, run: Run) -> None:
    """Abstain where a card is named that has nothing to do with the cost, for all that is seen."""
    deed = asked_deed(scene)
    for item in scene.permanents():
        named = item.noun is not None and item.noun.is_card and item is not deed.item
        if not named or item in deed.targets or has(item.face.paragraphs, *OF_COSTS):
            continue
        if scene.about.get("change") or deed.given_up is item:
            continue
        if scene.about.get("flashback by") is item:
            continue
        if total_without(scene, gone=(item,)) == total_of_deed(scene, run)[1]:
            mention = item.noun.mention if item.noun is not None else None
            if mention is not None and len(mention.cards) > 1:
                raise DropsOut(f"{item.name} changes nothing of the cost")
            raise Unplanned(f"what {item.name} has to do with the cost")


def _need_one_face(scene: Scene) -> None:
    """Abstain where a card of two halves is cast, and which half was not said (CR 709.3)."""
    item = asked_deed(scene).item
    assert item is not None
    card, noun = item.card, item.noun
    if card is None or card.layout not in ("split", "aftermath") or noun is None:
        return
    if is_fused(asked_deed(scene)):
        return
    named = [known for known, bound in scene.bound.values() if bound is item]
    said = {each.mention.text.casefold() for each in (noun, *named) if each.mention is not None}
    half = next((each for each in card.faces if each.name.casefold() in said), None)
    if half is not item.face:
        raise NotSupported(f"it rests on the half of {card.name} that is cast")


def _need_counted(scene: Scene, run: Run) -> None:
    """Abstain where the cost counts, or asks for, what the question does not speak of."""
    from rulings_cli.engine import conditions, costs, quantities
    from rulings_cli.engine.context import Context

    item = asked_deed(scene).item
    assert item is not None
    for holder in (item, *(each for each in scene.permanents() if each is not item)):
        for node in walk(holder.face.paragraphs):
            if not isinstance(node, CostChange) or node.this != (holder is item) or node.keyword:
                continue
            if "target" in f"{node.for_each} {node.condition}".lower() and node.this:
                continue  # its targets are looked at elsewhere
            if _is_told(scene, node):
                continue
            id = _id_of(scene, run, holder)
            where = Context(id, holder.owner or "you", this=id)
            where = where.bind_player("that player", asked_deed(scene).who)
            if node.for_each is not None and not quantities.amount(run.game, node.for_each, where):
                raise NotSupported(f"it rests on what {holder.name} counts")
            if node.condition is not None and not conditions.holds(run.game, node.condition, where):
                raise NotSupported(f"it rests on what {holder.name} asks for")
    if item.has("affinity") and not any(
        change.this and worth(change.amount.symbols)
        for change, _ in costs.cost_changes(
            run.game,
            _id_of(scene, run, item),
            Context(_id_of(scene, run, item), asked_deed(scene).who),
        )
    ):
        raise NotSupported(f"it rests on what {item.name} counts")


def _is_told(scene: Scene, change: CostChange) -> bool:
    """Tell whether it was said of what a cost counts that there is none, or how many there are."""
    used = scene.about.get("used")
    counted = list(walk((change.for_each, change.condition)))
    if isinstance(used, dict) and "spells before" in used:
        return any(isinstance(each, CountThisTurn | DidThisTurn) for each in counted)
    lying = any(getattr(each, "zone", None) is Zone.GRAVEYARD for each in counted)
    return bool(scene.about.get("emptied")) and lying


def _need_whose(scene: Scene, run: Run) -> None:
    """Abstain where a card that counts things counts what nobody was said to control."""
    deed = asked_deed(scene)
    counts = deed.kind == "cast" and any(
        isinstance(node, CostChange) and node.this and node.for_each is not None
        for node in walk(face_of_deed(deed).paragraphs)
    )
    counts = counts or any(each.name == "affinity" for each in face_of_deed(deed).abilities
                           if isinstance(each, Keyword))  # fmt: skip
    if not counts or scene.about.get("change"):
        return
    for item in scene.permanents():
        more = [e for e in walk(item.face.paragraphs) if isinstance(e, MinimumCost)
                or (isinstance(e, CostChange) and not e.less and not e.this)]  # fmt: skip
        if not more or not item.assumed or item is deed.item:
            continue
        whose = item.owner
        item.owner = "opponent" if whose == "you" else "you"
        try:
            if total_without(scene, gone=()) != total_of_deed(scene, run)[1]:
                raise NotSupported(f"it rests on who controls {item.name}")
        finally:
            item.owner = whose


def _id_of(scene: Scene, run: Run, item: Item) -> int:
    from rulings_cli.examples import naming, phrases

    found = naming.find(run.game, phrases.ref(scene.ref(item)))
    if not found:
        raise NotSupported(f"{item.name} is not where the example puts it")
    return int(found[0])


def _need_aim(scene: Scene) -> None:
    """Abstain where the cost rests on the targets, and they were not said."""
    deed = asked_deed(scene)
    named = [each for each in deed.targets if isinstance(each, Item) and each.noun is not None]
    if not deed.targets or named:
        return
    for item in (deed.item, *scene.permanents()):
        assert item is not None
        for node in walk(item.face.paragraphs):
            words = f"{node.condition} {node.what} {node.abilities_of}" if isinstance(
                node, CostChange) else ""  # fmt: skip
            if "arget" in words:
                raise NotSupported(f"it rests on what {asked_deed(scene).item.name} targets")  # type: ignore[union-attr]
