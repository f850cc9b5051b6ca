"""`rulings pool`: build the pool of all cards, describe it, and say its trees."""

from __future__ import annotations

from pathlib import Path

from rulings_cli import api
from rulings_cli.cli import failures
from rulings_cli.cli.settings import Settings
from rulings_cli.cli.terminal import say, write


def build(settings: Settings, file: str, to: str = "") -> int:
    """Build the pool from an official file, into the corpus unless another place is named."""
    target = Path(to) if to else api.pool_path(settings.corpus)
    counts = api.build_pool(Path(file), target, progress=lambda text: say(text, settings))
    write(
        f"{target}: {counts.cards:,} cards, {counts.faces:,} faces, "
        f"{counts.compiled:,} of {counts.paragraphs:,} paragraphs understood "
        f"({_share(counts.compiled, counts.paragraphs)})"
    )
    return failures.OK


def status(settings: Settings, *, as_json: bool = False) -> int:
    """Say what the pool was built from and how much of it is understood."""
    pool = api.Rulings(settings.corpus).pool
    header = {"path": str(pool.path), **pool.header}
    if as_json:
        import json

        write(json.dumps(header, ensure_ascii=False))
        return failures.OK
    counts = header.get("counts") or {}
    write(f"pool        {header['path']}")
    write(f"built from  AtomicCards of {header.get('date')} ({str(header.get('sha256'))[:12]})")
    write(f"cards       {header['cards']:,}, {counts.get('faces', 0):,} faces")
    for what in ("faces", "paragraphs"):
        of = counts.get(what, 0)
        compiled = counts.get("compiled_faces" if what == "faces" else "compiled", 0)
        playable = counts.get("playable_faces" if what == "faces" else "playable", 0)
        write(
            f"{what:<11} {compiled:,} of {of:,} understood ({_share(compiled, of)}), "
            f"{playable:,} playable ({_share(playable, of)})"
        )
    return failures.OK


def _share(part: int, of: int) -> str:
    return f"{100 * part / of:.1f} %" if of else "none"


def say_all(settings: Settings, *, as_lines: bool = False) -> int:
    """Print every face's paragraphs as their trees say them; `as_lines` is JSON Lines."""
    import json

    for name, face, paragraphs in api.Rulings(settings.corpus).said():
        if as_lines:
            row = {
                "name": name,
                "face": face,
                "paragraphs": [
                    {
                        "text": each.text,
                        "compiled": each.text is not None,
                        "playable": each.playable,
                    }
                    for each in paragraphs
                ],
            }
            write(json.dumps(row, ensure_ascii=False))
            continue
        write(face if face == name else f"{name}: {face}")
        for each in paragraphs:
            write(f"  {each.text if each.text is not None else '[not understood]'}")
    return failures.OK
