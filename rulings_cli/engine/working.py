"""An object half-way through the layers: what it is so far (CR 613)."""

from __future__ import annotations

from collections.abc import Callable

from rulings_cli.abilities.abilities import Ability, Keyword
from rulings_cli.abilities.cards import Face
from rulings_cli.abilities.static import ChangeText
from rulings_cli.engine import changing_text, faces
from rulings_cli.game.mana_pool import PlayerId
from rulings_cli.game.objects import Characteristics, GameObject
from rulings_cli.terms.citations import Rule, implements
from rulings_cli.terms.rules.additional import STATION_SYMBOL
from rulings_cli.terms.rules.card_types import (
    BASIC_LAND_TYPES_HAVE_MANA_ABILITIES,
    DEFENSE_ON_BATTLEFIELD,
    LOYALTY_ON_BATTLEFIELD,
    SETTING_LAND_TYPES,
    SIEGE_IS_DEFEATED,
)
from rulings_cli.terms.rules.characteristics import KEEPING_TYPES, SETTING_TYPES
from rulings_cli.terms.rules.effects import OWN_TEXT_ONLY
from rulings_cli.terms.rules.general import COUNTERS_CHANGE_SIZE, KEYWORD_COUNTERS
from rulings_cli.terms.rules.keywords import (
    CHANGELING,
    DEVOID,
    IMPENDING,
    LIVING_METAL,
    RECONFIGURED,
)
from rulings_cli.terms.rules.layers import ABILITY_LAYER, MODIFY_SIZE
from rulings_cli.terms.types import BASIC_LAND_TYPES, CREATURE_TYPES, SUBTYPES, SUBTYPES_OF
from rulings_cli.terms.zones import Zone

#: The keywords that a keyword counter can be (CR 122.1b).
_KEYWORD_COUNTERS = frozenset(
    (
        "flying",
        "decayed",
        "deathtouch",
        "first strike",
        "double strike",
        "exalted",
        "haste",
        "hexproof",
        "indestructible",
        "lifelink",
        "menace",
        "reach",
        "shadow",
        "trample",
        "vigilance",
    )
)
_NO_SUBTYPES: frozenset[str] = frozenset()


