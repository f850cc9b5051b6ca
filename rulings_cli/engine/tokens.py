"""Tokens: their characteristics and how they come onto the battlefield (CR 111)."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.abilities.abilities import Paragraph
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.durations import ForTheRestOfTheGame
from rulings_cli.abilities.effects import (
    ContinuousChange,
    CreateToken,
    Effect,
    If,
    May,
    Sentence,
    TokenDescription,
)
from rulings_cli.abilities.quantities import Quantity
from rulings_cli.abilities.references import Bound
from rulings_cli.abilities.static import GrantAbilities
from rulings_cli.errors import NotSupported
from rulings_cli.game.events import WouldCreateToken, WouldMove
from rulings_cli.game.game import Game
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.general import (
    PREDEFINED_TOKEN,
    TOKEN_CHARACTERISTICS,
    TOKEN_CREATED,
)
from rulings_cli.terms.values import Value
from rulings_cli.terms.zones import Zone


@implements(TOKEN_CREATED)
def entering(game: Game, would: WouldCreateToken) -> tuple[WouldMove, ...]:
    """Give the tokens on their way onto the battlefield, one proposal each."""
    assert isinstance(would.face, Face)
    because = (*would.because, TOKEN_CREATED, TOKEN_CHARACTERISTICS)
    proposals = []
    for _ in range(would.amount):
        token = GameObject(
            game.new_id(),
            would.face,
            Zone.BATTLEFIELD,
            would.player,
            would.player,
            would.card,
            kind="token",
        )
        proposals.append(
            WouldMove(
                because,
                token.id,
                Zone.BATTLEFIELD,
                would.source,
                would.player,
                tapped=would.tapped,
                counters=would.counters,
                cause="create",
                token=token,
                attached_to=would.attached_to,
            )
        )
    return tuple(proposals)


@implements(TOKEN_CHARACTERISTICS)
def with_their_text(body: tuple[Sentence, ...]) -> tuple[Sentence, ...]:
    """Give a body with what it says that tokens have ("It has …") as text of those tokens.

    So they enter with it, and copies of them have it (CR 111.3).
    """
    made: list[Sentence] = []
    for sentence in body:
        text = _text_of_tokens(sentence)
        before = _with_text(made[-1].effects, text) if made and text else None
        if before is None:
            made.append(sentence)
        else:
            made[-1] = made[-1].evolve(effects=before)
    return tuple(made) if len(made) < len(body) else body


def of_those(body: tuple[Sentence, ...], before: tuple[Sentence, ...] = ()) -> tuple[Sentence, ...]:
    """Give a body whose "five of those tokens instead" are such as the sentence before creates."""
    made: list[Sentence] = []
    for sentence in body:
        last = (made or before)[-1:]
        held = [e for one in last for e in one.effects if isinstance(e, CreateToken)]
        plain = held[0] if len(held) == 1 else None
        made.append(sentence if plain is None else _of_those(sentence, plain))
    return tuple(made)


def _of_those(sentence: Sentence, plain: CreateToken) -> Sentence:
    def named(effect: Effect) -> Effect:
        if isinstance(effect, If):
            return effect.evolve(effects=tuple(map(named, effect.effects)))
        if isinstance(effect, CreateToken) and effect.token is None and effect.copy_of is None:
            return plain.evolve(count=effect.count)
        return effect

    effects = tuple(map(named, sentence.effects))
    return sentence if effects == sentence.effects else sentence.evolve(effects=effects)


def _text_of_tokens(sentence: Sentence) -> tuple[Value, ...]:
    """Give the abilities that a sentence says the tokens made before it have, if only that."""
    only = sentence.effects[0] if len(sentence.effects) == 1 and not sentence.opening else None
    if (
        not isinstance(only, ContinuousChange)
        or not isinstance(only.of, Bound)
        or only.of.name != "created"
        or not isinstance(only.duration, ForTheRestOfTheGame)
    ):
        return ()
    text: tuple[Value, ...] = ()
    for each in only.changes:
        if not isinstance(each, GrantAbilities) or each.words != "have":
            return ()
        text += each.abilities
    return text


def _with_text(effects: tuple[Effect, ...], text: tuple[Value, ...]) -> tuple[Effect, ...] | None:
    """Give effects that end with making tokens with more text of those tokens, else None."""
    last = effects[-1] if effects else None
    if isinstance(last, CreateToken) and last.token is not None and not last.token.predefined:
        token = last.token.evolve(abilities=(*last.token.abilities, *text))
        return (*effects[:-1], last.evolve(token=token))
    if not isinstance(last, If | May) or (isinstance(last, If) and last.otherwise):
        return None
    inner = _with_text(last.effects, text)
    return None if inner is None else (*effects[:-1], last.evolve(effects=inner))


@implements(TOKEN_CHARACTERISTICS, PREDEFINED_TOKEN)
def face_of(token: TokenDescription, amount: Callable[[Quantity], int]) -> Face:
    """Give the characteristics of a described token; `amount` evaluates its power and toughness.

    A predefined token is named by its subtype; one that is not built is NotSupported.
    """
    if token.predefined:
        return predefined(token.predefined)
    subtypes = token.subtypes
    return Face(
        token.name or " ".join((*subtypes, "Token")) if subtypes else token.name,
        None,
        frozenset(token.colors),
        token.supertypes,
        token.types,
        subtypes,
        None if token.power is None else str(amount(token.power)),
        None if token.toughness is None else str(amount(token.toughness)),
        paragraphs=tuple(
            Paragraph((each,))  # type: ignore[arg-type]  # the tree holds abilities loosely here
            for each in (*token.keywords, *token.abilities)
        ),
    )


def predefined(name: str) -> Face:
    """Give the characteristics of a token by its name: as CR 111.10 or many cards define them."""
    from rulings_cli.engine.predefined_tokens import COMMON, PREDEFINED

    found = PREDEFINED.get(name) or COMMON.get(name)
    if found is None:
        raise NotSupported(f"a {name} token", str(PREDEFINED_TOKEN))
    return found()
