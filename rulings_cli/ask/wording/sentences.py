"""Clauses put into order: fragments become sentences, and an ask about an act asks "can I"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulings_cli.ask.wording.rewriting import Rewriting, is_modifier, is_thing
from rulings_cli.ask.wording.words import ENDS, PARTS, SaidWord, word_of

Words = tuple[SaidWord, ...]

#: What one does, in the form in which it is told, and in the form that ends in -ing.
_ACTS = {
    "cast": "casting", "pay": "paying", "tap": "tapping", "sacrifice": "sacrificing",
    "crack": "cracking", "activate": "activating", "equip": "equipping", "block": "blocking",
    "attack": "attacking", "counter": "countering", "target": "targeting", "exile": "exiling",
    "discard": "discarding", "play": "playing", "bestow": "bestowing", "crew": "crewing",
    "copy": "copying", "turn": "turning", "use": "using", "spend": "spending", "kick": "kicking",
    "untap": "untapping", "flash": "flashing", "cycle": "cycling", "evoke": "evoking",
    "overload": "overloading", "respond": "responding", "unearth": "unearthing",
    "imprint": "imprinting", "imprinted": "imprinting", "convoke": "convoking",
    "delve": "delving", "pitch": "pitching", "put": "putting", "choose": "choosing",
}  # fmt: skip
_DOING = {doing: act for act, doing in _ACTS.items()}
#: Who acts, at the beginning of a clause.
_OTHERS = frozenset(("they", "he", "she", "opponent", "opponents", "who"))
#: Words that begin a clause which asks already, or one that depends on another.
_LED = frozenset(
    ("can", "could", "may", "does", "do", "did", "will", "would", "should", "is", "are", "if",
     "when", "what", "how", "which", "who", "where", "must", "was", "were", "has", "have",
     "while", "since", "because", "can't", "doesn't", "don't", "isn't", "aren't", "won't")
)  # fmt: skip
#: What only asks whether an act is allowed, without more words.
_APPROVALS = frozenset(
    each.strip()
    for line in """
