"""The ways of casting and of using a card that its keywords give, and what they are paid with."""

from __future__ import annotations

#: Keywords of costs that are paid besides the mana cost (CR 118.8); the others instead of it.
OPTIONAL = frozenset(
    ("buyback", "kicker", "multikicker", "replicate", "entwine", "escalate", "casualty", "bargain",
     "strive", "squad", "offspring", "conspire")
)  # fmt: skip
#: Keywords of costs that are paid instead of the mana cost (CR 118.9).
ALTERNATIVE = frozenset(
    ("overload", "flashback", "escape", "evoke", "bestow", "dash", "blitz", "spectacle", "surge",
     "prowl", "emerge", "awaken", "madness", "jump-start", "retrace", "disturb", "mutate",
     "prototype", "warp", "miracle", "morph", "cleave", "harmonize", "freerunning", "sneak")
)  # fmt: skip
#: Where a card is cast from in a way, if not from the hand.
ZONE_OF = dict.fromkeys(
    ("flashback", "escape", "jump-start", "disturb", "retrace", "harmonize"), "graveyard"
)
#: Keywords that are activated abilities, and where the card is then.
ACTIVATED = {
    **dict.fromkeys(("equip", "outlast", "level up", "fortify", "reconfigure"), "battlefield"),
    **dict.fromkeys(("cycling", "ninjutsu", "transmute", "forecast", "basic landcycling",
                     "plainscycling", "islandcycling", "swampcycling", "mountaincycling",
                     "forestcycling", "landcycling"), "hand"),
    **dict.fromkeys(("unearth", "embalm", "eternalize", "encore", "scavenge"), "graveyard"),
    "commander ninjutsu": "command zone",
}  # fmt: skip
#: Keywords of a card that is in a graveyard: elsewhere they do nothing.
IN_GRAVEYARD = frozenset(
    (*ZONE_OF, *(each for each, zone in ACTIVATED.items() if zone == "graveyard"),
     "dredge", "aftermath")
)  # fmt: skip
#: Keywords of special actions that pay for a card in hand (CR 116.2).
SPECIAL = frozenset(("suspend", "foretell", "plot"))
#: Words by which people name a keyword, where they are not its name.
_SAID = {
    "kick": "kicker", "kicked": "kicker", "kicking": "kicker", "kickers": "kicker",
    "overloaded": "overload", "overloading": "overload", "flashing back": "flashback",
    "flash back": "flashback", "flashed back": "flashback", "flashbacked": "flashback",
    "evoked": "evoke", "evoking": "evoke", "dashed": "dash", "dashing": "dash",
    "escaped": "escape", "escaping": "escape", "bestowed": "bestow", "bestowing": "bestow",
    "blitzed": "blitz", "blitzing": "blitz", "surged": "surge", "cleaved": "cleave",
    "entwined": "entwine", "entwining": "entwine", "escalated": "escalate",
    "escalating": "escalate",
    "replicated": "replicate", "replicating": "replicate", "bargained": "bargain",
    "awakened": "awaken", "awakening": "awaken",
    "mutated": "mutate", "mutating": "mutate", "emerging": "emerge", "emerged": "emerge",
    "prototyped": "prototype", "warped": "warp", "disturbed": "disturb",
    "equipping": "equip", "equipped": "equip", "cycle": "cycling", "cycled": "cycling",
    "unearthed": "unearth", "unearthing": "unearth", "embalmed": "embalm",
    "leveling up": "level up",
    "ninjutsu'd": "ninjutsu", "ninjutsuing": "ninjutsu", "ninjutsued": "ninjutsu",
    "commander ninjutsuing": "commander ninjutsu", "scavenging": "scavenge", "madnessed": "madness",
    "level": "level up", "reconfiguring": "reconfigure", "transmuting": "transmute",
    "multikicked": "multikicker", "suspending": "suspend", "suspended": "suspend",
    "foretelling": "foretell", "plotting": "plot", "plotted": "plot",
}  # fmt: skip


def way_said(*words: str) -> str:
    """Give the keyword that words name as a way to cast or use a card; "" for none.

    >>> way_said("kicked"), way_said("flash", "back"), way_said("flying")
    ('kicker', 'flashback', '')
    """
    said = " ".join(words)
    word = _SAID.get(said, said)
    known = word in OPTIONAL or word in ALTERNATIVE or word in ACTIVATED or word in SPECIAL
    return word if known else ""


#: Keywords whose abilities cast the card (CR 702.35a, 702.62a, 702.94a).
CAST_BY_ABILITY = frozenset(("madness", "suspend", "miracle"))
#: Keywords by which a card is cast from a graveyard, or by an ability.
FROM_ELSEWHERE = CAST_BY_ABILITY | {"flashback", "escape", "disturb", "jump-start"}
