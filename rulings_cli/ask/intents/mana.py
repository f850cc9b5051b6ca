"""Questions about mana abilities: what they are, when they may be used, what they make."""

from __future__ import annotations

from rulings_cli.ask.intents.intent import Intent

MANA = (
    Intent(
        "is_mana_ability",
        "is_mana_ability",
        """
        mana-ability ABILITY=ability [count] [activate] [cost] [mana]
        ABILITY:mana-ability=ability
        mana-ability CARD|TOKEN|TAPPED=ability [count] [ability] [activate] [mana]
        mana-ability CARD|TOKEN=ability activate|use
        mana-ability CARD=ability enters [trigger]
        mana-ability CARD=ability first|second|third|last [ability] [count]
        """,
    ),
    Intent(
        "is_mana_ability",
        "uses_stack",
        """
        uses-stack ABILITY|TAPPED|MANA=ability [activate] [mana] [can] [use]
        uses-stack CARD|TOKEN=ability [mana] [activate] [tap] [crack] [use] [ability]
        uses-stack CARD=ability mana-ability
        uses-stack crack|tap KIND=kind CARD=ability [mana]
        """,
    ),
    Intent(
        "respond",
        "respond",
        """
        respond ABILITY|TAPPED|MANA=ability [can] [opponent*] [mana] [activate] [use] \
            [counter-it] [trigger] [mana-ability] [crack]
        respond TOKEN=ability [can] [opponent] [mana] [activate] [tap] [crack] \
            [mana-ability] [ability] [use] [KIND]
        respond CARD=ability mana|activate|tap|crack|mana-ability|ability|use [can] [opponent] \
            [mana] [activate] [tap] [crack] [mana-ability] [ability] [use] [KIND]
        can CARD=using ABILITY=ability [opponent] [respond] [counter-it] [target]
        can CARD=using TAPPED=ability counter-it|respond|target [opponent] [target]
        can counter-it|respond ABILITY=ability WITH=using [opponent] [target] [activate]
        counter-it ABILITY|TAPPED|MANA=ability [can] [opponent] [mana] [activate] [respond] \
            [use] [WITH=using]
        counter-it CARD|TOKEN=ability mana|mana-ability|tap|crack [can] [opponent] [activate] \
            [ability]
        can dies|goes CARD|TOKEN=ability respond tap|crack [mana] [opponent]
        can dies|goes CARD|TOKEN=ability respond ABILITY|TAPPED [mana] [opponent]
        """,
    ),
    Intent(
        "respond",
        "respond_to_card",
        """
        respond CARD=target [can] [opponent*] [cast] [spell-word] [card-word]
        """,
    ),
    Intent(
        "respond",
        "respond_to_trigger",
        """
        respond FREE=source [can] [opponent*] [exiled] [ability]
        respond CARD=source trigger [can] [opponent*] [exiled] [ability]
        respond trigger WITH=source [can] [opponent*] [exiled] [ability]
        respond EXILED=source trigger [can] [opponent*]
        counter-it FREE=source [can] [opponent*] [respond]
        counter-it trigger WITH=source [can] [opponent*] [respond]
        """,
    ),
    Intent(
        "is_mana_ability",
        "respond_to_trigger",
        """
        uses-stack FREE=source [can] [exiled]
        uses-stack CARD=source trigger [can] [exiled]
        uses-stack trigger WITH=source [can] [exiled]
        """,
    ),
    Intent(
        "resolves",
        "trigger_before_spell",
        """
        resolve FREE=source before-spell|after-spell [resolve] [can]
        resolve CARD|WITH=source trigger before-spell|after-spell [resolve] [can]
        FREE=source before-spell|after-spell [resolve] [can] [trigger]
        ~ FREE=source resolve first
        ~ what resolve first FREE=source spell-word
        ~ what resolve first spell-word FREE=source
        trigger WITH=source before-spell|after-spell [can]
        resolve FREE=source which-order [what]
        resolve CARD|WITH=source trigger which-order [what]
        """,
    ),
    Intent(
        "does_trigger",
        "tapped_for_mana",
        """
        trigger CARD=watcher TAPPED=source [can] [ability] [mana] [count]
        trigger ABILITY=watcher TAPPED=source [can] [mana] [count]
        trigger CARD=watcher MANA=source [tap] [use]
        double|count|work CARD=watcher TAPPED=source [can] [mana] [trigger]
        double mana CARD=watcher TAPPED=source
        double WITH=watcher TAPPED|MANA=source [mana]
        double CARD=watcher MANA=source
        trigger CARD=watcher SICK=source tap mana
        trigger CARD=watcher tap CARD=tapped WITH=source [mana]
        trigger CARD=watcher TAPPED=tapped WITH=source [mana]
        trigger CARD=watcher tap mana KIND=tapped WITH=source
        ~ tap KIND=tapped* ABILITY|MANA|WITH=source trigger CARD=watcher [mana]
        ~ TAPPED=tapped ABILITY|MANA=source trigger CARD=watcher [mana]
        ~ trigger CARD=watcher tap KIND=tapped* ABILITY|MANA=source [mana]
        ~ trigger CARD=watcher TAPPED=tapped ABILITY|MANA=source [mana]
        ~ tap KIND=tapped* ABILITY|MANA|WITH=source CARD=watcher trigger [mana]
        ~ TAPPED=tapped ABILITY|MANA|WITH=source CARD=watcher trigger [mana]
        ~ CARD=watcher trigger TAPPED=tapped CARD=source [mana]
        ~ CARD=watcher trigger tap KIND=tapped* CARD=source [mana]
        ~ tap KIND=tapped* CARD=source trigger CARD=watcher [mana]
        ~ TAPPED=tapped CARD=source trigger CARD=watcher [mana]
        ~ CARD=watcher trigger tap KIND=tapped* ABILITY|MANA|WITH=source [mana]
        ~ CARD=watcher trigger TAPPED=tapped ABILITY|MANA|WITH=source [mana]
        trigger CARD=watcher tap KIND=tapped WITH=source [mana]
        trigger CARD=watcher tap KIND=source mana
        count tap KIND|CARD=tapped WITH|CARD=source mana
        count TAPPED=tapped WITH=source tap mana
        count TAPPED=tapped WITH=source mana
        """,
    ),
    Intent(
        "does_trigger",
        "next_spell",
        """
        next-spell TAPPED|ABILITY=source while-casting [spell-word] [count] [KIND]
        next-spell TAPPED|ABILITY=source while-casting CARD=target [spell-word] [count]
        next-spell CARD|MANA|WITH=source while-casting|activate|use|pay [spell-word] [count] \
            [cast] [tap] [mana] [KIND]
        next-spell TAPPED=source pay|cast [spell-word] [count] [mana] [KIND] [CARD=target]
        next-spell TAPPED|ABILITY=source while-casting [cast] [spell-word] [count] [KIND] \
            [activate]
        next-spell MANA|WITH=source cast|pay [spell-word] [count] [KIND]
        next-spell MANA|WITH=source CARD=target cast|pay [spell-word] [count] [mana] [KIND]
        trigger TAPPED=source while-casting [spell-word] [KIND] [count]
        trigger ABILITY=source while-casting [spell-word] [KIND] [count] [tap] [activate] [mana]
        trigger CARD|WITH=source while-casting tap|activate|use [spell-word] [KIND] [count] [mana]
        count spell-word TAPPED=source while-casting
        """,
    ),
    Intent(
        "summoning_sick",
        "summoning_sick",
        """
        [can] SICK=source tap [mana] [use] [this-turn] [turn]
        [can] CARD=source tap CARD=tapped sick [mana] [turn]
        [can] CARD=source TAPPED=tapped sick [mana] [turn]
        [can] tap SICK=tapped CARD=source [mana]
        [can] SICK=tapped tap|use WITH|MANA=source [mana]
        [can] SICK=source tap KIND=tapped [mana]
        [can] SICK=source TAPPED=source [mana] [this-turn] [turn]
        [can] SICK=source use|activate [mana] [ability] [tap] [mana-ability]
        [can] CARD=source SICK=tapped tap|use|pay [mana] [cost]
        [can] tap SICK=tapped WITH|OUT=source [mana]
        [can] NUMBER KIND=tapped tap CARD=source sick
        [can] TAPPED=tapped MANA|ABILITY=source sick [mana] [use] [tap]
        [can] tap KIND=tapped WITH=source sick [mana]
        [can] tap sick TAPPED=source [mana]
        [can] TAPPED=source sick [mana] [tap] [use]
        [can] tap CARD=source sick [mana] [use]
        [can] CARD=source sick tap|use|activate [mana] [ability] [this-turn] [turn] [cast]
        [can] TAPPED=source sick [cast] [mana] [this-turn] [turn]
        [can] ABILITY=source sick [use] [activate] [tap] [mana]
        [can] CARD=source pay|use|tap SICK=tapped [mana] [cost]
        [can] CARD=source tap|use KIND=tapped sick [mana] [cost]
        [can] WITH=source TAPPED=tapped sick [mana] [tap] [use]
        [can] MANA=source sick [tap] [use]
        [can] MANA=source SICK=tapped [tap] [use] [pay]
        [can] MANA=source CARD=tapped tap|use|pay sick
        [can] ABILITY=source SICK=tapped tap|use|pay [mana] [cost]
        """,
    ),
    Intent(
        "summoning_sick",
        "summoning_sick",
        """
        sick stop CARD=source tap|use [mana] [ability] [activate]
        sick stop TAPPED|ABILITY=source [tap] [mana] [use] [activate]
        sick stop TAPPED=tapped WITH=source [tap] [mana]
        """,
        asks="negative",
    ),
    Intent(
        "can_pay",
        "tap_other",
        """
        can tap KIND|CARD=tapped WITH|MANA=source [mana] [attach-word] [KIND]
        can TAPPED=tapped WITH|MANA|CARD=source [mana] [attach-word] [KIND]
        = can CARD=source tap KIND|CARD=tapped [mana] [attach-word] [KIND]
        = can CARD=source TAPPED=tapped [mana] [attach-word] [KIND]
        """,
    ),
    Intent(
        "summoning_sick",
        "summoning_sick",
        """
        [can] CARD|SICK|TAPPED=source haste [sick] [tap] [mana] [turn] [use] [activate] [with]
        [can] haste tap CARD=source sick [mana] [turn] [with]
        [can] tap KIND=kind* sick [turn] [cast] [mana]
        [can] KIND=kind* sick tap|use [turn] [cast] [mana]
        """,
    ),
    Intent(
        "mana_type",
        "mana_type",
        """
        what [can] CARD=source [produce] [tap] [mana] [color] OUT|WITH|CARD=other* [other] \
            [KIND] [no] [whole] [NUMBER]
        what [can] CARD=source [produce] [tap] [mana] [color] other \
            CARD|WITH|OUT=other* [KIND=kind*] \
            [no|no-other] [whole]
        what [can] CARD=source no KIND=kind* CARD=other [produce] [tap] [mana] [color] [other] \
            [whole]
        what [can] [produce] [tap] [mana] [color] MANA|TAPPED=source CARD|WITH|OUT=other* \
            [other] [KIND=kind*] [no] [whole]
        what [can] color mana CARD=source [produce] [tap]
        what [can] CARD|MANA|TAPPED=source opponent CARD|OUT|WITH=other* [produce] [tap] [mana] \
            [color] [whole] [KIND=kind*]
        what [can] [color] CARD=source produce|tap [mana]
        what color MANA=source [can] [produce] [tap]
        """,
    ),
    Intent(
        "mana_type",
        "any_mana",
        """
        whole NUMBER=number CARD=source can mana|produce|tap [KIND] [no] [no-other] [other]
        NUMBER=number CARD=source can|mana|produce|tap no|no-other|whole [mana] [other] \
            [KIND=kind*] [produce] [tap]
        whole CARD=source can|mana|produce|tap [mana] [produce] [tap] [KIND=kind*] [no] [other]
        whole NUMBER=number CARD=source mana [produce] [tap] [can] [KIND] [no] [no-other]
        can NUMBER=number CARD=source mana|produce|tap [mana] [produce] [tap] [whole] [KIND] \
            [no] [no-other]
        CARD=source mana|produce|tap no|no-other KIND=kind* [can] [other] [produce] [tap] [whole]
        can CARD|TAPPED|MANA=source whole KIND=kind [mana] [tap] [produce] [other]
        CARD|MANA=source mana|produce|tap|can opponent no KIND=kind* [mana] [produce] [tap] [can]
        MANA=source opponent no KIND=kind* [can] [produce] [tap]
        whole NUMBER=number TAPPED|MANA=source can [mana] [KIND] [no] [no-other] [other] [produce]
        can TAPPED|MANA=source whole NUMBER=number [mana] [produce] [other] [KIND]
        """,
    ),
    Intent(
        "mana_amount",
        "mana_amount",
        """
        how-much mana CARD|TAPPED=source [tap] [produce] [can] [whole] [OUT=other] [WITH=other] \
            [CARD=other*]
        how-much CARD|TAPPED=source tap [OUT=other*] [WITH=other] [whole] [mana]
        how-much MANA=source [can] [tap] [produce] [OUT=other] [WITH=other] [CARD=other*]
        how-much TAPPED=source [can] [mana] [OUT=other] [WITH=other] [CARD=other*]
        what mana CARD|TAPPED=source [tap] [produce] [can]
        how-much [mana] CARD|TAPPED|MANA=source NUMBER=number KIND|SUBTYPE=kind [tap] [produce] \
            [can] [with] [other]
        """,
    ),
)
