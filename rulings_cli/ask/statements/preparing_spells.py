"""Questions about spells: their costs, answers to them, what comes of them."""

from __future__ import annotations

from itertools import pairwise

from rulings_cli.abilities import effects
from rulings_cli.abilities.static import CantCast, CastOnlyWhen
from rulings_cli.ask.cards import activated, adds_mana, has
from rulings_cli.ask.statements import causing, doing, free_cast, special_actions
from rulings_cli.ask.statements.attack_costs import ask_attack, attacks_at_cost
from rulings_cli.ask.statements.chapters import is_chapter
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.prepared import _is_done, _last, _last_done, noun_of
from rulings_cli.ask.statements.preparing_events import put_on_stack
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import CASTS_IT, Deed, Item, Misfit, Scene
from rulings_cli.errors import NotSupported


def _respond_with(scene: Scene, statement: Statement) -> None:
    """Let the other player cast the first thing, and ask for the second in response."""
    noun, second = noun_of(statement), noun_of(statement, "b")
    who = statement.word("who")
    other = "opponent" if who == "you" else "you"
    if noun.part.endswith(("etb", "trigger", "triggered ability")) and not scene.deeds:
        put_on_stack(scene, noun, who)
        _answer_asked(scene, second, who)
        return
    first = scene.bind(noun)
    if first.is_permanent and not first.is_spell and first.zone == "battlefield":
        raise NotSupported("answering what a permanent does is not planned yet")
    doing.cast_item(scene, first, first.owner or other)
    _answer_asked(scene, second, who)


def _answer_asked(scene: Scene, noun: Noun, who: str) -> None:
    deed = doing.cast_item(scene, scene.bind(noun, "spell"), who)
    deed.response = deed.asked = True
    scene.asked = deed
    scene.asks = "can"


def _must_pay(scene: Scene, statement: Statement) -> None:
    """Ask whether something must be paid lest the spell be countered."""
    noun = statement.noun()
    if noun is not None and not (noun.keywords == ("ward",) or noun.head == "ward"):
        raise Misfit("what is paid is asked elsewhere")
    if attacks_at_cost(scene):
        ask_attack(scene)
        return
    item = scene.about["a"] = _last_done(scene)
    _oppose_warded(scene, item)


def _oppose_warded(scene: Scene, item: Item) -> None:
    """Let the other player control a permanent with ward, where nobody was said to."""
    deed = next(each for each in scene.deeds if each.item is item)
    for each in deed.targets:
        if isinstance(each, Item) and each.has("ward") and each.owner == deed.who and each.assumed:
            each.owner = "opponent" if deed.who == "you" else "you"


def _forbids_casting(item: Item) -> bool:
    """Tell whether a permanent says that somebody can't cast spells, or when."""
    return has(item.face.paragraphs, CantCast, CastOnlyWhen)


def _respond(scene: Scene, statement: Statement) -> None:
    """Let the other player cast a spell, and ask for a plain instant in response."""
    noun = statement.noun()
    last = scene.deeds[-1] if scene.deeds else None
    said = scene.about["said"]
    assert isinstance(said, tuple)
    if noun is None and any(each.text.endswith((" resolves", " resolved")) for each in said):
        raise NotSupported("what there is to respond to once it has resolved was not said")
    if noun is None and last is not None and special_actions.is_special(last):
        special_actions.need_alone(last)
        special_actions.answer(scene, last, statement)
        return
    if noun is None and last is not None and last.kind in ("cast", "activate", "tap"):
        who = statement.word("who") or "you"
        if last.kind != "cast":
            from rulings_cli.ask.statements.abilities_asked import answer

            _need_one_kind(last)
            answer(scene, last, statement)
            return
        if last.who != who:
            _instant_asked(scene, who)
            scene.about["ask"] = statement.evolve(name="can")
            return
    if noun is None and not scene.deeds and any(_forbids_casting(e) for e in scene.permanents()):
        who = statement.word("who") or "you"
        other = "opponent" if who == "you" else "you"
        card = scene.world.stock.pick("sorcery", "plain", "spell")
        doing.cast_item(scene, scene.add(Item(card, card.front, None, other)), other)
        _instant_asked(scene, who)
        scene.about["ask"] = statement.evolve(name="can")
        return
    if noun is None or noun.part or noun.pronoun or scene.deeds or noun.head in ("", "creature"):
        raise NotSupported("whether somebody can respond is not planned yet")
    who = statement.word("who") or "you"
    first = scene.bind(noun, "spell")
    doing.cast_item(scene, first, noun.owner or ("opponent" if who == "you" else "you"))
    _instant_asked(scene, who)
    scene.about["ask"] = statement.evolve(name="can")