class Working:
    """The changing characteristics of one object while the layers are applied."""

    __slots__ = (
        "_frozen",
        "abilities",
        "active",
        "barred",
        "colors",
        "controller",
        "defense",
        "every_creature_type",
        "loyalty",
        "mana_cost",
        "name",
        "object",
        "power",
        "rules",
        "subtypes",
        "supertypes",
        "text_changes",
        "toughness",
        "types",
        "uncompiled",
    )

    def __init__(self, each: GameObject, face: Face, active: PlayerId = "") -> None:
        self.object = each
        #: whose turn it is, where that is known
        self.active = active
        self._frozen: Characteristics | None = None
        #: the rules that have made it what it is, in order
        self.rules: tuple[Rule, ...] = faces.rules_of_face(each)
        self.name = face.name
        self.mana_cost = face.mana_cost
        self.colors = faces.colors_of(face)
        self.supertypes = frozenset(face.supertypes)
        self.types = frozenset(face.types)
        self.subtypes = frozenset(face.subtypes)
        self.every_creature_type = False
        #: what text-changing effects have made of its own text, in order (CR 612)
        self.text_changes: tuple[ChangeText, ...] = ()
        #: each ability with the timestamp of the effect that granted it; 0: its own
        self.abilities: list[tuple[Ability, int]] = [
            (ability, 0) for ability in faces.abilities_of(face)
        ]
        #: the keywords that it can't have (CR 113.11)
        self.barred: frozenset[str] = frozenset()
        if each.on_stack is not None:
            self.abilities = [(each.on_stack.ability, 0)]
        self.uncompiled = tuple(face.uncompiled)
        self.controller = each.controller
        self.power = faces.printed_number(face.power)
        self.toughness = faces.printed_number(face.toughness)
        self.loyalty = faces.printed_number(face.loyalty)
        self.defense = faces.printed_number(face.defense)

    def copy(self) -> Working:
        """Give an independent copy, to try an effect on."""
        twin = Working.__new__(Working)
        for name in Working.__slots__:
            setattr(twin, name, getattr(self, name))
        twin.abilities = list(self.abilities)
        return twin

    def touch(self, *rules: Rule) -> None:
        """Forget the frozen value: something changed, by these rules."""
        self._frozen = None
        self.rules += tuple(each for each in rules if each not in self.rules)

    def freeze(self) -> Characteristics:
        """Give what the object is so far, as a value."""
        if self._frozen is None:
            self._frozen = self._as_value()
        return self._frozen

    @implements(LOYALTY_ON_BATTLEFIELD, DEFENSE_ON_BATTLEFIELD)
    def _as_value(self) -> Characteristics:
        loyalty, defense = self.loyalty, self.defense
        if self.object.zone is Zone.BATTLEFIELD:
            if "planeswalker" in self.types:
                loyalty = self.object.counters_of("loyalty")
            if "battle" in self.types:
                defense = self.object.counters_of("defense")
        return Characteristics(
            self.name,
            self.mana_cost,
            self.colors,
            self.supertypes,
            self.types,
            self.subtypes,
            tuple([ability for ability, _ in self.abilities]),
            self.controller,
            self.power,
            self.toughness,
            loyalty,
            defense,
            self.uncompiled,
            self.every_creature_type,
        )

    # --- what layers do ---------------------------------------------------------------------

    def finish_alone(self) -> None:
        """Apply what needs no other object: changeling, devoid, intrinsic mana abilities."""
        self.define_types()
        self.define_colors()
        self.add_intrinsic_abilities()

    def has_keyword(self, name: str) -> bool:
        """Tell whether it has the keyword so far."""
        return any(isinstance(each, Keyword) and each.name == name for each, _ in self.abilities)

    @implements(OWN_TEXT_ONLY)
    def change_text(self, change: ChangeText) -> None:
        """Change a word of its own rules text and type line; not of abilities that it is given."""
        self.abilities = [
            (ability if granted else changing_text.changed(ability, change), granted)
            for ability, granted in self.abilities
        ]
        self.subtypes = changing_text.type_line(self.subtypes, change)
        self.text_changes += (change,)
        self.touch()

    @implements(CHANGELING, RECONFIGURED, LIVING_METAL)
    def define_types(self) -> None:
        """Be every creature type, a creature in its turn, or none while attached (reconfigure)."""
        if self.has_keyword("changeling"):
            self.gain_every_creature_type()
            self.touch(CHANGELING)
        if self.active == self.controller and self.has_keyword("living metal"):
            self.types |= {"artifact", "creature"}
            self.touch(LIVING_METAL)
        if self.has_keyword("station") and not self.object.face_down:
            self._station()
        if self._is_impending() and self.has_keyword("impending"):
            self.types -= {"creature"}
            self.subtypes -= CREATURE_TYPES
            self.touch(IMPENDING)
        if self.object.attached_to is not None and self.has_keyword("reconfigure"):
            self.types -= {"creature"}
            self.subtypes -= CREATURE_TYPES
            self.touch(RECONFIGURED)

    @implements(STATION_SYMBOL)
    def _station(self) -> None:
        """Be a creature with enough charge counters; else it has no power and toughness (721.2)."""
        needed = faces.stationed_at(faces.face_in_force(self.object))
        if needed is None:
            return
        if self.object.counters_of("charge") >= needed:
            self.types |= {"creature"}
        else:
            self.power = self.toughness = None
        self.touch(STATION_SYMBOL)

    @implements(IMPENDING)
    def _is_impending(self) -> bool:
        """Tell whether it was cast for its impending cost and has time left (CR 702.176a)."""
        record = self.object.cast
        was_paid = record is not None and record.alternative == "impending"
        return was_paid and self.object.counters_of("time") > 0

    def define_colors(self) -> None:
        """Devoid: colorless (CR 702.114a)."""
        if self.has_keyword("devoid"):
            self.colors = frozenset()
            self.touch(DEVOID)

    def gain_every_creature_type(self) -> None:
        """Become every creature type in addition to what it is."""
        self.every_creature_type = True
        self.subtypes |= CREATURE_TYPES
        self.touch()

    @implements(SIEGE_IS_DEFEATED)
    def add_intrinsic_abilities(self) -> None:
        """Give a land the mana abilities of its basic land types, a Siege its own (CR 305.6)."""
        if "land" in self.types and not self.subtypes.isdisjoint(BASIC_LAND_TYPES):
            found = faces.intrinsic_abilities(self.subtypes)
            self.abilities = [*self.abilities, *((each, 0) for each in found)]
            self.touch(BASIC_LAND_TYPES_HAVE_MANA_ABILITIES)
        if "battle" in self.types and "Siege" in self.subtypes:
            from rulings_cli.engine.battles import DEFEATED

            self.abilities = [*self.abilities, (DEFEATED, 0)]
            self.touch(SIEGE_IS_DEFEATED)

    @implements(SETTING_TYPES)
    def set_types(self, types: frozenset[str]) -> None:
        """Replace the card types; subtypes that go with none of the new ones are lost."""
        kept = self.types & {"instant", "sorcery"}
        self.types = types | kept
        fitting = frozenset().union(*(SUBTYPES_OF.get(each, _NO_SUBTYPES) for each in self.types))
        self.subtypes = frozenset(
            each for each in self.subtypes if each in fitting or each not in SUBTYPES
        )
        self.touch()

    def lose_types(self, types: frozenset[str]) -> None:
        """Lose some card types, and the subtypes that go with none of the rest (CR 205.1a)."""
        self.types -= types
        fitting = frozenset().union(*(SUBTYPES_OF.get(each, _NO_SUBTYPES) for each in self.types))
        self.subtypes = frozenset(
            each for each in self.subtypes if each in fitting or each not in SUBTYPES
        )
        self.touch()

    @implements(KEEPING_TYPES)
    def add_types(
        self, types: frozenset[str], subtypes: frozenset[str], supertypes: frozenset[str]
    ) -> None:
        """Add types and keep what it was."""
        self.types |= types
        self.subtypes |= subtypes
        self.supertypes |= supertypes
        self.touch()

    @implements(SETTING_LAND_TYPES)
    def set_subtypes(self, subtypes: frozenset[str]) -> None:
        """Replace the subtypes of the same kinds; basic land types take the rules text away."""
        for kind in ("creature", "land", "artifact", "enchantment", "planeswalker", "battle"):
            if not subtypes.isdisjoint(SUBTYPES_OF[kind]):
                self.subtypes -= SUBTYPES_OF[kind]
                if kind == "creature":
                    self.every_creature_type = False
        self.subtypes |= subtypes
        if "land" in self.types and not subtypes.isdisjoint(BASIC_LAND_TYPES):
            self.abilities = [pair for pair in self.abilities if pair[1] > 0]
            self.uncompiled = ()
            self.touch(SETTING_LAND_TYPES)
        self.touch()

    def gain_ability(self, ability: Ability, timestamp: int) -> None:
        """Have one more ability, from an effect with that timestamp, unless it can't have it."""
        if isinstance(ability, Keyword) and ability.name in self.barred:
            return
        self.abilities.append((ability, max(timestamp, 1)))
        self.touch()

    def lose_abilities(self, which: tuple[object, ...], spared: int | None = None) -> None:
        """Lose the abilities, all instances of a keyword; all abilities for an empty tuple.

        `spared` is the timestamp of the effect whose own abilities are kept.
        """
        if not which:
            self.abilities = [
                pair for pair in self.abilities if spared is not None and pair[1] == max(spared, 1)
            ]
            self.uncompiled = ()
        names = {each.name for each in which if isinstance(each, Keyword)}
        self.abilities = [
            pair
            for pair in self.abilities
            if pair[0] not in which and not (isinstance(pair[0], Keyword) and pair[0].name in names)
        ]
        self.touch()

    def bar_abilities(self, which: tuple[object, ...]) -> None:
        """Lose keyword abilities and never gain them again."""
        self.lose_abilities(which)
        names = frozenset(each.name for each in which if isinstance(each, Keyword))
        self.barred = self.barred | names

    def keep_only(self, is_kept: Callable[[Ability], bool]) -> None:
        """Lose all abilities but those that are kept, and what is not read of the text."""
        self.abilities = [pair for pair in self.abilities if is_kept(pair[0])]
        self.uncompiled = ()
        self.touch()

    @implements(KEYWORD_COUNTERS)
    def apply_keyword_counters(self) -> None:
        """Gain the keywords of its keyword counters."""
        for kind, count in self.object.counters:
            if count and kind in _KEYWORD_COUNTERS:
                self.gain_ability(Keyword(kind), 1)
                self.touch(ABILITY_LAYER, KEYWORD_COUNTERS)

    @implements(COUNTERS_CHANGE_SIZE)
    def apply_size_counters(self) -> None:
        """Add what +X/+Y and -X/-Y counters add."""
        if self.power is None and "creature" not in self.types:
            return
        for kind, count in self.object.counters:
            change = _size_of_counter(kind)
            if change is not None:
                self.add_size(change[0] * count, change[1] * count)
                self.touch(MODIFY_SIZE, COUNTERS_CHANGE_SIZE)

    def add_size(self, power: int, toughness: int) -> None:
        """Add to power and toughness, where it has them."""
        if power or toughness:
            self.power = (self.power or 0) + power
            self.toughness = (self.toughness or 0) + toughness
            self.touch()


def _size_of_counter(kind: str) -> tuple[int, int] | None:
    left, slash, right = kind.partition("/")
    if not slash:
        return None
    try:
        return int(left), int(right)
    except ValueError:
        return None
