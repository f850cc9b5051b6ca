"""Download the publishers' files: the only module that opens a socket.

A download goes on where it broke off, is tried again where the server stalls, breaks off or asks
to wait, and counts only when it is whole: by its length, its checksum, and by what is in it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

from rulings_cli.corpus.folders import exclusive, flush_to_disk, home_folder, make_folder, writing
from rulings_cli.errors import InputError, RulingsError
from rulings_cli.official.files import digest
from rulings_cli.official.kinds import form_of
from rulings_cli.official.opening import Home
from rulings_cli.official.publishers import USUAL, Publisher, publishers
from rulings_cli.terms.values import Value

if TYPE_CHECKING:
    from http.client import HTTPMessage

#: Told what is read, how many bytes of it have come, and how many there are (0 if unknown).
Meter = Callable[[str, int, int], None]
Say = Callable[[str], None]

_BLOCK = 1 << 16
#: The largest page that is looked through for an address, and the largest file.
_LARGEST_PAGE = 1 << 23
_LARGEST_FILE = 1 << 31
_WEB_PAGES = ("text/html", "application/xhtml")


class Patience(Value):
    """How long and how often a server is waited for, in seconds and times."""

    timeout: float = 20.0
    tries: int = 5
    pause: float = 2.0
    longest_pause: float = 60.0


class FetchFailed(RulingsError):
    """A file could not be downloaded; `hint` says what to do."""

    def __init__(self, message: str, hint: str = "") -> None:
        super().__init__(message)
        self.hint = hint


class Fetched(Value):
    """One downloaded file; `is_new` is False where the one that lay there is the same."""

    name: str
    path: str
    address: str
    sha256: str
    size: int
    is_new: bool = True


class _Again(Exception):  # it is a request, not an error
    """The server may do better the next time; `wait` is what it asked for."""

    def __init__(self, why: str, wait: float | None = None) -> None:
        super().__init__(why)
        self.wait = wait


def fetch(
    names: Sequence[str] = (),
    home: Home = None,
    *,
    say: Say | None = None,
    meter: Meter | None = None,
    patience: Patience | None = None,
) -> list[Fetched]:
    """Download files by their publishers' names (`cr`, `cards`, `rulings`, `oracle-cards`).

    They lie in `downloads` of the home folder. A file that can't be had is a `FetchFailed`; what
    came of it stays, so that the next call goes on.
    """
    known = publishers()
    for each in names:
        if each not in known:
            raise InputError(f"{each} is nothing to fetch", f"say one of {', '.join(known)}")
    folder = make_folder(home_folder(home) / "downloads")
    told = say or (lambda _: None)
    with exclusive(folder):
        return [
            _Download(known[each], folder, told, meter, patience or Patience()).run()
            for each in names or USUAL
        ]


class _Download:
    """One file on its way."""

    def __init__(
        self, what: Publisher, folder: Path, say: Say, meter: Meter | None, patience: Patience
    ) -> None:
        self.what = what
        self.folder = folder
        self.say = say
        self.meter = meter or (lambda *_: None)
        self.patience = patience

    def run(self) -> Fetched:
        """Find the address, download, check, and put the file in its place."""
        address = self.what.address or self._linked()
        target = self.folder / _file_name(address, self.what.name)
        partial = target.with_name(f"{target.name}.part")
        expected = self._checksum(address)
        if expected and target.is_file() and digest(target) == expected:
            return self._fetched(target, address, expected, is_new=False)
        self.say(f"fetching {self.what.title} from {_host(address)}")
        with writing(partial):
            self._patiently(lambda: self._receive(address, partial), address)
        return self._placed(partial, target, address, expected)

    def _placed(self, partial: Path, target: Path, address: str, expected: str) -> Fetched:
        """Check a whole download and rename it; a wrong one is thrown away."""
        found = digest(partial)
        try:
            if expected and found != expected:
                raise FetchFailed(f"{address} is not what its checksum says", "fetch it again")
            form_of(partial)
        except RulingsError as error:
            partial.unlink(missing_ok=True)
            _tag(partial).unlink(missing_ok=True)
            if isinstance(error, FetchFailed):
                raise
            text = str(error).replace(str(partial), address)
            raise FetchFailed(
                text, "the publisher's page may have moved; see RULINGS_PUBLISHERS"
            ) from error
        is_new = not (target.is_file() and digest(target) == found)
        with writing(target):
            flush_to_disk(partial)
            partial.replace(target)
            flush_to_disk(target.parent)
        _tag(partial).unlink(missing_ok=True)
        return self._fetched(target, address, found, is_new=is_new)

    def _fetched(self, target: Path, address: str, sha: str, *, is_new: bool) -> Fetched:
        size = target.stat().st_size
        return Fetched(self.what.name, str(target), address, sha, size, is_new)

    # --- finding the address ------------------------------------------------------------------

    def _linked(self) -> str:
        """Give the address that the publisher's page, or its JSON, has for the file today."""
        page = self._patiently(lambda: self._text(self.what.page), self.what.page)
        found = _json_value(page, self.what.link)
        if not found:
            import re

            links = re.findall(self.what.link, page.replace("&#x20;", " "))
            found = max(links, key=_digits, default="")
        if not found:
            raise FetchFailed(
                f"{self.what.page} has no address of {self.what.title}",
                "download the file by hand, then: rulings data add FILE",
            )
        from urllib.parse import quote, urljoin

        return quote(urljoin(self.what.page, found), safe=":/?&=%#+,;@~!$'()*")

    def _checksum(self, address: str) -> str:
        if not self.what.checksum:
            return ""
        where = address + self.what.checksum
        words = self._patiently(lambda: self._text(where), where).split()
        sha = words[0].lower() if words else ""
        if len(sha) != 64 or not all(each in "0123456789abcdef" for each in sha):
            raise FetchFailed(f"{where} holds no checksum", "try again later")
        return sha

    # --- speaking to the server ---------------------------------------------------------------

    def _patiently(self, work: Callable[[], Any], address: str) -> Any:
        """Do some work with the server, again while it may do better, with growing pauses."""
        from time import sleep

        pause = self.patience.pause
        for attempt in range(1, self.patience.tries + 1):
            try:
                return work()
            except _Again as reason:
                if attempt == self.patience.tries:
                    raise FetchFailed(
                        f"{address} cannot be fetched: {reason} ({attempt} tries)",
                        "try again later; what has come is kept",
                    ) from reason
                wait = min(self.patience.longest_pause, reason.wait or pause)
                self.say(f"{_host(address)}: {reason}; trying again in {wait:.0f} s")
                sleep(wait)
                pause *= 2
        raise AssertionError("the last try has raised")

    def _text(self, address: str) -> str:
        with _Response(address, {}, self.patience.timeout) as response:
            data = response.read(_LARGEST_PAGE)
        return data.decode("utf-8", "replace")

    def _receive(self, address: str, partial: Path) -> None:
        """Receive a file, or the rest of one, into `partial`."""
        have = partial.stat().st_size if partial.is_file() else 0
        tag = _read(_tag(partial))
        if have and not tag:
            have = 0  # without a tag nobody can tell whether the rest belongs to the same file
        headers = {"Range": f"bytes={have}-", "If-Range": tag} if have else {}
        with _Response(address, headers, self.patience.timeout) as response:
            if response.status == 416:  # there is no more, or the file is another now
                partial.unlink(missing_ok=True)
                raise _Again("it has no such part")
            goes_on = response.status == 206 and response.starts_at == have
            have = have if goes_on else 0
            if response.is_web_page:
                raise FetchFailed(
                    f"{address} gives a page of the web, not a file",
                    "its address may have moved; see RULINGS_PUBLISHERS",
                )
            _tag(partial).write_text(response.tag, "utf-8")
            whole = have + response.length if response.length is not None else 0
            with partial.open("ab" if goes_on else "wb") as stream:
                while block := response.read_some():
                    stream.write(block)
                    have += len(block)
                    self.meter(self.what.title, have, whole)
                    if have > _LARGEST_FILE:
                        raise FetchFailed(f"{address} has no end", "is the address right?")
            if whole and have != whole:
                raise _Again(f"it broke off after {have:,} of {whole:,} bytes")


