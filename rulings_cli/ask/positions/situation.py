"""What a question says is there and done, and what it wants to know: its parts put together."""

from __future__ import annotations

from rulings_cli.ask.chunks import Mention
from rulings_cli.errors import NotSupported
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
    others: bool = False  # whether they are said to be others than the cards named
    number: int = 1
    counters: tuple[tuple[str, int], ...] = ()
    naming: str = ""
    tapped: bool = False
    back: bool = False
    commander: bool = False
    on: str = ""  # the slot of what it is attached to
    shape: str = ""  # "down" where it is face down, "token" where it is a token copy

    @property
    def is_creature(self) -> bool:
        """Tell whether it is only described as a creature, whatever more is said of it."""
        return self.kind == "creature" or " creature token" in self.kind

    @property
    def is_plural(self) -> bool:
        """Tell whether a name is said in the plural: "Islands"."""
        if self.mention is None:
            return False
        text = self.mention.text.casefold()
        return text in {f"{each.casefold()}s" for each in self.mention.cards}

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
            on=self.on or other.on,
            shape=self.shape or other.shape,
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
    pitched: str = ""  # the color of the card that is given up for it
    life: int | None = None  # how much life is paid; 0 where no number is said
    free: bool = False
    zone: str = ""
    taxed: int = 0  # how often it was cast from the command zone before
    sacrificed: str = ""  # the slot of what is sacrificed as a cost
    paid: str = ""  # the mana that is spent
    pool: str = ""  # the mana that there is, and no more


class Tapping(Value):
    """A permanent that is tapped for mana; `bare` where it is only said to be activated or used."""

    slot: str
    who: str = "you"
    mana: str = ""
    bare: bool = False


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


#: What is asked of a cost that something may change: whether, and in which direction.
DIRECTIONS = ("changed", "cheaper", "dearer")


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
    zone: str = ""  # where the card is that is asked about
    turn: str = ""  # whose turn it is, where that is said
    unpaid: bool = False  # whether an ability there is said to be out of reach

    def thing(self, slot: str) -> AskedThing:
        """Give the thing in a slot."""
        for each in self.things:
            if each.slot == slot:
                return each
        raise NotSupported("which card is meant")

    @property
    def bare(self) -> tuple[AskedThing, ...]:
        """Give the cards that are only named."""
        return tuple(each for each in self.things if not each.place and not each.kind)

    def swapped(self) -> Situation:
        """Give the situation with the sides changed, so that the one who acts is you."""
        return self.evolve(
            things=tuple(
                each.evolve(owner="you" if each.owner == "opponent" else "opponent")
                if each.place != "cast"
                else each
                for each in self.things
            )
        )

    @property
    def asks(self) -> bool:
        """Tell whether the question asks, and does not only set up what may be meant."""
        return bool(self.goal.ask)

    @property
    def asked(self) -> frozenset[str]:
        """Give the slots of what is asked about, cast or tapped."""
        held = {str(value) for _, value in self.goal.held}
        cast = {self.casting.slot, self.casting.sacrificed}
        tapped = {self.tapping.slot} if self.tapping is not None else set()
        return frozenset(held | cast | tapped)

    @property
    def told(self) -> frozenset[str]:
        """Give which kinds of facts are told: each goal looks at some of them."""
        casting = self.casting
        facts = {
            "cast": casting.slot,
            "x": casting.x is not None,
            "spent": casting.spent is not None,
            "way": casting.kicked or casting.way or casting.alternative or casting.life is not None,
            "free": casting.free,
            "zone": casting.zone,
            "taxed": casting.taxed,
            "sacrificed": casting.sacrificed,
            "paid": casting.paid,
            "pool": casting.pool,
            "tapping": self.tapping,
            "later": self.later,
            "sick": self.sick or self.animated,
            "where": self.zone,
            "turn": self.turn,
            "unpaid": self.unpaid,
            "shape": any(each.shape for each in self.things),
            "part": any(each.part for each in self.things),
            "stack": any(each.place == "stack" for each in self.things),
            "any": any(each.place == "any" for each in self.things),
            "paying": any(each.place == "paying" for each in self.things),
        }
        return frozenset(name for name, value in facts.items() if value)
