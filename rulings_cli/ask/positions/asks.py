"""What is asked, from the words for it wherever they stand: "price", "how much", "legal".

`ATOMS` lists the words for each notion, `RULES` which notions together ask what: those that must
be there, and after a stroke those that may. A notion that no rule knows leaves no reading.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import TYPE_CHECKING

from rulings_cli.ask.positions.situation import Goal

if TYPE_CHECKING:
    from rulings_cli.ask.positions.covering import Segment

ATOMS = """
what: what_is | what_are | what | how_much | how_many | which | how_much_is | tell_me
cost: run_me | set_me_back | costing | the_bill | bill | to_recast | recast | ends_up_costing
cost: amount | cost | costs | price | total_cost | pay | paying | need | needed | needs | owe | owed
cost: casting_cost | to_pay | left_to_pay | mana_needed | mana_required | pay_for | cost_of
cost: is_left_to_pay | have_to_pay | cost_me | costs_me | to_cast | final_cost | price_tag
cost: total_price | mana_to_cast | to_activate | the_cost | the_price | cost_to_cast | run_me
make: make | makes | tap_for | taps_for | add | adds | produce | produces | get | gets | give
make: gives | give_me | gives_me | get_me | gets_me | come_out | comes_out | makes_me | make_me
make: net | nets | out_of_it | off_it | in_my_pool | floating | end_up_with | do_i_have | come_off
mana: mana | pips
total: total | in_total | altogether | all_together | in_all | all_told | overall | combined
value: mana_value
mana-ability: mana_ability | mana_abilities
stack: use_the_stack | uses_the_stack | on_the_stack | go_on_the_stack | goes_on_the_stack
stack: the_stack
stack: stack | wait_on_the_stack | waits_on_the_stack
nostack: no_stack | without_the_stack | skip_the_stack | skips_the_stack | bypass_the_stack
atonce: get_it_right_away | get_it_immediately | there_right_away | get_it_at_once
atonce: get_that_right_away | come_right_away | comes_right_away | do_i_get_it_right_away
atonce: right_away | immediately | at_once | instantly | straight_away | on_the_spot
plainspell: normal_spell | regular_spell | just_a_spell | normal_ability | regular_ability
plainspell: ordinary_spell | a_spell | only_a_spell | activated_ability | normal_activated_ability
plainspell: regular_activated_ability | triggered_ability | normal_trigger
stack: using_the_stack | hit_the_stack | hits_the_stack
respond: respond | respond_to | respond_to_it | respond_to_that | in_response | responses | response
still: count | counts | considered | qualify | qualifies | having | counted | a_valid
still: still | now | really | actually | also | too | already | again | even | always | ever
can: can | could | legal | allowed | possible | valid | is_it_legal | is_that_legal | permitted
can: may | might | kosher | able | a_legal_play | usable | spendable | good
cast: cast | casting | play | playing
enough: enough | sufficient | afford
free: free | for_free | nothing | for_nothing
tax: tax | commander_tax
commander: my_commander | commander | the_commander | a_commander | my_general | general
command-zone: from_the_command_zone | from_command_zone | from_the_cz | from_the_zone
command-zone: command_zone | the_command_zone | both_times | each_time | every_time | from_there
died: died | dies | was_killed | got_killed | been_killed | went_back | went_home
extra: extra | more | additional
bonus: add_one_for | adds_one_for | add_1_for | adds_1_for | give_one_for | gives_one_for
bonus: add_one_to | adds_one_to | two_of_them | three_of_them | two_of_those
opponent: opponent | my_opponent | an_opponent | anyone | anybody | someone | people | they | he
use: use | used | using | activate | activating | tap | tapping | crack | cracking | sacrificing
use: popping | filtering
use: activated | activation | ability | abilities | effect | static
midcast: while_casting | mid_cast | halfway_through_casting | in_the_middle_of_casting | midcast
midcast: middle_of_casting | partway_through_casting | during_casting | as_i_cast | when_casting
midcast: while_i_am_casting | while_i_cast | during_the_casting_of | as_i_am_casting | mid_casting
something: something | a_spell | spell | spells | anything | one | thing | it
stop: stop | stops | shut_off | shuts_off | shut_down | shuts_down | turn_off | turns_off | hose
stop: hoses | neuter | neuters | prevent | prevents | stopped | lock_out | locks_out | block
useless: useless | dead | blank | shut_off | turned_off | stopped | worthless | locked | no_good
hit: hit | hits | hitting | snag | snags | nab | catch | catches
countered: countered | counter | get_countered | gets_countered | be_countered | uncountered
countered: survive
target: target | targetable | legal_target | a_legal_target | a_target | pointed_at
target: a_valid_target | targeting | targets
find: find | fetch | imprint | search_for | tutor | tutor_for | grab | transmute_for | a_legal_find
find: searchable | a_find | imprinted
all: all_of_them | all_of_those | everything | all_four | all_three | them_all | both | all_five
all: each_of_them | the_lot | all_two | all_of_my_lands | all_lands
part-first: first
part-second: second
part-third: third
trigger: trigger | triggered | triggers | etb | landfall
spend: help_me_pay_for | pay_for | spend | spending | spent | funding
spend: go_toward | go_towards
colored: colored_mana | coloured_mana | colored | coloured | the_colored_mana | color_ability
spend: be_spent_on | be_used_for | be_used_on | fund | help | go | goes
"""

NUMBERS = """
atom concept=number: NUM=number
atom concept=nmana: NUM=number mana
atom concept=symbol: MANA=mana
atom concept=written: SYMBOLS=mana
atom concept=either: NUM=number or NUM=other [mana]
atom concept=color: COLOR=color [mana]
atom concept=creature: [can|could|may] [i|we] [tap|tapping|use|using] [a|an|my] [mono] COLORS=who \
    creature|creatures|guy|guys|dude|token|dork [token]
