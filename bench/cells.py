"""Compare what `pay` says of random pairs with reasoning written apart, from the printed words.

Usage: python bench/cells.py ATOMIC_CARDS.json.xz [-n PAIRS] [--seed N] [--corpus DIR]

The other side shares no code with the project: it reads the words of the official file with a few
regular expressions, leaves out what they do not cover, and tries every assignment of mana. Each
difference is printed, to be read by hand; the last line counts them.
"""

from __future__ import annotations

import argparse
import itertools
import json
import lzma
import random
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parents[1]
COLORS = "WUBRG"
BASIC = {"Plains": "W", "Island": "U", "Swamp": "B", "Mountain": "R", "Forest": "G"}
COUNT = {"one": 1, "two": 2, "three": 3, "four": 4, "five": 5}
#: Words in a target's text by which its cost, or the ways to cast it, may be others.
UNSURE = re.compile(
    r"rather than pay|less to cast|more to cast|costs? \{|[Aa]ffinity|[Uu]ndaunted|"
    r"without paying its mana cost|As an additional cost|Spend only|Cleave|Prototype|Impending|"
    r"Warp|More Than Meets|Awaken|Disguise|Emerge|Mutate|Offering|Assist|can't be cast|"
    r"can't spend|Freerunning|Surge|Spectacle|Miracle|Convoke|Improvise|Delve|Web-slinging|Sneak"
)
INSTEAD = re.compile(r"^(Evoke|Overload|Dash|Blitz|Bestow)\W*(\{[^\n (]*\})", re.MULTILINE)
FACE_DOWN = re.compile(r"^(?:Morph|Megamorph)\b", re.MULTILINE)


def mana_of(text: str) -> list[tuple[str, ...]] | None:
    """Give every way in which the words after "Add" come out, or None."""
    if re.fullmatch(r"(\{[WUBRGC]\})+", text):
        return [tuple(re.findall(r"\{(.)\}", text))]
    found = re.fullmatch(
        r"((?:(?:\{[WUBRGC]\})+, )*(?:\{[WUBRGC]\})+),? or ((?:\{[WUBRGC]\})+)", text
    )
    if found:
        parts = [*found[1].split(", "), found[2]]
        return [tuple(re.findall(r"\{(.)\}", each)) for each in parts]
    if text == "one mana of any color":
        return [(each,) for each in COLORS]
    found = re.fullmatch(r"(\w+) mana of any one color", text)
    if found and found[1] in COUNT:
        return [(each,) * COUNT[found[1]] for each in COLORS]
    found = re.fullmatch(r"(\w+) mana in any combination of colors", text)
    if found and found[1] in COUNT:
        return list(itertools.combinations_with_replacement(COLORS, COUNT[found[1]]))
    found = re.fullmatch(r"(\w+) mana in any combination of \{(.)\} and/or \{(.)\}", text)
    if found and found[1] in COUNT:
        kinds = found[2] + found[3]
        return list(itertools.combinations_with_replacement(kinds, COUNT[found[1]]))
    return None


def allowed(limit: str, kind: dict[str, Any]) -> bool | None:
    """Tell whether a spending limit allows to cast a face, or None where the words are others."""
    what = limit.removeprefix("Spend this mana only to ").rstrip(".")
    answers = [
        one_allowed(each, kind) for each in re.split(r" or (?=cast|activate|pay|turn)", what)
    ]
    return None if any(each is None for each in answers) else any(answers)


def one_allowed(what: str, kind: dict[str, Any]) -> bool | None:
    """Tell it of one of the things that a limit lists."""
    if what.startswith(("activate ", "turn ", "pay ")):
        return False
    found = re.fullmatch(r"cast (?:an? )?(.+?) spells?", what)
    if not found:
        return None
    words = re.split(r",? (?:or|and/or|and) |, ", found[1])
    answers = [is_a(each, kind) for each in words]
    return None if any(each is None for each in answers) else any(answers)


def is_a(words: str, kind: dict[str, Any]) -> bool | None:
    """Tell whether a face is what one or more plain words say."""
    held = {each.lower() for each in (*kind["types"], *kind["subtypes"], *kind["supertypes"])}
    for word in words.split():
        if word == "colorless":
            fits = not kind["colors"]
        elif word == "multicolored":
            fits = len(kind["colors"]) > 1
        elif word in ("legendary", "snow", "creature", "artifact", "instant", "sorcery"):
            fits = word in held
        elif word in ("enchantment", "planeswalker", "Aura", "Equipment") or word[0].isupper():
            if "Changeling" in (kind.get("keywords") or []):
                return None
            fits = word.lower() in held
        elif word.startswith("non"):
            fits = word[3:] not in held
        else:
            return None
        if not fits:
            return False
    return True


def abilities(card: dict[str, Any]) -> list[tuple[list[tuple[str, ...]], str]] | None:
    """Give the mana abilities of a card with their limits; None where its words are others."""
    found: list[tuple[list[tuple[str, ...]], str]] = [
        ([(color,)], "") for kind, color in BASIC.items() if kind in card["subtypes"]
    ]
    for line in re.sub(r" ?\([^()]*\)", "", card.get("text") or "").split("\n"):
        if not re.search(r"\b[Aa]dds? |mana", line):
            if re.search(r"can't cast|cost|spend|search|cast ", line):
                return None
            continue
        match = re.fullmatch(
            r"(\{T\}|\{T\}, Sacrifice [^:{}]*?(?:this \w+)|\{T\}, Pay \d life): Add ([^.]*)\."
            r"((?: This \w+ deals \d damage to you\.)?)((?: Spend this mana only [^.]*\.)?)",
            line,
        )
        made = mana_of(match[2]) if match else None
        if match is None or made is None:
            return None
        found.append((made, match[4].strip()))
    return found or None


