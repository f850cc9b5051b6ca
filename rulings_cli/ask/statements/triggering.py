"""Triggered abilities as people call them: by keyword, by ability word, by what they look for."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

from rulings_cli.abilities import triggers
from rulings_cli.ask.plans.things import counts_itself
from rulings_cli.ask.statements import causing
from rulings_cli.ask.statements.doing import cast_item
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.words import Text
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import walk

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run

#: What is asked of triggered abilities, or of what they do.
OF_TRIGGERS = frozenset(
    ("trigger", "trigger_for", "times_triggered", "times_from", "triggers_n", "by_event",
     "trigger_self", "trigger_part", "trigger_word", "trigger_word_n", "times_word", "doubles",
     "gets", "gets_amount", "draw", "draws", "draw_amount",
     "draw_off", "gains", "loses", "lifegain", "life_amount", "life_by", "has_counter", "grows",
     "counters_amount", "counters_is", "damaged", "damage_amount", "drains", "times_drained",
     "comes_back", "transforms", "mills", "mill_amount", "unhurt",
     "goes_to", "returned_n", "returned_amount")
)  # fmt: skip

#: Ability words for triggered abilities, by what the events of such an ability are of (207.2c).
_ABILITY_WORDS: dict[str, tuple[tuple[type, ...], str]] = {
    "landfall": ((triggers.Enters, triggers.PlaysLand), "land"),
    "constellation": ((triggers.Enters,), "enchantment"),
    "magecraft": ((triggers.Casts, triggers.OtherEvent, triggers.AnyEvent), ""),
    "heroic": ((triggers.Casts,), ""),
    "valiant": ((triggers.BecomesTarget,), ""),
    "enrage": ((triggers.IsDealtDamage,), ""),
    "alliance": ((triggers.Enters,), "creature"),
    "inspired": ((triggers.BecomesTapped,), ""),
    "battalion": ((triggers.AttacksTogether,), ""),
    "eerie": ((triggers.Enters, triggers.AnyEvent), ""),
    "rally": ((triggers.Enters,), ""),
}
#: Keywords that stand for triggered abilities, which people speak of by their names (CR 702).
_KEYWORDS = frozenset(
    ("prowess", "evolve", "exalted", "extort", "exploit", "undying", "persist", "annihilator",
     "mentor", "training", "renown", "dethrone", "melee", "myriad", "afflict", "afterlife",
     "fabricate", "flanking", "bushido", "rampage", "graft", "modular", "soulshift", "cascade",
     "storm", "ingest", "provoke", "ward", "unleash", "increment")
)  # fmt: skip
#: Forms of those words.
_FORMS = {"evolves": "evolve", "exploits": "exploit", "extorts": "extort", "mentors": "mentor",
          "persists": "persist", "trains": "training", "enraged": "enrage"}  # fmt: skip


def ability_word_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read the name of a triggered ability: "landfall", "prowess"."""
    if at < len(text.tokens) and not text.tokens[at].sure:
        word = _FORMS.get(text.tokens[at].text, text.tokens[at].text)
        if word in _ABILITY_WORDS or word in _KEYWORDS:
            yield at + 1, word


def is_called(word: str) -> bool:
    """Tell whether a triggered ability is called so."""
    return word in _ABILITY_WORDS or word in _KEYWORDS


def abilities_called(item: Item, word: str) -> tuple[Any, ...]:
    """Give the triggered abilities of a thing that people call so."""
    if word in _KEYWORDS:
        return tuple(ability for name, ability in causing.of_keywords(item) if name == word)
    kinds, type_ = _ABILITY_WORDS[word]
    return tuple(
        each
        for each in causing.triggered(item)
        if any(isinstance(one, kinds) and _is_of(one, type_) for one in _events(each))
    )


def _events(ability: Any) -> tuple[Any, ...]:
    return (ability.event, *causing.events_of(ability))


def _is_of(event: Any, type_: str) -> bool:
    return not type_ or any(getattr(each, "name", "") == type_ for each in walk(event))


