"""Phrasings of what is so: what is out, in which zone, with which counters, at what life."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table

#: name: pattern, one a line (see `rows.compiled`)
_FACTS = """
there: with|under <a> [out]
there: <a> [be] [already] out
there: with|under <a> in play
there: <a> [be] [already] in play
there: [with] <a> [be] [already] on [the|my] battlefield|board|field|table|side
there: there be <a> [out]
both_have: both of us have|control|own|run <a> [out]
both_have: we [both] have|control <a> [out]
both_have: both player have|control <a> [out]
both_have: each player have|control <a>
both_have: each of us have|control <a>
both_have: both me and [my] opponent have|control <a> [out]
both_have: me and my opponent [both] have|control <a> [out]
both_have: my opponent and i [both|each] have|control <a> [out]
both_have: we each have|control <a> [out]
both_have: i and [my] opponent [both] have|control <a> [out]
there: <a> on my side [of the battlefield]
there: <a> [be] around
there: <a> [be] active
there: [with] <a> [be] already out
there: <a> [be] in effect
held: <who> [already|only|also|just] have|control|own|run <a>
held: <who> have only <a>
held: <who> have <a> out
held: <who> have <a> in play
held: <who> control <a> [out]
held: <who> have <a> on [the|my] battlefield|board|field|side
held: <who> have get <a> [out]
held: <who> [be] control|have <a>
in_zone: <a> [be] [sitting] in <zone>
in_zone: <a> on <zone>
in_zone: with <a> in [all] [the] <zone>
on_top: [with] <a> [be] on [the] top [of] [<zone>]
on_top: [the] top [card] of <zone> be <a>
on_top: <zone> top [card] be <a>
in_zones: [with] [only] <a> and <b> in [all] [the] [both] <zone>
in_zones: [with] <a> , <b> and <c> in [all] <zone>
in_zones: [with] <a> , <b> , and <c> in [all] <zone>
in_zone: <who> have <a> in <zone>
life: <who> be at <n> [life]
poison: <who> [be|have|at|with|on] [at|with|get] <n> poison [counter]
poison: [with|at] <n> poison counter [on <who>]
life: <who> have <n> life
life: at <n> life
life: <who> be on [exactly] <n> [life]
life: <who> be [down] at|to [exactly] <n> [life]
life: <who> at <n> [life]
life_both: both player be at <n> [life]
life_both: we be both at <n> [life]
life_both: each player have|be|at <n> life
life: <n> life
life: while at <n> life
no_hand: with no card in [my] hand
no_hand: <who> have no card in [my] hand
no_hand: [my] hand be empty
no_hand: with an empty hand
no_hand: empty hand
no_hand: no card in hand
hand_size: with <n> card in hand
hand_size: <who> have <n> card in hand
counters: <a> with|have <n> counter [on it]
counters: <a> with|have <n> <word> counter [on it]
counters: <a> have <n> <size> counter [on it]
counters: <a> with <n> <size> counter [on it]
loyalty: <a> at <n> loyalty
loyalty: <a> with <n> loyalty
loyalty: <a> on <n> loyalty
level: <a> at|on <n>
level: <a> set to <n>
level: <a> [be] on <n> counter
attached: <a> wear|carrying|holding <b>
attached: <a> equipped with <b>
attached: <a> [be] enchant with|by <b>
attached: <a> be equip with <b>
attached: <a> have <b> attached [it] [to] [it]
attached: <b> be on <a>
attached_two: <b> and|plus <c> on <a>
attached_two: <a> with <b> and <c> on it|him|her
attached_two: <a> wear|carrying|holding <b> and <c>
attached_two: <a> [be] equip|enchant with <b> and <c>
attached: <b> [be] attached to <a>
attached: <a> already wear <b>
attached: <b> [be] equipped to <a>
attached: <a> with <b> attached
attached: <a> with <b> on it
names: <a> name <word>
names_card: <a> name <b>
turn: [on|during|in] <whose> turn
turn: it be <whose> turn
turn: on <whose> own turn
step: [on|during|in|at] <whose> <step>
step: it be <whose> <step>
step: at|during|in the <step>
fresh: <a> [just] enter|come [in] this turn
fresh: <a> [that] <who> just cast|play
fresh: <who> just cast|play <a>
fresh: <a> be fresh
more: <who> have|control more <a>
more: <who> have|control 1 more <a>
none: [with|and] no <a> [out]
no_library: [with] <whose> library [be] empty
no_library: library [be] empty
no_library: with empty library
no_library: with an empty library
no_library: with no card in [my] library
no_library: <who> have no card in [my] library
no_mana: <who> have no mana [left|open|up|available]
no_mana: [with] no mana [left|open|up|available]
no_mana: <who> can not pay
warded: ward <n>
mine: <a> be mine
mine: <a> be theirs|his|hers
no_keyword: [with] no <kw>
no_keyword: without <kw>
uncounted: without [any] counter [on it]
uncounted: with no counter [on it]
none: <who> have no <a>
counters_of: <a> with <b> counter [on it]
there_side: <a> under <whose> control
there_side: <a> on <whose> side [of the battlefield]
there_side: with <a> on <whose> side [of the battlefield]
other_side: [with] <a> on the other side
fresh: the turn <who> cast|play <a>
fresh: the turn <a> enter|come [in]
fresh: <a> be summoning sick
fresh: <a> be sick
fresh: <a> [that] enter this turn
fresh: <who> cast|play <a> this turn
long: <a> [that] <who> have have since [my] last turn
long: <a> from last turn
long: <a> [that] have be out since last turn
tapped: <a> be [already] tapped
tapped: tapped <a>
attacking: <a> be attack
commander: <a> be <whose> commander
commander: <a> as <whose> commander
commander: <a> as commander
commander: <whose> commander be <a>
cast_before: <a> be cast <n> time [already|before|from the command zone]
cast_before: cast <a> <n> time [already|before|from the command zone]
cast_before: <a> be cast once
mana: <who> [only] have <n> mana [open|available|up]
"""

#: What more is said of the thing or the event just spoken of.
_WITH = """
x: [with|for|at|where|and] x = <n>
x: [with|for|at|where|and] x be <n>
x: [with|for|at] x <n>
x_for: for <n>
whole_board: [on] the board|table|field|team|everything
whole_board: everything
whole_board: everyone
down_to: down|up to <n> [life]
down_to: to <n> life
instant_speed: at instant speed
kicked: kicked
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
also_for: for <b>
does_action: learn|proliferate|investigate|surveil|explore|amass|populate|discover|connive
unkicked: without kicker|kicking [it]
unkicked: not kicked
unpaid: <who> can not pay
unpaid: <who> do not pay
unpaid: do not pay [for it] [the tax]
one_target: at|on|with [just|only] 1 target
n_targets: on|at <n> [different] target
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
alternative: for [it|its] ['s] <kw> cost
alternative: with|via|using <kw>
alternative: <kw>
alternative: by <kw>
flashed: flash back
flashed: flashbacked
flashed: with flashback
flashed: for [it] ['s] flashback
flashed: from flashback
overload: overload
overload: overloaded
overload: with overload
overload: for [it] ['s] overload
entwined: entwined
entwined: with entwine
entwined: with entwine paid
from_top: [off|from] [of] the top [of] [<zone>]
from_zone: from [the|my|their|his|her] graveyard|hand|exile
from_zone: from the command zone
from_zone: from <zone>
life_paid: for life
life_paid: pay <n> life
life_paid: with <n> life
life_paid: pay life [for it]
sacrificing: sacrifice <b> [to|for it]
discarding: discard <b> [to|for it]
pitch: exile <b> [from my hand]
pitch: by exile <b>
paid: for <mana>
paid: with <mana> [mana]
keywords: with <kw>
keywords: and <kw>
keywords: with <kw> and <kw2:keyword>
on_it: with <b> on it|him
wearing: wear|carrying|holding <b>
wearing: equipped with <b>
wearing: enchanted with|by <b>
keywords_too: have <kw>
counter_on: and with a <size> counter
counter_on: with a <size> counter [on it]
counter_on: with <n> <size> counter [on it]
counter_on: and a <size> counter
counter_kind: with <n> <word> counter [on it]
named: name <word>
named: name <b>
animated: [be] animate
animated: [that] be animate
to: to <b>
to: into <b>
to_command: [<who>] put|send|move|return it|him|her [back] to|in|into the command zone
to_command: [<who>] put|send|move|return it|him|her [back] to|in|into command zone
stays_put: [and] [<who>] leave|let it|him|her [be] [stay] [in|there] [<zone>]
stun: with a stun counter [on it]
"""

_MARKS = """
response: in response [to <b>]
response: in response to it
response: in response to that
response: [<who>] answer|respond by
response_of: in response to <who>
response_of: after <who>
response: before it resolve
response: before that resolve
response: before <b> resolve
response: before the sacrifice|trigger [resolve]
response: before it be sacrifice
before: before
response: with <b> on the stack
response: while <b> be on the stack
response: with it on the stack
response: before they|he|she get priority
response: with it ['s] trigger on the stack
later: and then
later: then
later: afterwards
later: after that
later: later
after: after
again: a second time
again: again
turn_end: at end of turn
turn_end: at the end of turn
turn_end: until end of turn
turn_end: at [the] [next] end step
turn_end: at the beginning of the [next] end step
turn_end: when the turn end
turn_end: once the turn end
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
next_turn: my next turn
next_turn: next turn
next_turn: the next turn
next_turn: on the next turn
this_turn: this turn
in_combat: during|in combat
same: at the same time
if: if
if: when
if: while
if: once
if: as
if: as long as
if: if instead
against: vs
same: simultaneously
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
-: before damage
-: before combat damage
-: before damage be deal
-: after block|blockers
-: after blocker
-: after block|blocker be declare|declared
-: because [of] <kw>
-: because it have <kw>
-: because of pro <color>
-: also
-: still
-: just
-: even
-: too
-: now
-: so
-: ok
-: okay
-: well
-: whenever
-: since
-: because
-: but
-: say
-: suppose
-: assume
-: where
-: that
-: hi
-: hey
-: actually
-: really
-: right
-: please
-: thank
-: thanks
-: already
-: ever
-: both
-: yet
-: anyway
-: though
-: although
-: instead
-: quick question
-: question
-: rules question
-: edh
-: in edh
-: commander game
-: in commander
-: yes
-: yeah
-: yep
-: is it true
-: or not
-: or no
-: or what
-: correct
-: in this case
-: in that case
-: legally
-: normally
-: somehow
-: exactly
-: by any chance
-: i be wondering
-: wondering
-: just wondering
-: curious
-: i wonder
-: for me
-: legend rule
-: the legend rule
-: mind you
-: by the way
-: itself
-: himself
-: me
-: myself
-: on my side
-: here
-: there
-: in play
-: on the battlefield
-: be it true that
-: be it true
-: i think
-: i guess
-: judge
-: lol
-: anymore
-: in general
-: with this
-: with that
-: like
-: into play
-: do you know if
-: someone tell me
-: my friend say
-: asking
-: enough
-: , can|do|will|be|would <who> ?
-: , can|do|will|be|would it|they|that|this ?
-: that mean
-: which mean
-: mean
-: so that
-: meaning
-: of course
-: basically
-: simply
-: surely
-: definitely
-: apparently
-: supposedly
-: obviously
-: hypothetically
-: presumably
-: sadly
-: luckily
-: exactly
-: entirely
-: completely
-: right away
-: right now
-: immediately
-: at once
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
-: in my main phase
-: during my main phase
-: precombat
-: quick
-: quick 1
-: quick q
-: simple question
-: dumb question
-: silly question
-: newbie question
-: new player here
-: noob question
-: help
-: folks
-: guys
-: everyone
-: all
-: edh pod
-: in a [1v1|duel|commander|edh|pod|game|match]
-: in my|our game
-: last night
-: yesterday
-: today
-: at fnm
-: at prerelease
-: argument at the table
-: table argument
-: fine
-: cool
-: nice
-: great
-: sure
-: got it
-: maybe
-: somehow
-: suddenly
-: finally
-: luckily
-: unfortunately
-: also
-: too
-: as well
-: either
-: for sure
-: for certain
-: with it
-: then
-: next
-: over
-: yet
-: of mine
-: , or
-: hm
-: hmm
-: uh
-: um
-: er
-: alright
-: let say
-: let us say
-: imagine
-: picture this
-: scenario
-: situation
-: here 's the situation
-: here be the situation
-: the rule question
-: in magic
-: in mtg
-: mtg question
-: magic question
-: as i understand it
-: i believe
-: i assume
-: i figure
-: someone say
-: he say
-: they say
-: she say
-: he claim
-: my opponent claim|say|think
-: opponent say|claim|think
-: correctly
-: properly
-: in order
-: on the stack already
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for facts, for what more is said, for marks of order, and for fillers."""
    return (
        *table("fact", _FACTS),
        *table("fact", "topic: <a>", cost=13),
        *table("with", _WITH, cost=8),
        *table("mark", _MARKS, cost=4),
        *table("filler", _FILLERS, cost=2),
        *table("filler", "-: do", cost=8),
    )
