"""A question goes in, an answer that was played comes out: the stages in their order."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from itertools import pairwise, product
from time import perf_counter
from typing import TYPE_CHECKING

from rulings_cli.abilities.cards import Card
from rulings_cli.ask import telling
from rulings_cli.ask.anaphora import with_kinds
from rulings_cli.ask.answer import Answer, Missing
from rulings_cli.ask.cards import DropsOut, MayLack, NotUnderstood, changes_costs
from rulings_cli.ask.chunks import Chunk
from rulings_cli.ask.expressions import Expression
from rulings_cli.ask.naming import finder
from rulings_cli.ask.plan import PlannedExample
from rulings_cli.ask.plans import planner
from rulings_cli.ask.plans.asked import Asked
from rulings_cli.ask.playing import Evidence, play
from rulings_cli.ask.question import checked
from rulings_cli.ask.reading import Finder, Reading, Unread, read
from rulings_cli.ask.world import World
from rulings_cli.errors import InputError, NotSupported, UnknownCard
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    from rulings_cli.ask.statements.trying import Answered

NOT_YET = "This kind of question is not understood yet"
#: How many ways to bind ambiguous names are tried.
MOST_BINDINGS = 16

Binding = Mapping[str, Card]


class Tried(Value):
    """One reading with its names bound to cards, and what came of it.

    Exactly one of `evidence`, `dropped` (the card lacks what is asked about) and `missing` (what
    is not understood or not built) is there.
    """

    reading: Reading
    read: tuple[tuple[str, str], ...]
    evidence: tuple[Evidence, ...] = ()
    dropped: str = ""
    missing: Missing | None = None
    may_lack: bool = False
    ambiguous: bool = False
    answer: Answer | None = None

    @property
    def outcome(self) -> tuple[str, str | None]:
        """Give the verdict and value, to compare readings."""
        if self.answer is not None:
            told = self.answer.summary if self.answer.verdict == "outcome" else self.answer.value
            return self.answer.verdict, told
        return self.evidence[0].option.came_to


def answer(question: str, *, world: World) -> Answer:
    """Answer a question; unusable text is an InputError."""
    started = perf_counter()
    text = checked(question)
    found = _answer(text, world)
    if " net" in text:
        from rulings_cli.ask.netting import NET, netted

        found = netted(found, world) if NET.search(text) else found
    return found.evolve(elapsed_ms=round((perf_counter() - started) * 1000, 1))


def answers(questions: Iterable[str], *, world: World) -> Iterator[Answer | InputError]:
    """Answer questions one by one, in order; what is no question gives its error."""
    for each in questions:
        try:
            yield answer(each, world=world)
        except InputError as error:
            yield error


#: A second question after the first, which one verdict would leave out.
_ASKS_AGAIN = Expression(
    r"\?\s*(and|or|what about|how about)\b.*\?\s*$",
    "? and",
    "? or",
    "? what",
    "? how",
    "?and",
    "?or",
    "?what",
    "?how",
)


#: What takes back words before it, and a second question that one verdict would leave out.
_TAKES_BACK = Expression(
    r"\bi mean\b|(?:\.\.\.|…) plain:|\bno,? wait\b|\bwait,? no\b|\bnever ?mind\b"
    r"|\b(?:skip|scratch|forget) (?:it|that)\b|,\s*anything\s*\??$"
    r"|\?\s*or\s+(?!not\b|no\b|nah\b|what\b)",
    "i mean",
    "plain:",
    "wait",
    "mind",
    "skip",
    "scratch",
    "forget",
    "anything",
    "? or",
    "?or",
)


def _answer(text: str, world: World) -> Answer:
    """Read the question as it stands, and in plain words where that decides nothing."""
    if _TAKES_BACK.search(text):
        from rulings_cli.ask.wording.retracting import standing

        rest = standing(text, finder(world.cards.names()))
        if rest and not _TAKES_BACK.search(rest):
            return _answer(rest, world).evolve(question=text)
        return Answer(
            text,
            (),
            status="not_understood",
            summary="It asks two things at once, or takes back what it says.",
            edition=world.edition,
        )
    find = with_kinds(finder(world.cards.names()), world)
    text, said = _in_full(text), text
    if text != said:
        return _answer(text, world).evolve(question=said)
    half = _by_half(text, find)
    if half != text:
        return _answer(half, world).evolve(question=text)
    found = _answer_as(text, find, world)
    if found.verdict == "unknown":
        from rulings_cli.ask.wording.beside import without_beside
        from rulings_cli.ask.wording.printed import without_printed
        from rulings_cli.ask.wording.turning import turned

        plain = without_beside(text)
        plain = without_printed(plain, find(plain), world)
        plain = turned(plain, find(plain))
        other = _answer(plain, world).evolve(question=text) if plain != text else found
        if other is not found and other.status != "not_understood":
            return other
    if found.verdict == "unknown" and not _is_open(found):
        return found
    from rulings_cli.ask.wording.canonical import types_in, worded

    wording = worded(text, find(text), types_in(world))
    if not wording.rewritings:
        return found
    plainly = _answer_as(wording.text, wording.finder(find), world).evolve(question=text)
    plainly = _as_said(plainly, find)
    if found.verdict == "unknown":
        return found if plainly.verdict == "unknown" else plainly
    if found.verdict == "outcome" and dict(plainly.reading).get("intent") == "can":
        return plainly  # it is asked whether it may be done, and not what comes of it
    if plainly.verdict != "unknown" and _OR_ELSE.search(text):
        return plainly  # what stands behind "or" is the contrary of what is asked
    return found if _agree(found, plainly) else _contrary(found, plainly)


#: A number of what was counted before, of which only the owner is said: "and two of his".
_OF_WHOM = Expression(
    r"\b(?P<all>(?:\d+|two|three|four|five|six) (?:other )?(?P<kind>[a-z]+s)\b"
    r"(?: of mine| on my side)?,?(?: and|,| plus) (?:\d+|one|two|three|four|five|six))"
    r"(?: of (?=(?:his|hers|theirs|mine)\b)| on (?=(?:his|hers|theirs)\b(?! side)))",
    " of ",
    " on ",
)


_HAS_SO_MANY = Expression(
    r"\b(?P<all>(?:\d+|two|three|four|five|six) (?:other )?(?P<kind>[a-z]+s)\b[^.?,]{0,20},?"
    r" (?:and|but) (?:my )?(?:opp|opponent|they|he|she) (?:has|have|controls?)"
    r" (?:\d+|one|two|three|four|five|six))(?=\s*(?:[.,?:;]|$))",
    " has ",
    " have ",
    " control",
)


#: What names a spell, where it only says that something is taken: "mind controls it with NAME".
_TAKES = Expression(
    r"\bmind[ -]controls? (?=(?:my|his|her|their|our|a|an|the)\b[^,.?]*\b(?:with|via|using|by)\b)",
    "mind ",
    "mind-",
)


def _in_full(text: str) -> str:
    """Give the question with the kind in its place where a number stands for it."""
    text = _TAKES.sub("takes control of ", text)
    text = _HAS_SO_MANY.sub(lambda found: f"{found['all']} {found['kind']}", text)
    if " of " not in text and " on " not in text:
        return text
    return _OF_WHOM.sub(lambda found: f"{found['all']} {found['kind']} of ", text)


#: What asks for one thing and goes on with its contrary.
_OR_ELSE = Expression(r"\bmana ability,? or (?:can|could|may|do|does|will|is)\b", "mana ability")


def _by_half(text: str, find: Finder) -> str:
    """Give the question with a half or face of a card by its own name: "NAME's HALF" is HALF.

    So are "the HALF half of NAME" and "NAME as HALF".
    """
    named = find(text)
    for one, other in pairwise(named):
        if set(other.cards) <= set(one.cards) and one.text != other.text:
            said = re.match(_HALF_OF, text[one.end : other.start])
            if said and said.end() == other.start - one.end:
                before = re.sub(_JUST_THE, "", text[: one.start])
                return f"{before}{text[one.start : one.end]}{text[other.end :]}"
        between = text[one.end : other.start]
        if (
            one.cards == other.cards
            and one.text != other.text
            and (
                re.fullmatch(_AS_HALF, between)
                or (re.fullmatch(_TURNED_TO, between) and re.search(_OF_VALUE, text))
            )
        ):
            return text[: one.start] + text[other.start :]
        half = set(one.cards) <= set(other.cards) and one.text != other.text
        if between in ("'s ", "’s ") and half:
            half_of = re.match(r" (?:half|side|part)\b", text[other.end :])
            end = other.end + half_of.end() if half_of else other.end
            return text[: one.start] + text[other.start : other.end] + text[end:]
    return text


#: What stands between a card and the half as which it is cast.
_AS_HALF = r" (?:cast |played )?as (?:an? |the |its )?"
#: What stands between a card and the face up that it turned: no matter but for its mana value.
_TURNED_TO = (
    r",?(?: (?:once|when|while|after|if) (?:it|he|she)(?:['’]s| is| has)?)?"
    r"(?: (?:become|becomes|became|been|flips|flipped|flip|transforms|transformed|turns|turned))?"
    r"(?: over)?(?: in)?(?: ?to)? (?:an? |the )?"
)
_OF_VALUE = r"(?i)\b(?:cmcs?|mvs?|mana values?|converted)\b"
#: What stands between a half and its card, and before the half.
_HALF_OF = (
    r",? (?:the |its )?(?:adventure |omen |back |front |first |second |left |right |land )?"
    r"(?:half|side|part|face)(?: of| from) (?:an? |the |my |his |her |their )?"
)
_JUST_THE = r"(?:\b(?:just|only) )?\bthe $"


def _agree(found: Answer, plainly: Answer) -> bool:
    """Tell whether the plain words decide nothing else than the question as it stands."""
    if "unknown" in (plainly.verdict, found.verdict):
        return True
    if found.verdict == "value" and dict(plainly.reading).get("intent") == "can":
        return True  # the plain words ask if it may be done, where it was asked how much it is
    if found.verdict != plainly.verdict:
        return False
    values = {found.value, _text_of(found.amount)}, {plainly.value, _text_of(plainly.amount)}
    return (
        found.verdict == "outcome"
        or bool((values[0] & values[1]) - {None})
        or not any(each for one in values for each in one)
    )


def _text_of(amount: int | None) -> str | None:
    return None if amount is None else str(amount)


def _contrary(found: Answer, plainly: Answer) -> Answer:
    """Give the answer to a question that says another thing in plain words."""
    return Answer(
        found.question,
        found.reading[:1],
        status="not_understood",
        summary="The question can be read in several ways, and they are answered differently.",
        readings=tuple(
            (*each.reading, ("verdict", each.verdict), ("value", each.value or ""))
            for each in (found, plainly)
        ),
        edition=found.edition,
    )


#: What the reader of statements sees in a scene of all that is said: it is asked in any case.
_IN_SCENES = frozenset(("mana_amount", "mana_type", "total_cost"))


#: What asks for something in words; where none does, all that is said makes a scene.
_ASKS = Expression(
    r"\?|\b(?:can|could|may|does|do|is|are|will|would|how|what|which|when|where|who|why|must"
    r"|should|still|legal|allowed|works?|possible)\b"
)


def _answer_as(text: str, find: Finder, world: World) -> Answer:
    found = _by_readers(text, find, world)
    intents = {dict(each).get("intent") for each in (found.reading, *found.readings)}
    if _is_open(found) or (_ASKS.search(text) and intents.isdisjoint(_IN_SCENES)):
        return found
    other = _of_statements(text, find, world, instead=found)
    return found if other.verdict == "unknown" else other


#: What asks for a thing's own color, type or abilities: no mana is spoken of.
_OF_ITSELF = Expression(
    r"\b(?:what|which) (?:colou?rs?|(?:(?:creature|land|card) )?types?|abilities) "
    r"(?:is|are|does|do)\b",
    "color",
    "colour",
    "type",
    "abilities",
)
_OF_MANA = Expression(
    r"\b(?:mana|tap|taps|tapped|make|makes|produces?|add|adds|generates?|give|gives|get|pay)\b"
)


#: What asks how much mana there is, or is made by what is given up: no cost is spoken of.
_OF_POOL = Expression(
    r"^(?!.*\b(?:costs?|pay|cast|play|activate|x)\b)"
    r".*\b(?:float\w*|sacrificing|revealing|removing|exiling)\b.*\bhow much (?:total )?mana\b",
    "how much",
)


#: What asks whether no more or other mana is made: that some is made does not answer it.
_NO_MORE = Expression(
    r"\b(?:does|do|will|would)\b[^,.;?]*\b(?:(?:only|just) (?:tap for|make|add|give|produce)"
    r"|(?:tap for|make|add|give|produce) (?:only|just))\b",
    "only",
    "just",
)


#: What asks for mana of a type: that the ability can be activated does not answer it.
_FOR_A_TYPE = Expression(
    r"\b(?:tap|use|activate)\b[^,.;?]* for (?:a |one )?"
    r"(?:white|blue|black|red|green|colou?rless|colou?red)\b",
    " for ",
)


#: What uses something in response to another thing: it is not asked who may respond to the use.
_IN_RESPONSE = Expression(
    r"\b(?:tap|crack|pop|activate|use|sac|sacrifice)\b[^,.;?]* in response\b"
    r"(?!.*\b(?:tap|tapping|tapped|activat\w+|crack\w*|using|use|casting|mana)\b)",
    " in response",
)


def _by_readers(text: str, find: Finder, world: World) -> Answer:
    of_itself = _OF_ITSELF.search(text) and not _OF_MANA.search(text)
    of_statements = _OF_POOL.search(text) or _NO_MORE.search(text) or _IN_RESPONSE.search(text)
    if of_itself or of_statements:
        return _of_statements(text, find, world, instead=_unread(text, Unread((), ()), world))
    readings = read(text, find)
    unread = isinstance(readings, Unread)
    if isinstance(readings, Unread):
        found = _unread(text, readings, world)
    else:
        found = _of_readings(text, readings, find, world)
    if not _is_open(found) and not (found.verdict == "unknown" and _is_of_numbers(found)):
        return found
    if _ASKS_AGAIN.search(text):
        return _of_statements(text, find, world, instead=found, several=True)
    stated = _of_statements(text, find, world, instead=found) if unread else None
    if stated is not None and stated.verdict != "unknown":
        return stated
    without = found
    further, settled = _further(text, find, world)
    if further and _FOR_A_TYPE.search(text) and dict(further.reading).get("intent") == "can_pay":
        further, settled = None, False
    decides = further is not None and further.verdict != "unknown"
    if further is not None and (unread or settled or decides) and (_is_open(found) or decides):
        found = further
    if not _is_open(found):
        return found
    if stated is not None:
        return found if stated is without else stated
    return _of_statements(text, find, world, instead=found)


def _is_open(found: Answer) -> bool:
    """Tell whether another reader may still decide it."""
    return found.verdict == "unknown" and not found.readings


#: What the other readers understand whole: where they abstain, it is for what is left open, and
#: another reading would only leave out what makes it so.
_OF_NUMBERS = frozenset(
    (
        "is_mana_ability", "mana_amount", "mana_restricted", "mana_type", "mana_value",
        "summoning_sick", "total_cost",
    )
)  # fmt: skip


def _is_of_numbers(found: Answer) -> bool:
    return dict(found.reading).get("intent") in _OF_NUMBERS


def _of_statements(
    text: str, find: Finder, world: World, *, instead: Answer, several: bool = False
) -> Answer:
    """Read the question as a sequence of statements; it gives way unless that decides it.

    Where several things are asked, all of them must be answered.
    """
    from rulings_cli.ask.statements.answering import answered, unread, why

    tried = [
        Tried(each.reading, each.read, each.evidence, answer=_together(text, each, world))
        if each.evidence
        else Tried(
            each.reading,
            each.read,
            missing=Missing(*why(each.missing)),
            may_lack=isinstance(each.missing, MayLack),
        )
        for each in answered(text, find, world, several=several)
        if each.verdict or not several
    ]
    if not tried:
        if instead.summary.startswith(NOT_YET):
            return _stopped(instead, unread)
        return instead
    found = _as_said(settle(text, tried, world), find)
    if found.verdict == "unknown" and (instead.status == "not_modelled" or not found.summary):
        return instead
    return found


def _stopped(found: Answer, unread: Callable[[Sequence[str]], str]) -> Answer:
    """Give what is not understood with the words at which the reader of statements stops."""
    unknown = [each.reason.removeprefix("the word ").strip("'\"") for each in found.not_understood]
    at = unread(unknown)
    if not at:
        return found
    said = at if at.startswith("the word ") else f"the words {at!r}"
    quoted = said.replace("'", '"')
    return found.evolve(
        summary=f"{NOT_YET} (at {quoted}).",
        not_understood=(Missing("", "the question", said),),
    )


def _together(text: str, found: Answered, world: World) -> Answer | None:
    """Give the answer to several things that are asked at once; None where it is one."""
    if not found.verdict:
        return None
    told = telling.told(text, found.reading, found.read, found.evidence, world)
    if told.verdict == "unknown":
        return told
    return told.evolve(verdict=found.verdict, value=None, amount=None, summary=found.says)


def _of_readings(text: str, readings: tuple[Reading, ...], find: Finder, world: World) -> Answer:
    tried: list[Tried] = []
    for closest in _by_closeness(readings):
        tried = [each for reading in closest for each in try_reading(reading, world)]
        if not all(each.dropped for each in tried):
            break
    return _as_said(settle(text, tried, world), find)


def _as_said(found: Answer, find: Finder) -> Answer:
    """Leave an answer open whose example isn't as the question says."""
    if found.verdict == "unknown":
        return found
    from rulings_cli.ask.said.unsaid import unsaid

    said = unsaid(found.question, find(found.question), found.examples)
    if not said and _asks_whether(found):
        said = "whether it is so"
    if not said:
        return found
    return found.left_open(f"no example was played in which it is so: {said}")


