"""A new page or entry to fill in."""

from __future__ import annotations

import re
from typing import Final

_PAGE: Final = """\
# {page}

- reviewed: {today}, CR {edition}

{entry}"""
_ENTRY: Final = """\
## {title}

- id: {id}
- source: {source}
- cr: 601.2a "moves that card"
- ask: a question as people ask it

Say in your own words what holds, and why.

```example {id}
given you control {card}
when  you activate {card}
then  your mana pool is empty
but if {card} is tapped
then  activating {card} is illegal by 602.5
```
"""


def entry_text(title: str, *, card: str, source: str = "own") -> str:
    """Give the text of a new entry about a card."""
    return _ENTRY.format(title=title, id=id_of(title), card=card, source=source)


def page_text(page: str, title: str, *, today: str, edition: str, source: str = "own") -> str:
    """Give the text of a new page with one entry; `page` is a card's name or a topic."""
    entry = entry_text(title, card=page, source=source)
    return _PAGE.format(page=page, today=today, edition=edition, entry=entry)


def id_of(title: str) -> str:
    """Give an id made of a title: small letters, digits and dashes.

    >>> id_of("Codie's mana ability!")
    'codies-mana-ability'
    """
    words = re.sub(r"[^a-z0-9 -]", "", title.lower()).replace("-", " ").split()
    return "-".join(words[:8]) or "a-new-entry"
