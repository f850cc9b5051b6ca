"""Which words of a question mean the same: surface phrases by the concept they stand for.

A line is `concept: phrase | phrase | …`; the longest phrase wins. The concept `-` is left out:
such words never change what is asked. A word of no line is unknown, and no phrasing with it fits.
"""

from __future__ import annotations

from functools import cache

from rulings_cli.ask import vocabulary
from rulings_cli.corpus.prepared import prepared

_LINES = """
-: a | an | the | my | your | his | her | their | our | its | it | this | that | these | those
-: them | they | he | she
-: please | so | then | ok | okay | hey | hi | hello | well | um | uh | even | also | actually
-: really | ever | now | still | yet
-: of | to | for | on | in | at | into | onto | as | and | be | been | being | is it true
-: do you know if | quick question
-: i | me | we | you | us | one | some | any | there | right | too | though | legally | edh
-: commander game | in edh | in commander
-: am | are | is | was | were | it's | that's | im | i'm | i've | ive | he's | she's | they're
-: get | gets | getting | gotten | give | gives | giving | gave | matter | matters | wait
-: judge | judges | quick | q | quick q | rules q | newbie | noob | dumb question | silly question
-: stupid question | newbie question | thanks | thank you | thx | ty | cheers | correct | folks
-: guys | sorry | pls | plz | plus | alongside | together | and also | in this case
-: quick rules question | hiya | greetings | good evening | good morning | friend | my friend says
-: a friend says | i was told | would you say | just to be sure | to be sure | am i right
-: or not | or no | or what | isn't it | doesn't it | can't i | don't i | won't it | aren't they
-: hold | holding | over | guess | actual | just checking | to confirm | can you confirm
-: please confirm | just curious | curious
-: that i | that's been | that was | that is | that are | which is | which was
-: would like | want | wants | trying | try | just wondering | wondering | whether | true
-: think | rules question | question
-: do | does | did | will | would | should | doing | done | whole thing | also | anyway
-: possible | somehow
-: him | hers | by any chance | exactly | currently | normally
-: other than that | card itself
-: because | since | but | or | same time | with that | by that | however | all right | same
-: let's | say | suppose | assume
-: when | whenever | if | while | during | as long as | once | case | in case | after | then
-: what about | how about
-: static | static ability | under the new rule | under the new rules | new rule | the new rule
-: rules change | new mana ability rule
-: rule change
-: both | number | made | makes | make | produced | produces | generated | generates | created
-: creates | create | added | adds
control: control | controls | controlling | own | owns | controlled | have | has | had | having
control: got | running
not-word: don't | doesn't | didn't | isn't | aren't | wasn't | won't | wouldn't | dont | doesnt
not-word: isnt | wont
can: can | is it possible to | possible to | is it ok to | could | may | might | able | allowed
can: can i just | fine | fine to | okay to | ok to | alright to | alright | cool | kosher
can: permitted
can: possible | legal | is it legal | do i get to | am i able to | am i allowed to
can: lets | let | allow | allows | allowing | feasible | permit | permits | ok if
cannot: can't | cannot | cant | couldn't | not able | unable | not allowed | can not | may not
cannot: mayn't | prohibited | forbidden
mana: mana | manas
pay: pay | pays | paid | paying | payment | spend | spends | spent | spending | fund | cover
pay: covers | afford | finance | put toward | put towards | go toward | go towards | pay off
pay: put towards | towards | toward | used on | usable | useable | be used | be good | good
pay: applied | apply
use: use | uses | using it | used
mana-into: mana into
help: help | helps | helping | help with | contribute | chip in | partly | partially | part of
help: some of | assist
life-word: life
limit-word: only for | only on | only be spent | only be used | only pay
limit-word: can only | could only | may only
whole: just | only | alone | enough | entirely | solely | exclusively | fully | completely
whole: with nothing but | nothing but | nothing else | all by itself | by itself | on its own
whole: entirely with
whole: sufficient | in full | all
cast: flash in | cast | casts | casting | hardcast | hard cast | from casting | castable | cast it
cast: casted
play: play | plays | playing | played | from playing | playable
with: with | using | off | off of | from | via | by | through | thanks to | out of | by using
with: by way of | courtesy of
under: under | beneath
out: out | on the battlefield | onto the battlefield | in play | on board | on the field
out: on the bf | on bf
out: on my battlefield | on board already | out there | on my board | on my side | around
out: on the table | sitting there
opponent: opponent | opponents | my opponent | opponent's | opponents' | opp | opps | enemy
opponent: other player | an opponent | someone | somebody | anyone | anybody | people
opponent: other players | another player | players | player | everyone
respond: respond | responds | responding | in response | response | respond to | react
respond: get priority | gets priority | receive priority | receives priority | interact
respond: interrupt | responses | responded to | respond with | in response to that
counter-it: counter | countered | counters it | stifle | be countered | countering
uses-stack: use the stack | uses the stack | go on the stack | goes on the stack
uses-stack: used the stack | using the stack | stack | on the stack
tap: tap | taps | tapping | tapped | tapping it
untapped: untapped
crack: crack | cracks | cracking | cracked | pop | pops | popping | sacrifice | sacrifices
crack: sacking | sacks | cashing in | cash in | popped | popping | sacrificing | sac | sacs
crack: saccing | sacced | sacrificed
trigger: trigger | triggers | triggering | triggered | delayed trigger | triggered ability
trigger: delayed triggered ability | go off | goes off | see it | sees | see | notice
next-spell: next spell | the next spell | next spell i cast | next one | the next one
while-casting: while casting | during casting | midway through casting | midway through
while-casting: halfway through casting | mid-cast | in the middle of casting | middle of casting
while-casting: as i cast | while i'm casting | while im casting | when casting | while paying
while-casting: in the process of casting | partway through casting | while i am casting
while-casting: when i am casting | as i am casting | during the casting of | halfway through
while-casting: mid-casting | midcast | mid cast
activate: activate | activates | activating | activated | activation | activation cost
activate: activate it
ability: ability | abilities | filtering | filter
mana-ability: mana ability | mana abilities | mana-ability
first: first | 1st
second: second | 2nd
third: third | 3rd
last: last | final
attach-word: attach | attaches | attached | attaching | move | moves | moved | moving | reattach
attach-word: goes | transfer
to-theirs: to an opponent's creature | to my opponent's creature | to opponent's creature
to-theirs: onto an opponent's creature | onto my opponent's creature | to their creature
to-theirs: to a creature my opponent controls | to a creature an opponent controls
to-theirs: to a creature opponent controls | to an opponent creature | to a creature they control
to-theirs: to opponents creature | to my opponents creature | to an opponents creature
attack-word: attack | attacks | attacking
exiled: exiled | exile | exiles | exiling | exiled card
itself: itself | themselves
library: library | deck | whole library | entire library | whole deck | entire deck
library: all of my library | all my library | full library
no-hit: without finding | without hitting | doesn't find | never finds | finds nothing
no-hit: find nothing | hits nothing | with no hit | no hits | whiffs | whiff | miss | misses
no-hit: without a hit | finding | no instant sorcery | hitting | found nothing | with nothing
no-hit: runs out | run out | empties | empty
what: what | which | whats | what's | what happens | what would happen | what happens if
happens: happens | happen | happened
how-many: how many | number of
how-much: how much
how-big: how big | how large | what size | size | what's the size | power and toughness | big
how-big: power toughness | what are the power and toughness | what is the power and toughness
how-big: what's the power and toughness | what is the size | how strong
where: where | where's | where does it go
x: x | x value | value of x | value x | x's value | x equal
value-word: value
is-sign: = | equals | equal | equal to | being | set to
free: free | for free | without paying | without paying its mana cost | without paying mana cost
free: without paying the mana cost | for nothing
hit: found | hit | hits | hitting | finds | find | reveals | reveal | flips | flip | turns up
not-cast: don't cast | dont cast | do not cast | didn't cast | not cast | don't play | dont play
not-cast: not casting | choose not to cast | decline to cast | never cast | not to cast
not-cast: decide not to cast | doesn't get cast | isn't cast | not play | don't use
not-cast: not playing | choose not to play | do not play | uncast | fail to cast
not-cast: pass on casting
stay: stay | stays | remain | remains | staying | stuck | lost
exile-zone: in exile | exile zone | exiled forever | stay exiled | stays exiled | remain exiled
exile-zone: remains exiled | stay in exile | stays in exile | remain in exile | remains in exile
bottom: bottom | on the bottom | bottom of library | bottom of my library
go: go | end up | ends up | wind up | go to | happen to | happens to | go back | goes back
go: go back to | return | returns | get put | gets put | come back | comes back | back
later: later | later on | afterwards | afterward | at a later time | some other time
later: subsequently
this-turn: this turn | same turn | the same turn | later in the turn
later-this-turn: later this turn | later in the turn | later that turn | later in this turn
later-this-turn: afterwards this turn | at a later point this turn | later on this turn
later-this-turn: later on in the turn | later the same turn
end-step: end step | end of turn | until end of turn | eot | at eot
next-turn: next turn | on a later turn | a later turn | on a subsequent turn | on my next turn
next-turn: following turn | the turn after | turn after | a later turn | another turn
next-turn: in a later turn | turn later | after this turn | subsequent turn | the next turn
next-turn: tomorrow | until next turn | until my next turn | until the next turn
opponents-turn: on opponent's turn | opponent's turn | my opponent's turn | opponents turn
opponents-turn: on my opponent's turn | during my opponent's turn | during opponent's turn
opponents-turn: an opponent's turn | someone else's turn | their turn | not my turn
opponents-turn: another player's turn
untap-step: untap step | before they untap | during untap
upkeep: upkeep | during upkeep | upkeep step
draw-step: draw step
combat-word: combat | in combat
after-combat: after combat | after my combat | after attacking | after my attack
-: for things | for anything
instant-speed: instant speed | at instant speed | as an instant | like an instant
instant-speed: as though it had flash | whenever i want | any time | anytime | at any time
instant-speed: as an instant speed | at flash speed
sorcery-speed: sorcery speed | main phase | during my main phase | my main phase
sorcery-speed: after combat | before combat | after my combat | before attacking | after attacking
turn: turn | my turn | during my turn
sick: the turn i play it | turn i play it | as soon as it enters | summoning sick
sick: summoning-sick | sick | summoning sickness | just entered
sick: just came into play | just cast | fresh | freshly cast | entered this turn
sick: came in this turn | came into play this turn | that came in this turn | new | right away
sick: immediately | the turn it comes in | the turn it enters | the turn i cast it
sick: turn it comes in | turn it enters | turn it came in | turn it entered
sick: same turn it entered | turn i cast | newly cast | straight away | played this turn
sick: i just cast | i just played | the turn it comes into play | the turn he enters
sick: turn it comes into play | turn he enters | turn she enters | the turn he comes into play
sick: turn he comes in | turn it comes down | the turn it comes down | comes down | this turn it
sick: only just entered | arrived this turn | came down this turn | came down | just came down
sick: has summoning sickness | have summoning sickness
haste: haste
must-pay: have to pay | has to pay | need to pay | needs to pay | must pay | still pay
must-pay: still have to pay | still need to pay | still owe | owe | must i pay | forced to pay
must-pay: required to pay
must: have to | must | need | need to | needs | needs to | has to | required to | required
must: forced to | obligated
additional-cost: additional cost | additional costs | extra cost | extra costs
alternative-cost: alternative cost | alternative costs | alternate cost | alternate costs
discard: discard | discards | discarding
resolve: resolve | resolves | resolved | resolving
fizzle: fizzle | fizzles | fizzled | fizzling
dies: dies | die | died | is destroyed | destroyed | destroy | is killed | killed | kill | kills
dies: gets killed | killing | exploded | dying | bolted
goes: leaves | leaves the battlefield | left the battlefield | leave the battlefield
goes: is removed | remove | removed | removing | removes | bounced
goes: gone | disappears | goes away | goes missing
illegal: illegal | not legal | isn't legal | becomes illegal | become illegal | became illegal
illegal: becomes an illegal target | an illegal target | illegal target | illegal targets
illegal: become illegal targets | becoming illegal | becomes an illegal target in response
illegal: turn illegal | turns illegal | no longer legal
before-spell: before the spell | before my spell | before that spell | before the original spell
before-spell: before the spell itself | before the cast spell | before the triggering spell
before-spell: ahead of the spell | ahead of my spell | before the spell i cast
after-spell: after the spell | after my spell | after that spell | after the original spell
after-spell: after the spell itself | after the spell i cast | after the triggering spell
which-order: before or after the spell | before or after my spell | before or after that spell
which-order: first or the spell | first or does the spell | or the spell first
which-order: after or before the spell | before or after the original spell
already: already
both-targets: both targets | both of the targets | both its targets | both of its targets
both-targets: all targets | all its targets | all of its targets | the targets | its targets
both-targets: both of their targets | all the targets | all of the targets
target: target | targets | targeted | targeting | target of
no-other: no other | without other | without any other | nothing else
other: other | another | others
no: no | none | zero | without | not
cost: cost | costs | price
total: total | in total
tax: tax
counters: counters | counter on it | +1/+1 counters | +1/+1 counter | 1/1 counters
enters: landfall | enters | enter | entering | etb | etbs | comes in | enters the battlefield
enters: enter the battlefield | entered | entering the battlefield
enter-with: enter with | enters with | come in with | comes in with
count: count | counts | counted | care about | cares about | looks at
double: double | doubles | doubled | twice | extra mana | additional mana | extra | bonus
double: bonus mana | more mana | keep the bonus | keeps the bonus | still have the bonus
lose: lose the bonus | loses the bonus | lose its bonus | loses its bonus | lose its effect
lose: lose its ability | lose its abilities | lose the effect | stop working | stops working
color: color | colors | colour | colours | type | types | kind | kinds | colors of mana
color: types of mana
produce: produce | could produce | able to produce
mana-value: mana value | cmc | converted mana cost | mana values | mv | cmcs
stop: shut | stopped | prevented | stop | stops | prevent | prevents | shut off | shuts off
stop: turn off | turns off | turn it off | turns it off | shut it off | shuts it off
stop: shut it down | shuts it down | switch it off | switches it off | disable | disables
stop: deactivate | deactivates
stop: shut down | shuts down | block | blocks | stopping | keep me from | keeps me from
stop: stop me from | stops me from
restricted: restricted | restriction | restrictions | limited
color-restriction: any color | any type
effect: effect | effects
work: work | works | working | function | functions
commander: commander | commander's | general
legality-word: banned | commander legal | legal in
chosen: choose | chosen | choosing | pick | announce
command-zone: command zone | from the command zone | in the command zone
hand: hand | my hand | from hand | from my hand | in hand
graveyard: graveyard | from graveyard | from my graveyard | in graveyard | gy | yard
face-down: face down | facedown | face-down
face-up: face up | face-up | faceup
token: token | tokens
generic-part: generic part | generic portion | generic cost | generic mana | generic
generic-part: colorless part
time-word: before | until
card-word: card | cards
copy-word: copy | the copy
spell-word: spell | spells | something | anything | stuff
land-drop: land drop | land drops | additional land | second land | land for the turn
land-drop: land this turn | already played a land | already played a land this turn
land-drop: already played my land | already played a land for the turn | played a land this turn
land-drop: already made my land drop | already used my land drop | made my land drop
land-drop: already made a land drop | played a land already | played my land for the turn
land-drop: already played my land for the turn | used my land drop
color-identity: color identity
rest: rest | other cards | others
put: put | puts | placed | putting
drop: drop | drops
most: highest | max | maximum | biggest | largest | most expensive | highest possible
which-cost: or the mana cost | or mana cost | or its mana cost | or the mana value | or mana value
which-cost: or its mana value | or the cmc | or cmc | or what i paid | or what was paid
which-cost: or the total cost | or total cost | or the total cost paid | or the mana i spent
dig: dig | digs | digging | search | searches
look: look at | look | visible | public | hidden information | public information
look: public knowledge | revealed to everyone | peek at | know what
random: random | random order | order
again: again | start over | forever | loop | repeat
shuffle: shuffle | shuffled | shuffles
"""

