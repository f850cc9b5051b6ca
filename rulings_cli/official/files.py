"""Open a publisher's file: packed or plain, and told by its content, never by its name."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from rulings_cli.errors import InputError

_MAGIC = {b"\xfd7zXZ\x00": "xz", b"\x1f\x8b": "gzip", b"BZh": "bzip2", b"PK\x03\x04": "zip"}
_AGAIN = "the download may have broken off; fetch it again"


@contextmanager
def opened(path: Path) -> Iterator[IO[bytes]]:
    """Open a file for reading, unpacked if it is xz, gzip or bzip2.

    Whatever is wrong with the file while it is read becomes an InputError that names it.
    """
    try:
        with _unpacked(path) as stream:
            yield stream
    except IsADirectoryError as error:
        raise InputError(f"{path} is a folder, not a file", "name the files in it") from error
    except FileNotFoundError as error:
        raise InputError(f"{path} does not exist", "check the path") from error
    except (EOFError, OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path} cannot be read: {_reason(error)}", _AGAIN) from error
    except Exception as error:
        # lzma and zlib have errors of their own; importing both modules to name them costs time.
        if type(error).__module__ in ("_lzma", "lzma", "zlib"):
            raise InputError(f"{path} is damaged: {_reason(error)}", _AGAIN) from error
        raise


def _reason(error: Exception) -> str:
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(text)[:1].lower() + str(text)[1:]


def _unpacked(path: Path) -> IO[bytes]:
    with path.open("rb") as stream:
        head = stream.read(8)
    packing = next((each for magic, each in _MAGIC.items() if head.startswith(magic)), "")
    if packing == "zip":
        raise InputError(f"{path} is a zip archive", "unpack it and give the file inside")
    if packing == "xz":
        import lzma

        return lzma.open(path)
    if packing == "gzip":
        import gzip

        return gzip.open(path)  # type: ignore[return-value]  # a GzipFile reads bytes
    if packing == "bzip2":
        import bz2

        return bz2.open(path)
    return path.open("rb")


def digest(path: Path) -> str:
    """Give the sha256 of a file as it lies on the disk, in hexadecimal."""
    import hashlib

    sha = hashlib.sha256()
    try:
        with path.open("rb") as stream:
            while block := stream.read(1 << 20):
                sha.update(block)
    except IsADirectoryError as error:
        raise InputError(f"{path} is a folder, not a file", "name the files in it") from error
    except FileNotFoundError as error:
        raise InputError(f"{path} does not exist", "check the path") from error
    except OSError as error:
        raise InputError(f"{path} cannot be read: {_reason(error)}", "check its rights") from error
    return sha.hexdigest()


class JsonReader:
    """Reads JSON values one after the other from a stream that may be larger than memory."""

    _BLOCK = 1 << 20

    def __init__(self, stream: IO[bytes], origin: str) -> None:
        import io
        from json import JSONDecoder

        self._text = io.TextIOWrapper(stream, encoding="utf-8-sig")
        self._decode = JSONDecoder().raw_decode
        self._origin = origin
        self._window = ""
        self._at = 0
        self._ended = False

    def peek(self) -> str:
        """Give the next character that is no blank, "" at the end; nothing is consumed."""
        while True:
            window, at = self._window, self._at
            while at < len(window) and window[at] in " \t\r\n":
                at += 1
            self._at = at
            if at < len(window):
                return window[at]
            if self._ended:
                return ""
            self._refill(self._BLOCK)

    def take(self, char: str) -> bool:
        """Consume `char` if it is next, and tell whether it was."""
        if self.peek() != char:
            return False
        self._at += 1
        return True

    def expect(self, char: str) -> None:
        """Consume `char`; anything else is an InputError."""
        if not self.take(char):
            found = self.peek()
            raise self.fault(f"{char!r} should follow, not {found!r}" if found else "it breaks off")

    def value(self) -> Any:
        """Consume and give one whole value of any type."""
        self.peek()
        more = self._BLOCK
        while True:
            try:
                found, end = self._decode(self._window, self._at)
            except ValueError as error:
                if self._ended:
                    raise self.fault(str(error)) from error
            except RecursionError as error:
                raise self.fault("its values nest too deeply") from error
            else:
                # A number at the very end of the window may go on in the next block.
                if end < len(self._window) or self._ended:
                    self._at = end
                    return found
            self._refill(more)
            more *= 2

    def items(self) -> Iterator[tuple[str, Any]]:
        """Consume an object and give its pairs of key and value."""
        for key in self.keys():
            yield key, self.value()

    def keys(self) -> Iterator[str]:
        """Consume an object, giving each key; the caller consumes the value before the next."""
        self.expect("{")
        if self.take("}"):
            return
        while True:
            if self.peek() != '"':
                self.expect('"')
            key = self.value()
            self.expect(":")
            yield key
            if not self.take(","):
                self.expect("}")
                return

    def rows(self) -> Iterator[Any]:
        """Consume an array, or values on lines of their own, and give each value."""
        if not self.take("["):
            while self.peek():
                yield self.value()
            return
        if self.take("]"):
            return
        while True:
            yield self.value()
            if not self.take(","):
                self.expect("]")
                return

    def fault(self, reason: str) -> InputError:
        """Make the error that says what is wrong with this file."""
        return InputError(f"{self._origin} is no well-formed JSON: {reason}", _AGAIN)

    def _refill(self, size: int) -> None:
        block = self._text.read(size)
        self._ended = len(block) < size
        self._window = self._window[self._at :] + block
        self._at = 0
