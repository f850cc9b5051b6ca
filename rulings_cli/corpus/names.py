"""Names as keys: what is left of a card's name when spelling, case and accents do not count."""

from __future__ import annotations

# Letters that no decomposition turns into ASCII.
_LETTERS = str.maketrans({"æ": "ae", "œ": "oe", "ø": "o", "ß": "ss", "ł": "l", "đ": "d", "þ": "th"})


def squash(name: str) -> str:
    """Give a name in lower case, ASCII letters and digits only; a name of none of them is itself.

    >>> squash("Lim-Dûl's Vault"), squash("Wear // Tear")
    ('limdulsvault', 'weartear')
    """
    low = name.lower()
    if not low.isascii():
        from unicodedata import normalize

        low = normalize("NFKD", low.translate(_LETTERS)).encode("ascii", "ignore").decode()
    return "".join(filter(str.isalnum, low)) or name.strip()
