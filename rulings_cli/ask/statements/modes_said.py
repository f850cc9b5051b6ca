"""Modes as players call them: "counter + draw", "shock and raise dead", "exile mode" (700.2)."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Any

from rulings_cli.abilities import effects
from rulings_cli.abilities.abilities import Keyword
from rulings_cli.abilities.costs import DiscardCards
from rulings_cli.abilities.effects import Mode, Modes
from rulings_cli.abilities.static import GrantAbilities, ModifyPowerToughness
from rulings_cli.ask.cards import has
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.statements.rows import Phrasing, Statement, matches
from rulings_cli.ask.statements.scene import Deed, Item, Misfit, Scene
from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.terms.types import BASIC_LAND_TYPES
from rulings_cli.terms.values import Value, walk
from rulings_cli.terms.zones import Zone

#: kind: how a mode of that kind is called
_CALLED = """
counter: counter|countering [a|the|target] [spell]
draw: draw|drawing|card|cantrip|loot|looting [a|1|2] [card]
bounce: bounce|bouncing|unsummon|return [a|the|target] [permanent|creature]
tap: tap|tapping [down] [the|my|all] [opponent] ['s] [team|creature|board|all|everything]
damage: <n> damage|face [to] [a|the|any|target] [creature|target|face|player|planeswalker]
damage: damage|burn|ping|bolt|zap
raise: raise|regrow|regrowth|recursion|raising [dead|creature]
raise: return|get|regrow [back] a|the|my|target creature [card] [back] [from my graveyard]
discard: discard|discarding [a] [card]
discard: duress|thoughtseize
drain: drain|draining [for] [<n>]
shrink: <size>
destroy: destroy|kill|removal|destroying|killing [a|the|target] [creature|enchantment|permanent]
destroy artifact: destroy|kill|smash|shatter|blow|destroying [up] [a|an|the|target] artifact
destroy artifact: artifact destruction|removal|hate|kill
exile: exile|exiling [a|the|target] [creature|graveyard]
life: gain [<n>] life
life: lifegain
edict: edict|sacrifice
steal: steal|threaten|control
grant: <kw>
"""


@cache
def _called() -> tuple[Phrasing, ...]:
    rows = (each.partition(": ") for each in _CALLED.strip().splitlines())
    return tuple(Phrasing("mode", name, said) for name, _, said in rows)


Said = tuple[object, ...]


class LikeCard(Value):
    """A mode that is called by the card that does the same: "shock"."""

    card: str


_JOINED = frozenset(("plus", "and", ",", "/", "+"))


def modes_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read several modes that are joined, or one that is called a mode, from a token on."""
    for end, said in _from(text, at):
        if word_at(text, end) == "mode":
            yield end + 1, said
        elif len(said) > 1 and not _are_things(text, at, end, said):
            yield end, said


def _are_things(text: Text, at: int, end: int, said: Said) -> bool:
    """Tell whether names that are joined are only named: "NAME plus NAME", "NAME, NAME"."""
    if not all(isinstance(each, LikeCard) for each in said):
        return False
    listed = any(each.word == "," and not each.sure for each in text.tokens[at:end])
    return listed or not any(each.sure for each in text.tokens[:at])


def _from(text: Text, at: int) -> Iterator[tuple[int, Said]]:
    for end, one in _one(text, at):
        yield end, (one,)
        if word_at(text, end) in _JOINED:
            after = end + 1
            after += word_at(text, end) == "," and word_at(text, after) in _JOINED
            for last, more in _from(text, after):
                yield last, (one, *more)


def _one(text: Text, at: int) -> Iterator[tuple[int, object]]:
    at += word_at(text, at) == "the"
    for row in _called():
        for end, slots in matches(row, text, at):
            yield end, (row.name, *(value for _, value in slots))
    for end, mention in text.names_at(at):
        if len(mention.cards) == 1:
            yield end, LikeCard(mention.cards[0])


def choose(scene: Scene, statement: Statement) -> None:
    """Choose the modes that are called so for the spell that was cast or named last."""
    from rulings_cli.ask.statements.adding import casting

    deed = casting(scene)
    assert deed.item is not None
    nodes: list[Modes] = [e for e in walk(deed.item.face.paragraphs) if isinstance(e, Modes)]
    said = statement.get("modes")
    if len(nodes) != 1 or not isinstance(said, tuple) or _is_chosen(deed):
        raise Misfit("no modes are chosen")
    found = sorted({_number(scene, nodes[0], each) for each in said})
    if len(found) != len(said) or not nodes[0].minimum <= len(found) <= nodes[0].maximum:
        raise Misfit("so many modes are not chosen")
    deed.tails.append(f"choosing {'; '.join(f'mode {each}' for each in found)}")
    _escalate(scene, deed, len(found) - 1)
    told = scene.about.get("said")
    if not isinstance(told, tuple) or any(each.name in _AIMS for each in told):
        return  # at what they are aimed is said
    if _speaks_of_creature(told):
        scene.about["shot at creatures"] = True
    _aim(scene, deed)


#: Statements that say at what a spell is aimed.
_AIMS = frozenset(("target", "targets", "at_player", "at_face", "at_my_face", "n_targets"))


def _aim(scene: Scene, deed: Deed) -> None:
    """Aim the modes at plain things: "the creature" and "the spell" are those."""
    from rulings_cli.ask.statements.completing import complete_targets

    for each in targets_of_chosen(deed) or ():
        if each.player == "player" and each.what is None and _helps(deed):
            deed.targets.append("you" if deed.who == "you" else "the opponent")
        elif (each.any_target and scene.about.get("shot at creatures")) or _is_artifact(each):
            side = "opponent" if deed.who == "you" else "you"
            kind = "creature" if each.any_target else "artifact"
            thing = scene.bind(Noun(f"a {kind}", head=kind, owner=side), "permanent")
            deed.targets.append(scene.onto_battlefield(thing, side))
        else:
            complete_targets(scene, deed, most=1)
    discards = any(has(each, effects.Discard) for each in chosen_modes(deed))
    if discards and "the opponent" in deed.targets:
        scene.given.append("the opponent holds Mountain")
        scene.assumptions.append("the opponent has a card in hand")
    for target in deed.targets:
        if isinstance(target, Item):
            target.noun = target.noun or Noun("")
            scene.mean_last(target)


def _helps(deed: Deed) -> bool:
    """Tell whether the player who is aimed at draws by the one mode that was chosen."""
    modes = chosen_modes(deed)
    return len(modes) == 1 and has(modes[0], effects.Draw, effects.GainLife)


def _speaks_of_creature(told: tuple[Statement, ...]) -> bool:
    """Tell whether a creature is spoken of besides a card in a graveyard."""
    return any(
        isinstance(value, Noun) and value.head == "creature" and not value.place
        for each in told
        for _, value in each.slots
    )


def _escalate(scene: Scene, deed: Deed, more: int) -> None:
    """Have a card to discard for each mode beyond the first, where that is asked for (702.120a)."""
    assert deed.item is not None
    keywords = [each for each in walk(deed.item.face.paragraphs) if isinstance(each, Keyword)]
    costs = [each.cost for each in keywords if each.name == "escalate"]
    if more < 1 or not any(has(each, DiscardCards) for each in costs):
        return
    lands = sorted(BASIC_LAND_TYPES)[:more]
    holds = "you hold" if deed.who == "you" else "the opponent holds"
    scene.given.append(f"{holds} {'; '.join(lands)}")
    deed.tails.append(f"discarding {'; '.join(lands)}")


def _is_chosen(deed: Deed) -> bool:
    return any(each.startswith("choosing") for each in deed.tails)


def _number(scene: Scene, node: Modes, said: object) -> int:
    """Give the number of the one mode that is called so."""
    found = [at for at, each in enumerate(node.modes, 1) if _fits(scene, each, said)]
    if len(found) != 1:
        raise Misfit(f"which mode {said!r} is was not said")
    return found[0]


def _fits(scene: Scene, mode: Mode, said: object) -> bool:
    if isinstance(said, LikeCard):
        face = scene.world.card(said.card).front
        return not face.is_a("land") and _does(face.paragraphs) == _does(mode)
    assert isinstance(said, tuple)
    kind, *values = said
    if kind == "damage" and values:
        return any(
            isinstance(each, effects.DealDamage) and getattr(each.amount, "n", None) == values[0]
            for each in walk(mode)
        )
    if kind == "shrink":
        sizes = (each for each in walk(mode) if isinstance(each, ModifyPowerToughness))
        return any(_size(each) == values[0] for each in sizes)
    if kind == "grant":
        grants = any(isinstance(each, GrantAbilities) for each in walk(mode))
        return grants and values[0] in {getattr(each, "name", "") for each in walk(mode)}
    return _KINDS[str(kind)](mode)


def _size(change: Any) -> str:
    return "/".join(f"{getattr(each, 'n', 0):+d}" for each in (change.power, change.toughness))


def _does(node: object) -> frozenset[tuple[str, str]]:
    """Give what is done, and where what is done so to is looked for, by the names of effects."""
    targets = [each for each in walk(node) if isinstance(each, effects.Target)]
    kinds = [str(each.what.kinds) for each in targets if each.what is not None]
    zones = [str(each.what.zone) for each in targets if each.what is not None]
    of = "artifact" if any("artifact" in each for each in kinds) else ""
    of += "graveyard" if any("GRAVEYARD" in each or "4" in each for each in zones) else ""
    names = {type(each).__name__ for each in walk(node) if isinstance(each, _EFFECTS)}
    return frozenset((each, of) for each in names)


_EFFECTS: tuple[type, ...] = (
    effects.Counter, effects.Draw, effects.ReturnToHand, effects.Tap, effects.DealDamage,
    effects.Discard, effects.RevealHand, effects.LoseLife, effects.GainLife, effects.Destroy,
    effects.Exile, effects.Sacrifice, effects.GainControl, effects.ContinuousChange,
    effects.CreateToken, effects.PutCounters,
)  # fmt: skip


def _from_graveyard(mode: Mode) -> bool:
    return any(each.what is not None and each.what.zone is Zone.GRAVEYARD for each in mode.targets)


def _of_artifact(mode: Mode) -> bool:
    return any(_is_artifact(each) for each in mode.targets)


def _is_artifact(target: Any) -> bool:
    return target.what is not None and "artifact" in str(target.what.kinds)


_KINDS = {
    "counter": lambda mode: has(mode, effects.Counter),
    "draw": lambda mode: has(mode, effects.Draw),
    "bounce": lambda mode: has(mode, effects.ReturnToHand) and not _from_graveyard(mode),
    "raise": lambda mode: has(mode, effects.ReturnToHand) and _from_graveyard(mode),
    "tap": lambda mode: has(mode, effects.Tap),
    "damage": lambda mode: has(mode, effects.DealDamage),
    "discard": lambda mode: (
        has(mode, effects.Discard, effects.RevealHand) and not has(mode, effects.Draw)
    ),
    "drain": lambda mode: has(mode, effects.LoseLife) and has(mode, effects.GainLife),
    "destroy": lambda mode: has(mode, effects.Destroy),
    "destroy artifact": lambda mode: has(mode, effects.Destroy) and _of_artifact(mode),
    "exile": lambda mode: has(mode, effects.Exile),
    "life": lambda mode: has(mode, effects.GainLife),
    "edict": lambda mode: has(mode, effects.Sacrifice),
    "steal": lambda mode: has(mode, effects.GainControl),
}


def chosen_modes(deed: Deed) -> tuple[Mode, ...]:
    """Give the modes that were chosen for a spell."""
    chosen = next((e for e in deed.tails if e.startswith("choosing mode")), "")
    if not chosen or deed.item is None:
        return ()
    nodes = [each for each in walk(deed.item.face.paragraphs) if isinstance(each, Modes)]
    return tuple(nodes[0].modes[int(each.split()[-1]) - 1] for each in chosen.split(";"))


def targets_of_chosen(deed: Deed) -> tuple[Any, ...] | None:
    """Give the targets of the modes that were chosen, None where none were."""
    modes = chosen_modes(deed)
    return tuple(each for mode in modes for each in mode.targets if each.minimum) if modes else None


#: Asks of what comes of a casting, whatever the spell does.
_OF_CASTING = frozenset(
    ("trigger_ward", "must_pay", "ward_paid", "ward_twice", "trigger", "trigger_for", "stops",
     "respond", "countered", "can_counter", "resolves", "fizzles")
)  # fmt: skip


def with_each_mode(scene: Scene) -> Iterator[Scene]:
    """Give the scene once for each mode that its one modal spell may be cast with.

    That is done where what the spell does is not asked about, but what the casting brings about.
    """
    from rulings_cli.ask.statements.completing import complete_targets

    asks = scene.about.get("ask")
    if not isinstance(asks, Statement) or asks.name not in _OF_CASTING:
        return
    for at, deed in enumerate(scene.deeds):
        nodes = [e for e in walk(deed.item.face.paragraphs) if isinstance(e, Modes)] if (
            deed.kind == "cast" and deed.item is not None and not _is_chosen(deed)
        ) else []  # fmt: skip
        if len(nodes) != 1 or nodes[0].minimum != 1 or nodes[0].maximum != 1:
            continue
        for number in range(1, len(nodes[0].modes) + 1):
            chosen = scene.copy()
            chosen.deeds[at].tails.append(f"choosing mode {number}")
            complete_targets(chosen, chosen.deeds[at])
            chosen.assumptions.append(f"mode {number} is chosen; it is the same with the others")
            yield chosen
        return
