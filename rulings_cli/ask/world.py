"""What the answerer is handed: cards, our entries, the edition, and the user's official texts."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING, Any, Protocol

from rulings_cli.terms.citations import Edition

if TYPE_CHECKING:
    from rulings_cli.abilities.cards import Card


class Cards(Protocol):
    """A pool of cards by name; `corpus.pool.Pool` is one."""

    def card(self, name: str) -> Card:
        """Give the card of that name, or of a face of that name."""

    def names(self) -> Any:
        """Give the table of all names."""


class Lately(dict[Any, Any]):
    """A few results by what they came of; the oldest goes where there are too many."""

    def __init__(self, most: int) -> None:
        self._most = most

    def __setitem__(self, key: Any, found: Any) -> None:
        if len(self) >= self._most:
            del self[next(iter(self))]
        super().__setitem__(key, found)


class Kept:
    """What was played a while ago, which may be asked for again."""

    __slots__ = ("changes", "loops", "plays", "runs")

    def __init__(self) -> None:
        #: runs that were played to look ahead, by their scripts: one of them may be shown
        self.runs = Lately(16)
        #: plays that keep the choices which they leave open, by script and how damage is divided
        self.plays = Lately(64)
        #: what loops come to
        self.loops = Lately(64)
        #: the change that flips an answer, by what was played and what was asked
        self.changes = Lately(64)


class World:
    """The cards, entries and edition that an answer may draw on; it is read, never written."""

    __slots__ = ("_stock", "cards", "edition", "entries", "facts", "kept", "store")

    def __init__(
        self,
        cards: Cards,
        *,
        edition: Edition | None = None,
        entries: Any = None,
        store: Any = None,
    ) -> None:
        self.cards = cards
        self.edition = edition or Edition()
        #: the corpus's entries, or None: only used to link rulings to an answer
        self.entries = entries
        #: the imported official texts, or None
        self.store = store
        #: lines that are true in every position besides, as somebody at the prompt has set them
        self.facts: tuple[str, ...] = ()
        self.kept = Kept()
        self._stock: Any = None

    def on(self, date: str) -> World:
        """Give the same world on a day: the rules in force then; "" is today."""
        if not date:
            return self
        edition = Edition().on(date)
        return World(self.cards, edition=edition, entries=self.entries, store=self.store)

    def with_facts(self, *facts: str) -> World:
        """Give the same world with facts that hold in every position."""
        world = World(self.cards, edition=self.edition, entries=self.entries, store=self.store)
        world.facts = facts
        return world

    def card(self, name: str) -> Card:
        """Give the card of exactly that full name, or else the one that the name means."""
        several = getattr(self.cards, "cards", None)
        if several is not None:
            for each in several(name):
                if each.name == name:
                    found: Card = each
                    return found
        return self.cards.card(name)

    @property
    def stock(self) -> Any:
        """Give the table of plain cards that plans may fill a position with."""
        if self._stock is None:
            from rulings_cli.ask.stock import Stock

            self._stock = Stock(self.cards)
        return self._stock

    def entries_about(self, names: tuple[str, ...], rules: tuple[str, ...]) -> Iterator[Any]:
        """Give the entries on these cards, or citing these rules; none without a corpus."""
        if self.entries is None:
            return
        yield from self.entries.about(names, rules)
