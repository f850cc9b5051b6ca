"""The commander of whom only the colors are said: "my commander is simic", "a mono green deck"."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.statements.rows import Statement
from rulings_cli.ask.statements.scene import Item, Misfit, Scene
from rulings_cli.ask.statements.words import Text, word_at
from rulings_cli.ask.vocabulary import COLOR_GROUPS
from rulings_cli.terms.mana import COLORS, COLORS_BY_NAME

_WORDS = {"colorless": "", "wubrg": "".join(COLORS)}


def colors_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read colors: "green and blue", "simic", "mono red", "UR", "5 color", "colorless"."""
    while word_at(text, at) in ("mono", "mono-colored", "-", "a", "an"):
        at += 1
    word = word_at(text, at).removeprefix("mono-")
    if not word and at < len(text.tokens) and text.tokens[at].text.lower() in COLOR_GROUPS:
        word = text.tokens[at].text.lower()  # a card is called so, too
    if word in COLOR_GROUPS:
        yield at + 1, COLOR_GROUPS[word]
    elif word in _WORDS:
        yield at + 1, _WORDS[word]
    elif word == "5" and word_at(text, at + 1) in ("color", "colour"):
        yield at + 2, "".join(COLORS)
    elif word in COLORS_BY_NAME:
        found = COLORS_BY_NAME[word]
        yield at + 1, found
        while True:
            joined = word_at(text, at + 1) in ("and", ",", "/", "-")
            other = COLORS_BY_NAME.get(word_at(text, at + 1 + joined), "")
            if not other:
                return
            at, found = at + 1 + joined, found + other
            yield at + 1, found
    elif len(word) > 1 and not word.strip("wubrg") and len(set(word)) == len(word):
        yield at + 1, word.upper()
    elif word.startswith("{") and not word.lower().strip("{}wubrg"):
        yield at + 1, word.strip("{}").replace("}{", "").upper()


def given(scene: Scene, statement: Statement) -> None:
    """Let a player's commander be of colors; it is in the command zone."""
    last = scene.about.get("last")
    if isinstance(last, Statement) and last.text.split()[-1:] == ["in"]:
        raise Misfit("it is a deck in which something is")  # nothing "goes in" to attack there
    who = statement.word("whose") or "you"
    card = scene.world.stock.pick("creature", "legendary", color=statement.word("cs"))
    item = scene.add(Item(card, card.front, None, who))
    scene.place(item, "command zone", who)
    scene.assumptions.append(f"{item.name} is the commander")
