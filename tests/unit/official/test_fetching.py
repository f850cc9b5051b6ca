"""Downloads from a local server that misbehaves in all the ways that servers do."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator
from hashlib import sha256
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from time import sleep
from typing import Any

import pytest

from rulings_cli.errors import InputError
from rulings_cli.official import fetching
from rulings_cli.official.fetching import FetchFailed, Patience, fetch

CARDS = json.dumps(
    {"meta": {}, "data": {"Bear": [{"name": "Bear", "text": "It growls. " * 9000}]}}
).encode()
QUICK = Patience(timeout=0.4, tries=3, pause=0.01, longest_pause=0.05)


class Server(ThreadingHTTPServer):
    """A server with a list of misdeeds, done one a request; afterwards it behaves."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), Handler)
        self.files: dict[str, bytes] = {"/AtomicCards.json": CARDS}
        self.misdeeds: list[str] = []
        self.seen: list[tuple[str, dict[str, str]]] = []

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}"


class Handler(BaseHTTPRequestHandler):
    protocol_version = "HTTP/1.1"
    server: Server

    def log_message(self, *_: Any) -> None:
        pass

    def do_GET(self) -> None:
        server = self.server
        server.seen.append((self.path, dict(self.headers)))
        misdeed = server.misdeeds.pop(0) if server.misdeeds else ""
        if misdeed.isdigit():
            return self._plain(int(misdeed), b"no", {"Retry-After": "0"})
        if misdeed == "loop":
            server.misdeeds.append("loop")
            return self._plain(302, b"", {"Location": f"{self.path}"})
        if misdeed == "page":
            return self._plain(200, b"<html>sorry</html>", {"Content-Type": "text/html"})
        if misdeed == "garbage":
            return self._plain(200, b"\x00\x01garbage", {})
        if misdeed == "no http":
            self.wfile.write(b"what?\r\n\r\n")
            self.close_connection = True
            return None
        return self._file(server.files.get(self.path), misdeed)

    def _plain(self, status: int, data: bytes, headers: dict[str, str]) -> None:
        self.send_response(status)
        for name, value in {"Content-Length": str(len(data)), **headers}.items():
            self.send_header(name, value)
        self.end_headers()
        self.wfile.write(data)

    def _file(self, data: bytes | None, misdeed: str) -> None:
        if data is None:
            return self._plain(404, b"none", {})
        tag = f'"{sha256(data).hexdigest()[:8]}"'
        start = 0
        if (asked := self.headers.get("Range")) and self.headers.get("If-Range") == tag:
            start = int(asked.removeprefix("bytes=").rstrip("-"))
        self.send_response(206 if start else 200)
        if start:
            self.send_header("Content-Range", f"bytes {start}-{len(data) - 1}/{len(data)}")
        self.send_header("ETag", tag)
        self.send_header("Content-Length", str(len(data) - start))
        self.end_headers()
        half = start + (len(data) - start) // 2
        self.wfile.write(data[start:half])
        if misdeed == "cut":
            self.close_connection = True
            return None
        if misdeed == "stall":
            self.wfile.flush()
            sleep(1.2)
            self.close_connection = True
            return None
        self.wfile.write(data[half:])
        return None


@pytest.fixture
def server(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Server]:
    with Server() as running:
        thread = threading.Thread(target=running.serve_forever, args=(0.02,), daemon=True)
        thread.start()
        config = tmp_path / "publishers.toml"
        config.write_text(f'[cards]\naddress = "{running.address}/AtomicCards.json"\n')
        monkeypatch.setenv("RULINGS_PUBLISHERS", str(config))
        yield running
        running.shutdown()


def test_a_file_comes_whole_with_a_user_agent(server: Server, home: Path) -> None:
    (found,) = fetch(["cards"], patience=QUICK)

    assert Path(found.path).read_bytes() == CARDS
    assert (found.sha256, found.is_new) == (sha256(CARDS).hexdigest(), True)
    assert server.seen[0][1]["User-Agent"].startswith("rulings-cli")
    assert fetch(["cards"], patience=QUICK)[0].is_new is False


@pytest.mark.parametrize("misdeed", ["cut", "stall", "429", "503", "no http"])
def test_what_may_get_better_is_tried_again(server: Server, home: Path, misdeed: str) -> None:
    server.misdeeds = [misdeed]
    said: list[str] = []

    (found,) = fetch(["cards"], patience=QUICK, say=said.append)

    assert Path(found.path).read_bytes() == CARDS
    assert any("trying again" in each for each in said)


