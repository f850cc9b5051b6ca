"""One planner for each kind of question: from a reading and its cards to examples to play."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator

from rulings_cli.ask.plan import PlannedExample
from rulings_cli.ask.plans.asked import Asked

Planner = Callable[[Asked], Iterable[PlannedExample]]

#: The module of this folder in which the planner of that name is.
_MODULES = {
    "activate_while_casting": "attempts",
    "activate_without_hand": "attempts",
    "activate_under": "stopping",
    "additional_cost": "free_casts",
    "copied_cost": "copied_costs",
    "additional_cost_skipped": "free_casts",
    "any_mana": "producing",
    "attach_again": "attaching",
    "attach_both_illegal": "attaching",
    "attach_from": "attaching",
    "attach_target": "attaching",
    "attach_to_theirs": "attaching",
    "attach_target_illegal": "attaching",
    "can_target": "effects",
    "cast_free_from": "attempts",
    "cast_exiled": "exiled",
    "cast_under": "stopping",
    "cast_when": "timing",
    "counts_itself": "entering",
    "dig_by_cost": "digging",
    "dig_limit": "digging",
    "entering_counters": "entering",
    "face_up": "exiled",
    "free_x": "free_casts",
    "has_keyword": "becoming",
    "is_a": "becoming",
    "is_mana_ability": "mana_abilities",
    "kills": "effects",
    "mana_amount": "producing",
    "mana_type": "producing",
    "may_choose_x": "free_casts",
    "next_spell": "triggers",
    "not_cast": "exiled",
    "optional_cost": "free_casts",
    "way_is_free": "free_casts",
    "way_is_paid": "free_casts",
    "pay_for": "payments",
    "respond": "mana_abilities",
    "respond_to_card": "responding",
    "respond_to_trigger": "delayed",
    "trigger_before_spell": "delayed",
    "position": "position",
    "put_under": "stopping",
    "put_without_casting": "entering",
    "stopped": "stopping",
    "tap_other": "sickness",
    "summoning_sick": "sickness",
    "tapped_for_mana": "triggers",
    "token_size": "entering",
    "trigger_outlives_spell": "triggers",
    "triggers_itself": "events",
    "triggers_on_cast": "events",
    "triggers_on_dying": "events",
    "triggers_on_entering": "events",
    "uses_stack": "mana_abilities",
    "ward_on_spell": "attempts",
    "ward_outlives": "triggers",
    "whole_library": "exiled",
    "works_tapped": "tapping",
}


def planner(name: str) -> Planner:
    """Give the planner of that name; what the question names is in each of its examples."""
    from importlib import import_module

    found: Planner = getattr(import_module(f"{__name__}.{_MODULES[name]}"), name)

    def plan(asked: Asked) -> Iterator[PlannedExample]:
        from rulings_cli.ask.plans.named_too import with_named

        for each in found(asked):
            yield with_named(each, asked)

    return plan
