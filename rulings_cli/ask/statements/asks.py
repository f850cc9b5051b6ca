"""Phrasings of what is asked: the one proposition that the answer is a verdict on."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table

#: name: pattern, one a line (see `rows.compiled`)
_ASKS = """
trigger: do|will <a> [still|both|all|also|even] trigger [too]
trigger: can <a> trigger
trigger: do <a> see it
trigger: do|will|can <a> see|notice|count
trigger: do that trigger <a>
trigger: will that trigger <a>
trigger: do it trigger <a>
trigger: do <a> go off
trigger: do|will <a> drain|ping
trigger_part: do|will <who> [still] get <a>
trigger: would <a> trigger
trigger: do <who> get the|it|its trigger|etb|ability
trigger: do|will <a> see that
trigger_for: do|will <a> trigger|draw|work [me] [a] [card] for|off|from|on <b>
trigger_for: do <a> see <b>
trigger_for: do <b> trigger <a>
trigger_for: do cast <b> trigger <a>
trigger_for: can <b> trigger <a>
trigger_ward: do <a> trigger ward
trigger_ward: do ward trigger [for <a>]
times_triggered: how many <a:thing> [do <who> get]
times_triggered: how many time do <a> trigger
times_triggered: how many trigger [do <who> get]
times_from: how many trigger [do|will <who> get] from|off|for|with|by <b>
times_from: how many time do <a> trigger from|off|for|with|on <b>
triggers_n: do <a> trigger <n> [time]
count_or: <n> trigger or <m>
count_or: <n> or <m> trigger
count_or: 1 trigger or 2
count_or: once or twice
draw: do|will <who> [still|both|all|also|even] [get to] draw [a] [card]
draw: do <who> draw <n> [card]
draw: do <who> get a card
draw: do <who> get to draw
draw: can <who> draw
draws: do|will <a> [still|both|all|also|even] draw [<who>] [a] [<n>] [card]
draw_amount: how many card do <who> draw
draw_off: how many card do <who> draw off|from|with|for <b>
draw_off: do|will <who> [get to] draw [a] [<n>] [card] for <b>
draw_off: how many card do <a> draw [<who>]
draw_off: do <who> draw [a] [<n>] card off|from|with <b>
life_amount: how much [life] do <who> gain|lose [in total|all] [from|off|by <b>]
life_amount: how much [life] do <who> get drain [for]
draw_amount: how many [card] do <who> [end up] draw [in total|all]
draw_amount: how many draw
draw_amount: how many card [total]
draw_amount: card ?
draw_amount: card drawn
draw_amount: card draw ?
draw_amount: draw how many
draw_amount: how many card be draw
gain_n: do|will <who> gain <n> [life]
life_by: do|will|can <a> make <who> lose|gain [<n>] life
life_by: do|will <a> gain|lose <who> [<n>] life
life_by: do|will <a> gain [<n>] life
by_event: trigger <a>
gains: do|will <who> gain life
lifegain: lifegain
lifegain: life ?
poison_amount: how many poison counter do|will <who> get|have [from <b>]
poison_amount: how many poison [counter]
lifegain: how much lifegain
lifegain: how much life gain
lifegain: total lifegain
lifegain: life gain ?
times_drained: how many drain
gains: do <who> gain the life
loses: do|will <who> lose life
loses: do <who> lose <n> life
loses: do <who> take mana burn
loses: mana burn
damage_amount: how much damage [do <a> deal]
damage_amount: how much [damage] do|will <who> take
damage_amount: how much [damage] go through
damage_amount: how much [damage] trample over|through
damage_amount: [total] damage ?
damage_amount: [total] damage to <whom>
damage_amount: how much do <who> take
damage_from: how much [damage] do <who> take from <b>
damage_from: how much damage do <b> deal [to <whom>]
damage_amount: what be the [total] damage
damage_amount: how much [damage] get through
damage_amount: how much [damage] hit <whom>
damage_amount: how much [damage] be deal [to <whom>]
damage_amount: how much [damage] do|will <who> end up take
damage_amount: how much damage do <who> take
damage_amount: how much damage go through
damaged_n: do|will <who> take <n> [damage]
damaged: do|will <a> hurt|damage <who>
damaged: do|will <who> take [any] damage
damaged: do|will <a> deal damage
die: do|will <a> [still|both|all|also|even] die
die: be <a> dead
die: dead ?
die: be <a> gone
die: do [the] legend rule kill <a>
die: do <a> get destroy
die: would <a> die
die: can <a> die
survive: do|will <a> [still|both|all|also|even] survive
survive: survive
survive: be <a> safe
survives: be <b> safe from <a>
survives: do <b> [still] survive|outlive <a>
survives: do <b> live through <a>
kills: do <b> get destroy|kill by <a>
exiles: do <b> get exile by <a>
exiles: be <b> exile by <a>
counters_spell: do|will <b> get counter by <a>
counters_spell: be <b> counter by <a>
bounces: do <b> get bounce by <a>
drains: do <who> drain <whom>
drains: do <who> drain
respond_with: can <who> respond to <a> with <b>
can_thing: be <a> able to
draws_at: do|will <a> on <b> draw [<who>] [a] [<n>] [card]
damage_amount: how much [damage] trample over|through
damage_amount: how much damage [to <whom>]
damage_amount: how much damage go to <whom>
damaged_by: do|will <a> deal [full|any] [combat] damage [to <whom>]
crews: can <a> crew <b>
crews: can <who> crew <b> with <a>
crews: can <who> tap <a> to crew <b>
has_counter: do <a> have [the|a|any] [<size>] counter [on it]
has_counter: do <a> get [the|a|any] [<size>] counter
has_counter: do <a> keep [the|its] [<size>] counter
can_have: can <who> have|keep|control <a> [in play] [out] [with the legend rule]
can_have: can <who> have|keep|control <a> at the same time
resolves_action: do <who> populate|proliferate|scry|investigate|surveil|explore|amass|learn|discover
untaps_by: do|will <a> untap <b>
sacrificed: do <who> [have to] sacrifice <a>
sacrificed: do <a> get sacrifice
sacrificed: be <a> sacrifice
survive: do|will <a> live
survive: <a> survive
survives: do|will|can <b> survive <a>
both_die: do|will they both die
both_die: do|will both [creature] die
both_die: do they kill each other
both_die: both die
both_die: do|will they trade
both_die: be it|that a trade
goes_to: do|will|can <a> go [back] to|in|into <zone>
goes_to: do|will <a> end up in <zone>
survive: do <a> stay alive
stays: do|will <a> stay|remain [in play] [on the battlefield|board|field|table]
stays: be <a> [still] on the battlefield|board|field|table
stays: be <a> [still] in play|there
survive: do <a> make it
kills: do|will|can <a> [still|both|all|also|even] kill|destroy <b>
kills: be <b> destroy by <a>
kills: do|will <b> [still|both|all|also|even] die to <a>
kills: do|will <b> [still|both|all|also|even] lose to <a>
attached: do <a> stay attached [to <b>]
attached: be <a> [still|both|all|also|even] attached [to <b>]
attached: be <a> [still] on <b>
attached: do <a> stay|remain on [<b>]
attached: do <a> fall off
deck_legal: can <a> go in|into [a] [mono] <color> [edh|commander|deck]
deck_legal: can a <word> card like <a> go in|into [a] [mono] <color> [edh|commander|deck]
deck_legal: be <a> [legal|allowed] in [a] [mono] <color> [edh|commander|deck]
deck_legal: can <who> play|run|put <a> in [a] [mono] <color> [edh|commander|deck]
legend: do [the] legend rule apply [to <a>]
legend: legend rule
exiles: do|will|can <a> [still|both|all|also|even] exile <b>
bounces: do|will|can <a> [still|both|all|also|even] bounce <b>
counters_spell: do|will|can <a> counter <b>
counters_spell: can <who> counter <b> with <a>
trigger_copy: do|will [a] copy of <b> trigger <a>
trigger_copy: do|will <a> trigger for|on|from|off [a] copy of <b>
trigger_copy: do|will <a> trigger for|on|from|off [a] copy <b>
trigger_copy: do|will copy <b> trigger <a>
trigger_from: do|will <a> trigger for|on|off|with|see <b> from|by|off|of|make|create [by] <c>
target_player: can|may <who> [still|both|all|also|even] target <whom> with <a>
target_player: can <a> target <whom>
trigger_ward: do ward trigger on|for|against <a>
can_counter: can <who> [still|both|all|also|even] counter <a>
can_counter: can <a> be counter
can_counter: be <a> uncounterable
countered: be|do|will <a> [be|get] counter
countered: will <a> get counter
countered: be <a> be counter
resolves: do|will <a> [still|both|all|also|even] resolve
resolves: do|will <a> [still] do anything|something
resolves: do|will <a> [still] have [any] effect
fizzles: do|will <a> [still] do nothing
resolves: do|will <a> [still|both|all|also|even] work
fizzles: do|will <a> [still|both|all|also|even] fizzle
fizzles: fizzle
fizzles: be <a> fizzle
targetable: can|may|do <who> [still|both|all|also|even] target <b> with <a>
targetable: can|do <a> target <b>
targetable: be <b> a legal target for <a>
targetable: can <b> be target by <a>
targetable: can <a> go on <b>
targetable: can <a> enchant|equip <b>
targetable: can <who> put|attach <a> on|to <b>
same_target: can <who> target [the] [same] <a> several|multiple|many time with <b>
same_target: can <who> target [the] [same] <a> <n> [time] with <b>
same_target: can <b> target [the] [same] <a> <n> [time]
targetable_any: can <who> [still|both|all|also|even] target <b>
targetable_any: can <b> be target
stops: do|will|can <a> stop|affect <b>
targetable: do|will|can <a> hit <b>
targetable: do|will|can <a> work on|against <b>
kills: be <a> enough to kill <b>
kills: do|will|can <a> take out <b>
beats: do|will|can <a> beat|win against <b> [in combat]
removes: do|will|can <a> get rid of <b>
removes: do|will|can <a> remove|handle|answer|beat <b>
removes: do|will|can <a> deal with <b>
exiled: be <a> exile
exiled: do|will <a> get exile
exiled: do|will <a> go to exile
stops: do <a> shut off <b>
stops: do <a> turn off <b>
stops_cast: do|will|can <a> stop|prevent <who> from cast <b>
stops_cast: do|will <a> stop <b> from be cast
protects_who: do|will|can <a> protect|save <whom> from <c>
gives_back: do|can <a> let <who> put|return|get <b> [itself] [back] from <zone>
gives_back: do|can <a> return|get|bring <b> [itself] [back] from <zone>
later_has: do <a> that hit|enter|go|come [in|to] [<zone>] after <b> resolve [get|have|gain] <kw>
untap_lands: do|will <who> untap <a>
protects: do|will|can <a> [still|both|all|also|even] protect|save <b> [from <c>]
size: how big be <a>
size: how big
size: what size [be <a>]
size: what be <a> 's size|power
size: what be the size of <a>
size: how big do <a> get
size: size
size: p t
size: power toughness
size: power and toughness
size: final size
size: stat
size: what be the [final] size
size: what size be <a> [now|then]
size: what size do <a> end up
size: how big do|will <a> end up
size: how big [be|do] <a> [get|become|be] [now|then]
size: how large be <a>
size_is: be <a> <size> <type>
size_is: be <a> [still|both|all|also|even] [a] <size>
power_amount: what be <a> power
power_amount: what be the power of <a>
power_amount: power of <a>
power_amount: how much power do <a> have
is_a: be <a> [still|both|all|also|even] <type> [too]
is_a: do <a> [still|both|all|also|even] count as <type> [too]
is_a: do <a> become <type>
is_a: be <a> <type> or not
is_both: be <a> [still|both|all|also|even] <type> and <type2>
has_kw: do|will <a> [still|both|all|also|even] have <kw>
has_kw: do <a> keep|gain|lose|get <kw>
has_kw: have <a> <kw>
has_kw: <kw> ?
has_kw: do <a> [still] fly
has_kw: be <a> <kw:ability>
must_attack: do|must <a> [have|need] [to] attack [each|every|this] [turn|combat] [if able]
must_attack: be <a> force to attack
must_attack: can <who> [just] not attack with <a>
stops_damage: do|will|can <a> stop|prevent|reduce [all] [the] [combat] damage [to <whom>] [from <b>]
stops_damage: do|will|can <a> stop|prevent|save <whom> from [take|taking] [combat] damage [from <b>]
untaps: do|will <a> [still|both|all|also|even] untap
untaps: can <a> untap
enters_tapped: do <a> enter tapped
enters_tapped: do <a> enter [the battlefield] tapped
enters_tapped: do|will <a> come in [to play] tapped
makes_enter_tapped: do|will <a> make <b> enter tapped
makes_enter_tapped: do|will <a> make <b> come in [to play] tapped
taps: do|will <a> [get|become|be] tap|tapped
enters_untapped: do <a> enter untapped
comes_back: do|will <a> [still|both|all|also|even] come back
comes_back: come back [or not]
comes_back: persist ?
comes_back: undying ?
comes_back: do|will <a> persist|undying
comes_back: do persist|undying [still] work|trigger|happen|apply
get_back: do|will <who> get <a> back [at end of turn]
comes_back: do <a> return
comes_back: do|will <a> return to the battlefield
comes_back: do|will <a> [still] come back [to me] [from exile|graveyard]
comes_back: <a> back
comes_back: do <a> come back to the battlefield
gets: do|will <who> [still|both|all|also|even] get <a> [token]
gets: another <a> ?
gets: <a> ?
gets: do <a> make <b>
gets: do|will <who> [still|both|all|also|even] get another <a>
gets: do <who> get a|an|the <a> token
gets_amount: how many <a> [do|will <who> get|make|create|have]
gets_amount: how many <a> be made|create
gets_amount: how many <a> do <b> make|create|give|produce [me]
gets_amount: how many <a> from|off|with|by <b>
gets_amount: how many <a> do <who> get from|off|with|by <b>
gets_amount: <n> or <m> <a>
counters_amount: how many counter [do|will <a> have]
counters_amount: <n> <word> counter
counters_amount: how many <word> counter leave|left|remain
counters_amount: how many <word> counter do <a> have [leave|left|now]
counters_amount: how much loyalty [do <a> have] [leave|left]
counters_amount: how many counter do <a> enter|get with
counters_amount: how many <word> counter
cost: how much do|will <a> [still|both|all|also|even] cost
cost: what do <a> cost
cost: what do <who> pay [for <a>]
cost: cost of <a>
cost: how much do <who> pay
cost: what be <a> 's cost
cost: what be the cost of <a>
cost: how much [mana] to cast <a>
cost: how much be <a>
cost_is: do|will <a> [still|both|all|also|even] cost <n>
cost_is: do <a> make it cost <n>
cost_is: do it cost <n>
cost_less: do <a> [still|both|all|also|even] cost <n> less|more
cost_less: do it [still|both|all|also|even] cost <n> less|more
costs_more: do|will <a> [still|both|all|also|even] cost more
costs_more: do <a> make <b> cost more
costs_less: do|will <a> [still|both|all|also|even] cost less
costs_less: do <a> get cheaper
is_free: be <a> [still|both|all|also|even] free
is_free: [still|both|all|also|even] free
is_free: do <who> cast <a> for free
free_kw: be <kw> [still|both|all|also|even] free [too]
free_kw: do <who> [have to] pay [for] <kw>
life_is: be <who> at <n> life
pays_life: do <who> [still|both|all|also|even] [have to] pay <n> life
tax: what be the [commander] tax [now]
tax: how much be the [commander] tax
tax: what be my [commander] tax [now]
tax: how much [commander] tax do <who> pay
mana_value: what be <a> 's mana value|cmc
mana_value: what be the mana value|cmc of <a>
mana_value: mana value of <a>
mana_value: <a> 's mana value
mana_value: what be it 's mana value|cmc
mana_value: what be its mana value
mana_value_or: be it 's cmc <n> or <m>
mana_value_or: be its cmc <n> or <m>
win: do <who> win [the game]
lose: do <who> lose [the game]
lose: do <who> die
lose: be <who> dead
lose: do <a> make <who> lose the game
lose: do <a> kill <who>
lose: do <who> lose from|to <a>
lose: will <who> lose|die
win: will|can|would <who> win [the game]
can: can|may <who> [still|both|all|also|even] [legally]
can: be <who> able to
can: be <who> allowed to
can: do <who> [still|both|all|also|even] get to
can: be it possible to
can: could <who>
can: can <who> [still|just] use <b> to
can_thing: can <a> [still|both|all|also|even]
may_command: can|may <who> put|send|move|return <a> [back] to|in|into the command zone
may_command: do <who> get to put|send|move|return <a> [back] to|in|into the command zone
may_command: can|may|do <a> go [back] to|in|into the command zone [instead]
must_pay: do <who> [still|both|all|also|even] [have to] [need to] pay [for] [the] [<a>]
must_pay: must <who> pay [for] [<a>]
must_pay: do <who> have to pay [<n>]
respond: can <who> respond [to <a>]
respond: do <who> get to respond
respond: can <who> act in response
legal: be that|it|this [still|both|all|also|even] legal
legal: [still|both|all|also|even] legal
legal: can <who> do that|this
legal: do that|it|this [still|both|all|also|even] work
legal: be that allowed
legal: be this possible
legal: allowed
legal: do this work
legal: be this legal
legal: legal or not
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked."""
    return table("ask", _ASKS)
