"""`rulings coverage`: what is implemented, exercised, proved and compiled."""

from __future__ import annotations

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import write


def run(settings: Settings, *, as_json: bool = False) -> int:
    """Play the whole corpus and print the counts."""
    counts = api.Rulings(settings.corpus, as_of=settings.as_of).coverage().to_json()
    if as_json:
        import json

        write(json.dumps(counts))
        return failures.OK
    rules, pool = counts["rules"], counts["pool"]
    write(
        f"rules              {rules['implemented']} implemented, {rules['exercised']} exercised "
        f"by an example, {rules['read']} read only"
    )
    write(f"seeds              {_of(counts['seeds']['proved'], counts['seeds']['of'])} proved")
    for name, key in (("rulings", "proved"), ("official_examples", "played")):
        part = counts[name]
        write(f"{name.replace('_', ' '):<19}{_of(part[key], part['of'])} {key}")
    write(
        f"pool               {_of(pool['said_back'], pool['faces'])} faces said back, "
        f"{pool['playable']:,} playable"
    )
    return failures.OK


def run_pool(settings: Settings, *, as_json: bool = False) -> int:
    """Print what of the pool is said back and playable, and the features that would add most."""
    counts = api.Rulings(settings.corpus).pool_coverage().to_json()
    if as_json:
        import json

        write(json.dumps(counts, ensure_ascii=False))
        return failures.OK
    for what in ("faces", "paragraphs"):
        prefix = "" if what == "faces" else "paragraphs_"
        for key, name in (("said", "said back"), ("playable", "playable")):
            part, whole = counts[f"{prefix}{key}"], counts[what]
            share = f" ({100 * part / whole:.1f} %)" if whole else ""
            write(f"{what:<11} {_of(part, whole)} {name}{share}")
    write("")
    write("next features: faces that each would add after those above it, and by itself")
    for each in counts["next"]:
        write(f"{each['added']:>6} {each['alone']:>6}  {each['name']}")
    return failures.OK


def _of(part: int, whole: int | None) -> str:
    return (
        f"{part:,} of {whole:,}" if whole is not None else f"{part:,} (of how many: not imported)"
    )