#: How a question begins that asks whether something is so, and words that ask for more.
_WHETHER = Expression(
    r"\b(?:do|does|did|must|will|would|can|could|may) (?:i|we|you|they|he|she|it)\b"
)
#: A question that only says what is paid in life, and so whether it may be.
_PRICED = Expression(r"\bpaying \d+ life\s*\??$", "life")
#: A spell with its X behind another card: what becomes of it is meant, and not what it costs.
_ONLY_X = Expression(r"(?:,|:|\band|\bthen|\bplus)\s.*\bx ?= ?\d+\s*$", "x =", "x=")
_ASKS_COST = Expression(r"\b(?:how|what|whats|which|costs?|total|price|bill|pay|tax|cast)\b")
_HOW_MUCH = Expression(
    r"\b(?:how|what|whats|which|or|costs?|total|price|bill|x)\b"
    r"|(?<!pay)(?<!commander)(?<!the)(?<!any)(?<!more) tax\b"
)


#: One of the costs of a spell, of which it is asked whether it is paid.
_ONE_COST = Expression(r"\b(?:its|the|their) (?!total\b|casting\b)\w+ cost\b", " cost")


def _asks_whether(found: Answer) -> bool:
    """Tell whether a cost was given where it is asked if something must be paid."""
    low = found.question.lower()
    intent = dict(found.reading).get("intent")
    of_costs = found.verdict == "value" and intent in ("total_cost", "cost")
    asks = _WHETHER.search(low) or _PRICED.search(low)
    if intent == "total_cost" and _ONLY_X.search(low) and not _ASKS_COST.search(low):
        return found.verdict == "value"
    return bool(of_costs and asks and not _HOW_MUCH.search(_ONE_COST.sub(" ", low)))