#: Keyword abilities and keyword actions that a question may name as what is paid or used.
KEYWORDS = """
equip: equip | equipping | equip cost | equip costs | equip ability | equip abilities | the equip
kicker: kick | kicked | kicker | kicking | kicker cost | kicks
multikicker: multikicker | multikick
overload: overload | overloaded | overloading | overload cost
flashback: flashback | flash back | flashbacking | flashback cost | flashing back
flashback: flashed back
buyback: buyback | buy back | buyback cost
entwine: entwine | entwined | entwine cost
escape: escape | escaping | escape cost
foretell: foretell | foretold | foretelling | foretell cost
suspend: suspend | suspended | suspending | suspend cost
morph: morph | morphing | unmorph | turn face up | turn up | morph cost
megamorph: megamorph
cycling: cycle | cycling | cycling cost
ward: ward | ward cost | ward costs | ward payment | ward trigger
evoke: evoke | evoked | evoke cost
bestow: bestow | bestowed | bestow cost
dash: dash | dash cost
unearth: unearth
madness: madness
spectacle: spectacle
surge: surge
prowl: prowl
emerge: emerge
awaken: awaken
mutate: mutate
disturb: disturb
aftermath: aftermath
jump-start: jump-start | jumpstart
retrace: retrace
replicate: replicate | replicated
conspire: conspire
strive: strive
escalate: escalate
spree: spree
casualty: casualty
cleave: cleave | cleaved | cleaving
harmonize: harmonize | harmonized
warp: warp | warped
bargain: bargain | bargained
blitz: blitz
prototype: prototype
plot: plot
crew: crew | crewing
fortify: fortify
reconfigure: reconfigure
level up: level up
outlast: outlast
monstrosity: monstrosity | monstrous
adapt: adapt
scavenge: scavenge
embalm: embalm
eternalize: eternalize
encore: encore
ninjutsu: ninjutsu
channel: channel
transmute: transmute
forecast: forecast
reinforce: reinforce
fuse: fuse
cumulative upkeep: cumulative upkeep | cumulative
echo: echo
convoke: convoke | convoked | convoking
improvise: improvise | improvised
"""

