"""What is done while a spell is being cast: only mana abilities may be activated (CR 601.2g)."""

from __future__ import annotations

from typing import Any

from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Misfit, Scene
from rulings_cli.errors import NotSupported

#: The slot of a spell that is being cast: whether it was said so strictly.
WHILE = "while cast"
_CAST = frozenset(("cast", "cast_at", "cast_onto"))
#: Verbs that say, before "casting", that it goes on.
_GOES_ON = frozenset(("i'm", "im", "am", "be", "is", "i"))


def marked(statements: list[Statement]) -> list[Statement]:
    """Tell of a spell that is being cast that it is: "while I cast A", "casting A"."""
    found = list(statements)
    for at, each in enumerate(found):
        if each.kind != "event" or each.name not in _CAST or each.word("who") == "opponent":
            continue
        before = found[at - 1] if at else None
        strictly = before is not None and before.kind == "mark" and before.text == "while"
        if strictly or _goes_on(each):
            found[at] = each.evolve(slots=(*each.slots, (WHILE, strictly)))
    return found


def _goes_on(statement: Statement) -> bool:
    words = statement.text.split()
    return "casting" in words and _GOES_ON.issuperset(words[: words.index("casting")])


def begin(scene: Scene, statement: Statement) -> None:
    """Keep the deed of a spell that is being cast."""
    strictly = statement.get(WHILE)
    last = scene.deeds[-1] if scene.deeds else None
    if strictly is not None and last is not None and last.kind == "cast":
        scene.about["being cast"], scene.about["cast strictly"] = last, bool(strictly)


def settle(scene: Scene) -> None:
    """Let the casting stand still where mana abilities are activated, and ask there."""
    spell, asked = scene.about.get("being cast"), scene.asked
    if not isinstance(spell, Deed) or asked is None or scene.asks not in ("can", "can_thing"):
        return
    if asked.kind not in ("activate", "cast", "tap") or asked.who != spell.who or asked is spell:
        return
    if asked.kind == "cast":
        if scene.about.get("cast strictly"):
            raise NotSupported("what may be cast while a spell is being cast is not planned")
        return
    if not (scene.about.get("cast strictly") or is_for_mana(scene, asked)):
        return
    if len(scene.deeds) != 2:
        raise Misfit("what is done besides, while it is cast, is not planned")
    spell.begun = asked.response = True
    if not _is_mana(scene, asked):  # what it chooses is chosen as it resolves, if it does
        asked.tails = [each for each in asked.tails if not each.startswith("choosing {")]


def is_for_mana(scene: Scene, deed: Deed) -> bool:
    """Tell whether a deed is the activation of an ability that adds mana."""
    from rulings_cli.ask.cards import adds_mana

    each: Any = scene.about.get(f"ability {id(deed)}")
    return deed.kind == "tap" or (each is not None and adds_mana(each.ability))


def _is_mana(scene: Scene, deed: Deed) -> bool:
    from rulings_cli.ask.statements.using import is_mana

    each: Any = scene.about.get(f"ability {id(deed)}")
    return each is not None and is_mana(scene, each)


def not_begun(scene: Scene) -> None:
    """Let no spell be cast meanwhile: a change to try."""
    scene.deeds = [each for each in scene.deeds if not each.begun]
