"""Phrasings of further notions: what is kept, affected, still fights; lands, turns, sacrifices."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table, with_pieces

_PIECES = {
    "INTO": "into|through|under|past|with|against|behind",
    "GONE": "go|wear|heal|reset|disappear|leave|vanish|clear|fall|wash [away|off|up]",
    "PLUS": "[it|its|his|her|the|1|one] ['s] [first] plus|uptick [ability|1|one]",
    "LEGEND": "die|dying|death|destroy|destroyed|destruction|sacrifice|sacrificing",
    "SAVE": "stop|prevent|save|protect|help|keep|survive",
    "THREAT": "[be|a|the|an] [lethal|combat|noncombat] "
    "sacrifice|exile|bounce|damage|destroy|destruction|0|edict|deathtouch [toughness]",
    "WHOSE": "[the|that|this|any|all|my|its|his|her|their] [of] [the|his|her|my|their|that]",
}
#: name: pattern, one a line (see `rows.compiled`)
_ASKS = """
trigger_word: do|will [my|the|it|its|their|his|her] ['s] <trig> [still] trigger|happen|apply
trigger_word: do|will [my|the|it|its|their|his|her] ['s] <trig> go off
trigger_word: do|will [my|the|it|its] ['s] <trig> trigger|happen|work for|off|on|from <b>
trigger_word: do|will <a> <trig> [for|off|on|from|to] [<b>]
trigger_word: do|will <a> 's <trig> [ability] trigger|happen [for|off|on|from] [<b>]
trigger_word: do|will <a> <trig> trigger|happen [for|off|on|from] [<b>]
trigger_word: do|will <who> get [a|the|my|an|any] <trig> [trigger]
trigger_word: do|will <who> [still|also] [get] [to] <trig>
trigger_word: do|will <a> get|gain [a|the|its|it|any] ['s] <trig> [trigger]
trigger_word: do|will [the|its|it|his|her|my] ['s] <trig> [even] do anything|something
trigger_word: do|will [the|its|it|his|her|my] ['s] <trig> [even] matter|count|help
trigger_word: any <trig> [trigger|triggers] ?
trigger_word_n: do|will [my|the|it|its|their] ['s] <trig> trigger <n> [time] [for|off|on|from] [<b>]
trigger_word_n: do|will <a> ['s] <trig> trigger <n> [time]
trigger_word: <a> <trig> trigger [for|off|on|from] [<b>]
trigger_word: <a> <trig> ?
trigger_word: [a|the|so] <trig> [trigger] [or not|no] ?
has_kw: <a> [still] <kw> ?
times_word: how many <trig> [trigger] [do|will <who> get] [for|from|off|with|on <b>]
times_word: how many time do [my|the|it|its] ['s] <trig> trigger
doubles: do|will <a> [also|still] double|copy [the|up|on] <b>
doubles: do|will <a> make <b> trigger twice|again|double
doubles: do|will <a> make <b> trigger an|1 additional|extra|more|second time
doubles: do|will <a> [also|still] apply to|work on|work with|affect <b>
doubles: do|will <who> get an|1 extra|additional|second <b> [trigger] [from|off|with] [to|of] <a>
doubles: do|will <who> get an|1 extra|additional|second <b> [trigger] thanks|because [to|of] <a>
keeps: do|will <who> [still] [get to] keep <a> [forever|permanently]
keeps: do|will <who> [still] [get to] keep <a> for good|keeps
keeps: do|will <who> still have|control|own <a>
takes: do|will <who> [then|now|actually|also] get|gain|take control of|over <a> [too|then|instead]
takes: do|will <who> [then|now|actually|also] gain|take <a> [too|then|instead]
gets_it: do|will <who> [then|now|actually|also] get <a> [too|then|instead]
takes: do|will <who> [then|now|actually|also] steal|nab|snatch|yoink|control <a> [too|then|now]
takes: do|will <a> go|change|move to <who> [then]
discards_amount: how many [card] do|will <who> [have to] discard
sacrifices: do|will <who> [have|need] [to] sacrifice [something|anything|1|a creature|a permanent]
sacrifices: must <who> sacrifice [something|anything|1|one|a creature|a permanent]
extra_turn: do|will <who> [still] get|take an|the|any|his|her|their|my|that extra turn [too]
extra_turn: do|will <who> get to take an|the|any|his|her|their|my|that extra turn
extra_turn: do|will <who> [still] get|take [to] [take] the|his|her|their|my|that turn
extra_turn: extra turn ?
extra_turns: how many [more|extra|additional] turn do|will <who> [get to] get|take|have \
    [in] [total|all|row|a] [row]
extra_turns: how many [more|extra|additional] turn [total] ?
extra_turn: extra turn or no|not|nah
extra_turn: do|will <who> get <n> [extra] turn
lands_amount: how many land can|may|do <who> play|drop [each|per|a|this|every] [turn]
lands_amount: how many land can|may|do <who> play|drop in a|1|each turn
lands_amount: how many land drop [do <who> get|have] [each|per|a|this|every] [turn]
lands_amount: how many land [each|per|a|every] turn [be that|it] [total]
another_land: can|may <who> play|drop another land [this turn|too]
another_land: can|may <who> play|drop a|1|my second|2nd|more|extra land [drop] [this turn|too]
damaged: do|will any|the [of] [the] [damage] get|go|come through|in [to] [<who>]
damaged: do|will any damage get|go|come through|in [to] [<who>]
damaged: do|will anything|any|some [damage] trample|get|go over|through [to] [<who>]
damaged_from: do|will <who> take [any|the] [combat] damage from <b>
takes_damage: do|will <a> take|receive [any|the|combat] damage [from|by <b>]
takes_damage: do|will <a> take|receive <n> [damage] [from|by <b>]
damage_taken: how much [damage] do|will <a> take|receive [from <b>]
damage_taken: how much damage be deal to <a> [by <b>]
damage_taken: how much damage do|will <b> deal to <a>
damage_taken: how much damage to <a> [from <b>]
takes_damage: be <a> deal [any] damage [from|by <b>]
takes_damage: be|do|will <a> [still] [get] burn|burned|burnt|damaged|zapped|pinged [by <b>]
takes_damage: do|will <b> deal [any|its|combat] ['s] damage to <a>
takes_damage: do|will <b> damage|hurt <a>
has_kw: do|will [it|the|his|her|its] ['s] <kw> [still|also|even] work|apply|function|matter|exist
has_kw: do|will <a> [still|also|even] keep|retain <kw>
size_is: [do|will] [it|that|this] make it|him|her|<a> [just|only] [a] <size>
unblockable: be <b> [now] unblockable [with|by|from <a>]
unblockable: do|will|can <a> make <b> unblockable
unblockable: do|will|can <a> stop|prevent|keep <b> from be block|blocked
unblockable: can <b> not be block|blocked
deals_n: do|will <a> [still] deal damage equal to it 's toughness [if|when] [it] [block|attack]
kw_works: do|will <kw> [on <a>] [still] work|trigger|count when|if|while [it|i] block|attack [too]
kw_works: do|will <kw> [on <a>] [still] apply|function when|if|while [it|i] block|attack [too]
kw_works: do|will <a> 's <kw> [still] work|trigger|apply when|if|while [it|i] block|attack [too]
loyalty_lost: how much|many loyalty [counter] do|will <a> lose
loses_loyalty: do|will <a> lose [any] loyalty [counter]
loses_loyalty: do|will <a> [only] lose <n> loyalty [counter]
assigns: can|may|do <who> assign <n> [damage] to each [creature|blocker|1] and [the] \
    rest|remainder|remaining [damage] to <whom>
assigns: assign <n> [damage] to each [creature|blocker|1] and [the] \
    rest|remainder|remaining [damage] to|on <whom> ?
assigns: [just] <n> [damage] to each [creature|blocker|1] and [the] \
    rest|remainder|remaining [damage] to|on <whom> ?
poisoned: do|will <who> get [any|a] poison [counter|counters]
prevented: be WHOSE [combat|trample] damage [all|still] prevented [too|then]
prevented: do|will WHOSE [combat|trample] damage [all|still] get prevented [too|then]
prevented: be|do WHOSE <a> 's [combat|trample] damage [still] [get|be] prevented [too|then]
prevented: [combat|trample] damage prevented ?
prevented: prevented ?
deals_n: do|will <a> deal <n> [combat] damage [when|if|while] [it|he|she] [block|attack]
must_block: do|must|will <a> [have|need] [to] block [<b>]
must_block: do|must|will they [all|both] [have|need] [to] block [<b>]
must_block: be <a> force to block [<b>]
must_block: must be block|blocked by <a>
pays_to_attack: do|will|must <who> [have|need] [to] pay [anything|mana] to attack [<b>]
pays_to_attack: do|will|must <who> [have|need] [to] pay [anything|mana] to attack with <a>
pays_to_attack: do|will attack <b> cost [<who>] [any|extra] [mana|extra|more|anything|something]
pays_to_attack: do|will attack <b> cost [<who>] <n> [mana|extra|more]
pays_to_attack: do|will attack <whom> cost [<who>] [any|extra] [mana|extra|more|anything|something]
pays_to_attack: do|will|must <who> [have|need] [to] pay [mana|anything|extra] when|if|for \
    attack <b>
attack_tax: how much|what [mana] [do|will|must] [it] [cost] [<who>] [have|need] [to] [pay] \
    to attack [a|the|my] [player|opponent] [with <a>] INTO <c> [out]
attack_tax: how much|what [mana] [do|will|must] [it] [cost] [<who>] [have|need] [to] [pay] \
    to attack [a|the|my] [player|opponent] INTO <c> [out] [with <a>]
attacks_free: can|may <who> attack INTO <c> without pay [anything|mana|for it] [with <a>]
attacks_free: can|may <who> attack with <a> INTO <c> without pay [anything|mana|for it]
attacks_free: can|may <who> attack [at] <b> without pay [anything|mana|for it]
attacks_free: can|may <who> attack [at] <b> [for] free
attacks_free: can|may <who> attack [at] <whom> without pay [anything|mana|for it]
attacks_free: can|may <who> attack [at] <whom> [for] free
pays_to_attack: do|will|must <who> [have|need] [to] pay [anything|mana] to attack <b> with <a>
pays_to_attack: do|will|must <who> [have|need] [to] pay [for] <c> to|when|if|for attack <b>
pays_to_attack: do|will <c> [also|still] affect|tax|protect|defend|cover \
    [attack|attacker] [on|at|against] <b>
pays_to_attack: do|will <c> [also|still] apply|work for|to|on|with|when \
    [attack|attacker] [on|at|against] <b>
die: dead ?
fights_on: be <a> still attack|attacking
fights_on: be <a> removed from combat
still_blocks: be <a> still block|blocking
has_kw: can|do <a> [still] fly
loses_counter: do|will <a> lose [the|its|all|any|it] ['s] [<size>] counter
affected: be <a> affect|pump|buff|shrink by <b>
affected: do|will <b> [also|still] affect|buff|pump <a>
affected: do|will <b> [also|still] apply to <a>
affected: do|will <a> [also|still] get [the] [a] bonus|boost|buff|pump from|of|off|by <b>
affected: do|will <a> [also|still] get [the] [a] <size> [bonus|boost|buff] from|of|off|by|with <b>
affected: do|will <b> [also|still] give <a> [the] [a] <size> [bonus|boost|buff]
protects_by: do|will|can <kw> [still] protect|save|help <b> from|against <c>
protects_by: be <b> safe from <c> with|by|through|due|because <kw>
protects_by: do|will|can <kw> help|work|matter against <c>
protects_by: do|will|can <kw> stop|beat|dodge|prevent|block|hinder <c> ['s] [damage]
kw_saves: do|will|can <kw> [still] SAVE <b> [from] [die|dying] [from|against|to|at|with] THREAT
kw_saves: do|will|can <kw> [still] SAVE [from|against] THREAT
kw_saves: do|will|can <kw> [still] work|help|matter from|against|on|with THREAT
kw_saves: do|will|can <kw> [still] SAVE <b> [from] [die|dying] [from|against|to|at|with] <size>
kw_saves: do|will|can <kw> [still] SAVE|work|help from|against <size>
kw_saves: do|will|can <kw> [still] SAVE <b> [from die|dying]
kw_saves: do|will|can <kw> [still] SAVE [<b>] [from|against] [the] legend rule
kw_saves: be <b> safe from THREAT with|by|through|due|because <kw>
loyalty_after: what loyalty be|do|will <a> [be|have] [at|on] after PLUS
loyalty_after: how much|many loyalty [counter] do|will <a> [be|have] [at|on] after PLUS
size_kills: do|will|can [enough|several|many] <size> counter [still] kill|destroy <b>
damage_kills: do|will|can [another] <dealt> [more] kill|destroy <b>
damage_stays: do|will [the|combat] damage [on|to <b>] GONE [at|until|after] [the] end of [the] turn
damage_stays: do|will <b> heal|recover [its|the] [damage] [at|until|after] [the] end of [the] turn
damage_stays: do|will [the|combat] damage [on|to <b>] [still] stay|remain|last|persist \
    [until|to|after|at|through] [my|the] end|next [of] [the] turn
doubled: do|will|can <a> [also] double [the|my|a] <size> counter [on <b>]
doubled: do|will|can <a> [also] double|affect [the|my|a|starting] [starting] loyalty [counter] \
    [of|on <b>]
doubled: do|will|can <a> [also] double|affect <b> ['s] [starting] loyalty [counter]
doubled: do|will|can <a> [also] double [the|my|a] [creature] token
doubled: do|will <b> [enter|come|start] [get|have] with|have|get double|twice [the|its|it] ['s] \
    loyalty [counter] with|under <a>
kw_kills: do|will|can <kw> [still] kill|destroy|beat|murder <b>
kw_kills: do|will|can <kw> [still] work|apply on|to|against <b>
kw_kills: do|will <b> die to <kw>
kw_usable: can|may [the] <kw> [ability] of|on|from <a> be use|activate|pay
kw_usable: can|may <a> 's <kw> [ability] be use|activate|pay
gets_around: do|will|can <c> get around|through|past|by|over|under <kw>
gets_around: do|will|can <c> beat|bypass|ignore|dodge|circumvent <kw>
must_pay: do|will|must <who> [still] [have|need] [to] pay [for] [the|that] ward [cost|tax|trigger]
must_pay: be <who> forced to pay [for] [the|that] ward [cost|tax|trigger]
trigger_ward: do|will <a> trigger ward on <b>
trigger_ward: do|will <a> trigger <b> 's ward
trigger_ward: do|will <b> 's ward trigger [on|for|against] [<a>]
blockable: can|may <b> be block|blocked by [a] [creature] [with] <kw:ability>
targetable: can|may <who> enchant|equip|aura <b> with <a>
still_does: do|will|can <a> [still] loot|rummage|ping|drain|scry|regenerate [in combat]
who_gets: who get to <word> [it|the card|the creature]
who_gets: who get it|the card|the creature
not_trigger: stop|prevent|counter [the|its|it] ['s] <trig> [trigger]
untargeted: do|will|can <kw> stop|prevent|keep <who> from target <b> [with] [spell|spells]
not_trigger: stop|prevent|counter the|its|it ['s] etb|trigger|draw|drain|effect [trigger|ability]
stops_kw: do|will|can <a> stop|prevent|hose|hate|beat|counter|disable [the|its|my|his] <kw>
stops_kw: do|will|can <a> stop|prevent|hose|hate|beat|counter|disable [the|its|my|his] <kw> trigger
stops_kw: do|will|can <a> shut off|down [the|its|my|his] <kw> [trigger]
stops_kw: do|will|can <a> turn off [the|its|my|his] <kw> [trigger]
stops_kw: do|will|can <a> shut|turn [the|its|my|his] <kw> [trigger] off|down
stops_kw: do <kw> [still] work|trigger|happen with|under|against|through <a> [out]
gains: do|will <who> gain the [<n>] life [too]
gain_n: do|will <who> gain the <n> life [too]
loses: do|will <who> lose <n>
draw: do|will <who> draw the <n> [card]
damaged: do|will <who> take|get [the|any|that] damage [in|through]
damaged_n: do|will <who> get|deal the <n> damage [in|through]
damage_amount: [what be] the most|maximum [damage] [that] [can] trample over|through
damage_amount: what be the most [damage] that trample over|through
damage_amount: [what be] [the] most|maximum [damage] <who> can|will|do take
damage_amount: how much do it deal ?
damage_amount: do <a> deal|do <n> or <m> [damage]
damage_amount: deal <n> or <m> [damage]
must_pay: ward tax|cost|trigger ?
must_pay: do <who> owe [for] [the] ward
happens: [the] [net|end|final|total|overall] result|outcome|verdict|effect ?
happens: what do|will <who> [end|wind] [up] do|doing ?
happens: what be the verdict|upshot|deal
die: do|will <a> bite the dust
gets_amount: <a> count ?
draws: <a> still draw ?
draw: do|will <who> [still] get|draw the|a|my card
draw: do|will <who> [still] get the|a|my|any draw
draw: do|will <who> [still] get [the|my] cards
happens: how do that|this|it end
draw_off: do|will <who> [still] draw card off|from|with|for|by <b>
life_by: do|will <who> [still] gain|lose [the|any] [<n>] life from|off|by|to <a>
draws: do|will|can <a> [still] draw [<who>] [a|any|more] card
trigger_self: do|will <a> trigger [for|on|off|from|when] itself|it [enter|etb]
trigger_self: do|will <a> trigger [for|on|off|from] it|its ['s] own etb|enter|arrival
sees_each: do|will <a> enter together|simultaneously see|notice each other
sees_each: do|will <a> enter together|simultaneously trigger [for|off|on] each other
sees_each: do|will they [both|all] see|notice|count each other
sees_each: do|will they [both|all] trigger [for|off|on|from|of] each other
sees_each: do|will <a> [both|all] see|trigger [for|off|on|from|of] each other
trigger_self: do|will <a> see itself [enter]
trigger_self: do|will <a> [also] trigger|draw|work|count|gain [a] [card] [for|on|off|from] \
    [it|its|his|her] ['s] own cast|casting|spell
trigger_self: do|will <a> [still] make|create|get <b> [for|on|off|from] \
    [it|its|his|her] ['s] own cast|casting|spell
may_command: be <who> allowed|able to send|put|move|return <a> [back] to|in|into the command zone
draw_amount: how many [new|fresh|extra] card do|will <who> get|see [off] [that|this|it]
draw_amount: how many [new|fresh|extra] card do|will <who> draw
targetable: can|may <a> be cast|use|put|play on|at <b>
drains_n: do|will <who> drain <n> [time]
lifegain: how much life ?
drains: [a] drain [<n>] ?
drains: ping [for] [<n>] ?
grows: do|will <a> shrink
grows: do|will <a> get smaller|weaker
draw: [so|still|also] draw [a|1|the] [card] ?
mills: do|will <who> mill [a|any|<n>] [card]
mill_amount: how many card do|will <who> mill
mill_amount: how many card get|be mill
mill_amount: how many card do|will <a> mill
mill_amount: how many card do|will <a> mill <whom>
mill_amount: how much [card] [do|will] [<who>] mill
gains: [so|still] gain [the|any] [<n>] [life] ?
loses: [so|still] lose [the|any] life ?
loses: [so|still] lose [the|any] <n> [life] ?
draw: and draw|draws [a] [card]
gains: and gain|gains [<n>] [life]
loses: and lose|loses [<n>] [life]
draw: and [the|a|my] card ?
gains: and [the|my] life ?
trigger_word: do|will <b> enter|entering [the battlefield] trigger [the|my|it] ['s] <trig> [of <a>]
trigger_word: do|will <b> trigger [the|my|it] ['s] <trig> [on|for|of] [<a>]
trigger_word: do|will <b> trigger <a> 's <trig> [ability|trigger]
trigger_word: do|will <b> count for|as|toward|towards [the|my] <trig>
draw_amount: total card [drawn|draw]
win: [so|still] win [the game] ?
lose: [so|still] lose [the game] ?
shuffled: do|will <whose> library|deck get shuffled
shuffled: do|will <who> shuffle [<whose>] [library|deck]
shuffled: do|will <whose> graveyard shuffle [in|back] [into|in] [<whose>] [library]
shuffled: do|will <whose> graveyard get shuffled [in|back] [into|in] [<whose>] [library]
trigger: [so|still|also|even|then] trigger ?
trigger: do|will <who> [still] [get to] destroy|exile|bounce|kill something|anything
takes_damage: <n> damage to each [of them] ?
happens: what do|will <who> [actually] get ?
resolves: [so|still|also|even|then] resolve ?
fizzles: [so|still|also|even|then] fizzle ?
countered: [so|still|then] counter ?
exiled: [so|still|then] exile ?
die: [so|still|then] die|destroy|kill ?
die: [so|still|then] dead|gone ?
die: [so|still|then] dead <a> ?
has_kw: still|also|now have|has|keep|keeps|get <kw> ?
fights_on: [so] still attack|attacking ?
still_blocks: [so] still block|blocking ?
comes_back: [so|still|then] back again ?
is_a: [so] still [a|an] <type> ?
size_is: [so] still|only|just [a|an] <size> ?
has_counter: be there [still] [a|an|any] <kind> [counter] on <a>
extra_turn: do|will <who> [still] get|take both|all [of] [the|my|those] [extra] turn
where: back|straight to hand or gone ?
lose: be <who> [now] out [of] [the] [game]
may_command: [the] command zone ok|okay|fine|legal|possible|allowed ?
survive: [so|still|then] survive|safe|alive|live|lives ?
sacrificed: [so|then] sacrifice ?
untaps: [so|still|then] untap ?
stays: [so|still|then] on the battlefield|board ?
stays: [so|still|then] in play ?
attached: [so|still|then] attached ?
comes_back: [so|still|then] come back ?
comes_back: [so|still|then] back ?
keeps_from: do|will|can <a> keep|stop|prevent|forbid|hinder <who> from cast|flashback|play <b>
legend: do 1|one [of them] die|go
made_so: do|will|can <b> [also] make <a> [a|an] <type> [too|as well]
made_so: do|will|can <b> [also] turn <a> [into] [a|an] <type> [too|as well]
cancelled: do|will they|both [counter] cancel [each other] [out]
cancelled: do|will the|those|my [2] counter cancel [each other] [out]
cancelled: do|will the [<size>] counter cancel|remove the [other] [<size2:size>] [counter|one] [out]
keeps_both: do|will|can <who> [get to] keep both|all [of them]
keeps_both: [so|still] keep both|all [of them] ?
keeps_both: do|will|can both|they [all|both] [of them] stay [in play|out|around]
keeps_both: do|will|can both|they [of them] stay [on the battlefield|board]
legend: do 1|one [of them] go|end [up] in|to|into [the|my] graveyard
legend: do <who> have to get rid of 1|one
legend: do|will <who> [have to] lose|put|sacrifice|bin|keep [only] 1|one [of them] \
    [in|into|to] [the|my] [graveyard] [to the legend rule]
legend: do|will <who> [have to] lose either|any|anything to the legend rule
legend: do|will [the] legend rule [kill|hit|affect|apply|matter] [to] them|it|both
legend: do <who> have to sacrifice|bin|graveyard|lose|choose|pick|keep 1|one [of them]
legend: do [the] legend rule kill|hit|affect|matter [one|1|it|them]
legend_does: do|will|can [the] legend rule trigger|set [off] <b>
legend_does: do|will|can <b> trigger|see|notice [off|from|on|for|with|to] [the] legend rule
legend_counts: be|do|will [the] legend rule count as|for [a|the] LEGEND
legend_counts: be [the] legend rule [a] LEGEND
legend_counts: do|will lose|losing <a> to|from|with [the] legend rule count as|for [a|the] LEGEND
legend_counts: do|will <a> [count|counts] [as] LEGEND to|from|with|because [of] [the] legend rule
legend: do [the] legend rule apply|trigger|kick|matter [in|here]
counters_amount: [what be] [his|her|its|their|it] ['s] loyalty [?]
counters_amount: loyalty ?
counters_then: how many do|will <a> get|have|end [up] [with] [on it] [now]
counters_then: how many do|will <a> enter|come|etb [in|down] with
counters_amount: [what be] [the] max|maximum|most [number of] [<kind>] counter ?
counters_amount: what loyalty do <a> have|get|end [up] [with|at|on]
counters_amount: what be <a> 's loyalty
counters_amount: what be <a> loyalty [at]
counters_amount: how much loyalty do|will <a> enter|start|come|end [up] [in] [with|at|on]
counters_amount: how many loyalty [counter] do|will <a> have|enter|end [up] [with|at] [now]
counters_amount: how many loyalty [counter] do|will <a> have leave|left
counters_amount: how many loyalty [counter] [be] leave|left [on <a>]
counters_amount: how much loyalty [be] leave|left [on <a>]
counters_amount: how much loyalty [do <a>] [have|get|end] [up] [with|at|on]
gets_amount: how many <a> enter|etb|appear [the battlefield]
gets_amount: how many <a> come [in|out] [to] [play]
gets_amount: how many <a> do|will <who> end up with
gets_amount: how many <a> do|will <who> get|make [out] of|from it|that|this
gets: do|will <who> make|create a|an|the|any <a> [token]
gets: <a> for me ?
trigger_alone: [so|still] <a> ?
gets: give|leave|get|make|net <who> [any|the|my] <a>
gets: <a> or no <c> ?
counters_amount: how many [<kind>] counter do|will <a> end|wind up with
counters_amount: <a> get|have how many [<kind>] counter
counters_amount: <a> enter|etb|come [in|down] with how many [<kind>] counter
counters_amount: how many [<kind>] counter stay|remain|sit|be [leave|left] on <a>
made_amount: how many [do|will <who>] [get|make] ?
how_much: how much ?
damage_amount: how much to|at <whom> ?
damage_amount: <a> deal|hit for ?
sacrifices_amount: how many [<kind>] do|will <who> [have|need] [to] sacrifice
how_much: how much in total ?
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked."""
    return table("ask", with_pieces(_ASKS, _PIECES))
