"""Life in place of mana: "for each {B} in a cost, you may pay 2 life …" ⇄ `LifeForMana`."""

from __future__ import annotations

from rulings_cli.abilities.references import You
from rulings_cli.abilities.static import LifeForMana
from rulings_cli.oracle.templates import phrase

phrase(
    "static",
    LifeForMana,
    "for each <symbol:one symbol> in a cost , you may pay 2 life rather than pay that mana",
    who=You("you"),
)
