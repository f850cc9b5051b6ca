"""The answer: a value that holds everything that the command line promises to show."""

from __future__ import annotations

from typing import Any

from rulings_cli.terms.citations import Edition
from rulings_cli.terms.values import Value

SCHEMA = 1
VERDICTS = ("yes", "no", "depends", "value", "outcome", "unknown")
STATUSES = (
    "verified",
    "no_example",
    "not_modelled",
    "contradicted",
    "stale",
    "not_found",
    "not_understood",
)


class Because(Value):
    """One reason, in a sentence, with the rules that carry it."""

    text: str
    rules: tuple[str, ...] = ()


class RulingLink(Value):
    """An entry of the corpus that bears on the answer."""

    id: str
    card: str = ""
    source: str = ""
    date: str = ""


class Step(Value):
    """One step of a run: what happened, and the rules that made it happen."""

    text: str
    rules: tuple[str, ...] = ()


class Contrast(Value):
    """The nearest change that was found to flip the outcome, and how the changed run came out."""

    change: str
    outcome: str
    passed: bool


class ShownExample(Value):
    """An example that was run for this answer."""

    id: str
    given: tuple[str, ...]
    steps: tuple[Step, ...]
    passed: bool
    contrast: tuple[Contrast, ...] = ()
    generated: bool = True
    lines: tuple[str, ...] = ()
    outcome: str = ""


class Blocked(Value):
    """What stops the action: the rule, and the card whose effect it is (or nothing)."""

    rule: str
    by: str = ""


class Detail(Value):
    """The parts of "can A's mana pay for B" (see CONTRACT.md)."""

    may_spend: bool
    may_begin: bool
    pays: str
    covers: str
    also: tuple[tuple[str, str], ...] = ()
    blocked_by: Blocked | None = None

    def to_json(self) -> dict[str, Any]:
        """Give the detail as JSON data."""
        shown: dict[str, Any] = {
            "may_spend": self.may_spend,
            "may_begin": self.may_begin,
            "pays": self.pays,
            "covers": self.covers,
            "also": dict(self.also),
        }
        if self.blocked_by is not None:
            shown["blocked_by"] = {"rule": self.blocked_by.rule, "by": self.blocked_by.by or None}
        return shown


class Missing(Value):
    """What is not understood or not built, and where it stands."""

    card: str
    where: str
    reason: str


class Answer(Value):
    """A question's answer. `reading` are pairs of a slot's name and what fills it."""

    question: str
    reading: tuple[tuple[str, str], ...] = ()
    verdict: str = "unknown"
    value: str | None = None
    amount: int | None = None
    detail: Detail | None = None
    status: str = "not_understood"
    summary: str = ""
    because: tuple[Because, ...] = ()
    rules: tuple[str, ...] = ()
    rulings: tuple[RulingLink, ...] = ()
    examples: tuple[ShownExample, ...] = ()
    assumptions: tuple[str, ...] = ()
    not_understood: tuple[Missing, ...] = ()
    readings: tuple[tuple[tuple[str, str], ...], ...] = ()
    nearest: tuple[RulingLink, ...] = ()
    edition: Edition = Edition()
    cards_date: str = ""
    elapsed_ms: float = 0.0

    def left_open(self, why: str) -> Answer:
        """Give the question as not decided: what was read stands, and no verdict with it."""
        return Answer(
            self.question,
            self.reading,
            status="not_understood",
            summary=f"Not decided: {why}.",
            edition=self.edition,
        )

    def to_json(self) -> dict[str, Any]:
        """Give the one JSON object that CONTRACT.md describes."""
        edition: dict[str, Any] = {
            "cr": self.edition.cr,
            "amendments": list(self.edition.amendments),
        }
        if self.cards_date:
            edition["cards"] = self.cards_date
        shown: dict[str, Any] = {
            "schema": SCHEMA,
            "question": self.question,
            "reading": dict(self.reading),
            "verdict": self.verdict,
            "value": self.value,
        }
        if self.amount is not None:
            shown["amount"] = self.amount
        if self.detail is not None:
            shown["detail"] = self.detail.to_json()
        shown |= {
            "status": self.status,
            "summary": self.summary,
            "because": [{"text": each.text, "rules": list(each.rules)} for each in self.because],
            "rules": list(self.rules),
            "rulings": [_link(each) for each in self.rulings],
            "examples": [_example(each) for each in self.examples],
            "assumptions": list(self.assumptions),
            "not_understood": [
                {"card": each.card, "where": each.where, "reason": each.reason}
                for each in self.not_understood
            ],
            "edition": edition,
            "elapsed_ms": self.elapsed_ms,
        }
        if self.readings:
            shown["readings"] = [dict(each) for each in self.readings]
        if self.nearest:
            shown["nearest"] = [_link(each) for each in self.nearest]
        return shown


def _link(each: RulingLink) -> dict[str, Any]:
    return {"id": each.id, "card": each.card, "source": each.source, "date": each.date}


def _example(each: ShownExample) -> dict[str, Any]:
    return {
        "id": each.id,
        "generated": each.generated,
        "given": list(each.given),
        "lines": list(each.lines),
        "steps": [{"text": step.text, "rules": list(step.rules)} for step in each.steps],
        "outcome": each.outcome,
        "passed": each.passed,
        "contrast": [
            {"change": one.change, "outcome": one.outcome, "passed": one.passed}
            for one in each.contrast
        ],
    }