def prepare_word(scene: Scene, statement: Statement) -> None:
    """Ask whether an ability triggers that is called by its keyword or ability word."""
    word = statement.word("trig")
    noun, other = statement.noun(), statement.noun("b")
    if word == "ward" and noun is None:
        raise Misfit("whether ward triggers is asked otherwise")
    if word in ("persist", "undying") and statement.text.split()[-1] == word and noun is not None:
        raise Misfit("whether it comes back is asked")
    if noun is None and other is not None and abilities_called(scene.bind(other), word):
        noun, other = other, None  # "does prowess trigger on NAME" is of its prowess
    beside = scene.bind(other) if noun is None and other is not None else None
    item = scene.bind(noun, "permanent") if noun is not None else _the_one(scene, word, beside)
    found = abilities_called(item, word)
    if len(found) != 1:
        raise Misfit(f"{item.name} has no one ability called {word}")
    scene.about["a"], scene.about["ability"] = item, found[0]
    own = any(causing.is_self(each) for each in causing.events_of(found[0]))
    if other is not None and other.befallen and beside is not None and not own:
        befallen_for(scene, beside, item, causing.events_of(found[0])[0])
    if own and beside is not None and beside is not item:
        raise Misfit(f"{word} is of what it happens to itself")
    if not any(each.item is item for each in scene.deeds) and not item.zone:
        scene.onto_battlefield(item, soft=True)
    if statement.name == "times_word" and other is None and not own:
        other_enters(scene, item)
    if not scene.deeds or (other is not None and not _is_done(scene, other)):
        if own and not scene.deeds and item.soft:
            item.zone = ""
        what = scene.bind(other) if other is not None else None
        if what is not None and what.is_spell:
            cast_item(scene, what, what.owner or item.owner or "you")
        else:
            causing.cause(scene, item, found[0], what)


def other_enters(scene: Scene, watcher: Item | None) -> None:
    """Let the one other card enter that does something by entering, where no more was said."""
    if scene.deeds:
        return
    others = [e for e in scene.items if e is not watcher and e.noun is not None and e.noun.is_card]
    found = [e for e in others if e.soft or not e.zone]
    if len(others) == 1 and found and _does_by_entering(others[0]):
        others[0].zone = ""
        causing.enter(scene, others[0], others[0].owner or "you")


def _does_by_entering(item: Item) -> bool:
    """Tell whether a thing has an ability that triggers by its own entering."""
    events = [one for each in causing.triggered(item) for one in causing.events_of(each)]
    return any(isinstance(each, triggers.Enters) and causing.is_self(each) for each in events)


def befallen_for(scene: Scene, item: Item, watcher: Item, event: Any) -> None:
    """Let what has befallen a thing have befallen one of the kind and side that is watched."""
    wanted, who = causing.described(getattr(event, "what", None)), causing.side_of(watcher, event)
    is_any = item.noun is not None and item.noun.text.endswith("spell") and not item.noun.kinds
    if is_any and wanted is not None and not counts_itself(item.face, wanted):
        item.card = scene.world.stock.pick("instant", "plain")
        item.face = item.card.front
    if item.assumed and item.owner != who:
        item.owner = who
        for each in scene.deeds:
            each.who = who if each.item is item and each.kind == "cast" else each.who
        scene.turn = who if scene.turn_assumed else scene.turn


def prepare_none(scene: Scene, statement: Statement) -> None:
    """Ask whether what was countered does not trigger, since it was: "… stop the cascade?"."""
    countered = [e.item for e in scene.deeds if e.line == "NAME is countered"]
    item = countered[0] if len(countered) == 1 and len(scene.deeds) == _CAST_AND_COUNTERED else None
    if item is None:
        raise NotSupported("what would stop it was not said")
    word = statement.word("trig")
    found = abilities_called(item, word) if word else causing.all_triggered(item)
    if len(found) != 1:
        raise NotSupported(f"which ability of {item.name} is meant was not said")
    scene.about["a"], scene.about["ability"], scene.about["hinders"] = item, found[0], True


_CAST_AND_COUNTERED = 2


def _is_done(scene: Scene, noun: Noun) -> bool:
    item = scene.bind(noun)
    return any(item is each.item or item in each.targets for each in scene.deeds)


