"""More lines of the language of parts: whether something may be done, and what there is for it."""

from __future__ import annotations

FACTS = """
unpaid: [<and>] i don't|can't|do_not|cannot have|pay|afford|activate [the] NUM mana \
    [for_it|for_that]
unpaid: [<and>] i have no|not_enough mana [for it|that|its_ability|to_activate_it]
counted: with|has|having|and NUM counters [on_it|on_him|on_her]
counted word=charge: with|has|having|and NUM charge counters [on_it]
counted word=time: with|has|having|and NUM time counters [on_it]
counted word=+1/+1: with|has|having|and NUM +1/+1 counters [on_it|on_him|on_her]
counted word=loyalty: with|has|having|and NUM loyalty [counters] [on_it|on_him|on_her]
board: [<if>|with] [<i>] [<have>] [only|just] CARDS open|untapped|available|ready|to_spare|free|left
board: with|off|using|from [only|just] CARDS
board: i put|stick|slap|drop CARDS [out] [onto the battlefield]
board owner=opponent: <opp> \
    put|puts|stick|sticks|slap|slaps|drop|drops|resolve|resolves|land|lands \
    CARDS [out]
board: CARDS too|also|as_well
board: CARDS on_my_side|on_my_board|on_board|in_play|already
board owner=opponent: on <opp> ['s] side|board CARDS
board: [<if>] [<i>] [now|also|just] resolved|resolve|landed|dropped|stuck CARDS
attached: [<if>] [<i>|<opp>] \
    put|puts|stick|sticks|slap|slaps|throw|throws|drop|drops|play|cast|slapped \
    CARDS on|onto [my|a|the|their|his] CARD=holder [out] [he_has|they_have|i_have] [<have>]
attached: [<if>] CARDS on|onto|enchanting|enchants [my|a|the|their|his] CARD=holder
attached: [<if>] [my|the|a] CARD=holder wearing|wears|carrying|carries|holding CARDS
besides: they_have_been_holding|he_has_been_holding|they_control|he_controls|i_control|they_have
besides: [and|then|now] [it|he|she|they|my_commander] [was|got|has_been] \
    bounced|blinked|flickered|reanimated|returned_to_hand|returned_to_my_hand [NUM times] \
    [and] [recast|cast_again|replayed] [out_of_hand|from_hand|from_my_hand|out_of_my_hand]
besides: [and|then|now] [it|he|she] recast|cast_again|replayed|recasting|casting_it_again \
    out_of_hand|from_hand|from_my_hand|out_of_my_hand
besides: [and] [now] [it|he|she] [died|was_killed|got_killed] [and] [is|sits|went|goes] \
    [back] [in|to|into] the [command] zone [again|now]
besides: [and] [now] [it|he|she] [is|sits|went|goes|came] [back] [home|there] [again]
besides: it_is|that_is|he_is [a|an|only|just] instant|sorcery|spell
besides: it_is|that_is [only|just] NUM life
besides: [<if>] i tap my|some|all|the lands [for mana] in|at|during [the|my] \
    beginning_of_combat|combat|main_phase|first_main_phase|upkeep|draw_step
free: comes|coming|came|come off suspend
cast who=opponent kicked=1: [<if>|<and>] <opp> kick|kicks|kicked CARD [only] [1 times]
cast who=opponent: [<if>|<and>] <opp> kick|kicks|kicked CARD [only] NUM=kicked times
turn who=opponent: [it_is|on|during] his|their|her|opponent_'s|the_opponent_'s turn
stacked: CARD [is] on the stack [targeting|pointed_at [my|a|their] KIND|me|it]
paying: paid|paying|funded with|using|by|off CARDS
pool: [with|off|using|from|i_have|only] [only|just] MANA [mana] \
    available|open|floating|up|left|to_spend
pool: [with|i_have] only|just|exactly MANA [mana]
where place=hand: in [my|the] hand or [my|the] graveyard|exile|library|deck
where place=stack: when|once|as [i|it_is|you] cast [it]
board owner=opponent: CARDS [is|are] [out] on the other side
board: with|off|using|from [only|just] mana from CARDS
board: CARDS resolved|resolves|has_resolved
besides: [and] [does] bouncing|returning|blinking my commander [to_hand|to_my_hand]
besides: [and] [it|command_zone|he|she] returns|puts|fetches|moves|brings my|the commander \
    to|into [my] hand
besides: [and|after] it fetches|gets|returns|puts|moves|brings my|the commander to|into [my] hand
besides: without anything|something else
besides: [now|any] any_more|anymore
convoked: [by] tapping CARDS
convoked: convoking with CARDS
convoked: convoke with CARDS
tax num=1: [the|my|its|her|his] second time [casting|i_cast]
tax num=2: [the|my|its|her|his] third time [casting|i_cast]
tax num=3: [the|my|its|her|his] fourth time [casting|i_cast]
commander: my commander CARD [is|has]
flipped: [when|while|once|if|after] [it|he|she] [is] flipped|transformed|on_its_back_side
floated: [<if>] [<i>] [have] floated|float|floating MANA [mana] \
    [in|during [my] main_phase|first_main_phase|upkeep|precombat_main]
floated: [<if>] [<i>] [have] floated|float|floating NUM [MANA] mana \
    [in|during [my] main_phase|first_main_phase|upkeep|precombat_main]
found: cascading_into|cascade_into|cascaded_into|cascades_into CARD
delve: [<have>|with|and] NUM [other] cards in [my|the] graveyard [to delve|exile]
delve: [<have>|with|and] NUM [other] cards to|for delve|exile|delve_away
delve: exiling|delving|by_delving|exile|delve NUM [other] [cards] [away] [from my graveyard]
tax: [and] cast [from the [command] zone] NUM times
tax: [she|he|it|my_commander] is|was|has|'s been cast NUM times \
    [already|before|from_the_command_zone]
tax: [commander] was|has_been|'s_been cast from the [command] zone NUM times [already|before]
tax: [and] [has] died NUM times [and] [went|gone|going] [back] [home|to_the_command_zone]
tax: [and] [has] [already|been] died|killed NUM times
zone place=command: from|out_of the cz|command|zone|command_zone
found: picks|pick|hits|hit|finds|find|reveals|reveal|flips|flip|targets|target|grabs|grab|chooses \
    CARD [out_of|from|in my graveyard]
found: dropping|hitting|finding|revealing|targeting|grabbing|imprinting|flipping|choosing|casting \
    CARD [out_of|from|in my graveyard]
found: [<if>|when] [<i>] \
    targeting|target|aim_at|aimed_at|enchanting|enchant|pointed_at|put_it_on|put_that_on CARD
found: on|into|with CARD imprinted|under_it|on_it
"""

