"""The parts of a question put together: who is named, what is cast and tapped, what is asked."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.positions import asks
from rulings_cli.ask.positions.covering import GOAL_KINDS, Segment
from rulings_cli.ask.positions.situation import AskedThing, Casting, Goal, Situation, Tapping
from rulings_cli.ask.positions.slots import CardSaid


class Unclear(Exception):
    """The parts do not fit together, so this is no reading."""


def _is_other_face(held: Mention | None, named: Mention | None) -> bool:
    """Tell whether a name takes up a card before by the name of another of its faces."""
    if held is None or named is None:
        return False
    faces = {face.lower() for card in named.cards for face in card.split(" // ")[1:]}
    return named.text.lower() in faces and held.text.lower() not in faces


class _Builder:
    def __init__(self) -> None:
        self.things: dict[tuple[str, ...], AskedThing] = {}
        self.casting = Casting()
        self.tapping: Tapping | None = None
        self.same = self.later = self.unpaid = False
        self.sick = self.animated = self.zone = ""
        self.last = self.turn = ""

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
            named.others,
            named.number,
            named.counters,
            named.naming,
            named.tapped,
            named.face == "back",
            shape=named.face if named.face in ("down", "token") else "",
        ).evolve(**more)
        if named.way:
            if self.casting.way or self.casting.slot not in ("", found.slot):
                raise Unclear
            slot = self.things[self._known(key)].slot if self._known(key) in self.things else slot
            self.casting = self.casting.evolve(way=named.way, slot=slot)
            found = found.evolve(place="cast")
        if named.x is not None:
            if self.casting.x is not None:
                raise Unclear
            self.casting = self.casting.evolve(x=named.x)
        key = self._known(key)
        held = self.things.get(key)
        if held is not None and _is_other_face(held.mention, named.mention):
            held = held.evolve(mention=named.mention)
        self.things[key] = found = held.also(found) if held is not None else found
        if not found.kind:
            self.last = found.slot
        return found.slot

    def _known(self, key: tuple[str, ...]) -> tuple[str, ...]:
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
        taking = getattr(self, f"_{part.kind}", None)
        if taking is not None:
            taking(part)
        else:
            self.casting = _told(self.casting, part)

    # --- each kind of fact or deed, by its name ---------------------------------------------------

    def _board(self, part: Segment) -> None:
        self.all(part.get("cards"), place="battlefield", owner=part.text("owner"))

    _says = _board

    def _via(self, part: Segment) -> None:
        self._board(part)
        self.casting = self.casting.evolve(free=True)

    def _bare(self, part: Segment) -> None:
        self.all(part.get("cards"))

    def _ability(self, part: Segment) -> None:
        self.put(part.get("card"))

    def _commander(self, part: Segment) -> None:
        self.put(part.get("card"), commander=True)

    def _attached(self, part: Segment) -> None:
        holder = self.put(part.get("holder"), place="battlefield")
        cards = part.get("cards")
        assert isinstance(cards, tuple)
        slots = [self.put(each, place="battlefield") for each in cards]
        for key, each in self.things.items():
            if each.slot in slots and each.slot != holder:
                self.things[key] = each.evolve(on=holder)
        self.last = holder

    def _freed(self, part: Segment) -> None:
        self.all(part.get("board"), place="battlefield")
        self.casting = self.casting.evolve(slot=self.put(part.get("one"), place="cast"))

    def _same(self, part: Segment) -> None:
        del part
        self.same = True

    def _cast(self, part: Segment) -> None:
        slot = self.put(part.get("card"), place="cast")
        casting = self.casting
        if casting.slot not in ("", slot):
            raise Unclear
        self.casting = casting.evolve(
            slot=slot,
            who=part.text("who") or "you",
            kicked=casting.kicked or int(part.text("kicked") or 0),
            way=casting.way or part.text("keyword"),
        )

    def _alternative(self, part: Segment) -> None:
        casting = self.casting
        slot = casting.slot
        if part.get("spell") is not None:
            slot = self.put(part.get("spell"), place="cast")
        if casting.slot not in ("", slot):
            raise Unclear
        self.casting = casting.evolve(slot=slot, alternative=True, pitched=part.text("color"))

    def _counted(self, part: Segment) -> None:
        slot, kind = self._meant(), part.text("word").lstrip("+")
        for key, each in self.things.items():
            if each.slot == slot:
                if each.counters:
                    raise Unclear
                self.things[key] = each.evolve(counters=((kind, int(part.text("num"))),))

    def _unpaid(self, part: Segment) -> None:
        """Take that an ability can't be paid for: what could be produced ignores it (CR 106.7)."""
        del part
        self.unpaid = True

    def _besides(self, part: Segment) -> None:
        """Take what changes nothing: only casts from the command zone count (CR 903.8)."""

    def _convoked(self, part: Segment) -> None:
        cards = part.get("cards")
        assert isinstance(cards, tuple)
        if any("creature" not in each.kind and each.number for each in cards):
            raise Unclear
        self.all(cards, place="battlefield")

    def _flipped(self, part: Segment) -> None:
        del part
        slot = self._meant()
        for key, each in self.things.items():
            if each.slot == slot:
                self.things[key] = each.evolve(back=True)

    def _floated(self, part: Segment) -> None:
        """Take that mana was made: that of what type changes nothing of when it is lost."""

    def _some(self, part: Segment) -> None:
        self.all(part.get("some"), place="any")

    def _turn(self, part: Segment) -> None:
        self.turn = part.text("who")

    def _stacked(self, part: Segment) -> None:
        self.put(part.get("card"), place="stack")

    def _paying(self, part: Segment) -> None:
        self.all(part.get("cards"), place="paying")

    def _pool(self, part: Segment) -> None:
        if self.casting.pool:
            raise Unclear
        self.casting = self.casting.evolve(pool=part.text("mana"))

    def _delve(self, part: Segment) -> None:
        number = int(part.text("num"))
        self.put(CardSaid(kind="card", number=number), place="graveyard")

    def _found(self, part: Segment) -> None:
        self.put(part.get("card"), place="found")

    def _sacrificed(self, part: Segment) -> None:
        slot = self.put(part.get("card"), place="cast")
        what = self.put(part.get("what"), place="battlefield")
        self.casting = self.casting.evolve(slot=slot, sacrificed=what)

    def _paid(self, part: Segment) -> None:
        slot = self.casting.slot
        if part.get("card") is not None:
            slot = self.put(part.get("card"), place="cast")
        self.casting = self.casting.evolve(slot=slot, paid=part.text("manas"))

    def _tap(self, part: Segment) -> None:
        if self.tapping is not None:
            raise Unclear
        slot = self.put(part.get("card") or part.get("one"), place="battlefield")
        spell = part.get("spell")
        if isinstance(spell, CardSaid) and not self.casting.slot:
            if _is_pronoun(spell):
                raise Unclear
            self.casting = self.casting.evolve(slot=self.put(spell, place="cast"))
        who, bare = part.text("who") or "you", bool(part.text("bare"))
        self.tapping = Tapping(slot, who, part.text("mana"), bare)

    def _float(self, part: Segment) -> None:
        self.tapping = Tapping(self.put(part.get("card"), place="battlefield"))

    def _spent(self, part: Segment) -> None:
        if self.tapping is None:
            self._float(part)

    def _kept(self, part: Segment) -> None:
        self.later = True
        if part.get("card") is not None:
            self.put(part.get("card"), place="battlefield")

    def _where(self, part: Segment) -> None:
        if self.zone:
            raise Unclear
        self.zone = part.text("place")

    def _fresh(self, part: Segment) -> None:
        named = part.get("one")
        self.sick = self.put(named) if named is not None else self._meant()

    def _animated(self, part: Segment) -> None:
        named = part.get("card") or CardSaid(kind="land")
        self.animated = self.last = self.put(named, place="battlefield")
        if part.get("new"):
            self.sick = self.animated

    def goal(self, part: Segment) -> Goal:
        """Take the goal: its cards get slots."""
        held: list[tuple[str, object]] = []
        for key, value in sorted(part.held, key=lambda each: not isinstance(each[1], tuple)):
            if isinstance(value, CardSaid):
                of_spell = part.kind == "rider" and key == "one" and _is_pronoun(value)
                if of_spell and not self.casting.slot:
                    raise Unclear
                places = ("source", "of", "what", "holder")
                placed = part.kind != "pay" and (part.kind, key) != ("paysym", "of")
                place = "battlefield" if key in places and placed else ""
                held.append((key, self.put(value, place=place)))
            elif isinstance(value, tuple):
                self.all(value, place="battlefield")
                held.append((key, ""))
            elif (key == "kind" and part.kind in ("cost", "rider")) or key == "of_kind":
                held.append(("one", self.put(CardSaid(kind=str(value)))))
            elif key == "life":
                self.casting = self.casting.evolve(life=int(str(value)))
            elif key == "keyword":
                self.casting = self.casting.evolve(way=str(value))
            elif key != "ask":
                held.append((key, value))
        return Goal(part.kind, part.text("ask"), tuple(held))


