"""What is asked, before it is played: the things it speaks of, and the events that it implies."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from rulings_cli.abilities import effects, triggers
from rulings_cli.ask.plans.things import counts_itself
from rulings_cli.ask.statements import acting, causing
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported

Handler = Callable[[Scene, Statement], None]


def prepare(scene: Scene, statement: Statement, rest: Sequence[Statement]) -> None:
    """Take in what is asked; a prefix ("can I") waits for the deed that follows."""
    scene.about["ask"] = statement
    if statement.name in ("can", "can_thing"):
        if not any(each.kind == "event" for each in rest):
            raise Misfit("what could be done is not said")
        if statement.noun("b") is not None:
            raise NotSupported("with what it is done is not planned yet")
        scene.asks = statement.name
        scene.ask_who = statement.word("who")
        noun = statement.noun()
        if noun is not None:
            scene.subject = scene.bind(noun, "permanent" if noun.pronoun else "")
        return
    handler = PREPARED.get(statement.name)
    if handler is None:
        raise NotSupported(f"{statement.text!r} is not planned yet")
    handler(scene, statement)


def take_up(scene: Scene, statement: Statement) -> None:
    """Settle what the words of an ask mean where they stand; it is prepared later."""
    for _, value in statement.slots:
        if isinstance(value, Noun) and (value.is_card or value.pronoun):
            item = scene.bind(value)
            scene.subject = scene.subject or item
            if statement.name == "draws" and statement.word("who"):
                item.owner = item.owner or statement.word("who")


def noun_of(statement: Statement, slot: str = "a") -> Noun:
    """Give the noun phrase in a slot; there must be one."""
    found = statement.noun(slot)
    if found is None:
        raise Misfit("nothing is asked about")
    return found


def _thing(want: str = "", *, soft: bool = True) -> Handler:
    """Give the handler of a question about one thing."""

    def handler(scene: Scene, statement: Statement) -> None:
        noun = statement.noun()
        item = _last(scene, want) if noun is None else scene.bind(noun, want)
        if noun is not None and noun.part in ("mana", "mana ability"):
            raise Misfit("mana is asked about elsewhere")
        if item.copy_of is not None:
            scene.about["a"] = item
            return
        if soft and item.is_permanent and not item.zone and not _is_done(scene, item):
            scene.onto_battlefield(item, soft=True)
        scene.about["a"] = item

    return handler


def _last(scene: Scene, want: str) -> Item:
    """Give what was spoken of last, a card that was named before others."""
    named = [each for each in scene.spoken if each.card is not None and _is_named(each)]
    for each in (*reversed(named), *reversed(scene.spoken)):
        if want == "creature" and not each.is_a("creature"):
            continue
        if want == "spell" and not (each.is_spell or _is_done(scene, each)):
            continue
        if want == "permanent" and not each.is_permanent:
            continue
        if want == "trigger" and not causing.triggered(each):
            continue
        return each
    raise Misfit("nothing was said before")


def _is_named(item: Item) -> bool:
    return item.noun is not None and item.noun.is_card


def _is_done(scene: Scene, item: Item) -> bool:
    return any(each.item is item for each in scene.deeds)


def _trigger_for(scene: Scene, statement: Statement) -> None:
    """Let happen to the second thing what the first one's ability looks for."""
    noun, other = noun_of(statement), noun_of(statement, "b")
    taken_up = other.pronoun or (other.definite and not other.is_card)
    if other.head == "copy" or (taken_up and len(scene.deeds) > 1):
        raise NotSupported("what of it all makes it trigger is not judged yet")
    if taken_up and scene.deeds:
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
    fitting = [
        each
        for each in found
        if (what := causing.described(getattr(each[1], "what", None))) is not None
        and counts_itself(item.face, what)
    ] or found
    kinds = {type(event) for _, event in fitting}
    if len(kinds) > 1:
        raise NotSupported(f"{watcher.name} triggers on several things")
    scene.about["a"] = watcher
    causing.cause(scene, watcher, fitting[0][0], item)


