"""Phrasings of what is asked: the one proposition that the answer is a verdict on."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table, with_pieces

#: Words that many patterns share, in capitals.
_PIECES = {
    "DECK": "in|into|within|inside [a|an|my|the|some] <cs:colors> "
            "[edh|commander|brawl] [deck|list|build|pile|brew|identity]",
    "DAMAGE": "the|that|this|its|any [of] [the|that] [combat|trample|infect] damage",
    "FACE": "[the|their|his|her] [defending] face|player|dome",
    "LEGAL": "legal|allowed|ok|okay|fine|playable|runnable",
}  # fmt: skip
#: name: pattern, one a line (see `rows.compiled`)
_ASKS = """
trigger: do that trigger <a>
trigger: will that trigger <a>
trigger: do it trigger <a>
trigger: do <who> get the|it|its trigger|etb|ability
trigger: do|will <a> get|have|keep the|its [own] [<kw>] etb|trigger|ability [too|also]
trigger_for: do|will <a> trigger|draw|work [me] [a] [card] for|off|from|on <b>
trigger_for: do cast <b> trigger <a>
trigger_ward: do <a> trigger ward
trigger_ward: do ward trigger [for <a>]
times_triggered: how many <a:thing> [do <who> get]
times_triggered: how many time do <a> trigger
times_triggered: how many trigger do|will <a> get|have|make|put [on the stack]
times_triggered: how many [death|die|drain|life|lifegain|ping|token|etb] trigger [do <who> get]
times_from: how many trigger [do|will <who> get] from|off|for|with|by <b>
times_from: how many time do <a> trigger from|off|for|with|on <b>
triggers_n: do <a> trigger <n> [time]
count_or: <n> trigger or <m>
count_or: <n> or <m> trigger
count_or: 1 trigger or 2
count_or: once or twice
draw_amount: how many [more|extra|total] card [in] [total|all] do|will <who> [end up] draw
draw_off: how many card do <who> draw off|from|with|for <b>
draw_off: how many card do <a> draw [<who>]
draw_off: how many card off|from|with|for <b>
life_amount: how much [life] do <who> gain|lose [in total|all] [from|off|by <b>]
life_amount: how much [life] do <who> get drain [for]
how_much_lost: how much life [be] lose|lost [in] [total|all] [?]
how_much_lost: [total] life lose|lost ?
draw_amount: how many [card] do <who> [end up] draw [in total|all]
draw_amount: how many draw
draw_amount: [do] [<who>] [draw] <n> card or <m> [card] ?
draw_amount: [do] [<who>] [draw] <n> or <m> card ?
draw_amount: do <who> draw <n> or <m>
draw_amount: how many card [total]
draw: do|will <who> [get to] draw [the|for] x [card]
draw: a|any|another card ?
draw: [a] card ?
draw_amount: card drawn
draw_amount: card draw ?
draw_amount: draw how many
draw_amount: how many card be draw
life_by: do|will|can <a> make <who> lose|gain [<n>] life
life_by: do|will <a> gain|lose <who> [<n>] life
by_event: trigger <a>
lifegain: lifegain
lifegain: life ?
poison_amount: how many poison counter do|will <who> get|have [from <b>]
poison_amount: how many poison [counter]
poison_amount: how much poison [counter] [do|will <who> get|take|have]
poison_amount: how many|much poison [counter] do|will <a> give|deal [to] [<who>]
poison_amount: how many|much poison [counter] can|do|will <giver:player> put|give|deal|get|push \
    [through] [in] [on|onto|to] <who>
poison_amount: how many|much poison [counter] can|do|will <giver:player> put|give|deal|get|push \
    [through] [in] [on|onto|to] [the|a] [defending] player
