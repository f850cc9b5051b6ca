"""Phrasings of what is asked of mana: how much, of which type, and devotion."""

from __future__ import annotations

from functools import cache

from rulings_cli.ask.statements.rows import Phrasing, table

#: name: pattern, one a line (see `rows.compiled`); MAKE and FROM stand for what `_spelled` says.
_ASKS = """
makes: do|will|can <a> [only] MAKE [me] <made> [only]
makes: can|do|will <a> be tap for <made>
makes: can|do|will|may <who> tap <a> for <made>
makes: can|do|will|may <who> get|make|produce|have|add <made> FROM <a>
makes: be <a> able to MAKE <made>
makes: can|could|may <who> [still] [legally] make|produce|add|generate|get <made>
makes: do|will|can <a> [still] tap for [only|just] <made:count>
makes: do|will|can <a> [still] make|give|produce [only|just] <made:count> [?]
makes: do|will|can <b> [also|still] make|let|have|allow|turn <a> [to] MAKE <made>
makes: can|may <who> use <a> for <made>
makes: can|may <who> use <a> [with <b>] to|for MAKE <made>
makes_amount: how much|many [<made>] do|will|can <a> MAKE [me] [right] [now] [then]
makes_amount: how much|many [<made>] do|will|can <who> get|make|produce|have|add FROM <a>
makes_amount: how much|many [<made>] do|will|can <who> get|make [for|from|by|when|if] [i] tap <a>
makes_amount: how much|many [<made>] do|will|can <who> get|make|produce|add|have [now|then] \
    [in] [total|altogether|combined|overall] [from] [all] [of] [them|these|those|both|three|four]
makes_amount: how much|many [<made>] do|will|can <who> end up with
makes_amount: how much|many [<made>] do|will that|it|this make|give|add|be [me]
makes_amount: how much|many [<made>] be that|it|this|make|produce|add
makes_amount: how much|many [<made>] be in [my] pool
makes_amount: how much|many [<made>] FROM <a>
makes_amount: total [<made>] FROM <a> ?
makes_amount: [<made>] total FROM <a> ?
makes_amount: how much|many <made>
makes_amount: how much|many <made> [in] total|altogether|combined|overall
makes_amount: how much|many [<made>] [in] [total] from all|both [of] [them|these|those|the] [<n>] \
    [land]
makes_amount: how much|many [<made>] do|will|can all|both [of] [them|these|those|the] [<n>] \
    [land] MAKE [me] [in] [total|altogether|combined|together]
makes_amount: how much|many [<made>] do|will|can they|these|those MAKE [me] [in] \
    [total|altogether|combined|together]
makes_amount: how much|many [<made>] can|do|will <who> tap <a> for
makes_amount: <a> MAKE how much|many [<made>]
makes_amount: [<who>] tap <a> for how much|many [<made>]
makes_amount: <a> MAKE ?
makes_amount: <a> give|net me ?
makes_amount: [so] [that] give|net|make me how much|many [<made>]
makes_amount: [so] [that] give|net me ?
makes_amount: total <made> [?]
makes_amount: MAKE how much|many [<made>]
makes_amount: tap for [?]
makes_amount: tap for ?
makes_amount: [so] = how much|many [<made>]
makes_amount: what do|will|can <who> get|make|have for|from|off [of] [tap] <a>
makes_amount: what do|will <who> get ?
makes_amount: total mana ?
makes_amount: mana ?
makes_amount: = [?]
makes_types: what|which [color|type|kind] [of] [mana] can|could|do|will|may <a> MAKE [now]
makes_types: what|which [color|type|kind] [of] [mana] can|could|do|will <who> tap <a> for
makes_types: what|which [color|type|kind] [of] [mana] can|could|do|will <who> get|make|have FROM <a>
makes_types: what|which color|type|mana [of] [mana] can|could|do|will <who> get|make|produce|add
makes_types: what|which color|type [of] [mana] [be it|that|this]
makes_types: <a> MAKE what|which [color|type|kind] [of] [mana]
makes_types: what|which color|type [of] [mana] FROM <a>
devotion: what|how be my devotion to <made>
devotion: how much be my devotion to <made>
devotion: [what be] my devotion [to] <made> [?]
devotion: devotion to <made> [?]
devotion: how much|many devotion to <made> [do <who> have]
devotion: [what be] my <made> devotion [?]
devotion: how much|many <made> devotion [do <who> have]
pays: can|could|do|will|may <from:mana-of> [still] [help] [to] pay|cover|fund [for] <t>
pays: can|could|may <from:mana-of> [still] be spend|use|put FOR <t>
pays: can|could|may <from:mana-of> [still] be spend|use to [help] [to] PAY <t>
pays: can|could|do|will|may <from:mana-of> [still] [help] [to] cast|play|activate <t>
pays: can|could|may <who> [still] spend|use|put|sink <from:mana-of> FOR <t>
pays: can|could|may <who> [still] spend|use <from:mana-of> to [help] [to] PAY <t>
pays: can|could|may <who> [still] [help] PAY <t> with|using|off [of] <from:mana-of>
pays: can|could|may <t> [still] be PAY with|using|off|by [of] <from:mana-of>
pays: can|could|may <who> tap <from:mana-of> for|towards|toward|to_cast <t>
pays: can|could|may <who> tap <from:mana-of> to [help] cast|pay|activate [for] <t>
pays: do|will|can <from:mana-of> [still] work|go|apply FOR|with|to <t>
pays: do|will|can <from:mana-of> [still] work|go|apply FOR|with|to pay|cast [for] <t>
pays: can|may <from:mana-of> pay [for] [the] commander|command tax [of|on|for] [<t>]
pays: can|may|do|will <from:mana-of> [still] go|count|work|apply FOR|to [the] commander|command \
    tax [of|on|for] [<t>]
pays: can|may <from:mana-of> [still] be spend|use|put FOR|to [the] commander|command tax \
    [of|on|for] [<t>]
pays: do|will <from:mana-of> [still] pay|cover [for] [the] commander|command tax [of|on|for] [<t>]
pays: can|may <who> pay [for] [the] commander|command tax with|using|from|off <from:mana-of>
pays: can|may <who> cast <t> face down with|using|from|off <from:mana-of>
pays: can|may <from:mana-of> cast <t> face down
pays: be <from:mana-of> [still] able to [help] pay|cast [for] <t>
pays: be <from:mana-of> [still] good|ok|legal|usable|fine|allowed|spendable FOR <t>
pays: <from:mana-of> [:|,|-] usable|good|spendable|ok|legal on|for <t> [?]
pays: <from:mana-of> for|on|towards|toward|into <t> [OKAY] [?]
pays: <from:mana-of> to [help] cast|pay|activate|play [for] <t> [OKAY] [?]
pays: can|may <from:mana-of> pay [for] [the] [extra] <c> ['s] tax|increase|extra [cost] on|for <t>
pays: can|may <who> use|spend <from:mana-of> to pay [for] <c> ['s] tax|increase [cost] on|for <t>
pays: can|may <who> use|spend <from:mana-of> on|for <c> ['s] tax|increase [cost] on|for <t>
pays: can|may <who> cast <t> with|using <from:mana-of> including|plus|and [the] commander tax
pays: can|may <from:mana-of> pay [for] <t> including|plus|and [the] commander tax
pays: [spend|use] <from:mana-of> on|for|towards <t> [OKAY] [?]
pays: cast|pay|activate [for] <t> with|using|off [of] <from:mana-of> [OKAY] [?]
pays: <t> with|using|off [of] <from:mana-of> ?
pays: <t> with|using|off [of] <from:mana-of> OKAY
pays: can|could|may <from:mana-of> [still] be spend|use|put to|for|on [help] <t:act-paid>
pays: can|could|may|do|will <from:mana-of> [still] [help|pay|work] [to|for] <t:act-paid>
pays: can|could|may <who> [still] spend|use|put|tap <from:mana-of> to|for|on|into [help] \
    <t:act-paid>
pays: can|could|may <who> [still] <t:act-paid> with|using|off|from [of] <from:mana-of>
pays: [use|spend|using] <from:mana-of> to [help|pay] [for] <t:act-paid> [OKAY] [?]
pays: <from:mana-of> FOR <t:act-paid> [OKAY] [?]
pays: be <from:mana-of> [still] good|ok|okay|legal|usable|fine|allowed|spendable FOR|to <t:act-paid>
pays: be <from:mana-of> [still] good|ok|okay|legal|usable|fine|allowed|spendable FOR|to \
    cast|play|casting|playing <t> [face] [down]
pays: <from:mana-of> FOR cast|play|casting|playing <t> [face] [down] [OKAY] [?]
pays: <t:act-paid> with|using|off|from [of] <from:mana-of> [OKAY] [?]
mana_bound: be <m:mana-meant> ALSO BOUND [to|for|on|in] [<kinds:bound-kinds>] [only] TOO
mana_bound: be <m:mana-meant> ALSO [just|only] for|on|to [cast] <kinds:bound-kinds> [only] TOO
mana_bound: be <m:mana-meant> ALSO only|just usable|spendable|good|ok for|on <kinds:bound-kinds> TOO
mana_bound: be <m:mana-meant> ALSO <kinds:bound-kinds> [-] only TOO
mana_bound: <m:mana-meant> [also|still] BOUND [to|for|on|in] [<kinds:bound-kinds>] [only] TOO ?
mana_bound: <m:mana-meant> [also|still] <kinds:bound-kinds> [-] only TOO ?
mana_bound: be <m:mana-meant> ALSO <kinds:only-kinds> TOO
mana_bound: <m:mana-meant> [also|still] <kinds:only-kinds> TOO ?
mana_bound: do [the|that|its] [spending] restriction|limit|limitation ALSO remain|stay|persist|last
mana_bound: [is] it|that ALSO <kinds:bound-kinds> [-] only TOO ?
mana_bound: do <m:mana-meant> ALSO have|carry|keep|get|inherit|share [the|a|that|its|any|this] \
    [same] [spending] restriction|limit|limitation TOO
mana_bound: can <m:mana-meant> ALSO only|just be spend|use on|for|to [cast] <kinds:bound-kinds> TOO
mana_bound: [be there] any|a restriction|limit|limitation on <m:mana-meant> [?]
mana_bound: do|must <m:mana-meant> ALSO [have|need] [to] [be] spend|use|go [only] on|for|to [cast] \
    <kinds:bound-kinds> TOO
mana_bound: do [the|that|its|same] [same] [spending] restriction|limit ALSO \
    apply|carry|transfer|copy|stick|matter|hold [over] [to|on|for] [<m:mana-meant>] TOO
extra_pays: can|may <m:mana-meant> ALSO be spend|use on|for|to [cast] <t> TOO
extra_pays: can|may <m:mana-meant> ALSO cast|pay [for] <t> TOO
extra_pays: can|may <who> ALSO spend|use <m:mana-meant> on|for <t> TOO
extra_pays: can|may <who> ALSO spend|use <m:mana-meant> to cast|pay [for] <t> TOO
extra_pays: can|may <who> ALSO cast <t> with|using <m:mana-meant> TOO
extra_pays: can|may|do|will <m:mana-meant> ALSO go|work|count|apply on|for|to|toward|towards|into \
    [cast] <t> TOO
made_becomes: can|may <who> tap <a> for <made> and have|get|make|let it|that [mana] \
    become|be|turn|count [as|into|to] <made2:made> [to pay|cast] [for] [a|the] [<mana>] \
    [cost|symbol]
made_becomes: do|will it|that|the|<a> ['s] [mana] become|turn [into|to] <made2:made> [instead]
made_becomes: do|will it|that|the [mana] come out as <made2:made> [instead]
made_becomes: be it|that|the [mana] <made2:made> [mana] [instead]
mana_snow: be <m:mana-meant> [also|still] snow [mana]
mana_snow: do|will|can <from:mana-of> make|produce|add|give|tap [for|me] snow mana
mana_snow: do|will <from:mana-of> count|work as|for snow mana
mana_snow: can|may|do|will it|that [still] pay [for] [a|the] {s}|snow [mana] [cost|symbol|pip|mana]
mana_snow: can|may|do|will <from:mana-of> [still] pay [for] [a|the] {s}|snow [mana] \
    [cost|symbol|part|pip|mana]
mana_needed: do|will|must <who> ALSO [have|need] [to] [use|spend|pay|need] [with|only|just] \
    <kind:mana-kind> [for|on|to] [cast] [the|it|<a>] [<n>]
mana_needed: do|will|must <a> ALSO [have|need] [to] need|require|take|want|use|be \
    [paid|pay|cast] [with] [only|just] <kind:mana-kind>
mana_needed: must <a> ALSO be pay|cast with|by|using <kind:mana-kind>
mana_needed: [so] [still|only|just] [only|just] <kind:mana-kind> [only] ?
mana_needed: be <a> ALSO [only|just] castable|payable with|by|from|off <kind:mana-kind>
mana_needed: be <kind:mana-kind> ALSO required|require|needed|need|necessary [for <a>]
mana_needed: must|do [the] <kind:mana-kind> [too|still] [for it]
mana_needed: must it|that ALSO be <kind:mana-kind>
pool_pays: do|will <a> let|allow [me|us] [use] <hue:hue> [to] pay|cast|cover [for] [the] <b>
pool_pays: do|will <a> let|allow [me|us] [use] <hue:hue> [to] pay|cover [for] [the] <made> \
    [cost|symbol]
pool_pays: can|may <hue:hue> pay|cast|cover [for] [the] <b>
pool_pays: <hue:hue> for|on [the] <b> ?
pool_pays: can|may <hue:hue> pay|cover [for] [the] <made> [cost|symbol]
pool_pays: can|may <who> pay|cast|cover [for] [the] <b> with|using|from|off <hue:hue>
pool_pays: can|may <who> pay|cover [for] [the] <made> [cost|symbol] with|using|from|off <hue:hue>
pool_pays: can|may <who> use <hue:hue> to|for [pay|cast] [for] [the] <b>
pool_pays: can|may <who> use <hue:hue> to|for [pay] [for] [the] <made> [cost|symbol]
pool_pays: can|may <who> use <a> to pay [for] [the] <made> [cost|symbol] with|using|from|off \
    <hue:hue>
pool_pays: can|may <who> use <a> to pay|cast [for] [the] <b> with|using|from|off <hue:hue>
pool_pays: do|will|can <hue:hue> [now] pay|cast|cover [for] [the] <b>
pool_pays: do|will <hue:hue> [now] pay|cover [for] [the] <made> [cost|symbol]
helper_pays: can|may|do|will <help:helping-what> [be] [used|use] [to] HELPING <part:cost-part> \
    INCOST
helper_pays: can|may|do|will <help:helping-what> on|for|from|in <b> HELPING <part:cost-part>
helper_pays: can|may|do|will <help:helping-what> from|by|off|through|via <a> HELPING \
    <part:cost-part> INCOST
helper_pays: <help:helping-what> tap|tapped|used for <part:cost-part> INCOST ?
helper_pays: <help:helping-what> tap|tapped|used for <part:cost-part> in|of|for <b> 's cost ?
helper_pays: can|may <who> tap|use <help:helping-what> for the EXTRA [when|while|if|as] [i] \
    convoke|improvise|delve <b> into|under|with|through <c>
helper_pays: can|may|do|will <a> 's <help:helping-what> HELPING <part:cost-part> INCOST
helper_pays: can|may <who> tap|use <help:helping-what> [to] HELPING <part:cost-part> INCOST
helper_pays: can|may <who> tap|use <help:helping-what> for <part:cost-part> INCOST
helper_pays: can|may <who> convoke|improvise [with] <help:helping-what> [to] [HELPING] [for] \
    <part:cost-part> INCOST
helper_pays: can|may <help:helping-what> convoke|improvise [for] <part:cost-part> INCOST
helper_pays: can|may <who> <help:helping-what> [away] [for] <part:cost-part> INCOST
helper_pays: <help:helping-what> for <part:cost-part> INCOST ?
helper_pays: can|may <who> <help:helping-what> [away] to HELPING <part:cost-part> INCOST
helper_pays: can|may <who> BYHELP [the] <c> ['s] EXTRA INCAST <b>
helper_pays: can|may <who> BYHELP the EXTRA from|of|off <c> INCAST <b>
helper_pays: can|may|do|will <help:helping-what> HELPING [the] <c> ['s] EXTRA INCAST <b>
helper_pays: can|may|do|will <help:helping-what> HELPING the EXTRA from|of|off <c> INCAST <b>
mana_free: be <m:mana-meant> ALSO unrestricted|normal|ordinary|unlimited|unbound|free [mana] TOO
mana_free: can|may <m:mana-meant> ALSO be spend|use on|for anything [else] TOO
spell_copied: be <a> copy|copied
spell_copied: do <a> get copy|copied
spell_copied: do|will <who> get [to] [a|the|any|1] copy [of <a>]
mana_gives: do|will|can <from:mana-of> [also] give|grant|put <b> a|an|the [extra|additional] \
    [<size>] \
    counter
mana_gives: do|will|can <from:mana-of> [also] put a|an|the [extra|additional] [<size>] counter \
    on <b>
mana_gives: do|will|can <from:mana-of> [also] give|grant <b> <kw>
mana_gives: do|will|can <b> [also|still] get|gain|have|receive a|an|the|its [extra|additional] \
    [<size>] counter BYMANA <from:mana-of>
mana_gives: do|will|can <b> [also|still] get|gain|have|receive <kw> BYMANA <from:mana-of>
mana_shields: be|can <b> [also|still] uncounterable|protected BYMANA <from:mana-of>
mana_shields: can|may <b> [also|still] be counter BYMANA <from:mana-of>
mana_shields: do|will|can <from:mana-of> [also] protect|save|keep|shield|prevent|stop <b> from \
    be|getting counter|countered
mana_shields: do|will|can <from:mana-of> [also] make <b> uncounterable
mana_shields: do|will|can <from:mana-of> [also] make <b> not be|get counter
spell_copied: do|will <from:mana-of> [also] copy <b>
spell_copied: 1|a copy ?
spell_copied: [so|still] copied ?
spell_copied: do|will <who> [get] [to] copy <a>
copies_amount: how many copy [of <a>] [do|will <who> get|make|have|end] [up] [with]
copies_amount: how many time be <a> copied
copies_amount: <n> copy or <m>
copies_amount: how many copy if <from:mana-of> pay [for] <b>
copies_amount: how many copy if [<who>] spend|use|pay <from:mana-of> [on|for] <b>
copies_amount: <n> or <m> copy
copies_amount: how many copy be make|create [of <a>]
mana_stays: do|will THE_MANA [from <a>] stay|remain|last|persist|carry|float [around|over] WHEN
mana_stays: do|will|can|may <who> [still] keep|retain|float|carry|save THE_MANA [from <a>] WHEN
mana_stays: be THE_MANA [from <a>] [still] there|around|available|usable|here WHEN
mana_stays: can|may|do|will <who> [still] spend|use|have it|them|that WHEN
mana_stays: can|may|do|will <who> [still] spend|use|have THE_MANA [from <a>] WHEN
mana_stays: can|may|do|will <who> [still] spend|use|have|keep THE_MANA from [my|the] <step> WHEN
mana_stays: can|may|do|will <who> [still] float|carry|save|hold THE_MANA from [my|the] <step> WHEN
mana_stays: can|may|do|will <who> [still] spend|use|have|keep [my|the] <step> mana WHEN
mana_stays: do|will|can THE_MANA from [my] <step> stay|remain|last|persist|carry|float [over] WHEN
mana_stays: do|will|can [my|the] <step> mana stay|remain|last|persist|carry|float [over] WHEN
mana_stays: be it|they|that [still] there|around|available|usable|here WHEN
mana_stays: do|will it|they|that [still] stay|remain|last|persist|carry|float [around|over] WHEN
mana_stays: do|will|can <of:mana-of> [still] stay|remain|last|persist|carry [around|over] WHEN
mana_goes: do|will <who> lose <of:mana-of> WHEN
mana_goes: do|will THE_MANA [from <a>] empty|disappear|vanish|drain|evaporate WHEN
mana_goes: do|will THE_MANA [from <a>] go|drain|empty|wear|run away|out|off WHEN
mana_goes: do|will <who> lose THE_MANA [from <a>] WHEN
sick_stops: do|will [summoning] sickness stop|affect|hinder <p> [from SICK]
sick_from: do|will [summoning] sickness stop|keep|prevent|hinder <a> from attack|block
is_sick: do|will <a> [still] have|get|suffer [from] [the] summoning sickness [then] [this turn]
is_sick: be <a> [still] summoning sick [then] [this turn]
is_sick: be <a> [still] affect by summoning sickness
sick_stops: do|will [summoning] sickness matter|apply for|to <p>
sick_stops: do|will <p> [still] have|get|suffer [from] summoning sickness [for|to mana|tap] [it]
sick_stops: do|will <a> [still] have|get|suffer [from] summoning sickness
sick_stops: do|will [summoning] sickness stop|affect|hinder|matter|apply [for|to] <a>
sick_stops: be <p> affect|stop|restricted|hindered by [summoning] sickness
sick_stops: do <p> care about [summoning] sickness
can_tap: can|may <a> [still] tap ?
can_tap: can|may <a> [still] tap [for|it] ['s] [ability|effect] right away|immediately|already
can_tap: can|may <a> [still] tap this|the same turn
mv: what be <a> 's MV [ZONED]
mv: what be <a> MV [ZONED]
mv: what be [the] MV of <a> [ZONED]
mv: [the] MV of <a> [ZONED]
mv: <a> 's MV [ZONED]
mv: <a> MV [ZONED] ?
mv: what MV do|will <a> have [ZONED]
mv: how much be <a> 's MV [ZONED]
mv: what be [the] MV [ZONED]
mv: MV [ZONED] ?
mv: what MV [be it] [ZONED]
mv_is: be <a> 's MV <n> [or <m>] [ZONED]
mv_is: do|will <a> have [a] MV [of] <n> [ZONED]
mv_is: be [the] MV of <a> <n> [ZONED]
is_mana: be <p> [even] [a] mana ability [too]
is_mana: do|will <p> count as [a] mana ability
is_mana: <p> [a] mana ability ?
is_mana: <p> ,|:|- [a] mana ability [?]
is_mana: be that|it|this [still|even|also|really] [a] mana ability
is_mana: be the|its|this trigger [a] mana ability
is_mana: do|will that|the|its|this mana come from|off|out|through|via [of] [a] mana ability
is_mana: do|will <p> come from|off|out|through|via [of] [a] mana ability
uses_stack: do|will the|its|this trigger [even] use|hit|go [on] [the] stack
responds: can|could|may <who> respond to the|its|this trigger
is_mana: be the|its|that|this MORE mana|<made> [from <a>] [still|even|also] [a] mana ability
uses_stack: do|will the|its|that|this MORE mana|<made> [from <a>] [even] use|hit|go [on] [the] stack
responds: can|could|may <who> respond to the|its|that|this MORE mana|<made> [from <a>]
uses_stack: do|will <p> [even] use|hit|touch|need [the] stack
uses_stack: do|will <p> [even] go on|onto|to the stack
uses_stack: do|will that|it|this use|hit|go [on] the stack
uses_stack: <p> ,|:|- stack ?
responds: can|could|may <who> respond to <p>
responds: can|could|may <p> be respond to
responds: can|could|may <who> respond to <who2:player> use|activate|tap|crack|sacrifice <p>
responds: can|could|may <who> respond when|if|while|as <who2:player> use|activate|tap|crack <p>
responds: can|could|may <who> respond when|if|while|as <who2:player> sacrifice <p>
responds: do <who> get to respond to <p>
responds: can|could|may <who> respond when|if|while|as|to <who2:player> <p>
uses_stack: do|will that|it|this use|hit|go [on] [the] stack when|if|while|as <who2:player> <p>
uses_stack: when|if|as|once|whenever <who2:player> <p> , do|will that|it|this use|hit|go [on] \
    the stack
is_mana: when|if|as|once|whenever <who2:player> <p> , be that|it|this [a] mana ability
responds: <p> ,|:|- can|could|may <who> respond [to that|it]
responds: when|if|as|once|whenever <who2:player> <p> , can|could|may <who> respond [to that|it]
gives_devotion: how much|many <made> devotion do|will|be <a> [give|add|count|contribute|have] [for]
gives_devotion: how much|many devotion do|will|be <a> give|add|have [for|to] [<made>]
gives_devotion: how much do|will <a> ADD_TO devotion to <made>
gives_devotion: how much do|will <a> ADD_TO <made> devotion
"""


