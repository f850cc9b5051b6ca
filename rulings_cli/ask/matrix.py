"""Can these sources' mana pay for those targets: every pair, judged by the code that judges one.

Sources that make the same mana under the same limits, and whose permanents change nothing, are one
class; targets whose costs are the same, and on whose kind no limit of the class depends, are one
signature. What is left is judged pair by pair.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from random import Random

from rulings_cli.abilities.abilities import Keyword, StaticAbility
from rulings_cli.abilities.cards import Card, Face
from rulings_cli.ask.cards import DropsOut, uncompiled_touching
from rulings_cli.ask.gathering import Supplies, supplies_of
from rulings_cli.ask.inert import INERT
from rulings_cli.ask.payment import Judge, Judgement
from rulings_cli.ask.plans.boards import Needed
from rulings_cli.ask.plans.pairings import combined, telling_one, ways_to_pay
from rulings_cli.ask.prospects import best_use, need_all_known, placed, prospects
from rulings_cli.ask.purposes import Purpose, is_only_a_land
from rulings_cli.ask.resting import may_rest
from rulings_cli.ask.world import World
from rulings_cli.errors import InputError, NotSupported
from rulings_cli.game.game import Game
from rulings_cli.processes import in_order
from rulings_cli.terms.mana import MANA_TYPES, ManaCost
from rulings_cli.terms.types import CREATURE_TYPES
from rulings_cli.terms.values import Value

#: How many pairs of a matrix are played.
SAMPLE = 24
#: From how many pairs on a matrix is judged by several processes.
MANY = 50_000
_SEED = 20260619
#: Keyword abilities by which a cost looks at the position or is paid with other things.
_LOOKING = frozenset(
    ("affinity", "assist", "convoke", "delve", "improvise", "undaunted", "offering", "surge")
)


#: A cost that choices of a source may serve in every way.
_EVERY_TYPE = ManaCost(MANA_TYPES)


class Pair(Value):
    """One pair of a matrix, as a preview: the verdict, how far the mana pays, and what stops it."""

    source: str
    target: str
    for_: str
    verdict: str
    pays: str = ""
    covers: str = ""
    rule: str = ""

    def to_json(self) -> dict[str, str | None]:
        """Give the pair as one line of `pay --matrix`."""
        return {
            "source": self.source,
            "target": self.target,
            "for": self.for_,
            "verdict": self.verdict,
            "pays": self.pays or None,
            "covers": self.covers or None,
            "rule": self.rule or None,
        }


class Found(Value):
    """What a pair comes to, without its names."""

    verdict: str
    pays: str = ""
    covers: str = ""
    rule: str = ""


UNKNOWN = Found("unknown")
NOTHING = Found("nothing")


class Target:
    """A target and what of it decides: the ways to pay, and a signature of their costs."""

    def __init__(self, name: str, card: Card, for_: str, face: int | None) -> None:
        self.name, self.card = name, card
        self.purposes: tuple[Purpose, ...] = ()
        self.found: Found | None = None
        try:
            if for_ == "cast" and is_only_a_land(card):
                self.found = NOTHING
            else:
                self.purposes = ways_to_pay(card, for_, face)
        except (DropsOut, NotSupported):
            self.found = UNKNOWN
        faces = tuple(card.faces[each.face] for each in self.purposes)
        self.is_plain = all(_is_plain(each) for each in faces) and for_ == "cast"
        self.types = tuple(
            each for face_ in card.faces for each in face_.subtypes if each in CREATURE_TYPES
        )[:1]
        self.cost_key = tuple(
            (each.keyword, each.base, faces[at].mana_cost, _unclear(faces[at]))
            for at, each in enumerate(self.purposes)
        )
        self.kind_key = tuple(
            (each.types, each.subtypes, each.supertypes, each.colors, each.power, each.toughness)
            for each in faces
        )


def _is_plain(face: Face) -> bool:
    """Tell whether the costs of a face look at nothing but themselves."""
    for each in face.abilities:
        if isinstance(each, Keyword) and each.name in _LOOKING:
            return False
        if isinstance(each, StaticAbility):
            for effect in each.effects:
                if not isinstance(effect, INERT) and _is_of_cost(effect):
                    return False
    return True


def _is_of_cost(effect: Value) -> bool:
    name = type(effect).__name__
    return any(word in name for word in ("Cost", "Cast", "Mana", "Play"))


def _unclear(face: Face) -> bool:
    return uncompiled_touching(face, "casting", "cost") is not None


class Matrix:
    """Judges pairs; what pairs have in common is judged once."""

    def __init__(self, world: World, for_: str) -> None:
        self.world, self.for_ = world, for_
        self._supplies: dict[tuple[str, tuple[str, ...]], Supplies] = {}
        self._judges: dict[tuple[str, int], Judge] = {}
        self._found: dict[object, Found] = {}
        self._numbers: dict[object, int] = {}
        self._keys: dict[object, int] = {}
        self._neutral: Game | None = None

    def found(self, source: Card, target: Target) -> Found:
        """Give what one pair comes to."""
        if target.found is not None:
            return target.found
        supplies = self._of(source, ())
        if supplies.names_a_type and target.types:
            supplies = self._of(source, target.types)
        key = self._key(supplies, target)
        found = self._found.get(key)
        if found is None:
            found = self._found[key] = self._judged(source, supplies, target)
        return found

    def _of(self, source: Card, types: tuple[str, ...]) -> Supplies:
        key = (source.name, types)
        found = self._supplies.get(key)
        if found is None:
            try:
                found = supplies_of(source, Needed(_EVERY_TYPE, types), self.world)
            except (DropsOut, NotSupported):
                found = Supplies([], None, key)
            self._supplies[key] = found
        return found

    def _key(self, supplies: Supplies, target: Target) -> object:
        if not supplies.is_inert or not target.is_plain:
            return (supplies.number, target.name)
        source = self._number(supplies.number, supplies.key)
        if supplies.is_free:
            return (source, self._number((target.name, "cost"), target.cost_key))
        kind = (target.cost_key, target.kind_key, target.card.layout, target.types)
        return (source, self._number((target.name, "kind"), kind))

    def _number(self, whose: object, key: object) -> int:
        """Give a number for a key, which takes long to hash; it is looked up once."""
        found = self._numbers.get(whose)
        if found is None:
            found = self._numbers[whose] = self._keys.setdefault(key, len(self._keys))
        return found

    def _judged(self, source: Card, supplies: Supplies, target: Target) -> Found:
        try:
            return self._judge(source, supplies, target)
        except (DropsOut, NotSupported):
            return UNKNOWN

    def _judge(self, source: Card, supplies: Supplies, target: Target) -> Found:
        if not supplies.all:
            return UNKNOWN
        neutral = supplies.is_inert and target.is_plain
        judged: list[Judgement] = []
        for at, purpose in enumerate(target.purposes):
            best = best_use(
                supplies.all,
                lambda supply, at=at, purpose=purpose: (  # type: ignore[misc]
                    self._neutral_judge(target, at, purpose)
                    if neutral
                    else Judge(*placed(supply.position, target.card, purpose), purpose)
                ),
                whole=False,
            )
            need_all_known(source, best, supplies, whole=False)
            if may_rest(source, target.card, best):
                return self._rested(source, target)
            judged.append(best.judged)
        return self._told(judged, target, source)

    def _rested(self, source: Card, target: Target) -> Found:
        """Judge a pair whose answer may rest on more than the least board."""
        found = prospects(source, target.card, target.purposes, self.world, whole=False)
        told = self._told([each.judged for each in found], target, source)
        return told.evolve(verdict="depends") if any(each.rests for each in found) else told

    def _told(self, judged: list[Judgement], target: Target, source: Card) -> Found:
        from rulings_cli.ask.payment_probe import need_understood

        verdicts = tuple(each.verdict(whole=False) for each in judged)
        verdict = combined(verdicts, any_one=self.for_ != "cast")
        chosen = judged[telling_one(verdicts, verdict)]
        need_understood(target.card, chosen, verdict)
        rule = ""
        if not chosen.may_begin and chosen.refused is not None:
            rule = chosen.refused.rule.number
        elif not chosen.may_spend and chosen.total is not None:
            rule = "106.6"
        del source
        return Found(verdict, chosen.pays, str(chosen.covers), rule)

    def _neutral_judge(self, target: Target, at: int, purpose: Purpose) -> Judge:
        """Give the judge of a target where nothing else is in the position."""
        key = (target.name, at)
        found = self._judges.get(key)
        if found is None:
            if self._neutral is None:
                from rulings_cli.engine.setup import new_game

                self._neutral = new_game(self.world.edition)
                self._neutral.next_id = 100_000  # no unit's source is found there by its id
            found = Judge(*placed(self._neutral, target.card, purpose), purpose)
            self._judges[key] = found
        return found


def matrix(
    sources: Iterable[str], targets: Iterable[str], *, for_: str = "cast", world: World
) -> Iterator[Pair | InputError]:
    """Give every pair, source by source; bad names as errors, each once and first."""
    from rulings_cli.ask.paying import purpose_named, source_card, target_card

    what = purpose_named(for_)
    found_sources: list[tuple[str, Card]] = []
    found_targets: list[Target] = []
    for name in sources:
        try:
            found_sources.append((name, source_card(name, world)))
        except InputError as error:
            yield error
    for name in targets:
        try:
            card, face = target_card(name, world)
            found_targets.append(Target(name, card, what, face))
        except InputError as error:
            yield error
    table = Matrix(world, what)
    work = _Work(table, found_sources, found_targets, for_)
    is_large = len(found_sources) * len(found_targets) >= MANY
    judged = in_order(work.judge, range(len(found_sources)), processes=0 if is_large else 1)
    for at, found in enumerate(judged):
        yield from work.pairs(at, found)


#: The verdict of a pair, how far the mana pays, what it covers, and what stops it.
_Found = tuple[str, str, str, str]


class _Work:
    """What is to be judged: each source with all targets."""

    def __init__(
        self, table: Matrix, sources: list[tuple[str, Card]], targets: list[Target], for_: str
    ) -> None:
        self.table = table
        self.sources = sources
        self.targets = targets
        self.for_ = for_

    def judge(self, at: int) -> list[_Found]:
        """Judge the source at that place with each target."""
        _, card = self.sources[at]
        found = (self.table.found(card, target) for target in self.targets)
        return [(each.verdict, each.pays, each.covers, each.rule) for each in found]

    def pairs(self, at: int, found: list[_Found]) -> Iterator[Pair]:
        """Give what was judged of the source at that place."""
        name, _ = self.sources[at]
        for target, each in zip(self.targets, found, strict=True):
            yield Pair(name, target.name, self.for_, *each)


def preview(source: str, target: str, *, for_: str = "cast", world: World) -> Pair:
    """Give one pair; a bad name is an InputError."""
    found = next(matrix((source,), (target,), for_=for_, world=world))
    if isinstance(found, InputError):
        raise found
    return found


class Sample:
    """A seeded sample of the decided pairs of a stream, to be played as `pay` does."""

    def __init__(self, size: int = SAMPLE) -> None:
        self.size = size
        self.pairs: list[Pair] = []
        self._seen = 0
        self._chance = Random(_SEED)  # noqa: S311  # which pairs are played is no secret

    def see(self, pair: Pair) -> None:
        """Take the pair into the sample, or not; each decided pair is as likely as another."""
        if pair.verdict == "unknown":
            return
        self._seen += 1
        if len(self.pairs) < self.size:
            self.pairs.append(pair)
            return
        at = self._chance.randrange(self._seen)
        if at < self.size:
            self.pairs[at] = pair

    def played(self, world: World) -> Played:
        """Play the sample and compare the verdicts."""
        from rulings_cli.ask.paying import pay

        differ: list[tuple[Pair, str]] = []
        for each in self.pairs:
            found = pay(each.source, each.target, for_=each.for_, world=world)
            verdict = found.value or found.verdict
            if verdict not in (each.verdict, "unknown"):
                differ.append((each, verdict))
        return Played(len(self.pairs), tuple(differ))


class Table:
    """A matrix that is iterated once; then it tells its bad names and plays a sample."""

    def __init__(
        self, sources: Iterable[str], targets: Iterable[str], *, for_: str, world: World
    ) -> None:
        self._pairs = matrix(sources, targets, for_=for_, world=world)
        self._world = world
        self._sample = Sample()
        self.errors: list[InputError] = []
        self.count = 0

    def __iter__(self) -> Iterator[Pair]:
        """Give the pairs."""
        for each in self._pairs:
            if isinstance(each, InputError):
                self.errors.append(each)
                continue
            self.count += 1
            self._sample.see(each)
            yield each

    def played(self) -> Played:
        """Play a sample of the pairs that were given."""
        return self._sample.played(self._world)


class Played(Value):
    """What came of playing a sample: how many pairs, and those that came out otherwise."""

    played: int
    differ: tuple[tuple[Pair, str], ...] = ()
