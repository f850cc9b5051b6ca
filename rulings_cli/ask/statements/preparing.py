"""What is asked, before it is played: the things it speaks of, and the events that it implies."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli.ask.statements import (
    combat_notions,
    face_down,
    fizzling,
    loops,
    natures,
    spells_asked,
)
from rulings_cli.ask.statements.ability_aims import aim_at_ability
from rulings_cli.ask.statements.adding import IMPLIES_CAST, MAY_CAST
from rulings_cli.ask.statements.copied_spells import of_copy
from rulings_cli.ask.statements.finding import finds
from rulings_cli.ask.statements.letting import let
from rulings_cli.ask.statements.mana_asked import PREPARED_MANA
from rulings_cli.ask.statements.mana_making import makes_mana
from rulings_cli.ask.statements.mana_paying import take_up as pays_taken_up
from rulings_cli.ask.statements.mana_used import gives, shields
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.prepared import Handler, _taps, _thing, aimed_at, noun_of
from rulings_cli.ask.statements.preparing_costs import COSTS
from rulings_cli.ask.statements.preparing_events import (
    _by_event,
    _comes_back,
    _damage,
    _damage_from,
    _damaged_by,
    _dies,
    _done,
    _doubles,
    _drains,
    _draw,
    _draw_off,
    _draws,
    _draws_at,
    _ends,
    _enters,
    _get_back,
    _gets,
    _life_by,
    _life_is,
    _life_paid,
    _lifegain,
    _mills,
    _poison,
    _resolves_action,
    _times,
    _times_drained,
    _times_from,
    _trigger,
    _trigger_alone,
    _trigger_for,
    _trigger_part,
    _trigger_ward,
    _untap_lands,
    _untaps_by,
)
from rulings_cli.ask.statements.preparing_notions import NOTIONS
from rulings_cli.ask.statements.preparing_open import OPEN
from rulings_cli.ask.statements.preparing_spells import (
    _done_spell,
    _fizzles,
    _legal,
    _must_pay,
    _nothing,
    _respond,
    _respond_with,
    aim_counters,
    counterable,
)
from rulings_cli.ask.statements.preparing_uses import (
    OF_SPELLS,
    _attached,
    _both_die,
    _by_tool,
    _can_have,
    _counters_amount,
    _counters_then,
    _crews,
    _deck_legal,
    _does_to,
    _gives_back,
    _gives_keyword,
    _goes_to,
    _grows,
    _later_has,
    _may_command,
    _must_attack,
    _protects,
    _protects_who,
    _sacrificed,
    _same_target,
    _size,
    _size_is,
    _stops,
    _stops_cast,
    _stops_damage,
    _taps_for,
    _target_player,
    _targetable,
    _targetable_any,
    _trades,
    _trigger_copy,
    _trigger_from,
    _untargeted,
    _works_on,
    comes,
)
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.triggering import begin_step, is_called, prepare_none, prepare_word
from rulings_cli.ask.statements.working import prepare as _works
from rulings_cli.ask.statements.writing import PREFIXES
from rulings_cli.ask.ways import IN_GRAVEYARD
from rulings_cli.errors import NotSupported
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.types import PERMANENT_TYPES

#: Asks for counters that are put on something.
_OF_COUNTERS = frozenset(("has_counter", "grows"))


def prepare(scene: Scene, statement: Statement, rest: Sequence[Statement]) -> None:
    """Take in what is asked; a prefix ("can I") waits for the deed that follows."""
    scene.about["ask"] = statement
    said = scene.about.get("said")
    if isinstance(said, tuple) and said[:1] and said[0].text == "when" and statement in said[1:2]:
        raise Misfit("when that is so is asked, and not whether it is")
    if aim_at_ability(scene, statement):
        return
    statement = of_copy(scene, statement)
    _need_whole(statement)
    if statement.name in _OF_COUNTERS and "countered" in statement.text.split():
        raise Misfit("it is countered, and gets no counter")
    if statement.name in PREFIXES:
        gives = statement.name in MAY_CAST and any(each.name in IMPLIES_CAST for each in rest)
        if not gives and not any(each.kind == "event" for each in rest):
            raise Misfit("what could be done is not said")
        if statement.name in ("lets", "hinders"):
            if statement.noun("b") is None:
                scene.about["hinders"] = True
            else:
                let(scene, statement)
            scene.asks, scene.ask_who = "can", statement.word("who")
            if statement.noun() is not None:
                scene.asks, scene.subject = "can_thing", scene.bind(noun_of(statement))
            return
        if statement.noun("b") is not None:
            raise NotSupported("with what it is done is not planned yet")
        scene.asks = statement.name
        scene.ask_who = statement.word("who")
        noun = statement.noun()
        fights = any(each.name in ("attack", "block") for each in rest)
        if noun is not None and fights and "suspended" in noun.text.split():
            noun = noun.evolve(befallen="last_counter")
        if noun is not None:
            scene.subject = scene.bind(noun, "permanent" if noun.pronoun and not gives else "")
        return
    handler = PREPARED.get(statement.name)
    if handler is None:
        raise NotSupported(f"{statement.text!r} is not planned yet")
    if scene.about.get("some counters") and statement.name in _OF_NUMBERS:
        raise NotSupported("how many counters there are was not said")
    begin_step(scene, statement)
    aim_counters(scene)
    handler(scene, statement)


#: Asks whose answer rests on how many counters there are.
_OF_NUMBERS = frozenset(
    ("counters_amount", "size", "sizes", "size_is", "power_amount", "toughness_amount",
     "damage_amount", "life_amount", "kills", "survive", "survives", "die", "beats", "trades",
     "power_toughness", "gets_amount", "draw_amount", "who_dies")
)  # fmt: skip
#: Parts that stand for the whole thing, or for what it is aimed at.
_WHOLE = frozenset(("", "target", "target creature", "creature", "effect", "static",
                    "static ability"))  # fmt: skip
#: Asks that are about a part of a thing.
_OF_PARTS = frozenset(
    ("trigger", "trigger_part", "trigger_ward", "trigger_for", "by_event", "stops", "happens_to",
     "untaps_by", "can", "can_thing", "gets", "gets_amount", "times_triggered", "times_from",
     "has_kw", "triggers_n", "resolves", "fizzles", "resolve_or", "can_have", "targetable",
     "respond_with", "doubles", "finds", "taps_for", "does_to")
)  # fmt: skip


def _need_whole(statement: Statement) -> None:
    """Refuse an ask of a thing where only an ability of it is spoken of."""
    if statement.name in _OF_PARTS or statement.name in COSTS:
        return
    for _, value in statement.slots:
        if isinstance(value, Noun) and value.part not in _WHOLE:
            raise NotSupported(f"what is asked of {value.text!r} is not planned yet")


def _exiled(scene: Scene, statement: Statement) -> None:
    """Ask whether a thing is exiled: "it" is what was aimed at, and not the spell."""
    noun = statement.noun()
    aimed = aimed_at(scene) if noun is None or noun.pronoun else None
    if aimed is not None:
        scene.about["a"] = aimed
        return
    _thing("spell", soft=False)(scene, statement)


def _bounced(scene: Scene, statement: Statement) -> None:
    """Ask whether a permanent is returned to a hand by what was said to happen."""
    _thing("permanent")(scene, statement)
    if not scene.deeds:
        raise NotSupported("what might return it was not said")


#: Keywords that creatures have, where "it" is asked for one.
_OF_COMBAT = frozenset(
    ("trample", "flying", "first strike", "double strike", "deathtouch", "lifelink", "reach",
     "vigilance", "menace", "infect", "wither")
)  # fmt: skip


def _has_keyword(scene: Scene, statement: Statement) -> None:
    """Ask for a keyword of a permanent: where none is named, of the creature spoken of."""
    if statement.noun() is None and _may_be_trigger(statement.word("kw")):
        raise Misfit("it is asked what comes of that")
    noun = statement.noun()
    if _triggers_of_its_own(scene, statement):
        raise Misfit("it is asked whether its ability triggers")
    fights = noun is None or (noun.pronoun and statement.word("kw") in _OF_COMBAT)
    said = scene.about.get("said")
    again = isinstance(said, tuple) and any(each.name == "again" for each in said)
    if again and noun is not None and not noun.is_card and not noun.pronoun:
        raise NotSupported(f"by what {noun.text!r} had it before was not said")
    if noun is not None and "suspended" in noun.text.split():
        if noun.is_card and PERMANENT_TYPES.isdisjoint(scene.face_of(noun).types):
            raise NotSupported("whether the card in exile or what is cast is meant was not said")
        noun = noun.evolve(befallen="last_counter")
        statement = statement.evolve(slots=(("a", noun), *statement.slots[1:]))
    want = "creature" if fights else "permanent"
    if noun is not None and noun.is_card and statement.word("kw") in IN_GRAVEYARD:
        placed = scene.bind(noun, want)
        if not placed.zone and not any(each.item is placed for each in scene.deeds):
            scene.place(placed, "graveyard", noun.owner)
    _thing(want)(scene, statement)
    item = scene.about.get("a")
    cast = any(each.item is item and each.kind == "cast" for each in scene.deeds)
    if cast and isinstance(item, Item) and (item.is_spell or statement.word("kw") in OF_SPELLS):
        scene.about["held"] = True  # it is looked at on the stack


def _triggers_of_its_own(scene: Scene, statement: Statement) -> bool:
    """Tell whether "does NAME get prowess" is asked of what happened, as NAME has prowess."""
    noun, word = statement.noun(), statement.word("kw")
    gets = not {"get", "gets", "getting"}.isdisjoint(statement.text.split())
    return bool(
        gets and noun is not None and scene.deeds and is_called(word) and scene.bind(noun).has(word)
    )


def _is_a(scene: Scene, statement: Statement) -> None:
    """Ask what a thing is; whether it is blocked is asked while it fights."""
    noun = statement.noun()
    last = scene.deeds[-1] if scene.deeds else None
    hue = statement.word("type") in (*COLORS_BY_NAME, "colorless")
    if hue and noun is not None and noun.pronoun and last is not None and makes_mana(last):
        raise Misfit("it is the mana of which that is asked")
    _thing("permanent")(scene, statement)
    item = scene.about["a"]
    if isinstance(item, Item) and item.is_spell and not item.zone and not scene.deeds:
        scene.place(item, "hand", item.owner or "you")
    if statement.word("type") in ("blocked", "unblocked", "attacking"):
        scene.about["before damage"] = True


def _may_be_trigger(word: str) -> bool:
    """Tell whether a keyword alone asks for what it does ("persist?"), and not who has it."""
    return word == "flash" or is_called(word)


def take_up(scene: Scene, statement: Statement, rest: Sequence[Statement]) -> None:
    """Settle what the words of an ask mean where they stand; it is prepared later."""
    scene.about["taken up"] = statement
    if statement.name == "pays":
        pays_taken_up(scene, statement)
        return
    fizzling.cast_first(scene, statement)
    goes_on = not scene.spoken and _is_taken_up(statement, rest)
    for _, value in statement.slots:
        told = statement.name in _EARLY and (_is_sized(value) or statement.name in _WHOLLY)
        told = told or goes_on
        if isinstance(value, Noun) and (value.is_card or value.pronoun or told):
            item = scene.bind(value)
            scene.subject = scene.subject or item
            if not value.pronoun and not statement.name.startswith("trigger"):
                scene.focus = None  # "it" is what is asked about, not what was said before
            if statement.name == "draws" and statement.word("who"):
                item.owner = item.owner or statement.word("who")
    creatures = [e for _, e in statement.slots if isinstance(e, Noun) and e.head == "creature"]
    if statement.name in _FATES and len(creatures) == 1 and not creatures[0].is_card:
        scene.subject = scene.focus = scene.bind(creatures[0], "creature")  # "it" is that


def _is_taken_up(statement: Statement, rest: Sequence[Statement]) -> bool:
    """Tell whether what follows speaks of the one thing that is asked about as "it"."""
    asked = list(nouns_in(tuple(value for _, value in statement.slots)))
    later = nouns_in(tuple(value for each in rest for _, value in each.slots))
    first = next(later, None)
    event = next((each for each in rest if each.kind == "event"), None)
    if event is not None and not (event.slots or event.begins or event.joined):
        return len(asked) == 1  # "what happens to a token bounced to hand"
    return len(asked) == 1 and first is not None and first.pronoun in _TAKES_UP


#: Pronouns for the one thing that was spoken of.
_TAKES_UP = frozenset(("it", "it's", "he", "she", "they", "him", "them"))
#: Asks of what may befall a creature.
_FATES = frozenset(("kills", "survives", "die", "survive"))
#: Asks whose things are settled where they stand, if their size tells them apart.
_EARLY = frozenset(
    ("die", "survive", "kills", "survives", "taps", "protects_by", "protects", "tax", "tax_due",
     "costs_more", "costs_less", "cost_changed")
)  # fmt: skip
_WHOLLY = frozenset(
    ("protects_by", "protects", "tax", "tax_due", "costs_more", "costs_less", "cost_changed")
)


def _is_sized(value: object) -> bool:
    """Tell whether a thing is told apart from others by its size."""
    return isinstance(value, Noun) and bool(value.size)


PREPARED: dict[str, Handler] = {
    **COSTS,
    **OPEN,
    **NOTIONS,
    **PREPARED_MANA,
    **loops.PREPARED,
    **natures.PREPARED,
    **spells_asked.PREPARED,
    **combat_notions.PREPARED,
    "resolve_or": _done_spell,
    "lifegain": _lifegain,
    "poison_amount": _poison,
    "trigger_part": _trigger_part,
    "removes": _by_tool,
    "bounced": _bounced,
    "stays": _dies,
    "must_attack": _must_attack,
    "stays_home": _must_attack,
    "stops_damage": _stops_damage,
    "may_command": _may_command,
    "trigger_copy": _trigger_copy,
    "trigger_from": _trigger_from,
    "target_player": _target_player,
    "times_from": _times_from,
    "damage_from": _damage_from,
    "damaged_from": _damage_from,
    "get_back": _get_back,
    "any_dies": _nothing,
    "beats": _by_tool,
    "trades": _trades,
    "times_drained": _times_drained,
    "drains_n": _times_drained,
    "die_or": _dies,
    "trigger": _trigger,
    "trigger_alone": _trigger_alone,
    "trigger_for": _trigger_for,
    "trigger_ward": _trigger_ward,
    "drains": _drains,
    "makes_enter_tapped": _enters,
    "stops_cast": _stops_cast,
    "keeps_from": _stops_cast,
    "damaged_n": _damage,
    "life_by": _life_by,
    "by_event": _by_event,
    "damaged": _damage,
    "unhurt": _damage,
    "draw_off": _draw_off,
    "exiled": _exiled,
    "power_amount": _thing("creature"),
    "crews": _crews,
    "taps_for": _taps_for,
    "gives_kw": _gives_keyword,
    "can_have": _can_have,
    "resolves_action": _resolves_action,
    "untaps_by": _untaps_by,
    "same_target": _same_target,
    "deck_legal": _deck_legal,
    "draws_at": _draws_at,
    "respond_with": _respond_with,
    "finds": finds,
    "does_to": _does_to,
    "targetable_in": _targetable,
    "works_on": _works_on,
    "damaged_by": _damaged_by,
    "sacrificed": _sacrificed,
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
    "size": _size,
    "size_is": _size_is,
    "is_a": _is_a,
    "is_both": _thing("permanent"),
    "has_kw": _has_keyword,
    "taps": _taps,
    "enters_tapped": _enters,
    "enters_untapped": _enters,
    "kills": _by_tool,
    "survives": _by_tool,
    "both_die": _both_die,
    "goes_to": _goes_to,
    "comes": comes,
    "goes_on_top": _goes_to,
    "targetable_any": _targetable_any,
    "untargeted": _untargeted,
    "exiles": _by_tool,
    "bounces": _by_tool,
    "counters_spell": _by_tool,
    "targetable": _targetable,
    "stops": _stops,
    "protects": _protects,
    "must_pay": _must_pay,
    "can_counter": counterable,
    "mana_shields": shields,
    "mana_gives": gives,
    "countered": _done_spell,
    "resolves": _done_spell,
    "works": _works,
    "fizzles": _fizzles,
    "legal": _legal,
    "respond": _respond,
    "pays_life": _life_paid,
    "damage_amount": _damage,
    "counters_amount": _counters_amount,
    "counters_is": _counters_amount,
    "counters_then": _counters_then,
    "grows": _grows,
    "trigger_word": prepare_word,
    "not_trigger": prepare_none,
    "times_word": prepare_word,
    "trigger_word_n": prepare_word,
    "shuffled": _done,
    "mills": _mills,
    "mill_amount": _mills,
    "doubles": _doubles,
    "times_triggered": _times,
    "count_or": _trigger,
    "protects_who": _protects_who,
    "gives_back": _gives_back,
    "later_has": _later_has,
    "untap_lands": _untap_lands,
    **face_down.PREPARED,
    "attached": _attached,
    "falls_off": _attached,
    "legend": _nothing,
    "keeps_both": _nothing,
    "win": _ends,
    "lose": _ends,
    "not_lost": lambda scene, statement: _ends(scene, statement.evolve(name="lose")),
    "life_is": _life_is,
    "triggers_n": _trigger,
    "gain_n": _draw,
}
