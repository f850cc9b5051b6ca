"""Special actions other than playing a land (CR 116.2): they don't use the stack."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.durations import WhileInZone
from rulings_cli.abilities.quantities import VariableX
from rulings_cli.engine import (
    beginning,
    faces,
    layers,
    other_ways,
    payments,
    performing,
    permissions,
    quantities,
)
from rulings_cli.engine.built_keywords import carries_out
from rulings_cli.engine.context import Context
from rulings_cli.engine.refusing import Refusal, refuse
from rulings_cli.errors import NotSupported
from rulings_cli.game.actions import Refused, TakeSpecialAction
from rulings_cli.game.choices import Choice, NumberBetween, OneOption, Tape
from rulings_cli.game.effects import Permission
from rulings_cli.game.events import RuleApplied, WouldMove, WouldPutCounters, ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.mana_pool import ObjectId
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.mana import ManaCost
from rulings_cli.terms.rules.additional import REVERSED, TURNED_FACE_UP
from rulings_cli.terms.rules.keyword_actions import (
    TURNING_CLOAKED_UP,
    TURNING_MANIFESTED_UP,
)
from rulings_cli.terms.rules.keywords import (
    COMPANION,
    FORETELL,
    MEGAMORPH,
    PLOT,
    PLOTTED,
    SUSPEND,
    TURNING_DISGUISE_UP,
    TURNING_FACE_UP,
)
from rulings_cli.terms.rules.priority import (
    ACTIONS_NEED_PRIORITY,
    COMPANION_ACTION,
    FORETELLING,
    PLOTTING,
    SUSPENDING,
    TURNING_UP,
)
from rulings_cli.terms.rules.symbols import X_ANNOUNCED
from rulings_cli.terms.zones import Zone

#: What a companion costs to put into the hand, like all that costs {3} here.
_THREE = Cost((PayMana(ManaCost(("3",))),))


@implements(REVERSED)
def take(game: Game, tape: Tape, action: TakeSpecialAction) -> Refused | None:
    """Take a special action; give why it is not allowed, or None when it is taken."""
    perform = KINDS.get(action.kind)
    if perform is None:
        raise NotSupported(f"the special action {action.kind}", "116.2")
    if not game.exists(action.object):
        return Refused(action, ACTIONS_NEED_PRIORITY, "there is no such object")
    if game.priority != action.player:
        return Refused(action, ACTIONS_NEED_PRIORITY, "only a player who has priority may do this")
    try:
        perform(game, tape, action)
    except Refusal as stopped:
        return stopped.refused.evolve(action=action)
    return None


def _keyword(game: Game, id: ObjectId, *names: str) -> Keyword | None:
    """Give the keyword ability that an object has, or would have if it were face up."""
    found = game.get(id)
    if found.face_down:
        abilities = faces.abilities_of(found.face)
    else:
        abilities = layers.characteristics(game, id).abilities
    return next((e for e in abilities if isinstance(e, Keyword) and e.name in names), None)


def _in_hand(game: Game, action: TakeSpecialAction, rule: Rule, name: str) -> Keyword:
    """Give the keyword of a card in the player's hand; refuse where there is none."""
    found = game.get(action.object)
    keyword = _keyword(game, action.object, name)
    if found.zone is not Zone.HAND or found.owner != action.player or keyword is None:
        refuse(rule, f"it is no card with {name} in the player's hand", action=action)
    return keyword


def _pay(
    game: Game, tape: Tape, action: TakeSpecialAction, cost: Cost, kind: str, x: int | None = None
) -> None:
    """Pay the cost of the action, mana abilities first; an X in it was chosen before."""
    context = Context(action.object, action.player, x=x)
    payments.pay_while_resolving(game, tape, action.player, cost, context, kind=kind)


# --- turning face up (116.2b) -------------------------------------------------------------------


