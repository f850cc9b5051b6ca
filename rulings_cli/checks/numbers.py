"""Numbers of rules: which is part of which, and their order."""

from __future__ import annotations


def is_or_under(number: str, rule: str) -> bool:
    """Tell whether a number is a rule or a subrule of it: 601.2b of 601.2, but not 302.60."""
    rest = number[len(rule) :]
    return number.startswith(rule) and (not rest or ("." in rule and rest.isalpha()))


def in_order(number: str) -> tuple[int, int, str]:
    """Give a key that sorts numbers as the rules do: 601.2b before 601.10."""
    section, _, rest = number.partition(".")
    digits = rest.rstrip("abcdefghijklmnopqrstuvwxyz")
    return int(section), int(digits or 0), rest[len(digits) :]
