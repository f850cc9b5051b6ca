"""Somebody may have something done: "you may have target player draw a card" (CR 608.2d)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.effects import ContinuousChange, DealDamage, Fight, KeywordAction, May
from rulings_cli.abilities.references import This, You
from rulings_cli.oracle.clauses import done_by
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair, third_person
from rulings_cli.terms.values import Value

#: What objects do after "have", by the verb in its plain form.
_VERBS: Final = ("deal", "fight", "get", "gain", "become", "explore", "connive")
_DOERS: Final = (DealDamage, ContinuousChange, Fight, KeywordAction)


def _read_have(reader: Reader, at: int) -> Iterator[Found]:
    for who, middle in reader.all("player", at):
        start = reader.here(middle, "may", "have")
        if start < 0:
            continue
        for done, end in _done(reader, start):
            yield May((done,), who, "have"), end


def _done(reader: Reader, at: int) -> Iterator[tuple[Any, int]]:
    for whom, start in reader.all("player", at):
        if whom != You():
            for effect, end in reader.all("vp", start):
                if hasattr(effect, "who"):
                    yield done_by(effect, whom), end
    for _, start in reader.all("object", at):
        verb = reader.tokens[start]
        if verb in _VERBS:
            changed = Reader([*reader.raw[:start], third_person(verb), *reader.raw[start + 1 :]])
            found = [*changed.all("effect", at), *reader.all("effect", at)]
            for place, (effect, end) in enumerate(found):
                if isinstance(effect, _DOERS) and (effect, end) not in found[:place]:
                    yield effect, end


def _say_have(sayer: Sayer, node: May) -> Words | None:
    if node.words != "have":
        return None
    (done,) = node.effects
    opening = [
        *sayer.say("player", node.who.evolve(words="you") if node.who == You() else node.who)
    ]
    said = _say_done(sayer, done)
    return None if said is None else [*opening, "may", "have", *said]


def _say_done(sayer: Sayer, done: Value) -> Words | None:
    if not isinstance(done, _DOERS):
        whom = getattr(done, "who", You())
        bare = done.evolve(who=You())
        return [*sayer.say("player", whom), *sayer.with_number("vp", bare, third=False)]
    words = sayer.say("effect", done)
    subject: Any = getattr(done, "source", None) or getattr(done, "first", None)
    subject = subject or getattr(done, "of", None) or This()
    length = len(sayer.say("object", subject))
    plain = next((each for each in _VERBS if words[length] in (each, third_person(each))), None)
    return None if plain is None else [*words[:length], plain, *words[length + 1 :]]


pair("effect", May, _read_have, _say_have, first="<player>")