#: What says that a card is found by cascade.
_CASCADES = Expression(r"\bcascad(?:e|es|ed|ing)\b", "cascad")
#: What stands before what is counted: how much mana there is does not tell whether it is.
_COUNTS = Expression(r"\bcounts?\s+(?:(?:an?|the|my|his|her|their)\s+)?$", "count")
#: What says of something that it is the only one of a kind: that kind is not there besides.
_ONLY_ONE = Expression(
    r"\b(?:only|sole|lone|single|one) (?:other )?(?!(?:is|are)\b)(?:[a-z-]+ ){1,3}"
    r"(?:(?:i|he|she|they|opponent) (?:have|has|control|controls|own) )?(?:is|are)\b",
    "only",
    "sole",
    "lone",
    "single",
    "one",
)


def _further(text: str, find: Finder, world: World) -> tuple[Answer | None, bool]:
    """Read the question by its parts; tell, too, whether no other reader is to be asked."""
    from rulings_cli.ask.further import further_readings

    counted = any(_COUNTS.search(text[: each.start]) for each in find(text))
    if counted or _ONLY_ONE.search(text):
        return None, False
    first: Answer | None = None
    settled = False
    for readings in further_readings(text, find(text)):
        if _CASCADES.search(text) and any(e.intent == "can_target" for e in readings):
            continue  # what is found is not what is aimed at
        found = _of_readings(text, readings, find, world)
        asks = any(getattr(each.situation, "asks", False) for each in readings)
        settles = asks and _is_of_numbers(found)
        if not _is_open(found) or (settles and found.status == "not_modelled"):
            return found, True
        if settles and not settled:
            first = found
        settled = settled or settles
        first = first or found
    return first, settled


