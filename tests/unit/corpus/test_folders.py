from __future__ import annotations

from pathlib import Path

import platformdirs
import pytest

from rulings_cli.corpus.folders import exclusive, home_folder, index_folder, make_folder
from rulings_cli.errors import CorpusError


def test_the_home_is_the_one_given_then_the_environment_then_the_usual(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("RULINGS_HOME", str(tmp_path))
    assert home_folder("given") == Path("given")
    assert home_folder() == tmp_path
    assert index_folder() == tmp_path / "index"

    monkeypatch.delenv("RULINGS_HOME")
    assert home_folder() == Path(platformdirs.user_data_dir("rulings"))
    assert index_folder() == Path(platformdirs.user_cache_dir("rulings"))

    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert home_folder() == Path(platformdirs.user_data_dir("rulings"))


def test_a_folder_that_cannot_be_made_says_what_to_do(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")

    with pytest.raises(CorpusError, match="cannot be made") as caught:
        make_folder(tmp_path / "file" / "home")

    assert "RULINGS_HOME" in caught.value.hint


def test_the_lock_is_free_again_after_use(tmp_path: Path) -> None:
    for _ in range(2):
        with exclusive(tmp_path / "home"):
            assert (tmp_path / "home" / ".lock").is_file()
