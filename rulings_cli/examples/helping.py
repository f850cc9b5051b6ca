"""The help text of the example language, made from the vocabulary."""

from __future__ import annotations

from typing import Final

from rulings_cli.examples.vocabulary import (
    ACTION_TAILS,
    CHANGES,
    GIVEN,
    SLOTS,
    THEN,
    THING_TAILS,
    WHEN,
    Form,
)

_INTRODUCTION: Final = """\
An example sets up a position (given), plays (when), and says what is then true (then). At least
one "but if" names a nearest change that makes it come out otherwise. One fact a line.

  given you control Llanowar Elves
  when  you activate Llanowar Elves
  then  your mana pool is {G}
  but if Llanowar Elves came under your control this turn
  then  activating Llanowar Elves is illegal by 302.6

* A "then" is checked where it stands. After "you begin to cast …" the casting stands still where
  mana abilities may be activated (601.2g), until "you pay {R}" or the end of the example.
* "then" lines after a "but if" are checked under that change. A "but if" without such lines holds
  when at least one "then" of the example is false under it.
* You are the active player in your precombat main phase with an empty stack, unless the lines say
  otherwise. Permanents have been there since before the turn; they are untapped.
* A name may be short ("Codie") where the example has it in full. "your", "the opponent's", "the
  second", "in exile" and the like tell things of one name apart. A name in double quotes is
  taken as it is.
* An ability is "X's ability", "X's second ability" (of all its abilities as printed), "X's second
  mana ability", "X's equip ability", "X's trigger", "X's delayed trigger".
* Several things stand between semicolons: 4 Island; Forest, tapped.
* A token is described: a 2/2 black Zombie creature token; a Treasure token.
* A "may" that no line answers is declined. Costs are paid with what there is; say "paying with"
  where it matters. Triggers that nobody orders go in the order of the permanents.
* A change after "but if" replaces what the givens say of the same thing: 3 Island replaces
  4 Island, a card moves from where it was; "another Island" adds one. A "when" line there
  replaces the last "when" line of its kind; an event ("Codie is destroyed") of which the example
  has none happens before all else. No "when" stands after a "but if".
* Lines that begin with # are remarks."""


def help_text() -> str:
    """Give the whole language: introduction, then each line form with its help and a sample."""
    parts = [_INTRODUCTION]
    for title, keyword, forms in (
        ("given: the position", "given", GIVEN),
        ("when: what is done", "when", WHEN),
        ("then: what is true", "then", THEN),
        ('but if: one change; also any "given" or "when" line', "but if", CHANGES),
        ("what may follow a thing", "", THING_TAILS),
        ("what may follow an action", "", ACTION_TAILS),
    ):
        parts.append("\n".join([title, *(_row(keyword, each) for each in forms)]))
    parts.append("\n".join(["slots", *(f"  {{{k}}}  {v.help}" for k, v in SLOTS.items())]))
    return "\n\n".join(parts) + "\n"


def _row(keyword: str, form: Form) -> str:
    return f"  {keyword:<6}{form.pattern}\n        {form.help}; such as: {form.example}"