def _no_trigger(item: Item) -> None:
    from rulings_cli.ask.cards import lacking

    if item.card is None:
        raise Misfit(f"{item.name} does not trigger")
    lacking(item.card, item.face, f"{item.name} has no such triggered ability", "triggers")


def _trigger(scene: Scene, statement: Statement) -> None:
    _thing("trigger")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    noun = statement.noun()
    if noun is not None and noun.part in _PARTS_OF and not scene.deeds:
        item.zone = ""
        _cause_part(scene, item, noun.part)
    if not scene.deeds and len(causing.triggered(item)) == 1:
        if any(causing.is_self(e) for e in causing.events_of(causing.triggered(item)[0])):
            item.zone = ""
        _cause_part(scene, item, "")
    if not scene.deeds:
        raise NotSupported("what might make it trigger was not said")


def _trigger_ward(scene: Scene, statement: Statement) -> None:
    """Let the ability target a creature with ward of the other player."""
    noun = statement.noun()
    source = scene.bind(noun) if noun is not None else _last(scene, "")
    warded = next((each for each in scene.items if each.has("ward")), None)
    if warded is None:
        card = scene.world.stock.pick("creature", "ward")
        warded = scene.add(Item(card, card.front, None, "opponent"))
        scene.onto_battlefield(warded, "opponent")
    scene.spoken.append(warded)
    scene.about["a"] = warded
    if scene.deeds and any(warded in each.targets for each in scene.deeds):
        return
    who = "you" if warded.owner == "opponent" else "opponent"
    part = noun.part if noun is not None else ""
    for ability in causing.triggered(source):
        if part.startswith(("etb", "enter")) and ability.targets:
            causing.trigger_at(scene, source, ability, who, warded)
            return
    causing.use_on(scene, source, who, warded)


def _draw(scene: Scene, statement: Statement) -> None:
    scene.about["who"] = statement.word("who") or "you"
    if not scene.deeds:
        kinds = {"gain": effects.GainLife, "lose": effects.LoseLife}
        word = next((each for each in statement.text.split() if each in kinds), "")
        causing.imply(scene, kinds.get(word, effects.Draw))


def _draws(scene: Scene, statement: Statement) -> None:
    """Ask whether somebody draws by a thing: it is cast where nothing else was said."""
    if noun_of(statement).pronoun in ("he", "she", "they"):
        raise Misfit("a player is meant")
    item = scene.bind(noun_of(statement))
    if not scene.deeds:
        if item.zone == "battlefield" and item.soft:
            item.zone = ""
        acting.cast_item(scene, item, item.owner or "you")
    scene.about["who"] = statement.word("who") or item.owner or "you"


def _deck_legal(scene: Scene, statement: Statement) -> None:
    """Ask whether a card may be in the deck of a commander of one color."""
    from rulings_cli.terms.mana import COLORS_BY_NAME

    noun = noun_of(statement)
    if not noun.is_card:
        raise NotSupported("which card is meant was not said")
    item = scene.bind(noun)
    scene.place(item, "hand", "you")
    color = COLORS_BY_NAME[statement.word("color")]
    card = scene.world.stock.pick("creature", "legendary", color=color)
    leader = scene.add(Item(card, card.front, None, "you"))
    scene.place(leader, "command zone", "you")
    scene.about["a"], scene.about["b"] = item, leader


def _same_target(scene: Scene, statement: Statement) -> None:
    """Name one thing as two of a spell's targets."""
    tool = scene.bind(noun_of(statement, "b"), "spell")
    target = scene.bind(noun_of(statement), "creature")
    deed = acting.cast_item(scene, tool, statement.word("who") or "you")
    acting.aim_at(scene, deed, target)
    deed.targets.append(target)
    word = "strive"
    if tool.has(word):
        scene.about["strives"] = 1
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"
    card = scene.world.stock.pick("creature", "plain", least=3, other_than=(target.name,))
    other = scene.add(Item(card, card.front, None, target.owner))
    scene.onto_battlefield(other, target.owner)
    scene.about["other target"] = other


