"""`pay`: the same judgement with no language in the way, and previews of pairs."""

from __future__ import annotations

import pytest

from rulings_cli.ask.answer import Answer
from rulings_cli.ask.matrix import matrix, preview
from rulings_cli.ask.paying import pay
from rulings_cli.ask.world import World
from rulings_cli.errors import InputError, UnknownCard


def judged(found: Answer) -> tuple[str, str, str]:
    assert found.detail is not None
    return found.value or found.verdict, found.detail.pays, found.detail.covers


@pytest.mark.parametrize(
    ("source", "target", "for_", "wanted"),
    [
        ("Codie", "Cruel Ultimatum", "cast", ("yes", "in part", "{U}{B}{R}")),
        ("Codie", "Emeria's Call", "cast", ("yes", "in part", "{4}{W}")),
        ("Codie", "Grizzly Bears", "cast", ("no", "in full", "{1}{G}")),
        ("Codie", "Blaze", "cast", ("yes", "in full", "{4}{R}")),
        ("Codie", "Boros Charm", "cast", ("yes", "in full", "{R}{W}")),
        ("Codie", "Burst Lightning", "kicker", ("yes", "in full", "{4}")),
        ("Codie", "Bonesplitter", "equip", ("yes", "in full", "{1}")),
        ("Codie", "Walking Ballista", "activate", ("yes", "in full", "{4}")),
        ("Codsworth", "Bonesplitter", "equip", ("no", "in full", "{1}")),
        ("Codsworth", "Swiftfoot Boots", "cast", ("yes", "in full", "{2}")),
        ("Urza, Lord High Artificer", "Counterspell", "cast", ("yes", "in full", "{U}{U}")),
        ("Birds of Paradise", "Counterspell", "cast", ("yes", "in part", "{U}")),
        ("Treasure", "Lightning Bolt", "cast", ("yes", "in full", "{R}")),
        ("Dark Ritual", "Doom Blade", "cast", ("yes", "in full", "{1}{B}")),
        ("Sol Ring", "Counterspell", "cast", ("no", "nothing", "")),
    ],
)
def test_what_the_mana_pays(
    source: str, target: str, for_: str, wanted: tuple[str, str, str], world: World
) -> None:
    found = pay(source, target, for_=for_, world=world)
    assert judged(found) == wanted
    assert found.status == "verified"
    assert ("for", for_) in found.reading


def test_what_stops_the_cast_is_named(world: World) -> None:
    blocked = pay("Codie", "Grizzly Bears", world=world).detail.blocked_by  # type: ignore[union-attr]
    assert blocked is not None
    assert (blocked.rule, blocked.by) == ("601.3", "Codie, Vociferous Codex")


def test_a_spending_limit_is_named(world: World) -> None:
    detail = pay("Codsworth", "Lightning Bolt", world=world).detail
    assert detail is not None
    assert not detail.may_spend
    assert detail.blocked_by is not None
    assert detail.blocked_by.rule == "106.6"


def test_a_card_without_mana_cost_cannot_be_paid_for(world: World) -> None:
    found = pay("Codie", "Ancestral Vision", world=world)
    assert found.verdict == "no"
    assert "118.6" in found.rules


def test_a_land_costs_nothing(world: World) -> None:
    assert pay("Codie", "Forest", world=world).value == "nothing"


def test_unknown_names_and_purposes_are_errors(world: World) -> None:
    with pytest.raises(UnknownCard):
        pay("Codie", "Xyzzy the Unprinted", world=world)
    with pytest.raises(InputError, match="nothing that mana pays for"):
        pay("Codie", "Opt", for_="flibber", world=world)


def test_a_preview_says_the_same_as_the_answer(world: World) -> None:
    for target in ("Lightning Bolt", "Grizzly Bears", "Cruel Ultimatum", "Forest"):
        whole, pair = pay("Codie", target, world=world), preview("Codie", target, world=world)
        assert pair.verdict == (whole.value or whole.verdict)


def test_a_matrix_gives_every_pair_and_its_bad_names(world: World) -> None:
    found = list(matrix(["Codie"], ["Opt", "Xyzzy the Unprinted"], world=world))
    assert isinstance(found[0], InputError)
    assert found[1].to_json()["verdict"] == "yes"  # type: ignore[union-attr]


def test_several_processes_judge_as_one_does(world: World, monkeypatch: pytest.MonkeyPatch) -> None:
    sources, targets = (
        ["Codie", "Sol Ring", "Mishra's Workshop"],
        ["Opt", "Ornithopter", "Bonesplitter"],
    )
    alone = list(matrix(sources, targets, world=world))
    monkeypatch.setattr("rulings_cli.ask.matrix.MANY", 1)

    assert list(matrix(sources, targets, world=world)) == alone
