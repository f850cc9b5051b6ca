"""Questions about what happens: triggers, cards, life, tokens, damage."""

from __future__ import annotations

from typing import Any

from rulings_cli.abilities import effects, static, triggers
from rulings_cli.abilities.references import ControllerOf, You
from rulings_cli.ask.cards import DropsOut, has
from rulings_cli.ask.plans.things import counts_itself
from rulings_cli.ask.statements import (
    before_paid,
    causing,
    chapters,
    chapters_asked,
    doing,
    extra_turns,
)
from rulings_cli.ask.statements.abilities_said import meant
from rulings_cli.ask.statements.acting_several import cast_counted
from rulings_cli.ask.statements.holding import held_by_what_left
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import (
    _is_done,
    _last,
    _last_done,
    _no_trigger,
    _thing,
    _triggers_in_graveyard,
    lying,
    noun_of,
)
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene, Unsaid
from rulings_cli.ask.statements.wearing import let_be_worn
from rulings_cli.ask.statements.words import plain
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk


def _trigger_for(scene: Scene, statement: Statement) -> None:
    """Let happen to the second thing what the first one's ability looks for."""
    noun, other = noun_of(statement), noun_of(statement, "b")
    if cast_counted(scene, statement, other):
        scene.about["ask"] = statement.evolve(name="trigger")
        _trigger(scene, statement)
        return
    taken_up = other.pronoun or (other.definite and not other.is_card)
    if other.head == "copy" or (taken_up and len(scene.deeds) > 1):
        raise NotSupported("what of it all makes it trigger is not judged yet")
    known = scene.bound.get(id(other))
    done = known is not None and not other.befallen and _is_done(scene, known[1])
    if scene.deeds and (taken_up or done):
        _trigger(scene, statement)
        return
    watcher = scene.bind(noun, "permanent")
    scene.onto_battlefield(watcher, soft=True)
    found = [
        (ability, event)
        for ability in causing.triggered(watcher)
        for event in causing.events_of(ability)
        if not causing.is_self(event)
    ]
    if not found:
        _no_trigger(watcher)
    item = scene.bind(other)
    if item.is_a("Aura"):
        scene.say_owner(watcher, watcher.owner)  # it may be enchanted, and stays whose it is
    fitting = [
        each
        for each in found
        if (what := causing.described(getattr(each[1], "what", None))) is not None
        and counts_itself(item.face, what)
    ] or found
    kinds = {type(event) for _, event in fitting}
    if len(kinds) > 1:
        raise NotSupported(f"{watcher.name} triggers on several things")
    if other.token and triggers.Casts in kinds:
        raise NotSupported("a token is not cast", "111.1")
    scene.about["a"] = watcher
    if other.befallen:
        from rulings_cli.ask.statements.triggering import befallen_for

        befallen_for(scene, item, watcher, fitting[0][1])
        return
    if triggers.BeginningOf in kinds:
        raise Misfit(f"{item.name} is nothing that {watcher.name} looks for")
    _let_wear(scene, watcher, item, noun)
    causing.cause(scene, watcher, fitting[0][0], item)


def _let_wear(scene: Scene, watcher: Item, item: Item, noun: Noun) -> None:
    """Attach what looks for what happens to its creature to the one that is asked about."""
    from rulings_cli.abilities.references import AttachedTo
    from rulings_cli.ask.statements.wearing import attach

    looks = any(
        isinstance(node, AttachedTo)
        for ability in causing.triggered(watcher)
        for event in causing.events_of(ability)
        for node in walk(event)
    )
    if looks and watcher.attached_to is None and item.is_a("creature"):
        attach(scene, item, noun)


def _trigger(scene: Scene, statement: Statement) -> None:
    _thing("trigger")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    noun = statement.noun()
    if noun is not None and chapters.is_chapter(noun.part) and scene.deeds and item.is_a("Saga"):
        chapters_asked.ask_of(scene, statement, noun.part)
        return
    if noun is not None and noun.part in _PARTS_OF:
        kind = _PARTS_OF[noun.part]
        meant = [e for e in causing.triggered(item) if any(isinstance(one, kind) for one in
                 causing.events_of(e))]  # fmt: skip
        if len(meant) == 1:
            scene.about["ability"] = meant[0]
    told = noun is not None and (noun.part in _PARTS_OF or chapters.is_chapter(noun.part))
    if noun is not None and told and not scene.deeds:
        item.zone = ""
        cause_part(scene, item, noun.part)
    if not scene.deeds and item.is_a("Saga") and not any("counter" in e for e in item.tails):
        item.zone = ""
        causing.enter(scene, item, item.owner or "you")  # its first chapter, by then (714.3a)
    if not scene.deeds and len(causing.triggered(item)) == 1:
        if any(causing.is_self(e) for e in causing.events_of(causing.triggered(item)[0])):
            item.zone = ""
        cause_part(scene, item, "")
    if not scene.deeds:
        raise NotSupported("what might make it trigger was not said")
    from rulings_cli.ask.statements.triggering import reach_step

    reach_step(scene, item)


def _trigger_alone(scene: Scene, statement: Statement) -> None:
    """Ask whether a permanent triggers of which only the name is said: "my bear dies, NAME?"."""
    noun = statement.noun()
    if noun is None or not noun.is_card or noun.part or not scene.deeds:
        raise Misfit("what is asked of it was not said")
    item = scene.bind(noun)
    worn = item.is_a("Aura") or item.is_a("Equipment")
    events = [one for each in causing.triggered(item) for one in causing.events_of(each)]
    of_itself = all(causing.is_self(each) for each in events)
    if worn or of_itself or not item.is_permanent or _is_done(scene, item):
        raise Misfit(f"what is asked of {item.name} was not said")
    asked = statement.evolve(name="trigger")
    scene.about["ask"] = asked
    _trigger(scene, asked)


def _doubles(scene: Scene, statement: Statement) -> None:
    """Ask whether one thing makes an ability of another trigger once more."""
    doubler = scene.bind(noun_of(statement), "permanent")
    noun = noun_of(statement, "b")
    item = scene.bind(noun, "trigger")
    if item is doubler or not causing.all_triggered(item):
        raise Misfit(f"{item.name} has no trigger that could be doubled")
    scene.onto_battlefield(doubler, doubler.owner or item.owner, soft=True)
    if not scene.deeds:
        if item.zone == "battlefield" and item.soft:
            item.zone = ""
        cause_part(scene, item, noun.part)
    scene.about["a"] = item