def _crews(scene: Scene, statement: Statement) -> None:
    """Ask whether a creature may be tapped for crewing."""
    from rulings_cli.ask.statements import using

    creature = scene.bind(noun_of(statement), "creature")
    scene.onto_battlefield(creature, creature.owner or "you")
    vehicle = scene.bind(noun_of(statement, "b"), "permanent")
    deed = using.crew(scene, vehicle, creature)
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"


def _can_have(scene: Scene, statement: Statement) -> None:
    """Let a second one of a permanent come, and ask whether both stay."""
    noun = noun_of(statement)
    if not noun.counted or noun.number != 2:
        raise Misfit("how many are meant was not said")
    item = scene.bind(noun, "permanent")
    if not item.is_permanent:
        raise Misfit(f"{item.name} is never on the battlefield")
    item.count = 1
    scene.onto_battlefield(item, "you")
    second = scene.add(Item(item.card, item.face, None, "you"))
    scene.place(second, "hand", "you")
    causing.happen(scene, "you", second, "NAME is put onto the battlefield")
    scene.about["a"] = item


def _resolves_action(scene: Scene, statement: Statement) -> None:
    """Ask whether what a spell's text says last is done: whether the spell resolves."""
    from rulings_cli.terms.values import walk

    item = _last_done(scene)
    word = statement.text.split()[-1]
    nodes = list(walk(item.face.paragraphs))
    if not any(
        (isinstance(each, effects.KeywordAction) and each.name.startswith(word))
        or (isinstance(each, effects.Scry) and word in ("scry", "surveil"))
        for each in nodes
    ):
        raise Misfit(f"{item.name} does not {word}")
    scene.about["a"] = item


def _untaps_by(scene: Scene, statement: Statement) -> None:
    """Ask whether the ability that untaps things triggers."""
    from rulings_cli.ask.cards import has

    item = scene.bind(noun_of(statement), "trigger")
    found = [each for each in causing.triggered(item) if has(each, effects.Untap)]
    if len(found) != 1 or len(causing.triggered(item)) != 1:
        raise NotSupported(f"what {item.name} untaps is not planned yet")
    scene.about["a"] = item
    if not scene.deeds:
        raise NotSupported("what might untap it was not said")


def _draw_off(scene: Scene, statement: Statement) -> None:
    """Let a thing do what makes somebody draw."""
    item = scene.bind(statement.noun("b") or noun_of(statement))
    scene.about["who"] = statement.word("who") or "you"
    if not _is_done(scene, item):
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
    item = scene.bind(noun_of(statement), "trigger")
    if item.is_permanent and not item.zone:
        scene.onto_battlefield(item, soft=True)
    scene.about["a"] = item


def _dies(scene: Scene, statement: Statement) -> None:
    """Ask of a permanent; where nothing is done the position is looked at once (704.3)."""
    _thing("permanent")(scene, statement)
    if not scene.deeds:
        who = scene.turn or "you"
        line = "you pass" if who == "you" else "the opponent passes"
        causing.happen(scene, who, None, line).passes = False


def _enters(scene: Scene, statement: Statement) -> None:
    """Let a permanent enter, and ask how."""
    noun = statement.noun("b") or statement.noun()
    if statement.noun("b") is not None:
        holder = scene.bind(noun_of(statement), "permanent")
        scene.onto_battlefield(holder, soft=True)
    item = scene.bind(noun, "permanent") if noun is not None else _last(scene, "permanent")
    scene.about["a"] = item
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


def _stops_cast(scene: Scene, statement: Statement) -> None:
    """Let a permanent be there, and a spell be tried."""
    tool = scene.bind(noun_of(statement), "permanent")
    scene.onto_battlefield(tool, soft=True)
    spell = scene.bind(noun_of(statement, "b"), "spell")
    deed = acting.cast_item(scene, spell, statement.word("who") or "you")
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"


def _times(scene: Scene, statement: Statement) -> None:
    """Ask how often something triggers: only where triggers are spoken of."""
    noun = statement.noun()
    said = "trigger" in statement.text or "time" in statement.text
    if not said or (noun is not None and noun.token):
        raise Misfit("no trigger is asked about")
    _trigger(scene, statement)


