"""A question's words, covered from first to last by statements; no word is left over."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from itertools import pairwise
from os.path import dirname, join

from rulings_cli.ask.rows_by_word import Indexed, RowsByWord
from rulings_cli.ask.statements.frames import Frame, frames_at
from rulings_cli.ask.statements.nouns import Noun, nouns_in
from rulings_cli.ask.statements.rows import Phrasing, Statement, matches
from rulings_cli.ask.statements.senses import senses, stems
from rulings_cli.ask.statements.words import Text, Token
from rulings_cli.ask.statements.writing import PREFIXES
from rulings_cli.ask.vocabulary import NUMBERS
from rulings_cli.corpus.prepared import prepared
from rulings_cli.terms.values import Value

#: So many covers are kept from each word on.
_MOST = 24


class Cover(Value):
    """A way to read all words: the statements in their order, and how far-fetched it is."""

    statements: tuple[Statement, ...]
    cost: int


#: The folders on whose files the rows rest: the readers of questions, and the words.
_ASK = dirname(dirname(__file__))  # noqa: PTH120 - pathlib costs a start 5 ms
_SOURCES = (_ASK, join(dirname(_ASK), "search"))  # noqa: PTH118, PTH120


@cache
def _rows() -> RowsByWord[Phrasing]:
    return RowsByWord(
        prepared("statements", _SOURCES, _indexed), lambda _, unread: Phrasing(*unread)
    )


def _indexed() -> Indexed:
    from rulings_cli.ask.statements.all_rows import indexed_rows

    return indexed_rows()


class _RowsOf:
    """The rows whose words a text has, by the word that they begin with."""

    __slots__ = ("_beginning", "_others")

    def __init__(self, text: Text) -> None:
        words = frozenset(each.word for each in text.tokens if not each.sure)
        self._beginning: dict[str, list[Phrasing]] = {}
        self._others: list[Phrasing] = []
        for row in _rows().among(words):
            first = row.first_words()
            for word in first & words:
                self._beginning.setdefault(word, []).append(row)
            if not first:
                self._others.append(row)

    def at(self, token: Token) -> Sequence[Phrasing]:
        """Give the rows that may begin at a token."""
        beginning = () if token.sure else self._beginning.get(token.word, ())
        return (*beginning, *self._others)


#: So many asks may stand in one question, and how much farther fetched each further one is.
_MOST_ASKS = 2
_FURTHER_ASK = 14
#: What is asked where nothing is: what comes of it all.
_IMPLIED = Statement("ask", "happens", (), "")
_IMPLIED_COST = 60
#: Words of a question that asks in words.
_ASKING = frozenset(
    ("do", "can", "will", "may", "must", "what", "how", "which", "who", "whose", "where", "when",
     "why", "whether", "should")
)  # fmt: skip


def covers(text: Text) -> tuple[Cover, ...]:
    """Give the ways to cover the text with what is asked, the likeliest first.

    Where nothing is asked in words, it is what happens.
    """
    known: dict[tuple[int, int], tuple[Cover, ...]] = {}
    rows = _RowsOf(text)
    found = tuple(
        each
        for each in _from(text, rows, 0, 0, known)
        if _may_be_implied(text, each)
        and _may_be_declared(text, each)
        and not _tells_first(text, each)
        and not _loses_verb(each)
        and not _parts_gerund(each)
        and not _asks_for_time(text, each)
        and not _ends_in_if(each)
        and not _loses_as(each)
        and not _splits_token(text, each)
        and not _parts_inversion(text, each)
    )
    if not found:
        text.known[_STOPPED] = ((max((at for at, _ in known), default=0), None),)
    return found


_STOPPED = ("stopped", -1)


def stopped_at(text: Text) -> tuple[str, ...]:
    """Give the words from which on no statement goes on; () where there are none such."""
    at, _ = text.known.get(_STOPPED, ((len(text.tokens), None),))[0]
    words = [each.text for each in text.tokens[at:]]
    return tuple(each for n, each in enumerate(words) if words[n - 1 : n] != [each])


def _may_be_declared(text: Text, cover: Cover) -> bool:
    """Tell whether what is asked may be stated ("so it dies?"): alone, and as the last event."""
    asks = [at for at, each in enumerate(cover.statements) if each.kind == "ask"]
    if not any(cover.statements[at].declared for at in asks):
        return True
    after = [each for each in cover.statements[asks[-1] + 1 :] if each.kind == "event"]
    asked = cover.statements[asks[-1]]
    behind = text.tokens[asked.start + len(asked.text.split()) :]
    if any(each.word in _ASKING - _RELATING and not each.sure for each in behind):
        return False  # what is asked comes later
    if (
        _asks_before(text, asked)
        or _gives_a_reason(text, asked)
        or (asked.declared and _asks_of_name(text, cover.statements))
    ):
        return False
    waits = asked.name in PREFIXES or asked.text.split()[-1] in _SEEING
    last = [each.word for each in text.tokens[-3:]]
    if len(asks) == 1 and asks[0] == len(cover.statements) - 1 and _leaves_out_do(asked):
        return True
    if len(asks) == 1 and _goes_on_if(cover.statements[asks[0] + 1 :]):
        return text.tokens[-1].word == "?"
    return len(asks) == 1 and len(after) == waits and not _TAGS.isdisjoint(last)


def _goes_on_if(after: Sequence[Statement]) -> bool:
    """Tell whether what is asked comes first, and then when it is so: "it dies if I do that?"."""
    return bool(after) and after[0].kind == "mark" and after[0].name == "if"


def _asks_of_name(text: Text, statements: Sequence[Statement]) -> bool:
    """Tell whether a name alone ends the question, and asks: "my creature dies, NAME?"."""
    last, noun = statements[-1], statements[-1].noun()
    alone = last.name == "topic" and last.begins and noun is not None and noun.is_card
    return alone and text.tokens[-1].text == "?"


def _gives_a_reason(text: Text, asked: Statement) -> bool:
    """Tell whether it is said why something is so: "legal, since it's an artifact?"."""
    before = text.tokens[asked.start - 1] if asked.start else None
    return before is not None and before.text in _REASONS and not before.sure


_REASONS = frozenset(("since", "because", "cause", "cuz"))


def _asks_before(text: Text, asked: Statement) -> bool:
    """Tell whether its sentence begins with a word that asks: "does A trigger when B is so"."""
    ends = [at for at in range(asked.start) if text.tokens[at].text in _MARKS]
    begins = ends[-1] + 1 if ends else 0
    first = text.tokens[begins]
    return begins < asked.start and first.word in _AUXILIARIES and not first.sure


#: What ends a sentence, and with what one that asks begins.
_MARKS = frozenset((".", "?", "!", ";", ":"))
_AUXILIARIES = frozenset(("do", "can", "will", "may", "must", "should", "be"))


def _tells_first(text: Text, cover: Cover) -> bool:
    """Tell whether the first of two asks tells what happens: "the spell fizzles, card back?"."""
    asks = [each for each in cover.statements if each.kind == "ask"]
    if len(asks) < _TWO or not asks[0].text:
        return False
    words = asks[0].text.split()
    after = asks[0].start + len(words)
    follows = text.tokens[after].text if after < len(text.tokens) else "?"
    told = words[0].endswith("s") if len(words) == 1 else words == ["it", "fizzles"]
    return told and (follows == "," or (follows == "." and words[-1] == "fizzles"))


def _loses_verb(cover: Cover) -> bool:
    """Tell whether a thing stands for itself, with nothing said of it: its verb was not read.

    So does a pronoun, and a kind right beside another thing: "NAME elks my bear".
    """
    after = (*cover.statements, _IMPLIED)
    return any(
        each.name == "topic"
        and (noun := each.noun()) is not None
        and (
            (_stands_for_it(each, noun) and behind.kind != "with")
            or (behind.name == "topic" and _runs_on(noun, behind))
        )
        for each, behind in pairwise(after)
    )


def _parts_gerund(cover: Cover) -> bool:
    """Tell whether "NAME leaving" is taken apart: it is said of the thing right before it."""
    return any(
        behind.kind == "event"
        and not (behind.slots or behind.begins or behind.joined)
        and behind.text.endswith("ing")
        and each.kind == "fact"
        and any(nouns_in(value) for _, value in each.slots)
        for each, behind in pairwise(cover.statements)
    )


def _ends_in_if(cover: Cover) -> bool:
    """Tell whether nothing stands behind what leads to a condition: "… the same turn"."""
    last = cover.statements[-1] if cover.statements else None
    return last is not None and last.kind == "mark" and last.name == "if"


def _loses_as(cover: Cover) -> bool:
    """Tell whether "as NAME" is taken apart: it says as what a thing is there."""
    return any(
        each.kind == "mark"
        and each.text == "as"
        and behind.name == "topic"
        and (noun := behind.noun()) is not None
        and noun.is_card
        for each, behind in pairwise(cover.statements)
    )


def _asks_for_time(text: Text, cover: Cover) -> bool:
    """Tell whether "when" asks for a time, and says under what: "when is it allowed to attack"."""
    return any(
        each.kind == "mark" and each.text == "when" and _asks_at(text, each.start + 1)
        for each in cover.statements
    )


def _asks_at(text: Text, at: int) -> bool:
    """Tell whether a word that asks stands there: "does", "is", "can"."""
    token = text.tokens[at] if at < len(text.tokens) else None
    return token is not None and token.word in _AUXILIARIES and not token.sure


def _splits_token(text: Text, cover: Cover) -> bool:
    """Tell whether a token is parted from the name before it: "a NAME Construct token"."""
    told = (each for each in cover.statements if each.kind in ("fact", "event") and each.start)
    return any(
        text.tokens[each.start].word == noun.text.split()[0].lower() and noun.token
        for each in told
        if text.tokens[each.start - 1].sure and not each.begins
        for _, value in each.slots
        for noun in nouns_in(value)
    )


def _parts_inversion(text: Text, cover: Cover) -> bool:
    """Tell whether "how many do I draw" is taken apart: that I draw is asked, and not told."""
    return any(
        each.kind == "ask"
        and behind.kind == "event"
        and each.text.startswith("how ")
        and behind.start - 1 == each.start + len(each.text.split())
        and text.tokens[behind.start - 1].text in ("do", "does", "will")
        for each, behind in pairwise(cover.statements)
    )


def _stands_for_it(topic: Statement, noun: Noun) -> bool:
    return not noun.part and (noun.pronoun in _DOERS or (noun.pronoun != "" and topic.begins))


def _runs_on(noun: Noun, behind: Statement) -> bool:
    """Tell whether a topic goes on without a mark or a word, and not both are names."""
    other = behind.noun()
    apart = behind.begins or behind.joined or other is None
    return not apart and other is not None and not (noun.is_card and other.is_card)


#: Pronouns that are only said of who does something.
_DOERS = frozenset(("they", "he", "she"))


def _leaves_out_do(asked: Statement) -> bool:
    """Tell whether "does" is left out before one thing and what it may do: "NAME kill a 2/2"."""
    noun = asked.noun()
    if asked.name not in _OF_TWO or noun is None or noun.number > 1:
        return False
    verb = asked.text.removeprefix(noun.text).split()[:1]
    return asked.text.startswith(noun.text) and bool(verb) and not verb[0].endswith(("s", "ed"))


_OF_TWO = frozenset(("kills", "beats", "trades", "survives", "removes", "stops", "exiles"))
#: Verbs after which it is said what happens: "NAME sees my token die?".
_SEEING = frozenset(("see", "sees", "notice", "notices"))
#: Words that may ask, and go on about what was said before.
_RELATING = frozenset(("when", "who", "whose", "where", "which"))
#: What makes a question of a statement, at its end.
_TAGS = frozenset(("?", "right", "correct", "yes", "no", "yeah"))


def _may_be_implied(text: Text, cover: Cover) -> bool:
    """Tell whether what is asked may be left unsaid: no other word asks for something."""
    if _IMPLIED not in cover.statements:
        return True
    if _last_asks(text, cover) or _asks_in_a_word(text, cover):
        return False
    told_first = any(each.kind == "event" for each in cover.statements[:-2])
    if told_first and _asks_of_name(text, cover.statements[:-1]):
        return False
    words = [e.word for at, e in enumerate(text.tokens) if not (e.sure or _goes_on_when(text, at))]
    told = any(
        (each.name != "topic" or each.joined) and each is not _IMPLIED for each in cover.statements
    )
    names = [each for each in cover.statements if each.name == "topic" and (
        (noun := each.noun()) is not None and noun.is_card)]  # fmt: skip
    told = told or len(names) == len(cover.statements) - 1 in _NAMED
    return told and words[:1] != ["be"] and _ASKING.isdisjoint(words)


def _goes_on_when(text: Text, at: int) -> bool:
    """Tell whether "when" goes on amid a clause, and asks nothing."""
    before = text.tokens[at - 1] if at else None
    return text.tokens[at].word == "when" and before is not None and before.text not in _PARTING


def _asks_in_a_word(text: Text, cover: Cover) -> bool:
    """Tell whether a verb alone asks at the end: "…, both exiled?"."""
    last = cover.statements[-2] if len(cover.statements) > 1 else None
    bare = last is not None and last.kind == "event" and not last.slots and " " not in last.text
    return bare and text.tokens[-1].text == "?"


def _last_asks(text: Text, cover: Cover) -> bool:
    """Tell whether the last sentence asks by its mark: "kills it?", "NAME blue?", "has haste?"."""
    if _ends_bare(text, cover):
        return True
    marks = [at for at, each in enumerate(text.tokens) if each.text in (".", "?", "!", ";")]
    if len(marks) < _TWO or text.tokens[-1].text != "?" or marks[-1] != len(text.tokens) - 1:
        return False
    first = text.tokens[marks[-2] + 1]
    last = cover.statements[-2:-1]
    if not last or not 0 < last[0].start - marks[-2] <= _TWO:
        return False
    said = last[0]
    bare = not first.sure and (first.text in _THAT or first.text.endswith("s"))
    return said.kind == "with" or said.name in _STATES or (said.kind == "event" and bare)


def _ends_bare(text: Text, cover: Cover) -> bool:
    """Tell whether the last clause asks by a verb alone, or by one thing: "…, draw?", "A?"."""
    last = cover.statements[-2] if len(cover.statements) > _TWO else None
    if last is None or text.tokens[-1].text != "?":
        return False
    first = text.tokens[last.start]
    before = text.tokens[last.start - 1] if last.start else None
    told = last.start + len(last.text.split()) < len(text.tokens) - 1
    if told or before is None or before.sure:
        return False
    if last.kind == "event" and before.text in (",", ".", "!", ";"):
        plain = first.text == first.word and set(stems(first)) & senses().keys()
        return not first.sure and bool(plain)
    if last.kind == "with":
        return before.word in ("still", "also", "now")
    return (
        last.name == "topic"
        and before.text in (",", ".", "!", ";")
        and any(each.kind == "event" for each in cover.statements)
    )


_TWO = 2
#: Facts of what a thing is.
_STATES = frozenset(("ability_topic",))
#: With these a sentence begins that says what comes of what was said.
_THAT = frozenset(("that", "this", "enough", "so"))

#: Of so many cards that are only named it is asked what the one costs under the others.
_NAMED = (2, 3)


def _from(
    text: Text,
    rows: _RowsOf,
    at: int,
    asked: int,
    known: dict[tuple[int, int], tuple[Cover, ...]],
) -> tuple[Cover, ...]:
    if at >= len(text.tokens):
        return (Cover((), 0),) if asked else (Cover((_IMPLIED,), _IMPLIED_COST),)
    key = (at, asked)
    if key in known:
        return known[key]
    found: dict[tuple[Statement, ...], int] = {}
    for end, said, cost in _statements(text, rows, at):
        asks_more = any(each.kind == "ask" for each in said)
        if asks_more and asked >= _MOST_ASKS:
            continue
        further = _FURTHER_ASK if asks_more and asked else 0
        for rest in _from(text, rows, end, asked + asks_more, known):
            whole = (*(each for each in said if each.kind != "filler"), *rest.statements)
            total = cost + rest.cost + further
            if whole not in found or total < found[whole]:
                found[whole] = total
    best = sorted(found.items(), key=lambda each: each[1])[:_MOST]
    known[key] = tuple(Cover(statements, cost) for statements, cost in best)
    return known[key]


#: Verbs that tell what a thing does, where they stand right behind it: they are no ability of it.
_TELLING = frozenset(
    ("exiles", "exiled", "exiling", "attacks", "attacked", "attacking", "dies", "died", "dying",
     "enters", "entered", "entering", "casts", "discards", "discarded", "discarding", "destroys",
     "destroyed", "sacrifices", "sacrificed", "sacrificing", "reveals", "revealed", "revealing",
     "bestowed", "suspended", "evoked", "copying", "copies", "copied", "becomes", "becoming")
)  # fmt: skip


def _tells(text: Text, at: int, end: int) -> bool:
    """Tell whether words say what a thing does, and speak of no ability of it."""
    words = ["" if each.sure else each.text for each in text.tokens[at:end]]
    reached = any(pair in _REACHED for pair in pairwise(words))
    return reached or not _TELLING.isdisjoint(words)


#: Words by which a Saga is said to have come to a chapter.
_REACHED = frozenset((("on", "chapter"), ("at", "chapter"), ("to", "chapter")))


#: What stands before the beginning of a clause; "" at the beginning of all.
_PARTING = frozenset(("", ",", ".", ";", ":", "?", "!", "and", "but", "then", "if"))


#: What may stand before an ask that is only a noun or a verb: "so no Zombie?".
_BEFORE_BARE = _PARTING | {"so", "also", "still", "plus", "no", "or"}


def _is_object(text: Text, at: int, end: int) -> bool:
    """Tell whether "both" or "all" is what is done something to: "can it block both".

    So is "it" in "attack with it".
    """
    if text.tokens[at].word == "with" and at and text.tokens[at - 1].word in _DOING:
        return True
    last = end == len(text.tokens) or text.tokens[end].word in ("?", ",", ".")
    here, before = text.tokens[at].word, text.tokens[at - 1].word if at else ""
    return last and end == at + 1 and here in ("both", "all") and before in _DOING


def _begins_ask(text: Text, at: int, row: Phrasing) -> bool:
    """Tell whether "does" begins a sentence, which asks with it: "does it rebound if …".

    With anything but a pronoun behind it, what happens may be told first: "does NAME on it …".
    """
    if row.said != "do" or (at > 0 and text.tokens[at - 1].text not in _MARKS):
        return False
    after = text.tokens[at + 1] if at + 1 < len(text.tokens) else None
    return after is not None and not after.sure and after.word in _PRONOUNS


_PRONOUNS = frozenset(("it", "that", "this", "he", "she", "they"))


def _is_apposed(text: Text, at: int) -> bool:
    """Tell whether a kind stands right behind the name of which it tells: "a NAME land"."""
    token = text.tokens[at]
    return at > 0 and text.tokens[at - 1].sure and not token.sure and token.word in _APPOSED


#: Kinds of cards that may stand behind a name.
_APPOSED = frozenset(
    ("land", "creature", "artifact", "enchantment", "planeswalker", "permanent", "spell")
)
_APPOSED_COST = 2


def _is_of_mana(text: Text, at: int, said: str) -> bool:
    """Tell whether "with it" may be said of mana that was spoken of: that is no filler."""
    return said in _WITH_IT and any(e.word == "mana" and not e.sure for e in text.tokens[:at])


def _is_of_number(text: Text, at: int) -> bool:
    """Tell whether "total" says how many of a thing there are: "with two artifacts total"."""
    if text.tokens[at].word not in ("total", "altogether", "overall") or at < _TWO:
        return False
    number, noun = text.tokens[at - _TWO], text.tokens[at - 1]
    plural = noun.text.endswith("s") and not noun.sure
    return plural and (number.word.isdigit() or number.word in NUMBERS)


_WITH_IT = frozenset(("with it", "with this", "with that"))
_DOING = frozenset(
    ("block", "kill", "target", "counter", "destroy", "exile", "hit", "bounce", "tap", "untap",
     "copy", "attack", "sacrifice", "discard", "save", "protect", "stop")
)  # fmt: skip
#: The same where no question mark stands at the end: what goes on may be told.
_APART = _BEFORE_BARE - {"", "and", "plus", "or"}


#: Words that go on about what was named right before them: "a 2/2 that gets sacrificed".
RELATIVES = frozenset(("that", "which"))


def _statements(text: Text, rows: _RowsOf, at: int) -> list[Frame]:
    token = text.tokens[at]
    before = text.tokens[at - 1].word if at else ""
    joined_by = before if before in ("and", "plus", "or", "nor") else ""
    behind = joined_by or (before if before in RELATIVES else "")
    marked = text.tokens[-1].word == "?"
    apposed = _is_apposed(text, at)
    found: list[Frame] = []
    for row in rows.at(token):
        if row.is_bare and before not in (_BEFORE_BARE if marked else _APART):
            continue
        for end, slots in matches(row, text, at):
            if end == at or (row.name == "ability_topic" and not slots[0][1][1]):  # type: ignore[index]
                continue
            if row.name == "ability_topic" and _tells(text, at, end):
                continue
            if row.kind == "with" and before == "then":
                continue  # it is done then, and tells nothing of what was done before
            if row.kind == "filler" and (_is_object(text, at, end) or _begins_ask(text, at, row)):
                continue
            if row.kind == "filler" and _is_of_mana(text, at, row.said):
                continue
            if row.kind == "filler" and _is_of_number(text, at):
                continue
            if row.name == "topic" and end == at + 1 and apposed:
                continue
            said = " ".join(each.text for each in text.tokens[at:end])
            weight = sum(each.weight for _, value in slots for each in nouns_in(value))
            made = Statement(
                row.kind,
                row.name,
                slots,
                said,
                at,
                bool(joined_by),
                behind,
                row.declared,
                before in _PARTING,
            )
            found.append((end, (made,), row.cost + weight))
    if apposed:
        found.append((at + 1, (Statement("filler", "-", (), token.text, at),), _APPOSED_COST))
    if _leads_to_gerund(text, at):
        found.append((at + 1, (Statement("filler", "-", (), token.text, at),), _LEADS))
    for end, (first, *rest), cost in frames_at(text, at):
        told = first.evolve(joined=bool(joined_by), joined_by=behind, begins=before in _PARTING)
        found.append((end, (told, *rest), cost))
    return found


#: Words before a clause that says what is done with a verb in "-ing": "from playing a land".
_LEADING = frozenset(("from", "off", "on", "for", "by", "upon", "through", "with", "via", "of"))
#: Verbs after which such a clause says what may not be done.
_FORBIDDING = frozenset(("stop", "keep", "protect", "save", "forbid", "instead", "without"))
_LEADS = 3


def _leads_to_gerund(text: Text, at: int) -> bool:
    """Tell whether a preposition only leads to what is done: "trigger off of casting it"."""
    token = text.tokens[at]
    if token.sure or token.word not in _LEADING or at + 1 >= len(text.tokens):
        return False
    if any(each.word in _FORBIDDING and not each.sure for each in text.tokens[:at]):
        return False
    after = text.tokens[at + 1]
    if not after.sure and after.word == "of" and token.word in ("off", "because"):
        return _leads_to_gerund(text, at + 1)
    return any(
        first.kind == "event" and _is_gerund(text, at + 1, end)
        for end, (first, *_), _ in frames_at(text, at + 1)
    )


def _is_gerund(text: Text, start: int, end: int) -> bool:
    """Tell whether the verb of a clause ends in "-ing", as in "a creature dying"."""
    return any(
        each.text.endswith("ing") and not each.sure and set(stems(each)) & senses().keys()
        for each in text.tokens[start:end]
    )
