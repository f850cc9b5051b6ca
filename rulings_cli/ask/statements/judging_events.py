"""Judging what happened: triggers, cards, life, tokens, damage."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from rulings_cli.abilities.effects import DelayedTrigger
from rulings_cli.ask.answer import Step
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.doing import at_player, met_in_combat
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.vocabulary import subtype
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import SpellCast, Triggered
from rulings_cli.terms.rules.turn import DRAW_STEP
from rulings_cli.terms.values import walk
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
from rulings_cli.ask.statements.judged import (
    Judge,
    _either,
    _facts,
    _hand,
    _is_token,
    _item,
    _name_of,
    _player,
    _value,
    times,
)


def _trigger(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    name = scene.ref(_item(scene))
    if scene.about.get("again"):
        raise NotSupported("whether it triggers again is not judged yet")
    count, meant = times(run, name), _meant(scene, run)
    said = {1: "", 2: " twice"}.get(count, f" {count} times")
    words = f"{name} triggered{said}"
    if count and is_counted(scene):
        return _of_last_spell(run, _item(scene), words)
    if count and meant != 0:
        often = "" if _delays(scene) or meant not in (None, count) else said
        return (Option((words,), "yes", f"Yes: {name} triggers{often}.", outcome=words),)
    no = words if count else f"{name} did not trigger"
    says = "another ability of it triggers" if count else f"{name} does not trigger"
    return (Option((no,), "no", f"No: {says}.", outcome=f"{says}, {no}"),)


def is_counted(scene: Scene) -> bool:
    """Tell whether it is asked of a spell that is not the first of its turn."""
    return scene.about.get("nth", 1) != 1


def _of_last_spell(run: Run, item: Item, words: str) -> tuple[Option, ...]:
    """Tell whether a thing triggered for the last spell, and not only for those before it."""
    trace = run.game.trace
    last = max(at for at, each in enumerate(trace) if isinstance(each, SpellCast))
    after = any(isinstance(each, Triggered) and each.name == item.name for each in trace[last:])
    verdict, says = ("yes", "that spell") if after else ("no", "one before it only")
    says = f"{item.name} triggers for {says}"
    return (Option((words,), verdict, f"{verdict.title()}: {says}.", outcome=says),)


def _meant(scene: Scene, run: Run) -> int | None:
    """Give how often the one ability triggered that is meant; None where all are meant."""
    from rulings_cli.ask.statements.triggering import times_of

    ability = scene.about.get("ability")
    return None if ability is None else times_of(run, _item(scene), ability)


def _doubles(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether an ability triggers more than once for one event."""
    del statement
    name = scene.ref(_item(scene))
    count = times(run, name)
    if count == 0 and not scene.about.get("change"):
        raise NotSupported(f"{name} does not trigger at all there")
    said = {0: "did not trigger", 1: "triggered", 2: "triggered twice"}
    line = f"{name} {said.get(count, f'triggered {count} times')}"
    verdict = "yes" if count > 1 else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


def _delays(scene: Scene) -> bool:
    """Tell whether a thing makes delayed triggers: they are counted with its own (CR 603.7)."""
    return any(isinstance(each, DelayedTrigger) for each in walk(_item(scene).face))


def _times_triggered(scene: Scene, run: Run) -> int:
    """Give how often the thing asked about triggered."""
    item = _item(scene)
    meant = _meant(scene, run)
    count = times(run, scene.ref(item))
    drawer = scene.about.get("draws by")
    if drawer and any(each.player != drawer for each in _facts(run, "Drew")):
        raise NotSupported("whose draws are counted was not said")
    if meant is not None and meant != count:
        raise NotSupported(f"another ability of {item.name} triggers, too")
    if count > 1 and _delays(scene):
        raise NotSupported(f"which triggers of {item.name} are counted is not told yet")
    return count


