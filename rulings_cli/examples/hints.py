"""What a line says of the choices that its action asks."""

from __future__ import annotations

from collections.abc import Iterable

from rulings_cli.examples import naming
from rulings_cli.examples.lines import Phrase, Ref, Thing


class Hints:
    """What one line says of the choices that its action asks; each is used up once."""

    __slots__ = (
        "alternative",
        "asked",
        "discarding",
        "dividing",
        "exiling",
        "face",
        "kicked",
        "life",
        "names",
        "order",
        "paying",
        "sacrificing",
        "tapping",
        "targets",
        "values",
        "x",
    )

    def __init__(self, tails: Iterable[Phrase] = (), *, named: str = "") -> None:
        self.targets: list[Ref] = []
        self.values: list[str] = []
        self.tapping: list[Ref] = []
        self.sacrificing: list[Ref] = []
        self.discarding: list[Ref] = []
        self.exiling: list[Ref] = []
        self.names: list[str] = []  # optional costs
        self.order: list[Ref] = []
        self.dividing: tuple[int, ...] = ()
        self.paying: tuple[Thing, ...] | None = None
        self.x: int | None = None
        self.life: int | None = None
        self.kicked = 0
        self.alternative = ""
        self.face = named
        #: which of "x" and "kicked" were asked for
        self.asked: set[str] = set()
        for tail in tails:
            self._read(tail)

    @property
    def given_up(self) -> tuple[Ref, ...]:
        """Give what the line says is tapped, sacrificed, discarded and exiled."""
        return (*self.tapping, *self.sacrificing, *self.discarding, *self.exiling)

    def unused(self, given_up: Iterable[str] = (), made: str = "") -> str:
        """Say what the line has that nothing asked for; "" if everything was used.

        `given_up` are the names of what the action tapped or moved, for costs without a choice,
        `made` the types of mana that it made, for mana without a choice.
        """
        names = tuple(given_up)
        left = [each.text for each in self.given_up if not is_among(each, names)]
        values = [each for each in self.values if not _is_made(each, made)]
        left += [*(each.text for each in self.targets), *values, *self.names]
        if self.kicked and "kicked" not in self.asked:
            left.append("kicked")
        if self.dividing and "dividing" not in self.asked:
            left.append("dividing")
        return ", ".join(left)

    def _read(self, tail: Phrase) -> None:
        form = tail.form
        if form in ("targets", "tapping", "sacrificing", "discarding", "exiling"):
            getattr(self, form).extend(tail.get("objects"))
        elif form == "choosing":
            self.values.extend(tail.get("values"))
        elif form == "dividing":
            self.dividing = tuple(int(each) for each in tail.get("values") if each.isdigit())
        elif form == "paying":
            self.paying = tail.get("things")
        elif form == "alternative":
            self.alternative = tail.get("name")
        elif form == "kicked":
            self.kicked = tail.get("times", 1)
        elif form == "with_cost":
            name, often = _often(tail.get("name"))
            self.names.append(name)
            self.kicked = often if often > 1 else self.kicked
        elif form == "face":
            self.face = tail.get("name")
        elif form == "x":
            self.x = tail.get("number")
        elif form == "life":
            self.life = tail.get("number")


def _often(words: str) -> tuple[str, int]:
    """Part how often a cost is paid from its name: "replicate twice", "squad 3 times"."""
    if words.endswith(" twice"):
        return words.removesuffix(" twice"), 2
    name, _, number = words.removesuffix(" times").rpartition(" ")
    if words.endswith(" times") and number.isdigit():
        return name, int(number)
    return words, 1


def _is_made(value: str, made: str) -> bool:
    """Tell whether a value is mana that was made."""
    types = value.replace("{", "").replace("}", "")
    return value.startswith("{") and all(types.count(e) <= made.count(e) for e in types)


def is_among(ref: Ref, names: tuple[str, ...]) -> bool:
    """Tell whether an object is named, in full or for short, by one of the names."""
    return any(ref.name == full or naming.is_short_for(ref.name, full) for full in names)