class _Response:
    """An answer of a server; whatever goes wrong is `_Again` or a `FetchFailed`."""

    def __init__(self, address: str, headers: dict[str, str], timeout: float) -> None:
        self.address = address
        self._headers = headers
        self._timeout = timeout
        self._raw: Any = None
        self.status = 0

    def __enter__(self) -> _Response:
        from urllib.error import HTTPError
        from urllib.request import Request, urlopen

        if not self.address.startswith(("https://", "http://")):
            raise FetchFailed(f"{self.address} is no address of the web", "see RULINGS_PUBLISHERS")
        headers = {"User-Agent": _user_agent(), "Accept": "*/*", **self._headers}
        try:
            self._raw = urlopen(  # noqa: S310  # the scheme is checked above
                Request(self.address, headers=headers),  # noqa: S310
                timeout=self._timeout,
            )
            self.status = int(self._raw.status)
        except HTTPError as error:
            self._refused(error)
        except (OSError, ValueError, EOFError) as error:
            raise _Again(_why(error)) from error
        except Exception as error:
            if type(error).__module__ != "http.client":
                raise
            raise _Again(_why(error)) from error
        return self

    def _refused(self, error: Any) -> None:
        self.status = int(error.code)
        with error:
            if self.status == 416:
                self._raw = error
                return
            if self.status in (408, 425, 429, 500, 502, 503, 504):
                raise _Again(f"it answers {self.status}", _seconds(error.headers)) from error
            if 300 <= self.status < 400:
                raise FetchFailed(f"{self.address} leads in a circle", "try again later") from error
            raise FetchFailed(
                f"{self.address} cannot be fetched: it answers {self.status}",
                "its address may have moved; see RULINGS_PUBLISHERS",
            ) from error

    def __exit__(self, *_: object) -> None:
        self._raw.close()

    @property
    def length(self) -> int | None:
        """Give how many bytes are to come; None where the server does not say."""
        text = self._raw.headers.get("Content-Length", "")
        return int(text) if text.isdigit() else None

    @property
    def starts_at(self) -> int:
        """Give at which byte of the file a part starts, -1 where the server does not say."""
        start = self._raw.headers.get("Content-Range", "").removeprefix("bytes ").partition("-")[0]
        return int(start) if start.isdigit() else -1

    @property
    def tag(self) -> str:
        """Give what tells this state of the file from another, or nothing."""
        found = self._raw.headers.get("ETag") or self._raw.headers.get("Last-Modified") or ""
        return "" if found.startswith("W/") else str(found)

    @property
    def is_web_page(self) -> bool:
        """Tell whether a page for people came in place of a file."""
        return str(self._raw.headers.get("Content-Type", "")).lower().startswith(_WEB_PAGES)

    def read_some(self) -> bytes:
        """Give some more bytes, none at the end."""
        return self._reading(_BLOCK)

    def read(self, most: int) -> bytes:
        """Give all bytes, which must not be more than `most`."""
        found = bytearray()
        while block := self._reading(_BLOCK):
            found += block
            if len(found) > most:
                raise FetchFailed(f"{self.address} is too long for a page", "is it right?")
        if self.length is not None and len(found) < self.length:
            raise _Again(f"it broke off after {len(found):,} bytes")
        return bytes(found)

    def _reading(self, size: int) -> bytes:
        try:
            return bytes(self._raw.read1(size))
        except (OSError, ValueError) as error:
            raise _Again(_why(error)) from error
        except Exception as error:
            if type(error).__module__ != "http.client":
                raise
            raise _Again(_why(error)) from error


