"""The "then" lines about pools, the stack and what is allowed."""

from __future__ import annotations

from typing import Final

from rulings_cli.examples.vocabulary.forms import Form

ALLOWED: Final = (
    Form("then", "not", "not: {line}", "the line is false", "not: you control Codie"),
    Form(
        "then",
        "pool",
        "{whose} mana pool is {unspent:mana} [from {object}]",
        "exactly that mana, in any order; or all of it from one source",
        "your mana pool is {W}{U}{B}{G}",
    ),
    Form(
        "then",
        "stack",
        "the stack, from the top, is {objects}",
        "the whole stack, the next to resolve first",
        "the stack, from the top, is Codie's delayed trigger; Lightning Bolt",
    ),
    Form(
        "then", "stack_empty", "the stack is empty", "nothing is on the stack", "the stack is empty"
    ),
    Form(
        "then",
        "casting",
        "casting {action} is {verdict}",
        "whether it can be cast (and paid for), and which rule forbids it",
        "casting Grizzly Bears is illegal by 601.3",
    ),
    Form(
        "then",
        "costs",
        "casting {action} costs {mana:cost}",
        "the mana of its total cost; {0} for none",
        "casting Myr Superion costs {1}",
    ),
    Form(
        "then",
        "costs_to_cast",
        "{action} costs {mana:cost} to cast",
        "the same",
        "Myr Superion costs {1} to cast",
    ),
    Form(
        "then",
        "activating",
        "activating {action} is {verdict}",
        "whether it can be activated (and paid for), and which rule forbids it",
        "activating Codie is illegal by 302.6",
    ),
    Form(
        "then",
        "activation_costs",
        "activating {action} costs {mana:cost}",
        "the mana of the total cost to activate it; {0} for none",
        "activating Bonesplitter's equip ability costs {1}",
    ),
    Form(
        "then",
        "playing",
        "playing {action} is {verdict}",
        "whether the land can be played, and which rule forbids it",
        "playing Forest is illegal by 305.2",
    ),
    Form(
        "then",
        "turning_up",
        "turning {object} face up is {verdict}",
        "whether its controller can turn it face up (and pay for that), and which rule forbids it",
        "turning Willbender face up is illegal by 702.37e",
    ),
    Form(
        "then",
        "targeting",
        "targeting {object} with {object:source} is {verdict}",
        "whether it is a legal target, and which rule forbids it",
        "targeting Codie with Terror is illegal by 115.1",
    ),
    Form(
        "then",
        "can_cast",
        "{player} (can|may) cast {action}",
        "a legal and payable way exists",
        "you can cast Shock",
    ),
    Form(
        "then",
        "cannot_cast",
        "{player} can't cast {action}{by}",
        "no legal and payable way exists",
        "you can't cast Grizzly Bears by 601.3",
    ),
    Form(
        "then",
        "can_activate",
        "{player} can activate {action}",
        "a legal and payable way exists",
        "you can activate Codie",
    ),
    Form(
        "then",
        "cannot_activate",
        "{player} can't activate {action}{by}",
        "no legal and payable way exists",
        "you can't activate Codie by 302.6",
    ),
    Form(
        "then",
        "can_play",
        "{player} can play {action}",
        "the land may be played",
        "you can play Forest",
    ),
    Form(
        "then",
        "cannot_play",
        "{player} can't play {action}{by}",
        "the land may not be played",
        "you can't play Forest by 305.2",
    ),
    Form(
        "then",
        "can_suspend",
        "{player} can suspend {action}",
        "the special action may be taken and paid for",
        "you can suspend Rift Bolt",
    ),
    Form(
        "then",
        "cannot_suspend",
        "{player} can't suspend {action}{by}",
        "the special action may not be taken",
        "you can't suspend Rift Bolt",
    ),
    Form(
        "then",
        "can_foretell",
        "{player} can foretell {action}",
        "the special action may be taken and paid for",
        "you can foretell Saw It Coming",
    ),
    Form(
        "then",
        "cannot_foretell",
        "{player} can't foretell {action}{by}",
        "the special action may not be taken",
        "you can't foretell Saw It Coming",
    ),
    Form(
        "then",
        "can_plot",
        "{player} can plot {action}",
        "the special action may be taken and paid for",
        "you can plot Slickshot Show-Off",
    ),
    Form(
        "then",
        "cannot_plot",
        "{player} can't plot {action}{by}",
        "the special action may not be taken",
        "you can't plot Slickshot Show-Off",
    ),
    Form(
        "then",
        "can_companion",
        "{player} can bring in {action}",
        "the special action may be taken and paid for",
        "you can bring in Lurrus of the Dream-Den",
    ),
    Form(
        "then",
        "cannot_companion",
        "{player} can't bring in {action}{by}",
        "the special action may not be taken",
        "you can't bring in Lurrus of the Dream-Den by 116.2g",
    ),
    Form(
        "then",
        "can_target",
        "{object:source} can target {object}",
        "it is a legal target",
        "Shock can target Codie",
    ),
    Form(
        "then",
        "cannot_target",
        "{object:source} can't target {object}{by}",
        "it is no legal target",
        "Terror can't target Codie by 115.1",
    ),
    Form(
        "then",
        "reversed",
        "the (casting|activation|action) (is|was) reversed{by}",
        "what was begun last is undone (733.1)",
        "the casting is reversed by 733.1",
    ),
    Form(
        "then", "nothing", "nothing happens", "the last action changed nothing", "nothing happens"
    ),
)
