"""How facts, deeds and goals are said: a line is `kind key=value: pattern` (see `patterns`)."""

from __future__ import annotations

GROUPS = """
i: i | we | you | me
do: do | does | will | would | can | could | did | is | are | should | must | may
opp: opponent | my opponent | they | he | she | an opponent | the opponent | another player
onto: on | attached to | enchanting | is on | equipped to | is attached to | on top of
with-on: enchanted with | enchanted by | equipped with | wearing | equipped by
out: on the table | on the bf | on my side | on my field | on the field | out | in play | on \
    the battlefield | on battlefield | on board | on the board | around
have: have | control | controls | has | got | own | am running | had | controlling | resolved
if: what if | lets say | let's say | if | when | while | since | because | suppose | say | \
    assuming | given | once | as long as
new: summoning sick | sick | summoning-sick | fresh | new | just cast | just played | freshly cast
new: just entered | just came in | just came into play | came in this turn | cast this turn
new: played this turn | entered this turn | the turn it enters | the turn it comes in
new: the turn it comes into play | the turn i cast it | the turn i play it | right away
new: immediately | with summoning sickness | i just cast | i just played | i cast this turn
new: i played this turn | that just entered | that entered this turn
new: the same turn | the turn it entered | as soon as it enters | that came in this turn
new: this turn it came in | when it is summoning sick | while it is summoning sick
new: just came in | just came into play | came into play this turn | came in this turn
new: the turn they enter | the turn they come in | since they just came in | straight away
mana-stays: stay | remain | last | carry over | stick around | persist
mana-goes: empty | disappear | go away | vanish | drain | get lost | go to waste
phase: into combat | between phases | between steps | through phases | into my next phase
phase: into the next phase | into my second main phase | into main phase 2 | into the combat phase
phase: to combat | in combat | during combat | in my next phase | in the next phase
phase: in my second main phase | when the phase ends | at end of phase | in second main
phase: after attackers are declared | after attacks | after blockers are declared | during blocks
phase: in the declare attackers step | in the declare blockers step
phase: at declare blockers | in combat
phase: after combat | during declare blockers
phase: after blocks | at declare attackers | after attackers
turn: into my next turn | into the next turn | next turn | until my next turn | between turns
turn: on my opponent 's turn | until end of turn | at end of turn | to next turn | on my next turn
opp: opponent 's | my opponent 's
doing: remove counters | use its abilities | use its ability | activate its ability | ping
doing: activate its abilities | use an ability
old: since last turn | since my last turn | since the start of my turn | for a turn | last turn
use-for: pay for | pay | be spent on | be used for | be used on | be used to cast
use-for: be used to pay for | be put toward | cast | help cast | help pay for | work for | help \
    with
use-for: go toward | go towards | be good for | be usable for | fund | be spent to cast | cover
use-for: be spent for | be used to help cast | be spent to pay for
use-act: be spent on | be spent to | be used to | be used for | be used on | pay for | pay to | \
    help
to-use: for | on | to cast | to pay for | toward | towards | to help cast | to help pay for | \
    to pay
to-act: to activate | for activating | on activating | for the activation of | on activation of
whole: alone | only | just | by itself | in full | fully | entirely | completely
answers: respond | do | kill | destroy | exile | bounce | remove | counter | flicker | blow up
answers: shrink | respond to it | respond to that | interrupt | stop it | stop that
under: vs | versus | under | beneath | with | against | facing | despite | through | plus
cast: cast | play | hardcast | hard cast | casting | playing | casts
want: want to | goes to | go to | tries to | goes ahead and | attempts to | try to
want: am going to | wish to | would like to | will | can | just | only
and: and | but | so | then | also
total: in total | total | altogether | all in all | all together
still: still | now | really | actually | then | also | just | only | even | too | end up | always
less: less | fewer | cheaper
more: more | extra | additional
be-free: free | for free | nothing | 0 | zero | free of charge
pays: pay | spend | need | owe
must: have to | need to | must | has to | needs to | got to
make: make | makes | produce | produces | add | adds | give | gives | get | gets | give me
make: tap for | taps for | make me | net | net me
types: what | which | what type of | what types of | what kind of | what color | what colors
types: what colors of | what color of | which colors of | which color of | which types of
mana: mana
changes: reduce | reduces | lower | discount | affect | affects | tax | taxes | increase | raise
changes: change | apply to | applies to | work on | work with | works on | hit
lower: cheaper | less | cost less
higher: more | more expensive | cost more | costlier
free-by: off | off of | via | thanks to | using | by using
extra: bonus | extra | additional | added | second | other | that extra
mid: in the middle of casting a spell | in the middle of casting | halfway through casting a spell
mid: midway through casting a spell | while casting a spell | while casting something | mid cast
mid: while i am casting a spell | while i am casting something | during the casting of a spell
mid: halfway through casting something | as i cast a spell | in the middle of casting something
mid: while paying for a spell | while i pay for a spell
mid: mid casting | midcast | while casting spells
new: i fetched this turn | i fetched
new: fetched this turn | that i fetched this turn | dropped this turn
new: came down this turn | that came down this turn
new: i just fetched | just came down | landed this turn
restricted: restricted | limited | locked | stuck | only spendable | only usable | restricted only
"""