@cache
def rows() -> tuple[Phrasing, ...]:
    """Give the rows for what is asked of mana."""
    return table("ask", "\n".join(each for line in _ASKS.splitlines() for each in _spelled(line)))


def _spelled(line: str) -> tuple[str, ...]:
    """Give a line with what is spelled out: only "tap" takes "for" before its mana."""
    line = line.replace("MORE", "extra|bonus|additional|added")
    line = line.replace("FROM", "from|off|with|by|using [of] [tap]")
    line = line.replace("THE_MANA", _THE_MANA).replace("WHEN", _WHEN)
    line = line.replace("BYHELP", "[tap|use] <help:helping-what> [away] [to|for] [HELPING]")
    line = line.replace("EXTRA", "tax|extra|increase|additional [tax|mana|cost|generic|1|{1}]")
    line = line.replace("INCAST", "in|on|for|of|with|to|when|while|if|as [i] [cast|play]")
    line = line.replace("[HELPING]", f"[{_HELPING}]").replace("HELPING", _HELPING)
    line = line.replace("INCOST", "[of|in|on|for|from <b>] [through|via|by|with convoke|improvise]")
    line = line.replace("BYMANA", _BYMANA)
    line = line.replace("OKAY", _OKAY).replace("BOUND", _BOUND).replace("ALSO", _ALSO)
    line = line.replace("TOO", "[too|also|well]")
    line = line.replace("PAY", "cast|pay|activate|play [for]")
    line = line.replace("FOR", "on|for|towards|toward|into")
    line = line.replace(
        "SICK",
        "tap|use|activate|attack|ping|shoot|remove|tapping [it] ['s] [counter|ability] [for mana]",
    )
    line = line.replace("ZONED", "[while|when|once|as] [it] [be] [on|in] <zone>")
    line = line.replace("ADD_TO", "add|count|give|contribute [toward|towards|for|to] [my]")
    if "MV" in line:
        return tuple(line.replace("MV", each) for each in _MANA_VALUE)
    if "MAKE" not in line:
        return (line,)
    return tuple(line.replace("MAKE", each) for each in _MAKING)