def _trigger_ward(scene: Scene, statement: Statement) -> None:
    """Let the ability target a creature with ward of the other player."""
    noun = statement.noun()
    redirected = scene.about.get("new target told") is not None
    asked = redirected or statement.text.startswith(("trigger", "triggers"))
    if noun is None and scene.deeds and asked:
        there = [each for each in scene.items if each.has("ward")]
        if len(there) != 1:
            raise Misfit("what has ward was not said")
        scene.about["a"] = there[0]
        return
    source = scene.bind(noun) if noun is not None else _last(scene, "")
    warded = _warded(scene, statement) or next((e for e in scene.items if e.has("ward")), None)
    if warded is None:
        warded = scene.add(_some_warded(scene, source, noun))
        scene.onto_battlefield(warded, "opponent")
    scene.spoken.append(warded)
    scene.about["a"] = warded
    if scene.deeds and any(warded in each.targets for each in scene.deeds):
        return
    who = "you" if warded.owner == "opponent" else "opponent"
    if source.owner and not source.assumed:
        who = source.owner
    part = noun.part if noun is not None else ""
    aims = source.is_spell and _aims_at_permanents(source, noun)
    if aims and not _may_aim_at(source, warded, noun):
        raise NotSupported(f"{source.name} can't be aimed at {warded.name}")
    if source.is_spell and not aims:
        from rulings_cli.ask.statements.doing import cast_item

        deed = cast_item(scene, source, who)
        if _is_overloaded(noun):
            deed.tails = ["for its overload cost"]
        return
    for ability in causing.triggered(source):
        if part.startswith(("etb", "enter")) and ability.targets:
            causing.trigger_at(scene, source, ability, who, warded)
            return
    causing.use_on(scene, source, who, warded)


def _is_overloaded(noun: Noun | None) -> bool:
    """Tell whether a spell is said to be overloaded: it has no targets (CR 702.96b)."""
    return noun is not None and "overload" in (*noun.keywords, *noun.qualities)


def _some_warded(scene: Scene, source: Item, noun: Noun | None) -> Item:
    """Give a plain creature with ward, one that a spell may be aimed at if there is such."""
    found: list[Item] = []
    for _ in range(_MOST_WARDED):
        taken = tuple(each.name for each in (*scene.items, *found))
        try:
            card = scene.world.stock.pick("creature", "ward", other_than=taken)
        except NotSupported:
            break
        found.append(Item(card, card.front, None, "opponent"))
        if not source.is_spell or _may_aim_at(source, found[-1], noun):
            return found[-1]
    return found[0]


#: So many creatures with ward are looked at.
_MOST_WARDED = 3


def _aims_at_permanents(spell: Item, noun: Noun | None) -> bool:
    """Tell whether a spell has a target that is a permanent, or may be one."""
    from rulings_cli.ask.plans.casting import required_targets
    from rulings_cli.ask.statements.using import zone_and_side

    return not _is_overloaded(noun) and any(
        each.any_target or (each.what is not None and zone_and_side(each)[0] == "battlefield")
        for each in required_targets(spell.face)
    )


def _may_aim_at(spell: Item, warded: Item, noun: Noun | None) -> bool:
    """Tell whether a spell has a target that a creature with ward may be."""
    from rulings_cli.ask.plans.casting import required_targets
    from rulings_cli.ask.statements.completing import may_be

    return not _is_overloaded(noun) and any(
        each.any_target or (each.what is not None and may_be(warded, each))
        for each in required_targets(spell.face)
    )


def _warded(scene: Scene, statement: Statement) -> Item | None:
    """Give the creature whose ward is meant; one that is only described is given ward."""
    noun = statement.noun("b")
    if noun is None:
        return None
    if not (noun.is_card or noun.pronoun or "ward" in noun.keywords):
        noun = noun.evolve(keywords=(*noun.keywords, "ward"))
    item = scene.bind(noun, "creature")
    if not item.has("ward"):
        raise Misfit(f"{item.name} has no ward")
    return scene.onto_battlefield(item, item.owner or "opponent")


def _draw(scene: Scene, statement: Statement) -> None:
    kinds = {"gain": effects.GainLife, "lose": effects.LoseLife}
    word = next((each for each in statement.text.split() if each in kinds), "")
    kind = kinds.get(word, effects.Draw)
    if statement.text.strip("? ") == "draw" and not any(
        has(each.face, effects.Draw) for each in scene.items
    ):
        raise Misfit("whether the game is a draw may be asked")
    if statement.name == "draw" and statement.text.lower().startswith("cards"):
        raise Misfit("how many cards is asked")
    _need_meant(scene, kind)
    _take_for_theirs(scene, statement)
    scene.about["who"] = statement.word("who") or _whose(scene, kind)
    if statement.word("who") and kind is not effects.LoseLife:
        scene.choices.append(f"player {statement.word('who')}")  # whoever may be chosen for it
    if not scene.deeds:
        by = statement.noun("b")
        if by is not None and by.is_card:
            scene.bind(by)
        causing.imply(scene, kind)


def _take_for_theirs(scene: Scene, statement: Statement) -> None:
    """Take what I aim at for the other player's, where it is asked what comes of it for them."""
    if statement.word("who") != "opponent":
        return
    for deed in scene.deeds:
        for target in deed.targets if deed.kind == "cast" and deed.who == "you" else ():
            told = isinstance(target, Item) and target.noun is not None
            if told and not target.noun.owner and target.owner == "you":  # type: ignore[union-attr]
                target.owner = "opponent"  # type: ignore[union-attr]


def _need_meant(scene: Scene, kind: type) -> None:
    """Drop a card that a name of several may mean, if what is asked about is not in its text."""
    for item in scene.items:
        mention = item.noun.mention if item.noun is not None else None
        several = mention is not None and len(mention.cards) > 1
        bears = has(item.face.paragraphs, kind, *_FORBIDDING.get(kind, ()))
        if several and not item.is_spell and not bears:
            raise DropsOut(f"{item.name} does nothing like it")


