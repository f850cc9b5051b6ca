"""Zones (CR 400), phases and steps (CR 500)."""

from __future__ import annotations

from enum import IntEnum

from rulings_cli.terms.values import in_data


@in_data
class Zone(IntEnum):
    """A zone of CR 400.1."""

    LIBRARY = 1
    HAND = 2
    BATTLEFIELD = 3
    GRAVEYARD = 4
    STACK = 5
    EXILE = 6
    COMMAND = 7
    #: no zone (CR 400.11), but objects may come from there
    OUTSIDE = 8

    @property
    def words(self) -> str:
        """Give the zone's name as the rules write it."""
        return {7: "command zone", 8: "outside the game"}.get(self.value, self.name.lower())


#: Zones in which each player has an own one (CR 400.1).
OWN_ZONES = (Zone.LIBRARY, Zone.HAND, Zone.GRAVEYARD, Zone.OUTSIDE)


@in_data
class Step(IntEnum):
    """A step, or a main phase, which has none (CR 500.1)."""

    UNTAP = 1
    UPKEEP = 2
    DRAW = 3
    PRECOMBAT_MAIN = 4
    BEGINNING_OF_COMBAT = 5
    DECLARE_ATTACKERS = 6
    DECLARE_BLOCKERS = 7
    COMBAT_DAMAGE = 8
    END_OF_COMBAT = 9
    POSTCOMBAT_MAIN = 10
    END = 11
    CLEANUP = 12

    @property
    def words(self) -> str:
        """Give the step's name as the rules write it, such as "upkeep step"."""
        return {
            4: "precombat main phase",
            5: "beginning of combat step",
            6: "declare attackers step",
            7: "declare blockers step",
            8: "combat damage step",
            9: "end of combat step",
            10: "postcombat main phase",
        }.get(self.value, f"{self.name.lower()} step")

    @property
    def is_main_phase(self) -> bool:
        """Tell whether this is one of the main phases (CR 505.1)."""
        return self in (Step.PRECOMBAT_MAIN, Step.POSTCOMBAT_MAIN)

    @property
    def is_combat(self) -> bool:
        """Tell whether this is a step of the combat phase (CR 506.1)."""
        return Step.BEGINNING_OF_COMBAT <= self <= Step.END_OF_COMBAT
