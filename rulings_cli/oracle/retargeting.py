"""Changed targets: "change the target of target spell" ⇄ `ChangeTarget` (CR 115.7)."""

from __future__ import annotations

from rulings_cli.abilities.described import HasState
from rulings_cli.abilities.effects import ChangeTarget
from rulings_cli.oracle.phrases import constants
from rulings_cli.oracle.templates import phrase

constants("quality", {"with a single target": HasState("with a single target")})
phrase("vp", ChangeTarget, "change the target of <what:target object>[ to <to:self>]")
phrase("vp", ChangeTarget, "change a target of <what:target object>[ to <to:self>]", one=True)
