"""Card types, supertypes and subtypes (CR 205).

The subtypes stand in the order of their length; a space inside a name is an underscore here.
"""

from __future__ import annotations

from typing import Final

CARD_TYPES: Final = (
    "land",
    "creature",
    "artifact",
    "enchantment",
    "planeswalker",
    "battle",
    "instant",
    "sorcery",
    "kindred",
    "dungeon",
    "plane",
    "phenomenon",
    "scheme",
    "vanguard",
    "conspiracy",
)
#: The types of permanents (CR 110.4).
PERMANENT_TYPES: Final = frozenset(
    ("artifact", "battle", "creature", "enchantment", "land", "planeswalker")
)
#: The types of permanent spells (CR 110.4b).
PERMANENT_SPELL_TYPES: Final = PERMANENT_TYPES - {"land"}
SUPERTYPES: Final = ("basic", "legendary", "ongoing", "snow", "world")
BASIC_LAND_TYPES: Final = {
    "Plains": "W",
    "Island": "U",
    "Swamp": "B",
    "Mountain": "R",
    "Forest": "G",
}


def _read(table: str) -> frozenset[str]:
    return frozenset(word.replace("_", " ") for word in table.split())


ARTIFACT_TYPES: Final = _read(
    """
    Map Gold Food Clue Junk Book Blood Stone Lander Vehicle Mutagen Treasure Infinity Vibranium
    Incubator Equipment Bobblehead Powerstone Attraction Spacecraft Contraption Fortification
    """
)
ENCHANTMENT_TYPES: Final = _read(
    """
    Saga Aura Role Rune Case Room Plan Shard Curse Class Shrine Cartouche Background
    """
)
LAND_TYPES: Final = _read(
    """
    Mine Gate Cave Town Lair Swamp Tower Locus Island Sphere Plains Urza's Planet Desert Forest
    Mountain Power-Plant
    """
)
PLANESWALKER_TYPES: Final = _read(
    """
    Ral Oko Jaya Kaya Urza Jace Guff Koth Dack Will Ugin Karn Niko Teyo Szat Tasha Lukka Jeska
    Kiora Serra Nissa Minsc Jared Lolth Ajani Domri Basri Rowan Sorin Dovin Wrenn Kaito Tyvar
    Bolas Comet Grist Samut Calix Dihada Vraska Estrid Huatli Teferi Nahiri Ashiok Garruk Zariel
    Vivien Arlinn Gideon Dakkon Tamiyo Venser Vronos Narset Tibalt Yanggu Liliana Kasmina
    Chandra Yanling Angrath Elspeth Saheeli Sivitri Daretti Davriel Sarkhan Dellian Nixilis
    Xenagos Bahamut Ellywick Tezzeret Aminatou Windgrace Freyalise Elminster Quintorius
    Mordenkainen
    """
)
SPELL_TYPES: Final = _read(
    """
    Omen Trap Arcane Lesson Adventure
    """
)
CREATURE_TYPES: Final = _read(
    """
    Qu Ox Orb Orc God Ape Eye Elf Hag Egg Dog Elk Imp Kor Myr Bat Cat Rat Fox Toy Spy Azra Crab
    Sand Bard Bird Kree Mole Ogre Mite Ooze Wolf Serf Orgg Frog Atog Slug Fish Gith Yeti Monk
    Seal Wall Germ Worm Wurm Hero Bear Boar Goat Pest Kavu Drix Ally Army Lamia Ninja Llama
    Gamma Hyena Hydra Nomad Dryad Licid Squid Druid Child Weird Shade Ouphe Snake Drake Spike
    Whale Sable Noble Gnome Drone Horse Mouse Rogue Dwarf Leech Nymph Slith Synth Sloth Dalek
    Skunk Shark Rebel Angel Camel Snail Devil Gnoll Troll Golem Utrom Prism Human C'tan Alien
    Siren Kirin Djinn Scion Demon Bison Spawn Clown Rhino Hippo Servo Sheep Elder Gamer Otter
    Lemur Satyr Giant Plant Mount Robot Pilot Beast Guest Scout Harpy Zubera Cleric Mystic
    Kobold Coward Lizard Wizard Sponge Zombie Faerie Beeble Noggle Moogle Turtle Pirate Coyote
    Wraith Dauthi Jackal Weasel Thrull Skrull Possum Shaman Kraken Goblin Dragon Gorgon Archon
    Minion Necron Avatar Shi'ar Spider Badger Rigger Ranger Monger Archer Oyster Beaver Sliver
    Volver Horror Doctor Fungus Walrus Wombat Insect Efreet Ferret Knight Rabbit Spirit Mutant
    Sphinx Monkey Echidna Chimera Tyranid Camarid Homarid Demigod Giraffe Vampire Inkling
    Samurai Soltari Eldrazi Warlock Merfolk Eternal Fractal Inhuman Citizen Villain Griffin
    Kithkin Gremlin Hellion Raccoon Balloon Unicorn Bringer Pincher Soldier Carrier Glimmer
    Specter Thopter Lobster Hamster Warrior Advisor Praetor Centaur Aurochs Cyclops Octopus
    Pegasus Peasant Serpent Varmint Caribou Lammasu Phoenix Capybara Employee Tentacle Gargoyle
    Antelope Mongoose Symbiote Werewolf Lhurgoyf Tiefling Halfling Hedgehog Primarch Starfish
    Treefolk Moonfolk Basilisk Squirrel Nephilim Cyberman Vedalken Pangolin Assassin Scorpion
    Illusion Skeleton Kangaroo Surrakar Beholder Sorcerer Splinter Deserter Survivor Dinosaur
    Minotaur Custodes Astartes Thalakos Nautilus Platypus Elephant Time_Lord Crocodile Porcupine
    Wolverine Nightmare Manticore Masticore Sculpture Trilobite Tetravite Pentavite Detective
    Brushwagg Saproling Jellyfish Blinkmoth Elemental Leviathan Barbarian Phyrexian Metathran
    Graveborn Armadillo Artificer Berserker Performer Processor Construct Scientist Scarecrow
    Mercenary Cockatrice Hippogriff Reflection Aetherborn Salamander Flagbearer Inquisitor
    Homunculus Juggernaut Phelddagrif Incarnation Spellshaper Dreadnought Triskelavite
    Nightstalker Shapeshifter Assembly-Worker
    """
)
BATTLE_TYPES: Final = _read(
    """
    Siege
    """
)
#: Which subtypes belong to which card type (CR 205.3b).
SUBTYPES_OF: Final = {
    "artifact": ARTIFACT_TYPES,
    "battle": BATTLE_TYPES,
    "creature": CREATURE_TYPES,
    "enchantment": ENCHANTMENT_TYPES,
    "instant": SPELL_TYPES,
    "kindred": CREATURE_TYPES,
    "land": LAND_TYPES,
    "planeswalker": PLANESWALKER_TYPES,
    "sorcery": SPELL_TYPES,
}
SUBTYPES: Final = frozenset().union(*SUBTYPES_OF.values())
