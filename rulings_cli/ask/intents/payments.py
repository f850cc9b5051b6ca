"""Questions about what mana may pay for, and what must be paid."""

from __future__ import annotations

from rulings_cli.ask.intents.intent import Intent

PAYMENTS = (
    Intent(
        "pay_for",
        "pay_for",
        """
        [can] pay MANA=source CARD|KIND=target [help] [whole] [cast] [cost] [use] [spell-word] \
            [put]
        = TAPPED=source CARD=target [can]
        ~ CARD=source CARD|KIND=target mana [can]
        [can] pay WITH|TAPPED=source CARD|KIND=target [help] [whole] [cast] [cost] [mana] [use]
        [can] cast MANA|TAPPED=source CARD|KIND=target [help] [whole] [use] [pay] [spell-word]
        [can] MANA=source CARD|KIND=target help|work|use [whole] [cast] [cost] [spell-word]
        [can] MANA=source CARD|KIND=target whole [cast] [cost] [pay] [spell-word]
        [can] pay|cast|use TAPPED=source CARD|KIND=target while-casting [mana] [whole] [help]
        [can] use MANA|WITH|TAPPED=source CARD|KIND=target while-casting [mana] [whole] [help]
        [can] use mana CARD=target WITH=source cast|pay [whole] [help]
        = can CARD|TOKEN=source pay CARD|KIND=target [help] [whole] [cost]
        MANA=source CARD|KIND=target [can] [cost]
        [can] pay|cast TAPPED=source CARD|KIND=target [mana] [help] [whole] [use]
        [can] cast SICK=target MANA=source [whole] [help]
        [can] cast KIND|CARD=target WITH=source [spell-word] [card-word]
        ~ CARD=source cast KIND|CARD=target [can] [spell-word] [card-word]
        """,
    ),
    Intent(
        "pay_for",
        "pay_for",
        """
        = can CARD|TOKEN=source pay KEYWORD=keyword [CARD|KIND=target] [cost] [help] [whole]
        ~ CARD|TOKEN=source pay CARD|KIND=target KEYWORD=keyword [cost] [help] [whole] [can]
        [can] KEYWORD=keyword CARD=target WITH=source whole [cast] [pay]
        [can] pay TAPPED=source ABILITY=target [mana] [cost] [activate]
        [can] MANA=source KEYWORD=keyword CARD|KIND=target [with] [spell-word] [pay] [help] \
            [whole] [cost] [use] [activate] [cast] [ability]
        [can] WITH|TAPPED=source KEYWORD=keyword CARD|KIND=target pay [help] [whole] [cost] \
            [use] [mana]
        [can] MANA=source KEYWORD=keyword pay|use|work [help] [whole] [cost] [activate] [ability]
        [can] MANA=source KEYWORD=keyword [pay] [help] [whole] [cost] [use] [activate] \
            [ability] [card-word] [KIND]
        [can] MANA=source ABILITY=target [pay] [help] [whole] [cost] [use] [activate] [cast]
        [can] MANA=source CARD=target activate [pay] [help] [whole] [cost] [use] [ability]
        [can] MANA=source CARD=target ability [activate] [pay] [help] [whole] [cost] [use]
        [can] MANA=source KIND=target ability [activate] [pay] [help] [whole] [cost] [use]
        [can] MANA=source KIND=target activate [ability] [pay] [help] [whole] [cost] [use]
        [can] MANA=source CARD=target target [use] [pay] [KIND] [spell-word] [cast]
        [can] TAPPED=source CARD=target generic-part [pay] [help] [mana] [cost] [use] [cast]
        [can] MANA=source CARD=target generic-part [pay] [help] [whole] [cost] [use] [cast]
        [can] MANA=source CARD=target tax [pay] [help] [whole] [cost] [use] [commander]
        """,
    ),
    Intent(
        "must_pay",
        "ward_outlives",
        """
        dies|goes CARD=holder KEYWORD:ward=keyword must-pay|must|pay [respond] [commander] \
            [opponent] [can] [cost] [trigger] [with] [uses-stack] ['s] [ability]
        dies|goes CARD=holder KEYWORD:ward=keyword resolve|trigger|count|happens|work [respond] \
            [commander] [opponent] [can] [what] [with] [uses-stack] ['s] [ability]
        """,
    ),
    Intent(
        "must_pay",
        "additional_cost",
        """
        must|must-pay|pay additional-cost [cast] [free] CARD=target WITH|FREE=source [no] [hit]
        must|must-pay|pay additional-cost [cast] [free] HIT=hit
        must|must-pay|pay additional-cost ['s] [cast] [free] CARD=target \
            WITH|FREE|ABILITY=source [no] [hit]
        must discard|crack [cast] [free] CARD=target WITH|FREE|ABILITY=source [card-word] \
            [KIND] [NUMBER]
        must discard|crack [cast] [free] HIT=hit [card-word] [KIND] [NUMBER]
        must pay discard|crack [cast] [free] CARD=target WITH|FREE=source [card-word] [KIND] \
            [NUMBER]
        must discard|crack cast free CARD=target [card-word] [KIND] [NUMBER]
        must additional-cost cast free CARD=target [pay]
        ~ CARD|OUT|WITH|ABILITY=source [trigger] [free] cast CARD=target [must] discard [NUMBER] \
            [card-word]
        ~ cast CARD=target WITH|FREE|ABILITY=source [must] discard [free] [NUMBER] [card-word]
        """,
    ),
    Intent(
        "optional_cost",
        "optional_cost",
        """
        [can] KEYWORD=keyword CARD=target WITH|OUT|ABILITY|FREE=source [cast] [free] [pay] \
            [cost] [hit] [use]
        [can] KEYWORD=keyword CARD=target cast|pay|use free [WITH] [cost]
        [can] KEYWORD=keyword CARD=target free
        [can] KEYWORD=keyword spell-word WITH|OUT|ABILITY|FREE=source [cast] [free] [pay] \
            [cost] [use]
        [can] KEYWORD=keyword KIND=target WITH|OUT|ABILITY|FREE=source [cast] [free] [pay] \
            [cost] [use]
        [can] KEYWORD=keyword WITH|FREE=source [cast] [free] [pay] [cost] [use]
        [can] KEYWORD=keyword HIT=hit [cast] [free] [pay] [cost] [use]
        [can] KEYWORD=keyword EXILED=hit [cast] [free] [pay] [cost] [use]
        [can] KEYWORD=keyword CARD=target CARD=source cast|pay [free] [hit] [use] [cost] \
            [copy-word]
        [can] KEYWORD=keyword CARD=target WITH|OUT=source copy-word [cast] [free] [pay] [cost] [use]
        """,
    ),
)