#: What keeps from happening what is asked about, or makes it otherwise.
_FORBIDDING: dict[type, tuple[type, ...]] = {
    effects.GainLife: (static.CantGainLife, static.LifeCantChange, static.ReplaceCount),
    effects.LoseLife: (static.LifeCantChange, static.LifeIsNoLoss, static.ReplaceCount),
}


def _whose(scene: Scene, kind: type) -> str:
    """Give who it is that gets what is asked for, where that was not said: whose thing does it.

    What the controller of a target gets is theirs.
    """
    for deed in scene.deeds:
        aimed = [each for each in deed.targets if isinstance(each, Item)]
        nodes = walk(deed.item.face.paragraphs) if deed.item is not None and aimed else ()
        made = [each for each in nodes if isinstance(each, kind)]
        if made and all(isinstance(getattr(e, "who", None), ControllerOf) for e in made):
            return aimed[0].owner or "you"
    owners = {
        each.owner
        for each in scene.items
        if each.owner and each.noun is not None and has(each.face.paragraphs, kind)
    }
    return owners.pop() if len(owners) == 1 else "you"


def _done(scene: Scene, statement: Statement) -> None:
    """Ask whether something comes of what was said to be done."""
    if not scene.deeds:
        raise NotSupported("what might bring that about was not said")
    scene.about["who"] = statement.word("whose") or statement.word("who") or "you"


def _mills(scene: Scene, statement: Statement) -> None:
    """Ask how many cards a player mills: the other one, where nobody is named."""
    noun = statement.noun()
    item = scene.bind(noun) if noun is not None else None
    mills = walk(item.face.paragraphs) if item is not None else ()
    own = any(isinstance(each, effects.Mill) and isinstance(each.who, You) for each in mills)
    mine = (item.owner or "you") if item is not None and own else ""
    scene.about["who"] = statement.word("who") or mine or "opponent"
    scene.choices.append(f"player {scene.about['who']}")
    if not scene.deeds:
        causing.imply(scene, effects.Mill)


def _lifegain(scene: Scene, statement: Statement) -> None:
    """Ask how much life somebody gains: who is not said, so the one who does it."""
    scene.about["who"] = statement.word("who") or _whose(scene, effects.GainLife)
    if not scene.deeds:
        causing.imply(scene, effects.GainLife)


def _poison(scene: Scene, statement: Statement) -> None:
    """Ask how many poison counters a player gets, by a creature that attacks or by what is done."""
    if statement.noun("b") is not None:
        _damage_from(scene, statement)
        return
    if not scene.deeds:
        raise NotSupported("what gives the counters was not said")
    attack = next((each for each in scene.deeds if each.kind == "attack"), None)
    other = "opponent" if attack is None or attack.who == "you" else "you"
    aimed = {each for deed in scene.deeds for each in deed.targets if isinstance(each, str)}
    if attack is None and aimed == {"you"}:
        other = "you"  # it is aimed at nobody else
    scene.about["who"] = statement.word("who") or other


def _trigger_part(scene: Scene, statement: Statement) -> None:
    """Ask whether somebody gets a trigger that is named."""
    if not noun_of(statement).part.endswith(("trigger", "etb", "ability")):
        raise Misfit("no triggered ability is named")
    _trigger(scene, statement)


def _times_drained(scene: Scene, statement: Statement) -> None:
    """Ask how often the one thing triggers that makes somebody lose life."""
    del statement
    kinds = (effects.LoseLife, effects.DealDamage)
    found = [e for e in scene.items if any(has(one, *kinds) for one in causing.triggered(e))]
    if len(found) != 1 or not scene.deeds:
        raise NotSupported("what drains was not said")
    scene.about["a"] = found[0]


def _draws(scene: Scene, statement: Statement) -> None:
    """Ask whether somebody draws by a thing: it is cast where nothing else was said."""
    if noun_of(statement).pronoun in ("he", "she", "they"):
        raise Misfit("a player is meant")
    item = scene.bind(noun_of(statement))
    _need_meant(scene, effects.Draw)
    if not scene.deeds:
        if item.zone == "battlefield" and item.soft:
            item.zone = ""
        doing.cast_item(scene, item, item.owner or "you")
    scene.about["who"] = statement.word("who") or item.owner or "you"


def _resolves_action(scene: Scene, statement: Statement) -> None:
    """Ask whether what a spell's text says last is done: whether the spell resolves."""
    word = statement.text.split()[-1]
    doers = [e for e in scene.items if e.zone == "battlefield" and _does_action(e, word)]
    if scene.deeds and len(doers) == 1 and doers[0].noun is not None:
        # what triggers does it: whether it triggers is asked
        asked = Statement("ask", "trigger", (("a", doers[0].noun),), statement.text)
        scene.about["ask"] = asked
        _trigger(scene, asked)
        return
    item = _last_done(scene)
    if not _does_action(item, word):
        raise Misfit(f"{item.name} does not {word}")
    scene.about["a"] = item


def _does_action(item: Item, word: str) -> bool:
    """Tell whether the text of a thing tells its player to do a keyword action."""
    return any(
        (isinstance(each, effects.KeywordAction) and each.name.startswith(word))
        or (isinstance(each, effects.Scry) and word == ("surveil" if each.surveil else "scry"))
        for each in walk(item.face.paragraphs)
    )


def _untaps_by(scene: Scene, statement: Statement) -> None:
    """Ask whether the ability that untaps things triggers."""
    item = scene.bind(noun_of(statement), "trigger")
    found = [each for each in causing.triggered(item) if has(each, effects.Untap)]
    if has(item.face.paragraphs, static.UntapsInOthersUntapStep) and statement.noun("b"):
        extra_turns.untaps_by(scene, statement, item)
        return
    if len(found) != 1 or len(causing.triggered(item)) != 1:
        raise NotSupported(f"what {item.name} untaps is not planned yet")
    scene.about["a"] = item
    if not scene.deeds:
        raise NotSupported("what might untap it was not said")


def _draw_off(scene: Scene, statement: Statement) -> None:
    """Let a thing do what makes somebody draw."""
    item = scene.bind(statement.noun("b") or noun_of(statement))
    scene.about["who"] = statement.word("who") or "you"
    if scene.deeds and item.is_permanent and not _is_done(scene, item):
        scene.onto_battlefield(item, soft=True)  # it looks for what was said to happen
    elif not _is_done(scene, item):
        causing.imply(scene, effects.Draw)


