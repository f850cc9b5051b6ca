"""One pair of cards and what is paid: every face and way, and the verdict over all of them."""

from __future__ import annotations

from typing import TypeAlias

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.purposes import Purpose, purposes
from rulings_cli.errors import NotSupported
from rulings_cli.terms.values import Value

#: The purpose that stands for the verdict, the verdict, each purpose's, the types of the mana.
Planned: TypeAlias = tuple[int, str, tuple[str, ...], tuple[str, ...]]


class Pairing(Value):
    """One pair and what is paid: the source's card, the target's, and the ways to pay for it."""

    source: Card
    target: Card
    for_: str
    purposes: tuple[Purpose, ...]
    whole: bool = False


def pairing_of(
    source: Card, target: Card, for_: str, *, whole: bool = False, named: int | None = None
) -> Pairing:
    """Give the payment with every way to pay for the target; `named` keeps one face's."""
    found = ways_to_pay(target, for_, named)
    if whole:  # the whole of it is more than a part that is paid with it
        found = tuple(each.evolve(part="") for each in found)
    return Pairing(source, target, for_, found, whole)


def ways_to_pay(target: Card, for_: str, named: int | None = None) -> tuple[Purpose, ...]:
    """Give what is paid: every face and way from one zone; `named` keeps one face's."""
    found = purposes(target, for_)
    if named is not None and any(each.face == named for each in found):
        found = tuple(each for each in found if each.face == named)
    elif for_ == "cast":
        need_all_faces(target)
    zone = found[0].zone
    return tuple(each for each in found if each.zone is zone)


def need_all_faces(card: Card) -> None:
    """Abstain where a face that could be cast from hand is missing in the data."""
    if not card.partial:
        return
    is_room = card.layout == "split" and card.front.is_a("enchantment")
    if card.layout in ("adventure", "omen", "modal_dfc", "split", "aftermath") and not is_room:
        raise NotSupported(f"{card.name}'s second face is not in the data")


def named_face(said: str, target: Card) -> int | None:
    """Give which face a name means: a half, or a face whose name is not the card's own."""
    said = said.strip().casefold()
    for index, face in enumerate(target.faces if len(target.faces) > 1 else ()):
        named = said in (face.name.casefold(), f"{face.name.casefold()}s")
        if named and (index or target.layout in ("split", "aftermath")):
            return index
    return None


def combined(verdicts: tuple[str, ...], *, any_one: bool) -> str:
    """Give the verdict over all faces and ways (CONTRACT: they differ, so it depends)."""
    telling = [each for each in verdicts if each != "nothing"] or ["nothing"]
    if any_one and "yes" in telling:
        return "yes"
    return telling[0] if len(set(telling)) == 1 else "depends"


def telling_one(verdicts: tuple[str, ...], verdict: str) -> int:
    """Give which purpose stands for the verdict: a yes where it depends."""
    wanted = "yes" if verdict == "depends" else verdict
    return verdicts.index(wanted) if wanted in verdicts else 0


def quoted(name: str) -> str:
    """Give a card's name as a line takes it: a name of two parts in quotes."""
    return f'"{name}"' if " // " in name else name
