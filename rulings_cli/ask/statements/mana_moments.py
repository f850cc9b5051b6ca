"""To where the game goes on, as a question speaks of it: "combat", "next turn"."""

from __future__ import annotations

from collections.abc import Iterator

from rulings_cli.ask.statements.words import Text

#: The line that lets the game go on, by the words for where to.
PHASES = {
    "combat": "your beginning of combat step begins",
    "my combat": "your beginning of combat step begins",
    "my combat step": "your beginning of combat step begins",
    "the combat": "your beginning of combat step begins",
    "the combat step": "your beginning of combat step begins",
    "the combat phase": "your beginning of combat step begins",
    "my combat phase": "your beginning of combat step begins",
    "my next phase": "your beginning of combat step begins",
    "the next phase": "your beginning of combat step begins",
    "next phase": "your beginning of combat step begins",
    "phase": "your beginning of combat step begins",
    "step": "your beginning of combat step begins",
    "step and phase": "your beginning of combat step begins",
    "phase end": "your beginning of combat step begins",
    "the phase end": "your beginning of combat step begins",
    "the step end": "your beginning of combat step begins",
    "draw step": "your draw step begins",
    "my draw step": "your draw step begins",
    "the draw step": "your draw step begins",
    "main phase": "your precombat main phase begins",
    "my main phase": "your precombat main phase begins",
    "the main phase": "your precombat main phase begins",
    "first main phase": "your precombat main phase begins",
    "my first main phase": "your precombat main phase begins",
    "my main": "your precombat main phase begins",
    "main phase 2": "your postcombat main phase begins",
    "second main": "your postcombat main phase begins",
    "second main phase": "your postcombat main phase begins",
    "my second main": "your postcombat main phase begins",
    "my second main phase": "your postcombat main phase begins",
    **dict.fromkeys(
        (
            "main 2",
            "my main 2",
            "my main phase 2",
            "postcombat main phase",
            "postcombat",
            "my postcombat main phase",
            "main phase two",
            "the second main phase",
            "the second main",
            "postcombat main",
            "my postcombat main",
            "my 2nd main",
            "2nd main phase",
        ),
        "your postcombat main phase begins",
    ),
    "end step": "your end step begins",
    "the end step": "your end step begins",
    "my end step": "your end step begins",
    "turn": "the turn ends",
    "the turn": "the turn ends",
    "next turn": "the turn ends",
    "the next turn": "the turn ends",
    "my next turn": "the turn ends",
    "my turn": "the turn ends",
    "my own turn": "the turn ends",
    "opponent 's turn": "the turn ends",
    "my opponent 's turn": "the turn ends",
    "their turn": "the turn ends",
    "his turn": "the turn ends",
    "the turn end": "the turn ends",
    "end of turn": "the turn ends",
}


def moment_at(text: Text, at: int) -> Iterator[tuple[int, object]]:
    """Read to where the game goes on: "combat", "my second main phase", "next turn"."""
    for size in (4, 3, 2, 1):
        here = text.tokens[at : at + size]
        said = " ".join(each.word for each in here)
        if len(here) == size and said in PHASES and not any(each.sure for each in here):
            yield at + size, PHASES[said]
            return
