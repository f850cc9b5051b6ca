"""The "then" lines about what has happened and what could be produced."""

from __future__ import annotations

from typing import Final

from rulings_cli.examples.vocabulary.forms import Form

HAPPENED: Final = (
    Form("then", "resolved", "{object} (resolved|resolves)", "it has resolved", "Shock resolved"),
    Form(
        "then",
        "did_not_resolve",
        "{object} (did not resolve|does not resolve|fizzles)",
        "all its targets were illegal, or it was countered, or is still there",
        "Shock did not resolve",
    ),
    Form(
        "then",
        "was_countered",
        "{object} (was|is) countered",
        "it was countered",
        "Shock was countered",
    ),
    Form(
        "then",
        "was_not_countered",
        "{object} (was|is) not countered",
        "it was not countered",
        "Shock was not countered",
    ),
    Form("then", "was_cast", "{object} was cast", "it became cast (601.2i)", "Shock was cast"),
    Form(
        "then",
        "was_not_cast",
        "{object} was not cast",
        "it did not become cast",
        "Shock was not cast",
    ),
    Form(
        "then",
        "was_cast_with_x",
        "{object} was cast with X={number}",
        "the value of X",
        "Endless One was cast with X=2",
    ),
    Form(
        "then",
        "triggered",
        "{object} (triggered|triggers) [{times}]",
        "how often an ability of it triggered in all, once if nothing is said",
        "Xathrid Necromancer triggered twice",
    ),
    Form(
        "then",
        "did_not_trigger",
        "{object} (did|does) not trigger",
        "no ability of it triggered",
        "Wild Growth did not trigger",
    ),
    Form(
        "then",
        "died",
        "{object} died",
        "it went to a graveyard from the battlefield",
        "Grizzly Bears died",
    ),
    Form(
        "then",
        "did_not_die",
        "{object} did not die",
        "it went to no graveyard from the battlefield",
        "Grizzly Bears did not die",
    ),
    Form(
        "then",
        "was_destroyed",
        "{object} was destroyed",
        "by an effect or as a state-based action",
        "Grizzly Bears was destroyed",
    ),
    Form(
        "then",
        "was_sacrificed",
        "{object} was sacrificed",
        "it was sacrificed",
        "Grizzly Bears was sacrificed",
    ),
    Form(
        "then",
        "dealt_damage",
        "{object} dealt {number} damage to {object:to}",
        "in all, 0 for none",
        "Shock dealt 2 damage to the opponent",
    ),
    Form(
        "then",
        "gained_life",
        "{player} gained {number} life",
        "in all, since the example began",
        "you gained 3 life",
    ),
    Form(
        "then",
        "lost_life",
        "{player} lost {number} life",
        "in all, since the example began; paid life and damage too",
        "you lost 3 life",
    ),
    Form(
        "then",
        "no_priority_since",
        "nobody received priority since {object} was (cast|activated|put on the stack)",
        "from that moment until now",
        "nobody received priority since Codie was activated",
    ),
    Form(
        "then",
        "no_priority",
        "nobody received priority",
        "from the start of the last action until now",
        "nobody received priority",
    ),
    Form(
        "then",
        "could_produce_nothing",
        "{object} (could|can) produce no mana",
        "no type of mana is defined (106.7)",
        "Reflecting Pool could produce no mana",
    ),
    Form(
        "then",
        "could_produce",
        "{object} (could|can) produce {mana}",
        "exactly these types of mana (106.7)",
        "Exotic Orchard could produce {G}",
    ),
    Form(
        "then",
        "is_mana_ability",
        "{object} is a mana ability",
        "by 605.1; the ability, or the only one of a permanent",
        "Codie's ability is a mana ability",
    ),
    Form(
        "then",
        "is_no_mana_ability",
        "{object} is not a mana ability",
        "by 605.1",
        "Deathrite Shaman's first ability is not a mana ability",
    ),
)
