"""What is asked of spells by notions of their own: storm, miracles; each has its module."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import cache

from rulings_cli.ask.statements import (
    acting_first,
    altered,
    cast_into,
    cast_triggers,
    chapters_asked,
    copied_spells,
    copied_x,
    cost_settled,
    divided_asked,
    entering_counted,
    first_drawn,
    fizzling,
    forced_targets,
    given_up_again,
    given_up_states,
    lands_found,
    madness_asked,
    paid_often,
    redirecting,
    returned_asked,
    returned_dead,
    special_actions,
    stopped_ways,
    storming,
    targeted_said,
    warding,
)
from rulings_cli.ask.statements.rows import Phrasing
from rulings_cli.ask.statements.scene import Scene

_MODULES = (
    copied_x,
    copied_spells,
    forced_targets,
    storming,
    first_drawn,
    divided_asked,
    lands_found,
    redirecting,
    paid_often,
    given_up_again,
    given_up_states,
    acting_first,
    cost_settled,
    warding,
    madness_asked,
    special_actions,
    returned_asked,
    returned_dead,
    chapters_asked,
    fizzling,
)
#: Those that know no changes of their own.
_UNCHANGED = (stopped_ways, cast_into)


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the phrasings of all of them."""
    found = (row for each in (*_MODULES, *_UNCHANGED) for row in each.rows())
    return (*found, *altered.rows(), *cast_triggers.rows())


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes that only these notions know."""
    for each in _MODULES:
        yield from each.tweaks(scene)


PREPARED = {
    key: value
    for each in (*_MODULES, *_UNCHANGED, cast_triggers)
    for key, value in each.PREPARED.items()
}
JUDGED = {key: value for each in (*_MODULES, *_UNCHANGED) for key, value in each.JUDGED.items()}
STAGED = {
    **first_drawn.STAGED,
    **acting_first.STAGED,
    "all_alone": forced_targets.alone,
}
ACTS = {
    **first_drawn.ACTS,
    **altered.ACTS,
    **redirecting.ACTS,
    **cast_into.ACTS,
    **targeted_said.ACTS,
    **madness_asked.ACTS,
    **special_actions.ACTS,
    **chapters_asked.ACTS,
    **fizzling.ACTS,
}


def settle(scene: Scene) -> None:
    """Settle what rests on the whole scene."""
    redirecting.settle(scene)
    entering_counted.settle(scene)
