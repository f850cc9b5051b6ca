"""The example language, as one table: every line form with its help and a sample line.

The parser, the formatter, the help text and the hints of error messages are made from it.

A pattern is literal words with typed slots. `{name:kind}` is a slot (`{player}` is short for
`{player:player}`), `[…]` may be missing, `(a|b)` is either; the first way is the canonical one.
The kinds of slots are in `SLOTS`. What may follow the name of a thing or of an action stands in
`THING_TAILS` and `ACTION_TAILS`.
"""

from __future__ import annotations

from typing import Final

from rulings_cli.terms.values import Value


class Form(Value):
    """One kind of line: its name for the runner, how it is written, what it says, a sample."""

    keyword: str
    name: str
    pattern: str
    help: str
    example: str


class Slot(Value):
    """One kind of slot: the regular expression of its text, and what to write there."""

    expression: str
    help: str


KEYWORDS: Final = ("given", "when", "then", "but if")

_WHOSE = r"your|the opponent's|opponent's"

#: The expressions are coarse, so that they compile fast; the readers of slots are exact.
SLOTS: Final = {
    "player": Slot(r"you|the opponent|opponent", "you, or the opponent"),
    "whose": Slot(_WHOSE, "your, or the opponent's"),
    "things": Slot(r".+", "things, separated by ;"),
    "object": Slot(r".+?", "an object"),
    "objects": Slot(r".+?", "objects, separated by ;"),
    "action": Slot(r".+?", "what it is done with, and how"),
    "name": Slot(r".+?", "a name"),
    "values": Slot(r".+", "what is chosen, separated by ;"),
    "value": Slot(r".+", "what is chosen"),
    "mana": Slot(r"\{\S+\}|empty", "mana symbols such as {1}{R}, or empty"),
    "number": Slot(r"\d+|[a-z]+", "a number"),
    "times": Slot(r"\w+(?: times)?", "once, twice or a number of times"),
    "counters": Slot(r"[+-]\d+/[+-]\d+|[a-z][a-z' -]*?", "a kind of counter"),
    "size": Slot(r"-?\d+/-?\d+", "a size such as 1/1"),
    "place": Slot(r"(?:in|on|nowhere)\b.*", "a place such as in your graveyard"),
    "zone": Slot(
        r"the command zone|exile|the graveyard|your graveyard|your hand|your library",
        "a zone to cast from",
    ),
    "step": Slot(r"[a-z][a-z ]+", "a step or phase"),
    "verdict": Slot(
        r"(?:legal|illegal|reversed)(?: by [\d.]+[a-z]?)?",
        "legal, illegal, illegal by RULE, reversed or reversed by RULE",
    ),
    "by": Slot(r"(?: by [\d.]+[a-z]?)?", "by RULE"),
    "keyword": Slot(r".+?", "a keyword ability such as ward {2}"),
    "quality": Slot(r"[A-Za-z][A-Za-z' -]*?", "a color, card type, subtype or supertype"),
    "date": Slot(r"\d{4}-\d\d-\d\d", "a day such as 2026-06-19"),
    "line": Slot(r".+", "a line of the example"),
}

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
        "an alternative cost: overload, flashback, evoke, escape",
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
        "from",
        "from {zone}",
        "the zone it comes from, where there are several",
        "you cast Atraxa from the command zone",
    ),
)