def _life_by(scene: Scene, statement: Statement) -> None:
    """Let a thing do what makes somebody gain or lose life."""
    item = scene.bind(noun_of(statement))
    who = statement.word("who") or "you"
    scene.about["who"] = who
    lose = "lose" in statement.text.split()
    if not _is_done(scene, item) and not scene.deeds:
        causing.imply(scene, effects.LoseLife if lose else effects.GainLife)


def _by_event(scene: Scene, statement: Statement) -> None:
    """Ask whether what was just said makes a thing trigger."""
    if not scene.deeds:
        raise Misfit("nothing was said to happen")
    if scene.about.get("copier") is None and len(scene.deeds) > 1 and _is_copied(scene):
        raise NotSupported("whether the copy, or what copies, is to make it trigger was not said")
    item = scene.bind(noun_of(statement), "trigger")
    if item.is_permanent and not item.zone:
        scene.onto_battlefield(item, soft=True)
    scene.about["a"] = item


def _is_copied(scene: Scene) -> bool:
    """Tell whether a spell is cast that copies one that was cast before."""
    last = scene.deeds[-1]
    copies = last.item is not None and has(last.item.face.paragraphs, effects.CopySpell)
    return copies and last.kind == "cast"


def _indestructible(scene: Scene, noun: Noun | None) -> Item | None:
    """Give the one creature that is called indestructible, where "it" may be that or another."""
    if noun is not None and noun.pronoun != "it":
        return None
    found = [e for e in scene.items if e.noun is not None and "indestructible" in e.noun.keywords]
    return found[0] if len(found) == 1 and found[0].is_a("creature") else None


def _looks_on(scene: Scene, statement: Statement, item: Item) -> bool:
    """Tell whether a bare "a creature dies?" stands beside what triggers as creatures die."""
    noun = statement.noun()
    told = noun is not None and not noun.is_card and statement.text.split()[0] not in _ASKING
    return told and any(
        each is not item and has(each.face.paragraphs, triggers.Dies) for each in scene.items
    )


_ASKING = frozenset(("do", "does", "did", "will", "would", "can", "could"))


def _dies(scene: Scene, statement: Statement) -> None:
    """Ask of a permanent; where nothing is done the position is looked at once (704.3)."""
    if statement.text.startswith("dead") and len(scene.life) == 1:
        (who,) = scene.life  # "they hit me, I'm at 3, dead?" asks of the player
        asked = statement.evolve(name="lose", slots=(("who", who),))
        scene.about["ask"] = asked
        _ends(scene, asked)
        return
    _thing("permanent")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    if statement.noun() is None and scene.focus is not None and scene.focus.is_a("creature"):
        item = scene.about["a"] = scene.focus  # "A blocks B, survives?" goes on about A
    if "dead" in statement.text.split() and not (scene.deeds or item.is_a("creature")):
        raise Misfit(f"{item.name} is called dead where it is of no use")
    same = [e for e in scene.items if e.noun and "same" in e.noun.text.split() and e is not item]
    if same and item.noun is not None and item.noun.is_card:
        raise Unsaid(f"whether {item.name} is {same[0].noun.text!r} was not said")  # type: ignore[union-attr]
    if not scene.deeds and _looks_on(scene, statement, item):
        raise Misfit("what triggers as it dies is asked, and not whether it dies")
    item = scene.about["a"] = _living(scene, statement.noun(), item)
    item = scene.about["a"] = _indestructible(scene, statement.noun()) or item
    aim = _destroyed(scene, statement)
    item = scene.about["a"] = aim or item
    defender = scene.about.get("defender")
    if statement.noun() is None and isinstance(defender, Item):
        item = scene.about["a"] = defender  # what was attacked may die of it
    if statement.noun() is None:
        item = scene.about["a"] = _aimed_at(scene) or item
        last = scene.deeds[-1] if scene.deeds else None
        if last is not None and last.item is None and " create" in last.line:
            raise NotSupported("whether the tokens are meant was not said")
    if statement.name == "stays" and scene.deeds and _is_gone_after(scene.deeds[-1], item):
        item = scene.about["a"] = _left_by(scene, item)
    if not scene.deeds:
        own = [e for e in causing.triggered(item) if has(e, effects.Sacrifice)]
        if any(causing.is_self(one) for each in own for one in causing.events_of(each)):
            raise NotSupported(f"whether {item.name} enters was not said")
        beside = any(each is not item and each.is_permanent for each in scene.items)
        if not (beside or item.is_a("creature") or item.is_a("planeswalker")):
            raise Misfit(f"nothing befalls {item.name}")
        deadly = (effects.Destroy, effects.DealDamage)
        if any(e is not item and has(e.face.paragraphs, *deadly) for e in scene.items):
            causing.imply(scene, *deadly)  # it is there to be used
            return
        if scene.about.get("moved"):  # a commander is moved after it died (903.9a)
            raise NotSupported("what befalls the commander was not said")
        sized = item.noun is not None and bool(item.noun.size or item.tails)
        if item.token and not beside and not sized:  # what is of size 0 or has counters may die
            raise Misfit(f"nothing befalls {item.name}")
        who = scene.turn or "you"
        line = "you pass" if who == "you" else "the opponent passes"
        causing.happen(scene, who, None, line).passes = False


def _living(scene: Scene, noun: Noun | None, item: Item) -> Item:
    """Give the one creature that "it" means, where something else is only there or was used."""
    lives = [e for e in scene.spoken if e.is_a("creature") or e.is_a("planeswalker")]
    met = any(item in each.targets or each.line.startswith("NAME") for each in scene.deeds)
    quiet = not (met or item in lives or scene.animated(item))
    if noun is None or not noun.pronoun or len(lives) != 1 or not quiet:
        return item
    return lives[0]


def _destroyed(scene: Scene, statement: Statement) -> Item | None:
    """Give what was aimed at, where it is asked whether "it" is destroyed: not what aims."""
    noun, told = statement.noun(), scene.about["said"]
    if noun is None or noun.pronoun != "it" or "destroyed" not in statement.text.split():
        return None
    assert isinstance(told, tuple)
    events = [each for each in told if each.kind == "event"]
    aim = events[-1].noun("b") if events else None
    return scene.bind(aim) if aim is not None and not aim.pronoun else None


