"""Phrasings of what is asked of costs: how much, whether so much, more, less or nothing."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table, with_pieces

#: Words that many patterns share, in capitals.
_PIECES = {
    "PAYS": "[still|end|actually] [up] [have|need] [to] pay|owe|spend|paying|owing|spending [out]",
    "USED": "[to] cast|play|activate|use|cast|hardcast|recast|flashback|equip|cycle|run",
    "PRICE": "cost|price|bill|total",
    "ADJ": "[the|its|it|my|his|her|their|your] ['s] "
           "[total|final|actual|new|reduced|casting|mana|real|current]",
    "CHEAPER": "cheaper|discount|discounted|reduced",
    "LOWER": "[also|even|still] reduce|lower|discount|cheapen",
    "NOW": "[now|then|here|total|in|all] [total|all|exactly|to] [this] [time]",
    "ON": "of|for|on",
    "WHEN": "[now|then|next] [time|cast]",
    "TOO": "[too] [to cast|for it] [it|that]",
    "SOME": "[something|anything|one]",
    "JUST": "[only|just|exactly|a]",
    "DOWN": "[all] [the] [way] [down]",
    "BELOW": "below|under|beneath",
    "TAXED": "[tax|cost|mana|extra] [<v:price>]",
    "BASE": "[the|its|it] ['s] [normal|regular|printed|base|usual|original|full] [mana]",
    "BESIDES": "too|also|as|on|in|besides [well|top|addition]",
    "SKIP": "skip|dodge|avoid|ignore|escape|bypass|evade|duck",
    "FALL": "go|get|drop|fall|cost|come|shrink|dip",
}  # fmt: skip
#: Asks of what a spell costs.
COST_ASKS = frozenset(
    ("cost", "cost_is", "cost_or", "cost_over", "cost_under", "cost_down", "costs_more",
     "taxed_n", "costs_kept", "costs_less", "cost_less", "is_free", "pays_any", "less_or",
     "cost_changed")
)  # fmt: skip
#: name: pattern, one a line (see `rows.compiled`)
_ASKS = """
cost: how much [mana] do|will <a> [still] cost [<who>] [USED] [NOW]
cost: what do|will <a> [still|end] [up] cost [<who>] [USED] [NOW]
cost: what do|will <a> run <who>
cost: how much do|will <a> run <who>
cost: what do|will it [still] cost [<who>] to cast|play|activate|use|equip|cycle <a>
cost: how much do|will it [still] cost [<who>] to cast|play|activate|use|equip|cycle <a>
cost: <a> [still|end|will] [up] cost [<who>] what [mana]
cost: <a> [still|end|will] [up] cost [<who>] how much [mana]
cost: <a> [still] cost [<who>] $
cost: cost|price|total $
cost: [it] cost [<who>] $
cost: how much [mana] do|will <who> PAYS [NOW]
cost: how much [mana] do|will <who> PAYS for|on <a> [NOW]
cost: how much [mana] do|will <who> [have] need to cast|play|activate|use <a> [NOW]
cost: what do|will <who> PAYS [for <a>] [NOW]
cost: what else [mana] do|will <who> PAYS [for <a>] [NOW]
cost: what be <who> pay|paying [for <a>] [NOW]
cost: <who> PAYS what [for <a>]
cost: <who> PAYS how much [for <a>]
cost: what be ADJ PRICE [NOW] [ON <a>] [NOW]
cost: what be <a> 's ADJ PRICE [NOW]
cost: ADJ PRICE ON <a> [NOW]
cost: PRICE to cast|play|activate|use|recast [<a>] [NOW]
cost: how much [mana] [be] [it] to cast|play|activate|use|recast|equip|cycle [<a>] [NOW]
cost: how much [mana] [for|be] <a> [NOW] [USED]
cost: how expensive|cheap|costly be <a> [NOW]
cost: how expensive|cheap|costly [be it]
cost: total mana $
cost: [what] mana ?
cost: mana cost|due|owed ?
cost: how much [mana] [be] due|owed|needed ?
pays_any: any mana to|need|needed|due|owed [pay] ?
pays_any: any mana to pay $
pays_any: [do] <who> owe|owes any|some [mana]
cost: how much mana [be it] [NOW]
cost: how much [be it] [[now|then|here|total|in|all] [total|all|exactly|to]]
cost: [be] leave|left to pay [NOW] $
cost: how much [mana] [be] [still] leave|left|needed|need|required|due|owed [to pay] [for <a>]
cost: what be [still] leave|left|due|owed [to pay] [for|on <a>]
cost: what [mana] do|will <who> still PAYS [for <a>]
cost: mana need|needed|required|cost [for <a>] $
cost: <a> for how much [mana]
cost: <a> be how much [mana] [NOW]
cost: <a> price|cost $
cost: ADJ PRICE [be] $
cost: how much [be it] $
cost: [the|its|his|her] next cast|time [cost|price] [under|with <b>] ?
cost_way: how much [mana] [do|be] [it] [cost] [<who>] [to] <way> <a> [cost] [NOW]
cost_way: what do|will it [still] cost [<who>] to <way> [<a>]
cost_way: how much do|will it [still] cost [<who>] to <way> [<a>]
cost_way: what do|will <a> cost to <way> [NOW]
cost_way: how much do|will <a> cost to <way> [NOW]
cost_way: how much [mana] [be] [to] <way> [NOW]
cost_way: [the] PRICE [to|of|for] <way> <a> [NOW]
cost_way: [what be] ADJ <way> cost|price [NOW] [ON <a>] [NOW]
cost_way: [what be] <a> 's [total|new|full] <way> cost|price [NOW]
cost_way: what do|will <a> 's <way> [ability] [cost] cost [<who>] [NOW]
cost_way: how much do|will <a> 's <way> [ability] [cost] cost [<who>] [NOW]
cost_way: what do|will the <way> cost [<who>] [NOW]
cost_way: how much do|will the <way> cost [<who>] [NOW]
cost_way: how much be <a> 's <way> [cost] [NOW]
cost_way: how much [be] the <way> [cost] [on <a>] [NOW]
cost_way: what be <a> 's <way> [cost] [NOW]
cost_ability: what do|will <a> ability [cost] cost [<who>] [USED] [NOW]
cost_ability: how much do|will <a> ability [cost] cost [<who>] [USED] [NOW]
cost_ability: what do|will <a> 's ability [cost] cost [<who>] [USED] [NOW]
cost_ability: how much do|will <a> 's ability [cost] cost [<who>] [USED] [NOW]
cost_ability: <a> 's ability cost [<who>] [how] [much|what]
cost_ability: [what be] ADJ activation cost [of|for <a>] [ability]
cost_ability: [what be] ADJ cost of <a> 's ability
cost_ability: [what be] <a> 's ADJ activation cost [NOW]
cost_ability: [what be] ADJ activation cost [be] [NOW] $
cost_untap: how much [mana] [do|be|will] [it] [cost] [<who>] to untap <a>
cost_untap: what do|will it cost [<who>] to untap <a>
cost_untap: what do|will <a> cost [<who>] to untap
cost_untap: how much do|will <a> cost [<who>] to untap
cost_ability: how much [mana] [be] to activate|use <a>
cost_other: [what be] ADJ alternative|alternate|alt cost ON <a> [NOW]
cost_other: [what be] <a> 's alternative|alternate|alt cost [NOW]
cost_other: how much [mana] be|do|will <a> 's alternative|alternate|alt cost [cost] [<who>] [NOW]
cost_part: how much [mana] do|will <p> [still] cost [<who>] [USED] [NOW]
cost_part: what do|will <p> [still] cost [<who>] [USED] [NOW]
cost_part: what do|will <who> PAYS to|when|for|if [i] activate|use|activating <p> [NOW]
cost_part: how much [mana] do|will <who> PAYS to|when|for|if [i] activate|use|activating <p> [NOW]
cost_part: what do|will it [still] cost [<who>] to activate|use <p> [NOW]
cost_part: how much do|will it [still] cost [<who>] to activate|use <p> [NOW]
cost_part: <p> [still] cost [<who>] [how] [much|what] $
cost_part: [what be] ADJ PRICE|cost of|for <p> [NOW]
cost_part: how much [mana] [be|for] <p> [NOW]
cost_part: how much [mana] [be] [it] to activate|use <p> [NOW]
cost_is: do|will <a> [still|only|just] cost [<who>] [only|just|exactly] <n> [mana|total] [NOW]
cost_is: do|will <a> [still|only|just] cost [<who>] [only|just|exactly] <mana> [NOW]
cost_is: be <a> [still|only|just] [only|just|exactly] <n> mana [now|then]
cost_is: be <a> [still|only|just] [only|just|exactly] <mana>
cost_is: do|will <who> PAYS [only|just|exactly] <n> [mana] [for <a>] [NOW]
cost_is: do|will <who> PAYS [only|just|exactly] <mana> [for <a>] [NOW]
cost_is: do|will <who> PAYS [only|just|exactly] <n> [mana] to cast|play|activate|use <a> [NOW]
costs_more: do|will <who> PAYS [the|an|any] more|extra|additional|tax [mana] to cast|play <a>
pays_any: do|will <who> PAYS any|anything [mana] to cast|play <a>
cost_is: [still] pay <n> $
cost_is: do|will <b> make <a> cost <n> [mana]
cost_is: do|will activating <a> [still] cost <n> [mana] [NOW]
cost: what do|will activating <a> [still] cost [NOW]
cost: how much do|will activating <a> [still] cost [NOW]
costs_more: be activating <a> [also|still] tax|taxed [by|under|with <b>]
costs_more: do|will activating <a> [still] cost more [with|under <b>]
costs_more: do|will <b> tax activating <a>
cost_is: can <who> cast|play <a> for [just|only] <n> [mana]
cost_is: can <who> cast|play <a> for [just|only] <mana>
cost_or: do|will <a> [still] cost [<who>] JUST <n:price> [mana] or JUST <m:price> [mana] [USED]
cost_or: do|will <who> PAYS JUST <n:price> [mana] or JUST <m:price> [mana] [for <a>]
cost_or: be it|that JUST <n:price> [mana] or JUST <m:price> [mana]
cost_or: be <a> [still] JUST <n:price> [mana] or JUST <m:price> [mana] [now|then]
way_or: be <a> 's <way> [cost] [still] JUST <n:price> [mana] or JUST <m:price> [mana]
way_or: do|will <a> 's <way> [cost] [still] cost JUST <n:price> [mana] or JUST <m:price> [mana]
way_or: do|will it [still] cost JUST <n:price> [mana] or JUST <m:price> [mana] to <way> [<a>]
cost_or: [still] pay|cost JUST <n:price> [mana] or JUST <m:price> [mana] [for it] $
cost_or: [still] [for] JUST <n:price> [mana] or JUST <m:price> [mana] [to cast] [it] $
cost_or: <n> mana or <m>
cost_or: <n> or <m> mana
cost: <n:price> [mana] , <m:price> [mana] [,] or <k:price> [mana] $
cost_is: [that|it] [be] [so] JUST <n:price> mana [total|in] [total|all] [right|correct|then] $
cost_is: [so] that|it be JUST <n:price> [total|in] [total|all] [right|correct|then] $
cost_over: do|will <a> [still] cost [<who>] more than <n:price> [mana]
cost_over: do|will <who> PAYS more than <n:price> [mana] [for <a>]
cost_over: [be] [it|that|<a>] more than <n:price> [mana] $
cost_under: do|will <a> [still] cost [<who>] less than <n:price> [mana]
cost_under: do|will <who> PAYS less than <n:price> [mana] [for <a>]
cost_under: [be] [it|that|<a>] less|cheaper than <n:price> [mana] $
cost_under: do|will|can <a> [even|ever] FALL DOWN BELOW <n:price> [mana]
cost_under: do|will|can ADJ cost|price [of <a>] [even|ever] FALL DOWN BELOW <n:price> [mana]
cost_under: do|will|can <a> 's cost|price [even|ever] FALL DOWN BELOW <n:price> [mana]
cost_under: do|will|can <b> bring|take|drop|reduce|get|lower|push <a> DOWN BELOW <n:price> [mana]
cost_down: do|will|can <a> [even|ever] FALL DOWN to [only|just|exactly] <n:price> [mana]
cost_down: do|will|can ADJ cost|price [of <a>] [even|ever] FALL DOWN to [only|just|exactly] \
    <n:price> [mana]
