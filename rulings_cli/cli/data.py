"""`rulings data`: the official files that the user imports, and what is held of them."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.progress import Meter
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import say, write

if TYPE_CHECKING:
    from rulings_cli.official.importing import Imported


def add(settings: Settings, files: Sequence[str]) -> int:
    """Import official files, all or none, told apart by what is in them."""
    with Meter(settings) as meter:
        done = api.add_data(files, progress=meter.say, meter=meter.show)
    report(done)
    return failures.OK


def report(done: Iterable[Imported]) -> None:
    """Say of each file what it was and what it holds."""
    for each in done:
        counts = ", ".join(f"{count:,} {what}" for what, count in each.counts)
        known = "" if each.changed else " (held already)"
        write(f"{each.kind:<8} {each.date or 'undated':<10}  {counts}{known}  {each.path}")


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
        f"{each['glossary']:,} terms  {each['sha256'][:12]}  {_age(each['age_days'])}"
        for each in held["editions"]
    ] or ["rules    none"]
    lines += [
        f"         {each['date']}: {', '.join(each['leads_nowhere'])} leads nowhere"
        for each in held["editions"]
        if each.get("leads_nowhere")
    ]
    lines += [
        f"         {each['date']} of {each['file']} was superseded by another file of that day"
        for each in held["superseded"]
    ]
    cards, rulings = held["cards"], held["rulings"]
    lines.append(
        f"cards    {cards['names']:,} names, {cards['faces']:,} faces"
        if cards["names"]
        else "cards    none"
    )
    lines += [
        f"         {each['used']:,} from {each['form']} of {each['date'] or 'no date'}  "
        f"{each['sha256'][:12]}  {_age(each['age_days'])}".rstrip()
        for each in cards["files"]
    ]
    lines.append(
        f"rulings  {rulings['count']:,} on {rulings['names']:,} names, the newest of "
        f"{rulings['newest']}"
        if rulings["count"]
        else "rulings  none"
    )
    return lines


def _age(days: int | None) -> str:
    """Say how old something is; a date to come has no age."""
    if days is None or days < 0:
        return ""
    return f"{days:,} days old" if days != 1 else "1 day old"