def _aimed_at(scene: Scene) -> Item | None:
    """Give the one creature or planeswalker at which the last deed of all is aimed."""
    last = scene.deeds[-1] if scene.deeds else None
    aims = last.targets if last is not None and last.kind in ("cast", "activate") else []
    only = aims[0] if len(aims) == 1 else None
    fits = isinstance(only, Item) and (only.is_a("creature") or only.is_a("planeswalker"))
    return only if fits and isinstance(only, Item) else None


def _is_gone_after(deed: Deed, item: Item | None) -> bool:
    """Tell whether it was just said that a thing goes: whether it stays is not asked of it."""
    gone = ("NAME dies", "NAME leaves the battlefield")
    return item is not None and deed.item is item and deed.line in gone


def _left_by(scene: Scene, item: Item) -> Item:
    """Give the one thing that was attached to what goes; without one, what goes."""
    worn = [each for each in scene.items if each.attached_to is item]
    if len(worn) > 1:
        raise Misfit("which of those attached to it is meant was not said")
    return worn[0] if worn else item


def _enters(scene: Scene, statement: Statement) -> None:
    """Let a permanent enter, and ask how."""
    noun = statement.noun("b") or statement.noun()
    if statement.noun("b") is not None:
        holder = scene.bind(noun_of(statement), "permanent")
        scene.onto_battlefield(holder, soft=True)
    item = scene.bind(noun, "permanent") if noun is not None else _last(scene, "permanent")
    scene.about["a"] = item
    if statement.name == "enters_untapped" and plain(statement.text.split()[0]) == "can":
        scene.about["pays"] = True
    if _is_done(scene, item):
        return
    if item.zone and not item.soft:
        raise NotSupported(f"{item.name} is there already")
    item.zone = ""
    item.count = 1
    if item.token:
        raise NotSupported("how a token enters is not planned yet")
    scene.place(item, "hand", item.owner or "you")
    causing.happen(scene, item.owner, item, "NAME is put onto the battlefield")


def _times(scene: Scene, statement: Statement) -> None:
    """Ask how often something triggers: only where triggers are spoken of."""
    noun = statement.noun()
    said = "trigger" in statement.text or "time" in statement.text
    if not said or (noun is not None and noun.token):
        raise Misfit("no trigger is asked about")
    from rulings_cli.ask.statements.triggering import other_enters

    other_enters(scene, scene.bind(noun, "trigger") if noun is not None else None)
    _trigger(scene, statement)


def _times_from(scene: Scene, statement: Statement) -> None:
    """Let a thing enter or be cast, and ask how often its ability triggers."""
    if scene.deeds:
        raise NotSupported("what makes it trigger was said otherwise")
    noun = noun_of(statement, "b")
    item = scene.bind(noun)
    watcher = scene.bind(noun_of(statement)) if statement.noun() is not None else item
    if statement.noun() is not None:
        scene.onto_battlefield(watcher, soft=True)
    found = causing.triggered(watcher)
    if len(found) != 1:
        raise NotSupported(f"which ability of {watcher.name} is meant was not said")
    if item.soft and item.zone == "battlefield":
        item.zone = ""
    causing.cause(scene, watcher, found[0], None if watcher is item else item)
    scene.about["a"] = watcher


def _ends(scene: Scene, statement: Statement) -> None:
    """Ask whether a player loses or wins: by what was done, by what is so, or by an ability."""
    if "both" in statement.text.split():
        raise Misfit("that is asked of two things")
    words = statement.text.lower().split()
    if {"they", "die"} <= set(words) and any(each.count > 1 for each in scene.spoken):
        raise Misfit("the creatures are meant")
    if "die" in words and {"he", "she"} & set(words) and _is_of_creature(scene):
        raise Misfit("the creature is meant")
    who = statement.word("who") or _attacked(scene) or "you"
    told = {*scene.life, *filter(None, (scene.about.get("poisoned"),))}
    if words[0].strip("?") in ("lose", "loses") and told == {"opponent"}:
        who = "opponent"  # "opponent at 9 poison, …, lose?"
    scene.about["who"] = who
    if any("as commander" in each.tails for each in scene.items):
        scene.life.setdefault(who, _LIFE_OF_COMMANDERS)
        if any(each.kind == "happen" and " deals " in each.line for each in scene.deeds):
            raise NotSupported("whether it is combat damage was not said", "903.10a")
    noun = statement.noun()
    item = scene.bind(noun) if noun is not None else None
    if scene.deeds:
        return
    if scene.step:
        raise NotSupported("what happens in that step is not planned yet here")
    keeps = any(has(each.face.paragraphs, static.CantLoseGame) for each in scene.permanents())
    if keeps and statement.name == "lose" and not (scene.life or scene.about.get("poisoned")):
        scene.life[str(scene.about["who"])] = 0  # by what they would lose was not said
        scene.assumptions.append("that player is at 0 life")
    is_lost = any(each <= 0 for each in scene.life.values()) or scene.about.get("poisoned")
    is_lost = is_lost or any(each.endswith("library is empty") for each in scene.given)
    if item is not None and _may_hurt_player(item):
        item.owner = item.owner or ("opponent" if who == "you" else "you")
        deed = doing.cast_item(scene, item, item.owner)
        deed.targets.append("you" if who == "you" else "the opponent")
        return
    if item is not None or not is_lost:
        causing.imply(scene, effects.LoseLife, effects.DealDamage)
        return
    active = scene.turn or "you"
    line = "you pass" if active == "you" else "the opponent passes"
    causing.happen(scene, active, None, line).passes = False


#: So much life a player begins with where there are commanders (CR 903.7).
_LIFE_OF_COMMANDERS = 40


def _attacked(scene: Scene) -> str:
    """Give the player whom something attacks; "" where nobody is attacked."""
    by = {each.who for each in scene.deeds if each.kind == "attack"}
    if len(by) != 1:
        return ""
    return "opponent" if by == {"you"} else "you"


def _is_of_creature(scene: Scene) -> bool:
    """Tell whether "he" is a creature that was named: nothing was said to befall a player."""
    aimed = any(isinstance(one, str) for each in scene.deeds for one in each.targets)
    harmed = aimed or bool(scene.life) or any(each.kind == "attack" for each in scene.deeds)
    return not harmed and any(
        each.is_a("creature") and each.noun is not None and each.noun.is_card
        for each in scene.spoken
    )