def _by_closeness(readings: tuple[Reading, ...]) -> Iterator[tuple[Reading, ...]]:
    """Give the readings in groups, the closest to the question's words first."""
    for closeness in sorted({each.closeness for each in readings}, reverse=True):
        yield tuple(each for each in readings if each.closeness == closeness)


# --- binding names and playing ----------------------------------------------------------------


def bindings(reading: Reading, world: World) -> Iterator[dict[str, Card]]:
    """Give every way to take the names in the reading, the likelier ones first."""
    slots: list[tuple[str, tuple[str, ...]]] = []
    said: dict[str, str] = {}
    for key, chunk in _numbered(reading):
        for slot, mention in ((key, chunk.card), (f"{key}.other", chunk.other)):
            if mention is not None:
                slots.append((slot, mention.cards))
                said[slot] = mention.text
    for count, chosen in enumerate(product(*(names for _, names in slots))):
        if count >= MOST_BINDINGS:
            return
        yield {
            key: _by_face(world.card(name), said[key])
            for (key, _), name in zip(slots, chosen, strict=True)
        }


def _by_face(card: Card, said: str) -> Card:
    """Give a modal double-faced card with the land on its back first, where that is named."""
    named = next((each for each in card.faces[1:] if each.name.lower() == said.lower()), None)
    if card.layout != "modal_dfc" or named is None or not named.is_a("land"):
        return card
    return card.evolve(name=named.name, faces=(named, card.front))