cost_down: do|will|can <a> 's cost|price [even|ever] FALL DOWN to [only|just|exactly] \
    <n:price> [mana]
cost_down: do|will|can <b> bring|take|drop|reduce|get|lower|push <a> DOWN to [only|just|exactly] \
    <n:price> [mana]
less_or: do|will <a> cost <n> or <m> less|more
less_or: be|do|will <a> [be|get] <n> or <m> CHEAPER
less_or: <n> or <m> CHEAPER $
cost_less: be|do|will <a> [be|get] [only|just] <n> CHEAPER \
    [by|with|from|off|because|of|due|to <b>]
cost_less: [only|just] <n> CHEAPER $
less_or: <n> or <m> less|more|off $
less_or: how much less|more|cheaper|extra do|will <a> cost
less_or: how much less|more|extra do|will <who> PAYS [for <a>]
less_or: by how much [be it|<a> CHEAPER]
less_or: how much [mana] do <b> save [<who>] [on <a>]
less_or: how much cheaper be <a>
less_or: [<a>] [be] CHEAPER by how much
less_or: by how much do|will <b> LOWER <a>
less_or: <b> LOWER <a> by how much
cost_less: do|will <a> [still|only|just] cost [<who>] <n> less|more [mana] [USED]
cost_less: do|will <b> make <a> cost <n> less|more
cost_less: do|will <who> PAYS <n> less|more|extra [mana] [for <a>] WHEN
cost_less: do|will <who> have to pay <n> less|more|extra [mana] [for <a>] WHEN
costs_less: do|will <b> LOWER <a>
costs_less: do|will|can <b> LOWER ADJ cost of <a>
costs_less: do|will|can <b> LOWER <a> 's cost
costs_less: do|will <b> [also|even|still] make <a> cheaper
costs_less: do|will <b> [also|even|still] make <a> cost less
costs_less: do|will <a> get|be [any|at] [all] CHEAPER [by|with|from|off|because|of|due|to <b>]
costs_less: be <a> [any] CHEAPER [at] [all] [by|with|from|off|because|of|due|to <b>]
costs_less: do|will <a> [still] cost less [with|under|because|of|due|to <b>] [USED]
costs_less: do|will <a> get the|a discount|reduction [from|off|by <b>]
costs_less: do|will <who> PAYS less [for <a>] [with <b>]
costs_less: <a> [any] CHEAPER [now] ?
costs_less: [any] CHEAPER [now] ?
costs_less: anything off [of|for|on <a>] ?
costs_less: [any] discount|reduction [of|for|on <a>] ?
costs_less: do|will <who> get the|a|any discount|reduction [on|for <a>] [from|with <b>]
cost_changed: do|will <b> affect|matter|apply|hit|touch|change|alter|work [to|for|on|with] <a>
cost_changed: do|will <b> affect|change|alter|touch|hit ADJ cost of <a>
cost_changed: do|will <b> affect|change|alter|touch|hit <a> 's cost
cost_changed: be <a> affect by <b>
cost_changed: do|will <b> matter|change anything|something [for <a>] ?
pays_part: be <p> cost [still] [count] [as] pay|paid|payable
pays_part: do|will <p> cost [still] count as pay|paid
pays_part: can|may <who> [still|even] pay <p> cost
pays_part: can|may <who> [still|even] pay the|its untap|tap|activation cost of|for <a>
pays_part: can|may <who> [still|even] pay the|its untap|tap|activation cost
pays_part: do|will the|its untap|tap|activation cost [still] get|count|be [as] pay|paid
pays_part: [be] [the|its] [untap|tap|activation] cost [still] payable|paid ?
costs_more: do|will <b> [also|even|still] tax <a>
costs_more: do|will <b> 's tax [also|even|still] apply to|affect|hit <a>
costs_more: do|will <b> [also|even|still] make <a> cost more|extra
costs_more: be <a> [also|even|still] tax|taxed [by|with|under <b>]
costs_more: do|will <a> [still] cost more|extra|additional [mana] [with|under|because|of|due|to <b>]
costs_more: do|will <a> get tax|taxed [by|with|under <b>]
costs_more: do|will <b> raise|increase <a>
costs_more: do|will <b> raise|increase ADJ cost of <a>
costs_more: do|will <b> raise|increase <a> 's cost
costs_more: <a> [also|too|still] tax|taxed [too] ?
costs_more: [also|still] taxed [too] ?
costs_more: do|will <who> PAYS [the|an|any] more|extra|additional|tax [mana] [for|on <a>]
costs_more: do|will <who> have to pay more [for|on <a>]
costs_more: do|will|must <who> PAYS <b> 's [extra|additional] TAXED [mana|tax] [then|too] \
    [for|on <a>]
