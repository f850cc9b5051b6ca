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
from rulings_cli.ask.statements.cost_told import need_said
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
from rulings_cli.ask.statements.helping import left_to_pay
from rulings_cli.ask.statements.judged import Judge
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.special_costs import special_asked, special_cost
from rulings_cli.ask.statements.writing import action_of, script_of
from rulings_cli.ask.ways import ALTERNATIVE, OPTIONAL
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

_Symbols = tuple[str, ...]


def total_cost(scene: Scene, run: Run) -> tuple[str, str, int]:
    """Give the line, the symbols and the mana value of the total cost that is asked about."""
    line, symbols = _total(scene, run)
    return line, _said(symbols), _value_of(symbols)


def _asked(scene: Scene) -> Deed:
    if scene.asked is None or scene.asked.item is None:
        raise NotSupported("what is paid for was not said")
    return scene.asked


def _total(scene: Scene, run: Run) -> tuple[str, _Symbols]:
    from rulings_cli.examples.costing import total_of
    from rulings_cli.examples.reading import parse_line

    deed = _asked(scene)
    verb = "casting" if deed.kind == "cast" else "activating"
    action = action_of(scene, deed)
    words = f"{verb} {action} costs {'' if deed.who == 'you' else 'the opponent '}"
    probe = parse_line(f"{words}{{0}}", keyword="then")
    try:
        total, _ = total_of(run.play, probe, verb)
    except InputError as error:
        raise Misfit(f"it can't be begun there: {error.message}") from error
    return f"{words}{_said(total)}", total


def _said(symbols: _Symbols) -> str:
    return "".join(f"{{{each}}}" for each in symbols) or "{0}"


def _value_of(symbols: _Symbols) -> int:
    return mana_value(ManaCost(symbols))


# --- what must be said -------------------------------------------------------------------------


def need_said(scene: Scene, run: Run) -> None:
    """Abstain where the cost rests on what the question leaves open, or on text not understood."""
    asked = _asked(scene).item
    for item in scene.items:
        if item.card is None or item.zone in ("library", "found"):
            continue
        touches = ("cost",) if item is asked else ("cost", "others", "casting", "enters")
        found = uncompiled_touching(item.face, *touches) if item.zone or item is asked else None
        if found is not None:
            raise NotUnderstood(item.card.name, item.face, found)
    _need_kind_told(scene)
    _need_one_face(scene)
    _need_free_x(_asked(scene))
    if _asked(scene).kind == "cast":
        need_one_total(_face(_asked(scene)))
    _need_all_matter(scene, run)
    _need_counted(scene, run)
    _need_whose(scene, run)
    _need_aim(scene)
    _take_own_way(scene, run)


def _need_kind_told(scene: Scene) -> None:
    """Abstain where only spells of a kind cost more or less, and of what kind it is is not said."""
    item = _asked(scene).item
    noun = item.noun if item is not None else None
    if noun is None or noun.is_card or noun.head not in ("spell", "card"):
        return
    told = {each.lower().removeprefix("non") for each in (*noun.kinds, *noun.qualities)}
    typed = not told.isdisjoint(CARD_TYPES)
    for each in _there(scene):
        for node in walk(each.face.paragraphs):
            if not isinstance(node, CostChange | MinimumCost) or getattr(node, "this", False):
                continue
            what = getattr(node, "what", None)
            kinds = [one for one in walk(what) if isinstance(one, HasType | HasColor | HasSubtype)]
            open_kinds = [one for one in kinds if not (typed and isinstance(one, HasType))]
            if any(str(getattr(one, "name", "")).lower() not in told for one in open_kinds):
                raise NotSupported(f"it rests on what kind of spell {each.name} looks at")


def _need_free_x(deed: Deed) -> None:
    """Abstain where an X is said of a spell whose X can only be 0 (CR 107.3b)."""
    x = [e for e in deed.tails if e.startswith("with X=") and e != "with X=0"]
    own = any(isinstance(each, AlternativeCost) for each in walk(_face(deed).paragraphs))
    free = "without paying its mana cost" in deed.tails
    if x and (free or ("for its alternative cost" in deed.tails and not own)):
        raise NotSupported("X can only be 0 where the mana cost is not paid")


def _take_own_way(scene: Scene, run: Run) -> None:
    """Cast a card for the other cost that it names, where what that asks for is said to be so."""
    deed = _asked(scene)
    own = _conditional(deed)
    if own is None or _way_said(deed) or statement_of(scene).name == "is_free":
        return
    way = "without paying its mana cost" if own.free else "for its alternative cost"
    if run.holds(f"casting {action_of(scene, deed)}, {way} is illegal by 118.9"):
        more = [e for e in scene.items if e.noun is not None and e is not deed.item]
        if (more or len(scene.deeds) > 1) and not scene.about.get("change"):
            raise NotSupported(f"whether what {_face(deed).name} asks for is so")
        return
    deed.tails.append(way)


