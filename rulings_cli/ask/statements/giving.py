"""What a card gives: "I give it haste with NAME" is that card being used on it."""

from __future__ import annotations

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.effects import (
    ContinuousChange,
    Draw,
    GainLife,
    PutCounters,
    PutOntoBattlefield,
    Tap,
    Untap,
)
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements import lent_flashback, using
from rulings_cli.ask.statements.causing import use_on
from rulings_cli.ask.statements.doing import _noun, cast_item
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import Value, walk


def given_by(scene: Scene, statement: Statement) -> Deed | None:
    """Let a card give a thing a keyword, counters or a size: it is used on that."""
    tool = scene.bind(_noun(statement, "b"))
    if tool.card is None:
        raise Misfit(f"what {tool.name} does was not said")
    if statement.word("kw") == lent_flashback.WORD:
        lent_flashback.lend(scene, tool, scene.bind(_noun(statement)))
        return None
    item = scene.onto_battlefield(scene.bind(_noun(statement), "permanent"))
    if not _may_give(tool, statement.word("kw")):
        raise Misfit(f"{tool.name} does not give that")
    who = tool.owner or statement.word("who") or item.owner
    if tool.is_permanent and not tool.is_a("Aura"):
        scene.onto_battlefield(tool, who)
    _choose(scene, statement.word("kw"))
    return use_on(scene, tool, who, item)


def _choose(scene: Scene, said: str) -> None:
    """Choose that from which protection is said to be given, where a player chooses (702.16a)."""
    quality = said.partition("protection from ")[2].removesuffix(" until end of turn")
    if quality:
        scene.choices.insert(0, quality)


#: What happens to a thing, or to a player, and what the text of a card has that does it.
_CHANGES: tuple[tuple[str, tuple[type[Value], ...]], ...] = (
    ("NAME becomes tapped", (Tap,)),
    ("NAME becomes untapped", (Untap,)),
    ("NAME becomes ", (ContinuousChange,)),
    ("NAME gets ", (ContinuousChange,)),
    ("NAME gains ", (ContinuousChange,)),
    ("NAME loses ", (ContinuousChange,)),
    ("you gain ", (GainLife,)),
    ("the opponent gains ", (GainLife,)),
    ("you draw ", (Draw,)),
    ("the opponent draws ", (Draw,)),
)


def done_with(scene: Scene, deed: Deed, noun: Noun) -> bool:
    """Let a card do what was said to happen: "it becomes blue with NAME"; tell whether it does."""
    kinds = next((kinds for line, kinds in _CHANGES if deed.line.startswith(line)), ())
    if "put on NAME" in deed.line:
        kinds = (PutCounters,)
    if not kinds:
        return False
    tool = scene.bind(noun)
    if tool.card is None or not has(tool.face.paragraphs, *kinds):
        raise Misfit(f"{tool.name} does not do that")
    _choose(scene, deed.line)
    at = scene.deeds.index(deed)
    later = scene.deeds[at + 1 :]
    del scene.deeds[at:]
    who = tool.owner or deed.who or "you"
    if tool.is_permanent and not tool.is_a("Aura"):
        scene.onto_battlefield(tool, who)
    if deed.item is None and not tool.is_spell:
        raise Misfit(f"how {tool.name} does that was not said")
    made = use_on(scene, tool, who, deed.item) if deed.item else cast_item(scene, tool, who)
    made.response = made.response or deed.response
    scene.deeds += later
    return True


def drawn_by(scene: Scene, statement: Statement) -> Deed | None:
    """Let a player cast what is said to let them draw cards or gain life."""
    tool = scene.bind(_noun(statement, "b"))
    if not tool.is_spell or not has(tool.face.paragraphs, Draw, GainLife):
        raise Misfit(f"{tool.name} does not do that")
    who = statement.word("who")
    scene.choices.append(f"player {who}")
    scene.about["draws by"] = who
    return cast_item(scene, tool, tool.owner or who)


def only_puts_in(scene: Scene) -> bool:
    """Tell whether nothing else is done than that a thing may put creatures onto the field."""
    return all(
        each.item is None
        or (
            each.kind == "cast"
            and not each.targets
            and has(each.item.face.paragraphs, PutOntoBattlefield)
        )
        for each in scene.deeds
    )


def put_in(scene: Scene, noun: Noun, who: str) -> None:
    """Use the one thing that puts creatures onto the battlefield, before all that was said."""
    tools = [e for e in scene.items if has(e.face.paragraphs, PutOntoBattlefield)]
    if len(tools) != 1 or noun.head != "creature" or not noun.definite:
        raise NotSupported("what befalls it was not said")
    tool, said = tools[0], [each for each in scene.deeds if each.item is None]
    if not said and scene.step:
        raise NotSupported("until when it is kept was not said")
    card = scene.world.stock.pick("creature", "plain", other_than=(tool.name,))
    item = scene.add(Item(card, card.front, noun, who))
    item.assumed = False
    scene.mean(noun, item)
    scene.place(item, "hand", who)
    scene.spoken.append(item)
    scene.choices.insert(0, item.name)
    first = [each for each in said if each.line.endswith(" step")]
    later = [each for each in said if each not in first]
    if first and not later:
        raise NotSupported("until when it is kept was not said")
    scene.deeds[:] = first
    if tool.is_spell:
        cast_item(scene, tool, who)
    else:
        scene.onto_battlefield(tool, who)
        found = [e for e in using.abilities_of(tool) if has(e.ability, PutOntoBattlefield)]
        if len(found) != 1:
            raise NotSupported(f"which ability of {tool.name} is meant was not said")
        using.activated(scene, tool, found[0], who)
    scene.deeds += later or [Deed("happen", "", None, "the turn ends")]


def _may_give(tool: Item, keyword: str) -> bool:
    """Tell whether a card's text speaks of what it is said to give."""
    if not keyword:
        return has(tool.face.paragraphs, ContinuousChange, PutCounters)
    held = [each for each in walk(tool.face.paragraphs) if isinstance(each, Keyword)]
    chosen = any("of your choice" in each.words for each in held if each.name == "protection")
    if keyword.startswith("protection from ") and chosen:
        return True
    return any(each.name == keyword for each in held)
