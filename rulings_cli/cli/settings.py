"""The options that every command takes, before or after the command's name."""

from __future__ import annotations

from collections.abc import Sequence

from rulings_cli.errors import InputError
from rulings_cli.terms.values import Value

COLORS = ("auto", "always", "never")

# Of each common option: whether a value follows it.
_COMMON = {
    "--corpus": True,
    "--as-of": True,
    "--color": True,
    "-q": False,
    "--quiet": False,
    "-v": False,
    "--verbose": False,
}


class Settings(Value):
    """What the common options say; `corpus` and `as_of` are empty where none was given."""

    corpus: str = ""
    as_of: str = ""
    color: str = "auto"
    quiet: bool = False
    verbose: bool = False


def checked(settings: Settings) -> Settings:
    """Give the settings back; a color or a date that is none is an InputError."""
    if settings.color not in COLORS:
        raise InputError(f"--color {settings.color} is unknown", f"say one of {', '.join(COLORS)}")
    if settings.as_of and not is_date(settings.as_of):
        raise InputError(f"--as-of {settings.as_of} is no date", "write it as 2026-06-19")
    return settings


def is_date(text: str) -> bool:
    """Tell whether a text is a day as 2026-06-19 is."""
    year, _, rest = text.partition("-")
    month, _, day = rest.partition("-")
    parts = (year, month, day)
    if [len(each) for each in parts] != [4, 2, 2]:
        return False
    if not all(each.isascii() and each.isdigit() for each in parts):
        return False
    return 1 <= int(month) <= 12 and 1 <= int(day) <= 31


def common_first(arguments: Sequence[str]) -> list[str]:
    """Move the common options before the command's name; what follows `--` stays.

    >>> common_first(["card", "Codie", "--color", "never"])
    ['--color', 'never', 'card', 'Codie']
    """
    common: list[str] = []
    rest: list[str] = []
    waiting = list(arguments)
    while waiting:
        word = waiting.pop(0)
        if word == "--":
            rest += [word, *waiting]
            break
        takes_value = _COMMON.get(word.partition("=")[0])
        if takes_value is None or (not takes_value and "=" in word):
            rest.append(word)
            continue
        common.append(word)
        if takes_value and "=" not in word and waiting:
            common.append(waiting.pop(0))
    return common + rest
