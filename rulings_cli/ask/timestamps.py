"""What was there from the beginning has no order unless one is said: both are looked at (613.7)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import combinations

from rulings_cli.abilities.cards import Card
from rulings_cli.abilities.static import Affects
from rulings_cli.ask.cards import DropsOut, has
from rulings_cli.ask.plan import PlannedExample
from rulings_cli.ask.plans.asked import short
from rulings_cli.ask.playing import Evidence, play
from rulings_cli.ask.world import World
from rulings_cli.errors import InputError, NotSupported


def need_either_order(
    cards: Iterable[Card],
    plans: Sequence[PlannedExample],
    evidence: Sequence[Evidence],
    world: World,
) -> None:
    """Abstain where it comes out otherwise if the later of two that change others came first."""
    changing = [short(each) for each in cards if has(each.front.paragraphs, Affects)]
    for first, second in combinations(changing, 2):
        for plan, found in zip(plans, evidence, strict=True):
            longer = f"{second} has been there longer than {first}"
            other = plan.evolve(script=plan.script.also_given(longer))
            try:
                otherwise = play(other, world, contrast=False)
            except (DropsOut, InputError, NotSupported):
                continue  # they are not both there
            if otherwise.option.came_to != found.option.came_to:
                raise NotSupported(f"it rests on which of {first} and {second} came first", "613.7")