def _damage_from(scene: Scene, statement: Statement) -> None:
    """Let a creature attack, and ask how much damage it deals to the player."""
    item = scene.bind(noun_of(statement, "b"), "creature")
    who = statement.word("who") or statement.word("whom")
    side = item.owner or ("opponent" if who == "you" else "you")
    other = "opponent" if side == "you" else "you"
    if _may_trigger(scene, item):
        scene.onto_battlefield(item, soft=True)
        scene.about["who"] = who or "you"
        return
    if not scene.deeds:
        if _may_hurt_player(item):
            hurt = who or other
            item.zone = "" if item.soft else item.zone
            cast = doing.cast_item(scene, item, "opponent" if hurt == "you" else "you")
            cast.targets.append("you" if hurt == "you" else "the opponent")
            scene.about["who"] = hurt
            return
        if not item.is_a("creature"):
            raise NotSupported(f"how {item.name} deals damage was not said")
        if "combat" not in statement.text.split() and has(item.face, effects.DealDamage):
            raise NotSupported(f"which damage of {item.name} is meant was not said")
        scene.onto_battlefield(item, side)
        scene.turn = scene.turn or item.owner
        scene.deeds.append(Deed("attack", item.owner, item))
    elif not any(item is each.item or item in each.targets for each in scene.deeds):
        raise NotSupported(f"how {item.name} deals damage was not said")
    elif who and item.assumed and item.owner == who:
        scene.change_sides()
    scene.about["who"] = who or other


def _may_trigger(scene: Scene, item: Item) -> bool:
    """Tell whether what is said to happen later may make a permanent deal damage."""
    said = scene.about.get("said")
    follows = isinstance(said, tuple) and any(each.kind == "event" for each in said)
    hurts = any(has(each, effects.DealDamage) for each in causing.triggered(item))
    return follows and hurts and item.is_permanent and not item.is_a("creature")


def _drains(scene: Scene, statement: Statement) -> None:
    drainer = statement.word("who") or _whose(scene, effects.LoseLife)
    other = "opponent" if drainer == "you" else "you"
    scene.about["who"] = statement.word("whom") or other
    if not scene.deeds:
        raise NotSupported("what might drain somebody was not said")


def _draws_at(scene: Scene, statement: Statement) -> None:
    """Use the first thing on the second, and ask who draws."""
    tool = scene.bind(noun_of(statement))
    target = scene.bind(noun_of(statement, "b"), "permanent")
    who = tool.owner or statement.word("who") or "you"
    causing.use_on(scene, tool, who, target)
    scene.about["who"] = statement.word("who") or "you"


def _damaged_by(scene: Scene, statement: Statement) -> None:
    _thing("creature")(scene, statement)
    noun = statement.noun()
    attack = next((each for each in scene.deeds if each.kind == "attack"), None)
    mine = scene.focus is not None and any(
        each.kind == "block" and each.item is scene.focus for each in scene.deeds
    )
    mine = mine and not any(_is_gone_after(each, scene.focus) for each in scene.deeds)
    mine = mine and not doing.at_player(statement)  # what blocks hits no player
    if attack is not None and (noun is None or (noun.pronoun and not mine)):
        scene.about["a"] = attack.item
    item = scene.about["a"]
    assert isinstance(item, Item)
    if attack is None and "combat" in statement.text.split() and item.is_a("creature"):
        scene.onto_battlefield(item, item.owner or "you")
        scene.turn = scene.turn or item.owner
        scene.deeds.insert(0, Deed("attack", item.owner, item))
    other = "you" if item.owner == "opponent" else "opponent"
    scene.about["who"] = statement.word("whom") or other
    if not scene.deeds:
        raise NotSupported("when it would deal damage was not said")


def _gets(scene: Scene, statement: Statement) -> None:
    """Ask for a token of a kind."""
    if statement.text.strip("? ") == "tokens":
        raise Misfit("how many come is asked so")
    noun = noun_of(statement)
    maker = statement.noun("b")
    if statement.word("who"):
        made = scene.bind(maker) if maker is not None else None
        if made is not None and made.is_permanent and not _is_done(scene, made):
            scene.onto_battlefield(made, soft=True)
            maker = None
    elif statement.text.split()[0] != "how":
        mine = {"me", "us"} & set(statement.text.split())
        if maker is not None and mine and scene.bind(noun).owner == "opponent":
            raise Misfit("whose that is decides who gets it")
        noun, maker = maker or noun, None
    if noun.is_card and _is_other_side(scene, noun):
        return
    if noun.is_card or noun.part or noun.pronoun:
        raise Misfit("no kind of token is named")
    if maker is not None:
        item = scene.bind(maker)
        if not _is_done(scene, item):
            if scene.deeds:
                raise NotSupported(f"what {item.name} does was not said")
            causing.imply(scene, effects.CreateToken)
    scene.about["kind"] = noun
    scene.about["who"] = statement.word("who") or _whose(scene, effects.CreateToken)
    if not scene.deeds:
        causing.imply(scene, effects.CreateToken)


def _is_other_side(scene: Scene, noun: Noun) -> bool:
    """Tell whether the back of a permanent is named that may transform, and ask whether it has."""
    card, face = scene.card_of(noun), scene.face_of(noun)
    there = [e for e in scene.items if e.card is not None and e.card.name == card.name]
    other = face is not card.front and card.layout == "transform"
    if not other or len(there) != 1 or there[0].face is face or not scene.deeds:
        return False
    kinds = (*face.types, *face.subtypes)
    told = [each for each in kinds if each not in (*there[0].face.types, *there[0].face.subtypes)]
    if not told:
        return False
    scene.about["a"], scene.about["turned"] = there[0], (face.name, told[0])
    return True


_PARTS_OF = {
    "etb": triggers.Enters, "etb trigger": triggers.Enters, "etb exile": triggers.Enters,
    "etb exile trigger": triggers.Enters, "enter trigger": triggers.Enters,
    "death trigger": triggers.Dies, "attack trigger": triggers.Attacks,
    "upkeep trigger": triggers.BeginningOf, "cast trigger": triggers.Casts,
    "die trigger": triggers.Dies, "leave trigger": triggers.LeavesBattlefield,
    "ltb trigger": triggers.LeavesBattlefield,
    "enter the battlefield trigger": triggers.Enters, "enter ability": triggers.Enters,
    "enter the battlefield ability": triggers.Enters, "etb ability": triggers.Enters,
    "come into play trigger": triggers.Enters,
}  # fmt: skip


