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
        #: a few runs that were played to look ahead, by their scripts: one of them may be shown
        self.kept: dict[Any, Any] = {}
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
