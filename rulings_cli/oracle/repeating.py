"""Processes that are repeated: "repeat this process once" ⇄ `RepeatProcess` (CR 608.2c)."""

from __future__ import annotations

from rulings_cli.abilities.effects import RepeatProcess
from rulings_cli.abilities.quantities import AnyNumber, Number
from rulings_cli.oracle.phrases import constants
from rulings_cli.oracle.templates import phrase

constants(
    "vp",
    {
        "repeat this process": RepeatProcess(),
        "repeat this process any number of times": RepeatProcess(AnyNumber()),
        "repeat this process once": RepeatProcess(Number(1)),
    },
)
phrase("vp", RepeatProcess, "repeat this process <times:count> more times")
phrase("vp", RepeatProcess, "repeat the following process <times:count> times", following=True)