def _trigger_copy(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a copy makes an ability trigger: more often than the spell that was cast."""
    del statement
    name = scene.ref(_item(scene))
    count = times(run, name)
    cast = len(_facts(run, "SpellCast"))
    line = f"{name} triggered {count} times" if count else f"{name} did not trigger"
    verdict = "yes" if count > cast else "no"
    said = f"{count} times for the spell and its copy" if count else "not at all"
    return (Option((line,), verdict, f"{verdict.title()}: it triggers {said}.", outcome=line),)


def _times(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    name = scene.ref(_item(scene))
    count = _times_triggered(scene, run)
    line = f"{name} triggered {count} times" if count else f"{name} did not trigger"
    return _value(line, str(count), f"{name} triggers {count} times", count)


def _triggers_n(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    name = scene.ref(_item(scene))
    count, wanted = _times_triggered(scene, run), statement.number() or 0
    line = f"{name} triggered {count} times" if count else f"{name} did not trigger"
    verdict = "yes" if count == wanted else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {count} times.", outcome=line),)


def _draw(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    wanted = statement.number()
    who = str(scene.about["who"])
    drawn = _drew(scene, run, who)[_told_draws(scene, who) :]
    line = _hand(who, run)
    name = _player(who)
    s = "" if who == "you" else "s"
    if {"all", "both"} & set(statement.text.split()) and len(drawn) > (wanted or len(drawn)):
        raise NotSupported("which of the cards that are drawn are meant was not said")
    if wanted is not None and len(drawn) != wanted:
        return (Option((line,), "no", f"No: {name} draw{s} {len(drawn)}.", outcome=line),)
    if drawn:
        return (Option((line,), "yes", f"Yes: {name} draw{s} {len(drawn)}.", outcome=line),)
    return (Option((line,), "no", f"No: {name} draw{s} nothing.", outcome=line),)


def _drew(scene: Scene, run: Run, who: str) -> list[Any]:
    """Give what a player drew; the draws of the turns for which a card is suspended are none."""
    waits = any("suspend" in each.line for each in scene.deeds)
    found = [each for each in _facts(run, "Drew") if each.player == who]
    return [each for each in found if not (waits and DRAW_STEP in each.because)]


#: Deeds that may draw; what was drawn before them was told.
_DOES = ("cast", "activate", "play")


def _told_draws(scene: Scene, who: str) -> int:
    """Tell how many cards a player drew before what is asked about, as the question says."""
    verb = "you draw " if who == "you" else "the opponent draws "
    last = max((n for n, e in enumerate(scene.deeds) if e.kind in _DOES), default=0)
    told = [each.line for each in scene.deeds[:last] if each.line.startswith(verb)]
    if any(line != f"{verb}a card" for line in told):
        raise NotSupported("which of several draws is asked about was not said")
    return len(told)


def _draw_amount(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    who = str(scene.about["who"])
    drawn = len(_drew(scene, run, who)) - _told_draws(scene, who)
    return _value(_hand(who, run), str(drawn), f"{drawn} card{'' if drawn == 1 else 's'}", drawn)


def _drawn(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    who = str(scene.about["who"])
    drawn = [each for each in _facts(run, "Drew") if each.player == who]
    words = statement.text.split()
    if any(DRAW_STEP in each.because for each in drawn) and "with" not in words:
        if not _OFF_IT.isdisjoint(words):
            return _drawn_besides(scene, run, statement, drawn)
        raise NotSupported("whether the card drawn each turn is counted was not said", "504.1")
    if statement.text.startswith("how many"):
        return _draw_amount(scene, run, statement)
    return _draw(scene, run, statement)


#: Words by which only what a thing lets somebody draw is asked for.
_OFF_IT = frozenset(("from", "off"))


def _drawn_besides(
    scene: Scene, run: Run, statement: Statement, drawn: list[Any]
) -> tuple[Option, ...]:
    """Tell what was drawn beside the card of the draw step (CR 504.1)."""
    who = str(scene.about["who"])
    number = sum(DRAW_STEP not in each.because for each in drawn)
    said = f"{number} card{'' if number == 1 else 's'}"
    if statement.text.startswith("how many"):
        return _value(_hand(who, run), str(number), said, number)
    verdict = "yes" if number else "no"
    outcome = f"{_player(who)} draw{'' if who == 'you' else 's'} {said} by it"
    return (Option((_hand(who, run),), verdict, f"{verdict.title()}: {outcome}.", outcome=outcome),)


def _life(gained: bool, *, amount: bool) -> Judge:
    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        wanted = statement.number()
        who = str(scene.about["who"])
        told = [each for each in _facts(run, "LifeChanged") if (each.amount > 0) == gained]
        players = {each.player for each in told}
        if statement.name == "lifegain" and not statement.word("who") and len(players) == 1:
            who = players.pop()  # "life gained?": whoever gained it
        changes = [abs(each.amount) for each in told if each.player == who]
        found = sum(changes)
        if not amount and wanted in changes and found != wanted:
            raise NotSupported("whether that is asked of each time or of all was not said")
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


def _tokens(scene: Scene, run: Run, statement: Statement) -> tuple[int, str, str]:
    """Give how many tokens were created; where it is asked what one ends up with, how many stay."""
    noun = scene.about["kind"]
    assert isinstance(noun, Noun)
    who = str(scene.about["who"])
    head = noun.head
    made = [each for each in _facts(run, "TokenCreated") if each.player == who]
    if not {"end", "wind"}.isdisjoint(statement.text.split()):
        made = [each for each in made if _is_kept(run, each.object, who)]
    name = subtype(head.lower())
    if name:
        made = [each for each in made if _is_token(run, each.object, name)]
    elif head == "token" or noun.size:
        if noun.size:
            made = [each for each in made if _is_sized(run, each.object, noun.size)]
        return len(made), _token_names(scene, made), who
    else:
        raise Misfit(f"{noun.text!r} is no token")
    return len(made), name, who


def _is_sized(run: Run, id: Any, size: str) -> bool:
    """Tell whether a token was created with a power and toughness."""
    face = run.game.objects[id].face
    return f"{face.power}/{face.toughness}" == size


def _is_kept(run: Run, id: Any, who: str) -> bool:
    """Tell whether a token is still there, and its player controls it."""
    here = run.game.exists(id) and run.game.objects[id].zone is Zone.BATTLEFIELD
    return here and run.game.objects[id].controller == who


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
    return str(names.pop())


def _is_turned(name: str, kind: str) -> tuple[Option, ...]:
    """Tell whether a permanent is there with its other side up, by a type that only that has."""
    an = "an" if kind[0].lower() in "aeiou" else "a"
    gone, line = f"{name} is not on the battlefield", f"{name} is {an} {kind}"
    found = _either(line, f"not: {line}", f"{name} is there", f"{name} is not there")
    return (Option((gone,), "no", f"No: {gone}.", outcome=gone), *found)


def _gets(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    turned = scene.about.get("turned")
    if isinstance(turned, tuple):
        return _is_turned(*turned)
    number, kind, who = _tokens(scene, run, statement)
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
    number, kind, who = _tokens(scene, run, statement)
    said = [each for each in (statement.number("n"), statement.number("m")) if each is not None]
    if said and number not in said and not scene.about.get("change"):
        raise NotSupported("it comes out as neither of what was said")
    s = "" if who == "you" else "s"
    name = f"{kind} token".strip()
    line = f"{_player(who)} control{s} {number or 'no'} {name}"
    return _value(line, str(number), f"{number} {name}", number)


def _met(scene: Scene, item: Item) -> Item | None:
    """Give the one creature that another met in combat."""
    found = met_in_combat(scene, item)
    return found[0] if len(found) == 1 and not item.has("trample") else None


def _damaged_by(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    who, item = str(scene.about["who"]), _item(scene)
    if scene.about.get("again"):
        raise NotSupported("whether it deals damage again is asked")
    met = _met(scene, item)
    if not at_player(statement) and met is not None:  # whatever it deals combat damage to
        dealt = sum(
            each.amount
            for each in _facts(run, "DamageDealt")
            if each.combat and _name_of(run, each.source) == item.name
        )
        line = f"{scene.ref(item)} dealt {dealt} damage to {scene.ref(met)}"
        verdict = "yes" if dealt else "no"
        return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)
    mine = [e for e in _facts(run, "DamageDealt") if _name_of(run, e.source) == item.name]
    dealt = sum(each.amount for each in mine if each.to == who)
    line = f"{scene.ref(item)} dealt {dealt} damage to {_player(who)}"
    in_part = "full" in statement.text.split() and dealt < sum(each.amount for each in mine)
    verdict = "yes" if dealt and not in_part else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


def _unhurt(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    who = str(scene.about["who"])
    changes = [e for e in _facts(run, "LifeChanged") if e.player == who and e.amount < 0]
    lost = -sum(each.amount for each in changes if not each.paid)
    paid = -sum(each.amount for each in changes if each.paid)
    dealt = sum(each.amount for each in _facts(run, "DamageDealt") if each.to == who)
    if 0 < lost < dealt:  # the damage is dealt, and yet takes less: is that saved?
        raise NotSupported("the damage takes less life than it is")
    line = told = f"{_player(who)} lost {lost} life"
    if paid:  # what is paid is no damage, and is lost, too (CR 119.4)
        line, told = f"{_player(who)} lost {lost + paid} life", f"{told} besides what was paid"
    counters = [e for e in _facts(run, "CountersPut") if e.on == who and e.kind == "poison"]
    if counters or any(each.has("infect") or each.has("toxic") for each in scene.items):
        got = sum(each.amount for each in counters)
        has = "you have" if who == "you" else "the opponent has"
        held = dict(run.game.players[who].counters).get("poison", 0)
        line = line if lost else f"{has} {held} poison counter{'' if held == 1 else 's'}"
        told = told if lost else f"{_player(who)} got {got} poison counter{'' if got == 1 else 's'}"
        lost += got
    if statement.name == "stops_damage" and dealt and not lost:
        raise NotSupported("the damage is dealt, and takes no life")
    verdict = "no" if lost else "yes"
    return (Option((line,), verdict, f"{verdict.title()}: {told}.", outcome=told),)


def _hurt(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    if scene.about.get("again"):
        raise NotSupported("whether damage is dealt again is asked")
    yes, *_ = _unhurt(scene, run, statement)
    verdict = "no" if yes.verdict == "yes" else "yes"
    wanted = statement.number()
    told = (
        f"lost {wanted} life",
        f" got {wanted} poison counter",
    )  # damage by infect is no life loss
    if wanted is not None and verdict == "yes" and not any(e in yes.outcome for e in told):
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


def _life_is(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    who, number = str(scene.about["who"]), statement.number()
    has = "have" if who == "you" else "has"
    real = run.game.players[who].life
    line = f"{_player(who)} {has} {real} life"
    verdict = "yes" if real == number else "no"
    return (Option((line,), verdict, f"{verdict.title()}: {line}.", outcome=line),)


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


def _milled(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell how many cards a player put from the library into the graveyard."""
    who = str(scene.about["who"])
    milled = [
        each
        for each in _facts(run, "ZoneChanged")
        if each.from_ is Zone.LIBRARY and each.to is Zone.GRAVEYARD
        and getattr(run.game.objects.get(each.new), "owner", "") == who
    ]  # fmt: skip
    lies = len(run.game.in_zone(Zone.GRAVEYARD, who))
    whose = "your" if who == "you" else "the opponent's"
    line = f"{whose} graveyard has {lies} cards"
    if statement.name == "mill_amount":
        return _value(line, str(len(milled)), f"{len(milled)} cards", len(milled))
    wanted = statement.number()
    yes = bool(milled) and wanted in (None, len(milled))
    verdict = "yes" if yes else "no"
    said = f"{_player(who)} mill{'' if who == 'you' else 's'} {len(milled)} cards"
    return (Option((line,), verdict, f"{verdict.title()}: {said}.", outcome=said),)


def _shuffled(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a player shuffles their library, with a graveyard if that is asked."""
    whose = "your" if scene.about["who"] == "you" else "the opponent's"
    line = f"{whose} library was shuffled"
    if "graveyard" in statement.text.split():
        moved = any(
            each.from_.words == "graveyard" and each.to.words == "library"
            for each in _facts(run, "ZoneChanged")
        )
        if run.holds(line) and not moved:
            raise NotSupported("the library is shuffled without a graveyard")
    return _either(line, f"{whose} library was not shuffled", line, f"not: {line}")


def _poison(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell how many poison counters a player got, or has in all."""
    who = str(scene.about["who"])
    held = dict(run.game.players[who].counters).get("poison", 0)
    got = sum(
        each.amount
        for each in _facts(run, "CountersPut")
        if each.on == who and each.kind == "poison"
    )
    has = "have" if who == "you" else "has"
    line = f"{_player(who)} {has} {held} poison counter{'' if held == 1 else 's'}"
    number = held if {"have", "has", "at", "total"} & set(statement.text.split()) else got
    return _value(line, str(number), f"{number} poison counters", number)


def _over(won: bool) -> Judge:
    def judge(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
        del run, statement
        who = _player(str(scene.about["who"]))
        has = "have" if who == "you" else "has"
        if won:
            yes = f"{who} {'win' if who == 'you' else 'wins'} the game"
            return _either(yes, f"not: {yes}", f"{who} won", "nobody has won")
        lost, not_lost = _either(
            f"{who} {has} lost the game", f"{who} {has} not lost the game", f"{who} {has} lost",
            f"{who} {has} not lost",
        )  # fmt: skip
        return lost, not_lost.evolve(steps=(Step(f"{who} {has} not lost the game", ("104.3b",)),))

    return judge
