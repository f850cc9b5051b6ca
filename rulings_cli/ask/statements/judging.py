"""What came of the play, as the outcomes that the question's one proposition may have."""

from __future__ import annotations

from typing import TYPE_CHECKING

from rulings_cli.ask.answer import Step
from rulings_cli.ask.plan import Option
from rulings_cli.ask.statements import (
    combat_notions,
    face_down,
    loops,
    natures,
    spells_asked,
)
from rulings_cli.ask.statements.mana_judged import JUDGED_MANA
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Scene
from rulings_cli.errors import NotSupported

if TYPE_CHECKING:
    from rulings_cli.ask.playing import Run
from rulings_cli.ask.statements.finding import found
from rulings_cli.ask.statements.judged import Judge, _opposite
from rulings_cli.ask.statements.judging_costs import COSTS, or_attack
from rulings_cli.ask.statements.judging_deeds import (
    _can,
    _countered,
    _must_attack,
    _must_pay,
    _resolves,
    _stopped,
    _targetable,
    _turned_up,
    _was_cast,
)
from rulings_cli.ask.statements.judging_events import (
    _damage,
    _damaged_by,
    _doubles,
    _draw,
    _draw_amount,
    _drawn,
    _gets,
    _gets_amount,
    _hurt,
    _life,
    _life_amount,
    _life_by,
    _life_is,
    _milled,
    _over,
    _pays_life,
    _poison,
    _shuffled,
    _times,
    _trigger,
    _trigger_copy,
    _triggers_n,
    _unhurt,
    _untapped_lands,
)
from rulings_cli.ask.statements.judging_growth import (
    counters,
    grows,
    has_counter,
    has_so_many,
)
from rulings_cli.ask.statements.judging_notions import NOTIONS
from rulings_cli.ask.statements.judging_open import OPEN, _any_dies
from rulings_cli.ask.statements.judging_things import (
    _attached,
    _back,
    _beats,
    _both_died,
    _can_have,
    _copied,
    _deck_legal,
    _died,
    _falls_off,
    _get_back,
    _goes_on_top,
    _goes_to,
    _has,
    _in_zone,
    _is_a,
    _keeps_both,
    _legend,
    _may_command,
    _moved,
    _power,
    _protected,
    _removed,
    _sacrificed,
    _size,
    _size_is,
    _stays,
    _survives,
    _tapped,
    _untaps,
)
from rulings_cli.ask.statements.letting import turned
from rulings_cli.ask.statements.working import judge as _works


def options(scene: Scene, run: Run) -> tuple[Option, ...]:
    """Give the outcomes that may have come about, for what was asked."""
    if scene.judged is None or scene.judged[0] is not run.play:
        scene.judged = (run.play, _options(scene, run))
    found: tuple[Option, ...] = scene.judged[1]
    return found


def _options(scene: Scene, run: Run) -> tuple[Option, ...]:
    statement = scene.about["ask"]
    assert isinstance(statement, Statement)
    judge = JUDGED.get(statement.name)
    if judge is None:
        raise NotSupported(f"{statement.text!r} is not judged yet")
    found = turned(scene, judge(scene, run, statement))
    if statement.name in _OF_CHARACTERISTICS:
        return tuple(
            each
            if each.steps
            else each.evolve(steps=(Step(each.outcome or each.says, ("613.1",)),))
            for each in found
        )
    return found


#: Asks for what a thing is: the values of its characteristics decide (CR 613.1).
_OF_CHARACTERISTICS = frozenset(
    ("is_a", "has_kw", "size", "size_is", "affected", "power_amount", "toughness_amount",
     "power_toughness", "sizes", "what_is", "what_color", "what_type", "has_abilities")
)  # fmt: skip


def picked(scene: Scene, run: Run) -> Option | None:
    """Give the outcome that came about."""
    for each in options(scene, run):
        if each.then and all(run.holds(line) for line in each.then):
            return each
    return None


