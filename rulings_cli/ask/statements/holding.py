"""What a permanent holds in exile as long as it stays: put there by its own ability before."""

from __future__ import annotations

from rulings_cli.abilities.effects import Exile
from rulings_cli.ask.statements import causing, doing
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.terms.values import walk


def holds(host: Item) -> bool:
    """Tell whether a permanent exiles something as it enters, and gives it back as it leaves."""
    from rulings_cli.ask.statements.placing import speaks_of_exiled

    until = any(isinstance(e, Exile) and e.until_leaves for e in walk(host.face.paragraphs))
    enters = any(
        any(isinstance(event, Exile) for event in walk(ability)) for ability in _entering(host)
    )
    return host.is_permanent and (until or (enters and speaks_of_exiled(host)))


def _entering(host: Item) -> list[object]:
    from rulings_cli.abilities.triggers import Enters

    return [
        each
        for each in causing.triggered(host)
        if any(isinstance(e, Enters) and causing.is_self(e) for e in causing.events_of(each))
    ]


def hold(scene: Scene, item: Item, host: Item) -> None:
    """Let a permanent have exiled a thing before all else: it is cast, and its ability resolves."""
    if item.zone not in ("", "battlefield") or any(each.item is item for each in scene.deeds):
        raise Misfit(f"{item.name} is not what {host.name} holds")
    host.zone, host.soft = "", False
    who = host.owner or "you"
    other = "opponent" if who == "you" else "you"
    later = list(scene.deeds)
    scene.deeds.clear()
    item.owner = item.owner or other
    if any(getattr(target, "player", "") for each in _entering(host) for target in _targets(each)):
        item.zone = ""
        if item.noun is not None and item.noun.head == "card" and not item.noun.is_card:
            item.card = scene.world.stock.pick("instant", "plain")
            item.face = item.card.front
        scene.place(item, "hand", item.owner)
        scene.about["from hand"] = item
        doing.cast_item(scene, host, who)
        scene.choices.insert(0, item.name)
    else:
        scene.onto_battlefield(item, item.owner)
        causing.use_on(scene, host, who, item)
    if later and _is_slow(later[0], who):
        scene.deeds.append(Deed("happen", "", None, f"it is {_WHOSE[other]} next main phase"))
    scene.deeds += later


_WHOSE = {"you": "your", "opponent": "the opponent's"}


def _targets(ability: object) -> tuple[object, ...]:
    return tuple(getattr(ability, "targets", ()))


def _is_slow(deed: Deed, who: str) -> bool:
    """Tell whether a deed is done in the other player's own turn only."""
    item = deed.item
    return deed.who != who and deed.kind == "cast" and item is not None and not item.is_instant


_WORN = frozenset(("Aura", "Equipment"))


def _is_worn(scene: Scene, noun: Noun) -> bool:
    """Tell whether a card is named that may be attached to something."""
    face = scene.face_of(noun) if noun.is_card and not noun.part else None
    return face is not None and not _WORN.isdisjoint(face.subtypes)


def held(scene: Scene, statement: Statement) -> None:
    """Take "A has B" as A having exiled B."""
    noun, other = statement.noun(), statement.noun("b")
    if noun is not None and other is not None and _is_worn(scene, other):
        from rulings_cli.ask.statements.wearing import attach

        attach(scene, scene.bind(noun, "creature"), other)  # "his creature has Pacifism"
        return
    if noun is None or other is None or not noun.is_card:
        raise Misfit("what holds what was not said")
    host = scene.bind(noun, "permanent")
    if not holds(host):
        raise Misfit(f"{host.name} holds nothing in exile")
    host.owner = host.owner or ("opponent" if other.owner == "you" else "you")
    hold(scene, scene.bind(other), host)


def takes_from_hand(host: Item) -> bool:
    """Tell whether a permanent exiles a card from a hand as it enters, while it stays."""
    targets = [target for each in _entering(host) for target in _targets(each)]
    return holds(host) and any(getattr(each, "player", "") for each in targets)


def held_by_what_left(scene: Scene, noun: Noun) -> Item | None:
    """Give what the one thing that left may have held, where that was not spoken of before."""
    gone = [
        each
        for each in scene.items
        if holds(each) and any(d.item is each or each in d.targets for d in scene.deeds)
    ]
    if len(gone) != 1 or noun.pronoun or noun.part:
        return None
    item = scene.bind(noun, "permanent")
    hold(scene, item, gone[0])
    return item
