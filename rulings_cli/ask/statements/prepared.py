"""What every question is prepared with: the thing it is about."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.terms.zones import Zone

Handler = Callable[[Scene, Statement], None]


def noun_of(statement: Statement, slot: str = "a") -> Noun:
    """Give the noun phrase in a slot; there must be one."""
    found = statement.noun(slot)
    if found is None:
        raise Misfit("nothing is asked about")
    return found


def listed(statement: Statement) -> tuple[Noun, ...]:
    """Give the things that a statement lists, each of which must be told by itself."""
    found = statement.get("list") or statement.get("items")
    assert isinstance(found, tuple)
    if any(each.pronoun or each.part for each in found):
        raise Misfit("what is there was not said")
    return found


def _thing(want: str = "", *, soft: bool = True) -> Handler:
    """Give the handler of a question about one thing."""

    def handler(scene: Scene, statement: Statement) -> None:
        noun = statement.noun()
        item = _last(scene, want) if noun is None else scene.bind(noun, want)
        if noun is not None and noun.part in ("mana", "mana ability"):
            raise Misfit("mana is asked about elsewhere")
        if item.copy_of is not None:
            scene.about["a"] = item
            return
        if soft and item.is_permanent and not item.zone and not _is_done(scene, item):
            if want == "trigger" and _triggers_in_graveyard(item):
                scene.place(item, "graveyard")
            else:
                scene.onto_battlefield(item, soft=True)
        scene.about["a"] = item

    return handler


def _taps(scene: Scene, statement: Statement) -> None:
    """Ask whether a thing taps, where nothing follows that it might tap: "does A tap B"."""
    last = scene.about.get("last")
    end = statement.start + len(statement.text.split())
    if isinstance(last, Statement) and last.name == "topic" and last.start == end:
        raise Misfit(f"what {last.text!r} has to do with it is passed over")
    _thing("permanent")(scene, statement)
    if any(each.kind == "block" for each in scene.deeds):
        scene.about["before damage"] = True


def _triggers_in_graveyard(item: Item) -> bool:
    """Tell whether a thing has triggered abilities that work in a graveyard only (CR 113.6b)."""
    found = causing.triggered(item)
    return bool(found) and all(each.zone is Zone.GRAVEYARD for each in found)


def _last(scene: Scene, want: str) -> Item:
    """Give what was spoken of last, a card that was named before others."""
    named = [each for each in scene.spoken if each.card is not None and _is_named(each)]
    copier = scene.about.get("copier")
    if isinstance(copier, Item) and want in ("creature", "permanent"):
        return copier
    made = [each for each in scene.spoken if scene.animated(each)]
    if want == "creature" and len(made) == 1:
        return made[0]  # what became a creature is meant, and not what is there
    known = (*reversed(named), *reversed(scene.spoken))
    for each in sorted(known, key=lambda item: item in scene.beside):
        if want == "creature" and not (each.is_a("creature") or scene.animated(each)):
            continue
        if want == "spell" and not (each.is_spell or _is_done(scene, each)):
            continue
        if want == "permanent" and not each.is_permanent:
            continue
        if want == "trigger" and not causing.triggered(each):
            continue
        return each
    if want == "creature" and scene.focus is not None and scene.focus.is_permanent:
        return scene.focus  # it may have become one
    raise Misfit("nothing was said before")


def _is_named(item: Item) -> bool:
    return item.noun is not None and item.noun.is_card


def _is_done(scene: Scene, item: Item) -> bool:
    return any(each.item is item for each in scene.deeds)


def _no_trigger(item: Item) -> None:
    from rulings_cli.ask.cards import lacking

    if item.card is None:
        raise Misfit(f"{item.name} does not trigger")
    lacking(item.card, item.face, f"{item.name} has no such triggered ability", "triggers")


def _same_card(scene: Scene, item: Item, noun: Noun) -> bool:
    return item.card is not None and scene.card_of(noun).name == item.card.name


def _last_done(scene: Scene) -> Item:
    for each in reversed(scene.deeds):
        if each.kind in ("cast", "activate") and each.item is not None:
            return each.item
    raise Misfit("nothing was cast")


#: Words of an ask of something that is not there any more, or not yet.
_BACK = frozenset(("back", "return", "returns", "come", "comes", "recur", "recurs"))


def lying(scene: Scene, statement: Statement) -> Item | None:
    """Give the one card that lies in a graveyard or in exile, where it may come back from there.

    "X in the graveyard, I play Y. does it come back?" is asked of X.
    """
    noun = statement.noun()
    if (noun is not None and not noun.pronoun) or _BACK.isdisjoint(statement.text.split()):
        return None
    lie = [each for each in scene.items if each.zone in ("graveyard", "exile") and _is_named(each)]
    done = lie and any(each.item is lie[0] for each in scene.deeds)
    return lie[0] if len(lie) == 1 and not done else None


def aimed_at(scene: Scene) -> Item | None:
    """Give the one thing that was aimed at: "it" is rather that than what does it."""
    if scene.about.get("goes on about") is not None:
        return None
    aimed = {
        id(each): each for deed in scene.deeds for each in deed.targets if isinstance(each, Item)
    }
    permanents = [each for each in aimed.values() if each.is_permanent]
    if not permanents and scene.choices and scene.deeds:
        permanents = [  # what a triggered ability is to be aimed at
            each
            for each in scene.items
            if each.name == scene.choices[0] and each.zone == "battlefield"
        ]
    return permanents[0] if len(permanents) == 1 else None