atom concept=symbols: [a|the] MANA=mana or [a|the] MANA=other [symbol|symbols]
atom concept=symboled: [a|the] MANA=mana symbol|symbols|part|pip|cost
atom concept=helps helps=convoke: convoke|convoking|convoked|with_convoke|for_convoke
atom concept=helps helps=convoke: via_convoke|a_convoke_spell|by_convoking|convoke_spell
atom concept=helps helps=improvise: improvise|improvising|improvised|with_improvise|for_improvise
atom concept=helps helps=improvise: via_improvise|an_improvise_spell|improvise_spell
atom concept=creature: [a|an|my] [mono] COLORS=who creature|guy|dude|token|elf|goblin
atom concept=creature who={C}: [a|an|my] colorless creature|creatures|token
atom concept=paysymbol: pay|pays|pay_for|pays_for|cover|covers|paying [a|the] MANA=mana \
    [symbol|part|pip|cost|symbols]
atom concept=artifact: artifacts|an_artifact|my_artifacts|artifact
atom concept=times: NUM=times times
atom concept=times times=1: second cast|casting|time|recast
atom concept=times times=2: third cast|casting|time|recast
atom concept=times times=3: fourth cast|casting|time|recast
"""

RULES = """
cost what: cost what | total mana
cost told: cost | total mana
cost what: what total | mana
cost number: cost number | total mana still can
cost number: cost written | total mana still can
cost which: cost either | total mana what still
cost tax: tax what | total cost extra commander cast command-zone died
cost tax: tax commander | total cost extra cast command-zone died
cost tax: extra what | cost
cost tax: extra what commander | cast cost command-zone died total
cost tax: tax times what | commander cast extra total cost command-zone died
cost tax: tax times | commander cast extra total cost command-zone died
cost tax: extra times what | commander cast cost command-zone died total
cost tax: times commander extra | cast cost command-zone died total
amount what: what make | mana total color
amount what: what mana | total make still
amount what: what color | total make mana
amount what: what symbol | total make mana
types has: make symbol | can mana
types has: use symbol can | mana make
amount what: total color | make mana
amount what: total mana | make
amount number: make number | mana total still
amount which: either make | mana total what
amount which: either mana | total what
value what: value | what cast
value number: value number | cast
value which: value either | what cast
manaab is: mana-ability | can what use mana
manaab is: midcast use | can mana something part
manaab is: midcast can | use mana something
manaab is: mana-ability plainspell | can what use mana
manaab first: mana-ability stack | can what use mana
manaab first: mana-ability respond | can what use mana opponent
manaab is: mana-ability nostack | can what use mana
manaab stack: stack | can use mana make something
manaab stack: stack nostack | can use mana make something
manaab nostack: nostack | can use mana make something
manaab way: stack atonce | can use mana make something
manaab nostack: atonce | can use mana make something
respond respond: respond | can use opponent mana
freeway: can | free cast cost spend
amount all: what all | make mana total color
amount all: total all | make mana color
amount what: what make total color | mana
stops use: stop use | mana
stops use: stop | mana use
stops use: stop mana-ability | use mana
may use: can use | mana something
countered countered: countered | can
aimed hit: hit | can
aimed aimed: can target | cast
aimed aimed: target | can
aimed aimed: can |
fits fits: can find |
fits fits: find | can
fits fits: can |
useless use: useless | use mana mana-ability
may cast: can cast | still
may cast: can enough | cast mana
may cast: enough | cast mana
spend: colored | can mana cast use spend number
spend: mana spend | can cast number color symbol use
spend: mana use | can cast number color symbol
spend: mana can | cast number color symbol spend use
spend: color spend | can mana cast
spend: can spend | cast
helpsym: helps symbol | can cost spend use creature artifact cast mana
helpsym: symbol creature | can cost spend use cast mana
helpsym: symbol creature use | can cost spend cast mana number
helpsym: symbol artifact | can cost spend use cast mana
helpsym: helps symbols | can cost spend use creature artifact cast mana
paysym loose: symboled | can cost spend use mana cast
paysym loose: written | can cost spend use mana cast
loosepay way: can | use mana
loosepay: mana spend | can cast number color symbol use
loosepay: mana use | can cast number color symbol
loosepay: mana can | cast number color symbol
loosepay: number mana | can cast
loosepay: number spend | can mana cast
loosepay: color can | mana cast number spend
"""

#: Words that join parts and say nothing of their own.
JOINING = frozenset(
    [
        "is",
        "does",
        "are",
        "am",
        "was",
        "were",
        "will",
        "would",
        "do",
        "did",
        "has",
        "have",
        "had",
        "be",
        "been",
        "being",
        "so",
        "then",
        "there",
        "the",
        "a",
        "an",
        "my",
        "me",
        "i",
        "we",
        "you",
        "your",
        "its",
        "it",
        "that",
        "this",
        "these",
        "those",
        "he",
        "she",
        "they",
        "him",
        "them",
        "his",
        "her",
        "their",
        "if",
        "when",
        "while",
        "with",
        "since",
        "because",
        "from",
        "off",
        "for",
        "to",
        "of",
        "on",
        "at",
        "by",
        "onto",
        "as",
        "in",
        "and",
        "or",
        "but",
        "now",
        "well",
        "just",
        "under",
        "using",
        "via",
        "plus",
        "where",
        "s",
        "'s",
        "got",
        "get",
        "gets",
        "wanna",
        "want",
        "gotta",
        "going",
    ]
)


#: Notions that say which ability of a card is meant.
_PARTS = {
    "part-first": "first", "part-second": "second", "part-third": "third", "trigger": "trigger",
}  # fmt: skip


@cache
def lines() -> tuple[str, ...]:
    """Give the lines of the notions, in the language of the parts."""
    found = [
        f"atom concept={name}: {'|'.join(said.split(' | '))}"
        for name, _, said in (line.partition(": ") for line in ATOMS.strip().splitlines())
    ]
    return (*found, *NUMBERS.strip().splitlines())


def _is_asked(said: set[str], needs: frozenset[str], allows: frozenset[str]) -> bool:
    """Tell whether the notions are those of a rule; what is called a symbol is one."""
    plain = {"symbol" if each == "symboled" else each for each in said}
    return any(needs <= each <= needs | allows for each in (said, plain))


def _first(concepts: Sequence[str]) -> str:
    """Give what the first of two alternatives asks: "a mana ability or does it use the stack"."""
    told = next(each for each in concepts if each in ("mana-ability", "stack", "respond"))
    return "is" if told == "mana-ability" else told


@cache
def rules() -> tuple[tuple[str, str, frozenset[str], frozenset[str]], ...]:
    """Give the rules: the goal's kind and ask, the notions it needs, and those it allows."""
    found = []
    for line in RULES.strip().splitlines():
        head, _, body = line.partition(": ")
        kind, _, ask = head.partition(" ")
        needs, _, allows = body.partition(" |")
        found.append((kind, ask, frozenset(needs.split()), frozenset(allows.split())))
    return tuple(found)


def goals(parts: Sequence[Segment]) -> Iterator[Goal]:
    """Give what the notions among the parts ask together."""
    atoms = [part for part in parts if part.kind == "atom"]
    said = {part.text("concept") for part in atoms} - {"still"}
    if "paysymbol" in said:
        said = (said - {"paysymbol"}) | {"symboled", "cost"}
    if "nmana" in said:
        said = (said - {"nmana"}) | {"number", "mana"}
    parts_said = {each for each in said if each in _PARTS}
    if len(parts_said) > 1:
        return
    said -= parts_said
    held = tuple((key, value) for part in atoms for key, value in part.held if key != "concept")
    concepts = [part.text("concept") for part in atoms]
    if len(dict(held)) != len(held) or concepts.count("number") + concepts.count("nmana") > 1:
        return
    for kind, ask, needs, allows in rules():
        if _is_asked(said, needs, allows):
            ask = _first(concepts) if ask == "first" else ask
            loosely = (("loosely", True),) if kind == "cost" else ()
            part = tuple(("part", _PARTS[each]) for each in parts_said)
            yield Goal(kind, ask, (*held, *loosely, *part))
