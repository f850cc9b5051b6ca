"""Indexes on the disk: built beside their place, sealed with a manifest of hashes, renamed.

What is missing, out of date or damaged is built again; nothing here is worth keeping. Two
processes may build at once; a killed one leaves nothing that is ever read.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from pathlib import Path

from rulings_cli.corpus.folders import exclusive, writing
from rulings_cli.errors import CorpusError

MANIFEST = "manifest.json"
#: Says one line of text to whoever waits.
Notice = Callable[[str], None]
#: Writes the files of an index into an empty folder.
Build = Callable[[Path], None]


def sealed(
    place: Path, layout: str, build: Build, notice: Notice, *, what: str, keep: Iterable[str]
) -> Path:
    """Give the folder of an index that is whole, built first where it has to be.

    `what` is how messages call it. Other indexes of the same kind (the name up to the dash) are
    removed but for those in `keep`. A CorpusError says why it cannot be written.
    """
    if is_whole(place, layout):
        return place
    with exclusive(place.parent):
        if is_whole(place, layout):  # another process was faster
            return place
        if place.exists():
            notice(f"the search index at {place} is damaged or old; it is built again")
        else:
            notice(f"building the search index of {what} texts, once")
        _build_at(place, layout, build)
        _sweep(place, frozenset(keep))
    if not is_whole(place, layout):
        raise CorpusError(f"the index at {place} cannot be read back")
    return place


def is_whole(place: Path, layout: str) -> bool:
    """Tell whether every file of an index is as its manifest says."""
    import json

    try:
        manifest = json.loads((place / MANIFEST).read_text("utf-8"))
        return manifest["layout"] == layout and all(
            _is_sound(place / name, *held) for name, held in manifest["files"].items()
        )
    except (OSError, ValueError, KeyError, TypeError, AttributeError):
        return False


def _is_sound(path: Path, sha: str, size: int, written: int) -> bool:
    """Tell whether a file is as it was sealed; one that was touched since is read through."""
    found = path.stat()
    if (found.st_size, found.st_mtime_ns) == (size, written):
        return True
    return _hash(path) == sha


def _hash(path: Path) -> str:
    import hashlib

    return hashlib.sha256(path.read_bytes()).hexdigest()


def _build_at(place: Path, layout: str, build: Build) -> None:
    import json
    import shutil

    partial = place.with_name(f"{place.name}.partial")
    with writing(place):
        for each in place.parent.glob("*.partial"):  # what a killed process left
            shutil.rmtree(each, ignore_errors=True)
        partial.mkdir(parents=True)
        try:
            build(partial)
            files = {
                each.name: (_hash(each), each.stat().st_size, each.stat().st_mtime_ns)
                for each in sorted(partial.iterdir())
                if "LOCK" not in each.name
            }
            manifest = {"layout": layout, "files": files}
            (partial / MANIFEST).write_text(json.dumps(manifest), "utf-8")
            shutil.rmtree(place, ignore_errors=True)
            partial.rename(place)
        finally:
            shutil.rmtree(partial, ignore_errors=True)


def _sweep(place: Path, keep: frozenset[str]) -> None:
    """Remove the indexes of the same kind that nothing asks for any more."""
    import shutil

    kind = place.name.partition("-")[0]
    for each in place.parent.glob(f"{kind}-*"):
        if each != place and each.name not in keep:
            shutil.rmtree(each, ignore_errors=True)
