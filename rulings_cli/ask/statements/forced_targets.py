"""Whether what enters must be aimed at something: "must Man-o'-War bounce itself?" (603.3d)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import May
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

_PIECES = {
    "AIM": "bounce|return|target|kill|destroy|exile|hit|damage|shoot|pick|choose|burn",
}
_ASKS = """
must_aim: must <a> AIM <b> [then]
must_aim: do|will <a> [still] [have|need] to AIM <b>
must_aim: be <a> force|forced|obliged to AIM <b>
must_aim: [do|must] <who> [still] [have|need] [to] AIM <b> [with|to|for|off <a>]
must_aim: be <who> force|forced to AIM <b> [with|to|for|off <a>]
"""
_FACTS = """
all_alone: <a> [be] [all] alone [on|in] [the|an] [empty] [board|battlefield|field|play]
all_alone: [if|when] <a> be the only creature [there|around|out] [on|in] [the] \
    [board|battlefield|field|play|table]
all_alone: [all] by itself|themselves|himself|herself
all_alone: [all] on its|their|his|her own
all_alone: [with|if] no other creature [there|around|out] [on|in] [the] [board|field|play|table]
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what must be aimed at."""
    return (*table("ask", with_pieces(_ASKS, _PIECES), cost=8), *table("fact", _FACTS))


def alone(scene: Scene, statement: Statement) -> None:
    """Let nothing else be there: so much is said of what enters, or of the creature named."""
    noun = statement.noun()
    if noun is not None and not (noun.pronoun or noun.is_card):
        raise Misfit("what is alone was not said")
    item = scene.bind(noun, "permanent") if noun is not None else None
    kind = "creature"
    if "creature" not in statement.text:
        item = item or (scene.spoken[-1] if scene.spoken else None)
        if item is None or not item.is_permanent:
            raise Misfit("of what it is said that it is alone is not known")
        kind = next((e for e in ("creature", "land") if item.is_a(e)), "permanent")
    scene.lacking.append(Noun(f"other {kind}s", head=kind, another=True))
    scene.about["all alone"] = True


def _prepare(scene: Scene, statement: Statement) -> None:
    """Let the creature enter, with its ability aimed at something else where that can be."""
    noun, other = statement.noun(), statement.noun("b")
    if other is None or scene.deeds or _is_negated(statement):
        raise Misfit("at what it is aimed was not said")
    item = scene.bind(noun, "creature") if noun is not None else _aiming(scene)
    aimed = item if _means_itself(scene, other, item) else scene.bind(other, "creature")
    found = [each for each in causing.triggered(item) if each.targets]
    if len(found) != 1 or not any(causing.is_self(e) for e in causing.events_of(found[0])):
        raise Misfit(f"{item.name} is not aimed as it enters")
    if has(found[0], May) or any(not each.minimum for each in found[0].targets):
        raise NotSupported("what may be left undone is not forced", "603.3d")
    if any(e.what is None or "creature" not in str(e.what.kinds) for e in found[0].targets):
        raise NotSupported("what else it may be aimed at was not said")
    if aimed is not item:
        scene.onto_battlefield(aimed, aimed.owner or item.owner or "you")
    causing.enter(scene, item, item.owner or "you")
    others = [e.name for e in scene.permanents() if e is not aimed and e is not item]
    if not others and aimed is item and not _is_alone(scene):
        raise NotSupported("whether there are other creatures was not said")
    scene.choices[:0] = [*others, *([item.name] if aimed is not item else []), aimed.name]
    scene.about["a"] = aimed
    scene.about["forced"] = item


def _is_alone(scene: Scene) -> bool:
    """Tell whether it is said that no other creature is there."""
    said = scene.about.get("said")
    texts = [each.text.lower().split() for each in said] if isinstance(said, tuple) else []
    return any(not _ALONE.isdisjoint(words) for words in texts) or bool(scene.lacking)


_ALONE = frozenset(("alone", "lone", "only", "sole", "empty"))


def _is_negated(statement: Statement) -> bool:
    return not {"not", "n't"}.isdisjoint(statement.text.split())


def _aiming(scene: Scene) -> Item:
    """Give the one creature that was named."""
    named = [e for e in scene.items if e.noun is not None and e.noun.is_card and e.is_permanent]
    if len(named) != 1:
        raise Misfit("what is aimed was not said")
    return named[0]


def _means_itself(scene: Scene, noun: Noun, item: Item) -> bool:
    """Tell whether what enters is meant: "itself", or one's own where there is no other."""
    if noun.pronoun in ("itself", "himself", "herself", "it", "him", "her"):
        return True
    if noun.is_card:
        return scene.card_of(noun) is item.card
    others = [e for e in scene.items if e is not item and e.is_a("creature") and e.owner == "you"]
    return (noun.owner == "you" or noun.pronoun == "mine") and not others


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell by whether the thing is gone although something else was to be chosen."""
    del run, statement
    item, by = scene.about["a"], scene.about["forced"]
    assert isinstance(item, Item)
    assert isinstance(by, Item)
    name = scene.ref(item)
    yes = f"{name} is the one thing that {by.name} can be aimed at"
    no = f"{by.name} need not be aimed at {name}"
    return (
        Option((f"{name} is not on the battlefield",), "yes", f"Yes: {yes}.", outcome=yes),
        Option((f"{name} is on the battlefield",), "no", f"No: {no}.", outcome=no),
    )


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes: another creature is there, or none is."""
    item = scene.about.get("a")
    if not isinstance(scene.about.get("forced"), Item) or not isinstance(item, Item):
        return

    def another(scene: Scene) -> None:
        taken = tuple(each.name for each in scene.items)
        card = scene.world.stock.pick("creature", "plain", other_than=taken)
        other = scene.add(Item(card, card.front, None, "opponent"))
        scene.onto_battlefield(other, "opponent")
        scene.choices.insert(0, other.name)

    def none(scene: Scene) -> None:
        kept = (scene.about["a"], scene.about["forced"])
        scene.items[:] = [e for e in scene.items if e in kept or not e.is_a("creature")]

    yield "another creature is there", another
    yield "no other creature is there", none


PREPARED: dict[str, Handler] = {"must_aim": _prepare}
JUDGED: dict[str, Judge] = {"must_aim": _judged}