@implements(TURNING_UP, TURNING_FACE_UP, TURNING_DISGUISE_UP, TURNED_FACE_UP, MEGAMORPH)
@carries_out("morph", "megamorph", "disguise")
def _turn_face_up(game: Game, tape: Tape, action: TakeSpecialAction) -> None:
    """Turn a permanent face up for its morph or disguise cost (CR 702.37e, 702.168d)."""
    id = action.object
    found = game.get(id)
    on_battlefield = found.zone is Zone.BATTLEFIELD and found.face_down
    if not on_battlefield or layers.characteristics(game, id).controller != action.player:
        refuse(TURNING_UP, "it is no face-down permanent of the player", action=action)
    keyword, cost, rule = _way_up(game, tape, action)
    x = _choose_x(game, tape, action, cost)
    _pay(game, tape, action, cost, "turn face up", x)
    hidden = ("manifested", "cloaked", "disguised")
    marks = tuple(each for each in found.chosen if each[0] not in hidden)
    game.update(id, face_down=False, chosen=marks, **({} if x is None else {"x": x}))
    told = RuleApplied((TURNING_UP, rule, TURNED_FACE_UP), f"{found.name} is turned face up", id)
    performing.record(game, tape, told)
    if keyword == "megamorph":
        performing.perform(game, tape, WouldPutCounters((MEGAMORPH,), id, "+1/+1", 1, id))


@implements(TURNING_MANIFESTED_UP, TURNING_CLOAKED_UP)
def _way_up(game: Game, tape: Tape, action: TakeSpecialAction) -> tuple[str, Cost, Rule]:
    """Give the cost that turns it up: of its morph, or the mana cost of a manifested creature card.

    The player chooses where it has both (CR 701.40c).
    """
    id = action.object
    found = game.get(id)
    ways: dict[str, tuple[Cost, Rule]] = {}
    keyword = _keyword(game, id, *other_ways.FACE_DOWN_KEYWORDS)
    if keyword is not None and keyword.cost is not None:
        rule = TURNING_DISGUISE_UP if keyword.name == "disguise" else TURNING_FACE_UP
        ways[keyword.name] = (keyword.cost, rule)
    marks = dict(found.chosen)
    mana_cost = found.face.mana_cost
    if "manifested" in marks or "cloaked" in marks:
        rule = TURNING_CLOAKED_UP if "cloaked" in marks else TURNING_MANIFESTED_UP
        if "creature" in found.face.types and mana_cost is not None:
            ways["mana cost"] = (Cost((PayMana(mana_cost),)), rule)
        elif not ways:
            refuse(rule, "the card is no creature card with a mana cost", action=action)
    if not ways:
        refuse(TURNING_FACE_UP, "it would have no morph cost if it were face up", action=action)
    names = tuple(ways)
    choice = Choice(
        "alternative cost", action.player, TURNING_UP, OneOption(names), "for which cost", id
    )
    name = names[0] if len(names) == 1 else tape.ask(choice, game)
    return (name, *ways[name])


def _choose_x(game: Game, tape: Tape, action: TakeSpecialAction, cost: Cost) -> int | None:
    has_x = any(isinstance(e, PayMana) and "X" in e.cost.symbols for e in cost.components)
    if not has_x:
        return None
    choice = Choice("x", action.player, X_ANNOUNCED, NumberBetween(0, None), "choose X")
    x: int = tape.ask(choice, game)
    return x


# --- cards that are exiled from the hand --------------------------------------------------------


@implements(SUSPENDING, SUSPEND)
def _suspend(game: Game, tape: Tape, action: TakeSpecialAction) -> None:
    """Pay and exile a card with time counters, if it could begin to be cast (CR 702.62a)."""
    keyword = _in_hand(game, action, SUSPENDING, "suspend")
    if keyword.cost is None or keyword.amount is None:
        refuse(SUSPENDING, "it has no suspend cost", action=action)
    refused = beginning.can_begin(game, action.player, action.object)
    if refused is not None:
        raise Refusal(refused.evolve(because=(*refused.because, SUSPENDING)))
    x = _choose_x(game, tape, action, keyword.cost)
    if isinstance(keyword.amount, VariableX) and not x:
        refuse(SUSPEND, "X can't be 0", action=action)
    _pay(game, tape, action, keyword.cost, "special action", x)
    context = Context(action.object, action.player, x=x)
    count = quantities.amount(game, keyword.amount, context)
    _exile(game, tape, action, (SUSPENDING, SUSPEND), counters=(("time", count),))


