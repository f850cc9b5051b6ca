"""Of an ability whose effect is not read, what activating it costs."""

from __future__ import annotations

import pytest

from rulings_cli.abilities.abilities import Uncompiled
from rulings_cli.abilities.costs import PayMana
from rulings_cli.oracle.compiling import compile_face


def cost_of(text: str) -> str | None:
    (ability,) = compile_face("Odd Bear", text, types=("creature",))[0].abilities
    assert isinstance(ability, Uncompiled)
    if ability.cost is None:
        return None
    return "".join(str(each.cost) for each in ability.cost.components if isinstance(each, PayMana))


@pytest.mark.parametrize(
    ("text", "cost"),
    [
        ("{1}{U}, {T}: Flibber a gibbet.", "{1}{U}"),
        ("{2}, Flibber a gibbet: Draw a card.", "{2}"),
        ("{X}{R}, {T}, Flibber a gibbet: Draw a card.", "{X}{R}"),
        ("{T}: Flibber a gibbet.", ""),
        ("Flibber three gibbets: Draw a card.", ""),
        ("[+1]: Flibber a gibbet.", ""),
        ("{3}: Flibber a gibbet. This ability costs {1} less to activate if it's snowing.", None),
        ("Whenever a gibbet flibbers, flibber it.", None),
        ("Whenever a gibbet flibbers, choose one: a flibber or a gibbet.", None),
    ],
)
def test_the_cost_is_read_apart(text: str, cost: str | None) -> None:
    assert cost_of(text) == cost


def makes(text: str) -> tuple[str, ...]:
    (ability,) = compile_face("Odd Bear", text, types=("creature",))[0].abilities
    assert isinstance(ability, Uncompiled)
    return tuple(type(each).__name__ for each in ability.makes)


@pytest.mark.parametrize(
    ("text", "kinds"),
    [
        ("{T}: Flibber a gibbet. Add {C}{C}.", ("Add",)),
        ("{T}: Add one mana of any color. Flibber a gibbet.", ("Add",)),
        (
            "When this creature enters, flibber a gibbet, then create a Treasure token.",
            ("CreateToken",),
        ),
        ('Flibbered gibbets have "{T}: Add {G}."', ("ActivatedAbility",)),
        ("{T}: Add {C}. When you flibber this mana, draw a card.", ()),
        ("At the beginning of your upkeep, flibber a gibbet and add {R}.", ()),
        ("{T}: Add {C}. If you flibber a gibbet, add {C}{C} instead.", ()),
    ],
)
def test_what_adds_mana_is_read_apart(text: str, kinds: tuple[str, ...]) -> None:
    assert makes(text) == kinds


def test_what_binds_the_mana_is_read_with_it() -> None:
    text = "{T}: Flibber a gibbet. Add {C}. Spend this mana only to cast artifact spells."
    (ability,) = compile_face("Odd Bear", text, types=("creature",))[0].abilities

    assert isinstance(ability, Uncompiled)
    assert ability.makes[0].restriction is not None  # type: ignore[attr-defined]
