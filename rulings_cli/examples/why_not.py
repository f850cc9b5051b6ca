"""Why an action of an example is refused, and the nearest change under which it is not."""

from __future__ import annotations

from rulings_cli.errors import NotSupported
from rulings_cli.examples.changing import changed
from rulings_cli.examples.checked import Check, numbers
from rulings_cli.examples.lines import ButIf, Example, Line
from rulings_cli.examples.naming import Cards
from rulings_cli.examples.playing import Play
from rulings_cli.examples.running import OF_REFUSAL, Run
from rulings_cli.terms.citations import Edition
from rulings_cli.terms.values import Value


class WhyNot(Value):
    """What stopped an action: the first condition that the rules refused, with its rules.

    `under` is the "but if" under which it is refused, "" where the example itself is refused.
    `change` is the nearest change that lets it be, "" where the example has none; `outcome` what
    is then so.
    """

    id: str
    action: str
    reason: str
    rules: tuple[str, ...]
    reversed: bool = False
    under: str = ""
    change: str = ""
    outcome: str = ""


class _Watched(Run):
    """A run that keeps what it was told about actions that the rules refuse."""

    def __init__(self, play: Play) -> None:
        super().__init__(play)
        self.refusals: list[WhyNot] = []

    def _look_at(self, line: Line, found: Check) -> None:
        how, _, rest = found.got.partition(" by ")
        if line.form in OF_REFUSAL and how in ("illegal", "reversed"):
            action = line.text.partition(" is ")[0]
            reason = rest.partition(": ")[2]
            self.refusals.append(WhyNot("", action, reason, found.rules, how == "reversed"))

    def first(self) -> WhyNot | None:
        """Give the first refusal of the run: of an action, or of one that was only tried."""
        for each in self.play.attempts:
            action = f"{each.verb} {each.name}"
            refused = each.refused
            return WhyNot("", action, refused.reason, numbers(refused), refused.reversed)
        return self.refusals[0] if self.refusals else None


def why_not(example: Example, cards: Cards, edition: Edition | None = None) -> WhyNot | None:
    """Play an example and tell what its first refusal rests on; None where nothing is refused.

    InputError and NotSupported are raised where the example cannot be played.
    """
    rules = edition or Edition()
    found = _refusal(example, cards, rules)
    if found is not None:
        flipped = _flipping(example, cards, rules)
        return found.evolve(id=example.id, **flipped)
    for each in example.contrasts:
        found = _refusal(_under(example, each), cards, rules)
        if found is not None:
            return found.evolve(id=example.id, under=each.change.text)
    return None


def _refusal(example: Example, cards: Cards, edition: Edition) -> WhyNot | None:
    run = _Watched(Play(example.given, cards, edition))
    run.carry_out(example.script)
    missing = next((each for each in run.failures if each.not_modelled), None)
    if missing is not None:
        raise NotSupported(missing.got.removeprefix("not modelled: "))
    return run.first()


def _flipping(example: Example, cards: Cards, edition: Edition) -> dict[str, str]:
    """Give the first change under which nothing is refused any more, and what is then so."""
    for each in example.contrasts:
        if _refusal(_under(example, each), cards, edition) is None:
            then = "; ".join(line.text for line in each.then if line.keyword == "then")
            return {"change": each.change.text, "outcome": then or "legal"}
    return {}


def _under(example: Example, each: ButIf) -> Example:
    """Give the example as it is under a change, with what the change says for itself."""
    other = changed(example, each.change)
    return other.evolve(script=(*other.script, *each.then))
