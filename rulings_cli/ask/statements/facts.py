"""Phrasings of what more is said, of order in time, and of what says nothing."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements import (
    before_paid,
    damage_steps,
    extra_turns,
    given_up_states,
    givens,
    hands,
)
from rulings_cli.ask.statements.rows import Phrasing, table, with_pieces

_PIECES = {
    "FACE": "land|creature|adventure|omen|instant|sorcery|enchantment|artifact|planeswalker",
}
#: What more is said of the thing or the event just spoken of.
_WITH = """
x: [with|for|at|where|and] x = <n>
x: [with|for|at|where|and] x be <n>
x: [with|for|at] x <n>
x_for: for <n>
for_mana: for [the|its|some] mana
no_matter: [if|when|but|though|even] [if] [<who>] [only|just] pay|spend <mana> [mana] [for it]
no_matter: [if|when|but|though|even] [if] [<who>] [only|just] pay|spend <n> [mana|life] [for it]
no_matter: [if|when|but|though|even] [if] [<who>] [only|just] pay|spend <n> [mana|life] to cast it
no_matter: [that|which] [be|I] paid|pay [for] with|using|by [just|only|exactly] <mana> [mana]
apart: besides|beside|outside [of] it|him|her|that|itself|himself|herself
apart: not counting it|him|her|that|itself|himself|herself
counting: [and|,] including|counting|include|incl|count <list>
counting: <list> include|included
no_matter: [if|when|but|though|even] [if] it [only|just] cost [me|<who>] [only|just] <mana> [mana]
no_matter: [if|when|but|though|even] [if] it [only|just] cost [me|<who>] [only|just] <n> [mana]
on_stack: [while|when] [it] [be] [still] on the stack
whole_board: [on] the board|table|field|team|everything
whole_board: everything
whole_board: everyone
down_to: down|up to <n> [life]
down_to: to <n> life
instant_speed: at instant speed
face_down: [while] [it] [be] [still] face-down|facedown
face_down: [while] [it] [be] [still] face down
kicked: kicked
kicked: [with] kick|kicked|multikicked|multikicker <n:often>
fused: [with] fused|fuse
fused: both half|halves [fused]
pitch_any: [by|via] discard [a|1] [card|spell] [to|for it]
kicked: with kicker [paid]
kicked: and kick it
kicked: with the kicker
target: target <b>
target: on <b>
target: at <b>
target: to ping|shoot|kill|hit|destroy|bounce <b>
target: on target <b>
target: at target <b>
target: to target <b>
at_player: on|at|target <whom>
at_yard: on|at|target|exile|into <zone>
also_for: for <b>
does_action: learn|proliferate|investigate|surveil|explore|amass|populate|discover|connive
does_action: proliferate it|him|her|them
unkicked: without kicker|kicking [it]
unkicked: not kicked
unkicked: unkicked
way_not: not <kw:way>
way_not: without <kw:way>
unpaid: <who> can not pay [<n> life]
unpaid: <who> do not pay [<n> life]
pays_it: <who> pay [for] [it|the|that] [tax|cost] [<n>]
pays_it: <who> pay <n>
unpaid: <who> refuse|decline to pay
unpaid: <who> refuse|decline
nth_spell: as|for <whose> second|2nd|third|3rd|fourth|4th spell [this|of|each] [the|that] [turn]
nth_spell: [it|which|that] be <whose> second|2nd|third|3rd spell [this|of|each] [the|that] [turn]
nth_spell: [it|which|that] be <whose> fourth|4th spell [this|of|each] [the|that] [turn]
nth_spell: [as] the second|2nd|third|3rd|fourth|4th spell [this|of|each] [the|that] [turn]
unpaid: do not pay [for it] [the tax]
unpaid: do not pay <n> life
unpaid: without pay [for] [it|the] [tax]
one_target: at|on|with [just|only] 1 target
n_targets: on|at <n> [different] target
n_targets: with <n> [different] target
at_face: to|at [the|his|her|their|opponent] face|dome|head
at_face: both|all to [the|his|her|their] face|dome
at_my_face: to|at my face|dome|head
targets: on <b> and <c>
targets: target <b> and <c>
free: off [of] <b>
free: from <b>
free: with <b>
free: using <b>
free: through <b>
free: via <b>
free: thanks to <b>
freely: for free
freely: without pay [it] ['s] mana cost
freely: for 0 mana
freely: for 0|zero|nothing|{0}
plainly: for|with|by|at [pay|paying] [it] ['s] [the|its] full|normal|regular|printed|usual|mana \
    [mana] cost|price
plainly: pay|paying [it] ['s] [the|its] full|normal|regular|printed|usual|mana [mana] cost|price
plainly: normally
plainly: [in] the normal|regular|usual|hard|old|fair way
plainly: with mana
alternative: with|via|using|for|by|through|off [it] ['s] [the|its] <kw:way> [cost]
alternative: <kw:way> [cost]
other_cost: with|via|using|for|by|pay|paying [it] ['s] [the|its] alternative|alternate|alt [cost]
alternative: [and] pay|paying [it] ['s] [the|its] <kw:way> [cost]
other_cost: pitched
other_cost: pitching|pitch [a|another] [<color>] [card]
flashed: flash back
flashed: flashbacked
flashed: with flashback
flashed: for [it] ['s] flashback
flashed: from flashback
overload: overload
overload: overloaded
overload: with overload
overload: for [it] ['s] overload
modes_said: [with|choosing|choose|for|using|on|in|as] [the] [both] [mode] <modes:modes> [on it]
entwined: entwined
entwined: with entwine
entwined: with entwine paid
as_face: as|for|using a|an|the|its|it ['s] FACE [side|half|face|part|back]
as_face: as|for FACE
as_face: [by] [the|its|it] ['s] FACE side|half|face|part
from_top: [off|from] [of] the top [of] [<zone>]
from_zone: from [the|my|their|his|her] graveyard|hand|exile
from_zone: from the command zone
from_zone: from <zone>
life_paid: for life
life_paid: for|by <n> life
life_paid: for <m> [mana] and <n> life
life_paid: by pay <n> life
life_paid: pay|paid with|using|in [<n>] life
life_paid: [that] be pay|paid with|using|in [<n>] life
life_paid: pay <n> life
life_paid: with <n> life
life_paid: pay life [for it]
sacrificing: [by|via|while] sacrifice <b> [to|for|with it]
discarding: [by|via] discard <b> [to|for it]
pitch: [by|via] exile <b> [from my hand] [for it]
pitch: [by|via] discard <b> [to|for it]
returning: [by|via] return|bounce <b> [to [my|its|owner] ['s] hand] [for it]
returning: [with] <b> return|bounce [to [my|its|owner] ['s] hand] [for it]
paid: for <mana>
paid: pay|paid [only|just] <mana> [mana]
paid: [by|with] spend|using [only|just] <mana> [mana]
x_spent: for|with <n> [total] mana [total|spent]
x_spent: pay|paid|spending <n> [mana]
paid: with [only|just|nothing] [but] <mana> [mana] [only|alone|entirely]
paid: using [only|just|nothing] [but] <mana> [mana] [only|alone|entirely]
paid: entirely with <mana> [mana]
paid: pay|paid with|using <mana> [mana]
keywords: with <kw>
keywords: and <kw>
keywords: with <kw> and <kw2:keyword>
on_it: with <b> on it|him
keywords_too: have <kw>
counter_on: and with a <size> counter
counter_on: with a <size> counter [on it]
counter_on: with <n> <size> counter [on it]
counter_on: and a <size> counter
counter_kind: with <n> <word> counter [on it]
named: name|choose|choosing|picking <word>
named: for <word:color>
named: name <b>
animated: [be] animate
animated: [be] crewed
animated: once|if|when|after [it] [be] crewed|animate
animated: [that] be animate
animated: as a creature
animated: while [it|he|she] [be] a creature
animated: as a <size> [creature]
to: to <b>
to: into <b>
rather: rather than [to] [shuffle|put|return|go] [it] [away|back] [to|into|in] [<zone>]
rather: instead of [shuffle|put|return|go] [it] [away|back] [to|into|in] [<zone>]
to_command: [<who>] put|send|move|return it|him|her [back] to|in|into the command zone
to_command: [it] go [back] to|in|into [the] command zone
to_command: [it] [be] put|send|sent|move|return|returned [back] to|in|into [the] command zone
to_command: [<who>] put|send|move|return it|him|her [back] to|in|into command zone
stays_put: [and] [<who>] leave|let it|him|her [be] [stay] [in|there] [<zone>]
stun: with a stun counter [on it]
"""

_MARKS = """
response: in response [to <b>]
response: in response to it
response: in response to that
response: first
response: [<who>] answer|respond by
response: [<who>] answer|respond to <b> by|with
response: [<who>] answer <b> by
response_of: in response to <who>
response_of: after <who>
response: before it resolve
response: before that resolve
response: before <b> resolve
response: before the sacrifice|trigger [resolve]
response: in response to the|it ['s] [it] ['s] [evoke] sacrifice|sac [trigger]
response: in response to the|it ['s] [it] ['s] evoke [trigger]
response: with the evoke [sacrifice|sac] [trigger] on the stack
response: before it|he|she|they be|get [be] sacrifice
before: before
response: with <b> on the stack
response: while <b> be on the stack
response: with it on the stack
response: before they|he|she get priority
response: before <who> search|fetch|find|shuffle [it] [for] [a|the|his|their] [land|card|library]
response: before <who> get to search|fetch|find|shuffle
response: with it ['s] trigger on the stack
response: with [the|its|it] ['s] etb|trigger [trigger] [still] on [the] stack
response: with [all|both] [the|its|it] ['s] trigger|triggers on the stack
response: before the|it|its ['s] [evoke|etb|sacrifice|sac] trigger|sacrifice resolve
response: while it be on the stack
response: with the sacrifice [trigger] waiting|pending
response: with the sacrifice [trigger] on the stack
response: before [it|the] sacrifice
later: and then
later: then
later: afterwards
resolved: after it|that resolve
later: after that
later: later
after: after
again: [for] a|the second|2nd time
again: again
turn_end: at end of turn
turn_end: at the end of turn
turn_end: until end of turn
turn_end: at [the] [next] end step
turn_end: at the beginning of the [next] end step
wears_off: when|once|as|after [the|that|it|its] ['s] \
    [spell|pump|growth|buff|effect|boost|bonus|trick] wear|run|end|expire|fade|go [off|out|away]
wears_off: when|once|as|after <b> wear|run|end|expire|fade [off|out|away]
turn_end: when the turn end
turn_end: once the turn end
turn_end: turn end
turn_end: the turn end
turn_end: after the turn end
turn_end: after end of turn
turn_end: at eot
after_combat: after combat|damage
after_combat: postcombat
after_combat: post combat
after_combat: in|during my second main [phase]
after_combat: in|during my postcombat main phase
turn_end: eot
next_turn: on|during my next turn
next_turn: through|throughout|into|for|in|during my [own] next turn
next_turn: through|throughout|into|for my [own] turn
next_turn: my next turn
next_turn: next turn
next_turn: the next turn
next_turn: on the next turn
this_turn: this turn
last_turn: [on|in|during] [my|his|her|their] last turn
same_turn: [the] same turn
in_combat: during|in combat
in_combat: in the middle of combat
in_combat: mid [-] combat
in_combat: mid-combat
in_combat: midcombat
in_blocks: before damage
in_blocks: before block|blocks|blocker
in_blocks: before combat damage
in_blocks: before damage be deal
after_blocks: after block|blockers
after_blocks: after blocker
after_blocks: after block|blocker be declare|declared
same: at the same time
if: if
if: when
if: while
if: once
if: as
if: as long as
if: [in|on] the [same] turn [that|in which]
if: if instead
against: vs
against: against
same: simultaneously
same: together
same: [all] at once
same: in 1 go
next_untap: in|during|on <whose> [next] untap [step]
"""

_FILLERS = """
-: ,
-: .
-: ;
-: :
-: !
-: ?
-: and
-: plus
-: <trig> :
-: because [of] <kw>
-: even|though|although|but even|though|if it be [only|just|all] poison|infect [damage|counter]
-: even|though|although|but even|though|if it deal [only|just|all] poison|infect [damage|counter]
-: although|though|but it be [only|just|all] poison|infect [damage|counter]
-: because it have <kw>
-: because of pro <color>
-: also
-: still
-: just
-: even
-: too
-: for value
-: just|only to untap|tap|reset it|him|her|them
-: out of spite
-: to deny|fizzle me|him|her|them|it
-: now
-: so
-: ok
-: okay
-: well
-: whenever
-: since
-: because
-: but
-: suppose
-: assume
-: where
-: that
-: which
-: actually
-: really
-: right
-: already
-: ever
-: both
-: yet
-: anyway
-: though
-: although
-: instead
-: yes
-: yeah
-: yep
-: or not
-: or no
-: correct
-: lol
-: y n
-: y
-: true|legit|fine|ok|legal|cool|agreed ?
-: in this case
-: in that case
-: legally
-: normally
-: somehow
-: exactly
-: for me
-: to keep|save|rescue it|him|her|them
-: to get rid of it|them
-: so [that] i [get] [to] keep it|him|her|them
-: legend rule
-: the legend rule
-: mind you
-: itself
-: himself
-: me
-: myself
-: on my side
-: here
-: there
-: in play
-: on the battlefield
-: anymore
-: in general
-: in a|1 [single] turn
-: per turn
-: with this
-: with that
-: like
-: into play
-: enough
-: , can|do|will|be|would <who> ?
-: , can|do|will|be|would [not] it|they|that|this|i ?
-: that mean
-: which mean
-: mean
-: so that
-: meaning
-: of course
-: simply
-: entirely
-: completely
-: right now
-: immediately
-: in total
-: total
-: all together
-: altogether
-: overall
-: in all
-: all in all
-: in the end
-: in that order
-: no response
-: no responses
-: without response
-: nobody respond
-: nothing else
-: nothing else happen
-: main phase
-: after [the|it|its] ['s] trigger [resolve]
-: alone
-: in my main phase
-: during my main phase
-: precombat
-: everyone
-: all
-: in my|our game
-: sure
-: suddenly
-: finally
-: as well
-: either
-: with it
-: then
-: next
-: over
-: of mine
-: , or
-: he say
-: they say
-: she say
-: correctly
-: properly
-: in order
-: on the stack already
"""


#: What says nothing, except of what comes into play and is used in the same turn.
_AT_ONCE = """
at_once: right|straight away
at_once: at once
at_once: in the same turn
"""
#: What keeps a thing or a player from what would become of it, which is asked behind this.
_HINDERED = """
hindered: do|will|can <b> [still|also] stop|prevent|keep|save|protect <a> from
hindered: do|will|can <b> [still|also] stop|prevent|keep|save|protect <who> from
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for facts, for what more is said, for marks of order, and for fillers."""
    return (
        *givens.rows(),
        *hands.rows(),
        *table("fact", "topic: <a>", cost=13),
        *table("fact", "ability_topic: <p>", cost=15),
        *table("fact", _HINDERED, cost=20),
        *table("with", with_pieces(_WITH, _PIECES), cost=8),
        *before_paid.rows(),
        *given_up_states.more(),
        *table("mark", _MARKS, cost=4),
        *table("mark", _AT_ONCE, cost=2),
        *damage_steps.marks(),
        *extra_turns.marks(),
        *table("filler", _FILLERS, cost=2),
        *table("filler", "-: do\n-: will", cost=8),
    )
