"""Which texts that are not carried out may have mattered in a play, so that it abstains."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Any, Final

from rulings_cli.errors import NotSupported
from rulings_cli.examples.lines import Line
from rulings_cli.examples.naming import UNKNOWN
from rulings_cli.game.events import ZoneChanged
from rulings_cli.game.game import Game
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.zones import Zone

if TYPE_CHECKING:
    from rulings_cli.engine.understanding import Gap

_DOING: Final = ("casting", "cost", "timing", "targets", "mana")
_IS: Final = ("types", "colors", "abilities", "name", "copy", "control")
#: What the lines of a "then" ask about, in the words of `abilities.abilities.TOUCHES`; a form that
#: is not here may be about everything.
ASKED: Final[dict[str, tuple[str, ...]]] = {
    "pool": ("mana",),
    "stack": ("triggers",),
    "stack_empty": ("triggers",),
    "casting": _DOING,
    "costs": ("cost",),
    "costs_player": ("cost",),
    "activating": ("activation", *_DOING),
    "activation_costs": ("cost", "activation"),
    "activation_costs_player": ("cost", "activation"),
    "playing": ("playing", "timing"),
    "turning_up": ("cost", "activation"),
    "targeting": ("targets", "abilities"),
    "can_cast": _DOING,
    "cannot_cast": _DOING,
    "can_activate": ("activation", *_DOING),
    "cannot_activate": ("activation", *_DOING),
    **dict.fromkeys(("can_suspend", "can_foretell", "can_plot", "can_companion"), _DOING),
    **dict.fromkeys(("cannot_suspend", "cannot_foretell", "cannot_plot"), _DOING),
    "cannot_companion": _DOING,
    "drew": ("cards",),
    "was_cast": (),
    "was_not_cast": _DOING,
    "was_cast_with_x": (),
    "triggered": ("triggers",),
    "did_not_trigger": ("triggers",),
    "was_copied": ("copy", "triggers"),
    "was_not_copied": ("copy", "triggers"),
    "no_priority_since": ("triggers",),
    "no_priority": ("triggers",),
    "could_produce": ("mana", *_IS),
    "could_produce_nothing": ("mana", *_IS),
    "is_mana_ability": (),
    "is_no_mana_ability": (),
    "has_mana_value": ("copy",),
    "is_tapped": ("tapping",),
    "is_untapped": ("tapping",),
    "is_sick": ("types", "abilities", "control"),
    "is_not_sick": ("types", "abilities", "control"),
    "size": ("size", "counters", *_IS),
    "is": _IS,
    "is_not": _IS,
    "has": _IS,
    "not_has": _IS,
    "control": ("control", "zones"),
    "no_control": ("control", "zones"),
    "place": ("zones",),
    "not_place": ("zones",),
    "hand_size": ("cards", "zones"),
    "zone_size": ("zones",),
    "exile_size": ("zones",),
    "library": ("cards", "zones"),
    "no_library": ("cards", "zones"),
    "damage": ("damage",),
    "life": ("life",),
    "lost": ("game", "life", "cards"),
    "not_lost": ("game", "life", "cards"),
}


def asked_by(lines: Iterable[Line]) -> frozenset[str] | None:
    """Give what the "then" lines among these ask about; None for everything."""
    from rulings_cli.examples.reading import negated

    found: set[str] = set()
    for each in lines:
        if each.keyword != "then":
            continue
        form = negated(each).form if each.form == "not" else each.form
        if form not in ASKED:
            return None
        found.update(ASKED[form])
    return frozenset(found)


def not_understood(game: Game, asked: frozenset[str] | None = None) -> Iterator[tuple[str, str]]:
    """Give the names and reasons of texts that may have changed what happened or what is asked.

    They are what the engine met and stopped at, and what it has no rule for.
    """
    if _unknown_came_up(game):
        yield "the library", "a card came up of which nothing is said"
    told: list[Any] = []
    for gap in gaps(game, asked):
        told.append(gap.clause)
        yield gap.name, gap.reason
    for text in game.unplayable:
        if text not in told:
            told.append(text)
            yield _whose(game, text), str(getattr(text, "reason", text))


def gaps(game: Game, asked: frozenset[str] | None = None) -> Iterator[Gap]:
    """Give the texts that are not carried out and may matter."""
    from rulings_cli.engine import understanding

    return understanding.gaps(game, asked=asked)


def abstain_on_trial(after: Game, before: Game, form: str) -> None:
    """Abstain where what a "then" line tried met a text that is not carried out."""
    known = {(gap.name, gap.clause) for gap in gaps(before, frozenset())}
    for gap in gaps(after, frozenset(ASKED.get(form, ()))):
        if (gap.name, gap.clause) not in known:
            raise NotSupported(f"{gap.name} has text that is not understood: {gap.reason}")
    for each in after.unplayable:
        if each not in before.unplayable:
            reason = getattr(each, "reason", each)
            raise NotSupported(f"{_whose(after, each)} has text that is not understood: {reason}")


def _unknown_came_up(game: Game) -> bool:
    """Tell whether a card of which nothing is known left a library otherwise than to a hand."""
    return any(
        isinstance(each, ZoneChanged)
        and each.name == UNKNOWN
        and each.to is not Zone.HAND
        and each.from_ is Zone.LIBRARY
        for each in game.trace
    )


def _whose(game: Game, text: Any) -> str:
    found: GameObject
    for found in (*game.objects.values(), *game.last_known.values()):
        if any(one == text for one in found.face.uncompiled):
            return found.name
    return "something"
