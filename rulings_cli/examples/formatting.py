"""The canonical form of examples and of the pages that hold them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from rulings_cli.examples.reading import STRAIGHT, parse_line

_FENCE: Final = re.compile(r"(`{3,}|~{3,})\s*example\b")
_BULLET: Final = re.compile(r"-\s+([a-z][a-z ]*?)\s*:\s*(.*)")
_SEPARATED: Final = ("cr", "seed", "ask", "applies to")
_KEYWORD: Final = re.compile(r"\s*(given|when|then|but\s+if)\b\s*(.*)")
_WIDTH: Final = 6


def format_line(line: str) -> str:
    """Give a line of an example in its canonical form; ExampleSyntax if it is none.

    >>> format_line("when   you cast  Shock ;Opt")
    'when  you cast Shock; Opt'
    """
    if not line.strip() or line.lstrip().startswith("#"):
        return line.strip()
    found = _KEYWORD.match(line)
    if found is None:
        parse_line(line)
        raise AssertionError(f"a line without a keyword was read: {line!r}")
    keyword = " ".join(found[1].split())
    text = " ".join(found[2].translate(STRAIGHT).split())
    text = re.sub(r"\s*;\s*", "; ", text).removesuffix(".").removesuffix(";").rstrip()
    parse_line(text, keyword=keyword)
    return f"{keyword:<{_WIDTH}}{text}" if len(keyword) < _WIDTH else f"{keyword} {text}"


def format_example(text: str) -> str:
    """Give the lines of an example in their canonical form."""
    return "\n".join(format_line(each) for each in text.splitlines())


def format_page(text: str) -> str:
    """Give a page with its examples and bullets in canonical form; all else stays as it is."""
    return "\n".join(_lines(text)).rstrip("\n") + "\n"


def _lines(text: str) -> Iterator[str]:
    fence = ""
    for line in text.splitlines():
        if fence:
            if line.startswith(fence):
                fence = ""
                yield line.rstrip()
            else:
                yield format_line(line)
        elif found := _FENCE.match(line):
            fence = found[1]
            yield " ".join(line.split())
        else:
            yield _bullet(line)


def _bullet(line: str) -> str:
    found = _BULLET.fullmatch(line.rstrip())
    if found is None:
        return line.rstrip()
    text = " ".join(found[2].split())
    if found[1] in _SEPARATED:
        text = " | ".join(each.strip() for each in text.split("|") if each.strip())
    return f"- {found[1]}: {text}".rstrip()