@pytest.mark.parametrize("misdeed", ["cut", "stall"])
def test_a_broken_download_goes_on_where_it_broke(server: Server, home: Path, misdeed: str) -> None:
    server.misdeeds = [misdeed]

    fetch(["cards"], patience=QUICK)

    assert server.seen[1][1]["Range"] == f"bytes={len(CARDS) // 2}-"
    assert not list(home.rglob("*.part*"))


def test_a_later_call_goes_on_too(server: Server, home: Path) -> None:
    server.misdeeds = ["cut", "cut", "cut"]
    with pytest.raises(FetchFailed, match="broke off"):
        fetch(["cards"], patience=QUICK)

    fetch(["cards"], patience=QUICK)

    assert "Range" in server.seen[3][1]


def test_a_file_that_changed_meanwhile_starts_anew(server: Server, home: Path) -> None:
    server.misdeeds = ["cut", "cut", "cut"]
    with pytest.raises(FetchFailed):
        fetch(["cards"], patience=QUICK)
    newer = CARDS.replace(b"growls", b"purrs!")
    server.files["/AtomicCards.json"] = newer

    (found,) = fetch(["cards"], patience=QUICK)

    assert Path(found.path).read_bytes() == newer


@pytest.mark.parametrize(
    ("misdeeds", "says"),
    [
        (["404"], "answers 404"),
        (["403"], "answers 403"),
        (["loop"], "in a circle"),
        (["page"], "page of the web"),
        (["garbage"], "none of the files"),
        (["429", "429", "429"], "answers 429"),
        (["stall", "stall", "stall"], "in time"),
    ],
)
def test_what_does_not_get_better_is_said(
    server: Server, home: Path, misdeeds: list[str], says: str
) -> None:
    server.misdeeds = misdeeds

    with pytest.raises(FetchFailed, match=says) as caught:
        fetch(["cards"], patience=QUICK)

    assert caught.value.hint
    assert not (home / "downloads" / "AtomicCards.json").exists()


def test_a_wrong_checksum_is_refused(server: Server, home: Path, tmp_path: Path) -> None:
    config = tmp_path / "publishers.toml"
    config.write_text(config.read_text() + 'checksum = ".sha256"\n')
    server.files["/AtomicCards.json.sha256"] = b"0" * 64

    with pytest.raises(FetchFailed, match="checksum"):
        fetch(["cards"], patience=QUICK)

    server.files["/AtomicCards.json.sha256"] = sha256(CARDS).hexdigest().encode() + b"\n"
    assert fetch(["cards"], patience=QUICK)[0].is_new


def test_addresses_are_found_in_pages(server: Server, home: Path, tmp_path: Path) -> None:
    rules = b"Magic Comprehensive Rules\nThese rules are effective as of July 4, 2031.\n"
    server.files |= {
        "/rules": b'<a href="/x/MagicCompRules%2020300101.txt">old</a>'
        b'<a href="/x/MagicCompRules%2020310704.txt">new</a>',
        "/x/MagicCompRules%2020310704.txt": rules,
        "/bulk": json.dumps({"download_uri": f"{server.address}/AtomicCards.json"}).encode(),
    }
    (tmp_path / "publishers.toml").write_text(
        f'[cr]\npage = "{server.address}/rules"\nlink = "[^\\"]*MagicCompRules[^\\"]*txt"\n'
        f'[oracle-cards]\npage = "{server.address}/bulk"\nlink = "download_uri"\n'
    )

    found = fetch(["cr", "oracle-cards"], patience=QUICK)

    assert [Path(each.path).name for each in found] == [
        "MagicCompRules_20310704.txt",
        "AtomicCards.json",
    ]
    assert Path(found[0].path).read_bytes() == rules


def test_only_known_files_are_fetched(home: Path) -> None:
    with pytest.raises(InputError, match="nothing to fetch"):
        fetch(["spoilers"])


def test_no_other_module_opens_a_socket() -> None:
    root = Path(fetching.__file__).parents[1]
    words = ("urlopen", "import socket", "http.client", "import requests", "urllib.request")

    users = {
        path.name
        for path in root.rglob("*.py")
        if any(each in path.read_text("utf-8") for each in words)
    }

    assert users == {"fetching.py"}