def _drains(scene: Scene, statement: Statement) -> None:
    who = statement.word("whom")
    other = "opponent" if statement.word("who") == "you" else "you"
    scene.about["who"] = who or other
    if not scene.deeds:
        raise NotSupported("what might drain somebody was not said")


def _draws_at(scene: Scene, statement: Statement) -> None:
    """Use the first thing on the second, and ask who draws."""
    tool = scene.bind(noun_of(statement))
    target = scene.bind(noun_of(statement, "b"), "permanent")
    who = tool.owner or statement.word("who") or "you"
    causing.use_on(scene, tool, who, target)
    scene.about["who"] = statement.word("who") or "you"


def _respond_with(scene: Scene, statement: Statement) -> None:
    """Let the other player cast the first thing, and ask for the second in response."""
    first, second = scene.bind(noun_of(statement)), noun_of(statement, "b")
    who = statement.word("who")
    other = "opponent" if who == "you" else "you"
    if first.is_permanent and not first.is_spell and first.zone == "battlefield":
        raise NotSupported("answering what a permanent does is not planned yet")
    acting.cast_item(scene, first, first.owner or other)
    answer = scene.bind(second, "spell")
    deed = acting.cast_item(scene, answer, who)
    deed.response = deed.asked = True
    scene.asked = deed
    scene.asks = "can"


def _damaged_by(scene: Scene, statement: Statement) -> None:
    _thing("creature")(scene, statement)
    noun = statement.noun()
    attack = next((each for each in scene.deeds if each.kind == "attack"), None)
    if attack is not None and (noun is None or noun.pronoun):
        scene.about["a"] = attack.item
    scene.about["who"] = statement.word("whom") or "opponent"
    if not scene.deeds:
        raise NotSupported("when it would deal damage was not said")


def _who(scene: Scene, statement: Statement) -> None:
    scene.about["who"] = statement.word("who") or "you"


def _gets(scene: Scene, statement: Statement) -> None:
    """Ask for a token of a kind."""
    noun = statement.noun("b") or noun_of(statement)
    if noun.is_card or noun.part or noun.pronoun:
        raise Misfit("no kind of token is named")
    scene.about["kind"] = noun
    scene.about["who"] = statement.word("who") or "you"
    if not scene.deeds:
        causing.imply(scene, effects.CreateToken)


def _by_tool(scene: Scene, statement: Statement) -> None:
    """Let the first thing be used on the second, unless that was said before."""
    tool = scene.bind(noun_of(statement))
    noun = noun_of(statement, "b")
    target = scene.bind(noun.evolve(another=noun.is_card and _same_card(scene, tool, noun)))
    scene.about["a"] = target
    if any(target in each.targets and each.item is tool for each in scene.deeds):
        return
    owner = target.owner if target.zone and not target.assumed else noun.owner
    who = tool.owner or ("opponent" if owner == "you" else "you")
    if _is_done(scene, tool) and not causing.wants_target(tool):
        causing.place_victim(scene, target, who)
        return
    causing.use_on(scene, tool, who, target)


def _same_card(scene: Scene, item: Item, noun: Noun) -> bool:
    return item.card is not None and scene.card_of(noun).name == item.card.name


def _stops(scene: Scene, statement: Statement) -> None:
    """Let a permanent be there, and what another does be tried."""
    from rulings_cli.ask.statements import using

    tool = scene.bind(noun_of(statement), "permanent")
    noun = noun_of(statement, "b")
    if not tool.is_permanent:
        raise NotSupported("what a spell stops is not planned yet")
    target = scene.bind(noun, "permanent")
    scene.onto_battlefield(tool, soft=True)
    scene.about["a"] = target
    who = target.owner or "you"
    if noun.part in ("etb", "etb trigger", "enter trigger", "trigger", "triggered ability",
                     "death trigger", "attack trigger", "upkeep trigger"):  # fmt: skip
        scene.about["stops"] = "trigger"
        _cause_part(scene, target, noun.part)
        return
    abilities = using.abilities_of(target)
    if len(abilities) == 1 and not causing.triggered(target):
        using.activate(scene, target, who)
        deed = scene.deeds[-1]
        deed.asked = True
        scene.asked = deed
        scene.asks = "can"
        return
    if len(causing.triggered(target)) == 1 and not abilities:
        scene.about["stops"] = "trigger"
        _cause_part(scene, target, "")
        return
    raise NotSupported(f"what of {target.name} might be stopped was not said")


