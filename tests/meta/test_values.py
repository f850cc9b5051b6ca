"""All rooms fit into one process: no two value types share a name, and every module imports."""

from __future__ import annotations

import importlib
import pkgutil

import rulings_cli


def test_every_module_can_be_imported_beside_all_others() -> None:
    names = [each.name for each in pkgutil.walk_packages(rulings_cli.__path__, "rulings_cli.")]

    for name in names:
        if not name.endswith("__main__"):
            importlib.import_module(name)

    assert len(names) > 50