def ways(faces: list[dict[str, Any]]) -> list[tuple[str | None, dict[str, Any]]] | None:
    """Give the costs by which a card may be cast from hand, each with the face; None: unsure."""
    faces = sorted(faces, key=lambda face: face.get("side") or "")
    layout = faces[0]["layout"]
    if layout not in ("normal", "split", "adventure", "modal_dfc", "transform", "saga", "class"):
        return None
    if len(faces) == 1 and " // " in faces[0]["name"]:
        return None
    castable = faces if layout in ("split", "adventure", "modal_dfc") else faces[:1]
    found: list[tuple[str | None, dict[str, Any]]] = []
    for face in castable:
        if "Land" in face["types"]:
            continue
        text = re.sub(r" ?\([^()]*\)", "", face.get("text") or "")
        if UNSURE.search(text) or "Fuse" in text:
            return None
        found.append((face.get("manaCost"), face))
        for name, cost in INSTEAD.findall(text):
            kind = face
            if name == "Bestow":
                kind = {**face, "types": ["Enchantment"], "subtypes": ["Aura"]}
            found.append((cost, kind))
        if FACE_DOWN.search(text):
            blank = {"types": ["Creature"], "subtypes": [], "supertypes": [], "colors": []}
            found.append(("{3}", blank))
    return found


def pays(mana: tuple[str, ...], symbols: list[str]) -> tuple[int, int]:
    """Give how many of a cost's mana can be paid at most, by trying all, and how many it asks."""
    parts = [
        part for each in symbols for part in ([each] if not each.isdigit() else ["*"] * int(each))
    ]

    def best(at: int, left: tuple[str, ...]) -> int:
        if at == len(parts) or not left:
            return 0
        most = best(at + 1, left)
        for index, each in enumerate(left):
            halves = parts[at].split("/")
            if parts[at] == "*" or each in halves:
                most = max(most, 1 + best(at + 1, left[:index] + left[index + 1 :]))
        return most

    short = [part for part in parts if part != "*"] + ["*"] * min(parts.count("*"), len(mana))
    full = len(parts)
    parts = short
    return best(0, mana), full


def reasoned(
    made: list[tuple[list[tuple[str, ...]], str]], found: list[tuple[str | None, dict[str, Any]]]
) -> tuple[str, str] | None:
    """Give the verdict and how far the mana pays; None where this reasoning covers it not."""
    verdicts: list[tuple[str, str]] = []
    for cost, kind in found:
        if cost is None:
            verdicts.append(("no", ""))
            continue
        symbols = re.findall(r"\{([^}]+)\}", cost)
        if any(each in "XYZS" or "P" in each or each.startswith("2/") for each in symbols):
            return None
        if not [each for each in symbols if each != "0"]:
            verdicts.append(("nothing", ""))
            continue
        most = total = 0
        for outcomes, limit in made:
            may = allowed(limit, kind) if limit else True
            if may is None:
                return None
            for mana in outcomes if may else ():
                count, total = pays(mana, symbols)
                most = max(most, count)
        far = "nothing" if not most else "in full" if most == total else "in part"
        verdicts.append(("yes" if most else "no", far))
    telling = [each for each in verdicts if each[0] != "nothing"] or [("nothing", "")]
    kinds = {each[0] for each in telling}
    if len(kinds) > 1:
        return ("depends", "")
    return telling[0] if len(telling) == 1 else (telling[0][0], "")


def main() -> int:
    """Compare and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("cards")
    parser.add_argument("-n", type=int, default=4000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--limited", action="store_true", help="only sources with a spending limit")
    parser.add_argument("--corpus", default=str(ROOT / "corpus"))
    args = parser.parse_args()
    sys.path.insert(0, str(ROOT))
    from rulings_cli.ask.matrix import matrix
    from rulings_cli.ask.world import World
    from rulings_cli.corpus.pool import Pool

    with lzma.open(args.cards, "rt", encoding="utf-8") as stream:
        cards = json.load(stream)["data"]
    single = {name: faces[0] for name, faces in cards.items() if len(faces) == 1}
    made = {name: found for name, card in single.items() if (found := abilities(card))}
    cost = {name: found for name, faces in cards.items() if (found := ways(faces))}
    if args.limited:
        made = {name: found for name, found in made.items() if any(each[1] for each in found)}
    chance = random.Random(args.seed)
    size = max(1, int(args.n**0.5))
    sources = chance.sample(sorted(made), min(size, len(made)))
    targets = chance.sample(sorted(cost), min(args.n // size, len(cost)))
    world = World(Pool.open(Path(args.corpus)))
    counts = {"same": 0, "differ": 0, "not covered": 0, "unknown": 0}
    for pair in matrix(sources, targets, world=world):
        if not hasattr(pair, "verdict"):
            continue
        wanted = reasoned(made[pair.source], cost[pair.target])
        if wanted is None:
            counts["not covered"] += 1
        elif pair.verdict == "unknown":
            counts["unknown"] += 1
        elif pair.verdict != wanted[0] or (
            wanted[0] == "yes" and wanted[1] and wanted[1] != pair.pays
        ):
            counts["differ"] += 1
            said = f"{pair.verdict} {pair.pays} {pair.covers}"
            print(f"{pair.source} | {pair.target}: {said}, not {wanted}")
        else:
            counts["same"] += 1
    print(f"{len(made)} sources and {len(cost)} targets are covered; of the pairs:", counts)
    return 1 if counts["differ"] else 0


if __name__ == "__main__":
    sys.exit(main())
