"""What came of the play, as the outcomes that the question's one proposition may have."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.composing import action_of
from rulings_cli.ask.statements.nouns import Noun, subtype
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

Judge = Callable[[Scene, "Run", Statement], tuple[Option, ...]]


def options(scene: Scene, run: Run) -> tuple[Option, ...]:
    """Give the outcomes that may have come about, for what was asked."""
    statement = scene.about["ask"]
    assert isinstance(statement, Statement)
    judge = JUDGED.get(statement.name)
    if judge is None:
        raise NotSupported(f"{statement.text!r} is not judged yet")
    return judge(scene, run, statement)


def picked(scene: Scene, run: Run) -> Option | None:
    """Give the outcome that came about."""
    for each in options(scene, run):
        if each.then and all(run.holds(line) for line in each.then):
            return each
    return None


def _item(scene: Scene, key: str = "a") -> Item:
    found = scene.about.get(key)
    if not isinstance(found, Item):
        raise NotSupported("what is asked about was not said")
    return found


def _either(
    yes: tuple[str, ...] | str, no: tuple[str, ...] | str, said_yes: str, said_no: str
) -> tuple[Option, ...]:
    yes = (yes,) if isinstance(yes, str) else yes
    no = (no,) if isinstance(no, str) else no
    return (
        Option(yes, "yes", f"Yes: {said_yes}.", outcome=said_yes),
        Option(no, "no", f"No: {said_no}.", outcome=said_no),
    )


def _value(line: str, value: str, says: str, amount: int | None = None) -> tuple[Option, ...]:
    return (Option((line,), "value", f"{says}.", value=value, outcome=value, amount=amount),)


def _facts(run: Run, *names: str) -> list[Any]:
    return [each for each in run.game.trace if type(each).__name__ in names]


def times(run: Run, name: str) -> int:
    """Give how often abilities of a thing triggered."""
    got = str(run.check(f"{name} did not trigger").got)
    number = got.removeprefix("it triggered ").partition(" ")[0]
    return int(number) if number.isdigit() else 0


def _trigger(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    name = scene.ref(_item(scene))
    if scene.about.get("again"):
        raise NotSupported("whether it triggers again is not judged yet")
    count = times(run, name)
    if count:
        said = {1: "", 2: " twice"}.get(count, f" {count} times")
        words = f"{name} triggered{said}"
        return (Option((words,), "yes", f"Yes: {name} triggers{said}.", outcome=words),)
    no = f"{name} did not trigger"
    return (Option((no,), "no", f"No: {name} does not trigger.", outcome=no),)


def _times(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    name = scene.ref(_item(scene))
    count = times(run, name)
    line = f"{name} triggered {count} times" if count else f"{name} did not trigger"
    return _value(line, str(count), f"{name} triggers {count} times", count)


def _hand(who: str, run: Run) -> str:
    number = len(run.game.in_zone(Zone.HAND, who))
    verb = "you have" if who == "you" else "the opponent has"
    return f"{verb} {number} cards in hand"


def _player(who: str) -> str:
    return "you" if who == "you" else "the opponent"


def _triggers_n(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    name = scene.ref(_item(scene))
    count, wanted = times(run, name), statement.number() or 0
    line = f"{name} triggered {count} times" if count else f"{name} did not trigger"
    verdict = "yes" if count == wanted else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {count} times.", outcome=line),)


def _draw(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    wanted = statement.number()
    who = str(scene.about["who"])
    drawn = [each for each in _facts(run, "Drew") if each.player == who]
    line = _hand(who, run)
    name = _player(who)
    s = "" if who == "you" else "s"
    if wanted is not None and len(drawn) != wanted:
        return (Option((line,), "no", f"No: {name} draw{s} {len(drawn)}.", outcome=line),)
    if drawn:
        return (Option((line,), "yes", f"Yes: {name} draw{s} {len(drawn)}.", outcome=line),)
    return (Option((line,), "no", f"No: {name} draw{s} nothing.", outcome=line),)


def _draw_amount(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    who = str(scene.about["who"])
    drawn = [each for each in _facts(run, "Drew") if each.player == who]
    return _value(_hand(who, run), str(len(drawn)), f"{len(drawn)} cards", len(drawn))


def _drawn(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    if statement.text.startswith("how many"):
        return _draw_amount(scene, run, statement)
    return _draw(scene, run, statement)


def _life(gained: bool, *, amount: bool) -> Judge:
    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        wanted = statement.number()
        who = str(scene.about["who"])
        found = sum(
            abs(each.amount)
            for each in _facts(run, "LifeChanged")
            if each.player == who and (each.amount > 0) == gained
        )
        verb = "gained" if gained else "lost"
        line = f"{_player(who)} {verb} {found} life"
        if amount:
            return _value(line, str(found), line, found)
        said = f"{_player(who)} {verb} {found or 'no'} life"
        if found and (wanted is None or wanted == found):
            return (Option((line,), "yes", f"Yes: {line}.", outcome=line),)
        return (Option((line,), "no", f"No: {said}.", outcome=said),)

    return judge


def _life_amount(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    gained = "gain" in statement.text.split()
    return _life(gained, amount=True)(scene, run, statement)


def _life_by(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    gained = not {"lose", "loses"} & set(statement.text.split())
    return _life(gained, amount=False)(scene, run, statement)


def _pays_life(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    who = str(scene.about["who"])
    number = statement.number() or 0
    paid = sum(
        -each.amount for each in _facts(run, "LifeChanged") if each.player == who and each.paid
    )
    line = f"{_player(who)} lost {paid} life"
    if paid == number:
        return (Option((line,), "yes", f"Yes: {number} life is paid.", outcome=line),)
    if paid == 0:
        return (Option((line,), "no", "No: no life is paid.", outcome=line),)
    return ()


def _tokens(scene: Scene, run: Run) -> tuple[int, str, str]:
    noun = scene.about["kind"]
    assert isinstance(noun, Noun)
    who = str(scene.about["who"])
    head = noun.head
    made = [each for each in _facts(run, "TokenCreated") if each.player == who]
    if subtype(head.lower()):
        name = f"{head}"
        made = [each for each in made if _is_token(run, each.object, head)]
    elif head in ("treasure", "clue", "food", "blood", "map", "gold", "powerstone"):
        name = head.title()
        made = [each for each in made if each.name.split()[0].lower() == head]
    elif head == "token":
        return len(made), _token_names(scene, made), who
    else:
        raise Misfit(f"{noun.text!r} is no token")
    return len(made), name, who


def _token_names(scene: Scene, made: list[Any]) -> str:
    """Give the name of the tokens that were made, or would have been."""
    from rulings_cli.abilities.effects import CreateToken
    from rulings_cli.terms.values import walk

    names = {each.name.removesuffix(" Token") for each in made}
    if not names:
        nodes: list[Any] = [
            node
            for item in scene.items
            for node in walk(item.face.paragraphs)
            if isinstance(node, CreateToken)
        ]
        names = {" ".join(getattr(node.token, "subtypes", ())) for node in nodes}
    if len(names) != 1 or not next(iter(names)):
        raise NotSupported("which tokens are meant was not said")
    return names.pop()


def _is_token(run: Run, id: Any, kind: str) -> bool:
    each = run.game.objects.get(id) or run.game.last_known.get(id)
    face = getattr(each, "face", None)
    return face is not None and kind in face.subtypes


def _gets(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    number, kind, who = _tokens(scene, run)
    s = "" if who == "you" else "s"
    name = f"{kind} token".strip()
    noun = scene.about["kind"]
    wanted = noun.number if isinstance(noun, Noun) and noun.counted and noun.number > 1 else 0
    if wanted and number and number != wanted:
        line = f"{_player(who)} control{s} {number} {name}"
        return (Option((line,), "no", f"No: {line}.", outcome=line),)
    if number:
        line = f"{_player(who)} control{s} {number} {name}"
        return (Option((line,), "yes", f"Yes: {line}.", outcome=line),)
    line = f"{_player(who)} control{s} no {name}"
    return (Option((line,), "no", f"No: no {name} is created.", outcome=f"no {name}"),)


def _gets_amount(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    number, kind, who = _tokens(scene, run)
    said = [each for each in (statement.number("n"), statement.number("m")) if each is not None]
    if said and number not in said and not scene.about.get("change"):
        raise NotSupported("it comes out as neither of what was said")
    s = "" if who == "you" else "s"
    name = f"{kind} token".strip()
    line = f"{_player(who)} control{s} {number or 'no'} {name}"
    return _value(line, str(number), f"{number} {name}", number)


def _died(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement, run
    item = _item(scene)
    if item.count > 1:
        raise NotSupported("which of several die is not judged yet")
    name = scene.ref(item)
    if item.token:
        return _either(
            (f"{name} died",), (f"{name} is on the battlefield",), f"{name} dies",
            f"{name} survives",
        )  # fmt: skip
    return _either(
        (f"{name} died", f"{name} is not on the battlefield"),
        (f"{name} did not die", f"{name} is on the battlefield"),
        f"{name} dies",
        f"{name} does not die",
    )


def _survives(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    dies, lives = _died(scene, run, statement)
    return (
        lives.evolve(verdict="yes", says=lives.says.replace("No:", "Yes:")),
        dies.evolve(verdict="no", says=dies.says.replace("Yes:", "No:")),
    )


def _in_zone(place: str, words: str) -> Judge:
    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        del run, statement
        item = _item(scene)
        name = scene.ref(item)
        whose = "your" if item.owner == "you" else "the opponent's"
        where = place.replace("WHOSE", whose)
        there, not_there = f"{name} is {where}", f"{name} is not {where}"
        return _either(there, not_there, f"{name} {words}", f"{name} is not {where}")

    return judge


def _stopped(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether what was tried does not come about: then it is stopped."""
    if scene.about.get("stops") == "trigger":
        found = _trigger(scene, run, statement)
    else:
        found = _can(scene, run, statement)
    return tuple(
        each.evolve(
            verdict="no" if each.verdict == "yes" else "yes",
            says=f"{'No' if each.verdict == 'yes' else 'Yes'}: {each.outcome}.",
        )
        for each in found
    )