_PARTS_OF = {
    "etb": triggers.Enters, "etb trigger": triggers.Enters, "etb exile": triggers.Enters,
    "etb exile trigger": triggers.Enters, "enter trigger": triggers.Enters,
    "death trigger": triggers.Dies, "attack trigger": triggers.Attacks,
    "upkeep trigger": triggers.BeginningOf, "cast trigger": triggers.Casts,
    "die trigger": triggers.Dies, "leave trigger": triggers.LeavesBattlefield,
    "ltb trigger": triggers.LeavesBattlefield,
}  # fmt: skip


def _cause_part(scene: Scene, item: Item, part: str) -> None:
    """Make the ability of a thing trigger that is meant."""
    kind = _PARTS_OF.get(part)
    found = [
        each
        for each in causing.triggered(item)
        if kind is None or any(isinstance(one, kind) for one in causing.events_of(each))
    ]
    if not found:
        _no_trigger(item)
    if len(found) > 1:
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    if not any(causing.is_self(each) for each in causing.events_of(found[0])):
        scene.onto_battlefield(item, soft=True)
    causing.cause(scene, item, found[0])


def _protects(scene: Scene, statement: Statement) -> None:
    """Let a thing be used on another, and a third answer it."""
    tool, victim = scene.bind(noun_of(statement)), scene.bind(noun_of(statement, "b"), "permanent")
    danger = statement.noun("c")
    scene.about["a"] = victim
    scene.onto_battlefield(victim, victim.owner or "you")
    other = "opponent" if victim.owner == "you" else "you"
    if danger is not None:
        causing.use_on(scene, scene.bind(danger), other, victim)
    elif not any(victim in each.targets or each.kind == "cast" for each in scene.deeds):
        if not victim.is_a("planeswalker") or not tool.is_spell:
            raise NotSupported("from what it is protected was not said")
        _attack_it(scene, tool, victim)
        return
    if tool.is_permanent and not tool.is_instant and not tool.is_a("Aura"):
        scene.onto_battlefield(tool, tool.owner or victim.owner, soft=True)
        return
    causing.use_on(scene, tool, tool.owner or victim.owner, victim).response = True


def _attack_it(scene: Scene, tool: Item, victim: Item) -> None:
    """Let a planeswalker be attacked, and the thing be cast before damage."""
    other = "opponent" if victim.owner == "you" else "you"
    card = scene.world.stock.pick("creature", "plain")
    attacker = scene.add(Item(card, card.front, None, other))
    scene.onto_battlefield(attacker, other)
    scene.turn = other
    deed = Deed("attack", other, attacker)
    deed.targets.append(victim)
    scene.about["defender"] = victim
    scene.deeds.append(deed)
    acting.cast_item(scene, tool, victim.owner).response = True
    scene.about["b"] = attacker


def _protects_who(scene: Scene, statement: Statement) -> None:
    """Let something be aimed at a player, and a thing be used against it."""
    tool, danger = scene.bind(noun_of(statement)), scene.bind(noun_of(statement, "c"))
    who = statement.word("whom")
    other = "opponent" if who == "you" else "you"
    scene.about["who"] = who
    if not danger.is_spell:
        raise NotSupported("what a permanent does to a player is not planned yet")
    deed = acting.cast_item(scene, danger, other)
    if causing.wants_target(danger):
        deed.targets.append("you" if who == "you" else "the opponent")
    if tool.is_spell or tool.is_instant:
        acting.cast_item(scene, tool, who).response = True
    else:
        scene.onto_battlefield(tool, who, soft=True)