poison_amount: poison [counter] [total] ?
poison_amount: total poison ?
lifegain: how much lifegain
lifegain: how much life for <who>
lifegain: how much life do|will <who> get
comes_back: do|will <a> undying|persist|undie [back]
size: [be <a>] [a] <n:size> or [a] <m:size> [?]
counters_amount: what loyalty be <a> [at|on] [now|then]
counters_amount: what loyalty do|will <a> [have|be] [at|on] [now|then]
lifegain: how much life gain
lifegain: total lifegain
lifegain: life gain ?
times_drained: how many drain|ping|shot [do|will] [<who>] [get]
damage_amount: how much damage [do <a> deal]
damage_amount: how much [damage] do|will <who> take|eat|suffer
damage_amount: how much [damage] [can] go|get through
damage_amount: how much [damage] through|over ?
damage_amount: how much [damage] come|get|make [it] through|in|over
damage_amount: how much [damage] [can] trample [over|through]
damage_amount: how much [damage] can <a> trample [over|through]
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
die: be <a> dead
die: <a> dead ?
die: be <a> gone
die: do [the] legend rule kill <a>
survive: survive
survive: be <a> safe
survive: be <a> [still] alive
survives: be <b> safe from <a>
can_thing: be <a> able|allowed|free to
can_thing: do|will <a> [still] get to
draws_at: do|will <a> on <b> draw [<who>] [a] [<n>] [card]
damage_amount: how much [damage] trample over|through
damage_amount: how much damage [to <whom>]
damage_amount: how much damage go to <whom>
unhurt: be <who> safe from [the] [<n>] [damage|burn]
unhurt: do|will <who> dodge|avoid|escape [the] [<n>] damage|burn
damaged_by: do|will <a> deal [full|any] [combat] damage [to <whom>]
damaged_by: do|will <a> deal [full|any] [combat] damage to [the] [defending] player|face
damaged_by: do|will <a> hit|damage|smack <whom>
damaged_by: do|will [the|any] [<kw>] [combat] damage from <a> [still] hit|reach <whom>
damaged_by: do|will [the|any] [<kw>] [combat] damage from <a> [still] get|go|come through \
    [to <whom>]
damaged_by: do|will <a> hit|damage|smack [the] [defending] player|face
damaged_by: do|will <a> get|go|come [damage] through [to <whom>]
damage_amount: how much [damage] [do|will|be] [it] [go|get|come|hit|end|assign|deal|trample] [up] \
    [going] [over|through] [to|in|at|into] [the|their|his|her] [defending] face|dome|player
damage_amount: how much [damage] to [the|their|his|her] [defending] face|dome|player
damage_amount: [total] damage to [the|their|his|her] [defending] face|dome|player ?
damaged: any damage to <whom> ?
damaged: do|will <who> [still] take [the|that|this|any] [combat|trample|infect|first-strike] damage
damage_amount: how much trample|combat|regular damage do|will <who> take
damaged: any [combat] damage [deal|at] [all] ?
damaged: any [damage] to [the|their|his|her] [defending] face|dome|player ?
damaged: any damage [go|get|make|come] [it] through|over ?
damaged: do|will DAMAGE [still] hit <whom>
damaged: do|will DAMAGE [still] go|get|make|come [it] through|in|over
damaged: do|will DAMAGE [still] go|get|make|come|trample [it] [over|through] to|at <whom>
damaged: do|will DAMAGE [still] go|get|make|come|trample [it] [over|through] to|at FACE
damaged_n: do|will [all|all|full|the] <n> [damage] [still] hit <whom>
damaged_n: do|will [all|the|full] [the] <n> [damage] [still] go|get|make|come|trample [it] \
    [over|through] [to] [FACE]
damaged_n: do|will [all|the|full] [the] <n> [damage] [still] go|get|make|come|trample [it] \
    [over|through] to|at <whom>
damaged_n: do|will <who> [still] take [all|full] [of] the <n> [damage]
damaged: do|will any [damage|of it] [still] [go|get|make|come|trample] [it] through|over
damaged: do|will any|the [excess|extra|leftover] damage [still] carry|spill|trample|bleed \
    [over|through] [to <whom>]
damaged: do|will any|the [excess|extra|leftover] damage [still] carry|spill|trample|bleed \
    [over|through] to [the] [defending] player
damaged: do|will any [damage|of it] [still] [go|get|make|come|trample] [it] [through|over] to <whom>
damaged: do|will any [damage|of it] [still] [go|get|make|come|trample] [it] [through|over] to \
    [the|their|his|her] [defending] face|player|dome