JUDGED: dict[str, Judge] = {
    **COSTS,
    "can_life": _can,
    **OPEN,
    **NOTIONS,
    **JUDGED_MANA,
    **loops.JUDGED,
    **natures.JUDGED,
    **spells_asked.JUDGED,
    **combat_notions.JUDGED,
    "power_toughness": _size,
    "resolve_or": _resolves(fizzles=False),
    "lifegain": _life(True, amount=True),
    "poison_amount": _poison,
    "trigger_part": _trigger,
    "removes": _removed,
    "stays": _stays,
    "must_attack": _must_attack,
    "stops_damage": _unhurt,
    "may_command": _may_command,
    "trigger_copy": _trigger_copy,
    "trigger_from": _trigger,
    "target_player": _can,
    "times_from": _times,
    "damage_from": _damage,
    "get_back": _get_back,
    "any_dies": _any_dies,
    "beats": _beats,
    "trades": _both_died,
    "copied": _copied,
    "times_drained": _times,
    "drains_n": _triggers_n,
    "die_or": _died,
    "trigger": _trigger,
    "trigger_for": _trigger,
    "trigger_ward": _trigger,
    "times_triggered": _times,
    "count_or": _times,
    "drains": _life(False, amount=False),
    "makes_enter_tapped": _tapped("tapped", "untapped"),
    "stops_cast": _stopped,
    "keeps_from": _stopped,
    "damaged_n": _hurt,
    "life_by": _life_by,
    "by_event": _trigger,
    "damaged": _hurt,
    "unhurt": _unhurt,
    "damaged_from": _hurt,
    "draw_off": _drawn,
    "exiled": _in_zone("in exile", "is exiled"),
    "bounced": _in_zone("in WHOSE hand", "is returned"),
    "power_amount": _power,
    "crews": _can,
    "taps_for": _can,
    "pays_part": _can,
    "can_have": _can_have,
    "has_counter": has_counter,
    "resolves_action": _resolves(fizzles=False),
    "untaps_by": _trigger,
    "deck_legal": _deck_legal,
    "same_target": _can,
    "was_cast": _was_cast,
    "found_stopped": _was_cast,
    "draws_at": _draw,
    "respond_with": _can,
    "finds": found,
    "turned_up": _turned_up,
    "lets": _can,
    "hinders": _can,
    "gets_around": _protected,
    "does_to": _targetable,
    "moved": _moved,
    "targetable_in": _targetable,
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
    "survives": _survives,
    "both_die": _both_died,
    "goes_to": _goes_to,
    "goes_on_top": _goes_on_top,
    "targetable_any": _targetable,
    "comes_back": _back,
    "size": _size,
    "size_is": _size_is,
    "is_a": _is_a,
    "made_so": _is_a,
    "has_kw": _has,
    "enters_tapped": _tapped("tapped", "untapped"),
    "enters_untapped": _tapped("untapped", "tapped"),
    "untaps": _untaps,
    "taps": _tapped("tapped", "untapped"),
    "kills": _died,
    "countered": _countered,
    "can_counter": _countered,
    "mana_shields": _countered,
    "resolves": _resolves(fizzles=False),
    "fizzles": _resolves(fizzles=True),
    "works": _works,
    "can": _can,
    "can_thing": _can,
    "helps": _can,
    "help_tax": _can,
    "tax_life": _can,
    "legal": _can,
    "targetable": _targetable,
    "damage_amount": _damage,
    "counters_amount": counters,
    "counters_is": has_so_many,
    "grows": grows,
    "trigger_word": _trigger,
    "not_trigger": _trigger,
    "times_word": _times,
    "trigger_word_n": _triggers_n,
    "shuffled": _shuffled,
    "mills": _milled,
    "mill_amount": _milled,
    "doubles": _doubles,
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
    **face_down.JUDGED,
    "attached": _attached,
    "falls_off": _falls_off,
    "legend": _legend,
    "keeps_both": _keeps_both,
    "must_pay": or_attack(_must_pay),
    "life_is": _life_is,
    "triggers_n": _triggers_n,
    "gain_n": _life(True, amount=False),
    "win": _over(True),
    "lose": _over(False),
    "not_lost": lambda *asked: _opposite(_over(False)(*asked)),
}