GOALS = """
pay: can|could|may [<i>] use|spend|put|tap MANAOF=source <to-use> [an|the|a] KEYWORD [cost|costs]
pay: MANAOF=source to_pay_for|to_pay|for|paying_for [an|the|a] KEYWORD [cost|costs]
pay: MANAOF=source paying_for|paying|to_pay_for|to_cast|casting ONE=target
types ask=what: <types> [of_mana] can|could|do|does|will|would <i> <make>|get \
    from|out_of|off [tapping] ONE
sick ask=self: is|are [a|my|the] ONE=source that [is|was] <new> able_to|allowed_to \
    tap|be_tapped [for mana]
sick ask=self: can|could|may [a|my|the] ONE=source that [is|was] <new> \
    tap|be_tapped|be_used [for mana]
sick ask=self: can|could|may i tap|use [a|my|the] ONE=source that [is|was] <new> [for mana]
tapcost new=yes: can|could|may [a|my|the] <new> ONE be tapped|used for KEYWORD on|for|in CARD=spell
tapcost: can|could|may [a|my|the] ONE be tapped|used for KEYWORD on|for|in CARD=spell
amount ask=bonus: what|how_much|which [is_the|is] <extra> mana [do_i|i] [<make>|get]
amount ask=bonus: what [is_the|is] <extra> mana do|does|will|would i <make>|get
hue: is|are|would|will CARD=one [be] [still] [a|considered] MANA=hue [spell|card|creature] \
    [on_the_stack]
hue: is|are CARD=one [be] [still] [a|considered] MANA=hue [spell|card|creature] \
    if|when|while|even_if|though|even_though [i|you|only] paid|pay|spend|spent [only] [NUM] \
    MANAS [mana] [for|on] [it]
landplays ask=what: [so] how_many lands can|could|may|do|will i [now|then] \
    play|drop|put_down|make [this_turn|a_turn|per_turn|each_turn|in_a_turn|in_one_turn|total]
landplays ask=what: how_many land drops|plays [do_i_have|do_i_get|can_i_make|do_i_make] \
    [now|then] [this_turn|a_turn|per_turn|each_turn|in_a_turn|total]
landplays ask=what: [how_many] lands|land_drops|land_plays per_turn|a_turn|each_turn
landplays ask=number: can|could|may i [now|then] play|drop NUM=number lands \
    [this_turn|a_turn|per_turn|each_turn|in_a_turn|in_one_turn|in_the_same_turn|total] \
    [without anything special|else]
landplays ask=number: do i [now|then] get|have NUM=number land drops|plays \
    [this_turn|a_turn|per_turn|each_turn]
landplays ask=more: do|does|can|will i [now|then] get|have|play|make \
    another|an|a|the extra|additional|second|another land [drop|play] \
    [this_turn|a_turn|each_turn|per_turn]
restricted: is|are that|the|its|this mana [also|too|<still>] <restricted> [to|for KIND] [only] \
    [or_anything|or_something]
restricted: is|are its|that mana [also|too|<still>] KIND [spells] only
amount ask=what: = how_much|what [mana] [?]
amount ask=what: how_much|how_many MANA=mana [mana] <do> [<i>|it|he|she] [<still>] <make>|get [me]
amount ask=what: how_much|how_many MANA=mana [mana] <do> CARD=source [<still>] <make> [me]
types ask=what: ONE=one [<still>] makes|taps_for|produces|make|tap_for what \
    color|colors|mana|type|types [of_mana]
manaab ask=is: ABILITY=one , is_that_one|is_that|is_this|is_it a mana ability
sick ask=told: is|are ONE=source [<still>] able_to tap|be_tapped [for mana]
sick ask=told: tap ONE=source for mana ?
sick ask=told: tap ONE=source for MANA [mana] ?
sick ask=told: tap ONE=source ?
freeway: KEYWORD it|that ?
respond ask=respond: can|could|may <i>|<opp> CARD=using it|that|them|him|her first [REST]
amount ask=what: gives|nets|makes|yields|produces [me] ?
cost ask=tax: how_much|what more|extra|additional <do> ONE cost [now] [from the [command] zone]
cost ask=tax: how_much|what more|extra|additional <do> ONE cost [me] [now] [to] [cast|recast]
cost ask=taxed: do|does|must|will|would|should i [<still>] [<must>] <pays> [the|any] [commander] \
    tax when|if|for|on [i] [re] cast|casting|play|playing|recast|recasting [it|him|her|my|a|the] \
    [commander]
cost ask=taxed: is|are there [<still>] [the|any|a] [commander] tax \
    when|if|for|on [i] cast|casting|play|playing|recast|recasting [it|him|her|my|a|the] [commander]
cost ask=taxed: does casting|recasting [it|him|her|my|the] [commander] [<still>] \
    cost|have|get|add|incur [any|the] [commander] tax
cost ask=taxed: does|do|will [the] [commander] tax [<still>] apply|count|matter [to_it] [then]
actcost ask=what: [the] KEYWORD cost|price of|for|on ONE=one
respond ask=respond counters=yes of_kind=land: can|could|may <i>|<opp> CARD=using [a|my|their] \
    mana_ability|mana_abilities
respond ask=respond of_kind=land: can|could|may <i>|<opp> stifle [a|my|their] \
    mana_ability|mana_abilities
respond ask=respond of_kind=land: can|could|may <i>|<opp> respond|react to [a|my|their] \
    mana_ability|mana_abilities
respond ask=respond counters=yes of_kind=land: can|could|does|will CARD=using counter|stop \
    [a|my|their] mana_ability|mana_abilities
respond ask=respond counters=yes: CARD=using on [a|an|the|my|their] ABILITY=one \
    [possible|legal|allowed|work|works]
respond ask=respond counters=yes: does|will|can CARD=using counter|stop|hit [a|an|the|my|their] \
    ABILITY=one
respond ask=respond: do|can|could|will <i>|<opp> [get|have] [a|the] chance|time|priority|window \
    to CARD=using it|that|them|him|her|something|anything [first|before_that|before_they_do]
respond ask=respond: can|could|may <i>|<opp> kill|bounce|remove|destroy|exile|answer CARD=one \
    in response to it|him|her|them|that|<opp> ABILITY=thing
respond ask=respond counters=yes: is|are ABILITY=one [something|a_thing] [that] \
    <i>|<opp> can CARD=using
manaab ask=is: can|could|may [<i>] tap|use|activate|crack|sacrifice|pop ABILITY=one [for mana] <mid>
manaab ask=is: can|could|may [<i>] sacrifice [a|another|my|some] KIND=given to ABILITY=one \
    [for mana] <mid>
manaab ask=is: is|are ABILITY=one [<still>] something|anything [that] <i> can \
    tap|use|activate|crack <mid>
may ask=use verb=crack: is|are|can|does|do|will ONE=one [<still>] [able_to] \
    fetch|search_for|fetch_up|get [a|any|another|my|their] [land|lands|something]
may ask=use verb=crack: is|are|can|does|do|will ONE=one [<still>] [able_to] \
    destroy|blow_up|kill [a|any|another|my|their] land|lands|something
may ask=use verb=crack who=opponent: can|could|may <opp> [<still>] fetch|search with ONE=one
paysym: can|could|does|do|will CARD=source [mana] pay|pay_for|cover [a|the] MANA=symbol \
    symbol|cost|part in|of CARD=of
keeps ask=stays until=phase: is|are it|that|that_mana|the_mana [<still>] \
    there|around|available|mine \
    <phase>
keeps ask=stays until=phase: do|can i [<still>] have|use|spend it|that|that_mana <phase>
may ask=use: can|could|may [<i>] activate|use [the] ONE=one ['s] [ability|abilities] [at_all] [REST]
may ask=use verb=tap: can|could|may [<i>] tap ONE=one [at_all] [REST]
may ask=use verb=tap mana=yes: can|could|may [<i>] tap [the] ONE=one for mana [at_all] [REST]
may ask=use verb=crack: can|could|may [<i>] crack|pop|sacrifice|fetch_with ONE=one [at_all] [REST]
may ask=use who=opponent: can|could|may <opp> activate|use [the] ONE=one ['s] [ability|abilities] \
    [REST]
may ask=use verb=tap who=opponent: can|could|may <opp> tap ONE=one [REST]
may ask=use verb=tap mana=yes who=opponent: can|could|may <opp> tap [the] ONE=one for mana [REST]
may ask=use verb=crack who=opponent: can|could|may <opp> crack|pop|sacrifice ONE=one [REST]
may ask=use verb=tap mana=yes: can|could|may|does|do ONE=one [<still>] tap [for] mana [at_all] \
    [REST]
may ask=use mana=yes: can|could|may|does|do ONE=one [<still>] make|add|produce mana [at_all] [REST]
may ask=cast said=yes: can|could|may [<i>] <cast> ONE=one [with_that|off_that|from_that] [REST]
may ask=cast said=yes: is|are that|those|it|they|this enough [mana] [for|to_cast|to_pay_for ONE=one]
may ask=cast said=yes: is|are CARDS=board enough [mana] for|to_cast|to_pay_for ONE=one
may ask=cast said=yes: <do> i have enough [mana] [for|to_cast|to_pay_for ONE=one]
may ask=cast said=yes: enough [mana] [for|to_cast ONE=one]
may ask=cast said=yes: [can_i] afford ONE=one
may ask=cast said=yes: can|could i pay for ONE=one
may ask=cast said=yes: is ONE=one castable
may ask=use verb=tap new=yes: [can_i] tap ONE=one [for_mana] this|same|that|the_same turn
may ask=use verb=tap new=yes: [can_i] tap ONE=one right_away|immediately|straight_away
may ask=use mana=yes: can|could|may [<i>] exile|pitch|discard|use|tap|sacrifice ONE=one [from \
    hand] \
    for mana [REST]
may ask=use mana=yes: can|could|may [<i>] exile|pitch|discard|use|tap|sacrifice ONE=one [from \
    hand] \
    for MANA [mana] [REST]
aimed: [can_i|can_they] CARD=by it|that [in_response]
aimed: CARD=by on ONE=what
respond ask=respond: can|could|may <i>|<opp> cast CARD=using targeting \
    [a|an|the|my|that|their|his] \
    [untapped|tapped] [KIND] [in_response] [REST]
respond ask=respond: can|could|may <i>|<opp> cast CARD=using targeting it|them|him|her|that \
    in_response [REST]
actcost ask=what: [the] [activation] cost|price to|of \
    activate|use|use_it|activate_it|add_a_counter|add_one_counter|put_a_counter_on_it|grow_it
actcost ask=what: [the] [activation] cost|price to|of \
    pump|pump_it|draw|draw_a_card|untap|untap_it|ping
actcost ask=what: how_much|what <do> the ability|abilities [now|still] cost
actcost ask=what: how_much|what <do> it [now|still] cost to \
    activate|use|use_it|activate_it|add_a_counter|put_a_counter_on_it|pump_it|untap_it
crew: can|could|may [<i>] crew CARD=vehicle with [a|an|my] ONE
crew: can|could|may ONE crew CARD=vehicle
crew new=yes: can|could|may [<i>] crew CARD=vehicle with [a|an|my] [<new>] creature [<new>]
crew new=yes: can|could|may [a|an|my] [<new>] creature [<new>|i_just_cast_this_turn] crew \
    CARD=vehicle
fits: can|could|may|does|will ABILITY=one [<still>] \
    find|get|fetch|grab|search_for|tutor|transmute_for|imprint|exile|return|tutor_for|take ONE
fits: ONE for|on|under CARD=by ?
fits: is ONE a legal|valid|good [find|target|choice|imprint|hit] for|with|under|on ABILITY=by
fits: can|could|may [i] [<still>] put|imprint|exile|stick ONE on|under|with CARD=by
fits: can|could|may [i] [<still>] find|get|fetch|grab|search_for|tutor|transmute ONE \
    with|off|using \
    ABILITY=by
maxx: [what is] [the] biggest|max|maximum|largest|highest x [is] [possible|i_can_do|for ONE=one]
maxx: how big|high|large can x be [for ONE=one]
maxx: how big|high|large an|a x can i [do|have|get|pay|afford]
respcost: can|could|may <i>|<opp> cast CARD=using targeting [the|that|a] \
    creature|artifact|permanent|land|token|thing|it [that|which] [he|she|they|opponent|i] ['s] \
    [is|are|am] sacrifice|sacrifices|sacrificing|sacrificed [in_response|first] [REST]
respcost: can|could|may <i>|<opp> CARD=using|<answers> [the|that|a] \
    creature|artifact|permanent|land|token|thing|guy|it [that|which] [he|she|they|opponent|i] ['s] \
    [is|are|am] sacrifice|sacrifices|sacrificing|sacrificed [in_response|first] [REST]
respcost: can|could|may <i>|<opp> respond to|after [the|them|him] sacrifice|sacrificing [it] [REST]
"""