def _numbered(reading: Reading) -> Iterator[tuple[str, Chunk]]:
    counts: dict[str, int] = {}
    for key, chunk in reading.slots:
        counts[key] = counts.get(key, 0) + 1
        yield (key if counts[key] == 1 else f"{key} {counts[key]}"), chunk


def try_reading(
    reading: Reading, world: World, *, contrast: bool = True, extras: bool = True
) -> Iterator[Tried]:
    """Try a reading with every card that its names may mean.

    Without `contrast` no change is looked for, without `extras` nothing is played that only adds
    to what another example shows.
    """
    bound = list(bindings(reading, world))
    for each in bound:
        tried = _try(reading, each, world, contrast=contrast, extras=extras and contrast)
        yield tried.evolve(ambiguous=len(bound) > 1)


def _try(reading: Reading, bound: Binding, world: World, *, contrast: bool, extras: bool) -> Tried:
    shown = _shown(reading, bound)
    try:
        plans = tuple(planner(reading.plan)(Asked(reading, bound, world)))
        if reading.board:
            from rulings_cli.ask.board import with_board

            plans = tuple(with_board(plan, reading.board, world) for plan in plans)
        if world.facts:
            from rulings_cli.ask.board import with_facts

            plans = tuple(with_facts(plan, world) for plan in plans)
        needed = [plan for plan in plans if not plan.optional]
        evidence = tuple(_played(plan, reading, world, contrast=contrast) for plan in needed)
        if len(bound) > 1:
            from rulings_cli.ask.timestamps import need_either_order

            need_either_order(bound.values(), needed, evidence, world)
    except DropsOut as reason:
        return Tried(reading, shown, dropped=str(reason))
    except NotUnderstood as found:
        missing = Missing(found.card, found.where, found.clause.reason)
        return Tried(reading, shown, missing=missing, may_lack=isinstance(found, MayLack))
    except NotSupported as found:
        where = f"rule {found.rule}" if found.rule else ""
        return Tried(reading, shown, missing=Missing(_first(bound), where, found.what))
    except InputError as found:
        return Tried(reading, shown, missing=Missing(_first(bound), "the example", str(found)))
    if not evidence:
        return Tried(reading, shown, dropped="there is nothing to play")
    if extras:
        verdict = evidence[0].option.verdict
        more = [each for plan in plans if plan.optional for each in _extra(plan, verdict, world)]
        evidence = (*evidence, *more)
    return Tried(reading, shown, evidence)


