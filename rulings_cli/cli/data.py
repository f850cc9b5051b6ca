"""`rulings data`: the official files that the user imports, and what is held of them."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import say, write


def add(settings: Settings, files: Sequence[str]) -> int:
    """Import official files, all or none, told apart by what is in them."""
    for each in api.add_data(files, progress=lambda text: say(text, settings)):
        counts = ", ".join(f"{count:,} {what}" for what, count in each.counts)
        known = "" if each.changed else " (held already)"
        write(f"{each.kind:<8} {each.date or 'undated':<10}  {counts}{known}  {each.path}")
    return failures.OK


def status(settings: Settings, *, as_json: bool = False) -> int:
    """Say which editions, cards and rulings are imported, with dates, counts and hashes."""
    held = api.data_status()
    if as_json:
        import json

        write(json.dumps(held, ensure_ascii=False))
        return failures.OK
    for line in _lines(held):
        write(line)
    if not held["editions"] and not held["cards"]["names"]:
        say("rulings: nothing is imported; rulings data add FILE… takes official files", settings)
    return failures.OK


def _lines(held: dict[str, Any]) -> list[str]:
    lines = [
        f"rules    {each['date']}  {each['rules']:,} rules, {each['examples']:,} examples, "
        f"{each['glossary']:,} terms  {each['sha256'][:12]}"
        for each in held["editions"]
    ] or ["rules    none"]
    cards, rulings = held["cards"], held["rulings"]
    about = f"  {cards['date'] or 'undated'}  {(cards['sha256'] or '')[:12]}"
    lines.append(
        f"cards    {cards['names']:,} names, {cards['faces']:,} faces{about.rstrip()}"
        if cards["names"]
        else "cards    none"
    )
    lines.append(
        f"rulings  {rulings['count']:,} on {rulings['names']:,} names, the newest of "
        f"{rulings['newest']}"
        if rulings["count"]
        else "rulings  none"
    )
    return lines
