"""Mana as the turn goes on: whether a trigger makes it yet, and what unspent mana does (CR 106.4).

The game goes on phase by phase, until mana is made or the time that is asked about has come.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.abilities.costs import AddManaCost
from rulings_cli.abilities.effects import Add
from rulings_cli.abilities.static import LosingManaHurts, ManaPersists
from rulings_cli.ask.cards import has
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import mana_kept, mana_triggered
from rulings_cli.ask.statements.mana_moments import PHASES
from rulings_cli.ask.statements.mana_more import is_more
from rulings_cli.ask.statements.mana_wanted import WantedMana
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.tapping import can_make
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

_ASKS = """
gets_mana: do|will <who> [still|already] get|have|receive [the|any|my|that|its|it] ['s] <made> WHEN
gets_mana: do|will <who> [still|already] get|have|receive [the|any|my|that|its|it] ['s] <made>
gets_mana: do|will <a> [still|already] make|give|add|produce [me] [the|any] <made> [right] WHEN
keeps_type: do|will SPOKEN [still] stay|remain|be <made> [TO <moment:moment>]
keeps_type: be SPOKEN [still] <made> [TO <moment:moment>]
becomes_type: do|will SPOKEN [then] become|turn|go|get [into|to] <made> [TO <moment:moment>]
becomes_type: do|will my|the|that [OVER] <from:made> [then] become|turn|go [into|to] <made>
keeps_type: do|will my|the|that [OVER] <from:made> [still] stay|remain <made> [TO <moment:moment>]
mana_stays: can|may|do|will <who> [still] KEEP it|them|that TO [the] [end] [of] <moment:moment>
mana_stays: can|may|do|will <who> [still] KEEP [my|the|that] <step> mana TO <moment:moment>
mana_stays: do|will <who> [still] have [all|any] [of] my|the|that [OVER] mana AT <moment:moment>
mana_stays: can|may|do <who> [still] use|spend my|the|that|this OVER mana AT <moment:moment>
mana_stays: do|will my|the|that|this [OVER] mana GAINED [still] LAST AT <moment:moment>
mana_stays: do|will my|the|that|this [OVER] <made> GAINED [still] LAST AT <moment:moment>
mana_stays: do|will my|the|that|this [OVER] <made> GAINED [still] be there|available|around AT \
<moment:moment>
mana_stays: be my|the|that|this [OVER] mana GAINED [still] there|available|around AT <moment:moment>
mana_goes: do|will <who> lose|waste [all|any] [of] it|that|them|those NOW
mana_goes: do|will <who> lose|waste it|that|them|those [TO [the] [end] [of] <moment:moment>] $
mana_goes: do|will <who> lose|waste my|the|that [OVER] <made> NOW
mana_goes: do|will it|that|they [just] empty|disappear|vanish|drain|evaporate|go [out] NOW
mana_goes: be it|that|they go|lose|waste NOW
mana_goes: be it|that|they go|lose|waste [TO [the] [end] [of] <moment:moment>] $
mana_goes: be my|the|that [OVER] <made> go|lose|waste NOW
mana_goes: be my|the|that [OVER] <made> go|lose|waste [TO [the] [end] [of] <moment:moment>] $
mana_stays: do|will|can <who> [get to] keep|retain it|that|them|those $
mana_stays: do|will|can it|that|they stay|remain|persist [in my pool] $
mana_fate: what happen to|with it|that|them|those [TO [the] [end] [of] <moment:moment>]
mana_fate: what happen to|with my|the|that [OVER] <made> [TO [the] [end] [of] <moment:moment>]
mana_fate: what become of it|that|them|those [TO [the] [end] [of] <moment:moment>]
mana_fate: what become of my|the|that [OVER] <made> [TO [the] [end] [of] <moment:moment>]
burn: do|will <who> [still] lose|take [any] life|damage LEFT
burn: do|will <who> [still] get hurt|hit|burned|burnt|damage|ping LEFT
burn: do|will LEFT_ALONE hurt|damage|burn [me]
burn: do|will <who> [still] take|get|have|suffer [any] mana burn [LEFT]
burn: mana burn ?
burn: unspent|unused|leftover|floating mana [at] [the] [end] [of] [turn|phase] HURTS [me] ?
burn: do|will unspent|unused|leftover|floating mana [at] [the] [end] [of] [turn|phase] HURTS
burn: do|will <who> burn [for <n>] [LEFT]
burn: lose [a|1|any|<n>] life [LEFT] ?
"""
_FACTS = """
unspent: [and] <who> [only|just] spend|use [only|just] <n> [of] [the|it|them|that] [<m>] [<made>]
unspent: [and] [only|just] spend|use [only|just] <n> [of] [it|the|them|those|that] [<m>] [<made>]
unspent: [and] [<who>] do not spend|use [all|any] [of] [it|the|that|them] [mana]
unspent: [and] [<who>] have [<made>] leave|left|floating|unspent|unused [over]
unspent: [and|with] <n> [<made>] leave|left|floating|unspent|unused [over]
unspent: [and|with] <made> leave|left|floating|unspent|unused [over]
unspent: [and] <who> end|leave|finish|pass [the|my] turn|phase|step with <n> [<made>] LYING [over]
unspent: [and] <who> end|leave|finish|pass [the|my] turn|phase|step with <made> LYING [over]
unspent: [with] <n> [<made>] LYING at|as|when|once [the] [end] [of] [the|my] turn|phase|step [end]
unspent: [with] <made> LYING at|as|when|once [the] [end] [of] [the|my] turn|phase|step [end]
floated: [<who>] float|floating [my] <made> [in|from|during] [my] [<step>]
floated: <made> <who> float|leave|have [floating|over] [in|from|during] [my] [<step>]
floated: <who> float|leave <made> [in|from|during] [my] [<step>]
floated: <who> float|leave <made> with|off|from <b>
floated: [<who>] tap [all] [of] my|some|several lands [for mana] in|from|during [my|the] <step>
floated: <who> KEEP [my|some] [OVER] <made> TO <moment:moment>
floated: my OVER <made>
floated: <b> give|make|add|net [me] <made> at|in|during|on [my|the] <step>
floated: <b> for <n>
floated: <who> tap <b> for <n> [mana]
"""
_PIECES = {
    "GAINED": "[that] [i] [make|get|float|tap] [for] [in|during|from|at] [my|the] [<step>]",
    "LAST": "last|stay|remain|persist|carry [over] [there|around]",
    "NOW": "[right|at] immediately|instantly|away|once|straightaway",
    "AT": "in|at|during|to|into|until|through|for|till",
    "LYING": "floating|left|leave|unspent|unused",
    "SPOKEN": "it|they|that|the|my|this [OVER] [mana]",
    "KEEP": "keep|hold|save|retain|float|carry|store|bank",
    "OVER": "unspent|unused|leftover|extra|floating|remaining",
    "TO": "to|into|until|through|for|at|on|in|till|when|as|during",
    "HURTS": "hurt|hurts|damage|burn|kill [me]",
    "LEFT_ALONE": "the|my|that rest|unspent|unused|leftover|extra|floating|leave|remaining [mana]",
    "LEFT": "[for|from|to|over|because|off|by] [of] [the|my|that|any] "
            "[rest|unspent|unused|leftover|extra|floating|leave|remaining|other] [over] "
            "[it|rest|mana|1|one|2|them]",
    "WHEN": "[this|in|on|during|at|right|by|for|until|the] [same|beginning] [of] "
            "[<moment:moment>] [turn|now|away]",
}  # fmt: skip


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for mana as the turn goes on."""
    return (
        *table("ask", with_pieces(_ASKS, _PIECES)),
        *table("fact", with_pieces(_FACTS, _PIECES)),
    )


#: What may be asked of floating mana as well as of a thing.
_SAID_OF_MANA = frozenset(
    ("lost", "keeps", "happens_to", "stays", "leaves", "gone", "becomes", "what_is")
)
#: Asks of mana that floats.
_OF_MANA = frozenset(("burn", "gets_mana", *mana_kept.PREPARED_KEPT))


# --- mana that a trigger makes ------------------------------------------------------------------

#: How the turn goes on, from each phase or step.
_TURN = (
    ("upkeep step", "your draw step begins"),
    ("draw step", "your precombat main phase begins"),
    ("precombat main phase", "your beginning of combat step begins"),
    ("beginning of combat step", "your postcombat main phase begins"),
    ("postcombat main phase", "your end step begins"),
)


def _gets(scene: Scene, statement: Statement) -> None:
    """Ask whether a trigger makes mana by some time of the turn."""
    noun = statement.noun()
    told = scene.bind(noun, "permanent") if noun is not None else None
    if scene.turn == "opponent" or statement.word("who") == "opponent":
        raise NotSupported("an opponent's mana is not planned yet")
    makers = [each for each in scene.items if mana_triggered.makes_later(each)]
    if len(makers) != 1 or told not in (None, makers[0]):
        raise Misfit("what makes the mana later was not said")
    item = makers[0]
    given = next((each.given_up for each in scene.deeds if each.given_up is not None), None)
    its = {"its", "it"} & set(statement.text.split())
    if its and given is not None and given is not item:
        raise NotSupported("whose mana is meant was not said")
    if is_more(item) and not scene.deeds:
        raise NotSupported(f"{item.name} only adds to the mana of other things")
    if not any(each.item is item for each in scene.deeds):
        if not item.is_permanent:
            raise Misfit(f"{item.name} is not cast")
        scene.onto_battlefield(item, soft=True)
    scene.turn = "you"
    scene.about["a"], scene.about["timed"] = item, statement


def settle(scene: Scene) -> None:
    """Let the turn go on until the mana is made, or the time is over."""
    asks = scene.about.get("ask")
    of_lands = scene.about.get("floated by") or scene.about.get("lands tapped")
    if of_lands and getattr(asks, "name", "") not in ("burn", *mana_kept.PREPARED_KEPT):
        raise Misfit("the mana is all that was said of it")
    if scene.about.get("floated") and isinstance(asks, Statement) and asks.name not in _OF_MANA:
        noun = asks.noun()
        if noun is not None and noun.pronoun == "it" and not scene.deeds:
            raise Misfit("it is the mana that was spoken of")
    floats = scene.about.get("unspent") or any(e.startswith("your mana pool") for e in scene.given)
    floats = floats and not scene.about.get("special")  # that mana is there to be spent
    if floats and isinstance(asks, Statement) and asks.name in _SAID_OF_MANA:
        raise Misfit("it is the mana that was spoken of, or may be")
    more = len(scene.items) > 1 and any(is_more(each) for each in scene.items)
    bare = isinstance(asks, Statement) and (asks.name, asks.text) == ("cost", "how much")
    if bare and (floats or more):
        raise Misfit("it is the mana of which so much is asked")
    statement = scene.about.get("timed")
    if not isinstance(statement, Statement):
        return
    scene.deeds = [each for each in scene.deeds if each.text != _GOES_ON]
    item = scene.about["a"]
    assert isinstance(item, Item)
    last = statement.word("moment")
    lines = _lines(scene.step or "precombat main phase", last)
    from rulings_cli.ask.statements.exploring import watched
    from rulings_cli.ask.statements.writing import script_of

    for line in lines:
        deed = Deed("happen", "", None, line)
        deed.text = _GOES_ON
        scene.deeds.append(deed)
        if _added(watched(script_of(scene), scene.world).game.trace, item):
            return


_GOES_ON = "the turn goes on"


def _lines(step: str, last: str) -> list[str]:
    """Give how the turn goes on from a step, up to the line of the last one, or to its end."""
    names = [each for each, _ in _TURN]
    if step not in names:
        raise NotSupported("when that is done is not planned yet")
    lines = [line for _, line in _TURN[names.index(step) :]]
    if not last or last == "the turn ends":
        return lines
    if last not in lines:
        raise NotSupported("to when the game goes on is not planned yet")
    return lines[: lines.index(last) + 1]


def _added(trace: object, item: Item) -> tuple[str, ...]:
    """Give the mana that was added otherwise than by tapping."""
    del item
    return tuple(
        unit.type
        for each in trace  # type: ignore[attr-defined]
        if type(each).__name__ == "ManaAdded" and each.player == "you" and not each.tapped
        for unit in each.units
    )


def _gets_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    item = scene.about["a"]
    assert isinstance(item, Item)
    made = _added(run.game.trace, item)
    wanted = statement.get("made")
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    if made and types and set(types).isdisjoint(made):
        raise NotSupported("it makes other mana than what is asked about")
    if made and isinstance(wanted, WantedMana) and wanted.number not in (None, 1, len(made)):
        raise NotSupported("it makes another amount than what is asked about")
    if made:
        pool = "".join(f"{{{each.type}}}" for each in run.game.players["you"].mana)
        says = f"{item.name} makes {''.join(f'{{{each}}}' for each in made)}"
        return (
            Option((f"your mana pool is {pool or 'empty'}",), "yes", f"Yes: {says}.", outcome=says),
        )
    says = f"{item.name} makes no mana in that time"
    return (Option((f"{scene.ref(item)} did not trigger",), "no", f"No: {says}.", outcome=says),)


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Let what is cast have been there as the turn began; or let unspent mana hurt."""
    yield from mana_triggered.tweaks(scene)
    yield from mana_kept.tweaks(scene)
    if scene.about.get("timed") is not None:
        item = scene.about["a"]
        assert isinstance(item, Item)
        if item.is_permanent and any(each.item is item for each in scene.deeds):
            at = scene.items.index(item)
            yield f"{item.name} has been there since the turn began", _there_before(at)
    if scene.about.get("burn") is not None:
        card = scene.world.stock.pick("hurts-for-mana")

        def change(scene: Scene) -> None:
            scene.onto_battlefield(scene.add(Item(card, card.front, None, "you")), "you")

        yield f"you control {card.name} too", change


def _there_before(at: int) -> Callable[[Scene], None]:
    def change(scene: Scene) -> None:
        item = scene.items[at]
        scene.deeds = [each for each in scene.deeds if each.item is not item]
        item.zone, item.tails = "battlefield", []
        scene.step = "upkeep step"

    return change


# --- mana that is not spent -----------------------------------------------------------------------


def unspent(scene: Scene, statement: Statement) -> None:
    """Let some of the mana be left, of which something is asked then."""
    del statement
    scene.about["unspent"] = True


def floated(scene: Scene, statement: Statement) -> None:
    """Let mana be in the pool."""
    step, by = statement.word("step"), statement.noun("b")
    scene.about["floated"] = True
    scene.about["lands tapped"] = "lands" in statement.text.split()
    scene.about["float until"] = statement.word("moment")
    if by is not None:
        item = scene.bind(by)
        if not has(item.face.paragraphs, Add, AddManaCost) or item.card is None:
            raise Misfit(f"{item.name} makes no mana")
        if has(item.face.paragraphs, ManaPersists, LosingManaHurts):
            scene.onto_battlefield(item, item.owner or "you")
        else:
            scene.items.remove(item)
        scene.about[f"told {item.card.name}"] = scene.about["unspent"] = True
        scene.about["floated by"] = True
    if statement.word("who") not in ("", "you"):
        raise NotSupported("an opponent's mana is not planned yet")
    if step and step != "precombat main phase":
        scene.step, scene.turn = step, "you"
    wanted = statement.get("made")
    types = wanted.types if isinstance(wanted, WantedMana) else ()
    number = (wanted.number if isinstance(wanted, WantedMana) else None) or 1
    if len(types) > 1:
        raise NotSupported("which mana it is was not said")
    symbol = f"{{{types[0] if types else 'G'}}}"
    scene.given.append(f"your mana pool is {symbol * number}")


def _burn(scene: Scene, statement: Statement) -> None:
    """Let mana be left as the phase ends."""
    if statement.word("who") == "opponent" or scene.turn == "opponent" or scene.step:
        raise NotSupported("whose mana it is, and when, is not planned yet")
    if statement.text.split()[-1] != "burn" and not scene.about.get("unspent"):
        said = set(statement.text.split())
        if said.isdisjoint(("unspent", "unused", "leftover", "floating", "rest", "remaining")):
            raise Misfit("no mana is left of which that could be asked")
    told = [each.item for each in scene.deeds if each.item is not None]
    if any(not (can_make(each) or has(each.face.paragraphs, Add)) for each in told):
        raise NotSupported("what happens besides the mana is not planned yet here")
    scene.deeds.clear()
    scene.items = [each for each in scene.items if each not in told]
    scene.given = [each for each in scene.given if not each.startswith("your mana pool")]
    land = scene.world.stock.pick("land", "basic")
    item = scene.onto_battlefield(scene.add(Item(land, land.front, None, "you")), "you")
    made = Deed("mana", "you", item, "you activate NAME's mana ability")
    made.passes = False
    scene.deeds.append(made)
    scene.assumptions.append(f"tried with {land.name}")
    scene.turn = "you"
    scene.life.setdefault("you", 20)
    scene.about["burn"] = scene.about["told"] = True
    for each in told:
        if each.card is not None:
            scene.about[f"told {each.card.name}"] = True
    deed = Deed("happen", "", None, PHASES["combat"])
    deed.text = _GOES_ON
    scene.deeds.append(deed)


def _burn_judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement, run
    life = scene.life["you"]
    gone = "the mana is gone as the phase ends, and no life is lost for it"
    return (
        Option((f"you have {life} life", "your mana pool is empty"), "no", f"No: {gone}.",
               outcome="no life is lost"),
        Option((f"not: you have {life} life",), "yes", "Yes: life is lost there.",
               outcome="life is lost"),
    )  # fmt: skip


PREPARED_TIMED: dict[str, Handler] = {"gets_mana": _gets, "burn": _burn}
JUDGED_TIMED: dict[str, Judge] = {"gets_mana": _gets_judged, "burn": _burn_judged}
STAGED_TIMED: dict[str, Callable[[Scene, Statement], None]] = {
    "unspent": unspent, "floated": floated,
}  # fmt: skip
