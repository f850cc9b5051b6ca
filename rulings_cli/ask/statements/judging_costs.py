"""Judging what something costs: in all, compared with what it costs otherwise, and what is left."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import PayMana
from rulings_cli.abilities.static import (
    AlternativeCost,
    CostChange,
)
from rulings_cli.ask.cards import (
    need_no_cheaper_way,
)
from rulings_cli.ask.costs_shown import with_halves
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.attack_costs import attack_cost
from rulings_cli.ask.statements.cost_told import is_condition_told, need_said
from rulings_cli.ask.statements.cost_totals import (
    Symbols,
    asked_deed,
    face_of_deed,
    is_changed,
    is_way_said,
    lowers_itself,
    spelled,
    total_of_deed,
    total_without,
    what_is_there,
    worth,
)
from rulings_cli.ask.statements.costs_of import changes_costs
from rulings_cli.ask.statements.helping import left_to_pay
from rulings_cli.ask.statements.judged import Judge
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.special_costs import special_asked, special_cost
from rulings_cli.ask.statements.writing import action_of, keyword_cost, script_of
from rulings_cli.ask.ways import ALTERNATIVE, OPTIONAL
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run


def _value(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Give the total cost; what life or cards pay of it is told of the symbols."""
    if scene.about.get("special"):
        return special_cost(scene)
    need_said(scene, run)
    line, symbols = total_of_deed(scene, run)
    deed = asked_deed(scene)
    nothing = not (statement.text or scene.about.get("change"))
    if nothing and not lowers_itself(deed, symbols) and not is_changed(scene, symbols):
        raise Misfit("nothing there changes the cost, and nothing is asked")
    symbols, guards, helper = left_to_pay(scene, deed, symbols)
    if deed.kind == "cast" and not is_way_said(deed):
        symbols = with_halves(face_of_deed(deed), symbols)
    said = spelled(symbols)
    name = deed.item.name  # type: ignore[union-attr]
    if helper:
        says = f"{said} is left to pay for {name}: {helper} pays for the rest."
        return (
            Option((line,), "value", says, value=said, outcome=said, amount=worth(symbols),
                   guards=guards),
        )  # fmt: skip
    return (
        Option((line,), "value", f"{name} costs {said} in all.", value=said, outcome=said,
               amount=worth(symbols)),
    )  # fmt: skip


def _verdict(line: str, good: bool, says: str, said: str) -> tuple[Option, ...]:
    verdict = "yes" if good else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {says}.", outcome=said),)


#: Words of an ask that say that it is a cost that is asked for.
_OF_PRICE = frozenset(
    (
        "mana",
        "cost",
        "costs",
        "pay",
        "paying",
        "owe",
        "spend",
        "price",
        "free",
        "nothing",
        "cast",
        "casting",
        "play",
    )
)


def _need_price(scene: Scene, statement: Statement, symbols: Symbols) -> None:
    """Refuse "3 or 4?" where not all that is there is about costs: another thing may be asked."""
    said = not _OF_PRICE.isdisjoint(statement.text.split()) or statement.noun("b") is not None
    said = said or any(isinstance(statement.get(each), str) for each in ("n", "m", "mana"))
    falls = statement.name in ("cost_under", "cost_down") and statement.noun() is not None
    if said or falls or scene.about.get("change"):
        return
    deed = asked_deed(scene)
    others = [each for each in scene.permanents() if each is not deed.item]
    told = is_way_said(deed) or lowers_itself(deed, symbols)
    told = told or (bool(others) and all(changes_costs(each) for each in others))
    if not told and not is_changed(scene, symbols):
        raise Misfit("nothing there changes the cost, and nothing says that it is asked for")


def _is_price(said: object, symbols: Symbols) -> bool:
    """Tell whether a price that was said, in mana or in so much of it, is that of a cost."""
    if isinstance(said, str):
        return sorted(said.strip("{}").split("}{")) == sorted(symbols)
    return said == worth(symbols)


