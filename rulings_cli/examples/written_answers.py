"""Written values as answers to choices: colors, mana, names, numbers, modes, objects."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from rulings_cli.examples import naming
from rulings_cli.game.choices import Choice, SubsetOf
from rulings_cli.game.game import Game
from rulings_cli.terms.mana import COLORS_BY_NAME, MANA_TYPES, parse_mana_cost


def fitting(
    choice: Choice, game: Game, values: tuple[str, ...]
) -> tuple[Any, tuple[str, ...]] | None:
    """Give the answer that written values are to a choice, and which of them it uses."""
    domain = choice.domain
    if choice.kind == "division":  # "you choose 3; 1", in the order of the targets
        shares = tuple(each for each in values if each.isdigit())
        answer = tuple(map(int, shares))
        return (answer, shares) if domain.contains(answer) else None
    if isinstance(domain, SubsetOf):
        used, answers = [], []
        for text in values:
            for answer in _readings(choice, game, text):
                if answer in domain.options and answer not in answers:
                    answers.append(answer)
                    used.append(text)
                    break
            if len(answers) == domain.maximum:
                break
        taken = tuple(answers)
        return (taken, tuple(used)) if taken and domain.contains(taken) else None
    for text in values:
        for answer in _readings(choice, game, text):
            if domain.contains(answer):
                return answer, (text,)
    return None


def _of_effects(choice: Choice, game: Game, text: str) -> Iterable[int]:
    """Give the places of the effects of an object that is named, where effects are ordered."""
    from rulings_cli.examples import phrases

    sources = choice.about[1] if isinstance(choice.about, tuple) else ()
    meant = set(naming.find(game, phrases.ref(text))) if text[:1].isupper() else set()
    for at, source in enumerate(sources):
        if source in meant:
            yield at


def _readings(choice: Choice, game: Game, text: str) -> Iterable[Any]:
    """Give what a written value may mean as an answer, the likeliest first."""
    if choice.kind == "order replacement":
        yield from _of_effects(choice, game, text)
    if text in COLORS_BY_NAME:
        yield COLORS_BY_NAME[text]
    if text.startswith("{"):
        yield from _as_mana(text)
        yield from _as_all_of_it(choice, text)
        return
    yield text
    if text.isdigit():
        yield int(text)
    if text.startswith("mode ") and text[5:].isdigit():
        yield int(text[5:]) - 1
    if text in ("you", "opponent", "the opponent"):
        yield text.removeprefix("the ")
    if text[:1].isupper() or text.startswith(("your ", "the ", "opponent")):
        from rulings_cli.examples import phrases

        yield from naming.find(game, phrases.ref(text))


def _as_all_of_it(choice: Choice, text: str) -> Iterable[Any]:
    """Let "{G}" stand for as much green mana as is added, where all of it is of one type."""
    if choice.kind != "mana":
        return
    options = [each for each in getattr(choice.domain, "options", ()) if isinstance(each, tuple)]
    if all(len(set(each)) <= 1 for each in options):
        yield from (each for each in options if set(each) == {text[1:-1]})


def _as_mana(text: str) -> Iterable[Any]:
    try:
        symbols = parse_mana_cost(text).symbols
    except ValueError:
        return
    yield symbols
    yield tuple(
        sorted(symbols, key=lambda each: MANA_TYPES.index(each) if each in MANA_TYPES else 9)
    )
    if len(set(symbols)) == 1:
        yield symbols[0]