def _gives_back(scene: Scene, statement: Statement) -> None:
    """Ask whether a card in a graveyard may be the target of a thing."""
    tool = scene.bind(noun_of(statement), "spell")
    noun = noun_of(statement, "b")
    if _same_card(scene, tool, noun) if noun.is_card else False:
        noun = noun.evolve(another=True)
    target = scene.bind(noun, "card")
    if target.card is not None:
        target.face = target.card.front
    whose, _, zone = statement.word("zone").partition(" ")
    scene.place(target, zone, whose)
    if not tool.is_spell:
        raise NotSupported("what a permanent returns is not planned yet")
    deed = acting.cast_item(scene, tool, whose)
    deed.targets.append(target)
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"


def _later_has(scene: Scene, statement: Statement) -> None:
    """Let a thing come somewhere after an effect was set, and ask for a keyword."""
    source = scene.bind(noun_of(statement, "b"), "spell")
    item = scene.bind(noun_of(statement))
    who = item.owner or "you"
    if source.is_spell:
        acting.cast_item(scene, source, who)
    else:
        raise NotSupported("an effect of a permanent is not planned yet here")
    zone = statement.word("zone").partition(" ")[2] or "battlefield"
    scene.place(item, "hand", who)
    line = {
        "graveyard": "NAME is put into its owner's graveyard",
        "battlefield": "NAME is put onto the battlefield",
    }.get(zone)
    if line is None:
        raise NotSupported(f"what comes into the {zone} is not planned yet")
    causing.happen(scene, who, item, line)
    scene.about["a"] = item


def _untap_lands(scene: Scene, statement: Statement) -> None:
    noun = noun_of(statement)
    if noun.head != "land":
        raise Misfit("what is untapped is asked otherwise")
    deed = next((each for each in reversed(scene.deeds) if each.kind == "cast"), None)
    if deed is None:
        raise Misfit("nothing was cast")
    scene.about["who"] = deed.who if statement.word("who") == "opponent" else "you"
    scene.about["who"] = next((e.who for e in scene.deeds if e.kind == "cast"
                               and e.who == statement.word("who")), deed.who)  # fmt: skip


def _must_pay(scene: Scene, statement: Statement) -> None:
    """Ask whether something must be paid lest the spell be countered."""
    noun = statement.noun()
    if noun is not None and not (noun.keywords == ("ward",) or noun.head == "ward"):
        raise Misfit("what is paid is asked elsewhere")
    scene.about["a"] = _last_done(scene)


def _targetable(scene: Scene, statement: Statement) -> None:
    tool = scene.bind(noun_of(statement), "spell")
    target_noun = noun_of(statement, "b")
    who = statement.word("who") or tool.owner or "you"
    if not tool.zone:
        if tool.is_spell or tool.is_a("Aura"):
            scene.place(tool, "hand", who)
        else:
            scene.onto_battlefield(tool, who)
    target = scene.bind(target_noun, "permanent")
    if not target.zone:
        if not target.is_permanent:
            raise NotSupported("a spell or card as target is not planned yet")
        scene.onto_battlefield(target, target.owner or "opponent")
    scene.about["a"], scene.about["b"] = tool, target


def _costs(scene: Scene, statement: Statement) -> None:
    """Ask for the cost of casting something; it is not cast."""
    noun = statement.noun("b") or statement.noun()
    item: Item | None = None
    for deed in scene.deeds:
        if deed.kind == "cast":
            item = deed.item
    if noun is not None:
        item = scene.bind(noun, "spell")
    if item is None:
        item = next((each for each in reversed(scene.spoken) if each.zone != "battlefield"), None)
    if item is None:
        raise Misfit("what is cast was not said")
    if not _is_done(scene, item):
        item.soft = item.soft or not item.zone
        if item.zone == "battlefield" and item.soft:
            item.zone = ""
        acting.cast_item(scene, item, item.owner or "you")
    deed = next(each for each in scene.deeds if each.item is item)
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"
    scene.about["a"] = item


