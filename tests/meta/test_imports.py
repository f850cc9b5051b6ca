"""Imports point down, and the core knows no terminal, disk, clock or chance."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]


def test_the_import_contracts_are_kept() -> None:
    from importlinter.cli import lint_imports

    assert lint_imports(config_filename=str(ROOT / "pyproject.toml"), no_cache=True) == 0


def test_the_package_itself_imports_nothing() -> None:
    program = "import sys; old = set(sys.modules); import rulings_cli; print({*sys.modules} - old)"

    shown = subprocess.run(
        [sys.executable, "-c", program], cwd=ROOT, capture_output=True, text=True, check=True
    )

    assert shown.stdout.strip() == "{'rulings_cli'}"