#: How a position is set up; each may also stand after "but if" as the one change.
GIVEN: Final = (
    Form(
        "given",
        "control",
        "{player} control[s] {things}",
        "permanents on the battlefield; tokens by description",
        "you control Codie, Vociferous Codex; 4 Island; a 1/1 white Soldier creature token",
    ),
    Form(
        "given",
        "hold",
        "{player} hold[s] {things}",
        "cards in hand",
        "you hold Lightning Bolt; Opt",
    ),
    Form(
        "given",
        "library",
        "{whose} library, from the top, is {things}",
        "the whole library, the top card first",
        "your library, from the top, is Island; Shock; Opt",
    ),
    Form(
        "given",
        "no_library",
        "{whose} library is empty",
        "a library without cards",
        "the opponent's library is empty",
    ),
    Form(
        "given",
        "zone",
        "{things} (is|are) {place}",
        "cards in a graveyard, in exile or in a command zone (there: commanders)",
        "Shock; Opt are in your graveyard",
    ),
    Form("given", "life", "{player} (have|has) {number} life", "a life total", "you have 3 life"),
    Form(
        "given",
        "pool",
        "{whose} mana pool is {mana} [from {object}]",
        "mana in the pool; from a source whose limits it has",
        "your mana pool is {W}{W} from Codsworth, Handy Helper",
    ),
    Form("given", "turn", "it is {whose} turn", "whose turn it is", "it is the opponent's turn"),
    Form(
        "given",
        "step",
        "it is {whose} {step}",
        "whose turn and which step or phase it is",
        "it is your upkeep step",
    ),
    Form(
        "given",
        "lands_played",
        "{player} (have|has) played {number} land[s] this turn",
        "land plays already used",
        "you have played a land this turn",
    ),
    Form(
        "given",
        "stack",
        "the stack, from the top, is {things}",
        "spells on the stack, the next to resolve first",
        "the stack, from the top, is Opt; Lightning Bolt targeting you",
    ),
    Form(
        "given",
        "priority",
        "{player} (have|has) priority",
        "who has priority, if not the active player",
        "the opponent has priority",
    ),
    Form(
        "given",
        "player_counters",
        "{player} (have|has) {number} {counters} counter[s]",
        "counters on a player",
        "the opponent has 9 poison counters",
    ),
    Form(
        "given",
        "commander_casts",
        "{player} (have|has) cast {object} from the command zone {times}",
        "how often a commander was cast from the command zone",
        "you have cast Atraxa from the command zone twice",
    ),
    Form(
        "given",
        "edition",
        "the rules are those of {date}",
        "the day whose rules are played by",
        "the rules are those of 2026-06-19",
    ),
    Form("given", "is_tapped", "{object} is tapped", "a permanent is tapped", "Codie is tapped"),
    Form(
        "given",
        "is_untapped",
        "{object} is untapped",
        "a permanent is untapped",
        "Codie is untapped",
    ),
    Form(
        "given",
        "came_this_turn",
        "{object} came under {whose} control this turn",
        "not controlled continuously since the turn began",
        "Codie came under your control this turn",
    ),
    Form(
        "given",
        "came_other_turn",
        "{object} came under {whose} control in {whose:of} turn",
        "since the turn before, of the other player",
        "Llanowar Elves came under your control in the opponent's turn",
    ),
    Form(
        "given",
        "has_counters",
        "{object} (has|have) {number} {counters} counter[s]",
        "counters on a permanent",
        "Endless One has 2 +1/+1 counters",
    ),
    Form(
        "given",
        "is_attached",
        "{object} is attached to {object:to}",
        "what an Aura, Equipment or Fortification is attached to",
        "Wild Growth is attached to Forest",
    ),
    Form(
        "given",
        "names",
        "{object} names {value}",
        "the color, creature type or name chosen for it",
        "Cavern of Souls names Elf",
    ),
    Form(
        "given",
        "gained",
        "{object} (has gained|gained|gains) {keyword} until end of turn",
        "a keyword ability given by an effect",
        "Codie has gained haste until end of turn",
    ),
    Form(
        "given",
        "became",
        "{object} (has become|became|becomes) (an|a) {quality} until end of turn",
        "a card type, supertype or subtype added by an effect",
        "Forest has become a creature until end of turn",
    ),
)

#: What else may stand after "but if": one change of the position or of what is done.
CHANGES: Final = (
    Form(
        "but if",
        "left",
        "{object} has left the battlefield",
        "it was never there",
        "Codie has left the battlefield",
    ),
    Form(
        "but if",
        "instead",
        "{name:new} instead of {name:old}",
        "another card in its place, everywhere in the example",
        "Grizzly Bears instead of Lightning Bolt",
    ),
    Form(
        "but if",
        "not",
        "not: {line}",
        "without that given, thing or action",
        "not: you control Blood Moon",
    ),
)

