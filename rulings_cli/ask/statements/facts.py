"""Phrasings of what is so: what is out, in which zone, with which counters, at what life."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table

#: name: patterns, parted by " || " (see `rows.compiled`)
_FACTS = """
there: with|under <a> [out] || <a> [be] [already] out || with|under <a> in play || <a> [be] [already] in play
there: [with] <a> [be] [already] on [the|my] battlefield|board|field|table|side || there be <a> [out] || <a> on my side [of the battlefield]
there: <a> [be] around || <a> [be] active || [with] <a> [be] already out || <a> [be] in effect
held: <who> [already|only|also|just] have|control|own|run <a> || <who> have <a> out || <who> have <a> in play || <who> control <a> [out]
held: <who> have <a> on [the|my] battlefield|board|field|side || <who> have get <a> [out] || <who> [be] control|have <a>
in_zone: <a> [be] [sitting] in <zone> || <a> on <zone> || <who> have <a> in <zone>
life: <who> be at <n> [life] || <who> have <n> life || at <n> life || <n> life || while at <n> life
no_hand: with no card in [my] hand || <who> have no card in [my] hand || [my] hand be empty || with an empty hand || empty hand || no card in hand
hand_size: with <n> card in hand || <who> have <n> card in hand
counters: <a> with|have <n> counter [on it] || <a> with|have <n> <word> counter [on it]
counters: <a> have <n> <size> counter [on it] || <a> with <n> <size> counter [on it]
loyalty: <a> at <n> loyalty || <a> with <n> loyalty || <a> on <n> loyalty
level: <a> at|on <n> || <a> set to <n> || <a> [be] on <n> counter
attached: <a> wear|carrying|holding <b> || <a> equipped with <b> || <a> [be] enchanted with|by <b> || <b> [be] attached to <a>
attached: <a> already wear <b> || <a> with <b> attached || <a> with <b> on it
names: <a> name <word>
names_card: <a> name <b>
turn: [on|during|in|it be] <whose> turn || on <whose> own turn
step: [on|during|in|at] <whose> <step> || it be <whose> <step> || at|during|in the <step>
fresh: <a> [just] enter|come [in] this turn || <a> [that] <who> just cast|play || <who> just cast|play <a> || <a> be fresh
fresh: <a> be summoning sick || <a> be sick || <a> [that] enter this turn || <who> cast|play <a> this turn
long: <a> [that] <who> have have since [my] last turn || <a> from last turn || <a> [that] have be out since last turn
tapped: <a> be|be already tapped || tapped <a>
attacking: <a> be attack
commander: <a> be <whose> commander || <a> as <whose> commander || <a> as commander || <whose> commander be <a>
cast_before: <a> be cast <n> time [already|before|from the command zone] || cast <a> <n> time [already|before|from the command zone] || <a> be cast once
mana: <who> [only] have <n> mana [open|available|up]
"""

#: What more is said of the thing or the event just spoken of.
_WITH = """
x: [with|for|at|where|and] x = <n> || [with|for|at|where|and] x be <n> || [with|for|at] x <n>
kicked: kicked || with kicker [paid] || and kick it || with the kicker
target: target <b> || on <b> || at <b> || on target <b> || at target <b> || to target <b>
at_player: on|at|target <whom>
unpaid: do not pay [for it|the tax]
one_target: at|on|with [just|only] 1 target
targets: on <b> and <c> || target <b> and <c>
free: off [of] <b> || from <b> || with <b> || using <b> || through <b> || via <b> || thanks to <b>
freely: for free || without pay [it] ['s] mana cost || for 0 mana
alternative: for [it|its] ['s] <kw> cost || with|via|using <kw> || <kw> || by <kw>
flashed: flash back || flashbacked || with flashback || for [it] ['s] flashback || from flashback
overload: overload || overloaded || with overload || for [it] ['s] overload
entwined: entwined || with entwine || with entwine paid
from_zone: from [the|my|their|his|her] graveyard|hand|exile || from the command zone || from <zone>
life_paid: for life || pay <n> life || with <n> life || pay life [for it]
sacrificing: sacrifice <b> [to it|for it]
discarding: discard <b> [to it|for it]
pitch: exile <b> [from my hand] || by exile <b>
paid: for <mana> || with <mana> [mana]
keywords: with <kw> || and <kw> || with <kw> and <kw2:keyword>
keywords_too: have <kw>
counter_on: and with a <size> counter || with a <size> counter [on it] || with <n> <size> counter [on it] || and a <size> counter
counter_kind: with <n> <word> counter [on it]
named: name <word> || name <b>
animated: [be] animate || [that] be animate
to: to <b> || into <b>
copying: copy <b>
stun: with a stun counter [on it]
"""

_MARKS = """
response: in response [to <b>] || in response to it || in response to that || before it resolve || before that resolve || before <b> resolve || with <b> on the stack || while <b> be on the stack || with it on the stack || before they|he|she get priority || with it ['s] trigger on the stack
later: and then || then || afterwards || after that || later
after: after
again: a second time || again
turn_end: at end of turn || at the end of turn || until end of turn
next_turn: next turn || the next turn || on the next turn
this_turn: this turn
same: at the same time || simultaneously
"""

_FILLERS = """
-: , || . || ; || : || ! || ? || and || plus || also || still || just || even || too || now || so || ok || okay || well
-: if || when || while || whenever || since || because || but || say || suppose || assume || once || as || where || that || hi || hey
-: actually || really || right || please || thank || thanks || already || ever || both || yet || anyway || though || although || instead
-: quick question || question || rules question || edh || in edh || commander game || in commander || yes || yeah || yep || is it true
-: or not || or no || or what || correct || in this case || in that case || legally || normally || somehow || exactly || by any chance
-: i be wondering || wondering || just wondering || curious || i wonder || for me || me || myself || on my side || here || there
-: in play || on the battlefield || be it true that || be it true || i think || i guess || judge || lol || anymore || in general
-: with this || with that || like || into play || do you know if || someone tell me || my friend say || asking
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
    )
