"""Questions about what happens: resolutions, zones, sizes, whole libraries."""

from __future__ import annotations

from rulings_cli.ask.intents.intent import Intent

OUTCOMES = (
    Intent(
        "outcome",
        "whole_library",
        """
        what CARD=source exiled|library library [happens] [no-hit] [spell-word] [KIND*] [hit] \
            [no] [whole] [can] [opponent]
        what EXILED=source KIND* library|no-hit [no] [hit] [happens]
        what WITH=source no KIND* library [happens] [no-hit] [exiled] [hit]
        what CARD|ABILITY|WITH|TAPPED=source library no-hit [happens] [exiled] [spell-word] \
            [KIND*] [hit] [no] [whole] [opponent]
        what EXILED=source library [happens] [no-hit] [spell-word] [KIND*] [no] [whole]
        what CARD=source no-hit [happens] [spell-word] [KIND*] [exiled]
        what HIT=source library
        what CARD=source hit no KIND* [happens] [spell-word] [library] [opponent]
        """,
    ),
    Intent(
        "outcome",
        "token_size",
        """
        how-big SUBTYPE=token WITH|OUT|ABILITY=source [no-other|no|other|whole|no-hit] [KIND*] \
            [token] [enter-with]
        how-big CARD=source SUBTYPE=token ['s] [no-other|no|other|whole] [KIND*] [token]
        how-big SUBTYPE=token WITH|OUT|ABILITY=source NUMBER=number [other] KIND=kind [token]
        how-big CARD=source SUBTYPE=token ['s] NUMBER=number [other] KIND=kind [token]
        how-big SUBTYPE=token WITH=source what [no-other|no|other|whole] [KIND*] [token]
        how-big SUBTYPE=token CARD=source enters [no-other|no|other|whole] [KIND*] [token]
        how-big token WITH|CARD|ABILITY=source ['s] [no-other|no|other|whole] [KIND*]
        """,
    ),
    Intent(
        "resolves",
        "attach_target_illegal",
        """
        KIND=dying target ABILITY=source dies|goes KIND=moved attach-word|stay|go [target] \
            [respond] [resolve] [can] [happens] [what]
        target dies|goes ABILITY=source KIND=dying KIND=moved attach-word|stay|go [respond] \
            [resolve] [can] [happens] [what]
        KIND=dying target ABILITY=source dies|goes resolve [KIND=moved] [attach-word] [respond] \
            [can]
        KIND=dying dies|goes respond ABILITY=source [resolve] [KIND=moved] [attach-word] [target] \
            [can] [what]
        KIND=dying target ABILITY=source illegal [resolve] [KIND=moved] [attach-word] [respond]
        KIND=dying illegal ABILITY=source [resolve] KIND=moved attach-word|go|stay [respond] [can]
        KIND=dying target CARD=source dies|goes attach-word KIND=moved [ability] [respond] \
            [resolve] [last]
        """,
    ),
    Intent(
        "resolves",
        "attach_target_illegal",
        """
        KIND=dying target ABILITY=source dies|goes fizzle [KIND=moved] [attach-word] [respond] [can]
        """,
        asks="negative",
    ),
    Intent(
        "resolves",
        "attach_both_illegal",
        """
        both-targets illegal resolve ABILITY|WITH=source [can] [whole] [respond]
        both-targets dies|goes resolve ABILITY|WITH=source [respond] [can] [whole]
        both-targets illegal|dies|goes resolve ABILITY|CARD|WITH=source ability [can] [respond] ['s]
        both-targets illegal|dies|goes resolve CARD|WITH=source [can] [respond] [ability] ['s]
        what both-targets illegal|dies|goes ABILITY|WITH=source [respond] [happens] [resolve]
        KIND KIND dies|goes resolve ABILITY=source [target] [respond] [can]
        """,
    ),
    Intent(
        "resolves",
        "attach_both_illegal",
        """
        both-targets illegal fizzle ABILITY|WITH=source [can] [whole] [respond]
        both-targets dies|goes fizzle ABILITY|WITH=source [respond] [can] [whole]
        KIND KIND dies|goes fizzle ABILITY=source [target] [respond] [can]
        """,
        asks="negative",
    ),
    Intent(
        "resolves",
        "attach_again",
        """
        already attach-word ABILITY|CARD|WITH=source happens|spell-word|effect [KIND*] [target] \
            [happens] [spell-word] [effect] [attach-word] [go]
        already attach-word ABILITY|CARD|WITH=source [KIND*] again|go [target] [attach-word]
        """,
    ),
    Intent(
        "outcome",
        "works_tapped",
        """
        tap KIND:Equipment=thing work
        tap KIND:Equipment=thing work double|effect|count [work]
        tap KIND:Equipment=thing double
        TAPPED=thing work|double [work]
        ~ tap KIND:Equipment=thing WITH|MANA|ABILITY|CARD=source work|double [work] [mana]
        ~ TAPPED=thing WITH|MANA|ABILITY|CARD=source work|double [work]
        """,
    ),
    Intent(
        "outcome",
        "works_tapped",
        """
        tap KIND:Equipment=thing stop [work]
        TAPPED=thing stop [work]
        tap KIND:Equipment=thing lose [KIND]
        TAPPED=thing lose [KIND]
        ~ tap KIND:Equipment=thing WITH|MANA|ABILITY|CARD=source stop|lose [work] [mana] [KIND]
        ~ TAPPED=thing WITH|MANA|ABILITY|CARD=source stop|lose [work] [KIND]
        """,
        asks="negative",
    ),
    Intent(
        "zone",
        "face_up",
        """
        EXILED=exiled face-up|face-down [face-up] [face-down] [exiled] [exile-zone] [card-word]
        can opponent look|trigger EXILED=exiled [card-word]
        look EXILED=exiled [can] [opponent*] [card-word]
        CARD=exiled exiled face-up|face-down [face-up] [face-down] [card-word]
        """,
    ),
    Intent(
        "resolves",
        "trigger_outlives_spell",
        """
        resolve trigger|FREE|CARD|ABILITY=source counter-it [spell-word|after-spell] [can] \
            [trigger]
        resolve CARD|WITH|ABILITY|FREE=source trigger counter-it [spell-word|after-spell] \
            [can] ['s] [KIND]
        resolve FREE=source counter-it [spell-word|after-spell] [can] [trigger] [KIND]
        counter-it spell-word CARD|WITH|EXILED|FREE=source [can] [trigger] [card-word] \
            [resolve] [KIND]
        """,
    ),
    Intent(
        "resolves",
        "trigger_outlives_spell",
        """
        fizzle trigger|FREE|CARD|ABILITY=source counter-it [spell-word|after-spell] [can] \
            [trigger]
        fizzle CARD|WITH|ABILITY|FREE=source trigger counter-it [spell-word|after-spell] \
            [can] ['s] [KIND]
        fizzle FREE=source counter-it [spell-word|after-spell] [can] [trigger] [KIND]
        """,
        asks="negative",
    ),
    Intent(
        "outcome",
        "counts_itself",
        """
        count SUBTYPE=token WITH|CARD|ABILITY|OUT=source itself ['s] [token] [KIND]
        count token WITH|CARD=source itself ['s] [KIND]
        """,
    ),
    Intent(
        "zone",
        "not_cast",
        """
        not-cast EXILED=exiled stay|exile-zone|exiled [exiled] [what] [happens] [can] [card-word]
        not-cast EXILED=exiled where|go|what|happens|bottom [go] [card-word] [happens] [can] \
            [library]
        not-cast CARD|HIT|WITH=exiled stay|exile-zone|exiled|where|go|bottom [hit] [card-word] \
            [spell-word] [exiled] [what] [library]
        not-cast card-word|spell-word CARD|WITH=exiled [exiled] \
            [stay|exile-zone|where|go|what|bottom] [happens] [library]
        EXILED=exiled stay|exile-zone|exiled not-cast
        not-cast EXILED=exiled go|put library|hand|graveyard [card-word] [can] [go]
        not-cast CARD=exiled card-word go library|hand|graveyard [exiled] [can]
        not-cast HIT=exiled go|put library|hand|graveyard [card-word] [can] [go]
        """,
    ),
)
