"""Phrasings of what happens: the verbs of the game with the roles of what stands around them."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table

#: name: pattern, one a line (see `rows.compiled`)
_EVENTS = """
cast: <a> [be] on the stack
die: <a> die|dead in|during combat
lost: <who> lose <a> in|during combat
counters_put: [<who>] give <a> <n> <size> counter
lost: <who> lose <a> to <b>
keyword_action: [<who>] proliferate|populate [it|him|her|them]
proliferates: [<who>] proliferate <a>
trigger_up: <a> [be] on the stack
nth_cast: [it be] <whose> first|second|2nd|third|3rd|fourth|4th <a> [this|each|of] [the|that] [turn]
nth_cast: <who> cast <whose> first|second|2nd|third|3rd <a> [this|each|of] [the|that] [turn]
nth_cast: <who> cast <whose> fourth|4th <a> [this|each|of] [the|that] [turn]
trigger_up: [with] <a> on the stack
nth_is: [the] second|2nd|third|3rd|fourth|4th spell [i] [cast] [this|of|each] [the|that] [turn] \
    be [a|an|going] [to] [be] <a>
nth_is: <whose> second|2nd|third|3rd|fourth|4th spell [i] [cast] [this|of|each] [the|that] [turn] \
    be [a|an|going] [to] [be] <a>
by_keyword: [<who>] <kw> <a>
exiled_by: <a> be under|beneath <b>
attack: <a> be|go|get unblocked
attack: <a> unblocked
spin: <who> spin|use it|activate it
block_into: <a> vs|against|facing|into <b>
deal: <dealt> [deal] to|on <b>
turned_into: <b> turn|turned|make|made <a> [into] <type>
turned_into: [<a>] [be|get] turn|turned|make|made|change into <type> by|with|via|from|off <b>
turned_into: [<a>] [be|get] turn|turned|made by <b> into <type>
turned_into: <who> turn|turned|make|made <a> into <type> with|using|via|through <b>
turned_into: <who> use|used <b> to turn|make <a> [into] <type>
cast_at: <b> [be|get] turn|turned|make|change into [a|an] <w:word> by|with|via <a>
damage_in: <n> [combat] damage come|go|get in|through [unblocked]
damage_in: <n> [combat] damage come|go|get in|through at|to <whom>
damage_in: <n> unblocked damage [come|go] [in|through]
commander_damage: [<who> take|have|get] <n> commander damage \
    [from|by] [1|a|one|the] [same] [commander]
commander_more: [<who> take|have|get] <n> commander damage [from <a>] , [and] [then] <m> more \
    [later]
commander_more: <a> deal <whom> <n> commander damage , [and] [then] <m> more [later]
commander_more: [<who> take|have|get] <n> [commander] damage from <a> and <m> more [from] [the] \
    [same] \
    [one] [commander] [later]
