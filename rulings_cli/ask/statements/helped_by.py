"""Tapping a thing for convoke or improvise: as an event, and as what is asked (CR 702.51, 702.126).

Where no spell is named that has the keyword, a plain one is cast.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.ask.cards import mana_abilities
from rulings_cli.ask.statements import tapping_for
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import position_of
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.statements.prepared import Handler

#: Words that many patterns share, in capitals.
_PIECES = {
    "SPELL": "[with|on|of|for|in|toward|to|when|while] [cast] [the|that|a] [same] [spell]",
    "MANA_THEN": "for [mana|it] ['s] [mana] and|then [then|also|still] [tap|use] [it|them|that] "
                 "[also|again|still]",
    "KEPT": "[and|then|but|instead] [still|of] [keep|without] [sacrifice|crack|use|pop|lose] [it] "
            "[later]",
    "OKAY": "ok|okay|fine|legal|allowed|good|usable|eligible|valid",
    "A_HELP": "[a|my|the|that] HELP",
    "FOR": "for|to|with|toward|as|in",
    "OF": "[with|on|of|for|in|toward|to|when|while] [cast|pay] [for]",
}  # fmt: skip
_EVENTS = """
help_by: [<who>] tap|use <a> FOR [help] HELP SPELL KEPT
help_by: [<who>] tap|use <a> FOR [help] HELP OF <b>
help_by: [<who>] tap|use <a> FOR <b> ['s] HELP KEPT
help_by: [<who>] HELP <b> with|using|by|off [tap] <a>
help_by: [<who>] HELP with|using|by|off [tap] <a> [SPELL] [OF <b>]
help_by: [<who>] pay for HELP with|using|by [tap] <a>
help_by: <a> HELP <b>
help_by: HELP <b>
help_by: HELP
help_by: help [<who>] [to|with|pay] [for] HELP [OF <b>]
help_by: be tap|tapped|use|used FOR A_HELP SPELL
help_by: be tap|tapped|use|used FOR A_HELP OF <b>
help_by: be tap|tapped|use|used FOR <b> ['s] HELP
help_with: be HELP with|using|by [tap] <a>
help_by: <a> help [<who>] [to|with] HELP [OF <b>]
help_by: <a> be tap|tapped|use|used FOR A_HELP SPELL
help_by: <a> be tap|tapped|use|used FOR A_HELP OF <b>
help_twice: [<who>] tap <a> MANA_THEN [FOR] HELP SPELL
help_twice: [<who>] tap <a> MANA_THEN [FOR] HELP OF <b>
help_twice: [<who>] tap <a> MANA_THEN for <b> ['s] HELP
"""
_ASKS = """
helps: do|will|can <a> [still|also] work|count|go|qualify|function FOR A_HELP SPELL
helps: do|will|can <a> [still|also] work|count|go|qualify|function FOR A_HELP OF <b>
helps: be <a> [still|also] OKAY FOR A_HELP SPELL
helps: be <a> [still|also] OKAY FOR A_HELP OF <b>
helps: do|will|can it|that|this [still|also] work|count|go|qualify FOR A_HELP SPELL
helps: do|will|can it|that|this [still|also] work|count|go|qualify FOR A_HELP OF <b>
helps: <a> for HELP SPELL ?
helps: do|will HELP work with <a>
helps: do|will HELP let|allow [me|us] [to] tap|use <a>
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what helps to pay."""
    return (*table("event", _spelled(_EVENTS)), *table("ask", _spelled(_ASKS)))


def _spelled(lines: str) -> str:
    lines = lines.replace("\\\n", "")
    lines = with_pieces(lines, _PIECES)
    return lines.replace("HELP", "<help:helping>")


def by(scene: Scene, statement: Statement) -> Deed:
    """Cast the spell with the keyword, the thing tapped for it."""
    word, noun = statement.word("help"), statement.noun()
    item = scene.bind(noun, "permanent") if noun is not None else scene.subject or scene.focus
    if item is None:
        raise Misfit(f"what is tapped for {word} was not said")
    who = statement.word("who") or "you"
    done = [each for each in scene.deeds if each.item is item]
    if item.zone and item.zone != "battlefield" and not done:
        raise Misfit(f"{item.name} is not there to be tapped")
    if not done or item.zone == "battlefield":
        scene.onto_battlefield(item, (noun.owner if noun is not None else "") or item.owner or who)
    made = len(position_of(scene).players[who].mana) if any(not e.passes for e in done) else 0
    spell = _spell(scene, statement, word, who)
    deed = tapping_for.for_spell(scene, item, spell, who, word, made=made, said=True)
    if made:
        scene.about["twice"] = deed
    return deed


def with_it(scene: Scene, statement: Statement) -> Deed:
    """Cast the spell of which the sentence speaks, a thing tapped for it."""
    noun, spell = statement.noun(), scene.subject
    word = statement.word("help")
    if noun is None or spell is None or not spell.has(word):
        raise Misfit(f"what has {word} was not said")
    if spell.zone == "battlefield" and spell.soft:
        spell.zone, spell.soft = "", False
    item = scene.bind(noun, "permanent")
    scene.onto_battlefield(item, noun.owner or "you")
    return tapping_for.for_spell(scene, item, spell, "you", word)


def twice(scene: Scene, statement: Statement) -> Deed:
    """Tap the thing for mana, and then for the keyword."""
    from rulings_cli.ask.statements.using import activate_tapping

    noun = statement.noun()
    if noun is None:
        raise Misfit("what is tapped was not said")
    item = scene.bind(noun, "permanent")
    if not mana_abilities(item.face):
        raise Misfit(f"{item.name} is not tapped for mana")
    asks, scene.asks = scene.asks, ""
    first = activate_tapping(scene, item, statement.word("who") or "you", "")
    scene.asks = asks
    if first.kind != "activate":
        raise NotSupported(f"for which mana {item.name} is tapped was not said")
    first.passes = False
    return by(scene, statement)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let another thing be tapped for the keyword than what was tapped for mana."""
    deed = scene.about.get("twice")
    if not isinstance(deed, Deed):
        return
    used = deed.given_up
    assert isinstance(used, Item)
    improvises = deed.item is not None and deed.item.has("improvise")
    kind = "artifact" if improvises else "creature"
    card = scene.world.stock.pick(kind, "plain", other_than=(used.name,))

    def change(scene: Scene) -> None:
        deed = scene.about["twice"]
        assert isinstance(deed, Deed)
        other = scene.add(Item(card, card.front, None, deed.who))
        scene.onto_battlefield(other, deed.who)
        deed.given_up = other
        deed.tails = [e for e in deed.tails if not e.startswith("tapping ")]
        deed.tails.append(f"tapping {other.name}")

    yield f"{card.front.name} is tapped for it instead", change


def _spell(scene: Scene, statement: Statement, word: str, who: str) -> Item:
    noun = statement.noun("b")
    if noun is not None and noun.counted and noun.number > 1:
        raise NotSupported("what pays for several spells is not planned yet")
    if noun is not None and not (noun.pronoun or noun.head == "spell"):
        spell = scene.bind(noun)
        if not spell.has(word):
            raise Misfit(f"{spell.name} has no {word}")
        return spell
    known = [each for each in scene.items if each.has(word) and each.card is not None]
    if len(known) == 1:
        return known[0]
    card = scene.world.stock.pick(word)
    scene.assumptions.append(f"tried with {card.front.name}")
    return scene.add(Item(card, card.front, None, who))


def _take_as_new(scene: Scene) -> None:
    """Take what is cast or comes as what is there since this turn."""
    for deed in scene.deeds:
        if deed.item is None or not deed.item.is_permanent or deed.kind not in ("cast", "enter"):
            raise NotSupported("what happens before it is tapped is not planned yet")
        deed.item.zone, deed.item.soft = "battlefield", False
        deed.item.tails.append("since this turn")
        scene.focus = deed.item
    scene.deeds.clear()


def _helps(scene: Scene, statement: Statement) -> None:
    """Ask whether a thing may be tapped for the keyword."""
    if scene.deeds:
        _take_as_new(scene)
    scene.asks = "can"
    deed = by(scene, statement)
    deed.asked, deed.text = True, statement.text
    scene.asked = deed


ACTED_HELP: dict[str, Callable[[Scene, Statement], Deed | None]] = {
    "help_by": by, "help_twice": twice, "help_with": with_it,
}  # fmt: skip
PREPARED_HELP: dict[str, Handler] = {"helps": _helps}
