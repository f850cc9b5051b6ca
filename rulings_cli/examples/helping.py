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
  when at least one "then" of the example is false under it; one with such lines needs both. Under
  a change too every line must make sense: a "when" about what is not there is a mistake, no
  contrast. ("The stack resolves" is fine though nothing is there to resolve.) Where "then" lines
  stand under the change, a "when" that acts with what it took away and an answer to what is not
  asked any more are left out, and so is a part of a line that nothing asks for then.
* You are the active player in your precombat main phase with an empty stack, unless the lines say
  otherwise. Permanents have been there since before the turn; they are untapped.
* Whoever a line lets do something gets priority first: the other player passes. Nothing resolves
  by itself: say "the top of the stack resolves", "Shock resolves" or "the stack resolves".
* A name may be short ("Codie") where the example has it in full. "your", "the opponent's", "the
  second", "in exile" and the like tell things of one name apart: your second Island; Shock in
  exile. A name in double quotes is taken as it is. Names are those that things have now: a copy
  has the name of what it copies. A double-faced card is named in full or by a face of it.
* An ability is "X's ability", "X's second ability" (of all its abilities as printed, keywords
  too), "X's first activated ability", "X's second mana ability", "X's equip ability", "X's
  trigger", "X's delayed trigger". Without a number it is the one that asks for what the line says
  (mana, targets, what is sacrificed). Triggers of X that are put on the stack together are "X's
  first trigger" and "X's second trigger".
* Several things stand between semicolons: 4 Island; Forest, tapped; so they do in a tail
  (exiling 5 Shock; Opt). "You control 2 Island" is
  true of exactly two, "you control Island" of one or more.
* A token is described: a 2/2 black Zombie creature token; a Treasure token. Later it is "Zombie
  token" or its name.
* What is asked while a line is carried out is answered by its tails (targeting, choosing, with
  X=2 …) or by the lines right after it, in the order in which it is asked: you choose Elf; you
  choose to do so; you pay; you decline. It stays unanswered until then, and a "then" between
  them sees the position as it stands. An event, a trigger or a spell that enters or resolves may
  ask: a target, a color, which card, which permanent to copy, which of two replacement effects
  comes first (you choose Rest in Peace: that permanent's).
* What no line answers: a "may" is declined; "up to" and "any number" are none; of things that look
  the same any will do; costs are paid with what there is; triggers go in the order of the
  permanents. Anything else must be said.
* A change after "but if" replaces what the givens say of the same thing: 3 Island replaces
  4 Island, a card moves from where it was; "another Island" adds one, and "you control no
  Island" takes them away. A "when" line there
  replaces the last "when" line of its kind; an event ("Codie is destroyed") of which the example
  has none happens before all else. Answers (choose, decline, pay, cast it) are one kind, and so
  are the ways to resolve, to attack, to block, to pass to a step. No "when" stands after a
  "but if".
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
