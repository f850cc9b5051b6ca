"""Whether a thing adds to devotion: a land shows it that makes as much mana (CR 700.5)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import mana_more
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, table
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import id_of, pay_for_use, position_of, tapped, ways_of
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLOR_NAMES, COLORS

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

_ASKS = """
adds_devotion: do|will|can <b> [still|also|even] ADD [<n>] TO [<made>] devotion
adds_devotion: do|will|can <b> [still|also|even] ADD [<n>] TO devotion [to|of <made>]
adds_devotion: do|will|can <b> [still|also|even] ADD [<n>] <made> devotion
adds_devotion: do|will|can <b> have [any] [<made>] devotion [to <made2:made>]
adds_devotion: <b> ADD TO [<made>] devotion [to <made2:made>] ?
adds_devotion: be <b> count|counted TO [<made>] devotion [to <made2:made>]
adds_devotion: [do] [i] ADD it|his|her|their|the ['s] [mana] [cost] ['s] symbol|pip|pips \
    TO [<made>] devotion [to <made2:made>] [?]
adds_devotion: do|will it|his|her|the ['s] [mana] [cost] ['s] symbol|pip|pips [still|also] ADD \
    TO [<made>] devotion [to <made2:made>]
"""
_FACTS = """
devoted: [with|have|at] [my] devotion to <made> [of|at|be|=] [just|only|exactly] <n>
devoted: [with|have|only] [just|only|exactly] <n> <made> devotion
devoted: [with|have|only] [just|only|exactly] <n> devotion to <made>
devoted: [with|have|only] [just|only|exactly] <n> <made> symbol|symbols|pip|pips
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of devotion."""
    lines = _ASKS.replace("ADD", "add|count|counted|contribute|give|matter|increase|raise|affect")
    asks = table("ask", lines.replace("TO", "[to|toward|towards|for|as|in|with] [my|the|your]"))
    return (*asks, *table("fact", _FACTS))


def devoted(scene: Scene, statement: Statement) -> None:
    """Let the devotion be so much; what is there for it is settled once all else is."""
    wanted, number = statement.get("made"), statement.number()
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    if len(types) != 1 or types[0] not in COLORS or number is None:
        raise NotSupported("devotion to other than one color is not planned yet")
    scene.about["devoted"] = types[0], number


def settle_devoted(scene: Scene) -> None:
    """Put creatures there whose mana symbols make up what is said, with those of all else."""
    known = scene.about.pop("devoted", None)
    if not isinstance(known, tuple):
        return
    color, number = known
    scene.about["devotion said"] = True
    for each in scene.items:
        each.assumed = each.assumed and each.owner == "opponent"
        cost = each.face.mana_cost
        if each.zone == "battlefield" and each.owner != "opponent" and cost is not None:
            number -= each.count * sum(color in symbol for symbol in cost.symbols)
    if number < 0:
        raise Misfit("more devotion is there than is said")
    for least in (1, 2, 3, 4):
        taken = tuple(each.name for each in scene.items)
        try:
            card = scene.world.stock.pick(
                "creature", "plain", color=color, least=least, other_than=taken
            )
        except NotSupported:
            continue
        symbols = card.front.mana_cost.symbols if card.front.mana_cost is not None else ()
        if sum(color in each for each in symbols) == 1 and number:
            item = scene.add(Item(card, card.front, None, "you"))
            item.count = number
            scene.onto_battlefield(item, "you")
            return
    if number:
        raise NotSupported("no plain creature with that mana symbol is at hand")


def _asked(scene: Scene, statement: Statement) -> None:
    """Put the thing there, and besides it one that has devotion, and the land."""
    noun = statement.noun("b") or Noun("it", pronoun="it")
    if scene.deeds:
        raise NotSupported("what happens before devotion is counted is not planned yet")
    item = scene.bind(noun)
    if not item.zone and not noun.place:
        if not item.is_permanent:
            raise Misfit(f"{item.name} is never on the battlefield")
        scene.onto_battlefield(item, soft=True)
    if item.owner == "opponent" or item.count > 1:
        raise NotSupported("the devotion of others, or of several things, is not planned yet")
    color = _color(item, statement)
    if item.token and scene.about.get("token copy"):
        if len(scene.items) > 1:
            raise NotSupported("what else adds to devotion is not planned yet")
        scene.about["devotion of copy"] = color
        scene.about["ask"] = statement.evolve(name="devotion_of_copy")
        return
    stock = scene.world.stock
    plain = stock.pick("creature", "plain", color=color, other_than=(item.name,))
    land = stock.pick("devotion-mana", other_than=(item.name,))
    for card in (plain, land):
        scene.onto_battlefield(scene.add(Item(card, card.front, None, "you")), "you")
    scene.about["more"] = statement
    scene.about["more parts"] = scene.items[-1], item
    scene.about["devotion to"] = color


def _copy_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a token that is a copy has the mana symbols of what it copies (707.2)."""
    del statement
    said = COLOR_NAMES[str(scene.about["devotion of copy"])]
    got = str(run.check(f"your devotion to {said} is 0").got).split()[-1]
    line = f"your devotion to {said} is {got}"
    verdict = "yes" if got != "0" else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


