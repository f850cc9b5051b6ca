"""Players who are called by what they do or have: "the NAME player", "its controller"."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Misfit
from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.ask.vocabulary import of_kind
from rulings_cli.terms.values import Value

_OWNERS = frozenset(("owner", "controller"))
_CASTERS = frozenset(("player", "caster", "controller", "side"))


class PlayerOf(Value):
    """A player as a question calls them: who cast a card, or whose the thing aimed at is."""

    text: str
    card: str = ""  # the name of what they cast, "" for the owner of what is aimed at


def player_of_at(text: Text, at: int) -> Iterator[tuple[int, PlayerOf]]:
    """Read a player who is called by a card, or by what is theirs, from a token on."""
    first = word_at(text, at)
    if first in ("the", "that"):
        for end, mention in text.names_at(at + 1):
            if word_at(text, end) in _CASTERS and first == "the":
                yield end + 1, PlayerOf(_said(text, at, end + 1), mention.text.lower())
        if word_at(text, at + 1) == "caster":
            yield at + 2, PlayerOf("the caster", "it")
        theirs = word_at(text, at + 1) in of_kind("head") and word_at(text, at + 2) == "'s"
        end = at + 3 if theirs else at + 1
        if word_at(text, end) in _OWNERS and (theirs or first == "the"):
            yield end + 1, PlayerOf(_said(text, at, end + 1))
    elif first == "it" and word_at(text, at + 1) == "'s" and word_at(text, at + 2) in _OWNERS:
        yield at + 3, PlayerOf(_said(text, at, at + 3))
    elif first == "its" and word_at(text, at + 1) in _OWNERS:
        yield at + 2, PlayerOf(_said(text, at, at + 2))


def _said(text: Text, start: int, end: int) -> str:
    return " ".join(each.text for each in text.tokens[start:end])


def settled(statements: Sequence[Statement]) -> tuple[Statement, ...]:
    """Give the statements with each such player as the one who asks or the other one.

    Who is spoken of so is somebody else than the one who asks, where nothing tells who it is.
    """
    found = tuple(statements)
    for each in statements:
        for key, value in each.slots:
            if isinstance(value, PlayerOf):
                who, found = _settle(found, value)
                found = tuple(_with(one, key, value, who) for one in found)
    return found


def _with(statement: Statement, key: str, old: object, new: object) -> Statement:
    slots = tuple((k, new if k == key and v is old else v) for k, v in statement.slots)
    return statement if slots == statement.slots else statement.evolve(slots=slots)


def _settle(
    statements: tuple[Statement, ...], player: PlayerOf
) -> tuple[str, tuple[Statement, ...]]:
    """Give who it is; the spell or the thing is theirs from then on."""
    casts = [each for each in statements if each.name in _CASTS and _spell_of(each) is not None]
    named = [e for e in casts if player.card in ("", "it") or _is_named(_spell_of(e), player.card)]
    if len(named) != 1:
        raise Misfit(f"who {player.text!r} is was not said")
    event = named[0]
    spell, thing = _spell_of(event), event.noun("b")
    assert spell is not None
    caster = event.word("who") or spell.owner
    owner = thing.owner if thing is not None else ""
    if player.card:
        who = caster or ("opponent" if owner == "you" else "you")
        changed = _with(event, "a", spell, spell if caster else spell.evolve(owner=who))
    else:
        if thing is None or thing.pronoun:
            raise Misfit(f"who {player.text!r} is was not said")
        who = owner or "opponent"
        changed = _with(event, "b", thing, thing.evolve(owner=who))
    return who, tuple(changed if each is event else each for each in statements)


#: Events by which a spell is cast at something.
_CASTS = frozenset(("cast_at", "card_at", "card_in", "cast"))


def _spell_of(statement: Statement) -> Noun | None:
    noun = statement.noun("a")
    return noun if noun is not None and noun.is_card else None


def _is_named(noun: Noun | None, name: str) -> bool:
    return noun is not None and noun.mention is not None and noun.mention.text.lower() == name