damaged: do|will [the] [defending] player [still] take|get|lose [any] damage|life
crews: can <who> tap <a> to crew <b>
taps_for: do|can|will <b> [still|also] work with|for|on <a>
taps_for: can|may <a> [still|also|itself] be tap|tapped|use|used [tapped] for|with|by|to_pay_for <b>
taps_for: can|may <a> [still|also|itself] be tap|tapped|use|used to pay for <b> [cost]
taps_for: can|may <who> use|tap <a> for|with <b>
taps_for: can|may [the] <a> [that] <who> tap|use for <b> be [summoning] sick|new|fresh
taps_for: can|may [the] <a> [that] <who> tap|use be [summoning] sick|new|fresh
taps_for: can|may [the] <a> tap|tapped for <b> be [summoning] sick|new|fresh
asks_again: and <a> [too|also|then] ?
asks_again: [and] with|for|from|on|under <b> [too|also|then] ?
asks_again: [and] how|what about <a> [then] ?
crews: can|may <a> be tap|tapped|use|used to crew [<b>]
crews: can|may <a> [still|also] crew <b>
crews: can|may <a> [still|also] crew ?
gives_kw: do|will <b> give|grant <a> <kw>
gives_kw: do|will <a> get|gain <kw> from|with|by <b>
taps_for: can|may <a> [itself|himself|herself] count|tap for|toward|towards <b>
taps_for: can|may <b> [still|also] use|tap|take <a>
countered: <a> [still|also] get|gets countered ?
taps_for: <a> ok|okay|fine|legal|good|usable|allowed|eligible|valid for|with <b> ?
taps_for: be <a> ok|okay|fine|legal|good|usable|allowed|eligible|valid [to] [tap] for|with <b>
taps_for: be <a> ok|okay|fine|legal|good|usable|allowed|eligible|valid to tap [for <b>]
taps_for: do|will <b> accept|take|allow|count <a>
has_counter: do <a> have [the|a|any] [<size>] counter [on it]
has_counter: do|will <a> keep [the|its|it|all|any] ['s|of] [the|its|it] ['s] [<size>] counter
has_counter: do|will <a> get|keep|have|copy|come|enter [the|those|these|any|its|all] \
    [of] [the|those|its] [<size>] counter [too|also]
has_counter: do|will <a> get|keep|have|inherit|copy them [all] [too|also]
counters_is: do|will <a> get|have|gain <n> [<kind>] counter [on it]
counters_is: do|will <a> get|have|gain [only|just|exactly] <n> <size> counter [on it]
counters_is: <n> [<size>] counter [on <a>] ?
loyalty_by: do|will <a> go up by|for <n> [loyalty] [counter]
loyalty_by: do|will <a> get|gain <n> loyalty [counter]
loyalty_at: do|will <a> go up to <n> [loyalty] [counter]
loyalty_at: be <a> at <n> [loyalty] [counter] [now]
draw: do|will <who> [still] get|draw|take all|both [of] [the|those|his|her|their|my] <n> [card]
draw: do|will <who> [still] get|draw|take all|both [of] [the|those|his|her|their|my] <n> of them
draw: do|will <who> [still] get|draw|take all|both <n> [too|instead]
draw: do|will <who> [still] get|take [the|those|his|her|their|my] <n> card [instead]
life_amount: how much life do|will <who> gain|get from|off|with|by|for [the] <kw>
life_amount: how much life from|off|with|by [the] lifelink
life_amount: how much [life] do [the] lifelink gain|give [<who>]
damage_amount: how much [damage] trample [over|through] [to|onto|on] <whom>
damage_amount: how much [damage] spill|carry|go|get over [to <whom>]
can_have: can <who> have|keep|control <a> [in play] [out] [with the legend rule]
can_have: can <who> have|keep|control <a> at the same time
can_have: can <who> have|keep|control both <a> and <b> [in play] [out] [on board]
can_have: can <who> have|keep|control both <a> and <b> at the same time
both_die: do|will they both die
both_die: do|will both [creature] die
both_die: do they kill each other
die: do|will all [of] <a> die
die: do|will all [<n>] [of them|those] die
both_die: both die
both_die: do|will they trade
both_die: be it|that a trade
stays: do|will <a> stay|remain [in play] [on the battlefield|board|field|table]
stays: be <a> [still] on the battlefield|board|field|table
stays: be <a> [still] in play|there
attached: be <a> [still|both|all|also|even] attached [to <b>]
attached: be <a> [still] on <b>
attached: be <a> [still] attached to anything|something
deck_legal: can|may [a|the] [card] [like] <a> [be] go|fit|play|run|use|put|include|included|legal \
    DECK
deck_legal: do|will <a> go|fit DECK
deck_legal: can a <word> card like <a> go DECK
deck_legal: be|would <a> [be] [still] [LEGAL] DECK
deck_legal: can|may <who> play|run|put|use|include|slot|jam|have|add <a> DECK
deck_legal: can|may [a|my|the] <cs:colors> [edh|commander] deck|list|build|pile|brew \
    [still] play|run|use|include|have <a>