def _why(error: Exception) -> str:
    reason = getattr(error, "reason", error)
    if isinstance(reason, TimeoutError):
        return "it does not answer in time"
    return str(getattr(reason, "strerror", None) or reason or type(error).__name__).lower()


def _seconds(headers: HTTPMessage) -> float | None:
    text = headers.get("Retry-After", "")
    return float(text) if text.isdigit() else None


def _user_agent() -> str:
    from importlib.metadata import PackageNotFoundError, version

    try:
        return f"rulings-cli/{version('rulings-cli')}"
    except PackageNotFoundError:
        return "rulings-cli"


def _host(address: str) -> str:
    return address.partition("://")[2].partition("/")[0]


def _file_name(address: str, name: str) -> str:
    """Give the name under which a file is kept: the address's own, with plain characters."""
    from urllib.parse import unquote, urlsplit

    last = unquote(urlsplit(address).path).rpartition("/")[2]
    plain = "".join(each if each.isalnum() or each in "._-" else "_" for each in last)
    return plain.lstrip(".")[-100:] or name


def _digits(text: str) -> str:
    return "".join(filter(str.isdigit, text))[-8:]


def _json_value(page: str, key: str) -> str:
    """Give a value of a JSON object by its key, or nothing where the page is none."""
    import json

    try:
        held = json.loads(page)
    except (ValueError, RecursionError):
        return ""
    found = held.get(key) if isinstance(held, dict) else None
    return found if isinstance(found, str) else ""


def _tag(partial: Path) -> Path:
    return partial.with_name(f"{partial.name}.tag")


def _read(path: Path) -> str:
    try:
        return path.read_text("utf-8")
    except (OSError, UnicodeDecodeError):
        return ""
