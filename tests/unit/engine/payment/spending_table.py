"""What the rules answer: each spending predicate with the payments it allows, written by hand."""

from __future__ import annotations

ARTIFACTS = {"artifact", "Equipment", "Vehicle", "Myr"}
CREATURES = {
    "Myr",
    "Elf",
    "Angel",
    "changeling",
    "X creature",
    "legendary Dragon",
    "commander",
    "opponent's commander",
    "Eldrazi",
    "devoid",
    "face-down",
    "disturb",
}
INSTANTS = {"changeling instant", "instant", "gold instant", "opponent's instant", "foretold"}
SORCERIES = {"kicked sorcery", "X sorcery", "flashback", "Omen"}
ENCHANTMENTS = {"Aura", "Room"}
SPELLS = ARTIFACTS | CREATURES | INSTANTS | SORCERIES | ENCHANTMENTS | {"planeswalker"}
COLORLESS = {"artifact", "Equipment", "Vehicle", "Myr", "Eldrazi", "devoid", "face-down"}
LEGENDS = {"planeswalker", "legendary Dragon", "commander", "opponent's commander"}
#: A changeling has every creature type in every zone, as an instant too (CR 702.73a).
EVERY_TYPE = {"changeling", "changeling instant"}
NOT_FROM_HAND = {
    "commander",
    "opponent's commander",
    "opponent's instant",
    "flashback",
    "disturb",
    "foretold",
}
FROM_EXILE = {"opponent's commander", "opponent's instant", "foretold"}
WITH_X = {"X creature", "X sorcery"}
FOUR_OR_MORE = {
    "Angel",
    "X creature",
    "planeswalker",
    "legendary Dragon",
    "Room",
    "Eldrazi",
    "foretold",
}

OF_CREATURES = {
    "of Elf",
    "of changeling",
    "power-up",
    "X ability",
    "of Dragon",
    "of Eldrazi",
    "{C} ability",
}
ABILITIES = OF_CREATURES | {
    "of artifact",
    "of artifact card",
    "of creature card",
    "of land",
    "equip",
    "class level",
}
FACE_UP = {"morph", "megamorph", "disguise", "manifested"}
OTHERS = FACE_UP | {
    "ward",
    "unless pays",
    "unless pays X",
    "cumulative upkeep",
    "foretelling",
    "unlocking",
    "suspending",
    "attacking",
}
EVERYTHING = SPELLS | ABILITIES | OTHERS