def _color(item: Item, statement: Statement) -> str:
    """Give the color that is asked about, or one that the thing's mana symbols have."""
    wanted = statement.get("made") or statement.get("made2")
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    if len(types) == 1 and types[0] in COLORS:
        return types[0]
    if types:
        raise NotSupported("devotion to other than one color is not planned yet")
    faces = (item.face, *(item.card.faces if item.card is not None else ()))
    symbols = "".join("".join(e.mana_cost.symbols) for e in faces if e.mana_cost is not None)
    return next((each for each in symbols if each in COLORS), "G")


def settle(scene: Scene) -> None:
    """Tap the land that shows the devotion."""
    _settle_both(scene)
    color = scene.about.get("devotion to")
    if not isinstance(color, str) or scene.about.get("settled"):
        return
    scene.about["settled"] = True
    land = mana_more.known(scene)[0]
    pay_for_use(scene, land)
    game = position_of(scene)
    ways = ways_of(game, id_of(scene, game, land), "you")
    fitting = [each for each in ways if set(each.own) == {color}]
    if not fitting:
        raise NotSupported("no mana is made for that devotion")
    tapped(scene, land, max(fitting, key=lambda each: len(each.own)))


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let a plain creature of the color be there in the place of the thing."""
    if scene.about.get("devotion of copy"):
        yield "the token is no copy", _no_copy
    color = scene.about.get("devotion to")
    if not isinstance(color, str):
        return
    item = mana_more.known(scene)[1]
    taken = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("creature", "plain", color=color, other_than=taken)
    at = scene.items.index(item)

    def change(scene: Scene) -> None:
        other = scene.items[at]
        other.card, other.face, other.token, other.tails = card, card.front, "", []
        other.zone, other.lines = "battlefield", []

    yield f"{card.name} instead of {item.name}", change


def counted(scene: Scene, statement: Statement, types: tuple[str, ...]) -> None:
    """Ask how much devotion to several colors there is; a hybrid symbol counts once (700.5)."""
    if scene.deeds or len(types) != len(("one", "other")) or not set(types) <= set(COLORS):
        raise NotSupported("devotion to so many colors, or after something is done, is not planned")
    noun = statement.noun() if statement.name == "gives_devotion" else None
    if noun is not None:
        if scene.items:
            raise NotSupported("what else adds to devotion is not planned yet")
        scene.onto_battlefield(scene.bind(noun, "permanent"), "you")
    scene.about["devotion to both"] = types
    scene.about["ask"] = statement.evolve(name="devotion_both")


def _settle_both(scene: Scene) -> None:
    """Let what is only named be there, as its mana symbols are counted."""
    if "devotion to both" not in scene.about:
        return
    for each in scene.items:
        if not each.zone and each.is_permanent:
            scene.onto_battlefield(each, "you", soft=True)
    if not any(each.zone == "battlefield" and each.owner == "you" for each in scene.items):
        raise Misfit("what is there was not said")


def _both_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell how much devotion to both colors there is."""
    del statement
    types = scene.about["devotion to both"]
    assert isinstance(types, tuple)
    said = " and ".join(COLOR_NAMES[each] for each in types)
    got = str(run.check(f"your devotion to {said} is 0").got).split()[-1]
    line = f"your devotion to {said} is {got}"
    return (
        Option((line,), "value", f"{line.capitalize()}.", value=got, outcome=got, amount=int(got)),
    )


def _no_copy(scene: Scene) -> None:
    scene.given[:] = [each for each in scene.given if " is a copy of " not in each]


STAGED_DEVOTION: dict[str, Callable[[Scene, Statement], None]] = {"devoted": devoted}
PREPARED_DEVOTION: dict[str, Handler] = {"adds_devotion": _asked}
JUDGED_DEVOTION: dict[str, Judge] = {
    "adds_devotion": mana_more.judged,
    "devotion_both": _both_judged,
    "devotion_of_copy": _copy_judged,
}
