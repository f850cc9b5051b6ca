"""Which part of a cost convoke, improvise or delve pays for: a symbol, a color, a tax (CR 702.51a).

All else is paid with lands that can't pay that part, so the spell is cast only if the helper can.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.static import CostChange
from rulings_cli.ask.cards import keyword
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.helping import leave_open
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS, COLORS_BY_NAME, ManaCost
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.plan import Option
    from rulings_cli.ask.playing import Run

_HELPS = {
    "convoke": "convoke", "convoking": "convoke", "convoked": "convoke", "improvise": "improvise",
    "improvising": "improvise", "delve": "delve", "delving": "delve", "delved": "delve",
}  # fmt: skip
_PARTS = frozenset(("part", "pip", "symbol", "mana", "cost", "portion", "half", "requirement"))
_CREATURES = frozenset(("creature", "guy", "dude", "token", "dork", "elf"))
#: What helps to pay without its color being said, by the keyword that takes it.
_KINDS = {**dict.fromkeys(_CREATURES, "convoke"), "artifact": "improvise", "rock": "improvise"}
#: The color of creatures of which none was said.
_UNSAID = "?"
#: What is said of a creature that is face down.
_HIDDEN = "face down"
_STATES = frozenset(("tapped", "untapped", "tap", "tapping", "other", "spare"))
_BEFORE = frozenset(("a", "an", "the", "my", "any", "mono", "some", "of"))


def help_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read what helps to pay: "convoke", "a green creature", "an artifact"."""
    if word_at(text, at) in _HELPS:
        yield at + 1, (_HELPS[word_at(text, at)], None)
    while word_at(text, at) in _BEFORE or _text_at(text, at) in _STATES:
        at += 1
    hidden = [_text_at(text, at), _text_at(text, at + 1)]
    if hidden == ["face", "down"] or hidden[0] in ("face-down", "facedown", "morphed"):
        at += 1 + (hidden[0] == "face")
        if word_at(text, at) in _CREATURES:
            yield at + 1, ("convoke", _HIDDEN)  # it has no color (CR 708.2a)
        return
    word = word_at(text, at)
    if word in _KINDS:
        yield at + 1, (_KINDS[word], _UNSAID if _KINDS[word] == "convoke" else None)
    letter = "" if word in ("colorless", "colourless") else COLORS_BY_NAME.get(word)
    if letter is not None and word_at(text, at + 1) in _CREATURES:
        yield at + 2, ("convoke", letter)


def _text_at(text: Text, at: int) -> str:
    return text.tokens[at].text if at < len(text.tokens) else ""


_WHOLE = frozenset(("whole", "entire", "full", "complete", "total"))


