"""Phrasings of what happens: the verbs of the game with the roles of what stands around them."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table

#: name: pattern, one a line (see `rows.compiled`)
_EVENTS = """
cast: [<who>] [to] cast|resolve|drop|play <a>
cast: <a> be cast
cast: <a> cast
cast: <a> resolve
cast: <a> [be] on the stack
trigger_up: <a> [be] on the stack
trigger_up: [with] <a> on the stack
trigger_up: <a> trigger
trigger_up: <a> go on the stack
cast: [<who>] flash in <a>
cast: [<who>] hard cast <a>
cast_bare: <who> <a>
cast: flash <a> in
respond: [<who>] respond with <a>
respond: [<who>] answer with <a>
respond: [<who>] respond <a>
respond: [<who>] cast <a> in response
card_at: [<who>] <a> <b>
card_on: [<who>] <a> <whom>
by_keyword: [<who>] <kw> <a>
exiled_by: [<a>] be|get exile|destroy|kill|bounce|hit|return by|with <b>
exiled_by: [<a>] be|get counter|flicker|target|steal|sacrifice|enchant|mill|discard by|with|to <b>
exiled_by: [<a>] die to <b>
exiled_by: <a> be exile under|beneath|by|with <b>
exiled_by: <a> be under|beneath <b>
exiled_by: [<a>] flicker with|by <b>
by_it: <a> exile|destroy|kill|bounce|hit|flicker|take|steal|grab|ping|shoot|zap <b>
attack: [<a>] attack unblocked
attack: <a> be|go|get unblocked
attack: <a> unblocked
cast_at: <b> take|eat <a>
block_by: [<b>] [be] blocked by <a>
block_by: [<b>] get blocked by <a>
block_by: [<b>] [be|get] chump blocked|block by <a>
block_by: [<b>] [be|get] chump by <a>
block: [<a>] chump block <b>
block: [<a>] chump <b>
block: [<who>] chump <b> with <a>
blocks_two: [<b>] [be|get] [double] blocked by <a> and <c>
blocks_two: [<b>] [be|get] double blocked by <a> and <c>
blocks_two: <a> and <c> [both] [double] block <b>
blocks_two: [<who>] [double] block [<b>] with <a> and <c>
attacks_two: [<who>] attack [<whom>] with <a> and <c>
attacks_two: <a> and <c> [both] attack [<whom>]
block_any: [<a>] block
spin: <who> spin|use it|activate it
block_into: [<a>] attack into <b>
block_into: <a> vs <b>
block_some: <who> block <b>
block_none: <who> do not block
block_none: no block
block_none: <who> take it|the hit|the damage [to the face]
block_none: without block
block_none: <who> can not block
block_none: no blocker
block_none: <who> have no blocker|creature
block_none: with no blocker
block_none: unblocked
by_keyword: [<who>] flash back <a>
by_keyword: [<who>] flash <a> back
evoked: <a> [be] evoked
one_goes: 1 [of them|of the targets] become illegal
one_goes: 1 [of them] get sacrifice [in response]
one_goes: 1 [target] become illegal
one_goes: 1 [of the] target|targets be|get|become removed|gone|illegal
reanimated: [<who>] reanimate <a>
reanimated: [<a>] be|get reanimate
untap_it: [<a>] be|get untap in response
block_against: [<who>] [chump] block with <a> against <b>
block_against: [<who>] chump [block] <b> with <a>
cast_on: [<who>] cast <a> on|at|target <whom>
cast_self: [<who>] cast|play <a> target himself|herself|myself|themself|themselves|me|itself
cast_self: [<who>] cast|play <a> on himself|herself|myself|themself|themselves
cast_on: [<who>] <a:thing> on|at|target <whom>
cast: [<who>] topdeck <a>
cast: [<who>] cast <a> copy
cast: [<who>] have <a> on the stack
cast_at: [<who>] cast|resolve|play|use|throw|put|aim|point|fire <a> on|at <b>
cast_at: [<who>] <a:thing> on|target|at <b>
cast_at: [<who>] cast|play|use <a> target <b>
cast_at: [<who>] target <b> with <a>
cast_at: [<who>] hit <b> with <a>
cast_at: <b> get <a> put on it
cast_at: <b> get hit by|with <a>
cast_passive: [<b>] be|get <a> [in response]
cast_at: put <a> on <b>
cast_at: <a> to <b>
cast_at: [<who>] give <b> <size> with <a>
cast_at: [<who>] make <b> <size> with|use <a>
cast_by: [<who>] cast <a> with|off|from|via <b>
cast_by: <a> off [of] <b>
cast_by: <b> cast <a>
cast_by: <b> let me cast <a>
play_land: [<who>] play|drop <a> as my land [drop]
play_land: play a land <a>
activate: [<who>] activate|use|crack|pop|fire <a>
activate: <a> be activate
activate: [<who>] use <a> ability
plus_any: [<who>] tick up <a>
plus_any: [<who>] tick <a> up
plus_any: [<who>] uptick|plus <a>
minus_any: [<who>] tick down <a>
minus_any: [<who>] downtick|minus <a>
ult: [<who>] ult|ultimate <a>
activate_at: [<who>] activate|use|crack <a> on|target <b>
activate_at: [<who>] use <a> to target <b>
minus: minus <n> <a>
minus: <a> minus <n>
minus: [<who>] minus <n> <a>
loyalty_at: [<who>] use|activate <a> minus <n> [on|at|target <b>]
loyalty_at: [<who>] minus <n> <a> on|at|target <b>
loyalty_at: <a> minus <n> on|at|target <b>
plus: plus <n> <a>
plus: <a> plus <n>
plus: <a> +1
tap: [<who>] tap <a> [for mana]
tap: [<who>] tap <a> for <mana>
tap_for: [<who>] tap <a> for <b>
tap_for: [<who>] tap <a> to pay for <b>
sacrifice_to: [<who>] sacrifice <a> to [activate|pay for|cast] <b>
sacrifice_to: [<who>] feed <a> to <b>
discard_to: [<who>] discard <a> to [activate|pay for|cast] <b>
discard_to: [<who>] pitch <a> to <b>
sacrifice: [<who>] sacrifice <a>
sacrifice: <a> be sacrifice
sacrifice: <a> get sacrifice
die: [<a>] die
die: [<a>] be|get kill|destroy
die: <a> get blow up
die: <a> bite the dust
die: [the] [first|second] death of <a>
die: <a> croak
die: <a> go to [the|my|its|it] ['s] graveyard
die: [<a>] get wrathed
die: <a> be put into a graveyard
die: <a> hit the graveyard
kill: [<who>] kill|destroy|remove|wrath|murder|nuke|off|axe <a>
kill: [<who>] blow up <a>
kill: [<who>] blow <a> up
kill: [<who>] take out <a>
kill: [<who>] kill|destroy|remove <a> with <b>
exile: [<who>] exile <a>
exile: [<a>] be|get exile
exile: <a> go to exile
exile: [<who>] exile <a> with <b>
leave: [<a>] leave
leave: [<a>] leave the battlefield
die: <a> go away
die: <a> be go
die: <a> be remove
leave: [<a>] get bounce
leave: [<a>] be bounce|return
leave: [<who>] bounce|return <a> with|by <b>
leave: [<who>] bounce|return <a> [to [my|its|their] hand]
leave: <a> return to hand
leave: <a> [be|get] return|put to|into [its|his|their] [owner] ['s] hand
leave: <a> go [back] to [my|its|their] hand
enter: <a> enter [the battlefield]
enter: <a> etb
enter: <a> come into play
enter: <a> be put onto the battlefield
enter: [<who>] put <a> onto the battlefield
enter: <a> come in
enter: <a> come down
enter: <a> go|come|drop onto the battlefield
enter: <a> hit the battlefield|board|table|play
enter: <a> land
enter_attacking: <a> [be] put onto the battlefield [tapped and] attack
enter_attacking: <a> enter [the battlefield] [tapped and] attack
attack: [<who>] attack [me|you|them] [with] <a>
attack: [<a>] attack [too]
attack: [<a>] attack me|you
attack: [<who>] attack with <a>
attack_it: [<a>] attack <b>
attack_it: <b> [be|get] attack by <a>
attack_it: [<who>] attack <b> with <a>
block: [<a>] block|blocked <b>
block: [<who>] block|blocked <b> with <a>
block_with: <who> block [it|that] with <a>
block_with: block [it] with <a>
blocked: [<a>] blocked
blocked: [<a>] be|get blocked
blocked: <a> become blocked
connect: [<a>] connect
connect: [<a>] deal combat damage [to <whom>]
connect: <a> hit <whom>
connect: <a> deal damage to <whom>
connect: <a> get through
hit_by: <who> [be|get] hit by <a>
hit_by: <who> take a hit from <a>
deal: <a> deal <n> damage to <b>
fight: <a> fight <b>
create: [<who>] make|create|get <a>
create: [<who>] make|create|get <a> with|from|off|by|via <b>
create: <a> be make|create
reanimated: [<who>] return|put|get|bring <a> [back] to|onto the battlefield
reanimated: [<who>] return|put|bring <a> from [my|the] graveyard to|onto the battlefield
reanimated: [<who>] bring <a> back
reanimated: [<who>] bring back <a>
draw: <who> draw <n> card
draw: <who> draw a card
draw: <who> draw
draw_card: [<who>] draw <a>
discard: <who> discard <a>
discard: <a> be discard
discard: <a> get discard
mill: <who> mill <n> [card]
mill: <who> mill <a>
gain_life: <who> gain <n> life
gain_life: <who> gain life
lose_life: <who> lose <n> life
lose_life: <who> pay <n> life
counter: [<who>] counter <a>
counter: <a> be|get counter
counter: [<who>] counter <a> with <b>
copy: [<who>] copy <a> [with <b>]
copies: [<a>] copy <b>
copies: [<a>] enter as [a] [copy of] <b>
copies: [<a>] become a copy of <b>
copies: [<a>] clone <b>
copies: <a> be a copy of <b>
copies: <a> be <b>
copies: <a> as [a] [copy of] <b>
copies: <a> copying <b>
copies: <a> become a copy of <b>
copies: <a> enter as a copy of <b>
equip: [<who>] equip <a> to <b>
equip: equip <b> with <a>
equip: move <a> to <b>
equip: [<who>] equip <b>
equip_any: [<who>] equip
animate: [<who>] animate <a>
animate: <a> be animate
animate: [<who>] animate <a> with <b>
animate: [<who>] crew <a>
becomes: [<a>] become a <size> creature [this turn]
becomes: [<a>] become a <size> [this turn]
becomes: [<a>] become a creature [this turn]
cascade: <a> into <b>
take_control: [<who>] steal|take <a>
take_control: [<who>] gain|take control of <a>
take_control: [<who>] steal|take <a> with|using <b>
take_control: [<who>] gain|take control of <a> with|using <b>
take_control: <a> be|get steal [by|with <b>]
flicker: [<who>] flicker <a>
flicker: [<who>] flicker <a> with <b>
flicker: [<a>] be|get flicker
flicker: [<who>] exile and return <a>
transform: <a> transform
transform: [<who>] transform <a>
transform: [<who>] flip <a>
untap: [<a>] be|get untap
untap: [<who>] untap <a>
untap_step: [<who>] untap
cycle: [<who>] cycle <a>
suspends: [<who>] suspend <a>
suspends: <a> be suspend
last_counter: <a> lose [it] ['s] last [time] counter [in|during my upkeep]
last_counter: the last [time] counter come|be|get off [of] <a>
last_counter: the last [time] counter be|get|come remove|removed|off [from|of] <a>
last_counter: <a> [come|be] off suspend
last_counter: <a> run out of [time] counter
last_counter: <a> have no [time] counter leave|left
answers: [<who>] answer <b> with <a>
answers: [<who>] respond to <b> with|by <a>
phase_out: [<a>] phase out
phase_out: <a> be|get phase out
phase_in: [<a>] phase in|back [in]
pump: [<who>] pump <a> [with <b>]
equip_passive: <a> pick up <b>
equip_passive: <a> get equip with <b>
counters_put: [<who>] put <n> <size> counter on <a>
counters_put: <a> get <n> <size> counter
lose_keyword: [<a>] lose <kw>
lose_abilities: <a> lose [all] [it] ['s] ability
gain_keyword: <a> gain|get|have <kw>
gain_keyword: [<who>] give <a> <kw> [until end of turn]
gain_keyword: [<who>] give <kw> to <a>
pay: [<who>] [only] pay <mana> for <a> [the normal way]
cascade: <a> cascade into <b>
cascade: <a> hit|find|reveal <b>
cascade: [<who>] cascade into <b> with <a>
cascade: [<who>] cascade into <b>
scry: [<who>] scry <n>
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for events."""
    return table("event", _EVENTS)
