"""Break a rule in the engine on purpose: examples that cite it fail, and no others.

An example cites what its runs cite, and what its entry does: a "can't" that is found by searching
all ways to pay shows no single rule.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from rulings_cli import api
from rulings_cli.engine import activating, moving, prohibitions, proposing, spending
from rulings_cli.examples.reading import parse_example
from rulings_cli.examples.running import RunResult, run_example

CORPUS = Path(__file__).parents[2] / "corpus"
Runs = dict[str, RunResult]


@pytest.fixture(scope="module")
def rulings() -> api.Rulings:
    return api.Rulings(CORPUS)


def play_all(rulings: api.Rulings) -> Runs:
    found = {}
    for _, block in rulings.entries.blocks():
        example = parse_example(block.text, block.path, block.line, block.id)
        found[block.id] = run_example(example, rulings.pool.card, rulings.edition)
    return found


@pytest.fixture(scope="module")
def sound(rulings: api.Rulings) -> Runs:
    """Give how every example comes out with the engine as it is."""
    return play_all(rulings)


def no_prohibition(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(prohibitions, "prohibited", lambda *_, **__: None)


def mana_ability_on_the_stack(monkeypatch: pytest.MonkeyPatch) -> None:
    def activate(game: Any, tape: Any, action: Any) -> None:
        ability = activating.ability_at(game, action.object, action.index)
        proposal = activating._put_on_stack(game, tape, action, ability)
        proposing.follow_steps_b_to_d(proposal)
        proposing.follow_steps_f_to_h(proposal)
        activating._become_activated(proposal, action, (activating.AS_CASTING,))

    monkeypatch.setattr(activating, "_activate", activate)


def x_chosen_on_a_free_cast(monkeypatch: pytest.MonkeyPatch) -> None:
    announce = proposing.announce_x

    def announce_x(proposal: Any) -> None:
        announce(proposal)
        if not any(proposing._has_x(each) for each in proposal.costs) and proposal.context.x == 0:
            proposal.context = proposal.context.evolve(x=5)
            proposal.mark(x=5)

    monkeypatch.setattr(proposing, "announce_x", announce_x)


def no_spending_restriction(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(spending, "_allows", lambda *_: True)


def trigger_under_the_spell(monkeypatch: pytest.MonkeyPatch) -> None:
    put = moving.put_ability_on_stack

    def under(game: Any, ability: Any, controller: Any, *, x: int | None = None) -> Any:
        id = put(game, ability, controller, x=x)
        if ability.kind == "delayed":
            key = game.key_of(game.objects[id])
            game.zones[key] = (id, *(each for each in game.zones[key] if each != id))
        return id

    monkeypatch.setattr(moving, "put_ability_on_stack", under)


BREAKS = [
    (no_prohibition, "601.3", "codie-permanent-spells"),
    (mana_ability_on_the_stack, "605.3b", "codie-mana-ability"),
    (x_chosen_on_a_free_cast, "107.3b", "codie-x-is-zero"),
    (no_spending_restriction, "106.6", "codsworth-mana-not-for-equip"),
    (trigger_under_the_spell, "603.3", "codie-trigger-before-the-spell"),
]


@pytest.mark.parametrize(("break_rule", "rule", "entry"), BREAKS)
def test_breaking_a_rule_fails_examples_that_cite_it_and_no_others(
    rulings: api.Rulings,
    sound: Runs,
    monkeypatch: pytest.MonkeyPatch,
    break_rule: Callable[[pytest.MonkeyPatch], None],
    rule: str,
    entry: str,
) -> None:
    assert all(each.passed for each in sound.values())
    break_rule(monkeypatch)

    broken = {name for name, each in play_all(rulings).items() if not each.passed}

    claims = {
        block.id: {cited.number for cited in (*each.cr, *each.read)}
        for each, block in rulings.entries.blocks()
    }
    claiming = rulings.entries.entry(entry)
    assert claiming is not None
    assert broken & {each.id for each in claiming.examples}
    assert {name for name in broken if rule not in sound[name].rules | claims[name]} == set()


def test_the_examples_hold_again_when_nothing_is_broken(rulings: api.Rulings, sound: Runs) -> None:
    again = play_all(rulings)

    assert {name: each.passed for name, each in again.items()} == dict.fromkeys(sound, True)