deck_legal: be <a> LEGAL for|with [a|my] <cs:colors> commander
deck_legal: running|run|playing|putting <a> DECK [be] [LEGAL] ?
deck_legal: <a> DECK [,] [LEGAL|possible] ?
deck_legal: <a> DECK [,] LEGAL
deck_legal: <a> LEGAL DECK
legend: do [the] legend rule apply [to <a>]
legend: legend rule
trigger_copy: do|will [a] copy of <b> trigger <a>
trigger_copy: do|will <a> trigger for|on|from|off [a] copy of <b>
trigger_copy: do|will <a> trigger for|on|from|off [a] copy <b>
trigger_copy: do|will copy <b> trigger <a>
trigger_from: do|will <a> trigger for|on|off|with|see <b> from|by|off|of|make|create [by] <c>
trigger_ward: do ward trigger on|for|against <a>
trigger_ward: ward ?
trigger_ward: ward trigger ?
can_counter: be <a> uncounterable
can_counter: [so|still|also] uncounterable [too|then] ?
can_counter: [so|still|also] counterable [too|then] ?
can_counter: can|may <who:player> counter [it] ?
fizzles: be <a> fizzle
targetable: be <b> a legal target for <a>
same_target: can <who> target [the] [same] <a> several|multiple|many time with <b>
same_target: can <who> target [the] [same] <a> <n> [time] with <b>
same_target: can <b> target [the] [same] <a> <n> [time]
same_target: can|may <who> put|aim|point|use [both|all] [of] [the|its] target [of <b>] on|at \
    [the] [same|1|one] <a>
same_target: can|may both|all [<n>] [of] [the|its] target [of <b>] be [the] [same|1|one] <a>
same_target: can|may <b> hit|target|kill [the] same <a> [twice|<n> time] [with both|all [three]]
same_target: can|may <who> target|hit|pick|choose [the] [same] <a> with both|all [<n>] [of] \
    [them|it|the] [target|half|part]
same_target: can|may <who> target|hit|pick|choose [the] [same] <a> for|as both|all [<n>] target
same_target: both|all [<n>] [of] [the] part|half|bit|target [of <b>] at|on [the] same <a> ?
same_target: [the] same <a> for|with|as both|all [<n>] [target] ?
same_target: can|may <who> put|deal|assign|send|use [both] [the] <n> and [the] <m> [damage] \
    [of|from <b>] on|to|at [the] same|1 <a>
same_target: [put|deal|assign|use] [both] [the] <n> and [the] <m> [damage] on|to|at [the] same <a> ?
same_target: can|may <who> put|deal|assign|use [the] <n> damage and [the] <m> damage [of <b>] \
    on|to|at [the] same|1 <a>
