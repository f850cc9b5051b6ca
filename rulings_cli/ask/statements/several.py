"""One of several alike: "two 2/2s block, one of them dies" is said of a single one of them."""

from __future__ import annotations

from rulings_cli.ask.statements import acting_several
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported


def one_of(scene: Scene, noun: Noun) -> Item | None:
    """Give the thing that "one of them" means: any one of those that are alike.

    None where no such things were spoken of: "one of their creatures" is a new one.
    """
    found = _meant(scene, noun)
    if not found and not noun.pronoun and noun.head not in ("blocker", "attacker"):
        return None
    alone = [each for each in found if each.count > 1]
    if len(found) == 1 and alone:
        return apart(scene, found[0])[0]
    alike = {((each.noun and each.noun.text) or each.name, each.owner) for each in found}
    if len(found) < 2 or alone or len(alike) > 1:
        raise Misfit(f"which one {noun.text!r} is was not said")
    return found[-1]


def _meant(scene: Scene, noun: Noun) -> list[Item]:
    """Give the things of which one is meant, in the order in which they were spoken of."""
    if noun.head in ("blocker", "attacker"):
        return _fighting(scene, "block" if noun.head == "blocker" else "attack")
    if noun.pronoun:
        counted = [each for each in scene.spoken if each.count > 1]
        last = next((each for each in reversed(scene.deeds) if each.kind in _FIGHTS), None)
        fighting = _fighting(scene, last.kind) if last is not None else []
        return counted[-1:] or fighting or _aimed_at_alike(scene)
    return [
        each
        for each in scene.spoken
        if scene.fits(each, noun) and noun.owner in ("", each.owner) and each.zone
    ]


_FIGHTS = ("attack", "block")


def _aimed_at_alike(scene: Scene) -> list[Item]:
    """Give the targets of a spell that does the same to each of them: one of them is any one."""
    from rulings_cli.ask.statements.using import targets_of

    for deed in reversed(scene.deeds):
        found = [each for each in deed.targets if isinstance(each, Item)]
        if deed.kind in ("cast", "activate") and len(found) > 1:
            alike = len(targets_of(deed)) == 1 and _shares_evenly(deed)
            return named_apart(scene, found) if alike else []
    return []


def named_apart(scene: Scene, items: list[Item]) -> list[Item]:
    """Let things of one kind have names of their own, so that lines tell them apart."""
    from rulings_cli.ask.statements.generic import generic

    if len({(each.name, each.owner) for each in items}) > 1:
        return []
    for each in items[1:]:
        if each.noun is None or each.noun.is_card:
            raise NotSupported("which of several alike that happens to is not planned yet")
        other = generic(scene, each.noun.evolve(number=1, counted=False, text=""), "")
        each.card, each.face, each.token = other.card, other.face, other.token
    return items


def _shares_evenly(deed: Deed) -> bool:
    """Tell whether each target gets as much as the others, where something is divided."""
    shares = [e.removeprefix("dividing ") for e in deed.tails if e.startswith("dividing ")]
    return all(len(set(each.split("; "))) == 1 for each in shares)


def _fighting(scene: Scene, kind: str) -> list[Item]:
    """Give what attacks, or what blocks."""
    defender = scene.about.get("defender")
    return [
        each
        for deed in scene.deeds
        if deed.kind == kind
        for each in (deed.item, *(deed.targets if kind == "attack" else ()))
        if isinstance(each, Item) and each is not defender
    ]


def apart(scene: Scene, item: Item) -> list[Item]:
    """Give several alike one by one: what they do together each of them does."""
    alike = acting_several.apart(scene, item)
    for deed in [each for each in scene.deeds if each.item is item or item in each.targets]:
        if deed.kind == "attack":
            deed.targets += alike[1:]
        elif deed.kind == "block" and deed.item is item:
            at = scene.deeds.index(deed) + 1
            scene.deeds[at:at] = [_as_well(deed, each) for each in alike[1:]]
        else:
            raise NotSupported("which of several alike that happens to is not planned yet")
    return alike


def _as_well(deed: Deed, item: Item) -> Deed:
    """Give what another one does at the same time."""
    other = Deed(deed.kind, deed.who, item, deed.line)
    other.targets, other.response, other.text = [*deed.targets], deed.response, deed.text
    return other
