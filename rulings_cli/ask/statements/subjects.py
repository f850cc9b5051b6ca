"""What stands before the verb of a clause: its subject, its auxiliaries, and what asks it."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.statements.rows import found_at
from rulings_cli.ask.statements.words import Text
from rulings_cli.terms.values import Value

#: Words within a clause that change nothing of what it says.
EMPTY = frozenset(
    ("already", "just", "currently", "now", "simply", "really", "actually", "also", "then",
     "still", "immediately", "happily", "somehow", "suddenly", "literally", "legally",
     "basically", "even", "finally", "successfully", "ever")
)  # fmt: skip
#: Words that may also stand in what is asked.
_FLOATING = EMPTY | {"both", "all"}


class Left(Value):
    """What stands before a verb: from where on, the subject, the voice, the word that asks.

    `got` is whether "gets" stands before a participle, `told` whether it may be told, `declared`
    whether it may be a statement that asks, `possible` whether it says that something can be done.
    """

    start: int
    subject: tuple[str, object] | None = None
    passive: bool = False
    asks: str = ""
    got: bool = False
    told: bool = True
    declared: bool = False
    possible: bool = False

    @property
    def voices(self) -> frozenset[str]:
        """Give the voices of the verb, as senses name them."""
        if not self.passive:
            return frozenset(("active",))
        return frozenset(("passive", "got" if self.got else "been"))


def lefts(text: Text, at: int, is_passive: bool, *, alone: bool = True) -> Iterator[Left]:
    """Give the ways to take what stands before a verb; `alone`: "A bolted by B" is one."""
    start = _how(text, at)
    before = back(text, start, _FLOATING)
    words: list[str] = []
    while before > 0 and not text.tokens[before - 1].sure:
        token = text.tokens[before - 1]
        if token.word not in _BEFORE:
            break
        words.insert(0, "get" if token.text == "got" else token.word)
        before = back(text, before - 1, _FLOATING)
    floats = any(each.word in ("both", "all") for each in text.tokens[before:start])
    goes_on = alone and words[-1:] == ["be"] and text.tokens[at].text.endswith("ing")
    plain = goes_on or words in ([], ["will"]) or (alone and words in (["have"], ["will", "be"]))
    active = plain or words in _STATED
    done = [each for each in words if each != "not"]
    passive = is_passive and (done[-1:] in (["be"], ["get"]) or (alone and not words))
    told = not floats and {"do", "can", "not"}.isdisjoint(words)
    got = done[-1:] == ["get"]
    yield Left(start)
    if text.tokens[at].text.endswith("ing") and _is_kept(text, start):
        for _, subject in subjects_before(text, start - 1):
            yield Left(start, subject, asks="do")
    if not text.tokens[at].text.endswith(("ing", "ed", "s")) and _is_of_deed(text, start):
        yield Left(start, ("player", "you"), asks="do")
    if alone and not words and _asks_alone(text, before, at):
        yield Left(before, ("player", "you"), False, "do", told=False)
    if passive and "not" not in words:
        yield Left(_auxiliary(text, start) if words else start, None, True, got=got)
    for voice in (False,) * active + (True,) * passive:
        stated = words in _STATED or (voice and words[:1] == ["be"])
        for begins, subject in subjects_before(text, before):
            together = subject[0] == "several" and {"do", "can", "not"}.isdisjoint(words)
            said = (told or together) and (voice or plain)
            yield Left(begins, subject, voice, "", got, said, stated, "can" in words)
    for begins, subject in subjects_before(text, before):
        for from_, asks in _asking(text, begins, words, is_passive):
            yield Left(from_, subject, asks == "be" or bool(_BE & set(words)), asks, got)


#: Words behind which it is said from what something is kept: "does A stop B from dying".
_KEEPING = frozenset(("stop", "prevent", "keep", "save", "protect"))


def _is_kept(text: Text, at: int) -> bool:
    """Tell whether it is asked right before a verb whether something is kept from that."""
    before = text.tokens[at - 1] if at else None
    if before is None or before.sure or before.word != "from":
        return False
    return any(each.word in _KEEPING and not each.sure for each in text.tokens[:at])


def _is_of_deed(text: Text, at: int) -> bool:
    """Tell whether it is asked what a deed does for its player: "does cycling this gain life"."""
    for place in range(at - 2):
        asks, deed = text.tokens[place], text.tokens[place + 1]
        if asks.word in ("do", "will") and deed.text.endswith("ing") and not deed.sure:
            return not any(each.text in _MARKS for each in text.tokens[place:at])
    return False


_MARKS = frozenset((",", ".", "?", "!", ";", ":"))


def _asks_alone(text: Text, start: int, at: int) -> bool:
    """Tell whether a verb asks alone, in the last clause: "…, draw a card?", "… Untap my lands?".

    It is asked of the one who asks; with "then", what is done goes on.
    """
    if any(each.word == "then" and not each.sure for each in text.tokens[start:at]):
        return False
    token, last = text.tokens[at], text.tokens[-1]
    before = text.tokens[start - 1] if start else None
    if before is None or before.sure or before.word not in _PARTS or last.word != "?":
        return False
    clause = text.tokens[at:-1]
    plain = token.text == token.word and not token.text.endswith("ing")
    return plain and not any(each.word in _MARKS and not each.sure for each in clause)


#: What may stand before the last clause.
_PARTS = frozenset((",", ".", ";", ":", "!", "so"))
#: Words that may stand between a subject and its verb.
_BEFORE = frozenset(
    ("be", "get", "have", "will", "do", "can", "not", "to", "allowed", "supposed", "meant")
)
#: What may stand before the verb of a statement that asks: "he doesn't die?".
_STATED: tuple[list[str], ...] = (
    [], ["not"], ["do"], ["will"], ["can"], ["do", "not"], ["will", "not"], ["can", "not"],
)  # fmt: skip


def _auxiliary(text: Text, at: int) -> int:
    """Give where the auxiliary verb right before a verb stands."""
    return next(
        place for place in range(at - 1, -1, -1) if text.tokens[place].word not in _FLOATING
    )


#: Words before a verb that only say how it is done.
_HOW = {
    **dict.fromkeys(("chump", "double", "gang", "triple", "team"), ("block", "blocked")),
    "hard": ("cast",),
}


def _how(text: Text, at: int) -> int:
    """Give where a verb begins with the word that says how it is done."""
    before = text.tokens[at - 1] if at else None
    told = before is not None and text.tokens[at].word in _HOW.get(before.word, ())
    return at - told


_BE = frozenset(("be", "get"))
#: Words between a subject and its verb that ask what happens by the rules.
_SUPPOSED = (("supposed", "to"), ("meant", "to"))
#: What else asks whether something is possible: before a subject, and between it and its verb.
_POSSIBLE = (
    (("be", "it", "possible", "for"), ("to",)),
    (("be", "it", "legal", "for"), ("to",)),
    (("be",), ("can", "to")),
    (("do",), ("get", "to")),
    (("will",), ("get", "to")),
    (("be",), ("allowed", "to")),
)


def _asking(text: Text, at: int, words: list[str], is_passive: bool) -> Iterator[tuple[int, str]]:
    """Give where words before a subject ask what is done, and the word that says the same."""
    voice = [each for each in words if each in _BE] if is_passive else []
    inner = words[: len(words) - len(voice)]
    for before, between in _POSSIBLE:
        if tuple(inner) == between and stand(text, max(0, at - len(before)), before):
            yield at - len(before), "can"
    asks = text.tokens[at - 1] if at else None
    if asks is not None and asks.word == "be" and tuple(inner) in _SUPPOSED and not asks.sure:
        yield at - 1, "do"
    if asks is None or asks.sure or inner or len(voice) > 1:
        return
    if asks.word in ("will", "can") or (asks.word == "do" and voice != ["be"]):
        yield at - 1, asks.word
    elif asks.word == "be" and is_passive and not voice:
        yield at - 1, "be"


def back(text: Text, at: int, empty: frozenset[str]) -> int:
    """Give where the words before a token end, without those that say nothing."""
    while at > 0 and not text.tokens[at - 1].sure and text.tokens[at - 1].word in empty:
        at -= 1
    return at


def subjects_before(text: Text, at: int) -> Iterator[tuple[int, tuple[str, object]]]:
    """Give the things and players that end before a token, with where they begin."""
    for kind in ("player", "thing", "several"):
        for start in range(at):
            for end, value in found_at(text, kind, start):
                if end == at:
                    yield start, (kind, value)


def stand(text: Text, at: int, words: tuple[str, ...]) -> bool:
    """Tell whether some words, in their plain form or as they are written, stand there."""
    here = text.tokens[at : at + len(words)]
    found = len(here) == len(words) and not any(each.sure for each in here)
    return found and all(word in (e.word, e.text) for e, word in zip(here, words, strict=True))