def _extra(plan: PlannedExample, verdict: str, world: World) -> Iterator[Evidence]:
    """Give the evidence of a further play, if it can be played and says the same."""
    try:
        found = play(plan, world)
    except (DropsOut, NotSupported):
        return
    if found.option.verdict == verdict and found.contrast is not None:
        yield found


def _played(
    plan: PlannedExample, reading: Reading, world: World, *, contrast: bool = True
) -> Evidence:
    found = play(plan, world, contrast=contrast)
    if reading.asks == "negative" and found.option.verdict in ("yes", "no"):
        other = "no" if found.option.verdict == "yes" else "yes"
        found = found.evolve(option=found.option.evolve(verdict=other))
    return found


def _first(bound: Binding) -> str:
    return next((card.name for card in bound.values()), "")


def _shown(reading: Reading, bound: Binding) -> tuple[tuple[str, str], ...]:
    shown: list[tuple[str, str]] = []
    for key, chunk in _numbered(reading):
        if key in bound:
            shown.append((key, bound[key].name))
            if chunk.role == "ABILITY" and chunk.word:
                shown.append((f"{key}_part", chunk.word.removesuffix("-word")))
        else:
            shown.append((key, chunk.text))
        if f"{key}.other" in bound:
            shown.append((f"{key}_finds", bound[f"{key}.other"].name))
    return tuple(shown)


