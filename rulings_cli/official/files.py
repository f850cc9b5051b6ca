"""Open a publisher's file: packed or plain, and told by its content, never by its name."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, TYPE_CHECKING, Any

from rulings_cli.errors import InputError

if TYPE_CHECKING:
    from zipfile import ZipFile

#: Told how many bytes of a file have been read, and how many it has.
Meter = Callable[[int, int], None]

_MAGIC = {b"\xfd7zXZ\x00": "xz", b"\x1f\x8b": "gzip", b"BZh": "bzip2", b"PK\x03\x04": "zip"}
AGAIN = "the download may have broken off; fetch it again"


@contextmanager
def opened(path: Path, meter: Meter | None = None) -> Iterator[IO[bytes]]:
    """Open a file for reading, unpacked if it is xz, gzip, bzip2 or a zip of one file.

    Whatever is wrong with the file while it is read becomes an InputError that names it. `meter`
    is told now and then how far the reading is, in bytes as they lie on the disk.
    """
    try:
        with path.open("rb") as raw, _unpacked(_metered(raw, meter), path) as stream:
            yield stream
    except IsADirectoryError as error:
        raise InputError(f"{path} is a folder, not a file", "name the files in it") from error
    except FileNotFoundError as error:
        raise InputError(f"{path} does not exist", "check the path") from error
    except (EOFError, OSError, UnicodeDecodeError) as error:
        raise InputError(f"{path} cannot be read: {_reason(error)}", AGAIN) from error
    except Exception as error:
        # The packers have errors of their own; importing them all to name these costs time.
        if type(error).__module__ in ("_lzma", "lzma", "zlib", "zipfile", "gzip"):
            raise InputError(f"{path} is damaged: {_reason(error)}", AGAIN) from error
        raise


def _reason(error: Exception) -> str:
    text = getattr(error, "strerror", None) or str(error) or type(error).__name__
    return str(text)[:1].lower() + str(text)[1:]


def _metered(raw: IO[bytes], meter: Meter | None) -> IO[bytes]:
    if meter is None:
        return raw
    import io
    import os

    size = os.fstat(raw.fileno()).st_size
    tell = meter

    class Metered(io.RawIOBase):
        """Tells how far it has been read."""

        def readable(self) -> bool:
            return True

        def seekable(self) -> bool:
            return True

        def seek(self, offset: int, whence: int = 0) -> int:
            return raw.seek(offset, whence)

        def readinto(self, buffer: Any) -> int:
            data = raw.read(len(buffer))
            buffer[: len(data)] = data
            tell(raw.tell(), size)
            return len(data)

    return io.BufferedReader(Metered(), 1 << 16)


def _unpacked(raw: IO[bytes], path: Path) -> IO[bytes]:
    head = raw.read(8)
    raw.seek(0)
    packing = next((each for magic, each in _MAGIC.items() if head.startswith(magic)), "")
    if packing == "zip":
        from zipfile import ZipFile

        return _only_member(ZipFile(raw), path)
    if packing == "xz":
        import lzma

        return lzma.open(raw)
    if packing == "gzip":
        import gzip

        return gzip.open(raw)  # type: ignore[return-value]  # a GzipFile reads bytes
    if packing == "bzip2":
        import bz2

        return bz2.open(raw)
    return raw


def _only_member(archive: ZipFile, path: Path) -> IO[bytes]:
    """Open the one file that a zip archive holds; what a Mac adds to one does not count."""
    held = [
        each
        for each in archive.infolist()
        if not each.is_dir() and not each.filename.startswith("__MACOSX/")
    ]
    if len(held) != 1:
        found = f"{len(held)} files" if held else "nothing"
        raise InputError(f"{path} is a zip archive that holds {found}", "give a zip of one file")
    try:
        return archive.open(held[0])
    except (NotImplementedError, RuntimeError) as error:
        raise InputError(f"{path} cannot be unpacked: {_reason(error)}", "unpack it") from error


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