@implements(FORETELLING, FORETELL)
@carries_out("foretell")
def _foretell(game: Game, tape: Tape, action: TakeSpecialAction) -> None:
    """Pay {2} and exile a card face down, to be cast on a later turn (CR 702.143a)."""
    keyword = _in_hand(game, action, FORETELLING, "foretell")
    if game.active_player != action.player:
        refuse(FORETELLING, "a card is foretold during one's own turn only", action=action)
    _pay(game, tape, action, Cost((PayMana(ManaCost(("2",))),)), "foretell")
    new = _exile(game, tape, action, (FORETELLING, FORETELL), face_down=True)
    permission = Permission(
        0,
        new,
        action.player,
        new,
        WhileInZone("it remains exiled"),
        alternative="foretell",
        cost=keyword.cost,
        later=True,
        rule=FORETELL,
    )
    words = "the foretold card may be cast on a later turn"
    performing.begin(game, permission, words=words, because=(FORETELL,))


@implements(PLOTTING, PLOT, PLOTTED)
@carries_out("plot")
def _plot(game: Game, tape: Tape, action: TakeSpecialAction) -> None:
    """Pay and exile a card, to be cast free on a later turn as a sorcery (CR 702.170)."""
    keyword = _in_hand(game, action, PLOTTING, "plot")
    why = permissions.not_sorcery_time(game, action.player)
    if why:
        refuse(PLOT, f"a card is plotted in a main phase with an empty stack: {why}", action=action)
    _pay(game, tape, action, keyword.cost or Cost(), "special action")
    new = _exile(game, tape, action, (PLOTTING, PLOT))
    permission = Permission(
        0,
        new,
        action.player,
        new,
        WhileInZone("it remains exiled"),
        alternative="plot",
        cost=Cost(),
        later=True,
        as_sorcery=True,
        rule=PLOTTED,
    )
    words = "the plotted card may be cast on a later turn"
    performing.begin(game, permission, words=words, because=(PLOTTED,))


# --- a companion (116.2g) -----------------------------------------------------------------------


@implements(COMPANION_ACTION, COMPANION)
@carries_out("companion")
def _bring_in(game: Game, tape: Tape, action: TakeSpecialAction) -> None:
    """Pay {3} and put the chosen companion into the hand, once during the game."""
    found = game.get(action.object)
    is_companion = found.zone is Zone.OUTSIDE and ("companion", "chosen") in found.chosen
    if not is_companion or found.owner != action.player:
        refuse(COMPANION_ACTION, "it is no companion that the player has chosen", action=action)
    why = permissions.not_sorcery_time(game, action.player)
    if why:
        words = f"it is put into the hand in a main phase with an empty stack: {why}"
        refuse(COMPANION_ACTION, words, action=action)
    _pay(game, tape, action, _THREE, "special action")
    because = (COMPANION_ACTION, COMPANION)
    performing.perform(game, tape, WouldMove(because, action.object, Zone.HAND, cause="put"))


def _exile(
    game: Game,
    tape: Tape,
    action: TakeSpecialAction,
    because: tuple[Rule, ...],
    *,
    face_down: bool = False,
    counters: tuple[tuple[str, int], ...] = (),
) -> ObjectId:
    would = WouldMove(
        because, action.object, Zone.EXILE, face_down=face_down, counters=counters, cause="exile"
    )
    facts = performing.perform(game, tape, would)
    found = [e.new for e in facts if isinstance(e, ZoneChanged) and e.new is not None]
    if not found:
        refuse(because[0], "it can't be exiled", action=action)
    return found[0]


#: The kinds of special actions, by their names in `TakeSpecialAction`.
KINDS: dict[str, Callable[[Game, Tape, TakeSpecialAction], None]] = {
    "companion": _bring_in,
    "foretell": _foretell,
    "plot": _plot,
    "suspend": _suspend,
    "turn face up": _turn_face_up,
}
