"""A question turned round: what only asks whether it is so, negatives, statements that ask."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from rulings_cli.ask.positions.words import LONG, AskedWord, plain_tokens
from rulings_cli.ask.vocabulary import NUMBERS

Words = tuple[AskedWord, ...]

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
        if word == "no" and after[:1] == (",",):
            return True
    return False


def plainer(tokens: Words) -> Iterator[Words]:
    """Give the question more plainly, and then with what it states turned into a question.

    Where only a word at the end asks ("…, legal?"), a wording keeps that word.
    """
    first = _exemplified(_without_reason(tokens))
    bare = _without_tags(first)
    plain = _asked(bare)
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


def _without_reason(tokens: Words) -> Words:
    """Give the tokens without "(asking because of A)" at the end: why somebody wants to know."""
    for at, each in enumerate(tokens):
        if each.text in ("asking", "wondering") and at > 1 and tokens[at - 1].text == "(":
            end = next((n for n in range(at, len(tokens)) if tokens[n].text == ")"), len(tokens))
            if all(one.text in (")", "?", ".", "!") for one in tokens[end:]):
                return tokens[: at - 1]
    return tokens


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
                        whose = [n for n in range(start, begins) if tokens[n].text == "'s"]
                        part = tokens[whose[0] : begins] if whose else ()
                        return (*tokens[:start], tokens[at], *part, *tokens[at + 1 :])
                    break
    return tokens


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
