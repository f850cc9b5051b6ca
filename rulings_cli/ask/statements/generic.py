"""Things that a question only describes: "a creature with hexproof", "four 1/1 tokens"."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from rulings_cli.abilities.cards import Card
from rulings_cli.ask.statements.nouns import Noun
from rulings_cli.ask.vocabulary import of_kind, subtype
from rulings_cli.ask.ways import way_said
from rulings_cli.errors import NotSupported
from rulings_cli.terms.keywords import PLAIN
from rulings_cli.terms.mana import COLORS_BY_NAME
from rulings_cli.terms.types import BASIC_LAND_TYPES, SUBTYPES_OF

if TYPE_CHECKING:
    from rulings_cli.ask.statements.scene import Item, Scene

#: Keywords that a token may be described with, so that nothing else comes with them.
EVERGREEN = frozenset(
    ("flying", "hexproof", "shroud", "indestructible", "trample", "deathtouch", "lifelink",
     "vigilance", "haste", "reach", "menace", "defender", "double strike", "first strike",
     "infect", "wither", "fear", "shadow", "intimidate", "skulk", "horsemanship", "flanking",
     "islandwalk", "swampwalk", "mountainwalk", "forestwalk", "plainswalk")
)  # fmt: skip
#: Creature types to tell tokens apart by.
_KINDS = ("Soldier", "Ogre", "Knight", "Beast", "Giant")
_TYPES = ("artifact", "enchantment", "legendary", "snow")
PREDEFINED = ("treasure", "clue", "food", "blood", "map", "gold", "powerstone")


#: Creature types of which people say no more, since nearly all that have them have this, too.
_OWN_KEYWORDS = {
    "wall": "defender", "spider": "reach",
    "dauthi": "shadow", "soltari": "shadow", "thalakos": "shadow",
}  # fmt: skip


def generic(scene: Scene, noun: Noun, want: str) -> Item:
    """Give a plain thing that has exactly the qualities of the description."""
    from rulings_cli.ask.statements.scene import Item

    head = noun.head
    if head in PREDEFINED:
        return _predefined(head, noun)
    told = [each.lower() for each in noun.qualities if each.lower() in PREDEFINED]
    if head == "token" and told:  # "a Food token"
        return _predefined(told[0], noun)
    if head == "role":
        return _role(scene, noun)
    several = noun.counted and noun.number > 1 and any(_is_gained(e) for e in noun.keywords)
    kinds_said = [subtype(each.lower()) for each in (head, *noun.qualities, *noun.kinds)]
    if noun.token and any(each and each not in SUBTYPES_OF["creature"] for each in kinds_said):
        raise NotSupported(f"a token like {noun.text!r} is not planned yet")
    if noun.token and head == "land":
        raise NotSupported(f"a token like {noun.text!r} is not planned yet")
    own = _OWN_KEYWORDS.get(head.lower(), "")
    if own and own not in noun.keywords and not (noun.token or noun.counted):
        return _token(scene, noun.evolve(keywords=(*noun.keywords, own)))
    if noun.token or noun.size or several:  # each of several has the keyword from itself
        return _token(scene, noun)
    if head in ("creature", "commander") or head in SUBTYPES_OF["creature"]:
        if not OF_AURAS.isdisjoint(noun.keywords):
            raise NotSupported(f"which Aura {noun.text!r} has was not said", "702.89a")
        # a plain creature gains them, so that nothing else comes with them
        noun = noun.evolve(keywords=tuple(e for e in noun.keywords if not _is_gained(e)))
    named = (each.name for each in scene.cards.values())  # what is only described is another
    taken = (*(each.card.name for each in scene.items if each.card is not None), *named)
    kinds = _kinds(noun, want)
    card = _picked(scene, noun, kinds, taken)
    if card is None and head == "spell" and "instant" in kinds:
        rest = tuple(each for each in kinds if each != "instant")
        card = _picked(scene, noun, (*rest, "sorcery"), taken)
        card = card or _picked(scene, noun, (*rest, "creature"), taken)
    if card is None:
        is_creature = head == "creature" or head in SUBTYPES_OF["creature"]
        if is_creature and noun.mana_value is None and not noun.kinds:
            return _token(scene, noun)
        raise NotSupported(f"no plain card is at hand for {noun.text!r}")
    item = Item(card, card.front, noun, noun.owner)
    if noun.text:
        scene.assumptions.append(f"{noun.text!r} is played with {card.name}")
    if head == "commander" or "commander" in noun.qualities:
        item.tails.append("as commander")
    return item


def _is_gained(keyword: str) -> bool:
    return keyword in EVERGREEN or keyword.startswith("protection")


#: Keywords of Auras, which are said of what they are on.
OF_AURAS = frozenset(("totem armor", "umbra armor"))
#: What is said of a thing beside what it is: the scene sees to it.
_STATES = frozenset(
    ("enchanted", "equipped", "tapped", "untapped", "sick", "fresh", "turn-before", "crewed",
     "uncrewed", "attacking", "blocking", "nontoken", "vanilla", "plain", "normal", "commander",
     "random", "ground", "nonflying", "face-down", "manifested", "cloaked", "nonland",
     "free", "only", "animate", "some-counters",
     "unblocked", "unearthed")
)  # fmt: skip


def _kinds(noun: Noun, want: str) -> tuple[str, ...]:
    """Give what the stock lists a fitting card under."""
    kinds = [*noun.kinds, *_qualities(noun)]
    if "face-down" in noun.qualities:
        kinds.append("morph")
    kinds += [each.replace(" ", "-") for each in noun.keywords]
    kinds += _of_head(noun.head, kinds, want, any_=not noun.keywords)
    if "land" in kinds and not noun.keywords and "basic" not in kinds and len(kinds) == 1:
        kinds.append("basic")
    if not noun.keywords and set(kinds) in ({"artifact"}, {"enchantment"}):
        kinds += ["plain", "noncreature"]
    if not noun.keywords and set(kinds) <= {"creature", "instant", "sorcery"}:
        kinds.append("plain")
    return tuple(dict.fromkeys(kinds))


def _qualities(noun: Noun) -> Iterator[str]:
    """Give what the stock lists a thing under by what is said of it."""
    for each in noun.qualities:
        if each in COLORS_BY_NAME or each in _STATES or each in ("colorless", "multicolored"):
            continue
        if each.removeprefix("non") in COLORS_BY_NAME:
            continue  # a thing of another color is looked for
        if each.startswith("non") and each[3:] in (*of_kind("type"), "legendary"):
            yield from ("plain", each) if each == "noncreature" else (each,)
        elif each in ("evoked", "fused"):
            yield {"evoked": "evoke", "fused": "fuse"}[each]
        elif each in of_kind("head") or each in _LISTED or subtype(each.lower()):
            yield each
        else:
            raise NotSupported(f"a plain thing that is {each} is not planned yet")


def _of_head(head: str, kinds: list[str], want: str, *, any_: bool) -> list[str]:
    """Give what the stock lists a thing under by the noun for it."""
    some = "artifact" if "noncreature" in kinds else "creature"
    if head == "commander":
        return ["creature", "legendary"]
    if head == "permanent":
        return [some]
    if head in ("spell", "card"):
        told = {*of_kind("type"), "battle", "split"}
        fits = any_ and not set(kinds) & told
        return [some if want == "permanent" else "instant"] if fits else []
    if head in ("equipment", "aura", "vehicle", "saga"):
        return [head.title()]
    return [head] if head and head != "token" else []


#: Qualities that the stock lists cards under.
_LISTED = frozenset(("legendary", "basic", "nonbasic", "snow", "split", "uncounterable"))


def _color(noun: Noun) -> str | None:
    """Give the letters of the colors that are said; None where any will do."""
    colors = [COLORS_BY_NAME[each] for each in noun.qualities if each in COLORS_BY_NAME]
    if "colorless" in noun.qualities:
        if colors:
            raise NotSupported("a thing of a color that is colorless")
        return ""
    if not colors and (not_so := [e[3:] for e in noun.qualities if e[3:] in COLORS_BY_NAME]):
        return next(one for color, one in COLORS_BY_NAME.items() if color not in not_so)
    return "".join(colors) if colors else None


def _picked(
    scene: Scene, noun: Noun, kinds: tuple[str, ...], taken: tuple[str, ...]
) -> Card | None:
    color = _color(noun)
    for each in kinds:
        if each in BASIC_LAND_TYPES:
            return scene.world.card(each)
    least, most = (0, 99) if noun.mana_value is None else (noun.mana_value, noun.mana_value)
    try:
        found: Card = scene.world.stock.pick(
            *kinds, least=least, most=most, other_than=taken, color=color,
            several_colors="multicolored" in noun.qualities,
        )  # fmt: skip
    except NotSupported:
        return None
    return found


def made_by(noun: Noun, card: Card) -> Noun | None:
    """Give "NAME token" as the one kind of token that the card makes, None where it makes none."""
    from rulings_cli.abilities.effects import CreateToken
    from rulings_cli.abilities.quantities import Number
    from rulings_cli.terms.values import walk

    made = {each.token for each in walk(card.front.paragraphs) if isinstance(each, CreateToken)}
    if "copy" in noun.text.lower().split():
        return None
    unsaid = NotSupported(f"which token of {card.name} is meant was not said")
    if not made:
        kinds = {type(each).__name__ for each in walk(card.front.paragraphs)}
        makes = any(each.startswith("Create") for each in kinds)
        if makes or not card.front.is_a("creature"):
            raise unsaid  # it is hardly a token that is a copy of that card
        return None
    token = next(iter(made))
    if token is None:
        raise unsaid
    size = token.power, token.toughness
    plain = len(made) == 1 and not token.abilities and not token.name
    if plain and token.predefined:
        return noun.evolve(mention=None, head=token.predefined.lower(), token=True)
    if not plain or not all(isinstance(each, Number) for each in size):
        raise unsaid
    letters = {one: word for word, one in COLORS_BY_NAME.items()}
    return noun.evolve(
        mention=None,
        head=token.subtypes[0] if token.subtypes else "creature",
        token=True,
        size="/".join(str(getattr(each, "n", "")) for each in size),
        qualities=(*noun.qualities, *(letters[each] for each in token.colors),
                   *token.subtypes[1:], *(e for e in token.types if e != "creature")),
        keywords=(*noun.keywords, *(str(getattr(e, "name", "")) for e in token.keywords)),
    )  # fmt: skip


_ROLE = "Aura Role enchantment token"


def _role(scene: Scene, noun: Noun) -> Item:
    """Give a Role token on a creature; what its own text does is left out."""
    from rulings_cli.ask.statements.scene import Item
    from rulings_cli.examples.tokens import described

    item = Item(None, described(_ROLE), noun, noun.owner)
    item.token = f"an {_ROLE}"
    card = scene.world.stock.pick("creature", "plain")
    holder = scene.add(Item(card, card.front, None, noun.owner))
    scene.onto_battlefield(holder, noun.owner or "you")
    item.lines.append("NAME is attached to TO")
    item.attached_to = holder
    return item


def _predefined(head: str, noun: Noun) -> Item:
    from rulings_cli.ask.plans.tokens import token_card
    from rulings_cli.ask.statements.scene import Item

    card = token_card(head.title())
    item = Item(None, card.front, noun, noun.owner)
    item.token = f"a {head.title()} token"
    return item


def token_words(noun: Noun, kind: str) -> str:
    """Give the words of an example for a creature token that is described so; `kind` its type."""
    creature_types = [
        each for each in (noun.head, *noun.qualities) if each in SUBTYPES_OF["creature"]
    ]
    other = [each for each in (noun.head, *noun.qualities) if subtype(each) and
             each not in creature_types]  # fmt: skip
    _color(noun)
    if other:
        raise NotSupported(f"a {' '.join(other)} token is not planned yet")
    kinds = creature_types or [kind]
    types = [each for each in _TYPES if each in (noun.head, *noun.qualities)]
    colors = [each for each in noun.qualities if each in COLORS_BY_NAME]
    if not all(e in PLAIN or e.startswith("protection from ") for e in noun.keywords):
        if any(way_said(each) for each in noun.keywords):
            from rulings_cli.ask.statements.scene import Misfit

            raise Misfit("a keyword of a cost is not how a creature is")
        raise NotSupported(f"a token with {', '.join(noun.keywords)} is not planned yet")
    words = " ".join((noun.size or "2/2", *colors, *kinds, *types, "creature", "token"))
    return f"{words} with {', '.join(noun.keywords)}" if noun.keywords else words


def _token(scene: Scene, noun: Noun) -> Item:
    from rulings_cli.ask.statements.scene import Item
    from rulings_cli.errors import InputError
    from rulings_cli.examples.tokens import described

    taken = {each.face.name for each in scene.items if each.token}
    words = token_words(noun, next(each for each in _KINDS if f"{each} Token" not in taken))
    try:
        face = described(words)
    except InputError as error:
        raise NotSupported(f"no such token can be described: {error.message}") from error
    item = Item(None, face, noun, noun.owner)
    item.token = f"a {words}"
    return item
