"""What can be said of a text that is not read as a whole: what activating it costs, what it adds.

What adds mana is read apart, with the sentences that bind that mana; the rest stays unread.
"""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Final

from rulings_cli.abilities.abilities import ActivatedAbility, Paragraph, Uncompiled
from rulings_cli.abilities.costs import Cost, PayMana
from rulings_cli.abilities.effects import Add, CreateToken, Effect, Sentence
from rulings_cli.oracle.phrases import Reader
from rulings_cli.terms.mana import parse_mana_cost
from rulings_cli.terms.values import Value, walk

#: Words of a text by which the ability may cost more or less.
_CHANGES: Final = re.compile(r"\bcosts?\b .*\b(?:less|more)\b|\b(?:less|more) to activate\b")
_MANA: Final = re.compile(r"(?:[A-Z][\w' -]* — )?((?:\{(?![TQE]\})[^{}]+\})+)(?:, [^.:\"{}]*)?: ")
_TAPS: Final = re.compile(
    r"(?:[A-Z][\w' -]* — )?((?:\{(?![TQE]\})[^{}]+\})+), \{T\}(?:, [^.:\"{}]*)?: "
)

#: A cost that names no mana: loyalty, or other things in words.
_FREE: Final = re.compile(r"\[[^\]]*\]: |(?!When|At |As |If |.*\bmana\b.*: )[A-Z][^.:\"{}•—]*: ")


def cost_of(text: str, reader: Reader) -> Cost | None:
    """Give the cost of an activated ability: all of it, or its mana alone."""
    if _CHANGES.search(text):
        return None
    found: list[Cost] = []
    for cost, after in reader.all("cost", 0):
        if after < len(reader.raw) and reader.tokens[after] == ":" and cost not in found:
            found.append(cost)
    if len(found) == 1:
        return found[0]
    if _FREE.match(text):
        return Cost()
    mana = _MANA.match(text) or _TAPS.match(text)
    try:
        return Cost((PayMana(parse_mana_cost(mana[1])),)) if mana is not None else None
    except ValueError:  # symbols of no mana, such as tickets
        return None


_ADDS: Final = re.compile(r"\b(?:[Aa]dds?) (?!.{0,30}\bcounter)")
#: A sentence by which other mana may be made than another one says.
_INSTEAD: Final = re.compile(r"\b(?:add|mana|produces?)\b.*\binstead\b|\binstead\b.*\badds?\b")
#: What happens to the spell that the mana is spent on.
_WHEN_SPENT: Final = re.compile(r"^(?:When you spend|[A-Z]\w+ spells you spend) this mana\b")
#: An amount in words that stand for nothing here; so much as one mana is assumed of it.
_AMOUNT: Final = re.compile(r"(equal to|where X is) [^.\"]+")
_BINDS: Final = re.compile(r"\b(?:this|that) mana\b", re.IGNORECASE)
#: Times at which a trigger adds mana that no later phase sees.
_FLEETING: Final = re.compile(
    r"\battack|\bblock|\bcombat|\bupkeep\b|\bend step\b|\bdraw step\b", re.IGNORECASE
)
_ACTIVATED: Final = re.compile(r"(?!When|At |As )[^.\"]+: ")
_TOKENS: Final = re.compile(
    r"\b(?:creates?|or) (?:a|an|one|two|three|four|five|X|that many)(?: tapped)? "
    r"(Treasure|Gold|Powerstone|Vibranium) tokens?\b"
)


def makes_of(text: str, compiled: Callable[[str], Paragraph]) -> tuple[Value, ...]:
    """Give the instructions of a text that add mana, or create tokens that do.

    All of those in the text, or none; `compiled` reads a paragraph.
    """
    sentences = re.split(r"(?<=[.\"]) ", text)
    others = " ".join(each for each in sentences if not _WHEN_SPENT.search(each))
    if _CHANGES.search(others) or re.search(r"\bmana of (?:that|those|any type)", others):
        return ()
    if any(_INSTEAD.search(each) for each in sentences if not _WHEN_SPENT.search(each)):
        return ()
    found: list[Value] = []
    for at, sentence in enumerate(sentences):
        for match in _ADDS.finditer(sentence):
            chunk = [_from(sentence, match.start())]
            for more in sentences[at + 1 :]:
                if not _BINDS.search(more):
                    break
                if not _WHEN_SPENT.search(more):  # no limit on what the mana pays for
                    chunk.append(more)
            said = " ".join(chunk)
            added = _read(said, compiled) or _read(_AMOUNT.sub(r"\1 its power", said), compiled)
            if added is None:
                return ()
            quoted = sentence[: match.start()].count('"') % 2 == 1 or "'{T}" in sentence
            if not quoted and not _ACTIVATED.match(text) and _FLEETING.search(text):
                return ()
            found += [ActivatedAbility(Cost(), (Sentence(tuple(added)),))] if quoted else added
    for match in _TOKENS.finditer(text):
        created = _read(f"Create a {match[1]} token.", compiled)
        found += created or ()
    return tuple(found)


def _from(sentence: str, start: int) -> str:
    """Give the sentence from "add" on, without what ends a quote or begins another clause."""
    said = re.split(r"\"|' and '|, then |; | and (?!/or)(?=[a-z])(?![^.]*\{)", sentence[start:])[0]
    said = re.sub(r"^[Aa]dds? ", "Add ", said.rstrip("'. ,"))
    return f"{said}."


def _read(text: str, compiled: Callable[[str], Paragraph]) -> list[Effect] | None:
    """Give what adds mana in a text that is the effect of an ability; None where it is unread."""
    paragraph = compiled(f"{{T}}: {text}")
    if any(isinstance(each, Uncompiled) for each in paragraph.abilities):
        return None
    return [each for each in walk(paragraph.abilities) if isinstance(each, Add | CreateToken)]
