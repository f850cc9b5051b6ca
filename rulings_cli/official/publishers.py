"""Where the publishers offer their files: the only place that holds addresses.

`RULINGS_PUBLISHERS` may name a TOML file with other addresses, for a mirror; see `publishers`.
"""

from __future__ import annotations

from rulings_cli.errors import InputError
from rulings_cli.terms.values import Value


class Publisher(Value):
    """Where one file is offered.

    `page` is looked at first where the file's own address changes: `link` is a pattern for it in
    the page, or the name of the JSON value that holds it. `checksum` is what is put after the
    file's address for its sha256.
    """

    name: str
    title: str
    address: str = ""
    page: str = ""
    link: str = ""
    checksum: str = ""


PUBLISHERS = (
    Publisher(
        "cr",
        "Comprehensive Rules",
        page="https://magic.wizards.com/en/rules",
        link=r'https?://[^"\'<>]*MagicCompRules[^"\'<>]*\.txt',
    ),
    Publisher(
        "cards",
        "MTGJSON AtomicCards",
        address="https://mtgjson.com/api/v5/AtomicCards.json.xz",
        checksum=".sha256",
    ),
    Publisher(
        "oracle-cards",
        "Scryfall oracle cards",
        page="https://api.scryfall.com/bulk-data/oracle-cards",
        link="download_uri",
    ),
    Publisher(
        "rulings",
        "Scryfall rulings",
        page="https://api.scryfall.com/bulk-data/rulings",
        link="download_uri",
    ),
)
#: What is fetched where nothing is named.
USUAL = ("cr", "cards", "rulings")


def publishers() -> dict[str, Publisher]:
    """Give all publishers by name, with what the user's own file of addresses changes.

    That file has a table for each name with `address`, `page`, `link` or `checksum`.
    """
    import os

    found = {each.name: each for each in PUBLISHERS}
    path = os.environ.get("RULINGS_PUBLISHERS")
    if not path:
        return found
    import tomllib

    try:
        with open(path, "rb") as stream:  # noqa: PTH123  # one short file
            held = tomllib.load(stream)
        for name, changed in held.items():
            known = found.get(name, Publisher(name, name))
            plain = known.evolve(address="", page="", link="", checksum="")
            found[name] = plain.evolve(**{key: str(value) for key, value in changed.items()})
    except (OSError, ValueError, AttributeError, TypeError) as error:
        raise InputError(f"{path} cannot be read as addresses: {error}", "mend it") from error
    return found
