"""Read JSON values one by one, from a stream that may be larger than memory."""

from __future__ import annotations

from collections.abc import Iterator
from typing import IO, Any

from rulings_cli.errors import InputError
from rulings_cli.official.files import AGAIN


class JsonReader:
    """Reads JSON values one after the other from a stream that may be larger than memory."""

    _BLOCK = 1 << 20
    # The largest card has some kilobytes; what goes on so long is damaged or meant to do harm.
    _LONGEST = 1 << 26

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
            if len(self._window) - self._at > self._LONGEST:
                raise self.fault("one of its values has no end")
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
        return InputError(f"{self._origin} is no well-formed JSON: {reason}", AGAIN)

    def _refill(self, size: int) -> None:
        block = self._text.read(size)
        self._ended = len(block) < size
        self._window = self._window[self._at :] + block
        self._at = 0