#: Words for whichever triggered ability a thing has.
_ANY_TRIGGER = frozenset(
    ("trigger", "triggered ability", "ability", "exile trigger", "return trigger")
)


def put_trigger(scene: Scene, item: Item, part: str) -> None:
    """Let an ability wait on the stack: what it triggers by has happened, and has resolved."""
    if part.endswith(" trigger"):
        from rulings_cli.ask.statements.lasting import wait_for

        if wait_for(scene, item, part):
            return
    made = next((e for e in scene.deeds if e.item is item and e.kind == "cast"), None)
    if made is None:
        before = len(scene.deeds)
        cause_part(scene, item, "" if part in ("trigger", "ability") else part)
        made = scene.deeds[-1] if len(scene.deeds) > before else None
    let_enter(scene, item, made)


def let_enter(scene: Scene, item: Item, made: Deed | None) -> None:
    """Let what was cast have resolved, so that what its entering triggers waits on the stack."""
    if made is None or made.kind != "cast" or made.item is None:
        return
    at = scene.deeds.index(made) + 1
    enters = made.item.is_permanent and (made.item is item or _triggers_by_entering(item))
    if enters and not any(e.line == "NAME resolves" for e in scene.deeds[at:]):
        entered = Deed("happen", made.who, made.item, "NAME resolves")
        entered.response = True
        scene.deeds.insert(at, entered)


def _triggers_by_entering(item: Item) -> bool:
    """Tell whether all that a thing's abilities trigger by is that something enters."""
    events = [one for each in causing.triggered(item) for one in causing.events_of(each)]
    return bool(events) and all(isinstance(each, triggers.Enters) for each in events)


def cause_part(scene: Scene, item: Item, part: str) -> None:
    """Make the ability of a thing trigger that is meant."""
    if chapters.is_chapter(part):
        chapters.trigger(scene, item, part)
        return
    if part.partition(" ")[0] in ("persist", "undying") and item.has(part.partition(" ")[0]):
        scene.onto_battlefield(item, item.owner or "you")
        causing.happen(scene, item.owner, item, "NAME dies")
        return
    found = of_part(item, part)
    if not found:
        _no_trigger(item)
    if len(found) > 1 and part not in _PARTS_OF:
        found = [each for each in found if _is_of_entering(each)] or found
    if len(found) > 1:
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    if part not in ("", *_ANY_TRIGGER):
        scene.about["ability"] = found[0]
    if not any(causing.is_self(each) for each in causing.events_of(found[0])):
        scene.onto_battlefield(item, soft=True)
    causing.cause(scene, item, found[0], kind=_PARTS_OF.get(part))


def of_part(item: Item, part: str) -> list[Any]:
    """Give the triggered abilities of a thing that are called so: all where "" is."""
    kind = _PARTS_OF.get(part)
    told = kind is None and part not in ("", *_ANY_TRIGGER)
    called = {id(each.ability) for each in meant(item, tuple(part.split()))} if told else set()
    found = [
        each
        for each in causing.triggered(item)
        if kind is None or any(isinstance(one, kind) for one in causing.events_of(each))
        if not told or id(each) in called
    ]
    if told and not found:
        raise Misfit(f"no ability is called a {part}")
    return found


def _is_of_entering(ability: Any) -> bool:
    """Tell whether a thing has the ability trigger as it enters itself."""
    events = causing.events_of(ability)
    return any(isinstance(each, triggers.Enters) and causing.is_self(each) for each in events)


def put_on_stack(scene: Scene, noun: Noun, answers: str) -> Item:
    """Let an ability of the other player's thing trigger, so that it waits on the stack."""
    other = "opponent" if answers == "you" else "you"
    source = scene.bind(noun.evolve(owner=noun.owner or other), "permanent")
    put_trigger(scene, source, "" if noun.part == "triggered ability" else noun.part)
    return source


def _untap_lands(scene: Scene, statement: Statement) -> None:
    noun = noun_of(statement)
    if noun.head != "land":
        raise Misfit("what is untapped is asked otherwise")
    deed = next((each for each in reversed(scene.deeds) if each.kind == "cast"), None)
    if deed is None:
        extra_turns.PREPARED["untaps_own"](scene, statement)
        return
    scene.about["who"] = deed.who if statement.word("who") == "opponent" else "you"
    scene.about["who"] = next((e.who for e in scene.deeds if e.kind == "cast"
                               and e.who == statement.word("who")), deed.who)  # fmt: skip


def _life_paid(scene: Scene, statement: Statement) -> None:
    scene.about["who"] = statement.word("who") or "you"
    scene.about["pays"] = True
    if not scene.deeds:
        raise NotSupported("what is paid for was not said")
    from rulings_cli.ask.statements.completing import enters_for_life

    needs = not {"have", "must", "need"}.isdisjoint(map(plain, statement.text.split()))
    if needs and any(enters_for_life(each) for each in scene.items):
        raise Misfit("nobody has to pay for that")


def _life_is(scene: Scene, statement: Statement) -> None:
    scene.about["who"] = statement.word("who") or "you"


def worn_by(scene: Scene, item: Item) -> Item | None:
    """Give the Aura or Equipment that is named, on a creature of which only the kind was said."""
    if item.noun is None or item.noun.is_card:
        return None
    worn = [
        each
        for each in scene.items
        if (each.is_a("Aura") or each.is_a("Equipment"))
        and each.noun is not None
        and each.noun.is_card
    ]
    on = [e for e in worn if e.attached_to is item or any(
        deed.item is e and item in deed.targets for deed in scene.deeds)]  # fmt: skip
    return on[0] if len(on) == 1 else None