def _need_one_kind(deed: Deed) -> None:
    """Abstain where it was not said if a mana ability was activated, or another one of it."""
    item, said = deed.item, set(deed.text.lower().split())
    if (
        item is None
        or deed.targets
        or deed.kind != "activate"
        or not said & {"activate", "activates", "use"}
    ):
        return
    kinds = {adds_mana(each.ability) for each in activated(item.face)}
    kinds |= {False for each in item.face.uncompiled if "activated" in each.touches}
    if len(kinds) > 1 and said.isdisjoint(("for", "mana", "to")):
        raise NotSupported(f"which ability of {item.name} is answered was not said")


def _instant_asked(scene: Scene, who: str) -> None:
    """Ask whether that player can cast a plain instant in response."""
    named = tuple(each.name for each in scene.items)
    card = scene.world.stock.pick("instant", "plain", other_than=named)
    deed = doing.cast_item(scene, scene.add(Item(card, card.front, None, who)), who)
    deed.response = deed.asked = True
    scene.asked, scene.asks = deed, "can"


def _use_what_is_named(scene: Scene) -> None:
    """Use the one thing that is named, by its one ability, where nothing was said to be done."""
    from rulings_cli.ask.statements import using

    named = [each for each in scene.items if each.noun is not None and each.noun.is_card]
    if len(named) != 1 or not named[0].is_permanent or len(using.abilities_of(named[0])) != 1:
        raise Misfit("nothing was done")
    item = named[0]
    scene.onto_battlefield(item, item.owner or "you")
    deed = using.activated(scene, item, using.abilities_of(item)[0], item.owner or "you")
    deed.text = "it is used"


def _legal(scene: Scene, statement: Statement) -> None:
    """Ask whether what was done last is allowed."""
    del statement
    if not scene.deeds:
        _use_what_is_named(scene)
    said = scene.about.get("said")
    found = scene.deeds[-1].line.startswith(CASTS_IT)
    if isinstance(said, tuple) and any(e.name == "cascade" for e in said) and not found:
        raise NotSupported("whether what is found may be cast is asked otherwise")
    if scene.deeds[-1].line.startswith(CASTS_IT):
        scene.about["ask"] = Statement("ask", "was_cast", (), "legal")
        return
    deed = next((each for each in reversed(scene.deeds) if each.kind != "happen"), None)
    if deed is None or deed is not scene.deeds[-1]:
        raise NotSupported("whether that is allowed is not planned yet")
    lent = next((each for each in scene.items if "flashback" in each.gained), None)
    if lent is not None and deed.item is not lent:
        deed = doing.cast_item(scene, lent, lent.owner or "you")  # it is what that is given for
    _need_aims_done(scene, deed)
    deed.asked = True
    scene.asked = deed
    scene.asks = "can"


def _need_aims_done(scene: Scene, deed: Deed) -> None:
    """Refuse what is said to work on a thing that what is done does nothing to."""
    met = (deed.item, *deed.targets)
    for each in scene.items:
        named = each.noun is not None and each.noun.is_card and each not in met
        if named and each.zone == "graveyard" and not any(each.name in e for e in deed.tails):
            raise NotSupported(f"what is done with {each.name} is not what is asked")
    told = scene.about.get("said")
    aims = [e for e in told if e.kind != "ask"] if isinstance(told, tuple) else []
    aimed = any("target" in each.text for each in aims)
    if aimed and deed.kind == "cast" and not any(isinstance(each, Item) for each in deed.targets):
        raise NotSupported("what it targets is not chosen as it is cast", "603.3d")


def counterable(scene: Scene, statement: Statement) -> None:
    """Let a spell be countered by a plain counterspell."""
    noun = statement.noun("b") or statement.noun()
    item = scene.bind(noun, "spell") if noun is not None else _last(scene, "spell")
    others = [each for each in scene.spoken if each is not item]
    if noun is None and others and has(item.face.paragraphs, effects.Counter):
        raise NotSupported(f"what {item.name} is to counter was not said")
    if item is scene.about.get("found"):
        free_cast.cast(scene)
    elif not _is_done(scene, item):
        item.soft = item.soft or item.zone == ""
        doing.cast_item(scene, item, item.owner or "opponent")
    doing.need_unresolved(scene, item)
    scene.about["a"] = item
    who = statement.word("who") or ("you" if item.owner == "opponent" else "opponent")
    card = scene.world.stock.pick("instant", "counterspell", other_than=(item.name,))
    spell = scene.add(Item(card, card.front, None, who))
    made = doing.cast_item(scene, spell, who)
    made.targets.append(item)
    made.response = made.asked = made.may_fail = True


_OF_LEGENDS = ("legend", "keeps_both")


def _nothing(scene: Scene, statement: Statement) -> None:
    legends = [e for e in scene.items if e.is_a("legendary") and e.zone == "battlefield"]
    if not scene.deeds and statement.name in _OF_LEGENDS and legends:
        causing.happen(scene, "you", None, "you pass").passes = False  # it is looked at (704.3)
    if not scene.deeds:
        raise NotSupported("what is done was not said")


