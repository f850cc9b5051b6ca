"""What is done while a spell is being cast: only mana abilities may be activated (CR 601.2g)."""

from __future__ import annotations

from functools import cache
from typing import Any

from rulings_cli.ask.plan import Change, Option, PlannedExample, Script
from rulings_cli.ask.playing import run_of
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.rows import Phrasing, Statement, table, with_pieces
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.stock import lands_for
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import CostDetermined
from rulings_cli.terms.mana import ManaCost, mana_value
from rulings_cli.terms.zones import Zone

#: The slot of a spell that is being cast: whether it was said so strictly.
WHILE = "while cast"
_CAST = frozenset(("cast", "cast_at", "cast_onto"))
#: Verbs that say, before "casting", that it goes on.
_GOES_ON = frozenset(("i'm", "im", "am", "be", "is", "i"))


def marked(statements: list[Statement]) -> list[Statement]:
    """Tell of a spell that is being cast that it is: "while I cast A", "casting A"."""
    found = _cast_first(list(statements))
    for at, each in enumerate(found):
        before = found[at - 1] if at else None
        if each.name == "spells_before" and before is not None and before.text == "while":
            raise Misfit("it is the spell that is being cast")
        if each.kind != "event" or each.name not in _CAST:
            continue
        strictly = before is not None and before.kind == "mark" and before.text == "while"
        if each.word("who") == "opponent" and not strictly:
            continue
        if strictly or _goes_on(each):
            found[at] = each.evolve(slots=(*each.slots, (WHILE, strictly)))
    return _named_before(found)


#: Events of what may be done while a spell is being cast.
_MEANWHILE = frozenset(("activate", "sacrifice", "sacrifice_to", "tap"))


def _cast_first(statements: list[Statement]) -> list[Statement]:
    """Give "I use A while casting B: does the trigger …" as B being cast, then A."""
    asks = [each.name for each in statements if each.kind == "ask"]
    at = next((n for n, e in enumerate(statements) if e.text == "while" and e.kind == "mark"), 0)
    cast = statements[at + 1] if 0 < at < len(statements) - 1 else None
    if cast is None or cast.kind != "event" or cast.name not in _CAST:
        return statements
    used = statements[at - 1]
    if used.name not in _MEANWHILE or used.kind != "event" or asks[0] not in _LOCKED | _TRIGGERED:
        return statements
    return [*statements[: at - 1], statements[at], cast, used, *statements[at + 2 :]]


def _named_before(statements: list[Statement]) -> list[Statement]:
    """Give "A: can I do B while casting it" as asked of the A that is being cast."""
    at = next((n for n, e in enumerate(statements) if e.get(WHILE) is not None), None)
    noun = statements[at].noun() if at is not None else None
    if at is None or noun is None or not noun.pronoun:
        return statements
    asked = next((n for n, e in enumerate(statements) if e.kind == "ask"), None)
    told = [each for each in statements[:asked] if each.kind == "fact" and _named(each)]
    if asked is None or not asked < at or len(told) != 1 or len(_named(told[0])) != 1:
        return statements
    first = told[0]
    more = [each for each in statements[:asked] if each is not first]
    if any(e.kind != "filler" and not (e.name == "from_zone" and "hand" in e.text) for e in more):
        return statements
    casting = statements[at]
    slots = tuple(
        (key, _named(first)[0] if value is noun else value) for key, value in casting.slots
    )
    kept = [each for each in more if each.kind == "filler"]
    if first.name != "topic":
        kept.append(first)
    rest = [*statements[asked:at], casting.evolve(slots=slots), *statements[at + 1 :]]
    return [*kept, *rest]


def _named(statement: Statement) -> list[Noun]:
    """Give the cards that a statement names."""
    found = [noun for _, value in statement.slots for noun in nouns_in(value)]
    return [each for each in found if each.is_card]


def _goes_on(statement: Statement) -> bool:
    words = statement.text.split()
    return "casting" in words and _GOES_ON.issuperset(words[: words.index("casting")])


