"""Which module of `engine.keywords` or `engine.keyword_actions` carries out what (CR 701, 702).

A module is loaded when its keyword is met: most games have few of them.
"""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from types import ModuleType
from typing import Final

from rulings_cli.abilities.abilities import (
    ActivatedAbility,
    Keyword,
    SpellAbility,
    StaticAbility,
    TriggeredAbility,
)
from rulings_cli.abilities.effects import KeywordAction
from rulings_cli.engine.built_keywords import carried_out, kind_of
from rulings_cli.terms.citations import Rule

#: The keywords whose module has another name than they have.
_MODULE_OF: Final = {
    "choose a background": "partner",
    "commander ninjutsu": "ninjutsu",
    "doctor's companion": "partner",
    "friends forever": "partner",
}
_FILE: Final = str.maketrans({" ": "_", "-": "_", "'": None, "!": None})
#: Added to the index of a keyword for the second of the two abilities that it stands for.
SECOND: Final = 1000
#: The keywords that have a module of their own.
KEYWORDS: Final = frozenset(
    (
        *("absorb", "afflict", "afterlife", "annihilator", "ascend", "awaken", "backup"),
        *("battle cry", "boast", "bushido", "cascade", "champion", "choose a background"),
        "class level",
        *("cipher", "commander ninjutsu", "compleated", "craft", "crew", "cumulative upkeep"),
        *("cycling", "daybound", "decayed", "demonstrate", "dethrone", "doctor's companion"),
        *("dredge", "echo", "embalm", "encore", "enlist", "epic", "equip", "eternalize"),
        *("evolve", "exalted", "exhaust", "exploit", "extort", "fabricate", "fading"),
        *("firebending", "flanking", "for mirrodin!", "forecast", "fortify", "frenzy"),
        *("friends forever", "gift", "graft", "gravestorm", "haunt", "hideaway", "impending"),
        *("increment", "ingest", "job select", "level up", "living weapon", "madness"),
        *("max speed", "melee", "mentor", "miracle", "mobilize", "modular", "myriad"),
        *("nightbound", "ninjutsu", "outlast", "partner", "partner with", "persist"),
        *("poisonous", "power-up", "provoke", "prowess", "rampage", "ravenous", "read ahead"),
        *("reconfigure", "recover", "reinforce", "renown", "ripple", "saddle", "scavenge"),
        *("soulbond", "soulshift", "start your engines!", "station", "storm", "suspend"),
        *("training", "transfigure", "transmute", "typecycling", "undying", "unearth"),
        *("vanishing", "ward"),
    )
)
#: The module of each keyword action, by the name that the text gives it.
ACTIONS: Final = {
    "adapt": "adapt",
    "airbend": "airbend",
    "amass": "amass",
    "ascend": "ascend",
    "backup": "backup",
    "becomes renowned": "designate",
    "becomes saddled": "designate",
    "becomes solved": "designate",
    "become the monarch": "become_the_monarch",
    "blight": "blight",
    "bolster": "bolster",
    "cipher": "cipher",
    "clash with an opponent": "clash",
    "class level": "class_level",
    "cloak the top card of your library": "manifest",
    "collect evidence": "collect_evidence",
    "connive": "connive",
    "connives": "connive",
    "craft": "craft",
    "demonstrate": "demonstrate",
    "detain": "detain",
    "discover": "discover",
    "earthbend": "earthbend",
    "endure": "endure",
    "epic": "epic",
    "explore": "explore",
    "explores": "explore",
    "fateseal": "fateseal",
    "forage": "forage",
    "give the gift": "give_gift",
    "goad": "goad",
    "increase your speed": "increase_speed",
    "haunt": "haunt",
    "incubate": "incubate",
    "investigate": "investigate",
    "it becomes": "become_day",
    "learn": "learn",
    "manifest dread": "manifest_dread",
    "manifest the top card of your library": "manifest",
    "monstrosity": "monstrosity",
    "myriad": "myriad",
    "ninjutsu": "ninjutsu",
    "pair": "pair",
    "phase out": "phase_out",
    "phases out": "phase_out",
    "populate": "populate",
    "proliferate": "proliferate",
    "ripple": "ripple",
    "support": "support",
    "suspect": "suspect",
    "tap or untap": "tap_or_untap",
    "take the initiative": "take_initiative",
    "the Ring tempts you": "ring_tempts",
    "time travel": "time_travel",
    "venture into Undercity": "venture",
    "venture into the dungeon": "venture",
}


