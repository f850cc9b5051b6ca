"""What a question says, held against the examples that were played for it.

The readers build an example each in its own way, so this asks of whatever came out: is each card
where the question puts it, tapped if it says so, with the player it names, gone if it left, and as
many as it counts; is done what is said to be done? An example that says otherwise answers another
question.
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from itertools import chain

from rulings_cli.ask.answer import ShownExample
from rulings_cli.ask.chunks import Mention
from rulings_cli.ask.question import folded
from rulings_cli.ask.said.claiming import CARD, SIGN
from rulings_cli.ask.said.clauses import of_clauses, of_owners, of_states
from rulings_cli.ask.said.deeds import of_deeds
from rulings_cli.ask.said.passed import of_passed
from rulings_cli.ask.said.uses import of_uses


def unsaid(question: str, mentions: Iterable[Mention], examples: tuple[ShownExample, ...]) -> str:
    """Give what the question says that is so in none of the examples, in its words; "" if none."""
    cards = tuple(each for each in mentions if not each.is_word or each.text.istitle())
    text = _signed(folded(question), cards)
    own = (of_clauses(text, cards), of_owners(text, cards), of_states(text))
    claims = (*own, of_uses(text, cards), of_deeds(text, cards), of_passed(text, cards))
    for said, holds in chain.from_iterable(claims):
        if examples and not any(holds(each) for each in examples):
            return _plain(said, cards)
    return ""


def _signed(text: str, cards: tuple[Mention, ...]) -> str:
    """Give the text with each card's name as its number between signs."""
    text = text.replace(SIGN, " ")
    for number, each in sorted(enumerate(cards), key=lambda pair: -pair[1].start):
        text = f"{text[: each.start]}{SIGN}{number}{SIGN}{text[each.end :]}"
    return text


def _plain(said: str, cards: tuple[Mention, ...]) -> str:
    return re.sub(CARD, lambda found: cards[int(found[1])].text, said)