#: Keyword abilities that a permanent has and that no one pays for.
QUALITIES = """
flying: flying | fly
trample: trample
vigilance: vigilance
deathtouch: deathtouch
lifelink: lifelink
first strike: first strike
double strike: double strike
menace: menace
reach: reach
hexproof: hexproof
shroud: shroud
indestructible: indestructible
defender: defender
flash: flash
"""


#: By first word, the phrases and what each means: its kind and its concept.
_Phrases = dict[str, dict[tuple[str, ...], tuple[str, str]]]


@cache
def phrases() -> _Phrases:
    """Give, by first word, the phrases and what each means: its kind and its concept."""
    found: _Phrases = prepared("phrases", (__file__, vocabulary.__file__), _phrases)
    return found


def _phrases() -> _Phrases:
    table: _Phrases = {}
    for kind, lines in (
        ("word", _LINES),
        ("keyword", KEYWORDS),
        ("quality", QUALITIES),
    ):
        for line in lines.strip().splitlines():
            concept, _, said = line.partition(": ")
            for phrase in said.split(" | "):
                words = _split(phrase)
                if words:
                    table.setdefault(words[0], {}).setdefault(words, (kind, concept))
    for kind, known in (
        ("kind", vocabulary.kind_phrases()),
        ("token", vocabulary.token_phrases()),
    ):
        for words, concept in known.items():
            table.setdefault(words[0], {}).setdefault(words, (kind, concept))
    return table


def _split(phrase: str) -> tuple[str, ...]:
    words: list[str] = []
    for word in phrase.split():
        if word.endswith("'s") and word not in ("it's", "what's", "that's", "where's"):
            words += [word[:-2], "'s"]
        elif word.endswith("s'"):
            words.append(word[:-1])
        elif word != "-":
            words.append(word)
    return tuple(words)