def _must_pay(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell what comes of it where nobody pays: a spell that is countered must be paid for."""
    del run, statement
    name = scene.ref(_item(scene))
    return _either(
        f"{name} was countered",
        f"{name} was not countered",
        f"{name} is countered unless it is paid",
        f"{name} is not countered although nobody pays",
    )


def _attached(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    name = scene.ref(_item(scene))
    other = scene.about.get("b")
    if isinstance(other, Item):
        line = f"{name} is attached to {scene.ref(other)}"
        return _either(line, f"not: {line}", line, f"{name} is not attached to it")
    return _either(
        f"not: {name} is not attached", f"{name} is not attached", f"{name} is attached",
        f"{name} is not attached",
    )  # fmt: skip


def _legend(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a legendary permanent went because there were two of its name (704.5j)."""
    del statement
    from rulings_cli.terms.rules.state_based import LEGEND_RULE

    for each in scene.items:
        name = scene.ref(each)
        gone = [
            one
            for one in _facts(run, "ZoneChanged")
            if any(rule.number == LEGEND_RULE.number for rule in one.because)
        ]
        if gone and any(one.name == each.name for one in gone):
            return (Option((f"{name} died",), "yes", f"Yes: one {name} is put into its owner's "
                           "graveyard.", outcome=f"{name} goes"),)  # fmt: skip
    items = [each for each in scene.items if each.zone == "battlefield" or each.zone == "hand"]
    lines = tuple(f"{scene.ref(each)} did not die" for each in items)
    return (Option(lines, "no", "No: it does not apply.", outcome="the legend rule has nothing"),)


def _protected(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    name = scene.ref(_item(scene))
    attacker = scene.about.get("b")
    if isinstance(attacker, Item):
        source = scene.ref(attacker)
        dealt = sum(each.amount for each in _facts(run, "DamageDealt"))
        line = f"{source} dealt {dealt} damage to {name}"
        verdict = "no" if dealt else "yes"
        return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)
    return (
        Option((f"{name} did not die", f"{name} is not in exile"), "yes", f"Yes: {name} is saved.",
               outcome=f"{name} is saved"),
        Option((f"not: {name} did not die",), "no", f"No: {name} dies.", outcome=f"{name} dies"),
        Option((f"{name} is in exile",), "no", f"No: {name} is exiled.", outcome="it is exiled"),
    )  # fmt: skip


def _damaged_by(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    who, item = str(scene.about["who"]), _item(scene)
    dealt = sum(
        each.amount
        for each in _facts(run, "DamageDealt")
        if each.to == who and _name_of(run, each.source) == item.name
    )
    line = f"{scene.ref(item)} dealt {dealt} damage to {_player(who)}"
    verdict = "yes" if dealt else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


def _name_of(run: Run, id: Any) -> str:
    each = run.game.objects.get(id) or run.game.last_known.get(id)
    return str(getattr(each, "name", ""))


def _deck_legal(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    name, leader = _item(scene).name, _item(scene, "b").name
    yes = f"{name} may be in the deck of {leader}"
    return _either(yes, f"{name} may not be in the deck of {leader}", yes, f"not of {leader}")


def _was_cast(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    name = _item(scene).name
    yes, no = f"{name} was cast", f"{name} was not cast"
    return _either(yes, no, yes, f"{name} can't be cast")


def _can_have(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    name = _item(scene).name
    both = f"you control 2 {name}"
    return _either(both, f"you control 1 {name}", "both stay", "only one of them stays")


def _has_counter(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    name = scene.ref(_item(scene))
    found = _things_of(scene, run, _item(scene))
    held = dict(run.game.get(found).counters)
    if held:
        kind, number = next(iter(held.items()))
        line = f"{name} has {number} {kind} counters"
        return (Option((line,), "yes", f"Yes: {line}.", outcome=line),)
    line = f"{name} has no counters"
    return (Option((line,), "no", f"No: {line}.", outcome=line),)


def _things_of(scene: Scene, run: Run, item: Item) -> Any:
    from rulings_cli.examples import naming, phrases

    found = naming.find(run.game, phrases.ref(scene.ref(item)), (Zone.BATTLEFIELD,))
    if not found:
        raise NotSupported(f"{item.name} is not on the battlefield at the end")
    return found[0]


def _power(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    name = scene.ref(_item(scene))
    power = _size_of(run, name).partition("/")[0]
    return _value(f"{name} has power {power}", power, f"{name} has power {power}", int(power))


def _unhurt(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    who = str(scene.about["who"])
    lost = sum(
        -each.amount
        for each in _facts(run, "LifeChanged")
        if each.player == who and each.amount < 0 and not each.paid
    )
    line = f"{_player(who)} lost {lost} life"
    verdict = "no" if lost else "yes"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


def _hurt(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    yes, *_ = _unhurt(scene, run, statement)
    verdict = "no" if yes.verdict == "yes" else "yes"
    wanted = statement.number()
    if wanted is not None and verdict == "yes" and f"lost {wanted} life" not in yes.outcome:
        verdict = "no"
    return (yes.evolve(verdict=verdict, says=f"{verdict.title()}: {yes.outcome}."),)


def _untapped_lands(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    who = str(scene.about["who"])
    untapped = [
        each
        for each in _facts(run, "BecameTapped")
        if each.untapped and run.game.get(each.object).controller == who
    ]
    land = next((e for e in run.game.battlefield() if run.game.get(e).controller == who), None)
    if land is None:
        raise NotSupported("there is no land to untap")
    name = run.game.get(land).name
    whose = "your" if who == "you" else "the opponent's"
    yes, no = f"{whose} {name} is untapped", f"{whose} {name} is tapped"
    if untapped:
        return (Option((yes,), "yes", "Yes: the lands untap.", outcome=yes),)
    return (Option((no,), "no", "No: no land untaps.", outcome=no),)


def _sacrificed(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    name = scene.ref(_item(scene))
    yes = f"{name} was sacrificed"
    return _either(yes, f"not: {yes}", f"{name} may be sacrificed", f"{name} is not sacrificed")


def _before(scene: Scene, run: Run) -> tuple[Option, ...]:
    """Tell whether one player may act before another: who has priority acts first (117.3)."""
    later, asked = scene.about["before"], scene.asked
    assert isinstance(later, Deed)
    assert asked is not None
    if later.kind not in ("cast", "activate", "play"):
        raise NotSupported("what would come later is not judged yet")
    has = "have" if later.who == "you" else "has"
    first = f"{_player(later.who)} {has} priority"
    can = f"{_player(later.who)} can {later.kind} {action_of(scene, later)}"
    says = f"{_player(later.who)} {has} priority first and can act at once"
    no = Option((first, can), "no", f"No: {says}.", outcome=says)
    yes, _ = _can_plainly(scene, run)
    return (no, yes)


def _life_is(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    who, number = str(scene.about["who"]), statement.number()
    has = "have" if who == "you" else "has"
    real = run.game.players[who].life
    line = f"{_player(who)} {has} {real} life"
    verdict = "yes" if real == number else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


def _cost_differs(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Compare the total cost with the printed one."""
    from rulings_cli.terms.mana import mana_value

    line, said, value = total_cost(scene, run)
    asked = scene.asked
    if asked is None or asked.item is None:
        raise NotSupported("what is cast was not said")
    printed = asked.item.face.mana_cost
    if printed is None:
        raise NotSupported("it has no printed cost")
    less = mana_value(printed) - value
    words = statement.text.split()
    wanted = statement.number()
    if "more" in words:
        less = -less
    good = less > 0 if wanted is None else less == wanted
    verdict = "yes" if good else "no"
    return (Option((line,), verdict, f"{verdict.title()}: it costs {said}.", outcome=said),)


def _that_left(scene: Scene, run: Run) -> Item | None:
    """Give the one thing that left the battlefield."""
    names = {
        each.name
        for each in _facts(run, "ZoneChanged", "CeasedToExist")
        if each.from_ is Zone.BATTLEFIELD
    }
    found = [each for each in scene.items if each.zone == "battlefield" and each.name in names]
    return found[0] if len(found) == 1 else None


def _back(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    item = _item(scene)
    noun = statement.noun()
    if noun is None or noun.pronoun:
        item = _that_left(scene, run) or item
    name = scene.ref(item)
    left = [
        each
        for each in _facts(run, "ZoneChanged", "CeasedToExist")
        if each.from_ is Zone.BATTLEFIELD and each.name == item.name
    ]
    if not left:
        raise NotSupported(f"{name} does not leave the battlefield")
    return _either(
        f"{name} is on the battlefield",
        f"{name} is not on the battlefield",
        f"{name} comes back",
        f"{name} does not come back",
    )


def _size(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    name = scene.ref(_item(scene))
    size = _size_of(run, name)
    return _value(f"{name} is {size}", size, f"{name} is {size}")


def _size_of(run: Run, name: str) -> str:
    from rulings_cli.engine import layers
    from rulings_cli.examples import naming, phrases

    found = naming.find(run.game, phrases.ref(name), (Zone.BATTLEFIELD,))
    if not found:
        raise NotSupported(f"{name} is not on the battlefield at the end")
    now = layers.characteristics(run.game, found[0])
    if now.power is None:
        raise NotSupported(f"{name} has no size")
    return f"{now.power}/{now.toughness}"


def _size_is(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    name, size = scene.ref(_item(scene)), statement.word("size")
    real = _size_of(run, name)
    return _either(
        f"{name} is {size}", f"not: {name} is {size}", f"{name} is {size}", f"{name} is {real}"
    )


def _is_a(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run
    name, quality = scene.ref(_item(scene)), statement.word("type")
    an = "an" if quality[0].lower() in "aeiou" else "a"
    if quality == "blocked":
        return _either(f"{name} is blocked", f"{name} is unblocked", "it is", "it is not")
    if quality in ("tapped", "untapped"):
        other = "untapped" if quality == "tapped" else "tapped"
        return _either(
            f"{name} is {quality}", f"{name} is {other}", f"it is {quality}", f"it is {other}"
        )
    from rulings_cli.terms.mana import COLORS_BY_NAME

    said = quality if quality in COLORS_BY_NAME or quality == "legendary" else f"{an} {quality}"
    return _either(
        f"{name} is {said}", f"{name} is not {said}", f"{name} is {said}", f"{name} is not {said}"
    )


def _has(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run
    name, word = scene.ref(_item(scene)), statement.word("kw")
    if "lose" in statement.text.split():
        raise NotSupported("what it had before is not planned yet")
    return _either(
        f"{name} has {word}", f"{name} does not have {word}", f"{name} has {word}",
        f"{name} does not have {word}",
    )  # fmt: skip


def _tapped(yes: str, no: str) -> Judge:
    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        del run, statement
        name = scene.ref(_item(scene))
        return _either(f"{name} is {yes}", f"{name} is {no}", f"it is {yes}", f"it is {no}")

    return judge


def _countered(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run
    name = scene.ref(_item(scene))
    found = _either(
        f"{name} was countered", f"{name} was not countered", f"{name} is countered",
        f"{name} is not countered",
    )  # fmt: skip
    if "uncounterable" in statement.text:
        yes, no = found
        return (
            no.evolve(verdict="yes", says=no.says.replace("No:", "Yes:")),
            yes.evolve(verdict="no", says=yes.says.replace("Yes:", "No:")),
        )
    return found


def _resolves(*, fizzles: bool) -> Judge:
    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        del run, statement
        name = scene.ref(_item(scene))
        yes, no = f"{name} resolved", f"{name} did not resolve"
        says_yes, says_no = f"{name} resolves", f"{name} does not resolve"
        if fizzles:
            return _either(no, yes, says_no, says_yes)
        return _either(yes, no, says_yes, says_no)

    return judge


def _can(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    if isinstance(scene.about.get("before"), Deed):
        return _before(scene, run)
    return _can_plainly(scene, run)


def _can_plainly(scene: Scene, run: Run) -> tuple[Option, ...]:
    deed = scene.asked
    if deed is None:
        raise NotSupported("what could be done was not said")
    who = _player(deed.who)
    item = deed.item
    if deed.kind in ("cast", "activate", "play"):
        action = action_of(scene, deed)
        yes, no = f"{who} can {deed.kind} {action}", f"{who} can't {deed.kind} {action}"
    elif deed.kind == "equip" and item is not None:
        to = deed.targets[0]
        assert isinstance(to, Item)
        action = f"{scene.ref(item)}'s equip ability targeting {scene.ref(to)}"
        yes, no = f"{who} can activate {action}", f"{who} can't activate {action}"
    elif deed.kind == "attack" and item is not None:
        yes, no = f"{scene.ref(item)} can attack", f"{scene.ref(item)} can't attack"
    elif deed.kind == "block" and item is not None:
        other = deed.targets[0]
        assert isinstance(other, Item)
        if item.count > 1:
            line = f"blocking {scene.ref(other)} with {item.count} {item.name} is"
            return _either(f"{line} legal", f"{line} illegal", "they can", "they can't")
        yes = f"{scene.ref(item)} can block {scene.ref(other)}"
        no = f"{scene.ref(item)} can't block {scene.ref(other)}"
    else:
        raise NotSupported("whether that can be done is not planned yet")
    reason = str(run.check(no).got).partition(": ")[2] or "the rules refuse it"
    return (
        Option((yes,), "yes", f"Yes: {yes}.", outcome=yes),
        Option((no,), "no", f"No: {reason}.", outcome=no),
    )


def _targetable(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del run, statement
    tool, target = scene.ref(_item(scene)), scene.ref(_item(scene, "b"))
    yes, no = f"{tool} can target {target}", f"{tool} can't target {target}"
    return _either(yes, no, yes, no)


def total_cost(scene: Scene, run: Run) -> tuple[str, str, int]:
    """Give the line, the symbols and the mana value of the total cost that is asked about."""
    from rulings_cli.examples.costing import total_of
    from rulings_cli.examples.reading import parse_line

    assert scene.asked is not None
    action = action_of(scene, scene.asked)
    probe = parse_line(f"casting {action} costs {{0}}", keyword="then")
    total, _ = total_of(run.play, probe, "casting")
    said = "".join(f"{{{each}}}" for each in total) or "{0}"
    value = sum(int(each) if each.isdigit() else 1 for each in total)
    return f"casting {action} costs {said}", said, value


def _cost(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    line, said, value = total_cost(scene, run)
    return _value(line, said, f"It costs {said}", value)


def _cost_is(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    line, said, value = total_cost(scene, run)
    verdict = "yes" if value == statement.number() else "no"
    return (Option((line,), verdict, f"{verdict.title()}: it costs {said}.", outcome=said),)


def _is_free(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    line, said, value = total_cost(scene, run)
    verdict = "yes" if value == 0 else "no"
    return (Option((line,), verdict, f"{verdict.title()}: it costs {said}.", outcome=said),)


def _damage(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    who = str(scene.about["who"])
    dealt = sum(each.amount for each in _facts(run, "DamageDealt") if each.to == who)
    lost = sum(
        -each.amount
        for each in _facts(run, "LifeChanged")
        if each.player == who and each.amount < 0
    )
    if dealt != lost:
        raise NotSupported("life is lost otherwise as well")
    return _value(f"{_player(who)} lost {lost} life", str(dealt), f"{dealt} damage", dealt)


def _counters(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    from rulings_cli.examples import naming, phrases

    item = _item(scene)
    name = scene.ref(item)
    found = naming.find(run.game, phrases.ref(name), (Zone.BATTLEFIELD,))
    if not found:
        raise NotSupported(f"{name} is not on the battlefield at the end")
    held = dict(run.game.get(found[0]).counters)
    if not held:
        return _value(f"{name} has no counters", "0", "no counters", 0)
    word = statement.word("word")
    kinds = [each for each in held if not word or each == word]
    if len(kinds) != 1:
        raise NotSupported("which counters are meant was not said")
    number = held[kinds[0]]
    line = f"{name} has {number} {kinds[0]} counters"
    return _value(line, str(number), line, number)


def _over(won: bool) -> Judge:
    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        del run, statement
        who = _player(str(scene.about["who"]))
        has = "have" if who == "you" else "has"
        if won:
            yes = f"{who} {'win' if who == 'you' else 'wins'} the game"
            return _either(yes, f"not: {yes}", f"{who} won", "nobody has won")
        return _either(
            f"{who} {has} lost the game", f"{who} {has} not lost the game", f"{who} {has} lost",
            f"{who} {has} not lost",
        )  # fmt: skip

    return judge


JUDGED: dict[str, Judge] = {
    "trigger": _trigger,
    "trigger_for": _trigger,
    "trigger_ward": _trigger,
    "times_triggered": _times,
    "count_or": _times,
    "drains": _life(False, amount=False),
    "makes_enter_tapped": _tapped("tapped", "untapped"),
    "stops_cast": _stopped,
    "damaged_n": _hurt,
    "life_by": _life_by,
    "by_event": _trigger,
    "damaged": _hurt,
    "draw_off": _drawn,
    "exiled": _in_zone("in exile", "is exiled"),
    "power_amount": _power,
    "crews": _can,
    "can_have": _can_have,
    "has_counter": _has_counter,
    "resolves_action": _resolves(fizzles=False),
    "untaps_by": _trigger,
    "deck_legal": _deck_legal,
    "same_target": _can,
    "was_cast": _was_cast,
    "draws_at": _draw,
    "respond_with": _can,
    "damaged_by": _damaged_by,
    "draw": _draw,
    "draws": _draw,
    "draw_amount": _draw_amount,
    "gains": _life(True, amount=False),
    "loses": _life(False, amount=False),
    "life_amount": _life_amount,
    "pays_life": _pays_life,
    "gets": _gets,
    "gets_amount": _gets_amount,
    "die": _died,
    "survive": _survives,
    "comes_back": _back,
    "size": _size,
    "size_is": _size_is,
    "is_a": _is_a,
    "has_kw": _has,
    "enters_tapped": _tapped("tapped", "untapped"),
    "enters_untapped": _tapped("untapped", "tapped"),
    "untaps": _tapped("untapped", "tapped"),
    "kills": _died,
    "countered": _countered,
    "can_counter": _countered,
    "resolves": _resolves(fizzles=False),
    "fizzles": _resolves(fizzles=True),
    "can": _can,
    "can_thing": _can,
    "legal": _can,
    "targetable": _targetable,
    "cost": _cost,
    "cost_is": _cost_is,
    "is_free": _is_free,
    "damage_amount": _damage,
    "counters_amount": _counters,
    "exiles": _in_zone("in exile", "is exiled"),
    "bounces": _in_zone("in WHOSE hand", "is returned"),
    "counters_spell": _countered,
    "stops": _stopped,
    "protects": _protected,
    "protects_who": _unhurt,
    "gives_back": _can,
    "later_has": _has,
    "untap_lands": _untapped_lands,
    "sacrificed": _sacrificed,
    "attached": _attached,
    "legend": _legend,
    "must_pay": _must_pay,
    "life_is": _life_is,
    "free_kw": _is_free,
    "costs_more": _cost_differs,
    "costs_less": _cost_differs,
    "cost_less": _cost_differs,
    "triggers_n": _triggers_n,
    "gain_n": _life(True, amount=False),
    "win": _over(True),
    "lose": _over(False),
}
