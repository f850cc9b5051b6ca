"""Judging open questions: what came of everything, told from the run."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Scene
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
from rulings_cli.ask.statements.judged import (
    _either,
    _facts,
    _item,
    _opposite,
    _player,
    _value,
    times,
)

#: A line that is true at the end, and how the answer says it.
Finding = tuple[str, str]

_SIDES = ("you", "opponent")
_COMMAND = Zone.COMMAND.words
_WHOSE = {"you": "your", "opponent": "the opponent's"}


def called(scene: Scene, item: Item) -> str:
    """Give the words by which the answer speaks of a thing: as the question described it."""
    noun = item.noun
    if noun is None or noun.is_card or noun.pronoun or item.copy_of is not None:
        return scene.ref(item)
    words = noun.text.split()
    while words and words[0].lower() in _ARTICLES:
        del words[0]
    whose = "your" if item.owner == "you" else "the opponent's"
    return f"{whose} {' '.join(words)}" if words else scene.ref(item)


_ARTICLES = frozenset(("a", "an", "the", "my", "your", "his", "her", "their", "some", "one",
                       "opponent", "opponent's", "opponents", "another"))  # fmt: skip


def outcome(findings: list[Finding], verdict: str = "outcome") -> tuple[Option, ...]:
    """Give the one outcome that all findings make together."""
    if not findings:
        raise NotSupported("nothing happens of which could be told")
    said = "; ".join(words for _, words in findings)
    lines = tuple(line for line, _ in findings)
    return (Option(lines, verdict, f"{said[:1].upper()}{said[1:]}.", outcome=said),)


def _happens(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell all that came of what was done."""
    del statement
    found: list[Finding] = []
    for item in scene.items:
        alike = _legends_alike(scene, item)
        if len(alike) > 1:
            found += _of_alike(run, item, alike) if item is alike[0] else []
        else:
            found += _of_item(scene, run, item, whole=False)
    found += _of_players(run)
    aimed = any(deed.targets for deed in scene.deeds)
    if all(words.endswith(" resolves") for _, words in found) and not aimed:
        raise NotSupported("nothing comes of it of which could be told")
    return outcome(found)


def _legends_alike(scene: Scene, item: Item) -> list[Item]:
    """Give the legendary permanents of one name and player."""
    if not item.is_a("legendary") or not item.is_permanent:
        return []
    return [e for e in scene.items if e.name == item.name and e.owner == item.owner and e.zone]


def _of_alike(run: Run, item: Item, alike: list[Item]) -> Iterator[Finding]:
    """Tell how many of several legendary permanents of a name are left (704.5j)."""
    here = _left_of(run, item)
    control = f"{_player(item.owner)} control{'' if item.owner == 'you' else 's'}"
    if here < sum(each.count for each in alike):
        line = f"{control} {here} {item.name}" if here else f"not: {control} {item.name}"
        yield line, f"only {here or 'none'} of the {item.name} stays"


def _left_of(run: Run, item: Item) -> int:
    return sum(
        1
        for each in run.game.battlefield()
        if run.game.get(each).name == item.name and run.game.get(each).controller == item.owner
    )


