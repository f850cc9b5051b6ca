"""The verbs of the game: what a clause with each says, and where its arguments stand."""

from __future__ import annotations

#: "verbs | voices kind name | roles", one sense a line (see `senses.Senses`): a role is
#: "slot=places", "s" the subject of the active clause, "o" its object, "v" the name that is the
#: verb, else prepositions; "?" what may be left out. "X = verbs" names verbs of one meaning.
SENSES = """
CAST = cast play drop resolve slam jam run_out fire_off hardcast windmill throw_down flash_in
CAST = to_cast to_play to_drop flash recast replay
SLAY = kill destroy murder nuke axe waste execute smash snipe wreck
SLAY = blow_up take_out wipe_out kill_off wrath wipe wipe_away clear
KILL = SLAY remove get_rid_of
STEAL = steal take nab snatch yoink take_over gain_control_of take_control_of
ACTION = populate proliferate scry investigate surveil explore amass learn discover
USE = activate use crack pop fire
DISCARD = discard toss ditch loot_away
DIE = die croak bite_the_dust kick_the_bucket perish go_to_the_graveyard go_to_graveyard
DIE = hit_the_graveyard go_away bite_it eat_it buy_the_farm get_killed take_lethal
DIE = take_lethal_damage go_down meet_its_end keel_over
COME = enter etb come_in come_down come_into_play enter_the_battlefield enter_play
COME = enter_the_field hit_the_battlefield hit_the_board hit_the_table hit_play
COME = go_into_play go_onto_the_battlefield come_onto_the_battlefield drop_onto_the_battlefield
RETURN = return put get bring
THROW = throw point aim put use fire cast resolve play
MOVE = get_to_put get_to_send get_to_move get_to_return
BACK = to/onto/back_to/back_onto
COMMAND = to/in/into/back_to/back_in/back_into
AIMED = to/onto/at/target/toward/towards/back_at/back_to/back_onto/over_to/into
CHOSEN = by/with/to/via/using/under/beneath

CAST | both event cast | who=s? a=o
resolve | active event cast | a=s
land stick | active event cast | who=s a=o
respond answer | active event respond | who=s? a=with/o
cast_in_response | active event respond | who=s? a=o
CAST THROW | both event cast_at | who=s? a=o b=on/at/against
CAST use | both event cast_at | who=s? a=o b=target
SPLIT = on/at/to/onto/between/among/across/over
split divide | active event cast_at | who=s? a=o b=SPLIT
split divide | passive event cast_at | a=o b=SPLIT
stick slap | active event cast_at | who=s? a=o b=on/at/onto/to
CAST | both event cast_on | who=s? a=o whom=on/at/target/against
CAST | both event cast_by | who=s? a=o b=with/off/off_of/from/via/through/using/thanks_to
cast | active event cast_by | b=s a=o
target hit | active event cast_at | who=s? b=o a=with/using
target | active event targeted | who=s b=o
target | passive event targeted | b=o who=by?
hit | passive event cast_at | b=o a=by/with who=s?
take eat | active event cast_at | b=s a=o
trigger go_on_the_stack | active event trigger_up | a=s

kick multikick | both event kicks | who=s? a=o

target | passive may target_player | whom=o a=s
target hit | passive may target_player | whom=o a=with
target | both ask targetable | a=s b=o
target hit | passive may targetable | b=o a=with/by
target | passive may targetable_any | b=o
block | passive may blockable | b=o a=s/with

NAME | active event card_at | who=s? a=v b=o
NAME | active event card_at | who=s? a=v b=in
NAME | active event card_on | who=s? a=v whom=o
NAME | active event cast_bare | who=s a=v
NAME | active event redirect | who=s a=v b=o c=AIMED
NAME | active event redirect | who=s a=v b=o whom=AIMED
redirect change_target_of | active event redirect | who=s? b=o c=AIMED a=with/using/via
redirect send throw point turn | active event redirect | a=s b=o c=AIMED
redirect change_target_of | active event redirect | who=s? b=o whom=AIMED a=with/using/via
change redirect | active event redirect | who=s? b=o a=with/using/via -=+:target?
NAME | active event cast_at | who=s? a=v b=on/at/target
NAME | active event cast_on | who=s? a=v whom=on/at/target
NAME | passive event cast_passive | b=o? a=v
NAME | passive event cast_at | b=o a=v who=s
NAME | passive event cast_on | whom=o a=v who=s?
NOUN | active event cast_at | a=v b=on/at/to/onto/target who=from/by?
NOUN | active event cast_on | a=v whom=on/at/to/onto/target who=from/by?
NOUN | active event cast_by | a=v b=off/off_of

KILL | active event kill | who=s? a=o b=with/using/via?
KILL | passive event die | a=o?
KILL | passive event kill | a=o who=s
KILL | passive event exiled_by | a=o? b=CHOSEN
KILL ping shoot hit grab | active event by_it | a=s b=o
SLAY | active ask kills | a=s b=o
SLAY | passive ask kills | b=o a=s/with/using/via/to/off
SLAY | passive will die | a=o
remove get_rid_of | active ask removes | a=s b=o
remove get_rid_of | passive ask removes | b=o a=s/with/using/via/to/off

ping shoot zap | active event pinged | who=s? b=o a=with/using/via/off?
ping shoot zap | passive event pinged | b=o a=by/with?
exile | active event exile | who=s? a=o b=with/using/via?
exile | passive event exile | a=o?
exile | passive event exile | a=o who=s
exile | passive event exiled_by | a=o? b=CHOSEN
exile | active event by_it | a=s b=o
exile | active ask exiles | a=s b=o
exile | passive ask exiles | b=o a=s/with/using/via/to/off
exile | passive will exiled | a=o
go_to_exile | active event exile | a=s

bounce return | active event leave | who=s? a=o b=with/by/using/via?
bounce return | active event leave | who=s? a=o -=to/into:hand
return_to_hand go_to_hand go_back_to_hand | active event leave | a=s
go return put go_back | both event leave | a=s/o -=to/into/back_to:hand
bounce return | passive event leave | a=o?
bounce return | passive event leave | a=o? -=to/into/back_to:hand
bounce return | passive event leave | a=o who=s
bounce return | passive event exiled_by | a=o? b=CHOSEN -=to/into:hand?
bounce return | active event leave | who=s? a=o -=to/into:hand b=with/using/via
bounce return | active event by_it | a=s b=o
bounce | active ask bounces | a=s b=o
bounce return put | active ask bounces | a=s b=o -=to/into/back_to:hand
bounce | passive ask bounces | b=o a=s/with/using/via/to/off

counter | active event counter | who=s? a=o b=with/using/via?
counter | passive event counter | a=o
counter | passive event countered | a=o?
counter | passive event counter | a=o who=s
counter target mill sacrifice | passive event exiled_by | a=o? b=CHOSEN
counter | active ask counters_spell | a=s b=o
counter | passive ask counters_spell | b=o a=s/with/using/via/to/off
counter | passive will countered | a=o

STEAL | active event take_control | who=s? a=o b=with/using/via/by?
STEAL | passive event take_control | a=o b=CHOSEN?
STEAL | passive event take_control | a=o who=s
STEAL | active event by_it | a=s b=o

flicker | active event flicker | who=s? a=o b=with/using/via/by?
exile_and_return | active event flicker | who=s? a=o
flicker | passive event flicker | a=o?
flicker | passive event flicker | a=o who=s
flicker | passive event exiled_by | a=o? b=CHOSEN
flicker | active event by_it | a=s b=o

sacrifice pop | both event sacrifice | who=s? a=o
sacrifice pop | passive event sacrifice | a=o?
GIVE_UP = sacrifice feed chuck
GIVE_UP | both event sacrifice_to | who=s? a=o b=to/to_activate/to_pay_for/to_cast/for/into
sacrifice feed | passive event sacrifice_to | a=o b=to/to_activate/to_cast/for/into
DISCARD | both event discard | who=s? a=o
DISCARD | passive event discard | a=o
discard | passive event discarded | a=o?
discard | passive event discard_to | a=o b=by/with/from/off
choose pick | active event chosen | who=s? a=o
DISCARD | both event discard_to | who=s? a=o b=to/to_activate/to_pay_for/to_cast/for/to_evoke
discard_to discard_a_card_to | active event cast_pitched | who=s? a=o
fuse | active event cast_fused | who=s? a=o
fuse | passive event cast_fused | a=o
discard | active event cast_pitched | who=s? a=o
discard | passive event cast_pitched | a=o who=s?
exile use | active event discard_to | who=s? a=o b=to_evoke/to_cast/to_pay_for
exile use | passive event discard_to | a=o b=to_evoke/to_cast/to_pay_for
return bounce pick_up | active event return_for | who=s? a=o b=for/to_cast/to_pay_for
USE | both event activate | who=s? a=o
USE | active event use_ability | who=s? p=o
USE | both event activate_at | who=s? a=o b=on/at/target/against/to_target
tap | active event tap | who=s? a=o mana=for?
tap | passive event tap | a=o mana=for
tap_for_mana | active event tap | who=s? a=o
tap | active event by_it | a=s b=o
tap | active event by_it | who=s? b=o a=with/using/via
tap | passive event by_it | b=o a=by/with
tap | active event tap_for | who=s? a=o b=for/to_pay_for
tick_up uptick | active event plus_any | who=s? a=o
plus | active event plus_any | who=s a=o
tick_down downtick minus | active event minus_any | who=s? a=o
ult ultimate | active event ult | who=s? a=o
pay | active event pay | who=s? mana=o a=for

attack attack_too swing_in attack_alone swing_alone attack_by_itself | active event attack | a=s?
attack crash_in beat_down go_in get_in | active event attack | who=s? a=o/with/using
attack_unblocked crash_in get_in go_in | active event attack | a=s?
attack swing_at | active event attack | a=s? whom=o
attack swing_at | active event attack | who=s? whom=o a=with/using
send_in turn_sideways | active event attack | who=s? a=o
declare | active event attack | who=s? a=o -=as:attacker
attack | active event block_into | a=s? b=into
run | active event block_into | a=s b=into
attack send run | active event block_into | who=s? a=o b=into
attack | active event attack_it | a=s? b=o
attack | active event attack_it | who=s? b=o a=with/using?
attack | passive event attack_it | b=o? a=s?
hit connect_with smack deal_damage_to deal_combat_damage_to | active event attack_it | a=s b=o
attack_into | passive event block_into | b=o a=s
block | active event block | a=s? b=o
block blocked chump | passive event block_by | b=o? a=s
block chump | active event block_against | who=s? b=o a=with/using
block | active event block_against | who=s? a=with/using b=against
block | active event block_with | who=s? a=with
block_it block_that | active event block_with | who=s? a=with
chump | active event block | a=s? b=o
chump chump_block | active event block_with | who=s? a=with
block | active event block_some | who=s b=o?
block | active event block_any | a=s?
block blocked | passive event blocked | a=o?
become_blocked | active event blocked | a=s
block | active event blocks_all | several=s b=o
block | active may can_block | several=s b=o
block | active may can_block | who=s several=with/using b=o?
block | active event blocks_all | who=s? several=with/using b=o?
block | passive event blocks_all | b=o? several=by
attack swing_in | active event attacks_all | several=s whom=o?
attack swing_in | active event attacks_with | a=s list=with/alongside/beside/together_with whom=o?
attack swing_in send_in | active event attacks_all | who=s? several=with/using whom=o?
hit connect | active event hit_for | a=s? whom=o? n=for:amount
connect get_through deal_combat_damage | active event connect | a=s? whom=to?
hit | active event connect | a=s
hit smack deal_damage_to | active event connect | a=s? whom=o
hit smack | active event connect_at | a=s whom=o n=at
hit | passive event hit_by | who=o? a=s
hit smack tag | active event hit_with | who=s whom=o a=with
hit connect smack | active event hit_with | who=s a=with
take_a_hit_from | active event hit_by | who=s a=o
fight_each_other | active event fight | a=s?
fight fight_each_other | active event fight_all | several=s
fight | active event fight | a=s? b=o/with
fight | active event fight_by | a=s b=o/with c=using/via/with/thanks_to/off_of/off
fight | active event fight_by | who=s? b=o a=with c=using/via/thanks_to

DIE | active event die | a=s?
go | active event die | a=s -=to/in/into:yard
die | active event exiled_by | a=s? b=to/from
die | active event die_to_all | several=s b=to/from
KILL | passive event die_to_all | several=o b=by/with
KILL | active event die_to_all | b=s several=o
die_together die_along die_at_the_same_time die_alongside | active event die_with | a=s b=with/as
put_into_a_graveyard remove | passive event die | a=o
COME | active fact fresh | a=s -=+:this
COME | active fact long | a=s -=+:last
CAST | both fact fresh | who=s a=o -=+:this
CAST | both fact long | who=s a=o -=+:last
wear carry hold sport | active fact attached | a=s b=o
wear carry hold sport | active with wearing | b=o
have hold hide keep imprison take nab grab snag | active fact held | a=s b=o
COME | active event enter | a=s? who=under/on:side?
land | active event enter | a=s who=under/on:side?
DIE | active event die_all | several=s
KILL | passive event die_all | several=o
exile | passive event exile_all | several=o
exile | active event exile_all | who=s? several=o
bounce return | passive event leave_all | several=o
KILL | active event die_all | who=s? several=o
sacrifice pop | both event sacrifice_all | who=s? several=o
COME | active event enter_all | several=s
CAST | both event cast_all | who=s? several=o
put_onto_the_battlefield cheat_in cheat_out cheat_into_play | active event enter | who=s? a=o
put_onto_the_battlefield | passive event enter | a=o
leave leave_the_battlefield leave_play leave_the_field | active event leave | a=s?
make create produce spit_out crank_out | active event create | b=s a=o
populate | active event create | who=s? a=o
make create get | active event create | who=s? a=o b=with/from/off/by/via?
make create | passive event create | a=o
RETURN | both event reanimated | who=s? a=o? -=BACK:field b=with/using/via?
reanimate bring_back | both event reanimated | who=s? a=o? b=with/using/via/by?
reanimate | both event reanimated | who=s? a=o? -=from:yard b=with/using/via/by?
reanimate bring_back | active event by_it | a=s b=o
reanimate bring_back return put_back | active event returns_all | a=s several=o
RETURN | both event reanimated | who=s? a=o? -=from:yard -=BACK:field b=with/using/via?

draw_card draw | active event draw | who=s n=o
draw_a_card draw | active event draw | who=s
draw draw_card | active event drawn_by | who=s n=o b=off/off_of/with/from/through
gain gain_life | active event drawn_by | who=s n=o b=off/off_of/with/from/through
draw topdeck | active event draw_card | who=s? a=o
mill mill_card | active event mill | who=s n=o
mill | active event mill | who=s? a=o
mill | passive event mill | a=o
mill | passive event milled | a=o?
gain_life | active event gain_life | who=s n=o? times=+:times?
gain | active event gain_life | who=s n=o
lose_life lose | active event lose_life | who=s n=o
pay_life | active event pay_life | who=s n=o
copy | active event copy | who=s? a=o b=with/using/via?
copy | passive event copy | a=o b=by/with/using?
copy | passive event copy | a=o who=s
COPY = copy clone enter_as enter_as_a enter_as_copy_of enter_as_a_copy_of become_a_copy_of
COPY | active event copies | a=s? b=o
regenerate | active event regenerate | who=s? a=o b=with/using?
regenerate | active event regenerate | a=s
regenerate | passive event regenerate | a=o b=with/by?
equip | active event equip | who=s? a=o b=to
equip | active event equip | who=s? b=o a=with?
move | active event equip | who=s? a=o b=to/onto/over_to
move | active event equip_any | who=s? a=o
equip | active event equip_any | who=s?
pick_up | active event equip_passive | a=s b=o
equip | got event equip_passive | a=o b=with
enchant | active event cast_at | who=s? b=o a=with/using
enchant | got event exiled_by | a=o? b=CHOSEN
equip enchant | been fact attached | a=o b=with/by
equip attach reconfigure bestow move | been fact attached | b=o a=to/onto/on
reconfigure | active event equip | who=s? a=o b=to/onto
equip enchant | been with wearing | b=with/by
animate | active event animate | who=s? a=o b=with?
animate become_a_creature turn_into_a_creature | active event animate_self | a=s?
animate | passive event animate | a=o
animate | active event by_it | a=s b=o
animate | passive event by_it | b=o a=by/with/using/via/off
animate | active event by_it | who=s? b=o a=with/using/via
crew | active event animate | who=s? a=o
cascade_into | active event cascade | a=s? b=o
cascade_into | active event cascade | who=s b=o
hit find reveal transform turn_over | active event cascade | a=s b=o
cascade_into | active event cascade | who=s? b=o a=with
transform | active event transform | a=s?
transform | active event transform | who=s? a=o
untap | active event untap | who=s? a=o
untap | active event untap_for | who=s? a=o b=for/to_pay_for/to_activate/with/using/by
untap | passive event untap | a=o?
untap_itself untap | active event untap | a=s
cycle | active event cycle | who=s? a=o
suspend | active event suspends | who=s? a=o
suspend | passive event suspends | a=o
answer | active event answers | who=s? b=o a=with
respond | active event answers | who=s? b=to a=with/by
phase_out | active event phase_out | a=s?
phase_out | passive event phase_out | a=o
phase_in phase_back phase_back_in | active event phase_in | a=s?
pump | active event pump | who=s? a=o b=with?
pump activate firebreathe | passive event pump_self | a=o times=+:times?
pump firebreathe | active event pump_self | who=s? a=o times=+:times?
put_counter | active event counters_put | who=s? n=o size=o a=on
put_counter | active event given_by | who=s? n=o size=o a=on b=with/using/via/off/off_of/through
put_counter | active event given_by | b=s n=o size=o a=on
get_counter take_counter receive_counter | active event counters_put | a=s? n=o size=o
lose | active event lose_keyword | a=s? kw=o
lose_ability lose_all_ability lose_all_it_'s_ability | active event lose_abilities | a=s
gain get have | active event gain_keyword | a=s kw=o
give | active event gain_keyword | who=s? a=o kw=o -=until:eot?
give | active event gain_keyword | who=s? kw=o a=to -=until:eot?
give | active event given_by | who=s? a=o kw=o b=with/using/via/off/off_of/through
give | active event given_by | who=s? kw=o a=to b=with/using/via/off/off_of/through
give | active event given_by | b=s a=o kw=o
give | active event given_by | b=s kw=o a=to
untap | active event untap_step | who=s?
scry | active event scry | who=s? n=o
deal | active event deal | a=s dealt=o b=to
deal | active event deal | a=s dealt=o whom=to
deal | active event deal | a=s n=o whom=to
deal_damage deal_combat_damage | active event deal | a=s b=to
deal | active event deal | a=s n=o b=to
hit smack | active event hit_for_by | who=s whom=o n=for:amount
swing attack | active event hit_for_by | who=s n=for:amount
deal | passive event deal | b=o? dealt=+ a=by/from?
deal | passive event deal | b=o n=+:number a=by/from?
deal | passive event deal | whom=o dealt=+ a=by/from?
take eat | active event deal | b=s dealt=o a=from/by?
take eat | active event deal | whom=s dealt=o a=from?
take | active event deal | b=s n=o a=from
take | active event deal | whom=s n=o a=from
take eat | active event deal | dealt=o a=from?
trade | active will trades | a=s b=with/for
get have | active event pump_by | a=s? size=o
give | active event pump_by | who=s? a=o size=o
give | active event pump_by | who=s? size=o a=to
give | active event given_by | who=s? a=o size=o b=with/using/via/off/off_of/through
give | active event given_by | who=s? size=o a=to b=with/using/via/off/off_of/through
give | active event given_by | b=s a=o size=o
pump | active event pump_by | who=s? a=o size=by/with/for
pump boost grow | active event pump_by | who=s? a=o size=+
pump grow boost | active event grown_to | b=s a=o size=to
pump grow boost | both event grown_to | who=s? a=o size=to
lose | active will lost | who=s a=o

FIND = find fetch fetch_up tutor tutor_up tutor_for search_for search_up grab get nab snag dig_up
FIND = drop put sneak_in hit take discard strip choose put_in put_into_play cheat_in cheat_out
FIND = drop_in put_out
FIND = look_for pick_up pull pull_out seek go_get wish_for transmute_for
FETCH = find fetch fetch_up tutor tutor_up tutor_for search_for search_up grab get nab snag
FETCH = dig_up go_get pull pull_out
FETCH | active event fetched | who=s? a=o b=with/off/off_of/using/via/from/by?
FIND_BY = for/to_get/to_find/to_fetch/to_search_for/to_grab/into/to_tutor/to_tutor_for
USE cast play | active event fetched | who=s? b=o a=FIND_BY
NAME | active event fetched | who=s b=v a=for/into
put_onto_the_battlefield cheat_in cheat_out | active event fetched | who=s? a=o b=with/using/via
FIND | active ask finds | a=s b=o
FIND | active may finds | who=s b=o a=with/off/using/via/from/by?
DOES = STEAL flicker copy regenerate reanimate return get_back bring_back regrow retrieve recover
DOES = eat grab
DOES | active ask does_to | a=s b=o zone=from/in/out_of?
DOES | active may does_to | who=s b=o a=with/using/via/off zone=from/in/out_of?
DOES | passive ask does_to | b=o a=s/with/using/via zone=from/in/out_of?
target hit exile | active ask targetable_in | a=s b=o zone=from/in/out_of
NAME | passive may works_on | b=o a=v
cascade_into hit find reveal cascade | active ask cascades | a=s b=o
cascade_into | active may cascades | who=s b=o a=with/from/off?
FIND | passive may finds | b=o a=by/with/off/using/via/from/to
USE cast play | active may finds | who=s a=o b=for/to_get/to_find/to_fetch/to_search_for/to_grab
USE cast play | active may finds | who=s a=o b=to_tutor/to_tutor_for/to_search_up/to_fetch_up
NAME | active may finds | who=s a=v b=for
cast play | active may finds | who=s b=o a=with/off/off_of/using/via/from/through
cast | passive may finds | b=o a=with/off/off_of/using/via/through
cast | active ask finds | a=s b=o

trigger go_off happen_again trigger_again go_off_again | active ask trigger | a=s
see_it see_that notice_it count_it | active ask trigger | a=s
trigger work | active will trigger_for | a=s b=for/off/from/on
see | active will trigger_for | a=s b=o
trigger set_off | active ask trigger_for | b=s a=o
trigger set_off | passive ask trigger_for | a=o b=s
draw draw_card draw_a_card get_to_draw get_to_draw_a_card get_a_card | active ask draw | who=s
draw_me_a_card draw_a_card draw_me_card draw_us_a_card | active ask draw | who=s
draw draw_card get_to_draw get_to_draw_card | active will draw | who=s n=o
draw draw_a_card | active will draws | a=s who=o?
draw draw_card | active will draws | a=s who=o? n=o
draw draw_a_card get_to_draw | active will draw_off | who=s b=for/off/from/with
draw_me_a_card draw_me_card | active will draw_off | who=s b=for/off/from/with
draw draw_card | active will draw_off | who=s n=o b=for/off/from/with
gain_life gain | active will gain_n | who=s n=o
gain_life gain_the_life gain_me_life gain_me_any_life | active will gains | who=s
lose_life | active will loses | who=s n=o?
take_mana_burn | active will burn | who=s
take_damage take_any_damage | active will damaged | who=s
take take_damage | active will damaged_n | who=s n=o
hurt damage | active will damaged | a=s who=o
deal_damage | active will damaged | a=s
die | active ask die | a=s
die | active will lose | who=s
survive live stay_alive make_it | active will survive | a=s
survive live stay_alive make_it | active will not_lost | who=s
survive outlive live_through | active ask survives | b=s a=o
EFFECT = do_something do_anything have_effect have_any_effect have_an_effect
resolve happen go_through occur | active will resolves | a=s
EFFECT work | active will works | a=s
EFFECT | active ask works | a=s b=on/against/to/versus
work | active ask alters_mana | b=s a=with/on/for
work | active ask alters_mana | a=s b=with/under
fizzle do_nothing | active will fizzles | a=s
stop shut_off turn_off | active ask stops | a=s b=o
hit | active ask targetable | a=s b=o
work | active ask targetable | a=s b=on/against
go | active may targetable | a=s b=on
enchant equip | active may targetable | a=s b=o
put attach target | active may targetable | who=s a=o b=on/to
attach | active may targetable | a=s b=to/on/onto
target | active ask targetable | who=s b=o a=with
target | active may targetable_any | who=s b=o
target | active ask target_player | who=s whom=o a=with
target | active may target_player | a=s whom=o
SLAY | active may kills | who=s b=o a=with/using/via
exile | active may exiles | who=s b=o a=with/using/via
bounce | active may bounces | who=s b=o a=with/using/via
counter | active may counters_spell | who=s b=o a=with/using/via
counter | active may can_counter | who=s a=o
counter | passive may can_counter | a=o
beat win | active ask beats | a=s b=o/against
remove handle answer beat deal_with | active ask removes | a=s b=o
die lose | active will kills | b=s a=to
go_to_exile | active will exiled | a=s
protect save | active ask protects | a=s b=o c=from?
protect save | active ask protects_who | a=s whom=o c=from
untap | active ask untaps | a=s
untap | active will untaps_by | a=s b=o
untap | active will untap_lands | who=s a=o
tap become_tapped get_tapped | active will taps | a=s
tap | passive will taps | a=o
enter_tapped enter_the_battlefield_tapped | active will enters_tapped | a=s
come_in_tapped come_into_play_tapped come_in_to_play_tapped | active will enters_tapped | a=s
etb_tapped come_down_tapped land_tapped hit_the_board_tapped | active will enters_tapped | a=s
hit_the_battlefield_tapped hit_play_tapped | active will enters_tapped | a=s
enter_untapped enter_the_battlefield_untapped | active ask enters_untapped | a=s
come_in_untapped come_into_play_untapped etb_untapped | active ask enters_untapped | a=s
come_down_untapped | active ask enters_untapped | a=s
come_back return return_to_the_battlefield persist undying | active will comes_back | a=s
come_back_to_the_battlefield | active will comes_back | a=s
get_back | active will get_back | who=s a=o
get_another get_token get end_up_with wind_up_with | active will gets | who=s a=o
sacrifice have_to_sacrifice | active will sacrificed | who=s a=o
sacrifice | passive will sacrificed | a=o
DISCARDED = discard have_to_discard discard_card get_to_discard bin
DISCARDED | active will discards | who=s a=o?
DISCARDED | active will discards | who=s n=o
go end_up return come_back | active ask goes_to | a=s zone=COMMAND
INTO = to/in/into/back_to/back_in/back_into/onto/back_onto
COME | active will comes | a=s
RETURN send | active will may_command | who=s a=o -=COMMAND:command
RETURN send | active will goes_to | who=s a=o zone=INTO
shuffle | active will shuffled | who=s whose=o
make create give spit_out | active will gets | who=s a=o
kill destroy | active will die | who=s a=o
get_rid_of remove | active will gone | who=s a=o
stay remain stick stay_around stick_around hang_around stay_out | active will stays | a=s
stay_in_play stay_on_the_battlefield remain_on_the_battlefield | active will stays | a=s
stay_attached | active will attached | a=s b=to?
stay remain | active will attached | a=s b=on
stay_on remain_on | active will attached | a=s
fall_off come_off drop_off become_unattached get_unattached | active will falls_off | a=s
win win_the_game | active ask win | who=s
lose lose_the_game | active ask lose | who=s
cost | active will cost_is | a=s n=o
keep gain lose get have | active will has_kw | a=s kw=o
bounce get_bounced return_to_hand go_back_to_hand | active will bounced | a=s
crew | active may crews | a=s b=o
crew | active may crews | who=s b=o a=with
ACTION | active will resolves_action | who=s
ACTION | active ask trigger | a=s
drain | active will drains | who=s whom=o?
drain ping | active will trigger | a=s
get | active will trigger_part | who=s a=o
cost_more | active will costs_more | a=s
cost_less get_cheaper | active will costs_less | a=s
cost_less cost_more | active will cost_less | a=s n=o
lose | active will lose | who=s a=from/to
kill | active will lose | a=s who=o
respond | active may respond | who=s a=to?
get_to_respond | active will respond | who=s
act_in_response | active may respond | who=s
respond | active may respond_with | who=s a=to b=with
gain_life | active will life_by | a=s n=o?
put send move return save bring redirect | active may may_command | who=s a=o -=COMMAND:command
MOVE | active will may_command | who=s a=o -=COMMAND:command
go | active ask may_command | a=s -=COMMAND:command
make create give leave spit_out | active will gets | a=s b=o
give_me leave_me get_me net_me make_me | active will gets | a=s b=o
mill | active will mills | a=s n=o?
mill_anything mill_something mill_card mill_a_card | active will mills | a=s
see notice count | active ask trigger | a=s
"""