_BOUND = "restricted|bound|limited|locked|stuck|confined|tied|earmarked|reserved"
_HELPING = "pay|cover|help|do|handle [with|to] [pay|cover] [for]"
_OKAY = "[,|:|-] [is|that] [that] allowed|legal|ok|okay|fine|possible|kosher|works|good"
_BYMANA = (
    "[if|when|as] [<who>] [only|just] [it] [be] [cast|pay|paid|spend|use] [part|some|1] [of] "
    "[it|for] [with|by|off|from|via|using|through] [of] [only|just] [1|part|some] [of]"
)
_ALSO = "[also|still|too|then|now|just|even|really|both|all]"
_THE_MANA = (
    "[any|all|of] [the|that|this|my|their|your] "
    "[unspent|unused|floating|leftover|float|remaining|extra] <made>"
)
_WHEN = (
    "[until|into|to|through|for|as|at|when|in|on|between|during|after|past|if|before] "
    "[the] [end] [of] [each] <moment:moment>"
)
#: Verbs for making mana: only "tap" takes "for" before it.
_MAKING = (
    "tap for", "make|produce|add|give", "spit|pump|crank out", "tap <who> for", "be good for"
)  # fmt: skip
_MANA_VALUE = ("cmc", "mana value", "converted mana cost")
