"""Phrasings of open questions: what happens, who, where, in what order, which of two."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table

#: name: pattern, one a line (see `rows.compiled`)
_ASKS = """
happens: what [exactly] happen [then|now|here|next|first]
happens: what [do|will|would|should|be|going] [going] [to] happen [here]
happens: what be the result|outcome|interaction|effect
happens: what do that|this|it do
happens: what be go on
happens: what come of it|this|that
happens: how do this|that|it play out
happens: how do this|that|it|they interact
happens: how do this|that|it work [out] [exactly]
happens: how do this|that resolve
happens: what now
happens: [so] now what
happens: then what
happens: , then ?
happens: and then ?
happens: so ?
sizes: how big be <a> and <b> [now]
sizes: what be the size of <a> and <b>
which_of: <a> or <b> ?
which_of: do <who> get <a> or <b>
which_of: <a> or mana ?
which_of: mana or <a> ?
which_of: do <who> get <a> or mana
which_of: do <who> get <a> , <b> or both
gone: be <a> [still] go|exile|lose forever|permanently
gone: be <a> [still] go|exile|lose for good|ever
gone: <a> [be] [still] exile|gone|lose|lost forever|permanently ?
gone: <a> [be] [still] exile|gone|lose|lost for good|ever ?
gone: do|will <a> [still] get exile|exiled forever|permanently
gone: do|will <a> [still] get exile|exiled for good|ever
gone: do|will <who> lose <a> forever|permanently
gone: do|will <who> lose <a> for good|ever
gone: do|will <a> stay exile|gone [forever|permanently]
gone: do|will <a> stay exile|gone for good|ever
transforms: do|will <a> flip|transform [over]
transforms: do|will <a> turn over
happens: what be the end result
happens: what do i end up with
happens_to: what [exactly] happen to|with <b> [then|now]
happens_to: what [do|will|would] happen to|with <b>
happens_to: what become of <b>
happens_to: what do <a> do to <b>
happens_to: what do <b> do
who_dies: who|which [one|creature] [be] die
who_dies: who|which [one|creature] be dead
who_dies: which of them die
who_dies: which creature|one survive
who_dies: who survive
who_dies: who|which [creature|one] live
who_dies: who be leave standing
who_dies: what [creature] [do|will] die
who_dies: what|which [creature|thing] get destroy
any_dies: do anything|anyone|either die
any_dies: do either of them die
any_dies: do any creature die
any_dies: anything|anyone|anybody die ?
who_dies: what survive
who_dies: who win the fight|combat
who_dies: how many [of] [my|their|the] [creature] die
where: where do|will|would <a> [end up] go [to]
where: where do <a> end up
where: where do <a> wind up
where: where be <a> [now]
where: what|which zone do <a> go|end [up] [to|in]
where: what|which zone be <a> in
where: [in|into|to] what|which zone do <a> go|end [up]
where: where do <a> get put
where: <zone> for <a> ?
where: to where do <a> go
where: do|will <a> go|end|get [up] [put] [to|in|into] <zone> or [to|in|into] <b:zone>
where: <zone> or [to|in|into] <b:zone> ?
where: [to|in|into] <zone> or <b:zone> [for <a>] ?
whose: [in|into|to] whose graveyard|hand|library [do|will|be] <a> [go|end] [up] [to|in|into]
whose: whose graveyard|hand|library
whose: who 's graveyard|hand|library do <a> go|end [up] [to|in]
whose: whose graveyard|hand|library do <a> go|end [up] [to|in]
who_controls: who [will] control|own <a> [now|then|after|afterwards]
who_controls: who get [to] [control|keep] [of] <a>
who_controls: who have [control] [of] <a> [now]
who_controls: who keep <a>
who_controls: who end up with|control <a>
who_controls: whose be <a>
who_controls: who get|keep <a> back [then]
who_controls: who [end] [up] control|controlling <a> [then|now|after]
who_controls: whose <a> ?
who_controls: whose <a> be it|that|this
who_controls: whose control be <a> under
who_controls: under whose control be <a>
who_controls: under whose control do <a> [come] [enter|return|back] [to] [the] [battlefield]
who_controls: do <who> get control of <a> back
first: which|what [one|spell|ability|trigger] resolve first
first: who 's|whose spell|ability|trigger|one resolve first
first: which|what [one] of them resolve first
first: which|what [one] happen first
first: which resolve first , <a> or <b>
first: what|which order do <a> [and] [<b>] resolve [in]
first: [in] what|which order do they|these|those|everything|thing|all resolve [in]
first: [in] what|which order [be] [do]
first: how do <a> stack
life_total: what [life] be <who> at
life_total: what life total do <who> have|end [up] [at|with]
life_total: life total [now|then|after] ?
life_total: what be <whose> life [total] [now|then|after]
life_total: <whose> life total
life_total: <whose> life ?
who_gains: who gain [the] life
who_gains: who draw [the] [card]
who_gains: who lose [the] life
who_gains: who take the damage
who_does: who [have to] discard [a|the] [card]
who_does: who [have to] sacrifice [something|it|a creature|a permanent]
who_gets_token: who get|make|create [the|a|an|my] <a> [token]
who_gets_token: who|whose control be <a> token under
life_total: how much life do <who> have [leave|now]
life_total: what life do <who> end [up] at|on
life_total: where|what do <whose> life [total] end [up] [at]
what_is: what be <a> now|then
what_is: what be <a> [now] ?
what_type: what [creature|land|card] type be <a> [now|then]
what_type: what be [the] [creature|land|card] type of <a> [now|then]
what_type: what be <a> 's [creature|land|card] type [now|then]
what_color: what color be <a> [now|then]
what_color: what be [the] color of <a> [now|then]
what_color: what be <a> 's color [now|then]
has_abilities: do|will <a> [still] have [any] ability [left]
has_abilities: do|will <a> lose all [it|its|his|her] ['s] ability
has_abilities: do|will <a> have no ability
has_abilities: what ability do|will <a> [still] have [left]
what_is: what do <a> become
power_toughness: what be the power and toughness of <a>
power_toughness: what be <a> 's power and toughness
power_toughness: what be <a> p/t
power_toughness: what be <a> stat
power_toughness: what stat do <a> have
toughness_amount: what be <a> 's toughness
toughness_amount: what be <a> toughness
toughness_amount: how much toughness do <a> have
wins: who win [the game]
wins: who lose [the game]
wins: do anyone|anybody|somebody win|lose
wins: do we draw
wins: be the game a draw
is_draw: be it|this|that a draw|tie
resolve_or: do <a> resolve or fizzle
die_or: do <a> die or survive|live
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked openly."""
    return table("ask", _ASKS)
