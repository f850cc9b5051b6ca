"""What a question says is there and done, and what it wants to know: its parts put together."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.positions.covering import GOAL_KINDS, Segment
from rulings_cli.ask.positions.slots import CardSaid
from rulings_cli.terms.values import Value


class AskedThing(Value):
    """A card of the question by its slot, and what is said of it.

    `place` is "battlefield" where the question says so, "" where it only names the card.
    """

    slot: str
    mention: Mention | None
    place: str = ""
    owner: str = ""
    kind: str = ""  # what it is, where no card is named
    part: str = ""  # which of its abilities is asked about
    number: int = 1
    counters: tuple[tuple[str, int], ...] = ()
    naming: str = ""
    tapped: bool = False
    back: bool = False
    commander: bool = False

    def also(self, other: AskedThing) -> AskedThing:
        """Give the thing with what else is said of it."""
        return self.evolve(
            place=self.place or other.place,
            owner=self.owner or other.owner,
            part=self.part or other.part,
            number=max(self.number, other.number),
            counters=self.counters or other.counters,
            naming=self.naming or other.naming,
            tapped=self.tapped or other.tapped,
            back=self.back or other.back,
            commander=self.commander or other.commander,
        )


class Casting(Value):
    """How a spell is cast: all that is said of it."""

    slot: str = ""
    who: str = "you"
    x: int | None = None
    spent: int | None = None  # "cast for six"
    kicked: int = 0
    way: str = ""  # the keyword of an optional or alternative cost
    alternative: bool = False
    life: bool = False
    free: bool = False
    zone: str = ""
    taxed: int = 0  # how often it was cast from the command zone before
    sacrificed: str = ""  # the slot of what is sacrificed as a cost
    paid: str = ""  # the mana that is spent


class Tapping(Value):
    """A permanent that is tapped for mana."""

    slot: str
    who: str = "you"
    mana: str = ""


class Goal(Value):
    """What is asked: its kind, and what stands in its places (cards by their slots)."""

    kind: str
    ask: str = ""
    held: tuple[tuple[str, object], ...] = ()

    def get(self, key: str) -> object:
        """Give what stands in a place, or None."""
        return dict(self.held).get(key)

    def slot(self, *keys: str) -> str:
        """Give the slot of the card in the first of these places that has one."""
        found = dict(self.held)
        return next((str(found[each]) for each in keys if found.get(each)), "")

    def number(self, key: str = "number") -> int | None:
        """Give the number in a place."""
        found = dict(self.held).get(key)
        return found if isinstance(found, int) else None


class Situation(Value):
    """The whole: things, what is cast, what is tapped, and the goal."""

    things: tuple[AskedThing, ...]
    casting: Casting
    goal: Goal
    tapping: Tapping | None = None
    same: bool = False  # "of the same type"
    later: bool = False  # whether a phase has ended since
    sick: str = ""  # the slot of what came this turn
    animated: str = ""  # the slot of what becomes a creature

    def thing(self, slot: str) -> AskedThing:
        """Give the thing in a slot."""
        return next(each for each in self.things if each.slot == slot)

    @property
    def there(self) -> tuple[AskedThing, ...]:
        """Give what is said to be on the battlefield."""
        return tuple(each for each in self.things if each.place == "battlefield")

    @property
    def bare(self) -> tuple[AskedThing, ...]:
        """Give the cards that are only named."""
        return tuple(each for each in self.things if not each.place and not each.kind)


class Unclear(Exception):
    """The parts do not fit together, so this is no reading."""


class _Builder:
    def __init__(self) -> None:
        self.things: dict[tuple[str, ...], AskedThing] = {}
        self.casting = Casting()
        self.tapping: Tapping | None = None
        self.same = self.later = False
        self.sick = self.animated = ""
        self.last = ""

    def put(self, named: object, *, place: str = "", owner: str = "", **more: bool) -> str:
        """Take a name, and give its slot."""
        assert isinstance(named, CardSaid)
        if named.mention is None and not named.kind:
            return self._meant()
        key = named.mention.cards if named.mention is not None else (named.kind, owner)
        cards = sum(not each.kind for each in self.things.values())
        slot = "card" if not cards else f"card {cards + 1}"
        if named.kind:
            slot = f"things {len(self.things) + 1}"
        found = AskedThing(
            slot,
            named.mention,
            place,
            named.owner or owner,
            named.kind,
            named.part,
            named.number,
            named.counters,
            named.naming,
            named.tapped,
            named.face == "back",
        ).evolve(**more)
        key = self._same(key)
        held = self.things.get(key)
        self.things[key] = found = held.also(found) if held is not None else found
        if not found.kind:
            self.last = found.slot
        return found.slot

    def _same(self, key: tuple[str, ...]) -> tuple[str, ...]:
        """Give the key of the card before that a shorter name takes up again."""
        return next((each for each in self.things if set(each) <= set(key)), key)

    def all(self, cards: object, *, place: str = "", owner: str = "") -> None:
        """Take a list of names; one owner holds for all after it."""
        assert isinstance(cards, tuple)
        for each in cards:
            self.put(each, place=place, owner=owner)

    def _meant(self) -> str:
        named = [e.slot for e in self.things.values() if not e.place and not e.kind]
        found = self.casting.slot or (self.tapping.slot if self.tapping else "")
        found = found or (named[-1] if named else "") or self.last
        if not found:
            raise Unclear
        return found

    def take(self, part: Segment) -> None:
        """Take a fact or deed."""
        casting = self.casting
        match part.kind:
            case "board":
                self.all(part.get("cards"), place="battlefield", owner=part.text("owner"))
            case "via":
                self.all(part.get("cards"), place="battlefield")
                self.casting = casting.evolve(free=True)
            case "bare":
                self.all(part.get("cards"))
            case "commander":
                self.put(part.get("card"), commander=True)
            case "cast":
                if casting.slot:
                    raise Unclear
                slot = self.put(part.get("card"), place="cast")
                self.casting = casting.evolve(
                    slot=slot,
                    who=part.text("who") or "you",
                    kicked=casting.kicked or int(part.text("kicked") or 0),
                    way=casting.way or part.text("keyword"),
                )
            case "tap":
                if self.tapping is not None:
                    raise Unclear
                named = part.get("card") or part.get("one")
                slot = self.put(named, place="battlefield")
                spell = part.get("spell")
                if isinstance(spell, CardSaid) and not self.casting.slot:
                    if spell.mention is None and not spell.kind:
                        raise Unclear
                    self.casting = casting.evolve(slot=self.put(spell, place="cast"))
                who = part.text("who") or "you"
                self.tapping = Tapping(slot, who, part.text("mana"))
            case "float":
                self.tapping = Tapping(self.put(part.get("card"), place="battlefield"))
            case "spent":
                if self.tapping is None:
                    self.tapping = Tapping(self.put(part.get("card"), place="battlefield"))
            case "kept":
                self.later = True
                if part.get("card") is not None:
                    self.put(part.get("card"), place="battlefield")
            case "fresh":
                named = part.get("one")
                self.sick = self.put(named) if named is not None else self._meant()
            case "animated":
                named = part.get("card") or CardSaid(kind="land")
                self.animated = self.last = self.put(named, place="battlefield")
                if part.get("new"):
                    self.sick = self.animated
            case "says":
                self.all(part.get("cards"), place="battlefield")
            case "sacrificed":
                slot = self.put(part.get("card"), place="cast")
                what = self.put(part.get("what"), place="battlefield")
                self.casting = casting.evolve(slot=slot, sacrificed=what)
            case "paid":
                slot = casting.slot
                if part.get("card") is not None:
                    slot = self.put(part.get("card"), place="cast")
                self.casting = casting.evolve(slot=slot, paid=part.text("manas"))
            case "same":
                self.same = True
            case _:
                self.casting = self._told(casting, part)

    def _told(self, casting: Casting, part: Segment) -> Casting:
        number = part.get("num")
        count = number if isinstance(number, int) else None
        match part.kind:
            case "x":
                return casting.evolve(x=count)
            case "for":
                return casting.evolve(spent=count)
            case "kicked":
                return casting.evolve(kicked=count or 1)
            case "way":
                if casting.way:
                    raise Unclear
                return casting.evolve(way=part.text("keyword"))
            case "alternative":
                return casting.evolve(alternative=True)
            case "life":
                return casting.evolve(life=True)
            case "free":
                return casting.evolve(free=True)
            case "zone":
                return casting.evolve(zone=part.text("place"))
            case "tax":
                return casting.evolve(taxed=count if count is not None else 1)
            case "aim":
                if count not in (None, 1):
                    raise Unclear
                return casting
        raise Unclear

    def goal(self, part: Segment) -> Goal:
        """Take the goal: its cards get slots."""
        held: list[tuple[str, object]] = []
        for key, value in sorted(part.held, key=lambda each: not isinstance(each[1], tuple)):
            if isinstance(value, CardSaid):
                if part.kind == "rider" and key == "one" and _is_pronoun(value):
                    if not self.casting.slot:
                        raise Unclear
                places = ("source", "of", "what", "holder")
                place = "battlefield" if key in places else ""
                held.append((key, self.put(value, place=place)))
            elif isinstance(value, tuple):
                self.all(value, place="battlefield")
                held.append((key, ""))
            elif key == "kind" and part.kind in ("cost", "rider"):
                held.append(("one", self.put(CardSaid(kind=str(value)))))
            elif key == "keyword":
                self.casting = self.casting.evolve(way=str(value))
            elif key != "ask":
                held.append((key, value))
        return Goal(part.kind, part.text("ask"), tuple(held))


def situation(parts: Sequence[Segment]) -> Situation | None:
    """Put the parts of a cover together, or give None where they do not fit."""
    builder = _Builder()
    goal: Goal | None = None
    try:
        for each in _ordered(parts):
            if each.kind in GOAL_KINDS:
                goal = builder.goal(each)
            else:
                builder.take(each)
    except Unclear:
        return None
    if goal is None or not (builder.things or goal.kind == "paysym"):
        return None
    return Situation(
        tuple(builder.things.values()),
        builder.casting,
        goal,
        builder.tapping,
        builder.same,
        builder.later,
        builder.sick or (goal.slot("one", "source") if goal.get("new") else ""),
        builder.animated,
    )


def _ordered(parts: Sequence[Segment]) -> Iterable[Segment]:
    """Give the parts with those first whose names a pronoun in an earlier one may mean."""
    return sorted(
        parts, key=lambda each: (each.kind in GOAL_KINDS and _has_pronoun(each), each.start)
    )


def _has_pronoun(part: Segment) -> bool:
    return any(isinstance(value, CardSaid) and _is_pronoun(value) for _, value in part.held)


def _is_pronoun(said: CardSaid) -> bool:
    return said.mention is None and not said.kind