same_target: can|may both|all [<n>] [of] <b> 's target be [the] same|1 <a>
kills: be <a> enough to kill <b>
beats: do|will|can <a> beat|win against <b> [in combat]
stops_cast: do|will|can <a> stop|prevent <who> from cast <b>
stops_cast: do|will <a> stop <b> from be cast
gives_back: do|can <a> let <who> put|return|get <b> [itself] [back] from <zone>
gives_back: do|can <a> return|get|bring <b> [itself] [back] from <zone>
goes_to: be <a> [still|now] in <zone>
goes_on_top: do|will <a> [still] [go|get|put|end|come] [up] [put] on [the] top [of] [<zone>]
goes_on_top: be <a> [still] [going|put|sent|coming] on [the] top [of] [<zone>]
goes_to: [to|in|into] <zone> ?
goes_to: <a> [go|come|goes|comes] back to|in|into <zone> ?
goes_to: <a> [go|come|goes|comes] [straight|right] to|into <zone> ?
goes_to: [be|go|goes|straight|right] back to|in <zone> ?
later_has: do <a> that hit|enter|go|come [in|to] [<zone>] after <b> resolve [get|have|gain] <kw>
face_up: be <a> [still|now] face up|face-up
face_down: be <a> [still|now] face down|face-down|facedown
face_up: do|will <a> come|return|enter|go [back] [in] face up|face-up
face_down: do|will <a> come|return|enter|go [back] [in] face down|face-down|facedown
face_down: do|will <a> stay|remain face down|face-down|facedown
face_up: do|will <a> stay|remain|turn face up|face-up
size: how big be <a>
size: how big be <a> each
size: how big do|will each [of] <a> get|become
size: size of each|both [of them] ?
size: how big be each|they [of them]
size: how big
size: what size [be <a>]
size: what be <a> 's size [now|then]
power_amount: what be <a> 's power [now|then]
size: what be the size of <a>
size: size of <a> [now|then] [?]
power_amount: power of <a> [now|then] ?
size: how big do <a> get
size: size
size: p t
size: [it] 's size [now|then]
size: <a> be [now] what size [now]
size: how large|strong|huge|tall ?
size: how large|strong|huge|tall be <a>
power_amount: <a> 's power [now] ?
power_amount: [it] 's power [now] ?
power_amount: power [now] ?
toughness_amount: <a> 's toughness [now] ?
toughness_amount: [it] 's toughness [now] ?
toughness_amount: toughness [now] ?
size: what be <a> 's p t [now|then]
size: what be [it] 's p t [now|then]
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
power_amount: do|will <a> [still|only|just] have <n> power [now]
power_amount: be <a> 's power [still|only|just] <n> [now]
size_is: be <a> <size> <type>
size_is: do|will <a> [still] keep|stay [its|it] ['s] [a] <size> [body|size|creature]
size_is: be <a> [still|both|all|also|even] [a] <size>
power_amount: what be <a> power
power_amount: what be the power of <a>
power_amount: power of <a>
power_amount: how much power do <a> have
is_a: be <a> [still|both|all|also|even] <type> [too]
is_a: do <a> [still|both|all|also|even] count as <type> [too]
is_a: still <type> ?
is_a: do <a> become <type>
is_a: be <a> <type> or not
is_both: be <a> [still|both|all|also|even] <type> and <type2>
has_kw: have <a> <kw>
has_kw: <kw> ?
has_kw: do <a> [still] fly
has_kw: be <a> <kw:ability>
must_attack: must <a> attack [each|every|this] [turn|combat] [if able]
must_attack: do <a> have|need to attack [each|every|this] [turn|combat] [if able]
must_attack: be <a> force to attack
must_attack: do|will <who> have|need to attack with <a> [each|every|this] [turn|combat]
stays_home: can <who> [just] not attack with <a>
stays_home: can <who> [just] choose|decide|opt not to attack with <a>
stops_damage: do|will|can <a> stop|prevent|reduce [all] [the] <kw> damage [to <whom>]
stops_damage: do|will|can <a> stop|prevent|reduce [all] [the] [combat] damage [to <whom>] [from <b>]
stops_damage: do|will|can <a> stop|prevent|save <whom> from [take|taking] [combat] damage [from <b>]
stops_damage: do|will|can <a> stop|prevent|reduce [all] [the] [combat] damage from|of|by <b> \
    [to <whom>]
stops_damage: do|will|can <a> stop|prevent|reduce <b> ['s] [combat] damage [to <whom>]
makes_enter_tapped: do|will <a> make <b> enter tapped
makes_enter_tapped: do|will <a> make <b> come in [to play] tapped
comes_back: come back [or not]
comes_back: [do|will] [<a>] keep come|return|coming|returning [back] [forever|again]
comes_back: [so|still] return|returns ?
comes_back: do|will <a> come|get|return back [to] [life|play] [from|with|by] persist|undying
comes_back: do|will <a> come|get|return back [to] [life|play] off|through|via persist|undying
comes_back: do|will <a> return [to] [play|life] [from|with|by|off|through|via] persist|undying
comes_back: do|will persist|undying bring|return it|him|her|<a> [back]
comes_back: persist ?
comes_back: undying ?
comes_back: do persist|undying [still] work|trigger|happen|apply
get_back: do|will <who> get <a> back [at end of turn]
comes_back: do|will <a> [still] come back [to me] [from exile|graveyard]
comes_back: <a> back
gets: another <a> ?
gets: more|extra <a> ?
gets: <a> ?
gets: do <who> get a|an|the <a> token
gets: do|will <who> [still] get|make [me] <a> from|off|of|with|by|through <b>
gets_amount: how many <a> [do|will <who> get|make|create|have]
gets_amount: how many <a> be made|create
gets_amount: how many <a> do <b> make|create|give|produce [me]
gets_amount: how many <a> from|off|with|by <b>
gets_amount: how many <a> do <who> get from|off|with|by <b>
gets_amount: <n> or <m> <a>
counters_amount: how many [<kind>] counter [do|will <a> have|get|put] [leave|left|now|on it]
counters_amount: how many [<kind>] counter leave|left|remain
counters_amount: how many [<kind>] counter go|end|be [up|put] on <a>
counters_amount: how many [<kind>] counter on [each] <a>
counters_amount: number|amount|total of [<kind>] counter [on <a>]
counters_amount: sunburst [be|for] [for] how many|much [counter]
counters_amount: how many [<kind>] counter [total|in total|all together]
counters_amount: <n> <word> counter
counters_amount: how much loyalty [do <a> have] [leave|left]
counters_amount: how many [<kind>] counter do|will <a> enter|etb|get|come|start [in|down|play] with
counters_amount: how many [<kind>] counter do|will <a> enter the battlefield with
counters_is: do|will <a> enter|etb|come|start [in] [the] [battlefield] with <n> [<kind>] \
    counter [on it]
grows: do|will <a> grow [bigger|larger]
grows: be <a> [any] bigger|larger|buffed|pumped [now]
grows: do|will <a> get|become bigger|larger|pump|pumped|buffed
grows: do|will <a> get [the|a|any|it] ['s] [<size>] counter|boost|bonus|buff|pump
grows: do|will <a> get [a|the] <size>
grows: do|will <who> put a|the [<size>] counter on <a>
grows: do|will <who> get a|the|any [<size>] counter [on <a>]
grows: [a|another|the|my|its] [extra|additional|bonus] [<size>] counter ?
grows: [a|another] [<size>] counter on <a> ?
grows: pump ?
grows: <a> [get] [a|another|its] counter ?
grows: do|will <who> get [a|another] counter on <a>
grows: do|will <a> put [a|the] [<size>] counter on itself
life_is: be <who> at <n> life
pays_life: do <who> [still|both|all|also|even] [have to] pay [the|my|any] <n> life
pays_life: [still] pay [the|any] <n> life ?
mana_value: what be <a> 's mana value|cmc
mana_value: what be the mana value|cmc of <a>
mana_value: mana value of <a>
mana_value: <a> 's mana value
mana_value: what be it 's mana value|cmc
mana_value: what be its mana value
mana_value_or: be it 's cmc <n> or <m>
mana_value_or: be its cmc <n> or <m>
lose: be <who> dead
not_lost: be <who> [still] alive|living
not_lost: be <who> [still] in the game
draws: do|will <a> [still] give|net|get <who> [a|the|my] card
lose: do <a> make <who> lose the game
can: can|may <who> [still|both|all|also|even] [legally]
lets: do|will|can <b> [still|also] let|allow|permit|enable <who> [to]
hinders: do|will|can <b> [still|also] stop|prevent|keep|forbid|hinder|block|bar <who> [from|to]
lets: do|will|can <b> [still|also] let|allow|permit|enable <a> [to]
hinders: do|will|can <b> [still|also] stop|prevent|keep|forbid|hinder|block|prohibit <a> from
hinders: do|will <b> make it illegal|impossible for <who> to
hinders: [be] [it] too late [for <who>] [now] to
can: be <who> able to
can: be <who> allowed to
can: do <who> [still|both|all|also|even] get to
can: be it possible|legal|ok|okay|fine|allowed|kosher|valid [for <who>] to
can: be there [any|a] way [for <who>] to
can: be <who> free|permitted|entitled to
legal: be that|it|this [still] ok|okay|fine|kosher|valid|alright
legal: ok|okay|kosher ?
legal: [is] that [a] legal|valid play
can: could <who>
can: can <who> [still|just] use <b> to
can_thing: can <a> [still|both|all|also|even]
must_pay: do <who> [still|both|all|also|even] [have to] [need to] pay [for] [the] [<a>]
must_pay: must <who> pay [for] [<a>]
must_pay: do <who> have to pay [<n>]
legal: be that|it|this [still|both|all|also|even] legal
legal: [still|both|all|also|even] legal
legal: can <who> do that|this
legal: do that|it|this [still|both|all|also|even] work
legal: be that allowed
legal: be this possible
legal: allowed
legal: [still] possible ?
legal: do this work
legal: be this legal
legal: legal or not
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked."""
    return table("ask", with_pieces(_ASKS, _PIECES))
