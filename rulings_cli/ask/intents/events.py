"""Questions about events and their effects: triggers, targets, deaths, moments, qualities."""

from __future__ import annotations

from rulings_cli.ask.intents.intent import Intent

EVENTS = (
    Intent(
        "does_trigger",
        "triggers_on_cast",
        """
        ~ trigger CARD=watcher cast CARD|KIND=thing [can] [opponent] [spell-word] [count] [effect]
        ~ cast CARD|KIND=thing CARD=watcher trigger [can] [opponent] [spell-word] [count]
        ~ cast CARD|KIND=thing trigger CARD=watcher [can] [opponent] [spell-word] [count]
        ~ CARD=watcher trigger cast CARD|KIND=thing [can] [opponent] [spell-word] [count]
        ~ OUT=watcher trigger cast CARD|KIND=thing [can] [opponent] [spell-word] [count]
        ~ OUT=watcher cast CARD|KIND=thing trigger [can] [opponent] [spell-word] [count]
        """,
    ),
    Intent(
        "does_trigger",
        "triggers_on_entering",
        """
        ~ trigger CARD=watcher CARD|KIND=thing enters [can] [opponent] [count] [control]
        ~ CARD|KIND=thing enters CARD=watcher trigger [can] [opponent] [count] [control]
        ~ CARD|KIND=thing enters trigger CARD=watcher [can] [opponent] [count] [control]
        ~ CARD=watcher trigger CARD|KIND=thing enters [can] [opponent] [count] [control]
        ~ OUT=watcher trigger CARD|KIND=thing enters [can] [opponent] [count] [control]
        ~ OUT=watcher CARD|KIND=thing enters trigger [can] [opponent] [count] [control]
        """,
    ),
    Intent(
        "does_trigger",
        "triggers_on_dying",
        """
        ~ trigger CARD=watcher CARD|KIND=thing dies [can] [opponent] [count] [control]
        ~ CARD|KIND=thing dies CARD=watcher trigger [can] [opponent] [count] [control]
        ~ CARD|KIND=thing dies trigger CARD=watcher [can] [opponent] [count] [control]
        ~ CARD=watcher trigger CARD|KIND=thing dies [can] [opponent] [count] [control]
        ~ OUT=watcher trigger CARD|KIND=thing dies [can] [opponent] [count] [control]
        ~ OUT=watcher CARD|KIND=thing dies trigger [can] [opponent] [count] [control]
        """,
    ),
    Intent(
        "does_trigger",
        "triggers_itself",
        """
        trigger CARD=watcher enters|dies [can] [control]
        """,
    ),
    Intent(
        "can_target",
        "can_target",
        """
        ~ CARD=source target CARD=thing [can] [cast] [spell-word]
        ~ target CARD=thing WITH=source [can] [cast]
        """,
    ),
    Intent(
        "outcome",
        "kills",
        """
        ~ CARD=source dies CARD=thing [can]
        ~ dies CARD=thing WITH=source [can]
        ~ CARD=thing dies WITH=source [can]
        """,
    ),
    Intent(
        "can_cast",
        "cast_when",
        """
        [can] cast CARD|KIND=target opponents-turn|instant-speed|untap-step|upkeep|draw-step \
            [opponents-turn] [untap-step] [spell-word] [card-word] [opponent] [turn]
        can cast CARD|KIND=target end-step|combat-word [opponents-turn] [spell-word] \
            [card-word] [opponent] [turn]
        """,
    ),
    Intent(
        "has_ability",
        "is_a",
        """
        ~ OUT=holder* CARD|KIND=thing CARD|SUBTYPE=type* [count] [can]
        ~ CARD|KIND=thing CARD|SUBTYPE=type* OUT=holder* [count] [can]
        ~ CARD=thing count CARD|SUBTYPE=type*
        = CARD=thing SUBTYPE=type
        ~ CARD=holder* KIND=thing CARD|SUBTYPE=type* [count] [can]
        """,
    ),
    Intent(
        "has_ability",
        "has_keyword",
        """
        ~ CARD=thing QUALITY=quality [can] [control]
        ~ CARD|KIND=thing QUALITY=quality OUT=holder* [can] [control]
        ~ OUT=holder* CARD|KIND=thing QUALITY=quality [can] [control]
        """,
    ),
    Intent(
        "can_cast",
        "cast_free_from",
        """
        can cast CARD|KIND=target WITH|OUT|CARD=holder hand|free [spell-word] [card-word] [free]
        ~ CARD=holder can cast commander command-zone [free]
        can cast commander command-zone WITH|OUT=holder [free]
        """,
    ),
    Intent(
        "can_pay",
        "activate_while_casting",
        """
        while-casting TAPPED|ABILITY=source can [spell-word] [mana] [use] [activate]
        while-casting CARD=source activate|use can [spell-word] [ability]
        """,
    ),
    Intent(
        "can_pay",
        "activate_without_hand",
        """
        can activate|use CARD|ABILITY=source no card-word hand
        """,
    ),
    Intent(
        "must_pay",
        "ward_on_spell",
        """
        CARD=source KIND KEYWORD:ward must-pay|must [pay] [target] [cast]
        must-pay KEYWORD:ward WITH|CARD=source [target] [KIND]
        """,
    ),
    Intent(
        "mana_amount",
        "mana_amount",
        """
        how-much mana CARD=other WITH|OUT=source [can] [produce]
        """,
    ),
)