legal | fine | ok | okay | allowed | possible | kosher | legit | doable | permitted | all legal
is that legal | is that fine | is that ok | is that okay | is that allowed | is that possible
is that cool | is this legal | is this allowed | is this ok | is it legal | is it allowed
is it ok | is it fine | is it possible | that is legal | that is fine | that is allowed | that is ok
is that a thing | a thing | does that work | does this work | will that work | would that work
would this work | will this work | does it work | that works | works | legal play | a legal play
can i do that | can i do this | may i do that | am i allowed | am i allowed to | do they let me
am i allowed to do that | is that even legal | is that even allowed | is that a legal play
that isn't allowed | that isn't legal | that is illegal | is that illegal | that isn't possible
that ok | that okay | that fine | that legal | that allowed | that possible | that works fine
that doesn't work | isn't that illegal | isn't that allowed | just pay N | just like that
still legal | still allowed | still ok | still fine | still possible | is that still legal
""".strip().splitlines()
    for each in line.split(" | ")
)
#: Questions at the end that only take up what was said.
_TAGS = frozenset(
    ("yay or nay", "yes or no", "y / n", "is it", "isn't it",
     "right", "correct", "yes", "no", "can i", "can't i", "does it", "then",
     "is that right", "is that correct", "am i right", "true", "yeah", "or", "or no", "or not",
     "doesn't it")
)  # fmt: skip


#: Words that ask: what stands before one is told.
_ASKING = frozenset(
    ("do", "does", "did", "can", "could", "will", "would", "how", "what", "which", "must", "may")
)


class Clause:
    """A stretch of words up to a mark, with the mark."""

    __slots__ = ("mark", "words")

    def __init__(self, words: Words, mark: SaidWord | None) -> None:
        self.words = words
        self.mark = mark

    @property
    def texts(self) -> tuple[str, ...]:
        """Give the words as text."""
        return tuple(each.text for each in self.words)

    @property
    def ends(self) -> bool:
        """Tell whether a sentence ends here."""
        return self.mark is None or self.mark.text in ENDS

    @property
    def asks(self) -> bool:
        """Tell whether a question mark stands after it."""
        return self.mark is not None and self.mark.text == "?"


def composed(words: Words) -> tuple[Words, tuple[Rewriting, ...]]:
    """Give the words with each clause as a sentence, and what was put where."""
    done: list[Rewriting] = []
    clauses = _guessless(_approved(_without_empty(list(_clauses(words))), done), done)
    _told(clauses, done)
    return tuple(_joined(clauses)), tuple(done)


def _clauses(words: Words) -> Iterator[Clause]:
    begin = 0
    for at, each in enumerate(words):
        if each.kind == "mark" and each.text in PARTS:
            yield Clause(words[begin:at], each)
            begin = at + 1
    if begin < len(words):
        yield Clause(words[begin:], None)


def _joined(clauses: Sequence[Clause]) -> Iterator[SaidWord]:
    for each in clauses:
        yield from each.words
        if each.mark is not None:
            yield each.mark


def _without_empty(clauses: Sequence[Clause]) -> list[Clause]:
    """Give the clauses without those that hold no words."""
    found: list[Clause] = []
    for each in clauses:
        if each.words:
            found.append(each)
        elif found and each.mark is not None and each.ends and not found[-1].ends:
            found[-1].mark = each.mark
    if found and not found[-1].ends:
        found[-1].mark = None
    return found


def _guessless(clauses: list[Clause], done: list[Rewriting]) -> list[Clause]:
    """Leave out the values that somebody guesses after asking for one: "…, ten?", "3 or 6"."""
    while len(clauses) > 1 and _is_guess(clauses[-1].words) and _wants_value(clauses[:-1]):
        left = clauses[-1]
        done.append(Rewriting(left.words[0].start, left.words[-1].end, ""))
        clauses = clauses[:-1]
        if clauses[-1].mark is None or clauses[-1].mark.text in (",", "-", ":"):
            clauses[-1].mark = left.mark
    return clauses


def _is_guess(words: Words) -> bool:
    return all(
        each.kind in ("number", "mana") or each.text in ("or", "still", "only", "just", "is", "it")
        for each in words
    ) and any(each.kind in ("number", "mana") for each in words)


def _wants_value(clauses: Sequence[Clause]) -> bool:
    words = {word.text for each in clauses for word in each.words}
    return not words.isdisjoint(("how", "value")) or {"what", "cost"} <= words


def _approved(clauses: list[Clause], done: list[Rewriting]) -> list[Clause]:
    """Let a question that only asks for leave ask "can I" of the act told before it."""
    kept = list(clauses)
    while kept and not kept[-1].words:
        kept.pop()
    while len(kept) > 1 and " ".join(kept[-1].texts) in _TAGS and len(kept) > 2:
        if not _is_approval(kept[-2]):
            break
        kept.pop()
    if len(kept) < 2 or not _is_approval(kept[-1]):
        return clauses
    asked, before = kept[-1], [each for each in kept[:-1] if each.words]
    before = [part for each in before for part in _apart(each)]
    for at in reversed(range(len(before))):
        act = _act_of(before[at].words)
        if act:
            done.append(Rewriting(asked.words[0].start, asked.words[-1].end, "can i"))
            last = before[at]
            rest = before[at + 1 :]
            question = SaidWord("mark", "?", asked.words[0].start, asked.words[-1].end, "?")
            if rest:
                return [
                    *before[:at],
                    Clause(act, last.mark),
                    *rest[:-1],
                    Clause(rest[-1].words, question),
                ]
            return [*before[:at], Clause(act, question)]
    return clauses


def _apart(clause: Clause) -> Iterator[Clause]:
    """Give a clause in two where it goes on with what I do: "… and i equip …"."""
    texts = clause.texts
    for at in range(1, len(texts) - 2):
        if texts[at : at + 2] == ("and", "i") and texts[0] not in _LED:
            stop = SaidWord("mark", ".", clause.words[at].start, clause.words[at].end, ".")
            yield Clause(clause.words[:at], stop)
            yield Clause(clause.words[at + 1 :], clause.mark)
            return
    yield clause


def _is_approval(clause: Clause) -> bool:
    """Tell whether a clause only asks for leave, a tag at its end or not."""
    said = [_number_or_text(each) for each in clause.words]
    ways = (said, said[:-1], said[:-2])
    return any(
        " ".join(each) in _APPROVALS and (each is said or " ".join(said[len(each) :]) in _TAGS)
        for each in ways
    )


def _number_or_text(word: SaidWord) -> str:
    return "N" if word.kind == "number" else word.text


def _act_of(words: Words) -> Words:
    """Give "can i" with the act that a clause tells; () where it tells none of mine."""
    first = words[0]
    can = (_put("can", first), _put("i", first))
    lead = words[1:] if first.text in ("and", "so", "then", "but") else words
    if not lead:
        return ()
    if lead[0].text == "i" and len(lead) > 1 and lead[1].text not in ("control", "have", "am"):
        return (*can, *lead[1:])
    if lead[0].text in _ACTS and lead[0].kind != "card":
        return (*can, *lead)
    if lead[0].text in _DOING and lead[0].kind != "card":
        return (*can, _put(_DOING[lead[0].text], lead[0]), *lead[1:])
    return ()


def _put(text: str, at: SaidWord) -> SaidWord:
    return word_of(text, at.start, at.end)


def _told(clauses: list[Clause], done: list[Rewriting]) -> None:
    """Say who does what is told without anyone: the one who asks."""
    mine = True
    for at, each in enumerate(clauses):
        if at and clauses[at - 1].ends:
            mine = True
        if not each.words:
            continue
        first = each.words[0]
        if _is_count(each):
            each.words = (_put("i", first), _put("control", first), *each.words)
            done.append(Rewriting(first.start, first.end, f"i control {first.said}"))
        elif mine and first.text in _ACTS and first.kind != "card" and len(each.words) > 1:
            asks = each.asks
            said = ("do" if first.text in _COMES else "can", "i") if asks else ("i",)
            if not asks and each.mark is None and at:
                continue
            each.words = (*(_put(word, first) for word in said), *each.words)
            done.append(Rewriting(first.start, first.end, " ".join((*said, first.text))))
        elif (
            mine
            and each.asks
            and first.text in _DOING
            and first.kind != "card"
            and _ASKING.isdisjoint(each.texts)
        ):
            act = _act_of(each.words)
            done.append(Rewriting(first.start, first.end, " ".join(one.text for one in act[:3])))
            each.words = act
        elif {each.words[0].text, each.words[min(1, len(each.words) - 1)].text} & _OTHERS or (
            first.text in _LED
        ):
            mine = False


#: What is asked of as something that comes of what was told, not as an act: "untap my lands?".
_COMES = frozenset(("untap",))


def _is_count(clause: Clause) -> bool:
    """Tell whether a clause only counts things that are there: "five creatures"."""
    words = clause.words
    if clause.asks or len(words) < 2 or words[0].kind != "number":
        return False
    return is_thing(words[-1].text) and all(is_modifier(each.text) for each in words[1:-1])
