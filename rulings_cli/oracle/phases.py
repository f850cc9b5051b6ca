"""Additional phases of a turn, and turns after others (CR 500.7, 500.8, 723) ⇄ their nodes."""

from __future__ import annotations

from itertools import product
from typing import Final

from rulings_cli.abilities.conditions import DuringTurn
from rulings_cli.abilities.effects import ControlPlayer, ExtraPhases, ExtraTurn
from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import You
from rulings_cli.oracle.phrases import Wordings, constants, pair
from rulings_cli.oracle.templates import phrase

# phases: the same is said with the place first or last

_PHASES: Final = {
    "an additional combat phase": ("combat",),
    "an additional combat phase followed by an additional main phase": ("combat", "main"),
    "an additional combat phase , followed by an additional main phase": ("combat", "main"),
    "an additional beginning phase": ("beginning",),
    "two additional combat phases": ("combat", "combat"),
}
_AFTER: Final = {"this phase": "", "this main phase": "main", "this combat phase": "combat"}


def _wordings() -> dict[str, ExtraPhases]:
    """Give every way to say it; `words` tells the ways to say one thing apart, in short."""
    table: dict[str, ExtraPhases] = {}
    for (added, phases), (place, after) in product(_PHASES.items(), _AFTER.items()):
        first, comma, rest = added.partition(" followed")
        verbs = ("there are",) if added.startswith("two") else ("there is", "there's")
        for verb in verbs:
            pause = "," if first.endswith(" ,") else ""
            tail = f"{pause} followed{rest}".strip() if comma else ""
            last = f"{verb} {first.removesuffix(' ,')} after {place} {tail}".strip()
            how = f"{verb} {pause}".strip()
            table[f"after {place} , {verb} {added}"] = ExtraPhases(phases, after, how)
            table[last] = ExtraPhases(phases, after, f"{how} last")
    return table


_WAYS: Final = _wordings()
_WORDS: Final = {
    (each.phases, each.after, each.words): words.split() for words, each in _WAYS.items()
}
_READ: Final = Wordings(_WAYS, spaced=True)
pair(
    "effect",
    ExtraPhases,
    _READ.read,
    lambda _, node: _WORDS.get((node.phases, node.after, node.words)),
    first=_READ.first,
)
constants(
    "condition",
    {
        words: DuringTurn(whose, phase=phase, words=words)
        for words, whose, phase in (
            ("it's your main phase", You(), "main"),
            ("it's your combat phase", You(), "combat"),
            ("it's the first combat phase of the turn", None, "first combat"),
        )
    },
)

# turns

phrase("vp", ExtraTurn, "take+ an extra turn after this one")
phrase("vp", ExtraTurn, "take+ two extra turns after this one", count=Number(2))
for _whose in ("their", "that player's"):
    phrase("vp", ControlPlayer, f"control+ <whom:player> during {_whose} next turn", words=_whose)
    _gained = f"gain+ control of <whom:target player> during {_whose} next turn"
    phrase("vp", ControlPlayer, _gained, words=f"gain {_whose}")
    phrase(
        "vp",
        ControlPlayer,
        f"{_gained} . after that turn , that player takes an extra turn",
        words=f"gain {_whose}",
        extra_turn=True,
    )
