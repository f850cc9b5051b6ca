"""One kind of question."""

from __future__ import annotations

from rulings_cli.terms.values import Value


class Intent(Value):
    """A kind of question: its name in answers, the plan that decides it, and how people say it.

    `says` holds one phrasing a line. `asks` is "positive" where the plan's yes is the question's
    yes, "negative" where it is the question's no.
    """

    name: str
    plan: str
    says: str
    asks: str = "positive"

    @property
    def lines(self) -> tuple[str, ...]:
        """Give the phrasings."""
        return tuple(each.strip() for each in self.says.strip().splitlines() if each.strip())