def _happens_to(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell what came of one thing."""
    name = scene.ref(_item(scene))
    if scene.about.get("under") and run.holds(f"{name} is on the battlefield"):
        return _what_is(scene, run, statement)
    return outcome(_of_item(scene, run, _item(scene), whole=True))


def _of_item(scene: Scene, run: Run, item: Item, *, whole: bool) -> list[Finding]:
    """Give what became of a thing; with `whole` that nothing did is told, too."""
    return [
        each
        for each in (
            *_as_spell(scene, run, item),
            *_triggers(scene, run, item),
            *_fate(scene, run, item, whole=whole or _is_in_danger(scene, item)),
        )
        if run.holds(each[0])
    ]


def _is_in_danger(scene: Scene, item: Item) -> bool:
    """Tell whether something might well have become of a thing: it fought, or was aimed at."""
    return any(
        item in each.targets or (each.item is item and each.kind in ("attack", "block", "happen"))
        for each in scene.deeds
    )


def _as_spell(scene: Scene, run: Run, item: Item) -> Iterator[Finding]:
    name = scene.ref(item)
    if item.zone == "found":
        yield f"{name} was cast", f"{name} is cast"
        yield f"{name} was not cast", f"{name} can't be cast"
        yield f"{name} is in exile", f"{name} stays in exile"
        return
    if not any(each.item is item and each.kind == "cast" for each in scene.deeds):
        return
    alike = [e for e in scene.deeds if e.kind == "cast" and e.item and e.item.name == item.name]
    if len(alike) > 1:
        place = next(at for at, each in enumerate(alike) if each.item is item)
        yield "the stack is empty", _of_nth(run, item.name, name, place)
    elif run.holds(f"{name} was countered"):
        yield f"{name} was countered", f"{name} is countered"
    elif run.holds(f"{name} resolved"):
        yield f"{name} resolved", f"{name} resolves"
    else:
        yield f"{name} did not resolve", f"{name} does not resolve"


def _of_nth(run: Run, card: str, name: str, place: int) -> str:
    """Say what came of the nth spell of a name that was cast."""
    cast = [each.object for each in _facts(run, "SpellCast") if each.name == card]
    if place >= len(cast):
        return f"{name} is not cast"
    ends = {"Resolved": "resolves", "Countered": "is countered"}
    for each in _facts(run, *ends):
        if each.object == cast[place]:
            return f"{name} {ends[type(each).__name__]}"
    return f"{name} does not resolve"


def _triggers(scene: Scene, run: Run, item: Item) -> Iterator[Finding]:
    from rulings_cli.ask.statements import causing

    if not causing.triggered(item) or item.noun is None:
        return
    name = scene.ref(item)
    count = times(run, name)
    if count:
        often = {1: "once", 2: "twice"}.get(count, f"{count} times")
        yield f"{name} triggered {often}", f"{name} triggers{'' if count == 1 else f' {often}'}"


def _fate(scene: Scene, run: Run, item: Item, *, whole: bool) -> Iterator[Finding]:
    """Tell where a permanent went, or how it is now."""
    if not item.is_permanent or (item.noun is None and item.copy_of is None):
        return
    name, said = scene.ref(item), called(scene, item)
    if item.count > 1:
        yield from _fates(run, item, said)
        return
    if _copies(item):
        whose = _WHOSE[item.owner]
        yield f"{name} is in {whose} graveyard", f"{said} is put into {whose} graveyard"
        return
    went = _gone_to(run, item)
    if any(_copies(each) for each in scene.items) and run.holds(f"{name} is on the battlefield"):
        went = False  # what left was a copy of it
    dies = item.is_a("creature") or item.is_a("planeswalker")  # 700.4
    put = "dies" if dies else f"is put into {_WHOSE[item.owner]} graveyard"
    for line, words in (
        (f"{name} was sacrificed", f"{said} is sacrificed"),
        (f"{name} died", f"{said} {put}"),
    ):
        if went and run.holds(line):
            yield line, words
            break
    here = run.holds(f"{name} is on the battlefield")
    if item.zone == "graveyard" and not went:
        if here:
            yield f"{name} is on the battlefield", f"{said} is put onto the battlefield"
        elif not run.holds(f"{name} is in {_WHOSE[item.owner]} graveyard"):
            yield from _place(run, item, name, said)
        return
    if here and went:
        yield f"{name} is on the battlefield", f"{said} is on the battlefield again"
    if not here and went:
        own = f"{name} is in {_WHOSE[item.owner]} graveyard"
        yield from (each for each in _place(run, item, name, said) if each[0] != own)
    if here:
        yield from _state(scene, run, item, whole=whole and not went)


def _copies(item: Item) -> bool:
    """Tell whether a permanent enters as a copy of another."""
    from rulings_cli.abilities.static import EntersAsCopy
    from rulings_cli.ask.cards import has

    return has(item.face.paragraphs, EntersAsCopy)


def _gone_to(run: Run, item: Item) -> bool:
    return any(
        each.name == item.name and each.from_ is Zone.BATTLEFIELD
        for each in _facts(run, "ZoneChanged", "CeasedToExist")
    )


def _place(run: Run, item: Item, name: str, said: str) -> Iterator[Finding]:
    """Tell where a thing is that left the battlefield; of its death that it died is enough."""
    whose = _WHOSE[item.owned_by]
    if item.token:
        if not run.holds(f"{name} died"):
            yield f"{name} is not on the battlefield", f"{said} is gone"
        return
    for line, words in (
        (f"{name} is in exile", "exile"),
        (f"{name} is in {whose} hand", f"{whose} hand"),
        (f"{name} is in {whose} library", f"{whose} library"),
        (f"{name} is in the command zone", f"the {_COMMAND}"),
        (f"{name} is in {whose} graveyard", f"{whose} graveyard"),
    ):
        if run.holds(line):
            yield line, f"{said} is in {words}"
            return


def _state(scene: Scene, run: Run, item: Item, *, whole: bool) -> Iterator[Finding]:
    """Tell how a permanent is: whose, how large, with which counters."""
    name, said = scene.ref(item), called(scene, item)
    if any(run.holds(f"{_player(e)} control{'' if e == 'you' else 's'} {name}") for e in _SIDES):
        other = "opponent" if item.owner == "you" else "you"
        moved = f"{_player(other)} control{'' if other == 'you' else 's'} {name}"
        if run.holds(moved):
            yield moved, moved.replace(name, said)
    size = size_line(run, item, name)
    counters = counter_lines(run, name)
    for line in (*counters, *((size,) if size else ())):
        yield line, line.replace(name, said, 1)
    if whole and not (size or counters):
        stays = "survives" if item.is_a("creature") else "stays on the battlefield"
        yield f"{name} is on the battlefield", f"{said} {stays}"
    if item.attached_to is not None:
        yield f"{name} is not attached", f"{said} is not attached any more"


def size_line(run: Run, item: Item, name: str) -> str:
    """Give the line of a creature's size, where it is another than the printed one."""
    from rulings_cli.ask.statements.judged import _size_of

    try:
        size = _size_of(run, name)
    except NotSupported:
        return ""
    printed = f"{item.face.power}/{item.face.toughness}"
    return "" if size == printed else f"{name} is {size}"


def counter_lines(run: Run, name: str) -> tuple[str, ...]:
    """Give the lines of the counters on a permanent."""
    from rulings_cli.examples import naming, phrases

    found = naming.find(run.game, phrases.ref(name), (Zone.BATTLEFIELD,))
    if not found:
        return ()
    return tuple(
        f"{name} has {number} {kind} counter{'' if number == 1 else 's'}"
        for kind, number in dict(run.game.get(found[0]).counters).items()
        if number
    )


def _fates(run: Run, item: Item, said: str) -> Iterator[Finding]:
    """Tell how many of several are left."""
    left = _left_of(run, item)
    if left == item.count:
        return
    control = f"{_player(item.owner)} control{'' if item.owner == 'you' else 's'}"
    if left:
        yield f"{control} {left} {item.name}", f"{left} of {said} are left"
    else:
        yield f"not: {control} {item.name}", f"{said} leave the battlefield"


def _of_players(run: Run) -> list[Finding]:
    """Give what came of the players: the game's end, life, cards, tokens."""
    found: list[Finding] = []
    for who in _SIDES:
        name, has = _player(who), "have" if who == "you" else "has"
        s = "" if who == "you" else "s"
        lost = f"{name} {has} lost the game"
        if run.holds(lost):
            found.append((lost, f"{name} lose{s} the game"))
            continue
        found += _of_life(run, who)
        drawn = [
            each
            for each in _facts(run, "Drew")
            if each.player == who and not any(rule.number == "504.1" for rule in each.because)
        ]
        if drawn:
            number = len(run.game.in_zone(Zone.HAND, who))
            cards = f"{len(drawn)} card{'' if len(drawn) == 1 else 's'}"
            found.append((f"{name} {has} {number} cards in hand", f"{name} draw{s} {cards}"))
        found += _of_tokens(run, who)
    return [each for each in found if run.holds(each[0])]


def _of_life(run: Run, who: str) -> Iterator[Finding]:
    name = _player(who)
    changes = [each.amount for each in _facts(run, "LifeChanged") if each.player == who]
    for verb, amount in (("gained", sum(e for e in changes if e > 0)),
                         ("lost", -sum(e for e in changes if e < 0))):  # fmt: skip
        if amount:
            present = {"gained": "gain", "lost": "lose"}[verb] + ("" if who == "you" else "s")
            yield f"{name} {verb} {amount} life", f"{name} {present} {amount} life"


def _of_tokens(run: Run, who: str) -> Iterator[Finding]:
    made: dict[str, int] = {}
    for each in _facts(run, "TokenCreated"):
        if each.player == who:
            made[each.name] = made.get(each.name, 0) + 1
    for name, number in made.items():
        here = sum(
            1
            for each in run.game.battlefield()
            if run.game.get(each).name == name and run.game.get(each).controller == who
        )
        s = "" if who == "you" else "s"
        kind = name if name.endswith("Token") else f"{name} token"
        if here:
            yield (f"{_player(who)} control{s} {here} {name}",
                   f"{_player(who)} create{s} {number} {kind}")  # fmt: skip


# --- who, where, in what order ------------------------------------------------------------------


def _who_dies(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell which of the creatures that are spoken of died."""
    del statement
    items = [
        each
        for each in scene.items
        if each.noun is not None and (_was_creature(each) or scene.animated(each))
    ]
    if not items or any(each.count > 1 for each in items):
        raise NotSupported("of which creatures it is asked was not said")
    alike = _legends_alike(scene, items[0])
    if len(alike) == len(items) == 2:
        found = list(_of_alike(run, items[0], alike))
        return outcome(found or [(f"not: {scene.ref(items[0])} died", "neither dies")])
    died = [each for each in items if run.holds(f"{scene.ref(each)} died")]
    lines = [
        f"{scene.ref(e)} died" if e in died else f"{scene.ref(e)} is on the battlefield"
        for e in items
    ]
    if not all(run.holds(each) for each in lines):
        raise NotSupported("something goes elsewhere than to a graveyard")
    names = " and ".join(called(scene, each) for each in died)
    if not died:
        said = "neither dies" if len(items) == 2 else "none dies"
    elif len(died) == len(items) > 1:
        said = f"{'both' if len(items) == 2 else 'all'} die: {names}"
    else:
        said = f"{'only ' if len(items) > 1 else ''}{names} die{'s' if len(died) == 1 else ''}"
    return (Option(tuple(lines), "outcome", f"{said[:1].upper()}{said[1:]}.", outcome=said),)


def _any_dies(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether any of the creatures that are spoken of died."""
    (found,) = _who_dies(scene, run, statement)
    gone = any(each.endswith(" died") and not each.startswith("not") for each in found.then)
    verdict = "yes" if gone or (found.outcome or "").startswith("only ") else "no"
    return (found.evolve(verdict=verdict, says=f"{verdict.title()}: {found.outcome}."),)


def _was_creature(item: Item) -> bool:
    return item.is_a("creature") and item.zone in ("battlefield", "hand", "")


def _where(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell in which zone a thing is at the end."""
    del statement
    item = _item(scene)
    name, said = scene.ref(item), called(scene, item)
    if item.count > 1:
        raise NotSupported("where several go is not judged yet")
    if run.holds(f"{name} is on the battlefield"):
        line, where = f"{name} is on the battlefield", "the battlefield"
        for who in _SIDES:
            control = f"{_player(who)} control{'' if who == 'you' else 's'} {name}"
            if who != item.owner and run.holds(control):
                line, where = control, f"the battlefield, and {_player(who)} controls it"
        there, *_ = _zone(line, said, where)
        lines = counter_lines(run, name)
        words = "".join(f", {each.removeprefix(name).replace(' has ', 'with ')}" for each in lines)
        return (there.evolve(then=(*there.then, *lines), outcome=f"{there.outcome}{words}",
                             says=f"{there.outcome}{words}."),)  # fmt: skip
    if item.token:
        line = f"{name} is not on the battlefield"
        return (Option((line,), "outcome", f"{said} ceases to exist.", outcome="nowhere"),)
    for line, words in _place(run, item, name, said):
        if _COMMAND in words:
            raise NotSupported("where its owner would have it was not said", "903.9")
        return _zone(line, said, words.partition(" is in ")[2])
    raise NotSupported(f"where {name} is at the end is not known")


def _zone(line: str, said: str, where: str) -> tuple[Option, ...]:
    preposition = "on" if where.startswith("the battlefield") else "in"
    words = f"{said} is {preposition} {where}"
    return (Option((line,), "outcome", f"{words}.", outcome=words),)


def _who_controls(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell who controls a permanent at the end."""
    del statement
    item = _item(scene)
    name = scene.ref(item)
    if item.is_whose_unsaid:
        raise NotSupported(f"whose {item.name} is was not said")
    for who in _SIDES:
        for each in (name, item.name):
            line = f"{_player(who)} control{'' if who == 'you' else 's'} {each}"
            if run.holds(line):
                words = line.replace(each, called(scene, item))
                return (Option((line,), "outcome", f"{words}.", outcome=words),)
    raise NotSupported(f"nobody controls {item.name} at the end")


def _first(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell in which order what is on the stack resolves: from the top (CR 405.5)."""
    del statement
    names = [run.game.get(each).name for each in reversed(run.game.stack())]
    if len(names) < 2 or len(set(names)) != len(names):
        raise NotSupported("there are not several different things on the stack")
    for order in (names, names[::-1]):
        line = f"the stack, from the top, is {'; '.join(order)}"
        if run.holds(line):
            said = f"{order[0]} resolves first, then {', then '.join(order[1:])}"
            return (Option((line,), "outcome", f"{said}.", outcome=said),)
    del scene
    raise NotSupported("the order on the stack can't be told")


def _life_total(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    who = str(scene.about["who"])
    life = run.game.players[who].life
    line = f"{_player(who)} {'have' if who == 'you' else 'has'} {life} life"
    return _value(line, str(life), line, life)


def _toughness(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    del statement
    from rulings_cli.ask.statements.judged import _size_of

    name = scene.ref(_item(scene))
    found = _size_of(run, name).partition("/")[2]
    return _value(f"{name} has toughness {found}", found, f"{name} has toughness {found}",
                  int(found))  # fmt: skip


def _wins(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell who lost: the other one won; both at once make it a draw (CR 104.4a)."""
    del scene, statement
    lost = {who: run.holds(_lost(who)) for who in _SIDES}
    lines = tuple(_lost(who) if lost[who] else f"not: {_lost(who)}" for who in _SIDES)
    if all(lost.values()):
        said = "both lose at once: the game is a draw"
    elif not any(lost.values()):
        said = "nobody has lost"
    else:
        said = "you lose" if lost["you"] else "the opponent loses, and you win"
    return (Option(lines, "outcome", f"{said[:1].upper()}{said[1:]}.", outcome=said),)


def _is_draw(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether both lost at once, so that the game is a draw."""
    (found,) = _wins(scene, run, statement)
    verdict = "yes" if found.outcome.startswith("both") else "no"
    return (found.evolve(verdict=verdict, says=f"{verdict.title()}: {found.outcome}."),)


def _lost(who: str) -> str:
    return f"{_player(who)} {'have' if who == 'you' else 'has'} lost the game"


def _who_gains(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell which player gains or loses life, or draws."""
    del scene
    words = statement.text.split()
    found: list[Finding] = []
    for who in _SIDES:
        if any(each.startswith("draw") for each in words):
            made = [line for line in _of_players(run) if line[1].startswith(f"{_player(who)} draw")]
        else:
            verb = " gain" if any(each.startswith("gain") for each in words) else " lose"
            made = [each for each in _of_life(run, who) if verb in each[1]]
        found += made
    return outcome(found)


def _who_does(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell which player discards, sacrifices or draws."""
    del scene
    words = statement.text.split()
    drew = any(each.startswith("draw") for each in words)
    kind = "discard" if any(each.startswith("discard") for each in words) else "sacrifice"
    found: list[Finding] = []
    for who in _SIDES:
        moved = [e for e in _facts(run, "ZoneChanged") if e.cause == kind and e.player == who]
        number = len(_facts_of(run, "Drew", who)) if drew else len(moved)
        if number:
            s = "" if who == "you" else "s"
            verb = "draw" if drew else kind
            hand = f"{len(run.game.in_zone(Zone.HAND, who))} cards in hand"
            line = f"{_player(who)} {'have' if who == 'you' else 'has'} {hand}"
            found.append((line, f"{_player(who)} {verb}{s}"))
    return outcome(found)


def _facts_of(run: Run, name: str, who: str) -> list[Any]:
    return [each for each in _facts(run, name) if each.player == who]


def _who_gets_token(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell which player gets a token of a kind."""
    del statement
    from rulings_cli.ask.statements.judged import _is_token

    kind = scene.about["kind"]
    wanted = getattr(kind, "head", "")
    found: list[Finding] = []
    for who in _SIDES:
        made = [
            each
            for each in _facts_of(run, "TokenCreated", who)
            if wanted == "token" or _is_token(run, each.object, wanted)
        ]
        if made:
            s = "" if who == "you" else "s"
            found.append((f"{_player(who)} control{s} {len(made)} {made[0].name}",
                          f"{_player(who)} get{s} it"))  # fmt: skip
    return outcome(found)


def _sizes(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell the sizes of two things."""
    del statement
    from rulings_cli.ask.statements.judged import _size_of

    found: list[Finding] = []
    for key in ("a", "b"):
        item = _item(scene, key)
        name = scene.ref(item)
        line = f"{name} is {_size_of(run, name)}"
        found.append((line, line.replace(name, called(scene, item), 1)))
    return outcome(found)


def _what_is(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell the size and the types of a permanent, and what it is no longer."""
    del statement
    from rulings_cli.ask.statements.judged import _things_of
    from rulings_cli.engine import layers

    item = _item(scene)
    name, said = scene.ref(item), called(scene, item)
    now = layers.characteristics(run.game, _things_of(scene, run, item))
    lines: list[Finding] = []
    if "creature" in now.types:
        lines.append((f"{name} is {now.power}/{now.toughness}", f"{now.power}/{now.toughness}"))
    for each in (*sorted(now.supertypes), *sorted(now.subtypes), *sorted(now.types)):
        words = each if each in _PLAIN_ADJECTIVES else f"{_article(each)} {each}"
        lines.append((f"{name} is {words}", words))
    for each in item.face.types:
        if each not in now.types:
            words = f"not {_article(each)} {each}"
            lines.append((f"{name} is {words}", words))
    found = [each for each in lines if run.holds(each[0])]
    told = ", ".join(words for _, words in found)
    words = f"{said} is {told}"
    return (Option(tuple(e for e, _ in found), "outcome", f"{words}.", outcome=words),)


def _now(scene: Scene, run: Run) -> Any:
    """Give the characteristics of the thing that is asked about."""
    from rulings_cli.ask.statements.judged import _things_of
    from rulings_cli.engine import layers

    return layers.characteristics(run.game, _things_of(scene, run, _item(scene)))


def _what_color(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell the colors of a permanent."""
    del statement
    name, colors = scene.ref(_item(scene)), _now(scene, run).colors
    has = [word for word, letter in COLORS_BY_NAME.items() if letter in colors]
    lacks = [word for word, letter in COLORS_BY_NAME.items() if letter not in colors]
    lines = (*(f"{name} is {each}" for each in has), *(f"{name} is not {each}" for each in lacks))
    said = " and ".join(has) or "colorless"
    return (Option(lines, "value", f"{name} is {said}.", value=said, outcome=said),)


def _what_type(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell the types of a permanent: of the kind that is asked for."""
    from rulings_cli.terms.types import SUBTYPES_OF

    name, now = scene.ref(_item(scene)), _now(scene, run)
    words = statement.text.lower().split()
    kind = next((each for each in ("creature", "land") if each in words), "")
    found = [e for e in now.subtypes if not kind or e in SUBTYPES_OF[kind]]
    found = sorted(found) if kind or "card" not in words else []
    found += [] if kind else sorted(now.types)
    if kind == "creature" and len(found) > _MOST_TYPES:
        raise NotSupported("it has every creature type")
    lines = tuple(f"{name} is {_article(each)} {each}" for each in found)
    if not lines:
        lines, found = (f"{name} is not {_article(kind)} {kind}",), ["none"]
    said = " ".join(found)
    return (Option(lines, "value", f"{name}: {said}.", value=said, outcome=said),)


#: So many creature types are told.
_MOST_TYPES = 6


def _has_abilities(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a permanent has abilities."""
    name = scene.ref(_item(scene))
    line = f"{name} has no abilities"
    words = statement.text.lower().split()
    if words[0] == "what":
        if run.holds(line):
            return (Option((line,), "value", f"{line}.", value="none", outcome="none"),)
        if not scene.about.get("change"):
            raise NotSupported("which abilities it has is not told yet")
        return (Option((f"not: {line}",), "value", "some.", value="some", outcome="some"),)
    found = _either(f"not: {line}", line, f"{name} has abilities", line)
    if "no" in words or "lose" in words or "loses" in words:
        return _opposite(found)
    return found


_PLAIN_ADJECTIVES = frozenset(("legendary", "basic", "snow", "world", "ongoing"))


def _article(word: str) -> str:
    return "an" if word[:1].lower() in "aeiou" else "a"


def _which_of(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell which of two things somebody gets."""
    from rulings_cli.ask.statements.judging_events import _gets

    lines: list[str] = []
    got: list[str] = []
    for slot in ("a", "b"):
        noun = statement.noun(slot)
        if noun is None:
            continue
        scene.about["kind"] = noun
        option = next(iter(_gets(scene, run, statement)), None)
        if option is None:
            raise NotSupported("which of them comes is not known")
        lines += option.then
        if option.verdict == "yes":
            got.append(noun.text)
    if statement.noun("b") is None:
        who = str(scene.about["who"])
        mana = [e for e in _facts(run, "ManaAdded") if e.player == who and not e.tapped]
        got += ["mana"] if mana else []
    said = " and ".join(got) if got else "neither"
    if len(got) > 1:
        said = f"both: {said}"
    return (Option(tuple(lines), "outcome", f"{said[:1].upper()}{said[1:]}.", outcome=said),)


def _gone(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a thing is on the battlefield no more, and in nobody's hand."""
    del statement
    item = _item(scene)
    name, said = scene.ref(item), called(scene, item)
    if any(run.holds(f"{name} is in {whose} hand") for whose in _WHOSE.values()):
        raise NotSupported(f"whether {name} is gone in a hand")
    here = f"{name} is on the battlefield"
    return (
        Option((f"not: {here}",), "yes", f"Yes: {said} is gone.", outcome=f"{said} is gone"),
        Option((here,), "no", f"No: {said} is on the battlefield.", outcome=here),
    )


def _transforms(scene: Scene, run: Run, statement: Statement) -> tuple[Option, ...]:
    """Tell whether a permanent shows its other face."""
    from rulings_cli.ask.statements.judged import _things_of

    del statement
    item = _item(scene)
    if item.card is None or len(item.card.faces) < 2 or item.card.layout != "transform":
        raise NotSupported(f"{item.name} has no other face")
    back = next(each for each in item.card.faces if each is not item.face)
    front, name = item.face.name, back.name
    if run.game.get(_things_of(scene, run, item)).name == name:
        line = f"{name} is on the battlefield"
        return (Option((line,), "yes", f"Yes: it becomes {name}.", outcome=name),)
    line = f"{front} is on the battlefield"
    return (Option((line,), "no", "No: it stays as it is.", outcome=front),)


OPEN: dict[str, Any] = {
    "sizes": _sizes,
    "who_gains": _who_gains,
    "who_does": _who_does,
    "who_gets_token": _who_gets_token,
    "what_is": _what_is,
    "what_type": _what_type,
    "what_color": _what_color,
    "has_abilities": _has_abilities,
    "which_of": _which_of,
    "gone": _gone,
    "transforms": _transforms,
    "happens": _happens,
    "happens_to": _happens_to,
    "who_dies": _who_dies,
    "where": _where,
    "whose": _where,
    "who_controls": _who_controls,
    "first": _first,
    "life_total": _life_total,
    "toughness_amount": _toughness,
    "wins": _wins,
    "is_draw": _is_draw,
}