# --- settling on one answer --------------------------------------------------------------------


def settle(text: str, tried: list[Tried], world: World) -> Answer:
    """Give the answer on which all readings that are left agree, or say why there is none."""
    left = [each for each in tried if not each.dropped]
    decided = [each for each in left if each.missing is None]
    missing = [each for each in left if each.missing is not None]
    if decided:
        # a card that shows nothing of what is asked about gives way to one that has it
        missing = [each for each in missing if not each.may_lack]
    if not left:
        return _all_dropped(text, tried, world)
    if missing or not decided:
        return _missing(text, missing, decided, world)
    if any(each.ambiguous for each in decided) and _IN_COSTS.search(text):
        decided = _of_what_changes_costs(decided, world)
    outcomes = {each.outcome for each in decided}
    inside = {
        e.option.came_to
        for each in decided
        for e in each.evidence
        if not e.plan.optional and each.answer is None
    }
    first = decided[0]
    if len(decided) == 1 and len(inside) > 1 and (own := _own(text, first)):
        decided = [first := first.evolve(evidence=own)]
        outcomes = inside = {first.outcome}
    told_apart = len({_by_case(each) for each in decided}) == 1
    if told_apart and len(inside) > 1 and all(e.plan.case for e in first.evidence):
        return telling.depends(text, first.reading, first.read, first.evidence, world)
    if len(outcomes) > 1 or len(inside) > 1:
        return _differ(text, decided, world)
    found = first.answer or telling.told(text, first.reading, first.read, first.evidence, world)
    if first.ambiguous:
        name = ", ".join(dict.fromkeys(value for key, value in first.read))
        found = found.evolve(assumptions=(*found.assumptions, f"read as {name}"))
    return found