def _get_back(scene: Scene, statement: Statement) -> None:
    """Ask whether a player controls a permanent again in the end."""
    noun, who = noun_of(statement), statement.word("who")
    taken = scene.about.get("from hand")
    if isinstance(taken, Item) and scene.deeds and (noun.pronoun or scene.bind(noun) is taken):
        scene.about["a"], scene.about["who"] = taken, who
        return
    raised = [
        each
        for deed in scene.deeds
        for each in deed.targets
        if isinstance(each, Item) and each.zone == "graveyard" and each.owner == who
    ]
    if len(raised) == 1 and noun.head in ("card", "creature", "permanent"):
        scene.about["a"] = raised[0]  # it comes back to a hand from there
        scene.about["ask"] = statement.evolve(name="goes_to", slots=(("zone", f"{who} hand"),))
        return
    if noun.head == "card":
        raise NotSupported(f"which card {noun.text!r} is was not said")
    item = _known(scene, noun)
    aura = worn_by(scene, item) if noun.pronoun else None
    if aura is not None and not aura.is_a("Aura"):
        raise Unsaid(f"whether {aura.name} or what it is on is meant was not said")
    if aura is not None:
        scene.about["a"] = aura  # an Aura comes back to a hand
        scene.about["ask"] = statement.evolve(name="goes_to", slots=(("zone", f"{who} hand"),))
        return
    before_paid.as_given_up(scene, item, who or "you")
    mine = [e for e in scene.items if e.noun is not None and e.is_permanent and e.owner == who]
    held = [each for each in mine if each.noun is not None and each.noun.under]
    if noun.pronoun and 1 in (len(mine), len(held)):
        item = held[0] if held else mine[0]
    if not scene.deeds:
        raise NotSupported("how it was lost was not said")
    taken_up = noun.is_card or noun.pronoun or noun.text.lower().startswith("the ")
    if not taken_up and item.noun is not None and item.noun.is_card:
        raise Unsaid(f"what befell {noun.text!r} was not said")
    scene.about["a"], scene.about["who"] = item, statement.word("who")
    causing.happen(scene, "", None, "the end step begins")
    if any(e.item is not None and has(e.item.face.paragraphs, *doing.TAKING) for e in scene.deeds):
        causing.happen(scene, "", None, "the turn ends")  # it may be taken for the turn (514.2)


def _known(scene: Scene, noun: Noun, want: str = "permanent") -> Item:
    """Give a thing to which something has been said to happen: not one that the ask brings in."""
    before = len(scene.items)
    item = scene.bind(noun, want)
    new = len(scene.items) > before
    aimed = any(
        item in each.targets or (each.item is not None and each.kind == "cast" and not each.targets)
        for each in scene.deeds
    )
    if scene.deeds and new and not aimed:
        if held_by_what_left(scene, noun) is item:
            return item
        if item.is_a("Aura") or item.is_a("Equipment"):
            scene.onto_battlefield(item)
            if item.attached_to is not None or let_be_worn(scene, item):
                return item
        raise Unsaid(f"what befell {noun.text!r} was not said")
    return item


def _comes_back(scene: Scene, statement: Statement) -> None:
    """Ask of a permanent; where nothing was said to happen it dies."""
    taken = scene.about.get("from hand")
    noun = statement.noun()
    if isinstance(taken, Item) and scene.deeds and noun is not None and (
        noun.pronoun or scene.bind(noun) is taken
    ):  # fmt: skip
        scene.about["a"] = taken
        return
    lies = lying(scene, statement) if scene.deeds else None
    lies = lies or (_gone_before(scene) if noun is None or noun.pronoun == "it" else None)
    if lies is not None:
        scene.about["a"] = lies
        causing.happen(scene, "", None, "the end step begins")
        return
    if statement.noun() is not None and _recurs(scene, noun_of(statement)):
        causing.happen(scene, "", None, "the end step begins")
        return
    if statement.noun() is not None:
        _known(scene, noun_of(statement))
    _thing("permanent")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    if not scene.deeds:
        causing.happen(scene, item.owner, item, "NAME dies")
    causing.happen(scene, "", None, "the end step begins")


def _recurs(scene: Scene, noun: Noun) -> bool:
    """Let a card lie in a graveyard that triggers there, where something else is done."""
    if not noun.is_card or noun.befallen or not scene.deeds:
        return False
    item = scene.bind(noun)
    if item.zone or _is_done(scene, item) or not _triggers_in_graveyard(item):
        return False
    scene.place(item, "graveyard", noun.owner)
    scene.about["a"] = item
    return True


def _gone_before(scene: Scene) -> Item | None:
    """Give the one thing that went, where something else is used in response to its trigger."""
    last = scene.deeds[-1] if scene.deeds else None
    if last is None or last.kind != "activate" or not last.response:
        return None
    went = {id(e.item): e.item for e in scene.deeds if e.kind == "happen" and e.line in _GOING}
    gone = [each for each in went.values() if each is not last.item]
    return gone[0] if len(gone) == 1 else None


#: What happens to a thing that goes to a graveyard.
_GOING = ("NAME dies", "NAME is destroyed", "NAME is sacrificed")


def _may_hurt_player(item: Item) -> bool:
    """Tell whether a spell may be aimed at a player, who is dealt all its damage then."""
    from rulings_cli.ask.plans.casting import required_targets

    return item.is_spell and any(
        each.any_target or each.player for each in required_targets(item.face)
    )


def _damage(scene: Scene, statement: Statement) -> None:
    who = statement.word("who") or statement.word("whom")
    attack = next((each for each in scene.deeds if each.kind == "attack"), None)
    attacker = attack.item if attack is not None else None
    if who and attacker is not None and attacker.owner == who and attacker.assumed:
        scene.change_sides()
    other = "opponent" if attack is None or attack.who == "you" else "you"
    aimed = {each for deed in scene.deeds for each in deed.targets if isinstance(each, str)}
    if attack is None and aimed == {"you"}:
        other = "you"  # it is aimed at nobody else
    scene.about["who"] = who or other
    noun = statement.noun()
    if noun is not None:
        item = scene.about["a"] = scene.bind(noun)
        if not who and any(e.kind == "block" and e.item is item for e in scene.deeds):
            raise Misfit("what blocks deals its damage to what it blocks")
    scene.choices.append(f"player {who or other}")  # what may be aimed at anyone is aimed there
    if not scene.deeds and (noun is None or _may_hurt_player(item)):
        causing.imply(scene, effects.DealDamage)
    if not scene.deeds:
        raise NotSupported("what deals the damage was not said")
