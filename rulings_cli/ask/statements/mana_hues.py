"""Whether mana of some types pays for a thing or a symbol under what lets it be spent otherwise."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulings_cli.abilities.static import AsThoughAnyMana, ManaAsThough
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import can_make
from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS, COLORS_BY_NAME, mana_value, parse_mana_cost
from rulings_cli.terms.types import BASIC_LAND_TYPES

if TYPE_CHECKING:
    from rulings_cli.ask.plan import Option
    from rulings_cli.ask.playing import Run

_LANDS = {name.lower(): letter for name, letter in BASIC_LAND_TYPES.items()}
_BEFORE = frozenset(("my", "the", "any", "a", "an", "only", "just", "basic", "all", "some"))


def hue_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read mana by its type alone: "green mana", "Swamps", "colored mana", "colorless lands"."""
    while word_at(text, at) in _BEFORE:
        at += 1
    word = word_at(text, at)
    said = text.tokens[at].text.lower().removesuffix("s") if at < len(text.tokens) else ""
    if said in _LANDS:
        end = at + 1 + (word_at(text, at + 1) == "mana")
        yield end + (word_at(text, end) in ("only", "alone")), _LANDS[said]
        return
    letter = COLORS_BY_NAME.get(word, "C" if word in ("colorless", "colourless") else "")
    if word in ("colored", "coloured"):
        letter = "".join(COLORS)
    if letter and word_at(text, at + 1) in ("mana", "land", "source"):
        yield at + 2 + (word_at(text, at + 2) in ("only", "alone")), letter


def _changes_hues(item: Item) -> bool:
    return item.is_permanent and has(item.face.paragraphs, AsThoughAnyMana, ManaAsThough)


def prepare(scene: Scene, statement: Statement) -> None:
    """Hold the spell, or one with such a symbol, with as much of that mana as it costs."""
    noun = statement.noun()
    if noun is not None:
        scene.onto_battlefield(scene.bind(noun, "permanent"), "you")
    changing = [each for each in scene.items if _changes_hues(each)]
    for each in changing:
        scene.onto_battlefield(each, each.owner or "you")
    for each in scene.items:
        if each.zone == "battlefield" and can_make(each) and "tapped" not in each.tails:
            each.tails.append("tapped")
    if not changing or scene.deeds:
        raise Misfit("nothing is there that changes which mana pays")
    scene.about["a"] = _spell(scene, statement)
    pool(scene, str(statement.get("hue")))


def _spell(scene: Scene, statement: Statement) -> Item:
    """Give the spell that is named, or one with the symbol."""
    from rulings_cli.ask.positions.spending import _with_symbol

    noun, wanted = statement.noun("b"), statement.get("made")
    if noun is not None:
        item = scene.bind(noun)
        if item.is_a("land") or item.token:
            raise Misfit(f"{item.name} is not cast")
    else:
        types = wanted.types if isinstance(wanted, WantedMana) else ()
        if len(types) != 1:
            raise Misfit("what is paid was not said")
        card = _with_symbol(scene.world, types[0])  # type: ignore[arg-type]
        item = scene.add(Item(card, card.front, None, "you"))
        scene.assumptions.append(f"tried with {item.name}")
    cast_item(scene, item, "you").may_fail = True
    return item


def pool(scene: Scene, letters: str) -> None:
    """Let as much of the mana be there as the spell costs."""
    item = scene.about["a"]
    assert isinstance(item, Item)
    cost = item.face.mana_cost
    if cost is None or any(each in "XYZ" for each in cost.symbols):
        raise NotSupported(f"what {item.name} costs was not said")
    kinds = [each for each in letters if each not in cost.symbols] or list(letters)
    if len(letters) > 1:  # colored mana: that of a color that the cost does not ask for
        letters = kinds[0]
    scene.given = [each for each in scene.given if not each.startswith("your mana pool")]
    scene.given.append(f"your mana pool is {f'{{{letters[0]}}}' * mana_value(cost)}")
    scene.mana_fixed.add("you")
    scene.about["hues"] = str(cost)


#: The rules by which what is not paid for is not cast.
_UNPAID = ("118.3", "601.2h", "733")


def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the spell can be cast with that mana."""
    from rulings_cli.ask.plan import Option

    del statement
    item = scene.about["a"]
    assert isinstance(item, Item)
    if any(not str(each.refused.rule.number).startswith(_UNPAID) for each in run.play.attempts):
        raise NotSupported(f"whether {item.name} can be paid for is not what it rests on")
    yes, no = f"{item.name} was cast", f"{item.name} was not cast"
    cost = item.face.mana_cost
    return (
        Option((yes,), "yes", f"Yes: that mana pays {cost} of {item.name}.", outcome=yes),
        Option((no,), "no", f"No: that mana does not pay {cost} of {item.name}.", outcome=no),
    )


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes to try: mana of the right types."""
    said = scene.about.get("hues")
    if isinstance(said, str):
        symbols = parse_mana_cost(said).symbols
        mana = "".join("{C}" * int(e) if e.isdigit() else f"{{{e}}}" for e in symbols)
        for each in (mana, *(f"{{{e}}}" * mana.count("{") for e in (*COLORS, "C"))):
            yield f"your mana pool is {each}", _with_pool(each)


def _with_pool(mana: str) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        scene.given = [each for each in scene.given if not each.startswith("your mana pool")]
        scene.given.append(f"your mana pool is {mana}")

    return change