def begin(scene: Scene, statement: Statement) -> None:
    """Keep the deed of a spell that is being cast."""
    strictly = statement.get(WHILE)
    last = scene.deeds[-1] if scene.deeds else None
    if strictly is None:
        return
    if last is None or last.kind not in ("cast", "play"):
        raise Misfit("what is being cast was not said")
    if strictly and scene.asked is last:
        raise Misfit("what is done while it is being cast was not said")
    if last.kind == "cast":
        scene.about["being cast"], scene.about["cast strictly"] = last, bool(strictly)


def settle(scene: Scene) -> None:
    """Let the casting stand still where mana abilities are activated, and ask there."""
    spell, asked = scene.about.get("being cast"), scene.asked
    if not isinstance(spell, Deed) or asked is None or scene.asks not in ("can", "can_thing"):
        return
    if asked.kind not in ("activate", "cast", "tap") or asked is spell:
        return
    if asked.who != spell.who:
        _of_another(scene, spell, asked)
        return
    if asked.item is spell.item:
        raise Misfit("what is cast is not what is used meanwhile")
    if asked.kind == "cast" and not scene.about.get("cast strictly"):
        return
    if not (scene.about.get("cast strictly") or is_for_mana(asked)):
        return
    if len(scene.deeds) != 2:
        raise Misfit("what is done besides, while it is cast, is not planned")
    spell.begun = asked.response = True
    if asked.item in spell.targets and asked.item is not None and asked.item.assumed:
        spell.targets.remove(asked.item)  # it is that player's, and was only said to be used
        scene.onto_battlefield(asked.item, asked.who)
    if not _is_mana(scene, asked):  # what it chooses is chosen as it resolves, if it does
        asked.tails = [each for each in asked.tails if not each.startswith("choosing {")]


def _of_another(scene: Scene, spell: Deed, asked: Deed) -> None:
    """Let another player act while a spell is being cast: nobody has priority then (117.3c)."""
    if not scene.about.get("cast strictly"):
        return
    if "casting" not in spell.text.split() or len(scene.deeds) != 2:
        raise NotSupported("whether the spell is answered, or still being cast, was not said")
    spell.begun = asked.response = True


def settle_split_second(scene: Scene) -> None:
    """Let what may be done after a spell with split second be asked while it is on the stack."""
    asked, before = scene.asked, scene.deeds[-2:-1]
    if asked is None or scene.asks not in ("can", "can_thing") or asked is not scene.deeds[-1]:
        return
    spell = before[0].item if before and before[0].kind == "cast" else None
    if spell is not None and spell.has("split second"):
        asked.response = True


def is_for_mana(deed: Deed) -> bool:
    """Tell whether a deed is the activation of an ability that adds mana."""
    from rulings_cli.ask.cards import adds_mana

    each: Any = deed.ability
    return deed.kind == "tap" or (each is not None and adds_mana(each.ability))


def _is_mana(scene: Scene, deed: Deed) -> bool:
    from rulings_cli.ask.statements.using import is_mana

    each: Any = deed.ability
    return each is not None and is_mana(scene, each)


def not_begun(scene: Scene) -> None:
    """Let no spell be cast meanwhile: a change to try."""
    scene.deeds = [each for each in scene.deeds if not each.begun]


# --- what is locked in ----------------------------------------------------------------------------

