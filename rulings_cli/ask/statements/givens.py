"""What a question says is so from the beginning: who has what where, mana, life, what there is."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table

#: name: pattern, one a line (see `rows.compiled`); <list> ends with "and", <items> may not.
_GIVENS = """
land_played: [<who>] [have] already play|drop|make [my|their|a|1] land [drop] [this turn]
land_played: <who> have play|drop|make [my|their|a|1] land [drop] [this turn]
land_played: <who> play|drop|make [my|their|a|1] land [drop] for [the] turn
land_played: [<who>] [have] already play|drop|make [my|their|a|1] land [drop] for [the] turn
land_played: <who> have no land drop left
mana_kept: <a> KEEP <m:mana-meant> [around|over|up] [colorless|floating|float|stay] \
    [around|over] [into|to|through|until|for|between] [<when:moment>]
mana_kept: <a> turn|turned|turning|make|let <m:mana-meant> [to] colorless|floating|float|stay \
    [around|over] [into|to|through|until|for|between] [<when:moment>]
mana_kept: <a> KEEP [<m:mana-meant>] into|to|through|until <when:moment>
mana_kept: <m:mana-meant> [be] KEEP|stay|stayed [around|over] \
    [by|with|through|via|thanks] [to] <a>
mana_kept: [and] <m:mana-meant> become|turn|turned|turning colorless [with|by|thanks] [to] <a>
warded: <who> do not pay [for] [the] ward [cost|tax]
warded: without pay [for] [the] ward [cost|tax]
emptied: [all|both] [the] graveyard be empty
emptied: [with] [all|both] [the] graveyard empty
emptied: [with] empty graveyard
emptied: [with] an|my|the empty graveyard
emptied: [with] nothing|no|0 [card] in my graveyard|yard
toughness: <a> have [just|only] <n> toughness
toughness: <a> be at <n> toughness
power: <a> have [just|only] <n> power
sized: <a> be|'s [just|only|already] a <size> [creature]
sized: <a> be|'s [just|only|already] <size>
called: <a> be [just|only|already|also] <b>
makes_so: <b> make <a> <type> [too|now]
makes_so: <b> turn|turned <a> into <type> [too|now]
makes_so: <a> be [now|also] <type> [now] because|thanks|due|from|with|via|through [of|to] <b>
makes_so: <a> become <type> [now] because|thanks|due|from|with|via|through|by [of|to] <b>
so: <a> be [just|only|already|also] <type>
so: <a> be [just|only|already|also] <kw>
placed: [on] [the] board|battlefield|field|table : <items>
placed: [on] <whose> board|battlefield|field|side [be] : <items>
placed: [in] [<whose>] <at:zone> [be] : <items>
placed: <who> : <items>
placed: across the table [be|:] <items>
placed: in play : <items>
placed: <list> [both|all] on [the|my] battlefield|board|field|table
placed: <list> [both|all] in play
placed: <list> [both|all] down|out
placed: there be <list> in <at:zone>
placed: <whose> <at:zone> have|hold|holds|contain|contains <list> [in it]
placed: <at:zone> hold|holds|contain|contains <list> [in it]
owned: all|everything [that] <who> have|control be <list>
owned: [the] only thing|creature|permanent [that] <who> have|control be <list>
owned: <who> [already|only|also|just] have|control|own|run [only|just] <list> [out|down|around]
owned: <who> have|control|own|run [only|just] <list> in play
owned: <who> have|control|own|run nothing|none but <list>
owned: <who> have <list> on [the|my] battlefield|board|field|table|side
owned: <list> [be] [out|down|active] on <whose> side|board|field|battlefield
owned: <list> [be] [out|down|active] on <whose> side [of the board|battlefield|table|field]
owned: <list> across the table
owned: <list> on <whose:whosever> [side]
owned_too: <who> have|control|own <n> [more|too|of them|of those]
owned: <whose> <list> be|are [all|both] out|around|down
owned: <whose> <list> be|are [all|both] in play
in_hand: <who> hold|holds|holding <list> [in hand]
in_hand: <who> be [only] holding <list> [in hand]
life: [with] <n> life left|total
life: <who> be|have [only] <n> life left
life: [<whose>] life total [be|:|at] <n>
life: <who> on <n:total> [life]
open: <n> [land|mana] open|up|available
open: [with] <n> land|mana open|up|untapped|available
open: <who> have|leave [exactly|only|just] <n> [land|mana] open|up|available
mana: <who> have|float|floating <mana> [mana] [floating]
mana: [with|and|plus] <mana> [mana] floating
mana: [with|and|plus] <mana> [mana] in [my] pool
mana: [with|and|plus] <mana> [mana] in my mana pool
more_mana: plus|and <mana> [mana]
no_hand: hellbent
declared: after|once|when [the] attacker|attackers be declare|declared
declared: after|once|when attack|attacks be declare|declared
declared: after|once|when he|she|they|opponent attack|attacks
declared: after|once|when my opponent attack|attacks
declared: after [the] attack|attacks|attackers|attacker [declaration]
declared: [in|during] [the] declare attackers|attacker [step]
undeclared: before [the] attacker|attackers [be] [declare|declared]
undeclared: before attack|attacks|combat [be] [declare|declared]
turn_number: [on|it be] turn <n>
turn_number: [on] my turn <n>
only: <whose> [own|one] only|lone|single|sole|one <a> be <b>
only: [the] only|one|sole <a> <who> have|control|own be <b>
only: <b> be <whose> [one] only|lone|single|sole|one <a>
only: <who> have <b> as <whose> [one] only|lone|single|sole|one <a>
only: <b> be the only|sole|one <a> <who> have|control|own
only: <who> only|lone <a> be <b>
only: only <a> be <b>
counters_on: <n> [<kind>] counter on <a>
counters_on: with <n> [<kind>] counter on <a>
commander: commander be|: <a>
commander_colors: [<whose>] commander|general [be] [just|only|in] <cs:colors>
commander_colors: [with|in|playing|on|have] [a|an|my|the|our] <cs:colors> commander|general|edh
commander_colors: [with|in|playing|on|have] [a|an|my|the|our] <cs:colors> [edh|commander] deck
commander_colors: <whose:player> be mono <cs:colors>
commander_colors: <whose:player> be playing|on [mono] <cs:colors>
commander_colors: [<whose>] commander|general [color] identity [be] [just|only] <cs:colors>
commander_colors: [<whose>] [commander|deck] ['s] [color] identity be [just|only] <cs:colors>
imprinted: <a> be imprint|imprinted|exiled on|onto|under|with <b>
imprinted: <who> [have] imprint|imprinted|imprints <a> on|onto|under|with <b>
imprinted: <a> on|under <b>
imprinted: <b> imprinting|imprint|imprinted <a>
imprinted: <b> [have] exiling|exile|exiled <a>
imprinted: <b> with <a> imprint|imprinted [on it]
imprinted: <b> with <a> under it
imprinted: <b> imprint|imprinting|imprinted [with|on] <a>
placed: [with] [only] <list> in [the|both|all] <at:zone>
placed: <who> have <list> in <at:zone>
there: with|under [only|just] <a> [out]
there: <a> [be] the only thing out
there: <a> [be] [already] out
there: with|under <a> in play
there: <a> [be] [already] in play
there: [with] <a> [be] [already] on [the|my] battlefield|board|field|table|side
there: there be <a> [out]
both_have: both of us have|control [nothing but|only|just] <a>
both_have: <a> on both|each side|sides [of the board]
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
there: <a> [be] around
there: <a> watch|watches|watching
there: <a> [be] active
there: [with] <a> [be] already out
there: <a> [be] in effect
in_zone: <a> [be] [sitting] in <zone>
in_zone: <a> on <zone>
on_top: [with] <a> [be] on [the] top [of] [<zone>]
on_top: [the] top [card] of <zone> be <a>
on_top: <zone> top [card] be <a>
life: <who> be at <n:total> [life]
life: with <who> at <n:total> [life]
life: be at <n:total> life
life: <who> 's at <n:total> [life]
poison: <who> [be|have|at|with|on] [at|with|get] <n> poison [counter]
poison: [with|at] <n> poison counter [on <who>]
poison: at|on <n> poison
poison: [with|at] <n> poison [counter] on <who>
life: <who> have <n> life
life: at|with <n> life
life: <who> be on [exactly] <n:total> [life]
life: <who> be [down] at|to [exactly] <n:total> [life]
life: <who> at <n:total> [life]
life_both: both player be at <n:total> [life]
life_both: both player at <n:total> [life]
life_both: [we] both [player] hit|reach|get|drop|fall|go [to] <n:total> [life] \
    [at] [the] [same] [time|simultaneously]
life_both: both [of us|them] [be] at <n:total> life
life_both: each [player] [be] at <n:total> life
poison: <who> have poison <n>
life_both: we both be at <n:total> [life]
life_both: we be both at <n:total> [life]
life_both: each player have|be|at <n:total> life
life: <n> life
life: while at <n:total> life
life: at <n:below>
life_both: [we] [be] both at <n:total> [life]
there: <a> must|has attack [if able] [each|this|every] [turn|combat]
life_kept: <a> keep|hold <who> [alive|going|up|in] [the] [game] at <n:total> [life]
no_hand: with no card in [my] hand
no_hand: <who> have no card in [my] hand
no_hand: [my] hand be empty
no_hand: with [an] empty hand
no_hand: empty hand
no_hand: no card in hand
no_hand: [with] no other card in [my] hand
no_hand: [with] nothing [else] in [my] hand
no_hand: <who> have no other card in [my] hand
hand_size: with <n> card in hand
hand_size: <who> have <n> card in hand
counters: <a> have <n> counter [on it]
counters: <a> have <n> <word> counter [on it]
counters: <a> have <n> <size> counter [on it]
loyalty: <a> hit|reach <n> loyalty
loyalty: <a> go|be|drop [down] to|at <n> loyalty
loyalty: <a> have [only|just] <n> loyalty [leave|left]
loyalty: <a> at <n> loyalty
loyalty: <a> be [only|down] on|at <n> [loyalty]
loyalty: <a> have <n> loyalty [counter] [left]
loyalty: <a> with <n> loyalty
loyalty: <a> on <n> loyalty
lore: <a> [be] [currently] on|at|in <chapter>
lore: <a> have [already] get|go|come to <chapter>
lore: <a> [be] [already|currently] on|at <n> lore counter|counters
lore: [already|while] [it] [be] on|at <n> lore counter|counters
lore: [already|while] [it] [be] on|at <chapter>
level: <a> at|on <n>
level: <a> [be] [at|on] level <n>
level: <a> set to <n>
level: <a> [be] on <n> counter
attached: <a> [be] enchant with|by <b>
attached: <a> be equip with <b>
attached: <a> have <b> attached [it] [to] [it]
attached: <b> be on <a>
attached: <a> have <b> on [it|him|her]
attached: <who> have <b> on <a>
attached_two: <b> and|plus <c> on <a>
attached_two: <a> [be] equip|enchant with <b> and <c>
attached: <b> [be] attached to <a>
attached: <a> already wear <b>
attached: <b> [be] equipped to <a>
names: <a> name <word>
names: <a> [be] set|chosen|choose to|on|for <word>
names: <a> [be] on|for <word:subtype>
names_card: <a> name <b>
turn: [on|during|in] <whose> turn
turn: it be <whose> turn
turn: on <whose> own turn
step: [on|during|in|at] <whose> <step>
step: it be <whose> <step>
step: [at] [the] beginning of <whose> [next] <step>
step: [at] [the] beginning of the|each|a [next] <step>
step: [on|at|during] each|every|next <step>
step: at|during|in|on [the|my] <step>
returned: <a> have [already] persist|persisted|undying|undied [once|before] [already|before]
returned: <a> already persist|persisted|undying|undied [once|before] [before]
returned: <a> persist|persisted|undying|undied once|before [already|before]
returned: <a> [have] [already] come|return back [once|before] [already] [with|from|off|by] persist
returned: <a> [have] [already] come|return back [once|before] [already] [with|from|off|by] undying
fresh: <a> [just] enter|come [in] this turn
fresh: <a> [that] <who> just cast|play
fresh: <who> just cast|play <a>
fresh: <a> be fresh
more: <who> have|control more <a>
more: <who> have|control 1 more <a>
no_board: [with|on] [a|an|my] empty board|battlefield|field
no_board: [with] nothing [else] on [my|the] board|battlefield|field
no_board: [with] [an] [otherwise] empty board|battlefield|field
none: [with|and|when|while] no <a> [or|and <b>] [out|around]
none: [with|and|when|while] no <a> [or|and <b>] in|on play|board|battlefield
none: without [any|an|a] <a> [or|and <b>] [out|around]
none: without [any|an|a] <a> [or|and <b>] in|on [the] play|board|battlefield
no_library: [with] <whose> library [be] empty
no_library: <whose> library|deck run|runs|ran out [of] [card]
no_library: for [an|my] empty library|deck
no_library: library [be] empty
no_library: [with|have] no [card|cards] [in] [my] library|deck [left]
no_library: <who> have no [card|cards] [in] [my|a|his|their] library|deck [left]
no_library: [with] empty library|deck
older: <a> [be|come|enter] [cast|play] [down|in|out|there|here] first|earlier
older: <a> [be|come|enter] [cast|play] [down|in|out|there|here] before|prior <b>
older: <a> be [the] older|oldest [than <b>] [one]
older: <a> have the older|earlier timestamp
older: <b> [be|come|enter] [cast|play] [down|in|out|there|here] after <a>
older: <b> [be|come|enter] [cast|play] [down|in|out|there|here] last|later|second
younger: <b> have the newer|later|newest|latest|younger timestamp
no_library: [with] an empty library|deck
no_library: with no card in [my|the] library|deck
no_target: with|and|having no [legal|valid] target [out|there|available|for it]
no_target: [with] no [legal|valid] target in|on [the] play|board|battlefield|table
no_target: there be no [legal|valid] target [out|there|available|for it]
no_target: it have no [legal|valid] target
no_target: without [a|any] [legal|valid] target
no_library: no card [leave|left] in [my|the] library|deck
no_library: <who> have no card in [my] library
no_mana: <who> have no mana [left|open|up|available]
no_mana: [with] no mana [left|open|up|available]
no_mana: <who> can not pay
warded: ward <n>
mine: <a> be mine
mine: <a> be theirs|his|hers
no_word: without|no revolt|threshold|metalcraft|delirium|morbid|raid
no_word: without|no ferocious|formidable|ascend|landfall|spectacle|bloodthirst
no_keyword: [with] no <kw>
no_keyword: without <kw>
uncounted: without [any] counter [on it]
uncounted: with no counter [on it]
none: <who> have|control no <a> [or|and <b>]
none: nobody|noone|no-one have|control [a|an|any] <a> [out|around]
none: nobody|noone|no-one have|control [a|an|any] <a> in|on [the] play|board|battlefield
none: there be|are no <a> [or|and <b>] [out|around]
none: there be|are no <a> [or|and <b>] in|on [the] play|board|battlefield
none: <who> do not have|control [any|an|a] <a> [or|and <b>] [out|around]
counters_of: <a> with <b> counter [on it]
fresh: [on] [the|that] [same|very] turn [that] <who> \
    cast|play|drop|reanimate|create|make|flicker|resolve|summon|steal|get <a> [out|down]
fresh: [on] the [same|very] turn [that] <a> enter|come|etb|land [in|down|out|back] [under|into|to] \
    [the] [play|battlefield]
fresh: [on] the [same|very] turn [that] <a> be cast|play|reanimate|create|make|flicker|summon
fresh: <a> [be] summoning sick
fresh: <a> be sick
fresh: <a> [that] enter this turn
fresh: <who> cast|play <a> this turn
long: <a> [that] <who> have have since [my] last turn
long: <a> from last turn
long: <a> [that] [have] be out|there|around|here [since] [my] last turn
long: <a> [that] [have] be in play|on the battlefield [since] [my] last turn
long: <a> [that] [have] be out|there|around|here [for] <n> turn [already]
long: <a> [that] [have] be in play|on the battlefield [for] <n> turn [already]
long: <a> [that] [have] be out|there|around|here [for] [a|some] while|ages|turn
long: <a> [that] <who> [have] have|control [for|since] last|several|some|a|one turn [already]
long: <a> [that] <who> [have] have|control [for|since] <n> turn [already]
long: <a> [that] <who> [have] have|control [for] a while|ages
long: <who> have have <a> [for|since] last|several|some|a|one turn
long: <who> have have <a> [for] <n> turn
long: <a> [that] <who> cast|play|drop last turn
long: <a> [that] <who> cast|play|drop <n> turn ago
long: <who> cast|play|drop <a> last turn
long: <who> cast|play|drop <a> <n> turn ago
long: <a> [that] enter|come [in|down] last turn
long: <a> [that] enter|come [in|down] <n> turn ago
types_there: [with] <n> [different] card type in [the|my] graveyard|yard
types_there: <who> have <n> [different] card type in [the|my] graveyard|yard
power_there: [with] <n> [total] power on [the|my] board|battlefield|field|table
power_there: [with] <n> [total] power in play|out
power_there: [with] <n> power [worth] of creature [in play|out]
power_there: [with] <n> power among|across [my] creature
power_there: <who> have|control <n> [total] power [worth] [of creature]
long: the turn after <who> cast|play|drop <a>
long: the turn after <a> enter|come [in|down]
tapped: <a> be [already] tapped
tapped: tapped <a>
attacking: <a> be attack
commander: <a> be <whose> commander
commander: <a> as <whose> commander
commander: <a> as commander
commander: <whose> commander be <a>
cast_before: [<who>] [have] cast <a> <n:often> [,] [and] <b> <m:often> [from [the] command zone]
cast_before: <a> [be] cast <n:often> [,] [and|but] <b> [be] [cast] <m:often>
cast_before: <a> [be] cast <n:often> [,] [and|but] <b> [do|be] not [cast] [at|yet] [all]
cast_before: [<who>] [have] cast <a> <n:often> [,] [and|but] <b> [do|be] not [cast] [at|yet] [all]
cast_before: <a> [have] be cast <n:often> [from [the] command zone] [already|before|previously]
cast_before: <a> have cast <n:often> [from [the] command zone] [already|before|previously]
cast_before: [<who>] [have] cast <a> <n:often> [from [the] command zone] [already|before|previously]
cast_before: [<who>] have|do not [even] cast <a> [from [the] command zone] [yet|before|so far]
cast_before: <a> have not be cast [from [the] command zone] [yet|before]
cast_before: cast <n:often> [from [the] command zone] [already|before|previously]
cast_before: <a> [have] [be|get] die|counter|kill|destroy|exile|remove <n:often> \
    [from [the] command zone] [already]
cast_before: after [be] die|cast|counter <n:often>
cast_before: after <n> [previous|prior|earlier] cast|casts|death|deaths
cast_before: with <n> previous|prior|earlier cast|casts
nth_cast: [on|for|with] [the|my|its|her|his] <nth> cast|casting|recast [of <a>] \
    [from [the] command zone]
nth_cast: [on|for] [the|my|a|its|his|her|their] <nth> time [i] [cast|casting] [<a>] \
    [from [the] command zone]
nth_cast: [<who>] [re] cast|recast|casting <a> [for] the|a <nth> time [from [the] command zone]
nth_cast: on the <nth>
nth_cast: <a> 's <nth> cast|casting|recast
uncast: <a> [have] be|get bounce|return [back] [to [my|its|the] [owner] ['s] hand]
uncast: <a> [have] be|get reanimate [from [the|my] graveyard]
uncast: <n:often> from [my|the] hand|graveyard
uncast: <a> [have] be|get reanimate|bounce|flicker|return|ninjutsu \
    [to [my|its|the] [owner] ['s] hand] <n:often>
uncast: <a> enter|come [in] <n:often> with|via|by|through|off|from|using commander ninjutsu
uncast: <a> enter|come [in] with|via|by|through|off|from|using commander ninjutsu <n:often>
uncast: <who> ninjutsu <a> [in] <n:often>
uncast: <who> use commander ninjutsu on|for|with <a> <n:often>
cast_before: [and] not cast [<a>] [from [the] command zone]
cast_before: <a> [have] be cast from [the] command zone <n:often> [already|before|previously]
only_source: <a> be <whose> only|sole|lone [mana] [source|land] [of mana]
only_source: <whose> only|sole|lone mana source|land be <a>
only_source: <a> alone|by|on [its] [itself|own] ,
mana: <who> [only] have <n> mana [open|available|up]
delved: [<who>] [will] delve|exile [away] <n> [card] [for|to] [delve]
delved: [<who>] [will] delve|exile <n> [card] for|to|into|toward|towards [cast] <b>
delved: [<who>] [will] exile [away] <n> [card] with|by|via|using|through [its] delve
delved: [by|with|after] delving|exiling <n> [card] [away] [for|to] [delve]
delved: [with] <n> [card] [be] [already] delve [away]
delved: [with] <n> card to delve [with] [away]
helped: [<who>] tap <items> for|to convoke|improvise|help|it
helped: [<who>] tap <items> to cast|help [cast] [it]
helped: [<who>] tap <items>
helped: [with] <items> tapped
spells_before: this|that|it be my <nth> spell [this|of] [the] [turn]
spells_before: as [my|the] <nth> spell [this|of] [the] [turn]
spells_before: <who> [already] cast <n> [other] spell [already|before|earlier] [this] [turn]
spells_before: <who> have [already] cast <n> [other] spell [already|before|earlier] [this] [turn]
spells_before: [already] cast <n> [other] spell [already|before|earlier] [this] [turn]
modes: [with|choosing|choose|for|using|on] [the] all|both [of] [the|its] [2|3|4] mode
modes: [with|choosing|choose|for|using|on] <n> mode
helped: [with] <items> tapped for|to convoke|improvise|help|it
helped: [with] <items> convoking|improvising|helping [it]
helped: convoke|convoking|improvise|improvising [with] [using] <items>
"""


_KEEP = "keep|kept|hold|held|carry|carried|save|saved|preserve|preserved|store|stored|"
_KEEP += "holding|carrying|saving|preserving|storing"


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is so from the beginning."""
    return table("fact", _GIVENS.replace("KEEP", _KEEP))
