"""Findings: what is wrong with the corpus, where, and what to do about it."""

from __future__ import annotations

from rulings_cli.terms.values import Value


class Finding(Value):
    """One thing that is wrong; `code` is explained by `rulings explain CODE`."""

    code: str
    path: str
    line: int
    column: int
    message: str
    hint: str = ""


class Report(Value):
    """What a check found, how many examples it played, and what the reader should know.

    `notes` say how citations were verified and what was left out; they are no findings.
    """

    findings: tuple[Finding, ...]
    entries: int = 0
    examples: int = 0
    contrasts: int = 0
    notes: tuple[str, ...] = ()

    @property
    def clean(self) -> bool:
        """Tell whether nothing is wrong."""
        return not self.findings
