"""`rulings check`: the corpus held against the rules and against what its examples do."""

from __future__ import annotations

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import page, say
from rulings_cli.errors import InputError

FORMS = ("text", "json", "github", "sarif", "junit")


def run(
    settings: Settings,
    path: str = "",
    *,
    form: str = "text",
    select: str = "",
    ignore: str = "",
    jobs: int = 1,
) -> int:
    """Check a corpus or a part of one and report it; any finding at all is status 1."""
    if form not in FORMS:
        raise InputError(f"--format {form} is unknown", f"say one of {', '.join(FORMS)}")
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    report = rulings.check(path, select=_codes(select), ignore=_codes(ignore), jobs=jobs)
    page(api.report_as(report, form).rstrip("\n"))
    if form != "text":
        for note in report.notes:
            say(f"rulings: {note}", settings)
    return failures.OK if report.clean else failures.NOTHING_FOUND


def _codes(text: str) -> list[str]:
    """Give the codes, or beginnings of codes, in a list with commas; unknown ones are refused."""
    codes = [each.strip().upper() for each in text.split(",") if each.strip()]
    known = api.check_codes()
    for code in codes:
        if not any(each.startswith(code) for each in known):
            raise InputError(f"{code} is no code of the check", f"known: {', '.join(known)}")
    return codes
