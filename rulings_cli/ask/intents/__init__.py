"""What people ask, as data: each intent's phrasings, their slots, and the plan that decides it.

A new phrasing is one more line in one of the modules of this folder; `phrasing` has the language.
"""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.intents.intent import Intent


@cache
def all_intents() -> tuple[Intent, ...]:
    """Give every intent, in the order in which equally close readings are listed."""
    from rulings_cli.ask.intents.casting import CASTING
    from rulings_cli.ask.intents.events import EVENTS
    from rulings_cli.ask.intents.mana import MANA
    from rulings_cli.ask.intents.outcomes import OUTCOMES
    from rulings_cli.ask.intents.payments import PAYMENTS

    return (*PAYMENTS, *MANA, *CASTING, *EVENTS, *OUTCOMES)