def _the_one(scene: Scene, word: str, beside: Item | None) -> Item:
    """Give the one thing that has an ability of that name; any, where none but one beside is."""
    found = [each for each in scene.items if abilities_called(each, word)]
    named = [each for each in found if each.noun is not None and each.noun.is_card] or found
    told = [each for each in scene.items if each.noun is None or each.noun.is_card]
    attack = bool(scene.deeds) and all(each.kind == "attack" for each in scene.deeds)
    fits = (attack and not told) or (not scene.deeds and told in ([], [beside]))
    fits = fits or (word in _ON_CASTING and _only_cast(scene, told))
    if not named and fits:
        card = scene.world.stock.pick(word)  # some thing that has it
        scene.assumptions.append(f"{word!r} is that of {card.name}")
        return scene.add(Item(card, card.front, None, "you"))
    if len(named) != 1:
        raise NotSupported(f"whose {word} is meant was not said")
    return named[0]


#: Keywords for what triggers as a spell is cast.
_ON_CASTING = frozenset(("prowess", "extort"))


def _only_cast(scene: Scene, told: list[Item]) -> bool:
    """Tell whether all that was said is that one player's spells are cast, or countered."""
    cast = [each.item for each in scene.deeds if each.kind == "cast" and each.who == "you"]
    return (
        bool(cast)
        and all(each.item in cast for each in scene.deeds)
        and all(each in cast for each in told)
    )


#: What may come of an ability that triggers as a step begins.
_COMES = OF_TRIGGERS | {
    "win",
    "lose",
    "not_lost",
    "die",
    "survive",
    "stays",
    "sacrificed",
    "life_total",
}


def begin_step(scene: Scene, statement: Statement) -> None:
    """Let the step that is said begin, where something looks for that, and nothing else is done."""
    step = scene.step
    if not step or scene.deeds or scene.asks or statement.name not in _COMES:
        return
    looks = any(
        (isinstance(event, triggers.BeginningOf) and event.step.words == step)
        or (isinstance(event, triggers.PlayerDraws) and step.startswith("draw"))
        for item in scene.items
        if item.is_permanent
        for ability in causing.triggered(item)
        for event in causing.events_of(ability)
    )
    draws = statement.name in ("draw", "draw_amount") and step.startswith("draw")
    if not looks and not (draws and statement.word("who") == (scene.turn or "you")):
        return  # in their draw step a player draws anyway (504.1)
    who = scene.turn or "you"
    if step.startswith(("upkeep", "draw")):
        scene.step = "untap step"
        causing.happen(scene, who, None, f"the {step} begins")
        return
    scene.step = ""
    whose = "your" if who == "you" else "the opponent's"
    causing.happen(scene, who, None, f"it is {whose} next {step.removesuffix(' step')} step")


def reach_step(scene: Scene, item: Item) -> None:
    """Let the step of this turn begin that a thing looks for, after what was said to happen."""
    found = causing.triggered(item)
    events = [event for ability in found for event in causing.events_of(ability)]
    if not scene.deeds or len(events) != 1 or not isinstance(events[0], triggers.BeginningOf):
        return
    if any(" step" in each.line or " turn" in each.line for each in scene.deeds):
        return
    now = scene.turn or "you"
    held = list(scene.deeds)
    causing.cause(scene, item, found[0])
    whose = "your next" if now == "you" else "the opponent's next"
    if not scene.deeds[-1].line.startswith(f"it is {whose}") or events[0].step.words in _EARLY:
        scene.deeds[:] = held
    else:
        scene.deeds[-1].line = scene.deeds[-1].line.replace(" next ", " ")


#: Steps that are over when something is done in a turn.
_EARLY = ("untap step", "upkeep step", "upkeep", "draw step")


def times_of(run: Run, item: Item, ability: Any) -> int:
    """Give how often one ability of a thing was put onto the stack."""
    game = run.game
    count = 0
    for each in game.trace:
        if type(each).__name__ != "PutOnStack":
            continue
        found: Any = each
        known = game.objects.get(found.object) or game.last_known.get(found.object)
        on_stack = getattr(known, "on_stack", None)
        if on_stack is not None and on_stack.source_was.name == item.name:
            count += _is_same(on_stack.ability, ability)
    return count


def _is_same(one: Any, other: Any) -> bool:
    """Tell whether two abilities look for the same and do the same."""
    return all(getattr(one, each, 1) == getattr(other, each, 2) for each in ("event", "body"))