def statement_of(scene: Scene) -> Statement:
    """Give what is asked."""
    asked = scene.about["ask"]
    assert isinstance(asked, Statement)
    return asked


def _conditional(deed: Deed) -> AlternativeCost | None:
    """Give the other cost that a card names, if it is one that asks for something."""
    own = [each for each in walk(_face(deed).paragraphs) if isinstance(each, AlternativeCost)]
    return own[0] if len(own) == 1 and own[0].condition is not None else None


#: What a text says that has to do with costs, whether it comes to bear or not.
_OF_COSTS = (CostChange, MinimumCost, MayPayInstead, MayPlayFrom)


def _need_all_matter(scene: Scene, run: Run) -> None:
    """Abstain where a card is named that has nothing to do with the cost, for all that is seen."""
    deed = _asked(scene)
    for item in scene.permanents():
        named = item.noun is not None and item.noun.is_card and item is not deed.item
        if not named or item in deed.targets or has(item.face.paragraphs, *_OF_COSTS):
            continue
        if scene.about.get("change") or scene.about.get(f"given up {id(deed)}") is item:
            continue
        if scene.about.get("flashback by") is item:
            continue
        if _without(scene, gone=(item,)) == _total(scene, run)[1]:
            mention = item.noun.mention if item.noun is not None else None
            if mention is not None and len(mention.cards) > 1:
                raise DropsOut(f"{item.name} changes nothing of the cost")
            raise Unplanned(f"what {item.name} has to do with the cost")


def _need_one_face(scene: Scene) -> None:
    """Abstain where a card of two halves is cast, and which half was not said (CR 709.3)."""
    item = _asked(scene).item
    assert item is not None
    card, noun = item.card, item.noun
    if card is None or card.layout not in ("split", "aftermath") or noun is None:
        return
    if is_fused(_asked(scene)):
        return
    named = [known for known, bound in scene.bound.values() if bound is item]
    said = {each.mention.text.casefold() for each in (noun, *named) if each.mention is not None}
    half = next((each for each in card.faces if each.name.casefold() in said), None)
    if half is not item.face:
        raise NotSupported(f"it rests on the half of {card.name} that is cast")


def _need_counted(scene: Scene, run: Run) -> None:
    """Abstain where the cost counts, or asks for, what the question does not speak of."""
    from rulings_cli.engine import conditions, costs, quantities
    from rulings_cli.engine.context import Context

    item = _asked(scene).item
    assert item is not None
    for holder in (item, *(each for each in scene.permanents() if each is not item)):
        for node in walk(holder.face.paragraphs):
            if not isinstance(node, CostChange) or node.this != (holder is item) or node.keyword:
                continue
            if "target" in f"{node.for_each} {node.condition}".lower() and node.this:
                continue  # its targets are looked at elsewhere
            if _is_told(scene, node):
                continue
            id = _id_of(scene, run, holder)
            where = Context(id, holder.owner or "you", this=id)
            where = where.bind_player("that player", _asked(scene).who)
            if node.for_each is not None and not quantities.amount(run.game, node.for_each, where):
                raise NotSupported(f"it rests on what {holder.name} counts")
            if node.condition is not None and not conditions.holds(run.game, node.condition, where):
                raise NotSupported(f"it rests on what {holder.name} asks for")
    if item.has("affinity") and not any(
        change.this and _value_of(change.amount.symbols)
        for change, _ in costs.cost_changes(
            run.game, _id_of(scene, run, item), Context(_id_of(scene, run, item), _asked(scene).who)
        )
    ):
        raise NotSupported(f"it rests on what {item.name} counts")


def _is_told(scene: Scene, change: CostChange) -> bool:
    """Tell whether it was said of what a cost counts that there is none, or how many there are."""
    used = scene.about.get("used")
    counted = list(walk((change.for_each, change.condition)))
    if isinstance(used, dict) and "spells before" in used:
        return any(isinstance(each, CountThisTurn | DidThisTurn) for each in counted)
    lying = any(getattr(each, "zone", None) is Zone.GRAVEYARD for each in counted)
    return bool(scene.about.get("emptied")) and lying


