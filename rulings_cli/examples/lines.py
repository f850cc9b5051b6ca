"""What the lines of an example are once they are read: values only."""

from __future__ import annotations

from typing import Any

from rulings_cli.terms.values import Value, field


class Ref(Value):
    """How a line names an object: "the opponent's second Soldier token", "Codie's delayed trigger".

    `name` a full or short name, "you" or "opponent" for a player; `whose` "you" or "opponent"
    where that is said; `nth` counts from 1, 0 where it is not said, -1 for "other" or "last".
    `part` is "", "trigger" or "ability"; `part_kind` what stands before it ("delayed", "equip",
    "mana"). `kind` is "", "token", "copy", "spell", "card" or "player".
    """

    name: str
    text: str = field(compare=False)
    whose: str = ""
    nth: int = 0
    kind: str = ""
    part: str = ""
    part_nth: int = 0
    part_kind: str = ""
    place: Place | None = None


class Place(Value):
    """A place: `zone` a word ("hand", "nowhere"), `whose` "you", "opponent", "owner" or "".

    `position` "top" or "bottom" of a library; `face` "up" or "down" in exile.
    """

    zone: str
    whose: str = ""
    position: str = ""
    face: str = ""


class Verdict(Value):
    """What a line says of an action: `kind` "legal", "illegal" or "reversed", by which rule."""

    kind: str
    rule: str = ""


class Phrase(Value):
    """A piece that was read by one form: the form's name and its slots."""

    form: str
    slots: tuple[tuple[str, Any], ...] = ()

    def get(self, name: str, default: Any = None) -> Any:
        """Give what was written in a slot, or the default where it was left out."""
        for each, value in self.slots:
            if each == name:
                return value
        return default


class Thing(Value):
    """One thing that a line lists: how many (1 if not said), which, and its tails.

    `counted` tells whether a number was written; `another` whether it is one more of what is
    there; `token` whether the name is the description of a token.
    """

    name: str
    count: int = 1
    counted: bool = False
    another: bool = False
    token: bool = False
    tails: tuple[Phrase, ...] = ()

    def tail(self, form: str) -> Phrase | None:
        """Give the tail of that form."""
        return next((each for each in self.tails if each.form == form), None)


class Act(Value):
    """What an action is done with: the object, and the tails that say how."""

    object: Ref
    tails: tuple[Phrase, ...] = ()

    def tail(self, form: str) -> Phrase | None:
        """Give the tail of that form."""
        return next((each for each in self.tails if each.form == form), None)


class Line(Phrase):
    """One line of an example; `line` and `column` (of its text) count from 1."""

    keyword: str = ""
    text: str = ""
    line: int = field(default=0, compare=False)
    column: int = field(default=1, compare=False)

    @property
    def words(self) -> str:
        """Give the line as it is written."""
        return f"{self.keyword} {self.text}"


class ButIf(Value):
    """One changed given or action; `then` are lines to go on with and what is true under it."""

    change: Line
    then: tuple[Line, ...] = ()


class Example(Value):
    """A worked example: how it starts, what is done and found, and its contrasts."""

    id: str
    given: tuple[Line, ...]
    script: tuple[Line, ...]
    contrasts: tuple[ButIf, ...]
    path: str = field(default="", compare=False)
    line: int = field(default=0, compare=False)

    @property
    def lines(self) -> tuple[Line, ...]:
        """Give all lines in their order."""
        later = [each for contrast in self.contrasts for each in (contrast.change, *contrast.then)]
        return (*self.given, *self.script, *later)
