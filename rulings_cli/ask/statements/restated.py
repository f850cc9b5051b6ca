"""What a question says the cards do: "X makes my Y a land"; it is looked up on the board."""

from __future__ import annotations

from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.errors import NotSupported


def makes_so(scene: Scene, statement: Statement) -> None:
    """Put the one and the other there; whether the one makes the other so is seen then."""
    by, noun = statement.noun("b"), statement.noun()
    assert by is not None
    assert noun is not None
    if by.pronoun or not by.is_card:
        raise Misfit("what makes it so was not said")
    maker = scene.bind(by)
    if not maker.is_permanent:
        raise Misfit(f"{maker.name} makes nothing so as long as it is there")
    scene.onto_battlefield(maker, soft=True)
    item = scene.bind(noun, "permanent")
    scene.onto_battlefield(item, noun.owner or maker.owner)
    claims = scene.about.setdefault("claims", [])
    assert isinstance(claims, list)
    claims.append((item, statement.word("type")))


def settle(scene: Scene) -> None:
    """Abstain where something is not what the question says the cards make of it."""
    claims = scene.about.get("claims")
    if not isinstance(claims, list) or scene.about.get("claims seen"):
        return
    scene.about["claims seen"] = True
    for item, quality in claims:
        if not is_so(scene, item, quality):
            raise NotSupported(f"{item.name} is no {quality} there")


def is_so(scene: Scene, item: Item, quality: str) -> bool:
    """Tell whether a permanent has a type, subtype or supertype in the position."""
    from rulings_cli.ask.statements.tapping import id_of, position_of
    from rulings_cli.engine import layers

    game = position_of(scene)
    now = layers.characteristics(game, id_of(scene, game, item))
    return quality in (*now.types, *now.subtypes, *now.supertypes)
