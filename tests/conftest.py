"""Fixtures that several suites share."""

from __future__ import annotations

import os
from pathlib import Path

import pytest


def pytest_addoption(parser: pytest.Parser) -> None:
    """Add the option that writes the golden files anew."""
    parser.addoption("--update-expected", action="store_true", help="write golden files anew")


def pytest_configure(config: pytest.Config) -> None:
    """Refuse to write golden files where nobody reads the difference."""
    if config.getoption("--update-expected") and os.environ.get("CI"):
        raise pytest.UsageError("--update-expected is not for CI")


@pytest.fixture(scope="session")
def shared_data() -> Path:
    """Give the folder of official files; where they are missing CI fails and others skip."""
    given = os.environ.get("RULINGS_SHARED_DATA")
    beside = Path(__file__).resolve().parents[2] / "shared" / "data"
    folder = Path(given) if given else beside
    if folder.is_dir():
        return folder
    reason = f"no official files at {folder}: set RULINGS_SHARED_DATA to the folder that has cr/"
    if os.environ.get("CI"):
        pytest.fail(reason)
    pytest.skip(reason)


@pytest.fixture
def home(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """Give an empty home folder of the user, in force for this test through RULINGS_HOME."""
    folder = tmp_path / "home"
    monkeypatch.setenv("RULINGS_HOME", str(folder))
    return folder


@pytest.fixture(scope="session")
def made_up_corpus(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Give a corpus of made-up cards: the pages of golden/corpus, a pool built from its cards."""
    import shutil

    from rulings_cli.official.building import build_pool

    golden = Path(__file__).parent / "golden"
    folder = tmp_path_factory.mktemp("golden") / "made-up"
    shutil.copytree(golden / "corpus", folder)
    build_pool(golden / "cards.json", folder / "pool.jsonl.xz")
    return folder
