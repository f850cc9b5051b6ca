"""Where the corpus is: the one that is named, the project's own choice, or the packaged one."""

from __future__ import annotations

import os

from rulings_cli.errors import CorpusError


def corpus_path(given: str = "") -> str:
    """Give the path of the corpus's folder; one that is not there is a CorpusError.

    A project chooses with `corpus = "…"` under [tool.rulings] in the pyproject.toml of the
    working folder.
    """
    found = given or _chosen() or _packaged()
    if not os.path.isdir(found):  # noqa: PTH112 - pathlib costs 8 ms at every start
        raise CorpusError(f"there is no corpus at {found}", "name a folder with --corpus")
    return found


def _packaged() -> str:
    package = __file__.removesuffix(os.path.join("corpus", "places.py"))  # noqa: PTH118
    inside = package + "_corpus"
    if os.path.isdir(inside):  # noqa: PTH112
        return inside
    return os.path.normpath(os.path.join(package, os.pardir, "corpus"))  # noqa: PTH118


def _chosen() -> str:
    try:
        with open("pyproject.toml", "rb") as stream:  # noqa: PTH123
            written = stream.read()
    except OSError:
        return ""
    if b"[tool.rulings]" not in written:
        return ""
    import tomllib

    try:
        held = tomllib.loads(written.decode())["tool"]["rulings"]
    except ValueError as error:
        raise CorpusError(f"pyproject.toml cannot be read: {error}", "mend it") from error
    chosen = held.get("corpus")
    return chosen if isinstance(chosen, str) else ""
