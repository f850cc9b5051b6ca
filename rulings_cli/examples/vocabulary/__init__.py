"""The example language, as one table: every line form with its help and a sample line.

The parser, the formatter, the help text and the hints of error messages are made from it.

A pattern is literal words with typed slots. `{name:kind}` is a slot (`{player}` is short for
`{player:player}`), `[…]` may be missing, `(a|b)` is either; the first way is the canonical one.
The kinds of slots are in `SLOTS`. What may follow the name of a thing or of an action stands in
`THING_TAILS` and `ACTION_TAILS`.
"""

from __future__ import annotations

from typing import Final

from rulings_cli.examples.vocabulary.allowed import ALLOWED
from rulings_cli.examples.vocabulary.being import BEING
from rulings_cli.examples.vocabulary.doing import DOING
from rulings_cli.examples.vocabulary.forms import KEYWORDS, SLOTS, Form, Slot
from rulings_cli.examples.vocabulary.given import CHANGES, GIVEN
from rulings_cli.examples.vocabulary.happened import HAPPENED
from rulings_cli.examples.vocabulary.happening import HAPPENING
from rulings_cli.examples.vocabulary.tails import ACTION_TAILS, THING_TAILS

WHEN: Final = (*DOING, *HAPPENING)
THEN: Final = (*ALLOWED, *HAPPENED, *BEING)
#: All line forms by the keyword that begins the line; order is the order of trying.
FORMS: Final = {"given": GIVEN, "when": WHEN, "then": THEN, "but if": (*CHANGES, *GIVEN, *WHEN)}

__all__ = [
    "ACTION_TAILS",
    "CHANGES",
    "FORMS",
    "GIVEN",
    "KEYWORDS",
    "SLOTS",
    "THEN",
    "THING_TAILS",
    "WHEN",
    "Form",
    "Slot",
]
