"""A question said more plainly: asides left out, one word for many, statements turned round.

Nothing that is left out carries a fact, and every word that is put in says what it stands for.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rulings_cli.ask.lexicon import NUMBERS
from rulings_cli.ask.positions.words import LONG, AskedWord, plain_tokens

Words = tuple[AskedWord, ...]

#: What is said beside the question: it changes nothing that is asked.
_ASIDES = """
my buddy claims | my buddy thinks | my friend thinks | a friend thinks
my buddy says | my buddy said | a buddy says | buddy says | my friend said | a friend said
my friend claims
someone told me | somebody told me | i was told that | i heard that | i read that | i think that
my buddy claims | my playgroup says | my playgroup thinks | our group | the table says
if i am reading this right | if i read this right | if i understand it right | if i am not wrong
if i understand correctly | if i am not mistaken | am i right that | correct me if i am wrong
am i reading this right | am i right in thinking | am i correct that | is it correct that
is it true that | is it right that | so is it true that | do i understand correctly that
in commander | in edh | in a commander game | in an edh game | in my commander game | in modern
in legacy | in vintage | in pauper | in standard | in pioneer | in draft | in limited | in cube
commander question | edh question | rules question | quick rules question | judge question
quick question | dumb question | stupid question | noob question | weird one | weird question
quick one | simple question | short question | random question | silly question | new player here
newbie here | rules check | sanity check | for science | asking for a friend | just to be clear
just to be sure | just checking | just making sure | just to make sure | to be clear
hi all | hey all | hello all | hey everyone | hi everyone | hey guys | hi guys | hey judge
edh pod | edh | multiplayer | in multiplayer | in a pod | in my pod | 4 player game
4 player edh | in a 4 player game | 2hg | lol | haha | hmm | hm | uh | um | oh | ah | man | dude
please help | help please | please | thanks | thank you | thx | ty | cheers | btw | imo | afaik
i guess | i suppose | i assume | i believe | as far as i know | for the record | by the way
you know | of course | obviously | apparently | supposedly | basically | technically
legally | rules wise | by the rules | according to the rules | under the current rules
under the rules | by chance | by any chance | in theory | in that case | in this case
in this situation | in this scenario | in that situation | at that point | at this point
how does that work | how does this work | how would that work | is that how it works
is this how it works | or not | or no | or what | or is that wrong | or is that not a thing
or am i wrong | or am i missing something | or is there a catch | what am i missing | any ideas
anyone know | anybody know | does anyone know | do you know | can someone tell me | i wonder
i am wondering | i was wondering | wondering if | wondering whether | i want to know
i would like to know | tell me | so basically | real quick | for real | seriously | honestly
after the august update | after the update | after the rules change | after the rule change
under the new rules | under the new rule | since the update | since the rules change | these days
nowadays | under current rules | with the new rules | with the new rule | after the new rules
right here | for a second | thank you in advance | in advance
"""

#: Words at the end that ask whether it is so.
_TAGS = """
right | correct | yes | yeah | yea | yep | no | nope | ok | okay | fine | cool | legal | allowed
possible | legit | kosher | true | true or false | yes or no | is that right | is that correct
is this right | is this correct | is that true | is that legal | is this legal | is that allowed
is this allowed | is that ok | is that okay | is that fine | is that possible | is that it
is that good | is that a thing | does that work | does this work | will that work | would that work
would this work | will this work | that works | works | that work | ok with the rules | am i right
am i correct | or | eh | huh | good | is it | isn't it | are they | aren't they | can they
can't they | can i | can't i | can it | can't it | can he | can't he | can she | can't she
do they | don't they | does it | doesn't it | do i | don't i | will it | won't it | would it
wouldn't it | could it | couldn't it | could i | couldn't i | will they | won't they | is he
isn't he | is she | isn't she | am i | aren't i | is there | isn't there | do you | don't you
can you | can't you | would i | wouldn't i | should it | shouldn't it | does he | doesn't he
must i | mustn't i | could they | couldn't they | would they | wouldn't they | can we | can't we
is he right | is she right | are they right | is that true or not | who is right | am i wrong
yay or nay | yea or nay | y / n | y or n | that is allowed isn't it | that is allowed | that is ok
that ok | that is legal | that is fine | that legal | that allowed | is that ok or not
isn't that ok
is that so | i take it | at all
"""

#: Many words for one: `said: phrase | phrase`.
_SAME = """
can i: am i able to | am i allowed to | is it possible to | is it legal to | is it allowed to
can i: do i get to | would i be able to | is it ok to | is it okay to | is it fine to | may i
can i: am i permitted to | can i just | can i even | can i still | can i also | can i actually
can i: can i then | could i just | could i still | could i even | could i also | could i
can i: is it possible for me to | am i free to | would i be allowed to | will i be able to
can i: is there a way to | is there any way to | do i still get to | can i now | can i legally
can i: will it let me | does it let me | does that let me | can i go ahead and | might i
can i: would it be legal to | would it be ok to | is it cool to | can i simply | can i really
can i: can you | could you | can we | could we | can one | can somebody | can a player
can i: is it cool if i | is it legal if i | is it okay if i | is it ok if i | is it fine if i
can they: are they able to | are they allowed to | do they get to | can they still | can they just
can they: can they even | can he still | can she still | can he just | can he even | could they
can they: could he | is he able to | is he allowed to | does he get to | will he be able to
can they: may they | can opponent still | can they then | can the opponent | can my opponent
can they: can an opponent | can opponent | could my opponent | could an opponent
can: can still | could still | can even | can then | can actually | is able to | are able to
can: can just | can legally | is allowed to | are allowed to | may still
can't: can't even | can't still | can't actually | can't just | can not | cannot | is not able to
can't: is unable to | am unable to | are unable to | aren't able to | isn't able to | couldn't
can't: won't be able to | will not be able to
do i have to: do i need to | must i | do i gotta | do i still have to | do i still need to
do i have to: am i forced to | am i required to | do i have to still | do i actually have to
do i have to: will i have to | would i have to | will i need to | would i need to | have i got to
do i have to: do i really have to | should i have to | do i also have to | do i also need to
do i have to: do i still gotta | is it necessary to | do i even have to | do i really need to
pay: fork over | cough up | shell out | pony up | fork out | pay up
for free: at no cost | free of charge | for zero mana | for 0 mana | without paying for it
for free: without paying | for no mana | for nothing
creatures: dudes | guys | little guys | beaters | bodies | creatures of mine | critters | dorks
creature: dude | guy | beater | body | critter
artifact: rock
artifacts: rocks
commander: general
opponent: enemy | other player | opposing player | that player
graveyard: yard | bin | grave
crack: crack open | pop off
tapped: tapped down | turned sideways
is out: 's out | 's in play | 's around | 's on the table | 's on the battlefield | 's on board
out: out on the battlefield | out there | out already | in play already | already out
out: already in play | already on the battlefield | on my battlefield | already on board
out: sitting out | sitting in play | sitting on the battlefield | sitting on board | hanging around
out: on my board
out: on my side of the board | on my side of the battlefield | in front of me | already on my board
out: on my side of the table | on my table | lying around | kicking around | under my control
on the other side: on their side | on his side | on her side | on their board | on his board
on the other side: across the table | on his side of the table | on their side of the table
on the other side: on my opponent's side | on my opponent's board | on opponent's side
can i: do i get a chance to | do i have a chance to | can i try to | is there time to
amount: quantity
how much mana: amount of mana | the amount of mana | total amount of mana | what amount of mana
out: as well out | out as well | out too | on defense
how much mana: how many mana | how much mana total | how much total mana | how much mana in total
how much mana: how much mana altogether | what total mana | what is the total mana
how much mana do i: how much mana can i | how much mana will i | how much mana would i
make: spit out | crank out | pump out | yield | yields | churn out | generate | generates | kick out
make: provides | provide | spits out | cranks out | nets me | tap for in total
mana value: converted mana cost | mana cost total | total mana value
mana: mana total
i have: i have got | i already have | i got | i am sitting on | i am holding onto | i currently have
i have: i still have | i also have | i now have | i only have | i just have | there is also
i have: i am at | i do have
opponent has: opponent has got | they have got | he has got | she has got | they got | he got
opponent has: my opponent has got | another player has | somebody has | someone has | opponents have
with only: with just | with exactly | using only | using just | with nothing but | with merely
with only: off just | off only | from just | from only | with no more than | with only just
only: exactly | merely
cast: hardcast | hard cast | hard-cast | fire off | slam | jam | drop down | cast out | throw out
cast: run out | resolve a cast of
activate: fire | trigger off | turn on
tap for mana: make mana | tap themselves for mana | produce mana | tap to make mana
tap for mana: tap to add mana
tap for mana: be tapped for mana | tap it for mana | add mana | produce any mana
summoning sick: summoning-sick | suffering from summoning sickness | affected by summoning sickness
the turn it enters: the turn it comes in | the turn it lands | on the turn it enters
the turn it enters: on the turn it comes in | the turn it comes down | the turn they come in
the turn it enters: the same turn it comes in | the same turn it enters | the turn it came down
not: never
and: as well as | along with | together with | on top of that | plus also
with: alongside
green mana: greens | green ones
from: comes from | coming from | comes off | coming off | come from | came from
red mana: reds | red ones
blue mana: blues | blue ones
instead of: rather than | in place of
"""


@cache
def _phrases() -> dict[str, list[tuple[tuple[str, ...], Words]]]:
    """Give the phrases that are replaced, by their first word, the longest first."""
    found: dict[tuple[str, ...], Words] = {}
    for each in _lines(_ASIDES):
        found[each] = ()
    for line in _SAME.strip().splitlines():
        said, _, phrases = line.partition(": ")
        plain = plain_tokens(said)
        found.update((each, plain) for each in _lines(phrases))
    table: dict[str, list[tuple[tuple[str, ...], Words]]] = {}
    for phrase, said_for in sorted(found.items(), key=lambda each: -len(each[0])):
        table.setdefault(phrase[0], []).append((phrase, said_for))
    return table


@cache
def _tags() -> frozenset[tuple[str, ...]]:
    return frozenset(_lines(_TAGS))


def _lines(text: str) -> list[tuple[str, ...]]:
    return [_texts(phrase) for line in text.strip().splitlines() for phrase in line.split(" | ")]


def _texts(phrase: str) -> tuple[str, ...]:
    """Give the words of a phrase as they stand among the tokens; most are there already."""
    words = tuple(phrase.split())
    if all(each.isalpha() and each.islower() for each in words) and not any(
        each in LONG or each in NUMBERS for each in words
    ):
        return words
    return tuple(each.text for each in plain_tokens(phrase))


def asks_twice(tokens: Words) -> bool:
    """Tell whether another question follows, or what is said is taken back."""
    words = [each.text for each in tokens]
    for at, word in enumerate(words):
        after = tuple(words[at + 1 : at + 3])
        if (
            word in ("?", ".", "...")
            and after[:1] in (("or",), ("and",))
            and "?" in words[: at + 1]
        ):
            return True
        if word == "no" and after[:1] in (("wait",), (",",)):
            return True
        if (word, *after[:1]) in _TAKEN_BACK:
            return True
    return False


_TAKEN_BACK = frozenset(
    (("i", "mean"), ("never", "mind"), ("skip", "that"), ("forget", "it"), ("forget", "that"),
     ("scratch", "that"), ("wait", "no"), ("nevermind", ","))
)  # fmt: skip


def plainer(tokens: Words) -> Iterator[Words]:
    """Give the question more plainly, and then with what it states turned into a question.

    Where only a word at the end asks ("…, legal?"), a wording keeps that word.
    """
    first = _replaced(tokens)
    bare = _without_tags(first)
    plain = _asked(_replaced(bare))
    asking = (*plain[:-1], *plain_tokens("allowed ?")) if _asks_at_end(first, bare) else ()
    for each in dict.fromkeys((plain, _turned(plain), asking)):
        if each and each != tokens:
            yield each


#: What a name stands for: "a creature with X in its cost, like A".
_LIKE = (("like",), ("such", "as"), ("say",), ("for", "example"))
_KINDS_SAID = frozenset(
    ("card", "spell", "creature", "artifact", "enchantment", "land", "instant", "sorcery", "rock",
     "dork", "planeswalker", "permanent", "one", "something", "commander", "equipment", "thing")
)  # fmt: skip
_LONGEST_KIND = 9


def _exemplified(tokens: Words) -> Words:
    """Give the tokens with "a creature like A" as the name: the kind is what A is."""
    for at, each in enumerate(tokens):
        for said in _LIKE:
            begins = at - len(said) - (tokens[at - len(said) - 1].text == "," if at > 1 else 0)
            if each.kind != "card" or begins < 1 or not _stands(said, tokens, at - len(said)):
                continue
            for start in range(begins - 1, max(-1, begins - _LONGEST_KIND), -1):
                between = tokens[start:begins]
                if any(one.kind not in ("word", "mana") for one in between):
                    break
                if tokens[start].text in ("a", "an", "any", "some", "something"):
                    if any(one.text in _KINDS_SAID for one in between):
                        return (*tokens[:start], *tokens[at:])
                    break
    return tokens


def _replaced(tokens: Words) -> Words:
    """Give the tokens with each phrase that is known replaced."""
    tokens = _exemplified(tokens)
    found: list[AskedWord] = []
    at = 0
    while at < len(tokens):
        for phrase, said in _phrases().get(tokens[at].text, ()):
            if _stands(phrase, tokens, at):
                found += said
                at += len(phrase)
                break
        else:
            found.append(tokens[at])
            at += 1
    return tuple(found)


def _stands(phrase: tuple[str, ...], tokens: Words, at: int) -> bool:
    return at + len(phrase) <= len(tokens) and all(
        tokens[at + index].text == word and tokens[at + index].kind != "card"
        for index, word in enumerate(phrase)
    )


_ENDS = frozenset((".", "?", "!", ";"))
_MARKS = _ENDS | {",", ":", "-", "(", ")"}


def _without_tags(tokens: Words) -> Words:
    """Give the tokens without what only asks whether it is so, at the end of a sentence."""
    found = list(tokens)
    while found and found[-1].text in _MARKS:
        found.pop()
    changed = True
    while changed:
        changed = False
        for size in (5, 4, 3, 2, 1):
            tail = tuple(each.text for each in found[-size:])
            set_off = len(found) > size and found[-size - 1].text in _MARKS
            if set_off and tail in _tags() and all(e.kind == "word" for e in found[-size:]):
                del found[-size:]
                while found and found[-1].text in _MARKS:
                    found.pop()
                changed = True
                break
    return (*found, AskedWord("mark", "?"))


#: Tags that ask whether it may be.
_ASKS_WHETHER = frozenset(("allowed", "legal", "possible", "ok", "okay", "fine", "work", "works"))


def _asks_at_end(tokens: Words, bare: Words) -> bool:
    """Tell whether what was left out at the end asks whether something may be."""
    return any(each.text in _ASKS_WHETHER for each in tokens[len(bare) - 1 :])


#: Verbs that stand before the one who acts in a question.
_BEFORE = {
    "can't": "can", "couldn't": "can", "doesn't": "does", "don't": "do", "isn't": "is",
    "aren't": "are", "won't": "will", "wouldn't": "would", "shouldn't": "should",
    "hasn't": "has", "didn't": "did", "mustn't": "must",
}  # fmt: skip
_OPENS = frozenset(("so", "then", "but", "and", "or", "well", "now"))
#: Words with which a clause begins that states something and asks nothing.
_STATES = frozenset(("if", "when", "while", "since", "because", "once", "after", "although"))


def _asked(tokens: Words) -> Words:
    """Give the tokens with a question in the negative as its positive core."""
    found = list(tokens)
    for at, each in enumerate(found):
        begins = at == 0 or found[at - 1].text in _MARKS or found[at - 1].text in _OPENS
        # "that isn't allowed, is it"
        begins = begins or (at > 0 and found[at - 1].text in ("that", "this", "it"))
        if begins and each.kind == "word" and each.text in _BEFORE:
            found[at] = each.evolve(text=_BEFORE[each.text])
    return tuple(found)


def _turned(tokens: Words) -> Words:
    """Give the tokens with the last "X can …" as "can X …"; the one who acts stands after it."""
    verbs = [at for at, each in enumerate(tokens) if each.text in ("can", "can't", "cannot")]
    for at in reversed(verbs):
        if tokens[at].kind != "word":
            continue
        start = at
        while start and tokens[start - 1].text not in (_MARKS | _OPENS | {"then"}):
            start -= 1
        subject = tokens[start:at]
        if not subject or subject[0].text in _STATES or len(subject) > _LONGEST_SUBJECT:
            continue
        rest = list(tokens[at + 1 :])
        while rest and rest[0].text in ("still", "even", "just", "then"):
            rest.pop(0)
        return (*tokens[:start], AskedWord("word", "can"), *subject, *rest)
    return ()


_LONGEST_SUBJECT = 4
