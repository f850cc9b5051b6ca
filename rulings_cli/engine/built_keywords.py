"""Which keyword abilities the engine carries out (CR 702): filled where it does so.

A keyword that no module carries out is not passed over: `engine.understanding` tells where it may
matter to what is played or asked.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from importlib import import_module
from typing import Final, TypeVar

from rulings_cli.abilities.abilities import Keyword

_F = TypeVar("_F", bound=Callable[..., object])

#: The modules that enter keywords; they are loaded where one is asked for that nobody entered yet.
WHERE: Final = (
    "assist",
    "attaching",
    "attacking",
    "banding",
    "beginning",
    "combat_damage",
    "costs",
    "damage",
    "entering",
    "entering_keywords",
    "evasion",
    "faces",
    "helping_creatures",
    "instead_of_mana",
    "keyword_costs",
    "keyword_modules",
    "leaving_the_stack",
    "optional_costs",
    "other_ways",
    "permissions",
    "phasing",
    "prohibitions",
    "proposing",
    "replacements",
    "special_actions",
    "targeting",
    "turn",
    "umbra_armor",
)
#: The keywords that are carried out, and whether a form of one is; None for every form.
BUILT: dict[str, Callable[[Keyword], bool] | None] = {}


def carries_out(*names: str) -> Callable[[_F], _F]:
    """Mark a function as one that carries out these keyword abilities in every form."""

    def mark(function: _F) -> _F:
        carried_out(names)
        return function

    return mark


def carried_out(names: Iterable[str], form: Callable[[Keyword], bool] | None = None) -> None:
    """Enter keywords that a table carries out; `form` tells whether it does so for this one."""
    for each in names:
        BUILT[each] = form


def is_built(keyword: Keyword) -> bool:
    """Tell whether the engine carries out a keyword ability in this form."""
    name = kind_of(keyword.name)
    if name not in BUILT:
        for each in WHERE:
            import_module(f"rulings_cli.engine.{each}")
    if name not in BUILT:
        return False
    form = BUILT[name]
    return form is None or form(keyword)


def kind_of(name: str) -> str:
    """Give the keyword of which a name is a variant: forestwalk is landwalk (CR 702.14a)."""
    if name.endswith("cycling") and name != "cycling":
        return "typecycling"
    if name.endswith("walk"):
        return "landwalk"
    if name.startswith("splice onto"):
        return "splice"
    return "hexproof" if name.startswith("hexproof") else name
