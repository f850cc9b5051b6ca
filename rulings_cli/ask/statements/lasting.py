"""What is put on the battlefield for a while, and the ability by which it goes (603.7, 702.74a)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.effects import DelayedTrigger, Exile, ReturnToHand, Sacrifice
from rulings_cli.abilities.triggers import BeginningOf
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.preparing_events import let_enter, of_part
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.examples.naming import DOES
from rulings_cli.terms.values import walk

#: How the ability is called by which an evoked creature is sacrificed.
_GIVEN_UP = tuple(
    f"{each} trigger" for each in ("sacrifice", "sac", "evoke", "evoke sacrifice", "evoke sac")
)
#: What may be meant of it where two of its abilities wait on the stack.
_EITHER = frozenset(("trigger", "triggered ability", "ability"))


#: How the ability is called by which what was put there for a while goes again.
_LATER = (
    *_GIVEN_UP, "exile trigger", "return trigger", "delayed trigger", "end step trigger",
    "end step sacrifice trigger",
)  # fmt: skip


def source_of(scene: Scene, noun: Noun) -> Item | None:
    """Give what undoes later what it does, where "the sacrifice trigger" alone is spoken of."""
    if not noun.pronoun or noun.part not in _LATER:
        return None
    found = [e for e in scene.deeds if e.item is not None and _gives_up_later(e.item)]
    put = [each for deed in found for each in lasting(scene, deed)]
    if len(found) != 1 or len(put) != 1:
        return None
    scene.mean(noun, put[0])  # the sentence goes on about what is given up
    return found[0].item


def wait_for(scene: Scene, item: Item, part: str) -> bool:
    """Let the ability wait by which what was put there for a while goes again, if that is meant."""
    from rulings_cli.ask.statements.acting_spells import _by_keyword

    made = next((each for each in scene.deeds if each.item is item), None)
    who = item.owner or "you"
    if part in _GIVEN_UP and item.has("evoke") and made is None:
        it = Noun("it", pronoun="it")
        scene.mean(it, item)
        slots = (("kw", "evoke"), ("a", it), ("who", who))
        let_enter(scene, item, _by_keyword(scene, Statement("event", "by_keyword", slots, "evoke")))
        return True
    if part not in _LATER or not _gives_up_later(item):
        return False
    if made is None:
        creature = scene.bind(Noun("the creature", head="creature", owner=who), "permanent")
        causing.use_on(scene, item, who, creature)
    if not any(each.line == _END for each in scene.deeds):
        scene.deeds.append(Deed("happen", "", None, _END))
    return True


_END = "the end step begins"


def called(scene: Scene, item: Item, part: str) -> str:
    """Give the words for the trigger that is meant: what was evoked has two (CR 702.74a)."""
    made = [each for each in scene.deeds if each.item is item]
    if part in _LATER and _gives_up_later(item):
        return "delayed trigger"
    evoked = any("evoke" in tail for each in made for tail in each.tails)
    if not evoked:
        if part in _GIVEN_UP:
            raise Misfit(f"{item.name} was not evoked")
        return "trigger"
    if part in _GIVEN_UP:
        return "sacrifice trigger"
    found = of_part(item, part)
    kinds = [word for word, node in DOES.items() if has(found, node)]
    if part in _EITHER or len(found) != 1 or not kinds:
        raise NotSupported("which of its triggers is meant was not said", "702.74a")
    return f"{kinds[0]} trigger"


def let_wait(scene: Scene, words: str) -> None:
    """Let the end step begin whose delayed trigger is spoken of: "the sacrifice trigger" (603.7b).

    It waits on the stack for what was said last, which comes in response to it.
    """
    done = [each for each in scene.deeds if each.item is not None and _gives_up_later(each.item)]
    last = scene.deeds[-1] if scene.deeds else None
    told = not {"sacrifice", "sac", "exile", "delayed"}.isdisjoint(words.split())
    waits = any(each.line == _END for each in scene.deeds)
    if told and not waits and len(done) == 1 and last is not None and last is not done[0]:
        scene.deeds.insert(-1, Deed("happen", "", None, _END))


def lasting(scene: Scene, deed: Deed) -> Iterator[Item]:
    """Give what a deed put on the battlefield only for a while (CR 603.7, 702.74a)."""
    if deed.item is not None and any("evoke" in tail for tail in deed.tails):
        yield deed.item
    elif deed.item is not None and _gives_up_later(deed.item):
        aimed = [each for each in deed.targets if isinstance(each, Item)]
        held = (e for e in scene.items if e.zone == "hand" and e.is_permanent)
        yield from aimed or held


def ends_later(scene: Scene) -> bool:
    """Tell whether something that is done is undone at the end of the turn."""
    return any(
        (each.item is not None and _gives_up_later(each.item))
        or any(way in tail for way in _UNDONE for tail in each.tails)
        or "unearth" in each.line
        for each in scene.deeds
    )


#: Ways to cast a creature that leaves at the beginning of the next end step (702.109a, 702.152a).
_UNDONE = ("for its dash cost", "for its blitz cost", "for its warp cost")


def _gives_up_later(item: Item) -> bool:
    """Tell whether what a thing does is undone at the beginning of an end step."""
    return any(
        isinstance(each, DelayedTrigger)
        and isinstance(each.event, BeginningOf)
        and has(each.body, Sacrifice, Exile, ReturnToHand)
        for each in walk(item.face.paragraphs)
    )