def _tax(scene: Scene, statement: Statement) -> None:
    del scene, statement
    raise NotSupported("the tax is not planned yet")


def _respond(scene: Scene, statement: Statement) -> None:
    del scene, statement
    raise NotSupported("whether somebody can respond is not planned yet")


def _legal(scene: Scene, statement: Statement) -> None:
    """Ask whether what was done last is allowed."""
    del statement
    if not scene.deeds:
        raise Misfit("nothing was done")
    if scene.deeds[-1].line.startswith("you cast it"):
        scene.about["ask"] = Statement("ask", "was_cast", (), "legal")
        return
    deed = next((each for each in reversed(scene.deeds) if each.kind != "happen"), None)
    if deed is None or deed is not scene.deeds[-1]:
        raise NotSupported("whether that is allowed is not planned yet")
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"


def _counterable(scene: Scene, statement: Statement) -> None:
    """Let a spell be countered by a plain counterspell."""
    noun = statement.noun("b") or statement.noun()
    item = scene.bind(noun, "spell") if noun is not None else _last(scene, "spell")
    if not _is_done(scene, item):
        item.soft = item.soft or item.zone == ""
        acting.cast_item(scene, item, item.owner or "opponent")
    scene.about["a"] = item
    who = statement.word("who") or ("you" if item.owner == "opponent" else "opponent")
    card = scene.world.stock.pick("instant", "counterspell", other_than=(item.name,))
    spell = scene.add(Item(card, card.front, None, who))
    made = acting.cast_item(scene, spell, who)
    made.targets.append(item)
    made.response = made.asked = made.may_fail = True


def _attached(scene: Scene, statement: Statement) -> None:
    _thing("permanent")(scene, statement)
    noun = statement.noun("b")
    if noun is not None:
        scene.about["b"] = scene.bind(noun, "permanent")


def _nothing(scene: Scene, statement: Statement) -> None:
    del statement
    if not scene.deeds:
        raise NotSupported("what is done was not said")


def _done_spell(scene: Scene, statement: Statement) -> None:
    noun = statement.noun()
    item = scene.bind(noun, "spell") if noun is not None else _last_done(scene)
    if not _is_done(scene, item):
        if not item.is_spell:
            raise Misfit(f"{item.name} was not cast")
        item.soft = True
        deed = acting.cast_item(scene, item, item.owner or "you")
        warded = [each for each in scene.items if each.has("ward") and each.owner != deed.who]
        if len(warded) == 1 and causing.wants_target(item):
            deed.targets.append(warded[0])
    scene.about["a"] = item


def _last_done(scene: Scene) -> Item:
    for each in reversed(scene.deeds):
        if each.kind in ("cast", "activate") and each.item is not None:
            return each.item
    raise Misfit("nothing was cast")


def _fizzles(scene: Scene, statement: Statement) -> None:
    """Ask of the first spell, which something in response may have left without a target."""
    noun = statement.noun()
    if noun is not None:
        _done_spell(scene, statement)
        return
    first = next((each for each in scene.deeds if each.kind in ("cast", "activate")), None)
    if first is None or first.item is None:
        raise Misfit("nothing was cast")
    scene.about["a"] = first.item


def _life_paid(scene: Scene, statement: Statement) -> None:
    scene.about["who"] = statement.word("who") or "you"
    scene.about["pays"] = True
    if not scene.deeds:
        raise NotSupported("what is paid for was not said")


def _life_is(scene: Scene, statement: Statement) -> None:
    scene.about["who"] = statement.word("who") or "you"


def _free_keyword(scene: Scene, statement: Statement) -> None:
    """Ask whether a keyword's cost is free too: the spell is cast with it."""
    deed = next((each for each in reversed(scene.deeds) if each.kind == "cast"), None)
    word = statement.word("kw")
    if deed is None or deed.item is None or not deed.item.has(word):
        raise Misfit(f"nothing has {word}")
    deed.tails.append("kicked" if word == "kicker" else f"with {word}")
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"
    scene.about["a"] = deed.item


