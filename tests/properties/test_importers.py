"""Whatever a file holds, an import takes it or refuses it by name; it never breaks."""

from __future__ import annotations

import gzip
import io
import json
import lzma
import os
import tempfile
import zipfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from rulings_cli.errors import CorpusError, InputError
from rulings_cli.official.importing import add_files
from rulings_cli.official.status import status

# RULINGS_FUZZ_EXAMPLES=100000 makes a long run of it.
EXAMPLES = int(os.environ.get("RULINGS_FUZZ_EXAMPLES", "60"))

RULES = """Magic: The Gathering Comprehensive Rules

These rules are effective as of July 4, 2031.

1. Game Concepts

Glossary

Credits

1. Game Concepts

100. General

100.1. Bears are made up. See rules 100.1a\u2013c and rule 100.
Example: A bear is made up.

100.1a Brown bears growl.

Glossary

Bear
An animal. See rule 100.1.

Credits

Nobody.
"""
CARD: dict[str, Any] = {
    "name": "Bear // Cub",
    "faceName": "Bear",
    "side": "a",
    "layout": "split",
    "text": "It growls.",
    "manaValue": 2.0,
    "colors": ["G"],
    "identifiers": {"scryfallOracleId": "b"},
    "rulings": [{"date": "2030-01-01", "text": "Loudly."}],
}
ROW: dict[str, Any] = {
    "object": "card",
    "name": "Bear",
    "layout": "normal",
    "oracle_id": "b",
    "oracle_text": "It growls.",
    "type_line": "Creature \u2014 Bear",
    "cmc": 2.0,
    "released_at": "2030-01-01",
    "card_faces": [{"name": "Bear", "oracle_text": "It growls."}],
}
RULING = {
    "object": "ruling",
    "oracle_id": "b",
    "source": "wotc",
    "published_at": "2030-01-01",
    "comment": "Loudly.",
}
WHOLE: list[Any] = [
    {"meta": {"date": "2031-01-01"}, "data": {"Bear // Cub": [CARD, {**CARD, "side": "b"}]}},
    {"meta": {"date": "2031-01-01"}, "data": {"code": "AAA", "cards": [CARD], "tokens": []}},
    {"data": {"AAA": {"cards": [CARD]}}},
    [ROW, {**ROW, "layout": "token"}],
    [RULING, RULING],
]
TEXTS = [RULES.encode(), RULES.encode("utf-16"), *(json.dumps(each).encode() for each in WHOLE)]
TEXTS += [b"\n".join(json.dumps(row).encode() for row in each) for each in WHOLE[3:]]


def zipped(data: bytes) -> bytes:
    held = io.BytesIO()
    with zipfile.ZipFile(held, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("file", data)
    return held.getvalue()


PACKERS: list[Callable[[bytes], bytes]] = [bytes, gzip.compress, lzma.compress, zipped]
odd = st.one_of(
    st.none(),
    st.booleans(),
    st.integers(),
    st.floats(),
    st.text(max_size=9),
    st.lists(st.integers(), max_size=2),
    st.dictionaries(st.text(max_size=4), st.text(max_size=4), max_size=2),
)


@st.composite
def changed_values(draw: st.DrawFn, data: Any) -> Any:
    """Give data with one of its values, somewhere, replaced or left out."""
    if isinstance(data, dict) and data and draw(st.integers(0, 5)):
        key = draw(st.sampled_from(sorted(data)))
        if draw(st.integers(0, 6)) == 0:
            return {each: held for each, held in data.items() if each != key}
        return {**data, key: draw(changed_values(data[key]))}
    if isinstance(data, list) and data and draw(st.integers(0, 5)):
        at = draw(st.integers(0, len(data) - 1))
        return [*data[:at], draw(changed_values(data[at])), *data[at + 1 :]]
    return draw(odd)


@st.composite
def files(draw: st.DrawFn) -> bytes:
    """Give the bytes of an official file that something has happened to."""
    if draw(st.booleans()):
        whole = draw(st.sampled_from(WHOLE))
        text = json.dumps(draw(changed_values(whole))).encode()
    else:
        text = _damaged(draw, draw(st.sampled_from(TEXTS)))
    packed = draw(st.sampled_from(PACKERS))(text)
    return _damaged(draw, packed) if draw(st.integers(0, 3)) == 0 else packed


def _damaged(draw: st.DrawFn, data: bytes) -> bytes:
    for _ in range(draw(st.integers(0, 3))):
        at = draw(st.integers(0, len(data)))
        size = draw(st.integers(0, 20))
        data = data[:at] + draw(st.binary(max_size=6)) + data[at + size :]
    if draw(st.integers(0, 4)) == 0:
        data = data[: draw(st.integers(0, len(data)))]
    return data


@settings(
    max_examples=EXAMPLES, deadline=None, suppress_health_check=[HealthCheck.too_slow]
)  # the disk is slow, not the code
@given(files(), st.booleans())
def test_any_file_is_taken_or_refused(data: bytes, after: bool) -> None:
    with tempfile.TemporaryDirectory() as folder:
        home = Path(folder, "home")
        sound = Path(folder, "sound")
        sound.write_bytes(TEXTS[0])
        path = Path(folder, "file")
        path.write_bytes(data)
        if after:
            add_files([sound], home)
        before = status(home)["editions"]

        try:
            add_files([path], home)
        except (InputError, CorpusError) as error:
            assert str(path) in str(error)  # noqa: PT017  # or it was taken
            assert status(home)["editions"] == before

        assert not list(home.glob("*.partial"))
        add_files([sound], home)
        assert status(home)["editions"]
