"""`rulings data fetch`: download the publishers' files, then import them."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli import api
from rulings_cli.cli import data, failures
from rulings_cli.cli.progress import Meter
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import write


def run(settings: Settings, names: Sequence[str], *, only: bool = False) -> int:
    """Fetch what is named (the rules, cards and rulings without a name) and import it.

    With `only` the files are left where they lie, and their paths are written.
    """
    with Meter(settings) as meter:
        found = api.fetch_data(names, progress=meter.say, meter=meter.show)
        if not only:
            paths = [each.path for each in found]
            done = api.add_data(paths, progress=meter.say, meter=meter.show)
    if only:
        for each in found:
            known = "" if each.is_new else "  (as before)"
            write(f"{each.name:<12} {each.size:>12,}  {each.sha256[:12]}  {each.path}{known}")
    else:
        data.report(done)
    return failures.OK