def part_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read a part of a cost: "{R}", "the red part", "colored mana", "the generic part"."""
    while word_at(text, at) in _BEFORE:
        at += 1
    word = word_at(text, at)
    if _text_at(text, at) in _WHOLE and word_at(text, at + 1) in ("cost", "spell", "price"):
        yield at + 2, "whole"
    said = {**COLORS_BY_NAME, "colored": "colored", "coloured": "colored", "generic": "generic",
            "snow": "S", "colorless": "C", "x": "X", "{x}": "X"}.get(word, "")  # fmt: skip
    symbol = word.strip("{}").upper() if word.startswith("{") and word.count("{") == 1 else ""
    if symbol.isdigit():
        said = "generic"
    elif symbol in (*COLORS, "C", "S", "X"):
        said = symbol
    if said:
        end = at + 1 + (word_at(text, at + 1) in _PARTS)
        if end > at + 1 or symbol or word in (*COLORS_BY_NAME, "x"):
            yield end, said


def prepare(scene: Scene, statement: Statement) -> None:
    """Cast the spell: lands pay for all but that part, and the helper is used for it."""
    word, letter = _helper(statement)
    spell = _spell(scene, statement, word)
    cost = spell.face.mana_cost
    if cost is None or any("/" in each for each in cost.symbols):
        raise NotSupported(f"what is paid for {spell.name} is not planned yet")
    if statement.get("part") == "whole":
        _ask_for_nothing(scene, spell, word, cost)
        return
    x = "X" in cost.symbols
    part = str(statement.get("part"))
    if part == "X" and not x:
        raise Misfit(f"{spell.name} has no X in its cost")
    cost = ManaCost(tuple(each for each in cost.symbols if each != "X"))
    taxing = statement.noun("c")
    part = "tax" if taxing is not None else part
    if taxing is not None:
        item = scene.bind(taxing, "permanent")
        if not any(isinstance(e, CostChange) and not e.less for e in walk(item.face.paragraphs)):
            raise Misfit(f"{item.name} makes nothing cost more")
        scene.onto_battlefield(item, item.owner or "opponent")
    left, symbol = _without(cost, part)
    word = _kind_of_help(spell, word)
    if letter == _UNSAID and (part in COLORS or part == "colored") and word == "convoke":
        raise Unsaid("of what color the creatures are was not said")
    letter = None if letter == _UNSAID else letter
    told = [e.noun for e in scene.items if e.noun and not e.noun.is_card and e.is_a("creature")]
    for each in told if letter is None else ():
        colors = [COLORS_BY_NAME[e] for e in each.qualities if e in COLORS_BY_NAME]
        if len(colors) != 1 and "colorless" not in each.qualities:
            raise Unsaid("of what color the creature is was not said")
        letter = colors[0] if colors else ""
    if letter is None:
        letter = symbol if symbol in COLORS else "G"
    deed = cast_item(scene, spell, "you")
    deed.may_fail = True
    if x:
        deed.tails.append("with X=1" if part == "X" else "with X=0")
    scene.about["a"] = spell
    scene.about["helped"] = (word, letter)
    _pay(scene, deed, left, symbol)
    _help(scene, deed, word, letter)


def _helper(statement: Statement) -> tuple[str, str | None]:
    found = statement.get("help")
    if isinstance(found, tuple):
        return found
    raise Misfit("what helps to pay was not said")


def _spell(scene: Scene, statement: Statement, word: str) -> Item:
    """Give the spell: the one that is named, or a plain one with the keyword."""
    lender = statement.noun()
    if lender is not None:
        item = scene.bind(lender)
        if item.is_permanent and keyword(item.face, word) is None and _lends(item, word):
            scene.onto_battlefield(item, "you")
        elif statement.noun("b") is None:
            return item
        else:
            raise Misfit(f"{item.name} gives no {word}")
    noun = statement.noun("b")
    if noun is not None:
        item = scene.bind(noun)
        lent = [e for e in scene.items if e is not item and e.is_permanent and _lends(e, word)]
        if keyword(item.face, word) is None and not lent:
            raise Misfit(f"{item.name} has no {word}")
        return item
    if lender is not None:
        raise NotSupported("for which spell it is was not said")
    named = [e for e in scene.spoken if e.card is not None and keyword(e.face, word) is not None]
    if len(named) == 1:
        return named[0]
    if named:
        raise Misfit("for which spell it is was not said")
    part = str(statement.get("part"))
    color = part if part in COLORS else None
    card = scene.world.stock.pick(word, color=color)
    return scene.add(Item(card, card.front, None, "you"))


def _ask_for_nothing(scene: Scene, spell: Item, word: str, cost: ManaCost) -> None:
    """Ask whether nothing is left to pay where as much is helped with as there is generic mana."""
    from rulings_cli.ask.statements.preparing_costs import COSTS as PREPARED

    if word == "convoke" or "X" in cost.symbols or spell.noun is None:
        raise NotSupported(f"what {word} pays of the whole cost is not planned yet")
    number = sum(int(each) for each in cost.symbols if each.isdigit())
    if word == "improvise" and number:
        noun = Noun("artifacts", head="artifact", owner="you", number=number, counted=True)
        scene.onto_battlefield(scene.bind(noun, "permanent"), "you")
    leave_open(scene, word, number)
    asks = Statement("ask", "is_free", (("a", spell.noun),), f"is {spell.name} free")
    scene.about["ask"] = asks
    PREPARED["is_free"](scene, asks)


def _kind_of_help(spell: Item, word: str) -> str:
    """Give the keyword by which artifacts that are tapped help: a creature may be one, too."""
    return "improvise" if word == "convoke" and spell.has("improvise") else word


def _lends(item: Item, word: str) -> bool:
    own = item.face.abilities
    found = (e for e in walk(item.face.paragraphs) if isinstance(e, Keyword) and e not in own)
    return any(each.name == word for each in found)


def _without(cost: ManaCost, part: str) -> tuple[list[str], str]:
    """Give the symbols that lands pay, and the one that is left to the helper."""
    symbols = list(cost.symbols)
    if part in ("tax", "X"):
        return symbols, "1"  # it is added to what is printed
    if part == "generic":
        wanted = next((e for e in symbols if e.isdigit() and e != "0"), "")
    elif part == "colored":
        wanted = next((e for e in symbols if e in COLORS), "")
    else:
        wanted = part if part in symbols else ""
    if not wanted:
        raise NotSupported("no such symbol is in the cost")
    at = symbols.index(wanted)
    symbols[at : at + 1] = [str(int(wanted) - 1)] if wanted.isdigit() else []
    return [each for each in symbols if each != "0"], "1" if wanted.isdigit() else wanted


def _pay(scene: Scene, deed: Deed, left: list[str], symbol: str) -> None:
    """Let lands pay: those for generic mana can't pay the symbol."""
    generic = sum(int(each) for each in left if each.isdigit())
    colored = ManaCost(tuple(each for each in left if not each.isdigit()))
    other = "land" if symbol == "C" else "makes-colorless"
    plain = scene.world.stock.pick(*(("land", "basic") if other == "land" else (other,))).name
    lands = (*lands_for(colored), *((f"{generic} {plain}",) if generic else ()))
    scene.mana_fixed.add(deed.who)
    if lands:
        scene.given.append(f"you control {'; '.join(lands)}")
        deed.tails.append(f"paying with {'; '.join(lands)}")