def module_of(name: str) -> ModuleType | None:
    """Give the module of a keyword, loaded; None where it has none."""
    kind = kind_of(name)
    return _loaded(kind) if kind in KEYWORDS else None


@lru_cache(maxsize=512)
def _loaded(name: str) -> ModuleType:
    file = _MODULE_OF.get(name, name.translate(_FILE))
    return import_module(f"rulings_cli.engine.keywords.{file}")


def part(name: str, what: str) -> object:
    """Give a part of a keyword's module by its name, None where the module has none."""
    module = module_of(name)
    return None if module is None else getattr(module, what, None)


@lru_cache(maxsize=1024)
def _form(keyword: Keyword, what: str) -> object:
    write = part(keyword.name, what)
    return write(keyword) if callable(write) else None


def triggered(keyword: Keyword) -> TriggeredAbility | None:
    """Give the triggered ability that a keyword stands for."""
    found = _form(keyword, "triggered")
    return found if isinstance(found, TriggeredAbility) else None


def second(keyword: Keyword) -> TriggeredAbility | None:
    """Give the other triggered ability of a keyword that stands for two."""
    found = _form(keyword, "second")
    return found if isinstance(found, TriggeredAbility) else None


def activated(keyword: Keyword) -> ActivatedAbility | None:
    """Give the activated ability that a keyword stands for."""
    found = _form(keyword, "activated")
    return found if isinstance(found, ActivatedAbility) else None


def activated_second(keyword: Keyword) -> ActivatedAbility | None:
    """Give the other activated ability of a keyword that stands for two."""
    found = _form(keyword, "activated_second")
    return found if isinstance(found, ActivatedAbility) else None


@lru_cache(maxsize=512)
def spell(keyword: Keyword, alternative: str = "") -> SpellAbility | None:
    """Give the spell ability that a keyword is on an instant or sorcery, cast so."""
    write = part(keyword.name, "spell")
    found = write(keyword, alternative) if callable(write) else None
    return found if isinstance(found, SpellAbility) else None


def static(keyword: Keyword) -> StaticAbility | None:
    """Give the static ability that a keyword stands for."""
    found = _form(keyword, "static")
    return found if isinstance(found, StaticAbility) else None


def rule_of(name: str) -> tuple[Rule, ...]:
    """Give the rule of a keyword that has a module."""
    found = part(name, "RULE")
    return (found,) if isinstance(found, Rule) else ()


def is_carried_out(keyword: Keyword) -> bool:
    """Tell whether the module carries the keyword out in this form."""
    test = part(keyword.name, "is_built")
    if callable(test):
        return bool(test(keyword))
    written = [each for each in ("triggered", "activated", "static") if part(keyword.name, each)]
    return not written or any(_form(keyword, each) is not None for each in written)


carried_out(KEYWORDS, is_carried_out)


def action_of(effect: KeywordAction) -> ModuleType | None:
    """Give the module of a keyword action as it is worded; None where that is not built."""
    file = ACTIONS.get(effect.name)
    if file is None:
        return None
    module = import_module(f"rulings_cli.engine.keyword_actions.{file}")
    test = getattr(module, "is_built", _is_plain)
    return module if test(effect) else None


def _is_plain(effect: KeywordAction) -> bool:
    return effect.words in ("", "twice")
