"""Can the mana of one card pay for another: the question with no language in the way."""

from __future__ import annotations

from collections.abc import Sequence
from time import perf_counter

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.answer import Answer
from rulings_cli.ask.chunks import Chunk, Mention
from rulings_cli.ask.lexicon import KEYWORDS
from rulings_cli.ask.reading import Reading
from rulings_cli.ask.world import World
from rulings_cli.errors import InputError


def pay(
    source: str,
    target: str,
    *,
    for_: str = "cast",
    world: World,
    whole: bool = False,
    beside: Sequence[str] = (),
) -> Answer:
    """Answer whether the source's mana can pay for the target; unknown names are errors.

    `beside` names permanents that are on the battlefield too: yours, or with "opponent's" before
    the name the opponent's.
    """
    from rulings_cli.ask.asking import settle, try_reading

    started = perf_counter()
    reading = reading_of(source, target, for_, world, whole=whole)
    reading = reading.evolve(board=tuple(_beside(each, world) for each in beside))
    tried = list(try_reading(reading, world, extras=False))
    found = settle(f"pay {source} {target}", tried, world)
    return found.evolve(
        question=f"can {source}'s mana pay for {target}",
        reading=(*found.reading, ("for", for_), *(("with", each) for each in beside)),
        elapsed_ms=round((perf_counter() - started) * 1000, 1),
    )


def reading_of(
    source: str, target: str, for_: str, world: World, *, whole: bool = False
) -> Reading:
    """Give the reading that a question in words would have had."""
    for_ = purpose_named(for_)
    words = {"pay"} | ({"whole"} if whole else set())
    slots = [
        ("source", _chunk(source, "MANA", world)),
        ("target", _chunk(target, "CARD", world, at=len(source) + 1)),
    ]
    if for_ == "activate":
        words.add("activate")
    elif for_ != "cast":
        slots.append(("keyword", Chunk("KEYWORD", for_, word=for_)))
    return Reading("pay_for", "pay_for", tuple(slots), frozenset(words))


def purpose_named(for_: str) -> str:
    """Give what is paid for by the name that `--for` has; an unknown one is an InputError."""
    word = " ".join(for_.strip().lower().split())
    if word in ("cast", "activate"):
        return word
    from rulings_cli.ask.parts import ALIASES, NAMES

    word = ALIASES.get(word, word)
    if word in ("cast", "activate") or word in NAMES:
        return word
    known = {line.partition(": ")[0] for line in KEYWORDS.strip().splitlines()}
    if word not in known and not word.endswith("cycling"):
        hint = "it may be cast, activate, or a keyword ability such as equip, kicker or ward"
        raise InputError(f"{for_!r} is nothing that mana pays for", hint)
    return word


def _beside(name: str, world: World) -> Chunk:
    """Give what else is on the battlefield: "Blood Moon", "opponent's Thalia"."""
    said = name.strip()
    for whose in ("opponent's ", "the opponent's ", "their "):
        if said.casefold().startswith(whose):
            return _chunk(said[len(whose) :], "CARD", world).evolve(role="THEIRS")
    return _chunk(said, "CARD", world)


def _chunk(name: str, role: str, world: World, at: int = 0) -> Chunk:
    """Give the name as a chunk; `at` is where it stands behind what is named before it."""
    from rulings_cli.ask.plans.tokens import token_named
    from rulings_cli.search.names import find_names, resolve_name

    text = name.strip()
    table = world.cards.names()
    if role == "MANA" and (token := token_named(text)):
        return Chunk(role, text, word=token)
    for each in find_names(text, table):
        if each.start == 0 and each.end == len(text) and each.how != "typo":
            exact = tuple(one for one in each.candidates if _is_name(text, one))
            return Chunk(role, text, Mention(at, at + len(text), text, exact or each.candidates))
    full = resolve_name(text, table)
    return Chunk(role, text, Mention(at, at + len(text), text, (full,)))


def _is_name(text: str, name: str) -> bool:
    """Tell whether a text is a card's whole name, or that of one of its faces."""
    said, whole = text.casefold(), name.casefold()
    return said == whole or said in whole.split(" // ")


def source_card(name: str, world: World) -> Card:
    """Give the card or predefined token that a source's name means; else an InputError."""
    from rulings_cli.ask.plans.tokens import token_card

    chunk = _chunk(name, "MANA", world)
    return token_card(chunk.word) if chunk.card is None else _card(chunk.card, world)


def target_card(name: str, world: World) -> tuple[Card, int | None]:
    """Give the card that a target's name means, and the face if it names one of several."""
    from rulings_cli.ask.plans.pairings import named_face

    chunk = _chunk(name, "CARD", world)
    assert chunk.card is not None
    card = _card(chunk.card, world)
    return card, named_face(chunk.card.text, card)


def _card(mention: Mention, world: World) -> Card:
    if len(mention.cards) > 1:
        hint = f"it may be {', '.join(mention.cards)}"
        raise InputError(f"{mention.text!r} is the name of several cards", hint)
    return world.card(mention.cards[0])
