"""What more is said of an ability: what it shows, its printed limit, for what it is answered."""

from __future__ import annotations

from functools import cache

from rulings_cli.abilities.costs import RevealObjects
from rulings_cli.abilities.effects import Reveal
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.prepared import listed, noun_of
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Misfit, Scene
from rulings_cli.ask.statements.using import abilities_of
from rulings_cli.ask.statements.words import plain

_WITH = """
denies: so [that] <who> do not get|have|make|add [the|any|that|their|its] <made>
denies: so [that] <who> can not get|have|make|add|use [the|any|that|their|its] <made>
denies: before <who> get|add|make|have [the|any|that|their|its] <made>
denies: before the <made> be add|made|produced
denies: to stop|prevent|deny [them|him|her] [from] [get|make] [the|that|their|its] <made>
reveals: [and] reveal [from hand] <list> [from] [my|his|her|their] [hand]
targets_none: with|for|choosing|targeting no|0 target
targets_none: without [any|a] target
"""
_FACTS = """
limited: <a> can|may only be use|activate AS
limited: <who> can|may only use|activate <a> AS
limited: <a> be|say only|just activate AS
limited: <a> [only] at sorcery speed
"""
_AS = (
    "as|like a sorcery", "at sorcery speed", "once [each|a|per] turn", "during|in|on my [own] turn",
    "as|like an instant", "at instant speed",
)  # fmt: skip
#: The kinds of limits that words stand for (see `ActivationLimit`).
_LIMITS = {"sorcery": "sorcery", "instant": "instant", "once": "once each turn", "turn": "turn"}


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what more is said."""
    lines = "\n".join(
        line.replace("AS", each)
        for line in _FACTS.splitlines()
        for each in (_AS if "AS" in line else ("",))
    )
    return (*table("with", _WITH, cost=7), *table("fact", lines))


def limited(scene: Scene, statement: Statement) -> None:
    """Take in a limit that is printed on what is activated; one that is not is not passed over."""
    item = scene.bind(noun_of(statement))
    words = [plain(each) for each in statement.text.split()]
    kind = next((_LIMITS[each] for each in words if each in _LIMITS), "")
    held = {
        limit.kind for each in abilities_of(item) for limit in getattr(each.ability, "limits", ())
    }
    if kind not in held:
        raise Misfit(f"{item.name} has no such limit")


def denies(scene: Scene, statement: Statement) -> None:
    """Ask whether a mana ability can be answered, where that is to keep somebody from its mana."""
    last = next((each for each in reversed(scene.deeds) if not each.asked), None)
    said = scene.about.get("said")
    asks = [each for each in said if each.kind == "ask"] if isinstance(said, tuple) else []
    if last is None or last.kind not in ("activate", "tap") or last.passes or len(asks) != 1:
        raise Misfit("no mana ability was said to be used")
    if statement.word("who") not in ("", last.who) or asks[0].name not in ("can", "can_thing"):
        raise Misfit(f"{statement.text!r} is said of another player's mana")
    scene.about["answered mana"], scene.about["asked first"] = last, asks[0]


def reveals(scene: Scene, statement: Statement) -> None:
    """Let what an ability has its player reveal be in that player's hand."""
    last = scene.deeds[-1] if scene.deeds else None
    item = last.item if last is not None else None
    if last is None or item is None or not has(item.face.paragraphs, Reveal, RevealObjects):
        raise Misfit("nothing was said to reveal anything")
    for noun in listed(statement):
        scene.place(scene.bind(noun), "hand", last.who)


def targets_none(scene: Scene, statement: Statement) -> None:
    """Take it that no target is chosen, which is no matter of what kind an ability is (115.6)."""
    said = scene.about.get("said")
    names = {each.name for each in said if each.kind == "ask"} if isinstance(said, tuple) else set()
    if names != {"is_mana"} and names != {"uses_stack"}:
        raise Misfit(f"{statement.text!r} matters here")


ADDED_MORE = {"denies": denies, "reveals": reveals, "targets_none": targets_none}
GIVEN_MORE = {"limited": limited}
