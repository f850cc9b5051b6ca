"""What may follow the name of a thing, and what may follow an action."""

from __future__ import annotations

from typing import Final

from rulings_cli.examples.vocabulary.forms import Form

THING_TAILS: Final = (
    Form("thing", "tapped", "tapped", "it is tapped", "Island, tapped"),
    Form("thing", "untapped", "untapped", "it is untapped, as without the word", "Codie, untapped"),
    Form("thing", "face_down", "face down", "it is face down", "Soul Summons, face down"),
    Form(
        "thing",
        "counters",
        "with {number} {counters} counter[s]",
        "counters on it",
        "Endless One with 2 +1/+1 counters",
    ),
    Form(
        "thing",
        "attached",
        "attached to {object}",
        "what it is attached to",
        "Wild Growth attached to Forest",
    ),
    Form(
        "thing",
        "this_turn",
        "since this turn",
        "it came under its controller's control in the turn that goes on",
        "Llanowar Elves, since this turn",
    ),
    Form(
        "thing",
        "other_turn",
        "since (the opponent's|opponent's|your) turn",
        "it came under its controller's control in the turn before, the other player's",
        "Llanowar Elves, since the opponent's turn",
    ),
    Form("thing", "commander", "as commander", "it is a commander", "Atraxa, as commander"),
    Form(
        "thing",
        "naming",
        "naming {value}",
        "the color, creature type or name chosen for it",
        "Cavern of Souls, naming Elf",
    ),
    Form(
        "thing",
        "damage",
        "with {number} damage",
        "damage marked on it",
        "Grizzly Bears with 1 damage",
    ),
    Form(
        "thing",
        "owned",
        "owned by {player}",
        "its owner, if not its controller",
        "Grizzly Bears, owned by the opponent",
    ),
    Form(
        "thing",
        "showing",
        "showing {name}",
        "the face that is up",
        "Delver of Secrets, showing Insectile Aberration",
    ),
    Form(
        "thing",
        "targets",
        "targeting {objects}",
        "the targets of what is on the stack",
        "Lightning Bolt targeting Codie",
    ),
    Form("thing", "x", "with X={number}", "the value of X of a spell", "Endless One with X=3"),
    Form(
        "thing",
        "attacking",
        "attacking {object}",
        "what it attacks, if not the opponent",
        "Grizzly Bears attacking Liliana Vess",
    ),
    Form(
        "thing",
        "blocking",
        "blocking {object}",
        "what it blocks",
        "Wall of Wood blocking Grizzly Bears",
    ),
    Form(
        "thing",
        "cast_by",
        "controlled by {player}",
        "who controls what is on the stack, if not its owner",
        "Lightning Bolt controlled by the opponent",
    ),
)

ACTION_TAILS: Final = (
    Form(
        "action",
        "targets",
        "targeting {objects}",
        "its targets, in the order in which the text asks for them",
        "you cast Lightning Bolt targeting Codie",
    ),
    Form("action", "x", "with X={number}", "the value of X", "you cast Endless One with X=2"),
    Form(
        "action",
        "kicked",
        "kicked [{times}]",
        "kicker is paid",
        "you cast Rite of Replication kicked",
    ),
    Form(
        "action",
        "with_cost",
        "with {name}",
        "an optional additional cost, by its keyword: buyback, kicker, replicate",
        "you cast Capsize with buyback",
    ),
    Form(
        "action",
        "alternative",
        "for its {name} cost",
        "an alternative cost: overload, flashback, morph; alternative for one without a name; "
        "mana for no other cost",
        "you cast Cyclonic Rift for its overload cost",
    ),
    Form(
        "action",
        "free",
        "without paying its mana cost",
        "cast for free, where an effect allows it",
        "you cast Shock without paying its mana cost",
    ),
    Form(
        "action",
        "choosing",
        "choosing {values}",
        "modes (mode 1), colors or mana ({R}), names, objects",
        "you activate Birds of Paradise choosing {R}",
    ),
    Form(
        "action",
        "paying",
        "paying with {things}",
        "the sources tapped for mana, or mana of the pool such as {R} from Codie",
        "you activate Codie, paying with 4 Island",
    ),
    Form(
        "action",
        "tapping",
        "tapping {objects}",
        "what is tapped for a cost",
        "you activate Urza's second ability tapping Sol Ring",
    ),
    Form(
        "action",
        "sacrificing",
        "sacrificing {objects}",
        "what is sacrificed for a cost",
        "you activate Coal Golem sacrificing Coal Golem",
    ),
    Form(
        "action",
        "discarding",
        "discarding {objects}",
        "what is discarded for a cost",
        "you cast Thrill of Possibility discarding Island",
    ),
    Form(
        "action",
        "exiling",
        "exiling {objects}",
        "what is exiled for a cost",
        "you cast Treasure Cruise exiling Shock; Opt",
    ),
    Form(
        "action",
        "life",
        "paying {number} life",
        "life paid for Phyrexian mana or another choice",
        "you cast Dismember paying 4 life",
    ),
    Form(
        "action",
        "face",
        "as {name}",
        "the face or half, where its name alone does not tell",
        "you cast Fire // Ice as Fire",
    ),
    Form(
        "action",
        "dividing",
        "dividing {values}",
        "how much each target gets, in their order",
        "you cast Arc Lightning targeting Codie; the opponent dividing 1; 2",
    ),
    Form(
        "action",
        "from",
        "from {zone}",
        "the zone it comes from, where there are several",
        "you cast Atraxa from the command zone",
    ),
)