#: What costs have a part in.
_IN_COSTS = Expression(r"\b(?:cast|pay|costs?|tax(?:ed|es)?|enough|afford)\b")


def _of_what_changes_costs(decided: list[Tried], world: World) -> list[Tried]:
    """Leave out a card of a name in common that has no part in costs, where another has one."""
    if len({each.outcome for each in decided}) < 2:
        return decided
    found = [{v for k, v in each.read if k.startswith("card")} for each in decided]
    common = set.intersection(*found)
    changing = [
        each
        for each, names in zip(decided, found, strict=True)
        if any(changes_costs(world.card(name)) for name in names - common)
    ]
    return changing or decided


def _by_case(tried: Tried) -> tuple[tuple[str, object], ...]:
    """Give what a reading comes to in each case that was played."""
    return tuple((each.plan.case, each.option.came_to) for each in tried.evidence)


def _own(text: str, tried: Tried) -> tuple[Evidence, ...]:
    """Give what was played of one's own permanent, where the question says "my X"."""
    named = [chunk.card.text for _, chunk in tried.reading.slots if chunk.card is not None]
    mine = [
        each for each in named if re.search(rf"\bmy (own )?{re.escape(each)}", text, re.IGNORECASE)
    ]
    cases = {each.plan.case for each in tried.evidence}
    if len(mine) != 1 or cases != {"your own", "an opponent's"}:
        return ()
    return tuple(each for each in tried.evidence if each.plan.case == "your own")


def _differ(text: str, decided: list[Tried], world: World) -> Answer:
    readings = tuple(
        (
            ("intent", each.reading.intent),
            *each.read,
            ("verdict", each.outcome[0]),
            *((("value", each.outcome[1]),) if each.outcome[1] else ()),
        )
        for each in decided
    )
    return Answer(
        text,
        (("intent", decided[0].reading.intent),),
        status="not_understood",
        summary="The question can be read in several ways, and they are answered differently.",
        readings=readings,
        edition=world.edition,
    )


def _missing(text: str, missing: list[Tried], decided: list[Tried], world: World) -> Answer:
    del decided
    first = missing[0]
    what = tuple(each.missing for each in missing if each.missing is not None)
    names = tuple(value for _, value in first.read)
    return Answer(
        text,
        (("intent", first.reading.intent), *first.read),
        status="not_modelled",
        summary=f"Not decided: {what[0].reason}." if what else "Not decided.",
        not_understood=what,
        nearest=telling.links(world, names, ()),
        edition=world.edition,
    )


def _all_dropped(text: str, tried: list[Tried], world: World) -> Answer:
    first = tried[0]
    reasons = tuple(
        Missing(each.read[0][1] if each.read else "", "", each.dropped) for each in tried
    )
    return Answer(
        text,
        (("intent", first.reading.intent), *first.read),
        status="not_understood",
        summary=f"No card of that name has what the question asks about: {first.dropped}.",
        not_understood=reasons,
        nearest=telling.links(world, tuple(value for _, value in first.read), ()),
        edition=world.edition,
    )


def _unread(text: str, unread: Unread, world: World) -> Answer:
    names = tuple(each.card.cards[0] for each in unread.chunks if each.card is not None)
    known = []
    for name in names:
        try:
            known.append(world.card(name).name)
        except (UnknownCard, InputError):
            continue
    words = ", ".join(f'"{each}"' for each in unread.unknown[:5])
    summary = f"{NOT_YET} (at the word {words})." if words else f"{NOT_YET}."
    return Answer(
        text,
        (),
        status="not_understood",
        summary=summary,
        not_understood=tuple(
            Missing("", "the question", f"the word {each!r}") for each in unread.unknown
        ),
        nearest=telling.links(world, tuple(known), ()),
        edition=world.edition,
    )
