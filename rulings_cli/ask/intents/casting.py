"""Questions about casting: whether, when, at what X, and what may be targeted."""

from __future__ import annotations

from rulings_cli.ask.intents.intent import Intent

CASTING = (
    Intent(
        "can_cast",
        "cast_exiled",
        """
        [can] EXILED=exiled cast \
            next-turn|later-this-turn|this-turn|later|instant-speed|opponents-turn|turn \
            [spell-word] [card-word] [WITH] [end-step]
        [can] cast WITH=exiled KIND|CARD=kind \
            instant-speed|opponents-turn|next-turn|later-this-turn|later [spell-word] \
            [card-word] [exiled]
        [can] cast EXILED=exiled sorcery-speed|whole [turn]
        [can] EXILED=exiled land-drop cast
        [can] HIT=exiled cast \
            next-turn|later-this-turn|this-turn|later|instant-speed|opponents-turn
        can EXILED=exiled cast [spell-word] [card-word]
        ~ CARD=exiled exiled KIND:land=kind can cast land-drop
        ~ land-drop CARD=exiled exiled KIND:land=kind can cast
        can EXILED=exiled cast|land-drop land-drop KIND [cast]
        can CARD=exiled cast card-word|spell-word \
            next-turn|later-this-turn|later|instant-speed|opponents-turn [exiled]
        can CARD=exiled cast exiled \
            next-turn|later-this-turn|later|instant-speed|opponents-turn \
            [card-word] [spell-word]
        can CARD=exiled cast KIND=kind \
            next-turn|later-this-turn|later|instant-speed|opponents-turn [exiled]
        """,
    ),
    Intent(
        "can_cast",
        "cast_under",
        """
        [can] cast KIND|CARD=target OUT|WITH=holder [spell-word] [card-word] [out] [turn] [hand]
        [can] cast ABILITY|SICK=target OUT|WITH=holder [spell-word]
        ~ CARD=holder cast KIND|CARD=target [can] [spell-word] [whole]
        can opponent cast KIND|CARD=target OUT=holder [spell-word] [card-word]
        [can] cast KIND|CARD=target THEIRS=holder [spell-word] [card-word] [turn] [hand]
        """,
    ),
    Intent(
        "stops",
        "cast_under",
        """
        = CARD|OUT|THEIRS=holder stop cast KIND|CARD=target [spell-word] [card-word] [can] \
            [opponent]
        cast KIND|CARD=target stop WITH=holder [spell-word] [card-word] [can] [opponent]
        """,
        asks="negative",
    ),
    Intent(
        "stops",
        "put_under",
        """
        can put KIND=target out OUT|WITH=holder
        ~ can put OUT=target OUT|WITH=holder
        ~ CARD=holder can put KIND=target out
        """,
    ),
    Intent(
        "stops",
        "put_under",
        """
        = CARD|OUT=holder stop put KIND|OUT=target [out]
        """,
        asks="negative",
    ),
    Intent(
        "stops",
        "stopped",
        """
        = CARD|OUT|THEIRS=holder stop CARD|TOKEN=target [opponent] [can] [work]
        stop CARD|TOKEN=target WITH=holder [opponent] [can] [work]
        """,
        asks="negative",
    ),
    Intent(
        "stops",
        "activate_under",
        """
        = CARD|OUT|THEIRS=holder stop ABILITY|TAPPED|MANA=target [opponent] [mana] [activate] \
            [work] [tap] [can]
        = CARD|OUT|THEIRS=holder stop CARD|TOKEN=target ability|mana|activate|tap|mana-ability \
            [opponent] \
            [mana] [ability] [can]
        = CARD|OUT|THEIRS=holder stop activate|tap|use CARD|TOKEN=target [ability] [mana]
        stop ABILITY|TAPPED|MANA=target WITH=holder [opponent] [mana] [activate] [work] [tap] \
            [can]
        """,
        asks="negative",
    ),
    Intent(
        "stops",
        "activate_under",
        """
        can TAPPED=target OUT|WITH=holder [mana] [activate] [out] [use] [work]
        [can] MANA|ABILITY=target OUT|WITH=holder [mana] [activate] [out] [use] [work]
        [can] activate|tap|use|work CARD|TOKEN|KIND=target OUT|WITH=holder [mana] [ability] \
            [out]
        [can] tap KIND=target* OUT=holder mana
        [can] activate|tap|use CARD|TOKEN|KIND=target THEIRS=holder [mana] [ability]
        [can] TAPPED|MANA|ABILITY=target THEIRS=holder [mana] [activate]
        """,
    ),
    Intent(
        "x_value",
        "free_x",
        """
        what x [cast] [free] CARD=target WITH|ABILITY|FREE=source [can] [value-word] [pay] \
            [chosen] [hit]
        x CARD=target WITH=source value-word|free|cast [can] [cast] [free] [chosen]
        what|how-big|how-much x HIT=hit [can] [cast] [free] [value-word] [chosen]
        what x cast free CARD=target [can] [value-word] [chosen]
        what x CARD=target CARD=source cast|free|hit [can] [value-word] [chosen]
        how-many counters CARD=target WITH|FREE|ABILITY=source cast|free [cast] [free] \
            [enter-with]
        = how-many counters CARD=target CARD=source cast free [enter-with]
        what x EXILED=hit [can] [cast] [free] [value-word] [chosen]
        what|how-big|how-much x CARD=source cast CARD=target [free] [can] [value-word] [chosen]
        how-big|how-much x CARD=target WITH|FREE=source [can] [cast] [free] [value-word]
        """,
    ),
    Intent(
        "x_value",
        "may_choose_x",
        """
        can chosen x CARD=target WITH|FREE=source [cast] [free] [value-word]
        can chosen x cast free CARD=target [value-word] [WITH]
        can chosen x HIT=hit [cast] [free] [value-word]
        can pay x CARD=target WITH|FREE=source [cast] [free]
        can pay x cast free CARD=target
        can cast CARD=target XIS=x WITH=source [free]
        can XIS=x CARD=target WITH=source cast|free|chosen
        can XIS=x HIT=hit [cast] [free] [chosen]
        """,
    ),
    Intent(
        "x_value",
        "entering_counters",
        """
        how-many counters [cast] CARD=target XIS=x [enter-with] [KIND]
        how-many counters cast CARD=target [enter-with] x NUMBER=x
        how-many counters cast CARD=target NUMBER=x [enter-with] [x]
        how-big cast CARD=target XIS=x
        what counters CARD=target XIS=x [cast] [enter-with]
        """,
    ),
    Intent(
        "x_value",
        "put_without_casting",
        """
        how-many counters CARD=target put out [enter-with] [with]
        how-many counters CARD=target put [enter-with] [with] [no] [cast]
        """,
    ),
    Intent(
        "mana_value",
        "dig_limit",
        """
        what mana-value hit WITH|CARD|ABILITY|FREE=source NUMBER=number drop [cast] [can] \
            [spell-word] [card-word] [KIND]
        what mana-value hit WITH|CARD|ABILITY|FREE=source cast CARD=spell [XIS=x] [can] \
            [spell-word] [card-word]
        what mana-value most hit WITH|CARD|ABILITY|FREE=source NUMBER=number drop [cast] [can]
        what mana-value most hit WITH|CARD|ABILITY|FREE=source cast CARD=spell [XIS=x] [can]
        """,
    ),
    Intent(
        "mana_value",
        "dig_by_cost",
        """
        count KEYWORD:kicker=keyword CARD|WITH|ABILITY|FREE=source [dig] [cost] [pay] [mana-value]
        count which-cost CARD|WITH|ABILITY|FREE=source [dig] [pay] [mana] [mana-value] [cost] \
            [total] [what]
        count total CARD|WITH|ABILITY|FREE=source cost [dig] [pay]
        count mana-value CARD|WITH|ABILITY|FREE=source [dig] [spell-word]
        """,
    ),
    Intent(
        "can_target",
        "attach_target",
        """
        can attach-word CARD=holder opponent KIND=kind [target]
        can attach-word ABILITY|WITH|OUT=holder opponent KIND=kind [target]
        can ABILITY=holder target opponent KIND=kind [attach-word]
        can CARD|ABILITY=holder target opponent KIND=kind attach-word
        ~ can CARD|ABILITY=holder attach-word opponent KIND=kind KIND:creature
        ~ can attach-word opponent KIND=kind KIND:creature CARD|ABILITY|WITH|OUT=holder
        """,
    ),
    Intent(
        "can_target",
        "attach_from",
        """
        ~ can attach-word KIND=kind opponent KIND:creature=where WITH|OUT|ABILITY|CARD=holder \
            [with] [attach-word] [target]
        ~ can CARD|ABILITY|OUT|WITH=holder attach-word KIND=kind opponent KIND:creature=where \
            [with] [attach-word] [target]
        """,
    ),
    Intent(
        "can_target",
        "attach_to_theirs",
        """
        can attach-word KIND=kind to-theirs WITH|OUT|ABILITY|CARD=holder [with] [target]
        """,
    ),
)
