"""Say a tree: the words of a node, an ability or a paragraph, as Oracle text writes them."""

from __future__ import annotations

from rulings_cli.abilities.abilities import (
    ChapterAbility,
    Keyword,
    Paragraph,
    SpellAbility,
    Uncompiled,
)
from rulings_cli.abilities.costs import PayMana
from rulings_cli.oracle import cleaving, grammar  # noqa: F401  # it registers the phrases
from rulings_cli.oracle.normalising import lengthened
from rulings_cli.oracle.phrases import CATEGORIES, Sayer, Unsayable, Words
from rulings_cli.oracle.tokens import join
from rulings_cli.terms.values import Value

#: Where the words of a node of no known category are looked for, in this order.
_CATEGORIES = (
    "ability",
    "class level",
    "keyword",
    "static",
    "sentence",
    "effect",
    "vp",
    "delayed",
    "event",
    "conditions",
    "cost",
    "component",
    "restriction",
    "predicate",
    "mana",
    "change",
    "target",
    "player",
    "object",
    "amount",
    "thing",
    "quality",
    "duration",
)


def say(node: Value, face_name: str = "~") -> str:
    """Give the text of any node; `face_name` stands where the text speaks of its own card.

    A tree that no phrase says, or an `Uncompiled`, raises `Unsayable`.
    """
    text = say_paragraph(node) if isinstance(node, Paragraph) else join(words_of(node))
    return text if face_name == "~" else text.replace("~", face_name)


def say_paragraph(paragraph: Paragraph) -> str:
    """Give the text of a paragraph, with its label, as it is printed."""
    text = _say_paragraph(paragraph)
    return lengthened(text) if paragraph.long else text


def _say_paragraph(paragraph: Paragraph) -> str:
    label = f"{paragraph.label} — " if paragraph.label else ""
    if all(isinstance(each, Keyword) for each in paragraph.abilities):
        mark = paragraph.separator.strip()
        words: Words = []
        for index, each in enumerate(paragraph.abilities):
            words += ([mark] if index else []) + words_of(each)
        return label + join(words + _stop_after(paragraph.abilities[-1]))
    text = " ".join(join(words_of(each)) for each in paragraph.abilities).replace(" \n", "\n")
    for each in paragraph.abilities:
        if isinstance(each, SpellAbility) and each.brackets:
            text = cleaving.bracketed(text, each.brackets)
    if label and isinstance(paragraph.abilities[0], ChapterAbility):  # after the numerals
        chapter, _, text = text.partition(" — ")
        return f"{chapter} — {label}{text}"
    return label + text


def _stop_after(last: Value) -> Words:
    """Give the full stop after a keyword whose cost is more than mana: "Ward—Pay 2 life."."""
    if isinstance(last, Keyword) and last.words == "where":
        return ["."]
    if not isinstance(last, Keyword) or last.words != "—" or last.cost is None:
        return []
    return (
        ["."]
        if any(not isinstance(each, PayMana) or each.waterbend for each in last.cost.components)
        else []
    )


def words_of(node: Value) -> Words:
    """Give the words of a node."""
    if isinstance(node, Uncompiled):
        raise Unsayable("ability", node)
    for name in _CATEGORIES:
        if name in CATEGORIES and CATEGORIES[name].saying(type(node)):
            found = Sayer(getattr(node, "targets", ())).try_say(name, node)
            if found is not None:
                return found
    raise Unsayable("any", node)