def _comes_back(scene: Scene, statement: Statement) -> None:
    """Ask of a permanent; where nothing was said to happen it dies."""
    _thing("permanent")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    if not scene.deeds:
        causing.happen(scene, item.owner, item, "NAME dies")
    causing.happen(scene, "", None, "the end step begins")


def _size_is(scene: Scene, statement: Statement) -> None:
    """Ask for a size; a plain creature has another one of its own."""
    _thing("creature")(scene, statement)
    item = scene.about["a"]
    assert isinstance(item, Item)
    own = f"{item.face.power}/{item.face.toughness}"
    if own == statement.word("size") and item.noun is not None and not item.noun.is_card:
        card = scene.world.stock.pick("creature", "plain", least=4)
        item.card, item.face = card, card.front


def _damage(scene: Scene, statement: Statement) -> None:
    who = statement.word("who") or statement.word("whom")
    attack = next((each for each in scene.deeds if each.kind == "attack"), None)
    attacker = attack.item if attack is not None else None
    if who and attacker is not None and attacker.owner == who and attacker.assumed:
        scene.change_sides()
    other = "opponent" if attack is None or attack.who == "you" else "you"
    scene.about["who"] = who or other
    noun = statement.noun()
    if noun is not None:
        scene.about["a"] = scene.bind(noun)
    if not scene.deeds:
        raise NotSupported("what deals the damage was not said")


PREPARED: dict[str, Handler] = {
    "trigger": _trigger,
    "trigger_for": _trigger_for,
    "trigger_ward": _trigger_ward,
    "drains": _drains,
    "makes_enter_tapped": _enters,
    "stops_cast": _stops_cast,
    "damaged_n": _damage,
    "life_by": _life_by,
    "by_event": _by_event,
    "damaged": _damage,
    "draw_off": _draw_off,
    "exiled": _thing("spell", soft=False),
    "power_amount": _thing("creature"),
    "crews": _crews,
    "can_have": _can_have,
    "has_counter": _thing("permanent"),
    "resolves_action": _resolves_action,
    "untaps_by": _untaps_by,
    "same_target": _same_target,
    "deck_legal": _deck_legal,
    "draws_at": _draws_at,
    "respond_with": _respond_with,
    "damaged_by": _damaged_by,
    "sacrificed": _thing("permanent"),
    "draw": _draw,
    "draws": _draws,
    "draw_amount": _draw,
    "gains": _draw,
    "loses": _draw,
    "life_amount": _draw,
    "gets": _gets,
    "gets_amount": _gets,
    "die": _dies,
    "survive": _dies,
    "comes_back": _comes_back,
    "size": _thing("creature"),
    "size_is": _size_is,
    "is_a": _thing("permanent"),
    "is_both": _thing("permanent"),
    "has_kw": _thing("permanent"),
    "untaps": _thing("permanent"),
    "enters_tapped": _enters,
    "enters_untapped": _enters,
    "kills": _by_tool,
    "exiles": _by_tool,
    "bounces": _by_tool,
    "counters_spell": _by_tool,
    "targetable": _targetable,
    "stops": _stops,
    "protects": _protects,
    "must_pay": _must_pay,
    "cost": _costs,
    "cost_is": _costs,
    "is_free": _costs,
    "tax": _tax,
    "can_counter": _counterable,
    "countered": _done_spell,
    "resolves": _done_spell,
    "fizzles": _fizzles,
    "legal": _legal,
    "respond": _respond,
    "pays_life": _life_paid,
    "damage_amount": _damage,
    "counters_amount": _thing("permanent"),
    "times_triggered": _times,
    "count_or": _trigger,
    "protects_who": _protects_who,
    "gives_back": _gives_back,
    "later_has": _later_has,
    "untap_lands": _untap_lands,
    "attached": _attached,
    "legend": _nothing,
    "win": _who,
    "lose": _who,
    "life_is": _life_is,
    "free_kw": _free_keyword,
    "costs_more": _costs,
    "costs_less": _costs,
    "cost_less": _costs,
    "triggers_n": _trigger,
    "gain_n": _draw,
}