def _told(casting: Casting, part: Segment) -> Casting:
    """Give the casting with what else is said of it."""
    number = part.get("num")
    count = int(str(number)) if str(number).isdigit() else None
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
        case "life":
            return casting.evolve(life=count or 0)
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


#: Goals that need no card named.
_WITHOUT_CARDS = ("burn", "helpsym", "landplays", "keeps", "paysym", "respact")


def situations(parts: Sequence[Segment]) -> Iterator[Situation]:
    """Put the parts of a cover together, as each thing that they may ask; what fits is given."""
    told = [each for each in parts if each.kind != "atom"]
    for goal in (None, *asks.goals(parts)):
        found = _situation(told, goal)
        if found is not None:
            yield found


def _situation(parts: Sequence[Segment], goal: Goal | None) -> Situation | None:
    builder = _Builder()
    try:
        for each in _ordered(parts):
            if each.kind in GOAL_KINDS:
                goal = builder.goal(each)
            else:
                builder.take(each)
    except Unclear:
        return None
    needs_none = goal is not None and (goal.kind in _WITHOUT_CARDS or goal.ask in ("tax", "taxed"))
    if goal is None or not (builder.things or needs_none):
        return None
    if goal.get("times"):
        if builder.casting.taxed not in (0, int(str(goal.get("times")))):
            return None
        builder.casting = builder.casting.evolve(taxed=int(str(goal.get("times"))))
    return Situation(
        tuple(builder.things.values()),
        builder.casting,
        goal,
        builder.tapping,
        builder.same,
        builder.later,
        builder.sick or (goal.slot("one", "source") if goal.get("new") else ""),
        builder.animated,
        builder.zone,
        builder.turn,
        builder.unpaid,
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
