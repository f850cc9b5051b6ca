"""Whether so many cards may be exiled for delve, and for a flashback cost (CR 702.66a)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.static import AlternativeCost, MayPayInstead
from rulings_cli.ask.cards import DropsOut, has
from rulings_cli.ask.statements import doing, lent_flashback, tapping_for
from rulings_cli.ask.statements.cost_totals import OF_COSTS, total_of_deed
from rulings_cli.ask.statements.costs_of import need_lack
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, table, with_pieces
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.ways_taken import add_way
from rulings_cli.ask.statements.writing import script_of
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import ManaCost

if TYPE_CHECKING:
    from rulings_cli.ask.plan import Option
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler
    from rulings_cli.ask.statements.rows import Statement
    from rulings_cli.ask.statements.scene import Deed

_WORD = "delve"
_PIECES = {
    "DELVES": "can|may|do|will <who> [still|also|even] [get] [to] [use] delve [away]",
    "CASTING": "for|to|with|on|when|while|if|as [i] [cast|play|pay] [for]",
    "BACK": "[the|its|his] flashback [cost]",
}
_ASKS = """
delve_most: how many card DELVES CASTING <a>
delve_most: how many card DELVES with|under <b> [there|around] CASTING <a>
delve_most: how many [card] can|may|do|will <who> exile|remove with|via|by|for|to delve CASTING <a>
delve_most: how much can|may|do|will <who> delve [away] CASTING <a>
delves_for: DELVES <n> [card] CASTING <a> for [just|only] <mana> [mana]
delves_for: DELVES <n> [card] CASTING <a> with|pay [just|only] <mana> [mana]
delves_for: DELVES <n> [card] and [get] [cast|play] <a> for|with [just|only] <mana> [mana]
delves: DELVES <a>
delves: DELVES CASTING <a>
delves: DELVES <n> [card] CASTING <a>
delves: DELVES [<n>] [card] with|under <b> [there|around] CASTING <a>
delves_these: DELVES [a] [card] from <zone> [CASTING <a>]
delves_these: DELVES <b> from <zone> [CASTING <a>]
delves_these: DELVES <b:thing> [CASTING <a>]
delves_back: DELVES [<n>] [card] CASTING BACK
delves_back: DELVES [<n>] [card] CASTING BACK of|on <a>
delves_back: DELVES [<n>] [card] CASTING <a> ['s] BACK
delves_back: DELVES [<n>] [card] CASTING <a> with|for BACK
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked."""
    return table("ask", with_pieces(_ASKS, _PIECES))


def _asked(scene: Scene, statement: Statement) -> None:
    """Pay for the spell with lands, and for so much generic mana of it with cards (702.66a)."""
    noun, beside = statement.noun(), statement.noun("b")
    if statement.word("who") == "opponent":
        raise NotSupported("what another player exiles for delve is not planned yet")
    these = statement.name == "delves_these"
    if these:
        noun, beside = noun or _some_spell(scene), None
    if beside is not None:
        scene.onto_battlefield(scene.bind(beside, "permanent"), soft=True)
    item = scene.bind(noun) if noun is not None and not noun.pronoun else _with_delve(scene)
    back = statement.name == "delves_back" or lent_flashback.giver(scene) is not None
    if back and not item.has(lent_flashback.WORD) and item.noun is not None:
        item = lent_flashback.lent(scene, item.noun) or item
    if back and not item.has(lent_flashback.WORD) and lent_flashback.WORD not in item.gained:
        raise NotSupported(f"what gives {item.name} flashback was not said")
    if any(each.kind != "happen" for each in scene.deeds):
        raise NotSupported("what is done besides is not planned yet")
    if item.card is None or not item.card.front.mana_cost:
        raise Misfit("what is cast was not said")
    if not item.has(_WORD):
        need_lack(item, _WORD)
    _need_plain(scene, item)
    if item.zone == "battlefield" and item.soft:
        item.zone, item.soft = "", False
    deed = doing.cast_item(scene, item, "you")
    if back:
        add_way(scene, deed, lent_flashback.WORD)
    deed.asked, deed.text = True, statement.text
    scene.asked, scene.asks = deed, "can"
    total = _total(scene, deed, item.card.front.mana_cost)
    generic = sum(int(each) for each in total if each.isdigit())
    if statement.number() == 0:
        raise Misfit("no card is exiled")
    number = statement.number() or (generic if statement.name == "delve_most" else 1)
    left = tapping_for.left_of(total, min(number, generic))
    if statement.name == "delves_for":
        left = _paid(statement)
    lands, cards = lands_for(ManaCost(left)), _fillers(scene, number)
    whose = "your"
    if these:
        whose, cards = _these(scene, statement)
    scene.about["delved"] = number
    scene.mana_fixed.add("you")
    scene.given += [f"{each} is in {whose} graveyard" for each in cards]
    scene.given += [f"you control {'; '.join(lands)}"] if lands else []
    deed.tails += [f"paying with {'; '.join(lands)}"] if lands else []
    deed.tails.append(f"exiling {'; '.join(cards)}")
    scene.about["a"] = item


def _some_spell(scene: Scene) -> Noun | None:
    """Give a plain spell with delve, where none was spoken of."""
    if any(each.card is not None and each.has(_WORD) for each in scene.items):
        return None
    card = scene.world.stock.pick(_WORD)
    item = scene.add(Item(card, card.front, None, "you"))
    noun = Noun("it", head="spell")
    scene.mean(noun, item)
    scene.assumptions.append(f"asked of {card.name}")
    return noun


def _these(scene: Scene, statement: Statement) -> tuple[str, list[str]]:
    """Give in whose graveyard a card that is exiled for it lies, and its name."""
    noun, zone = statement.noun("b"), statement.word("zone") or "you graveyard"
    owner, _, place = zone.partition(" ")
    if place != "graveyard" or (noun is not None and (noun.is_card or noun.pronoun or noun.token)):
        raise Misfit("what is exiled for it is read otherwise")
    if noun is not None and noun.head not in _KINDS:
        raise Misfit("cards of that kind are not exiled for it")
    kind = noun.head if noun is not None and noun.head != "card" else "creature"
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick(kind, *(("basic",) if kind == "land" else ()), other_than=taken)
    return "the opponent's" if owner == "opponent" else "your", [card.name]


#: Kinds of cards that may lie in a graveyard.
_KINDS = frozenset(
    ("card", "creature", "land", "artifact", "enchantment", "instant", "sorcery", "planeswalker")
)


def _total(scene: Scene, deed: Deed, printed: ManaCost) -> tuple[str, ...]:
    """Give what the spell costs in all, where something there may change that (CR 601.2f)."""
    from rulings_cli.ask.playing import run_of

    own = (deed.item,) if deed.item is not None else ()
    if not any(has(each.face.paragraphs, *OF_COSTS) for each in (*scene.permanents(), *own)):
        return printed.symbols
    run = run_of(script_of(scene, scene.extra), scene.world)
    return total_of_deed(scene, run)[1]


def _paid(statement: Statement) -> tuple[str, ...]:
    """Give the mana that is said to be paid besides."""
    return tuple(each for each in statement.word("mana").strip("{}").split("}{") if each)


def _with_delve(scene: Scene) -> Item:
    """Give the one spell with delve that is spoken of."""
    found = [each for each in scene.items if each.card is not None and each.has(_WORD)]
    if len(found) != 1:
        raise Misfit("what is cast was not said")
    return found[0]


def _need_plain(scene: Scene, item: Item) -> None:
    """Abstain where another cost is paid, or it rests on what lies in the graveyard."""
    said = scene.about.get("said")
    words = " ".join(each.text for each in said).split() if isinstance(said, tuple) else []
    asked = getattr(scene.about.get("ask"), "name", "")
    lying = "graveyard" in words and asked != "delves_these"
    if lying or "itself" in words or any(e.item is item for e in scene.deeds):
        raise NotSupported("which cards are exiled for it")
    for each in scene.permanents():
        mention = each.noun.mention if each.noun is not None else None
        named = mention is not None and len(mention.cards) > 1 and each is not item
        if named and not has(each.face.paragraphs, *OF_COSTS):
            raise DropsOut(f"{each.name} changes nothing of the cost")
    for each in scene.items:
        if each is not item and has(each.face.paragraphs, AlternativeCost, MayPayInstead):
            raise NotSupported(f"what {each.name} has to do with delve is not planned yet")


def _fillers(scene: Scene, number: int) -> list[str]:
    """Give so many plain cards for the graveyard, each of another name."""
    taken: tuple[str, ...] = tuple(each.name for each in scene.items)
    found: list[str] = []
    for _ in range(number):
        card = scene.world.stock.pick("creature", "plain", other_than=(*taken, *found))
        found.append(card.name)
    return found


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let nothing be exiled, so that the lands alone pay."""
    if getattr(scene.about.get("ask"), "name", "") in PREPARED_DELVING:
        yield "no card is exiled for it", _unhelped


def _unhelped(scene: Scene) -> None:
    for deed in scene.deeds:
        deed.tails = [each for each in deed.tails if not each.startswith("exiling ")]


def _judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    from rulings_cli.ask.statements.judging_deeds import can_plainly

    found = can_plainly(scene, run)
    if statement.name != "delve_most":
        return found
    number = scene.about["delved"]
    assert isinstance(number, int)
    says = f"{number} cards pay for all the generic mana in its total cost"
    return tuple(
        each.evolve(verdict="value", value=str(number), says=f"{says}.", outcome=says,
                    amount=number) if each.verdict == "yes" else each
        for each in found
    )  # fmt: skip


PREPARED_DELVING: dict[str, Handler] = dict.fromkeys(
    ("delves", "delves_back", "delves_for", "delves_these", "delve_most"), _asked
)
JUDGED_DELVING: dict[str, Judge] = dict.fromkeys(PREPARED_DELVING, _judged)
