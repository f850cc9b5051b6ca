"""The further kinds of what is asked of mana: their phrasings, plans and judgements together."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from rulings_cli.ask.statements import (
    chosen_asked,
    delving,
    demanded,
    devotion_asked,
    help_asked,
    helped_by,
    loops,
    mana_either,
    mana_more,
    mana_painless,
    mana_timed,
    midcast,
    paid_twice,
    restated,
    stays_tapped,
    value_changes,
)
from rulings_cli.ask.statements.rows import Phrasing
from rulings_cli.ask.statements.scene import Scene

if TYPE_CHECKING:
    from rulings_cli.ask.statements.judged import Judge
    from rulings_cli.ask.statements.prepared import Handler

PREPARED: dict[str, Handler] = {
    **mana_more.PREPARED_MORE,
    **mana_either.PREPARED_EITHER,
    **helped_by.PREPARED_HELP,
    **mana_timed.PREPARED_TIMED,
    **paid_twice.PREPARED,
    **demanded.PREPARED,
    **devotion_asked.PREPARED_DEVOTION,
    **midcast.PREPARED,
    **help_asked.PREPARED_ASKED,
    **chosen_asked.PREPARED_CHOSEN,
    **restated.PREPARED_CLAIMS,
    **mana_painless.PREPARED_PAIN,
    **stays_tapped.PREPARED,
    **value_changes.PREPARED_CHANGES,
    **delving.PREPARED_DELVING,
}
JUDGED: dict[str, Judge] = {
    **mana_more.JUDGED_MORE,
    **mana_either.JUDGED_EITHER,
    **mana_timed.JUDGED_TIMED,
    **paid_twice.JUDGED,
    **demanded.JUDGED,
    **devotion_asked.JUDGED_DEVOTION,
    **help_asked.JUDGED_ASKED,
    **chosen_asked.JUDGED_CHOSEN,
    **restated.JUDGED_CLAIMS,
    **mana_painless.JUDGED_PAIN,
    **stays_tapped.JUDGED,
    **value_changes.JUDGED_CHANGES,
    **delving.JUDGED_DELVING,
}
#: What is settled once the whole scene is there, and again where it is changed.
AGAIN: tuple[Callable[[Scene], None], ...] = (
    mana_more.settle,
    mana_either.settle,
    mana_timed.settle,
    mana_painless.settle,
    devotion_asked.settle,
    chosen_asked.settle,
)
FIRST: tuple[Callable[[Scene], None], ...] = (
    devotion_asked.settle_devoted,
    restated.settle,
)


def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked."""
    kinds = (
        mana_more, mana_either, helped_by, mana_timed, paid_twice, devotion_asked, help_asked,
        restated, midcast, chosen_asked, demanded, mana_painless, stays_tapped,
        value_changes, delving,
    )  # fmt: skip
    return tuple(row for each in kinds for row in each.rows())


def tweaks(scene: Scene) -> Iterator[tuple[str, Callable[[Scene], None]]]:
    """Give the changes to try that only these kinds have."""
    yield from helped_by.tweaks(scene)
    yield from mana_painless.tweaks(scene)
    yield from mana_more.tweaks(scene)
    yield from mana_timed.tweaks(scene)
    yield from paid_twice.tweaks(scene)
    yield from demanded.tweaks(scene)
    yield from devotion_asked.tweaks(scene)
    yield from loops.tweaks(scene)
    yield from help_asked.tweaks(scene)
    yield from value_changes.tweaks(scene)
    yield from delving.tweaks(scene)
