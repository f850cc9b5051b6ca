"""What a copy of a spell does by itself, as it is asked about: "does the copy draw me a card?"."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.effects import CopySpell
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import doing
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

_ASKS = """
draws: do|will <a> [still|also] draw <who> [a|another|an|the] [extra] [<n>] [card] [too]
copy_triggers: do|will <a> storm [off|again|too|also]
copy_triggers: do|will <a> [also] trigger|get [its|a|the] [own] storm [trigger] [again|too|also]
copy_triggers: do|will <a> cascade [again|too|also]
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what a copy does."""
    return table("ask", _ASKS)


#: Asks of what a copy does, and how the same is asked of what comes of it all.
_PLAINLY = {"draws": "draw", "damage_amount": "damage_amount", "damaged": "damaged",
            "life_by": "life_by", "gets": "gets"}  # fmt: skip


def of_copy(scene: Scene, statement: Statement) -> Statement:
    """Give an ask of what a copy of a spell does as asked once only that copy has resolved.

    The spell itself waits below it on the stack: its copy resolves first (CR 707.10).
    """
    copier = _copier(scene)
    noun = statement.noun()
    if copier is None or noun is None or noun.head != "copy" or statement.name not in _PLAINLY:
        return statement
    spell = _copied(scene, copier)
    resolving = Deed("happen", "", copier.item, "NAME resolves")
    last = Deed("happen", "", None, "the top of the stack resolves")
    copier.response = resolving.response = last.response = True
    if len(scene.deeds) != len((spell, copier)):
        raise NotSupported("what is done besides is not planned yet")
    scene.deeds[:] = [spell, copier, resolving, last]
    scene.about["held"] = True
    who = statement.word("who") or copier.who
    rest = tuple((k, v) for k, v in statement.slots if k not in ("a", "who", "b"))
    made = statement.noun("b")
    slots = (("who", who), *rest, *((("a", made),) if made is not None else ()))
    found = statement.evolve(name=_PLAINLY[statement.name], slots=slots)
    scene.about["ask"] = found
    return found


def _copier(scene: Scene) -> Deed | None:
    """Give the one spell that copies another."""
    found = [e for e in scene.deeds if e.item is not None and _copies(e.item)]
    return found[0] if len(found) == 1 else None


def _copies(item: Item) -> bool:
    return item.is_spell and has(item.face.paragraphs, CopySpell)


def _copied(scene: Scene, copier: Deed) -> Deed:
    """Give the casting of the spell that is copied."""
    aimed = [each for each in copier.targets if isinstance(each, Item)]
    found = [e for e in scene.deeds if e.kind == "cast" and e.item in aimed]
    if len(found) != 1:
        raise Misfit("no spell is copied")
    return found[0]


def _triggers(scene: Scene, statement: Statement) -> None:
    """Ask whether what triggers as a spell is cast triggers for its copy, too."""
    copier = _copier(scene)
    noun = next(iter(nouns_in(tuple(value for _, value in statement.slots))), Noun(""))
    if copier is None or noun.head != "copy":
        raise Misfit("it is not asked of a copy")
    spell = _copied(scene, copier)
    assert spell.item is not None
    words = set(statement.text.split())
    kept = [each for each in ("storm", "cascade") if {each, f"{each}s"} & words]
    if not all(spell.item.has(each) for each in kept) or len(scene.deeds) != len((spell, copier)):
        raise Misfit(f"{spell.item.name} does not do that")
    scene.about["a"] = spell.item


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell by whether it triggered once or twice."""
    del run, statement
    item = scene.about["a"]
    assert isinstance(item, Item)
    said = f"{item.name} triggers"
    return (
        Option((f"{item.name} triggered once",), "no", f"No: {said} once.", outcome=f"{said} once"),
        Option(
            (f"{item.name} triggered twice",), "yes", f"Yes: {said} twice.", outcome=f"{said} twice"
        ),
    )


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the change: a second one is cast, where it is copied."""
    asks = scene.about.get("ask")
    if not isinstance(asks, Statement) or asks.name != "copy_triggers":
        return

    def cast_again(scene: Scene) -> None:
        copier = _copier(scene)
        assert copier is not None
        spell = _copied(scene, copier)
        assert spell.item is not None
        assert copier.item is not None
        scene.deeds.remove(copier)
        scene.items.remove(copier.item)
        second = scene.add(Item(spell.item.card, spell.item.face, None, spell.who))
        made = doing.cast_item(scene, second, spell.who)
        made.targets += spell.targets

    yield "a second one is cast, and none is copied", cast_again


PREPARED: dict[str, Handler] = {"copy_triggers": _triggers}
JUDGED: dict[str, Judge] = {"copy_triggers": _judged}