def _need_whose(scene: Scene, run: Run) -> None:
    """Abstain where a card that counts things counts what nobody was said to control."""
    deed = _asked(scene)
    counts = deed.kind == "cast" and any(
        isinstance(node, CostChange) and node.this and node.for_each is not None
        for node in walk(_face(deed).paragraphs)
    )
    counts = counts or any(each.name == "affinity" for each in _face(deed).abilities
                           if isinstance(each, Keyword))  # fmt: skip
    if not counts or scene.about.get("change"):
        return
    for item in scene.permanents():
        more = [e for e in walk(item.face.paragraphs) if isinstance(e, MinimumCost)
                or (isinstance(e, CostChange) and not e.less and not e.this)]  # fmt: skip
        if not more or not item.assumed or item is deed.item:
            continue
        whose = item.owner
        item.owner = "opponent" if whose == "you" else "you"
        try:
            if _without(scene, gone=()) != _total(scene, run)[1]:
                raise NotSupported(f"it rests on who controls {item.name}")
        finally:
            item.owner = whose


def _id_of(scene: Scene, run: Run, item: Item) -> int:
    from rulings_cli.examples import naming, phrases

    found = naming.find(run.game, phrases.ref(scene.ref(item)))
    if not found:
        raise NotSupported(f"{item.name} is not where the example puts it")
    return int(found[0])


def _need_aim(scene: Scene) -> None:
    """Abstain where the cost rests on the targets, and they were not said."""
    deed = _asked(scene)
    named = [each for each in deed.targets if isinstance(each, Item) and each.noun is not None]
    if not deed.targets or named:
        return
    for item in (deed.item, *scene.permanents()):
        assert item is not None
        for node in walk(item.face.paragraphs):
            words = f"{node.condition} {node.what} {node.abilities_of}" if isinstance(
                node, CostChange) else ""  # fmt: skip
            if "arget" in words:
                raise NotSupported(f"it rests on what {_asked(scene).item.name} targets")  # type: ignore[union-attr]


# --- what is asked -----------------------------------------------------------------------------


def _there(scene: Scene) -> list[Item]:
    """Give what may change costs where it is: permanents, and what is in a command zone."""
    asked = _asked(scene).item
    commanders = [e for e in scene.items if e.zone == "command zone" and e is not asked]
    return [*scene.permanents(), *commanders]


def _without(scene: Scene, *, way: str = "", gone: Sequence[Item] | None = None) -> _Symbols:
    """Give the total cost without what is asked about beside, or without all that changes costs."""
    from rulings_cli.ask.playing import run_of

    deed, beside = _asked(scene), scene.about.get("b")
    gone = (
        gone
        if gone is not None
        else [
            each
            for each in _there(scene)
            if each is not deed.item
            and each not in deed.targets
            and each is not scene.about.get(f"given up {id(deed)}")
            and (each is beside or not isinstance(beside, Item))
        ]
    )
    if way:
        gone = []
    zones = [(each, each.zone, each.lines) for each in scene.items]
    tails = list(deed.tails)
    try:
        for each in gone:
            each.zone, each.lines = "", []
        for item in scene.items:  # nothing can be said with it of other things
            if scene.about.get(f"attached {id(item)}") in gone:
                item.lines = [line for line in item.lines if "TO" not in line.split()]
        if way:
            deed.tails = [each for each in tails if each not in (f"with {way}", "kicked")]
        return _total(scene, run_of(script_of(scene, scene.extra), scene.world))[1]
    finally:
        deed.tails = tails
        for each, zone, lines in zones:
            each.zone, each.lines = zone, lines


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


def _is(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    need_said(scene, run)
    line, symbols = total_of_deed(scene, run)
    mana, said = statement.word("mana"), spelled(symbols)
    if mana:
        good = sorted(mana.strip("{}").split("}{")) == sorted(symbols)
    else:
        good = worth(symbols) == statement.number()
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
    value, said = worth(symbols), spelled(symbols)
    if value not in (statement.number(), statement.number("m")):
        raise NotSupported(f"it costs {said}, which is neither")
    return (Option((line,), "value", f"It costs {said}.", value=str(value), outcome=said,
                   amount=value),)  # fmt: skip


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
    said = scene.about.get("said")
    told = isinstance(said, tuple) and any(each.name in _TOLD for each in said)
    dearer = _dearer(scene, deed, way)
    if dearer:
        says = f"No: it costs {dearer} even so."
        line = f"casting {action} costs {dearer}"
        return (Option((line,), "no", says, outcome=f"it costs {dearer}"),)
    if run.holds(cant) and (told or scene.about.get("change")):
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


#: Facts that say that something is not so, or whose turn it is.
_TOLD = ("none", "turn", "step")


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
    "cost_part": _value,
    "cost_untap": _value,
    "cost_other": _value,
    "way_pays": _way_free,
    "is_free": _free,
    "tax_less": _differs(less=True),
    "tax_more": _differs(less=False),
    "pays_any": or_attack(_free),
}