FACTS = """
board: [<if>] [there is] CARDS [is|are|both|all|are_both] <out>
board owner=you: [<if>|with] <i> [already] <have> CARDS [already] [<out>]
board: [<if>|with] <have> CARDS [already] [<out>]
board owner=opponent: [<if>|with] <opp> ['s] [only|just] <have> [only|just] CARDS [already] \
    [<out>]
board: <under> CARDS [<out>]
attached: [<if>] [<i>] [have] CARDS <onto> [my|a|the|their] CARD=holder [<out>]
attached: [<if>] [my|the|a] CARD=holder [is] <with-on> CARDS [on it]
attached: [<if>] [<i>] [have] CARD=holder with|that_has|has CARDS on it
attached: [<if>] my CARDS equipped|enchanted CARD=holder
attached: [<if>] [i] enchant|enchanted|equip|equipped CARD=holder with CARDS
commander: [<if>] my commander [is] CARD
commander: CARD is my commander
commander: CARD as my commander
besides: my commander [was|has_been|got] reanimated|flickered|bounced|blinked|returned \
    [to_hand] [NUM times]
besides: [and] [was|has_been|been] reanimated|flickered|bounced|blinked|returned [to_hand] [NUM \
    times]
tax: [my] commander [was|has_been] [cast] NUM times [from_the_command_zone] [already|before]
tax: [and] cast NUM times
tax: [my] commander cast NUM times [already|before]
tax: cast [from the command zone] [NUM times] before|already
tax: [already] cast [it|ONE] NUM times [from the command zone] [already|before|this_game]
tax: [has_been|was] cast NUM times [already|before|from_the_command_zone]
besides: [and] [only] use|used|spend|spent|need NUM of the NUM [MANA] [mana]
besides: [and] don't|do_not|didn't use|spend all|the_rest|everything [of it|of the mana]
tax num=1: for|on the second cast|time|casting
tax num=2: for|on the third cast|time|casting
tax num=3: for|on the fourth cast|time|casting
besides: commander tax [question]
x: [with|where|and|for|using|if] x =|is|of|as|equals|being|equal_to|set_to|at NUM
x: x NUM
x: [with|for] x [=|of] NUM
for: for NUM
kicked: [and|with|it_is] kicked|kicker|kicking_it|with_kicker|its_kicker [NUM times]
kicked: kick it [NUM times]
kicked: multikicked NUM times
way: for|with|by|via|using its|the KEYWORD [cost]
way: for|with|by|via|using KEYWORD [cost]
way: KEYWORD
way: i [am] KEYWORD it
alternative: [<if>] [<i>] pitching|exiling|pitched|pitch|by_pitching|by_exiling \
    [a|another|some] [COLOR] [KIND] [card] [to_it|from_hand|from_my_hand]
alternative: [<if>] [<i>] pitching|pitch|pitched|exiling|exile [a|another|some] [COLOR] [KIND] \
    [card] to|for CARD=spell
alternative: [cast|that_is_cast|if_cast] for|by|with|using|via its|the|an \
    alternative|alternate|alt|pitch cost
life: [<if>] [<i>] for|paying|pay|with|by_paying|using|and_pay|and_paying|paid_with|paid [NUM] \
    [the] life
free: [on] [a] free cast
free: for_free|without_paying|free_cast [its|the] [mana] [cost]
via: <free-by> CARDS [<out>]
where place=stack: [while|when] [it_is|as_a_spell] on the stack
where place=battlefield: [while|when|1_times] [it_is|its] on the battlefield
where place=battlefield: [while|when|1_times] [it_is|its] in play
where place=graveyard: [while|when] [it is] in|inside [my|the|a] graveyard
where place=exile: [while|when] [it is] in exile
where place=hand: [while|when] [it is] in [my|the] hand
where place=library: [while|when] [it is] in [my|the] library|deck
zone place=graveyard: from|out_of [my|the] graveyard
zone place=command: from|out_of [my|the] command zone
zone place=hand: from|in [my|the] hand
zone place=exile: from [my|the] exile
aim: at|targeting|on [NUM] [a|an|my|their|single] target|targets|player|creature|opponent|face
same: same|same_creature|matching|on_the_same|both_naming_the_same type
same: [both] naming|set_to|choosing|on|with the|its|that|same [same|right|chosen] [creature] \
    type [chosen]
"""

DEEDS = """
fresh: [that|which] [is|was] <new>
fresh: [<if>] ONE is|was [still] <new>
fresh: [<if>] [my|a|the] <new> ONE
fresh: [<if>] [my|a|the] ONE [that] <new>
animated: [<if>] [a|my|the] CARD [<i>] [have] [had] [<old>] becomes|become|became [a] \
    [creature] [this turn]
animated: [<if>] a land [<i>] [have] [had|controlled] [<old>] becomes|become|became a [SIZE] \
    creature [this turn]
animated new=yes: [<if>] a land [<i>] [just] <new> becomes|become|became a [SIZE] creature \
    [this turn]
animated: [<if>] [<i>] animate a land [<i>] [have] [had|controlled] <old>
animated new=yes: [<if>] [<i>] animate a land [that] [<i>] [just] <new>
cast: i am casting CARD
float: [<if>] [<i>] [have] floated|float|floating [NUM] mana from CARD
float: [<if>] [<i>] floated|float|floating CARD mana
float: floating mana from CARD
float: [<if>] [<i>] keep|kept CARD ['s] mana into|through [my|the] combat|next_phase|combat_phase
kept: [with] CARD kept|keeps|keeping it|them into|through combat|my_next_phase
kept: [<and>] [CARD] kept|keeps|keep it|them|the_mana into|through|for|until [my] [the] next \
    phase|combat|phases|second_main|main_phase_2|main_phase
kept: into|in|through my|the next phase|combat
kept: [<and>] [i] move|moved|go|went to combat|the_next_phase|my_next_phase
sacrificed: [<if>] [<i>] sacrifice|sacrificing|sacrificed CARD=what to CARD
spent: [with] [ONE 's] mana from CARD
spent: with CARD 's mana
spent: CARD ['s] mana
paid: [<if>] [<i>] paid|pay|spent|spend|paying|using|with MANAS [mana] [for|on CARD]
says: CARDS says|say [<i>] [can|may] [spend] [mana] [of] any color|type|colour
cast: [<if>] [<and>] [<i>] [<want>] <cast> CARD
cast who=opponent: [<if>] [<and>] <opp> [<want>] <cast> CARD
cast kicked=1: [<if>|<and>] [<i>] kicked|kick|kicking CARD
cast kicked=1: [<if>|<and>] [<i>] kick|kicking CARD
cast kicked=1: multikick|multikicked CARD
cast: [<if>|<and>] [<i>] CARD KEYWORD
freed: [<if>|since] CARDS=board make|makes|making ONE free|cost_0|cost_nothing|cost_zero
tap: [<if>|<and>] [<i>] sacrifice|crack|cracks|pop|activate|use|sacrifices|activates|uses CARD \
    for mana
tap bare=1: [<if>|<and>] [<i>] \
    sacrifice|crack|cracks|pop|activate|use|sacrifices|activates|uses CARD
tap who=opponent: [<if>|<and>] <opp> \
    sacrifice|crack|cracks|pop|activate|use|sacrifices|activates|uses CARD for mana
tap who=opponent bare=1: [<if>|<and>] <opp> \
    sacrifice|crack|cracks|pop|activate|use|sacrifices|activates|uses CARD
tap: [<if>|<and>] [<i>|by] [can|just] tap|tapping [only] CARD [for mana]
tap: [<if>|<and>] <i> [just] tapped [only] CARD [for mana]
tap: [<if>|<and>] [<i>|by] [can|just] tap|tapping|tapped CARD for MANA [mana]
tap: [<if>|<and>] [<i>] tap|tapping ONE
tap: [<if>|<and>] [<i>] [can|just] tap|tapping|tapped ONE for MANA [mana]
tap: [<if>|<and>] [<i>] [can|just] tap|tapping CARD for [part of] [the cost of] ONE=spell
tap: [<if>|<and>] [<i>] use|using [mana from] CARD for [part of] [the cost of] ONE=spell
tap who=opponent: [<if>|<and>] <opp> tap|taps|tapped|tapping ONE for MANA [mana]
tap who=opponent: [<if>|<and>] <opp> tap|taps|tapped|tapping CARD for MANA [mana]
tap who=opponent: [<if>|<and>] <opp> tap|taps|tapped|tapping CARD [for mana]
"""