costs_more: do|will|must <who> PAYS <b> [the|any|its|a] tax|extra [mana|tax] [for|on <a>]
costs_more: do|will|must <a> PAYS <b> 's [extra|additional] TAXED [mana|tax]
taxed_n: do|will|must <who> PAYS [the|an] extra|additional <n:price> [extra|more] [mana] \
    [from|of|off|for|to <b>] [for|on <a>]
taxed_n: do|will|must <who> PAYS <n:price> extra|more [mana] [from|of|off|for|to <b>] [for|on <a>]
taxed_n: do|will|must <who> PAYS <n:price> [mana] from|of|off|to <b> [for|on <a>]
taxed_n: do|will|must <who> PAYS <b> [the|an] [extra|additional] <n:price> [extra|more] [mana] \
    [for|on <a>]
taxed_n: do|will|must <who> PAYS <b> 's <n:price> [extra|more] [mana] [for|on <a>]
costs_more: be <b> 's [extra|additional] TAXED [mana|tax] [still] [added|on] [on] [top] [of|to <a>]
costs_more: do|will <b> 's [extra|additional] TAXED [mana|tax] [still] apply|count|go|come|get|add \
    [added|on] [on] [top] [of|to|for <a>]
costs_kept: can|may|do|will <who> [get|have] [to] SKIP <b> ['s] [extra|additional] \
    [tax|cost|mana] [on|for <a>]
costs_kept: do|will|can <a> SKIP <b> ['s] [extra|additional] [tax|cost|mana]
costs_kept: do|will|can|may <who> get around <b> ['s] [tax] [on|for <a>]
tax: what be [the|my|its|her|his] [total|current|new] [commander] tax [bill] [WHEN] [on|for <a>]
tax: how much be [the|my|its] [commander] tax [bill] [WHEN] [on|for <a>]
tax: how much [commander] tax do <who> PAYS [WHEN] [on|for <a>]
tax: how much [commander] tax [WHEN] $
tax: [the|my] [total|commander] tax [bill] [WHEN] $
tax: [the|my] [commander] tax on|for <a> [WHEN]
tax: <a> 's [commander] tax after <n> [previous|prior] cast|casts|death|deaths
tax: [what be] [the|my] [commander] tax after <n> [previous|prior] cast|casts|death|deaths
tax: [what be] [the|my] tax after|once <a> [have] die <n:often>
tax: how much more|extra [mana] do|will <who> PAYS WHEN [for <a>]
tax: how much more|extra [mana] do|will <a> cost WHEN
tax: how much more|extra [mana] be it WHEN
tax: what be <a> 's [commander] tax [WHEN]
tax: <a> 's commander tax [WHEN]
tax: <a> 's tax [WHEN] $
tax: [the|my] [commander] tax on|for [the|my|its] next cast|time|one $
tax: [the|my] [commander] tax on|for the|my|its recast $
tax_due: any [commander] tax $
tax_due: [do] [<who>] owe|pay any|a|the [commander] tax [then|too|again|next] [time] [on|for <a>]
tax_due: be [the|a|any] [commander] tax [still] [added] on [top] [of] [it|that|him|her|<a>]
tax_due: do|will [the|a|any] [commander] tax [still] go|goes|come|get [added] on [top] \
    [of] [it|that|him|her|<a>]
tax_due: [still] [the|a|any] [commander] tax on top $
tax_skipped: can|may|do|will <who> [get|have] [to] SKIP [the|my|any] commander tax [on|for <a>]
tax_skipped: do|will <b> SKIP [the|my|any] commander tax [on|for <a>]
tax_due: do|will|must <who> PAYS [the|any|a] [commander] tax [then|too|again] [on|for <a>]
tax_due: do|will|must <who> PAYS [the|any|a] commander tax on|for <p>
tax_due: do|will [the|any] [commander] tax [still] apply|count to|for <p>
tax_due: do|will [the|a|any] [commander] tax [still] apply|count [then|too] [to <a>]
tax_due: do|will [the|a|any] commander tax [still] matter|work|kick [in]
tax_due: do|will <a> 's [commander] tax [still] apply|count
tax_due: be <a> [still] commander taxed
tax_up: do|will that|this|it [still] raise|increase|add|count [to|toward|towards|for|as] [the] \
    commander tax
tax_up: do|will [the] [commander] tax [still] go|goes up
tax_up: do|will [the] [commander] tax [still] increase|rise|grow
tax_due: be there [still] [a|any] [commander] tax [then] [on|for <a>]
tax_due: be [the|a|any] commander tax [still] paid|due|owed|added|charged
tax_due: still [a|any] commander tax $
pays_any: do|will <who> PAYS [for|to|if] [attack|attacking|that|it|tax]
tax_less: do|will|can <b> [also] LOWER [the|my] commander|command tax
tax_less: can|be|will [the|my] commander|command tax [be] LOWER [by|with|from <b>]
tax_less: do|will <b> [also|even] apply to|affect|work on|help with [the|my] commander|command tax
tax_more: do|will <b> [also|even] increase|raise [the|my] commander|command tax
way_less: do|will|can <b> LOWER ADJ <way> cost [of|on|for <a>]
way_less: do|will|can <b> LOWER <a> 's <way> [cost]
way_less: do|will <b> [also|even|still] make <a> 's <way> [cost] cheaper
way_less: do|will|can <b> LOWER <way> [cost] [NOW]
way_less: be <a> 's <way> [cost] CHEAPER [by|with|from|off|because|of|due|to <b>]
way_more: do|will <b> [also|even|still] tax|increase|raise <way> [cost]
way_more: do|will <b> [also|even|still] make <way> [cost] [cost] more|higher|extra [expensive]
way_less: do|will <b> [also|even|still] make <way> [cost] [cost] less|lower|cheaper
way_more: do|will <way> [cost] [also|still] cost more|extra
way_less: do|will <way> [cost] [also|still] cost less
way_more: be <way> [cost] [also|still] tax|taxed [by|under|with|from <b>]
way_less: do|will|be <way> [cost] [get|be] CHEAPER [by|with|from|off|because|of|due|to <b>]
tax_nth: do|will <b> [also|still] tax|hit <whose> <nth> spell [each|this|of] [the|that] [turn]
way_n: do|will <who> PAYS <n> more|less|extra for [my|the|a] <way> [cost] [of|on|for <a>]
way_n: do|will <way> [cost] cost [<who>] <n> more|less|extra
way_less: be ADJ <way> cost [of|on|for <a>] CHEAPER [by|with|from|off|because|of|due|to <b>]
way_less: do|will <who> pay less for [the] <way> [cost] [of|on|for <a>] [with <b>]
way_less: do|will <b> [also|even|still] apply to|affect ADJ <way> [cost] [of|on|for <a>]
way_more: do|will <b> [also|even|still] tax|increase|raise ADJ <way> [cost] [of|on|for <a>]
way_more: do|will <b> [also|even|still] tax|increase|raise <a> 's <way> [cost]
way_more: be <a> 's <way> cost [also|still] tax|taxed [by|with|under <b>]
way_more: be ADJ <way> cost [of|on|for <a>] tax|taxed [by|with|under <b>]
way_more: do|will <who> pay more|extra for [the] <way> [cost] [of|on|for <a>] [with <b>]
is_free: be <a> [still] free [USED]
is_free: [still|so|also|now] free $
is_free: do|will <a> [still] cost nothing|0
is_free: do|will <a> become free
is_free: do|can|may <who> [still] cast|play <a> for free
is_free: <a> for free $
is_free: <a> [still|now|then|also] free [now|then] ?
is_free: do|will <b> make <a> free
is_free: do|will <b> LOWER|make <a> [to|cost] nothing|0|free
is_free: do|will <b> LOWER <a> 's cost to nothing|0
pays_any: do|will <who> PAYS any|anything [mana|for] [<a>]
pays_any: do|will <who> [still] need [any|more] mana [for <a>]
pays_any: do|will <a> [still] cost [<who>] anything|something [NOW]
can_life: can|may <who> [still|also] pay <n> life for|on <a>
can_life: can|may <who> [still|also] pay <n> for|on <a>
can_life: can|may <who> [still|also] pay life for|on <a>
can_life: can|may <who> [still|also] pay [<n>] life to cast|play <a>
can_life: can|may <who> [still|also] pay <n> life
can_life: can|may <who> [still|also] pay [the] life
can_life: [pay] <n> life instead $
can_life: can|may <who> [still|also] cast|play <a> [by|for|with] [pay] [just|only] [<n>] life \
    [and|with] [no|0|nothing|alone|only] [mana|else]
free_way: can|may <who> [still|also] pay [for] [the|its|it] ['s] <way> [cost] [for|on <a>] [too]
free_way: can|may <who> [still|also] <way> [it|that|this|the copy|<a>] [too]
free_way: can|may <who> [still|also] use|choose [the|its|it] ['s] <way> [cost] [for|on|with <a>]
free_way: can|may <who> [still|also] cast it|that|<a> for|with|using [the|its|it] ['s] <way> [cost]
free_way: can|may <who> [still|also] pay <m:mana> to <way> [it|that|this|<a>] [too]
free_way: can|may it|that|<a> [still|also] be <way>
free_way: be [the] <way> [cost] [still|also] possible|allowed|ok|okay|legal|available|payable
free_way: [the] <way> [cost] [still|also] possible|allowed|ok|okay|legal|available|payable $
free_way: do|will [the] <way> [cost] [still|also] work [with|on|for it]
free_way: <way> it $
free_x: what be [the value of] x
free_x: what be [the value of] x for|in|on|of <a>
free_x: what be <a> 's x
free_x_may: can|may <who> [still] cast|play <a> with|for x [=|of] <n>
free_x_may: can|may <who> [still] cast|play <a> with x more|bigger|higher|greater than 0
free_x: what can|will|do x be
free_x: x be what $
free_x: how much be x
free_x: x is
free_x: x [=] $
free_x: what x do|will|can <who> get|choose|pick|have|use
free_x: how big|high can x be
free_x_may: can|may <who> [still] pay|put|sink|dump [more|extra|any] mana into|for|in x
free_x_may: can|may <who> [still] choose|pick|set|pay|make|have x [as|to|of] [=] <n>
free_x_may: can|may <who> [still] choose|pick|set|pay x
free_x_may: can|may x be <n>
free_x_may: can|may x be anything|more|bigger|higher|greater [than 0]
free_must: do|will|must <who> [still|also] [have|need] [to] sacrifice|discard <a> TOO
free_must: do|will|must <who> [still|also] [have|need] [to] sacrifice|discard SOME TOO
free_must: do|will|must <who> [still|also] [have|need] [to] pay [the|its|it] ['s] additional cost
free_must: do|will|must <who> [still|also] [have|need] [to] sacrifice|discard <b> to cast <a>
free_must: do|will|must <who> [still|also] [have|need] [to] sacrifice|discard <b> for|with <a>
free_must: do|will|must <who> [still|also] owe <a> TOO
free_must: do|will|must <who> [still|also] owe [the|a|another|its|it] ['s] sacrifice|discard TOO
free_must: do|will <b> [still|also] make|force <who> [to] sacrifice|discard <a> TOO
free_must: do|will <b> [still|also] make|force <who> [to] sacrifice|discard TOO
free_must: do|will <a> still go|leave TOO $
free_must: <a> still go|leave ?
free_must: [a|the] second|2nd|another sacrifice|discard ?
free_skips: can|may|do|will <who> [get] [to] SKIP [the|its|it] ['s] sacrifice|discard \
    [on|of|for|from <a>]
free_must: do|will casting|cast <a> [still|also] need|require|cost [me] [a] sacrifice|discard
free_must: do|will <a> [still|also] need|require [me] [a|the] sacrifice|discard
free_must: [still] sacrifice|discard <a> $
free_must: still sacrifice|discard $
free_must: must sacrifice|discard <a>
free_must: do|will|must <who> [still|also] [have|need] [to] sacrifice|discard $
free_must: do|will|must <who> [still|also] [have|need] [to] sacrifice|discard <n> \
    [card|creature] TOO
free_must: [still] need|have to sacrifice|discard SOME $
free_must: still sacrifice|discard SOME $
free_must: [the] sacrifice|discard [still] need|needed|required
free_must: [still] sacrifice|discard <n> [card] $
free_must: [do|will] [<who>] [still] need to sacrifice|discard [<a>] $
free_must: be [the] sacrifice|discard [still|also] needed|need|required|necessary|mandatory
free_must: [the] sacrifice|discard [still|also] needed|need|required|necessary|mandatory $
way_free: be [the] <way> [cost] [on|of|for|from <a>] [still|both|all|also|even] free [too]
way_free: do|will <who> get [the] <way> [cost] [for] free [too] [on|with|for <a>]
way_free: [the] <way> [cost] free [too] $
way_free: do|will [the] <way> come [for] free [too]
way_pays: do|will|must <who> PAYS [the] <n> [mana] for [the] <way> [cost]
way_pays: do|will|must <who> PAYS [the] <mana> for [the] <way> [cost]
way_free: be <a> 's <way> [cost] [still|both|all|also|even] free [too]
way_free: do|will <way> [still|also] cost nothing|0
cost_way: what do|will <way> <a> [still] cost [<who>] [NOW]
cost_way: how much [mana] do|will <way> <a> [still] cost [<who>] [NOW]
cost_way: how much [mana] do|will <who> PAYS to|for <way> <a> [NOW]
cost_way: <way> <a> cost|costs [<who>] [what|how] [much] $
way_is: do|will <way> <a> [still|only|just|now] cost [<who>] [only|just|exactly] <n> [mana] \
    [instead|rather] [of|than] [<m>]
way_is: do|will <way> <a> [still|only|just|now] cost [<who>] [only|just|exactly] <mana>
way_is: do|will <who> PAYS [only|just|exactly] <n> [mana] to|for <way> <a>
way_is: do|will <who> PAYS [only|just|exactly] <mana> to|for <way> <a>
way_free: be|do <way> <a> [still|now|also] [be] free
way_more: do|will <b> [also|even|still] tax|increase|raise <way> <a>
way_more: do|will <b> [also|even|still] tax <who> for <way> <a>
way_more: do|will <b> [also|even|still] make <way> <a> cost <n:number> more
way_more: do|will <b> [also|even|still] make <way> <a> cost more|extra
way_more: do|will <b> [also|even|still] apply to|affect|hit <way> <a>
way_more: do|will <way> <a> [also|still] cost [<who>] more|extra [with|under|because|of|due|to <b>]
way_more: be <way> <a> [also|still] tax|taxed [by|under|with|from <b>]
way_more: do|will <who> PAYS [the|an|any] more|extra|additional|tax [mana] to|for|when <way> <a>
way_less: do|will <b> [also|even|still] make <way> <a> cost less
way_less: do|will <b> LOWER <way> <a>
way_less: do|will <way> <a> [also|still] cost [<who>] less [with|from|because|of|due|to <b>]
way_less: be|do|will <way> <a> [also|still] [be|get] CHEAPER [by|with|from|because|of|due|to <b>]
way_pays: do|will|must <who> PAYS [any|more|extra] [mana] [for] [the] <way> [cost]
way_pays: do|will [the] <way> cost [any|more|extra] [mana]
both_paid: do|must <who> [also|still] PAYS [for] BASE cost BESIDES [for it]
both_paid: do|must <who> also|still PAYS [for] BASE cost
both_paid: do|must <who> [also|still] PAYS [for] BASE cost BESIDES of|to that|it|the <way> [cost]
both_paid: do|must <who> [also] PAYS [for] BASE cost and [the|its] <way> [cost]
both_paid: do|must <who> [also] PAYS [the|its|it] ['s] <way> [cost] BESIDES of|to BASE cost
both_paid: do|must <who> PAYS both [cost]
"""


def _spelled(lines: str) -> str:
    """Give patterns with the words that their pieces stand for."""
    return with_pieces(lines, _PIECES)


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of costs."""
    return table("ask", _spelled(_ASKS))
