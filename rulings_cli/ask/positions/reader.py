"""The readings of a question whose parts all belong to one position."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from rulings_cli.ask.chunks import Chunk, Mention
from rulings_cli.ask.expressions import Expression
from rulings_cli.ask.positions.covering import covers, implies
from rulings_cli.ask.positions.gathering import situations
from rulings_cli.ask.positions.plainer import asks_twice, plainer
from rulings_cli.ask.positions.situation import AskedThing, Goal, Situation
from rulings_cli.ask.positions.words import LONG, tokens_of
from rulings_cli.ask.question import words_of
from rulings_cli.ask.reading import Reading

#: The name of the intent, by the kind of goal and what it asks.
_INTENTS = {
    "cost": "total_cost",
    "amount": "mana_amount",
    "hue": "has_ability",
    "landplays": "outcome",
    "helpsym": "pay_for",
    "types": "mana_type",
    "restricted": "mana_restricted",
    "rider": "mana_restricted",
    "paysym": "pay_for",
    "devotion": "mana_amount",
    "entering": "mana_amount",
    "sick": "summoning_sick",
    "manaab": "is_mana_ability",
    "splitsec": "can_pay",
    "actcost": "total_cost",
    "keeps": "pay_for",
    "burn": "mana_amount",
    "respact": "respond",
    "identity": "legality",
    "convoking": "can_pay",
    "anymana": "can_pay",
    "value": "mana_value",
    "named": "stops",
    "midcast": "respond",
    "respond": "respond",
    "may": "can_pay",
    "loosepay": "pay_for",
    "freeway": "optional_cost",
    "spend": "pay_for",
    "maxx": "x_value",
    "respcost": "respond",
    "fits": "can_target",
    "aimed": "can_target",
    "countered": "does_trigger",
    "crew": "summoning_sick",
    "stops": "stops",
    "useless": "stops",
}


def readings(question: str, mentions: Sequence[Mention]) -> Iterator[tuple[Reading, ...]]:
    """Give the readings of each wording whose words are all understood, the plainest last."""
    if any(_is_verb(question, each) for each in mentions):
        return  # what another player does with a card is read otherwise
    if any(each.search(question) for each in (_ANOTHER, _GETS_LANDS, _OTHERS_GET)):
        return  # each name stands for one thing here, and what is got is mana
    asked = [tokens_of(question, chosen) for chosen in _choices(mentions)]
    if any(asks_twice(next(plainer(one), one)) for one in asked[:1]):
        return
    plain = [each for one in asked for each in plainer(one)]
    whether = bool(_WHETHER & {each.text for one in asked[:1] for each in one})
    for loosely in (False, True):
        for tokens in (*asked, *plain) if not loosely else dict.fromkeys((*plain, *asked)):
            found = tuple(
                read
                for parts in covers(tokens, loosely=loosely)
                if not (whether and implies(parts))
                for each in situations(parts)
                if _holds_all(each, mentions)
                if (read := _reading(_loosely(each, question), question)) is not None
            )
            if found:
                yield tuple(dict.fromkeys(found))


def _is_verb(question: str, mention: Mention) -> bool:
    """Tell whether it is told that a card is used by another player: "they Strip Mine my land"."""
    before, after = question[: mention.start], question[mention.end :]
    return bool(_THEY.search(before) and _AT.match(after))


_THEY = Expression(r"(?<!can )(?<!could )\b(?:they|he|she|opponent|opp) $")
_AT = Expression(r" (?:my|target|me|it|him|her|them)\b")


#: What lies on another thing than the one that is asked about.
_ANOTHER = Expression(
    r"\bon (?:another|some other|a different|a second)\b",
    "another",
    "other",
    "different",
    "second",
)


#: Lands that somebody gets, so many of them: that is no mana.
_GETS_LANDS = Expression(
    r"\bdo(?:es)? \w+ (?:\w+ )?(?:get|fetch|find|have) (?:only )?(?:\d+|two|three|four|both) "
    r"(?:basic )?(?:forest|island|mountain|swamp|plain)s\b",
    "forests",
    "islands",
    "mountains",
    "swamps",
    "plains",
)


#: What another player gets, or gets one by what another taps: that is no mana of one's own land.
_OTHERS_GET = Expression(
    r"\b(?:do|does|will|would|can) (?:he|she|they|(?:my |the |an? )?opp(?:onent)?s?) "
    r"(?:get|gain|take|steal|nab|have|keep)(?: control of)? (?:it|this|that|them|the|my)\b"
    r"|\b(?:he|she|they|opp(?:onent)?) tap(?:s|ped)?\b.*\b(?:do|will|would|can) i (?:get|gain)\b",
    "get",
    "gain",
    "take",
    "steal",
    "nab",
    "have",
    "keep",
)


#: Words that ask whether something may be, and so not how much it is.
_WHETHER = frozenset(("legal", "allowed", "ok", "okay", "fine", "possible", "permitted", "legit"))


def _holds_all(found: Situation, mentions: Sequence[Mention]) -> bool:
    """Tell whether the name of a face of a card that is asked about is not passed over."""
    cards = {name for each in found.things if each.mention for name in each.mention.cards}
    said = {each.mention.text.casefold() for each in found.things if each.mention}
    return not any(
        cards & set(each.cards) and each.text.casefold() not in said and not _is_of(each, cards)
        for each in mentions
    )


def _is_of(mention: Mention, cards: set[str]) -> bool:
    """Tell whether a name may be short for the front of one of the cards."""
    said = rf"\b{re.escape(mention.text.casefold())}\b"
    return any(re.search(said, name.partition(" // ")[0].casefold()) for name in cards)


def _choices(mentions: Sequence[Mention]) -> Iterator[tuple[Mention, ...]]:
    """Give the names to take as names: first without plain words, basic lands aside."""
    from rulings_cli.ask.reading import (
        _is_near_enough,
        _is_plain_word,
        _is_written_as_name,
    )
    from rulings_cli.terms.types import BASIC_LAND_TYPES, CREATURE_TYPES

    near = [
        e
        for e in mentions
        if _is_near_enough(e) and e.text.lower() not in LONG and not _is_month(e)
    ]
    types = {each.casefold() for each in CREATURE_TYPES}
    plain = {
        id(each): _is_plain_word(each)
        or (each.how != "full" and each.text.casefold().removesuffix("s") in types)
        for each in near
    }
    lands = {each.lower() for each in BASIC_LAND_TYPES}
    is_land = {id(each): each.text.lower().rstrip("s") in lands for each in near}
    tries = (
        tuple(e for e in near if is_land[id(e)] or not (e.is_word or plain[id(e)])),
        tuple(e for e in near if is_land[id(e)] or not plain[id(e)]),
        tuple(e for e in near if is_land[id(e)] or not plain[id(e)] or _is_written_as_name(e)),
    )
    yield from dict.fromkeys(tries)


def _is_month(mention: Mention) -> bool:
    """Tell whether it is only nearly a name, and a word for a time."""
    return mention.how != "full" and mention.text.lower() in (
        "august", "april", "june", "july", "update", "greens",
    )  # fmt: skip


#: Words that say whether amounts or types are asked for.
_EXACT = ("how much", "how many", "color", "colour", "type", "kind", "=")


def _loosely(found: Situation, question: str) -> Situation:
    """Mark a bare "what mana": the amount where it is fixed, the types where there is a choice."""
    goal = found.goal
    if goal.kind == "loosepay" and _SO_MUCH.search(question):
        return found.evolve(goal=goal.evolve(held=(*goal.held, ("so-much", True))))
    asks = goal.kind in ("amount", "types") and goal.ask == "what"
    if not asks or any(each in question.lower() for each in _EXACT):
        return found
    return found.evolve(goal=goal.evolve(held=(*goal.held, ("loose", True))))


def _reading(found: Situation, question: str) -> Reading | None:
    if found.goal.kind == "respond" and not (found.tapping or found.goal.slot("one")):
        return None
    lands = [each for each in found.things if each.kind == "land"]
    if found.goal.kind == "may" and found.goal.ask == "use" and _USED_FOR.search(question):
        return None  # its mana is meant
    implied = found.goal.kind == "may" and not (found.goal.ask or found.goal.held)
    if implied and not _VERSUS.isdisjoint(words_of(question)):
        return None  # what one does to the other is asked
    if implied and any(each.owner == "opponent" or each.tapped for each in lands):
        return None  # lands that pay for nothing are no hint that casting is asked about
    if found.goal.kind == "manaab" and _BESIDE_A_SPELL.search(question):
        return None  # that a spell is on the stack is said, and not asked of the ability
    if found.goal.kind == "aimed" and not _NOT_AIMED.isdisjoint(words_of(question)):
        return None
    if found.goal.kind == "fits" and not _PAYS.isdisjoint(words_of(question)):
        return None  # what is paid for, and with what, is no search
    if found.goal.kind == "cost" and not _NOT_CAST.isdisjoint(words_of(question)):
        return None  # what an ability costs is asked elsewhere, and a copy is not cast
    if found.casting.way == "morph" and any(
        each.startswith(("unmorph", "demorph", "turn", "flip")) for each in words_of(question)
    ):
        return None  # turning it face up is no casting
    if found.goal.kind == "pay":
        counted = _with_so_many(found)
        if counted is None:
            return _payment(found, question)
        found = counted
    named = [each.mention for each in found.things if each.mention is not None]
    slots = tuple(("card", Chunk("CARD", each.text, each)) for each in named)
    goal = found.goal
    inverse = (goal.kind == "sick" and goal.ask == "has") or goal.kind in ("stops", "useless")
    return Reading(
        _INTENTS[found.goal.kind],
        "position",
        slots,
        asks="negative" if inverse else "positive",
        situation=found,
        closeness=len(slots),
    )


#: What mana is used for, where nothing is said of mana.
_USED_FOR = Expression(
    r"\buse (?:it|that|them) (?:for|on|toward|towards) |\bmana\b[^.?]*\b(?:for|on|towards?) ",
    "use ",
    "mana",
)
#: What is on the stack beside what is asked about.
_BESIDE_A_SPELL = Expression(
    r"\b(?:with|while|when) (?:a|an|my|the|his|another|that) (?:\w+ )?"
    r"(?:spell|instant|sorcery|creature|trigger|ability) (?:is )?(?:still )?on the stack",
    "on the stack",
)
#: Words of what is activated, or copied.
_NOT_CAST = frozenset(("activating", "copy", "copies"))
_VERSUS = frozenset(("vs", "versus"))
#: Words of a cost that is paid.
_PAYS = frozenset(("pay", "pays", "paying", "paid"))
#: Words of what is aimed at a player, or done with a spell beside aiming it.
_NOT_AIMED = frozenset(
    ("reduce", "reduces", "discount", "tax", "taxes", "cost", "kicker", "me", "him",
     "her", "us", "player", "players", "face", "pay", "pays", "paying", "life")
)  # fmt: skip


def _with_so_many(found: Situation) -> Situation | None:
    """Give the question whether so many sources pay for a spell as whether it can be cast."""
    goal = found.goal
    source, target = goal.slot("source"), goal.slot("target")
    if not source or not target or goal.get("for") or found.told - {"tapping", "way"}:
        return None
    if found.thing(source).number < 2 or found.thing(target).kind or found.casting.way:
        return None
    held = (("one", target), ("said", "yes"))
    things = tuple(
        each.evolve(place="battlefield") if each.slot == source else each for each in found.things
    )
    return found.evolve(things=things, goal=Goal("may", "cast", held), tapping=None)


#: Words that say which mana is made, where a permanent makes several kinds.
_SO_MUCH = Expression(
    r"\b(?:tap|tapp|us|mak|add)(?:e|ed|ing)?\b[^.?]*?\bfor "
    r"(?:\{|\d\b|[wubrgc]{2,5}\b|two\b|three\b|colou?r|(?:the )?(?:double|big))"
    r"|['’]s (?:\d|two|three|four|five|six|seven)\b (?:\w+ )?mana\b",
    " for ",
    "mana",
)


def _payment(found: Situation, question: str) -> Reading | None:
    """Give the reading for the planner of payments: what it does not look at must not be told."""
    goal, tapping = found.goal, found.tapping
    source = goal.slot("source") or (tapping.slot if tapping is not None else "")
    target = goal.slot("target")
    keyword = found.casting.way
    beside = found.told - {"tapping", "way"}
    if not source or not (target or keyword) or beside or (tapping and goal.slot("source")):
        return None
    slots: list[tuple[str, Chunk]] = []
    for slot, name in ((source, "source"), (target, "target")):
        if slot:
            chunk = _chunk(found.thing(slot), "MANA" if name == "source" else "CARD")
            slots.append((name, _with_verb(chunk, question) if name == "source" else chunk))
    if keyword:
        slots.append(("keyword", Chunk("KEYWORD", keyword, word=keyword)))
    others = [each for each in found.things if each.slot not in (source, target)]
    if any(each.counters or each.naming or each.tapped or each.back for each in found.things):
        return None
    board = tuple(_chunk(each, _role(each)) for each in others)
    if any(each.card is None for each in board):
        return None
    for_ = str(goal.get("for") or "")
    words = {"pay", "mana", *((for_,) if for_ else ()), *(("whole",) if goal.get("whole") else ())}
    if _SO_MUCH.search(question):
        words.add("so-much")
    if re.search(r"\bcast(?:ing|s)?\b", question, re.IGNORECASE):
        words.add("cast")
    if not re.search(r"\bpay", question, re.IGNORECASE):
        words.add("loose")  # that something is paid is not said
    return Reading("pay_for", "pay_for", tuple(slots), frozenset(words), board=board)


def _with_verb(chunk: Chunk, question: str) -> Chunk:
    """Give a source with the verb before it, where that may be a cost of its own."""
    verb = re.search(
        rf"\b(tap|sac)\w* (?:an? |my |the |this )?{re.escape(chunk.text)}", question, re.IGNORECASE
    )
    used = re.search(rf"\buse (?:my )?{re.escape(chunk.text)} on\b", question, re.IGNORECASE)
    said = verb[1] if verb else "use" if used else ""
    return chunk.evolve(text=f"{said} {chunk.text}") if said else chunk


def _role(thing: AskedThing) -> str:
    """Give the side of what is there; what is only named beside is there, too."""
    if thing.owner == "opponent":
        return "THEIRS"
    return "OUT" if thing.place else "BESIDE"


def _chunk(thing: AskedThing, role: str) -> Chunk:
    if thing.mention is not None:
        return Chunk(role, thing.mention.text, thing.mention, number=max(1, thing.number))
    return Chunk("KIND" if role == "CARD" else role, thing.kind, word=thing.kind)
