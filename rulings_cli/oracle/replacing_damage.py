"""Damage that is doubled, increased or partly prevented by static abilities (CR 614, 615)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from rulings_cli.abilities.quantities import Number
from rulings_cli.abilities.references import AnOpponent, APlayer, EnchantedPlayer, You
from rulings_cli.abilities.static import ReplaceDamage
from rulings_cli.oracle.phrases import Found, Reader, Sayer, Words, pair
from rulings_cli.oracle.vocabulary import words_in

#: Who is dealt the damage, where it is not one kind of permanent: words → (to, to_player).
_RECEIVERS: Final[dict[str, tuple[Any, Any]]] = {
    "a permanent or player": (None, None),
    "a player": (APlayer(), None),
    "you": (You(), None),
    "an opponent": (AnOpponent(), None),
    "enchanted player": (EnchantedPlayer(), None),
}
_KINDS: Final = {"damage": "", "combat damage": "combat", "noncombat damage": "noncombat"}
_FACTORS: Final = {"double": 2, "twice": 2, "triple": 3}


def _read_damage(reader: Reader, at: int) -> Iterator[Found]:
    if reader.tokens[at] != "if":
        return
    for source, middle in reader.all("a thing", at + 1):
        for kind, combat in _KINDS.items():
            start = reader.here(middle, "would", "deal", *kind.split(), "to")
            for made, noun, end in _receivers(reader, start) if start >= 0 else ():
                base = made.evolve(source=source, combat=combat)
                yield from _read_what_happens(reader, end, base, noun)


def _receivers(reader: Reader, at: int) -> Iterator[tuple[ReplaceDamage, str, int]]:
    """Give whom the damage is dealt to, and the noun by which it is named again."""
    for words, (to, player) in _RECEIVERS.items():
        end = reader.here(at, *words.split())
        if end >= 0:
            noun = words.partition(" ")[2] or words
            yield ReplaceDamage(to=to, to_player=player, words=words), noun, end
    for what, end in reader.all("a thing", at):
        yield ReplaceDamage(to=what), _noun_of(what), end
    for words, player in (("you or", You()), ("an opponent or", AnOpponent())):
        start = reader.here(at, *words.split())
        for what, end in reader.all("a thing", start) if start >= 0 else ():
            yield ReplaceDamage(to=what, to_player=player, words=words), "permanent or player", end


def _noun_of(what: Any) -> str:
    kinds = [each for kind in what.kinds for each in kind]
    types = [each.name for each in kinds if type(each).__name__ == "HasType"]
    return types[0] if types else "permanent"


def _read_what_happens(reader: Reader, at: int, made: ReplaceDamage, noun: str) -> Iterator[Found]:
    start = reader.here(at, ",", "prevent")
    if start >= 0:
        for amount, end in reader.all("digits", start):
            after = reader.here(end, "of", "that", "damage")
            if after >= 0 and isinstance(amount, Number):
                yield made.evolve(less=amount.n), after
        end = reader.here(start, "that", "damage")
        if end >= 0:
            yield made.evolve(prevent=True), end
    for subject in _SUBJECTS:
        start = reader.here(at, ",", *subject.split(), "deals")
        if start >= 0:
            yield from _read_deals(reader, start, made, noun, subject)


#: How the source is named again.
_SUBJECTS: Final = ("it", "that source")


def _read_deals(
    reader: Reader, start: int, made: ReplaceDamage, noun: str, subject: str
) -> Iterator[Found]:
    for word, factor in _FACTORS.items():
        end = reader.here(start, word, "that", "damage")
        if end >= 0:
            base = made.evolve(factor=factor, words=f"{made.words}|{word}")
            for each, after in _read_instead(reader, end, base, noun):
                yield each.evolve(words=f"{each.words}|{subject}"), after
    end = reader.here(start, "that", "much", "damage", "plus")
    for amount, after in reader.all("digits", end) if end >= 0 else ():
        base = made.evolve(plus=amount, words=f"{made.words}|plus")
        for each, last in _read_instead(reader, after, base, noun):
            yield each.evolve(words=f"{each.words}|{subject}"), last


def _read_instead(reader: Reader, at: int, made: ReplaceDamage, noun: str) -> Iterator[Found]:
    end = reader.here(at, "instead")
    if end >= 0:
        yield made.evolve(words=f"{made.words}|"), end
    either = ["to", "that", "player", "or", "permanent"]
    plain = ["to", "that", *noun.split()]
    for again in (plain, ["to", "you"], *([either] if either != plain else [])):
        end = reader.here(at, *again, "instead")
        if end >= 0:
            yield made.evolve(words=f"{made.words}|{' '.join(again)}"), end


def _say_damage(sayer: Sayer, node: ReplaceDamage) -> Words | None:
    if node.source is None:
        return None
    receiver, _, rest = node.words.partition("|")
    how, _, again = rest.partition("|")
    again, _, subject = again.partition("|")
    kind = next(words for words, combat in _KINDS.items() if combat == node.combat)
    words = ["if", *sayer.say("a thing", node.source), "would", "deal", *kind.split(), "to"]
    words += receiver.split()
    if not receiver or receiver.endswith("or"):
        words += sayer.say("a thing", node.to)
    words.append(",")
    if node.less:
        return [*words, "prevent", str(node.less), *words_in("of that damage")]
    if node.prevent:
        return [*words, *words_in("prevent that damage")]
    words += [*(subject or "it").split(), "deals"]
    if how == "plus":
        words += [*words_in("that much damage plus"), *sayer.say("digits", node.plus)]
    elif how:
        words += [how, "that", "damage"]
    else:
        return None
    return [*words, *again.split(), "instead"]


pair("static", ReplaceDamage, _read_damage, _say_damage, first="if")
