"""Phrasings of what is asked: the one proposition that the answer is a verdict on."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table

#: name: patterns, parted by " || " (see `rows.compiled`)
_ASKS = """
trigger: do|will <a> [still|also] trigger [too] || can <a> trigger || do <a> see it || do that trigger <a> || will that trigger <a> || do it trigger <a> || do <a> go off || would <a> trigger
trigger_for: do|will <a> [still] trigger|draw|work [me] [a] [card] for|off|from|on|with|when|if <b> || do <a> see <b> || do <b> trigger <a> || do cast <b> trigger <a> || can <b> trigger <a>
trigger_ward: do <a> trigger ward || do ward trigger [for <a>]
times_triggered: how many <a> [do <who> get] || how many time do <a> trigger || how many trigger [do <who> get]
triggers_n: do <a> trigger <n> [time]
count_or: <n> trigger or <m> || <n> or <m> trigger || 1 trigger or 2 || once or twice
draw: do|will <who> [still] [get to] draw [a] [card] || do <who> draw <n> [card] || do <who> get a card || do <who> get to draw || can <who> draw
draws: do|will <a> [still] draw [<who>] [a|<n>] [card]
draw_amount: how many card do <who> draw
life_amount: how much life do <who> gain|lose
gain_n: do <who> gain <n> life
gains: do|will <who> gain life || do <who> gain the life
loses: do|will <who> lose life || do <who> lose <n> life || do <who> take mana burn || mana burn
damage_amount: how much damage [do <a> deal] || how much [damage] do|will <who> take || how much [damage] go through || how much damage do <who> take || how much damage go through
damaged: do|will <who> take [any] damage || do|will <a> deal damage
die: do|will <a> [still] die || be <a> dead || do [the] legend rule kill <a> || do <a> get destroy || do <a> go to the graveyard || would <a> die || can <a> die
survive: do|will <a> [still] survive || survive || do|will <a> live || <a> survive || do <a> stay alive || do <a> make it
kills: do|will|can <a> [still] kill|destroy <b> || be <b> destroy by <a>
exiles: do|will|can <a> [still] exile <b>
bounces: do|will|can <a> [still] bounce <b>
counters_spell: do|will|can <a> counter <b> || can <who> counter <b> with <a>
can_counter: can <who> [still] counter <a> || can <a> be counter || be <a> uncounterable
countered: be|do|will <a> [be|get] counter || will <a> get counter || be <a> be counter
resolves: do|will <a> [still] resolve || do|will <a> [still] work
fizzles: do|will <a> [still] fizzle || fizzle || be <a> fizzle
targetable: can|may|do <who> [still] target <b> with <a> || can|do <a> target <b> || be <b> a legal target for <a> || can <b> be target by <a>
targetable_any: can <who> [still] target <b> || can <b> be target
stops: do|will|can <a> [still] stop|affect|hit <b> || do <a> shut off <b> || do <a> turn off <b>
protects: do|will|can <a> [still] protect|save <b> [from <c>]
size: how big be <a> || how big [be it] || what size [be <a>] || what be <a> 's size|power || what be the size of <a> || how big do <a> get || size || how large be <a>
size_is: be <a> [still] [a] <size>
power_amount: what be <a> power || how much power do <a> have
is_a: be <a> [still|also] <type> [too] || do <a> [still] count as <type> [too] || do <a> become <type> || be <a> <type> or not
is_both: be <a> [still] <type> and <type2>
has_kw: do|will <a> [still] have <kw> || do <a> keep|gain|lose|get <kw> || have <a> <kw>
untaps: do|will <a> [still] untap || can <a> untap
enters_tapped: do <a> enter tapped || do <a> enter [the battlefield] tapped
enters_untapped: do <a> enter untapped
comes_back: do|will <a> [still] come back || come back [or not] || do <who> get <a> back || do <a> return || <a> back || do <a> come back to the battlefield
gets: do|will <who> [still] get <a> [token] || another <a> ? || <a> ? || do <a> make <b> || do|will <who> [still] get another <a> || do <who> get a|an|the <a> token
gets_amount: how many <a> [do <who> get] || <n> or <m> <a>
counters_amount: how many counter [do|will <a> have] || <n> <word> counter || how many counter do <a> enter|get with || how many <word> counter
cost: how much do|will <a> [still] cost || what do <a> cost || what do <who> pay [for <a>] || cost of <a> || how much do <who> pay || what be <a> 's cost || what be the cost of <a> || how much [mana] to cast <a> || how much be <a>
cost_is: do|will <a> [still] cost <n> || do <a> make it cost <n> || do it cost <n>
cost_less: do <a> [still] cost <n> less|more || do it [still] cost <n> less|more
costs_more: do|will <a> [still] cost more || do <a> make <b> cost more
costs_less: do|will <a> [still] cost less || do <a> get cheaper
is_free: be <a> [still] free || [still] free || do <who> cast <a> for free
free_kw: be <kw> [still|also] free [too] || do <who> [have to] pay [for] <kw>
life_is: be <who> at <n> life
pays_life: do <who> [still|also] [have to] pay <n> life
tax: what be the [commander] tax [now] || how much be the [commander] tax || what be my [commander] tax [now] || how much [commander] tax do <who> pay
mana_value: what be <a> 's mana value|cmc || what be the mana value|cmc of <a> || mana value of <a> || <a> 's mana value || what be it 's mana value|cmc || what be its mana value
mana_value_or: be it 's cmc <n> or <m> || be its cmc <n> or <m>
win: do <who> win [the game]
lose: do <who> lose [the game]
can: can|may <who> [still] [legally] || be <who> able to || be <who> allowed to || do <who> [still] get to || be it possible to || could <who> || can <who> [still|just] use <b> to
can_thing: can <a> [still]
must_pay: do <who> [still|also] [have to] [need to] pay [for] [the] [<a>] || must <who> pay [for] [<a>] || do <who> have to pay [<n>]
respond: can <who> respond [to <a>] || do <who> get to respond || can <who> [do anything|act] in response
legal: be that|it|this [still] legal || [still] legal || can <who> do that|this || do that|it|this [still] work || be that allowed || be this possible || allowed || do this work || be this legal || legal or not
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked."""
    return table("ask", _ASKS)
