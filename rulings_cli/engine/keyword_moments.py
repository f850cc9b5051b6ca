"""When a keyword ability that is not built may matter, by its rule in CR 702.

A keyword that is neither built nor named here is taken to matter always.
"""

from __future__ import annotations

from functools import lru_cache
from typing import Final

#: Moments, and the keywords that do something only then. "never": nothing in a game in progress,
#: a choice that nobody has to make and that is refused where it is asked for, or a name that other
#: text refers to.
_NAMES: Final = {
    "combat": """
        flying, trample, first strike, double strike, defender, vigilance, reach, menace, banding,
        intimidate, landwalk, rampage, flanking, shadow, horsemanship, fear, bushido, ninjutsu,
        commander ninjutsu, provoke, frenzy, poisonous, annihilator, exalted, battle cry, dethrone,
        myriad, melee, skulk, renown, ingest, mentor, afflict, training, enlist, decayed, boast,
        mobilize, firebending, trample over planeswalkers
        """,
    "enters": """
        amplify, bloodthirst, champion, devour, hideaway, riot, unleash, tribute, backup,
        read ahead, partner with, for mirrodin!, graft, fading, vanishing, modular, living weapon,
        compleated, devour, space sculptor
        """,
    "another enters": "graft, soulbond",
    "upkeep": "echo, vanishing, cumulative upkeep, suspend, daybound, nightbound",
    "untap": "phasing, daybound, nightbound",
    "dies": "haunt, recover, champion, modular, persist, undying",
    "destroyed": "umbra armor, totem armor",
    "draw": "dredge, miracle",
    "discard": "madness",
    "damage": "absorb",
    "resolves": "rebound, cipher, epic, haunt, paradigm",
    "cast": """
        conspire, demonstrate, gravestorm, ripple, assist, compleated, tiered, offering, epic,
        teamwork, gift, split second
        """,
    "spell": "increment",
    "never": """
        partner, choose a background, doctor's companion, friends forever, hidden agenda,
        double agenda, ascend, start your engines!, visit, specialize, forecast, reinforce,
        aura swap, transfigure, craft, saddle, boast, station, suspend, plot, foretell, morph,
        megamorph, disguise, bestow, warp, disturb, mutate, sneak, dash, blitz, surge, spectacle,
        prowl, freerunning, emerge, cleave, harmonize, mayhem, web-slinging, awaken, prototype,
        impending, fuse, splice, splice onto arcane, more than meets the eye, madness, miracle,
        power-up, strive, bands with other
        """,
    "always": "living metal, max speed, solved, exhaust",
}


@lru_cache(maxsize=1)
def _table() -> dict[str, frozenset[str]]:
    found: dict[str, set[str]] = {}
    for moment, names in _NAMES.items():
        for each in names.replace("\n", " ").split(","):
            found.setdefault(" ".join(each.split()), set()).add(moment)
    return {name: frozenset(moments) for name, moments in found.items()}


def moments_of(name: str) -> frozenset[str]:
    """Give when a keyword may matter; one that is not known may matter always."""
    return _table().get(name, frozenset(("always",)))


def is_known(name: str) -> bool:
    """Tell whether the table says when a keyword may matter."""
    return name in _table()