GOALS = """
cost ask=what: what|how_much|how_much_mana|how_many_mana <do> [<i>] [<still>] [<must>] <pays> \
    [<total>] [for ONE] [<total>]
cost ask=what: what|how_much|how_much_mana <do> ONE [<still>] cost|costs [me] [to cast] [<total>]
cost ask=what: what|how_much|how_much_mana <do> ONE cost [me] [to] <cast> [<total>]
cost ask=what loose=yes: how_much [is_it|total|for_it]
cost ask=what: [the] total
cost ask=tax: what|how_much is [the|my] [commander] tax [now]
cost ask=tax: [the] [commander] tax
cost ask=tax: how_much|what [commander] tax <do> i <pays> [now]
cost ask=tax: how_much more|extra|additional <do> i <pays> [now]
cost ask=tax: how_much more|extra is [the|my] next|third|fourth cast|time
cost ask=taxed: do|does|must|will|would|should i [<still>] [<must>] <pays> [the|any] commander tax \
    [when|if|for|on] [casting|cast] [it|my] [commander]
cost ask=generic: do|does|must|will [the] <extra> [1|one] [mana|cost|tax] [for ONE] \
    need_to|have_to|has_to|needs_to|must|got_to be [paid_with|paid_in] [a] snow [mana]
cost ask=generic: do|does|must|will [the] <extra> [1|one] [mana|cost|tax] \
    need_to|have_to|has_to|needs_to|must|got_to be [paid_with|paid_in] MANA=type [mana]
cost ask=generic: do|does|must|will [the] <extra> [1|one] [mana|cost|tax] [for ONE] \
    need|require|take|want [a] snow [mana]
cost ask=generic: do|does|must|will [the] tax [mana|cost] [on|for ONE] \
    need|require|take [a] snow [mana]
cost ask=generic: do|does|must|will [the] tax [mana|cost] [on|for ONE] \
    need_to|have_to|has_to|needs_to|must|got_to be [paid_with|paid_in] [a] snow [mana]
cost ask=generic: do|does|must|will [the] tax [mana|cost] [on|for ONE] \
    need_to|have_to|has_to|needs_to|must|got_to be [paid_with|paid_in] MANA=type [mana]
cost ask=generic: do|does|must|will [the] <extra> [1|one] [mana|cost|tax] for ONE \
    need_to|have_to|has_to|needs_to|must|got_to be [paid_with|paid_in] MANA=type [mana]
cost ask=generic: must [the] <extra> [1|one] [mana|cost|tax] be [paid_with|paid_in] MANA=type \
    [mana]
cost ask=by-life: can|could|may i [just|only] pay NUM=life life for|to_cast ONE
cost ask=by-life: can|could|may i [just|only] cast ONE for|with|by_paying [just|only] NUM=life life
cost ask=by-life: can|could|may i [just|only] pay NUM=life life instead_of|rather_than mana for ONE
cost ask=zero: can|could|may i [<still>] cast|play ONE for free|nothing
cost ask=what: how_much [mana] for ONE [<total>]
cost ask=what: how_much [mana] [do i need] to cast ONE
cost ask=cheaper: does it cost <lower> to cast ONE
cost ask=dearer: does it cost <higher> to cast ONE
cost ask=number: <do> <opp> [<still>] [<must>] <pays> NUM=number [mana] for ONE
cost ask=what: how_much_mana|how_much [<do>] it take|takes [me] to cast ONE
cost ask=what: what is [the|my] [total|final|actual|real] cost|price [of|for ONE]
cost ask=what: what is [the|my] [total|final|actual|real] cost|price to cast ONE
cost ask=what: [the] [total|final] cost|price|costs [of|for ONE] [= ?]
cost ask=what: how expensive|much is ONE [to cast]
cost ask=what: ONE 's [total|final] cost
cost ask=what: ONE costs|cost
cost ask=what: [ONE] cost|costs how_much|what
cost ask=what: [that] makes ONE cost what|how_much
cost ask=number: <do> ONE [<still>] cost|costs [me] NUM=number [mana] [to cast] [<total>]
cost ask=number: <do> ONE [<still>] cost|costs [me] MANA=mana [mana] [to cast] [<total>]
cost ask=number: <do> CARDS=board make|makes ONE [<still>] cost [me] NUM=number [mana] [to \
    cast] [<total>]
cost ask=number: [<and>] ONE costs|cost [me] [<still>] NUM=number [right|correct]
cost ask=number: is ONE NUM=number mana [<total>]
cost ask=number: <do> i [<still>] [<must>] <pays> [only|the] [full] NUM=number [mana] [for ONE] \
    [<total>]
cost ask=number: <do> i [<still>] [<must>] <pays> [only|the] [full] MANA=mana [for ONE] [<total>]
cost ask=free: <do> ONE [<still>] [cost] <be-free> [to cast]
cost ask=free: is|are [the] KEYWORD [cost|costs] [<still>] free [too|then|also]
cost ask=free: is|are [the] KEYWORD [cost|costs] [<still>] included
cost ask=free: <still>|completely|totally free [to cast]
cost ask=needed: do|would|will [<i>] [<still>] need|pay [any] mana [for ONE]
cost ask=needed: do|would|will [<i>] [<still>] need|pay [any] mana to cast ONE
cost ask=needed: do|would|will [<i>] [<still>] need|pay KIND=bound mana [for ONE]
cost ask=free: <do> CARDS=board make|makes|reduce ONE [to|cost|cost_me] <be-free>
cost ask=free: [<and>] [ONE] is free [then|now|right]
cost ask=less: <do> ONE [<still>] cost [me] NUM=number [mana] <less> [to cast]
cost ask=less: [ONE] [<still>] [costs|cost] NUM=number [mana] <less> [to cast]
cost ask=more: <do> ONE [<still>] cost [me] NUM=number [mana] <more> [to cast]
cost ask=less-of: [is_it|does_it_cost|by] NUM=number or NUM=other [mana] <less>
cost ask=more-of: [is_it|does_it_cost|by] NUM=number or NUM=other [mana] <more>
cost ask=which: [does_it|is_it] cost NUM=number or NUM=other [mana]
cost ask=which: [does_it|is_it] NUM=number or NUM=other mana
cost ask=which loosely=yes: [does_it|is_it] NUM=number or NUM=other
cost ask=changed: <do> CARDS=board [<still>] <changes> [the] [cost|costs|cost_of|price_of] [of] \
    ONE ['s] [cost|costs]
cost ask=changed: <do> CARDS=board [<still>] <changes> [the] [cost_of] [casting] [my|their] \
    KIND [costs]
cost ask=cheaper: <do> CARDS=board make|makes [my|their] KIND [cost] <lower> [expensive]
cost ask=dearer: <do> CARDS=board make|makes [my|their] KIND [cost] <higher> [expensive]
cost ask=cheaper: <do> [my|their] KIND [<still>] cost|costs <lower> [with|under CARDS=board]
cost ask=dearer: <do> [my|their] KIND [<still>] cost|costs <higher> [with|under CARDS=board]
cost ask=number: CARDS=board makes|make ONE cost NUM=number [right]
cost ask=free: CARDS=board makes|make ONE <be-free>
cost ask=number may=any: can i cast ONE [with|under CARDS=board] for [only|just] NUM=number [mana]
cost ask=number may=any: can i cast ONE for [only|just] MANA=mana
cost ask=number: <still> NUM=number [mana]
cost ask=changed: <do> CARDS=board [<still>] <changes> [the] KEYWORD [cost|costs] [of|on] ONE
actcost ask=changed word=equip: <do> CARDS=board [<still>] <changes> ONE=one 's equip|equipping \
    [cost|costs|ability]
cost ask=changed: <do> CARDS=board [<still>] <changes> ONE 's KEYWORD [cost|costs]
cost ask=cheaper: <do> CARDS=board make|makes [casting] ONE [cost] <lower> [expensive]
cost ask=dearer: <do> CARDS=board make|makes [casting] ONE [cost] <higher> [expensive]
cost ask=changed: <do> ONE [<still>] taxed|reduced|cheaper|discounted|affected [by CARDS=board]
cost ask=cheaper: <do> ONE [<still>] cost|costs <lower> [with|under CARDS=board]
cost ask=dearer: <do> ONE [<still>] cost|costs <higher> [with|under CARDS=board]
cost ask=changed: <do> ONE [<still>] get|gets [the|a|any] discount|reduction|tax [from \
    CARDS=board]
amount ask=what: how_much|how_many|what|how_much_total mana [<do>] [<i>] [<still>] \
    [<make>|have] [<total>]
amount ask=what: how_much|how_many|what mana <do> CARD=source [<still>] <make> [me] [<total>] \
    [for]
amount ask=what: how_much|how_many|what mana [<do>] [<i>] <make>|get|have from [tapping] \
    CARD=source
amount ask=what: how_much|what <do> CARD=source [<still>] <make> [<total>] [for]
amount ask=what: CARD=source taps_for|makes|produces|adds [what|how_much|how_many] [mana]
amount ask=what: what <do> CARD=source [<still>] tap_for|make|produce|add [mana]
amount ask=number: <do> [<i>] [<still>] <make> [only] NUM=number [mana] from [tapping] CARD=source
amount ask=number: <do> CARDS=board [<still>] <make> [only] NUM=number mana from [tapping] \
    CARD=source
amount ask=number: does|will|would|do tapping CARD=source [<still>] <make> [me] NUM=number [mana]
amount ask=which: <do> [<i>] <make> NUM=number or NUM=other [mana] from [tapping] CARD=source
amount ask=symbols: <do> CARD=source [<still>] <make> [me] MANA=mana or MANA=other
amount ask=symbols: <do> [<i>] <make> MANA=mana or MANA=other from [tapping] CARD=source
amount ask=doubled: <do> CARDS=board [<still>] double|triple CARD=source [mana]
amount ask=doubled: <do> CARDS=board [<still>] <make> [me] [the|any] <extra> mana \
    for|from|on|off [tapping] CARD=source
amount ask=doubled: <do> CARDS=board [<still>] \
    see|count|apply_to|trigger_on|trigger_for|trigger_off [tapping] CARD=source [for mana]
types ask=around: <do> CARD=source [<still>] \
    get_around|gets_around|get_past|beat|beats|help_against|fix|fixes CARD=of
types ask=hasnt: <do> CARDS=board stop|stops|prevent|prevents|keep|keeps CARD=source from \
    making|producing|tapping_for MANA=mana [mana]
types ask=hasnt: <do> CARDS=board stop|stops|prevent|prevents [<i>] [from] tapping CARD=source \
    for MANA=mana
types ask=only: <do> CARD=source only <make> MANA=mana [<still>]
types ask=only: can CARD=source only <make> MANA=mana
restricted: is|are CARD=source 's mana [also|too|<still>] <restricted> [to|for KIND] [spells|only]
restricted: is|are CARD=source 's mana [also|too|<still>] only for|usable_on KIND [spells] [only]
restricted: is|are CARD=source ['s] mana [also|too|<still>] KIND only
restricted extra=yes: is|are the <extra> mana [also|too|<still>] KIND only
restricted extra=yes: is|are the <extra> mana [also|too|<still>] only for KIND [spells]
restricted: does|do [the] mana from CARD=source [also|too|<still>] have [the|a|any] restriction
restricted: is|are [the] mana from CARD=source [also|too|<still>] <restricted> [to|for KIND] \
    [spells|only]
amount ask=what: how_much|how_many|what mana from [tapping] CARD=source
amount ask=what: how_much COLOR [mana] [<do>] [<i>] [<make>|have|get] [<total>]
amount ask=what: how_much COLOR [mana] <do> CARD=source [<still>] <make> [me] [<total>]
amount ask=what: how_much COLOR [mana] [<do>] [<i>] [<make>|get] from [tapping] CARD=source
amount ask=what: how_much [is_that|is_it|total]
amount ask=what: = [?]
amount ask=what: taps_for|makes|tap_for what|how_much [mana]
amount ask=has: <do> [<i>|it] [<still>] <make> MANA=mana [mana]
cost ask=less: <do> CARDS=board reduce|lower|reduces [the] [cost of] ONE by NUM=number
cost ask=more: <do> CARDS=board increase|raise|increases [the] [cost of] ONE by NUM=number
respond ask=respond: can|could|may [<i>|<opp>] <answers> [a|an|the|my] SUBTYPE in response [REST]
manaab ask=stack: <do> ABILITY=one [<still>] use|uses the stack when [i] pay life
amount ask=what: how much mana [is_that|total]
amount ask=what: what is in my [mana] pool
amount ask=number: <do> [<i>] [<still>] <make> NUM=number [mana|total]
amount ask=number: <do> CARD=source [<still>] <make> [me] NUM=number [mana] [for]
amount ask=number: is that NUM=number mana
amount ask=number: for|to_get NUM=number mana
amount ask=which: <do> [<i>] <make> NUM=number or NUM=other [mana]
amount ask=which: <do> CARD=source <make> NUM=number or NUM=other [mana]
amount ask=which: NUM=number or NUM=other mana
amount ask=symbols: <do> [<i>] <make> MANA=mana or MANA=other
amount ask=symbols: MANA=mana or MANA=other
amount ask=more: <do> [<i>] [<still>] <make> [the|any] <extra> mana
amount ask=more: <do> CARD=source [<still>] <make> [the|any|an] <extra> mana
amount ask=more: <extra> mana
amount ask=doubled: <do> CARDS=board [<still>] double|doubles|triple [the] [mana] [from|of] \
    CARD=source ['s] [mana]
amount ask=doubled: <do> CARDS=board [<still>] double|doubles|triple [the] mana from [tapping] \
    CARD=source
amount ask=affected: <do> CARDS=board [<still>] \
    affect|apply_to|change [the] [mana] [from|of] CARD=source ['s] [mana]
amount ask=affected: <do> CARDS=board [<still>] affect|apply_to|change|hit [the] mana from \
    [tapping] CARD=source
amount ask=doubled: is ONE mana doubled|tripled
rider ask=uncounterable: is|are ONE uncounterable|protected [now|then]
rider ask=uncounterable: is|are ONE [now] unable to be countered
rider ask=counterable: can ONE [<still>] be countered
rider ask=counterable: can <i>|<opp> [<still>] counter|counterspell|negate ONE
rider ask=uncounterable: does|will|do [the] mana from CARD=source make|makes ONE uncounterable
rider ask=uncounterable: does|will CARD=source 's mana make|makes ONE uncounterable
rider ask=counter: does|will|do [the] mana from CARD=source give|gives|put ONE [i cast with it] \
    [a|an] [extra] +1/+1 counter
rider ask=counter: does|will|do [the] mana from CARD=source give|gives|put [a|an] [extra] +1/+1 \
    counter on ONE
rider ask=counter: does|will|do ONE enter|enters|get|gets|come_in with|get [a|an|the] [extra] \
    +1/+1 counter
rider ask=counter: does|will|do ONE get|gets [a|an|the] [extra] +1/+1 counter
rider ask=haste: does|will|do ONE get|gets|have|has|gain|gains haste
rider ask=haste: does|will|do|can [the] CARD=source ['s] mana give|gives ONE haste
rider ask=uncounterable: does|will|do|can [the] CARD=source ['s] mana make|makes ONE uncounterable
rider ask=counter: does|will|do|can [the] CARD=source ['s] mana give|gives ONE [a|an] [extra] \
    +1/+1 counter
rider ask=haste: does|will|do|can [the] mana from CARD=source give|gives|grant|grants haste to ONE \
    [i cast with it]
rider ask=haste: does|will|do|can [the] CARD=source ['s] mana give|gives|grant|grants haste to ONE \
    [i cast with it]
rider ask=haste: does|will|do|can [the] CARD=source ['s] mana grant|grants ONE haste
rider ask=haste: does|will|do [the] mana from CARD=source grant|grants ONE [i cast with it] haste
rider ask=haste: does|will|do ONE get|gets|have|has|gain|gains haste if|when [i] <cast> [it] \
    with|using|off mana from CARD=source
rider ask=haste: does|will|do ONE get|gets|have|has|gain|gains haste if|when [i] <cast> [it] \
    with|using|off CARD=source ['s] mana
rider ask=counter: does|will|do|can [the] mana from CARD=source put|add [a|an|any] [extra] \
    +1/+1_counter|+1/+1_counters|counter|counters on ONE
rider ask=counter: does|will|do|can [the] CARD=source ['s] mana put|add [a|an|any] [extra] \
    +1/+1_counter|+1/+1_counters|counter|counters on ONE
rider ask=haste: does|will|do [the] mana from CARD=source give|gives ONE [i cast with it] haste
value ask=what: what is [the|its] mana value|converted_mana_cost [of ONE]
value ask=what: [the] mana value|converted_mana_cost [of ONE]
value ask=what: [what is] ONE ['s] mana value|converted_mana_cost
value ask=what: what mana value does|is|has ONE [have]
value ask=number: is [the] mana value|converted_mana_cost of ONE [<still>] NUM=number
value ask=number: is ONE ['s] mana value|converted_mana_cost [<still>] NUM=number
value ask=number: does|has ONE [have] [a] mana value|converted_mana_cost [of] NUM=number
value ask=which: is [the] mana value|converted_mana_cost [of ONE] NUM=number or NUM=other
value ask=which: is ONE ['s] mana value|converted_mana_cost NUM=number or NUM=other
value ask=which: mana value|converted_mana_cost NUM=number or NUM=other
identity ask=fits: can|could|may [i] [play|run|use|put|include|have] [a] [hybrid] \
    [card|cards|something] [like] ONE in|into [a|my|the] COLORS=colors [commander|edh] \
    [deck|decks]
identity ask=fits: can|could|does|may [a] [hybrid] [card|cards|something] [like] ONE \
    go|fit|be_played|be_run|be|be_used in|into [a|my|the] COLORS=colors [commander|edh] \
    [deck|decks]
identity ask=fits: is|are [a] [hybrid] [card|cards|something] [like] ONE [commander] \
    legal|allowed|ok|okay|fine in [a|my] COLORS=colors [commander|edh] [deck|decks]
identity ask=what: what is [the] color identity of ONE
identity ask=what: what is ONE 's color identity
identity ask=what: ONE ['s] color identity
identity ask=what: what color identity does|is ONE [have]
identity ask=same: is ONE ['s] color identity COLORS=colors
identity ask=same: is the color identity of ONE COLORS=colors
convoking ask=may: can|could|may [<i>] cast ONE=one with|using|via convoke \
    from|given_by|thanks_to|granted_by|off CARD=source
convoking ask=may: can|could|may [<i>] convoke ONE=one with|using|via|thanks_to CARD=source
convoking ask=breaks: [<if>] [<i>] [am] casting|cast ONE=one with|using|via convoke \
    from|given_by|thanks_to|granted_by|off CARD=source [,] does|would|will that|it \
    break|violate|go_against [the|its] [KIND=bound] [mana] restriction
anymana: can|could|may [<i>] pay [any|part|some] [of] ONE 's cost with mana
anymana: can|could|may [<i>] spend|use mana to_cast|on|for ONE
anymana: can|could|may mana be spent|used on|for|to_cast ONE
pay: can|could|does|do|will|may MANAOF=source [<still>] <use-for> ONE=target [spell|spells] [too]
pay whole=yes: is|are MANAOF=source [<whole>] enough|sufficient for|to_cast|to_pay_for ONE=target
pay whole=yes: can|could|does|do|will|may MANAOF=source <whole> <use-for> ONE=target
pay whole=yes: can|could|does|do|will|may MANAOF=source [<whole>] <use-for> [all of] ONE=target \
    <whole>
pay for=activate: can|could|does|do|will|may MANAOF=source <use-act> activate|activating \
    ONE=target ['s] [ability|abilities]
pay for=activate: can|could|does|do|will|may MANAOF=source <use-for> [the] ability|abilities of \
    ONE=target
pay for=activate: can|could|does|do|will|may MANAOF=source <use-for> ONE=target 's|activated \
    [activated] ability|abilities
pay for=activate: can|could|may [<i>] use|spend|put|tap MANAOF=source <to-act> ONE=target ['s] \
    [ability|abilities]
pay for=activate: can|could|may [<i>] use|spend|put|tap MANAOF=source <to-use> [the] \
    ability|abilities of ONE=target
pay for=activate: can|could|may [<i>] use|spend|put|tap MANAOF=source <to-use> ONE=target \
    's|activated [activated] ability|abilities
pay for=activate: can|could|may [<i>] activate ONE=target ['s] [ability|abilities] \
    with|using|off [only] MANAOF=source
pay for=activate: MANAOF=source to activate ONE=target
pay for=activate: MANAOF=source for ONE=target 's ability|abilities
pay: can|could|may [<i>] use|spend|put|tap MANAOF=source <to-use> ONE=target [spell|spells] [too]
pay: can|could|may [<i>] pay for ONE=target with|using|off MANAOF=source
pay: can|could|may [<i>] cast ONE=target [of any color] with it|that|that_mana
pay: is|are MANAOF=source usable|good|okay|ok for|on ONE=target [spell|spells]
pay: MANAOF=source for|on|to_cast ONE=target
pay: <do> MANAOF=source <use-for> [the] KEYWORD [cost|costs] [of|on|for ONE=target]
pay: can|could|may [<i>] use|spend|put|tap MANAOF=source <to-use> [the] KEYWORD [cost|costs] \
    [of|on|for ONE=target]
pay: can|could|may [<i>] use|spend|put|tap MANAOF=source <to-use> ONE=target ['s] KEYWORD \
    [cost|costs]
pay: <do> MANAOF=source <use-for> ONE=target ['s] KEYWORD [cost|costs]
pay for=tax: <do> MANAOF=source <use-for> [the] tax on|of ONE=target
pay for=tax: can|could|may [<i>] use|spend|put|tap MANAOF=source <to-use> [the] [commander] tax \
    on|of ONE=target
pay for=generic-part: <do> MANAOF=source <use-for> [the] generic [part|portion|cost] of ONE=target
pay for=generic-part: can|could|may [<i>] use|spend|put|tap MANAOF=source <to-use> [the] \
    generic [part|portion|cost] of ONE=target
paysym: can|could|may|do|does [<i>] <pays>|use|put MANA=mana mana \
    for|to_pay|to_pay_for|on|as|toward|towards [a|the] MANA=symbol \
    [cost|costs|symbols|symbol|mana|part]
paysym: can|could|may|do [<i>] pay [for] [a|the] MANA=symbol [cost|costs|symbols|symbol|part] \
    with|using MANA=mana [mana]
paysym: does|do|will|can MANA=mana mana pay|work [for] [a|the] MANA=symbol \
    [cost|costs|symbols|symbol|part]
paysym: can|could|may|do [<i>] pay [for] [a|the] MANA=symbol [cost|costs|symbols|symbol|part] \
    with|using|off CARD=source
paysym: does|do|will|can|could|is CARD=source [<still>] pay|work|good [for] [a|the] MANA=symbol \
    [cost|costs|symbols|symbol|part]
paysym: does|do|will|can|could CARD=source ['s] mana [<still>] pay|work [for] [a|the] MANA=symbol \
    [cost|costs|symbols|symbol|part]
devotion ask=counts: does|do|will CARD=one [<still>] add|count|contribute \
    [to|toward|towards|for|as] [my] MANA=mana devotion
devotion ask=counts: does|do|will CARD=one [<still>] add|count|contribute \
    [to|toward|towards|for|as] [my] devotion to MANA=mana
devotion ask=counts: CARD=one add|count|counts|adds [to|toward|towards|for] [my] MANA=mana \
    devotion
devotion ask=what: how_much|what devotion to MANA=mana [<do>] [i] [have] [from|with CARDS=board]
devotion ask=what: what|how_much is my devotion to MANA=mana [with CARDS=board]
devotion ask=what: how_much|what devotion to MANA=mana <do> CARD=one give|count_for|have|add
respond ask=respond: can|could|may <i>|<opp> respond|react|interact to|with ABILITY=one
respond ask=respond: can|could|may <i>|<opp> respond|react to me|them|someone|opponent|us \
    ABILITY=one [REST]
respond ask=respond: can|could|may <i>|<opp> respond|react when|if|to <i>|<opp>|me|them \
    tap|taps|crack|cracks|use|uses|activate|activates|sacrifice|sacrifices|tapping|cracking \
    CARD=one [for mana] [REST]
respond ask=respond: is|are ABILITY=one something|anything|a_thing i|you|we|they|<opp> \
    can|could respond|react to
respond ask=respond: can ABILITY=one be \
    responded_to|countered|stifled|countered_or_responded_to|interrupted|responded_to_or_countered
respond ask=respond: can|could|may <i>|<opp> CARD=using [a|the|my] [ABILITY=thing] in response \
    [REST]
respond ask=respond: can|could|may <i>|<opp> CARD=using it|them|him|her|that in response [REST]
respond ask=respond: can|could|may <i>|<opp> CARD=using [a|the|target] KIND in response [REST]
respond ask=respond: can|could|may <i>|<opp> respond [to_that|to_it]
burn: do|does|will|would|can [<i>] [<still>] take|get|suffer|have mana burn [from|for] \
    [the|unspent|floating|leftover] [unspent|floating|leftover] [mana]
burn: is there [<still>] [such_a_thing_as|a_thing_called] mana burn
burn: mana burn <still> a_thing|a_rule|real|in_the_game
burn: is mana burn [<still>] a_thing|a_rule|real|in_the_game
burn: does|do|will [the|my] unspent|floating|leftover mana burn|hurt|damage [me|you]
burn: do|will|would i lose life for|from|to [the] unspent|floating|leftover mana
keeps ask=stays until=phase: can|could|do|does|will|may [<i>] keep|float|save|carry|hold \
    [my|the|any] [unspent|floating|leftover] [MANA=mana] [mana] [from CARD=source] <phase>
keeps ask=stays until=phase: do|does|will|would [my|the] [unspent|floating|leftover|extra] \
    [MANA=mana] mana [from CARD=source] <mana-stays> [in|from] [my|the] [mana] [pool] \
    <phase>
keeps ask=goes until=phase: do|does|will|would [my|the] [unspent|floating|leftover|extra] \
    [MANA=mana] mana [from CARD=source] <mana-goes> [in|from] [my|the] [mana] [pool] \
    <phase>
keeps ask=stays until=phase: can|could|do|does|will|may [<i>] spend|use|have [the|that] \
    [MANA=mana] mana [from CARD=source] <phase>
keeps ask=stays until=turn: can|could|do|does|will|may [<i>] keep|float|save|carry|hold \
    [my|the|any] [unspent|floating|leftover] [MANA=mana] [mana] [from CARD=source] <turn>
keeps ask=stays until=turn: do|does|will|would [my|the] [unspent|floating|leftover|extra] \
    [MANA=mana] mana [from CARD=source] <mana-stays> [in|from] [my|the] [mana] [pool] \
    <turn>
keeps ask=goes until=turn: do|does|will|would [my|the] [unspent|floating|leftover|extra] \
    [MANA=mana] mana [from CARD=source] <mana-goes> [in|from] [my|the] [mana] [pool] \
    <turn>
keeps ask=stays until=turn: can|could|do|does|will|may [<i>] spend|use|have [the|that] \
    [MANA=mana] mana [from CARD=source] <turn>
actcost ask=what: what|how_much|how_much_mana <do> it [<still>] cost [me] to activate|use \
    ABILITY=one
actcost ask=what word=equip: what|how_much|how_much_mana <do> it [<still>] cost [me] to equip \
    ONE=one
actcost ask=what word=cycling: what|how_much|how_much_mana <do> it [<still>] cost [me] to cycle \
    ONE=one
actcost ask=what: what is [the] KEYWORD [cost] of|for ONE=one
actcost ask=what: what is ONE=one ['s] KEYWORD cost
actcost ask=what: what is [the] activation cost of ABILITY=one
actcost ask=what: how_much|what <do> ONE=one ['s] KEYWORD [cost|ability] cost
actcost ask=what: how_much|what <do> ONE=one 's ability|abilities cost [to activate]
actcost ask=what: how_much|what <do> i [<must>] <pays> to activate ABILITY=one
actcost ask=what word=equip: how_much|what <do> i [<must>] <pays> to equip ONE=one
actcost ask=what word=cycling: how_much|what <do> i [<must>] <pays> to cycle ONE=one
actcost ask=number: <do> ONE=one 's ability|abilities [<still>] cost NUM=number [to activate]
actcost ask=number: <do> ONE=one ['s] KEYWORD [cost|ability] [<still>] cost NUM=number
actcost ask=number word=equip: <do> it [<still>] cost NUM=number to equip ONE=one
actcost ask=free: is|are ONE=one 's ability|abilities [<still>] free
actcost ask=free: is|are ONE=one ['s] KEYWORD [cost|ability] [<still>] free
actcost ask=changed: <do> CARDS=board [<still>] <changes> [the] [cost_of] ONE=one 's \
    ability|abilities|activation_cost
actcost ask=cheaper: <do> CARDS=board make|makes ONE=one 's ability|abilities <lower> \
    [expensive]
actcost ask=dearer: <do> CARDS=board make|makes ONE=one 's ability|abilities <higher> \
    [expensive]
respact what=land: can|could|may <i>|<opp> respond [to|when] [<opp>|<i>|someone|somebody] \
    [is|are] play|plays|playing [a] land
respact what=cycling: can|could|may <i>|<opp> respond [to|when] [<opp>|<i>|someone|somebody] \
    [is|are] cycle|cycles|cycling [a] [card]
respact what=morph: can|could|may <i>|<opp> respond [to|when] [<opp>|<i>|someone|somebody] \
    [is|are] flip|flips|flipping|unmorph|unmorphs|unmorphing [a] [morph] [creature]
respact what=morph: can|could|may <i>|<opp> respond [to|when] [<opp>|<i>|someone|somebody] \
    [is|are] turn|turns|turning [a] morph|face-down_creature|creature face up
respact what=equip: can|could|may <i>|<opp> respond [to|when] [<opp>|<i>|someone|somebody] \
    [is|are] equip|equips|equipping
respact what=land: <do> playing a land use|uses the stack
respact what=land: <do> land drops|plays use the stack
respact what=cycling: <do> cycling [a card] use|uses the stack
respact what=morph: <do> unmorphing|morphing use|uses the stack
respact what=morph: <do> turning|flipping [a] morph|face-down_creature [face up] use|uses the \
    stack
respact what=equip: <do> equipping|equip use|uses the stack
respond ask=respond: <do> <i>|<opp> get|receive priority [when|after|if] [i|they] \
    [tap|crack|use|activate] ABILITY=one
respond ask=respond: can|could|may <i>|<opp> CARD=using in response to \
    <i>|<opp>|someone|somebody|me|them tapping|cracking|using|activating ABILITY=one [for mana]
respond ask=respond counters=yes: can|could|may <i>|<opp> CARD=using [my|the] ABILITY=one
respond ask=respond: can|could|may <i>|<opp> stifle ABILITY=one
respond ask=respond counters=yes: can|could|may CARD=using counter|stop ABILITY=one
respond ask=respond counters=yes: can|could|may <i>|<opp> counter ABILITY=one with CARD=using
splitsec: can|could|may [<i>|<opp>] tap|use|activate|crack|sacrifice ONE \
    with|during|under|while [a] split second [spell] [is] [on the stack]
splitsec mana=yes: can|could|may [<i>|<opp>] tap|use|activate|crack|sacrifice ONE for mana \
    with|during|under|while [a] split second [spell] [is] [on the stack]
splitsec: [with|while|when|if] [a] split second [spell] [is] on the stack [,] can|could|may \
    [<i>|<opp>] [still] tap|use|activate|crack|sacrifice|pop ONE
splitsec mana=yes: [with|while|when|if] [a] split second [spell] [is] on the stack [,] \
    can|could|may [<i>|<opp>] [still] tap|use|activate|crack|sacrifice|pop ONE for mana
splitsec: [with|while|when|if] CARD=spell [is] on the stack [,] can|could|may [<i>|<opp>] \
    [still] tap|use|activate|crack|sacrifice|pop ONE
splitsec mana=yes: [with|while|when|if] CARD=spell [is] on the stack [,] can|could|may [<i>|<opp>] \
    [still] tap|use|activate|crack|sacrifice|pop ONE for mana
splitsec: [with|while|when|if] CARD=spell [is] on the stack [,] can|could|may [<i>|<opp>] [still] \
    sacrifice [a|some|my] KIND=given to ONE [for mana]
splitsec: can|could|may [<i>|<opp>] [still] tap|use|activate|crack|sacrifice|pop ONE \
    with|while|when|if CARD=spell [is] on the stack
splitsec mana=yes: can|could|may [<i>|<opp>] [still] tap|use|activate|crack|sacrifice|pop ONE \
    for mana with|while|when|if CARD=spell [is] on the stack
splitsec mana=yes: does|can split second stop|prevent|stops mana abilities of ONE
named: <do> CARD=holder stop|stops|shut_off|turn_off it
named: <do> CARD=holder stop|stops|shut_off|turn_off its [activated] abilities
named mana=yes: <do> CARD=holder stop|stops|shut_off|turn_off it from tapping|making [for] mana
named mana=yes: <do> CARD=holder stop|stops|shut_off|turn_off its mana ability|abilities
manaab ask=is: is|does|are ABILITY=one [<still>] [count as] [considered] [a] mana \
    ability|ability_or_not
manaab ask=is: is|does|are ABILITY=one [<still>] [count as] [a] mana ability even \
    if|though|when it costs|cost mana
manaab ask=is: is|does|are ABILITY=one [<still>] [count as] [a] triggered mana ability
manaab ask=is: ABILITY=one [,|-|:] [a|is_a|is_it_a|is_that_a] mana ability [or not]
manaab ask=stack: ABILITY=one [,|-|:] does_it_use the stack
manaab ask=stack: <do> ABILITY=one [<still>] use|uses|go_on|goes_on|wait_on|sit_on|hit [the] stack
manaab ask=stack: is|are ABILITY=one on the stack
manaab ask=stack: ABILITY=one on_the_stack|stack|uses_the_stack [or not]
sick ask=other: can|could [the] [NUM] KIND [i] [tap|tapped] for CARD=source ['s] [ability] \
    be|have <new>
sick ask=other: can|could i tap|use [a|my] <new> KIND for|with|to_pay_for CARD=source ['s] \
    [ability|cost|abilities]
sick ask=other: can|could i tap|use [a] KIND with summoning sickness for|with CARD=source ['s] \
    [ability|cost]
sick ask=other: does|do CARD=source [’s] [ability] work with <new> KIND
sick ask=other: can [the] KIND [tapped] for CARD=source be <new>
sick ask=self: can|could i [<still>] use|activate CARD=source ['s] [ability|abilities] <new>
sick ask=self: can|could i [<still>] use|activate CARD=source ['s] [ability|abilities] \
    if|when|while it is <new>
sick ask=self: can|could i [<still>] use|activate|tap|crack|sacrifice|pop ONE=source <new>
sick ask=self: can|could [a|my] <new> ONE=source be used|tapped|cracked|sacrificed [for mana]
sick ask=self: can|could i [<still>] use|activate|tap [a|my] <new> CARD=source ['s] [ability]
sick ask=self: can|could CARD=source use|activate its [ability|abilities] <new>
sick ask=self cost={Q}: do|does CARDS=board let|lets|allow|allows [me] [<still>] \
    use|activate|using [the] {Q}|untap|untap-symbol abilities|ability of [a|my] <new> KIND [too]
sick ask=self cost={Q}: do|does CARDS=board let|lets|allow|allows [me] [<still>] \
    use|activate|using [the] {Q}|untap|untap-symbol abilities|ability \
    right_away|immediately|at_once|<new> [too]
sick ask=self cost={T}: do|does CARDS=board let|lets|allow|allows [me] [<still>] \
    use|activate|using [the] {T}|tap|tap-symbol abilities|ability \
    right_away|immediately|at_once|<new> [too]
sick ask=self cost={Q}: do|does CARDS=board let|lets|allow|allows [me] [<still>] \
    use|activate|using [the] {Q}|untap|untap-symbol abilities|ability of [a|my] KIND <new> [too]
sick ask=self cost={T}: do|does CARDS=board let|lets|allow|allows [me] [<still>] \
    use|activate|using [the] {T}|tap|tap-symbol abilities|ability of [a|my] KIND <new> [too]
sick ask=self cost={Q}: can|could|may [a|my] <new> KIND use|activate its|a|the \
    {Q}|untap|untap-symbol abilities|ability [with|under|thanks_to CARDS=board] [out]
sick ask=self cost={T}: can|could|may [a|my] <new> KIND use|activate its|a|the \
    {T}|tap|tap-symbol abilities|ability [with|under|thanks_to CARDS=board] [out]
sick ask=self cost={T}: do|does CARDS=board let|lets|allow|allows [me] [<still>] \
    use|activate|using [the] [{T}|tap] abilities|ability of [a|my] <new> KIND [too]
sick ask=self: do|does CARDS=board let|lets|allow|allows [me] [<still>] tap|use|activate|crack \
    ONE=source [for mana] <new>
sick ask=self: can|could i tap|use CARD=source itself for its [own] ability <new>
sick ask=self: can|could CARD=source use its [own] ability <new>
sick ask=self new=yes: can|could ONE=source <doing> <new>
sick ask=told: can|could ONE=source [<still>] tap|be_tapped|be_used [for mana]
sick ask=told: can|could|may i [<still>] tap|use ONE=source [for mana]
sick ask=has: does|do [a|an|my] [<new>] ONE=source have|get|suffer_from summoning sickness [<new>]
sick ask=has: is|are [a|an|my] [<new>] ONE=source summoning_sick|affected_by_summoning_sickness \
    [<new>]
sick ask=attack: can|could ONE attack [this turn]
sick ask=attack: can|could i attack with ONE [this turn]
sick ask=attack new=yes: can|could ONE attack <new>
sick ask=attack new=yes: can|could i attack with ONE <new>
sick ask=attack new=yes: can|could [a|my] <new> CARD=one attack
sick ask=attack: is ONE able to attack
midcast: can|could|may [<i>] sacrifice CARD=what to CARD=source [for mana|the_mana] [to pay for \
    it]
entering ask=what: NUM [charge|+1/+1|loyalty|time] counters [on_it|right]
entering ask=what: how_many [charge|+1/+1|loyalty] counters [does|will|do] [ONE] \
    [enter|come|have|get|enters|gets] [with|in_with|on_it]
entering ask=number: does|will|do ONE enter|come_in|enters|get|have [with] NUM=number \
    [charge|+1/+1|loyalty] counters
entering ask=which: NUM=number or NUM=other [charge|+1/+1|loyalty] counters
respond ask=respond: can|could|may [<i>] <answers> [ONE=thing] [in response] [REST]
respond ask=respond: can|could|may <opp> <answers> [ONE=thing] [in response] [REST]
respond ask=respond: can|could|may [<i>] <answers> \
    [something|anything|a_creature|it|that|stuff] in response [REST]
respond ask=respond: can|could|may <opp> <answers> \
    [something|anything|a_creature|it|that|stuff] in response [REST]
types ask=what: <types> [mana] can|could|does|do|will ONE [<still>] [<make>|tap] [for] [mana]
types ask=what: <types> mana <do> [<i>] <make>|get from ONE
types ask=has: can|could|does|do|will CARD=source [<still>] <make>|tap [for] MANA=mana [mana]
types ask=has: can|could|does [<i>] tap CARD=source for MANA=mana [mana]
types ask=has: is ONE [<still>] able to <make>|tap [for] MANA=mana
types ask=any: can|could|does|do|will CARD=source [<still>] <make>|tap [for] [any] mana [at all]
types ask=any: can|could|do [<i>] [<make>|get] [any] mana from CARD=source
restricted extra=yes: is|are the <extra> mana [from] CARD=of [also|too|<still>] <restricted> \
    [to|for KIND] [spells|only]
restricted extra=yes: is|are the <extra> mana [also|too|<still>] <restricted> [to|for KIND] \
    [spells|only]
restricted extra=yes: is|are|does the <extra> mana from CARD=source [also|too|<still>] \
    <restricted> [to|for KIND] [spells|only]
restricted: is|does|do ONE mana [also|too|<still>] <restricted> [to|for KIND] [spells|only]
restricted: is|are it|they|that|the_mana [<still>] \
    artifact-spells-only|artifacts-only|creature-only|creatures-only|artifact-only
restricted: is|are it|they|that|the_mana [<still>] only for|usable_on KIND [spells] [only]
restricted: is it|they [also|too|<still>] <restricted> [to|for KIND] [spells|only]
restricted extra=yes: can the <extra> mana [from ONE] only be spent|used on KIND [spells]
restricted extra=yes: <do> the restriction [<still>] apply|carry_over|carries_over|copy [to the \
    <extra> mana] [too]
"""

#: Words that may stand between the parts.
FILLERS = frozenset(
    (
        ",", ";", ":", ".", "?", "!", "-", "(", ")", "and", "but", "so", "then", "+", "&", "plus",
        "still", "now", "hey", "hi", "hello", "judge", "question", "quick", "edh", "please",
        "thanks", "ok", "okay", "also", "well", "actually", "just", "like", "there", "i", "do",
        "it", "lets", "let's", "together", "only",
    )
)  # fmt: skip