#: Asks of a cost that changes no more once it is determined (CR 601.2f).
_LOCKED = frozenset(("cost", "cost_less", "costs_less", "costs_more", "cost_changed"))
#: Asks of what triggers meanwhile: it waits until the spell is cast (CR 603.3).
_TRIGGERED = frozenset(("trigger_above", "trigger_in_time"))
_ASKS = """
trigger_above: do|will ITS trigger resolve|happen before|first|ahead [of] [<a>] [resolve]
trigger_above: do|will ITS trigger LIE above|over|atop [<a>] [on the stack]
trigger_above: do|will ITS trigger LIE on top of [<a>] [on the stack]
trigger_in_time: can <who> use|spend|put ITS trigger mana for|on|toward|towards <a>
"""
_WORDS = {"ITS": "[the|that|it] ['s]", "LIE": "go|be|land|end|come|sit"}


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of what triggers while a spell is being cast."""
    return table("ask", with_pieces(_ASKS, _WORDS))


def locked(scene: Scene, statement: Statement) -> bool:
    """Tell whether it is asked what a spell costs that is being cast while something goes."""
    spell = scene.about.get("being cast")
    last = scene.deeds[-1] if scene.deeds else None
    if statement.name not in _LOCKED | _TRIGGERED or not isinstance(spell, Deed) or last is None:
        return False
    if len(scene.deeds) != 2 or scene.deeds[0] is not spell or not _is_mana(scene, last):
        return False
    noun = statement.noun()
    if noun is not None and not noun.pronoun and scene.bind(noun) is not spell.item:
        return False
    scene.about["locked"], scene.about["ask"] = (spell, last, statement), statement
    return True


def settle_locked(scene: Scene) -> None:
    """Plan: begin the spell, let go meanwhile of what changes its cost, and pay what it was."""
    known = scene.about.get("locked")
    if not isinstance(known, tuple) or "plan" in scene.about:
        return
    from rulings_cli.ask.statements.resting import need_understood
    from rulings_cli.ask.statements.writing import line_of, script_of

    spell, gone, statement = known
    need_understood(scene)
    spell.begun = gone.response = True
    scene.mana_fixed.add("you")
    triggers = statement.name in _TRIGGERED
    if triggers:
        scene.mana_fixed.discard("you")
    given = script_of(scene).given
    begin, let_go = line_of(scene, spell), line_of(scene, gone)
    name = spell.item.name
    if triggers:
        _plan_trigger(scene, Script(given, (begin, let_go)), known)
        return
    first, second = total(scene, given, (begin,)), total(scene, given, (let_go, begin))
    if first == second or not first:
        raise NotSupported(f"what {name} costs does not rest on it")
    lands = lands_for(ManaCost(first))
    there = (*given, *((f"you control {'; '.join(lands)}",) if lands else ()))
    cost = "".join(f"{{{each}}}" for each in first)
    paying = f"you pay {cost} with {'; '.join(lands)}"
    script = Script(there, (begin, let_go, paying))
    run = run_of(script, scene.world)
    left = "".join(f"{{{unit.type}}}" for unit in run.game.players["you"].mana)
    if not run.holds(f"{name} was cast") or not left:
        raise NotSupported(f"how {name} is paid for")
    says = f"its total cost was locked in as {cost}"
    other = "".join(f"{{{each}}}" for each in second)
    words = begin.split(" to cast ", 1)[1]
    verdict = _of_locked(statement, mana_value(ManaCost(first)), mana_value(ManaCost(second)))
    opposite = {"yes": "no", "no": "yes"}.get(verdict, verdict)
    value, otherwise = (cost, other) if verdict == "value" else (None, None)
    told = f"{name}: " if value else f"{verdict.title()}: "
    scene.about["plan"] = PlannedExample(
        script,
        (
            Option((f"{name} was cast", f"your mana pool is {left}"), verdict,
                   f"{told}{says}.", outcome=says, value=value),
            Option((f"casting {words} costs {other}",), opposite, f"It costs {other} then.",
                   outcome=f"it costs {other}", value=otherwise),
        ),
        (Change("it is gone before", Script(there, (let_go,))),),
        tuple(scene.assumptions),
        cards=tuple(e.card.name for e in scene.items if e.card is not None),
        by_verdict=True,
    )  # fmt: skip


def _plan_trigger(scene: Scene, script: Script, known: tuple[Deed, Deed, Statement]) -> None:
    """Plan: what is given up triggers, and waits until the spell is cast and on the stack."""
    spell, gone, statement = known
    item = gone.given_up
    item = item if isinstance(item, Item) else gone.item
    assert item is not None
    assert spell.item is not None
    name, cost = spell.item.name, spell.item.face.mana_cost
    found = _triggered(item)
    if cost is None or len(found) != 1:
        raise NotSupported(f"what of {item.name} triggers is not planned")
    lands = lands_for(cost)
    paying = f"you pay {cost} with {'; '.join(lands)}" if lands else "you pay {0}"
    given, chosen = _targets(scene, found[0], (item.name, name))
    script = Script((*script.given, *given), (*script.when, paying, *chosen))
    above = f"the stack, from the top, is {item.name}'s trigger; {name}"
    alone = f"the stack, from the top, is {name}"
    if not run_of(script, scene.world).holds(above):
        raise NotSupported(f"what of {item.name} triggers there")
    verdict = "yes" if statement.name == "trigger_above" else "no"
    opposite = {"yes": "no", "no": "yes"}[verdict]
    says = f"{item.name}'s trigger goes on the stack after {name} is cast, above it"
    scene.about["plan"] = PlannedExample(
        script,
        (
            Option((above,), verdict, f"{verdict.title()}: {says}.", outcome=says),
            Option((alone,), opposite, "Nothing triggers.", outcome="nothing triggers"),
        ),
        (Change(f"not: {script.when[1]}", script.without(script.when[1], *chosen)),),
        tuple(scene.assumptions),
        cards=tuple(e.card.name for e in scene.items if e.card is not None),
        by_verdict=True,
    )


def _targets(
    scene: Scene, ability: Any, others: tuple[str, ...]
) -> tuple[tuple[str, ...], tuple[str, ...]]:
    """Give cards in the graveyard that a triggered ability may target, and the choice of them."""
    from rulings_cli.abilities.described import HasType

    given: list[str] = []
    chosen: list[str] = []
    for target in getattr(ability, "targets", ()):
        what = target.what
        if what is None or what.zone is not Zone.GRAVEYARD:
            raise NotSupported("what it targets is not planned")
        kinds = [one.name for each in what.kinds for one in each if isinstance(one, HasType)]
        card = scene.world.stock.pick(*(kinds[:1] or ["creature"]), other_than=others)
        given.append(f"{card.front.name} is in your graveyard")
        chosen.append(f"you choose {card.front.name}")
    return tuple(given), tuple(chosen)


def _triggered(item: Item) -> list[Any]:
    """Give the abilities of a thing that trigger as it goes."""
    from rulings_cli.abilities.abilities import TriggeredAbility
    from rulings_cli.abilities.triggers import Dies, ZoneChange
    from rulings_cli.ask.cards import has

    return [
        each
        for each in item.face.abilities
        if isinstance(each, TriggeredAbility) and has(each.event, Dies, ZoneChange)
    ]


def not_asked(scene: Scene, statement: Statement) -> None:
    """Refuse to ask what triggers while a spell is cast where that was not said."""
    del scene, statement
    raise Misfit("while what is cast it triggers was not said")


PREPARED = dict.fromkeys(sorted(_TRIGGERED), not_asked)


def total(scene: Scene, given: tuple[str, ...], when: tuple[str, ...]) -> tuple[str, ...]:
    """Give the mana of the total cost that was determined last."""
    run = run_of(Script(given, when), scene.world)
    found = [each.words for each in run.game.trace if isinstance(each, CostDetermined)]
    symbols = found[-1].partition(",")[0].split()[0] if found else ""
    return tuple(symbols.strip("{}").split("}{")) if symbols.startswith("{") else ()


def _of_locked(statement: Statement, first: int, second: int) -> str:
    """Give the verdict: what changed the cost as it was determined still does."""
    number, less = statement.number(), second - first
    words = statement.text.split()
    if statement.name == "cost":
        return "value"
    if statement.name == "cost_changed":
        return "no"
    if statement.name == "costs_more" or (number is not None and "more" in words):
        less = -less
    return "yes" if (less == number if number is not None else less > 0) else "no"


#: What is settled once the whole scene is there.
SETTLING = (settle, settle_split_second, settle_locked)
