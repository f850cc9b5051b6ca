"""`rulings pay`: can the mana of one card pay for another, with no language in the way."""

from __future__ import annotations

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.answers import screen
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import page, write


def run(
    settings: Settings, source: str, target: str, *, as_json: bool = False, what: str = "cast"
) -> int:
    """Say whether the source's mana can pay for the target; `what` is what is paid."""
    rulings = api.Rulings(settings.corpus, as_of=settings.as_of)
    answer = rulings.pay(source, target, what=what).to_json()
    if as_json:
        import json

        write(json.dumps(answer, ensure_ascii=False))
    else:
        page(screen(answer, settings))
    return failures.OF_STATUS[answer["status"]]