def _help(scene: Scene, deed: Deed, word: str, letter: str) -> None:
    """Use one helper for the spell: a creature, an artifact, or a card in the graveyard."""
    stock = scene.world.stock
    taken = tuple(each.name for each in scene.items)
    if word == "delve":
        card = stock.pick("creature", "plain", other_than=taken)
        item = scene.add(Item(card, card.front, None, deed.who))
        scene.place(item, "graveyard", deed.who)
        deed.tails.append(f"exiling {item.name}")
    else:
        kinds = ("creature", "plain") if word == "convoke" else ("artifact", "plain")
        color = letter if word == "convoke" else None
        color = "G" if letter == _HIDDEN else color
        card = stock.pick(*kinds, other_than=taken, color=color)
        item = scene.add(Item(card, card.front, None, deed.who))
        scene.onto_battlefield(item, deed.who)
        item.tails += [_HIDDEN] if letter == _HIDDEN else []
        deed.tails.append(f"tapping {item.name}")
    scene.about["helper"] = item


def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the spell was cast so."""
    from rulings_cli.ask.plan import Option

    del run, statement
    item, helper = scene.about["a"], scene.about["helper"]
    assert isinstance(item, Item)
    assert isinstance(helper, Item)
    helped = scene.about["helped"]
    assert isinstance(helped, tuple)
    word = helped[0]
    yes, no = f"{item.name} was cast", f"{item.name} was not cast"
    says = f"by {word} {helper.name} pays"
    return (
        Option((yes,), "yes", f"Yes: {says} that part of {item.name}.", outcome=yes),
        Option((no,), "no", f"No: {says} no such part of {item.name}.", outcome=no),
    )


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes to try: the helper can't help; lands pay for all."""
    if isinstance(scene.about.get("helper"), Item):
        yield "only lands pay", _by_lands
        yield "nothing helps", _without_helper


def _by_lands(scene: Scene) -> None:
    _without_helper(scene)
    for deed in scene.deeds:
        deed.tails = [each for each in deed.tails if not each.startswith("paying with")]
    scene.given = [each for each in scene.given if not each.startswith("you control")]
    scene.mana_fixed.discard("you")


def _without_helper(scene: Scene) -> None:
    for deed in scene.deeds:
        deed.tails = [e for e in deed.tails if not e.startswith(("tapping ", "exiling "))]