WHEN: Final = (
    Form(
        "when",
        "begin_cast",
        "{player} begin[s] to cast {action}",
        "the casting stops where mana abilities may be activated (601.2g)",
        "you begin to cast Lightning Bolt targeting the opponent",
    ),
    Form(
        "when",
        "cast_it",
        "{player} cast[s] it{tails}",
        "an effect that is resolving lets the player cast a card: yes",
        "you cast it targeting the opponent",
    ),
    Form(
        "when",
        "cast",
        "{player} cast[s] {action}",
        "a spell is cast and paid for",
        "you cast Shock targeting Codie, paying with Mountain",
    ),
    Form(
        "when",
        "activate",
        "{player} activate[s] {action}",
        "an ability is activated: the only one, or the one that is named",
        "you activate Urza's second ability tapping Sol Ring",
    ),
    Form(
        "when",
        "pay",
        "{player} pay[s] {mana} [with {things}]",
        "mana is paid; it ends a casting that was begun, or pays what an effect asks for",
        "you pay {R} with {R} from Codie",
    ),
    Form(
        "when", "pay_it", "{player} pay[s]", "what an effect asks for is paid", "the opponent pays"
    ),
    Form(
        "when",
        "pay_not",
        "{player} (does not|do not|doesn't|don't) pay",
        "what an effect asks for is not paid",
        "the opponent does not pay",
    ),
    Form("when", "play", "{player} play[s] {action}", "a land is played", "you play Forest"),
    Form(
        "when",
        "turn_up",
        "{player} turn[s] {object} face up",
        "a special action, its cost paid (702.37e, 701.40b)",
        "you turn Willbender face up",
    ),
    Form(
        "when",
        "attack",
        "{player} attack[s] with {things}",
        "the turn goes on to the declaration of attackers, and they attack",
        "you attack with Grizzly Bears; 2 Hill Giant attacking Liliana Vess",
    ),
    Form(
        "when",
        "block",
        "{player} block[s] with {things}",
        "all players pass, and these block",
        "the opponent blocks with Wall of Wood blocking Grizzly Bears",
    ),
    Form(
        "when",
        "block_one",
        "{player} block[s] {object} with {things}",
        "the same, where one attacker is blocked",
        "the opponent blocks Grizzly Bears with Wall of Wood",
    ),
    Form(
        "when",
        "accept",
        "{player} (choose to|chooses to|choose|chooses) (cast it|play it|do so|pay)",
        "a “may” is answered with yes",
        "you choose to cast it",
    ),
    Form("when", "decline", "{player} decline[s]", "a “may” is answered with no", "you decline"),
    Form(
        "when",
        "choose",
        "{player} choose[s] {values}",
        "what is asked now is answered: a color, a name, an object, a mode, a number",
        "you choose Elf",
    ),
    Form(
        "when",
        "order",
        "{player} put[s] {objects} on the stack in that order",
        "the order of triggered abilities, the first put first",
        "you put Codie's trigger; Manabarbs's trigger on the stack in that order",
    ),
    Form(
        "when",
        "all_pass",
        "all players pass",
        "each player passes once, in order",
        "all players pass",
    ),
    Form("when", "pass", "{player} pass[es]", "the player passes priority", "you pass"),
    Form(
        "when",
        "resolve_all",
        "the stack resolves",
        "all players pass until the stack is empty",
        "the stack resolves",
    ),
    Form(
        "when",
        "resolve_top",
        "the top of the stack resolves",
        "all players pass once, with something on the stack",
        "the top of the stack resolves",
    ),
    Form(
        "when",
        "resolves",
        "{object} resolves",
        "all players pass until that object has left the stack",
        "Lightning Bolt resolves",
    ),
    Form(
        "when",
        "next_turn",
        "it is {whose} next turn",
        "the game goes on to the main phase of that player's next turn",
        "it is your next turn",
    ),
    Form(
        "when",
        "turn_passes",
        "the turn passes to {whose} [next] {step}",
        "the game goes on to that step of that player, in this turn or a later one",
        "the turn passes to the opponent's upkeep step",
    ),
    Form(
        "when",
        "step_begins",
        "the {step} begins",
        "the game goes on to that step of the turn",
        "the end step begins",
    ),
    Form(
        "when",
        "destroyed",
        "{object} is destroyed",
        "as though an effect destroyed it",
        "Codsworth is destroyed",
    ),
    Form("when", "dies", "{object} dies", "as though it were destroyed", "Grizzly Bears dies"),
    Form(
        "when",
        "sacrificed",
        "{object} is sacrificed",
        "by its controller",
        "Blood Pet is sacrificed",
    ),
    Form(
        "when", "exiled", "{object} is exiled", "as though an effect exiled it", "Codie is exiled"
    ),
    Form(
        "when",
        "leaves",
        "{object} leaves the battlefield",
        "to its owner's hand, as though an effect returned it",
        "Codie leaves the battlefield",
    ),
    Form(
        "when",
        "returned",
        "{object} is returned to its owner's hand",
        "as though an effect returned it",
        "Cavern of Souls is returned to its owner's hand",
    ),
    Form(
        "when",
        "enters",
        "{action} is put onto the battlefield [under {whose} control]",
        "as though an effect put it there; it comes from any zone, or from outside",
        "Grizzly Bears is put onto the battlefield",
    ),
    Form(
        "when",
        "put_into_graveyard",
        "{object} is put into its owner's graveyard",
        "as though an effect put it there",
        "Opt is put into its owner's graveyard",
    ),
    Form(
        "when",
        "countered",
        "{object} is countered",
        "a spell or ability on the stack, as though an effect countered it",
        "Lightning Bolt is countered",
    ),
    Form(
        "when",
        "copied",
        "{object} is copied",
        "a spell on the stack, as though an effect of its controller copied it",
        "Endless One is copied",
    ),
    Form(
        "when",
        "token_copy",
        "{player} create[s] a token that's a copy of {object}",
        "as though an effect made the token",
        "you create a token that's a copy of Endless One",
    ),
    Form(
        "when", "becomes_tapped", "{object} becomes tapped", "by an effect", "Island becomes tapped"
    ),
    Form(
        "when",
        "becomes_untapped",
        "{object} becomes untapped",
        "by an effect",
        "Codie becomes untapped",
    ),
    Form(
        "when",
        "becomes_attached",
        "{object} becomes attached to {object:to}",
        "by an effect",
        "Bonesplitter becomes attached to Grizzly Bears",
    ),
    Form(
        "when",
        "counters_put",
        "{number} {counters} counter[s] (is|are) put on {object}",
        "by an effect",
        "2 +1/+1 counters are put on Grizzly Bears",
    ),
    Form("when", "draws", "{player} draw[s] {number} card[s]", "by an effect", "you draw 2 cards"),
    Form("when", "discards", "{player} discard[s] {object}", "by an effect", "you discard Shock"),
    Form("when", "gains_life", "{player} gain[s] {number} life", "by an effect", "you gain 3 life"),
    Form("when", "loses_life", "{player} lose[s] {number} life", "by an effect", "you lose 3 life"),
    Form(
        "when",
        "dealt_damage",
        "{object} deals {number} damage to {object:to}",
        "by an effect of the source",
        "Codie deals 2 damage to the opponent",
    ),
    Form(
        "when",
        "gains_control",
        "{player} gain[s] control of {object}",
        "by an effect without end",
        "the opponent gains control of Codie",
    ),
    Form(
        "when",
        "gains",
        "{object} gains {keyword} until end of turn",
        "a keyword ability, by an effect",
        "Grizzly Bears gains protection from red until end of turn",
    ),
    Form(
        "when",
        "becomes",
        "{object} becomes (an|a) {quality} until end of turn",
        "a card type, supertype or subtype is added, by an effect",
        "Forest becomes a creature until end of turn",
    ),
)

