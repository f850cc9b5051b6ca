"""What changes which tokens are created, and how many (CR 614.1a, 614.16)."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.effects import CreateToken
from rulings_cli.abilities.quantities import Quantity, ThatMuch
from rulings_cli.abilities.static import ReplaceCount, ReplaceTokens
from rulings_cli.engine import looking_up, quantities, replacements, statics, tokens
from rulings_cli.engine.context import Context
from rulings_cli.engine.replacement import Replacement
from rulings_cli.errors import NotSupported
from rulings_cli.game.choices import Tape
from rulings_cli.game.events import Would, WouldCreateToken
from rulings_cli.game.game import Game
from rulings_cli.game.objects import GameObject
from rulings_cli.terms.citations import implements
from rulings_cli.terms.rules.replacing import INSTEAD


def of_tokens(game: Game, would: WouldCreateToken) -> Iterator[Replacement]:
    """Give the effects that create more tokens, or other ones."""
    for node, source, context in statics.in_force(game, ReplaceCount):
        if node.what == "tokens" and _applies(game, node, would, context):
            yield _another_number(node, source)
    for other, source, context in statics.in_force(game, ReplaceTokens):
        if _applies(game, other, would, context):
            yield _others(other, source, context)


def adds_once(game: Game) -> bool:
    """Tell whether an effect adds so many tokens to all that are created at the same time."""
    return any(
        isinstance(made, CreateToken) and not isinstance(made.count, ThatMuch)
        for node, _, _ in statics.in_force(game, ReplaceTokens)
        for made in node.made
    )


def _applies(
    game: Game, node: ReplaceCount | ReplaceTokens, would: WouldCreateToken, context: Context
) -> bool:
    by_whom = looking_up.player_matches(game, node.who, would.player, context)
    return by_whom and any(_is_such(node, each) for each in would.each_kind)


def _is_such(node: ReplaceCount | ReplaceTokens, would: WouldCreateToken) -> bool:
    face = would.face
    assert isinstance(face, Face)
    if would.amount <= 0:
        return False
    if isinstance(node, ReplaceCount):
        return not node.kind or node.kind in face.types
    if node.predefined:
        return any(each in face.subtypes for each in node.predefined)
    return not node.types or any(each in face.types for each in node.types)


def _together(kinds: list[WouldCreateToken]) -> WouldCreateToken:
    return kinds[0].evolve(also=tuple(kinds[1:]))


def _another_number(node: ReplaceCount, source: GameObject) -> Replacement:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldCreateToken)
        kinds = [
            each.evolve(amount=replacements.another_number(node, each.amount))
            if _is_such(node, each)
            else each
            for each in would.each_kind
        ]
        return (_together(kinds),)

    words = "another number of tokens is created"
    commutes = not node.plus and not node.half and not node.kind
    key = ("count", source.id, node)
    return Replacement(key, words, (INSTEAD,), apply, source=source.id, commutes=commutes)


@implements(INSTEAD)
def _others(node: ReplaceTokens, source: GameObject, context: Context) -> Replacement:
    def apply(game: Game, tape: Tape, would: Would) -> tuple[Would, ...]:  # noqa: ARG001
        assert isinstance(would, WouldCreateToken)
        such = [each for each in would.each_kind if _is_such(node, each)]
        kept = [each for each in would.each_kind if node.besides or each not in such]
        if node.besides and such[0].counters:
            raise NotSupported("tokens beside those with counters", str(INSTEAD))
        for made in node.made:
            assert isinstance(made, CreateToken)
            assert made.token is not None
            face = tokens.face_of(made.token, lambda each: _amount(game, each, context))
            of_such = isinstance(made.count, ThatMuch)
            many = sum(e.amount for e in such) if of_such else _amount(game, made.count, context)
            # what else is said of those tokens holds for these
            like = such[0].evolve(attached_to=None, card=None, also=())
            kept.append(like.evolve(face=face, amount=many))
        return (_together(kept),)

    key = ("tokens", source.id, node)
    words = "more tokens are created" if node.besides else "other tokens are created instead"
    return Replacement(key, words, (INSTEAD,), apply, source=source.id)


def _amount(game: Game, amount: Quantity, context: Context) -> int:
    return quantities.amount(game, amount, context)