#: What comes after "only to" → the payments that the mana may be spent on.
ONLY_TO: dict[str, set[str]] = {
    "cast spells": SPELLS,
    # types
    "cast creature spells": CREATURES,
    "cast artifact spells": ARTIFACTS,
    "cast an enchantment spell": ENCHANTMENTS,
    "cast planeswalker spells": {"planeswalker"},
    "cast noncreature spells": SPELLS - CREATURES,
    "cast instant or sorcery spells": INSTANTS | SORCERIES,
    "cast instant and sorcery spells": INSTANTS | SORCERIES,
    "cast instant and/or sorcery spells": INSTANTS | SORCERIES,
    "cast artifact or creature spells": ARTIFACTS | CREATURES,
    "cast creature or enchantment spells": CREATURES | ENCHANTMENTS,
    # subtypes
    "cast Dragon spells": {"legendary Dragon"} | EVERY_TYPE,
    "cast a Dragon creature spell": {"legendary Dragon", "changeling"},
    "cast Phyrexian creature spells": {"changeling"},
    "cast Elemental spells": EVERY_TYPE,
    "cast a Time Lord or Alien spell": EVERY_TYPE,
    "cast Lesson spells": set(),
    "cast Myr spells": {"Myr"} | EVERY_TYPE,
    "cast a Room spell": {"Room"},
    "cast Equipment spells": {"Equipment"},
    "cast Aura and/or Equipment spells": {"Aura", "Equipment"},
    "cast a Knight or Equipment spell": {"Equipment"} | EVERY_TYPE,
    "cast Mount or Vehicle spells": {"Vehicle"} | EVERY_TYPE,
    "cast Vampire, Cleric, and/or Demon spells": EVERY_TYPE,
    "cast a Dragon spell or an Omen spell": {"legendary Dragon", "Omen"} | EVERY_TYPE,
    "cast an Elf spell or a Chandra planeswalker spell": {"Elf", "planeswalker"} | EVERY_TYPE,
    "cast instant, sorcery, Demon, and Spirit spells": INSTANTS
    | SORCERIES
    | {"changeling", "disturb"},
    "cast outlaw spells": EVERY_TYPE,
    # supertypes, colors
    "cast legendary spells": LEGENDS,
    "cast colorless spells": COLORLESS,
    "cast colorless Eldrazi spells": {"Eldrazi", "devoid"},
    "cast multicolored spells": {"gold instant", "legendary Dragon", "commander"},
    "cast spells with exactly three colors": {"legendary Dragon"},
    "cast blue creature spells": {"changeling", "legendary Dragon"},
    "cast monocolored spells of that color": {"kicked sorcery", "X sorcery", "planeswalker"},
    "cast a noncreature spell that's one or more colors without {X} in its mana cost": SPELLS
    - COLORLESS
    - WITH_X
    - CREATURES,
    # what was chosen: Elf, and red
    "cast creature spells of the chosen type": {"Elf", "changeling"},
    "cast spells of the chosen type": {"Elf"} | EVERY_TYPE,
    # costs, keywords, state
    "cast spells with mana value 4 or greater": FOUR_OR_MORE,
    "cast spells with mana value 5 or greater": {"Angel", "Room", "Eldrazi"},
    "cast spells with {X} in their mana costs": WITH_X,
    "cast creature spells with mana value 5 or greater or creature spells with {X} in their mana"
    " costs": {"Angel", "Eldrazi", "X creature"},
    "cast creature spells with no abilities": {"Myr", "Elf", "face-down"},
    "cast a spell with devoid": {"devoid"},
    "cast spells that have foretell": {"foretold"},
    "cast kicked spells": {"kicked sorcery"},
    "cast an artifact spell or a kicked spell": ARTIFACTS | {"kicked sorcery"},
    "cast face-down spells": {"face-down"},
    "cast a face-down creature spell": {"face-down"},
    "cast your commander": {"commander"},
    # zones and owners
    "cast spells from your graveyard": {"flashback", "disturb"},
    "cast spells with flashback from a graveyard": {"flashback"},
    "cast spells from exile": FROM_EXILE,
    "cast a spell from anywhere other than your hand": NOT_FROM_HAND,
    "cast spells you don't own": {"opponent's commander", "opponent's instant"},
    # abilities
    "activate abilities": ABILITIES,
    "activate abilities of artifacts": {"of artifact", "equip"},
    "activate abilities of artifact sources": {"of artifact", "equip", "of artifact card"},
    "activate an ability of an artifact": {"of artifact", "equip"},
    "activate abilities of creatures": OF_CREATURES,
    "activate abilities of creature sources": OF_CREATURES | {"of creature card"},
    "activate abilities of land sources": {"of land"},
    "activate abilities of Dragons": {"of Dragon", "of changeling"},
    "activate an ability of an Elf source": {"of Elf", "of changeling"},
    "activate abilities of outlaw sources": {"of changeling"},
    "activate an ability of a Time Lord or Alien": {"of changeling"},
    "activate abilities of colorless Eldrazi": {"of Eldrazi"},
    "activate an ability of a colorless permanent": {
        "of artifact",
        "equip",
        "of land",
        "of Eldrazi",
    },
    "activate an ability of a source of the chosen type": {"of Elf", "of changeling"},
    "activate an ability of a creature source of the chosen type": {"of Elf", "of changeling"},
    "activate equip abilities": {"equip"},
    "activate power-up abilities": {"power-up"},
    "gain a Class level": {"class level"},
    # other costs
    "pay cumulative upkeep costs": {"cumulative upkeep"},
    "pay a cost that contains {C}": {"{C} ability"},
    "pay a disturb cost": {"disturb"},
    "pay a morph cost": {"morph", "megamorph"},
    "turn permanents face up": FACE_UP,
    "turn creatures face up": FACE_UP,
    "unlock a door": {"unlocking"},
    "foretell cards": {"foretelling"},
    "foretell a card from your hand": {"foretelling"},
    "cast the last card exiled with this artifact": set(),  # no payment here is for that card
    # lists
    "cast an artifact spell or activate an ability": ARTIFACTS | ABILITIES,
    "cast an instant or sorcery spell or to gain a Class level": INSTANTS
    | SORCERIES
    | {"class level"},
    "cast Equipment spells or activate equip abilities": {"Equipment", "equip"},
    "cast an enchantment spell, unlock a door, or turn a permanent face up": ENCHANTMENTS
    | FACE_UP
    | {"unlocking"},
    "foretell cards or cast spells that have foretell": {"foretelling", "foretold"},
    "pay a mana cost to turn a manifested creature face up, pay a morph cost, or cast a face-down"
    " creature spell": {"face-down", "manifested", "morph", "megamorph"},
    "pay a cost that contains {C}, cast a colorless spell, or activate an ability of a colorless"
    " permanent": COLORLESS | {"of artifact", "equip", "of land", "of Eldrazi", "{C} ability"},
}

#: What comes after "only on" → the payments that the mana may be spent on.
ONLY_ON: dict[str, set[str]] = {
    "costs that contain {X}": WITH_X | {"X ability", "unless pays X"},
}

#: What comes after "can't be spent to" → the payments that the mana may not be spent on.
NOT_TO: dict[str, set[str]] = {
    "cast spells": SPELLS,
    "cast nonartifact spells": SPELLS - ARTIFACTS,
    "cast a nonartifact spell": SPELLS - ARTIFACTS,
    "cast spells from your hand": SPELLS - NOT_FROM_HAND,
    "pay generic mana costs": set(),  # the mana pays the colored part of any cost
}
