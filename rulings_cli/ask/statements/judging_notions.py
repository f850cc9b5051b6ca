"""Judging what is kept, affected, protected, blocked; lands, turns, sacrifices."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings_cli.ask.plan import Guard, Option, Script
from rulings_cli.ask.statements.combat_asked import COMBAT_JUDGED
from rulings_cli.ask.statements.costs_of import changes_costs
from rulings_cli.ask.statements.judged import (
    Judge,
    _either,
    _facts,
    _hand,
    _item,
    _opposite,
    _player,
    _size_of,
    _value,
    times,
)
from rulings_cli.ask.statements.judging_deeds import can_plainly
from rulings_cli.ask.statements.judging_events import _trigger
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


def _keeps(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a player controls a permanent in the end."""
    del statement
    if any(each.words.endswith("phases out") for each in _facts(run, "RuleApplied")):
        raise NotSupported("what is phased out is kept, but not controlled", "702.26b")
    who, name = str(scene.about["who"]), scene.ref(_item(scene))
    line = f"{_player(who)} control{'' if who == 'you' else 's'} {name}"
    not_so = f"{_player(who)} {'do' if who == 'you' else 'does'} not control {name}"
    return _either(line, f"not: {line}", line, not_so)


def _lost(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a permanent is gone from a player."""
    return _opposite(_keeps(scene, run, statement))


def _sacrifices(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a player sacrificed something."""
    del statement
    who = str(scene.about["who"])
    gone = [e for e in _facts(run, "ZoneChanged") if e.cause == "sacrifice" and e.player == who]
    s = "" if who == "you" else "s"
    if gone:
        line = f"{gone[0].name} was sacrificed"
        return (Option((line,), "yes", f"Yes: {line}.", outcome=line),)
    owned = [e for e in scene.items if e.owner == who and e.is_a("creature")]
    lines = tuple(f"not: {scene.ref(each)} was sacrificed" for each in owned)
    no = f"{_player(who)} sacrifice{s} nothing"
    return (Option(lines, "no", f"No: {no}.", outcome=no),)


def _sacrifices_amount(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell how many permanents a player sacrificed."""
    del statement
    who = str(scene.about["who"])
    gone = [e for e in _facts(run, "ZoneChanged") if e.cause == "sacrifice" and e.player == who]
    left = any(run.game.get(each).controller == who for each in run.game.battlefield())
    if not (left or scene.about.get("change")):
        raise NotSupported("how many permanents that player has was not said")
    return _value("the stack is empty", str(len(gone)), f"{len(gone)} are sacrificed", len(gone))


def _discarded(run: Run, who: str) -> list[Any]:
    moved = _facts(run, "ZoneChanged")
    return [each for each in moved if each.cause == "discard" and each.player == who]


def _discards(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a player discarded anything, so many cards, or the card that is named."""
    who, item = str(scene.about["who"]), scene.about.get("a")
    found = _discarded(run, who)
    if isinstance(item, Item):
        found = [each for each in found if each.name == item.name]
    wanted = statement.number()
    is_so = bool(found) if wanted is None else len(found) == wanted
    line = _hand(who, run)
    s = "" if who == "you" else "s"
    number = len(found)
    said = f"{_player(who)} discard{s} {number} card{'' if number == 1 else 's'}"
    said = said if number else f"{_player(who)} discard{s} nothing"
    verdict = "yes" if is_so else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {said}.", outcome=said),)


def _discards_amount(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell how many cards a player discarded."""
    del statement
    who = str(scene.about["who"])
    number = len(_discarded(run, who))
    return _value(_hand(who, run), str(number), f"{number} cards", number)


def _sees_each(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether each of several triggered."""
    del statement
    item = _item(scene)
    each_one = scene.about.get("each")
    if item.count < 2 and isinstance(each_one, tuple):
        return (_all_triggered(run, [one.name for one in each_one]),)
    found = _facts(run, "Triggered")
    sources = {each.source for each in found if each.name == item.name}
    if len(sources) == item.count:
        line = f"{item.name} triggered {times(run, item.name)} times"
        return (Option((line,), "yes", f"Yes: each {item.name} triggers.", outcome=line),)
    line = f"{item.name} did not trigger"
    return (Option((line,), "no", f"No: {line}.", outcome=line),)


def _all_triggered(run: Run, names: list[str]) -> Option:
    """Tell whether each of several things triggered; some may have one name."""
    found = _facts(run, "Triggered")
    often = {name: {each.source for each in found if each.name == name} for name in names}
    lines = tuple(
        f"{name} triggered {times(run, name)} times" if often[name] else f"{name} did not trigger"
        for name in often
    )
    verdict = "yes" if all(len(often[name]) == names.count(name) for name in often) else "no"
    return Option(lines, verdict, f"{verdict.title()}: {'; '.join(lines)}.", outcome=lines[0])


def _extra_turn(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the turns after this one are the same player's, as many as are asked for."""
    del statement
    who, turns = str(scene.about["who"]), scene.about.get("turns", 1)
    other = "opponent" if who == "you" else "you"
    whose = {"you": "your", "opponent": "the opponent's"}
    s = "" if who == "you" else "s"
    if isinstance(turns, int) and turns > 1:
        came = [each.player for each in _facts(run, "TurnBegan")][-turns:]
        verdict = "yes" if came == [who] * turns else "no"
        line = f"it is {whose[came[-1]]} turn"
        number = next((n for n, each in enumerate(came) if each != who), turns)
        says = f"{_player(who)} take{s} {number} of {turns} turns more"
        return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=says),)
    return _either(
        f"it is {whose[who]} turn",
        f"it is {whose[other]} turn",
        f"{_player(who)} take{s} another turn after this one",
        f"the next turn is {whose[other]}",
    )


def _extra_turns(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell how many turns a player takes before another player's."""
    del statement
    who, turns = str(scene.about["who"]), scene.about["turns"]
    assert isinstance(turns, int)
    came = [each.player for each in _facts(run, "TurnBegan")][-turns:]
    number = next((n for n, each in enumerate(came) if each != who), turns)
    if number == turns:
        raise NotSupported("so many turns are not planned yet")
    line = "it is your turn" if came[-1] == "you" else "it is the opponent's turn"
    says = f"{_player(who)} take{'' if who == 'you' else 's'} {number} turns more"
    return _value(line, str(number), says, number)


def _lands_amount(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell how many lands may be played: the last of them may, one more may not."""
    del statement
    number = scene.about["lands"]
    assert isinstance(number, int)
    may, may_not = can_plainly(scene, run)
    before = f"you have played {number - 1} land{'' if number == 2 else 's'} this turn"
    after = f"you have played {number} land{'' if number == 1 else 's'} this turn"
    given = tuple(each for each in run.script.given if each != before)
    guard = Guard(Script((*given, after), run.script.when), may_not.then)
    words = f"you may play {number} lands in a turn"
    found = (
        Option(may.then, "value", f"{words[:1].upper()}{words[1:]}.", value=str(number),
               outcome=words, amount=number, guards=(guard,)),
    )  # fmt: skip
    if not scene.about.get("change"):
        return found
    fewer = Option(may_not.then, "value", "fewer.", value="fewer", outcome="one land fewer")
    return (*found, fewer)


def _fights_on(role: str) -> Judge:
    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        name = scene.ref(_item(scene))
        yes, no = f"{name} is {role}", f"{name} is not {role}"
        if not run.holds(f"{name} is on the battlefield"):
            no = f"{name} is not on the battlefield"
        if "removed" in statement.text.split():
            return _either(no, yes, no, yes)
        return _either(yes, no, yes, no)

    return judge


def _damage_stays(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether damage is still marked on a creature, or is gone with the turn (CR 514.2)."""
    del run
    name = scene.ref(_item(scene))
    stays = not {"stay", "stays", "remain", "last", "persist"}.isdisjoint(statement.text.split())
    found = _either(f"{name} has 2 damage", f"{name} has 0 damage", "it stays", "it is gone")
    return found if stays else _opposite(found)


def _doubled(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    from rulings_cli.ask.statements import rules_asked

    return rules_asked.doubled(scene, run, statement)


def _loses_counter(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    name = scene.ref(_item(scene))
    line = f"{name} has no counters"
    return _either(line, f"not: {line}", line, f"{name} still has a counter")


def _affected(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a permanent is otherwise than it is printed."""
    item = _item(scene)
    name = scene.ref(item)
    changed = tuple(_changes(run, item, name))
    if scene.about.get("of size"):
        changed = tuple(each for each in changed if "/" in each.rpartition(" ")[2])
    if statement.word("size"):
        _changed_by(scene, run, statement.word("size"))
    if changed:
        _need_cause(scene, run, item)
        return (Option(changed[:1], "yes", f"Yes: {changed[0]}.", outcome=changed[0]),)
    same = _as_printed(run, item, name)
    return (Option((same,), "no", f"No: {same}, as it is printed.", outcome=same),)


def _need_cause(scene: Scene, run: Run, item: Item) -> None:
    """Abstain where a thing is no other without what is asked about: something else changes it."""
    from rulings_cli.ask.statements.exploring import watched
    from rulings_cli.ask.statements.tapping import id_of
    from rulings_cli.engine import layers

    by = scene.about.get("b")
    if not isinstance(by, Item) or by is item:
        return
    lines = [each for each in run.script.given if scene.ref(by) in each]
    if not lines:
        return
    game = watched(run.script.without(*lines), scene.world).game
    now, before = (
        layers.characteristics(each, id_of(scene, each, item)) for each in (run.game, game)
    )
    if now == before:
        raise NotSupported(f"what {by.name} changes of {item.name} is not seen")


def _changed_by(scene: Scene, run: Run, size: str) -> None:
    """Abstain where a thing changes, but not by the size that was said."""
    from rulings_cli.ask.statements.judging_growth import is_change

    if not is_change(scene, run, size):
        raise NotSupported(f"{_item(scene).name} changes otherwise")


def _changes(run: Run, item: Item, name: str) -> list[str]:
    """Give lines that are true and would not be of the thing as it is printed."""
    from rulings_cli.ask.statements.generic import EVERGREEN
    from rulings_cli.engine import layers
    from rulings_cli.examples import naming, phrases
    from rulings_cli.terms.zones import Zone

    found = naming.find(run.game, phrases.ref(name), (Zone.BATTLEFIELD,))
    if not found:
        raise NotSupported(f"{name} is not on the battlefield at the end")
    now = layers.characteristics(run.game, found[0])
    here, before = (*now.types, *now.subtypes), (*item.face.types, *item.face.subtypes)
    lines = [f"{name} is {_an(each)}" for each in here if not item.is_a(each)]
    lines += [f"{name} is not {_an(each)}" for each in before if each not in here]
    printed = f"{item.face.power}/{item.face.toughness}"
    if now.power is not None and "creature" in now.types and f"{now.power}/{now.toughness}" != (
        printed
    ):  # fmt: skip
        lines.append(f"{name} is {now.power}/{now.toughness}")
    for each in sorted(EVERGREEN):
        has = run.holds(f"{name} has {each}")
        if has != item.has(each):
            lines.append(f"{name} {'has' if has else 'does not have'} {each}")
    if tuple(item.face.abilities) and run.holds(f"{name} has no abilities"):
        lines.append(f"{name} has no abilities")
    return lines


def _an(word: str) -> str:
    return f"{'an' if word[:1].lower() in 'aeiou' else 'a'} {word}"


def _as_printed(run: Run, item: Item, name: str) -> str:
    if item.is_a("creature"):
        return f"{name} is {_size_of(run, name)}"
    return f"{name} is {_an(next(iter(item.face.types)))}"


def _made_amount(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell how many tokens or cards somebody gets, where only one of these comes."""
    del statement
    who = str(scene.about["who"])
    made = [each for each in _facts(run, "TokenCreated") if each.player == who]
    drawn = [each for each in _facts(run, "Drew") if each.player == who]
    names = {each.name for each in made}
    if drawn and not made:
        return _value(_hand(who, run), str(len(drawn)), f"{len(drawn)} cards", len(drawn))
    if len(names) != 1 or drawn:
        raise NotSupported("of what it is asked how many was not said")
    line = f"{_player(who)} control{'' if who == 'you' else 's'} {len(made)} {names.pop()}"
    return _value(line, str(len(made)), line, len(made))


def _how_much_lost(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell how much life is lost, where only one player loses any."""
    del scene, statement
    lost = {"you": 0, "opponent": 0}
    for each in _facts(run, "LifeChanged"):
        lost[each.player] -= min(each.amount, 0)
    told = [(who, number) for who, number in lost.items() if number]
    if len(told) != 1:
        raise NotSupported("of whom it is asked how much was not said")
    who, number = told[0]
    line = f"{_player(who)} lost {number} life"
    return _value(line, str(number), line, number)


def _how_much(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell how much damage or life, where only one of these comes."""
    del statement
    if any(changes_costs(each) for each in scene.permanents()):
        raise Misfit("it is what it costs of which so much is asked")
    gained = dict.fromkeys(("you", "opponent"), 0)
    lost = dict(gained)
    for each in _facts(run, "LifeChanged"):
        if each.paid:
            raise Misfit("of what it is asked how much was not said")
        changed = gained if each.amount > 0 else lost
        changed[each.player] += abs(each.amount)
    told = [(who, "gained", n) for who, n in gained.items() if n]
    told += [(who, "lost", n) for who, n in lost.items() if n]
    if len(told) != 1:
        raise Misfit("of what it is asked how much was not said")
    who, verb, number = told[0]
    line = f"{_player(who)} {verb} {number} life"
    return _value(line, str(number), line, number)


def _still_does(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether an ability of the creature triggered."""
    del statement
    name = scene.ref(_item(scene))
    if times(run, name):
        line = f"{name} triggered"
        return (Option((line,), "yes", f"Yes: {line}.", outcome=line),)
    line = f"{name} did not trigger"
    return (Option((line,), "no", f"No: {line}.", outcome=line),)


def _who_gets(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whose permanent exiled the card."""
    del statement
    item = _item(scene)
    found = [
        each for each in run.game.objects.values()
        if each.name == item.name and each.exiled_with is not None
    ]  # fmt: skip
    if len(found) != 1:
        raise NotSupported("nobody's permanent takes that in")
    holder = run.game.objects.get(found[0].exiled_with)
    if holder is None:
        raise NotSupported("what took it in is gone")
    who = _player(str(holder.controller))
    line = f"{item.name} is in exile"
    said = f"{who}, with {holder.name}"
    return (Option((line,), "outcome", f"{said[:1].upper()}{said[1:]}.", outcome=said),)


NOTIONS: dict[str, Judge] = {
    **COMBAT_JUDGED,
    "still_does": _still_does,
    "who_gets": _who_gets,
    "keeps": _keeps,
    "takes": _keeps,
    "gets_it": _keeps,
    "lost": _lost,
    "sees_each": _sees_each,
    "trigger_self": _trigger,
    "sacrifices": _sacrifices,
    "sacrifices_amount": _sacrifices_amount,
    "discards": _discards,
    "discards_amount": _discards_amount,
    "extra_turn": _extra_turn,
    "lands_amount": _lands_amount,
    "another_land": lambda scene, run, statement: can_plainly(scene, run),  # noqa: ARG005
    "fights_on": _fights_on("attacking"),
    "still_blocks": _fights_on("blocking"),
    "damage_stays": _damage_stays,
    "doubled": _doubled,
    "loses_counter": _loses_counter,
    "affected": _affected,
    "made_amount": _made_amount,
    "how_much": _how_much,
    "extra_turns": _extra_turns,
    "how_much_lost": _how_much_lost,
}