THEN: Final = (
    Form("then", "not", "not: {line}", "the line is false", "not: you control Codie"),
    Form(
        "then",
        "pool",
        "{whose} mana pool is {mana} [from {object}]",
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
        "targeting",
        "targeting {object} with {object:source} is {verdict}",
        "whether it is a legal target, and which rule forbids it",
        "targeting Codie with Terror is illegal by 115.1",
    ),
    Form(
        "then",
        "can_cast",
        "{player} can cast {action}",
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
        "then", "nothing", "nothing happens", "the last action changed nothing", "nothing happens"
    ),
    Form("then", "resolved", "{object} resolved", "it has resolved", "Shock resolved"),
    Form(
        "then",
        "did_not_resolve",
        "{object} did not resolve",
        "all its targets were illegal, or it was countered, or is still there",
        "Shock did not resolve",
    ),
    Form(
        "then", "was_countered", "{object} was countered", "it was countered", "Shock was countered"
    ),
    Form(
        "then",
        "was_not_countered",
        "{object} was not countered",
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
        "{object} triggered [{times}]",
        "how often an ability of it triggered in all, once if nothing is said",
        "Xathrid Necromancer triggered twice",
    ),
    Form(
        "then",
        "did_not_trigger",
        "{object} did not trigger",
        "no ability of it triggered",
        "Wild Growth did not trigger",
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
        "{object} could produce no mana",
        "no type of mana is defined (106.7)",
        "Reflecting Pool could produce no mana",
    ),
    Form(
        "then",
        "could_produce",
        "{object} could produce {mana}",
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
    Form(
        "then",
        "attached_nothing",
        "{object} is not attached [to anything]",
        "it is attached to nothing",
        "Bonesplitter is not attached",
    ),
    Form(
        "then",
        "is_attached",
        "{object} is [still] attached to {object:to}",
        "what it is attached to",
        "Wild Growth is attached to Forest",
    ),
    Form(
        "then",
        "place",
        "{objects} (is|are) [still] {place}",
        "where an object is now, found by its name",
        "Lightning Bolt is in your graveyard",
    ),
    Form(
        "then",
        "not_place",
        "{objects} (is|are) not {place}",
        "it is not there",
        "Codie is not on the battlefield",
    ),
    Form("then", "is_tapped", "{object} is [still] tapped", "it is tapped", "Codie is tapped"),
    Form(
        "then", "is_untapped", "{object} is [still] untapped", "it is untapped", "Codie is untapped"
    ),
    Form("then", "is_face_up", "{object} is face up", "it is not face down", "Shock is face up"),
    Form(
        "then",
        "is_face_down",
        "{object} is face down",
        "it is face down",
        "Zoetic Cavern is face down",
    ),
    Form(
        "then",
        "is_sick",
        "{object} is summoning sick",
        "its controller has not controlled it continuously since their turn began (302.6)",
        "Llanowar Elves is summoning sick",
    ),
    Form(
        "then",
        "is_not_sick",
        "{object} is not summoning sick",
        "it may attack and use {T}",
        "Llanowar Elves is not summoning sick",
    ),
    Form(
        "then",
        "no_counters",
        "{object} has no counters",
        "no counter of any kind",
        "Endless One has no counters",
    ),
    Form(
        "then",
        "player_counters",
        "{player} (have|has) {number} {counters} counter[s]",
        "counters on a player",
        "the opponent has 9 poison counters",
    ),
    Form(
        "then",
        "has_counters",
        "{object} has {number} {counters} counter[s]",
        "exactly so many of that kind",
        "Endless One has 2 +1/+1 counters",
    ),
    Form(
        "then",
        "has_mana_value",
        "{object} has mana value {number}",
        "by 202.3",
        "Endless One has mana value 2",
    ),
    Form(
        "then",
        "damage",
        "{object} has {number} damage [marked on it]",
        "damage marked on a permanent, 0 for none",
        "Grizzly Bears has 1 damage",
    ),
    Form("then", "size", "{object} is {size}", "power and toughness", "Construct is 3/3"),
    Form(
        "then",
        "life",
        "{player} (have|has) {number} life",
        "a life total",
        "the opponent has 17 life",
    ),
    Form(
        "then",
        "hand_size",
        "{player} (have|has) {number} card[s] in hand",
        "how many cards are in a hand",
        "you have 2 cards in hand",
    ),
    Form(
        "then",
        "zone_size",
        "{whose} (library|graveyard) has {number} card[s]",
        "how many cards are in a library or graveyard",
        "your library has 3 cards",
    ),
    Form(
        "then",
        "exile_size",
        "exile has {number} card[s]",
        "how many cards are in exile",
        "exile has 2 cards",
    ),
    Form(
        "then", "no_library", "{whose} library is empty", "no card is left", "your library is empty"
    ),
    Form(
        "then",
        "library",
        "{whose} library, from the top, is {objects}",
        "the whole library, in order",
        "your library, from the top, is Island; Shock",
    ),
    Form(
        "then",
        "lost",
        "{player} (have|has) lost the game",
        "by 104.3",
        "the opponent has lost the game",
    ),
    Form(
        "then",
        "not_lost",
        "{player} (have|has) not lost the game",
        "the game goes on for them",
        "you have not lost the game",
    ),
    Form(
        "then",
        "no_control",
        "{player} control[s] no {name}",
        "no permanent of that name",
        "you control no Soldier token",
    ),
    Form(
        "then",
        "control",
        "{player} control[s] {things}",
        "exactly so many of each that is named; its other words are true",
        "you control 4 Zombie token",
    ),
    Form(
        "then",
        "not_has",
        "{object} does not have {keyword}",
        "it lacks the keyword ability",
        "Darksteel Mutation does not have reconfigure",
    ),
    Form(
        "then",
        "has",
        "{object} has {keyword}",
        "it has the keyword ability, as written",
        "Bonesplitter has ward {2}",
    ),
    Form(
        "then", "step", "it is {whose} {step}", "which step or phase it is", "it is your end step"
    ),
    Form("then", "turn", "it is {whose} turn", "whose turn it is", "it is your turn"),
    Form(
        "then",
        "is_not",
        "{object} is not [an|a] {quality}",
        "it lacks the card type, subtype, supertype or color",
        "Breeding Pool is not a creature",
    ),
    Form(
        "then",
        "is",
        "{object} is [an|a] {quality}",
        "its card type, subtype, supertype or color",
        "Forest is a creature",
    ),
)

#: All line forms by the keyword that begins the line; order is the order of trying.
FORMS: Final = {"given": GIVEN, "when": WHEN, "then": THEN, "but if": (*CHANGES, *GIVEN, *WHEN)}
