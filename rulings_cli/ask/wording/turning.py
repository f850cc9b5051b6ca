"""What is asked in another order or tense, turned into the plain one.

"He loses how much life?" is "how much life does he lose?", "is it going to die" and "am I
drawing" are "does it die" and "do I draw". Only the last clause is turned, whole; what doesn't
fit stays as it is.
"""

from __future__ import annotations

import re
from collections.abc import Iterable

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.question import folded

_SIGN = re.compile(r"@(\d+)@")
_PRONOUN = "i|you|he|she|it|they|we|that|this"
_OWNER = "the|my|his|her|their|your|its|our|a|an|each|both|all"
_SUBJECT = (
    rf"(?P<subject>{_PRONOUN}|(?:(?:{_OWNER}) )?@\d+@(?:'s [a-z]+)?"
    rf"|(?:{_OWNER}) (?:opponent|opp|[a-z0-9/+-]+)(?: (?:copy|token|creature|player|spell))?)"
)
_LEAD = r"(?P<lead>(?:(?:so|then|and|but|also|ok|now) )*)"
_ADVERB = r"(?:(?:now|then|still|also|just|actually|only) )*"
_AMOUNT = (
    r"how (?:much|many|big|large|often)(?: (?!do |does |is )(?:total |extra |new )?"
    r"(?:life|damage|mana|cards?|tokens?|counters?|triggers?|creatures?|[+-]1/[+-]1 counters?"
    r"|[a-z]+s))?"
)
_IN_PLACE = re.compile(
    rf"{_LEAD}(?:{_SUBJECT} )?{_ADVERB}(?P<verb>[a-z]+)(?P<to> (?:me|him|them|her|up))?"
    rf"(?P<by> (?:for|by|at))? (?P<what>{_AMOUNT}|what)(?P<rest>(?: [^?]*)?)"
)
_GOING = re.compile(
    rf"{_LEAD}(?:is|are|am) {_SUBJECT} (?P<adverb>{_ADVERB})"
    r"(?:going to|gonna|about to|bound to|supposed to) (?P<rest>.+)"
)
_WILL = re.compile(rf"{_LEAD}{_SUBJECT}(?:'s| is| are|'re|'m| am) (?:going to|gonna) (?P<rest>.+)")
_DOING = re.compile(
    rf"{_LEAD}(?:is|are|am) {_SUBJECT} (?P<adverb>{_ADVERB})(?P<verb>[a-z]+)ing\b"
    r"(?P<rest>(?!.* mana ability).*)"
)
_CAUSES = re.compile(
    rf"{_LEAD}(?:does|do|will|would|can) (?P<tool>(?:(?:{_OWNER}) )?@\d+@) {_ADVERB}"
    r"(?:make|let|cause|force) (?P<subject>me|him|her|them|it|you|us|(?:[a-z'@0-9/+-]+ ){0,3}?"
    r"[a-z'@0-9/+-]+) (?:to )?(?P<rest>(?:die|fall|draw|lose (?:\d+ )?(?:life|the game)"
    r"|gain (?:\d+ )?life|trigger|sacrifice|discard|enter|come|go|untap|return|survive|cease"
    r"|leave|mill|stay|persist|win)\b.*)"
)
_DONE = re.compile(rf"{_LEAD}(?:have|has) {_SUBJECT} (?P<adverb>{_ADVERB})(?P<verb>lost|won|died)")
_LAST = re.compile(r"(?:^|[.,:;!?-]\s+)(?P<clause>[^.,:;!?]+)\??\s*$")

#: Verbs whose form in -ing says what they are at that time, or that are nouns.
_STATES = frozenset(
    ("attack", "block", "someth", "anyth", "noth", "cast", "float", "us", "miss", "k", "th", "wear",
     "liv", "unblock", "be", "pay", "target", "resolv", "hav")
)  # fmt: skip
_NO_VERBS = frozenset(
    ("how", "what", "do", "does", "did", "can", "will", "about", "and", "or", "to", "so", "for",
     "with", "on", "at", "by", "then", "of")
)  # fmt: skip
_PLAIN = {
    "loses": "lose", "goes": "go", "does": "do", "has": "have", "is": "be", "are": "be",
    "losing": "lose", "taking": "take", "dying": "die", "making": "make", "lost": "lose",
    "won": "win", "died": "die", "takes": "take", "makes": "make", "produces": "produce",
    "becomes": "become", "comes": "come", "gives": "give", "adds": "add",
}  # fmt: skip


def turned(question: str, mentions: Iterable[Mention]) -> str:
    """Give the question with its last clause in the plain order; the same text if it is so.

    >>> turned("so he loses how much life?", ())
    'so how much life does he lose?'
    """
    names = tuple(each for each in mentions if not each.is_word)
    text = folded(question)
    for number, each in sorted(enumerate(names), key=lambda pair: -pair[1].start):
        text = f"{text[: each.start]}@{number}@{text[each.end :]}"
    last = _LAST.search(text)
    if last is None:
        return question
    clause = last["clause"].strip()
    plainly = _clause(clause[:1].lower() + clause[1:])
    if not plainly:
        return question
    text = f"{text[: last.start('clause')]}{plainly}?"
    return _SIGN.sub(lambda found: names[int(found[1])].text, text)


def _clause(clause: str) -> str:
    """Give a clause in plain order, "" where it is none of these."""
    if found := _GOING.fullmatch(clause) or _WILL.fullmatch(clause):
        return f"{found['lead']}will {found['subject']} {found['rest']}"
    if found := _CAUSES.fullmatch(clause):
        subject = _SUBJECTS.get(found["subject"], found["subject"])
        asks = "do" if subject.endswith("s") else _do(subject)
        return f"{found['lead']}{found['tool']}, {asks} {subject} {found['rest']}"
    if found := _DONE.fullmatch(clause):
        verb = _PLAIN[found["verb"]]
        return f"{found['lead']}{_do(found['subject'])} {found['subject']} {verb}"
    if (found := _DOING.fullmatch(clause)) and found["verb"] not in _STATES:
        verb = _stem(found["verb"])
        return f"{found['lead']}{_do(found['subject'])} {found['subject']} {verb}{found['rest']}"
    if found := _IN_PLACE.fullmatch(clause):
        return _fronted(found)
    return ""


#: Who is made to do something, as the one who does it.
_SUBJECTS = {"me": "i", "him": "he", "her": "she", "them": "they", "us": "we"}


def _fronted(found: re.Match[str]) -> str:
    verb = found["verb"]
    plain = _PLAIN.get(verb, verb.removesuffix("s"))
    if verb in _NO_VERBS:
        return ""
    subject = found["subject"] or ("i" if plain == verb else "it")
    rest = (found["rest"] or "").rstrip()
    what = found["what"]
    if plain == "be":
        return f"{found['lead']}{what} is {subject}{rest}" if what != "what" else ""
    to, by = found["to"] or "", found["by"] or ""
    return f"{found['lead']}{what} {_do(subject)} {subject} {plain}{to}{by}{rest}"


def _do(subject: str) -> str:
    return "do" if subject in ("i", "you", "they", "we") else "does"


def _stem(verb: str) -> str:
    """Give a verb from its form in -ing, without that ending."""
    if f"{verb}ing" in _PLAIN:
        return _PLAIN[f"{verb}ing"]
    if verb[-1:] == verb[-2:-1] and verb[-1] not in "sl":
        return verb[:-1]
    return verb
