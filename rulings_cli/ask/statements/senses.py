"""Senses of verbs: what a clause with a verb says, and where its arguments stand."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from functools import cache
from os.path import dirname, join

from rulings_cli.ask.statements.rows import _KIND_OF
from rulings_cli.ask.statements.words import Token
from rulings_cli.corpus.prepared import prepared
from rulings_cli.terms.values import Value


class Role(Value):
    """A place of a sense: the slot that it fills, where it stands, and what may fill it.

    `places` is "s" (the subject of the active clause), "o" (its object), or prepositions.
    """

    slot: str
    places: tuple[str, ...]
    kind: str
    optional: bool


class Sense(Value):
    """One sense of verbs: the statement that a clause with them makes.

    `voices` are "active" and "passive" ("been", "got" after those only); `particle` the words that
    belong to the verb; `kind` that of the statement; `asked` the words that ask it before its
    subject, () for what is told.
    """

    verb: str
    particle: tuple[str, ...]
    voices: frozenset[str]
    kind: str
    asked: tuple[str, ...]
    name: str
    roles: tuple[Role, ...]


#: The words before a subject that ask what a sense says: "ask" also after "can", "will" not.
_ASKED_BY = {"will": ("do", "will", "be"), "ask": ("do", "will", "be", "can"), "may": ("can",)}


class Senses(Mapping[str, tuple[Sense, ...]]):
    """The senses of verbs by the verb; those of a verb are read when it is asked for.

    They are read of lines "verbs | voices kind name | roles". A line "NAME = verbs" names several
    verbs, a further one more of them; a verb's particle stands after "_".
    """

    def __init__(self, said: _Said) -> None:
        self._named, self._said = said
        self._read: dict[str, tuple[Sense, ...]] = {}

    def __getitem__(self, verb: str) -> tuple[Sense, ...]:
        found = self._read.get(verb)
        if found is None:
            found = self._read[verb] = tuple(
                self._sense(verb, particle, said) for particle, said in self._said[verb]
            )
        return found

    def _sense(self, verb: str, particle: tuple[str, ...], said: str) -> Sense:
        first, _, roles = said.partition("|")
        voices, kind, name = first.split()
        both = frozenset(("active", "passive") if voices == "both" else (voices,))
        places = tuple(_role(each, self._named) for each in roles.split())
        asked = _ASKED_BY.get(kind, ())
        return Sense(verb, particle, both, "ask" if asked else kind, asked, name, places)

    def __contains__(self, verb: object) -> bool:
        return verb in self._said

    def __iter__(self) -> Iterator[str]:
        return iter(self._said)

    def __len__(self) -> int:
        return len(self._said)


#: The verbs by their name, and by each verb its particles with the rest of the line.
_Said = tuple[dict[str, str], dict[str, list[tuple[tuple[str, ...], str]]]]


def said_by(lines: str) -> _Said:
    """Give what lines say of each verb."""
    named: dict[str, str] = {}
    found: dict[str, list[tuple[tuple[str, ...], str]]] = {}
    for line in filter(None, lines.splitlines()):
        name, _, meant = line.partition(" = ")
        if meant:
            known = named.get(name, "")
            named[name] = f"{known} {_spelled(meant, named)}".strip()
            continue
        verbs, _, said = line.partition("|")
        for each in _spelled(verbs, named).split():
            verb, *particle = each.split("_")
            found.setdefault(verb, []).append((tuple(particle), said))
    return named, found


def _spelled(verbs: str, named: dict[str, str]) -> str:
    """Give verbs with those of one meaning in the place of their name."""
    return " ".join(named.get(verb, verb) for verb in verbs.split())


def _role(said: str, named: dict[str, str]) -> Role:
    slot, _, place = said.partition("=")
    optional = place.endswith("?")
    place, _, kind = place.rstrip("?").partition(":")
    place = named.get(place, place)
    return Role(slot, tuple(place.split("/")), kind or _KIND_OF.get(slot, "thing"), optional)


@cache
def senses() -> Senses:
    """Give the senses of all verbs by the verb."""
    return Senses(prepared("senses", (__file__, _VERBS), _of_verbs))


#: The table of the senses, a module beside this one.
_VERBS = join(dirname(__file__), "verbs.py")  # noqa: PTH118, PTH120 - pathlib costs a start 5 ms


def _of_verbs() -> _Said:
    from rulings_cli.ask.statements.verbs import SENSES

    return said_by(SENSES)


# --- forms of verbs -------------------------------------------------------------------------

#: Participles that do not end in "ed".
_PARTICIPLES = frozenset(
    ("hit", "put", "cast", "blown", "stolen", "taken", "drawn", "shot", "dealt", "won", "beaten",
     "eaten", "given", "made", "kept", "paid", "cut", "thrown", "brought", "gotten", "sacced",
     "sac", "returned", "copied", "crewed", "shut", "bound", "found", "bitten", "fed", "lost",
     "offed", "sent", "held", "bought", "hardcast", "recast", "got")
)  # fmt: skip


def is_participle(token: Token) -> bool:
    """Tell whether a verb may stand in the passive so."""
    return token.text.endswith(("ed", "'d")) or token.text in _PARTICIPLES


#: Forms of verbs that only the senses have.
_IRREGULAR = {
    "blew": "blow", "blown": "blow", "threw": "throw", "thrown": "throw", "sent": "send",
    "brought": "bring", "bit": "bite", "bitten": "bite", "kicked": "kick", "fed": "feed",
    "found": "find", "swept": "sweep", "ran": "run", "stuck": "stick", "shut": "shut",
    "picked": "pick",
}  # fmt: skip


def stems(token: Token) -> tuple[str, ...]:
    """Give the plain forms that a word may have."""
    word = token.text
    found = [token.word, _IRREGULAR.get(word, token.word)]
    for ending in ("ing", "ed", "es", "s", "d"):
        if word.endswith(ending) and len(word) > len(ending) + 2:
            stem = word[: -len(ending)]
            found.append(stem)
            if ending in ("ing", "ed"):
                found.append(f"{stem}e")
                if stem[-1] == stem[-2]:
                    found.append(stem[:-1])
            if ending in ("ed", "es") and stem.endswith("i"):
                found.append(f"{stem[:-1]}y")
    return tuple(dict.fromkeys(found))