def _done_spell(scene: Scene, statement: Statement) -> None:
    noun = statement.noun()
    if noun is not None and noun.part:
        _done_ability(scene, noun)
        return
    if noun is None or noun.pronoun:
        from rulings_cli.ask.statements.preparing_open import _cast_what_was_found

        _cast_what_was_found(scene)
    found = scene.about.get("cast found")
    if isinstance(found, Item) and (noun is None or noun.pronoun):
        scene.about["a"] = found
        return
    done = any(each.kind in ("cast", "activate") for each in scene.deeds)
    if noun is None and scene.spoken and not done:
        doing.cast_as_said(scene, scene.spoken[-1])
    item = scene.bind(noun, "spell") if noun is not None else _answered(scene, _last_done(scene))
    if not _is_done(scene, item):
        if not item.is_spell:
            raise Misfit(f"{item.name} was not cast")
        item.soft = True
        deed = doing.cast_item(scene, item, item.owner or "you")
        warded = [each for each in scene.items if each.has("ward") and each.owner != deed.who]
        if len(warded) == 1 and causing.wants_target(item):
            deed.targets.append(warded[0])
    scene.about["a"] = item


#: How an activated ability is called.
_ACTIVATED = ("ability", "ping", "activation", "crack", "ping ability")


def _done_ability(scene: Scene, noun: Noun) -> None:
    """Ask of a triggered ability that waits on the stack, or of one that was activated."""
    triggered = noun.part.endswith(("trigger", "etb", "etb ability")) or is_chapter(noun.part)
    waits = [e.item for e in scene.deeds if e.item is not None and causing.triggered(e.item)]
    if not triggered:
        waits = [e.item for e in scene.deeds if e.kind == "activate" and e.item is not None]
    item = waits[-1] if noun.pronoun and waits else scene.bind(noun, "trigger")
    if not (triggered or noun.part in _ACTIVATED):
        raise NotSupported(f"what is asked of {noun.text!r} is not planned yet")
    if not any(each.item is item for each in scene.deeds):
        raise Misfit(f"what makes {item.name} trigger was not said")
    scene.about["a"] = item
    if triggered:
        scene.about["called"] = "'s trigger"
        _give_target(scene, item)


def _give_target(scene: Scene, item: Item) -> None:
    """Let there be something beside its source that a triggered ability may be aimed at.

    Without a target it would be removed from the stack (CR 603.3d).
    """
    from rulings_cli.ask.plans.using import _fitting
    from rulings_cli.ask.statements.completing import may_be
    from rulings_cli.ask.statements.using import zone_and_side

    who = item.owner or "you"
    found = causing.triggered(item)
    for each in found[0].targets if len(found) == 1 else ():
        if each.what is None or each.player or each.any_target:
            continue
        zone, side = zone_and_side(each)
        others = [one for one in scene.items if one is not item and one.zone == zone]
        if zone == "stack" or any(may_be(one, each) for one in others):
            continue
        card = _fitting(each.what, scene.world.stock, tuple(one.name for one in scene.items))
        theirs = zone == "battlefield" and side != "own"
        owner = {"you": "opponent", "opponent": "you"}[who] if theirs else who
        scene.place(scene.add(Item(card, card.front, None, owner)), zone, owner)
        scene.choices.append(card.name)
        scene.assumptions.append(f"{item.name}'s ability is aimed at {card.name}")


def _answered(scene: Scene, item: Item) -> Item:
    """Give the spell that another is aimed at: what comes of that is asked, rather."""
    for deed in reversed(scene.deeds):
        for each in deed.targets if deed.item is item else ():
            if isinstance(each, Item) and _is_done(scene, each):
                item = each
    return item


def aim_counters(scene: Scene) -> None:
    """Aim what counters a spell at the other player's that was cast just before it.

    "I cast X and he casts Y. does it resolve?" is asked of X.
    """
    cast = [each for each in scene.deeds if each.kind == "cast" and each.item is not None]
    for before, deed in pairwise(cast):
        item, answered = deed.item, before.item
        if before.who == deed.who or item is None or answered is None:
            continue
        if item.is_spell and has(item.face.paragraphs, effects.Counter):
            if not deed.targets:
                deed.targets.append(answered)
                deed.response = True
            if answered not in deed.targets:
                continue
            if deed is cast[-1] and scene.focus in (None, item):
                scene.focus = answered


def answered_first(scene: Scene) -> bool:
    """Tell whether of two things done the second was done in response to the first."""
    done = [each for each in scene.deeds if each.kind in ("cast", "activate")]
    return len(done) == 2 and done[1].response and not done[0].response


def _fizzles(scene: Scene, statement: Statement) -> None:
    """Ask of the first spell, which something in response may have left without a target."""
    noun = statement.noun()
    if noun is not None and not (noun.pronoun and answered_first(scene)):
        _done_spell(scene, statement)
        return
    if statement.text == "fizzled":
        raise Misfit("that it fizzled is said, and not asked")
    first = next((each for each in scene.deeds if each.kind in ("cast", "activate")), None)
    if first is None or first.item is None:
        raise Misfit("nothing was cast")
    scene.about["a"] = first.item
