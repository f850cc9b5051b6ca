"""Phrasings of what happens: the verbs of the game with the roles of what stands around them."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table

#: name: patterns, parted by " || " (see `rows.compiled`)
_EVENTS = """
cast: [<who>] [to] cast|resolve|drop|play <a> || <a> be cast || <a> resolve || <a> [be] on the stack || [<who>] flash in <a> || flash <a> in
respond: [<who>] respond with <a> || [<who>] answer with <a> || [<who>] cast <a> in response
card_at: [<who>] <a> <b>
cast_on: [<who>] cast <a> on|at|target <whom> || [<who>] <a:thing> on|at|target <whom>
cast: [<who>] topdeck <a> || [<who>] cast <a> copy || [<who>] have <a> on the stack
cast_at: [<who>] cast|resolve|play|use|throw|put|aim|point|fire <a> on|at <b> || [<who>] <a:thing> on|target|at <b> || [<who>] cast|play|use <a> target <b>
cast_at: [<who>] target <b> with <a> || [<who>] hit <b> with <a> || <b> get <a> put on it || <b> get hit by|with <a> || put <a> on <b>
cast_by: [<who>] cast <a> with|off|from|via <b> || <a> off [of] <b> || <b> cast <a> || <b> let me cast <a>
play_land: [<who>] play|drop <a> as my land [drop] || play a land <a>
activate: [<who>] activate|use|crack|pop|fire <a> || <a> be activate || [<who>] use <a> ability || [<who>] ult <a>
activate_at: [<who>] activate|use|crack <a> on|target <b> || [<who>] use <a> to target <b>
minus: minus <n> <a> || <a> minus <n> || [<who>] minus <n> <a>
plus: plus <n> <a> || <a> plus <n> || <a> +1
tap: [<who>] tap <a> [for mana] || [<who>] tap <a> for <mana>
tap_for: [<who>] tap <a> for <b> || [<who>] tap <a> to pay for <b>
sacrifice_to: [<who>] sacrifice <a> to [activate|pay for|cast] <b> || [<who>] feed <a> to <b>
discard_to: [<who>] discard <a> to [activate|pay for|cast] <b> || [<who>] pitch <a> to <b>
sacrifice: [<who>] sacrifice <a> || <a> be sacrifice || <a> get sacrifice
die: [<a>] die || [<a>] be|get kill|destroy || <a> go to [the|my|its|it] ['s] graveyard || <a> get wrathed || <a> be put into a graveyard || <a> hit the graveyard
kill: [<who>] kill|destroy|remove|wrath|murder <a> || [<who>] kill|destroy|remove <a> with <b>
exile: [<who>] exile <a> || [<a>] be|get exile || <a> go to exile || [<who>] exile <a> with <b>
leave: [<a>] leave || [<a>] leave the battlefield || <a> go away || <a> be go || <a> be remove || <a> get bounce || <a> be bounce|return || [<who>] bounce|return <a> [to [my|its|their] hand] || <a> return to hand
enter: <a> enter [the battlefield] || <a> etb || <a> come into play || <a> be put onto the battlefield || [<who>] put <a> onto the battlefield || <a> come in
enter_attacking: <a> [be] put onto the battlefield [tapped and] attack || <a> enter [the battlefield] [tapped and] attack
attack: [<who>] attack [with] <a> || [<a>] attack [too] || [<a>] attack me|you || [<who>] attack with <a>
attack_it: [<a>] attack <b> || [<who>] attack <b> with <a>
block: [<a>] block <b> || <b> [be] block by <a> || <b> get block by <a> || [<who>] block <b> with <a>
blocked: <a> be|get block || <a> become block
connect: [<a>] connect || [<a>] deal combat damage [to <whom>] || <a> hit <whom> || <a> deal damage to <whom> || <a> get through
deal: <a> deal <n> damage to <b>
fight: <a> fight <b>
draw: <who> draw <n> card || <who> draw a card || <who> draw
draw_card: <who> draw <a>
discard: <who> discard <a> || <a> be discard || <a> get discard
mill: <who> mill <n> [card] || <who> mill <a>
gain_life: <who> gain <n> life || <who> gain life
lose_life: <who> lose <n> life || <who> pay <n> life
counter: [<who>] counter <a> || <a> be|get counter || [<who>] counter <a> with <b>
copy: [<who>] copy <a> [with <b>]
copies: <a> copy <b> || <a> be a copy of <b> || <a> become a copy of <b> || <a> enter as a copy of <b>
equip: [<who>] equip <a> to <b> || equip <b> with <a> || move <a> to <b> || [<who>] equip <b>
animate: [<who>] animate <a> || <a> be animate || [<who>] animate <a> with <b> || [<who>] crew <a>
becomes: <a> become <size> creature || <a> become a creature
take_control: [<who>] steal|take <a> || [<who>] gain|take control of <a>
flicker: [<who>] flicker <a> || [<who>] flicker <a> with <b> || <a> be|get flicker
reanimate: [<who>] reanimate <a> || <a> be reanimate
transform: <a> transform || [<who>] transform <a> || [<who>] flip <a>
untap: [<a>] be|get untap || [<who>] untap <a>
untap_step: [<who>] untap
cycle: [<who>] cycle <a>
phase_out: <a> phase out
counters_put: [<who>] put <n> <size> counter on <a> || <a> get <n> <size> counter
lose_abilities: <a> lose [all] [it] ['s] ability
gain_keyword: <a> gain|get|have <kw>
pay: [<who>] [only] pay <mana> for <a> [the normal way]
cascade: <a> cascade into <b> || <a> hit|find|reveal <b> || [<who>] cascade into <b> with <a> || cascade into <b>
scry: [<who>] scry <n>
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for events."""
    return table("event", _EVENTS)
