"""Keyword abilities by what is printed after their names (CR 702)."""

from __future__ import annotations

from typing import Final

#: Keywords without a parameter (CR 702).
PLAIN: Final = tuple(
    each.strip()
    for each in """
    deathtouch, defender, double strike, first strike, flash, flying, haste, hexproof,
    indestructible, intimidate, lifelink, reach, shroud, trample, vigilance, menace, banding,
    flanking, phasing, buyback, shadow, storm, fear, horsemanship, skulk, prowess, convoke, delve,
    cascade, exalted, infect, wither, persist, undying, changeling, devoid, cipher, extort, evolve,
    unleash, split second, sunburst, conspire, retrace, totem armor, umbra armor, improvise, assist,
    ascend, riot, mentor, melee, myriad, dethrone, exploit, living weapon, soulbond, battle cry,
    epic, haunt, gravestorm, hideaway, provoke, ingest, fuse, aftermath, jump-start, undaunted,
    partner, choose a background, doctor's companion, friends forever, companion, daybound,
    nightbound, decayed, read ahead, compleated, living metal, job select, start your engines!,
    bargain, training, enlist, ravenous, for mirrodin!, demonstrate, paradigm, station,
    double agenda, hidden agenda, cumulative upkeep, rebound, increment, exhaust,
    space sculptor, trample over planeswalkers, vanishing, mayhem
    """.replace("\n", " ").split(",")
)
#: Keywords with one cost after them.
WITH_COST: Final = tuple(
    each.strip()
    for each in """
    kicker, multikicker, buyback, flashback, cycling, echo, entwine, evoke, madness, morph,
    megamorph, disguise, ninjutsu, commander ninjutsu, overload, plot, foretell, prowl, replicate,
    scavenge, spectacle, surge, suspend, transmute, unearth, ward, equip, fortify, reconfigure,
    level up, outlast, embalm, eternalize, encore, escape, disturb, dash, blitz, bestow, miracle,
    mutate, cleave, casualty, squad, offspring, emerge, freerunning, mayhem, harmonize, warp,
    sneak, web-slinging, aura swap, recover, escalate, splice onto arcane, forecast, craft,
    cumulative upkeep, basic landcycling, plainscycling, islandcycling, swampcycling,
    mountaincycling, forestcycling, landcycling, wizardcycling, slivercycling,
    more than meets the eye, transfigure, jump-start
    """.replace("\n", " ").split(",")
)
#: Keywords with a number after them.
WITH_NUMBER: Final = tuple(
    each.strip()
    for each in """
    crew, annihilator, bushido, devour, afterlife, amplify, bloodthirst, dredge, fabricate, fading,
    vanishing, graft, modular, poisonous, rampage, renown, ripple, soulshift, toxic, tribute,
    hideaway, casualty, backup, absorb, frenzy, afflict, mobilize, saddle, firebending, teamwork,
    station
    """.replace("\n", " ").split(",")
)