two_commanders: [<who>] [take|have|get] <n> [commander] [damage] from [1|a|one|my|the] \
    [opponent] ['s] commander \
    and <m> [damage] from another|different [commander]
two_commanders: [<who>] [take|have|get] <n> [commander] [damage] from [1|a|one|my|the] \
    [opponent] ['s] commander \
    and <m> [damage] from the|a other|different [commander]
two_commanders: [<who>] [take|have|get] [commander] damage from 2 [different] commander , <n> \
    [damage] \
    from each
two_commanders: [<who>] [take|have|get] <n> [commander] damage from each [of] 2 [different] \
    commander
block: to [chump|double] block <b>
draw_empty: <who> draw [a|1] [card] from|with|on|off an|the|my|his|their empty library
deal: <dealt> [deal] to <whom>
block_none: <who> do not block
block_none: no block
block_none: [if] nothing|nobody block
block_none: [if] unblocked
block_none: <who> take it|the hit|the damage [to the face]
block_none: without block
block_none: <who> can not block
block_none: no blocker
block_none: <who> have no blocker|creature
block_none: with no blocker
block_none: unblocked
by_keyword: <a> be <kw>
by_keyword: [<who>] use|activate|pay [the] <kw> [ability|cost] of|on|from <a>
by_keyword: [<who>] use|activate|pay <a> 's <kw> [ability|cost]
discard_to: [<who>] pay [for] <b> 's <kw> [cost] with|by|using [discard|exile] <a>
discard_to: [<who>] pay [for] [the] <kw> [cost] of|on|for <b> with|by|using [discard|exile] <a>
discard_to: [<who>] pay [for] <b> 's alternative|alternate|alt|pitch|free [cost] \
    with|by|using [discard|exile] <a>
turn_up: [<who>] turn|turned|turning <a> face-up
turn_up: [<who>] turn|turned|turning <a> face up
turn_up: [<who>] turn|turned|turning face up <a>
turn_up: [<who>] turn|turned|turning|flip|flipping <a> [back] up|over
turn_up: [<who>] flip|flipping <a> face up|face-up
turn_up: [<who>] morph <a> up
turn_up: [<who>] turn|turned|turning|flip <a> up|over for|pay|with <mana>
turn_up: [<who>] turn|turned|turning|flip <a> face up|face-up for|pay|with <mana>
turn_up: [<who>] turn|turned|turning|flip <a> up|over by pay <mana>
turn_up: [<who>] turn|turned|turning|flip <a> face up|face-up by pay <mana>
turn_up: [<who>] pay [it] ['s] [its|the|his] [morph|mana] cost to turn <a> up
turn_up: [<who>] pay [it] ['s] [its|the|his] [morph|mana] cost to turn <a> face up
turn_up: [<who>] turn|turned|turning|flip <a> [face] up for [it] ['s] [its|the] [morph|mana] cost
turn_up: [<who>] turn|turned|turning|flip <a> [face] up by pay [it] ['s] [its|the] [morph|mana] cost
turn_up: <a> [be] turned up|over
turn_up: be [being] turned [face] up
turn_up: be [being] turned face-up
turn_up: <a> turn|turned face up|face-up
manifest: [<who>] manifest|cloak|manifested|cloaked|manifesting|cloaking <a>
manifest: <a> be|get manifested|cloaked|manifest|cloak
manifest: <b> manifest|cloak|manifested|cloaked <a>
turn_up: [<who>] unmorph|unmorphs|unmorphing|unmask|demorph <a>
turn_up: <a> be [being] turn|turned face up
turn_up: <a> be [being] unmorphed
gain_alone: gain [any|more] life
lose_alone: lose [any|more] life
kw_alone: [be] <kw>
kw_alone: [be] flash back
kw_alone: [be] cycle
by_keyword: [<who>] flash back <a>
by_keyword: [<who>] flash <a> back
evoked: <a> [be] evoked
all_go: both|all [of them|those] become illegal
all_go: both|all [of them|those] get|be sacrifice|bounce|kill|exile|flicker [in response]
all_go: both|all [of them|those] get|be blink|destroy|remove|go|illegal [in response]
all_go: both|all [of them|those] die|leave|disappear [in response]
all_go: both|all [of the] target be|get|become sacrifice|bounce|kill|exile|flicker
all_go: both|all [of the] target be|get|become blink|destroy|remove|go|illegal
one_goes: 1 [of them|those] become illegal
one_goes: 1 [of the target] become illegal
one_goes: 1 [of them|those] get|be sacrifice|bounce|kill|exile|flicker [in response]
one_goes: 1 [of them|those] get|be blink|destroy|remove [in response]
one_goes: 1 [of them|those] die|leave [in response]
one_goes: 1 [target] become illegal
one_goes: 1 [of the] target|targets be|get|become removed|gone|illegal
cast_self: [<who>] cast|play <a> target himself|herself|myself|themself|themselves|me|itself
cast_self: [<who>] cast|play <a> on himself|herself|myself|themself|themselves
cast: [<who>] cast <a> copy
cast: [<who>] have <a> on the stack
cast_at_and_me: [<who> cast] <a> on|at|target|targeting <b> and me|myself
cast_at_and_me: [<who> cast] <a> [split] on|at|target|targeting|between me|myself and <b>
cast_at_and_them: [<who> cast] <a> [split] on|at|target|targeting|between him|them|opponent and <b>
cast_at_and_them: [<who> cast] <a> [split] on|at|target|targeting|between my|the opponent and <b>
cast_at_and_them: [<who> cast] <a> on|at|target|targeting <b> and him|them|opponent
cast_at_and_them: [<who> cast] <a> on|at|target|targeting <b> and my|the opponent
cast_at: [<who> cast] <a> [split] 1/1 on|to|between|among <b>
cast_at: [<who> cast] <a> split 1 and 1 on|to|between|among <b>
cast_at: <b> get <a> put on it
cast_at: [<who>] give <b> <size> with <a>
cast_at: [<who>] make <b> <size> with|use <a>
cast_by: <b> let me cast <a>
play_land: [<who>] play|drop <a> as my land [drop]
play_land: play a land <a>
activate: [<who>] use <a> ability
use_ability: [<who>] pay [for] <p> cost
fires: ping|shoot|shot|fire
minus: minus <n> <a>
minus: <a> minus <n>
minus: [<who>] minus <n> <a>
loyalty_at: [<who>] use|activate <a> minus <n> [on|at|target <b>]
loyalty_at: [<who>] minus <n> <a> on|at|target <b>
loyalty_at: <a> minus <n> on|at|target <b>
loyalty_at: [<who>] [use|activate] [the|his|her|its] minus <n> on|at|target <b>
minus: [<who>] minus <n>
plus: [<who>] plus <n>
plus: plus <n> <a>
plus: <a> plus <n>
plus: <a> +1
plus: [<who>] plus <n> <a>
plus: [<who>] use|activate|tick <a> ['s] plus <n> [ability]
minus: [<who>] use|activate|tick <a> ['s] minus <n> [ability]
plus: [<who>] use|activate the plus <n> [ability] [of|on <a>]
minus: [<who>] use|activate the minus <n> [ability] [of|on <a>]
plus: [<who>] use|activate his|her|its plus <n> [ability]
minus: [<who>] use|activate his|her|its minus <n> [ability]
die: [the] [first|second] death of <a>
discards_all: <who> discard|discards|pitch <several>
discards_all: <who> discard|discards|pitch <several> to|with|off <b>
exploits: exploit|exploits <a>
exploits: <b> exploit|exploits <a>
cycle_any: <who> cycle|cycles|cycling [a card]
die: <a> be go
persists: <a> persist|persists|undies [back]
persists: <a> come|return back from|with|off|via persist|undying
enter_attacking: <a> [be] put onto the battlefield [tapped and] attack
enter_attacking: <a> enter [the battlefield] [tapped and] attack
copies: <a> be a copy of <b>
copies: <a> be <b>
copies: <a> as [a] [copy of] <b>
ult: <a> ult
ult: [<who>] ult|ultimate [with] <a>
redirect_to_it: <a> change|steal|take the|a target of <b> [to it|itself]
redirect_to_it: <a> redirect|steal|take|pull <b> [to it|itself]
redirect_to_it: [<who>] use|activate <a> to redirect|steal <b> [to it|itself]
redirect_to_it: [<who>] use|activate <a> to change the target of <b> [to it|itself]
redirect_to_it: [<who>] redirect <b> to <a> with it|itself
chapter_up: <a> get|go|hit|reach|come|tick [up] [to|into] <chapter>
becomes: [<a>] become a <size> creature [this turn]
becomes: [<a>] become a <size> [this turn]
becomes: [<a>] become a creature [this turn]
cascade: <a> into <b>
last_counter: <a> lose [it] ['s] last [time] counter [in|during my upkeep]
last_counter: [the] last [time] counter come|be|get off [of] <a>
last_counter: [the] last [time] counter be|get|come remove|removed|off [from|of] <a>
last_counter: <a> [come|be] off suspend
last_counter: suspended <a> come off
last_counter: [the|its|it] ['s] last [time] counter come|fall|be|get|go off|away|remove|removed
last_counter: [the|its|it] ['s] last [time] counter go|leave
last_counter: suspend <a> resolve
last_counter: <a> 's last [time] counter be|get|come remove|removed|off
last_counter: <a> run out of [time] counter
last_counter: <a> ['s] last [time] counter come off
last_counter: <a> have no [time] counter leave|left
tap: <a> tapped [for mana]
tap: tap <a> for mana
tap_all: [<who>] [then] tap both|all|everything|them [both|all|of] [them|it] [<n>] [land]
tap_all: all|both|all <n> tapped
spend_on: [<who>] spend|use|put|pour|sink <from:mana-of> on|for|into|towards|toward <b>
spend_on: [<who>] spend|use <from:mana-of> to [help] cast|pay [for] <b>
spend_on: [only|just|exactly] <n> [of] [the] [<m>] mana for|on|in <b> [only|just] [be] \
    come|spend|paid|pay|make from|with|off|by [of] <from:mana-of>
spend_on: [only|just] part|some of [the|its] [mana|cost] for|of|on <b> [be] \
    come|spend|paid|pay from|with|off|by [of] <from:mana-of>
spend_on: [<who>] cast <b> with|using|off [of] <from:mana-of>
spend_on: [<who>] cast|recast|casting <b> [from [the] [command] zone] for|on the|a|my <nth> time \
    [from [the] [command] zone] with|using|off|from [of] <from:mana-of>
spend_on: [<who>] cast|recast|casting <b> from [the] [command] zone with|using|off [of] \
    <from:mana-of>
spend_on: <from:mana-of> [be] spend|use|go on|for|into|to [cast] <b>
spend_on: [<who>] spend|use|put <m:mana-meant> on|for|into|toward|towards <b>
spend_on: [<who>] spend|use <m:mana-meant> to [help] cast|pay [for] <b>
spend_on: [<who>] cast <b> with|using <m:mana-meant>
spend_on: <m:mana-meant> [be] spend|use|go on|for|into|to [cast] <b>
spend_on: <a> both|all [be] spend|use|go on|for|into|to [cast] <b>
cast: [<who>] pay [the] full|normal|regular|whole price|cost|mana for <a>
spend_on: <from:mana-of> on|into|for <b>
spent_back: <from:mana-of> [be] [spend|use] on|into|for [the] flashback [cost] of|on <b>
spent_back: <from:mana-of> [be] [spend|use] on|into|for <b> 's flashback [cost]
spent_back: <from:mana-of> [be] [spend|use] on|into|for|to flashing|flash back <b>
spent_back: [<who>] spend|use <from:mana-of> on|into|for [the] flashback [cost] of|on <b>
spent_back: [<who>] spend|use <from:mana-of> on|into|for <b> 's flashback [cost]
spent_back: [<who>] flash|flashing back <b> with|using|off [of] <from:mana-of>
spend_on: <from:mana-of> to [help] cast|pay [for] <b>
spend_on: [<who>] pay [for it] with|using|off <from:mana-of>
spend_on: <from:mana-of> [be] [spend|use] on|into|for part of <b>
spend_on: [<who>] spend|use|tap <from:mana-of> on|into|for|to part of <b>
spend_on: [<who>] tap <from:mana-of> for part of <b>
spend_on: part of <b> [be] pay|cast with|using|by|from|off <from:mana-of>
spend_on: [<who>] pay [for] [part of] <b> with|using|from|off [of] <from:mana-of>
spend_on: <b> [be] [partly] cast|pay [for] with|using|by|from|off [of] <from:mana-of>
spend_on: <m:mana-meant> on|into|for <b>
spend_on: <b> with|off|from|by <from:mana-of>
spend_on: <b> with|off|from|by <m:mana-meant>
pay: [<who>] only pay <mana> for <a>
pay: [<who>] pay <mana> for <a> the normal way
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for events."""
    return table("event", _EVENTS)