def _limit(statement: Statement) -> int:
    """Give how much mana it is with which a cost is compared."""
    said = statement.get("n")
    if isinstance(said, str):
        return worth(tuple(said.strip("{}").split("}{")))
    assert isinstance(said, int)
    return said


def _beyond(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Compare the cost with what was said: whether it is more, less, or falls to just that."""
    need_said(scene, run)
    line, symbols = total_of_deed(scene, run)
    _need_price(scene, statement, symbols)
    symbols, guards, _ = left_to_pay(scene, asked_deed(scene), symbols)
    value, limit, said = worth(symbols), _limit(statement), spelled(symbols)
    if statement.name == "cost_over":
        good = value > limit
    elif statement.name == "cost_under":
        good = value < limit
    elif value < limit or (value == limit and worth(total_without(scene)) <= value):
        raise NotSupported("it does not go down to that, or goes further")
    else:
        good = value == limit
    if guards or not is_way_said(asked_deed(scene)):
        _need_no_choice_of_ways(scene)
    return (_verdict(line, good, f"it costs {said}", said)[0].evolve(guards=guards),)


def _is(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    need_said(scene, run)
    line, symbols = total_of_deed(scene, run)
    _need_price(scene, statement, symbols)
    symbols, guards, helper = left_to_pay(scene, asked_deed(scene), symbols)
    mana, said = statement.word("mana") or statement.word("n"), spelled(symbols)
    if mana:
        good = sorted(mana.strip("{}").split("}{")) == sorted(symbols)
    else:
        good = worth(symbols) == statement.number()
    if helper:
        asked = worth(tuple(mana.strip("{}").split("}{"))) if mana else statement.number() or 0
        if not good and worth(symbols) < asked and statement.text.startswith(("can ", "may ")):
            raise NotSupported("it may be cast for less mana than is said")
        found = _verdict(line, good, f"{said} is left to pay: {helper} pays for the rest", said)
        return (found[0].evolve(guards=guards),)
    if not good:
        _need_no_other_way(scene)
        _need_no_choice_of_ways(scene)
    return _verdict(line, good, f"it costs {said}", said)


def _need_no_choice_of_ways(scene: Scene) -> None:
    """Abstain where a card may be cast in another way, or for more, and none was said."""
    deed = asked_deed(scene)
    own = {each.name for each in face_of_deed(deed).abilities if isinstance(each, Keyword)}
    if deed.kind == "cast" and not is_way_said(deed) and own & (ALTERNATIVE | OPTIONAL):
        raise NotSupported(f"in which way {face_of_deed(deed).name} is cast was not said")


def _which(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    need_said(scene, run)
    line, symbols = total_of_deed(scene, run)
    _need_price(scene, statement, symbols)
    symbols, guards, _ = left_to_pay(scene, asked_deed(scene), symbols)
    value, said = worth(symbols), spelled(symbols)
    named = [e for e in (statement.get("n"), statement.get("m")) if _is_price(e, symbols)]
    if len(named) != 1:
        raise NotSupported(f"it costs {said}, which is neither")
    shown = said if isinstance(named[0], str) else str(value)
    return (Option((line,), "value", f"It costs {said}.", value=shown, outcome=said,
                   amount=value, guards=guards),)  # fmt: skip


def _free(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    need_said(scene, run)
    line, symbols = total_of_deed(scene, run)
    symbols, guards, _ = left_to_pay(scene, asked_deed(scene), symbols)
    if guards:
        verdict = bool(symbols) if statement.name == "pays_any" else not symbols
        found = _verdict(line, verdict, f"{spelled(symbols)} is left to pay", spelled(symbols))
        return (found[0].evolve(guards=guards),)
    said, value = spelled(symbols), worth(symbols)
    if value and statement.name == "is_free" and (by_itself := _by_itself(scene, run)):
        return by_itself
    if value:
        _need_no_other_way(scene)
    good = bool(value) if statement.name == "pays_any" else not value
    return _verdict(line, good, f"it costs {said}", said)


def _by_itself(scene: Scene, run: Run) -> tuple[Option, ...]:
    """Judge whether a card lets itself be cast for nothing there, by a condition that it has."""
    deed = asked_deed(scene)
    item = deed.item
    assert item is not None
    own = [each for each in walk(item.face.paragraphs) if isinstance(each, AlternativeCost)]
    if deed.who != "you" or len(own) != 1 or is_way_said(deed):
        return ()
    mana = [each for each in own[0].cost.components if isinstance(each, PayMana)]
    if own[0].condition is None or len(mana) != len(own[0].cost.components):
        return ()
    if any(worth(each.cost.symbols) for each in mana):
        return ()
    way = "without paying its mana cost" if own[0].free else "for its alternative cost"
    action = f"{action_of(scene, deed)}, {way}"
    costs, cant = f"casting {action} costs {{0}}", f"casting {action} is illegal"
    name = item.name
    if run.holds(costs):
        return (Option((costs,), "yes", f"Yes: {name} lets itself be cast so.", outcome="{0}"),)
    dearer = _dearer(scene, deed, way)
    if dearer:
        says = f"No: it costs {dearer} even so."
        line = f"casting {action} costs {dearer}"
        return (Option((line,), "no", says, outcome=f"it costs {dearer}"),)
    if run.holds(cant) and (is_condition_told(scene) or scene.about.get("change")):
        says = f"No: what {name} asks for is not so."
        return (Option((cant,), "no", says, outcome="it is not so"),)
    return ()


def _dearer(scene: Scene, deed: Deed, way: str) -> str:
    """Give what a card that lets itself be cast for nothing costs all the same, "" for nothing."""
    from rulings_cli.ask.playing import run_of

    tails = list(deed.tails)
    try:
        deed.tails.append(way)
        symbols = total_of_deed(scene, run_of(script_of(scene, scene.extra), scene.world))[1]
    except (Misfit, NotSupported):
        return ""
    finally:
        deed.tails = tails
    return spelled(symbols) if worth(symbols) else ""


def _need_no_other_way(scene: Scene) -> None:
    """Abstain where the card names another cost, and it was not said which is paid."""
    deed = asked_deed(scene)
    face = face_of_deed(deed)
    if deed.kind != "cast" or is_way_said(deed):
        return
    own = [each for each in face.abilities if isinstance(each, Keyword)]
    counted = [each for each in own if each.name not in ("affinity", "undaunted")]
    alike = face.evolve(
        paragraphs=tuple(
            each
            for each in face.paragraphs
            if not any(isinstance(node, CostChange) and node.this for node in walk(each))
            and not (
                len(counted) < len(own)
                and any(e in own and e not in counted for e in each.abilities)
            )
        )
    )
    need_no_cheaper_way(face.name, alike)  # what its own text counts was looked at


def _compared(scene: Scene, run: Run, statement: Statement) -> tuple[str, str, Symbols, Symbols]:
    del statement
    need_said(scene, run)
    line, symbols = total_of_deed(scene, run)
    before = total_without(scene)
    if not isinstance(scene.about.get("b"), Item) and not what_is_there(scene):
        raise NotSupported("nothing is there that it could be compared with")
    return line, spelled(symbols), symbols, before


def _added(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether just so much more is paid as was said."""
    line, said, symbols, before = _compared(scene, run, statement)
    says = f"it costs {said}, and {spelled(before)} otherwise"
    return _verdict(line, worth(symbols) - worth(before) == _limit(statement), says, said)


def _kept(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether nothing more is paid for what is there."""
    line, said, symbols, before = _compared(scene, run, statement)
    says = f"it costs {said}, and {spelled(before)} otherwise"
    return _verdict(line, worth(symbols) <= worth(before), says, said)


def _differs(*, less: bool) -> Judge:
    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        line, said, symbols, before = _compared(scene, run, statement)
        change = worth(before) - worth(symbols)
        says = f"it costs {said}, and {spelled(before)} otherwise"
        return _verdict(line, change > 0 if less else change < 0, says, said)

    return judge


def _changed(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    line, said, symbols, before = _compared(scene, run, statement)
    says = f"it costs {said}, and {spelled(before)} otherwise"
    return _verdict(line, sorted(symbols) != sorted(before), says, said)


def _by_number(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    line, said, symbols, before = _compared(scene, run, statement)
    change = worth(before) - worth(symbols)
    change = -change if "more" in statement.text.split() else change
    says = f"it costs {said}, and {spelled(before)} otherwise"
    if statement.name == "less_or":
        change = abs(change) if not {"less", "more"} & set(statement.text.split()) else change
        return (Option((line,), "value", f"{change}: {says}.", value=str(change), outcome=said,
                       amount=change),)  # fmt: skip
    return _verdict(line, change == statement.number(), says, said)


def _way_free(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Compare the cost with that without what is paid besides."""
    need_said(scene, run)
    line, symbols = total_of_deed(scene, run)
    before = total_without(scene, way=statement.word("way"))
    more = worth(symbols) - worth(before)
    good = more == 0 if statement.name == "way_free" else more > 0
    says = f"it costs {spelled(symbols)}, and {spelled(before)} without {statement.word('way')}"
    return _verdict(line, good, says, spelled(symbols))


def _both_paid(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether the mana cost is paid, too: not with an alternative cost (CR 118.9, 118.8)."""
    del statement
    need_said(scene, run)
    deed = asked_deed(scene)
    line, symbols = total_of_deed(scene, run)
    ways = [each[8:-5] for each in deed.tails if each.startswith("for its ")]
    ways += ["kicker"] if "kicked" in deed.tails else []
    cost = keyword_cost(deed.item, ways[0]) if len(ways) == 1 and deed.item is not None else None
    printed = face_of_deed(deed).mana_cost
    if printed is None or (ways and cost is None) or len(ways) > 1:
        raise NotSupported("what is paid for it is not told apart")
    asked = worth(cost.symbols) if cost is not None else 0
    good = worth(symbols) == asked + worth(printed.symbols)
    if not good and worth(symbols) != asked:
        raise NotSupported("what is paid for it is not told apart")
    return _verdict(line, good, f"it costs {spelled(symbols)} in all", spelled(symbols))


def or_attack(judge: Judge) -> Judge:
    """Judge what attacking costs instead, where that is asked."""

    def judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        if scene.about.get("attack cost") is not None:
            return attack_cost(scene, run, statement)
        return judge(scene, run, statement)

    return judged


def or_special(judge: Judge) -> Judge:
    """Judge what a special action costs instead, where that is asked."""

    def judged(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        if scene.about.get("special"):
            return special_asked(scene, statement)
        return judge(scene, run, statement)

    return judged


COSTS: dict[str, Judge] = {
    "tax": attack_cost,
    "tax_nth": _differs(less=False),
    "cost": or_attack(_value),
    "cost_way": _value,
    "cost_ability": _value,
    "cost_is": or_attack(_is),
    "cost_or": or_attack(_which),
    "taxed_n": _added,
    "costs_kept": _kept,
    "cost_over": _beyond,
    "cost_under": _beyond,
    "cost_down": _beyond,
    "less_or": _by_number,
    "cost_less": _by_number,
    "cost_changed": _changed,
    "costs_less": _differs(less=True),
    "costs_more": _differs(less=False),
    "way_less": or_special(_differs(less=True)),
    "way_more": or_special(_differs(less=False)),
    "way_free": or_special(_way_free),
    "way_n": or_special(_by_number),
    "way_is": or_special(_is),
    "way_or": _which,
    "cost_part": _value,
    "cost_untap": _value,
    "cost_other": _value,
    "way_pays": _way_free,
    "both_paid": _both_paid,
    "is_free": _free,
    "tax_less": _differs(less=True),
    "tax_more": _differs(less=False),
    "pays_any": or_attack(_free),
}
