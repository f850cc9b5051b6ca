"""Whether a spell must be paid with mana of some sources: "do I still need creature mana?"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulings_cli.abilities.described import HasSupertype, HasType
from rulings_cli.abilities.spending import OnlyMana
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.plan import Option
    from rulings_cli.ask.playing import Run

_KINDS = frozenset(("creature", "land", "basic", "artifact", "snow", "treasure"))
_BETWEEN = frozenset(
    ("from", "by", "off", "of", "make", "produce", "a", "only", "just", "my", "be", "have", "need",
     "to", "come")
)  # fmt: skip
#: More mana than a spell costs, for what makes it cost more.
_MORE = "{C}" * 6


def kind_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read mana of some sources: "creature mana", "mana from basic lands"."""
    while word_at(text, at) in ("only", "just", "any"):
        at += 1
    kinds: list[str] = []
    place = at
    while word_at(text, place) in _KINDS:
        kinds.append(word_at(text, place))
        place += 1
    if kinds and word_at(text, place) == "mana":
        yield place + 1, tuple(kinds)
    if word_at(text, at) != "mana" or word_at(text, at + 1) not in _BETWEEN:
        return
    place = at + 1
    while word_at(text, place) in _BETWEEN and place - at < 7:
        place += 1
    while word_at(text, place) in _KINDS:
        kinds.append(word_at(text, place))
        place += 1
    if kinds:
        yield place, tuple(kinds)


def prepare(scene: Scene, statement: Statement) -> None:
    """Let a player cast the spell with plenty of mana that has no such source."""
    item = _spell(scene, statement)
    deed = cast_item(scene, item, item.owner or "you")
    deed.may_fail = True
    scene.about["a"] = item
    cost = item.face.mana_cost
    if cost is None or any(each in "XYZ" or "/" in each for each in cost.symbols):
        raise NotSupported(f"what is paid for {item.name} is not planned yet")
    mana = "".join("{C}" * int(e) if e.isdigit() else f"{{{e}}}" for e in cost.symbols)
    whose = "your" if deed.who == "you" else "the opponent's"
    scene.given.append(f"{whose} mana pool is {mana}{_MORE}")
    scene.mana_fixed.add(deed.who)


def _spell(scene: Scene, statement: Statement) -> Item:
    noun = statement.noun()
    if noun is not None:
        return scene.bind(noun)
    cast = [each.item for each in scene.deeds if each.kind == "cast" and each.item is not None]
    named = [e for e in scene.spoken if has_limit(e) or e in cast]
    if len(dict.fromkeys(map(id, named))) != 1:
        raise Misfit("for what the mana is needed was not said")
    return named[0]


def has_limit(item: Item) -> bool:
    """Tell whether only some mana may be spent on a spell by what it says itself."""
    return any(isinstance(each, OnlyMana) for each in walk(item.face.paragraphs))


def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the spell could be cast without such mana."""
    from rulings_cli.ask.plan import Option

    del run
    item, kinds = scene.about["a"], statement.get("kind")
    assert isinstance(item, Item)
    assert isinstance(kinds, tuple)
    limits = [each for each in walk(item.face.paragraphs) if isinstance(each, OnlyMana)]
    for limit in limits:
        named = [each for each in walk(limit.source) if isinstance(each, HasType | HasSupertype)]
        if not set(kinds) <= {each.name for each in named}:
            raise NotSupported(f"which mana may pay for {item.name} was said otherwise")
    cast, not_cast = f"{item.name} was cast", f"{item.name} was not cast"
    no = Option((cast,), "no", f"No: {cast} without it.", outcome=f"{cast} without it")
    if not limits:
        return (no,)
    says = f"without it {item.name} can't be cast"
    return (Option((not_cast,), "yes", f"Yes: {says}.", outcome=says), no)
