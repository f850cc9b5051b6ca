"""The verbs of the game: what a clause with each says, and where its arguments stand."""

from __future__ import annotations

#: "verbs | voices kind name | roles", one sense a line (see `frames.read_senses`): a role is
#: "slot=places", "s" the subject of the active clause, "o" its object, "v" the name that is the
#: verb, else prepositions; "?" what may be left out. "X = verbs" names verbs of one meaning.
SENSES = """
CAST = cast play drop resolve slam jam run_out fire_off hardcast windmill throw_down flash_in
KILL = kill destroy murder nuke off axe waste execute smash snipe wreck remove
KILL = blow_up take_out get_rid_of wipe_out kill_off
BOUNCE = bounce unsummon
STEAL = steal nab snatch yoink take_over gain_control_of take_control_of
BLINK = flicker blink
USE = activate use crack pop fire
SACRIFICE = sacrifice crack pop
DISCARD = discard pitch toss ditch loot_away
FIND = bring_back reanimate

CAST | both event cast | who=s? a=o
CAST | both event cast_at | who=s? a=o b=on/at/target/onto/against
CAST | both event cast_on | who=s? a=o whom=on/at/target/against
CAST | both event cast_by | who=s? a=o b=with/off/off_of/from/via/through/using/thanks_to
throw point aim put use stick slap | active event cast_at | who=s? a=o b=on/at/onto/target/to
target | passive may target_player | whom=o a=s
target hit | passive may target_player | whom=o a=with
target | both ask targetable | a=s b=o
target | passive may targetable | b=o a=with
target | passive may targetable_any | b=o
target hit | both event cast_at | who=s? b=o a=with/using

NAME | passive event cast_at | b=o a=v who=s
NAME | active event card_at | who=s a=v b=o
NOUN | active event cast_at | a=v b=on/at/to/onto/target who=from/by
NOUN | active event cast_on | a=v whom=on/at/to/onto/target who=from/by

KILL | active event kill | who=s? a=o b=with/using/via?
KILL | passive event die | a=o
KILL | passive event kill | a=o who=s
KILL | passive event exiled_by | a=o b=by/with/to/via/using
KILL | active event by_it | a=s b=o
KILL | active ask kills | a=s b=o
KILL | passive ask kills | b=o a=s
KILL | passive will die | a=o

exile | active event exile | who=s? a=o b=with/using/via?
exile | passive event exile | a=o
exile | passive event exile | a=o who=s
exile | passive event exiled_by | a=o b=by/with/to/via/using
exile | active event by_it | a=s b=o
exile | active ask exiles | a=s b=o
exile | passive ask exiles | b=o a=s
exile | passive will exiled | a=o

BOUNCE | active event leave | who=s? a=o b=with/by/using/via?
BOUNCE | passive event leave | a=o
BOUNCE | passive event leave | a=o who=s
BOUNCE | passive event exiled_by | a=o b=by/with/to/via/using
BOUNCE | active event by_it | a=s b=o
BOUNCE | active ask bounces | a=s b=o
BOUNCE | passive ask bounces | b=o a=s

counter | active event counter | who=s? a=o b=with/using/via?
counter | passive event counter | a=o
counter | passive event counter | a=o who=s
counter | passive event exiled_by | a=o b=by/with/to/via/using
counter | active ask counters_spell | a=s b=o
counter | passive ask counters_spell | b=o a=s
counter | passive will countered | a=o

STEAL | active event take_control | who=s? a=o b=with/using/via/by?
STEAL | passive event take_control | a=o
STEAL | passive event take_control | a=o who=s
STEAL | passive event take_control | a=o b=by/with/to/via/using

BLINK | active event flicker | who=s? a=o b=with/using/via/by?
BLINK | passive event flicker | a=o
BLINK | passive event flicker | a=o who=s
BLINK | passive event exiled_by | a=o b=by/with/to/via/using
BLINK | active event by_it | a=s b=o

SACRIFICE | both event sacrifice | who=s? a=o
sacrifice feed | both event sacrifice_to | who=s? a=o b=to/to_activate/to_pay_for/to_cast/for/into
DISCARD | both event discard | who=s? a=o
DISCARD | both event discard_to | who=s? a=o b=to/to_activate/to_pay_for/to_cast/for

USE | both event activate | who=s? a=o
USE | both event activate_at | who=s? a=o b=on/at/target/against
enchant equip | passive event exiled_by | a=o b=by/with

attack swing_in come_in_sideways | active event attack | a=s
attack swing | active event attack | who=s? a=with/using
attack swing_with swing_in_with send_in turn_sideways | active event attack | who=s? a=o
attack swing_into run_into attack_into | active event block_into | a=s b=into/o
attack | active event attack_it | a=s b=o
attack | passive event attack_it | b=o a=s
block chump chump_block double_block | active event block | a=s b=o
block chump chump_block | passive event block_by | b=o a=s
block chump chump_block | passive event block_by | b=o a=with who=s?
block chump chump_block | active event block_against | who=s? b=o a=with/using
chump block chump_block | active event block_against | who=s? a=with/using b=against
block | passive event blocked | a=o
connect get_through go_unblocked | active event connect | a=s whom=with/to/against?
hit smack smash connect_with | active event connect | a=s whom=o
hit smack | passive event hit_by | who=o a=s
fight | active event fight | a=s b=o/with
fight | passive event fight | b=o a=s

DIE = die croak bite_the_dust kick_the_bucket perish go_to_the_graveyard go_to_graveyard
DIE | active event die | a=s
die | active event exiled_by | a=s b=to/from
COME = enter etb come_in come_down come_into_play enter_the_battlefield enter_play enter_the_field
COME | active event enter | a=s who=under/on:side?
LEAVE = leave leave_the_battlefield leave_play leave_the_field
LEAVE | active event leave | a=s
land stick | active event cast | who=s a=o
draw | active event draw_card | who=s a=o
mill | active event mill | who=s a=o
"""
